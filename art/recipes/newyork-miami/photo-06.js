import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { stillWater } from '../../nature/still-water.js'
import { cormorant, ferry, gull, pile } from '../../things/harbour-ferry.js'
import { heapedCloud } from '../../things/heaped-cloud.js'
import { lowerManhattan } from '../../things/lower-manhattan.js'
import { battery } from '../../things/lower-manhattan-shore.js'
import { streak } from '../../things/streak.js'

const WATER = 62

export default {
  alt: 'Lower Manhattan dopo il temporale: il sole basso accende i grattacieli contro le nubi scure, un arcobaleno scende sulla baia, passa il traghetto arancione; sui pali del vecchio molo un cormorano asciuga le ali',
  paint(w, h) {
    const s = new Scene(w, h, { mood: moods.day, sun: [-0.1, 0.5], horizon: WATER / 90 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const g = k.createLinearGradient(0, 0, 0, WATER)
      for (const [a, c] of [
        [0, '#1c3458'],
        [0.5, '#3c6480'],
        [0.85, '#84a4a4'],
        [1, '#c8ccb0'],
      ])
        g.addColorStop(a, c)
      k.fillStyle = g
      k.fillRect(-5, -5, 170, 100)
      const glow = k.createRadialGradient(-8, 58, 4, -8, 58, 76)
      glow.addColorStop(0, 'rgba(255,228,164,.95)')
      glow.addColorStop(0.45, 'rgba(255,214,156,.45)')
      glow.addColorStop(1, 'rgba(255,214,156,0)')
      k.fillStyle = glow
      k.fillRect(-5, -5, 170, 70)
      // The storm goes off: one tower of cloud on the right, a lower bank, rags before it.
      heapedCloud(
        k,
        [
          points('132 2 13 148 -2 12 164 8 14 120 12 8', 3),
          points('92 14 7 104 8 10 116 18 7', 3),
          points('140 18 11 158 20 12 127 22 8', 3),
          points('70 22 5 79 17 8 90 20 8 101 23 6 62 25.500 2.600', 3),
          points('110 26.500 7 124 27 5 144 27 8 160 26 7 94 27.500 4 84 27.500 5 74 27 4', 3),
        ],
        28,
        ['#94a8ac', '#54708c', '#38547c'],
        { step: 1.3 },
      )
      path(
        k,
        '#2c4874',
        'M54 27.600C70 27.200 140 27.200 166 27.500V30C152 32.500 138 29.500 122 31C106 32.500 96 29.400 80 30.400C70 31 62 29 54 27.600Z',
      )
      streak(k, '#7c94a0', 28, 25, 34, 3, 3)
      streak(k, '#54748c', 22, 15, 40, 3.4, 8)
      streak(k, '#e8c89c', 12, 36, 28, 2.2, 5)
      streak(k, '#486888', 52, 8, 30, 2.4, 6)
      // The rainbow, before the cloud and behind the towers.
      k.save()
      k.globalAlpha = 0.5
      ;['#e0605c', '#f0a050', '#f4e078', '#7cc484', '#5c98d0', '#8c74c0'].forEach((c, i) => {
        k.strokeStyle = c
        k.lineWidth = 1.15
        k.beginPath()
        k.arc(104, 78, 62 - i * 1.1, Math.PI * 1.12, Math.PI * 2)
        k.stroke()
      })
      k.restore()
      lowerManhattan(k, WATER)
      battery(k, WATER)
      fill(k, '#6c8490', points('-6 62.500 -6 60.600 4 60 12 61 12 62.500'))
      fill(k, '#6c8490', points('154 62.500 154 61 162 60 170 60.400 170 62.500'))
    })
    stillWater(s, {
      y: (WATER + 0.8) / 90,
      sway: 3,
      press: 1.7,
      veil: [
        [0, '#5c9494', 0.35],
        [0.4, '#245c70', 0.72],
        [1, '#0c3050', 0.94],
      ],
    })
    f.draw(s.k, (k) => {
      const r = random(5)
      for (let i = 0; i < 120; i++) {
        const t = r() ** 1.3
        const [x, y, l] = [r() * 172 - 6, WATER + 1.4 + t * 26, 0.8 + t * 6]
        const q = 0.14 + t * 0.5
        path(
          k,
          ['rgba(8,40,68,.5)', 'rgba(140,192,180,.32)', 'rgba(255,232,184,.4)'][
            x < 60 ? i % 3 : i % 2
          ],
          `M${x - l} ${y}C${x - l * 0.4} ${y - q} ${x + l * 0.2} ${y - q * 1.2} ${x + l} ${y - q * 0.1}C${x + l * 0.3} ${y + q * 0.2} ${x - l * 0.4} ${y + q * 0.6} ${x - l} ${y}Z`,
        )
      }
      // The ferry with its mirror and its wash.
      const [fx, fy] = [86, 74.6]
      k.save()
      k.globalAlpha = 0.34
      at(k, fx, fy + 0.6, 1, (c) => {
        c.scale(1, -0.62)
        ferry(c)
      })
      k.restore()
      for (let i = 0; i < 12; i++) {
        const y = fy + 1.6 + i * 0.9
        const [x, l] = [fx - 26 + r() * 52, 5 + r() * 10]
        path(
          k,
          'rgba(16,60,88,.75)',
          `M${x - l} ${y}q${l} ${-0.34} ${l * 2} 0q${-l} 0.340 ${-l * 2} 0Z`,
        )
      }
      at(k, fx, fy, 1, ferry)
      path(
        k,
        '#f0f8ec',
        `M${fx - 31} ${fy + 0.4}C${fx - 29} ${fy - 1.6} ${fx - 25} ${fy - 0.6} ${fx - 22} ${fy + 0.3}C${fx - 10} ${fy + 0.2} ${fx + 14} ${fy + 0.1} ${fx + 30} ${fy + 0.6}C${fx + 44} ${fy + 0.2} ${fx + 60} ${fy + 0.8} ${fx + 80} ${fy + 0.4}C${fx + 60} ${fy + 2} ${fx + 40} ${fy + 1.6} ${fx + 24} ${fy + 1.9}C${fx} ${fy + 1.3} ${fx - 18} ${fy + 1.6} ${fx - 31} ${fy + 0.4}Z`,
      )
      path(
        k,
        '#a8ccc4',
        `M${fx - 24} ${fy + 1}C${fx - 10} ${fy + 0.7} ${fx + 14} ${fy + 0.8} ${fx + 40} ${fy + 1.1}C${fx + 24} ${fy + 1.6} ${fx - 8} ${fy + 1.4} ${fx - 24} ${fy + 1}Z`,
      )
      // Old piles of a pier on our side.
      pile(k, 22, 84, 3.4, 13)
      pile(k, 14.5, 87, 4, 19)
      pile(k, 30.5, 86.5, 3.6, 9)
      pile(k, 6, 91, 4.6, 29)
      pile(k, 38.5, 90, 4, 8)
      at(k, 6, 61.4, 1.06, cormorant)
      at(k, 22, 70.5, 0.74, gull)
      at(k, 38.5, 81.6, 0.86, gull, true)
      // A gull on the wing.
      at(k, 141, 38, 1.1, (c) => {
        path(
          c,
          '#fff4e0',
          'M-1.800 0.200C-0.800 -0.600 0.800 -0.700 2.400 -0.100C1 0.500 -0.600 0.700 -1.800 0.200Z',
        )
        path(
          c,
          '#c8ccd0',
          'M0.200 -0.200C-0.600 -1.600 -2 -2.400 -4 -2.200C-2.600 -1.600 -1.200 -0.600 -0.500 0.200Z',
        )
        path(
          c,
          '#fff4e0',
          'M0.800 -0.200C1.200 -1.800 2.800 -2.800 4.800 -2.700C3.400 -2 2.200 -1 1.600 0Z',
        )
        path(c, '#f0b040', 'M2.300 -0.300L3 -0.100L2.300 0.050Z')
      })
    })
    return finish(s, { vignette: 0.18 })
  },
}
