import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, soft } from './curves.js'

/** The first sun: night still in the height, rose, then gold round the disc. */
export function dawn(k, [sx, sy]) {
  const g = k.createLinearGradient(0, -26, 0, 60)
  for (const [t, c] of [
    [0, '#274a80'],
    [0.26, '#4c74a0'],
    [0.46, '#9c9cac'],
    [0.58, '#d4a8a0'],
    [0.72, '#f0ac90'],
    [0.88, '#f8b880'],
    [1, '#ffcc8c'],
  ])
    g.addColorStop(t, c)
  path(k, g, 'M-60 -60H230V70H-60Z')
  const glow = k.createRadialGradient(sx, sy, 1, sx, sy, 62)
  for (const [t, a] of points('0 0.800 0.100 0.460 0.250 0.220 0.500 0.060 1 0'))
    glow.addColorStop(t, `rgba(255,226,150,${a})`)
  path(k, glow, 'M-60 -60H230V70H-60Z')
  k.fillStyle = '#fff8dc'
  k.beginPath()
  k.arc(sx, sy, 5, 0, 7)
  k.fill()
}

/**
 * A pyramid seen from the south, a little from the east: the wide face in shade, the narrow one in the sun.
 * apex, foot, half the width; tones: face, course for shade, then for sun, cap [shade, sun].
 */
export function pyramid(
  k,
  [x, y, foot, half],
  [shade, course, sun, sunCourse, cap],
  { courses, seed, corner = 0.42 },
) {
  const r = random(seed)
  const [cx, cy] = [x + half * corner, foot + half * 0.03]
  const p = (ex, ey, t) => [x + (ex - x) * t, y + (ey - y) * t]
  const left = (t) => p(x - half, foot, t)
  const mid = (t) => p(cx, cy, t)
  const right = (t) => p(x + half, foot, t)
  fill(k, shade, [[x, y], ...rough([left(0.02), left(1)], half * 0.006, seed), mid(1)])
  fill(k, sun, [[x, y], mid(1), ...rough([right(1), right(0.02)], half * 0.006, seed + 2)])
  const between = (a, b, u) => [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
  for (let i = 2; i < courses; i++) {
    const t = (i + (r() - 0.5) * 0.5) / courses
    for (const [from, to, c] of [
      [left(t), mid(t), course],
      [mid(t), right(t), sunCourse],
    ])
      for (let u = r() * 0.3; u < 0.94; ) {
        const v = Math.min(0.97, u + 0.06 + r() * 0.22)
        if (r() < 0.42)
          stroke(
            k,
            c,
            0.14 + r() * 0.16,
            `M${between(from, to, u).join(' ')}L${between(from, to, v).join(' ')}`,
          )
        u = v + 0.04 + r() * 0.16
      }
  }
  if (!cap) return
  // What is left of the smooth casing, its lower edge torn.
  const tear = [0.25, 0.232, 0.262, 0.244, 0.27, 0.25, 0.262, 0.236, 0.246]
  fill(k, cap[0], [[x, y], ...tear.map((t, i) => between(left(t), mid(t), i / 8))])
  fill(k, cap[1], [
    [x, y],
    ...[0.246, 0.262, 0.238, 0.25, 0.228].map((t, i) => between(mid(t), right(t), i / 4)),
  ])
}

/** The plain in the haze, palms of the valley under the sun, the wall of the hollow and the temple before the paws. */
export function plain(k) {
  soft(k, '#f0b494', points('-60 55 0 54.500 60 55.500 120 56 170 55 230 55 230 90 -60 90'), 0.8)
  for (const [x, h, n] of points(
    '146 6 1 149.500 7.600 2 152 5.400 3 157 8 4 162 6.600 5 130 4.600 6 133.500 5.600 7',
    3,
  )) {
    const top = 58 - h
    stroke(k, '#c4808a', 0.34, `M${x} 59Q${x + 0.3 * (n % 3)} ${58 - h * 0.5} ${x} ${top}`)
    for (let i = 0; i < 8; i++) {
      const a = -Math.PI * (1.24 - i * 0.212)
      const l = h * 0.36 + (i % 2) * 0.3
      path(
        k,
        '#c4808a',
        `M${x} ${top}Q${x + Math.cos(a) * l * 0.6} ${top + Math.sin(a) * l * 0.9 - 0.4} ${x + Math.cos(a) * l} ${top + Math.sin(a) * l * 0.5 + l * 0.22}Q${x + Math.cos(a) * l * 0.5} ${top + Math.sin(a) * l * 0.6} ${x} ${top + 0.3}Z`,
      )
    }
  }
  soft(
    k,
    '#dc9c8c',
    points('112 59.500 126 58.500 150 58.700 230 57.500 230 90 100 90 104 64'),
    0.8,
  )
  // The temple of the sphinx: roofless walls of great blocks, their tops in the sun.
  for (const [x, y, w, h] of points(
    '119 66.200 9 3 128 66.200 6 5.400 134 66.200 11 2.600 145 66.200 7 4.800 152 66.200 20 3.400',
    4,
  )) {
    path(k, '#b87c84', `M${x} ${y}v${-h}h${w}v${h}Z`)
    path(
      k,
      '#ffdca4',
      `M${x} ${y - h}h${w}v0.500h${-w}ZM${x + w - 0.5} ${y - h}h0.500v${h}h-0.500Z`,
    )
  }
  path(k, '#e4a488', 'M-60 66H230V130H-60Z')
  path(k, '#f4bc90', 'M100 70.500C130 69 180 70 230 69.500V80H90Z')
}

/** The floor of the hollow, the shade that falls from the sphinx towards us. */
export function floor(k, foot) {
  path(k, '#f0b68c', `M-60 ${foot - 5}H230V130H-60Z`)
  path(
    k,
    '#fccf9c',
    `M150 ${foot - 3}C168 ${foot - 3.6} 200 ${foot - 3} 230 ${foot - 3}V${foot + 2}C190 ${foot + 3} 160 ${foot + 2} 150 ${foot - 3}Z`,
  )
  path(
    k,
    '#c68f8a',
    `M-60 ${foot - 2}H60L148 ${foot - 1.4}C148 ${foot + 0.6} 143 ${foot + 1.5} 132 ${foot + 1.7}C112 ${foot + 2} 104 ${foot + 3.2} 92 ${foot + 4.6}C84 ${foot + 5.2} 70 ${foot + 4.4} 56 ${foot + 4.8}C30 ${foot + 5.4} 0 ${foot + 4.8} -60 ${foot + 5.6}Z`,
  )
}

/** The rim of rock we stand on: dark, its edge in the sun. */
export function rim(k) {
  const edge = rough(
    points(
      '-60 85.500 -20 84.600 10 85.800 30 84.800 52 85.400 78 84.900 98 86.200 116 87.400 140 88.600 170 88.200 230 89',
    ),
    0.35,
    6,
  )
  fill(k, '#43294f', [...edge, [230, 140], [-60, 140]])
  fill(k, '#e8a484', [
    ...edge,
    ...edge.map(([x, y], i) => [x, y + 0.34 + ((i * 5) % 4) * 0.1]).toReversed(),
  ])
  for (const [x, y, l, up] of points(
    '6 88.600 12 0.350 44 88 9 0.300 88 88.800 12 0.300 22 90.500 16 0.300',
    4,
  ))
    lens(k, '#5c3a5c', x, y, l, up, up * 0.6)
}

/** A dog of Giza that lies as the sphinx lies, on a block of its own; 14 long, the block's foot at 0. */
export function lyingDog(k) {
  path(k, 'rgba(40,22,52,0.6)', 'M-9 0L9.500 0L3 1.300L-19 1.300Z')
  path(k, '#5c3a5c', 'M-9.500 0.200V-4.200H9.800V0.200Z')
  path(k, '#f4bc8c', 'M-9.500 -4.200H9.800V-3.700H-9.500ZM9.200 -4.200H9.800V0.200H9.200Z')
  const [coat, light, dark] = ['#a86c50', '#ffd094', '#6c4048']
  stroke(k, dark, 0.8, 'M-6.800 -4.700C-8.600 -4.800 -10 -4.200 -11 -3')
  path(
    k,
    coat,
    'M-7.600 -4.100C-8 -6.400 -6.400 -8 -4.200 -8C-1.500 -8 0.500 -8 2.200 -8.700L3.600 -10.400L5.600 -9.600C5.700 -7.800 5.300 -6.400 4.600 -5.200L9 -5C9.900 -4.900 10.200 -4.600 10.200 -4.100Z',
  )
  path(
    k,
    dark,
    'M-7.600 -4.100C-7.700 -6 -6.400 -7 -5 -7C-3.200 -6.900 -2.200 -5.600 -2.200 -4.100Z',
  )
  path(
    k,
    light,
    'M-5.400 -7.900C-2 -8.100 0.400 -8 2.200 -8.700L3 -9.500L3.400 -8.300C1.600 -7.300 -2 -7.300 -5.400 -7.300Z',
  )
  path(
    k,
    light,
    'M5 -9.400L5.600 -9.200C5.700 -7.800 5.300 -6.400 4.600 -5.200L9 -5C9.900 -4.900 10.200 -4.600 10.200 -4.200L4 -4.500C4.800 -6 5.100 -7.600 5 -9.400Z',
  )
  // Head held high: ears up, muzzle to the sun.
  path(
    k,
    coat,
    'M2.600 -9.400C2.300 -11.200 2.900 -12.600 4.100 -13L3.700 -15.200L5.300 -13.600L6.400 -15L6.600 -12.900C7.200 -12.500 7.500 -12.200 7.800 -11.700L9.700 -11.100C10 -10.600 9.800 -10.200 9.300 -10L7 -9.500C6.200 -8.900 4 -8.700 2.600 -9.400Z',
  )
  path(
    k,
    light,
    'M6.600 -12.900C7.200 -12.500 7.500 -12.200 7.800 -11.700L9.700 -11.100C10 -10.600 9.800 -10.200 9.300 -10L8.600 -10.700L7 -11.300L6.200 -12.600L6.400 -15Z',
  )
  path(
    k,
    dark,
    'M9.300 -11.200L9.900 -11C10 -10.700 9.900 -10.500 9.600 -10.500ZM6.900 -11.700L7.400 -11.600L7.200 -11.300Z',
  )
}
