import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { leafMass } from '../../nature/leaf-mass.js'
import { birds, sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { amberFort, paintedElephant } from '../../things/amber-fort.js'

const LAKE = 62

export default {
  alt: 'Un elefante dipinto con il suo conducente cammina sulla riva del lago; sopra, il forte di Amber color miele sale la collina con le sue porte e i padiglioni, nella luce del tramonto',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#4a6aa4'],
          [0.4, '#a9a8b4'],
          [0.7, '#f6c48c'],
          [1, '#ffe0a0'],
        ],
        front: 0.6,
        disc: 0.045,
      },
      sun: [0.08, 0.34],
      horizon: LAKE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.3 0.12 34 6 4 0.93 0.1 26 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0d0', dark: '#c9a9a0' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The ridge of Jaigarh behind, its wall along the crest.
      fill(k, '#c99c8a', [
        ...rough(
          points('-5 44 14 38 30 33 48 26 66 22 84 17.500 104 16 126 18 146 23 165 27'),
          0.6,
          3,
        ),
        ...points('165 64 -5 64'),
      ])
      stroke(
        k,
        '#e6bd9c',
        1.3,
        'M48 26C60 23 72 20.500 84 17.700C98 15.600 112 16 126 18.200C138 21 150 24 165 27.200',
      )
      for (let x = 50; x < 164; x += 2.1)
        path(
          k,
          '#e6bd9c',
          `M${x} ${x < 104 ? 25.4 - (x - 50) * 0.185 : 15.6 + (x - 104) * 0.178}h1v-1h-1Z`,
        )
      for (const x of [66, 90, 116, 142])
        path(
          k,
          '#d9ab8c',
          `M${x - 1.6} ${x < 104 ? 23.5 - (x - 60) * 0.17 : 17 + (x - 104) * 0.17}h3.200v-4h-3.200Z`,
        )
      // The hill of the fort: warm planes left, violet planes right.
      fill(k, '#b07a5c', [
        ...rough(
          points('14 64 24 58 34 52 46 47 60 42 100 40 128 43 142 48 152 55 165 60'),
          0.7,
          5,
        ),
        ...points('165 66 14 66'),
      ])
      fill(
        k,
        '#8a5a5c',
        rough(
          points('100 40 128 43 142 48 152 55 165 60 165 66 116 66 108 56 104 48 100 40'),
          0.6,
          8,
        ),
      )
      const r = random(6)
      for (let i = 0; i < 40; i++) {
        const x = 40 + r() * 98
        const y = 53 + r() * 7
        fill(
          k,
          x < 100 ? ['#cf9a70', '#9a664e'][i % 2] : ['#74495a', '#9c6c62'][i % 2],
          points(
            `${x} ${y} ${x + 2 + r() * 3} ${y - 1.5} ${x + 5 + r() * 3} ${y + 0.6} ${x + 2} ${y + 1.6}`,
          ),
        )
      }
      amberFort(k)
      // Trees along the shore, and the garden that floats on the lake.
      leafMass(k, {
        box: [-6, 52, 168, 64],
        inside: (x, y) =>
          y >
          59 + noise(x * 0.12, 4) * 2.4 - Math.max(0, 22 - x) * 0.2 - Math.max(0, x - 144) * 0.14,
        light: (x, y) => 0.9 - x * 0.004 - (y - 56) * 0.05 + noise(x * 0.2, 2) * 0.3,
        size: 2.7,
        tones: [
          ['#5a5c3c', '#6b7040', '#8a8a4a'],
          ['#6b7040', '#8f9048', '#c6b45c'],
        ],
        seed: 7,
      })
      path(k, '#dba878', 'M-5 61.600H165V62.600H-5Z')
    })
    stillWater(s, {
      y: LAKE / 90,
      sway: 1.3,
      press: 1.3,
      veil: [
        [0, '#8a7a90', 0.18],
        [0.5, '#5a6a90', 0.44],
        [1, '#34487a', 0.74],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(9)
      for (let i = 0; i < 70; i++) {
        const t = (i / 69) ** 1.3
        stroke(
          k,
          i % 2 ? `rgba(255,226,166,${0.8 - t * 0.5})` : 'rgba(40,44,92,.28)',
          0.2 + t * 0.3,
          `M${i % 2 ? 10 + (r() - 0.5) * 40 : r() * 160} ${LAKE + 1 + t * 22}h${2 + r() * (2 + t * 6)}`,
        )
      }
      // The garden of saffron: terraces in the water, hedges in stars.
      path(k, 'rgba(40,44,92,.4)', 'M96 72.500H152L158 74.500H100Z')
      fill(k, '#a8745c', points('92 68 148 66.500 152 72 97 73.600'))
      fill(k, '#e6b684', points('92 66 148 64.600 148 66.500 92 68'))
      fill(k, '#7f8f4a', points('93 65.800 147.500 64.500 146 61.800 96 62.800'))
      for (let i = 0; i < 5; i++) {
        const x = 100 + i * 10
        fill(k, '#e8c690', points(`${x} 65.400 ${x + 4} 63.200 ${x + 8} 65.200 ${x + 4} 64.500`))
        fill(k, '#5f7a40', points(`${x + 2} 64.900 ${x + 4} 64 ${x + 6} 64.800 ${x + 4} 64.600`))
      }
      // The bank: paved, warm, with a low wall.
      fill(k, '#9c6650', [
        ...rough(points('-5 79 30 80 60 81.500 92 84 124 87 165 89'), 0.3, 4),
        ...points('165 96 -5 96'),
      ])
      fill(k, '#d9a070', [
        ...rough(points('-5 79 30 80 60 81.500 92 84 124 87 165 89'), 0.3, 4),
        ...points('165 90.500 124 88.600 92 85.600 60 83 30 81.500 -5 80.500'),
      ])
      for (const [x, y, l] of points('6 85 14 30 87 16 62 87 12 14 89 10', 3))
        stroke(k, '#7a4a48', 0.4, `M${x} ${y}h${l}`)
      path(
        k,
        'rgba(60,30,70,.5)',
        'M24 85.500C40 84 76 86.500 96 90.500L84 93C64 91 40 89 24 87.500Z',
      )
      at(k, 42, 86.5, 1.06, paintedElephant)
    })
    birds(s, { x: 0.46, y: 0.2, count: 7, size: 0.8, seed: 6 })
    return finish(s, { rays: 0.1 })
  },
}
