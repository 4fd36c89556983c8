import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump, leafMass } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { goldenBell, memorial, monk } from '../../things/chedi.js'

/** Its shadow on the pavement, away from the low sun. */
const lie = (k, x, y, q) =>
  path(
    k,
    'rgba(96,84,150,.42)',
    `M${x - 11 * q} ${y + 0.3 * q}L${x + 13 * q} ${y}C${x + 34 * q} ${y - 0.8 * q} ${x + 52 * q} ${y + 3 * q} ${x + 66 * q} ${y + 5.4 * q}C${x + 44 * q} ${y + 4.6 * q} ${x + 12 * q} ${y + 4.6 * q} ${x - 11 * q} ${y + 0.3 * q}Z`,
  )

/** A white cat that washes itself on the step. */
function cat(k) {
  path(
    k,
    '#fff8ec',
    'M-3 0C-3.600 -3 -2 -5 -0.400 -5.600C-0.800 -7 -0.600 -8.400 -0.300 -9.200L0.800 -8.400H2L3.200 -9.200C3.500 -8.200 3.500 -6.800 2.800 -5.600C4 -4 4 -2 3.600 0Z',
  )
  path(
    k,
    '#b8b0d0',
    'M1.800 -8.400H2L3.200 -9.200C3.500 -8.200 3.500 -6.800 2.800 -5.600C4 -4 4 -2 3.600 0H1.600C2.400 -3 2.200 -5 1.200 -6Z',
  )
  stroke(k, '#fff8ec', 0.9, 'M-2.600 -0.400C-5 -0.200 -5.600 -1.800 -5 -3.200')
  path(
    k,
    '#2c1c28',
    'M0.600 -7.300a0.300 0.350 0 1 0 0.010 0ZM2.200 -7.300a0.300 0.350 0 1 0 0.010 0Z',
  )
}

/** A frangipani in bloom over the corner: grey limbs, leaves in clumps, white flowers with a gold heart. */
function frangipani(k) {
  stroke(k, '#6c5a78', 2, 'M170 30C160 26 152 20 144 18C138 16.500 134 18 130 17')
  stroke(k, '#6c5a78', 1.3, 'M152 20.500C148 14 144 10 138 8M144 18C140 22 138 26 133 27')
  const tones = [
    ['#2c6450', '#3f8a58', '#74b464'],
    ['#24544c', '#347650', '#58a060'],
  ]
  const r = random(5)
  for (const [x, y, q] of points(
    '166 4 9 156 5 8 148 7 6 138 7 5 164 15 8 154 14 6 130 16.500 5 137 15 4 132 27 5 162 27 8 152 24 5 146 12 5',
    3,
  ))
    clump(k, x, y, q, tones[r() < 0.5 ? 0 : 1], r() * 6)
  for (const [x, y] of points(
    '135 7 141 10 148 5 129 18 133 15 131 27 135 28.500 153 12 158 20 145 15',
  )) {
    for (let i = 0; i < 5; i++) {
      const a = (i / 5) * 6.283 + x
      path(
        k,
        i % 2 ? '#fffaf0' : '#ece0ec',
        `M${x} ${y}C${x + Math.cos(a - 0.5) * 1.6} ${y + Math.sin(a - 0.5) * 1.6} ${x + Math.cos(a) * 2} ${y + Math.sin(a) * 2} ${x + Math.cos(a + 0.3) * 1.5} ${y + Math.sin(a + 0.3) * 1.5}Z`,
      )
    }
    path(k, '#ffc23c', `M${x} ${y - 0.5}a0.500 0.500 0 1 0 0.010 0Z`)
  }
}

export default {
  alt: 'I chedi bianchi dei principi Lanna e la grande stupa dorata di Wat Suan Dok, a Chiang Mai, sotto un cielo limpido',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#2f7cc4'],
          [0.5, '#74b4e0'],
          [0.85, '#c8e0e4'],
          [1, '#fff0d0'],
        ],
      },
      sun: [0.02, 0.3],
      horizon: 0.66,
    })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Doi Suthep, then the trees of the town.
      path(k, '#a8c4d4', 'M-6 50C14 44 28 38 44 37C62 36 72 43 92 44C116 45 136 40 168 47V62H-6Z')
      path(
        k,
        '#86a8c4',
        'M44 37C50 42 48 46 58 50C66 54 62 58 70 62H110C104 56 96 50 92 44C72 43 62 36 44 37Z',
      )
      path(k, '#7ca0ac', 'M-6 58C20 52 40 54 60 55C90 50 130 52 168 56V64H-6Z')
      leafMass(k, {
        box: [-4, 55, 166, 62],
        inside: (x, y) => y > 56.5 - 1.8 * Math.sin(x * 0.34) - Math.sin(x * 0.9),
        light: (x, y) => 0.85 - (y - 54) / 10,
        size: 3.6,
        tones: [
          ['#3f7468', '#4f8a6c', '#6ca078'],
          ['#4f8a6c', '#74a86c', '#a4c47c'],
        ],
        seed: 4,
      })
      path(k, '#f4e4c4', 'M-6 60H168V96H-6Z')
      path(k, '#fff2d6', 'M-6 60H168V63.500H-6Z')
      for (const y of [61.2, 62.8, 65, 68, 72, 77.4, 84.6])
        stroke(k, '#dcc6a8', 0.12 + (y - 60) * 0.012, `M-6 ${y}H168`)
      for (let i = -9; i < 22; i++)
        stroke(k, '#e2ceb0', 0.22, `M${80 + (i - 6) * 7} 60L${80 + (i - 6) * 24} 96`)
      for (const [x, y, q] of points(
        '6 63 0.300 45 63.500 0.320 58 64 0.380 71 63.400 0.300 139 64 0.360 152 63.600 0.320 162 64.600 0.400',
        3,
      )) {
        lie(k, x, y, q)
        at(k, x, y, q, memorial)
      }
      path(
        k,
        'rgba(96,84,150,.4)',
        'M88 67.500L124 66.500C140 67 156 69 170 72V76C146 73 116 70 88 67.500Z',
      )
      at(k, 104, 67.5, 0.92, goldenBell)
      for (const [x, y, q] of points('36 69 0.540 74 69.500 0.520 150 74 0.660', 3)) {
        lie(k, x, y, q)
        at(k, x, y, q, memorial)
      }
      lie(k, 17, 85, 1.24)
      at(k, 17, 85, 1.24, memorial)
      at(k, 40, 88.6, 0.72, cat)
      at(k, 97, 85, 0.94, (c) => monk(c, { bowl: true }))
      at(k, 81, 85.4, 0.9, (c) => monk(c, { parasol: true }))
      at(k, 63, 86.6, 0.66, (c) => monk(c, { back: true }))
      frangipani(k)
    })
    s.glow(0, 0.3, 60, '#ffe2a4', 0.3)
    return finish(s)
  },
}
