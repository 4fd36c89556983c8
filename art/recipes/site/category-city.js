import { at, field, fill, path } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { far, HZ, town } from '../../things/midtown-south.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const sunset = {
  ...moods.golden,
  sky: [
    [0, '#31508f'],
    [0.25, '#6478b0'],
    [0.5, '#b894b8'],
    [0.72, '#f4b49c'],
    [0.9, '#ffd08c'],
    [1, '#ffdc94'],
  ],
  glow: '#fff0c0',
}

const SHADE = '#5c3c68'
/** Where the shadow of one unit of height falls: the sun stands low, ahead and to the right. */
const FALL = [-1.25, 0.34]

/** The terrace: paved with stone, a coping, panes of glass between slim posts, and the bars of shade they throw towards us. */
function terrace(k) {
  const g = k.createLinearGradient(0, 79, 170, 92)
  for (const [a, c] of [
    [0, '#a06c80'],
    [0.6, '#cc8c84'],
    [1, '#e8ac8c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, 78.6, 172, 18)
  // Joints of the paving run to the same far point as the avenues.
  for (let i = -9; i < 12; i++) {
    const x = (y) => 84 + i * 15 * ((y - 62) / 20)
    fill(k, 'rgba(92,60,104,.34)', [
      [x(78), 78],
      [x(78) + 0.14, 78],
      [x(96) + 0.34, 96],
      [x(96), 96],
    ])
  }
  for (const [y, v] of [
    [81.4, 0.12],
    [85.2, 0.18],
  ])
    path(k, 'rgba(92,60,104,.34)', `M-6 ${y}H166V${y + v}H-6Z`)
  // The coping's shade on the floor, then the shade of each post.
  path(k, SHADE, 'M-6 79V80.300H166V79Z')
  for (let i = 0; i < 9; i++) {
    const x = 9 + i * 23
    fill(k, 'rgba(92,60,104,.62)', [
      [x, 80],
      [x + 0.7, 80],
      [x + 0.9 + FALL[0] * 8, 80 + FALL[1] * 8 * 1.35],
      [x + FALL[0] * 8, 80 + FALL[1] * 8 * 1.35],
    ])
  }
  fill(k, 'rgba(92,60,104,.5)', [
    [-6, 83.6],
    [166, 83.6],
    [166, 84.1],
    [-6, 84.1],
  ])
  path(k, '#7c5480', 'M-6 77.900H166V79.200H-6Z')
  path(k, '#f4bc98', 'M-6 77.600H166V78.100H-6Z')
  path(k, 'rgba(255,228,200,.13)', 'M-6 70.600H166V77.700H-6Z')
  for (let i = 0; i < 8; i++) {
    const x = 9 + i * 23
    path(
      k,
      'rgba(255,240,216,.17)',
      `M${x + 9 + (i % 3) * 2} 70.600h${3 + (i % 2) * 2}l-4.600 7.100h${-3 - (i % 2) * 2}Z`,
    )
    path(k, '#4c3c70', `M${x} 70.200v7.900h0.440v-7.900Z`)
    path(k, '#ffd8a8', `M${x + 0.44} 70.200v7.900h0.220v-7.900Z`)
  }
  path(k, '#6c4c78', 'M-6 70.500H166V70.900H-6Z')
  path(k, '#ffe8c8', 'M-6 70.200H166V70.560H-6Z')
}

const INK = '#3c3064'
/** A coin telescope on its post, its eyepiece to the left; 8 high. */
function viewer(k, flat) {
  path(k, flat ?? INK, 'M-0.350 0V-5.200H0.350V0ZM-1.300 0.200L-0.700 -0.500H0.700L1.300 0.200Z')
  path(
    k,
    flat ?? '#4c4078',
    'M-1 -5.200L-1.300 -6L-2 -6.100V-6.800L-1.100 -7C-0.500 -7.500 0.700 -7.600 1.500 -7.400V-5.400C0.700 -5 -0.400 -5 -1 -5.200Z',
  )
  if (flat) return
  path(k, '#e8a878', 'M0.120 -0.500V-5.100H0.350V-0.500Z')
  path(
    k,
    '#f0b484',
    'M0.700 -7.500C1 -7.500 1.300 -7.450 1.500 -7.400V-5.400L0.700 -5.200C1.100 -5.900 1.100 -6.800 0.700 -7.500Z',
  )
}

const HAIR = [
  ['#4c3040', '#2c1c34'],
  ['#8c5c44', '#54344c'],
  ['#e8dcd8', '#a894a8'],
]
const one = (pose, skin, hair, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[skin],
  hair: HAIR[hair],
  top,
  low,
  light: 1,
  ...more,
})

function people(k) {
  const put = (x, y, high, o, flip) => stand(k, x, y, high, o, { flip, fall: FALL, shade: SHADE })
  const quiet = { near: [-3, 0], far: [4, 0] }
  put(
    25,
    81.6,
    8.6,
    one('stand', 0, 2, ['#5cb0a8', '#2c6878'], ['#5c5c94', '#3c3868'], {
      view: 'back',
      hat: ['brim', '#fff0cc', '#d8a890'],
      ...quiet,
      armFar: [12, -30],
      armNear: [6, 10],
    }),
  )
  put(
    28.6,
    82.1,
    9.4,
    one('point', 1, 0, ['#e87454', '#98405c'], ['#44487c', '#2c2c58'], { bare: true, ...quiet }),
  )
  k.save()
  k.translate(48.6, 81.8)
  k.transform(1, 0, -FALL[0], -FALL[1], 0, 0)
  viewer(k, SHADE)
  k.restore()
  put(
    46,
    82,
    6.4,
    one('stand', 2, 0, ['#ffd060', '#c08040'], ['#e8586c', '#94345c'], {
      dress: 'skirt',
      cut: 'bun',
      armNear: [52, 62],
      armFar: [66, 52],
      lean: 5,
    }),
  )
  at(k, 48.6, 81.8, 1, viewer)
  put(
    41.8,
    83,
    9,
    one('stand', 2, 0, ['#fbe8d0', '#b88c98'], ['#3c7c8c', '#28506c'], {
      cut: 'long',
      armFar: [46, 20],
      ...quiet,
    }),
  )
  put(
    104,
    82.6,
    9.2,
    one('camera', 3, 0, ['#f8ecd8', '#b08ca0'], ['#2c6c84', '#284868'], {
      pack: ['#f06c5c', '#98405c'],
      ...quiet,
      after: (c, j, flat) => {
        const [hx, hy] = j.armFar.hand
        path(c, flat ?? '#2c2450', `M${hx - 0.1} ${hy - 0.5}h0.260v0.800h-0.260Z`)
      },
    }),
    true,
  )
  put(
    113,
    81.4,
    9,
    one('stand', 1, 1, ['#8c78b8', '#54487c'], ['#d8b090', '#8c6478'], {
      view: 'back',
      cut: 'bun',
      dress: 'coat',
      ...quiet,
      armFar: [14, -34],
      armNear: [14, -34],
    }),
  )
}

export default {
  alt: "New York dall'alto al tramonto: l'Empire State Building tra i grattacieli fino alla baia, con i viaggiatori al parapetto della terrazza",
  paint(w, h) {
    const s = new Scene(w, h, { mood: sunset, sun: [0.94, 0.4], horizon: HZ / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#a89cc4',
          'M-6 13.600C4 12.800 10 12.900 17 11.600C24 11.700 33 10.500 42 9.200C35 11.700 29 12.300 24 13C17 14.900 6 15.600 -6 15.200Z',
        ],
        [
          '#e8a8b0',
          'M-6 15.300C6 15.500 17 14.800 24 13.100C28 12.700 31 12.300 34 11.700C30 14 22 15.400 14 15.900C8 16.600 0 16.800 -6 16.500Z',
        ],
        ['#e8a8b0', 'M20 18.600C27 18.300 33 17.700 40 16.400C35 18.600 28 19.400 20 18.600Z'],
        [
          '#8c90c0',
          'M96 8.300C104 7.400 110 7.500 116 6.400C124 6.300 132 5.400 141 4.200C134 6.500 128 7 122 7.600C114 8.900 104 9.100 96 8.300Z',
        ],
        [
          '#e0a8bc',
          'M101 9C110 9.200 117 8.600 123 7.700C127 7.300 130 6.900 133 6.200C129 8.300 122 9.200 115 9.500C110 9.900 105 9.700 101 9Z',
        ],
        [
          '#f0b4a4',
          'M104 20.600C114 20 121 19.600 128 18.400C140 18.200 152 16.800 168 15V18.600C152 19.800 136 21.200 124 21.600C116 21.900 109 21.600 104 20.600Z',
        ],
        [
          '#ffdcac',
          'M112 21.800C124 22 138 20.800 150 19.900C156 19.400 162 18.900 168 18.700V19.900C156 20.800 150 21.600 141 22.300C131 23.200 120 23 112 21.800Z',
        ],
        [
          '#ffd0a4',
          'M118 29.200C126 28.600 134 28.700 143 27.700C137 29.800 126 30.400 118 29.200Z',
        ],
      ])
        path(k, c, d)
      path(k, '#fffbe4', 'M146 33.500a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z')
      far(k)
      town(k)
      terrace(k)
      people(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
