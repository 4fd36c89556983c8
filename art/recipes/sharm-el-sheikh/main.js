import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { leafMass } from '../../nature/leaf-mass.js'
import {
  anthiasCloud,
  crust,
  fingers,
  gorgonian,
  softCoral,
  tableCoral,
} from '../../things/red-sea.js'
import {
  butterflyfish,
  dayBoat,
  domeCoral,
  girlOnEdge,
  granite,
  gull,
  jetty,
  snorkeller,
} from '../../things/sinai-shore.js'

/** Where the sea meets the land, and where the water's skin cuts the picture. */
const SHORE = 37
const skin = (x) => 43 + Math.sin(x * 0.1 + 2.4) * 0.7 + Math.sin(x * 0.043 + 1) * 0.8
const WATER = ['#6adccc', '#3ec6cc', '#22a8c4', '#168ab6', '#126ca2', '#104f8a', '#0e3a74']
const ROSE = ['#8a2a74', '#e0508c', '#ffa4bc']
const VIOLET = ['#4a2a86', '#8c4cc0', '#c894f0']
const GOLD = ['#b0622c', '#f4a03c', '#ffdc8c']
const CORAL = ['#a8344c', '#f4685c', '#ffb89c']
const RED = ['#7c1748', '#dc2c44', '#ff7a5c']

function skyAndSinai(k) {
  for (const [c, y] of [
    ['#2c88b4', -60],
    ['#4ea4c0', -6],
    ['#7cc0c8', 3],
    ['#b4d8c4', 11],
    ['#ecdcb0', 18],
    ['#fcd09c', 24],
  ])
    path(
      k,
      c,
      `M-60 ${y}C-20 ${y + 2} 30 ${y - 2.5} 80 ${y - 1}C120 ${y + 0.5} 170 ${y - 3} 230 ${y}V60H-60Z`,
    )
  granite(
    k,
    points(
      '-24 27 -4 20 8 24 32 13 50 23 59 20 70 25 77 22 84 25 121 11 137 21 147 17.500 158 23 178 13 196 22',
    ),
    SHORE,
    ['#f4b48c', '#e09a84', '#b87c90', '#a87090'],
    5,
  )
  granite(
    k,
    points(
      '-14 34.500 -3 27.500 7 32 21 22.500 35 31 42 28.500 51 33.800 57 31.500 65 34 71 29.500 79 32 101 4.500 121 27 128 23.500 138 32 147 28.500 158 33.500 173 24 190 34',
    ),
    SHORE,
    ['#f0824c', '#c85f4c', '#8a3f5c', '#6c305a'],
    9,
  )
  // The old reef, lifted out of the sea: a low ochre step, its white houses and palms, the beach.
  path(
    k,
    '#d8a064',
    'M-60 34.500L10 33.800L22 34.600L44 33.600L60 34.800L84 34L112 34.800L138 33.600L160 34.400H230V38H-60Z',
  )
  path(k, '#a86c54', 'M-60 35.600L16 35L40 35.800L70 35.200L100 36L130 35L160 35.600H230V37H-60Z')
  for (const [x, wide, tall] of points(
    '70 5 1.800 76 3.400 2.600 80 6 1.500 112 5 1.700 118 4 2.400 123 6 1.600',
    3,
  )) {
    path(k, '#fff4e0', `M${x} 34.800v${-tall}h${wide}v${tall}Z`)
    path(k, '#c8a8ac', `M${x + wide * 0.72} 34.800v${-tall}h${wide * 0.28}v${tall}Z`)
    path(
      k,
      '#6c5070',
      `M${x + wide * 0.2} 34.800v${-tall * 0.5}h${wide * 0.12}v${tall * 0.5}ZM${x + wide * 0.46} 34.800v${-tall * 0.5}h${wide * 0.12}v${tall * 0.5}Z`,
    )
  }
  for (const x of [88, 91, 108, 131, 134]) {
    stroke(k, '#6c4450', 0.3, `M${x} 35V32.400`)
    stroke(
      k,
      '#3f7a5c',
      0.45,
      `M${x} 32.400q-1.200 -0.900 -1.900 0.300M${x} 32.400q-0.900 -1.500 -1.700 -1.300M${x} 32.400q0.900 -1.500 1.700 -1.300M${x} 32.400q1.200 -0.900 1.900 0.300`,
    )
  }
  path(
    k,
    '#fbe4b4',
    'M-60 36.600C0 36 60 36.800 110 36.300C150 36 190 36.600 230 36.300V38.400H-60Z',
  )
}

/** The sea between the beach and our mask: pale over the reef flat, then the blue. */
function sea(k) {
  path(k, '#7ce0cc', `M-60 ${SHORE}H230V60H-60Z`)
  path(k, '#2fb4c0', 'M-60 39C0 38.400 40 39.200 70 38.600C110 38 160 38.800 230 38.200V60H-60Z')
  path(
    k,
    '#1890b0',
    'M-60 42.500C-10 42 20 41.800 40 41C60 40.200 75 40.300 90 39.600C120 39 160 39.800 230 39.400V60H-60Z',
  )
  for (const [x, y, l] of points(
    '4 39.800 8 22 40.600 10 48 39.800 7 74 40.800 9 92 41.200 8 104 40.200 10 140 40.600 9 150 41.600 8 62 41.600 6',
    3,
  ))
    path(k, '#a8ecdc', `M${x} ${y}q${l * 0.5} -0.700 ${l} 0q${-l * 0.5} 0.500 ${-l} 0Z`)
}

const skinLine = (d) =>
  Array.from({ length: 101 }, (_, i) => [-40 + i * 2.4, skin(-40 + i * 2.4) + d])

/** The water in section: bands of depth, shafts of the low sun. */
function below(k) {
  WATER.forEach((c, i) => {
    const d = i * 4.6 + i * i * 0.35
    fill(k, c, [
      ...skinLine(0).map(([x, y]) => [
        x,
        y + d + (i ? Math.sin(x * 0.06 + i * 1.7) * 1.1 - (x - 80) * 0.02 * i : 0),
      ]),
      [202, 140],
      [-40, 140],
    ])
  })
  for (const [x, wide, lean] of points('74 5 20 86 3 16 104 7 24 128 5 26 146 4 22', 3))
    fill(k, 'rgba(216,255,240,.13)', [
      [x, skin(x)],
      [x + wide, skin(x + wide)],
      [x + wide * 1.7 + lean, 92],
      [x + lean, 92],
    ])
}

/** The reef: its flat in the light, the edge that falls away, a far shoulder of it. */
function reef(k) {
  path(k, '#1a7ab0', 'M70 62C84 66 92 72 104 76C118 78 136 74 150 78C160 80 180 78 210 80V130H60Z')
  path(k, '#14609c', 'M70 72C88 76 100 82 116 84C132 84 146 82 162 85L210 86V130H60Z')
  path(
    k,
    '#2c6a9c',
    'M-60 51C-20 50 20 50.500 50 51L62 52.500L67 56L63 61L69 66L64 72L70 78L66 84L76 92V130H-60Z',
  )
  path(
    k,
    '#1f4a84',
    'M67 56L63 61L40 59.500L22 61.500L-60 60V57.500L30 57ZM69 66L64 72L44 70L26 73L8 70L40 66ZM70 78L66 84L76 92V130H30L44 84L58 80Z',
  )
  path(
    k,
    '#c8a888',
    'M-60 51C-20 50 20 50.500 50 51L62 52.500L66 55.200L48 54.600L30 56L10 54.600L-60 56Z',
  )
  path(k, '#f0d8ac', 'M-60 51C-20 50 20 50.500 50 51L60 52.200L44 52.800L20 52L-60 53Z')
  path(
    k,
    '#4684b0',
    'M63 61L69 66L54 67.500L36 67L18 67.500L30 64L44 62.500ZM64 72L70 78L58 79.500L48 78Z',
  )
}

function gardens(k) {
  // All the wall is alive: one mass, its crest in the light, its foot in the blue.
  leafMass(k, {
    box: [-60, 54, 74, 86],
    inside: (x, y) =>
      x < 66 + Math.sin(y * 0.55) * 3 - Math.max(0, 58 - y) * 1.5 + Math.max(0, y - 76) * 0.5,
    light: (x, y) => 1.02 - (y - 53) / 22 - Math.max(0, 40 - x) / 300,
    size: 5.2,
    side: 1,
    seed: 17,
    tones: [
      ['#1b3a78', '#204482', '#27508e'],
      ['#24488a', '#2f5896', '#3f6ca4'],
      ['#34508e', '#4c649c', '#7080b0'],
      ['#54508c', '#8c6498', '#c088a8'],
      ['#8c4c74', '#d07078', '#f8b090'],
    ],
  })
  crust(
    k,
    points('-10 51.500 6 50.800 20 51 34 50.800 48 51.400 58 52.200 65 55'),
    [GOLD, CORAL, ['#2c7c74', '#64b88c', '#bce8a4'], ROSE],
    4,
  )
  tableCoral(k, 61, 53.5, 6, ['#7a4a5c', '#e09850', '#ffe0a0'])
  fingers(k, 52, 52, 4.6, ['#a03c6c', '#e86a8c', '#ffd8dc'], 8)
  tableCoral(k, 41, 52, 5, ['#2c5a7c', '#54a894', '#b8e8b0'])
  fingers(k, 31, 52, 5, ['#b86a3c', '#f0a44c', '#fff0c0'], 3)
  domeCoral(k, 20, 53, 4.5, ['#7a4468', '#c8747c', '#ffc0a4'])
  softCoral(k, 8, 52.5, 5, ROSE, '#f8c8d8', { seed: 3 })
  softCoral(k, 66.5, 64.5, 5, VIOLET, '#d8c0f0', { lean: 0.4, seed: 4 })
  gorgonian(k, 58, 70, 15, RED, { lean: 0.7, seed: 5 })
  // Near: the dark foot of the picture, its great corals.
  path(
    k,
    '#122a66',
    'M-60 74C-20 72 0 74 10 76C20 75 28 80 38 80C48 79 54 84 64 85C74 85 82 88 92 94V130H-60Z',
  )
  path(
    k,
    '#1d3f80',
    'M-60 74C-20 72 0 74 10 76C20 75 28 80 38 80C48 79 54 84 64 85C56 86 48 84 40 84C28 84 20 79 8 79C-10 78 -30 78 -60 79Z',
  )
  // Low growth joins the great corals into one dark bank with a crest that still has colour.
  leafMass(k, {
    box: [-60, 75, 92, 95],
    inside: (x, y) => y > 77.5 + Math.max(0, x + 10) * 0.115 + Math.sin(x * 0.35) * 1.1,
    light: (x, y) => 0.98 - (y - 77 - Math.max(0, x + 10) * 0.115) / 7,
    size: 3.4,
    side: 1,
    seed: 31,
    tones: [
      ['#0e2058', '#122862', '#17306c'],
      ['#16306c', '#1d3c7c', '#27498a'],
      ['#2c3c80', '#48508e', '#6c68a0'],
    ],
  })
  gorgonian(k, 11, 84, 23, RED, { lean: 0.1, seed: 21 })
  softCoral(k, 27, 85.5, 10, VIOLET, '#d8c0f0', { lean: 0.2, seed: 22 })
  domeCoral(k, 40, 87, 7, ['#8c3c44', '#d8744c', '#ffcc84'])
  softCoral(k, 53, 88.5, 9, ROSE, '#f8c8d8', { lean: 0.2, seed: 24 })
  fingers(k, 66, 88, 7, ['#b8622c', '#f4a43c', '#fff0b8'], 9)
  softCoral(k, -1, 86, 10, GOLD, '#f8dca8', { seed: 25 })
  domeCoral(k, 78, 93, 6, ['#3c4c8c', '#7c7cc0', '#c8c0ec'])
  path(k, '#0c1c50', 'M-60 84C-20 83 10 82 20 84C34 83 44 88 54 87C66 87 76 90 88 97V130H-60Z')
}

export default {
  alt: 'Sharm El Sheikh a pelo d’acqua: sopra il granito rosso del Sinai, un pontile e una barca bianca, sotto due persone con la maschera guardano i coralli e i pesci farfalla gialli',
  focus: 0.56,
  heart: 48,
  paint(w, h) {
    const f = field({ w, h, portrait: h > w }, { centre: 84, zoom: 0.78 })
    const s = new Scene(w, h, {
      mood: moods.day,
      sun: [0.05, 0.3],
      horizon: f.at([0, SHORE])[1] / h,
    })
    f.draw(s.k, (k) => {
      skyAndSinai(k)
      at(k, ...s.pick([78, 9, 0.44], [64, -3, 0.56]), gull)
      sea(k)
      at(k, ...s.pick([128, 40.2, 0.62], [113, 39.8, 0.48]), dayBoat)
      below(k)
      reef(k)
      gardens(k)
      // The water's skin breaks the posts: below it they stand a little aside, and paler.
      for (const [shift, limit, power] of [
        [0, -60, 1],
        [0.9, 60, 0.72],
      ]) {
        k.save()
        k.beginPath()
        for (const q of [...skinLine(0), [200, skin(200) + limit], [-40, skin(-40) + limit]])
          k.lineTo(...q)
        k.clip()
        k.globalAlpha = power
        k.translate(shift, 0)
        jetty(k, -60, 66, 34, 51)
        k.restore()
      }
      at(k, 62.5, 34, 0.86, girlOnEdge)
      anthiasCloud(
        k,
        [
          [58, 60, 3],
          [70, 57, 4],
          [76, 66, 5],
          [74, 78, 4],
        ],
        {
          count: 50,
          size: 2.2,
          tones: [
            ['#f0702c', '#ffb458'],
            ['#f48c34', '#ffd078'],
            ['#d84a9c', '#f8a0c8'],
          ],
          seed: 6,
        },
      )
      // The meniscus: a paler lens of water under a thin light, which comes and goes.
      fill(k, 'rgba(190,250,232,.42)', [
        ...skinLine(0),
        ...skinLine(1.7)
          .map(([x, y]) => [x, y + Math.sin(x * 0.3) * 0.5])
          .reverse(),
      ])
      fill(k, 'rgba(232,255,246,.9)', [
        ...skinLine(-0.1),
        ...skinLine(0)
          .map(([x, y]) => [
            x,
            y + 0.12 + 0.26 * Math.max(0, Math.sin(x * 0.13 + 1) + 0.4 * Math.sin(x * 0.41)),
          ])
          .reverse(),
      ])
      at(k, 86, skin(90), 0.21, (c) =>
        snorkeller(c, {
          suit: '#d83c4c',
          lit: '#ff7c6c',
          shade: '#9c2450',
          fins: '#ffd03c',
          finsShade: '#d88c24',
          hair: '#3c2430',
          skin: '#b87454',
          skinLit: '#eab088',
          point: true,
        }),
      )
      at(k, s.pick(116, 111), skin(118) - 0.2, s.pick(0.17, 0.15), (c) =>
        snorkeller(c, {
          suit: '#2f5fb0',
          lit: '#6c9ce0',
          shade: '#1f3c80',
          fins: '#ff8a4c',
          finsShade: '#c85434',
          hair: '#8c5430',
          skin: '#c8845c',
          skinLit: '#f4c09c',
          point: true,
        }),
      )
      at(k, s.pick(91, 88), 63, 1.05, butterflyfish)
      at(k, s.pick(105, 101), 70, 0.88, butterflyfish)
    })
    return finish(s, { vignette: 0.14, bloom: 0.1 })
  },
}
