// African elephants seen from the side against the light, facing right: big ears, a hollow back, each in a pose of its own.
// Feet at y = 0, ten high at the shoulder.
import { Path2D } from '@napi-rs/canvas'
import { path } from '../core/field.js'

/** A limb through [x, y, half width], smooth along both sides. */
function limb(k, colour, line) {
  const side = (m) =>
    line.map(([x, y, w], i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
      const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
      const l = Math.hypot(dx, dy)
      return [x - (dy / l) * w * m, y + (dx / l) * w * m]
    })
  const run = (list) => {
    for (let i = 1; i < list.length - 1; i++) {
      const m = [(list[i][0] + list[i + 1][0]) / 2, (list[i][1] + list[i + 1][1]) / 2]
      k.quadraticCurveTo(...list[i], ...m)
    }
    k.lineTo(...list.at(-1))
  }
  const [one, two] = [side(1), side(-1).reverse()]
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(...one[0])
  run(one)
  k.lineTo(...two[0])
  run(two)
  k.fill()
}

const TORSO =
  'M-5.700 -6.900C-5.700 -8.700 -4.500 -9.450 -3.100 -9.350C-1.800 -9.250 -0.900 -8.900 0.300 -9.050C1.400 -9.250 2.200 -9.900 3.200 -9.900C4.300 -9.800 4.900 -8.600 4.900 -7.300C4.900 -5.700 4 -4.800 3 -4.500C1.400 -4 -1 -3.850 -2.600 -4.300C-4.200 -4 -5.500 -5.200 -5.700 -6.900Z'
const HEAD =
  'M3 -9.700C3.700 -10.500 5.200 -10.900 6.100 -10.200C6.900 -9.500 7.150 -8.500 7.200 -7.600L7.250 -6.600L6.100 -5.900C5.600 -5.300 5 -5.300 4.700 -5.900C4 -6.600 3.200 -8 3 -9.700Z'
const EAR =
  'M4.700 -9.300C3.900 -10.300 1.900 -10 0.900 -8.800C0.200 -7.800 0.500 -6.200 1.300 -5.300C1.900 -4.600 2.700 -3.900 3.200 -4.200C3.700 -4.700 3.900 -5.600 4.400 -6.500C4.900 -7.400 5.200 -8.500 4.700 -9.300Z'
const EAR_SHADE =
  'M0.900 -8.800C0.200 -7.800 0.500 -6.200 1.300 -5.300C1.900 -4.600 2.700 -3.900 3.200 -4.200C2.700 -4.700 1.900 -5.600 1.500 -6.600C1.200 -7.400 1.100 -8.200 1.500 -9.300Z'

/** Where a leg stands: hip, knee, foot. */
const leg = (k, colour, [hip, knee, foot], front) =>
  limb(k, colour, [
    [hip, -6.2, front ? 0.9 : 1.35],
    [(hip + knee) / 2, -4.4, front ? 0.92 : 1.15],
    [knee, -2.8, 0.86],
    [(knee + foot) / 2, -1.5, 0.74],
    [foot, -0.4, 0.86],
    [foot, 0.25, 0.94],
  ])

/** o: legs { nearFront, farFront, nearHind, farHind }, trunk [[x, y, half width], …], nod in degrees, ear: how wide it stands, tusk. */
export function bull(k, { legs, trunk, nod = 0, ear = 1, tusk = true }, t) {
  leg(k, t.far, legs.farHind, false)
  leg(k, t.far, legs.farFront, true)
  limb(k, t.shade, [
    [-5.5, -7.6, 0.26],
    [-6.1, -6.4, 0.18],
    [-6.2, -4.9, 0.13],
    [-6.05, -3.9, 0.12],
  ])
  path(k, t.far, 'M-6.180 -4.200L-6.450 -3.200L-6.150 -2.500L-5.800 -3.200L-5.920 -4.200Z')
  const withHead = (draw) => {
    k.save()
    k.translate(3.4, -8.2)
    k.rotate((nod * Math.PI) / 180)
    k.translate(-3.4, 8.2)
    draw()
    k.restore()
  }
  // The sun behind them leaves one fine line on back and brow.
  path(k, t.rim, TORSO)
  withHead(() => path(k, t.rim, HEAD))
  k.save()
  k.translate(0, 0.11)
  path(k, t.body, TORSO)
  k.clip(new Path2D(TORSO))
  // The belly lies in the deepest shade.
  path(k, t.shade, 'M-6 -6.200C-4 -5.200 -2 -5.500 0.400 -5.500C2 -5.500 3.600 -6 5 -6.600V-3H-6Z')
  k.restore()
  leg(k, t.body, legs.nearHind, false)
  leg(k, t.body, legs.nearFront, true)
  withHead(() => {
    limb(k, t.body, trunk)
    k.save()
    k.translate(-0.03, 0.11)
    path(k, t.body, HEAD)
    k.restore()
    if (tusk)
      path(
        k,
        t.tusk,
        'M6.200 -6.300C6.500 -5.200 7.300 -4.500 8.500 -4.300C7.300 -3.900 6 -4.400 5.600 -5.800Z',
      )
    path(k, t.deep, 'M5.700 -8.300a0.170 0.150 0 1 0 0.340 0a0.170 0.150 0 1 0 -0.340 0Z')
    k.save()
    k.translate(4.6, 0)
    k.scale(ear, 1)
    k.translate(-4.6, 0)
    path(k, t.ear, EAR)
    path(k, t.shade, EAR_SHADE)
    k.restore()
  })
}

/** The matriarch, in stride, her ears spread, her trunk feeling the water. */
export const MATRIARCH = {
  legs: {
    nearFront: [2.6, 2.5, 2.1],
    farFront: [3.2, 4.5, 4.9],
    nearHind: [-3.9, -4.2, -4.6],
    farHind: [-3.2, -1.9, -1.7],
  },
  ear: 1.16,
  trunk: [
    [6.25, -8.2, 0.84],
    [6.6, -6.2, 0.76],
    [6.9, -4.4, 0.6],
    [6.9, -2.6, 0.46],
    [7.2, -1.1, 0.36],
    [7.8, -0.1, 0.28],
  ],
}

/** Her sister drinks: head low, trunk rolled to the mouth. */
export const SISTER = {
  legs: {
    nearFront: [2.8, 3.1, 3.2],
    farFront: [2.6, 2.2, 1.4],
    nearHind: [-3.9, -3.6, -3.2],
    farHind: [-3.7, -4.6, -5],
  },
  nod: 12,
  ear: 0.82,
  trunk: [
    [6.25, -8.2, 0.84],
    [6.7, -6.4, 0.72],
    [7.3, -4.8, 0.58],
    [7.1, -3.3, 0.46],
    [6, -2.7, 0.38],
    [5.2, -3.5, 0.32],
    [5.3, -4.6, 0.26],
    [5.7, -5.3, 0.22],
  ],
}

/** The calf runs after them, its trunk in the air. */
export const CALF = {
  legs: {
    nearFront: [2.6, 3.9, 4.7],
    farFront: [2.6, 2, 0.9],
    nearHind: [-3.8, -4.6, -5.7],
    farHind: [-3.6, -2.4, -1.4],
  },
  nod: -16,
  ear: 1.24,
  tusk: false,
  trunk: [
    [6.3, -8, 0.96],
    [7.2, -6.6, 0.7],
    [8.4, -6, 0.54],
    [9.5, -6.7, 0.42],
    [9.9, -8, 0.32],
    [9.6, -9, 0.26],
  ],
}

/** Where the legs of a pose go into the water. */
export const feet = ({ legs }) => Object.values(legs).map(([, , x]) => x)
