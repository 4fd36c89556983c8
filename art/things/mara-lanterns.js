// Balloons on the Mara before sunrise: silk that glows from its own flame, the crew, the dark plain.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const round = (t) =>
  t < 0.44 ? Math.sqrt(1 - (1 - t / 0.44) ** 2) : Math.cos(((t - 0.44) / 0.56) * 1.4) ** 0.9

/**
 * An envelope lit from within: its crown at 0, -1, its mouth at 0, 0, half as wide as R says.
 * colour(i, t) gives the colours of gore i (0 .. n) at t from the crown; from the middle to the edge they fall darker.
 */
export function envelope(k, R, n, colour) {
  const angle = (i) => -Math.PI / 2 + (i / n) * Math.PI
  const rows = 34
  for (let i = 0; i < n; i++) {
    const [a, b] = [angle(i), angle(i + 1)]
    for (let j = 0; j < rows; j++) {
      const [t0, t1] = [j / rows, Math.min(1, (j + 1.2) / rows)]
      k.fillStyle = colour(i, (j + 0.5) / rows)
      k.beginPath()
      for (const [s, q] of [
        [a, t0],
        [b + 0.012, t0],
        [b + 0.012, t1],
        [a, t1],
      ]) {
        const w = round(q)
        // Rows sag between the seams, more below the middle.
        k.lineTo(Math.sin(s) * w * R, q - 1 - Math.cos(s) * w * 0.06 * (q - 0.4))
      }
      k.fill()
    }
  }
  for (let i = 1; i < n; i++) {
    let d = ''
    for (let j = 0; j <= 24; j++) {
      const q = j / 24
      const w = round(q)
      d += `${j ? 'L' : 'M'}${Math.sin(angle(i)) * w * R} ${q - 1 - Math.cos(angle(i)) * w * 0.06 * (q - 0.4)}`
    }
    stroke(k, 'rgba(120,20,40,.3)', 0.003, d)
  }
}

/** Steps of glow: bright near the flame, deep at the crown and the edges. */
export const glowing = (n, sets) => (i, t) => {
  const edge = Math.abs((i + 0.5) / n - 0.5) * 2
  const level = 1.12 * t ** 0.9 - edge ** 2.2 * 0.52 + 0.08
  const set = sets(i, t)
  return set[Math.max(0, Math.min(set.length - 1, Math.floor(level * set.length)))]
}

export const FIRE = ['#6c1c48', '#942448', '#c03440', '#e4543c', '#f87c3c', '#ffa84c', '#ffd47c']
export const GOLD = ['#94403c', '#b8603c', '#d88440', '#f0a448', '#fcc05c', '#ffdc84', '#fff0b8']
export const DUSK = ['#2c2860', '#44306c', '#683c78', '#8c4c7c', '#b4607c', '#d87c78', '#f0a07c']

/** Basket, frame and flame; the floor at 0, 3.6 high; the mouth lies at -7.6. */
export function basket(k, flame = 1) {
  stroke(
    k,
    '#3c2040',
    0.14,
    'M-2.700 -7.600L-1.900 -3.200M2.700 -7.600L1.900 -3.200M-1 -7.700L-0.8 -5.200M1 -7.700L0.8 -5.200',
  )
  if (flame) {
    path(k, '#ff9c3c', 'M-0.700 -5C-1.500 -7.500 -0.6 -10 0 -12.500C0.6 -10 1.500 -7.500 0.700 -5Z')
    path(
      k,
      '#fff4c8',
      'M-0.420 -5C-0.800 -6.800 -0.3 -8.600 0 -10.200C0.3 -8.600 0.800 -6.800 0.420 -5Z',
    )
  }
  stroke(k, '#2c1c3c', 0.3, 'M-1.900 -3.200L-1.300 -5H1.300L1.900 -3.200')
  const r = random(4)
  for (const [x, c] of [
    [-1.5, '#f0b06c'],
    [-0.8, '#c8546c'],
    [-0.1, '#6c84b4'],
    [0.7, '#e08c4c'],
    [1.4, '#84506c'],
  ]) {
    const h = r() * 0.2
    path(k, c, `M${x - 0.36} -2.600V${-3.5 - h}Q${x} ${-4 - h} ${x + 0.36} ${-3.5 - h}V-2.600Z`)
    path(
      k,
      '#d88c5c',
      `M${x - 0.22} ${-4 - h}a0.230 0.270 0 1 0 0.460 0a0.230 0.270 0 1 0 -0.460 0Z`,
    )
    path(k, '#4c2840', `M${x - 0.24} ${-4 - h}a0.230 0.270 0 0 1 0.460 0Z`)
  }
  path(k, '#54303c', 'M-2.100 -3H2.100L1.900 0H-1.900Z')
  path(k, '#94563c', 'M-0.600 -3H2.100L1.900 0H-0.500Z')
  path(k, '#c8844c', 'M0.600 -3H2.100L1.900 0H0.700Z')
  for (const y of [-2.2, -1.4, -0.7]) stroke(k, 'rgba(48,20,48,.5)', 0.12, `M-2 ${y}H2`)
  path(k, '#38203c', 'M-2.200 -3.300H2.200V-2.800H-2.200Z')
}

/** The Mara towards the sunrise: the escarpment, plains in bands, mist between the trees. */
export function plain(k, horizon) {
  fill(
    k,
    '#8c6c94',
    points(
      `-6 ${horizon} -6 ${horizon - 5.6} 20 ${horizon - 5.8} 44 ${horizon - 5.2} 58 ${horizon - 3.4} 72 ${horizon - 2.6} 100 ${horizon - 1.2} 130 ${horizon - 0.8} 166 ${horizon - 1} 166 ${horizon} -6 ${horizon}`,
    ),
  )
  fill(
    k,
    '#a47c94',
    points(
      `-6 ${horizon} -6 ${horizon - 2} 24 ${horizon - 2.6} 60 ${horizon - 1.2} 110 ${horizon - 0.4} 166 ${horizon - 0.5} 166 ${horizon + 1} -6 ${horizon + 1}`,
    ),
  )
  for (const [c, y, amp, ph] of [
    ['#7c5c88', horizon, 0.3, 0],
    ['#5c4c80', horizon + 2.6, 0.5, 2],
    ['#443f74', horizon + 7, 0.8, 4],
    ['#343464', horizon + 13.5, 1, 1],
    ['#282a54', horizon + 21, 1.2, 3],
  ])
    fill(k, c, [
      ...Array.from({ length: 36 }, (_, i) => {
        const x = -8 + i * 5
        return [x, y + Math.sin(x * 0.045 + ph) * amp + Math.sin(x * 0.13 + ph * 2) * amp * 0.3]
      }),
      [168, 98],
      [-8, 98],
    ])
}
