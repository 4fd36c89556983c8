import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { tukTuk } from '../../things/tuk-tuk.js'
import { warmNight } from './kit.js'

/** Where the street ends, to the right of the middle. */
const [VX, VY] = [112, 40]

/** A point on the house fronts of one side: how near (1 = the edge of the picture), how high. */
const wall = (m, near, up) => [VX + (m < 0 ? -118 : 54) * near, VY + (32 - up) * near]

const strip = (k, c, m, n0, n1, u0, u1) =>
  fill(k, c, [wall(m, n0, u0), wall(m, n1, u0), wall(m, n1, u1), wall(m, n0, u1)])

/** Old shop houses: dark fronts with shutters, the lit shops below with awnings in stripes. */
function houses(k, m, tones) {
  const edges = [0.1, 0.17, 0.27, 0.42, 0.66, 1.1]
  for (let i = 0; i < 5; i++) {
    const [a, b] = [edges[i], edges[i + 1]]
    strip(k, tones[i % tones.length], m, a, b, 0, i % 2 ? 128 : 146)
    strip(k, '#ffb050', m, a, b, 0, 17)
    for (let j = 0; j < 5; j++) {
      const [p, q] = [a + (b - a) * (0.06 + j * 0.19), a + (b - a) * (0.19 + j * 0.19)]
      strip(k, '#ffdc84', m, p, q, 9, 15.5)
      strip(k, ['#c83c58', '#2c7c80', '#e8783c'][(i + j) % 3], m, p, q, 6, 8 + ((i * 2 + j) % 3))
    }
    strip(k, '#b84c40', m, a, b, 0, 6)
    strip(k, '#e88444', m, a, b, 5.2, 6.2)
    for (let j = 0; j < 3; j++) {
      const [p, q] = [a + (b - a) * (0.12 + j * 0.3), a + (b - a) * (0.3 + j * 0.3)]
      for (const u of [34, 60, 88])
        strip(k, (i + j) % 3 ? '#2c1c58' : '#ffcc70', m, p, q, u, u + 15)
    }
    for (let j = 0; j < 6; j++)
      strip(
        k,
        j % 2 ? '#fff0d0' : '#d83c50',
        m,
        a + ((b - a) * j) / 6,
        a + ((b - a) * (j + 1)) / 6,
        16,
        22,
      )
  }
}

const FIGURES = {
  bowl: 'M-3 0H3C3 2 1.600 3 0 3C-1.600 3 -3 2 -3 0ZM-1.200 -1.200q1 -1 0 -2M1 -1.200q1 -1 0 -2',
  fish: 'M-3 0q2.500 -3 5 0l1.600 -1.500v3l-1.600 -1.500q-2.500 3 -5 0ZM-1.600 -0.400h0.010',
  lotus:
    'M0 2q-2 -2.400 0 -5q2 2.600 0 5M0 2q-3.600 0 -3.400 -3.400q2.600 0.200 3.400 3.400q3.600 0 3.400 -3.400q-2.600 0.200 -3.400 3.400',
  cup: 'M-2.200 -2.400H2.200L1.500 3H-1.500ZM0.400 -2.400L1.600 -4.600',
}

/** A board of light that hangs out over the street. */
function sign(k, x, y, wide, high, [ground, light], figures) {
  const out = x > VX ? x + wide + 4 : x - 4
  for (const v of [0.14, 0.8])
    stroke(k, '#1c1240', 0.9, `M${x + wide / 2} ${y + high * v}L${out} ${y + high * v}`)
  path(k, '#1c1240', `M${x - 0.8} ${y + 0.8}h${wide + 0.6}v${high + 0.6}h${-wide - 0.6}Z`)
  path(k, ground, `M${x} ${y}h${wide}v${high}h${-wide}Z`)
  stroke(
    k,
    light,
    wide * 0.05,
    `M${x + wide * 0.08} ${y + wide * 0.08}h${wide * 0.84}v${high - wide * 0.16}h${-wide * 0.84}Z`,
  )
  figures.forEach((figure, i) => {
    at(k, x + wide / 2, y + (high * (i + 0.5)) / figures.length, wide * 0.085, (q) =>
      stroke(q, light, 0.75, FIGURES[figure]),
    )
  })
}

/** A man at his wok on the right-hand kerb holds on to his hat. Foot of the cart at 0. */
function stall(k) {
  path(k, 'rgba(20,12,52,.5)', 'M-15 0C-6 -2 20 -2 28 0C20 2.600 -6 2.600 -15 0Z')
  path(k, '#e4e8f0', 'M-5 -11C-6 -17 -5 -21 -2 -22H3C6 -21 7 -17 6 -11Z')
  path(k, '#a4a4cc', 'M2 -22H3C6 -21 7 -17 6 -11H3C4.500 -15 4 -19 2 -22Z')
  stroke(k, '#e4e8f0', 2.6, 'M-4 -20L-8.500 -23')
  stroke(k, '#e0a070', 1.9, 'M-8.500 -23L-5.500 -29.500')
  path(
    k,
    '#e0a070',
    'M-3.200 -26C-3.200 -30 4 -30 4 -26C4 -23 2.600 -21.400 0.400 -21.400C-1.800 -21.400 -3.200 -23 -3.200 -26Z',
  )
  path(
    k,
    '#fff8f0',
    'M-2.400 -26a0.900 1.100 0 1 0 1.800 0a0.900 1.100 0 1 0 -1.800 0ZM0.800 -26a0.900 1.100 0 1 0 1.800 0a0.900 1.100 0 1 0 -1.800 0Z',
  )
  path(
    k,
    '#20163c',
    'M-2.300 -25.900a0.500 0.600 0 1 0 1 0a0.500 0.600 0 1 0 -1 0ZM0.900 -25.900a0.500 0.600 0 1 0 1 0a0.500 0.600 0 1 0 -1 0Z',
  )
  path(k, '#7c2040', 'M-0.800 -23.300a1 1.100 0 1 0 2 0a1 1.100 0 1 0 -2 0Z')
  path(k, '#ffe4a0', 'M-7 -27.600Q0.400 -30 8 -27.600L0.600 -33.500Z')
  path(k, '#d8a058', 'M0.600 -33.500L8 -27.600Q5 -28.700 2.400 -28.900Z')
  path(k, '#e0a070', 'M-6.800 -29.600C-6 -31.200 -3.800 -30.600 -3.600 -29L-5.600 -27.800Z')
  path(k, '#c43c58', 'M-11 -12H24V-2.500H-11Z')
  path(k, '#842454', 'M10 -12H24V-2.500H10Z')
  path(k, '#ffd890', 'M-12 -13.500H25V-11.500H-12Z')
  path(
    k,
    '#241848',
    'M9 -13.500C10 -17 19 -17 20 -17H21.500C21.500 -14.500 19 -13 15 -13C11 -13 9 -13.200 9 -13.500Z',
  )
  stroke(k, '#e0a070', 1.8, 'M5.600 -19L9 -16.500')
  stroke(k, '#c8d0e8', 0.8, 'M9 -16.500L14 -15.600')
  for (const x of [-5, 18]) {
    path(k, '#1c1240', `M${x - 3} -2.600a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`)
    path(k, '#c8d0e8', `M${x - 1.2} -2.600a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0Z`)
  }
  at(k, 6.5, -7.6, 1, (q) => stroke(q, '#ffe090', 0.7, FIGURES.bowl))
  path(
    k,
    '#d87828',
    'M13 -16.500C12 -19 14 -20 14 -22C16 -20.500 16 -19.500 17 -21C18.500 -19 18 -18 17.500 -16.500Z',
  )
}

/** The wet road: every colour of the signs drawn out towards us. */
function road(k) {
  fill(k, '#33205f', [wall(-1, 1.1, 0), [VX, VY], wall(1, 1.1, 0), [170, 96], [-10, 96]])
  for (const [a, b, c] of [
    [-30, -6, '#8c3470'],
    [2, 14, '#c84c68'],
    [22, 28, '#ec8c58'],
    [40, 62, '#4c2c7c'],
    [100, 106, '#3c6c9c'],
    [118, 140, '#4c2c7c'],
    [158, 172, '#7c3474'],
  ])
    fill(k, c, [
      [VX, VY],
      [a, 96],
      [b, 96],
    ])
}

export default {
  alt: 'Un tuk-tuk piega in curva su due ruote nella notte di Bangkok: il guidatore col berretto rosso, un amico aggrappato al montante, una ragazza che ride con lo spiedino in mano e un gatto rosso che dal tetto glielo sta rubando',
  paint(w, h) {
    const s = new Scene(w, h, { mood: warmNight, sun: [0.1, 0.3], horizon: VY / 90 })
    field(s).draw(s.k, (k) => {
      path(k, '#f07c6c', 'M-4 -4H164V96H-4Z')
      path(k, '#b04880', 'M-4 -4H164V26L112 30L80 20L-4 40Z')
      path(k, '#5c2c80', 'M-4 -4H164V10L118 18L70 6L-4 20Z')
      path(k, '#803c84', 'M106 46V24H109V20H111V12H112V20H114V24H117V46Z')
      road(k)
      houses(k, 1, ['#4c2870', '#5c3080', '#3c2468'])
      houses(k, -1, ['#54286c', '#6c3078', '#442468'])
      sign(k, 98, 26, 5, 10, ['#1c6c8c', '#90f4e4'], ['cup', 'fish'])
      sign(k, 120, 21, 6, 13, ['#c42c58', '#ffe090'], ['cup', 'bowl'])
      sign(k, 86, 14, 8, 18, ['#c42c58', '#ffe090'], ['lotus', 'bowl'])
      sign(k, 132, 5, 11, 22, ['#145c84', '#8cf0f0'], ['fish', 'cup'])
      sign(k, 71, 1, 12, 12, ['#f8b03c', '#8c2050'], ['bowl'])
      sign(k, 4, 4, 22, 44, ['#c8284c', '#ffe48c'], ['lotus', 'fish'])
      at(k, 128, 67, 0.92, stall)
      path(k, '#1c1240', 'M40 84C56 79 92 78 112 82C104 87 60 89 40 84Z')
      at(k, 73, 83, 1.02, (q) => tukTuk(q, -0.13))
      for (const d of ['M104 77C110 75 114 71 115 66', 'M107 80C114 77 118 73 120 67'])
        stroke(k, '#ffe8c0', 0.6, d)
    })
    return finish(s, { bloom: 0.12 })
  },
}
