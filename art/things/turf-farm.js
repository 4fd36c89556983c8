import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const YARD = 66

/** Turf laid in herringbone: the walls between the gables. */
export function turfWall(k, x0, x1, y0, y1, dark) {
  fill(
    k,
    dark ? '#4c5a34' : '#6b7a3c',
    points(`${x0} ${y1} ${x0 + 0.6} ${y0} ${x1 - 0.6} ${y0} ${x1} ${y1}`),
  )
  for (let y = y0 + 1; y < y1 - 0.6; y += 1.7)
    for (let x = x0 + 0.9; x < x1 - 1; x += 1.5) {
      const up = Math.round((y - y0) / 1.7) % 2 ? 1 : -1
      stroke(k, dark ? '#3a4530' : '#54602f', 0.32, `M${x} ${y + up * 0.6}l1 ${-up * 1.2}`)
    }
}

/** Blades along an edge: the grass of a roof, brighter on the side of the sun. */
export function thatch(k, [ax, ay], [bx, by], tones, seed) {
  const r = random(seed)
  const n = Math.round(Math.hypot(bx - ax, by - ay) * 5)
  for (let i = 0; i < n; i++) {
    const t = r()
    const [x, y] = [ax + (bx - ax) * t, ay + (by - ay) * t]
    stroke(
      k,
      tones[i % tones.length],
      0.3,
      `M${x} ${y + 0.4}q${(r() - 0.5) * 0.6} -0.900 ${(r() - 0.3) * 1.4} ${-1 - r() * 1.1}`,
    )
  }
}

/** One gable of the farm: boards, a window or a door, white barge boards, a thick roof of grass. */
export function gable(k, { x, half, eave, top, boards, door, seed }) {
  const foot = YARD
  // The roof runs back to the right, its far side in shade.
  fill(
    k,
    '#5f7a34',
    points(
      `${x - half - 2.6} ${eave + 1.6} ${x - 0.6} ${top - 2.6} ${x + 0.6} ${top - 2.6} ${x + half + 2.6} ${eave + 1.6} ${x + half} ${eave + 2} ${x} ${top} ${x - half} ${eave + 2}`,
    ),
  )
  fill(
    k,
    '#8fae48',
    points(
      `${x - half - 2.6} ${eave + 1.6} ${x - 0.6} ${top - 2.6} ${x + 0.4} ${top - 2.6} ${x} ${top - 0.2} ${x - half} ${eave + 2}`,
    ),
  )
  thatch(
    k,
    [x - half - 2.6, eave + 1.4],
    [x - 0.4, top - 2.6],
    ['#a9c456', '#7f9f40', '#c3d670'],
    seed,
  )
  thatch(
    k,
    [x + 0.4, top - 2.6],
    [x + half + 2.6, eave + 1.4],
    ['#5f7d38', '#7c9a42', '#4a6a34'],
    seed + 1,
  )
  const [main, dark, light] = boards
  fill(
    k,
    main,
    points(
      `${x - half} ${foot} ${x - half} ${eave + 1} ${x} ${top} ${x + half} ${eave + 1} ${x + half} ${foot}`,
    ),
  )
  const n = Math.round(half * 2)
  for (let i = 0; i < n; i++) {
    const px = x - half + (half * 2 * i) / n
    const py = top + (Math.abs(px - x) / half) * (eave + 1 - top)
    stroke(k, i % 3 ? dark : light, 0.22, `M${px} ${py}V${foot}`)
  }
  stroke(k, '#f6f1e2', 0.9, `M${x - half - 0.3} ${eave + 1.4}L${x} ${top - 0.2}`)
  stroke(k, '#c9c8c4', 0.9, `M${x} ${top - 0.2}L${x + half + 0.3} ${eave + 1.4}`)
  path(k, '#f6f1e2', `M${x - 1.5} ${eave - 0.6}h3v2.800h-3Z`)
  path(k, '#33405c', `M${x - 1.1} ${eave - 0.2}h2.200v2h-2.200Z`)
  if (door) {
    path(k, '#f6f1e2', `M${x - 2.3} ${foot}v-9.400h4.600v9.400Z`)
    path(k, door, `M${x - 1.7} ${foot}v-8.700h3.400v8.700Z`)
    stroke(k, 'rgba(40,20,30,.4)', 0.3, `M${x - 0.6} ${foot}v-8.700M${x + 0.6} ${foot}v-8.700`)
    path(k, '#a9a49c', `M${x - 3} ${foot + 0.9}h6v-1h-6Z`)
  } else {
    path(k, '#f6f1e2', `M${x - 2.4} ${foot - 3.4}v-5h4.800v5Z`)
    path(k, '#3d4c6c', `M${x - 1.8} ${foot - 4}v-3.800h3.600v3.800Z`)
    path(k, '#9fb6c6', `M${x - 1.8} ${foot - 4}v-3.800h1.600Z`)
    stroke(k, '#f6f1e2', 0.35, `M${x} ${foot - 7.8}v3.800M${x - 1.8} ${foot - 5.9}h3.600`)
  }
  path(
    k,
    'rgba(40,30,70,.34)',
    `M${x + half - 1.4} ${foot}V${eave + 2}L${x + half} ${eave + 1}V${foot}Z`,
  )
}

/** An Icelandic horse: short legs, strong neck, a long pale mane in the wind. */
export function horse(k, [coat, shade, light], mane) {
  path(k, 'rgba(30,50,40,.45)', 'M-11 0.400C-4 -1 12 -1 24 1C16 2.800 -6 2.800 -11 0.400Z')
  path(
    k,
    shade,
    'M-6.600 -11C-7.400 -8 -6.400 -5 -6.800 0.200H-4.600L-4 -5L-2.600 -10ZM5 -10L5.800 -5L5.200 0.200H7.400L8.400 -5.600L8.600 -10Z',
  )
  path(
    k,
    coat,
    'M-10 -13C-10.600 -9 -8.800 -7 -9 -4.400L-9.800 0.200H-7.400L-6.600 -4.600L-4 -10ZM6.600 -10L8 -5.400L7.800 0.200H10.200L10.800 -6L11.600 -13Z',
  )
  path(
    k,
    '#2c2228',
    'M-9.900 0.300L-9.600 -1H-7.600L-7.300 0.300ZM7.700 0.300V-1H10.100L10.300 0.300ZM-6.900 0.300L-6.700 -0.900H-4.800L-4.500 0.300ZM5.100 0.300L5.200 -0.900H7.300L7.500 0.300Z',
  )
  path(
    k,
    coat,
    'M-10.200 -12C-11.400 -17 -9 -19.800 -5.600 -19.600C-2 -18.600 2 -18.800 5.400 -20L10.400 -26.400C11.600 -28.400 13.400 -29.600 15 -29.800L15.800 -31.600L16.800 -29.400C18.800 -27.400 20.800 -24.400 21.400 -22.400C21.700 -20.800 20.200 -20.200 18.800 -20.600C17.200 -21.200 16 -22.200 15.200 -23C14.400 -19 13.200 -14.600 11.400 -11.600C8.600 -8.600 0 -8 -4.600 -9.400C-7.400 -10 -9.400 -10.600 -10.200 -12Z',
  )
  path(
    k,
    light,
    'M-10.300 -14.600C-10.600 -18 -8.400 -19.800 -5.600 -19.600C-2 -18.600 2 -18.800 5.400 -20L8 -23C8.600 -18.600 5 -16.400 0 -16.200C-4 -16 -8 -16.600 -10.300 -14.600Z',
  )
  path(
    k,
    shade,
    'M-7 -10.400C-2 -8.800 7 -8.800 10.400 -10.800C11.600 -12 12.400 -13.600 12.800 -15C8 -11.400 -2 -11.400 -7 -10.400Z',
  )
  path(
    k,
    shade,
    'M18.800 -20.600C17.200 -21.200 16 -22.200 15.200 -23L14.600 -20.400C15.600 -21 17 -20.600 18.800 -20.600Z',
  )
  path(
    k,
    mane,
    'M15.600 -30.600C11 -30.600 7 -26 4.400 -20.200C3 -17.600 2.600 -15.400 3.400 -13.600C4.200 -15.600 5.200 -16 6 -15C6.400 -17.600 7.800 -17.600 8.800 -16C8.800 -19.400 10.400 -19.800 11.200 -18.800C11 -22.400 12.200 -24.800 14.800 -26.800C16.800 -26.600 17.800 -25.400 17.600 -23.800C19.200 -26 18.200 -29.600 15.600 -30.600Z',
  )
  path(
    k,
    mane,
    'M-9 -18.600C-13 -18.400 -14.600 -11 -14.400 -4C-12.400 -5.400 -10.800 -9.600 -9.900 -14Z',
  )
  path(
    k,
    '#241c22',
    'M17.800 -26a0.600 0.600 0 1 0 0.010 0ZM20.400 -22.900a0.350 0.350 0 1 0 0.010 0Z',
  )
}

/** A spike of lupin: a stem with its ring of leaves, florets from blue to pink. */
export function lupin(k, x, y, q, r) {
  stroke(k, '#3f6a3c', 0.35 * q, `M${x} ${y}v${-7 * q}`)
  for (const a of [-2.6, -2, -1.2, -0.5]) {
    const [ex, ey] = [x + Math.cos(a) * 2.2 * q, y - 2.4 * q + Math.sin(a) * 1.6 * q]
    stroke(k, a < -1.5 ? '#6f9a4a' : '#4a7a40', 0.7 * q, `M${x} ${y - 2 * q}L${ex} ${ey}`)
  }
  for (let i = 0; i < 10; i++) {
    const t = i / 9
    const wide = (1.15 - t) * q
    const [px, py] = [x, y - (3.6 + i * 0.66) * q]
    const [c, d] =
      t > 0.72
        ? ['#d9c0e6', '#b49ad4']
        : r() < 0.5
          ? ['#8a74c8', '#5a4ca4']
          : ['#9c84d2', '#64549c']
    path(
      k,
      c,
      `M${px} ${py}L${px - wide} ${py + 0.1 * q}L${px - wide * 0.8} ${py - 0.7 * q}L${px} ${py - 0.6 * q}Z`,
    )
    path(
      k,
      d,
      `M${px} ${py}L${px + wide} ${py + 0.1 * q}L${px + wide * 0.8} ${py - 0.7 * q}L${px} ${py - 0.6 * q}Z`,
    )
  }
}
