// Round the stone garden: the hall with its deck, the trees beyond the wall, a cat; the sun from the left.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'
import { wood as crowns } from './maple-valley.js'
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

/** The wood behind the walls: far hills, crowns in fresh green, one cherry, pines. */
export function wood(k) {
  path(k, '#b4d4c4', 'M-6 17C14 8 34 9 52 17C70 11 92 13 126 21V42H-6Z')
  path(k, '#8cbaa4', 'M-6 24C16 17 38 17 58 23C78 18 98 22 126 26V42H-6Z')
  crowns(k, {
    from: -10,
    to: 126,
    top: (x) => 30 + Math.sin(x * 0.08) * 1.6,
    bottom: 37,
    size: [9, 10],
    tones: [['#2c6450', '#4b8c60', '#7cb070', '#a8cc84']],
    seed: 5,
  })
  // One cherry looks over the wall, its crowns as worked as the green ones.
  crowns(k, {
    from: 38,
    to: 68,
    top: (x) => 24.5 + ((x - 53) / 15) ** 2 * 8,
    bottom: 38,
    size: [7, 8],
    tones: [['#c87c9c', '#f0a4bc', '#fcc8d4', '#ffe6ea']],
    seed: 9,
  })
  pine(k, 12, 36, 25, 4, 2)
  pine(k, 84, 35, 17, -3, 5)
  crowns(k, {
    from: -10,
    to: 126,
    top: (x) => 34.5 + Math.sin(x * 0.13 + 2),
    bottom: 37.5,
    size: [8, 9],
    tones: [
      ['#2f6a4c', '#5c9c50', '#98c460', '#cce484'],
      ['#27604c', '#488c54', '#80b464', '#b0d47c'],
    ],
    seed: 12,
  })
}

/** The hall on the right: deck of long boards, screens, pillars on their stones, the deep eaves. */
export function hall(k) {
  const tones = [
    ['#d89c62', '#cf9058', '#e2a86e', '#d4965c'],
    ['#94604a', '#8c5a46', '#9a664e', '#905c48'],
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
        sunny ? '#7c4c40' : '#a86c48',
        [x0, end - 0.02, 0.7],
        [x0, end, 0.7],
        [x1, end, 0.7],
        [x1, end - 0.02, 0.7],
      )
      z = end
    }
    quad(
      k,
      sunny ? '#7c4c40' : '#a86c48',
      [x1 - 0.014, 2, 0.7],
      [x1 - 0.014, 24, 0.7],
      [x1, 24, 0.7],
      [x1, 2, 0.7],
    )
  }
  quad(k, '#f6cc92', [-1.2, 2, 0.7], [-1.2, 24, 0.7], [-1.14, 24, 0.7], [-1.14, 2, 0.7])
  quad(k, '#5c4048', [1.7, 2, 0.7], [1.7, 24, 0.7], [1.7, 24, 3.6], [1.7, 2, 3.6])
  for (let z = 3; z < 23; z += 1.05) {
    const open = z > 5 && z < 7
    quad(
      k,
      open ? '#5c4450' : '#ecdccc',
      [1.7, z, 1.15],
      [1.7, z + 0.95, 1.15],
      [1.7, z + 0.95, 2.5],
      [1.7, z, 2.5],
    )
    quad(k, '#d4c0b8', [1.7, z, 2.65], [1.7, z + 0.95, 2.65], [1.7, z + 0.95, 3.15], [1.7, z, 3.15])
    if (open) continue
    for (const y of [1.48, 1.82, 2.16])
      quad(
        k,
        '#b89c94',
        [1.7, z, y],
        [1.7, z + 0.95, y],
        [1.7, z + 0.95, y + 0.025],
        [1.7, z, y + 0.025],
      )
    for (const d of [0.3, 0.62])
      quad(
        k,
        '#b89c94',
        [1.7, z + d, 1.15],
        [1.7, z + d + 0.03, 1.15],
        [1.7, z + d + 0.03, 2.5],
        [1.7, z + d, 2.5],
      )
  }
  // The end of the deck: a cedar door in its frame, the other half open to the garden.
  quad(k, '#5c4048', [0.1, 24, 0.7], [1.7, 24, 0.7], [1.7, 24, 3.5], [0.1, 24, 3.5])
  quad(k, '#9c6a4c', [0.24, 24, 0.78], [1.6, 24, 0.78], [1.6, 24, 2.6], [0.24, 24, 2.6])
  quad(k, '#7c5044', [0.9, 24, 0.78], [0.96, 24, 0.78], [0.96, 24, 2.6], [0.9, 24, 2.6])
  quad(k, '#d4c0b8', [0.24, 24, 2.75], [1.6, 24, 2.75], [1.6, 24, 3.2], [0.24, 24, 3.2])
  quad(k, '#6c4444', [-2.1, 1.6, 3.35], [-2.1, 24, 3.35], [1.7, 24, 3.5], [1.7, 1.6, 3.5])
  for (let z = 1.2; z < 24; z += 2.2)
    quad(k, '#7c5048', [-2.1, z, 3.35], [1.7, z, 3.5], [1.7, z + 0.2, 3.5], [-2.1, z + 0.2, 3.35])
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

const FORM =
  'M-0.300 0C-0.420 -0.200 -0.340 -0.440 -0.200 -0.600C-0.280 -0.700 -0.270 -0.840 -0.230 -1.020L-0.110 -0.920H0.110L0.230 -1.020C0.270 -0.840 0.280 -0.700 0.200 -0.600C0.340 -0.440 0.420 -0.200 0.300 0C0.200 0.060 -0.200 0.060 -0.300 0Z'
/** A cat that sits and looks at the stones, seen from behind; 1 tall, its shadow to the right. */
export function sittingCat(k) {
  // Its shadow is its own form laid down, ears and all.
  k.save()
  k.transform(1, 0, -1, 0.42, 0, 0)
  path(k, '#b4aebc', FORM)
  k.restore()
  path(k, '#d9772e', FORM)
  path(
    k,
    '#f4a650',
    'M-0.300 0C-0.420 -0.200 -0.340 -0.440 -0.200 -0.600C-0.280 -0.700 -0.270 -0.840 -0.230 -1.020L-0.110 -0.920H0C-0.100 -0.820 -0.120 -0.700 -0.040 -0.600C-0.160 -0.460 -0.200 -0.200 -0.100 0.040C-0.180 0.040 -0.260 0.030 -0.300 0Z',
  )
  stroke(
    k,
    '#b04e1c',
    0.04,
    'M-0.100 -0.480Q0 -0.440 0.100 -0.480M-0.130 -0.360Q0 -0.310 0.130 -0.360M-0.130 -0.240Q0 -0.190 0.130 -0.240M-0.060 -0.860V-0.780M0.060 -0.860V-0.780M0 -0.880V-0.780',
  )
  // The tail lies round to the left.
  stroke(k, '#c8661f', 0.1, 'M0.160 0.010C-0.060 0.100 -0.360 0.120 -0.520 0.020')
  stroke(k, '#fff0dc', 0.1, 'M-0.500 0.030L-0.540 0')
}
