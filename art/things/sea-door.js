// The hall of a merchant's house of Stone Town, its great door open on the sea: in metres, X to the right, Y up, Z from the eye.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { closed } from './curves.js'

const [VX, VY, F, EYE] = [84, 51, 75, 1.5]
export const see = (X, Y, Z) => [VX + (F * X) / Z, VY - (F * (Y - EYE)) / Z]
export const scaleAt = (Z) => F / Z
export const HORIZON = VY

/** The wall with the door: how far, how thick; the opening. */
export const [WALL, THICK, HALF, HIGH] = [5, 0.55, 1.06, 2.75]
export const [SIDE, ROOF] = [3.7, 4.5]
export const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => see(...p)),
  )

/** What the door shows: the sky of the morning, the channel, a dhow, the sunny quay with its low wall. */
export function outside(k) {
  const g = k.createLinearGradient(0, 14, 0, VY)
  for (const [t, c] of [
    [0, '#5fb2d4'],
    [0.6, '#b4dede'],
    [1, '#fdf0cf'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`60 10 108 10 108 ${VY} 60 ${VY}`))
  for (const [y, c] of [
    [VY, '#1f86b0'],
    [VY + 0.8, '#2ca4ba'],
    [VY + 2.4, '#54c4c0'],
    [VY + 5.4, '#8edccb'],
  ])
    fill(k, c, [
      [60, y],
      [108, y],
      [108, 80],
      [60, 80],
    ])
  // The far shore of an islet, the dhow before it.
  path(k, '#7fb6b8', closed(points('93 51.200 96 50.300 100 49.900 105 50.400 108 51.200'), 0.8))
  k.save()
  k.translate(77.5, 53.4)
  k.scale(1.05, 1.05)
  path(k, 'rgba(20,90,110,.4)', 'M-5 0.500H4.600L3 1H-4Z')
  path(
    k,
    '#6a3a40',
    'M-5.400 -1.700C-2.600 -0.900 2.600 -0.900 6 -2.800C5.300 -0.700 4.200 0.400 3 0.600H-3.400C-4.400 0.300 -5.200 -0.600 -5.400 -1.700Z',
  )
  path(
    k,
    '#f2dcb0',
    'M-5.400 -1.700C-2.600 -0.900 2.600 -0.900 6 -2.800L5.800 -2.300C2.600 -0.500 -2.600 -0.500 -5.200 -1.200Z',
  )
  stroke(k, '#5a343c', 0.36, 'M0.800 -1.300L1.700 -10')
  path(
    k,
    '#fffaf0',
    'M6.200 -3.600C5.200 -9 1.600 -14.400 -4 -17.600C-5.400 -11.600 -5.600 -7 -4.800 -2.800C-1.400 -4.200 2.600 -4.500 6.200 -3.600Z',
  )
  path(
    k,
    '#e6d2bc',
    'M-4 -17.600C-5.400 -11.600 -5.600 -7 -4.800 -2.800C-3.800 -3.200 -2.800 -3.500 -1.800 -3.700C-3 -8 -3.600 -12.600 -4 -17.600Z',
  )
  stroke(k, '#5a343c', 0.3, 'M6.800 -3.200C5.400 -9 1.800 -14.600 -4.600 -18.200')
  k.restore()
  // The quay: paving in the sun, the low wall at its edge and its shadow.
  quad(k, '#f6dca6', [
    [-4, 0, WALL],
    [4, 0, WALL],
    [4, 0, 11],
    [-4, 0, 11],
  ])
  quad(k, '#fbe9c0', [
    [-4, 0.5, 11],
    [4, 0.5, 11],
    [4, 0.5, 10.6],
    [-4, 0.5, 10.6],
  ])
  quad(k, '#c99e86', [
    [-4, 0.5, 10.6],
    [4, 0.5, 10.6],
    [4, 0, 10.6],
    [-4, 0, 10.6],
  ])
  quad(k, '#d9b088', [
    [-4, 0, 10.6],
    [4, 0, 10.6],
    [4, 0, 9.9],
    [-4, 0, 9.9],
  ])
  for (const Z of [6, 7.4, 9])
    quad(k, '#e2bf8a', [
      [-4, 0, Z],
      [4, 0, Z],
      [4, 0, Z + 0.05],
      [-4, 0, Z + 0.05],
    ])
}

const ARCH = { y: 3.02, r: 0.98 }
const archPoint = (a, r, Z = WALL) => see(Math.cos(a) * r, ARCH.y + Math.sin(a) * r * 0.86, Z)

/** Rays of carved teak with coloured glass between them. */
function fanlight(k) {
  const glass = ['#f2b63c', '#e8603c', '#3c9cb0', '#f6d878', '#c8405c', '#54b89c', '#f2a03c']
  fill(
    k,
    '#3c2340',
    Array.from({ length: 21 }, (_, i) => archPoint((Math.PI * i) / 20, 0.9)),
  )
  glass.forEach((c, i) => {
    const [a, b] = [Math.PI * ((i + 0.1) / 7), Math.PI * ((i + 0.9) / 7)]
    const ring = (r) => Array.from({ length: 5 }, (_, j) => archPoint(a + ((b - a) * j) / 4, r))
    fill(k, c, [...ring(0.34), ...ring(0.86).reverse()])
    fill(k, blend(c, '#fff6d8', 0.45), [...ring(0.34), ...ring(0.58).reverse()])
  })
}

/** One leaf of the door, swung into the hall: frame, panels, bosses of brass; its outer face towards the light. */
function leaf(k, m, [edge, face, panel, brass, shine]) {
  const swing = m < 0 ? 1.18 : 1.26
  const at = (t, y) => [
    m * (HALF + 0.05 + Math.cos(swing) * HALF * t),
    y,
    WALL - 0.02 - Math.sin(swing) * HALF * t,
  ]
  const part = (c, t0, t1, y0, y1) => quad(k, c, [at(t0, y0), at(t0, y1), at(t1, y1), at(t1, y0)])
  part(face, 0, 1, 0.04, HIGH - 0.02)
  part(edge, 0.96, 1.03, 0.04, HIGH - 0.02)
  for (let j = 0; j < 5; j++) part(panel, 0.1, 0.88, 0.16 + j * 0.52, 0.56 + j * 0.52)
  for (let j = 0; j < 5; j++)
    for (const t of [0.28, 0.7]) {
      const [x, y] = see(...at(t, 0.36 + j * 0.52))
      const q = scaleAt(4.5) * 0.06
      k.fillStyle = brass
      k.beginPath()
      k.ellipse(x, y, q * 0.62, q, 0, 0, 7)
      k.fill()
      k.fillStyle = shine
      k.beginPath()
      k.ellipse(x - m * q * 0.2, y - q * 0.25, q * 0.24, q * 0.42, 0, 0, 7)
      k.fill()
    }
}

/** The wall about the door, its thick reveals, the carved frame with its chain and lotus, the two leaves. */
export function doorWall(k) {
  const wall = '#3a2d5e'
  const [x0, y0] = see(-SIDE, ROOF, WALL)
  const [x1, y1] = see(SIDE, 0, WALL)
  const [l, t] = see(-HALF, HIGH, WALL)
  const [r] = see(HALF, HIGH, WALL)
  // All of the wall but the opening and the fanlight above it.
  k.beginPath()
  k.rect(x0, y0, x1 - x0, y1 - y0)
  k.moveTo(l, y1)
  k.lineTo(l, t)
  k.lineTo(r, t)
  k.lineTo(r, y1)
  k.closePath()
  const arc = Array.from({ length: 17 }, (_, i) => archPoint((Math.PI * i) / 16, 0.88))
  arc.forEach(([x, y], i) => (i ? k.lineTo(x, y) : k.moveTo(x, y)))
  k.closePath()
  k.fillStyle = wall
  k.fill('evenodd')
  // Reveals: the right one in the sun, the left in shade, the soffit lit from the floor.
  quad(k, '#6b4a68', [
    [-HALF, 0.06, WALL],
    [-HALF, HIGH, WALL],
    [-HALF, HIGH, WALL + THICK],
    [-HALF, 0.06, WALL + THICK],
  ])
  quad(k, '#ffd08a', [
    [HALF, 0.06, WALL],
    [HALF, HIGH, WALL],
    [HALF, HIGH, WALL + THICK],
    [HALF, 0.06, WALL + THICK],
  ])
  quad(k, '#b47c6c', [
    [-HALF, HIGH, WALL],
    [HALF, HIGH, WALL],
    [HALF, HIGH, WALL + THICK],
    [-HALF, HIGH, WALL + THICK],
  ])
  fanlight(k)
  // The bar between door and fanlight, the posts, the arch.
  const [teak, deep, carve] = ['#54324a', '#2a1c42', '#a06a58']
  const bar = (c, xa, xb, ya, yb) =>
    quad(k, c, [
      [xa, ya, WALL],
      [xb, ya, WALL],
      [xb, yb, WALL],
      [xa, yb, WALL],
    ])
  bar(teak, -HALF - 0.34, HALF + 0.34, HIGH, ARCH.y + 0.02)
  for (const m of [-1, 1]) {
    bar(teak, m * HALF, m * (HALF + 0.34), 0, HIGH + 0.1)
    bar(deep, m * (HALF + 0.34), m * (HALF + 0.4), 0, HIGH + 0.3)
    for (let j = 0; j < 9; j++) {
      const [x, y] = see(m * (HALF + 0.17), 0.22 + j * 0.3, WALL)
      path(
        k,
        carve,
        `M${x} ${y - 1.7}Q${x + 1.5} ${y} ${x} ${y + 1.7}Q${x - 1.5} ${y} ${x} ${y - 1.7}Z`,
      )
      path(
        k,
        deep,
        `M${x} ${y - 0.8}Q${x + 0.6} ${y} ${x} ${y + 0.8}Q${x - 0.6} ${y} ${x} ${y - 0.8}Z`,
      )
    }
  }
  // The lotus over the door: open flowers with buds between.
  for (let i = 0; i < 9; i++) {
    const [x, y] = see(-1.2 + i * 0.3, HIGH + 0.14, WALL)
    if (i % 2) path(k, carve, `M${x} ${y - 1.5}L${x + 0.7} ${y}L${x} ${y + 1.5}L${x - 0.7} ${y}Z`)
    else
      for (let j = 0; j < 6; j++) {
        const a = (j / 6) * 6.283
        k.fillStyle = carve
        k.beginPath()
        k.ellipse(x + Math.cos(a) * 0.95, y + Math.sin(a) * 0.95, 0.9, 0.5, a, 0, 7)
        k.fill()
      }
  }
  const band = (ra, rb) => [
    ...Array.from({ length: 21 }, (_, i) => archPoint((Math.PI * i) / 20, ra)),
    ...Array.from({ length: 21 }, (_, i) => archPoint((Math.PI * (20 - i)) / 20, rb)),
  ]
  fill(k, teak, band(0.86, 1.22))
  fill(k, deep, band(1.22, 1.3))
  for (let i = 0; i < 13; i++) {
    const [x, y] = archPoint((Math.PI * (i + 0.5)) / 13, 1.04)
    k.fillStyle = carve
    k.beginPath()
    k.arc(x, y, 1, 0, 7)
    k.fill()
    k.fillStyle = deep
    k.beginPath()
    k.arc(x, y, 0.4, 0, 7)
    k.fill()
  }
  fill(
    k,
    teak,
    Array.from({ length: 11 }, (_, i) => archPoint((Math.PI * i) / 10, 0.34)),
  )
  leaf(k, -1, ['#2a1c42', '#3c2748', '#4c3150', '#8a6250', '#c89a68'])
  leaf(k, 1, ['#ffd490', '#a8643f', '#c8804c', '#ffd678', '#fff8dc'])
}
