// A safari tent lit from inside, on a night without a moon; in points of the field, eye level at y 62, depth runs to (70, 62).
import { fill, path, points, stroke } from '../core/field.js'
import { fbm } from '../core/noise.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

const bump = (x, w) => Math.exp(-((x / w) ** 2))

/** How bright the galaxy is at a point: a leaning band, thick in the middle, with a dark rift along it. */
function galaxyAt(x, y) {
  const mid = 78 - (y - 10) * 0.62
  const d = (x - mid) * 0.85 + (fbm(x * 0.05 + 3, y * 0.05, 3) - 0.5) * 9
  const low = Math.min(1, Math.max(0, (64 - y) / 34))
  const body = bump(d, 17) * 0.62 + bump(d - 1, 8) * 0.5
  const cloud = fbm(x * 0.09, y * 0.09 + 7, 4)
  const rift = bump(d - 2.5 + (fbm(x * 0.12 + 9, y * 0.12, 3) - 0.5) * 9, 2.7)
  return Math.max(0, body * (0.6 + cloud * 0.8) * (1 - rift * 0.72)) * low
}

/** The galaxy as a poster shows it: three long soft-edged tones, one inside the other, and the rift beside the brightest. */
function galaxyTone(x, y) {
  const mid = 78 - (y - 10) * 0.62
  const d = (x - mid) * 0.85 + fbm(x * 0.05 + 3, y * 0.06, 2) * 15
  const low = Math.min(1, Math.max(0, (56 - y) / 44))
  const step = (edge, soft) => 1 / (1 + Math.exp((Math.abs(d) - edge) / soft))
  const rift = bump(d - 4.2 + fbm(x * 0.07, y * 0.07 + 5, 2) * 5, 1.9)
  return (
    (0.16 * step(15, 0.7) + 0.2 * step(9, 0.6) + 0.22 * step(3.4, 0.5)) * (1 - rift * 0.62) * low
  )
}

/** Night from deep blue to the pale foot of the sky, the galaxy glowing in it. */
export function nightSky(s, f) {
  const q = f.q
  s.shade(
    [0, 0, s.w, 64 * q],
    (px, py, out) => {
      const [x, y] = [px / q, py / q]
      const t = Math.min(1, y / 63)
      const low = t ** 2.4
      const m = galaxyTone(x, y)
      out[0] = 0.035 + low * 0.36 + m * 0.4
      out[1] = 0.06 + t * 0.06 + low * 0.33 + m * 0.37
      out[2] = 0.2 + t * 0.1 + low * 0.33 + m * 0.42
    },
    { step: 1 },
  )
}

/** Stars, finer and closer in the galaxy. */
export function starField(k) {
  const r = random(31)
  const dot = (x, y, q, c) =>
    path(k, c, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  for (let i = 0; i < 2600; i++) {
    const [x, y] = [r() * 162 - 1, r() * 58]
    const m = galaxyAt(x, y)
    if (r() > 0.16 + m * 1.5) continue
    dot(x, y, 0.06 + r() ** 9 * 0.26, i % 5 ? '#e4eaff' : '#ffeccc')
  }
  // The Southern Cross and its two pointers.
  for (const [x, y, q] of points(
    '40 13 0.340 37 23.500 0.380 33.600 17.200 0.340 43 18.600 0.240 24 26 0.340 17.600 27.600 0.400',
    3,
  ))
    dot(x, y, q, '#ffffff')
}

/** Far hills, the plain, and the ground that comes up to us. */
export function darkPlain(k) {
  path(
    k,
    '#4a5688',
    'M-4 62C10 59.600 24 57.400 36 57.800C50 58.400 62 61 76 61.200C100 61.600 130 59 164 58V66H-4Z',
  )
  path(k, '#2a3768', 'M-4 62.600C30 61.600 60 62.600 90 62.200C120 61.800 140 62.400 164 62V92H-4Z')
  path(k, '#202c5a', 'M-4 66.500C30 65.400 70 66.600 164 65.600V92H-4Z')
  path(k, '#19234e', 'M-4 71.500C40 70 80 71.600 164 70V92H-4Z')
}

/** What the tent gives to the ground: broad, and brighter out of its door. */
export const tentLight = [
  [9, (k) => lens(k, 'rgba(206,116,76,.55)', 100, 78.6, 72, 5, 6)],
  [5, (k) => lens(k, 'rgba(240,150,76,.6)', 114, 79.6, 34, 2.8, 4)],
  [2.4, (k) => path(k, 'rgba(255,206,122,.85)', 'M113.500 79H132.500L148 97H98Z')],
]

/** The tent: its left wall and roof run back, the front is drawn open. */
export function bigTent(k) {
  // Guy ropes.
  stroke(
    k,
    '#5c4660',
    0.22,
    'M145.600 64L158 80.500M99.600 64.400L88 79.500M91 62.400L80.500 75.500',
  )
  for (const [x, y] of points('158 80.500 88 79.500 80.500 75.500'))
    stroke(k, '#7c5a5c', 0.4, `M${x - 0.1} ${y + 0.2}L${x + 0.3} ${y - 0.7}`)
  // The left wall, warm from the lamp behind it.
  fill(k, '#d98a48', points('104 79 94.500 74.300 94.500 62.500 104 62.500'))
  fill(k, '#b96c44', points('97 75.600 94.500 74.300 94.500 62.500 97 62.500'))
  fill(k, '#fbd488', points('98 65.400 101.600 65.400 101.600 71.400 98 70.800'))
  stroke(k, '#8c4c40', 0.3, 'M99.800 65.400V71.100M98 68.200L101.600 68.300')
  // The front wall and, behind the drawn curtains, the room.
  fill(k, '#f0a858', points('104 79 104 62.500 123 45.500 142 62.500 142 79'))
  fill(k, '#f8c070', points('104 62.500 123 45.500 142 62.500'))
  fill(k, '#fff0b8', points('113 79 113.600 62 123 53.500 132.400 62 133 79'))
  fill(k, '#fbdc98', points('117 75 117 62.500 123 57 129 62.500 129 75'))
  fill(k, '#e8b878', points('113 79 117 75 129 75 133 79'))
  // A bed under a net, a lamp above it.
  // The net hangs over the bed, which stands on the floor with its foot towards us.
  path(k, '#fff8e0', 'M125 58.600L119.800 73.600H130.200Z')
  // Its lines run back to the left, as those of the floor do.
  fill(k, '#a8643c', points('117.400 71.600 117.400 68.800 125.600 68.800 125.600 71.600'))
  fill(k, '#fffaf0', points('120.400 74 130.400 74 125.600 71.400 117.400 71.400'))
  fill(k, '#ffffff', points('118.200 71.700 118 70.600 121 70.600 121.400 71.700'))
  fill(k, '#ffffff', points('122 71.700 121.800 70.600 124.800 70.600 125.300 71.700'))
  fill(k, '#d8605c', points('120.400 74 130.400 74 128.200 72.800 119 72.800'))
  fill(k, '#b04448', points('120.400 74 130.400 74 130.400 76.600 120.400 76.600'))
  fill(k, '#8c3444', points('120.400 74 117.400 71.400 117.400 73.600 120.400 76.600'))
  fill(k, '#6c3c3c', points('120.400 76.600 130.400 76.600 130.400 77.300 120.400 77.300'))

  // Lamp.
  stroke(k, '#8c5444', 0.2, 'M119.600 55.600V60')
  path(k, '#8c5444', 'M118.800 60H120.400V60.500H118.800Z')
  path(k, '#ffffff', 'M118.700 60.500H120.500L120.200 63H119Z')
  // Curtains tied aside.
  for (const m of [-1, 1]) {
    const X = (v) => 123 + m * v
    path(
      k,
      '#dc8c4c',
      `M${X(0)} 52.500C${X(3)} 60 ${X(6.6)} 66 ${X(9)} 68.600C${X(8.6)} 72 ${X(8)} 76 ${X(7.4)} 79H${X(12)}V62Z`,
    )
    path(
      k,
      '#b8683e',
      `M${X(4)} 57.500C${X(6)} 62 ${X(8)} 66.400 ${X(9.8)} 68.600C${X(9.6)} 72 ${X(9.2)} 76 ${X(9)} 79H${X(10.4)}C${X(10.6)} 75 ${X(10.8)} 71 ${X(10.8)} 68.500C${X(9)} 65 ${X(6)} 60.500 ${X(4)} 57.500Z`,
    )
    stroke(k, '#9c5838', 0.5, `M${X(8.8)} 68.700H${X(12)}`)
  }
  // The fly sheet: its left slope lies in the night, lit a little through the cloth.
  fill(k, '#6c4460', points('123 43 107.600 48.200 90.400 63.400 99 64.600'))
  fill(k, '#84505c', points('123 43 116 45.400 94.500 64 99 64.600'))
  // Its front edge over the door.
  path(k, '#5a3858', 'M123 43L99 64.600L101.200 65.200L123 46.200L144.800 65.200L147 64.600Z')
  path(k, '#ffcf86', 'M123 46.200L101.200 65.200L102 65.300L123 47.100L144 65.300L144.800 65.200Z')
  // Seams of the canvas, the skirt on the ground.
  stroke(
    k,
    '#d98c4c',
    0.2,
    'M107.800 62.600V79M138.200 62.600V79M104 76.800H111.400M134.800 76.800H142',
  )
  fill(k, '#c87c4c', points('104 78.400 113 78.400 113 79.200 104 79.200'))
  fill(k, '#c87c4c', points('133 78.400 142 78.400 142 79.200 133 79.200'))
  // Poles.
  fill(k, '#7c4448', points('102.600 64 103.500 63.300 103.700 80 102.700 80'))
  fill(k, '#7c4448', points('143.400 64 142.500 63.300 142.300 80 143.300 80'))
}
