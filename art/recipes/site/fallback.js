import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

const SEA = 46
/** The jetty in metres: x across, y up from its boards, z away; the eye is 1.8 m above them, the water 1.1 m below. */
const P = (x, z, y = 0) => [78 + (x * 66) / z, SEA + ((1.8 - y) * 66) / z]
const [LEFT, RIGHT, END] = [-1.25, 1.05, 8]

/** High thin clouds of a fair morning, and the far coast. */
function distance(k) {
  for (const [c, d] of [
    [
      '#d4e4e4',
      'M-2 10C12 8.600 24 9 36 7.800C46 7.200 56 8.400 64 9C50 10.600 34 10.800 22 11.800C12 12.200 4 12 -2 12.400Z',
    ],
    ['#f4e8dc', 'M2 12C22 11.200 46 10.200 64 9C52 11.800 30 12.800 6 12.200Z'],
    [
      '#d8e6e2',
      'M98 17C108 15.800 118 16.400 128 15C140 14.200 152 15.400 162 15.800V18.600C150 18.200 140 18.800 128 18.900C116 19 106 18.400 98 17Z',
    ],
    ['#f8eadc', 'M104 17.900C120 19 146 18.200 162 18.600V19.600C146 19.800 120 20 104 17.900Z'],
    [
      '#f4e4d8',
      'M34 24.500C44 23.400 56 23.800 66 24.800C56 25.800 44 25.800 34 24.500ZM116 30C124 29.200 134 29.400 142 30.200C134 31 124 31 116 30Z',
    ],
  ])
    path(k, c, d)
  path(
    k,
    '#c4d0d4',
    'M-2 46.200V40.500C6 39 12 36.500 18 36C24 37 28 40 36 41.500C44 43 52 44.500 60 46.200Z',
  )
  path(k, '#dcdcd8', 'M-2 40.500C6 39 12 36.500 18 36C15 38.500 10 40 6 42.500L-2 44Z')
  path(
    k,
    '#b4c6cc',
    'M112 46.200C118 45 122 43.600 127 42.800C130 41.600 133 41.800 136 43C141 43.600 145 41.600 150 40.400C154 40 158 41 162 41.200V46.200Z',
  )
  path(
    k,
    '#d0d8d8',
    'M112 46.200C118 45 122 43.600 127 42.800C128.500 42 130 41.800 131.500 41.900C129.500 43.500 127 44.500 125 46.200ZM138 43.200C142 43.200 146 41.400 150 40.400C148 42.500 146 44 144 46.200H136Z',
  )
}

/** A calm sea in bands, its ripples in crisp pieces. */
function calmSea(k) {
  for (const [c, d] of [
    ['#eedfd0', `M-2 ${SEA}H162V92H-2Z`],
    ['#cfdcd4', 'M-2 48.600C30 48 60 48.900 96 48.300C124 47.900 146 48.600 162 48.200V92H-2Z'],
    ['#aeccca', 'M-2 52.500C26 51.600 60 53.200 96 52C126 51.200 146 52.200 162 51.700V92H-2Z'],
    ['#8cb8bc', 'M-2 58.500C28 57.200 62 59.600 100 57.800C128 56.800 148 58 162 57.300V92H-2Z'],
    ['#6ca2ac', 'M-2 67C32 65 66 68.500 104 66C130 64.800 148 66.200 162 65.400V92H-2Z'],
    ['#528c9c', 'M-2 77.500C36 75 72 79 110 76.200C134 74.800 150 76.400 162 75.600V92H-2Z'],
  ])
    path(k, c, d)
  const lens = (c, list) => {
    for (const [x, y, l] of points(list, 3))
      path(
        k,
        c,
        `M${x} ${y}q${l / 2} ${-l * 0.035 - 0.2} ${l} 0q${-l / 2} ${l * 0.025 + 0.14} ${-l} 0Z`,
      )
  }
  lens(
    '#fff4e2',
    '8 47.600 18 44 47.800 12 92 47.600 14 132 47.400 12 20 50.600 10 60 50.200 8 112 50.400 10 146 50 8',
  )
  lens(
    '#e0ece6',
    '4 55.500 9 36 56 8 100 55 9 134 54.600 8 118 60.500 9 148 61 8 18 62.500 9 46 61 7',
  )
  lens('#a8d0d0', '108 70.500 9 138 70 9 6 71 9 34 73 8 124 80.500 10 150 81 8 10 84 10 112 87 9')
}

const quad = (k, c, x0, x1, z0, z1) => fill(k, c, [P(x0, z0), P(x1, z0), P(x1, z1), P(x0, z1)])

/** A post beside the boards: light on its left, its broken mirror in the water. */
function post(k, x, z) {
  const [px, top] = P(x, z, 0.42)
  const foot = P(x, z, -1.1)[1]
  const w = 7 / z
  path(
    k,
    '#cfe6e2',
    `M${px - w * 2} ${foot}q${w * 2} ${-w * 0.5} ${w * 4} 0q${-w * 2} ${w * 0.6} ${-w * 4} 0Z`,
  )
  for (let i = 0; i < 5; i++) {
    const y = foot + w * (0.7 + i * 0.95)
    path(
      k,
      '#3f7688',
      `M${px - w * (1 - (i % 2) * 0.5)} ${y}q${w} ${-w * 0.75} ${w * 1.9} 0q${-w * 0.9} ${w * 0.75} ${-w * 1.9} 0Z`,
    )
  }
  path(k, '#6c5a64', `M${px - w} ${foot}V${top}H${px + w}V${foot}Z`)
  path(k, '#c8a890', `M${px - w} ${foot}V${top}H${px - w * 0.2}V${foot}Z`)
  path(
    k,
    '#e8d0b4',
    `M${px - w} ${top + w * 0.2}q${w} ${-w * 0.9} ${w * 2} 0q${-w} ${w * 0.7} ${-w * 2} 0Z`,
  )
}

function jetty(k) {
  // Its shadow on the water, to the right.
  const low = (x, z) => P(x, z, -1.1)
  fill(k, 'rgba(44,100,120,.42)', [
    low(RIGHT - 0.4, END),
    low(RIGHT + 0.9, END),
    low(RIGHT + 0.9, 2.3),
    low(RIGHT - 0.4, 2.3),
  ])
  for (const z of [8, 6.6, 5.4, 4.3, 3.4]) {
    post(k, LEFT - 0.1, z)
    post(k, RIGHT + 0.1, z)
  }
  // The end of the boards and their right edge.
  const [a, b] = [P(RIGHT, END), P(RIGHT, 2.3)]
  fill(k, '#7c6468', [a, b, [b[0], b[1] + 6], [a[0], a[1] + 1.5]])
  for (let i = 0, z = END; z > 2.3; i++) {
    const next = z / 1.035 - 0.02
    quad(
      k,
      ['#dcbf9f', '#e6ccac', '#d2b295', '#e0c5a5', '#d8b99a'][(i * 3) % 5],
      LEFT,
      RIGHT,
      z,
      next + 0.015 * z * 0.6,
    )
    quad(k, '#8c7070', LEFT, RIGHT, next + 0.015 * z * 0.6, next)
    for (const x of [LEFT + 0.12, RIGHT - 0.12]) {
      const [nx, ny] = P(x, (z + next) / 2)
      path(k, '#8c7070', `M${nx} ${ny - 0.6 / z}a${0.9 / z} ${0.6 / z} 0 1 0 0.010 0Z`)
    }
    z = next
  }
  quad(k, '#f2dcbc', LEFT, LEFT + 0.06, END, 2.3)
}

/** A suitcase with its stickers, a straw hat on its handle; 20 high, foot at 0. */
function suitcase(k) {
  path(k, '#b48c80', 'M-6 0.600C0 -0.600 10 -0.900 14.600 -0.600L16 1.400C10 2 6 2 2 1.800Z')
  path(k, '#4a3c50', 'M-5.500 0.800V-0.600H-3.500V0.800ZM3.500 0.800V-0.600H5.500V0.800Z')
  stroke(k, '#5c4c5c', 0.8, 'M-2.600 -15V-20.500H2.600V-15')
  path(
    k,
    '#e87838',
    'M-7.500 -1.600C-7.500 -0.800 -7 -0.400 -6.200 -0.400H6.200C7 -0.400 7.500 -0.800 7.500 -1.600V-14.400C7.500 -15.400 7 -16 6.200 -16H-6.200C-7 -16 -7.500 -15.400 -7.500 -14.400Z',
  )
  path(
    k,
    '#ffa45c',
    'M-7.500 -1.600C-7.500 -0.800 -7 -0.400 -6.200 -0.400H-4.600V-16H-6.200C-7 -16 -7.500 -15.400 -7.500 -14.400Z',
  )
  path(
    k,
    '#b8502c',
    'M4 -0.400H6.200C7 -0.400 7.500 -0.800 7.500 -1.600V-14.400C7.500 -15.400 7 -16 6.200 -16H4Z',
  )
  stroke(
    k,
    '#c85c2c',
    0.4,
    'M-4.600 -15.500V-0.800M-1.700 -15.500V-0.800M1.200 -15.500V-0.800M4 -15.500V-0.800',
  )
  path(k, '#fff4e0', 'M-4 -10a2.100 2.100 0 1 0 0.010 0Z')
  path(k, '#2f8c9c', 'M-5.200 -7.700Q-4 -9.300 -2.800 -7.700Q-4 -6.600 -5.200 -7.700Z')
  path(k, '#f6d45c', 'M0.500 -5L4.500 -5.700L4.900 -3.200L0.900 -2.500Z')
  path(k, '#2f6c8c', 'M1.200 -4.600L2.600 -4.800L2.700 -3.300L1.500 -3.100Z')
  path(k, '#7cc0b4', 'M1.500 -12.500L4.500 -13L4.900 -10L1.900 -9.500Z')
  // The hat.
  path(k, '#f8e4ac', 'M-3.200 -20.200C-3.400 -25 4 -25.400 4.300 -20.600Z')
  path(k, '#d8b878', 'M1.800 -23.800C3.400 -23.400 4.200 -22.200 4.300 -20.600H1.800Z')
  path(
    k,
    '#2f8c9c',
    'M-3.250 -20.200Q0.500 -19.300 4.350 -20.600L4.200 -22Q0.500 -20.800 -3.150 -21.600Z',
  )
  path(
    k,
    '#f8e4ac',
    'M-7.500 -19C-4 -21.500 5 -22 8.500 -19.900C5 -18.400 -3.500 -18.200 -7.500 -19Z',
  )
  path(
    k,
    '#d8b878',
    'M-7.500 -19C-3 -19.700 5 -20 8.500 -19.900C5 -18.400 -3.500 -18.200 -7.500 -19Z',
  )
}

/** A gull that stands and looks after the plane; 12 high. */
function gull(k) {
  stroke(k, '#e89048', 0.5, 'M-0.600 0V-3M1 0V-3')
  path(
    k,
    '#ffffff',
    'M-5 -6C-4 -8.500 -1 -9 1.200 -8.600C2 -10.500 3.600 -11.600 5 -10.800C6.200 -10 5.800 -8.300 4.800 -7C4 -4.500 2 -2.800 -0.600 -2.800C-2.500 -3 -4 -4 -7.500 -4Z',
  )
  path(
    k,
    '#b8c4d4',
    'M-7.500 -4.600C-5 -8.400 -1.500 -8.600 1 -7.400C1.600 -5.600 0 -4.400 -2 -4.400C-4 -4.400 -5.500 -4.200 -8.500 -3.600Z',
  )
  path(k, '#4a5068', 'M-5 -4.600L-8.800 -3.400L-5 -3.900Z')
  path(k, '#f4a848', 'M5.700 -9.900L8 -9.300L5.600 -8.900Z')
  path(k, '#2a2438', 'M4.500 -10.200a0.420 0.420 0 1 0 0.010 0Z')
}

/** A paper plane that climbs to the right; the line it has flown. */
function paperPlane(k) {
  k.setLineDash([1.1, 1.3])
  stroke(
    k,
    '#ffffff',
    0.42,
    'M84 52C90 47 98 46 102 41C106 35.500 101.500 30.500 98 33.500C94.500 37 101 42 108.500 37.500C112 35.300 114.500 32.500 117 29.500',
  )
  k.setLineDash([])
  at(k, 120.5, 26, 0.74, (q) => {
    path(q, '#ffffff', 'M9 -7L-8 0.500L-2.500 3Z')
    path(q, '#dce4ea', 'M9 -7L-2.500 3L-1 8.500Z')
    path(q, '#a8bccc', 'M9 -7L-1 8.500L1.300 4.700Z')
    path(q, '#f4f6f6', 'M9 -7L1.300 4.700L6 7Z')
  })
}

export default {
  alt: 'Un pontile di legno su un mare calmo al mattino: in fondo una valigia arancione con un cappello di paglia, un gabbiano e un aeroplano di carta che vola via',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#86b6cc'],
          [0.4, '#b8d6d8'],
          [0.75, '#ece4d4'],
          [1, '#fde6cc'],
        ],
      },
      sun: [0, 0.3],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      distance(k)
      calmSea(k)
      jetty(k)
      const [sx, sy] = P(0.1, 6.9)
      at(k, sx, sy, 0.6, suitcase)
      const [gx, gy] = P(LEFT - 0.1, 5.4, 0.42)
      at(k, gx, gy, 0.62, gull)
      paperPlane(k)
    })
    s.glow(0, 0.3, 60, '#fff0d8', 0.22)
    return finish(s, { bloom: 0.12 })
  },
}
