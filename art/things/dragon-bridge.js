import { fill, points } from '../core/field.js'
import { leafEdge, smooth } from './leaf-edge.js'

/**
 * The bridge of the monkey forest seen along its path: metres to points of the field. The eye is 1.7 m above the paving,
 * a little left of its middle.
 */
const [CX, HY, F] = [92, 47, 100]
export const P = (x, y, z) => [CX + (F * (x - 0.12)) / z, HY - (F * (y - 1.7)) / z]
export const metre = (z) => F / z

/** The wood beyond: pale trunks in three planes round the place where the light comes in. */
export function wood(k) {
  const g = k.createRadialGradient(98, 34, 3, 98, 36, 92)
  for (const [a, c] of [
    [0, '#fdfbd8'],
    [0.22, '#eaf2bc'],
    [0.5, '#a8cf9c'],
    [1, '#4c9484'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  for (const [c, list] of [
    ['rgba(150,198,152,.55)', '70 3 .5 83 2 -.6 113 3 .8 127 2.4 -.4 56 3 .3 141 3.4 .3'],
    ['rgba(98,168,134,.6)', '61 4 -.8 76 2.6 .7 121 4.4 -.7 134 3 .6 44 4 .4 152 4 -.5'],
  ])
    for (const [x, w, lean] of points(list, 3)) {
      k.fillStyle = c
      k.beginPath()
      k.moveTo(x - w * 0.4 - lean * 5, -5)
      k.quadraticCurveTo(x - w * 0.34, 30, x - w * 1.1, 62)
      k.lineTo(x + w * 1.1, 62)
      k.quadraticCurveTo(x + w * 0.36, 30, x + w * 0.4 - lean * 5, -5)
      k.fill()
    }
  // The undergrowth on the other side, in two tones.
  leafEdge(
    k,
    '#7cb88c',
    smooth(points('40 62 48 48 62 51 76 45 88 50 100 51 112 46 126 50 142 46 160 50 168 66')),
    {
      size: 3,
      seed: 4,
      from: 0,
      to: 56,
    },
  )
  leafEdge(
    k,
    '#4c9474',
    smooth(
      points(
        '34 70 42 55 56 57 70 51 82 54 88 60 102 60 108 54 120 56 134 51 150 55 168 52 168 72',
      ),
    ),
    {
      size: 2.6,
      seed: 9,
      from: 0,
      to: 68,
    },
  )
}

/** The deck: pale where the light falls down its middle, and the paving's joints in true perspective. */
export function paving(k) {
  fill(k, '#547c5c', [P(-1.5, 0, 30), P(1.5, 0, 30), P(1.5, 0, 2), P(-1.5, 0, 2)])
  fill(k, '#93b06c', [P(-0.95, 0, 30), P(1.3, 0, 30), P(0.9, 0, 2), P(-0.85, 0, 2)])
  fill(k, '#dbe39c', [P(-0.5, 0, 30), P(0.95, 0, 30), P(0.42, 0, 2), P(-0.5, 0, 2)])
  k.lineCap = 'butt'
  for (let z = 3.6; z < 24; z += 0.9) {
    k.strokeStyle = 'rgba(40,88,72,.34)'
    k.lineWidth = metre(z) * 0.03
    k.beginPath()
    k.moveTo(...P(-1.5, 0, z))
    k.lineTo(...P(1.5, 0, z))
    k.stroke()
  }
}

/** The two banyans whose roots have grown together over the path: a gate of wood. */
export function rootGate(k) {
  const [dark, mid, light] = ['#1b4c50', '#2b6660', '#79aa70']
  fill(
    k,
    dark,
    smooth(
      points(
        '38 -6 46 20 50 30 46 40 41 50 35 64 52 65 70 61 76 64 79 60 76.500 48 77.500 37 81.500 28 84.500 20 90.500 11 95 2 99 -4 103.500 4 107 14 112.500 22 114.500 32 118 42 117 58 121 63 128 60 138 64 152 62 147 50 146 34 152 16 156 -6',
      ),
      6,
    ),
  )
  // Roots that run down into the ground, each with the light along its inner side.
  for (const [tone, edge, w, line] of [
    [mid, light, 2.6, '62 -4 65 14 68 32 70 46 67 63'],
    [mid, light, 2, '74 -4 73 12 75 30 75 46 77 62'],
    [mid, light, 1.5, '84 -4 81 12 78 26 77.500 42 80 58'],
    [mid, light, 2.4, '133 -4 131 14 127 32 125 48 128 61'],
    [mid, light, 1.8, '120 -4 121 12 122 28 120 44 119.500 61'],
    [mid, light, 2, '143 -4 140 16 137 34 136 50 140 63'],
  ]) {
    const p = smooth(points(line), 6)
    // Each runs out to a point in the ground.
    const thick = (i) => (0.7 + i / p.length) * Math.min(1, (p.length - 1 - i) / 5)
    const rib = (a, b, c) =>
      fill(k, c, [
        ...p.map(([x, y], i) => [x + a * thick(i), y]),
        ...p.map(([x, y], i) => [x + b * thick(i), y]).reverse(),
      ])
    rib(-w / 2, w / 2, tone)
    const inward = p[0][0] < 98 ? 1 : -1
    rib(inward * w * 0.24, inward * w * 0.5, edge)
  }
  // Where the day touches the gate its edge is made of roots: they run together, part again, thick and thin.
  for (const [c, list, w0, w1] of [
    [
      '#b5d08a',
      '95 0 89.500 12.500 83.600 21 80.500 29.500 76.800 37.500 75.800 48 78 60',
      0.5,
      1.3,
    ],
    ['#e3eeb0', '90.500 11 84.500 20 81.500 28 77.500 37 76.500 48 79 60', 0.3, 0.5],
    ['#5f9868', '92 4 86 13 81 22 78 31 73.500 40 73 50 75 62', 0.4, 1.2],
    ['#b5d08a', '103 2 107.600 13 113.400 22 115.400 32 118.800 42 118 58', 0.4, 1.2],
    ['#e3eeb0', '107 14 112.500 22 114.500 32 118 42 117 58', 0.3, 0.45],
    ['#5f9868', '106 4 111.500 13 117 23 119 33 121.600 44 121.500 60', 0.4, 1.1],
  ]) {
    const p = smooth(points(list), 6)
    const at = (m) =>
      p.map(([x, y], i) => [
        x + m * (w0 + (w1 - w0) * (i / p.length)) * (0.7 + 0.3 * Math.sin(i * 0.5)),
        y,
      ])
    fill(k, c, [...at(-0.5), ...at(0.5).reverse()])
  }
}

/** Thin air roots: they hang free, thicken a little where they split, and end in a point. */
export function airRoots(k, colour, list) {
  k.fillStyle = colour
  for (const [x, y0, y1, w, sway] of points(list, 5)) {
    k.beginPath()
    k.moveTo(x - w, y0)
    k.bezierCurveTo(
      x - w * 0.7,
      y0 + (y1 - y0) * 0.3,
      x + sway - w * 0.7,
      y0 + (y1 - y0) * 0.6,
      x + sway * 0.6,
      y1,
    )
    k.bezierCurveTo(
      x + sway + w * 0.6,
      y0 + (y1 - y0) * 0.6,
      x + w * 0.9,
      y0 + (y1 - y0) * 0.3,
      x + w,
      y0,
    )
    k.fill()
  }
}

/** The body of one dragon: the balustrade, scales on its side, spines along its back. m: -1 left, 1 right. */
export function body(k, m) {
  const [x0, x1] = [m * 1.5, m * 1.95]
  const [near, far] = [m > 0 ? 1.9 : 2.7, 19]
  const top = (z) => 0.92 + 0.1 * Math.sin(z * 0.9 + m)
  const zs = Array.from({ length: 40 }, (_, i) => near * (far / near) ** (i / 39))
  const side = (y) => zs.map((z) => P(x0, typeof y === 'number' ? y : y(z), z))
  // Inner side in shade, the rounded back with light from beyond.
  fill(k, '#245c58', [...side(0), ...side(top).reverse()])
  fill(k, '#173f47', [...side(0), ...side(0.16).reverse()])
  fill(k, '#5f9868', [...side(top), ...zs.map((z) => P(x1, top(z), z)).reverse()])
  fill(k, '#b9d184', [...side((z) => top(z) - 0.07), ...side(top).reverse()])
  for (let row = 0; row < 3; row++)
    for (let z = near + 0.2 + (row % 2) * 0.21; z < 16; z += 0.42) {
      const y = 0.3 + row * 0.2
      const [a, b] = [P(x0, y, z), P(x0, y, z + 0.38)]
      const lift = metre(z) * 0.14
      k.fillStyle = row === 2 ? '#356f62' : '#2c6660'
      k.beginPath()
      k.moveTo(...a)
      k.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + lift * 1.7, ...b)
      k.fill()
    }
  // Plates along the back, far ones first, each leaning towards the tail.
  for (let z = far - 1; z > near + 1; z -= 0.62) {
    // On the right the nearest ones have broken off: there somebody sits.
    if (m > 0 && z < 5.6) continue
    const [a, b] = [P(m * 1.72, top(z) - 0.03, z), P(m * 1.72, top(z + 0.62) - 0.03, z + 0.62)]
    const tip = P(m * 1.72, top(z) + 0.3 + 0.05 * Math.sin(z * 3), z + 0.5)
    for (const [c, q] of [
      ['#1b5052', 0],
      ['#9cc07c', 0.55],
    ]) {
      const foot = [a[0] + (b[0] - a[0]) * q, a[1] + (b[1] - a[1]) * q]
      k.fillStyle = c
      k.beginPath()
      k.moveTo(...foot)
      k.quadraticCurveTo(
        (foot[0] + tip[0]) / 2 - (b[0] - a[0]) * 0.25 * (1 - q),
        (a[1] + tip[1]) / 2 - 0.4 * metre(z) * 0.1,
        ...tip,
      )
      k.lineTo(...b)
      k.fill()
    }
  }
}
