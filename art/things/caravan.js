// Dromedaries that walk to the right in evening light from the left, riders and the one who leads; feet at 0, a camel is 10 tall.
import { fill, path, stroke } from '../core/field.js'

const leg = (k, c, pts, w) => {
  const [a, b, d, e] = pts
  const quad = (p, q, wp, wq) => {
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l]
    fill(k, c, [
      [p[0] + nx * wp, p[1] + ny * wp],
      [q[0] + nx * wq, q[1] + ny * wq],
      [q[0] - nx * wq, q[1] - ny * wq],
      [p[0] - nx * wp, p[1] - ny * wp],
    ])
    k.beginPath()
    k.arc(q[0], q[1], wq, 0, 7)
    k.fill()
  }
  quad(a, b, w, w * 0.46)
  quad(b, d, w * 0.44, w * 0.28)
  quad(d, e, w * 0.28, w * 0.3)
  path(
    k,
    c,
    `M${e[0] - 0.3} ${e[1] - 0.1}L${e[0] + 0.3} ${e[1] - 0.14}C${e[0] + 0.62} ${e[1] + 0.02} ${e[0] + 0.6} ${e[1] + 0.26} ${e[0] + 0.5} ${e[1] + 0.28}H${e[0] - 0.36}Z`,
  )
}

// Hip or shoulder, knee, fetlock, foot: a camel moves both legs of a side together.
const GAIT = [
  {
    nearHind: [
      [-2.9, -5.3],
      [-2.1, -3.3],
      [-2.9, -1.2],
      [-2.6, -0.28],
    ],
    nearFore: [
      [2.3, -5.2],
      [3.1, -2.9],
      [3.3, -1.2],
      [3.6, -0.28],
    ],
    farHind: [
      [-2.6, -5.2],
      [-2.7, -3.2],
      [-4.1, -1.3],
      [-4, -0.28],
    ],
    farFore: [
      [2.2, -5.2],
      [1.9, -2.8],
      [1.2, -1.2],
      [1.1, -0.28],
    ],
  },
  {
    nearHind: [
      [-2.9, -5.3],
      [-3, -3.2],
      [-4.3, -1.4],
      [-4.3, -0.28],
    ],
    nearFore: [
      [2.3, -5.2],
      [2, -2.8],
      [1.4, -1.2],
      [1.2, -0.28],
    ],
    farHind: [
      [-2.6, -5.2],
      [-1.6, -3.4],
      [-2, -1.2],
      [-1.7, -0.28],
    ],
    farFore: [
      [2.2, -5.2],
      [3.3, -3],
      [3.2, -1.4],
      [3.6, -0.7],
    ],
  },
]

const TRUNK =
  'M-4 -5.600C-4.300 -6.700 -3.700 -7.500 -2.700 -7.600C-1.900 -7.700 -1.500 -8.100 -1.100 -8.700C-0.700 -9.350 0.100 -9.400 0.500 -8.800C0.900 -8.200 1.300 -7.700 2.200 -7.400C3 -7.200 3.500 -6.700 4.100 -6.200C4.900 -5.700 5.500 -6.200 5.700 -7.200C5.900 -8.400 5.900 -9 6.300 -9.600C6.600 -10 7.300 -10.100 7.800 -9.800C8.300 -9.550 8.900 -9.300 9 -8.900C9.050 -8.600 8.700 -8.450 8.300 -8.500L7.200 -8.600C7 -7.600 6.900 -6.200 6.200 -5.100C5.500 -4.100 4.300 -3.900 3.400 -4.200C2 -4.200 0 -3.900 -1.600 -4.500C-2.600 -4.700 -3.700 -4.500 -4 -5.600Z'

/** tones: [lit, body, far legs]; cloth: [lit, shade]; `flat` is one colour for a shadow; `rider(k)` sits at the hump. */
export function camel(k, { gait = 0, tones, cloth, rider, flat }) {
  const [lit, body, far] = flat ? [flat, flat, flat] : tones
  const g = GAIT[gait]
  leg(k, far, g.farHind, 0.8)
  leg(k, far, g.farFore, 0.66)
  stroke(k, far, 0.26, 'M-4 -6.200C-4.700 -5.600 -4.700 -4.600 -4.500 -3.900')
  path(k, body, TRUNK)
  leg(k, body, g.nearHind, 0.95)
  leg(k, body, g.nearFore, 0.7)
  if (!flat) {
    // The sun lies on the croup, the hump's back, the neck and the poll.
    path(
      k,
      lit,
      'M-4 -5.600C-4.300 -6.700 -3.700 -7.500 -2.700 -7.600C-2.100 -7.660 -1.700 -7.900 -1.400 -8.250L-1.900 -6.900C-2.600 -6.600 -3.300 -6.100 -3.500 -4.800C-3.800 -5 -3.950 -5.300 -4 -5.600Z',
    )
    path(
      k,
      lit,
      'M4.600 -5.860C5.250 -5.900 5.560 -6.500 5.700 -7.200C5.900 -8.400 5.900 -9 6.300 -9.600C6.500 -9.880 6.900 -10 7.300 -9.960C6.700 -9.500 6.500 -8.600 6.350 -7.500C6.200 -6.500 5.700 -5.500 4.600 -5.860Z',
    )
    stroke(
      k,
      lit,
      0.3,
      `M${g.nearHind[0][0] - 0.7} -5L${g.nearHind[1][0] - 0.36} ${g.nearHind[1][1]}L${g.nearHind[2][0] - 0.16} ${g.nearHind[2][1]}`,
    )
    path(k, far, 'M6.500 -9.800L6.300 -10.300L6.900 -9.980Z')
  }
  // The saddle cloth over the hump, its fringe below.
  if (!cloth) return
  const [c0, c1] = flat ? [flat, flat] : cloth
  path(
    k,
    c1,
    'M-2.200 -7.700C-1.600 -8 -1.300 -9.200 -0.300 -9.300C0.700 -9.200 1 -8 1.700 -7.500C1.900 -6.800 1.800 -6 1.500 -5.500Q-0.200 -4.900 -1.900 -5.400C-2.200 -6.200 -2.300 -7 -2.200 -7.700Z',
  )
  if (!flat) {
    path(
      k,
      c0,
      'M-2.200 -7.700C-1.600 -8 -1.300 -9.200 -0.300 -9.300C-0.700 -8 -0.800 -6.400 -0.600 -5.080Q-1.300 -5.180 -1.900 -5.400C-2.200 -6.200 -2.300 -7 -2.200 -7.700Z',
    )
    stroke(k, c1, 0.16, 'M8.500 -8.900C8.600 -8.200 8.700 -7.800 9.400 -7')
  }
  rider?.(k, flat)
}
