import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// Los Angeles in the golden hour; the sun stands low on the left. Feet at 0.

/** One spur of the hill: its sunny flank and the shaded gully on its right. */
function spur(k, [ax, ay, fx, fy, wide], [lit, shade], seed) {
  const bend = [(ax + fx) / 2 - wide * 0.3, (ay + fy) / 2 - 1]
  const ridge = rough([[ax, ay], bend, [fx, fy]], 0.5, seed)
  fill(k, lit, [...ridge, [fx - wide * 1.1, fy], [(ax + fx) / 2 - wide * 0.9, (ay + fy) / 2 + 2]])
  fill(k, shade, [...ridge, [fx + wide, fy], [(ax + fx) / 2 + wide * 0.5, (ay + fy) / 2 + 2]])
}

/** Mount Lee with its spurs and mast, then the green foothills with a few white houses. */
export function hills(k) {
  path(k, '#e8a878', 'M-40 62V52C-20 46 -4 47 12 50C26 47 40 50 60 56V62Z')
  path(k, '#c88470', 'M-4 47C2 52 4 56 14 62H60V56C40 50 26 47 12 50C6 48.800 0 47.600 -4 47Z')
  const crest = rough(
    points(
      '14 64 26 56 38 50 50 45 62 38 72 30 82 23.500 92 19 104 16 114 17.500 126 22 138 27 150 29.500 164 34 184 36 210 40',
    ),
    0.5,
    3,
  )
  fill(k, '#d8924c', [...crest, [210, 66], [14, 66]])
  fill(
    k,
    '#e6a656',
    points('50 45 62 38 72 30 82 23.500 92 19 98 17.500 90 30 86 40 88 50 84 62 30 62'),
  )
  fill(
    k,
    '#c67a46',
    points(
      '112 17.200 126 22 138 27 150 29.500 164 34 184 36 210 40 210 66 132 66 126 52 128 42 122 32',
    ),
  )
  for (const [i, s] of points(
    '38 50 40 62 5 50 45 50 62 6 62 38 62 62 7 72 31 72 60 7 150 29.500 146 58 8 138 27 132 58 7 164 34 166 60 8 184 36 186 60 8',
    5,
  ).entries())
    spur(k, s, ['#f0b464', '#ac6444'], i + 4)
  for (const [i, s] of points('88 35 80 60 8 103 37 98 60 9 116 35 118 60 9', 5).entries())
    spur(k, s, ['#ecac5c', '#b46c48'], i + 21)
  fill(k, '#ac6444', points('104 16 114 17.500 126 22 138 27 133 26.600 124 23.400 114 20 107 19'))
  fill(k, '#f4c070', points('82 23.500 92 19 104 16 101 18.600 92 22 85 25.600'))
  stroke(k, '#6c4450', 0.45, 'M107 16.500V5.500M106 9H108M106.300 7H107.700')
  path(k, '#e85c4c', 'M107 4.700a0.600 0.600 0 1 0 0.010 0Z')
}

const GREEN = ['#b0a44c', '#84883c', '#5c6c40', '#3c5440']

/** A round oak of the hills. */
export function oak(k, x, y, q) {
  path(
    k,
    GREEN[3],
    `M${x - q} ${y}C${x - q * 1.3} ${y - q * 0.7} ${x - q * 0.6} ${y - q * 1.3} ${x} ${y - q * 1.2}C${x + q * 0.8} ${y - q * 1.3} ${x + q * 1.3} ${y - q * 0.6} ${x + q} ${y}Z`,
  )
  path(
    k,
    GREEN[1],
    `M${x - q} ${y - q * 0.2}C${x - q * 1.2} ${y - q * 0.8} ${x - q * 0.6} ${y - q * 1.3} ${x} ${y - q * 1.2}C${x + q * 0.2} ${y - q * 0.8} ${x - q * 0.2} ${y - q * 0.3} ${x - q} ${y - q * 0.2}Z`,
  )
}

/** A small house of stucco under tiles. */
export function villa(k, x, y, q) {
  path(k, '#fff0d8', `M${x} ${y}v${-q}h${q * 1.2}v${q}Z`)
  path(k, '#c8947c', `M${x + q * 1.2} ${y}v${-q}h${q}v${q}Z`)
  path(
    k,
    '#d8683c',
    `M${x - q * 0.15} ${y - q}l${q * 0.3} ${-q * 0.4}h${q * 1.1}l${q * 0.1} ${q * 0.4}Z`,
  )
  path(
    k,
    '#9c4438',
    `M${x + q * 1.35} ${y - q}l${-q * 0.1} ${-q * 0.4}h${q * 0.8}l${q * 0.3} ${q * 0.4}Z`,
  )
  path(k, '#7c5064', `M${x + q * 0.4} ${y - q * 0.7}h${q * 0.36}v${q * 0.4}h${-q * 0.36}Z`)
}

/** The towers of downtown in the haze, the round crown and the sail among them. Feet at y. */
export function downtown(k, x, y) {
  for (const [dx, wide, high] of points(
    '-15 4 7 -11 4.600 10 -6.400 4 16 -2 3.600 12 2 5 22 7.400 4 14 11.600 4.600 18 16.400 4 9 20.600 4.400 6',
    3,
  )) {
    path(k, '#e8ac88', `M${x + dx} ${y}v${-high}h${wide}v${high}Z`)
    path(k, '#f8cc9c', `M${x + dx} ${y}v${-high}h${wide * 0.36}v${high}Z`)
    path(k, '#cc8c80', `M${x + dx + wide * 0.72} ${y}v${-high}h${wide * 0.28}v${high}Z`)
  }
  path(k, '#e8ac88', `M${x + 2.4} ${y - 21.8}v-1.600q2.100 -1.600 4.200 0v1.600Z`)
  path(k, '#cc8c80', `M${x + 11.6} ${y - 17.8}q3 -0.600 4.600 -3.400v3.600Z`)
  stroke(k, '#cc8c80', 0.3, `M${x + 15.8} ${y - 20}v-5`)
}

/** A fan palm, very tall: slim stem, a skirt of dry leaves, a round head of fans. */
export function fanPalm(k, x, y, high, q, seed) {
  const r = random(seed)
  const lean = (r() - 0.5) * q * 1.6
  const w = q * 0.13
  const top = [x + lean, y - high]
  path(
    k,
    '#5c3c4c',
    `M${x - w * 1.7} ${y}Q${x - w} ${y - high * 0.4} ${top[0] - w * 0.8} ${top[1]}H${top[0] + w * 0.8}Q${x + w * 1.2} ${y - high * 0.4} ${x + w * 1.7} ${y}Z`,
  )
  path(
    k,
    '#e89c60',
    `M${x - w * 1.7} ${y}Q${x - w} ${y - high * 0.4} ${top[0] - w * 0.8} ${top[1]}H${top[0] - w * 0.2}Q${x - w * 0.3} ${y - high * 0.4} ${x - w * 0.5} ${y}Z`,
  )
  path(
    k,
    '#8c5c44',
    `M${top[0] - q * 0.34} ${top[1] - q * 0.2}L${top[0] - q * 0.26} ${top[1] + q * 0.9}L${top[0]} ${top[1] + q * 1.1}L${top[0] + q * 0.26} ${top[1] + q * 0.9}L${top[0] + q * 0.34} ${top[1] - q * 0.2}Z`,
  )
  path(
    k,
    '#d89c5c',
    `M${top[0] - q * 0.34} ${top[1] - q * 0.2}L${top[0] - q * 0.26} ${top[1] + q * 0.9}L${top[0] - q * 0.04} ${top[1] + q}L${top[0] - q * 0.06} ${top[1] - q * 0.2}Z`,
  )
  // Fans: the far ones dark, the near ones lit where they turn to the sun.
  for (const [n, reach, shift] of [
    [13, 1, 0],
    [9, 0.86, 0.35],
  ])
    for (let i = 0; i < n; i++) {
      const a = 2.5 + (i / (n - 1)) * 4.42 + shift * 0.2
      const l = q * reach * (0.92 + r() * 0.2)
      const [ex, ey] = [top[0] + Math.cos(a) * l, top[1] - q * 0.1 + Math.sin(a) * l * 0.92]
      const sun = Math.cos(a) < -0.15
      const tones =
        n === 13
          ? sun
            ? ['#6c7c3c', '#445838']
            : ['#3c5440', '#2c4040']
          : sun
            ? ['#c8b84c', '#84883c']
            : ['#5c7440', '#3c5440']
      for (const [d, c] of [
        [-0.3, tones[0]],
        [0.3, tones[1]],
      ]) {
        const spread = []
        for (let j = 0; j <= 4; j++) {
          const b = a + d * 0.5 + (j - 2) * 0.12
          const m = j % 2 ? 0.8 : 1.08
          spread.push([top[0] + Math.cos(b) * l * m, top[1] - q * 0.1 + Math.sin(b) * l * 0.92 * m])
        }
        fill(k, c, [[top[0] * 0.55 + ex * 0.45, (top[1] - q * 0.1) * 0.55 + ey * 0.45], ...spread])
      }
      stroke(
        k,
        tones[1],
        q * 0.04,
        `M${top[0]} ${top[1] - q * 0.1}L${top[0] * 0.5 + ex * 0.5} ${top[1] * 0.5 + ey * 0.5}`,
      )
    }
}

/** A bulldog on a skateboard, goggles on, towards the right. 11 high. */
export function bulldog(k) {
  path(k, 'rgba(90,40,70,.4)', 'M-6 0.500C0 -0.600 14 -0.400 20 0.600C12 1.800 0 1.700 -6 0.500Z')
  path(
    k,
    '#e8505c',
    'M-9 -2.600C-8 -1.900 -7 -1.800 -6 -1.800H7C8 -1.800 9 -2 10 -2.800L9.600 -1.600C8.600 -0.900 8 -0.900 7 -0.900H-6.400C-7.600 -0.900 -8.600 -1.400 -9 -2.600Z',
  )
  for (const x of [-5, 5.6]) path(k, '#fff0d0', `M${x} -1.300a0.900 0.900 0 1 0 0.010 0Z`)
  stroke(k, '#b8805c', 1.8, 'M-4 -5L-4.600 -2.400M3.600 -5L4.200 -2.400')
  path(
    k,
    '#e8c09c',
    'M-6.400 -4.400C-7.400 -8 -5 -10 -1.600 -9.800C2 -10.400 5 -9.600 5.600 -6.600C5.600 -4.400 4 -3.600 1.600 -3.800C-1 -4.600 -4 -3 -6.400 -4.400Z',
  )
  path(k, '#fff0dc', 'M-6.400 -4.400C-7.400 -8 -5 -10 -1.600 -9.800C-3 -8.600 -4 -6.400 -3.600 -4Z')
  stroke(k, '#e8c09c', 1.9, 'M-5.400 -4.400L-6 -2.300M1.800 -4.600L1.600 -2.300')
  path(
    k,
    '#e8c09c',
    'M2.600 -8C2 -11.600 4 -13.400 6.600 -13.200C9.400 -13.200 10.600 -11 10.400 -9C10.400 -7.200 9 -6.200 7 -6.200C4.800 -6.200 3 -6.600 2.600 -8Z',
  )
  path(
    k,
    '#fff0dc',
    'M6.600 -9.600C8 -10.400 10 -10 10.600 -9C10.900 -7.400 9.400 -6.200 7.600 -6.200C6.400 -6.400 5.800 -8 6.600 -9.600Z',
  )
  path(k, '#b8805c', 'M3 -12.600L1.600 -11C1.800 -9.400 3 -9.400 3.800 -10.400L4.600 -12.800Z')
  path(
    k,
    '#2c1c34',
    'M9.400 -10.600C10.400 -10.800 11 -10.200 10.800 -9.600L9.600 -9.400ZM5.400 -12.400H9.200V-10.700H6Z',
  )
  stroke(k, '#2c1c34', 0.4, 'M5.600 -11.800L3.600 -11.400')
  path(
    k,
    '#f4788c',
    'M8 -7.400C8.800 -7.600 9.600 -7.400 9.800 -6.900C9.400 -5 8.200 -4.600 7.800 -5.400Z',
  )
}

/** She runs after it, laughing, the leash in her hand; towards the right. 24 high. */
export function owner(k) {
  path(k, 'rgba(90,40,70,.4)', 'M-8 0.600C0 -0.600 14 -0.400 22 0.700C12 2 0 1.800 -8 0.600Z')
  stroke(k, '#d8946c', 2.3, 'M0 -11L4.600 -7L3.800 -1.600M-1 -11L-4.600 -6.600L-9.600 -7')
  path(
    k,
    '#fff4e4',
    'M2.600 -2H5.200L7.600 0.200H2.600ZM-9 -8.600L-9.200 -5.600L-11.400 -4.800L-11.200 -8Z',
  )
  path(
    k,
    '#3f6ca0',
    'M-3.600 -9.600C-3.800 -11.600 -3.200 -13.400 -2.600 -14.200H2.400C3.400 -12.600 3.600 -11 3.400 -9.200Z',
  )
  path(
    k,
    '#74a8d0',
    'M-3.600 -9.600C-3.800 -11.600 -3.200 -13.400 -2.600 -14.200H-0.600C-1.600 -12.600 -1.600 -11 -1.400 -9.400Z',
  )
  path(
    k,
    '#f4ece4',
    'M-2.800 -13.600C-3.400 -17 -2.800 -19 -1.600 -20C0 -20.600 2.200 -20.400 3 -19.400C3.600 -17.400 3.200 -15.400 2.600 -13.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M-2.800 -13.600C-3.400 -17 -2.800 -19 -1.600 -20L0 -20.400C-1.200 -18 -1 -15.600 -1 -13.600Z',
  )
  path(k, '#e8a05c', 'M-3.100 -16.600H3.200L3 -15.400H-3Z')
  stroke(k, '#d8946c', 1.5, 'M-1.200 -18.800L-5 -16.400L-7.600 -19')
  stroke(k, '#ecb088', 1.5, 'M2.200 -18.800L6 -16.600L9.800 -17.600')
  path(
    k,
    '#ecb48c',
    'M-2 -22.600C-2 -26 3.200 -26.200 3.200 -22.900C3.900 -22.500 3.900 -21.900 3.200 -21.800C3 -20.400 1.800 -19.800 0.600 -19.900C-1 -20 -2 -21 -2 -22.600Z',
  )
  path(
    k,
    '#7c3c34',
    'M3 -24.600C1.600 -27.800 -3 -27.400 -2.900 -23.600C-4.600 -22.600 -6.600 -22.800 -8.400 -24C-7.600 -21.400 -4.600 -20 -1.800 -20.800C-1 -22 -0.400 -23.600 0.600 -24.200C1.600 -24.600 2.400 -24.600 3 -24.600Z',
  )
  path(k, '#2c1c28', 'M1.800 -23a0.300 0.380 0 1 0 0.010 0Z')
  path(k, '#a83c40', 'M1.400 -21.400Q2.300 -21.300 2.900 -21.700Q2.600 -20.600 1.400 -21.400Z')
}
