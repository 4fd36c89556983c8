// Wat Suan Dok towards evening, in metres: white memorials crowd round the great gilded bell, a thundercloud's colour behind them.
// The sun is low behind us on the left; what stands throws its own outline on the ground.
import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { P, ROUND, rings, solid, steps, tiers } from './turned-solid.js'

/** Where the light goes on the ground, and how long the shadow of one metre is. */
export const RAY = [0.8, 0.6]
const LONG = 1.7

const WHITE = ['#fff3da', '#f6d6c0', '#a492c4', '#8072ac', '#fffaea']
const GOLD = ['#ffee9c', '#f6bb44', '#bf7040', '#8a4c50', '#fff2a8']
export const GROUND_SHADE = '#8c78ac'

const SIDE = points('1 0.700 0.850 0.700 0.850 0.850 0.700 0.850 0.700 1')
/** A square with one step in its corners, turned. */
const square = (turn) =>
  [0, 1, 2, 3].flatMap((i) => {
    const a = (i * Math.PI) / 2 + turn
    return SIDE.map(([x, y]) => [
      x * Math.cos(a) - y * Math.sin(a),
      x * Math.sin(a) + y * Math.cos(a),
    ])
  })

/** Memorials of four kinds: foot and shrine with drawn-in corners, round bell, ringed spire, gilded tip; ten high. */
const KINDS = [
  {
    foot: [
      ...steps(2.3, 1.9, 0, 1.1, 2),
      ...points('1.660 1.100 1.660 3 1.900 3.100 1.900 3.450'),
      ...steps(1.6, 1.15, 3.45, 4.5, 3),
    ],
    bell: points(
      '1.250 4.500 1.250 4.650 1.120 4.900 1.040 5.500 0.860 6.050 0.560 6.300 0.560 6.310 0.560 6.600 0.420 6.600',
    ),
    spire: rings(0.46, 0.14, 6.6, 8.8, 7),
  },
  {
    foot: [
      ...steps(2.5, 2, 0, 1.6, 3),
      ...points('1.750 1.600 1.750 4.300 2.050 4.450 2.050 4.800'),
      ...steps(1.65, 0.95, 4.8, 6.2, 4),
    ],
    bell: points('0.900 6.200 0.820 6.500 0.700 6.950 0.440 7.150 0.440 7.350 0.320 7.350'),
    spire: rings(0.36, 0.12, 7.35, 9, 6),
  },
  {
    foot: [...steps(2.9, 2.5, 0, 0.8, 2)],
    bell: [
      ...steps(2.3, 1.75, 0.8, 2.6, 4),
      ...points(
        '1.900 2.600 1.900 2.800 1.720 3.100 1.600 4 1.400 4.900 0.980 5.500 0.620 5.700 0.700 5.700 0.700 6.200 0.520 6.200',
      ),
    ],
    spire: rings(0.54, 0.15, 6.2, 8.8, 9),
  },
  {
    foot: [...steps(1.8, 1.5, 0, 1.2, 2), ...points('1.300 1.200 1.300 3.600 1.500 3.700 1.500 4')],
    bell: [
      ...steps(1.2, 0.9, 4, 5.2, 4),
      ...points(
        '0.950 5.200 0.860 5.500 0.740 5.950 0.460 6.200 0.480 6.200 0.480 6.500 0.360 6.500',
      ),
    ],
    spire: rings(0.4, 0.12, 6.5, 9, 9),
  },
]
const TIP = points('0.110 0 0.240 0.180 0.240 0.250 0.110 0.400 0.080 0.700 0.010 1.300')

/** A niche with a pointed arch in the side that looks at us, a small gilded figure in it. */
function niche(k, x, z, r, y, high, turn, dark, figure) {
  const spot = (u, v) =>
    P(
      x + Math.sin(turn) * r + Math.cos(turn) * u,
      y + v,
      z - Math.cos(turn) * r + Math.sin(turn) * u,
    )
  const arch = (w, h) =>
    fill(
      k,
      dark,
      points('-1 0 -1 0.500 -0.860 0.680 -0.500 0.840 0 1 0.500 0.840 0.860 0.680 1 0.500 1 0').map(
        ([u, v]) => spot(u * w, v * h),
      ),
    )
  arch(high * 0.34, high)
  fill(
    k,
    figure,
    points(
      '-0.700 0 -0.700 0.120 -0.380 0.200 -0.380 0.420 -0.140 0.500 -0.180 0.620 0 0.780 0.180 0.620 0.140 0.500 0.380 0.420 0.380 0.200 0.700 0.120 0.700 0',
    ).map(([u, v]) => spot(u * high * 0.3, v * high * 0.92)),
  )
}

/** The shadow on the ground of a body of outlines [radius, height] that stands at x, z. */
function cast(k, x, z, profile, colour = GROUND_SHADE) {
  const spot =
    (m) =>
    ([r, y]) =>
      P(x + RAY[0] * y * LONG - RAY[1] * r * m, 0, z + RAY[1] * y * LONG + RAY[0] * r * m)
  fill(k, colour, [...profile.map(spot(1)), ...profile.toReversed().map(spot(-1))])
}

/** The outline that a shadow shows: foot, shoulder, bell, neck and tip, without their mouldings. */
const profileOf = ({ foot, bell, spire }, q) =>
  [
    foot[0],
    foot.at(-1),
    bell[Math.floor(bell.length / 2)],
    bell.at(-1),
    spire[0],
    spire.at(-1),
  ].map(([r, y]) => [r * q, y * q])

/** The shadow of a memorial, to be laid before any memorial is drawn. */
export function memorialShade(k, x, z, high, kind) {
  cast(k, x, z, profileOf(KINDS[kind], high / 10))
}

/** A memorial `high` metres high; `far` mixes it into the air. */
export function memorial(k, x, z, high, kind, { turn = 0.5, far = 0 } = {}) {
  const q = high / 10
  const { foot, bell, spire } = KINDS[kind]
  const by = (list, up = 0) => list.map(([r, y]) => [r * q, (y + up) * q])
  const section = square(turn)
  const air = (list) => list.map((c, i) => blend(c, i > 1 && i < 4 ? '#c4a4bc' : '#f4cdb4', far))
  const [white, gold] = [air(WHITE), air(GOLD)]
  solid(k, x, z, ROUND, by(TIP, spire.at(-1)[1]), gold)
  solid(k, x, z, ROUND, by(spire), white)
  solid(k, x, z, ROUND, by(bell), white)
  solid(k, x, z, section, by(foot), white)
  const shrine = [[1.66, 1.25, 1.5], [1.75, 1.9, 2.1], null, [1.3, 1.4, 1.9]][kind]
  if (shrine) niche(k, x, z, shrine[0] * q, shrine[1] * q, shrine[2] * q, turn, white[3], gold[1])
}

/** The great bell: white terrace with a stair, square tiers, round gilded tiers and body, ringed spire; 48 m. */
export function bell(k, x, z) {
  const section = square(0)
  solid(
    k,
    x,
    z,
    ROUND,
    [
      ...rings(2.3, 0.7, 31.4, 41.6, 11),
      ...points('0.700 41.600 1.200 42.400 1.200 43 0.600 43.600 0.400 45.400 0.060 48'),
    ],
    GOLD,
  )
  solid(
    k,
    x,
    z,
    ROUND,
    [
      ...tiers(12.4, 9.9, 9.6, 16.4, 5),
      ...points(
        '10.300 16.400 0 10.300 16.900 0 9.900 17.200 0 9.300 19 0 9.150 19.400 1 9.450 19.400 0 9.350 20 0 9 20 0 8.600 21.900 0 8.450 22.300 1 8.750 22.300 0 8.600 22.900 0 8.200 22.900 0 7.900 24.200 0 6.700 26.200 0 5 27.700 0 3.200 28.200 0 3.200 28.500 1 3.500 28.500 0 3.500 31 0 3.500 31.400 1 2.400 31.400 0',
        3,
      ),
    ],
    GOLD,
  )
  solid(
    k,
    x,
    z,
    section,
    points(
      '15.500 0 15.500 1 14.800 1 14.800 7.400 15.300 7.700 15.300 8.400 13.200 8.400 13.200 9.600',
    ),
    WHITE,
  )
  for (const u of [-10.6, -7, 7, 10.6]) niche(k, x + u, z, 14.8, 1.6, 4.6, 0, WHITE[3], GOLD[1])
  stair(k, x, z - 20, z - 14.8)
}

/** The stair to the terrace between two white walls: what we see are its risers, each under the lip of the next. */
function stair(k, x, a, b) {
  const quad = (c, u, v, y0, y1, z0, z1) =>
    fill(k, c, [P(x + u, y0, z0), P(x + v, y0, z0), P(x + v, y1, z1), P(x + u, y1, z1)])
  for (let i = 0; i < 14; i++) {
    const [y, t, z] = [(i * 8.4) / 14, 8.4 / 14, a + ((b - a) * i) / 14]
    quad(WHITE[1], -2.6, 2.6, y, y + t, z, z)
    quad(WHITE[2], -2.6, 2.6, y + t * 0.8, y + t, z, z)
  }
  for (const m of [-1, 1]) {
    const inner = x + m * 2.5
    fill(k, m < 0 ? WHITE[3] : WHITE[2], [
      P(inner, 0, a),
      P(inner, 1.8, a),
      P(inner, 9.4, b),
      P(inner, 8.2, b),
    ])
    fill(k, m < 0 ? WHITE[0] : WHITE[1], [
      P(inner, 0, a),
      P(inner + m * 0.9, 0, a),
      P(inner + m * 0.9, 2, a),
      P(inner + m * 0.9, 9.6, b),
      P(inner, 9.6, b),
      P(inner, 2, a),
    ])
  }
}

/** The sky after the rain, the mountain with the gold of its temple, the wood behind the yard. */
export function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 66)
  for (const [a, c] of [
    [0, '#28386e'],
    [0.34, '#4c5c98'],
    [0.62, '#a08cb4'],
    [0.84, '#f0b4a4'],
    [1, '#ffd8a8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 80)
  const back = new Path2D(
    'M-6 45C4 41 11 39 18 34C24 30.600 27 31.600 33 29C40 26.600 44 27.600 50 30.600C58 33.600 64 37 72 41C84 46 98 48 116 51C136 54 152 55.600 168 55V70H-6Z',
  )
  k.fillStyle = '#e0a4a8'
  k.fill(back)
  k.save()
  k.clip(back)
  // Spurs that run down to us: their sides away from the sun.
  for (const d of [
    'M34 27L37 33L36 38L42 44L44 51L52 66H63L57 52L55 45L46 38L43 32Z',
    'M51 30L57 36L62 39L67 46L76 52L84 66H116L102 57L86 50L74 43L62 36Z',
    'M18 34L19 40L23 45L24 52L31 66H40L34 54L33 48L27 42L24 36Z',
    'M92 46L104 52L118 58L126 66H156L138 58L116 51Z',
  ])
    path(k, '#c08cac', d)
  k.restore()
  // The temple on the shoulder of the mountain, one spark among its trees.
  path(k, '#fff2b8', 'M65.900 38.600L66.400 36.600L66.600 35L66.800 36.600L67.300 38.600Z')
  path(
    k,
    '#e0a4a8',
    'M61 39C61.600 37 62.800 36.900 63.400 37.400C64 36.800 65 37 65.400 37.900C66.200 38.600 67 38.500 67.600 38.100C68.200 37.300 69.200 37.600 69.600 38.200C70.600 38.200 71.400 39.200 72 41.400Z',
  )
}
