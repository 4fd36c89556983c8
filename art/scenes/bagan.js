import { alpha } from '../core/colour.js'
import { field, fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { Scene } from '../core/scene.js'
import { moods } from '../moods/moods.js'
import { sky } from '../nature/sky.js'
import { flatBalloon, greatTemple, monk, stupa, toddy, view } from '../things/bagan-temples.js'

/** The first sun from the left, low: blue above, peach over the plain. */
const firstSun = {
  ...moods.dawn,
  sky: [
    [0, '#2c5c9c'],
    [0.32, '#6c9cc0'],
    [0.6, '#c8cfc4'],
    [0.82, '#ffd8a8'],
    [1, '#ffbc84'],
  ],
  haze: '#ffd0a4',
  glow: '#fff0b8',
  finish: { bloom: 0.16, threshold: 0.84, vignette: 0.14, cool: '#181c50' },
}

const HORIZON = 49

/** Crowns in a row: one lit edge over one flat body that sinks into the mist below it. */
function trees(k, y, size, [light, body, mist], seed, { low = 7, swell = 1 } = {}) {
  const r = random(seed)
  const crowns = []
  for (let x = -6; x < 168; x += size * (0.45 + r() * 0.9)) {
    const q = size * (0.4 + r() ** 3 * 1.3)
    const cy = y + (Math.sin(x * 0.09 + seed) + Math.sin(x * 0.23 + seed * 3) * 0.7) * swell
    crowns.push([x, cy - (r() < 0.2 ? size * 0.6 : 0), q])
  }
  const draw = (colour, dx, dy, shrink) => {
    k.fillStyle = colour
    k.beginPath()
    for (const [x, cy, q] of crowns) {
      k.moveTo(x + dx * q + q, cy)
      k.ellipse(x + dx * q, cy + dy * q, q * shrink, q * 0.74 * shrink, 0, 0, 7)
    }
    k.fill()
  }
  draw(light, 0, 0, 1)
  const g = k.createLinearGradient(0, y - size, 0, y + low)
  g.addColorStop(0, body)
  g.addColorStop(0.35, body)
  g.addColorStop(1, mist)
  draw(g, 0.2, 0.26, 0.94)
  k.fillStyle = g
  let d = [[-8, y + low + 40]]
  for (const [x, cy, q] of crowns) d.push([x, cy + q * 0.45])
  d = [...d, [170, y + low + 40]]
  fill(k, g, d)
}

/** A bank of mist, thin at both ends: x, y, half length, height. */
function banks(k, colour, list) {
  for (const [x, y, l, h] of points(list, 4))
    path(
      k,
      colour,
      `M${x - l} ${y}C${x - l * 0.6} ${y - h * 0.9} ${x - l * 0.3} ${y - h * 0.5} ${x} ${y - h}C${x + l * 0.4} ${y - h * 0.8} ${x + l * 0.6} ${y - h * 0.4} ${x + l} ${y}C${x + l * 0.5} ${y + h * 0.5} ${x - l * 0.5} ${y + h * 0.5} ${x - l} ${y}Z`,
    )
}

const SKINS = {
  red: [
    ['#d8443c', '#a82c48'],
    ['#f0703c', '#b84848'],
    ['#fff0cc', '#d0a09c'],
  ],
  gold: [
    ['#ffc04c', '#d08048'],
    ['#fff0cc', '#d0a898'],
    ['#e8703c', '#b04848'],
  ],
  teal: [
    ['#2c8494', '#2c5478'],
    ['#fff0cc', '#c8a8a4'],
    ['#ffc04c', '#d08048'],
  ],
}

const balloons = (k, list) => {
  for (const [x, y, q, skin, veil] of list)
    flatBalloon(k, x, y, q, SKINS[skin], veil ? alpha('#ffd4ac', veil) : null)
}

/** Small temples: x, foot, size, kind. */
const temples = (k, tones, list) => {
  for (const [x, y, q, kind] of points(list, 4)) stupa(k, x, y, q, tones, kind)
}

/** Balloons over a plain of temples in the first sun; in the film its planes move, and the largest balloon stands left. */
export function balloonsAtDawn(w, h, prepare = () => {}, film = false) {
  const s = new Scene(w, h, { mood: firstSun, sun: [-0.04, 0.5], horizon: HORIZON / 90 })
  prepare(s)
  sky(s, { clouds: 0, disc: 0 })
  const f = field(s)
  const draw = (paint) => f.draw(s.k, paint)
  draw((k) => {
    banks(
      k,
      'rgba(255,236,208,.75)',
      '34 9 30 1.100 58 12 22 0.900 132 17 34 1.200 112 20 20 0.800 20 26 26 0.900',
    )
    banks(
      k,
      'rgba(255,214,170,.8)',
      '24 9.800 20 0.700 140 18 22 0.700 96 33 30 0.800 152 36 26 0.900 8 37 28 0.900',
    )
  })
  s.cut(0)
  draw((k) => {
    // The hills beyond the river, the river's thread of light.
    path(
      k,
      '#b4a4b8',
      'M-8 45L2 43.600L9 44L18 41.500L24 42.200L31 40L38 42L46 43L58 43.600L66 41.500L71 41.800L79 38.600L84 39.400L88 41L97 42.200L104 43.600L116 43.200L124 41.200L130 41.600L138 39.500L146 41.800L153 42L162 43.600L170 43V56H-8Z',
    )
    path(
      k,
      '#d4acae',
      'M-8 47L8 45.200L22 46.300L36 45.600L50 44.200L62 44.800L82 46.300L96 45.400L108 45.800L120 44.300L132 45.400L146 46.400L158 45.600L170 46.200V58H-8Z',
    )
    banks(k, '#ffe4bc', '30 48.400 50 1.200 120 48.200 56 1.200')
    temples(
      k,
      ['#e8a088', '#b88494', '#ffd8a8'],
      '9 50 0.130 1 18 50.300 0.160 0 29 50 0.110 2 80 50 0.120 0 88.500 50.200 0.150 1 97 50 0.100 2 126 50 0.140 0 134 50.300 0.110 1 143 50 0.170 0 153 50.200 0.120 2',
    )
    trees(k, 50.6, 0.8, ['#e0b088', '#b09c98', '#f8ccac'], 3, { low: 3, swell: 0.2 })
    balloons(
      k,
      film
        ? [
            [8, 28, 0.3, 'gold', 0.3],
            [62, 30, 0.26, 'red', 0.34],
            [150, 34, 0.42, 'teal', 0.22],
          ]
        : [
            [88, 36.5, 0.2, 'gold', 0.36],
            [30, 34, 0.36, 'gold', 0.22],
            [147, 40, 0.22, 'red', 0.34],
          ],
    )
  })
  s.cut(0.2)
  draw((k) => {
    temples(
      k,
      ['#ec9470', '#a86880', '#ffd49c'],
      '7 55.500 0.340 0 98 55 0.300 1 109 54.600 0.220 0 120 55.400 0.400 0 139 55 0.260 2 152 55.800 0.360 1',
    )
    trees(k, 55, 1.3, ['#d8a86c', '#8c9078', '#f4c8a0'], 7, { low: 5, swell: 0.4 })
    banks(k, 'rgba(255,226,190,.85)', '20 60 34 1.400 118 59.600 40 1.500 84 61 30 1.200')
    temples(
      k,
      ['#f0905c', '#94506c', '#ffd094'],
      '13 62.500 0.560 1 134 62.500 0.700 0 112 62 0.420 2 155 63 0.460 1',
    )
    for (const [x, y, q] of points('98 63.500 0.520 101 63.500 0.660 148 63.500 0.500', 3))
      toddy(k, x, y, q, ['#b09450', '#687058'])
    trees(k, 62, 1.9, ['#d0a454', '#687c60', '#ecbc90'], 11, { low: 6, swell: 0.7 })
    banks(k, 'rgba(255,222,184,.9)', '6 68 36 1.700 128 67.400 44 1.800 82 68.600 30 1.500')
  })
  s.cut(0.4)
  draw((k) => {
    // Its shadow lies long over trees and mist to the right.
    path(k, 'rgba(84,60,104,.42)', 'M58 72L76 66.500L112 68.600L150 70.200L116 71.800L92 73L70 77Z')
    const V = view({ vx: 80, vy: HORIZON, F: 108, eye: 28, x: -37, z: 135, alpha: 0.98 })
    greatTemple(k, V)
    for (const [x, y, q] of points('6 78.500 0.900 113 79 0.950 117 79 0.760', 3))
      toddy(k, x, y, q, ['#b0943c', '#485c50'])
    trees(k, 76, 2.5, ['#b8983c', '#4c6c4c', '#c89c74'], 15, { low: 9, swell: 0.5 })
    banks(k, 'rgba(255,214,170,.75)', '100 77.500 46 1.300 20 79 36 1.200')
    balloons(
      k,
      film
        ? [
            [20, 42, 0.92, 'red', 0],
            [136, 26, 0.56, 'gold', 0.1],
          ]
        : [
            [119, 39.5, 1.28, 'red', 0],
            [146, 24, 0.44, 'gold', 0.16],
            [15, 22.5, 0.66, 'teal', 0.1],
          ],
    )
  })
  s.cut(0.7)
  draw((k) => {
    for (const [x, y, q] of points('141 86 1.250 147.500 86 0.950 101 87 0.900', 3))
      toddy(k, x, y, q, ['#8c8c48', '#2c4448'])
    trees(k, 84, 3.4, ['#74783c', '#2c4c48', '#203848'], 21, { low: 12, swell: 1 })
    trees(k, 90, 4.6, ['#3c5444', '#1c3444', '#142444'], 26, { low: 12, swell: 1.2 })
    // The terrace of an old stupa, from where a monk looks on.
    fill(k, '#5c2c54', points('-8 83 30 83.400 33.500 86 33.500 96 -8 96'))
    fill(k, '#f0a068', points('-8 82 26 82.600 30 84.600 -8 84'))
    fill(k, '#a85c5c', points('-8 84 30 84.600 30 86.600 -8 86.200'))
    fill(k, '#ffd494', points('-8 84 30 84.600 30 85 -8 84.400'))
    fill(k, '#d8845c', points('-8 86.200 30 86.600 34 88.600 -8 88.400'))
    fill(k, '#8c4858', points('-8 88.400 34 88.600 34 96 -8 96'))
    fill(k, '#f4b47c', points('-8 88.400 34 88.600 34 89 -8 88.800'))
    k.save()
    k.translate(14, 83.3)
    k.scale(1.02, 1.02)
    monk(k)
    k.restore()
  })
  s.cut(1)
  return s
}
