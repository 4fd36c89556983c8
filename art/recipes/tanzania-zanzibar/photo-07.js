import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { lens, soft } from '../../things/curves.js'
import { farBird, flamingo, flying, GREY, ONE, PALE, ROSE } from '../../things/manyara-dawn.js'
import { FOOT, riftWall, shoreWood } from '../../things/manyara-wall.js'

const WATER = FOOT + 0.8

/** The sun has just come up behind us: the sky opposite is still rose and blue. */
const opposite = {
  ...moods.dawn,
  sky: [
    [0, '#5c8cc0'],
    [0.4, '#a4bcd4'],
    [0.75, '#f0ccc4'],
    [1, '#f4d0c0'],
  ],
  glowPower: 0,
}

/** The flock in front: x, y of the feet, size, neck, legs, colours, which way. */
const FLOCK = [
  [9, 60, 1, 'feed', 'walk', ROSE, 1],
  [66, 60, 1.02, 'alert', 'stand', PALE, 1],
  [96, 60.8, 1.04, 'preen', 'stand', ROSE, -1],
  [41, 65.5, 1.38, 'tall', 'walk', ROSE, 1],
  [111, 66.5, 1.36, 'sleep', 'one', PALE, -1],
  [82.5, 70.5, 1.62, 'curve', 'stand', ROSE, 1],
  [20, 73.5, 1.95, 'alert', 'walk', ROSE, 1],
  [97, 78, 1.3, 'alert', 'one', GREY, -1],
  [54, 79.5, 2.2, 'back', 'stand', PALE, 1],
]

export default {
  alt: 'Lago Manyara all’alba: i fenicotteri camminano, si lisciano le piume e dormono nell’acqua che fuma, specchiati; uno solo guarda dall’altra parte e un giovane grigio sta su una zampa; dietro, la parete della Rift nel primo sole e la luna che tramonta',
  paint(w, h) {
    const s = new Scene(w, h, { mood: opposite, sun: [0.1, 1.2], horizon: WATER / 90 })
    sky(s, { clouds: 0, disc: 0, glowPower: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The moon goes down over the wall.
      path(k, '#fff4e4', 'M133 10a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z')
      path(
        k,
        '#e4dce0',
        'M134.600 8.400q1.400 -0.900 2.400 0.300q-0.900 0.300 -1 1.200q-1.300 -0.200 -1.400 -1.500ZM136.400 11.200q1 -0.500 1.600 0.200q-0.600 0.900 -1.500 0.800Z',
      )
      riftWall(k)
      shoreWood(k)
    })
    // Vapour over the water hides the foot of the wood.
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [x, y, half, up] of points(
            '20 40.500 40 1.400 80 41.200 46 1.200 140 40.800 40 1.500 52 38.600 20 0.700',
            4,
          ))
            lens(q, 'rgba(255,238,226,.85)', x, y, half, up, up)
        }),
      { lit: false, blur: (7 * s.w) / 1600 },
    )
    // First unmoved, so that the swaying mirror leaves no gap at the sides.
    stillWater(s, {
      y: WATER / 90,
      veil: [
        [0, '#000000', 0],
        [1, '#000000', 0],
      ],
      sway: 0,
      press: 0.84,
    })
    stillWater(s, {
      y: WATER / 90,
      sway: 0.5,
      press: 0.84,
      veil: [
        [0, '#f4dcd0', 0.4],
        [0.3, '#b8bccc', 0.4],
        [0.7, '#6c94b4', 0.62],
        [1, '#345c88', 0.86],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      // The moon's mirror: the swell breaks it into a few bars.
      for (const [y, c] of points('77.200 1 78.700 0 80 1 81.200 0', 2))
        lens(k, c ? '#5e88ae' : '#557fa6', 136 + (c ? 0.6 : -0.5), y, 4.6, 0.36, 0.3)
      // Far flocks: a rose line, then birds one can count.
      for (let i = 0; i < 70; i++)
        lens(
          k,
          i % 3 ? '#f0a09c' : '#f8c0b4',
          -4 + r() * 168,
          WATER + 0.4 + r() ** 2 * 1.2,
          0.9 + r() * 2,
          0.16,
          0.1,
        )
      const far = []
      for (const [cx, cy, wide, n, q] of points(
        '118 44 22 46 0.260 20 44.600 20 34 0.300 76 45.500 26 40 0.360 142 47.600 16 24 0.480 108 50.500 12 14 0.620',
        5,
      ))
        for (let i = 0; i < n; i++) {
          const u = (r() + r() + r()) / 1.5 - 1
          far.push([cx + u * wide, cy + (r() - 0.5) * q * 5, q * (0.85 + r() * 0.3), r()])
        }
      for (const [x, y, q, pick] of far.sort((a, b) => a[1] - b[1])) {
        lens(k, 'rgba(224,128,140,.4)', x, y + q * 1.6, q * 0.9, q * 1.1, q * 1.2)
        k.save()
        if (pick > 0.72) {
          k.translate(2 * x, 0)
          k.scale(-1, 1)
        }
        farBird(k, x, y, q, pick < 0.4 ? '#fcd0c0' : '#f4a8a0', '#d0788c', Math.floor(pick * 9) % 3)
        k.restore()
      }
      // A skein comes along the wall.
      for (const [x, y, q, beat] of points(
        '95 29.500 0.560 1 102.500 27.600 0.520 0 108.500 29 0.500 -1 114.500 26.800 0.470 1 120 28.400 0.450 0 125 26.600 0.420 -1 129.500 27.800 0.400 1',
        4,
      ))
        at(k, x, y, q, (c) => flying(c, beat))
      // The mirror of the flock first, then its slits, then the birds.
      for (const [x, y, q, neck, legs, tones, way] of FLOCK) {
        k.save()
        k.globalAlpha = 0.5
        k.translate(x, y + 0.1)
        k.scale(q * way, -q * 0.94)
        flamingo(k, {
          neck,
          legs,
          tones:
            tones === GREY
              ? ONE('#746c90')
              : { ...tones, light: tones.body, body: '#d88c98', wing: '#c06c84', shade: '#a85c80' },
        })
        k.restore()
      }
      for (let i = 0; i < 70; i++) {
        const t = r()
        const y = 62 + t * 28
        lens(
          k,
          ['rgba(124,164,192,.75)', 'rgba(232,204,208,.5)', 'rgba(76,116,156,.6)'][i % 3],
          r() * 164 - 2,
          y,
          1 + t * 7 * r() + 1,
          0.08 + t * 0.16,
          0.06 + t * 0.14,
        )
      }
      for (const [x, y, q, neck, legs, tones, way] of FLOCK) {
        for (const m of [1.7, 1])
          lens(k, 'rgba(255,240,232,.55)', x, y + 0.2 * q, q * m * 1.5, 0.07 * q, 0.07 * q)
        at(k, x, y, q, (c) => flamingo(c, { neck, legs, tones }), way < 0)
        stroke(
          k,
          'rgba(255,244,236,.85)',
          0.18 * q,
          `M${x - q} ${y + 0.15 * q}q${q} ${0.2 * q} ${q * 2} 0`,
        )
      }
      // A shore of soda, near and dark, with sedge.
      soft(k, '#54607c', points('96 96 112 90 132 87.500 150 88 170 85.500 172 98'), 0.8)
      soft(
        k,
        '#8c8ca0',
        points('98 96 114 90.800 132 88.500 150 89 170 86.500 172 90 150 91 130 91 112 95'),
        0.8,
      )
      for (let i = 0; i < 64; i++) {
        const x = 138 + r() ** 0.6 * 26
        const tall = 3 + r() * 7
        path(
          k,
          i % 3 ? '#2c4460' : '#44607c',
          `M${x} 91Q${x + 0.4} ${89 - tall * 0.6} ${x + (r() - 0.3) * tall * 0.6} ${89 - tall}Q${x + 0.9} ${89 - tall * 0.5} ${x + 0.8} 91Z`,
        )
      }
    })
    s.layer(
      (k) =>
        f.draw(k, (q) => {
          for (const [x, y, half, up] of points(
            '128 53 34 0.800 20 55 26 0.700 96 57.500 24 0.600 150 62 22 0.900',
            4,
          ))
            lens(q, 'rgba(255,244,236,.7)', x, y, half, up, up * 0.6)
        }),
      { lit: false, blur: (9 * s.w) / 1600 },
    )
    return finish(s, { vignette: 0.1 })
  },
}
