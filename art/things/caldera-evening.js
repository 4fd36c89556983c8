import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { wisps } from './wisps.js'

/** Sky, sea and the far rim of the caldera with the sun going down behind it; `SUN` in points. */
export const SUN = [25, 34.4]
const SEA = 38

export function evening(k) {
  const sky = k.createLinearGradient(0, -30, 0, SEA)
  for (const [a, c] of [
    [0, '#2c5ca0'],
    [0.42, '#6c9cc4'],
    [0.66, '#c8c8c0'],
    [0.84, '#fcc894'],
    [1, '#ffb478'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-60, -60, 280, 110)
  for (const [r, c] of [
    [15, 'rgba(255,236,176,.26)'],
    [8.6, 'rgba(255,240,190,.4)'],
    [3.6, '#fffbe4'],
  ])
    path(k, c, `M${SUN[0]} ${SUN[1] - r}a${r} ${r} 0 1 0 0.010 0Z`)
  wisps(k, 46, 20, {
    long: 66,
    rise: 7,
    spread: 9,
    n: 11,
    seed: 7,
    colour: '255,226,190',
    power: 0.46,
  })
  wisps(k, 52, 25, {
    long: -50,
    rise: 3,
    spread: 4,
    n: 7,
    seed: 18,
    colour: '255,214,172',
    power: 0.44,
  })
  // Thirasia and the islands beyond, flat-topped, their near faces in haze.
  path(
    k,
    '#c89ca8',
    'M-20 36.600C-8 35.600 4 36 14 35.800C24 35.400 34 36.200 46 36L64 36.800V39H-20Z',
  )
  fill(
    k,
    '#a87c98',
    rough(
      points('34 39 37 37 43 35.200 52 34 62 33.400 74 33.600 84 34.600 92 36.600 98 39'),
      0.3,
      4,
    ),
  )
  fill(
    k,
    '#c08c98',
    rough(points('37 37 43 35.200 52 34 58 33.700 54 36 48 37.600 42 39 34 39'), 0.3, 6),
  )
  const sea = k.createLinearGradient(0, SEA, 0, 96)
  for (const [a, c] of [
    [0, '#fcc088'],
    [0.07, '#d8a4a4'],
    [0.22, '#8488b8'],
    [0.5, '#40609c'],
    [1, '#24407c'],
  ])
    sea.addColorStop(a, c)
  k.fillStyle = sea
  k.fillRect(-60, SEA, 280, 90)
  // The road of the sun.
  const r = random(6)
  for (let i = 0; i < 70; i++) {
    const t = (i / 69) ** 1.3
    const y = SEA + 0.4 + t * 50
    const l = (0.8 + t * 5) * (0.4 + r() * 0.8)
    const x = SUN[0] - t * 4 + (r() - 0.5) * (3.4 + t * 17)
    path(
      k,
      `rgba(255,230,170,${0.85 - t * 0.5})`,
      `M${x - l} ${y}q${l} ${-0.2 - t * 0.26} ${l * 2} 0q${-l} ${0.2 + t * 0.26} ${-l * 2} 0Z`,
    )
  }
  for (let i = 0; i < 30; i++) {
    const t = r() ** 1.2
    const [x, y, l] = [40 + r() * 60, SEA + 2 + t * 34, 1 + t * 5]
    path(k, 'rgba(36,60,128,.34)', `M${x - l} ${y}q${l} -0.300 ${l * 2} 0q${-l} 0.300 ${-l * 2} 0Z`)
  }
  // The young volcano in the middle of the bay, black lava.
  fill(
    k,
    '#54507c',
    rough(
      points(
        '52 47 56 45.400 62 44.200 68 42.800 73 42.400 79 43.400 86 44 92 45.400 97 47 80 47.800 62 47.800',
      ),
      0.4,
      9,
    ),
  )
  fill(
    k,
    '#8c7494',
    rough(
      points('52 47 56 45.400 62 44.200 68 42.800 70 42.700 67 44.400 62 45.600 57 47.200'),
      0.3,
      3,
    ),
  )
}

/** A boat with two sails to the left of its mast, lit through; its mirror below it. */
export function yacht(k, x, y, q) {
  k.save()
  k.globalAlpha = 0.34
  path(
    k,
    '#ffe4b8',
    `M${x - 0.2 * q} ${y + 0.5 * q}L${x - 0.2 * q} ${y + 6.5 * q}L${x - 2.6 * q} ${y + 1 * q}ZM${x + 0.3 * q} ${y + 0.6 * q}L${x + 0.3 * q} ${y + 6 * q}L${x + 2.2 * q} ${y + 1 * q}Z`,
  )
  k.restore()
  path(
    k,
    '#fff4dc',
    `M${x - 0.15 * q} ${y - 1 * q}V${y - 9 * q}C${x - 1.4 * q} ${y - 6 * q} ${x - 2.6 * q} ${y - 3.6 * q} ${x - 3.1 * q} ${y - 1.1 * q}Z`,
  )
  path(
    k,
    '#f4c49c',
    `M${x + 0.15 * q} ${y - 8.2 * q}V${y - 1 * q}L${x + 2.6 * q} ${y - 1.2 * q}C${x + 2.2 * q} ${y - 3.6 * q} ${x + 1.2 * q} ${y - 6 * q} ${x + 0.15 * q} ${y - 8.2 * q}Z`,
  )
  path(
    k,
    '#34406c',
    `M${x - 2.9 * q} ${y - 0.7 * q}H${x + 3.2 * q}L${x + 2.4 * q} ${y + 0.3 * q}H${x - 2.3 * q}Z`,
  )
  path(
    k,
    '#fff0d0',
    `M${x - 2.9 * q} ${y - 0.8 * q}H${x + 3.2 * q}L${x + 3 * q} ${y - 0.45 * q}H${x - 2.7 * q}Z`,
  )
}

/** The wall of the caldera under the village: layers of ash and lava, spurs with a sunny side, down to the water. */
export function cliff(k) {
  const edge = points('152 16 134 24 118 34 104 43 90 53 76 62 62 70 48 79 34 88 18 98')
  const foot = points(
    '-4 98 14 90 22 84 30 79 36 73 44 68 50 62 58 57.500 66 52.500 76 48.600 88 46.600 100 42 118 30 140 18',
  )
  fill(k, '#b46c60', [...rough(edge, 0.6, 3), ...rough(foot, 0.7, 5)])
  for (const [t0, t1, c] of points('0.120 0.260 0 0.400 0.500 1 0.620 0.760 2 0.880 1 3', 3)) {
    const line = (t) =>
      edge.map((p, i) => {
        const q = foot[Math.round(((edge.length - 1 - i) / (edge.length - 1)) * (foot.length - 1))]
        return [
          p[0] + (q[0] - p[0]) * t,
          p[1] + (q[1] - p[1]) * t + Math.sin(i * 2.1 + t * 9) * 0.5,
        ]
      })
    fill(k, ['#d89078', '#8c5460', '#c87c68', '#744860'][c], [
      ...rough(line(t0), 0.4, 7 + c),
      ...rough(line(t1), 0.4, 9 + c).reverse(),
    ])
  }
  // Spurs: light towards the sun, shade behind.
  for (const [x, y, u, v] of points(
    '112 38 103 43.500 98 47.500 90 48.500 84 57 74 51.500 70 66 60 58.500 58 73 47 67 44 82 32 78 30 91 18 87',
    4,
  )) {
    const [dx, dy] = [u - x, v - y]
    fill(k, 'rgba(255,196,140,.55)', [
      [x, y],
      [x + dx * 0.5 - 1.5, y + dy * 0.5 - 2.4],
      [u - 0.5, v - 0.5],
      [u + 2.5, v - 1.6],
      [x + dx * 0.4 + 1.4, y + dy * 0.4 - 0.6],
    ])
    fill(k, 'rgba(84,52,92,.5)', [
      [x, y],
      [x + dx * 0.4 + 1.4, y + dy * 0.4 - 0.6],
      [u + 2.5, v - 1.6],
      [u + 5.5, v - 2.8],
      [x + dx * 0.3 + 5, y + dy * 0.3 - 1.4],
    ])
  }
  // A line of foam at its foot.
  stroke(
    k,
    'rgba(255,236,208,.7)',
    0.35,
    `M${rough(foot.slice(0, 9), 0.5, 5)
      .map((p) => p.join(' '))
      .join('L')}`,
  )
}
