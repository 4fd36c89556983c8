import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { liberty, pedestal, starFort, tree } from '../../things/liberty-dawn.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'
import { streak } from '../../things/streak.js'

const WATER = 74

export default {
  alt: 'La Statua della Libertà all’alba, vista dal battello: il primo sole accende il rame verde e la pietra, la luna piena tramonta e lontano ci sono i grattacieli; una bambina alza il gelato come una fiaccola',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [1.1, 0.6], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, WATER)
      for (const [a, c] of [
        [0, '#2c4c84'],
        [0.4, '#6c88b0'],
        [0.7, '#d4b4b4'],
        [0.88, '#fccca0'],
        [1, '#ffe4b4'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      // The full moon over the far shore.
      path(k, '#fff4dc', 'M23 26a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z')
      path(
        k,
        '#ecd8cc',
        'M25.500 24.500q1 -1.600 2.600 -1.200q0.600 1.400 -0.800 2.200q-1.600 0.200 -1.800 -1ZM28.500 28.500q1.600 -0.800 2.600 0.200q-0.600 1.600 -2.200 1.400q-1 -0.600 -0.400 -1.600Z',
      )
      for (const [x, y, l, q, c, n] of [
        [46, 45, 36, 2.2, '#f8c8ac', 1],
        [8, 51, 26, 1.7, '#fcd4ac', 2],
        [138, 21, 32, 2.6, '#ecc0b4', 3],
        [152, 33, 24, 1.7, '#fcd0a8', 4],
      ])
        streak(k, c, x, y, l, q, n)
      // The far shores: New Jersey low on the left, the towers of Manhattan on the right.
      fill(
        k,
        '#c8a4a8',
        points(
          '-6 71.600 4 71 10 69 14 69.400 17 68.600 20 69.600 26 70.400 34 69 40 70.600 60 70 60 74 -6 74',
        ),
      )
      const r = random(9)
      const tower = (x, wide, tall, top) => {
        fill(k, '#c49ca8', [
          [x, 74],
          [x, 73 - tall],
          [x + wide, 73 - tall],
          [x + wide, 74],
        ])
        fill(k, '#fcd4b0', [
          [x + wide * 0.55, 74],
          [x + wide * 0.55, 73 - tall],
          [x + wide, 73 - tall],
          [x + wide, 74],
        ])
        if (top)
          fill(k, '#c49ca8', [
            [x + wide * 0.2, 73 - tall],
            [x + wide * 0.5, 73 - tall - top],
            [x + wide * 0.8, 73 - tall],
          ])
      }
      for (let i = 0; i < 26; i++) {
        const u = i / 25
        const bell = Math.exp(-(((u - 0.46) / 0.3) ** 2))
        tower(123 + u * 40, 1.1 + r() * 1.2, 2 + bell * (4 + r() * 6), i % 6 === 2 ? 1.6 : 0)
      }
      // One tower higher than all: it tapers, with its mast.
      fill(k, '#b890a8', points('139 74 139.300 58.600 141.700 58.600 142 74'))
      fill(k, '#ffe0bc', points('140.800 74 140.300 58.600 141.700 58.600 142 74'))
      stroke(k, '#b890a8', 0.22, 'M140.500 58.600V54.400')
      // The island behind its sea wall: trees, the fort, the statue.
      for (const [x, q] of points('48 3 53 3.600 57.500 3.200 62 3.800 131 3.400 126 3.800', 2))
        tree(k, x, 71.4, q, x)
      at(k, 92, 70.6, 0.72, (c) => {
        starFort(c)
        at(c, 0, -9, 1, pedestal)
        at(c, 0, -46.8, 1, liberty)
      })
      fill(
        k,
        '#5c8460',
        points('34 74 42 71.600 56 71.400 70 72.200 120 72 134 71 146 72.400 150 74'),
      )
      fill(k, '#a4b070', points('96 73 110 71.900 124 71.400 134 71 144 72 138 72.700 116 72.800'))
      for (const [x, q] of points(
        '38 2.400 42.500 3.200 47 3.700 51 3 55 3.900 60 3.200 64 2.300 70 1.700 116 2 120.500 2.900 125 3.300 129.500 3.800 134 3.100 138.500 3.500 142.500 2.500',
        2,
      ))
        tree(k, x, 72.8, q, x * 3)
      stroke(k, '#8c7488', 0.26, 'M108 72.400V61')
      path(
        k,
        '#e86c60',
        'M107.900 61.200C106 60.600 104.400 61.600 102.800 61V63.200C104.400 63.800 106 62.800 107.900 63.400Z',
      )
      fill(k, '#9c7890', points('32 74.600 34 73.300 150 73.300 152 74.600'))
      fill(k, '#fcdcb0', points('33.500 73.600 34 73.200 150 73.200 150.500 73.600'))
    })
    stillWater(s, {
      y: (WATER + 0.5) / 90,
      sway: 1.4,
      press: 1.5,
      veil: [
        [0, '#fcd8b0', 0.3],
        [0.3, '#8c9cb4', 0.42],
        [1, '#1c4478', 0.9],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(3)
      for (let i = 0; i < 60; i++) {
        const t = r()
        const [x, y, l] = [r() * 170 - 5, WATER + 1 + t * 15, 1 + t * 6]
        path(
          k,
          i % 2 ? 'rgba(28,60,112,.45)' : x > 96 ? 'rgba(255,216,168,.55)' : 'rgba(190,200,216,.4)',
          `M${x - l} ${y}q${l} ${-0.16 - t * 0.3} ${l * 2} 0q${-l} ${0.16 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // Gulls.
      for (const [x, y, q, flip] of points(
        '58 33 1.500 0 66 39 1 1 124 43 1.100 0 49 41 0.800 0',
        4,
      ))
        at(
          k,
          x,
          y,
          q,
          (c) => {
            path(
              c,
              '#fff4e0',
              'M-0.900 0.100C-0.300 -0.500 0.900 -0.600 1.800 -0.100C1 0.400 -0.200 0.500 -0.900 0.100Z',
            )
            path(
              c,
              '#6c7ca4',
              'M0.200 -0.200C-0.400 -1.400 -1.600 -2 -3 -1.800C-2 -1.300 -1 -0.600 -0.400 0.100Z',
            )
            path(
              c,
              '#fff4e0',
              'M0.700 -0.200C1 -1.500 2.200 -2.200 3.600 -2.100C2.600 -1.600 1.800 -0.800 1.300 0Z',
            )
          },
          flip === 1,
        )
      // The bow of our own boat: deck, rail, those who came early.
      path(k, '#2c2c5c', 'M-6 84.500C14 83 34 85 48 88C55 89.500 60 91.500 63 94H-6Z')
      path(
        k,
        '#c88c84',
        'M-6 83.600C14 82.200 34 84.200 48 87.200C53 88.300 57 89.600 60 91.200C54 89.800 40 87.400 30 86.400C18 85.200 4 85 -6 85.600Z',
      )
      path(
        k,
        '#4c4478',
        'M-6 85.600C4 85 18 85.200 30 86.400C40 87.400 54 89.800 60 91.200L63 94H-6Z',
      )
      const rail = (t) => {
        const x = -4 + t * 63
        return [x, 84 + 6.4 * t ** 2.2]
      }
      for (let i = 0; i <= 8; i++) {
        const [x, y] = rail(i / 8)
        stroke(k, '#f4d8c0', 0.34, `M${x} ${y + 0.6}V${y - 3.6}`)
      }
      for (const up of [3.6, 2.2, 0.9]) {
        const line = Array.from({ length: 25 }, (_, i) => rail(i / 24))
        stroke(
          k,
          up > 3 ? '#ffe8c8' : '#c8a4ac',
          up > 3 ? 0.5 : 0.26,
          `M${line.map(([x, y]) => `${x.toFixed(2)} ${(y - up).toFixed(2)}`).join('L')}`,
        )
      }
      const person = (x, y, high, o, flip) =>
        stand(
          k,
          x,
          y,
          high,
          { light: 1, hair: ['#3c2c44', '#241c34'], low: ['#4c4c84', '#2c2c58'], ...o },
          { flip, fall: [-1.1, -0.1], shade: '#34306c' },
        )
      person(12, 87.6, 10.4, {
        ...POSES.camera,
        skin: SKINS[1],
        top: ['#f0a04c', '#9c5458'],
        hat: ['cap', '#f4e4cc'],
        low: ['#6c6488', '#3c3868'],
      })
      person(21, 87.2, 9.8, {
        ...POSES.stand,
        skin: SKINS[0],
        top: ['#4ca4b0', '#2c5480'],
        cut: 'long',
        hair: ['#a86c44', '#6c4048'],
        dress: 'coat',
        armFar: [40, 60],
      })
      person(26.4, 87.8, 6.9, {
        ...POSES.stand,
        skin: SKINS[2],
        top: ['#f0645c', '#94385c'],
        dress: 'skirt',
        low: ['#f0645c', '#94385c'],
        armFar: [166, 4],
        after: (c, j, flat) => {
          if (flat) return
          const [hx, hy] = j.armFar.hand
          path(c, '#d8a05c', `M${hx - 0.3} ${hy - 0.6}H${hx + 0.34}L${hx + 0.06} ${hy + 0.5}Z`)
          path(c, '#ffe4e0', `M${hx - 0.42} ${hy - 0.6}a0.440 0.480 0 1 1 0.880 0Z`)
          // A crown of green foam.
          const [x, y] = j.head
          for (const a of [-60, -30, 0, 30, 60]) {
            const [u, v] = [Math.sin((a * Math.PI) / 180), -Math.cos((a * Math.PI) / 180)]
            fill(c, '#8cdcb0', [
              [x + u * 0.4 - v * 0.13, y + v * 0.4 + u * 0.13],
              [x + u * 1.05, y + v * 1.05],
              [x + u * 0.4 + v * 0.13, y + v * 0.4 - u * 0.13],
            ])
          }
          path(
            c,
            '#5cb894',
            `M${x - 0.46} ${y - 0.12}Q${x} ${y - 0.4} ${x + 0.46} ${y - 0.16}V${y - 0.4}Q${x} ${y - 0.66} ${x - 0.46} ${y - 0.36}Z`,
          )
        },
      })
    })
    return finish(s, { vignette: 0.18 })
  },
}
