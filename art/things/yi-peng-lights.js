// What shines and floats in the night of Yi Peng: lanterns of paper, floats of leaf, the lotus at our feet.
import { at, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A lantern of rice paper that rises: a soft cylinder with a flat mouth, lit from its flame. 2 high about 0. */
export function khom(k, n = 0) {
  const top = [1, 0.92, 1.08][n % 3]
  path(
    k,
    '#e07838',
    `M-0.560 0.860C-0.900 0.300 -0.960 -0.500 -0.780 ${-0.78 * top}C-0.500 ${-1.12 * top} 0.500 ${-1.12 * top} 0.780 ${-0.78 * top}C0.960 -0.500 0.900 0.300 0.560 0.860Z`,
  )
  path(
    k,
    '#fca850',
    `M-0.480 0.860C-0.760 0.300 -0.800 -0.300 -0.600 -0.620C-0.300 -0.900 0.400 -0.900 0.600 -0.620C0.760 -0.300 0.740 0.300 0.480 0.860Z`,
  )
  path(
    k,
    '#ffdc8c',
    'M-0.400 0.860C-0.600 0.500 -0.560 0 -0.340 -0.240C-0.100 -0.420 0.200 -0.420 0.380 -0.240C0.560 0 0.580 0.500 0.400 0.860Z',
  )
  path(
    k,
    '#fffbe0',
    'M-0.560 0.860A0.560 0.150 0 1 0 0.560 0.860A0.560 0.150 0 1 0 -0.560 0.860ZM-0.200 0.700C-0.240 0.400 -0.060 0.300 0 0.060C0.100 0.300 0.260 0.400 0.200 0.700Z',
  )
}

/** One lantern in the air with its glow. */
function afloat(k, x, y, q, turn, n) {
  const g = k.createRadialGradient(x, y, 0, x, y, q * 3)
  g.addColorStop(0, 'rgba(255,170,84,.36)')
  g.addColorStop(1, 'rgba(255,150,80,0)')
  k.fillStyle = g
  k.fillRect(x - q * 3, y - q * 3, q * 6, q * 6)
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  if (q > 0.5) khom(k, n)
  else {
    path(k, '#f8a458', 'M-0.700 0.800V-0.700C-0.400 -1 0.400 -1 0.700 -0.700V0.800Z')
    path(k, '#fff0b8', 'M-0.500 0.900V0.100H0.500V0.900Z')
  }
  k.restore()
}

/** The drift: from three close to us on the right it bends over the roofs towards the moon and thins away; none touches another. */
export function drift(k) {
  const r = random(23)
  const spine = (t) => {
    const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    return [134 * a + 112 * b + 74 * c + 40 * d, 33 * a + 12 * b + 22 * c + -1 * d]
  }
  const list = points(
    '148 13 5.600 0.080 129 25.500 3.500 -0.100 153.500 33.500 2.800 0.120',
    4,
  ).map(([x, y, q, turn]) => [x, y, q, turn, 0])
  for (let i = 0; i < 900 && list.length < 74; i++) {
    const t = r() ** 0.8
    const [sx, sy] = spine(t)
    const wide = 9 + 5 * Math.sin(Math.PI * t)
    const [x, y] = [sx + (r() - 0.5) * 2 * wide, sy + (r() - 0.5) * wide * 1.5]
    const q = (2 - 1.66 * t ** 0.5) * (0.7 + r() * 0.6)
    const [turn, n] = [(r() - 0.5) * 0.36 - 0.08, Math.floor(r() * 3)]
    const free = list.every(([u, v, p]) => Math.hypot(x - u, y - v) > (p + q) * 1.25 + 0.8)
    if (free && Math.hypot(x - 30, y - 12) > 6) list.push([x, y, q, turn, n])
  }
  list.sort((a, b) => a[2] - b[2])
  for (const one of list) afloat(k, ...one)
}

/** A float of banana leaf with petals, incense and a candle; 2 wide. */
export function krathong(k) {
  path(k, '#f0b078', 'M-2.600 1.200Q0 0.900 2.600 1.200Q0 1.500 -2.600 1.200Z')
  for (const [x, c] of points('-1 0 -0.600 1 -0.200 0 0.200 1 0.600 0 1 1', 2))
    path(
      k,
      ['#2c6c58', '#4c9468'][c],
      `M${x - 0.34} 0.400Q${x * 1.3} -0.700 ${x * 1.24} -0.900Q${x * 1.2 + 0.3} -0.400 ${x + 0.34} 0.400Z`,
    )
  path(
    k,
    '#f890a8',
    'M-0.900 0.200Q-0.700 -0.600 -0.400 -0.900Q-0.200 -0.400 0 -0.960Q0.200 -0.400 0.400 -0.900Q0.700 -0.600 0.900 0.200Z',
  )
  path(k, '#fffbe8', 'M-0.120 -0.600H0.120V-1.500H-0.120Z')
  path(
    k,
    '#ffd878',
    'M0 -2.300C0.300 -1.900 0.240 -1.600 0 -1.460C-0.240 -1.600 -0.300 -1.900 0 -2.300Z',
  )
  path(k, '#1c4c50', 'M-1.300 0.300H1.300Q0.900 0.900 0 0.900Q-0.900 0.900 -1.300 0.300Z')
}

/** Leaves of lotus close to us, and a frog that looks at the lights. */
export function lotus(k) {
  for (const [x, y, w, c] of points(
    '4 88 12 0 20 90 9 1 -4 82 9 1 30 86 6 0 13 82.500 6 1 150 89.500 8 0',
    4,
  )) {
    path(
      k,
      ['#1c3c54', '#234a5c'][c],
      `M${x - w} ${y}C${x - w} ${y - w * 0.3} ${x + w} ${y - w * 0.3} ${x + w} ${y}C${x + w} ${y + w * 0.26} ${x - w} ${y + w * 0.26} ${x - w} ${y}Z`,
    )
    path(
      k,
      ['#3c6470', '#466c74'][c],
      `M${x - w * 0.9} ${y - 0.2}C${x - w * 0.8} ${y - w * 0.26} ${x + w * 0.8} ${y - w * 0.26} ${x + w * 0.9} ${y - 0.2}C${x + w * 0.5} ${y - w * 0.1} ${x - w * 0.5} ${y - w * 0.1} ${x - w * 0.9} ${y - 0.2}Z`,
    )
    stroke(
      k,
      '#16304a',
      0.24,
      `M${x} ${y}L${x - w * 0.7} ${y + w * 0.1}M${x} ${y}L${x + w * 0.7} ${y + w * 0.1}M${x} ${y}L${x + w * 0.2} ${y - w * 0.2}`,
    )
  }
  // A bud and an open flower.
  stroke(k, '#234a5c', 0.5, 'M24 90C24 84 25 80 24.500 76.500M9 88C8.500 82 7 78 7.500 74')
  path(k, '#d86c94', 'M7.500 70.500C9 72 9 74 7.500 75.200C6 74 6 72 7.500 70.500Z')
  path(k, '#f8a8b8', 'M7.500 70.500C8 72 7.800 74 7.500 75.200C6 74 6 72 7.500 70.500Z')
  for (const a of [-1.2, -0.6, 0, 0.6, 1.2]) {
    k.save()
    k.translate(24.5, 77)
    k.rotate(a)
    path(
      k,
      a < 0 ? '#f8a8b8' : '#c8648c',
      'M0 0C-1.200 -1.400 -1 -3.400 0 -4.600C1 -3.400 1.200 -1.400 0 0Z',
    )
    k.restore()
  }
  path(
    k,
    '#f8a8b8',
    'M24.500 77C23.300 75.600 23.600 73.800 24.500 72.600C25.400 73.800 25.700 75.600 24.500 77Z',
  )
  at(k, 31, 85.4, 1, (c) => {
    path(
      c,
      '#16304a',
      'M-1.900 0C-2.400 -0.800 -1.900 -1.500 -1.200 -1.500C-0.800 -2.300 0.200 -2.800 0.900 -2.700C1 -3.100 1.600 -3.100 1.700 -2.600C2.200 -2.400 2.300 -1.900 1.900 -1.600L1.200 -1.200L1.500 0H0.900L0.500 -0.700L0 0Z',
    )
    stroke(
      c,
      '#8ca49c',
      0.2,
      'M-1.200 -1.500C-0.800 -2.300 0.200 -2.800 0.900 -2.700C1 -3.100 1.600 -3.100 1.700 -2.600',
    )
    path(c, '#fff0b8', 'M1.350 -2.800a0.160 0.160 0 1 0 0.010 0Z')
  })
}
