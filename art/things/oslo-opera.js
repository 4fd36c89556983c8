// The Opera of Oslo in metres, seen from the fjord on a June evening: x runs along the front, z away from us, y up.
// Every face is drawn through a `put`, so that the mirror in the water is the same house with its heights turned over.
import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const EYE = [-40, 6.4, -104]
const TURN = 0.25
const F = 186
const MID = 76
export const HORIZON = 53
const [SIN, COS] = [Math.sin(TURN), Math.cos(TURN)]

/** Where a point of the world stands in the field, and how large a metre is there. */
export function spot(x, y, z) {
  const [a, b] = [x - EYE[0], z - EYE[2]]
  const q = F / (a * SIN + b * COS)
  return [MID + (a * COS - b * SIN) * q, HORIZON + (EYE[1] - y) * q, q]
}
export const upright = ([x, y, z]) => spot(x, y, z)
export const mirrored = ([x, y, z]) => spot(x, -y, z)

const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)
/** A point of a face given by its corners foot-left, foot-right, top-right, top-left. */
const on = ([a, b, c, d], u, v) => mix(mix(a, b, u), mix(d, c, u), v)

const [LIT, WARM, HALF, VEIL, SHADE, DEEP] = [
  '#fff3df',
  '#ffe4c6',
  '#efcfbd',
  '#c3a6bd',
  '#8c80b0',
  '#5c5c94',
]

// The corners that faces share.
const TIP = [-66, 0, 4]
const WEST = [-78, 0, 44]
const INNER = [-38, 0, 2]
const EDGE = [-14, 17.2, 34]
const BACK = [-30, 18.4, 84]
const EAST = [36, 17.2, 38]
const FOOT = [-24, 2.6, 36]
const FOOT_EAST = [33, 2.6, 41]
const CORNER = [46, 0, 10]
const END = [70, 0, 30]

const RAMP = [TIP, INNER, EDGE, BACK]
const GLASS = [FOOT, FOOT_EAST, [34, 16.2, 37], [-14, 16.2, 33.4]]

/** The fly tower: metal combed upright, its west face in the sun. */
function tower(k, put) {
  const [x0, x1, z0, z1, top] = [-4, 24, 66, 96, 39]
  const front = [
    [x0, 15, z0],
    [x1, 15, z0],
    [x1, top, z0],
    [x0, top, z0],
  ]
  const west = [
    [x0, 15, z1],
    [x0, 15, z0],
    [x0, top, z0],
    [x0, top, z1],
  ]
  const face = (c, list) => fill(k, c, list.map(put))
  // The lower houses of the stage beside it.
  face(VEIL, [
    [-20, 15, 74],
    [44, 15, 74],
    [44, 22.5, 74],
    [-20, 22.5, 74],
  ])
  face(SHADE, [
    [24, 15, 73],
    [44, 15, 73],
    [44, 22.5, 73],
    [24, 22.5, 73],
  ])
  face('#d9b7bd', front)
  face(LIT, west)
  const strip = (f, u, w, c, a = 0, b = 1) =>
    face(c, [on(f, u, a), on(f, u + w, a), on(f, u + w, b), on(f, u, b)])
  const r = random(9)
  for (let i = 0; i < 26; i++) strip(front, (i + 0.2) / 26, 0.012 + r() * 0.01, '#cdaab8')
  for (let i = 0; i < 9; i++) strip(west, (i + 0.3) / 9, 0.03, '#f6d3b4')
  for (const v of [0.33, 0.66]) {
    face('#b592b0', [
      on(front, 0, v),
      on(front, 1, v),
      on(front, 1, v + 0.012),
      on(front, 0, v + 0.012),
    ])
    face('#efc4a4', [
      on(west, 0, v),
      on(west, 1, v),
      on(west, 1, v + 0.012),
      on(west, 0, v + 0.012),
    ])
  }
  face('#fff6e6', [on(front, 0, 0.965), on(front, 1, 0.965), front[2], front[3]])
}

/** Behind the leaning glass the balconies and the wave of oak, lit for the evening. */
function foyer(k, put) {
  const face = (c, list) => fill(k, c, list.map(put))
  const part = (u0, u1, v0, v1) => [
    on(GLASS, u0, v0),
    on(GLASS, u1, v0),
    on(GLASS, u1, v1),
    on(GLASS, u0, v1),
  ]
  face('#7a4a52', part(0, 1, 0, 1))
  face('#a8623f', part(0, 1, 0, 0.94))
  // The wave wall swells towards us: each board a little lighter or darker by its turn to the light.
  const tones = [
    '#c9753a',
    '#e08f42',
    '#f4ac52',
    '#ffc76c',
    '#ffd98c',
    '#ffc76c',
    '#f0a44c',
    '#d4803c',
    '#bc6838',
  ]
  const n = 36
  for (let i = 0; i < n; i++) {
    const u = 0.05 + (i / n) * 0.9
    const t = i / n
    const wave = (Math.sin(t * 11 + 0.6) + 1) / 2
    face(
      tones[Math.round(wave * 5 + (i % 2 ? 0 : 0.6))] ?? tones[4],
      part(u, u + 0.0256, 0.04, 0.92),
    )
  }
  for (const v of [0.33, 0.62]) face('#7c4438', part(0.02, 0.98, v, v + 0.035))
  for (const v of [0.35, 0.64]) face('#ffe2a4', part(0.02, 0.98, v, v + 0.012))
  // One reflection of the evening on the panes, at the end that is turned from the sun.
  face('rgba(92,84,140,.34)', [
    on(GLASS, 0.76, 0),
    on(GLASS, 1, 0),
    on(GLASS, 1, 1),
    on(GLASS, 0.86, 1),
  ])
  for (let i = 0; i <= 15; i++) face('#4c3c64', part(i / 15 - 0.0022, i / 15 + 0.0022, 0, 1))
  for (const v of [0, 0.32, 0.61]) face('#4c3c64', part(0, 1, v, v + 0.014))
}

/** Joints of the marble: a few long cuts, never a grid. */
function cuts(k, put, face, list, c) {
  for (const [u0, v0, u1, v1] of list)
    stroke(k, c, 0.16, `M${put(on(face, u0, v0)).slice(0, 2)}L${put(on(face, u1, v1)).slice(0, 2)}`)
}

/** The whole house, straight or turned over. */
export function opera(k, put) {
  const face = (c, ...list) => fill(k, c, list.map(put))
  tower(k, put)
  // The east ramp falls away from the sun.
  face(SHADE, EAST, [30, 19, 74], [84, 6, 74], END)
  face('#a994bc', EAST, [31, 16, 37], [31, 2.6, 41], FOOT_EAST, CORNER, END)
  // The square before the glass, sinking into the fjord.
  face(HALF, INNER, FOOT, FOOT_EAST, CORNER)
  face(WARM, [-10, 0, 5.4], [-2, 2.6, 37.8], FOOT_EAST, CORNER)
  face('#d9b4b8', FOOT_EAST, CORNER, [30, 0, 8.4])
  foyer(k, put)
  // The wall of the west ramp throws its shade on the square and on the foot of the glass.
  face('#b795b4', INNER, FOOT, [-9, 2.6, 37.2], [-19, 0.9, 14])
  face(SHADE, INNER, FOOT, [-14, 16.2, 33.4], EDGE)
  face(DEEP, FOOT, [-21, 2.6, 36.3], [-13, 16.2, 33.5], [-14, 16.2, 33.4])
  // Under the edge of the roof, then the edge itself.
  face(DEEP, [-14, 16.2, 33.4], [34, 16.2, 37], [34, 15.7, 37.2], [-14, 15.7, 33.6])
  face(WARM, EDGE, EAST, [34, 16.1, 37], [-14, 16.1, 33.4])
  face(LIT, EDGE, EAST, [36, 17.9, 40], [-15, 17.9, 36])
  // The west ramp, one plane of marble from the water to the sky.
  face(WARM, TIP, WEST, BACK)
  face(LIT, ...RAMP)
  face('#ffe9d0', on(RAMP, 0.36, 0), on(RAMP, 0.66, 0), on(RAMP, 0.5, 0.52), on(RAMP, 0.16, 0.4))
  face('#fff9ee', on(RAMP, 0, 0.5), on(RAMP, 0.46, 0.6), on(RAMP, 0.3, 1), on(RAMP, 0, 1))
  face('#ffe6ca', on(RAMP, 0.62, 0.66), on(RAMP, 0.93, 0.72), on(RAMP, 0.93, 1), on(RAMP, 0.56, 1))
  cuts(
    k,
    put,
    RAMP,
    [
      [0, 0.22, 1, 0.27],
      [0, 0.5, 1, 0.56],
      [0, 0.76, 1, 0.79],
      [0.36, 0, 0.1, 0.56],
      [0.66, 0, 0.5, 1],
    ],
    '#eec8ae',
  )
  // Its parapet, a low white band along the wall.
  face('#fffaf0', INNER, EDGE, [-14.6, 17.9, 35], on(RAMP, 0.95, 0))
  // The wet line where the fjord laps over the stone.
  face('#d9a89c', TIP, INNER, [-38.2, 0.35, 3], [-73.4, 0.35, 7.4])
  face('#b58ea4', INNER, CORNER, [46, 0.3, 12], [-37.6, 0.3, 3.6])
}

/** A place on the west ramp: 0..1 across, 0..1 up. */
export const ramp = (u, v) => on(RAMP, u, v)
/** A place on the square before the glass: 0..1 across, 0..1 up from the water. */
export const square = (u, v) => on([INNER, CORNER, FOOT_EAST, FOOT], u, v)

/** A point near us: metres to the right of the middle, above the water, away. */
export const near = (a, y, d) => [MID + (a * F) / d, HORIZON + ((EYE[1] - y) * F) / d]

/** Far behind the station the row of high houses, each with its own outline, almost lost in the evening haze. */
export function barcode(k, put) {
  const at = (list) => list.map(([x, y]) => put([x, y, 260]))
  // Wall in shade, then the face that looks to the sun.
  for (const [shade, sun] of [
    ['-10 0 -10 40 6 40 6 46 14 46 14 0', '-10 0 -10 40 -4 40 -4 0 6 0 6 46 9 46 9 0'],
    ['58 0 58 48 76 44 76 0', '58 0 58 48 63 46.900 63 0'],
    ['80 0 80 64 92 64 92 0', '80 0 80 64 84 64 84 0'],
    ['96 0 96 40 102 40 102 52 112 52 112 0', '96 0 96 40 99 40 99 0 102 0 102 52 105 52 105 0'],
    ['116 0 116 72 123 76 128 76 128 0', '116 0 116 72 120 74.300 120 0'],
    ['133 0 133 56 140 56 140 50 152 50 152 0', '133 0 133 56 137 56 137 0'],
    ['160 0 160 62 180 56 180 0', '160 0 160 62 166 60.200 166 0'],
    ['186 0 186 42 204 42 204 0', '186 0 186 42 191 42 191 0'],
  ]) {
    fill(k, '#dcb4b0', at(points(shade)))
    fill(k, '#f4c8a4', at(points(sun)))
  }
}
