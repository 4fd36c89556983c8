import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { curtain } from '../../nature/curtains.js'
import { sky, stars } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { traveller } from '../../things/small-travellers.js'
import { fire, fox, glowTent, tuft, vestrahorn } from '../../things/stokksnes.js'

const SHORE = 57

/** The five at the fire: what the flames light and what the night keeps. */
const FIVE = {
  red: {
    top: '#f0704c',
    shade: '#5c2c50',
    legs: '#8c5450',
    dark: '#2c2448',
    skin: '#f4b484',
    skinDark: '#8c5450',
    hair: '#3c2038',
    hat: 'wool',
    hatColour: '#e8b04c',
  },
  blue: {
    top: '#d89c6c',
    shade: '#24386c',
    legs: '#8c6460',
    dark: '#1c2850',
    skin: '#c8845c',
    skinDark: '#683c44',
    hair: '#241c38',
  },
  gold: {
    top: '#fcc05c',
    shade: '#6c4858',
    legs: '#7c5460',
    dark: '#2c2848',
    skin: '#f8bc8c',
    skinDark: '#945c54',
    hair: '#a85c34',
  },
  teal: {
    top: '#8cb07c',
    shade: '#1c4860',
    legs: '#8c6058',
    dark: '#1c2848',
    skin: '#a86848',
    skinDark: '#582c3c',
    hair: '#1c1430',
    hat: 'wool',
    hatColour: '#d8484c',
  },
  plum: {
    top: '#d07070',
    shade: '#40285c',
    legs: '#745060',
    dark: '#241c44',
    skin: '#f0ac80',
    skinDark: '#845048',
    hair: '#5c3034',
  },
}

const sits = [
  [
    [1.5, -2.5],
    [1.75, -0.35],
  ],
  [
    [1.2, -2.3],
    [2.3, -0.35],
  ],
]

/** Who they are, where, and what their arms do: x, foot, size, to the left. */
function company(k) {
  const seat = (x, y, q, flip, wear, arms, more = {}) =>
    at(
      k,
      x,
      y,
      q,
      (c) => traveller(c, { wear: FIVE[wear], hip: [0, -1.3], legs: sits, arms, ...more }),
      flip,
    )
  const stand = (x, y, q, flip, wear, arms, more = {}) =>
    at(k, x, y, q, (c) => traveller(c, { wear: FIVE[wear], arms, ...more }), flip)
  const mug = (q, [x, y]) => path(q, '#fff0d0', `M${x} ${y - 0.8}h0.800v0.900h-0.800Z`)
  stand(
    73.5,
    78,
    0.86,
    false,
    'blue',
    [
      [
        [0.9, -8.3],
        [1.7, -9.8],
      ],
      null,
    ],
    { nod: -0.35 },
  )
  seat(
    67.5,
    80,
    0.86,
    false,
    'red',
    [
      [
        [0.4, -6.5],
        [1.4, -6.3],
      ],
      null,
    ],
    { hold: mug },
  )
  seat(
    91,
    78.6,
    0.82,
    true,
    'gold',
    [
      [
        [0.6, -6.6],
        [1.7, -6.9],
      ],
      null,
    ],
    { lean: 0.1 },
  )
  stand(
    97.5,
    79,
    0.88,
    true,
    'teal',
    [
      [
        [0.5, -6.3],
        [1.3, -5.9],
      ],
      null,
    ],
    { hold: mug },
  )
  seat(
    92.5,
    82.6,
    0.88,
    true,
    'plum',
    [
      [
        [0.7, -6.4],
        [1.9, -6.1],
      ],
      null,
    ],
    { lean: 0.16 },
  )
}

function lights(k) {
  const green = ['#c8ffe0', '#40e0a4', '#2864c0']
  curtain(k, {
    foot: points('-30 18 10 22 40 12 74 20 104 8 140 16 190 4'),
    height: 22,
    tones: ['#a8f8e0', '#3cc8b4', '#4450b8'],
    power: 0.5,
    seed: 5,
  })
  curtain(k, {
    foot: points('-30 40 6 34 30 38 52 25 84 30 112 17 134 25 190 10'),
    height: 30,
    tones: green,
    power: 0.78,
    seed: 2,
  })
  curtain(k, {
    foot: points('96 38 118 31 136 38 160 30 190 34'),
    height: 24,
    tones: green,
    power: 0.46,
    seed: 8,
  })
}

/** The black sand with its dunes, snow on their sides, the pool of firelight in steps. */
function dunes(k) {
  path(
    k,
    '#0c2040',
    'M-8 70C16 67.500 40 71 60 73C80 74.500 104 73.500 124 71C140 69 154 70 168 68V96H-8Z',
  )
  path(
    k,
    '#3c7c8c',
    'M-8 70C16 67.500 40 71 60 73C80 74.500 104 73.500 124 71C140 69 154 70 168 68V70C152 71.500 140 71.200 126 73C104 76 78 76.500 58 75C38 73.500 14 70.500 -8 72.500Z',
  )
  path(
    k,
    '#1c4464',
    'M-8 76C10 73.500 30 76 46 79C60 81.500 40 84 20 84C8 84 -2 82 -8 82ZM168 75C150 74 132 77 118 79.500C108 82 130 84.500 148 83.500C158 83 164 81.500 168 81Z',
  )
  for (const [rx, ry, c] of [
    [30, 6.2, '#24284c'],
    [22, 4.6, '#5c3848'],
    [14, 3.1, '#b0644c'],
    [6.5, 1.6, '#f09c58'],
  ])
    path(
      k,
      c,
      `M${82 - rx} 80.500C${82 - rx} ${80.5 - ry * 1.2} ${82 + rx * 0.9} ${80.5 - ry * 1.3} ${82 + rx} 80.500C${82 + rx * 0.9} ${80.5 + ry * 1.2} ${82 - rx * 0.9} ${80.5 + ry * 1.3} ${82 - rx} 80.500Z`,
    )
}

export default {
  alt: 'Cinque viaggiatori attorno al fuoco accanto alle tende illuminate, sotto l’aurora boreale che si specchia ai piedi di una montagna dentata; una volpe bianca li guarda',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...moods.aurora, disc: 0 },
      sun: [0.4, -0.2],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.1 })
    stars(s, { count: 220, seed: 12, below: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lights(k)
      vestrahorn(k, ['#24587c', '#3c8c9c', '#12345c', '#a8e4d8', '#2c6884'])
      path(
        k,
        '#0c2848',
        `M-8 ${SHORE - 0.7}C30 ${SHORE - 1.2} 120 ${SHORE - 0.2} 168 ${SHORE - 1}V${SHORE + 0.6}H-8Z`,
      )
    })
    stillWater(s, {
      y: (SHORE + 0.4) / 90,
      sway: 0.6,
      press: 2.6,
      veil: [
        [0, '#1c6c80', 0.14],
        [0.4, '#0c3464', 0.4],
        [1, '#04123a', 0.9],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(4)
      for (let i = 0; i < 26; i++) {
        const [x, y, l] = [r() * 160, SHORE + 1.5 + r() * 13, 2 + r() * 6]
        path(
          k,
          i % 2 ? 'rgba(150,246,214,.26)' : 'rgba(6,28,64,.4)',
          `M${x - l} ${y}q${l} -0.200 ${l * 2} 0q${-l} 0.240 ${-l * 2} 0Z`,
        )
      }
      dunes(k)
      const tent = ['#7c3038', '#e07c38', '#ffb850', '#fff0b8']
      path(
        k,
        'rgba(255,168,84,.4)',
        'M43 79.600C48 77.600 66 77.800 72 79.400C66 81.400 50 82 43 79.600Z',
      )
      at(k, 55, 79, 1, (c) => glowTent(c, tent))
      at(k, 42.5, 77.4, 0.74, (c) => glowTent(c, ['#1c4460', '#2c8c94', '#84d0b0', '#f0ffd8']))
      at(k, 82, 81, 1, fire)
      company(k)
      at(k, 121, 78.5, 0.92, (c) => fox(c, ['#d8f4f0', '#7cb4c4', '#0c1c38']))
      for (const [x, y, q, seed] of points(
        '8 79 2.200 1 17 83 2.600 2 28 78.500 1.600 3 108 85 2 4 136 80 2 5 147 84 2.800 6 156 79 2 7 128 87 2.400 8 36 87 2.400 9',
        4,
      ))
        tuft(k, x, y, q, ['#4c9494', '#0a1c38'], seed)
      fill(k, '#08142c', points('-8 89 30 88 70 89.500 110 88.600 168 88 168 96 -8 96'))
    })
    s.glow(82 / 160, 78 / 90, 26, '#ff9c48', 0.34)
    return finish(s, { bloom: 0.2 })
  },
}
