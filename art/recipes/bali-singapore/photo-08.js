import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { gate, gebogan, meru, metre, P, penjor, sleeper, walls } from '../../things/penjor-lane.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const SHADOW = '#b88888'
const [WHITE, YELLOW, ROSE, TEAL, PURPLE, RED] = [
  ['#fffaec', '#c0b0c0'],
  ['#f8cc5c', '#c08850'],
  ['#f08c94', '#a85874'],
  ['#3ca49c', '#2c6c7c'],
  ['#8c5c9c', '#5c3c74'],
  ['#e0584c', '#983c54'],
]
const person = (pose, n, top, low, more) => ({
  ...POSES[pose],
  skin: SKINS[n],
  hair: ['#2c1c30', '#1c1424'],
  shoe: SKINS[n][1],
  light: 1,
  view: 'back',
  dress: 'sarong',
  top,
  low,
  ...more,
})
/** A woman with her tower of fruit, one hand up to it. */
const bearer = (n, top, low, sash, side) =>
  person('carryHead', n, top, low, {
    cut: 'bun',
    sash,
    armFar: side > 0 ? [158, 26] : [10, 12],
    armNear: side > 0 ? [-10, 12] : [-158, -26],
    after: (k, j, flat) => at(k, j.head[0], j.head[1] - 0.6, 1.15, (q) => gebogan(q, flat)),
  })
const man = (n, sash, low, more) =>
  person('walk', n, WHITE, low, { hat: ['wrap', '#fff4dc'], sash, ...more })

export default {
  alt: 'Mattina di festa a Bali: un corteo con le torri di frutta sul capo risale il viale sotto i penjor curvi di foglie di palma verso la porta spaccata del tempio e gira intorno a un cane che dorme in mezzo alla strada',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.96, 0.2], horizon: 51 / 90 })
    field(s).draw(s.k, (k) => {
      const sky = k.createLinearGradient(0, 0, 0, 52)
      for (const [a, c] of [
        [0, '#5c9cd0'],
        [0.5, '#acd4e0'],
        [0.85, '#fcf0c8'],
        [1, '#fff4d4'],
      ])
        sky.addColorStop(a, c)
      k.fillStyle = sky
      k.fillRect(-5, -5, 170, 60)
      path(
        k,
        'rgba(255,252,236,.8)',
        'M118 40V34C121 30.500 126 31 128 33C130 27.500 138 26 142 30C146 27 152 28.500 153 32.500C158 31 164 33 166 36V44ZM-6 34V27C-2 24 4 24.500 6 28C10 26.500 15 28.500 16 32C20 32 24 34 25 37L-6 40Z',
      )
      // Hills in the morning haze behind the temple.
      fill(
        k,
        '#b4d4c4',
        rough(
          points(
            '-6 46 12 40 28 36 44 29 58 22 70 15 78 12 83 13.500 88 12.500 98 20 112 29 128 35 146 40 166 45 166 56 -6 56',
          ),
          0.3,
          3,
        ),
      )
      fill(
        k,
        '#e8e8c4',
        rough(
          points(
            '88 12.500 98 20 112 29 128 35 146 40 166 45 166 50 140 46 124 44 110 36 100 32 96 24',
          ),
          0.3,
          4,
        ),
      )
      fill(
        k,
        '#8cbcac',
        rough(
          points(
            '-6 50 14 45 30 46 46 41 60 43 76 38 92 41 108 38 124 42 142 44 166 48 166 58 -6 58',
          ),
          0.5,
          5,
        ),
      )
      meru(k, -15, 104, 4, 27, 11)
      meru(k, 13, 100, 4, 21, 7)
      meru(k, 21, 108, 4, 17, 5)
      meru(k, -25, 110, 4, 16, 5)
      gate(k, 76)
      // The lane, its verges, the channel of water along the wall.
      fill(k, '#84a45c', [P(-7, 0, 5), P(-7, 0, 70), P(7, 0, 70), P(7, 0, 5)])
      fill(k, '#b4c464', [P(-7, 0, 5), P(-7, 0, 70), P(-4, 0, 70), P(-4, 0, 5)])
      fill(k, '#e8cca0', [P(-3.7, 0, 5), P(-3.7, 0, 70), P(3.7, 0, 70), P(3.7, 0, 5)])
      fill(k, '#f8e4b8', [P(-3.7, 0, 5), P(-3.7, 0, 70), P(0.6, 0, 70), P(1.4, 0, 5)])
      for (const m of [-1, 1])
        fill(k, '#c8a484', [P(m * 3.7, 0, 5), P(m * 3.7, 0, 70), P(m * 4, 0, 70), P(m * 4, 0, 5)])
      walls(k, 1)
      walls(k, -1)
      // Shadows of the walls and trees of the eastern side come half way over.
      fill(k, 'rgba(148,96,120,.42)', [
        P(7, 0, 6),
        P(2.6, 0, 6),
        P(3, 0, 9),
        P(2.2, 0, 12),
        P(3.1, 0, 15),
        P(2.3, 0, 20),
        P(3.2, 0, 26),
        P(2.5, 0, 34),
        P(3.1, 0, 44),
        P(2.6, 0, 58),
        P(3, 0, 70),
        P(7, 0, 70),
      ])
      // Their bowed shadows on the ground.
      for (const z of [15.5, 22.5, 36, 50]) {
        const d = [0, 0.2, 0.4, 0.6, 0.8, 1]
          .map((t) => P(4.9 - t * 8, 0, z + 0.2 - t * 1.4 - Math.sin(t * 2.6) * 0.3).join(' '))
          .join('L')
        stroke(k, 'rgba(160,108,124,.4)', 0.11 * metre(z), `M${d}`)
      }
      const put = (x, z, o, tall = 1.62, flip = false) => {
        const [px, py] = P(x, 0, z)
        stand(k, px, py, tall * metre(z), o, { flip, fall: [-1.35, 0.12], shade: SHADOW })
      }
      // Far to near: penjors on both sides, between them those who walk.
      const all = []
      for (const [m, z, n] of points(
        '-1 57 1 1 50 2 -1 40 4 1 36 3 -1 29 6 1 22.500 8 -1 20.500 7 1 15.500 9 -1 13 10',
        3,
      ))
        all.push([z, () => penjor(k, m, z, n)])
      for (const [x, z, o, tall, flip] of [
        [-0.5, 69, bearer(2, WHITE, YELLOW, '#e0584c', 1)],
        [0.7, 67, bearer(2, ROSE, PURPLE, '#f8cc5c', -1)],
        [0.1, 60, man(3, '#e0584c', PURPLE)],
        [-0.6, 53, bearer(1, WHITE, TEAL, '#f8cc5c', 1)],
        [0.6, 50, bearer(2, YELLOW, RED, '#3ca49c', -1)],
        [-0.2, 45, bearer(2, WHITE, PURPLE, '#f08c94', 1)],
        [0.5, 40, man(2, '#f8cc5c', TEAL)],
        [1.3, 34, bearer(1, TEAL, YELLOW, '#e0584c', -1)],
        [1.9, 29.5, bearer(2, WHITE, RED, '#f8cc5c', 1)],
        [2, 25, bearer(3, ROSE, PURPLE, '#3ca49c', -1)],
        [2.3, 20.5, person('walk', 2, WHITE, YELLOW, { cut: 'bun' }), 1.15],
        [-3, 27, man(3, '#e0584c', TEAL, { ...POSES.stand })],
        [1.9, 17.2, bearer(2, YELLOW, TEAL, '#e0584c', 1)],
        [0.55, 14.6, bearer(1, WHITE, ROSE, '#f8cc5c', -1)],
        [
          -3.6,
          17.6,
          person('camera', 0, ['#6c94c8', '#44588c'], YELLOW, {
            view: undefined,
            cut: 'short',
            hair: ['#a8683c', '#744434'],
          }),
          1.74,
        ],
        [
          -4.2,
          17.1,
          person('stand', 3, ['#f4e8d0', '#b8a0ac'], RED, { view: undefined, cut: 'long' }),
          1.62,
        ],
      ])
        all.push([z, () => put(x, z, o, tall, flip)])
      // The parasol of the temple over the second of the men.
      all.push([
        39.5,
        () => {
          const q = metre(39.5)
          const [x, y] = P(0.75, 0, 39.5)
          stroke(k, '#8c5c4c', 0.07 * q, `M${x} ${y - 1 * q}V${y - 3.4 * q}`)
          path(
            k,
            '#f8cc5c',
            `M${x - 0.95 * q} ${y - 2.75 * q}Q${x - 0.7 * q} ${y - 3.5 * q} ${x} ${y - 3.55 * q}Q${x + 0.7 * q} ${y - 3.5 * q} ${x + 0.95 * q} ${y - 2.75 * q}Z`,
          )
          path(
            k,
            '#c8884c',
            `M${x - 0.95 * q} ${y - 2.75 * q}Q${x - 0.7 * q} ${y - 3.5 * q} ${x} ${y - 3.55 * q}Q${x - 0.3 * q} ${y - 3.2 * q} ${x - 0.2 * q} ${y - 2.75 * q}Z`,
          )
          path(
            k,
            '#fffaec',
            `M${x - 0.95 * q} ${y - 2.78 * q}H${x + 0.95 * q}V${y - 2.45 * q}H${x - 0.95 * q}Z`,
          )
        },
      ])
      all.push([
        19,
        () => {
          const [x, y] = P(-0.3, 0, 19)
          at(k, x, y, (1.25 * metre(19)) / 12, sleeper)
        },
      ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      // An offering on the ground by us, its incense.
      at(k, 121, 86.5, 1, (q) => {
        path(q, SHADOW, 'M-7 0.700Q-3 -0.200 3.400 0.400Q0 1.600 -7 0.700Z')
        path(q, '#7ca454', 'M-3 0L-2.400 -1.400H2.400L3 0Q0 1 -3 0Z')
        path(q, '#b8d06c', 'M0.600 0.450L0.400 -1.400H2.400L3 0Q2 0.400 0.600 0.450Z')
        for (const [x, y, c] of [
          [-1.6, -1.6, '#f08c94'],
          [-0.5, -2, '#fffaec'],
          [0.6, -1.7, '#f8cc5c'],
          [1.6, -1.6, '#e0584c'],
          [0.1, -1.4, '#8c5c9c'],
        ])
          path(q, c, `M${x - 0.7} ${y}a0.700 0.560 0 1 0 1.400 0a0.700 0.560 0 1 0 -1.400 0Z`)
        stroke(q, '#8c5c4c', 0.2, 'M0.200 -1.800L1 -5')
        stroke(
          q,
          'rgba(255,252,240,.75)',
          0.4,
          'M1 -5.400C0.400 -7 2 -8 1.200 -10C0.800 -11.400 1.800 -12.400 1.600 -14',
        )
      })
    })
    return finish(s, { vignette: 0.12 })
  },
}
