import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { pagoda } from '../../things/kiyomizu-pagoda.js'
import { kiyomizu } from '../../things/kiyomizu-stage.js'
import { smooth } from '../../things/leaf-edge.js'
import { veil, wood } from '../../things/maple-valley.js'
import { POSES, SKINS } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'

const [LIGHT, WARM, BROWN] = SKINS
const CRIMSON = ['#5e1838', '#9a2240', '#cc3440', '#ee5644']
const SCARLET = ['#7c1f3c', '#bc303c', '#ea5038', '#ff8448']
const ORANGE = ['#94343a', '#d4562c', '#f6882c', '#ffbc58']
const GOLD = ['#a8582c', '#dc8c2c', '#f8bc40', '#ffe084']
const PINE = ['#173a44', '#24584c', '#447a54', '#7ca468']
const hazed = [
  ['#c08070', '#d8967c', '#ecae8c', '#f8c8a0'],
  ['#cc9678', '#e2b088', '#f4c898', '#fcdcb0'],
  ['#b87270', '#d08674', '#e89c7c', '#f6b890'],
]
const MIST = '#fbe4c4'

/** First sun over Kyoto: the hills in the west already lit, the town under mist; only its white tower stands out. */
function morning(k) {
  const g = k.createLinearGradient(0, -2, 0, 50)
  for (const [a, c] of [
    [0, '#3f8fa8'],
    [0.4, '#93c4c0'],
    [0.78, '#f2e6c4'],
    [1, '#ffd8a0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  streak(k, '#f6ecd4', 30, 17, 26, 1.7, 4)
  streak(k, '#e6e6d0', 52, 11, 14, 0.9, 9)
  streak(k, '#fbe2bc', 12, 25.5, 15, 1, 6)
  const hill = (c, text) => fill(k, c, smooth(points(text), 8))
  hill(
    '#c2cac4',
    '-10 70 -10 37 4 34.500 16 35.800 27 32.600 40 34.600 52 33.400 66 36 84 34 100 36 100 70',
  )
  hill(
    '#a4b4b8',
    '-10 70 -10 40.500 8 38.600 22 39.600 36 37.400 50 39.600 64 38 80 40 100 39 100 70',
  )
  const m = k.createLinearGradient(0, 38, 0, 58)
  m.addColorStop(0, '#d8d4c4')
  m.addColorStop(0.35, MIST)
  m.addColorStop(1, '#f4cfa8')
  fill(
    k,
    m,
    smooth(points('-10 96 -10 43 10 42.400 26 43.400 44 42.200 62 43.200 84 42 100 43 100 96'), 8),
  )
  // Kyoto Tower out of the mist.
  const t = k.createLinearGradient(0, 34, 0, 46)
  t.addColorStop(0, '#fffaf0')
  t.addColorStop(1, MIST)
  path(k, t, 'M17.300 47L17.900 37.400H19.100L19.700 47ZM18.350 35V31.400H18.650V35Z')
  path(k, '#fffaf0', 'M16.900 37.600L16.600 36.400L17.400 35H19.600L20.400 36.400L20.100 37.600Z')
  path(k, '#d86c54', 'M16.640 36.500H20.360V37.100H16.700Z')
}

const wear = (skin, top, shade, low, more = {}) => ({
  ...POSES.stand,
  skin,
  top: [top, shade],
  low: [low, '#2c2444'],
  hair: ['#2c1c2c', '#20142a'],
  ...more,
})

/** Those on the stage, from its west end: most look out, one takes a picture, a child is held by the hand. */
const GUESTS = [
  [16.4, 0.7, 1.7, wear(WARM, '#e8584c', '#a8344c', '#3c3c68'), true],
  [15.2, 0.9, 1.6, wear(LIGHT, '#fff0dc', '#c8a8a8', '#5c6ca8', { cut: 'bun' }), true],
  [11.8, 0.7, 1.75, wear(BROWN, '#3c94a0', '#245c74', '#e8d4b8', POSES.camera), true],
  [
    8.4,
    2.6,
    1.7,
    wear(LIGHT, '#7c5ca0', '#543c78', '#7c5ca0', { dress: 'sarong', cut: 'bun' }),
    false,
  ],
  [7.2, 2.8, 1.15, wear(LIGHT, '#f8b43c', '#c07c34', '#c83c44'), false],
  [
    3.6,
    0.8,
    1.75,
    wear(LIGHT, '#34508c', '#243468', '#c8b49c', { hair: ['#dcd4d8', '#a8a0b0'] }),
    true,
  ],
  [2.5, 0.9, 1.6, wear(WARM, '#d8506c', '#943454', '#543c5c', POSES.point), true],
]

export default {
  alt: 'La terrazza di legno del Kiyomizu-dera sopra gli aceri rossi; la pagoda spunta dalla nebbia',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.04, 0.36], horizon: 0.45 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      // The wooded hill behind the hall.
      fill(k, '#173a44', points('120 36 132 28 146 22 172 14 172 80 120 80'))
      wood(k, {
        from: 118,
        to: 172,
        top: (x) => 33 - (x - 118) * 0.36,
        bottom: 66,
        size: [9, 14],
        tones: [PINE, PINE, SCARLET, PINE, ORANGE],
        seed: 8,
      })
      wood(k, {
        from: -8,
        to: 76,
        top: (x) => 54.5 + Math.sin(x * 0.11) * 1.2,
        bottom: 60,
        size: [7, 8],
        tones: hazed,
        seed: 3,
      })
      at(k, 39, 56, 1.05, pagoda)
      veil(k, 52, 60, MIST, 1)
      wood(k, {
        from: -10,
        to: 74,
        top: (x) => 64 - Math.sin(x * 0.06) * 1.6,
        bottom: 73,
        size: [11, 13],
        tones: [ORANGE, SCARLET, GOLD, ORANGE],
        seed: 6,
      })
      veil(k, 63, 73, '#f8d4aa', 1)
      kiyomizu(k, GUESTS)
      veil(k, 60, 74, '#f4c8a2', 0.96)
      fill(k, CRIMSON[0], points('96 84 120 74 150 62 172 56 172 98 60 98'))
      wood(k, {
        from: 52,
        to: 174,
        top: (x) => 79 - Math.max(0, x - 92) * 0.34,
        bottom: 106,
        size: [12, 21],
        tones: [CRIMSON, SCARLET, CRIMSON, CRIMSON, PINE, SCARLET],
        seed: 12,
      })
      fill(k, ORANGE[0], points('-8 84 30 84 60 88 70 98 -8 98'))
      wood(k, {
        from: -16,
        to: 64,
        top: (x) => 80 + x * 0.06,
        bottom: 106,
        size: [17, 26],
        tones: [GOLD, ORANGE, SCARLET, ORANGE],
        seed: 26,
      })
    })
    return finish(s, { vignette: 0.1 })
  },
}
