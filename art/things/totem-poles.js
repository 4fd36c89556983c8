import { Path2D } from '@napi-rs/canvas'
import { at, path, stroke } from '../core/field.js'

// Poles of the north-west coast, 10 wide, from the foot up; the light comes from the left.

const [RED, BLACK, GREEN, WHITE, YELLOW, WOOD] = [
  '#cf4630',
  '#241f2e',
  '#2a8a7c',
  '#f8ecd2',
  '#f2b63c',
  '#b9794a',
]

/** Eyes under heavy brows: the almond, the round within it. */
function eyes(k, y, tone = WHITE) {
  for (const m of [-1, 1]) {
    stroke(k, BLACK, 1.3, `M${m * 0.9} ${y - 1.5}Q${m * 2.6} ${y - 3.1} ${m * 4.5} ${y - 1.3}`)
    path(
      k,
      tone,
      `M${m * 0.6} ${y + 0.4}Q${m * 2.4} ${y - 2.2} ${m * 4.5} ${y + 0.2}Q${m * 2.6} ${y + 1.9} ${m * 0.6} ${y + 0.4}Z`,
    )
    path(k, BLACK, `M${m * 2.5} ${y - 1}a1.100 1.050 0 1 0 0.010 0Z`)
  }
}

function teeth(k, y, lip = RED) {
  path(
    k,
    lip,
    `M-4.500 ${y - 1.6}Q0 ${y - 3} 4.500 ${y - 1.6}V${y + 0.8}Q0 ${y + 2.2} -4.500 ${y + 0.8}Z`,
  )
  path(
    k,
    WHITE,
    `M-3.700 ${y - 1}Q0 ${y - 2} 3.700 ${y - 1}V${y + 0.3}Q0 ${y + 1.2} -3.700 ${y + 0.3}Z`,
  )
  stroke(
    k,
    BLACK,
    0.3,
    `M-3.700 ${y - 0.4}H3.700M-2 ${y - 1.3}V${y + 0.6}M0 ${y - 1.4}V${y + 0.8}M2 ${y - 1.3}V${y + 0.6}`,
  )
}

/** A bear: round ears, teeth, paws before its breast; 28 tall. */
function bear(k, skin = WOOD, belly = RED) {
  path(k, skin, 'M-5 0V-26Q0 -28.400 5 -26V0Z')
  for (const m of [-1, 1]) {
    path(k, skin, `M${m * 2} -25C${m * 1.6} -30 ${m * 5.8} -30.500 ${m * 5.6} -25.400Z`)
    path(k, RED, `M${m * 2.9} -25.600C${m * 2.8} -28.400 ${m * 4.9} -28.600 ${m * 4.8} -25.600Z`)
  }
  eyes(k, -22.4)
  path(
    k,
    BLACK,
    'M-1.900 -19.600C-1.600 -21.600 1.600 -21.600 1.900 -19.600Q0 -18.400 -1.900 -19.600Z',
  )
  teeth(k, -16.6)
  path(k, belly, 'M-3.400 0V-10Q0 -12.600 3.400 -10V0Z')
  path(k, GREEN, 'M-2 0V-4Q0 -6 2 -4V0Z')
  for (const m of [-1, 1]) {
    path(
      k,
      BLACK,
      `M${m * 5.6} -13.600C${m * 6.4} -9 ${m * 5} -7 ${m * 0.7} -6.600V-10C${m * 3} -10.200 ${m * 3.4} -11 ${m * 3.6} -13.600Z`,
    )
    stroke(k, WHITE, 0.5, `M${m * 0.9} -9.300h${m}M${m * 0.9} -8.300h${m}M${m * 0.9} -7.300h${m}`)
  }
}

/** A whale standing on its head, a flipper on each side; 20 tall. */
function orca(k) {
  path(k, BLACK, 'M-5 0V-20H5V0Z')
  path(k, WHITE, 'M-3 -9.500Q0 -13 3 -9.500V-19H-3Z')
  path(k, RED, 'M-2 -13Q0 -15 2 -13V-19H-2Z')
  for (const m of [-1, 1])
    path(
      k,
      BLACK,
      `M${m * 4.6} -15C${m * 6.6} -14.600 ${m * 7.2} -11.500 ${m * 6.4} -8.500C${m * 6} -9.800 ${m * 5.4} -10.400 ${m * 4.6} -10.600Z`,
    )
  eyes(k, -6)
  teeth(k, -1.6)
}

/** A frog: wide mouth, great eyes, its feet before it; 18 tall. */
function frog(k) {
  path(k, GREEN, 'M-5 0V-16Q0 -19 5 -16V0Z')
  for (const m of [-1, 1]) {
    path(k, GREEN, `M${m * 0.6} -15.500C${m * 0.6} -20.500 ${m * 5.8} -20.500 ${m * 5.6} -14.500Z`)
    path(
      k,
      WHITE,
      `M${m * 1} -14.600C${m * 1.2} -18.400 ${m * 5} -18.400 ${m * 5} -14.400Q${m * 3} -12.400 ${m * 1} -14.600Z`,
    )
    path(k, BLACK, `M${m * 3} -16.400a1.500 1.450 0 1 0 0.010 0Z`)
    path(
      k,
      BLACK,
      `M${m * 5.6} 0C${m * 6} -5 ${m * 4} -6.600 ${m * 1.4} -6.200V-4.200C${m * 3} -4 ${m * 3} -2 ${m * 2.4} 0Z`,
    )
    stroke(k, YELLOW, 0.6, `M${m * 1.6} -5.800h${m * 1.2}M${m * 1.6} -4.900h${m * 1.2}`)
  }
  path(k, RED, 'M-5 -11.500Q0 -9 5 -11.500V-7.600Q0 -5.400 -5 -7.600Z')
  path(k, WHITE, 'M-4.200 -10.200Q0 -8 4.200 -10.200V-9Q0 -6.800 -4.200 -9Z')
  path(k, YELLOW, 'M-1.600 0V-2.600Q0 -4.200 1.600 -2.600V0Z')
}

/** Somebody seated with folded knees; 18 tall. */
function human(k) {
  path(k, WOOD, 'M-5 0V-16Q0 -19 5 -16V0Z')
  path(k, RED, 'M-5 -15.600Q0 -19.600 5 -15.600V-14Q0 -16.600 -5 -14Z')
  eyes(k, -12)
  path(k, RED, 'M-2 -8.200Q0 -9.200 2 -8.200Q0 -6.600 -2 -8.200Z')
  path(k, BLACK, 'M-5.400 0C-5.400 -5 -3 -6 -0.600 -5.600V0ZM5.400 0C5.400 -5 3 -6 0.600 -5.600V0Z')
  path(
    k,
    YELLOW,
    'M-3.800 0C-3.800 -3 -2.600 -3.800 -1.600 -3.800V0ZM3.800 0C3.800 -3 2.600 -3.800 1.600 -3.800V0Z',
  )
}

/** The thunderbird: horns, hooked beak, wings wide open in three rows of feathers; 24 tall, 46 wide. */
function thunderbird(k) {
  for (const m of [-1, 1]) {
    const wing = `M${m * 4} -2C${m * 8} -1 ${m * 12} 1 ${m * 15} 4L${m * 16.4} 0.500L${m * 18} 4L${m * 19} -0.500L${m * 20.6} 2.600L${m * 21.4} -2.500L${m * 23} -0.500C${m * 24} -8 ${m * 22} -15 ${m * 18} -19C${m * 15} -17 ${m * 9} -14.500 ${m * 4} -13Z`
    path(k, m < 0 ? BLACK : '#1a1530', wing)
    k.save()
    k.clip(new Path2D(wing))
    path(
      k,
      m < 0 ? WHITE : '#b8a8b0',
      `M${m * 4} -9C${m * 10} -8 ${m * 16} -8 ${m * 25} -12V-9C${m * 17} -4.500 ${m * 10} -4.500 ${m * 4} -5.600Z`,
    )
    path(
      k,
      m < 0 ? RED : '#a83830',
      `M${m * 4} -12C${m * 10} -12 ${m * 15} -13 ${m * 22} -17L${m * 18} -20L${m * 4} -13.400Z`,
    )
    for (let i = 0; i < 7; i++)
      stroke(k, BLACK, 0.5, `M${m * (6 + i * 2.5)} -10L${m * (6.6 + i * 2.7)} -4`)
    path(
      k,
      m < 0 ? YELLOW : '#c08c34',
      `M${m * 9} -12.600a1.600 1.300 0 1 0 0.010 0ZM${m * 14.5} -14a1.600 1.300 0 1 0 0.010 0Z`,
    )
    k.restore()
  }
  path(k, WHITE, 'M-5 0V-16C-5 -21 5 -21 5 -16V0Z')
  path(k, RED, 'M-3.600 0V-6Q0 -8.500 3.600 -6V0Z')
  path(k, BLACK, 'M-2 0V-3Q0 -5 2 -3V0Z')
  path(k, GREEN, 'M-5 -13.500V-16C-5 -21 5 -21 5 -16V-13.500Q0 -17.500 -5 -13.500Z')
  for (const m of [-1, 1])
    path(
      k,
      GREEN,
      `M${m * 1} -19C${m * 1.4} -23.500 ${m * 4.4} -25.500 ${m * 6.4} -23.400C${m * 7.4} -21.600 ${m * 5.6} -20.800 ${m * 5} -21.800C${m * 4.2} -22 ${m * 4} -20.500 ${m * 3.6} -18.400Z`,
    )
  eyes(k, -13.6, '#fff8e6')
  path(
    k,
    YELLOW,
    'M2 -12.600C-1.500 -13.600 -6 -12.800 -8 -9.600C-8.800 -8 -8.200 -6.600 -7 -6.400C-6.400 -8.400 -2 -8.600 1.800 -9Z',
  )
  path(
    k,
    RED,
    'M-6.900 -7.400C-5.400 -8.800 -2 -9 1.800 -9L1 -7.600C-2 -7.200 -4.500 -7.400 -6.900 -7.400Z',
  )
}

/** A raven carved in grey cedar that nobody has painted, moss in its folds; 22 tall. */
function oldRaven(k) {
  path(k, '#a89a8c', 'M-5 0V-18C-5 -23 5 -23 5 -18V0Z')
  stroke(
    k,
    '#5c5458',
    0.9,
    'M-4 -15Q-2.400 -17.400 -0.600 -15.400M4 -15Q2.400 -17.400 0.600 -15.400',
  )
  path(k, '#5c5458', 'M-2.400 -14.600a1 1 0 1 0 0.010 0ZM2.400 -14.600a1 1 0 1 0 0.010 0Z')
  path(
    k,
    '#c2b4a0',
    'M1.600 -13.400C-3 -14.200 -8 -12.600 -10.500 -8.500C-7 -9.400 -2 -9.800 1.400 -9.800Z',
  )
  path(
    k,
    '#6c6468',
    'M-10.500 -8.500C-7 -9.400 -2 -9.800 1.400 -9.800L0.800 -8.400C-3 -7.800 -7 -8 -10.500 -8.500Z',
  )
  path(
    k,
    '#8c8078',
    'M-5.400 0C-6.400 -5 -6 -8 -3.600 -9L-1.600 0ZM5.400 0C6.400 -5 6 -8 3.600 -9L1.600 0Z',
  )
  path(k, '#7c9c64', 'M-4 -20.400C-2 -23 3 -23 4.600 -19.600C2 -20.600 -1 -20.800 -4 -20.400Z')
}

function oldBeaver(k) {
  path(k, '#b0a290', 'M-5 0V-24Q0 -26 5 -24V0Z')
  for (const m of [-1, 1])
    path(k, '#b0a290', `M${m * 2} -23C${m * 2} -28 ${m * 5.6} -28 ${m * 5.4} -23Z`)
  stroke(
    k,
    '#5c5458',
    0.9,
    'M-4 -20Q-2.400 -22.400 -0.600 -20.400M4 -20Q2.400 -22.400 0.600 -20.400',
  )
  path(
    k,
    '#5c5458',
    'M-2.400 -19.600a1 1 0 1 0 0.010 0ZM2.400 -19.600a1 1 0 1 0 0.010 0ZM-3.600 -15.500Q0 -17 3.600 -15.500Q0 -13.600 -3.600 -15.500Z',
  )
  path(k, '#f0e4cc', 'M-1.200 -15.200H-0.100V-11.800H-1.200ZM0.200 -15.200H1.300V-11.800H0.200Z')
  path(k, '#7c7068', 'M-3.600 0V-6Q0 -10 3.600 -6V0Z')
  stroke(k, '#c8b8a0', 0.4, 'M-2.600 -5L2.600 0M2.600 -5L-2.600 0M0 -7L3.400 -3M0 -7L-3.400 -3')
  for (const m of [-1, 1])
    path(
      k,
      '#8c8078',
      `M${m * 5.5} -12C${m * 6} -8 ${m * 4} -7.500 ${m * 1} -8V-10.500C${m * 3} -10.500 ${m * 3.4} -11 ${m * 3.6} -12.500Z`,
    )
  path(k, '#7c9c64', 'M-5 -1.500Q-3 -4 -1.500 0H-5Z')
}

const CARVED = { bear, orca, frog, human, thunderbird, oldRaven, oldBeaver }

/** The round crown of a figure on top, to which its shade keeps. */
const CROWNS = {
  thunderbird: 'M-5 1V-16C-5 -21 5 -21 5 -16V1Z',
  oldRaven: 'M-5 1V-18C-5 -23 5 -23 5 -18V1Z',
}

/** How far a beak reaches over the shade of its figure: from and to over the foot. */
const BEAKS = { thunderbird: [6, 13.4], oldRaven: [8, 14] }

/**
 * A pole of carved figures 'name height' from the foot up; 10 wide. Each figure is round: its right side lies in shade, which swells
 * with it and leaves out the beak.
 */
export function totem(k, x, y, size, list) {
  at(k, x, y, size, (q) => {
    let up = 0
    for (const item of list.split(', ')) {
      const [name, high] = item.split(' ').map((t, i) => (i ? Number(t) : t))
      at(q, 0, -up, 1, CARVED[name])
      const [b0, b1] = BEAKS[name] ?? [0, 0]
      q.save()
      q.globalCompositeOperation = 'multiply'
      const top = up + high
      if (CROWNS[name]) {
        q.translate(0, -up)
        q.clip(new Path2D(CROWNS[name]))
        q.translate(0, up)
      }
      path(
        q,
        '#8c80b4',
        BEAKS[name]
          ? `M5.020 ${-up}H2.600Q1.200 ${-up - b0 * 0.5} 2.600 ${-up - b0}V${-up - b1}Q1.400 ${-(up + b1 + top) / 2} 2.800 ${-top}H5.020Z`
          : `M5.020 ${-up}H2.800C1.200 ${-up - high * 0.2} 0.900 ${-up - high * 0.7} 2.800 ${-top}H5.020Z`,
      )
      path(q, '#b4a4cc', `M-5 ${-up}H5.02V${-up - 1.2}Q0 ${-up - 2.2} -5 ${-up - 1.2}Z`)
      q.restore()
      stroke(q, BLACK, 0.5, `M-5 ${-up}H5`)
      up = top
    }
  })
}

/** A raven at rest, to the left; 5 tall. */
export function raven(k) {
  path(
    k,
    '#16142a',
    'M-4.500 -4.600L-2.700 -5.400C-1.600 -6.200 -0.500 -5.600 -0.200 -4.600C1.500 -3.800 3 -2 5.800 0.400L3 -0.200C1.500 0.600 -1 0.300 -1.800 -1.200C-2.200 -2.200 -2.300 -3.200 -2.500 -4Z',
  )
  stroke(k, '#16142a', 0.4, 'M-0.400 -0.400V1M0.800 -0.300V1')
  path(k, '#5c6c9c', 'M0 -3.800C1.500 -3 3 -1.600 4.200 -0.600C2 -1 0.400 -2 0 -3.800Z')
}
