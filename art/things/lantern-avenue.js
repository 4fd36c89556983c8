// A summer feast in metres: two rows of lantern strings and a striped cloth lead to the temple; the eye is 1.7 m up.
import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 1.7, 0], f: 84, cx: 80, cy: 64 })
const FAR = 62
/** How much the evening air takes from things at depth z. */
const air = (c, z) => blend(c, '#b07c8c', Math.min(0.5, Math.max(0, (z - 14) / 110)))

const PAPER = {
  red: ['#b8323c', '#f0543c', '#ffb468'],
  white: ['#e0a060', '#ffe2a0', '#fffbe0'],
}

/** A paper lantern below its string: hoops, black rims, the flame low inside. r: half its width. */
export function lantern(k, x, y, r, kind, z) {
  const [edge, body, heart] = PAPER[kind].map((c) => air(c, z))
  const b = (q, y0, y1) =>
    `M${x - r * 0.5 * q} ${y + y0 * r}C${x - r * 1.2 * q} ${y + r * (y0 + 0.4)} ${x - r * 1.2 * q} ${y + r * (y1 - 0.4)} ${x - r * 0.5 * q} ${y + y1 * r}H${x + r * 0.5 * q}C${x + r * 1.2 * q} ${y + r * (y1 - 0.4)} ${x + r * 1.2 * q} ${y + r * (y0 + 0.4)} ${x + r * 0.5 * q} ${y + y0 * r}Z`
  path(k, edge, b(1, 0.2, 2.8))
  path(k, body, b(0.84, 0.3, 2.74))
  path(k, heart, b(0.5, 0.9, 2.6))
  if (r > 0.9) {
    for (const [v, q] of [
      [0.75, 0.86],
      [1.25, 1],
      [1.75, 1],
      [2.25, 0.86],
    ])
      stroke(
        k,
        edge,
        r * 0.045,
        `M${x - r * q} ${y + r * v}Q${x} ${y + r * (v + 0.12)} ${x + r * q} ${y + r * v}`,
      )
  }
  const rim = air('#2a1a3c', z)
  path(k, rim, `M${x - r * 0.52} ${y}h${r * 1.04}v${r * 0.28}h${-r * 1.04}Z`)
  path(k, rim, `M${x - r * 0.52} ${y + r * 2.68}h${r * 1.04}v${r * 0.28}h${-r * 1.04}Z`)
}

/** The strings of one side: from post to post with a sag, a lantern every two metres. */
export function strings(k, side) {
  const x = side * 7.6
  const list = []
  for (const [high, shift] of [
    [6.6, 0],
    [4.5, 1],
  ])
    for (let n = 0; n < 27; n++) {
      const z = 7 + n * 2 + (shift ? 1 : 0) + (side > 0 ? 0.6 : 0)
      if (z > FAR) continue
      const t = (z % 10) / 10
      list.push([z, high - 0.9 * 4 * t * (1 - t), (n * (shift ? 3 : 2) + shift + (side > 0)) % 5])
    }
  for (const high of [6.6, 4.5]) {
    const line = []
    for (let z = 4; z <= FAR; z += 0.5) {
      const t = (z % 10) / 10
      line.push(
        P(x, high - 0.9 * 4 * t * (1 - t), z)
          .slice(0, 2)
          .join(' '),
      )
    }
    stroke(k, '#231a44', 0.13, `M${line.join('L')}`)
  }
  for (let z = 60; z >= 10; z -= 10) post(k, x, z)
  list.sort((a, b) => b[0] - a[0])
  for (const [z, y, n] of list) {
    const [px, py, q] = P(x, y, z)
    lantern(k, px, py, q * 0.33, n < 2 ? 'red' : 'white', z)
  }
}

/** A bamboo post with its joints, warm on the side of the lanterns. */
function post(k, x, z) {
  const [px, py, q] = P(x, 0, z)
  const [, top] = P(x, 6.9, z)
  const w = q * 0.075
  const [sx, sy] = [px + ((px - 80) / 46) * q * 2.6, py + 0.34 * q * 2.6]
  fill(k, 'rgba(70,40,100,.5)', [
    [px - w, py],
    [px + w, py],
    [sx + w, sy],
    [sx - w, sy],
  ])
  fill(k, air('#3a2448', z), [
    [px - w, py],
    [px + w, py],
    [px + w * 0.7, top],
    [px - w * 0.7, top],
  ])
  const s = Math.sign(80 - px)
  fill(k, air('#d8905c', z), [
    [px + s * w, py],
    [px + s * w * 0.2, py],
    [px + s * w * 0.2, top],
    [px + s * w * 0.7, top],
  ])
}

/** The cloth of red and white behind the posts, 1.9 m high, open where people come and go. */
export function cloth(k, side) {
  const x = side * 9.4
  const step = 0.95
  const quad = (c, z0, z1, y0, y1, dx = 0) =>
    fill(k, c, [
      P(x + dx, y0, z0).slice(0, 2),
      P(x + dx, y0, z1).slice(0, 2),
      P(x + dx, y1, z1).slice(0, 2),
      P(x + dx, y1, z0).slice(0, 2),
    ])
  for (let n = 58; n >= 0; n--) {
    const z = 6 + n * step
    if (z > 27 && z < 33) continue
    const red = n % 2
    quad(air(red ? '#d83c40' : '#ffe6c4', z), z, z + step, 0.12, 1.9)
    // The cloth hangs in folds: each strip has a lit and a turned side.
    quad(air(red ? '#b42c40' : '#dcb4a8', z), z + step * 0.62, z + step, 0.12, 1.9)
    quad(air('#3c2c6c', z), z, z + step, 1.84, 2.02)
  }
}

/** The square: warm where the temple and the lanterns shine, joints of the paving in true perspective. */
export function paving(k) {
  const g = k.createLinearGradient(0, 64, 0, 91)
  for (const [a, c] of [
    [0, '#e8a888'],
    [0.16, '#c07c80'],
    [0.5, '#84547c'],
    [1, '#463468'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 64.6, 172, 40)
  const line = (c, w, a, b) => {
    const [p, q] = [P(...a), P(...b)]
    stroke(k, c, w, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  }
  for (const x of [-7.6, -4.6, 4.6, 7.6]) line('#6c4878', 0.12, [x, 0, 5], [x, 0, 60])
  for (let z = 6; z < 44; z *= 1.28) line('#6c4878', 0.1, [-7.6, 0, z], [7.6, 0, z])
}

/** Light that falls from the rows on the paving, strongest under each row. */
export function pools(k) {
  for (const side of [-1, 1])
    for (let z = 50; z >= 8; z -= 6) {
      const [x, y, q] = P(side * 6.6, 0, z)
      k.save()
      k.translate(x, y)
      k.scale(1, 0.16)
      const g = k.createRadialGradient(0, 0, 0, 0, 0, q * 3.4)
      g.addColorStop(0, 'rgba(255,190,120,.3)')
      g.addColorStop(1, 'rgba(255,170,110,0)')
      k.fillStyle = g
      k.fillRect(-q * 4, -q * 4, q * 8, q * 8)
      k.restore()
    }
}
