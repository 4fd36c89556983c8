// Burrard Inlet from the lawn of the totems, looking north-west at sunset: the Lions with their snow, the bridge in metres, the wooded point.
import { fill, path, points, stroke } from '../core/field.js'
import { lens } from './curves.js'
import { wood } from './parkway-road.js'

export const SHORE = 57.5

export function heaven(k) {
  const g = k.createLinearGradient(60, 0, 30, SHORE)
  for (const [t, c] of [
    [0, '#3478ac'],
    [0.42, '#74b4cc'],
    [0.78, '#f0e4bc'],
    [1, '#ffd890'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 174, SHORE + 8)
}

const LIONS = points(
  '4 56 14 50.500 20 48.500 26 43.500 33 41.500 37 37 41 35 43.500 30.500 46.500 28.500 47.500 23.500 50 21.500 50.600 17.500 52.800 15.500 54.600 17.200 56 21 58.400 23.500 59 27.500 62 30 64 27.500 65 22.500 67.500 20 67.800 14.500 70 12.400 71 9.800 73 11.500 74.800 16 77.600 18.500 78.400 23.500 82.500 26 85 30.500 91 32.500 95 36.500 101 38.500 108 42 118 44.500 140 50 168 55',
)
const WEST = points(
  '52.800 15.500 53.600 19.500 52.400 23.500 55 27.500 54.400 32 58.500 36 59 41 64 46 66 51 72 56',
)
const EAST = points(
  '71 9.800 71.600 14 70 18.500 72.600 23 72 28 76.500 32.500 77.500 37.500 84 42.500 87 47.500 98 56',
)

/** The Lions over their long ridge: left sides in the sun, snow down to the rock, the wood on their feet in the shade. */
export function mountains(k, { far, lit, face, snow, blue, ice, wooded, woodedLit }) {
  fill(
    k,
    far,
    points(
      '-8 47 6 43 18 44 32 38.500 46 41 62 36 92 38 114 33.500 132 38 150 34 168 37 168 60 -8 60',
    ),
  )
  // The shaded body, then what the sun reaches: a broken ridge comes down from each summit.
  fill(k, blue, [...LIONS, [168, 60], [4, 60]])
  fill(k, lit, [...LIONS.slice(0, 13), ...WEST.slice(1)])
  fill(k, lit, [
    ...LIONS.slice(17, 23),
    ...EAST.slice(1),
    ...points('74 56 70 50.500 69 45 65 40 66 35'),
  ])
  // Ribs turn a little from the sun.
  path(k, face, 'M46 34L49 40L47.600 46L52 56H40L43.500 48L44.600 41Z')
  path(k, face, 'M32 42L35 46L33 51L36 56H25L29 49Z')
  path(
    k,
    face,
    'M68.500 29L70.600 35.500L69.800 41L75 47L80 56H74L70 50.500L69 45L66.800 41L67.600 35Z',
  )
  // Snow, in the sun and in the shade, longer in the gullies; the steepest walls are bare.
  path(
    k,
    snow,
    'M43.500 30.500L46.500 28.500L47.500 23.500L50 21.500L50.600 17.500L52.800 15.500L53.600 19.500L52.400 23.500L55 27.500L54.400 32L52.800 29.500L51.400 35L49.800 30L48.400 33L47 31L44.500 39L43.400 34.500L40 38L41 35Z',
  )
  path(
    k,
    lit,
    'M47.500 23.500L50 21.500L50.600 17.500L51.500 20.500L49.800 25L49.600 28L47.600 27Z',
  )
  path(
    k,
    ice,
    'M52.800 15.500L54.600 17.200L56 21L58.400 23.500L59 27.500L62 30L61 33L59.600 31L58.600 36L56.600 31.500L54.400 32L55 27.500L52.400 23.500L53.600 19.500Z',
  )
  path(k, blue, 'M56 21L58.400 23.500L59 27.500L57.400 28.500L56.600 25Z')
  path(
    k,
    snow,
    'M62 30L64 27.500L65 22.500L67.500 20L67.800 14.500L70 12.400L71 9.800L71.600 14L70 18.500L72.600 23L72 28L70.400 26L69.400 32L67.800 27.500L66 35L64.600 30.500L63 33Z',
  )
  path(k, lit, 'M65 22.500L67.500 20L67.800 14.500L69 17.500L67.600 22.500L67 26L65 25.500Z')
  path(
    k,
    ice,
    'M71 9.800L73 11.500L74.800 16L77.600 18.500L78.400 23.500L82.500 26L85 30.500L91 32.500L86 33L84.600 37L81.500 32L79.600 34L78 29.500L76.200 32L72 28L72.600 23L70 18.500L71.600 14Z',
  )
  path(k, blue, 'M74.800 16L77.600 18.500L78.400 23.500L81 27.500L78.400 27L76 23Z')
  // The wooded feet of the range, in two planes.
  fill(
    k,
    woodedLit,
    points(
      '-8 55 8 52.500 22 51.500 36 48.500 48 47.500 58 46 70 46.500 84 46 98 43.500 112 45.500 126 46.500 144 51 168 55 168 60 -8 60',
    ),
  )
  fill(
    k,
    wooded,
    points(
      '-8 57 20 56 44 54 66 51.500 88 51.500 104 48.500 122 50 144 53.500 168 56.500 168 60 -8 60',
    ),
  )
  const g = k.createLinearGradient(0, 47, 0, SHORE + 1)
  g.addColorStop(0, 'rgba(255,226,168,0)')
  g.addColorStop(1, 'rgba(255,226,168,.62)')
  k.fillStyle = g
  k.fillRect(-6, 47, 174, SHORE - 46)
}

/**
 * The bridge: towers of 111 m, deck at 61 m, a main span of 473 m, side spans of 187 m. It runs from the point on our left away to
 * the far shore, so that a metre at its far end is smaller: u metres along from the near tower, y metres over the water.
 */
const span = (u, y) => {
  const q = 0.236 / (1 + u / 1500)
  return [24 + (u * 0.112) / (1 + u / 2600), SHORE + 0.2 - y * q]
}

export function bridge(k, { steel, lit, cable }) {
  const line = (c, wide, list) => stroke(k, c, wide, `M${list.map((p) => p.join(' ')).join('L')}`)
  const steps = (a, b, f, n = 24) =>
    Array.from({ length: n + 1 }, (_, i) => f(a + ((b - a) * i) / n))
  // Level over the main span, then down to the shore in one curve.
  const deck = (u) =>
    u > 473
      ? 64.5 - 0.0128 * (u - 473) - 0.00012 * (u - 473) ** 2
      : 61 + 5 * (1 - ((u - 236) / 430) ** 2)
  const main = (u) => span(u, 70 + 41 * ((u - 236.5) / 236.5) ** 2)
  const side = (a, b) => (u) =>
    span(u, 111 + (59 - 111) * ((u - a) / (b - a)) - 14 * Math.sin((Math.PI * (u - a)) / (b - a)))
  fill(k, steel, [
    ...steps(-190, 860, (u) => span(u, deck(u))),
    ...steps(860, -190, (u) => span(u, deck(u) - 6)),
  ])
  for (let u = 20; u < 473; u += 22) line(cable, 0.09, [span(u, deck(u)), main(u)])
  for (let u = 22; u < 180; u += 22) {
    line(cable, 0.09, [span(-u, deck(-u)), side(0, -187)(-u)])
    line(cable, 0.08, [span(473 + u, deck(473 + u)), side(473, 660)(473 + u)])
  }
  line(steel, 0.3, steps(0, 473, main))
  line(steel, 0.3, steps(0, -187, side(0, -187)))
  line(steel, 0.26, steps(473, 660, side(473, 660)))
  for (const u of [473, 0]) {
    const w = u ? 7 : 8
    for (const [m, c] of [
      [1, steel],
      [-1, lit],
    ])
      fill(k, c, [
        span(u + m * w, 0),
        span(u + m * w * 0.62, 113),
        span(u + m * w * 0.62 - m * 5, 113),
        span(u + m * w - m * 6, 0),
      ])
    for (const y of [108, 84, 46])
      fill(k, steel, [span(u - w, y), span(u + w, y), span(u + w, y - 4), span(u - w, y - 4)])
    fill(k, '#48707c', [span(u - 20, -1), span(u - 15, 7), span(u + 15, 7), span(u + 20, -1)])
    fill(k, '#90a89c', [span(u - 20, -1), span(u - 15, 7), span(u - 4, 7), span(u - 5, -1)])
  }
}

/** Draws only what stands over the water. */
function dry(k, draw) {
  k.save()
  k.beginPath()
  k.rect(-10, -10, 190, SHORE + 10.2)
  k.clip()
  draw()
  k.restore()
}

/** The low wooded shore where the bridge lands. */
export function landing(k, colour) {
  const edge = points(
    '64 60 69 57 74 53.500 79 49 84 46.800 94 47.500 108 50 126 52 150 53.600 170 54',
  )
  dry(k, () => wood(k, colour, edge, SHORE + 0.3, { seed: 31, tall: 3.2, gap: 1.2 }))
}

/** The point with its wood on the left, from which the bridge starts. */
export function headland(k, { dark, mid }) {
  dry(k, () => {
    const back = points('-8 40 4 42 12 45 20 49.500 28 54 37 61')
    wood(k, mid, back, SHORE + 0.6, { seed: 6, tall: 5, gap: 1.8 })
    const front = points('-8 47 2 48.500 10 51.500 18 55 27 60.500')
    wood(k, dark, front, SHORE + 0.6, { seed: 15, tall: 4, gap: 1.6 })
  })
}

/** The water: what stands on the far shore upside down, darker and broken towards us. */
export function inlet(k, mirrored) {
  k.save()
  k.beginPath()
  k.rect(-6, SHORE, 180, 40)
  k.clip()
  k.save()
  // The swell draws the far shore together: the mountains come into the picture.
  k.translate(0, SHORE * 1.5)
  k.scale(1, -0.5)
  mirrored(k)
  k.restore()
  const g = k.createLinearGradient(0, SHORE, 0, 82)
  g.addColorStop(0, 'rgba(40,120,148,.28)')
  g.addColorStop(0.7, 'rgba(32,110,144,.6)')
  g.addColorStop(1, 'rgba(20,80,124,1)')
  k.fillStyle = g
  k.fillRect(-6, SHORE, 180, 40)
  for (const [x, y, half, tone] of points(
    '20 60.600 16 0 52 62.600 20 1 88 61.400 12 0 36 65.400 22 1 74 66.400 18 0 12 68.600 16 0 58 69.800 22 1 94 65 10 1',
    4,
  ))
    lens(k, tone ? 'rgba(255,226,168,.42)' : 'rgba(20,84,124,.5)', x, y, half, 0.16, 0.12)
  k.restore()
}

/** Lawn, the walk along the wall, the wall down to the water. */
export function lawn(k, { wall, wallDark, walk, grass, bright, deep }) {
  const edge = (d) =>
    points('-8 75.500 20 74.500 50 72.600 80 70.400 110 68.600 140 67.400 168 66.600').map(
      ([x, y]) => [x, y + d * (0.55 + (75.5 - y) * -0.03)],
    )
  const below = (c, d) => fill(k, c, [...edge(d), [168, 98], [-8, 98]])
  below(wallDark, -1.6)
  below(wall, 0.2)
  below(walk, 0.9)
  below(grass, 6)
  path(
    k,
    bright,
    'M-8 83C20 80.600 60 78.400 100 75.600C124 74 150 72.600 170 72V75.500C140 77 110 79.600 84 82C56 84.500 20 87 -8 88Z',
  )
  path(k, deep, 'M-8 91.500C30 88.500 60 90 90 93L100 98H-8Z')
}
