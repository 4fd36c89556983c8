import { fill, path } from '../core/field.js'
import { P, SHADOW } from './south-beach.js'

// The sea and the sand of South Beach, and what passes there.

/** A coconut palm that stands behind us, as its shadow on the sand: trunk from the first point, crown about the second. */
export function palmShadow(k, [x0, z0], [x1, z1], reach, turn) {
  const long = Math.hypot(x1 - x0, z1 - z0)
  const [ex, ez] = [(x1 - x0) / long, (z1 - z0) / long]
  const [sx, sz] = [-ez, ex]
  const trunk = [[], []]
  for (let i = 0; i <= 12; i++) {
    const t = i / 12
    const bow = Math.sin(t * Math.PI) * 0.3
    const w = 0.2 - 0.08 * t
    const [X, Z] = [x0 + (x1 - x0) * t + sx * bow, z0 + (z1 - z0) * t + sz * bow]
    trunk[0].push(P(X + sx * w, Z + sz * w))
    trunk[1].unshift(P(X - sx * w, Z - sz * w))
  }
  fill(k, SHADOW, [...trunk[0], ...trunk[1]])
  const LEN = [1, 0.86, 0.94, 0.78, 0.9, 1, 0.82, 0.92, 0.74]
  for (let i = 0; i < 11; i++) {
    const a = ((i + 0.3 * Math.sin(i * 5)) / 11) * 6.2832 + turn
    const l = reach * LEN[i % 9]
    const droop = 0.5 * Math.cos(a + 1)
    const rib = (t) => {
      const b = a + droop * t * t
      return [x1 + Math.cos(b) * l * t, z1 + Math.sin(b) * l * t, b]
    }
    // Leaflets on both sides of the rib, longest before the middle, closing towards the tip.
    for (const m of [-1, 1])
      for (let t = 0.1; t < 1; t += 0.055) {
        const [X, Z, b] = rib(t)
        const [X2, Z2] = rib(t + 0.075)
        const c = b + m * (0.95 - t * 0.5)
        const q = reach * 0.3 * Math.sin(Math.PI * (0.14 + t * 0.8)) ** 0.8
        fill(k, SHADOW, [P(X, Z), P(X2, Z2), P(X + Math.cos(c) * q, Z + Math.sin(c) * q)])
      }
    const line = [[], []]
    for (let t = 0; t <= 1.01; t += 0.1) {
      const [X, Z, b] = rib(t)
      const w = 0.07 * (1.1 - t)
      line[0].push(P(X - Math.sin(b) * w, Z + Math.cos(b) * w))
      line[1].unshift(P(X + Math.sin(b) * w, Z - Math.cos(b) * w))
    }
    fill(k, SHADOW, [...line[0], ...line[1]])
  }
}

/** Sea in bands from deep to shallow, two breaking waves, wet sand that keeps the sky, dry sand. */
export function shore(k) {
  const band = (c, y0, y1, bow, seed) => {
    let d = `M-6 ${y1 + 3}V${y0}`
    for (let x = -6; x <= 168; x += 6)
      d += `L${x} ${(y0 + bow * Math.sin(x * 0.034 + seed) + bow * 0.5 * Math.sin(x * 0.11 + seed * 2)).toFixed(2)}`
    path(k, c, `${d}V${y1 + 3}Z`)
  }
  path(k, '#1a6c9c', 'M-6 48H168V60H-6Z')
  band('#2484ac', 49.2, 60, 0.12, 1)
  band('#34a4b8', 51, 60, 0.25, 2)
  band('#5cc4c0', 53.6, 60, 0.4, 4)
  // The outer breaker: its hollow in shade, its crest white.
  const wave = (x0, x1, y, h) => {
    path(
      k,
      '#2c8ca8',
      `M${x0} ${y + 0.3}Q${(x0 + x1) / 2} ${y - h * 0.5} ${x1} ${y + 0.3}L${x1 - 6} ${y + h * 0.7}Q${(x0 + x1) / 2} ${y + h} ${x0 + 6} ${y + h * 0.7}Z`,
    )
    path(
      k,
      '#fffaf0',
      `M${x0} ${y + 0.2}Q${x0 + (x1 - x0) * 0.4} ${y - h * 0.62} ${x1} ${y + 0.2}Q${x0 + (x1 - x0) * 0.7} ${y + h * 0.06} ${x0 + (x1 - x0) * 0.56} ${y + h * 0.26}Q${x0 + (x1 - x0) * 0.3} ${y + h * 0.1} ${x0} ${y + 0.2}Z`,
    )
  }
  wave(8, 62, 52.6, 1.5)
  wave(104, 150, 52, 1.2)
  band('#8cdcd0', 56.4, 62, 0.6, 0.4)
  band('#fffaf0', 57.4, 62, 0.7, 1.2)
  band('#b4dcd0', 58.3, 63, 0.7, 1.5)
  band('#fffaf0', 59.2, 64, 0.6, 2.6)
  band('#d8b69c', 59.9, 66, 0.55, 2.9)
  band('#ecc8a0', 61.4, 70, 0.4, 5)
  band('#fbdfb2', 62.8, 96, 0.3, 0.8)
}

/** A ship that leaves for the islands, seen from its side; 40 long. */
export function cruiseShip(k) {
  path(k, '#f4ead8', 'M-20 0L-18.500 -3.200H17L21 -3.800L18.500 0Z')
  path(k, '#3c6c98', 'M-20 0L-19.600 -0.900H19.200L18.500 0Z')
  path(k, '#fff4e0', 'M-17 -3.200V-6.400L-15.600 -7.600H9.500L13.500 -5.400L15 -3.200Z')
  path(k, '#fffaf0', 'M-12 -7.600V-9.200H5L7.500 -7.600Z')
  path(
    k,
    '#a89cb8',
    'M15 -3.200L13.500 -5.400L12 -6.300L12.400 -3.200ZM7.500 -7.600L5 -9.200H4L5.600 -7.600Z',
  )
  for (const y of [-4.2, -5.3, -6.4]) path(k, '#94a4bc', `M-16 ${y}H12V${y + 0.45}H-16Z`)
  path(k, '#e8604c', 'M-8 -9.200L-8.800 -12.200H-4.800L-4 -9.200Z')
}

/** A brown pelican gliding to the left: head drawn in, wings bowed. */
export function glider(k, lift) {
  path(
    k,
    '#7c6c80',
    `M-1 -0.600C0 -1.800 0.800 -3 0.400 -4.600C0.200 -5.800 -0.600 -7 -1.800 ${-8.4 - lift}C0.600 ${-7.4 - lift} 2.400 -5 3 -0.800Z`,
  )
  path(
    k,
    '#5c4c6c',
    'M-3.400 -0.700C-2.400 -1.500 2 -1.400 4.600 -0.200L6.200 -0.300L5.600 0.500L4.400 0.600C2 1.300 -1.800 1.300 -3.200 0.300Z',
  )
  path(
    k,
    '#fff4e0',
    'M-3.600 -0.200C-4.600 -0.500 -4.900 -1.500 -4.100 -2C-3.200 -2.300 -2.500 -1.500 -2.300 -0.700Z',
  )
  path(k, '#e09c5c', 'M-4.500 -1.500L-8.600 0.300C-7 0.600 -5 0.300 -3.700 -0.500Z')
  path(
    k,
    '#3c3450',
    `M-0.600 -0.300C0.400 -1.600 2.400 -2.200 4.400 -2.600C6.600 -3 9 ${-4 - lift} 11.400 ${-5.6 - lift}C9.800 -2.400 7 -0.400 4.400 0C2.600 0.300 0.600 0.400 -0.600 -0.300Z`,
  )
}
