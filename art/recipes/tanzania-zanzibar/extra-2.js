import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  drops,
  forelocks,
  lion,
  pouncingCub,
  shelteredCub,
  spray,
} from '../../things/rain-lions.js'

const PLAIN = 50

/** The wall of the crater, level along its top, and the cloud that pours over its rim. */
function rim(k) {
  path(k, '#7ca4b4', 'M-4 -4H164V56H-4Z')
  path(k, '#f8e4b0', 'M100 -4H164V56H118Z')
  path(k, '#fcf0cc', 'M126 -4H164V56H134Z')
  path(k, '#4c7c90', 'M-4 21C20 22 50 25 84 25.500C112 26 140 24 164 21V56H-4Z')
  path(k, '#7ca490', 'M118 25.300C136 24.600 150 23 164 21V56H112C114 46 116 36 118 25.300Z')
  for (const [x, w] of points('-2 12 22 10 46 12 66 9 110 8 130 10 149 9'))
    path(
      k,
      x > 108 ? '#6c9484' : '#3c6880',
      `M${x} 26C${x - 1} 34 ${x - 4} 42 ${x - 7} 53H${x + w - 3}C${x + w - 2} 44 ${x + 2} 34 ${x} 26Z`,
    )
  for (const [x, w, c] of [
    [-8, 26, 'rgba(60,84,132,.3)'],
    [26, 12, 'rgba(60,84,132,.24)'],
    [52, 22, 'rgba(60,84,132,.22)'],
  ])
    path(k, c, `M${x + 12} 8H${x + 12 + w}L${x + w - 4} 52H${x - 4}Z`)
  // It sags over the crest in two places; between them the edge is clear.
  path(
    k,
    '#b4ccd8',
    'M-4 6H164V24C156 30 146 32 138 29C128 25 122 22.500 112 22.500C96 22.500 86 22.500 74 23C64 23.500 56 31 44 34C32 36.500 24 29 16 25C10 22.500 2 22 -4 22Z',
  )
  path(
    k,
    '#dce8ea',
    'M-4 4H164V18C156 24 146 26.500 139 24C130 21 122 18 112 18C96 18 88 19 76 19C62 19.500 56 26 45 29C34 31 26 25 18 21C11 18 2 18.500 -4 18Z',
  )
}

/** The rain cloud over all, torn below. */
function storm(k) {
  path(
    k,
    '#5c7c9c',
    'M-4 -4H164V6C154 5 150 10 140 9C128 8 124 13 112 12C98 11 92 17 78 16C62 15 56 20 40 18C24 16 14 20 -4 18Z',
  )
  path(
    k,
    '#3c5484',
    'M-4 -4H150C142 0 136 4 126 3C112 2 106 8 92 7C76 6 68 11 52 9C34 7 20 12 -4 10Z',
  )
}

/** The floor of the crater: wet grass, the soda lake under the gap in the cloud. */
function floor(k) {
  for (const [c, d] of [
    ['#6ca06c', `M-4 ${PLAIN}C40 ${PLAIN - 1} 100 ${PLAIN + 1} 164 ${PLAIN - 1}V96H-4Z`],
    ['#d4e08c', 'M104 50.500C124 49.600 146 49.200 164 49.400V58C140 57 116 55 104 50.500Z'],
    [
      '#f4f4d8',
      'M116 51.300C130 50.300 150 50.400 164 50.600V53.500C150 54.500 128 54.300 116 51.300Z',
    ],
    ['#84b45c', 'M-4 56C30 54 80 58 120 56C140 55 152 57 164 56V96H-4Z'],
    ['#c0d468', 'M106 60C122 57 144 58.500 164 57.500V74C140 73 116 68 106 60Z'],
    ['#5c9c58', 'M-4 64C30 61 70 66 110 65C134 64 150 69 164 68V96H-4Z'],
    ['#3c8058', 'M-4 75C30 72 60 78 100 77C130 76 150 80 164 78V96H-4Z'],
    ['#2c6858', 'M-4 86C30 83 60 87 100 86C130 85 150 88 164 86V96H-4Z'],
  ])
    path(k, c, d)
}

const GNUS = [
  // One that walks, one that grazes, one that lies.
  'M-6 -7C-3 -8 0 -7.600 2 -9C4 -10.300 6 -9.600 7 -8L7.600 -9.500C8 -10.600 9.600 -10.400 9.400 -9.200L8.600 -7.600L9.800 -4C10 -3 8.800 -2.600 8.200 -3.400L6.400 -5.600L5.200 -4.200L6 0H5.200L4 -3.600L2.600 0H1.800L2.800 -3.600C0 -3 -2.400 -3.200 -4 -3.800L-3.200 0H-4L-5.200 -3.400L-6.400 0H-7.200L-6 -4.400C-6.600 -3.600 -7 -2.400 -7.600 -1.600C-7.600 -4 -7.200 -6 -6 -7Z',
  'M-6 -7C-3 -8 0 -7.600 2 -9C4 -10 5.600 -9 6.600 -6.600L8 -3L9.400 -3.600C10 -3 9.600 -2 8.800 -2L8.600 -0.400C8.200 0.400 7 0.200 6.800 -0.800L5 -4.400L4.400 0H3.600L3.400 -3.800L2.400 0H1.600L2.200 -3.600C0 -3 -2.400 -3.200 -4 -3.800L-4.200 0H-5L-5 -3.600L-6.200 0H-7L-6 -4.400C-6.600 -3.600 -7 -2.400 -7.600 -1.600C-7.600 -4 -7.200 -6 -6 -7Z',
  'M-7 0C-7.600 -3 -5 -4.600 -2 -4.600C0 -5 1.600 -6.600 3.600 -6.600L5 -8.400L5.400 -9.600C6 -10.400 7.400 -10 7.200 -9L6.600 -7.800L7.800 -4.400C7.800 -3.400 6.800 -3.200 6.200 -4L5 -5C5.400 -3 6.600 -1.600 6.400 0Z',
]

const gnus = (k, list) => {
  for (const [x, y, q, pose, back] of points(list, 5))
    at(k, x, y, q, (g) => path(g, x > 100 ? '#54705c' : '#34586c', GNUS[pose]), back > 0)
}

/** Long single blades and yellow flowers at our feet. */
function nearBlades(k) {
  for (const [x, y, dx, h, c] of points(
    '-2 92 8 22 0 6 92 -6 16 1 12 92 9 20 2 20 92 -4 12 1 27 92 7 13 0 34 92 -4 9 2 128 93 5 8 1 136 93 -5 11 0 143 93 7 15 2 150 93 -3 12 1 156 93 6 20 0 161 93 -7 15 2',
    5,
  ))
    path(
      k,
      ['#1c4c50', '#245c54', '#347450'][c],
      `M${x - 1.5} ${y}C${x - 1} ${y - h * 0.6} ${x + dx * 0.4} ${y - h * 0.8} ${x + dx} ${y - h}C${x + dx * 0.7} ${y - h * 0.7} ${x + 1.6} ${y - h * 0.5} ${x + 1.8} ${y}Z`,
    )
}

/** Rain, slanting to the left, thinner in the gap. */
function rain(k) {
  const r = random(17)
  let d = ''
  for (let i = 0; i < 120; i++) {
    const [x, y, l] = [r() * 168, r() * 92, 2 + r() * 3]
    if (x < 118 || i % 3 === 0) d += `M${x} ${y}l${-l * 0.28} ${l}`
  }
  stroke(k, 'rgba(244,252,255,.6)', 0.2, d)
}

export default {
  alt: 'Piove nel cratere di Ngorongoro: un leone paziente tiene un cucciolo al riparo sotto la criniera, mentre l’altro gli acchiappa il fiocco della coda e le nuvole traboccano dall’orlo',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.mist, sun: [0.9, 0.2], horizon: PLAIN / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      rim(k)
      storm(k)
      floor(k)
      gnus(
        k,
        '126 57 0.380 0 1 133 58.400 0.460 1 0 142 57 0.380 2 0 151 60 0.520 0 1 24 56 0.360 1 0 15 57.500 0.420 0 0 8 56 0.340 2 1',
      )
      rain(k)
      at(k, 95, 31, 1, lion)
      at(k, 95, 82.6, 1, shelteredCub)
      at(k, 95, 31, 1, forelocks)
      at(k, 62.5, 87.6, 0.95, pouncingCub)
      spray(k, points('46 47.500 54 42.500 63 38.500'))
      nearBlades(k)
      drops(k, points('106.500 62 0.700 71 47 0.600 120 46 0.600 116 56 0.550 76 58 0.500', 3))
    })
    return finish(s, { vignette: 0.14 })
  },
}
