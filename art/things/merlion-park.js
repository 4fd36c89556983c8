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

/** The bank on the right, in its own shade: two towers in the haze, trees at their feet, the stone of the quay. */
export function bankSide(k, shore) {
  for (const [x, top, w, a, b] of [
    [151.5, 27, 6, '#c27a90', '#b0698e'],
    [156.5, 14, 12, '#b86c8e', '#9f5b8a'],
  ]) {
    fill(k, b, points(`${x} ${shore} ${x} ${top + 1.6} ${x + w} ${top} ${x + w} ${shore}`))
    fill(
      k,
      a,
      points(`${x} ${shore} ${x} ${top + 1.6} ${x + w * 0.3} ${top + 1.1} ${x + w * 0.3} ${shore}`),
    )
    // Sky gardens cut into the shaft, no two floors of the same height.
    for (const [q, h] of points('.16 1.1 .34 .7 .47 1.3 .68 .8 .83 1', 2)) {
      const y = top + (shore - top) * q
      path(k, '#8e4f86', `M${x + w * 0.3} ${y}L${x + w} ${y - 0.5}v${h}L${x + w * 0.3} ${y + h}Z`)
      path(k, '#dd9a9c', `M${x} ${y + 0.3}L${x + w * 0.3} ${y}v0.400L${x} ${y + 0.7}Z`)
    }
    path(k, b, `M${x + w * 0.4} ${top + 1.1}V${top - 1.6}L${x + w * 0.75} ${top - 2}V${top + 0.7}Z`)
  }
  path(
    k,
    '#8c4c84',
    `M136 ${shore}C137 ${shore - 3} 140 ${shore - 4.4} 142.500 ${shore - 3.6}C144 ${shore - 6.6} 148 ${shore - 7} 150 ${shore - 5}C151.500 ${shore - 8} 156 ${shore - 8.4} 158 ${shore - 6.2}C160 ${shore - 8} 164 ${shore - 7.8} 167 ${shore - 6}V${shore}Z`,
  )
  path(k, '#6c3c76', `M132 ${shore - 1.3}H167V${shore + 0.5}H132Z`)
  path(k, '#e79a96', `M132 ${shore - 1.5}H167V${shore - 1.1}H132Z`)
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

const [COAT, WET, PALE] = ['#3b2352', '#e58a84', '#8a5480']

/** An otter up on its haunches, slender, its head flat and broad, forepaws at its breast, looking to the left; 12 high. */
export function otterUp(k) {
  // The tail lies on the stone behind it, thick at the root.
  path(k, COAT, 'M1 -2.400C3.600 -2.200 6.400 -0.800 10.500 0.200C7 0.800 3.400 0.600 0.200 0.300Z')
  // A long back without a waist, the haunch folded low.
  path(
    k,
    COAT,
    'M-1.300 -9.600C-1.700 -7.600 -2.100 -5.600 -2.100 -3.800C-2.100 -2.400 -1.900 -1.200 -1.600 -0.500L-3.100 -0.100V0.350H2C3.200 -0.700 2.900 -2.900 2.200 -4.600C1.600 -6 1.300 -7.800 1.300 -9.600Z',
  )
  path(
    k,
    PALE,
    'M-1.300 -9.400C-1.700 -7.600 -2.050 -5.600 -2.050 -3.800C-2.050 -2.700 -1.950 -2 -1.800 -1.300C-1.100 -3.400 -0.800 -6 -0.700 -9Z',
  )
  // The head: one flat wedge from the nape to a square muzzle, the small ear low at its side.
  path(
    k,
    COAT,
    'M1.400 -9C1.700 -10.200 1.300 -11.200 0.100 -11.500C-1 -11.700 -2 -11.500 -2.700 -11.100C-3.500 -10.900 -3.900 -10.500 -3.900 -10C-3.900 -9.400 -3.400 -9.200 -2.600 -9.100C-1.900 -8.900 -1.400 -8.700 -1.200 -8.200Z',
  )
  path(
    k,
    PALE,
    'M-3.900 -10C-3.900 -9.400 -3.400 -9.200 -2.600 -9.100C-1.900 -8.900 -1.500 -8.800 -1.300 -8.500C-0.900 -9.300 -1.400 -9.900 -2.200 -10Z',
  )
  path(
    k,
    COAT,
    'M0.500 -11.200C0.800 -11.700 1.400 -11.500 1.300 -10.900C1.100 -10.600 0.800 -10.500 0.500 -10.700Z',
  )
  path(
    k,
    WET,
    'M1.100 -11C0.800 -11.300 0.500 -11.450 0.100 -11.500C-1 -11.700 -2 -11.500 -2.700 -11.100C-3.300 -10.950 -3.700 -10.700 -3.850 -10.350C-2.900 -10.700 -0.900 -11.200 1.100 -11Z',
  )
  path(
    k,
    COAT,
    'M-0.300 -7.600C-1.400 -7.500 -2.500 -6.800 -2.900 -5.900C-3.100 -5.300 -2.600 -5.100 -2.200 -5.400C-1.600 -6 -1 -6.200 -0.100 -6.400Z',
  )
}

/** An otter that gallops up a step to the left, its back arched; 11 long without its tail. */
export function otterRun(k) {
  path(
    k,
    COAT,
    'M4.400 -4.200C7.400 -4 9.600 -1.800 13.400 -0.900C9.600 -0.500 6.400 -1.200 3.600 -2.400Z',
  )
  path(
    k,
    COAT,
    'M-8.800 -4.800C-8.400 -5.900 -7 -6.400 -5.800 -5.900C-4.600 -5.700 -3.800 -5.300 -2.600 -5.500C-0.800 -6.600 2 -6.800 4 -5.500C5.700 -4.400 5.900 -2.600 5 -1.600L6 -0.400L5.700 0.200H3.900L2.700 -1.900C1.200 -2.500 -0.600 -2.500 -2.200 -2.300L-3.400 -0.700L-4.900 0.100L-6 -0.200L-4.700 -1.500L-4.300 -3C-5.400 -3.200 -6.400 -3.500 -7.300 -3.700C-8.200 -3.700 -9 -4.100 -8.800 -4.800Z',
  )
  path(k, COAT, 'M-5.900 -5.800C-5.800 -6.600 -4.900 -6.600 -4.700 -5.900L-4.900 -5.200Z')
  path(
    k,
    WET,
    'M-8.800 -4.800C-8.400 -5.900 -7 -6.400 -5.800 -5.900C-4.600 -5.700 -3.800 -5.300 -2.600 -5.500C-0.800 -6.600 2 -6.800 4 -5.500C2 -6 -0.600 -5.800 -2.400 -4.800C-3.800 -4.500 -5 -5 -6 -5.200C-7.200 -5.400 -8.200 -5.300 -8.800 -4.800Z',
  )
}

/** An otter that swims in, to the left: head and back, the water parting before it. */
export function otterSwim(k) {
  path(
    k,
    'rgba(255,214,190,.75)',
    'M-5.600 0.200C-1 -0.600 6 -0.400 14 1.600C7 0.600 0 0.900 -5.600 0.200Z',
  )
  path(
    k,
    COAT,
    'M-4.600 0.300C-5.300 -0.100 -5.400 -0.900 -4.700 -1.300C-4.300 -2.300 -3 -2.700 -2 -2.200C-1 -1.700 -0.600 -0.900 0 -0.500C2.500 -1.300 5.500 -0.900 7.600 0.500Z',
  )
  path(
    k,
    WET,
    'M-4.700 -1.300C-4.300 -2.300 -3 -2.700 -2 -2.200C-1 -1.700 -0.600 -0.900 0 -0.500C-1.200 -0.900 -1.800 -1.600 -2.600 -1.700C-3.400 -1.800 -4 -1.500 -4.700 -1.300Z',
  )
}
