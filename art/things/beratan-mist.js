import { path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

// Lake Beratan when the rain goes: the rim of the old crater in the mist, our green bank, the boughs over us.

/** A plane of land whose colour sinks into the mist between two heights. */
function sinking(k, colour, y0, y1, mist, d) {
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, colour)
  g.addColorStop(1, mist)
  path(k, g, d)
}

/** Three ridges, each one wide plane: dark along its crest, gone at its foot. The light comes from the right, where the rain has left. */
export function crater(k) {
  sinking(
    k,
    '#a9c3c8',
    12,
    45,
    '#e9efe2',
    'M-6 25C6 22 12 17.500 22 17C30 16.600 34 19.600 42 20.600C52 22 60 28.400 72 28.600C82 28.600 88 22.600 98 20.600C110 18.200 114 11.600 126 11C138 10.600 142 15.600 150 17.600C158 19.400 162 19 168 20V62H-6Z',
  )
  // The flank that sees the bright sky: one long slope on the right.
  sinking(
    k,
    '#d3dfd2',
    11,
    40,
    '#ebf0e2',
    'M126 11C138 10.600 142 15.600 150 17.600C158 19.400 162 19 168 20V50H116C124 44 131 38 130 30C129.400 24 123 20 126 11Z',
  )
  sinking(
    k,
    '#74a2ae',
    33,
    57,
    '#dfe9dd',
    'M-6 38C4 36.600 10 33.600 18 34.600C28 36 32 42.600 42 46C52 49.400 62 47.600 74 49.600C86 51.600 96 49.600 106 46.600C118 43 122 36.600 134 35C146 33.600 156 37.600 168 37V62H-6Z',
  )
  sinking(
    k,
    '#a6c4be',
    34,
    55,
    '#e2ebde',
    'M134 35C146 33.600 156 37.600 168 37V60H128C134 55 140 50 139 44.600C138.400 41 133.600 39 134 35Z',
  )
  const woods =
    '-6 51.500 8 51 22 54 40 57 62 58 84 57.400 104 58.200 124 55.600 140 52 154 50 168 48.500'
  const g = k.createLinearGradient(0, 49, 0, 62.4)
  g.addColorStop(0, '#5f9298')
  g.addColorStop(0.8, '#4c828a')
  g.addColorStop(1, '#6c9a9c')
  path(k, g, `M${rough(points(woods), 0.35, 6).join('L')}L168 64H-6Z`)
  // A few old trees stand out over the wood, each of its own height.
  for (const [x, y, w, h] of points(
    '6 51.600 1.200 2.400 8.400 51.500 0.900 1.500 24 54.800 1.100 1.800 121 56.400 1.400 2.200 123.400 56 1 1.300 139 52.600 1.200 1.700 152 50.600 1.500 2.600 155 50.200 1 1.600',
    4,
  ))
    path(
      k,
      '#568a92',
      `M${x - w} ${y + 0.8}C${x - w * 1.2} ${y - h * 0.4} ${x - w * 0.5} ${y - h} ${x + w * 0.1} ${y - h}C${x + w * 0.8} ${y - h * 0.9} ${x + w * 1.3} ${y - h * 0.2} ${x + w} ${y + 0.8}Z`,
    )
}

/** Leaf and flame of the cannas, each leaning its own way: x, y the foot, q the height, lean in radians. */
function leaf(k, x, y, q, lean, c) {
  k.save()
  k.translate(x, y)
  k.rotate(lean)
  path(
    k,
    c,
    `M0 0C${-q * 0.3} ${-q * 0.4} ${-q * 0.26} ${-q * 0.8} 0 ${-q}C${q * 0.2} ${-q * 0.7} ${q * 0.2} ${-q * 0.3} 0 0Z`,
  )
  k.restore()
}
function flame(k, x, y, q, lean, [bright, deep]) {
  k.save()
  k.translate(x, y)
  k.rotate(lean)
  k.scale(q, q)
  path(
    k,
    deep,
    'M0 0C-0.700 -0.200 -1 -0.800 -0.900 -1.400C-0.500 -1.300 -0.200 -1 -0.100 -0.600C-0.300 -1.200 -0.100 -1.800 0.300 -2.200C0.600 -1.700 0.600 -1.100 0.300 -0.600C0.600 -0.900 1 -1 1.400 -0.800C1.200 -0.300 0.600 0.100 0 0Z',
  )
  path(
    k,
    bright,
    'M0.100 -0.600C-0.100 -1.200 -0.100 -1.800 0.300 -2.200C0.600 -1.700 0.600 -1.100 0.300 -0.600C0.600 -0.900 1 -1 1.400 -0.800C1.100 -0.400 0.600 -0.200 0.200 -0.300Z',
  )
  k.restore()
}

/** Our bank: one slope of wet grass, its edge bright, two clumps of cannas and the reeds at the water. */
export function bank(k) {
  path(
    k,
    '#1f464a',
    `M${rough(points('-6 64.500 4 64.800 12 67.500 20 71.500 31 76 44 79.600 56 83.500 66 88 73 96'), 0.3, 4).join('L')}L-6 96Z`,
  )
  path(
    k,
    '#3a6c5a',
    'M-6 64.500C2 64.400 8 65.600 13 68C19 71 26 74.400 34 77C42 79.400 50 81.400 57 84C50 83.400 42 82.600 34 80.600C24 78.200 14 74.200 6 72.600C2 71.800 -2 72 -6 72.400Z',
  )
  path(
    k,
    '#86ac70',
    'M-6 64.500C2 64.400 8 65.600 13 68C19 71 26 74.400 34 77C28 76.400 22 74.600 16 71.800C10 69 4 67.200 -6 67.400Z',
  )
  const r = random(14)
  // One drift of cannas runs down the slope, dense at our feet, thin towards the water.
  for (let i = 0; i < 46; i++) {
    const u = i / 45
    const [x, y] = [2 + r() * (20 + u * 17), 79.5 + u * 12 + (r() - 0.3) * 4]
    const q = 3 + u * 3.4 + r() * 1.6
    const c = ['#173f44', '#20504c', '#2c6654', '#3f7c5c'][Math.floor(r() * 4)]
    leaf(k, x, y + 3, q, (r() - 0.5) * 1.5, c)
    if (i % 3 === 0 && x < 40) {
      const lean = (r() - 0.5) * 0.9
      const fy = y + 3 - q * (0.95 + r() * 0.3)
      stroke(k, '#2c6654', 0.26, `M${x} ${y + 2}L${x + lean * 1.2} ${fy}`)
      flame(
        k,
        x + lean * 1.2,
        fy,
        0.6 + u * 0.7,
        lean,
        i % 2 ? ['#f4583c', '#b82c3c'] : ['#ff8c6c', '#d8484c'],
      )
    }
  }
  for (const [x, y, q] of points('4 92 4 28 95 4 40 95 3', 3))
    clump(k, x, y, q, ['#14343a', '#1f464a', '#2c6454'], r() * 6, { side: 1 })
  for (let i = 0; i < 20; i++) {
    const [x, y, h] = [61 + r() * 14, 91 + r() * 4, 5 + r() * 8]
    const b = (r() - 0.4) * 5
    path(
      k,
      ['#16343a', '#24504a', '#3c6c54'][i % 3],
      `M${x - 0.34} ${y}Q${x} ${y - h * 0.6} ${x + b} ${y - h}Q${x + 0.5} ${y - h * 0.5} ${x + 0.4} ${y}Z`,
    )
  }
}

/** Boughs of the old tree that reach in from the left, tufts of needles that drip. */
export function boughs(k) {
  const r = random(5)
  for (const [d, w] of [
    ['M-6 15C8 13 24 10 40 3', 1.3],
    ['M-6 27C6 25 18 22.600 28 19', 1],
    ['M14 11.200C24 13 32 13 38 15', 0.7],
  ])
    stroke(k, '#1c3c42', w, d)
  for (const [x0, y0, x1, y1, n] of points('-4 14.600 46 1 21 -4 26.600 29 19 13 14 11 39 15 9', 5))
    for (let i = 0; i < n; i++) {
      const t = (i + r() * 0.8) / n
      const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t - Math.sin(t * 3.1) * 0.8]
      for (let j = 0; j < 9; j++) {
        const a = -0.5 + (j / 8) * 4.1 + (r() - 0.5) * 0.3
        const l = (1.5 + r() * 2.6) * (Math.sin(a) > 0 ? 1.25 : 0.7)
        const [ex, ey] = [x + Math.cos(a) * l, y + Math.sin(a) * l * 0.8 + l * 0.35]
        path(
          k,
          ['#1c3c42', '#234a4c', '#34605a'][(i + j) % 3],
          `M${x - 0.2} ${y}Q${x + Math.cos(a) * l * 0.7} ${y + Math.sin(a) * l * 0.3} ${ex} ${ey}Q${x + Math.cos(a) * l * 0.3} ${y + Math.sin(a) * l * 0.6} ${x + 0.25} ${y + 0.2}Z`,
        )
      }
    }
}
