import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bather,
  boatFromAbove,
  palmStar,
  rayFromAbove,
  roof,
  villaFromAbove,
  whaleShark,
} from '../../things/from-above.js'

/** The island's middle. Everything is seen straight from above; the sun stands at the upper left. */
const [IX, IY] = [80, 47]

/** A ring about a point with a soft, natural edge. */
const ring = (x, y, rx, ry, swing, seed) =>
  Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * 6.2832
    const d = 1 + noise(Math.cos(a) * 1.6 + seed * 5, Math.sin(a) * 1.6 + seed * 3) * swing
    return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d]
  })

const PALM = ['#1c5c4c', '#2f8450', '#7cc058']
const PALM_2 = ['#22684c', '#4c9c4c', '#a8d464']

/** The deep; over it the lagoon in flat tones. */
function water(k) {
  path(k, '#123f86', 'M-25 -5H165V95H-25Z')
}

function lagoon(k) {
  fill(k, '#16509c', ring(93, 46, 86, 68, 0.05, 2))
  fill(k, '#1c6cb4', ring(94, 46, 77, 59, 0.06, 3))
  fill(k, '#1f8cc4', ring(95, 46, 70, 53, 0.08, 4))
  fill(k, '#2ba6c8', ring(96, 46, 65, 48.5, 0.1, 4))
}

/** Heads of coral along the rim, then the inner lagoon. */
function reef(k) {
  const r = random(5)
  for (let i = 0; i < 74; i++) {
    const a = (i / 74) * 6.2832 + r() * 0.06
    const d = 0.94 + (r() - 0.5) * 0.1
    const edge = 1 + noise(Math.cos(a) * 1.6 + 20, Math.sin(a) * 1.6 + 12) * 0.1
    const [x, y] = [96 + Math.cos(a) * 63 * d * edge, 46 + Math.sin(a) * 47 * d * edge]
    const q = 1.4 + r() * 2.2
    const c = ['#1c7ca4', '#2c8c94', '#5c8c84', '#1a6c9c'][Math.floor(r() * 4)]
    fill(k, c, ring(x, y, q * 1.3, q, 0.4, i))
    if (i % 3 === 0)
      fill(k, '#8cb48c', ring(x - q * 0.3, y - q * 0.3, q * 0.5, q * 0.36, 0.4, i + 9))
  }
  fill(k, '#3cc0cc', ring(97, 46, 55, 38.5, 0.1, 6))
  fill(k, '#62d4d0', ring(95, 47, 47, 33, 0.12, 26))
  fill(k, '#8ce4d6', ring(90, 47.5, 38, 29.5, 0.12, 18))
  fill(k, '#b8f2de', ring(84, 48, 31, 27.5, 0.12, 9))
  // Corals that stand alone on the white floor.
  for (const [x, y, q] of points(
    '122 60 2.400 128 44 1.500 137 52 2 60 76 2 104 76 2.200 52 30 2 64 18 1.700 92 13 2.200 108 18 1.600',
    3,
  )) {
    fill(k, 'rgba(20,110,150,.3)', ring(x + 0.7, y + 0.8, q * 1.15, q, 0.3, x))
    fill(k, '#3c98a4', ring(x, y, q, q * 0.85, 0.34, x))
    fill(k, '#84bc98', ring(x - q * 0.25, y - q * 0.25, q * 0.5, q * 0.4, 0.34, y))
  }
  // The line where the swell breaks on the side of the wind.
  for (const [from, to, d, wide] of points(
    '2.500 3.650 1.010 1.100 2.620 3.500 0.985 0.600 3.800 4.300 1.005 0.900 1.900 2.300 1.005 0.900',
    4,
  )) {
    const n = 40
    const list = []
    for (const side of [0, 1])
      for (let i = 0; i <= n; i++) {
        const t = side ? 1 - i / n : i / n
        const a = from + (to - from) * t
        const edge = 1 + noise(Math.cos(a) * 1.6 + 20, Math.sin(a) * 1.6 + 12) * 0.1
        const off =
          (side ? -1 : 1) *
          wide *
          Math.sin(Math.PI * t) *
          (0.55 + 0.45 * Math.abs(Math.sin(i * 1.7 + side)))
        list.push([
          96 + Math.cos(a) * (65 * d * edge + off),
          46 + Math.sin(a) * (48.5 * d * edge + off),
        ])
      }
    fill(k, '#f4fffa', list)
  }
}

const SHADES = [
  ['#ff7c5c', '#fff4dc', '#d8583c'],
  ['#fff8e8', '#ffd04c', '#d0c8dc'],
]

/** A parasol in eight panels with its round shade. */
function parasol(k, x, y, [a, b, dark]) {
  k.fillStyle = 'rgba(90,76,120,.4)'
  k.beginPath()
  k.ellipse(x + 0.9, y + 1, 1.3, 1.3, 0, 0, 7)
  k.fill()
  for (let i = 0; i < 8; i++) {
    const t = (i / 8) * 6.2832
    k.fillStyle = i % 2 ? b : i < 4 ? dark : a
    k.beginPath()
    k.moveTo(x, y)
    k.arc(x, y, 1.3, t, t + 0.79)
    k.fill()
  }
}

/** Sand, wood, paths and the parasols of the island. */
function island(k) {
  fill(k, '#dff8e4', ring(IX + 0.6, IY + 0.8, 27.5, 25, 0.08, 11))
  fill(k, '#eccfa0', ring(IX + 0.3, IY + 0.4, 25.3, 22.9, 0.07, 12))
  fill(k, '#fff0cf', ring(IX - 0.4, IY - 0.5, 25, 22.6, 0.07, 12))
  fill(k, 'rgba(70,64,120,.42)', ring(IX + 1.5, IY + 1.7, 20.6, 18.2, 0.12, 13))
  fill(k, '#1f6450', ring(IX, IY, 20.4, 18, 0.12, 13))
  // Low bushes along the rim.
  const r = random(8)
  for (let i = 0; i < 46; i++) {
    const a = (i / 46) * 6.2832
    const edge = 1 + noise(Math.cos(a) * 1.6 + 65, Math.sin(a) * 1.6 + 39) * 0.12
    const [x, y, q] = [
      IX + Math.cos(a) * 19.8 * edge,
      IY + Math.sin(a) * 17.4 * edge,
      1 + r() * 0.7,
    ]
    fill(k, '#3c8c54', ring(x, y, q * 1.2, q, 0.3, i))
    fill(k, '#8ccc6c', ring(x - q * 0.3, y - q * 0.3, q * 0.7, q * 0.55, 0.3, i + 3))
  }
  // The path from the jetty to the other beach, the roofs of the middle.
  path(
    k,
    '#fff0cf',
    'M106 40C96 42 92 43 88 45C83 48 80 49 74 47C68 45 62 47 54 50L55 52.500C62 49 68 47.600 73 49.500C80 52 84 50.400 89 47.400C93 45 98 44 106 43Z',
  )
  fill(k, '#fff0cf', ring(82, 48, 5.4, 3.4, 0.2, 15))
  at(k, 80.5, 47.2, 0.62, roof)
  at(k, 85, 49, 0.44, roof)
  // Parasols on the beach and a bank of sand of its own, for two.
  for (const [x, y, c] of [
    [99.5, 61, 0],
    [95.5, 64.6, 1],
    [90.8, 67.2, 0],
  ])
    parasol(k, x, y, SHADES[c])
  fill(k, '#b8f2de', ring(118, 74, 11, 5, 0.2, 21))
  fill(k, '#dff8e4', ring(118.5, 74, 8.6, 3.6, 0.2, 21))
  fill(k, '#fff0cf', ring(118.8, 73.8, 7, 2.6, 0.2, 21))
  path(k, '#ff8a6c', 'M120.200 73.300l2.200 -0.500l0.400 1.300l-2.200 0.500Z')
  parasol(k, 118, 73.3, SHADES[0])
}

function palms(k) {
  const r = random(14)
  const done = []
  for (let i = 0; i < 2600 && done.length < 74; i++) {
    const [a, d] = [r() * 6.2832, Math.sqrt(r())]
    const [x, y, q] = [IX + Math.cos(a) * d * 19.2, IY + Math.sin(a) * d * 16.8, 2.7 + r() * 1]
    if (Math.hypot((x - 82.5) / 6.6, (y - 48.3) / 5) < 1) continue
    if (done.some(([u, v]) => Math.hypot(u - x, v - y) < 3.5)) continue
    done.push([x, y, q, r() * 6, r()])
  }
  done.push(
    [60, 58, 3, 1, 0.2],
    [97.5, 58, 3, 2, 0.8],
    [72, 66.5, 2.8, 3, 0.4],
    [91, 29.5, 3, 4, 0.7],
  )
  done.sort((a, b) => a[1] - b[1])
  for (const [x, y, q, turn] of done)
    palmStar(k, x + 1.1, y + 1.3, q, turn, [
      'rgba(16,40,70,.5)',
      'rgba(16,40,70,0)',
      'rgba(16,40,70,0)',
    ])
  for (const [x, y, q, turn, kind] of done) palmStar(k, x, y, q, turn, kind < 0.6 ? PALM : PALM_2)
}

/** The jetty and its villas, a comb in the lagoon. */
function comb(k) {
  const villas = points(
    '114 27.500 -1 123 24.500 -1 132 21.500 -1 141 18.500 -1 150 15.500 -1 119 38.500 1 128 35.500 1 137 32.500 1 146 29.500 1',
    3,
  )
  for (const [x, y, side] of villas) at(k, x, y, 1, (q) => villaFromAbove(q, side))
  stroke(k, 'rgba(20,90,140,.35)', 1.5, 'M102 43.500L110 38.500L164 20.500')
  stroke(k, '#8a5c50', 1.5, 'M100.500 42L109 36.500L164 18.200')
  stroke(k, '#e4b884', 1.1, 'M100.500 41.800L109 36.300L164 18')
}

const SUITS = ['#ff7c5c', '#ffd04c', '#f4f0ff', '#ff9cb4']
const FINS = ['#ffe07c', '#ff6c6c', '#ffb03c', '#7cf0d0']

/** Draws a thing turned about its own point. */
function turned(k, x, y, angle, size, draw) {
  k.save()
  k.translate(x, y)
  k.rotate(angle)
  k.scale(size, size)
  draw(k)
  k.restore()
}

export default {
  alt: "Un'isoletta rotonda delle Maldive vista a picco: palme come stelle, la sabbia, il molo con le ville a pettine e, fuori dalla barriera, uno squalo balena tra i nuotatori",
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [0.1, 0], horizon: -1.6 })
    const f = field(s)
    f.draw(s.k, (k) => {
      water(k)
      k.save()
      k.translate(7, 0)
      lagoon(k)
      reef(k)
      island(k)
      comb(k)
      palms(k)
      turned(k, 126, 54, 2.5, 0.44, (q) => rayFromAbove(q))
      k.restore()
      // Outside the reef: the great fish, those who swim beside it, their boat.
      turned(k, 16, 65, -1.06, 0.7, (q) => {
        q.save()
        q.translate(2, 7)
        q.globalAlpha = 0.35
        path(q, '#0a2460', 'M15 0C12 -3 0 -3.500 -16 0C0 3.500 12 3 15 0Z')
        q.restore()
        whaleShark(q)
      })
      for (const [x, y, a, i] of points(
        '13 49 -1.200 0 27.500 56 -1.700 1 28 66.500 -1.200 2 24 77 -0.800 3',
        4,
      ))
        turned(k, x, y, a, 0.9, (q) => bather(q, SUITS[i], FINS[i]))
      turned(k, 10, 24, -1.3, 0.62, boatFromAbove)
    })
    return finish(s, { vignette: 0.16 })
  },
}
