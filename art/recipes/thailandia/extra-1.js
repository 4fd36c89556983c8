import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { stillWater } from '../../nature/still-water.js'
import { hall, prang } from '../../things/wat-arun.js'

const BANK = 58
const NEAR = {
  lit: '#ffe2b0',
  mid: '#e2b08c',
  shade: '#8a6690',
  deep: '#5c4478',
  gem: '#c9583f',
  leaf: '#4f8a7c',
}
const BACK = {
  lit: '#f2c8a4',
  mid: '#cf9c92',
  shade: '#9a7498',
  deep: '#7d5f8c',
  gem: '#c07a70',
  leaf: '#7d9494',
}

/** A lotus of leaves with its candle, afloat. */
function krathong(k) {
  path(k, 'rgba(255,200,110,.35)', 'M-7 1.400C-4 0.200 4 0.200 7 1.400C4 3 -4 3 -7 1.400Z')
  path(k, '#2f6a54', 'M-5 -0.600C-3 -2 3 -2 5 -0.600C4 1.600 -4 1.600 -5 -0.600Z')
  for (const d of [
    'M-5.400 -1C-5.400 -3 -4 -4 -3.400 -4.400C-2.600 -3.400 -2.400 -2 -2.800 -0.400Z',
    'M5.400 -1C5.400 -3 4 -4 3.400 -4.400C2.600 -3.400 2.400 -2 2.800 -0.400Z',
  ])
    path(k, '#d8587c', d)
  for (const d of [
    'M-3.400 -0.400C-3.600 -3 -2.400 -4.600 -1.600 -5.200C-0.600 -4 -0.600 -2 -1.200 -0.100Z',
    'M3.400 -0.400C3.600 -3 2.400 -4.600 1.600 -5.200C0.600 -4 0.600 -2 1.200 -0.100Z',
  ])
    path(k, '#f48a9c', d)
  path(k, '#ffc2b0', 'M-1.700 0C-2 -2.600 -0.800 -4 0 -4.600C0.800 -4 2 -2.600 1.700 0Z')
  stroke(k, '#fff0c4', 0.7, 'M0 -4V-6.600')
  path(k, '#ffb43c', 'M0 -11C1.400 -9 1.300 -7 0 -6.600C-1.300 -7 -1.400 -9 0 -11Z')
  path(
    k,
    '#fff6d0',
    'M0 -9.600C0.700 -8.400 0.600 -7.200 0 -6.800C-0.600 -7.200 -0.700 -8.400 0 -9.600Z',
  )
}

/** A woman kneels on the landing and lays her lotus on the water: silk, a gold sash, jasmine in her hair. Knees at 0. */
function giver(k) {
  path(k, 'rgba(18,14,52,.5)', 'M-18 1C-10 -0.400 4 -0.400 11 0.600C6 2 -10 2.400 -18 1Z')
  // The skirt folded under her, a woven hem.
  path(
    k,
    '#7a2458',
    'M-13 0C-15 -3 -13 -7.600 -7 -9.600C-2 -11 4 -9.600 8 -5C10 -2.600 9.600 -0.600 8 0Z',
  )
  path(
    k,
    '#b83a74',
    'M-4 -10.200C1 -10.400 5 -8.600 8 -5C10 -2.600 9.600 -0.600 8 0H3C4 -4 0 -8 -4 -10.200Z',
  )
  path(k, '#e8a33d', 'M5 0C6.600 -2 7.400 -4 7.200 -6C9.600 -3.400 10.400 -1.200 9 0Z')
  path(
    k,
    '#c9805c',
    'M-13.600 0.300C-16 -0.400 -17.600 -1.600 -17.400 -2.600C-15 -3 -12.400 -2 -11 0.300Z',
  )
  // The back, the sash over one shoulder.
  path(
    k,
    '#d99570',
    'M-6.600 -9C-7 -14 -5 -19 -2.400 -21.400C0 -22.400 3 -21.600 4.200 -19.600C5 -16 4 -12 2.600 -9.600Z',
  )
  path(
    k,
    '#a9644c',
    'M-6.600 -9C-7 -14 -5 -19 -2.400 -21.400L-1 -21.700C-3.600 -18 -4.400 -13 -3.600 -9.300Z',
  )
  path(
    k,
    '#f4bc4c',
    'M-6.700 -10C-7 -13 -6.400 -16 -5.400 -18C-2.400 -16.600 1.600 -17 4.400 -19C5 -16 4 -12 2.600 -9.600C-0.500 -8.800 -4 -8.800 -6.700 -10Z',
  )
  path(
    k,
    '#c98a34',
    'M-6.700 -10C-7 -13 -6.400 -16 -5.400 -18L-3.800 -17.400C-4.800 -14.600 -4.800 -11.600 -4 -9.200Z',
  )
  path(k, '#ffd98a', 'M0.600 -17.300L3.600 -21.400L4.800 -20.200L2.400 -17.800Z')
  stroke(k, '#ffe6a4', 0.7, 'M-6.800 -9.600C-3.600 -8.600 0 -8.600 3 -9.400')
  // Head bowed to the flame, hair up with jasmine.
  path(k, '#c9805c', 'M-0.600 -20.600L2.600 -20.800L3.600 -24H0Z')
  path(
    k,
    '#e2a880',
    'M0.600 -26.500C0.600 -30 6.600 -30.600 7 -27C7.500 -26 7.900 -25 7.600 -24.600C7.400 -22.800 6.200 -21.800 4.400 -22C2 -22.200 0.500 -24 0.600 -26.500Z',
  )
  path(
    k,
    '#2c1c34',
    'M-0.200 -23.600C-1.800 -28 0.600 -31.400 4 -31.200C6.400 -31 7.400 -29.200 7.100 -27.600C5.400 -28.200 4.200 -27.800 3.400 -26C2.800 -24.600 1.600 -22.800 -0.200 -23.600Z',
  )
  path(k, '#2c1c34', 'M-1.400 -31.200a3 2.800 0 1 0 0.010 0Z')
  for (const [x, y] of points('-3.600 -30.400 -1.800 -31.800 0.400 -31.400 1.600 -30'))
    path(k, '#fff6ea', `M${x} ${y - 0.7}a0.800 0.700 0 1 0 0.010 0Z`)
  stroke(k, '#5a3238', 0.4, 'M5.300 -25.300q0.800 0.500 1.500 0.100')
  path(k, '#ffd07a', 'M2.200 -24.600a0.500 0.600 0 1 0 0.010 0Z')
  // Both arms forward to the water.
  stroke(k, '#b8744f', 2.4, 'M3.400 -18C6.600 -14 10 -9.600 14.600 -5.600')
  stroke(k, '#e2a880', 2.5, 'M0.400 -18.600C3.600 -14 7.600 -9 12.600 -4.400')
  stroke(k, '#ffd07a', 0.8, 'M9.400 -8.600L10.900 -6.500M11.600 -8.800L12.800 -7.300')
  path(
    k,
    '#e2a880',
    'M13.600 -5.200C15.600 -5 17.400 -3.800 18.200 -2.400C16 -2 13.600 -2.600 12.400 -3.800Z',
  )
}

export default {
  alt: "Il tempio dell'Alba illuminato sulla riva del Chao Phraya al crepuscolo, con le sue guglie riflesse nel fiume",
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#20286a'],
          [0.38, '#5a5a9c'],
          [0.66, '#d0868e'],
          [0.86, '#fba86e'],
          [1, '#ffd88c'],
        ],
        disc: 0.07,
        discColour: '#fff2c0',
      },
      sun: [0.3, 0.55],
      horizon: BANK / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#6a5a9a', 'M-6 17C14 14.400 40 15 60 17.600C44 20 14 20.200 -6 19Z'],
        ['#f29a90', 'M-4 19C16 20 42 19.600 58 18C42 21.200 12 21.400 -4 19.600Z'],
        ['#8a6498', 'M106 12C122 9.800 146 10.400 168 13V15.600C146 15 124 14.600 106 12Z'],
        ['#b87a94', 'M14 34C26 32.400 50 32.600 64 34.400C50 36 28 36 14 34Z'],
        ['#ffc290', 'M18 34.700C30 35.900 50 35.800 62 34.700C50 36.800 28 36.800 18 34.700Z'],
      ])
        path(k, c, d)
      // The far city in haze, then the trees of the bank.
      const r = random(8)
      for (let x = -4; x < 165; x += 3.4 + r() * 4) {
        const [wide, high] = [2.4 + r() * 3.4, 3 + r() * 7]
        path(k, '#c98f8c', `M${x} ${BANK}v${-high}h${wide}v${high}Z`)
        path(k, '#a9788c', `M${x + wide * 0.6} ${BANK}v${-high}h${wide * 0.4}v${high}Z`)
      }
      prang(k, 84, BANK - 1.6, 0.42, BACK)
      prang(k, 118, BANK - 1.6, 0.42, BACK)
      prang(k, 101, BANK - 1.4, 0.93, NEAR)
      prang(k, 76.5, BANK - 0.8, 0.48, NEAR)
      prang(k, 126, BANK - 0.8, 0.48, NEAR)
      at(k, 56, BANK - 1.2, 0.72, hall)
      at(k, 146, BANK - 1.2, 0.8, hall)
      k.fillStyle = '#34406c'
      k.beginPath()
      k.rect(-6, BANK - 2, 176, 2.2)
      for (let x = -6; x < 168; x += 2.2 + r() * 2.4) {
        const q = 1.2 + r() * 1.3 + (x < 46 || x > 154 ? 1.6 : 0)
        k.moveTo(x + q * 1.2, BANK - 1.8)
        k.ellipse(x, BANK - 1.8, q * 1.2, q, 0, 0, 7)
      }
      k.fill()
      path(k, '#7d5f8c', `M-6 ${BANK - 0.9}H168V${BANK}H-6Z`)
      for (let x = 62; x < 144; x += 4.1)
        path(k, '#ffd98a', `M${x} ${BANK - 2.9}a0.550 0.550 0 1 0 0.010 0Z`)
    })
    s.glow(0.63, 0.6, 40, '#ff9c4c', 0.26)
    stillWater(s, {
      y: BANK / 90,
      sway: 1.2,
      press: 1.35,
      veil: [
        [0, '#8a5f86', 0.16],
        [0.4, '#3f4484', 0.42],
        [1, '#141c54', 0.88],
      ],
    })
    f.draw(s.k, (k) => {
      for (const [x, y, l] of points(
        '36 62 20 30 64.500 26 40 67 14 28 70 18 90 66 16 120 69 20 140 63 12 106 76 22 134 82 18',
        3,
      ))
        stroke(k, x < 60 ? '#ffcf94' : '#c98f9c', 0.36, `M${x} ${y}h${l}`)
      for (const [x, y, q] of points(
        '88 64 0.300 112 65.500 0.330 97 69 0.440 126 71.500 0.500 84 74.500 0.580 109 79.500 0.740',
        3,
      ))
        at(k, x, y, q, krathong)
      // The landing: two steps down to the river.
      path(k, '#15153f', 'M-6 96V80C12 79 32 79.200 43 80.600L47 83V85.500L50 87V96Z')
      path(k, '#54407c', 'M-6 80C12 79 32 79.200 43 80.600L47 83C32 84.600 12 85 -6 84.600Z')
      path(k, '#3a2f70', 'M-6 87.600C14 88 34 87.600 47 85.500L50 87C36 89.600 14 90.400 -6 90Z')
      at(k, 33, 82.6, 1.06, giver)
      at(k, 59, 84, 0.92, krathong)
    })
    for (const [x, y, q, p] of points(
      '0.37 0.83 14 0.600 0.525 0.76 9 0.500 0.685 0.81 10 0.500 0.79 0.73 7 0.450 0.61 0.71 6 0.450 0.7 0.67 5 0.400 0.55 0.655 5 0.400',
      4,
    ))
      s.glow(x, y, q, '#ffb45c', p)
    return finish(s, { rays: 0.06 })
  },
}
