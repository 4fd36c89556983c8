import { at, field, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import {
  goldenPavilion,
  heron,
  snowPad,
  trainedPine,
  underRedUmbrella,
} from '../../things/golden-pavilion.js'

const EDGE = 58
const FAR_PINE = ['#6c8cb0', '#8ca8c4', '#c4d0e8', '#f4eef0']
const MID_PINE = ['#3c6478', '#558488', '#b8c6e4', '#fff4ea']
const DIM = ['#8890c4', '#949ccc', '#aab0d8', '#c0c2e0']

/** A round-headed pine in snow: pads one above the other on a thin trunk. */
function pine(k, x, foot, tall, tones) {
  stroke(k, '#5c5474', tall * 0.05, `M${x} ${foot}L${x + tall * 0.04} ${foot - tall * 0.7}`)
  for (const [dx, dy, q] of points(
    '-0.200 0.320 0.260 0.220 0.440 0.240 -0.120 0.580 0.250 0.120 0.740 0.220 0.020 0.900 0.190',
    3,
  ))
    snowPad(k, x + dx * tall, foot - dy * tall, q * tall, tones)
}

/** All that stands on the far bank; drawn twice, itself and its likeness in the pond. */
function bank(k, far = FAR_PINE, mid = MID_PINE) {
  path(k, '#c8c4e0', 'M-4 34C12 24 30 20 50 24C64 27 74 33 88 30C108 25 130 22 164 32V60H-4Z')
  path(k, '#a8b0d8', 'M-4 40C16 32 34 34 52 37C70 40 84 38 104 34C126 31 146 36 164 38V60H-4Z')
  path(
    k,
    '#e2d8ea',
    'M-4 34C12 24 30 20 50 24C42 27 38 30 30 31C20 33 8 36 -4 42ZM88 30C104 25 118 23 132 25C124 28 120 30 112 31C104 33 98 35 92 38Z',
  )
  for (const [x, y, tall] of points(
    '4 54 15 14 53 13 24 53 16 34 54 13 43 53 15 52 54 13 126 53 16 136 54 14 146 53 17 156 54 15',
    3,
  ))
    pine(k, x, y, tall, far)
  path(k, '#e4e4f4', 'M-4 52C20 49.500 50 51 70 52H120C136 50.500 150 51 164 50V60H-4Z')
  for (const [x, y, tall] of points(
    '-1 57 18 11 57 13 56 56.500 14 132 57 15 144 57 19 157 57.500 21',
    3,
  ))
    pine(k, x, y, tall, mid)
  path(
    k,
    '#fffaf2',
    'M-4 55C10 53 30 54.500 46 54C56 53.500 60 55 66 55.500V59H-4ZM116 56C126 54.500 146 55.500 164 54V59H116Z',
  )
  path(
    k,
    '#8c94b8',
    `M-4 57.500C10 56.500 24 58 40 57C52 57.500 60 56.500 68 57.500V${EDGE + 0.6}H-4ZM114 57.500C126 56.800 140 58 164 57V${EDGE + 0.6}H114Z`,
  )
  at(k, 92, EDGE, 0.92, goldenPavilion)
  for (const [x, y, q] of points('117 57.400 3 122 57.600 2.200 61 57.500 2.200', 3))
    snowPad(k, x, y, q, mid)
}

/** The pond: the likeness pressed a little, crossed by bars of the sky, ice along the bank. */
function pond(k) {
  k.save()
  k.beginPath()
  k.rect(-4, EDGE, 170, 40)
  k.clip()
  path(k, '#f4cdb4', `M-4 ${EDGE}H166V96H-4Z`)
  path(k, '#b4b4d4', 'M-4 76C30 74 70 77 100 75.500C130 75 150 76 166 75V96H-4Z')
  k.translate(0, EDGE * 1.82)
  k.scale(1, -0.82)
  bank(k, DIM, DIM)
  k.restore()
  path(k, 'rgba(54,76,152,.32)', `M-4 ${EDGE}H166V96H-4Z`)
  path(k, 'rgba(40,50,120,.32)', 'M-4 80C30 78 60 81 100 79.500C130 78.500 150 80 166 79V96H-4Z')
  for (const [x, y, l, c] of [
    [60, 66, 20, '#f8d8bc'],
    [96, 72, 30, '#ffdf9c'],
    [70, 77.5, 22, '#f4d4c0'],
    [88, 84, 36, '#c4bcdc'],
    [110, 63, 26, '#f8dcc8'],
    [2, 63, 20, '#f8dcc8'],
    [130, 76, 30, '#e4ccd0'],
    [4, 70, 14, '#f0d0c4'],
  ])
    path(k, c, `M${x} ${y}q${l / 2} -0.900 ${l} 0q${-l / 2} 0.700 ${-l} 0Z`)
  path(
    k,
    'rgba(240,244,255,.85)',
    `M-4 ${EDGE + 0.4}H62C54 ${EDGE + 2} 40 ${EDGE + 1} 28 ${EDGE + 2.2}C16 ${EDGE + 1.2} 6 ${EDGE + 2.4} -4 ${EDGE + 1.6}ZM118 ${EDGE + 0.4}H166V${EDGE + 2}C150 ${EDGE + 1.2} 134 ${EDGE + 2.2} 118 ${EDGE + 0.4}Z`,
  )
}

/** An islet of rock under snow with its shade in the water. */
function islet(k, x, y, q) {
  path(
    k,
    'rgba(28,48,100,.5)',
    `M${x - q} ${y + q * 0.1}C${x - q * 0.4} ${y + q * 0.36} ${x + q * 0.8} ${y + q * 0.36} ${x + q * 1.1} ${y + q * 0.08}Z`,
  )
  path(
    k,
    '#585e84',
    `M${x - q} ${y + q * 0.12}L${x - q * 0.84} ${y - q * 0.22}L${x - q * 0.2} ${y - q * 0.36}L${x + q * 0.5} ${y - q * 0.3}L${x + q * 0.94} ${y - q * 0.1}L${x + q * 1.04} ${y + q * 0.12}Z`,
  )
  path(
    k,
    '#8c90b0',
    `M${x - q} ${y + q * 0.12}L${x - q * 0.84} ${y - q * 0.22}L${x - q * 0.2} ${y - q * 0.3}L${x - q * 0.4} ${y + q * 0.12}Z`,
  )
  path(
    k,
    '#fffaf2',
    `M${x - q * 0.9} ${y - q * 0.12}C${x - q * 0.8} ${y - q * 0.42} ${x - q * 0.3} ${y - q * 0.46} ${x} ${y - q * 0.42}C${x + q * 0.5} ${y - q * 0.44} ${x + q * 0.9} ${y - q * 0.24} ${x + q} ${y - q * 0.04}C${x + q * 0.7} ${y - q * 0.2} ${x + q * 0.5} ${y - q * 0.02} ${x + q * 0.3} ${y - q * 0.14}C${x} ${y - q * 0.2} ${x - q * 0.2} ${y + q * 0.02} ${x - q * 0.4} ${y - q * 0.12}C${x - q * 0.6} ${y - q * 0.2} ${x - q * 0.7} ${y} ${x - q * 0.9} ${y - q * 0.12}Z`,
  )
  path(
    k,
    '#bcc8e6',
    `M${x + q * 0.3} ${y - q * 0.14}C${x + q * 0.4} ${y - q * 0.3} ${x + q * 0.7} ${y - q * 0.3} ${x + q} ${y - q * 0.04}C${x + q * 0.7} ${y - q * 0.2} ${x + q * 0.5} ${y - q * 0.02} ${x + q * 0.3} ${y - q * 0.14}Z`,
  )
}

export default {
  alt: 'Il Padiglione d’oro di Kyoto sotto la neve, specchiato nello stagno; due passanti sotto un ombrello rosso',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.dawn, sun: [0.06, 0.4], horizon: EDGE / 90 })
    sky(s, {
      clouds: 0,
      disc: 0,
      glowPower: 0.5,
      stops: [
        [0, '#6c94cc'],
        [0.36, '#a4bcdc'],
        [0.64, '#f8d4bc'],
        [1, '#ffdca8'],
      ],
    })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [x, y, l, q, c] of [
        [84, 8, 60, 1.6, '#fff0e4'],
        [106, 11.5, 46, 1.2, '#ffe0cc'],
        [4, 14, 38, 1.4, '#fff0e4'],
        [-8, 17.5, 34, 1.2, '#ffdcc4'],
        [120, 20, 40, 1, '#ffe4d0'],
      ])
        path(
          k,
          c,
          `M${x} ${y}C${x + l * 0.2} ${y - q} ${x + l * 0.4} ${y - q * 0.4} ${x + l * 0.55} ${y - q * 0.9}C${x + l * 0.7} ${y - q * 1.2} ${x + l * 0.85} ${y - q * 0.3} ${x + l} ${y}C${x + l * 0.8} ${y + q * 0.5} ${x + l * 0.6} ${y + q * 0.1} ${x + l * 0.45} ${y + q * 0.5}C${x + l * 0.3} ${y + q * 0.7} ${x + l * 0.15} ${y + q * 0.2} ${x} ${y}Z`,
        )
      bank(k)
      pond(k)
      at(k, 54.5, 56.6, 0.8, underRedUmbrella)
      islet(k, 132, 70, 9)
      at(k, 131, 67.4, 0.62, trainedPine)
      islet(k, 30, 81, 19)
      islet(k, 54, 84, 5)
      at(k, 20, 75, 1.34, trainedPine)
      path(k, '#fffaf2', 'M15.500 76.200C17 73.400 23 73.200 25.500 75.500L25 77H16Z')
      at(k, 38, 74.5, 1.12, heron)
      const r = random(23)
      for (let i = 0; i < 110; i++) {
        const [x, y, q] = [r() * 164 - 2, r() * 90, 0.16 + r() ** 3 * 0.5]
        path(k, 'rgba(255,255,255,.92)', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
      }
    })
    s.glow(0.57, 0.44, 26, '#ffcf70', 0.2)
    return finish(s, { vignette: 0.12 })
  },
}
