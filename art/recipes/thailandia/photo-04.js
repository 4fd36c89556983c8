import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { stars } from '../../nature/sky.js'
import { lens } from '../../things/curves.js'
import { darkTree, goldenChedi, lantern, mountainNight, temple } from '../../things/lanna-night.js'
import {
  farHouse,
  ground,
  house,
  metre,
  oldTown,
  P,
  parasol,
  table,
} from '../../things/parasol-street.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { cat, litWindow, veranda } from '../../things/veranda-cat.js'
import { warmNight } from './kit.js'

const [RED, TEAL, SAND, BLUE, PLUM, GOLD] = [
  ['#e8604c', '#943c54'],
  ['#3ca098', '#2c5474'],
  ['#fff0d0', '#b88480'],
  ['#6c8cc8', '#486486'],
  ['#707fae', '#3f4f71'],
  ['#f4bc4c', '#a8684c'],
]
const COATS = [RED, TEAL, SAND, BLUE, PLUM, GOLD]
const DARK = ['#4c6282', '#2e3f58']

// Paper: rim, pane, pane in the light.
const PAPERS = [
  ['#8c2848', '#e0485c', '#fc7c64'],
  ['#a84c34', '#f08c40', '#ffb860'],
  ['#a8703c', '#fcc04c', '#ffe08c'],
  ['#8c3468', '#e86c94', '#ffa4ac'],
  ['#245c70', '#3ca4a0', '#8cdcb8'],
  ['#a87c64', '#fce4b0', '#fffbe4'],
]

export default {
  alt: 'Il mercato notturno di Chiang Mai dall’alto di una veranda: ombrelli di carta accesi lungo la via fra le case di teak, la gente che passeggia, in fondo il tempio e il chedi dorato; alla finestra un artigiano dipinge un ombrello, un gatto guarda dalla ringhiera',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.7, 0.5], horizon: 26 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => mountainNight(k))
    stars(s, { count: 60, seed: 9, below: 0.1 })
    f.draw(s.k, (k) => {
      const r = random(7)
      oldTown(k)
      const glow = k.createRadialGradient(118, 32, 2, 118, 32, 60)
      for (const [t, a] of points('0 0.560 0.200 0.360 0.400 0.200 0.600 0.090 0.800 0.025 1 0'))
        glow.addColorStop(t, `rgba(255,166,110,${a})`)
      k.fillStyle = glow
      k.fillRect(-8, -8, 176, 110)
      at(k, 131, 33, 0.58, goldenChedi)
      for (const [x, y, q] of points('146 34 6 156 33 5 140 34.500 4 102 33 4 94 34 5', 3))
        darkTree(k, x, y, q)
      at(k, 113.6, 34.2, 0.46, temple)
      ground(k)
      const all = []
      for (const [i, z] of [20, 28, 36, 46, 55, 66, 78, 92, 108, 126, 146].entries())
        all.push([
          z + 40,
          () =>
            house(
              k,
              z,
              [28, 36, 46, 55, 66, 78, 92, 108, 126, 146, 168][i],
              i,
              i % 3 === 1 ? 1 : 0,
            ),
        ])
      for (const [i, z] of [36, 54, 70, 88, 110].entries())
        all.push([z + 6, () => farHouse(k, -0.6, z, z + 13, i ? 5.2 : 4.6, i ? 8.6 : 7.4, i)])
      const row = (x, start, grow, seed) => {
        let z = start
        let n = seed
        while (z < 168) {
          const [zz, m, dx] = [z, n, (r() - 0.5) * 0.3]
          all.push([
            zz,
            () => {
              table(k, x + dx, zz, m)
              parasol(
                k,
                x + dx,
                zz - 0.1,
                1.45,
                PAPERS[[0, 2, 4, 1, 3, 5, 2, 0, 4, 3, 1][m % 11]],
                m * 0.4,
              )
            },
          ])
          z += 3.3 + z * grow
          n += 1
        }
      }
      row(-10.6, 21.5, 0.012, 1)
      row(-3.5, 26, 0.012, 6)
      // Those who stroll between the rows.
      for (let i = 0; i < 27; i++) {
        const z = 29.5 + i * 2.3 + r() * 1.6
        const x = -8.7 + r() * 3.5
        const pose = ['walk', 'stand', 'walkOther', 'hips', 'walk', 'camera', 'point'][
          Math.floor(r() * 7)
        ]
        const o = {
          ...POSES[pose],
          skin: SKINS[Math.floor(r() * 4)],
          top: COATS[Math.floor(r() * 6)],
          low: r() < 0.6 ? DARK : COATS[Math.floor(r() * 6)],
          hair: r() < 0.8 ? ['#21293a', '#182232'] : ['#a8703c', '#70443c'],
          cut: ['short', 'bun', 'long'][Math.floor(r() * 3)],
          view: r() < 0.5 ? 'back' : undefined,
          light: x > -7 ? 1 : -1,
          dress: r() < 0.26 ? 'skirt' : undefined,
          hat: r() < 0.12 ? ['brim', '#fff0c4', '#c89c70'] : undefined,
        }
        const [flip, tall] = [r() < 0.5, 1.5 + r() * 0.3]
        all.push([
          z,
          () => {
            const [px, py] = P(x, 0, z)
            lens(k, 'rgba(112,48,84,0.55)', px, py, 0.42 * metre(z), 0.1 * metre(z))
            stand(k, px, py, tall * metre(z), o, { flip })
          },
        ])
      }
      // A mother and her boy, on the way to the sweets.
      const [hair, top] = [['#21293a', '#182232'], PLUM]
      for (const [x, z, tall, o] of [
        [
          -7.5,
          26.6,
          1.6,
          {
            ...POSES.walk,
            skin: SKINS[1],
            top: TEAL,
            low: GOLD,
            dress: 'sarong',
            cut: 'bun',
            hair,
            light: -1,
            armFar: [34, 16],
          },
        ],
        [
          -6.7,
          26.5,
          1.05,
          {
            ...POSES.walkOther,
            skin: SKINS[1],
            top,
            low: DARK,
            shorts: true,
            bare: true,
            hair,
            light: -1,
            armFar: [96, 14],
          },
        ],
      ])
        all.push([
          z,
          () => {
            const [px, py] = P(x, 0, z)
            lens(k, 'rgba(112,48,84,0.55)', px, py, 0.42 * metre(z), 0.1 * metre(z))
            stand(k, px, py, tall * metre(z), o)
          },
        ])
      all.sort((a, b) => b[0] - a[0])
      for (const [, draw] of all) draw()
      // Our own eaves, two lamps of paper on them.
      path(k, '#182b47', 'M168 -8H128C142 -3 156 1.500 168 7.500Z')
      stroke(k, '#c8705c', 0.4, 'M131 -6.500C144 -2 157 2.300 168 7.800')
      for (const [x, y, q, n] of points('146.500 5.800 1.900 0 156.500 12 2.200 1', 4)) {
        stroke(k, '#182b47', 0.25, `M${x} -2V${y}`)
        lantern(
          k,
          x,
          y + 1.2 * q,
          q,
          [
            ['#ffb04c', '#fff0b4'],
            ['#f4745c', '#ffd08c'],
          ][n],
        )
      }
      litWindow(k)
      veranda(k)
      at(k, 130, 71.4, 1.05, cat)
    })
    return finish(s, { bloom: 0.18, threshold: 0.8, vignette: 0.14 })
  },
}
