import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { llama } from '../../things/andes-rockies.js'
import { arcades, company, cusquena } from '../../things/cusco.js'

const SQUARE = 62
export default {
  alt: 'La Plaza de Armas di Cusco al mattino: una donna in abiti tradizionali con il suo lama, i portici dai balconi azzurri, la chiesa barocca dai due campanili e la bandiera arcobaleno della città',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#1f62ac'],
          [0.5, '#5aa2d6'],
          [0.85, '#c3dfe6'],
          [1, '#f2ead2'],
        ],
        disc: 0,
      },
      sun: [0.04, 0.12],
      horizon: SQUARE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.4 0.17 26 5 4 0.64 0.08 22 4 9 0.93 0.24 30 7 6',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#ffffff', dark: '#c9d9e4' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // The hills, their houses, and the white Christ above them.
      fill(k, '#a9a48c', [
        ...rough(points('-5 34 20 28 44 25 66 31 88 27 112 34 140 29 165 33'), 0.5, 4),
        ...points('165 64 -5 64'),
      ])
      fill(k, '#c7bd94', rough(points('44 25 36 34 20 42 6 50 26 50 44 42 52 32'), 0.5, 6))
      fill(k, '#c7bd94', rough(points('140 29 130 36 118 46 140 46 148 38'), 0.5, 7))
      fill(k, '#8f9a74', [
        ...rough(points('-5 44 24 40 60 43 96 40 130 44 165 40'), 0.5, 8),
        ...points('165 64 -5 64'),
      ])
      path(
        k,
        '#ffffff',
        'M43.400 25.200V20.500H44.600V25.200ZM41.800 21.700V21H46.200V21.700ZM44 19.300a0.550 0.600 0 1 0 0.010 0Z',
      )
      const r = random(4)
      for (let i = 0; i < 90; i++) {
        const [x, y] = [r() * 164 - 2, 42 + r() ** 0.7 * 9]
        path(k, '#ecd6b4', `M${x} ${y}h2v-1.200h-2Z`)
        path(
          k,
          i % 3 ? '#c2704e' : '#a9583f',
          `M${x - 0.3} ${y - 1.2}l0.600 -0.900h1.500l0.600 0.900Z`,
        )
      }
      at(k, -3, SQUARE, 1, (c) => arcades(c, 12))
      at(k, 132, SQUARE, 1, (c) => arcades(c, 6))
      at(k, 106, SQUARE + 1, 0.98, company)
      // The square: pale stone in bands, two lawns with their hedge.
      path(k, '#e3cfae', `M-5 ${SQUARE}H165V96H-5Z`)
      path(k, '#c9ae92', `M-5 ${SQUARE}H165V${SQUARE + 1.4}H-5Z`)
      path(k, '#d2b998', 'M-5 74C40 72.500 110 75 165 73V96H-5Z')
      path(k, '#bfa388', 'M-5 84C40 82.500 110 85 165 83V96H-5Z')
      for (const x of [-40, -10, 20, 50, 110, 140, 170, 200])
        stroke(
          k,
          'rgba(130,96,90,.35)',
          0.4,
          `M${80 + (x - 80) * 0.62} ${SQUARE + 1.5}L${80 + (x - 80) * 1.7} 96`,
        )
      path(k, 'rgba(80,50,80,.42)', `M82 ${SQUARE + 1}H132L152 ${SQUARE + 5}H104Z`)
      path(k, '#5f8f4c', 'M112 66C124 64.800 146 64.800 160 66L165 70C148 71.500 124 71 108 69Z')
      path(k, '#86b25c', 'M112 66C124 64.800 146 64.800 160 66L161 67C146 66 124 66 111 67Z')
      for (let i = 0; i < 20; i++)
        path(
          k,
          ['#e2483c', '#f4c33c', '#f6efe0'][i % 3],
          `M${112 + i * 2.6} ${69.4 + Math.sin(i) * 0.6}a0.550 0.500 0 1 0 0.010 0Z`,
        )
      // The flag of the city on its mast.
      stroke(k, '#6d5a58', 0.7, 'M10 63V20')
      path(k, '#d9a54a', 'M10 18.800a0.900 0.900 0 1 0 0.010 0Z')
      for (const [i, c] of [
        '#d8433a',
        '#ee8a3c',
        '#f6cf4a',
        '#5aa05a',
        '#4fa8c4',
        '#3f5f9c',
        '#7a4a86',
      ].entries())
        path(
          k,
          c,
          `M10.300 ${21 + i * 1.4}C15 ${19.4 + i * 1.4} 18 ${23.2 + i * 1.4} 24 ${21.2 + i * 1.4}v1.400C18 ${24.6 + i * 1.4} 15 ${20.8 + i * 1.4} 10.300 ${22.4 + i * 1.4}Z`,
        )
      for (const [x, y, c] of [
        [74, 67, '#c65a4a'],
        [77, 67.2, '#3f6fa4'],
        [92, 66.5, '#f2d9a8'],
        [100, 68, '#4a7a68'],
        [88, 70.5, '#6d4a6a'],
      ]) {
        path(k, 'rgba(80,50,80,.4)', `M${x - 0.6} ${y}H${x + 0.6}L${x + 4} ${y + 1}H${x + 2.6}Z`)
        path(k, '#3a3048', `M${x - 0.5} ${y}v-2h0.400v2ZM${x + 0.1} ${y}v-2h0.400v2Z`)
        path(
          k,
          c,
          `M${x - 0.8} ${y - 4}C${x - 0.3} ${y - 4.3} ${x + 0.3} ${y - 4.3} ${x + 0.8} ${y - 4}L${x + 0.9} ${y - 1.7}h-1.800Z`,
        )
        path(k, '#7d5040', `M${x} ${y - 5.5}a0.600 0.650 0 1 0 0.010 0Z`)
      }
      path(k, 'rgba(70,44,76,.45)', 'M26 87C34 85 56 87 74 91C62 92.500 36 91 26 87Z')
      path(k, 'rgba(70,44,76,.45)', 'M46 87C58 84.500 80 87 96 90.500C84 92 58 91 46 87Z')
    })
    place(s, llama({ blanket: '#2f7f8c' }), {
      x: 0.335,
      y: 0.972,
      size: 42,
      front: 0.85,
      shadow: false,
    })
    f.draw(s.k, (k) => {
      at(k, 31, 87.5, 1.05, cusquena)
      stroke(k, '#e2483c', 0.45, 'M44.500 64.400C48 68 54 66 57.500 61.500')
      for (const [x, y, m] of points('112 82 1 119 84.500 -1 128 81 1 105 86 1', 3))
        at(
          k,
          x,
          y,
          0.9,
          (c) => {
            path(c, 'rgba(80,50,80,.35)', 'M-2 0.300H3L4 0.900H-1Z')
            path(
              c,
              '#8088a0',
              'M-3.400 -0.800C-2 -2.600 0.500 -2.600 1.600 -2.200C1.600 -3.400 2.200 -4 2.900 -3.900C3.700 -3.700 3.600 -2.800 3.300 -2.200C2.800 -0.800 1.600 0 0.200 0C-1 0 -2.200 -0.300 -3.400 -0.800Z',
            )
            path(
              c,
              '#5aa08c',
              'M1.600 -2.800C2 -2 2.700 -1.900 3.200 -2.100L2.900 -1.400C2.200 -1.200 1.600 -1.600 1.400 -2.100Z',
            )
          },
          m < 0,
        )
    })
    return finish(s, { rays: 0.03 })
  },
}
