import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { madrasa, minaret } from '../../things/registan.js'

const SQUARE = 66

/** A child who runs with a line in the hand. */
function runner(k, coat, shade) {
  stroke(k, '#3a3050', 1.1, 'M-0.500 -5L-2.500 -2.500L-4.500 -2.800M0.500 -5L2.200 -2.600L1.600 0')
  path(k, coat, 'M-2 -10C-0.600 -10.800 0.800 -10.600 2 -9.800L1.600 -4.600H-2Z')
  path(k, shade, 'M0.600 -10.600L2 -9.800L1.600 -4.600H0.300Z')
  stroke(k, '#b97a58', 0.9, 'M-1.600 -9.500L-3.400 -7.400M1.700 -9.500L3.600 -12')
  path(k, '#b97a58', 'M0.600 -13.600a1.600 1.700 0 1 0 0.010 0Z')
  path(
    k,
    '#2c2233',
    'M-1.200 -12C-1.400 -14.600 2.400 -14.600 2.200 -12.400C1 -13 0 -12.800 -1.200 -12Z',
  )
}

/** Somebody in a striped coat, seen from behind; 18 units tall. */
function stroller(k, [coat, stripe, cap]) {
  path(k, '#3a3050', 'M-1.700 0V-5H-0.300V0ZM0.400 0V-5H1.800V0Z')
  path(k, coat, 'M-2.600 -13.600C-1 -14.600 1 -14.600 2.600 -13.600L3.200 -3.600H-3.200Z')
  for (const x of [-1.7, -0.3, 1.1]) stroke(k, stripe, 0.5, `M${x * 0.8} -13.800L${x * 1.2} -3.700`)
  path(
    k,
    'rgba(60,30,70,.32)',
    'M0.800 -14.300C1.500 -14.200 2 -14 2.600 -13.600L3.200 -3.600H1.300Z',
  )
  path(k, '#a86a4c', 'M0 -17.600a1.500 1.700 0 1 0 0.010 0Z')
  path(k, cap, 'M-1.700 -16.300C-1.900 -18.600 1.900 -18.600 1.700 -16.300Z')
}

export default {
  alt: 'Le cupole turchesi e il portale maiolicato di una piazza della Via della Seta, con un aquilone nella sera',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.golden,
        sky: [
          [0, '#2f6aa4'],
          [0.45, '#7fb0c4'],
          [0.78, '#f2d9a8'],
          [1, '#ffd28c'],
        ],
        disc: 0,
      },
      sun: [0.03, 0.3],
      horizon: SQUARE / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.3 0.3 26 5 4 0.92 0.17 28 5 8', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0d4', dark: '#d3b9ac' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Mountains of the Zeravshan, far; trees behind the square.
      fill(k, '#c9bcb0', points('-5 60 10 55 24 57 40 52 52 56 66 53 84 58 165 54 165 68 -5 68'))
      path(
        k,
        '#7f9270',
        'M-5 66C2 60 10 62 16 59C24 58 28 61 34 60C42 58 50 62 58 60V68H-5ZM146 62C152 58 160 60 166 58V68H146Z',
      )
      at(k, 98, SQUARE, 1, madrasa)
      // The square: brick laid in squares, the shadow of what stands in the west.
      path(k, '#e6c592', `M-5 ${SQUARE}H165V96H-5Z`)
      path(k, '#cfa678', `M-5 ${SQUARE}H165V${SQUARE + 1.3}H-5Z`)
      for (const [y, t] of points('69 0.260 72.500 0.320 77 0.400 83 0.500'))
        stroke(k, '#cfa678', t, `M-5 ${y}H165`)
      for (let i = -9; i < 18; i++)
        stroke(k, '#cfa678', 0.3, `M${98 + (i - 4) * 9} ${SQUARE + 1}L${98 + (i - 4) * 26} 96`)
      path(
        k,
        'rgba(92,56,84,.4)',
        `M46 ${SQUARE}H150L168 ${SQUARE + 4}V${SQUARE + 7}L140 ${SQUARE + 5}H64Z`,
      )
      path(k, 'rgba(92,56,84,.45)', 'M-5 88C40 84 90 84.500 165 88V92H-5Z')
      // The near minaret on the left, whole in its shade and light.
      path(k, 'rgba(92,56,84,.5)', 'M8 87H23L70 92.500V96H40Z')
      path(k, '#b98a5c', 'M5.500 88.500V85.500H24.500V88.500Z')
      path(k, '#f4cf92', 'M5.500 88.500V85.500H13V88.500ZM5.500 85.500H24.500V84.800H5.500Z')
      path(k, '#8f6258', 'M20 88.500V85.500H24.500V88.500Z')
      at(k, 15, 86, 2.05, (c) => minaret(c, 3.6, 39))
      for (const [x, y, q, c] of [
        [60, 74, 0.48, ['#7a3f5a', '#e0a84c', '#f2ead8']],
        [64, 74.5, 0.48, ['#3f7f8c', '#f2d9a0', '#2c2c48']],
        [132, 75, 0.52, ['#b8543c', '#f2d9a0', '#2f5f6a']],
        [112, 71, 0.36, ['#4a6a96', '#f2d9a0', '#2c2c48']],
        [116, 71.5, 0.36, ['#c98a3c', '#8a4a3c', '#f2ead8']],
        [84, 84.5, 0.9, ['#a83a4c', '#f0b85c', '#2c3358']],
        [92, 85.5, 0.94, ['#2f6f8c', '#bfe0d8', '#f4efe2']],
      ]) {
        path(
          k,
          'rgba(92,56,84,.5)',
          `M${x - 2 * q} ${y}H${x + 2 * q}L${x + 26 * q} ${y + 4 * q}L${x + 20 * q} ${y + 4.6 * q}Z`,
        )
        at(k, x, y, q, (ctx) => stroller(ctx, c))
      }
      for (const [x, y, q, coat, shade] of [
        [47, 82, 0.8, '#e2604a', '#a83f4a'],
        [38, 84, 0.74, '#f2c24a', '#b8863c'],
      ]) {
        path(
          k,
          'rgba(92,56,84,.5)',
          `M${x - 1} ${y}H${x + 2}L${x + 15} ${y + 2.6}L${x + 10} ${y + 3}Z`,
        )
        at(k, x, y, q, (c) => runner(c, coat, shade))
      }
      // The kite over it all.
      stroke(k, 'rgba(255,246,226,.85)', 0.22, 'M49.900 72.400C54 50 50 34 56 21')
      path(k, '#e2483c', 'M56 11L61.500 17L56 25L51.500 16Z')
      path(k, '#f6c54a', 'M56 11L61.500 17L56 16.800Z')
      path(k, '#2f8f94', 'M56 25L61.500 17L56 16.800Z')
      stroke(k, '#e2483c', 0.4, 'M56 25C53 28 58 30 55 33C53 35 56 37 54 39')
      const r = random(3)
      for (const [x, y] of points('54.500 28.500 56.600 31 54.600 34.500'))
        path(k, r() < 0.5 ? '#f6c54a' : '#2f8f94', `M${x - 1} ${y - 0.6}l2 1.200v-1.200l-2 1.200Z`)
      // Doves on the bricks.
      for (const [x, y, m] of points('118 84 1 124 86 -1 133 83.500 1 141 86.500 1', 3))
        at(
          k,
          x,
          y,
          0.8,
          (c) => {
            path(c, 'rgba(92,56,84,.45)', 'M-1 0.300H3L5 0.900H1Z')
            path(
              c,
              '#fbf4e6',
              'M-3.400 -0.800C-2 -2.600 0.500 -2.600 1.600 -2.200C1.600 -3.400 2.200 -4 2.900 -3.900C3.700 -3.700 3.600 -2.800 3.300 -2.200C2.800 -0.800 1.600 0 0.200 0C-1 0 -2.200 -0.300 -3.400 -0.800Z',
            )
            path(
              c,
              '#b9b2c4',
              'M-3.400 -0.800C-1.600 -1.600 0.400 -1.700 1.800 -1.400C1.200 -0.500 -1.200 -0.200 -3.400 -0.800Z',
            )
          },
          m < 0,
        )
    })
    return finish(s, { rays: 0.06 })
  },
}
