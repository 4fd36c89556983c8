import { at, field, fill, path, points } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import {
  bather,
  boatFromAbove,
  rayFromAbove,
  roof,
  villaFromAbove,
  whaleShark,
} from '../../things/from-above.js'
import { crown } from '../../things/island-above.js'

/** The island's middle. Everything is seen straight from above; the sun stands at the upper left. */
const [IX, IY] = [80, 47]

/** A ring about a point with a soft, natural edge. */
const ring = (x, y, rx, ry, swing, seed) =>
  Array.from({ length: 90 }, (_, i) => {
    const a = (i / 90) * 6.2832
    const d = 1 + noise(Math.cos(a) * 1.6 + seed * 5, Math.sin(a) * 1.6 + seed * 3) * swing
    return [x + Math.cos(a) * rx * d, y + Math.sin(a) * ry * d]
  })

// Lit, leaf, shade, the dark between.
const PALMS = [
  ['#9ccc5c', '#4c9c4c', '#2c7850', '#1c5848'],
  ['#c0d868', '#68ac4c', '#388450', '#20604c'],
  ['#7cbc5c', '#3c8c54', '#226a50', '#184e48'],
]

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
          (0.8 + 0.42 * noise(i * 0.3 + side * 9, from * 3))
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

/** The outline of the island, drawn in by `q` from its water's edge: a drop with its tip to the lower left. */
const isle = (q, dx = 0, dy = 0) =>
  Array.from({ length: 120 }, (_, i) => {
    const a = (i / 120) * 6.2832
    const tip = 1 + 0.34 * Math.max(0, Math.cos(a - 2.45)) ** 5 - 0.08 * Math.cos(2 * a + 0.6)
    const d = tip + noise(Math.cos(a) * 1.8 + 60, Math.sin(a) * 1.8 + 36) * 0.1
    return [IX + dx + Math.cos(a) * (25 * d - q), IY + dy + Math.sin(a) * (22.5 * d - q)]
  })

/** Sand, wood, the clearing and the parasols of the island. */
function island(k) {
  fill(k, '#dff8e4', isle(-2.6, 0.6, 0.8))
  fill(k, '#eccfa0', isle(-0.3, 0.3, 0.4))
  fill(k, '#fff0cf', isle(0.2, -0.4, -0.5))
  // The wood stands close to the beach on the side of the wind, farther from it on the other.
  const wood = (q, dx, dy) => isle(5.6 + q, dx - 1.8, dy - 1.6)
  fill(k, 'rgba(70,64,120,.42)', wood(-0.4, 1.6, 1.8))
  fill(k, '#1f6450', wood(0, 0, 0))
  fill(k, '#2c7850', wood(2.4, -0.8, -0.8))
  // A sandy way from the jetty to the house in the middle.
  path(
    k,
    '#f4e0b4',
    'M106 41.500C100 42 97 44 93.500 44.400C90 44.800 88 46 85.500 47L86 49.500C89 48.500 91 47 94.500 46.600C98.500 46 101 44.500 106 44.600Z',
  )
  fill(k, '#f4e0b4', ring(82.5, 48, 5.4, 4.4, 0.3, 15))
  at(k, 81.4, 47.2, 0.7, roof)
  at(k, 86.2, 49.6, 0.42, roof)
  // Parasols on the beach and a bank of sand of its own, for two.
  for (const [x, y, c] of [
    [100.5, 60.5, 0],
    [97, 64.2, 1],
    [91, 67.2, 0],
  ])
    parasol(k, x, y, SHADES[c])
  fill(k, '#b8f2de', ring(118, 74, 11, 5, 0.2, 21))
  fill(k, '#dff8e4', ring(118.5, 74, 8.6, 3.6, 0.2, 21))
  fill(k, '#fff0cf', ring(118.8, 73.8, 7, 2.6, 0.2, 21))
  path(k, '#ff8a6c', 'M120.200 73.300l2.200 -0.500l0.400 1.300l-2.200 0.500Z')
  parasol(k, 118, 73.3, SHADES[0])
}

/** Palms of many sizes: the wood first, those that lean out over the sand last; each with its shadow to the lower right. */
function palms(k) {
  const r = random(31)
  const done = []
  const rim = isle(7, -1.8, -1.6)
  for (let i = 0; i < 4000 && done.length < 62; i++) {
    const [ex, ey] = rim[Math.floor(r() * rim.length)]
    const t = Math.sqrt(r())
    const [x, y, q] = [
      IX - 1.8 + (ex - IX + 1.8) * t,
      IY - 1.6 + (ey - IY + 1.6) * t,
      2.5 + 2.6 * r() ** 1.5,
    ]
    if (Math.hypot((x - 82.8) / (4.6 + q * 0.6), (y - 48) / (3.6 + q * 0.6)) < 1) continue
    if (x > 86 && Math.abs(y - 45.6 + (x - 94) * 0.16) < 1.4 + q * 0.5) continue
    if (done.some(([u, v, p]) => Math.hypot(u - x, v - y) < (p + q) * 0.46)) continue
    done.push([x, y, q, Math.floor(r() * 3), Math.floor(r() * 900)])
  }
  done.sort((a, b) => a[2] - b[2])
  done.push(
    [58.5, 61, 3.6, 1, 77],
    [64.5, 65.5, 2.8, 0, 81],
    [101, 55, 4, 1, 92],
    [98.5, 31, 3.2, 0, 55],
    [74, 68, 3.4, 2, 64],
  )
  // The crown is lit from the upper right where it is drawn: here it is turned over.
  const mirrored = (x, y, q, seed, tones, flat) => {
    k.save()
    k.translate(x, y)
    k.scale(-1, 1)
    crown(k, 0, 0, q, seed, tones, flat)
    k.restore()
  }
  done.forEach(([x, y, q, kind, seed], i) => {
    k.save()
    k.globalAlpha = i < done.length - 5 ? 0.42 : 0.36
    mirrored(x + 0.5 + q * 0.3, y + 0.6 + q * 0.34, q, seed, null, '#14284c')
    k.restore()
    mirrored(x, y, q, seed, PALMS[kind])
  })
}

/** The jetty and its villas, a comb in the lagoon. */
function comb(k) {
  const villas = points(
    '114 27.500 -1 123 24.500 -1 132 21.500 -1 141 18.500 -1 150 15.500 -1 119 38.500 1 128 35.500 1 137 32.500 1 146 29.500 1',
    3,
  )
  for (const [x, y, side] of villas) at(k, x, y, 1, (q) => villaFromAbove(q, side))
  // The jetty: its shade on the floor, its boards, a square landing that lies on the beach.
  const walk = (c, w, dx, dy) =>
    fill(k, c, [
      [99.4 + dx, 43.4 - w + dy],
      [109 + dx, 36.6 - w + dy],
      [166 + dx, 17.5 - w + dy],
      [166 + dx, 17.5 + w + dy],
      [109.4 + dx, 36.6 + w + dy],
      [100 + dx, 43.4 + w + dy],
    ])
  walk('rgba(20,90,140,.35)', 0.8, 1.4, 2)
  fill(k, 'rgba(120,92,110,.5)', points('98.200 43 101.400 40.800 104 44.400 100.800 46.600'))
  walk('#8a5c50', 0.8, 0, 0.1)
  walk('#e4b884', 0.55, 0, -0.1)
  fill(k, '#8a5c50', points('97.400 42.400 100.600 40.200 103.200 43.800 100 46'))
  fill(k, '#f0c890', points('97.700 42.300 100.500 40.400 102.900 43.600 100.100 45.500'))
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
  alt: 'Un’isoletta delle Maldive vista a picco: il bosco di palme, la sabbia chiara, il molo con le ville a pettine e, fuori dalla barriera, uno squalo balena tra i nuotatori',
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
