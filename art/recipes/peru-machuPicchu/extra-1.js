import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'

import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { alpaca, ausangate, flank, ichu, shoulder } from '../../things/rainbow-mountain.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const walker = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  top,
  low,
  hair: ['#2c1c34', '#1c142c'],
  light: -1,
  ...more,
})
const [RED, TEAL, GOLD, NAVY, WHITE] = [
  ['#e0485c', '#88284c'],
  ['#3ca0a8', '#28587c'],
  ['#f4bc4c', '#b06c48'],
  ['#44487c', '#282850'],
  ['#fff0d8', '#b89cac'],
]

/** A small saddled horse that goes to the left. */
function horse(k) {
  path(k, 'rgba(84,36,64,.7)', 'M-4 0.200L10 1.600L12 1L4 -0.200Z')
  stroke(k, '#4c2840', 0.7, 'M-3.400 -4L-3.800 -2L-3.300 0M3.400 -4L4.200 -2L3.700 0')
  stroke(k, '#744048', 0.8, 'M-2.600 -4L-2 -2.200L-2.700 0M4 -4.200L3.200 -2L4.400 0')
  path(
    k,
    '#8c5048',
    'M-5 -6.400C-2 -7 2 -6.800 4.600 -6.400C5.600 -5.600 5.200 -4 4.200 -3.600C1.600 -3 -1.600 -3 -3.600 -3.600L-5.600 -6L-6.800 -8.600L-8.600 -7.200L-9.400 -7.800L-7.800 -10L-6 -10.200L-4.200 -8Z',
  )
  path(
    k,
    '#c48858',
    'M-5 -6.600C-2 -7.200 2 -7 4.600 -6.500C5 -6.200 5.200 -5.800 5.200 -5.400C2 -6 -2 -5.600 -4.400 -5.400L-6 -8.800L-7.600 -9.800L-6 -10.200L-4.200 -8Z',
  )
  path(
    k,
    '#3c2038',
    'M-6.200 -10.300L-4 -8.200L-3.600 -6.800L-5 -8.200ZM4.600 -6.400C6 -5.800 6.200 -4 5.600 -2.200C5.200 -3.600 4.900 -4.800 4.200 -5.400Z',
  )
  path(k, '#e0485c', 'M-2.400 -7.200Q0 -8 2 -7.100L1.800 -4.600Q0 -4.200 -2 -4.800Z')
}

export default {
  alt: 'Le fasce colorate del Vinicunca, la montagna arcobaleno, con le nevi dell’Ausangate alle spalle: i camminatori salgono in fila verso la cresta e due alpaca guardano dal pascolo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 48)
      for (const [a, c] of [
        [0, '#1c4c90'],
        [0.4, '#3c84b8'],
        [0.75, '#90c4cc'],
        [1, '#f4ecd0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      heapedCloud(
        k,
        [
          points('136 20 4 142 17 5 149 19 4.600 155 16 4.500 161 19 5', 3),
          points('126 27 2.600 131 25 3.400 138 25 4 146 24.500 4 154 25.500 4 163 25 5', 3),
        ],
        28,
        ['#fffaf0', '#dce4e8', '#a8c0d8'],
        { step: 1.2 },
      )
      for (const [x, y, l, q] of points('56 7 22 0.900 74 9.600 12 0.600 12 9 14 0.700', 4))
        path(
          k,
          '#d8e8e8',
          `M${x - l} ${y + q * 0.4}C${x - l * 0.5} ${y - q * 0.4} ${x - l * 0.2} ${y - q * 1.3} ${x + l * 0.14} ${y - q * 0.7}C${x + l * 0.4} ${y - q * 1.1} ${x + l * 0.7} ${y - q * 0.3} ${x + l} ${y}C${x + l * 0.5} ${y + q * 0.2} ${x - l * 0.3} ${y + q * 0.9} ${x - l} ${y + q * 0.4}Z`,
        )
      ausangate(k)
      shoulder(k)
      flank(k)
      fill(k, '#a0686c', points('-6 54 4 52 14 54.500 30 60 46 66 20 68 -6 64'))
      fill(k, '#c88468', points('-6 54 4 52 10 53.600 2 57 -6 58.600'))
      // The valley before it: red earth in low folds, moss along the brook, the path to the pass.
      fill(
        k,
        '#c0604c',
        rough(
          points('-6 60 10 62.500 24 66 42 68.500 60 71 80 72 100 71 116 68 140 66 166 64'),
          0.3,
          3,
        ).concat(points('166 94 -6 94')),
      )
      fill(
        k,
        '#d8845c',
        points(
          '-6 62 10 64 26 67.500 46 70 66 72.500 88 73.500 104 73 92 75.500 70 76 40 73 10 68 -6 66',
        ),
      )
      fill(k, '#a44c4c', points('166 64 140 66 118 68.500 104 73 120 72 140 72.500 166 70'))
      fill(
        k,
        '#94a05c',
        points(
          '-6 66 8 67.500 24 70.500 44 73 70 75.500 98 76 120 74 110 77.500 84 79.500 56 78 24 74 -6 71',
        ),
      )
      fill(k, '#b8b468', points('-6 66.500 6 68 22 71 40 73.200 60 75 44 75.200 22 73 -6 69'))
      fill(k, '#8c4050', points('-6 72 20 75 50 79 84 80.500 112 78 140 74 166 72 166 94 -6 94'))
      fill(k, '#a85050', points('-6 72 20 75 50 79 84 80.500 60 81.500 30 79 -6 77'))
      fill(k, '#b4584c', points('166 72 140 74 112 78 96 79.600 120 79.600 144 77 166 76'))
      // The path climbs from the right to the saddle on the left.
      const trail = points(
        '170 80.500 150 79.400 132 78.200 116 76.400 100 75.600 84 74.800 66 73.500 48 71 34 68.500 20 64.500 8 60.500 0 57.500',
      )
      const wide = [1.4, 1.2, 1, 0.85, 0.75, 0.66, 0.58, 0.5, 0.42, 0.36, 0.3, 0.25]
      fill(k, '#f0b47c', [
        ...trail.map(([x, y], i) => [x, y - wide[i] * 0.6]),
        ...trail.map(([x, y], i) => [x, y + wide[i] * 0.6]).reverse(),
      ])
      // Those who walk up, and two horses for the tired.
      const coats = [RED, TEAL, GOLD, NAVY, WHITE]
      const places = [
        0.7, 1.24, 1.36, 2.2, 2.84, 2.95, 3.09, 3.9, 4.62, 4.74, 5.3, 5.75, 6.3, 8.98, 9.12, 9.95,
      ]
      for (const [i, t] of places.entries()) {
        const n = Math.min(10, Math.floor(t))
        const u = t - n
        const [x, y] = [0, 1].map((j) => trail[n][j] + (trail[n + 1][j] - trail[n][j]) * u)
        const high = 4.8 * (1 - t * 0.058)
        stand(
          k,
          x,
          y + 0.2,
          high,
          walker(
            ['walk', 'walkOther', 'climb', 'stand'][i % 4],
            i % 3,
            coats[(i * 3) % 5],
            i % 2 ? NAVY : ['#6c4450', '#402844'],
            {
              pack: i % 3 ? coats[(i + 1) % 5] : undefined,
              hat: [
                ['knit', '#f4bc4c', '#fff0d8'],
                ['cap', '#e0485c'],
                ['brim', '#f0d8a8', '#a4786c'],
                undefined,
              ][i % 4],
            },
          ),
          { flip: true, fall: [0.7, 0.16], shade: '#7c3c4c' },
        )
      }
      for (const [x, y, q] of points('124 77.600 0.620 70.400 74.200 0.460', 3))
        at(k, x, y, q, (c) => horse(c))
      // Stones and tufts on the fold before us.
      fill(
        k,
        '#54284c',
        rough(
          points('-6 77 10 77.500 24 79.500 40 81.500 54 84.500 70 87 92 88.500 120 88 166 85.500'),
          0.3,
          7,
        ).concat(points('166 94 -6 94')),
      )
      fill(
        k,
        '#74344c',
        points(
          '-6 77 10 77.500 24 79.500 40 81.500 54 84.500 66 86.400 50 85.500 30 82.500 10 81 -6 81',
        ),
      )
      for (const [x, y, q] of points(
        '4 81 3 14 85 3.600 62 88.400 3 68 90.600 2.200 73 89.600 3.400 -1 89 5 47 89.500 3 50 90.600 2 124 91 3 129 90.400 2.200 157 91.500 6.400 149 91.600 4 153 92 3',
        3,
      ))
        ichu(
          k,
          x,
          y,
          q,
          y > 88 ? ['#c8884c', '#84484c'] : ['#e8b45c', '#a8684c'],
          Math.round(x * 3),
        )
      path(
        k,
        'rgba(44,20,60,.6)',
        'M18 81.500C28 80.500 44 83 62 84.500C50 86 30 84.500 18 81.500Z',
      )
      at(
        k,
        18,
        80.2,
        0.74,
        (c) => alpaca(c, ['#c88c64', '#9c5c50', '#5c3450', '#3c2444'], '#3ca0a8'),
        true,
      )
      at(k, 36, 84, 1.06, (c) => alpaca(c, ['#fff4e0', '#e4c4b4', '#a484a0', '#54345c']))
      for (const [x, y, q] of points('27 86 3 40 85.600 2.400 17.500 82.600 2', 3))
        ichu(k, x, y, q, ['#e8b45c', '#a8684c'], Math.round(x))
    })
    return finish(s, { vignette: 0.16 })
  },
}
