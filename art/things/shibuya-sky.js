// Tokyo from a roof 229 m above Shibuya after sunset, in metres from the eye: X right, Y up, Z away; Fuji in the west.
import { blend } from '../core/colour.js'
import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'

const [F, CX, CY] = [120, 80, 43]
export const HORIZON = CY
const P = (x, y, z) => [CX + (F * x) / z, CY - (F * y) / z, F / z]
const GROUND = -229
const face = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** Fuji against the last light: long slopes of unlike fall, a shoulder on the left, hollows of snow; the hills before it. */
export function fuji(k, x, y, c) {
  const at = (text) => points(text).map(([u, v]) => [x + u, y - v])
  fill(k, c.rock, [
    ...smooth(
      at(
        '-44 -0.500 -30 0.600 -20 2.200 -13 4.300 -10.500 5.500 -8.600 6 -6 8.200 -3.600 10.700 -2.500 11.700',
      ),
      6,
    ),
    ...at('-1.700 11.500 -0.700 11.750 0.600 11.450 1.700 11.700'),
    ...smooth(at('2.400 11.600 4 9.800 7 6.800 11.500 4.100 18 2 28 0.600 40 -0.500'), 6),
  ])
  // The side that leans away from the light of the sky.
  fill(k, c.deep, [
    ...at('-0.700 11.750 -1.700 11.500 -2.500 11.700 -3.600 10.700'),
    ...smooth(
      at('-3.600 10.700 -6 8.200 -8.600 6 -10.500 5.500 -13 4.300 -20 2.200 -30 0.600 -44 -0.500'),
      6,
    ),
    ...at('-12 -0.500'),
    ...smooth(
      at('-12 -0.500 -7.500 1.600 -6 4.200 -3.800 5.400 -2.600 8 -1.400 9.400 -0.700 11.750'),
      5,
    ),
  ])
  fill(
    k,
    c.snow,
    at(
      '-0.700 11.750 0.600 11.450 1.700 11.700 2.400 11.600 4 9.800 6.400 7.300 3.700 9 2.700 6.400 1.600 9.300 0.100 8 -0.900 9.900',
    ),
  )
  fill(
    k,
    c.snowDeep,
    at(
      '-0.700 11.750 -1.700 11.500 -2.500 11.700 -3.600 10.700 -6 8.200 -3.500 9.300 -2.700 8.200 -0.900 9.900',
    ),
  )
  fill(k, c.hills, [
    ...smooth(
      at(
        '-60 -0.600 -50 1.500 -42 1 -34 2.200 -26 1.200 -18 1.900 -9 0.900 0 1.500 10 0.800 22 1.600 34 0.700 50 1.300 66 0.500 84 1 124 -0.400',
      ),
      6,
    ),
    [x + 124, y + 2],
    [x - 60, y + 2],
  ])
}

const air = (c, z, c2) => blend(c, c2, Math.min(0.9, Math.max(0, 1 - Math.exp(-(z - 640) / 1700))))

/** The town: houses as solids, their roofs under the sky, their sides towards the afterglow warm; paler row by row. */
export function town(k, c) {
  const r = random(12)
  const one = (x, z, w, h, d) => {
    const haze = (t) => air(t, z, c.haze)
    const [x0, x1, y0, y1] = [x - w / 2, x + w / 2, GROUND, GROUND + h]
    const [px] = P(x, 0, z)
    face(k, haze(c.front), [
      [x0, y0, z],
      [x0, y1, z],
      [x1, y1, z],
      [x1, y0, z],
    ])
    if (px > 46)
      face(k, haze(c.warm), [
        [x0, y0, z],
        [x0, y1, z],
        [x0, y1, z + d],
        [x0, y0, z + d],
      ])
    else
      face(k, haze(c.side), [
        [x1, y0, z],
        [x1, y1, z],
        [x1, y1, z + d],
        [x1, y0, z + d],
      ])
    if (y1 < -4)
      face(k, haze(c.roof), [
        [x0, y1, z],
        [x1, y1, z],
        [x1, y1, z + d],
        [x0, y1, z + d],
      ])
    // Windows of one or two floors, near us only.
    if (z < 3200 && r() < 0.4) {
      const y = y0 + h * (0.4 + r() * 0.4)
      for (let i = 0; i < 3; i++) {
        const u = x0 + w * (0.12 + 0.28 * i)
        if (r() < 0.4)
          face(k, blend(c.window, c.haze, z / 4200), [
            [u, y, z],
            [u, y + 4.5, z],
            [u + w * 0.24, y + 4.5, z],
            [u + w * 0.24, y, z],
          ])
      }
    }
  }
  // The few towers, drawn in their own row.
  const tall = points(
    '-1500 2900 60 140 360 1560 48 140 1350 3000 70 190 1750 3100 60 150 2300 4200 90 200 -3100 5200 110 190 900 5200 100 210',
    4,
  )
  for (let z = 9500; z > 560; z /= 1.115) {
    for (const [x, tz, w, h] of tall) if (tz >= z && tz < z * 1.115) one(x, tz, w, h, w * 0.9)
    const edge = z * 0.74
    for (let x = -edge + r() * 60; x < edge; ) {
      const w = z * (0.02 + r() * r() * 0.06)
      const h = (10 + 66 * r() ** 3.4) * (1 + z / 7000)
      const mid = x + w / 2
      one(mid, z + r() * z * 0.05, w, h, z * 0.06)
      x += w * (1.04 + (r() < 0.24 ? 0.5 : 0))
    }
  }
}

/** The roof terrace 4.6 m below us: its corner of glass points to the mountain. */
const FLOOR = -4.6
const CORNER = [5.8, 17.4]
export const on = (x, z) => P(x, FLOOR, z)
export function terrace(k, c) {
  const [cx, cz] = CORNER
  const [lx, lz] = [-8, 10.4]
  const [rx, rz] = [15, 14.6]
  const g = k.createLinearGradient(0, 74, 0, 92)
  g.addColorStop(0, c.floor[0])
  g.addColorStop(1, c.floor[1])
  // The wall under it, towards the deep.
  face(k, c.edge, [
    [lx, FLOOR, lz],
    [cx, FLOOR, cz],
    [cx, FLOOR - 0.9, cz],
    [lx, FLOOR - 0.9, lz],
  ])
  face(k, g, [
    [lx, FLOOR, lz],
    [cx, FLOOR, cz],
    [rx, FLOOR, rz],
    [15, FLOOR, 6],
    [lx, FLOOR, 6],
  ])
  // Joints of the slabs, along both edges.
  for (let i = 1; i < 6; i++) {
    const [a, b] = [P(lx + i * 1.7, FLOOR, lz - i * 1.5), P(cx + i * 1.7, FLOOR, cz - i * 1.5)]
    stroke(k, c.slab, 0.12, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  const glass = ([ax, az], [bx, bz], n, tint) => {
    const at = (t, y) => [ax + (bx - ax) * t, FLOOR + y, az + (bz - az) * t]
    face(k, tint, [at(0, 0), at(1, 0), at(1, 1.6), at(0, 1.6)])
    for (let i = 1; i < n; i++) {
      const [p, q] = [P(...at(i / n, 0)), P(...at(i / n, 1.6))]
      stroke(k, c.joint, 0.12, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
    }
    face(k, c.foot, [at(0, 0), at(1, 0), at(1, 0.16), at(0, 0.16)])
    face(k, c.rail, [at(0, 1.56), at(1, 1.56), at(1, 1.66), at(0, 1.66)])
  }
  glass([lx, lz], CORNER, 9, c.glass)
  glass(CORNER, [rx, rz], 4, c.glassRight)
}
