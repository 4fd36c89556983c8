import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { bone, friend, striding } from '../../things/friends.js'
import { HERO_SIZES } from './kit.js'

const SEA = 45
const DECK = 60
const TIP = 117

const ANNA = {
  skin: '#eeb088',
  hair: '#43243a',
  top: '#f0583f',
  legs: '#f0583f',
  wear: 'bare',
  sleeve: 'none',
  style: 'tail',
}
const BRUNO = {
  skin: '#d8966a',
  hair: '#4a2a2c',
  top: '#d8966a',
  legs: '#1f8c96',
  wear: 'shorts',
  sleeve: 'none',
  style: 'short',
  beard: true,
}
const CHIARA = {
  skin: '#f4c098',
  hair: '#d8923c',
  top: '#f8c43c',
  legs: '#2f5c9c',
  wear: 'shorts',
  style: 'bob',
}
const DARIO = {
  skin: '#8c5238',
  hair: '#2a1a2c',
  top: '#8c5238',
  legs: '#f29a38',
  wear: 'shorts',
  sleeve: 'none',
  style: 'afro',
}
const ELENA = {
  skin: '#e8a880',
  hair: '#6c3a34',
  top: '#fff2e0',
  legs: '#4ca8a0',
  wear: 'shorts',
  style: 'long',
  hat: 'straw',
}

/** A bank of evening cloud: low heads, gold below where the sun reaches it. x, y: its left tip. */
function bank(k, x, y, size, [top, lit]) {
  at(k, x, y, size, (q) => {
    path(
      q,
      top,
      'M0 0C5 -0.400 7 -1.600 11 -1.500C14 -4.600 20 -4.800 23 -3C27 -6.400 35 -6.200 38 -3.200C42 -4.600 47 -3.600 49 -1.600C54 -2 60 -0.800 66 0.400C60 1.200 52 0.600 46 1.400C36 2.600 26 1 18 1.400C12 1.600 6 0.800 0 0Z',
    )
    path(
      q,
      lit,
      'M0 0C6 0.200 12 0 18 -0.300C26 -0.600 34 0.600 44 -0.200C52 -0.700 60 0 66 0.400C60 1.200 52 0.600 46 1.400C36 2.600 26 1 18 1.400C12 1.600 6 0.800 0 0Z',
    )
  })
}

function clouds(k) {
  bank(k, 98, 14, 1.15, ['#7c94bc', '#f4c4a0'])
  bank(k, 132, 25, 0.8, ['#a8a0b8', '#ffd4a4'])
  bank(k, -8, 16, 0.9, ['#8c9cbc', '#f6c8a0'])
  bank(k, 50, 24.5, 0.5, ['#c4aab0', '#ffdcac'])
  bank(k, 84, 33, 0.34, ['#f0bc9c', '#ffe8bc'])
  bank(k, -4, 29, 0.4, ['#e8b8a0', '#ffe4b4'])
}

/** Islands in the evening, their left sides in the light. */
function islands(k) {
  path(
    k,
    '#e2a898',
    'M34 45.200C40 43.500 46 43 52 40.500C57 38 61 36.500 65 38.500C70 39 74 41.500 80 42.500C86 44 92 45.500 98 45.200Z',
  )
  path(
    k,
    '#c490a0',
    'M65 38.500C63 41 67 42.500 64 44C66 45.200 70 45.600 72 45.200H98C92 45.500 86 44 80 42.500C74 41.500 70 39 65 38.500ZM52 40.500C51 42.500 54 43.500 53 45.200H60C58 44.500 57 42 52 40.500Z',
  )
  path(
    k,
    '#a47c98',
    'M138 45.300C142 43 146 42.500 149 39C152 36.500 156 37 158 35.500L170 32V45.300Z',
  )
  path(
    k,
    '#f0b48c',
    'M138 45.300C142 43 146 42.500 149 39C150.500 37.800 152 37.200 153.500 36.800C151 40 151.500 42 148 43.500C146 44.500 146 45.500 145 45.300Z',
  )
  path(
    k,
    '#8c6c90',
    'M-6 45.400V38C0 36.500 4 33.500 9 33C14 34 17 38 22 40C28 42.500 34 45 40 45.400Z',
  )
  path(k, '#d89a8c', 'M-6 38C0 36.500 4 33.500 9 33C7 36 3 38 -1 40.500L-6 42Z')
}

/** The sea in bands: gold under the light, then deep; crisp glints. */
function sea(k) {
  for (const [c, d] of [
    ['#f2b98c', `M-6 ${SEA}H172V100H-6Z`],
    ['#b49ca4', 'M-6 48.500C30 48 60 48.600 90 48C116 47.400 144 48 172 47.600V100H-6Z'],
    ['#7690ac', 'M-6 52C20 51 50 52.600 84 51C112 50 140 51 172 50.200V100H-6Z'],
    ['#4c7ca4', 'M-6 57.500C24 56 54 58 86 55.500C116 54 142 55.500 172 54.400V100H-6Z'],
    ['#2f6696', 'M-6 65C24 63 54 66 90 62.500C118 60.500 144 62 172 61V100H-6Z'],
    ['#235484', 'M-6 74C24 71.500 60 75 94 71C122 69 146 71 172 70V100H-6Z'],
    ['#1b4474', 'M-6 83C30 80.500 64 84 98 80.500C126 78.500 148 80 172 79V100H-6Z'],
  ])
    path(k, c, d)
  const lens = (c, list) => {
    for (const [x, y, l] of points(list, 3))
      path(
        k,
        c,
        `M${x} ${y}q${l / 2} ${-l * 0.05 - 0.2} ${l} 0q${-l / 2} ${l * 0.04 + 0.16} ${-l} 0Z`,
      )
  }
  lens(
    '#ffdca4',
    '10 47.600 20 40 48 16 70 47.400 18 104 47.300 14 128 47.600 12 18 50 14 54 50.400 9 88 49.600 10 114 49.400 8 24 53.600 10 62 53.400 8 96 52.600 9 146 49.400 9',
  )
  lens('#e8b49c', '30 57 9 78 56.600 8 104 56 7 12 60 8 52 61.600 7 138 55 8 150 58.400 7')
  lens(
    '#6f9cbc',
    '20 66.500 10 64 68.600 9 102 66 8 136 67 9 40 72.600 8 112 72.600 9 148 73.600 10 8 77.600 9 76 79.500 10 126 79 9 30 85 11 100 86 10 146 86 9',
  )
}

/** A jetty of old wood from the right edge: planks in the light, posts with their broken mirror. */
function jetty(k) {
  for (const [x, foot] of points('119 70 130 71 142 72 155 73 167 74')) {
    path(k, '#2c2a50', `M${x + 3} ${DECK}h1.300v9h-1.300Z`)
    path(k, '#4a3450', `M${x} ${DECK}h2v${foot - DECK}h-2Z`)
    path(k, '#e89c68', `M${x} ${DECK + 2.4}h0.600v${foot - DECK - 2.4}h-0.600Z`)
    path(k, '#a4c0cc', `M${x - 1.8} ${foot}q2.800 -0.700 5.600 0q-2.800 0.800 -5.600 0Z`)
    for (let i = 0; i < 5; i++)
      path(
        k,
        '#162f58',
        `M${x - 0.7 + (i % 2) * 0.9} ${foot + 0.9 + i * 0.95}q1.500 -1.300 3 0q-1.500 1.300 -3 0Z`,
      )
  }
  path(
    k,
    'rgba(14,30,68,.5)',
    'M118 75.500C130 74 150 74.500 172 75V79.500C150 78.500 132 79 118 75.500Z',
  )
  path(k, '#3a2a4c', `M${TIP} ${DECK + 1}H174V${DECK + 3}H${TIP + 0.4}Z`)
  path(k, '#8a5a58', `M${TIP} ${DECK - 0.6}H174V${DECK + 1.2}H${TIP}Z`)
  path(k, '#ffc890', `M${TIP - 0.3} ${DECK - 2.2}H174V${DECK - 0.5}H${TIP}Z`)
  for (let x = TIP + 3; x < 174; x += 3.1) {
    path(k, '#d08c68', `M${x} ${DECK - 2.2}h0.250l-0.250 1.700h-0.250Z`)
    path(k, '#5c3c50', `M${x - 0.2} ${DECK - 0.5}h0.220v1.700h-0.220Z`)
  }
  // The ladder.
  stroke(k, '#4a3450', 0.5, `M${TIP + 5} ${DECK - 4.5}V71M${TIP + 8} ${DECK - 4.5}V71`)
  stroke(
    k,
    '#4a3450',
    0.4,
    `M${TIP + 5} 63.500H${TIP + 8}M${TIP + 5} 66H${TIP + 8}M${TIP + 5} 68.500H${TIP + 8}`,
  )
  stroke(
    k,
    '#e89c68',
    0.2,
    `M${TIP + 4.85} ${DECK - 4.5}V70.500M${TIP + 7.85} ${DECK - 4.5}V70.500`,
  )
}

const shadow = (k, x, l) =>
  path(k, '#b87868', `M${x} ${DECK - 1.5}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.700 ${-l} 0Z`)

/** A dog at full run to the left; units of the friends. */
function runningDog(k) {
  stroke(
    k,
    '#6c4030',
    1.5,
    'M4 -6.500L7.500 -4.500L10.500 -4.800M-4 -6.500L-8 -5.500L-10.600 -3.600',
  )
  stroke(k, '#a4643c', 1.6, 'M4.400 -6.800L9 -6.500L12 -7.600M-3.600 -6.500L-7 -3.500L-10 -2.600')
  path(
    k,
    '#a4643c',
    'M-5.500 -10C-2 -11.400 3 -11 5.500 -9.500C6.600 -8 6 -6 4 -5.600C0 -5.200 -3 -4.400 -5.500 -5.400C-7 -6.500 -6.800 -9 -5.500 -10Z',
  )
  path(
    k,
    '#d8925c',
    'M-6.500 -8C-6 -9.500 -3 -10.900 0 -11C-2 -9.500 -3.600 -7.500 -3.500 -5.200C-5.500 -4.800 -6.800 -6 -6.500 -8Z',
  )
  stroke(k, '#a4643c', 1.2, 'M5.400 -9.400C7.500 -10.500 9 -12.500 11.500 -12.500')
  path(
    k,
    '#d8925c',
    'M-5 -9C-7 -11 -6.800 -13.600 -8.600 -14C-10 -14.200 -11 -13.300 -12.800 -12.600C-13.400 -11.800 -13 -11 -11.800 -10.900C-10.600 -10.400 -9 -9 -7.500 -7.500Z',
  )
  path(
    k,
    '#6c4030',
    'M-8.400 -14C-6 -14.600 -3.600 -13.500 -3.300 -11.500C-5 -11 -7 -12 -8.400 -14ZM-13.300 -12.500a0.600 0.600 0 1 0 0.010 0ZM-9.900 -13.300a0.400 0.450 0 1 0 0.010 0Z',
  )
  stroke(k, '#1f8c96', 0.9, 'M-7.800 -8.600Q-6.200 -9.400 -5.600 -10.800')
}

/** Head and arms of one who is in already, rings about her. */
function swimmer(k) {
  for (const [rx, c] of [
    [15, '#6f9cbc'],
    [10.5, '#b4ccd4'],
    [6, '#fff0d8'],
  ]) {
    k.beginPath()
    k.ellipse(0, 0.4, rx, rx * 0.16, 0, 0, 7)
    k.strokeStyle = c
    k.lineWidth = 0.7
    k.stroke()
  }
  bone(k, '#8a4a34', [2.5, -1.5], [6, -6], 2, 1.7)
  bone(k, '#8a4a34', [6, -6], [5.4, -11], 1.7, 1.3)
  bone(k, '#a8623f', [-2.5, -1.5], [-6.5, -5.5], 2.1, 1.8)
  bone(k, '#a8623f', [-6.5, -5.5], [-8, -10.6], 1.8, 1.4)
  path(k, '#a8623f', 'M-4 0.500C-4 -3 -2 -4 0 -4C2 -4 4 -3 4 0.500Z')
  path(k, '#8a4a34', 'M0.600 0.500V-4C2.400 -4 4 -3 4 0.500Z')
  path(
    k,
    '#a8623f',
    'M-3 -6.500C-3 -10.500 3 -10.500 3 -6.500C3 -4 1.600 -2.800 0 -2.800C-1.600 -2.800 -3 -4 -3 -6.500Z',
  )
  path(
    k,
    '#2a1a2c',
    'M-3.300 -6.800C-3.900 -11.600 3.900 -11.600 3.500 -6.500C3.600 -4.500 3.200 -3.500 2.600 -3C2.800 -5 2.600 -7 1.800 -8.200C0 -7.600 -2 -7.600 -3.300 -6.800Z',
  )
  path(
    k,
    '#2a1a2c',
    'M-1.500 -6.700a0.400 0.550 0 1 0 0.010 0ZM0.900 -6.700a0.400 0.550 0 1 0 0.010 0Z',
  )
  path(k, '#fff2e0', 'M-1.600 -4.900Q-0.300 -3.300 1 -4.900Z')
  for (const [x, y, q] of points(
    '-11 -6 0.600 -4 -13.500 0.500 9 -9 0.600 8.600 -14 0.400 -11.500 -11.500 0.400 12 -4 0.500 -13.500 -3 0.400 2 -14 0.400',
    3,
  ))
    path(k, '#fff6e4', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
}

/** The leap: two hand in hand in the air, one that takes off, the dog behind; those who watch. */
function friends(k) {
  const air = { size: 0.56, flip: true, shade: 'back' }
  friend(k, BRUNO, {
    ...air,
    x: 110.1,
    y: 53.7,
    legs: [
      [1.5, -0.5],
      [0.5, -0.9],
    ],
    arms: [
      [1.9, 2.1],
      [-2, -2.5],
    ],
    lean: 0.05,
    turn: -0.1,
  })
  friend(k, ANNA, {
    ...air,
    x: 99.8,
    y: 53.1,
    legs: [
      [1.1, 0.2],
      [-0.5, -1.3],
    ],
    arms: [
      [2.3, 2.6],
      [-1.9, -2.1],
    ],
    lean: 0.05,
    turn: -0.12,
  })
  shadow(k, 124, 9)
  friend(k, CHIARA, {
    ...air,
    x: 122.6,
    y: DECK - 2.6,
    hip: 14.4,
    legs: [
      [1.25, -0.35],
      [-0.45, -0.35, 0.4],
    ],
    arms: [
      [-1.1, -0.7],
      [2, 2.4],
    ],
    lean: 0.3,
    turn: -0.25,
  })
  shadow(k, 133, 9)
  at(k, 133.5, DECK - 1.9, 0.5, runningDog)
  shadow(k, 145, 9)
  friend(k, ELENA, {
    ...air,
    x: 143.6,
    y: DECK + 5.2,
    hip: 14,
    legs: [
      [1.5, 0.15],
      [1.35, -0.2],
    ],
    arms: [
      [1.6, 2.2],
      [2.1, 2.5],
    ],
    lean: -0.06,
    shade: 'back',
  })
  shadow(k, 153, 9)
  friend(k, DARIO, {
    ...air,
    x: 152.4,
    y: DECK - 1.9,
    legs: [
      [-0.1, -0.12],
      [0.1, 0.06],
    ],
    arms: [
      [2.2, 2.7],
      [0.5, 1.5],
    ],
    over: (q) => {
      path(
        q,
        '#e2586c',
        'M-3.300 -9.800C-1.600 -8.600 1.600 -8.600 3 -9.900L3.600 -1L1.700 -0.600L1.500 -7.400C0.500 -7 -1 -7 -1.900 -7.400L-2 2.600L-4 2.400Z',
      )
      path(
        q,
        '#fff2e0',
        'M1.650 -3.200L3.500 -3.500L3.550 -2.400L1.680 -2.100ZM-3.900 0.600H-2V-0.600H-3.850Z',
      )
    },
  })
}

export default {
  alt: 'Due amici saltano mano nella mano da un pontile verso il mare nella luce di una sera di agosto, altri li seguono con il cane, una è già in acqua',
  sizes: HERO_SIZES,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#23549c'],
          [0.34, '#5a86bc'],
          [0.62, '#b8a4bc'],
          [0.84, '#f6b494'],
          [1, '#ffd89c'],
        ],
      },
      sun: [0.16, h > w ? 0.64 : 0.44],
      horizon: h > w ? 0.657 : SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    // Upright the words stand over the sky: the friends leap below them, above the buttons.
    const f = field(s, { centre: 120, zoom: 0.95, foot: 1.125 })
    f.draw(s.k, (k) => {
      clouds(k)
      if (!s.portrait) path(k, '#fff0c4', 'M30 33.500a6.500 6.500 0 1 0 0.010 0Z')
      islands(k)
      sea(k)
      jetty(k)
      at(k, 101, 72.5, 0.56, swimmer)
      friends(k)
      stroke(
        k,
        '#5c5478',
        0.3,
        'M128 34q1.400 -1.100 2.300 0q1 -1.100 2.300 0M134 31.500q1.100 -0.900 1.800 0q0.900 -0.900 1.800 0M125 38q0.900 -0.700 1.500 0q0.700 -0.700 1.500 0',
      )
    })
    s.glow(s.pick(0.19, -0.1), 0.44, 46, '#ffb490', 0.2)
    return finish(s, { bloom: 0.14 })
  },
}
