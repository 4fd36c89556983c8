// Lake Manyara in the first sun: the wall of the Rift, its forest, flamingos as they stand, feed, preen, sleep and fly.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'
import { bent, limb } from './joints.js'

const crest = (x) =>
  13.5 + Math.max(0, x - 24) * 0.118 + 0.7 * Math.sin(x * 0.21) + 0.4 * Math.sin(x * 0.53 + 1)
export const FOOT = 41

/** The escarpment: spurs with the sun on one flank, ravines in shade, lower and paler towards the right. */
export function riftWall(k) {
  const r = random(31)
  const line = Array.from({ length: 60 }, (_, i) => [-6 + i * 3, crest(-6 + i * 3)])
  fill(k, '#e4a898', [...line, [172, FOOT], [-6, FOOT]])
  // Ridges and valleys in turn, each a broken line from the rim to the foot.
  const heights = [0.1, 0.3, 0.5, 0.72, 1.02]
  const lines = []
  for (let i = 0, x = -16; x < 176; i++) {
    const t = Math.max(0, Math.min(1, (x + 10) / 170))
    const ridge = i % 2 === 1
    const slant = (4 + r() * 5) * (1 - t * 0.6)
    lines.push(
      heights.map((h, j) => {
        const px = x + h * slant + (r() - 0.5) * (j ? 3.4 : 1) * (1 - t * 0.55)
        const top = crest(px)
        const start = ridge ? 0.12 + r() * 0.14 : 0.07
        return [px, top + (FOOT - top) * (j ? h : start)]
      }),
    )
    x += (ridge ? 3.4 + r() * 6.5 : 3 + r() * 4.6) * (1 - t * 0.58)
  }
  const band = (a, b) => [...a, ...[...b].reverse()]
  const mix = (a, b, u) => a.map(([x, y], j) => [x + (b[j][0] - x) * u, y + (b[j][1] - y) * u])
  lines.forEach((here, i) => {
    const next = lines[i + 1]
    if (!next) return
    const far = here[0][0] > 72
    const lit = i % 2 === 0
    fill(k, lit ? (far ? '#f4c4ac' : '#f8bc98') : far ? '#b494a8' : '#94789c', band(here, next))
    if (lit) {
      // The nose of the spur catches most; a gully in the flank.
      fill(k, far ? '#fcd8bc' : '#ffd8b0', band(mix(here, next, 0.62).slice(1), next.slice(1)))
      if (i % 4 === 0) {
        const m = mix(here, next, 0.34)
        fill(k, far ? '#d8a8a4' : '#d09494', [
          m[1],
          mix(here, next, 0.5)[2],
          mix(here, next, 0.56)[3],
          mix(here, next, 0.46)[4],
          mix(here, next, 0.24)[4],
          mix(here, next, 0.3)[3],
        ])
      }
    } else {
      fill(
        k,
        far ? '#9c80a0' : '#745c90',
        band(mix(here, next, 0.55).slice(1), mix(here, next, 0.96).slice(1)),
      )
      if (i % 4 === 1) {
        const m = mix(here, next, 0.3)
        fill(k, far ? '#ccaab0' : '#b490a8', [
          m[2],
          mix(here, next, 0.46)[3],
          mix(here, next, 0.5)[4],
          mix(here, next, 0.2)[4],
          mix(here, next, 0.16)[3],
        ])
      }
    }
  })
  // The rim: one sunlit step over a band of shade, with a fringe of trees.
  fill(k, '#fcd4b0', [
    ...line,
    ...[...line]
      .reverse()
      .map(([x, y]) => [
        x,
        y + (FOOT - y) * (0.075 + 0.02 * Math.sin(x * 0.7) + 0.012 * Math.sin(x * 1.9)),
      ]),
  ])
  for (let x = -6; x < 150; x += 0.7 + r() * 2.6) {
    const q = (0.35 + r() ** 2 * 0.6) * (1 - x / 220)
    path(
      k,
      r() < 0.4 ? '#c89c94' : '#ac8490',
      `M${x - q} ${crest(x) + 0.2}Q${x - q} ${crest(x) - q * 0.9} ${x} ${crest(x) - q * 0.9}Q${x + q} ${crest(x) - q * 0.9} ${x + q} ${crest(x) + 0.2}Z`,
    )
  }
}

/** The forest at the foot of the wall and the far shore. */
export function shoreWood(k) {
  const r = random(14)
  for (const [base, q, tones] of [
    [FOOT - 0.6, 1.5, ['#7c8c88', '#a4a890']],
    [FOOT + 0.2, 1.1, ['#5c7c78', '#8ca084']],
  ])
    for (let x = -6; x < 166; x += q * 1.05) {
      const h =
        q * (0.5 + r() * 0.8 + 0.7 * Math.max(0, Math.sin(x * 0.13 + q))) * (x < 96 ? 1 : 0.5)
      if (x > 96 && r() < 0.4) continue
      path(
        k,
        tones[0],
        `M${x - q} ${base + 0.3}C${x - q} ${base - h * 1.2} ${x + q} ${base - h * 1.2} ${x + q} ${base + 0.3}Z`,
      )
      path(
        k,
        tones[1],
        `M${x - q * 0.8} ${base - h * 0.3}C${x - q * 0.8} ${base - h * 1.06} ${x + q * 0.3} ${base - h * 1.1} ${x + q * 0.3} ${base - h * 0.6}C${x - q * 0.2} ${base - h * 0.5} ${x - q * 0.5} ${base - h * 0.3} ${x - q * 0.8} ${base - h * 0.3}Z`,
      )
    }
}

export const ROSE = {
  body: '#f8a89c',
  light: '#ffd8c4',
  shade: '#d0687c',
  wing: '#ec7c80',
  deep: '#c04864',
  leg: '#d8687c',
  legDark: '#a84c70',
  ink: '#34203c',
}
export const PALE = {
  ...ROSE,
  body: '#fcc8b8',
  light: '#fff0e0',
  shade: '#dc909c',
  wing: '#f49c94',
  deep: '#d4607c',
}
export const GREY = {
  body: '#b4a4b0',
  light: '#dcd0d0',
  shade: '#847494',
  wing: '#9c8ca0',
  deep: '#746488',
  leg: '#84748c',
  legDark: '#645878',
  ink: '#44344c',
}
export const ONE = (c) => ({
  body: c,
  light: c,
  shade: c,
  wing: c,
  deep: c,
  leg: c,
  legDark: c,
  ink: c,
})

const NECKS = {
  alert: [
    '1.700 -6.700 1.700 3 -7.300 1.050 3.500 -8.600 0.720 2.700 -9.900 0.600 2.300 -11.200 0.560 2.900 -12.300 0.580',
    [3.1, -12.4, 0],
  ],
  tall: [
    '1.700 -6.800 1.700 2.900 -7.700 1.050 3.100 -9.200 0.740 2.700 -10.800 0.600 2.700 -12.300 0.560 3.200 -13.400 0.580',
    [3.4, -13.5, -0.15],
  ],
  curve: [
    '1.700 -6.600 1.700 3.300 -6.900 1.050 4.100 -8 0.740 3.500 -9.200 0.620 2.600 -9.900 0.580 2.900 -10.900 0.580',
    [3.2, -11, 0.15],
  ],
  feed: [
    '1.700 -6.300 1.700 3.100 -6.200 1.100 4.300 -5 0.780 4.500 -3.300 0.620 4.500 -1.900 0.560 4.900 -0.900 0.560',
    [5, -0.7, 1.25],
  ],
  preen: [
    '1.700 -6.700 1.700 3.100 -7.500 1.050 3.200 -8.900 0.740 2 -9.700 0.620 0.700 -9.200 0.580 -0.200 -8 0.560',
    [-0.3, -7.8, 2.3],
  ],
  sleep: [
    '1.700 -6.600 1.700 2.900 -7.300 1.100 2.700 -8.400 0.860 1.500 -8.800 0.720 0.300 -8.200 0.640 -0.600 -7.700 0.500',
    null,
  ],
  back: [
    '1.700 -6.700 1.700 3 -7.400 1.050 3.200 -8.800 0.720 2.300 -10 0.600 2.200 -11.400 0.560 1.900 -12.300 0.580',
    [1.8, -12.4, 0, -1],
  ],
}

function bill(k, [x, y, turn, flip = 1], t) {
  k.save()
  k.translate(x, y)
  k.scale(flip, 1)
  k.rotate(turn)
  path(
    k,
    t.body,
    'M-0.560 -0.020C-0.560 -0.520 -0.100 -0.620 0.220 -0.500C0.560 -0.360 0.720 -0.100 0.640 0.180C0.500 0.460 -0.500 0.480 -0.560 -0.020Z',
  )
  path(
    k,
    t.light,
    'M-0.500 -0.100C-0.450 -0.480 -0.100 -0.600 0.220 -0.500C0.420 -0.420 0.520 -0.300 0.560 -0.180C0.200 -0.280 -0.200 -0.260 -0.500 -0.100Z',
  )
  path(
    k,
    t === GREY ? '#8c7c8c' : t.ink === t.body ? t.body : '#fce0d0',
    'M0.440 -0.320C0.900 -0.260 1.240 0.020 1.300 0.480L0.860 0.560C0.800 0.380 0.640 0.280 0.360 0.300Z',
  )
  path(
    k,
    t.ink,
    'M1.020 -0.060C1.360 0.180 1.440 0.700 1.180 1.200C1 1.300 0.860 1.200 0.880 1.020C0.940 0.800 0.920 0.640 0.820 0.500C0.960 0.380 1.040 0.160 1.020 -0.060Z',
  )
  path(k, t.ink, 'M0.160 -0.240a0.090 0.090 0 1 0 0.180 0a0.090 0.090 0 1 0 -0.180 0Z')
  k.restore()
}

/** A flamingo from the side looking right, 13 high, the water at 0: which neck, how the legs stand. The sun on its left. */
export function flamingo(k, { neck = 'alert', legs = 'stand', tones = ROSE } = {}) {
  const t = tones
  const leg = (c, list, w = 0.34) => {
    for (let i = 0; i < list.length - 1; i++) {
      const [[ax, ay], [bx, by]] = [list[i], list[i + 1]]
      limb(k, c, [
        [ax, ay, w * (i ? 0.9 : 1.5)],
        [bx, by, w * (i ? 0.8 : 0.9)],
      ])
    }
    const [jx, jy] = list[1]
    path(k, c, `M${jx - 0.26} ${jy}a0.260 0.320 0 1 0 0.520 0a0.260 0.320 0 1 0 -0.520 0Z`)
  }
  const stands = {
    stand: [
      [t.legDark, points('0.500 -4.600 0.200 -2.400 0.600 0.200')],
      [t.leg, points('-0.300 -4.600 -0.700 -2.500 -0.400 0.200')],
    ],
    walk: [
      [t.legDark, points('0.500 -4.600 1.300 -2.600 1.700 0.200')],
      [t.leg, points('-0.300 -4.600 -1.400 -2.700 -1.100 0.200')],
    ],
    one: [
      [t.legDark, points('0.600 -4.700 1.900 -3.300 -0.100 -2.900')],
      [t.leg, points('0 -4.600 -0.300 -2.400 0 0.200')],
    ],
  }[legs]
  leg(...stands[0])
  // The far wing's dark feathers show under the tail.
  path(
    k,
    t.ink,
    'M-2.600 -6.300C-3.600 -5.900 -4.300 -5.300 -4.700 -4.500C-3.600 -4.700 -2.600 -5 -1.800 -5.500Z',
  )
  const [line, head] = NECKS[neck]
  const joints = bent(bent(points(line, 3)))
  if (neck !== 'preen' && neck !== 'sleep') {
    limb(k, t.body, joints)
    limb(
      k,
      t.light,
      joints.map(([x, y, w]) => [x - w * 0.2, y - w * 0.08, w * 0.42]),
    )
    if (head) bill(k, head, t)
  }
  path(
    k,
    t.body,
    'M2.700 -6.900C2.900 -5.600 2 -4.500 0.700 -4.200C-0.800 -3.900 -2.600 -4.300 -3.700 -5.100C-4.300 -5.500 -4.700 -5.700 -5 -5.600C-4.700 -6.100 -4 -6.700 -3 -7.300C-1.800 -8 -0.200 -8.300 1 -8C2 -7.800 2.600 -7.500 2.700 -6.900Z',
  )
  path(
    k,
    t.shade,
    'M2.700 -6.600C2.700 -5.500 1.900 -4.500 0.700 -4.200C-0.800 -3.900 -2.600 -4.300 -3.700 -5.100C-2.400 -4.800 -0.800 -4.900 0.500 -5.300C1.600 -5.600 2.300 -6 2.700 -6.600Z',
  )
  // Folded wing in three rows.
  path(
    k,
    t.wing,
    'M1.300 -6.900C1 -5.800 -0.200 -5.100 -1.700 -5C-2.900 -4.900 -4 -5.300 -5 -5.600C-4.300 -6.400 -3.200 -7.200 -2 -7.600C-0.700 -8 1.200 -8 1.300 -6.900Z',
  )
  path(
    k,
    t.deep,
    'M0.400 -6C-0.400 -5.300 -1.300 -5 -2.300 -5C-3.300 -5 -4.200 -5.300 -5 -5.600L-3.900 -6C-2.900 -5.700 -1.200 -5.500 0.400 -6Z',
  )
  stroke(
    k,
    t.deep,
    0.12,
    'M-0.200 -6.900C-1 -6.300 -2 -6.200 -3 -6.300M0.700 -6.700C-0.200 -5.900 -1.600 -5.800 -2.800 -5.900M-1 -7.300C-1.700 -6.800 -2.600 -6.600 -3.400 -6.700',
  )
  path(
    k,
    t.light,
    'M1.300 -7.300C0.400 -8.100 -1 -8 -2.200 -7.500C-3 -7.100 -3.800 -6.600 -4.400 -6.100C-3.400 -7.300 -1.800 -8.100 -0.200 -8.200C0.600 -8.250 1.200 -7.900 1.300 -7.300Z',
  )
  if (neck === 'preen' || neck === 'sleep') {
    limb(k, t.body, joints)
    limb(
      k,
      t.light,
      joints.map(([x, y, w]) => [x - w * 0.2, y - w * 0.14, w * 0.4]),
    )
    if (head) bill(k, head, t)
  }
  leg(...stands[1])
}

/** One far off: a body, a thread of neck, two legs; 5 high. */
export function farBird(k, x, y, q, c, shade, form) {
  stroke(
    k,
    shade,
    q * 0.16,
    `M${x - q * 0.2} ${y - q * 2}V${y}M${x + q * 0.3} ${y - q * 2}L${x + q * 0.2} ${y}`,
  )
  path(
    k,
    c,
    `M${x + q * 1.1} ${y - q * 2.7}C${x + q * 1.1} ${y - q * 1.8} ${x - q * 0.6} ${y - q * 1.7} ${x - q * 1.9} ${y - q * 2.3}C${x - q * 1.2} ${y - q * 3.2} ${x + q * 0.9} ${y - q * 3.5} ${x + q * 1.1} ${y - q * 2.7}Z`,
  )
  stroke(
    k,
    c,
    q * 0.34,
    form === 0
      ? `M${x + q * 0.8} ${y - q * 2.8}C${x + q * 2} ${y - q * 3.2} ${x + q * 0.9} ${y - q * 4.2} ${x + q * 1.3} ${y - q * 5}`
      : form === 1
        ? `M${x + q * 0.8} ${y - q * 2.6}C${x + q * 2} ${y - q * 2.6} ${x + q * 2} ${y - q * 1.2} ${x + q * 1.9} ${y - q * 0.4}`
        : `M${x + q * 0.8} ${y - q * 2.8}C${x + q * 1.9} ${y - q * 3.4} ${x + q * 0.9} ${y - q * 4} ${x} ${y - q * 3.2}`,
  )
  if (form === 0)
    stroke(k, shade, q * 0.26, `M${x + q * 1.4} ${y - q * 5}L${x + q * 1.9} ${y - q * 4.6}`)
}

/** In flight to the left, neck and legs stretched; the wing up (1), level (0) or down (-1). 10 long. */
export function flying(k, beat, t = ROSE) {
  limb(
    k,
    t.body,
    bent([
      [-1, 0, 0.9],
      [-3, 0.1, 0.4],
      [-4.6, -0.1, 0.36],
    ]),
  )
  path(
    k,
    t.ink,
    'M-4.700 -0.300C-5.300 -0.300 -5.800 0.100 -5.900 0.700C-5.500 0.600 -5.100 0.400 -4.700 0.200Z',
  )
  limb(k, t.leg, [
    [1.4, 0, 0.3],
    [5, 0.3, 0.2],
  ])
  const far = {
    1: 'M-0.600 -0.200L0.400 -3.900L2.600 -5.500L2 -2.600L1.300 0Z',
    0: 'M-0.600 -0.200L1.200 -1.800L3.600 -2L2.400 -0.700L1.300 0Z',
    [-1]: 'M-0.600 0L0.600 2.400L2.800 3.200L2 1.400L1.300 0Z',
  }[beat]
  path(k, t.deep, far)
  path(k, t.body, 'M-1.700 0C-1 -0.700 1 -0.700 2.200 0.100C1 0.700 -0.800 0.700 -1.700 0Z')
  const near = {
    1: [
      'M-1 0L-1.400 -3.900L0 -6.300L0.400 -3.300L1.200 0Z',
      'M-1.400 -3.900L0 -6.300L0.400 -3.300L0.550 -2.400L-0.400 -3.400Z',
    ],
    0: ['M-1 0L0.200 -1L4 -1L2.400 0.200L1.200 0.300Z', 'M0.200 -1L4 -1L2.400 0.200L1.900 -0.300Z'],
    [-1]: [
      'M-1 0L-0.800 2.900L0.900 4.900L0.800 2.200L1.200 0Z',
      'M-0.800 2.900L0.900 4.900L0.800 2.200L-0.200 2.600Z',
    ],
  }[beat]
  path(k, t.wing, near[0])
  path(k, t.ink, near[1])
}
