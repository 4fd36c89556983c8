// An Art Déco hotel of Ocean Drive seen straight on from across the wet street: three storeys, a stepped middle, a blade with its name.
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Where the front stands on the pavement, where the street begins, the middle of the house. */
export const FOOT = 69
export const KERB = 72.6
const MID = 74

const PINK = '#ff5ca8'
const CYAN = '#5ce4e8'
const [WALL, DEEP, PALE, TRIM] = ['#b884b4', '#8c649c', '#d8a0bc', '#f8dcd4']

/** A neon tube: halo, colour, white heart. */
function neon(k, colour, wide, d) {
  k.globalAlpha = 0.3
  stroke(k, colour, wide * 3.4, d)
  k.globalAlpha = 1
  stroke(k, colour, wide, d)
  stroke(k, '#fff4f0', wide * 0.34, d)
}

const box = (k, c, x0, y0, x1, y1) =>
  fill(k, c, [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ])

/** A window of three lights, some with their lamps on; the jamb on the left is in shade. */
function windowBand(k, x0, x1, y, high, r) {
  box(k, DEEP, x0 - 0.5, y - 0.4, x1 + 0.4, y + high + 0.4)
  const n = Math.round((x1 - x0) / 3.1)
  const step = (x1 - x0) / n
  for (let i = 0; i < n; i++) {
    const on = r() < 0.46
    const [a, b] = [x0 + i * step, x0 + (i + 1) * step - 0.35]
    box(k, on ? '#ffcc80' : '#4a3a84', a, y, b, y + high)
    if (on) box(k, '#ffe4b0', a, y, a + (b - a) * (0.25 + r() * 0.4), y + high)
    else
      fill(k, '#64509c', [
        [a, y],
        [a + (b - a) * 0.7, y],
        [a, y + high * 0.7],
      ])
  }
}

/** An eyebrow: a ledge that shades the window, with a tube of light under it. */
function eyebrow(k, x0, x1, y, colour) {
  box(k, TRIM, x0, y, x1, y + 0.9)
  box(k, '#a87cac', x0 + 0.6, y + 0.9, x1 - 0.6, y + 1.6)
  neon(k, colour, 0.3, `M${x0 + 0.4} ${y + 1.1}H${x1 - 0.4}`)
}

const LETTERS = [
  'M5 1C1 1 1 9 5 9C9 9 9 1 5 1',
  'M8.400 2.400C6 0 1.600 1 1.600 5C1.600 9 6 10 8.400 7.600',
  'M8 1H2V9H8M2 5H7',
  'M1.200 9L5 1L8.800 9M2.800 6.400H7.200',
  'M1.800 9V1L8.200 9V1',
]

/** The name in tubes of light, from top to bottom: colour and white heart, no halo that would fill the letters. */
function name(k, top) {
  for (const [i, d] of LETTERS.entries())
    at(k, MID - 3.2, top + i * 7.5, 0.64, (c) => {
      stroke(c, '#8c2c84', 2.5, d)
      stroke(c, PINK, 1.7, d)
      stroke(c, '#fff0f0', 0.6, d)
    })
}

/** The stepped middle with fins and the blade. */
function middle(k) {
  box(k, DEEP, 58, 31, 90, FOOT - 11)
  box(k, PALE, 58.8, 31, 89.2, FOOT - 11)
  box(k, TRIM, 58, 30.2, 90, 31.2)
  box(k, DEEP, 63, 24.5, 85, 31)
  box(k, PALE, 63.8, 24.5, 84.2, 31)
  box(k, TRIM, 63, 23.8, 85, 24.7)
  for (const x of [65.4, 67.4, 79.8, 81.8]) {
    box(k, DEEP, x, 27, x + 0.9, 57)
    box(k, TRIM, x, 27, x + 0.36, 57)
  }
  // Portholes beside the blade.
  for (const x of [61.3, 86.7])
    for (const y of [36, 43.6, 51.2]) {
      disc(k, TRIM, x, y, 1.55)
      disc(k, '#ffcc80', x, y, 1.1)
      disc(k, '#ffe8bc', x - 0.25, y - 0.2, 0.6)
    }
  // The blade.
  path(k, '#6c3c84', 'M70.400 57V12.500C70.400 9 77.600 9 77.600 12.500V57Z')
  path(k, '#2c1858', 'M71 56.500V12.700C71 9.800 77 9.800 77 12.700V56.500Z')
  neon(k, CYAN, 0.42, 'M70.700 56V12.600C70.700 9.400 77.300 9.400 77.300 12.600V56')
  name(k, 15.6)
}

function disc(k, c, x, y, r) {
  k.fillStyle = c
  k.beginPath()
  k.arc(x, y, r, 0, 7)
  k.fill()
}

/** The ground floor: a bright porch behind slender columns, guests at their tables as dark shapes, the steps in the middle. */
function porch(k) {
  box(k, '#f4a868', 29, 57.5, 119, FOOT)
  box(k, '#ffd490', 29, 57.5, 119, 61)
  for (const [x, w] of points('33 7 45 5.500 56 4 88 4 97 5.500 108 7')) {
    box(k, '#c8744c', x, 60.5, x + w, FOOT - 1.8)
    box(k, '#ffe8b4', x + 0.5, 61, x + w - 0.5, FOOT - 1.8)
  }
  box(k, '#8c4454', 69, 59.4, 79, FOOT)
  box(k, '#ffecc0', 69.8, 60, 78.2, FOOT)
  box(k, '#c87c54', 73.8, 60, 74.2, FOOT)
  // Terrace and steps.
  box(k, '#7c5490', 28, FOOT - 1.8, 120, FOOT + 0.4)
  box(k, '#e8b4b8', 28, FOOT - 1.9, 120, FOOT - 1.2)
  for (const [i, y] of [-1.9, -1.1, -0.3].entries()) {
    box(k, '#f4ccc0', 67 - i, FOOT + y, 81 + i, FOOT + y + 0.4)
    box(k, '#a06c94', 67 - i, FOOT + y + 0.4, 81 + i, FOOT + y + 0.9)
  }
  for (const x of [29.5, 39.2, 48.6, 57.4, 64.4, 82.4, 89.4, 98.2, 107.6, 117.3]) {
    box(k, '#9c6494', x, 57, x + 1.3, FOOT - 1.8)
    box(k, TRIM, x, 57, x + 0.6, FOOT - 1.8)
  }
  // The slab over it, its edge drawn in light.
  box(k, '#744c90', 27, 56.4, 121, 57.6)
  box(k, TRIM, 26.4, 54.2, 121.6, 56.4)
  box(k, PALE, 26.4, 55.4, 121.6, 56.4)
  neon(k, PINK, 0.42, 'M26.600 55.900H121.400')
}

/** The house itself. */
export function hotel(k) {
  const r = random(31)
  box(k, WALL, 29, 34, 119, FOOT)
  box(k, TRIM, 28.4, 33.2, 119.6, 34.4)
  box(k, DEEP, 29, 34.4, 119, 35.1)
  // The corners catch the glow of the west from the sides.
  box(k, '#f0a49c', 29, 34.4, 30, 56)
  box(k, '#7c5894', 118, 34.4, 119, 56)
  for (const y of [38.6, 48]) {
    for (const [a, b] of points('32.500 43 46.500 56 92 101.500 105 115.500'))
      windowBand(k, a, b, y, 5, r)
    eyebrow(k, 31, 57, y - 2.3, y < 40 ? CYAN : PINK)
    eyebrow(k, 91, 117, y - 2.3, y < 40 ? CYAN : PINK)
  }
  middle(k)
  porch(k)
}

/** What stands on both sides, cut by the picture's edge: darker, each of another colour and height. */
export function neighbours(k) {
  const r = random(5)
  box(k, '#4c7c98', -2, 41, 25.4, FOOT)
  box(k, '#8cc0bc', -2, 40.2, 25.8, 41.4)
  box(k, '#6c9cac', 17, 36.5, 22.5, 41)
  box(k, '#8cc0bc', 16.4, 35.6, 23.1, 36.6)
  for (const y of [44.6, 53.4]) {
    for (const [a, b] of points('-1 7.500 11 23')) windowBand(k, a, b, y, 4.6, r)
    box(k, '#8cc0bc', -2, y - 1.8, 25, y - 1)
  }
  box(k, '#3c5c84', -2, 60, 25.4, FOOT)
  box(k, '#e8a468', 3, 62, 11, FOOT - 1)
  box(k, '#e8a468', 14, 62, 22, FOOT - 1)
  box(k, '#8cc0bc', -2, 59.6, 26, 60.8)
  box(k, '#74609c', 123, 38, 162, FOOT)
  box(k, '#b49cc8', 122.4, 37.2, 162, 38.4)
  path(k, '#8c74b0', 'M134 38V31.500C134 26.500 146 26.500 146 31.500V38Z')
  stroke(k, '#c8b0d8', 0.7, 'M134 38V31.500C134 26.500 146 26.500 146 31.500V38')
  for (const y of [42, 51]) {
    for (const [a, b] of points('126 132.500 136 144 148 160')) windowBand(k, a, b, y, 4.6, r)
    box(k, '#b49cc8', 124, y - 1.8, 162, y - 1)
  }
  box(k, '#5c4c88', 123, 59.6, 162, FOOT)
  box(k, '#e8a468', 127, 61.6, 137, FOOT - 1)
  box(k, '#e8a468', 142, 61.6, 158, FOOT - 1)
  box(k, '#b49cc8', 122, 59.2, 162, 60.4)
}

/** An open car of the fifties seen from its left side, going left; wheels at 0, 26 long. tones: [light, body, dark, seats] */
export function openCar(k, [LIGHT, BODY, DARK, SEAT]) {
  path(k, '#1c1044', 'M-12.500 -0.600H12L13 0.500H-13.400Z')
  path(
    k,
    SEAT,
    'M-1.600 -4.600V-6.200C-1.400 -6.700 -0.200 -6.700 0 -6.200V-4.600ZM4.200 -4.600V-6.300C4.400 -6.800 5.800 -6.800 6 -6.300V-4.600Z',
  )
  for (const [x, top, hair, skin] of [
    [-1.1, '#f8d470', '#3c2444', '#c88464'],
    [-3.1, '#f0647c', '#6c3c44', '#e8a884'],
  ]) {
    path(
      k,
      top,
      `M${x - 0.9} -4.400C${x - 0.9} -6.200 ${x - 0.5} -6.700 ${x} -6.700C${x + 0.6} -6.700 ${x + 1} -6.200 ${x + 1} -4.400Z`,
    )
    disc(k, skin, x - 0.1, -7.5, 0.72)
    path(
      k,
      hair,
      `M${x - 0.6} -7.900C${x - 0.4} -8.600 ${x + 0.8} -8.500 ${x + 0.8} -7.300C${x + 0.7} -6.900 ${x + 0.3} -6.800 ${x + 0.2} -7.200C${x + 0.2} -7.700 ${x - 0.1} -7.900 ${x - 0.6} -7.900Z`,
    )
  }
  stroke(k, '#f8dcd4', 0.24, 'M-5.400 -4.700L-3.900 -7.400')
  fill(k, '#a8b8e0', [
    [-5.2, -4.7],
    [-3.9, -7.1],
    [-3.7, -4.7],
  ])
  path(
    k,
    BODY,
    'M-12.600 -1.200C-12.900 -3 -12.400 -4.100 -10.600 -4.400C-9 -4.700 -7 -4.800 -5.200 -4.800H7L12.400 -6C12.800 -5.600 12.400 -4.400 12.700 -1.400H-12.600Z',
  )
  path(
    k,
    LIGHT,
    'M-12.400 -3.500C-12 -4.200 -11.400 -4.300 -10.600 -4.400C-9 -4.700 -7 -4.800 -5.200 -4.800H7L12.400 -6C12.700 -5.700 12.500 -5 12.500 -4.400C7 -3.600 -6 -3.800 -12.400 -3.500Z',
  )
  path(k, '#fff0e4', 'M-3 -3.300H12.400L12.300 -2.500H0Z')
  path(k, DARK, 'M-12.600 -1.700H12.700L12.300 -0.800H-12.200Z')
  path(k, '#e8dcec', 'M-13.200 -2H-10.800V-1.200H-13.200ZM11 -2H13.200V-1.200H11Z')
  disc(k, '#fff4d0', -12, -3.2, 0.6)
  path(k, '#ff4860', 'M12.200 -4.900H12.800V-3.600H12.300Z')
  for (const x of [-7.8, 7.4]) {
    disc(k, '#180f38', x, -1.5, 1.8)
    disc(k, '#fff0e4', x, -1.5, 1.15)
    disc(k, '#8c84b4', x, -1.5, 0.6)
  }
}

/** A coconut palm: a ringed trunk that bends up from its foot, feathered leaves that hang by their own weight. */
export function streetPalm(k, x, y, high, lean, q, leaf, [trunk, edge], seed) {
  const [tx, ty] = [x + lean, y - high]
  const w = q * 0.055
  const side = (m, n) =>
    `${x + m * w * 1.7} ${y}C${x + m * w * 0.9} ${y - high * 0.2} ${x + lean * 0.1 + m * w * 0.7} ${y - high * 0.6} ${tx + m * w * 0.6} ${ty}${n}`
  path(
    k,
    trunk,
    `M${side(-1, '')}L${tx + w * 0.6} ${ty}C${x + lean * 0.1 + w * 0.7} ${y - high * 0.6} ${x + w * 0.9} ${y - high * 0.2} ${x + w * 1.7} ${y}Z`,
  )
  path(
    k,
    edge,
    `M${side(-1, '')}L${tx - w * 0.1} ${ty}C${x + lean * 0.1 - w * 0.2} ${y - high * 0.6} ${x - w * 0.2} ${y - high * 0.2} ${x - w * 0.6} ${y}Z`,
  )
  path(k, trunk, `M${x - w * 3.4} ${y + 0.3}Q${x} ${y - w * 1.6} ${x + w * 3.6} ${y + 0.3}Z`)
  const r = random(seed)
  for (const [a, bend] of points(
    '0.800 0.800 2.350 -0.800 0.200 1.200 2.900 -1.250 -0.300 1.500 3.460 -1.500 -0.720 1.550 3.900 -1.450 -1.150 1.300 4.350 -1.200 -1.650 0.600',
  ))
    leaf(k, tx, ty, q * (0.82 + r() * 0.3), a + (r() - 0.5) * 0.22, bend)
  at(k, tx, ty, q * 0.05, (c) => disc(c, trunk, 0, 0.4, 2.3))
}
