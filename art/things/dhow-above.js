// A mashua under sail from straight above, and what the sun makes of her on the sand under the water. In metres: bow at +x, mast at 0.
import { fill, path } from '../core/field.js'
import { closed } from './curves.js'
import { bent, limb } from './joints.js'

/** Half of the rail from the stern to the bow. */
const RAIL = [
  [-4.6, 0.72],
  [-4, 0.98],
  [-2.6, 1.26],
  [-0.8, 1.36],
  [1, 1.24],
  [2.6, 0.92],
  [3.9, 0.44],
  [4.9, 0],
]
const around = (list) => [
  ...list,
  ...list
    .slice(0, -1)
    .reverse()
    .map(([x, y]) => [x, -y]),
]
const inset = (d) => around(RAIL.map(([x, y]) => [x * (1 - d * 0.16), Math.max(0, y - d)]))

/** The sail's corners with their height: tack at the bow, peak over the stern, clew by the helmsman. */
const TACK = [4.5, -0.4, 1.2]
const PEAK = [-4.4, 0.96, 10]
const CLEW = [-4.1, 1.3, 1.5]

const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t)

/** The edge of the sail through space: along the yard, down the leech, back along the foot, each with its belly. */
function cloth(belly) {
  const side = (a, b, out, n = 14) =>
    Array.from({ length: n }, (_, i) => {
      const t = i / n
      const [x, y, z] = mix(a, b, t)
      const bow = Math.sin(Math.PI * t) * out
      return [x - bow * 0.2, y + bow, z]
    })
  return [...side(TACK, PEAK, 0), ...side(PEAK, CLEW, 0), ...side(CLEW, TACK, belly)]
}

/** Where a point one metre high throws its shadow. */
const fallOf = (turn, [fx, fy]) => {
  // The boat lies turned on the picture; the fall of the light does not turn with her.
  const [c, s] = [Math.cos(-turn), Math.sin(-turn)]
  return [fx * c - fy * s, fx * s + fy * c]
}

/** Her shadow on the bottom: hull, mast, yard, and the whole sail that from above is only a sliver. */
export function dhowShadow(k, turn, fall, depth, tone) {
  const [fx, fy] = fallOf(turn, fall)
  const down = ([x, y, z = 0]) => [x + fx * (z + depth), y + fy * (z + depth)]
  fill(k, tone, cloth(1.1).map(down))
  const rail = around(RAIL)
  // From the waterline up to the rail the side throws one broad shape.
  path(
    k,
    tone,
    closed(
      rail.map(([x, y]) => down([x * 0.94, y * 0.9, 0])),
      0.9,
    ),
  )
  path(
    k,
    tone,
    closed(
      rail.map(([x, y]) => down([x, y, 0.9])),
      0.9,
    ),
  )
  fill(
    k,
    tone,
    [
      [-3.4, 1, 0],
      [3, 0.8, 0],
      [3, 0.8, 0.9],
      [-3.4, 1.1, 0.9],
    ].map(down),
  )
  limb(k, tone, [
    [...down([0.4, 0, 0.5]), 0.2],
    [...down([0.9, 0, 6.4]), 0.14],
  ])
  limb(k, tone, [
    [...down([4.9, -0.46, 0.9]), 0.14],
    [...down(mix(TACK, PEAK, 0.5)), 0.22],
    [...down([-4.8, 1.02, 10.4]), 0.1],
  ])
}

/** A head and shoulders from above; `hat` of straw or a cap. */
function sitter(k, x, y, turn, [shirt, shade, top, rim]) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.fillStyle = shade
  k.beginPath()
  k.ellipse(0.02, 0.05, 0.2, 0.33, 0, 0, 7)
  k.fill()
  k.fillStyle = shirt
  k.beginPath()
  k.ellipse(-0.02, -0.02, 0.17, 0.3, 0, 0, 7)
  k.fill()
  limb(
    k,
    shirt,
    bent([
      [0.02, -0.26, 0.16],
      [0.24, -0.3, 0.13],
      [0.42, -0.14, 0.09],
    ]),
  )
  limb(
    k,
    shade,
    bent([
      [0.02, 0.26, 0.16],
      [0.26, 0.28, 0.13],
      [0.42, 0.1, 0.09],
    ]),
  )
  k.fillStyle = rim
  k.beginPath()
  k.arc(0.05, 0, top === rim ? 0.15 : 0.25, 0, 7)
  k.fill()
  k.fillStyle = top
  k.beginPath()
  k.arc(0.03, -0.02, 0.13, 0, 7)
  k.fill()
  k.restore()
}

const CREW = [
  [-3.5, 0.1, 0, ['#fff4dc', '#d8c0b4', '#f8ecd0', '#f8ecd0']],
  [-2.1, -0.62, 0.5, ['#e8584c', '#a83c4c', '#e8c47c', '#f4dc9c']],
  [-1.9, 0.6, -0.3, ['#3c7cb0', '#28507c', '#3a2430', '#3a2430']],
  [-0.6, -0.7, 0.2, ['#f4b83c', '#b87c38', '#fff4e0', '#fff4e0']],
  [2.1, 0.1, 0.1, ['#f4f0e4', '#b8b0c4', '#5a3428', '#5a3428']],
]

/** The boat herself: rail, floor, thwarts, crew; then the yard and the sliver of sail over her. */
export function dhowAbove(k) {
  const [dark, wood, lit, inside, floor] = ['#4a2c34', '#9c6048', '#dca468', '#5c3a3c', '#a8765a']
  path(
    k,
    dark,
    closed(
      around(RAIL).map(([x, y]) => [x + 0.05, y + 0.09]),
      0.9,
    ),
  )
  path(k, '#f2e2bc', closed(around(RAIL), 0.9))
  path(k, wood, closed(inset(0.1), 0.9))
  path(k, inside, closed(inset(0.2), 0.9))
  path(
    k,
    floor,
    closed(
      inset(0.2).map(([x, y]) => [x * 0.97 + 0.06, y * 0.86 + 0.12]),
      0.9,
    ),
  )
  for (const [x, half] of [
    [-2.9, 1.04],
    [-1.2, 1.16],
    [1.2, 1.02],
    [2.7, 0.68],
  ]) {
    fill(k, inside, [
      [x - 0.06, -half],
      [x + 0.28, -half],
      [x + 0.28, half],
      [x - 0.06, half],
    ])
    fill(k, lit, [
      [x - 0.16, -half],
      [x + 0.14, -half],
      [x + 0.14, half],
      [x - 0.16, half],
    ])
  }
  // Fore and after decks, the rudder with its tiller.
  fill(k, lit, [
    [3.1, -0.62],
    [4.62, 0],
    [3.1, 0.62],
  ])
  fill(k, wood, [
    [3.1, 0],
    [4.62, 0],
    [3.1, 0.62],
  ])
  limb(k, dark, [
    [-5.1, 0, 0.14],
    [-4.5, 0, 0.2],
  ])
  limb(k, wood, [
    [-4.7, 0, 0.1],
    [-3.3, 0.2, 0.07],
  ])
  for (const [x, y, turn, tones] of CREW) sitter(k, x, y, turn, tones)
  k.fillStyle = dark
  k.beginPath()
  k.arc(0.5, 0, 0.17, 0, 7)
  k.fill()
  // The head of the mast carries the yard where the two cross.
  limb(k, dark, [
    [0.5, 0, 0.3],
    [0.42, 0.16, 0.24],
  ])
  // The sail, full of wind, seen along its height; the yard over it.
  const edge = cloth(1.5).map(([x, y]) => [x, y])
  fill(
    k,
    '#d8c09c',
    edge.map(([x, y]) => [x - 0.02, y + 0.12]),
  )
  fill(k, '#fff8e6', edge)
  fill(k, '#ecd8b4', [
    [4.5, -0.36],
    [0.4, 0.8],
    [-4, 1.24],
    [0.2, 1.7],
  ])
  limb(k, '#5a3838', [
    [4.9, -0.46, 0.1],
    [0.4, 0.2, 0.2],
    [-4.8, 1.02, 0.08],
  ])
}

/** A green turtle from above, head to +x; shell one metre long. */
export function turtle(k, [shell, plate, skin]) {
  for (const [m, d] of [
    [1, 'M0.300 0.300C0.460 0.620 0.360 0.900 0.040 1.040C0.060 0.800 0.020 0.560 0.060 0.360Z'],
    [
      1,
      'M-0.340 0.240C-0.480 0.340 -0.580 0.480 -0.720 0.520C-0.660 0.360 -0.560 0.200 -0.440 0.120Z',
    ],
    [-1, 'M0.300 0.300C0.520 0.520 0.640 0.740 0.500 1.020C0.360 0.820 0.160 0.560 0.060 0.360Z'],
    [
      -1,
      'M-0.340 0.240C-0.480 0.300 -0.640 0.400 -0.760 0.380C-0.660 0.280 -0.560 0.160 -0.440 0.120Z',
    ],
  ]) {
    k.save()
    k.scale(1, m)
    path(k, skin, d)
    k.restore()
  }
  path(
    k,
    skin,
    'M0.420 -0.110C0.560 -0.140 0.740 -0.120 0.780 0C0.740 0.120 0.560 0.140 0.420 0.110Z',
  )
  path(
    k,
    shell,
    'M0.500 0C0.480 0.260 0.200 0.400 -0.060 0.380C-0.320 0.340 -0.500 0.160 -0.560 0C-0.500 -0.160 -0.320 -0.340 -0.060 -0.380C0.200 -0.400 0.480 -0.260 0.500 0Z',
  )
  path(
    k,
    plate,
    'M0.340 -0.060L0.240 0.080H0.060L-0.020 -0.060L0.060 -0.180H0.240ZM-0.080 -0.060L-0.160 0.080H-0.320L-0.400 -0.040L-0.320 -0.160H-0.160ZM0.180 0.140L0.080 0.280L-0.080 0.300L-0.120 0.160L-0.060 0.120ZM0.120 -0.220L0.060 -0.310L-0.120 -0.310L-0.140 -0.200Z',
  )
}
