// What stands round the keep of Himeji on an April afternoon: white walls with loopholes, cherries in flower, a lawn under a cloud, a heron.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** The storm that draws off, its edge towards the light; under it a clear strip. */
export function storm(k) {
  const g = k.createLinearGradient(0, 0, 0, 76)
  for (const [a, c] of [
    [0, '#35446f'],
    [0.45, '#586c90'],
    [0.72, '#8fa2b0'],
    [1, '#f0dcb8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  path(
    k,
    '#2e3b66',
    'M-6 -6H166V9C158 12 152 10 146 13C138 17 128 15 120 18C108 22 98 19 88 23C78 27 70 24 60 28C48 33 36 30 26 34C16 38 4 36 -6 40Z',
  )
  path(
    k,
    '#242f58',
    'M-6 -6H132C126 -1 116 0 108 3C96 8 84 5 74 10C62 15 52 12 42 17C30 22 14 20 -6 26Z',
  )
}

/** A crown of blossom round x, y: clumps in light and shade; sun from the right. */
function blossom(k, x, y, rx, ry, q, tones, seed) {
  const r = random(seed)
  const heads = []
  for (let i = 0; i < (rx * ry * 3.2) / (q * q) + 6; i++) {
    const [a, d] = [r() * 6.283, Math.sqrt(r())]
    heads.push([x + Math.cos(a) * d * rx, y + Math.sin(a) * d * ry, q * (0.7 + r() * 0.6), r() * 6])
  }
  heads.sort((a, b) => b[1] - a[1])
  for (const [hx, hy, hq, turn] of heads) {
    const light = (hx - x) / rx - (hy - y) / ry
    clump(k, hx, hy, hq, tones[light > 0.5 ? 2 : light > -0.5 ? 1 : 0], turn, {
      side: 1,
      flat: 0.76,
    })
  }
}

const SUNNY = [
  ['#a87ca8', '#c890b4', '#dca4c0'],
  ['#c888ac', '#eca8c0', '#ffc8d4'],
  ['#dc94b0', '#ffc0cc', '#ffe4e4'],
]
export const SHADY = [
  ['#4c2c60', '#683c70', '#84507c'],
  ['#603870', '#8c5080', '#ac688c'],
  ['#784878', '#b06c94', '#d48ca4'],
]

/** A white wall on its stone foot along points [x, z]; y: height of the ground; lit where it faces us. */
function rampart(k, V, list, { y, stone, plaster, lit }) {
  const r = random(Math.round(list[0][1]))
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    const on = (t, h) => V(a[0] + (b[0] - a[0]) * t, y + h, a[1] + (b[1] - a[1]) * t)
    const pane = (c, t0, t1, h0, h1) => fill(k, c, [on(t0, h0), on(t1, h0), on(t1, h1), on(t0, h1)])
    const sun = lit[i]
    const len = Math.hypot(b[0] - a[0], b[1] - a[1])
    pane(sun ? '#b09a88' : '#54508a', 0, 1, 0, stone)
    const rows = Math.round(stone / 1.8)
    for (let j = 0; j < rows; j++)
      for (let t = 0; t < 1; ) {
        const e = Math.min(1, t + (1.6 + r() * 2.6) / len)
        const tones = sun ? ['#d8ccbc', '#c8bcae', '#d0c4b4'] : ['#7470a4', '#686498', '#706ca0']
        pane(
          tones[Math.floor(r() * 3)],
          t + 0.08 / len,
          e - 0.08 / len,
          (stone * j) / rows + 0.08,
          (stone * (j + 1)) / rows - 0.06,
        )
        t = e
      }
    pane(sun ? '#fff6e4' : '#a4b0dc', 0, 1, stone, stone + plaster)
    pane(sun ? '#ccc8e0' : '#8490c4', 0, 1, stone + plaster * 0.86, stone + plaster)
    pane(sun ? '#7c88b4' : '#4c588f', -0.004, 1.004, stone + plaster, stone + plaster + 1)
    pane(sun ? '#e4e4f0' : '#98a4d0', -0.004, 1.004, stone + plaster - 0.06, stone + plaster + 0.22)
    // Loopholes: round, square and pointed by turns.
    const n = Math.floor(len / 5)
    for (let j = 0; j < n; j++) {
      const [x, py, q] = on((j + 0.5) / n, stone + plaster * 0.42)
      const s = q * 0.34
      k.fillStyle = '#444c80'
      k.beginPath()
      if (j % 3 === 0) k.arc(x, py, s * 0.9, 0, 7)
      else if (j % 3 === 1) k.rect(x - s * 0.6, py - s * 1.2, s * 1.2, s * 2.2)
      else {
        k.moveTo(x - s, py + s)
        k.lineTo(x, py - s)
        k.lineTo(x + s, py + s)
      }
      k.fill()
    }
  }
}

/** The hill under the keep with its trees, a ring of wall with its corner tower, a bank of cherries in the sun. */
export function hill(k, V, turret) {
  path(k, '#8498a8', 'M-6 66C10 62 24 64 40 61C60 59 120 58 166 62V80H-6Z')
  path(
    k,
    '#3c6468',
    'M-6 72C10 70 32 64 54 59C62 55 74 54.500 84 54.500H126C134 55 146 58 166 66V82H-6Z',
  )
  path(k, '#5c8c68', 'M118 55C130 54.500 150 59 166 66V71C154 62 138 58 118 57Z')
  for (const [x, y, rx, ry, seed] of points(
    '50 61 7 2.600 3 141 58.500 6 2 9 154 62.500 7 2.600 7',
    5,
  ))
    pine(k, x, y, rx, ry, seed)
  const wall = (list, y, lit) => rampart(k, V, list, { y, stone: 4.6, plaster: 3, lit })
  wall(
    [
      [-56, 214],
      [-24, 196],
      [26, 204],
    ],
    16,
    [false, true],
  )
  wall(
    [
      [24, 203],
      [74, 206],
    ],
    13.4,
    [true],
  )
  turret()
  for (const [x, y, rx, ry, seed] of points(
    '40 65.500 9 2.200 17 60 66 9 2 5 120 66 9 1.800 6 150 67.500 9 2.600 8',
    5,
  ))
    pine(k, x, y, rx, ry, seed)
  // The bank of cherries: far ones first, lower ones over them, trunks below.
  for (const x of points('30 40 53 64 78 90 101 113 126 140 152', 1).flat())
    stroke(k, '#4c3458', 0.8, `M${x} 78.400C${x + 0.4} 76 ${x - 0.6} 74 ${x + 0.4} 71`)
  for (const [x, y, rx, ry, seed] of points(
    '34 70.500 9 2.800 11 56 70 11 2.600 13 80 69.600 10 2.200 15 104 69.800 10 2.400 17 128 70 10 2.600 19 150 70.600 10 2.800 21 24 72.800 8 2.400 12 45 72.600 9 2.600 14 68 72.800 9 2.400 16 92 72.400 9 2.200 18 116 72.800 9 2.400 20 140 72.600 9 2.600 22 158 73 7 2.600 23',
    5,
  ))
    blossom(k, x, y, rx, ry, 1.7, SUNNY, seed)
}

const PINE = [
  ['#223c54', '#2c5058', '#3c6c60'],
  ['#284858', '#3c6c60', '#5c8c68'],
  ['#2c5058', '#4c8064', '#84a870'],
]
const pine = (k, x, y, rx, ry, seed) => blossom(k, x, y, rx, ry, 1.5, PINE, seed)

/** A cherry on the lawn: a dark trunk that forks, clouds of flowers. */
export function cherry(k, x, y, q, tones, seed) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  path(
    k,
    'rgba(20,34,64,.5)',
    'M-5 0.300C-2 -0.500 2.400 -0.400 4.200 0.400C2 1.100 -3 1.100 -5 0.300Z',
  )
  path(
    k,
    '#2c2048',
    'M-1.700 0.400C-0.900 -0.400 -0.900 -2.400 -1.200 -4.400C-1.600 -6.400 -3.400 -8 -6 -9.600L-5.600 -10.200C-3 -9 -1.200 -7.800 -0.500 -6C0 -8.400 0.600 -10.400 2.200 -12.400L2.900 -12C1.800 -10 1.300 -8 1.200 -6.200C2.400 -7.600 4 -8.400 6 -8.800L6.200 -8.200C4 -7.400 2 -5.800 1.400 -3.800C1 -2 1.200 -0.400 2.200 0.400Q1.500 0.800 0.700 0.500Q0 0.900 -0.700 0.500Q-1.200 0.750 -1.700 0.400Z',
  )
  path(
    k,
    '#8c6078',
    'M2.200 0.400C1.200 -0.400 1 -2 1.400 -3.800C1.600 -4.600 2 -5.200 2.500 -5.800C1.400 -5 0.700 -3.800 0.600 -2.400C0.500 -1 1 0 1.300 0.400Z',
  )
  const r = random(seed)
  for (const [cx, cy, rx, ry] of points(
    '-6.500 -10.300 4.200 1.900 6.400 -9.600 4 1.800 -0.500 -13.600 5.600 2.400 3.400 -11.400 4 1.800 -3.400 -11.400 4 1.700 7 -12 3 1.400',
    4,
  ))
    blossom(k, cx + (r() - 0.5) * 1.6, cy + (r() - 0.5), rx, ry, 1.5, tones, seed + cx)
  k.restore()
}

/** The lawn: a strip in the sun before the walls, the rest in the shade of the cloud, a path that leads on. */
export function lawn(k) {
  path(k, '#a4bc70', 'M-6 77.600C40 76.600 110 76.400 166 77V92H-6Z')
  path(
    k,
    '#5c8458',
    'M-6 77.400C40 76.600 110 76.400 166 77V77.900C120 77.200 60 77.400 -6 78.300Z',
  )
  path(k, '#3c6864', 'M-6 80.400C20 79.800 40 81.200 70 80.600C100 80 130 81.600 166 80.600V92H-6Z')
  path(k, '#2c5058', 'M-6 85C10 84.400 26 85.400 44 86.600C56 87.600 66 89 72 92H-6Z')
  path(
    k,
    '#e8dcb8',
    'M112 77.200H116C114.400 78.600 111 80 107 80.700H101C106 79.800 110 78.600 112 77.200Z',
  )
  path(k, '#8c8c9c', 'M101 80.700H107C98 83.600 82 87.400 72 92H50C68 87 90 84 101 80.700Z')
  path(k, '#a09cac', 'M101 80.700H103C94 84 76 87.400 58 92H50C68 87 90 84 101 80.700Z')
}

/** A heron on the wing, white below the storm: neck drawn in, legs trailing. Its breast at 0. */
export function heron(k) {
  path(
    k,
    '#c4cce8',
    'M-0.600 0C-1.200 -2.600 -3.800 -5.800 -7 -7C-5.600 -5.200 -4.800 -3.600 -4 -2.600C-3.200 -1.400 -2.200 -0.200 -1 0.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M3.600 -0.900C4.200 -1.300 4.600 -1.100 4.800 -0.800L6.800 -0.500L4.700 -0.300C4.300 0.200 3.700 0 3.300 0.400C2.600 1.200 1 1.400 -0.600 1.100C-2 0.900 -3 0.700 -4 0.900L-3.600 0.400C-2.600 0.200 -1.600 -0.200 -0.800 -0.500C0.600 -1 1.800 -0.600 2.600 -0.100C2.900 -0.400 3.200 -0.700 3.600 -0.900Z',
  )
  path(
    k,
    '#fffaf0',
    'M1 -0.600C1.600 -3.400 0.800 -7.200 -1.400 -10C-1.500 -7.600 -2.200 -5.600 -2.300 -4C-2.400 -2.200 -1.800 -0.800 -0.800 0.200Z',
  )
  path(k, '#f0a848', 'M4.800 -0.800L6.800 -0.500L4.750 -0.400Z')
  stroke(k, '#4c4470', 0.18, 'M-3.600 0.700L-6.600 1.200M-3.600 0.800L-6.400 1.500')
}

/** Petals on the wind. */
export function petals(k) {
  const r = random(21)
  for (let i = 0; i < 26; i++) {
    const [x, y] = [6 + r() * 58, 56 + r() * 30]
    path(
      k,
      r() < 0.5 ? '#ffd4dc' : '#f0a8c0',
      `M${x} ${y}q0.600 -0.500 0.900 0q-0.300 0.500 -0.900 0Z`,
    )
  }
}
