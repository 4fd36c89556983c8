// The shores of Bergen, its harbour with Bryggen, the fortress and the ships, after sunset. Metres west and north of Mount Fløyen.
import { fill, points, rough } from '../core/field.js'
import { random } from '../core/random.js'
import { draw, house, inside, quarter, see, tree } from './bergen-plan.js'

/** The far side of the harbour as far as the tip of Nordnes. */
const NORDNES = points(
  '960 -20 1010 20 1300 150 1700 385 2100 570 2330 640 2430 622 2500 560 2470 450 2150 230 1900 -40 1760 -330 1640 -900 900 -900 560 -700 560 -240 800 -60',
)
/** The side of Bryggen, up to the foot of the mountain. */
const NEAR = points(
  '930 -10 960 60 1020 190 1290 450 1330 530 1460 610 1540 740 1730 880 1700 960 1480 930 1280 1200 900 1500 560 1200 560 -280 800 -80',
)
const QUAY = Math.atan2(260, 270)

/** Sky, and under it the fiord with its light. */
export function evening(k) {
  const g = k.createLinearGradient(0, 0, 0, 78)
  for (const [t, c] of [
    [0, '#1d4a74'],
    [0.1, '#3f8096'],
    [0.18, '#98bea4'],
    [0.235, '#eee6a0'],
    [0.257, '#fdf6c0'],
    [0.32, '#f2eaac'],
    [0.46, '#b4d0b0'],
    [0.64, '#6fa6b4'],
    [0.84, '#3c74a4'],
    [1, '#2a5890'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 96 -6 96'))
}

/** The ridges over the fiord, each with its lit side towards the north-west. */
export function shores(k) {
  fill(
    k,
    '#9cbca8',
    rough(
      points(
        '70 20.200 84 18.700 97 17.600 108 18.300 121 16.400 135 17.800 150 16.200 168 15.400 168 20.700',
      ),
      0.2,
      3,
    ),
  )
  fill(
    k,
    '#6c9aa4',
    rough(
      points(
        '98 21.600 112 20.600 124 18.900 133 19.200 146 17.800 168 18.800 168 22.800 140 22.600 118 22.200',
      ),
      0.2,
      4,
    ),
  )
  fill(
    k,
    '#3f6c94',
    rough(
      points(
        '-6 9 4 8.200 13 9.800 20 7 26 3.400 30 2.200 34 4.600 41 10.400 50 13.600 58 17.800 70 20.600 86 21.900 78 23 -6 26',
      ),
      0.3,
      8,
    ),
  )
  fill(
    k,
    '#8fb4a4',
    rough(
      points(
        '30 2 34.300 4.200 41.400 10 50.200 13.200 58.300 17.400 70.200 20.300 86.500 21.800 74 21.600 60 20.400 50 17.200 44 15.800 37 10.200 33 7.400',
      ),
      0.25,
      9,
    ),
  )
  fill(
    k,
    '#27507f',
    rough(
      points(
        '-6 17 6 16.400 18 18.400 30 19.800 40 22.600 56 24.400 67 26.600 60 28.200 38 29.600 16 32 -6 34',
      ),
      0.3,
      11,
    ),
  )
}

/** A shore drawn from the map, a little above the water, with its quay wall. */
function land(k, outline, colour, wall) {
  fill(
    k,
    wall,
    outline.map(([w, n]) => see([w, n, 0])),
  )
  fill(
    k,
    colour,
    outline.map(([w, n]) => see([w, n, 3])),
  )
}

/** What stands on the far bank, upside down in the harbour. */
function mirror(k) {
  const bank = points('960 -20 1010 20 1300 150 1700 385 2100 570 2330 640 2430 622')
  const high = [10, 17, 13, 19, 15, 12, 6]
  const seen = bank.map(([w, n]) => see([w, n, 0]))
  const deep = bank.map(([w, n], i) => see([w, n, -high[i]]))
  fill(k, 'rgba(24,58,112,.5)', [...seen, ...rough(deep, 0.5, 21).toReversed()])
}

/** Lamps along a quay and their long lights in the water. */
function lamps(k, from, to, count, seed, inWater = true) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const t = (i + 0.3 + r() * 0.4) / count
    const at = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const [x, y, depth] = see([...at, 5])
    const q = 260 / depth
    const foot = see([...at, 0])[1]
    for (let j = 0; inWater && j < 5; j++) {
      const yy = foot + 0.5 + j * (0.85 - j * 0.03) * q * 2.2
      const half = q * (1.25 - j * 0.16) * (0.8 + r() * 0.5)
      k.globalAlpha = 0.85 - j * 0.15
      fill(k, '#ffce80', [
        [x - half, yy],
        [x, yy - 0.13],
        [x + half, yy],
        [x, yy + 0.15],
      ])
    }
    k.globalAlpha = 1
    fill(k, '#ffe6a8', [
      [x - q, y - q],
      [x + q, y - q],
      [x + q, y + q],
      [x - q, y + q],
    ])
  }
}

export function farTown(k) {
  land(k, NORDNES, '#26447a', '#1c3468')
  mirror(k)
  // The town is not one grid: two quarters that meet at an angle, a broad street through it, lanes to the harbour, two squares.
  const clear = (turn, lanes, broad) => {
    const [ax, ay] = [Math.cos(turn), Math.sin(turn)]
    return (w, n) => {
      const [along, across] = [w * ax + n * ay, n * ax - w * ay]
      return (
        !lanes.some((l) => Math.abs(along - l) < 13) &&
        Math.abs(across - broad) > 17 &&
        Math.hypot((w - 1290) / 62, (n + 60) / 44) > 1 &&
        Math.hypot((w - 1740) / 60, (n - 210) / 46) > 1
      )
    }
  }
  const outer = (w, n) => w + n * 0.6 > 1480
  const [east, west] = [clear(0.28, [860, 1180], -330), clear(0.5, [1570, 1800, 1990, 2170], -480)]
  const home = NORDNES.map(inward)
  draw(k, [
    ...quarter({
      land: home,
      turn: 0.5,
      from: [500, -1700],
      to: [2700, 400],
      seed: 6,
      keep: (w, n) => outer(w, n) && west(w, n),
    }),
    ...quarter({
      land: home,
      turn: 0.28,
      from: [500, -1300],
      to: [2600, 600],
      seed: 9,
      keep: (w, n) => !outer(w, n) && east(w, n),
    }),
    ...spire(1690, 330, 12, 26, 30),
    ...spire(1330, -20, 18, 38, 46),
    nave({ w: 1296, n: -54, turn: 0.77, long: 78, wide: 30, eave: 22, ridge: 42 }),
  ])
  // Lamps along the quay only: those in the streets would stand before the roofs.
  const shore = points('1010 20 1300 150 1700 385 2100 570 2330 640')
  for (let i = 0; i < shore.length - 1; i++)
    lamps(k, shore[i], shore[i + 1], [5, 4, 4, 2][i], 4 + i)
}

/** Keeps houses off the very edge of the quay. */
function inward([w, n]) {
  return [w - 6, n - 16]
}

/** A square tower with a pointed roof. */
function spire(w, n, side, high, tip) {
  const depth = see([w, n])[2]
  const s = side / 2
  return [
    {
      depth,
      draw: (k) => {
        const c = (a, b, z) => see([w + a, n + b, z])
        fill(k, '#28407a', [c(-s, -s, 0), c(-s, s, 0), c(-s, s, high), c(-s, -s, high)])
        fill(k, '#8c9cac', [c(-s, s, 0), c(s, s, 0), c(s, s, high), c(-s, s, high)])
        fill(k, '#1c2e64', [c(-s, -s, high), c(-s, s, high), c(0, 0, high + tip)])
        fill(k, '#94a4ac', [c(-s, s, high), c(s, s, high), c(0, 0, high + tip)])
      },
    },
  ]
}

/** The body of a church: paler stone than the houses about it, one long roof. */
function nave(o) {
  const stone = { wall: ['#3c5888', '#b8c0ac'], roof: ['#4c5c90', '#a8b0ac'] }
  return { depth: see([o.w, o.n])[2] + 4, draw: (k) => house(k, { ...stone, ...o }) }
}

/** Front walls and roofs of Bryggen, in shade and in the last light. */
const RED = ['#a8323c', '#f0684c']
const OCHRE = ['#c8803c', '#ffc068']
const CREAM = ['#c8b8a8', '#fff0d0']
const TILES = [
  ['#6a3450', '#c87468'],
  ['#542c50', '#b4685f'],
  ['#7c3e50', '#d48470'],
]

/** Bryggen: narrow houses side by side, their long roofs end on to the harbour. */
function bryggen() {
  const r = random(12)
  const things = []
  const [dx, dy] = [Math.cos(QUAY), Math.sin(QUAY)]
  let a = 14
  // Drawn nearly twice as large as they are: they are what one looks for from up here.
  for (let i = 0; i < 7; i++) {
    const wide = 31 + r() * 9
    const long = (i ? 74 : 52) + r() * 26
    const back = 34 + long / 2
    a += wide / 2
    const [w, n] = [1020 + dx * a - dy * back, 190 + dy * a + dx * back]
    const eave = 27 + r() * 8
    const o = {
      w,
      n,
      turn: QUAY + Math.PI / 2,
      long,
      wide,
      eave,
      ridge: eave + wide * 0.62,
      wall: [RED, CREAM, OCHRE, RED, CREAM, OCHRE, RED][i],
      roof: TILES[(i * 5 + (i >> 2)) % 3],
      lamps: [
        [1, -0.42, 0.14],
        [1, 0.42, 0.14],
        [1, 0, 0.62],
      ]
        .filter((_, j) => (i + j) % 3)
        // The long side of the first one is seen whole.
        .concat(
          i
            ? []
            : [
                [-0.62, 1, 0.5],
                [-0.2, 1, 0.5],
                [0.22, 1, 0.5],
                [0.62, 1, 0.5],
                [-0.4, 1, 0.1],
                [0.42, 1, 0.1],
              ],
        ),
    }
    things.push({ depth: see([w, n])[2], draw: (k) => house(k, o) })
    a += wide / 2 + (i === 3 ? 14 : 2 + r() * 3)
  }
  return things
}

/** The king's hall and the square tower on the point. */
function fortress() {
  const stone = { wall: ['#34507c', '#b4bca8'], roof: ['#3c4c80', '#a0a8a8'] }
  const hall = { ...stone, w: 1400, n: 610, turn: 0.75, long: 58, wide: 22, eave: 17, ridge: 34 }
  const tower = { ...stone, w: 1345, n: 570, turn: 0.75, long: 26, wide: 24, eave: 36, ridge: 40 }
  return [hall, tower].map((o) => ({ depth: see([o.w, o.n])[2], draw: (k) => house(k, o) }))
}

/** Old trees round the hall, as far as the houses. */
function green() {
  const r = random(3)
  const within = inside(points('1302 512 1440 606 1500 690 1420 690 1310 640 1200 560 1262 510'))
  const trees = []
  for (let i = 0; i < 260; i++) {
    const [w, n] = [1190 + r() * 320, 500 + r() * 200]
    if (within(w, n)) trees.push(tree(r, w, n, 3))
  }
  return trees
}

export function nearTown(k) {
  land(k, NEAR, '#1e3468', '#162a58')
  // The wharf before the fronts, in the light of its shops.
  fill(
    k,
    '#d89c5c',
    points('1003 206 1272 466 1290 450 1020 190').map(([w, n]) => see([w, n, 3])),
  )
  fill(
    k,
    '#ffcf82',
    points('995 214 1262 474 1274 464 1006 202').map(([w, n]) => see([w, n, 3])),
  )
  // Its lamps stand behind the long roofs as we see them.
  lamps(k, [1004, 198], [1278, 462], 9, 8, false)
  const taken = inside(
    points('930 120 1000 170 1300 470 1480 600 1420 660 1300 640 1180 560 940 300'),
  )
  const slope = (w) => 2 + Math.max(0, 900 - w) * 0.3
  draw(k, [
    ...quarter({
      land: NEAR,
      turn: 0.79,
      from: [100, -900],
      to: [2300, 900],
      seed: 19,
      keep: (w, n) => !taken(w, n) && w > 760 && Math.hypot(w - 1080, n - 486) > 62,
      rise: slope,
    }),
    ...bryggen(),
    ...fortress(),
    ...green(),
    nave({ w: 1080, n: 486, turn: 0.91, long: 62, wide: 26, eave: 16, ridge: 30 }),
    ...spire(1092, 520, 10, 24, 20),
    ...spire(1110, 506, 10, 24, 20),
  ])
}
