import { Path2D } from '@napi-rs/canvas'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

const AXIS = 92
const GROUND = 61
const METRE = 0.62

const roseDawn = {
  ...moods.dawn,
  sky: [
    [0, '#6f9cc4'],
    [0.4, '#b9c8cc'],
    [0.72, '#fbdcb4'],
    [1, '#ffc08e'],
  ],
  haze: '#ffd6b0',
}

/** Marble in the first sun, in half light, in shade, in deep shade, and the dark of its arches. */
const [SUN, ROSE, SHADE, DEEP, DARK] = ['#fff3df', '#f7d8c4', '#c5a3ba', '#9a7fa8', '#6a5488']

/** A pointed arch of the Mughals that stands on y. */
const arch = (x, y, half, tall) =>
  `M${x - half} ${y}V${y - tall * 0.6}C${x - half} ${y - tall * 0.84} ${x - half * 0.4} ${y - tall * 0.92} ${x} ${y - tall}C${x + half * 0.4} ${y - tall * 0.92} ${x + half} ${y - tall * 0.84} ${x + half} ${y - tall * 0.6}V${y}Z`

/** A bulbous dome on y: light on its left, shade round its right, a gilded tip. */
function dome(k, x, y, half, tall) {
  const p = (u, v) => `${x + u * half} ${y - v * tall}`
  path(
    k,
    ROSE,
    `M${p(-0.84, 0)}C${p(-1.2, 0.3)} ${p(-1.04, 0.58)} ${p(-0.5, 0.8)}C${p(-0.22, 0.91)} ${p(-0.06, 0.95)} ${p(0, 1)}C${p(0.06, 0.95)} ${p(0.22, 0.91)} ${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}Z`,
  )
  path(
    k,
    SUN,
    `M${p(-0.84, 0)}C${p(-1.2, 0.3)} ${p(-1.04, 0.58)} ${p(-0.5, 0.8)}C${p(-0.22, 0.91)} ${p(-0.06, 0.95)} ${p(0, 1)}C${p(-0.3, 0.8)} ${p(-0.62, 0.56)} ${p(-0.5, 0)}Z`,
  )
  path(
    k,
    SHADE,
    `M${p(0, 1)}C${p(0.06, 0.95)} ${p(0.22, 0.91)} ${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}H${x + half * 0.36}C${p(0.66, 0.36)} ${p(0.5, 0.7)} ${p(0, 1)}Z`,
  )
  path(
    k,
    DEEP,
    `M${p(0.5, 0.8)}C${p(1.04, 0.58)} ${p(1.2, 0.3)} ${p(0.84, 0)}H${x + half * 0.68}C${p(0.98, 0.3)} ${p(0.86, 0.58)} ${p(0.5, 0.8)}Z`,
  )
  stroke(k, '#c98f3c', Math.max(0.16, half * 0.05), `M${x} ${y - tall}v${-tall * 0.26}`)
  path(k, '#f2c05a', `M${x} ${y - tall * 1.12}a${half * 0.07} ${half * 0.09} 0 1 0 0.010 0Z`)
}

/** A kiosk under its own small dome. */
function kiosk(k, x, y, half) {
  path(k, DEEP, `M${x - half * 0.8} ${y}v${-half * 1.2}h${half * 1.6}v${half * 1.2}Z`)
  for (const [u, c] of [
    [-0.9, SUN],
    [-0.32, ROSE],
    [0.26, ROSE],
    [0.78, SHADE],
  ])
    path(k, c, `M${x + u * half} ${y}v${-half * 1.3}h${half * 0.18}v${half * 1.3}Z`)
  path(
    k,
    ROSE,
    `M${x - half * 1.2} ${y - half * 1.15}L${x - half * 0.9} ${y - half * 1.5}H${x + half * 0.9}L${x + half * 1.2} ${y - half * 1.15}Z`,
  )
  dome(k, x, y - half * 1.45, half * 0.82, half * 1.15)
}

/** A minaret in three stages, a kiosk on its head; `s` its size. */
function minaret(k, x, y, s) {
  const w = (t) => (3 - t * 0.9) * s
  const tall = 35 * s
  for (const [from, to, c] of [
    [-1, -0.3, SUN],
    [-0.35, 0.35, ROSE],
    [0.3, 1, SHADE],
  ])
    fill(k, c, [
      [x + from * w(0), y],
      [x + from * w(1), y - tall],
      [x + to * w(1), y - tall],
      [x + to * w(0), y],
    ])
  for (const t of [0.34, 0.67, 1]) {
    path(
      k,
      DEEP,
      `M${x - w(t) * 1.2} ${y - tall * t + 0.8 * s}h${w(t) * 2.4}v${-0.5 * s}h${-w(t) * 2.4}Z`,
    )
    path(
      k,
      SUN,
      `M${x - w(t) * 1.4} ${y - tall * t + 0.4 * s}h${w(t) * 2.8}v${-1 * s}h${-w(t) * 2.8}Z`,
    )
    path(k, SHADE, `M${x + w(t) * 0.4} ${y - tall * t + 0.4 * s}h${w(t)}v${-1 * s}h${-w(t)}Z`)
  }
  kiosk(k, x, y - tall - 0.6 * s, 2.2 * s)
}

/** The Taj Mahal in metres, its garden level at 0. */
function taj(k) {
  // The mosque and its twin in red stone, seen in part.
  for (const m of [-1, 1]) {
    path(k, m < 0 ? '#c9765c' : '#b9685a', `M${m * 50} 0V-14H${m * 90}V0Z`)
    path(k, '#8a4a54', arch(m * 59, 0, 4.4, 11.5))
    path(k, '#d98a68', `M${m * 50} -13.400H${m * 90}V-14.800H${m * 50}Z`)
    dome(k, m * 59, -14.6, 4.6, 7.6)
    dome(k, m * 70, -14.6, 5.4, 9)
  }
  for (const m of [-1, 1]) minaret(k, m * 34, -6, 0.82)
  // Drum and dome stand behind the great front.
  path(k, ROSE, 'M-10.500 -29V-38H10.500V-29Z')
  path(k, SUN, 'M-10.500 -29V-38H-5V-29Z')
  path(k, SHADE, 'M5 -29V-38H10.500V-29Z')
  path(k, '#d9a86c', 'M-10.800 -37.200H10.800V-38.300H-10.800Z')
  dome(k, 0, -38, 12.6, 23)
  for (const m of [-1, 1]) kiosk(k, m * 13.5, -27.5, 2.9)
  // The body: front in half light, the cut corner on the left in the sun, that on the right in shade.
  path(k, ROSE, 'M-21 -6V-28.500H21V-6Z')
  path(k, SUN, 'M-28.500 -6V-28.500H-20.500V-6Z')
  path(k, SHADE, 'M20.500 -6V-28.500H28.500V-6Z')
  for (const y of [-6.2, -17.6])
    for (const m of [-1, 1]) {
      path(k, m < 0 ? '#fdeedd' : '#e9c6bc', arch(m * 15.4, y, 4, 10.4))
      path(k, DEEP, arch(m * 15.4, y, 3.4, 9.4))
      path(k, DARK, arch(m * 15.4 + 0.9, y, 2.3, 8))
      path(k, m < 0 ? SHADE : DEEP, arch(m * 24.5, y, 2.5, 10))
      path(k, m < 0 ? DEEP : DARK, arch(m * 24.5 + 0.5, y, 1.7, 8.4))
    }
  path(k, '#e2b98c', 'M-28.500 -28H28.500V-28.900H-28.500Z')
  for (const m of [-1, 1]) kiosk(k, m * 20, -28.9, 4)
  // The great front with its deep arch, a frame of writing round it.
  path(k, '#fbe3d0', 'M-10.800 -6V-37H10.800V-6Z')
  path(k, SUN, 'M-10.800 -6V-37H-9.400V-6Z')
  path(k, SHADE, 'M9.800 -6V-37H10.800V-6Z')
  stroke(k, '#b98a86', 0.5, 'M-8.600 -6V-35H8.600V-6')
  path(k, '#f2c9b4', arch(0, -6, 7.4, 26.5))
  path(k, DEEP, arch(0, -6, 6.8, 25))
  path(k, DARK, 'M0.500 -6V-30.400C4.400 -27.800 6.800 -25.400 6.800 -21V-6Z')
  path(k, '#b493b4', arch(-0.6, -6, 3.2, 11))
  path(k, '#4c3c70', arch(-0.6, -6, 2.5, 9.6))
  path(k, '#4c3c70', arch(-0.6, -18.5, 2.2, 7))
  for (const x of [-28.5, -20.6, -10.8, 10.8, 20.6, 28.5]) {
    const top = Math.abs(x) < 12 ? -40.5 : -32
    path(k, x < 0 ? SUN : ROSE, `M${x - 0.5} -6V${top}h1V-6Z`)
    path(k, SUN, `M${x} ${top - 2}a0.700 1.100 0 1 0 0.010 0Z`)
  }
  // The plinth with blind arches.
  path(k, ROSE, 'M-47.500 0V-6.400H47.500V0Z')
  path(k, SUN, 'M-48 -5.900V-7H48V-5.900Z')
  for (let x = -45; x < 46; x += 3.9) path(k, SHADE, arch(x, -0.2, 1.2, 4.6))
  for (const m of [-1, 1]) minaret(k, m * 42, -6.6, 1.06)
  path(k, '#b9685a', 'M-62 1.400V-0.400H62V1.400Z')
}

/** A cypress: its left in the sun; tall as said, foot at x, y. */
function cypress(k, x, y, tall, wide) {
  path(
    k,
    'rgba(58,62,70,.45)',
    `M${x - wide * 0.2} ${y}L${x + tall * 0.9} ${y + tall * 0.12}L${x + tall * 0.86} ${y + tall * 0.2}L${x} ${y + wide * 0.3}Z`,
  )
  path(
    k,
    '#2c4f48',
    `M${x} ${y - tall}C${x + wide * 1.2} ${y - tall * 0.6} ${x + wide * 1.2} ${y - tall * 0.2} ${x + wide * 0.5} ${y}H${x - wide * 0.5}C${x - wide * 1.2} ${y - tall * 0.2} ${x - wide * 1.2} ${y - tall * 0.6} ${x} ${y - tall}Z`,
  )
  path(
    k,
    '#5f8858',
    `M${x} ${y - tall}C${x - wide * 0.2} ${y - tall * 0.5} ${x + wide * 0.1} ${y - tall * 0.2} ${x - wide * 0.1} ${y}H${x - wide * 0.5}C${x - wide * 1.2} ${y - tall * 0.2} ${x - wide * 1.2} ${y - tall * 0.6} ${x} ${y - tall}Z`,
  )
  path(
    k,
    '#a0b468',
    `M${x} ${y - tall}C${x - wide * 0.7} ${y - tall * 0.6} ${x - wide * 0.6} ${y - tall * 0.3} ${x - wide * 0.6} ${y - tall * 0.06}C${x - wide * 1.1} ${y - tall * 0.25} ${x - wide * 1.1} ${y - tall * 0.6} ${x} ${y - tall}Z`,
  )
}

/** The garden: everything runs to the foot of the marble. near: y of its lower edge. */
const toward = (half, t) => [half * t + 0.9 * (1 - t), GROUND + 1.4 + (92 - GROUND - 1.4) * t]
function strip(k, colour, from, to, m) {
  const [[a, y0], [b]] = [toward(from, 0), toward(to, 0)]
  const [[c, y1], [d]] = [toward(from, 1.1), toward(to, 1.1)]
  fill(k, colour, [
    [AXIS + (m * a * from) / 14, y0],
    [AXIS + (m * b * to) / 14, y0],
    [AXIS + m * d, y1],
    [AXIS + m * c, y1],
  ])
}

function garden(k) {
  path(k, '#a4ac68', `M-40 ${GROUND + 0.8}H260V120H-40Z`)
  path(k, '#8fa05c', `M-40 ${GROUND + 5}H260V120H-40Z`)
  // Trees beyond the lawns, in the haze.
  const r = random(9)
  for (const m of [-1, 1])
    for (let i = 0; i < 16; i++) {
      const [x, q] = [AXIS + m * (16 + (m < 0 ? 15 - i : i) * 2.4), 1.5 + r() * 1.6]
      path(k, '#8f9c72', `M${x} ${GROUND - q}a${q} ${q * 0.9} 0 1 0 0.010 0Z`)
      path(k, '#b6b884', `M${x - q * 0.25} ${GROUND - q}a${q * 0.6} ${q * 0.55} 0 1 0 0.010 0Z`)
    }
  for (const m of [-1, 1]) {
    strip(k, '#d79a74', 16, 27, m)
    strip(k, '#e9b68c', 16, 19, m)
    strip(k, '#6f8f4c', 27, 40, m)
    strip(k, '#8aa85a', 27, 30, m)
    strip(k, '#f6e2c6', 13, 16, m)
  }
  strip(k, '#f6e2c6', 0, 16, 1)
  strip(k, '#f6e2c6', 0, 16, -1)
}

/** Women and a child on the path; 15 tall, feet at 0: one sari, seen from behind. */
function sari(k, [cloth, shade, border]) {
  path(k, 'rgba(70,40,60,.5)', 'M-1 0L18 2.600L19 4L-1 1Z')
  path(
    k,
    cloth,
    'M-2 -9.600C-2.800 -6 -3.300 -3 -3.400 0.200C-1 0.800 1.800 0.800 3.600 0.200C3.400 -3 2.700 -6 2 -9.600Z',
  )
  path(
    k,
    shade,
    'M0.800 -9.600C1.400 -6 1.500 -3 1.300 0.700C2.200 0.600 3 0.400 3.600 0.200C3.400 -3 2.700 -6 2 -9.600Z',
  )
  stroke(k, border, 0.5, 'M-3.400 -0.200C-1 0.500 1.800 0.500 3.600 -0.200')
  stroke(k, '#a86a4c', 0.9, 'M2 -11.600C3 -10.400 3.300 -9 3 -7.600')
  path(k, cloth, 'M-2.200 -12.200C-1.400 -12.900 1.400 -12.900 2.200 -12.200L2.100 -9.400H-2.100Z')
  path(
    k,
    shade,
    'M-2 -12.300L1.800 -9C1 -6.500 1.400 -4 2.300 -2.200C1 -3 -0.400 -5.500 -0.600 -8.400Z',
  )
  stroke(k, border, 0.34, 'M-2 -12.200L-0.500 -8.600C-0.300 -5.600 1 -3.200 2.300 -2.300')
  path(k, '#a86a4c', 'M0 -15a1.150 1.300 0 1 0 0.010 0Z')
  path(
    k,
    '#2a1c30',
    'M-1.250 -13.500C-1.500 -16 1.500 -16 1.250 -13.500C0.900 -12.600 0.500 -11.600 0.200 -9.800C-0.200 -11.400 -0.900 -12.600 -1.250 -13.500Z',
  )
  path(k, '#ffcf5a', 'M0.900 -13.400a0.350 0.350 0 1 0 0.010 0Z')
}

function child(k) {
  path(k, 'rgba(70,40,60,.5)', 'M-0.500 0L11 1.600L11.600 2.600L-0.500 0.600Z')
  path(k, '#3d3a6a', 'M-1.200 0L-1 -3.400H1L1.300 0H0.400L0 -2.400L-0.400 0Z')
  path(k, '#f2a83c', 'M-1.500 -6.200C-0.800 -6.800 0.800 -6.800 1.500 -6.200L1.600 -2.800H-1.600Z')
  path(k, '#c07830', 'M0.600 -6.600C1 -6.500 1.300 -6.400 1.500 -6.200L1.600 -2.800H0.800Z')
  stroke(
    k,
    '#a86a4c',
    0.7,
    'M-1.300 -5.800C-2.400 -6.400 -3 -7 -3.600 -7.700M1.300 -5.800C2 -5 2.200 -4.200 2.100 -3.400',
  )
  path(k, '#a86a4c', 'M0 -8.900a1 1.100 0 1 0 0.010 0Z')
  path(
    k,
    '#2a1c30',
    'M-1.100 -7.700C-1.300 -9.600 1.300 -9.600 1.100 -7.700C0.500 -7.200 -0.500 -7.200 -1.100 -7.700Z',
  )
}

/** A rose-ringed parakeet in flight, its head to the right; 10 long. */
function parakeet(k) {
  path(k, '#3f9a4c', 'M-8 1.200L-1 -0.800L0.500 0.800L-1 1.500Z')
  path(
    k,
    '#57b858',
    'M-2 -0.600C0 -1.600 2.400 -1.600 3.400 -1C4.200 -0.500 4 0.500 3 0.900C1.400 1.500 -0.800 1.600 -2 1Z',
  )
  path(
    k,
    '#7fd06a',
    'M0.200 -0.800C-1.400 -3.400 -3.400 -5 -5.600 -5.600C-4.600 -3.200 -3 -0.600 -0.800 0.600Z',
  )
  path(k, '#2f7f46', 'M1 -0.800C0.800 -3 1.800 -5 3.400 -6C3.600 -3.600 3.200 -1.800 2.200 -0.600Z')
  path(
    k,
    '#d8463c',
    'M3.800 -0.700C4.700 -0.700 4.900 0.100 4.500 0.700C4.200 0.300 3.900 0.200 3.600 0.300Z',
  )
  stroke(k, '#d8465c', 0.26, 'M2.300 -1.200C2.500 -0.400 2.400 0.400 2.100 1')
  path(k, '#1c1830', 'M3.200 -0.800a0.220 0.220 0 1 0 0.010 0Z')
}

/** The great gate from within its shade: only its opening is bright. */
function gate(k) {
  path(
    k,
    '#3a1e34',
    'M-60 -80H260V130H-60ZM128 130V36C128 20 108 12.500 92 3.500C76 12.500 56 20 56 36V130Z',
  )
  // The thickness of the arch: its right side takes the sun.
  path(k, '#5a2c3c', 'M56 130V36C56 20 76 12.500 92 3.500V8C78 15.500 60 23 60 37V130Z')
  path(k, '#c9765a', 'M128 130V36C128 20 108 12.500 92 3.500V8C106 15.500 124 23 124 37V130Z')
  path(
    k,
    '#e8a274',
    'M126 130V36.500C126 23 112 16 99 9.500L92 5.800V8C106 15.500 124 23 124 37V130Z',
  )
  stroke(k, '#5a2c3c', 0.4, 'M56 130V36C56 20 76 12.500 92 3.500')
  stroke(k, '#c9765a', 0.4, 'M128 130V36C128 20 108 12.500 92 3.500')
  stroke(k, '#9c5048', 0.3, 'M124.200 52H127.800M124.200 66H127.800M124.200 80H127.800')
  // Bands of inlay along the arch and panels on the wall.
  stroke(
    k,
    '#9a6a68',
    0.7,
    'M52.500 130V35.500C52.500 17.500 74 9 92 -1.500C110 9 131.500 17.500 131.500 35.500V130',
  )
  stroke(k, '#6a3c4a', 0.5, 'M50.500 130V-6H133.500V130')
  stroke(k, '#6a3c4a', 0.9, 'M47 130V-9.500H137V130')
  for (const m of [-1, 1]) {
    const x = (u) => AXIS + m * u
    stroke(
      k,
      '#7a4a54',
      0.5,
      `M${x(37)} 14C${x(30)} 12 ${x(27)} 4 ${x(33)} 1.500C${x(38)} 0 ${x(40)} 6 ${x(36)} 7.500C${x(33)} 8.500 ${x(32)} 5.500 ${x(34)} 4.500M${x(29)} 7C${x(24)} 6 ${x(20)} 0 ${x(24)} -2.500C${x(28)} -4 ${x(30)} 0 ${x(27)} 1.500M${x(22)} 0C${x(18)} 0 ${x(15)} -3 ${x(17)} -4.500`,
    )
    path(
      k,
      '#a8605c',
      `M${x(36)} 4.200a1 1 0 1 0 0.010 0ZM${x(26)} -1.600a0.900 0.900 0 1 0 0.010 0Z`,
    )
  }
  path(k, '#472538', 'M8 130V24H38V130Z')
  stroke(k, '#6a3c4a', 0.5, 'M5.500 130V21.500H40.500V130')
  path(k, '#2c1630', arch(23, 130, 11.5, 96))
  // A screen of pierced stone in the niche: stars that let some of the morning through.
  k.save()
  k.clip(new Path2D(arch(23, 130, 11.5, 96)))
  for (let row = 0; row < 16; row++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [12 + i * 4.6 + (row % 2) * 2.3, 36 + row * 4]
      path(
        k,
        '#6e3a46',
        `M${x} ${y - 1.7}l0.600 1.100l1.200 0.600l-1.200 0.600l-0.600 1.100l-0.600 -1.100l-1.200 -0.600l1.200 -0.600Z`,
      )
    }
  k.restore()
  stroke(
    k,
    '#7a4a54',
    0.5,
    'M11.500 130V72C11.500 49 18.400 41.700 23 34C27.600 41.700 34.500 49 34.500 72V130',
  )
  stroke(k, '#6a3c4a', 0.4, 'M5.500 16H40.500M146 130V21.500H181V130M146 16H181')
  path(k, '#472538', 'M149 130V24H178V130Z')
  // The threshold.
  path(k, '#4a2638', 'M-60 84H260V130H-60Z')
  path(k, '#e8a274', 'M66 130L74 84H125L150 130Z')
  path(k, '#8a4a4c', 'M60 84H124V84.700H60Z')
}

export default {
  alt: "Il Taj Mahal rosato all'alba dall'arco della grande porta, riflesso nella vasca fra i cipressi",
  focus: 0.575,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: AXIS, zoom: 0.8, foot: 1 })
    const s = new Scene(w, h, {
      mood: roseDawn,
      sun: [0.36, 0.5],
      horizon: f.at([0, GROUND])[1] / h,
    })
    sky(s, { clouds: 0 })
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#fff0d8', 'M60 27C68 25.400 74 27 82 26C76 28.600 66 29 60 27Z'],
        ['#ffe6cc', 'M108 20C114 18.500 122 20 130 18.800C124 21.600 114 22 108 20Z'],
      ])
        path(k, c, d)
      at(k, AXIS, GROUND, METRE, taj)
      // Mist of the river at its foot.
      path(
        k,
        'rgba(255,226,194,.55)',
        `M40 ${GROUND - 1}C56 ${GROUND - 4} 70 ${GROUND - 1.5} 84 ${GROUND - 2.4}C100 ${GROUND - 3.4} 116 ${GROUND - 1} 140 ${GROUND - 3}V${GROUND + 1}H40Z`,
      )
      garden(k)
      // The long pool: the marble once more, upside down.
      k.save()
      k.beginPath()
      for (const [m, t] of [
        [-1, 0],
        [1, 0],
        [1, 1.1],
        [-1, 1.1],
      ]) {
        const [half, y] = toward(13, t)
        k.lineTo(AXIS + m * (t ? half : (half * 13) / 14), y)
      }
      k.clip()
      const g = k.createLinearGradient(0, GROUND, 0, 96)
      g.addColorStop(0, '#ffcfa2')
      g.addColorStop(0.5, '#d3ccc8')
      g.addColorStop(1, '#7ea6c6')
      k.fillStyle = g
      k.fillRect(40, GROUND, 110, 40)
      k.save()
      k.translate(AXIS, GROUND + 2)
      k.scale(METRE, -METRE * 0.62)
      k.globalAlpha = 0.82
      taj(k)
      k.restore()
      const r = random(3)
      for (let i = 0; i < 16; i++) {
        const t = (i + r()) / 16
        const [half, y] = toward(13, t)
        const [x, l] = [AXIS + (r() - 0.5) * half, half * 0.34]
        path(
          k,
          i % 2 ? 'rgba(255,240,220,.4)' : 'rgba(110,110,160,.25)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.2} ${l * 2} 0q${-l} ${0.16 + t * 0.2} ${-l * 2} 0Z`,
        )
      }
      k.restore()
      // Cypresses in two rows, tall and low by turns.
      for (let i = 7; i >= 0; i--)
        for (const m of [-1, 1]) {
          const t = 0.86 * 0.72 ** i
          const [half, y] = toward(23.5, t)
          cypress(
            k,
            AXIS + m * (half - 0.5),
            y - 0.4,
            (i % 2 ? 10.5 : 13) * (t + 0.12),
            2.1 * (t + 0.12),
          )
        }
      for (const [x, y, q, c] of [
        [84.5, 66.5, 0.2, '#d8463c'],
        [85.8, 66.6, 0.2, '#3f6fb0'],
        [98.6, 67.5, 0.22, '#f2b53c'],
      ])
        at(k, x, y, q, (n) => sari(n, [c, '#6a3c5a', '#ffe0a0']))
    })
    f.draw(s.k, (k) => {
      gate(k)
      at(k, 72, 87.5, 1.2, (c) => sari(c, ['#d23c78', '#94285c', '#ffcf5a']))
      at(k, 79.3, 88, 1.2, child)
      at(k, s.pick(113, 112), 25, 0.7, parakeet)
      at(k, 106, 29.5, 0.56, parakeet)
    })
    return finish(s)
  },
}
