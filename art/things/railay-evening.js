// Sky and sea off the west beach of Railay at sunset.
import { path, points } from '../core/field.js'
import { random } from '../core/random.js'

const SUN = [38, 39.5]

/** Sky and sea with the path of light; the island that looks like a hen, others behind. */
export function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 47)
  for (const [a, c] of [
    [0, '#3c5c9c'],
    [0.3, '#8484b4'],
    [0.58, '#f09c90'],
    [0.8, '#ffc080'],
    [1, '#ffe8a8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 56)
  const glow = k.createRadialGradient(...SUN, 2, ...SUN, 38)
  glow.addColorStop(0, 'rgba(255,248,204,.95)')
  glow.addColorStop(0.4, 'rgba(255,222,150,.45)')
  glow.addColorStop(1, 'rgba(255,190,130,0)')
  k.fillStyle = glow
  k.fillRect(-6, 0, 84, 47)
  path(k, '#ffeeb4', `M${SUN[0]} ${SUN[1] - 5.6}a5.600 5.600 0 1 0 0.010 0Z`)
  path(k, '#fffbe4', `M${SUN[0]} ${SUN[1] - 4}a4 4 0 1 0 0.010 0Z`)
  const w = k.createLinearGradient(0, 46, 0, 84)
  for (const [a, c] of [
    [0, '#ffd898'],
    [0.12, '#e8a890'],
    [0.34, '#8c84b0'],
    [0.62, '#3c84a4'],
    [1, '#48b4a8'],
  ])
    w.addColorStop(a, c)
  k.fillStyle = w
  k.fillRect(-6, 46, 172, 50)
  islands(k)
  // The path of light: lenses that widen towards us.
  const r = random(6)
  for (let y = 47; y < 72; y += 0.62 + (y - 47) * 0.03) {
    const half = 1.6 + (y - 47) * 0.26
    const n = 1 + Math.floor(r() * 2.4)
    for (let i = 0; i < n; i++) {
      const x = SUN[0] + (r() - 0.5) * half * 1.7
      const l = (0.6 + r() * 0.9) * half * 0.6
      path(
        k,
        `rgba(255,238,180,${0.9 - (y - 47) * 0.022})`,
        `M${x - l} ${y}Q${x} ${y - 0.34} ${x + l} ${y}Q${x} ${y + 0.34} ${x - l} ${y}Z`,
      )
    }
  }
  for (const [x, y, l] of points('8 54 5 66 53 6 84 56 7 16 62 7 70 62 8 4 69 7 60 68 6', 3))
    path(
      k,
      'rgba(255,214,180,.5)',
      `M${x - l} ${y}Q${x} ${y - 0.34} ${x + l} ${y}Q${x} ${y + 0.34} ${x - l} ${y}Z`,
    )
}

/** Stacks of limestone against the light, the farther the paler: sheer, undercut by the sea, a thin edge of sun on the side towards it. */
function islands(k) {
  const stack = (body, lit, shade, d, edge, dark) => {
    path(k, body, d)
    path(k, lit, edge)
    path(k, shade, dark)
  }
  stack(
    '#dca890',
    '#f0c49c',
    '#d09c90',
    'M-6 46.200V39L-3 36.500L1 37.500L3 41L5.500 42L6.500 46.200Z',
    'M3 41L5.500 42L6.500 46.200H5.600L4.800 43Z',
    'M-6 39L-3 36.500L-2 41L-3.500 46.200H-6Z',
  )
  stack(
    '#d8a090',
    '#f0c49c',
    '#cc948c',
    'M13 46.200L13.300 43.600L12.800 41.500L14.500 39.500L16 39.300L17.200 41.400L17 43.800L17.500 46.200Z',
    'M16 39.300L17.200 41.400L17 43.800L17.500 46.200H16.700L16.500 42Z',
    'M13 46.200L13.300 43.600L12.800 41.500L14.500 39.500L14.800 42.500L14.200 46.200Z',
  )
  // The island that looks like a hen on her nest: head and comb on the left, tail low on the right.
  stack(
    '#b07c8c',
    '#ecb090',
    '#9c6c88',
    'M55.500 46.300L56.300 44.800L58.500 43.600L60 42.200L60.800 40.400L60.200 39L60.900 37.900L61.800 38.100L62.400 37.400L63.300 38L64.300 38.600L65.600 39.300L64.200 39.900L63.800 41L64.800 42.300L67.400 42.700L69.600 43.800L72.400 43.400L74.600 44.600L76.500 46.300Z',
    'M55.500 46.300L56.300 44.800L58.500 43.600L60 42.200L60.800 40.400L60.200 39L60.900 37.900L61.500 40.200L60.900 42.800L59.200 44.500L58.700 46.300Z',
    'M67.400 42.700L69.600 43.800L72.400 43.400L74.600 44.600L76.500 46.300H68L68.600 44.600Z',
  )
  stack(
    '#94607c',
    '#e89c80',
    '#784c74',
    'M80.500 46.500L80.900 43.800L79.800 41L80.600 36.800L82 33.200L84.600 31.600L86.400 33L87.800 32.400L90 35.400L90.600 38.600L93 38L94.600 40.400L94.200 43.600L95.200 46.500Z',
    'M80.500 46.500L80.900 43.800L79.800 41L80.600 36.800L82 33.200L83.200 35L82.300 39L83.100 42.600L82.300 46.500Z',
    'M86.400 33L87.800 32.400L90 35.400L90.600 38.600L93 38L94.600 40.400L94.200 43.600L95.200 46.500H88L88.800 42L87.200 38Z',
  )
  for (const [x0, x1, c] of [
    [-6, 6.5, '#fff0c0'],
    [12.6, 17.7, '#fff0c0'],
    [55, 77, '#f8d8b0'],
    [80, 95.5, '#f4c8a8'],
  ])
    path(
      k,
      c,
      `M${x0} 46.400Q${(x0 + x1) / 2} 46 ${x1} 46.400Q${(x0 + x1) / 2} 46.900 ${x0} 46.400Z`,
    )
}
