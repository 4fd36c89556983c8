// The stairs of Doi Suthep: 309 steps up a wooded slope between two nagas, the gate at their head. In metres; evening, the sun beyond the gate.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crown, crowns } from './crowns.js'
import { lens } from './lens.js'

const RISE = 0.46
const FOOT = 13
const HEAD = 112
export const P = lens({ eye: [2.9, 1.7, 0], f: 112, cx: 102, cy: 73 })
/** Height of the slope at a distance. */
export const slope = (z) => Math.max(0, Math.min(HEAD, z) - FOOT) * RISE

/** Warm air and sky beyond the trees. */
export function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 46)
  for (const [a, c] of [
    [0, '#2c5c88'],
    [0.3, '#6c98a4'],
    [0.52, '#e8c890'],
    [0.72, '#ffd88c'],
    [1, '#fff0b8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  const glow = k.createRadialGradient(96, 22, 3, 96, 22, 46)
  for (const [a, c] of [
    [0, 'rgba(255,246,200,.95)'],
    [0.3, 'rgba(255,236,168,.55)'],
    [1, 'rgba(255,224,150,0)'],
  ])
    glow.addColorStop(a, c)
  k.fillStyle = glow
  k.fillRect(46, -6, 104, 80)
  path(k, '#fffbe0', 'M95 17a4.500 4.500 0 1 0 0.010 0Z')
  for (const d of [
    'M28 12C46 9.600 66 10.400 84 8.600C68 13 48 14.200 28 12Z',
    'M104 6.500C118 5 132 6 146 4.200C134 8 118 9 104 6.500Z',
    'M110 14.500C120 13.400 130 14 140 12.800C130 15.600 120 16.400 110 14.500Z',
  ])
    path(k, 'rgba(255,226,168,.75)', d)
}

const FAR = [
  ['#b8b484', '#d0c48c', '#f0dc9c'],
  ['#a4ac80', '#c0bc84', '#e8d494'],
]
const MIDDLE = [
  ['#3c6c64', '#5c8c6c', '#a4b870'],
  ['#4c7060', '#74986c', '#c8c478'],
  ['#345f60', '#4c8068', '#88a86c'],
]
const SHADED = [
  ['#1c4450', '#285c58', '#4c8464'],
  ['#204c54', '#30685c', '#649468'],
  ['#183c4c', '#245454', '#3c7460'],
]
const NEAR = [
  ['#12303c', '#1a4248', '#2c6054'],
  ['#102c38', '#163a42', '#245450'],
]

/** The wood on both sides of the stairs, from the summit to where we stand, each tree drawn. */
export function wood(k) {
  path(k, '#b0b082', 'M-6 30C20 20 40 22 60 25L90 27V60H-6ZM104 27C120 22 140 20 168 16V60H104Z')
  crowns(
    k,
    points(
      '2 27 15 12 0 16 26 12 8 1 28 27 14 9 0 42 28 13 8 1 56 29 12 7 0 68 30 12 8 1 80 31 11 7 0 113 30 10 7 1 123 30 13 10 0 136 28 13 9 1 148 27 14 12 0 162 25 14 10 1',
      5,
    ),
    FAR,
    3,
    1,
  )
  path(k, '#4c7462', 'M-6 44L50 38L84 34L70 90H-6ZM108 33L130 36L168 38V90H112Z')
  for (const [x, y, h] of points('24 46 12 44 45 10 63 44 9 132 46 11 150 48 14', 3))
    stroke(
      k,
      '#34545c',
      0.9,
      `M${x} ${y}C${x + 0.6} ${y - h * 0.5} ${x - 0.5} ${y - h * 0.7} ${x + 0.3} ${y - h}`,
    )
  crowns(
    k,
    points(
      '-2 42 22 20 0 18 44 19 15 1 33 41 16 18 2 47 43 15 11 0 59 42 13 12 1 70 44 13 9 2 78 44 9 7 0 116 40 10 10 1 126 44 16 13 2 140 42 17 18 0 156 44 20 16 1',
      5,
    ),
    MIDDLE,
    11,
    1,
  )
  path(k, '#1c4450', 'M-6 58L30 54L56 62L50 92H-6ZM118 56L140 50L168 52V92H112Z')
  crowns(
    k,
    points(
      '10 62 22 22 0 29 64 19 16 1 45 67 17 15 2 57 70 13 9 0 120 62 12 12 1 131 66 17 17 0 147 64 20 22 2 162 68 20 18 1 24 78 24 16 2 42 80 18 12 0 126 76 16 12 2 142 80 22 16 1 160 82 24 18 0',
      5,
    ),
    SHADED,
    23,
    1,
  )
  path(k, '#183f48', 'M-6 74C10 72 30 76 46 82L56 98H-6ZM112 84C124 78 146 78 168 76V98H106Z')
}

/** Trees that close in on the stairs, each on the slope where it stands. */
export function avenue(k) {
  const r = random(5)
  for (let z = 104; z > 20; z -= 5.6 + r() * 2) {
    for (const m of [-1, 1]) {
      const high = (5.5 + r() * 4.5) * (z < 32 ? 0.72 : 1)
      const wide = high * (0.8 + r() * 0.4)
      const x = m * (4.6 + wide * 0.5 + r() * 2.5)
      if (m > 0 && z < 28) continue
      const [px, py, q] = P(x, slope(z) - 0.6, z)
      if (px + wide * q * 0.5 < -8 || px - wide * q * 0.5 > 168) continue
      const tones = z > 74 ? FAR : z > 46 ? MIDDLE : SHADED
      const own = tones[Math.floor(r() * tones.length)]
      const [foot, t] = [py + q * 0.9, 0.045 * high * q]
      path(
        k,
        own[0],
        `M${px - t * 2.2} ${foot}C${px - t} ${foot - q} ${px - t} ${foot - 2 * q} ${px - t} ${py - high * q * 0.5}H${px + t}C${px + t} ${foot - 2 * q} ${px + t} ${foot - q} ${px + t * 2.4} ${foot}Z`,
      )
      const sun = px < 100 ? 1 : -1
      const low = r() < 0.45 ? 0 : 0.16
      crown(k, px, py - q * high * low, wide * q, high * q, own, z, sun)
      crown(
        k,
        px + m * wide * q * 0.02,
        foot + q * 0.4,
        wide * q * 0.6,
        high * q * 0.26,
        own,
        z + 0.5,
        sun,
      )
      crown(
        k,
        px + m * wide * q * 0.5,
        foot + q * 0.7,
        wide * q * 0.5,
        high * q * 0.2,
        own,
        z + 0.7,
        sun,
      )
    }
  }
}

/** Trunks and crowns in the dark before it all. */
export function frame(k) {
  path(
    k,
    '#12303c',
    'M-6 98V80C1 76 3.500 62 3 44C2.600 28 4 12 1 -6H10.500C9.600 12 10.500 30 11.400 46C12.400 66 14 78 22 86L30 92L32 98Z',
  )
  path(
    k,
    '#2c5450',
    'M8.600 -6H10.500C9.600 12 10.500 30 11.400 46C12.400 66 14 78 22 86L30 92C20 88 13 80 10.800 64C9.600 46 8.400 20 8.600 -6Z',
  )
  stroke(k, '#12303c', 1.5, 'M9.600 27C16 20 22 13 31 8M5 20C0 12 -2 8 -6 4')
  // Bushes along the foot of both banks.
  crowns(
    k,
    points(
      '24 86 18 13 1 36 88 15 9 0 48 89 12 6 1 30 91 16 7 0 116 89 13 7 0 127 88 17 11 1 141 88 20 14 0 156 88 22 19 1 166 90 20 24 0 134 91 14 6 1',
      5,
    ),
    NEAR,
    61,
    1,
  )
  crowns(
    k,
    points('4 12 26 18 0 22 9 22 14 1 38 6 20 13 0 53 2 18 10 1 -4 22 16 14 1', 5),
    NEAR,
    41,
    1,
  )
  crowns(k, points('164 26 16 16 0 152 16 18 14 1 166 12 22 18 0 140 5 18 12 1', 5), NEAR, 47, -1)
}

/** One tier of a roof of the north: eaves that sweep out, a gilded edge, a finial at its point. */
function tier(k, half, y, high, hip, [lit, dark, edge]) {
  const d = `M${-half} ${y}C${-half * 0.7} ${y - high * 0.16} ${-half * 0.5} ${y - high * 0.5} ${-hip} ${y - high}H${hip}C${half * 0.5} ${y - high * 0.5} ${half * 0.7} ${y - high * 0.16} ${half} ${y}L${half * 0.9} ${y + 0.5}H${-half * 0.9}Z`
  path(k, dark, d)
  path(
    k,
    lit,
    `M${-half} ${y}C${-half * 0.7} ${y - high * 0.16} ${-half * 0.5} ${y - high * 0.5} ${-hip} ${y - high}H${-hip * 0.1}L${-half * 0.24} ${y + 0.3}Z`,
  )
  stroke(k, edge, 0.42, `M${-half} ${y}L${-half * 0.9} ${y + 0.4}H${half * 0.9}L${half} ${y}`)
}

/** The gate at the head of the stairs: a doorway between pillars under three roofs, 11 high. */
function gate(k) {
  path(k, '#a85c48', 'M-5 0V-4.600H5V0Z')
  path(k, '#fff0b4', 'M-1.800 0V-3.600Q0 -5 1.800 -3.600V0Z')
  for (const x of [-4.4, -2.6, 2, 3.8]) path(k, '#e8b070', `M${x} 0V-4.600H${x + 0.6}V0Z`)
  const [green, gold] = [
    ['#8c9c58', '#587050', '#ffe49c'],
    ['#e8904c', '#a8584c', '#ffe49c'],
  ]
  tier(k, 7.4, -4.2, 2.4, 3.6, gold)
  tier(k, 5.4, -6.2, 2.2, 2.4, green)
  tier(k, 3.6, -8, 3, 0.3, gold)
  stroke(k, '#ffe49c', 0.36, 'M0 -10.800V-13.600')
}

const STEPS = 309
/** Steps, their edges in the light of the sky ahead; landings; then the gate. */
export function stairs(k) {
  // Banks of the slope beside them.
  for (const m of [-1, 1])
    for (const [out, drop, c] of [
      [16, 4, m < 0 ? '#3c6c60' : '#2c5c5c'],
      [6, 1.2, m < 0 ? '#7c9468' : '#4c7460'],
    ])
      fill(
        k,
        c,
        Array.from({ length: 40 }, (_, i) => HEAD - i * 2.5)
          .map((z) => P(m * (out + 1.2 * Math.sin(z * 0.22)), slope(z) - drop, z))
          .concat([14, HEAD].map((z) => P(m * 3, slope(z), z))),
      )
  at(k, P(0, 0, HEAD)[0], P(0, slope(HEAD), HEAD)[1] + 0.4, P(0, 0, HEAD)[2] * 1.08, gate)
  const half = 2.9
  const run = (HEAD - FOOT) / STEPS
  const g = k.createLinearGradient(0, 24, 0, 90)
  for (const [a, c] of [
    [0, '#f4c07c'],
    [0.22, '#cc8868'],
    [0.5, '#945468'],
    [1, '#54345c'],
  ])
    g.addColorStop(a, c)
  fill(k, g, [
    P(-half, 0, FOOT),
    P(-half, slope(HEAD), HEAD),
    P(half, slope(HEAD), HEAD),
    P(half, 0, FOOT),
  ])
  for (let i = 0; i < STEPS; i++) {
    const z = FOOT + i * run
    const every = z < 30 ? 1 : z < 50 ? 2 : 4
    if (i % every) continue
    const y = slope(z) + run * RISE
    const [, , q] = P(0, y, z)
    const near = Math.min(1, (z - FOOT) / 40)
    const [a, b] = [P(-half, y, z), P(half, y, z)]
    k.strokeStyle = `rgba(255,${Math.round(196 + near * 34)},${Math.round(140 + near * 20)},${0.34 + 0.3 * near})`
    k.lineWidth = Math.max(0.16, q * 0.035 * every ** 0.5)
    k.lineCap = 'butt'
    k.beginPath()
    k.moveTo(a[0], a[1])
    k.lineTo(b[0], b[1])
    k.stroke()
  }
  // The light of the gate comes down their middle.
  fill(k, 'rgba(255,226,150,.3)', [
    P(-0.9, slope(HEAD), HEAD),
    P(0.9, slope(HEAD), HEAD),
    P(1.7, slope(44), 44),
    P(1.2, slope(24), 24),
    P(-0.6, slope(24), 24),
    P(-1.3, slope(44), 44),
  ])
}

/** Height of a naga's back. */
export const back = (z) => slope(z) + 1.35 + 0.3 * Math.sin((z - FOOT) * 0.62)

/** The body of a naga as a wall along the stairs: plinth, scales, gilded back in waves. m: -1 left, 1 right. */
export function body(k, m) {
  const x = 3.1 * m
  const zs = []
  for (let z = FOOT - 0.4; z < HEAD; z += z < 40 ? 0.5 : 2) zs.push(z)
  const strip = (low, high, colour, xx = x) =>
    fill(k, colour, [
      ...zs.map((z) => P(xx, low(z), z)),
      ...zs.toReversed().map((z) => P(xx, high(z), z)),
    ])
  const shade = k.createLinearGradient(0, 26, 0, 88)
  for (const [a, c] of m < 0
    ? [
        [0, '#d8b87c'],
        [0.3, '#5c9478'],
        [0.6, '#2c6c68'],
        [1, '#1c4c58'],
      ]
    : [
        [0, '#c8a874'],
        [0.3, '#4c8070'],
        [0.6, '#245860'],
        [1, '#183c50'],
      ])
    shade.addColorStop(a, c)
  strip((z) => slope(z) - 0.3, back, shade)
  strip(
    (z) => slope(z) - 0.3,
    (z) => slope(z) + 0.34,
    m < 0 ? '#b08c8c' : '#7c6484',
  )
  strip(
    (z) => slope(z) + 0.34,
    (z) => slope(z) + 0.46,
    m < 0 ? '#f4cc8c' : '#c49880',
  )
  // Scales: rows of arcs between plinth and back, thinning with distance.
  for (let z = FOOT; z < 46; z += z < 24 ? 0.46 : 0.9)
    for (let row = 0; row < 3; row++) {
      const t = 0.22 + row * 0.24
      const w = z < 24 ? 0.46 : 0.9
      const z0 = z + (row % 2) * w * 0.5
      const yy = (zz) => slope(zz) + 0.46 + (back(zz) - slope(zz) - 0.46) * t
      const [a, b, c] = [
        P(x, yy(z0) + 0.06, z0),
        P(x, yy(z0 + w / 2) - 0.2, z0 + w * 0.5),
        P(x, yy(z0 + w) + 0.06, z0 + w),
      ]
      stroke(
        k,
        ['#e8b860', '#8cc08c', '#8cc08c'][row],
        Math.max(0.1, a[2] * 0.022),
        `M${a[0]} ${a[1]}Q${b[0]} ${b[1]} ${c[0]} ${c[1]}`,
      )
    }
  // Its gilded back, bright where it rises against the sky.
  for (const [from, to, w] of [
    [0, 14, 0.12],
    [13, 50, 0.12],
    [49, 999, 0.14],
  ]) {
    const part = zs.slice(from, to)
    if (part.length < 2) continue
    const q = P(x, 0, part[Math.floor(part.length / 2)])[2]
    stroke(
      k,
      '#ffdc88',
      Math.max(0.3, q * w * 0.7),
      part.map((z, i) => `${i ? 'L' : 'M'}${P(x, back(z), z).slice(0, 2).join(' ')}`).join(''),
    )
  }
}

/** One serpent's neck and head that looks to the right, a tall gilded crown; foot at 0, 0, 10 high to the brow. */
function serpent(k, [skin, lit, deep, gold]) {
  path(
    k,
    deep,
    'M-1.500 0C-2.100 -3 -1.900 -5.600 -1 -7.400L1.600 -7C1.200 -5 1.200 -2.500 1.600 0Z',
  )
  path(
    k,
    skin,
    'M-1.500 0C-2.100 -3 -1.900 -5.600 -1 -7.400L0.200 -7C-0.400 -5 -0.300 -2.500 0.200 0Z',
  )
  path(
    k,
    '#b87850',
    'M0.500 0C0.200 -2.500 0.300 -4.800 0.800 -6.600L1.500 -6.800C1.200 -5 1.200 -2.500 1.600 0Z',
  )
  for (let y = -0.7; y > -6; y -= 0.85)
    stroke(k, '#6c4850', 0.15, `M0.400 ${y}Q0.900 ${y + 0.3} 1.500 ${y}`)
  // The head: brow, long snout that turns up, the lower jaw; mouth and eye only as lines of shade.
  path(
    k,
    skin,
    'M-1.300 -7C-1.500 -8.500 -0.400 -9.500 0.900 -9.300C1.700 -9.200 2.500 -8.900 3.300 -9.200C3.800 -9.400 4.100 -9.900 4 -10.500C4.700 -9.700 4.700 -8.500 3.900 -8.100C3 -7.700 2.200 -7.700 1.700 -7.400C2.300 -7 2.900 -6.900 3.500 -7.100C3.300 -6.400 2.600 -6.100 1.900 -6.200C0.800 -6.300 -0.800 -6 -1.300 -7Z',
  )
  path(
    k,
    deep,
    'M0.900 -7.300C2 -7.800 3 -7.700 3.700 -8C3 -7.500 2.200 -7.300 1.800 -7.100C2.300 -6.900 2.900 -6.900 3.500 -7.100C2.600 -6.700 1.500 -6.800 0.900 -7.300Z',
  )
  path(
    k,
    deep,
    'M0.500 -8.300C0.900 -8.800 1.600 -8.700 1.900 -8.300C1.500 -8.100 0.900 -8 0.500 -8.300Z',
  )
  path(
    k,
    lit,
    'M-1.300 -7.200C-1.500 -8.500 -0.400 -9.500 0.900 -9.300C1.700 -9.200 2.500 -8.900 3.300 -9.200C2.500 -8.600 1.700 -8.800 0.900 -8.900C0 -9 -0.900 -8.400 -1.300 -7.200Z',
  )
  // Crown: a spire before, ear and mane behind.
  path(
    k,
    gold[1],
    'M1.300 -9.200C1.500 -10.600 0.500 -11.400 0.600 -14C-0.500 -12.400 -0.900 -11 -0.900 -9.400C-1.600 -10.200 -1.900 -11 -2.700 -11.600C-2.700 -10 -2.300 -9 -1.500 -8C-2.200 -8.200 -2.700 -8.500 -3.200 -8.300C-2.900 -7.200 -2.100 -6.300 -1.200 -6.200Z',
  )
  path(
    k,
    gold[0],
    'M1.300 -9.200C1.500 -10.600 0.500 -11.400 0.600 -14C0.100 -12.400 0.300 -10.800 0.400 -9.200ZM-0.900 -9.400C-1.600 -10.200 -1.900 -11 -2.700 -11.600C-2.200 -10.200 -1.700 -9 -0.900 -8.400Z',
  )
}

/** The seven heads at the foot in one leaf-shaped fan; 10 high to the brow of the middle one. way: where it looks. */
export function heads(k, way) {
  const gold = ['#ffd880', '#c8883c']
  const tones = ['#3c8874', '#a8d49c', '#174450', gold]
  const small = ['#2c7068', '#80b490', '#16424c', ['#f0b85c', '#98643c']]
  const one = (turn, size, x, y, m, c) => {
    k.save()
    k.translate(x, y)
    k.rotate((turn * Math.PI) / 180)
    k.scale(m * size, size)
    serpent(k, c)
    k.restore()
  }
  // The hood behind them all, rimmed with gold.
  const hood =
    'M-3 -0.300C-6.600 -2 -8 -5.600 -6.300 -8.600C-5.600 -9.900 -4.600 -10.600 -3.500 -12.200C-2 -13.200 -0.800 -13.600 0 -15.600C0.800 -13.600 2 -13.200 3.500 -12.200C4.600 -10.600 5.600 -9.900 6.300 -8.600C8 -5.600 6.600 -2 3 -0.300Z'
  path(k, '#123844', hood)
  stroke(k, '#d89c4c', 0.34, hood)
  for (const [turn, size, x, y] of points('27 0.660 2.200 -0.200 13 0.820 1.250 0', 4))
    for (const m of [-1, 1]) one(turn * m, size, x * m, y, m, small)
  one(0, 1, 0, 0, way, tones)
  // The plinth it rises from, with a lotus rim.
  path(k, '#503c60', 'M-4 3L-3.400 -0.400H3.400L4 3Z')
  path(k, '#94707c', way < 0 ? 'M4 3L3.400 -0.400H1L1.300 3Z' : 'M-4 3L-3.400 -0.400H-1L-1.300 3Z')
  path(k, '#e8b878', 'M-3.700 0.300Q-3.500 -0.600 -3 -0.600H3Q3.500 -0.600 3.700 0.300Z')
  path(k, '#3c2c54', 'M-4.300 3.400V2.500H4.300V3.400Z')
}

/** A cat that sits and looks up the stairs; 1 high, its tail over the side. */
export function cat(k) {
  stroke(k, '#2c2440', 0.12, 'M-0.240 -0.060C-0.460 0 -0.500 0.200 -0.420 0.420')
  path(
    k,
    '#2c2440',
    'M0.250 0C0.300 -0.280 0.260 -0.520 0.190 -0.620C0.300 -0.700 0.320 -0.840 0.290 -1.020L0.170 -0.910H0.020L-0.090 -1.020C-0.110 -0.870 -0.090 -0.740 -0.010 -0.650C-0.220 -0.520 -0.330 -0.240 -0.300 0Z',
  )
  stroke(
    k,
    '#ffcf84',
    0.045,
    'M0.260 -0.060C0.290 -0.300 0.250 -0.520 0.190 -0.620C0.290 -0.700 0.310 -0.840 0.285 -0.970',
  )
}
