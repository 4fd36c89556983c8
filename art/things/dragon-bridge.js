import { fill, path, points, stroke } from '../core/field.js'
import { leaf, leafEdge, smooth } from './leaf-edge.js'

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
        '38 -6 46 20 56 38 58 50 50 63 60 64 70 61 77 63 80 58 78.500 45 80 33 83.500 25 85 17 91 12 97 14.500 103 11 109 15 111.500 24 116 31 117 43 116 56 119 62 128 60 138 64 152 62 147 50 146 34 152 16 156 -6',
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
    const rib = (a, b, c) =>
      fill(k, c, [
        ...p.map(([x, y], i) => [x + a * (0.7 + i / p.length), y]),
        ...p.map(([x, y], i) => [x + b * (0.7 + i / p.length), y]).reverse(),
      ])
    rib(-w / 2, w / 2, tone)
    const inward = p[0][0] < 98 ? 1 : -1
    rib(inward * w * 0.24, inward * w * 0.5, edge)
  }
  // The rim of the gate where the day touches it.
  const rim = smooth(
    points(
      '80 58 78.500 45 80 33 83.500 25 85 17 91 12 97 14.500 103 11 109 15 111.500 24 116 31 117 43 116 56',
    ),
    8,
  )
  fill(k, '#b5d08a', [
    ...rim,
    ...rim.map(([x, y]) => [98 + (x - 98) * 1.045, 62 - (62 - y) * 1.028]).reverse(),
  ])
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
  const [near, far] = [3.2, 19]
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

/** The raised neck and head in its own units, foot of the neck at 0, 0, looking right; about 40 high. */
export function nagaHead(k) {
  const [deep, dark, mid, pale, light] = ['#0f343d', '#174850', '#26625e', '#5f9868', '#cfe094']
  // Mane of stone flames behind the head and down the neck.
  const flames = points(
    '-7.500 -34 -14.500 -41 4.200 -9 -31 -16.800 -35 4.400 -10.200 -27 -18 -28.500 4.200 -10.600 -23 -17.600 -22 4 -10 -19 -16 -16 3.600 -8.800 -15 -14 -10.500 3.400 -4 -37 -9 -46.500 4.200 0 -38 -2 -47 3.600',
    5,
  )
  for (const [x, y, tx, ty, w] of flames) {
    const a = Math.atan2(ty - y, tx - x)
    const [nx, ny] = [-Math.sin(a) * w * 0.5, Math.cos(a) * w * 0.5]
    const flame = (c, q, s) => {
      k.fillStyle = c
      k.beginPath()
      k.moveTo(x + nx * s, y + ny * s)
      k.quadraticCurveTo(
        x + (tx - x) * 0.6 + nx * 1.7 * s,
        y + (ty - y) * 0.45 + ny * 1.7 * s - 0.6,
        x + (tx - x) * q,
        y + (ty - y) * q,
      )
      k.quadraticCurveTo(
        x + (tx - x) * 0.4 - nx * s,
        y + (ty - y) * 0.4 - ny * s,
        x - nx * s,
        y - ny * s,
      )
      k.fill()
    }
    flame(dark, 1, 1)
    flame(mid, 0.78, 0.55)
  }
  // Neck: an S that comes out of the balustrade, rises and bends over the path.
  const back = smooth(points('-6 6 -8 0 -10 -6 -11 -12 -11 -18 -10.400 -24 -9 -30 -6.500 -35'), 6)
  const throat = smooth(
    points('-0.500 -29 1.400 -25 1.200 -20 1.400 -15 3 -10 5.600 -5 7 0 7.400 6'),
    6,
  )
  fill(k, mid, [...back, ...throat])
  fill(k, dark, [...back, ...smooth(points('-6 -30 -7 -24 -7 -18 -6 -12 -4 -6 -2 0 -1 6'), 6)])
  // Belly plates across the throat.
  for (let i = 2; i < throat.length - 8; i += 3) {
    const [x, y] = throat[i]
    const [x2, y2] = throat[i + 2]
    const inwards = [-3.6, 0.4 + i * 0.03]
    fill(k, pale, [
      [x, y],
      [x2, y2],
      [x2 + inwards[0], y2 + inwards[1]],
      [x + inwards[0], y + inwards[1]],
    ])
    fill(k, light, [
      [x, y],
      [x2, y2],
      [x2 + inwards[0] * 0.24, y2 + inwards[1] * 0.24],
      [x + inwards[0] * 0.24, y + inwards[1] * 0.24],
    ])
  }
  // Lower jaw, tongue, teeth, upper jaw with the rolled snout.
  path(
    k,
    mid,
    'M-4 -29.500C-1 -27.200 4 -26.600 8.500 -27.600C10.500 -28.100 12 -29.600 12.200 -31C9 -30.200 4 -30.600 0.500 -32.500Z',
  )
  path(
    k,
    deep,
    'M-0.500 -32.800C3.500 -30.600 8.500 -30.300 12.200 -31.200L12.800 -34.600L5 -35.400Z',
  )
  path(
    k,
    '#8c5c50',
    'M1 -32.200C4.500 -31 8.500 -31.600 11 -33.200C13 -34 14.600 -33 15.600 -34.400C14 -34.300 12.700 -35.200 10.700 -34.200C8 -32.900 4 -32.600 1 -33.400Z',
  )
  for (const [x, y, l] of points(
    '3 -31.300 -1.500 5.600 -30.900 -1.500 8.200 -30.900 -1.500 11.200 -31.100 -3',
    3,
  ))
    fill(k, '#dbe6b0', [
      [x - 0.6, y],
      [x + 0.6, y],
      [x + 0.3, y + l],
    ])
  path(
    k,
    dark,
    'M-9 -33C-9 -38.500 -4.500 -41.400 0.500 -41C3.500 -40.700 4.500 -39 6.500 -38.600C9 -38.200 11 -38.800 12.400 -40.400C14.200 -42.400 17.400 -41.600 17.600 -39.200C17.700 -37.800 16.600 -37 15.500 -37.300C15.800 -35.800 14.800 -34.300 13 -34.300C9 -34.300 5 -34.800 1 -33.200L-4 -29.400Z',
  )
  path(
    k,
    mid,
    'M-6 -34C-6 -38 -3 -40 0.500 -39.800C3 -39.600 4.200 -38 6.500 -37.600C9.500 -37.200 11.500 -37.800 13 -39.400C14 -40.400 15.800 -40.300 16.200 -39C16.400 -38 15.200 -38.300 14.600 -37.600C13.800 -36.700 14.800 -35.300 13 -35.300C9 -35.300 4.500 -35.900 0.500 -34.300Z',
  )
  path(
    k,
    light,
    'M-3 -40.400C0 -41.300 3 -40.900 4.600 -39.700C6.600 -38.200 9.600 -38.100 11.600 -39.500C13.400 -41.900 17 -41.800 17.600 -39.200C16.600 -40.600 14.400 -40.900 12.800 -39.300C10.400 -37.300 6.400 -37.100 4 -38.700C2 -40.100 -0.500 -40.500 -3 -40.400Z',
  )
  for (const [x, l] of points('4.600 1.500 6.800 1.500 9 1.500 11.800 3.200', 2))
    fill(k, '#dbe6b0', [
      [x - 0.65, -34.9],
      [x + 0.65, -34.9],
      [x + 0.25, -34.9 + l],
    ])
  // Brow, round eye, ear.
  path(k, '#dbe6b0', 'M-1.600 -37.400a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0 -3.800 0Z')
  path(k, pale, 'M-0.200 -37.300a1.150 1.150 0 1 0 2.300 0a1.150 1.150 0 1 0 -2.300 0Z')
  path(k, deep, 'M0.500 -37.300a0.550 0.550 0 1 0 1.100 0a0.550 0.550 0 1 0 -1.100 0Z')
  path(
    k,
    dark,
    'M-2.600 -37.200C-2.200 -40.600 1.800 -41.400 3.600 -37.800C1.600 -39.300 -0.800 -39.100 -2.600 -37.200Z',
  )
  for (let i = 0; i < 5; i++) {
    k.fillStyle = i % 2 ? '#d8443c' : '#ec6448'
    leaf(k, -5.6, -35.4, 3, i * 1.257 + 0.4, 0.55)
  }
  stroke(k, '#f8cc5c', 0.4, 'M-5.600 -35.400L-4.200 -36.800')
  stroke(
    k,
    pale,
    0.5,
    'M-6.800 -31.500C-5.800 -33.600 -3.800 -33.600 -3.200 -31.800C-2.800 -30.600 -4.400 -29.900 -4.900 -31',
  )
}
