import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { block, cab, crookLamp, flatiron, leaf, leaves } from '../../things/flatiron-autumn.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const HORIZON = 74

export default {
  alt: 'Il Flatiron nel sole di un mattino d’autunno visto dagli alberi della piazza: volano le foglie, un taxi gira l’angolo e un uomo rincorre il cappello che il vento gli ha portato via',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.3], horizon: HORIZON / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 76)
      for (const [a, c] of [
        [0, '#2470ac'],
        [0.45, '#6cacc8'],
        [0.8, '#d4e0cc'],
        [1, '#fff0c4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      heapedCloud(
        k,
        [
          points('134 22 4 140 18.500 5.500 147 20 5 153 23 3.600', 3),
          points(
            '127 28 2 132 27 3.400 139 26.500 4.200 146.500 27 3.600 153.500 26.600 4 160 28 2.600',
            3,
          ),
        ],
        28.4,
        ['#fffaf0', '#e4ecec', '#b4d0dc'],
        { step: 1.1 },
      )
      heapedCloud(
        k,
        [points('58 30 1.400 62 29 2.400 67 28.600 2.800 72 29.600 1.800', 3)],
        30.4,
        ['#fff6e4', '#e4e8e0', '#c0d4d4'],
        { step: 0.7 },
      )
      // Far towers in the haze down both avenues.
      for (const [x, y, wd, c] of [
        [56, 50, 5, '#b4c4cc'],
        [61.5, 43, 4.4, '#c4ccc8'],
        [66.5, 55, 5, '#a8bcc8'],
        [112, 52, 5, '#b4c4cc'],
        [117.6, 46, 4, '#c4ccc8'],
        [122, 57, 5, '#a8bcc8'],
        [71, 60, 4, '#bcc8cc'],
      ]) {
        fill(k, c, [
          [x, 76],
          [x, y],
          [x + wd, y],
          [x + wd, 76],
        ])
        fill(k, '#fcecc8', [
          [x, 76],
          [x, y],
          [x + wd * 0.3, y],
          [x + wd * 0.3, 76],
        ])
      }
      // Blocks of Broadway on the left in shade, of Fifth Avenue on the right in the sun.
      block(k, [52, 44, 62, 58], ['#8c84ac', '#6c6898', '#a49cbc'], 6, 4)
      block(k, [24, 20, 52, 44], ['#74689c', '#4c4880', '#9488b0'], 8, 7)
      block(k, [-8, 12, 26, 22], ['#5c5490', '#3c3c74', '#7c70a4'], 8, 7)
      block(k, [136, 40, 120, 56], ['#f0c49c', '#a87c88', '#fce4b8'], 7, 4)
      block(k, [172, 22, 136, 38], ['#e8a884', '#94687c', '#fcdcac'], 8, 8)
      flatiron(k, 69, 113)
      // The street: shade of the eastern side lies over it, the sun falls through the cross street.
      fill(k, '#c8a898', points('-6 75 166 75 166 94 -6 94'))
      fill(
        k,
        '#f4d4a8',
        points('60 75.600 130 75.600 166 79 166 84 110 80.500 76 79.500 40 81.500 50 78'),
      )
      fill(k, '#8c7498', points('-6 75 62 75 56 77.500 44 80.500 20 84 -6 86'))
      fill(k, '#e8d0b4', points('86 76.800 106 76.800 112 78.300 82 78.300'))
      for (let i = 0; i < 8; i++) {
        const x = 116 + i * 5.4
        fill(k, '#fff0d4', [
          [x, 80.2 + i * 0.12],
          [x + 2.8, 80.2 + i * 0.12],
          [x + 5.4, 83 + i * 0.16],
          [x + 2, 83 + i * 0.16],
        ])
      }
      const DARK = ['#3c3c6c', '#24244c']
      const put = (x, y, o, flip) =>
        stand(
          k,
          x,
          y,
          (y - HORIZON) * 1.02,
          { light: -1, hair: ['#3c2c3c', '#241c30'], low: DARK, ...o },
          { flip, fall: [1.5, 0.24], shade: y > 79 && x > 60 ? '#a88490' : '#74608c' },
        )
      const COAT = [
        ['#e0584c', '#88304c'],
        ['#3c8c9c', '#245470'],
        ['#f0b44c', '#a0604c'],
        ['#5c64a8', '#343870'],
        ['#f4e4cc', '#a890a4'],
        ['#8c5470', '#542c50'],
      ]
      const who = (pose, n, c, more) => ({ ...POSES[pose], skin: SKINS[n], top: COAT[c], ...more })
      // A small grove beyond, then those who cross.
      stroke(k, '#5c3c50', 0.5, 'M132 76.500V68M136.500 76.500V66M141 76.500V68')
      leaves(
        k,
        points('131 68 3 136 66 3.600 141 68 3.200', 3),
        ['#b8643c', '#e09444', '#f4c05c', '#fce48c'],
        8,
      )
      crookLamp(k, 124, 77, 13, '#3c3c64', '#fff0c0')
      for (const [x, y, o, flip] of [
        [80, 77.4, who('walk', 0, 1), 0],
        [84, 77.6, who('walkOther', 1, 0, { cut: 'long', dress: 'coat' }), 0],
        [104, 77.6, who('walk', 2, 2), 1],
        [109, 77.9, who('stand', 0, 5, { dress: 'coat', cut: 'bun' }), 1],
        [66, 78.2, who('walk', 3, 4, { hat: ['cap', '#e0584c'] }), 1],
        [121, 80.6, who('walk', 1, 3, { dress: 'coat', cut: 'long' }), 0],
        [124.4, 80.9, who('walkOther', 0, 0, { hat: ['knit', '#f0b44c', '#fff0d8'] }), 0],
        [149, 81.4, who('walkOther', 2, 2, { pack: COAT[1] }), 1],
      ])
        put(x, y, o, flip === 1)
      at(k, 101, 82, 0.94, cab)
      // He runs after his hat.
      put(129, 84.2, who('run', 0, 5, { armFar: [86, 10], cut: 'short', dress: 'coat', lean: 14 }))
      at(k, 139, 76, 0.66, (c) => {
        c.rotate(-0.35)
        path(c, '#543048', 'M-3 0.400Q0 1.400 3 0.200Q1.600 -0.600 0 -0.500Q-2 -0.500 -3 0.400Z')
        path(
          c,
          '#7c4858',
          'M-1.800 0C-1.800 -2 -1 -2.400 0 -2.200C1.200 -2.500 1.800 -1.800 1.700 -0.100Q0 0.500 -1.800 0Z',
        )
        path(c, '#f0b44c', 'M-1.800 -0.500Q0 0 1.700 -0.600V-0.050Q0 0.600 -1.800 0.050Z')
      })
      // Our own side: the lawn of the square, its low fence, a trunk and its crown over us.
      fill(k, '#4c5c54', points('-6 85.400 10 85 34 86 58 87.800 78 90.500 86 94 -6 94'))
      fill(k, '#7c8450', points('-6 85.400 10 85 34 86 54 87.500 40 88 14 87.400 -6 88.200'))
      const fence = (x) => 86.4 + ((x + 6) / 92) ** 1.6 * 5
      for (let x = -4; x < 82; x += 2.3)
        stroke(k, '#1c2444', 0.26, `M${x} ${fence(x) + 0.6}V${fence(x) - 4.4}`)
      for (const up of [4.2, 0.8])
        stroke(
          k,
          '#1c2444',
          0.4,
          `M-6 ${fence(-6) - up}${Array.from({ length: 18 }, (_, i) => `L${-6 + i * 5.2} ${fence(-6 + i * 5.2) - up}`).join('')}`,
        )
      path(k, '#1c2444', 'M81.200 86H82.800V94H81.200Z')
      path(
        k,
        '#3c2444',
        'M6 94C10 86 11 70 9.600 56C8.600 44 5 30 -2 18L3 16C9 26 12 36 13 46C15 38 20 30 28 24L31 26C23 32 18 42 17.400 54C17 68 18 84 24 94Z',
      )
      path(
        k,
        '#6c4058',
        'M6 94C10 86 11 70 9.600 56C8.600 44 5 30 -2 18L-0.500 17.400C6 28 10.600 42 11.600 56C12.400 70 11.600 86 9.600 94Z',
      )
      path(k, '#6c4058', 'M17.400 54C18 42 23 32 31 26L29.600 25C22 31 16.600 42 16.200 52Z')
      leaves(
        k,
        points(
          '44 -2 7 33 2 8 50 7 5 22 4 9 38 12 6.500 10 2 10 28 17 6 -2 10 9 16 16 8 4 22 7 20 25 5 -3 28 6 33 24 4 57 2 4',
          3,
        ),
        ['#7c3444', '#c8602c', '#f09c34', '#ffd464'],
        4,
      )
      const r = random(17)
      const tones = ['#f0a03c', '#e0703c', '#ffd05c', '#b84c3c']
      for (let i = 0; i < 52; i++) {
        const [x, y] = [20 + r() * 140, 10 + r() * 66]
        if ((x > 68 && x < 116 && r() < 0.6) || (x > 117 && y > 62)) continue
        leaf(k, x, y, 0.5 + r() * 0.7, r() * 3, tones[i % 4])
      }
      for (let i = 0; i < 46; i++) {
        const y = 77 + r() * 12
        const x = r() * 164
        if (x > 84 && y < 84.6) continue
        leaf(k, x, y, 0.3 + (y - 76) * 0.05, (r() - 0.5) * 0.6, tones[i % 4])
      }
    })
    return finish(s, { vignette: 0.16 })
  },
}
