// Jasper in autumn: a wall of strata with snow on its ledges, its woods, a lodge of logs, a grizzly on her way; the sun on the right.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** One face of the mountain: its colour, then the ledges of its strata, each a broken strip of snow along the dip. */
export function face(k, rock, ledge, snow, text, { dip, from, to, gap = 2.6, seed, bare = 0.35 }) {
  const shape = rough(points(text), 0.35, seed)
  fill(k, rock, shape)
  const edge = new Path2D()
  for (const p of shape) edge.lineTo(p[0], p[1])
  k.save()
  k.clip(edge)
  const r = random(seed)
  const xs = shape.map((p) => p[0])
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)]
  for (let y = from; y < to; y += gap * (0.75 + r() * 0.5)) {
    // Less snow the lower the ledge lies.
    const t = (y - from) / (to - from)
    for (let x = x0 - 2; x < x1 + 2; ) {
      const l = 3 + r() * 8
      const thick = (0.95 - t * 0.6) * (0.5 + r() * 0.7)
      const [a, b] = [y + (x - x0) * dip, y + (x + l - x0) * dip]
      fill(k, ledge, [
        [x - 0.6, a + 0.2],
        [x + l, b + 0.2],
        [x + l - 1, b + 0.9],
        [x + 0.4, a + 0.9],
      ])
      if (r() > bare * 0.5 + t * bare * 1.4)
        fill(k, snow, [
          [x - 0.4, a],
          [x + l * 0.3, a + (b - a) * 0.3 - thick],
          [x + l * 0.7, a + (b - a) * 0.7 - thick * 0.8],
          [x + l, b],
          [x + l * 0.5, (a + b) / 2 + 0.35],
        ])
      x += l * (0.9 + r() * 0.5)
    }
  }
  k.restore()
}

/** A slim mountain tree: a ragged spire, its right side in the sun. */
export function spire(k, x, y, high, [lit, shade], seed, slim = 0.15) {
  const r = random(seed)
  const n = 5 + Math.round(high / 4)
  const side = (m) => {
    const out = []
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const half = high * slim * t ** 0.9 * (0.8 + r() * 0.35)
      out.push([x + m * half, y - high * (1 - t) * 0.97 - high * 0.03])
      if (i < n) out.push([x + m * half * 0.55, y - high * (1 - t) * 0.97 - high * 0.06])
    }
    return out
  }
  const [left, right] = [side(-1), side(1)]
  fill(k, shade, [[x, y - high], ...right, [x, y + 0.2], ...left.reverse()])
  fill(k, lit, [
    [x, y - high],
    ...right,
    [x + high * slim * 0.4, y - high * 0.04],
    [x + high * slim * 0.1, y - high * 0.3],
    [x + high * slim * 0.25, y - high * 0.36],
    [x, y - high * 0.6],
  ])
}
export const LARCH = ['#fcc84c', '#c88438']
export const SPRUCE = ['#4c8068', '#24505c']

/** A wood as one mass, its crowns ragged and of several heights, single gold larches in it. */
export function wood(k, top, y, tones, gold, seed) {
  const r = random(seed)
  const line = points(top)
  for (let i = 0; i < line.length - 1; i++) {
    const [[xa, ya], [xb, yb]] = [line[i], line[i + 1]]
    fill(k, tones[1], [
      [xa, ya + 1.4],
      [xb, yb + 1.4],
      [xb, y],
      [xa, y],
    ])
  }
  for (let x = line[0][0]; x < line.at(-1)[0]; x += 0.9 + r() * 1.1) {
    const i = Math.max(0, line.findIndex((p) => p[0] > x) - 1)
    const [[xa, ya], [xb, yb]] = [line[i], line[i + 1]]
    const foot = ya + ((yb - ya) * (x - xa)) / (xb - xa) + 2.6
    const isGold = r() < gold(x)
    spire(
      k,
      x,
      foot + r() * 0.8,
      2.8 + r() * 2.6,
      isGold ? ['#f4bc54', '#bc8448'] : tones,
      Math.round(x * 31 + seed),
      0.19,
    )
  }
}

/** A grizzly on its way to the left, 21 long, 11.5 high at the hump; the sun behind it, from the right. */
export function grizzly(k, cub = false) {
  const [far, mid, lit, rim] = ['#3c2434', '#6c4038', '#a8683c', '#f0b464']
  path(
    k,
    far,
    'M-4.600 -5.600L-7.400 -2.800L-8.500 -1C-9.200 -0.900 -9.500 -0.400 -9.400 0H-6.400C-6.200 -1 -5.800 -2 -4.800 -3L-2.600 -4.600ZM2.800 -5C2.700 -3.200 2 -1.800 1.100 -1C0.500 -0.800 0.200 -0.400 0.300 0H3.500C4 -1.600 5.400 -3 6.800 -4.400Z',
  )
  path(
    k,
    mid,
    'M-11.700 -5.700C-11.700 -6.300 -11.200 -6.700 -10.600 -6.900C-9.900 -7.200 -9.400 -7.700 -9 -8.500C-8.700 -9.100 -8.200 -9.500 -7.700 -9.600C-7.700 -10.300 -6.900 -10.600 -6.500 -10L-6.300 -9.500C-5.600 -10.400 -4.600 -11.600 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.900 -3.800 9.100 -2.400 9.300 -1C9.400 -0.600 9.400 -0.300 9.300 0H5.500C5.300 -0.600 5.800 -1 6.700 -1.100C6.600 -2.400 6 -3.400 4.900 -4.300C2.400 -3.500 -0.600 -3.400 -2.700 -3.900C-2.700 -2.600 -2.300 -1.200 -2.200 0H-6C-6.100 -0.600 -5.700 -1 -4.900 -1.100C-5 -2.600 -5.600 -3.900 -6.500 -5C-7.400 -4.800 -8.300 -4.500 -9.100 -4.600C-9.800 -4.500 -10.700 -4.500 -11.300 -4.700C-11.700 -4.900 -11.800 -5.300 -11.700 -5.700Z',
  )
  path(
    k,
    lit,
    'M-6.300 -9.500C-5.600 -10.400 -4.600 -11.600 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.900 -3.800 9.100 -2.400 9.300 -1L9.300 0H7.900C8.200 -2 7.800 -3.400 8.300 -5C8.600 -6.600 7.800 -7.600 6 -8C3.600 -8.300 1.600 -8 0 -8.200C-0.800 -7 -1.600 -5.400 -2.400 -4.600C-2.800 -6.200 -3 -8.400 -4.200 -9C-5 -9.200 -5.600 -9.100 -6.300 -9.500Z',
  )
  path(
    k,
    rim,
    'M-4.900 -10.900C-4.400 -11.400 -3.800 -11.700 -3.200 -11.700C-1.400 -11.700 0 -10.500 2 -10.300C4 -10.200 5.400 -10.600 7 -9.900C9 -9 9.900 -7.200 9.900 -5.400C9.500 -7 8.600 -8.600 6.800 -9.200C5.200 -9.700 3.600 -9.300 1.800 -9.500C0 -9.700 -1.400 -10.800 -3.200 -10.900C-3.800 -10.900 -4.400 -10.900 -4.900 -10.900Z',
  )
  path(
    k,
    '#b88460',
    'M-11.700 -5.700C-11.700 -6.300 -11.200 -6.700 -10.600 -6.900L-9.600 -6.300L-9.300 -5L-11.300 -4.700C-11.700 -4.900 -11.800 -5.300 -11.700 -5.700Z',
  )
  path(
    k,
    '#241828',
    'M-11.800 -5.700C-11.800 -6.300 -11.300 -6.500 -11 -6.200C-10.900 -5.800 -11.300 -5.500 -11.800 -5.700ZM-9.300 -7.300a0.260 0.260 0 1 0 0.010 0Z',
  )
  if (!cub)
    stroke(
      k,
      '#e8d0a8',
      0.2,
      'M-5.800 -0.100l-0.500 0.200M-5.300 -0.100l-0.400 0.200M-9.200 -0.100l-0.500 0.200',
    )
}

/** A lodge of logs: gable end in shade, the long wall with its porch in the sun; 22 wide. */
export function lodge(k) {
  path(k, '#543850', 'M-11 0V-7L-5.500 -12.600L0 -7V0Z')
  path(k, '#b8744c', 'M0 0V-7H13V0Z')
  for (let y = -1; y > -7; y -= 1.2) {
    stroke(k, '#3c2844', 0.2, `M-11 ${y}H0`)
    stroke(k, '#8c5444', 0.2, `M0 ${y}H13`)
  }
  path(k, '#4c3c5c', 'M-12.400 -6.200L-5.500 -13.600L-4.900 -13L-11.600 -5.600Z')
  path(k, '#84706c', 'M-5.500 -13.600H8.600L15 -5.600H1.200Z')
  path(k, '#a48c78', 'M-5.500 -13.600H8.600L10 -11.800H-4Z')
  path(k, '#5c4048', 'M1.200 -5.600H15V-5.100H1.200Z')
  path(
    k,
    '#ffdc90',
    'M2.400 -1.800V-4.400H4.800V-1.800ZM8.800 -1.800V-4.400H11.200V-1.800ZM-8.400 -2.400V-5H-6.600V-2.400ZM-4.600 -2.400V-5H-2.800V-2.400Z',
  )
  path(k, '#44303c', 'M5.800 0V-4.400H7.800V0Z')
  stroke(k, '#5c3c3c', 0.4, 'M14.400 -5.100V0.600M9.900 -5.100V0.600M4.900 -5.100V0.600')
  path(k, '#d09860', 'M0.400 0H15.600L16 0.900H0.600Z')
  path(k, '#84706c', 'M-1.400 -11V-16H0.800V-11Z')
  path(k, '#c0a890', 'M0 -11V-16H0.800V-11Z')
}
