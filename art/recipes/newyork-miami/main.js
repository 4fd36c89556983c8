import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { clump } from '../../nature/leaf-mass.js'
import { sky } from '../../nature/sky.js'
import { chrysler, empireState, houseBlock, oneWorld, waterTank } from '../../things/manhattan.js'
import { pigeon, rooftopParty } from '../../things/rooftop-party.js'

const SHORE = 66
const FAR = ['#f0a884', '#b88490', '#ffe0a0']
const MIDDLE = ['#d8846c', '#7c5c84', '#ffe0a0']
const NEAR = ['#a85c60', '#4a3c70', '#ffd88c']

/** A row of blocks on the far shore: x, width, top, tones, and a step on the roof. */
function row(k, tones, text, grid) {
  for (const [x, w, top, step] of points(text, 4))
    houseBlock(k, x, SHORE, w, top, tones, { seed: x * 7 + 3, step, share: 0.3, grid })
}

/** The bridge of Brooklyn runs away to the far shore: a point at a scale, metres up and across. */
const VX = 92
const bridgeAt = (t, up, across = 0) => [
  VX + (t * (40 - VX)) / 0.36 + across * t,
  SHORE + (30 - up) * t,
]

function bridge(k) {
  const [near, far] = [0.36, 0.15]
  const cable = (t) => {
    // Half a span is the same in 1/t: the cable hangs from 84 to 45 metres between the towers.
    const q = (1 / t - 1 / near) / (1 / far - 1 / near)
    const u = q < 0 ? q * 1.1 : q > 1 ? (q - 1) * 1.1 : 0
    return u ? Math.max(41, 82 - Math.abs(u) * 92) : 46 + 36 * (2 * q - 1) ** 2
  }
  const line = (fn, a, b, n = 30) => {
    let d = ''
    for (let i = 0; i <= n; i++) {
      const t = 1 / (1 / a + ((1 / b - 1 / a) * i) / n)
      const [x, y] = bridgeAt(t, fn(t))
      d += `${i ? 'L' : 'M'}${x} ${y}`
    }
    return d
  }
  for (let i = 0; i <= 46; i++) {
    const t = 1 / (1 / 0.8 + ((1 / 0.1 - 1 / 0.8) * i) / 46)
    const [x, y] = bridgeAt(t, 41)
    const [, top] = bridgeAt(t, cable(t))
    stroke(k, '#5c4470', 0.22 * Math.min(1, t * 4), `M${x} ${y}V${top}`)
  }
  const tower = (t, [lit, mid, shade]) => {
    const [x, foot] = bridgeAt(t, -2)
    at(k, x, foot, t, (q) => {
      path(q, shade, 'M15 0L14 -86H22L23 0Z')
      path(q, mid, 'M-17 0L-16 -86H14L15 0Z')
      path(q, lit, 'M-17 0L-16 -86H-11L-12 0Z')
      path(
        q,
        '#ffc890',
        'M-10.500 -43V-66Q-9.600 -73 -6.400 -76.500Q-3.200 -73 -2.400 -66V-43ZM1.400 -43V-66Q2.200 -73 5.400 -76.500Q8.600 -73 9.500 -66V-43Z',
      )
      path(
        q,
        shade,
        'M-2.400 -43V-66Q-2.700 -69 -3.600 -71.500Q-3.900 -68 -4 -66V-43ZM9.500 -43V-66Q9.200 -69 8.300 -71.500Q8 -68 7.900 -66V-43Z',
      )
      path(q, lit, 'M-18 -83H15V-87H-18ZM-17 -40H15V-43H-17Z')
      path(q, shade, 'M15 -83H23.500V-87H15Z')
    })
  }
  tower(far, ['#e09c80', '#b0727c', '#6c5080'])
  const deck = (up, c, width) =>
    stroke(
      k,
      c,
      width,
      line(() => up, 0.95, 0.075),
    )
  deck(41, '#5c4070', 1)
  deck(42.6, '#e89c7c', 0.36)
  tower(near, ['#f0a884', '#b8707c', '#5c4478'])
  stroke(k, '#5c4070', 0.5, line(cable, 0.8, 0.1, 60))
}

/** Bulbs on a wire that hangs between two points. */
function bulbs(k, x0, y0, x1, y1, sag, n) {
  const mx = (x0 + x1) / 2
  const my = (y0 + y1) / 2 + sag * 2
  stroke(k, '#2a1a3c', 0.34, `M${x0} ${y0}Q${mx} ${my} ${x1} ${y1}`)
  for (let i = 1; i < n; i++) {
    const t = i / n
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
    path(k, 'rgba(255,224,150,.2)', `M${x} ${y - 0.8}a2 2 0 1 0 0.010 0Z`)
    path(k, '#2a1a3c', `M${x - 0.35} ${y - 0.2}h0.700v1h-0.700Z`)
    path(k, '#fff4cc', `M${x} ${y + 0.5}a0.850 0.950 0 1 0 0.010 0Z`)
  }
}

/** The roof: a parapet of brick with its coping, a deck of planks. */
function roof(k) {
  path(k, '#7a3c4c', 'M-60 72H260V83H-60Z')
  const r = random(8)
  for (let y = 0; y < 5; y++)
    for (let x = -60 + (y % 2) * 2; x < 260; x += 4.2)
      if (r() < 0.3)
        path(k, r() < 0.5 ? '#94505c' : '#642f48', `M${x} ${74.2 + y * 1.75}h3.800v1.400h-3.800Z`)
  path(k, '#f0a884', 'M-60 71H260V72H-60Z')
  path(k, '#c07478', 'M-60 72H260V73.400H-60Z')
  path(k, '#4a2444', 'M-60 73.400H260V74.200H-60Z')
  path(k, '#3c2044', 'M-60 82.600H260V110H-60Z')
  path(k, '#5a3050', 'M-60 83.400H260V110H-60Z')
  for (let i = 0; i < 5; i++)
    path(k, '#4a2848', `M-60 ${84.6 + i * i * 0.5 + i * 1.1}H260v0.300H-60Z`)
}

/** A tub with a small olive tree; 20 tall. */
function tub(k) {
  path(k, 'rgba(14,10,40,.4)', 'M-5 0C-2 -1 8 -1 12 0.400C6 1.600 -2 1.400 -5 0Z')
  stroke(k, '#5a3c44', 0.8, 'M0 -6C0.500 -9 -0.500 -11 0.200 -14')
  for (const [x, y, q] of points(
    '0 -18 2.300 -3 -15 2.500 2.800 -15.500 2.400 -0.300 -13.600 2.700 -3.600 -11.500 2 3.400 -12 2.100 0 -10.600 2',
    3,
  ))
    clump(k, x, y, q, ['#2c5460', '#4c8470', '#b0bc78'], x + y)
  path(k, '#3c6c84', 'M-4 -6H4L3.200 0.300H-3.200Z')
  path(k, '#6ca0ac', 'M-4 -6H-1.600L-1.500 0.300H-3.200Z')
  path(k, '#84b4b8', 'M-4.500 -6.800H4.500V-5.600H-4.500Z')
}

export default {
  alt: "Amici attorno a una pizza su una terrazza di Brooklyn all'ora blu, sotto le lampadine, davanti all'Empire State Building e al Chrysler",
  heart: 68,
  focus: 0.5,
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#134a78'],
          [0.36, '#2f86a0'],
          [0.62, '#8cc4b4'],
          [0.82, '#fcd498'],
          [1, '#ffac78'],
        ],
      },
      sun: [0.1, 0.7],
      horizon: 0.74,
    })
    sky(s, { clouds: 0, disc: 0 })
    const p = s.portrait
    const f = field(s, { centre: 86, zoom: 0.9 })
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        [
          '#7cc0c0',
          'M22 9.600q8 -1 16 -0.300q6 -1.200 14 -0.300q10 -0.400 18 0.600H22ZM34 10.200H60q-12 1 -26 0Z',
        ],
        [
          '#b8d4b4',
          'M118 21.600q7 -0.900 13 -0.300q9 -1.100 17 0q9 -0.400 14 0.300ZM132 22.200H154q-10 0.900 -22 0Z',
        ],
        ['#ffe4b8', 'M66 43.400q7 -0.900 12 -0.200q6 -0.900 14 0.200ZM72 44H88q-8 0.700 -16 0Z'],
      ])
        path(k, c, d)
      // Downtown on the left, midtown on the right, low roofs between.
      row(
        k,
        FAR,
        '36 5 54 0 42 4 50 2 47 5 46 0 53 4 42 3 66 5 46 2 72 5 51 0 78 6 57 0 84 7 59 0 90 6 56 2 95 7 48 3 118 6 46 0 126 7 40 4 146 6 44 0 153 8 50 3 161 8 55 0',
        1,
      )
      at(k, p ? 78 : 60, SHORE, 0.092, (q) =>
        oneWorld(q, ['#ffd8a8', '#8c7ca4', '#c8a0a4', '#fff4d0']),
      )
      row(
        k,
        MIDDLE,
        '40 5 58 0 46 5 53 0 52 4 49 2 56 5 56 0 64 6 52 3 70 5 58 0 76 7 60 0 83 8 61 0 90 7 59 0 121 6 50 3 142 7 49 2 150 8 56 0 158 8 52 2',
        1.1,
      )
      at(k, p ? 119 : 139, SHORE, p ? 0.125 : 0.13, (q) =>
        chrysler(q, ['#f4b488', '#7c6490', '#c4846c'], ['#fff0d0', '#a090b4', '#b88c90']),
      )
      at(k, p ? 99 : 107, SHORE, 0.138, (q) =>
        empireState(q, ['#ffd09c', '#84688c', '#d4926c', '#fff4d4']),
      )
      row(
        k,
        NEAR,
        '86 8 62 0 93 7 59 0 100 8 61 0 104 8 60.500 0 112 9 60 0 120 7 57 2 127 7 61 0 133 8 58 0 146 8 59 2 154 10 61 0',
        1.2,
      )
      row(
        k,
        MIDDLE,
        '-10 10 60 0 0 9 62 0 9 8 61 0 17 8 63 0 25 10 61 0 35 9 62.500 0 44 8 62 0 52 9 63 0 61 8 62 0 69 9 63 0',
        1.2,
      )
      // The river, with lights in it.
      path(k, '#e8a88c', `M-60 ${SHORE}H260V74H-60Z`)
      path(
        k,
        '#8c8ca8',
        `M-60 ${SHORE + 1}C0 ${SHORE + 0.6} 60 ${SHORE + 1.6} 260 ${SHORE + 0.9}V74H-60Z`,
      )
      path(k, '#5c7498', `M-60 69.400C10 68.600 60 69.600 110 69C160 68.600 200 69 260 69V74H-60Z`)
      for (const [x, y, l] of points(
        '66 67.800 6 78 70 9 92 68 5 104 68.200 9 106 70 6 124 70.200 7 138 68.200 5 136 69.800 8 152 69 6 54 69.600 6',
        3,
      ))
        path(k, '#ffd8a0', `M${x} ${y}q${l / 2} -0.500 ${l} 0q${-l / 2} 0.500 ${-l} 0Z`)
      bridge(k)
      houseBlock(k, 79.5, SHORE + 0.8, 7, 61.4, NEAR, { seed: 5, grid: 1.2 })
      path(k, '#542c50', p ? 'M30 69H70V74H30Z' : 'M-4 68H33V74H-4Z')
      path(k, '#c07478', p ? 'M30 68.300H70.600V69.300H30Z' : 'M-4 67.300H33.800V68.300H-4Z')
      at(k, p ? 60 : 16, p ? 68.4 : 67.4, p ? 0.9 : 1.24, (q) =>
        waterTank(q, ['#d8886c', '#8c4c54', '#542c50', '#2c1a40', '#6c3c54']),
      )
      roof(k)
      if (!p) at(k, 142, 84.6, 1, tub)
      at(k, p ? 119 : 100, 71.1, 0.84, pigeon)
      stroke(k, '#2a1a3c', 0.9, p ? 'M128 84V30' : 'M84 84V32')
      if (p) {
        bulbs(k, 64, 38, 132, 40, 8, 14)
      } else {
        bulbs(k, 25.4, 31, 84, 33, 9, 13)
        bulbs(k, 84, 33, 174, 31, 12, 18)
      }
      at(k, p ? 88 : 58, p ? 87.4 : 87.4, p ? 0.9 : 0.98, rooftopParty)
    })
    s.glow(p ? 0.5 : 0.37, 0.84, 22, '#ffc878', 0.22)
    return finish(s, { bloom: 0.24 })
  },
}
