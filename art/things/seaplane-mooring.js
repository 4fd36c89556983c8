import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { otterFaces } from './otter-solid.js'
import { palmIsle } from './palm-isle.js'

/**
 * A seaplane made fast in a clear lagoon, seen from the upper deck of the lounge: metres, Y up from the water, Z towards us from
 * the middle of the plane. The bottom lies BED metres down, so what floats hangs over its own shadow.
 */
export const SEA = 17
const [F, EYE, AWAY] = [186, 8.6, 35]
const BED = -1
export const P = (x, y, z) => {
  const q = F / (AWAY - z)
  return [72 + x * q, SEA + (EYE - y) * q, q]
}

/** From the plane's own axes (x forwards, z to its right) to the world: its nose points to the left and towards us. */
const YAW = Math.PI - 0.5
const [COS, SIN] = [Math.cos(YAW), Math.sin(YAW)]
export const FLOAT = 2.62
export const world = ([x, y, z]) => [x * COS - z * SIN, Math.max(0, y + FLOAT), x * SIN + z * COS]
/** A place by the plane: along it, up from the water, to its right. */
export const by = (x, y, z) => P(...world([x, y - FLOAT, z]))

// To the right, up, towards us.
const SUN = [0.5, 0.78, 0.38]
// The water bends the light steeply down, so that a shadow on the sand keeps close to what throws it.
const STEEP = [0.34, 0.78, 0.66]
/** Where the shadow of a place falls, on a level. */
export const fallen = ([x, y, z], level) => {
  const t = (y - level) / STEEP[1]
  return P(x - STEEP[0] * t, level, z - STEEP[2] * t)
}

/** An island far off on the left, in the haze of the morning. */
function farIsland(k) {
  palmIsle(k, 4, 45, 17.3, ['#f8ecd0', '#4c9488', '#78b890', '#5c8c88', '#458a80', '#74b48c'], {
    high: 7.6,
    seed: 14,
    count: 10,
  })
}

/** A curved shape on the water through points of the field. */
function pool(k, c, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = c
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length])))
  k.fill()
}

/** Clear morning sky, the ocean beyond the reef, the lagoon that grows paler towards us. */
export function lagoon(k) {
  const sky = k.createLinearGradient(0, 0, 0, SEA)
  for (const [a, c] of [
    [0, '#58b4dc'],
    [0.6, '#b4e0e4'],
    [1, '#fff0d0'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, SEA + 6)
  fill(k, '#2474b8', points(`-5 ${SEA} 165 ${SEA} 165 40 -5 40`))
  fill(k, '#3c94c8', points(`-5 ${SEA} 165 ${SEA} 165 17.700 -5 17.700`))
  farIsland(k)
  pool(k, '#f4fff4', points('-30 18.700 20 18.500 60 19.200 110 18.700 190 19.700 190 22 -30 22'))
  pool(k, '#2ca4c0', points('-30 19.100 20 18.900 60 19.500 110 19.200 190 20.400 190 40 -30 40'))
  pool(k, '#38b8c4', points('-40 24 10 21.500 60 23.600 120 22.300 200 26 200 60 -40 60'))
  pool(k, '#54ccc8', points('-40 33 20 27.500 60 29 104 27 150 31.500 210 29 210 80 -40 80'))
  pool(k, '#78dccc', points('-60 52 0 44 50 37 100 36 140 41 220 38 220 120 -60 120'))
  pool(k, '#9ce8d4', points('-60 76 10 68 50 55 96 50 140 56 220 54 220 140 -60 140'))
  // Gardens of coral where the water is deeper: long and ragged, as we look along the water.
  const r = random(5)
  for (const [x, y, l, h] of points(
    '18 25 8 0.700 6 30.500 12 1.300 62 24.800 6 0.500 96 22.300 7 0.400 116 24 9 0.600 138 25.600 8 0.700 153 29.500 12 1.200 84 26.600 4 0.400',
    4,
  )) {
    const edge = (m) =>
      Array.from({ length: 11 }, (_, i) => {
        const u = i / 5 - 1
        return [x + u * l, y + m * h * Math.sqrt(1 - u * u) * (0.45 + 1.1 * r()) + u * h * 0.4]
      })
    fill(k, '#1c90b0', [...edge(-1), ...edge(1).reverse()])
  }
  // Ripples of light on the sand, along our lower edge.
  for (const [x, y, l] of points(
    '14 84 9 30 78 6 58 86.500 8 84 82 6 112 86 9 128 79 6 146 84 8 150 72 5 6 70 5 38 70 4',
    3,
  ))
    path(
      k,
      '#c0f4e0',
      `M${x - l} ${y}C${x - l * 0.4} ${y - 1} ${x + l * 0.2} ${y + 0.5} ${x + l} ${y - 0.5}C${x + l * 0.3} ${y + 1} ${x - l * 0.3} ${y - 0.3} ${x - l} ${y}Z`,
    )
}

/** The shadow of the plane and of the landing on the sand below. */
export function bedShadow(k, c) {
  k.fillStyle = c
  // The thin blades are lost in the ripples.
  for (const { p } of otterFaces().filter(({ p }) => !p.every(([x]) => x === 4.05))) {
    k.beginPath()
    for (const v of p) k.lineTo(...fallen(world(v), BED).slice(0, 2))
    k.fill()
    k.strokeStyle = c
    k.lineWidth = 0.12
    k.closePath()
    k.stroke()
  }
}

/** The shadow of a level polygon (plane's axes, height y) on a level below it. */
export const cast = (list, y, level) =>
  list.map(([x, z]) => fallen(world([x, y - FLOAT, z]), level).slice(0, 2))
export { BED }

/** What the floats give back to the water at their foot. */
export function floatMirror(k) {
  for (const m of [1.55, -1.55]) {
    const side = (x, z, d) => {
      const [px, py] = by(x, 0, m + z)
      return [px, py + d]
    }
    const line = points('5 0 4.400 -0.300 0.400 -0.420 -0.200 -0.360 -2.600 -0.200')
    fill(k, '#2c9ca4', [
      ...line.map(([x, z]) => side(x, z, -0.4)),
      ...line.toReversed().map(([x, z], i) => side(x, z, i % 4 ? 1.5 : 0.2)),
    ])
    fill(k, '#c8d890', [
      ...line.map(([x, z]) => side(x, z, -0.4)),
      ...line.toReversed().map(([x, z], i) => side(x, z, i % 4 ? 0.7 : 0.1)),
    ])
  }
}

/** A young reef shark from above, 10 long, its head to the left, black on the tips of its fins. */
function shark(k, c, tip) {
  path(
    k,
    c,
    'M-5 0C-4.600 -0.700 -3.200 -0.950 -1.800 -0.900C-1 -1.600 -0.600 -1.700 -0.100 -1.800C-0.200 -1.400 -0.300 -1.100 -0.300 -0.820C1.600 -0.560 2.800 -0.300 3.600 -0.160C4.200 -0.500 5 -1.100 5.700 -1.200C5.300 -0.600 5 -0.100 5 0.200C4.600 0.300 4 0.300 3.500 0.260C2.600 0.420 1.400 0.700 0.300 0.860C-0.200 1.100 -0.100 1.500 0 1.800C-0.600 1.700 -1.200 1.400 -1.800 0.960C-3.200 1 -4.600 0.700 -5 0Z',
  )
  if (tip)
    path(
      k,
      tip,
      'M-0.100 -1.800L-0.240 -1.200L-0.600 -1.640ZM0 1.800L-0.140 1.200L-0.500 1.640ZM5.700 -1.200C5.500 -0.900 5.300 -0.600 5.200 -0.400L4.900 -0.900ZM-0.800 0L0.500 -0.340L0.700 0.100Z',
    )
}
export function sharks(k) {
  for (const [x, y, q, a] of points(
    '15 72.500 1.050 0.240 28 81.500 0.900 0.020 11 83 0.780 0.400',
    4,
  ))
    for (const [dx, dy, c, tip] of [
      [-2.6, 2.6, '#6cc8bc', null],
      [0, 0, '#5490a0', '#24506c'],
    ]) {
      k.save()
      k.translate(x + dx, y + dy)
      k.scale(1, 0.62)
      k.rotate(a)
      k.scale(q, q)
      shark(k, c, tip)
      k.restore()
    }
}

export function otter(k) {
  const all = otterFaces()
    .map((face) => {
      const p = face.p.map(world)
      const [a, b, c] = [p[0], p[1], p[Math.min(3, p.length - 1)]]
      const [u, v] = [b.map((n, i) => n - a[i]), c.map((n, i) => n - a[i])]
      let n = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
      const l = Math.hypot(...n) || 1
      n = n.map((t) => t / l)
      const m = p.reduce((s, t) => s.map((w, i) => w + t[i] / p.length), [0, 0, 0])
      const eye = [-m[0], EYE - m[1], AWAY - m[2]]
      if (face.both && n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2] < 0) n = n.map((t) => -t)
      const away = !face.both && n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2] < 0
      return { ...face, p, n, away, far: Math.hypot(...eye) - (face.lift ?? 0) }
    })
    .filter((face) => !face.away && face.p.some((v) => v[1] > 0.02))
    .sort((a, b) => b.far - a.far)
  for (const { p, c, n, both } of all) {
    const light = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2])
    k.fillStyle =
      light > 0.72
        ? c[2]
        : light > 0.42
          ? blend(c[1], c[2], 0.6)
          : light > 0.2
            ? c[1]
            : blend(c[0], c[1], both ? 0.4 : 0.3)
    k.strokeStyle = k.fillStyle
    k.lineWidth = 0.14
    k.beginPath()
    for (const v of p) k.lineTo(...P(...v).slice(0, 2))
    k.closePath()
    k.fill()
    k.stroke()
  }
}
