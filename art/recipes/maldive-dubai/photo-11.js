import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { dallah, fire, lantern, oryx, pointer, resting, tent } from '../../things/desert-camp.js'

/** Where the Milky Way runs: up from behind the dunes to the upper right. */
const way = (t) => [72 + t * 46 + t * t * 18, 58 - t * 62]

/** Its light, in sheets one within the other, and the dark rift; softened when it is laid down. */
function galaxy(k) {
  const ribbon = (colour, wide, seed, shift = 0, from = 0) => {
    const edge = (m) =>
      Array.from({ length: 70 }, (_, i) => {
        const t = from + (i / 69) * (1.3 - from)
        const [x, y] = way(t)
        const q = wide * (0.4 + t * 0.8) * (1 + noise(t * 6, seed + m * 3) * 0.5)
        return [x + shift * (0.4 + t) + m * q * 0.78, y + shift * 0.4 + m * q * 0.62]
      })
    fill(k, colour, [...edge(-1), ...edge(1).reverse()])
  }
  ribbon('rgba(96,96,176,.2)', 11, 2)
  ribbon('rgba(140,122,196,.26)', 7, 5)
  ribbon('rgba(214,176,214,.28)', 4, 8)
  ribbon('rgba(255,232,226,.34)', 1.8, 11, -1)
  ribbon('rgba(36,32,92,.5)', 0.9, 14, 1.4, 0.3)
}

/** Its stars. */
function dust(k) {
  const r = random(12)
  for (let i = 0; i < 260; i++) {
    const t = r() * 1.25
    const [x, y] = way(t)
    const d = (r() + r() + r() - 1.5) * 12 * (0.4 + t * 0.8)
    const q = 0.08 + r() ** 3 * 0.18
    path(
      k,
      i % 4 ? 'rgba(255,244,236,.8)' : 'rgba(255,206,170,.85)',
      `M${x + d * 0.74} ${y + d * 0.6}a${q} ${q} 0 1 0 0.010 0Z`,
    )
  }
}

export default {
  alt: 'Un campo tendato nel deserto di notte, con le lanterne sulla sabbia, il fuoco acceso e la Via Lattea',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0c1242'],
          [0.45, '#232a6c'],
          [0.76, '#5a3f80'],
          [0.92, '#b05f80'],
          [1, '#e8906c'],
        ],
        front: 0.35,
      },
      sun: [0.16, 0.62],
      horizon: 0.66,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    s.layer((k) => f.draw(k, galaxy), { lit: false, blur: 1.6 * s.u })
    f.draw(s.k, dust)
    stars(s, { count: 360, below: 0.52, seed: 9 })
    f.draw(s.k, (k) => {
      // A star falls.
      path(k, '#fff2e0', 'M24 12.100L38 6.600L24.200 12.500Z')
      // Three depths of dunes, each with its crest, the last of the evening on their left.
      path(
        k,
        '#8a5486',
        'M-6 58C10 54 20 50 30 48C44 52 60 55 76 56C96 52 112 47 124 45C138 50 152 54 168 55V70H-6Z',
      )
      path(
        k,
        '#6c467e',
        'M30 48C36 52 34 56 44 60H76V56C60 55 44 52 30 48ZM124 45C128 50 124 55 136 60H168V55C152 54 138 50 124 45Z',
      )
      path(k, '#9c5a78', 'M-6 66C20 60 44 54 62 50.500C84 56 120 62 168 62V80H-6Z')
      path(
        k,
        '#553a70',
        'M62 50.500C70 54 66 58 78 61C86 64 80 68 92 72H168V62C120 62 84 56 62 50.500Z',
      )
      stroke(k, '#e8946c', 0.3, 'M36 56.400C46 54.300 55 52.200 62 50.500')
      at(k, 51, 53.2, 0.14, oryx)
      path(k, '#6a4068', 'M-6 70C20 65 50 64 84 66.500C112 68 140 66 168 65V96H-6Z')
      path(k, '#4a3060', 'M-6 76C30 71 70 71 100 74C126 76 150 74 168 72V96H-6Z')
      path(k, '#3a2658', 'M-6 84C30 80 80 80 168 82V96H-6Z')
      for (const [x, y, l] of points(
        '4 74 14 30 72.500 10 128 79 16 148 82 14 12 92 20 60 91.500 14 112 87 18',
        3,
      ))
        path(
          k,
          'rgba(140,86,112,.5)',
          `M${x} ${y}q${l / 2} -1.600 ${l} 0q${-l / 2} -0.700 ${-l} 0Z`,
        )
      // Far tents, each alight, then the large one.
      for (const [x, y, q] of points('12 67.600 0.300 29 66.700 0.200', 3)) at(k, x, y, q, tent)
      path(
        k,
        'rgba(240,150,84,.32)',
        'M92 75C80 78 78 84 92 87C112 90.500 146 89 152 84C156 80 150 76 142 75Z',
      )
      path(
        k,
        'rgba(255,190,110,.42)',
        'M104 75.500C96 78 98 82 108 83.500C122 85.500 138 84 140 80C142 77.500 138 76 134 75.500Z',
      )
      at(k, 119, 76.5, 1.14, tent)
      // The pool of light round the fire.
      path(
        k,
        'rgba(230,128,76,.34)',
        'M28 83C40 77.500 80 77.500 92 83C96 88 80 92.500 60 92.500C38 92.500 22 88.500 28 83Z',
      )
      path(
        k,
        'rgba(255,176,96,.42)',
        'M46 83C52 80.500 76 80.500 82 83.400C84 86.500 76 88.600 64 88.600C50 88.600 42 86 46 83Z',
      )
      for (const [x, y, q] of points(
        '88 79.500 0.500 97 82.500 0.600 104 86.500 0.740 150 83 0.620 156 78.500 0.480 143 87.500 0.780',
        3,
      )) {
        path(
          k,
          'rgba(255,180,96,.4)',
          `M${x - 6 * q} ${y}a${6 * q} ${1.8 * q} 0 1 0 ${12 * q} 0a${6 * q} ${1.8 * q} 0 1 0 ${-12 * q} 0Z`,
        )
        at(k, x, y, q, lantern)
      }
      // Their carpet on the sand.
      path(k, '#241a48', 'M4 89.600L12 81.500H52L56 89.600Z')
      path(k, '#8c2c48', 'M4 88.800L12 81H51.500L55.500 88.800Z')
      path(k, '#c04a50', 'M22 88.800L27 81H51.500L55.500 88.800Z')
      stroke(k, '#f0b068', 0.45, 'M8 87.600L13.600 82.200H50.400L53.200 87.600Z')
      for (const x of [20, 28, 36, 44])
        path(k, '#f0b068', `M${x} 83.400l2.600 1.500l-2.600 1.500l-2.600 -1.500Z`)
      at(k, 20, 85.8, 1.1, resting)
      at(k, 38, 86.6, 1.1, pointer)
      at(k, 67, 85.6, 0.74, fire)
      at(k, 59, 87, 0.4, dallah)
    })
    s.glow(0.415, 0.9, 24, '#ff8a40', 0.46)
    s.glow(0.745, 0.79, 24, '#ffae5c', 0.34)
    for (const [x, y] of points('88 78 97 80.500 104 84 150 81 156 77 143 84.500'))
      s.glow(x / 160, y / 90, 4.5, '#ffb860', 0.5)
    return finish(s, { bloom: 0.26 })
  },
}
