import { path, stroke } from '../core/field.js'

// Bathers of the high pool.

/**
 * Somebody who leans on the brim and looks out, seen from behind; 0 is the water at the back, one unit is one head. Shoulders, upper
 * arms out to the elbows, forearms laid on the stone beyond; lit from the left.
 */
export function leaner(k, { skin: [light, shade], hair: [dark, glow], suit, bun, wide = 1 }) {
  const u = wide
  // The forearms on the brim, folded before the breast: what shows of them beside the body.
  stroke(k, light, 0.36, `M${-1.42 * u} -1L-0.500 -1.250`)
  stroke(k, shade, 0.36, `M${1.42 * u} -1L0.500 -1.250`)
  // The back, tapering to the waist that the water hides.
  const back = `M${-1.05 * u} -1.700Q${-0.9 * u} -2.050 -0.320 -2.150H0.320Q${0.9 * u} -2.050 ${1.05 * u} -1.700L${0.72 * u} -0.500L${0.68 * u} 0.500H${-0.68 * u}L${-0.72 * u} -0.500Z`
  path(k, light, back)
  path(
    k,
    shade,
    `M0.120 -2.150H0.320Q${0.9 * u} -2.050 ${1.05 * u} -1.700L${0.72 * u} -0.500L${0.68 * u} 0.500H0.100Q-0.100 -0.900 0.120 -2.150Z`,
  )
  if (suit) {
    path(
      k,
      suit[0],
      `M${-0.74 * u} -0.550Q0 -0.250 ${0.74 * u} -0.550L${0.68 * u} 0.500H${-0.68 * u}Z`,
    )
    path(k, suit[1], `M0.060 -0.330Q0.400 -0.400 ${0.74 * u} -0.550L${0.68 * u} 0.500H0.100Z`)
    stroke(k, suit[0], 0.13, `M-0.500 -0.480L-0.420 -2.100M0.500 -0.480L0.420 -2.100`)
  }
  // Upper arms, round at shoulder and elbow.
  stroke(k, light, 0.46, `M${-0.86 * u} -1.750L${-1.42 * u} -1.020`)
  stroke(k, shade, 0.46, `M${0.86 * u} -1.750L${1.42 * u} -1.020`)
  path(k, shade, 'M-0.220 -2.080V-2.500H0.240V-2.080Q0 -1.950 -0.220 -2.080Z')
  path(k, shade, 'M-0.380 -2.750h0.780v0.250q-0.390 0.220 -0.780 0Z')
  path(
    k,
    dark,
    'M-0.440 -2.650C-0.540 -3.250 -0.300 -3.480 0.020 -3.480C0.360 -3.480 0.560 -3.250 0.460 -2.650Q0.020 -2.350 -0.440 -2.650Z',
  )
  path(
    k,
    glow,
    'M-0.440 -2.750C-0.500 -3.250 -0.300 -3.460 0 -3.460C-0.220 -3.300 -0.300 -3 -0.260 -2.560Q-0.360 -2.600 -0.440 -2.750Z',
  )
  if (bun) {
    path(k, dark, 'M-0.300 -3.550a0.320 0.290 0 1 0 0.640 0a0.320 0.290 0 1 0 -0.640 0Z')
    path(k, glow, 'M-0.280 -3.600a0.300 0.260 0 0 1 0.300 -0.230a0.400 0.400 0 0 0 -0.160 0.400Z')
  }
}

/** The mirror of a bather: broken strips of skin and cloth, shorter downwards, then one ring of light. */
export function wet(k, x, y, half, colours) {
  for (let i = 0; i < 4; i++) {
    const [l, dx] = [half * (1 - i * 0.2), i % 2 ? 0.6 : -0.4]
    path(
      k,
      colours[i % 2],
      `M${x - l + dx} ${y + 0.7 + i * 1.1}q${l} -0.700 ${l * 2} -0.200q${-l} 1.300 ${-l * 2} 0.200Z`,
    )
  }
  stroke(
    k,
    '#d8f8ec',
    0.35,
    `M${x - half * 1.2} ${y - 0.1}Q${x} ${y + 1.5} ${x + half * 1.2} ${y - 0.5}`,
  )
}

/** A swimmer towards the left, head up, one arm reaching out; the wake opens behind. One unit is one head. */
export function swimmer(k) {
  path(
    k,
    'rgba(214,248,236,.7)',
    'M-2 0.300C1 0.250 4 0.100 8.500 -0.300C5 0.550 2 0.700 -1 0.650ZM-1 0.900C2 1 5 1.150 7.500 1.050C5 1.450 1 1.300 -1.600 1.100Z',
  )
  path(k, '#8a4e3c', 'M0.100 0.350C0.600 -0.500 1.800 -0.700 3.200 0.250Q1.600 0.700 0.100 0.350Z')
  path(
    k,
    '#e8b088',
    'M0.100 0.350C0.600 -0.500 1.400 -0.650 2 -0.400C1.200 -0.200 0.900 0.100 0.900 0.450Z',
  )
  path(
    k,
    '#e8b088',
    'M0.500 0.250L-1.300 0.150Q-2.500 0.100 -2.700 0.300Q-2.400 0.500 -1.300 0.450L0.500 0.600Z',
  )
  path(
    k,
    '#e8b088',
    'M0.400 0.100C-0.100 0.150 -0.420 0 -0.440 -0.250L-0.600 -0.380L-0.460 -0.560C-0.460 -0.900 -0.200 -1.050 0.050 -1.050H0.500V0Z',
  )
  path(
    k,
    '#b06c54',
    'M0.400 0.100C0.100 0.150 -0.100 0.120 -0.250 0.020C0.050 -0.100 0.150 -0.400 0.150 -0.700H0.600V0Z',
  )
  path(
    k,
    '#f4f0e4',
    'M-0.480 -0.600C-0.480 -1.100 -0.100 -1.250 0.150 -1.200C0.600 -1.150 0.750 -0.700 0.620 -0.150C0.300 -0.150 0.200 -0.500 -0.480 -0.600Z',
  )
  path(
    k,
    '#c4b4c4',
    'M0.150 -1.200C0.600 -1.150 0.750 -0.700 0.620 -0.150C0.420 -0.150 0.300 -0.300 0.100 -0.420C0.350 -0.600 0.380 -0.950 0.150 -1.200Z',
  )
}
