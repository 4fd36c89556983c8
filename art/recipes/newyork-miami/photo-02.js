import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { duckling, rowingBoat, sanRemo } from '../../things/bow-bridge.js'
import { deck, turnedBow } from '../../things/bow-bridge-turned.js'
import { cherry } from '../../things/lake-cherry.js'
import { lens } from '../../things/lens.js'
import { mass, torn } from '../../things/ragged-crown.js'
import { folk, POSES, SKINS } from '../../things/slender-folk.js'

const EYE = 52
const BANK = 54
const up = lens({ eye: [3, 2.2, -22], yaw: 22, f: 92, cx: 76, cy: EYE })
/** The same turned over: what the lake mirrors. */
const down = (x, y, z) => up(x, -y, z)

const IRON = {
  bright: '#fffaec',
  face: '#fce8cc',
  sunk: '#d4a8a4',
  dim: '#c4a0a8',
  under: '#5c5484',
  inner: '#7c6c98',
  stone: '#d8b8a8',
  wet: '#8c7c90',
  flower: '#e8587c',
}
/** The same as the lake shows it. */
const MIRROR = {
  bright: '#d4e0d0',
  face: '#c4d0c4',
  sunk: '#94a4ac',
  dim: '#94a0ac',
  under: '#34507c',
  inner: '#4c648c',
  stone: '#94a4a8',
  wet: '#5c7c8c',
  flower: '#b46c8c',
}
const HAZE = ['#8cb8b0', '#a8ccb0', '#cce0b4']
const WOOD = ['#3c7c74', '#6ca874', '#b4d078']
const DIM = ['#2c6c78', '#54948c', '#84b08c']
const PINK = ['#d87898', '#f4a4b8', '#ffd8d8']

/** Houses of the park's west side with the sun on their eastern faces, the woods of the far bank. */
function farBank(k) {
  for (const [x, wide, top] of points('141 7 41.500 152 9 43.500', 3)) {
    const cut = x + wide * 0.66
    fill(k, '#f4e4d0', points(`${x} 54 ${x} ${top} ${cut} ${top} ${cut} 54`))
    fill(k, '#b8c0cc', points(`${cut} 54 ${cut} ${top} ${x + wide} ${top} ${x + wide} 54`))
  }
  at(k, 122, 54, 0.31, sanRemo)
  mass(
    k,
    points(
      '44 56 46 46 56 43.500 66 46 76 44 86 46.500 96 44.500 104 46 112 43.500 122 46 132 44 142 45.500 150 42.500 160 44 168 43 168 56',
    ),
    HAZE,
    { amount: 0.8, patches: 26, size: 4, seed: 4 },
  )
  mass(
    k,
    points(
      '40 56 46 50 58 48 68 50 80 47.500 90 50 100 48.500 108 50.500 118 49 128 50 140 47 152 45 168 40 170 56',
    ),
    WOOD,
    { amount: 0.8, patches: 22, size: 4, seed: 8 },
  )
  mass(k, points('84 55 86 50.500 93 48.500 101 50.500 104 55'), PINK, {
    amount: 0.6,
    patches: 7,
    size: 3,
    seed: 5,
  })
  mass(k, points('126 55 128 48 136 44 147 43 156 45 160 55'), PINK, {
    amount: 0.8,
    patches: 9,
    size: 5,
    seed: 12,
  })
  fill(k, '#2c6468', points('36 54.500 36 53 70 53.300 110 53 168 53.200 168 54.500'))
}

/** The bank at the right end of the bridge. */
function rightBank(k, tones = WOOD) {
  mass(
    k,
    points('108 60 110 54 118 50 127 49 136 50 146 46.500 158 43 170 41 172 64 150 60 128 60'),
    tones,
    {
      amount: 0.9,
      patches: 16,
      size: 5,
      seed: 21,
    },
  )
  path(
    k,
    '#245860',
    'M110 60.200C112 58.400 120 59.200 128 58.800C140 58.400 152 59.400 168 58.600V60.200Z',
  )
}

function leftBank(k, tones = WOOD) {
  mass(k, points('-8 66 -8 44 2 42 10 45 17 48 23 52 26 57 24 64 8 66'), tones, {
    amount: 1,
    patches: 9,
    size: 6,
    seed: 31,
  })
}

/** Two in the middle of the bridge, hand in hand. */
function lovers(k, P, flip) {
  for (const [x, more] of [
    [
      14.35,
      {
        ...POSES.stand,
        armNear: [66, 22],
        armFar: [78, 12],
        top: ['#f4c040', '#b8803c'],
        low: ['#f4c040', '#b8803c'],
        cut: 'long',
        dress: 'skirt',
        skin: SKINS[1],
      },
    ],
    [
      13.2,
      {
        ...POSES.stand,
        armNear: [70, 20],
        armFar: [82, 10],
        top: ['#3c84c8', '#2c5490'],
        low: ['#34406c', '#242c54'],
        skin: SKINS[2],
      },
    ],
  ]) {
    const [px, py, q] = P(x, deck(x), 1.6)
    at(k, px, py, 1, (c) => {
      c.scale(x > 14 ? -0.25 * q : 0.25 * q, flip ? -0.25 * q : 0.25 * q)
      folk(c, { hair: ['#4c2c34', '#2c1c2c'], light: -1, ...more })
    })
  }
}

/** Calm water: bands that cut the mirror, longer towards us; rafts of fallen petals. */
function ripples(k) {
  const bands = (c, text) => {
    for (const [x, y, l, t] of points(text, 4))
      path(
        k,
        c,
        `M${x} ${y}Q${x + l * 0.4} ${y - t} ${x + l} ${y}Q${x + l * 0.6} ${y + t} ${x} ${y}Z`,
      )
  }
  bands('rgba(196,232,216,.6)', '60 58.200 18 0.180 40 74.500 22 0.360')
  // Petals that have drifted together.
  for (const [x, y, l, t] of points(
    '46 81.500 13 0.700 70 84.400 19 1.200 53 87.600 10 0.800 88 80.600 6 0.350',
    4,
  ))
    fill(
      k,
      '#fcc4cc',
      torn(
        points(
          `${x - l} ${y} ${x - l * 0.4} ${y - t} ${x + l * 0.3} ${y - t * 0.6} ${x + l} ${y - t * 0.1} ${x + l * 0.5} ${y + t} ${x - l * 0.2} ${y + t * 0.5}`,
        ),
        0.5,
        x,
      ),
    )
}

/** The red boat towards the bridge, its wake, the ducklings that take it for their mother. */
function boat(k) {
  const [x, y] = [116, 77]
  path(
    k,
    'rgba(16,76,100,.55)',
    'M106 77.200H129C126 80 121 80.800 116 80.400C111 80 107.500 79 106 77.200Z',
  )
  path(
    k,
    'rgba(224,244,232,.8)',
    'M104.500 77.500Q116 79 127 77.300L156 81.200L126 78.300Q116 79.600 104.500 77.500Z',
  )
  at(k, x, y, 1.5, (c) =>
    rowingBoat(
      c,
      ['#e8503c', '#9c3048', '#fff4dc'],
      [
        { skin: SKINS[0], top: ['#fff4e0', '#c8b0b8'], cut: 'long', low: ['#5c9cb4', '#34607c'] },
        {
          skin: SKINS[3],
          top: ['#4c84b8', '#2c4c7c'],
          hat: ['brim', '#f4dcb0', '#b0887c'],
          flip: true,
          armNear: [70, 20],
          armFar: [74, 16],
        },
      ],
    ),
  )
  for (const [dx, dy, q] of points(
    '131.500 79 1 137.400 79.500 0.860 142.600 80.300 0.960 150 81.200 0.860',
    3,
  )) {
    path(
      k,
      'rgba(224,244,232,.75)',
      `M${dx - 1.6 * q} ${dy - 0.2}Q${dx} ${dy + 0.6} ${dx + 4.4} ${dy + 0.5}Q${dx} ${dy + 0.2} ${dx - 1.6 * q} ${dy - 0.2}Z`,
    )
    at(k, dx, dy, q, duckling)
  }
}

export default {
  alt: 'Primavera a Central Park: il ponte ad arco di ferro chiaro si specchia nel lago davanti alle torri gemelle, sotto un ciliegio in fiore; due innamorati si tengono per mano e quattro anatroccoli seguono una barca a remi rossa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.2], horizon: EYE / 90 })
    const f = field(s)
    const sky = (k) => {
      const g = k.createLinearGradient(0, 0, 0, BANK)
      for (const [a, c] of [
        [0, '#4ca4c8'],
        [0.5, '#8cccd4'],
        [0.8, '#bce0d8'],
        [1, '#f4ecd0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -60, 170, 60 + BANK)
    }
    const turned = (k, y, draw) => {
      k.save()
      k.translate(0, 2 * y)
      k.scale(1, -1)
      draw(k)
      k.restore()
    }
    f.draw(s.k, (k) => {
      sky(k)
      farBank(k)
      // The lake: the far bank turned over, then what stands nearer, each about its own waterline.
      k.save()
      k.beginPath()
      k.rect(-5, BANK, 170, 50)
      k.clip()
      turned(k, BANK, sky)
      turned(k, BANK, farBank)
      const veil = k.createLinearGradient(0, BANK, 0, 90)
      for (const [a, c] of [
        [0, 'rgba(140,196,184,.15)'],
        [0.4, 'rgba(60,148,156,.45)'],
        [1, 'rgba(16,92,116,.92)'],
      ])
        veil.addColorStop(a, c)
      const wash = () => {
        k.fillStyle = veil
        k.fillRect(-5, BANK, 170, 50)
      }
      wash()
      turnedBow(k, down, MIRROR, () => lovers(k, down, true))
      turned(k, 60, (c) => rightBank(c, DIM))
      turned(k, 64, (c) => leftBank(c, DIM))
      k.globalAlpha = 0.4
      wash()
      k.restore()
      ripples(k)
      turnedBow(k, up, IRON, () => lovers(k, up))
      k.save()
      k.beginPath()
      k.rect(-5, 0, 170, 60)
      k.clip()
      rightBank(k)
      k.restore()
      path(k, 'rgba(196,232,216,.7)', 'M112 60.100Q136 59.900 168 60V60.350Q136 60.400 112 60.100Z')
      leftBank(k)
      boat(k)
      cherry(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
