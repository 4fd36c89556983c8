import { field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { place } from '../../core/place.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'
import { traveller } from '../../things/people.js'
import { iceDawn } from './kit.js'

const PLAIN = 50
const [X, Y] = [96, 68]

/** Heads of steam in three tones: shade, body, and the side that the low sun reaches. */
function heads(k, list, [dark, body, light]) {
  for (const [c, dx, dy, size] of [
    [dark, 0, 0, 1],
    [body, -0.16, -0.14, 0.86],
    [light, -0.36, -0.3, 0.56],
  ]) {
    k.fillStyle = c
    for (const [x, y, q] of list) {
      k.beginPath()
      k.arc(x + dx * q, y + dy * q, q * size, 0, 7)
      k.fill()
    }
  }
}

/** The steam that drifts off to the right, high above the pool. */
function drift(k) {
  const r = random(11)
  const far = []
  for (let i = 0; i < 46; i++) {
    const t = i / 45
    far.push([
      X + 2 + t * 50 + (r() - 0.5) * 14,
      17 + noise(t * 3, 2) * 5 + t * 9 + (r() - 0.5) * 12,
      3 + r() * 5 * (1 - t * 0.5),
    ])
  }
  k.globalAlpha = 0.85
  heads(k, far, ['#c3c3d6', '#d9d3dc', '#f6e6da'])
  k.globalAlpha = 1
}

/** The column: a shaft of water thirty metres high, torn into spears, with round steam about its head. */
function column(k) {
  const r = random(5)
  const cloud = []
  for (let i = 0; i < 60; i++) {
    const t = r() ** 0.8
    const wide = 2.6 + Math.sin(Math.min(1, t * 1.15) * 2.2) * 9
    cloud.push([
      X + (r() - 0.42) * wide * 2 + t * t * 4,
      62 - t * 50,
      2 + t * 4.4 * (0.5 + r() * 0.6),
    ])
  }
  cloud.sort((a, b) => a[1] - b[1])
  heads(k, cloud, ['#a9b6d2', '#d6dcea', '#fff4e6'])
  // Spears of water, the dark ones on the right.
  for (let i = 0; i < 34; i++) {
    const u = (i / 33) * 2 - 1
    const top = 9 + Math.abs(u) ** 1.3 * 34 + r() * 12
    const lean = u * (7 + r() * 3)
    const q = 0.5 + r() * 0.7
    fill(k, u > 0.35 ? ['#9fb4d4', '#c3d2e6'][i % 2] : ['#ffffff', '#eaf2f8', '#fff8ee'][i % 3], [
      [X + u * 3.4 - q, Y],
      [X + u * 3 + lean * 0.45 - q * 0.8, (Y + top) / 2],
      [X + lean, top],
      [X + u * 3 + lean * 0.45 + q * 0.8, (Y + top) / 2],
      [X + u * 3.4 + q, Y],
    ])
  }
  for (let i = 0; i < 70; i++) {
    const a = -2.7 + r() * 2.3
    const l = 16 + r() * 30
    path(
      k,
      i % 3 ? '#ffffff' : '#a9bcd8',
      `M${X + Math.cos(a) * l * 0.62} ${46 + Math.sin(a) * l}a${0.2 + r() * 0.3} ${0.3 + r() * 0.5} 0 1 0 0.010 0Z`,
    )
  }
}

/** Crusts of silica round the pool, step by step, with the water that runs off. */
function terraces(k) {
  for (const [c, q, dy] of [
    ['#b98a68', 1, 4.6],
    ['#d6ab82', 0.86, 3.4],
    ['#ecd0a8', 0.7, 2.2],
    ['#f9e8cc', 0.55, 1.2],
  ]) {
    const rim = Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 6.283
      const reach = q * (1 + noise(Math.cos(a) * 2 + 4, Math.sin(a) * 2 + q) * 0.16)
      return [X + Math.cos(a) * 46 * reach, Y + dy + Math.sin(a) * 11.5 * reach]
    })
    fill(k, c, rim)
  }
  for (const [c, rx, ry] of [
    ['#2f8fa8', 15, 3.1],
    ['#63bcc4', 12.6, 2.5],
    ['#b6e4e0', 8.4, 1.6],
  ]) {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(X, Y, rx, ry, 0, 0, 7)
    k.fill()
  }
  for (const d of [
    'M88 70.500C82 73 84 76 74 78C66 80 70 84 58 86.500C50 88 44 90 38 96H48C52 91 60 89.500 66 87.500C76 84.500 74 81 80 79C88 76.500 86 73.500 93 71Z',
    'M106 70.500C114 73 112 76 124 78.500C134 80.500 132 84 146 87L165 91V87.500L150 84C138 81 142 78.500 128 76C118 74 118 72 112 70Z',
  ]) {
    path(k, '#6fb6bc', d)
    path(k, 'rgba(255,255,255,.4)', `${d.replace('Z', '')}Z`.replace('M', 'M0.6 -0.9m'))
  }
  stroke(
    k,
    '#e6f6f2',
    0.35,
    'M83 74.500C80 76.500 78 77.500 73 79M66 84C61 86 56 87 50 89.500M113 73C115 75 118 76.500 125 77.600M136 81.600C139 83.500 142 84.600 149 86',
  )
}

export default {
  alt: 'Il geyser Strokkur lancia la sua colonna d’acqua nel sole basso; il vapore va con il vento e un viaggiatore alza le braccia davanti alla pozza azzurra',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: { ...iceDawn, front: 0.6, disc: 0.035, discColour: '#fff6dc' },
      sun: [0.15, 0.36],
      horizon: PLAIN / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points('0.32 0.15 34 6 4 0.06 0.22 22 4 7', 5))
      flatCloud(s, { x, y, width, height, seed, lit: '#fff0dc', dark: '#b9b6cc' })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Far glaciers, then the hill of the valley with its light on the left.
      fill(k, '#c3bfd0', [
        ...rough(points('-5 46 14 41 26 39 44 41.500 60 38 78 42 100 44 165 43'), 0.4, 3),
        ...points('165 54 -5 54'),
      ])
      fill(
        k,
        '#f6e6dc',
        rough(
          points(
            '18 40.500 26 39 44 41.500 60 38 72 41 64 42 58 40.600 50 43 38 41.800 30 43 24 41.400 18 40.500',
          ),
          0.3,
          6,
        ),
      )
      fill(k, '#8d8a98', [
        ...rough(
          points('70 52 84 46 98 40 110 33 118 30.500 128 31.500 140 36 152 38 168 34'),
          0.6,
          5,
        ),
        ...points('168 56 70 56'),
      ])
      fill(
        k,
        '#b9a894',
        rough(
          points(
            '70 52 84 46 98 40 110 33 118 30.500 116 36 121 40 114 43 116 48 104 50 100 54 70 54',
          ),
          0.5,
          8,
        ),
      )
      fill(
        k,
        '#d9cbc0',
        rough(
          points('110 33 118 30.500 128 31.500 124 33.500 121 32.800 118 35 114.500 33.600 110 33'),
          0.2,
          9,
        ),
      )
      for (const [c, line, seed] of [
        ['#a9a878', '-5 51 30 50 70 51.500 110 50.500 165 52', 2],
        ['#94905c', '-5 55 36 54 80 55.500 130 54.500 165 56', 4],
        ['#a87e5c', '-5 60 30 58.500 76 59.500 124 58.500 165 60', 6],
        ['#8f6650', '-5 70 30 67 76 69 124 68 165 69', 8],
      ])
        fill(k, c, [...rough(points(line), 0.5, seed), ...points('165 96 -5 96')])
      // Smaller springs smoke behind.
      const r = random(3)
      for (const [x, y, n] of points('30 56 9 52 58 7 142 57 9', 3))
        heads(
          k,
          Array.from({ length: n }, (_, i) => [
            x + i * i * 0.09 + r() * 1.4,
            y - i * 1.1,
            0.7 + i * 0.22,
          ]),
          ['#c6bfc8', '#e0d6d6', '#fbeadc'],
        )
      drift(k)
      terraces(k)
      path(k, 'rgba(84,62,96,.3)', 'M98 70C112 69 138 72 165 77V82C140 77 114 74 98 70Z')
      column(k)
      // The foot of the column: a collar of foam that stands in the pool.
      const foot = Array.from({ length: 17 }, (_, i) => [
        X - 8 + i + noise(i, 4),
        Y + 0.4 + noise(i * 2, 7) * 0.7,
        1.2 + noise(i * 3, 1) * 0.5,
      ])
      heads(k, foot, ['#9fc3d2', '#dcecf0', '#ffffff'])
    })
    // Travellers behind the rope, in its long light.
    for (const [x, y, size, seed, arms] of [
      [0.075, 0.855, 17, 3, 'down'],
      [0.13, 0.865, 17.6, 8, 'down'],
      [0.225, 0.885, 19, 7, 'up'],
      [0.29, 0.875, 18, 14, 'down'],
    ]) {
      f.draw(s.k, (k) =>
        path(
          k,
          'rgba(66,44,84,.42)',
          `M${x * 160 - 1} ${y * 90 - 0.4}L${x * 160 + 17} ${y * 90 + 3.4}C${x * 160 + 19} ${y * 90 + 4} ${x * 160 + 17} ${y * 90 + 4.8} ${x * 160 + 15} ${y * 90 + 4.2}L${x * 160 - 1} ${y * 90 + 0.6}Z`,
        ),
      )
      place(s, traveller({ seed, arms }), { x, y, size, front: 0.5, rim: 0.9, shadow: false })
    }
    f.draw(s.k, (k) => {
      stroke(k, '#f2dcae', 0.35, 'M-4 77.500Q6 80 16 78.500Q28 82.500 40 80Q50 83 58 81.500')
      for (const [x, y] of points('-2 81 16 82 40 83.500 58 84.500')) {
        stroke(k, '#4a3a4c', 0.8, `M${x} ${y}v-4.500`)
        stroke(k, 'rgba(66,44,84,.4)', 0.6, `M${x} ${y}l5 1`)
      }
      // Near tufts, dark, their heads in the sun.
      const r = random(9)
      for (let i = 0; i < 260; i++) {
        const x = i % 2 ? -4 + r() * 60 : 110 + r() * 56
        const y = 93 - r() * 4
        const l = 3 + r() * 5
        stroke(
          k,
          ['#5a4a40', '#7d6a48', '#b59a5c', '#4a3e40'][i % 4],
          0.35,
          `M${x} ${y}q${r() - 0.5} ${-l * 0.6} ${1.5 * r()} ${-l}`,
        )
      }
    })
    return finish(s, { rays: 0.1 })
  },
}
