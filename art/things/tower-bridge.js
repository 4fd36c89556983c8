// Tower Bridge in metres above the water: towers 65 high and 79 apart from middle to middle, walkways at 44,
// road at 8.6, side spans of 82 under their chains.

const STONE = { lit: '#f4e9d2', face: '#dccfb4', side: '#b3a58c', dark: '#8d8172' }
const SLATE = { lit: '#93a5b6', face: '#64768c', side: '#46566e' }
const BLUE = '#2f78ab'
const DEEP = '#1f5784'
const WHITE = '#eef3f4'
const GLASS = '#46546e'
const ROAD = -8.6
const HALF = 39.5

/** A pointed opening with its foot at y. */
const lancet = (pen, c, x, y, w, h) =>
  pen.path(
    c,
    `M${x - w / 2} ${y}L${x - w / 2} ${y - h * 0.62}Q${x - w / 2} ${y - h * 0.86} ${x} ${y - h}Q${x + w / 2} ${y - h * 0.86} ${x + w / 2} ${y - h * 0.62}L${x + w / 2} ${y}Z`,
  )

function spire(pen, x, y, w, h) {
  pen.poly(SLATE.face, [
    [x - w / 2, y],
    [x, y - h],
    [x + w / 2, y],
  ])
  pen.poly(SLATE.lit, [
    [x - w / 2, y],
    [x, y - h],
    [x - w * 0.12, y],
  ])
  pen.poly(SLATE.side, [
    [x + w * 0.2, y],
    [x, y - h],
    [x + w / 2, y],
  ])
  pen.rect('#e2b850', x - 0.22, y - h - 2.4, 0.44, 3)
}

/** A turret of eight sides: three of them seen. */
function turret(pen, x, foot, top, w) {
  pen.rect(STONE.face, x - w / 2, top, w, foot - top)
  pen.rect(STONE.lit, x - w / 2, top, w * 0.34, foot - top)
  pen.rect(STONE.side, x + w * 0.2, top, w * 0.3, foot - top)
  for (let y = foot - 8; y > top + 4; y -= 9) {
    pen.rect(STONE.dark, x - w / 2 - 0.2, y, w + 0.4, 0.6)
    lancet(pen, GLASS, x - w * 0.02, y - 2, w * 0.2, 3.4)
  }
  pen.rect(STONE.lit, x - w / 2 - 0.5, top - 1, w + 1, 1.4)
}

function tower(pen, x) {
  // The granite pier with its cutwater.
  pen.poly(STONE.face, [
    [x - 15, 4],
    [x - 14, -5],
    [x - 11.5, ROAD],
    [x + 11.5, ROAD],
    [x + 14, -5],
    [x + 15, 4],
  ])
  pen.poly(STONE.side, [
    [x + 4, 4],
    [x + 5, ROAD],
    [x + 11.5, ROAD],
    [x + 14, -5],
    [x + 15, 4],
  ])
  pen.rect(STONE.dark, x - 14.4, -2.2, 29, 0.5).rect(STONE.dark, x - 13.6, -5.2, 27.4, 0.5)
  // The shaft between the turrets.
  pen.rect(STONE.face, x - 7.6, -46, 15.2, 46 + ROAD)
  pen.rect(STONE.side, x + 3.4, -46, 4.2, 46 + ROAD)
  for (const y of [-20, -29, -37.6, -45.4]) pen.rect(STONE.dark, x - 7.6, y, 15.2, 0.7)
  lancet(pen, '#353f58', x, ROAD, 7.4, 11.4)
  lancet(pen, STONE.dark, x + 2.9, ROAD, 1.6, 8)
  for (const [y, h] of [
    [-21.2, 6.4],
    [-30.2, 6.2],
    [-38.6, 5.6],
  ])
    for (const d of [-3.1, 0, 3.1]) {
      lancet(pen, STONE.lit, x + d, y, 2.6, h + 0.7)
      lancet(pen, GLASS, x + d, y, 1.9, h)
    }
  // The steep roof and its gable.
  pen.poly(SLATE.face, [
    [x - 7.4, -46],
    [x - 2, -60],
    [x + 2, -60],
    [x + 7.4, -46],
  ])
  pen.poly(SLATE.lit, [
    [x - 7.4, -46],
    [x - 2, -60],
    [x - 0.8, -60],
    [x - 3.6, -46],
  ])
  pen.poly(SLATE.side, [
    [x + 3.4, -46],
    [x + 1.2, -60],
    [x + 2, -60],
    [x + 7.4, -46],
  ])
  pen.rect('#e2b850', x - 2.2, -61, 4.4, 1).rect('#e2b850', x - 0.25, -65, 0.5, 4.4)
  pen.poly(STONE.lit, [
    [x - 3.4, -46],
    [x - 3.4, -50],
    [x, -55],
    [x + 3.4, -50],
    [x + 3.4, -46],
  ])
  pen.poly(STONE.side, [
    [x + 1, -46],
    [x + 1, -53.4],
    [x + 3.4, -50],
    [x + 3.4, -46],
  ])
  lancet(pen, GLASS, x, -46.6, 2.2, 4.8)
  for (const d of [-8, 8]) {
    turret(pen, x + d, ROAD, -50, 4.6)
    spire(pen, x + d, -51, 4.8, 9)
  }
}

/** Two lattice galleries high above the road. */
function walkways(pen) {
  pen.rect(DEEP, -32, -41.6, 64, 5)
  pen.rect(BLUE, -32, -45.4, 64, 5.4)
  for (let x = -31; x < 31; x += 4.1) {
    pen.line(
      WHITE,
      [
        [x, -44.6],
        [x + 4.1, -40.6],
      ],
      0.45,
    )
    pen.line(
      WHITE,
      [
        [x + 4.1, -44.6],
        [x, -40.6],
      ],
      0.45,
    )
  }
  pen.rect(WHITE, -32, -45.6, 64, 0.6).rect(WHITE, -32, -40.4, 64, 0.5)
}

/** A side span: the road, its railing, the stiff chain and what hangs from it. */
function sideSpan(pen, m) {
  const x0 = HALF + 9
  const x1 = x0 + 76
  const chain = (t, drop) => {
    const low = 0.68
    const y =
      t < low
        ? -38 + (38 - 13.5) * (1 - (1 - t / low) ** 2)
        : -13.5 - 13 * ((t - low) / (1 - low)) ** 1.5
    return [m * (x0 + (x1 - x0) * t), y + drop * Math.sin(Math.min(1, t / low) * Math.PI) ** 0.6]
  }
  const upper = Array.from({ length: 31 }, (_, i) => chain(i / 30, -1.6))
  const lower = Array.from({ length: 31 }, (_, i) => chain(i / 30, 1.4))
  for (let i = 1; i < 15; i++) {
    const [x, y] = chain(i / 15, 0)
    if (y < ROAD - 4)
      pen.line(
        WHITE,
        [
          [x, y],
          [x, ROAD],
        ],
        0.5,
      )
  }
  pen.poly(DEEP, [...upper, ...lower.map(([x, y]) => [x, y + 1]).reverse()])
  pen.poly(BLUE, [...upper, ...lower.reverse()])
  lower.reverse()
  for (let i = 0; i < 30; i++)
    pen.line(WHITE, [i % 2 ? upper[i] : lower[i], i % 2 ? lower[i + 1] : upper[i + 1]], 0.4)
  pen.line(WHITE, upper, 0.7)
  deck(pen, m, HALF + 9, 150)
  // The lower tower on the bank.
  const a = m * (x1 + 4)
  pen.rect(STONE.face, a - 7, -27, 14, 31)
  pen.rect(STONE.side, a + 2.6, -27, 4.4, 31)
  lancet(pen, '#353f58', a, ROAD, 7, 10)
  pen.rect(STONE.dark, a - 7, -20, 14, 0.6).rect(STONE.lit, a - 7.4, -28, 14.8, 1.6)
  pen.poly(SLATE.face, [
    [a - 6, -28],
    [a - 2, -37],
    [a + 2, -37],
    [a + 6, -28],
  ])
  pen.poly(SLATE.lit, [
    [a - 6, -28],
    [a - 2, -37],
    [a - 1, -37],
    [a - 2.6, -28],
  ])
  for (const d of [-6, 6]) {
    turret(pen, a + d, ROAD, -29, 3)
    spire(pen, a + d, -30, 3.2, 5)
  }
}

function deck(pen, m, from, to) {
  const [l, r] = m < 0 ? [-to, -from] : [from, to]
  pen.rect(DEEP, l, ROAD, r - l, 2.2).rect(BLUE, l, ROAD - 2, r - l, 2.6)
  for (let x = l; x < r - 1; x += 3) pen.rect(WHITE, x + 0.6, ROAD - 1.5, 1.8, 1.1)
  pen.rect(WHITE, l, ROAD - 2.3, r - l, 0.5)
}

/** One raised leaf of the road, hinged at the pier. */
function leaf(pen, m, angle) {
  const hinge = [m * (HALF - 10), ROAD]
  const long = 28
  const [dx, dy] = [-m * Math.cos(angle), -Math.sin(angle)]
  const [nx, ny] = [m * Math.sin(angle), -Math.cos(angle)]
  const at = (a, b) => [hinge[0] + dx * a + nx * b, hinge[1] + dy * a + ny * b]
  pen.poly(DEEP, [at(-2, -4.4), at(long, -1.4), at(long, 0.8), at(-2, 1)])
  pen.poly(m < 0 ? '#5c6878' : '#8a94a0', [at(-2, 0), at(long, 0), at(long, 1.2), at(-2, 1.6)])
  pen.poly(BLUE, [at(0, -0.4), at(long, -0.2), at(long, 0.6), at(0, 0.6)])
  for (let i = 0; i < 9; i++)
    pen.line(WHITE, [at(1 + i * 3, -3.6 + i * 0.3), at(3.4 + i * 3, -0.5)], 0.4)
}

/** The whole bridge; its leaves stand open at `angle` (0 is closed). */
export const towerBridge = ({ angle = 1.05 } = {}) => ({
  width: 310,
  height: 66,
  below: 8,
  draw(pen) {
    walkways(pen)
    for (const m of [-1, 1]) sideSpan(pen, m)
    for (const m of [-1, 1]) leaf(pen, m, angle)
    for (const m of [-1, 1]) tower(pen, m * HALF)
  },
})

/** A sailing barge of the Thames under tan canvas, in metres, bow to the left. */
export const thamesBarge = () => ({
  floats: true,
  width: 34,
  height: 30,
  below: 3,
  draw(pen) {
    pen.line(
      '#5a3d2c',
      [
        [-1.6, -2],
        [-1.6, -27],
      ],
      0.6,
    )
    pen.line(
      '#5a3d2c',
      [
        [-1.6, -4],
        [9.6, -22],
      ],
      0.4,
    )
    pen.line(
      '#5a3d2c',
      [
        [9, -2],
        [9, -12],
      ],
      0.4,
    )
    pen.path(
      '#b4482e',
      'M-1.200 -4.600L-1.200 -18Q4 -21 9.400 -21.800Q8 -11 8.200 -4.200Q3 -3.600 -1.200 -4.600Z',
    )
    pen.path(
      '#8d3127',
      'M4 -20.200Q7 -21.400 9.400 -21.800Q8 -11 8.200 -4.200L4.600 -4Q3.400 -12 4 -20.200Z',
    )
    pen.path(
      '#c65a36',
      'M-1.200 -18.800L-1.200 -28Q3 -25 8.800 -22.600Q3.600 -21.600 -1.200 -18.800Z',
    )
    pen.path('#c65a36', 'M-2 -20Q-5 -11 -13.600 -4.200Q-8 -3.400 -3 -4.400Q-2.200 -12 -2 -20Z')
    pen.path('#9c3a2a', 'M-2 -20Q-3.600 -12 -6 -4Q-4 -4.200 -3 -4.400Q-2.200 -12 -2 -20Z')
    pen.path('#9c3a2a', 'M9.300 -11.600Q13 -9.600 14 -4.200Q11 -3.800 9.300 -4.200Z')
    pen.path(
      '#2b2f44',
      'M-15.500 -3.800Q-14 1.400 -11.500 2L13 2Q15 1.400 15.400 -3.400Q0 -2 -15.500 -3.800Z',
    )
    pen.path('#e6d9b8', 'M-15.500 -3.800Q0 -2 15.400 -3.400L15.300 -2.700Q0 -1.300 -15.200 -3.100Z')
    pen.path('#b8442f', 'M-12.600 1Q0 1.600 14 1L13 2L-11.500 2Z')
    pen.ellipse('#33405c', 11.6, -4.4, 0.7, 1.2).ellipse('#d9a27c', 11.6, -6.2, 0.6)
  },
})
