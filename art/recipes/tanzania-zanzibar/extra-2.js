import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { closed, lens } from '../../things/curves.js'
import { tuft } from '../../things/grass-tuft.js'
import {
  buzzard,
  candelabra,
  floor,
  herds,
  lichenBough,
  slope,
  spill,
  wall,
} from '../../things/ngorongoro-rim.js'
import { POSES, SKINS, stand } from '../../things/slender-folk.js'

const clearing = {
  ...moods.dawn,
  sky: [
    [0, '#4c78a8'],
    [0.4, '#94b0c8'],
    [0.75, '#f0dcc0'],
    [1, '#fff0d0'],
  ],
  glow: '#fff4d4',
  glowPower: 0.7,
}
const CLOUD = ['#fffaf0', '#e4e0e8', '#b0bcd4']

/** The morning cloud that has lifted off the crater: long sheets that thin out towards the sun. */
function lifted(k) {
  for (const [x, y, half, up, down, c] of [
    [38, 13.5, 56, 2, 0.8, '#b8c4d8'],
    [10, 10.5, 66, 3, 1, '#a0b0cc'],
    [60, 7.5, 62, 2.6, 0.9, '#b4c0d8'],
    [20, 4, 84, 4, 1.2, '#8ca0c4'],
    [76, 2, 54, 2.6, 0.9, '#a8b8d4'],
    [64, 8.6, 34, 0.5, 0.4, '#fff0d4'],
    [96, 3, 28, 0.5, 0.4, '#fff4dc'],
    [30, 14.8, 30, 0.4, 0.3, '#f8e8d4'],
  ])
    lens(k, c, x, y, half, up, down, 0.6)
}

const guest = (pose, skin, top, low, more) => ({
  ...POSES[pose],
  view: 'back',
  skin: SKINS[skin],
  top,
  low,
  hair: ['#4c342c', '#34242c'],
  shoe: '#3c3038',
  light: 1,
  ...more,
})
const FALL = { fall: [-0.8, 0.16], shade: '#4c5440' }

export default {
  alt: 'Il cratere di Ngorongoro dal bordo, la mattina: le nuvole traboccano dalla parete lontana, un fascio di sole cade sul lago Magadi e sulle mandrie piccole come puntini; tre viaggiatori e la guida guardano dal belvedere',
  paint(w, h) {
    const s = new Scene(w, h, { mood: clearing, sun: [0.86, 0.04], horizon: 26 / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      lifted(k)
      // Mountains beyond the rim.
      fill(
        k,
        '#a8b8cc',
        points(
          '-8 26 -8 19 6 17 20 15.500 30 16.500 44 20 60 23 74 22.500 92 19.500 104 18.500 116 20.500 132 23 150 22 168 24 168 28 -8 28',
        ),
      )
      fill(k, '#c4c8d0', points('20 15.500 30 16.500 44 20 60 23 50 23.500 36 21 26 19'))
      wall(k)
      floor(k)
      herds(k)
      spill(
        k,
        points(
          '-4 6.500 7 5 5 8 14 7.500 8 25 5.500 7 34 6.500 7.500 43 4 6 50 2.600 5 57 1.500 5',
          3,
        ),
        points('-1 15 5 9 11 5 16 15 5 25 8 5 33 9.500 4 41 6 4 48 4.500 3.500', 3),
        CLOUD,
      )
      spill(
        k,
        points('84 1.500 5 90 2.800 5 97 4 6 104 3 5 110 1.600 5', 3),
        points('90 2.600 3 98 4.500 3.400 106 2.400 2.600', 3),
        CLOUD,
      )
    })
    // The sun through the gap: three shafts that fall on the lake.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [list, a] of [
            ['132 -6 142 -6 84 54 58 54', 0.3],
            ['144 -6 149 -6 104 58 92 58', 0.24],
            ['126 -6 130 -6 54 47 44 47', 0.2],
          ]) {
            const g = q.createLinearGradient(140, 0, 76, 52)
            g.addColorStop(0, `rgba(255,244,208,${a * 1.5})`)
            g.addColorStop(0.6, `rgba(255,240,200,${a})`)
            g.addColorStop(1, 'rgba(255,240,200,0)')
            fill(q, g, points(list))
          }
        }),
      { lit: false, blur: (5 * s.w) / 1600 },
    )
    f.draw(s.k, (k) => {
      at(k, 96, 31.5, 0.62, buzzard)
      // Candelabra trees stand out of the wood.
      for (const [x, y, q, n] of points(
        '60 84.500 13 3 51 80 8 5 137 70.500 15 7 127.500 75 9 9',
        4,
      ))
        candelabra(k, x, y, q, ['#3c6458', '#a4b468', '#284c50'], n)
      slope(k, points('-8 52 6 55.500 18 61 28 65.500 38 72 50 78 66 84 84 90 96 97'), 31, 3, 0.12)
      slope(
        k,
        points('84 97 96 88 108 81.500 118 77.500 130 71 142 63.500 152 59 168 50'),
        33,
        3.2,
        0.24,
      )
      // The ledge: trodden earth, grass, a low wall of stones.
      path(k, '#54603c', closed(points('-10 78 10 77 34 78.500 56 82 72 88 80 98 -10 98'), 0.7))
      path(
        k,
        '#b89c68',
        closed(points('-10 82.500 12 80.800 36 82 54 85.500 64 91 66 98 -10 98'), 0.7),
      )
      path(
        k,
        '#d4b87c',
        closed(points('-10 84.500 14 82.500 34 83.500 50 87 56 92 54 98 -10 98'), 0.7),
      )
      const r = random(8)
      for (let i = 0; i < 30; i++) {
        const t = i / 29
        const [x, y] = [-4 + t * 70, 81.5 - Math.sin(t * 2.4) * 2.2 + t ** 2.4 * 7.5]
        const q = 0.9 + r() ** 2 * 1.1
        fill(k, '#6c6868', [
          [x - q, y + 1],
          [x - q * 0.9, y - q * 0.7],
          [x - q * 0.2, y - q * (0.9 + r() * 0.3)],
          [x + q * 0.8, y - q * 0.7],
          [x + q, y + 1],
        ])
        fill(k, '#b4a894', [
          [x - q * 0.9, y - q * 0.7],
          [x - q * 0.2, y - q * 1.1],
          [x + q * 0.8, y - q * 0.7],
          [x + q * 0.1, y - q * 0.3],
        ])
        fill(k, '#8c8480', [
          [x + q * 0.1, y - q * 0.3],
          [x + q * 0.8, y - q * 0.7],
          [x + q, y + 1],
          [x + q * 0.2, y + 1],
        ])
      }
      stand(
        k,
        17,
        86.5,
        10,
        guest('point', 3, ['#a8885c', '#74604c'], ['#6c6450', '#4c4840'], {
          armFar: [104, 6],
          hat: ['brim', '#c8ac7c', '#947c5c'],
        }),
        FALL,
      )
      stand(
        k,
        24.5,
        86.8,
        9.6,
        guest('stand', 0, ['#c83c44', '#842c44'], ['#8c3444', '#5c2440'], {
          dress: 'coat',
          cut: 'bun',
          armFar: [26, 70],
          armNear: [12, 20],
        }),
        FALL,
      )
      stand(
        k,
        29.5,
        87,
        10,
        guest('camera', 1, ['#3c7c98', '#28546c'], ['#d0bc94', '#94846c'], {
          armNear: [30, 110],
          armFar: [34, 100],
          hat: ['cap', '#f0e4c8', '#c8b89c'],
        }),
        FALL,
      )
      stand(
        k,
        41,
        89.5,
        9.2,
        guest('hips', 0, ['#f0b44c', '#a87c40'], ['#4c5878', '#343c5c'], {
          cut: 'long',
          hair: ['#c88c4c', '#8c5c3c'],
        }),
        FALL,
      )
      for (let i = 0; i < 44; i++) {
        const x = -6 + i * 1.9 + r()
        const y = 92 + r() * 1.2 + Math.max(0, x - 50) * 0.1
        tuft(k, x, y, 2.4 + r() * 2.6, ['#3c5038', '#5c7044', '#94984c'], r)
      }
      lichenBough(k)
    })
    return finish(s, { vignette: 0.12 })
  },
}
