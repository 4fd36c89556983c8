import { fill, path, points } from '../core/field.js'
import { leafEdge, smooth } from './leaf-edge.js'

/** Lower Manhattan from the harbour: a metre is 0.094 of a point; the morning sun stands in the east, at our right. */
export const WATER = 60
const M = 0.094
const FAR = ['#8fb4c4', '#a9c6cc', '#f6dcb8']
const MID = ['#5a86a4', '#79a2b4', '#fbd49c']
const NEAR = ['#3a648a', '#55809c', '#fcc98a']

/** The outline of one block: shade face, front, lit face towards the east; lines of windows in the tone beside it. */
function block(k, x, w, high, [dark, front, lit], { lines = 0, side = 0.26, floors = 0 } = {}) {
  const [x0, x1, y] = [x - w / 2, x + w / 2, WATER - high * M]
  const xs = x1 - w * side
  fill(k, front, [
    [x0, WATER],
    [x0, y],
    [xs, y],
    [xs, WATER],
  ])
  fill(k, lit, [
    [xs, WATER],
    [xs, y],
    [x1, y],
    [x1, WATER],
  ])
  k.fillStyle = dark
  for (let i = 0; i < lines; i++) {
    const s = (xs - x0) / (lines * 2 + 1)
    k.fillRect(x0 + s * (i * 2 + 1), y + 0.9, s * 0.8, high * M - 1)
  }
  for (let i = 0; i < floors; i++)
    k.fillRect(x0, y + 0.8 + (i * (high * M - 1)) / floors, xs - x0, 0.28)
}

/** A tower that steps back as it rises: [width, height in metres] from the street up. */
function stepped(k, x, steps, tones, more) {
  for (const [w, high] of steps) block(k, x, w, high, tones, more)
}
const roof = (k, x, w, from, to, [dark, lit]) => {
  const [y0, y1] = [WATER - from * M, WATER - to * M]
  fill(k, dark, [
    [x - w / 2, y0],
    [x, y1],
    [x + w / 2, y0],
  ])
  fill(k, lit, [
    [x + w * 0.16, y0],
    [x, y1],
    [x + w / 2, y0],
  ])
}
const mast = (k, x, from, to, w, c) =>
  fill(k, c, [
    [x - w, WATER - from * M],
    [x - w * 0.2, WATER - to * M],
    [x + w * 0.2, WATER - to * M],
    [x + w, WATER - from * M],
  ])

/** One World Trade Center: a square that turns by an eighth as it rises, so that its faces are long triangles. */
function oneWorld(k, x) {
  const [w, base, top] = [3.1, WATER - 56 * M, WATER - 417 * M]
  fill(k, '#6c9ab4', [
    [x - w, WATER + 1],
    [x - w, base],
    [x + w, base],
    [x + w, WATER + 1],
  ])
  fill(k, '#4a7a9c', [
    [x - w, base],
    [x - w * 0.98, top],
    [x, top],
  ])
  fill(k, '#86b4c4', [
    [x - w, base],
    [x, top],
    [x + w, base],
  ])
  fill(k, '#ffe6b4', [
    [x + w, base],
    [x, top],
    [x + w * 0.98, top],
  ])
  fill(k, '#fbd49c', [
    [x + w * 0.5, WATER + 1],
    [x + w * 0.5, base],
    [x + w, base],
    [x + w, WATER + 1],
  ])
  fill(k, '#e6f0e0', [
    [x - w * 0.98, top],
    [x - w * 0.98, top - 0.7],
    [x + w * 0.98, top - 0.7],
    [x + w * 0.98, top],
  ])
  mast(k, x, 424, 541, 0.55, '#f4f0dc')
  fill(k, '#4a7a9c', [
    [x - 1.5, top - 0.7],
    [x - 0.9, top - 1.7],
    [x + 0.9, top - 1.7],
    [x + 1.5, top - 0.7],
  ])
}

/** The far blocks in one haze, then those that have a name, then the front of the shore. */
export function skyline(k) {
  for (const [x, w, h] of points(
    '41 4 150 55 3.600 190 64 4 205 70 3 226 87 4.600 215 94.500 3.400 226 99.600 3 240 105.400 3.600 232 117 4 170 121 3 140 127.500 2.800 258',
    3,
  ))
    block(k, x, w, h, FAR, { lines: 0 })
  path(
    k,
    FAR[0],
    'M110 60V56.400H113V57.200H117V55H119.500V56.600H123V55.600H126V57H129V58.200H134V60Z',
  )
  // Ripples of steel by Gehry.
  block(k, 113.4, 3, 265, FAR, { lines: 2 })
  block(k, 47, 5.2, 190, MID, { lines: 3 })
  roof(k, 47, 5.2, 190, 225, ['#4f9c94', '#c4dcb0'])
  stepped(
    k,
    52.6,
    [
      [5.4, 150],
      [4.6, 180],
    ],
    MID,
    { lines: 3 },
  )
  path(k, '#4f9c94', `M50.300 ${WATER - 16.9}Q52.600 ${WATER - 20.2} 54.900 ${WATER - 16.9}Z`)
  oneWorld(k, 59.6)
  block(k, 68, 4.4, 329, ['#5a86a4', '#7ba8b8', '#ffe0ac'], { floors: 9 })
  block(k, 73.2, 4, 298, ['#6c98ac', '#93bcc4', '#ffe6bc'])
  block(k, 80.6, 2.2, 278, MID, { lines: 1 })
  block(k, 85.6, 5, 226, NEAR, { floors: 12 })
  block(k, 92, 5.4, 248, MID, { lines: 4 })
  stepped(
    k,
    98,
    [
      [5.4, 120],
      [4.2, 190],
      [3, 232],
    ],
    MID,
    { lines: 2 },
  )
  roof(k, 98, 3, 232, 272, ['#4f9c94', '#c4dcb0'])
  mast(k, 98, 268, 290, 0.2, '#e8ecd0')
  stepped(
    k,
    108.6,
    [
      [5.6, 110],
      [4.4, 190],
      [3.2, 238],
      [2, 256],
    ],
    MID,
    { lines: 2 },
  )
  roof(k, 108.6, 1.8, 256, 290, ['#5a86a4', '#fbd49c'])
  stepped(
    k,
    103.2,
    [
      [5, 140],
      [4, 200],
      [3, 226],
    ],
    NEAR,
    { lines: 2 },
  )
  // The shore: residences at the left, glass and stone of the ferry landing at the right.
  for (const [x, w, h, n] of points(
    '34.400 3 58 1 38.600 6.400 104 4 43.400 3.400 136 2 50.400 6.200 92 4 55.200 2.600 124 1 64.400 5.800 98 4 76.800 3 237 1 71.600 5.600 66 4 119 4.200 132 2 123.400 6 74 4',
    4,
  ))
    block(k, x, w, h, NEAR, { lines: n })
  path(
    k,
    '#7ba8b8',
    `M86.500 ${WATER}V${WATER - 16.5}Q90.600 ${WATER - 17.4} 92 ${WATER - 15.6}V${WATER}Z`,
  )
  path(
    k,
    '#ffe0ac',
    `M90.800 ${WATER}V${WATER - 16.6}Q91.800 ${WATER - 16.2} 92 ${WATER - 15.6}V${WATER}Z`,
  )
  block(k, 97.4, 6, 150, NEAR, { lines: 4 })
  block(k, 105, 5.4, 195, NEAR, { floors: 13 })
  block(k, 113, 7, 209, NEAR, { lines: 5 })
  block(k, 81.4, 4, 130, NEAR, { lines: 2 })
  // The trees of the Battery and the hall of the boats.
  const p = smooth(points('62 59.400 66 58 70 58.600 75 57.600 80 58.400 85 57.800 89 59'), 5)
  leafEdge(k, '#2f6a70', [...p, [90, WATER + 0.6], [60, WATER + 0.6]], {
    size: 0.7,
    seed: 4,
    from: 0,
    to: p.length - 1,
  })
  path(k, '#2c5878', 'M28 60.300Q34 59.200 44 59.300H118Q126 59.200 133 60.300Z')
  fill(k, '#e8703c', points('94 60 94 58 101 58 101 60'))
  fill(k, '#ffb46c', points('99.400 60 99.400 58 101 58 101 60'))
}

/** The Brooklyn Bridge up the river: two stone towers with their pointed arches, the cable in its true sag. */
export function brooklyn(k) {
  const c = '#7c9cac'
  const [a, b, deck, top] = [136, 157, 57.4, 52.4]
  k.lineWidth = 0.3
  k.strokeStyle = c
  k.beginPath()
  k.moveTo(128, deck)
  k.quadraticCurveTo(132.5, 56.4, a, top)
  k.quadraticCurveTo((a + b) / 2, 62, b, top)
  k.quadraticCurveTo(161, 56.4, 168, deck)
  k.stroke()
  k.lineWidth = 0.12
  k.beginPath()
  for (let i = 1; i < 14; i++) {
    const t = i / 14
    const y = (1 - t) ** 2 * top + 2 * t * (1 - t) * 62 + t * t * top
    k.moveTo(a + (b - a) * t, y)
    k.lineTo(a + (b - a) * t, deck)
  }
  k.stroke()
  fill(k, c, points(`124 ${deck} 168 ${deck - 0.2} 168 ${deck + 0.35} 124 ${deck + 0.45}`))
  for (const x of [a, b]) {
    path(k, c, `M${x - 1.3} 60.500V${top - 0.3}H${x + 1.3}V60.500Z`)
    path(k, '#f3d8b4', `M${x + 0.8} 60.500V${top - 0.3}H${x + 1.3}V60.500Z`)
    for (const d of [-0.6, 0.5])
      path(
        k,
        '#e8ead0',
        `M${x + d - 0.32} ${deck}V54.600Q${x + d} 53.600 ${x + d + 0.32} 54.600V${deck}Z`,
      )
  }
  const shore = smooth(points('124 59.600 132 58.600 142 59.200 150 58 158 58.400 170 57'), 5)
  fill(k, '#6f98a8', [...shore, [170, 60.5], [124, 60.5]])
  const west = smooth(points('-6 57.600 4 58.200 12 57.400 22 58.600 34 59.400'), 5)
  fill(k, '#8fb4bc', [...west, [34, 60.5], [-6, 60.5]])
}
