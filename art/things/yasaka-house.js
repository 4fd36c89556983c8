// The merchants' houses of the lane, in metres.
import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { random } from '../core/random.js'
import { climb, HALF, P } from './yasaka-lane.js'

const sheet = (k, c, corners) =>
  fill(
    k,
    c,
    corners.map((p) => P(...p)),
  )

/** One merchant's house on its own level: lattice and paper below, an eave, plaster and blinds above, the great eave, the gable that looks at us. side: -1 left. */
export function house(k, side, z0, z1, { high, tint, seed }) {
  const r = random(seed)
  const t = Math.min(0.55, Math.max(0, (z0 - 12) / 74))
  const c = (hex) => blend(hex, '#a890b0', t)
  const left = side < 0
  const wall = side * HALF
  const floor = climb((z0 + z1) / 2)
  const lift = (z) => floor - climb(z)
  const face = (colour, a, b, ya, yb, dx = 0) =>
    sheet(k, c(colour), [
      [wall - side * dx, ya + lift(a), a],
      [wall - side * dx, ya + lift(b), b],
      [wall - side * dx, yb + lift(b), b],
      [wall - side * dx, yb + lift(a), a],
    ])
  const tone = left
    ? {
        wood: '#2e2444',
        deep: '#1f1836',
        plaster: ['#4e4670', '#5c5078', '#453f68'],
        plinth: '#3c3858',
      }
    : {
        wood: '#4c3248',
        deep: '#33233c',
        plaster: ['#b88890', '#a47c8c', '#ac8088'],
        plinth: '#77647c',
      }
  gable(k, c, side, z0, floor, high, left)
  // From the stones of the lane up to the eave, without a gap.
  sheet(k, c(tone.wood), [
    [wall, 0, z0],
    [wall, 0, z1],
    [wall, high + 0.5 + lift(z1), z1],
    [wall, high + 0.5 + lift(z0), z0],
  ])
  face(tone.plaster[tint], z0, z1, 3.1, high + 0.5)
  sheet(k, c(tone.plinth), [
    [wall - side * 0.06, 0, z0],
    [wall - side * 0.06, 0, z1],
    [wall - side * 0.06, 0.3 + Math.max(0, lift(z1)), z1],
    [wall - side * 0.06, 0.3 + lift(z0), z0],
  ])
  ground(face, r, z0, z1, tint, seed, tone)
  upper(face, r, z0, z1, high, tone)
  eave(k, c, side, [z0, z1], lift, 2.85, 0.95, left)
  eave(k, c, side, [z0, z1], lift, high, 1.05, left)
}

/** Behind the lattice some rooms are lit; the entrance has its short curtain, the light behind it dim. */
function ground(face, r, z0, z1, tint, seed, tone) {
  const bays = Math.max(2, Math.round((z1 - z0) * 0.62))
  const wide = (z1 - z0) / bays
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z0 + wide * (i + 0.09), z0 + wide * (i + 0.93)]
    if (i === tint % bays) {
      face('#c8804c', a, b, 0.1, 2.4)
      face('#f0b468', a + wide * 0.08, b, 0.1, 2.3)
      face(tone.deep, (a + b) / 2 - 0.03, (a + b) / 2 + 0.03, 0.1, 2.3)
      face('#8c5040', a + wide * 0.08, b, 0.1, 0.7)
      const cloth = ['#34568c', '#a83c48', '#5c4078'][seed % 3]
      for (let j = 0; j < 3; j++) {
        const [u, v] = [a + ((b - a) * j) / 3, a + ((b - a) * (j + 0.92)) / 3]
        face(cloth, u, v, 1.5 + (j % 2) * 0.05, 2.4, 0.1)
      }
      continue
    }
    const lit = r() < 0.62
    face(lit ? '#e89c54' : '#4a3c5c', a, b, 0.75, 2.35)
    if (lit) face('#ffcf84', a, b, 1.15, 2.35)
    const bars = Math.round(6 + wide * 2)
    for (let j = 0; j <= bars; j++) {
      const u = a + ((b - a) * j) / bars
      face(tone.deep, u, u + ((b - a) / bars) * 0.34, 0.7, 2.4, 0.05)
    }
    face(tone.deep, a, b, 1.62, 1.72, 0.06)
    face(lit ? '#6a4450' : tone.deep, a, b, 0.62, 0.76, 0.06)
  }
}

/** The low windows of the upper floor, each behind its slats. */
function upper(face, r, z0, z1, high, tone) {
  const n = Math.max(2, Math.round((z1 - z0) * 0.5))
  for (let i = 0; i < n; i++) {
    if (r() < 0.16) continue
    const [a, b] = [z0 + ((z1 - z0) * (i + 0.14)) / n, z0 + ((z1 - z0) * (i + 0.86)) / n]
    const lit = r() < 0.34
    face(tone.deep, a - 0.08, b + 0.08, 3.62, high - 0.42)
    face(lit ? '#f0a858' : '#5c5078', a, b, 3.7, high - 0.5)
    for (let j = 1; j < 7; j++) {
      const u = a + ((b - a) * j) / 7
      face(tone.deep, u - 0.05, u + 0.05, 3.7, high - 0.5, 0.03)
    }
  }
}

/** An eave seen from below: boards that slope up to the wall, the rim of tiles, the end towards us. */
function eave(k, c, side, [z0, z1], lift, y, reach, left) {
  const wall = side * HALF
  const rim = wall - side * reach
  const [a, b] = [z0 - 0.15, z1 + 0.05]
  const s = (colour, list) =>
    sheet(
      k,
      c(colour),
      list.map(([x, up, z]) => [x, up + lift(z), z]),
    )
  s(left ? '#231d40' : '#3c2c4c', [
    [wall, y + 0.42, a],
    [wall, y + 0.42, b],
    [rim, y, b],
    [rim, y, a],
  ])
  // Rafters, close together.
  for (let z = Math.ceil(z0 / 0.8) * 0.8; z < z1; z += 0.8)
    s(left ? '#3a3358' : '#64485c', [
      [wall, y + 0.4, z],
      [wall, y + 0.4, z + 0.14],
      [rim, y - 0.02, z + 0.14],
      [rim, y - 0.02, z],
    ])
  s(left ? '#4a5084' : '#8078a0', [
    [rim, y, a],
    [rim, y, b],
    [rim, y + 0.24, b],
    [rim, y + 0.24, a],
  ])
  s(left ? '#6a70a0' : '#b4a0b8', [
    [rim, y + 0.18, a],
    [rim, y + 0.18, b],
    [rim, y + 0.24, b],
    [rim, y + 0.24, a],
  ])
  s(left ? '#383c6c' : '#685c88', [
    [rim, y, a],
    [rim, y + 0.24, a],
    [wall, y + 0.7, a],
    [wall, y + 0.42, a],
  ])
}

/** The wall and the gable that look down the lane, where they stand over the neighbour. */
function gable(k, c, side, z, floor, high, left) {
  const lift = floor - climb(z)
  const [wall, out] = [side * HALF, side * (HALF + 8)]
  const mid = (wall + out) / 2
  const s = (colour, list) =>
    sheet(
      k,
      c(colour),
      list.map(([x, y]) => [x, y + lift, z - 0.12]),
    )
  s(left ? '#403a62' : '#8c6c80', [
    [wall, 0],
    [wall, high + 0.5],
    [mid, high + 2.5],
    [out, high + 0.5],
    [out, 0],
  ])
  s(left ? '#4a5084' : '#746c98', [
    [wall - side * 1.05, high],
    [wall - side * 1.05, high + 0.26],
    [mid, high + 3],
    [out + side, high],
    [mid, high + 2.6],
  ])
}
