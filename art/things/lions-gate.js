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

/** The mountains: their left sides in the sun, snow on the two Lions, the wood down to the water in the shade. */
export function mountains(k, { far, lit, snow, blue, ice, wooded, woodedLit }) {
  fill(k, far, points('-8 46 6 40 16 42 30 35 44 38 60 33 96 36 120 33 138 37 168 32 168 60 -8 60'))
  // The shaded body, then what the sun reaches: the left side of each summit, one border down its ridge.
  fill(
    k,
    blue,
    points(
      '8 54 22 46 34 38.500 41 34 47 29.500 50.600 26.500 53 20.500 56 16 58.500 19.500 60.500 25.500 63.500 28 67 23.500 69 16.500 71.500 11.500 74.500 16.500 77 24.500 83 28.500 91 30.500 98 37 108 40.500 122 43.500 140 49 168 54 168 60 8 60',
    ),
  )
  fill(
    k,
    lit,
    points(
      '8 54 22 46 34 38.500 41 34 47 29.500 50.600 26.500 53 20.500 56 16 57 20.500 55.400 25 58 30.500 56 36 59.500 42 57 47 61 54 8 58',
    ),
  )
  fill(
    k,
    lit,
    points(
      '63.500 28 67 23.500 69 16.500 71.500 11.500 72.400 17 70.600 22.500 73.600 28.500 71.500 34 75.500 40 73 46 78 54 66 54 67.500 47 64.500 42 66.500 36.500 63 32.500',
    ),
  )
  // Snow: in the sun on the left, blue on the right, longer in the gullies.
  fill(
    k,
    snow,
    points(
      '56 16 53 20.500 50.600 26.500 49 28 51.600 27.600 52 31 54 28 55.600 30.500 56 27 55.400 25 57 20.500',
    ),
  )
  fill(
    k,
    ice,
    points(
      '56 16 58.500 19.500 60.500 25.500 62.600 27.200 60.400 28.600 59.400 33 57.800 29.600 56 27 55.400 25 57 20.500',
    ),
  )
  fill(
    k,
    snow,
    points(
      '71.500 11.500 69 16.500 67 23.500 65.200 25.900 67.400 26 67.400 31.500 69.600 28 71.200 29.500 72 25.400 70.600 22.500 72.400 17',
    ),
  )
  fill(
    k,
    ice,
    points(
      '71.500 11.500 74.500 16.500 77 24.500 81 27.200 78 27.800 77.400 33.500 75.400 29.500 74 31.600 72 25.400 70.600 22.500 72.400 17',
    ),
  )
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
    fill(k, '#8c7c84', [span(u - 15, 0), span(u - 13, 9), span(u + 13, 9), span(u + 15, 0)])
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
  const edge = points('68 60 76 57.200 86 53.600 100 52.800 120 53.600 150 54.600 170 55')
  dry(k, () => wood(k, colour, edge, SHORE + 0.3, { seed: 31, tall: 2.4, gap: 1.1 }))
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
  k.translate(0, SHORE * 2)
  k.scale(1, -1)
  mirrored(k)
  k.restore()
  const g = k.createLinearGradient(0, SHORE, 0, 82)
  g.addColorStop(0, 'rgba(40,120,148,.3)')
  g.addColorStop(0.5, 'rgba(32,110,144,.72)')
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
