import { Path2D } from '@napi-rs/canvas'
import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { lens } from '../../things/curves.js'
import {
  dhow,
  farPalm,
  sailBridge,
  sailIsland,
  sailTower,
  waveHotel,
} from '../../things/sail-tower.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SEA = 63
const firstLight = { ...moods.golden, disc: 0 }

/** The land to the left: low houses and palms in the haze, a strip of beach that ends in a point. */
function shore(k) {
  path(k, '#8494b4', 'M-6 64V59.600H3V60.400H14V59.900H24V61H33V61.500H44L52 63V64Z')
  path(k, '#f0c8b8', 'M-6 59.600H3V60.100H-6ZM14 59.900H24V60.400H14ZM33 61.500H43V61.800H33Z')
  for (const [i, [x, high, lean]] of points(
    '-3.500 4.200 0.500 -1.800 3 -0.300 3.400 5 -0.500 4.800 3.700 0.600 9.600 4.400 0.300 14.200 2.800 -0.400 15.500 3.900 0.500 21 3.200 0.200 26.400 4.600 0.600 27.800 3.300 -0.500 32.600 2.700 0.400 37.800 3.500 -0.400 39 2.500 0.300 43.600 2.100 0.300',
    3,
  ).entries())
    farPalm(k, x, 62.5, high, lean, i + 21, ['#5c6c94', '#7ca09c', '#4c7088'])
  path(
    k,
    '#54749a',
    'M-6 62.700C-2 61.500 2 61.900 6 61.700C11 61.100 15 62 20 61.900C25 61.600 30 62.300 35 62.200C40 62.300 45 62.500 49 63.100L50 63.600H-6Z',
  )
  path(k, '#f8d4b0', 'M-6 62.500C16 62.300 34 62.400 48 63C52 63.200 54 63.400 56 63.600H-6Z')
}

/** The way they came: two lines of footprints over the dry sand, hers and his, closer and smaller the farther. */
function footprints(k) {
  const line = (d, n, q, seed) => {
    const r = random(seed)
    for (let i = 0; i < n; i++) {
      const t = (i + r() * 0.2) / n
      const u = 1 - t
      const [x, y] = [0, 1].map(
        (j) =>
          u * u * d[0][j] +
          2 * u * t * d[1][j] +
          t * t * d[2][j] +
          (j ? (i % 2 ? 0.28 : -0.28) * (1 - t * 0.5) : 0),
      )
      const l = q * (1 - t * 0.5)
      path(
        k,
        i % 2 ? '#d8a888' : '#d09c84',
        `M${x - l} ${y}C${x - l} ${y - l * 0.4} ${x - l * 0.2} ${y - l * 0.26} ${x + l * 0.5} ${y - l * 0.3}C${x + l * 1.1} ${y - l * 0.3} ${x + l * 1.1} ${y + l * 0.3} ${x + l * 0.5} ${y + l * 0.26}C${x - l * 0.2} ${y + l * 0.2} ${x - l} ${y + l * 0.4} ${x - l} ${y}Z`,
      )
    }
  }
  line(
    [
      [-4, 89.6],
      [12, 86.8],
      [27.5, 83.7],
    ],
    13,
    0.72,
    5,
  )
  line(
    [
      [4, 93],
      [20, 88.6],
      [36.5, 85.3],
    ],
    17,
    0.5,
    9,
  )
}

/** A tower of sand in the same form, as a child builds it. */
function sandSail(k) {
  path(k, '#985c78', 'M-2 0.300C3 -0.700 7 -1.400 11.500 -1.750C8 -0.500 5 0.500 1.300 0.700Z')
  path(
    k,
    '#c88c78',
    'M-3.600 0.600C-2.800 -0.800 2.200 -0.900 3.400 0.500C1.600 1.200 -2 1.200 -3.600 0.600Z',
  )
  path(k, '#8c5c74', 'M-2.200 0C-2 -2.400 -0.900 -4.400 0.900 -6.200L1.300 0.200Z')
  path(
    k,
    '#ffe0b0',
    'M-2.200 0C-2 -2.400 -0.900 -4.400 0.900 -6.200C0.100 -4.400 -0.500 -2.400 -0.500 0.100Z',
  )
  stroke(k, '#7c4c5c', 0.22, 'M1 0.100L0.900 -7.600')
}

/** The road climbs from between the trees on to the bridge, over a mound with bushes at its foot. */
function ramp(k) {
  path(k, '#7c84a8', 'M22 62.400C27 62 31 61.300 36 61.100V62.400Z')
  path(k, '#fbdcc0', 'M22 62.400C27 61.600 31 60.950 36 60.900V61.500C31 61.550 27 62 22 62.450Z')
  path(
    k,
    '#54749a',
    'M19 62.450C21 61.900 22.500 62.200 24 62C26 61.500 27.500 62.200 29.500 61.900C31.500 61.300 33 61.900 34.500 61.500C36 61.200 37.500 61.900 39.500 61.900C42 61.900 44 62.300 46 62.800L40 62.700C34 62.500 26 62.450 19 62.450Z',
  )
}

export default {
  alt: 'Prima luce sulla spiaggia di Dubai: l’albergo a forma di vela, bianco sulla sua isola, si specchia nel mare calmo e sulla sabbia bagnata, un dhow passa al largo con la sua vela; sulla riva un bambino ne ha fatto una copia di sabbia e la mostra alla madre',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstLight, sun: [-0.1, 0.4], horizon: SEA / 90 })
    const g = s.k.createLinearGradient(0, 0, 0, (SEA / 90) * h)
    for (const [a, c] of [
      [0, '#2c6c9c'],
      [0.36, '#5c9cb8'],
      [0.62, '#b4bcc8'],
      [0.78, '#f4b4a8'],
      [0.88, '#e4a0ac'],
      [1, '#8088b4'],
    ])
      g.addColorStop(a, c)
    s.k.fillStyle = g
    s.k.fillRect(0, 0, w, h)
    const f = field(s)
    f.draw(s.k, (k) => {
      at(k, 23.5, 62.4, 0.94, (c) => waveHotel(c, Path2D))
      at(k, 0, SEA, 1, (c) => sailBridge(c, 33, 82))
      shore(k)
      ramp(k)
      at(k, 105, SEA - 1, 1.02, (c) => sailTower(c, Path2D))
      at(k, 105, SEA, 1, sailIsland)
      at(k, 143, SEA + 0.3, 0.82, dhow)
    })
    stillWater(s, {
      y: (SEA + 0.5) / 90,
      sway: 0.35,
      press: 1,
      veil: [
        [0, '#4c80ac', 0.3],
        [0.12, '#4c80ac', 0.42],
        [0.3, '#5c90b0', 0.34],
        [0.55, '#8c94a8', 0.3],
        [1, '#c49c98', 0.3],
      ],
    })
    // The swaying mirror leaves the edges of the picture bare.
    const m = Math.ceil(s.w * 0.012)
    const y0 = Math.round(((SEA + 0.5) / 90) * s.h)
    for (const x of [0, s.w - m])
      s.k.drawImage(s.canvas, x ? x - m : m, y0, m, s.h - y0, x, y0, m, s.h - y0)
    f.draw(s.k, (k) => {
      const r = random(8)
      for (let i = 0; i < 34; i++) {
        const y = SEA + 1 + r() ** 1.4 * 9
        const near = (y - SEA) / 10
        lens(
          k,
          i % 2 ? 'rgba(44,100,148,.5)' : 'rgba(255,216,200,.5)',
          r() * 168 - 4,
          y,
          2 + near * 9,
          0.05 + near * 0.16,
          0.04 + near * 0.12,
        )
      }
      // Sand that the sea has left takes no more of what stands beyond it than the light, but for the tower in the middle.
      const wet = k.createLinearGradient(0, 0, 160, 0)
      for (const [t, a] of [
        [0, 1],
        [0.42, 1],
        [0.53, 0.35],
        [0.68, 0.35],
        [0.8, 0.9],
        [1, 0.95],
      ])
        wet.addColorStop(t, `rgba(190,146,158,${a})`)
      path(
        k,
        wet,
        'M-6 71.500C10 71 22 71.800 30 72.200C44 72.900 52 74 68 74.900C84 75.600 100 76 116 75.500C134 75 150 75.200 166 75V96H-6Z',
      )
      // One small wave runs out over the wet sand: its hollow, its lip, the film it leaves.
      path(
        k,
        'rgba(40,88,140,.5)',
        'M-6 70.200C10 69.200 22 70.200 38 70.900C54 71.300 64 72.900 84 73.400C92 73.600 100 74.200 108 74.700C100 75.200 92 75.200 84 75C60 74.500 44 72.600 24 72C12 71.600 2 71.400 -6 71.500ZM104 75C118 73.600 134 72.700 166 73V75C140 74.600 120 75.400 104 75Z',
      )
      path(
        k,
        '#fff2e4',
        'M-6 70.900C4 70.600 12 71.300 22 71.500C32 71.600 40 72.400 48 73C58 73.400 70 74.500 84 74.600C100 75 112 74.500 126 74.300C140 74.300 152 74.700 166 74.600V75.500C156 75.900 150 75.100 140 75.400C132 76.300 124 75.600 116 75.900C106 77.100 98 76 90 76.200C80 76.700 76 75.300 68 75.200C60 75.300 56 74 49 74.100C42 74.300 38 72.900 30 72.900C20 73.200 14 72.100 7 72.200C2 72.500 -2 72 -6 72.200Z',
      )
      path(
        k,
        'rgba(255,238,224,.5)',
        'M-6 73.300C2 73.600 8 73 16 73.500C24 74.200 34 74 42 75C36 74.700 26 74.800 18 74.300C8 73.800 0 74.200 -6 73.900ZM92 77.300C102 76.900 110 78 122 77.100C130 76.700 136 77 142 76.700C136 77.700 128 77.500 122 78C110 78.700 102 77.900 92 77.300Z',
      )
      // Dry sand, its edge dark with water; nearest a bank in shade.
      path(
        k,
        'rgba(132,92,112,.55)',
        'M-6 75.600C22 74.600 50 79 82 81.700C112 84.200 140 84.400 166 83.400V96H-6Z',
      )
      path(k, '#e8b48c', 'M-6 77C22 76 48 80.400 80 83C110 85.400 140 85.800 166 84.800V96H-6Z')
      path(
        k,
        '#f8d0a0',
        'M-6 78.200C20 77.200 44 81.400 74 84C100 86.200 130 87.400 166 86.400V96H-6Z',
      )
      footprints(k)
      const tall = (x, y, high, o, flip) =>
        stand(k, x, y, high, { ...o, light: -1 }, { flip, fall: [1.5, -0.22], shade: '#985c78' })
      tall(30, 83.4, 13.6, {
        ...POSES.hips,
        near: [10, 6],
        far: [-9, 5],
        skin: SKINS[0],
        top: ['#fff0dc', '#b494b0'],
        low: ['#2c8c98', '#1c5880'],
        hair: ['#54303c', '#341c38'],
        cut: 'long',
        dress: 'skirt',
      })
      tall(39.5, 85, 9, {
        ...POSES.point,
        armFar: [84, 10],
        near: [12, 4],
        far: [-12, 6],
        lean: 4,
        skin: SKINS[0],
        top: ['#f0583c', '#a83450'],
        low: ['#34487c', '#242c60'],
        hair: ['#54303c', '#341c38'],
        cut: 'short',
      })
      at(k, 48.8, 84.4, 1.5, sandSail)
    })
    return finish(s, { bloom: 0.12 })
  },
}
