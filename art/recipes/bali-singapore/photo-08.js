import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gebogan, sleeper } from '../../things/feast-offerings.js'
import { palm } from '../../things/forodhani.js'
import { wood } from '../../things/garden-crowns.js'
import { penjor } from '../../things/penjor.js'
import { door, gate, meru, metre, P, wall } from '../../things/penjor-lane.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SHADOW = '#a87c8c'
const [WHITE, YELLOW, ROSE, TEAL, PURPLE, RED] = [
  ['#fffaec', '#c0b0c0'],
  ['#f8cc5c', '#c08850'],
  ['#f08c94', '#a85874'],
  ['#2c9c98', '#20647c'],
  ['#8c5c9c', '#5c3c74'],
  ['#e0483c', '#94344c'],
]
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#2c1c30', '#1c1424'],
  shoe: SKINS[n][1],
  light: -1,
  dress: 'sarong',
  top,
  low,
  ...more,
})
/** A woman with her tower of fruit, one hand up to it. */
const bearer = (pose, n, top, low, sash, arms) =>
  person(pose, n, top, low, {
    cut: 'bun',
    sash,
    armFar: [152, 38],
    ...arms,
    after: (k, j, flat) => at(k, j.head[0], j.head[1] - 0.6, 1.2, (q) => gebogan(q, flat)),
  })

const NEAR = ['#1c4c5c', '#2c6c64', '#5c9460']
const FAR = ['#5c9ca0', '#74b0a4', '#a4c8a4']
const LEFT = ['#173f5c', '#25606a', '#4c8c74']

export default {
  alt: 'Mattina di festa a Bali: un corteo con le torri di frutta sul capo risale il viale sotto i penjor curvi di foglie di palma verso la porta spaccata del tempio e gira intorno a un cane che dorme in mezzo alla strada',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.05, 0.1], horizon: 60 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(60, 0, 40, 60)
      for (const [a, c] of [
        [0, '#3f96d0'],
        [0.5, '#86c8e0'],
        [0.85, '#cfe9e4'],
        [1, '#fbf3d6'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 70)
      wood(k, 62, points('4 42 10 24 43 8 34 46 8 88 44 10 58 47 9 71 45 11', 3), FAR, 3)
      meru(k, -13.5, 72, 3, 28, 11)
      meru(k, -22, 80, 3, 19, 5)
      for (const [x, y, tx, ty, q, n] of points(
        '139 60 145 17 13 3 157 60 153 27 10.500 5 127 60 124 34 8 8',
        6,
      )) {
        palm(
          k,
          x,
          y,
          tx,
          ty,
          q,
          n > 7
            ? ['#5c8c94', '#e0c8a4', '#5c9c94', '#8cbc94']
            : ['#2c5468', '#d8a880', '#1f6460', '#6cac64'],
          n,
          false,
        )
        // The heart of the crown, where the leaves spring from.
        const r = q * 0.1
        path(
          k,
          n > 7 ? '#5c9c94' : '#1f6460',
          `M${tx - r} ${ty + r * 0.5}C${tx - r * 1.2} ${ty - r * 0.4} ${tx - r * 0.5} ${ty - r} ${tx} ${ty - r}C${tx + r * 0.7} ${ty - r} ${tx + r * 1.2} ${ty - r * 0.2} ${tx + r} ${ty + r * 0.5}Q${tx} ${ty + r} ${tx - r} ${ty + r * 0.5}Z`,
        )
      }
      gate(k, 58)
      fill(k, '#e8cca0', [P(-30, 0, 4), P(-6, 0, 53), P(8, 0, 53), P(60, 0, 4)])
      fill(k, '#fbe8c0', [P(-4.4, 0, 5), P(-4.4, 0, 53), P(4.4, 0, 53), P(4.4, 0, 5)])
      fill(k, '#a8bc5c', [P(5, 0, 5), P(5, 0, 53), P(11.5, 0, 53), P(11.5, 0, 5)])
      fill(k, '#c8a488', [P(4.4, 0, 5), P(4.4, 0, 53), P(5, 0, 53), P(5, 0, 5)])
      wood(k, 62, points('109 47 9 150 43 13 124 45 10 166 41 14 137 49 8', 3), NEAR, 5)
      wall(k, 11.5, 9, 53, true)
      door(k, 11.5, 38, 43, true)
      door(k, 11.5, 23, 26.5, true, 5.4)
      wood(k, 62, points('13 37 8 -2 22 17', 3), LEFT, 8)
      wall(k, -6, 8, 53, false)
      door(k, -6, 31, 35, false)
      door(k, -6, 15.5, 18.5, false, 5.2)
      // The shade of the left side lies over a third of the lane.
      fill(k, 'rgba(120,72,112,.5)', [
        P(-6, 0, 5),
        P(-2.2, 0, 5),
        P(-2.2, 0, 14),
        P(-0.6, 0, 15.2),
        P(-0.6, 0, 17),
        P(-2.2, 0, 18.4),
        P(-2.4, 0, 30),
        P(-1, 0, 31),
        P(-1, 0, 33.5),
        P(-2.4, 0, 35),
        P(-3, 0, 53),
        P(-6, 0, 53),
      ])
      const all = [
        [13, 7.6, 8, 4.9, 9],
        [20, 9, 8.2, 3.7, 6],
        [29, 10.2, 8.6, 3.2, 4],
      ].map(([z, x, high, reach, seed]) => [
        z,
        () => penjor(k, { x, z, high, reach, seed, wallAt: 11.5 }),
      ])
      const put = (x, z, o, tall = 1.62) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, tall * metre(z), o, { flip: true, fall: [0.95, -0.1], shade: SHADOW })
      }
      for (const [x, z, o, tall] of [
        [0, 48, bearer('walk', 2, WHITE, YELLOW, '#e0584c')],
        [0.4, 43, bearer('walkOther', 2, ROSE, PURPLE, '#f8cc5c')],
        [
          0.7,
          38,
          person('walk', 3, WHITE, PURPLE, { hat: ['wrap', '#fff4dc'], sash: '#e0483c' }),
          1.7,
        ],
        [1.1, 33, bearer('walk', 1, WHITE, TEAL, '#f8cc5c')],
        [1.5, 28, bearer('walkOther', 2, YELLOW, RED, '#2c9c98')],
        [
          1.9,
          24,
          person('walk', 2, WHITE, TEAL, {
            hat: ['wrap', '#fff4dc'],
            sash: '#f8cc5c',
            armFar: [46, 60],
          }),
          1.7,
        ],
        [2.5, 20, bearer('walk', 3, ROSE, PURPLE, '#f8cc5c')],
        [3, 17, bearer('walkOther', 2, WHITE, RED, '#f8cc5c')],
        [
          3.4,
          15.4,
          person('walk', 2, WHITE, YELLOW, { cut: 'bun', sash: '#e0483c', armFar: [70, 10] }),
          1.1,
        ],
        [4.1, 13.6, bearer('walk', 1, TEAL, YELLOW, '#e0483c')],
      ])
        all.push([z, () => put(x, z, o, tall)])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      const [dx, dy] = P(0.8, 0, 13)
      at(k, dx, dy, (1.5 * metre(13)) / 14, sleeper)
    })
    return finish(s, { vignette: 0.12 })
  },
}
