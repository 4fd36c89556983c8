// People in warm water up to the chest, in woollen hats; the surface at 0, one unit is a metre.
import { path, stroke } from '../core/field.js'

/** The figure itself, or what the water shows of it upside down. */
const once = (k, mirror, draw) => {
  if (mirror) k.scale(1, -0.9)
  draw()
}
const ring = (k, wide) =>
  stroke(
    k,
    'rgba(236,250,246,.8)',
    0.028,
    `M${-wide} 0.030Q${-wide * 0.5} 0.090 0 0.095Q${wide * 0.5} 0.090 ${wide} 0.030M${-wide * 1.4} 0.120Q0 0.240 ${wide * 1.3} 0.120`,
  )

function hat(k, [light, shade], bobble) {
  path(k, light, 'M-0.135 -0.590C-0.150 -0.790 0.150 -0.790 0.135 -0.590Z')
  path(
    k,
    shade,
    'M0.020 -0.740C0.100 -0.740 0.140 -0.680 0.135 -0.590H0.040Q0.080 -0.680 0.020 -0.740Z',
  )
  path(k, bobble ?? shade, 'M-0.145 -0.640Q0 -0.610 0.145 -0.640V-0.560Q0 -0.530 -0.145 -0.560Z')
  if (bobble)
    path(k, bobble, 'M-0.055 -0.790a0.055 0.055 0 1 0 0.110 0a0.055 0.055 0 1 0 -0.110 0Z')
}

/** From behind, at the edge: arms laid on it, one may point out over the sea. */
export function atEdge(k, { skin, wool, bobble, suit, hair, point, near }, mirror) {
  const body = () => {
    if (point) {
      stroke(k, skin[1], 0.085, 'M0.190 -0.310L0.420 -0.480')
      stroke(k, skin[1], 0.065, 'M0.420 -0.480L0.660 -0.640L0.730 -0.660')
    } else stroke(k, skin[1], 0.09, `M0.190 -0.300L0.420 -0.220L${near ? 0.36 : 0.5} -0.290`)
    stroke(k, skin[0], 0.09, 'M-0.190 -0.300L-0.420 -0.210L-0.340 -0.300')
    path(
      k,
      skin[1],
      'M-0.210 0L-0.240 -0.290Q-0.210 -0.390 -0.080 -0.410H0.080Q0.210 -0.390 0.240 -0.290L0.210 0Z',
    )
    path(k, skin[0], 'M0.030 0V-0.410H-0.080Q-0.210 -0.390 -0.240 -0.290L-0.210 0Z')
    if (suit)
      path(
        k,
        suit,
        'M-0.215 0L-0.228 -0.100Q0 -0.020 0.228 -0.100L0.215 0ZM-0.160 -0.080L-0.125 -0.400H-0.085L-0.115 -0.070ZM0.160 -0.080L0.125 -0.400H0.085L0.115 -0.070Z',
      )
    path(k, skin[1], 'M-0.060 -0.380H0.060V-0.500H-0.060Z')
    path(
      k,
      hair,
      'M-0.130 -0.580H0.130C0.135 -0.480 0.070 -0.430 0 -0.430C-0.070 -0.430 -0.135 -0.480 -0.130 -0.580Z',
    )
    hat(k, wool, bobble)
  }
  once(k, mirror, body)
  if (!mirror) ring(k, 0.42)
}

/** From the side, looking right: a face, an arm out of the water with what it holds; `mask` is the white of the salt rub on cheek and shoulder. */
export function beside(k, { skin, wool, bobble, suit, mask, hold, low = 0 }, mirror) {
  const body = () => {
    k.save()
    k.translate(0, low)
    path(
      k,
      skin[1],
      `M-0.180 ${-low}L-0.210 -0.250Q-0.200 -0.380 -0.060 -0.410L0.060 -0.400Q0.170 -0.340 0.190 -0.240L0.200 ${-low}Z`,
    )
    path(
      k,
      skin[0],
      `M-0.180 ${-low}L-0.210 -0.250Q-0.200 -0.380 -0.060 -0.410L0 -0.400Q0.040 -0.200 0.020 ${-low}Z`,
    )
    if (suit) path(k, suit, `M-0.190 ${-low}L-0.200 -0.120Q0 -0.060 0.195 -0.140L0.200 ${-low}Z`)
    if (mask)
      path(
        k,
        mask,
        'M-0.190 -0.320Q-0.140 -0.390 -0.060 -0.410L0 -0.400Q0.010 -0.300 -0.070 -0.260Q-0.160 -0.240 -0.190 -0.320Z',
      )
    path(k, skin[1], 'M-0.060 -0.380L0.070 -0.370L0.060 -0.500H-0.060Z')
    path(
      k,
      skin[0],
      'M-0.120 -0.600L-0.110 -0.500Q-0.060 -0.420 0.040 -0.425Q0.110 -0.430 0.120 -0.490L0.165 -0.520L0.130 -0.600Z',
    )
    if (mask)
      path(k, mask, 'M0 -0.585H0.130L0.160 -0.525L0.115 -0.500L0.110 -0.450Q0.050 -0.425 0 -0.470Z')
    path(k, '#3a2c44', 'M0.080 -0.560a0.016 0.018 0 1 0 0.032 0a0.016 0.018 0 1 0 -0.032 0Z')
    hat(k, wool, bobble)
    stroke(k, skin[0], 0.085, `M-0.020 -0.300L0.180 ${-0.12 - low * 0.3}`)
    stroke(k, skin[0], 0.065, `M0.180 ${-0.12 - low * 0.3}L0.340 -0.300`)
    if (hold) {
      path(k, hold, 'M0.300 -0.300L0.310 -0.440H0.400L0.390 -0.300Z')
      path(k, '#fff4dc', 'M0.310 -0.440H0.400V-0.410H0.312Z')
    }
    k.restore()
  }
  once(k, mirror, body)
  if (!mirror) ring(k, 0.4)
}

/** A seal looks in from the sea: a round head, whiskers, wet light on the crown. Half a metre. */
export function seal(k) {
  path(
    k,
    '#2c3a58',
    'M-0.260 0C-0.280 -0.240 -0.180 -0.420 0 -0.420C0.180 -0.420 0.280 -0.240 0.260 0Z',
  )
  path(
    k,
    '#4f6284',
    'M-0.180 -0.240C-0.150 -0.360 -0.080 -0.400 0 -0.400C0.060 -0.400 0.040 -0.330 -0.020 -0.300Q-0.120 -0.280 -0.180 -0.240Z',
  )
  path(
    k,
    '#6c7f9c',
    'M-0.110 -0.090C-0.120 -0.170 0.120 -0.170 0.110 -0.090C0.090 -0.030 -0.090 -0.030 -0.110 -0.090Z',
  )
  path(
    k,
    '#141a30',
    'M-0.040 -0.150H0.040L0 -0.110ZM-0.140 -0.210a0.030 0.034 0 1 0 0.060 0a0.030 0.034 0 1 0 -0.060 0ZM0.080 -0.210a0.030 0.034 0 1 0 0.060 0a0.030 0.034 0 1 0 -0.060 0Z',
  )
  path(k, 'rgba(206,220,228,.8)', 'M-0.460 0.020Q0 -0.060 0.460 0.020Q0 0.080 -0.460 0.020Z')
}
