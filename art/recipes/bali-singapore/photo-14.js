import { blend } from '../../core/colour.js'
import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { coolDrink, hornbill } from '../../things/pool-hornbill.js'

/** The pool lies at 200 m: even the wheel (165 m) stays below this line. */
const HORIZON = 17
const AIR = '#f4c8a4'

/** Evening: the low sun on the left, towers of cloud over the strait on the right, lit on their sunny sides. */
function weather(k) {
  path(k, '#ffcf92', 'M-6 -6H166V20H-6Z')
  path(k, '#f6ac94', 'M-6 -6H166V3C120 0 70 1.500 30 -1.500C16 -2.500 4 -3 -6 -3Z')
  path(k, '#ffe2ac', 'M-6 7C30 6 80 10 166 9V20H-6Z')
  path(k, '#fff2cc', 'M-6 12C24 11 60 14 120 16.500V20H-6Z')
  // The storm that has gone by: three towers, each with a sunny face and a mauve one.
  for (const [c, d] of [
    [
      '#d98f94',
      'M92 18C93 15.600 96 15 98 14.600C98 12 101 10.400 104 10.600C105 7 110 5.400 113 6.600C114 2.600 121 1 125 3.600C128 -1 137 -3 142 0.600C148 -3 160 -3 170 0V18Z',
    ],
    [
      '#ffd9b0',
      'M92 18C93 15.600 96 15 98 14.600C98 12 101 10.400 104 10.600C102 12.600 102.500 14.500 104.500 15.400C101 15.400 98 16.400 97 18Z',
    ],
    [
      '#ffd0aa',
      'M104 10.600C105 7 110 5.400 113 6.600C110.500 8 109.500 10.500 111 12.600C108.500 12.400 106.500 13.500 106 15.500C103 14.600 102.500 12.400 104 10.600Z',
    ],
    [
      '#ffc8a4',
      'M113 6.600C114 2.600 121 1 125 3.600C121.500 4.500 119.500 7 120.500 10C117 9.500 114.500 11 114.500 13.400C111 12 110.500 8.600 113 6.600Z',
    ],
    [
      '#fbbc9e',
      'M125 3.600C128 -1 137 -3 142 0.600C137 0.800 133.500 3.600 134 7.600C130 7 126.500 9 126.500 12C122.500 10 122.500 5.500 125 3.600Z',
    ],
    [
      '#a8708c',
      'M118 18C119 15 124 14 128 14.600C130 11.500 136 10.400 141 11.600C144 7.600 152 5.600 170 6.600V18Z',
    ],
    ['#8c5e86', 'M132 18C136 15.400 142 15.600 146 16C150 12.600 158 12 170 12.600V18Z'],
    [
      '#fff0cc',
      'M8 5C20 3.600 30 3.800 44 5C32 6.200 18 6.200 8 5ZM40 8.600C50 7.800 62 8 72 8.800C60 9.800 50 9.600 40 8.600Z',
    ],
    ['#e89a8c', 'M50 1.500C62 0.400 74 0.600 86 1.800C74 3 62 2.800 50 1.500Z'],
  ])
    path(k, c, d)
}

/** A block seen a little from above: roof, sunny left side, shaded front. */
function block(k, x, y, w, h, far, tint = 0) {
  const tone = (c) => blend(c, AIR, far)
  const edge = x + w * 0.42
  const d = Math.min(0.5, w * 0.1)
  path(
    k,
    'rgba(68,44,104,.28)',
    `M${edge} ${y + d}L${x + w} ${y - 0.3}L${x + w + h * 0.9} ${y + 0.3}L${edge + h * 0.7} ${y + d + 0.9}Z`,
  )
  fill(
    k,
    tone(['#ffe8bc', '#fcd4a4', '#f8e4cc'][tint]),
    points(`${x} ${y} ${x} ${y - h} ${edge} ${y - h + d} ${edge} ${y + d}`),
  )
  fill(
    k,
    tone(['#a47ca4', '#8c74a8', '#7488b0'][tint]),
    points(`${edge} ${y + d} ${edge} ${y - h + d} ${x + w} ${y - h} ${x + w} ${y}`),
  )
  fill(
    k,
    tone('#fff4dc'),
    points(`${x} ${y - h} ${x + w * 0.58} ${y - h - d} ${x + w} ${y - h} ${edge} ${y - h + d}`),
  )
  for (let v = y - h + 1.5; v < y; v += 1.1) {
    stroke(k, tone('#e8ac84'), 0.22, `M${x + 0.3} ${v}L${edge - 0.2} ${v + 0.4}`)
    stroke(k, tone('#6c5c94'), 0.22, `M${edge + 0.3} ${v + 0.4}L${x + w - 0.3} ${v}`)
  }
}

/** The city beyond the bay, its hotels, its stadium, its woods. */
function northBank(k) {
  path(k, '#dcb4a0', `M-6 ${HORIZON}C30 16.400 90 17.400 166 ${HORIZON}V30H-6Z`)
  path(k, '#bcb494', 'M-6 20C20 18.600 50 21 80 19.600C110 18.400 140 21 166 19.400V34H-6Z')
  const r = random(6)
  // Quarters of the far city, thick in their middle, loose at their edges; woods between them.
  for (const [cx, wide, tall, n] of points(
    '10 14 2.600 16 44 10 3.200 14 66 8 2.200 9 88 10 2.800 12 124 9 2 9 150 12 3.400 15',
    4,
  ))
    for (let i = 0; i < n; i++) {
      const off = (r() + r() - 1) * wide
      const high = tall * (1 - Math.abs(off / wide)) * (0.5 + r() * 0.8) + 0.7
      block(
        k,
        cx + off,
        18.6 + (i / n) * 5 + r() * 0.6,
        1.2 + r() * 1.8,
        high,
        0.7 - (i / n) * 0.22,
        i % 3,
      )
    }
  path(
    k,
    '#88a880',
    'M-6 27C10 24 24 26 40 25C62 23.600 84 26 104 24.600C130 23 150 26 166 24V44H-6Z',
  )
  path(
    k,
    '#6c9474',
    'M-6 31C14 28.500 30 31 50 29C70 27.500 100 30 120 28C140 26.500 154 29 166 28V44H-6Z',
  )
  // The dome of the stadium by the basin.
  path(k, '#a4c4bc', 'M100 26.500C116 25 140 25.500 166 24.500V27C140 28 118 28 100 27.600Z')
  path(
    k,
    '#fff0d4',
    'M98 25.500C99 20.500 103 19 106.500 19C110 19 114 21 115 25.500C110 26.600 103 26.600 98 25.500Z',
  )
  path(
    k,
    '#bc98b0',
    'M108 19.100C111.500 19.500 114.300 21.500 115 25.500C112 26.200 109 26.300 106 26.300C112 25.500 112 21.500 108 19.100Z',
  )
  // Five towers like a hand, and the hotels.
  for (const [x, y, w, h, far, tint] of points(
    '38 29.500 3.600 11.500 .4 0 42.400 29 3.600 9.500 .4 1 70 29 3.800 12 .4 0 74.600 29.600 3.400 9 .4 2 3 30 3.600 6.500 .38 2 8 30.500 4.400 10 .36 1 13.500 31 3.400 7 .34 0 47 31.500 4 13 .32 2 32 32 5 6 .28 1 52 33.500 8 5.500 .22 0 61.500 33.500 4.600 10.500 .22 1 67 34 7 4.500 .2 0 82 33 3.800 9 .24 2 86.600 33.600 6.600 5.500 .2 1 18 33.500 6.500 4.500 .22 0 143 29.500 3.600 6.500 .34 0 147.600 30 4.600 4.500 .32 1 154 31 3.800 8 .3 2 158.600 31.500 6 4.500 .28 0',
    6,
  ))
    block(k, x, y, w, h, far, tint)
  // Crowns along the shore.
  for (let x = -4; x < 166; x += 2.3) {
    const [y, q] = [35.4 + Math.sin(x * 0.09) * 0.6 + r() * 0.5, 1 + r() * 0.9]
    path(
      k,
      '#4c7c64',
      `M${x - q * 1.5} ${y}a${q * 1.5} ${q} 0 1 0 ${q * 3} 0a${q * 1.5} ${q} 0 1 0 ${-q * 3} 0Z`,
    )
  }
  path(
    k,
    '#4c7c64',
    'M-6 35C6 32.400 16 35 28 33.600C44 32.600 54 35.500 70 34C84 33 96 36 108 36C124 35.500 146 33.500 166 35V46H-6Z',
  )
}

/** The two theatres across the bay, prickly shells in the low sun. */
function theatres(k) {
  for (const [cx, cy, w, h] of points('10 37.500 7.500 5 25 36.800 6.500 4.200', 4)) {
    path(
      k,
      '#9c8490',
      `M${cx - w} ${cy}C${cx - w} ${cy - h * 1.3} ${cx + w} ${cy - h * 1.3} ${cx + w} ${cy}Q${cx} ${cy + 1.4} ${cx - w} ${cy}Z`,
    )
    path(
      k,
      '#fce4b4',
      `M${cx - w} ${cy}C${cx - w} ${cy - h * 1.3} ${cx + 1} ${cy - h * 1.1} ${cx + w * 0.3} ${cy + 0.6}Q${cx - w * 0.3} ${cy + 0.8} ${cx - w} ${cy}Z`,
    )
    for (let i = 0; i < 5; i++)
      stroke(
        k,
        i < 3 ? '#d8a880' : '#745c7c',
        0.3,
        `M${cx - w + 1 + i * w * 0.4} ${cy + 0.3}L${cx - w * 0.5 + i * w * 0.27} ${cy - h * 0.75}`,
      )
    for (let i = 1; i < 4; i++)
      stroke(
        k,
        '#b48c80',
        0.25,
        `M${cx - w * (1 - i * 0.07)} ${cy - i}Q${cx} ${cy - i * 1.1 + 0.9} ${cx + w * (1 - i * 0.07)} ${cy - i}`,
      )
  }
}

/** The bay far below, gold on the side of the sun. */
function bay(k) {
  path(
    k,
    '#3c94a0',
    'M-6 38.500C20 37.500 50 38 80 39.500C96 40.500 110 42.500 126 43C142 43 154 41 166 39V80H-6Z',
  )
  path(
    k,
    '#5cb0a8',
    'M-6 38.500C20 37.500 50 38 80 39.500C96 40.500 104 42 112 44C96 45 84 44 70 46C50 48.500 20 46 -6 52Z',
  )
  path(
    k,
    '#fcc888',
    'M-6 40C14 38.600 34 39 52 40C40 40.600 30 41.600 20 42.600C12 43.500 2 44 -6 46Z',
  )
  path(k, '#fff0c4', 'M-6 41C8 40 22 40 34 40.400C20 41 6 42 -6 43.400Z')
  for (const d of [
    'M60 42q4 -0.700 9 0.200M74 46q5 -0.900 10 0.100M96 47q4 -0.600 9 0.400M118 46.500q6 -0.800 11 0M136 45q4 -0.700 8 0M104 51q5 -0.900 11 0.200M126 51q6 -0.800 12 0.100',
  ])
    stroke(k, 'rgba(255,240,208,.4)', 0.25, d)
  // The wheel in the water, broken.
  for (const [x, y, l] of points(
    '124 45.200 15 126 46.600 5 136 46.500 6 125 48 12 128 49.600 7 127 51.400 8',
    3,
  ))
    path(
      k,
      'rgba(255,240,214,.4)',
      `M${x} ${y}q${l * 0.5} -0.500 ${l} 0q${-l * 0.5} 0.600 ${-l} 0Z`,
    )
  // Boats with their wakes.
  for (const [x, y, q] of points('150 49 0.9 24 46 0.700', 3)) {
    path(
      k,
      'rgba(255,250,232,.85)',
      `M${x} ${y}L${x + 9 * q} ${y - 1.3 * q}L${x + 3 * q} ${y + 0.1}L${x + 9.5 * q} ${y + 1.5 * q}Z`,
    )
    path(
      k,
      '#84344c',
      `M${x - 2 * q} ${y - 0.2}C${x - q} ${y + q} ${x + 2 * q} ${y + q} ${x + 2.6 * q} ${y - 0.3 * q}Z`,
    )
    path(k, '#fff0c8', `M${x - 0.8 * q} ${y - 1.5 * q}H${x + 2 * q}V${y - 0.4 * q}H${x - 0.8 * q}Z`)
  }
}

/** The great wheel on its bank: rims, spokes, 28 cabins, the legs that hold its hub. */
function wheel(k, x, y) {
  const [rx, ry] = [8.6, 9.8]
  const on = (a, m = 1) => [x + Math.cos(a) * rx * m, y + Math.sin(a) * ry * m]
  path(
    k,
    '#e8d0b4',
    `M${x - 9} ${y + 13.6}L${x - 6} ${y + 11}H${x + 7}L${x + 10} ${y + 13.6}Q${x} ${y + 15} ${x - 9} ${y + 13.6}Z`,
  )
  path(
    k,
    '#94789c',
    `M${x + 1} ${y + 14.3}V${y + 11}H${x + 7}L${x + 10} ${y + 13.6}Q${x + 6} ${y + 14.2} ${x + 1} ${y + 14.3}Z`,
  )
  stroke(
    k,
    '#8c6c98',
    0.7,
    `M${x + 0.6} ${y}L${x + 6} ${y + 12}M${x - 0.6} ${y}L${x - 3.5} ${y + 12.6}`,
  )
  stroke(k, '#ffe8c4', 0.5, `M${x} ${y}L${x + 4.5} ${y + 12.5}M${x - 1} ${y}L${x - 5.5} ${y + 12}`)
  let spokes = ''
  for (let i = 0; i < 28; i++) spokes += `M${x} ${y}L${on((i / 14) * Math.PI).join(' ')}`
  stroke(k, 'rgba(255,244,220,.6)', 0.14, spokes)
  const ring = (m, dx) =>
    `M${x - rx * m + dx} ${y}a${rx * m} ${ry * m} 0 1 0 ${rx * 2 * m} 0a${rx * m} ${ry * m} 0 1 0 ${-rx * 2 * m} 0`
  stroke(k, '#8c6c98', 0.5, ring(0.97, 0.5))
  stroke(k, '#fff0d0', 0.6, ring(1, 0))
  for (let i = 0; i < 28; i++) {
    const [a, b] = on((i / 14) * Math.PI, 1.09)
    path(k, '#fffaf0', `M${a - 0.65} ${b}a0.650 0.480 0 1 0 1.300 0a0.650 0.480 0 1 0 -1.300 0Z`)
    path(k, '#6c5c94', `M${a + 0.1} ${b - 0.3}h0.500v0.600h-0.500Z`)
  }
  path(k, '#fff4dc', `M${x - 0.9} ${y}a0.900 0.900 0 1 0 1.800 0a0.900 0.900 0 1 0 -1.800 0Z`)
}

/** The footbridge like a double helix: it leaves the museum, bends, and lands on the bank of the wheel; the road runs beside it. */
function helix(k) {
  const mid = (t) => {
    const u = 1 - t
    return [
      u * u * 70 + 2 * u * t * 101 + t * t * 107.5,
      u * u * 58 + 2 * u * t * 54 + t * t * 40.6,
    ]
  }
  const wide = (t) => 2.3 - 1.35 * t
  const side = (t) => {
    const [x0, y0] = mid(t - 0.01)
    const [x1, y1] = mid(t + 0.01)
    const l = Math.hypot(x1 - x0, y1 - y0)
    return [-(y1 - y0) / l, (x1 - x0) / l]
  }
  const along = (off, from = 0, to = 1) => {
    const list = []
    for (let i = 0; i <= 30; i++) {
      const t = from + ((to - from) * i) / 30
      const [x, y] = mid(t)
      const [nx, ny] = side(t)
      list.push([x + nx * off * wide(t), y + ny * off * wide(t) * 0.6])
    }
    return list
  }
  const strip = (c, a, b, dy = 0) =>
    fill(
      k,
      c,
      [...along(a), ...along(b).reverse()].map(([x, y]) => [x, y + dy]),
    )
  // Shade on the water, the bridge of the road with its dark flank, then the deck of the footbridge.
  strip('rgba(28,64,104,.4)', 0.2, 5.2, 2)
  strip('#7c6494', 2, 4, 0.7)
  strip('#f4d8b0', 2, 4)
  strip('#c4a49c', 2.9, 3.1)
  for (const t of [0.14, 0.34, 0.54, 0.74]) {
    const [x, y] = mid(t)
    const q = wide(t)
    stroke(
      k,
      '#8c7098',
      0.3 * q,
      `M${x - q * 0.5} ${y + 0.3}L${x} ${y + q * 1.5}L${x + q * 0.5} ${y + 0.3}`,
    )
  }
  strip('#6c5488', -0.85, 0.95, 0.5)
  strip('#fbe6c4', -0.85, 0.85)
  // Two steel tubes wind round the deck; what passes behind is darker and thinner.
  for (const [turn, c, thick] of [
    [0, '#8c6c98', 0.26],
    [Math.PI, '#8c6c98', 0.26],
    [0, '#fffaf0', 0.42],
    [Math.PI, '#e8bca4', 0.42],
  ]) {
    let d = ''
    let on = false
    for (let i = 0; i <= 400; i++) {
      const t = i / 400
      // Turns of equal length look shorter far away.
      const a = 44 * (t + 0.25 * t * t) + turn
      const front = Math.cos(a) > 0
      if (front !== thick > 0.3) {
        on = false
        continue
      }
      const [x, y] = mid(t)
      const [nx, ny] = side(t)
      const q = wide(t)
      d += `${on ? 'L' : 'M'}${x + nx * Math.sin(a) * q * 1.05} ${y + ny * Math.sin(a) * q * 0.6 - q * 0.35 - Math.cos(a) * q * 0.75}`
      on = true
    }
    stroke(k, c, thick, d)
  }
}

/** The shore at the foot of our tower: promenade, trees, the pond of the museum. */
function nearShore(k) {
  path(
    k,
    '#f4d4a4',
    'M-6 62C4 56 16 54 30 54.500C42 55 52 55.500 62 56.500C84 58 110 58 130 54C146 51 156 50.500 166 50V80H-6Z',
  )
  path(
    k,
    '#3c745c',
    'M-6 64.500C6 58.500 20 58 34 59C56 60.500 84 60.500 112 59.500C132 58 150 53.500 166 53V80H-6Z',
  )
}

/** The gardens at the foot of our tower as one mass, its crowns of every size; the road comes out of them. */
function gardens(k) {
  const r = random(12)
  for (let x = -4; x < 168; ) {
    const q = 0.9 + r() * r() * 2.4
    const y = (x < 112 ? 60.8 : 60.8 - (x - 112) * 0.13) + r() * 2
    path(
      k,
      '#2c6054',
      `M${x - q * 1.4} ${y + 6}V${y}C${x - q * 1.4} ${y - q * 1.2} ${x + q * 1.4} ${y - q * 1.2} ${x + q * 1.4} ${y}V${y + 6}Z`,
    )
    path(
      k,
      r() < 0.5 ? '#4c8c60' : '#5c9864',
      `M${x - q * 1.3} ${y + q * 0.2}C${x - q * 1.4} ${y - q * 1.1} ${x + q * 0.8} ${y - q * 1.2} ${x + q} ${y - q * 0.4}C${x + q * 0.4} ${y - q * 0.5} ${x + q * 0.2} ${y} ${x - q * 0.3} ${y}Q${x - q * 0.7} ${y + q * 0.5} ${x - q * 1.3} ${y + q * 0.2}Z`,
    )
    if (r() < 0.45)
      path(
        k,
        '#c0c870',
        `M${x - q * 1.25} ${y - q * 0.1}C${x - q * 1.2} ${y - q * 0.9} ${x - q * 0.2} ${y - q} ${x + q * 0.2} ${y - q * 0.8}C${x - q * 0.5} ${y - q * 0.7} ${x - q * 0.9} ${y - q * 0.4} ${x - q * 1.25} ${y - q * 0.1}Z`,
      )
    x += q * (0.8 + r() * 1.3)
  }
}

/** The museum like a lotus, from above: ten fingers of unlike length round an open bowl. */
function lotus(k, cx, cy) {
  path(k, '#4c94a0', `M${cx - 19} ${cy + 2}a19 6.500 0 1 0 38 0a19 6.500 0 1 0 -38 0Z`)
  path(
    k,
    'rgba(60,32,92,.4)',
    `M${cx} ${cy}C${cx + 8} ${cy - 2} ${cx + 17} ${cy} ${cx + 21} ${cy + 4}C${cx + 12} ${cy + 7.5} ${cx + 4} ${cy + 6} ${cx} ${cy + 4}Z`,
  )
  // The round foot on which all of them stand.
  path(
    k,
    '#846ca0',
    `M${cx - 6} ${cy - 1}H${cx + 6}L${cx + 4} ${cy + 4.4}Q${cx} ${cy + 5.6} ${cx - 4} ${cy + 4.4}Z`,
  )
  // Angle, how far the tip leans out, how high it stands: back to front.
  for (const [a, far, high] of points(
    '-1.620 8 15 -2.150 11 14 -1.100 10 12.500 -2.650 14 15 -0.600 13 11 3.100 16 13.500 -0.100 14.500 8.500 2.600 14 9 0.550 12 6 2.050 9.500 6 1.250 8 4.500',
    3,
  )) {
    const [ca, sa] = [Math.cos(a), Math.sin(a) * 0.42]
    const [rx, ry] = [cx + ca * 2.4, cy + 3 + sa * 2.4]
    const [tx, ty] = [cx + ca * far, cy + 1 + sa * far - high]
    const [bx, by] = [cx + ca * far * 0.86, cy + 1.5 + sa * far - high * 0.2]
    // A finger widens from the root to its tip; the tip is cut across, square to the way in which it leans.
    const lean = Math.atan2(tx - rx, ry - ty + 4) * 0.75
    const [px, py] = [Math.cos(lean), Math.sin(lean)]
    const half = 2.5 + high * 0.06
    const lit = ca < 0.15
    const shell = (from, to) =>
      `M${rx + from * 0.6} ${ry}C${bx + from * half * 0.7} ${by + 1.5} ${tx + from * half * px} ${ty + from * half * py + high * 0.36} ${tx + from * half * px} ${ty + from * half * py}L${tx + to * half * px} ${ty + to * half * py}C${tx + to * half * px} ${ty + to * half * py + high * 0.36} ${bx + to * half * 0.7} ${by + 1.5} ${rx + to * 0.6} ${ry}Z`
    path(k, lit ? '#fff0d4' : '#b498b8', shell(-1, 1))
    path(k, lit ? '#e0b0a8' : '#846ca0', shell(0.3, 1))
    k.save()
    k.translate(tx, ty)
    k.rotate(lean)
    path(
      k,
      '#fffaf0',
      `M${-half} 0C${-half * 0.7} -1.500 ${half * 0.7} -1.500 ${half} 0C${half * 0.6} 1.200 ${-half * 0.6} 1.200 ${-half} 0Z`,
    )
    path(
      k,
      '#6c88b8',
      `M${-half * 0.66} -0.100C${-half * 0.4} -0.900 ${half * 0.4} -0.900 ${half * 0.66} -0.100C${half * 0.4} 0.600 ${-half * 0.4} 0.600 ${-half * 0.66} -0.100Z`,
    )
    path(
      k,
      '#a4b8d4',
      `M${-half * 0.66} -0.100C${-half * 0.4} -0.900 ${-half * 0.1} -0.800 0 -0.750L${-half * 0.3} 0.350C${-half * 0.5} 0.250 ${-half * 0.6} 0.100 ${-half * 0.66} -0.100Z`,
    )
    k.restore()
  }
}

/** The pool to its brim: calm, the gold of the sky near the edge, deep blue towards us. */
function pool(k) {
  const brim = 'M-6 73.500C40 68.500 90 65 166 62.500'
  path(k, '#2ba4b4', `${brim}V96H-6Z`)
  path(k, '#6cc8c0', `${brim}V66C110 68.500 50 73 -6 79.500Z`)
  path(k, 'rgba(255,228,172,.4)', 'M-6 73.500C20 70.800 46 68.500 74 66.800C60 69.500 30 74 -6 78Z')
  path(k, '#1c8ca8', 'M-6 86C40 80 100 77.500 166 75.500V96H-6Z')
  path(k, '#14789c', 'M-6 94C50 87.500 110 85.500 166 84V96H-6Z')
  // A few quiet glints, shorter and closer towards the brim.
  for (const [x, y, l] of points(
    '20 78.500 9 34 76.800 5 96 71.600 6 106 71 3 138 68.600 7 124 84 14 10 87.500 12 84 86.500 9 146 78.800 9',
    3,
  ))
    path(
      k,
      'rgba(214,248,236,.75)',
      `M${x} ${y}Q${x + l * 0.5} ${y - l * 0.07 - 0.35} ${x + l} ${y - l * 0.08}Q${x + l * 0.5} ${y - l * 0.02} ${x} ${y}Z`,
    )
  // The brim, wet, lit along its edge; beyond it the drop.
  path(k, '#4c3c74', 'M-6 70.600C40 65.600 90 62.100 166 59.600V62C90 64.500 40 68 -6 73Z')
  path(
    k,
    '#fff2d8',
    'M-6 71.400C40 66.400 90 62.900 166 60.400V62.700C90 65.200 40 69.200 -6 74.200Z',
  )
  path(
    k,
    '#e0b8a4',
    'M-6 73.600C40 68.600 90 64.700 166 62.200V62.900C90 65.400 40 69.500 -6 74.500Z',
  )
  stroke(k, '#a8f0e4', 0.5, 'M-6 75.300C40 70.200 90 66.300 166 63.600')
}

/**
 * Somebody who leans on the brim and looks out, seen from behind; 0 is the water at the back, one unit is one head. Shoulders, upper
 * arms out to the elbows, forearms laid on the stone beyond; lit from the left.
 */
function leaner(k, { skin: [light, shade], hair: [dark, glow], suit, bun, wide = 1 }) {
  const u = wide
  // The forearms on the brim, folded before the breast: what shows of them beside the body.
  stroke(k, light, 0.36, `M${-1.42 * u} -1L-0.500 -1.250`)
  stroke(k, shade, 0.36, `M${1.42 * u} -1L0.500 -1.250`)
  // The back, tapering to the waist that the water hides.
  const back = `M${-1.05 * u} -1.700Q${-0.9 * u} -2.050 -0.320 -2.150H0.320Q${0.9 * u} -2.050 ${1.05 * u} -1.700L${0.72 * u} -0.500L${0.68 * u} 0.500H${-0.68 * u}L${-0.72 * u} -0.500Z`
  path(k, light, back)
  path(
    k,
    shade,
    `M0.120 -2.150H0.320Q${0.9 * u} -2.050 ${1.05 * u} -1.700L${0.72 * u} -0.500L${0.68 * u} 0.500H0.100Q-0.100 -0.900 0.120 -2.150Z`,
  )
  if (suit) {
    path(
      k,
      suit[0],
      `M${-0.74 * u} -0.550Q0 -0.250 ${0.74 * u} -0.550L${0.68 * u} 0.500H${-0.68 * u}Z`,
    )
    path(k, suit[1], `M0.060 -0.330Q0.400 -0.400 ${0.74 * u} -0.550L${0.68 * u} 0.500H0.100Z`)
    stroke(k, suit[0], 0.13, `M-0.500 -0.480L-0.420 -2.100M0.500 -0.480L0.420 -2.100`)
  }
  // Upper arms, round at shoulder and elbow.
  stroke(k, light, 0.46, `M${-0.86 * u} -1.750L${-1.42 * u} -1.020`)
  stroke(k, shade, 0.46, `M${0.86 * u} -1.750L${1.42 * u} -1.020`)
  path(k, shade, 'M-0.220 -2.080V-2.500H0.240V-2.080Q0 -1.950 -0.220 -2.080Z')
  path(k, shade, 'M-0.380 -2.750h0.780v0.250q-0.390 0.220 -0.780 0Z')
  path(
    k,
    dark,
    'M-0.440 -2.650C-0.540 -3.250 -0.300 -3.480 0.020 -3.480C0.360 -3.480 0.560 -3.250 0.460 -2.650Q0.020 -2.350 -0.440 -2.650Z',
  )
  path(
    k,
    glow,
    'M-0.440 -2.750C-0.500 -3.250 -0.300 -3.460 0 -3.460C-0.220 -3.300 -0.300 -3 -0.260 -2.560Q-0.360 -2.600 -0.440 -2.750Z',
  )
  if (bun) {
    path(k, dark, 'M-0.300 -3.550a0.320 0.290 0 1 0 0.640 0a0.320 0.290 0 1 0 -0.640 0Z')
    path(k, glow, 'M-0.280 -3.600a0.300 0.260 0 0 1 0.300 -0.230a0.400 0.400 0 0 0 -0.160 0.400Z')
  }
}

/** The mirror of a bather: broken strips of skin and cloth, shorter downwards, then one ring of light. */
function wet(k, x, y, half, colours) {
  for (let i = 0; i < 4; i++) {
    const [l, dx] = [half * (1 - i * 0.2), i % 2 ? 0.6 : -0.4]
    path(
      k,
      colours[i % 2],
      `M${x - l + dx} ${y + 0.7 + i * 1.1}q${l} -0.700 ${l * 2} -0.200q${-l} 1.300 ${-l * 2} 0.200Z`,
    )
  }
  stroke(
    k,
    '#d8f8ec',
    0.35,
    `M${x - half * 1.2} ${y - 0.1}Q${x} ${y + 1.5} ${x + half * 1.2} ${y - 0.5}`,
  )
}

/** A swimmer towards the left, head up, one arm reaching out; the wake opens behind. One unit is one head. */
function swimmer(k) {
  path(
    k,
    'rgba(214,248,236,.7)',
    'M-2 0.300C1 0.100 4 0.100 9 -0.700C5 0.600 2 0.900 -1 0.900ZM-1 1C3 1.200 6 1.500 9.500 1.300C6 2.100 2 1.900 -1.600 1.400Z',
  )
  path(k, '#8a4e3c', 'M0.100 0.350C0.600 -0.500 1.800 -0.700 3.200 0.250Q1.600 0.700 0.100 0.350Z')
  path(
    k,
    '#e8b088',
    'M0.100 0.350C0.600 -0.500 1.400 -0.650 2 -0.400C1.200 -0.200 0.900 0.100 0.900 0.450Z',
  )
  path(
    k,
    '#e8b088',
    'M0.500 0.250L-1.300 0.150Q-2.500 0.100 -2.700 0.300Q-2.400 0.500 -1.300 0.450L0.500 0.600Z',
  )
  path(
    k,
    '#e8b088',
    'M0.400 0.100C-0.100 0.150 -0.420 0 -0.440 -0.250L-0.600 -0.380L-0.460 -0.560C-0.460 -0.900 -0.200 -1.050 0.050 -1.050H0.500V0Z',
  )
  path(
    k,
    '#b06c54',
    'M0.400 0.100C0.100 0.150 -0.100 0.120 -0.250 0.020C0.050 -0.100 0.150 -0.400 0.150 -0.700H0.600V0Z',
  )
  path(
    k,
    '#f4f0e4',
    'M-0.480 -0.600C-0.480 -1.100 -0.100 -1.250 0.150 -1.200C0.600 -1.150 0.750 -0.700 0.620 -0.150C0.300 -0.150 0.200 -0.500 -0.480 -0.600Z',
  )
  path(
    k,
    '#c4b4c4',
    'M0.150 -1.200C0.600 -1.150 0.750 -0.700 0.620 -0.150C0.420 -0.150 0.300 -0.300 0.100 -0.420C0.350 -0.600 0.380 -0.950 0.150 -1.200Z',
  )
}

export default {
  alt: 'La piscina sul tetto di Marina Bay la sera: due bagnanti guardano la baia, il museo a fiore di loto, il ponte a elica e la ruota; un bucero ha rubato una ciliegia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.14], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      weather(k)
      northBank(k)
      bay(k)
      theatres(k)
      wheel(k, 132, 29.5)
      nearShore(k)
      // The promenade where both bridges land, on to the wheel.
      stroke(k, '#e8d0b4', 0.8, 'M107 40.700C112 40.300 118 41.500 125 43')
      helix(k)
      gardens(k)
      lotus(k, 50, 57)
      pool(k)
      // Two at the brim, their drink between them and the bird that has robbed it.
      for (const [x, y, q, o] of [
        [
          88.5,
          68.4,
          3.3,
          {
            skin: ['#f0bc92', '#c07c68'],
            hair: ['#4a2c38', '#8c5448'],
            suit: ['#e8486c', '#a82c64'],
            bun: true,
            wide: 0.94,
          },
        ],
        [
          100.5,
          67.8,
          3.5,
          { skin: ['#b8744c', '#7c4638'], hair: ['#241c30', '#4c3c50'], wide: 1.12 },
        ],
      ]) {
        wet(
          k,
          x,
          y + 0.8,
          q * 0.8,
          o.suit
            ? ['rgba(200,72,108,.5)', 'rgba(224,160,132,.5)']
            : ['rgba(112,64,60,.5)', 'rgba(160,100,76,.5)'],
        )
        at(k, x, y, q, (u) => leaner(u, o))
        path(
          k,
          '#6cc8c0',
          `M${x - q * 0.9} ${y + q * 0.22}Q${x} ${y + q * 0.42} ${x + q * 0.9} ${y + q * 0.18}V${y + q * 0.6}H${x - q * 0.9}Z`,
        )
        stroke(
          k,
          '#e8fff4',
          0.35,
          `M${x - q * 1.05} ${y + q * 0.2}Q${x} ${y + q * 0.46} ${x + q * 1.05} ${y + q * 0.14}`,
        )
      }
      at(k, 110, 63.9, 0.26, coolDrink)
      path(k, 'rgba(44,28,84,.35)', 'M121 63.400C124 62.900 127 62.700 130 62.800L126 63.500Z')
      at(k, 121, 63.2, 0.28, hornbill)
      at(k, 44, 82, 2.9, swimmer)
    })
    return finish(s, { vignette: 0.12 })
  },
}
