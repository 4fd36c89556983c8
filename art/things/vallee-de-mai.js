// The forest of the coco de mer: ringed trunks, pleated fans six metres long, the great double nuts, a black parrot.
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * One leaf of a coco de mer: hub at x, y, R long, its middle rib along `dir` (radians, -PI/2 is up), opened by `open` to each side,
 * seen flat by `squash` across its rib. tones: light, middle, dark. The tips are split and hang.
 */
export function fan(
  k,
  x,
  y,
  R,
  dir,
  [light, mid, dark],
  { open = 1.15, squash = 1, n = 15, hang = 0.16, seed = 1, rib } = {},
) {
  const r = random(seed)
  const at = (a, l, drop = 0) => {
    const [u, v] = [Math.cos(a) * l, Math.sin(a) * l * squash]
    return [
      x + Math.cos(dir) * u - Math.sin(dir) * v,
      y + Math.sin(dir) * u + Math.cos(dir) * v + drop,
    ]
  }
  const reach = (t) => R * (1 - 0.42 * Math.abs(t) ** 1.6)
  const list = Array.from({ length: n + 1 }, (_, i) => {
    const t = (i / n) * 2 - 1
    return [t * open, reach(t)]
  })
  for (let i = 0; i < n; i++) {
    const [[a0, l0], [a1, l1]] = [list[i], list[i + 1]]
    const am = (a0 + a1) / 2
    const lm = (l0 + l1) / 2
    const joined = 0.68 + r() * 0.06
    const wilt = R * hang * (0.5 + r() * 0.9)
    const hub = [x, y]
    const up = i < n / 2
    // Each pleat has a side to the light and a side away from it.
    fill(k, up ? light : mid, [
      hub,
      at(a0, l0 * joined, wilt * 0.14),
      at(a0 + (am - a0) * 0.5, lm * 0.9, wilt * 0.5),
      at(am, lm * 0.99, wilt),
      at(am, lm * joined, wilt * 0.14),
    ])
    fill(k, up ? mid : dark, [
      hub,
      at(am, lm * joined, wilt * 0.14),
      at(am, lm * 0.99, wilt),
      at(a1 + (am - a1) * 0.5, lm * 0.9, wilt * 0.5),
      at(a1, l1 * joined, wilt * 0.14),
    ])
  }
  const [tx, ty] = at(0, R * 0.62)
  stroke(k, rib ?? light, R * 0.014, `M${x} ${y}L${tx} ${ty}`)
}

/** A stalk from the trunk (or from the ground) to the hub of its leaf, with a groove of light. */
export function stalk(k, [x0, y0], [cx, cy], [x1, y1], w, [c, lit]) {
  stroke(k, c, w, `M${x0} ${y0}Q${cx} ${cy} ${x1} ${y1}`)
  stroke(
    k,
    lit,
    w * 0.3,
    `M${x0 + w * 0.2} ${y0}Q${cx + w * 0.2} ${cy - w * 0.1} ${x1} ${y1 - w * 0.15}`,
  )
}

/** A straight trunk with the scars of its leaves, foot swollen in its bowl of roots. */
export function trunk(k, x, y, top, w, [c, lit, dark], seed = 1, side = 1) {
  const r = random(seed)
  const lean = (r() - 0.5) * w * 1.4
  path(
    k,
    c,
    `M${x - w * 0.95} ${y + w * 0.2}Q${x - w * 0.55} ${y - w * 0.5} ${x - w * 0.5} ${y - w * 2}L${x - w * 0.42 + lean} ${top}H${x + w * 0.42 + lean}L${x + w * 0.5} ${y - w * 2}Q${x + w * 0.55} ${y - w * 0.5} ${x + w * 0.95} ${y + w * 0.2}Q${x} ${y + w * 0.5} ${x - w * 0.95} ${y + w * 0.2}Z`,
  )
  path(
    k,
    lit,
    `M${x + side * w * 0.9} ${y + w * 0.2}Q${x + side * w * 0.55} ${y - w * 0.5} ${x + side * w * 0.5} ${y - w * 2}L${x + side * w * 0.42 + lean} ${top}H${x + side * w * 0.2 + lean}L${x + side * w * 0.2} ${y - w * 2}Q${x + side * w * 0.2} ${y - w * 0.4} ${x + side * w * 0.5} ${y + w * 0.25}Z`,
  )
  if (dark)
    for (
      let t = 0.03;
      t < 1;
      t += (0.014 + r() * 0.012) * Math.max(1, 26 / (y - top)) * Math.max(1, w * 0.8)
    ) {
      const py = y + (top - y) * t
      const px = x + lean * t
      stroke(
        k,
        dark,
        w * 0.06,
        `M${px - w * 0.39} ${py}Q${px} ${py + w * 0.17} ${px + w * 0.39} ${py}`,
      )
    }
}

/** A trunk of the far wood: each bends its own way towards the light and fades into it above. */
export function farTrunk(k, x, y, top, w, bend, [c, lit]) {
  const way = (dx, q) =>
    `M${x - w * 0.9 * q + dx} ${y}Q${x - w * 0.5 * q + dx} ${y - 2.4} ${x - w * 0.5 * q + dx} ${y - 5}C${x - w * 0.5 * q + bend * 0.1 + dx} ${y - (y - top) * 0.4} ${x - w * 0.4 * q + bend * 1.3 + dx} ${y - (y - top) * 0.6} ${x - w * 0.34 * q + bend + dx} ${top}H${x + w * 0.34 * q + bend + dx}C${x + w * 0.4 * q + bend * 1.3 + dx} ${y - (y - top) * 0.6} ${x + w * 0.5 * q + bend * 0.1 + dx} ${y - (y - top) * 0.4} ${x + w * 0.5 * q + dx} ${y - 5}Q${x + w * 0.5 * q + dx} ${y - 2.4} ${x + w * 0.9 * q + dx} ${y}Z`
  path(k, c, way(0, 1))
  path(k, lit, way(w * (x < 90 ? 0.26 : -0.26), 0.4))
}

/** A nut in its green husk as it hangs: a heavy egg, two halves only just told by a groove; q high, its top at x, y. */
export function nut(k, x, y, q, [c, lit, dark], lean = 0) {
  k.save()
  k.translate(x, y)
  k.rotate(lean)
  k.scale(q, q)
  const husk =
    'M-0.060 -0.040C0.300 -0.060 0.540 0.220 0.520 0.560C0.500 0.860 0.300 1.040 0.080 1.020L0 0.980L-0.080 1.020C-0.320 1.040 -0.520 0.840 -0.520 0.540C-0.520 0.220 -0.340 -0.020 -0.060 -0.040Z'
  path(k, c, husk)
  path(
    k,
    dark,
    'M-0.300 0.080C-0.420 0.460 -0.300 0.780 0.020 0.920L0 0.980L-0.080 1.020C-0.320 1.040 -0.520 0.840 -0.520 0.540C-0.520 0.340 -0.440 0.180 -0.300 0.080Z',
  )
  path(
    k,
    lit,
    'M0.100 0C0.360 0.060 0.540 0.280 0.520 0.560C0.500 0.720 0.440 0.840 0.360 0.920C0.440 0.600 0.360 0.240 0.100 0Z',
  )
  stroke(k, dark, 0.05, 'M0 0.960C0.060 0.800 0.080 0.660 0.050 0.520')
  // The dry cup it hangs from.
  path(k, '#6c7440', 'M-0.260 0.060Q0 -0.220 0.240 0.050Q0 0.180 -0.260 0.060Z')
  k.restore()
}

/** The black parrot: brown-grey, hooked pale bill, long tail; it looks left and down, 5 high, its feet at 0. */
export function parrot(k, c, lit) {
  // Tail behind the stalk, then body and head in one line of the back.
  path(k, c, 'M0.300 -0.600L1.500 3.200L2.100 3.400L2.500 2.900L1.700 -0.600Z')
  path(
    k,
    c,
    'M-1.300 -4.500C-1.200 -5.300 -0.400 -5.700 0.400 -5.500C1.200 -5.300 1.500 -4.600 1.700 -3.900C2.200 -2.700 2.300 -1.200 1.900 0.100C1.300 0.700 0.300 0.600 -0.200 0C-1 -0.900 -1.200 -2.200 -0.800 -3.200C-1.100 -3.500 -1.400 -4 -1.300 -4.500Z',
  )
  // The folded wing, its long edge in the light from behind.
  path(
    k,
    '#5c5054',
    'M0.500 -3.600C1.400 -3.400 1.900 -2.200 1.900 -1C1.900 -0.200 1.900 0.600 2.100 1.600C1.300 0.900 0.700 0 0.400 -1.200C0.200 -2.200 0.200 -3 0.500 -3.600Z',
  )
  path(
    k,
    lit,
    'M0.400 -5.500C1.200 -5.300 1.500 -4.600 1.700 -3.900C2.200 -2.700 2.300 -1.200 1.900 0.100L2.450 2.900L2.100 1.600C1.900 0.600 1.950 -0.600 1.900 -1.400C1.900 -2.600 1.500 -3.800 1.200 -4.500C1 -4.900 0.800 -5.300 0.400 -5.500Z',
  )
  path(
    k,
    '#b8a894',
    'M-1.250 -4.800C-1.800 -4.800 -2.100 -4.300 -1.900 -3.500C-1.700 -3.800 -1.400 -3.900 -1 -3.900Z',
  )
  path(k, '#f4f0d0', 'M-0.800 -4.700a0.220 0.220 0 1 0 0.440 0a0.220 0.220 0 1 0 -0.440 0Z')
  path(k, '#1c1820', 'M-0.700 -4.700a0.110 0.110 0 1 0 0.220 0a0.110 0.110 0 1 0 -0.220 0Z')
  path(k, '#8c8078', 'M-0.100 0L0.200 0.700L0.500 0.100L0.900 0.800L1.100 0.100Z')
}

/** A dead leaf that has come down: the same fan, flat on the ground. */
export function fallen(k, x, y, R, dir, seed) {
  stroke(
    k,
    '#7c5c48',
    R * 0.05,
    `M${x} ${y}q${-Math.cos(dir) * R * 0.4} ${R * 0.02} ${-Math.cos(dir) * R * 0.9} ${R * 0.06}`,
  )
  k.save()
  k.translate(x, y)
  k.scale(1, 0.3)
  fan(k, 0, 0, R, dir, ['#d0a878', '#a87c5c', '#84604c'], { seed, hang: 0.02, open: 1.3 })
  k.restore()
}
