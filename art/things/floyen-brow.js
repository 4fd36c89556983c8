// The edge of Mount Fløyen in the evening: dark spruces, the red car that comes up, the lookout. Points of the field.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A spruce with boughs of uneven length; its right edge holds the last light. Foot at x, y. */
export function spruce(k, x, y, high, seed, [dark, edge]) {
  const r = random(seed)
  const n = Math.round(5 + high / 4)
  const [left, right] = [[], []]
  for (let i = 0; i < n; i++) {
    const t = (i + 0.6 + r() * 0.3) / n
    const w = high * (0.04 + 0.17 * t) * (0.75 + r() * 0.5)
    const v = high * (0.04 + 0.17 * t) * (0.75 + r() * 0.5)
    const yy = y - high * (1 - t)
    left.push([x - w * 0.35, yy - high * 0.028], [x - w, yy + high * 0.02 * (0.5 + r())])
    right.push([x + v * 0.35, yy - high * 0.028], [x + v, yy + high * 0.02 * (0.5 + r())])
  }
  const top = [x, y - high * 1.02]
  fill(k, dark, [
    top,
    ...right,
    [x + high * 0.1, y + 3],
    [x - high * 0.1, y + 3],
    ...left.toReversed(),
  ])
  if (edge)
    for (let i = 0; i < right.length; i += 2) {
      const [a, b] = [right[i], right[i + 1]]
      fill(k, edge, [[a[0], a[1]], b, [(a[0] + b[0]) / 2, b[1] - high * 0.004]])
    }
}

/** The way of the funicular down the slope to the town: x, y and half its width, from our feet to the first roofs. */
const WAY = (t) => [118 - 22 * t - 3 * t * t, 96 - 24 * t ** 0.86, 0.3 + 5.6 * (1 - t) ** 1.9]

/** A clearing in the wood, the track in it, and the red car that climbs towards us: its roof, the side and the end that look up at us. */
export function funicular(k) {
  const side = (m, from, to, n = 20) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const [x, y, q] = WAY(from + ((to - from) * i) / n)
      return [x + m * q, y]
    })
  fill(k, '#274f6c', [...side(-1.9, -0.05, 0.8), ...side(1.9, 0.8, -0.05)])
  fill(k, '#47707c', [...side(-1, -0.05, 0.8), ...side(1, 0.8, -0.05)])
  for (let i = 0; i < 26; i++) {
    const t = (i / 26) ** 1.15 * 0.8
    const [x, y, q] = WAY(t)
    fill(k, '#2c4a68', [
      [x - q * 0.9, y],
      [x + q * 0.9, y],
      [x + q * 0.88, y - q * 0.14],
      [x - q * 0.88, y - q * 0.14],
    ])
  }
  for (const m of [-0.55, 0.55])
    fill(k, '#dce8c0', [...side(m - 0.06, -0.05, 0.8), ...side(m + 0.06, 0.8, -0.05)])
  // The car: where it stands, and how high it is there.
  const at = (t, m, h) => {
    const [x, y, q] = WAY(t)
    return [x + m * q * 0.92, y - h * q * 1.75]
  }
  const [near, far] = [0.27, 0.5]
  const box = (c, m0, m1, h0, h1, t = near) =>
    fill(k, c, [at(t, m0, h0), at(t, m1, h0), at(t, m1, h1), at(t, m0, h1)])
  const flank = (c, t0, t1, h0, h1, m = -1) =>
    fill(k, c, [at(t0, m, h0), at(t1, m, h0), at(t1, m, h1), at(t0, m, h1)])
  fill(k, 'rgba(12,22,56,.55)', [
    at(near - 0.02, -1.2, 0),
    at(near - 0.02, 1.9, 0),
    at(far, 2.2, 0),
    at(far, -1.1, 0),
  ])
  flank('#8c2038', near, far, 0.1, 1)
  for (const [a, b] of [
    [0.06, 0.3],
    [0.38, 0.62],
    [0.7, 0.92],
  ])
    flank('#ffd488', near + (far - near) * a, near + (far - near) * b, 0.46, 0.86)
  fill(k, '#f4e8d8', [at(near, -1, 1), at(near, 1, 1), at(far, 1, 1), at(far, -1, 1)])
  fill(k, '#c8ccd0', [at(near, -1, 1), at(near, -0.1, 1), at(far, -0.1, 1), at(far, -1, 1)])
  box('#d8323c', -1, 1, 0.1, 1)
  box('#f0583c', 0.15, 1, 0.1, 1)
  box('#ffe8ac', -0.82, 0.82, 0.44, 0.88)
  box('#f4583c', -0.06, 0.06, 0.4, 0.9)
  box('#fff0dc', -1, 1, 0.3, 0.36)
  for (const [m, h] of [
    [-0.5, 0.76],
    [0.36, 0.72],
    [0.64, 0.66],
  ])
    box('#5c3450', m - 0.13, m + 0.13, 0.44, h)
  for (const m of [-0.66, 0.66]) box('#fff8d8', m - 0.14, m + 0.14, 0.17, 0.25)
}

/** One of the goats of Fløyen at rest, her legs folded, looking over the town; 3 high, lit from the right. */
export function goat(k) {
  path(
    k,
    'rgba(12,20,56,.5)',
    'M-5.400 0.100C-3 -0.300 2 -0.300 3.400 0C2 0.600 -4.400 0.700 -5.400 0.100Z',
  )
  path(
    k,
    '#a8b0cc',
    'M-3.300 0C-3.700 -0.900 -3.500 -1.900 -2.600 -2.200C-1.600 -2.500 -0.400 -2.300 0.500 -2.250C0.900 -2.700 1 -3.300 1.200 -3.900C1.300 -4.400 1.800 -4.600 2.300 -4.450L3.300 -3.800C3.600 -3.550 3.400 -3.250 3.050 -3.250C2.700 -3.230 2.450 -3.250 2.300 -3.100C2.300 -2.300 2.400 -1.500 2 -0.900C2.500 -0.700 2.700 -0.300 2.600 0Z',
  )
  path(
    k,
    '#fdf6e0',
    'M-2.900 -2C-1.600 -2.500 -0.400 -2.300 0.500 -2.250C0.900 -2.700 1 -3.300 1.200 -3.900C1.300 -4.400 1.800 -4.600 2.300 -4.450L3.300 -3.800C3.600 -3.550 3.400 -3.250 3.050 -3.250C2.700 -3.230 2.450 -3.250 2.300 -3.100C2.300 -2.300 2.400 -1.500 2 -0.900C1.200 -1.300 -0.200 -1.600 -2.900 -2Z',
  )
  // Folded legs, ear, beard, horns swept back.
  path(
    k,
    '#c8ccdc',
    'M0.300 0C0.300 -0.500 0.900 -0.750 1.600 -0.700L2.900 -0.350C3.200 -0.250 3.100 0 2.900 0ZM-2.700 0C-2.900 -0.700 -2.200 -1.100 -1.500 -0.900C-0.900 -0.700 -0.700 -0.300 -0.300 0Z',
  )
  path(k, '#8890b4', 'M1.500 -4.150L0.500 -3.900C0.500 -3.650 1 -3.600 1.500 -3.750Z')
  path(k, '#d8d8e0', 'M2.700 -3.250L2.900 -2.500L3.050 -3.250Z')
  stroke(k, '#6c5c64', 0.26, 'M1.800 -4.400C1.600 -5.200 1 -5.500 0.300 -5.400')
  stroke(k, '#948080', 0.2, 'M2 -4.450C2 -5.200 1.500 -5.700 0.800 -5.700')
  path(k, '#2c2840', 'M2.400 -4a0.110 0.110 0 1 0 0.220 0a0.110 0.110 0 1 0 -0.220 0Z')
}

/** The lookout on the left: a shelf of worn rock that holds a little light of the sky, the dark slope below it. */
export function lookout(k) {
  fill(k, '#0f1f48', points('-6 82 34 83 43 85.500 48 89 52 97 -6 97'))
  fill(
    k,
    '#3c5c88',
    points('-6 80.800 12 81.300 26 82 36 83.200 42 85 34 85.900 22 85.600 8 86.300 -6 86'),
  )
  fill(
    k,
    '#7c9ca8',
    points('-6 80.800 12 81.300 26 82 36 83.200 42 85 30 84 16 83 4 82.300 -6 82.200'),
  )
  fill(
    k,
    '#1c3462',
    points('-6 86 8 86.300 22 85.600 34 85.900 42 85 44 87 36 88.600 24 88 10 89 -6 88.600'),
  )
}
