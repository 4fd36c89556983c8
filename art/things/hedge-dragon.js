// A dragon clipped from a hedge that spits water, the gardener behind it, and two who dare it; the sun comes from the right, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { head } from './near-heads.js'
import { solid } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [1, -0.6]
const BOX = ['#2c8460', '#74c06c', '#14504c']

const BODY =
  'M-20 96V62C-14 54 -4 50 6 52C14 53 18 58 21 62C24 54 24 44 25 36C26 26 33 19 43 18C52 17.500 58 21 62 24.500L73 29C76 30.500 76.500 34 74 35.500L60 38C54 39 50 38.500 47.500 40C44.500 44 45 52 46 60C47 68 50 74 54 78C57 82 56 88 52 96Z'
const JAW = 'M50 39C54 41 62 42.500 69 41.500C72 41 72.500 44 70 45.500C64 49 54 49 48 46Z'
const CREST =
  'M24 40L16 37L24 34L18 28L27 28L24 20L32 22L33 13L39 18L43 10L47 17L54 14L54 20L60 24L40 30Z'

/** Small pointed leaves over a clipped shape: bright to the sun, dark away from it. */
function leaves(k, inside, box, seed, lit, dark) {
  const r = random(seed)
  const [x0, y0, x1, y1] = box
  let [a, b] = ['', '']
  for (let i = 0; i < ((x1 - x0) * (y1 - y0)) / 5; i++) {
    const [x, y, t, q] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0), r() * 6.28, 0.9 + r() * 0.8]
    const leaf = `M${x} ${y}q${Math.cos(t - 0.6) * q} ${Math.sin(t - 0.6) * q} ${Math.cos(t) * q * 1.7} ${Math.sin(t) * q * 1.7}q${-Math.cos(t - 0.6) * q} ${-Math.sin(t - 0.6) * q} ${-Math.cos(t) * q * 1.7} ${-Math.sin(t) * q * 1.7}Z`
    if (i % 5 < 3) a += leaf
    else b += leaf
  }
  inside(() => {
    path(k, lit, a)
    path(k, dark, b)
  })
}

/** The dragon on the field itself: from the lower left, its head near 70, 33. */
export function hedgeDragon(k, clip) {
  const leafy = (d, tones, box, seed) => {
    solid(k, tones, d, { sun: SUN, a: 1.6, b: 3.4 })
    leaves(k, (draw) => clip(d, draw), box, seed, 'rgba(132,204,112,.55)', 'rgba(12,64,68,.5)')
  }
  leafy(CREST, ['#38946c', '#8cd080', '#185854'], [14, 8, 60, 42], 4)
  path(k, '#8c2c50', 'M50 37L70 34L70 43L52 44Z')
  leafy(JAW, BOX, [46, 36, 74, 50], 5)
  leafy(BODY, BOX, [-22, 16, 78, 96], 6)
  // Ear, nostril, teeth of jasmine, an eye made of a marguerite.
  solid(k, ['#38946c', '#8cd080', '#185854'], 'M44 21C40 15 36 13 31 13C33 18 35 22 41 25Z', {
    sun: SUN,
    a: 0.6,
    b: 1,
  })
  path(
    k,
    '#0c3c44',
    'M70 29.500C71 28.800 72.500 29.200 72.600 30.400C71.600 31 70.500 30.600 70 29.500Z',
  )
  for (const [x, y] of points('71 36 66 37 61 38 56 38.800'))
    path(k, '#fffaf0', `M${x - 1.2} ${y - 0.4}L${x + 0.2} ${y + 3}L${x + 1.3} ${y - 0.8}Z`)
  for (const [x, y] of points('68 42 63 43 58 43'))
    path(k, '#fffaf0', `M${x - 1.1} ${y}L${x} ${y - 2.6}L${x + 1.1} ${y}Z`)
  for (let i = 0; i < 9; i++) {
    const t = (i / 9) * 6.28
    disc(k, '#fffaf0', 54 + Math.cos(t) * 3, 25 + Math.sin(t) * 3, 1.3)
  }
  disc(k, '#ffd048', 54, 25, 2.5)
  disc(k, '#2c1c38', 55, 25.4, 1.4)
  disc(k, '#ffffff', 55.5, 24.7, 0.5)
  solid(k, BOX, 'M48.500 22.500C51 20.500 56 20 59.500 23.500C56 22.600 52 23 48.500 22.500Z', {
    sun: SUN,
    a: 0.3,
    b: 0.4,
  })
  // Roses grow on its breast.
  for (const [x, y, q] of points(
    '33 60 1.600 38 70 1.900 31 76 1.500 40 82 1.700 45 74 1.400 24 84 1.700 34 88 1.900 46 90 1.500 14 70 1.500 6 80 1.700',
    3,
  )) {
    disc(k, '#a82458', x - 0.2, y + 0.2, q, q * 0.95)
    disc(k, '#f0587c', x, y, q * 0.85)
    disc(k, '#ff9ca4', x + q * 0.3, y - q * 0.25, q * 0.42)
    stroke(k, '#a82458', 0.25, `M${x - q * 0.5} ${y}q${q * 0.5} ${q * 0.7} ${q} 0`)
  }
}

/** The water it spits: from its mouth to the shield at x, y. */
export function jet(k, x, y) {
  const d = (a, b) =>
    `M60 39C63 ${38.6 - a} 64 ${38.4 - a} 68 ${38.2 - a}C82 ${36 - a} ${x - 8} ${y - 10 - a} ${x} ${y - 3 - a}L${x} ${y + 3 + b}C${x - 12} ${y - 3 + b} 82 ${42 + b} 68 ${40.5 + b}C64 ${40 + b * 0.5} 62 39.600 60 39Z`
  path(k, 'rgba(120,212,236,.55)', d(1.6, 2))
  path(k, '#bcecf4', d(0.4, 0.4))
  stroke(k, '#ffffff', 0.7, `M64 39.200C80 38 ${x - 9} ${y - 8} ${x - 1} ${y - 1}`)
  // It bursts on the shield.
  for (const [a, l, q] of points(
    '-2.700 11 1.3 -2.250 14 1 -1.850 12 1.2 -1.450 15 0.9 2.600 10 1.2 2.150 13 1 1.750 11 1.1 -3.050 8 0.9',
    3,
  )) {
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l]
    path(
      k,
      '#dcf6fa',
      `M${x - 1} ${y - 1.6}Q${(x + ex) / 2 - 1} ${(y + ey) / 2 - 2} ${ex} ${ey}Q${(x + ex) / 2 + 1} ${(y + ey) / 2 + 1} ${x + 0.6} ${y + 1.6}Z`,
    )
    disc(k, '#ffffff', ex + Math.cos(a) * 2.2, ey + Math.sin(a) * 2, q * 0.7)
    disc(k, '#bcecf4', ex + Math.cos(a + 0.3) * 4, ey + Math.sin(a + 0.3) * 4, q * 0.45)
  }
}
