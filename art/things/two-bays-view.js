import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const n2 = (v) => Math.round(v * 100) / 100

/** A longtail at anchor over its own shadow, bow to the right. */
export function longtail(k, x, y, q, flip) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -q : q, q)
  path(k, 'rgba(8,92,108,.45)', 'M-3.600 1.400C-1 2 3 2 5.600 1.100C3 0.700 -1 0.800 -3.600 1.400Z')
  stroke(k, '#6c4454', 0.2, 'M-3.400 -0.500L-6 0.600')
  path(
    k,
    '#7c3c48',
    'M-3.600 -0.900C-1.500 -0.200 1.500 -0.200 3.600 -0.900L5.200 -2.600C5 -0.800 4 0.400 2.600 0.500H-2.600C-3.300 0.300 -3.600 -0.300 -3.600 -0.900Z',
  )
  path(
    k,
    '#e8945c',
    'M-3.600 -0.900C-1.500 -0.200 1.500 -0.200 3.600 -0.900L5.200 -2.600C4.800 -1 3.600 0 2 0.050H-2.600C-3.300 0 -3.600 -0.500 -3.600 -0.900Z',
  )
  path(k, '#fff4dc', 'M-2.400 -2.200H1.600L2 -1.800H-2.800Z')
  stroke(k, '#6c4454', 0.14, 'M-2.200 -1.900V-0.500M1.400 -1.900V-0.500')
  path(k, '#f0507c', 'M4.500 -1.900L5 -2.300L5 -0.900Z')
  k.restore()
}

/** A sea eagle from above on spread wings; half its span is five. */
export function eagle(k, flat) {
  const c = (v) => flat ?? v
  k.save()
  k.rotate(0.62)
  for (const m of [-1, 1]) {
    k.save()
    k.scale(m, 1)
    path(
      k,
      c(m < 0 ? '#5c6c84' : '#44506c'),
      'M0 -0.800C1.300 -1.700 3 -1.900 5 -0.700L4.500 -0.500L4.700 -0.100L4.100 0L4.200 0.350L3.500 0.350C2.400 0.500 1.200 0.700 0.400 1.100H0Z',
    )
    path(
      k,
      c(m < 0 ? '#fffdf4' : '#d4dce0'),
      'M0 -0.800C1.300 -1.700 2.600 -1.800 3.700 -1.450C2.600 -0.900 1.600 -0.200 0.500 0.200H0Z',
    )
    k.restore()
  }
  path(
    k,
    c('#fffdf4'),
    'M-0.400 -0.900C-0.500 -1.900 0.500 -1.900 0.400 -0.900C0.600 0 0.500 0.700 0.350 1.100L0.800 2.200Q0 2.600 -0.800 2.200L-0.350 1.100C-0.500 0.700 -0.600 0 -0.400 -0.900Z',
  )
  if (!flat) path(k, '#f0a83c', 'M-0.180 -1.650L0 -2.150L0.180 -1.650Z')
  k.restore()
}

/** The rock we stand on, out of the dark leaves of the slope. */
export function lookout(k) {
  const r = random(5)
  const leaf = (c, x, y, a, l, w) => {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l + l * 0.24]
    const [mx, my] = [x + Math.cos(a) * l * 0.55, y + Math.sin(a) * l * 0.62]
    const [nx, ny] = [-Math.sin(a) * l * w, Math.cos(a) * l * w]
    path(
      k,
      c,
      `M${n2(x)} ${n2(y)}Q${n2(mx + nx)} ${n2(my + ny)} ${n2(ex)} ${n2(ey)}Q${n2(mx - nx)} ${n2(my - ny)} ${n2(x)} ${n2(y)}Z`,
    )
  }
  const tuft = (x, y, l, wide) => {
    for (let i = 0; i < 7; i++)
      leaf(
        ['#0c3c48', '#13504e', '#0c3c48', '#1c6454'][i % 4],
        x,
        y,
        -2.9 + i * 0.44 + (r() - 0.5) * 0.2,
        l * (0.8 + r() * 0.4),
        wide,
      )
  }
  path(k, '#0c3c48', 'M-6 78C8 78 30 80 44 86C50 88.600 54 92 56 98H-6Z')
  for (const [x, y, l] of [
    [44, 88, 7],
    [50, 92, 7],
    [38, 85, 6],
  ])
    tuft(x, y, l, 0.2)
  path(k, '#6c5470', 'M-6 79L2 76.400L24 77.600L38 81.600L43 86.500L40 98H-6Z')
  path(k, '#f0cca8', 'M-6 79L2 76.400L24 77.600L38 81.600L33 83.800L14 84.400L-6 82.600Z')
  path(k, '#a88090', 'M-6 82.600L14 84.400L12 98H-6Z')
  path(k, '#8c6880', 'M14 84.400L33 83.800L30 98H12Z')
  for (const [x, y, l] of [
    [2, 95, 9],
    [14, 97, 9],
    [26, 96, 8],
    [38, 95, 9],
    [56, 97, 8],
  ])
    tuft(x, y, l, 0.22)
  // Broad leaves from the right foot of the picture.
  for (const [x, y, l] of [
    [166, 88, 13],
    [160, 96, 13],
    [148, 98, 11],
    [136, 99, 9],
  ])
    tuft(x, y, l, 0.22)
}
