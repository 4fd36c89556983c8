import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { lens } from './curves.js'

// The mouth of a sea cave, seen from the water inside: near walls in shade, what hangs from the roof, the wet foot.

const MOUTH =
  'M-6 -6H166V83L152 79.500L139.500 75.600L141.500 70L137 62.500L138.600 56L132.600 47L134.400 39.500L128.600 30.500L129.400 25L122 15.500L119.400 13.800L118.200 17.600L117.500 19.400L116.600 14L115.600 18.400Q114.800 24.600 114.200 30Q113.200 24 111.800 18L110 10L105.600 8.200L104.600 10.400L104.200 11.800L103 7.200L96 5.200L88 4.600L86.800 7.200L86.200 4.400L74 2.600L60 3.200L51 5.400L49.400 9.600L48.800 13Q48 10 47.400 6.600L41 9L38.600 13.400Q37.600 19 37 21.800Q36 18 35 13.600L30 15.400L24.400 22.500L23 31L17.600 38L19.400 46.500L14.600 56L16.800 63L12.400 70.500L14 78L9 80.600L-6 84Z'

const FACETS = [
  // The roof: two shelves that run back over us, each with its own break.
  ['#232c5e', 'M-6 -6H60L52 1L44 2.600L35 7.500L27 15L19 21L10 33L3 40L-6 44Z'],
  [
    '#2d3a70',
    'M60 3.200L51 5.400L41 9L30 15.400L24.400 22.500L23 31L17.600 38L14 33L20 22L29 12L40 6L52 1.400Z',
  ],
  [
    '#2b3a70',
    'M19.400 46.500L14.600 56L16.800 63L12.400 70.500L14 78L9 80.600L4 74L8 64L6 55L12 45L17.600 38Z',
  ],
  ['#3f6286', 'M16.800 63L12.400 70.500L14 78L9 80.600L7.600 75L10.400 66Z'],
  ['#121844', 'M-6 52L2 58L-1 70L5 80.600L9 80.600L-6 84Z'],
  [
    '#232c5e',
    'M84 -6L96 1.400L108 3.600L120 9L130 19L138 27L141 39L148 50L147 60L156 72L154 80L166 83V-6Z',
  ],
  ['#161d4a', 'M140 -6L146 8L156 18L158 34L166 44V-6Z'],
  ['#161d4a', 'M148 50L147 60L156 72L154 80L166 83V66L158 58Z'],
  // The edge of the right wall that the sun just reaches.
  [
    '#6c5c88',
    'M122 15.500L129.400 25L128.600 30.500L134.400 39.500L132.600 47L138.600 56L137 62.500L141.500 70L149 68L144 60L147.500 55L141 47L143.500 41L134.500 31L135.500 24L129.600 18.600L124 15.200L120 11Z',
  ],
  [
    '#9c7890',
    'M125.600 20L129.400 25L128.600 30.500L134.400 39.500L132.600 47L138.600 56L137 62.500L141.500 70L143 64L140.600 60L142 54L137 46L138.400 39L132 30L132.400 24.500Z',
  ],
  [
    '#ecbc92',
    'M127 22L129.400 25L128.600 30.500L134.400 39.500L134 41L129.800 33.500L130.400 26.500Z',
  ],
  ['#ecbc92', 'M134 41.500L132.600 47L138.600 56L140.400 52.500L134.800 46.400Z'],
  ['#d39a80', 'M138.600 56L137 62.500L139.600 66.800L139.600 61.600Z'],
  // The notch that every tide has eaten a little deeper.
  ['#0f143c', 'M141.500 70L139.500 75.600L152 79.500L166 83V77L155 73.500L147 71.800Z'],
  // Stalactites: only their left side gets light.
  ['#46588c', 'M113.200 18L114.200 30Q113.200 24 111.800 18L110 10L112.600 11Z'],
  ['#46588c', 'M117 15L117.500 19.400L116.600 14Z'],
  ['#46588c', 'M103.900 8.600L104.200 11.800L103 7.200Z'],
  ['#46588c', 'M36.600 13L37 21.800Q36 18 35 13.600Z'],
  ['#46588c', 'M48.500 7L48.800 13Q48 10 47.400 6.600Z'],
]

export function caveMouth(k) {
  // Its own mirror, dark under each foot.
  path(k, '#0d4258', 'M-6 84L9 80.600L14 80.200L11.600 84L15 89L13.400 96H-6Z')
  path(
    k,
    '#0d4258',
    'M139.500 75.600L152 79.500L166 83V96H141L138.600 91L140.600 86.500L135.800 82L139 79Z',
  )
  k.save()
  const mouth = new Path2D(MOUTH)
  k.fillStyle = '#1b2354'
  k.fill(mouth)
  k.clip(mouth)
  for (const [c, d] of FACETS) path(k, c, d)
  k.restore()
  lens(k, 'rgba(190,236,220,.55)', 8, 81, 8, 0.16)
  stroke(
    k,
    'rgba(190,236,220,.5)',
    0.2,
    'M139.500 75.700L146 77.800M148 78.400L152 79.600L156 80.600',
  )
}

/** What stands at y once more below it, swaying ever wider, and lost in the depth towards us. */
export function fadingMirror(s, f, k, y, depth, draw) {
  const sheet = s.sheet()
  f.draw(sheet.k, draw)
  const high = 1 / f.q
  for (let row = 0; row < depth; row += high) {
    const sway = noise(4.2, row * 0.7) * (0.1 + row * 0.012)
    k.save()
    k.globalAlpha = 0.76 * (1 - row / depth) ** 0.7
    k.drawImage(
      sheet.canvas,
      0,
      (y - row - high) * f.q,
      s.w,
      high * f.q,
      sway,
      y + row,
      s.w / f.q,
      high,
    )
    k.restore()
  }
}
