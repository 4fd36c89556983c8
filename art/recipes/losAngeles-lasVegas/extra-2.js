import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { cast, traveller } from '../../things/small-travellers.js'
import { condor, guest, ram, skywalk, spur } from '../../things/west-rim.js'

const lateSun = {
  ...moods.golden,
  disc: 0,
  sky: [
    [0, '#2c88a4'],
    [0.4, '#7cbcb8'],
    [0.75, '#f4dcac'],
    [1, '#ffd09c'],
  ],
  finish: { bloom: 0.12, threshold: 0.88, vignette: 0.14, cool: '#201850' },
}

/** The colours of one spur, its seven layers; near ones are deep, far ones pale: `veil` mixes in the haze. */
function mix(list, haze, veil) {
  const rgb = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
  const h = rgb(haze)
  return list.map(
    (c) =>
      `rgb(${rgb(c)
        .map((v, i) => Math.round(v + (h[i] - v) * veil))
        .join(',')})`,
  )
}

const LIT = {
  tones: ['#fce0a8', '#e8a468', '#f08c50', '#e4a070', '#d86c44', '#d08c64', '#a04c4c'],
  dark: ['#dca474', '#d48c5c', '#c45c48', '#d08c64', '#a84450', '#b87458', '#7c3850'],
  light: ['#fff0c8', '', '#fcac68', '', '#f08c54', '', '#c06450'],
}
const SHADE = {
  tones: ['#b888a0', '#8c5c84', '#744878', '#845480', '#5c3868', '#6c4470', '#442c5c'],
  dark: ['#9c7094', '#7c5080', '#603c70', '#744878', '#4c305f', '#5c3c68', '#382450'],
  light: null,
}

const layer = ({ tones, dark, light }, haze, veil) => ({
  tones: mix(tones, haze, veil),
  dark: mix(dark, haze, veil),
  light:
    light &&
    mix(
      light.map((c) => c || '#000000'),
      haze,
      veil,
    ),
})

const PEACH = '#ffd8ac'
const ROSE = '#d8a8b4'

function canyon(k) {
  // The far rim, level as a table, and its last bays.
  fill(
    k,
    '#e0b8b4',
    points('-10 31.500 20 31.200 60 31.600 100 31.200 140 31.500 170 31.200 170 42 -10 42'),
  )
  fill(
    k,
    '#c898ac',
    points(
      '-10 33 14 33 17 34.600 40 34.600 44 33.200 70 33.400 74 35 96 35 100 33.600 124 33.400 128 35 150 34.800 154 33.200 170 33.200 170 44 -10 44',
    ),
  )
  const left = (o, veil) => spur(k, { m: -1, ...layer(LIT, PEACH, veil), ...o })
  const right = (o, veil) => spur(k, { m: 1, ...layer(SHADE, ROSE, veil), ...o })
  floor(k, 36, ['#c89cac', '#c89cac'])
  right({ rim: 33.3, foot: 45, from: 86, run: 13, seed: 2 }, 0.76)
  left({ rim: 33.2, foot: 44, from: 74, run: 13, seed: 4 }, 0.74)
  right({ rim: 33.6, foot: 48, from: 100, run: 16, seed: 3 }, 0.64)
  left({ rim: 33.4, foot: 51, from: 60, run: 24, seed: 5 }, 0.58)
  floor(k, 50, ['#dca088', '#94709c'])
  right({ rim: 34.6, foot: 54.5, from: 112, run: 24, seed: 8 }, 0.44)
  left({ rim: 35, foot: 58, from: 50, run: 33, seed: 12 }, 0.36)
  floor(k, 57.5, ['#cc8468', '#744c80'])
  right({ rim: 36.6, foot: 64, from: 124, run: 38, seed: 17 }, 0.24)
  left({ rim: 38.5, foot: 72, from: 30, run: 58, seed: 21 }, 0.14)
  floor(k, 71, ['#b8644c', '#543464'])
  // Gullies that run down to the river.
  for (const [c, text] of [
    ['#cc7854', '52 72.500 58 73 68 76 80 77 92 76.600 78 78 66 77.600 58 75.500'],
    ['#984c4c', '50 80 60 80.500 68 82 86 83 74 84.500 64 84 54 82'],
    ['#cc7854', '50 80 60 80.500 68 82 58 81.500'],
    ['#984c4c', '54 88 64 87 78 88.500 72 91 58 91'],
    ['#a05448', '56 73.500 62 75 72 77.500 64 76.800'],
    ['#684478', '98 75.500 108 73.500 118 74 110 75 104 77'],
    ['#40285c', '96 79 104 79.600 116 78 122 79 110 81.500 98 82.500'],
    ['#684478', '92 85 102 84 112 85 104 87 94 88'],
  ])
    fill(k, c, points(text))
  river(k, COLORADO)
  right({ rim: 40, foot: 98, from: 142, run: 62, seed: 26 }, 0)
}

/** Its middle line and width, from the last bend to us. */
const COLORADO = [
  [86, 50.5, 0.3],
  [90, 52.6, 0.6],
  [94, 54.4, 0.9],
  [93, 56.2, 1.3],
  [86, 58.2, 1.8],
  [82, 61, 2.4],
  [86, 65, 3.2],
  [94, 69.5, 4.2],
  [96, 75, 5.6],
  [88, 83, 8],
  [74, 96, 12],
]

/** The bottom of the gorge from height y on: in the sun left of the river, in shade right of it, in fans of scree. */
function floor(k, y, [sun, shade]) {
  const r = random(Math.round(y * 7))
  const bank = COLORADO.filter(([, py]) => py > y)
  const x0 = bank.length === COLORADO.length ? 84 : bank[0][0]
  const teeth = (from, to) => {
    const out = []
    for (let x = from; (to - from) * (to - x) > 0; x += Math.sign(to - from) * (4 + r() * 5))
      out.push([x, y + (r() - 0.3) * 1.6])
    return out
  }
  fill(k, sun, [
    [-10, y],
    ...teeth(-6, x0 - 3),
    [x0, y + 0.6],
    ...bank.map(([x, py]) => [x, py]),
    [-10, 96],
  ])
  fill(k, shade, [
    [170, y],
    ...teeth(166, x0 + 3),
    [x0, y + 0.6],
    ...bank.map(([x, py]) => [x, py]),
    [170, 96],
  ])
}

/** The Colorado, green and slow: middle line with widths. */
function river(k, line) {
  const n = 7
  const fine = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < n; j++) {
      const t = j / n
      const p = [
        line[Math.max(0, i - 1)],
        line[i],
        line[i + 1],
        line[Math.min(line.length - 1, i + 2)],
      ]
      fine.push(
        [0, 1, 2].map(
          (c) =>
            0.5 *
            (2 * p[1][c] +
              (p[2][c] - p[0][c]) * t +
              (2 * p[0][c] - 5 * p[1][c] + 4 * p[2][c] - p[3][c]) * t * t +
              (3 * p[1][c] - p[0][c] - 3 * p[2][c] + p[3][c]) * t ** 3),
        ),
      )
    }
  fine.push(line.at(-1))
  const side = (a, b) => [
    ...fine.map(([x, y, w]) => [x + w * a, y]),
    ...fine.map(([x, y, w]) => [x + w * b, y]).reverse(),
  ]
  fill(k, '#d8a078', side(-0.66, 0.62))
  fill(k, '#2c8c84', side(-0.5, 0.5))
  fill(k, '#1c6474', side(0.1, 0.5))
  fill(k, '#8cd0b0', side(-0.4, -0.22))
}

/** The brink on which the horseshoe is anchored, and the ledge where the two stand: layers, lit from the right. */
function brink(k) {
  const r = random(7)
  fill(k, '#e0a874', points('40 56 42 52 43.500 60 42 62 36 60.500 36 58.500'))
  fill(
    k,
    '#f4c890',
    points('-10 47.500 8 47 26 47.800 37 48.600 42 52 40 56 36 58.500 20 59 -10 59.500'),
  )
  fill(k, '#d89c70', points('-10 52 8 51 22 52.500 14 55.500 -10 56'))
  const steps = [
    ['#fce0a8', '#d89c70', 37, 40, 58.5, 60.5],
    ['#e89c5c', '#bc6048', 38.5, 42, 60.5, 66],
    ['#d88c58', '#b46850', 40, 45, 66, 69],
    ['#cc6444', '#8c3c50', 43, 47, 69, 83],
    ['#b87050', '#8c4c54', 46, 52, 83, 92],
  ]
  for (const [c, dark, x0, x1, y0, y1] of steps) {
    fill(k, c, [
      [-10, y0],
      [x0, y0],
      [x1 - 1.2, y1],
      [-10, y1],
    ])
    for (let x = x0 - 2; x > -8; x -= 3 + r() * 5) {
      const w = 1.4 + r() * 2
      fill(k, dark, [
        [x, y0],
        [x - w, y0],
        [x - w * (0.6 + r()), y1],
        [x + w * 0.3, y1],
        [x - w * 0.2, y0 + (y1 - y0) * 0.4],
      ])
    }
  }
}

function ledge(k) {
  fill(k, '#5c3058', points('-10 84 40 86 47 89 49 96 -10 96'))
  fill(
    k,
    '#fcd498',
    points('-10 79 10 77.500 30 78.600 42 81 48 84.200 43 85.600 24 86.800 -10 87'),
  )
  fill(k, '#e8ac74', points('-10 82 8 80.600 22 82.200 34 84.600 24 86.200 -10 86.400'))
  fill(k, '#b86450', points('-10 87 24 86.800 43 85.600 48 84.200 48.500 88 26 90.500 -10 90.500'))
  fill(k, '#8c4450', points('-10 90.500 26 90.500 48.500 88 50 96 -10 96'))
  for (const [x, w] of points('4 3 14 2 27 3 38 2.400'))
    fill(k, '#94485a', [
      [x, 87],
      [x + w, 86.8],
      [x + w * 0.6, 90.5],
      [x - w * 0.3, 90.5],
    ])
}

/** A yucca and an agave at the brink. */
function yucca(k, x, y, q, [light, dark]) {
  for (let i = 0; i < 13; i++) {
    const a = -Math.PI * (0.06 + (i / 12) * 0.88)
    const l = q * (2.6 + ((i * 5) % 4) * 0.3)
    path(
      k,
      i % 2 ? light : dark,
      `M${x - 0.25 * q} ${y}L${x + Math.cos(a) * l} ${y + Math.sin(a) * l}L${x + 0.25 * q} ${y}Z`,
    )
  }
}

export default {
  alt: 'Il Grand Canyon dal bordo ovest nella luce bassa: il Colorado fa una curva in fondo alle pareti, la passerella di vetro sporge sul vuoto e due viaggiatori indicano un condor',
  paint(w, h) {
    const s = new Scene(w, h, { mood: lateSun, sun: [1.05, 0.2], horizon: 32 / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // A shower over the far plateau, its veil blown aside.
      path(k, 'rgba(124,112,156,.34)', 'M28 17L62 16.500L52 31.600H22Z')
      path(k, 'rgba(124,112,156,.26)', 'M44 17L60 16.600L51 31.600H32Z')
      path(
        k,
        '#7c88ac',
        'M16 17.500C18 15.500 22 15.300 24 15.600C25 12.800 30 11.600 34 12.800C37 10 44 9.800 47 12.200C51 11 56 12 57.500 14C62 13.400 68 14.600 72 17.500C62 18.400 30 18.600 16 17.500Z',
      )
      path(
        k,
        '#ffe4c0',
        'M24 15.600C25 12.800 30 11.600 34 12.800C37 10 44 9.800 47 12.200C51 11 56 12 57.500 14C62 13.400 68 14.600 72 17.500C66 16 60 15.800 56 16.300C53 14.200 49 14 46 15C43 12.800 38 13 36 15C33 13.800 29 14.200 27 16.200Z',
      )
      for (const [x, y, l, t] of points(
        '118 10 26 0.900 134 12 18 0.700 100 22 22 0.700 8 24 20 0.700',
        4,
      ))
        path(
          k,
          'rgba(255,240,214,.85)',
          `M${x - l} ${y}Q${x - l * 0.3} ${y - t * 1.6} ${x} ${y - t}Q${x + l * 0.5} ${y - t * 1.2} ${x + l} ${y}Q${x} ${y + t * 0.8} ${x - l} ${y}Z`,
        )
      canyon(k)
      brink(k)
      at(k, 39.5, 53.3, 1.02, (c) => {
        fill(c, '#c8a890', points('-4.500 -3.600 -1.500 -3.600 -1.500 4.600 -4.500 4.600'))
        fill(c, '#fce8c8', points('-4.500 -3.600 -1.500 -3.600 -1.500 3.400 -4.500 3.400'))
        const rail = skywalk(c)
        rail(false)
        guest(c, 12, -2.1, ['#d84c48', '#34386c', '#b87858'])
        guest(
          c,
          17.6,
          -0.9,
          ['#2c8c8c', '#4c3c5c', '#e8b48c'],
          'M0.300 -1.700L1.100 -2.300M-0.300 -1.700L-0.900 -2.400',
        )
        guest(c, 5.4, 2.5, ['#f4f0e4', '#6c5878', '#8c5444'])
        guest(c, 15.2, 2.1, ['#f0b03c', '#3c4878', '#e8b48c'])
        rail(true)
      })
      yucca(k, 8, 51.5, 0.9, ['#8c9c50', '#4c6c58'])
      yucca(k, 25, 52.3, 0.6, ['#8c9c50', '#4c6c58'])
      at(k, 112, 33, 0.68, condor)
      // A pinnacle on the right, and who owns it.
      fill(
        k,
        '#3c2450',
        points('118 96 121 88 124 84.500 126 80 130 78.500 139 78.200 143 80 145 85 150 88 154 96'),
      )
      fill(k, '#fcc488', points('126 80 130 78.500 139 78.200 143 80 139 80.900 131 81'))
      fill(k, '#e08c5c', points('139 80.900 143 80 145 85 150 88 154 96 148 96 145 89 141 86'))
      fill(k, '#744064', points('126 80 131 81 130 86 126 89 125 96 118 96 121 88 124 84.500'))
      at(k, 134.5, 79.6, 0.98, (c) => {
        cast(c, 'rgba(52,24,72,.5)', -5, 0.5)
        ram(c)
      })
      ledge(k)
      yucca(k, 6, 82, 1.5, ['#7c9448', '#3c5c54'])
      at(k, 33, 82.8, 1.02, (c) => {
        cast(c, 'rgba(80,36,80,.5)', -12, 0.8)
        traveller(c, {
          wear: {
            top: '#2c8c94',
            shade: '#1c5c78',
            legs: '#e4d0ac',
            dark: '#b89c88',
            skin: '#e8b08c',
            skinDark: '#b8785c',
            hair: '#4c2c34',
            hat: 'brim',
            hatColour: '#f8ecd0',
          },
          bag: ['#e0603c', '#a44048'],
          legs: [
            [
              [0.45, -2.5],
              [0.55, -0.35],
            ],
            [
              [-0.2, -2.5],
              [-0.7, -0.35],
            ],
          ],
          arms: [
            [
              [1, -8.4],
              [2.3, -9.6],
            ],
            null,
          ],
        })
      })
      at(k, 21, 83.4, 0.98, (c) => {
        cast(c, 'rgba(80,36,80,.5)', -12, 0.8)
        traveller(c, {
          wear: {
            top: '#f0b44c',
            shade: '#b8803c',
            legs: '#4c5484',
            dark: '#38406c',
            skin: '#8c5840',
            skinDark: '#643c34',
            hair: '#2c2030',
          },
          legs: [
            [
              [0.2, -2.5],
              [0.5, -0.35],
            ],
            [
              [-0.1, -2.5],
              [-0.4, -0.35],
            ],
          ],
          arms: [
            [
              [0.8, -6.9],
              [0.75, -8.9],
            ],
            null,
          ],
        })
      })
    })
    return finish(s)
  },
}
