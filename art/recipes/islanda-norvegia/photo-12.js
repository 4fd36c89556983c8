import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { rainy } from './kit.js'

const QUAY = 62

/** The merchants' houses of Bergen from left to right: middle, half its width, eaves, ridge, boards [light, shade, line]. */
const PAINT = {
  ochre: ['#e0a23c', '#b0742c', '#c98a34'],
  red: ['#c04a38', '#8a3034', '#a83e34'],
  wine: ['#8a3440', '#5f2434', '#742c3a'],
  white: ['#f2ead8', '#c4c0bc', '#dcd4c6'],
  rust: ['#cf7038', '#964c30', '#b86034'],
  cream: ['#ecd398', '#c0a26c', '#d8be84'],
}
const HOUSES = [
  [5, 8, 40, 29, 'wine'],
  [20.5, 7.5, 41, 31, 'cream'],
  [36, 8, 39, 27.5, 'red'],
  [52, 8, 40.5, 29.5, 'ochre'],
  [68, 8, 38.5, 26, 'rust'],
  [84.5, 8.5, 38, 25, 'red'],
  [101, 8, 40, 28.5, 'white'],
  [117, 8, 39.5, 28, 'wine'],
  [132.5, 7.5, 41, 31, 'ochre'],
  [148, 8, 39, 27, 'red'],
  [163.5, 7.5, 40.5, 30, 'cream'],
]

/** One house: pointed gable, upright boards, four rows of windows, a hatch and its hoist, a door on the quay. */
function house(k, [x, half, eaves, ridge, name], r) {
  const [light, shade, line] = PAINT[name]
  fill(k, light, [
    [x - half, QUAY],
    [x - half, eaves],
    [x, ridge],
    [x + half, eaves],
    [x + half, QUAY],
  ])
  fill(k, shade, [
    [x + half * 0.72, QUAY],
    [x + half * 0.72, eaves - (eaves - ridge) * 0.28],
    [x + half, eaves],
    [x + half, QUAY],
  ])
  for (let i = -6; i <= 6; i++) {
    const px = x + (i / 6.5) * half
    stroke(
      k,
      line,
      0.16,
      `M${px} ${QUAY}V${eaves - (eaves - ridge) * (1 - Math.abs(i) / 6.5) + 0.6}`,
    )
  }
  const trim = name === 'white' || name === 'cream' ? '#8a4a3c' : '#f6eee0'
  const pane = (px, py, w2, h2) => {
    const lit = r() < 0.62
    path(k, trim, `M${px - w2 - 0.3} ${py + 0.3}h${w2 * 2 + 0.6}v${-h2 - 0.6}h${-w2 * 2 - 0.6}Z`)
    path(
      k,
      lit ? ['#ffd27c', '#ffe3a4', '#ffc060'][Math.floor(r() * 3)] : '#4a5a74',
      `M${px - w2} ${py}h${w2 * 2}v${-h2}h${-w2 * 2}Z`,
    )
    stroke(k, trim, 0.22, `M${px} ${py}v${-h2}M${px - w2} ${py - h2 / 2}h${w2 * 2}`)
  }
  for (const y of [47.2, 53.6]) {
    for (const u of [-0.66, -0.22, 0.22, 0.66]) pane(x + u * half, y, 1.05, 3.3)
    path(k, trim, `M${x - half} ${y + 1.3}h${half * 2}v0.400h${-half * 2}Z`)
  }
  for (const u of [-0.4, 0, 0.4]) pane(x + u * half, eaves + 0.6, 1, 2.7)
  pane(x, eaves - (eaves - ridge) * 0.42, 0.8, 2)
  // Ground floor: a door between two shop windows.
  path(k, trim, `M${x - 1.7} ${QUAY}v-6.200h3.400v6.200Z`)
  path(k, '#3a2c38', `M${x - 1.3} ${QUAY}v-5.800h2.600v5.800Z`)
  path(k, '#ffd27c', `M${x - 0.9} ${QUAY - 3.4}h1.800v-1.900h-1.800Z`)
  for (const u of [-0.6, 0.6]) {
    path(k, trim, `M${x + u * half - 2.1} ${QUAY - 0.9}h4.200v-4.800h-4.200Z`)
    path(k, '#ffdc94', `M${x + u * half - 1.7} ${QUAY - 1.3}h3.400v-4h-3.400Z`)
    path(
      k,
      '#d89a54',
      `M${x + u * half - 1.5} ${QUAY - 1.3}h1v-1.800h-1ZM${x + u * half + 0.2} ${QUAY - 1.3}h1v-2.300h-1Z`,
    )
  }
  // Barge boards and the tiles that look over them.
  stroke(
    k,
    '#4a4450',
    1,
    `M${x - half - 0.5} ${eaves + 0.5}L${x} ${ridge - 0.5}L${x + half + 0.5} ${eaves + 0.5}`,
  )
  stroke(
    k,
    trim,
    0.5,
    `M${x - half + 0.2} ${eaves + 0.6}L${x} ${ridge + 0.7}L${x + half - 0.2} ${eaves + 0.6}`,
  )
}

/** Walks along the quay under an umbrella, to the left or the right; 20 units tall. */
function walker(k, umbrella, coat, legs) {
  path(k, legs, 'M-2 0L-1.600 -7H0.200L-0.400 0ZM0.600 0L0.200 -7H2L3 -0.300Z')
  path(k, coat, 'M-3.200 -5.600C-3.400 -10 -2.600 -14 0 -14.200C2.600 -14 3.400 -10 3.200 -5.600Z')
  path(k, 'rgba(30,24,60,.3)', 'M0.600 -14.100C2.700 -13.600 3.400 -10 3.200 -5.600H1Z')
  path(k, '#d9a582', 'M0 -17.600a1.700 1.900 0 1 0 0.010 0Z')
  stroke(k, '#2a2438', 0.5, 'M2 -9.500L1.400 -22')
  path(
    k,
    umbrella[0],
    'M-7 -18.500C-5.500 -23.500 7.500 -24 9.500 -18.800C8.400 -19.800 6.600 -19.700 5.600 -18.700C4.300 -19.900 2.400 -19.800 1.300 -18.600C0 -19.800 -2 -19.700 -3 -18.500C-4.200 -19.600 -6 -19.500 -7 -18.500Z',
  )
  path(
    k,
    umbrella[1],
    'M-7 -18.500C-5.500 -23.500 0 -23.600 1.300 -22.800C-1 -22 -2.600 -20.500 -3 -18.500C-4.200 -19.600 -6 -19.500 -7 -18.500Z',
  )
}

/** A fishing smack at its mooring: wheelhouse, mast, tyres along the side; to the right, 34 units long. */
function smack(k) {
  path(
    k,
    '#24405c',
    'M-18 -6C-8 -3.600 8 -4 19 -9C18 -3 15 1.500 11 2.600H-12C-15.500 1.500 -17.500 -2 -18 -6Z',
  )
  path(
    k,
    '#f2ead8',
    'M-18 -6C-8 -3.600 8 -4 19 -9L18.600 -7.400C8 -2.600 -8 -2.200 -17.800 -4.500Z',
  )
  path(
    k,
    '#172c44',
    'M-16.500 -2C-8 0 8 0 17 -3C15.500 0.600 13.500 2 11 2.600H-12C-14.200 1.800 -15.700 0.200 -16.500 -2Z',
  )
  path(k, '#f2ead8', 'M-10 -5V-12.500H-1V-4.800Z')
  path(k, '#c4c0bc', 'M-3.500 -4.800V-12.500H-1V-4.800Z')
  path(k, '#ffd27c', 'M-8.800 -8V-11H-6.200V-8ZM-5.400 -8V-11H-3.900V-8Z')
  path(k, '#c04a38', 'M-11 -12.300H-0.200V-13.600H-11Z')
  stroke(k, '#4a3840', 0.7, 'M4 -5V-26M-13 -6V-19')
  stroke(k, '#4a3840', 0.3, 'M4 -25L-13 -18M4 -25L18 -9M4 -20L-8 -13M-13 -18.500L-17.500 -6.500')
  path(k, '#d8543c', 'M4 -26L9 -24.500L4 -23Z')
  for (const x of [-8, 0, 8])
    stroke(
      k,
      '#141c2c',
      0.9,
      `M${x - 1.2} -1.200a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0`,
    )
}

export default {
  alt: 'Le case di legno colorate del Bryggen di Bergen sotto la pioggia, riflesse nel porto con le finestre accese',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...rainy,
        sky: [
          [0, '#4a6488'],
          [0.5, '#7f98ac'],
          [1, '#c3ccc8'],
        ],
      },
      sun: [0.2, 0.1],
      horizon: QUAY / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(12)
      // Low clouds in sheets.
      for (const [c, d] of [
        [
          '#5c7692',
          'M-6 4C20 0 50 6 80 3C110 0 140 5 168 2V12C140 15 110 9 80 13C50 16 20 10 -6 14Z',
        ],
        [
          '#6f889e',
          'M-6 14C24 10 56 16 90 13C120 10 146 15 168 12V20C140 23 112 18 84 21C52 24 22 19 -6 23Z',
        ],
      ])
        path(k, c, d)
      // The hill over the town: woods, houses with lights.
      fill(k, '#7d97a0', [
        ...rough(points('-6 30 14 24 34 19 56 17 78 12 98 14 120 19 142 17 168 24'), 0.7, 3),
        ...points('168 62 -6 62'),
      ])
      fill(k, '#5c7c84', [
        ...rough(points('-6 38 18 32 40 30 62 26 86 22 110 26 134 29 168 32'), 0.7, 5),
        ...points('168 62 -6 62'),
      ])
      path(
        k,
        'rgba(214,224,224,.7)',
        'M-6 21C20 18 46 23 70 20C88 18 104 21 118 20C100 24 84 22 68 24.500C44 27 18 23 -6 25Z',
      )
      for (let i = 0; i < 620; i++) {
        const [x, y] = [r() * 170 - 5, 25 + (i / 620) * 18]
        if (y < 25.5 + Math.abs(x - 88) * 0.1) continue
        clump(
          k,
          x,
          y,
          1.2 + r() * 0.9,
          [
            ['#3f6468', '#4c7470', '#64887c'],
            ['#48706c', '#587f74', '#769884'],
          ][i % 2],
          r() * 6,
        )
      }
      for (const [x, y] of points(
        '24 38 30 36 46 36 60 34 100 32 112 34 126 36 140 36 152 38 10 40',
      )) {
        path(k, '#dfe2da', `M${x} ${y}v-1.800l1.300 -1.100l1.300 1.100v1.800Z`)
        path(k, '#ffd27c', `M${x + 0.9} ${y - 0.5}h0.800v-0.800h-0.800Z`)
      }
      for (const one of HOUSES) house(k, one, r)
      // The quay, wet.
      path(k, '#6a6c78', `M-6 ${QUAY}H168V${QUAY + 3.4}H-6Z`)
      path(k, '#8f8f94', `M-6 ${QUAY}H168V${QUAY + 0.5}H-6Z`)
    })
    stillWater(s, {
      y: (QUAY + 3.2) / 90,
      sway: 1.4,
      press: 1.5,
      veil: [
        [0, '#4a5c70', 0.25],
        [0.5, '#33485f', 0.5],
        [1, '#1f3048', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(8)
      path(k, '#55585f', `M-6 ${QUAY + 2.2}H168V${QUAY + 4.4}H-6Z`)
      for (let x = -4; x < 168; x += 6)
        path(k, '#3a3c48', `M${x} ${QUAY + 4.4}v1.800h1.200v-1.800Z`)
      for (let i = 0; i < 44; i++) {
        const t = (i / 43) ** 1.1
        const [x, y, l] = [r() * 168 - 4, QUAY + 7 + t * 20, 1.4 + t * 5]
        path(
          k,
          i % 2 ? 'rgba(255,214,150,.45)' : 'rgba(20,34,56,.45)',
          `M${x - l} ${y}q${l} ${-0.3 - t * 0.3} ${l * 2} 0q${-l} ${0.3 + t * 0.3} ${-l * 2} 0Z`,
        )
      }
      // Rings where drops fall.
      for (let i = 0; i < 26; i++) {
        const [x, y] = [r() * 164 - 2, QUAY + 8 + r() * 20]
        const q = 0.8 + (y - 66) * 0.06
        stroke(
          k,
          'rgba(230,238,240,.55)',
          0.16,
          `M${x - q} ${y}a${q} ${q * 0.3} 0 1 0 ${q * 2} 0a${q} ${q * 0.3} 0 1 0 ${-q * 2} 0`,
        )
      }
      for (const [x, q, u, coat, flip] of [
        [14, 0.36, ['#d8473a', '#f07a5c'], '#3a4a74', 0],
        [19, 0.34, ['#f2b53c', '#ffd67c'], '#7a3a4c', 0],
        [60, 0.36, ['#2f8f8a', '#5cbcb0'], '#4a3a5c', 1],
        [93, 0.37, ['#f4efe2', '#ffffff'], '#c04a38', 1],
        [124, 0.35, ['#d8473a', '#f07a5c'], '#2f5f7a', 0],
        [140, 0.24, ['#f2b53c', '#ffd67c'], '#f2b53c', 1],
        [144, 0.36, ['#4a6cb0', '#7c9cd4'], '#5a4a44', 1],
      ])
        at(k, x, QUAY + 2.8, q, (c) => walker(c, u, coat, '#2a2838'), Boolean(flip))
      path(k, 'rgba(16,28,48,.45)', 'M86 79C96 77.600 122 77.600 132 79C122 82 96 82 86 79Z')
      at(k, 108, 77.5, 1.02, smack)
      stroke(k, '#3a3440', 0.3, 'M90.500 71C86 69 84 67 83 66')
      // Gulls on bollards near us, and the rain over everything.
      path(k, '#2c3444', 'M-6 85C10 83 30 84 46 87C52 88.500 55 92 56 96H-6Z')
      path(
        k,
        '#545c6c',
        'M-6 85C10 83 30 84 46 87C52 88.500 55 92 56 96H53C50 91.500 46 89.500 40 88.400C26 86 8 85.600 -6 87Z',
      )
      for (const [x, y] of points('12 86 34 87.500')) {
        path(
          k,
          '#1c2230',
          `M${x - 2} ${y + 1}V${y - 5}C${x - 2} ${y - 6.5} ${x + 2} ${y - 6.5} ${x + 2} ${y - 5}V${y + 1}Z`,
        )
        path(
          k,
          '#3c4658',
          `M${x - 2.8} ${y - 4.6}C${x - 2.8} ${y - 6.8} ${x + 2.8} ${y - 6.8} ${x + 2.8} ${y - 4.6}Z`,
        )
      }
      at(k, 34, 81.8, 0.62, (c) => {
        stroke(c, '#e08a3c', 0.6, 'M-0.600 0V-3M1.200 0V-3')
        path(
          c,
          '#f6f4ee',
          'M-7 -4C-4 -7 0 -8.500 3 -8C3.500 -10 5 -11.600 6.600 -11C8 -10.400 8 -8.500 7 -7.500C6.500 -4.500 4 -2 0 -2C-2.500 -2 -5 -2.800 -7 -4Z',
        )
        path(c, '#8fa0b0', 'M-9 -3.600C-5 -6.500 -1 -7.500 2.500 -6.500C1 -4 -3 -3 -9 -3.600Z')
        path(
          c,
          '#2c3444',
          'M-9 -3.600C-7.500 -4.600 -6 -5.300 -4.600 -5.800C-5.400 -4.600 -6.800 -3.700 -9 -3.600Z',
        )
        path(c, '#f2b53c', 'M7.600 -9.800L10.400 -9L7.600 -8.500Z')
        path(c, '#1c2230', 'M6.300 -10.300a0.400 0.400 0 1 0 0.010 0Z')
      })
      for (let i = 0; i < 150; i++) {
        const [x, y, l] = [r() * 176 - 4, r() * 92 - 4, 1.6 + r() * 2.6]
        stroke(k, 'rgba(226,234,238,.42)', 0.13, `M${x} ${y}l${-l * 0.28} ${l}`)
      }
    })
    return finish(s, { bloom: 0.24 })
  },
}
