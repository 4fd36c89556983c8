import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { frond } from '../../nature/leaf-mass.js'
import { mapleLeaf } from '../../things/maple-leaf.js'
import { bowingGuest, bowingStag, fawn, stoneLantern, thievingDoe } from '../../things/nara-deer.js'

/** Cedars in the mist: three ranks of trunks, each nearer one darker. */
function cedars(k) {
  path(k, '#fbf0d4', 'M-6 -6H166V60H-6Z')
  path(k, '#f3e8cc', 'M-6 -6H166V20C120 30 60 10 -6 26Z')
  const ranks = [
    ['#dfdfc4', '#ebe6cc', 13, 1.7, 43],
    ['#bccbb2', '#d6dcc0', 9, 2.5, 45],
  ]
  ranks.forEach(([c, lit, n, half, foot], i) => {
    const r = random(5 + i * 3)
    for (let j = 0; j < n; j++) {
      const x = -4 + ((j + r() * 0.9) * 172) / n
      if (Math.abs(x - 104) < 11 - i * 2) continue
      const w = half * (0.6 + r() * 0.7)
      path(
        k,
        c,
        `M${x - w} -6H${x + w}L${x + w * 1.2} ${foot}C${x + w * 1.6} ${foot + 2} ${x + w * 2.2} ${foot + 3} ${x + w * 3} ${foot + 4}H${x - w * 3}C${x - w * 2} ${foot + 3} ${x - w * 1.5} ${foot + 2} ${x - w * 1.2} ${foot}Z`,
      )
      path(
        k,
        lit,
        `M${x - w} -6H${x - w * 0.3}L${x - w * 0.5} ${foot + 3}H${x - w * 1.8}C${x - w * 1.4} ${foot + 1} ${x - w * 1.2} ${foot} ${x - w * 1.2} ${foot - 2}Z`,
      )
    }
  })
}

/** The vermilion gate at the end of the avenue, half lost in the light. */
function farGate(k) {
  const c = '#f0906c'
  path(k, c, 'M96.500 46L97.200 32H99L98.800 46ZM109.500 46L109 32H110.700L111.500 46Z')
  path(
    k,
    c,
    'M94 32.500C100 33.300 108 33.300 114 32.500V34.200H94ZM92 28C98 29.800 110 29.800 116 28L115.500 30.500C110 31.500 98 31.500 92.500 30.500Z',
  )
  path(
    k,
    '#d8705c',
    'M92 28C98 29.800 110 29.800 116 28L115.900 28.800C110 30.400 98 30.400 92.100 28.800Z',
  )
}

/** The path of trodden sand between two banks of moss and ferns. */
function ground(k) {
  fill(
    k,
    '#c4cf9c',
    rough(points('-6 46 40 47 92 45.500 118 45.500 140 47 166 46 166 96 -6 96 -6 46'), 0.3, 2),
  )
  path(k, '#f2e2bc', 'M98 45.500H111C122 56 146 76 172 96H-10C30 80 76 60 98 45.500Z')
  path(k, '#e0c898', 'M60 67C90 64 120 66 148 78L172 96H-10C20 85 40 76 60 67Z')
  path(k, '#c8a878', 'M-10 96C30 82 70 80 110 82C134 83 152 86 172 96Z')
  fill(
    k,
    '#8ca868',
    rough(points('-6 52 14 51 40 50.500 66 50 92 47.500 72 57 40 71 8 86 -6 92 -6 52'), 0.7, 4),
  )
  fill(k, '#5c8450', rough(points('-6 60 16 58 38 58 20 70 -6 82 -6 60'), 0.8, 7))
  fill(
    k,
    '#8ca868',
    rough(points('116 47.500 138 49 166 48 166 84 146 70 130 58 116 47.500'), 0.7, 9),
  )
  fill(k, '#5c8450', rough(points('142 57 166 54 166 82 152 69 142 57'), 0.8, 3))
}

const STONE = ['#5c6c6c', '#8c9890', '#c4c8ac', '#7c9c50']
const FAR = ['#a4b4a4', '#bcc6b0', '#dcdcc0', '#b0c08c']
const NEAR = ['#1c3238', '#2c464a', '#4c6860', '#3c6440']

export default {
  alt: 'Nel viale delle lanterne di pietra di Nara una viaggiatrice e un cervo si inchinano; i biscotti dietro la schiena se li mangia una cerva',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.2, 0.05], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      cedars(k)
      farGate(k)
      ground(k)
      for (const [x, y, q, c, o] of [
        [91, 47, 0.26, FAR, { roof: 10 }],
        [117, 47, 0.25, FAR, { tall: 18 }],
        [83, 49.5, 0.4, FAR, { tall: 13, roof: 12 }],
        [124, 49.5, 0.42, FAR, { roof: 9, post: 2.4 }],
        [133, 54, 0.66, STONE, { tall: 14, roof: 12 }],
        [71, 53.5, 0.62, STONE, { tall: 17, roof: 10, post: 3.4 }],
        [149, 63, 1.06, STONE, { tall: 18, post: 3.4 }],
        [48, 61, 0.95, STONE, { tall: 14, roof: 12 }],
      ])
        at(k, x, y, q, (c2) => stoneLantern(c2, c, o))
      // Light falls in broad bars between the trees.
      for (const d of ['M18 -6H34L96 60H58Z', 'M52 -6H60L132 66H112Z', 'M86 -6H106L170 58V78Z'])
        path(k, 'rgba(255,246,214,.34)', d)
      // Shadows, then those who cast them.
      path(
        k,
        'rgba(84,60,84,.34)',
        'M-6 78C6 75.500 32 76.500 46 79C36 82 6 82.500 -6 78ZM56 81C66 78.500 92 79 110 82C96 85.500 66 85 56 81ZM118 80C132 77.500 160 78 178 82C162 86 130 85.500 118 80Z',
      )
      at(k, 14.5, 78, 1.12, thievingDoe, true)
      at(k, 65, 81.5, 1.04, bowingGuest)
      at(k, 138, 81, 1.2, bowingStag)
      path(
        k,
        'rgba(84,60,84,.36)',
        'M82 88.500C88 86.600 102 86.600 110 89C102 91 88 91 82 88.500Z',
      )
      at(k, 88, 88.5, 1, fawn)
      at(k, -2, 97, 1.75, (c) => stoneLantern(c, NEAR, { tall: 20, roof: 11.5 }))
      // A bough of maple close above us.
      stroke(
        k,
        '#24443c',
        1.1,
        'M168 3C154 5 142 3 128 7C122 9 117 9 112 12M146 4.500C143 8 139 11 137 15',
      )
      for (const [x, y, q, t, c] of points(
        '112 13 5 2.800 0 118 8 5 3.300 1 120 13 4.600 2.900 0 126 10 5.600 3.500 1 129 4 5 2.700 0 134 9 5.400 3 1 137 17 5 3.300 0 141 11 5.600 2.700 1 143 3 5.400 3.400 0 148 9 5.800 3.100 0 153 3 5.600 2.800 1 156 10 5.400 3.500 1 161 5 6 3 0 165 12 5.600 2.700 0 123 2 4.600 3.100 0',
        5,
      ))
        mapleLeaf(k, x, y, q, t, ['#2c5c48', '#5c9450'][c], '#24443c')
      // Ferns at the foot of the near lantern.
      for (const [x, y, l, a, b] of points(
        '2 96 20 -0.900 0.600 -2 94 16 -1.300 0.700 4 97 24 -0.500 0.400 164 96 18 -2.400 -0.600 168 92 18 -2 -0.700 160 98 15 -2.700 -0.500',
        5,
      ))
        frond(k, x, y, l, a, ['#3c7448', '#1f4a3c'], { bend: b, n: 11, wide: 0.24 })
    })
    return finish(s, { vignette: 0.12 })
  },
}
