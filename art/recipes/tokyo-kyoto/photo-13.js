import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { basin, inn } from '../../things/snow-gorge.js'
import { bathing, pushing, sitting, soaking } from '../../things/snow-macaques.js'
import { belt, boulder, spire } from '../../things/snow-wood.js'

const SHADE_TREE = ['#b8cce8', '#7c98c8', '#2c4474']
const DEEP_TREE = ['#a0b8dc', '#6480b4', '#20305c']
const SUN_TREE = ['#fff0d4', '#e0a888', '#6c5470']

export default {
  alt: 'Le scimmie delle nevi nella vasca fumante; un piccolo spinge una palla di neve',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.2], horizon: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 52)
      sky.addColorStop(0, '#4c8cc8')
      sky.addColorStop(0.55, '#9cc8e4')
      sky.addColorStop(1, '#fce8cc')
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 100)
      // The head of the valley, in the sun already.
      fill(
        k,
        '#fff2dc',
        rough(
          points(
            '34 56 44 40 52 33 58 26 64 23 70 15 76 9 81 14 85 13 91 20 97 24 103 32 112 38 126 56',
          ),
          0.5,
          3,
        ),
      )
      for (const [c, t] of [
        [
          '#a4b8dc',
          '76 9 81 14 85 13 91 20 97 24 103 32 112 38 126 56 100 56 96 44 90 38 88 30 82 26 80 18',
        ],
        ['#c4d0e6', '70 15 74 22 71 30 76 38 72 48 78 56 60 56 64 46 62 36 66 28'],
        ['#8ca4d0', '85 13 91 20 97 24 95 32 91 29 88 21'],
        ['#c4d0e6', '52 33 54 42 50 50 52 56 40 56 46 46'],
        ['#8ca4d0', '103 32 112 38 126 56 112 56 106 44'],
        ['#8ca4d0', '82 26 85 32 83 38 87 44 85 50 92 56 98 56 92 48 92 40 88 36 88 30'],
        ['#e4d4d4', '76 38 80 42 78 47 83 56 76 56 73 48'],
        ['#a4b8dc', '70 24 72 29 69 35 72 41 68 44 70 36 67 31'],
        ['#a4b8dc', '60 38 62 44 58 49 60 56 54 56 57 48'],
        ['#fff2dc', '91 21 93 25 91 30 95 34 94 28'],
      ])
        fill(k, c, rough(points(t), 0.4, 5))
      // The valley floor before it lies in the cold haze still.
      const cold = k.createLinearGradient(0, 42, 0, 57)
      cold.addColorStop(0, 'rgba(176,192,226,0)')
      cold.addColorStop(1, 'rgba(176,192,226,1)')
      k.fillStyle = cold
      k.fillRect(-6, 42, 172, 20)
      // Woods at its foot, frosted.
      belt(
        k,
        points('38 52 2.600 56 51 3.400 76 52 3 98 51.500 3.400 122 52.500 3', 3),
        ['#e4dce8', '#bcbcd8', '#a4a8cc'],
        5,
        { depth: 2 },
      )
      belt(
        k,
        points('36 57 3.600 56 56 4.400 80 57 4 104 56 4.600 130 57.500 4', 3),
        ['#c4cce6', '#92a4d0', '#7c90c4'],
        6,
        { depth: 2 },
      )
      // The slope on the right: the sun has come half way down it.
      fill(
        k,
        '#f4d4b4',
        rough(points('166 -4 158 2 148 12 138 17 128 27 118 33 108 44 98 52 90 62 166 62'), 0.5, 8),
      )
      fill(
        k,
        '#fff0d8',
        rough(
          points(
            '166 -4 158 2 148 12 138 17 128 27 118 33 112 39 124 37 132 29 142 26 150 17 160 14 166 8',
          ),
          0.4,
          9,
        ),
      )
      fill(
        k,
        '#8ca8d4',
        rough(points('166 28 154 36 140 38 128 46 112 49 98 57 86 64 166 66'), 0.7, 12),
      )
      belt(k, points('168 11 9 154 19 8 140 25 7 126 36 5.500 114 45 4', 3), SUN_TREE, 5, {
        shade: '#dca894',
        dense: 0.7,
      })
      belt(
        k,
        points('170 30 9 156 38 9 142 42 8 128 49 6.500 112 54 5 100 59 4', 3),
        SHADE_TREE,
        8,
        { depth: 4 },
      )
      belt(k, points('170 52 17 156 56 14 142 58 11 126 60 8', 3), DEEP_TREE, 3, {
        depth: 2,
        dense: 0.6,
      })
      // The slope on the left, still in its night.
      fill(
        k,
        '#6484bc',
        rough(points('-6 -6 4 4 12 8 20 20 30 26 38 36 50 43 60 52 70 62 -6 66'), 0.6, 14),
      )
      fill(
        k,
        '#84a0d0',
        rough(
          points('-6 -6 4 4 12 8 20 20 30 26 38 36 50 43 60 52 46 46 36 43 28 34 16 30 8 18 -6 12'),
          0.5,
          15,
        ),
      )
      belt(k, points('-8 9 9 6 16 9 18 27 8 30 36 7 44 45 5.500 58 54 4.500', 3), SHADE_TREE, 11, {
        depth: 4,
      })
      belt(k, points('-8 40 15 8 46 13 26 52 10 46 57 7 64 60 5', 3), DEEP_TREE, 16, {
        depth: 3,
        dense: 0.8,
      })
      path(k, '#9cb4dc', 'M-6 60C10 55 30 57 50 58C80 60 110 57 130 58C146 58 160 56 166 57V98H-6Z')
      at(k, 36, 60, 0.92, inn)
      const near = random(41)
      for (const [x, y, q] of points(
        '-1 62 25 5 63 38 13 63 22 18 64.500 14 149 62 20 156 63 33 162 64 27',
        3,
      ))
        spire(k, x, y, q, DEEP_TREE, near)
      // Snow that drifts down to the basin.
      path(k, '#c0d0ea', 'M-6 62C14 58 34 62 60 61C90 60 112 63 132 61C148 59 160 61 166 60V98H-6Z')
      path(
        k,
        '#dce6f4',
        'M-6 64C10 61 26 65 44 64C38 67 22 67 10 70L-6 72ZM120 64C136 61 152 63 166 62V70C150 66 136 68 120 64Z',
      )
      basin(k)
      // The lit summit, broken in the ripples.
      for (const [x, y, l] of points(
        '80 72.500 7 84 74 6 79 75.400 5 83 77 4.500 80 78.600 3.500 83 80 2.500',
        3,
      ))
        path(
          k,
          'rgba(255,240,212,.62)',
          `M${x - l} ${y}q${l} -0.600 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
        )
    })
    const soft = (blur, alpha, draw) =>
      s.layer((k) => f.draw(k, draw), { lit: false, blur: (blur * s.w) / 1600, alpha })
    // Steam: cool over the water, gold where it rises into the sun.
    soft(24, 0.62, (k) => {
      const g = k.createLinearGradient(0, 8, 0, 68)
      g.addColorStop(0, 'rgba(255,240,208,0)')
      g.addColorStop(0.3, 'rgba(255,240,212,.8)')
      g.addColorStop(0.62, 'rgba(236,240,246,.8)')
      g.addColorStop(1, 'rgba(228,240,246,.85)')
      k.fillStyle = g
      for (const t of [
        '60 70 66 58 62 48 70 38 66 28 76 16 86 10 84 22 90 32 86 42 94 52 92 62 100 70',
        '108 70 110 60 104 54 110 46 106 38 114 28 120 24 118 36 124 44 118 54 124 62 130 70',
      ])
        fill(k, g, points(t))
    })
    soft(18, 0.85, (k) => {
      for (const t of ['40 68.500 60 65 84 66.500 110 64.500 136 68 120 70 90 69 60 71'])
        fill(k, '#f0f6f8', points(t))
    })
    // Two nearer drifts that lean with the air of the gorge.
    soft(20, 0.62, (k) => {
      const g = k.createLinearGradient(0, 34, 0, 74)
      g.addColorStop(0, 'rgba(255,246,228,0)')
      g.addColorStop(0.5, 'rgba(246,246,246,.85)')
      g.addColorStop(1, 'rgba(226,242,242,.9)')
      fill(
        k,
        g,
        points('84 74 88 66 84 60 90 54 88 47 96 40 106 35 103 43 108 49 103 56 107 63 104 74'),
      )
      fill(
        k,
        'rgba(240,250,248,.75)',
        points('28 74 42 71 52 76 60 71 74 74 86 70 100 77 112 70 126 74 140 70 142 66 28 66'),
      )
      fill(k, g, points('50 73 54 67 51 62 56 57 55 52 62 47 70 44 67 51 70 57 66 63 68 73'))
    })
    f.draw(s.k, (k) => {
      for (const [x, y, a, b, n] of points(
        '22 73.400 7 4 1 33.500 70.600 3.600 1.800 12 42 69 6.600 4.200 3 51.500 68.200 3 1.600 4 86 67.600 8.400 5 5 97 67.800 4 2 6 118 68.600 3.400 1.800 9 127.500 69.800 7.500 4.400 8 138 71.600 3.600 2 10 147.500 75 6 4.400 11',
        5,
      ))
        boulder(k, x, y, a, b, n, { wet: true })
      // Those in the water, with rings round them and their colour below.
      const ring = (x, y, q) => {
        for (let i = 0; i < 4; i++)
          path(
            k,
            'rgba(116,84,100,.42)',
            `M${x - q * (0.9 - i * 0.16)} ${y + 0.8 + i * 1.1}q${q * (0.9 - i * 0.16)} -0.500 ${q * (1.8 - i * 0.32)} 0q${-q * (0.9 - i * 0.16)} 0.700 ${-q * (1.8 - i * 0.32)} 0Z`,
          )
        path(
          k,
          'rgba(60,72,104,.5)',
          `M${x - q * 1.1} ${y}Q${x} ${y - 0.8} ${x + q * 1.1} ${y}Q${x + q * 0.5} ${y + q * 0.55} ${x} ${y + q * 0.6}Q${x - q * 0.6} ${y + q * 0.5} ${x - q * 1.1} ${y}Z`,
        )
        stroke(
          k,
          '#c8ece0',
          0.3,
          `M${x - q * 1.3} ${y + 0.1}Q${x} ${y + 1.2} ${x + q * 1.3} ${y + 0.1}`,
        )
        stroke(
          k,
          'rgba(200,236,224,.6)',
          0.25,
          `M${x - q * 1.7} ${y + 0.8}Q${x} ${y + 2.6} ${x + q * 1.8} ${y + 0.6}`,
        )
      }
      ring(101, 74.5, 3.4)
      at(k, 101, 74.5, 1.02, soaking)
      ring(70, 73, 3)
      at(k, 70, 73, 0.94, bathing)
      ring(121, 78.5, 3.8)
      at(k, 121, 78.5, 1.16, (q) => soaking(q, { snow: false }))
      // The near bank.
      path(
        k,
        '#aec2e4',
        'M-6 78C6 75 14 77 22 80C34 83 46 82 60 82.500C80 83 96 86 116 85.500C132 85.500 142 83 148 80C154 78 160 79 166 78V98H-6Z',
      )
      path(
        k,
        '#e8eef8',
        'M-6 79C6 76 14 78 22 81C34 84 46 83.200 60 83.700C80 84.300 96 87.200 116 86.700C132 86.500 142 84.500 148 81.500C154 79.500 160 80.500 166 79.500V84C152 84 140 90 112 92C84 93 44 90 20 87C10 85.500 2 83 -6 84Z',
      )
      path(k, '#8ca4d0', 'M-6 92C20 90 50 96 84 95.500C120 95 146 90 166 90V98H-6Z')
      boulder(k, 19, 84.5, 5, 3.6, 21, { drift: '#e8eef8' })
      boulder(k, 38, 87, 9.5, 4.2, 22, { drift: '#e4ebf7' })
      boulder(k, 146, 84.5, 8.5, 4.6, 24, { drift: '#e8eef8' })
      boulder(k, 130, 89.5, 4, 2.6, 27, { drift: '#c4d3ee' })
      // Two on the stones: one looks through the other's fur. A young one with its ball of snow.
      const cast = (x, y, a, b) =>
        path(
          k,
          'rgba(92,116,172,.55)',
          `M${x - a * 0.6} ${y}Q${x + a * 0.4} ${y - b} ${x + a * 1.5} ${y + b * 0.3}Q${x + a * 0.6} ${y + b} ${x - a * 0.4} ${y + b * 0.7}Z`,
        )
      cast(32, 83, 5, 1.3)
      cast(41, 83.8, 6, 1.3)
      at(k, 30.5, 82.5, 1.28, (q) => sitting(q, { reach: true, asleep: false }))
      at(k, 39.8, 83.3, 1.3, (q) => sitting(q, { bowed: true, snow: true }))
      cast(64, 86.5, 5, 1)
      at(k, 62, 86.5, 1.02, pushing)
      path(k, '#b4c8e8', 'M65 85.200a2.700 2.600 0 1 0 5.400 0a2.700 2.600 0 1 0 -5.400 0Z')
      path(
        k,
        '#fff8ec',
        'M65.100 84.600C65.300 83.200 66.400 82.500 67.700 82.600C68.800 82.600 69.600 83.200 69.900 83.800C68.400 83.600 67 84.400 66.600 86C66 86 65.100 85.600 65.100 84.600Z',
      )
      path(
        k,
        '#a4b8dc',
        'M44 90.200C49 87.600 54 87.700 59.500 86.500L66 86.900C60 88.300 54 88 44 90.200Z',
      )
      at(k, 146, 80.6, 1.3, (q) => sitting(q, { snow: true }), true)
      // A few flakes that the boughs let go.
      const r = random(23)
      for (let i = 0; i < 46; i++) {
        const [x, y, q] = [r() * 164, r() * 86, 0.14 + r() * 0.24]
        path(k, 'rgba(255,252,244,.85)', `M${x} ${y}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    return finish(s, { vignette: 0.14 })
  },
}
