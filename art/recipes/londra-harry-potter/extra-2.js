import { field, fill, rough } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { clamp, noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { conifer } from '../../nature/foliage.js'
import { birds, sky } from '../../nature/sky.js'
import { traveller } from '../../things/people.js'
import { highlandTrain, rails, viaduct } from '../../things/viaduct.js'

const TRAIN = 0.34

/** The steam lies back over the coaches, then rises: heads with the sun on their left. */
function steam(k) {
  const r = random(4)
  const heads = []
  for (let i = 0; i < 64; i++) {
    const t = i / 63
    const [x, y, q] = rails(TRAIN + 0.008 + t * 0.34)
    heads.push([
      x + (r() - 0.5) * 3 * t,
      y - (8 + 9 * t ** 0.8) * q - t * 4 - r() * 4 * t,
      (1 + 4.4 * t ** 0.7 * (1 - t * 0.45)) * (0.7 + r() * 0.6) * (0.5 + q * 0.7),
    ])
  }
  heads.reverse()
  for (const [c, dx, dy, grow] of [
    ['#d3b3a4', 0.3, 0.4, 1],
    ['#f4dfc4', -0.2, -0.2, 0.92],
    ['#fffaf0', -0.6, -0.7, 0.7],
  ]) {
    k.fillStyle = c
    for (const [x, y, q] of heads) {
      k.beginPath()
      k.arc(x + dx * q * 0.5, y + dy * q * 0.5, q * grow, 0, 7)
      k.fill()
    }
  }
}

/** Hills of the west, one behind the other, grass on the sun's side. */
function hills(k) {
  const range = (points, tone, light, seed) => {
    const edge = rough(points, 0.8, seed)
    fill(k, tone, [...edge, [170, 96], [-10, 96]])
    for (const [i, [x, y]] of points.entries()) {
      const [px] = points[i - 1] ?? [x - 20]
      if (y > Math.min(points[i - 1]?.[1] ?? 99, points[i + 1]?.[1] ?? 99)) continue
      fill(k, light, [
        [x, y],
        [x + 2, y + 6],
        [x - 3, y + 13],
        [x - 1, y + 22],
        [px + (x - px) * 0.1, y + 22],
        [px + (x - px) * 0.5, y + 9],
      ])
    }
  }
  range(
    [
      [-10, 36],
      [14, 25],
      [34, 33],
      [52, 22],
      [74, 32],
      [98, 20],
      [120, 30],
      [140, 22],
      [170, 34],
    ],
    '#b8a890',
    '#cdbb98',
    3,
  )
  range(
    [
      [-10, 28],
      [8, 31],
      [30, 40],
      [60, 46],
      [90, 42],
      [112, 33],
      [130, 27],
      [150, 33],
      [170, 28],
    ],
    '#8d8a66',
    '#b0a468',
    5,
  )
}

export default {
  alt: 'Il treno a vapore rosso percorre un viadotto curvo di pietra nella luce della sera, come quello dei film: la locomotiva si vede agli studi; due viaggiatori lo salutano dall’erica',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.golden, sun: [0.14, 0.22], horizon: 0.58 })
    sky(s, { clouds: 0.18 })
    const f = field(s)
    f.draw(s.k, (k) => {
      hills(k)
      // The loch in the bend of the valley.
      fill(k, '#d9c49a', [
        [84, 52],
        [110, 49.6],
        [140, 50],
        [170, 48],
        [170, 58],
        [112, 57],
      ])
      fill(k, '#b9b49c', [
        [96, 53],
        [130, 51.6],
        [170, 51],
        [170, 58],
        [112, 57],
      ])
      // The floor of the valley.
      fill(k, '#8f9248', [
        ...rough(
          [
            [-10, 50],
            [30, 52],
            [66, 52],
            [92, 54],
            [118, 56.6],
            [170, 55],
          ],
          0.6,
          7,
        ),
        [170, 96],
        [-10, 96],
      ])
      for (let i = 0; i < 26; i++) {
        k.fillStyle = ['#a5a24f', '#7f8743', '#b5ab58'][i % 3]
        k.beginPath()
        k.ellipse(
          80 + noise(i * 3.3, 2) * 190,
          68 + noise(i * 2.1, 5) * 22,
          10 + 8 * (noise(i, 7) + 0.5),
          0.5 + 0.7 * (noise(i, 9) + 0.5),
          -0.04,
          0,
          7,
        )
        k.fill()
      }
    })
    for (const [x, y, height, seed] of [
      [70, 55, 6, 3],
      [75, 56, 7, 5],
      [82, 56, 5.6, 8],
      [96, 57, 6.4, 2],
      [101, 58, 5, 6],
      [126, 58, 6, 9],
      [146, 58, 7, 4],
      [151, 59, 6, 7],
    ])
      conifer(s, { x: x / 160, y: y / 90, height, seed, haze: 0.2, front: 0.5 })
    f.draw(s.k, (k) => {
      viaduct(k)
      highlandTrain(k, { from: TRAIN })
      // The hill that the line enters.
      fill(k, '#6f7a44', [
        ...rough(
          [
            [146, 52],
            [149, 42],
            [152, 36.6],
            [158, 33],
            [170, 30],
          ],
          0.8,
          4,
        ),
        [170, 58],
        [146, 56],
      ])
      fill(k, '#8f9450', [
        [149, 43],
        [152, 37],
        [156, 35],
        [154, 42],
        [155, 50],
        [147, 53],
      ])
      steam(k)
      // Bracken hides the feet of the piers.
      const r = random(9)
      for (let i = 0; i < 150; i++) {
        const t = i / 149
        const [x, y, q] = rails(t)
        k.fillStyle = ['#6f7a3c', '#8f8a40', '#5a6a38'][i % 3]
        k.beginPath()
        k.ellipse(
          x + (r() - 0.5) * 2,
          y + 31 * q + r() * 1.4 * q,
          2.6 * q * (0.6 + r()),
          1.3 * q,
          0,
          0,
          7,
        )
        k.fill()
      }
      // Heather in the foreground, in cushions with a light side.
      const knoll = (x) =>
        78 + 5 * clamp((x - 10) / 80) - 2 * Math.sin(x * 0.035) + noise(x * 0.1, 3) * 0.7
      fill(k, '#4f5836', [
        ...Array.from({ length: 60 }, (_, i) => [-8 + i * 3, knoll(-8 + i * 3)]),
        [172, 96],
        [-8, 96],
      ])
      for (let row = 0; row < 9; row++)
        for (let x = -6 + (row % 2) * 2; x < 166; x += 4.4) {
          const px = x + (r() - 0.5) * 3
          const y = knoll(px) + 1 + row * 1.9 + r()
          const q = (1.5 + row * 0.12) * (0.7 + r() * 0.6)
          const bloom = noise(px * 0.07, row * 0.5 + 3) > -0.05
          for (const [c, d] of bloom
            ? [
                ['#7a4468', 0],
                ['#a45e86', -0.3],
              ]
            : [
                ['#4a5632', 0],
                ['#65723a', -0.3],
              ]) {
            k.fillStyle = c
            k.beginPath()
            for (const [lx, ly, l] of [
              [-0.8, 0.1, 0.7],
              [0.8, 0.15, 0.7],
              [0, -0.2, 0.9],
            ]) {
              k.moveTo(px + (lx + d + l) * q, y + (ly + d) * q)
              k.ellipse(px + (lx + d) * q, y + (ly + d) * q, l * q, l * q * 0.75, 0, 0, 7)
            }
            k.fill()
          }
        }
    })
    for (const [x, y, size, seed, arms] of [
      [128, 84.6, 17, 32, 'up'],
      [134.6, 85, 16.4, 38, 'down'],
    ])
      place(s, traveller({ seed, arms }), {
        x: x / 160,
        y: y / 90,
        size,
        front: 0.6,
        rim: 0.7,
        shadow: false,
      })
    f.draw(s.k, (k) => {
      for (const [x, y] of [
        [126, 85.6],
        [130.6, 86],
        [136.4, 86.4],
        [133, 86.8],
      ]) {
        k.fillStyle = '#7a4468'
        k.beginPath()
        k.ellipse(x, y, 2.6, 1.3, 0, 0, 7)
        k.fill()
        k.fillStyle = '#a45e86'
        k.beginPath()
        k.ellipse(x - 0.5, y - 0.4, 1.8, 0.8, 0, 0, 7)
        k.fill()
      }
    })
    birds(s, { x: 0.62, y: 0.16, count: 5, size: 0.8 })
    return finish(s, { rays: 0.08 })
  },
}
