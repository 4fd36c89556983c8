import { fill, path, points, stroke } from '../core/field.js'

// A village lane on the morning of a feast, from its middle; the sun behind us on the left.
const [VX, VY, F, EYE] = [45, 60, 110, 1.9]
/** A point of the lane: metres to the right, above the ground, away from us. */
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
/** How many units a metre is at that distance. */
export const metre = (z) => F / z

const [BRICK, LIT, SHADE, DEEP] = ['#d8704c', '#f2a06c', '#9c4c50', '#5c3050']
const [STONE, STONE_LIT, STONE_DARK] = ['#c4a898', '#fbe4bc', '#846878']

/** A tower of roofs of black palm fibre, `n` of them, `high` metres; the sun on its left. */
export function meru(k, x, z, foot, high, n) {
  const q = metre(z)
  const [cx, cy] = P(x, foot, z)
  const H = high * q
  const w0 = H * 0.19
  path(k, BRICK, `M${cx - w0 * 0.7} ${cy}V${cy - H * 0.24}H${cx + w0 * 0.7}V${cy}Z`)
  path(k, SHADE, `M${cx + w0 * 0.1} ${cy}V${cy - H * 0.24}H${cx + w0 * 0.7}V${cy}Z`)
  for (let i = 0; i < n; i++) {
    const t = i / n
    const y = cy - H * (0.2 + 0.72 * t)
    const w = w0 * (1.3 - t * 0.95)
    const rise = (H * 0.72) / n
    path(
      k,
      '#7c4448',
      `M${cx - w * 0.42} ${y + rise * 0.2}V${y - rise}H${cx + w * 0.42}V${y + rise * 0.2}Z`,
    )
    const eave = `M${cx - w} ${y}C${cx - w * 0.7} ${y - rise * 0.3} ${cx - w * 0.5} ${y - rise * 0.7} ${cx - w * 0.44} ${y - rise * 0.8}`
    path(
      k,
      '#2c3358',
      `${eave}H${cx + w * 0.44}C${cx + w * 0.5} ${y - rise * 0.7} ${cx + w * 0.7} ${y - rise * 0.3} ${cx + w} ${y}Q${cx} ${y + rise * 0.22} ${cx - w} ${y}Z`,
    )
    path(
      k,
      '#5f6484',
      `${eave}H${cx - w * 0.06}L${cx - w * 0.2} ${y + rise * 0.1}Q${cx - w * 0.6} ${y + rise * 0.08} ${cx - w} ${y}Z`,
    )
  }
  path(
    k,
    '#f4c45c',
    `M${cx - H * 0.013} ${cy - H * 0.9}L${cx} ${cy - H * 0.99}L${cx + H * 0.013} ${cy - H * 0.9}Z`,
  )
}

/** Tiers of a half of the gate: height of the foot, how far it reaches out, its height; metres. */
const TIERS = points(
  '0 6.400 3.200 3.200 5.200 2.700 5.900 4.200 2.300 8.200 3.300 2 10.200 2.500 1.700 11.900 1.900 1.400 13.300 1.400 1.200',
  3,
)

/** One half of the split gate, its cut at x = 0, stepped to the left; `m` 1 is the left half, -1 the right one turned over. */
function half(k, m) {
  const sunny = m > 0
  for (const [y, out, high] of TIERS) {
    const box = (c, x0, x1, y0, y1) => path(k, c, `M${-x0} ${-y0}H${-x1}V${-y1}H${-x0}Z`)
    box(BRICK, 0, out, y, y + high)
    box(sunny ? LIT : SHADE, out * 0.8, out, y, y + high)
    box(sunny ? '#e88a5c' : '#b85c4c', out * 0.7, out * 0.8, y, y + high)
    // A panel of pale stone in the brick, carved with a leaf.
    const [a, b, v] = [out * 0.24, out * 0.6, y + high * 0.2]
    box(STONE, a, b, v, v + high * 0.46)
    box(
      sunny ? STONE_DARK : STONE_LIT,
      sunny ? b - out * 0.05 : a,
      sunny ? b : a + out * 0.05,
      v,
      v + high * 0.46,
    )
    const [cx, cy, d] = [-(a + b) / 2, -(v + high * 0.23), high * 0.15]
    path(
      k,
      BRICK,
      `M${cx} ${cy - d}Q${cx + d} ${cy - d * 0.2} ${cx} ${cy + d}Q${cx - d} ${cy - d * 0.2} ${cx} ${cy - d}Z`,
    )
    // The cornice leans out in two courses, flames of stone on its corners.
    box(SHADE, 0, out + 0.1, y + high - 0.42, y + high - 0.2)
    box(STONE, 0, out + 0.4, y + high - 0.24, y + high)
    box(sunny ? STONE_LIT : STONE, 0, out + 0.55, y + high, y + high + 0.2)
    const t = y + high + 0.2
    for (const [x, q] of [
      [out + 0.35, 0.9],
      [out * 0.62, 0.6],
    ])
      path(
        k,
        sunny ? STONE_LIT : STONE_DARK,
        `M${-x + 0.5 * q} ${-t}H${-x - 0.3 * q}C${-x - 0.9 * q} ${-t - 0.4 * q} ${-x - 0.9 * q} ${-t - 1.2 * q} ${-x - 0.5 * q} ${-t - 1.7 * q}C${-x - 0.4 * q} ${-t - 1 * q} ${-x + 0.3 * q} ${-t - 0.8 * q} ${-x + 0.5 * q} ${-t}Z`,
      )
  }
  path(k, BRICK, 'M0 -14.500H-0.900L-0.400 -16.600L0 -17.600Z')
  path(k, sunny ? LIT : SHADE, 'M-0.900 -14.500H-0.600L-0.300 -16.800L-0.400 -16.600Z')
  // The plain face of the cut, seen from the middle of the lane.
  path(k, sunny ? DEEP : STONE_LIT, 'M0 0H0.340V-16.600L0 -17.600Z')
}

/** Terrace, stairs and the split gate at the head of the lane, at distance z. */
export function gate(k, z) {
  const box = (c, x0, x1, y0, y1, d = z) =>
    fill(k, c, [P(x0, y0, d), P(x0, y1, d), P(x1, y1, d), P(x1, y0, d)])
  box(BRICK, -30, 30, 0, 3)
  box(SHADE, -30, 30, 0, 0.5)
  box(STONE, -30, 30, 2.6, 3)
  box(STONE_LIT, -30, 30, 3, 3.3)
  for (let x = -28; x < 29; x += 4) if (Math.abs(x) > 4) box('#e88a5c', x - 1.3, x + 1.3, 0.9, 2.1)
  const [cx, cy] = P(0, 3, z)
  const q = metre(z)
  for (const m of [1, -1]) {
    k.save()
    k.translate(cx - m * 1.3 * q, cy)
    k.scale(m * q, q)
    half(k, m)
    k.restore()
  }
  for (let i = 0; i < 9; i++) {
    const [y, d] = [i * 0.333, z - 5 + i * 0.55]
    box('#d8a890', -2.4, 2.4, y, y + 0.334, d)
    box('#fff0d0', -2.4, 2.4, y + 0.22, y + 0.334, d)
  }
  // The cheeks of the stairs end in a pillar each.
  for (const m of [-1, 1]) {
    const [a, b] = m < 0 ? [-3.3, -2.4] : [2.4, 3.3]
    box(m < 0 ? LIT : BRICK, a, b, 0, 3.3)
    box(BRICK, a, b, 0, 1.3, z - 5.4)
    box(m < 0 ? LIT : SHADE, a, a + 0.4, 0, 1.3, z - 5.4)
    box(STONE_LIT, a - 0.15, b + 0.15, 1.3, 1.6, z - 5.4)
  }
}

/** A garden wall along the lane at x between two distances: plinth, panels, a cap of tiles. */
export function wall(k, x, z0, z1, lit) {
  const m = Math.sign(x)
  const face = (c, ya, yb, a, b) => fill(k, c, [P(x, ya, a), P(x, yb, a), P(x, yb, b), P(x, ya, b)])
  face(lit ? '#f2a06c' : '#7c3f58', 0, 2.3, z0, z1)
  face(lit ? '#c8644c' : '#5c3050', 0, 0.5, z0, z1)
  for (let z = Math.ceil(z0); z < z1 - 2.6; z += 4.2) {
    face(lit ? '#fbcf98' : '#96526a', 0.85, 1.95, z + 0.5, z + 3)
    face(lit ? '#e0805a' : '#6c3854', 1.05, 1.75, z + 0.9, z + 2.6)
  }
  fill(k, lit ? '#fff0cc' : '#a86878', [
    P(x - m * 0.4, 2.25, z0),
    P(x, 2.75, z0),
    P(x, 2.75, z1),
    P(x - m * 0.4, 2.25, z1),
  ])
  fill(k, lit ? '#c88c78' : '#5c3050', [
    P(x - m * 0.4, 2.25, z0),
    P(x, 2.25, z0),
    P(x, 2.25, z1),
    P(x - m * 0.4, 2.25, z1),
  ])
}

/** The door of a family in its wall: two posts, steps, a roof of thatch with a ridge of clay. */
export function door(k, x, z0, z1, lit, top = 5) {
  const m = Math.sign(x)
  const o = x - m * 0.5
  const [g0, g1] = [z0 + (z1 - z0) * 0.3, z0 + (z1 - z0) * 0.7]
  const face = (c, ya, yb, a, b, u = o) =>
    fill(k, c, [P(u, ya, a), P(u, yb, a), P(u, yb, b), P(u, ya, b)])
  face(lit ? '#f6b07c' : '#84465c', 0, 3.4, z0, z1)
  fill(k, lit ? '#a85450' : '#4c2848', [
    P(o, 0, z0),
    P(o, 3.4, z0),
    P(x + m, 3.4, z0),
    P(x + m, 0, z0),
  ])
  face(lit ? '#4c2848' : '#2c1c3c', 0.4, 2.6, g0, g1)
  face(lit ? '#fff0cc' : '#b07480', 2.6, 2.95, g0 - 0.15, g1 + 0.15)
  face(lit ? '#e8c8a8' : '#8c5c70', 0, 0.4, g0 - 0.2, g1 + 0.2, o - m * 0.3)
  const eave = (e, z, y = 3.2) => P(o + e * m, y, z)
  const ridge = (z) => P(o + 0.6 * m, top, z)
  fill(k, lit ? '#c8a070' : '#4c3c58', [
    eave(-0.9, z0 - 0.8),
    eave(-0.9, z1 + 0.8),
    ridge(z1 - 0.4),
    ridge(z0 + 0.4),
  ])
  fill(k, lit ? '#7c5460' : '#30284c', [eave(-0.9, z0 - 0.8), eave(2.2, z0 - 0.8), ridge(z0 + 0.4)])
  fill(k, lit ? '#8c6060' : '#2c2444', [
    eave(-0.9, z0 - 0.8),
    eave(-0.9, z1 + 0.8),
    eave(-0.9, z1 + 0.8, 2.98),
    eave(-0.9, z0 - 0.8, 2.98),
  ])
  stroke(
    k,
    lit ? '#d8704c' : '#6c4058',
    0.2 * metre(z1),
    `M${ridge(z0 + 0.4).join(' ')}L${ridge(z1 - 0.4).join(' ')}`,
  )
}
