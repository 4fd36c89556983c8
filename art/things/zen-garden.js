// Round the stone garden: the hall with its deck, the trees beyond the wall, a cat; the sun from the left.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'
import { crowns } from './crowns.js'
import { quad } from './stone-garden.js'

/** A red pine: bent trunk, needles in flat cushions, light on their heads. */
function pine(k, x, y, tall, lean, seed) {
  const r = random(seed)
  const t = (u) => [x + lean * u * u + Math.sin(u * 5 + seed) * 0.7, y - tall * u]
  const side = (m) =>
    Array.from({ length: 12 }, (_, i) => {
      const [px, py] = t(i / 11)
      return [px + m * (1 - (i / 11) * 0.7) * tall * 0.028, py]
    })
  fill(k, '#7c4a4c', [...side(-1), ...side(1).reverse()])
  fill(k, '#b8745c', [...side(-1), ...side(-0.2).reverse()])
  for (const [u, dx, w] of points(
    '0.500 1 0.260 0.560 -0.900 0.300 0.680 0.800 0.300 0.760 -0.700 0.260 0.840 0.500 0.260 0.920 -0.300 0.260 1 0.100 0.200',
    3,
  )) {
    const [px, py] = t(u)
    const cx = px + dx * tall * 0.2
    stroke(k, '#7c4a4c', tall * 0.016, `M${px} ${py + 1}L${cx} ${py}`)
    for (const m of [-0.5, 0.5, 0])
      clump(
        k,
        cx + m * tall * w * 0.7,
        py - (m ? 0 : tall * 0.02),
        tall * w * 0.42,
        ['#28584c', '#3f7a58', '#7cac68'],
        r() * 6,
        { flat: 0.36 },
      )
  }
}

/** A weeping cherry in flower: boughs that arch, and its curtains of blossom. */
function weeping(k, x, y, w, h) {
  const r = random(6)
  path(
    k,
    '#5c3c50',
    `M${x - 1.3} ${y}C${x - 0.6} ${y - h * 0.4} ${x - 1.6} ${y - h * 0.6} ${x - 0.4} ${y - h * 0.86}L${x + 0.6} ${y - h * 0.86}C${x + 0.2} ${y - h * 0.6} ${x + 1} ${y - h * 0.4} ${x + 1.6} ${y}Z`,
  )
  const fall = (tones, n, size) => {
    for (let i = 0; i < n; i++) {
      const u = -1 + ((i + 0.5) / n) * 2 + (r() - 0.5) * 0.12
      const top = y - h * (1 - 0.42 * u * u) + (r() - 0.2) * h * 0.34
      const px = x + u * w * 0.5
      const long = h * (0.3 + r() * 0.42) * (1 - 0.15 * Math.abs(u))
      const wide = w * 0.03 * size * (0.7 + r() * 0.6)
      const out = u * w * 0.06
      const [l, m] = [[], []]
      for (let j = 0; j <= 10; j++) {
        const t = j / 10
        const half =
          wide * Math.sin(Math.PI * (0.24 + 0.76 * t)) ** 1.25 * (1 + (j % 2 ? 0.22 : -0.1))
        l.push([px + out * Math.sqrt(t) * 2 - half, top + long * t])
        m.push([px + out * Math.sqrt(t) * 2 + half, top + long * t])
      }
      fill(k, tones[Math.floor(r() * tones.length)], [...l, ...m.reverse()])
    }
  }
  fall(['#d88ca8', '#c87c9c'], 30, 1.5)
  fall(['#f0a8bc', '#f8bccc'], 34, 1.2)
  for (const m of [-1, 1])
    stroke(
      k,
      '#6c4458',
      0.4,
      `M${x} ${y - h * 0.8}Q${x + m * w * 0.14} ${y - h * 0.98} ${x + m * w * 0.34} ${y - h * 0.78}`,
    )
  fall(['#ffd4dc', '#ffe8e8', '#f8bccc'], 30, 0.8)
}

/** The wood behind the walls: far hills, crowns in fresh green, pines, the cherry. */
export function wood(k) {
  path(k, '#b4d4c4', 'M-6 17C14 8 34 9 52 17C70 11 92 13 126 21V42H-6Z')
  path(k, '#8cbaa4', 'M-6 24C16 17 38 17 58 23C78 18 98 22 126 26V42H-6Z')
  crowns(
    k,
    points(
      '-3 36 20 20 0 10 35 16 12 1 24 35 15 11 2 52 34 14 7 0 64 34 12 8 1 76 34 12 6 2 88 34 11 7 0 99 34 12 5 1 108 34 10 7 2',
      5,
    ),
    [
      ['#2c6b4c', '#4b9154', '#9ccc68'],
      ['#4a8a48', '#79b650', '#c4e07c'],
      ['#356f56', '#5b9c66', '#9cc880'],
    ],
    5,
  )
  pine(k, 12, 36, 25, 4, 2)
  pine(k, 82, 35, 17, -3, 5)
  pine(k, 93, 35, 12, 2, 8)
  weeping(k, 46, 37, 36, 29)
}

/** The hall on the right: deck of long boards, screens, pillars on their stones, the deep eaves. */
export function hall(k) {
  const tones = [
    ['#d89c62', '#cf9058', '#e2a86e', '#d4965c'],
    ['#74473c', '#6a4036', '#7c4e40', '#6f443a'],
  ]
  for (let i = 0; i < 14; i++) {
    const [x0, x1] = [-1.2 + i * 0.21, -0.99 + i * 0.21]
    const sunny = i < 7 ? 0 : 1
    for (let j = 0, z = 2; z < 24; j++) {
      const end = Math.min(24, z + (j ? 4.2 : 1.6 + ((i * 37) % 29) / 9))
      quad(
        k,
        tones[sunny][(i * 5 + j * 3) % 4],
        [x0, z, 0.7],
        [x0, end, 0.7],
        [x1, end, 0.7],
        [x1, z, 0.7],
      )
      quad(
        k,
        sunny ? '#55323a' : '#a86c48',
        [x0, end - 0.02, 0.7],
        [x0, end, 0.7],
        [x1, end, 0.7],
        [x1, end - 0.02, 0.7],
      )
      z = end
    }
    quad(
      k,
      sunny ? '#55323a' : '#a86c48',
      [x1 - 0.014, 2, 0.7],
      [x1 - 0.014, 24, 0.7],
      [x1, 24, 0.7],
      [x1, 2, 0.7],
    )
  }
  // The screens shine dimly in the polished wood.
  for (let z = 3; z < 23; z += 1.05)
    if (z < 5 || z > 7)
      quad(
        k,
        'rgba(205,191,204,.13)',
        [1.55, z, 0.7],
        [1.55, z + 0.9, 0.7],
        [0.55, z + 0.6, 0.7],
        [0.55, z - 0.2, 0.7],
      )
  quad(k, '#f6cc92', [-1.2, 2, 0.7], [-1.2, 24, 0.7], [-1.14, 24, 0.7], [-1.14, 2, 0.7])
  quad(k, '#4a3040', [1.7, 2, 0.7], [1.7, 24, 0.7], [1.7, 24, 3.6], [1.7, 2, 3.6])
  for (let z = 3; z < 23; z += 1.05) {
    const open = z > 5 && z < 7
    quad(
      k,
      open ? '#33233a' : '#d8c8c8',
      [1.7, z, 1.15],
      [1.7, z + 0.95, 1.15],
      [1.7, z + 0.95, 2.5],
      [1.7, z, 2.5],
    )
    quad(k, '#b8a9b4', [1.7, z, 2.65], [1.7, z + 0.95, 2.65], [1.7, z + 0.95, 3.15], [1.7, z, 3.15])
    if (open) continue
    for (const y of [1.48, 1.82, 2.16])
      quad(
        k,
        '#7d6570',
        [1.7, z, y],
        [1.7, z + 0.95, y],
        [1.7, z + 0.95, y + 0.025],
        [1.7, z, y + 0.025],
      )
    for (const d of [0.3, 0.62])
      quad(
        k,
        '#7d6570',
        [1.7, z + d, 1.15],
        [1.7, z + d + 0.03, 1.15],
        [1.7, z + d + 0.03, 2.5],
        [1.7, z + d, 2.5],
      )
  }
  quad(k, '#4b2f3c', [-2.1, 1.6, 3.35], [-2.1, 24, 3.35], [1.7, 24, 3.5], [1.7, 1.6, 3.5])
  for (let z = 1.7; z < 24; z += 0.46)
    quad(k, '#6d4644', [-2.1, z, 3.35], [1.7, z, 3.5], [1.7, z + 0.15, 3.5], [-2.1, z + 0.15, 3.35])
  quad(k, '#9c6850', [-2.1, 1.6, 3.3], [-2.1, 24, 3.3], [-2.1, 24, 3.52], [-2.1, 1.6, 3.52])
  for (const z of [19.5, 15.2, 11.8]) {
    quad(
      k,
      'rgba(70,36,60,.5)',
      [-0.9, z, 0.7],
      [-1.1, z + 0.1, 0.7],
      [0.27, z + 1.1, 0.7],
      [0.27, z + 0.9, 0.7],
    )
    quad(k, '#7d4d3c', [-0.92, z, 0.7], [-1.12, z, 0.7], [-1.12, z, 3.38], [-0.92, z, 3.38])
    quad(k, '#d8986a', [-1.05, z, 0.7], [-1.12, z, 0.7], [-1.12, z, 3.38], [-1.05, z, 3.38])
    quad(k, '#5c3844', [-0.9, z, 0.7], [-1.14, z, 0.7], [-1.14, z, 0.82], [-0.9, z, 0.82])
  }
}

/** A cat asleep, rolled up like a stone. */
export function sleepingCat(k) {
  path(
    k,
    'rgba(52,50,98,.4)',
    'M-0.150 0.040C0.200 0.080 0.620 0 0.640 -0.100C0.500 -0.180 0.200 -0.160 0 -0.100Z',
  )
  path(
    k,
    '#d9772e',
    'M-0.380 0C-0.420 -0.180 -0.260 -0.340 0 -0.340C0.260 -0.340 0.400 -0.200 0.380 -0.040C0.360 0.060 -0.340 0.080 -0.380 0Z',
  )
  path(
    k,
    '#f2a24e',
    'M-0.380 0C-0.420 -0.180 -0.260 -0.340 0 -0.340C0.120 -0.340 0.200 -0.310 0.260 -0.270C0.060 -0.280 -0.080 -0.160 -0.100 0.040C-0.240 0.050 -0.360 0.040 -0.380 0Z',
  )
  stroke(
    k,
    '#b9581f',
    0.028,
    'M0.020 -0.330C0.040 -0.280 0.040 -0.240 0.020 -0.200M0.130 -0.320C0.160 -0.270 0.160 -0.230 0.140 -0.190M0.240 -0.270C0.270 -0.230 0.270 -0.190 0.250 -0.150',
  )
  // The tail comes round to the nose.
  stroke(k, '#d9772e', 0.09, 'M0.330 -0.020C0.200 0.060 -0.050 0.070 -0.180 0.040')
  stroke(k, '#fff0dc', 0.08, 'M-0.150 0.045L-0.190 0.038')
  path(
    k,
    '#f2a24e',
    'M-0.400 -0.080C-0.420 -0.200 -0.120 -0.200 -0.130 -0.070C-0.140 0.020 -0.380 0.020 -0.400 -0.080Z',
  )
  path(
    k,
    '#d9772e',
    'M-0.400 -0.120L-0.390 -0.230L-0.300 -0.170ZM-0.230 -0.170L-0.150 -0.230L-0.140 -0.110Z',
  )
  path(
    k,
    '#fff0dc',
    'M-0.320 -0.040C-0.300 -0.080 -0.240 -0.080 -0.220 -0.040C-0.240 -0.010 -0.300 -0.010 -0.320 -0.040Z',
  )
}
