import { at, fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** The Golden Horn at the last light: its houses and cypresses, the water, a steamer, gulls, the rail of the bridge. */
export const SHORE = 61

/** Houses that climb a hill: fronts, sides in the last light, roofs of tile, some windows lit. */
export function houses(k, { from, to, foot, size, tones, roof, seed }) {
  const r = random(seed)
  for (let x = from; x < to; ) {
    const wide = size * (0.8 + r() * 0.7)
    const high = size * (0.9 + r() * 1.1)
    const y = foot(x + wide / 2)
    const [front, side] = tones[Math.floor(r() * tones.length)]
    path(k, front, `M${x} ${y}v${-high}h${wide}v${high}Z`)
    path(k, side, `M${x + wide * 0.74} ${y}v${-high}h${wide * 0.26}v${high}Z`)
    if (r() < 0.62) {
      path(
        k,
        roof[0],
        `M${x - 0.2} ${y - high}l${wide * 0.25} ${-size * 0.32}h${wide * 0.5}l${wide * 0.25 + 0.4} ${size * 0.32}Z`,
      )
      path(
        k,
        roof[1],
        `M${x + wide * 0.7} ${y - high}l${wide * 0.05} ${-size * 0.32}l${wide * 0.25 + 0.2} ${size * 0.32}Z`,
      )
    } else path(k, roof[1], `M${x - 0.1} ${y - high}v-0.350h${wide + 0.2}v0.350Z`)
    const cols = Math.max(2, Math.round(wide / (size * 0.34)))
    const rows = Math.max(1, Math.round(high / (size * 0.62)))
    for (let i = 0; i < cols; i++)
      for (let j = 0; j < rows; j++)
        if (r() < 0.8)
          path(
            k,
            r() < 0.42 ? '#ffdb8c' : '#5a4a80',
            `M${x + (wide * (i + 0.3)) / cols} ${y - (high * (j + 0.35)) / rows}v${-size * 0.24}h${size * 0.14}v${size * 0.24}Z`,
          )
    x += wide * 0.98
  }
}

/** The hill of the mosque. */
export const hill = (x) => 51.5 - 5.5 * Math.exp(-(((x - 108) / 34) ** 2)) + 0.5 * Math.sin(x * 0.6)

export function cypress(k, x, y, high) {
  path(
    k,
    '#34385c',
    `M${x} ${y - high}C${x + high * 0.17} ${y - high * 0.6} ${x + high * 0.15} ${y - high * 0.2} ${x + high * 0.06} ${y}H${x - high * 0.06}C${x - high * 0.15} ${y - high * 0.2} ${x - high * 0.17} ${y - high * 0.6} ${x} ${y - high}Z`,
  )
  path(
    k,
    '#7a6c74',
    `M${x} ${y - high}C${x + high * 0.17} ${y - high * 0.6} ${x + high * 0.15} ${y - high * 0.2} ${x + high * 0.06} ${y}C${x + high * 0.08} ${y - high * 0.3} ${x + high * 0.06} ${y - high * 0.6} ${x} ${y - high}Z`,
  )
}

/** The water in bands, from rose under the far shore to deep blue; the last light in crisp pieces. */
export function water(k) {
  for (const [c, d] of [
    ['#c88c98', `M-2 ${SHORE}H162V92H-2Z`],
    [
      '#a47c9c',
      'M-2 62.800C30 62.300 70 63.200 110 62.600C130 62.300 150 62.800 162 62.500V92H-2Z',
    ],
    ['#80709c', 'M-2 65.500C24 64.600 60 66.200 100 65C128 64.300 148 65.200 162 64.700V92H-2Z'],
    ['#5c6096', 'M-2 69.500C30 68.400 64 70.500 104 68.800C130 67.800 148 69 162 68.300V92H-2Z'],
    ['#444f8a', 'M-2 75C34 73.500 70 76 110 74C134 72.800 150 74 162 73.300V92H-2Z'],
    ['#333f7a', 'M-2 82C40 80 80 83 118 80.500C138 79.300 152 80.300 162 79.800V92H-2Z'],
  ])
    path(k, c, d)
  const lens = (c, list) => {
    for (const [x, y, l] of points(list, 3))
      path(
        k,
        c,
        `M${x} ${y}q${l / 2} ${-l * 0.04 - 0.2} ${l} 0q${-l / 2} ${l * 0.03 + 0.16} ${-l} 0Z`,
      )
  }
  lens(
    '#ffcf98',
    '138 62.300 14 120 63.300 10 146 64.200 12 130 65.800 9 150 67.300 10 84 62.600 8 64 63.400 7 140 70.200 8',
  )
  lens('#e0a0a0', '100 64.400 8 72 66.800 8 112 68 7 60 70.500 8 152 72.500 8 126 73.600 7')
  lens('#7c84b8', '78 73.500 9 96 78 10 140 78.500 9 120 84 11 84 86 10 148 86.500 10')
}

/** A steamer of the Horn that goes to the left: 46 long, water at 0; the light comes from the right. */
export function steamer(k) {
  const p = (c, d) => path(k, c, d)
  const [LIT, MID, SHADE, DEEP, GLASS] = ['#fff4ec', '#ecdce4', '#b4a0c8', '#8474a8', '#54508c']
  p(
    'rgba(40,40,100,.5)',
    'M-22 0C-10 -0.600 12 -0.600 23 0C26 1.600 10 2.600 -4 2.400C-14 2.200 -24 1.400 -22 0Z',
  )
  // Hull: a straight stem, the sheer of the deck, a round stern; dark below the belt.
  p(
    SHADE,
    'M-24.400 -6C-20 -4.900 -14 -4.500 -8 -4.500H16C19 -4.600 21.600 -4.900 23.200 -5.400C23.200 -2.600 22.400 -0.800 20.800 0H-21.200C-22.600 -1.800 -23.800 -3.800 -24.400 -6Z',
  )
  p(
    MID,
    'M-6 -4.500H16C19 -4.600 21.600 -4.900 23.200 -5.400C23.200 -2.600 22.400 -0.800 20.800 0H-6Z',
  )
  p(
    LIT,
    'M10 -4.500H16C19 -4.600 21.600 -4.900 23.200 -5.400C23.200 -2.600 22.400 -0.800 20.800 0H10Z',
  )
  p(
    '#2f3a70',
    'M-22.300 -1.500H22.600C22.200 -0.800 21.600 -0.300 20.800 0H-21.200C-21.600 -0.500 -22 -1 -22.300 -1.500Z',
  )
  p(
    '#d8584c',
    'M-23 -3.200C-18 -2.600 18 -2.600 23 -3.200V-2.700C18 -2.100 -18 -2.100 -22.800 -2.700Z',
  )
  for (let i = 0; i < 13; i++)
    p(
      i % 4 === 1 ? '#ffd98c' : GLASS,
      `M${-17 + i * 2.8} -3.700a0.340 0.340 0 1 0 0.680 0a0.340 0.340 0 1 0 -0.680 0Z`,
    )
  // The main saloon and the upper one, round at their fore ends, each under its deck.
  const saloon = (x0, x1, y, h, n) => {
    p(SHADE, `M${x0 + 1} ${y}Q${x0} ${y} ${x0} ${y - 1}V${y - h}H${x1}V${y}Z`)
    p(MID, `M-3 ${y}V${y - h}H${x1}V${y}Z`)
    p(LIT, `M${x1 - 6} ${y}V${y - h}H${x1}V${y}Z`)
    const step = (x1 - x0 - 2) / n
    for (let i = 0; i < n; i++) {
      const x = x0 + 1.2 + i * step
      const w = step * 0.62
      const t = y - h * 0.78
      p(
        (i * 5 + n) % 6 === 1 ? GLASS : '#ffd98c',
        `M${x} ${y - h * 0.3}V${t + 0.3}Q${x} ${t} ${x + 0.3} ${t}H${x + w - 0.3}Q${x + w} ${t} ${x + w} ${t + 0.3}V${y - h * 0.3}Z`,
      )
      p(
        '#fff0c4',
        `M${x} ${y - h * 0.3}V${t + 0.3}Q${x} ${t} ${x + 0.3} ${t}H${x + w * 0.4}V${y - h * 0.3}Z`,
      )
    }
    p(DEEP, `M${x0 - 0.6} ${y - h}H${x1 + 0.8}V${y - h - 0.3}H${x0 - 0.6}Z`)
    p(LIT, `M${x0 - 0.6} ${y - h - 0.3}H${x1 + 0.8}V${y - h - 0.6}H${x0 - 0.6}Z`)
  }
  saloon(-18, 20.4, -4.5, 3.6, 20)
  saloon(-15, 14.6, -8.7, 3.3, 16)
  // Rails along the open bow and on the top deck.
  stroke(
    k,
    LIT,
    0.14,
    'M-23.600 -7.400L-18 -6.400M-23.200 -6.600L-18 -5.700M-22 -5.600V-7.100M-20 -5.200V-6.700',
  )
  stroke(k, MID, 0.14, 'M-14.600 -13.500H14.400M-14.600 -13H14.400')
  for (let x = -14; x < 14.5; x += 1.6) stroke(k, MID, 0.12, `M${x} -12.600V-13.500`)
  // The wheelhouse, the tall funnel, masts.
  p(SHADE, 'M-12.400 -12.600V-15Q-12.400 -15.800 -11.400 -15.800H-6.600V-12.600Z')
  p(MID, 'M-9 -12.600V-15.800H-6.600V-12.600Z')
  p('#ffd98c', 'M-12 -13.800V-15.100H-9.800V-13.800ZM-9.300 -13.800V-15.100H-7.100V-13.800Z')
  p(LIT, 'M-13 -15.800H-6.200V-16.300H-13Z')
  p('#a87440', 'M-0.400 -12.600L0.300 -21H4.700L5.400 -12.600Z')
  p('#e8b03c', 'M1.400 -12.600L1.700 -21H4.700L5.400 -12.600Z')
  p('#ffd468', 'M3.600 -12.600L3.400 -21H4.700L5.400 -12.600Z')
  p('#2a2850', 'M0.140 -19L0.300 -21.400H4.700L4.860 -19Z')
  stroke(
    k,
    '#fff0d0',
    0.24,
    'M2.600 -15.400V-17.400M1.900 -16.900H3.300M1.700 -15.900Q2.600 -14.800 3.500 -15.900',
  )
  stroke(k, '#5c5084', 0.34, 'M-20 -5V-15M10.600 -12.600V-20')
  stroke(k, '#5c5084', 0.3, 'M22.400 -5.200V-9.800')
  p(
    '#d8404c',
    'M22.500 -9.800C23.800 -10.400 24.800 -9.400 26.400 -9.800L26.100 -7.500C24.800 -7.100 23.800 -8.100 22.500 -7.500Z',
  )
  for (const x of [-4.6, 6.4, 11]) {
    p(
      '#f4a05c',
      `M${x} -13.900H${x + 3.4}Q${x + 2.9} -12.700 ${x + 1.7} -12.700Q${x + 0.5} -12.700 ${x} -13.900Z`,
    )
    stroke(k, DEEP, 0.16, `M${x + 0.4} -12.700V-14.800M${x + 3} -12.700V-14.800`)
  }
  // Foam at bow and stern.
  p(
    '#fff0e4',
    'M-21.800 -0.700C-23 -0.300 -24 0.700 -27 1.100C-24 1.500 -20 1.300 -17 0.500C-8 0.800 8 0.600 20.600 0.200C26 0.700 33 0.900 42 0.500C35 1.700 27 1.900 20 1.300C10 1.700 -8 1.700 -18 1.700C-24 2.300 -29 2.100 -33 1.500C-28 1.100 -24 0.100 -21.800 -0.700Z',
  )
  p(
    '#b8a4cc',
    'M-18 1.200C-8 1 8 1 22 0.900C30 1.200 34 1.100 38 1C32 1.500 26 1.600 20 1.300C10 1.700 -8 1.700 -18 1.200Z',
  )
  // The stern is open above: rail, a bench, three who feed the gulls.
  stroke(
    k,
    '#fff4ec',
    0.22,
    'M15 -10.900H20.800M15 -10.100H20.800M16.200 -9.200V-10.900M17.800 -9.200V-10.900M19.400 -9.200V-10.900M20.700 -9.200V-11',
  )
  for (const [x, n, pose, top, more] of [
    [15.7, 2, 'stand', ['#2f8c94', '#245470'], { armFar: [60, 70] }],
    [17.6, 0, 'wave', ['#f2b83c', '#a8684c'], { cut: 'long', armFar: [128, 12] }],
    [
      19.5,
      1,
      'wave',
      ['#e2505c', '#88304c'],
      { cut: 'bun', small: true, armFar: [142, 8], armNear: [120, 20] },
    ],
  ])
    at(k, x, -9.1, more.small ? 0.44 : 0.6, (c) =>
      folk(c, {
        ...POSES[pose],
        skin: SKINS[n],
        top,
        low: ['#44487c', '#2c2c58'],
        hair: ['#3c2434', '#2a1c2c'],
        light: 1,
        ...more,
      }),
    )
  stroke(k, '#fff4ec', 0.22, 'M15 -10.100H20.800')
}

/** A gull on the wing that looks to the left; wings: how high they are lifted, -1 to 1. */
export function gull(k, wings) {
  const u = wings
  path(
    k,
    '#8c84b4',
    `M-0.600 -0.500C-1 ${-1.4 - 1.6 * u} -0.400 ${-2.2 - 2 * u} 0.600 ${-2.6 - 2.4 * u}C1.400 ${-3 - 2.6 * u} 2.200 ${-4 - 2.6 * u} 2.800 ${-5.2 - 2.4 * u}C3 ${-3.4 - 2.2 * u} 2.600 ${-1.6 - 1.4 * u} 1.400 -0.300Z`,
  )
  path(
    k,
    '#fff6ee',
    'M-4.200 -0.300C-3.900 -1 -3.100 -1.200 -2.300 -0.900C-0.600 -1.100 1.600 -0.600 3 0.100L5 0.300L3.200 0.900C1 1.500 -1.400 1.200 -2.700 0.500C-3.500 0.500 -4.100 0.300 -4.200 -0.300Z',
  )
  path(
    k,
    '#c8b4d4',
    'M-2.700 0.500C-1.400 1.200 1 1.500 3.200 0.900L5 0.300C2.600 0.500 0 0.800 -2.700 0.500Z',
  )
  path(k, '#f4a03c', 'M-4.100 -0.500L-5.300 0L-4 0.100Z')
  path(k, '#2a2444', 'M-3.500 -0.600a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z')
  path(
    k,
    '#f4e4ec',
    `M-1.400 -0.600C-1.600 ${-1.6 - 1.4 * u} -0.600 ${-2.6 - 2 * u} 1 ${-2.8 - 2.4 * u}C2.600 ${-3 - 2.6 * u} 4.400 ${-3.6 - 2.8 * u} 6 ${-4.6 - 2.8 * u}C5.200 ${-2.8 - 2.2 * u} 4 ${-1.6 - 1.2 * u} 2.600 -0.600C1.400 0.300 -0.600 0.300 -1.400 -0.600Z`,
  )
  path(
    k,
    '#3c3464',
    `M6 ${-4.6 - 2.8 * u}C5.600 ${-3.6 - 2.4 * u} 5 ${-2.8 - 1.9 * u} 4.300 ${-2.1 - 1.5 * u}L4 ${-3.4 - 2.6 * u}Z`,
  )
}

/** The rail of the bridge in its own shade, rods that lean on it, a cat that hopes for fish. */
export function bridgeRail(k) {
  const [DARK, EDGE] = ['#241c48', '#c87c80']
  const y = (x) => 83.6 + (x + 6) * 0.032
  for (const [x0, x1, y1, bend] of points('8 33 30 3 24 58 39 5', 4)) {
    const y0 = 92
    stroke(
      k,
      '#2c2450',
      0.34,
      `M${x0} ${y0}Q${(x0 + x1) / 2 - bend} ${(y0 + y1) / 2 - bend} ${x1} ${y1}`,
    )
    stroke(
      k,
      '#e8a890',
      0.13,
      `M${x0 + 0.16} ${y0}Q${(x0 + x1) / 2 - bend + 0.2} ${(y0 + y1) / 2 - bend} ${x1} ${y1}`,
    )
    stroke(
      k,
      'rgba(255,232,216,.45)',
      0.08,
      `M${x1} ${y1}Q${x1 + 1.6} ${(y1 + 78) / 2} ${x1 + 1} 79`,
    )
  }
  fill(k, EDGE, [
    [-6, y(-6) - 0.9],
    [166, y(166) - 0.9],
    [166, y(166)],
    [-6, y(-6)],
  ])
  fill(k, DARK, [
    [-6, y(-6)],
    [166, y(166)],
    [166, y(166) + 1.6],
    [-6, y(-6) + 1.6],
  ])
  for (let x = -2; x < 166; x += 11.4) {
    const t = y(x)
    fill(k, DARK, [
      [x, t],
      [x + 2, t],
      [x + 2, 92],
      [x, 92],
    ])
    fill(k, '#74487c', [
      [x + 1.5, t + 1],
      [x + 2, t + 1],
      [x + 2, 92],
      [x + 1.5, 92],
    ])
  }
  for (let x = -2; x < 166; x += 11.4)
    for (const d of [2.9, 5.2, 7.5])
      stroke(k, DARK, 0.4, `M${x + 2 + d - 1.2} ${y(x + d) + 1.4}V92`)
  at(k, 44, y(44) - 0.8, 0.94, (c) => {
    path(
      c,
      '#1c1640',
      'M-2.600 0C-3.400 -3 -2.600 -5.400 -1.200 -6.600C-1.900 -7.700 -1.900 -9 -1.600 -10.300L-0.500 -9.300H1L2.100 -10.400C2.500 -9 2.400 -7.700 1.700 -6.700C3.200 -5 3.800 -2.400 3.400 0Z',
    )
    stroke(c, '#1c1640', 0.8, 'M-2.200 -0.500C-5 -0.600 -6 1 -5.600 3.400')
    stroke(
      c,
      '#f0a488',
      0.26,
      'M2.100 -10.200C2.400 -9 2.400 -7.700 1.700 -6.700C3.200 -5 3.800 -2.400 3.400 -0.200',
    )
  })
}
