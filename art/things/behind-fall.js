// Behind Seljalandsfoss on a bright summer night: the cave, the veil of water, the plain with its rivers, the islands.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, rough } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 47

/** What one sees out of the cave: the low sun, the islands, rivers that part and meet again. */
export function outside(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [a, c] of [
    [0, '#4c80b4'],
    [0.4, '#94b4c8'],
    [0.7, '#f4c898'],
    [1, '#ffe4a0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, HORIZON + 6)
  const sun = k.createRadialGradient(96, 39, 2, 96, 39, 40)
  sun.addColorStop(0, 'rgba(255,244,200,.95)')
  sun.addColorStop(0.3, 'rgba(255,226,150,.45)')
  sun.addColorStop(1, 'rgba(255,214,140,0)')
  k.fillStyle = sun
  k.fillRect(40, -5, 120, HORIZON + 5)
  for (const [c, d] of [
    [
      '#ffecc8',
      'M92 19C98 18.400 100 15.600 105 15.400C109 12.600 115 13 117.500 16C122 15 127 17 129 18.600C134 18.400 138 19 144 20C130 21 104 20.600 92 19Z',
    ],
    [
      '#dca894',
      'M92 19C104 18.400 114 17.800 122 18.800C130 19.600 138 19.400 144 20C130 21 104 20.600 92 19Z',
    ],
    [
      '#fff0cc',
      'M18 29C26 28 32 28.600 40 26.600C46 25.200 52 26 58 24.400C52 28.400 44 28.800 36 29.800C30 30.600 24 30 18 29Z',
    ],
    [
      '#ffe0a8',
      'M112 31C120 30 126 30.800 134 29.200C138 28.400 142 28.800 148 28C140 31.600 132 31.400 126 32C120 32.400 116 31.800 112 31Z',
    ],
  ])
    path(k, c, d)
  path(k, '#fffbe0', 'M96 35.600a3.400 3.400 0 1 0 0.010 0Z')
  // Vestmannaeyjar.
  for (const t of [
    '66 47 68 44.600 70 43.600 72 44.400 74 43 77 45.600 79 47',
    '80 47 80.500 45.600 83 45.200 84.500 47',
    '104 47 106 45 108 44.700 110 45.400 112 47',
    '116 47 117 45.600 119 45.800 120 47',
  ])
    fill(k, '#a888a4', rough(points(t), 0.12, 3))
  path(k, '#f4cc94', `M-5 ${HORIZON - 0.4}H165V50H-5Z`)
  path(k, '#ffeebc', 'M84 46.800H110C106 47.800 90 47.800 84 46.800Z')
  // The plain.
  const plain = k.createLinearGradient(0, 48, 0, 80)
  for (const [a, c] of [
    [0, '#c8b464'],
    [0.4, '#90a048'],
    [1, '#4c7840'],
  ])
    plain.addColorStop(a, c)
  k.fillStyle = plain
  k.fillRect(-5, 48.4, 170, 40)
  for (const [c, d] of [
    [
      '#ffe4a4',
      'M70 48.600C78 48.800 84 49.400 82 50.200C78 51.400 66 51.400 66 52.600C66 54.400 82 54.600 96 55.600C106 56.400 112 57.600 126 57.600C136 57.600 142 57 150 57V58C140 58.600 126 59.400 112 58.400C98 57.400 60 56.400 58 53C57.500 51 68 50.600 70 48.600Z',
    ],
    [
      '#ffe4a4',
      'M112 49.400C120 49.800 128 50.200 126 51C122 52 108 52 106 53C105 54 112 54.800 118 56.200L113 56.200C106 54.600 100 53.800 102 52.600C105 51.400 116 51 118 50.600C119 50.200 115 49.800 112 49.400Z',
    ],
    ['#a8ac54', 'M14 52C24 51 40 51.400 54 52.500C44 54 24 54 14 53.500Z'],
    ['#6c8c40', 'M20 57C34 55.600 46 56 56 57.500C48 60 30 60.500 18 59.500Z'],
    ['#5c8040', 'M84 60C98 58.600 120 60 166 59.500V63C136 64 100 63.500 84 60Z'],
    ['#b4b45c', 'M70 62C84 60.600 100 62 118 63C104 65 82 65 70 62Z'],
  ])
    path(k, c, d)
  // A farm, and the road with its two lights.
  for (const [x, y, c] of [
    [128, 53.4, '#fff0d8'],
    [131, 53.6, '#c84c44'],
    [32, 55.4, '#fff0d8'],
  ]) {
    path(k, c, `M${x} ${y}v-1.400h2.200v1.400Z`)
    path(k, '#5c4c60', `M${x - 0.2} ${y - 1.3}l0.500 -0.900h1.600l0.500 0.900Z`)
  }
}

/** The pool: it holds the gold of the sky; stones at its brim. */
export function pool(k) {
  path(k, '#345c48', 'M-5 64C20 62 50 63 80 64C110 65 140 63.500 165 63V92H-5Z')
  const g = k.createLinearGradient(0, 65, 0, 84)
  g.addColorStop(0, '#ffdca0')
  g.addColorStop(0.35, '#c8b494')
  g.addColorStop(1, '#4c7484')
  k.fillStyle = g
  k.fill(
    new Path2D(
      'M18 67C34 65 62 64.600 90 65.400C112 66 126 67.500 130 70C132 74 110 80 80 82C54 84 26 82 16 78C10 75 10 69 18 67Z',
    ),
  )
  const r = random(6)
  for (let i = 0; i < 40; i++) {
    const t = r()
    const sun = i % 3 === 0
    const x = sun ? 92 + (r() - 0.5) * (6 + t * 14) : 20 + r() * 100
    const y = 66.5 + t * 13
    const l = 1 + t * 4.5 * (0.5 + r())
    path(
      k,
      sun ? '#fff2c4' : i % 3 === 1 ? 'rgba(255,236,190,.45)' : 'rgba(52,84,100,.45)',
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.3} ${l * 2} 0q${-l} ${0.16 + t * 0.3} ${-l * 2} 0Z`,
    )
  }
  for (let i = 0; i < 26; i++) {
    const a = (i / 26) * 6.28
    const [x, y, q] = [
      70 + Math.cos(a) * (56 + r() * 4),
      73 + Math.sin(a) * (7.6 + r()),
      0.8 + r() * 1.3,
    ]
    if (y < 66.5 && r() < 0.4) continue
    path(
      k,
      '#2c3444',
      `M${x - q} ${y}C${x - q} ${y - q * 1.1} ${x + q} ${y - q * 1.2} ${x + q * 1.1} ${y}C${x + q * 0.5} ${y + q * 0.4} ${x - q * 0.5} ${y + q * 0.4} ${x - q} ${y}Z`,
    )
    path(
      k,
      '#e8b478',
      `M${x - q * 0.2} ${y - q * 0.75}C${x + q * 0.4} ${y - q * 0.9} ${x + q} ${y - q * 0.6} ${x + q * 1.05} ${y - q * 0.1}L${x + q * 0.4} ${y - q * 0.35}Z`,
    )
  }
}

/** The veil: strands one sees through, gold where the sun stands behind, drops, foam where they meet the pool. */
export function veil(k) {
  const r = random(23)
  const spread = (t) => 5.4 + t * t * 7
  const strand = (c, m, w, from, to) => {
    const left = []
    const right = []
    for (let i = 0; i <= 14; i++) {
      const t = from + ((to - from) * i) / 14
      const x = 58 + m * spread(t) + Math.sin(t * 7 + m * 9) * 0.5
      const own = w * (0.5 + t * 0.8) * Math.sin(0.25 + (i / 14) * 2.7)
      left.push([x - own, -6 + t * 79])
      right.push([x + own, -6 + t * 79])
    }
    fill(k, c, [...left, ...right.reverse()])
  }
  for (let i = 0; i < 16; i++)
    strand('rgba(226,236,240,.42)', r() * 2 - 1, 1.6 + r() * 1.6, -0.05, 0.9 + r() * 0.1)
  for (let i = 0; i < 30; i++) {
    const m = r() * 2 - 1
    const from = r() * 0.7 - 0.1
    strand(
      m > 0.25
        ? 'rgba(255,232,170,.8)'
        : m > -0.4
          ? 'rgba(255,252,240,.85)'
          : 'rgba(176,204,222,.75)',
      m,
      0.25 + r() * 0.6,
      from,
      Math.min(1, from + 0.25 + r() * 0.4),
    )
  }
  for (let i = 0; i < 26; i++)
    strand('rgba(255,255,250,.9)', r() * 2 - 1, 0.16 + r() * 0.3, r() * 0.8, 1)
  for (let i = 0; i < 70; i++) {
    const t = 0.2 + r() * 0.8
    const [x, y, q] = [58 + (r() * 2 - 1) * (spread(t) + 3), -6 + t * 79, 0.12 + r() * 0.22]
    path(
      k,
      x > 58 ? '#ffe8b0' : '#eef6f6',
      `M${x} ${y - q * 2.4}C${x + q} ${y - q * 0.4} ${x + q} ${y + q} ${x} ${y + q}C${x - q} ${y + q} ${x - q} ${y - q * 0.4} ${x} ${y - q * 2.4}Z`,
    )
  }
  for (const [c, d] of [
    [
      'rgba(255,250,234,.85)',
      'M42 76C44 73 47 73.500 49 71.500C52 69 56 70 58 71.500C61 68.500 66 69.500 68 72C71 71.500 75 73 77 76Z',
    ],
    [
      '#fffdf2',
      'M44 76.500C47 74.500 50 75.400 53 73.800C56 72.600 59 74.600 62 73.400C66 72.400 69 75 75 76.500C66 78 52 78 44 76.500Z',
    ],
  ])
    path(k, c, d)
}

/** What drifts off its foot; to be drawn soft. */
export function spray(k) {
  path(
    k,
    'rgba(255,244,216,.9)',
    'M36 76C38 71 43 70 46 66C50 58 56 56 61 59C67 56 74 61 76 66C81 68 85 72 86 76Z',
  )
}
