import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

// The plain of Amboseli at sundown, in points of the field: the sun ahead of us at `SUN`, the water from y = 72.

export const SUN = [117, 43]
const DISC = 14.5
export const SKYLINE = 57.5
export const WATER = 72

export function sky(k) {
  const g = k.createLinearGradient(0, -32, 0, SKYLINE)
  for (const [t, c] of [
    [0, '#0c3450'],
    [0.34, '#14566c'],
    [0.54, '#4c9490'],
    [0.7, '#c4b878'],
    [0.84, '#ffc860'],
    [1, '#ffa848'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-80 -80 260 -80 260 60 -80 60'))
  const glow = k.createRadialGradient(...SUN, 10, ...SUN, 74)
  glow.addColorStop(0, 'rgba(255,232,140,.95)')
  glow.addColorStop(0.4, 'rgba(255,204,100,.5)')
  glow.addColorStop(1, 'rgba(255,180,80,0)')
  fill(k, glow, points('-80 -40 260 -40 260 60 -80 60'))
  path(
    k,
    '#fff6cc',
    `M${SUN[0] - DISC} ${SUN[1]}a${DISC} ${DISC} 0 1 0 ${DISC * 2} 0a${DISC} ${DISC} 0 1 0 ${-DISC * 2} 0Z`,
  )
}

/** Kilimanjaro: Kibo's long slopes and flat white crown, jagged Mawenzi on its left shoulder; the sun behind it on the right. */
export function kilimanjaro(k) {
  const haze = k.createLinearGradient(0, 33, 0, 58)
  haze.addColorStop(0, '#5c7c84')
  haze.addColorStop(0.5, '#b0946c')
  haze.addColorStop(1, '#ffb454')
  fill(
    k,
    haze,
    points(
      '-60 58 -34 56.600 -10 54.4 4 51.600 10 49.400 14 46.4 15.800 44 17.200 45.4 19 43.600 21 46.4 23 48.200 26.500 48.6 31 46 37 41.6 42 37.600 45 34.800 48 34 54 33.400 62 33.200 67 33.600 70.500 34.800 74 37.800 79.500 42 87 46.400 98 50.600 112 53.800 132 56.2 170 57.6 200 58',
    ),
  )
  // The slope towards the sun.
  const lit = k.createLinearGradient(0, 34, 0, 57)
  lit.addColorStop(0, '#e8b878')
  lit.addColorStop(1, '#ffc060')
  fill(
    k,
    lit,
    points(
      '67 33.600 70.500 34.800 74 37.800 79.500 42 87 46.400 98 50.600 112 53.800 132 56.2 170 57.6 200 58 104 58 92 54.600 84 50.800 79 48.600 76.500 44.600 72 41 70.500 37.600',
    ),
  )
  // The ice: one long cap, its hem follows three valleys.
  path(
    k,
    '#cfdcd4',
    'M40.500 39.400L42 37.600L45 34.800L48 34L54 33.400L62 33.200L67 33.600L70.500 37.600L69 38.400L68.200 41L66.800 43.800L66 40.600L63.800 38.600L60.400 38L58.600 38.800L57.800 40.400L56.600 38.600L53.400 38.200L51 40L49 43L48.800 39.800L46.400 39L43.400 40.600L40 44L36.400 45.600L38.400 42.200Z',
  )
  path(
    k,
    '#fff4d4',
    'M67 33.600L70.500 34.800L74 37.800L76 39.400C74.500 39.200 73.600 39.800 73.200 41.600L72 41L70.500 37.600Z',
  )
}

/** The plain in three breadths, each nearer one deeper in colour, and dry grass along their brows. */
export function plains(k) {
  const g = k.createLinearGradient(0, 56, 0, 73)
  g.addColorStop(0, '#ffc464')
  g.addColorStop(0.4, '#e08c40')
  g.addColorStop(1, '#84443c')
  fill(k, g, points('-80 57.4 260 57.4 260 74 -80 74'))
  fill(k, '#5d2734', points('-80 74 260 74 260 130 -80 130'))
  path(
    k,
    '#f8b04c',
    'M-80 59.400C-40 58.600 0 59.400 40 58.800C80 58.200 130 59.400 170 58.600C200 58.200 230 59 260 58.600V62H-80Z',
  )
  path(
    k,
    '#d07c3c',
    'M-80 63C-40 61.800 -4 62.800 30 62.200C66 61.600 104 63.200 140 62C180 61 220 62.600 260 61.800V68H-80Z',
  )
  path(
    k,
    '#94503c',
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
      [60, 74.4, 12, '#f0b060'],
      [142, 76.2, 12, '#f0b060'],
      [122, 81.6, 12, '#e89c58'],
      [46, 78.4, 7, '#d08454'],
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
      `M24 ${WATER + 2.4}C30 ${WATER + 0.8} 40 ${WATER + 0.6} 52 ${WATER + 0.2}C70 ${WATER - 0.3} 92 ${WATER + 0.3} 112 ${WATER}C140 ${WATER - 0.3} 180 ${WATER + 0.4} 260 ${WATER}V88C230 89.400 196 87.600 170 89C150 90.200 132 88.600 114 89.400C96 90 84 87.400 70 87.200C58 87 52 83 42 81.400C32 80 28 77.600 20 76.600C16 76 19 73.800 24 ${WATER + 2.4}Z`,
    ),
  )
  s.k.drawImage(canvas, 0, 0)
}

/** The near shore: dark earth, tufts of high grass. */
export function shore(k) {
  path(
    k,
    '#5d2734',
    'M-80 72.600C-50 71.600 -20 72.400 0 72.800C10 73 18 73.600 25 74.200C19 75.400 18 76.400 24 77.400C30 78.400 34 80.400 42 81.200C52 83.4 58 87.4 70 87.600C84 87.800 96 90.4 114 89.800C132 89 150 90.600 170 89.400C196 88 230 89.800 260 88.400V130H-80Z',
  )
  path(
    k,
    '#2c1230',
    'M-80 78C-56 76.400 -30 78 -8 78.600C8 79 16 81.600 30 83.400C46 86.400 62 89.800 84 90C106 90.400 128 92.4 150 91.6C180 90.600 220 92 260 91V130H-80Z',
  )
}
