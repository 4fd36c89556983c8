import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { noise } from '../../core/noise.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

const [VX, VY] = [88, 54]
// A point beside the path: side in path widths, depth, height above the ground.
const P = (side, z, y = 0) => [VX + (side * 30) / z, VY + (36 - y * 36) / z]

/** A culm of bamboo: nodes, a light side on the left, a dark one on the right, paler with depth. */
function culm(k, side, z, { lean, tones }) {
  const [x, y] = P(side, z)
  const half = 1.9 / z
  const top = -8
  const tx = x + (lean * (y - top)) / 90
  const at = (v) => [x + (tx - x) * v, y + (top - y) * v]
  fill(k, tones[1], [
    [x - half, y],
    [tx - half * 0.8, top],
    [tx + half * 0.8, top],
    [x + half, y],
  ])
  fill(k, tones[0], [
    [x - half, y],
    [tx - half * 0.8, top],
    [tx - half * 0.3, top],
    [x - half * 0.35, y],
  ])
  fill(k, tones[2], [
    [x + half * 0.4, y],
    [tx + half * 0.35, top],
    [tx + half * 0.8, top],
    [x + half, y],
  ])
  // It stands in its own litter of leaves, its shadow to the right.
  path(
    k,
    'rgba(44,84,52,.3)',
    `M${x} ${y - half * 0.4}q${half * 9} ${half * 0.6} ${half * 14} ${half * 2.4}q${-half * 9} ${half * 0.2} ${-half * 15} ${-half * 1.6}Z`,
  )
  path(
    k,
    tones[3],
    `M${x - half * 2.6} ${y + half * 0.5}q${half * 1.2} ${-half * 1.9} ${half * 2.6} ${-half * 1.7}q${half * 1.6} 0 ${half * 2.8} ${half * 1.7}q${-half * 2.7} ${half * 0.9} ${-half * 5.4} 0Z`,
  )
  path(
    k,
    tones[0],
    `M${x - half * 2.6} ${y + half * 0.5}q${half * 1.2} ${-half * 1.9} ${half * 2.6} ${-half * 1.7}q${-half * 1} ${half * 0.8} ${-half * 2.6} ${half * 1.7}Z`,
  )
  for (let v = 0.045; v < 1; v += 0.085 + 0.03 / z) {
    const [nx, ny] = at(v)
    stroke(
      k,
      tones[3],
      0.5 / z,
      `M${nx - half * 0.85} ${ny}q${half * 0.85} ${half * 0.5} ${half * 1.7} 0`,
    )
    stroke(
      k,
      tones[4],
      0.3 / z,
      `M${nx - half * 0.8} ${ny - 0.7 / z}q${half * 0.8} ${half * 0.5} ${half * 1.2} 0`,
    )
  }
}

/** Sprays of narrow leaves: each a blade from one point, hanging. */
function spray(k, x, y, q, tones, r) {
  for (let i = 0; i < 9; i++) {
    const a = 0.3 + r() * 2.6
    const l = q * (1.4 + r() * 1.8)
    const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8]
    const [mx, my] = [(x + ex) / 2, (y + ey) / 2]
    path(
      k,
      tones[i % tones.length],
      `M${x} ${y}Q${mx - (ey - y) * 0.16} ${my + (ex - x) * 0.16} ${ex} ${ey}Q${mx + (ey - y) * 0.16} ${my - (ex - x) * 0.16} ${x} ${y}Z`,
    )
  }
}

/** The fence of cut brushwood along the path, tied with cord; far to near. */
function fence(k, side) {
  const lit = side < 0
  const steps = [7, 5.2, 4, 3.2, 2.6, 2.1, 1.7, 1.4, 1.15, 0.95, 0.8, 0.66, 0.54]
  for (let i = 0; i < steps.length - 1; i++) {
    const [a, b] = [steps[i], steps[i + 1]]
    fill(k, lit ? '#8d7a52' : '#c9b07a', [
      P(side, a, 0),
      P(side, a, 0.3),
      P(side, b, 0.3),
      P(side, b, 0),
    ])
    for (let j = 0; j < 9; j++) {
      const z = 1 / (1 / a + (1 / b - 1 / a) * (j / 9))
      const [p, q] = [P(side, z, 0.02), P(side, z, 0.36 + noise(j * 3 + i, 4) * 0.04)]
      stroke(
        k,
        lit ? ['#6f5f44', '#a08c5c'][j % 2] : ['#a8905c', '#e6d09a'][j % 2],
        0.7 / z,
        `M${p.join(' ')}L${q.join(' ')}`,
      )
    }
    for (const h of [0.1, 0.25])
      stroke(
        k,
        lit ? '#54483c' : '#8d7448',
        0.8 / b,
        `M${P(side, a, h).join(' ')}L${P(side, b, h).join(' ')}`,
      )
  }
}

/** Two in kimono under one paper umbrella, from behind; their shadow goes to the right. */
function couple(k) {
  path(k, 'rgba(40,70,50,.4)', 'M-6 0.500C4 -0.500 20 2 30 5C20 7 2 4 -6 0.500Z')
  for (const [x, robe, dark, obi, hair] of [
    [-4.4, '#2f5fa0', '#1f3f78', '#e8c46a', '#221c28'],
    [4.6, '#e0486a', '#a02c54', '#f6e6c4', '#2c2026'],
  ]) {
    path(
      k,
      robe,
      `M${x - 3.6} 0C${x - 4} -9 ${x - 4.6} -16 ${x - 3.4} -21H${x + 3.4}C${x + 4.6} -16 ${x + 4} -9 ${x + 3.6} 0Z`,
    )
    path(
      k,
      dark,
      `M${x + 0.6} 0C${x + 1} -9 ${x + 1.2} -16 ${x + 0.8} -21H${x + 3.4}C${x + 4.6} -16 ${x + 4} -9 ${x + 3.6} 0Z`,
    )
    path(k, robe, `M${x - 3.4} -20.500L${x - 6.2} -12L${x - 3.4} -11.500Z`)
    path(k, dark, `M${x + 3.4} -20.500L${x + 6.2} -12L${x + 3.4} -11.500Z`)
    path(k, obi, `M${x - 3.7} -15.500h7.400v4.200h-7.400ZM${x - 2} -17.200h4v7h-4Z`)
    path(k, '#f2cdb0', `M${x - 1.2} -20.500h2.400v-2.500h-2.400Z`)
    path(
      k,
      hair,
      `M${x - 2.5} -24.500C${x - 2.8} -28.600 ${x + 2.8} -28.600 ${x + 2.5} -24.500C${x + 2.2} -22.400 ${x - 2.2} -22.400 ${x - 2.5} -24.500ZM${x - 1.3} -28.800a1.300 1.100 0 1 0 2.600 0a1.300 1.100 0 1 0 -2.600 0Z`,
    )
    stroke(k, '#f6f0e4', 0.8, `M${x - 2.4} 0.200h1.800M${x + 0.7} 0.200h1.800`)
  }
  for (const [x, y] of points('-6.400 -6 -3 -3 3 -5 6 -8 2.600 -8.500 -5.400 -9'))
    path(k, '#ffe9d8', `M${x} ${y - 0.6}a0.600 0.600 0 1 0 0.010 0Z`)
  stroke(k, '#6a4a3a', 0.6, 'M0 -16L0.400 -36')
  path(
    k,
    '#d8402f',
    'M-16 -29.500C-13 -36.500 -6 -40 0.400 -40.500C7 -40 14 -36.500 17 -29.500C11 -32 5 -32.500 0.400 -32.500C-5 -32.500 -10 -32 -16 -29.500Z',
  )
  path(
    k,
    '#a32a34',
    'M0.400 -40.500C7 -40 14 -36.500 17 -29.500C12.500 -31.400 8 -32.200 4 -32.400C4 -35.500 2.600 -38.500 0.400 -40.500Z',
  )
  path(
    k,
    '#f6dcc0',
    'M-12.600 -33.400C-9 -37 -4.600 -39.400 0.400 -40.500C5.600 -39.400 10 -37 13.600 -33.400C9.600 -35.400 5 -36.400 0.400 -36.400C-4 -36.400 -8.600 -35.400 -12.600 -33.400Z',
  )
  path(
    k,
    '#d8402f',
    'M-9.600 -36C-6.600 -38.400 -3.400 -39.900 0.400 -40.500C4.400 -39.900 7.600 -38.400 10.600 -36C7 -37.400 4 -38 0.400 -38C-3 -38 -6.400 -37.400 -9.600 -36Z',
  )
}

export default {
  alt: 'Due persone in kimono sotto un ombrello rosso camminano nel bosco di bambù di Arashiyama, fra le siepi di ramaglia, nella luce verde che scende dalle foglie',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.mist,
        sky: [
          [0, '#cbe6a4'],
          [0.6, '#eef6cc'],
          [1, '#fdf9dc'],
        ],
        front: 0.7,
      },
      sun: [0.5, 0.3],
      horizon: VY / 90,
    })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      const r = random(7)
      fill(k, '#c6de92', points(`-5 ${VY} 165 ${VY} 165 96 -5 96`))
      for (const [c, y] of [
        ['#b4d27e', 57],
        ['#a0c46a', 61.5],
        ['#8ab458', 68],
        ['#72a04a', 78],
      ])
        fill(
          k,
          c,
          points(`-5 ${y + 1} 30 ${y} 60 ${y + 0.8} 100 ${y} 130 ${y + 0.9} 165 ${y} 165 96 -5 96`),
        )
      // The path and the bars of light across it.
      fill(k, '#e6dcb4', [P(-0.95, 9), P(0.95, 9), P(0.95, 0.7), P(-0.95, 0.7)])
      for (const z of [6, 4.4, 3.1, 2.2, 1.55, 1.12, 0.86])
        fill(k, 'rgba(124,140,84,.42)', [
          P(-0.95, z),
          P(0.95, z * 0.94),
          P(0.95, z * 0.86),
          P(-0.95, z * 0.93),
        ])
      // Culms in five depths: pale far, dark near.
      const depths = [
        [8.5, 150, ['#d8ecaa', '#c3dd92', '#aecb80', '#98b86e', '#e8f4c4']],
        [5.6, 90, ['#c0e088', '#9fc868', '#80ac56', '#6f9a4c', '#d9efaa']],
        [3.7, 46, ['#a5d064', '#7cb04a', '#588c42', '#4a7a3c', '#cde890']],
        [2.5, 28, ['#8cc050', '#5f9c42', '#3f783c', '#33663a', '#bfe07c']],
        [1.7, 14, ['#74ac48', '#48843c', '#2c6238', '#245434', '#a9d46a']],
      ]
      for (const [i, [z, n, tones]] of depths.entries()) {
        for (let j = 0; j < n; j++) {
          const m = j % 2 ? 1 : -1
          const side = m * (1.35 + (Math.floor(j / 2) / (n / 2)) * z * 2.9 + r() * 0.5)
          culm(k, side, z * (0.9 + r() * 0.2), { lean: -m * (1 + r() * 5), tones })
        }
        // Leaves close over the path from both sides.
        const q = 3.4 / z ** 0.5
        for (let j = 0; j < 130; j++) {
          const m = j % 2 ? 1 : -1
          const u = r()
          const x = VX + m * (4 + i * 2 + u * 92)
          const y = -4 + r() ** 1.6 * (30 - i * 3) * (0.35 + u * 0.75)
          spray(k, x, y, q, [tones[0], tones[1], tones[2], tones[0]], r)
        }
      }
      // Light falls in from above.
      for (const d of ['M76 -5H90L100 60H84Z', 'M56 -5H64L92 58H84Z', 'M104 -5H112L104 58H96Z'])
        path(k, 'rgba(255,255,226,.16)', d)
      fence(k, -1.2)
      fence(k, 1.2)
      at(k, 91, 79, 0.62, couple)
    })
    f.draw(s.k, (k) => {
      // Two near culms frame it, dark, with their own leaves.
      const r = random(21)
      for (const [side, z, lean] of points('-2.050 0.820 5 1.900 0.800 -4', 3))
        culm(k, side, z, { lean, tones: ['#4f8a40', '#2c6238', '#1a4632', '#163c2e', '#7cb454'] })
      for (let j = 0; j < 46; j++)
        spray(
          k,
          j % 2 ? r() * 40 - 4 : 128 + r() * 40,
          -3 + r() * 12,
          4.2,
          ['#2c6a3c', '#1f5636', '#45843f'],
          r,
        )
    })
    return finish(s, { rays: 0.12 })
  },
}
