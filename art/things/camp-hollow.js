import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A camp in a hollow of the red dunes south of Dubai, after sunset; in points of the field.

export const HORIZON = 41

/** Dubai forty kilometres away: the Marina on the left, the Burj Khalifa alone among its court. */
export function farCity(k, c) {
  const y = HORIZON + 0.6
  const r = random(21)
  for (const [x0, x1, high] of points('83 99 1.700 113 128 2', 3))
    for (let x = x0; x < x1; ) {
      const [w, mid] = [0.6 + r() * 0.9, 1 - Math.abs((x - (x0 + x1) / 2) / (x1 - x0)) * 1.2]
      const h = 0.35 + high * (0.5 + r() * 0.5) * mid ** 1.6
      const slant = r() > 0.6 ? 0.12 : 0
      fill(k, c, [
        [x, y],
        [x, y - h],
        [x + w, y - h - slant],
        [x + w, y],
      ])
      x += w
    }
  // Setbacks climb round the tower to its needle.
  path(
    k,
    c,
    `M119.150 ${y}V${y - 2.2}H119.380V${y - 3.6}H119.580V${y - 5}H119.780V${y - 6.4}H119.930L120.050 ${y - 9.8}L120.170 ${y - 7.2}H120.310V${y - 5.7}H120.480V${y - 4.3}H120.680V${y - 2.9}H120.920V${y - 1.5}H121.200V${y}Z`,
  )
  path(k, '#ff8a6c', `M119.930 ${y - 9.8}h0.240v0.240h-0.240Z`)
}

/** What a crest keeps of the afterglow: strongest at its top, gone where it sinks among the others. */
function last(k, [x0, y0], [x1, y1], face) {
  const g = k.createLinearGradient(x0, y0, x1, y1)
  g.addColorStop(0, '#ec9a68')
  g.addColorStop(0.4, '#c86c56')
  g.addColorStop(1, face)
  return g
}

/** Far rows, then two great dunes: against the afterglow: only their edges have its light, the slip faces lie deeper in shade. */
export function greatDunes(k) {
  path(
    k,
    '#d08468',
    `M-6 46V42C10 40.500 30 41.500 50 41.600C70 41.800 78 40.900 88 41.300C98 41.700 106 40.600 116 41.200C130 42 150 40.500 168 41V50H-6Z`,
  )
  path(
    k,
    '#b05c54',
    'M60 47C70 44.500 78 42.600 86 42.300C92 43.500 96 44.300 102 44.400C108 43.600 112 42.700 117 42.400C126 43.600 134 44 168 43V58H60Z',
  )
  path(
    k,
    '#843f4c',
    'M86 42.300C89 43.500 87 44.500 91 45.600C96 46.800 98 46 102 44.400C96 44.300 92 43.500 86 42.300ZM117 42.400C120 43.600 117.500 44.800 121 46C126 47.500 134 46 140 44.100C130 44 124 43.400 117 42.400Z',
  )
  // The right one.
  path(
    k,
    '#98464a',
    'M149 31C140 36 126 43.500 104 47C98 48.500 96 52 100 58H128C140 54 146 50 150 46C154 41 146 37 149 31Z',
  )
  path(
    k,
    '#522842',
    'M149 31C146 37 154 41 150 46C146 50.500 138 54.500 122 60H168V36C160 34.500 155 33 149 31Z',
  )
  path(k, '#6c344a', 'M149 31C155 33 160 34.500 168 36V45C160 43 152 40 149 31Z')
  // The edge of it that looks to the afterglow.
  path(
    k,
    last(k, [149, 31], [112, 46], '#98464a'),
    'M149 31C140 36 126 43.500 104 47C118 43.600 132 38.600 140 34.400C143.500 32.600 146.500 31.600 149 31Z',
  )
  // The left one, higher and nearer.
  path(
    k,
    '#a44a4a',
    'M30 24C42 31 58 40 86 45.500C98 49 104 54 96 60H66C58 51 46 51.500 39 45C31 38 37 31.500 30 24Z',
  )
  path(
    k,
    last(k, [30, 24], [78, 45], '#a44a4a'),
    'M30 24C42 31 58 40 86 45.500C74 43.600 60 40.700 50 36.400C42 33 35 29 30 24Z',
  )
  path(
    k,
    '#4c2440',
    'M30 24C22 31 8 41 -6 44.500V76H70V58.500C58 50.500 46 51.500 39 45C31 38 37 31.500 30 24Z',
  )
  path(k, '#642f48', 'M30 24C22 31 8 41 -6 44.500V53C10 49 24 41 29.500 33C31 30 31 27 30 24Z')
  path(
    k,
    '#3c1c38',
    'M39 45C46 51.500 58 50.500 70 58.500V62C56 56 42 57 34 51C28 46.500 33 42 33.600 36C34.500 39 36 42.400 39 45Z',
  )
}

const FLOOR =
  'M-6 66C16 60 40 60 62 57.500C78 54.500 98 53.500 116 55C136 57 152 55 168 52.500V96H-6Z'

/** What lamps and fire give the sand: one pool of light to each, level with the ground, that dies away without an edge. */
export function litFloor(k, sources) {
  path(k, '#562a42', FLOOR)
  k.save()
  k.clip(new Path2D(FLOOR))
  for (const [x, y, power] of sources) {
    const R = 30 * power ** 0.42
    k.save()
    k.translate(x, y)
    k.scale(1, 0.36)
    const g = k.createRadialGradient(0, 0, 0, 0, 0, R)
    const a = Math.min(0.95, 0.5 + power * 0.3)
    for (const [t, q] of [
      [0, 1],
      [0.12, 0.78],
      [0.3, 0.42],
      [0.6, 0.13],
      [1, 0],
    ])
      g.addColorStop(
        t,
        `rgba(${255},${Math.round(120 + 70 * q)},${Math.round(64 + 40 * q)},${a * q})`,
      )
    k.fillStyle = g
    k.fillRect(-R, -R, R * 2, R * 2)
    k.restore()
  }
  k.restore()
}

/** A low table of the evening: a long rug with cushions, seen from above the camp. */
export function rug(k, x, y, l) {
  path(
    k,
    '#5c2444',
    `M${x - l} ${y + 1.1}L${x - l + 1.4} ${y - 0.7}H${x + l - 1.4}L${x + l} ${y + 1.1}Z`,
  )
  path(
    k,
    '#b4444c',
    `M${x - l} ${y + 0.9}L${x - l + 1.4} ${y - 0.8}H${x + l - 1.4}L${x + l} ${y + 0.9}Z`,
  )
  stroke(
    k,
    '#f4bc7c',
    0.16,
    `M${x - l + 1} ${y + 0.55}L${x - l + 1.9} ${y - 0.5}H${x + l - 1.9}L${x + l - 1} ${y + 0.55}Z`,
  )
}

/** A shadow that a fire at f throws from the feet p. */
export function thrown(k, c, [fx, fy], [x, y], long) {
  const d = Math.hypot(x - fx, (y - fy) * 2.6)
  const [dx, dy] = [(x - fx) / d, ((y - fy) * 2.6) / d / 2.6]
  const to = (u, m) => [x + dx * long * u - dy * m, y + dy * long * u + dx * m * 0.2]
  fill(k, c, [
    to(0, -0.5),
    to(0, 0.5),
    to(0.5, 0.95),
    to(0.85, 0.7),
    to(1, 0),
    to(0.85, -0.7),
    to(0.5, -0.95),
  ])
}

/** The crest we stand on: its edge catches the camp's light, its own steps come up to it. */
export function nearCrest(k) {
  path(
    k,
    '#22122e',
    'M-6 67C14 64.500 28 66.500 42 71.500C60 78 78 83.500 104 82.500C128 81.500 146 76 168 71V96H-6Z',
  )
  // Only that part of the edge which the fire sees.
  const edge = k.createLinearGradient(20, 0, 152, 0)
  for (const [t, c] of [
    [0, '#3c1c36'],
    [0.3, '#7c3c44'],
    [0.56, '#a85048'],
    [0.78, '#743844'],
    [1, '#331a3a'],
  ])
    edge.addColorStop(t, c)
  path(
    k,
    edge,
    'M20 66.100C28 66.800 35 69 42 71.500C60 78 78 83.500 104 82.500C122 81.700 138 78 152 74.600C138 79 122 82.800 104 84.100C78 85.200 60 79.200 42 72.100C35 69.400 28 67 20 66.100Z',
  )
  path(
    k,
    '#331a3a',
    'M42 72.100C60 79.200 78 85.200 104 84.100C122 82.800 138 79 152 74.600L168 71V80C146 84 128 88 108 90C84 92 62 86 46 79C36 74.600 24 74 12 76C24 71 34 69.600 42 72.100Z',
  )
  const r = random(6)
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const [x, y] = [33 - t * 17 + (i % 2 ? 0.7 : -0.7), 70 + t ** 1.2 * 20 + r() * 0.3]
    const q = 0.34 + t * 0.55
    path(
      k,
      '#160c22',
      `M${x - q} ${y}C${x - q} ${y - q * 0.5} ${x + q} ${y - q * 0.6} ${x + q} ${y}C${x + q} ${y + q * 0.4} ${x - q} ${y + q * 0.4} ${x - q} ${y}Z`,
    )
    path(
      k,
      '#4c2844',
      `M${x - q} ${y + 0.05}C${x - q} ${y + q * 0.5} ${x + q} ${y + q * 0.5} ${x + q} ${y + 0.05}C${x + q * 0.5} ${y + q * 0.3} ${x - q * 0.5} ${y + q * 0.3} ${x - q} ${y + 0.05}Z`,
    )
  }
}
