// The walking street of Chiang Mai from an upper veranda: paper parasols lit from below, teak houses. Metres, the street at 0.
import { fill, stroke } from '../core/field.js'
import { lens } from './curves.js'
import { workshop } from './parasol-maker.js'

const [CX, HORIZON, F, EYE] = [116, 26, 130, 12]
export const metre = (z) => F / z
export const P = (x, y, z) => [CX + (x * F) / z, HORIZON + ((EYE - y) * F) / z]

/** Roofs of the old town on our side, in the haze of the market: broad dark slopes, a window here and there. */
export function oldTown(k) {
  fill(k, '#304971', [
    [-8, 33.5],
    [168, 33.5],
    [168, 98],
    [-8, 98],
  ])
  for (const [x, y, w, h, c, d] of [
    [139, 37, 11, 4, '#3d5680', '#304a71'],
    [155, 38, 13, 5, '#3d5680', '#304a71'],
    [147, 42, 15, 6, '#405984', '#324c75'],
    [163, 45, 16, 7, '#405984', '#324c75'],
    [139, 49, 20, 8, '#455c86', '#365079'],
    [159, 55, 24, 10, '#4a608a', '#3b547d'],
    [134, 62, 28, 12, '#4c628c', '#3d5682'],
    [158, 74, 34, 14, '#4e638c', '#3f5884'],
  ]) {
    fill(k, d, [
      [x - w * 0.5, y],
      [x - w * 0.3, y - h],
      [x - w * 0.08, y + h * 0.1],
      [x - w * 0.08, y + h * 2],
      [x - w * 0.5, y + h * 2],
    ])
    fill(k, c, [
      [x - w * 0.3, y - h],
      [x + w * 0.4, y - h * 0.86],
      [x + w * 0.62, y + h * 0.16],
      [x - w * 0.08, y + h * 0.1],
    ])
    fill(k, '#2e456b', [
      [x - w * 0.08, y + h * 0.1],
      [x + w * 0.56, y + h * 0.16],
      [x + w * 0.56, y + h * 2.2],
      [x - w * 0.08, y + h * 2.2],
    ])
    if (x > 138 && y < 60)
      fill(k, '#ffc870', [
        [x + w * 0.1, y + h * 0.34],
        [x + w * 0.2, y + h * 0.35],
        [x + w * 0.2, y + h * 0.7],
        [x + w * 0.1, y + h * 0.7],
      ])
  }
}

/** The street between its houses; the light lies along both rows of stalls and fades to their walls. */
export function ground(k) {
  fill(k, '#293d60', [P(-13, 0, 18), P(-13, 0, 220), P(-1, 0, 220), P(-1, 0, 14)])
  for (const [a, b, c] of [
    [-12, -2.2, '#6c3860'],
    [-11.4, -2.8, '#98505f'],
    [-10.4, -3.6, '#c8705c'],
    [-9.4, -4.6, '#e89660'],
  ])
    fill(k, c, [P(a, 0, 16), P(a, 0, 220), P(b, 0, 220), P(b, 0, 16)])
  fill(k, '#f8c078', [P(-8.2, 0, 60), P(-9.2, 0, 220), P(-4.8, 0, 220), P(-5.8, 0, 60)])
}

const WALL = ['#364464', '#3a4664', '#324160', '#643858']

/** The roof of a house that stands with its eaves along the street: tiles in the light of the night sky, its edge in the glow. */
function eaves(k, z, z1, wall, ridge, n) {
  const [x0, xr] = [-12.2, -17]
  fill(k, n % 2 ? '#2e4f84' : '#345a90', [
    P(x0 + 1, wall - 0.2, z),
    P(xr, ridge, z),
    P(xr, ridge, z1),
    P(x0 + 1, wall - 0.2, z1),
  ])
  for (const t of [0.25, 0.5, 0.75]) {
    const at = (q) => P(x0 + 1 + (xr - x0 - 1) * t, wall + (ridge - wall) * t, q)
    stroke(k, '#44699c', metre(z) * 0.05, `M${at(z).join(' ')}L${at(z1).join(' ')}`)
  }
  fill(k, '#e0845c', [
    P(x0 + 1, wall - 0.2, z),
    P(x0 + 1, wall - 0.2, z1),
    P(x0 + 1, wall - 0.42, z1),
    P(x0 + 1, wall - 0.42, z),
  ])
  // The gable that looks at us, its verge boards.
  fill(k, '#243e66', [P(-11.2, wall - 0.2, z), P(xr, ridge, z), P(xr - 5.8, wall - 0.2, z)])
  fill(k, '#243e66', [
    P(x0, wall, z),
    P(xr, ridge - 0.2, z),
    P(xr - 5, wall, z),
    P(xr - 5, 0, z),
    P(x0, 0, z),
  ])
  const [q, near] = [metre(z), z < 22]
  stroke(
    k,
    '#3f5275',
    q * 0.14,
    `M${P(-11.2, wall - 0.2, z).join(' ')}L${P(xr, ridge, z).join(' ')}${near ? `L${P(xr - 5.8, wall - 0.2, z).join(' ')}` : ''}`,
  )
  if (!near) return
  // The wall near us: its boards, the lit workshop.
  for (let y = 1.5; y < ridge - 0.6; y += 0.9) {
    const half = y < wall ? 5 : (5 * (ridge - y)) / (ridge - wall)
    stroke(
      k,
      '#30507c',
      0.2,
      `M${P(Math.min(x0, xr + half), y, z).join(' ')}L${P(xr - half, y, z).join(' ')}`,
    )
  }
  workshop(k, P, z)
}

/** A house with its gable to the street, the crossed horns of Lanna on it. */
function gable(k, z, z1, wall, ridge) {
  const x0 = -12.2
  const zm = (z + z1) / 2
  fill(k, '#27456f', [
    P(x0, wall - 0.1, z - 0.4),
    P(x0, ridge, zm),
    P(-24, ridge, zm),
    P(-24, wall - 0.1, z - 0.4),
  ])
  fill(k, '#8c4860', [P(x0, wall, z), P(x0, ridge - 0.3, zm), P(x0, wall, z1)])
  fill(k, '#b8645c', [P(x0, wall, z + 1.2), P(x0, ridge - 1.6, zm), P(x0, wall, z1 - 1.2)])
  const q = metre(zm)
  const top = P(x0, ridge - 0.1, zm)
  const [a, b] = [P(x0, wall - 0.1, z - 0.2), P(x0, wall - 0.1, z1 + 0.2)]
  stroke(k, '#f0a064', q * 0.15, `M${a.join(' ')}L${top.join(' ')}L${b.join(' ')}`)
  for (const [from, long] of [
    [a, 0.2],
    [b, 0.26],
  ])
    stroke(
      k,
      '#f0a064',
      q * 0.12,
      `M${top.join(' ')}l${(top[0] - from[0]) * long} ${(top[1] - from[1]) * long}`,
    )
}

/** A teak house on the left: shop below, windows above, and its roof. kind 1: gable to the street. */
export function house(k, z, z1, n, kind) {
  const [wall, ridge] = kind ? [6.6, 10] : [6 + (n % 3) * 0.4, 9.2 + (n % 2) * 0.7]
  const x = -12.2
  const face = (c, a, b, y0, y1) => fill(k, c, [P(x, y0, a), P(x, y1, a), P(x, y1, b), P(x, y0, b)])
  if (!kind) eaves(k, z, z1, wall, ridge, n)
  face(WALL[n % 4], z, z1, 0, wall)
  // The glow of the stalls climbs the boards.
  face('#7c4460', z, z1, 0, 3.4)
  face('#a85a5c', z, z1, 0, 2.2)
  face('#21324f', z, z1, 3.25, 3.6)
  const bays = Math.max(2, Math.round((z1 - z) / 2.6))
  const bay = (z1 - z) / bays
  for (let i = 0; i < bays; i++) {
    const [a, b] = [z + bay * (i + 0.24), z + bay * (i + 0.76)]
    const lit = (n * 3 + i * 5) % 4
    face(lit < 2 ? '#ffd07c' : '#273754', a, b, 3.9, 5.5)
    if (lit < 2) face('#fff0b8', a, b, 3.9, 4.7)
    face('#293854', (a + b) / 2 - bay * 0.02, (a + b) / 2 + bay * 0.02, 3.9, 5.5)
    face((n + i) % 3 ? '#f0b070' : '#364464', a - bay * 0.1, b + bay * 0.1, 0, 2.6)
  }
  if (kind) gable(k, z, z1, wall, ridge)
}

/** A house on our own side, far down: we see the end of it and its roof. */
export function farHouse(k, x, z, z1, wall, ridge, n) {
  const w = 9
  fill(k, n ? '#1e3250' : '#364b71', [
    P(x, 0, z),
    P(x, wall, z),
    P(x + w / 2, ridge, z),
    P(x + w, wall, z),
    P(x + w, 0, z),
  ])
  fill(k, n % 2 ? '#2f4569' : '#294062', [
    P(x - 0.6, wall - 0.3, z),
    P(x + w / 2, ridge, z),
    P(x + w / 2, ridge, z1),
    P(x - 0.6, wall - 0.3, z1),
  ])
  const q = metre(z)
  const top = P(x + w / 2, ridge, z)
  stroke(
    k,
    '#d07c64',
    q * 0.16,
    `M${P(x - 0.6, wall - 0.3, z).join(' ')}L${top.join(' ')}l${q * 0.4} ${-q * 0.7}`,
  )
  stroke(
    k,
    '#4c5b7e',
    q * 0.16,
    `M${P(x + w + 0.6, wall - 0.3, z).join(' ')}L${top.join(' ')}l${-q * 0.4} ${-q * 0.7}`,
  )
  for (const [a, on] of [
    [1.6, n % 2],
    [5.4, n],
  ])
    if (on)
      fill(k, '#ffc870', [
        P(x + a, 2.6, z),
        P(x + a + 1.8, 2.6, z),
        P(x + a + 1.8, 4.6, z),
        P(x + a, 4.6, z),
      ])
}

const GOODS = ['#e8505c', '#3cb4a8', '#fcd064', '#f08c4c', '#7a90b8', '#fff4dc']

/** A low table laid with goods, in the light of its own lamp. */
export function table(k, x, z, n, wide = 2.2) {
  const box = (c, y, a, b, z0, z1) =>
    fill(k, c, [P(a, y, z0), P(b, y, z0), P(b, y, z1), P(a, y, z1)])
  const q = metre(z)
  const [a, b, near, far] = [x - wide / 2, x + wide / 2, z - 0.8, z + 0.8]
  lens(k, 'rgba(84,36,76,0.5)', ...P(x, 0, z - 0.9), q * wide * 0.56, q * 0.1)
  fill(k, GOODS[(n + 4) % 5], [P(a, 0.8, near), P(b, 0.8, near), P(b, 0, near), P(a, 0, near)])
  fill(k, 'rgba(60,24,72,0.34)', [P(a, 0.36, near), P(b, 0.36, near), P(b, 0, near), P(a, 0, near)])
  box('#fff0c0', 0.8, a, b, near, far)
  for (let i = 0; i < 5; i++)
    for (let j = 0; j < 2; j++) {
      const [px, py] = P(a + (i + 0.6) * (wide / 5.2), 0.86, near + 0.4 + j * 0.75)
      lens(k, GOODS[(i * 2 + j * 3 + n) % 6], px, py, q * 0.17, q * 0.09, q * 0.05)
    }
}

/** A parasol of paper on its pole, lit from below: panes of two tones between the ribs, a painted ring, the rim. */
export function parasol(k, x, z, r, [deep, warm, light], turn = 0) {
  const q = metre(z)
  const flat = (EYE - 2.4) / z
  const [cx, cy] = P(x, 2.3, z)
  const top = [cx, cy - r * q * 0.36]
  const [rx, ry] = [r * q, r * q * flat]
  stroke(k, '#2e3754', q * 0.07, `M${P(x, 0.7, z).join(' ')}L${cx} ${cy}`)
  const n = q > 1.6 ? 16 : 8
  const rim = (i, s = 1) => {
    const a = turn + (i / n) * 6.2832
    return [cx + Math.cos(a) * rx * s, top[1] + (cy - top[1]) * s + Math.sin(a) * ry * s]
  }
  // Under the rim the paper glows over the lamp.
  k.fillStyle = deep
  k.beginPath()
  k.ellipse(cx, cy + q * 0.1, rx * 0.99, ry, 0, 0, 7)
  k.fill()
  for (let i = 0; i < n; i++) fill(k, i % 2 ? warm : light, [top, rim(i), rim(i + 1)])
  // Its lamp shines through the paper.
  if (q > 1.6)
    for (let i = 0; i < n; i++) {
      const heart = (j) => rim(j, 0.46)
      fill(k, i % 2 ? light : '#fff0b4', [top, heart(i), heart(i + 1)])
    }
  if (q < 1.6) return
  for (let i = 0; i < n; i++) {
    fill(k, i % 2 ? '#fff0c4' : warm, [
      rim(i, 0.68),
      rim(i + 1, 0.68),
      rim(i + 1, 0.78),
      rim(i, 0.78),
    ])
    stroke(k, deep, q * 0.025, `M${top.join(' ')}L${rim(i).join(' ')}`)
  }
  let d = ''
  for (let i = 0; i <= n; i++) d += `${i ? 'L' : 'M'}${rim(i).join(' ')}`
  stroke(k, '#fff0c4', q * 0.05, d)
  lens(k, deep, top[0], top[1], rx * 0.1, rx * 0.08)
}
