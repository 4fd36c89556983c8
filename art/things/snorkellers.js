// People at the surface seen from below, mask and snorkel, fins; and the golden fish that ride before a large mouth.
import { path, stroke } from '../core/field.js'

/** A tapered limb through its joints. */
function limb(k, c, joints, w0, w1) {
  for (let i = 0; i < joints.length - 1; i++) {
    const [a, b] = [joints[i], joints[i + 1]]
    stroke(k, c, w0 + ((w1 - w0) * i) / (joints.length - 1), `M${a.join(' ')}L${b.join(' ')}`)
  }
}

/** One who floats on the surface looking down, head to the right; ten long. kick: how far the fins part; look: the head turned down; arms: joints of both. */
export function snorkeller(k, { vest, skin, fins, suit, kick = 1, arms, long }) {
  const fin = (x, y, turn) => {
    k.save()
    k.translate(x, y)
    k.rotate(turn)
    path(
      k,
      fins[1],
      'M0.300 -0.160L-0.200 -0.200L-2.100 -0.420L-2.300 0.340L-0.200 0.240L0.300 0.160Z',
    )
    path(k, fins[0], 'M0.300 -0.160L-0.200 -0.200L-2.100 -0.420L-2.150 -0.100L-0.200 0.020Z')
    k.restore()
  }
  // The far leg and arm first.
  limb(
    k,
    skin[1],
    [
      [-1.4, 0.15],
      [-2.7, 0.5 + kick * 0.3],
      [-4, 0.3 + kick],
    ],
    0.62,
    0.36,
  )
  fin(-4.1, 0.3 + kick, -0.25 - kick * 0.12)
  limb(k, skin[1], arms[1], 0.42, 0.3)
  limb(
    k,
    skin[0],
    [
      [-1.4, 0],
      [-2.8, 0.15 - kick * 0.1],
      [-4.2, -0.1 - kick * 0.4],
    ],
    0.66,
    0.38,
  )
  fin(-4.3, -0.1 - kick * 0.4, 0.12 + kick * 0.1)
  path(k, suit, 'M-2 -0.450Q-1.300 -0.600 -0.600 -0.550L-0.500 0.620Q-1.400 0.700 -2.100 0.450Z')
  path(
    k,
    vest[1],
    'M-0.900 -0.600Q0.600 -0.800 1.700 -0.450Q2 0 1.700 0.500Q0.600 0.900 -0.800 0.680Z',
  )
  path(
    k,
    vest[0],
    'M-0.900 -0.600Q0.600 -0.800 1.700 -0.450Q1.850 -0.250 1.850 -0.050Q0.500 -0.200 -0.900 0Z',
  )
  if (long)
    path(
      k,
      long,
      'M2.200 -0.450C1.400 -0.900 0.400 -1.050 -0.300 -0.700C0.300 -0.500 1.200 -0.400 2 0.100Z',
    )
  // Head, mask, snorkel up into the air.
  path(k, skin[1], 'M1.700 -0.150L2.400 0L2.300 0.500L1.600 0.400Z')
  path(k, skin[0], 'M2.050 0.150a0.560 0.600 0 1 0 1.120 0a0.560 0.600 0 1 0 -1.120 0Z')
  path(
    k,
    long ?? '#2c2440',
    'M2.050 0.150C2 -0.500 2.700 -0.700 3.100 -0.250C2.900 -0.300 2.600 -0.200 2.500 0.050C2.400 0.250 2.250 0.300 2.080 0.350Z',
  )
  path(k, '#123a6c', 'M2.700 0.160L3.200 0.020L3.300 0.420L2.900 0.620Z')
  path(k, '#d8fbf4', 'M2.850 0.220L3.140 0.140L3.180 0.320L2.920 0.420Z')
  stroke(k, vest[0], 0.15, 'M2.950 0.700Q2.500 0.720 2.350 0.300L2 -1.900')
  limb(k, skin[0], arms[0], 0.44, 0.3)
}

/** A golden pilot: three dark bars, forked tail; one long. */
export function pilot(k) {
  path(k, '#e09a2c', 'M-0.420 0L-0.680 -0.260L-0.600 0L-0.680 0.260Z')
  path(
    k,
    '#ffd24c',
    'M-0.460 0C-0.300 -0.300 0.200 -0.340 0.460 0.020C0.240 0.280 -0.260 0.260 -0.460 0Z',
  )
  path(
    k,
    '#e8a83c',
    'M-0.460 0C-0.100 0.080 0.200 0.100 0.460 0.020C0.240 0.280 -0.260 0.260 -0.460 0Z',
  )
  stroke(
    k,
    '#5c4c3c',
    0.07,
    'M-0.180 -0.190L-0.200 0.160M0.060 -0.240L0.040 0.200M0.260 -0.160L0.250 0.140',
  )
}
