import { field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'

import { backdrop, terrace } from '../../things/marrakech-backdrop.js'
import { juiceCart, kitchen, metre, P, pool, smoke } from '../../things/marrakech-evening.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'

const ROBES = [
  ['#e8a05c', '#94505c'],
  ['#6c8cc0', '#3c4478'],
  ['#e8dcc8', '#a4889c'],
  ['#b8606c', '#6c2c50'],
  ['#5ca088', '#2c5468'],
  ['#a878b0', '#583c74'],
]

export default {
  alt: 'La piazza Jemaa el-Fna di Marrakech al crepuscolo, da una terrazza: le cucine accese e il loro fumo, i cerchi attorno al cantastorie e ai musicisti, i carretti d’arance, il minareto della Koutoubia; una cicogna nel nido',
  heart: 22,
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.3, 0.5], horizon: 47 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 50)
      for (const [a, c] of [
        [0, '#1c2464'],
        [0.35, '#54428c'],
        [0.66, '#c0607c'],
        [0.86, '#f8985c'],
        [1, '#ffcc78'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
    })
    stars(s, { count: 50, seed: 6, below: 0.2 })
    f.draw(s.k, (k) => {
      streak(k, '#9c5c98', 40, 12, 36, 2.6, 5)
      streak(k, '#e0787c', 96, 24, 30, 2, 8)
      streak(k, '#f4a074', 12, 30, 26, 2, 3)
      streak(k, '#fcb878', 70, 38, 22, 1.4, 6)
      path(
        k,
        '#fff0d0',
        'M96 10.400a4.200 4.200 0 1 0 4.600 5.800a3.600 3.600 0 0 1 -4.600 -5.800Z',
      )
      backdrop(k)
      const r = random(9)
      // The ground: far rose, near violet.
      const ground = k.createLinearGradient(0, 54, 0, 90)
      ground.addColorStop(0, '#c87070')
      ground.addColorStop(0.35, '#8c4c70')
      ground.addColorStop(1, '#4c2c60')
      fill(k, ground, points('-6 55 112 55 130 58 166 63 166 94 -6 94'))
      const put = (X, Z, o, flip, tall = 1.72) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { hair: ['#2c1c34', '#1c142c'], low: ['#4c3464', '#2c1c44'], ...o },
          { flip, fall: [0.7, 0.1], shade: '#5c3060' },
        )
      }
      const robed = (i, more) => ({
        ...POSES[['stand', 'walk', 'hips', 'walkOther'][i % 4]],
        skin: SKINS[1 + (i % 3)],
        top: ROBES[i % 6],
        low: ROBES[i % 6],
        dress: i % 3 ? 'sarong' : 'coat',
        hat: [
          ['wrap', '#f0e4d0'],
          undefined,
          ['knit', '#c84c54', '#f0d8b8'],
          undefined,
          ['brim', '#f0d098', '#a87c70'],
        ][i % 5],
        cut: ['short', 'long', 'bun'][i % 3],
        ...more,
      })
      const scene = []
      // Kitchens in two rows, smoke over them.
      for (const [X, Z, wide, n] of points(
        '-26 92 12 1 -12 94 12 2 2 92 13 3 17 94 12 4 -22 72 11 5 -9 73 11 6 4 72 12 7 18 73 10 8',
        4,
      ))
        scene.push([
          Z + 2,
          () => {
            kitchen(k, X, Z, wide, 5, n, () => {
              for (let i = 0; i < 5; i++)
                put(
                  X + 1 + i * (wide / 5.4),
                  Z + 3,
                  { ...robed(i + n), light: i % 2 ? 1 : -1 },
                  i % 2 === 1,
                  1.6,
                )
            })
            for (let i = 0; i < 6; i++)
              put(
                X + 0.6 + i * (wide / 5.6) + r(),
                Z - 1.2,
                { ...robed(i * 3 + n), view: i % 3 ? 'back' : undefined, light: -1 },
                i % 2 === 0,
                1.6,
              )
          },
        ])
      // Circles of listeners with a lamp in their middle.
      const circle = (X, Z, R, n, seed) => {
        scene.push([
          Z + R * 2.4,
          () => {
            pool(k, X, Z, R * 1.35, 'rgba(255,176,96,.4)')
            pool(k, X, Z, R * 0.8, 'rgba(255,208,128,.55)')
          },
        ])
        for (let i = 0; i < n; i++) {
          const a = (i / n) * Math.PI * 2 + 0.1
          const [px, pz] = [X + Math.cos(a) * R, Z + Math.sin(a) * R * 1.7]
          const near = Math.sin(a) < -0.3
          scene.push([
            pz,
            () =>
              put(
                px,
                pz,
                {
                  ...robed(i + seed, { ...POSES[i % 4 === 2 ? 'hips' : 'stand'] }),
                  view: near ? 'back' : undefined,
                  light: Math.cos(a) > 0 ? -1 : 1,
                },
                Math.cos(a) > 0,
                1.6 + ((i * 7) % 3) * 0.07,
              ),
          ])
        }
      }
      circle(-9.5, 48, 3.6, 15, 1)
      scene.push([
        48,
        () => {
          put(
            -9.5,
            48,
            {
              ...POSES.wave,
              armNear: [-130, -30],
              skin: SKINS[2],
              top: ['#fff4e0', '#c8a4a8'],
              low: ['#fff4e0', '#c8a4a8'],
              dress: 'sarong',
              hat: ['knit', '#d83c48', '#f0d8b8'],
              light: 1,
            },
            false,
            1.8,
          )
          const [x, y] = P(-8.5, 47)
          path(
            k,
            '#ffe8a0',
            `M${x - 0.4} ${y}L${x - 0.6} ${y - 1}L${x} ${y - 1.7}L${x + 0.6} ${y - 1}L${x + 0.4} ${y}Z`,
          )
        },
      ])
      circle(8, 42, 3.4, 13, 4)
      for (const [dx, dz, n] of points('-0.900 0 1 0.200 0.600 3 1.200 -0.200 5', 3))
        scene.push([
          42 + dz,
          () => {
            put(
              8 + dx,
              42 + dz,
              {
                ...robed(n, {}),
                top: ['#3c9cb0', '#245878'],
                low: ['#3c9cb0', '#245878'],
                dress: 'sarong',
                armNear: [40, 70],
                armFar: [52, 60],
                hat: ['knit', '#28204c', '#f4d06c'],
                light: -1,
              },
              dx > 0,
              1.74,
            )
          },
        ])
      for (const [X, Z, c] of [
        [-21, 31, ['#3c9c7c', '#246058']],
        [-13.6, 32, ['#e08c3c', '#94503c']],
        [17.5, 34, ['#3c9c7c', '#246058']],
      ])
        scene.push([
          Z,
          () => {
            pool(k, X, Z - 0.6, 2.6, 'rgba(255,192,108,.5)')
            juiceCart(k, X, Z, c)
          },
        ])
      for (const [X, Z, i, flip] of points(
        '-11 31 7 1 -10.200 31.400 2 1 -18.400 30 9 1 15 33 4 0 14.200 33.400 13 0 0 35 1 0 1 35.300 7 0 -4 52 3 1 -3 53 10 1 22 50 5 0 -26 56 9 0 28 44 2 1 -17 42 15 0 3 60 6 1 -1 61 8 0',
        4,
      ))
        scene.push([
          Z,
          () =>
            put(
              X,
              Z,
              { ...robed(i, { ...POSES[i % 2 ? 'walk' : 'walkOther'] }), light: -1 },
              flip === 1,
            ),
        ])
      // Two travellers on their way to the music.
      scene.push([
        34.5,
        () => {
          put(3.4, 34.5, {
            ...POSES.walk,
            skin: SKINS[0],
            top: ['#f4c454', '#a8685c'],
            low: ['#5c74a8', '#343c70'],
            cut: 'long',
            hair: ['#a8643c', '#6c3c3c'],
            pack: ['#e0605c', '#84304c'],
            light: 1,
          })
          put(
            4.3,
            34.2,
            {
              ...POSES.point,
              skin: SKINS[3],
              top: ['#4ca8a4', '#285874'],
              low: ['#c8b090', '#7c6070'],
              light: 1,
            },
            false,
            1.8,
          )
        },
      ])
      scene.sort((a, b) => b[0] - a[0])
      for (const [, draw] of scene) draw()
      smoke(k, 66, 53, 36, 18, 5, 1)
      smoke(k, 92, 53, 30, 14, 4, 3)
      smoke(k, 81, 57, 24, 12, 3.4, 5)
    })
    f.draw(s.k, (k) => {
      terrace(k)
    })
    return finish(s, { bloom: 0.18, threshold: 0.8, vignette: 0.2 })
  },
}
