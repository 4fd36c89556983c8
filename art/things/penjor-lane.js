import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'

const [VX, VY, F, EYE] = [84, 51, 122, 3.3]
/** A point of the lane: metres to the right, above the ground, away from us. */
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
/** How many units a metre is at that distance. */
export const metre = (z) => F / z

const [BRICK, LIT, SHADE, DEEP] = ['#c8644c', '#f09c6c', '#904858', '#643454']
const [STONE, STONE_LIT] = ['#a8949c', '#f0d8b8']

/** A tower of thatch roofs over a shrine: `n` tiers, `high` metres; sun on the right. */
export function meru(k, x, z, foot, high, n) {
  const q = metre(z)
  const [cx, cy] = P(x, foot, z)
  const H = high * q
  const w0 = H * 0.17
  path(k, DEEP, `M${cx - w0 * 0.7} ${cy}V${cy - H * 0.24}H${cx + w0 * 0.7}V${cy}Z`)
  path(k, BRICK, `M${cx + w0 * 0.1} ${cy}V${cy - H * 0.24}H${cx + w0 * 0.7}V${cy}Z`)
  for (let i = 0; i < n; i++) {
    const t = i / n
    const y = cy - H * (0.2 + 0.72 * t)
    const w = w0 * (1.35 - t * 0.95)
    const rise = (H * 0.72) / n
    path(
      k,
      '#4c3450',
      `M${cx - w * 0.42} ${y + rise * 0.2}V${y - rise}H${cx + w * 0.42}V${y + rise * 0.2}Z`,
    )
    path(
      k,
      '#5c4858',
      `M${cx - w} ${y}C${cx - w * 0.7} ${y - rise * 0.3} ${cx - w * 0.5} ${y - rise * 0.7} ${cx - w * 0.44} ${y - rise * 0.8}H${cx + w * 0.44}C${cx + w * 0.5} ${y - rise * 0.7} ${cx + w * 0.7} ${y - rise * 0.3} ${cx + w} ${y}Q${cx} ${y + rise * 0.2} ${cx - w} ${y}Z`,
    )
    path(
      k,
      '#a87c6c',
      `M${cx + w * 0.12} ${y + rise * 0.08}L${cx + w * 0.1} ${y - rise * 0.8}H${cx + w * 0.44}C${cx + w * 0.5} ${y - rise * 0.7} ${cx + w * 0.7} ${y - rise * 0.3} ${cx + w} ${y}Z`,
    )
  }
  path(
    k,
    '#e8b85c',
    `M${cx - H * 0.012} ${cy - H * 0.9}L${cx} ${cy - H}L${cx + H * 0.012} ${cy - H * 0.9}Z`,
  )
}

/** Stairs and the split gate at the head of the lane. */
export function gate(k, z) {
  const g = (list, m) => list.map(([x, y]) => P(m * x, y, z))
  // The terrace wall, a balustrade, the flight between.
  fill(k, BRICK, [P(-16, 0, z), P(-16, 4, z), P(16, 4, z), P(16, 0, z)])
  fill(k, LIT, [P(5, 0, z), P(5, 4, z), P(16, 4, z), P(16, 0, z)])
  for (const y of [0.6, 2.2, 3.8])
    fill(k, STONE_LIT, [P(-16, y, z), P(-16, y + 0.3, z), P(16, y + 0.3, z), P(16, y, z)])
  for (let x = -15; x < 16; x += 3.2)
    if (Math.abs(x) > 4)
      fill(k, SHADE, [P(x, 1, z), P(x, 2.1, z), P(x + 1.6, 2.1, z), P(x + 1.6, 1, z)])
  for (let i = 0; i < 11; i++) {
    const [y, d] = [i * 0.37, z - 6 + i * 0.55]
    fill(k, i % 2 ? '#e8c8a8' : '#d8b49c', [
      P(-3, y, d),
      P(-3, y + 0.37, d),
      P(3, y + 0.37, d),
      P(3, y, d),
    ])
    fill(k, '#fff0d0', [P(-3, y + 0.3, d), P(-3, y + 0.37, d), P(3, y + 0.37, d), P(3, y + 0.3, d)])
  }
  for (const m of [-1, 1]) {
    fill(k, m > 0 ? LIT : BRICK, [
      P(m * 3, 0, z - 6),
      P(m * 3.9, 0, z - 6),
      P(m * 3.9, 1.2, z - 6),
      P(m * 3.9, 4.7, z),
      P(m * 3, 4.7, z),
      P(m * 3, 1.2, z - 6),
    ])
    fill(k, STONE_LIT, [
      P(m * 2.9, 1.2, z - 6),
      P(m * 4, 1.2, z - 6),
      P(m * 4, 4.7, z),
      P(m * 4, 5, z),
      P(m * 2.9, 1.5, z - 6),
    ])
    // One half of the gate in its steps; the cut face is plain.
    const half = points(
      '1.300 4 1.300 17.600 1.700 16.600 2.200 16.200 2.200 15 3 14.600 3 13.200 3.800 12.700 3.800 11.200 4.700 10.700 4.700 9 5.700 8.500 5.700 6.800 6.800 6.300 6.800 4',
    )
    fill(k, m > 0 ? LIT : BRICK, g(half, m))
    fill(k, m > 0 ? BRICK : DEEP, g(points('1.300 4 1.300 17.600 1.700 16.600 1.700 4'), m))
    if (m < 0) fill(k, LIT, g(points('1.700 4 1.700 16.600 2.200 16.200 2.200 4'), m))
    for (const [x0, x1, y] of points(
      '1.700 2.700 15 1.700 3.500 13.100 1.700 4.300 11.100 1.700 5.200 8.900 1.700 6.300 6.700 1.700 7.100 4.600',
      3,
    )) {
      fill(
        k,
        m > 0 ? STONE_LIT : STONE,
        g(
          [
            [x0, y],
            [x1, y],
            [x1, y + 0.45],
            [x0, y + 0.45],
          ],
          m,
        ),
      )
      fill(
        k,
        SHADE,
        g(
          [
            [x0, y - 0.28],
            [x1 - 0.3, y - 0.28],
            [x1 - 0.3, y],
            [x0, y],
          ],
          m,
        ),
      )
      const [ax, ay] = P(m * x1, y, z)
      path(
        k,
        m > 0 ? STONE_LIT : STONE,
        `M${ax - m * 0.6} ${ay}L${ax + m * 0.5} ${ay - 1.2}L${ax + m * 0.1} ${ay}Z`,
      )
    }
    for (const [x, y, h] of points('2.600 9.600 1.200 3.400 5.600 1 2.400 12 0.800 5 5.300 1', 3))
      fill(
        k,
        m > 0 ? BRICK : SHADE,
        g(
          [
            [x - 0.5, y],
            [x, y + h],
            [x + 0.5, y],
            [x, y - h * 0.4],
          ],
          m,
        ),
      )
  }
}

/** The walls of the family compounds along the lane, with their roofed doors, trees behind. */
export function walls(k, m) {
  const x = m * 6.6
  const lit = m < 0
  const wall = (z0, z1) => {
    fill(k, lit ? '#e88c64' : '#84485c', [P(x, 0, z0), P(x, 2.3, z0), P(x, 2.3, z1), P(x, 0, z1)])
    fill(k, lit ? '#b8605c' : '#643454', [P(x, 0, z0), P(x, 0.5, z0), P(x, 0.5, z1), P(x, 0, z1)])
    fill(k, lit ? '#fce0b0' : '#a4747c', [
      P(x, 2.3, z0),
      P(x - m * 0.35, 2.35, z0),
      P(x - m * 0.35, 2.35, z1),
      P(x, 2.3, z1),
    ])
    fill(k, lit ? '#f4c898' : '#8c6474', [
      P(x - m * 0.35, 2.35, z0),
      P(x, 2.75, z0),
      P(x, 2.75, z1),
      P(x - m * 0.35, 2.35, z1),
    ])
    for (let z = z0; z < z1 - 1; z += 3.4) {
      fill(k, lit ? '#fcc494' : '#a06470', [
        P(x, 0.8, z + 0.8),
        P(x, 2, z + 0.8),
        P(x, 2, z + 2.6),
        P(x, 0.8, z + 2.6),
      ])
      fill(k, lit ? '#d07058' : '#743c54', [
        P(x, 1, z + 1.1),
        P(x, 1.8, z + 1.1),
        P(x, 1.8, z + 2.3),
        P(x, 1, z + 2.3),
      ])
    }
  }
  const r = random(m + 9)
  for (const [z0, z1] of points('58 74 42 58 29 42 19 29 11 19 6 11')) {
    // Trees behind, a cooler and a lit mass.
    const [ax] = P(m * 9, 3, (z0 + z1) / 2)
    const q = metre((z0 + z1) / 2)
    const [, ay] = P(0, 3.4, (z0 + z1) / 2)
    if (z0 < 56)
      leafMass(k, {
        box: [ax - 4.6 * q, ay - 3.4 * q, ax + 4.6 * q, ay + 2 * q],
        inside: (u, v) =>
          Math.hypot((u - ax) / (4 * q), (v - ay) / (3 * q)) < 0.9 + 0.14 * Math.sin(u * 0.9 + z0),
        light: (u, v) => 0.5 + (u - ax) / (11 * q) - (v - ay) / (7 * q),
        size: 1.05 * q,
        side: 1,
        tones: [
          ['#345c68', '#3c6c68', '#4c8070'],
          ['#447c68', '#54906c', '#70a46c'],
          ['#64985c', '#84b468', '#b4cc74'],
        ],
        seed: z0,
      })
    wall(z0, z1)
    // A door under its own hipped roof of tiles.
    if (z0 < 11) continue
    const [g0, g1] = [z0 + (z1 - z0) * 0.4, z0 + (z1 - z0) * 0.6]
    const o = x - m * 0.5
    const top = 4.7 + r() * 0.5
    fill(k, lit ? '#fcbc84' : '#a46468', [P(o, 0, g0), P(o, 3.4, g0), P(o, 3.4, g1), P(o, 0, g1)])
    fill(k, lit ? '#c0685c' : '#6c3c58', [
      P(o, 0, g0),
      P(o, 3.4, g0),
      P(o + m * 0.9, 3.4, g0),
      P(o + m * 0.9, 0, g0),
    ])
    fill(k, '#54304c', [
      P(o, 0.3, g0 + (g1 - g0) * 0.3),
      P(o, 2.5, g0 + (g1 - g0) * 0.3),
      P(o, 2.5, g0 + (g1 - g0) * 0.7),
      P(o, 0.3, g0 + (g1 - g0) * 0.7),
    ])
    fill(k, lit ? '#f8d8a4' : '#b88484', [
      P(o, 2.5, g0 + (g1 - g0) * 0.24),
      P(o, 2.9, g0 + (g1 - g0) * 0.24),
      P(o, 2.9, g1 - (g1 - g0) * 0.24),
      P(o, 2.5, g1 - (g1 - g0) * 0.24),
    ])
    const eave = (e, z) => P(o + e * m, 3.3, z)
    const ridge = (z, y = top) => P(o + 0.45 * m, y, z)
    fill(k, lit ? '#d88c6c' : '#744c68', [
      eave(-0.7, g0 - 0.7),
      eave(-0.7, g1 + 0.7),
      ridge(g1 - 0.3),
      ridge(g0 + 0.3),
    ])
    fill(k, lit ? '#8c5060' : '#54344c', [
      eave(-0.7, g0 - 0.7),
      eave(1.6, g0 - 0.7),
      ridge(g0 + 0.3),
    ])
    stroke(
      k,
      lit ? '#fcd8a4' : '#a87c80',
      0.05 * q,
      `M${ridge(g0 + 0.3).join(' ')}L${eave(-0.7, g0 - 0.7).join(' ')}L${eave(-0.7, g1 + 0.7).join(' ')}`,
    )
    const [fx, fy] = ridge(g0 + 0.3)
    path(
      k,
      lit ? '#e8a878' : '#8c5c6c',
      `M${fx - 0.16 * q} ${fy + 0.1 * q}L${fx} ${fy - 0.5 * q}L${fx + 0.16 * q} ${fy + 0.1 * q}Z`,
    )
  }
}

/** A penjor: bamboo that bows over the lane, dressed in young palm leaves, its tassel at the end. */
export function penjor(k, m, z, seed) {
  const q = metre(z)
  const r = random(seed)
  const along = (t) => {
    const lift = 8.6 + r() * 0
    const a = t * 2.5
    return t < 0.55
      ? [m * (4.9 - 0.5 * (t / 0.55) ** 2), (t / 0.55) * 6.6]
      : [
          m * (4.4 - (2 + (seed % 3) * 0.35) * ((t - 0.55) / 0.45) ** 1.25),
          6.6 + Math.sin(a - 1.375) * (lift - 6.1) - ((t - 0.55) / 0.45) ** 3 * 1.6,
        ]
  }
  const pt = (t) => P(...along(t), z)
  const d = Array.from({ length: 31 }, (_, i) =>
    pt(i / 30)
      .map((v) => v.toFixed(2))
      .join(' '),
  ).join('L')
  stroke(k, '#8c6448', 0.17 * q, `M${d}`)
  stroke(k, '#f0cc88', 0.07 * q, `M${d}`)
  for (let i = 3; i < 30; i++) {
    const t = i / 30
    const [x, y] = pt(t)
    const l = (0.5 + r() * 0.26) * q * (1 - Math.abs(t - 0.5) * 0.6)
    for (const side of [-1, 1]) {
      k.fillStyle = side * m > 0 ? '#d8a84c' : '#fce48c'
      k.beginPath()
      k.moveTo(x, y - l * 0.1)
      k.quadraticCurveTo(x + side * l * 0.7, y + l * 0.1, x + side * l * 0.75, y + l * 0.95)
      k.quadraticCurveTo(x + side * l * 0.25, y + l * 0.6, x, y + l * 0.25)
      k.fill()
    }
  }
  // White and yellow cloth, a small shrine of leaves at the foot.
  const [bx, by] = pt(0.12)
  path(
    k,
    '#fffaf0',
    `M${bx - 0.22 * q} ${by - 0.9 * q}H${bx + 0.22 * q}L${bx + 0.3 * q} ${by}H${bx - 0.3 * q}Z`,
  )
  path(
    k,
    '#f4c444',
    `M${bx - 0.26 * q} ${by - 0.4 * q}H${bx + 0.26 * q}L${bx + 0.34 * q} ${by + 0.5 * q}H${bx - 0.34 * q}Z`,
  )
  // What hangs from its tip.
  const [x, y] = pt(1)
  stroke(k, '#c89448', 0.05 * q, `M${x} ${y}V${y + 0.9 * q}`)
  path(
    k,
    '#fce48c',
    `M${x} ${y + 0.5 * q}L${x + 0.34 * q} ${y + 0.95 * q}L${x} ${y + 1.4 * q}L${x - 0.34 * q} ${y + 0.95 * q}Z`,
  )
  path(
    k,
    '#e8604c',
    `M${x} ${y + 0.74 * q}L${x + 0.16 * q} ${y + 0.95 * q}L${x} ${y + 1.16 * q}L${x - 0.16 * q} ${y + 0.95 * q}Z`,
  )
  for (const i of [-1, 0, 1])
    path(
      k,
      i > 0 ? '#d8a84c' : '#fce48c',
      `M${x + i * 0.12 * q - 0.07 * q} ${y + 1.3 * q}h${0.14 * q}L${x + i * 0.26 * q} ${y + (2.3 - Math.abs(i) * 0.3) * q}Z`,
    )
}

/** Gebogan: fruit and cakes in rings on a gilded tray, flowers on top; stands on the head at 0, in heads. */
export function gebogan(k, flat) {
  path(k, flat ?? '#d89c3c', 'M-0.620 -0.260H0.620L0.360 0.060H-0.360Z')
  const r = random(6)
  for (let row = 0; row < 4; row++) {
    const n = 5 - row
    for (let i = 0; i < n; i++)
      path(
        k,
        flat ?? ['#e8504c', '#8cc45c', '#f4a83c', '#f0e0a0', '#c83c64'][Math.floor(r() * 5)],
        `M${(i - (n - 1) / 2) * 0.24 - 0.15} ${-0.4 - row * 0.34}a0.150 0.170 0 1 0 0.300 0a0.150 0.170 0 1 0 -0.300 0Z`,
      )
  }
  path(k, flat ?? '#fff4d0', 'M-0.300 -1.700Q0 -2.400 0.300 -1.700L0.120 -1.560H-0.120Z')
  path(k, flat ?? '#f07c9c', 'M-0.060 -2a0.120 0.120 0 1 0 0.240 0a0.120 0.120 0 1 0 -0.240 0Z')
}

/** The dog of the lane, asleep in the sun in the very middle; 12 long. */
export function sleeper(k) {
  path(k, '#a87888', 'M-9 0.600C-4 -0.400 4 -0.400 6.500 0.300C2 1.700 -6 1.600 -9 0.600Z')
  path(
    k,
    '#c8905c',
    'M-5 0.300C-5.400 -1.600 -4 -2.600 -2.200 -2.500C0 -3 2.600 -2.800 3.800 -1.500C4.600 -0.700 4.800 0.100 4.400 0.500H-4.600Z',
  )
  path(
    k,
    '#f0c08c',
    'M-1.600 -2.600C0.400 -3 2.800 -2.800 3.800 -1.500C4.600 -0.700 4.800 0.100 4.400 0.500C3.600 -0.600 2 -1.600 -1.600 -2.600Z',
  )
  path(
    k,
    '#c8905c',
    'M-4.600 -1.200C-5.200 -2 -6.600 -1.800 -7.200 -0.900L-8.300 -0.400C-8.600 0 -8.200 0.400 -7.600 0.400L-5.400 0.500Z',
  )
  path(k, '#8c5c54', 'M-5.400 -1.500L-5 -0.300L-5.900 -0.700Z')
  stroke(
    k,
    '#c8905c',
    0.6,
    'M-3.600 0.300L-6 0.800M2.800 0.400L0.600 0.900M4.400 0.300C5.600 0.200 6.200 -0.400 6.800 0.200',
  )
  stroke(k, '#54304c', 0.18, 'M-6.900 -0.500Q-6.600 -0.300 -6.300 -0.500')
}
