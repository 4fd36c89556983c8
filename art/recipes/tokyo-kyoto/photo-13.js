import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { cedar, inn, stone } from '../../things/snow-gorge.js'
import { bathing, pushing, sitting, soaking } from '../../things/snow-macaques.js'

const SHADE_TREE = ['#b8cce8', '#7c98c8', '#2c4474']
const DEEP_TREE = ['#a0b8dc', '#6480b4', '#20305c']
const SUN_TREE = ['#fff0d4', '#e0a888', '#6c5470']

export default {
  alt: 'Le scimmie delle nevi nella vasca fumante, in una gola di cedri innevati; un piccolo spinge una palla di neve',
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
      // Woods at its foot, frosted.
      const ridge = (y0, lift, c, seed) => {
        const q = random(seed)
        let d = `M40 64V${y0}`
        for (let x = 40; x < 132; ) {
          const [w, up] = [0.7 + q() * 0.9, 1.2 + q() * lift]
          const y = y0 - 3.5 * Math.sin(((x - 40) / 92) * 3.14) ** 0.7 * -1 - 2
          d += `L${x} ${y}L${x + w * 0.5} ${y - up}L${x + w} ${y}`
          x += w
        }
        path(k, c, `${d}L132 64Z`)
      }
      ridge(49, 3, '#b4b0cc', 5)
      ridge(53, 3.4, '#7c90c0', 6)
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
      const r = random(11)
      for (const [x, y, q] of points(
        '151 17 10 145 21 12 141.500 26 8 130 33 9 157 13 12 160 18 9 154 24 13 127 36 7 146 30 10 119.500 41 7 136 37 11 139 39 8 113 45 6',
        3,
      ))
        cedar(k, x, y, q, SUN_TREE, x)
      for (const [x, y, q] of points(
        '162 36 15 157 40 12 144 45 13 139.500 47 10 126 51 11 121.500 53 8 116 54 10 105 56.500 7 109 57.500 9 163 54 20 152 55 15 147 57.500 18 134 58 15 129 59 11',
        3,
      ))
        cedar(k, x, y, q, SHADE_TREE, x)
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
      for (const [x, y, q] of points(
        '5 14 14 9.500 18 10 19 27 13 23 30 9 29 35 13 39 43.500 11 43 46 8 51 52 9 -1 30 17 9 35 13 14 40 17 3 44 18 59 57 8 55 57 6',
        3,
      ))
        cedar(k, x, y, q, SHADE_TREE, x + 3)
      path(k, '#9cb4dc', 'M-6 60C10 55 30 57 50 58C80 60 110 57 130 58C146 58 160 56 166 57V98H-6Z')
      at(k, 36, 60, 0.92, inn)
      for (const [x, y, q] of points('10 58 20 2 62 28 16 64 15 60 62.500 14 64.500 63.500 10', 3))
        cedar(k, x, y, q, DEEP_TREE, x + 5)
      // Snow that drifts down to the basin.
      path(k, '#c0d0ea', 'M-6 62C14 58 34 62 60 61C90 60 112 63 132 61C148 59 160 61 166 60V98H-6Z')
      path(
        k,
        '#dce6f4',
        'M-6 64C10 61 26 65 44 64C38 67 22 67 10 70L-6 72ZM120 64C136 61 152 63 166 62V70C150 66 136 68 120 64Z',
      )
      // Basin: warm water, the pale sky in it, dark under the stones.
      path(
        k,
        '#34608c',
        'M16 75C20 69 30 67.500 44 66C60 64.500 76 66 92 65.200C110 64.500 132 66.500 144 69C154 71.500 154 77 149 80.500C138 86 118 85 96 84.500C78 84 66 82.500 52 83C36 83.500 10 82 16 75Z',
      )
      path(
        k,
        '#4c98a8',
        'M19 76C24 70.500 34 69.500 48 68C62 66.500 78 67.800 94 67.200C112 66.700 130 68.500 141 70.500C150 73 150 77 146 79.500C136 84 116 83.500 96 83C78 82.500 66 81 52 81.500C38 82 14 81.500 19 76Z',
      )
      path(
        k,
        '#6cb4b4',
        'M30 73C44 69.500 66 68.400 92 68.200C114 68 134 70 142 73.500C130 75.500 112 75 96 75.500C76 76 62 73.500 46 75C38 75.500 30 75 30 73Z',
      )
      path(
        k,
        '#a8dcd0',
        'M50 70.600C66 69 94 68.600 118 70C106 71.600 92 71 80 71.800C70 72.400 58 71.600 50 70.600Z',
      )
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
        '19 74.500 5 3.400 1 27 71.500 4.600 2.400 12 35 69.200 6 3.200 2 46 67.600 4 1.700 3 55 67 6.500 3 4 68 67.200 4.200 1.800 5 79 66.800 7.500 2.400 6 93 66.600 4 1.900 7 103 66.800 6.500 3.400 8 115 67.600 4.600 2 9 126 68.800 7 3.600 13 138.500 71 5.600 2.600 10 147 74.500 5.400 4 11',
        5,
      ))
        stone(k, x, y, a, b, n)
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
      for (const [x, y, a, b, n] of points(
        '20 83 6 3.400 21 38 86.500 9 4.200 22 145.500 83.500 8 4.400 24 85 88.500 5 2.600 26 131 87 4.500 2.400 27 92 89 3 1.600 28',
        5,
      ))
        stone(k, x, y, a, b, n)
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
      stroke(k, '#8ca4d0', 0.9, 'M40 88.500C46 87 52 87.500 58.500 86.700')
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
