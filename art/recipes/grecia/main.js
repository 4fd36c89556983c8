import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { lazyCat, poseidon, WASHING, yiayia } from '../../things/laundry-day.js'

const SEA = 18
/** Plaster in the sun, on its roofs, in shade, in deep shade; the blue of shutters. */
const [SUN, ROOF, SHADE, DEEP, BLUE] = ['#fff0d0', '#fffaf0', '#bcc4ec', '#8c98d4', '#1c58bc']

/** A late afternoon of north wind: mares' tails drawn out over butter and aqua. */
function windy(k) {
  path(k, '#5cb4dc', 'M-80 -60H240V40H-80Z')
  path(k, '#88ccdc', 'M-80 -16C-20 -24 40 -10 100 -20C160 -28 200 -20 240 -24V40H-80Z')
  path(k, '#b8e0d8', 'M-80 0C-20 -6 40 4 100 -3C160 -9 200 -4 240 -6V40H-80Z')
  path(k, '#ececc8', 'M-80 9C-20 5 40 12 100 7C160 3 200 7 240 5V40H-80Z')
  for (const [x, y, l, h] of points(
    '-8 -11 58 13 50 -3 70 14 6 5 46 8 -30 -34 70 16 44 -28 66 15 100 -40 70 14 84 3 40 6 -6 -48 60 12',
    4,
  ))
    for (const [dx, dy, q] of [
      [0, 0, 1],
      [l * 0.1, h * 0.26, 0.72],
      [-l * 0.06, -h * 0.2, 0.5],
    ])
      path(
        k,
        dy > 0 ? '#fff8e4' : '#f8f4e0',
        `M${x + dx} ${y + dy}C${x + dx + l * 0.3 * q} ${y + dy - h * 0.24 * q} ${x + dx + l * 0.66 * q} ${y + dy - h * 0.2 * q} ${x + dx + l * q} ${y + dy - h * q}C${x + dx + l * 0.76 * q} ${y + dy - h * 0.26 * q} ${x + dx + l * 0.36 * q} ${y + dy + h * 0.02} ${x + dx} ${y + dy}Z`,
      )
}

/** Far things: Thirasia, the burnt islands in the middle, and the wall of the caldera under its white crest. */
function caldera(k) {
  fill(k, '#a898bc', [
    ...rough(points('-30 18 -12 14 4 12.500 20 13 34 12 48 14.500 56 18'), 0.5, 3),
    [58, 18.6],
    [40, 19.6],
    [-30, 20],
  ])
  fill(k, '#d8a4a4', [
    ...rough(points('-30 18.500 -10 16 10 15 30 15.500 50 16.500 56 18'), 0.4, 6),
    [58, 18.6],
    [40, 19.6],
    [-30, 20],
  ])
  // The wall: ash, lava and pumice in layers, folded by gullies.
  const top = points('66 19 74 15 84 11 96 8.500 110 6 126 5.500 142 3 170 2')
  for (const [drop, c, seed] of [
    [0, '#f0d0a8', 4],
    [2.4, '#dc9c84', 5],
    [5, '#b8747c', 7],
    [8.5, '#d0906c', 9],
    [11, '#94606c', 11],
    [16, '#a87078', 12],
  ])
    fill(k, c, [
      ...rough(
        top.map(([x, y]) => [x, y + drop * Math.min(1, (x - 62) / 40)]),
        0.9,
        seed,
      ),
      [170, 44],
      [96, 34],
      [80, 24],
      [66, 19.5],
    ])
  const r = random(5)
  for (let x = 84; x < 166; x += 4 + r() * 5) {
    const y0 = 12 - (x - 84) * 0.09 + r() * 3
    const v = Math.min(1, (x - 66) / 44)
    path(
      k,
      'rgba(96,64,112,.5)',
      `M${x} ${y0}C${x + 1.2} ${y0 + (3) * v} ${x - 0.2} ${y0 + (6) * v} ${x + 1.4} ${y0 + (9) * v}C${x + 1} ${y0 + (13) * v} ${x + 3} ${y0 + (16) * v} ${x + 4 + r() * 3} ${y0 + (20 + r() * 4) * v}C${x + 1} ${y0 + (17) * v} ${x - 0.5} ${y0 + (13) * v} ${x - 0.2} ${y0 + (9) * v}C${x - 1.2} ${y0 + (6) * v} ${x - 0.4} ${y0 + (3) * v} ${x} ${y0}Z`,
    )
  }
  for (let x = 76; x < 166; x += 0.9 + r() * 2) {
    const y = 14.4 - (x - 76) * 0.24 + Math.max(0, x - 96) * 0.17
    path(
      k,
      r() < 0.8 ? ROOF : '#f8d8b0',
      `M${x} ${y + 0.9}v${-0.9 - r() * 1.2}h${0.8 + r()}v1.700Z`,
    )
  }
  // The burnt islands.
  fill(k, '#54445c', [
    ...rough(points('6 27.500 12 25.600 20 24 28 22.800 36 23.400 44 25 54 26 62 28'), 0.7, 8),
    ...points('56 29 30 29.600 10 28.800'),
  ])
  fill(k, '#8c6c70', [
    ...rough(points('6 27.500 12 25.600 20 24 28 22.800 32 25 24 26.500'), 0.4, 2),
    ...points('20 28 10 28'),
  ])
}

/** The deep bowl of sea: wind drawn over it in long curves, the sun's path on the left. */
function sea(k) {
  path(k, '#68b8d0', `M-80 ${SEA}H240V110H-80Z`)
  for (const [c, d] of [
    ['#3c94c8', 'M-80 23C-20 21 30 25 80 23C140 21 180 24 240 22V110H-80Z'],
    ['#2478b8', 'M-80 31C-20 28 20 34 60 31C100 28 140 33 240 30V110H-80Z'],
    ['#185ca4', 'M-80 42C-20 38 20 46 66 42C110 38 150 44 240 40V110H-80Z'],
    ['#144890', 'M-80 57C-20 52 30 62 80 57C130 52 170 58 240 54V110H-80Z'],
  ])
    path(k, c, d)
  for (const [x, y, l, h] of points(
    '-4 34 30 1.600 30 38.500 22 1.400 -10 47 34 2.200 44 50 30 2 70 37 16 1.200 2 60 40 2.600 60 63 26 2',
    4,
  ))
    path(
      k,
      'rgba(96,176,220,.5)',
      `M${x} ${y}C${x + l * 0.3} ${y - h} ${x + l * 0.6} ${y + h * 0.4} ${x + l} ${y - h * 0.6}C${x + l * 0.7} ${y + h} ${x + l * 0.3} ${y + h * 0.2} ${x} ${y}Z`,
    )
  for (const [x, y, l] of points(
    '-4 20 14 12 21.800 10 0 30.500 8 -8 25 16 8 36 7 -2 41 10 14 45 5 4 52 7',
    3,
  ))
    path(k, '#fff4cc', `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.600 ${-l} 0Z`)
}

/** A catamaran with its sail full, its wake drawn as a long tail. */
function catamaran(k, x, y, q) {
  at(k, x, y, q, (c) => {
    path(
      c,
      'rgba(255,255,255,.85)',
      'M-6 0.500C-16 1.500 -30 4.500 -44 9C-30 3 -18 -0.500 -6 -0.600Z',
    )
    path(c, 'rgba(255,255,255,.5)', 'M-4 2C-12 4 -22 8 -30 13C-22 6.500 -12 2.500 -4 1.200Z')
    path(
      c,
      '#fff6e4',
      'M-8 -2H9C8.500 0.500 7.500 1.500 6 1.500H-7C-8 0.500 -8.300 -1 -8 -2ZM-5 -4H3L4.500 -2H-6Z',
    )
    path(
      c,
      '#8c98d4',
      'M-8 -0.500H8.700C8.300 0.800 7.400 1.500 6 1.500H-7C-7.700 1 -8 0.300 -8 -0.500Z',
    )
    path(c, '#fff6e4', 'M0.500 -5V-26C-6 -20 -9 -11 -8 -4.600Z')
    path(c, '#fcc43c', 'M1.500 -24C6 -18 9 -10 9 -3.500L1.500 -4.500Z')
    path(c, '#c8c8e8', 'M0.500 -5V-26C-1.500 -19 -2 -11 -1.500 -4.900Z')
  })
}

/** A house seen from above on its left: roof, sunny side, shaded front; windows as [u, v, w, h] of the front. */
function cube(k, x, y, w, h, d, { tint, vault, openings = [] } = {}) {
  const [dx, dy] = [-d, -d * 0.42]
  const front = tint ? tint[1] : SHADE
  const side = tint ? tint[0] : SUN
  if (vault) {
    const arch = (ox, oy) =>
      `M${x + ox} ${y + h + oy}V${y + oy}C${x + ox} ${y - w * 0.62 + oy} ${x + w + ox} ${y - w * 0.62 + oy} ${x + w + ox} ${y + oy}V${y + h + oy}Z`
    path(
      k,
      side,
      `M${x + dx} ${y + h + dy}V${y + dy}C${x + dx} ${y - w * 0.4 + dy} ${x + w * 0.3 + dx} ${y - w * 0.47 + dy} ${x + w * 0.5 + dx} ${y - w * 0.47 + dy}L${x + w * 0.5} ${y - w * 0.47}L${x} ${y + h}Z`,
    )
    path(
      k,
      ROOF,
      `M${x + w * 0.5 + dx} ${y - w * 0.47 + dy}L${x + w * 0.5} ${y - w * 0.47}C${x + w * 0.2} ${y - w * 0.47} ${x + w * 0.06} ${y - w * 0.3} ${x + w * 0.02} ${y - w * 0.14}L${x + w * 0.02 + dx} ${y - w * 0.14 + dy}C${x + w * 0.1 + dx} ${y - w * 0.34 + dy} ${x + w * 0.3 + dx} ${y - w * 0.47 + dy} ${x + w * 0.5 + dx} ${y - w * 0.47 + dy}Z`,
    )
    path(k, front, arch(0, 0))
  } else {
    fill(k, side, [
      [x, y],
      [x, y + h],
      [x + dx, y + h + dy],
      [x + dx, y + dy],
    ])
    fill(k, ROOF, [
      [x, y],
      [x + w, y],
      [x + w + dx, y + dy],
      [x + dx, y + dy],
    ])
    fill(k, '#e4dcec', [
      [x + 0.8, y - 0.7],
      [x + w - 0.8, y - 0.7],
      [x + w + dx * 0.9 - 0.6, y + dy * 0.9],
      [x + dx * 0.9 + 0.9, y + dy * 0.9],
    ])
    path(k, front, `M${x} ${y}H${x + w}V${y + h}H${x}Z`)
    path(k, ROOF, `M${x} ${y}H${x + w}V${y + 0.7}H${x}Z`)
  }
  for (const [u, v, ow, oh, kind] of openings) {
    const [px, py] = [x + u, y + v]
    if (kind === 'arch') {
      path(
        k,
        BLUE,
        `M${px} ${py + oh}V${py + ow * 0.5}C${px} ${py - ow * 0.16} ${px + ow} ${py - ow * 0.16} ${px + ow} ${py + ow * 0.5}V${py + oh}Z`,
      )
      stroke(k, '#5c98e4', 0.25, `M${px + ow / 2} ${py + 0.4}V${py + oh}`)
    } else path(k, kind ?? '#34509c', `M${px} ${py}H${px + ow}V${py + oh}H${px}Z`)
  }
}

/** A blue dome on its white drum, a cross on the top. */
function dome(k, x, y, rx) {
  const ry = rx * 0.92
  path(k, SHADE, `M${x - rx * 0.94} ${y + rx * 0.6}V${y - 0.5}H${x + rx * 0.94}V${y + rx * 0.6}Z`)
  path(k, SUN, `M${x - rx * 0.94} ${y + rx * 0.6}V${y - 0.5}H${x - rx * 0.3}V${y + rx * 0.6}Z`)
  path(k, DEEP, `M${x + rx * 0.62} ${y + rx * 0.6}V${y - 0.5}H${x + rx * 0.94}V${y + rx * 0.6}Z`)
  for (const u of [-0.66, -0.08, 0.44])
    path(
      k,
      '#34509c',
      `M${x + u * rx} ${y + rx * 0.46}v${-rx * 0.22}a${rx * 0.08} ${rx * 0.1} 0 0 1 ${rx * 0.16} 0v${rx * 0.22}Z`,
    )
  path(
    k,
    ROOF,
    `M${x - rx * 1.04} ${y + rx * 0.06}V${y - rx * 0.06}H${x + rx * 1.04}V${y + rx * 0.06}Z`,
  )
  path(
    k,
    '#1c64cc',
    `M${x - rx} ${y - rx * 0.05}C${x - rx} ${y - ry * 0.7} ${x - rx * 0.5} ${y - ry} ${x} ${y - ry}C${x + rx * 0.5} ${y - ry} ${x + rx} ${y - ry * 0.7} ${x + rx} ${y - rx * 0.05}Z`,
  )
  path(
    k,
    '#4c98ec',
    `M${x - rx} ${y - rx * 0.05}C${x - rx} ${y - ry * 0.7} ${x - rx * 0.5} ${y - ry} ${x} ${y - ry}C${x - rx * 0.4} ${y - ry * 0.8} ${x - rx * 0.52} ${y - ry * 0.4} ${x - rx * 0.5} ${y - rx * 0.05}Z`,
  )
  path(
    k,
    '#94c8f8',
    `M${x - rx * 0.86} ${y - ry * 0.3}C${x - rx * 0.8} ${y - ry * 0.62} ${x - rx * 0.5} ${y - ry * 0.86} ${x - rx * 0.3} ${y - ry * 0.93}C${x - rx * 0.6} ${y - ry * 0.7} ${x - rx * 0.7} ${y - ry * 0.5} ${x - rx * 0.72} ${y - ry * 0.26}Z`,
  )
  path(
    k,
    '#123c98',
    `M${x + rx * 0.4} ${y - rx * 0.05}C${x + rx * 0.46} ${y - ry * 0.4} ${x + rx * 0.4} ${y - ry * 0.8} ${x} ${y - ry}C${x + rx * 0.5} ${y - ry} ${x + rx} ${y - ry * 0.7} ${x + rx} ${y - rx * 0.05}Z`,
  )
  path(
    k,
    ROOF,
    `M${x - rx * 0.13} ${y - ry}V${y - ry * 1.16}C${x - rx * 0.13} ${y - ry * 1.3} ${x + rx * 0.13} ${y - ry * 1.3} ${x + rx * 0.13} ${y - ry * 1.16}V${y - ry}Z`,
  )
  stroke(
    k,
    ROOF,
    rx * 0.07,
    `M${x} ${y - ry * 1.2}V${y - ry * 1.62}M${x - rx * 0.14} ${y - ry * 1.46}H${x + rx * 0.14}`,
  )
}

/** A gable with its bells, seen a little from the left. */
function bells(k, x, y) {
  fill(k, SUN, [
    [x, y],
    [x - 2.5, y - 1],
    [x - 2.5, y - 21],
    [x, y - 20],
  ])
  path(
    k,
    SHADE,
    `M${x} ${y}V${y - 20}C${x} ${y - 23} ${x + 2} ${y - 23} ${x + 2.5} ${y - 24.5}C${x + 3} ${y - 28.5} ${x + 8} ${y - 28.5} ${x + 8.5} ${y - 24.5}C${x + 9} ${y - 23} ${x + 11} ${y - 23} ${x + 11} ${y - 20}V${y}Z`,
  )
  stroke(
    k,
    ROOF,
    0.8,
    `M${x} ${y - 20}C${x} ${y - 23} ${x + 2} ${y - 23} ${x + 2.5} ${y - 24.5}C${x + 3} ${y - 28.5} ${x + 8} ${y - 28.5} ${x + 8.5} ${y - 24.5}C${x + 9} ${y - 23} ${x + 11} ${y - 23} ${x + 11} ${y - 20}`,
  )
  for (const [u, v] of points('1.500 -11.500 6 -11.500 3.800 -20')) {
    path(k, '#2c78c4', `M${x + u} ${y + v + 4.5}V${y + v}a1.750 2 0 0 1 3.500 0V${y + v + 4.5}Z`)
    path(
      k,
      '#e8a440',
      `M${x + u + 0.6} ${y + v + 3}C${x + u + 1} ${y + v + 1.5} ${x + u + 0.9} ${y + v} ${x + u + 1.75} ${y + v - 0.2}C${x + u + 2.6} ${y + v} ${x + u + 2.5} ${y + v + 1.5} ${x + u + 2.9} ${y + v + 3}Z`,
    )
  }
  stroke(k, ROOF, 0.6, `M${x + 5.5} ${y - 27.5}V${y - 31}M${x + 4.3} ${y - 29.8}H${x + 6.7}`)
}

/** The town that falls down the cliff on the right, far to near. */
function town(k) {
  fill(k, '#b07c78', points('100 36 112 30 128 22 146 14 240 8 240 110 84 110 88 70 92 50'))
  const W = (u, v, w = 1.3, h = 2) => [u, v, w, h]
  const A = (u, v, w, h) => [u, v, w, h, 'arch']
  cube(k, 150, 13, 12, 9, 5, { openings: [W(2, 3), W(6, 3), A(9, 3.5, 2, 5.5)] })
  cube(k, 166, 10, 30, 12, 6, { tint: ['#fcd8ac', '#d8a4a8'] })
  cube(k, 134, 19, 9, 8, 4, { openings: [A(3, 3, 2, 5), W(6.5, 3)] })
  dome(k, 146, 25, 5)
  cube(k, 141, 28, 15, 9, 4, { openings: [W(3, 3), A(8, 2.5, 2.4, 6.5)] })
  cube(k, 159, 24, 32, 16, 6, { vault: false, openings: [W(5, 5, 2, 3), W(11, 5, 2, 3)] })
  cube(k, 121, 28, 11, 9, 5, {
    tint: ['#fce0b4', '#e0ac98'],
    openings: [W(2, 3), W(7, 3), A(4.5, 4, 2, 5)],
  })
  cube(k, 152, 41, 10, 11, 6, { vault: true, openings: [A(3.5, 1.5, 3, 9.5)] })
  cube(k, 164, 44, 40, 18, 7)
  cube(k, 136, 40, 13, 11, 6, { openings: [W(2, 3.5, 1.6, 2.6), W(8.5, 3.5, 1.6, 2.6)] })
  dome(k, 114, 49, 12.5)
  cube(k, 100, 56, 32, 12, 5, { openings: [W(4, 4, 1.8, 3), A(13, 3, 4.5, 9), W(25, 4, 1.8, 3)] })
  cube(k, 135, 57, 22, 13, 8, { openings: [W(4, 5, 2, 3), A(11, 4, 3.6, 9)] })
  cube(k, 158, 62, 60, 30, 8, { openings: [W(6, 6, 2.4, 4)] })
  leafMass(k, {
    box: [122, 58, 140, 72],
    inside: (x, y) => Math.hypot((x - 132) / 6, (y - 69) / (8 + (x - 128) * 0.3)) < 1,
    light: (x, y) => 0.9 - (y - 60) / 14,
    size: 2.6,
    tones: [
      ['#94206c', '#c83484', '#e8589c'],
      ['#c83484', '#f0609c', '#ff9cc0'],
    ],
    seed: 9,
  })
  bells(k, 90, 70)
  cube(k, 108, 72, 15, 12, 9, { vault: true, openings: [A(5, 0.5, 5, 12)] })
  cube(k, 128, 72, 34, 30, 9, { openings: [W(8, 8, 3, 4.5)] })
}

/** The terrace: its wall over the drop, pebbled floor, a pot. */
function terrace(k) {
  path(k, '#e8dce4', 'M-80 86C-20 82 60 80 122 83V120H-80Z')
  fill(k, SHADE, points('-80 74 96 69 101 71.500 101 83.500 -80 90'))
  fill(k, SUN, points('-80 70 92 65.500 101 69 101 72 -80 76.500'))
  fill(k, ROOF, points('-80 70 92 65.500 101 69 96 70.500 -80 74'))
  fill(k, DEEP, points('-80 88 101 82.500 106 85 -80 93'))
  path(k, '#fff6e4', 'M-80 94C-20 90 50 87 108 86C116 90 118 98 116 120H-80Z')
  for (const [x, y, a] of points('6 95 5 26 93 5 48 92 5 70 91 5 90 90.500 5', 3))
    path(k, '#d8cce0', `M${x} ${y}q${a * 0.5} -1.200 ${a} 0q${-a * 0.5} 1 ${-a} 0Z`)
}

export default {
  alt: 'Vento sulla terrazza a Santorini: il bucato vola sulla caldera, un bimbo avvolto nel lenzuolo posa da dio del mare con lo spazzolone, la nonna ride e il gatto sonnecchia davanti alla cupola blu',
  focus: 0.56,
  heart: 62,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.02, 0.12],
      horizon: h > w ? 0.42 : SEA / 90,
    })
    const f = field(s, { centre: 68, zoom: 0.69, foot: 0.97 })
    f.draw(s.k, (k) => {
      windy(k)
      sea(k)
      caldera(k)
      catamaran(k, ...s.pick([17, 63], [81, 58]), 0.5)
      catamaran(k, 62, 34, 0.26)
      town(k)
      terrace(k)
      // The line from its pole to the house, with what flies on it.
      stroke(k, '#8c5844', 1.3, 'M8 92L6 22')
      stroke(k, '#e8b07c', 0.5, 'M7.600 92L5.600 22')
      stroke(k, '#544468', 0.35, 'M6 23C40 34 70 38 100 40')
      at(k, 12, 25.2, 0.9, WASHING.towel)
      at(k, 33, 31.3, 0.86, WASHING.shirt)
      at(k, 57, 36.3, 0.8, WASHING.striped)
      at(k, 68, 37.7, 0.8, WASHING.sock)
      for (const [x, y] of points(
        '12.500 25.400 22 27.900 33.500 31.400 41.500 33.200 57.500 36.200 68.500 37.500 80 38.600 84 39 51 35',
      ))
        path(k, '#f4705c', `M${x - 0.5} ${y - 0.9}h1v2.400h-1Z`)
      at(k, 87, 66.8, 0.86, lazyCat)
      path(
        k,
        'rgba(84,76,160,.4)',
        'M26 90.500C36 88.500 56 88 64 89.500C56 92 36 93 26 90.500ZM58 89.500C70 87.500 92 87 100 88.500C90 91 68 91.500 58 89.500Z',
      )
      at(k, 34, 87.8, 0.9, yiayia)
      at(k, 64, 87.3, 0.92, poseidon)
      leafMass(k, {
        box: [-10, 72, 22, 100],
        inside: (x, y) => y > 80 + (x * x) / 26 && x < 20,
        light: (x, y) => 0.9 - (y - 78) / 26 - x * 0.015,
        size: 4.2,
        tones: [
          ['#6c1458', '#94206c', '#b8307c'],
          ['#94206c', '#c83484', '#e8589c'],
          ['#c83484', '#f0609c', '#ff9cc0'],
        ],
        seed: 6,
      })
    })
    return finish(s, { vignette: 0.08, bloom: 0.14 })
  },
}
