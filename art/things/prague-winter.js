import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { fallen, metre, P, quad, SHADE, SNOW } from './prague-square.js'

// What stands and lies on the snow of the Old Town Square, in metres.

/** The shadow of the tower we stand on: shaft, gallery, steep roof between four turrets, the lantern on top. */
export function towerShadow(k, colour) {
  const half = [
    [7.4, 30],
    [7.4, 44],
    [8.6, 44.6],
    [8.6, 48],
    [7.6, 48],
    [7.6, 50],
    [5.7, 58],
    [4.2, 50.5],
    [2, 60],
    [2, 63],
    [1.5, 64],
    [0, 72],
  ]
  const line = [...half, ...[...half].reverse().map(([u, h]) => [-u, h])]
  fill(
    k,
    colour,
    line.map(([u, h]) => fallen(u + 2, h, -2)),
  )
}

/** The tall spruce of the square, its boughs in tiers under snow, the sun on its left; 24 high. */
export function spruce(k) {
  path(k, '#5c4050', 'M-0.700 0V-3H0.700V0Z')
  const r = random(6)
  for (let i = 0; i < 7; i++) {
    const [y, w, t] = [-1.6 - i * 2.9, 5.6 - i * 0.72, 5.4 - i * 0.3]
    const [left, right, n] = [[], [], 4]
    for (let j = 0; j <= n; j++) {
      const u = j / n
      const dip = j % 2 ? 0.5 : -0.2 - r() * 0.3
      left.push([-w * (1 - u), y + 0.7 * Math.sin(u * 1.57) + dip])
      right.push([w * (1 - u), y + 0.7 * Math.sin(u * 1.57) + dip])
    }
    fill(k, '#1c5060', [...left, ...right.reverse(), [0, y - t]])
    fill(k, '#38805c', [...left, [0.3, y], [0, y - t]])
    fill(k, '#fff1dc', [
      left[0],
      [-w * 0.45, y - t * 0.5],
      [0, y - t],
      [-w * 0.3, y - t * 0.34],
      [-w * 0.56, y - t * 0.06],
    ])
    for (let j = 0; j < 5 - i * 0.6; j++)
      path(
        k,
        j % 2 ? '#ffe08c' : '#ff9c6c',
        `M${(r() - 0.5) * w * 1.2} ${y - r() * 1.6}a0.300 0.300 0 1 0 0.010 0Z`,
      )
  }
  path(
    k,
    '#ffdc6c',
    'M0 -25L0.400 -24L1.500 -23.900L0.700 -23.100L0.900 -22L0 -22.600L-0.900 -22L-0.700 -23.100L-1.500 -23.900L-0.400 -24Z',
  )
}

/** A stall of the Christmas market from above: striped awning or boards, warm inside, snow on the roof. */
export function booth(k, X, Z, c) {
  const [w, e, d] = [3.2, 2.6, 3]
  fill(k, SHADE, [P(X, 0, Z), P(X + w, 0, Z), fallen(X + w, 2, Z + d), fallen(X, 2, Z + d)])
  quad(k, '#8c5a54', [X, 0, Z], [X, e, Z], [X + w, e, Z], [X + w, 0, Z])
  quad(k, '#ffd98c', [X + 0.3, 1, Z], [X + 0.3, e, Z], [X + w - 0.3, e, Z], [X + w - 0.3, 1, Z])
  quad(
    k,
    c,
    [X - 0.2, e - 0.6, Z - 0.8],
    [X, e + 0.2, Z],
    [X + w, e + 0.2, Z],
    [X + w + 0.2, e - 0.6, Z - 0.8],
  )
  quad(
    k,
    SNOW,
    [X - 0.2, e, Z],
    [X + 0.2, e + 2, Z + d / 2],
    [X + w - 0.2, e + 2, Z + d / 2],
    [X + w + 0.2, e, Z],
  )
}

/** Jan Hus among his people, bronze under snow on an oval of stone. */
export function hus(k, X, Z) {
  const ring = (a, b, c, y = 0, dx = 0) => {
    const out = []
    for (let i = 0; i < 40; i++) {
      const t = (i / 40) * 6.2832
      out.push(P(X + dx + Math.cos(t) * a, y, Z + Math.sin(t) * b))
    }
    fill(k, c, out)
  }
  fill(k, SHADE, [
    P(X - 9, 0, Z + 3),
    P(X + 11, 0, Z),
    fallen(X + 7, 4, Z),
    fallen(X + 3, 5, Z),
    fallen(X + 1.6, 10, Z),
    fallen(X, 10, Z),
    fallen(X - 2, 5, Z),
  ])
  ring(11, 7, '#c4a8b0')
  ring(11, 7, '#fff4e4', 0.9)
  ring(8, 4.6, '#b498ac', 0.9)
  // A slim figure in robes stands over two low groups that sit and lean, bronze gone green.
  at(k, ...P(X, 0.9, Z), metre(Z), (q) => {
    const [LIT, DIM] = ['#74a898', '#35606a']
    const one = (x, h, lean, wide = 1) => {
      const top = x + lean
      path(
        q,
        DIM,
        `M${x - 1.2 * wide} 0.800C${x - wide} ${-h * 0.4} ${top - 0.8 * wide} ${-h * 0.7} ${top - 0.5 * wide} ${-h * 0.8}H${top + 0.5 * wide}C${top + 0.8 * wide} ${-h * 0.7} ${x + wide} ${-h * 0.4} ${x + 1.2 * wide} 0.800ZM${top} ${-h}a0.460 0.520 0 1 0 0.010 0Z`,
      )
      path(
        q,
        LIT,
        `M${x - 1.2 * wide} 0.800C${x - wide} ${-h * 0.4} ${top - 0.8 * wide} ${-h * 0.7} ${top - 0.5 * wide} ${-h * 0.8}H${top - 0.1 * wide}C${top - 0.3 * wide} ${-h * 0.5} ${x - 0.5 * wide} ${-h * 0.3} ${x - 0.4 * wide} 0.800Z`,
      )
    }
    path(q, '#a88ca4', 'M-7.600 1.200L-6.800 -0.400H6.800L7.600 1.200Z')
    path(q, '#fff8ec', 'M-6.900 -0.300Q0 -0.800 6.900 -0.300L6.600 0.200H-6.600Z')
    one(-4.8, 3.2, 0.5, 1.2)
    one(-3, 4.1, -0.3)
    one(3.2, 3.4, -0.4, 1.2)
    one(5, 2.6, 0.3, 1.1)
    one(-0.2, 9.2, 0.1, 1)
  })
}

/** A heart trodden into fresh snow by somebody who walked it step by step. */
export function heart(k, X, Z, size) {
  for (let i = 0; i < 64; i++) {
    const t = (i / 64) * 6.2832
    const side = i % 2 ? 1 : 0.93
    const [x, z] = [
      16 * Math.sin(t) ** 3 * side,
      (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * side,
    ]
    const [px, py] = P(X + (x * size) / 16, 0, Z + (z * size) / 13)
    path(k, '#93a2d6', `M${px - 0.42} ${py}a0.420 0.240 0 1 0 0.840 0a0.420 0.240 0 1 0 -0.840 0Z`)
  }
}

/** The ledge of our gallery, in the tower's own shade, snow along it. */
export function ledge(k) {
  path(k, '#3c3a70', 'M-6 86.600H168V96H-6Z')
  path(k, '#545494', 'M-6 86.600H168V88H-6Z')
  path(
    k,
    '#7c84c4',
    'M-6 87C4 87.800 10 86.800 20 87.200C34 87.900 42 87 54 87.300C70 88 84 86.900 100 87.200C118 87.900 130 86.900 146 87.300L168 87.200V84.800C150 84 140 84.900 124 84.500C108 84 96 85.100 78 84.700C60 84.200 48 85 32 84.600C18 84.300 8 85.200 -6 84.600Z',
  )
  path(
    k,
    '#a4aee0',
    'M-6 85.500C10 86 20 85.200 34 85.500C50 85.900 60 85 78 85.500C96 86 108 84.900 124 85.400C140 85.800 150 84.900 168 85.600V84.800C150 84 140 84.900 124 84.500C108 84 96 85.100 78 84.700C60 84.200 48 85 32 84.600C18 84.300 8 85.200 -6 84.600Z',
  )
  for (const x of [14, 46, 78, 110, 142]) stroke(k, '#2e2c5c', 0.3, `M${x} 88.300V91`)
}
