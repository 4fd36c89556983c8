import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { FAR, karst, kayak, kite, MIDDLE, NEAR } from '../../things/phang-nga.js'

const SEA = 57

/** The mouth of the cave from within: stone in three tones, stones that hang, a lit lip on the right. */
function cave(k) {
  const mouth =
    'M16 96C12 84 15 74 12 64C9 54 14 44 13 34C13 27 18 22 21 18C25 13 30 14 34 11L37 17L40 9.500C46 7 52 8 57 6L60 14L63 5.500C72 3.500 82 5 92 4L95 9L98 4.500C106 4 114 6 120 7L124 17L128 8.500C134 10 139 12 143 16L146 25L148 21C151 27 150 34 151 40C153 50 149 58 151 66C153 76 149 86 151 96Z'
  k.fillStyle = '#16302f'
  k.fill(new Path2D(`M-8 -8H170V100H-8Z${mouth}`), 'evenodd')
  path(
    k,
    '#2a4c46',
    'M151 96C149 86 153 76 151 66C149 58 153 50 151 40C150 34 151 27 148 21L154 24C158 34 155 44 158 54C160 66 155 80 158 96Z',
  )
  path(
    k,
    '#47706080',
    'M151 96C149 86 153 76 151 66C149 58 153 50 151 40L153 42C155 52 151.500 58 153.500 66C155 76 151.500 86 153.500 96Z',
  )
  path(
    k,
    '#2a4c46',
    'M34 11L37 17L38.500 13L36 8C28 8 20 13 16 20C18 18 19 17 21 18C25 13 30 14 34 11ZM57 6L60 14L61.500 10L60 2C54 2 46 4 42 7C48 7 52 8 57 6ZM120 7L124 17L125.500 13L124 4C116 1 106 1 100 3C108 4 114 6 120 7ZM143 16L146 25L147 21L147 15C142 9 136 6 130 6C134 10 139 12 143 16Z',
  )
  path(
    k,
    '#20403c',
    'M12 64C9 54 14 44 13 34C13 27 18 22 21 18L12 22C6 34 8 46 4 58C2 72 8 84 6 96H16C12 84 15 74 12 64Z',
  )
}

export default {
  alt: "Uno scoglio di calcare si alza dall'acqua verde della baia di Phang Nga, con due kayak fra le pareti coperte di giungla",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#5ca8c0'],
          [0.45, '#98ccd0'],
          [0.8, '#e0ecd8'],
          [1, '#fff4d4'],
        ],
      },
      sun: [0.2, 0.3],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      path(
        k,
        'rgba(255,250,230,.7)',
        'M22 26C34 24.400 52 24.800 64 26.600C52 28.400 34 28.400 22 26Z',
      )
      path(
        k,
        'rgba(255,250,230,.55)',
        'M104 14C114 12.800 128 13 138 14.400C128 15.800 114 15.800 104 14Z',
      )
      karst(k, points('30 44 24 50 20 57'), points('46 43 54 49 58 57'), FAR, {
        seed: 3,
        size: 2.4,
      })
      karst(k, points('62 47 59 52 58 57'), points('74 46 80 51 84 57'), FAR, {
        seed: 8,
        size: 2.2,
      })
      karst(k, points('112 45 106 51 104 57'), points('124 44 128 50 132 57'), FAR, {
        seed: 5,
        size: 2.4,
      })
      karst(k, points('22 33 17 42 14 50 14 57'), points('33 31 40 38 43 48 44 57'), MIDDLE, {
        seed: 6,
        size: 3.4,
      })
      karst(
        k,
        points('130 27 123 36 120 47 121 57'),
        points('148 25 156 34 160 46 160 57'),
        MIDDLE,
        { seed: 12, size: 3.8 },
      )
      // Ko Tapu: twice as broad at the head as at the foot.
      karst(
        k,
        points('82 14 77 20 75.500 28 77 36 79 44 81 51 81.500 57'),
        points('95 13 100 19 101.500 27 99 37 96 46 94 52 93.500 57'),
        NEAR,
        { seed: 9, size: 3.2 },
      )
    })
    stillWater(s, {
      y: SEA / 90,
      sway: 1.3,
      press: 1.1,
      veil: [
        [0, '#8cccb4', 0.3],
        [0.35, '#3ca48c', 0.55],
        [1, '#125c5c', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      path(k, '#f0fff0', 'M78 57.600C82 56.600 92 56.600 97 57.600C92 58.500 82 58.500 78 57.600Z')
      for (const [x, y, l] of points(
        '24 61 18 52 64 20 100 62 16 118 67 20 40 70 14 84 71 24 30 79 18 112 78 22 66 86 26 128 85 14',
        3,
      ))
        path(
          k,
          'rgba(230,255,236,.5)',
          `M${x} ${y}q${l / 2} -0.500 ${l} 0q${-l / 2} 0.400 ${-l} 0Z`,
        )
      for (const [x, y, q] of points('118 67.500 0.400 62 79.500 0.960', 3)) {
        path(
          k,
          'rgba(8,50,60,.5)',
          `M${x - 17 * q} ${y + 0.4 * q}C${x} ${y - 0.4 * q} ${x + 24 * q} ${y} ${x + 30 * q} ${y + 1.6 * q}C${x + 14 * q} ${y + 3.4 * q} ${x - 10 * q} ${y + 3 * q} ${x - 17 * q} ${y + 0.4 * q}Z`,
        )
        stroke(
          k,
          'rgba(236,255,244,.8)',
          0.4 * q,
          `M${x - 20 * q} ${y + 0.6 * q}h${-14 * q}M${x - 22 * q} ${y + 2.2 * q}h${-8 * q}M${x + 14 * q} ${y + 2 * q}h${8 * q}`,
        )
      }
      at(k, 118, 67.5, 0.4, (c) => kayak(c, ['#f4784c', '#c04c40'], ['#3f6cb0', '#f4c44c']))
      at(k, 62, 79.5, 0.96, (c) => kayak(c, ['#ffc83c', '#d8902c'], ['#e8503c', '#3f9cb8']))
      at(k, 60, 27, 0.46, kite)
      cave(k)
      for (const [x, y, l, a, b] of points(
        '10 -2 26 0.900 0.500 22 -4 20 1.300 0.300 -4 14 22 0.600 0.600 146 -4 24 2.200 -0.500 158 4 20 2.600 -0.500',
        5,
      ))
        frond(k, x, y, l, a, ['#3c8a54', '#1c4c40'], { bend: b, n: 15, wide: 0.24 })
      for (const [x, y, l] of points('52 3 12 55 3 8 108 2 10 136 9 13', 3)) {
        stroke(k, '#2c6c4c', 0.35, `M${x} ${y}q1 ${l * 0.5} 0 ${l}`)
        for (let i = 2; i < l; i += 2)
          path(
            k,
            i % 4 ? '#3c8a54' : '#68b060',
            `M${x + 0.4} ${y + i}c1.600 -0.600 2 0.400 1.600 1.200c-0.800 0.200 -1.400 -0.200 -1.600 -1.200Z`,
          )
      }
    })
    s.glow(0.2, 0.35, 50, '#fff4cc', 0.24)
    return finish(s)
  },
}
