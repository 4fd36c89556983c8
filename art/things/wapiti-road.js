// The road under the castle in metres, the eye 3 m up; the sun on the right and a little behind us, so that shades go left and away.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 60
const [VX, LENS, EYE] = [104, 130, 3]
/** Metres to the right, ahead: to points of the field. */
export const seen = (x, z) => [VX + (LENS * x) / z, HORIZON + (LENS * EYE) / z]
export const metre = (z) => LENS / z
/** Where the yellow line runs: straight towards us, a long bend to the left far away. */
export const line = (z) => -7.4 - (z > 40 ? (z - 40) ** 2 / 330 : 0)

const STEPS = Array.from({ length: 60 }, (_, i) => 10 * 1.052 ** i)
function strip(k, colour, a, b) {
  fill(k, colour, [
    ...STEPS.map((z) => seen(line(z) + a, z)),
    ...STEPS.map((z) => seen(line(z) + b, z)).toReversed(),
  ])
}

/** Meadow and road; the same again in the tones of the shade, through a clip. */
export function road(k, [grass, gravel, tar, white, yellow]) {
  k.fillStyle = grass
  k.fillRect(-6, HORIZON + 0.8, 174, 40)
  strip(k, gravel, -5.6, 5.6)
  strip(k, tar, -4.4, 4.4)
  strip(k, white, -3.95, -3.75)
  strip(k, white, 3.75, 3.95)
  strip(k, yellow, -0.26, -0.09)
  strip(k, yellow, 0.09, 0.26)
}

/** The shades of firs: each with its hanging boughs, the tip far away on the left. [x, z, height, half width] */
export function firShade(k, firs) {
  k.beginPath()
  for (const [n, [x, z, high, half]] of firs.entries()) {
    const r = random(n + 51)
    const at = (t, w) => seen(x - high * 1.15 * t, z * (1 + 0.05 * t) + w)
    const side = (m) => {
      const rows = 8 + Math.floor(r() * 3)
      const out = []
      for (let i = 1; i <= rows; i++) {
        const t = 1 - (i - 0.3 + r() * 0.4) / rows
        const w = m * half * (i / rows) ** 0.8 * (0.7 + r() * 0.45)
        out.push(at(Math.max(0.03, t - 0.03), w), at(Math.max(0.03, t + 0.015), w * 0.45))
      }
      return out
    }
    const pts = [at(1, 0), ...side(1), at(-0.01, 0.5), at(-0.01, -0.5), ...side(-1).toReversed()]
    for (const [i, q] of pts.entries()) i ? k.lineTo(...q) : k.moveTo(...q)
    k.closePath()
  }
}

/** A tall fir near us; all its right side in the sun is one shape that hangs together. */
export function sunnyFir(k, x, foot, high, [dark, lit, stem], seed) {
  const r = random(seed)
  const rows = Math.round(9 + r() * 4)
  const slim = 0.13 + r() * 0.05
  const step = (high * 0.93) / rows
  const tips = (dir) =>
    Array.from({ length: rows }, (_, i) => {
      const t = (i + 0.7 + r() * 0.5) / rows
      const y = foot - high + high * 0.93 * t
      const w = high * (0.012 + slim * t ** 0.85) * (0.66 + r() * 0.5)
      return [x + dir * w, y, x + dir * w * (0.36 + r() * 0.2), y - step * (0.1 + r() * 0.16)]
    })
  const [right, left] = [tips(1), tips(-1)]
  fill(k, stem, [
    [x - high * 0.014, foot - high * 0.1],
    [x + high * 0.014, foot - high * 0.1],
    [x + high * 0.02, foot],
    [x - high * 0.02, foot + 0.2],
  ])
  const edge = right.flatMap(([a, b, c, d]) => [
    [a, b],
    [c, d],
  ])
  fill(k, dark, [
    [x, foot - high],
    ...edge,
    // The lowest boughs hang unevenly round the stem.
    [x + high * 0.07, foot - high * 0.022],
    [x + high * 0.035, foot - high * 0.06],
    [x - high * 0.015, foot - high * 0.03],
    [x - high * 0.04, foot - high * 0.065],
    [x - high * 0.085, foot - high * 0.034],
    ...left.toReversed().flatMap(([a, b, c, d]) => [
      [c, d],
      [a, b],
    ]),
  ])
  // The border of the light hangs in the same boughs, nearer to the stem.
  fill(k, lit, [
    [x, foot - high],
    ...edge.slice(0, -1),
    ...right.toReversed().flatMap(([a, b]) => [
      [x + (a - x) * 0.5, b - step * 0.08],
      [x + (a - x) * 0.2, b - step * 0.55],
    ]),
  ])
}

/** Aspens in gold: each of clumps on pale stems, lit from the right. [x, foot, height, seed] */
export function aspens(k, list, [light, mid, shade, stem, dark, ground]) {
  const round = (x, y, rx, ry) =>
    `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
  for (const [x, foot, high] of list) {
    fill(k, ground, [
      [x + high * 0.02, foot + high * 0.012],
      [x - high * 0.5, foot - high * 0.004],
      [x - high * 1.2, foot - high * 0.022],
      [x - high * 0.8, foot - high * 0.045],
      [x - high * 0.3, foot - high * 0.02],
    ])
  }
  for (const [x, foot, high, seed] of list) {
    const r = random(seed)
    const lean = (r() - 0.5) * high * 0.1
    const w = high * 0.016
    stroke(
      k,
      dark,
      w * 2.2,
      `M${x - w * 0.3} ${foot}Q${x} ${foot - high * 0.4} ${x + lean * 0.8} ${foot - high * 0.75}`,
    )
    stroke(
      k,
      stem,
      w * 1.2,
      `M${x + w * 0.3} ${foot}Q${x + w * 0.5} ${foot - high * 0.4} ${x + lean * 0.8 + w * 0.4} ${foot - high * 0.75}`,
    )
    // Clumps from below upwards: broad in the middle, small at the top, each beside the stem.
    const n = 8 + Math.floor(r() * 3 + high / 6)
    const clumps = Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1)
      const size =
        high *
        (0.05 + 0.085 * Math.sin(Math.PI * (0.22 + 0.7 * t))) *
        (0.75 + r() * 0.5) *
        Math.sqrt(9 / n)
      return [
        x +
          lean * t +
          (i % 2 ? 1 : -1) * size * (0.3 + r() * 0.6 + (n - 8) * 0.06) * (1 - t * 0.85),
        foot - high * (0.3 + 0.62 * t),
        size * (0.95 + r() * 0.25),
        size * (1.05 + r() * 0.35),
      ]
    })
    const whole = clumps.map(([a, b, rx, ry]) => round(a, b, rx, ry)).join('')
    path(k, shade, whole)
    k.save()
    k.clip(new Path2D(whole))
    path(
      k,
      mid,
      clumps.map(([a, b, rx, ry]) => round(a + rx * 0.65, b - ry * 0.4, rx, ry)).join(''),
    )
    path(
      k,
      light,
      clumps
        .map(([a, b, rx, ry]) => round(a + rx * 1.5, b - ry * 1.05, rx * 0.9, ry * 0.9))
        .join(''),
    )
    k.restore()
  }
}

function limb(k, c, text) {
  const p = points(text, 3)
  fill(k, c, [
    ...p.map(([x, y, w]) => [x - w, y]),
    ...p.map(([x, y, w]) => [x + w, y]).toReversed(),
  ])
}

/** A wapiti bull looking left, ten units at the shoulder, the light from the left; flat: one colour, his shade. */
export function wapiti(k, flat) {
  const c = (v) => flat ?? v
  const [COAT, LIT, DEEP, MANE, MANELIT, LEG, HOOF, PALE] = [
    '#b98250',
    '#e2b070',
    '#8a5644',
    '#6a4038',
    '#8c5840',
    '#5c3a3a',
    '#30242e',
    '#f6e2b8',
  ].map(c)
  // Far legs.
  limb(k, LEG, '-2.400 -6.400 1.100 -1.600 -3.400 0.520 -1 -0.500 0.300 -1.100 0 0.480')
  limb(
    k,
    LEG,
    '4.200 -7.200 1.500 3.400 -4.600 0.850 4.300 -3 0.420 3.300 -0.500 0.300 3.100 0 0.480',
  )
  // Trunk: high withers, deep chest, tucked flank.
  const trunk =
    'M-5.600 -8C-5.900 -9.900 -5 -11.300 -3 -11.100C-1.200 -10.700 0.600 -9.500 2.600 -9.500C4 -9.600 5.200 -10.300 6 -9.600C6.900 -8.800 6.800 -7.800 6.500 -6.900C5.800 -6.200 5 -6.300 4 -6.500C2 -6 -0.500 -4.700 -2.600 -4.300C-4.400 -4.300 -5.400 -6.200 -5.600 -8Z'
  path(k, COAT, trunk)
  if (!flat) {
    k.save()
    k.clip(new Path2D(trunk))
    path(k, DEEP, 'M-6 -6.600C-3 -6.200 1 -6.500 4.400 -7.400L7 -7V-4H-6Z')
    path(
      k,
      LIT,
      'M-6 -8.600C-5 -10 -3.600 -9.700 -1.600 -9.300C1 -8.900 3.600 -9.400 5.200 -9.500L5 -12H-6Z',
    )
    path(k, PALE, 'M5.200 -10.600C4.500 -9.200 4.800 -7.600 6 -6.600L8 -7V-11Z')
    k.restore()
  }
  // Near legs, one forward; shoulder and thigh are round.
  const [thigh, lower] = [c('#a06c48'), c('#7c4c40')]
  limb(k, lower, '-4 -5.400 0.850 -4.700 -3.400 0.600 -5.500 -0.500 0.340 -5.700 0 0.540')
  path(
    k,
    thigh,
    'M-5.400 -8C-5.500 -6.400 -5.200 -5 -4.950 -4.200L-3.500 -4.200C-2.400 -5.400 -1.700 -7.600 -2.600 -8.800C-3.800 -9.600 -5.200 -9.200 -5.400 -8Z',
  )
  limb(
    k,
    lower,
    '5 -5.400 1.050 5 -4.900 1.020 6.300 -3.200 0.500 6.100 -0.500 0.340 5.900 0 0.540',
  )
  path(
    k,
    thigh,
    'M3 -8.400C2.500 -6.600 3.400 -5.200 3.980 -4.500L6 -4.400C6.800 -5.800 7 -7.800 6.300 -9C5.400 -9.900 3.600 -9.600 3 -8.400Z',
  )
  if (!flat) {
    limb(k, '#b98250', '-4.500 -4.800 0.300 -5.100 -3.400 0.220 -5.800 -0.700 0.120')
    limb(k, '#b98250', '4.400 -5 0.400 4.600 -4.600 0.300 5.950 -3.200 0.180 5.850 -0.700 0.120')
    // The rump stays pale over the thigh.
    path(
      k,
      PALE,
      'M6.300 -9.400C6.900 -8.600 6.900 -7.200 6.500 -6.300C5.700 -6.800 5.200 -8 5.400 -9.500Z',
    )
  }
  for (const x of [-1.1, 3.1, -5.7, 5.9])
    path(k, HOOF, `M${x - 0.55} -0.500H${x + 0.5}L${x + 0.6} 0.150H${x - 0.75}Z`)
  // Antlers: the far one, then the near one; the beam sweeps up and back, six points.
  // His head is turned a little: the far antler opens forward, the near one back.
  for (const [col, dx, dy, wide, tall] of [
    [c('#b08c6c'), -0.5, 0.1, -0.62, 0.96],
    [c('#f4dcaa'), 0.3, 0, 1, 1],
  ]) {
    k.save()
    k.translate(-5.6 + dx, -15 + dy)
    k.scale(wide, tall)
    stroke(
      k,
      col,
      0.5,
      'M0 0C0.200 -2 1.400 -3.400 2.800 -4.800C4.400 -6.400 5.600 -7.600 6 -9.800',
    )
    stroke(
      k,
      col,
      0.38,
      'M0 -0.300C-0.900 -0.900 -1.600 -1.600 -2.300 -2.900M0.300 -1.500C-0.400 -2.200 -1 -3.200 -1.300 -4.500M1.500 -3.400C1 -4.400 0.800 -5.400 0.900 -6.700M3.200 -5.200C2.900 -6.400 3 -7.400 3.400 -8.600M4.700 -6.900C5.600 -7.200 6.600 -7.700 7.400 -8.500',
    )
    k.restore()
  }
  // Neck with its dark mane, head raised.
  path(
    k,
    MANE,
    'M-1.600 -10.500C-2.800 -11.400 -3.800 -12.800 -4.600 -14.600L-7.400 -13.600C-7.200 -12.400 -7 -11.400 -7 -10.400C-6.900 -9 -6.300 -7.600 -5 -6.400C-3.600 -7 -2 -8.600 -1.600 -10.500Z',
  )
  path(
    k,
    MANELIT,
    'M-7.400 -13.600C-7.200 -12.400 -7 -11.400 -7 -10.400C-6.900 -9 -6.300 -7.600 -5 -6.400C-5.300 -8.400 -5.600 -10.800 -6.200 -14Z',
  )
  path(
    k,
    LEG,
    'M-4.400 -14.600C-3.600 -15.700 -2.600 -15.900 -1.900 -15.600C-2.100 -14.700 -3 -13.900 -4 -13.800Z',
  )
  path(
    k,
    COAT,
    'M-4 -14.600C-4.200 -15.500 -5.400 -15.800 -6.400 -15.500C-7.600 -15 -9 -14.200 -9.900 -13.700C-10.400 -13.300 -10.300 -12.600 -9.800 -12.500C-8.600 -12.300 -7.600 -12.300 -6.800 -12.300C-5.400 -12.200 -3.900 -13 -4 -14.600Z',
  )
  if (!flat) {
    path(
      k,
      LIT,
      'M-4.800 -15.500C-5.300 -15.700 -5.900 -15.650 -6.400 -15.500C-7.600 -15 -9 -14.200 -9.900 -13.700C-10.200 -13.500 -10.300 -13.200 -10.200 -12.900C-9 -13.300 -7 -14.400 -4.800 -15.500Z',
    )
    path(
      k,
      HOOF,
      'M-10.200 -13.500L-9.600 -13.800L-9.700 -13.100L-10.250 -13ZM-7.200 -14.400a0.280 0.240 0 1 0 0.560 0a0.280 0.240 0 1 0 -0.560 0Z',
    )
  }
  path(
    k,
    COAT,
    'M-4.700 -14.900C-4.200 -16.200 -3.100 -16.900 -2.300 -16.700C-2.300 -15.700 -3.100 -14.700 -4 -14.300Z',
  )
}
