import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { friend } from '../../things/friends.js'
import { bicycle, cedar, goose, gosling, raven, totem } from '../../things/totem-poles.js'
import { twinOtter } from '../../things/twin-otter.js'

const SHORE = 55

/** The city across the harbour, pale in the morning: towers, the one with a saucer, the white sails of the pier. */
function harbourCity(k) {
  for (const [x, w, high, top] of points(
    '-6 7 13 0 2 4 25 1 7 7 16 2 15 4.500 31 3 21 6 18 0 37 6 24 1 44 8 13 2 54 4 19 3 60 7 9 0',
    4,
  )) {
    const y = SHORE - high
    const crown = ['', `l${w / 2} -2.200`, `v-1.600h${w * 0.6}v1.600`, `l${w * 0.4} -3`][top]
    path(k, '#bccdc4', `M${x} ${SHORE}V${y}${crown}L${x + w} ${y}V${SHORE}Z`)
    path(k, '#9cb9b8', `M${x + w * 0.45} ${SHORE}V${y}H${x + w}V${SHORE}Z`)
  }
  // The tower with the lookout.
  path(k, '#bccdc4', `M29.500 ${SHORE}V29.600H33V${SHORE}Z`)
  path(k, '#93b2b3', `M31.200 ${SHORE}V29.600H33V${SHORE}Z`)
  path(k, '#c4d0c4', `M28 27.600C29 26 33.500 26 34.500 27.600L33.500 29.800H29Z`)
  path(
    k,
    '#8fabac',
    `M31.400 27H34.200L34.500 27.600L33.500 29.800H31.400ZM31 26.400V20H31.500V26.400Z`,
  )
  path(k, '#9db6b2', `M-6 ${SHORE + 0.4}V51C10 49.600 40 50 66 52.500L72 ${SHORE + 0.4}Z`)
  path(k, '#fff3da', `M4 ${SHORE}V51.600H34L37 ${SHORE}Z`)
  path(k, '#c9c4b4', `M4 ${SHORE}V53.600H35.800L37 ${SHORE}Z`)
  for (let i = 0; i < 5; i++) {
    const x = 5 + i * 5.8
    path(k, '#fffaf0', `M${x} 51.800L${x + 1.6} 45Q${x + 2.4} 49 ${x + 5.2} 51.800Z`)
    path(
      k,
      '#c5d0cc',
      `M${x + 1.6} 45Q${x + 3.2} 47.500 ${x + 5.8} 51.800H${x + 5}Q${x + 2.4} 49 ${x + 1.6} 45Z`,
    )
  }
}

/** The water of the harbour with the light in it, and mist that lies on it. */
function harbour(k) {
  path(k, '#cfe0d4', `M-6 ${SHORE}H168V80H-6Z`)
  path(k, '#a5c8c2', `M-6 57.500C30 57 80 58 168 57.600V80H-6Z`)
  path(k, '#7fb0b0', 'M-6 62C30 61.200 80 62.400 168 61.800V80H-6Z')
  for (const [x, y, l, c] of points(
    '2 59 14 0 22 60.500 18 0 48 58.800 16 0 8 64 10 1 30 66 14 1 54 63.500 12 1 4 56.400 26 0',
    4,
  ))
    path(k, c ? '#5f989e' : '#fff1d4', `M${x} ${y}q${l / 2} -0.700 ${l} 0q${-l / 2} 0.700 ${-l} 0Z`)
}

/** The wood in three depths, mist between them. */
function wood(k) {
  for (const [x, high, w, n] of points(
    '62 12 7 1 67 17 8 2 73 22 9 3 79 18 8 4 84 27 10 5 90 33 11 6 96 28 10 7 102 38 12 8 109 34 12 9',
    4,
  ))
    cedar(k, x, 58, high, w, ['#a3c4b8'], n)
  path(
    k,
    '#d7e5d4',
    'M40 64.200C50 62.600 58 62 66 58.500C74 55 82 54 88 51C100 52 112 47 122 50C140 45 156 47 168 44V70H62C58 66 50 64.600 40 64.200Z',
  )
  for (const [x, high, w, n] of points(
    '86 24 10 11 93 30 11 12 100 40 13 13 115 46 14 14 123 40 13 15 130 52 15 16 140 47 15 17 149 56 16 18 158 50 16 19',
    4,
  ))
    cedar(k, x, 63, high, w, ['#5f988f', '#8cb8a4'], n)
  path(
    k,
    'rgba(222,234,214,.85)',
    'M78 62C90 57 100 60 112 56C124 58 136 53 148 56C156 53 162 54 168 52V70H78Z',
  )
  for (const [x, high, w, n] of points(
    '118 30 13 21 126 22 11 25 144 50 17 22 154 62 19 23 164 70 22 24 136 26 12 26',
    4,
  ))
    cedar(k, x, 66, high, w, ['#285c5c', '#4c8878'], n)
}

/** Lawn, walk and its puddles. */
function land(k) {
  path(k, '#5c7c74', 'M-6 70C20 68.500 40 67.500 58 66L58 68.500C40 70 20 72 -6 74Z')
  path(k, '#6fa262', 'M-6 72C20 70 44 68.500 62 65.500C90 62.500 130 63.500 168 62V96H-6Z')
  path(
    k,
    '#9cc476',
    'M-6 73.500C30 70.500 56 68 78 66.500C100 66.500 110 68 90 69.500C60 71 30 74 -6 76Z',
  )
  path(k, '#4c8458', 'M96 64.500C120 63 146 64 168 63V72C150 68 120 68.500 96 64.500Z')
  path(k, '#8c9ca4', 'M-6 77.500C40 74.500 110 75 168 78.500V89C110 85 40 85.500 -6 89Z')
  path(
    k,
    '#e9dcc0',
    'M-6 77.500C40 74.500 110 75 168 78.500V79.200C110 75.700 40 75.200 -6 78.300Z',
  )
  path(k, '#66788a', 'M-6 88C40 84.600 110 84.200 168 88V89C110 85 40 85.500 -6 89Z')
  path(k, '#3c7454', 'M-6 89C40 85.500 110 85 168 89V96H-6Z')
  path(k, '#cfe0d8', 'M112 82C118 80.600 132 80.800 138 82.200C132 83.800 118 83.600 112 82Z')
  path(k, '#f6e8c8', 'M116 82C120 81.200 127 81.200 130 81.900C126 82.600 120 82.700 116 82Z')
}

const MUM = {
  skin: '#e8b48c',
  top: '#f6c23c',
  legs: '#34507c',
  wear: 'trousers',
  feet: '#f4f0e4',
  hair: '#5c3424',
  style: 'tail',
  sleeve: 'long',
}
const DAD = {
  skin: '#b87c58',
  top: '#d8503c',
  legs: '#4c4458',
  wear: 'trousers',
  feet: '#2c2438',
  hair: '#2a2030',
  style: 'short',
  beard: true,
  sleeve: 'long',
  hat: 'beanie',
  hatColour: '#2c8c8c',
}

export default {
  alt: 'Mattino di nebbia a Stanley Park, a Vancouver: due ciclisti si fermano per lasciar passare una famiglia di oche canadesi sotto i totem di Brockton Point; oltre il porto le vele bianche di Canada Place e un idrovolante',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#6fa9b0'],
          [0.4, '#a9cdc4'],
          [0.75, '#ecdfc0'],
          [1, '#fbe6c0'],
        ],
      },
      sun: [0.02, 0.4],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#c3dccf',
          'M-6 9C10 5.500 30 8 46 6C62 4.500 80 8 96 9C76 12 50 11 34 13C18 14 6 12 -6 13Z',
        ],
        [
          '#dbe5cf',
          'M40 20C60 16.500 84 18 104 15C124 13 150 16 168 14V21C140 20 110 24 86 23C68 22.500 54 22.500 40 20Z',
        ],
      ])
        path(k, c, d)
      harbourCity(k)
      harbour(k)
      wood(k)
      land(k)
      at(k, 50, 17, 1, (q) => twinOtter(q, { heading: -0.22, tilt: 0.3, bank: -0.1 }))
      for (const [x, y, l] of points('72 69 25 106 68 50 134 68.500 60', 3))
        path(
          k,
          'rgba(20,64,64,.5)',
          `M${x - 3} ${y - 0.6}L${x + l * 0.6} ${y + 1.3}L${x + l * 0.68} ${y + 0.5}L${x + l} ${y + 2.6}L${x + l * 0.62} ${y + 3.7}L${x + l * 0.58} ${y + 3}L${x - 2} ${y + 1}Z`,
        )
      totem(k, 134, 68.5, 0.62, 'oldBeaver 25, human 18, oldRaven 22')
      totem(k, 106, 68, 0.66, 'bear 28, longBeak 19, orca 20, thunderbird 24')
      totem(k, 72, 69, 0.74, 'bear 28, thunderbird 24')
      at(k, 95.6, 42.9, 0.72, raven)
      for (const [x, c] of [
        [72, '#4c8458'],
        [106, '#4c8458'],
        [134, '#3c7454'],
      ])
        path(
          k,
          c,
          `M${x - 7} 70.400C${x - 6} 67.500 ${x - 4} 69 ${x - 2.5} 67.400C${x} 69 ${x + 2} 67.200 ${x + 4} 68.800C${x + 6} 67.800 ${x + 7} 69 ${x + 8} 70.600Z`,
        )
      for (const x of [18, 43])
        path(
          k,
          'rgba(30,44,72,.4)',
          `M${x - 8} 84.600C${x} 83.400 ${x + 22} 83.600 ${x + 30} 86C${x + 20} 87 ${x} 86.400 ${x - 8} 84.600Z`,
        )
      at(k, 18, 84.4, 0.62, (q) => bicycle(q, '#e8784c'))
      friend(k, DAD, {
        x: 20.4,
        y: 84.4,
        size: 0.62,
        shade: 'front',
        lean: 0.12,
        legs: [
          [0.3, 0.02],
          [-0.02, -0.06],
        ],
        arms: [
          [0.7, 1.3],
          [0.9, 1.25],
        ],
      })
      at(k, 42, 84.8, 0.62, (q) => bicycle(q, '#2c9c94', true))
      friend(k, MUM, {
        x: 44,
        y: 84.8,
        size: 0.62,
        shade: 'front',
        lean: 0.04,
        turn: -0.1,
        legs: [
          [0.34, 0.06],
          [-0.04, -0.08],
        ],
        arms: [
          [0.8, 1.4],
          [1.5, 2.2],
        ],
      })
      for (const [x, y, q] of points(
        '74.500 82.800 0.620 79.500 81.600 0.640 84.500 80.400 0.600 89 79.400 0.560',
        3,
      )) {
        path(k, 'rgba(30,44,72,.35)', `M${x - 2} ${y - 0.2}h6l1 0.900h-6Z`)
        at(k, x, y, q, gosling)
      }
      path(
        k,
        'rgba(30,44,72,.4)',
        'M61 83.600C66 83 76 83.800 78 85.200C72 85.400 64 85.200 61 83.600ZM94 77.600C98 77.200 106 77.600 110 78.600C104 79.200 97 79 94 77.600Z',
      )
      at(k, 65, 84.4, 0.72, (q) => goose(q, true), true)
      at(k, 97, 78, 0.66, (q) => goose(q))
    })
    return finish(s, { bloom: 0.12, vignette: 0.12 })
  },
}
