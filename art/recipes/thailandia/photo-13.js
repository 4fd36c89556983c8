import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { wood } from '../../things/cliff-wood.js'
import {
  canoe,
  caveCrab,
  caveGuide,
  flatTraveller,
  hangingBat,
  lampGirl,
} from '../../things/low-cave.js'

const SEA = 57

/** The bay outside in white morning haze: Ko Tapu, thick above, thin at its foot. */
function outside(k) {
  path(k, '#fff8dc', 'M90 -6H170V70H90Z')
  path(k, '#ecf4d4', 'M90 30C110 26 140 31 170 27V70H90Z')
  path(
    k,
    '#d0e8cc',
    `M90 ${SEA}C96 46 104 44 108 40C112 38 114 44 117 46C120 49 121 54 122 ${SEA}ZM146 ${SEA}C147 48 150 40 154 36C160 32 166 36 170 34V${SEA}Z`,
  )
  const rock = rough(
    points(
      '130.500 57 130 50 128 43 125.500 36 126 28 127.500 21 131 17 136 16 141 18.500 143.500 24 143 32 141 40 138.500 48 138 57',
    ),
    0.5,
    4,
  )
  fill(k, '#a8b08c', rock)
  fill(
    k,
    '#f0e0ac',
    rough(
      points(
        '134 17 136 16 141 18.500 143.500 24 143 32 141 40 138.500 48 138 57 135 57 136 46 138 36 137 26',
      ),
      0.4,
      7,
    ),
  )
  fill(
    k,
    '#748c80',
    rough(
      points(
        '130.500 57 130 50 128 43 125.500 36 126 28 127.500 21 129.500 25 129 34 131 44 132.500 57',
      ),
      0.4,
      9,
    ),
  )
  stroke(k, '#748c80', 0.4, 'M133 24L134 30L133 36M139 22L140 28M135 44L134.500 50')
  wood(
    k,
    points('127 22 1.600 131 17.500 2.400 136 16.500 3 141 19 2.400 143.500 25 1.400', 3),
    ['#5c8c70', '#78a878', '#b8cc84'],
    3,
  )
}

/** Water: white at the mouth, emerald in the cave, dark under the canoe. */
function water(k) {
  path(k, '#e4f4cc', `M-6 ${SEA}H170V96H-6Z`)
  path(k, '#a4e4bc', 'M-6 58.500C50 58 120 60 170 58.500V96H-6Z')
  path(k, '#54c8a0', 'M-6 60C40 59 84 61.500 118 63C140 64 156 63 170 62V96H-6Z')
  path(k, '#209c84', 'M-6 62C30 61 70 64 104 68C130 71 152 69 170 68V96H-6Z')
  path(k, '#107468', 'M-6 68C30 66 60 71 96 76C126 80 150 76 170 75.500V96H-6Z')
  path(k, '#0c5458', 'M-6 80C30 77 60 82 96 86C126 89 150 85 170 84V96H-6Z')
  for (const [x, y, l] of points(
    '112 59.200 26 120 61.500 34 128 64.500 28 112 68 40 132 72.500 24 106 73.500 20 124 78.500 30 96 81.500 16 142 83 18',
    3,
  ))
    path(k, '#f0fadc', `M${x} ${y}q${l * 0.45} -0.800 ${l} -0.100q${-l * 0.5} 1.100 ${-l} 0.100Z`)
  for (const [x, y, l, c] of [
    [127, 60.3, 14, '#a8b08c'],
    [129, 62.8, 10, '#8ca088'],
    [130, 65.6, 9, '#a8b08c'],
  ])
    path(k, c, `M${x} ${y}q${l * 0.5} -0.700 ${l} 0q${-l * 0.5} 0.700 ${-l} 0Z`)
}

/** Inside: back wall with folds of flowstone, the roof that hangs low, the pillar on the right. */
function cave(k) {
  const wall = rough(
    points(
      '-6 -6 124 -6 121 8 117 16 118.500 24 113 30 114 38 109 44 110 52 106 58 100 61 60 62.500 -6 61',
    ),
    0.7,
    3,
  )
  fill(k, '#1c5458', wall)
  fill(
    k,
    '#2c7468',
    rough(
      points(
        '124 -6 121 8 117 16 118.500 24 113 30 114 38 109 44 110 52 106 58 100 61 96 61 100 50 99 42 104 34 103 26 108 16 110 4 112 -6',
      ),
      0.7,
      5,
    ),
  )
  fill(
    k,
    '#54a47c',
    rough(
      points(
        '124 -6 121 8 117 16 118.500 24 113 30 114 38 109 44 110 52 106 58 104 59.500 106 50 105 44 110 37 109.500 29 114 22 113.500 15 117 6 119 -6',
      ),
      0.5,
      6,
    ),
  )
  // Folds of flowstone, and light from the water that plays on them.
  path(
    k,
    '#14444c',
    'M-6 44C0 47 2 53 1 61.500H-6ZM14 40C18 46 17 54 20 61.800H30C27 54 29 47 26 40ZM46 38C50 45 48 54 52 62H64C60 53 63 44 60 36ZM76 32C81 40 78 52 83 62H93C89 52 92 40 88 30Z',
  )
  for (const [x, y, l] of points(
    '4 56 12 22 58.500 14 40 55.500 12 66 58 14 84 54 14 96 57 8 30 52.500 8 72 52 9',
    3,
  ))
    stroke(k, '#4cac90', 0.55, `M${x} ${y}q${l * 0.2} -1.600 ${l * 0.45} 0t${l * 0.55} -0.300`)
  path(
    k,
    '#54b494',
    'M60 61.600C74 60 88 60.600 104 58L106 58L104 60.500C90 62.500 74 62.500 60 61.600Z',
  )
  // The roof.
  const roof = points(
    '-6 -6 150 -6 145 1 139 3 134 6 131 14 128.500 7 121 10 118.500 21 115.500 12 108 15 105 27 101.500 18 95 20 92 32 88 22 82 24 79.500 34 76 26 72 27 68.500 32 65 27 60 29 57.500 38 51.500 38.500 49 31 44 33 40.500 46 36 35 30 35 27 42 23 36 16 37 12.500 50 8 39 -6 40',
  )
  fill(k, '#0c3440', roof)
  for (const [x, y, h] of points(
    '131 14 8 118.500 21 11 105 27 13 92 32 12 79.500 34 9 57.500 36 7 40.500 46 13 27 42 7 12.500 50 13',
    3,
  )) {
    fill(k, '#2c7468', [
      [x, y],
      [x + 0.8, y - h * 0.7],
      [x + 3, y - h],
      [x + 3, y - h * 0.92],
    ])
    fill(k, '#84c894', [
      [x + 0.1, y - 0.5],
      [x + 1, y - h * 0.5],
      [x + 2.6, y - h * 0.95],
      [x + 1.3, y - h * 0.55],
    ])
  }
  // Ledges of the roof nearer to us, and ripples of light on them.
  path(
    k,
    '#082830',
    'M-6 -6H130C120 0 108 -1 98 4C88 8 78 6 68 12C56 18 44 14 32 20C20 26 8 22 -6 28Z',
  )
  path(
    k,
    '#14444c',
    'M130 -6C120 0 108 -1 98 4C88 8 78 6 68 12C56 18 44 14 32 20C20 26 8 22 -6 28V31C8 25.500 20 29 33 23C45 17.500 57 21 69 15C79 9.500 89 11 99 7C109 3 121 3 132 -3V-6Z',
  )
  for (const d of [
    'M70 20C74 17 78 20 82 16C86 13 90 16 95 12C100 9 105 11 110 7',
    'M46 27C50 24 54 26.500 58 23C61 20.500 64 22 67 20',
    'M86 18.500C90 17 93 19 97 16C101 13 104 15 108 12',
    'M16 31.500C21 29 25 31 30 28C34 25.500 38 28 42 26',
  ])
    stroke(k, '#3c9484', 0.6, d)
  // The pillar on the right, dark, its edge alight.
  fill(
    k,
    '#0c3440',
    rough(
      points(
        '170 -6 140 -6 142 2 148 8 151 18 155 26 154 36 157 44 154.500 54 157 64 152 72 156 80 150 98 170 98',
      ),
      0.6,
      8,
    ),
  )
  fill(
    k,
    '#54a47c',
    rough(
      points(
        '142 2 148 8 151 18 155 26 154 36 157 44 154.500 54 157 64 158.500 64 156.500 54 159 44 156.500 36 157.500 26 153 16 150 7 143 1',
      ),
      0.3,
      8,
    ),
  )
}

export default {
  alt: 'Sdraiati in una canoa gialla in tre escono da una grotta bassissima di Phang Nga: una viaggiatrice con gli occhiali si ritrova naso a naso con un pipistrello; fuori, nella foschia, uno scoglio di calcare in piedi nella baia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.85, 0.3], horizon: SEA / 90 })
    field(s).draw(s.k, (k) => {
      outside(k)
      water(k)
      cave(k)
      // The lamp's beam finds the sleepers.
      path(k, 'rgba(255,244,180,.34)', 'M87 48.500L74 20C82 13 100 9 110 12L88.500 49Z')
      for (const [x, y, q, awake, tone] of points(
        '81 19 0.620 0 0 88.500 16.500 0.720 2 1 96.500 14.500 0.600 0 2 103.500 13 0.660 0 0',
        5,
      ))
        at(k, x, y, q, (c) => hangingBat(c, awake, tone))
      // The canoe's shade in the water.
      path(k, '#083c44', 'M8 75C30 72 110 74 132 77C126 82 104 83 72 83C40 83 14 81 8 75Z')
      at(k, 71, 76, 1, (c) => canoe(c, true))
      at(k, 29, 66, 1, caveGuide)
      at(k, 64, 65, 1, flatTraveller)
      at(k, 100, 64.5, 1, lampGirl)
      at(k, 71, 76, 1, canoe)
      at(k, 54.5, 35, 1.1, (c) => hangingBat(c, 2, 0))
      path(
        k,
        '#84d4ac',
        'M10 78.500C30 81.500 60 82.500 84 82C104 81.600 120 80.500 130 78C120 82.500 104 83.600 84 84C60 84.400 28 83 10 78.500Z',
      )
      // Wet stones in front, one with its crab.
      fill(
        k,
        '#082830',
        rough(points('-6 98 -6 78 0 76 8 79 14 84 22 85.500 30 91 34 98'), 0.6, 11),
      )
      fill(
        k,
        '#2c7468',
        rough(points('0 76 8 79 14 84 22 85.500 27 89 21 87.500 13 86 7 81 0 78'), 0.3, 12),
      )
      at(k, 15, 82.5, 1, caveCrab)
    })
    return finish(s, { vignette: 0.14, bloom: 0.2 })
  },
}
