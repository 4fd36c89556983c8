import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { closed, lens, open } from './curves.js'

/** The wall of the crater under the storm: an even rim over wooded slopes, one behind the other. */
export function craterWall(k, foot) {
  const rim = points(
    '-4 35 8 34.200 22 34.800 36 33.600 52 34.200 66 33.200 82 34 98 33 114 34.200 128 33.400 146 35 164 34.400',
  )
  path(k, '#3a4f6e', `${open(rim, 1)}L164 ${foot}L-4 ${foot}Z`)
  path(
    k,
    '#466080',
    `${open(points('-4 42 8 43.500 22 40.500 34 42.600 50 44 62 40.800 80 43.600 94 41.400 108 44 126 41.200 138 43 154 40.800 164 42'), 1)}L164 ${foot}L-4 ${foot}Z`,
  )
  path(
    k,
    '#5c7488',
    `${open(points('-4 47.500 10 46 20 47.200 34 44.500 44 46.400 58 47.600 74 44.800 86 46.600 100 47.400 112 45.600 122 46.800 140 44.200 152 46.400 164 45.800'), 1)}L164 ${foot}L-4 ${foot}Z`,
  )
  path(
    k,
    '#74888c',
    `${open(points('-4 49 14 48.400 30 49.400 50 47.800 66 49.500 84 48.300 104 49.600 126 48 146 49.400 164 48.600'), 1)}L164 ${foot}L-4 ${foot}Z`,
  )
  // The foot in haze and rain light.
  const haze = k.createLinearGradient(0, foot - 9, 0, foot)
  haze.addColorStop(0, 'rgba(150,160,160,0)')
  haze.addColorStop(1, 'rgba(186,184,160,.75)')
  k.fillStyle = haze
  k.fillRect(-4, foot - 9, 170, 9.2)
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

/** A mass of the storm above a long smooth edge. */
export const shelf = (k, edge, top, c) =>
  path(k, c, `${open(points(edge), 1)}L164 ${top}L-4 ${top}Z`)

const [BODY, LIT, DEEP, PINK] = ['#70566c', '#b08c90', '#46385a', '#d8a094']

/** A hippo in the water, head to the left, its waterline at 0; about 12 long. Kinds: back, head, both, yawn. */
export function hippoSwim(k, kind) {
  if (kind === 'yawn') {
    path(k, BODY, 'M2 0.600C2.400 -2 4 -3 6.400 -3C9 -3 11 -1.600 11.600 0.600Z')
    path(
      k,
      LIT,
      'M3 -1.400C4 -2.600 5 -3 6.400 -3C8.600 -3 10.400 -2 11.200 -0.600C8.600 -2 5.600 -2.400 3 -1.400Z',
    )
    // Lower jaw lies on the water, the upper one is thrown up.
    path(
      k,
      BODY,
      'M4.600 0.600C2 1 -2 0.800 -4.200 0C-5 -0.600 -4.600 -1.600 -3.600 -1.600L2 -1.400Z',
    )
    path(
      k,
      '#c8646c',
      'M3.600 -0.400L-3.400 -1.500C-3.200 -2 -2 -2.200 -0.600 -1.800L1.200 -3.200L-1 -7.200L3.600 -4Z',
    )
    path(
      k,
      BODY,
      'M6 0C5.800 -3 5 -5 3.800 -6.200C3 -7.400 1.600 -8.800 0 -9.400C-1.600 -9.900 -2.800 -8.800 -2 -7.600C-1.200 -6.600 0.600 -5 1.400 -3.400C2 -2 3 -0.800 3.600 -0.200Z',
    )
    path(
      k,
      LIT,
      'M-2 -7.600C-2.800 -8.800 -1.600 -9.900 0 -9.400C1.600 -8.800 3 -7.400 3.800 -6.200C2.400 -7.200 0.600 -8.400 -2 -7.600Z',
    )
    path(
      k,
      '#fff0dc',
      'M-1.200 -7.200L-2 -5.600L-0.500 -6.400ZM-3 -1.600L-3.400 -3.200L-2.400 -1.900Z',
    )
    path(k, DEEP, 'M3.600 -6.400L4 -7.600L4.800 -6.300Z')
    return
  }
  if (kind !== 'head') {
    path(k, BODY, 'M0 0.600C0.200 -2 3 -3.400 6.400 -3.200C10 -3 12 -1.400 12.400 0.600Z')
    path(
      k,
      LIT,
      'M1 -1.400C2.400 -2.800 4 -3.300 6.400 -3.200C9.600 -3 11.600 -1.600 12.200 0C9.600 -1.600 5 -2.600 1 -1.400Z',
    )
  }
  if (kind !== 'back') {
    path(
      k,
      DEEP,
      'M-0.600 -2.600C-0.800 -3.600 -0.300 -4.200 0.200 -4.200C0.700 -3.800 0.700 -3.200 0.400 -2.600ZM1 -2.600C1.100 -3.500 1.600 -3.900 2 -3.800C2.300 -3.300 2.100 -2.800 1.800 -2.400Z',
    )
    path(
      k,
      BODY,
      'M-6.600 0.600C-7.200 -0.600 -6.600 -2 -5.200 -2C-4 -2 -3.400 -2.100 -2.600 -2.700C-1.600 -3.400 0.600 -3.300 1.800 -2.200C2.600 -1.400 2.800 -0.400 2.800 0.600Z',
    )
    path(
      k,
      LIT,
      'M-6.600 -0.700C-6.500 -1.500 -6 -2 -5.200 -2C-4 -2 -3.400 -2.100 -2.600 -2.700C-1.600 -3.400 0.600 -3.300 1.800 -2.200C0.600 -2.500 -0.800 -2.500 -2 -1.800C-3 -1.200 -5.200 -1.600 -6.600 -0.700Z',
    )
    path(
      k,
      DEEP,
      'M-1.900 -2.200a0.450 0.400 0 1 0 0.900 0a0.450 0.400 0 1 0 -0.900 0ZM-5.900 -1.500a0.350 0.220 0 1 0 0.700 0a0.350 0.220 0 1 0 -0.700 0Z',
    )
    path(
      k,
      PINK,
      'M-6.800 0.600C-6.900 0.200 -6.900 -0.200 -6.700 -0.500C-5 0 -3 -0.100 -1.400 0.600Z',
    )
  }
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

export const ripple = (k, x, y, half, c = 'rgba(206,218,220,.7)') => lens(k, c, x, y, half, 0.16)
