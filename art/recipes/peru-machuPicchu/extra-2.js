import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { agave, onDam, paintPans, pans, saltHeap, track } from '../../things/maras.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SUN = {
  dam: '#fffaf0',
  crust: '#f4dcd4',
  foot: '#c494a0',
  edge: '#b88488',
  water: ['#58a4b4', '#84c0c4', '#b4d8d0', '#e8e8d4', '#fde4c8', '#f8ccac', '#eeb096'],
}
const SHADE = {
  dam: '#b4a8d4',
  crust: '#8478a8',
  foot: '#54447c',
  edge: '#4c447c',
  water: ['#3c84b0', '#5c9cbc', '#7ca8c8', '#a49cc8', '#9084b0', '#80689c', '#6c5084'],
}
// Where the shade of the eastern slope ends on the pans.
const SHADOW =
  '166 20 122 27 118 33 112 40 108 45 101 51 96 58 84 64 78 72 62 78 52 86 40 96 166 96'

const [RED, TEAL, GOLD, NAVY] = [
  ['#e0485c', '#88284c'],
  ['#3ca0a8', '#28587c'],
  ['#f4bc4c', '#b06c48'],
  ['#44487c', '#282850'],
]

const person = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  top,
  low,
  hair: ['#2c1c34', '#1c142c'],
  light: 1,
  ...more,
})

/** A striped cloth full of salt, knotted over the shoulders. */
const bundle = (k, j) => {
  const [x, y] = j.chest
  const oval = (c, rx, ry) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x - 0.95, y + 0.75, rx, ry, 0.3, 0, 7)
    k.fill()
  }
  oval('#a83868', 1.05, 1.25)
  k.save()
  k.clip()
  for (const [c, dx] of [
    ['#f0688c', -0.6],
    ['#f8c45c', 0.3],
    ['#3ca8a8', 0.7],
  ])
    stroke(k, c, 0.34, `M${x - 1.5 + dx} ${y - 1.2}L${x - 0.9 + dx} ${y + 2.4}`)
  k.restore()
  stroke(k, '#f0688c', 0.3, `M${x - 0.5} ${y + 0.1}L${x + 0.45} ${y + 0.75}`)
}

export default {
  alt: 'Le saline di Maras nella prima luce: centinaia di vasche bianche, rosa e turchesi scendono a gradini nel vallone fra i pendii rossi; i raccoglitori sono già al lavoro, un bambino cammina in equilibrio su un argine',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [1.1, 0.1], horizon: 0.3 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 26)
      for (const [a, c] of [
        [0, '#3c84b0'],
        [0.45, '#94c8cc'],
        [0.85, '#ffe8c0'],
        [1, '#ffd8a8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      // Far: the range of the Sacred Valley with its snow, the sun from the right.
      fill(
        k,
        '#7c98bc',
        points(
          '30 26 44 17 52 15 62 8.500 67 4.500 70 6.500 75 3 81 8 86 10 92 15 99 13 108 18 118 22 130 26 130 34 30 34',
        ),
      )
      fill(
        k,
        '#b0bccc',
        points(
          '75 3 81 8 86 10 92 15 99 13 108 18 118 22 124 26 94 26 88 21 84 20 82 15 78 13 76.500 8',
        ),
      )
      fill(
        k,
        '#dce8f0',
        points(
          '57 12 62 8.500 67 4.500 70 6.500 75 3 76.500 8 78 13 74 11 72 14.500 69 10.500 66 13 63 11.500 60 14',
        ),
      )
      fill(
        k,
        '#fff6e4',
        points('75 3 81 8 86 10 89 12.800 86 13 84.500 11.500 83 14 80 11 78 13 76.500 8'),
      )
      // The slope that bears the pans, still dark above them, and the one in the morning sun.
      fill(
        k,
        '#a4687c',
        points('-6 9 8 10.500 20 14 34 17 50 21.500 66 24 90 26 120 27 120 60 -6 60'),
      )
      fill(
        k,
        '#cc8474',
        points(
          '-6 9 8 10.500 20 14 34 17 50 21.500 66 24 90 26 100 27 80 28.500 62 27 48 27.500 30 22 18 21.500 4 15 -6 16',
        ),
      )
      fill(
        k,
        '#e09c6c',
        points('166 1 150 6 138 9 127 15 116 18.500 106 24 92 27 84 30 110 95 166 95'),
      )
      fill(k, '#a8584c', points('-6 26 12 27 30 29 60 28.500 92 27 110 30 150 60 166 95 -6 95'))
      fill(k, '#944850', points('-6 40 6 37 14 33 30 29 18 29.500 -6 32'))
      fill(k, '#c0705c', points('30 29 60 28.500 92 27 78 29 58 31.500 44 33'))
      // The eastern slope in its own shade.
      fill(
        k,
        '#7c4464',
        points('166 1 150 6 143 14 132 18 126 25 121 32 124 40 118 50 120 95 166 95'),
      )
      const steps = pans()
      track(k, '#e0a080')
      paintPans(k, steps, SUN)
      // The red slope runs into the upper ends of the steps.
      fill(
        k,
        '#a8584c',
        points(
          '80 31.600 85 32.500 89 33.400 92 34.500 96 35.500 99 36.600 103 37.800 105 39 108 40.400 112 43 122 36 112 29 92 27.400 80 28.600',
        ),
      )
      fill(k, '#c0705c', points('84 29.800 92 27.400 112 29 118 33 106 31.600 96 30.400'))
      k.save()
      k.beginPath()
      for (const p of points(SHADOW)) k.lineTo(p[0], p[1])
      k.clip()
      fill(k, '#643c68', points(SHADOW))
      fill(
        k,
        '#7c4464',
        points('166 1 150 6 143 14 132 18 126 25 121 32 124 40 118 50 132 64 166 76'),
      )
      paintPans(k, steps, SHADE)
      k.restore()
      // The bank that the ends of the steps run into.
      fill(
        k,
        '#5c3868',
        points(
          '166 44 124 28 119.500 31.500 118 36 115 42 114 48 112.500 54 110 60 110.500 66 107 72 106 80 100 90 166 90',
        ),
      )
      fill(
        k,
        '#7c4464',
        points(
          '166 1 150 6 143 14 132 18 126 25 122 30 120.500 35 121 40 118 46 118 52 121 60 129 65.500 140 69 166 60',
        ),
      )
      fill(
        k,
        '#94546c',
        points('166 1 150 6 143 14 132 18 126 25 129 26 136 20 147 17 154 9 166 5'),
      )
      fill(
        k,
        '#6c3c60',
        points('154 9 147 17 146 27 139 38 141 48 133 58 131 67 140 69 166 58 166 5'),
      )
      fill(k, '#5c3458', points('166 14 158 24 157 34 150 44 151 54 146 62 150 66 166 58'))
      // Near: the path of the carriers on its bank.
      fill(
        k,
        '#3c2450',
        points('76 96 88 88 100 84 112 78.500 122 74.500 134 68 146 65 166 58 166 96'),
      )
      fill(
        k,
        '#5c3460',
        points(
          '76 96 88 88 100 84 112 78.500 122 74.500 134 68 146 65 166 58 166 63 150 70 138 73.500 126 79.500 114 84 104 89.500 94 96',
        ),
      )
      // Salt in heaps on the dams, and those who rake it.
      for (const [n, X, q] of points(
        '5 -25 1.200 5 -22.200 0.900 5 -18.600 1.100 11 14 1 11 17 1.200 18 -30 1.100 18 -26.500 1 22 10 1.100',
        3,
      )) {
        const [x, y, m] = onDam(n, X)
        at(k, x, y, m * q, saltHeap)
      }
      const rake = (k, j, flat) => {
        const [x, y] = j.armNear.hand
        stroke(k, flat ?? '#6c3c48', 0.16, `M${x - 1.6} ${y - 1.6}L${x + 3.4} ${y + 3.2}`)
        stroke(k, flat ?? '#6c3c48', 0.3, `M${x + 2.9} ${y + 3.6}L${x + 3.9} ${y + 2.8}`)
      }
      const folk = [
        [
          5,
          -30,
          2.2,
          person('kneel', 2, RED, NAVY, {
            near: [10, 6],
            far: [-14, 8],
            lean: 24,
            armNear: [44, 30],
            armFar: [58, 24],
            hat: ['brim', '#fff0d0', '#c09890'],
            after: rake,
          }),
          false,
        ],
        [
          11,
          21,
          2.1,
          person('walk', 1, TEAL, ['#e0485c', '#88284c'], {
            dress: 'skirt',
            hat: ['brim', '#5c3450', '#3c2440'],
            cut: 'long',
          }),
          true,
        ],
        [
          18,
          -22,
          2.3,
          person('kneel', 2, GOLD, NAVY, {
            near: [10, 6],
            far: [-14, 8],
            lean: 20,
            armNear: [50, 20],
            armFar: [60, 24],
            hat: ['brim', '#fff0d0', '#c09890'],
            after: rake,
          }),
          true,
        ],
        [20, 4, 2.2, person('stand', 2, RED, NAVY, { hat: ['knit', '#f4bc4c', '#e0485c'] }), false],
      ]
      for (const [n, X, tall, o, flip] of folk) {
        const [x, y, m] = onDam(n, X)
        stand(k, x, y, tall * m, o, {
          flip,
          fall: [-1.3, 0.2],
          shade: '#a87c98',
        })
      }
      // The child with its arms out.
      const [cx, cy, cm] = onDam(6, -19)
      stand(
        k,
        cx,
        cy,
        1.75 * cm,
        person('walkOther', 1, RED, NAVY, {
          armNear: [-84, -8],
          armFar: [82, 10],
          hat: ['knit', '#3ca0a8', '#fff0d0'],
          lean: -3,
        }),
        { fall: [-1.3, 0.2], shade: '#a87c98' },
      )
      for (const [x, y, q, stalk] of points('150 70 0.560 0 154 67 0.700 40 143 74.500 0.420 0', 4))
        at(k, x, y, q, (c) => agave(c, ['#2c2450', '#44406c', '#5c6890'], stalk))
      stand(
        k,
        117,
        83.6,
        14,
        person('walk', 2, RED, NAVY, {
          dress: 'skirt',
          light: -1,
          low: ['#2c98a0', '#1c6480'],
          hat: ['brim', '#d8b8a8', '#8c7088'],
          cut: 'long',
          after: bundle,
          lean: 8,
        }),
        { flip: true },
      )
    })
    return finish(s, { vignette: 0.14 })
  },
}
