import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stars } from '../../nature/sky.js'
import { royalPalm } from '../../things/calle-ocho-life.js'
import { koutoubia } from '../../things/jemaa-el-fna.js'
import {
  juiceCart,
  kitchen,
  metre,
  mintTea,
  P,
  pool,
  smoke,
  storkNest,
} from '../../things/marrakech-evening.js'
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
      // The Atlas far off, the gardens, the minaret.
      fill(
        k,
        '#b8688c',
        points(
          '-6 47 6 43.500 16 45 28 41.500 38 44 52 42.500 64 45 80 43 96 45.500 112 42.800 126 44.500 142 42 154 44.500 166 43 166 52 -6 52',
        ),
      )
      fill(
        k,
        '#94507c',
        points('-6 49 20 47.500 50 48.500 90 47.500 130 48.500 166 47 166 54 -6 54'),
      )
      fill(
        k,
        '#84446c',
        points('-6 51.500 14 50.500 34 51.500 52 50.800 80 51.600 120 51 166 52 166 57 -6 57'),
      )
      fill(k, '#a4586c', points('24 55.500 24 53.400 37 53 60 53.400 60 55.500'))
      const far = ['#8c4c74', '#74406c', '#643864', '#84486c', '#5c3460']
      for (const [x, y, high, n] of points(
        '22 52 9 3 28 52.500 11 5 33 52 8 8 62 52 10 2 67 52.500 12 6 71 52 8.500 9',
        4,
      ))
        royalPalm(k, x, y, high, far, n)
      at(k, 47.5, 52.5, 0.53, koutoubia)
      const r = random(9)
      // Low houses all round, terraces with lamps; those on the sides come nearer.
      const houses = (list, tones) => {
        for (const [x, y, wide, tall] of points(list, 4)) {
          fill(k, tones[0], [
            [x, y],
            [x, y - tall],
            [x + wide, y - tall],
            [x + wide, y],
          ])
          fill(k, tones[1], [
            [x, y],
            [x, y - tall],
            [x + wide * 0.22, y - tall],
            [x + wide * 0.22, y],
          ])
          fill(k, tones[2], [
            [x - 0.2, y - tall],
            [x + wide + 0.2, y - tall],
            [x + wide + 0.2, y - tall - 0.5],
            [x - 0.2, y - tall - 0.5],
          ])
          for (let a = x + 0.9; a < x + wide - 1; a += 1.9)
            for (let b = y - tall + 1.2; b < y - 1.4; b += 2.6) {
              if (r() < 0.2) continue
              path(
                k,
                r() < 0.6 ? '#ffd080' : '#5c2c54',
                `M${a} ${b + 1.3}V${b + 0.4}A0.450 0.450 0 0 1 ${a + 0.9} ${b + 0.4}V${b + 1.3}Z`,
              )
            }
        }
      }
      houses(
        '-4 55 9 5 5 55 7 4 12 55 8 5.500 20 54.600 6 4 56 54.500 8 3.500 64 54.500 7 4.500 71 54.500 9 3.600 80 54.500 7 5 87 54.500 9 4 96 54.800 8 5.500 104 55 9 4.500',
        ['#a4546c', '#d88070', '#e89878'],
      )
      houses('-6 58 10 9 112 57 10 7 122 58 9 9', ['#8c4468', '#c46c6c', '#dc8874'])
      houses('130 60 13 12 143 62 14 16 156 64 14 20', ['#743c64', '#ac5c6c', '#cc7c74'])
      // Parasols on the terrace of the tall one.
      for (const [x, y, c] of [
        [133, 47, '#f0b45c'],
        [138, 47.2, '#e8ecd8'],
        [147, 45, '#e0605c'],
        [153, 45.2, '#f0b45c'],
      ]) {
        stroke(k, '#4c2850', 0.24, `M${x} ${y + 1.4}V${y - 1.8}`)
        path(k, c, `M${x - 2.2} ${y - 1.2}L${x} ${y - 2.6}L${x + 2.2} ${y - 1.2}Z`)
      }
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
      // Our terrace: a wall with stepped merlons, tea on it, a nest on the corner.
      const [DARK, EDGE, SIDE] = ['#34184c', '#c86c6c', '#54285c']
      const y = (x) => 85.4 + x * 0.012
      fill(k, DARK, points('-6 85.300 166 87.400 166 94 -6 94'))
      fill(k, EDGE, points('-6 84.700 166 86.800 166 87.600 -6 85.500'))
      for (const x of [50, 64, 78, 92, 106, 120]) {
        const b = y(x)
        path(
          k,
          DARK,
          `M${x} ${b}V${b - 1.8}H${x + 1.4}V${b - 3.4}H${x + 2.8}V${b - 5}H${x + 5.2}V${b - 3.4}H${x + 6.6}V${b - 1.8}H${x + 8}V${b}Z`,
        )
        path(
          k,
          EDGE,
          `M${x} ${b - 1.4}V${b - 1.8}H${x + 1.4}V${b - 3.4}H${x + 2.8}V${b - 5}H${x + 5.2}V${b - 4.6}H${x + 3.2}V${b - 3}H${x + 1.8}V${b - 1.4}Z`,
        )
      }
      at(k, 20, 84.4, 1.2, mintTea)
      fill(k, SIDE, points('140 94 140 72 142 70 156 70 158 72 158 94'))
      fill(k, '#8c4468', points('140 94 140 72 142 70 144 70 144 94'))
      fill(k, EDGE, points('139.400 72 141.600 69.600 156.400 69.600 158.600 72'))
      at(k, 149, 69.8, 1.06, storkNest)
    })
    return finish(s, { bloom: 0.18, threshold: 0.8, vignette: 0.2 })
  },
}
