import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, soft } from './curves.js'
import { otterFaces } from './otter-solid.js'
import { palmIsle } from './palm-isle.js'

/**
 * A seaplane that has just left the lagoon, seen from a sandbank: metres, X right, Y up from the water, Z towards us;
 * our eyes are 2.2 metres up, `AWAY` metres from the middle of the picture's world.
 */
export const SEA = 62
const [F, EYE, AWAY, CX] = [118, 2.2, 34, 84]
const P = (x, y, z) => {
  const q = F / (AWAY - z)
  return [CX + x * q, SEA + (EYE - y) * q]
}

/** Where the plane is and how it lies in the air: nose to the left and a little towards us, lifted, the near wing high. */
const [YAW, PITCH, ROLL] = [Math.PI - 0.6, 0.14, 0.1]
const PLACE = [1, 9.8, 5]
const turn = ([x, y, z]) => {
  const [cr, sr] = [Math.cos(ROLL), Math.sin(ROLL)]
  ;[y, z] = [y * cr - z * sr, y * sr + z * cr]
  const [cp, sp] = [Math.cos(PITCH), Math.sin(PITCH)]
  ;[x, y] = [x * cp - y * sp, x * sp + y * cp]
  const [cy, sy] = [Math.cos(YAW), Math.sin(YAW)]
  return [x * cy - z * sy, y, x * sy + z * cy]
}
const world = (v) => turn(v).map((n, i) => n + PLACE[i])

// The sun stands on the right, a little behind us: to the right, up, towards us.
const SUN = [0.5, 0.68, 0.54]

export function sky(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#1470b4'],
    [0.4, '#3ca4d0'],
    [0.75, '#9cdcdc'],
    [1, '#fff0cc'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, SEA + 8)
}

export function lagoon(k) {
  palmIsle(
    k,
    112,
    158,
    SEA + 0.3,
    ['#fff0cc', '#3c8c8c', '#74b890', '#5c8088', '#3c8880', '#6cb488'],
    { high: 8, seed: 9, count: 12 },
  )
  const g = k.createLinearGradient(0, SEA, 0, 92)
  for (const [t, c] of [
    [0, '#1c84bc'],
    [0.07, '#2c9cc4'],
    [0.16, '#34b8c8'],
    [0.5, '#64d4cc'],
    [1, '#a8ecd8'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-6, SEA, 172, 40)
  // Where the bottom lies deeper.
  soft(
    k,
    'rgba(24,140,180,.4)',
    points(
      '-20 66 20 65 60 66.500 104 65.400 150 66.500 190 65.600 190 68 140 69 90 67.800 40 69 -20 68',
    ),
    0.9,
  )
  soft(k, 'rgba(24,148,180,.26)', points('-10 74 30 72.500 70 74.500 60 76 20 76.500 -10 77'), 0.9)
  for (const [x, y, l] of points(
    '16 70.500 8 50 69.600 6 132 71.500 9 150 75 7 100 78.500 8 30 80.500 9',
    3,
  ))
    lens(k, 'rgba(232,255,240,.6)', x, y, l, 0.1, 0.1)
}

/** Where a place throws its shadow on the water. */
const fallen = ([x, y, z]) => {
  const t = y / SUN[1]
  return P(x - SUN[0] * t, 0, z - SUN[2] * t)
}

export function shadow(k, c) {
  k.fillStyle = c
  for (const { p } of otterFaces()) {
    k.beginPath()
    for (const v of p) k.lineTo(...fallen(world(v)))
    k.fill()
  }
}

/** The two roads of foam behind the floats, from where it left the water; what still falls from them. */
export function wake(k) {
  const r = random(7)
  const falling = k.createLinearGradient(0, 46, 0, 66)
  falling.addColorStop(0, 'rgba(255,255,250,.5)')
  falling.addColorStop(0.6, 'rgba(240,255,250,.22)')
  falling.addColorStop(1, 'rgba(230,255,248,0)')
  const [ux, , uz] = turn([-1, 0, 0])
  const l = Math.hypot(ux, uz)
  const [dx, dz] = [ux / l, uz / l]
  for (const m of [-1.6, 1.6]) {
    const at = (d, side, y = 0) =>
      P(PLACE[0] + dx * d - dz * (m + side), y, dz * d + dx * (m + side))
    const road = (c, from, to, wide, seed) => {
      const n = 40
      const edge = (s) =>
        Array.from({ length: n + 1 }, (_, i) => {
          const u = i / n
          const d = from + (to - from) * u
          const w =
            wide *
            Math.sin(Math.PI * Math.min(1, u * 1.02)) ** 0.5 *
            (0.6 + 0.9 * u) *
            (1 + 0.28 * Math.sin(d * 0.7 + seed * s))
          return at(d, s * w)
        })
      fill(k, c, [...edge(-1), ...edge(1).reverse()])
    }
    road('rgba(216,250,240,.6)', 12, 190, 1.5, 3)
    road('#fcfff6', 13, 150, 0.8, 5)
    // What it has lifted out of the water falls back in a veil, torn into drops.
    const veil = (c, spread) => {
      const from = [-1.2, -3.4].map((x) => world([x, -2.75, m])).map(([x, y, z]) => P(x, y, z))
      const end = [-5.4 - spread, -8.6 - spread * 1.6]
        .map((x) => world([x, -2.5, m]))
        .map(([x, , z]) => P(x, 0.6, z))
      path(
        k,
        c,
        `M${from[0].join(' ')}Q${from[0][0] + 1} ${(from[0][1] + end[0][1]) / 2} ${end[0].join(' ')}L${end[1].join(' ')}Q${from[1][0] + 4} ${(from[1][1] + end[1][1]) / 2} ${from[1].join(' ')}Z`,
      )
    }
    veil(falling, 0.6)
    veil(falling, -1.2)
    for (let i = 0; i < 46; i++) {
      const t = r() ** 1.3
      const p = world([-2 - 4.6 * t - r() * 1.8, -2.7, m])
      const [x, y] = P(p[0], p[1] * (1 - t * (0.5 + 0.5 * r())), p[2])
      k.fillStyle = i % 3 ? '#fcfff6' : '#c8f4ec'
      k.beginPath()
      const q = 0.12 + 0.2 * r() * (1 - t * 0.4)
      k.ellipse(x, y, q * 0.8, q * 1.3, 0.3, 0, 7)
      k.fill()
    }
  }
}

export function otter(k) {
  const bounce = '#7ce4d8'
  // The propellers turn: a thin disc, the blades no more than a hint in it.
  const disc = (m) => {
    const edge = Array.from({ length: 28 }, (_, i) => {
      const a = (i / 28) * Math.PI * 2
      return P(...world([4.05, 1.05 + Math.sin(a) * 1.36, m * 2.9 + Math.cos(a) * 1.36]))
    })
    fill(k, 'rgba(244,250,255,.3)', edge)
  }
  disc(1)
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
      const front = n[0] * eye[0] + n[1] * eye[1] + n[2] * eye[2] > 0
      if (face.both && !front) n = n.map((t) => -t)
      return {
        ...face,
        p,
        n,
        away: !face.both && !front,
        far: Math.hypot(...eye) - (face.lift ?? 0),
      }
    })
    .filter((face) => !face.away)
    .sort((a, b) => b.far - a.far)
  for (const { p, c, n, both } of all) {
    const light = Math.max(0, n[0] * SUN[0] + n[1] * SUN[1] + n[2] * SUN[2])
    const plain =
      light > 0.66
        ? c[2]
        : light > 0.4
          ? blend(c[1], c[2], 0.6)
          : light > 0.16
            ? c[1]
            : blend(c[0], c[1], both ? 0.4 : 0.3)
    // What looks down takes the colour of the lagoon.
    k.fillStyle =
      light < 0.4 && n[1] < -0.25 ? blend(plain, bounce, Math.min(0.5, -n[1] * 0.55)) : plain
    k.strokeStyle = k.fillStyle
    k.lineWidth = 0.14
    k.beginPath()
    for (const v of p) k.lineTo(...P(...v))
    k.closePath()
    k.fill()
    k.stroke()
  }
  disc(-1)
}

/** The sandbank from which we look, its edge wet. */
export function bank(k) {
  path(k, 'rgba(224,252,232,.8)', 'M-8 80.500C10 79.600 30 80.500 48 83C62 85 78 88 96 96H-8Z')
  path(k, '#fffdf0', 'M-8 82C10 81 30 81.900 46 84.200C60 86.200 74 89 88 96H-8Z')
  path(k, '#e8c89c', 'M-8 82.800C10 81.800 28 82.700 44 85C58 87 70 89.800 82 96H-8Z')
  path(k, '#fde8c0', 'M-8 84C8 83 26 84 42 86.300C54 88.200 64 90.600 74 96H-8Z')
}

/** A straw hat that the wind of the propellers has taken. */
export function flyingHat(k, x, y, q, a) {
  k.save()
  k.translate(x, y)
  k.rotate(a)
  k.scale(q, q)
  path(
    k,
    '#c8945c',
    'M-2 0.200C-1.400 -0.500 1.400 -0.500 2 0.200C1.200 0.800 -1.200 0.800 -2 0.200Z',
  )
  path(
    k,
    '#ffe0a0',
    'M-2 0.100C-1.400 -0.600 1.400 -0.600 2 0.100C1.200 0.500 -1.200 0.500 -2 0.100Z',
  )
  path(
    k,
    '#ffe8b4',
    'M-0.950 -0.050C-0.950 -1 -0.500 -1.150 0 -1.150C0.500 -1.150 0.950 -1 0.950 -0.050C0.400 0.180 -0.400 0.180 -0.950 -0.050Z',
  )
  stroke(k, '#f0584c', 0.3, 'M-0.900 -0.200Q0 0.080 0.900 -0.200')
  k.restore()
}
