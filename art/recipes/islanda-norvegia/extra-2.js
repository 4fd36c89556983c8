import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { stillWater } from '../../nature/still-water.js'
import { ledgeFarm, ribbon, seaKayak, spruces, spur } from '../../things/naeroy-spurs.js'
import { ship } from '../../things/naeroyfjord.js'
import { clearNorth } from './kit.js'

const WATER = 60

/** Morning: the sun comes over the right wall and lights the left one; the sky warms towards the end of the fjord. */
function morning(k) {
  const g = k.createLinearGradient(0, 0, 0, WATER)
  for (const [a, c] of [
    [0, '#3c84b8'],
    [0.45, '#9cc8d0'],
    [0.8, '#fbe8c4'],
    [1, '#ffe4b4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-2, -2, 164, 94)
}

function farEnd(k) {
  fill(
    k,
    '#c4d0d8',
    points('52 40 58 33 66 30.500 74 26 82 25 90 28 98 27.500 106 34 112 62 52 62'),
  )
  fill(
    k,
    '#fff6e6',
    points(
      '63 31.600 66 30.500 74 26 82 25 86 26.500 82 28 79 27.600 76 30 72 29.600 69 32 66 31.500',
    ),
  )
  fill(
    k,
    '#e4e4e4',
    points('86 26.500 90 28 98 27.500 101 30 97 31.400 94 30 90 32 86 29.600 82 28'),
  )
  fill(
    k,
    '#b4c4d0',
    points('82 28 86 29.600 90 32 94 30 97 31.400 101 30 106 34 110 62 84 62 88 50 84 40 85 33'),
  )
  spur(k, {
    crest: '118 30 108 31 101 36 95 42 91 49 86 56 81 60.500',
    foot: WATER + 1,
    body: '#9cb8c8',
    seed: 3,
    facets: [
      ['#8cacc0', '104 33 2 101 42 4 97 50 2 95 60 5'],
      ['#8cacc0', '95 42 1 94 48 2.500 91 55 1 90 61 3'],
    ],
  })
}

function sunnyFar(k) {
  spur(k, {
    crest: '30 14 44 17 53 19 59 24 63 31 68 37 71 45 76 52 79.500 60.500',
    foot: WATER + 1,
    body: '#d8cc98',
    seed: 5,
    facets: [
      ['#a4b49c', '52 19 2.500 53 28 4.500 56 36 2 57.500 46 4 60 54 1'],
      ['#a4b49c', '61 28 1.500 62.500 36 3 65.500 44 1.500 67 52 2.500 69 58 0.500'],
      ['#e8dcb0', '57 22 2 58 30 3.400 61 38 1 62 44 0.500'],
      ['#a4b49c', '70 43 0.800 71 49 1.800 73 55 0.800 75 60 1.500'],
    ],
    fans: [
      [
        '#8cac80',
        'M40 62V47C48 47.500 51 50 55 52.500C58 52 60 53.500 63 56C66 55.500 70 57.500 80 60.600V62Z',
      ],
      ['#74987c', 'M40 62V54C48 54 52 57 57 57.500C62 58 70 59.500 80 60.800V62Z'],
    ],
  })
}

function shadyMiddle(k) {
  spur(k, {
    crest: '150 2 134 6 126 11 121 19 114 26 110 35 105 43 100 51 96 56 92 60.500',
    foot: WATER + 1,
    body: '#54849c',
    seed: 8,
    facets: [
      ['#44708c', '125 12 2 121 22 5 117 32 2.500 115 42 6 110 52 3 109 61 6'],
      ['#6898ac', '119 20.500 -1.500 115 29 -3 112 37 -1 109 44 -2.500 106 50 -0.500'],
      ['#44708c', '108 39 1 107 46 3 103 53 1.500 101 60 3.500'],
    ],
    fall: (c) =>
      ribbon(
        c,
        ['#dce8ec', '#b4ccd8'],
        '121.500 18.500 0.400 121 26 0.600 119.200 29 0.900 118.800 40 0.900 117.200 43 1.100 116.600 51 1.200',
      ),
    fans: [['#3c6c80', 'M120 62V50C114 50 112 53 108 54C104 54.500 100 57.500 92 60.600V62Z']],
  })
}

function sunnyNear(k) {
  spur(k, {
    crest:
      '-12 -12 4 -6 13 0 22 3 29 5 33 11 37 14 38.500 20 39.500 26 42 27.400 46 28 49.500 28.600 48.800 33 49.500 38 52 45 54 53 59 60.500',
    foot: WATER + 1,
    body: '#e4b868',
    seed: 11,
    facets: [
      ['#f6d48c', '14 0 4 15.500 9 6 17 18 3 18 27 2'],
      ['#f6d48c', '30 6 2 32 14 4 35 22 2.500 37 30 3 38 36 0.500'],
      ['#b08c5c', '-2 -4 5 0 9 8 2.500 20 4 3.500 31 7 6 44 2'],
      ['#b08c5c', '23 3 3 25 13 6.500 28.500 23 3.500 30 33 6 33.500 44 3 35 54 4'],
      ['#7c705c', '26 12 2.500 28.500 20 4 31 27 1.500 32.500 36 3.500 35 43 1'],
      ['#7c705c', '0 6 3 3 15 5 4.500 24 2 6 33 3.500 7.500 40 0.500'],
      ['#b08c5c', '41 30 1.500 42 35 3.500 44 40 1.500 45.500 46 3 48.500 52 1.500'],
      ['#7c705c', '46.400 29 3.500 47 33 2 47.600 37 1'],
      ['#b08c5c', '10 14 1.500 11.500 21 2.600 12.500 28 0.600'],
    ],
    fall: (c) =>
      ribbon(
        c,
        ['#fffaf0', '#dcd4c0'],
        '21.500 2.800 0.500 22 11 0.800 20.600 13 1.300 20.900 26 1.300 22.300 29 1.700 22.600 40 1.700 24 43 2.200 24.300 48 2.400',
      ),
    fans: [
      [
        '#a8b450',
        'M-12 64V31C-4 33 1 38 7 41C13 44 20 46.500 27 48.500C30 47.500 33 49.500 36 52C43 55.500 51 57.500 59.500 60.600V64Z',
      ],
      [
        '#688c48',
        'M-12 64V37C-5 38 0 43.500 7 46.500C12 48.500 15 49 20 52.500C28 55 33 55 38 57C45 58 52 59.300 59.500 60.700V64Z',
      ],
      [
        '#3c6850',
        'M-12 64V45C-2 46.500 2 51.500 9 53.500C13 54.500 20 57 28 58C38 59 48 60.200 59.500 60.800V64Z',
      ],
    ],
  })
  at(k, 44.6, 28.3, 0.8, ledgeFarm)
  spruces(
    k,
    ['#2c5848', '#4c7c48'],
    '3 47.500 4 4.600 48.600 5.200 6.800 48.800 3.400 8.200 49.600 4.300 14.500 51.600 3.600 16 52 2.600 27 53.600 2.800 28.300 54.200 3.600 29.900 54.600 2.400 39 56.800 2 40 57.100 1.500',
  )
}

function shadyNear(k) {
  spur(k, {
    crest: '172 -14 158 -8 151 -2 147 6 141 11 138 20 132 27 129 36 123 44 119 52 113 60.800',
    foot: WATER + 1,
    body: '#1f4a68',
    seed: 15,
    facets: [
      ['#2c6080', '148 5 -2 144 14 -4.500 140 24 -1.500 136 33 -4 133 42 -1'],
      ['#153854', '152 0 4 149 12 8 144 22 4 143 34 9 137 46 4 136 61 9'],
      ['#2c6080', '160 -4 -2 157 10 -4 154 20 -1.500 153 30 -3 150 38 -0.500'],
      ['#153854', '131 34 1.500 129 42 5 124 50 2 122 61 6'],
    ],
    fans: [
      [
        '#164450',
        'M166 64V40C158 41 153 45 147 48.500C142 48 137 51 132 54C126 54.500 120 58.500 113 60.900V64Z',
      ],
      ['#0f3444', 'M166 64V49C158 50 151 53.500 144 56C136 56.500 126 59.500 113 61V64Z'],
    ],
  })
}

/** Few broken strokes on the water, closer and finer with distance. */
function breaks(k) {
  const r = random(21)
  for (let i = 0; i < 26; i++) {
    const t = (i / 25) ** 1.6
    const [x, y, l] = [8 + r() * 144, WATER + 1.6 + t * 27, 2 + t * 8 * (0.4 + r())]
    path(
      k,
      i % 3 ? 'rgba(255,244,220,.34)' : 'rgba(12,52,80,.4)',
      `M${x - l} ${y}q${l} ${-0.1 - t * 0.2} ${l * 2} 0q${-l} ${0.1 + t * 0.2} ${-l * 2} 0Z`,
    )
  }
}

/** The two arms of the ship's wake, broken as they spread. */
function wake(k) {
  for (const [x0, y0, x1, y1, d] of points(
    '92 65.700 103 65 0.500 105 64.900 114 64.300 0.360 117 64.100 124 63.700 0.220 91 66.800 104 67.500 0.600 107 67.700 119 68.500 0.500 122 68.700 134 69.500 0.340',
    5,
  ))
    fill(k, '#84b4c0', [
      [x0, y0 - d * 0.2],
      [x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3 - d * 0.3],
      [x1, y1],
      [x0 + (x1 - x0) * 0.3, y0 + (y1 - y0) * 0.3 + d * 0.3],
    ])
}

/** A thing that floats: its mirror, painted whole first so that nothing shines through it, then itself. */
function afloat(s, f, x, y, size, draw) {
  const { canvas, k } = s.sheet(s.w, s.h)
  f.draw(k, (c) => {
    c.translate(x, y)
    c.scale(size, -size)
    draw(c)
  })
  s.k.save()
  s.k.globalAlpha = 0.5
  s.k.drawImage(canvas, 0, 0)
  s.k.restore()
  f.draw(s.k, (c) => at(c, x, y, size, draw))
}

const RED = ['#e8543c', '#98304c', '#f8c44c', '#b8843c', '#2c4c6c']
const TEAL = ['#f8f0dc', '#98a4ac', '#e8543c', '#98304c', '#f8c44c']

export default {
  alt: 'Il Nærøyfjord al mattino: il battello elettrico bianco scivola tra una parete d’oro con la sua cascata e una in ombra; due kayak sull’acqua ferma, una fattoria rossa su un terrazzo di roccia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearNorth, sun: [0.9, 0.05], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      farEnd(k)
      sunnyFar(k)
      shadyMiddle(k)
      sunnyNear(k)
      shadyNear(k)
    })
    stillWater(s, {
      y: (WATER + 0.6) / 90,
      sway: 0,
      press: 1,
      veil: [
        [0, '#6ca4ac', 0.16],
        [0.35, '#2c7088', 0.38],
        [1, '#0c3c58', 0.78],
      ],
    })
    f.draw(s.k, (k) => {
      breaks(k)
      wake(k)
      path(k, '#8cb0a4', 'M17 81.100C11 81.400 5 81.900 -2 82.600C5 82.500 12 82.100 18 81.600Z')
      path(
        k,
        '#8cb0a4',
        'M31.500 76.700C26 76.900 20 77.300 13 77.900C20 77.800 27 77.500 32 77.100Z',
      )
    })
    afloat(s, f, 84, 66, 0.82, ship)
    afloat(s, f, 24, 81, 2.7, (c) => seaKayak(c, RED))
    afloat(s, f, 37, 76.6, 2.1, (c) => seaKayak(c, TEAL))
    // White water along the hull.
    f.draw(s.k, (k) =>
      path(
        k,
        '#f4faf4',
        'M74.600 66.200C76 65.800 78 66.300 81 66.500C86 66.900 91 66.800 93.500 66C92.500 67.400 86 67.700 81 67.300C78 67.200 75.500 67.200 74.600 66.200Z',
      ),
    )
    return finish(s)
  },
}
