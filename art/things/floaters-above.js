// Swimmers with mask and snorkel on the surface, seen from straight above.
import { path } from '../core/field.js'

/** A limb that tapers evenly from joint to joint, round at its joints. */
function limb(k, c, joints, w0, w1) {
  const wide = (i) => (w0 + ((w1 - w0) * i) / (joints.length - 1)) / 2
  k.fillStyle = c
  joints.forEach(([x, y], i) => {
    k.beginPath()
    k.arc(x, y, wide(i), 0, 7)
    k.fill()
    if (!i) return
    const [px, py] = joints[i - 1]
    const d = Math.hypot(x - px, y - py)
    const [nx, ny] = [(py - y) / d, (x - px) / d]
    k.beginPath()
    k.moveTo(px + nx * wide(i - 1), py + ny * wide(i - 1))
    k.lineTo(x + nx * wide(i), y + ny * wide(i))
    k.lineTo(x - nx * wide(i), y - ny * wide(i))
    k.lineTo(px - nx * wide(i - 1), py - ny * wide(i - 1))
    k.fill()
  })
}

/** One who lies on the surface, face down, seen from above, head to the right; a metre is one unit, the waist at 0. */
export function floater(k, { vest, skin, fins: fin, suit, hair, kick = 0.1, arms, long }) {
  const leg = (m, swing) => {
    const knee = [-0.5, m * 0.13 + swing * 0.4]
    const foot = [-0.9, m * 0.12 + swing]
    limb(k, m < 0 ? skin[0] : skin[1], [[-0.1, m * 0.1], knee, foot], 0.15, 0.1)
    k.save()
    k.translate(...foot)
    k.rotate(m * -0.08 - swing * 0.9)
    path(
      k,
      fin[0],
      'M0.060 -0.060L-0.120 -0.075L-0.480 -0.125Q-0.520 0 -0.480 0.115L-0.120 0.070L0.060 0.050Z',
    )
    path(k, fin[1], 'M0.060 0L-0.500 0.010L-0.480 0.115L-0.120 0.070L0.060 0.050Z')
    k.restore()
  }
  leg(1, kick)
  leg(-1, kick * 0.5)
  limb(k, skin[1], [[0.42, 0.16], ...arms[1]], 0.11, 0.08)
  limb(k, skin[0], [[0.42, -0.16], ...arms[0]], 0.11, 0.08)
  path(
    k,
    suit,
    'M0.060 -0.165Q-0.140 -0.200 -0.300 -0.185L-0.310 -0.020L-0.250 0L-0.310 0.030L-0.300 0.185Q-0.140 0.200 0.060 0.165Z',
  )
  path(
    k,
    vest[1],
    'M0.020 -0.165Q0.260 -0.150 0.440 -0.215Q0.540 -0.190 0.550 -0.060V0.060Q0.540 0.190 0.440 0.215Q0.260 0.150 0.020 0.165Z',
  )
  path(
    k,
    vest[0],
    'M0.020 -0.165Q0.260 -0.150 0.440 -0.215Q0.540 -0.190 0.550 -0.060V0.020Q0.300 0.060 0.020 0.030Z',
  )
  path(k, skin[1], 'M0.500 -0.060H0.620V0.060H0.500Z')
  if (long)
    path(
      k,
      long,
      'M0.700 -0.110C0.500 -0.150 0.340 -0.100 0.160 -0.020C0.340 0.080 0.520 0.120 0.700 0.110Z',
    )
  path(k, hair, 'M0.560 0a0.135 0.125 0 1 0 0.270 0a0.135 0.125 0 1 0 -0.270 0Z')
  // The strap of the mask, the snorkel beside the head, its end in the air.
  path(k, '#183058', 'M0.660 -0.125H0.700V0.125H0.660Z')
  limb(
    k,
    fin[0],
    [
      [0.82, -0.07],
      [0.72, -0.16],
      [0.58, -0.2],
    ],
    0.04,
    0.04,
  )
}
