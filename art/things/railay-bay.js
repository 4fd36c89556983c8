import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { leafMass } from '../nature/leaf-mass.js'

// Limestone, a longtail and those who wade ashore at Railay; the sun stands high on the left.

/**
 * A tower of limestone inside a drawn outline: lit flank, shaded flank, streaks that the rain has drawn,
 * stone that hangs from its ledges, the notch that the sea has cut at its foot (at y = sea).
 */
export function karst(k, { outline, box: [x0, y0, x1], sea, lit, shade, ledges, tones, seed }) {
  const [bright, mid, dark, deep, rust] = tones
  const r = random(seed)
  k.save()
  k.clip(new Path2D(outline))
  k.fillStyle = mid
  k.fillRect(x0 - 4, y0 - 6, x1 - x0 + 8, sea - y0 + 8)
  path(k, bright, lit)
  path(k, dark, shade)
  // Streaks run straight down, fade out at both ends, and crowd together.
  for (let i = 0; i < (x1 - x0) * 1.5; i++) {
    const x = x0 + r() ** 0.9 * (x1 - x0)
    const y = y0 + r() * (sea - y0) * 0.75
    const [long, half] = [(sea - y0) * (0.06 + r() * 0.22), 0.14 + r() * 0.34]
    const t = (x - x0) / (x1 - x0)
    const tone = t > 0.62 ? (r() < 0.6 ? deep : mid) : r() < 0.34 ? rust : r() < 0.5 ? dark : bright
    path(
      k,
      tone,
      `M${x} ${y}C${x + half} ${y + long * 0.2} ${x + half * 0.8} ${y + long * 0.7} ${x + half * 0.2} ${y + long}C${x - half} ${y + long * 0.7} ${x - half * 0.9} ${y + long * 0.3} ${x} ${y}Z`,
    )
  }
  // Ledges: shade under each, stone hanging from it like wax.
  for (const [x, y, wide] of ledges) {
    let d = `M${x} ${y}`
    for (let u = 0; u < wide; ) {
      const step = 0.7 + r() * 1.3
      const drop = (0.8 + r() * 3.4) * Math.sin(Math.PI * Math.min(0.95, Math.max(0.1, u / wide)))
      d += `L${x + u + step * 0.4} ${y + 0.6 + drop}L${x + u + step} ${y + 0.7}`
      u += step
    }
    path(k, deep, `${d}L${x + wide} ${y - 0.3}Q${x + wide * 0.5} ${y - 0.1} ${x} ${y}Z`)
  }
  path(
    k,
    deep,
    `M${x0 - 4} ${sea + 2}V${sea - 1.5}Q${(x0 + x1) / 2} ${sea - 3.2} ${x1 + 4} ${sea - 1.3}V${sea + 2}Z`,
  )
  k.restore()
}

/** Wood on the head of a tower: a mass that hangs over its edge, lit on the left. */
export function crown(k, { box, inside, size, tones, seed }) {
  const [x0, y0, x1, y1] = box
  leafMass(k, {
    box,
    inside,
    light: (x, y) => 1.05 - ((x - x0) / (x1 - x0)) * 0.62 - ((y - y0) / (y1 - y0)) * 0.5,
    size,
    tones,
    seed,
  })
}

const WOODEN = ['#e8824c', '#c4552f', '#8c3038', '#5c2030']

/** A longtail in metres, afloat at y = 0, its prow to the right: 13 metres long. */
export function longtail(k) {
  // The engine on its pivot, the long shaft into the water.
  stroke(k, '#3c3448', 0.1, 'M-5.100 -1.150L-8.800 0.150')
  path(k, '#4c4458', 'M-5.700 -1.500L-4.800 -1.700L-4.500 -1.150L-5.400 -0.950Z')
  path(k, '#8c8498', 'M-5.700 -1.500L-4.800 -1.700L-4.700 -1.520L-5.620 -1.320Z')
  // Inside, beyond the near side.
  path(
    k,
    WOODEN[3],
    'M-5.600 -0.780C-3 -0.980 1 -1 3.400 -1.120C4.800 -1.220 5.800 -1.800 6.420 -3.100L5.400 -1.300L4 -0.850L0 -0.550L-5.600 -0.720Z',
  )
  path(
    k,
    WOODEN[0],
    'M-5.600 -0.800C-3 -1.020 1 -1.040 3.400 -1.160C4.800 -1.260 5.700 -1.840 6.380 -3.160L6.300 -3.180C5.600 -1.960 4.700 -1.360 3.400 -1.260C1 -1.140 -3 -1.120 -5.600 -0.900Z',
  )
}

/** Its near side, over those who sit in it. */
export function longtailSide(k) {
  path(
    k,
    WOODEN[1],
    'M-5.640 -0.780C-3.600 -0.600 -1 -0.540 1 -0.600C3 -0.680 4.600 -0.900 5.400 -1.500C6 -2 6.360 -2.800 6.560 -3.700L6.920 -3.620C6.860 -2.600 6.500 -1.500 5.900 -0.700C5.700 -0.400 5.400 -0.120 5.100 0.080H-5.260C-5.500 -0.160 -5.620 -0.440 -5.640 -0.780Z',
  )
  path(
    k,
    WOODEN[0],
    'M-5.640 -0.780C-3.600 -0.600 -1 -0.540 1 -0.600C3 -0.680 4.600 -0.900 5.400 -1.500C6 -2 6.360 -2.800 6.560 -3.700L6.660 -3.680C6.520 -2.760 6.140 -1.860 5.520 -1.300C4.700 -0.700 3 -0.480 1 -0.400C-1 -0.340 -3.600 -0.400 -5.630 -0.580Z',
  )
  path(
    k,
    WOODEN[2],
    'M-5.560 -0.300C-3.600 -0.160 -1 -0.140 1.400 -0.180C3.400 -0.220 4.900 -0.360 5.760 -0.520C5.600 -0.280 5.400 -0.120 5.100 0.080H-5.260C-5.400 -0.060 -5.500 -0.160 -5.560 -0.300Z',
  )
  path(
    k,
    WOODEN[3],
    'M6.760 -3.650L6.920 -3.620C6.860 -2.600 6.500 -1.500 5.900 -0.700C5.700 -0.400 5.400 -0.120 5.100 0.080H4.700C5.900 -0.900 6.500 -2 6.760 -3.650Z',
  )
  stroke(
    k,
    '#fff0d0',
    0.05,
    'M-5.600 -0.420C-3.600 -0.260 -1 -0.240 1.200 -0.280C3.200 -0.320 4.600 -0.500 5.500 -0.900',
  )
  for (const x of [-4, -2.3, -0.6, 1.1, 2.8]) stroke(k, WOODEN[2], 0.04, `M${x} -0.500V-0.180`)
}

/** The awning on its posts, striped along its edge. */
export function awning(k) {
  for (const x of [-3.9, -1.7, 0.5, 2.4]) stroke(k, '#6c3c38', 0.08, `M${x} -0.600V-2.120`)
  path(k, '#f4e8d0', 'M-4.400 -2.150C-2.400 -2.480 1.200 -2.480 2.900 -2.200L3 -2.020H-4.400Z')
  path(k, '#b8c4cc', 'M-4.400 -2.080H3V-1.900H-4.400Z')
  for (let i = 0; i < 8; i++)
    path(
      k,
      i % 2 ? '#f8f0e0' : '#2c84a8',
      `M${-4.4 + i * 0.925} -2.060h0.925v0.240q-0.460 0.120 -0.925 0Z`,
    )
}

/** Sashes and a garland round the prow, their ends in the light wind. */
export function sashes(k) {
  for (const [y, c, dim, end] of [
    [
      -3.05,
      '#f4487c',
      '#b82c64',
      'C6 -2.900 5.700 -2.500 5.300 -2.350C5.500 -2.100 5.450 -1.900 5.350 -1.650C5.800 -1.800 6.150 -2.300 6.500 -2.700Z',
    ],
    [
      -2.75,
      '#ffc83c',
      '#d89024',
      'C6.900 -2.300 7.250 -2.200 7.450 -1.800C7.350 -1.500 7.450 -1.250 7.600 -1C7.100 -1.100 6.850 -1.700 6.450 -2.300Z',
    ],
    [
      -2.45,
      '#28b088',
      '#14706c',
      'C6.300 -2 6.250 -1.500 6 -1.150C6.150 -0.900 6.100 -0.700 6.050 -0.450C6.400 -0.750 6.600 -1.400 6.620 -2Z',
    ],
  ]) {
    const x = 6.55 + (y + 3.05) * -0.24
    path(k, dim, `M${x} ${y}${end}`)
    path(
      k,
      c,
      `M${x - 0.22} ${y - 0.1}Q${x + 0.1} ${y + 0.1} ${x + 0.36} ${y - 0.12}L${x + 0.3} ${y + 0.2}Q${x + 0.05} ${y + 0.4} ${x - 0.28} ${y + 0.18}Z`,
    )
  }
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    path(
      k,
      i === 4 ? '#ff8c3c' : '#fffaf0',
      `M${6.44 + t * 0.44} ${-3.3 + Math.sin(t * Math.PI) * 0.42}a0.075 0.075 0 1 0 0.010 0Z`,
    )
  }
}

/** The boatman at the stern, one hand on the tiller; feet at 0, in metres, looking to the right. */
export function boatman(k) {
  path(
    k,
    '#2c3c6c',
    'M-0.160 -0.840L-0.140 -0.400L-0.180 0H-0.040L0.020 -0.400L0.060 -0.700L0.100 -0.400L0.080 0H0.220L0.240 -0.420L0.180 -0.840Z',
  )
  path(
    k,
    '#f0a43c',
    'M-0.180 -0.780L-0.220 -1.200C-0.200 -1.380 -0.100 -1.450 0.020 -1.460C0.140 -1.440 0.220 -1.360 0.220 -1.220L0.200 -0.780Z',
  )
  path(
    k,
    '#ffc868',
    'M-0.180 -0.780L-0.220 -1.200C-0.200 -1.380 -0.100 -1.450 0.020 -1.460C-0.060 -1.300 -0.080 -1 -0.060 -0.780Z',
  )
  stroke(k, '#9c6044', 0.1, 'M-0.160 -1.300L-0.280 -1.050L-0.100 -0.860')
  path(
    k,
    '#8c5440',
    'M0.030 -1.720C0.140 -1.720 0.180 -1.640 0.170 -1.580L0.200 -1.530L0.160 -1.510C0.160 -1.440 0.120 -1.420 0.060 -1.420L0.040 -1.380L-0.060 -1.400L-0.060 -1.500C-0.100 -1.560 -0.080 -1.700 0.030 -1.720Z',
  )
  path(k, '#e8e0c8', 'M-0.300 -1.620C-0.140 -1.660 0.200 -1.660 0.340 -1.600L0.040 -1.860Z')
}

/** A guest on the bench under the awning, seen from the side to the right: seat at 0. */
export function seated(k, [coat, lit, hair, skin], hat) {
  path(
    k,
    coat,
    'M-0.220 0L-0.240 -0.400C-0.220 -0.560 -0.120 -0.620 0 -0.620C0.120 -0.600 0.180 -0.520 0.180 -0.400L0.160 0Z',
  )
  path(
    k,
    lit,
    'M-0.220 0L-0.240 -0.400C-0.220 -0.560 -0.120 -0.620 0 -0.620C-0.080 -0.440 -0.100 -0.200 -0.080 0Z',
  )
  path(
    k,
    skin,
    'M0.020 -0.880C0.120 -0.870 0.150 -0.800 0.140 -0.760L0.180 -0.700L0.130 -0.680C0.130 -0.620 0.100 -0.590 0.040 -0.590H-0.060V-0.660C-0.120 -0.740 -0.080 -0.880 0.020 -0.880Z',
  )
  path(
    k,
    hair,
    'M0.060 -0.900C-0.080 -0.960 -0.180 -0.840 -0.140 -0.660L-0.080 -0.580L-0.040 -0.720L0.060 -0.820Z',
  )
  if (hat)
    path(
      k,
      hat,
      'M-0.260 -0.780C-0.140 -0.840 0.160 -0.840 0.280 -0.780C0.180 -0.800 0.140 -1 0.020 -1C-0.100 -1 -0.140 -0.820 -0.260 -0.780Z',
    )
}

/** A woman who wades ashore with her bag on her head; the water stands at 0. Looks to the right. */
export function wadingBag(k) {
  path(
    k,
    '#a8684c',
    'M-0.160 -0.500L-0.140 0H0L0.020 -0.400L0.100 -0.300L0.180 0H0.320L0.220 -0.400L0.160 -0.560Z',
  )
  path(
    k,
    '#e0506c',
    'M-0.180 -0.380L-0.200 -0.800L-0.140 -1.080C-0.080 -1.160 0.080 -1.170 0.140 -1.080L0.180 -0.800L0.280 -0.380Z',
  )
  path(
    k,
    '#ff8c94',
    'M-0.180 -0.380L-0.200 -0.800L-0.140 -1.080C-0.100 -1.120 -0.050 -1.150 0.010 -1.150C-0.060 -0.900 -0.060 -0.600 -0.020 -0.380Z',
  )
  stroke(k, '#a8684c', 0.085, 'M0.100 -1.050L0.320 -1.240L0.200 -1.500')
  path(
    k,
    '#b8785c',
    'M0.010 -1.440C0.100 -1.440 0.140 -1.370 0.130 -1.310L0.170 -1.260L0.120 -1.240C0.120 -1.180 0.080 -1.160 0.040 -1.160L0.020 -1.100H-0.060V-1.220C-0.120 -1.300 -0.080 -1.440 0.010 -1.440Z',
  )
  path(
    k,
    '#3c2434',
    'M0.060 -1.460C-0.080 -1.500 -0.160 -1.380 -0.140 -1.240L-0.200 -1L-0.100 -0.960L-0.060 -1.240L0.060 -1.380Z',
  )
  path(
    k,
    '#2c84a8',
    'M-0.260 -1.480C-0.280 -1.720 -0.120 -1.800 0.060 -1.790C0.260 -1.780 0.340 -1.640 0.320 -1.480Z',
  )
  path(
    k,
    '#6cb8d0',
    'M-0.260 -1.480C-0.280 -1.720 -0.120 -1.800 0.060 -1.790C-0.040 -1.740 -0.100 -1.620 -0.080 -1.480Z',
  )
  stroke(k, '#a8684c', 0.08, 'M-0.130 -1.050L-0.340 -1.240L-0.220 -1.480')
}

/** A father who wades with his child on his shoulders. */
export function wadingFather(k) {
  path(
    k,
    '#d89c74',
    'M-0.160 -0.400L-0.160 0H-0.020L0.020 -0.340L0.080 -0.340L0.120 0H0.260L0.200 -0.400Z',
  )
  path(k, '#2c4c84', 'M-0.200 -0.620L-0.210 -0.280H0L0.020 -0.360L0.060 -0.280H0.260L0.210 -0.640Z')
  path(
    k,
    '#f4ecd8',
    'M-0.200 -0.580L-0.240 -1C-0.220 -1.160 -0.100 -1.220 0.020 -1.220C0.140 -1.200 0.220 -1.120 0.220 -1L0.210 -0.580Z',
  )
  path(
    k,
    '#b8b8c4',
    'M0.080 -1.210C0.160 -1.190 0.220 -1.120 0.220 -1L0.210 -0.580H0.060L0.100 -0.900Z',
  )
  // The child, its legs over his chest, his hands on its ankles.
  path(
    k,
    '#ffc83c',
    'M-0.130 -1.420L-0.140 -1.700C-0.120 -1.800 0 -1.840 0.060 -1.780C0.120 -1.700 0.130 -1.560 0.120 -1.420Z',
  )
  stroke(k, '#c88c68', 0.07, 'M0.080 -1.440L0.200 -1.300L0.200 -1.060')
  stroke(k, '#e8b48c', 0.09, 'M-0.180 -1.120L0.020 -0.960L0.200 -1.060')
  path(
    k,
    '#e0a47c',
    'M0.040 -1.500C0.120 -1.500 0.160 -1.430 0.150 -1.370L0.190 -1.320L0.140 -1.300C0.140 -1.240 0.100 -1.220 0.060 -1.220H-0.040V-1.300C-0.100 -1.360 -0.060 -1.500 0.040 -1.500Z',
  )
  path(
    k,
    '#6c4030',
    'M0.080 -1.520C-0.060 -1.560 -0.140 -1.440 -0.100 -1.280L-0.040 -1.260L0 -1.400L0.080 -1.440Z',
  )
  stroke(k, '#e0a47c', 0.06, 'M0.040 -1.680L0.260 -1.800L0.400 -2')
  path(
    k,
    '#d89c74',
    'M0.010 -2.050C0.100 -2.050 0.130 -1.980 0.120 -1.930L0.150 -1.890L0.110 -1.870C0.110 -1.820 0.080 -1.800 0.040 -1.800H-0.040C-0.120 -1.880 -0.090 -2.050 0.010 -2.050Z',
  )
  path(
    k,
    '#3c2434',
    'M0.050 -2.070C-0.080 -2.100 -0.140 -2 -0.120 -1.870L-0.060 -1.840L-0.030 -1.960L0.050 -2Z',
  )
}

/** Clear water round what stands in it: a dent of shade, a broken ring. */
export function ripple(k, x, y, q) {
  path(
    k,
    'rgba(12,110,116,.45)',
    `M${x - q * 0.5} ${y}C${x} ${y - q * 0.14} ${x + q * 1.3} ${y - q * 0.1} ${x + q * 1.7} ${y + q * 0.12}C${x + q} ${y + q * 0.3} ${x - q * 0.3} ${y + q * 0.24} ${x - q * 0.5} ${y}Z`,
  )
  stroke(
    k,
    'rgba(244,255,246,.9)',
    q * 0.07,
    `M${x - q * 0.7} ${y + q * 0.02}Q${x - q * 0.4} ${y + q * 0.2} ${x + q * 0.1} ${y + q * 0.18}M${x + q * 0.4} ${y + q * 0.14}Q${x + q * 0.7} ${y + q * 0.1} ${x + q * 0.8} ${y}`,
  )
}
