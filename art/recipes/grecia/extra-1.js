import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { aegeanDay } from './kit.js'

const [VX, EYE] = [80, 57]
const [STEP, RISE, FIRST] = [0.9, 0.29, 4.6]
const HALF = 2.2

/** Metres to points: X to the right, Z away, Y up; the eye 1.7 m over the lowest step. */
const P = (x, z, y) => [VX + (100 * x) / z, EYE - (100 * (y - 1.7)) / z]
/** Height of the stair at a distance. */
const stair = (z) => Math.max(0, Math.floor((z - FIRST) / STEP) * RISE)

/** Walls of both sides, near to far: from, to, height of the roof. */
const LEFT = points('2 7.600 4.300 7.600 11.200 6.500 11.200 15.100 7 15.100 19.200 9.200', 3)
const RIGHT = points('2 6.800 5.200 6.800 10.800 4.600 10.800 15 7.900 15 19.200 7.700', 3)

/** A panel on a side wall: z from a to b, y from c to d; an arch on its top when `round`. */
function panel(k, x, [a, b, c, d], colour, round = false) {
  const list = [P(x, a, c), P(x, b, c), P(x, b, d)]
  if (round)
    for (let i = 1; i < 9; i++) {
      const t = (i / 9) * Math.PI
      list.push(P(x, (a + b) / 2 + (Math.cos(t) * (b - a)) / 2, d + Math.sin(t) * (b - a) * 0.55))
    }
  fill(k, colour, [...list, P(x, a, d)])
}

/** A door or window of planks in its white frame, shut or with one leaf open. */
function opening(k, x, [a, b, c, d], [paint, dark, frame], round) {
  panel(k, x, [a - 0.12, b + 0.12, c, d + 0.08], frame, round)
  panel(k, x, [a, b, c, d], paint, round)
  panel(k, x, [(a + b) / 2 - 0.02, (a + b) / 2 + 0.03, c, d], dark)
  panel(k, x, [a + 0.1, (a + b) / 2 - 0.12, c + (d - c) * 0.12, c + (d - c) * 0.44], dark)
  panel(k, x, [(a + b) / 2 + 0.13, b - 0.1, c + (d - c) * 0.12, c + (d - c) * 0.44], dark)
  panel(k, x, [a + 0.1, (a + b) / 2 - 0.12, c + (d - c) * 0.54, c + (d - c) * 0.92], dark)
  panel(k, x, [(a + b) / 2 + 0.13, b - 0.1, c + (d - c) * 0.54, c + (d - c) * 0.92], dark)
}

/** Houses of one side, far to near: the wall along the lane, its front, a rounded rim. */
function houses(k, list, side, [wall, front, rim, foot]) {
  for (const [i, [from, to, top]] of [...list.entries()].toReversed()) {
    const x = side * HALF
    fill(k, front, [P(x, from, top), P(side * 9, from, top), P(side * 9, from, -1), P(x, from, -1)])
    fill(k, wall, [
      P(x, from, stair(from) - 0.4),
      P(x, to, stair(to) - 0.4),
      P(x, to, top),
      P(x, from, top),
    ])
    fill(k, foot, [
      P(x, from, stair(from) - 0.4),
      P(x, to, stair(to) - 0.4),
      P(x, to, stair(to) + 0.35),
      P(x, from, stair(from) + 0.45),
    ])
    fill(k, rim, [
      P(x, from, top + 0.06),
      P(x, to, top + 0.06),
      P(x, to, top - 0.16),
      P(x, from, top - 0.18),
    ])
    fill(k, rim, [
      P(x, from, top + 0.06),
      P(side * 9, from, top + 0.06),
      P(side * 9, from, top - 0.16),
      P(x, from, top - 0.18),
    ])
    doors(k, side, i)
  }
}

function doors(k, side, i) {
  const x = side * HALF
  const SUN = ['#2f7cc4', '#1f5c9c', '#ffffff']
  const COOL = ['#2a5ea6', '#1c437e', '#cdd6f0']
  const tone = side < 0 ? SUN : COOL
  const s = side < 0 ? LEFT[i] : RIGHT[i]
  if (side < 0) {
    if (i === 0) {
      opening(k, x, [5.52, 6.36, stair(5.6), 2.25], tone, true)
      opening(k, x, [3.35, 4.15, 1.25, 2.3], tone, false)
      panel(k, x, [3.2, 4.3, 1.08, 1.25], '#ffffff')
      panel(k, x, [3.2, 4.2, 0.98, 1.08], '#d9c6b8')
    }
    if (i === 1) {
      opening(k, x, [8.4, 9.5, stair(8.4), 3.2], tone, true)
      opening(k, x, [9.9, 10.7, 4.4, 5.6], tone, false)
    }
    if (i === 2) opening(k, x, [12, 13.2, stair(12), 4.4], ['#3a94a4', '#25707e', '#ffffff'], false)
    if (i === 3) opening(k, x, [16.2, 17.4, stair(16.2) + 0.3, 6.2], tone, true)
    return
  }
  if (i === 0) opening(k, x, [4.6, 5.9, 2.3, 3.8], tone, false)
  if (i === 1) opening(k, x, [8.1, 9.3, stair(8.1), 3.1], tone, true)
  if (i === 2) {
    opening(k, x, [11.6, 12.6, stair(11.6), 4.3], ['#a8484c', '#7c3444', '#cdd6f0'], false)
    opening(k, x, [13.2, 14.2, 5.4, 6.7], tone, false)
  }
  if (i === 3) opening(k, x, [16.2, 17.4, s[2] - 2.2, s[2] - 1], tone, false)
}

/** The steps, far to near: tread, riser, whitewashed edge; the shade of the right-hand houses lies on them. */
function steps(k) {
  const r = random(5)
  const shadeFrom = (z) => (z < 6.8 ? -0.3 : z < 10.8 ? 0.9 : z < 15 ? -0.4 : 0.3)
  for (let i = 16; i >= -2; i--) {
    const [z, y] = [FIRST + i * STEP, Math.max(0, i * RISE)]
    const edge = Math.max(-HALF, Math.min(HALF, shadeFrom(z) + noise(i * 0.8, 3) * 0.12))
    const slab = (a, b, c, tread) =>
      fill(
        k,
        c,
        tread
          ? [P(a, z, y), P(b, z, y), P(b, z + STEP, y), P(a, z + STEP, y)]
          : [P(a, z, y), P(b, z, y), P(b, z, y - RISE), P(a, z, y - RISE)],
      )
    slab(-HALF, HALF, '#f6e8d2', true)
    slab(edge, HALF, '#a5b4dc', true)
    for (let x = -HALF + 0.4 + r() * 0.4; x < HALF; x += 0.5 + r() * 0.5) {
      const [[ax, ay], [bx, by]] = [P(x, z + 0.1, y), P(x + (r() - 0.5) * 0.14, z + STEP, y)]
      stroke(k, x > edge ? '#c4cfee' : '#ffffff', Math.min(0.7, 3 / z), `M${ax} ${ay}L${bx} ${by}`)
    }
    if (i > 0) {
      slab(-HALF, HALF, '#dccfc8', false)
      slab(edge, HALF, '#8496c8', false)
    }
    const rim = (a, b, c) =>
      fill(k, c, [P(a, z, y + 0.01), P(b, z, y + 0.01), P(b, z, y - 0.07), P(a, z, y - 0.07)])
    if (i >= 0) {
      rim(-HALF, edge, '#ffffff')
      rim(edge, HALF, '#ccd6f2')
    }
  }
}

/** A windmill of the islands: round tower, cap of thatch, spokes with furled sails; 34 tall. */
function mill(k) {
  path(k, '#c9d3ee', 'M-6.600 0L-5.200 -19C-3 -20 3 -20 5.200 -19L6.600 0Z')
  path(
    k,
    '#ffffff',
    'M-6.600 0L-5.200 -19C-3.600 -19.700 -1 -19.900 1 -19.800C2.200 -13 2.200 -6 1.800 0Z',
  )
  path(
    k,
    '#eef0f8',
    'M-1 0L-0.600 -19.900C0 -19.900 0.500 -19.900 1 -19.800C2.200 -13 2.200 -6 1.800 0Z',
  )
  path(k, '#2f7cc4', 'M-3.600 0V-4.500C-3.600 -6.500 -0.800 -6.500 -0.800 -4.500V0Z')
  path(k, '#1f5c9c', 'M-3.600 -12.500h1.800v-2.200h-1.800Z')
  path(k, '#8a6a4c', 'M-6.400 -18.600L0 -28.500L6.400 -18.600C3 -17.600 -3 -17.600 -6.400 -18.600Z')
  path(
    k,
    '#b9905c',
    'M-6.400 -18.600L0 -28.500L1.400 -17.900C-1.600 -17.700 -4.400 -18 -6.400 -18.600Z',
  )
  for (let i = 0; i < 6; i++) stroke(k, '#7a5a44', 0.2, `M${-4.6 + i * 1.9} -18.300L0 -28`)
  const [cx, cy] = [-1, -21]
  let ring = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832 + 0.2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const [ex, ey] = [cx + c * 9.6, cy + s * 9.6]
    stroke(k, '#6a4c3e', 0.36, `M${cx} ${cy}L${ex} ${ey}`)
    path(
      k,
      i % 2 ? '#ffffff' : '#e4e6f2',
      `M${ex} ${ey}L${cx + c * 3.8} ${cy + s * 3.8}L${cx + Math.cos(a + 0.2) * 9.1} ${cy + Math.sin(a + 0.2) * 9.1}Z`,
    )
    ring += `${i ? 'L' : 'M'}${ex} ${ey}`
  }
  stroke(k, '#6a4c3e', 0.18, `${ring}Z`)
  stroke(k, '#5a3c34', 0.7, `M${cx} ${cy}L-3.400 -19.500`)
  path(k, '#5a3c34', `M${cx} ${cy - 0.9}a0.900 0.900 0 1 0 0.010 0Z`)
}

/** A donkey with baskets of oranges and a straw hat, its head to the left, the sun behind it on the right; 20 tall at the ears, hooves at 0. */
function donkey(k) {
  const [coat, dark, pale, sun] = ['#7d7690', '#575476', '#d6d3de', '#a49cb0']
  // The same low shadow as the guests have, towards the left over the tread.
  path(
    k,
    'rgba(104,92,140,.5)',
    'M9 -0.300L-5 -0.200L-13 0.300L-18 0.500L-20 1.100L-14 1.300L-6 0.700L8.600 0.400Z',
  )
  // Far legs, then the near ones: elbow, knee, fetlock; stifle, hock, fetlock.
  const fore =
    'M-7 -8L-6.200 -4L-6.250 -3.300L-5.900 -1.300L-6.100 -0.900L-6.500 0.200H-4.700L-4.850 -0.900L-5 -1.300L-4.900 -3.300L-4.700 -4L-3.200 -8Z'
  const hind =
    'M3.800 -8L6 -5.600L7.100 -4.300L6.900 -1.400L6.650 -0.900L6.200 0.200H8.050L7.950 -0.900L7.800 -1.400L8.350 -4.200L8.800 -5L9.300 -8Z'
  for (const [x, d, c] of [
    [1.9, fore, dark],
    [-1.9, hind, dark],
    [0, fore, coat],
    [0, hind, coat],
  ])
    at(k, x, x ? -0.35 : 0, 1, (q) => {
      path(q, c, d)
      path(
        q,
        '#332f4c',
        d === fore
          ? 'M-6.200 -0.700L-6.600 0.250H-4.600L-4.800 -0.700Z'
          : 'M6.550 -0.700L6.100 0.250H8.150L7.950 -0.700Z',
      )
      if (c === coat)
        path(
          q,
          sun,
          d === fore
            ? 'M-4.900 -1.300L-4.900 -3.300L-4.700 -4L-3.200 -8H-4.200L-5.300 -4L-5.350 -1.300Z'
            : 'M7.800 -1.400L8.350 -4.200L8.800 -5L9.300 -8H8.300L7.900 -4.600L7.350 -1.400Z',
        )
    })
  stroke(k, dark, 0.55, 'M8.900 -9.800C10.300 -8.800 10.400 -6.800 10 -4.800')
  path(
    k,
    '#332f4c',
    'M9.700 -5.200C9.300 -3.900 9.500 -2.800 10 -2.300C10.500 -3 10.700 -4 10.300 -5.200Z',
  )
  path(
    k,
    coat,
    'M-6.800 -10.400C-5.600 -11.600 -4 -11.400 -2 -10.900C1 -10.400 4 -11.300 6.600 -11.200C8.600 -11 9.700 -9.200 9.200 -6.900C8 -6 6 -6.300 4.400 -6.200C1 -5 -2.600 -5.200 -5 -6.400C-6.800 -7 -7.400 -9 -6.800 -10.400Z',
  )
  path(
    k,
    dark,
    'M-6.300 -7.200C-3 -6 1.400 -6.400 4.800 -7C4.600 -6.700 4.500 -6.400 4.400 -6.200C1 -5 -2.600 -5.200 -5 -6.400Z',
  )
  path(
    k,
    sun,
    'M4.600 -11.100C5.400 -11.200 6 -11.200 6.600 -11.200C8.600 -11 9.700 -9.200 9.200 -6.900C8.800 -6.500 8.500 -6.400 8.300 -6.300C8.700 -8.600 7.600 -10.300 4.600 -11.100Z',
  )
  path(
    k,
    coat,
    'M-4 -11C-5 -13 -6.400 -15 -8.200 -16C-9.600 -16.400 -10.600 -15.400 -11 -14.200C-11.800 -12.600 -12.800 -11 -12.800 -10C-12.500 -8.900 -11 -8.800 -10.300 -9.600C-9.600 -10.600 -9 -11.200 -8.200 -11.300C-7.600 -9.500 -6.800 -7.600 -5.600 -6Z',
  )
  path(
    k,
    dark,
    'M-4 -11C-5 -13 -6.400 -15 -7.400 -15.600L-6.900 -15.200C-5.800 -13.600 -4.700 -12.200 -3.400 -11Z',
  )
  path(
    k,
    pale,
    'M-12.800 -10C-12.500 -8.900 -11 -8.800 -10.300 -9.600C-10.300 -10.600 -11 -11.500 -11.900 -11.800C-12.500 -11 -12.800 -10.500 -12.800 -10Z',
  )
  path(
    k,
    '#26223c',
    'M-10.100 -13.800a0.420 0.420 0 1 0 0.010 0ZM-12.200 -10.200a0.260 0.260 0 1 0 0.010 0Z',
  )
  path(
    k,
    coat,
    'M-8.200 -15.600C-8.600 -18 -8 -20 -7 -20.800C-6.300 -19.600 -6.500 -17.300 -7 -15.300ZM-9.300 -15.800C-10.300 -17.800 -10.300 -19.800 -9.700 -20.800C-8.700 -20 -8.200 -18 -8.300 -16Z',
  )
  path(
    k,
    '#f2d48c',
    'M-12.400 -15C-11 -15.800 -10.800 -17.800 -8.600 -17.900C-6.800 -17.900 -6.700 -16.300 -5 -15.700C-7 -14.700 -10.400 -14.400 -12.400 -15Z',
  )
  path(
    k,
    '#d8463c',
    'M-10.900 -15.900C-9.600 -15.600 -7.600 -15.800 -6.300 -16.500L-6.100 -15.900C-7.600 -15.200 -9.700 -15 -11.200 -15.300Z',
  )
  stroke(k, '#c8383c', 0.4, 'M-11.500 -12.600L-9 -13.200L-8 -11.300')
  // Cloth, baskets, oranges.
  path(k, '#c8383c', 'M-2.600 -11.200H4.600L5 -7.500H-3Z')
  path(k, '#f2bd4c', 'M-2.900 -8.400H4.900L5 -7.500H-3Z')
  for (const [x, y] of points('-1.600 -11 0 -11.500 1.600 -11.300 3.200 -11'))
    path(k, '#f08c34', `M${x} ${y - 1}a1.050 1.050 0 1 0 0.010 0Z`)
  path(k, '#a8784c', 'M-2.800 -10.300H4.400L3.800 -5.500C2 -4.900 -0.400 -4.900 -2.200 -5.500Z')
  for (const y of [-9.2, -7.8, -6.5])
    stroke(k, '#80563c', 0.28, `M-2.600 ${y}Q0.800 ${y + 0.7} 4.200 ${y}`)
}

/** A guest who climbs, from behind; 16 tall, feet at 0. */
function climber(k, [dress, shade, hat, band], trousers) {
  path(k, 'rgba(104,92,140,.45)', 'M-1 -0.200L-12 1.200L-12 2.200L-0.500 0.600Z')
  stroke(k, '#b9805e', 1.1, trousers ? 'M0 0' : 'M-0.900 -5V-0.300M1.200 -5.400V-1.600')
  if (trousers)
    path(k, trousers, 'M-1.900 0.100L-1.500 -7H1.700L2.200 -1.200H0.600L0.200 -5.500L-0.400 0.100Z')
  else path(k, '#a8684c', 'M-1.600 0.300V-0.400H-0.200V0.300ZM0.600 -1.100V-1.800H1.900V-1.100Z')
  stroke(
    k,
    '#b9805e',
    0.9,
    'M-2 -10.800C-3 -9.400 -3.200 -8 -3 -6.800M2 -10.800C3 -9.600 3.300 -8.300 3.100 -7',
  )
  path(
    k,
    dress,
    trousers
      ? 'M-2.300 -11.600C-1.200 -12.500 1.200 -12.500 2.300 -11.600L2 -6.400H-1.900Z'
      : 'M-2 -11.600C-1 -12.400 1 -12.400 2 -11.600L1.600 -8.600L3.200 -3.900C1 -3.300 -1.200 -3.300 -3.200 -3.900L-1.600 -8.600Z',
  )
  path(
    k,
    shade,
    trousers
      ? 'M1.200 -12.200C1.700 -12 2 -11.900 2.300 -11.600L2 -6.400H1.100Z'
      : 'M0.900 -12.100C1.300 -12 1.700 -11.900 2 -11.600L1.600 -8.600L3.200 -3.900C2.500 -3.700 1.800 -3.600 1.100 -3.500Z',
  )
  path(k, '#c48c66', 'M0 -15a1.250 1.400 0 1 0 0.010 0Z')
  path(
    k,
    '#5a3428',
    'M-1.350 -13.300C-1.500 -15.600 1.500 -15.600 1.350 -13.300C1.200 -12.200 -1.200 -12.200 -1.350 -13.300Z',
  )
  path(
    k,
    hat,
    'M-2.900 -13.900C-2.300 -14.600 -1.600 -14.500 -1.400 -14.900C-1.300 -16.800 1.300 -16.800 1.400 -14.900C1.600 -14.500 2.300 -14.600 2.900 -13.900C1.400 -13.400 -1.400 -13.400 -2.900 -13.900Z',
  )
  path(
    k,
    band,
    'M-1.450 -14.900C-0.500 -14.500 0.500 -14.500 1.450 -14.900V-14.400C0.500 -14 -0.500 -14 -1.500 -14.400Z',
  )
}

const BLOOM = [
  ['#7a1f56', '#9c2a68', '#b83a78'],
  ['#a0286a', '#cc3f80', '#e05f98'],
  ['#c43a7c', '#e85f9a', '#ff9abf'],
]
const LEAF = ['#2c5a44', '#437a4c', '#6f9c58']

/** Bougainvillea: leaves behind, blossom in front, petals fallen below. */
function bloom(k, blobs, size, seed) {
  const inside = (grow) => (x, y) =>
    blobs.some(
      ([cx, cy, rx, ry]) =>
        Math.hypot((x - cx) / rx, (y - cy) / ry) + 0.16 * noise(x * 0.3, y * 0.3 + seed) < grow,
    )
  const box = [
    Math.min(...blobs.map(([x, , rx]) => x - rx)),
    Math.min(...blobs.map(([, y, , ry]) => y - ry)),
    Math.max(...blobs.map(([x, , rx]) => x + rx)),
    Math.max(...blobs.map(([, y, , ry]) => y + ry)),
  ]
  leafMass(k, { box, inside: inside(1.08), size, side: 1, tones: [LEAF], seed })
  leafMass(k, {
    box,
    inside: inside(0.95),
    light: (x, y) =>
      0.62 + 0.5 * noise(x * 0.16, y * 0.16 + seed) - (y - box[1]) / (box[3] - box[1]) / 3,
    size,
    side: 1,
    tones: BLOOM,
    seed: seed + 1,
  })
}

/** The bougainvillea of the near house: z, height, half width, half height of each mass on the wall, in metres. */
const MASSES = points(
  '7.250 3.800 0.300 0.420 6.750 3.900 0.420 0.480 6.200 4 0.440 0.560 5.600 3.850 0.460 0.640 5 3.950 0.440 0.560 4.450 3.650 0.420 0.560 3.950 3.300 0.340 0.420 3.450 3.450 0.340 0.420 3 3.200 0.300 0.480 2.700 3.350 0.260 0.450 5.450 3 0.260 0.320 6.900 3.150 0.240 0.400 7.150 2.700 0.140 0.260 4.700 3 0.220 0.320 3.100 2.650 0.180 0.300 5.250 2.480 0.120 0.200 2.650 2.800 0.150 0.280',
  4,
)

/** It grows from the wall's foot beside the door, leans on the wall, throws its shade on it and hangs over the roof's edge. */
function climberPlant(k) {
  const X = -HALF
  const wall = (z, y) => P(X, z, y)
  const screen = MASSES.map(([z, y, a, b]) => {
    const [cx, cy] = wall(z, y)
    return [cx, cy, Math.max((a * 222) / z ** 1.35, 3), (b * 100) / z]
  })
  // Shade on the wall: what hangs there, moved away from the sun, cut by the wall's own edges.
  k.save()
  k.beginPath()
  for (const p of [wall(2, 4.12), wall(7.6, 4.12), wall(7.6, 0.9), wall(2, -0.8)]) k.lineTo(...p)
  k.clip()
  k.fillStyle = '#d6c4cc'
  k.beginPath()
  for (const [cx, cy, rx, ry] of screen) {
    k.moveTo(cx, cy)
    k.ellipse(cx - rx * 0.5, cy + ry * 0.62, rx * 1.05, ry, 0, 0, 7)
  }
  k.fill()
  const stem = (c, w, dx, dy) => {
    const [p0, p1, p2, p3] = [wall(5.12, 0.02), wall(5, 1.2), wall(5.2, 2.2), wall(5.35, 3.4)].map(
      ([x, y]) => [x + dx, y + dy],
    )
    stroke(k, c, w, `M${p0}C${p1} ${p2} ${p3}`)
    stroke(k, c, w * 0.6, `M${p2}Q${p2[0] - 3} ${p2[1] - 10} ${p2[0] - 8} ${p2[1] - 17}`)
    stroke(
      k,
      c,
      w * 0.5,
      `M${p0}C${p1[0] + 2.6} ${p1[1]} ${p2[0] - 2.4} ${p2[1]} ${p3[0] + 2} ${p3[1] - 4}`,
    )
  }
  stem('#d6c4cc', 1.3, -2.2, 1)
  k.restore()
  stem('#5a3c44', 1.3, 0, 0)
  stem('#8a6458', 0.5, 0.32, 0)
  // Leaves at its root.
  const [fx, fy] = wall(5.12, 0)
  for (const [x, y, q] of points('-1.400 0.200 1.500 1.500 0.300 1.400 0 -0.700 1.500', 3))
    clump(k, fx + x, fy + y, q, LEAF, x + 4, { side: 1 })
  bloom(k, screen, 3.3, 7)
}

/** A pot of clay with flowers; 9 tall. */
function pot(k, tones, shaded) {
  path(
    k,
    shaded ? 'rgba(52,66,128,.4)' : 'rgba(104,92,140,.45)',
    'M-2 -0.200L-9 0.800L-8.600 1.800L2 0.500Z',
  )
  path(k, shaded ? '#8a5464' : '#c8704c', 'M-2.600 -4.600H2.600L1.900 0.300H-1.900Z')
  path(k, shaded ? '#6e4460' : '#98503f', 'M-2.600 -4.600H-0.800L-0.700 0.300H-1.900Z')
  path(k, shaded ? '#a06a72' : '#e08c5c', 'M-3 -4.300V-5.500H3V-4.300Z')
  for (const [x, y, q] of points('-1.800 -6 2.200 1.800 -6 2.200 0 -7.400 2.400', 3))
    clump(k, x, y, q, LEAF, x + 3, { side: 1 })
  for (const [x, y, q] of points(
    '-2.200 -7.400 1.200 0.200 -9 1.300 2.400 -7.600 1.200 0.600 -6.400 1',
    3,
  ))
    clump(k, x, y, q, tones, x + 1, { side: 1 })
}

export default {
  alt: 'Un vicolo bianco di Oia, a Santorini, con porte blu, buganvillea e un asinello, che sale verso un mulino a vento',
  paint(w, h) {
    const s = new Scene(w, h, { mood: aegeanDay, sun: [0.86, 0.04], horizon: 0.6 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      at(k, 80.6, 43, 1.02, mill)
      houses(k, LEFT, -1, ['#fff3de', '#c6cfea', '#ffffff', '#f0dcc4'])
      houses(k, RIGHT, 1, ['#aab9e0', '#dbe0f0', '#d3dcf4', '#93a4d2'])
      steps(k)
      for (const [x, z, warm] of [
        [-1.8, 11.6, 1],
        [1.8, 14.4, 0],
        [-1.75, 8, 2],
        [1.78, 11, 1],
        [-1.7, 6.7, 0],
      ]) {
        const tones = [
          ['#b83048', '#e0506a', '#ff8a94'],
          ['#c86a28', '#f09a3c', '#ffc870'],
          ['#b03a8c', '#d868b0', '#f4a0d4'],
        ][warm]
        at(k, ...P(x, z, stair(z)), 9.5 / z, (c) => pot(c, tones, x > 0))
      }
      at(k, ...P(-1.1, 13.7, stair(13.7)), 11.2 / 13.7, (c) =>
        climber(c, ['#f2c04c', '#c8903c', '#f7e2b0', '#d8463c']),
      )
      at(k, ...P(-0.2, 13.2, stair(13.2)), 11.7 / 13.2, (c) =>
        climber(c, ['#4f9ab4', '#38748e', '#e9d3a4', '#2f4f7c'], '#e8e0d0'),
      )
      const r = random(31)
      for (let i = 0; i < 34; i++) {
        const z = 5 + r() * 5
        const [x, y] = P(-2 + r() * 1.9, z, stair(z))
        path(
          k,
          i % 2 ? '#e05f98' : '#c43a7c',
          `M${x} ${y}q0.600 -0.500 1.100 0q-0.500 0.500 -1.100 0Z`,
        )
      }
      at(k, ...P(0.12, 7.7, stair(7.7)), 0.92, donkey)
      climberPlant(k)
      // A box of flowers under the window on the right.
      fill(k, '#6a4a5c', [P(2.05, 4.5, 2.2), P(2.05, 6, 2.2), P(2.05, 6, 1.95), P(2.05, 4.5, 1.95)])
      bloom(
        k,
        [
          [117, 47.4, 3.6, 3],
          [121.5, 46, 4, 3.6],
          [125, 45.2, 3.4, 3.6],
        ],
        2.4,
        12,
      )
    })
    return finish(s)
  },
}
