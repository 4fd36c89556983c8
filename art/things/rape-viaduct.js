// The fast train on its viaduct before Fuji, fields of rape in flower, a clear day of February. In metres; the sun on the left.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { heap } from './heaped-clouds.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 3.4, 0], f: 118, cx: 68, cy: 57 })
const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** Winter sky, Fuji from the east with its two long slopes, the lower hills. */
export function fuji(k) {
  const g = k.createLinearGradient(0, -2, 0, 58)
  for (const [a, c] of [
    [0, '#1c64ac'],
    [0.4, '#4c9cd0'],
    [0.75, '#a4d8e8'],
    [1, '#eef4e4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  k.save()
  k.translate(0, 57)
  k.scale(1.12, 0.9)
  k.translate(-6, -57)
  path(
    k,
    '#7c98c8',
    'M-22 57C4 52 26 38 45 14.600C46.500 12.400 47.600 11 49 10L51 9.400L53 10.300L55.600 9.600L58 10.400L60 9.700L62 11C63.400 12.400 65 14.400 66.600 16.600C84 38.500 104 51 134 57Z',
  )
  path(
    k,
    '#5c7cb4',
    'M58 10.400L60 9.700L62 11C63.400 12.400 65 14.400 66.600 16.600C84 38.500 104 51 134 57H80L76 48L70 44L68 36L62 30L63 22L58.600 16Z',
  )
  path(
    k,
    '#4c6ca8',
    'M74 26.500C88 42 106 51.500 134 57H104L92 50L88 43L80 38L79 33ZM63 34L68 41L66 50L70 57H58L60 46Z',
  )
  // Snow down to two thirds: bright on the left, blue on the right; ribs of rock run up into it.
  path(
    k,
    '#fdfcf8',
    'M18 42C28 34.600 37 25.600 45 14.600C46.500 12.400 47.600 11 49 10L51 9.400L53 10.300L55.600 9.600L58 10.400L58.600 16L63 22L62 30L64.500 36L61.500 39L59 34L56.500 44L53.500 36L50 46L47.500 37L43 45.500L41.500 38.500L35 44.500L34 40L27.500 43.500L26.500 40.500Z',
  )
  path(
    k,
    '#c0d4f0',
    'M58 10.400L60 9.700L62 11C63.400 12.400 65 14.400 66.600 16.600C74 26 82 33.600 91 40L87.500 39.500L88.500 43.500L82 38L81 43L75.500 36L73.500 44L70 35.500L66.500 41.500L62 30L63 22L58.600 16Z',
  )
  path(
    k,
    '#d8e4f4',
    'M52 16L48 26L44.500 33L47 25L50 18ZM55.600 15L55 27L52.500 34L53.500 25ZM43 22L37 31.500L31 37L37 29Z',
  )
  path(k, '#a4bce0', 'M66 20L71 29L77 34L70 30L66 25Z')
  k.restore()
  for (const [x, y, w, h, n] of points(
    '128 34 34 9 4 152 37.500 30 7 9 104 39 22 5 2 4 44 24 6 6',
    5,
  ))
    heap(k, x, y, w, h, ['#ffffff', '#e4eef8', '#b4cce4'], n)
  // A cap of cloud over the summit.
  path(
    k,
    '#f4fafc',
    'M40 15.500C44 10.600 52 8.800 58 9C65 9.200 70 12 73 15.800C66 13.600 60 13 55 13.200C49 13.400 44 14.200 40 15.500Z',
  )
  path(
    k,
    '#c8dcf0',
    'M40 15.500C45 13.400 50 12.400 55 12.300C61 12.200 67 13.200 73 15.800C66 13.600 60 13 55 13.200C49 13.400 44 14.200 40 15.500Z',
  )
  path(
    k,
    '#6c94a8',
    'M-6 53C6 50 18 51.500 30 52.500C46 54 60 54.500 78 54C96 53.400 108 50 122 48.500C138 46.500 152 49 168 47V62H-6Z',
  )
  path(
    k,
    '#8cb0a8',
    'M-6 53C6 50 18 51.500 30 52.500C20 54 8 55 -6 56ZM108 51.200C116 49.500 126 48 138 48C132 50.500 122 52.500 112 54Z',
  )
  const mist = k.createLinearGradient(0, 49, 0, 58)
  mist.addColorStop(0, 'rgba(232,240,228,0)')
  mist.addColorStop(1, 'rgba(236,242,224,.9)')
  k.fillStyle = mist
  k.fillRect(-6, 49, 172, 9.4)
}

/** The plain: far farms and trees, then beds of rape with paths of grass between. */
export function plain(k) {
  const g = k.createLinearGradient(0, 57, 0, 92)
  g.addColorStop(0, '#d8d494')
  g.addColorStop(0.2, '#94b060')
  g.addColorStop(1, '#4c7c44')
  k.fillStyle = g
  k.fillRect(-6, 57.4, 172, 40)
  const tones = [
    ['#5c8478', '#789c7c', '#b4bc84'],
    ['#547c74', '#6c9478', '#a0b080'],
  ]
  crowns(
    k,
    points(
      '4 58.600 10 3.400 0 14 58.600 8 2.600 1 30 58.600 7 2 0 96 58.600 9 2.800 1 106 58.600 7 2 0 118 58.700 11 3.600 1 132 58.700 9 3 0 150 58.800 13 4.400 1 162 58.800 10 3.400 0',
      5,
    ),
    tones,
    3,
    -1,
  )
  for (const [x, w] of points('22 4 38 3 84 3.400 112 4 141 4.600', 2)) {
    path(k, '#f4ece0', `M${x - w * 0.5} 58.700V57.200H${x + w * 0.5}V58.700Z`)
    path(
      k,
      '#5c6890',
      `M${x - w * 0.66} 57.300L${x - w * 0.42} 55.700H${x + w * 0.42}L${x + w * 0.66} 57.300Z`,
    )
    path(
      k,
      '#8c98b4',
      `M${x - w * 0.66} 57.300L${x - w * 0.42} 55.700H${x - w * 0.1}L${x - w * 0.2} 57.300Z`,
    )
  }
}

const isPath = (i) => (i >= -6 && i <= -4) || i === 9

/** One bed of rape, 1.5 m wide and a metre high, from the far plain to us; flowers break its edges close by. */
function bed(k, i) {
  const x = i * 1.5
  const [z1, z0] = [60, 4.6]
  const tone = (hex) => {
    const g = k.createLinearGradient(0, 60, 0, 76)
    g.addColorStop(0, blend(hex, '#f0e8b0', 0.55))
    g.addColorStop(1, hex)
    return g
  }
  const face = (a, ya, b, yb, hex) =>
    quad(k, tone(hex), [
      [x + a, ya, z1],
      [x + b, yb, z1],
      [x + b, yb, z0],
      [x + a, ya, z0],
    ])
  if (isPath(i)) {
    face(-0.8, 0, 0.8, 0, i === 9 ? '#7cb0dc' : '#a8bc64')
    return
  }
  const faces = [
    () => face(-0.66, 0, -0.62, 0.56, '#84a850'),
    () => face(-0.62, 0.56, -0.3, 1.02, '#fff080'),
  ]
  const other = [
    () => face(0.66, 0, 0.62, 0.56, '#3c6c44'),
    () => face(0.62, 0.56, 0.3, 1.04, '#d89c2c'),
  ]
  for (const draw of i < 0 ? [...faces, ...other] : [...other, ...faces]) draw()
  face(-0.32, 1.02, 0.32, 1.04, '#fcd634')
  // Stems on the side that we see, heads of flowers above.
  const r = random(i + 90)
  const m = i < 0 ? 1 : -1
  for (let z = 30; z > 5; z -= 0.1 + z * 0.014) {
    const [a, b] = [P(x + m * 0.66, 0.1 + r() * 0.2, z), P(x + m * 0.64, 0.6, z)]
    if (a[0] > -6 && a[0] < 166 && z < 16)
      stroke(
        k,
        m > 0 ? '#5c8c4c' : '#a8c468',
        Math.max(0.1, a[2] * 0.018),
        `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`,
      )
    for (let n = 0; n < 3; n++) {
      const dx = (r() - 0.5) * 1.36
      const [px, py, q] = P(x + dx, 1.06 - Math.abs(dx) ** 3 * 1.5 + r() * 0.16, z + r() * 0.3)
      if (py > 93 || px < -4 || px > 164) continue
      const s = q * (0.032 + r() * 0.03)
      k.fillStyle = dx > 0.32 ? ['#e8b03c', '#f4c434'][n % 2] : ['#fff6a8', '#fce058', '#f4c434'][n]
      k.beginPath()
      for (const [fx, fy] of [
        [0, -1],
        [-1, 0],
        [1, 0],
        [0, 0.8],
      ]) {
        k.moveTo(px + fx * s + s * 0.8, py + fy * s * 0.8)
        k.ellipse(px + fx * s, py + fy * s * 0.8, s * 0.8, s * 0.64, 0, 0, 7)
      }
      k.fill()
    }
  }
}

/** The beds between two numbers, in the order in which they hide each other. */
export function beds(k, from, to) {
  if (from > to) for (let i = from; i >= to; i--) bed(k, i)
  else for (let i = from; i <= to; i++) bed(k, i)
}

// The line of the viaduct: `u` metres back from the nose of the train, `off` towards us.
const NOSE = [42, 64]
const DIR = [-0.56, 0.8285]
const T = (u, off, y) =>
  P(NOSE[0] + DIR[0] * u - DIR[1] * off, y, NOSE[1] + DIR[1] * u + DIR[0] * off)
const far = (c, u) => blend(c, '#e4ecec', Math.min(0.7, Math.max(0, u / 620)))
const DECK = 8.6

/** Piers, beam and parapet, from far to near; masts and wires on the far side. */
export function viaduct(k) {
  // Its shade lies on the field beyond.
  fill(k, '#8c9854', [T(1600, -4, 0), T(-50, -4, 0), T(-50, -15, 0), T(1600, -15, 0)])
  for (let u = 1400; u > -46; u -= u > 620 ? 40 : 14) {
    const c = (hex) => far(hex, u)
    const pier = (off, face, shade) => {
      fill(k, c(shade), [
        T(u, off, 0),
        T(u, off - 1.6, 0),
        T(u, off - 1.6, DECK - 1.4),
        T(u, off, DECK - 1.4),
      ])
      fill(k, c(face), [
        T(u + 1.9, off, 0),
        T(u, off, 0),
        T(u, off, DECK - 1.4),
        T(u + 1.9, off, DECK - 1.4),
      ])
    }
    pier(-3.6, '#a4a8b8', '#74789c')
    pier(4.6, '#e4dcd4', '#94949c')
    // Grass at its foot.
    const [fx, fy, q] = T(u + 1, 4.8, 0)
    path(
      k,
      c('#6c9450'),
      `M${fx - q * 2.4} ${fy + q * 0.2}Q${fx - q} ${fy - q * 1.1} ${fx} ${fy - q * 0.5}Q${fx + q} ${fy - q * 1.2} ${fx + q * 2} ${fy + q * 0.2}Z`,
    )
  }
  const run = (colour, off0, y0, off1, y1) => {
    for (let u = 1600; u > -50; u -= 25) {
      const v = Math.max(-50, u - 25.6)
      fill(k, far(colour, u), [T(u, off0, y0), T(v, off0, y0), T(v, off1, y1), T(u, off1, y1)])
    }
  }
  run('#545c84', -4.5, DECK - 1.3, 4.6, DECK - 1.4)
  for (let u = 650; u > -46; u -= 50) {
    const c = far('#5c6884', u)
    const [a, b, d] = [T(u, -5, DECK), T(u, -5, DECK + 8), T(u, -1, DECK + 7)]
    stroke(k, c, Math.max(0.2, a[2] * 0.24), `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
    stroke(k, c, Math.max(0.16, a[2] * 0.14), `M${b[0]} ${b[1] + a[2] * 0.5}L${d[0]} ${d[1]}`)
  }
  for (const [off, y] of [
    [-1.4, DECK + 6.6],
    [-1.4, DECK + 5.6],
    [-5, DECK + 8],
  ]) {
    const [a, b, d] = [T(1500, off, y), T(120, off, y), T(-50, off, y)]
    stroke(k, 'rgba(72,84,116,.7)', 0.16, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}L${d[0]} ${d[1]}`)
  }
  return run
}

/** Beam and parapet on our side, over the wheels of the train. */
export function parapet(k) {
  for (let u = 1600; u > -50; u -= 25) {
    const v = Math.max(-50, u - 25.6)
    const band = (c, y0, y1) =>
      fill(k, far(c, u), [T(u, 4.6, y0), T(v, 4.6, y0), T(v, 4.6, y1), T(u, 4.6, y1)])
    band('#b8b4bc', DECK - 1.5, DECK - 0.4)
    band('#f4ece0', DECK - 0.4, DECK + 0.9)
    band('#fffaf0', DECK + 0.82, DECK + 0.98)
  }
}

/** Sixteen cars, white with two lines of blue, the long nose in front. */
export function train(k) {
  const base = DECK + 0.6
  const top = (u) => base + 0.9 + 2.75 * Math.min(1, Math.max(0, u + 0.2) / 10.5) ** 0.62
  const side = (u) => 1.7 * Math.min(1, Math.max(0.05, (u + 0.6) / 7)) ** 0.6 - 0.9
  const us = (a, b, n = 16) => Array.from({ length: n + 1 }, (_, i) => a + ((b - a) * i) / n)
  const strip = (c, a, b, lo, hi, n) => {
    const list = us(a, b, n)
    fill(k, c, [
      ...list.map((u) => T(u, side(u), lo(u))),
      ...list.toReversed().map((u) => T(u, side(u), hi(u))),
    ])
  }
  const y = (f) => (u) => base + (top(u) - base) * f
  const TAIL = 400
  // Roof seen a little from its edge, body, skirt.
  for (let u = TAIL; u > 11; u -= 25) {
    const v = Math.max(11, u - 25.4)
    strip(far('#fdfcfa', u), u, v, y(0), y(1), 2)
    strip(far('#b4c0d8', u), u, v, y(0), y(0.16), 2)
    strip(far('#dce4f0', u), u, v, y(0.9), y(1), 2)
    strip(far('#1c4cac', u), u, v, y(0.38), y(0.47), 2)
    strip(far('#1c4cac', u), u, v, y(0.5), y(0.53), 2)
    // Windows of this car, doors at both ends.
    const n = u < 190 ? 14 : 7
    for (let i = 0; i < n; i++) {
      const a = v + 3.4 + ((u - v - 6.8) * i) / n
      strip(far('#28386c', u), a, a + ((u - v - 6.8) / n) * 0.62, y(0.6), y(0.75), 1)
    }
    for (const a of [v + 1.3, u - 2.3]) strip(far('#ccd4e4', u), a, a + 1, y(0.2), y(0.8), 1)
    strip(far('#8c98b8', u), v, v + 0.3, y(0.06), y(0.98), 1)
  }
  strip('#fdfcfa', 0, 11.4, y(0), y(1))
  strip('#dce4f0', 2, 11.4, y(0.86), y(1))
  strip('#b4c0d8', 0, 11.4, y(0), y(0.16))
  strip('#1c4cac', 2.6, 11.4, (u) => y(0.38 + 0.05 * Math.max(0, 1 - u / 9))(u), y(0.47))
  strip('#1c4cac', 5.4, 11.4, y(0.5), y(0.53))
  strip('#1c2450', 6.6, 9.2, (u) => y(0.93 - 0.24 * Math.min(1, (u - 6.6) / 1.4))(u), y(0.95), 8)
  strip('#7ca0d8', 8, 9, y(0.78), y(0.9), 4)
  strip('#fff0a0', 2.4, 3.6, y(0.62), y(0.78), 3)
}

/** A scarecrow with a school hat, arms wide, in the middle of the flowers; 7 high. */
export function scarecrow(k) {
  stroke(k, '#7c5444', 0.4, 'M0 0V-5.400')
  stroke(k, '#7c5444', 0.34, 'M-2.800 -4.600L2.800 -4.900')
  path(
    k,
    '#3c6cac',
    'M-2.200 -5.100L2.100 -5.300L2.200 -4L1 -3.900L1.200 -1.600L-1.100 -1.500L-0.900 -3.800L-2.100 -3.700Z',
  )
  path(k, '#284c84', 'M0.400 -5.200L2.100 -5.300L2.200 -4L1 -3.900L1.200 -1.600L0.300 -1.560Z')
  path(k, '#f0dcb4', 'M0 -6.900a0.860 0.860 0 1 0 0.010 0Z')
  path(
    k,
    '#fcd034',
    'M-1.500 -6.300C-1 -6.400 -0.900 -6.500 -0.900 -6.700C-0.800 -7.700 0.800 -7.700 0.900 -6.700C0.900 -6.500 1 -6.400 1.500 -6.300C0.600 -6 -0.600 -6 -1.500 -6.300Z',
  )
  stroke(k, '#c83c44', 0.3, 'M-0.600 -5.200L0.600 -5.300L1.300 -4.300')
}
