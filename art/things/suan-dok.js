// Wat Suan Dok in the first sun, in metres: white memorials round a yard that is still in the shade, the great gilded bell behind.
// We look west; the sun has just risen behind us on the left, so it touches only what is high.
import { fill, path, points } from '../core/field.js'
import { P, ROUND, redented, rings, solid, steps, tiers } from './turned-solid.js'

/** Where the light goes, on the ground. */
export const RAY = [0.62, 0.785]

const SUN = {
  white: ['#fff4d4', '#fcdcb8', '#a89cc8', '#8880b8', '#fff8e4'],
  gold: ['#fff0a0', '#f8c048', '#c87c3c', '#90504c', '#ffe890'],
}
const SHADE = {
  white: ['#a4a8d0', '#989cc8', '#7c80b4', '#6c70a8', '#b4b4d8'],
  gold: ['#b89484', '#a48080', '#7c6484', '#64547c', '#c0a090'],
}
const DEEP = {
  white: ['#5c64a0', '#545c98', '#404888', '#38407c', '#6c70a8'],
  gold: ['#84688c', '#745c84', '#54487c', '#484074', '#84688c'],
}

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
      x - Math.sin(-turn) * -r + Math.cos(turn) * u,
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

const line = (c) => (typeof c === 'number' ? [c, c] : c)
/** Draws first in the shade, then in the sun above a line of heights [left, right]. */
function twoLights(k, x, z, wide, sunFrom, draw, dark) {
  draw(dark)
  if (sunFrom === undefined) return
  const [a, b] = line(sunFrom)
  k.save()
  k.beginPath()
  for (const p of [P(x - wide, a, z), P(x + wide, b, z), P(x + wide, 99, z), P(x - wide, 99, z)])
    k.lineTo(p[0], p[1])
  k.clip()
  draw(SUN)
  k.restore()
}

/** A memorial `high` metres high; the sun reaches it above `sunFrom`. */
export function memorial(k, x, z, high, kind, sunFrom, { turn = 0.5, deep = false } = {}) {
  const q = high / 10
  const { foot, bell, spire } = KINDS[kind]
  const by = (list, up = 0) => list.map(([r, y]) => [r * q, (y + up) * q])
  const section = redented(turn)
  const [hx, hz] = [x, z]
  // Its foot presses a dark seam into the ground.
  fill(
    k,
    deep ? '#343c74' : '#5c5c98',
    section.map(([a, b]) => P(hx + a * foot[0][0] * q * 1.02, 0, hz + b * foot[0][0] * q * 1.02)),
  )
  const draw = (t) => {
    solid(k, hx, hz, ROUND, by(TIP, spire.at(-1)[1]), t.gold)
    solid(k, hx, hz, ROUND, by(spire), t.white)
    solid(k, hx, hz, ROUND, by(bell), t.white)
    solid(k, hx, hz, section, by(foot), t.white)
    const shrine = [[1.66, 1.25, 1.5], [1.75, 1.9, 2.1], null, [1.3, 1.4, 1.9]][kind]
    if (shrine)
      niche(
        k,
        hx,
        hz,
        shrine[0] * q,
        shrine[1] * q,
        shrine[2] * q,
        turn,
        t.white[3] === DEEP.white[3] ? '#282c60' : '#4c4484',
        t.gold[1],
      )
  }
  twoLights(k, hx, hz, high, sunFrom, draw, deep ? DEEP : SHADE)
}

/** The great bell: white terrace with a stair, square tiers, round gilded tiers and body, ringed spire; 48 m. */
export function bell(k, x, z, sunFrom) {
  const section = redented(0)
  const draw = (t) => {
    solid(
      k,
      x,
      z,
      ROUND,
      [
        ...rings(2.3, 0.7, 31.4, 41.6, 11),
        ...points('0.700 41.600 1.200 42.400 1.200 43 0.600 43.600 0.400 45.400 0.060 48'),
      ],
      t.gold,
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
      t.gold,
    )
    solid(
      k,
      x,
      z,
      section,
      points(
        '15.500 0 15.500 1 14.800 1 14.800 7.400 15.300 7.700 15.300 8.400 13.200 8.400 13.200 9.600',
      ),
      t.white,
    )
    for (const u of [-10.6, -7, 7, 10.6])
      niche(k, x + u, z, 14.8, 1.6, 4.6, 0, t === SUN ? '#7468a4' : '#5c5c98', t.gold[1])
    // The stair that climbs to the terrace between two serpents.
    const [a, b] = [z - 20, z - 14.8]
    for (let i = 0; i < 14; i++) {
      const [y0, y1, zz] = [(i * 8.4) / 14, ((i + 1) * 8.4) / 14, a + ((b - a) * i) / 14]
      fill(k, t.white[i % 2 ? 1 : 2], [
        P(x - 2.6, y0, zz),
        P(x + 2.6, y0, zz),
        P(x + 2.6, y1, zz),
        P(x - 2.6, y1, zz),
      ])
    }
    for (const m of [-1, 1])
      fill(k, m < 0 ? '#3c8c80' : '#2c6470', [
        P(x + m * 2.5, 0, a),
        P(x + m * 3.5, 0, a),
        P(x + m * 3.7, 2.2, a),
        P(x + m * 3.2, 9.2, b),
        P(x + m * 2.5, 9.2, b),
      ])
  }
  twoLights(k, x, z, 60, sunFrom, draw, SHADE)
}

/** Sky opposite the sunrise, the mountain whose height is already lit, the wood behind the yard in mist. */
export function morning(k) {
  const g = k.createLinearGradient(0, -2, 0, 62)
  for (const [a, c] of points('0 0 0.340 1 0.620 2 0.820 3 1 4').map(([a, i]) => [
    a,
    ['#4c80b4', '#84acc8', '#d8c4cc', '#f8cfb8', '#fbe0c4'][i],
  ]))
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 80)
  // The rounded double back of Doi Suthep: one lit height, one long shaded foot.
  path(
    k,
    '#d4acbc',
    'M-6 47C4 42 12 38.600 22 35.600C28 33.600 33 34.400 38 33.400C44 31.600 50 31.600 56 33.600C62 34.400 66 36.600 72 39C84 43.600 98 46 116 50C136 54 152 55.600 168 56.600V66H-6Z',
  )
  path(
    k,
    '#a8a0c8',
    'M-6 52C8 47.600 16 44.400 26 42.600C36 41.600 40 40 48 40.200C56 41.200 60 42.800 68 45C82 48.200 100 50.600 124 55C140 57 156 58 168 58.600V68H-6Z',
  )
  const m = k.createLinearGradient(0, 48, 0, 65)
  m.addColorStop(0, 'rgba(246,214,204,0)')
  m.addColorStop(1, 'rgba(246,214,204,.95)')
  k.fillStyle = m
  k.fillRect(-6, 48, 172, 18)
  path(
    k,
    '#9c9cc0',
    'M-6 58.400C-2 56.600 3 57 6 58.400C9 55.600 15 55.400 19 58C23 56.400 29 57 32 59.400C37 57 43 58.400 47 60.400C52 58.800 57 59.400 60 61C64 59.600 70 60 74 61.400C84 59 96 60 108 61C112 59 119 58.800 122 60.600C126 57.400 132 57.400 135 59.600C140 56.600 146 56.600 149 59C153 55.600 160 55.600 163 57.600C165 56 167 56 168 56.600V65.600H-6Z',
  )
}

/** The yard: cool shade to our feet, and one strip of sun between two halls behind us. */
export function yard(k) {
  const g = k.createLinearGradient(0, 65, 0, 92)
  g.addColorStop(0, '#b4a8cc')
  g.addColorStop(0.3, '#948cbc')
  g.addColorStop(1, '#686aa8')
  k.fillStyle = g
  k.fillRect(-6, 65, 172, 40)
}
const along = (x, t) => [x + RAY[0] * t, RAY[1] * t]
/** The strip of sun on the ground between two rays that pass x = a and x = b beside us, from t0 on. */
export function strip(k, colour, a, b, t0, t1) {
  const p = (x, t) => {
    const [X, Z] = along(x, t)
    return P(X, 0, Z)
  }
  fill(k, colour, [p(a, t0), p(b, t0), p(b, t1), p(a, t1)])
}
