import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { clamp } from '../core/noise.js'

/** The rim of Diamond Head from the sea off Waikiki: long to the left, the summit over the ocean on the right. */
const RIM = points(
  '52 47 57 45.800 61 44.300 65.500 42.200 69 41.200 74 38.400 78.500 37.600 82 36.300 86.500 37 90 35.900 93.500 36.500 97 34.900 100.500 33.700 103.500 34.100 106.200 31.600 109 29.700 111.200 27.900 112.600 27.900 114.300 30 116.600 32.200 118.600 35.200 121 37.700 124 40.600 127.600 42.900 132 45 139 47',
)
const FOOT = 47

function rimAt(x) {
  const i = Math.max(
    1,
    RIM.findIndex((p) => p[0] >= x),
  )
  const [a, b] = [RIM[i - 1], RIM[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** A line from the rim at x that bends outwards as it falls to x1 on the plain; from t0 to t1 of its way. */
function fall(x, x1, sway, t0 = 0, t1 = 1) {
  const y = rimAt(x)
  return Array.from({ length: 6 }, (_, i) => {
    const t = t0 + ((t1 - t0) * i) / 5
    return [x + (x1 - x) * t ** 1.5 + sway * Math.sin(t * 7 + x), y + (FOOT - y) * t]
  })
}

/**
 * Spurs: x on the rim, x of the foot, then the gully after it likewise, and how far down its lit face goes.
 * The sun is behind the right shoulder: we see the shaded side, warmer the nearer to it, and light on the edge alone.
 */
const SPURS = points(
  '61 57 64.500 63 1 70 66 76 75 0.900 82.500 80 84.500 84 0.620 87.600 87 95.500 94 1 98.500 97 101 100.500 0.560 103 101.500 106.500 106 0.950 111.500 110.500 114.600 117 1 116.800 119.500 119.200 123.500 0.900 122 126 124.500 130 0.940',
  5,
)

export function leahi(k) {
  const shade = '#5c3a68'
  fill(k, shade, [...RIM, [139, FOOT], [52, FOOT]])
  for (const [x, x1, g, g1, long] of SPURS) {
    const glow = clamp((x - 50) / 76)
    const lit = blend('#84507a', '#c4706e', glow)
    const half = blend('#70467a', '#94526e', glow)
    const crest = fall(x, x1, 0.24)
    const gully = fall(g, g1, 0.2, 0, long)
    const brow = RIM.filter(([rx]) => rx > x && rx < g)
    fill(k, half, [
      ...crest,
      ...fall(g + 0.9, g1 + 1.6, 0.2, 0, 1).reverse(),
      ...[...brow].reverse(),
    ])
    fill(k, lit, [
      ...crest.slice(0, long > 0.8 ? 6 : 4),
      ...gully.reverse(),
      ...[...brow].reverse(),
    ])
    // A lesser rib forks off on the shaded side.
    const low = fall(x - 0.4, x1 - 2.8, 0.3, 0.42, 1)
    fill(k, '#4b2f62', [crest[2], ...low, crest[5]])
  }
  // The gentle apron at its foot, dry grass in the shade of the mountain.
  path(
    k,
    '#533764',
    'M52 47C58 46.600 62 45.400 67 45.300C72 44.600 77 45.100 82 44.300C88 43.700 92 44.600 98 44C103 43.600 107 44.300 112 43.900C118 43.800 121 44.600 126 45.200C131 45.900 135 46.600 139 47Z',
  )
  path(
    k,
    '#7c4c70',
    'M84 45.600C90 44.500 95 45.500 101 44.800C107 44.300 113 44.500 118 44.800C123 45.100 128 45.900 133 46.500C122 46.300 112 45.700 104 46C97 46.300 90 46.200 84 45.600Z',
  )
  path(
    k,
    '#ffc27c',
    'M112.600 27.900L114.300 30L116.600 32.200L118.600 35.200L121 37.700L124 40.600L127.600 42.900L132 45L139 47C135 46.400 131 45.500 127 43.600C123.600 42 121.600 39.800 119.800 37.600C117.900 35.400 117 33.800 115.600 32C114.200 30.400 113.400 29.200 112.600 27.900ZM103.500 34.100L106.200 31.600L109 29.700L111.200 27.900C109.800 29.800 106 32.200 103.500 34.100Z',
  )
  // The lookout on the summit.
  fill(k, '#542f60', points('111 28 111.300 27.300 112.600 27.300 112.900 28.200'))
}
