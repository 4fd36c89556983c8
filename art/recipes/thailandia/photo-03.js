import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { bamboo, farBank, hills, snorkel, wader } from '../../things/mae-wang.js'
import { folk, POSES, SKINS, stand } from '../../things/slender-folk.js'

const person = (pose, top, low, n, more) => ({
  ...POSES[pose],
  top,
  low,
  skin: SKINS[n],
  hair: ['#3c2438', '#241430'],
  shoe: SKINS[n][1],
  light: -1,
  ...more,
})
const CORAL = ['#ec7c5c', '#a84c5c']
const WHITE = ['#fff4dc', '#c4b0ac']
const INDIGO = ['#44589c', '#2c3468']
const PLUM = ['#5c4470', '#342c54']

/** Somebody up to the hips in the river, cut off at the water; a pale mirror below. */
function bather(k, x, y, high, o, flip) {
  for (const m of [-1, 1]) {
    k.save()
    k.beginPath()
    k.rect(x - 12, m < 0 ? y : y - 20, 24, 20)
    k.clip()
    k.globalAlpha = m < 0 ? 0.35 : 1
    k.translate(x, y)
    k.scale((flip ? -high : high) / 7, high / 7)
    if (m < 0) k.scale(1, -0.8)
    k.translate(0, 3)
    folk(k, flip ? { ...o, light: 1 } : o)
    k.restore()
  }
  stroke(
    k,
    'rgba(255,246,214,.85)',
    0.22,
    `M${x - 2.6} ${y + 0.2}Q${x} ${y + 0.7} ${x + 2.8} ${y + 0.1}`,
  )
}

export default {
  alt: 'Gli elefanti di Mae Wang fanno il bagno nel fiume, fra colline di bosco nella foschia del mattino; qualcuno li lava, due li guardano dalla riva',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#7cc0cc'],
          [0.45, '#c4dcc8'],
          [0.85, '#f8e4b0'],
          [1, '#fce8b8'],
        ],
      },
      sun: [0.12, 0.12],
      horizon: 0.61,
    })
    sky(s, { clouds: 0, disc: 0 })
    s.glow(0.12, 0.14, 78, '#fff0bc', 0.9, 'source-over')
    const f = field(s)
    f.draw(s.k, (k) => {
      hills(k)
      farBank(k)
    })
    stillWater(s, {
      y: 56.4 / 90,
      sway: 0.7,
      veil: [
        [0, '#b8d4a8', 0.3],
        [0.35, '#6cac94', 0.5],
        [0.7, '#3c8480', 0.72],
        [1, '#2c6070', 0.85],
      ],
    })
    f.draw(s.k, (k) => {
      // The current: few long lights, wider near us.
      const r = random(5)
      for (let i = 0; i < 22; i++) {
        const t = r() ** 1.4
        const [x, y, l] = [r() * 150 + 5, 58 + t * 28, 2 + t * 9]
        path(
          k,
          i % 3 ? 'rgba(248,236,188,.32)' : 'rgba(40,92,100,.35)',
          `M${x - l} ${y}q${l} ${-0.2 - t * 0.35} ${l * 2} 0q${-l} ${0.2 + t * 0.35} ${-l * 2} 0Z`,
        )
      }
      wader(k, 128, 60.6, 0.115, 12, true)
      bather(
        k,
        120,
        61,
        6.4,
        person('point', WHITE, PLUM, 2, { hat: ['cone', '#f0d090', '#b8885c'] }),
      )
      wader(k, 96, 68.5, 0.235, 25)
      bather(
        k,
        81,
        69.6,
        13,
        person('wave', CORAL, INDIGO, 0, {
          bare: true,
          cut: 'bun',
          armNear: [58, 40],
          armFar: [104, 20],
        }),
      )
      bather(
        k,
        113.5,
        68,
        12.4,
        person('point', INDIGO, INDIGO, 2, { armNear: [70, 30], armFar: [84, 26] }),
        true,
      )
      at(k, 136, 74.6, 0.62, snorkel)
      // Our bank: rock to sit on, bamboo over it, baskets of cane.
      fill(
        k,
        '#2c4454',
        rough(points('-4 78 8 75.500 20 76.500 34 78.600 46 82.500 56 87 64 92 -4 92'), 0.5, 6),
      )
      fill(
        k,
        '#c8ac74',
        rough(
          points('-4 78 8 75.500 20 76.500 34 78.600 46 82.500 41 82.400 30 80 16 78.400 -4 80'),
          0.3,
          2,
        ),
      )
      fill(
        k,
        '#24404f',
        rough(points('24 85 26 80 32 78.400 40 79.400 45 83.600 46 88 24 88'), 0.4, 8),
      )
      fill(
        k,
        '#5c7468',
        rough(points('23.600 85 26 80.400 33 80.300 31 83 32.500 88 24 88'), 0.3, 5),
      )
      fill(
        k,
        '#3c5c60',
        rough(points('33 80.300 42 80.600 40.500 83.400 42 88 32.500 88 31 83'), 0.3, 7),
      )
      fill(
        k,
        '#d8bc84',
        rough(points('26 80 32 78.400 40 79.400 42 80.600 33 80.400 27 81.600'), 0.2, 4),
      )
      at(k, 33, 79.4, 1.75, (q) =>
        folk(
          q,
          person('sit', WHITE, INDIGO, 1, {
            hat: ['brim', '#f0d090', '#b8885c'],
            near: [84, 70],
            far: [70, 60],
          }),
        ),
      )
      at(k, 38, 80, 1.62, (q) =>
        folk(
          q,
          person('sit', CORAL, PLUM, 3, {
            cut: 'bun',
            near: [80, 72],
            far: [66, 60],
            armFar: [96, 6],
          }),
        ),
      )
      // A basket of cane on the sand.
      at(k, 17, 80, 1, (q) => {
        for (const [x, y, c] of [
          [-3, -9, '#8cac5c'],
          [-1, -10.5, '#b4bc64'],
          [1.6, -10, '#6c945c'],
          [3.6, -8.4, '#a4b45c'],
        ])
          stroke(q, c, 0.8, `M${x * 0.3} -3L${x} ${y}`)
        path(q, '#a87450', 'M-2.600 -4.600H2.600L1.900 0.300Q0 0.800 -1.900 0.300Z')
        path(q, '#e0b070', 'M-2.600 -4.600H-0.400L-0.600 0.500L-1.900 0.300Z')
        stroke(q, '#744858', 0.24, 'M-2.400 -3.200H2.400M-2.200 -1.700H2.200')
      })
      bamboo(k, 3, 84, 66, 21, ['#1c3c4c', '#24505a', '#4c8064'])
    })
    return finish(s, { vignette: 0.14 })
  },
}
