// A gust before the rain on the terrace of Doi Kham; the sun comes low from the left.
import { fill, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'

const [SKIN, LIT, SHADE, INK] = ['#b8744c', '#dc9c68', '#8a4c48', '#3a2440']
const [ROBE, GLOW, FOLD] = ['#e8782c', '#ffa848', '#b04c34']

const dots = (k, colour, list) => {
  for (const [x, y, r] of points(list, 3))
    path(k, colour, `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`)
}

/** A shaven head that looks to the right; its middle at 0, 0. */
function head(k, old) {
  path(k, SHADE, 'M-2.400 2H1.600L1.400 6H-3Z')
  path(
    k,
    SKIN,
    'M-4.400 -1C-4.600 -5.500 3.600 -6 4.300 -1.600L5.600 0.500L4.500 1.100C4.600 3.400 3.400 4.600 1 4.600C-2 4.600 -4.300 2.500 -4.400 -1Z',
  )
  path(
    k,
    LIT,
    'M-4.400 -1C-4.500 -4 -1.400 -5.500 1 -4.900C-1.600 -3.600 -2.800 -1 -2 3.500C-3.500 2.500 -4.400 1 -4.400 -1Z',
  )
  path(
    k,
    SHADE,
    'M-1.700 -0.400C-2.600 -1.400 -3.600 -0.600 -3.200 0.600C-2.900 1.600 -2 1.900 -1.700 1Z',
  )
  stroke(k, INK, 0.6, 'M0.700 -1.200q0.800 -1 1.700 0')
  stroke(k, old ? '#f4e8dc' : INK, 0.6, 'M0.300 -2.600q1.200 -0.900 2.600 -0.100')
  path(k, '#6c2038', 'M1.200 1.600Q3 2 4.400 1.300C4.400 4 1.600 4.300 1.200 1.600Z')
  path(k, '#fff4e8', 'M1.400 1.700Q3 2 4.300 1.400L4.200 2.100Q2.800 2.600 1.600 2.300Z')
  if (old)
    stroke(
      k,
      SHADE,
      0.35,
      'M-0.700 -0.800l-1.100 -0.600M-0.700 -0.400h-1.200M0.400 1.200q-0.600 1.200 0.200 2.400M0 -3.800q1.600 -0.700 3 0',
    )
}

/** A parasol of oiled paper full of wind, seen into its ribs; the grip at 0, 0. */
function parasol(k) {
  k.save()
  k.translate(5, -11)
  k.rotate(0.51)
  path(k, '#f4b02c', 'M-13.200 0C-12 -15 12 -15 13.200 0C10 3 -10 3 -13.200 0Z')
  path(k, '#ffd860', 'M-13.200 0C-12 -11 0 -13 6 -10C0 -8.500 -6 -5 -8 0Z')
  stroke(k, '#d8942c', 0.4, 'M0 -11.200C-4 -9 -6.500 -6 -7.500 -3.500M0 -11.200C4 -9 7 -6 8 -3.300')
  path(k, '#b86430', 'M-13.200 0A13.200 4.600 0 0 1 13.200 0A13.200 4.600 0 0 1 -13.200 0Z')
  path(k, '#8c4034', 'M-13.200 0A13.200 4.600 0 0 1 13.200 0C9 -2.400 -9 -2.400 -13.200 0Z')
  for (let i = 0; i < 10; i++) {
    const a = (i / 10) * Math.PI * 2 + 0.2
    stroke(k, '#f4c468', 0.4, `M0 -2.600L${Math.cos(a) * 12.8} ${Math.sin(a) * 4.3}`)
  }
  stroke(k, '#fcd884', 0.6, 'M-13.200 0A13.200 4.600 0 0 0 13.200 0')
  stroke(k, '#4c2834', 1, 'M0 -2.600L1 13.500')
  dots(k, '#c83c34', '0 -12 1.200')
  k.restore()
}

/** The novice: the wind has his parasol, and soon him. Feet some way off the ground at 0. */
function novice(k) {
  limb(
    k,
    SHADE,
    bent([
      [5, -13, 3.4],
      [9.5, -8.5, 2.8],
      [6, -4, 2],
    ]),
  )
  path(k, SHADE, 'M5 -4.800L7.200 -3.400L8.300 -0.800C7.600 0 6.300 -0.800 5.400 -2.400Z')
  limb(
    k,
    SKIN,
    bent([
      [2, -13, 3.6],
      [1.5, -7.5, 3],
      [-5, -6, 2.1],
    ]),
  )
  path(k, SKIN, 'M-4.600 -7L-4 -4.900L-6.500 -2.200C-7.600 -2.600 -7.600 -4.500 -6.600 -6.500Z')
  // The cloth that flies behind him, by which he is held.
  path(
    k,
    FOLD,
    'M-1 -15C-6 -17 -11 -15 -15 -17.500L-19.500 -14.500L-18.500 -12C-14 -13.500 -6 -9.500 0 -10.500Z',
  )
  path(
    k,
    GLOW,
    'M-1 -16C-6 -18 -11 -16 -15.500 -18.500L-20 -16.500L-18.500 -15C-13 -16 -6 -12.500 0 -13.500Z',
  )
  path(
    k,
    ROBE,
    'M-2.500 -9.500C-3.600 -15 0 -22.500 5 -24.500C9 -25 11.500 -22.500 11 -19C10.500 -15.500 10.500 -12 11.800 -9C7.500 -6.800 1.500 -6.800 -2.500 -9.500Z',
  )
  path(
    k,
    GLOW,
    'M-2.500 -9.500C-3.600 -15 0 -22.500 5 -24.500C4 -19 1.500 -14 1.700 -7.900C0.200 -8.200 -1.200 -8.700 -2.500 -9.500Z',
  )
  stroke(
    k,
    FOLD,
    0.6,
    'M10.800 -20C7 -17.500 3 -13.500 1.800 -10M11 -15C8 -13.500 6 -11 5.500 -8.500',
  )
  path(
    k,
    FOLD,
    'M11 -19C10.500 -15.500 10.500 -12 11.800 -9C10.500 -8.300 9.300 -7.900 8 -7.700C8.500 -12 9.500 -16 11 -19Z',
  )
  k.save()
  k.translate(9.5, -29)
  k.rotate(-0.25)
  head(k, false)
  k.restore()
  limb(
    k,
    SHADE,
    bent([
      [9.5, -22.5, 2.6],
      [15.5, -22.5, 2.3],
      [18.5, -27, 1.8],
    ]),
  )
  limb(
    k,
    SKIN,
    bent([
      [6.5, -22.5, 2.8],
      [12.5, -20.5, 2.4],
      [17.3, -24.5, 1.9],
    ]),
  )
}

/** The old monk has him by the cloth and leans back, laughing. */
function elder(k) {
  path(k, SHADE, 'M-30 -0.600H-25.600L-23.500 0.600H-30ZM-39 -0.600H-35L-33 0.600H-39Z')
  limb(k, SHADE, [
    [-30, -8, 3],
    [-28.5, -1, 2.2],
  ])
  limb(k, SKIN, [
    [-35, -8, 3],
    [-37.5, -1, 2.2],
  ])
  dots(k, SKIN, '-36.500 0 1 -27 0 1')
  path(
    k,
    ROBE,
    'M-39.500 -5C-39 -13 -37.500 -24 -33 -29C-30 -31.500 -26 -30.500 -24.500 -27C-23 -22 -24 -12 -26 -4.600C-30 -3 -36 -3.200 -39.500 -5Z',
  )
  path(
    k,
    GLOW,
    'M-39.500 -5C-39 -13 -37.500 -24 -33 -29C-32 -29.800 -31 -30.200 -30 -30.300C-33.500 -23 -35 -12 -34.500 -3.700C-36.500 -3.900 -38.200 -4.300 -39.500 -5Z',
  )
  path(
    k,
    FOLD,
    'M-24.500 -27C-23 -22 -24 -12 -26 -4.600C-27.500 -4.100 -29 -3.800 -30.500 -3.700C-27.500 -11 -25.600 -20 -24.500 -27Z',
  )
  stroke(
    k,
    FOLD,
    0.7,
    'M-25 -23C-29 -21 -33 -16 -35 -9M-25.500 -18C-28 -16.500 -30.500 -12.500 -32 -7',
  )
  path(
    k,
    FOLD,
    'M-26 -9C-23 -8 -21 -9.500 -18.500 -8L-19.500 -5.600C-22 -6.400 -24 -4.600 -26.500 -4.800Z',
  )
  k.save()
  k.translate(-29.5, -35)
  k.rotate(-0.12)
  head(k, true)
  k.restore()
  limb(
    k,
    SHADE,
    bent([
      [-26, -26.5, 3],
      [-20.5, -21, 2.5],
      [-13.6, -22.5, 2],
    ]),
  )
  limb(
    k,
    SKIN,
    bent([
      [-30.5, -26.5, 3.4],
      [-24, -19, 2.8],
      [-15, -20.8, 2.1],
    ]),
  )
}

/** Both of them and the parasol; feet of the old one at 0, 0; 62 high, 80 wide. */
export function gust(k) {
  path(
    k,
    'rgba(50,36,90,.35)',
    'M-38 0C-30 -1.400 -14 -1 -8 0.800C-16 2.600 -32 2.200 -38 0ZM4 1.500C9 0.400 18 0.600 22 2C17 3.400 8 3.200 4 1.500Z',
  )
  k.save()
  k.translate(-33, 0)
  k.rotate(-0.13)
  k.translate(33, 0)
  elder(k)
  k.restore()
  k.save()
  k.translate(0, -6)
  novice(k)
  k.translate(17.5, -25)
  k.scale(1.1, 1.1)
  parasol(k)
  k.restore()
  k.save()
  k.translate(0, -6)
  dots(k, SKIN, '-16 -17.800 1.500')
  dots(k, LIT, '-17.200 -15.800 1.500')
  dots(k, LIT, '17.300 -25 1.400')
  dots(k, SKIN, '18.600 -27.600 1.300')
  k.restore()
}

/** Points to both sides of a bent line, `from` and `to` in shares of its width. */
function band(knots, from, to) {
  const line = bent(bent(knots))
  const edge = (share) =>
    line.map(([x, y, wide], i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
      return [x - ((b[1] - a[1]) / l) * wide * share, y + ((b[0] - a[0]) / l) * wide * share]
    })
  return [...edge(from), ...edge(to).reverse()]
}

/** The serpent's head: crown of flames, turned-up nose, fangs, beard. Neck at 0, 0, looking to the right. */
function nagaHead(k) {
  path(k, '#f4b838', 'M-3 -8C-8 -8 -10 -12 -14 -12C-12 -7 -10 -2 -4 -1Z')
  path(
    k,
    '#c47c2c',
    'M-2 -11C-8 -16 -5 -21 -9 -27C-3 -25 0 -22 1 -18C1 -24 6 -28 4 -37C11 -31 12 -24 9 -15Z',
  )
  path(
    k,
    '#ffd860',
    'M-2 -12C-7 -16 -5 -21 -9 -27C-4 -24 -2 -20 0 -16C0.500 -24 6 -28 4 -37C8 -30 7 -22 3 -13Z',
  )
  path(k, '#f4b838', 'M8 1.500C10 3 9 6 12 8.500C13.600 5 14.500 1.500 13 -2Z')
  path(k, '#8c1c3c', 'M6 -8L18 -11.500L17 -3.500L8 -2Z')
  path(
    k,
    '#e8503c',
    'M9 -5C13 -7.500 17 -7.500 20 -10C20 -8 22 -7 23.500 -7.400C22 -5 19.500 -5 17.500 -5.500C14.500 -4 11 -3 9 -5Z',
  )
  path(
    k,
    '#1c6c64',
    'M-5 3C-5.500 -2 -5 -9 -3 -12.500C0 -17 7 -18.500 10.500 -15.500C12.500 -14 14.500 -15 16 -18C17 -20.500 20.500 -20.500 21 -17.500C21.400 -15.500 20 -14.500 19 -15C20.500 -13 20 -10.500 18 -10C14 -9.500 10 -9 8 -6.500C10 -4 14 -4 16.500 -5.500C18 -5.500 18 -3 16.500 -1C13.500 1.500 8 1 4.500 3Z',
  )
  path(
    k,
    '#3ca888',
    'M-5 3C-5.500 -2 -5 -9 -3 -12.500C0 -17 7 -18.500 10.500 -15.500C12.500 -14 14.500 -15 16 -18C17 -20.500 20.500 -20.500 21 -17.500C19 -18.500 18 -16.500 18 -14.500C18 -12.500 15 -11.500 12 -11.500C7 -11.500 4 -9 4 -5.500C4 -3 3 0 1 3Z',
  )
  path(
    k,
    '#84d8a4',
    'M-5 3C-5.500 -2 -5 -9 -3 -12.500C0 -17 7 -18.500 10.500 -15.500C5 -16.500 0 -13 -1.500 -8C-2.500 -4 -2.500 0 -2.600 3Z',
  )
  path(
    k,
    '#fff8e4',
    'M17.500 -10L16.500 -6.400L15 -9.700ZM13 -9.400L12.200 -7L11 -9ZM15.500 -5.100L14.900 -7.600L13.400 -4.700Z',
  )
  path(k, '#fff8e4', 'M5 -13C6 -15.500 10 -15.500 11 -12.500C9 -11.300 6.500 -11.500 5 -13Z')
  dots(k, '#241c3c', '8.800 -13.200 1.200')
  path(
    k,
    '#f4b838',
    'M3.500 -14C5.500 -18 10.500 -18 12.500 -14C10 -15.800 6.500 -15.800 3.500 -14Z',
  )
  stroke(k, '#1c6c64', 0.7, 'M18.600 -17.200q0.900 -0.500 1 0.400')
}

/** The serpent at the head of the stair: it rises out of the balustrade and looks over the terrace to the right. */
export function naga(k) {
  const body = [
    [-14, 46, 15],
    [6, 46, 15],
    [16, 36, 14],
    [12, 24, 13],
    [2, 16, 12],
    [-1.5, 6, 11],
    [-0.3, -3, 9.8],
    [-0.2, -5, 9.5],
  ]
  // The crest along the back, flame by flame.
  for (const [x, y, u, v] of points('7 32 -8 -4 2 25 -8 -4 -4 17 -7 -5 -7 9 -7 -5 -6 1 -7 -5', 4)) {
    const flame = (q) =>
      `M${x + 4} ${y - 4}Q${x + u * 0.5 * q} ${y + v * 0.6 - 3} ${x + u * q} ${y + v - 4}Q${x + u * 0.7 * q} ${y + v * 0.3 + 3} ${x + 3} ${y + 6}Z`
    path(k, '#c47c2c', flame(1))
    path(k, '#f4b838', flame(0.8))
  }
  fill(k, '#1c6c64', band(body, -0.5, 0.5))
  fill(k, '#3ca888', band(body, -0.5, 0.14))
  fill(k, '#84d8a4', band(body, -0.5, -0.32))
  fill(k, '#c47c2c', band(body, 0.22, 0.5))
  fill(k, '#f4b838', band(body, 0.22, 0.42))
  for (const [x, y, a] of points(
    '13 40 0.500 13 33 0.100 10 27 -0.500 4 22 -0.700 -0.500 15 -0.200 -1.800 8 0 -1.200 1 0.100',
    3,
  )) {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    stroke(k, '#1c6c64', 0.7, 'M-2.600 -1q1.300 3 2.600 0q1.300 3 2.600 0')
    k.restore()
  }
  for (const [x, y, u, v] of points(
    '19.500 37 3.400 0.400 17 30 3 -1.300 11.500 23.500 2 -1.800 5.500 17 2 -1.200 2 10 2.200 -0.300',
    4,
  ))
    stroke(k, '#c47c2c', 0.7, `M${x} ${y}l${u} ${v}`)
  nagaHead(k)
  // A collar of gold where the head begins.
  path(k, '#c47c2c', 'M-6 1C-2 3 3 3 6 1V5L4 8L2 5.500L0 9L-2 5.500L-4 8L-6 5Z')
  path(k, '#ffd860', 'M-6 1C-2 3 1 3 3 2.400V5L2 5.500L0 9L-2 5.500L-4 8L-6 5Z')
  dots(k, '#c83c34', '-3.600 4.200 0.800 0 4.800 0.900 3.600 4.200 0.800')
}
