import { at, path, stroke } from '../core/field.js'

import { folk, POSES } from './slender-folk.js'

/** What stands round the lake of Central Park and rows on it. */

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

/** A duckling that swims to the left, its mirror under it; 4 long. */
export function duckling(k) {
  path(
    k,
    'rgba(248,204,76,.4)',
    'M-1.400 0.200H1.500C1.200 1 0.400 1.300 -0.300 1.900C-1 1.700 -1.300 0.900 -1.400 0.200Z',
  )
  path(
    k,
    '#fcd45c',
    'M1.900 -1.200C1.800 0 1.200 0.200 0.300 0.200C-0.900 0.200 -1.500 -0.300 -1.300 -1C-1.200 -1.400 -1.500 -1.600 -1.500 -2.100C-1.400 -2.900 -0.100 -2.900 0.100 -2.100C0.200 -1.600 0.200 -1.300 0.700 -1.200C1.200 -1.100 1.500 -1.200 1.900 -1.200Z',
  )
  path(
    k,
    '#d89434',
    'M1.700 -0.600C1.500 0.100 1 0.200 0.300 0.200C-0.600 0.200 -1.100 0 -1.300 -0.400C-0.600 0 0.800 0 1.700 -0.600Z',
  )
  path(k, '#e87434', 'M-1.400 -2.300L-2.200 -1.900L-1.400 -1.700Z')
}
