import { Path2D } from '@napi-rs/canvas'
import { at, fill, path, points, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** A steamer of the Horn that goes to the left: 46 long, water at 0; the light comes from the right. */
export function steamer(k) {
  const p = (c, d) => path(k, c, d)
  const [LIT, MID, SHADE, DEEP, GLASS] = ['#fff4ec', '#ecdce4', '#b4a0c8', '#8474a8', '#54508c']
  // Hull: a straight stem, the sheer of the deck, a round stern; dark below the belt.
  const HULL =
    'M-25.200 -6.300C-21 -5.300 -15 -4.500 -8 -4.400H14C18 -4.400 21.400 -4.700 23.800 -5.200C23.900 -3.600 23.200 -2.200 21.400 -1.500L20.800 0.300H-22C-22.300 -1.900 -23.500 -4.200 -25.200 -6.300Z'
  p(SHADE, HULL)
  k.save()
  k.clip(new Path2D(HULL))
  p(MID, 'M-6 -7H26V1H-6Z')
  p(LIT, 'M10 -7H26V1H10Z')
  // The counter of the stern curves in under itself, away from the light.
  p(MID, 'M18.500 -1.500C21 -1.800 22.800 -2.600 24 -4V1H18.500Z')
  // The red belt follows the sheer of the deck.
  p(
    '#d8584c',
    'M-26 -4.300C-20 -3.300 -14 -2.900 -8 -2.900H14C18 -2.900 21.500 -3.100 24.500 -3.600V-3.100C21.500 -2.600 18 -2.400 14 -2.400H-8C-14 -2.400 -20 -2.800 -26 -3.800Z',
  )
  k.restore()
  // The boot-top follows the water.
  p('#2f3a70', 'M-22.500 -1.500H21.500L20.900 0.320H-22.100Z')
  for (let i = 0; i < 13; i++)
    p(
      i % 4 === 1 ? '#ffd98c' : GLASS,
      `M${-17 + i * 2.8} -3.600a0.340 0.340 0 1 0 0.680 0a0.340 0.340 0 1 0 -0.680 0Z`,
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

/** What the steamer at x, y leaves in the water: a mirror of its hull and decks that breaks up towards us; drawn before it. */
export function mirror(k, x, y, q) {
  at(k, x, y, q, (c) => {
    const strips = (colour, list) => {
      for (const [a, b, u, h] of points(list, 4))
        path(
          c,
          colour,
          `M${a} ${u}Q${(a + b) / 2} ${u - h} ${b} ${u}Q${(a + b) / 2} ${u + h} ${a} ${u}Z`,
        )
    }
    // The dark of the hull lies close under it, its foot in long ripples.
    path(
      c,
      '#2a3268',
      'M-22 -0.400H21C22.500 0.300 22 1 19 1.300L23 1.700C17 2.100 12 1.900 6 2.100C0 2.500 -8 2 -13 2.300L-20 1.900L-17 1.500C-21 1.200 -23.500 0.600 -22 -0.400Z',
    )
    // Then the white walls, dimmed, and the lit windows: fewer and shorter the nearer to us.
    strips(
      '#7078ae',
      '-19 19 2.900 0.360 -20.500 2 3.900 0.280 3 20 4.300 0.300 -16 12 5.200 0.260 -13 -2 6.500 0.180 4 14 6.300 0.200',
    )
    strips('#98a0cc', '6 19 3 0.200 8 18.500 4.300 0.180 5 12.500 5.300 0.140')
    strips(
      '#d8a878',
      '-15 -5 3.350 0.140 -2 7 3.500 0.140 9.500 15 3.700 0.140 -10 0 4.800 0.120 1 3.400 7.600 0.140 0.600 3 8.600 0.120',
    )
  })
}

/** The wave it pushes and the foam it leaves; drawn after it, so that it laps at the hull. */
export function wake(k, x, y, q) {
  at(k, x, y, q, (c) => {
    // A bow wave that climbs the stem, falls away along the side and is soon spent.
    path(
      c,
      '#fff0e4',
      'M-22.600 -1.100C-22 -0.800 -21.400 -0.300 -20.400 -0.100C-18 0.060 -15.500 0.060 -12.500 0C-10.500 0.020 -8.500 0.120 -6.500 0.260C-10 0.420 -14 0.380 -18 0.520C-21.500 0.700 -24.500 0.840 -27 0.800C-25 0.450 -23.300 -0.100 -22.600 -1.100Z',
    )
    path(
      c,
      '#b8a4cc',
      'M-27 0.800C-24.500 0.840 -21.500 0.700 -18 0.520C-15 0.420 -12.500 0.420 -10 0.380C-12.500 0.660 -15 0.700 -18 0.880C-22 1.080 -25 1.100 -27 0.800Z',
    )
    // Two laps of foam along the side.
    path(
      c,
      '#e4d4e0',
      'M-3 0.240Q0.500 0.020 4 0.240Q0.500 0.400 -3 0.240ZM8.500 0.180Q11 0 13.500 0.180Q11 0.320 8.500 0.180Z',
    )
    // Foam boils under the counter and thins out behind.
    path(
      c,
      '#fff0e4',
      'M19.600 0.200C20.200 -0.200 21 -0.420 21.800 -0.360C22.800 -0.500 23.800 -0.260 25 -0.160C28 -0.100 31 0.100 34 0.160C31 0.400 28 0.360 25.400 0.440C23 0.600 21 0.560 19.600 0.200Z',
    )
    path(
      c,
      '#d8c4dc',
      'M30 0.900C34 0.600 39 0.700 44 0.600C40 1 35 1.200 30 0.900ZM24 1.400C28 1.100 32 1.300 36 1.300C32 1.700 28 1.700 24 1.400Z',
    )
  })
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
