// Inside a New York cab in the rain, seen from the back seat: driver, a girl who leans forward, her dog, and a pigeon on the wiper.
import { path, points, stroke } from '../core/field.js'
import { cap, head } from './near-heads.js'
import { arm, solid, tube } from './near-limbs.js'
import { disc } from './profile.js'

// Light comes from in front, through the glass: pink from the left, aqua from the right.
const AHEAD = [0.2, -1]
const DRIVER = ['#a06a4c', '#ffb090', '#5c344c']
const GIRL = ['#e8a482', '#ffd8b8', '#8c4c64']
const SEAT = ['#20385c', '#4c7ca0', '#101c3c']

/** Roof, pillars, dashboard, wheel and meter round the glass. */
export function cabTrim(k) {
  // Lining: a lighter arch over the glass, sun visors, grab handle.
  stroke(
    k,
    '#2c5078',
    1.6,
    'M10 60C11 42 16 24 24 14.500C44 10 116 10 136 14.500C144 24 149 42 150 60',
  )
  solid(
    k,
    ['#1c3458', '#3c6488', '#0c1834'],
    'M30 9C42 6.500 56 6 64 6L63 12.500C52 12.500 42 13.200 31 15Z',
    { sun: [0, 1], a: 0.6, b: 0.8 },
  )
  solid(
    k,
    ['#1c3458', '#3c6488', '#0c1834'],
    'M130 9C120 6.500 108 6 100 6L101 12.500C110 12.500 119 13.200 129 15Z',
    { sun: [0, 1], a: 0.6, b: 0.8 },
  )
  path(k, '#ffd048', 'M34 10.500L42 9.300L42.600 12L34.800 13.200Z')
  // Dashboard with its top in the light of the boards.
  path(k, '#0e1c3c', 'M-6 60C30 55 130 55 166 60V96H-6Z')
  path(k, '#2c4c78', 'M-6 60C30 55 130 55 166 60V62.500C130 58 30 58 -6 62.500Z')
  path(k, '#e0508c', 'M20 57.800C32 56.600 44 56.200 56 56V56.800C44 57 32 57.600 20 58.800Z')
  path(
    k,
    '#38b8c8',
    'M104 56C118 56.400 132 57.200 144 58.600V59.600C132 58.200 118 57.400 104 56.800Z',
  )
  // Meter with red figures; vents; a radio that glows.
  path(k, '#0a1430', 'M62 60H82V68H62Z')
  path(k, '#34204c', 'M63.500 61.500H80.500V66.500H63.500Z')
  stroke(
    k,
    '#ff5c5c',
    0.7,
    'M66 62.500V65.500M68 62.500H70V64H68V65.500H70M71.800 65.500H72M73.600 62.500H75.600V65.500H73.600ZM77 62.500H79V64H77V65.500H79',
  )
  for (const x of [20, 96, 132])
    for (let i = 0; i < 4; i++) stroke(k, '#1c3460', 0.7, `M${x} ${63.5 + i * 1.7}H${x + 12}`)
  // Wheel.
  stroke(k, '#0a1430', 3.4, 'M20 84C18 70 28 61 40 61C52 61 61 70 59 84')
  stroke(k, '#2c4c78', 0.8, 'M18.800 80C18.500 68 28 60 40 60C50 60 58 66 60 75')
}

/** The mirror, with the driver's laughing eyes. */
export function mirror(k) {
  stroke(k, '#0e1c3c', 1.6, 'M82 10V15')
  solid(
    k,
    ['#0e1c3c', '#3c6488', '#081028'],
    'M66 15.500C66 13.500 98 13.500 98 15.500V23C98 25.500 66 25.500 66 23Z',
    { sun: [0, -1], a: 0.6, b: 0.6 },
  )
  path(k, '#34204c', 'M67.500 16C72 15 92 15 96.500 16V22.800C92 24 72 24 67.500 22.800Z')
  path(k, DRIVER[0], 'M71 15.500H93V23.500C86 24 78 24 71 23.500Z')
  path(k, DRIVER[1], 'M71 15.500H74.500V23.600C73 23.600 72 23.600 71 23.500Z')
  path(
    k,
    '#2c6c94',
    'M70 15.300C78 14.800 86 14.800 94 15.300V17.300C86 16.600 78 16.600 70 17.300Z',
  )
  for (const x of [77.5, 87.5]) {
    stroke(k, '#20142c', 0.8, `M${x - 2.4} 21Q${x} 18.300 ${x + 2.4} 21`)
    stroke(k, '#20142c', 0.9, `M${x - 2.6} 18.600Q${x} 17 ${x + 2.6} 18.500`)
  }
  stroke(
    k,
    DRIVER[2],
    0.8,
    'M80.600 23.200C80.800 21.800 82 21.600 82.500 22.600C83 21.600 84.200 21.800 84.400 23.200',
  )
  // What dangles from it: a die and a palm tree that smells of pine.
  stroke(k, '#ffe0b0', 0.3, 'M73 24.500L71.500 31M75 24.500L77 29')
  path(k, '#e83c70', 'M69 31L73 30L74 34L70 35Z')
  for (const [x, y] of points('70.600 32 72.400 32.600 71.500 33.600')) disc(k, '#fff', x, y, 0.35)
  path(k, '#3cc090', 'M77 28.500L79.500 32H78.400L80.500 35H78V37H76V35H73.500L75.600 32H74.500Z')
}

/** The driver at the wheel, turned to the right and laughing. */
export function driver(k) {
  arm(
    k,
    ['#3c7ca8', '#8cd0e8', '#1c3c68'],
    DRIVER,
    [
      [52, 74, 7],
      [60, 76, 5.5],
      [57, 68, 3.8],
    ],
    { to: 0.5, kind: 'grip', sun: AHEAD, size: 1.3 },
  )
  solid(
    k,
    ['#2c6894', '#78c4e0', '#163458'],
    'M16 100C16 80 22 70 32 66.500C40 65 50 66 55 71C59 78 60 88 60 100Z',
    { sun: [0.6, -1], a: 1.2, b: 3 },
  )
  path(k, '#163458', 'M33 66C36 70 44 70.500 48 66.500L49 69C44 73 36 72.500 31.500 68.500Z')
  k.save()
  k.translate(41, 54)
  k.scale(1.72, 1.72)
  head(k, {
    skin: DRIVER,
    hair: ['#241830', '#64506c', '#140c1c'],
    style: 'crop',
    turn: 0.9,
    tilt: -0.04,
    eyes: 'happy',
    mouth: 'laugh',
    nose: 1.4,
    neck: 8,
    sun: [0.8, -0.5],
    beard: (q, x) =>
      path(
        q,
        '#241830',
        `M${x} 1.900C${x + 1} 1.400 ${x + 2.2} 1.900 ${x + 2.4} 2.800C${x + 1.6} 2.700 ${x + 0.8} 2.900 ${x} 2.600C${x - 1} 2.900 ${x - 1.8} 2.700 ${x - 2.6} 2.900C${x - 2.4} 1.900 ${x - 1} 1.400 ${x} 1.900Z`,
      ),
    over: cap(['#2c6c94', '#7cc4dc', '#164468'], 1),
  })
  k.restore()
}

/** Seat backs before us: rounded, with their seams. */
export function seats(k) {
  solid(k, SEAT, 'M-8 100V82C-6 74 2 71 12 71C24 71 32 75 34 84C35 90 35 96 35 100Z', {
    sun: [0.3, -1],
    a: 1,
    b: 2.4,
  })
  stroke(k, SEAT[2], 0.5, 'M-2 80C8 76 20 76 29 81')
  solid(
    k,
    SEAT,
    'M112 100C112 92 112 86 114 81C118 74 128 71.500 140 71.500C154 71.500 164 75 168 82V100Z',
    { sun: [-0.3, -1], a: 1, b: 2.4 },
  )
  stroke(k, SEAT[2], 0.5, 'M119 82C126 77 150 76 162 80')
  // A notice on the near one, a strip of tape.
  path(k, '#ffd048', 'M136 84H154V92H136Z')
  for (let i = 0; i < 9; i++) path(k, i % 2 ? '#20142c' : '#ffd048', `M${136 + i * 2} 84h2v2h-2Z`)
  stroke(k, '#20142c', 0.6, 'M139 88.500H151M139 90.500H147')
}

/** A girl who leans forward between the seats and points at the glass, open-mouthed. */
export function leaner(k) {
  const COAT = ['#f04c70', '#ffa0a0', '#8c2058']
  solid(k, COAT, 'M74 100C74 88 77 79 83 75.500C90 73 101 74 105 79C109 85 110 92 110 100Z', {
    sun: [0.3, -1],
    a: 1.1,
    b: 2.6,
  })
  stroke(k, '#8c2058', 0.5, 'M92 77V100')
  solid(
    k,
    ['#fff0d8', '#ffffff', '#b898b4'],
    'M81 77C84 72.500 98 72 103 76.500C100 81 86 82 81 77Z',
    { sun: [0.2, -1], a: 0.6, b: 1 },
  )
  k.save()
  k.translate(91, 63)
  k.scale(1.62, 1.62)
  head(k, {
    skin: GIRL,
    hair: ['#54306c', '#b070b0', '#301c4c'],
    style: 'bob',
    turn: 0.8,
    tilt: -0.1,
    eyes: 'wide',
    look: [0.9, -0.5],
    mouth: 'laugh',
    brow: 1,
    neck: 6,
    sun: [0.8, -0.5],
    over: (q) => {
      solid(
        q,
        ['#ffd048', '#fff4b8', '#d08030'],
        'M-5.600 -4C-6 -10 -2 -12 1 -11.500C5 -11 6.800 -7 5.600 -3.600C2 -5.600 -2 -5.800 -5.600 -4Z',
        { sun: [0.6, -0.8], a: 0.6, b: 1 },
      )
      solid(
        q,
        ['#ffd048', '#fff4b8', '#d08030'],
        'M-6.600 -3.500C-3 -6 3 -6 6.600 -3.200C7.400 -2.400 6.500 -1.600 5.500 -2.400C2 -4.600 -2 -4.600 -5.600 -2.400C-6.600 -1.800 -7.400 -2.600 -6.600 -3.500Z',
        { sun: [0.6, -0.8], a: 0.3, b: 0.5 },
      )
    },
  })
  k.restore()
  arm(
    k,
    COAT,
    GIRL,
    [
      [103, 82, 6.5],
      [112, 78, 5.5],
      [113.5, 64, 4],
    ],
    { kind: 'point', sun: [0.6, -0.8], size: 1.6 },
  )
}

/** Her spaniel on the front seat, paws on the dash, its nose to the glass, towards the left. */
export function spaniel(k) {
  const COAT = ['#e0905c', '#ffd09c', '#8c4458']
  solid(k, COAT, 'M132 100C130 84 128 74 132 68C138 62 148 64 152 72C156 82 156 92 156 100Z', {
    sun: [-0.5, -0.8],
    a: 1,
    b: 2.4,
  })
  tube(
    k,
    COAT,
    [
      [134, 76, 5.5],
      [127, 70, 4.6],
      [124, 62, 4],
    ],
    { sun: [-0.5, -0.8] },
  )
  path(k, '#fff0d8', 'M121 60.500C121 57.500 127 57.500 127 60.800C127 63 121 63 121 60.500Z')
  path(k, '#fff0d8', 'M131 72C132 82 136 88 140 90C140 80 138 72 136 68Z')
  k.save()
  k.translate(134, 54)
  k.scale(1.3, 1.3)
  k.rotate(0.1)
  solid(
    k,
    ['#b0603c', '#e89868', '#6c3044'],
    'M4 -6C10 -6 13 0 12 8C11 13 7 14 5 10C3 6 2 0 4 -6Z',
    { sun: [-0.5, -0.8], a: 0.5, b: 1 },
  )
  solid(k, COAT, 'M-6 1C-7 -5 -3 -9.500 2 -9C7 -8.500 9 -4 8 1C7 6 3 8 -1 7.500C-4 7 -6 5 -6 1Z', {
    sun: [-0.5, -0.8],
    a: 0.7,
    b: 1.3,
  })
  solid(
    k,
    ['#fff0d8', '#ffffff', '#c8a4b4'],
    'M-1.500 -8.800C0 -4 -1 -1 1 2C2 6 -2 8.500 -6.500 7.500C-10.500 7 -12 4 -10.500 1.500C-9 0 -6.500 0 -5.500 -2C-4.500 -5 -3.500 -7.500 -1.500 -8.800Z',
    { sun: [-0.5, -0.8], a: 0.5, b: 1 },
  )
  path(k, '#20142c', 'M-11.600 2C-12 0 -9 -0.800 -7.800 0.600C-8 2.400 -10.500 3.400 -11.600 2Z')
  stroke(k, '#6c3044', 0.5, 'M-9.500 3.500C-8.500 5.500 -6 5.500 -4.500 4.500')
  path(k, '#ff7484', 'M-7.500 5.500L-4.600 5C-4 8 -5.500 10 -7 9Z')
  for (const x of [-4.5, 2]) {
    disc(k, '#fffaf0', x, -2.6, 1.35, 1.55)
    disc(k, '#20142c', x - 0.45, -2.7, 0.9, 1)
    disc(k, '#fff', x - 0.7, -3.2, 0.3)
  }
  stroke(k, '#8c4458', 0.5, 'M-6 -5.200Q-4.600 -6.400 -3.400 -5.600M1 -5.500Q2.600 -6.600 4 -5.200')
  k.restore()
  stroke(k, '#38b8c8', 1.6, 'M131 64C136 68 142 67 146 63')
}

/** A pigeon that rides the wiper and tries to keep its balance; its feet at 0, 0, 15 tall. */
export function riderPigeon(k) {
  stroke(k, '#ff8c7c', 0.8, 'M-1 -3L-2 0M1.500 -3L2 0M-3 0.200H-0.800M0.800 0.200H3')
  solid(
    k,
    ['#6478a8', '#a4b8dc', '#3c4878'],
    'M3 -9C8 -15 14 -18 20 -17C18 -14 18 -12 15 -11C16 -9 13 -7 11 -7C9 -4.500 5 -4.500 2 -6Z',
    { sun: [0.2, -1], a: 0.4, b: 0.8 },
  )
  solid(
    k,
    ['#7c90bc', '#c4d4ec', '#44508c'],
    'M-6 -8C-6 -4 -3 -2 1 -2C4 -2 6.500 -3.500 8 -6L13 -3L11.500 -2L13 -1C9 -0.600 6 -1.500 4 -2.600L5 -10C2 -13 -4 -13 -6 -8Z',
    { sun: [0.2, -1], a: 0.5, b: 1 },
  )
  solid(
    k,
    ['#8ca0c8', '#d4e4f4', '#54609c'],
    'M-4 -9C-10 -13 -14 -19 -20 -19C-19 -16 -19.500 -14 -17 -12.500C-18 -10 -15 -8.500 -13 -8.500C-11 -6 -7 -5.500 -4 -6.500Z',
    { sun: [0.2, -1], a: 0.4, b: 0.8 },
  )
  stroke(
    k,
    '#44508c',
    0.35,
    'M-6 -9.500C-10 -12 -13 -15 -16.500 -16.500M-6 -8C-9 -9.500 -12 -11 -14.500 -12M6 -9C9 -12 12 -14.500 15.500 -15.600',
  )
  path(
    k,
    '#38a890',
    'M-5.500 -8.500C-5 -11.500 -3 -14.500 -2.500 -17L3 -16.500C3 -13.500 4 -11 3.500 -8.500C1 -6.500 -3.500 -6.500 -5.500 -8.500Z',
  )
  path(
    k,
    '#a45ca8',
    'M-4.200 -11C-2 -9.600 1.500 -9.600 3.600 -11L3.400 -8.500C1 -6.800 -3.500 -6.800 -5.500 -8.500Z',
  )
  solid(
    k,
    ['#7c90bc', '#c4d4ec', '#44508c'],
    'M-3.500 -17C-4 -21.500 3.500 -22 4 -17.500C4 -14.500 -3 -14 -3.500 -17Z',
    { sun: [0.2, -1], a: 0.4, b: 0.7 },
  )
  path(k, '#ffb060', 'M-0.900 -16.500L-0.200 -13.800L0.900 -16.300Z')
  for (const x of [-1.6, 2]) {
    disc(k, '#ff9c3c', x, -18, 1.15)
    disc(k, '#20142c', x, -17.9, 0.65)
  }
  stroke(k, '#44508c', 0.4, 'M-3 -19.600L-1 -19.900M1.400 -20L3.300 -19.500')
}
