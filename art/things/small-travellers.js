// Small travellers, ten high with the foot at 0, turned to the right: seven heads tall, jointed, in light and shade.
import { fill, path } from '../core/field.js'

/** A limb through its joints, tapering from w0 to w1, round at the joints. */
function limb(k, colour, joints, w0, w1) {
  k.fillStyle = colour
  const n = joints.length - 1
  for (let i = 0; i < n; i++) {
    const [a, b] = [joints[i], joints[i + 1]]
    const [wa, wb] = [i, i + 1].map((j) => (w0 + ((w1 - w0) * j) / n) / 2)
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
    k.beginPath()
    k.moveTo(a[0] + nx * wa, a[1] + ny * wa)
    k.lineTo(b[0] + nx * wb, b[1] + ny * wb)
    k.lineTo(b[0] - nx * wb, b[1] - ny * wb)
    k.lineTo(a[0] - nx * wa, a[1] - ny * wa)
    k.fill()
    for (const [p, w] of [
      [a, wa],
      [b, wb],
    ]) {
      k.beginPath()
      k.arc(p[0], p[1], w, 0, 7)
      k.fill()
    }
  }
}

/**
 * legs: [near, far], each [knee, ankle] as [x, y]; arms: [near, far], each [elbow, hand] as [x, y] (null: hidden);
 * wear: { top, shade, legs, dark, skin, skinDark, hair, shoes, hat, bare (bare legs below the hem), skirt };
 * behind: seen from behind, no face. hold(k, hand) draws what the near hand holds.
 */
export function traveller(
  k,
  {
    wear,
    legs = [
      [
        [0.25, -2.5],
        [0.3, -0.35],
      ],
      [
        [-0.2, -2.5],
        [-0.35, -0.35],
      ],
    ],
    arms = [
      [
        [-0.55, -6.3],
        [-0.1, -4.9],
      ],
      null,
    ],
    lean = 0,
    hip = [0, -4.9],
    behind = false,
    nod = 0,
    hold,
    bag,
  },
) {
  const { top, shade, legs: cloth, dark, skin, skinDark, hair, shoes = '#3c2c44' } = wear
  const foot = ([x, y], [kx, ky], colour) => {
    const a = Math.atan2(y - ky, x - kx) - Math.PI / 2
    k.save()
    k.translate(x, y)
    k.rotate(Math.abs(a) > 0.5 ? a * 0.8 : 0)
    path(
      k,
      colour,
      'M-0.420 -0.150C-0.420 0.100 -0.400 0.350 -0.400 0.350H0.900C0.950 0.100 0.600 -0.050 0.360 -0.200Z',
    )
    k.restore()
  }
  const leg = ([knee, ankle], colour, from) => {
    if (wear.bare) {
      limb(
        k,
        from ? skinDark : skin,
        [[hip[0] + (from ? -0.1 : 0.1), hip[1]], knee, ankle],
        1.1,
        0.55,
      )
      const half = [(hip[0] + knee[0] * 1.4) / 2.4, (hip[1] + knee[1] * 1.4) / 2.4]
      limb(k, colour, [[hip[0], hip[1]], half], 1.4, 1.25)
    } else limb(k, colour, [hip, knee, ankle], 1.3, 0.72)
    foot(ankle, knee, shoes)
  }
  leg(legs[1], dark, true)
  k.save()
  k.translate(hip[0], hip[1])
  k.rotate(lean)
  k.translate(0, 4.9)
  const arm = ([elbow, hand], colour, tone) => {
    limb(k, wear.sleeveless ? tone : colour, [[0, -7.65], elbow, hand], 0.95, 0.62)
    k.fillStyle = tone
    k.beginPath()
    k.arc(hand[0], hand[1], 0.36, 0, 7)
    k.fill()
  }
  if (arms[1]) arm(arms[1], shade, skinDark)
  k.restore()
  leg(legs[0], cloth, false)
  k.save()
  k.translate(hip[0], hip[1])
  k.rotate(lean)
  k.translate(0, 4.9)
  if (wear.skirt)
    path(
      k,
      wear.skirt,
      'M-0.850 -5.700L-1.550 -2.600C-0.600 -2.200 0.800 -2.200 1.500 -2.600L0.850 -5.700Z',
    )
  // The trunk: chest to the right, a shaded back.
  path(
    k,
    top,
    'M-0.880 -4.500C-1 -5.800 -1.180 -7 -0.820 -7.900C-0.500 -8.350 0.400 -8.400 0.750 -8.050C1.180 -7.300 0.950 -5.900 0.900 -4.500Z',
  )
  path(
    k,
    shade,
    'M-0.880 -4.500C-1 -5.800 -1.180 -7 -0.820 -7.900C-0.650 -8.150 -0.400 -8.250 -0.150 -8.300C-0.450 -7.200 -0.300 -5.800 -0.150 -4.500Z',
  )
  if (bag) {
    fill(k, bag[0], [
      [-0.7, -8],
      [-2, -7.7],
      [-2.15, -5.2],
      [-0.85, -5],
    ])
    fill(k, bag[1], [
      [-1.5, -7.8],
      [-2, -7.7],
      [-2.15, -5.2],
      [-1.6, -5.1],
    ])
  }
  // Neck and head.
  k.save()
  k.translate(0.05, -8.2)
  k.rotate(nod)
  path(k, skinDark, 'M-0.340 0.150V-0.600H0.380V0.150Z')
  if (behind) {
    path(k, skin, 'M-0.660 -1.150a0.660 0.820 0 1 0 1.320 0a0.660 0.820 0 1 0 -1.320 0Z')
    path(
      k,
      hair,
      'M-0.740 -0.850C-0.900 -1.700 -0.500 -2.150 0.050 -2.150C0.600 -2.150 0.850 -1.700 0.740 -0.900C0.500 -0.500 -0.400 -0.450 -0.740 -0.850Z',
    )
  } else {
    path(
      k,
      skin,
      'M-0.550 -1.700C-0.100 -2.100 0.550 -2 0.700 -1.600L0.720 -1.300L0.960 -0.980L0.760 -0.880C0.760 -0.550 0.600 -0.320 0.250 -0.300C-0.300 -0.350 -0.650 -0.900 -0.550 -1.700Z',
    )
    path(
      k,
      skinDark,
      'M-0.550 -1.300C-0.500 -0.700 -0.100 -0.350 0.250 -0.300C0.050 -0.600 -0.100 -0.900 -0.150 -1.300Z',
    )
    path(
      k,
      hair,
      'M0.720 -1.520C0.750 -1.950 0.300 -2.220 -0.100 -2.180C-0.700 -2.100 -0.950 -1.500 -0.800 -0.900C-0.700 -0.600 -0.450 -0.520 -0.300 -0.600C-0.150 -0.900 -0.100 -1.200 0.050 -1.450C0.300 -1.350 0.550 -1.400 0.720 -1.520Z',
    )
  }
  if (wear.long) path(k, hair, wear.long)
  if (wear.hat === 'hood')
    path(
      k,
      top,
      'M0.550 -2.050C-0.100 -2.500 -0.900 -2 -0.900 -1.100C-0.900 -0.500 -0.800 -0.200 -0.700 0.200H0.300C0 -0.300 -0.200 -0.900 0 -1.500C0.150 -1.700 0.400 -1.800 0.550 -2.050Z',
    )
  else if (wear.hat === 'brim') {
    path(
      k,
      wear.hatColour,
      'M-1.400 -1.500C-0.800 -1.750 0.800 -1.850 1.450 -1.600C0.800 -1.350 -0.800 -1.250 -1.400 -1.500Z',
    )
    path(
      k,
      wear.hatColour,
      'M-0.700 -1.550C-0.650 -2.200 -0.300 -2.450 0.100 -2.400C0.500 -2.400 0.700 -2.100 0.750 -1.600Z',
    )
  } else if (wear.hat === 'cap')
    path(
      k,
      wear.hatColour,
      'M-0.780 -1.400C-0.800 -2.100 -0.300 -2.350 0.150 -2.300C0.550 -2.250 0.750 -1.950 0.780 -1.650L1.350 -1.500L0.750 -1.400Z',
    )
  else if (wear.hat === 'wool') {
    path(
      k,
      wear.hatColour,
      'M-0.780 -1.350C-0.850 -2.100 -0.350 -2.450 0.100 -2.400C0.600 -2.350 0.800 -1.950 0.760 -1.500C0.300 -1.300 -0.300 -1.250 -0.780 -1.350Z',
    )
    path(k, '#fff4e4', 'M-0.250 -2.500a0.270 0.270 0 1 0 0.540 0a0.270 0.270 0 1 0 -0.540 0Z')
  }
  k.restore()
  if (arms[0]) {
    if (hold) hold(k, arms[0][1])
    arm(arms[0], wear.sleeve ?? top, skin)
  }
  k.restore()
}

/** A shadow that lies on the ground from the feet: long to the right when dx > 0. */
export const cast = (k, colour, dx, dy = 0.6) =>
  path(
    k,
    colour,
    `M-0.700 0.100C${dx * 0.3} ${dy * 0.1} ${dx * 0.7} ${dy * 0.5} ${dx} ${dy}C${dx * 0.95} ${dy + 0.5} ${dx * 0.5} ${dy * 0.8 + 0.5} 0.200 0.600C-0.400 0.500 -0.800 0.300 -0.700 0.100Z`,
  )
