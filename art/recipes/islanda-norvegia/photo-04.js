import { field, rough, shape } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { fog } from '../../nature/mountains.js'
import { birds, sky } from '../../nature/sky.js'
import { midnightSun } from './kit.js'

/** A fall in three tones between two edges of the rock, with its pool. */
function fall(s, f, { x, top, foot, width, seed }) {
  const r = random(seed)
  shape(
    s,
    f,
    '#cfdbe4',
    rough(
      [
        [x - width / 2, top],
        [x + width / 2, top],
        [x + width * 0.62, foot],
        [x - width * 0.62, foot],
        [x - width / 2, top],
      ],
      0.3,
      seed,
    ),
  )
  for (let i = 0; i < 5; i++) {
    const a = x - width / 2 + width * ((i + r() * 0.6) / 5)
    const w = width * (0.08 + r() * 0.07)
    shape(s, f, i % 2 ? '#ffffff' : '#fff3e0', [
      [a, top],
      [a + w, top],
      [a + w * 1.5, foot - r() * 3],
      [a - w * 0.3, foot - r() * 2],
    ])
  }
}

/** A sheep: a woolly cloud on four legs. */
function sheep(s, f, x, y, size, dark = false) {
  s.layer(
    (k) =>
      f.draw(k, () => {
        k.translate(x, y)
        k.scale(size, size)
        k.fillStyle = '#3a3444'
        for (const d of [-1.1, -0.5, 0.5, 1.1]) k.fillRect(d - 0.12, -0.7, 0.24, 0.8)
        k.fillStyle = dark ? '#6a5a58' : '#cfc8c4'
        for (const [a, b, q] of [
          [-1, -1.2, 0.7],
          [0, -1.1, 0.9],
          [1, -1.2, 0.7],
        ]) {
          k.beginPath()
          k.arc(a, b, q, 0, 7)
          k.fill()
        }
        k.fillStyle = dark ? '#857270' : '#fffaf0'
        for (const [a, b, q] of [
          [-1.1, -1.5, 0.6],
          [-0.2, -1.7, 0.7],
          [0.8, -1.55, 0.65],
        ]) {
          k.beginPath()
          k.arc(a, b, q, 0, 7)
          k.fill()
        }
        k.fillStyle = '#3a3444'
        k.beginPath()
        k.ellipse(1.8, -1.5, 0.5, 0.36, 0.4, 0, 7)
        k.fill()
      }),
    { lit: false },
  )
}

export default {
  alt: "Cascate fra i prati della costa sud islandese e pecore al pascolo, con la calotta bianca dell'Eyjafjallajökull nella sera d'estate",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...midnightSun, disc: 0.04, front: 0.62 },
      sun: [0.14, 0.36],
      horizon: 0.56,
    })
    sky(s, { clouds: 0.26 })
    const f = field(s)
    const g = (hex, light, haze = 0) => s.far(s.tone(hex, light), haze)
    // The ice cap: a broad dome, white above, blue-grey shoulders below.
    const dome = rough(
      [
        [40, 50],
        [62, 40],
        [80, 33],
        [98, 28.6],
        [112, 28],
        [126, 31],
        [142, 37],
        [170, 44],
      ],
      0.5,
      3,
    )
    shape(s, f, g('#8d93ac', 0.5, 0.3), [...dome, [170, 60], [40, 60]])
    shape(s, f, g('#ffffff', 0.9, 0.12), [
      ...dome.slice(14, 58),
      ...rough(
        [
          [140, 40],
          [130, 37.6],
          [122, 40.6],
          [112, 36.6],
          [102, 40],
          [92, 37.4],
          [82, 40],
          [72, 38],
        ],
        0.8,
        5,
      ),
    ])
    shape(
      s,
      f,
      g('#b9c2dc', 0.5, 0.16),
      rough(
        [
          [112, 28],
          [118, 33],
          [116, 38],
          [124, 36],
          [134, 37],
          [126, 31],
          [112, 28],
        ],
        0.4,
        8,
      ),
    )
    shape(s, f, g('#7c8a5c', 0.5, 0.34), [
      ...rough(
        [
          [-10, 50],
          [20, 45],
          [48, 49],
          [80, 47],
          [120, 48],
          [170, 43],
        ],
        0.8,
        6,
      ),
      [170, 70],
      [-10, 70],
    ])
    fog(s, { y: 0.54, thickness: 0.03, power: 0.5 })
    // The old sea cliff: meadow above, dark rock below, three falls over it.
    const lip = rough(
      [
        [-10, 53],
        [24, 52],
        [60, 54],
        [92, 52.6],
        [126, 55],
        [170, 51],
      ],
      0.6,
      9,
    )
    shape(s, f, g('#93a04c', 0.85), [...lip, [170, 80], [-10, 80]])
    const brow = lip.map(([x, y]) => [x, y + 5.4 + Math.sin(x * 0.3) * 0.5])
    shape(s, f, g('#5f5662', 0.3), [...brow, [170, 82], [-10, 82]])
    for (let i = 0; i < 22; i++) {
      const x = -6 + i * 8 + (i % 3)
      const y = 58.4 + Math.sin(x * 0.3) * 0.5
      shape(
        s,
        f,
        g('#8d7f80', 0.6),
        rough(
          [
            [x, y + (i % 2)],
            [x + 3.4, y],
            [x + 3, 68 + (i % 3) * 2],
            [x + 0.8, 70 + (i % 2) * 2],
            [x, y],
          ],
          0.6,
          i + 3,
        ),
      )
    }
    for (const [x, width, seed] of [
      [38, 3, 3],
      [94, 9, 6],
      [134, 4, 9],
    ])
      fall(s, f, { x, top: 56.4, foot: 74, width, seed })
    const water = rough(
      [
        [-10, 74],
        [40, 72.6],
        [90, 73.4],
        [130, 72.8],
        [170, 74.4],
      ],
      0.4,
      2,
    )
    shape(s, f, '#7fa0b4', [...water, [170, 96], [-10, 96]])
    shape(
      s,
      f,
      '#a9bfc8',
      rough(
        [
          [20, 78],
          [60, 76.4],
          [110, 77],
          [150, 76],
          [120, 78.6],
          [70, 79.4],
          [20, 78],
        ],
        0.3,
        4,
      ),
    )
    for (const x of [38, 94, 134])
      s.glowAt(...f.at([x, 73.6]), f.q * (x === 94 ? 9 : 5), '#ffffff', 0.75, 'source-over')
    shape(s, f, g('#7f8c40', 0.7), [
      ...rough(
        [
          [-10, 79],
          [16, 78.4],
          [40, 82],
          [62, 88],
          [66, 96],
          [-10, 96],
        ],
        0.6,
        7,
      ),
    ])
    shape(s, f, g('#6c7a38', 0.62), [
      ...rough(
        [
          [170, 77],
          [150, 78],
          [128, 82],
          [104, 86],
          [90, 96],
          [170, 96],
        ],
        0.6,
        5,
      ),
    ])
    shape(s, f, g('#4f5c34', 0.24), [
      ...rough(
        [
          [-10, 87],
          [20, 86],
          [46, 90],
          [58, 96],
          [-10, 96],
        ],
        0.5,
        11,
      ),
    ])
    for (const [x, y, size, dark] of [
      [20, 83, 1.9, false],
      [30, 85, 1.5, true],
      [12, 85.4, 1.6, false],
      [134, 85, 1.7, false],
      [144, 83.4, 1.3, false],
    ])
      sheep(s, f, x, y, size, dark)
    birds(s, { x: 0.42, y: 0.3, count: 6 })
    return finish(s, { rays: 0.06 })
  },
}
