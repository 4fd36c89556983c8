// The Opera of Oslo in metres, seen from the fjord on a June evening: x runs along the front, z away from us, y up.
// Every face is drawn through a `put`, so that the mirror in the water is the same house with its heights turned over.
import { fill, stroke } from '../core/field.js'
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
  for (let i = 0; i < 26; i++) strip(front, (i + 0.2) / 26, 0.012 + r() * 0.01, '#c09cb4')
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
    const u = 0.2 + (i / n) * 0.58
    const t = i / n
    const wave = (Math.sin(t * 13 + 0.6) + 1) / 2
    face(
      tones[Math.round(wave * 5 + (i % 2 ? 0 : 0.6))] ?? tones[4],
      part(u, u + 0.0168, 0.04, 0.9),
    )
  }
  for (const v of [0.33, 0.62]) face('#7c4438', part(0.2, 0.78, v, v + 0.035))
  for (const v of [0.35, 0.64]) face('#ffe2a4', part(0.2, 0.78, v, v + 0.012))
  // Dusk of the sky on the panes: the west end mirrors the low sun, the east end the blue.
  face('rgba(255,226,176,.55)', [
    on(GLASS, 0, 0),
    on(GLASS, 0.16, 0),
    on(GLASS, 0.27, 1),
    on(GLASS, 0, 1),
  ])
  face('rgba(98,120,176,.5)', [
    on(GLASS, 0.8, 0),
    on(GLASS, 1, 0),
    on(GLASS, 1, 1),
    on(GLASS, 0.74, 1),
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

/** Far behind the station the row of high houses, each of its own width, pale in the evening. */
export function barcode(k, put) {
  for (const [x, w, high, c] of [
    [-8, 18, 42, 0],
    [60, 12, 50, 1],
    [77, 10, 68, 0],
    [91, 17, 58, 2],
    [112, 9, 76, 1],
    [125, 15, 62, 0],
    [145, 11, 52, 2],
    [160, 19, 66, 1],
    [184, 13, 44, 0],
  ]) {
    const box = (a, b, tone, low = 0, top = high) =>
      fill(
        k,
        tone,
        [
          [a, low, 260],
          [b, low, 260],
          [b, top, 260],
          [a, top, 260],
        ].map(put),
      )
    box(x, x + w, ['#d9b6bc', '#cbacbc', '#e3c0b8'][c])
    // Storeys of one, uprights of another.
    if (c === 1) for (let y = 6; y < high - 4; y += 6) box(x + w * 0.3, x + w, '#bd9cb4', y, y + 2)
    else
      for (let i = 0; i < 4; i++)
        box(x + w * (0.38 + i * 0.16), x + w * (0.44 + i * 0.16), '#c8a4b4', 4, high - 4)
    box(x, x + w * 0.3, ['#ffdcb4', '#ffd3ac', '#ffe4c0'][c])
  }
}
