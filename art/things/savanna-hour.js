import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// The plain of Amboseli at sundown, in points of the field: the sun ahead of us at `SUN`, the water from y = 72.

export const SUN = [106, 43.5]
export const SKYLINE = 57.5
export const WATER = 72

export function sky(k) {
  const g = k.createLinearGradient(0, -32, 0, SKYLINE)
  for (const [t, c] of [
    [0, '#161a4e'],
    [0.3, '#2c2258'],
    [0.52, '#7c3050'],
    [0.7, '#cc503c'],
    [0.86, '#f58a3c'],
    [1, '#ffc266'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-80 -80 260 -80 260 60 -80 60'))
  const glow = k.createRadialGradient(...SUN, 6, ...SUN, 58)
  glow.addColorStop(0, 'rgba(255,226,130,.95)')
  glow.addColorStop(0.4, 'rgba(255,178,84,.45)')
  glow.addColorStop(1, 'rgba(240,110,60,0)')
  fill(k, glow, points('-80 -20 260 -20 260 60 -80 60'))
  path(
    k,
    '#fff3c4',
    `M${SUN[0] - 8.4} ${SUN[1]}a8.400 8.400 0 1 0 16.800 0a8.400 8.400 0 1 0 -16.800 0Z`,
  )
}

/** Streaks of cloud, their undersides still in the sun. */
export function clouds(k) {
  for (const [c, d] of [
    [
      '#54284f',
      'M-60 16.400C-30 14.800 -6 16 20 14.400C44 13 66 13.200 96 10.400C76 14.400 58 15 40 16C12 17.600 -20 17.200 -60 18.600Z',
    ],
    [
      '#ff9a58',
      'M-60 18.600C-20 17.200 12 17.600 40 16C54 15.200 66 14.600 78 13.200C64 15.900 52 16.300 40 17C12 18.500 -20 18.200 -60 19.500Z',
    ],
    [
      '#93404c',
      'M38 29.400C56 27.800 76 28.600 96 26.800C112 25.600 126 26 144 23.800C130 27.800 114 28.200 98 29C78 30.200 58 30.200 38 29.400Z',
    ],
    [
      '#ffb066',
      'M54 29.900C70 30.100 84 29.800 98 29C110 28.400 120 27.800 130 26.700C120 29 110 29.300 98 29.900C82 30.800 68 30.700 54 29.900Z',
    ],
    [
      '#a84a48',
      'M-60 38.800C-40 37.600 -16 38.400 4 37.200C16 36.500 24 36.600 34 35.400C26 37.800 16 38.200 6 38.800C-14 40 -36 39.600 -60 40.400Z',
    ],
    [
      '#3a2052',
      'M128 4.600C144 3 160 3.400 200 0.600V3C166 5.400 148 5.600 128 4.600ZM60 -14C76 -15.600 98 -15.200 124 -17.600C106 -14 82 -13 60 -14Z',
    ],
  ])
    path(k, c, d)
}

/** Kilimanjaro: Kibo's long slopes and flat white crown, jagged Mawenzi on its left shoulder; the sun behind it on the right. */
export function kilimanjaro(k) {
  const haze = k.createLinearGradient(0, 36, 0, 58)
  haze.addColorStop(0, '#9a4c52')
  haze.addColorStop(0.55, '#c96a4c')
  haze.addColorStop(1, '#f7a95c')
  fill(
    k,
    haze,
    points(
      '-40 58 -10 56.600 14 54.4 28 51.600 34 49.4 37 46.8 38.4 44.8 39.6 46 41 44.4 42.6 46.8 44.4 48.4 47 48.8 51 46.6 56 42.8 60 39.600 63 37.2 66 36.6 72 36.2 79 36 84 36.4 87 37.4 90 40 95 43.8 102 47.8 112 51.600 126 54.6 146 56.6 180 58',
    ),
  )
  const lit = k.createLinearGradient(0, 36, 0, 56)
  lit.addColorStop(0, '#e9895a')
  lit.addColorStop(1, '#ffbb66')
  fill(
    k,
    lit,
    points(
      '84 36.4 87 37.4 90 40 95 43.8 102 47.8 112 51.600 126 54.6 146 56.6 180 58 120 58 104 54 96 50 91 48.600 89 44.6 86 42',
    ),
  )
  const gully = k.createLinearGradient(0, 43, 0, 56)
  gully.addColorStop(0, '#ab5550')
  gully.addColorStop(1, 'rgba(216,128,76,0)')
  fill(k, gully, points('74 43 76.4 46.6 75.4 50 79 56.6 71 56.4 72.4 50.6 71 46.4'))
  fill(k, gully, points('60 45.600 61.4 49 58.6 53 59 57 51 57 55.4 52 57 48'))
  // The ice: a long cap that breaks into tongues of unlike length.
  path(
    k,
    '#e9b3a4',
    'M60 39.600L63 37.200L66 36.600L72 36.200L79 36L84 36.400L87 37.400L89.400 39.500L88.800 40.600L87 40L86 42.200L84.600 40.400L82.600 41L81.400 46L79.400 42L77.400 40.600L75.600 41.600L74.400 40.400L72.600 41L70.800 43.400L70 47L68.400 42.400L66.600 40.600L65.200 41.800L63.800 40.800L62 42.600L61 41.600L57.400 44.200Z',
  )
  path(
    k,
    '#fff0d0',
    'M79 36L84 36.400L87 37.400L89.400 39.500L88.800 40.600L87 40L86 42.200L84.600 40.400L82.600 41L81.900 43.600L80.600 40ZM66 36.600L72 36.200L74 38.400L72.600 39.600L70.400 38.600L69 40.400L67 38.400L63.600 38.800L63 37.200Z',
  )
}

/** The plain in three breadths, each nearer one deeper in colour, and dry grass along their brows. */
export function plains(k) {
  const g = k.createLinearGradient(0, 56, 0, 73)
  g.addColorStop(0, '#ffbe68')
  g.addColorStop(0.4, '#d8793f')
  g.addColorStop(1, '#7f3b36')
  fill(k, g, points('-80 57.4 260 57.4 260 74 -80 74'))
  fill(k, '#5d2734', points('-80 74 260 74 260 130 -80 130'))
  path(
    k,
    '#f0a052',
    'M-80 59.400C-40 58.600 0 59.400 40 58.800C80 58.200 130 59.400 170 58.600C200 58.200 230 59 260 58.600V62H-80Z',
  )
  path(
    k,
    '#c96c3e',
    'M-80 63C-40 61.800 -4 62.800 30 62.200C66 61.600 104 63.200 140 62C180 61 220 62.600 260 61.800V68H-80Z',
  )
  path(
    k,
    '#93453a',
    'M-80 67.600C-50 66.400 -10 67.400 24 66.400C56 65.400 92 67.600 126 66.800C170 65.800 220 67.200 260 66.400V74H-80Z',
  )
}

/** Blades of grass along an edge, thick in some places and bare in others. */
export function blades(k, [x0, x1], y, tall, n, tones, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const x = x0 + (x1 - x0) * r()
    const thick = 0.5 + 0.5 * Math.sin(x * 0.21 + seed) * Math.sin(x * 0.083 + seed * 2)
    const h = tall * (0.25 + r() * 0.75) * (0.35 + thick)
    const lean = (r() - 0.42) * h * 0.8
    const w = 0.05 + h * 0.035
    k.fillStyle = tones[Math.floor(r() * tones.length)]
    k.beginPath()
    k.moveTo(x - w, y + 0.3)
    k.quadraticCurveTo(x + lean * 0.2, y - h * 0.6, x + lean, y - h)
    k.quadraticCurveTo(x + lean * 0.25 + w * 2, y - h * 0.5, x + w, y + 0.3)
    k.fill()
  }
}

/** The pond: what stands above its far edge turned over, the sky's gold in it, its near shore in tongues of mud. */
export function pond(s, f) {
  const line = Math.round(f.at([0, WATER])[1])
  const { canvas, k: m } = s.sheet()
  m.save()
  m.translate(0, line * 2)
  m.scale(1, -1)
  m.drawImage(s.canvas, 0, 0)
  m.restore()
  f.draw(m, (k) => {
    const g = k.createLinearGradient(0, WATER, 0, 90)
    g.addColorStop(0, 'rgba(255,150,76,.34)')
    g.addColorStop(0.5, 'rgba(206,84,60,.38)')
    g.addColorStop(1, 'rgba(88,30,66,.72)')
    fill(k, g, points(`-80 ${WATER} 260 ${WATER} 260 120 -80 120`))
    for (const [x, y, l, c] of [
      [106, 73.6, 8, '#ffdf8e'],
      [104, 75.4, 11, '#ffc46e'],
      [108, 77.6, 9, '#ffb25e'],
      [60, 74.4, 12, '#f09a52'],
      [138, 75.6, 12, '#f09a52'],
      [84, 79.4, 9, '#d8704a'],
      [118, 80.4, 12, '#e58450'],
      [46, 78.4, 7, '#c85f48'],
    ])
      path(
        k,
        c,
        `M${x - l} ${y}Q${x - l * 0.2} ${y - 0.4} ${x + l} ${y}Q${x + l * 0.3} ${y + 0.4} ${x - l} ${y}Z`,
      )
  })
  // Only inside the shores.
  m.globalCompositeOperation = 'destination-in'
  f.draw(m, (k) =>
    path(
      k,
      '#000000',
      `M24 ${WATER + 2.4}C30 ${WATER + 0.8} 40 ${WATER + 0.6} 52 ${WATER + 0.2}C70 ${WATER - 0.3} 92 ${WATER + 0.3} 112 ${WATER}C140 ${WATER - 0.3} 180 ${WATER + 0.4} 260 ${WATER}V83.600C230 85 196 83.400 170 84.600C150 85.800 132 84.400 114 85.200C96 86 84 83.800 70 84C58 84.200 52 81.600 42 80.800C32 80 28 77.600 20 76.600C16 76 19 73.800 24 ${WATER + 2.4}Z`,
    ),
  )
  s.k.drawImage(canvas, 0, 0)
}

/** The near shore: dark earth, tufts of high grass. */
export function shore(k) {
  path(
    k,
    '#5d2734',
    'M-80 72.600C-50 71.600 -20 72.400 0 72.800C10 73 18 73.600 25 74.200C19 75.400 18 76.400 24 77.400C30 78.400 34 80.400 42 81.200C52 82 58 84.600 70 84.400C84 84.200 96 86.400 114 85.600C132 84.800 150 86.200 170 85C196 83.800 230 85.400 260 84V130H-80Z',
  )
  path(
    k,
    '#2c1230',
    'M-80 78C-56 76.400 -30 78 -8 78.600C8 79 16 81.600 30 83.400C46 85.400 62 87.800 84 87.600C106 87.400 128 89 150 87.800C180 86.600 220 88.400 260 87V130H-80Z',
  )
}

/** Swallows of the evening. */
export function swallows(k) {
  for (const [x, y, q, a] of points(
    '78 20.6 0.9 0.1 83 23 0.7 -0.2 90.4 19 1 0.2 95 22.4 0.6 0 72 24.4 0.6 -0.1',
    4,
  ))
    path(
      k,
      '#3a1838',
      `M${x - 2.2 * q} ${y - (0.9 + a) * q}Q${x - 0.9 * q} ${y - 1.1 * q} ${x} ${y}Q${x + 0.8 * q} ${y - 1.3 * q} ${x + 2.3 * q} ${y - (1.1 - a) * q}Q${x + 0.9 * q} ${y - 0.6 * q} ${x + 0.3 * q} ${y + 0.5 * q}L${x - 0.4 * q} ${y + 0.5 * q}Q${x - 0.9 * q} ${y - 0.5 * q} ${x - 2.2 * q} ${y - (0.9 + a) * q}Z`,
    )
}
