import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { POSES, SKINS, stand } from './slender-folk.js'

const [VX, VY, F, EYE] = [92, 47, 118, 4.2]
/** A point of the street: metres to the right, above the ground, away from us. */
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
export const metre = (z) => F / z

const GOODS = ['#e85c4c', '#f4c454', '#3c9c94', '#f0e0c0', '#9c5c9c', '#ec8c4c', '#6ca45c']
const CANVAS = [
  ['#f0e4cc', '#c89498'],
  ['#e0504c', '#84305c'],
  ['#3c8ca4', '#2c4c80'],
  ['#f4b84c', '#a8645c'],
]

/** Old houses of teak behind the stalls: a dark upper floor under a steep roof, some shutters open on lamplight. */
export function houses(k, m) {
  const r = random(m + 12)
  const x = m * 7.4
  for (const [z0, z1, high] of points(
    '66 84 6.500 50 66 8.200 38 50 7 29 38 8.600 22 29 7.200 16 22 8.800 11 16 7.400 7 11 8.400',
    3,
  )) {
    fill(k, m < 0 ? '#4c3460' : '#40305c', [
      P(x, 0, z0),
      P(x, high, z0),
      P(x, high, z1),
      P(x, 0, z1),
    ])
    fill(k, '#302650', [P(x, 0, z0), P(x, high, z0), P(x + m * 9, high, z0), P(x + m * 9, 0, z0)])
    // Roof: its eave over the street, its ridge behind.
    fill(k, m < 0 ? '#5c3c5c' : '#4c345c', [
      P(x - m * 0.8, high - 0.3, z0 - 0.4),
      P(x - m * 0.8, high - 0.3, z1),
      P(x + m * 2.4, high + 2.6, z1),
      P(x + m * 2.4, high + 2.6, z0 - 0.4),
    ])
    fill(k, '#28204a', [
      P(x - m * 0.8, high - 0.3, z0 - 0.4),
      P(x + m * 2.4, high + 2.6, z0 - 0.4),
      P(x + m * 5.6, high - 0.3, z0 - 0.4),
    ])
    stroke(
      k,
      '#8c5868',
      0.04 * metre(z0),
      `M${P(x - m * 0.8, high - 0.3, z0 - 0.4).join(' ')}L${P(x - m * 0.8, high - 0.3, z1).join(' ')}`,
    )
    // Light of the stalls on the lower wall, shutters, a balcony.
    fill(k, '#8c4c54', [P(x, 0, z0), P(x, 3.2, z0), P(x, 3.2, z1), P(x, 0, z1)])
    const n = Math.max(2, Math.round((z1 - z0) / 2.6))
    for (let i = 0; i < n; i++) {
      const [a, b] = [0.2, 0.72].map((u) => z0 + ((z1 - z0) * (i + u)) / n)
      const open = r() < (z0 < 16 ? 0.2 : 0.45)
      fill(k, open ? '#ffc46c' : '#6c4460', [
        P(x, 4.2, a),
        P(x, high - 1.3, a),
        P(x, high - 1.3, b),
        P(x, 4.2, b),
      ])
      if (open) {
        fill(k, '#ffe4a4', [P(x, 4.2, a), P(x, 5, a), P(x, 5, b), P(x, 4.2, b)])
        fill(k, '#302650', [
          P(x, 4.2, (a + b) / 2 - 0.06),
          P(x, high - 1.3, (a + b) / 2 - 0.06),
          P(x, high - 1.3, (a + b) / 2 + 0.06),
          P(x, 4.2, (a + b) / 2 + 0.06),
        ])
      }
    }
    // Folding doors of the shops, the planks of the upper floor.
    const doors = Math.max(3, Math.round((z1 - z0) / 1.1))
    for (let i = 0; i < doors; i++) {
      const [a, b] = [0.1, 0.9].map((u) => z0 + ((z1 - z0) * (i + u)) / doors)
      const lamp = z0 > 10 && i % 5 === 2
      fill(k, lamp ? '#ffb860' : i % 2 ? '#74405c' : '#643a5a', [
        P(x, 0.2, a),
        P(x, 2.7, a),
        P(x, 2.7, b),
        P(x, 0.2, b),
      ])
      if (!lamp)
        fill(k, '#94586a', [
          P(x, 1.5, a + (b - a) * 0.2),
          P(x, 2.4, a + (b - a) * 0.2),
          P(x, 2.4, b - (b - a) * 0.2),
          P(x, 1.5, b - (b - a) * 0.2),
        ])
    }
    for (let y = 4.6; y < high - 0.4; y += 0.6)
      stroke(
        k,
        'rgba(28,20,64,.35)',
        0.035 * metre(z0),
        `M${P(x, y, z0).join(' ')}L${P(x, y, z1).join(' ')}`,
      )
    fill(k, '#74485c', [
      P(x - m * 0.5, 3.7, z0),
      P(x - m * 0.5, 4, z0),
      P(x - m * 0.5, 4, z1),
      P(x - m * 0.5, 3.7, z1),
    ])
  }
}

/** One stall: table with its goods, an awning lit from below by its bulb. */
export function stall(k, m, z0, z1, n) {
  const [near, far] = [m * 3.3, m * 6]
  const q = metre(z0)
  const [top, under] = CANVAS[n % 4]
  const r = random(n * 7 + 3)
  // Light inside, what hangs at the back.
  fill(k, '#ffb45c', [P(far, 0, z0), P(far, 2.6, z0), P(far, 2.6, z1), P(far, 0, z1)])
  fill(k, '#ffd88c', [P(far, 1, z0), P(far, 2.3, z0), P(far, 2.3, z1), P(far, 1, z1)])
  for (let i = 0; i < 5; i++) {
    const z = z0 + ((z1 - z0) * (i + 0.2 + r() * 0.3)) / 5
    const w = ((z1 - z0) / 5) * 0.6
    const low = 1.1 + r() * 0.6
    fill(k, GOODS[(n + i * 2) % 7], [
      P(far, 2.3, z),
      P(far, low, z),
      P(far, low, z + w),
      P(far, 2.3, z + w),
    ])
  }
  // Who sells: seen over the table, lit by the bulb.
  if (z0 < 36) {
    const zc = z0 + (z1 - z0) * 0.5
    const [vx, vy] = P(m * 5.3, 0.1, zc)
    stand(
      k,
      vx,
      vy,
      (1.52 + r() * 0.16) * metre(zc),
      {
        ...POSES[['point', 'hips', 'camera', 'stand'][n % 4]],
        skin: SKINS[1 + (n % 2)],
        top: [
          ['#f4f0e4', '#c8a0a0'],
          ['#3c9c94', '#2c6474'],
          ['#e8604c', '#98405c'],
          ['#8c6cb0', '#5c4484'],
        ][(n + 1) % 4],
        low: ['#4c4478', '#2c2850'],
        hair: ['#2c1c34', '#1c142c'],
        cut: n % 2 ? 'bun' : 'short',
        hat: n % 3 === 0 ? ['brim', '#f0d088', '#c89858'] : undefined,
        light: 1,
      },
      { flip: m > 0 },
    )
  }
  // Table: cloth to the ground on the street side and on ours.
  fill(k, '#ffe0a0', [P(near, 0.95, z0), P(far, 0.95, z0), P(far, 0.95, z1), P(near, 0.95, z1)])
  for (let i = 0; i < 14; i++) {
    const [u, v] = [0.08 + r() * 0.84, r()]
    const [px, py] = P(near + (far - near) * u * 0.8, 0.98, z0 + (z1 - z0) * v)
    const s = (F / (z0 + (z1 - z0) * v)) * (0.1 + r() * 0.1)
    path(
      k,
      GOODS[Math.floor(r() * 7)],
      `M${px - s} ${py}q0 ${-s * 1.5} ${s} ${-s * 1.5}q${s} 0 ${s} ${s * 1.5}Z`,
    )
  }
  fill(k, ['#b83c54', '#2c7484', '#8c4484', '#c87444'][n % 4], [
    P(near, 0, z0),
    P(near, 0.95, z0),
    P(near, 0.95, z1),
    P(near, 0, z1),
  ])
  fill(k, ['#7c2c54', '#2c4c74', '#5c3470', '#84445c'][n % 4], [
    P(near, 0, z0),
    P(near, 0.95, z0),
    P(far, 0.95, z0),
    P(far, 0, z0),
  ])
  // Folded cloth hung along the front of the near ones.
  if (z0 < 16)
    for (let i = 0; i < 6; i++) {
      const [a, b] = [0.08, 0.88].map((u) => near + ((far - near) * (i + u)) / 6)
      const low = 0.38 + (i % 3) * 0.09
      fill(k, GOODS[(n + i * 3) % 7], [
        P(a, 0.9, z0),
        P(b, 0.9, z0),
        P(b, low, z0),
        P((a + b) / 2, low - 0.08, z0),
        P(a, low, z0),
      ])
      fill(k, '#ffe8b4', [P(a, 0.7, z0), P(b, 0.7, z0), P(b, 0.65, z0), P(a, 0.65, z0)])
    }
  fill(k, 'rgba(255,216,140,.8)', [
    P(near, 0.82, z0),
    P(near, 0.95, z0),
    P(near, 0.95, z1),
    P(near, 0.82, z1),
  ])
  for (const [x, z] of [
    [near, z0],
    [far, z0],
    [near, z1],
  ])
    stroke(k, '#5c3858', 0.06 * metre(z), `M${P(x, 0.9, z).join(' ')}L${P(x, 2.5, z).join(' ')}`)
  // Awning: belly, slope to the street, scallops, the bulb.
  const mid = (near + far) / 2
  const e = m * 0.5
  fill(k, '#ffc878', [
    P(near - e, 2.45, z0),
    P(far + e, 2.45, z0),
    P(far + e, 2.45, z1),
    P(near - e, 2.45, z1),
  ])
  fill(k, under, [P(near - e, 2.4, z0), P(mid, 3.4, z0), P(far + e, 2.4, z0)])
  fill(k, '#ffdca0', [
    P(near - e, 2.12, z0),
    P(near - e, 2.42, z0),
    P(far + e, 2.42, z0),
    P(far + e, 2.12, z0),
  ])
  fill(k, top, [P(near - e, 2.4, z0), P(mid, 3.4, z0), P(mid, 3.4, z1), P(near - e, 2.4, z1)])
  for (let i = 0; i < 4; i += 2) {
    const [a, b] = [i / 4, (i + 1) / 4].map((t) => z0 + (z1 - z0) * t)
    fill(k, under, [P(near - e, 2.4, a), P(mid, 3.4, a), P(mid, 3.4, b), P(near - e, 2.4, b)])
  }
  fill(k, '#ffe8b4', [
    P(near - e, 2.1, z0),
    P(near - e, 2.42, z0),
    P(near - e, 2.42, z1),
    P(near - e, 2.1, z1),
  ])
  const [bx, by] = P(mid, 2.2, (z0 + z1) / 2)
  path(k, '#fffbe4', `M${bx} ${by - 0.12 * q}a${0.13 * q} ${0.13 * q} 0 1 0 0.010 0Z`)
}

/** The chedi of gilded copper behind the hall with three roofs; lit from below, 60 high, foot at 0. */
export function temple(k) {
  // Hall: Lanna roofs one before the other, their finials.
  for (const [half, y, high, c, lit] of [
    [21, -9, 16, '#6c3454', '#c8604c'],
    [17, -13, 15, '#7c3c54', '#e07850'],
    [12.5, -17, 14, '#8c4454', '#f09458'],
  ]) {
    path(
      k,
      c,
      `M${-half} ${y}C${-half * 0.6} ${y - high * 0.3} ${-half * 0.2} ${y - high * 0.7} 0 ${y - high}C${half * 0.2} ${y - high * 0.7} ${half * 0.6} ${y - high * 0.3} ${half} ${y}Z`,
    )
    stroke(
      k,
      '#ffd06c',
      0.9,
      `M${-half} ${y}C${-half * 0.6} ${y - high * 0.3} ${-half * 0.2} ${y - high * 0.7} 0 ${y - high}C${half * 0.2} ${y - high * 0.7} ${half * 0.6} ${y - high * 0.3} ${half} ${y}`,
    )
    stroke(
      k,
      lit,
      0.5,
      `M${-half + 3} ${y}C${-half * 0.5} ${y - high * 0.28} ${-half * 0.16} ${y - high * 0.6} 0 ${y - high * 0.86}C${half * 0.16} ${y - high * 0.6} ${half * 0.5} ${y - high * 0.28} ${half - 3} ${y}`,
    )
    stroke(
      k,
      '#ffe49c',
      0.6,
      `M0 ${y - high}q-0.400 -2 0.800 -3.600M${-half} ${y}q-1.600 0 -2.200 -1.600M${half} ${y}q1.600 0 2.200 -1.600`,
    )
  }
  path(k, '#c85c44', 'M-12 -17L0 -30L12 -17Z')
  path(k, '#ffc86c', 'M-8 -17.500L0 -27L8 -17.500Z')
  path(k, '#c85c44', 'M-5 -17.500L0 -23.600L5 -17.500Z')
  path(k, '#8c3c50', 'M-18 0V-9.500H18V0Z')
  path(k, '#f0984c', 'M-17 0V-8H17V0Z')
  for (const x of [-16, -10.5, -5, 5, 10.5, 16])
    path(k, '#fcd890', `M${x - 0.9} 0V-16H${x + 0.9}V0Z`)
  path(k, '#7c2c44', 'M-3.400 0V-11.500L0 -15L3.400 -11.500V0Z')
  path(k, '#fce0a0', 'M-2.200 0V-10.500L0 -13L2.200 -10.500V0Z')
  path(k, '#5c2c4c', 'M-20 1.500V0H20V1.500Z')
}

/** The bell-shaped chedi; 50 high. */
export function goldenChedi(k) {
  for (const [half, y, high, a, b] of [
    [15, 0, 8, '#f0e0c4', '#a88894'],
    [12.5, -8, 4, '#f8c85c', '#b0703c'],
    [10.6, -12, 4, '#ffd470', '#b8783c'],
    [8.8, -16, 4, '#f8c85c', '#a8683c'],
  ]) {
    path(k, b, `M${-half} ${y}L${-half * 0.94} ${y - high}H${half * 0.94}L${half} ${y}Z`)
    path(k, a, `M${-half} ${y}L${-half * 0.94} ${y - high}H${half * 0.3}L${half * 0.3} ${y}Z`)
    path(
      k,
      '#fff0b4',
      `M${-half} ${y - high * 0.86}L${-half * 0.94} ${y - high}H${half * 0.3}V${y - high * 0.86}Z`,
    )
  }
  path(
    k,
    '#b8783c',
    'M-7.600 -20C-7.200 -27 -3 -29 -2.600 -33L0 -52L2.600 -33C3 -29 7.200 -27 7.600 -20Z',
  )
  path(
    k,
    '#ffd470',
    'M-7.600 -20C-7.200 -27 -3 -29 -2.600 -33L0 -52L0.700 -33C0.900 -29 2.600 -27 2.600 -20Z',
  )
  path(
    k,
    '#fff4c4',
    'M-6 -20C-5.600 -26.600 -2.200 -29 -1.800 -33L-0.800 -40L-0.900 -33C-1.200 -29 -3.600 -26.600 -3.800 -20Z',
  )
  for (let y = -34; y > -48; y -= 2)
    stroke(k, '#c88440', 0.4, `M${-2.5 * ((y + 52) / 18)} ${y}H${2.5 * ((y + 52) / 18)}`)
}

/** A tuk-tuk from behind its left: three wheels, open sides, hood; 20 long, the ground at 0, its nose to the right. */
export function threeWheeler(k) {
  path(k, '#2c2048', 'M-11 0.600Q0 -0.800 12 0.600Q2 2.200 -11 0.600Z')
  for (const [x, q] of [
    [-6.4, 2.3],
    [8.8, 2],
  ]) {
    path(k, '#1c1838', `M${x - q} ${-q}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    path(
      k,
      '#a894a8',
      `M${x - q * 0.45} ${-q}a${q * 0.45} ${q * 0.45} 0 1 0 ${q * 0.9} 0a${q * 0.45} ${q * 0.45} 0 1 0 ${-q * 0.9} 0Z`,
    )
  }
  // Body: passenger box, floor, the narrow nose over one wheel.
  path(
    k,
    '#2c5c94',
    'M-9.600 -2.600L-9.800 -7H-3V-3.400H3.600L4.600 -7.600C6.600 -8 8.600 -7.400 9.600 -5L10.600 -3.600C9.600 -4.600 7.600 -4.600 6.800 -2.400H-3.800C-4.600 -5 -8.400 -5 -9.600 -2.600Z',
  )
  path(
    k,
    '#4c94c0',
    'M-9.800 -7H-3V-6H-9.750ZM4.600 -7.600C6.600 -8 8.600 -7.400 9.600 -5L9 -5.400C8 -6.600 6.400 -6.900 4.400 -6.700Z',
  )
  path(k, '#f8cc5c', 'M-9.700 -4.600H-3V-4H-9.650ZM-3 -3.400H3.600L3.500 -2.900H-3Z')
  path(k, '#c83c54', 'M-8.600 -7H-3.600V-9.600Q-6 -10.600 -8.600 -9.800Z')
  stroke(k, '#e0c8c0', 0.42, 'M-9.400 -7V-13.400M-2.800 -7V-13.400M4.800 -7.600L4 -13.400')
  stroke(k, '#1c1838', 0.5, 'M4.400 -9.400L6.600 -9.800')
  path(
    k,
    '#f8cc5c',
    'M-10.600 -13C-10 -15 -6 -15.600 -2 -15.600H2C4.400 -15.400 5.600 -14.400 6 -13L5.800 -12.600H-10.400Z',
  )
  path(k, '#e0604c', 'M-10.600 -13L-10.400 -12.400H5.800L6 -13Q-2 -13.600 -10.600 -13Z')
  path(k, '#fff4c4', 'M9.700 -6.200a1 1 0 1 0 0.010 0Z')
  path(k, '#ff5c4c', 'M-10 -5.800h0.900v1.200h-0.900Z')
}
