// A wooden ferry of the creek of Dubai, bow to the right; field of 160 × 90.
import { path, points, stroke } from '../core/field.js'
import { disc } from './profile.js'

/** The hull, its deck at 62, waterline about 76. */
export function hull(k) {
  path(
    k,
    '#6c3430',
    'M6 52C14 60 26 62.500 40 62.500H96C114 62.500 126 57 137 46L141 47C137 62 128 74 116 82H24C14 76 8 66 6 52Z',
  )
  path(
    k,
    '#b4643c',
    'M6 52C14 60 26 62.500 40 62.500H96C114 62.500 126 57 137 46L141 47C139 53 136.600 58.600 133.400 63.500C118 69.500 104 70.500 90 70.500H40C26 70.500 16 68 9.600 63C8 59.600 6.800 56 6 52Z',
  )
  path(
    k,
    '#e49c58',
    'M6 52C14 60 26 62.500 40 62.500H96C114 62.500 126 57 137 46L141 47L140.300 49.200C128 60.500 113 65.300 96 65.300H40C26 65.300 14 63 6.800 56Z',
  )
  stroke(k, '#4c2430', 0.6, 'M11 67C20 72 30 74 42 74H92C106 74 120 72.500 131 67')
  for (const [x, y] of points('30 66.500 62 68 92 67.500')) {
    disc(k, '#241c34', x, y + 2, 4)
    disc(k, '#54485c', x - 0.5, y + 1.5, 3, 3)
    disc(k, '#8c4c38', x, y + 2, 1.8)
    stroke(k, '#f4d8a0', 0.5, `M${x} ${y - 2}V${y - 5.5}`)
  }
}

/** Bench under the awning, posts and roof. */
export const bench = (k) => {
  path(k, '#4c2c3c', 'M28 53H87V62.500H28Z')
  path(k, '#c47c48', 'M26.500 51.500H88.500V54H26.500Z')
  path(k, '#844838', 'M26.500 53.200H88.500V54.400H26.500Z')
  stroke(k, '#6c3c38', 1.3, 'M29 62V27M65.500 62V25M87 62V27')
}
export function awning(k) {
  stroke(k, '#8c5038', 1.4, 'M30.500 63V27M84 63V27')
  k.save()
  k.translate(4.65, 0)
  k.scale(0.95, 1)
  path(k, '#d8504c', 'M19 27C38 20.500 78 20.500 96 27L95 30C77 26.500 38 26.500 20 30Z')
  path(
    k,
    '#fff0d4',
    'M19 27C38 20.500 78 20.500 96 27L95.600 28.200C77 23.500 38 23.500 19.400 28.200Z',
  )
  for (let i = 0; i < 12; i++) {
    const x = 20 + i * 6.27
    const y = 30 - Math.sin(((i + 0.5) / 12) * Math.PI) * 3
    path(k, i % 2 ? '#d8504c' : '#fff0d4', `M${x} ${y - 0.8}h6.270v1.500a3.140 2 0 0 1 -6.270 0Z`)
  }
  k.restore()
}
