import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { asianElephant } from '../../things/asian-elephant.js'
import {
  banana,
  cliff,
  deepWood,
  drop,
  greatTree,
  hanger,
  slope,
} from '../../things/mae-wang-fall.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2438', '#241430'],
  shoe: '#2c2440',
  light: 1,
  ...more,
})
const CORAL = ['#ec7c5c', '#a84c5c']
const WHITE = ['#fff4dc', '#b8b0a8']
const INDIGO = ['#4c64a4', '#34406c']
const OCHRE = ['#e8b45c', '#a8745c']
const EARTH = ['#84645c', '#543f54']

export default {
  alt: 'La camminata con gli elefanti di Mae Wang arriva alla cascata: il salto a gradini nel bosco, la pozza verde, in fila sulla riva un elefante e i viaggiatori; dal ramo pende un gibbone',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.7, 0.02], horizon: 0.7 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 70)
      g.addColorStop(0, '#f4f4cc')
      g.addColorStop(1, '#c4dcac')
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      deepWood(k)
      slope(k)
      cliff(k)
      drop(k, [88, 94, 22.6], [86.5, 96, 37], 3, 1)
      drop(k, [84, 97, 38], [76, 98, 50.6], 5, 3)
      drop(k, [75, 81.5, 51], [70.5, 82.5, 64.5], 7, 2, 1.2)
      drop(k, [86, 97, 51], [87, 102, 65], 9, 3, 1.2)
      // Where it lands it leaps up once more.
      for (const [x, y, l] of points('90.500 37.600 8 86 51 13', 3))
        path(
          k,
          '#f8faec',
          `M${x - l} ${y + 0.4}q${l * 0.2} -2.200 ${l * 0.5} -1.400q${l * 0.2} -1.600 ${l * 0.5} -0.400q${l * 0.4} -1.800 ${l * 0.6} -0.200q${l * 0.2} 0.200 ${l * 0.4} 1.600q${-l * 0.3} 1.600 ${-l * 0.7} 0.900q${-l * 0.4} 1.400 ${-l * 0.8} 0.200q${-l * 0.4} 0.600 ${-l * 0.5} -1.100Z`,
        )
    })
    // Beams through the crowns.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const text of [
            '124 -4 136 -4 96 66 78 66',
            '142 -4 150 -4 124 66 112 66',
            '108 -4 114 -4 66 66 56 66',
          ]) {
            const g = q.createLinearGradient(0, 0, 0, 66)
            g.addColorStop(0, 'rgba(255,250,204,.55)')
            g.addColorStop(1, 'rgba(255,250,204,0)')
            fill(q, g, points(text))
          }
        }),
      { lit: false },
    )
    f.draw(s.k, (k) => {
      // The pool, its mirror of fall and cliff broken up.
      const g = k.createLinearGradient(0, 62, 0, 92)
      g.addColorStop(0, '#9cd0b4')
      g.addColorStop(0.3, '#4ca094')
      g.addColorStop(1, '#1f5c68')
      k.fillStyle = g
      k.fillRect(8, 64, 160, 30)
      path(
        k,
        '#2c5c60',
        'M8 63.600Q40 62.600 60 63.800L70 64.200Q40 65.200 8 65ZM104 64.200Q130 63 168 63.600V65.200Q130 66 104 64.200Z',
      )
      const r = random(4)
      for (let i = 0; i < 34; i++) {
        const t = i / 34
        const fall = i % 3
        const [x, y, l] = [
          fall ? 88 + (r() - 0.5) * (26 + t * 8) : 110 + r() * 44,
          66 + t * 22,
          1.6 + r() * 3 + t * 4,
        ]
        path(
          k,
          fall ? 'rgba(244,250,230,.5)' : 'rgba(28,72,84,.4)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0q${-l} ${0.3 + t * 0.35} ${-l * 2} 0Z`,
        )
      }
    })
    // Mist where the water lands.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          q.fillStyle = 'rgba(248,250,236,.85)'
          for (const [x, y, a, b] of points('78 65 9 2.600 96 65.500 11 3 87 66 16 2.200', 4)) {
            q.beginPath()
            q.ellipse(x, y, a, b, 0, 0, 7)
            q.fill()
          }
        }),
      { lit: false, blur: s.w / 130, alpha: 0.9 },
    )
    f.draw(s.k, (k) => {
      // Boulders of the far shore.
      for (const [x, y, q] of points(
        '111 66.600 4 123 68.500 8.500 144 72 11 131 75 3.600 65 67 3',
        3,
      )) {
        fill(
          k,
          '#2f4f58',
          rough(
            points(
              `${x - q} ${y + 1} ${x - q * 0.8} ${y - q * 0.4} ${x - q * 0.1} ${y - q * 0.75} ${x + q * 0.7} ${y - q * 0.45} ${x + q} ${y + 1}`,
            ),
            0.4,
            q,
          ),
        )
        fill(
          k,
          '#7c9470',
          rough(
            points(
              `${x - q * 0.8} ${y - q * 0.4} ${x - q * 0.1} ${y - q * 0.75} ${x + q * 0.7} ${y - q * 0.45} ${x + q * 0.1} ${y - q * 0.34} ${x - q * 0.3} ${y - q * 0.2}`,
            ),
            0.3,
            q,
          ),
        )
        path(
          k,
          'rgba(240,248,228,.7)',
          `M${x - q * 1.1} ${y + 1}q${q * 1.1} 0.900 ${q * 2.2} 0q${-q * 1.1} 0.300 ${-q * 2.2} 0Z`,
        )
      }
      // Our shore: a path of earth from the left to the pool.
      fill(
        k,
        '#3f6458',
        rough(
          points('-4 68 20 68.500 40 69 56 70.500 66 73 70 76 66 79 74 83 84 88 88 94 -4 94'),
          0.6,
          6,
        ),
      )
      fill(
        k,
        '#d8b884',
        rough(points('10 75 26 73.400 44 73 57 74 62 76 57 78.400 40 79 24 80 8 82'), 0.4, 3),
      )
      fill(
        k,
        '#5c8460',
        rough(
          points('20 68.500 40 69 56 70.500 66 73 62 74 56 72.400 40 71.400 20 71.600'),
          0.4,
          8,
        ),
      )
      const shade = '#8c6c64'
      at(k, 43, 77, 0.185, (q) => {
        path(q, shade, 'M-44 0L-70 7C-90 13 -10 15 30 11L56 5L40 0Z')
        asianElephant(q)
      })
      const put = (x, y, high, o, flip) =>
        stand(k, x, y, high, o, { flip, fall: [-0.6, 0.16], shade })
      put(60, 76.6, 9.6, person('point', INDIGO, EARTH, 2, { hat: ['cone', '#f0d090', '#b8885c'] }))
      put(30.5, 77.8, 9.8, person('walk', CORAL, INDIGO, 0, { pack: OCHRE, cut: 'bun' }))
      put(
        25.6,
        78.6,
        10,
        person('walkOther', WHITE, EARTH, 3, { pack: INDIGO, hat: ['brim', '#e8d4a4', '#a88c74'] }),
      )
      greatTree(k)
      at(k, 66, 10.8, 1.15, (q) => hanger(q, ['#3c3040', '#84705c']))
      // Dark leaves close the right-hand corner; ferns at the roots.
      banana(k, 160, 92, 40, [
        [-62, 1, '#1c3f4a', '#24505a'],
        [-40, 1.15, '#2c5c5c', '#3c7464'],
        [-18, 1.2, '#1c3f4a', '#2c5c5c'],
        [6, 1.2, '#2c5c5c', '#4c8464'],
        [-80, 0.8, '#2c5c5c', '#3c7464'],
      ])
      banana(k, 2, 94, 26, [
        [70, 1.1, '#16303c', '#1c3f4a'],
        [48, 1.2, '#1c3f4a', '#24505a'],
        [24, 1.2, '#16303c', '#24505a'],
        [84, 1.5, '#1c3f4a', '#2c5c5c'],
      ])
    })
    return finish(s, { vignette: 0.14 })
  },
}
