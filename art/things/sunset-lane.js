// A lane of Stone Town against the low sun: walls of coral stone in shade, carved doors, a teak veranda, the two spires at its end.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { LEFT, onWall, RIGHT, scaleAt, see } from './stone-lane.js'

const HAZE = '#f8b878'
/** A colour of the shade at distance Z: deep near us, golden at the end. */
const dim = (c, Z) => blend(c, HAZE, Math.min(0.86, Math.max(0, (Z - 2) / 30)) ** 0.85)

const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => see(...p)),
  )
const facing = (k, c, x0, x1, y0, y1, Z) =>
  quad(k, c, [
    [x0, y0, Z],
    [x0, y1, Z],
    [x1, y1, Z],
    [x1, y0, Z],
  ])

/** The church at the end, pale in the light: its low front, two towers with stone spires, the sun between them. */
export function spires(k) {
  const [body, dark, lit] = ['#d8967c', '#bd7f84', '#ffd08c']
  path(k, body, 'M76 60V50L84 46.500L92 50V60Z')
  for (const [x, m] of [
    [78.4, 1],
    [90, -1],
  ]) {
    path(k, body, `M${x - 2.1} 60V37H${x + 2.1}V60Z`)
    path(k, dark, `M${x - 2.1 * m} 60V37H${x - 0.7 * m}V60Z`)
    path(k, lit, `M${x + 2.1 * m} 60V37H${x + 1.7 * m}V60Z`)
    path(
      k,
      dark,
      `M${x - 1.1} 43V40.400q0.400 -0.900 0.800 0V43ZM${x + 0.3} 43V40.400q0.400 -0.900 0.800 0V43Z`,
    )
    path(k, body, `M${x - 2.4} 37L${x} 21.500L${x + 2.4} 37Z`)
    path(k, dark, `M${x - 2.4 * m} 37L${x} 21.500L${x - 0.7 * m} 37Z`)
    path(k, lit, `M${x + 2.4 * m} 37L${x} 21.500L${x + 1.8 * m} 37Z`)
    stroke(k, dark, 0.22, `M${x} 22V19.200M${x - 0.7} 20.200H${x + 0.7}`)
  }
}

const STONES = ['#453a6c', '#5a4878', '#84607f', '#c9886c', '#f4b866', '#ffdf96']

/** The flags of the lane: each takes the light as it lies towards the sun. */
export function flags(k) {
  const r = random(21)
  quad(k, STONES[1], [
    [LEFT, 0, 40],
    [RIGHT, 0, 40],
    [RIGHT, 0, 1.6],
    [LEFT, 0, 1.6],
  ])
  for (let Z = 1.7; Z < 34; Z *= 1.13) {
    const end = Z * 1.13 - 0.03 * Z ** 0.6
    let X = LEFT + r() * 0.4
    while (X < RIGHT) {
      const wide = Math.min(0.55 + r() * 0.8, RIGHT - X)
      const middle = X + wide / 2 - 0.1
      const gleam =
        Math.exp(-((middle / (0.55 + Z * 0.036)) ** 2)) * (0.45 + 0.55 * Math.min(1, Z / 12))
      const tone = Math.max(0, Math.min(5, Math.floor(0.7 + gleam * 4.6 + (r() - 0.5) * 0.9)))
      quad(k, dim(STONES[tone], tone > 3 ? 4 : Z * 0.8), [
        [X, 0, Z],
        [X, 0, end],
        [X + wide - 0.05, 0, end],
        [X + wide - 0.05, 0, Z],
      ])
      X += wide
    }
  }
}

/** A window with closed shutters; the frame stands out a little and has the sun on its far edge. */
function shutters(k, X, z, y, w, h, [frame, leaf, gap]) {
  onWall(k, dim(frame, z), X, z - 0.12, z + w + 0.12, y - 0.14, y + h + 0.14)
  onWall(k, dim('#f0a468', z), X, z + w + 0.06, z + w + 0.14, y - 0.14, y + h + 0.14)
  for (const [a, b] of [
    [z + 0.02, z + w * 0.48],
    [z + w * 0.52, z + w - 0.02],
  ]) {
    onWall(k, dim(leaf, z), X, a, b, y, y + h)
    for (let i = 1; i < 14; i++) {
      if (i === 7) continue
      const low = y + (h * (i + 0.1)) / 14.6
      onWall(k, dim(gap, z), X, a + 0.07, b - 0.07, low, low + h * 0.026)
    }
  }
}

/** A carved door in its frame, with studs of brass. */
function carvedDoor(k, X, z, w, h, [stone, wood, dark, brass]) {
  onWall(k, dim(stone, z), X, z - 0.34, z + w + 0.34, 0, h + 0.8)
  onWall(k, dim(dark, z), X, z - 0.2, z + w + 0.2, 0, h + 0.62)
  onWall(k, dim(wood, z), X, z - 0.12, z + w + 0.12, h + 0.08, h + 0.54)
  for (let i = 0; i < 6; i++)
    onWall(k, dim(dark, z), X, z + (w * (i + 0.3)) / 6, z + (w * (i + 0.7)) / 6, h + 0.2, h + 0.42)
  for (const [a, b] of [
    [z + 0.03, z + w * 0.47],
    [z + w * 0.53, z + w - 0.03],
  ]) {
    onWall(k, dim(wood, z), X, a, b, 0, h)
    for (let j = 0; j < 5; j++)
      for (const t of [0.3, 0.7]) {
        const [px, py] = see(X, 0.4 + (j * h) / 5.4, a + (b - a) * t)
        const q = scaleAt(z) * 0.05
        k.fillStyle = brass
        k.beginPath()
        k.ellipse(px, py, q * 0.5, q, 0, 0, 7)
        k.fill()
      }
  }
  onWall(k, dim('#f0a468', z), X, z + w + 0.26, z + w + 0.34, 0, h + 0.8)
}

/** A closed veranda of teak: floor, end, long side with lattice that lets the sky through, roof of tin. */
function veranda(k, X, out, z0, z1, y, tones) {
  const [under, end, side, gap, tin, rim] = tones.map((c, i) => (i === 3 ? c : dim(c, z0)))
  const E = X + out
  quad(k, under, [
    [X, y - 0.2, z0],
    [E, y - 0.2, z0],
    [E, y - 0.2, z1],
    [X, y - 0.2, z1],
  ])
  // From below we see the roof's underside: first the part within, last the eaves.
  quad(k, tin, [
    [X, y + 3.3, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z1 + 0.2],
    [X, y + 3.3, z1 + 0.2],
  ])
  onWall(k, side, E, z0, z1, y - 0.2, y + 2.7)
  facing(k, end, X, E, y - 0.2, y + 2.5, z0)
  // Openings between the posts, the rail, the arched heads.
  const bays = 5
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.1)) / bays, z0 + ((z1 - z0) * (i + 0.9)) / bays]
    onWall(k, dim('#2e2350', z0), E, a, b, y + 0.95, y + 2.15)
    onWall(k, dim('#6e4460', z0), E, a, b, y + 0.06, y + 0.76)
  }
  for (let i = 0; i < 3; i++) {
    const [a, b] = [X + (out * (i + 0.14)) / 3, X + (out * (i + 0.86)) / 3]
    facing(k, gap, a, b, y + 0.95, y + 2.05, z0)
    facing(k, end, a + (b - a) * 0.44, a + (b - a) * 0.56, y + 0.95, y + 2.05, z0)
    facing(k, under, a, b, y + 0.1, y + 0.72, z0)
  }
  quad(k, end, [
    [X, y + 3.3, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z0 - 0.25],
    [E + out * 0.25, y + 2.44, z0 - 0.25],
    [X, y + 2.5, z0 - 0.25],
  ])
  quad(k, tin, [
    [E, y + 2.72, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z1 + 0.2],
    [E, y + 2.72, z1 + 0.2],
  ])
  quad(k, rim, [
    [E + out * 0.25, y + 2.55, z0 - 0.25],
    [E + out * 0.25, y + 2.55, z1 + 0.2],
    [E + out * 0.25, y + 2.47, z1 + 0.2],
    [E + out * 0.25, y + 2.47, z0 - 0.25],
  ])
}

/** Houses: from z to z1, how high, their stone. */
const ROWS = [
  [
    LEFT,
    '20 30 6.800 13.500 20 8.600 8 13.500 10 1.400 8 11.500',
    ['#8c6488', '#6c5c94', '#4a5a9c', '#30488c'],
  ],
  [
    RIGHT,
    '22 31 6.400 16 22 8 10.500 16 9.400 1.400 10.500 11',
    ['#cc8478', '#bc7470', '#a45c72', '#8c4668'],
  ],
]

const SASH = ['#8a6c94', '#3d4a7c', '#2b2f5e']
const SASH_WARM = ['#9c7694', '#6a4668', '#432f58']

export function houses(k) {
  for (const [X, text, stones] of ROWS) {
    points(text, 3).forEach(([z0, z1, top], i) => {
      // A house that stands out beyond the next shows a sliver of its bright farther edge.
      onWall(k, dim(stones[i], (z0 + z1) / 2), X, z0, z1, 0, top)
      onWall(k, dim('#ffc07c', z0 * 0.5), X, z0, z1, top, top + 0.1)
      onWall(k, dim(blend(stones[i], '#2c2350', 0.3), (z0 + z1) / 2), X, z0, z1, 0, 0.9)
    })
  }
  for (const [z, y] of points('4.600 4 6.500 4 4.600 7.600 6.500 7.600', 2))
    shutters(k, LEFT, z, y, 0.95, 1.9, SASH)
  shutters(k, LEFT, 4.7, 1.3, 0.95, 1.5, SASH)
  for (const [z, y] of points(
    '14.400 3.400 16.200 3.400 18 3.400 14.400 6 16.200 6 18 6 21.500 3.200 24.500 3.200',
    2,
  ))
    shutters(k, LEFT, z, y, 0.9, 1.5, SASH_WARM)
  for (const [z, y] of points('4.900 4.200 7.100 4.200 9 4.200 4.900 7.800 7.100 7.800 9 7.800', 2))
    shutters(k, RIGHT, z, y, 0.95, 1.9, SASH_WARM)
  for (const [z, y] of points('17 3.400 19.400 3.400 17 5.700 19.400 5.700 23.500 3 26.500 3', 2))
    shutters(k, RIGHT, z, y, 0.9, 1.5, SASH)
  carvedDoor(k, RIGHT, 4.7, 1.7, 2.7, ['#8a6c94', '#54345a', '#372750', '#d89a60'])
  carvedDoor(k, LEFT, 9.4, 1.6, 2.6, ['#8f7096', '#5c3a5c', '#3c2a52', '#e0a468'])
  carvedDoor(k, RIGHT, 12.4, 1.6, 2.6, ['#a47e92', '#6c4460', '#4a3158', '#e8b070'])
  veranda(k, RIGHT, -1.25, 11.6, 15, 3.5, [
    '#3a2c58',
    '#4c3660',
    '#5e4068',
    '#ffc078',
    '#9c6a78',
    '#ffc884',
  ])
  veranda(k, LEFT, 1.3, 8.6, 12.6, 3.7, [
    '#30264f',
    '#3d2d58',
    '#4c3662',
    '#ffb870',
    '#7e5672',
    '#ffc078',
  ])
}

/** Warm light that the end of the lane throws back on the walls, strongest where they are nearest to it. */
export function bounce(k) {
  const g = k.createRadialGradient(84, 46, 6, 84, 46, 92)
  for (const [a, c] of [
    [0, 'rgba(255,206,130,.5)'],
    [0.35, 'rgba(255,176,104,.36)'],
    [0.7, 'rgba(248,140,100,.18)'],
    [1, 'rgba(240,130,100,0)'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/** Benches of stone along the foot of the walls. */
export function benches(k) {
  for (const [X, out, z0, z1] of [
    [RIGHT, -0.7, 7.2, 11.4],
    [LEFT, 0.9, 1.4, 8],
  ]) {
    quad(k, dim('#7a5f8c', z0 + 2), [
      [X, 0.5, z0],
      [X + out, 0.5, z0],
      [X + out, 0.5, z1],
      [X, 0.5, z1],
    ])
    onWall(k, dim('#4a3c6c', z0 + 1), X + out, z0, z1, 0, 0.5)
    onWall(k, dim('#f0a868', z0), X + out, z0, z1, 0.46, 0.5)
    facing(k, dim('#3f3464', z0), X, X + out, 0, 0.5, z0)
  }
}

/** Kangas on a line across the lane: the sun comes through the cloth. */
export function washing(k) {
  const [[ax, ay], [bx, by]] = [see(LEFT, 8.3, 14.4), see(RIGHT, 8.6, 14.4)]
  const sag = 2.4
  const line = (t) => [ax + (bx - ax) * t, ay + (by - ay) * t + sag * 4 * t * (1 - t) * 0.5]
  stroke(k, '#4c3658', 0.16, `M${ax} ${ay}Q${(ax + bx) / 2} ${(ay + by) / 2 + sag} ${bx} ${by}`)
  for (const [t0, t1, high, cloth, glow, hem] of [
    [0.12, 0.235, 5.6, '#d8402c', '#ff7a3c', '#ffd070'],
    [0.265, 0.34, 3.8, '#f4a02c', '#ffd25c', '#c8482c'],
    [0.44, 0.57, 6.2, '#2c8a8c', '#5cc4a4', '#ffe08c'],
    [0.61, 0.69, 4.2, '#fbe2b8', '#fff4d4', '#e8a860'],
    [0.74, 0.87, 5.4, '#a82c5c', '#e85c6c', '#ffc86c'],
  ]) {
    const [[x0, y0], [x1, y1]] = [line(t0), line(t1)]
    const wide = x1 - x0
    const at = (u, v) => [
      x0 + wide * u + 0.35 * v * Math.sin(u * 5 + t0 * 30),
      y0 +
        (y1 - y0) * u +
        0.5 * Math.sin(Math.PI * u) * (1 - v) +
        high * v * (1.12 - 0.025 * Math.cos(u * 6.6 + t0 * 20)),
    ]
    const run = (v, from = 0, to = 1) =>
      Array.from({ length: 13 }, (_, i) => at(from + ((to - from) * i) / 12, v))
    fill(k, glow, [...run(0), ...run(1).reverse()])
    // Two folds that hang from the line and run out below.
    for (const [u, w] of [
      [0.06, 0.16],
      [0.56, 0.13],
    ])
      fill(k, cloth, [
        at(u + w * 0.3, 0),
        at(u + w, 0.05),
        at(u + w * 0.8, 0.6),
        at(u + w * 0.5, 1),
        at(u, 1),
        at(u + w * 0.2, 0.5),
      ])
    fill(k, hem, [...run(0.82), ...run(0.9).reverse()])
  }
}

/** Somebody's shadow, thrown along the lane towards us: outline in metres across and up. */
export function longShadow(k, X, Z, list, colour, stretch = 4.4) {
  fill(
    k,
    colour,
    list.map(([x, h]) => see(X + x, 0.005, Math.max(1.5, Z - h * stretch))),
  )
}
