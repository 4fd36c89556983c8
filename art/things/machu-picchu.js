import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The view from the guardian's hut in metres: across, away, up from the eye; the horizon lies at 35. */
export const P = (X, Z, Y) => [98 + (X * 111) / Z, 35 - (Y * 111) / Z]

const [LIT, HALF, DARK, HOLE, CAP] = ['#f6e2b4', '#c8ac94', '#8c7888', '#4a4a68', '#fff0cc']
const [LAWN, LAWN2, SHADE] = ['#9cbc54', '#84a84c', '#587c50']

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** A level of lawn before the city whose wall turns round the ridge on the right, into the sun. */
function roundLevel(k, X1, Z0, Y, lawn) {
  const turn = 26
  const arc = (from, to) =>
    Array.from({ length: 9 }, (_, i) => {
      const a = ((from + ((to - from) * i) / 8) * Math.PI) / 2
      return [X1 - turn + turn * Math.sin(a), Z0 + turn * (1 - Math.cos(a))]
    })
  const up = (list, y) => list.map(([x, z]) => P(x, z, y))
  const edge = [[-44, Z0], ...arc(0, 1)]
  fill(k, lawn, [...up(edge, Y), P(X1, Z0 + 60, Y), P(-44, Z0 + 60, Y)])
  fill(k, HALF, [...up(edge, Y), ...up(edge.toReversed(), Y - 5)])
  fill(k, LIT, [...up(arc(0.3, 1), Y), ...up(arc(0.44, 1).toReversed(), Y - 5)])
  fill(k, CAP, [...up(edge, Y), ...up(edge.toReversed(), Y - 0.7)])
}

/** One house without its roof: the far gable, the dark of the open room, side walls, the near gable or what is left of it. */
function house(k, X, Z, Y, wide, deep, tall, gable) {
  const [l, r, n, f] = [X, X + wide, Z, Z + deep]
  const m = (l + r) / 2
  quad(k, SHADE, [l, n, Y], [l, f, Y], [l - tall * 1.3, f, Y], [l - tall * 1.3, n, Y])
  quad(k, HALF, [l, f, Y], [l, f, Y + tall], [m, f, Y + tall + 4.5], [r, f, Y + tall], [r, f, Y])
  quad(k, LIT, [l, f, Y], [l, f, Y + tall], [m, f, Y + tall + 4.5], [m, f, Y])
  quad(
    k,
    DARK,
    [l, n, Y],
    [l, n, Y + tall],
    [l, f, Y + tall - 1],
    [r, f, Y + tall - 1],
    [r, n, Y + tall],
    [r, n, Y],
  )
  const t = 1.6
  const floor = Y + tall - 1.6
  quad(
    k,
    '#6c9450',
    [l + t * 1.4, n, floor],
    [l + t * 1.4, f - 3, floor],
    [r - t * 1.4, f - 3, floor],
    [r - t * 1.4, n, floor],
  )
  quad(
    k,
    '#4c7050',
    [m, n, floor],
    [m + 1, f - 3, floor],
    [r - t * 1.4, f - 3, floor],
    [r - t * 1.4, n, floor],
  )
  quad(k, CAP, [l, n, Y + tall], [l, f, Y + tall], [l + t, f, Y + tall], [l + t, n, Y + tall])
  quad(k, CAP, [r, n, Y + tall], [r, f, Y + tall], [r - t, f, Y + tall], [r - t, n, Y + tall])
  if (l > 0) quad(k, DARK, [l, n, Y], [l, n, Y + tall], [l, f, Y + tall], [l, f, Y])
  if (r < 0) quad(k, LIT, [r, n, Y], [r, n, Y + tall], [r, f, Y + tall], [r, f, Y])
  const front = gable ? [l, n, Y + tall] : [l, n, Y + tall * 0.66]
  const side = gable ? [r, n, Y + tall] : [r, n, Y + tall * 0.66]
  const top = [m, n, gable ? Y + tall + gable : Y + tall * 0.6]
  quad(k, HALF, [l, n, Y], front, top, side, [r, n, Y])
  quad(k, LIT, [m + wide * 0.1, n, Y], [m + wide * 0.1, n, top[2] - gable * 0.2], side, [r, n, Y])
  quad(
    k,
    HOLE,
    [l + wide * 0.3, n, Y],
    [l + wide * 0.34, n, Y + tall * 0.56],
    [l + wide * 0.52, n, Y + tall * 0.56],
    [l + wide * 0.56, n, Y],
  )
  stroke(k, CAP, 0.18, `M${P(...front)}L${P(...top)}L${P(...side)}`)
}

/** A level of lawn with its wall towards us. */
function level(k, X0, X1, Z0, Z1, Y, drop, lawn = LAWN) {
  quad(k, lawn, [X0, Z0, Y], [X0, Z1, Y], [X1, Z1, Y], [X1, Z0, Y])
  quad(k, HALF, [X0, Z0, Y], [X1, Z0, Y], [X1, Z0, Y - drop], [X0, Z0, Y - drop])
  quad(k, CAP, [X0, Z0, Y], [X1, Z0, Y], [X1, Z0, Y - drop * 0.2], [X0, Z0, Y - drop * 0.2])
}

/** The hill of the sun stone: tiers of wall and lawn, the highest place of the city. */
function sunHill(k) {
  for (let i = 0; i < 6; i++) {
    const [X0, X1, Z, Y] = [-124 + i * 10, -30 - i * 5, 470 + i * 9, -76 + i * 5]
    quad(k, DARK, [X0, Z, Y], [X1, Z, Y], [X1, Z, Y - 5], [X0, Z, Y - 5])
    quad(
      k,
      HALF,
      [X0 + (X1 - X0) * 0.3, Z, Y],
      [X1, Z, Y],
      [X1, Z, Y - 5],
      [X0 + (X1 - X0) * 0.34, Z, Y - 5],
    )
    quad(k, LIT, [X1, Z, Y], [X1 + 3, Z + 40, Y], [X1 + 3, Z + 40, Y - 5], [X1, Z, Y - 5])
    quad(k, i % 2 ? LAWN : LAWN2, [X0, Z, Y], [X1, Z, Y], [X1, Z + 14, Y], [X0 + 6, Z + 14, Y])
  }
  quad(k, HALF, [-72, 524, -51], [-72, 524, -47], [-60, 524, -47], [-60, 524, -51])
  quad(k, CAP, [-68, 522, -47.5], [-67, 522, -41], [-65, 522, -41], [-63.5, 522, -47.5])
}

/** The city on its saddle: the long green square, houses on both sides. */
export function city(k) {
  const r = random(8)
  // Terraces below the city, towards us, the lowest first; their ends follow the ridge round.
  for (const [z, x1, y, lawn] of [
    [204, 99, -119, LAWN],
    [217, 99, -114, '#98bc50'],
    [230, 98, -109, LAWN2],
    [241, 96, -104, LAWN],
    [250, 94.5, -99.5, '#98bc50'],
    [256, 91, -95, LAWN2],
    [260, 87, -90.5, LAWN],
  ])
    roundLevel(k, x1, z, y, lawn)
  sunHill(k)
  // Far to near in bands; west rises in steps, east falls in steps.
  const deep = 44
  for (let z = 548; z >= 262; z -= deep) {
    for (let i = 3; i >= 0; i--) {
      const X1 = -20 - i * 18
      if (z > 440 && i > 0) continue
      level(k, X1 - 18, X1, z, z + deep, -80 + i * 4.6, 5, i % 2 ? LAWN : LAWN2)
      quad(
        k,
        LIT,
        [X1, z, -80 + i * 4.6],
        [X1, z + deep, -80 + i * 4.6],
        [X1, z + deep, -84.6 + i * 4.6],
        [X1, z, -84.6 + i * 4.6],
      )
      if (r() < 0.82)
        house(
          k,
          X1 - 17 + r() * 4,
          z + 2 + r() * 14,
          -80 + i * 4.6,
          9 + r() * 4,
          19 + r() * 8,
          4.4 + r(),
          r() < 0.5 ? 4 : 0,
        )
    }
    level(
      k,
      -20,
      16,
      z,
      z + deep,
      -84 - (560 - z) * 0.006,
      z < 300 ? 5.6 : 0.6,
      (z / 4) % 2 ? '#9cc052' : '#b0cc5c',
    )
    for (let i = 0; i < (z < 300 ? 3 : 4); i++) {
      const X0 = 16 + i * 18
      level(
        k,
        X0,
        X0 + 18,
        z,
        z + deep,
        -82 - i * 3.4,
        z < 300 ? [8.5, 5.1, 1.7][i] : 6,
        i % 2 ? LAWN2 : LAWN,
      )
      if (r() < 0.9)
        house(
          k,
          X0 + 1 + r() * 5,
          z + 2 + r() * 14,
          -82 - i * 3.4,
          9 + r() * 4.5,
          19 + r() * 9,
          4.4 + r(),
          r() < 0.5 ? 4 : 0,
        )
    }
  }
  // The one tree of the square.
  const [tx, ty] = P(-4, 400, -84)
  at(k, tx, ty, 1, (c) => {
    path(c, '#6c9448', 'M0.200 0.100L-3.400 0.300L-4.400 -0.300L-2.400 -0.500Z')
    stroke(c, '#5c4a48', 0.34, 'M0 0V-1.800')
    path(
      c,
      '#2f6448',
      'M-1.700 -1.300C-2.200 -1.900 -1.900 -2.500 -1.400 -2.600C-1.500 -3.400 -0.700 -3.900 -0.100 -3.700C0.400 -4.100 1.200 -3.700 1.200 -3.100C1.900 -2.900 2.100 -2 1.600 -1.500C0.800 -1.100 -0.900 -1 -1.700 -1.300Z',
    )
    path(
      c,
      '#7ca850',
      'M0.100 -1.900C-0.200 -2.600 0.200 -3.300 0.500 -3.700C1 -3.700 1.200 -3.400 1.200 -3.100C1.900 -2.900 2.100 -2 1.600 -1.500C1.100 -1.600 0.500 -1.600 0.100 -1.900Z',
    )
  })
}

/** The agricultural terraces: lawns between walls that run away from us and bend with the slope. */
export function farmTerraces(k, { count, z0 = 46, z1 = 246 }) {
  const bend = (z) =>
    -16 * Math.sin(((z - 60) / 190) * 3.14) -
    (z > 190 ? (z - 190) * 0.16 : 0) -
    Math.max(0, z - 206) ** 2 * 0.006
  const zs = Array.from({ length: 26 }, (_, i) => z0 * (z1 / z0) ** (i / 25))
  const [step, wide] = [5, 11]
  for (let i = count; i >= 0; i--) {
    const [X, Y] = [-6 - i * wide, -77 + i * step]
    const row = (dx, y) => zs.map((z) => P(X + dx + bend(z), z, y))
    fill(k, i % 2 ? LAWN : '#b0c860', [...row(0, Y), ...row(-wide - 0.4, Y).reverse()])
    // Shadow of the wall above, on its inner side.
    fill(k, LAWN2, [...row(-wide, Y), ...row(-wide * 0.7, Y).reverse()])
    fill(k, '#ead4a8', [...row(0, Y), ...row(0.4, Y - step).reverse()])
    fill(k, HALF, [...row(0.25, Y - step * 0.62), ...row(0.4, Y - step).reverse()])
    fill(k, '#f8e8c0', [...row(0, Y), ...row(-0.9, Y).reverse()])
  }
}

/** A store of the terraces under its thatch; foot at 0, 12 wide. */
export function thatched(k) {
  path(k, 'rgba(60,80,70,.6)', 'M-5 0L-11 0.600L-9 1.400L3 0.600Z')
  path(k, '#b89c84', 'M-5 0V-4.500H1V0Z')
  path(k, '#f6e2b4', 'M1 0V-4.500L3.500 -9L6 -4.500V0Z')
  path(k, '#4a4a68', 'M2.800 0V-3.400H4.200V0ZM-3 -1.500V-3.200H-2V-1.500Z')
  path(k, '#a87c48', 'M-6.200 -4L-3.600 -10.400H3.600L0.800 -4Z')
  path(k, '#e8bc6c', 'M3.600 -10.400L0.800 -4L1.600 -4L3.700 -8.600L6 -4H6.900Z')
  stroke(k, '#c89c5c', 0.3, 'M-4.600 -5L-2.600 -10M-2.600 -5L-0.600 -10M-0.600 -5L1.400 -10')
}
