// A leopard asleep along a bough, to the left, as a solid seen from the side; the bough's upper edge is y = 0, the light comes from behind, above.
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { capsule, egg, melt } from './solid-forms.js'

const [WARM, DEEP, INK] = ['#e8a45c', '#6c3c3c', '#33192c']
/** From the deepest shade to the rim that has the sun. */
export const FUR = [undefined, '#5e2f34', '#8c4c38', '#bc6f3c', '#dc9450', '#f4c47c', '#fff2bc']

/** A limb through joints [x, y, z, radius], without a break. */
function chain(x, y, z, joints) {
  let d = 1e9
  for (let i = 1; i < joints.length; i++) {
    const [p, q] = [joints[i - 1], joints[i]]
    d = melt(d, capsule(x, y, z, p, q, p[3], q[3]), 0.3)
  }
  return d
}

/** Distance to the animal, y up. */
function leopard(x, y, z) {
  let d = egg(x + 7.6, y - 3.5, z, 5.2, 3.5, 2.8)
  d = melt(d, egg(x - 1, y - 2.9, z, 9.5, 2.9, 2.6), 2)
  d = melt(d, egg(x - 8, y - 3.7, z, 6, 2.9, 2.4), 2)
  d = melt(d, egg(x - 13.2, y - 3.9, z - 0.8, 4.5, 4.2, 2.7), 1.4)
  // Neck and head; the chin lies on the forearm.
  d = melt(d, capsule(x, y, z, [-10, 4.2, 0.2], [-15.4, 3.9, 0.8], 2.5, 2), 1.4)
  let h = egg(x + 16.7, y - 3.7, z - 1, 2.5, 2.2, 2)
  h = melt(h, egg(x + 17.2, y - 2.4, z - 1.1, 2.2, 1.7, 1.9), 0.6)
  h = melt(h, capsule(x, y, z, [-18, 3.9, 1], [-20.3, 2.9, 1.1], 1.1, 0.82), 0.5)
  h = melt(h, egg(x + 19.8, y - 2.25, z - 1.2, 1.55, 1.05, 1.3), 0.4)
  h = melt(h, egg(x + 19, y - 1.35, z - 1.1, 1.7, 0.7, 1.1), 0.35)
  d = melt(d, h, 0.8)
  d = melt(d, egg(x + 15.1, y - 5.65, z - 1.7, 0.95, 1, 0.5), 0.25)
  // The forearm along the bough; the other fore leg hangs, bent at the wrist.
  d = melt(d, capsule(x, y, z, [-10, 1.2, 1.6], [-18.6, 0.1, 1.9], 1.5, 0.95), 0.5)
  d = melt(d, egg(x + 20.6, y + 0.2, z - 2, 1.9, 0.95, 1.2), 0.4)
  d = melt(d, egg(x + 7.2, y - 3.4, z - 2, 2.6, 3.4, 1.6), 0.7)
  // Both legs that hang are slack: one soft bow each, thinner and thinner, the paw straight down.
  let a = chain(x, y, z, [
    [-6.8, 1.8, 2.8, 2],
    [-6, -2, 3.2, 1.75],
    [-5.7, -5, 3.3, 1.35],
    [-6.1, -7.8, 3.3, 1.05],
    [-6.9, -10, 3.2, 0.95],
  ])
  a = melt(a, egg(x + 7.3, y + 11.2, z - 3.3, 1.3, 1.55, 1.1), 0.5)
  d = melt(d, a, 0.6)
  let l = chain(x, y, z, [
    [13, 2.4, 2.6, 3],
    [11.4, -0.6, 3.2, 2.55],
    [11, -3.4, 3.4, 1.85],
    [11.7, -6.4, 3.3, 1.3],
    [12.2, -9.2, 3.2, 0.98],
    [12, -11.8, 3.2, 0.86],
  ])
  l = melt(l, egg(x - 11.7, y + 13.1, z - 3.3, 1.25, 1.5, 1.1), 0.5)
  return melt(d, l, 0.7)
}

/** The tone of its fur at a point of its own drawing, y down; 0 outside. */
export function furTone(x, down) {
  const y = -down
  if (x < -24 || x > 20 || y < -16 || y > 10) return 0
  let z = 6.5
  let d = 1
  for (let i = 0; i < 60 && z > -1; i++) {
    d = leopard(x, y, z)
    if (d < 0.01) break
    z -= d * 0.9
  }
  if (d >= 0.01) return 0
  const e = 0.04
  const n = [
    leopard(x + e, y, z) - leopard(x - e, y, z),
    leopard(x, y + e, z) - leopard(x, y - e, z),
    leopard(x, y, z + e) - leopard(x, y, z - e),
  ]
  const q = Math.hypot(...n) || 1
  const v = (n[0] * -0.3 + n[1] * 0.86 + n[2] * 0.12) / q
  if (n[2] / q < 0.34 && v > 0.62) return 6
  return v > 0.72 ? 5 : v > 0.34 ? 4 : v > -0.12 ? 3 : v > -0.55 ? 2 : 1
}

const blot = (k, x, y, q, flat = 0.8) => {
  k.beginPath()
  k.ellipse(x, y, q, q * flat, 0, 0, 7)
  k.fill()
}

/** Points that keep their distance and stand in no row. */
function strewn([x0, y0, x1, y1], gap, r) {
  const list = []
  for (let i = 0; i < 1400; i++) {
    const [x, y] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)]
    const g = gap(x, y)
    if (list.every(([a, b, h]) => Math.hypot(a - x, (b - y) * 1.12) > (g + h) / 2))
      list.push([x, y, g])
  }
  return list
}

/** Rosettes: a darker heart in a broken ring; towards neck, spine, belly and limbs they close to spots. */
function coat(k, box, size, seed) {
  const r = random(seed)
  for (const [x, y, g] of strewn(box, size, r)) {
    const q = g * 0.37
    if (g < 1.3) {
      k.fillStyle = INK
      blot(k, x, y, g * 0.3)
      continue
    }
    k.fillStyle = '#a05c38'
    blot(k, x, y, q)
    k.strokeStyle = INK
    k.lineCap = 'round'
    const turn = r() * 6
    for (let i = 0; i < 3; i++) {
      const from = turn + (i * 6.28) / 3
      k.lineWidth = 0.27 + r() * 0.14
      k.beginPath()
      k.ellipse(x, y, q, q * 0.8, 0, from, from + 1 + r() * 0.55)
      k.stroke()
    }
  }
}

/** What hangs on the far side of the bough: draw it before the bough. */
export function asleepBehind(k) {
  stroke(k, DEEP, 2, 'M16.800 -3C19.400 -1 19.200 3 18.800 7')
  stroke(
    k,
    DEEP,
    1.7,
    'M18.800 7C18.200 12 18.400 15.600 20.600 16.600C22.600 17.300 24.200 16 23.800 14.200',
  )
  stroke(k, INK, 1.72, 'M19.300 15.200C20.600 17.300 23.600 17 23.900 14.600')
  stroke(
    k,
    WARM,
    0.5,
    'M18 -2.400C19.900 -0.400 19.700 3.500 19.400 7C18.900 11 19 13.600 19.600 14.600',
  )
  k.fillStyle = INK
  for (const [x, y] of points('19.100 3.600 18.900 6 18.600 8.600 18.400 11 18.600 13.200'))
    blot(k, x, y, 0.62, 0.6)
}

/** Its rosettes and its face, to be drawn on the fur only. */
export function markings(k) {
  coat(
    k,
    [-13, -8.4, 18, 1.6],
    (x, y) => {
      const ribs = Math.max(0, 1 - Math.abs(x - 2) / 21) * Math.max(0, 1 - Math.abs(y + 3.6) / 4.8)
      return 0.94 + 0.8 * ribs ** 0.55
    },
    7,
  )
  coat(k, [-10, 1.6, -3, 10.8], (_, y) => 1.25 - y * 0.035, 4)
  coat(k, [7, 1.6, 17, 12.6], (_, y) => 1.35 - y * 0.038, 5)
  coat(k, [-22, -1, -10, 1], () => 0.8, 9)
  // Crown, cheek, the rows on the lip.
  k.fillStyle = INK
  for (const [x, y, q] of points(
    '-18.200 -5.100 0.200 -17.300 -5.500 0.230 -16.300 -5.500 0.240 -17.700 -4.300 0.220 -16.600 -4.500 0.270 -15.300 -4.600 0.300 -14.200 -4.900 0.320 -15.800 -3.500 0.300 -14.600 -3.600 0.340 -16.900 -2.600 0.270 -15.600 -2.400 0.320 -14.300 -2.500 0.340 -13.200 -3.700 0.380 -12.900 -2.300 0.380 -16.200 -1.500 0.300 -14.900 -1.400 0.320',
    3,
  ))
    blot(k, x, y, q)
  path(
    k,
    'rgba(250,220,168,.85)',
    'M-21.600 -2.300C-20.600 -2.700 -19.400 -2.600 -18.800 -1.900C-18.400 -1.200 -18.800 -0.700 -19.800 -0.600C-20.800 -0.600 -21.500 -1 -21.600 -2.300Z',
  )
  k.fillStyle = INK
  for (const [x, y] of points('-20.400 -2 -19.700 -2.100 -20.100 -1.600 -19.400 -1.600'))
    blot(k, x, y, 0.11)
  path(
    k,
    INK,
    'M-21.500 -3.200C-21 -3.400 -20.700 -3.200 -20.700 -2.900L-21.100 -2.300L-21.700 -2.400Z',
  )
  stroke(k, INK, 0.2, 'M-21.200 -2.300L-21 -1.700C-20.300 -1.200 -19.500 -1.200 -18.800 -1.500')
  // The eye is closed: its dark line runs down beside the nose.
  stroke(k, INK, 0.3, 'M-19.500 -3.600C-19 -3.200 -18.300 -3.200 -17.700 -3.700')
  stroke(k, INK, 0.18, 'M-19.500 -3.600L-20.100 -2.900')
  path(
    k,
    DEEP,
    'M-15.700 -5.500C-15.700 -6.300 -15.200 -6.700 -14.700 -6.400C-14.500 -5.900 -14.700 -5.300 -15.200 -5.100Z',
  )
  stroke(
    k,
    INK,
    0.16,
    'M-22 0.500L-21.500 0.700M-21.900 -0.100L-21.400 0M-8 12.500L-7.900 11.700M-7.300 12.700L-7.200 11.900M-6.600 12.500L-6.600 11.700M11 14.400L11.100 13.600M11.700 14.600L11.700 13.800M12.400 14.400L12.300 13.600',
  )
}
