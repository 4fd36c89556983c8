import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { house, metre, P, stoop } from '../../things/brownstone-row.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { bareTree, farSide, lamp, snowedCar, snowman } from '../../things/winter-street.js'

const RUST = ['#94505c', '#542c54', '#b8706c', '#ffc464']
const PLUM = ['#744464', '#442850', '#945c70', '#ffcc70']
const OCHRE = ['#a8645c', '#64385c', '#cc8870', '#ffc05c']
const WINE = ['#84404c', '#4c244c', '#a85c60', '#ffd080']

export default {
  alt: 'Sera di neve fra le case di arenaria bruna di Brooklyn: finestre accese, scalinate bianche, in fondo alla via i grattacieli di Manhattan; un papà tira lo slittino, un vicino spala e un pupazzo di neve aspetta sui gradini',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dusk, sun: [0.3, 0.6], horizon: 57 / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, 58)
      for (const [a, c] of [
        [0, '#28387c'],
        [0.5, '#5868a8'],
        [0.85, '#a8a0c8'],
        [1, '#f0c0b8'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      // Low cloud, lit by the town from below.
      path(
        k,
        '#3c4c90',
        'M-6 -6H110C104 3 92 6 82 5C74 10 62 11 52 8C40 14 26 13 16 9C8 13 0 13 -6 11Z',
      )
      path(
        k,
        '#4c5ca0',
        'M-6 11C0 13 8 13 16 9C26 13 40 14 52 8C62 11 74 10 82 5C78 13 66 17 54 15C42 21 28 20 18 16C10 20 2 20 -6 17Z',
      )
      path(
        k,
        '#8c8cc0',
        'M-6 38C6 34 16 36 24 33C34 31 44 35 54 32C62 31 70 33 76 31V40C64 39 58 42 48 40C36 43 24 40 12 43C4 43 0 42 -6 43Z',
      )
      // Over the river at the end of the street: the towers of Manhattan.
      const r = random(14)
      for (const [x, y, q] of points(
        '30 45 4 34 40 3.600 38 43 4 41.500 36 3.600 51 38 3.600 54.600 43 4 58 40 3.600 61 45 4',
        3,
      )) {
        fill(k, '#8c88b8', [
          [x, 60],
          [x, y],
          [x + q, y],
          [x + q, 60],
        ])
        fill(k, '#a49cc4', [
          [x, 60],
          [x, y],
          [x + q * 0.4, y],
          [x + q * 0.4, 60],
        ])
        for (let i = 0; i < 11; i++)
          path(k, '#ffd890', `M${x + 0.4 + r() * (q - 1)} ${y + 1 + r() * 12}h0.420v0.420h-0.420Z`)
      }
      fill(k, '#7c80b4', points('45.600 60 46 29.500 48.600 29.500 49.200 60'))
      fill(k, '#a4a4cc', points('45.600 60 46 29.500 47 29.500 46.400 60'))
      stroke(k, '#7c80b4', 0.3, 'M47.300 29.500V22.500')
      for (let i = 0; i < 14; i++)
        path(k, '#ffd890', `M${46.2 + r() * 2.2} ${32 + r() * 22}h0.420v0.420h-0.420Z`)
      fill(k, '#6c70a8', points('26 58 34 55.500 44 56 54 55.600 66 57 66 60 26 60'))
      // Snow on the street; the wheels have left their tracks.
      const ground = (c, ...list) =>
        fill(
          k,
          c,
          list.map((p) => P(...p)),
        )
      ground('#94a4d8', [-60, 120, 0], [60, 120, 0], [60, 6.6, 0], [-60, 6.6, 0])
      ground('#a8b8e8', [-4.4, 120, 0], [6, 120, 0], [6, 6.6, 0], [-1, 6.6, 0], [0.2, 20, 0])
      for (const [a, b] of points('-6.400 -5.800 -4.500 -4 -3 -2.500 -1.300 -0.800'))
        ground('#7484c0', [a, 100, 0], [b, 100, 0], [b, 6.6, 0], [a, 6.6, 0])
      farSide(k)
      snowedCar(k, -9.2, -7.3, 40, 44.4, ['#5c7cb0', '#44548c'])
      snowedCar(k, -9.2, -7.3, 30, 34.4, ['#c85c5c', '#84405c'])
      snowedCar(k, -9.3, -7.4, 22, 26.2, ['#e0b04c', '#a0704c'])
      // The row of houses, from the end of the street to us; then what stands before them.
      const row = [
        [74, 30, PLUM, '01000101000'],
        [64, 10, RUST, '10100010101'],
        [55, 9, OCHRE, '01011000100'],
        [47, 8, WINE, '10010100010'],
        [40, 7, RUST, '01100011001'],
        [33.4, 6.6, PLUM, '11000100100'],
        [27, 6.4, OCHRE, '01010010010'],
        [20.8, 6.2, RUST, '11101000101'],
        [14.8, 6, WINE, '01001100110'],
        [8.8, 6, OCHRE, '11010010100'],
        [2.9, 5.9, PLUM, '01000100100'],
      ]
      row.forEach(([z, wide, tones, lit], i) =>
        house(k, z, wide, tones, lit, 12.2 + ((i * 7) % 4) * 0.35),
      )
      const put = (X, Z, tall, o, flip) => {
        const [x, y] = P(X, Z)
        stand(
          k,
          x,
          y,
          tall * metre(Z),
          { light: 1, hair: ['#2c1c34', '#1c142c'], low: ['#44406c', '#242450'], ...o },
          { flip, fall: [-0.9, -0.12], shade: '#6c78b8' },
        )
        return [x, y]
      }
      const pool = (X, Z) => {
        ground(
          'rgba(255,216,152,.5)',
          ...Array.from({ length: 24 }, (_, i) => [
            X + Math.cos(i * 0.262) * 2,
            Z + Math.sin(i * 0.262) * Z * 0.1,
            0,
          ]),
        )
        ground(
          'rgba(255,236,188,.5)',
          ...Array.from({ length: 24 }, (_, i) => [
            X + Math.cos(i * 0.262) * 1.1,
            Z + Math.sin(i * 0.262) * Z * 0.055,
            0,
          ]),
        )
      }
      // Warm light from the windows on the snow.
      for (const [z, wide] of row.slice(4, 10))
        ground(
          'rgba(255,208,148,.22)',
          [4.6, z + wide * 0.4, 0],
          [4.6, z + wide * 0.92, 0],
          [2.6, z + wide * 0.82, 0],
          [2.6, z + wide * 0.46, 0],
        )
      for (const [i, [z, wide, tones]] of row.slice(1, 10).entries()) {
        stoop(k, z, wide, tones, i)
        // Who stands on the steps or in the way, house by house.
        if (z === 40)
          put(1.6, 40, 1.7, {
            ...POSES.walk,
            skin: SKINS[2],
            top: ['#e0a84c', '#94604c'],
            dress: 'coat',
          })
        if (z === 33.4) {
          const [x, y] = P(0.2, 33)
          bareTree(k, x, y, 2.7 * metre(33), ['#3c2c54', '#c4ccf0'], 5)
        }
        if (z === 27) {
          pool(0.9, 27)
          lamp(k, 0.9, 27.6)
          put(2, 25.4, 1.72, {
            ...POSES.stand,
            skin: SKINS[0],
            top: ['#4c9cb0', '#28507c'],
            hat: ['knit', '#e0586c', '#fff0dc'],
            armNear: [40, 20],
            armFar: [54, 10],
            lean: 14,
            after: (c, j, flat) => {
              const [a, b] = j.armNear.hand
              stroke(c, flat ?? '#54304c', 0.2, `M${a - 0.7} ${b - 1.3}L${a + 1.6} ${b + 2.2}`)
              if (!flat)
                path(
                  c,
                  '#c4ccdc',
                  `M${a + 1.3} ${b + 1.9}L${a + 2} ${b + 1.8}L${a + 2.7} ${b + 3}L${a + 1.7} ${b + 3.1}Z`,
                )
            },
          })
          const [hx, hy] = P(2.9, 25.2)
          path(
            k,
            '#dce4fc',
            `M${hx - 2} ${hy + 0.4}Q${hx - 1} ${hy - 2.4} ${hx + 1} ${hy - 2.2}Q${hx + 2.8} ${hy - 1.6} ${hx + 3} ${hy + 0.4}Z`,
          )
        }
        if (z === 20.8) {
          // The neighbour opens her door.
          const [x, y] = P(5.3, 22, 2.2)
          stand(
            k,
            x,
            y,
            1.62 * metre(22),
            {
              ...POSES.wave,
              skin: SKINS[3],
              top: ['#3c9c90', '#245468'],
              dress: 'coat',
              cut: 'bun',
              hair: ['#d8d8e8', '#a0a0bc'],
              light: 1,
              low: ['#44406c', '#242450'],
            },
            { flip: true },
          )
        }
        if (z === 14.8) {
          snowman(k, 2.15, 15)
        }
      }
      // The sled on the road.
      const [sx, sy] = P(-3.2, 19)
      const m = metre(19)
      put(-1.6, 19, 1.76, {
        ...POSES.walk,
        skin: SKINS[1],
        top: ['#e0584c', '#84304c'],
        hat: ['knit', '#f0b84c', '#fff0dc'],
        armNear: [-46, 6],
        lean: 8,
      })
      stroke(
        k,
        '#4c3450',
        0.18,
        `M${sx + 1.05 * m} ${sy - 0.78 * m}L${sx + 0.5 * m} ${sy - 0.26 * m}`,
      )
      stroke(
        k,
        '#6c3450',
        0.34,
        `M${sx - 0.62 * m} ${sy}H${sx + 0.5 * m}Q${sx + 0.7 * m} ${sy} ${sx + 0.6 * m} ${sy - 0.3 * m}`,
      )
      path(
        k,
        '#c8784c',
        `M${sx - 0.6 * m} ${sy - 0.26 * m}H${sx + 0.52 * m}V${sy - 0.18 * m}H${sx - 0.6 * m}Z`,
      )
      stand(k, sx - 0.16 * m, sy - 0.3 * m, 1.02 * m, {
        ...POSES.sit,
        near: [70, 40],
        far: [64, 36],
        skin: SKINS[0],
        top: ['#f4c454', '#a8704c'],
        low: ['#4c6cac', '#2c3c74'],
        hair: ['#8c5438', '#543038'],
        hat: ['knit', '#e0586c', '#fff0dc'],
        light: 1,
        armFar: [120, 20],
      })
      // Our own tree over the street, and the last flakes.
      bareTree(k, 4, 100, 37, ['#1c1838', '#a8b4e4'], 8, 6)
      const q = random(77)
      for (let i = 0; i < 120; i++) {
        const [x, y, d] = [q() * 164, q() * 92, 0.1 + q() ** 3 * 0.42]
        k.fillStyle = 'rgba(240,244,255,.85)'
        k.beginPath()
        k.arc(x, y, d, 0, 7)
        k.fill()
      }
    })
    return finish(s, { vignette: 0.2 })
  },
}
