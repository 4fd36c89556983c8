// Masai giraffes in profile by their measures: 100 to the crown, withers at 61, croup at 50, belly at 36; facing right, hooves at 0.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { polygon } from '../core/shape.js'
import { bend, coat, softly, spline, turn } from './giraffe-coat.js'

const TORSO = points(
  '2 -60.500 -6 -57 -14 -53.500 -20 -50 -23 -45 -23 -40 -20 -37 -12 -36.800 -3 -35.600 6 -35.800 12.500 -38 17 -43.500 18.200 -50 15 -57 9 -61.500',
)
const HEAD = points(
  '-4 1.500 -2.800 -2.200 0 -3.900 3 -3.900 5.400 -2.600 8.600 -1.400 12 -0.400 13.800 0.800 13.900 2.200 12.600 3.100 10.400 2.900 7.600 3.200 4.400 4.400 1 5 -2 4.800',
)

/** Joints of each leg, x y width: near fore, near hind, far fore, far hind. */
const LEGS = {
  pace: [
    '11 -46 11 12.500 -36 7.600 15.200 -27 4.600 17.600 -21 3.600 18.800 -12 2.300 20.600 -5 2.200 21.800 -1.800 2.500',
    '-15.500 -46 13 -13 -36 9 -12.200 -28 5.200 -13.400 -21.500 3.700 -10.200 -12 2.300 -8.800 -5 2.200 -7.800 -1.800 2.500',
    '10 -44 9 9.500 -34 6.200 8.400 -26 4 7.400 -20.500 3.300 4.400 -12 2.100 2 -5.400 2.100 1.400 -2.600 2.300',
    '-14 -44 10 -15.500 -34 7 -18.500 -26.500 4.200 -21.200 -21 3.300 -21.600 -12 2.100 -23 -5.400 2.100 -22.600 -2.600 2.300',
  ],
  drink: [
    '14 -42 11 16 -33 7.4 19.500 -23 4.500 21.600 -17.500 3.600 25 -8 2.300 26.800 -3.600 2.200 27.600 -1.800 2.500',
    '-15.500 -45 13 -14.500 -35 9 -16 -27.500 5.200 -18 -21.500 3.700 -15.600 -12 2.300 -15 -5 2.200 -14 -1.800 2.500',
    '12 -42 9 10.500 -33 6 8 -23 4 6.600 -18 3.300 3.400 -8.500 2.100 1.800 -4.400 2.100 1.200 -2.600 2.300',
    '-14 -43 10 -10.500 -34 7 -11.500 -26.500 4.200 -13.200 -21 3.300 -11.200 -12 2.100 -10.800 -5.600 2.100 -9.800 -2.800 2.300',
  ],
  rest: [
    '11 -46 11 11.500 -36 7.600 12 -27 4.600 12.300 -20.600 3.700 12 -12 2.300 12 -5 2.200 12.600 -1.800 2.500',
    '-15.500 -46 13 -14 -36 9 -16.200 -28 5.200 -18.800 -21.500 3.700 -16.800 -12 2.300 -16.400 -5 2.200 -15.400 -1.800 2.500',
    '11 -44 9 14.600 -34 6 15.600 -26 4 16.200 -20.600 3.400 15.800 -12 2.100 15.900 -5.600 2.100 16.500 -2.800 2.300',
    '-14 -44 10 -9.500 -34 7 -10.500 -26.500 4.200 -12.400 -21 3.300 -10.400 -12 2.100 -10 -5.600 2.100 -9 -2.800 2.300',
  ],
}

/** A limb through joints of x, y and width. */
function limbOf(joints, steps = 5) {
  const n = joints.length
  const at = (i) => joints[Math.max(0, Math.min(n - 1, i))]
  const line = []
  for (let i = 0; i < n - 1; i++)
    for (let j = 0; j < steps; j++)
      line.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), j / steps))
  line.push(at(n - 1))
  const sides = [[], []]
  line.forEach(([x, y, w], i) => {
    const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [(-(b[1] - a[1]) / l) * w * 0.5, ((b[0] - a[0]) / l) * w * 0.5]
    sides[0].push([x + nx, y + ny])
    sides[1].unshift([x - nx, y - ny])
  })
  return [...sides[0], ...sides[1]]
}

/** The neck from the shoulder to the poll: `lean` from upright, bent by `bow`; the place of the head. */
function neckOf(lean, bow, long, bent) {
  const root = bend([8.5, -54], bent)
  const [mid, end] = [turn([0, -long * 0.5], lean + bow), turn([0, -long], lean)]
  const joints = [[root[0] - 3.5 + bent * 0.1, root[1] + 9 - bent * 0.2, 25 - bent * 0.3]]
  for (const [t, w] of [
    [0, 21],
    [0.22, 14],
    [0.45, 10],
    [0.72, 7.6],
    [1, 6.4],
  ]) {
    const [a, b] = [2 * t * (1 - t), t * t]
    joints.push([root[0] + mid[0] * a + end[0] * b, root[1] + mid[1] * a + end[1] * b, w])
  }
  return { joints, poll: joints.at(-1) }
}

/** The mane stands along the upper line of the neck. */
const maneOf = (joints) =>
  joints.slice(1).map(([x, y, w], i, list) => {
    const [a, b] = [list[Math.max(0, i - 1)], list[Math.min(list.length - 1, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const out = w * (0.42 + i * 0.015)
    return [x + ((b[1] - a[1]) / l) * out, y - ((b[0] - a[0]) / l) * out, 2.2]
  })

function hoof(k, c, [x, y, w]) {
  path(
    k,
    c,
    `M${x - w * 0.6} ${y - 0.6}L${x + w * 0.5} ${y - 0.8}L${x + w * 0.95} ${y + 1.8}H${x - w * 0.62}Z`,
  )
}

/**
 * tones: hide, patch, shade of the hide, shade of a patch, ink, light on the edge. `lean`, `bow` (degrees) of the neck,
 * `nod` of the head; `calf` has a shorter neck; `flat`: one colour for everything, for its shadow.
 */
export function pacingGiraffe(
  k,
  { pose = 'pace', tones, lean = 26, bow = -9, nod = 24, calf = false, seed = 1, flat, sun = 1 },
) {
  const [hide, patch, shade, deep, ink, lit] = flat ? Array(6).fill(flat) : tones
  const r = random(seed)
  const legs = LEGS[pose].map((t) => points(t, 3))
  const bent = pose === 'drink' ? 20 : 0
  const { joints, poll } = neckOf(lean, bow, calf ? 38 : 45, bent)
  const place = (p) => {
    const [x, y] = turn(calf ? [p[0] * 1.15, p[1] * 1.15] : p, nod)
    return [poll[0] + x, poll[1] + y + 1]
  }
  // Behind: the far legs, the tail, the mane, the far horn.
  for (const i of [2, 3]) {
    fill(k, shade, limbOf(legs[i]))
    hoof(k, ink, legs[i].at(-1))
  }
  const tail =
    pose === 'pace'
      ? '-21.500 -48 1.800 -25 -43 1 -26.200 -35 0.700 -26 -28 0.600'
      : '-21.500 -48 1.800 -24 -43 1 -24.800 -35 0.700 -24.400 -28 0.600'
  const tailJoints = points(tail, 3)
  fill(k, shade, limbOf(tailJoints))
  const [tx] = tailJoints.at(-1)
  path(
    k,
    ink,
    `M${tx - 0.8} -29C${tx - 2.4} -24 ${tx - 2.2} -19 ${tx - 0.6} -15C${tx + 0.8} -17 ${tx + 1.4} -23 ${tx + 0.6} -29Z`,
  )
  fill(k, ink, limbOf(maneOf(joints)))
  const stick = (a, b, w) =>
    fill(
      k,
      shade,
      limbOf(
        [
          [...place(a), w],
          [...place(b), w * 0.8],
        ],
        1,
      ),
    )
  stick([1.4, -3], [1, -8.4], 1.5)
  const body = [
    softly(TORSO.map((p) => bend(p, bent))),
    limbOf(joints),
    softly(HEAD).map(place),
    limbOf(legs[0]),
    limbOf(legs[1]),
  ]
  for (const part of body) fill(k, hide, part)
  const whole = new Path2D(body.map(polygon).join(''))
  if (!flat) coat(k, { whole, body, joints, patch, shade, deep, lit, r, sun, bent })
  hoof(k, ink, legs[0].at(-1))
  hoof(k, ink, legs[1].at(-1))
  // Ear, near horn, eye, nostril.
  const spot = (list, c) => fill(k, c, softly(list.map(place)))
  spot(
    [
      [-2.4, -1.6],
      [-5, -4.4],
      [-8.4, -4.8],
      [-6.6, -2],
      [-3.4, 0],
    ],
    flat ?? shade,
  )
  const horn = limbOf(
    [
      [...place([-0.4, -3]), 1.7],
      [...place([-1.4, -8.6]), 1.3],
    ],
    1,
  )
  fill(k, hide, horn)
  for (const p of [
    [-1.5, -8.8],
    [0.9, -8.7],
  ]) {
    const [x, y] = place(p)
    k.fillStyle = ink
    k.beginPath()
    k.arc(x, y, 1.1, 0, 7)
    k.fill()
  }
  if (flat) return
  spot(
    [
      [3, -1.2],
      [4, -2],
      [5, -1.4],
      [4.4, -0.5],
      [3.4, -0.5],
    ],
    ink,
  )
  spot(
    [
      [12.2, 0.6],
      [13, 0.8],
      [12.8, 1.3],
    ],
    ink,
  )
}
