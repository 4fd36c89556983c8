import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The bay at sunrise from the landing of the Merlion, looking east into the light.

/** The far side in the haze: the hotel of three towers under its roof like a ship, the museum like a lotus, the low halls. */
export function farSide(k, shore) {
  const [air, pale, mid] = ['#f3b59a', '#e79f97', '#cf8396']
  const r = random(4)
  for (let x = -4; x < 166; x += 2.6 + r() * 2) {
    const high = 1.6 + r() * 3.4
    path(k, air, `M${x} ${shore}V${shore - high}h${2 + r() * 2}V${shore}Z`)
  }
  // Towers like a pair of cards that lean together, wider at the foot; 194 m to the roof of 340 m.
  for (const x of [17, 28.5, 40]) {
    path(
      k,
      mid,
      `M${x - 4} ${shore}C${x - 3.2} ${shore - 12} ${x - 2.6} ${shore - 22} ${x - 2.6} ${shore - 31}H${x + 2.8}C${x + 2.8} ${shore - 22} ${x + 3.4} ${shore - 12} ${x + 4.2} ${shore}Z`,
    )
    path(
      k,
      pale,
      `M${x + 0.4} ${shore}C${x + 0.5} ${shore - 12} ${x + 0.6} ${shore - 22} ${x + 0.6} ${shore - 31}H${x + 2.8}C${x + 2.8} ${shore - 22} ${x + 3.4} ${shore - 12} ${x + 4.2} ${shore}Z`,
    )
    for (let y = shore - 29; y < shore - 4; y += 2.4)
      stroke(k, '#dc9196', 0.22, `M${x - 2.6} ${y}H${x + 3}`)
  }
  path(
    k,
    '#c0708c',
    `M4 ${shore - 33.6}C14 ${shore - 33} 36 ${shore - 33} 46 ${shore - 33.6}C45 ${shore - 31.4} 42 ${shore - 30.6} 38 ${shore - 30.6}H16C10 ${shore - 30.8} 6 ${shore - 31.8} 4 ${shore - 33.6}Z`,
  )
  path(
    k,
    '#ffd6b0',
    `M4 ${shore - 33.6}C14 ${shore - 33} 36 ${shore - 33} 46 ${shore - 33.6}L45.600 ${shore - 33}C36 ${shore - 32.4} 14 ${shore - 32.4} 5 ${shore - 33}Z`,
  )
  // The lotus on its basin: petals from the outer ones in.
  const cx = 5
  for (const [dx, high, w, c] of [
    [-7, 5.4, 2.4, mid],
    [7, 6.4, 2.4, pale],
    [-4, 7.4, 2.2, '#d98e98'],
    [4, 8, 2.3, '#efaf9e'],
    [0, 7, 2.3, pale],
  ])
    path(
      k,
      c,
      `M${cx + dx * 0.1 - 0.6} ${shore}C${cx + dx * 0.7 - w} ${shore - high * 0.3} ${cx + dx - w * 0.9} ${shore - high * 0.7} ${cx + dx - w * 0.7} ${shore - high}L${cx + dx + w * 0.7} ${shore - high - 0.5}C${cx + dx + w * 0.8} ${shore - high * 0.6} ${cx + dx * 0.6 + w} ${shore - high * 0.2} ${cx + dx * 0.1 + 0.6} ${shore}Z`,
    )
  path(
    k,
    mid,
    `M14 ${shore}V${shore - 4}C26 ${shore - 6} 40 ${shore - 6} 56 ${shore - 3.4}V${shore}Z`,
  )
  path(
    k,
    '#ffcfa4',
    `M14 ${shore - 4}C26 ${shore - 6} 40 ${shore - 6} 56 ${shore - 3.4}V${shore - 3}C40 ${shore - 5.5} 26 ${shore - 5.5} 14 ${shore - 3.5}Z`,
  )
  path(
    k,
    '#b86c8a',
    `M-5 ${shore - 1}C40 ${shore - 1.6} 100 ${shore - 1.4} 165 ${shore - 1}V${shore + 0.4}H-5Z`,
  )
}

/** Towers of the bank side on the right, between us and the sun. */
export function bankSide(k, shore) {
  for (const [x, top, w, a, b] of [
    [149, 22, 8, '#b0688e', '#97568a'],
    [157, 9, 9, '#a85f8c', '#8a4c84'],
    [143, 33, 7, '#bd7592', '#a3608e'],
  ]) {
    fill(k, b, points(`${x} ${shore} ${x} ${top + 2} ${x + w} ${top} ${x + w} ${shore}`))
    fill(
      k,
      a,
      points(`${x} ${shore} ${x} ${top + 2} ${x + w * 0.35} ${top + 1.4} ${x + w * 0.35} ${shore}`),
    )
    stroke(k, '#ffc9a0', 0.35, `M${x} ${shore}V${top + 2}L${x + w * 0.35} ${top + 1.4}`)
    for (let y = top + 5; y < shore - 3; y += 2.6)
      stroke(k, '#7d4480', 0.25, `M${x + w * 0.45} ${y}H${x + w}`)
  }
}

/** The jet out of the lion's mouth, the sun through it: it thins where it is fast and frays where it falls. */
export function jet(k, [x0, y0], [x1, y1]) {
  const r = random(3)
  const curve = (t, o) => [
    x0 + (x1 - x0) * t + o * 0.4,
    y0 + (y1 - y0) * (t * t * 1.06 - t * 0.06) + o,
  ]
  const edge = (m) =>
    Array.from({ length: 17 }, (_, i) => curve(i / 16, m * (0.75 + (i / 16) ** 2 * 1.7)))
  fill(k, '#ffc7a6', [...edge(-1), ...edge(1.25).toReversed()])
  fill(k, '#fffaea', [...edge(-1), ...edge(0.35).toReversed()])
  for (let i = 0; i < 34; i++) {
    const t = 0.3 + r() * 0.68
    const [x, y] = curve(t, (r() - 0.35) * 6 * t)
    const q = 0.16 + r() * 0.26
    path(
      k,
      '#fffaea',
      `M${x - q} ${y}a${q} ${q * 1.3} 0 1 0 ${q * 2} 0a${q} ${q * 1.3} 0 1 0 ${-q * 2} 0Z`,
    )
  }
  // Where it falls the water leaps up in a crown.
  k.save()
  k.translate(x1, y1)
  path(
    k,
    '#ffdcc4',
    'M-5 0.700C-3 -1.500 -2 -3 -1.800 -5.200C-0.600 -3.800 0.400 -2.400 0.800 -1.400C1.600 -2.800 2.600 -4 5 -4.600C3.600 -3 4 -1 6.600 0.700Q0 1.900 -5 0.700Z',
  )
  path(
    k,
    '#fffaea',
    'M-7 0.700C-5.400 -0.600 -5 -2.400 -6.800 -4C-4 -3.400 -3 -2 -2.400 -0.900C-2 -2.800 -2.200 -5 -1.200 -6.600C-0.400 -4.800 0 -2.800 0.200 -1.200C0.800 -1.800 1.600 -2.300 2.800 -2.600C2 -1.600 2.400 -0.200 4 0.700Q-1 1.700 -7 0.700Z',
  )
  for (const [x, y, q] of [
    [-8.4, -4.8, 0.35],
    [-4.6, -6.2, 0.3],
    [0.6, -8, 0.4],
    [3, -6, 0.28],
    [6.6, -5.6, 0.36],
    [-2.6, -8.4, 0.24],
  ])
    path(
      k,
      '#fffaea',
      `M${x - q} ${y}a${q} ${q * 1.3} 0 1 0 ${q * 2} 0a${q} ${q * 1.3} 0 1 0 ${-q * 2} 0Z`,
    )
  k.restore()
  for (const [a, c] of [
    [11, 'rgba(255,244,220,.75)'],
    [17, 'rgba(255,236,206,.5)'],
    [24, 'rgba(255,236,206,.3)'],
  ])
    stroke(
      k,
      c,
      0.34,
      `M${x1 - a} ${y1 + 0.9}Q${x1 - a * 0.4} ${y1 + a * 0.2 + 0.6} ${x1} ${y1 + a * 0.2 + 0.6}T${x1 + a} ${y1 + 0.9}`,
    )
}

/** The steps of granite that go down into the water in front of us. */
export function steps(k) {
  for (const [y, c, edge] of [
    [80.5, '#5a3670', '#f29c8c'],
    [83.4, '#4c2e66', '#d8808a'],
    [86.8, '#40275c', '#b8688a'],
  ]) {
    path(
      k,
      c,
      `M-5 ${y}C20 ${y - 0.3} 40 ${y + 0.1} 62 ${y + 1.4}C74 ${y + 2.4} 84 ${y + 5} 90 95H-5Z`,
    )
    path(
      k,
      edge,
      `M-5 ${y}C20 ${y - 0.3} 40 ${y + 0.1} 62 ${y + 1.4}C70 ${y + 2} 77 ${y + 3.3} 82 ${y + 5.4}C76 ${y + 3.8} 69 ${y + 2.7} 62 ${y + 2.1}C40 ${y + 0.8} 20 ${y + 0.4} -5 ${y + 0.7}Z`,
    )
  }
}

const [COAT, WET] = ['#3b2352', '#e58a84']

/** An otter sitting up, its forepaws before its breast, looking to the right; 10 high. */
export function otterUp(k) {
  path(k, COAT, 'M-1.500 0C-4 0.200 -7 1.200 -9.500 0.800C-7 -0.600 -4.500 -1.800 -2.600 -2Z')
  path(
    k,
    COAT,
    'M-2.600 0C-3.600 -2.500 -2.600 -5 -1.600 -6.400C-2 -8.200 -0.800 -9.800 0.900 -9.800C2 -9.900 2.800 -9.200 3.200 -8.500C4.100 -8.400 4.500 -7.700 4 -7.100C3.500 -6.500 2.600 -6.300 1.900 -6.100C2.500 -4.800 2.900 -2 2 -0.600L3.400 0Z',
  )
  path(
    k,
    COAT,
    'M1.400 -5.200C2.600 -5 3.600 -4.400 3.900 -3.500C3 -3.200 2 -3.600 1.200 -4ZM-0.600 -9.500C-1 -10.200 -0.300 -10.600 0.200 -10.200Z',
  )
  path(
    k,
    WET,
    'M0.900 -9.800C2 -9.900 2.800 -9.200 3.200 -8.500C4.100 -8.400 4.500 -7.700 4 -7.100C3.600 -7.600 3 -7.900 2.400 -8C2 -8.800 1.600 -9.300 0.900 -9.800ZM1.900 -6.100C2.500 -4.800 2.900 -2 2 -0.600C2 -2.500 1.900 -4.500 1.300 -5.900Z',
  )
}

/** An otter on all fours coming up a step, to the right; 9 long without its tail. */
export function otterRun(k) {
  path(
    k,
    COAT,
    'M-4.500 -2.600C-7 -2.200 -9.500 -0.600 -12 -0.200C-9.500 0.700 -6.500 0.200 -4 -1Z',
  )
  path(
    k,
    COAT,
    'M-5 -1.200C-5 -3.600 -2.600 -4.800 0 -4.400C2 -4.600 3 -5.600 4.600 -5.800C6 -6 7 -5.200 7.400 -4.500C8.300 -4.400 8.600 -3.700 8 -3.200C7 -2.600 5.600 -2.600 4.600 -2.400L4.800 -0.800L5.800 0H3.600L2.800 -1.800C1 -1.600 -1 -1.600 -2.200 -1.500L-2.600 -0.600L-1.400 0H-4.200Z',
  )
  path(
    k,
    WET,
    'M0 -4.400C2 -4.600 3 -5.600 4.600 -5.800C6 -6 7 -5.200 7.400 -4.500C6.600 -4.800 5.800 -5 4.800 -4.900C3.400 -4.700 2 -3.900 0 -3.800C-1.600 -3.800 -3 -3.600 -4.200 -2.800C-3.400 -4.200 -1.800 -4.700 0 -4.400Z',
  )
}
