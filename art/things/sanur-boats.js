import { fill, path, points, stroke } from '../core/field.js'
import { frond } from '../nature/leaf-mass.js'

// A boat seen from before its beam and a little above: x along the keel, y up, z towards us.
const [CA, SA] = [Math.cos(0.42), Math.sin(0.42)]
const J = (x, y, z) => [(x * CA + z * SA * 1.1) * 9.4, (-y * 0.96 + (z * CA - x * SA) * 0.34) * 9.4]
const line = (k, c, w, ps) =>
  stroke(
    k,
    c,
    w,
    `M${ps
      .map((p) =>
        J(...p)
          .map((v) => v.toFixed(3))
          .join(' '),
      )
      .join('L')}`,
  )

const half = (x) => 0.4 * Math.max(0, 1 - Math.abs(x / 2.75) ** 3.2) ** 0.6
const sheer = (x) => 0.66 + 0.5 * Math.abs(x / 2.7) ** 3.4
const keel = (x) => 0.02 + 1.02 * Math.abs(x / 2.7) ** 5
const xs = Array.from({ length: 23 }, (_, i) => -2.7 + (i * 5.4) / 22)

/** A jukung on dry sand: dug-out hull with the head of the elephant fish, two bowed arms through it, a float of bamboo on each side. */
export function jukung(k, { hull: [lit, shade], trim, band = trim, sail: [cloth, stripe] }) {
  const arm = (x, side) =>
    [0, 0.25, 0.5, 0.75, 1].map((t) => [
      x,
      0.78 + 0.34 * Math.sin(t * 2.4) * (1 - t * 0.3) - 0.74 * t ** 2.2,
      side * (0.3 + t * 1.75),
    ])
  const float = (z, w, top) => {
    line(k, '#8c6454', w, [
      [-2.5, 0.12, z],
      [2.3, 0.12, z],
    ])
    line(k, top, w * 0.4, [
      [-2.5, 0.17, z],
      [2.3, 0.17, z],
    ])
    for (let x = -2.2; x < 2.3; x += 0.62)
      line(k, '#8c6454', w * 0.34, [
        [x, 0.16, z],
        [x + 0.03, 0.2, z],
      ])
  }
  // Shadow on the sand, away from the sun on the right.
  fill(k, 'rgba(140,96,116,.5)', [
    J(-2.5, 0, 2.05),
    J(2.3, 0, 2.05),
    J(2.2, 0, 2.25),
    J(-2.7, 0, 2.35),
  ])
  fill(
    k,
    'rgba(140,96,116,.55)',
    xs
      .map((x) => J(x - 0.5, 0, 0.2))
      .concat(xs.map((x) => J(x - 0.9, 0, 0.95 - Math.abs(x) * 0.12)).reverse()),
  )
  // Far side: float, arms.
  float(-2.05, 1, '#e8c08c')
  for (const x of [-1.25, 1.25]) {
    line(k, '#b44c4c', 0.9, arm(x, -1))
    line(
      k,
      '#f0a07c',
      0.34,
      arm(x, -1).map(([a, b, c]) => [a, b + 0.04, c]),
    )
  }
  // Inside of the hull, then the side that we see.
  fill(
    k,
    '#5c4468',
    xs
      .map((x) => J(x, sheer(x), -half(x)))
      .concat(xs.map((x) => J(x, sheer(x), half(x))).reverse()),
  )
  fill(
    k,
    '#8c6478',
    xs
      .map((x) => J(x, sheer(x), -half(x)))
      .concat(xs.map((x) => J(x, sheer(x) - 0.16, -half(x) * 0.8)).reverse()),
  )
  const side = (a, b, c) =>
    fill(
      k,
      c,
      xs
        .map((x) => J(x, a(x), half(x)))
        .concat(xs.map((x) => J(x, b(x), half(x) * 0.5 + 0.02)).reverse()),
    )
  side(sheer, keel, shade)
  fill(
    k,
    lit,
    xs
      .map((x) => J(x, sheer(x), half(x)))
      .concat(xs.map((x) => J(x, sheer(x) * 0.42 + keel(x) * 0.58, half(x) * 0.86)).reverse()),
  )
  fill(
    k,
    band,
    xs
      .map((x) => J(x, sheer(x) - 0.12, half(x) * 0.99))
      .concat(xs.map((x) => J(x, sheer(x) - 0.24, half(x) * 0.96)).reverse()),
  )
  line(
    k,
    trim,
    0.7,
    xs.map((x) => [x, sheer(x), half(x)]),
  )
  line(
    k,
    trim,
    0.5,
    xs.map((x) => [x, sheer(x), -half(x)]),
  )
  // Bow: jaws, tusk-like trunk, the eye that finds the way home. Stern: the tail, swept up.
  const [bx, by] = J(2.6, 1, 0)
  k.save()
  k.translate(bx, by)
  path(
    k,
    lit,
    'M-4.600 3.600C-2 1.600 -1.400 -0.600 0.600 -2.200C1.600 -3 3 -3.200 3.600 -2.600C2.600 -2.400 2.200 -1.800 2.200 -1L4.400 -0.800C4.400 0.800 2.600 1.400 1.400 1.600C2.400 2 3 2.800 2.800 3.600C0.800 4.600 -2.600 5.600 -5 5.400Z',
  )
  path(
    k,
    shade,
    'M-5 5.400C-2.600 5.600 0.800 4.600 2.800 3.600C3 2.800 2.400 2 1.400 1.600C0 2.600 -2.400 3.800 -4.800 4.400Z',
  )
  path(
    k,
    '#c83c4c',
    'M2.200 -1L4.400 -0.800C4.400 0.800 2.600 1.400 1.400 1.600C1 0.800 1.200 -0.400 2.200 -1Z',
  )
  path(
    k,
    '#fffaf0',
    'M2.300 -0.900L2.700 -0.200L3.100 -0.850ZM3.300 -0.850L3.600 -0.200L4 -0.820ZM1.700 1.450L2 0.800L2.400 1.200Z',
  )
  path(
    k,
    trim,
    'M-2.600 1.600C-1.200 0.400 -0.600 -0.800 0.600 -2.200C-0.600 -2.600 -1.600 -1.800 -2.400 -2.400C-2.200 -0.800 -3 0.200 -2.600 1.600Z',
  )
  path(k, '#fffaf0', 'M-0.200 0.100a1 0.950 0 1 0 2 0a1 0.950 0 1 0 -2 0Z')
  path(k, '#2c2848', 'M0.500 0.100a0.500 0.500 0 1 0 1 0a0.500 0.500 0 1 0 -1 0Z')
  k.restore()
  const [tx, ty] = J(-2.6, 1, 0)
  k.save()
  k.translate(tx, ty)
  path(
    k,
    lit,
    'M3.600 2.400C1.400 1.800 -0.400 0 -1.400 -2.400C-1.800 -3.600 -2.800 -4.400 -3.600 -4.400C-2.600 -5.200 -0.800 -4.800 -0.200 -3.400C0.400 -1.800 1.800 -0.200 4 0.600Z',
  )
  path(
    k,
    trim,
    'M-3.600 -4.400C-2.600 -5.200 -0.800 -4.800 -0.200 -3.400C-1 -3.200 -1.600 -3.600 -1.900 -3.600C-2.400 -4.200 -3 -4.400 -3.600 -4.400Z',
  )
  k.restore()
  // The sail rolled round its spars, on a crutch over the boat.
  line(k, '#6c4c58', 0.5, [
    [-1.7, 0.6, 0],
    [-1.7, 1.5, 0],
  ])
  line(k, '#6c4c58', 0.5, [
    [1.5, 0.6, 0],
    [1.5, 1.4, 0],
  ])
  line(k, cloth, 1.7, [
    [-2.6, 1.62, 0],
    [1.9, 1.42, 0],
  ])
  line(k, '#fff4dc', 0.5, [
    [-2.5, 1.69, 0],
    [1.9, 1.49, 0],
  ])
  for (let x = -2.2; x < 1.9; x += 0.62)
    line(k, stripe, 0.5, [
      [x, 1.68 - (x + 2.2) * 0.045, 0],
      [x + 0.12, 1.5 - (x + 2.2) * 0.045, 0],
    ])
  line(k, '#b4845c', 0.5, [
    [-3.1, 1.66, 0],
    [-2.6, 1.62, 0],
  ])
  line(k, '#b4845c', 0.5, [
    [1.9, 1.42, 0],
    [2.3, 1.38, 0],
  ])
  // Near side: both arms come through the hull and bow down to the float.
  for (const x of [-1.25, 1.25]) {
    line(k, '#8c3c4c', 1.1, [
      [x, 0.78, -0.4],
      [x, 0.78, 0.34],
    ])
    line(k, '#c8504c', 1.1, arm(x, 1))
    line(
      k,
      '#ffb48c',
      0.4,
      arm(x, 1).map(([a, b, c]) => [a, b + 0.05, c]),
    )
  }
  float(2.05, 1.25, '#fce0a8')
  for (const x of [-1.25, 1.25])
    line(k, '#5c4468', 0.5, [
      [x - 0.06, 0.02, 2.05],
      [x + 0.06, 0.26, 2.05],
    ])
  // Sand that the wind has laid against the keel.
  const [sx, sy] = J(0, 0.02, 0.25)
  path(
    k,
    '#f8e4bc',
    `M${sx - 17} ${sy + 4.4}C${sx - 10} ${sy + 0.6} ${sx - 4} ${sy + 1.6} ${sx + 4} ${sy - 0.4}C${sx + 10} ${sy - 2} ${sx + 14} ${sy - 3.4} ${sx + 18} ${sy - 4.2}C${sx + 12} ${sy - 0.4} ${sx - 4} ${sy + 3.6} ${sx - 17} ${sy + 4.4}Z`,
  )
}

const SAILS = [
  ['#e8604c', '#fff0dc', '#f4c454'],
  ['#2c94a0', '#fff0dc', '#e8604c'],
  ['#f4c454', '#e8604c', '#fff0dc'],
  ['#5c6cb0', '#fff0dc', '#f07c5c'],
  ['#e87ca0', '#fff0dc', '#2c94a0'],
]

/** A jukung under sail, far out: the claw of its sail striped, a float on each side; water at 0, about 26 high. */
export function sailing(k, n) {
  const c = SAILS[n % 5]
  for (let i = 0; i < 4; i++)
    path(
      k,
      i % 2 ? c[1] : c[0],
      `M${-5 + i} ${2.4 + i * 1.6}q${3 - i * 0.4} -0.900 ${6 - i * 0.8} 0q${-3 + i * 0.4} 0.900 ${-6 + i * 0.8} 0Z`,
    )
  stroke(k, '#6c4c58', 0.5, 'M-3 -1L-8 -24M-3 -1L11 -18')
  fill(k, c[0], points('-3 -2 -8 -24 11 -18'))
  fill(k, c[1], points('-3 -2 -4 -22.700 0 -21.500'))
  fill(k, c[2], points('-3 -2 3.500 -20.400 7.600 -19.100'))
  fill(k, 'rgba(44,48,96,.26)', points('-3 -2 -8 -24 -5.400 -23.200'))
  stroke(k, '#6c4c58', 0.6, 'M-13 1.300H13')
  path(
    k,
    '#fff4e4',
    'M-11 -2.400C-8 -0.200 8 -0.200 12 -3.200C10 0.800 7 1.600 4 1.600H-6C-8.600 1.400 -10.400 0 -11 -2.400Z',
  )
  path(
    k,
    '#8c7ca0',
    'M-9 0.300C-4 1 5 1 10 -0.300C8 1.300 6 1.600 4 1.600H-6C-7.400 1.500 -8.400 1 -9 0.300Z',
  )
  path(
    k,
    '#3c2c54',
    'M-6.400 -1L-6 -4.200C-5.800 -5 -4.800 -5 -4.600 -4.200L-4.200 -1ZM-5.300 -6.200a0.700 0.750 0 1 0 0.010 0Z',
  )
}

/** Pavilion at the end of the groyne: four posts, a floor, a steep roof of thatch with its knob; 16 wide. */
export function pavilion(k) {
  path(k, '#746c88', 'M-8.500 0.600V-1.600H8.500V0.600Z')
  path(k, '#e8c8b4', 'M4 0.600V-1.600H8.500V0.600Z')
  path(k, '#8c6454', 'M-7.600 -1.600V-2.600H7.600V-1.600Z')
  for (const x of [-6.8, -2.4, 2.4, 6.8]) {
    path(k, '#6c4c58', `M${x - 0.4} -2.400V-9.400H${x + 0.4}V-2.400Z`)
    path(k, '#d89c6c', `M${x + 0.1} -2.400V-9.400H${x + 0.4}V-2.400Z`)
  }
  path(k, '#6c4c58', 'M-7 -4.600H7V-4.100H-7Z')
  path(
    k,
    '#8c7068',
    'M-9.600 -8.600C-7 -11 -3.400 -14.600 -0.800 -18.400H0.800C3.400 -14.600 7 -11 9.600 -8.600C5 -7.800 -5 -7.800 -9.600 -8.600Z',
  )
  path(
    k,
    '#d8a878',
    'M0.300 -18.400H0.800C3.400 -14.600 7 -11 9.600 -8.600C7.600 -8.200 5.600 -8.100 3.400 -8C3 -11.500 1.600 -15 0.300 -18.400Z',
  )
  path(
    k,
    '#6c5460',
    'M-9.600 -8.600C-5 -7.800 5 -7.800 9.600 -8.600L9 -7.600C5 -7 -5 -7 -9 -7.600Z',
  )
  path(k, '#5c4460', 'M-0.900 -18.200L0 -20.600L0.900 -18.200Z')
}

/** An egret that stands and looks out over the water; 10 high. */
export function egret(k) {
  stroke(k, '#3c3454', 0.3, 'M-0.600 0L-0.400 -3.600M0.700 0L0.500 -3.400')
  path(
    k,
    '#d0c8dc',
    'M-4.400 -2.800C-2.600 -4.800 -0.600 -6 1.200 -5.600C2 -5 1.600 -3.600 0.600 -3.200C-1 -2.800 -2.600 -3 -4.400 -2.800Z',
  )
  path(
    k,
    '#fffaf0',
    'M-3 -3.900C-1.600 -5.400 0 -6 1.200 -5.600C2.200 -6.200 0.800 -7.200 0.700 -8.200C0.600 -9.400 1.600 -10 2.500 -9.600L2.700 -9.200C2 -9.100 1.500 -8.800 1.700 -8.100C2 -7.200 3 -6.200 2.200 -4.800C1.600 -3.600 0.200 -3.600 -1 -3.500Z',
  )
  path(k, '#e8a03c', 'M2.500 -9.600L4.600 -9.100L2.600 -9.100Z')
}

/** Coconut palm leaning from the right edge; its crown in fronds. */
export function palm(k, x, y, crown, q) {
  const [cx, cy] = crown
  path(
    k,
    '#5c4868',
    `M${x - 1.6 * q} ${y}C${x - 1 * q} ${y - 16 * q} ${cx - 3 * q} ${cy + 14 * q} ${cx - 0.5 * q} ${cy}L${cx + 0.6 * q} ${cy}C${cx - 1.4 * q} ${cy + 14 * q} ${x + 1.4 * q} ${y - 16 * q} ${x + 1.6 * q} ${y}Z`,
  )
  path(
    k,
    '#c8906c',
    `M${x + 0.6 * q} ${y}C${x + 0.8 * q} ${y - 16 * q} ${cx - 1.6 * q} ${cy + 14 * q} ${cx + 0.2 * q} ${cy}L${cx + 0.6 * q} ${cy}C${cx - 1.2 * q} ${cy + 14 * q} ${x + 1.4 * q} ${y - 16 * q} ${x + 1.6 * q} ${y}Z`,
  )
  for (const [a, l, b] of points(
    '-2.900 15 -0.900 -2.300 14 -0.700 -1.700 12 -0.400 -1 14 0.700 -0.400 15 0.800 0.200 14 0.700 2.700 12 -0.700',
    3,
  ))
    frond(k, cx, cy, l * q, a, ['#3c7c68', '#285468'], { bend: b, wide: 0.24, n: 16 })
  for (const [a, l, b] of points(
    '-2.600 12 -0.900 -1.300 12 0.700 -0.700 13 0.900 -0.100 12 0.800',
    3,
  ))
    frond(k, cx, cy - 0.3 * q, l * q, a, ['#b4c874', '#5c9c68'], { bend: b, wide: 0.22, n: 16 })
  for (const [dx, dy] of points('-1 1 0.600 1.400 -0.200 2'))
    path(
      k,
      '#c88c4c',
      `M${cx + dx * q} ${cy + dy * q - 0.8 * q}a${0.8 * q} ${0.9 * q} 0 1 0 0.010 0Z`,
    )
}
