// What lies before the columns of Reynisfjara on a clear early morning: sky, sea, the three stacks, surf on black sand. Points of the field.
import { fill, path, points, rough } from '../core/field.js'
import { noise, smooth } from '../core/noise.js'

export const SEA = 52

export function daybreak(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#4c8ea8'],
    [0.35, '#8fc0bc'],
    [0.7, '#dfe4bc'],
    [0.9, '#ffe2a4'],
    [1, '#ffd48c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 168 -6 168 ${SEA + 1} -6 ${SEA + 1}`))
  const sun = k.createRadialGradient(132, SEA, 0, 132, SEA, 54)
  sun.addColorStop(0, 'rgba(255,246,206,.95)')
  sun.addColorStop(0.35, 'rgba(255,232,170,.5)')
  sun.addColorStop(1, 'rgba(255,224,150,0)')
  fill(k, sun, points(`-6 -6 168 -6 168 ${SEA + 1} -6 ${SEA + 1}`))
}

/** The stacks, each at its own distance: how much lower its foot stands, the whole outline, the side with some light. */
const STACKS = [
  [
    1.3,
    '108 52.600 109.500 46 111.500 41 112.200 35 114 29.500 115 25.600 116.200 24.800 117.400 29 118.800 31.500 119.300 36.500 121 40 122.500 46.500 124.500 52.600',
    '116.200 24.800 117.400 29 118.800 31.500 119.300 36.500 121 40 122.500 46.500 124.500 52.600 120.500 52.600 119.500 46 117.600 41 117.800 35 116.300 31',
  ],
  [
    -0.2,
    '127.500 52.600 128.500 47.500 130 44 131 39.500 132.200 38.600 133.300 41.500 134.500 40.800 136.200 44.500 137.200 49 138.500 52.600',
    '134.500 40.800 136.200 44.500 137.200 49 138.500 52.600 136 52.600 135.300 48 134.600 44.500',
  ],
  [
    0.6,
    '145 52.600 145.600 44 147 37 147.300 29 148.400 21.500 149.300 20.500 150.300 26 151.800 33.500 152.200 41 153.800 47 155 52.600',
    '149.300 20.500 150.300 26 151.800 33.500 152.200 41 153.800 47 155 52.600 152.400 52.600 151 46 150.400 38 149.600 30',
  ],
]

/** Upright, or pressed flat upside down in the water before them. */
export function stacks(k, mirror = false) {
  for (const [i, [dy, whole, lit]] of STACKS.entries()) {
    k.save()
    if (mirror) {
      k.translate(0, dy + 52.6 * 1.4)
      k.scale(1, -0.4)
    } else k.translate(0, dy)
    fill(k, '#3d4a74', rough(points(whole), 0.3, 3 + i * 2))
    fill(k, '#6a6c8c', rough(points(lit), 0.3, 4 + i * 2))
    k.restore()
  }
}

const SHORE = points(
  '86 53 94 53.800 104 55.600 116 58.600 128 62.600 138 67 148 72.600 158 79.500 170 89',
)
/** The shore moved inland by a share of its own breadth there, wavy as the wash runs. */
const wash = (d, seed, wave) =>
  SHORE.map(([x, y], i) => {
    const near = (y - 51) / 20
    const n = noise(i * 1.3 + seed, seed) * wave * near
    return [x - (d + n) * near * 1.9, y + (d + n) * near]
  })

/** A smooth line through points. */
const smoothly = (list) => {
  const mid = (a, b) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  return (
    list
      .slice(1, -1)
      .map((p, i) => `Q${p[0]} ${p[1]} ${mid(p, list[i + 2])}`)
      .join('') + `L${list.at(-1).join(' ')}`
  )
}

export function sea(k) {
  const g = k.createLinearGradient(0, SEA, 0, 84)
  for (const [t, c] of [
    [0, '#ffe0a0'],
    [0.06, '#d5d2b0'],
    [0.2, '#7fb0ae'],
    [0.55, '#3f8494'],
    [1, '#2a6480'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${SEA} 168 ${SEA} 168 97 -6 97`))
  // The stacks lie in the calm beyond the surf, pressed flat, swaying a little.
  k.save()
  k.globalAlpha = 0.5
  stacks(k, true)
  k.restore()
  for (const [x, y, l] of points(
    '113 55 7 120 57.400 6 116 60 5 134 54.600 6 131 56.600 5 148 55.600 6 153 58.400 6 149 61.800 5',
    3,
  ))
    path(
      k,
      'rgba(214,216,178,.75)',
      `M${x - l} ${y}q${l} -0.300 ${l * 2} 0q${-l} 0.300 ${-l * 2} 0Z`,
    )
}

/** Surf thrown up against the rock, never the same. */
export function hem(k) {
  for (const [x0, x1, up, seed, dy] of points(
    '106.500 125.500 1.500 3 1.300 126.800 139.600 0.900 9 -0.200 144 156.200 1.700 14 0.600',
    5,
  )) {
    const [top, low] = [[], []]
    for (let x = x0; x <= x1; x += 0.4) {
      const t = (x - x0) / (x1 - x0)
      const end = Math.min(1, t * 5, (1 - t) * 5)
      // It leaps highest on the side the swell comes from.
      const leap = Math.max(0, noise(x * 0.55, seed)) * up * smooth(0.35, 0.95, t) * 1.5
      top.push([x, 52.75 + dy - end * (0.16 + leap + Math.max(0, noise(x * 1.7, seed + 3)) * 0.3)])
      low.push([x, 52.8 + dy + end * (0.16 + Math.max(0, noise(x * 0.8, seed + 6)) * 0.3)])
    }
    fill(k, '#fff4d8', [...top, ...low.toReversed()])
  }
}

/** A roller: a dark hollow, its lip whole at one end and falling in uneven tongues towards the other. */
function roller(k, from, to, thick, seed) {
  const on = (t) => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * (t * 0.62 + t * t * 0.38),
  ]
  const line = Array.from({ length: 41 }, (_, i) => on(i / 40))
  const low = (deep) =>
    line.map(([x, y], i) => [x, y + deep * thick * (i / 40) ** 0.8]).toReversed()
  fill(k, '#2a6480', [...line.map(([x, y]) => [x, y - 0.05]), ...low(2.1)])
  fill(k, '#1f5270', [...line, ...low(1.2)])
  const fall = line.map(([x, y], i) => {
    const t = Math.max(0, i / 40 - 0.12)
    return [
      x,
      y +
        thick *
          t *
          (0.28 +
            0.9 * Math.max(0, noise(i * 0.42, seed)) +
            0.3 * Math.max(0, noise(i * 1.3, seed + 5))),
    ]
  })
  fill(k, '#fff4d8', [
    ...line.map(([x, y], i) => [x, y - thick * 0.12 * (i / 40)]),
    ...fall.toReversed(),
  ])
}

/** Two of them come in. */
export function rollers(k) {
  roller(k, [104, 55], [174, 61.4], 2.2, 3)
  roller(k, [122, 60.3], [176, 73.5], 3.6, 8)
}

/** Black sand; where the wash has just been it is wet and holds the light. */
export function sand(k) {
  const land = (list) => `M${list[0].join(' ')}${smoothly(list)}L172 98H-8V52Z`
  path(k, '#fff6e2', land(wash(0, 2, 0.5)))
  path(k, '#7ba6ac', land(wash(0.34, 5, 0.5)))
  path(k, '#fdeecb', land(wash(1.05, 8, 0.9)))
  path(k, '#6d7d94', land(wash(1.28, 8, 0.9)))
  path(k, '#fff6e2', land(wash(2.15, 11, 1.2)))
  // Wet sand carries the light of the sky, most of it where the sun stands low over it.
  const wet = (...stops) => {
    const g = k.createLinearGradient(92, 53, 140, 92)
    for (const [i, c] of stops.entries()) g.addColorStop(i / (stops.length - 1), c)
    return g
  }
  path(k, wet('#ffd498', '#d09c94', '#7c6484', '#4c4870'), land(wash(2.36, 11, 1.2)))
  path(k, wet('#d8a08c', '#8c6c84', '#4c4468', '#3a3960'), land(wash(3.5, 14, 1)))
  path(k, wet('#8c6c80', '#4c4468', '#33325c', '#2f2f58'), land(wash(4.8, 17, 1)))
  path(k, '#262850', land(wash(7, 21, 1.4)))
}
