import { at, field, fill, path, points, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import {
  goldenPavilion,
  snowPad,
  trainedPine,
  underRedUmbrella,
} from '../../things/golden-pavilion.js'
import { smooth } from '../../things/leaf-edge.js'
import { wood } from '../../things/maple-valley.js'
import { boulder } from '../../things/snow-wood.js'

const EDGE = 58
// Shade, needles, snow, snow in the sun: the farther, the nearer to the sky.
const FAR = ['#98a8d0', '#a8b6d8', '#d4d8ec', '#fbe9e2']
const BLUE = ['#5a76a4', '#6c8ab0', '#c8d2ea', '#fff4ea']
const GREEN = ['#2f5870', '#427480', '#b8c8e4', '#fff8ee']

/** A clear morning after the snow: the sky, the hills with the first sun on their shoulders. */
function morning(k) {
  const g = k.createLinearGradient(0, -2, 0, 46)
  for (const [a, c] of [
    [0, '#4f82c4'],
    [0.4, '#93b4dc'],
    [0.72, '#f4d8c8'],
    [1, '#ffdcae'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  // Each hill with its facets: light on what looks to the left, down to where the slope turns away.
  const hill = (c, text, light, facets) => {
    const line = smooth(points(text), 7)
    fill(k, c, line)
    k.save()
    k.beginPath()
    for (const p of line) k.lineTo(...p)
    k.clip()
    for (const d of facets) fill(k, light, rough(points(d), 0.3, 4))
    k.restore()
  }
  hill(
    '#c4c0e0',
    '-10 70 -10 34 4 31 14 26.500 24 25 32 21.500 42 24.500 52 29 64 31 78 34 92 31.500 108 32 122 27.500 132 27 142 23.500 152 26 170 30 170 70',
    '#ece0ea',
    [
      '-10 20 33 18 33.500 22 30 26 31.500 29 25 35 27 38 16 42 18 38 9 41 -10 48',
      '37 20 44 25 42 30 46 33 41 38 38 33 39.500 28',
      '54 28 64 30.500 60 34 63 37 56 40 53 34',
      '90 28 143 20 143 24 139 28 141 31 133 35 135 39 124 43 127 37 118 40 121 35 108 41 110 36 96 42',
      '147 24 156 26.500 153 31 158 35 150 40 149 32',
    ],
  )
  hill(
    '#a6aeda',
    '-10 70 -10 42 6 39 18 40.500 34 37 48 40 62 41 78 43 100 42 116 40 130 41.500 146 37.500 170 41 170 70',
    '#c2c8e6',
    [
      '22 38 34 36 35 39 31 43 33 46 22 52 24 45',
      '-10 38 6 38 4 43 8 46 -10 52',
      '134 38 146.500 36 147 40 143 44 145 48 132 52 136 45',
      '50 38 62 40 58 45 60 49 50 50 52 44',
    ],
  )
}

/** The far bank: woods under snow in three rows, the hall, two who walk. */
function bank(k) {
  wood(k, {
    from: -10,
    to: 172,
    top: (x) => 47 + Math.sin(x * 0.09) * 1.4,
    bottom: 52,
    size: [17, 19],
    tones: [FAR],
    seed: 5,
    flat: 0.42,
  })
  wood(k, {
    from: -12,
    to: 58,
    top: (x) => 47 + x * 0.09,
    bottom: 55,
    size: [19, 17],
    tones: [BLUE],
    seed: 15,
    flat: 0.6,
  })
  wood(k, {
    from: 124,
    to: 176,
    top: (x) => 50 - (x - 124) * 0.07,
    bottom: 55,
    size: [19, 20],
    tones: [BLUE],
    seed: 9,
    flat: 0.6,
  })
  wood(k, {
    from: -12,
    to: 30,
    top: (x) => 52 + x * 0.06,
    bottom: 57,
    size: [19, 17],
    tones: [GREEN],
    seed: 27,
    flat: 0.7,
  })
  wood(k, {
    from: 140,
    to: 176,
    top: () => 53,
    bottom: 57,
    size: [19, 17],
    tones: [GREEN],
    seed: 33,
    flat: 0.7,
  })
  path(
    k,
    '#fff8f0',
    `M-6 55.600C8 54 22 55.600 38 54.600C50 54.200 58 55.200 68 55.600V${EDGE + 1}H-6ZM114 56C126 54.800 146 55.800 168 54.600V${EDGE + 1}H114Z`,
  )
  path(
    k,
    '#c4cce8',
    `M-6 57C10 56 24 57.600 40 56.600C52 57 60 56.400 70 57V${EDGE + 1}H-6ZM114 57C126 56.400 140 57.400 168 56.500V${EDGE + 1}H114Z`,
  )
  path(
    k,
    '#5c6490',
    `M-6 ${EDGE - 0.3}C10 ${EDGE - 0.6} 30 ${EDGE - 0.2} 68 ${EDGE - 0.4}V${EDGE + 0.5}H-6ZM114 ${EDGE - 0.4}C130 ${EDGE - 0.6} 150 ${EDGE - 0.2} 168 ${EDGE - 0.5}V${EDGE + 0.5}H114Z`,
  )
  at(k, 92, EDGE, 0.92, goldenPavilion)
  // The stones it stands on.
  for (const [x, w, ph, n] of points(
    '72 4 2.200 2 79.500 3.400 1.600 5 87.500 4.600 2.300 7 96.500 3.800 1.700 11 104 4 2.200 13 111 3.400 1.900 17',
    4,
  ))
    boulder(k, x, EDGE + 0.7, w, ph, n)
  for (const [x, y, q] of points('117 57.400 3 122 57.600 2.200 61 57.500 2.200', 3))
    snowPad(k, x, y, q)
  at(k, 51, 56.8, 0.84, underRedUmbrella)
}

/** An islet with its pine, and both once more upside down in the water. */
function garden(s, f, { x, y, w, h, seed, pine: [px, size, flip] }) {
  const draw = (k) => {
    boulder(k, x, y, w, h, seed)
    const foot = y - h * 0.92
    at(k, px, foot - 0.9 * size, size, trainedPine, flip)
    path(
      k,
      '#f3f6fb',
      `M${px - 3 * size} ${foot + 0.9 * size}Q${px - size} ${foot - 0.7 * size} ${px + 0.4 * size} ${foot - 0.3 * size}Q${px + 2 * size} ${foot - 0.4 * size} ${px + 3.4 * size} ${foot + 0.9 * size}Z`,
    )
  }
  const sheet = s.sheet()
  f.draw(sheet.k, (k) => {
    k.beginPath()
    k.rect(-6, y, 172, 60)
    k.clip()
    k.translate(0, y * 2)
    k.scale(1, -1)
    draw(k)
  })
  sheet.k.globalCompositeOperation = 'source-atop'
  sheet.k.setTransform(1, 0, 0, 1, 0, 0)
  sheet.k.globalAlpha = 0.62
  sheet.k.fillStyle = '#3c4c94'
  sheet.k.fillRect(0, 0, s.w, s.h)
  s.k.drawImage(sheet.canvas, 0, 0)
  f.draw(s.k, draw)
}

export default {
  alt: 'Il Padiglione d’oro di Kyoto sotto la neve, specchiato nello stagno; due passanti sotto un ombrello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.06, 0.4], horizon: EDGE / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      morning(k)
      bank(k)
    })
    stillWater(s, {
      y: (EDGE + 0.5) / 90,
      sway: 0.6,
      veil: [
        [0, '#6078b8', 0.36],
        [0.4, '#4860a8', 0.52],
        [1, '#28387c', 0.8],
      ],
    })
    f.draw(s.k, (k) => {
      // Thin ice along the bank, then the wind's few long strokes, closer together far off.
      path(
        k,
        '#e4e8f6',
        `M-6 ${EDGE + 0.4}H64C54 ${EDGE + 1.5} 40 ${EDGE + 0.8} 28 ${EDGE + 1.8}C16 ${EDGE + 1} 6 ${EDGE + 2} -6 ${EDGE + 1.3}ZM118 ${EDGE + 0.4}H168V${EDGE + 1.6}C150 ${EDGE + 1} 134 ${EDGE + 1.8} 118 ${EDGE + 0.4}Z`,
      )
      for (const [x, y, l, c] of [
        [8, 61.6, 34, '#d8cce0'],
        [62, 63.2, 22, '#f0d0c4'],
        [112, 62.4, 40, '#d8cce0'],
        [40, 67, 26, '#c4c0e0'],
        [104, 69.4, 34, '#e0c8cc'],
        [70, 76, 44, '#a4a8d8'],
        [100, 84.5, 50, '#8c94cc'],
      ])
        path(k, c, `M${x} ${y}q${l * 0.4} -0.500 ${l} 0q${-l * 0.5} 0.450 ${-l} 0Z`)
    })
    garden(s, f, { x: 138, y: 71, w: 8.5, h: 3.6, seed: 14, pine: [137, 0.6, true] })
    garden(s, f, { x: 23, y: 82, w: 19, h: 9, seed: 31, pine: [19, 1.4, false] })
    s.glow(0.57, 0.44, 26, '#ffcf70', 0.2)
    return finish(s, { vignette: 0.12 })
  },
}
