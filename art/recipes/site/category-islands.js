import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'
import { dhoni, islander, manta, palmWood, shore, sunshade, surf } from '../../things/atoll.js'

const HORIZON = 15

const morning = {
  ...moods.day,
  sky: [
    [0, '#58a8d8'],
    [0.5, '#a4d4e4'],
    [1, '#fff0d4'],
  ],
  finish: { bloom: 0.1, threshold: 0.9, vignette: 0.14, cool: '#0a2a5a' },
}

/** The open sea, from the pale distance to deep blue at our feet. */
function sea(k) {
  const g = k.createLinearGradient(0, HORIZON, 0, 90)
  for (const [t, c] of [
    [0, '#7cc0dc'],
    [0.12, '#3c98cc'],
    [0.4, '#1470b4'],
    [1, '#0a4890'],
  ])
    g.addColorStop(t, c)
  k.fillStyle = g
  k.fillRect(-10, HORIZON, 180, 90)
}

/** Water that grows shallow in steps towards a shore. */
function rings(k, [cx, cy, rx, ry], seed, list, amount) {
  for (const [share, colour, dx = 0, dy = 0] of list)
    fill(k, colour, shore(cx + dx, cy + dy, rx * share, ry * share, seed, amount))
}

const FAR = [
  [1, '#58b4d4'],
  [0.8, '#84d4d8'],
  [0.42, '#fff4d8'],
  [0.32, '#6c9c84'],
]

function farAtolls(k) {
  for (const [i, spot] of points(
    '24 18.200 9 0.500 60 17.600 7 0.400 131 18.400 12 0.600 92 20.800 13 0.800 16 24.600 17 1.300 150 25 15 1.200 68 27 9 0.900',
    4,
  ).entries()) {
    rings(k, spot, i + 3, FAR, 0.16)
    const [cx, cy, rx, ry] = spot
    fill(k, '#a8c480', shore(cx - rx * 0.04, cy - ry * 0.16, rx * 0.24, ry * 0.18, i + 3, 0.2))
  }
}

/** Small clouds of the trade wind with flat feet, and what they darken. */
function clouds(k, list) {
  for (const [x, y, q] of points(list, 3)) {
    path(
      k,
      '#b4d0e0',
      `M${x - 5 * q} ${y}C${x - 4.6 * q} ${y - 1.4 * q} ${x - 3 * q} ${y - 1.6 * q} ${x - 2.6 * q} ${y - 1.2 * q}C${x - 2.2 * q} ${y - 3 * q} ${x + 0.3 * q} ${y - 3.4 * q} ${x + 1 * q} ${y - 1.8 * q}C${x + 2 * q} ${y - 2.6 * q} ${x + 3.6 * q} ${y - 2 * q} ${x + 3.6 * q} ${y - 0.9 * q}C${x + 4.4 * q} ${y - 1 * q} ${x + 5 * q} ${y - 0.5 * q} ${x + 5.2 * q} ${y}Z`,
    )
    path(
      k,
      '#fffdf4',
      `M${x - 5 * q} ${y}C${x - 4.6 * q} ${y - 1.4 * q} ${x - 3 * q} ${y - 1.6 * q} ${x - 2.6 * q} ${y - 1.2 * q}C${x - 2.2 * q} ${y - 3 * q} ${x + 0.3 * q} ${y - 3.4 * q} ${x + 1 * q} ${y - 1.8 * q}C${x - 0.4 * q} ${y - 2 * q} ${x - 1.2 * q} ${y - 1.2 * q} ${x - 1.2 * q} ${y - 0.6 * q}C${x - 2.6 * q} ${y - 0.8 * q} ${x - 3.6 * q} ${y - 0.3 * q} ${x - 5 * q} ${y}Z`,
    )
  }
}

const ISLE = [104, 47, 66, 20.5]

function island(k) {
  const [cx, cy, rx, ry] = ISLE
  rings(
    k,
    ISLE,
    2,
    [
      [1.04, '#1880bc'],
      [1, '#1c98c4'],
      [0.93, '#2cb4c8'],
      [0.78, '#58ccc8', 2, 0.4],
      [0.6, '#8ce0d0', 3, 0.6],
      [0.47, '#bcf0dc', 3, 0.6],
    ],
    0.13,
  )
  // Coral heads in the lagoon and a channel for boats.
  const r = random(31)
  for (let i = 0; i < 54; i++) {
    const [a, d] = [Math.floor(r() * 9) * 0.72 + r() * 0.34, 0.7 + r() * 0.22]
    const [x, y, q] = [cx + Math.cos(a) * rx * d, cy + Math.sin(a) * ry * d, 0.3 + r() ** 2 * 1.2]
    fill(k, r() < 0.5 ? '#1c98b4' : '#30a8bc', shore(x, y, q * 1.8, q * 0.5, i, 0.24))
  }
  surf(k, shore(cx, cy, rx * 0.985, ry * 0.985, 2, 0.13), 4, 42, 0.55, 3)
  surf(k, shore(cx, cy, rx * 0.965, ry * 0.965, 2, 0.13), 8, 36, 0.34, 4)
  surf(k, shore(cx, cy, rx * 0.985, ry * 0.985, 2, 0.13), 48, 82, 0.3, 5)
  const wood = (s) => shore(cx + 2.6, cy - 0.2, rx * s, ry * s, 2, 0.13)
  fill(k, '#d8f8e4', shore(cx + 3, cy + 0.8, rx * 0.4, ry * 0.41, 2, 0.13))
  fill(k, '#fff8e4', shore(cx + 3, cy + 0.5, rx * 0.37, ry * 0.37, 2, 0.13))
  fill(k, '#fce8c4', shore(cx + 3, cy + 0.1, rx * 0.34, ry * 0.33, 2, 0.13))
  fill(k, '#3c785c', wood(0.21))
  const test = (x, y) => {
    const [u, v] = [(x - cx - 2.6) / (rx * 0.275), (y - cy - 0.3) / (ry * 0.3)]
    return u * u + v * v < 1 + 0.16 * Math.sin(Math.atan2(v, u) * 3 + 1)
  }
  palmWood(k, test, [cx - 20, cy - 7, cx + 25, cy + 7], 2, 5, ['#b4c85c', '#5c9c58', '#2c6858'])
  // The jetty of an island of fishermen, two roofs among the palms.
  for (const x of [74, 70.5, 67, 63.5])
    stroke(k, '#7c6470', 0.24, `M${x} ${52.4 + (74 - x) * 0.12}v1.500`)
  fill(k, '#e0c49c', points('82 50.800 82 51.500 62 54.200 61.400 53.500'))
  fill(k, 'rgba(20,96,120,.35)', points('82 52.600 82 53.300 64 55.900 63.400 55.200'))
}

const BANK = [31, 75.5, 27, 5]

function sandbank(k) {
  rings(
    k,
    [34, 75.5, 47, 12.5],
    9,
    [
      [1, '#1884bc'],
      [0.94, '#1c9cc4'],
      [0.84, '#38bcc8'],
      [0.7, '#6cd4cc', -1, -0.4],
      [0.58, '#a4e8d4', -2, -0.6],
    ],
    0.16,
  )
  const [cx, cy, rx, ry] = BANK
  fill(k, '#d4f6e2', shore(cx, cy + 0.5, rx * 1.1, ry * 1.16, 7, 0.2))
  fill(k, '#f6e8c8', shore(cx, cy + 0.3, rx, ry, 7, 0.2))
  fill(k, '#fff8e4', shore(cx - 0.6, cy - 0.2, rx * 0.93, ry * 0.82, 7, 0.2))
}

export default {
  alt: 'Un atollo dall’alto nella luce del mattino: un’isola di palme nella laguna, quattro amici su una lingua di sabbia e una barca che pare volare sulla propria ombra',
  paint(w, h) {
    const s = new Scene(w, h, { mood: morning, sun: [-0.05, 0.1], horizon: HORIZON / 90 })
    sky(s, { clouds: 0, disc: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      sea(k)
      clouds(
        k,
        '8 14.600 1.100 34 14.800 0.700 52 14.700 0.900 84 14.800 0.600 103 14.500 1.300 128 14.800 0.800 150 14.600 1.100',
      )
      farAtolls(k)
      // Shadows of clouds that we do not see.
      for (const [x, y, l, d] of points('116 24 16 0.900 44 32 20 1.400 20 46 15 1.600', 4))
        fill(k, 'rgba(8,56,116,.28)', shore(x, y, l, d, x, 0.2))
      const r = random(5)
      for (let i = 0; i < 40; i++) {
        const t = r()
        const [x, y, l] = [r() * 160, 22 + t * 66, 0.8 + t * 3]
        path(
          k,
          'rgba(140,212,236,.3)',
          `M${x - l} ${y}q${l} ${-0.16 - t * 0.2} ${l * 2} 0q${-l} ${0.1 + t * 0.1} ${-l * 2} 0Z`,
        )
      }
      island(k)
      sandbank(k)
      at(k, 122, 77, 1.15, (c) => manta(c, 'rgba(8,44,96,.62)'))
      at(k, 136, 81.5, 0.9, (c) => {
        c.rotate(0.3)
        manta(c, 'rgba(8,44,96,.56)')
      })
      at(k, 24, 75, 1.35, (c) => sunshade(c, 0, 0))
      at(k, 31, 76, 1.5, (c) => islander(c, 0, 0, ['#f0b43c', '#c0843c', '#b87858', '#3c2430']))
      at(k, 36.5, 75, 1.4, (c) =>
        islander(c, 0, 0, ['#e8e4f0', '#a8acc8', '#e8b48c', '#8c4c30'], {
          arm: 'M0.400 -2.200L1.300 -2.900',
        }),
      )
      at(k, 14, 77, 1.5, (c) =>
        islander(c, 0, 0, ['#2c9c94', '#1c6c7c', '#8c5840', '#2c1c28'], {
          arm: 'M-0.400 -2.200L-0.900 -1.300',
        }),
      )
      at(k, 57, 79, 1.4, (c) =>
        islander(c, 0, 0, ['#e0545c', '#a03c54', '#e8b08c', '#4c2c28'], {
          wade: true,
          arm: 'M-0.400 -2.200L-1.300 -2.700',
        }),
      )
      // The dhoni, and its shadow on the sand of the sea bed: it seems to fly.
      at(k, 71.5, 79.8, 1, (c) => dhoni(c, 'rgba(12,92,120,.55)'))
      at(k, 66.5, 73.6, 1, dhoni)
      stroke(k, 'rgba(255,250,236,.9)', 0.14, 'M58.500 71.300C55 73.500 51 75 47.500 75.400')
      at(k, 66, 49.4, 0.5, (c) => dhoni(c, 'rgba(12,92,120,.5)'))
      at(k, 64.5, 48.1, 0.5, dhoni)
      // Terns.
      for (const [x, y, q] of points('100 71 1.100 106 69.500 0.900 51 55 0.900', 3))
        path(
          k,
          '#ffffff',
          `M${x} ${y}C${x - 0.6 * q} ${y - 1 * q} ${x - 1.6 * q} ${y - 1.2 * q} ${x - 2.6 * q} ${y - 0.7 * q}C${x - 1.4 * q} ${y - 0.7 * q} ${x - 0.7 * q} ${y - 0.2 * q} ${x} ${y + 0.5 * q}C${x + 0.7 * q} ${y - 0.2 * q} ${x + 1.4 * q} ${y - 0.9 * q} ${x + 2.4 * q} ${y - 1.2 * q}C${x + 1.4 * q} ${y - 1.4 * q} ${x + 0.6 * q} ${y - 1 * q} ${x} ${y}Z`,
        )
    })
    return finish(s)
  },
}
