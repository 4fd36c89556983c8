// Burrard Inlet from the lawn of the totems, looking north-west at sunset: the Lions with their snow, the bridge in metres, the wooded point.
import { Path2D } from '@napi-rs/canvas'
import { fill, points, stroke } from '../core/field.js'
import { closed, lens, soft } from './curves.js'
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

/** The North Shore: two broad wooded mountains worn round by the ice, each with a sunny and a shaded side. */
const SHOULDERS = points(
  '-20 47 -4 44.500 8 40.500 16 35 23 29 30 25.500 36 27 43 32.500 51 36 59 34 67 28.500 75 23.500 84 22 93 25 101 30.500 111 34.500 122 38 136 43.500 150 48.500 182 55 182 66 -20 66',
)
const WEST = points(
  '30 20 30.300 26 31.600 28.500 31 31 34 36 33.600 39 38.500 45 40 50 42 60 -20 60 -20 20',
)
const EAST = points(
  '81 14 81 22 83 26 82.400 29 86.500 34 86 38 92 45 94 60 60 60 57 52 54.500 47 54.800 43.500 51.500 39.500 50 36 51 34 58 20',
)

/** The two Lions far behind the gap, small and under snow. */
const LIONS = points(
  '28 44 38 34.500 42 31 44.600 27 46.600 25.400 48.800 26 51 29.500 53 30 55 26 57 23.200 59.200 22.600 61.400 25 64.500 30 70 34 80 42',
)
const HEADS = points('47 20 47.200 25.400 48.400 28 47.800 30.500 50 35 51 46 20 46 20 20')
const MANES = points(
  '58.400 16 58.500 22.700 60 26 59.400 28.600 62 33 63 46 51.600 46 52 30 53 16',
)

/** Paints inside a soft outline. */
function within(k, list, draw, round = 0.9) {
  k.save()
  k.clip(new Path2D(closed(list, round)))
  draw()
  k.restore()
}

/** What stands north of the water: low sun on every left side, snow on the tops, wood on the feet. */
export function mountains(k, { far, farLit, lit, snow, blue, ice, wooded, woodedLit }) {
  within(k, LIONS, () => {
    fill(k, far, points('0 0 160 0 160 60 0 60'))
    soft(k, farLit, HEADS, 0.3)
    soft(k, farLit, MANES, 0.3)
  })
  const side = (list, snowed) =>
    within(
      k,
      list,
      () => {
        fill(k, lit, points('-20 0 182 0 182 70 -20 70'))
        soft(k, snow, points(snowed), 0.25)
      },
      0.3,
    )
  within(k, SHOULDERS, () => {
    fill(k, blue, points('-20 0 182 0 182 70 -20 70'))
    // Snow lies on the shaded tops first, then the sun takes its side of both: it thins out downhill and keeps to the gullies.
    for (const list of [
      '26 16 46 16 43.500 32.600 40.500 31.600 41.600 34.400 38 31.800 37.400 33.200 35 31 34.600 33.800 32.400 31.600 31.500 35 28 34',
      '70 12 112 12 111 34.200 107 33.200 108 35.200 103.500 32.800 102 34.400 98.500 31 98 34.600 94.500 30.800 92.500 32.400 89.500 29 89.500 33 86 29.500 83.500 31.500 78 30',
    ])
      soft(k, ice, points(list), 0.25)
    side(
      WEST,
      '13 14 40 14 36 36 32 33.500 30 31.500 29.400 35.600 27.400 32 25 33.800 24.600 36.600 22.500 33.800 20.500 35.400 18.500 34.400 16 36.800 13 36',
    )
    side(
      EAST,
      '58 12 96 12 92 35 84 32 81 28.800 80.600 33.600 78 29.600 75.600 31.400 75.400 35.600 72.600 31.800 70 33.200 68.500 36 67 33 63.500 34.400 58 34.400',
    )
  })
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
  const q = 0.222 / (1 + u / 5200)
  return [23 + (u * 0.1) / (1 + u / 6000), SHORE + 0.2 - y * q]
}

export function bridge(k, { steel, lit, cable }) {
  const line = (c, wide, list) => stroke(k, c, wide, `M${list.map((p) => p.join(' ')).join('L')}`)
  const steps = (a, b, f, n = 24) =>
    Array.from({ length: n + 1 }, (_, i) => f(a + ((b - a) * i) / n))
  // Level over the main span, then down to the shore in one curve.
  const deck = (u) => (u > 473 ? 64.5 - 0.013 * (u - 473) : 61 + 5 * (1 - ((u - 236) / 430) ** 2))
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
  // Concrete carries the deck where it meets the bank.
  fill(k, '#90a89c', [span(600, 2), span(604, 60), span(616, 60), span(616, 2)])
  fill(k, '#48707c', [span(616, 2), span(616, 60), span(640, 60), span(640, 2)])
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
    fill(k, '#48707c', [span(u - 20, 1), span(u - 15, 7), span(u + 15, 7), span(u + 20, 1)])
    fill(k, '#90a89c', [span(u - 20, 1), span(u - 15, 7), span(u - 4, 7), span(u - 5, 1)])
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
    '68 60 71 57 74 52 77.500 46.600 82 44.600 88 44.400 98 46 110 49 126 51.600 150 53.600 170 54',
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
  // Before the mirrored snow could begin, the water is only water.
  const g = k.createLinearGradient(0, SHORE, 0, 76)
  g.addColorStop(0, 'rgba(56,132,156,.3)')
  g.addColorStop(0.4, 'rgba(60,136,160,.78)')
  g.addColorStop(0.64, 'rgba(64,140,164,1)')
  g.addColorStop(1, 'rgba(36,104,144,1)')
  k.fillStyle = g
  k.fillRect(-6, SHORE, 180, 40)
  for (const [x, y, half, tone] of points(
    '20 60.600 16 0 52 62.600 20 1 88 61.400 12 0 36 65.400 22 1 74 66.400 18 0 12 68.600 16 0 58 69.800 22 1 94 65 10 1',
    4,
  ))
    lens(k, tone ? 'rgba(255,226,168,.2)' : 'rgba(20,84,124,.32)', x, y, half, 0.16, 0.12)
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
  // One swell of the ground in the sun, its far side rolling off; our feet stand in the cool hollow before it.
  const g = k.createLinearGradient(0, 0, 160, 0)
  g.addColorStop(0, bright)
  g.addColorStop(0.55, grass)
  g.addColorStop(1, deep)
  k.fillStyle = g
  k.fill(new Path2D('M-8 84.500C14 79.400 40 77.400 66 77.600C98 77.800 128 78.600 170 74V98H-8Z'))
}
