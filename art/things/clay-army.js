import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { farSoldier, soldier } from './clay-soldier.js'

/** The pit in metres, seen from the visitors' bridge before its front: x right, y above the floor, z away. */
const [MIDDLE, LEVEL, EYE, F] = [100, 26, 4.4, 112]
export const P = (x, y, z) => [MIDDLE + (F * x) / z, LEVEL - (F * (y - EYE)) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t
const hex = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
const blend = (c, to, t) =>
  `#${hex(c)
    .map((v, i) =>
      Math.round(mix(v, hex(to)[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Loses a colour in the bright dust of the far end. */
const air = (c, z) => blend(c, '#f4cf98', Math.min(0.82, Math.max(0, (z - 16) / 90)))

/** One band of morning comes through the panes on the left in front; all else lies in shade. */
const sunlit = (x, z) => z - x * 0.85 > 6.2 && z - x * 0.85 < 12.8

/** The vault of steel, dark above us, paler to the window at the far end. */
export function hall(k) {
  const [left, right, spring, rise] = [-30, 44, 6.4, 14.5]
  const ts = Array.from({ length: 29 }, (_, i) => i / 28)
  const on = (t, z, lift = 0) => {
    const a = Math.PI * (1 - t)
    return P(
      (left + right) / 2 + (Math.cos(a) * (right - left)) / 2,
      spring + lift + Math.sin(a) ** 0.8 * rise,
      z,
    )
  }
  const zs = [104, 86, 71, 58.5, 48, 39.5, 32.5, 26.5, 21.5, 17.5, 14]
  path(k, '#2c2f4c', 'M-6 -6H166V60H-6Z')
  fill(k, '#fbe3b0', [...ts.map((t) => on(t, 104)), P(right, 0, 104), P(left, 0, 104)])
  fill(k, '#fff6da', [
    ...ts.slice(2, 27).map((t) => on(t, 104, -1.6)),
    P(43, 6, 104),
    P(-29, 6, 104),
  ])
  for (let i = 1; i < 10; i++) {
    const x = mix(left, right, i / 10)
    stroke(k, '#e0b884', 0.24, `M${P(x, 6, 104).join(' ')}L${P(x, 20, 104).join(' ')}`)
  }
  stroke(k, '#e0b884', 0.28, `M${P(-29, 11.5, 104).join(' ')}L${P(43, 11.5, 104).join(' ')}`)
  for (let n = 0; n < zs.length - 1; n++) {
    const [z0, z1] = [zs[n], zs[n + 1]]
    const skin = (t0, t1, c) => {
      const part = ts.filter((t) => t >= t0 - 0.001 && t <= t1 + 0.001)
      fill(k, c, [...part.map((t) => on(t, z0)), ...part.toReversed().map((t) => on(t, z1))])
    }
    const roof = (c) => blend(c, '#c89a94', Math.min(0.7, Math.max(0, (z1 - 26) / 110)))
    skin(0, 2 / 28, roof('#3a3c60'))
    // The panes that let the morning in.
    skin(2 / 28, 5 / 28, '#ffefc4')
    skin(5 / 28, 14 / 28, roof('#233058'))
    skin(14 / 28, 1, roof('#2c3c66'))
    for (const i of [2, 5, 10, 14, 18, 22, 26])
      stroke(
        k,
        roof('#171f40'),
        0.1 * metre(z1),
        `M${on(ts[i], z0).join(' ')}L${on(ts[i], z1).join(' ')}`,
      )
    fill(k, roof('#171f40'), [
      ...ts.map((t) => on(t, z1)),
      ...ts.toReversed().map((t) => on(t, z1, -0.75)),
    ])
    fill(k, roof('#5a4358'), [
      P(left, spring, z0),
      P(left, spring, z1),
      P(left, 0, z1),
      P(left, 0, z0),
    ])
    fill(k, roof('#d0a078'), [
      P(right, spring, z0),
      P(right, spring, z1),
      P(right, 0, z1),
      P(right, 0, z0),
    ])
  }
}

const LIT = [
  ['#ffdca6', '#e2a96f', '#a4684f', '#633f42'],
  ['#fbd3a4', '#d69c70', '#985f50', '#5c3a42'],
  ['#ffe2b4', '#e8b57c', '#b07654', '#6c4642'],
  ['#f2cfae', '#cb9c7c', '#8c6258', '#553c46'],
]
const SHADE = [
  ['#8c6470', '#6f5066', '#513c58', '#30284a'],
  ['#806070', '#664c68', '#4a3858', '#2c2648'],
  ['#967070', '#785868', '#573f58', '#342a4a'],
  ['#7c6478', '#62506c', '#483c5c', '#2a284c'],
]
/** Four men abreast between walls of rammed earth: middles of the ways, middles of the walls. */
const WAYS = [-24.4, -18.3, -12.2, -6.1, 0, 6.1, 12.2, 18.3, 24.4, 30.5]
const WALLS = [-21.35, -15.25, -9.15, -3.05, 3.05, 9.15, 15.25, 21.35, 27.45]
const FRONT = 9.6

/** Floor, walls and ranks from far to near. extra: [z, draw] of what stands among them; free: [way, row, place] kept empty. */
export function army(k, extra, free) {
  const r = random(23)
  fill(k, air('#a87c64', 70), [P(-30, 0, 104), P(44, 0, 104), P(44, 0, 30), P(-30, 0, 30)])
  fill(k, '#7c5a5e', [P(-40, 0, 34), P(44, 0, 34), P(44, 0, FRONT), P(-40, 0, FRONT)])
  fill(k, '#4a3648', [P(-40, 0, FRONT + 0.6), P(40, 0, FRONT + 0.6), P(40, 0, 6), P(-40, 0, 6)])
  // Old paving bricks before the ranks; one band of daylight runs over them.
  const band = [P(-7.4, 0, 6.4), P(-3.1, 0, 10.2), P(3.6, 0, 16), P(3.6, 0, 9.4), P(0.1, 0, 6.3)]
  fill(k, '#b07c5e', band)
  for (let z = 10.4; z > 6; z -= 0.62)
    stroke(k, 'rgba(44,30,60,.3)', 0.18, `M${P(-30, 0, z).join(' ')}L${P(30, 0, z).join(' ')}`)
  for (let x = -12; x < 8; x += 1.1)
    stroke(k, 'rgba(44,30,60,.2)', 0.16, `M${P(x, 0, 10.4).join(' ')}L${P(x, 0, 6).join(' ')}`)
  const list = [...extra]
  const shadows = []
  WAYS.forEach((way, n) => {
    let row = 0
    for (let z = FRONT; z < 88; z += 1.62 + z * 0.012) {
      for (let i = 0; i < 4; i++) {
        const o = {
          plate: r() < 0.72,
          cap: r() < 0.2,
          head: r() < (row ? 0.03 : 0) ? 0 : 1,
          turn: (r() - 0.5) * 0.46,
          knot: r() < 0.7 ? -0.3 : 0.26,
          beard: Math.floor(r() * 3),
          left: r() < 0.3,
          right: r() < 0.55,
        }
        const [tall, wide, lean, tone] = [
          1.78 + r() * 0.2,
          0.74 + r() * 0.12,
          (r() - 0.5) * 0.035,
          Math.floor(r() * 4),
        ]
        const [x1, z1] = [way + (i - 1.5) * 1 + (r() - 0.5) * 0.14, z + (r() - 0.5) * 0.36]
        const lost = row > 1 && r() < 0.05
        if (lost || free.some((f) => f[0] === n && f[1] === row && f[2] === i)) continue
        const lit = sunlit(x1, z1)
        if (z1 < 40) shadows.push([z1, x1, tall, lit])
        list.push([z1, () => one(k, x1, z1, { o, tall, wide, lean, tone, lit })])
      }
      row++
    }
  })
  for (const x of WALLS)
    for (let z = FRONT - 0.4; z < 100; z += 1.5)
      list.push([z + 0.7, () => wall(k, x, z, z < FRONT)])
  // All the shadows lie on the floor before anything stands on it.
  for (const [z, x, tall, lit] of shadows)
    shadow(k, x, z, tall, air(lit ? '#5c4150' : '#332640', z))
  list.sort((a, b) => b[0] - a[0])
  for (const [, draw] of list) draw()
}

/** The shadow of somebody on the floor: plinth, body and head, away to the right. */
export function shadow(k, x, z, tall, c) {
  const [px, py] = P(x, 0, z)
  const q = (tall * metre(z)) / 10
  const on = (a, up) => [px + (a + up * 0.72) * q, py - up * 0.2 * q]
  fill(k, c, [
    on(-1.5, -0.5),
    on(1.5, -0.5),
    on(1.4, 2.4),
    on(2, 4.4),
    on(1.9, 6.6),
    on(0.9, 7.7),
    on(0.6, 9.3),
    on(-0.6, 9.3),
    on(-0.9, 7.7),
    on(-1.9, 6.6),
    on(-2, 4.4),
    on(-1.4, 2.4),
  ])
}

function one(k, x, z, { o, tall, wide, lean, tone, lit }) {
  const [px, py] = P(x, 0, z)
  if (px < -12 || px > 172) return
  const q = (tall * metre(z)) / 10
  k.save()
  k.translate(px, py)
  k.rotate(lean)
  k.scale(q * wide, q)
  const tones = (lit ? LIT : SHADE)[tone].map((c) => air(c, z))
  if (z < 30) soldier(k, tones, o)
  else farSoldier(k, tones, o)
  k.restore()
}

/** A short length of wall, so that it hides only what is behind it. */
function wall(k, x, z, end) {
  const top = (d) => 1.42 + 0.1 * Math.sin(d * 0.9 + x * 2)
  const [z0, z1, h0, h1] = [z, z + 1.54, top(z), top(z + 1.5)]
  const [a, b] = [x - 0.98, x + 0.98]
  const lit = sunlit(x, z + 0.7)
  // The side that we see: right of us the one that looks left, into the light.
  const [foot, edge, c] =
    x > 0 ? [a - 0.1, a, lit ? '#d99d6c' : '#7d5a5c'] : [b + 0.1, b, '#54404e']
  fill(k, air(c, z), [P(foot, 0, z0), P(foot, 0, z1), P(edge, h1, z1), P(edge, h0, z0)])
  if (end) {
    fill(k, air(lit ? '#b87c5c' : '#5c4450', z), [
      P(a - 0.12, 0, z0),
      P(b + 0.12, 0, z0),
      P(b, h0, z0),
      P(a, h0, z0),
    ])
    // Layers of rammed earth, a corner that has broken away.
    const dark = air(lit ? '#a06a50' : '#4d3a49', z)
    for (const [y, u, v] of [
      [0.3, -0.9, 0.35],
      [0.62, -0.25, 1],
      [0.98, -0.96, 0.1],
      [1.16, 0.35, 0.98],
    ])
      stroke(k, dark, 0.34, `M${P(x + u, y, z0).join(' ')}L${P(x + v, y + 0.02, z0).join(' ')}`)
    fill(k, dark, [
      P(b + 0.1, 0.2, z0),
      P(b, h0, z0),
      P(b - 0.34, h0, z0),
      P(b - 0.22, h0 - 0.3, z0),
      P(b - 0.1, h0 - 0.42, z0),
    ])
    fill(k, dark, [
      P(a - 0.12, 0, z0),
      P(a - 0.08, 0.26, z0),
      P(a + 0.3, 0.1, z0),
      P(a + 0.9, 0.07, z0),
      P(b + 0.12, 0, z0),
    ])
  }
  fill(k, air(lit ? '#f8cb92' : '#8c6560', z), [
    P(a, h0, z0),
    P(b, h0, z0),
    P(b, h1, z1),
    P(a, h1, z1),
  ])
  // Where the roof beams once lay: seen on the near ends only.
  if (z > 14) return
  fill(k, air(lit ? '#d39c6c' : '#70525a', z), [
    P(a, h0, z0),
    P(b, h0, z0),
    P(b, mix(h0, h1, 0.4), z0 + 0.55),
    P(a, mix(h0, h1, 0.34), z0 + 0.48),
  ])
}

/** Daylight in the dust, from the panes down to its band. */
export function beam(k) {
  for (const [x0, x1, u0, u1, a] of [
    [-2, 24, 76, 122, 0.3],
    [4, 18, 86, 112, 0.16],
  ]) {
    const g = k.createLinearGradient(x0, -4, u0 + 12, 74)
    g.addColorStop(0, `rgba(255,236,190,${a * 1.1})`)
    g.addColorStop(0.75, `rgba(255,226,170,${a * 0.5})`)
    g.addColorStop(1, 'rgba(255,226,170,0)')
    fill(k, g, [
      [x0, -6],
      [x1, -6],
      [u1, 84],
      [u0, 84],
    ])
  }
}

/** The visitors' way on the left above the pit. */
export function gallery(k, visitors) {
  const x = -26.6
  fill(k, '#8a6464', [P(x, 5, 100), P(x, 5, 17), P(x, 0, 17), P(x, 0, 100)])
  visitors()
  for (const y of [6.1, 5.55])
    stroke(k, '#3c344c', 0.28, `M${P(x, y, 100).join(' ')}L${P(x, y, 14).join(' ')}`)
  for (let z = 96; z > 20; z /= 1.09)
    stroke(k, '#3c344c', 0.05 * metre(z), `M${P(x, 5, z).join(' ')}L${P(x, 6.1, z).join(' ')}`)
}
