import { fill, path, stroke } from '../core/field.js'

const TEAK = { lit: '#c98a54', mid: '#a5663f', shade: '#6e4444', deep: '#4a3040' }

/** A house on stilts beside a canal seen along its length. `p(x, y, z)` projects; `m` is -1 on the left bank, 1 on the right, which has the sun. */
export function stiltHouse(k, p, { m, wide, near, far, wall, roof, floor = 1.5, high = 4.6 }) {
  const sun = m > 0
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map(([x, y, z]) => p(x * m, y, z)),
    )
  const [edge, back, ridge] = [wide - 1.3, wide + 5, wide + 2.5]
  for (let z = far; z >= near - 0.01; z -= (far - near) / 4)
    for (const x of [wide + 2, edge + 0.15])
      quad(TEAK.deep, [x, floor, z], [x + 0.24, floor, z], [x + 0.24, -0.3, z], [x, -0.3, z])
  // The walls: along the canal, and the end that looks at us under its gable.
  quad(
    sun ? wall[0] : wall[2],
    [wide, floor, near],
    [wide, floor, far],
    [wide, high, far],
    [wide, high, near],
  )
  quad(wall[1], [wide, floor, near], [back, floor, near], [back, high, near], [wide, high, near])
  quad(
    TEAK.shade,
    [wide - 0.9, high - 0.45, near - 0.1],
    [back + 0.9, high - 0.45, near - 0.1],
    [ridge, high + 3.9, near - 0.1],
  )
  quad(
    wall[1],
    [wide + 0.9, high + 0.3, near],
    [back - 0.9, high + 0.3, near],
    [ridge, high + 2.5, near],
  )
  const n = 3
  for (let i = 0; i < n; i++) {
    const [a, b] = [0.14, 0.62].map((t) => near + ((far - near) * (i + t)) / n)
    quad(
      sun ? '#7a4a3c' : '#3a2838',
      [wide, floor + 0.5, a],
      [wide, floor + 0.5, b],
      [wide, high - 0.6, b],
      [wide, high - 0.6, a],
    )
    quad(
      sun ? '#e8b070' : '#84546c',
      [wide, floor + 0.5, b],
      [wide, floor + 0.5, b + (b - a) * 0.28],
      [wide, high - 0.6, b + (b - a) * 0.28],
      [wide, high - 0.6, b],
    )
  }
  for (const x of [wide + 0.8, wide + 2.9])
    quad(
      '#4a3040',
      [x, floor + 0.8, near],
      [x + 1.2, floor + 0.8, near],
      [x + 1.2, high - 0.7, near],
      [x, high - 0.7, near],
    )
  // The shade of the eave, the roof that falls towards the water, its boards.
  quad(
    sun ? TEAK.mid : TEAK.deep,
    [wide, high, near],
    [wide, high, far],
    [wide, high - 0.45, far],
    [wide, high - 0.45, near],
  )
  quad(
    sun ? roof[0] : roof[2],
    [wide - 0.8, high - 0.3, near - 0.1],
    [wide - 0.8, high - 0.3, far],
    [ridge, high + 3.8, far],
    [ridge, high + 3.8, near - 0.1],
  )
  for (const t of [0.25, 0.5, 0.75]) {
    const [x, y] = [wide - 0.8 + (ridge - wide + 0.8) * t, high - 0.3 + 4.1 * t]
    quad(
      roof[1],
      [x, y, near - 0.1],
      [x, y, far],
      [x + 0.05, y + 0.1, far],
      [x + 0.05, y + 0.1, near - 0.1],
    )
  }
  const [a, b, c] = [
    [wide - 0.9, high - 0.4],
    [ridge, high + 3.9],
    [back + 0.9, high - 0.4],
  ].map(([x, y]) => p(x * m, y, near - 0.1))
  const q = Math.abs(c[0] - a[0]) / 24
  stroke(k, '#e8c088', 0.7 * q, `M${a}L${b}M${b}l0 ${-1.6 * q}`)
  stroke(k, TEAK.deep, 0.7 * q, `M${b}L${c}`)
  // The landing along the water with its rail.
  quad(
    sun ? '#e0a868' : '#8a5a54',
    [edge, floor, near],
    [edge, floor, far],
    [wide, floor, far],
    [wide, floor, near],
  )
  quad(
    sun ? TEAK.lit : TEAK.deep,
    [edge, floor, near],
    [edge, floor, far],
    [edge, floor - 0.3, far],
    [edge, floor - 0.3, near],
  )
  quad(
    TEAK.mid,
    [edge, floor, near],
    [back, floor, near],
    [back, floor - 0.3, near],
    [edge, floor - 0.3, near],
  )
  for (let z = near; z <= far; z += (far - near) / 9)
    quad(
      sun ? '#f0c084' : '#8a5a54',
      [edge, floor + 0.9, z],
      [edge + 0.1, floor + 0.9, z],
      [edge + 0.1, floor, z],
      [edge, floor, z],
    )
  quad(
    sun ? '#f0c084' : '#8a5a54',
    [edge, floor + 1, near],
    [edge, floor + 1, far],
    [edge, floor + 0.85, far],
    [edge, floor + 0.85, near],
  )
}

/** A hull of teak, 88 long, its water at 3; `load` is drawn between the far rim and the near. */
export function sampan(k, load) {
  path(
    k,
    'rgba(8,54,62,.5)',
    'M-34 3C-20 1 30 1 46 3.400C40 7.400 20 8.600 0 8.400C-18 8.200 -30 6.400 -34 3Z',
  )
  path(
    k,
    '#3c2430',
    'M-46 -11C-30 -7 -15 -6 0 -6C15 -6 30 -7 46 -11C34 -2 20 0 0 0C-20 0 -34 -2 -46 -11Z',
  )
  load(k)
  path(
    k,
    '#9a5c38',
    'M-46 -11C-34 -3.600 -20 -1.500 0 -1.500C20 -1.500 34 -3.600 46 -11C42 -1 34 4.600 23 4.600H-23C-34 4.600 -42 -1 -46 -11Z',
  )
  path(
    k,
    '#6a3c34',
    'M-42 -5C-32 0 -20 1.400 0 1.400C20 1.400 34 0 42.600 -5C38 1.600 32 4.600 23 4.600H-23C-32 4.600 -38 1 -42 -5Z',
  )
  stroke(k, '#f0b878', 0.9, 'M-46 -11C-34 -3.600 -20 -1.500 0 -1.500C20 -1.500 34 -3.600 46 -11')
  path(k, '#e8f4dc', 'M-34 4.200C-16 5.200 18 5.200 34 4.200C22 6.200 -22 6.200 -34 4.200Z')
}

/** Fruit in a basket: rows that grow smaller, each fruit with its light on the left. */
export function basket(k, x, [lit, mid, dark], { r = 1.9, n = 4, tuft } = {}) {
  const half = n * r + 0.4
  path(k, '#7a4c34', `M${x - half} -6L${x - half + 1.2} 1H${x + half - 1.2}L${x + half} -6Z`)
  path(k, '#d8a460', `M${x - half} -6L${x - half + 1.2} 1H${x}L${x} -6Z`)
  for (let row = 0; row < n; row++)
    for (let i = 0; i < n - row; i++) {
      const [cx, cy] = [x + (i - (n - row - 1) / 2) * r * 2, -6.4 - row * r * 1.55]
      const round = (c, dx, q) =>
        path(k, c, `M${cx + dx * r} ${cy - q * r + dx * r}a${q * r} ${q * r} 0 1 0 0.010 0Z`)
      round(dark, 0, 1)
      round(mid, -0.16, 0.8)
      round(lit, -0.36, 0.36)
      if (tuft) stroke(k, tuft, 0.45, `M${cx} ${cy - r}l-0.900 -1.100M${cx} ${cy - r}l0.900 -1.100`)
    }
  path(k, '#f0c480', `M${x - half} -6.200H${x + half}V-5.200H${x - half}Z`)
}

/** A woman of the market on the stern, in indigo, who holds out a mango and keeps her paddle. Seat at 0, facing left. */
export function trader(k, [lit, mid, dark]) {
  stroke(k, '#e0a868', 0.9, 'M8 -15L15 8')
  path(k, '#b8763f', 'M14.200 6L16.400 5.400L19 13C18.600 15 16.600 15.400 15.600 14Z')
  path(k, '#3c2c50', 'M-9 2C-10 -2 -6 -5 0 -5.400C5 -5.400 8 -3 8 2Z')
  path(k, '#5a3c68', 'M-9 2C-10 -2 -6 -5 0 -5.400C-2 -3 -3.600 -1 -3.400 2Z')
  path(
    k,
    mid,
    'M-4 -3C-5 -9 -4.600 -14 -2.600 -16.400C0 -17.600 4 -17.400 5.600 -15.600C7.400 -12 7 -6 6 -3Z',
  )
  path(k, lit, 'M-4 -3C-5 -9 -4.600 -14 -2.600 -16.400L0 -17C-1.600 -12 -1.400 -7 -0.400 -3Z')
  path(
    k,
    dark,
    'M3.200 -16.900L5.600 -15.600C7.400 -12 7 -6 6 -3H3.400C4.600 -8 4.600 -12 3.200 -16.900Z',
  )
  stroke(k, dark, 2.6, 'M5 -14.600C7.400 -12.600 8.400 -11 8.600 -10')
  path(k, '#c9805c', 'M8.600 -11.600a1.500 1.500 0 1 0 0.010 0Z')
  path(k, '#b8744f', 'M-0.600 -16.400H3V-19.400H-0.600Z')
  path(
    k,
    '#e2a880',
    'M-2.800 -22C-2.800 -25 4 -25 4.200 -21.600C4.200 -19 2.600 -17.400 0.600 -17.600C-1.200 -17.600 -2.200 -18.800 -2.500 -20.200L-3.300 -20.600Z',
  )
  path(
    k,
    '#2c1c34',
    'M1.600 -24.400C5 -24 5.600 -20 4.400 -17.800C3 -17.600 2.600 -19.600 2.400 -21Z',
  )
  stroke(k, '#5a3238', 0.4, 'M-1.600 -21.200q0.600 -0.500 1.200 0M-2 -18.900q0.700 0.500 1.300 0')
  k.save()
  k.translate(0.4, -1.5)
  // The hat of palm leaf: flat above, wide below.
  path(
    k,
    '#f4d898',
    'M-7.600 -22.400C-5 -24.600 -2.600 -26.600 -1.400 -28.600H2.800C4 -26.600 6.400 -24.600 9 -22.400C4 -21 -3 -21 -7.600 -22.400Z',
  )
  path(
    k,
    '#c99850',
    'M2 -28.600H2.800C4 -26.600 6.400 -24.600 9 -22.400C7 -21.900 5 -21.600 3.200 -21.500C3.800 -24 3 -26.600 2 -28.600Z',
  )
  stroke(k, '#a8763c', 0.4, 'M-3.600 -25.400C-1 -24.700 3 -24.700 5.200 -25.400')
  k.restore()
  stroke(k, lit, 2.8, 'M-1.600 -14.400C-4.600 -12.400 -6.600 -11.800 -9 -12')
  stroke(k, '#e2a880', 2, 'M-9.400 -12L-14 -13.400')
  path(
    k,
    '#ffc43c',
    'M-18.400 -14.600C-17.400 -17 -14.600 -16.800 -13.600 -15C-14 -13.200 -17 -12.600 -18.400 -14.600Z',
  )
  path(
    k,
    '#e88c34',
    'M-18.400 -14.600C-16.600 -14 -15 -14 -13.600 -15C-14 -13.200 -17 -12.600 -18.400 -14.600Z',
  )
}

/** A ginger cat that sits on the bow and looks at the mango. Seat at 0, facing right. */
export function boatCat(k) {
  stroke(k, '#c8682c', 1.1, 'M-3 -0.800C-6 -1 -7 -3.400 -5.600 -5')
  path(k, '#f09a44', 'M-3.400 0C-4 -4 -2 -7 1 -8L3.400 -7C3.600 -4 3.400 -2 3.600 0Z')
  path(k, '#c8682c', 'M-3.400 0C-4 -4 -2 -7 1 -8C-1 -5 -1 -2 -0.400 0Z')
  path(k, '#fff0dc', 'M2 -6.600C3.600 -5 3.600 -2 3.600 0H2.200C2.400 -2 1.600 -4 2 -6.600Z')
  path(
    k,
    '#f09a44',
    'M-1 -9C-1.200 -10.600 -0.800 -12.400 -0.400 -13L1.200 -11.700C2 -11.900 3 -11.900 3.700 -11.600L5.200 -12.700C5.500 -11.600 5.600 -10.400 5.500 -9.200C5 -6.800 0 -6.600 -1 -9Z',
  )
  path(
    k,
    '#fff0dc',
    'M3 -9C4 -9.600 5.200 -9.200 5.400 -8.600C4.800 -7.500 3.400 -7.200 2.600 -7.600Z',
  )
  path(
    k,
    '#2c1c34',
    'M1.900 -10.500a0.500 0.600 0 1 0 0.010 0ZM4.400 -10.400a0.450 0.600 0 1 0 0.010 0Z',
  )
}
