// The white memorials of Wat Suan Dok and the great gilded bell, late in the afternoon; Doi Suthep behind. In metres; the sun low on the left, a little behind.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { heap } from './heaped-clouds.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 3.2, 0], f: 116, cx: 74, cy: 59 })

/** Sky, the mountain with the gleam of its temple, the trees of the yard. */
export function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 60)
  for (const [a, c] of [
    [0, '#2c6c94'],
    [0.4, '#74acb4'],
    [0.72, '#f0dcb4'],
    [1, '#ffc88c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  for (const [x, y, w, h, n] of points('140 49 40 12 7 116 52 26 8 3 66 43 30 8 2', 5))
    heap(k, x, y, w, h, ['#fff0d4', '#f4d0b0', '#d4a8a8'], n)
  path(k, 'rgba(255,238,206,.8)', 'M16 12C34 10.400 54 11.600 74 9.400C58 13.800 34 14.600 16 12Z')
  path(
    k,
    '#9094b8',
    'M-6 46C4 42 12 38.500 20 34.500L27 33L34 29.500L41 28.600L48 30.500L55 30L62 33.500L70 35L78 39L88 41L98 45L112 47L128 50L150 51.500L168 53V62H-6Z',
  )
  path(
    k,
    '#b8a2b4',
    'M-6 46C4 42 12 38.500 20 34.500L27 33L25 38L20 43L23 48L16 53L-6 54ZM34 29.500L41 28.600L40 34L36 39L38 45L33 50L31 43L33 36ZM55 30L62 33.500L60 38L62 43L58 48L54 42L56 36ZM78 39L88 41L86 45L88 50L80 50L78 45Z',
  )
  path(
    k,
    '#8088b2',
    'M41 28.600L48 30.500L50 37L46 43L49 50L42 54L40 46L43 38ZM62 33.500L70 35L73 41L70 47L74 52H66L62 46L64 40Z',
  )
  // The temple of the mountain, a spark of gold.
  path(
    k,
    '#fff0b4',
    'M48.800 34.200L49.100 32.400L49.400 34.200ZM48.300 34.700L48.500 34.100H49.700L49.900 34.700Z',
  )
  const m = k.createLinearGradient(0, 46, 0, 60)
  m.addColorStop(0, 'rgba(255,208,152,0)')
  m.addColorStop(1, 'rgba(255,206,148,.9)')
  k.fillStyle = m
  k.fillRect(-6, 46, 172, 14)
  crowns(
    k,
    points(
      '-2 61 16 11 0 11 61 13 8 1 22 61 12 9 0 34 61 13 7 1 46 61 12 8 0 58 61 11 6 1 69 61 10 7 0 80 61 11 6 1 124 61 13 8 0 135 61 13 10 1 148 61 15 9 0 162 61 15 12 1',
      5,
    ),
    [
      ['#5c6c80', '#74888c', '#d4bc94'],
      ['#546880', '#688088', '#bcac90'],
    ],
    5,
    -1,
  )
}

/** The yard: large stones in the sun, their joints. */
export function yard(k) {
  const g = k.createLinearGradient(0, 59, 0, 92)
  g.addColorStop(0, '#f8cc9c')
  g.addColorStop(0.4, '#f0bc94')
  g.addColorStop(1, '#c88c8c')
  k.fillStyle = g
  k.fillRect(-6, 60.4, 172, 40)
  for (let x = -60; x <= 70; x += 3.2) {
    const [a, b] = [P(x, 0, 110), P(x, 0, 8)]
    stroke(k, 'rgba(168,104,112,.4)', 0.16, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  for (let z = 9; z < 90; z += 3.2 + z * 0.05) {
    const y = P(0, 0, z)[1]
    stroke(k, 'rgba(168,104,112,.4)', Math.max(0.1, 1.6 / z), `M-6 ${y}H168`)
  }
}

const WHITES = ['#fff8e4', '#f0dcd0', '#b8a8c8', '#8c84b4']
const SHADED = ['#c4a8b8', '#a08cac', '#746c9c', '#545088']
const OLD = ['#e4c4a0', '#c4a494', '#988490', '#706484']
const GOLD = ['#fff0a8', '#f8bc48', '#c47c34', '#8c5040']

/** A body of turned mouldings, lit from the left in four tones. */
function turned(k, profile, [lit, mid, shade, deep]) {
  const part = (colour, a, b) =>
    fill(k, colour, [
      ...profile.map(([r, y]) => [r * a, y]),
      ...profile.toReversed().map(([r, y]) => [r * b, y]),
    ])
  part(mid, -1, 1)
  part(lit, -0.9, -0.28)
  part(shade, 0.24, 1)
  part(deep, 0.72, 1)
}
const spire = (r0, r1, from, to, n) =>
  Array.from({ length: n }, (_, i) => {
    const [a, b] = [i / n, (i + 0.7) / n]
    const r = r0 + (r1 - r0) * a
    return [
      [r, from + (to - from) * a],
      [r * 0.98, from + (to - from) * b],
      [r * 0.72, from + (to - from) * b],
    ]
  }).flat()

function niche(k, y, q, tones) {
  k.save()
  k.translate(0, y)
  k.scale(q, q)
  path(
    k,
    tones[2],
    'M-3.200 0V-5C-3.200 -6.500 -1.600 -7.600 0 -9C1.600 -7.600 3.200 -6.500 3.200 -5V0Z',
  )
  path(k, '#5c4878', 'M-2 0V-4.600C-2 -5.800 -1 -6.600 0 -7.400C1 -6.600 2 -5.800 2 -4.600V0Z')
  path(
    k,
    '#e8b050',
    'M-1.200 0C-1.300 -0.900 -0.700 -1.300 -0.500 -2C-0.900 -2.800 -0.500 -3.500 0 -4.200C0.500 -3.500 0.900 -2.800 0.500 -2C0.700 -1.300 1.300 -0.900 1.200 0Z',
  )
  k.restore()
}

/** Memorials of four kinds, each 60 high with its foot at 0. */
const KINDS = [
  (k, t) => {
    const body = points(
      '13 0 13 -3 11.800 -3 11.800 -6 10.400 -7 10.400 -14 11.600 -15 11.600 -17 9.800 -17.600 9.800 -19.600 8.600 -19.600 8.600 -21.600 7.600 -21.600 7.600 -23.400 8 -24 7 -27 6 -31 5.300 -33.500 4.400 -35 2.800 -35.800 3.300 -36 3.300 -38.600 2.500 -38.600',
    )
    turned(k, [...body, ...spire(2.4, 0.9, -38.6, -52, 7), [0.9, -52.2]], t)
    niche(k, -7, 0.84, t)
  },
  // Square tiers that draw in, a niche high up, a slim bell.
  (k, t) => {
    const body = points(
      '15 0 15 -2.500 13.500 -2.500 13.500 -5 12.500 -5 12.500 -8 13.400 -8.600 13.400 -10 11.400 -10 11.400 -13 10.200 -13 10.200 -23 11.800 -24 11.800 -26 9.400 -26 9.400 -28 7.600 -28 7.600 -30 6 -30 6 -32 4.800 -33 4.400 -36 3.400 -39 2 -40.500 2.600 -41 2.600 -43 1.800 -43',
    )
    turned(k, [...body, ...spire(1.8, 0.7, -43, -53, 6), [0.7, -53]], t)
    niche(k, -13, 1.05, t)
    for (const m of [-1, 1])
      path(k, m < 0 ? t[0] : t[2], `M${m * 9.6} -26V-31L${m * 8.8} -33L${m * 8} -31V-26Z`)
  },
  // A low broad bell on eight steps.
  (k, t) => {
    const body = points(
      '16 0 16 -3 14.600 -3 14.600 -6 13.200 -6 13.200 -9 11.800 -9 11.800 -12 10.600 -12 10.600 -15 11.400 -15.600 11.600 -17 10.400 -18 10 -22 9.400 -27 8.200 -31 6 -34 3.600 -35.400 4.200 -35.800 4.200 -39 3 -39',
    )
    turned(k, [...body, ...spire(2.9, 1, -39, -53, 8), [1, -53]], t)
  },
  // Tall and thin, with a ringed shaft.
  (k, t) => {
    const body = points(
      '10 0 10 -4 8.600 -4 8.600 -8 7.600 -8 7.600 -18 8.800 -19 8.800 -20.500 7 -21 7 -23 6.200 -23 6.200 -25 6.600 -25.500 5.800 -29 4.800 -32 3 -33.400 3.400 -34 3.400 -36 2.400 -36',
    )
    turned(k, [...body, ...spire(2.3, 0.7, -36, -54, 10), [0.7, -54]], t)
    niche(k, -8.4, 0.7, t)
  },
]
const tip = (k) => turned(k, points('0.900 -51.500 1.400 -53 0.700 -54 0.500 -57 0.150 -61'), GOLD)

/** A memorial with its long shade. tones: 0 white, 1 in the shade, 2 old stone. */
export function memorial(k, x, z, high, kind, tone = 0, slim = 1) {
  shadow(k, x, z, high, high * 0.22 * slim)
  const [px, py, q] = P(x, 0, z)
  k.save()
  k.translate(px, py)
  k.scale((q * high * slim) / 60, (q * high) / 60)
  KINDS[kind](k, [WHITES, SHADED, OLD][tone])
  tip(k)
  k.restore()
}

function shadow(k, x, z, high, half) {
  const l = high * 1.5
  const to = (t, w) => [
    P(x + l * t, 0, z - l * t * 0.2 + half * w),
    P(x + l * t, 0, z - l * t * 0.2 - half * w),
  ]
  const outline = [
    [0, 1],
    [0.3, 0.9],
    [0.42, 0.6],
    [0.58, 0.5],
    [0.64, 0.2],
    [1, 0.02],
  ].map(([t, w]) => to(t, w))
  fill(k, '#b87c8c', [
    [...P(x - half, 0, z)],
    ...outline.map((o) => o[0]),
    ...outline.toReversed().map((o) => o[1]),
  ])
}

/** The great bell: white terrace with niches, stair with serpents, the gilded body of rings; 48 m. */
export function bell(k, x, z) {
  shadow(k, x, z, 46, 15)
  const [px, py, q] = P(x, 0, z)
  k.save()
  k.translate(px, py)
  k.scale((q * 48) / 68, (q * 48) / 68)
  turned(k, points('22 0 22 -4 20.500 -4 20.500 -5 19 -5 19 -11 20 -12 20 -13'), WHITES)
  for (const m of [-15, -10, 10, 15]) {
    path(
      k,
      m > 0 ? '#74689c' : '#a894b8',
      `M${m - 1.5} -5V-8.600C${m - 1.5} -10.200 ${m + 1.5} -10.200 ${m + 1.5} -8.600V-5Z`,
    )
    path(
      k,
      '#e8b050',
      `M${m - 0.7} -5C${m - 0.7} -7 ${m - 0.4} -7.600 ${m} -8.400C${m + 0.4} -7.600 ${m + 0.7} -7 ${m + 0.7} -5Z`,
    )
  }
  turned(
    k,
    [
      ...points(
        '17.600 -13 17.600 -15 16.200 -15 16.200 -17.500 14.800 -17.500 14.800 -20 13.400 -20 13.400 -22.500 13.900 -23 13 -26 12 -30 10.800 -34 9 -37.500 6.400 -39.800 3.600 -40.600 4.600 -41 4.600 -44 3.200 -44',
      ),
      ...spire(3.1, 0.9, -44, -58, 9),
      ...points('0.900 -58 1.500 -59.500 0.700 -61 0.500 -64 0.150 -68'),
    ],
    GOLD,
  )
  stroke(
    k,
    '#c47c34',
    0.34,
    'M-16.200 -15H16.200M-14.800 -17.500H14.800M-13.400 -20H13.400M-13.400 -22.600H13.400M-4.600 -42.500H4.600M-12.600 -27.500H12.600M-11.700 -31H11.700',
  )
  stroke(k, '#fffbd8', 0.9, 'M-10.400 -25C-9.600 -29 -8.400 -33 -6.400 -36.500')
  path(k, '#f0dcd0', 'M-5 0L-3.600 -13H3.600L5 0Z')
  path(k, '#b8a8c8', 'M1 0V-13H3.600L5 0Z')
  for (let y = -1.2; y > -12.6; y -= 1.3) stroke(k, '#a08cac', 0.24, `M-4 ${y}H4`)
  stroke(k, '#5ca47c', 1.3, 'M-4.400 -12.400L-6 -1.400C-6.400 0.400 -8 -0.200 -7.800 -2.400')
  stroke(k, '#34706c', 1.3, 'M4.400 -12.400L6 -1.400C6.400 0.400 8 -0.200 7.800 -2.400')
  k.restore()
}

/** A branch of frangipani that comes in from above on the right: thick grey twigs, leaves in stars, white flowers. */
export function frangipani(k) {
  for (const [w, c, dx] of [
    [1, '#544868', 0],
    [0.4, '#a88890', -0.3],
  ]) {
    stroke(k, c, 2.4 * w, `M${170 + dx} ${4 + dx}C158 6 150 10 143 8`)
    stroke(
      k,
      c,
      1.7 * w,
      `M${156 + dx} ${7 + dx}C150 14 146 18 141 19M${164 + dx} ${5 + dx}C162 14 158 20 156 25M${143 + dx} ${8 + dx}C139 7 136 4 134 -2`,
    )
  }
  const r = random(6)
  for (const [x, y, q] of points(
    '141 19.500 7 156 25.500 7.500 142 8 6.500 168 18 7 133 -1 6',
    3,
  )) {
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283 + r() * 0.3
      const l = q * (0.8 + r() * 0.35)
      const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
      const [nx, ny] = [-Math.sin(a) * l * 0.2, Math.cos(a) * l * 0.2]
      path(
        k,
        Math.cos(a) < -0.1 && Math.sin(a) < 0.5 ? '#5c9468' : i % 2 ? '#2c6058' : '#386c5c',
        `M${x} ${y}Q${(x + ex) / 2 + nx} ${(y + ey) / 2 + ny} ${ex} ${ey}Q${(x + ex) / 2 - nx} ${(y + ey) / 2 - ny} ${x} ${y}Z`,
      )
    }
    for (let j = 0; j < 5; j++) {
      const [fx, fy] = [x + (r() - 0.5) * q * 0.9, y + (r() - 0.5) * q * 0.7]
      for (let i = 0; i < 5; i++) {
        const a = (i / 5) * 6.283 + j
        path(
          k,
          i % 2 ? '#fff8ec' : '#f4dcd8',
          `M${fx} ${fy}Q${fx + Math.cos(a - 0.5) * 1.4} ${fy + Math.sin(a - 0.5) * 1.4} ${fx + Math.cos(a) * 1.5} ${fy + Math.sin(a) * 1.5}Q${fx + Math.cos(a + 0.6) * 0.8} ${fy + Math.sin(a + 0.6) * 0.8} ${fx} ${fy}Z`,
        )
      }
      path(k, '#fcc850', `M${fx} ${fy - 0.36}a0.360 0.360 0 1 0 0.010 0Z`)
    }
  }
}

/** A dog that has walked through the lime, sitting; 5 high, looks to the left. */
export function dog(k) {
  stroke(k, '#8c543c', 0.7, 'M1.800 -0.500C3.200 -0.300 3.800 -1.200 3.600 -2.400')
  path(
    k,
    '#b87448',
    'M-1.500 0L-1.700 -2.600C-1.700 -3.200 -1.500 -3.600 -1.200 -3.800C-1.900 -3.800 -2.700 -3.900 -2.800 -4.300C-2.800 -4.600 -2.200 -4.800 -1.800 -4.900C-1.600 -5.500 -1 -5.700 -0.500 -5.600C0.100 -5.500 0.400 -5 0.300 -4.300C0.500 -3.400 2.200 -2.400 2.200 -0.600L2.100 0H-0.300L-0.500 -1.600L-0.700 0Z',
  )
  path(
    k,
    '#8c543c',
    'M0.300 -4.300C0.500 -3.400 2.200 -2.400 2.200 -0.600L2.100 0H1C1.400 -1.400 0.800 -2.600 -0.100 -3.600C0.100 -4 0.100 -4.600 -0.200 -5.400C0.200 -5.200 0.400 -4.800 0.300 -4.300Z',
  )
  path(
    k,
    '#6c4038',
    'M-0.700 -5.500C-0.100 -5.700 0.500 -5.200 0.400 -4.200C0 -4.400 -0.500 -4.900 -0.700 -5.500Z',
  )
  path(k, '#fffaf0', 'M-1.550 0L-1.620 -0.800H-0.560L-0.700 0ZM-0.300 0V-0.400H2.100V0Z')
}
