// Dyrhólaey on a bright June night: the arch, the lighthouse on the height, the grassy edge where the puffins live.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 42

/** Where the low sun stands. */
const SUN = [142.5, 35.5]

function gradient(k, y0, y1, stops) {
  const g = k.createLinearGradient(0, y0, 0, y1)
  for (const [a, c] of stops) g.addColorStop(a, c)
  return g
}

function disc(k, c, x, y, r) {
  k.fillStyle = c
  k.beginPath()
  k.arc(x, y, r, 0, 7)
  k.fill()
}

export function seaAndSky(k) {
  k.fillStyle = gradient(k, 0, HORIZON, [
    [0, '#2c6ca0'],
    [0.4, '#7cb0b8'],
    [0.75, '#f4dca8'],
    [1, '#ffc484'],
  ])
  k.fillRect(-5, -5, 170, HORIZON + 6)
  // The low sun warms a wide round of the sky.
  const glow = k.createRadialGradient(...SUN, 3.4, ...SUN, 46)
  glow.addColorStop(0, 'rgba(255,232,150,.95)')
  glow.addColorStop(0.22, 'rgba(255,208,112,.6)')
  glow.addColorStop(0.55, 'rgba(255,180,110,.22)')
  glow.addColorStop(1, 'rgba(255,170,110,0)')
  k.fillStyle = glow
  k.fillRect(80, -5, 90, HORIZON + 5.5)
  disc(k, '#fffbe0', ...SUN, 3.9)
  k.fillStyle = gradient(k, HORIZON, 90, [
    [0, '#d8b890'],
    [0.06, '#84a4a4'],
    [0.25, '#3c7c98'],
    [1, '#143c64'],
  ])
  k.fillRect(-5, HORIZON, 170, 60)
  glints(k)
}

/** The sun's road on the water, broken more the nearer it comes; a few dark strokes beside it. */
function glints(k) {
  const r = random(8)
  for (let i = 0; i < 34; i++) {
    const t = (i / 33) ** 1.7
    const wide = 2.2 + t * 9
    const x = SUN[0] + (r() - 0.5) * wide * 1.5
    const [y, l] = [HORIZON + 0.5 + t * 46, (1 + t * 5) * (0.25 + r() ** 1.6 * 1.4)]
    path(
      k,
      t < 0.4 ? '#ffe4ac' : '#f4cc94',
      `M${x - l} ${y}q${l} ${-0.14 - t * 0.34} ${l * 2} 0q${-l} ${0.14 + t * 0.34} ${-l * 2} 0Z`,
    )
  }
  for (let i = 0; i < 22; i++) {
    const t = r() ** 1.3
    const [x, y, l] = [60 + r() * 100, HORIZON + 3 + t * 40, (1.4 + t * 6) * (0.5 + r())]
    path(
      k,
      '#205478',
      `M${x - l} ${y}q${l} ${-0.1 - t * 0.24} ${l * 2} 0q${-l} ${0.1 + t * 0.24} ${-l * 2} 0Z`,
    )
  }
}

const BODY =
  'M42 58L44 53L46.500 51L48 46L51.500 43.500L54.500 37.500C60 31.500 66 28 72 27.200C78 26.600 84 27.200 90 28C98 28.800 104 28.400 110 29.200C116 29.800 121 30.400 126 31.500L130.500 33.500L132.500 38L134 44L136.800 50L138 57H130.500C130.500 51 129 45.500 125.200 45C121 45 119.500 51 119 57.500L112 58.500Z'

/** The headland: 120 m of tuff under grass, its face to us in the shade, its end and the rim of every step in the last sun. */
export function arch(k) {
  // What it mirrors in the lee: one dark shape whose end breaks up.
  path(
    k,
    '#28526f',
    'M44 58C80 57.500 112 57.500 137 57C135 60 128 61.500 122 62.500L126 63.400C118 65 112 64.600 106 66L110 67C98 69 84 68.600 76 67.400L80 66.200C70 66 60 64.600 56 63L60 62.200C52 61.400 46 60 44 58Z',
  )
  // One great face in its own shade, a little warmer towards the sun.
  const face = k.createLinearGradient(44, 0, 126, 0)
  face.addColorStop(0, '#383c64')
  face.addColorStop(0.55, '#4c4a70')
  face.addColorStop(1, '#72607c')
  path(k, face, BODY)
  for (const [c, t] of [
    // The corner where it turns from us, and one deep gully.
    [
      '#2e3258',
      '49 48 52.500 43.600 57 39.800 62 37 61 40 63 44 60.500 50 62 54 61 58.300 48 58.300 44 58 47.500 52',
    ],
    [
      '#3a3a60',
      '93 31.500 100 31.800 103 37 101.500 42 105 48 104.500 53 107 58.300 94 58.300 96 52 94.500 47 96 41 94 36',
    ],
    // Two beds of harder tuff run through all of it.
    ['#665c7c', '63 43.600 72 41.800 82 41.600 90 41.200 82 42.700 72 43'],
    ['#6e6080', '104 44.600 110 43.600 119 43.200 112 44.700 107 45.200'],
    ['#5c5678', '68 52.600 76 51.600 86 51.800 94.600 51.200 86 52.900 76 53'],
    // The end that looks at the sun.
    [
      '#c8886c',
      '122 31.800 126 31.500 130.500 33.500 132.500 38 134 44 136.800 50 138 57 131 57 130.500 51 128 46 125.200 44.500 124.500 38',
    ],
    [
      '#f4bc80',
      '126 31.500 130.500 33.500 132.500 38 134 44 136.800 50 138 57 135.500 57 133.500 50 131.500 45 129.500 39 127 34.500',
    ],
    ['#33345a', '119 57.500 119.600 52 121.500 47 125.200 45 123.400 48.500 122 53 121.600 57.500'],
    ['#f0b47c', '129 47.800 130.300 51 130.700 57 129.300 57.200 128.900 51'],
  ])
    fill(k, c, rough(points(t), 0.25, t.length))
  // Grass on its back: the slope away from the sun, the crest that the light grazes.
  path(
    k,
    '#4c7050',
    'M54.500 37.500C60 31.500 66 28 72 27.200C78 26.600 84 27.200 90 28C98 28.800 104 28.400 110 29.200C116 29.800 121 30.400 126 31.500L122 33.200C116 32 113 33.600 108 32C102 33.200 98 31.400 92 32.800C86 31.400 80 33.400 74 32C68 33.800 60 37.500 52 43.400L49.500 45L51.500 43.500Z',
  )
  path(
    k,
    '#d0b854',
    'M64 30.400C69 28 76 26.900 90 28C98 28.800 104 28.400 110 29.200C116 29.800 121 30.400 126 31.500C118 31.200 112 30.400 106 30.200C98 30.600 92 29.200 84 29.200C76 29 70 29.200 64 30.400Z',
  )
  lighthouse(k)
  // Surf at its foot and in the gate: a low line, higher where the swell meets a corner.
  path(
    k,
    '#e8e0d8',
    'M39 58.900C43 57.800 46 58.300 50 57.900C56 57.600 60 58.400 66 58C74 57.500 80 58.500 88 58.100C96 57.800 104 58.600 111 58C115 57.300 118 57.700 121 57.300C126 56.800 131 57.300 134 56.700C137 56.500 139.500 57.400 142 58.300C136 59 128 58.600 121 58.900C112 59.400 104 58.900 96 59.200C84 59.500 74 58.900 64 59.300C54 59.600 44 59.700 39 58.900Z',
  )
  stacks(k)
}

/** A white tower between low wings, its sunny side on the right; two walkers before it. */
function lighthouse(k) {
  path(k, '#b8b4cc', 'M77.500 27.400V25.200H79.200V22.200H81.900V25.200H83.600V27.400Z')
  path(k, '#fff0d8', 'M80.500 27.300V22.200H81.900V25.200H83.600V27.400Z')
  path(k, '#a83c44', 'M79.400 22.200V20.300L80.550 19.400L81.700 20.300V22.200Z')
  path(k, '#f0684c', 'M80.500 22.200V19.450L80.550 19.400L81.700 20.300V22.200Z')
  for (const [x, c] of [
    [88.4, '#e8503c'],
    [89.5, '#3c5c8c'],
  ]) {
    path(k, c, `M${x} 27.300l0.080 -0.900q0.220 -0.240 0.440 0l0.080 0.900Z`)
    disc(k, '#4c3448', x + 0.3, 26.15, 0.18)
  }
}

function stacks(k) {
  for (const [c, t] of [
    ['#50506c', '147.500 58 148.500 51 149.500 46 151 43 152.500 45 154 51 155.500 58'],
    ['#f0b47c', '147.500 58 148.500 51 149.500 46 151 43 150.500 48 150 53 149.600 58'],
    ['#50506c', '157 58 158 54 159.500 52 161 54.500 162 58'],
    ['#f0b47c', '157 58 158 54 159.500 52 159 55 158.800 58'],
  ])
    fill(k, c, rough(points(t), 0.2, 4))
  path(
    k,
    '#e8e0d8',
    'M145.500 58.300C148 57.500 152 57.900 156 57.600C159 57.400 162 57.800 165 58.300C158 59 150 58.900 145.500 58.300Z',
  )
}

/** The near edge: grass in cushions, the black cliff that falls away on the right. */
export function edge(k) {
  fill(
    k,
    '#2c3048',
    rough(points('60 70 72 71.500 82 74 90 77.500 93 82 91 87 94 98 40 98'), 0.5, 3),
  )
  for (const [c, t] of [
    ['#7c6474', '82 74 90 77.500 93 82 91 87 94 98 88 98 87 90 88 84 84 79'],
    ['#484c64', '70 74 78 75 84 79 86 85 84 92 86 98 76 98 78 88 74 80'],
    ['#e8ac80', '88 77 90 77.500 93 82 91 87 92.500 92 90 87 90.500 82'],
  ])
    fill(k, c, rough(points(t), 0.35, t.length))
  path(
    k,
    '#3c7040',
    'M-6 60C4 58.500 12 59 22 61C34 63.500 46 66.500 58 68.500C70 70.500 82 72.500 91 76.500C92 78.500 88 79 84 78.500C80 80.500 76 79 72 80.500C66 81 62 84 58 88L52 98H-6Z',
  )
  path(
    k,
    '#6c9044',
    'M-6 60C4 58.500 12 59 22 61C34 63.500 46 66.500 58 68.500C70 70.500 82 72.500 91 76.500C82 76.500 74 74.500 66 75C56 75.500 48 72.500 38 73C26 73.500 10 71 -6 73Z',
  )
  path(
    k,
    '#c8bc50',
    'M-6 60C4 58.500 12 59 22 61C34 63.500 46 66.500 58 68.500C70 70.500 82 72.500 91 76.500C80 74 70 72.600 60 71.800C48 70.800 40 68.500 30 67C18 65.500 6 64 -6 64.500Z',
  )
  const r = random(12)
  // Cushions of grass, each with a bright crown.
  for (let i = 0; i < 24; i++) {
    const t = r()
    const x = -4 + r() * (88 - t * 30)
    const y = 63 + x * 0.15 + t * (27 - x * 0.12)
    const q = 1 + t * 2.6 + r()
    path(
      k,
      '#2c5c3c',
      `M${x - q * 1.3} ${y + q * 0.4}C${x - q * 1.2} ${y - q * 0.5} ${x + q} ${y - q * 0.6} ${x + q * 1.4} ${y + q * 0.3}C${x + q * 0.6} ${y + q * 0.6} ${x - q * 0.6} ${y + q * 0.7} ${x - q * 1.3} ${y + q * 0.4}Z`,
    )
    for (let j = 0; j < 6; j++) {
      const a = -0.9 + j * 0.36 + (r() - 0.5) * 0.2
      const l = q * (1 + r() * 0.7)
      path(
        k,
        j > 3 ? '#ecd068' : j > 1 ? '#a0a848' : '#54803c',
        `M${x + (j - 2.5) * q * 0.3} ${y + q * 0.2}Q${x + (j - 2.5) * q * 0.34 + a * l * 0.2} ${y - l * 0.5} ${x + (j - 2.5) * q * 0.36 + a * l * 0.7} ${y - l}Q${x + (j - 2.5) * q * 0.44 + a * l * 0.3} ${y - l * 0.4} ${x + (j - 2.5) * q * 0.36 + q * 0.18} ${y + q * 0.2}Z`,
      )
    }
  }
}

/** Thrift: round pink heads on thin stems, in clumps of unlike size. [x, y, size, how many] */
export function thrift(k, text) {
  const r = random(17)
  for (const [x, y, q, n] of points(text, 4))
    for (let i = 0; i < n; i++) {
      const [px, py] = [x + (r() - 0.5) * n * q * 0.9, y + (r() - 0.5) * q * 1.2]
      const h = q * (2 + r() * 2)
      const lean = (r() - 0.3) * q
      stroke(k, '#4c7840', q * 0.16, `M${px} ${py}Q${px} ${py - h * 0.6} ${px + lean} ${py - h}`)
      for (const [dx, dy, s, c] of [
        [0, 0, 0.72, '#b84888'],
        [0.14, -0.1, 0.56, '#e078b0'],
        [0.26, -0.22, 0.28, '#f8b8d8'],
      ])
        path(
          k,
          c,
          `M${px + lean + dx * q} ${py - h + (dy - s * 0.8) * q}a${s * q} ${s * q * 0.8} 0 1 0 0.010 0Z`,
        )
    }
}
