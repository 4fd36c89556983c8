import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { otterFaces } from './otter-solid.js'

/**
 * A seaplane made fast in a clear lagoon, seen from the upper deck of the lounge: metres, Y up from the water, Z towards us from
 * the middle of the plane. The bottom lies BED metres down, so what floats hangs over its own shadow.
 */
export const SEA = 17
const [F, EYE, AWAY] = [186, 8.6, 35]
const BED = -2
export const P = (x, y, z) => {
  const q = F / (AWAY - z)
  return [72 + x * q, SEA + (EYE - y) * q, q]
}

/** From the plane's own axes (x forwards, z to its right) to the world: its nose points to the left and towards us. */
const YAW = Math.PI - 0.5
const [COS, SIN] = [Math.cos(YAW), Math.sin(YAW)]
const FLOAT = 2.62
const world = ([x, y, z]) => [x * COS - z * SIN, Math.max(0, y + FLOAT), x * SIN + z * COS]
/** A place by the plane: along it, up from the water, to its right. */
export const by = (x, y, z) => P(...world([x, y - FLOAT, z]))

// To the right, up, towards us.
const SUN = [0.5, 0.78, 0.38]
/** Where the shadow of a place falls, on a level. */
const fallen = ([x, y, z], level) => {
  const t = (y - level) / SUN[1]
  return P(x - SUN[0] * t, level, z - SUN[2] * t)
}

/** Palms and a beach far off on the left: trunks that lean, crowns of drooping leaves. */
function farIsland(k) {
  path(k, '#f8ecd0', 'M3 17.600C12 16.500 24 16.300 34 16.700C41 17 47 17.400 52 17.700Z')
  path(
    k,
    '#5c9c8c',
    'M6 17.100C9 15.200 13 14.600 18 14.800C24 14.200 31 14.800 36 15.800C40 16.400 43 16.900 45 17.200Z',
  )
  path(k, '#468878', 'M10 17.200C15 15.900 19 16.300 24 15.700C30 15.900 35 16.500 40 17.200Z')
  for (const [x, h, lean, q] of points(
    '9 4.800 -1.200 1 12.500 6.200 -0.700 1.100 15.500 5 0.500 0.900 19 7.200 -0.300 1.200 22 5.600 0.900 1 26.500 6.400 0.300 1.100 30 4.800 1.400 0.950 33.500 5.400 0.700 1 38 4 1.600 0.850 41 3.100 1.800 0.700',
    4,
  )) {
    const [tx, ty] = [x + lean, 17 - h]
    path(
      k,
      '#468878',
      `M${x - 0.16} 17Q${x} ${17 - h * 0.5} ${tx - 0.08} ${ty}H${tx + 0.1}Q${x + 0.2} ${17 - h * 0.5} ${x + 0.16} 17Z`,
    )
    for (const [a, l, c] of [
      [-2.9, 1.9, 0],
      [-2.4, 2.1, 1],
      [-1.9, 1.7, 0],
      [-1.2, 1.7, 1],
      [-0.6, 2.1, 1],
      [-0.1, 1.9, 0],
      [0.5, 1.2, 0],
    ]) {
      const [ex, ey] = [tx + Math.cos(a) * l * q, ty + Math.sin(a) * l * q * 0.6 + l * 0.5 * q]
      const [mx, my] = [tx + Math.cos(a) * l * q * 0.6, ty + Math.sin(a) * l * q * 0.75]
      path(
        k,
        c ? '#6cb08c' : '#468878',
        `M${tx} ${ty}Q${mx} ${my - 0.3} ${ex} ${ey}Q${mx} ${my + 0.3} ${tx} ${ty}Z`,
      )
    }
  }
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
  // Heads of coral where the water is deeper, longer than high as we look along the water.
  const r = random(5)
  for (const [x, y, n] of points(
    '140 25.500 5 118 23.800 4 152 29.500 4 58 25 3 8 30.500 5 22 25.500 3',
    3,
  ))
    for (let i = 0; i < n; i++) {
      const q = (y - SEA) * 0.11 * (0.6 + r() * 0.8)
      const [cx, cy] = [x + (r() - 0.5) * 16, y + (r() - 0.5) * 1.4]
      pool(
        k,
        '#1c90b0',
        Array.from({ length: 7 }, (_, j) => {
          const a = (j / 7) * 6.283
          const l = 0.8 + r() * 0.6
          return [cx + Math.cos(a) * q * 3 * l, cy + Math.sin(a) * q * 0.5 * l]
        }),
      )
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
  for (const { p } of otterFaces()) {
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

/** The floating landing beside the tail: boards, its edges, bollards, a rope to the float. */
export const DECK = { x0: -9.4, x1: 0.2, z0: -2.9, z1: -7.2, y: 0.55 }
export function landing(k) {
  const { x0, x1, z0, z1, y } = DECK
  const q = (x, yy, z) => by(x, yy, z).slice(0, 2)
  const edge = (a, b, c) => fill(k, c, [q(...a(y)), q(...b(y)), q(...b(0)), q(...a(0))])
  fill(k, '#f0c48c', [q(x0, y, z0), q(x1, y, z0), q(x1, y, z1), q(x0, y, z1)])
  const n = 16
  for (let i = 0; i < n; i++) {
    const a = x0 + ((x1 - x0) * i) / n
    const b = a + (x1 - x0) / n
    fill(k, ['#f4cc98', '#ecbc84', '#f0c48c'][(i * 7) % 3], [
      q(a, y, z0),
      q(b - 0.06, y, z0),
      q(b - 0.06, y, z1),
      q(a, y, z1),
    ])
    fill(k, '#c08c64', [q(b - 0.06, y, z0), q(b, y, z0), q(b, y, z1), q(b - 0.06, y, z1)])
  }
  edge(
    (h) => [x0, h, z1],
    (h) => [x1, h, z1],
    '#b87850',
  )
  edge(
    (h) => [x1, h, z0],
    (h) => [x1, h, z1],
    '#7c5058',
  )
  // Bollards, a slack rope to the float.
  for (const [x, z] of points('-0.300 -3.300 -0.300 -6.800 -8.900 -6.800')) {
    const [px, py, u] = by(x, y, z)
    fill(k, '#7c5058', [
      [px - 0.16 * u, py],
      [px - 0.13 * u, py - 0.42 * u],
      [px + 0.13 * u, py - 0.42 * u],
      [px + 0.16 * u, py],
    ])
    fill(k, '#e8a878', [
      [px + 0.02 * u, py],
      [px + 0.02 * u, py - 0.42 * u],
      [px + 0.13 * u, py - 0.42 * u],
      [px + 0.16 * u, py],
    ])
  }
  const [ax, ay] = by(-0.3, y + 0.3, -3.3)
  const [bx, by0] = by(2.4, 0.3, -1.6)
  stroke(
    k,
    '#fff4dc',
    0.28,
    `M${ax} ${ay}Q${(ax + bx) / 2} ${Math.max(ay, by0) + 1.6} ${bx} ${by0}`,
  )
}
