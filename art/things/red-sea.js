import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** A sea fan of the Red Sea: branches in one plane before their own dark; foot at x, y, `q` high, leaning by `lean`. */
export function gorgonian(k, x, y, q, [dark, mid, lit], { lean = 0, seed = 1, spread = 1 } = {}) {
  const r = random(seed)
  const twigs = []
  const grow = (x0, y0, a, l, n) => {
    const [x1, y1] = [x0 + Math.cos(a) * l, y0 + Math.sin(a) * l]
    twigs.push([x0, y0, x1, y1, n])
    if (!n) return
    const open = (0.3 + r() * 0.22) * spread
    grow(x1, y1, a - open, l * (0.74 + r() * 0.16), n - 1)
    grow(x1, y1, a + open, l * (0.74 + r() * 0.16), n - 1)
  }
  const a0 = -1.571 + lean
  stroke(
    k,
    dark,
    q * 0.07,
    `M${x} ${y}L${x + Math.cos(a0) * q * 0.14} ${y + Math.sin(a0) * q * 0.14}`,
  )
  const [bx, by] = [x + Math.cos(a0) * q * 0.1, y + Math.sin(a0) * q * 0.1]
  for (const d of [-0.8, -0.3, 0.3, 0.8])
    grow(bx, by, a0 + d * spread, q * 0.23 * (1 - Math.abs(d) * 0.12), 5)
  // Between the twigs a fine net, dark, so that the fan reads as one leaf.
  for (const [x0, y0, x1, y1, n] of twigs)
    stroke(k, dark, q * (n < 2 ? 0.05 : 0.04 + n * 0.005), `M${x0} ${y0}L${x1} ${y1}`)
  for (const [x0, y0, x1, y1, n] of twigs)
    stroke(k, n < 2 ? lit : mid, q * (0.012 + n * 0.006), `M${x0} ${y0}L${x1} ${y1}`)
}

/** Soft coral like a little tree: a pale stem, heads of polyps towards the light. */
export function softCoral(k, x, y, q, tones, stem, { lean = 0, seed = 1 } = {}) {
  const r = random(seed)
  const heads = points(
    '-0.42 -0.5 0.26 0.4 -0.56 0.28 -0.2 -0.78 0.28 0.22 -0.86 0.26 0 -1.08 0.24 -0.02 -0.5 0.24',
    3,
  )
  for (const [dx, dy] of heads)
    stroke(
      k,
      stem,
      q * 0.13,
      `M${x} ${y}Q${x + lean * q * 0.2} ${y - q * 0.3} ${x + (dx + lean * -dy) * q} ${y + dy * q}`,
    )
  for (const [dx, dy, size] of heads)
    clump(k, x + (dx + lean * -dy) * q, y + dy * q, q * size, tones, r() * 6, { side: 1 })
}

/** Anthias: a small fish with a forked tail, head to the right, `q` long. */
function anthias(k, x, y, q, [body, lit]) {
  path(
    k,
    body,
    `M${x} ${y}c${-q * 0.2} ${-q * 0.26} ${-q * 0.5} ${-q * 0.26} ${-q * 0.72} ${-q * 0.06}l${-q * 0.36} ${-q * 0.26}l${q * 0.14} ${q * 0.3}l${-q * 0.16} ${q * 0.32}l${q * 0.38} ${-q * 0.2}c${q * 0.22} ${q * 0.18} ${q * 0.52} ${q * 0.16} ${q * 0.72} ${-q * 0.1}Z`,
  )
  path(
    k,
    lit,
    `M${x} ${y}c${-q * 0.2} ${-q * 0.26} ${-q * 0.5} ${-q * 0.26} ${-q * 0.72} ${-q * 0.06}c${q * 0.2} ${-q * 0.04} ${q * 0.5} ${-q * 0.04} ${q * 0.72} ${q * 0.06}Z`,
  )
}

/** A cloud of anthias along a line of [x, y, half width], heads to the right. */
export function anthiasCloud(k, line, { count, size, tones, seed }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const t = r() * (line.length - 1)
    const [a, b] = [line[Math.floor(t)], line[Math.ceil(t)]]
    const u = t % 1
    const [x, y, wide] = a.map((v, j) => v + (b[j] - v) * u)
    const g = (r() + r() + r() - 1.5) * 1.2
    const across = (r() - 0.5) * wide
    anthias(
      k,
      x + across,
      y + g * wide,
      size * (0.7 + r() * 0.6),
      tones[Math.floor(r() * tones.length)],
    )
  }
}

const WRASSE =
  'M49.500 5.500C48.500 2 46.500 -1 44 -5C43.500 -12 41 -20 33 -25C22 -30 4 -28 -12 -22C-24 -18 -33 -12 -40 -8.500C-46 -9 -52 -13 -57 -14.500C-60 -8 -60.500 4 -57.500 11C-52 10 -46 7 -40 5.500C-30 12 -18 20 0 23.500C14 26 30 22 39 16C43 13.500 46 12 48.500 9.500Z'

/** A Napoleon wrasse, its head to the right: 110 long; light from above. */
export function napoleon(k) {
  const [deep, body, lit, gold] = ['#125a78', '#1f8a90', '#62c8ae', '#f2d27c']
  // Long fins on back and belly, then the body with its hump and its thick lips.
  path(k, deep, 'M24 -27C10 -36 -14 -33 -34 -19C-38 -16 -41 -13 -43 -14L-36 -7L20 -20Z')
  path(k, body, 'M24 -27C10 -36 -14 -33 -34 -19L-37 -15.500C-22 -24 0 -29 24 -25Z')
  path(k, deep, 'M4 22C-6 30 -24 26 -36 15C-40 12 -42 10 -44 11L-38 3L0 16Z')
  path(k, body, WRASSE)
  path(
    k,
    lit,
    'M44 -5C43.500 -12 41 -20 33 -25C22 -30 4 -28 -12 -22C-24 -18 -33 -12 -40 -8.500C-46 -9 -52 -13 -57 -14.500C-58 -12 -58.600 -9.500 -59 -7C-48 -5 -40 -3 -30 -6C-14 -12 2 -17 18 -15C30 -13 38 -8 44 -5Z',
  )
  path(
    k,
    deep,
    'M-58.500 7C-52 7 -46 4 -40 2.500C-26 6 -10 14 6 15C22 16 38 12 49 7.500L48.500 9.500C46 12 43 13.500 39 16C30 22 14 26 0 23.500C-18 20 -30 12 -40 5.500C-46 7 -52 10 -57.500 11Z',
  )
  stroke(k, gold, 1.2, 'M-57 -14C-60 -8 -60.500 4 -57.500 10.500')
  for (const d of ['M-44 -5L-57 -9', 'M-44 -2L-58.500 -2.500', 'M-44 1L-58 5'])
    stroke(k, deep, 0.8, d)
  // Scales: short upright strokes in rows.
  for (let i = 0; i < 9; i++)
    for (let j = 0; j < 5; j++) {
      const [x, y] = [-32 + i * 5.2 + (j % 2) * 2.6, -12 + j * 5.4 - (i - 2) * 0.9]
      if (y < -20 + Math.abs(x) * 0.35 || y > 17 - Math.max(0, -x - 4) * 0.4) continue
      stroke(k, j < 2 ? body : deep, 1, `M${x} ${y - 1.9}q1.500 1.900 0 3.800`)
    }
  // The maze of the head, the two lines behind the eye.
  for (const d of [
    'M40 -16C36 -20 30 -22 25 -22',
    'M41 -11C35 -15 29 -17 22 -17',
    'M36 4C32 7 27 8 22 7',
    'M38 8.500C33 12 27 13 21 11.500',
    'M30 17C26 18.500 22 18.500 18 17.500',
  ])
    stroke(k, gold, 0.9, d)
  stroke(
    k,
    '#0c2c50',
    1.3,
    'M29 -6C24 -8.500 20 -9 15 -8.500M29 -2.500C24 -3.500 20 -3.200 15.500 -1.500',
  )
  path(k, lit, 'M33.500 -9.500a4.600 4.600 0 1 0 0.010 0Z')
  path(k, gold, 'M33.700 -8.400a3.400 3.400 0 1 0 0.010 0Z')
  path(k, '#0c1c40', 'M34.200 -7a2 2 0 1 0 0.010 0Z')
  path(k, '#ffffff', 'M35 -6.600a0.700 0.700 0 1 0 0.010 0Z')
  path(k, '#8cdcc4', 'M42 3.500C45 2 49 2.500 51.500 4.500C51.500 6.500 48 7.500 44 6.800Z')
  path(k, '#3c9c9c', 'M43.500 7.800C47 8.200 50 7.500 50.800 8C50.600 10.500 47 12 44.500 11Z')
  stroke(k, '#0c2c50', 0.8, 'M51 6.600C48 7.600 45 7.600 42 6.800')
  // Breast fin.
  path(k, deep, 'M14 2C8 0 0 3 -5 10C-2 13.500 6 13 11 9.500Z')
  path(k, lit, 'M14 2C8 0 0 3 -5 10C1 6.500 8 5 13.500 5Z')
}

/** A free diver who sinks head first to the left: 128 long with the fins, drawn level, head at 0; light on her back. */
export function freeDiver(k) {
  const [suit, back, skin, warm] = ['#1a2258', '#4a66b4', '#c98660', '#eab084']
  // The far fin and leg.
  path(
    k,
    '#c8742c',
    'M82 9C92 12 104 17 124 29C126 27 126.500 23 124.500 20.500C110 12 96 6 84 4.500Z',
  )
  path(
    k,
    '#121a48',
    'M36 6C50 10 62 9.500 72 8.500C78 8 82 8 86 8.800L86.500 5C80 3 66 3 54 1L38 -1Z',
  )
  // The arm along her body lies under the trunk.
  path(k, '#121a48', 'M10 5C18 10 28 13 38 12.500C40 12 40 10 38.500 9.500C30 9 22 6 14 1Z')
  path(k, skin, 'M38 9.600C41 9.200 44.500 10 46 11.200C45 13 41 13.600 37.500 12.600Z')
  // Trunk and near leg.
  path(
    k,
    suit,
    'M5 -2.500C9 -6.500 17 -7.800 25 -6.500C32 -5.400 36 -6.500 42 -6.200C52 -5.800 62 -4 70 -2.800C77 -2.200 83 -1.200 88 0L87.500 4.200C80 4 74 4.600 68 5C58 6 48 8 39 7.500C31 7 24 8.500 17 8C11 7.500 7 6 4.500 3.500Z',
  )
  path(
    k,
    back,
    'M5 -2.500C9 -6.500 17 -7.800 25 -6.500C32 -5.400 36 -6.500 42 -6.200C52 -5.800 62 -4 70 -2.800C77 -2.200 83 -1.200 88 0L87.900 1.200C80 0 66 -0.500 56 -1.800C46 -3.400 38 -3 30 -3.400C20 -4 11 -3 5.500 0Z',
  )
  path(k, '#ff7a4c', 'M34 -6L37.500 -6.300L40.500 7.500L36.500 7.300Z')
  path(k, '#ffb07c', 'M34 -6L37.500 -6.300L38.300 -3.100L34.800 -3.200Z')
  // The near fin, bent by the kick.
  path(
    k,
    '#f2a82c',
    'M84 -1.500C94 -3 110 -8 128 -19C131 -16.500 132 -12 130.500 -9C116 0 98 5 85.500 5.500Z',
  )
  path(
    k,
    '#ffd96c',
    'M84 -1.500C94 -3 110 -8 128 -19C129 -18.200 129.800 -17 130.300 -15.800C114 -6 98 -0.500 85 1Z',
  )
  stroke(k, '#c8742c', 0.8, 'M90 3C102 1.500 116 -3.500 129.500 -11.500')
  // Neck, head, the plait that floats up behind.
  path(k, suit, 'M9 -5C5 -5.500 1 -5 -1 -3.500L2 4.500L7 4.500Z')
  path(
    k,
    '#4a2430',
    'M0 -7C3 -11 8 -12 11 -16C14 -20 13 -24 17 -28C17.500 -24.500 20 -22 19 -18C18 -14 14 -13 12 -9.500C10 -7 7 -5 5 -3.500Z',
  )
  stroke(k, '#7c4038', 0.9, 'M4 -8C9 -11.500 14 -14 16 -22')
  path(k, '#ff7a4c', 'M2.500 -8.800L5.500 -11.200L8.500 -8.200L5.600 -5.800Z')
  path(
    k,
    skin,
    'M-9.500 -3C-9 -7.500 -4 -9.500 0 -8.500C4 -7.500 5.500 -3.500 4.500 0C3.500 4 0 6.500 -4 6.500C-7 6.300 -9 5 -9.800 3C-10.500 1 -10 -1.500 -9.500 -3Z',
  )
  path(
    k,
    '#4a2430',
    'M-8 -6C-6 -9.500 0 -10.500 3.500 -8C6.500 -5.500 6.500 0 4 3C2.500 2 1.500 0 1.200 -2.500C-2 -3 -5.500 -4 -8 -6Z',
  )
  path(k, '#0f1638', 'M-8.500 -5.500L2 -3.800L5.800 -3L5.600 -1.200L1.500 -1.700L-8.500 -3Z')
  path(
    k,
    '#0f1638',
    'M-10.500 -5C-8 -6.500 -3.500 -5.500 -2.500 -3.500C-2 -1.500 -3 1.500 -5 2C-7 2.300 -9.500 2 -11 0.500Z',
  )
  path(
    k,
    '#8ee4ec',
    'M-9.800 -4C-8 -5 -4.800 -4.500 -4 -3C-3.600 -1.500 -4.500 0.300 -6 0.600C-7.800 0.800 -9.300 0.300 -10.200 -0.500Z',
  )
  path(
    k,
    '#dffcfa',
    'M-9.800 -4C-8.700 -4.600 -7.300 -4.700 -6.200 -4.400L-8.600 0.300C-9.200 0.100 -9.800 -0.200 -10.200 -0.500Z',
  )
  stroke(k, '#8c4c3c', 0.7, 'M-8.600 4.200C-7.400 5 -6 5 -4.900 4.300')
  // The arm that reaches out.
  path(k, suit, 'M16 -2C10 0 2 7 -6 13.500C-8 15 -7 17.500 -4.500 17C4 14.500 14 9.500 20 4.500Z')
  path(k, back, 'M16 -2C10 0 2 7 -6 13.500L-6.600 14.800C2 9.500 10 4 17.500 0.500Z')
  path(
    k,
    skin,
    'M-6 13.300C-9.500 15 -13 16 -16.500 17.500C-18 18.300 -17.500 19.600 -16 19.500C-12 19.200 -8 18.500 -4.500 17.200Z',
  )
  path(
    k,
    warm,
    'M-6 13.300C-9.500 15 -13 16 -16.500 17.500L-16.800 18.300C-12 17 -9 16.200 -5.800 15Z',
  )
}

/** Dots of polyps on a ledge: a row of small heads in the light. */
export function crust(k, line, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < line.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [line[i], line[i + 1]]
    const n = Math.max(1, Math.round(Math.hypot(x1 - x0, y1 - y0) / 1.8))
    for (let j = 0; j < n; j++) {
      const t = (j + r() * 0.5) / n
      clump(
        k,
        x0 + (x1 - x0) * t,
        y0 + (y1 - y0) * t,
        0.8 + r() * 1.1,
        tones[Math.floor(r() * tones.length)],
        r() * 6,
        { side: 1 },
      )
    }
  }
}

/** Branches of fire coral, blunt and pale at their tips; foot at x, y. */
export function fingers(k, x, y, q, [dark, mid, tip], seed) {
  const r = random(seed)
  for (let i = -3; i <= 3; i++) {
    const a = -1.571 + i * 0.24
    const l = q * (0.7 + r() * 0.5)
    const [ex, ey] = [x + i * q * 0.1 + Math.cos(a) * l, y + Math.sin(a) * l]
    stroke(k, i > 0 ? mid : dark, q * 0.2, `M${x + i * q * 0.1} ${y}L${ex} ${ey}`)
    stroke(
      k,
      tip,
      q * 0.12,
      `M${ex - Math.cos(a) * q * 0.06} ${ey - Math.sin(a) * q * 0.06}L${ex} ${ey}`,
    )
  }
}

/** A table coral seen from a little above: plate, lit rim, the dark below. */
export function tableCoral(k, x, y, q, [dark, mid, lit]) {
  fill(k, dark, [
    [x - q * 0.2, y],
    [x - q * 0.9, y - q * 0.4],
    [x + q * 0.9, y - q * 0.4],
    [x + q * 0.2, y],
  ])
  path(
    k,
    mid,
    `M${x - q} ${y - q * 0.46}C${x - q * 0.7} ${y - q * 0.3} ${x + q * 0.7} ${y - q * 0.3} ${x + q} ${y - q * 0.46}C${x + q * 0.7} ${y - q * 0.62} ${x - q * 0.7} ${y - q * 0.62} ${x - q} ${y - q * 0.46}Z`,
  )
  path(
    k,
    lit,
    `M${x - q * 0.8} ${y - q * 0.5}C${x - q * 0.3} ${y - q * 0.42} ${x + q * 0.6} ${y - q * 0.36} ${x + q} ${y - q * 0.46}C${x + q * 0.7} ${y - q * 0.62} ${x - q * 0.6} ${y - q * 0.62} ${x - q * 0.8} ${y - q * 0.5}Z`,
  )
}
