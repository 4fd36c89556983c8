import { path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { open, soft } from './curves.js'

/** The horizon of the ocean, and the waterline at the foot of the rock. */
export const [SEA, FOOT] = [50, 63.4]

/** After sunset: a band of fire on the horizon, green above it, then the night; a thin moon with the evening star. */
export function heaven(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#121a4c'],
    [0.36, '#233f86'],
    [0.64, '#5c86b8'],
    [0.82, '#c4b8b4'],
    [0.93, '#ffb07c'],
    [1, '#f8785c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, SEA + 6)
  // So near the equator the young moon lies on its back, lit from where the sun went down.
  path(k, '#fff4d0', 'M26.300 14.600A6 6 0 0 0 37.300 17.400A5.700 5.700 0 0 1 26.300 14.600Z')
  k.fillStyle = '#fff8e0'
  k.beginPath()
  k.arc(42.5, 25.4, 0.5, 0, 7)
  k.fill()
}

/** The sea: fire and green again below the horizon, dark towards us. */
export function ocean(k) {
  const g = k.createLinearGradient(0, SEA, 0, 90)
  for (const [a, c] of [
    [0, '#e87c60'],
    [0.07, '#e8a080'],
    [0.2, '#8c98b4'],
    [0.45, '#3c5c98'],
    [1, '#18265c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, SEA, 170, 60)
  // The next headland, its foot in the surf.
  path(
    k,
    '#a8586c',
    'M-5 50.800V44.600C2 44 8 44.600 13 45.200C18 45.400 21 46 24 47C26 48 28 47.600 29.500 49L32 50.600Z',
  )
  path(k, '#8c4c6c', 'M-5 50.800V46.600C4 46.400 10 47.600 16 48.600C20 49.400 22 50 24 50.700Z')
  path(k, 'rgba(140,76,108,.6)', 'M-5 50.700H32C24 51.600 14 52.600 -5 52.800Z')
  // Long swells that come in, their fronts in shade.
  for (const [c, y, h, x0, x1] of [
    ['rgba(120,72,104,.4)', 53.4, 0.4, -5, 58],
    ['rgba(84,72,116,.3)', 55, 0.5, 122, 182],
    ['rgba(40,72,116,.3)', 58.6, 0.6, -22, 46],
  ])
    path(
      k,
      c,
      `M${x0} ${y}C${x0 + (x1 - x0) * 0.3} ${y - h} ${x0 + (x1 - x0) * 0.7} ${y - h * 0.6} ${x1} ${y + h * 0.2}C${x0 + (x1 - x0) * 0.7} ${y + h * 0.8} ${x0 + (x1 - x0) * 0.3} ${y + h} ${x0} ${y}Z`,
    )
}

const ROCK =
  'M55.500 63.500L57.600 61.400L60.200 59.600L61 57.200L59.600 55L57.200 53.400L55.800 50.800L56.600 47.600L59.600 45L66 42.500L90 40.500L108 42L115.500 44.500L119.400 47.600L119.800 50.600L117.600 52.800L118.200 55L121.800 57.200L126.500 58.600L130.600 60.800L134.500 63.500Z'

/** A shrine with roofs of black palm fibre in tiers: its foot at x, y, n roofs, w half the lowest. */
export function meru(k, x, y, n, w, rise) {
  path(k, '#4c2c54', `M${x - w * 0.62} ${y}V${y - rise * 1.5}H${x + w * 0.62}V${y}Z`)
  path(k, '#ffc470', `M${x - w * 0.2} ${y}V${y - rise * 1.1}H${x + w * 0.2}V${y}Z`)
  for (let i = 0; i < n; i++) {
    const q = w * (1 - (0.62 * i) / Math.max(1, n - 1 + 0.6))
    const b = y - rise * 1.15 - i * rise * 1.18
    path(k, '#3c2850', `M${x - q * 0.34} ${b}V${b - rise * 1.2}H${x + q * 0.34}V${b}Z`)
    const roof = (a, z) =>
      `M${x + q * a} ${b + 0.1}C${x + q * a * 0.72} ${b - rise * 0.24} ${x + q * a * 0.46} ${b - rise * 0.6} ${x + q * a * 0.38} ${b - rise * 0.86}H${x + q * z * 0.38}C${x + q * z * 0.46} ${b - rise * 0.6} ${x + q * z * 0.72} ${b - rise * 0.24} ${x + q * z} ${b + 0.1}Q${x} ${b + rise * 0.34} ${x + q * a} ${b + 0.1}Z`
    path(k, '#1c1c44', roof(-1, 1))
    path(
      k,
      '#b4586c',
      `M${x - q} ${b + 0.1}C${x - q * 0.72} ${b - rise * 0.24} ${x - q * 0.46} ${b - rise * 0.6} ${x - q * 0.38} ${b - rise * 0.86}H${x - q * 0.26}C${x - q * 0.34} ${b - rise * 0.5} ${x - q * 0.5} ${b - rise * 0.1} ${x - q * 0.62} ${b + 0.3}Z`,
    )
    if (i === n - 1)
      path(
        k,
        '#1c1c44',
        `M${x - q * 0.4} ${b - rise * 0.8}L${x} ${b - rise * 2}L${x + q * 0.4} ${b - rise * 0.8}Z`,
      )
  }
}

/** A coconut palm against the light: its fronds arch out all round, their leaflets hang. */
export function palm(k, x, y, high, lean, seed) {
  const r = random(seed)
  const [tx, ty] = [x + lean * high, y - high]
  path(
    k,
    '#1a1d46',
    `M${x - 0.5} ${y}Q${x + lean * high * 0.2} ${y - high * 0.5} ${tx - 0.16} ${ty}H${tx + 0.16}Q${x + lean * high * 0.2 + 0.7} ${y - high * 0.5} ${x + 0.5} ${y}Z`,
  )
  const n = 9
  for (let i = 0; i < n; i++) {
    const a = -Math.PI * (-0.1 + (1.2 * (i + 0.5 + (r() - 0.5) * 0.5)) / n)
    const l = high * (0.42 + r() * 0.12)
    const drop = l * (0.35 + 0.3 * Math.abs(Math.cos(a)))
    const rib = (u) => [tx + Math.cos(a) * l * u, ty + Math.sin(a) * l * u * 0.9 + drop * u * u]
    const edge = []
    for (let j = 0; j <= 12; j++) {
      const u = j / 12
      const [px, py] = rib(u)
      const hang = l * 0.2 * Math.sin(Math.PI * (0.12 + 0.84 * u))
      if (j) edge.push([px + Math.cos(a) * l * 0.02, py + hang])
      edge.push([px + Math.cos(a) * l * 0.03, py + hang * 0.35])
    }
    const top = Array.from({ length: 9 }, (_, j) => rib(j / 8))
    path(
      k,
      i % 3 === 1 ? '#2c4a66' : '#1a1d46',
      `M${[...top, ...edge.toReversed()].map((q) => q.join(' ')).join('L')}Z`,
    )
  }
}

/** The rock itself: buttresses in shade, the western edge warm with what is left of the light, the mouth of the spring, the stairs. */
export function rock(k) {
  path(k, '#2c2857', ROCK)
  for (const [c, d] of [
    // Faces that look to the left, wider and narrower.
    [
      '#54406c',
      'M55.500 63.500L57.600 61.400L60.200 59.600L61 57.200L59.600 55L57.200 53.400L55.800 50.800L56.600 47.600L59.600 45L66 42.500L68 46.600L66.400 50.600L68.600 54.600L67.200 58.400L69 63.500Z',
    ],
    // One broad buttress left of the spring.
    [
      '#3d3363',
      'M71 42.200L80 41.400C79.400 45 81 49 80.600 53C80.200 57 78.600 60 79.600 63.500H70.600C71.600 59.600 73.600 56.600 72.600 52.600C71.800 49 70.400 45.600 71 42.200Z',
    ],
    [
      '#3c3263',
      'M110.500 42.800L112.600 47L111.200 51.400L114 55.600L119 58.600L124 60.400L127 63.500H116L111.400 60.600L108.400 56L109.200 51L107.600 46.600Z',
    ],
    // The western edge.
    [
      '#c4646c',
      'M55.500 63.500L57.600 61.400L60.200 59.600L61 57.200L59.600 55L57.200 53.400L55.800 50.800L56.600 47.600L59.600 45L62.600 43.800L60 47.400L60.200 50.600L62.400 53.600L63.200 57.400L61.600 60.600L58.500 63.500Z',
    ],
  ])
    path(k, c, d)
  path(
    k,
    '#15133a',
    'M82.600 63.500L83 60L84.600 57.400L87 56.600L89.400 57.800L90.600 60.400L90.800 63.500Z',
  )
  path(k, '#e8904c', 'M84.800 63.500L85 61L86 59.600L87.200 59.400L88.400 60.400L88.800 63.500Z')
  path(k, '#ffdc90', 'M86 63.500L86.200 61.800L87 61L87.800 61.800L88 63.500Z')
  stair(k)
}

/** The way up, cut out of the rock: one flight climbs the low shoulder from the sea, a second turns back along the face to the gate. */
function stair(k) {
  const flight = (x0, y0, x1, y1, n, deep, wall) => {
    const [dx, dy] = [(x1 - x0) / n, (y1 - y0) / n]
    let d = `M${x0} ${y0}`
    let treads = ''
    for (let i = 0; i < n; i++) {
      const [x, y] = [x0 + dx * i, y0 + dy * (i + 1)]
      d += `V${y}H${x + dx}`
      treads += `M${x} ${y}H${x + dx}v0.260H${x}Z`
    }
    path(k, wall, `${d}L${x1} ${y1 + deep}L${x0} ${y0 + deep * 0.4}Z`)
    path(k, '#b88a9c', treads)
  }
  // The upper flight lies in a cut of its own shade.
  path(k, '#1d1a48', 'M117.800 54.400L106 44.500L109.500 43L118.600 50.600Z')
  flight(116.6, 54.3, 107.2, 46, 9, 1.5, '#4a3c6c')
  // The landing, worn, and the lower flight that runs out into the foot of the rock.
  path(k, '#4a3c6c', 'M115.600 54.300H119.800L121.600 58L117 59Z')
  path(k, '#b88a9c', 'M115.600 54.100H119.800V54.500H115.600Z')
  flight(131, 62.4, 119.6, 54.3, 11, 2.6, '#54446f')
}

/** What grows on it: one dark mass with a broken outline, crowns of many sizes, creepers that hang; edges turned west are lit. */
export function growth(k) {
  const mass = points(
    '55.500 49.500 56.600 46.400 58.800 45.800 59.200 43.800 61.800 43.600 63.400 41 67.200 41.600 68.200 39.200 70.200 39.800 71.800 37 76.400 37.200 77.200 39.400 79 40 87.400 40 88.200 37.400 89.800 37.800 91.600 34.800 97.600 34.600 98.200 36.600 99.800 36.800 100.600 39 104.600 37.600 109 38.400 109.600 40.600 111.400 40.200 112.800 42 116.600 42.200 117.200 44.400 119.600 45 120.200 47.400 121.800 48.400 121.400 51 119.600 49.400 118.200 49.800 117.400 53.600 116.200 49.400 113.800 48.600 112.600 50.600 111.600 47.600 108 46.600 106.800 48.800 105.600 46 101.600 45.400 100.800 49.400 99.600 46 96.800 45 95.600 46.800 92.600 45.800 91.800 51.600 90.400 46.400 86 45.200 84.600 47.600 82.800 45 78.600 45.600 77.800 49.800 76.400 46 72.400 45.400 71.400 47.800 69.800 45.800 67.400 46.800 66.400 52.600 65 47.400 62.200 47 60.800 49.600 58.800 48.400',
  )
  soft(k, '#181b44', mass, 0.3)
  const r = random(11)
  /** A spray of pointed leaves about a direction. */
  const spray = (c, x, y, a, size) => {
    for (let j = -2; j <= 2; j++) {
      const d = a + j * 0.42 + (r() - 0.5) * 0.3
      const l = size * (0.75 + r() * 0.5) * (1 - Math.abs(j) * 0.1)
      const [ex, ey] = [x + Math.cos(d) * l, y + Math.sin(d) * l]
      const [nx, ny] = [-Math.sin(d) * l * 0.24, Math.cos(d) * l * 0.24]
      const [mx, my] = [x + Math.cos(d) * l * 0.45, y + Math.sin(d) * l * 0.45]
      path(k, c, `M${x} ${y}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${y}Z`)
    }
  }
  // Leaves all along the outline, upwards on its crown, down where the creepers hang.
  for (let i = 0; i < mass.length; i++) {
    const [p, q] = [mass[i], mass[(i + 1) % mass.length]]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1])
    const out = Math.atan2(q[1] - p[1], q[0] - p[0]) - Math.PI / 2
    const up = Math.sin(out) < 0.2
    for (let u = 0.2; u < l; u += up ? 0.85 : 1.3) {
      const [x, y] = [p[0] + ((q[0] - p[0]) * u) / l, p[1] + ((q[1] - p[1]) * u) / l]
      const a = up ? out * 0.6 - Math.PI * 0.2 : Math.PI / 2
      // The temple keeps its forecourt clear.
      const size = up ? (Math.abs(x - 82) < 4.6 ? 0.5 : 1.5 + r() * 1.1) : 1.2 + r() * 0.6
      spray('#181b44', x, y + (up ? 0.5 : -0.4), a, size)
      if (up && size > 1 && Math.cos(out) < 0.3 && r() < 0.8)
        spray('#36586e', x + 0.5, y + 1.4, a, size * 0.8)
    }
  }
}

const EDGE = points(
  '-8 70.400 4 69.400 14 71.400 25 71.800 35 75.600 46 78.400 57 83 70 84.600 84 87.600 100 87.600 116 90 140 92 170 94',
)

/** The foam at the foot of the rock: one crisp line that climbs a little where a swell breaks, and its broken echo. */
export function surf(k) {
  const [pale, half] = ['#eedcdc', '#a59cc0']
  // What the two swells at its ends throw up: thin fans of spray that lean away from the rock.
  for (const [x, m] of points('57 -1 132.500 1'))
    for (const [dx, w, h] of points('-2.4 0.9 1.6 -1 1 2.6 0.4 0.9 3.4 1.6 0.8 2.2 2.8 0.7 1.3', 3))
      path(
        k,
        half,
        `M${x + dx - w} 63.200Q${x + dx - w * 0.2 + m * 0.3} ${63 - h * 0.7} ${x + dx + m * 1.1} ${63 - h}Q${x + dx + w * 0.6} ${63 - h * 0.4} ${x + dx + w} 63.200Z`,
      )
  // Torn foam along the whole foot, thick and thin, with gaps of wet rock.
  path(
    k,
    pale,
    'M48 63.900C51 63.300 53 63.500 55 62.400C56.400 61 57.600 61.800 58.600 62.300C60 61.300 61.400 62.200 62.600 62.900C65 63.200 67 62.900 69.600 63.500C67 64.300 63 63.900 60 64.500C56 64.900 51 64.300 48 63.900ZM71.500 63.700C73 63 75 63.200 77 62.600C78.600 62.100 79.600 63.100 82.400 63.600C79.600 64.200 76.600 64 74.600 64.300ZM91 63.700C93 63.300 94.600 63.400 96 62.900C97.600 61.900 98.800 62.900 100.400 62.600C102 62.400 103.400 63.300 106.500 63.600C103 64 100.600 64.500 97.600 64.300C95 64.200 93 63.900 91 63.700ZM109 63.700C111 63.200 113.600 63.500 115.600 63C118 63.300 119.600 63.400 121.600 63.700C118 64.300 112.600 64.300 109 63.700ZM124 63.900C126 63.300 127.600 63.300 129 62.500C130.400 61.500 131.400 60.700 132.600 61.900C133.600 61.300 134.600 62.400 135.600 62.700C138 63 140 63.500 143 63.900C138.600 64.600 134 64.300 130.600 64.700C128 64.600 126 64.300 124 63.900Z',
  )
  const rnd = random(7)
  for (const [x, y] of points('57 60 133 60.200'))
    for (let i = 0; i < 9; i++) {
      const [px, py, q] = [x + (rnd() - 0.6) * 6, y - rnd() * 3.4, 0.1 + rnd() * 0.16]
      path(k, pale, `M${px - q} ${py}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    }
  // What has run off lies on the water in torn lace.
  for (const [x, y, l, h] of points(
    '47 65.200 7 .3 60 65.800 5 .4 72 65 4 .26 84 66.400 6 .34 101 65.400 6 .36 113 66.800 4 .3 124 65.400 5 .3 141 65 8 .34 92 68.600 4 .24 68 68.400 5 .26 128 68.200 6 .26',
    4,
  ))
    path(
      k,
      'rgba(238,220,220,.7)',
      `M${x - l} ${y}C${x - l * 0.4} ${y - h * 1.6} ${x} ${y + h * 0.2} ${x + l * 0.3} ${y - h}C${x + l * 0.6} ${y - h * 0.8} ${x + l * 0.8} ${y - h * 0.2} ${x + l} ${y}C${x + l * 0.3} ${y + h} ${x - l * 0.2} ${y + h * 0.4} ${x - l} ${y}Z`,
    )
}

/** The last wave runs out on the black sand we stand on: its front crisp, thin water behind it. */
export function shore(k) {
  const sheet = (d, c) =>
    path(
      k,
      c,
      `${open(
        EDGE.map(([x, y]) => [
          x,
          y - d * (1 + (y - 73) * 0.03) * (d > 1 ? 1 + 0.16 * Math.sin(x * 0.071 + d * 1.3) : 1),
        ]),
        1,
      )}L172 100L-10 100Z`,
    )
  sheet(2.9, 'rgba(150,156,204,.5)')
  sheet(1.5, '#e6d4cc')
  sheet(-0.1, '#57548a')
  const g = k.createLinearGradient(0, 74, 16, 92)
  g.addColorStop(0, '#544a80')
  g.addColorStop(0.5, '#2e2854')
  g.addColorStop(1, '#1a173a')
  sheet(-0.9, g)
}
