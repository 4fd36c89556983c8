// A footbridge of wood and rope over a gorge at sunrise, in metres: it starts beside us and runs away to the right.
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const [VX, VY, FOCUS, EYE] = [58, 35, 80, 3.6]
const P = (x, y, z) => [VX + (FOCUS * x) / z, VY + (FOCUS * (EYE - y)) / z]
const [START, END] = [
  [-3.2, 0, 8],
  [44, 1.2, 72],
]
const ALONG = [END[0] - START[0], END[2] - START[2]]
const LENGTH = Math.hypot(...ALONG)
const ACROSS = [ALONG[1] / LENGTH, -ALONG[0] / LENGTH]

/** A point of the bridge: t from our end (0) to the other (1), `side` metres to the right, `up` above its boards. */
export function at(t, side = 0, up = 0) {
  const sag = -5.2 * 4 * t * (1 - t)
  return P(
    START[0] + ALONG[0] * t + ACROSS[0] * side,
    START[1] + (END[1] - START[1]) * t + sag + up,
    START[2] + ALONG[1] * t + ACROSS[1] * side,
  )
}
/** How tall a metre is there. */
export const metre = (t) => FOCUS / (START[2] + ALONG[1] * t)

const STEPS = Array.from({ length: 61 }, (_, i) => (i / 60) ** 1.7)
/** A ribbon that keeps its thickness in metres. */
function ribbon(k, colour, side, up, thick) {
  fill(k, colour, [
    ...STEPS.map((t) => at(t, side, up(t) + thick)),
    ...STEPS.map((t) => at(t, side, up(t))).reverse(),
  ])
}

const cable = (t) => 1.25 + 2 * (2 * t - 1) ** 4

/** Ropes, nets and cable of one side. */
export function railing(k, side, [rope, lit]) {
  for (let i = 0; i < 54; i++) {
    const t = (i / 54) ** 1.5
    const q = metre(t)
    const [a, b] = [at(t, side, -0.1), at(t, side, cable(t))]
    stroke(k, rope, Math.max(0.07, q * 0.035), `M${a}L${b}`)
  }
  ribbon(k, rope, side, () => 0.55, 0.045)
  ribbon(k, rope, side, cable, 0.11)
  ribbon(k, lit, side, (t) => cable(t) + 0.07, 0.05)
}

/** The boards, each with its gap; the beams under them. */
export function deck(k) {
  fill(k, '#3c2c48', [
    ...STEPS.map((t) => at(t, 0.85, -0.28)),
    ...STEPS.map((t) => at(t, 0.85, 0)).reverse(),
  ])
  fill(k, '#5c4058', [...STEPS.map((t) => at(t, -0.8)), ...STEPS.map((t) => at(t, 0.85)).reverse()])
  const r = random(3)
  const n = 150
  for (let i = 0; i < n; i++) {
    const [a, b] = [i / n, (i + 0.78) / n]
    const w = 0.78 + r() * 0.1
    fill(k, ['#e0a878', '#d09468', '#ecbc8c', '#c08860'][Math.floor(r() * 4)], [
      at(a, -w),
      at(a, w),
      at(b, w),
      at(b, -w),
    ])
  }
  fill(k, '#8c5c54', [
    ...STEPS.map((t) => at(t, 0.85, -0.1)),
    ...STEPS.map((t) => at(t, 0.85, 0.02)).reverse(),
  ])
}

/** The posts at one end with their crossbeam; the sun is on the left. */
export function posts(k, t, { high = 3.3, thick = 0.34 } = {}) {
  for (const side of [-0.95, 1]) {
    const [x, y] = at(t, side, -0.6)
    const [, top] = at(t, side, high)
    const w = metre(t) * thick * 0.5
    fill(k, '#4c3048', [
      [x - w, y],
      [x - w * 0.9, top],
      [x + w * 0.9, top],
      [x + w, y],
    ])
    fill(k, '#d89468', [
      [x - w, y],
      [x - w * 0.9, top],
      [x - w * 0.1, top],
      [x - w * 0.2, y],
    ])
    fill(k, '#8c5450', [
      [x - w * 0.2, y],
      [x - w * 0.1, top],
      [x + w * 0.35, top],
      [x + w * 0.3, y],
    ])
    for (const up of [cable(t) - 0.1, cable(t) + 0.1]) {
      const yy = at(t, side, up)[1]
      path(k, '#3c2840', `M${x - w * 1.1} ${yy}h${w * 2.2}v${metre(t) * 0.07}h${-w * 2.2}Z`)
    }
  }
  const [a, b] = [at(t, -1.25, high - 0.25), at(t, 1.3, high - 0.25)]
  const h = metre(t) * 0.3
  fill(k, '#5c3c50', [a, b, [b[0], b[1] - h], [a[0], a[1] - h]])
  fill(k, '#e8a878', [
    [a[0], a[1] - h * 0.55],
    [b[0], b[1] - h * 0.55],
    [b[0], b[1] - h],
    [a[0], a[1] - h],
  ])
}

/** A spruce: tiers of boughs, uneven, the left side in the sun. */
export function spruce(k, x, y, h, [lit, body, deep], seed) {
  const r = random(seed)
  path(k, '#3c2c40', `M${x - h * 0.02} ${y}V${y - h * 0.2}H${x + h * 0.02}V${y}Z`)
  const tiers = 6 + Math.floor(r() * 3)
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers
    const y0 = y - h * (0.08 + t * 0.8)
    const w = h * 0.2 * (1 - t) ** 0.85 * (0.85 + r() * 0.3) + h * 0.02
    const up = h * (0.24 - t * 0.08)
    const [dl, dr] = [r() * h * 0.02, r() * h * 0.02]
    fill(k, deep, [
      [x - w, y0 + dl],
      [x - w * 0.4, y0 - h * 0.012],
      [x - w * 0.1, y0 + h * 0.02],
      [x + w * 0.4, y0 - h * 0.01],
      [x + w, y0 + dr],
      [x, y0 - up],
    ])
    fill(k, body, [
      [x - w, y0 + dl],
      [x - w * 0.4, y0 - h * 0.012],
      [x - w * 0.1, y0 + h * 0.02],
      [x + w * 0.25, y0 - h * 0.02],
      [x, y0 - up],
    ])
    fill(k, lit, [
      [x - w, y0 + dl],
      [x - w * 0.5, y0 - h * 0.015],
      [x - w * 0.2, y0 - up * 0.6],
      [x, y0 - up],
    ])
  }
}

/** An eagle that sails, seen a little from above; 20 across. */
export function eagle(k) {
  path(
    k,
    '#3c2840',
    'M-10 -1.600C-7.500 -3.200 -4 -2.600 -1 -1L1 -0.900C4 -2.800 7.500 -3.800 10 -2.800L9.200 -2.200L9.800 -1.900L8.600 -1.500L9 -1.100L7.600 -0.900C5 0.300 3 0.900 1.200 1L0.600 2.600L1.600 4L-1 3.700L-0.600 1C-2.600 1 -5 0.800 -7.600 0.200L-9 0.300L-8.600 -0.300L-9.900 -0.500L-9.200 -0.900Z',
  )
  path(
    k,
    '#a8684c',
    'M-10 -1.600C-7.500 -3.200 -4 -2.600 -1 -1L-0.800 -0.300C-3.600 -1.500 -7 -2 -10 -1.600ZM1 -0.900C4 -2.800 7.500 -3.800 10 -2.800C7 -2.800 4 -1.700 1.200 -0.100Z',
  )
  path(
    k,
    '#fff4e0',
    'M-0.900 -0.900C-0.800 -2 0.700 -2.100 1 -1L0.900 -0.300L-0.800 -0.300ZM0.600 2.600L1.600 4L-1 3.700L-0.500 2.500Z',
  )
  path(k, '#f0b03c', 'M-0.200 -1.900L-0.900 -1.600L-0.300 -1.300Z')
}
