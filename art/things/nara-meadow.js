// The meadow of Nara at the end of an autumn day: deer in the long light, the pagoda of Kofuku-ji in the haze, stone lanterns at the edge of the wood.
// In metres; we look into the low sun.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 2.5, 0], f: 112, cx: 80, cy: 46 })
const SUN = [101, 36]

/** Sky, the sun in the haze, the pagoda, woods in three depths. */
export function west(k) {
  const g = k.createLinearGradient(0, -2, 0, 50)
  for (const [a, c] of [
    [0, '#7c9cb0'],
    [0.4, '#d4c8b0'],
    [0.75, '#ffdc9c'],
    [1, '#ffeab8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 70)
  const glow = k.createRadialGradient(...SUN, 3, ...SUN, 52)
  for (const [a, c] of [
    [0, 'rgba(255,250,216,1)'],
    [0.25, 'rgba(255,236,176,.7)'],
    [1, 'rgba(255,214,140,0)'],
  ])
    glow.addColorStop(a, c)
  k.fillStyle = glow
  k.fillRect(40, -20, 124, 116)
  path(k, '#fffdf0', `M${SUN[0]} ${SUN[1] - 4.2}a4.200 4.200 0 1 0 0.010 0Z`)
  for (const d of [
    'M-6 10C14 8.400 36 9.600 58 7.600C40 12 14 12.800 -6 12.200Z',
    'M36 18C52 16.800 70 17.600 84 16.400C70 19.600 52 20.200 36 18Z',
    'M122 12C136 10.800 152 11.600 168 10.400V12.800C152 14.400 136 14.400 122 12Z',
  ])
    path(k, 'rgba(255,240,206,.8)', d)
  path(
    k,
    '#d4bca0',
    'M-6 40C14 37 34 38.500 54 37.500C76 36.500 100 39.500 124 37C140 35.500 154 36 168 34V54H-6Z',
  )
  at(k, 44, 47.5, 0.47, pagoda)
  crowns(
    k,
    points(
      '-2 48.500 18 12 0 12 48.500 16 8 1 26 48.500 14 10 2 35 48.500 9 6 0 53 48.500 10 6.500 1 63 48.500 13 9 2 75 48.500 12 6 0 86 48.500 11 4.600 1 97 48.500 10 4 2 112 48.500 13 6 0 124 48.500 15 10 2',
      5,
    ),
    [
      ['#b89478', '#d0a880', '#fcd898'],
      ['#c08464', '#d89c6c', '#ffd088'],
      ['#a49878', '#bca880', '#f0d898'],
    ],
    5,
    1,
  )
  const mist = k.createLinearGradient(0, 39, 0, 51)
  mist.addColorStop(0, 'rgba(255,234,184,0)')
  mist.addColorStop(1, 'rgba(255,232,180,.96)')
  k.fillStyle = mist
  k.fillRect(-6, 39, 172, 12)
}

/** The pagoda of five storeys, 50 m: broad low roofs almost of one width, a long finial. Foot at 0, 62 high. */
function pagoda(k) {
  const [roof, wall, lit] = ['#8c6c74', '#a88478', '#ffdca0']
  for (let i = 0; i < 5; i++) {
    const y = -2 - i * 8.4
    const w = 13 - i * 0.9
    path(k, wall, `M${-w * 0.52} ${y}V${y - 5}H${w * 0.52}V${y}Z`)
    path(
      k,
      roof,
      `M${-w} ${y - 4}C${-w * 0.7} ${y - 4.8} ${-w * 0.5} ${y - 6} ${-w * 0.44} ${y - 8}H${w * 0.44}C${w * 0.5} ${y - 6} ${w * 0.7} ${y - 4.8} ${w} ${y - 4}L${w * 0.9} ${y - 3.2}H${-w * 0.9}Z`,
    )
    path(
      k,
      lit,
      `M${w} ${y - 4}C${w * 0.7} ${y - 4.8} ${w * 0.5} ${y - 6} ${w * 0.44} ${y - 8}H${w * 0.36}C${w * 0.42} ${y - 6} ${w * 0.6} ${y - 4.6} ${w * 0.94} ${y - 3.7}Z`,
    )
  }
  path(k, wall, 'M-9 0V-2.400H9V0Z')
  path(k, roof, 'M-5 -43C-2 -44.500 -1 -46 0 -48C1 -46 2 -44.500 5 -43Z')
  stroke(k, roof, 0.8, 'M0 -46V-62')
  for (let i = 0; i < 9; i++)
    stroke(k, roof, 0.7, `M${-1.4 + i * 0.06} ${-49 - i * 1.3}H${1.4 - i * 0.06}`)
}

/** The meadow: light between the long shades of the trees, which fan out from under the sun. */
export function meadow(k) {
  const g = k.createLinearGradient(0, 48, 0, 92)
  for (const [a, c] of [
    [0, '#ffe6a8'],
    [0.2, '#e8cc7c'],
    [0.55, '#b4a458'],
    [1, '#6c7c48'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 48.4, 172, 50)
  const hor = 47
  for (const [x0, x1, y, a] of points(
    '-40 -4 52 0.260 6 16 51 0.240 30 48 51 0.280 70 78 50.500 0.200 122 132 51 0.240 142 152 51.500 0.280 170 196 52 0.300',
    4,
  )) {
    const to = (x, yy) => SUN[0] + ((x - SUN[0]) * (yy - hor + 6)) / (y - hor + 6)
    const fade = k.createLinearGradient(0, y, 0, y + 14)
    fade.addColorStop(0, 'rgba(120,108,72,0)')
    fade.addColorStop(1, `rgba(84,80,72,${a})`)
    fill(k, fade, [
      [to(x0, y), y],
      [to(x1, y), y],
      [to(x1 + 1.4, 98), 98],
      [to(x0 - 1.4, 98), 98],
    ])
  }
  // Swells of the ground with their lit edges.
  for (const [y, c, d] of [
    [
      56,
      'rgba(255,236,168,.5)',
      'M-6 56C20 54.600 50 56.500 84 55.400C116 54.400 140 56.500 168 55.400V56.600C140 57.800 116 55.800 84 56.800C50 58 20 56 -6 57.600Z',
    ],
    [
      66,
      'rgba(255,228,144,.36)',
      'M-6 68C26 65 60 68.500 96 66.500C124 65 146 67.500 168 66V67.600C146 69.400 124 67 96 68.600C60 70.800 26 67.400 -6 70.400Z',
    ],
  ])
    if (y) path(k, c, d)
}

const COAT = {
  near: ['#8c5444', '#6c3c40', '#ffcf8c', '#e8c8a0'],
  far: ['#b08060', '#986850', '#ffe0a4', '#ecd0a8'],
}
const tone = (z) => {
  const t = Math.min(0.55, Math.max(0, (z - 14) / 70))
  return COAT.near.map((c) => blend(c, '#ffe0a8', t))
}

const hind =
  'M-6.900 -7C-7.300 -5.600 -6.500 -4.700 -6.900 -3.700L-6.300 -0.500L-6.450 0H-5.600L-5.520 -0.400L-5.900 -3.300C-4.900 -4 -3.700 -4.900 -3.300 -6.200Z'
const fore = 'M3.600 -6L4 -3.300L4 -0.500L3.860 0H4.660L4.740 -0.400L4.640 -3.100L5.500 -6Z'
const trunk =
  'M-6.500 -8.100C-5 -8.900 -2 -8.500 0.500 -8.400C2.500 -8.500 3.900 -8.900 4.800 -9.500L6.400 -6.600C5.900 -5.600 5.200 -4.900 4.500 -4.700C2 -4.500 -1 -4.700 -3.400 -5.200C-4.400 -4.800 -5.400 -4.800 -6.400 -5.400C-7.500 -6 -7.400 -7.500 -6.500 -8.100Z'

/** A sika that looks to the right, about 9 at the shoulder. kind: 'stag' | 'doe' | 'graze' | 'bow' | 'lie' | 'fawn' */
function deer(k, kind, [fur, dark, rim, cream]) {
  if (kind === 'lie') {
    path(k, dark, 'M4 -1.600L7.400 -0.600L7.600 0H3Z')
    path(
      k,
      fur,
      'M-6.400 0C-7.600 -1.400 -7 -3.800 -5 -4.600C-2 -5.400 1.500 -5.200 3.600 -5.600L4.800 -6.200L6.200 -3.200C5.800 -1.600 5 -0.400 4 0Z',
    )
    stroke(
      k,
      rim,
      0.34,
      'M-6.800 -2.400C-6.600 -3.600 -6 -4.300 -5 -4.600C-2 -5.400 1.500 -5.200 3.600 -5.600',
    )
    k.save()
    k.translate(0, 3.5)
    neckUp(k, [fur, dark, rim, cream], false)
    k.restore()
    return
  }
  k.save()
  k.translate(1, 0)
  path(k, dark, fore)
  k.translate(0.4, 0)
  path(k, dark, hind)
  k.restore()
  path(k, fur, hind)
  path(k, fur, trunk)
  path(
    k,
    dark,
    'M-3.400 -5.200C-1 -4.700 2 -4.500 4.500 -4.700C5.200 -4.900 5.900 -5.600 6.400 -6.600C5 -5.600 3 -5.500 1 -5.700C-0.600 -5.900 -2.200 -6 -3.400 -5.200Z',
  )
  path(k, fur, fore)
  path(k, cream, 'M-6.900 -8C-7.700 -7.200 -7.500 -6 -7 -5.600L-6.500 -6.600Z')
  stroke(
    k,
    rim,
    0.34,
    'M-6.800 -7.800C-6.700 -8 -6.600 -8.100 -6.500 -8.100C-5 -8.900 -2 -8.500 0.500 -8.400C2.500 -8.500 3.900 -8.900 4.800 -9.500',
  )
  if (kind === 'graze') {
    path(
      k,
      fur,
      'M3.600 -8.800C5.200 -8.600 6.600 -7.400 7.400 -5.600C8 -4.200 8.800 -3 9.200 -2.400L10.200 -0.700C10.300 -0.300 9.900 0 9.500 -0.200L8 -1.300C7.400 -1.600 7 -2.200 6.800 -2.900C6.200 -4 5.400 -5 4.600 -5.400Z',
    )
    path(
      k,
      fur,
      'M8 -3.400C7.800 -4.400 8.400 -5.200 9.600 -5.400C9.600 -4.500 9 -3.700 8.400 -3.200Z',
    )
    stroke(
      k,
      rim,
      0.32,
      'M4 -8.800C5.200 -8.600 6.600 -7.400 7.400 -5.600C7.700 -4.900 8 -4.300 8.300 -3.800',
    )
  } else if (kind === 'bow') {
    path(
      k,
      fur,
      'M3.600 -8.900C5.600 -9.600 7.400 -9.400 8.800 -8.600C9.600 -8.300 10 -7.600 10 -6.900L10.200 -4.700C10.200 -4.200 9.700 -4 9.400 -4.300L8.400 -5.900C7.800 -6.400 7 -6.600 6.200 -6.400L4.600 -5.600Z',
    )
    path(
      k,
      fur,
      'M8.400 -8.500C8.200 -9.600 8.800 -10.400 9.900 -10.700C10 -9.700 9.500 -8.900 8.900 -8.400Z',
    )
    stroke(
      k,
      rim,
      0.32,
      'M4.200 -9.100C5.600 -9.600 7.400 -9.400 8.800 -8.600C9.600 -8.300 10 -7.600 10 -6.900L10.200 -5',
    )
  } else neckUp(k, [fur, dark, rim, cream], kind === 'stag')
}

function neckUp(k, [fur, dark, rim, cream], antlers) {
  path(
    k,
    fur,
    'M3.800 -9L4.800 -9.500C5.400 -10.600 5.900 -12 6.300 -13.300C6.600 -14.300 7.500 -14.800 8.300 -14.400C9.200 -14 10 -13.400 10.700 -12.900C11.100 -12.500 10.900 -11.900 10.400 -11.800L8.900 -11.600C8.300 -11.300 8 -10.900 7.900 -10.300C7.600 -8.800 7 -7.400 6.200 -6.300L4 -6Z',
  )
  path(
    k,
    cream,
    'M8.900 -11.600C8.300 -11.300 8 -10.900 7.900 -10.300C7.600 -8.800 7 -7.400 6.200 -6.300L5.800 -6.600C6.800 -8 7.200 -9.600 7.500 -11Z',
  )
  path(
    k,
    dark,
    'M10.700 -12.900C11.100 -12.500 10.900 -11.900 10.400 -11.800L10.100 -12.100L10.200 -12.800Z',
  )
  path(
    k,
    dark,
    'M6.500 -13.500C5.600 -13.700 4.700 -14.400 4.500 -15.400C5.500 -15.300 6.500 -14.800 7 -14.100Z',
  )
  if (fur !== dark) path(k, '#2c1c2c', 'M8.300 -13.500a0.230 0.210 0 1 0 0.010 0Z')
  stroke(
    k,
    rim,
    0.32,
    'M4.800 -9.500C5.400 -10.600 5.900 -12 6.300 -13.300M7 -14.300C7.400 -14.600 7.900 -14.600 8.300 -14.400C9.200 -14 10 -13.400 10.600 -13',
  )
  if (!antlers) return
  stroke(
    k,
    dark,
    0.4,
    'M7.700 -14.500C7.600 -16 8.400 -17.400 9.600 -18.200C10 -19 10 -19.800 9.900 -20.400M8 -16.100C8.700 -16.200 9.400 -16.600 9.800 -17.200M9.500 -18.200C10.300 -18.400 10.900 -18.900 11.200 -19.500',
  )
  stroke(
    k,
    fur,
    0.42,
    'M7.200 -14.500C6.600 -16 6.300 -17.600 7 -19.200C7 -20 6.700 -20.700 6.300 -21.200M6.700 -16.300C7.300 -16.600 7.800 -17.200 8 -17.800M6.900 -19.200C7.500 -19.600 8 -20.200 8.100 -20.900',
  )
}

/** A deer on the meadow with its long shade towards us. Size in metres at the shoulder. */
export function stands(k, kind, x, z, size, flip) {
  const [px, py, q] = P(x, 0, z)
  const s = (q * size) / 9
  const c = tone(z)
  // Away from the sun.
  const lean = (px - SUN[0]) * 0.016
  k.save()
  k.translate(px, py)
  k.transform(flip ? -1 : 1, 0, -lean * 1, -0.9, 0, 0)
  k.scale(s, s)
  deer(k, kind, ['#746c48', '#746c48', '#746c48', '#746c48'])
  k.restore()
  k.save()
  k.translate(px, py)
  k.scale(flip ? -s : s, s)
  deer(k, kind, c)
  k.restore()
}

/** Grass before our feet, dark, its tips in the light. */
export function grass(k) {
  const r = random(12)
  path(k, '#3c5040', 'M-6 90C20 87 50 90.500 80 89.500C110 88.600 140 91 168 88V98H-6Z')
  for (let i = 0; i < 170; i++) {
    const x = -6 + r() * 172
    const y = 90 + r() * 5
    const l = 2.4 + r() * 5
    const lean = (r() - 0.5) * 2.6
    path(
      k,
      ['#34483c', '#46583c', '#5c6840'][i % 3],
      `M${x - 0.4} ${y}Q${x} ${y - l * 0.6} ${x + lean} ${y - l}Q${x + 0.5} ${y - l * 0.5} ${x + 0.4} ${y}Z`,
    )
    if (i % 4 === 0)
      stroke(k, '#ffdc8c', 0.14, `M${x + lean * 0.6} ${y - l * 0.7}L${x + lean} ${y - l}`)
  }
}

/** Trunks of cedars at the edge of the wood on the right, a bough of maple above. */
export function woodside(k) {
  for (const [x, w, c, l] of [
    [140, 6, '#6c5450', '#e8b078'],
    [151, 8, '#4c4048', '#c88c64'],
    [164, 12, '#342f40', '#8c6454'],
  ]) {
    path(
      k,
      c,
      `M${x - w * 0.5} -6L${x - w * 0.56} ${70 + w}C${x - w * 0.7} ${76 + w} ${x - w} ${79 + w} ${x - w * 1.3} ${81 + w}H${x + w}L${x + w * 0.5} ${70 + w}L${x + w * 0.4} -6Z`,
    )
    path(
      k,
      l,
      `M${x - w * 0.5} -6L${x - w * 0.56} ${70 + w}C${x - w * 0.7} ${76 + w} ${x - w} ${79 + w} ${x - w * 1.3} ${81 + w}H${x - w * 0.9}C${x - w * 0.6} ${78 + w} ${x - w * 0.4} ${74 + w} ${x - w * 0.36} ${68 + w}L${x - w * 0.34} -6Z`,
    )
    for (let i = 0; i < 4; i++)
      stroke(k, l, 0.2, `M${x - w * 0.1 + i * w * 0.12} ${6 + i * 9}V${30 + i * 11}`)
  }
  crowns(
    k,
    points(
      '128 0 24 10 0 170 26 24 18 1 150 9 30 15 1 138 6 20 11 0 168 13 26 18 0 118 -3 14 7 1 156 15 14 9 0',
      5,
    ),
    [
      ['#5c3440', '#8c4440', '#d87848'],
      ['#6c3840', '#a85440', '#f0944c'],
    ],
    31,
    -1,
  )
}
