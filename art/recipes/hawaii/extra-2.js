import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'
import { sea } from '../../nature/water.js'
import { traveller } from '../../things/people.js'

const GLOW = ['#8f1f2c', '#d93a24', '#ff7a28', '#ffc64a', '#fff0b0']

/** A stream of lava between two edges, from its dark skin to its white heart. */
function stream(s, f, points, width) {
  GLOW.forEach((c, i) => {
    const t = 1 - i / GLOW.length
    const left = points.map(([x, y, q = 1]) => [x - width * q * t * 0.5, y])
    const right = points.map(([x, y, q = 1]) => [x + width * q * t * 0.5, y])
    shape(s, f, c, [...rough(left, 0.5 * t, 3 + i), ...rough(right, 0.5 * t, 7 + i).reverse()])
  })
}

/** Steam where fire meets the sea: round heads, lit from below. */
function steam(s, f) {
  const heads = [
    [96, 66, 5],
    [88, 61, 6],
    [102, 58, 7],
    [92, 52, 7],
    [80, 54, 5],
    [104, 47, 8],
    [93, 41, 8],
    [82, 45, 6],
    [110, 38, 8],
    [98, 31, 9],
    [86, 34, 6],
    [112, 27, 8],
    [102, 20, 8],
    [92, 23, 6],
    [118, 18, 7],
  ]
  // Higher up the light of the lava reaches less and less.
  for (const [dx, dy, grow, from, colour] of [
    [0, 0, 1.06, 0, '#3a3560'],
    [1.2, 1.4, 0.96, 18, '#5c4470'],
    [2, 2.4, 0.9, 34, '#8c5270'],
    [2.6, 3, 0.86, 46, '#c46c64'],
    [3, 3, 0.82, 56, '#f0a06a'],
  ])
    s.layer(
      (k) =>
        f.draw(k, () => {
          k.fillStyle = colour
          for (const [x, y, q] of heads) {
            if (y < from) continue
            k.beginPath()
            k.arc(x + dx, y + dy, q * grow, 0, 7)
            k.fill()
          }
        }),
      { lit: false, alpha: 0.92 },
    )
}

export default {
  alt: 'La lava incandescente del Kilauea cade nel mare di notte in un pennacchio di vapore acceso, guardata da tre viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.night,
        sky: [
          [0, '#0a1130'],
          [0.5, '#1c2350'],
          [0.85, '#52345c'],
          [1, '#a8524c'],
        ],
        haze: '#5a3a58',
        light: '#ff9a4a',
        sea: [
          [0, '#7a3c4c'],
          [0.3, '#2c2a54'],
          [1, '#0c1234'],
        ],
      },
      sun: [0.66, 0.74],
      horizon: 0.74,
    })
    sky(s, { clouds: 0, glowPower: 0.3 })
    stars(s, { count: 420, below: 0.55 })
    const f = field(s)
    shape(s, f, '#241c40', [
      ...rough(
        [
          [70, 67],
          [96, 56],
          [120, 44],
          [138, 36],
          [152, 39],
          [170, 46],
          [170, 70],
          [70, 70],
        ],
        0.7,
        3,
      ),
    ])
    s.glowAt(...f.at([138, 36]), f.q * 16, '#ff6a34', 0.6)
    stream(
      s,
      f,
      [
        [139, 36, 0.3],
        [136, 41, 0.5],
        [140, 46, 0.6],
        [134, 50, 0.8],
      ],
      2.4,
    )
    sea(s, { wave: 0.9, glint: 0.9, mirror: 0.8 })
    steam(s, f)
    // The cliff of new land, and the fall of fire from it.
    const cliff = rough(
      [
        [98, 71],
        [99.6, 62],
        [98.4, 54],
        [102, 49],
        [114, 48],
        [130, 46],
        [150, 47],
        [170, 44],
      ],
      0.9,
      6,
    )
    shape(s, f, '#140f28', [...cliff, [170, 74], [98, 74]])
    for (const [x, y] of [
      [112, 56],
      [124, 60],
      [140, 54],
      [152, 62],
      [132, 68],
      [116, 66],
    ])
      shape(
        s,
        f,
        '#2c1f3c',
        rough(
          [
            [x, y],
            [x + 6, y - 1],
            [x + 8, y + 5],
            [x + 2, y + 7],
            [x, y],
          ],
          1,
          x,
        ),
      )
    stream(
      s,
      f,
      [
        [134, 46.4, 0.5],
        [124, 48, 0.8],
        [112, 48.6, 0.9],
        [103.6, 50, 1],
        [101.4, 54, 0.7],
        [100.8, 62, 0.6],
        [100.4, 72, 1.1],
      ],
      4.2,
    )
    s.glowAt(...f.at([100.6, 66]), f.q * 26, '#ff7a34', 0.55)
    shape(s, f, '#ffd9a0', [
      [88, 72.6],
      [96, 71.6],
      [104, 71.8],
      [112, 72.8],
      [100, 73.8],
    ])
    shape(s, f, '#0b0a20', [
      ...rough(
        [
          [-10, 76],
          [18, 74],
          [40, 78],
          [58, 84],
          [70, 96],
          [-10, 96],
        ],
        0.8,
        9,
      ),
    ])
    for (const [x, y, size, seed] of [
      [26, 76.6, 13, 3],
      [33, 77.6, 12.4, 5],
      [39, 79, 12.8, 8],
    ]) {
      const [px, py] = f.at([x, y])
      place(s, traveller({ seed }), {
        x: px / w,
        y: py / h,
        size,
        front: 0.05,
        rim: 0.9,
        rimWidth: 2,
        shadow: false,
      })
    }
    return finish(s, { bloom: 0.3 })
  },
}
