// A giraffe that drinks with her forelegs wide, her calf beneath her, and the oxpeckers that use her neck as a slide. The low sun stands on the left.
import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { bent, limb } from './joints.js'
import { oval } from './near-faces.js'

const [CREAM, PALE, PATCH, WINE, DARK] = ['#ffdc9c', '#fff4d0', '#b04c30', '#6c2448', '#34103c']

/** A patch like a vine leaf, torn at its edge. */
export function leaf(k, colour, x, y, q, turn, seed) {
  const r = random(seed)
  const n = 7
  fill(
    k,
    colour,
    Array.from({ length: n * 2 }, (_, i) => {
      const a = turn + ((i + (r() - 0.5) * 0.6) / n) * Math.PI
      const d = q * (i % 2 ? 0.74 + r() * 0.14 : 0.94 + r() * 0.26)
      return [x + Math.cos(a) * d * 1.08, y + Math.sin(a) * d]
    }),
  )
}

const TRUNK =
  'M53 58.500C70 50.500 88 35 102 22.500C107 18.500 113 18.500 119 21C128 24 138 25.500 142.500 30.500C146.500 36 145 44 140 48.500C131 53 114 54.500 106 52.500C101 51 99 48 98 45C87 53 73 63 62 70C56 71 51 64 53 58.500Z'

/** A leg with its patches: joints [x, y, width], the last at the fetlock; then the hoof. */
function leg(k, joints, [cream, patch, shade], seed) {
  const line = bent(joints)
  limb(k, cream, line)
  limb(
    k,
    shade,
    line.map(([x, y, q]) => [x + q * 0.27, y, q * 0.46]),
  )
  for (const [i, t] of [0.1, 0.24, 0.38, 0.53].entries()) {
    const n = t * (line.length - 1)
    const [a, b] = [line[Math.floor(n)], line[Math.ceil(n)]]
    const u = n % 1
    const [x, y, q] = a.map((v, j) => v + (b[j] - v) * u)
    leaf(k, patch, x - q * 0.05, y, q * (0.42 - i * 0.04), i, seed + i)
  }
  const [x, y, q] = joints.at(-1)
  path(
    k,
    DARK,
    `M${x - q * 0.6} ${y}L${x + q * 0.6} ${y}L${x + q * 1.05} ${y + q * 1.5}H${x - q * 1.15}Z`,
  )
  stroke(k, '#b04c58', 0.3, `M${x - q * 0.1} ${y + q * 0.5}V${y + q * 1.4}`)
}

/** What stands behind her chest: hind legs and tail. */
export function hindLegs(k) {
  stroke(k, WINE, 1.3, 'M143.500 34C148 40 147 46 149 51')
  path(k, DARK, 'M148 50L150 50.500C151.500 54 150.500 57 152 60C149 58.500 147 55 148 50Z')
  leg(
    k,
    [
      [131, 44, 9],
      [133, 53, 5.5],
      [134, 60, 4.6],
      [132.5, 64, 3.5],
      [130, 74, 2.6],
    ],
    ['#b0645c', '#5c1c44', '#8c4454'],
    31,
  )
  leg(
    k,
    [
      [137, 42, 12],
      [140.5, 53, 7],
      [143, 60, 5.6],
      [141.5, 64, 4.2],
      [138.5, 76.5, 3],
    ],
    ['#d88c68', '#7c2c44', '#a85058'],
    41,
  )
}

/** Body, neck and forelegs. */
export function motherBody(k) {
  leg(
    k,
    [
      [113, 47, 10],
      [117.5, 56, 6.6],
      [120.5, 62.5, 5],
      [121.8, 66, 5.5],
      [123, 70, 3.7],
      [127, 79, 3.1],
    ],
    ['#e8a070', '#8c3444', '#b4605c'],
    21,
  )
  path(k, '#f0b47c', TRUNK)
  k.save()
  k.clip(new Path2D(TRUNK))
  // Patches: large on the body, smaller along the neck.
  for (const [i, [x, y, q]] of points(
    '139 33 5 130 28.500 4.6 121 25 4.4 112 24 4.200 134 41 5.2 125 36 5 115.500 33.500 4.800 106.500 31 4.4 128 47 4.6 118 43.500 4.8 109 41.500 4.600 113 50.500 3.600 141 44 3.4 100 38.500 4.200 99 28.500 3.600 92.500 35 3.500 92 44 3.6 85.500 41 3.100 83 49.500 3.200 78 46.500 2.900 75 54.500 2.900 70.500 51.500 2.600 67 59.500 2.600 63 56 2.300 60.500 64.500 2.200 104 48.500 3.400 122 52 3 135 49 3 146 38 2.600 105 21 2.500 68 65 1.700 89 52 2',
    3,
  ).entries())
    leaf(k, '#a04438', x, y, q, i * 0.7, i + 3)
  // The side that turns from the sun, the throat that meets it.
  path(k, 'rgba(92,16,84,.4)', 'M150 20V60H100C112 50 118 40 120 30C122 24 128 22 134 18Z')
  path(
    k,
    'rgba(92,16,84,.34)',
    'M98 45C101 52 106 52.500 110 56H140V48C124 52 108 50 102 40C90 50 76 60 64 66L60 72C74 64 88 54 98 45Z',
  )
  path(
    k,
    'rgba(255,226,150,.5)',
    'M50 56C70 48 88 33 102 20.500C107 17 112 17 118 19L119 22.500C112 20.500 107 21.500 103 25C89 38 70 53 54 61.500Z',
  )
  k.restore()
  // Mane, short and upright, in the sun.
  const mane = points(
    '55.500 57.300 60 55 64.500 52.300 69 49.300 73.500 46 78 42.600 82.500 39 87 35.200 91.500 31.300 96 27.400 100.500 23.700',
  )
  const high = (i) => (2.4 + (i % 2) * 0.8) * Math.min(1, (mane.length - i) / 4)
  const back = (t) =>
    [...mane].reverse().map(([x, y], i) => [x + t, y + t + Math.min(1.5, i * 0.5)])
  fill(k, '#6c2038', [...mane.map(([x, y], i) => [x - 1.2, y - high(i)]), ...back(0)])
  fill(k, '#c84838', [...mane.map(([x, y], i) => [x - 1.2, y - high(i)]), ...back(-0.9)])
  leg(
    k,
    [
      [103, 43, 10],
      [96.5, 54, 7],
      [92, 61.5, 5.4],
      [90.3, 65, 5.9],
      [89, 69, 3.9],
      [85, 79.5, 3.2],
    ],
    ['#ffd088', PATCH, '#e8a070'],
    11,
  )
}

/** Her head in profile to the left: the poll at 0, lips at -27, 12; ears out, eyes on the bird. */
export function motherHead(k) {
  // Far ear and horn.
  path(k, WINE, 'M1 -3C3 -8 7 -12 12 -13C11 -8 8 -3 3 0Z')
  path(k, '#c87850', 'M-2 -3C-2 -7 -0.500 -10 0.500 -12L3 -11C2.500 -8 2 -5 2 -2Z')
  oval(k, DARK, 2, -12.2, 1.7, 1.5)
  // Skull, cheek and long muzzle.
  path(
    k,
    '#f0b47c',
    'M4 -1C1 -5.500 -5 -6 -8.500 -3C-13 -0.500 -17 2 -21 4.500C-25 6 -27.500 8.500 -27.500 11C-27.500 13.500 -25.500 14.500 -23 14.200C-20 15.500 -16 14 -13 12.500C-7 13 -1 13 4.500 11.500C9 9 8 2 4 -1Z',
  )
  path(
    k,
    CREAM,
    'M-8.500 -3C-13 -0.500 -17 2 -21 4.500C-25 6 -27.500 8.500 -27.500 11C-27.500 13.500 -25.500 14.500 -23 14.200C-20 14.500 -19.500 12 -17 10.500C-13 8 -10 6 -9 2C-8.500 0 -8 -2 -6 -4.500C-7 -4.200 -7.800 -3.700 -8.500 -3Z',
  )
  path(
    k,
    'rgba(92,16,84,.34)',
    'M8 5C6 9 0 10.500 -6 10C-10 9.800 -14 12 -18 13.800C-16 14 -14.500 13.200 -13 12.500C-7 13 -1 13 4.500 11.500C7.500 9.800 8.300 7 8 5Z',
  )
  for (const [i, [x, y, q]] of points(
    '0.500 1.500 1.8 3.500 5.500 1.900 -2 7.500 1.700 -6 9.500 1.300 -4.500 -1.500 1.200 4.500 9.500 1.300',
    3,
  ).entries())
    leaf(k, '#a04438', x, y, q, i, i + 60)
  // Nostril, lips, the tip of a blue tongue in the water.
  path(
    k,
    '#c86c58',
    'M-21 4.500C-25 6 -27.500 8.500 -27.500 11C-27.500 13.500 -25.500 14.500 -23 14.200C-20 14.200 -20.500 8 -21 4.500Z',
  )
  path(
    k,
    DARK,
    'M-24.800 7.500C-23.600 6.800 -22.500 7.300 -22.300 8.500C-23.300 8.800 -24.300 8.500 -24.800 7.5Z',
  )
  stroke(k, DARK, 0.6, 'M-26.800 12.300C-24 12.800 -20 12.600 -17.500 10.500')
  path(
    k,
    '#5c3c8c',
    'M-27 12.500C-29 13.500 -30 15 -29.500 16.500C-27.500 16.500 -25.500 15 -24.500 13Z',
  )
  // Eye, its lashes; looks up at the bird that comes.
  oval(k, '#8c3440', -8, 1.2, 3, 2.7)
  oval(k, '#fff4dc', -8.3, 1.2, 2.5, 2.2)
  oval(k, '#2a0c30', -8.7, 0.3, 1.7, 1.7)
  oval(k, '#ffffff', -9.3, -0.3, 0.55)
  stroke(
    k,
    DARK,
    0.7,
    'M-11 1.800C-10.500 -2 -6.500 -2.500 -5 0.800M-10.800 0L-12.800 -1M-9.900 -1.300L-11.300 -3M-8.300 -1.900L-8.800 -4',
  )
  // Near horn and ear.
  path(k, '#f0b47c', 'M-4 -3.500C-4.500 -8 -3.500 -11 -3 -13L0 -12.500C0 -9 0 -6 0.500 -3Z')
  path(
    k,
    CREAM,
    'M-4 -3.500C-4.500 -8 -3.500 -11 -3 -13L-2 -12.800C-2.500 -9.500 -2.500 -6.500 -2 -3.500Z',
  )
  oval(k, DARK, -1.6, -13.3, 2, 1.8)
  path(k, '#f0b47c', 'M3 0C7 -4 13 -5 17 -3C15 1 10 4 5 4Z')
  path(k, '#b04c48', 'M5.500 0.500C8.500 -2 12 -3 15 -2.300C13 0.500 9.500 2.500 6.500 2.700Z')
}

/** The calf looks out under its mother, head low: brow at 0, soles at 26. */
export function giraffeCalf(k) {
  const [base, lit, patch] = ['#d89468', '#ffcc8c', '#8c3440']
  for (const [x0, x1, y] of points('7 5 25 10.500 10.5 26 18 19.500 24.500 21.500 23 23.500', 3)) {
    limb(k, x0 > 12 ? '#a85c54' : base, [
      [x0, 5, 3.4],
      [x0 + 0.3, 14, 2.1],
      [x1, y - 1, 1.5],
    ])
    path(k, DARK, `M${x1 - 1} ${y - 1}H${x1 + 1}L${x1 + 1.5} ${y + 0.6}H${x1 - 1.5}Z`)
  }
  path(k, base, 'M5 -9C12 -12 20 -10 24 -5C25 0 23 6 20 8C15 10 9 10 5 8Z')
  path(k, base, 'M2 2C4 -4 5 -8 9 -11L14 4L6 9Z')
  for (const [i, [x, y, q]] of points(
    '10 -5 2.200 15.500 -5.500 2.300 20 -2 2.100 11 1 2.100 16.500 2 2.200 7 5 1.7 20 4 1.800 12 6.500 1.600',
    3,
  ).entries())
    leaf(k, patch, x, y, q, i, i + 80)
  // Ears, horns, face.
  path(
    k,
    base,
    'M-3.500 -3C-7 -6 -11 -6.500 -13 -5C-12 -1.500 -8 0.500 -3.500 0ZM3.500 -3C7 -6 11 -6.500 13 -5C12 -1.500 8 0.500 3.500 0Z',
  )
  path(
    k,
    '#b04c48',
    'M-5 -2.500C-7.500 -4.500 -10 -5 -11.600 -4.300C-10.500 -2 -8 -0.800 -5 -1ZM5 -2.500C7.500 -4.500 10 -5 11.600 -4.300C10.500 -2 8 -0.800 5 -1Z',
  )
  for (const m of [-1, 1]) {
    stroke(k, base, 1.4, `M${m * 1.6} -4L${m * 2} -8`)
    oval(k, DARK, m * 2.1, -8.6, 1.25)
  }
  path(
    k,
    base,
    'M-4.500 -2C-4.500 -5.500 4.500 -5.500 4.500 -2C4.500 1 3.300 3.500 3 6C3.500 9.500 2 11 0 11C-2 11 -3.500 9.500 -3 6C-3.300 3.500 -4.500 1 -4.500 -2Z',
  )
  path(
    k,
    lit,
    'M-4.500 -2C-4.500 -4 -2 -4.800 -0.500 -4.700C-2 -2 -1.500 3 -1.500 6C-1.700 8.500 -1.500 10.500 -0.500 11C-2.200 10.900 -3.500 9.500 -3 6C-3.300 3.500 -4.500 1 -4.500 -2Z',
  )
  for (const x of [-3, 3]) {
    oval(k, '#fff4dc', x, -0.3, 1.6, 1.65)
    oval(k, '#2a0c30', x - 0.5, -0.6, 1.05, 1.15)
    oval(k, '#ffffff', x - 0.8, -1, 0.35)
    stroke(k, DARK, 0.45, `M${x - 1.8} -0.500Q${x} -3 ${x + 1.8} -0.500`)
  }
  oval(k, DARK, -1.2, 7.3, 0.4, 0.6)
  oval(k, DARK, 1.2, 7.3, 0.4, 0.6)
  path(
    k,
    '#6a1830',
    'M-1.800 8.900Q0 9.600 1.800 8.900Q1.300 10.600 0 10.600Q-1.300 10.600 -1.800 8.900Z',
  )
}

/** The head of an oxpecker: red bill, ringed eye; looks left. */
function beak(k, open, shut) {
  oval(k, '#8c5848', 0, 0, 2.7, 2.5)
  path(
    k,
    '#b87c5c',
    'M-2.700 0C-2.500 -2 -1 -2.700 0.500 -2.500C-0.500 -1.500 -1.500 0.500 -1.600 2C-2.300 1.600 -2.700 0.900 -2.700 0Z',
  )
  path(
    k,
    '#f04434',
    open ? 'M-2.300 -1.400L-6 -1.700L-2.500 0.300Z' : 'M-2.300 -0.700L-5.800 0.600L-2.300 1.400Z',
  )
  if (open) path(k, '#c82838', 'M-2.500 0.500L-5.200 1.800L-2 1.700Z')
  if (shut) stroke(k, DARK, 0.5, 'M-2 -0.500Q-1 -1.700 0 -0.500')
  else {
    oval(k, '#ffd048', -0.9, -0.6, 1.2)
    oval(k, '#2a0c30', -1.1, -0.6, 0.65)
    oval(k, '#ffffff', -1.3, -0.85, 0.2)
  }
}

/** Waits for its turn on the withers, one wing on its hip. */
export function waiting(k) {
  stroke(k, '#34103c', 0.5, 'M-0.500 -1.500L-1 0.500M1.200 -1.500L1.500 0.500')
  path(k, '#6c3c44', 'M2 -4L8.500 1.500L5.500 1.800L1 -1.500Z')
  path(k, '#ffdc9c', 'M-3.500 -7C-4.500 -3.500 -2.500 -1 0.500 -1C3.500 -1.500 4 -5 2.500 -8Z')
  path(k, '#8c5848', 'M0.500 -9C4 -7 5 -3 3 -0.500C0.500 -1.500 -0.500 -5 0.500 -9Z')
  at(k, -1, -9.5, 1, (q) => beak(q, false))
}

/** Slides down on its tail, feet first, wings thrown up, bill wide; feet to the left. */
export function sliding(k) {
  path(k, '#6c3c44', 'M2 -2.500L8.500 -3.200L7.500 -0.800L2 0Z')
  path(k, '#b87c5c', 'M1.500 -5C3 -9 6.500 -12.500 10.500 -13.500C10 -9.500 8 -5.500 4 -3Z')
  path(
    k,
    '#ffdc9c',
    'M-4.500 -2.500C-4 -5 -1 -7.500 2 -6.500C4.500 -5 4.500 -1.500 2 -0.200C-0.500 0.500 -3.500 0 -4.500 -2.500Z',
  )
  stroke(
    k,
    '#34103c',
    0.55,
    'M-3.500 -1.200L-7.500 -2.200L-8.600 -3.200M-7.500 -2.200L-9 -1.600M-3 -0.500L-6.500 0.300L-7.800 -0.300M-6.500 0.300L-7.500 1.200',
  )
  path(k, '#8c5848', 'M-1 -6C-3.500 -9.500 -4 -13.500 -2.500 -17C0.500 -14 2.500 -10 2 -5.500Z')
  at(k, 1.5, -8.2, 1, (q) => beak(q, true))
}

/** Shot off the end of the slide, upside down over the water, eyes shut with joy. */
export function flung(k) {
  k.save()
  k.rotate(-2.2)
  path(k, '#6c3c44', 'M2.500 -1.500L9.500 -2.500L8.500 0.800L2.500 1.300Z')
  path(k, '#b87c5c', 'M1 -3C3 -7.500 7 -11 11 -11.500C10.500 -7 7.500 -3 3.500 -0.500Z')
  path(
    k,
    '#ffdc9c',
    'M-4 -1C-3.500 -4 0 -5 2.500 -3.500C4.500 -1.500 4 1.500 1.500 2.700C-1.500 3.200 -3.800 1.500 -4 -1Z',
  )
  path(k, '#8c5848', 'M-0.500 2C0.500 6 0 10 -2 13C2.500 11.500 5 6.500 4 1.500Z')
  stroke(k, '#34103c', 0.5, 'M1 2.500L-1 5.500L-2.500 5.800M-1 5.500L-1 7')
  at(k, -4.8, -2.3, 1, (q) => beak(q, true, true))
  k.restore()
}
