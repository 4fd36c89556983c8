import { Path2D } from '@napi-rs/canvas'
import { path, stroke } from '../core/field.js'

/** A form with its light side on the left and its shade side on the right of `edge`. */
function lump(k, [light, mid, dark], d, edge, bright = edge - 0.9) {
  const form = new Path2D(d)
  k.fillStyle = mid
  k.fill(form)
  k.save()
  k.clip(form)
  path(k, dark, `M${edge + 0.25} -12H9V1H${edge - 0.2}Z`)
  path(k, light, `M${bright + 0.1} -12H-9V1H${bright - 0.1}Z`)
  k.restore()
}

/** Sleeve and fist from shoulder over elbow to hand. */
function arm(k, [light, mid, dark, deep], side, bent) {
  const s = side
  const to = bent ? [0.72 * s, -4.85] : [1.62 * s, -3.85]
  const elbow = [(bent ? 1.95 : 1.85) * s, -5.45]
  stroke(k, s < 0 ? mid : dark, 0.62, `M${elbow.join(' ')}L${to.join(' ')}`)
  path(
    k,
    s < 0 ? light : mid,
    `M${to[0] - 0.3} ${to[1] - 0.22}Q${to[0]} ${to[1] - 0.5} ${to[0] + 0.3} ${to[1] - 0.2}V${to[1] + 0.3}Q${to[0]} ${to[1] + 0.52} ${to[0] - 0.28} ${to[1] + 0.28}Z`,
  )
  // The fist still closes round a spear that rotted away.
  if (bent) path(k, deep, `M${to[0] - 0.12} ${to[1] - 0.28}h0.240v0.200h-0.240Z`)
  const upper = `M${0.8 * s} -7.700C${1.6 * s} -7.650 ${1.9 * s} -7 ${2.2 * s} -5.750L${elbow[0] + 0.28 * s} -5.050L${elbow[0] - 0.55 * s} -5.100C${1.3 * s} -5.700 ${1.1 * s} -6.400 ${0.8 * s} -6.600Z`
  lump(k, [light, s < 0 ? mid : dark, s < 0 ? dark : deep], upper, s < 0 ? -1.05 : 1.75, -1.75)
  stroke(
    k,
    deep,
    0.1,
    `M${1.25 * s} -6.100L${1.85 * s} -5.850M${1.2 * s} -6.600L${1.75 * s} -6.450`,
  )
}

function faceOf(k, [light, mid, dark, deep], o) {
  const t = o.turn
  const skin = `M${-0.62 + t * 0.4} -8.950C${-0.66 + t} -8.300 ${-0.42 + t} -7.700 ${t} -7.660C${0.42 + t} -7.700 ${0.66 + t} -8.300 ${0.62 + t * 0.4} -8.950C0.600 -9.700 -0.600 -9.700 ${-0.62 + t * 0.4} -8.950Z`
  path(k, dark, 'M-0.760 -8.900h0.260v0.620h-0.180ZM0.760 -8.900h-0.260v0.620h0.180Z')
  lump(k, [light, light, mid], skin, 0.12 + t, -3)
  // Brow, eyes, the shade beside the nose, moustache and mouth.
  stroke(
    k,
    deep,
    0.12,
    `M${-0.42 + t} -8.760Q${-0.27 + t} -8.850 ${-0.1 + t} -8.740M${0.42 + t} -8.760Q${0.27 + t} -8.850 ${0.12 + t} -8.740`,
  )
  stroke(k, dark, 0.13, `M${-0.38 + t} -8.540h0.220M${0.17 + t} -8.540h0.220`)
  path(k, dark, `M${0.02 + t * 1.3} -8.700L${0.2 + t * 1.3} -8.250H${-0.02 + t * 1.3}Z`)
  if (o.beard)
    stroke(
      k,
      deep,
      0.13,
      `M${-0.36 + t} -8.020Q${-0.18 + t} -8.170 ${t} -8.120Q${0.18 + t} -8.170 ${0.36 + t} -8.020`,
    )
  stroke(k, dark, 0.11, `M${-0.15 + t} -7.950h0.320`)
  if (o.beard > 1) path(k, deep, `M${-0.13 + t} -7.800H${0.15 + t}L${t} -7.480Z`)
  if (o.cap) {
    // An officer's cap: a flat lid that leans back, its ribbons tied below the chin.
    stroke(k, deep, 0.1, `M-0.580 -9L-0.300 -7.750M0.580 -9L0.300 -7.750`)
    lump(
      k,
      [mid, dark, deep],
      `M-0.700 -9.050C-0.720 -9.500 -0.500 -10.100 -0.320 -10.300H0.560C0.700 -10 0.760 -9.500 0.700 -9.050Q0 -9.320 -0.700 -9.050Z`,
      0.2,
      -0.45,
    )
    return
  }
  lump(
    k,
    [mid, dark, deep],
    `M-0.700 -8.800C-0.760 -9.900 0.760 -9.900 0.700 -8.800Q${0.45 + t} -9.280 ${t} -9.320Q${-0.45 + t} -9.280 -0.700 -8.800Z`,
    0.1,
    -0.42,
  )
  const b = o.knot
  lump(
    k,
    [mid, dark, deep],
    `M${b - 0.34} -9.400C${b - 0.5} -9.900 ${b - 0.3} -10.400 ${b} -10.400C${b + 0.34} -10.400 ${b + 0.5} -9.900 ${b + 0.34} -9.350Z`,
    b + 0.05,
    b - 0.2,
  )
  stroke(k, deep, 0.1, `M${b - 0.36} -9.500Q${b} -9.700 ${b + 0.36} -9.460`)
}

/**
 * A soldier of clay from the front, ten high. o: { plate: armour or robe, cap, head: 0 when it is lost, turn of the face,
 * knot: where the hair is tied, beard, left, right: arms bent to a fist }; tones: clay, or { vest, robe, legs, skin, hair } when the
 * earth has kept the colours.
 */
export function soldier(k, tones, o) {
  const c = Array.isArray(tones)
    ? { vest: tones, robe: tones, legs: tones, skin: tones, plinth: tones, tie: tones[2] }
    : tones
  const [, mid, dark, deep] = c.plinth
  path(k, mid, 'M-1.350 -0.500H1.200L1.500 -0.120H-1.500Z')
  path(k, dark, 'M-1.500 -0.140H1.500V0.160H-1.500Z')
  for (const s of [-1, 1]) {
    path(k, deep, `M${0.22 * s} -0.950L${0.2 * s} -0.220H${1.02 * s}L${0.9 * s} -0.950Z`)
    lump(
      k,
      c.legs,
      `M${0.12 * s} -3.600L${0.24 * s} -0.620H${0.92 * s}L${1.08 * s} -3.600Z`,
      0.56 * s + 0.1,
      0.56 * s - 0.25,
    )
    lump(
      k,
      c.legs,
      `M${0.06 * s} -3.700L${0.12 * s} -2.500H${1.04 * s}L${1.24 * s} -3.700Z`,
      0.56 * s + 0.16,
      0.56 * s - 0.25,
    )
  }
  // The skirt of the robe with its folds, darker under the armour.
  const hem = o.plate ? -3.1 : -2.85
  path(
    k,
    c.robe[3],
    `M-1.300 ${hem - 0.1}L-1.100 -5H1.100L1.300 ${hem - 0.1}Q0 ${hem + 0.75} -1.300 ${hem - 0.1}Z`,
  )
  lump(
    k,
    c.robe,
    `M-1.420 ${hem}L-1.080 -5.400H1.080L1.420 ${hem}Q0.900 ${hem + 0.2} 0.250 ${hem + 0.3}L0 ${hem - 0.3}L-0.300 ${hem + 0.3}Q-0.900 ${hem + 0.2} -1.420 ${hem}Z`,
    0.3,
    -0.85,
  )
  stroke(
    k,
    c.robe[3],
    0.1,
    `M0.050 ${hem - 0.4}L-0.100 -4M0.750 ${hem}L0.640 -3.700M-0.800 ${hem}L-0.700 -3.700`,
  )
  arm(k, o.plate ? c.robe : c.vest, -1, o.left)
  arm(k, o.plate ? c.robe : c.vest, 1, o.right)
  if (o.plate) {
    lump(
      k,
      c.vest,
      'M-1.250 -7.350Q-0.800 -7.900 0 -7.950Q0.800 -7.900 1.250 -7.350L1.120 -5.300L1.260 -3.950Q0.700 -3.500 0 -3.300Q-0.700 -3.500 -1.260 -3.950L-1.120 -5.300Z',
      0.28,
      -0.72,
    )
    // Rows of plates, the ties between them.
    stroke(
      k,
      c.vest[3],
      0.085,
      [-4.15, -4.8, -5.45, -6.1, -6.75]
        .map((y) => `M-1.150 ${y}Q0 ${y + 0.55} 1.150 ${y}`)
        .join(''),
    )
    stroke(k, c.vest[3], 0.07, 'M-0.620 -7.300V-3.700M0 -7.200V-3.400M0.640 -7.300V-3.700')
    for (const s of [-1, 1]) {
      lump(
        k,
        c.vest,
        `M${0.95 * s} -7.750C${1.6 * s} -7.750 ${1.95 * s} -7 ${2.08 * s} -6.050L${1.2 * s} -5.850Q${1.05 * s} -6.900 ${0.95 * s} -7.750Z`,
        s < 0 ? -1.15 : 1.3,
        s < 0 ? -1.6 : -9,
      )
      stroke(
        k,
        c.vest[3],
        0.08,
        `M${1.12 * s} -6.900L${1.78 * s} -7.020M${1.16 * s} -6.400L${1.95 * s} -6.550`,
      )
    }
    for (const y of [-4.35, -5, -5.65, -6.3])
      for (const x of [-0.31, 0.32]) path(k, c.tie, `M${x - 0.08} ${y + 0.14}h0.160v0.140h-0.160Z`)
  } else {
    lump(
      k,
      c.vest,
      'M-1.200 -7.350Q-0.800 -7.850 0 -7.900Q0.800 -7.850 1.200 -7.350L1.020 -5.300L1.120 -4.500H-1.120L-1.020 -5.300Z',
      0.28,
      -0.72,
    )
    // Wrapped over from the left shoulder, held by a belt with its hook.
    stroke(k, c.vest[3], 0.12, 'M0.620 -7.650Q0.200 -6.300 -0.950 -5.350')
    stroke(k, c.vest[3], 0.08, 'M0.950 -6.600Q0.600 -6 0.700 -5.500M-0.700 -6.900L-0.300 -6.300')
    path(k, c.vest[3], 'M-1.060 -5.330Q0 -5.050 1.060 -5.330V-5Q0 -4.720 -1.060 -5Z')
    path(k, c.vest[0], 'M-0.160 -5.180h0.320v0.260h-0.320Z')
  }
  if (o.head === 0) {
    path(k, deep, 'M-0.420 -7.900Q0 -8.150 0.420 -7.900Q0 -7.650 -0.420 -7.900Z')
    return
  }
  path(k, c.skin[2], 'M-0.380 -8.200H0.400L0.500 -7.500H-0.480Z')
  lump(
    k,
    c.scarf ?? c.vest,
    'M-0.760 -7.550Q-0.500 -7.950 0 -7.600Q0.500 -7.950 0.760 -7.550Q0.300 -7.150 0 -7.050Q-0.300 -7.150 -0.760 -7.550Z',
    0.1,
    -0.4,
  )
  faceOf(k, c.hair ? [c.skin[0], c.skin[1], c.hair[1], c.hair[2]] : c.skin, o)
}

/** The same from far off: outline, shade side, hair. */
export function farSoldier(k, [light, mid, dark, deep], o) {
  lump(
    k,
    [light, mid, dark],
    'M-1.100 0L-1.350 -2.600L-1.100 -4.400L-2 -4.500C-2.100 -6 -1.900 -7.500 -0.800 -7.750L-0.300 -7.950H0.300L0.800 -7.750C1.900 -7.500 2.100 -6 2 -4.500L1.100 -4.400L1.350 -2.600L1.100 0Z',
    0.3,
    -0.7,
  )
  if (o.head === 0) return
  lump(k, [light, light, mid], `M-0.620 -8.900C-0.600 -7.400 0.600 -7.400 0.620 -8.900Z`, 0.1, -3)
  path(
    k,
    deep,
    `M-0.680 -8.650C-0.760 -9.900 0.760 -9.900 0.680 -8.650Q0 -9.150 -0.680 -8.650ZM${o.knot - 0.36} -9.400C${o.knot - 0.4} -10.500 ${o.knot + 0.4} -10.500 ${o.knot + 0.36} -9.400Z`,
  )
}
