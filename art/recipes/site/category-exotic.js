import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { courses, gate, root, STONE } from '../../things/angkor-gate.js'
import { friend } from '../../things/friends.js'

const BARK = ['#fbe8c0', '#d8b490', '#94788c']

/** The jungle behind in three depths, pale where the sun comes through. */
function jungle(k) {
  path(k, '#e4ecb0', 'M-2 -2H162V92H-2Z')
  const trunks = (c, list) => {
    for (const [x, w] of points(list))
      path(
        k,
        c,
        `M${x} -2C${x + w * 0.2} 30 ${x - w * 0.1} 50 ${x - w * 0.5} 76H${x + w * 1.5}C${x + w} 50 ${x + w * 0.8} 30 ${x + w} -2Z`,
      )
  }
  trunks('#c8dca4', '6 3 22 2 35 3.500 100 3 122 2.400 136 3.400 152 2')
  const mass = (seed, inside, light, size, tones) =>
    leafMass(k, { box: [-6, -4, 166, 78], inside, light, size, tones, seed })
  mass(
    4,
    (x, y) => y < 13 + 5 * Math.sin(x * 0.16 + 1) - (x > 44 && x < 96 ? 8 : 0),
    (_, y) => 0.8 - y / 34,
    9,
    [
      ['#a4c894', '#b4d49c', '#cce4a8'],
      ['#b4d49c', '#c8e0a4', '#e0eeb4'],
    ],
  )
  mass(
    6,
    (x, y) => y > 57 + 3 * Math.sin(x * 0.2),
    (_, y) => 1.2 - (y - 54) / 16,
    8,
    [
      ['#88b48c', '#98c494', '#b4d49c'],
      ['#98c494', '#b4d49c', '#d0e4a8'],
    ],
  )
  trunks('#7cac90', '-3 4 28 4 140 4.600 154 3.400')
  mass(
    9,
    (x, y) =>
      y < 8 + 4 * Math.sin(x * 0.22) + Math.max(0, 26 - x) * 0.9 + Math.max(0, x - 132) * 0.7,
    (x, y) => 0.9 - y / 30 - x / 500,
    8.5,
    [
      ['#3a7c70', '#4a8c78', '#6ca880'],
      ['#5c9c80', '#7cb488', '#a4cc90'],
    ],
  )
  mass(
    11,
    (x, y) =>
      y > 62 + 2 * Math.sin(x * 0.3) - Math.max(0, 30 - x) * 0.3 - Math.max(0, x - 128) * 0.3,
    (x, y) => 1 - (y - 56) / 16 - x / 500,
    6.5,
    [
      ['#3c7c70', '#4c8c78', '#68a47c'],
      ['#4c8c78', '#68a47c', '#98c484'],
    ],
  )
}

/** Light that falls through the leaves. */
function shafts(k) {
  for (const [a, b, c, d] of points('26 33 60 74 40 44 78 86 52 62 104 122 8 12 30 38', 4)) {
    const g = k.createLinearGradient(0, 0, 0, 80)
    g.addColorStop(0, 'rgba(255,252,208,.36)')
    g.addColorStop(1, 'rgba(255,246,190,0)')
    fill(k, g, [
      [a, -2],
      [b, -2],
      [d, 82],
      [c, 82],
    ])
  }
}

/** Walls on both sides, half fallen. */
function walls(k) {
  const tones = ['#a88c80', '#c8a888', '#8c7880']
  courses(k, [14, 60, 50, 80], tones, { seed: 21, rows: 3 })
  courses(k, [-2, 65, 14, 80], tones, { seed: 23, rows: 3 })
  courses(k, [22, 56.5, 50, 60], tones, { seed: 25, rows: 3.5 })
  courses(k, [90, 57, 140, 81], ['#98828a', '#b89c88', '#7c707c'], { seed: 27, rows: 3 })
  courses(k, [90, 47.5, 127, 57], ['#98828a', '#b89c88', '#7c707c'], { seed: 31, rows: 3 })
  courses(k, [140, 63, 162, 80], ['#8c7c86', '#ac9488', '#746a7c'], { seed: 29, rows: 3 })
  path(
    k,
    STONE.lit,
    'M22 56.500H50V57.300H22ZM14 60H22V60.800H14ZM-2 65H14V65.800H-2ZM127 57H140V57.800H127ZM90 47.500H127V48.300H90ZM140 63H162V63.800H140Z',
  )
  path(
    k,
    STONE.moss,
    'M22 56.500C26 55.600 30 56 34 56.500C31 59 28 57.500 26 60C24 58 23 59 22 58.500ZM-2 65C2 64 6 64.500 10 65C8 67.500 5 66.500 3 68.500C1 66.500 0 67.500 -2 67.500ZM128 57C132 56 136 56.400 140 57C138 59.500 135 58.500 133 61C131 59 129.500 59.500 128 59Z',
  )
}

/** The tree on the wall, its roots over the stones down to the ground. */
function strangler(k) {
  path(k, 'rgba(60,50,90,.35)', 'M100 46C96 56 98 66 102 78H138C136 66 130 54 122 46Z')
  // The trunk, its foot drawn out between the roots.
  path(
    k,
    BARK[2],
    'M101 -2C102.500 12 101 24 97 34C94.500 40 91 43 86 46L94 51Q99 47 101 55L105 55Q106.500 49 108 55L112 55Q113.500 49 115 54L118.500 54Q119.500 48 122 53L126 53Q126 49 131 50C124 44 118.500 36 117 26C116 16 116.500 8 118 -2Z',
  )
  path(
    k,
    BARK[1],
    'M101 -2C102.500 12 101 24 97 34C94.500 40 91 43 86 46L94 51Q99 47 101 55L105 55C108 44 110.500 34 110.500 22C110.500 12 111 6 112 -2Z',
  )
  path(
    k,
    BARK[0],
    'M101 -2C102.500 12 101 24 97 34C94.500 40 91 43 86 46L91 47.500C97 43 101 36 103 28C104.500 20 105 10 104.500 -2Z',
  )
  root(k, '114 16 116 30 121 40 130 49 137 59 141 69 147 79', 5, 2, BARK)
  root(k, '103 22 101 34 94 42 87.500 47 84.500 56 85 66 82 79', 5, 1.8, BARK)
  root(k, '112 24 114 38 119 48 124 58 127 68 132 81', 5, 2.2, BARK)
  root(k, '96.500 56.500 103 60 110 62 118 66', 1.7, 1.2, BARK)
  root(k, '104 28 101 40 96 50 97.500 60 94 69 92 80', 4.6, 1.8, BARK)
  root(k, '106 20 105.500 36 103 48 103.500 57 101 65 103 73 99 82', 4.8, 2, BARK)
  root(k, '108.500 12 109 32 109 46 111 57 109.500 66 112 74 110 83', 5, 2.2, BARK)
  root(k, '111 18 112 36 115 48 117.500 57 117 65 120 73 119 82', 4.6, 1.8, BARK)
}

/** The ground with the light in pieces, the fallen stones. */
function ground(k) {
  path(k, '#c8a880', 'M-2 76C30 77 60 78.500 90 78.500C120 78.500 142 77 162 76V92H-2Z')
  path(
    k,
    '#a88878',
    'M-2 77C14 77.500 30 78.500 44 80C40 83 20 83 -2 83ZM96 79.500C112 80.500 140 79 162 77.500V85C146 86 118 84.500 96 79.500Z',
  )
  path(k, '#7c6474', 'M-2 85C30 84 70 87 110 86C134 85.500 150 86 162 85V92H-2Z')
  for (const [x, y, rx] of points(
    '40 84.500 7 58 82 8 74 84 10 88 81.500 5 102 84 5 52 87.500 8 82 88.500 7 128 82.500 4 24 81 4 112 88.500 5',
    3,
  ))
    path(
      k,
      '#f4dea4',
      `M${x - rx} ${y}C${x - rx * 0.7} ${y - rx * 0.14} ${x - rx * 0.2} ${y - rx * 0.06} ${x + rx * 0.1} ${y - rx * 0.15}C${x + rx * 0.6} ${y - rx * 0.16} ${x + rx} ${y - rx * 0.06} ${x + rx} ${y}C${x + rx * 0.5} ${y + rx * 0.12} ${x - rx * 0.5} ${y + rx * 0.12} ${x - rx} ${y}Z`,
    )
}

function block(k, x, y, w, h, d) {
  path(
    k,
    'rgba(60,40,80,.4)',
    `M${x - 0.5} ${y + 0.3}H${x + w + d * 2.2}L${x + w + d} ${y - 1.2}H${x}Z`,
  )
  path(k, STONE.mid, `M${x} ${y}v${-h}h${w}v${h}Z`)
  path(k, STONE.lit, `M${x} ${y - h}l${d} ${-d * 0.6}h${w}l${-d} ${d * 0.6}Z`)
  path(k, STONE.shade, `M${x + w} ${y}v${-h}l${d} ${-d * 0.6}v${h}Z`)
  path(
    k,
    STONE.moss,
    `M${x} ${y - h}l${d} ${-d * 0.6}h${w * 0.5}c-1 1 -1.500 1.600 -2.500 1.400c-1 0.600 -1.400 1.600 -2.200 1Z`,
  )
}

/** A monkey that sits and looks to the left, a straw hat on its head. */
function thief(k) {
  stroke(k, '#6c5448', 1.2, 'M4 -1C9 -0.500 12 -3 11 -8C10.500 -11 8 -11.500 7.500 -9.500')
  path(k, '#8c705c', 'M-3 0C-4.500 -4 -3.600 -8 -1 -10.500H3.500C6.500 -8 7 -3 5 0Z')
  path(k, '#5c483f', 'M3.500 -10.500C6.500 -8 7 -3 5 0H1.500C4 -3 4.500 -7 2 -10.500Z')
  path(
    k,
    '#d4b894',
    'M-2.800 -1.500C-3.600 -4.500 -2.600 -7.500 -1 -9C0 -6.500 -0.400 -3 -1.400 -0.800Z',
  )
  path(
    k,
    '#8c705c',
    'M-2 0.500C-5 0.500 -6.500 -0.500 -5.500 -1.600C-3 -3.600 1 -5 3 -3.500C4.500 -2 3 0.300 0.500 0.500Z',
  )
  stroke(k, '#7a6050', 1.7, 'M0 -9C-2.500 -8 -4 -6.500 -4.600 -4.400')
  stroke(k, '#8c705c', 1.7, 'M1 -9.500C-1.500 -11 -3 -13 -3 -15.500')
  path(
    k,
    '#8c705c',
    'M-3.200 -12.500C-3.600 -15.500 -1 -17.500 1.500 -17C4.200 -16.500 5 -13.500 3.500 -11.500C2 -9.800 -1.500 -9.800 -3.200 -12.500Z',
  )
  path(
    k,
    '#e8bc98',
    'M-3.400 -14.500C-2 -15.500 0 -15 0.200 -13.500C0.200 -11.500 -1.200 -10.300 -3 -10.600C-4.400 -10.800 -4.600 -12 -4 -12.600C-4 -13.200 -3.800 -14 -3.400 -14.500Z',
  )
  path(k, '#2c2030', 'M-2.200 -14a0.450 0.500 0 1 0 0.010 0Z')
  stroke(k, '#6c3c34', 0.35, 'M-4 -11.700q1 0.500 2 -0.100')
  path(k, '#e8bc98', 'M2 -14.500a1 1.200 0 1 0 0.010 0Z')
  path(k, '#f6dc98', 'M-3.600 -16.300C-3.800 -20.500 3.500 -21 4 -16.800Z')
  path(
    k,
    '#e0483c',
    'M-3.650 -16.400Q0.500 -15.700 4 -16.900L3.900 -18Q0.500 -16.900 -3.650 -17.500Z',
  )
  path(k, '#f6dc98', 'M-7 -15.200C-4 -17.500 4.500 -18 7.500 -16.200C4 -15 -3 -14.700 -7 -15.200Z')
  path(k, '#c89c5c', 'M-7 -15.200C-3 -15.900 4 -16.300 7.500 -16.200C4 -15 -3 -14.700 -7 -15.200Z')
}

/** A monk in the doorway, his parasol open. */
function monk(k) {
  path(
    k,
    '#c8601c',
    'M-3.600 0C-3.800 -6 -4 -14 -2.800 -18.500H2.600C4 -14 3.800 -6 3.800 0C2 0.800 -2 0.800 -3.600 0Z',
  )
  path(
    k,
    '#f49a2c',
    'M-3.600 0C-3.800 -6 -4 -14 -2.800 -18.500H0.500C-1 -14 -0.500 -6 -0.300 0.600C-1.600 0.600 -2.800 0.400 -3.600 0Z',
  )
  path(k, '#c8906c', 'M0.800 -18.500H2.600C3.200 -16.800 3.500 -15 3.600 -13.200Z')
  stroke(k, '#b87c58', 1.3, 'M-2.500 -16L-4.600 -12L-3.500 -8.500')
  path(k, '#c8906c', 'M0 -24.500a2.500 2.800 0 1 0 0.010 0Z')
  path(
    k,
    '#8c6050',
    'M0.400 -24.500a2.500 2.800 0 0 1 0 5.600C1.200 -20.500 1.400 -23 0.400 -24.500Z',
  )
  stroke(k, '#6c3c34', 0.5, 'M-3.500 -8.500V-29')
  path(
    k,
    '#f6c440',
    'M-13 -24C-12 -29.500 -8 -31.500 -3.500 -31.500C1 -31.500 5 -29.500 6 -24C4 -25 2 -25 -0.300 -24C-2.500 -25 -4.500 -25 -6.700 -24C-9 -25 -11 -25 -13 -24Z',
  )
  path(
    k,
    '#d88c2c',
    'M-3.500 -31.500C1 -31.500 5 -29.500 6 -24C4 -25 2 -25 -0.300 -24C-0.500 -27.500 -1.800 -30 -3.500 -31.500Z',
  )
}

const LOSER = {
  skin: '#f2b890',
  hair: '#5c2c38',
  top: '#e8584c',
  legs: '#3c5490',
  wear: 'shorts',
  style: 'bob',
  feet: '#fff0dc',
}
const AMUSED = {
  skin: '#d8966a',
  hair: '#33202c',
  top: '#2f9aa4',
  legs: '#8c6c54',
  wear: 'shorts',
  style: 'short',
  beard: true,
  feet: '#5c3c34',
}
const CAMERA = {
  skin: '#8c5238',
  hair: '#2a1a2c',
  top: '#f4c43c',
  legs: '#5c4c7c',
  wear: 'trousers',
  style: 'afro',
  feet: '#fff0dc',
}

function people(k) {
  for (const [x, y, l] of points('96.500 86 13 78 87.500 13 50 87 12', 3))
    path(
      k,
      'rgba(70,44,84,.42)',
      `M${x - 2} ${y}q${l / 2} -1.200 ${l} 0.300q${-l / 2} 1 ${-l} -0.300Z`,
    )
  friend(k, CAMERA, {
    x: 49.5,
    y: 87,
    size: 0.62,
    arms: [
      [1.2, 2.4],
      [1.1, 2.3],
    ],
    pack: '#c8503c',
    lean: -0.05,
    turn: -0.12,
    over: (q, [hx, hy]) => path(q, '#2a2438', `M${hx - 1.2} ${hy - 2}h3.400v2.600h-3.400Z`),
  })
  friend(k, AMUSED, {
    x: 77.5,
    y: 87.5,
    size: 0.62,
    arms: [
      [0.4, 1.7],
      [1.55, 1.7],
    ],
    legs: [
      [-0.1, -0.2],
      [0.3, 0],
    ],
    hip: 13.8,
    lean: -0.12,
    turn: -0.1,
    pack: '#4c8c5c',
  })
  friend(k, LOSER, {
    x: 96,
    y: 86,
    size: 0.62,
    arms: [
      [1.7, 2.1],
      [2, 2.5],
    ],
    legs: [
      [-0.3, -0.55, 0.5],
      [0.12, 0.02, 0.9],
    ],
    hip: 14.2,
    lean: 0.1,
    turn: -0.22,
    pack: '#7c5cb0',
    over: (q, near, [hx, hy]) => {
      stroke(q, '#d8a42c', 1.3, `M${hx - 0.4} ${hy + 0.6}q2.200 0.200 3 -2.600`)
      stroke(q, '#ffe07c', 0.7, `M${hx - 0.3} ${hy + 0.2}q1.900 0 2.700 -2.300`)
    },
  })
}

export default {
  alt: 'Una porta di Angkor con il volto di pietra, stretta dalle radici di un albero; una scimmia ha preso il cappello di una viaggiatrice, che le offre una banana',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#e4ecb0'],
          [1, '#f4f0c8'],
        ],
      },
      sun: [0.1, -0.1],
      horizon: 0.84,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      jungle(k)
      walls(k)
      // Nine tenths of its size, so that the crown has air above it.
      k.save()
      k.translate(70, 77)
      k.scale(0.9, 0.9)
      k.translate(-70, -77)
      gate(k)
      k.restore()
      strangler(k)
      shafts(k)
      at(k, 70.5, 77, 0.46, monk)
      ground(k)
      for (const [x, y, w0, h0, d] of points(
        '20 83 9 5 3 10 87 7 4 2.500 30 81.500 5 3 1.800 112 84 11 6.500 3 125 83 8 4 2.600 136 88 9 5 3',
        5,
      ))
        block(k, x, y, w0, h0, d)
      at(k, 119, 76.5, 0.76, thief)
      people(k)
      // Near leaves in the shade.
      for (const [x, y, l, a, b] of points(
        '-4 94 34 -0.900 0.500 -6 92 30 -1.350 0.500 4 96 26 -1.200 0.700 12 96 20 -0.700 0.600 164 96 30 -2.200 -0.500 166 92 26 -1.800 -0.500 154 97 20 -2.300 -0.600',
        5,
      ))
        frond(k, x, y, l, a, ['#2c6c5c', '#1c4c54'], { bend: b, n: 15, wide: 0.24 })
    })
    s.glow(0.16, -0.02, 50, '#fff8cc', 0.35)
    return finish(s)
  },
}
