import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The lantern of a lighthouse from inside, in points: the round room bends round us, its lens is the only light.

const [CX, EYE] = [66, 42]
/** A level ring of the room: at y in the middle of the far wall, it bends away from our eye to the sides. */
const ring = (y, x) => y + (y - EYE) * 0.42 * ((x - CX) / 94) ** 2
const ringLine = (y, from = -5, to = 165) =>
  Array.from({ length: 24 }, (_, i) => from + ((to - from) * i) / 23).map((x) => [x, ring(y, x)])
const band = (k, colour, y0, y1) => fill(k, colour, [...ringLine(y0), ...ringLine(y1).reverse()])

/** A cabin on poles, red boards and a white gable, its window lit; 6 wide. */
function cabin(k) {
  stroke(k, '#16283c', 0.4, 'M-2.500 0V1.600M0 0V1.600M2.500 0V1.600')
  path(k, '#a8383c', 'M-3 0V-3.200L0 -5.400L3 -3.200V0Z')
  path(k, '#d8584c', 'M3 0V-3.200L0 -5.400L6 -5.400L9 -3.200V0Z')
  path(
    k,
    '#e4eef4',
    'M-3.600 -2.900L0 -5.900H6L9.600 -2.900L8.400 -3.300L6 -5.300H0.400L-3 -2.800Z',
  )
  path(k, '#b4cce0', 'M0 -5.900H6L9.600 -2.900H3.400Z')
  path(k, '#ffd878', 'M-1 -0.800V-2.600H1V-0.800ZM4.400 -0.700V-2.100H6V-0.700Z')
}

/** The coastal steamer: black hull, white decks over a red band, all windows lit; 24 long. */
function steamer(k) {
  path(k, '#101c30', 'M-12 -3.200H14L12 1.400C6 1.800 -6 1.800 -10.800 1.400Z')
  path(k, '#d4483c', 'M-12 -3.200H14L13.700 -2.400H-11.800Z')
  path(
    k,
    '#f4ecdc',
    'M-11 -3.200V-5.400H-9V-7.400H-6V-9H6L7.600 -7.400V-5.400H10.400L11.600 -3.200Z',
  )
  path(k, '#b4bccc', 'M-11 -3.200V-5.400H-9V-7.400H-6V-9H-4V-3.200Z')
  path(k, '#101c30', 'M-3 -9L-2.600 -12.400H1.400L1 -9Z')
  path(k, '#d4483c', 'M-2.800 -10.400L-2.700 -11.400H1.300L1.200 -10.400Z')
  stroke(k, '#101c30', 0.3, 'M8.600 -5.400V-11M-8 -7.400V-10.500')
  for (let i = 0; i < 8; i++) path(k, '#ffc85c', `M${-8.6 + i * 2.2} -4.900h1.300v0.900h-1.300Z`)
  for (let i = 0; i < 6; i++) path(k, '#ffc85c', `M${-5.2 + i * 2} -6.900h1.200v0.800h-1.200Z`)
}

/** Evening over the skerries: steep peaks in snow, cabins, the steamer, and flakes in the beams. */
export function coast(k) {
  for (const [c, y] of [
    ['#12385c', -5],
    ['#1b4c70', 12],
    ['#2a6486', 24],
    ['#4484a0', 34],
    ['#74acb8', 42],
  ])
    path(
      k,
      c,
      `M-5 ${y}C30 ${y - 2} 60 ${y + 2.5} 96 ${y}C124 ${y - 2} 146 ${y + 1.5} 165 ${y}V60H-5Z`,
    )
  // The beams go out over the land.
  path(k, '#c8c49c', 'M66 35L-5 13V41L66 43Z')
  path(k, '#f4e0a4', 'M66 37L-5 21V35L66 42Z')
  path(k, '#c8c49c', 'M66 35L165 6V38L66 43Z')
  path(k, '#f4e0a4', 'M66 37L165 15V31L66 42Z')
  for (const [c, p] of [
    ['#3c7894', '84 50 92 42 98 44 106 34 112 40 118 37 126 45 134 42 146 49 165 50'],
    ['#b4dce0', '106 34 112 40 110 41.500 111 45 107.500 42 105 46 103.500 41 98 44'],
    ['#b4dce0', '118 37 126 45 121 43 119.500 46 117 41 112 40'],
    ['#1c4468', '-5 50 -5 28 4 18 10 26 15 23 24 37 30 33 38 21 43 28 47 27 55 40 62 46 70 50'],
    ['#c4dce4', '4 18 10 26 7 30 9 36 4 32 2 40 -1 33 -5 38 -5 28'],
    ['#f4f6ee', '4 18 10 26 7 30 9 36 5 31 6 25'],
    ['#c4dce4', '15 23 24 37 20 35 19 41 15 33 12 38 11 29 10 26'],
    ['#f4f6ee', '15 23 24 37 20 35 19 41 16 32'],
    ['#c4dce4', '38 21 43 28 47 27 55 40 49 37 46 44 42 35 38 42 36 34 30 38 30 33'],
    ['#f4f6ee', '38 21 43 28 47 27 55 40 49 37 46 44 43 33 39 29'],
  ])
    fill(k, c, rough(points(p), 0.4, p.length))
  path(k, '#1f5c7c', 'M-5 49.500H165V80H-5Z')
  path(k, '#2f7890', 'M-5 49.500H165V51.500C140 52.500 120 51 96 52C60 53 20 51 -5 52Z')
  for (const [x, y, l] of points(
    '86 54 12 134 59 18 104 57.500 10 6 57 14 40 59.500 12 112 52.800 8 150 61 12',
    3,
  ))
    path(
      k,
      '#5ca4b0',
      `M${x} ${y}C${x + l * 0.3} ${y - 1} ${x + l * 0.6} ${y + 0.2} ${x + l} ${y - 0.4}C${x + l * 0.7} ${y + 0.8} ${x + l * 0.4} ${y} ${x} ${y}Z`,
    )
  // Skerries under snow.
  for (const [x, y, q] of points('40 53.500 2.600 14 53 1.800 110 53.600 1', 3)) {
    path(
      k,
      '#12304a',
      `M${x - 7 * q} ${y}L${x - 4 * q} ${y - 1.4 * q}L${x} ${y - 1.2 * q}L${x + 3 * q} ${y - 1.8 * q}L${x + 7 * q} ${y}Z`,
    )
    path(
      k,
      '#dcecf0',
      `M${x - 5.5 * q} ${y - 0.7 * q}L${x - 4 * q} ${y - 1.5 * q}L${x} ${y - 1.3 * q}L${x + 3 * q} ${y - 1.9 * q}L${x + 5.5 * q} ${y - 0.7 * q}C${x + 3 * q} ${y - 0.9 * q} ${x} ${y - 0.3 * q} ${x - 5.5 * q} ${y - 0.7 * q}Z`,
    )
  }
  at(k, 36, 49.8, 0.9, cabin)
  at(k, 45, 50.2, 0.8, cabin)
  at(k, 9, 50.6, 0.8, cabin)
  at(k, 144, 55.5, 1, steamer)
  path(k, '#e4f0ec', 'M133 57C138 56.600 150 56.600 158 57C150 58 138 58 133 57Z')
  const r = random(23)
  for (let i = 0; i < 70; i++) {
    const [x, y, q] = [r() * 164, 6 + r() * 54, 0.22 + r() ** 2 * 0.5]
    path(k, '#ffffff', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
  }
}

/** A herring gull on the rail outside, who bends to look in; facing left, 12 long. */
export function gull(k) {
  stroke(k, '#e8a08c', 0.5, 'M-0.600 -2.500L-0.800 0M1.200 -2.500L1 0M-1.800 0H0M0.200 0H2')
  path(k, '#20304c', 'M4.500 -5.500L11 -3.200L9 -4.600L11.400 -4.600L6.500 -7Z')
  path(
    k,
    '#f6f2e8',
    'M-4.600 -8.500C-4.400 -4 -2 -1.800 1 -2C4 -2.200 6 -4 7 -5.500C5 -8 0 -8.500 -1.500 -11Z',
  )
  path(k, '#8ca4bc', 'M-1 -8C2 -9 6 -7 8.500 -4.800C5 -3.400 1 -4 -1 -8Z')
  path(
    k,
    '#fffaf0',
    'M-4.600 -7.500C-5.500 -9 -7.500 -9.500 -7.400 -12C-7.300 -14.500 -3.200 -15 -2 -12.600C-1.200 -11 -1.400 -9 -0.600 -7.500Z',
  )
  path(
    k,
    '#f4b83c',
    'M-7 -12.800L-10.600 -10.800C-11.400 -10 -11.200 -9.200 -10.600 -8.800C-10.400 -9.800 -8.400 -10 -7 -10.800Z',
  )
  path(k, '#d8483c', 'M-10 -9.700a0.500 0.400 0 1 0 0.010 0Z')
  path(k, '#f4c84c', 'M-5.600 -13.200a0.800 0.800 0 1 0 0.010 0Z')
  path(k, '#1c1c2c', 'M-5.700 -12.850a0.450 0.450 0 1 0 0.010 0Z')
}

/** Bars between the panes, lit on the side of the lens. */
export function panes(k) {
  stroke(k, '#14283c', 0.7, 'M80 58C110 58.500 140 60.500 168 64M-6 61C14 59.300 34 58.300 54 58')
  for (const x of [86, 96, 106, 116, 126, 138, 150, 44, 34, 20, 8])
    stroke(k, '#14283c', 0.45, `M${x} ${ring(57.5, x)}V66`)
  at(k, 120.5, 58.8, 1, gull)
  for (const y of [36]) {
    const l = ringLine(y)
    k.strokeStyle = '#14283c'
    k.lineWidth = 1.1
    k.beginPath()
    for (const p of l) k.lineTo(...p)
    k.stroke()
  }
  for (const x of [2, 29, 54, 78, 103, 130]) {
    path(k, '#14283c', `M${x - 0.9} ${ring(10, x)}H${x + 0.9}V${ring(64, x)}H${x - 0.9}Z`)
    const side = x < CX ? 0.4 : -0.9
    path(k, '#f4b45c', `M${x + side} ${ring(10, x)}h0.500V${ring(63, x)}h-0.500Z`)
  }
}

/** The cupola of copper plates, the boarded wall under the panes, the floor of iron. */
export function room(k) {
  const top = ringLine(11)
  fill(k, '#94463c', [[-5, -5], [165, -5], ...top.reverse()])
  for (let i = -4; i < 6; i++) {
    const x = CX + i * 25 - 12
    fill(k, i % 2 ? '#b4603f' : '#84403c', [
      [CX + (x - CX) * 0.25, -8],
      [CX + (x + 25 - CX) * 0.25, -8],
      [x + 25, ring(11, x + 25)],
      [x, ring(11, x)],
    ])
  }
  fill(k, '#d88450', points('54 -5 78 -5 82 11 50 11'))
  band(k, '#5c2c3c', 9.6, 12)
  band(k, '#e89c58', 11.2, 12)
  band(k, '#cc8450', 63, 76)
  for (let i = 0; i < 44; i++) {
    const x = -4 + i * 4
    const far = Math.abs(x - CX)
    fill(k, far > 66 ? '#8c4c48' : far > 40 ? '#b06c4c' : '#d89058', [
      [x, ring(63, x)],
      [x + 3.6, ring(63, x + 3.6)],
      [x + 3.6, ring(76, x + 3.6)],
      [x, ring(76, x)],
    ])
  }
  band(k, '#fcd08c', 62, 64)
  band(k, '#7c4048', 64, 64.8)
  band(k, '#5c3040', 75, 77)
  fill(k, '#6c3440', [...ringLine(76.6), [165, 96], [-5, 96]])
  // The round of light on the floor, and the shade of the foot of the lens.
  path(k, '#8c4444', 'M66 79C100 79 132 84 142 96H-10C0 84 32 79 66 79Z')
  path(k, '#b05c4c', 'M66 80.500C90 80.500 110 86 116 96H16C22 86 42 80.500 66 80.500Z')
  for (const x of [-60, -20, 14, 42, 90, 118, 152, 196])
    stroke(
      k,
      'rgba(64,24,44,.45)',
      0.4,
      `M${CX + (x - CX) * 0.42} ${ring(77, CX + (x - CX) * 0.42)}L${x} 96`,
    )
}

const BODY =
  'M-9 -48C-13 -44 -15 -36 -15 -26C-15 -16 -13 -7 -10 -2H10C13 -7 15 -16 15 -26C15 -36 13 -44 9 -48C5 -50.500 -5 -50.500 -9 -48Z'

/** The lens: a beehive of prisms in brass, a bull's-eye in its belt; 50 tall, its lower rim at 0. */
export function lens(k) {
  path(k, '#f4a848', BODY)
  k.save()
  k.clip(new Path2D(BODY))
  // Prisms above and below: bowed slats of glass.
  for (let i = 0; i < 14; i++) {
    const y = -50 + i * 3.7
    const d = (y + 25) * 0.16
    path(
      k,
      i % 2 ? '#ffe49c' : '#fff6d4',
      `M-16 ${y + d}Q0 ${y - d} 16 ${y + d}V${y + d + 2.6}Q0 ${y - d + 2.6} -16 ${y + d + 2.6}Z`,
    )
    path(
      k,
      '#74c4c0',
      `M-16 ${y + d + 2.5}Q0 ${y - d + 2.5} 16 ${y + d + 2.5}V${y + d + 3.3}Q0 ${y - d + 3.3} -16 ${y + d + 3.3}Z`,
    )
  }
  // The sides turn away from us.
  path(
    k,
    'rgba(214,108,60,.35)',
    'M-16 -50H-8C-10.500 -40 -10.500 -12 -8 0H-16ZM16 -50H8C10.500 -40 10.500 -12 8 0H16Z',
  )
  path(k, '#fff2c0', 'M-16 -36H16V-15H-16Z')
  path(k, '#ffd87c', 'M-16 -36H-10.500V-15H-16ZM10.500 -36H16V-15H10.500Z')
  for (const [x, rx] of [
    [0, 8.6],
    [-13, 2.4],
    [13, 2.4],
  ])
    for (const [q, c] of [
      [1.12, '#f0a450'],
      [1, '#fffae4'],
      [0.86, '#74c4c0'],
      [0.76, '#ffe9a4'],
      [0.62, '#f4b458'],
      [0.52, '#fffae4'],
      [0.38, '#ffd060'],
      [0.24, '#ffffff'],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.ellipse(x, -25.5, rx * q, 9.2 * q, 0, 0, 7)
      k.fill()
    }
  k.restore()
  const BRASS = '#8c5030'
  stroke(k, BRASS, 1.3, BODY)
  for (const d of [
    'M-10.200 -48C-11.500 -40 -11.500 -10 -9.500 -2M10.200 -48C11.500 -40 11.500 -10 9.500 -2',
    'M-14.800 -36H14.800M-14.800 -15H14.800',
  ])
    stroke(k, BRASS, 1, d)
  stroke(k, '#ffd27c', 0.35, 'M-14.600 -36.300H14.600M-14.600 -15.300H14.600')
  path(k, BRASS, 'M-9.500 -48.500C-7 -53 7 -53 9.500 -48.500Z')
  path(
    k,
    '#e8a850',
    'M-7.500 -49.600C-5 -52.300 1 -52.300 2 -51.800C-2 -51.400 -5 -50.600 -7.500 -49.600Z',
  )
  path(k, BRASS, 'M-1.200 -52V-56H1.200V-52Z')
}

/** Its foot: a table with rollers on a column of green iron. */
export function foot(k) {
  path(k, 'rgba(50,16,40,.45)', 'M-16 20C-10 17.600 10 17.600 16 20C10 23 -10 23 -16 20Z')
  path(k, '#1c4450', 'M-6 2H6L5 16H9L10.500 20H-10.500L-9 16H-5Z')
  path(k, '#2c6c6c', 'M-1.600 2H1.600L1.400 16L2.400 20H-2.400L-1.400 16Z')
  path(k, '#e8b458', 'M-13 -2H13V0.600H-13Z')
  path(k, '#8c5030', 'M-13 0.600H13L11 3.600H-11Z')
  for (let i = -3; i < 4; i++) path(k, '#ffd88c', `M${i * 3.4} 1.200a0.800 0.800 0 1 0 0.010 0Z`)
}

/** A tray on the sill: waffles in the form of hearts lean on a jar of jam. */
export function waffles(k) {
  path(k, '#3c7c94', 'M-8 -0.300H8L6.800 1.200H-6.800Z')
  path(k, '#b8304c', 'M2.600 -0.300V-5.600H6.800V-0.300Z')
  path(k, '#e8647c', 'M2.600 -0.300V-5.600H3.800V-0.300Z')
  path(k, '#f4ecdc', 'M2.200 -5.200H7.200V-6.800H2.200Z')
  for (const [x, turn, c, line] of [
    [1.2, 0.3, '#c87c38', '#94502c'],
    [-1.4, 0.2, '#e09848', '#a8642c'],
    [-4.4, 0.1, '#f8bc60', '#c07a34'],
  ]) {
    k.save()
    k.translate(x, -0.3)
    k.rotate(turn)
    const heart =
      'M0 0C-4 -2.800 -4.400 -6.400 -2 -6.600C-0.800 -6.700 -0.200 -6 0 -5.200C0.200 -6 0.800 -6.700 2 -6.600C4.400 -6.400 4 -2.800 0 0Z'
    path(k, c, heart)
    k.clip(new Path2D(heart))
    stroke(
      k,
      line,
      0.34,
      'M-4 -4.600L0 -0.600M-3.600 -6.400L1.400 -1.400M-1.600 -6.600L3 -2M1 -6.600L4 -3.600M4 -4.600L0 -0.600M3.600 -6.400L-1.400 -1.400M1.600 -6.600L-3 -2M-1 -6.600L-4 -3.600',
    )
    k.restore()
  }
}
