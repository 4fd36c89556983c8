import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * Saqqara in metres from the great south court: r runs to the right of the traveller, d away from her, y up. Afternoon, the sun
 * on the left: south faces in the light, east faces in shade.
 */
const [VX, VY, FOCUS, EYE] = [92, 67, 142, 4.4]
export const court = (r, d, y = 0) => [
  VX + (FOCUS * r) / d,
  VY - (FOCUS * (y - EYE)) / d,
  FOCUS / d,
]

/** The pyramid stands turned: its south-east corner towards us. */
const TURN = [0.9, 0.436]
const HEART = [-2, 192]
const stone = (east, north, y) =>
  court(
    HEART[0] + east * TURN[0] - north * TURN[1] * -1,
    HEART[1] - east * TURN[1] + north * TURN[0],
    y,
  )

/** Six steps: foot, top, half the width from east to west at the foot. */
const STEPS = points(
  '0 11.2 60.5 11 21.8 51 21.6 32 42.5 31.8 41.8 34.4 41.6 51.2 26.6 51 60 19',
  3,
)
const LIT = ['#f0bc78', '#dfa564', '#fbd596', '#c88a58', '#fff0c4']
const SHADE = ['#95647c', '#845674', '#a87884', '#6c4868', '#c08e90']

/** One face of one step; u runs along it, t up. */
function face(side, foot, top, wide) {
  const slope = (top - foot) * 0.3
  return (u, t) => {
    const y = foot + (top - foot) * t
    const a = wide - slope * t
    const b = a - 6
    // South face from west to east, east face from south to north.
    return side ? stone(a, -b + u * 2 * b, y) : stone(-a + u * 2 * a, -b, y)
  }
}

function step(k, r, side, [foot, top, wide], i) {
  const [wall, course, pale, deep, edge] = side ? SHADE : LIT
  const p = face(side, foot, top, wide)
  // The worn crest: low where stones slid down, never a ruled line.
  const crest = []
  for (let n = 0; n <= 16; n++) {
    const bite = n === 0 || n === 16 ? 0.03 : r() * 0.05 + (r() < 0.14 ? 0.08 : 0)
    crest.push(p(n / 16, 1 - bite))
  }
  const line = rough(crest, 0.12, i * 3 + side)
  // It reaches a little under the step below, whose crest is worn.
  fill(k, wall, [p(0, -0.16), ...line, p(1, -0.16)])
  // Where the coat fell off the masonry lies deeper: one long hollow in the lower courses.
  const from = 0.1 + r() * 0.4
  const to = from + 0.24 + r() * 0.2
  fill(
    k,
    course,
    rough(
      [
        p(from, 0),
        p(from + 0.02, 0.34),
        p((from + to) / 2, 0.46),
        p(to - 0.03, 0.34),
        p(to + 0.02, 0),
      ],
      0.14,
      i * 5,
    ),
  )
  // Courses of blocks, broken.
  for (let j = 1; j < 9; j++) {
    let u = r() * 0.05
    while (u < 0.97) {
      const end = Math.min(0.985, u + 0.015 + r() * 0.1)
      const [a, b, c, d] = [
        p(u, j / 9),
        p(end, j / 9),
        p(end, (j + 0.22) / 9),
        p(u, (j + 0.22) / 9),
      ]
      if (r() < 0.6) {
        // Only here and there do the courses show; the rest is one calm face.
        if ((j * 3 + i) % 4 === 0) fill(k, r() < 0.75 ? course : pale, [a, b, c, d])
      } else if (r() < 0.16)
        fill(k, deep, [a, p(u + 0.016, j / 9), p(u + 0.016, (j + 0.8) / 9), p(u, (j + 0.8) / 9)])
      u = end + 0.01 + r() * 0.05
    }
  }
  // Sand and rubble lie on the ledge against the foot, in long slopes.
  for (let n = 0; n < 2; n++) {
    const u = (n + 0.1 + r() * 0.6) / 2
    const w = 0.08 + r() * 0.12
    const h = 0.1 + r() * 0.1
    fill(
      k,
      side ? SHADE[2] : LIT[2],
      rough(
        [p(u, -0.02), p(u + w * 0.3, h * 0.7), p(u + w * 0.5, h), p(Math.min(1, u + w), -0.02)],
        0.12,
        n + i,
      ),
    )
    fill(k, side ? SHADE[0] : LIT[1], [
      p(u + w * 0.5, h),
      p(Math.min(1, u + w), -0.02),
      p(u + w * 0.42, -0.02),
    ])
  }
  fill(k, edge, [...line, ...line.toReversed().map(([x, y]) => [x, y + 0.36])])
}

/** Djoser's pyramid of six steps from its south-east corner. */
export function djoser(k) {
  const r = random(57)
  for (let i = STEPS.length - 1; i >= 0; i--) {
    step(k, r, 1, STEPS[i], i)
    step(k, r, 0, STEPS[i], i)
  }
}

/** A cobra of stone in three-quarter profile: coil, flared hood with its ribs, head thrust forward; 10 tall, looks right. */
function cobra(k) {
  path(
    k,
    '#5e3c5c',
    'M-2.300 0.200C-2.700 -1.400 -1.500 -2.100 -1.500 -3C-1.500 -4 -2.900 -4.800 -2.900 -6.200C-2.900 -7.500 -1.800 -8.300 -1 -8.700C-1.100 -9.700 -0.100 -10.300 1 -10.200C1.800 -10.150 2.900 -9.700 3.300 -9.200C3.300 -8.800 2.800 -8.600 2.200 -8.600C1.700 -8.500 1.500 -8.300 1.600 -8C2.500 -7.400 2.900 -6.600 2.800 -5.700C2.700 -4.500 1.700 -3.800 1.600 -2.900C1.600 -2 2.700 -1.400 2.500 0.200Z',
  )
  // Its front with the ribs of the belly, darker.
  path(
    k,
    '#462c4e',
    'M0.300 -8.200C0.900 -8.100 1.400 -8.200 1.600 -8C2.500 -7.400 2.900 -6.600 2.800 -5.700C2.700 -4.500 1.700 -3.800 1.600 -2.900C1.600 -2 2.700 -1.400 2.500 0.200H0.800C0.900 -1.200 0.200 -2 0.200 -3C0.200 -4.200 -0.300 -5 -0.300 -6C-0.300 -7 0 -7.800 0.300 -8.200Z',
  )
  for (const [x, y, w] of points(
    '0 -7 2.400 -0.100 -6.100 2.700 0 -5.200 2.400 0.200 -4.300 1.600 0.300 -3.400 1.200 0.400 -2.400 1.200',
    3,
  ))
    stroke(k, '#6e4866', 0.22, `M${x} ${y}Q${x + w * 0.6} ${y + 0.5} ${x + w} ${y - 0.1}`)
  // The sun from behind on hood, neck and brow.
  path(
    k,
    '#ffcf8c',
    'M-2.300 0.200C-2.700 -1.400 -1.500 -2.100 -1.500 -3C-1.500 -4 -2.900 -4.800 -2.900 -6.200C-2.900 -7.500 -1.800 -8.300 -1 -8.700C-1.100 -9.700 -0.100 -10.300 1 -10.200C1.500 -10.180 2 -10 2.400 -9.800C1.400 -10 0 -9.950 -0.500 -8.600C-1.500 -8 -2.500 -7.400 -2.550 -6.200C-2.500 -4.900 -1 -4.100 -1 -3C-1 -2 -1.900 -1.300 -1.600 0.200Z',
  )
  path(
    k,
    '#2c1c3c',
    'M1.500 -9.600a0.280 0.240 0 1 0 0.560 0.060ZM3.200 -9C2.600 -8.900 2 -8.900 1.600 -9L2 -8.750C2.500 -8.650 2.900 -8.700 3.200 -9Z',
  )
}

/** A cat of flesh that sits as the cobras do and looks at us; 9 tall. */
function cat(k) {
  stroke(
    k,
    '#2c1c3c',
    0.9,
    'M-2 -0.500C-3.600 -0.200 -4 1.600 -3.400 3C-3 4 -3.600 4.800 -4.300 4.800',
  )
  const body =
    'M-2.500 0.200C-2.900 -1.800 -2.300 -3.800 -1.300 -5C-1.500 -5.600 -1.700 -6.200 -1.600 -7L-1.700 -9L-0.500 -8H0.700L1.800 -9L1.900 -7C1.900 -6.300 1.700 -5.700 1.300 -5.200C1.900 -4 2.100 -2.400 2 0.200Z'
  path(k, '#2c1c3c', body)
  path(
    k,
    '#ffcf8c',
    'M-2.500 0.200C-2.900 -1.800 -2.300 -3.800 -1.300 -5C-1.500 -5.600 -1.700 -6.200 -1.600 -7L-1.700 -9L-1.300 -8.650L-1.200 -7C-1.200 -6.100 -1 -5.600 -0.800 -4.900C-1.700 -3.800 -2.200 -2 -1.900 0.200Z',
  )
  path(
    k,
    '#f8e07c',
    'M-0.700 -6.900L-0.100 -6.700L-0.600 -6.500ZM1.300 -6.900L0.700 -6.700L1.200 -6.500Z',
  )
}

const TOP = 6.9
const WALL = -8.6
/** Which of the cobras, from the far end, is none. */
const CAT = 7

/** The wall of the court runs away from us on the left, its bays in shade, the cobras of its crest against the light. */
export function cobraWall(k) {
  const [near, far] = [9, 42]
  const flat = (c, list) =>
    fill(
      k,
      c,
      list.map(([d, y, r = WALL]) => court(r, d, y)),
    )
  // Its shade lies along its foot: the sun stands high behind it.
  const lies = (d, y) => court(WALL + y * 0.46, d + y * 0.12, 0)
  fill(k, '#bc8470', [lies(near, 0), lies(far, 0), lies(far, TOP), lies(near, TOP)])
  flat('#6a4664', [
    [near, 0],
    [far, 0],
    [far, TOP],
    [near, TOP],
  ])
  for (let d = near; d < far - 2.2; d += 2.6) {
    // A bay: recess, its far cheek a little lighter, the bastion's edge.
    flat('#4c3054', [
      [d + 0.5, 0],
      [d + 1.5, 0],
      [d + 1.5, TOP - 1.3],
      [d + 0.5, TOP - 1.3],
    ])
    flat('#84586c', [
      [d + 1.5, 0],
      [d + 1.72, 0],
      [d + 1.72, TOP - 1.3],
      [d + 1.5, TOP - 1.3],
    ])
    flat('#5a3a5c', [
      [d + 2.1, 0],
      [d + 2.22, 0],
      [d + 2.22, TOP - 1.3],
      [d + 2.1, TOP - 1.3],
    ])
  }
  for (const y of [0.9, 1.9, 2.9, 3.9, 4.9])
    flat('#5a3a5c', [
      [near, y],
      [far, y],
      [far, y + 0.05],
      [near, y + 0.05],
    ])
  flat('#7c5470', [
    [near, TOP - 0.95],
    [far, TOP - 0.95],
    [far, TOP],
    [near, TOP],
  ])
  flat('#4c3054', [
    [near, TOP - 1.08],
    [far, TOP - 1.08],
    [far, TOP - 0.95],
    [near, TOP - 0.95],
  ])
  flat('#ffcf8c', [
    [near, TOP - 0.06],
    [far, TOP - 0.06],
    [far, TOP + 0.05],
    [near, TOP + 0.05],
  ])
  // Farther ones first, each with its foot on the crest.
  const stands = []
  for (let d = 40.6; d > 13.4; d -= 2.25) stands.push(d)
  for (const [i, d] of stands.entries()) {
    const [x, y, q] = court(WALL, d, TOP)
    k.save()
    k.translate(x, y)
    k.scale(q * 0.16, q * 0.16)
    if (i === CAT) cat(k)
    else cobra(k)
    k.restore()
  }
}
