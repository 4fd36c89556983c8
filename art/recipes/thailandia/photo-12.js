import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { crowns } from '../../things/crowns.js'
import { back, body, gate, heads, P, slope, steps } from '../../things/naga-way.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const FAR = [
  ['#a8a888', '#c8bc88', '#fcdc9c'],
  ['#98a088', '#bcb488', '#f4d094'],
]
const MIDDLE = [
  ['#3c7468', '#64986c', '#b8c878'],
  ['#4c7c64', '#7ca46c', '#d4d080'],
  ['#346860', '#508c68', '#a0b870'],
]
const SHADED = [
  ['#1c4850', '#2c6458', '#649860'],
  ['#20505c', '#347060', '#80ac68'],
  ['#184048', '#285c54', '#508858'],
]
const NEAR = [
  ['#12303c', '#1a4448', '#2c6450'],
  ['#102c38', '#163c42', '#245848'],
]

function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 44)
  for (const [a, c] of [
    [0, '#3c6c9c'],
    [0.2, '#8cb4b8'],
    [0.4, '#fcd09c'],
    [0.58, '#ffe0a8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  for (const [c, d] of [
    [
      'rgba(255,224,180,.9)',
      'M88 9.800C102 9.200 114 8.200 126 6C117 9.600 102 11.200 88 9.800ZM100 12C108 11.900 114 11.400 120 10.200C115 12.200 108 13 100 12Z',
    ],
    [
      'rgba(255,218,176,.8)',
      'M112 14.800C120 14.200 128 14.300 137 13C131 15.400 120 16 112 14.800Z',
    ],
    ['rgba(255,218,176,.8)', 'M18 13C26 12.400 32 12.600 40 11.200C34 14 26 14.400 18 13Z'],
  ])
    path(k, c, d)
}

/** The wood on both sides of the stairs, pale on the crest, deep beside us. */
function wood(k) {
  path(k, '#b4bc90', 'M-6 30C14 22 36 21 54 23C76 20 110 20 168 27V60H-6Z')
  crowns(
    k,
    points(
      '0 30 20 14 0 15 28 16 12 1 29 26 13 9 0 40 25 11 8 1 70 25 12 8 1 81 25 14 10 0 94 26 16 10 1 110 27 15 9 0 124 28 18 12 1 141 29 17 10 0 158 31 20 12 1',
      5,
    ),
    FAR,
    3,
    -1,
  )
  const mist = k.createLinearGradient(0, 24, 0, 42)
  mist.addColorStop(0, 'rgba(255,226,170,0)')
  mist.addColorStop(1, 'rgba(255,226,170,.75)')
  k.fillStyle = mist
  k.fillRect(-6, 24, 180, 18)
  path(k, '#4c7c68', 'M-6 42L30 34L52 27L60 27L90 34L168 42V96H-6Z')
  crowns(
    k,
    points(
      '2 44 22 18 0 20 40 18 14 1 34 36 13 11 2 43 32 9 8 0 70 33 9 8 1 78 36 13 11 0 90 38 17 13 2 106 40 18 14 1 124 42 20 16 0 142 42 18 13 1 158 45 22 17 2',
      5,
    ),
    MIDDLE,
    11,
    -1,
  )
  // Tall dipterocarps that stand above the rest, their pale stems in the sun.
  for (const [x, y, top] of [
    [104, 52, 20],
    [127, 56, 15],
    [18, 56, 21],
  ]) {
    path(
      k,
      '#74806c',
      `M${x - 0.9} ${y}C${x - 0.5} ${y - 12} ${x - 0.4} ${top + 14} ${x - 0.3} ${top}H${x + 0.4}C${x + 0.5} ${top + 14} ${x + 0.6} ${y - 12} ${x + 1} ${y}Z`,
    )
    path(
      k,
      '#f4dcac',
      `M${x - 0.9} ${y}C${x - 0.5} ${y - 12} ${x - 0.4} ${top + 14} ${x - 0.3} ${top}H${x}V${y}Z`,
    )
    crowns(
      k,
      [
        [x + 3, top + 9, 8, 5, 0],
        [x - 3, top + 6, 9, 6, 2],
        [x + 0.5, top + 2, 13, 9, 0],
      ],
      MIDDLE,
      x,
      -1,
    )
  }
  path(k, '#2c605c', 'M-6 60L34 44L50 34L66 34L84 46L120 54L168 56V96H-6Z')
  crowns(
    k,
    points(
      '26 52 17 16 1 38 44 10 10 2 76 44 10 9 2 84 49 14 13 1 97 54 18 16 0 116 57 21 18 2 137 58 24 19 1 157 60 24 20 0 8 62 26 24 0',
      5,
    ),
    MIDDLE,
    23,
    -1,
  )
  path(k, '#1c4850', 'M-6 70L30 58L90 58L110 64L168 66V96H-6Z')
  crowns(
    k,
    points(
      '20 66 18 16 1 100 66 14 13 1 114 70 20 17 0 132 71 22 15 2 151 73 26 21 1 5 76 24 22 0 107 77 14 10 2 122 80 18 12 1 141 82 22 12 0 160 84 22 15 2',
      5,
    ),
    SHADED,
    31,
    -1,
  )
}

/** The square before the stairs: worn stone, the nagas' shade across it. */
function square(k) {
  const g = k.createLinearGradient(0, 80, 0, 92)
  g.addColorStop(0, '#f0c898')
  g.addColorStop(1, '#c08c84')
  k.fillStyle = g
  const edge = (y, z) => [P(-7, y, z), P(24, y, z)]
  k.beginPath()
  for (const p of [...edge(0, 11.3), [170, 98], [-8, 98]]) k.lineTo(p[0], p[1])
  k.fill()
  // A kerb of stone where the wood begins.
  fill(k, '#7c5c74', [...edge(0.2, 11.3), ...edge(0, 11.3).toReversed()])
  fill(k, '#f8dcb0', [...edge(0.2, 11.3), ...edge(0.2, 11.7).toReversed()])
  for (const z of [10.6, 9.8, 9.1])
    fill(k, 'rgba(116,76,104,.4)', [
      P(-20, 0, z),
      P(20, 0, z),
      P(20, 0, z - 0.03),
      P(-20, 0, z - 0.03),
    ])
  for (let x = -9; x < 12; x += 1.5)
    fill(k, 'rgba(116,76,104,.32)', [
      P(x, 0, 11),
      P(x + 0.03, 0, 11),
      P(x + 0.03, 0, 7),
      P(x, 0, 7),
    ])
  for (const m of [-1, 1]) {
    const f = (x, z) => P(3.2 * m + x, 0, z)
    fill(k, 'rgba(84,56,100,.78)', [
      f(-0.2, 10.45),
      f(0.6, 10.95),
      f(2.4, 10.9),
      f(3, 11.1),
      f(4.4, 10.95),
      f(3.7, 10.8),
      f(4.6, 10.7),
      f(3.4, 10.62),
      f(3.8, 10.5),
      f(2.4, 10.52),
      f(0.8, 10.4),
    ])
  }
}

const ROBE = ['#ffa848', '#b8543c']
const one = (skin, top, low, more) => ({
  ...POSES.stand,
  near: [-2, 0],
  far: [4, 0],
  armNear: [6, -4],
  armFar: [8, 2],
  view: 'back',
  skin: SKINS[skin],
  top,
  low,
  hair: ['#3c2838', '#1c142c'],
  light: -1,
  ...more,
})
const monk = (more) =>
  one(2, ROBE, ROBE, {
    dress: 'sarong',
    hair: ['#8c5c44', '#6c4440'],
    cut: 'none',
    shoe: '#6c3c44',
    ...more,
  })

function people(k) {
  const put = (x, z, high, o, flip) => {
    const [px, py, q] = P(x, slope(z), z)
    stand(k, px, py, high * q, o, { flip, fall: [0.7, -0.12], shade: '#7c5074' })
  }
  for (const [x, z, c] of points('1.2 74 0 -0.4 69 1 1.9 62 0 0.6 57 1', 3))
    put(
      x,
      z,
      1.7,
      one(1, c ? ['#f4dcc0', '#b08c88'] : ['#cc7c70', '#84506c'], ['#7c5c84', '#54406c'], {
        flip: c,
      }),
    )
  put(
    1.9,
    46,
    1.65,
    one(0, ['#fff0d0', '#b490a0'], ['#6470a4', '#403c70'], {
      cut: 'bun',
      hat: ['brim', '#ffe4a8', '#d09c70'],
    }),
  )
  put(0.1, 36, 1.72, monk())
  put(0.7, 33, 1.66, monk({ armFar: [16, -40] }), true)
  put(0.2, 30.4, 1.24, monk({ armNear: [10, 8] }))
  put(
    1.7,
    23,
    1.62,
    one(1, ['#e8607c', '#8c3860'], ['#504080', '#302858'], {
      cut: 'long',
      dress: 'skirt',
      armNear: [16, 10],
    }),
  )
  put(
    1.12,
    22.6,
    1.06,
    one(1, ['#ffd870', '#b87c44'], ['#3c7c8c', '#285068'], { armFar: [24, -6] }),
  )
}

/** A cat that sits and looks up the stairs; 1 high. */
function cat(k) {
  stroke(k, '#2c2440', 0.12, 'M-0.240 -0.060C-0.460 0 -0.500 0.200 -0.420 0.420')
  path(
    k,
    '#2c2440',
    'M0.250 0C0.300 -0.280 0.260 -0.520 0.190 -0.620C0.300 -0.700 0.320 -0.840 0.290 -1.020L0.170 -0.910H0.020L-0.090 -1.020C-0.110 -0.870 -0.090 -0.740 -0.010 -0.650C-0.220 -0.520 -0.330 -0.240 -0.300 0Z',
  )
}

export default {
  alt: 'La scalinata del Doi Suthep nella luce radente della sera: i gradini salgono nel bosco fra due naga dalle molte teste; tre monaci vanno verso la porta, un gatto sta seduto sul dorso del serpente',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.02, 0.1], horizon: 0.5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sky(k)
      wood(k)
      gate(k)
      crowns(
        k,
        points('43.500 26.500 11 8 1 64 26.500 12 8 0 38 29 10 8 0 70 29 11 8 1', 5),
        FAR,
        83,
        -1,
      )
      square(k)
      body(k, 1)
      steps(k)
      body(k, -1)
      const [cx, cy, cq] = P(2.9, back(19.4), 19.4)
      at(k, cx, cy + 0.2, cq * 0.62, cat)
      people(k)
      for (const m of [-1, 1]) {
        const [x, y, q] = P(3.2 * m, 0, 10.5)
        at(k, x, y, q, (c) => heads(c, m))
      }
      crowns(k, points('164 96 26 14 1 146 97 18 8 0 -2 97 24 16 1 12 97 14 7 0', 5), NEAR, 61, -1)
      path(k, '#12303c', 'M168 -6V14C160 8 152 5 138 2C132 0.600 128 -2 126 -6Z')
      crowns(k, points('164 12 24 18 0 150 8 18 14 1 138 3 16 11 0', 5), NEAR, 47, -1)
    })
    return finish(s, { vignette: 0.1 })
  },
}
