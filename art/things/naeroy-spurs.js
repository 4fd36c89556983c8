// The Nærøyfjord's spurs of rock, one behind the other: plain walls with few deep cuts, fans of wood at their feet, a farm on a ledge.
import { fill, path, points, rough, stroke } from '../core/field.js'

/** Keeps what is drawn inside an outline. */
function within(k, outline, draw) {
  k.save()
  k.beginPath()
  for (const [x, y] of outline) k.lineTo(x, y)
  k.clip()
  draw()
  k.restore()
}

/** A facet along a line 'x y width …': straight on its outer edge, stepped on the side where it widens. */
function facet(k, colour, text, seed) {
  const line = points(text, 3)
  const edge = line.map(([x, y]) => [x, y])
  const back = line.map(([x, y, w], i) => [x + w, y + (i % 2 ? 1 : -0.6)]).reverse()
  fill(k, colour, [...rough(edge, 0.28, seed), ...rough(back, 0.28, seed + 7)])
}

/**
 * A spur: crest from its outer end down to the water; facets [colour, line]; fans: wood at its foot as
 * [colour, its outline]; fall(k): water that comes down behind the wood.
 */
export function spur(k, { crest, foot, body, facets = [], fans = [], fall, seed = 1 }) {
  const line = rough(points(crest), 0.5, seed)
  const outline = [...line, [line.at(-1)[0], foot], [line[0][0], foot]]
  fill(k, body, outline)
  within(k, outline, () => {
    facets.forEach(([colour, text], i) => {
      facet(k, colour, text, seed + i * 3)
    })
    fall?.(k)
    for (const [colour, text] of fans) path(k, colour, text)
  })
}

/** A fall: a thin white ribbon 'x y width …' that widens on each ledge; the wood hides its foot. */
export function ribbon(k, [white, shade], text) {
  const line = points(text, 3)
  fill(k, white, [
    ...line.map(([x, y, w]) => [x - w / 2, y]),
    ...line.map(([x, y, w]) => [x + w / 2, y]).reverse(),
  ])
  fill(k, shade, [
    ...line.map(([x, y, w]) => [x + w * 0.12, y]),
    ...line.map(([x, y, w]) => [x + w / 2, y]).reverse(),
  ])
}

/** The farm on its terrace: a meadow that ends in the air on the right, a red house, a barn. The terrace's middle at 0, 10 wide. */
export function ledgeFarm(k) {
  path(
    k,
    '#6c8c48',
    'M-6.400 -1.400L-3 -0.800L2 -0.500L5.600 0L5 1.300L3 0.700L0.500 1.500L-1.600 0.700L-4.400 1L-6.800 0Z',
  )
  path(
    k,
    '#b8c858',
    'M-6.400 -1.400L-3 -1L2 -0.600L5.600 0L1.500 0.300L-3.600 -0.200L-6.600 -0.700Z',
  )
  path(k, '#4c6c48', 'M-0.600 -0.500L-3.400 -0.700L-2.600 -0.150L0.800 -0.100Z')
  path(k, '#d4483c', 'M-0.900 -0.450V-2.050L0.150 -3L1.200 -2.050V-0.300Z')
  path(k, '#8c3040', 'M-2.700 -0.550V-2.050H-0.900V-0.450Z')
  path(k, '#4c4c5c', 'M-3 -2L-2 -3.150H0.150L-1 -1.950Z')
  path(k, '#fff0d4', 'M-0.150 -0.900H0.450V-1.600H-0.150Z')
  path(k, '#f0e4cc', 'M3.100 -0.200V-1.200L3.750 -1.800L4.400 -1.200V-0.100Z')
  path(k, '#a89c94', 'M2.100 -0.300V-1.150H3.100V-0.200Z')
  path(k, '#54505c', 'M1.900 -1.100L2.500 -1.800H3.750L3.050 -1.050Z')
}

/** Spruces in loose groups on a slope: 'x y height …', each of its own width, the lit side on the right. */
export function spruces(k, [dark, lit], text) {
  for (const [x, y, h] of points(text, 3)) {
    const w = h * (0.2 + ((x * 7.3) % 1) * 0.1)
    path(
      k,
      dark,
      `M${x} ${y - h}C${x - w * 0.25} ${y - h * 0.6} ${x - w * 0.6} ${y - h * 0.3} ${x - w} ${y}H${x + w}C${x + w * 0.6} ${y - h * 0.3} ${x + w * 0.25} ${y - h * 0.6} ${x} ${y - h}Z`,
    )
    path(
      k,
      lit,
      `M${x} ${y - h}C${x + w * 0.25} ${y - h * 0.6} ${x + w * 0.6} ${y - h * 0.3} ${x + w} ${y}H${x + w * 0.3}Z`,
    )
  }
}

/** A sea kayak with its paddler, going right; one unit is a metre, waterline at 0. tones: [hull, hull shade, vest, vest shade, cap] */
export function seaKayak(k, [hull, hullShade, vest, vestShade, cap]) {
  stroke(k, '#20304c', 0.05, 'M-0.800 0.060L0.560 -0.960')
  path(
    k,
    hullShade,
    'M-0.780 -0.020L-0.660 0.100C-0.760 0.260 -0.980 0.300 -1.060 0.180C-1.040 0.060 -0.920 -0.060 -0.780 -0.020Z',
  )
  path(
    k,
    hull,
    'M-2.500 -0.420C-1.700 -0.240 1.700 -0.240 2.600 -0.460C2.300 -0.100 1.800 0.050 1.200 0.060H-1.300C-1.900 0.050 -2.300 -0.120 -2.500 -0.420Z',
  )
  path(
    k,
    hullShade,
    'M-2.400 -0.240C-1.500 -0.060 1.600 -0.060 2.440 -0.280C2.200 -0.080 1.700 0.050 1.200 0.060H-1.300C-1.800 0.050 -2.200 -0.060 -2.400 -0.240Z',
  )
  path(
    k,
    '#2c2c40',
    'M-0.820 -0.290C-0.500 -0.360 0.300 -0.360 0.560 -0.290C0.300 -0.240 -0.500 -0.240 -0.820 -0.290Z',
  )
  path(k, '#1c3048', 'M-0.300 -0.320C-0.100 -0.460 0.240 -0.460 0.440 -0.310L0.300 -0.260H-0.300Z')
  path(
    k,
    vest,
    'M-0.520 -0.300C-0.580 -0.560 -0.500 -0.860 -0.280 -0.900C-0.080 -0.900 0 -0.760 -0.020 -0.560L-0.060 -0.300Z',
  )
  path(
    k,
    vestShade,
    'M-0.520 -0.300C-0.580 -0.560 -0.500 -0.860 -0.280 -0.900C-0.360 -0.700 -0.340 -0.480 -0.280 -0.300Z',
  )
  path(
    k,
    '#e0a47c',
    'M-0.260 -0.880L-0.240 -0.980C-0.340 -1.060 -0.320 -1.240 -0.160 -1.250C0 -1.240 0.040 -1.120 0.010 -1.020C-0.020 -0.960 -0.080 -0.940 -0.120 -0.940L-0.110 -0.880Z',
  )
  path(
    k,
    cap,
    'M-0.350 -1.080C-0.360 -1.240 -0.280 -1.340 -0.150 -1.340C-0.030 -1.340 0.040 -1.260 0.040 -1.150C-0.080 -1.160 -0.180 -1.140 -0.240 -1.020C-0.300 -1 -0.340 -1.020 -0.350 -1.080Z',
  )
  stroke(k, vestShade, 0.1, 'M-0.350 -0.800L-0.480 -0.500L-0.330 -0.300')
  stroke(k, vest, 0.1, 'M-0.170 -0.780L0.080 -0.540L0.300 -0.760')
  path(
    k,
    hull,
    'M0.520 -0.860L0.440 -0.980C0.540 -1.160 0.740 -1.240 0.840 -1.160C0.840 -1.020 0.680 -0.860 0.520 -0.860Z',
  )
}
