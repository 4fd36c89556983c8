import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { chrysler, houseBlock, waterTank } from '../../things/manhattan.js'
import { brick, flock, huntingCat, keeper, loft, washing } from '../../things/pigeon-roof.js'

const CEDAR = ['#f0b074', '#b8704c', '#6c4458', '#34284c', '#8c5c54']
const RED = ['#c8604c', '#ec8c64', '#6c3454', '#f8dcb0']
const BROWN = ['#a8584c', '#d88464', '#5c3050', '#f0cca4']
const FAR = ['#fcc898', '#d49c94', '#e8b08c']
const MIDDLE = ['#eca484', '#a47c8c', '#d08c78']

/** Birds along a curve, larger as they come nearer. */
const ARC = points(
  '62 33 0.4 67 30.500 0.44 71 32.500 0.42 75 28 0.48 80 29.500 0.46 84 25 0.54 88 28 0.5 91 21.500 0.6 97 24.500 0.56 99 17.500 0.66 105 21 0.62 108 13 0.74 113 17.500 0.68 117 9.500 0.84 124 14.500 0.78 127 8 0.9 135 12.500 0.9 140 8.500 1 149 12 1.04 101 13 0.6 94 16.500 0.54 111 7.500 0.7',
  3,
)

export default {
  alt: "I serbatoi d'acqua di legno sui tetti di New York all'alba: un allevatore fa volare i suoi piccioni con una bandiera rossa, un gatto li guarda",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#d8607c'],
          [0.4, '#f08c80'],
          [0.75, '#ffc494'],
          [1, '#ffe4ac'],
        ],
      },
      sun: [-0.02, 0.3],
      horizon: 0.74,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        '#f4a090',
        'M-6 17C8 14.600 22 17.400 36 15.500C46 14.500 54 16.400 62 17.600C48 19.600 30 20.600 12 19.600C4 19.400 -2 19 -6 20Z',
      )
      path(
        k,
        '#ffe0b4',
        'M110 41C122 39 136 41 146 39.500C154 38.600 162 40 168 39V43C150 44.400 124 43.600 110 41Z',
      )
      const row = (list, tones, grid) => {
        for (const [x, wide, top, step] of points(list, 4))
          houseBlock(k, x, 90, wide, top, [tones[0], tones[1], tones[2]], {
            seed: x + 9,
            step,
            share: 0.5,
            grid,
          })
      }
      row(
        '-4 8 52 0 5 6 44 3 12 8 55 0 21 5 47 0 27 9 53 2 37 6 49 0 44 8 56 0 53 6 46 4 60 7 54 0 76 6 50 0 83 8 44 3 92 7 54 0 100 6 40 0 107 9 50 2 117 6 46 0 124 8 55 0 133 7 42 3 141 9 52 0 151 6 47 2 158 8 54 0',
        FAR,
        0.8,
      )
      at(k, 36, 74, 0.145, (q) =>
        chrysler(q, ['#ffd09c', '#c48c94', '#e8a884'], ['#fff0cc', '#d4a4a0', '#d49c94']),
      )
      row(
        '-4 12 60 0 9 9 56 3 40 10 61 0 51 9 63 0 62 7 60 2 80 9 58 0 90 10 62 0 152 12 50 3',
        MIDDLE,
        1,
      )
      at(k, 87, 57, 0.42, (q) =>
        waterTank(q, ['#f0c08c', '#c08c74', '#8c7488', '#6c6080', '#a88478']),
      )
      at(k, 14, 53.2, 0.46, (q) =>
        waterTank(q, ['#f0c08c', '#c08c74', '#8c7488', '#6c6080', '#a88478']),
      )
      // Two houses of brick on the right with their tanks.
      at(k, 142, 55, 0.78, (q) => waterTank(q, CEDAR))
      brick(k, 126, 44, 56, BROWN, { side: 0, rows: 3, gap: 8 })
      at(k, 111, 68, 1.15, (q) => waterTank(q, CEDAR))
      brick(k, 92, 40, 69, RED, { side: 7, rows: 2, gap: 10 })
      path(k, 'rgba(40,34,84,.34)', 'M139 58H152L146 69H139Z')
      // The near roof: tar and gravel inside its parapet.
      path(k, BROWN[0], 'M-6 68H80V80H-6Z')
      path(k, BROWN[2], 'M80 68L92 78V96H80Z')
      path(k, '#8c7c94', 'M-6 77H80L92 88V96H-6Z')
      path(k, '#a898a8', 'M-6 77H80L83 80C60 79.500 40 82 20 80.500C10 80 0 81 -6 80.500Z')
      path(k, '#746484', 'M-6 90C20 87.500 50 91.500 92 89V96H-6Z')
      path(k, '#f8dcb0', 'M-6 66.600H80.500V68.600H-6Z')
      path(k, '#c8a48c', 'M80.500 66.600L94 77.500V80L80.500 68.600Z')
      path(k, BROWN[2], 'M-6 68.600H80V69.600H-6Z')
      at(k, 48, 57, 1, washing)
      stroke(k, '#4c3c5c', 0.7, 'M48 78V56M76 78V56')
      at(k, 16, 85, 1, loft)
      at(k, 43, 86, 1, keeper)
      at(k, 22, 63.2, 0.62, huntingCat)
      flock(k, ARC, [
        ['#ffffff', '#c4d0dc', '#dce4ec'],
        ['#fffaf0', '#a8b4cc', '#8c94b4'],
        ['#98a0c0', '#6c749c', '#4c5480'],
      ])
      at(k, 8.5, 63.2, 0.66, (q) =>
        path(q, '#fff4ec', 'M-2 0C-2 -2 -1 -3 0 -3.600C0.300 -5 2 -5 2 -3.400C2 -1 1 0 -2 0Z'),
      )
    })
    return finish(s, { bloom: 0.14 })
  },
}
