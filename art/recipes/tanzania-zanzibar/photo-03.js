import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { ZEBRA, zebraBody, zebraNeck } from '../../things/zebra-pair.js'
import { clearDay } from './kit.js'

const softMorning = {
  ...clearDay,
  sky: [
    [0, '#7fb4cc'],
    [0.4, '#b9d6d4'],
    [0.75, '#f4ead0'],
    [1, '#fff3d8'],
  ],
}

const RIM =
  '-6 19.500 10 18.500 26 20 44 18.800 62 20.500 84 19 104 20.200 122 18.600 140 19.800 166 18.400'

/** The wall of the crater, level along its top, cut by gullies; the sun on the left. */
function wall(k) {
  fill(k, '#8fb0b4', [...rough(points(RIM), 0.5, 3), ...points('166 50 -6 50')])
  for (const [x, wide, top] of points(
    '2 9 24 20 14 21.500 38 8 27 55 16 22 78 9 25 96 15 22.500 116 12 26 138 16 22 156 10 24',
    3,
  )) {
    fill(
      k,
      '#7ca0a8',
      rough(
        [
          [x, top],
          [x + wide * 0.16, top + 6],
          [x + wide * 0.1, 36],
          [x + wide * 0.5, 42],
          [x + wide, 48],
          [x - wide * 0.3, 48],
          [x - wide * 0.16, 38],
          [x, top],
        ],
        0.6,
        wide + x,
      ),
    )
    fill(
      k,
      '#a6c2b8',
      rough(
        [
          [x - 0.4, top + 1],
          [x - wide * 0.14, 36],
          [x - wide * 0.36, 48],
          [x - wide * 0.9, 48],
          [x - wide * 0.42, 39],
          [x - wide * 0.24, top + 8],
          [x - 0.4, top + 1],
        ],
        0.5,
        wide + x + 40,
      ),
    )
  }
}

/** Cloud that pours over the rim and thins out on the slope. */
function pouringCloud(k) {
  path(
    k,
    '#dfe6e4',
    'M70 13C76 8.500 84 10 88 11.500C93 6.500 104 7 108 11C114 7.500 124 8 128 11C136 7.500 148 8 170 9V27C160 26 156 30 150 27.500C145 33 139 27 134 28.500C130 35 124 28 119 27C114 31.500 108 26.500 103 25.500C98 29 92 24 88 22C82 23 74 20 70 18.500C62 18 62 14 70 13Z',
  )
  path(
    k,
    '#fffaf0',
    'M73 14C79 10.500 85 12 89 13.500C94 9 103 9.500 107 13C113 10 123 10.500 127 13.500C135 10.500 148 10.500 170 11V20C160 20 155 24 149 21.500C144 26 138 21.500 133 22.500C129 28 124 22.500 119 21.500C114 25 108 21 103 20C98 23 92 19 88 18C82 18.500 76 17.500 73 17C68 17 68 14.600 73 14Z',
  )
}

/** A cattle egret in its stride, facing left. */
function egret(k) {
  path(k, 'rgba(60,80,60,.4)', 'M-1 0.300C3 -0.400 10 -0.300 13 0.500C10 1 3 1 -1 0.300Z')
  stroke(k, '#5a5a4a', 0.4, 'M0 -4L-1.500 -2L-1.200 0M1 -4L2.400 -2L3.200 0')
  path(k, '#ffffff', 'M-2 -6.500C-1 -8 3 -8 6.500 -4.500C4 -3.400 0 -3 -1.600 -4.500Z')
  path(k, '#dcd8e0', 'M-1.600 -4.500C1 -4 4 -4.600 6.500 -4.500C4 -3.400 0 -3 -1.600 -4.500Z')
  stroke(k, '#ffffff', 1, 'M-1.200 -6C-3 -7.500 -0.600 -9 -2 -10.600')
  path(k, '#f0c070', 'M-2.500 -11.600a1 0.900 0 1 0 0.010 0Z')
  path(k, '#e8963c', 'M-3.200 -11L-5.400 -10.300L-3.200 -10.100Z')
  path(k, '#2c2230', 'M-2.700 -11a0.220 0.220 0 1 0 0.010 0Z')
}

/** A red-billed oxpecker. */
function oxpecker(k) {
  path(
    k,
    '#6a5248',
    'M-3.500 -0.500C-2 -2.500 0.500 -3.600 1.500 -3.400C2.400 -3.400 2.800 -2.600 2.400 -1.800C1.600 -0.300 -0.500 0.200 -1.500 0L-4.500 0.800Z',
  )
  path(k, '#e8cc98', 'M2.400 -1.800C1.600 -0.300 -0.500 0.200 -1.500 0C0 -0.600 1 -1.300 1.500 -2Z')
  path(k, '#d83c34', 'M2.500 -3L4 -2.500L2.500 -2.100Z')
  path(k, '#f4d060', 'M1.800 -3.100a0.350 0.350 0 1 0 0.010 0Z')
}

/** Yellow flowers in the grass. */
function flowers(k, r, n, y0, y1, q0) {
  for (let i = 0; i < n; i++) {
    const t = r()
    const [x, y, q] = [r() * 168 - 4, y0 + (y1 - y0) * t, q0 * (0.6 + t * 0.7)]
    path(
      k,
      '#f7cf3c',
      `M${x - q} ${y}a${q} ${q * 0.62} 0 1 0 ${q * 2} 0a${q} ${q * 0.62} 0 1 0 ${-q * 2} 0Z`,
    )
    path(
      k,
      '#c8862c',
      `M${x - q * 0.35} ${y}a${q * 0.35} ${q * 0.24} 0 1 0 ${q * 0.7} 0a${q * 0.35} ${q * 0.24} 0 1 0 ${-q * 0.7} 0Z`,
    )
  }
}

export default {
  alt: 'Due zebre si riposano appoggiando la testa l’una sulla schiena dell’altra sul fondo fiorito del cratere di Ngorongoro; dal bordo scende la nuvola, e una bufaga sta in groppa',
  paint(w, h) {
    const s = new Scene(w, h, { mood: softMorning, sun: [0.05, 0.1], horizon: 0.55 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    const r = random(17)
    f.draw(s.k, (k) => {
      wall(k)
      pouringCloud(k)
      // Foot of the wall: forest, the soda lake with its pink line.
      fill(k, '#5f8a78', [
        ...rough(points('-6 45.500 20 44.800 50 46 84 45 120 46 166 45'), 0.5, 21),
        ...points('166 60 -6 60'),
      ])
      fill(k, '#a9bf7c', [
        ...rough(points('-6 48 40 47.400 90 48.200 166 47.400'), 0.3, 22),
        ...points('166 60 -6 60'),
      ])
      path(
        k,
        '#eef0e8',
        'M-6 49.500C10 48.600 24 49.200 40 49.400C30 51.500 10 52 -6 51.800ZM100 49.800C118 48.600 146 48.800 170 49.200V52C146 52.600 118 52 100 49.800Z',
      )
      path(
        k,
        '#f2a4ac',
        'M112 50.200C124 49.600 140 49.700 156 50.100C140 50.900 124 50.900 112 50.200ZM2 50.300C10 49.800 20 49.900 28 50.200C20 50.900 10 50.900 2 50.300Z',
      )
      for (const [x, y, q] of points(
        '10 47.500 4 17 47.300 5 24 47.600 3.600 142 47.600 4 150 47.300 5.500 158 47.500 4.400',
        3,
      ))
        acaciaFlat(k, x, y, q, ['#5c8560', '#9dba70', '#6a6a60'], -1)
      for (const [c, y] of [
        ['#b9c468', 52.5],
        ['#a3b455', 58],
        ['#8aa24a', 67],
        ['#728c44', 78],
      ])
        fill(
          k,
          c,
          rough(
            points(`-6 ${y} 40 ${y + 0.7} 80 ${y - 0.4} 126 ${y + 0.7} 166 ${y}`),
            0.3,
            y,
          ).concat(points('166 96 -6 96')),
        )
      // A herd of their kind, far off.
      for (const [x, y, q, flip] of points(
        '20 58 0.1 0 30 59.500 0.11 1 146 57 0.1 0 138 58.500 0.105 1 153 59.500 0.12 0 8 60 0.12 0',
        4,
      ))
        at(
          k,
          x,
          y,
          q,
          (c) => {
            path(c, 'rgba(70,90,60,.5)', 'M-24 0H70L76 4H-24Z')
            zebraBody(c, { tones: ZEBRA.sun })
            zebraNeck(c, { neck: 'up' })
          },
          Boolean(flip),
        )
      flowers(k, r, 70, 62, 72, 0.34)
      // Their shadow.
      path(
        k,
        'rgba(40,60,66,.42)',
        'M30 83C46 80.500 118 80.500 150 84.500C136 88.500 60 88.500 30 85Z',
      )
      // She behind, in his shade; he in front, in the sun.
      at(k, 102, 84.5, 1.1, (c) => zebraBody(c, { tones: ZEBRA.shade, tail: -0.1 }), true)
      at(k, 102, 84.5, 1.1, (c) => zebraNeck(c, { tones: ZEBRA.shade, bow: 0.14 }), true)
      at(k, 58, 86, 1.1, (c) => {
        zebraBody(c, { tail: 0.12 })
        zebraNeck(c, { asleep: true, bow: 0.12 })
      })
      at(k, 121, 39.6, 0.9, oxpecker, true)
      at(k, 19, 84, 1, egret)
      // Grass about the hooves, near flowers.
      for (let i = 0; i < 240; i++) {
        const [x, y] = [r() * 168 - 4, 85.5 + r() * 6]
        const tall = 1.8 + r() * 2.8
        path(
          k,
          ['#5f7c3c', '#8aa24a', '#4c6a3a', '#a8b858'][i % 4],
          `M${x - 0.35} ${y}Q${x + 0.1} ${y - tall * 0.6} ${x + (r() - 0.5) * 2} ${y - tall}Q${x + 0.4} ${y - tall * 0.5} ${x + 0.4} ${y}Z`,
        )
      }
      fill(k, '#4f6c3c', [
        ...rough(points('-6 89.500 40 88.800 90 89.600 166 88.800'), 0.4, 41),
        ...points('166 98 -6 98'),
      ])
      flowers(k, r, 46, 84, 90, 0.62)
      stroke(
        k,
        '#ffffff',
        0.3,
        'M40 13q1.100 -1 1.900 0q0.900 -1 1.900 0M48 10q0.900 -0.800 1.500 0q0.700 -0.800 1.500 0',
      )
    })
    return finish(s, { vignette: 0.12 })
  },
}
