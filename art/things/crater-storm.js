import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, open } from './curves.js'

const ramp = (k, y0, y1, stops) => {
  const g = k.createLinearGradient(0, y0, 0, y1)
  for (const [a, c] of stops) g.addColorStop(a, c)
  return g
}

/** The wall of the crater: warm where the low sun reaches it, slate where the storm stands over it; one edge between. */
export function craterWall(k, foot) {
  const rim = points(
    '-6 23 6 22.600 18 24.600 30 25 44 27.600 58 28.200 72 30.400 88 31 104 32.600 122 32.200 140 33.600 166 33',
  )
  const wall = `${open(rim, 0.6)}V${foot}H-6Z`
  const gullies = [
    'M18 24.600C24 30 22 34 27 38.500C31 42.500 30 47 36 53H58C51 48 48 47 45 42C42 37.500 37 37 34 32.500C30.500 28 24 27.500 18 24.600ZM-6 30C-2 34 0 38 3 42C6 46.500 7 49 12 53H-6Z',
    'M49 36C52.500 39 51 41.500 55 44C58 46.500 59 49 64 53H72C68 49 64 47.500 62 44.500C59.500 41 56 40 53.500 38C52 36.800 50.500 36.300 49 36Z',
    'M120 32.300C124 36 123 40 128 44C132 47 134 50 140 53H150C144 49 140 47 137 44C134 40 130 39 127 36C125 34 123 33.500 120 32.300Z',
  ]
  path(
    k,
    ramp(k, 22, foot, [
      [0, '#c89c58'],
      [0.55, '#dcb468'],
      [1, '#f0d488'],
    ]),
    wall,
  )
  const shade = ramp(k, 22, foot, [
    [0, '#6c7460'],
    [0.6, '#9c9468'],
    [1, '#e0c880'],
  ])
  for (const d of gullies) path(k, shade, d)
  k.save()
  k.clip(new Path2D(wall))
  // The shadow of the cloud comes down over rim, slope and foot.
  k.beginPath()
  const edge = new Path2D(`M70 20C73 28 80 32 84 37C88 42 98 45 102 ${foot}H170V10H70Z`)
  k.clip(edge)
  path(
    k,
    ramp(k, 28, foot, [
      [0, '#34507a'],
      [0.6, '#4c6c8c'],
      [1, '#a8b4a0'],
    ]),
    wall,
  )
  const dark = ramp(k, 28, foot, [
    [0, '#284068'],
    [0.6, '#3f5e82'],
    [1, '#98a89c'],
  ])
  for (const d of gullies) path(k, dark, d)
  k.restore()
}

/** A curtain of rain under the cloud, soft at both sides. */
export function rain(k, x0, x1, y0, y1, lean, colour) {
  k.save()
  k.transform(1, 0, lean / (y1 - y0), 1, (-lean * y0) / (y1 - y0), 0)
  const g = k.createLinearGradient(x0, 0, x1, 0)
  for (const [a, p] of [
    [0, 0],
    [0.25, 0.7],
    [0.5, 0.45],
    [0.72, 0.85],
    [1, 0],
  ])
    g.addColorStop(a, `rgba(${colour},${p})`)
  k.fillStyle = g
  k.fillRect(x0, y0, x1 - x0, y1 - y0)
  k.restore()
}

/** A hippo under water, head to the left: nostrils, eyes and ears above, now and then the crown of its back; its waterline at 0. */
export function hippoSwim(k, kind) {
  const [hide, light, dark] = ['#54465a', '#94808c', '#332c48']
  if (kind === 'both') {
    path(
      k,
      hide,
      'M4.600 0.200C5.400 -1.300 7.600 -2.100 10 -1.900C12.600 -1.700 14.400 -0.800 15 0.200Z',
    )
    path(
      k,
      light,
      'M5.400 -0.700C6.600 -1.700 8.400 -2.200 10 -2C11.600 -1.900 13 -1.500 13.800 -0.900C11 -1.700 8 -1.600 5.400 -0.700Z',
    )
  }
  // The muzzle, its two nostrils on top.
  path(
    k,
    hide,
    'M-7.400 0.200C-7.500 -0.500 -7 -0.900 -6.400 -0.900C-6.200 -1.300 -5.500 -1.300 -5.300 -0.950C-4.600 -0.900 -3.700 -0.500 -3.300 0.200Z',
  )
  path(
    k,
    light,
    'M-7 -0.600C-6.800 -0.800 -6.600 -0.900 -6.400 -0.900C-6.200 -1.300 -5.500 -1.300 -5.300 -0.950C-4.800 -0.900 -4.300 -0.700 -3.900 -0.400C-5 -0.700 -6 -0.750 -7 -0.600Z',
  )
  // Brow with the eye, crown, the small ears.
  path(
    k,
    hide,
    'M-2 0.200C-1.900 -0.700 -1.600 -1.500 -0.800 -1.600C-0.300 -1.700 0.200 -1.500 0.500 -1.200C1.300 -1.300 2.300 -0.900 3 0.200Z',
  )
  path(
    k,
    light,
    'M-1.700 -0.800C-1.500 -1.400 -1.200 -1.600 -0.800 -1.600C-0.300 -1.700 0.200 -1.500 0.500 -1.200C1.100 -1.300 1.800 -1 2.300 -0.600C1.200 -1 -0.400 -1.100 -1.700 -0.800Z',
  )
  path(
    k,
    hide,
    'M0.700 -1.100C0.500 -1.800 0.900 -2.300 1.400 -2.100C1.800 -1.900 1.700 -1.300 1.400 -0.900ZM1.900 -0.900C2 -1.600 2.500 -1.900 2.800 -1.600C3 -1.300 2.700 -0.800 2.300 -0.600Z',
  )
  path(k, dark, 'M-1.200 -1a0.240 0.200 0 1 0 0.480 0a0.240 0.200 0 1 0 -0.480 0Z')
}

/** A white egret standing, looking left; 7 high. */
export function egretStand(k) {
  stroke(k, '#4c4050', 0.25, 'M0.200 0L0.300 -2.400M0.900 0L0.700 -2.400')
  path(
    k,
    '#fffdf4',
    'M2.800 -1.600C1.600 -2 -0.600 -2.200 -0.900 -3.400C-0.900 -4.200 0 -4.600 0.600 -4.400C1.600 -4 2.400 -3 2.800 -1.600Z',
  )
  stroke(k, '#fffdf4', 0.55, 'M-0.300 -3.800C-1.400 -4.600 0.200 -5.600 -0.500 -6.500')
  path(k, '#f4b444', 'M-0.700 -6.700L-2.100 -6.300L-0.700 -6.200Z')
  path(
    k,
    '#c8c4d0',
    'M2.800 -1.600C1.600 -2 0 -2.200 -0.700 -3C0.600 -2.400 1.800 -2.400 2.800 -1.600Z',
  )
}

/** Gnus and zebras far off, a few strokes each, in loose groups. */
export function farHerd(k, groups, seed) {
  const r = random(seed)
  for (const [x, y, n, wide, q, c] of groups)
    for (let i = 0; i < n; i++) {
      const [px, py, s] = [x + (r() + r() - 1) * wide, y + (r() - 0.5) * 0.9, q * (0.8 + r() * 0.4)]
      path(
        k,
        c,
        `M${px - s} ${py - s * 0.9}L${px + s * 0.7} ${py - s * 1.1}L${px + s * 1.1} ${py - s * (r() > 0.5 ? 0.4 : 1.2)}L${px + s * 0.8} ${py - s * 0.6}L${px + s * 0.7} ${py}H${px + s * 0.5}L${px + s * 0.4} ${py - s * 0.5}H${px - s * 0.6}L${px - s * 0.7} ${py}H${px - s * 0.9}Z`,
      )
    }
}

/** The near bank of grass and the mud that goes down to the water. */
export function nearBank(k, r) {
  path(
    k,
    '#5c4c50',
    closed(
      points('-8 79 20 80.500 44 83.500 70 84.200 100 83 128 84 150 82 170 79 170 100 -8 100'),
      1,
    ),
  )
  path(
    k,
    '#a88c50',
    closed(
      points(
        '-8 80.500 20 82 44 85 70 85.600 100 84.500 128 85.500 150 83.600 170 80.500 170 100 -8 100',
      ),
      1,
    ),
  )
  fill(k, '#a88c50', points('-4 88 164 88 164 94 -4 94'))
  // Clumps of unlike size that rise from below the picture, bare bank between them.
  for (const [x, n, tall] of points(
    '1 26 12 12 13 7.500 33 20 9 47 9 5 66 12 5.500 93 11 5 107 19 8 127 9 5 144 22 9.500 159 26 12.500',
    3,
  ))
    for (let i = 0; i < n; i++) {
      const u = (i + 0.5) / n - 0.5
      const px = x + u * n * 0.55 + (r() - 0.5)
      const q = tall * (0.45 + r() * 0.55) * (1 - u * u * 1.6)
      const lean = (u * 1.2 + (r() - 0.4) * 0.5) * q * 0.5
      path(
        k,
        ['#d8b45c', '#8c7448', '#f0d480', '#6c5c44', '#c09c50'][Math.floor(r() * 5)],
        `M${px - 0.36} 92Q${px + lean * 0.2} ${91 - q * 0.6} ${px + lean} ${91 - q}Q${px + lean * 0.4 + 0.4} ${91 - q * 0.5} ${px + 0.4} 92Z`,
      )
    }
}
