// The plain of San Pa Tong at harvest, seen from a bank 9 m above it: gold fields, a winding road, the mountains of Mae Wang. In metres; sun low on the right.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crown, crowns } from './crowns.js'
import { heap } from './heaped-clouds.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 9, 0], f: 122, cx: 76, cy: 36 })
const HAZE = '#ffdca8'
const far = (c, z) => blend(c, HAZE, Math.min(0.7, Math.max(0, (z - 30) / 420) ** 0.8))

/** Where the road runs: its middle at a distance. */
const KNOTS = points('14 14 22 3 30 -6 40 -13.500 54 -17 72 -11 96 6 130 26 175 36 240 28 330 16')
export function road(z) {
  for (let i = 0; i < KNOTS.length - 1; i++) {
    const [[z0, x0], [z1, x1]] = [KNOTS[i], KNOTS[i + 1]]
    if (z > z1 && i < KNOTS.length - 2) continue
    const before = KNOTS[Math.max(0, i - 1)]
    const after = KNOTS[Math.min(KNOTS.length - 1, i + 2)]
    const t = (z - z0) / (z1 - z0)
    const m0 = ((x1 - before[1]) / (z1 - before[0] || 1)) * (z1 - z0)
    const m1 = ((after[1] - x0) / (after[0] - z0)) * (z1 - z0)
    return (
      (2 * t ** 3 - 3 * t * t + 1) * x0 +
      (t ** 3 - 2 * t * t + t) * m0 +
      (-2 * t ** 3 + 3 * t * t) * x1 +
      (t ** 3 - t * t) * m1
    )
  }
  return 0
}

/** Sky of a clear evening in November and the mountains in three ranges. */
export function mountains(k) {
  const g = k.createLinearGradient(0, -2, 0, 38)
  for (const [a, c] of [
    [0, '#4c90b4'],
    [0.45, '#a4ccc0'],
    [0.8, '#fce4b0'],
    [1, '#ffd894'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 60)
  for (const [x, y, w, h, n] of points(
    '132 19.500 44 11 3 96 20.500 26 6.500 8 158 22 26 8 5 14 25 22 6 11',
    5,
  ))
    heap(k, x, y, w, h, ['#fff6dc', '#f4d8b8', '#c8b4b8'], n, 1)
  path(k, 'rgba(255,244,214,.7)', 'M20 6C36 4.600 54 5.600 70 4.200C56 7.600 36 8.200 20 6Z')
  path(
    k,
    '#b0a8c0',
    'M-6 26L6 23L16 19.500L26 17L35 12.600L44 9.500L51 7L58 8.600L64 8L72 12L81 15L90 16.500L98 20L110 22.500L124 24L140 22L154 24.500L168 23V40H-6Z',
  )
  path(
    k,
    '#d8b4b0',
    'M51 7L58 8.600L64 8L72 12L81 15L90 16.500L98 20L110 22.500L124 24L112 26L100 25L92 22L84 22.500L76 18L68 16L62 12L57 13Z',
  )
  path(
    k,
    '#9090b4',
    'M-6 30L8 27.500L20 24.500L30 25.500L42 22L54 25L64 28.500L76 27L88 29.500L100 26L112 23.500L122 20L132 18L140 19.500L150 24L160 26L168 25V42H-6Z',
  )
  path(
    k,
    '#c4a0a4',
    'M20 24.500L30 25.500L27 29L21 31L17 28ZM42 22L54 25L64 28.500L58 30L50 28.500L45 30L40 26ZM132 18L140 19.500L150 24L160 26L168 25V31L156 30L146 28.500L138 25L133 27L129 22Z',
  )
  path(
    k,
    '#7c8ca0',
    'M-6 34.500C10 31.500 24 33.500 38 32.500C54 31 66 34 82 33C98 31.500 112 33.500 128 31C142 29.500 156 32 168 31V44H-6Z',
  )
  path(
    k,
    '#b09c94',
    'M98 32.300C108 31.900 118 32.700 128 31C142 29.500 156 32 168 31V34C150 33.500 130 35 112 34.800Z',
  )
  const mist = k.createLinearGradient(0, 30, 0, 39)
  mist.addColorStop(0, 'rgba(255,226,176,0)')
  mist.addColorStop(1, 'rgba(255,222,168,.95)')
  k.fillStyle = mist
  k.fillRect(-6, 30, 172, 10)
}

const GOLD = [
  ['#fcd468', '#c48c3c'],
  ['#f4bc4c', '#b07838'],
  ['#ffe08c', '#cca04c'],
  ['#e8c85c', '#a48840'],
  ['#d8c060', '#8c8444'],
]
const STUBBLE = ['#e8c08c', '#dcac7c', '#f0cc98']
const LINES_Z = [13, 19, 25, 32, 41, 53, 68, 88, 115, 150, 195, 250, 330]

/** Fields between low banks: standing rice as high as a knee and more, and those already cut. */
export function fields(k) {
  const g = k.createLinearGradient(0, 36, 0, 92)
  g.addColorStop(0, '#f4d494')
  g.addColorStop(1, '#7c9450')
  k.fillStyle = g
  k.fillRect(-6, 37.4, 172, 60)
  const r = random(11)
  for (let i = LINES_Z.length - 2; i >= 0; i--) {
    const [z0, z1] = [LINES_Z[i], LINES_Z[i + 1]]
    const slant = 0.18
    let x = -1.0 * z1 - 10
    while (x < 0.85 * z1 + 14) {
      const wide = (7 + r() * 11) * (0.6 + z0 / 90)
      const [a, b] = [x, x + wide]
      const kind = r()
      const tone = Math.floor(r() * 5)
      x = b
      // Corners that two fields share lie at the same, uneven place.
      const corner = (px, pz, y) =>
        P(
          px + 0.35 + slant * (pz - 30) + Math.sin(px * 1.7 + pz) * 0.06 * wide,
          y,
          pz + Math.sin(px * 0.9 + pz * 0.3) * pz * 0.022,
        )
      const gap = 0.34 + z0 * 0.006
      const cell = (y) => [
        corner(a + gap, z0 + gap, y),
        corner((a + b) / 2, z0 + gap, y),
        corner(b - gap, z0 + gap, y),
        corner(b - gap, z1 - gap, y),
        corner((a + b) / 2, z1 - gap, y),
        corner(a + gap, z1 - gap, y),
      ]
      const c = (hex) => far(hex, z0)
      if (kind < 0.3) {
        fill(k, c(STUBBLE[tone % 3]), cell(0.02))
        for (let j = 1; j < 5; j++) {
          const t = j / 5
          const zz = z0 + gap + (z1 - z0 - 2 * gap) * t
          const [p, q] = [corner(a + gap * 2, zz, 0.05), corner(b - gap * 2, zz, 0.05)]
          stroke(k, c('#c8945c'), Math.max(0.12, p[2] * 0.05), `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
        }
      } else {
        const h = 0.5
        const [lit, dark] = GOLD[tone]
        const front = [
          corner(a + gap, z0 + gap, 0),
          corner((a + b) / 2, z0 + gap, 0),
          corner(b - gap, z0 + gap, 0),
        ]
        const over = [
          corner(b - gap, z0 + gap, h),
          corner((a + b) / 2, z0 + gap, h),
          corner(a + gap, z0 + gap, h),
        ]
        fill(k, c(dark), [...front, ...over])
        fill(k, c(blend(lit, dark, 0.5)), [
          corner(b - gap, z0 + gap, 0),
          corner(b - gap, z1 - gap, 0),
          corner(b - gap, z1 - gap, h),
          corner(b - gap, z0 + gap, h),
        ])
        fill(k, c(lit), cell(h))
        if (z0 < 70) {
          // Ears that hang over the front edge, and the rows in which it was planted.
          const n = Math.round((b - a) * (z0 < 30 ? 4 : 2.2))
          for (let j = 0; j < n; j++) {
            const px = a + gap + ((b - a - 2 * gap) * (j + r() * 0.6)) / n
            const [p, q] = [
              corner(px, z0 + gap, h * 1.02),
              corner(px + 0.06, z0 + gap, h * (0.25 + r() * 0.4)),
            ]
            stroke(
              k,
              c(j % 3 ? lit : blend(lit, dark, 0.45)),
              Math.max(0.14, p[2] * 0.07),
              `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`,
            )
          }
          for (let j = 1; j < 4; j++) {
            const zz = z0 + gap + ((z1 - z0 - 2 * gap) * j) / 4
            const [p, q] = [corner(a + gap * 1.6, zz, h), corner(b - gap * 1.6, zz, h)]
            stroke(
              k,
              c(blend(lit, dark, 0.4)),
              Math.max(0.12, p[2] * 0.045),
              `M${p[0]} ${p[1]}Q${(p[0] + q[0]) / 2} ${p[1] + p[2] * 0.1} ${q[0]} ${q[1]}`,
            )
          }
        }
      }
    }
  }
}

/** The road with its verges, its shade, the broken line in the middle. */
export function lane(k) {
  const zs = Array.from({ length: 90 }, (_, i) => 13 + 320 * (i / 89) ** 2.2)
  const strip = (c, a, b, y = 0.06) =>
    fill(k, c, [
      ...zs.map((z) => P(road(z) + a, y, z)),
      ...zs.toReversed().map((z) => P(road(z) + b, y, z)),
    ])
  const verge = k.createLinearGradient(0, 38, 0, 92)
  verge.addColorStop(0, '#d0c080')
  verge.addColorStop(0.4, '#8ca454')
  verge.addColorStop(1, '#507844')
  strip(verge, -4.6, 4.6)
  strip('#c0b468', 3, 4.2)
  const tar = k.createLinearGradient(0, 38, 0, 92)
  tar.addColorStop(0, '#dcb4a0')
  tar.addColorStop(0.4, '#a48c9c')
  tar.addColorStop(1, '#74688c')
  strip(tar, -2.9, 2.9, 0.1)
  for (let z = 15; z < 200; z += 4 + z * 0.02) {
    const e = z + 2 + z * 0.01
    fill(k, '#fff0cc', [
      P(road(z) - 0.09, 0.12, z),
      P(road(e) - 0.09, 0.12, e),
      P(road(e) + 0.09, 0.12, e),
      P(road(z) + 0.09, 0.12, z),
    ])
  }
  for (const m of [-2.6, 2.6]) strip('#f4dcb8', m - 0.06, m + 0.06, 0.12)
}

/** A sugar palm: a straight trunk, a round head of fans. Its long shade lies to the left. */
export function sugarPalm(k, x, z, high, n) {
  const [px, py, q] = P(x, 0, z)
  const c = (hex) => far(hex, z)
  const [tx, ty] = P(x + 0.02 * high * Math.sin(n), high, z)
  fill(k, c('#8c8048'), [
    P(x, 0.9, z),
    P(x + 0.3, 0.9, z),
    P(x - high * 1.5, 0.9, z - high * 0.22),
    P(x - high * 1.5 - 0.3, 0.9, z - high * 0.2),
  ])
  const w = q * 0.2
  path(
    k,
    c('#5c4c54'),
    `M${px - w * 1.4} ${py}C${px - w * 0.6} ${py - q} ${tx - w} ${ty + q * 3} ${tx - w * 0.8} ${ty}H${tx + w * 0.8}C${tx + w} ${ty + q * 3} ${px + w * 0.8} ${py - q} ${px + w * 1.6} ${py}Z`,
  )
  path(
    k,
    c('#c08c64'),
    `M${px + w * 0.4} ${py}C${px + w * 0.4} ${py - q} ${tx + w * 0.4} ${ty + q * 3} ${tx + w * 0.3} ${ty}H${tx + w * 0.8}C${tx + w} ${ty + q * 3} ${px + w * 0.8} ${py - q} ${px + w * 1.6} ${py}Z`,
  )
  const s = q * 1.9
  for (let ring = 0; ring < 2; ring++)
    for (let i = 0; i < 11; i++) {
      const a = (i / 11) * 6.283 + n + ring * 0.3
      const l = s * (1 - ring * 0.36) * (0.9 + 0.16 * Math.sin(i * 2.6 + n))
      const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.9 - s * 0.1]
      const light = Math.cos(a) * 0.8 - Math.sin(a) * 0.6
      const h = l * 0.42
      const [ux, uy] = [Math.cos(a), Math.sin(a)]
      path(
        k,
        c(
          ring
            ? light > 0.2
              ? '#a4b85c'
              : '#5c8858'
            : light > 0.3
              ? '#7c9c54'
              : light > -0.4
                ? '#3c7054'
                : '#2c5850',
        ),
        `M${tx + ux * l * 0.2} ${ty + uy * l * 0.2}L${ex - ux * h - uy * h} ${ey - uy * h + ux * h}L${ex - uy * h * 0.4} ${ey + ux * h * 0.4}L${ex + ux * h * 0.2} ${ey + uy * h * 0.2}L${ex + uy * h * 0.4} ${ey - ux * h * 0.4}L${ex - ux * h + uy * h} ${ey - uy * h - ux * h}Z`,
      )
    }
}

/** A village and its temple among trees, some way off. */
export function village(k) {
  const tones = [
    ['#74946c', '#94ac74', '#d8cc84'],
    ['#688c70', '#88a478', '#c8c480'],
  ].map((t) => t.map((c) => blend(c, HAZE, 0.24)))
  crowns(
    k,
    points(
      '6 42.400 12 7 0 16 42.600 10 5 1 24 42.400 9 6.500 0 50 41 9 4 1 60 40.800 10 4.500 0 140 42 12 6 1 152 42.400 14 8 0 164 42.600 12 7 1',
      5,
    ),
    tones,
    3,
    1,
  )
  const [x, y] = [34, 42.6]
  at(k, x, y, 0.62, (c) => {
    path(c, '#e8d0b8', 'M-8 0V-3.500H8V0Z')
    path(c, '#fff4dc', 'M2 0V-3.500H8V0Z')
    for (const i of [-6, -3, 0, 3, 6]) path(c, '#b87c64', `M${i - 0.6} 0V-2.600H${i + 0.6}V0Z`)
    path(c, '#c8644c', 'M-10.500 -2.800L-7.500 -7H7.500L10.500 -2.800Z')
    path(c, '#e88858', 'M1 -2.800L1.500 -7H7.500L10.500 -2.800Z')
    path(c, '#b0584c', 'M-8 -6.400L-5.400 -10.500H5.400L8 -6.400Z')
    path(c, '#e07c54', 'M0.800 -6.400L1 -10.500H5.400L8 -6.400Z')
    stroke(
      c,
      '#ffe8ac',
      0.5,
      'M-10.900 -3.200L-7.500 -7M-8.400 -6.900L-5.400 -10.900H5.400L8.400 -6.900M7.500 -7L10.900 -3.200',
    )
    // A golden chedi beside it.
    path(
      c,
      '#e8b04c',
      'M12 0V-2H20V0ZM13 -2L13.600 -5.500C14 -8 15.400 -9 15.700 -11L16 -17L16.300 -11C16.600 -9 18 -8 18.400 -5.500L19 -2Z',
    )
    path(c, '#ffe490', 'M16.500 0V-2H20V0ZM16.300 -2V-11C16.600 -9 18 -8 18.400 -5.500L19 -2Z')
  })
  crowns(
    k,
    points('27 43.400 7 4 1 40.500 43.500 5 3 0 48 43.400 8 5.500 1 55 43 6 3 0', 5),
    tones,
    9,
    1,
  )
}

/** A pickup with benches under a roof, seen from behind on its right; a, b along and across it. */
export function songthaew(k, z) {
  const x = road(z) - 1.3
  const dx = road(z + 2) - road(z - 2)
  const l = Math.hypot(dx, 4)
  const [ux, uz] = [dx / l, 4 / l]
  const at3 = (a, b, y) => P(x + ux * a - uz * b, y + 0.1, z + uz * a + ux * b)
  const quad = (c, ...list) =>
    fill(
      k,
      c,
      list.map((p) => at3(...p)),
    )
  const W = 0.92
  // Shade on the road, to the left.
  fill(k, '#544c74', [
    at3(-2.4, -W, 0),
    at3(2.3, -W, 0),
    at3(2.1, W + 1.2, 0),
    at3(-2.2, W + 1.2, 0),
  ])
  const wheel = (a) => {
    const ring = (r) =>
      Array.from({ length: 17 }, (_, i) =>
        at3(a + Math.cos((i / 16) * 6.283) * r, W + 0.02, 0.36 + Math.sin((i / 16) * 6.283) * r),
      )
    fill(k, '#241c38', ring(0.37))
    fill(k, '#b8a4ac', ring(0.17))
  }
  quad('#241c38', [-2.3, -W, 0.1], [-2.3, -W + 0.3, 0.1], [-2.3, -W + 0.3, 0.6], [-2.3, -W, 0.6])
  quad('#241c38', [-2.3, W - 0.3, 0.1], [-2.3, W, 0.1], [-2.3, W, 0.6], [-2.3, W - 0.3, 0.6])
  // Cab.
  quad('#c83c44', [0.7, W, 0.4], [2.3, W, 0.4], [2.3, W, 1.05], [0.7, W, 1.1])
  quad(
    '#d8b8b4',
    [0.75, W * 0.96, 1.1],
    [1.75, W * 0.96, 1.1],
    [1.5, W * 0.9, 1.66],
    [0.75, W * 0.9, 1.66],
  )
  // Bed: inside, benches with passengers, then its side.
  quad('#84344c', [-2.3, -W, 0.7], [0.6, -W, 0.7], [0.6, -W, 1.95], [-2.3, -W, 1.95])
  quad('#7c2c40', [0.6, -W, 0.7], [0.6, W, 0.7], [0.6, W, 1.95], [0.6, -W, 1.95])
  quad('#fce0b4', [0.58, -0.5, 1.2], [0.58, 0.5, 1.2], [0.58, 0.5, 1.7], [0.58, -0.5, 1.7])
  const rider = (a, b, skin, shirt, hair) => {
    const [px, py, q] = at3(a, b, 1.05)
    path(
      k,
      shirt,
      `M${px - q * 0.24} ${py + q * 0.3}C${px - q * 0.28} ${py - q * 0.14} ${px - q * 0.14} ${py - q * 0.26} ${px} ${py - q * 0.26}C${px + q * 0.14} ${py - q * 0.26} ${px + q * 0.28} ${py - q * 0.14} ${px + q * 0.24} ${py + q * 0.3}Z`,
    )
    path(k, skin, `M${px} ${py - q * 0.56}a${q * 0.15} ${q * 0.17} 0 1 0 0.010 0Z`)
    path(k, hair, `M${px - q * 0.17} ${py - q * 0.36}a${q * 0.17} ${q * 0.2} 0 0 1 ${q * 0.34} 0Z`)
  }
  for (const [a, b, skin, shirt, hair] of [
    [0.1, -0.6, '#d99a6c', '#fff0d8', '#34202c'],
    [-0.8, -0.6, '#f2c39c', '#4ca0a8', '#a8703c'],
    [-1.7, -0.6, '#a9683f', '#f4bc4c', '#34202c'],
    [0, 0.56, '#f2c39c', '#e8c0d0', '#34202c'],
    [-1.1, 0.56, '#d99a6c', '#5c84bc', '#34202c'],
  ])
    rider(a, b, skin, shirt, hair)
  quad('#c83c44', [-2.3, W, 0.42], [0.7, W, 0.42], [0.7, W, 1], [-2.3, W, 1])
  quad(
    '#e8a86c',
    [-2.3, W + 0.01, 0.78],
    [2.3, W + 0.01, 0.78],
    [2.3, W + 0.01, 0.88],
    [-2.3, W + 0.01, 0.88],
  )
  quad('#f4684c', [-2.3, -W, 0.42], [-2.3, W, 0.42], [-2.3, W, 0.74], [-2.3, -W, 0.74])
  quad(
    '#fff0d0',
    [-2.31, -W + 0.06, 0.56],
    [-2.31, -W + 0.3, 0.56],
    [-2.31, -W + 0.3, 0.7],
    [-2.31, -W + 0.06, 0.7],
  )
  quad(
    '#fff0d0',
    [-2.31, W - 0.3, 0.56],
    [-2.31, W - 0.06, 0.56],
    [-2.31, W - 0.06, 0.7],
    [-2.31, W - 0.3, 0.7],
  )
  quad('#b83c44', [-2.7, -0.5, 0.36], [-2.7, 0.5, 0.36], [-2.3, 0.5, 0.42], [-2.3, -0.5, 0.42])
  wheel(-1.45)
  wheel(1.6)
  for (const [a, b] of [
    [-2.3, -W],
    [-2.3, W],
    [-0.8, W],
    [0.6, W],
  ]) {
    const [p, q] = [at3(a, b, 0.74), at3(a, b, 1.98)]
    stroke(k, '#f4704c', p[2] * 0.08, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  }
  // Roof, and on it sugar cane for the elephants and two suitcases.
  quad(
    '#d84844',
    [-2.45, -W - 0.06, 1.98],
    [0.95, -W - 0.06, 1.98],
    [0.95, W + 0.06, 1.98],
    [-2.45, W + 0.06, 1.98],
  )
  quad(
    '#ffa06c',
    [-2.45, -W - 0.06, 1.86],
    [-2.45, W + 0.06, 1.86],
    [-2.45, W + 0.06, 2],
    [-2.45, -W - 0.06, 2],
  )
  quad(
    '#a83040',
    [-2.45, W + 0.06, 1.86],
    [0.95, W + 0.06, 1.86],
    [0.95, W + 0.06, 2],
    [-2.45, W + 0.06, 2],
  )
  for (let i = 0; i < 9; i++) {
    const b = -0.55 + (i % 5) * 0.2
    const y = 2.08 + Math.floor(i / 5) * 0.14
    const [p, q] = [at3(-2.9 + (i % 3) * 0.14, b, y), at3(0.7 + (i % 2) * 0.3, b, y)]
    stroke(
      k,
      ['#5c8c4c', '#a4bc5c', '#7ca450'][i % 3],
      p[2] * 0.11,
      `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`,
    )
  }
  for (const [a, b, c, d] of [
    [0, 0.2, '#3c84a0', '#285c7c'],
    [-0.2, 0.62, '#f4b04c', '#b87c3c'],
  ]) {
    quad(d, [a, b - 0.2, 2], [a, b + 0.2, 2], [a, b + 0.2, 2.5], [a, b - 0.2, 2.5])
    quad(c, [a, b + 0.2, 2], [a + 0.7, b + 0.2, 2], [a + 0.7, b + 0.2, 2.5], [a, b + 0.2, 2.5])
    quad(
      blend(c, '#ffffff', 0.3),
      [a, b - 0.2, 2.5],
      [a, b + 0.2, 2.5],
      [a + 0.7, b + 0.2, 2.5],
      [a + 0.7, b - 0.2, 2.5],
    )
  }
}

/** A buffalo that grazes, an egret on its back; 1.5 high for the buffalo, looks to the left. */
export function buffalo(k) {
  path(k, '#a8843c', 'M1.400 0C-0.600 -0.260 -3.600 0 -4.200 0.160C-3 0.400 0 0.300 1.400 0Z')
  path(
    k,
    '#34304c',
    'M0.500 -0.700L0.560 0H0.800L0.860 -0.600ZM-0.760 -0.700L-0.800 0H-0.560L-0.440 -0.600Z',
  )
  path(
    k,
    '#4c4460',
    'M-1.150 -1.150C-0.600 -1.460 0.500 -1.440 1.050 -1.240C1.320 -1.100 1.300 -0.800 1.200 -0.500L1.240 0H1L0.860 -0.560C0.300 -0.440 -0.300 -0.460 -0.620 -0.560L-0.960 0H-1.180L-1.080 -0.620C-1.300 -0.560 -1.500 -0.360 -1.640 -0.240C-1.760 -0.140 -1.960 -0.160 -1.960 -0.300C-1.860 -0.560 -1.700 -0.760 -1.560 -0.860Z',
  )
  path(
    k,
    '#8c7880',
    'M-0.400 -1.380C0.200 -1.430 0.700 -1.390 1.050 -1.240C1.320 -1.100 1.300 -0.800 1.200 -0.500L1.240 0H1.120L1.060 -0.560C1.040 -0.900 0.900 -1.160 0.400 -1.200Z',
  )
  stroke(k, '#4c4460', 0.07, 'M1.200 -1.120C1.360 -0.900 1.360 -0.600 1.300 -0.360')
  stroke(
    k,
    '#d8ccb8',
    0.1,
    'M-1.500 -0.880C-1.260 -1.020 -1.140 -1.180 -1.180 -1.380M-1.620 -0.860C-1.840 -0.920 -1.960 -1.080 -1.960 -1.280',
  )
  path(
    k,
    '#fffaf0',
    'M0.160 -1.420C0.180 -1.560 0.340 -1.640 0.460 -1.520L0.620 -1.400L0.400 -1.420ZM0.180 -1.500C0.130 -1.640 0.060 -1.700 0.090 -1.800C0.130 -1.860 0.210 -1.830 0.220 -1.750C0.220 -1.660 0.280 -1.620 0.320 -1.560Z',
  )
  path(k, '#f4b04c', 'M0.090 -1.790L-0.060 -1.760L0.090 -1.740Z')
}
