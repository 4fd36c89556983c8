import { blend } from '../core/colour.js'
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

// The Seine from a boat, in metres: across, up from the water, away; the eye 2.6 above it. The sun stands on the left behind us.

const [EYE, F, CX, CY] = [2.6, 100, 100, 60]
const HAZE = '#f6e3bc'
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY - ((Y - EYE) * F) / Z]
export const metre = (Z) => F / Z

/** The same pen for what stands and for its mirror in the river: m is 1 or -1. */
const pen =
  (k, m) =>
  (c, ...list) =>
    fill(
      k,
      c,
      list.map(([X, Y, Z]) => P(X, Y * m, Z)),
    )

/** The bank on the left: a wall of stone and above it tall houses with roofs of zinc, their fronts in shade. */
export function leftBank(k, m) {
  const quad = pen(k, m)
  const r = random(8)
  const [W, H] = [-38, -52]
  let Z = 420
  while (Z > 44) {
    const w = Math.min(16 + r() * 10, Z - 40)
    const [a, b] = [Z - w, Z]
    Z = a
    const pale = Math.min(0.8, 0.06 + a / 460)
    const tone = (c) => blend(c, HAZE, pale)
    const e = 23 + r() * 3
    quad(tone('#8c84b4'), [H, 0, a], [H, e, a], [H, e, b], [H, 0, b])
    // The zinc roof leans back; the sky lies on it.
    quad(tone('#a4b4d4'), [H, e, a], [H - 2.4, e + 5, a], [H - 2.4, e + 5, b], [H, e, b])
    quad(
      tone('#54588c'),
      [H - 2.4, e + 5, a],
      [H - 12, e + 6.4, a],
      [H - 12, 0, a],
      [H, 0, a],
      [H, e, a],
    )
    const step = 4
    for (let z = a + 1.4; z < b - 1.6; z += step) {
      for (let y = 7.6; y < e - 2.6; y += 3.9)
        quad(tone('#5c5c94'), [H, y, z], [H, y + 2.4, z], [H, y + 2.4, z + 1.5], [H, y, z + 1.5])
      quad(
        tone('#5c5c94'),
        [H - 1, e + 1, z],
        [H - 1.6, e + 3.2, z],
        [H - 1.6, e + 3.2, z + 1.4],
        [H - 1, e + 1, z + 1.4],
      )
    }
    for (const y of [11, e - 4.2])
      quad(tone('#6c6ca0'), [H, y, a], [H, y + 0.5, a], [H, y + 0.5, b], [H, y, b])
    quad(tone('#ccc0d4'), [H, e - 0.6, a], [H, e, a], [H, e, b], [H, e - 0.6, b])
    quad(
      tone('#7c78a8'),
      [H - 4, e + 5, a + 1],
      [H - 4, e + 8, a + 1],
      [H - 4, e + 8, a + 4],
      [H - 4, e + 5, a + 4],
    )
  }
  // Round heads of small trees along the quay stand against the houses.
  for (let z = 380; z > 60; z *= 0.88) {
    const c = blend('#3c6c74', HAZE, Math.min(0.75, z / 460))
    const [x, y] = P(W - 5, 10 * m, z)
    k.save()
    k.translate(x, y)
    k.scale(metre(z), metre(z) * m)
    plane(k, 4.6, 3.6, z, [c, c, blend(c, HAZE, 0.16)])
    k.restore()
  }
  for (let z = 400; z > 24; z -= 8) {
    const pale = Math.min(0.8, z / 460)
    quad(blend('#7c6c94', HAZE, pale), [W, 0, z - 8.2], [W, 5.2, z - 8.2], [W, 5.2, z], [W, 0, z])
    quad(blend('#b4a8bc', HAZE, pale), [W, 5, z - 8.2], [W, 5.7, z - 8.2], [W, 5.7, z], [W, 5, z])
  }
}

/** The crown of a plane tree about 0, 0: one lobed edge, its lit side, its shade. */
function plane(k, rx, ry, seed, [shade, mid, lit]) {
  const edge = (q, dx, dy, n) => {
    const out = []
    for (let i = 0; i < 90; i++) {
      const t = (i / 90) * 6.2832
      const l =
        q *
        (1 +
          0.1 * Math.sin(3 * t + seed) +
          0.07 * Math.sin(5 * t + seed * 2.3 + n) +
          0.035 * Math.sin(13 * t + seed * 5 + n) +
          0.02 * Math.sin(23 * t + n))
      out.push([dx * rx + Math.cos(t) * rx * l, dy * ry + Math.sin(t) * ry * l])
    }
    return out
  }
  const clip = edge(1, 0, 0, 0)
  fill(k, shade, clip)
  k.save()
  k.beginPath()
  for (const p of clip) k.lineTo(p[0], p[1])
  k.clip()
  fill(k, mid, edge(0.86, -0.24, -0.2, 1))
  fill(k, lit, edge(0.62, -0.5, -0.42, 2))
  k.restore()
}

/** The quay on the right: its wall faces the sun, plane trees above it, the nearest tallest. */
export function rightQuay(k, m) {
  const quad = pen(k, m)
  const W = 15
  for (let z = 300, i = 0; z > 27; z *= 0.8, i++) {
    const pale = Math.min(0.72, z / 430)
    const tone = (c) => blend(c, HAZE, pale)
    const X = W + 6 + (i % 3) * 0.5
    const top = 12.5 + (i % 2) * 1.2
    quad(tone('#7c5c5c'), [X - 0.45, 5, z], [X - 0.25, top, z], [X + 0.3, top, z], [X + 0.5, 5, z])
    quad(
      tone('#d8a880'),
      [X - 0.45, 5, z],
      [X - 0.25, top, z],
      [X - 0.05, top, z],
      [X - 0.15, 5, z],
    )
    for (const d of [-1, 1])
      quad(
        tone('#7c5c5c'),
        [X - 0.2, 9.4, z],
        [X + d * 2.4, 13, z],
        [X + d * 2.6, 12.8, z],
        [X + 0.2, 9, z],
      )
    const [x, y] = P(X, (top + 2.6) * m, z)
    k.save()
    k.translate(x, y)
    k.scale(metre(z), metre(z) * m)
    plane(k, 5.6 + (i % 2) * 0.5, 5 + (i % 3) * 0.3, i * 1.7 + 1, [
      tone('#1f5c5c'),
      tone('#3c8c60'),
      tone('#7cb05c'),
    ])
    k.restore()
  }
  // The wall hides the feet of the trees.
  for (let z = 330; z > 18; z *= 0.965) {
    const pale = Math.min(0.7, z / 480)
    const next = Math.max(14, z * 0.94)
    quad(blend('#f0cc98', HAZE, pale), [W, 0, next], [W, 5, next], [W, 5, z], [W, 0, z])
    quad(blend('#9c8478', HAZE, pale), [W, 0, next], [W, 0.7, next], [W, 0.7, z], [W, 0, z])
    quad(blend('#fff0cc', HAZE, pale), [W, 4.6, next], [W, 5.3, next], [W, 5.3, z], [W, 4.6, z])
  }
  // Joints of the stones where they can still be seen.
  for (const [y, a, b] of [
    [1.8, 18, 90],
    [3.2, 18, 90],
  ])
    quad('#d8b48c', [W, y, a], [W, y + 0.1, a], [W, y + 0.04, b], [W, y, b])
  for (let z = 20, i = 0; z < 80; z *= 1.05, i++) {
    const y = [0.7, 1.8, 3.2][i % 3]
    quad('#d8b48c', [W, y, z], [W, y + 1.3, z], [W, y + 1.3, z + 0.16], [W, y, z + 0.16])
  }
}

/** Where the river bends: the far quay under the tower, woods and houses as pale edges. */
export function bend(k, m) {
  const y = (up) => CY - up * m
  path(
    k,
    '#d4c8b8',
    `M-6 ${y(-0.6)}V${y(3)}L20 ${y(3.6)}L40 ${y(3.2)}L52 ${y(5)}L60 ${y(4.2)}L84 ${y(4.4)}L100 ${y(3.6)}L140 ${y(4.6)}L168 ${y(4)}V${y(-0.6)}Z`,
  )
}

/** The quay at the bend, before the feet of the tower. */
export function farQuay(k, m) {
  const y = (up) => CY - up * m
  path(
    k,
    '#9cb49c',
    `M56 ${y(-0.5)}V${y(1.6)}C60 ${y(3)} 66 ${y(2)} 70 ${y(2.8)}C75 ${y(3.6)} 80 ${y(2.2)} 86 ${y(2.8)}C90 ${y(3.4)} 95 ${y(2)} 99 ${y(2.3)}C104 ${y(3.2)} 110 ${y(1.8)} 116 ${y(2.6)}C124 ${y(3.4)} 130 ${y(3)} 140 ${y(3)}V${y(-0.5)}Z`,
  )
  path(k, '#f0dcb4', `M52 ${y(-0.7)}V${y(1.1)}H140V${y(-0.7)}Z`)
}

/** A boat of glass for travellers, coming down the river; 26 long, its waterline at 0. */
export function glassBoat(k) {
  path(k, '#f4ead8', 'M-13 0L-14.600 -2.200H11L14.600 -2.900L12.400 0Z')
  path(k, '#c4b4c4', 'M-13 0L-13.500 -0.700H13L12.400 0Z')
  path(k, '#5c9cb0', 'M-12 -2.200L-11 -5.200H5L8.400 -2.200Z')
  path(
    k,
    '#b4dcd8',
    'M-12 -2.200L-11 -5.200H-7L-8.400 -2.200ZM-3.400 -2.200L-2.600 -5.200H-0.400L-1.400 -2.200Z',
  )
  path(k, '#fff4e0', 'M-12 -5.200H5.600L6 -5.800H-11.800Z')
  for (const x of [-8, -4, 0, 4])
    path(k, '#f4ead8', `M${x - 0.15} -2.200L${x + 0.2} -5.200H${x + 0.5}L${x + 0.25} -2.200Z`)
  path(k, '#d8504c', 'M-14.200 -2.900V-6H-14V-5.800L-11.800 -5.500L-14 -4.400V-2.900Z')
}

/** The stone arch over us: the near edge, its vault with the light of the water playing on it; `rise` lifts its crown. */
export function archOver(k, rise) {
  const at = (t) => {
    const ry = 70 - rise
    return [88 + (100 - 88) * t, 70 + (60 - 70) * t, 97 * (1 - t), (ry + 6) * (1 - t)]
  }
  const band = (c, a) => {
    k.fillStyle = c
    k.beginPath()
    const [x0, y0, rx0, ry0] = at(a)
    k.moveTo(-40, -60)
    k.lineTo(220, -60)
    k.lineTo(220, y0)
    k.lineTo(x0 + rx0, y0)
    k.ellipse(x0, y0, rx0, ry0, 0, 0, Math.PI, true)
    k.lineTo(-40, y0)
    k.closePath()
    k.fill()
  }
  band('#2a2050', 0.034)
  // Courses of the vault: each ring of stones a little lighter towards the day.
  const course = (c, a, b) => {
    const [x0, y0, rx0, ry0] = at(a)
    const [x1, y1, rx1, ry1] = at(b)
    k.fillStyle = c
    k.beginPath()
    k.moveTo(x0 + rx0, 81.4)
    k.lineTo(x0 + rx0, y0)
    k.ellipse(x0, y0, rx0, ry0, 0, 0, Math.PI, true)
    k.lineTo(x0 - rx0, 81.4)
    k.lineTo(x1 - rx1, 81.4)
    k.lineTo(x1 - rx1, y1)
    k.ellipse(x1, y1, rx1, ry1, 0, Math.PI, 0, false)
    k.lineTo(x1 + rx1, 81.4)
    k.closePath()
    k.fill()
  }
  course('#3c2c60', 0.03, 0.13)
  course('#4c3870', 0.075, 0.13)
  course('#c89484', 0.118, 0.13)
  return at(0.13)
}
