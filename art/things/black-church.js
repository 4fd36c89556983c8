import { fill, points, stroke } from '../core/field.js'

/**
 * The black wooden church of Búðir in metres, seen from its south-west corner: u along the front, v along the side, y up.
 * The eye stands 2.4 m above the snow.
 */
export const HORIZON = 60
const [LENS, EYE] = [128, 2.4]
const TURN = (37 * Math.PI) / 180
const CORNER = [2.5, 23]

/** Metres across, up and away to the field. */
export const project = (x, y, z) => [80 + (x * LENS) / z, HORIZON + ((EYE - y) * LENS) / z]
export const metre = (z) => LENS / z

const local = (u, v) => [
  CORNER[0] - u * Math.cos(TURN) + v * Math.sin(TURN),
  CORNER[1] + u * Math.sin(TURN) + v * Math.cos(TURN),
]
export const C = (u, v, y) => {
  const [x, z] = local(u, v)
  return project(x, y, z)
}
/** Where the low sun throws a point of the church on the snow: to the right and a little towards us. */
export const FALL = [2.1, -1.1]
const thrown = (u, v, y) => {
  const [x, z] = local(u, v)
  return project(x + FALL[0] * y, 0, z + FALL[1] * y)
}

const [W, L, WALL, RIDGE] = [5.6, 10.4, 3, 6.3]
const MID = W / 2
/** The bell turret on the ridge; FOOT: where its corners meet the snow of the roof. */
const [T0, T1, TV0, TV1, FOOT, TT, TIP] = [MID - 0.9, MID + 0.9, 0.12, 1.92, 5.58, 8.25, 9.25]

/** Gable, side and slope of the roof, then turret and spire: all that throws a shadow. */
const GABLE = `0 0 0 0 0 ${WALL} ${MID} 0 ${RIDGE} ${W} 0 ${WALL} ${W} 0 0`
const upright = (u0, v0, u1, v1, y) =>
  `${u0} ${v0} 0 ${u0} ${v0} ${y} ${u1} ${v1} ${y} ${u1} ${v1} 0`
const slope = (u) =>
  `${u} -0.25 2.75 ${MID} -0.25 ${RIDGE + 0.2} ${MID} ${L + 0.25} ${RIDGE + 0.2} ${u} ${L + 0.25} 2.75`
const FACES = [
  GABLE,
  upright(0, 0, 0, L, WALL),
  upright(W, 0, W, L, WALL),
  upright(0, L, W, L, WALL),
  slope(-0.3),
  slope(W + 0.3),
  upright(T0, TV0, T1, TV0, TT),
  upright(T0, TV0, T0, TV1, TT),
  upright(T1, TV0, T1, TV1, TT),
  `${T0} ${TV0} ${TT} ${MID} 1.02 ${TIP} ${T1} ${TV1} ${TT}`,
].map((face) => points(face, 3))

/** The shadow on the snow: every face thrown down, all in one tone. */
export function churchShadow(k, colour) {
  for (const face of FACES)
    fill(
      k,
      colour,
      face.map((p) => thrown(...p)),
    )
}

const quad = (k, colour, list) =>
  fill(
    k,
    colour,
    list.map((p) => C(...p)),
  )
/** A rectangle on the front (v given) or on the side (u given). */
const onFront = (k, colour, u0, u1, y0, y1, v = 0) =>
  quad(k, colour, [
    [u0, v, y0],
    [u0, v, y1],
    [u1, v, y1],
    [u1, v, y0],
  ])
const onSide = (k, colour, v0, v1, y0, y1, u = 0) =>
  quad(k, colour, [
    [u, v0, y0],
    [u, v0, y1],
    [u, v1, y1],
    [u, v1, y0],
  ])

const FRONT = '#4a3444'
const FRONT_LINE = '#38283a'
const SIDE = '#1b1f3c'
const SIDE_LINE = '#262c50'
const [TRIM, TRIM_SHADE] = ['#fff1e2', '#a9b6dc']
const [SNOW, SNOW_SHADE] = ['#fff0e4', '#9fb4e0']
const [GLOW, GLOW_LOW] = ['#ffd27c', '#f5a04c']

/** A window of six panes in a white frame; put: onFront or onSide. */
function pane(k, put, a0, a1, y0, y1, trim, at) {
  put(k, trim, a0 - 0.14, a1 + 0.14, y0 - 0.14, y1 + 0.2, at)
  put(k, GLOW, a0, a1, y0, y1, at)
  put(k, GLOW_LOW, a0, a1, y0, y0 + (y1 - y0) * 0.36, at)
  const mid = (a0 + a1) / 2
  put(k, trim, mid - 0.04, mid + 0.04, y0, y1, at)
  for (const t of [0.36, 0.68])
    put(k, trim, a0, a1, y0 + (y1 - y0) * t - 0.03, y0 + (y1 - y0) * t + 0.03, at)
}

export function church(k) {
  // The long side in shade, its boards, its windows alight.
  onSide(k, SIDE, 0, L, 0, WALL)
  for (let v = 0.4; v < L; v += 0.4) onSide(k, SIDE_LINE, v, v + 0.05, 0, WALL)
  for (const v of [1.75, 4.65, 7.55]) pane(k, onSide, v, v + 1.05, 0.95, 2.4, TRIM_SHADE)
  onSide(k, '#0f1330', 0, L, 2.62, WALL)
  // The roof under its snow, thick at the eaves; the far verge peeps over the gable.
  quad(k, SNOW_SHADE, [
    [-0.36, -0.28, 2.62],
    [MID, -0.28, RIDGE + 0.05],
    [MID, -0.28, RIDGE + 0.36],
    [MID, L + 0.3, RIDGE + 0.36],
    [-0.36, L + 0.3, 2.86],
    [-0.36, L + 0.3, 2.62],
  ])
  quad(k, '#8299d0', [
    [-0.36, -0.28, 2.62],
    [-0.36, -0.28, 2.86],
    [-0.36, L + 0.3, 2.86],
    [-0.36, L + 0.3, 2.62],
  ])
  tower(k)
  for (const side of [-1, 1]) {
    const e = MID + side * (MID + 0.36)
    quad(k, '#221a30', [
      [e, 0.02, 2.6],
      [MID, 0.02, RIDGE - 0.3],
      [MID, -0.28, RIDGE + 0.3],
      [e, -0.28, 2.8],
    ])
  }
  // The front in the light of the morning.
  fill(
    k,
    FRONT,
    FACES[0].map((p) => C(...p)),
  )
  for (let u = 0.35; u < W - 0.2; u += 0.35) {
    const top = WALL + (RIDGE - WALL) * (1 - Math.abs(u - MID) / MID) - 0.1
    onFront(k, FRONT_LINE, u, u + 0.05, 0, top)
  }
  onFront(k, TRIM, 0, 0.16, 0, WALL)
  onFront(k, TRIM, W - 0.16, W, 0, WALL)
  onSide(k, TRIM_SHADE, 0, 0.16, 0, WALL)
  // Door: two white leaves with panels, a lamp-lit pane above.
  onFront(k, '#2c2036', MID - 0.98, MID + 0.98, 0.18, 2.72)
  onFront(k, TRIM, MID - 0.9, MID + 0.9, 0.18, 2.64)
  onFront(k, GLOW, MID - 0.7, MID + 0.7, 2.12, 2.46)
  onFront(k, '#b8484a', MID - 0.7, MID + 0.7, 0.2, 2)
  onFront(k, '#8a3244', MID - 0.7, MID - 0.02, 0.2, 2)
  onFront(k, TRIM, MID - 0.03, MID + 0.03, 0.2, 2)
  pane(k, onFront, MID - 0.45, MID + 0.45, 3.55, 4.7, TRIM)
  onFront(k, SNOW, MID - 1.3, MID + 1.3, -0.16, 0.2)
  // The verge boards white, the snow on them in the light.
  for (const side of [-1, 1]) {
    const e = MID + side * (MID + 0.36)
    quad(k, '#2c2036', [
      [e, -0.25, 2.44],
      [MID, -0.25, RIDGE - 0.22],
      [MID, -0.25, RIDGE + 0.1],
      [e, -0.25, 2.66],
    ])
    quad(k, TRIM, [
      [e, -0.28, 2.5],
      [MID, -0.28, RIDGE - 0.06],
      [MID, -0.28, RIDGE + 0.36],
      [e, -0.28, 2.9],
    ])
  }
}

function tower(k) {
  // Its shadow on the snow of the roof.
  quad(k, '#8299d0', [
    [T0, TV0, FOOT],
    [T0, TV1, FOOT],
    [0.5, TV1 + 0.7, 3.75],
    [0.5, TV0 + 0.7, 3.75],
  ])
  onSide(k, SIDE, TV0, TV1, FOOT, TT, T0)
  quad(k, FRONT, [
    [T0, TV0, FOOT],
    [T0, TV0, TT],
    [T1, TV0, TT],
    [T1, TV0, FOOT],
    [MID, TV0, FOOT - 0.4],
  ])
  for (let u = T0 + 0.3; u < T1 - 0.2; u += 0.3) onFront(k, FRONT_LINE, u, u + 0.04, 6.3, TT, TV0)
  onFront(k, TRIM, T0, T0 + 0.13, FOOT, TT, TV0)
  onFront(k, TRIM, T1 - 0.13, T1, 6, TT, TV0)
  onSide(k, TRIM_SHADE, TV0, TV0 + 0.13, FOOT, TT, T0)
  // Louvres of the bell.
  for (const [put, a, trim, slat, at] of [
    [onFront, MID, TRIM, '#c9a49c', TV0],
    [onSide, (TV0 + TV1) / 2, TRIM_SHADE, '#5f70a8', T0],
  ]) {
    put(k, trim, a - 0.44, a + 0.44, 6.9, 7.9, at)
    put(k, '#241c38', a - 0.32, a + 0.32, 7, 7.8, at)
    for (let y = 7.06; y < 7.75; y += 0.2) put(k, slat, a - 0.32, a + 0.32, y, y + 0.08, at)
  }
  // Cornice, the low spire with snow, the cross.
  onFront(k, TRIM, T0 - 0.16, T1 + 0.16, TT - 0.14, TT + 0.1, TV0 - 0.16)
  onSide(k, TRIM_SHADE, TV0 - 0.16, TV1 + 0.16, TT - 0.14, TT + 0.1, T0 - 0.16)
  quad(k, SNOW, [
    [T0 - 0.16, TV0 - 0.16, TT + 0.1],
    [T1 + 0.16, TV0 - 0.16, TT + 0.1],
    [MID, 1.02, TIP + 0.1],
  ])
  quad(k, SNOW_SHADE, [
    [T0 - 0.16, TV0 - 0.16, TT + 0.1],
    [T0 - 0.16, TV1 + 0.16, TT + 0.1],
    [MID, 1.02, TIP + 0.1],
  ])
  const [x, y] = C(MID, 1.02, TIP)
  const q = metre(26)
  stroke(k, '#3a2a40', 0.6, `M${x} ${y + 0.4}V${y - q}`)
  stroke(k, '#3a2a40', 0.6, `M${x - q * 0.3} ${y - q * 0.68}H${x + q * 0.3}`)
}

/** The shadow of somebody on the snow, half as wide as they are at each height (fractions of `tall`). */
export function personShadow(k, x, z, tall, colour) {
  const rim = [
    [0, 0.07],
    [0.2, 0.1],
    [0.4, 0.24],
    [0.6, 0.19],
    [0.8, 0.25],
    [0.85, 0.08],
    [0.93, 0.13],
    [1, 0.05],
  ]
  const point = ([h, half], side) =>
    project(x + FALL[0] * h * tall, 0, z + FALL[1] * h * tall + side * half * tall)
  fill(k, colour, [...rim.map((p) => point(p, 1)), ...rim.reverse().map((p) => point(p, -1))])
}

/** A shape with a soft outline through the middles of its edges. */
function soft(k, colour, list) {
  const p = list.map((q) => C(...q))
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(...mid(p.at(-1), p[0]))
  for (let i = 0; i < p.length; i++)
    k.quadraticCurveTo(...p[i], ...mid(p[i], p[(i + 1) % p.length]))
  k.fill()
}

/** Snow blown against the walls: they stand in it. */
export function drift(k) {
  soft(k, '#a9bce4', [
    [0.3, -0.3, 0.1],
    [-0.05, 1, 0.5],
    [-0.05, 3, 0.25],
    [-0.05, 6, 0.8],
    [-0.05, 8.4, 0.3],
    [-0.05, L, 1.1],
    [-0.05, L + 2.4, -0.1],
    [-1.4, L - 1, -0.1],
    [-1.5, 4, -0.1],
    [-0.9, 0.4, -0.1],
  ])
  soft(k, '#fff0e4', [
    [-0.9, 0.8, -0.02],
    [0, -0.05, 0.3],
    [0.8, -0.05, 0.75],
    [1.4, -0.05, 0],
    [2.2, -0.3, 0.1],
    [2, -1.8, -0.05],
    [0, -1.4, -0.05],
  ])
  soft(k, '#fff0e4', [
    [3.3, -0.2, 0.05],
    [4.3, -0.05, 0.05],
    [5, -0.05, 0.8],
    [W + 0.1, -0.05, 1],
    [W + 1, -0.05, 0.2],
    [W + 2.6, 0, -0.05],
    [5, -1.7, -0.05],
    [3.4, -1.5, -0.05],
  ])
}
