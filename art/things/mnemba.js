// The atoll of Mnemba from a small aeroplane: reef, lagoon and sandy island; the morning sun on the left.
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'
import { SKYLINE } from './mnemba-coast.js'

const RIM = points(
  '8 44 24 37 44 33.500 70 32 98 33 122 36.500 140 42 148 49 146 57 134 65 114 71.500 90 75 64 75.500 40 72 20 65 8 55',
)
/** The reef is drawn about its middle, then drawn out so that it leaves the picture on the left. */
const reef = (k, draw) => {
  k.save()
  k.translate(58, 0)
  k.scale(1.22, 1)
  k.translate(-78, 0)
  draw()
  k.restore()
}
const about = (list, m, dx = 0, dy = 0) =>
  list.map(([x, y]) => [78 + dx + (x - 78) * m, 52 + dy + (y - 52) * m])

/** The sea from the deep to the shallows. */
export function lagoon(k) {
  const g = k.createLinearGradient(0, SKYLINE, 0, 92)
  for (const [t, c] of [
    [0, '#5cacd0'],
    [0.14, '#2f86bc'],
    [0.5, '#1c62a4'],
    [1, '#143f80'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 ${SKYLINE} 166 ${SKYLINE} 166 96 -6 96`))
  const r = random(6)
  for (let i = 0; i < 70; i++) {
    const t = r()
    const y = SKYLINE + 3 + t * 66
    lens(
      k,
      i % 3 ? 'rgba(12,44,100,.22)' : 'rgba(150,212,232,.3)',
      r() * 164,
      y,
      1 + t * 5,
      0.05 + t * 0.16,
      0.05,
    )
  }
  // Shadows of the clouds.
  for (const d of [
    '-8 29 8 27.500 24 28.500 30 30 16 31 0 31',
    '116 27.500 130 26.500 146 27.500 150 29 134 29.600',
  ])
    path(k, 'rgba(20,60,120,.28)', closed(points(d), 0.9))
  reef(k, () => shallows(k))
}

function shallows(k) {
  path(k, '#1c74ac', closed(about(RIM, 1.09, 1, 0.8), 0.56))
  path(k, '#1f8cb4', closed(about(RIM, 1.03, 0.5, 0.4), 0.56))
  path(k, '#2ca8bc', closed(RIM, 0.56))
  path(
    k,
    '#44bfc0',
    closed(
      points(
        '20 46 34 39.500 54 36 80 35 106 37 126 41.500 138 48 134 56 118 61 104 59 92 63 78 68 58 69 40 65 26 59 17 52',
      ),
      0.56,
    ),
  )
  path(
    k,
    '#74d6c8',
    closed(
      points(
        '28 48 40 42 60 38.500 84 38 104 41 120 46 126 51 116 55.500 100 53.500 88 57 74 62 58 63 44 60.500 34 56',
      ),
      0.56,
    ),
  )
  path(
    k,
    '#b0e8d4',
    closed(
      points(
        '36 48.500 48 43 66 40.500 84 41.500 98 45 108 49 98 50.500 86 51.500 76 56 62 58.500 50 56 41 53',
      ),
      0.56,
    ),
  )
  path(
    k,
    '#e0f4dc',
    closed(
      points(
        '41 48.500 52 44.200 66 42.600 80 44 92 47.400 101 49.200 90 49.800 80 50.500 72 53.500 62 55 52 53 45 51',
      ),
      0.56,
    ),
  )
  // Tongues of sand and channels between the corals.
  for (const [c, d] of [
    ['#74d6c8', '118 60 126 54 136 51 131 56 124 61 112 66 104 67'],
    ['#44bfc0', '60 72 70 67 84 66 98 62 90 68 78 72 66 74'],
    ['#b0e8d4', '30 62 38 61 50 65 58 67.500 46 67 36 65'],
    ['#2ca8bc', '96 44 104 43 112 46 117 49 108 48 100 46'],
    ['#2ca8bc', '30 53 36 52 42 55 46 58 38 57 33 55.500'],
  ])
    path(k, c, closed(points(d), 0.56))
}

/** Corals: dark heads in loose chains, smaller as they are farther. */
export function corals(k) {
  const r = random(19)
  const chain = (list, n, wide, c) => {
    for (let i = 0; i < n; i++) {
      const t = r() * (list.length - 1)
      const [a, b] = [list[Math.floor(t)], list[Math.ceil(t)]]
      const u = t % 1
      const x = a[0] + (b[0] - a[0]) * u + (r() - 0.5) * wide
      const y = a[1] + (b[1] - a[1]) * u + (r() - 0.5) * wide * 0.3
      const q = ((y - SKYLINE) / 34) * (0.5 + r() * 1.1)
      const ring = (m, dy = 0) =>
        Array.from({ length: 8 }, (_, j) => {
          const w = (j / 8) * 6.283
          const g = q * m * (0.75 + r() * 0.5)
          return [x + Math.cos(w) * g * 1.5, y + dy + Math.sin(w) * g * 0.5]
        })
      path(k, c[0], closed(ring(1), 0.9))
      if (q > 0.9) path(k, c[1], closed(ring(0.55, -q * 0.1), 0.9))
    }
  }
  reef(k, () => {
    chain(points('10 50 12 58 24 65.500 42 71 64 74 88 73.600 112 70 132 63.500 143 56'), 150, 5, [
      '#12689c',
      '#2088a8',
    ])
    chain(points('16 44 30 38.500 52 35 80 34 106 35.500 128 40 142 47'), 90, 5, [
      '#1c84a8',
      '#2c9cb4',
    ])
    chain(points('26 62 44 68.500 66 71 90 69 110 64.500 126 58'), 46, 6, ['#1f88a8', '#3ca8b4'])
    chain(points('110 43 120 47 128 53'), 26, 7, ['#2c98ac', '#4cb4b8'])
    chain(points('30 47 36 56 46 61'), 18, 6, ['#2c98ac', '#4cb4b8'])
  })
}

/** The swell breaks on the outer rim: one torn ribbon of white, wide where the reef takes it full; new swells come after it. */
export function surf(k) {
  const r = random(11)
  const line = points(
    '143 41 149 45.500 151.500 51 149.500 58.500 138 67 120 73.600 98 77.500 72 78.600 46 76.200 24 70 14 64.500',
  )
  const along = (t) => {
    const u = Math.min(line.length - 1.001, t * (line.length - 1))
    const i = Math.floor(u)
    const [p0, p1, p2, p3] = [
      line[Math.max(0, i - 1)],
      line[i],
      line[i + 1],
      line[Math.min(line.length - 1, i + 2)],
    ]
    const v = u - i
    return [0, 1].map(
      (n) =>
        0.5 *
        (2 * p1[n] +
          (p2[n] - p0[n]) * v +
          (2 * p0[n] - 5 * p1[n] + 4 * p2[n] - p3[n]) * v * v +
          (3 * p1[n] - p0[n] - 3 * p2[n] + p3[n]) * v ** 3),
    )
  }
  const ribbon = (c, from, to, wide, out, n) => {
    const [outer, inner] = [[], []]
    for (let i = 0; i <= n; i++) {
      const t = from + ((to - from) * i) / n
      const [x, y] = along(t)
      const q = Math.max(0, Math.sin((i / n) * Math.PI)) ** 0.6 * wide * (0.4 + (y - 38) / 44)
      const [cx, cy] = [(78 - x) / 80, (52 - y) / 28]
      const o = out * (0.4 + (y - 38) / 44)
      outer.push([x - cx * o, y - cy * o])
      inner.push([
        x - cx * o + cx * q * (0.3 + r() * 1.5),
        y - cy * o + cy * q * (0.2 + r() ** 1.6 * 1.7),
      ])
    }
    path(k, c, closed([...outer, ...inner.reverse()], 0.5))
  }
  reef(k, () => {
    ribbon('#7cd0d8', 0, 1, 2.2, 0.2, 70)
    ribbon('#ffffff', 0.02, 0.34, 1.0, 0.3, 30)
    ribbon('#ffffff', 0.36, 0.63, 1.3, 0.3, 26)
    ribbon('#ffffff', 0.65, 0.97, 1.1, 0.3, 30)
    ribbon('#3c84b8', 0.3, 0.52, 0.5, 3.2, 16)
    ribbon('#3c84b8', 0.5, 0.8, 0.6, 4.4, 16)
    ribbon('#2c6cac', 0.34, 0.66, 0.7, 8, 16)
    ribbon('#2c6cac', 0.7, 0.9, 0.6, 8.8, 12)
  })
}

/** The island: white beach, a wood of casuarinas in many crowns, a few thatched roofs on the shore. */
export function island(k) {
  path(
    k,
    '#fff4d8',
    closed(
      points(
        '50 48 56 45.400 64 44.600 73 45.200 80 47 88 48.600 97 48.900 88 49.500 80 49.600 74 51.500 66 53 58 52.200 52 50.400',
      ),
      0.9,
    ),
  )
  path(
    k,
    '#f0d8b0',
    closed(
      points('54 50.300 60 51.600 67 52 74 50.400 80 49 74 51.500 66 53 58 52.200 52 50.400'),
      0.8,
    ),
  )
  path(
    k,
    '#c4b498',
    closed(points('54.500 48.500 58 50.600 66 51.300 73 50 79 48.600 72 46 60 46'), 0.9),
  )
  path(
    k,
    '#1f4c50',
    closed(
      points(
        '53.500 47.600 57 45.600 64 44.400 71 44.900 76 46.200 76.800 47.600 72 49.400 65 50.300 58 49.700 54.500 48.800',
      ),
      0.56,
    ),
  )
  const r = random(23)
  const heads = Array.from({ length: 190 }, () => {
    const [a, d] = [r() * 6.283, Math.sqrt(r())]
    return [65.6 + Math.cos(a) * d * 11.5, 46.8 + Math.sin(a) * d * 2.7, 0.5 + r() * 0.55]
  }).sort((p, q) => p[1] - q[1])
  for (const [x, y, q] of heads) {
    const dome = (m, dx, dy) =>
      `M${x + dx - q * m} ${y + dy}C${x + dx - q * m} ${y + dy - q * 1.7 * m} ${x + dx + q * m} ${y + dy - q * 1.7 * m} ${x + dx + q * m} ${y + dy}Q${x + dx} ${y + dy + q * 0.5 * m} ${x + dx - q * m} ${y + dy}Z`
    path(k, '#24584c', dome(1, 0, 0))
    path(k, '#3c7c50', dome(0.8, -0.14 * q, -0.18 * q))
    path(k, '#84b05c', dome(0.42, -0.36 * q, -0.5 * q))
  }
  for (const [x, y, q] of points(
    '57.500 50.900 0.600 61 51.700 0.620 64.500 52 0.640 71 51.200 0.560 74.500 50.400 0.500',
    3,
  )) {
    path(
      k,
      'rgba(90,80,110,.45)',
      `M${x - 0.4} ${y + 0.2}H${x + q * 1.9}L${x + q * 1.4} ${y - 0.2}Z`,
    )
    path(k, '#c8a878', `M${x - q} ${y}L${x - q * 0.5} ${y - q * 1.2}H${x + q * 0.5}L${x + q} ${y}Z`)
    path(
      k,
      '#8c6c64',
      `M${x + q * 0.1} ${y}L${x + q * 0.2} ${y - q * 1.2}H${x + q * 0.5}L${x + q} ${y}Z`,
    )
  }
}
