import { at, fill, path, points, stroke } from '../core/field.js'

import { folk, POSES, SKINS } from './slender-folk.js'

/** The Bow Bridge of Central Park and what stands round its lake. */

/** The twin towers of the San Remo over their house, in metres, 122 to the lanterns; the sun on the left. */
export function sanRemo(k) {
  const [LIT, MID, SHADE, GLASS, GREEN, GREEN2] = [
    '#fff0d0',
    '#e8ccb0',
    '#b09cac',
    '#8c84a4',
    '#8cc0ac',
    '#5c8c94',
  ]
  const p = (c, d) => path(k, c, d)
  const box = (x0, x1, y0, y1, cut = 0.4) => {
    p(MID, `M${x0} ${-y0}V${-y1}H${x1}V${-y0}Z`)
    p(LIT, `M${x0} ${-y0}V${-y1}H${x0 + (x1 - x0) * cut}V${-y0}Z`)
    p(SHADE, `M${x1 - (x1 - x0) * 0.24} ${-y0}V${-y1}H${x1}V${-y0}Z`)
  }
  const windows = (x0, x1, y0, y1, n, step) => {
    for (let y = y0; y < y1; y += step)
      for (let i = 0; i < n; i++) {
        const x = x0 + ((i + 0.3) / n) * (x1 - x0)
        p(GLASS, `M${x} ${-y}v${-step * 0.5}h${((x1 - x0) / n) * 0.42}v${step * 0.5}Z`)
      }
  }
  box(-36, 36, 0, 56)
  windows(-35, 35, 4, 52, 20, 3.6)
  box(-30, 30, 56, 62)
  p(LIT, 'M-37 -56H10V-57.400H-37Z')
  for (const x of [-20, 20]) {
    box(x - 9.5, x + 9.5, 60, 92)
    windows(x - 9, x + 9, 63, 90, 6, 3.6)
    p(LIT, `M${x - 10.2} -92H${x + 4}V-93.400H${x - 10.2}Z`)
    box(x - 8, x + 8, 93, 98)
    for (const u of [-7, 7])
      p(u < 0 ? LIT : SHADE, `M${x + u - 1} -98L${x + u} -103L${x + u + 1} -98Z`)
    box(x - 5.6, x + 5.6, 98, 101)
    // A round temple with columns, its dome and lantern.
    p(GLASS, `M${x - 4.6} -101V-110H${x + 4.6}V-101Z`)
    for (const u of [-4.6, -2.8, -0.8, 1.2, 3.2])
      p(u < 0.5 ? LIT : MID, `M${x + u} -101V-110H${x + u + 1.1}V-101Z`)
    p(LIT, `M${x - 5.4} -110H${x + 5.4}V-111.600H${x - 5.4}Z`)
    p(
      GREEN2,
      `M${x - 4.6} -111.600C${x - 4.4} -115 ${x - 2} -116.600 ${x} -116.600C${x + 2} -116.600 ${x + 4.4} -115 ${x + 4.6} -111.600Z`,
    )
    p(
      GREEN,
      `M${x - 4.6} -111.600C${x - 4.4} -115 ${x - 2} -116.600 ${x} -116.600Q${x + 0.6} -114 ${x + 0.4} -111.600Z`,
    )
    p(MID, `M${x - 1.6} -116V-119.400H${x + 1.6}V-116Z`)
    p(GREEN2, `M${x - 2} -119.400L${x} -123.400L${x + 2} -119.400Z`)
  }
}

/** The bridge: a low bow of iron from x0 to x1 on the water line y, rails of rings, urns; walkers on it. */
export function bowBridge(k, x0, x1, y) {
  const [LIT, MID, SHADE, DEEP] = ['#fff6e4', '#dcc8c4', '#a08cac', '#64588c']
  const w = x1 - x0
  const deck = (t) => [
    x0 + w * t,
    y - 3.6 - 4.4 * Math.sin(Math.PI * (0.14 + t * 0.72)) + 4.4 * Math.sin(Math.PI * 0.14),
  ]
  const arch = (t) => [x0 + w * (0.14 + t * 0.72), y - 0.2 - 4.1 * Math.sin(Math.PI * t) ** 0.85]
  const run = (f, n, dy = 0) =>
    Array.from({ length: n + 1 }, (_, i) => f(i / n)).map(([a, b]) => [a, b + dy])
  // The soffit in shade, then the spandrels of iron; the lake shows through.
  const soffit = (t) => [
    arch(t)[0],
    Math.min(y, arch(t)[1] + 1.1 + (1 - Math.sin(Math.PI * t)) * 0.4),
  ]
  fill(k, DEEP, [...run(arch, 30), ...run(soffit, 30).reverse()])
  fill(k, SHADE, [
    ...run(deck, 40),
    [x1, y],
    [x0 + w * 0.86, y],
    ...run(arch, 30).reverse(),
    [x0 + w * 0.14, y],
    [x0, y],
  ])
  fill(k, MID, [
    ...run(deck, 40),
    ...run((t) => [deck(t)[0], Math.max(deck(t)[1] + 1.1, deck(t)[1] + 1.1)], 40).reverse(),
  ])
  stroke(
    k,
    LIT,
    0.4,
    `M${run(arch, 30)
      .map((p) => p.map((v) => v.toFixed(2)).join(' '))
      .join('L')}`,
  )
  for (const side of [0, 1]) {
    // Scrolls that fill the corners.
    const s = side ? -1 : 1
    for (const [t, q] of points('0.170 1.250 0.215 0.900 0.252 0.640 0.284 0.420')) {
      const x = x0 + w * (side ? 1 - t : t)
      const yy = deck(t)[1] + 1.3 + q
      k.strokeStyle = MID
      k.lineWidth = 0.26
      k.beginPath()
      k.arc(x, yy, q, 0, 7)
      k.stroke()
    }
    // Abutment of stone.
    const a = side ? x1 : x0
    fill(k, side ? SHADE : MID, [
      [a - s * 5, y + 0.4],
      [a - s * 4, y - 5],
      [a + s * w * 0.1, y - 5],
      [a + s * w * 0.125, y + 0.4],
    ])
    fill(k, side ? DEEP : SHADE, [
      [a + s * w * 0.07, y + 0.4],
      [a + s * w * 0.07, y - 5],
      [a + s * w * 0.1, y - 5],
      [a + s * w * 0.125, y + 0.4],
    ])
    fill(k, LIT, [
      [a - s * 4.4, y - 5],
      [a - s * 4.4, y - 5.5],
      [a + s * w * 0.104, y - 5.5],
      [a + s * w * 0.104, y - 5],
    ])
  }
  const top = (t) => [deck(t)[0], deck(t)[1] - 2.3]
  const coats = [
    [
      0.24,
      'walk',
      0,
      ['#e0605c', '#94405c'],
      { cut: 'long', dress: 'skirt', low: ['#5c74b4', '#38407c'] },
    ],
    [0.275, 'walk', 2, ['#5c8cc0', '#38507c'], {}],
    [0.52, 'stand', 1, ['#f4c454', '#b0744c'], { view: 'back', cut: 'bun' }],
    [0.548, 'stand', 0, ['#5cb09c', '#306878'], { view: 'back' }],
    [0.7, 'camera', 3, ['#f4e8d4', '#b0a0ac'], { hat: ['cap', '#e0605c'] }],
    [0.84, 'walkOther', 1, ['#a870b4', '#643c7c'], { hat: ['brim', '#f4dcb0', '#b0887c'] }],
  ]
  for (const [t, pose, n, shirt, more] of coats) {
    const [a, b] = deck(t)
    at(
      k,
      a,
      b + 0.2,
      0.6,
      (c) =>
        folk(c, {
          ...POSES[pose],
          skin: SKINS[n],
          top: shirt,
          low: ['#4c4c7c', '#2c2c58'],
          hair: ['#3c2838', '#241c2c'],
          light: -1,
          ...more,
        }),
      n === 3,
    )
  }
  // The rail: two bars and a chain of rings between them.
  stroke(
    k,
    MID,
    0.24,
    `M${run(deck, 40, -0.2)
      .map((p) => p.map((v) => v.toFixed(2)).join(' '))
      .join('L')}`,
  )
  const rings = 46
  for (let i = 0; i < rings; i++) {
    const [a, b] = deck((i + 0.5) / rings)
    k.strokeStyle = i % 2 ? LIT : MID
    k.lineWidth = 0.2
    k.beginPath()
    k.arc(a, b - 1.2, 0.82, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    LIT,
    0.46,
    `M${run(top, 40)
      .map((p) => p.map((v) => v.toFixed(2)).join(' '))
      .join('L')}`,
  )
  for (const t of [0.012, 0.3, 0.7, 0.988]) {
    const [a, b] = deck(t)
    fill(k, MID, [
      [a - 0.7, b + 0.4],
      [a - 0.7, b - 2.6],
      [a + 0.7, b - 2.6],
      [a + 0.7, b + 0.4],
    ])
    fill(k, LIT, [
      [a - 0.7, b + 0.4],
      [a - 0.7, b - 2.6],
      [a, b - 2.6],
      [a, b + 0.4],
    ])
    path(k, LIT, `M${a - 1.3} ${b - 4}H${a + 1.3}L${a + 0.6} ${b - 2.6}H${a - 0.6}Z`)
    path(k, SHADE, `M${a + 0.2} ${b - 4}H${a + 1.3}L${a + 0.6} ${b - 2.6}H${a + 0.2}Z`)
    for (const [dx, dy, c] of [
      [-0.9, -4.2, '#e86c8c'],
      [0, -4.8, '#f490a4'],
      [0.9, -4.2, '#e86c8c'],
      [-0.3, -4.2, '#5c9c64'],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.arc(a + dx, b + dy, 0.62, 0, 7)
      k.fill()
    }
  }
}

/** A rowing boat of the lake with two in it, towards the left; 14 long, water at 0. */
export function rowingBoat(k, [HULL, DARK, BAND], [one, two], parasol) {
  const person = (x, o) =>
    at(
      k,
      x,
      -1.3,
      0.56,
      (c) =>
        folk(c, {
          ...POSES.sit,
          near: [74, 66],
          far: [66, 62],
          light: -1,
          hair: ['#3c2838', '#241c2c'],
          low: ['#4c5488', '#2c2c58'],
          ...o,
        }),
      o.flip,
    )
  person(-3.2, one)
  person(2.2, two)
  if (parasol) {
    stroke(k, '#5c4458', 0.16, 'M-3.700 -3.600L-3.200 -7')
    path(
      k,
      parasol[1],
      'M-6 -5.800C-5.400 -8 -1.600 -8.400 -0.600 -6.200Q-1.600 -6.500 -2.400 -6Q-3.300 -6.500 -4.200 -5.900Q-5.200 -6.300 -6 -5.800Z',
    )
    path(
      k,
      parasol[0],
      'M-6 -5.800C-5.600 -7.400 -4 -7.900 -3.200 -7.700C-3.900 -7.200 -4.200 -6.500 -4.200 -5.900Q-5.200 -6.300 -6 -5.800Z',
    )
  }
  // Oars: from the hands over the gunwale to the blade in the water.
  stroke(k, '#d8a878', 0.26, 'M0.600 -3L-0.200 -1.500L-2.800 0.700')
  path(k, '#d8a878', 'M-2.400 0.300L-3.900 1.100L-3.500 1.500L-2.200 0.700Z')
  path(
    k,
    HULL,
    'M-7.400 -2.100C-5.400 -1.500 -2 -1.300 1 -1.300C4 -1.300 6 -1.600 7 -2C6.800 -0.800 6.200 0 5 0.400H-4.600C-6.200 0 -7 -1 -7.400 -2.100Z',
  )
  path(
    k,
    DARK,
    'M-6.300 -0.500C-3 -0.100 3 -0.100 6.400 -0.500C6 0 5.600 0.200 5 0.400H-4.600C-5.400 0.200 -5.900 -0.100 -6.300 -0.500Z',
  )
  path(
    k,
    BAND,
    'M-7.400 -2.100C-5.400 -1.500 -2 -1.300 1 -1.300C4 -1.300 6 -1.600 7 -2L6.900 -1.600C5.900 -1.200 4 -0.900 1 -0.900C-2 -0.900 -5.300 -1.100 -7.200 -1.700Z',
  )
}

/** A turtle that suns itself, head to the right; 5 long. */
export function turtle(k) {
  path(k, '#3c5448', 'M-2.200 0C-2.200 -1.500 -1 -2 0 -2C1.200 -2 2.100 -1.300 2.100 0Z')
  path(k, '#8c9c5c', 'M-2.200 0C-2.200 -1.500 -1 -2 0 -2C-0.800 -1.400 -1.400 -0.800 -1.500 0Z')
  path(
    k,
    '#5c6c44',
    'M1.700 -0.600C2.300 -1.200 2.800 -1.800 3.300 -1.700C3.700 -1.500 3.500 -0.900 3.100 -0.800C2.600 -0.600 2.200 -0.200 1.800 0Z',
  )
  path(k, '#e8b454', 'M2.700 -1.300L3.300 -1L2.900 -0.900Z')
  path(k, '#5c6c44', 'M-1.600 0L-2.400 0.400H-1.200ZM1 0L1.900 0.400H0.600Z')
}
