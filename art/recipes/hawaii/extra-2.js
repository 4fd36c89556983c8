import { field, fill, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { cliff, ENTRY, glints, lava, plain, ropes, SHORE, steam } from '../../things/lava-shore.js'
import { traveller } from '../../things/people.js'

export default {
  alt: 'La lava del Kilauea cade in mare di notte dalla scogliera nera, sotto un pennacchio di vapore acceso dal basso; tre viaggiatori guardano dalle corde di lava',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0a1233'],
          [0.45, '#1b2556'],
          [0.8, '#43345f'],
          [1, '#7a3f55'],
        ],
        haze: '#5a3a58',
        light: '#ff9a4a',
      },
      sun: [ENTRY[0] / 160, ENTRY[1] / 90],
      horizon: SHORE / 90,
    })
    sky(s, { clouds: 0, glowPower: 0.2 })
    stars(s, { count: 420, below: 0.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const deep = k.createLinearGradient(0, SHORE, 0, 90)
      deep.addColorStop(0, '#3b2a52')
      deep.addColorStop(0.3, '#1d2050')
      deep.addColorStop(1, '#0a1030')
      k.fillStyle = deep
      k.fillRect(-4, SHORE, 168, 28)
      fill(k, '#2c2650', [
        [-4, 62.6],
        ...rough(
          [
            [-4, 61.4],
            [14, 62.2],
            [30, 63.4],
            [46, 64.6],
            [58, SHORE],
          ],
          0.3,
          2,
        ),
        [-4, SHORE],
      ])
      plain(k)
    })
    s.glowAt(...f.at([145, 32]), f.q * 17, '#ff6a34', 0.65)
    f.draw(s.k, (k) => {
      lava(k, [
        [145, 32, 0.3],
        [143.4, 35, 0.4],
        [146, 37.4, 0.5],
        [141, 39.6, 0.6],
        [145, 42.4, 0.8],
        [138, 44.6, 0.9],
        [130, 46.2, 1],
      ])
      glints(k)
      steam(k)
    })
    s.glowAt(...f.at([93, 60]), f.q * 30, '#ff7a34', 0.4)
    f.draw(s.k, (k) => {
      const top = cliff(k)
      lava(k, [
        [131, 46, 0.9],
        [123, top(123) - 0.3, 0.9],
        [116, top(116) + 0.3, 1.1],
        [109, top(109) - 0.5, 1.3],
        [102, top(102) + 0.2, 1.6],
        [96.4, 48.6, 2],
        [93.6, 51.4, 2],
        [92.3, 57, 2.1],
        [91.6, SHORE + 0.6, 3.2],
      ])
      for (const [x, q, low] of [
        [103.6, 0.5, 67],
        [113, 0.9, 67],
        [115.6, 0.4, 60],
        [126, 0.5, 67],
      ])
        lava(k, [
          [x + 1.6, top(x) - 0.1, q * 1.2],
          [x + 0.3, top(x) + 1.6, q],
          [x + 0.6, 54, q * 0.7],
          [x - 0.5, 59, q],
          [x - 0.2, low, q * 1.5],
        ])
      // White water where the sea boils.
      for (const [x, y, rx, ry, c] of [
        [92, 67.2, 10, 0.9, '#c4524a'],
        [91.6, 66.8, 6.4, 0.8, '#ffae6a'],
        [91.4, 66.5, 3.4, 0.6, '#fff0c4'],
        [113, 67.2, 3.4, 0.4, '#c4524a'],
        [104.4, 67.2, 2.6, 0.36, '#c4524a'],
        [126.8, 67.2, 2.4, 0.36, '#8a3a44'],
      ]) {
        k.fillStyle = c
        k.beginPath()
        k.ellipse(x, y, rx, ry, 0, 0, 7)
        k.fill()
      }
      ropes(k)
      // A crack that still breathes, a step from their boots.
      lava(k, [
        [40, 79.6, 0.2],
        [45, 80.6, 0.5],
        [48.6, 80.2, 0.7],
        [53, 82.4, 0.6],
        [58, 83, 0.2],
      ])
    })
    s.glowAt(...f.at([49, 81]), f.q * 9, '#ff6a34', 0.4)
    for (const [x, y, size, seed, arms] of [
      [20, 72.4, 19, 3, 'down'],
      [26.4, 73, 18, 5, 'down'],
      [34, 75, 18.6, 8, 'up'],
    ]) {
      const [px, py] = f.at([x, y])
      place(s, traveller({ seed, arms }), {
        x: px / w,
        y: py / h,
        size,
        front: 0.04,
        rim: 0.95,
        rimWidth: 2.4,
        shadow: false,
      })
    }
    return finish(s, { bloom: 0.3 })
  },
}
