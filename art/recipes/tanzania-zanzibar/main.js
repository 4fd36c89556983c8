import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { acaciaFlat } from '../../things/acacia-flat.js'
import { tuft } from '../../things/grass-tuft.js'
import { landCruiser } from '../../things/land-cruiser.js'
import { GIRAFFE, masaiGiraffe } from '../../things/masai-giraffe.js'

const firstSun = {
  ...moods.dawn,
  sky: [
    [0, '#2f5590'],
    [0.34, '#7b94bc'],
    [0.62, '#eec0a8'],
    [0.84, '#ffd3a0'],
    [1, '#ffe6b8'],
  ],
}

/** Kibo from the south: flat crown, glaciers down to the left of the middle, Mawenzi to the east; the sun comes from there. */
function kilimanjaro(k) {
  const [shade, deep, lit, pale] = ['#7f86b2', '#6a73a6', '#d9a39c', '#f0bfa4']
  fill(k, '#a497b4', [
    ...rough(
      points(
        '112 44 126 33 133 29 136.500 21.500 138.500 23 140 18.800 142.500 21 144 24.500 147 26 152 33 166 40',
      ),
      0.5,
      3,
    ),
    ...points('166 60 112 60'),
  ])
  fill(
    k,
    pale,
    rough(
      points(
        '140 18.800 142.500 21 144 24.500 147 26 152 33 166 40 166 52 152 44 146 35 143 30 141 25 140 18.800',
      ),
      0.4,
      4,
    ),
  )
  const slope = rough(
    points('-8 58 14 54 34 48.500 50 41.500 62 34 71 26.500 77 20 82 16.200 84.500 14.600'),
    0.5,
    5,
  )
  const crown = rough(
    points('84.500 14.600 88 14.200 93 13.500 98 13.800 103 13 106 13.600'),
    0.25,
    6,
  )
  const east = rough(
    points('106 13.600 109 15.600 114 20 121 27 130 34.500 142 42 154 48 170 53'),
    0.5,
    7,
  )
  fill(k, shade, [...slope, ...crown, ...east, ...points('170 64 -8 64')])
  // Sunny side: ribs that run down from the crown.
  fill(k, lit, [
    ...rough(points('99 14 98 20 101 25 99.500 31 105 38 103 45 108 52'), 0.6, 8),
    ...points('170 60'),
    ...[...east].reverse(),
  ])
  for (const [c, list] of [
    [
      pale,
      '105 13.600 105 20 109 26 109 33 116 40 118 50 150 56 170 56 170 53 154 48 142 42 130 34.500 121 27 114 20 109 15.600',
    ],
    [lit, '118 27 121 34 128 40 131 48 122 46 116 38 113 30'],
    [lit, '134 40 142 46 152 52 140 52 131 45'],
    [deep, '82 16.500 80 23 74 30 71 38 62 46 48 54 20 57 44 46 58 38 68 30 76 21'],
    [deep, '92 22 91 30 86 38 86 47 80 56 92 56 95 46 93 38 96 30 95 23'],
    [pale, '100 27 102 34 100 40 104 48 110 54 101 54 98 44 98 34'],
  ])
    fill(k, c, rough(points(list), 0.5, list.length))
  // Snow of the crown and the hanging glaciers.
  fill(k, '#c9d0ea', [
    ...crown,
    ...rough(
      points(
        '106 13.600 108.500 15.600 107.600 18.500 106 17.500 105 20.500 103 18.400 101.500 23 99.500 19.500 97.500 25.500 95.500 20.500 93 28.500 91 21 89 25 87 20 84.500 22.500 84 18.500 80.600 19.500 82 16.200 84.500 14.600',
      ),
      0.3,
      9,
    ),
  ])
  fill(
    k,
    '#fff4e0',
    rough(
      points(
        '93 13.500 98 13.800 103 13 106 13.600 108.500 15.600 107.600 18.500 106 17.500 105 20.500 103 18.400 101.500 23 99.500 19.500 98.400 22 98 17.500 95.500 17 94.500 24 93 19 91.500 15.500',
      ),
      0.25,
      10,
    ),
  )
}

/** Cloud that lies about the mountain: soft heads, a shallow belly, lit from the right. */
function cloudBelt(k, [tone, lit], y, blobs) {
  for (const [c, size, shift] of [
    [tone, 1, 0],
    [lit, 0.9, 0.12],
  ]) {
    k.fillStyle = c
    for (const [x, wide, tall] of blobs) {
      const cx = x + wide * shift
      k.beginPath()
      k.ellipse(cx, y, wide * size, tall * size * (c === tone ? 1 : 0.94), 0, Math.PI, 0)
      k.ellipse(cx, y, wide * size, tall * (c === tone ? 0.26 : 0.1), 0, 0, Math.PI)
      k.fill()
    }
  }
}

export default {
  alt: 'All’alba, sotto la cima piatta e innevata del Kilimanjaro, un cucciolo di giraffa si ferma in mezzo alla pista davanti al fuoristrada; dal tetto alzato i viaggiatori lo guardano incantati, la madre aspetta',
  heart: 55,
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstSun, sun: [1.05, 0.5], horizon: h > w ? 0.74 : 0.62 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s, { centre: 80, zoom: 0.66 })
    const r = random(9)
    f.draw(s.k, (k) => {
      // A last slip of moon.
      path(k, '#fff0d0', 'M38 9.500a3.400 3.400 0 1 0 4.300 4.300a2.900 2.900 0 1 1 -4.300 -4.300Z')
      for (const [c, d] of [
        ['#f6cdb0', 'M-10 27C8 25.600 26 26 44 27.600C26 29 6 28.800 -10 28.400Z'],
        ['#f9d8b8', 'M6 31C18 30 34 30.400 46 31.200C34 32.400 18 32.200 6 31Z'],
        ['#a9b4d0', 'M70 -12C90 -14 116 -13.600 134 -11.400C114 -9.600 88 -9.800 70 -12Z'],
        ['#8fa2c8', 'M30 -25C46 -26.400 70 -26.200 86 -24.600C70 -23.200 46 -23.400 30 -25Z'],
        ['#f2c2ac', 'M118 8.500C130 7 150 7.400 168 9V10.600C150 10.200 130 10 118 8.500Z'],
      ])
        path(k, c, d)
      k.save()
      k.translate(96, 54)
      k.scale(1.3, 0.94)
      k.translate(-96, -54)
      kilimanjaro(k)
      k.restore()
      cloudBelt(k, ['#dcb9b8', '#fbdcc0'], 41, points('14 13 3 30 11 5 44 13 3.500 58 10 2.400', 3))
      cloudBelt(
        k,
        ['#e2bcb2', '#ffe6c8'],
        45,
        points('62 15 3 80 10 5 96 15 3.500 116 11 5.500 133 14 3 152 12 5 168 12 3', 3),
      )
      // Foothills with forest, plain in three steps.
      fill(k, '#8394a4', [
        ...rough(points('-10 51 16 50 44 51.500 72 49.500 104 51 134 49.500 170 51'), 0.5, 11),
        ...points('170 70 -10 70'),
      ])
      fill(k, '#93a084', [
        ...rough(points('-10 54 30 53.400 70 54.400 110 53.600 170 54.400'), 0.4, 12),
        ...points('170 70 -10 70'),
      ])
      for (const [x, y, q] of points(
        '6 56.500 5 22 55.600 4 36 56.500 5.500 66 56 4.500 104 56 5 120 56.600 6.500 150 56.500 6 160 56 4',
        3,
      ))
        acaciaFlat(k, x, y, q, ['#6c8478', '#8c9c80', '#6a7078'])
      fill(k, '#b9ae6c', [
        ...rough(points('-10 57.500 40 57 90 58 130 57.200 170 58'), 0.3, 13),
        ...points('170 96 -10 96'),
      ])
      for (const [x, y, q] of points('17 61.500 11 148 61 12 137 59.500 7', 3)) {
        path(
          k,
          '#8c8c58',
          `M${x} ${y}C${x - q * 0.8} ${y - 0.4} ${x - q * 2.2} ${y + 0.2} ${x - q * 2.8} ${y + 0.9}C${x - q * 2} ${y + 1.4} ${x - q * 0.6} ${y + 0.9} ${x} ${y}Z`,
        )
        acaciaFlat(k, x, y, q, ['#55704e', '#8aa05a', '#5a4a48'])
      }
      fill(k, '#cdb65f', [
        ...rough(points('-10 65 30 63.500 70 65 110 63.600 170 65'), 0.5, 14),
        ...points('170 96 -10 96'),
      ])
      path(
        k,
        '#dcc672',
        'M90 66C112 64.600 140 65 170 66.600V69C140 68 112 69 90 66ZM-10 68C4 66.600 18 67 30 68C18 69.600 4 69.600 -10 69Z',
      )
      // The track comes out of the distance and runs before us.
      path(
        k,
        '#cf7c4c',
        'M109.500 58C106 60 116 62.500 118 65C121 68 116 70.500 102 72C84 73.600 40 72.500 -10 73.500V82C40 83.500 96 82.500 122 78.500C140 75.500 138 68 127 64.500C119 62 109 60 110.500 58Z',
      )
      path(
        k,
        '#a85a3e',
        'M-10 82C40 83.500 96 82.500 122 78.500C134 76.500 137 72.500 133.500 69C143 74 134 79 122 80.600C96 84.500 40 85.500 -10 84Z',
      )
      path(
        k,
        '#e39c62',
        'M-10 75.500C40 74.600 84 76 104 73.800C112 73 118 71.600 120 69.600C121 72.600 114 74.600 104 75.600C84 77.200 40 76 -10 77Z',
      )
      path(k, '#b8683f', 'M-10 79.500C30 79 70 80.600 100 78.800C70 81.800 30 80.600 -10 80.800Z')
      path(k, '#b9a24e', 'M-10 77.600C30 76.600 70 78 98 76.600C70 79.400 30 78.400 -10 78.800Z')
      // Third giraffe, far off.
      path(
        k,
        'rgba(70,60,84,.4)',
        'M131 65.600C124 65 112 65.600 106 66.600C114 67.200 126 66.800 131 65.600Z',
      )
      at(k, 131, 66, 0.4, (c) => masaiGiraffe(c, { tones: GIRAFFE.far, seed: 12 }))
      // Car, calf, mother; long shadows away from the sun.
      path(
        k,
        'rgba(58,40,84,.5)',
        'M64 79.600C56 77.600 30 77.600 8 80.800C24 83 54 82.400 64 79.600Z',
      )
      at(k, 49, 80, 1.1, landCruiser)
      path(
        k,
        'rgba(58,40,84,.45)',
        'M86 79C80 77.800 66 78.600 60 79.600C68 80.800 82 80.600 86 79Z',
      )
      at(k, 81, 79.6, 0.42, (c) => masaiGiraffe(c, { pose: 'stand', seed: 21, sun: -1 }), true)
      path(k, 'rgba(58,40,84,.45)', 'M114 75C104 73 90 73.600 80 75C90 77 106 77 114 75Z')
      at(k, 107, 76, 0.86, (c) => masaiGiraffe(c, { pose: 'walk', seed: 5, sun: -1 }), true)
      // Near grass.
      fill(k, '#7f7a3e', [
        ...rough(points('-10 86.500 24 85.500 60 87 100 85.400 134 84 170 82.500'), 0.5, 15),
        ...points('170 98 -10 98'),
      ])
      fill(k, '#5c6038', [
        ...rough(points('-10 89.500 30 88.600 70 90 120 88.500 170 87'), 0.5, 16),
        ...points('170 98 -10 98'),
      ])
      for (let i = 0; i < 44; i++) {
        const x = -8 + i * 4 + (r() - 0.5) * 3
        const edge = x > 100 ? 85.4 - (x - 100) * 0.045 : 86.6
        tuft(k, x, edge + 1 + r() * 1.5, 2.4 + r() * 2.4, ['#8f8a46', '#b0a456', '#6c6c3c'], r)
      }
      for (let i = 0; i < 26; i++)
        tuft(k, -6 + i * 7 + r() * 4, 91.5, 4 + r() * 2.5, ['#4a5034', '#5c6038', '#3c4230'], r)
      stroke(
        k,
        '#4a4a68',
        0.3,
        'M62 22q1.100 -1 1.900 0q0.900 -1 1.900 0M68 19.500q0.900 -0.800 1.500 0q0.700 -0.800 1.500 0M58 26q0.800 -0.700 1.300 0q0.600 -0.700 1.300 0',
      )
    })
    s.glow(1.02, 0.5, 60, '#ffe2b0', 0.22)
    return finish(s, {})
  },
}
