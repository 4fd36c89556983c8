import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { cliff, fall, woods } from '../../things/fjord-walls.js'
import { bigUmbrella, cruiser, kea, rucksack, treeFern } from '../../things/milford-shore.js'
import { cast, traveller } from '../../things/small-travellers.js'

const WATER = 60

const afterRain = {
  ...moods.mist,
  sky: [
    [0, '#5c7c90'],
    [0.35, '#8ca8b0'],
    [0.7, '#ccd8cc'],
    [1, '#f8ecc8'],
  ],
  finish: { bloom: 0.16, threshold: 0.84, vignette: 0.16, cool: '#0c2c40' },
}

/** Torn cloud: a flat foot, a ragged top; x, y, half length, height. */
function cloud(k, colour, list) {
  for (const [x, y, l, h] of points(list, 4)) {
    const u = (t, v) => `${x + l * t} ${y - h * v}`
    path(
      k,
      colour,
      `M${u(-1, 0)}C${u(-0.8, 0.1)} ${u(-0.8, 0.7)} ${u(-0.6, 0.6)}C${u(-0.55, 1.1)} ${u(-0.3, 1.2)} ${u(-0.2, 0.7)}C${u(-0.1, 1.5)} ${u(0.2, 1.5)} ${u(0.28, 0.8)}C${u(0.45, 1.1)} ${u(0.6, 0.8)} ${u(0.6, 0.4)}C${u(0.8, 0.5)} ${u(0.9, 0.1)} ${u(1, 0)}C${u(0.5, -0.3)} ${u(0.3, 0.05)} ${u(0, -0.15)}C${u(-0.4, -0.35)} ${u(-0.6, 0)} ${u(-1, 0)}Z`,
    )
  }
}

/** Mitre Peak: one ridge from its point to the water, the light on its right. */
function mitre(k) {
  fill(
    k,
    '#2c5c68',
    points(
      '66 7.500 63 12.500 60 17 57.500 23 53.500 28 51 33.500 47.500 37 44 39.500 40 38 36 40 32 45.500 27 52 20 61 76 61',
    ),
  )
  fill(
    k,
    '#7ca08c',
    points(
      '66 7.500 68.500 12.500 71.500 17.500 73 22 77 27 79.500 33.500 83 39 86 45 90.500 51 97 61 70 61 67 54 69.500 48 65 41 68 34 64.500 27.500 67.500 21 64.800 15',
    ),
  )
  for (const [c, text] of [
    [
      '#1c4858',
      '63 12.500 60 17 57.500 23 59.500 24 59 30 56 36 59 38 60 45 57 53 61 46 62.500 38 60 33 62 26 61 20',
    ],
    ['#1c4858', '51 33.500 47.500 37 46.500 42 49 45 46 52 48 57 52 48 50.500 42 53 38'],
    ['#3c7078', '57.500 23 53.500 28 51 33.500 53.500 33 55.500 29'],
    ['#3c7078', '44 39.500 40 38 36 40 32 45.500 36 44 39 41.500 41 45 38 50 42 46'],
    ['#3c7078', '62 42 64 47 62 53 65 58 66.500 53 65 47'],
    ['#1c4858', '40 50 43 53 40 60 34 60'],
    ['#b8c898', '66 7.500 68.500 12.500 71.500 17.500 70 19.500 71 24 68.500 26 69 20 67 16'],
    ['#b8c898', '73 22 77 27 75 30 76.500 35 73 40 73.500 33 72 28'],
    ['#b8c898', '79.500 33.500 83 39 81 42 83 48 79.500 53 79 45 77.500 40'],
    ['#b8c898', '86 45 90.500 51 97 61 91 59 88 54'],
    ['#b8c898', '70 43 72.500 48 71 55 74 60 70.500 58 69 52'],
    ['#548078', '71 24 72 28 73.500 33 71 37 72.500 43 70 41 69.500 33'],
    ['#548078', '77.500 40 79 45 78 51 80 58 75.500 53 76 46'],
    ['#548078', '84 49 87 54 87 60 83 56'],
  ])
    fill(k, c, points(text))
  // A last cap of snow on the shaded rib.
  fill(
    k,
    '#e8f0ec',
    points('66 7.500 63 12.500 61.600 15 63 15.400 63.500 18 65 14.500 66.600 16 66 12'),
  )
  fill(
    k,
    '#fffcec',
    points('66 7.500 68.500 12.500 69.600 14.500 68.200 14 68 16.500 66.600 13.500 66 12'),
  )
}

/** Threads of water, hair-thin after rain, that follow the rock: x and height of the start, of the end. */
function threads(k, list) {
  for (const [i, [x0, y0, x1, y1]] of points(list, 4).entries()) {
    const line = Array.from({ length: 9 }, (_, j) => {
      const t = j / 8
      const bend = Math.sin(t * 5.2 + i * 1.9) * 0.32 * Math.sin(t * 3.14)
      return [x0 + (x1 - x0) * t ** 0.8 + bend, y0 + (y1 - y0) * t, 0.1 + t * 0.34]
    })
    fall(k, line, ['#f4f8f0', '#c0d4d4', 'rgba(236,244,240,.35)'], i + 3, 0.1)
  }
}

function sound(k) {
  // Pembroke with its glaciers, far up the arm.
  fill(k, '#a8c0c0', points('84 61 92 42 98 34 103 29 107 25.500 111 28 116 24 122 30 130 61'))
  fill(
    k,
    '#fffaec',
    points(
      '98 34 103 29 107 25.500 111 28 116 24 119 27 115.500 30 113 29.500 111 34 108 31 105 35 102.500 33',
    ),
  )
  fill(k, '#d0dcdc', points('107 25.500 111 28 111 34 108 31 106.500 28'))
  cloud(k, '#e8ece0', '104 42 16 2.600')
  mitre(k)
  threads(
    k,
    '60.500 33 58.600 59.600 50.400 42 48.800 59.600 77.800 41 79.400 59.600 67.600 47 68.200 59.600 38.600 46 36.200 59.600',
  )
  cloud(k, 'rgba(240,244,236,.92)', '62 33 25 3.200')
  cloud(k, 'rgba(200,216,216,.85)', '42 36.200 -17 1.700 82 36 -15 1.500')
  // The Lion on the right, sheer, with its fall out of a hanging valley.
  cliff(
    k,
    points(
      '172 4 160 8 150 11 144 10.500 137 14 131 15.500 126 15 121 19 118 25 116.500 33 113 42 112 50 109 61',
    ),
    {
      foot: WATER + 1,
      facing: 1,
      tones: ['#4c747c', '#68908c', '#2c5464'],
      seed: 17,
      ribs: 9,
    },
  )
  fall(
    k,
    points(
      '141 13.600 0.900 140.700 20 1.200 140 25 1.600 139 30 2 138.700 36 2.200 138 42 2.600 137.600 50 3 137.400 58.500 3.400',
      3,
    ),
    ['#fcfef8', '#c4d8dc', 'rgba(240,248,246,.55)'],
    9,
    0.14,
  )
  threads(k, '122.300 18.500 121.500 59.800 157.600 9.500 156.600 56')
  woods(
    k,
    points('108.500 61.200 116 58 124 57 130 58.500'),
    WATER + 1.4,
    ['#84a068', '#3c685c', null],
    4,
    0.8,
  )
  woods(k, points('144 59 152 55 160 53 172 48'), WATER + 1.4, ['#84a068', '#345c54', null], 6, 1)
  cloud(k, 'rgba(228,236,232,.85)', '130 26.500 -15 2.400')
  cloud(k, 'rgba(192,210,212,.8)', '154 30 14 2')
  // The near spur on the left, in shade.
  cliff(k, points('-10 14 0 18 6 26 10 29 14 38 19 44 22 52 28 61'), {
    foot: WATER + 1,
    facing: -1,
    tones: ['#244c58', '#30606c', '#183c4c'],
    seed: 5,
    ribs: 6,
  })
  woods(
    k,
    points('-10 46 0 49 8 51 14 55 22 58 29 61.200'),
    WATER + 1.4,
    ['#3c7068', '#1c4c4c', null],
    7,
    1.1,
  )
  cloud(k, 'rgba(176,198,204,.75)', '8 36 18 2.200')
}

/** The mirror sways off the edges of the picture: what lies beside is laid over the slits. */
function mendEdges(s, y) {
  const [m, y0] = [Math.ceil(s.w * 0.008), Math.round(y * s.h) + 2]
  for (const x of [0, s.w - m])
    s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
}

/** The flats that the tide has left: bars of dark gravel with wet edges. */
function flats(k) {
  for (const [c, d] of [
    [
      '#8ca49c',
      'M-8 74.600C10 73 30 74.400 44 75.800C56 76.800 66 77.400 74 78.800C60 79.400 20 80 -8 79Z',
    ],
    [
      '#3c5054',
      'M-8 75.200C10 73.800 30 75.200 42 76.400C52 77.200 62 77.800 70 78.800C56 79.200 20 79.600 -8 78.600Z',
    ],
    ['#8ca49c', 'M-8 81.400C16 80 44 81.400 62 83.200C78 84.800 90 86.600 100 92H-8Z'],
    ['#34484c', 'M-8 82C16 80.700 42 82 60 83.900C76 85.500 88 87.400 96 92H-8Z'],
    [
      '#4c6060',
      'M-8 82.800C14 81.500 36 82.400 52 84.200C62 85.400 40 86.400 22 86C10 85.700 0 84.800 -8 85.200Z',
    ],
    ['#84a098', 'M168 79.200C154 78.600 140 80.600 130 83C122 85 116 88 112 92H168Z'],
    ['#2c4448', 'M168 79.800C154 79.300 142 81.300 132 83.700C124 85.600 118 88.600 115 92H168Z'],
  ])
    path(k, c, d)
  const r = random(4)
  for (let i = 0; i < 34; i++) {
    const right = i > 24
    const [x, y, q] = [right ? 128 + r() * 32 : r() * 78 - 2, 85.6 + r() * 5, 0.5 + r() * 1]
    path(k, '#1c3038', `M${x - q} ${y}q${q} ${-q * 0.9} ${q * 2} 0q${-q} ${q * 0.5} ${-q * 2} 0Z`)
    path(
      k,
      r() < 0.5 ? '#84988c' : '#6c8484',
      `M${x - q * 0.5} ${y - q * 0.3}q${q * 0.7} ${-q * 0.4} ${q * 1.3} 0q${-q * 0.6} ${q * 0.1} ${-q * 1.3} 0Z`,
    )
  }
}

export default {
  alt: 'Milford Sound dopo la pioggia: il Mitre Peak rigato di cascate esce dalle nuvole e si specchia nel fiordo; due viaggiatori lo fotografano, un pappagallo kea fruga nello zaino',
  paint(w, h) {
    const s = new Scene(w, h, { mood: afterRain, sun: [0.72, 0.1], horizon: WATER / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      cloud(k, 'rgba(108,136,150,.55)', '30 9 44 4 132 6 50 3.600')
      cloud(k, 'rgba(236,240,228,.7)', '98 17 30 2.600 16 18 -24 3')
      sound(k)
    })
    stillWater(s, {
      y: (WATER + 0.6) / 90,
      sway: 0.7,
      press: 1.3,
      veil: [
        [0, '#8cacac', 0.12],
        [0.4, '#4c8088', 0.38],
        [1, '#14404c', 0.74],
      ],
    })
    mendEdges(s, WATER / 90)
    f.draw(s.k, (k) => {
      const r = random(8)
      stroke(
        k,
        'rgba(244,246,232,.75)',
        0.2,
        'M20 61C40 60.700 70 60.900 98 60.700M104 60.800C120 60.800 140 61.200 168 61.200',
      )
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        const [x, y, l] = [r() * 160, WATER + 2.4 + t ** 1.2 * 24, 1 + t * 6]
        path(
          k,
          i % 3 ? 'rgba(240,242,224,.34)' : 'rgba(16,60,72,.34)',
          `M${x - l} ${y}q${l} ${-0.14 - t * 0.2} ${l * 2} 0q${-l} ${0.14 + t * 0.2} ${-l * 2} 0Z`,
        )
      }
      path(
        k,
        'rgba(240,246,238,.6)',
        'M112.500 65.600C120 65 132 64.400 148 63C134 66 122 66.600 113 66.400Z',
      )
      k.save()
      k.globalAlpha = 0.4
      at(k, 107, 66.4, 0.62, (c) => {
        c.scale(1, -0.8)
        cruiser(c)
      })
      k.restore()
      at(k, 107, 66.2, 0.62, cruiser)
      flats(k)
      // Wet gravel keeps something of those who stand on it.
      for (const [x, y, c] of [
        [33, 84.2, 'rgba(200,60,68,.2)'],
        [42, 84.9, 'rgba(236,190,80,.22)'],
      ])
        path(k, c, `M${x - 2} ${y}h3.600l-0.600 4.500h-2.200Z`)
      at(k, 33, 84, 1.08, (c) => {
        cast(c, 'rgba(12,28,36,.5)', -9, 1.2)
        traveller(c, {
          behind: true,
          wear: {
            top: '#3c6c8c',
            shade: '#284c6c',
            legs: '#2c3448',
            dark: '#20283c',
            skin: '#c08464',
            skinDark: '#94604c',
            hair: '#3c2830',
            shoes: '#5c3c34',
          },
          arms: [
            [
              [0.9, -6.4],
              [0.55, -7],
            ],
            null,
          ],
        })
        bigUmbrella(c, [0.5, -7.8])
      })
      at(k, 42.5, 84.8, 1, (c) => {
        cast(c, 'rgba(12,28,36,.5)', -9, 1.2)
        traveller(c, {
          lean: 0.06,
          wear: {
            top: '#f0c04c',
            shade: '#b88c3c',
            legs: '#4c5c6c',
            dark: '#38485c',
            skin: '#e8b494',
            skinDark: '#b47c68',
            hair: '#8c4c30',
            shoes: '#2c5c54',
            hat: 'hood',
          },
          legs: [
            [
              [0.6, -2.5],
              [0.5, -0.35],
            ],
            [
              [-0.3, -2.5],
              [-0.8, -0.35],
            ],
          ],
          arms: [
            [
              [0.9, -6.5],
              [1.55, -8.2],
            ],
            [
              [1.1, -6.6],
              [1.7, -8.1],
            ],
          ],
          hold: (q, [x, y]) => {
            path(q, '#20283c', `M${x - 0.2} ${y - 1}h1.100v0.900h-1.100Z`)
            path(q, '#384860', `M${x + 0.9} ${y - 0.85}h0.700v0.600h-0.700Z`)
          },
        })
      })
      at(k, 22, 85.4, 0.9, rucksack)
      at(k, 18.6, 85.7, 0.86, kea)
      treeFern(k)
    })
    return finish(s)
  },
}
