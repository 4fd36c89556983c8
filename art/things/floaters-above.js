// Swimmers with mask and snorkel on the surface, seen from straight above.
import { path, points, stroke } from '../core/field.js'
import { soft } from './curves.js'

/** How the arms lie: both along the body; one ahead; a camera held out. Near (light) arm first. */
const ARMS = [
  [
    '0.440 -0.200 0.300 -0.300 0.080 -0.300 -0.040 -0.250 -0.040 -0.200 0.080 -0.235 0.280 -0.215 0.420 -0.110',
    '0.440 0.200 0.320 0.290 0.160 0.330 0.060 0.420 0.020 0.380 0.110 0.270 0.280 0.215 0.420 0.110',
  ],
  [
    '0.420 -0.210 0.620 -0.270 0.800 -0.270 1.020 -0.210 1.030 -0.160 0.800 -0.200 0.620 -0.190 0.460 -0.100',
    '0.440 0.200 0.300 0.300 0.080 0.300 -0.040 0.250 -0.040 0.200 0.080 0.235 0.280 0.215 0.420 0.110',
  ],
  [
    '0.420 -0.210 0.600 -0.300 0.780 -0.300 0.980 -0.110 0.960 -0.060 0.760 -0.220 0.610 -0.210 0.460 -0.100',
    '0.420 0.210 0.600 0.280 0.780 0.270 0.980 0.060 0.960 0.010 0.750 0.190 0.610 0.200 0.460 0.100',
  ],
]

/** One who lies on the surface, face down, head to the right; a metre is one unit, the waist at 0, the light from above in the picture. */
export function snorkeller(k, { vest, skin, fins, suit, hair, kick, reach, long }) {
  // Legs from the hip in one line, the fin longer than the foot; they beat against each other.
  for (const [m, tone, blade] of [
    [1, skin[1], fins[1]],
    [-1, skin[0], fins[0]],
  ]) {
    const y = (t) => m * (0.09 + 0.03 * t) + m * kick * t * t
    soft(
      k,
      blade,
      [
        [-0.86, y(0.9) - 0.05],
        [-1.1, y(1.15) - 0.1],
        [-1.44, y(1.4) - 0.13],
        [-1.5, y(1.42) + 0.01],
        [-1.42, y(1.4) + 0.12],
        [-1.1, y(1.15) + 0.09],
        [-0.86, y(0.9) + 0.05],
      ],
      0.8,
    )
    soft(
      k,
      tone,
      [
        [-0.1, y(0) - 0.09],
        [-0.46, y(0.45) - 0.075],
        [-0.72, y(0.7) - 0.066],
        [-0.96, y(0.96) - 0.04],
        [-0.98, y(0.98) + 0.035],
        [-0.72, y(0.7) + 0.05],
        [-0.46, y(0.45) + 0.07],
        [-0.1, y(0) + 0.08],
      ],
      0.9,
    )
  }
  soft(k, skin[1], points(ARMS[reach][1]), 0.9)
  soft(k, skin[0], points(ARMS[reach][0]), 0.9)
  if (reach === 2) path(k, '#26305c', 'M0.920 -0.130H1.060V0.070H0.920Z')
  soft(
    k,
    suit,
    points(
      '0.100 -0.170 -0.080 -0.190 -0.260 -0.190 -0.330 -0.100 -0.250 0 -0.330 0.110 -0.260 0.190 -0.080 0.190 0.100 0.160',
    ),
    0.8,
  )
  soft(
    k,
    vest[1],
    points(
      '0.020 -0.170 0.240 -0.180 0.420 -0.240 0.530 -0.160 0.560 0 0.530 0.160 0.420 0.240 0.240 0.180 0.020 0.170 -0.020 0',
    ),
    0.8,
  )
  soft(
    k,
    vest[0],
    points(
      '0.020 -0.170 0.240 -0.180 0.420 -0.240 0.530 -0.160 0.560 0 0.400 0.050 0.200 0.040 -0.010 0.020',
    ),
    0.8,
  )
  soft(k, skin[1], points('0.500 -0.060 0.640 -0.050 0.640 0.060 0.500 0.070'), 0.6)
  if (long)
    soft(
      k,
      hair,
      points(
        '0.720 -0.100 0.560 -0.120 0.380 -0.060 0.200 0.020 0.360 0.080 0.560 0.120 0.720 0.100',
      ),
      0.9,
    )
  soft(k, hair, points('0.580 -0.020 0.640 -0.130 0.760 -0.130 0.830 0 0.760 0.130 0.640 0.120'), 1)
  // The strap of the mask, the snorkel beside the head.
  stroke(k, '#183058', 0.045, 'M0.690 -0.130Q0.720 0 0.690 0.130')
  stroke(k, fins[0], 0.05, 'M0.830 -0.080Q0.760 -0.190 0.580 -0.200')
}
