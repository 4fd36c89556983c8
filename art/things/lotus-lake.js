import { fill, path, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

// The lake of red lotus, in metres to points; our eyes 2.6 m above the water.
const [EYE, FOCAL, LEVEL] = [2.6, 110, 30]
export const P = (X, Z, Y = 0) => [80 + (X * FOCAL) / Z, LEVEL + ((EYE - Y) * FOCAL) / Z]
export const metre = (Z) => FOCAL / Z

// The open water: its middle and half width at each distance.
const LANE = [
  [3, -1.4, 2.1],
  [8, -1, 1.7],
  [12, 0.6, 2.2],
  [16, 3.4, 3.6],
  [19, 5.2, 6],
  [22, 4, 7],
  [26, -3, 5],
  [34, -9, 3],
  [48, -9, 2.6],
  [80, 4, 3],
  [130, 18, 4],
  [260, 20, 8],
]

export function lane(Z) {
  const i = Math.max(
    1,
    LANE.findIndex(([z]) => z > Z),
  )
  const [a, b] = [LANE[i - 1], LANE[i]]
  const t = (Z - a[0]) / (b[0] - a[0])
  const e = t * t * (3 - 2 * t)
  return [a[1] + (b[1] - a[1]) * e, a[2] + (b[2] - a[2]) * e]
}

/** How far a place lies outside the lane, in metres; the edge is uneven. */
const outside = (X, Z) => {
  const [c, half] = lane(Z)
  return Math.abs(X - c) - half - noise(X * 0.6 + 30, Z * 0.35) * 0.7
}

const NEAR = ['#0c3c50', '#1c7468', '#3c9c7c']

/** A floating leaf: its disc, the lit half, a notch. */
function pad(k, x, y, rx, ry, turn, [dark, leaf, light]) {
  k.fillStyle = dark
  k.beginPath()
  k.ellipse(x + rx * 0.05, y + ry * 0.2, rx, ry, 0, 0, 7)
  k.fill()
  k.fillStyle = leaf
  k.beginPath()
  k.moveTo(x, y)
  k.ellipse(x, y, rx, ry, 0, turn + 0.16, turn + 6.12)
  k.fill()
  if (rx < 1) return
  k.fillStyle = light
  k.beginPath()
  k.moveTo(x, y)
  k.ellipse(x, y, rx * 0.94, ry * 0.92, 0, Math.max(turn + 0.2, 2.2), 4.6)
  k.fill()
}

/** A single leaf near by. */
export const leafAt = (k, x, y, q, turn) => pad(k, x, y, q, q * 0.36, turn, NEAR)

/** A water lily on its stalk, q wide, light from the left; open 0..1. */
function lily(k, x, y, q, open, [deep, rose, pale, heart]) {
  const petal = (a, l, w, c) => {
    const [dx, dy] = [Math.sin(a), -Math.cos(a)]
    const [nx, ny] = [dy * w, -dx * w]
    k.fillStyle = c
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(x + dx * l * 0.5 - nx, y + dy * l * 0.5 - ny, x + dx * l, y + dy * l)
    k.quadraticCurveTo(x + dx * l * 0.5 + nx, y + dy * l * 0.5 + ny, x, y)
    k.fill()
  }
  const fan = 0.5 + open * 0.9
  for (const t of [-1, 1, -0.62, 0.62])
    petal(t * fan * 1.12, q * 0.62, q * 0.15, t < 0 ? rose : deep)
  for (const t of [0.8, -0.8, 0.34, -0.34]) petal(t * fan, q * 0.66, q * 0.15, t < 0 ? pale : deep)
  if (open > 0.5) {
    k.fillStyle = heart
    k.beginPath()
    k.ellipse(x, y - q * 0.24, q * 0.12, q * 0.1, 0, 0, 7)
    k.fill()
  }
  for (const t of [0.5, -0.5, 0.12]) petal(t * fan, q * 0.44, q * 0.14, t > 0.3 ? rose : pale)
}

const PALE = ['#d0407c', '#f880a8', '#ffc0d0', '#ffd468']
const ROSE = ['#b01c68', '#e84484', '#ff94b4', '#ffd468']

/** Leaves and flowers between two distances, the farther first. */
export function lotusField(k, from, to, seed) {
  const r = random(seed)
  for (let Z = from; Z > to; Z /= 1 + 0.011 + 0.05 * Math.min(1, 5 / Z)) {
    const m = metre(Z)
    const reach = 92 / m
    const near = Z < 34
    const gap = near ? 0.42 : 0.42 * (Z / 34) ** 0.9
    const list = []
    for (let X = -reach; X < reach; X += gap * (0.5 + r())) {
      const z = Z * (1 + (r() - 0.5) * 0.03)
      const [px, chance, q, turn, open] = [X + (r() - 0.5) * gap, r(), r(), r() * 6.28, r()]
      const d = outside(px, z)
      if (d < 0) continue
      list.push([px, z, chance, q, turn, open, d])
    }
    for (const [X, z, chance, q, turn, , d] of list) {
      if (chance > (near ? 0.8 : 0.5) + Math.min(0.2, d * 0.1)) continue
      const [x, y] = P(X, z)
      const rx = m * (0.16 + q * 0.14)
      const tones =
        Z > 60
          ? ['#5c9c90', '#7cb49c', '#7cb49c']
          : Z > 24
            ? ['#1c6468', '#3c9484', '#5cac8c']
            : NEAR
      pad(k, x, y, rx, Math.max(0.05, (rx * EYE) / z), turn, tones)
    }
    // Flowers grow in drifts.
    for (const [X, z, chance, q, , open, d] of list) {
      const drift = noise(X * 0.09 + 5, z * 0.055) + 0.5 * noise(X * 0.3, z * 0.2 + 7)
      if (
        d < 0.15 ||
        chance >
          0.26 + drift * 0.55 + (z > 40 ? 0.14 : 0) - 0.17 * Math.min(1, Math.max(0, (18 - z) / 7))
      )
        continue
      const [x, y] = P(X, z)
      const size = m * (0.3 + q * 0.16)
      const up = m * (0.12 + q * 0.16)
      if (size < 0.75) {
        fill(k, z > 70 ? '#f490ac' : open > 0.4 ? '#ec5088' : '#ff8cb0', [
          [x - size * 0.55, y - up],
          [x - size * 0.2, y - up - size * 0.34],
          [x + size * 0.1, y - up - size * 0.5],
          [x + size * 0.55, y - up],
          [x, y - up + size * 0.2],
        ])
        continue
      }
      stroke(
        k,
        '#5c2c54',
        m * 0.022,
        `M${x} ${y}Q${x + up * 0.1} ${y - up * 0.5} ${x} ${y - up * 0.9}`,
      )
      lily(
        k,
        x,
        y - up,
        size * (open < 0.25 ? 0.8 : 1),
        open < 0.25 ? 0 : 0.2 + open * 0.8,
        (chance * 31) % 1 > 0.74 ? PALE : ROSE,
      )
    }
  }
}

/** The water of the lane with the sky in it. */
export function openWater(k) {
  const g = k.createLinearGradient(0, LEVEL, 0, 90)
  for (const [a, c] of [
    [0, '#fce4c0'],
    [0.1, '#c4dccc'],
    [0.28, '#5cacb4'],
    [0.6, '#24748c'],
    [1, '#10486c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, LEVEL, 170, 70)
}

/** Hills in the mist behind the lake and the bell of a temple on its shore; `sign` -1 turns them over. */
export function farShore(k, sign = 1) {
  const y = (v) => LEVEL - v * sign
  for (const [c, base, seed, high, step] of [
    ['#a8c8cc', 0, 3, 9, 0.022],
    ['#7cacb8', 0, 8, 6, 0.034],
    ['#5c94a0', 0, 15, 2.4, 0.07],
  ]) {
    const list = [[-5, y(-0.2)]]
    for (let x = -5; x <= 165; x += 1) {
      const lift = 0.5 + 0.75 * noise(x * step + seed, seed) + 0.12 * noise(x * step * 5, seed + 2)
      list.push([x, y(base + 0.8 + high * Math.max(0, lift) ** 1.5)])
    }
    fill(k, c, [...list, [165, y(-0.2)]])
  }
  // The chedi: terraces, bell, rings, spire; its left in the sun.
  const x = 44
  const half = (s, c) => {
    const d = [
      [0, 0],
      [4, 0],
      [4, 1],
      [3.3, 1],
      [3.3, 2],
      [2.7, 2],
      [2.6, 3],
      [2.3, 5],
      [1.5, 6.2],
      [0.9, 6.6],
      [0.9, 7.2],
      [0.5, 7.3],
      [0.12, 11.4],
      [0, 12],
    ]
    fill(
      k,
      c,
      d.map(([u, v]) => [x + s * u, y(v)]),
    )
  }
  half(1, '#e0a468')
  half(-1, '#fff0c4')
  for (const [u, v] of [
    [-6.4, 3.4],
    [6.6, 3],
  ])
    fill(k, '#fce0ac', [
      [x + u - 0.9, y(0)],
      [x + u - 0.6, y(v * 0.6)],
      [x + u, y(v)],
      [x + u + 0.6, y(v * 0.6)],
      [x + u + 0.9, y(0)],
    ])
}

/** A narrow boat of planks from its side, bow to the left, one unit a metre, the water at 0. */
export function lakeBoat(k, flat) {
  path(
    k,
    flat ?? '#4c2c48',
    'M-4.300 -0.720C-3.600 -0.300 -3 -0.280 -2 -0.280H2.400C3.200 -0.300 3.600 -0.420 4 -0.600L3.700 0.060C2 0.160 -2 0.160 -3.200 0.060C-3.700 -0.100 -4.100 -0.400 -4.300 -0.720Z',
  )
  if (flat) return
  path(
    k,
    '#c8704c',
    'M-4.300 -0.720C-3.600 -0.300 -3 -0.280 -2 -0.280H2.400C3.200 -0.300 3.600 -0.420 4 -0.600L3.960 -0.460C3.500 -0.300 3 -0.180 2.400 -0.160H-2C-3 -0.160 -3.700 -0.200 -4.300 -0.720Z',
  )
  path(
    k,
    '#f0b478',
    'M-4.300 -0.720C-3.600 -0.300 -3 -0.280 -2 -0.280H0V-0.200H-2C-3 -0.200 -3.700 -0.260 -4.300 -0.720Z',
  )
}

/** A jacana with its long toes on a leaf, looking to the right, 3 tall; a chick follows. */
export function jacana(k) {
  stroke(
    k,
    '#5c6c70',
    0.12,
    'M-0.200 -1.200L-0.400 -0.600L-0.150 0M0.300 -1.200L0.500 -0.650L0.250 0',
  )
  stroke(
    k,
    '#5c6c70',
    0.09,
    'M-0.150 0H0.500M-0.150 0L0.300 0.180M-0.150 0L-0.600 0.080M0.250 0.050H1M0.250 0.050L0.800 0.240M0.250 0.050L-0.100 0.180',
  )
  path(k, '#3c2038', 'M-1 -1.700C-2 -1.900 -3 -1.700 -3.900 -0.700C-3 -1.300 -2 -1.300 -1 -1.100Z')
  path(
    k,
    '#5c3440',
    'M-1.400 -1.500C-1.200 -2.100 -0.300 -2.300 0.500 -2.100C1.100 -1.900 1.100 -1.300 0.600 -1C0 -0.700 -1 -0.800 -1.400 -1.500Z',
  )
  path(
    k,
    '#fff8ec',
    'M-1.100 -1.700C-0.600 -2 0 -1.900 0.400 -1.500C-0.100 -1.200 -0.800 -1.200 -1.100 -1.700Z',
  )
  path(k, '#f4c04c', 'M0.200 -2C0.300 -2.600 0.600 -3.100 1 -3.200L1.300 -2.300L0.900 -1.700Z')
  path(
    k,
    '#fff8ec',
    'M0.700 -1.700C0.600 -2.400 0.800 -3.200 1.300 -3.200C1.700 -3.200 1.800 -2.900 1.600 -2.600C1.300 -2.300 1.300 -1.900 1 -1.500Z',
  )
  path(
    k,
    '#3c2c48',
    'M1.680 -2.960L2.300 -2.740L1.650 -2.720ZM1.400 -2.920a0.080 0.080 0 1 0 0.160 0a0.080 0.080 0 1 0 -0.160 0Z',
  )
}
