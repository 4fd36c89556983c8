import { ramp, rgb } from '../core/colour.js'
import { fill, path, points } from '../core/field.js'
import { clamp, mix, noise, smooth, tread } from '../core/noise.js'
import { random } from '../core/random.js'

/** Where we look through: the mouth of the hollow wave, from the place where the lip lands, clockwise. */
export const CENTRE = [101, 43]
const MOUTH = points(
  '140 62.500 128 66.500 113 68.600 98 68.400 84 65.500 73.500 59 67 49.500 65.500 38 69.500 27 79 18.500 92 14 106 13.600 119.500 18 130.500 27 137.500 39 140.500 51',
).map(([x, y]) => {
  const [dx, dy] = [x - CENTRE[0], y - CENTRE[1]]
  return [Math.atan2(dy, dx), Math.hypot(dx, dy)]
})
const START = MOUTH[0][0]
const TURN = Math.PI * 2
const ANGLES = MOUTH.map(([a]) => (((a - START) % TURN) + TURN) % TURN)

/** Way round the mouth, 0 at the landing of the lip, 0.25 below, 0.5 left, 0.75 above. */
const round = (dx, dy) => ((((Math.atan2(dy, dx) - START) % TURN) + TURN) % TURN) / TURN

/** Radius of the mouth, smooth through its points. */
export function mouth(s) {
  const a = s * TURN
  let i = 0
  while (i < ANGLES.length - 1 && a >= ANGLES[i + 1]) i++
  const n = ANGLES.length
  const end = i + 1 < n ? ANGLES[i + 1] : TURN
  const t = (a - ANGLES[i]) / (end - ANGLES[i])
  const [p, q, r, u] = [-1, 0, 1, 2].map((d) => MOUTH[(i + d + n) % n][1])
  return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - u + t * (3 * (q - r) + u - p)))
}

const WATER = ramp([
  [0, '#071a42'],
  [0.2, '#0a3160'],
  [0.4, '#0d5a82'],
  [0.58, '#15909c'],
  [0.74, '#4cc4ae'],
  [0.88, '#b4ecbc'],
  [1, '#fff2c4'],
])

/** How much of the low sun comes through: little from the floor, more from the wall, most from the thin lip. */
function through(s) {
  const floor = smooth(0.02, 0.1, s) * (1 - smooth(0.24, 0.42, s))
  const lip = smooth(0.5, 0.78, s)
  return 0.66 - 0.3 * floor + 0.34 * lip
}

const FOAM = [rgb('#fff6dc'), rgb('#b4e0d8')]

/** The burst of the landing lip, steep towards the wall of water, flat tongues on the floor. */
function foamAt(along, off) {
  const wide = 1.6 + Math.max(0, along - 38) * 0.13
  // Strands that leap up the wall and run out on the floor, larger towards us.
  const q = Math.log(along)
  const torn =
    0.52 * noise(q * 13 - off * 0.09, off * 0.12) + 0.3 * noise(q * 31 + 9 + off * 0.1, off * 0.26)
  return (
    1 - Math.abs(off + wide * 0.3) / (wide * (off > 0 ? 2 : 1.5)) + torn - smooth(40, 34, along)
  )
}

/**
 * The water all about the mouth. Lines of the stream run round it, longer and wider towards us;
 * their tones are flat and their edges crisp.
 */
export function hollow(s, f) {
  const [cx, cy] = f.at(CENTRE)
  s.shade([0, 0, s.w, s.h], (px, py, out) => {
    const [dx, dy] = [(px - cx) / f.q, (py - cy) / f.q]
    const r = Math.hypot(dx, dy)
    const a = round(dx, dy)
    const edge = r - mouth(a)
    if (edge < -1) {
      out[3] = 0
      return
    }
    const t = Math.log(r / mouth(a))
    // The stream climbs as it comes round: its lines wind outwards.
    const depth = t - 0.16 * a + 0.02 * Math.sin(a * 11)
    const stream = 0.58 * noise(a * 4.2 + 3, depth * 9) + 0.42 * noise(a * 6 + 20, depth * 24 + 7)
    const near = clamp(Math.exp(-t * 1.75))
    let v = through(a) * (0.2 + 0.92 * near) + stream * 0.2 * (0.42 + 0.58 * near)
    // The edge of the lip is thin as glass.
    v += 0.34 * smooth(0.07, 0, t) * smooth(0.46, 0.66, a)
    const c = WATER(tread(v, 9, 0.06))
    // Where the lip lands it breaks into foam along the whole tube.
    const along = dx * Math.cos(START) + dy * Math.sin(START)
    const off = -dx * Math.sin(START) + dy * Math.cos(START)
    const w = along > 26 ? foamAt(along, off) : 0
    const crisp = (limit) => clamp((w - limit) * 13 + 0.5)
    for (let i = 0; i < 3; i++)
      out[i] = mix(mix(c[i], FOAM[1][i], crisp(0.24)), FOAM[0][i], crisp(0.56))
    out[3] = clamp(edge * f.q * 0.8 + 0.5)
  })
}

/** Drops torn from the lip, before the sky. */
export function drops(k) {
  const r = random(12)
  for (let i = 0; i < 34; i++) {
    const a = 0.62 + 0.36 * r()
    const angle = START + a * TURN
    const m = mouth(a) - 0.6 - r() * r() * 7
    const q = 0.1 + r() * r() * 0.34
    k.fillStyle = '#fff2cc'
    k.beginPath()
    k.ellipse(
      CENTRE[0] + Math.cos(angle) * m,
      CENTRE[1] + Math.sin(angle) * m,
      q,
      q * 1.5,
      0.3,
      0,
      7,
    )
    k.fill()
  }
}

const SEA = 47
/** Morning outside: the sun has just come over the seaward shoulder. */
export function morning(k, [sx, sy]) {
  const sky = k.createLinearGradient(0, 10, 0, SEA)
  for (const [a, c] of [
    [0, '#5aa0b8'],
    [0.34, '#a8cdb8'],
    [0.66, '#fbdc9c'],
    [1, '#ffb878'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(40, 0, 120, SEA + 1)
  for (const [q, c] of [
    [13, 'rgba(255,236,170,.34)'],
    [8, 'rgba(255,240,184,.5)'],
    [3.4, '#fffbe4'],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.arc(sx, sy, q, 0, 7)
    k.fill()
  }
  const sea = k.createLinearGradient(0, SEA, 0, 70)
  for (const [a, c] of [
    [0, '#f0b88c'],
    [0.16, '#b09c9c'],
    [0.5, '#3f8494'],
    [1, '#1b5c80'],
  ])
    sea.addColorStop(a, c)
  k.fillStyle = sea
  k.fillRect(40, SEA, 120, 30)
}

/** The road of the sun, closer strokes farther out. */
export function road(k, x) {
  const r = random(5)
  for (let i = 0; i < 30; i++) {
    const t = (i / 29) ** 1.5
    const y = SEA + 0.5 + t * 21
    const l = (0.8 + t * 4.6) * (0.5 + r())
    const at = x + (r() - 0.5) * (2 + t * 6)
    const h = 0.13 + t * 0.36
    path(
      k,
      '#ffe9b0',
      `M${at - l} ${y}Q${at} ${y - h} ${at + l} ${y}Q${at} ${y + h} ${at - l} ${y}Z`,
    )
  }
}

/** Waikiki at the left foot of the mountain, dark before the morning: towers of many heights, trees, a thread of sand. */
export function town(k) {
  for (const [x, w, h, side] of points(
    '64 2.100 7 0.600 66.600 1.500 9.400 0.500 68.700 2.600 5.600 0.800 72 1.300 7.800 0.500 74.200 2 4.600 0.700 77 1.100 6 0.500 79 2.400 3.200 0.800 83 1.400 3.600 0.600',
    4,
  )) {
    fill(k, '#7c5478', points(`${x} ${SEA} ${x} ${SEA - h} ${x + w} ${SEA - h} ${x + w} ${SEA}`))
    fill(
      k,
      '#c88880',
      points(
        `${x + w * side} ${SEA} ${x + w * side} ${SEA - h} ${x + w} ${SEA - h} ${x + w} ${SEA}`,
      ),
    )
  }
  path(
    k,
    '#4b3a62',
    'M60 47.400V46C63 45.200 65 45.900 68 45.500C70 44.700 72 45.600 75 45.700C77 44.900 79.500 45 81 45.800C85 45.200 88 46 92 45.700C95 45 99 45.900 104 45.800C111 45.300 116 46.200 124 46.300C129 46.200 134 46.800 140 47.200V47.400Z',
  )
  path(k, '#ffdca0', 'M60 47.200C80 46.900 104 47 128 47.200C110 47.900 80 47.900 60 47.600Z')
}

/** What the board leaves: a bright road from its tail towards us, torn at its edges. */
export function trail(k) {
  path(
    k,
    '#9fd8cc',
    'M82 67.600C76 69.500 68 74 60.500 80.500C52 87.500 42 100 36 114H52C53 108 55.500 104 56 99C59 97 58.500 92.500 60 89.500C62 89.800 62.500 86.500 64.500 84.500C66 84.600 67 81.500 70 79C73 75.500 78 71.500 84 68.300Z',
  )
  path(
    k,
    '#fff6dc',
    'M82 67.600C76 69.500 68 74 60.500 80.500C52 87.500 42 100 36 114H42C45 107 49 101 51 97C52 93 54 91.500 55 89C57.500 87.800 57.500 85.500 60.500 83.300C62.500 82.600 64 79.600 67.500 77.200C71 74 77 70.600 83.400 68Z',
  )
  path(
    k,
    '#3c9ca8',
    'M75.500 72.300C72 74.400 69 76.800 67 79.400C69.600 78.200 72.600 75.400 75.500 72.300ZM62.500 84.600C60.500 86.400 58.600 88.400 57.600 91C59.600 89.800 61.600 87.400 62.500 84.600Z',
  )
}
