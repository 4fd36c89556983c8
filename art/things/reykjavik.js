// Skólavörðustígur from its middle on an April evening, in metres: x to the right, y up, z away; the street climbs to the church.
// The low sun stands behind us on the right: fronts on the left and ends that look at us are lit, fronts on the right are not.
import { Path2D } from '@napi-rs/canvas'
import { fill, points } from '../core/field.js'

export const [VX, VY, EYE, FOCUS] = [74, 61, 2.1, 112]
/** The street rises from 26 metres on. */
const rise = (z) => Math.max(0, z - 25.75) * 0.042
export const P = (x, y, z) => [VX + (x * FOCUS) / z, VY + ((EYE - y - rise(z)) * FOCUS) / z]
export const metre = (z) => FOCUS / z
export const quad = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
/** A strip along the street between two lines, bent with the slope. */
export function strip(k, c, x0, x1, z0, z1, y = 0) {
  const steps = [z0]
  for (let z = z0; z < z1; z *= 1.15) steps.push(Math.min(z1, z * 1.15))
  fill(k, c, [...steps.map((z) => P(x0, y, z)), ...steps.toReversed().map((z) => P(x1, y, z))])
}

const GLASS = {
  lit: ['#4c7ca0', '#a8d0dc', '#fff4e0'],
  dim: ['#26345c', '#3c5480', '#b4b4d4'],
  warm: ['#ffb454', '#ffd484', '#c4b4cc'],
}

/**
 * A house of corrugated iron on one side (-1, 1) between two distances: eave and ridge; its gable to the street or along it;
 * tone: [lit, shade]; n windows in each of the floors, a shop below.
 */
export function house(k, { side, z0, z1, eave, ridge, gable, tone, floors = 2, n = 3, seed = 0 }) {
  const x = side * 7
  const back = side * 16
  const lit = side < 0
  const zm = (z0 + z1) / 2
  const wall = lit ? tone[0] : tone[1]
  const SNOW = ['#fff6e6', '#b9c4e4']
  // The end that looks at us is lit on both sides.
  const end = [
    [x, 0, z0],
    [back, 0, z0],
    [back, eave, z0],
    [x, eave, z0],
  ]
  const ridgeX = side * 11.5
  if (!gable) end.splice(3, 0, [ridgeX, ridge, z0])
  quad(k, lit ? tone[1] : tone[0], end)
  if (gable) {
    // The near slope of the roof looks at us, under its snow.
    quad(k, lit ? '#d9d4e4' : SNOW[0], [
      [x, eave, z0],
      [x, ridge, zm],
      [back, ridge, zm],
      [back, eave, z0],
    ])
  } else
    quad(k, SNOW[lit ? 0 : 1], [
      [x - side * 0.08, eave - 0.05, z0],
      [ridgeX, ridge, z0],
      [ridgeX, ridge, z1],
      [x - side * 0.08, eave - 0.05, z1],
    ])
  // A chimney on the ridge, snow on its head.
  if (!gable) {
    const [c, d] = [ridgeX - side * 0.9, ridgeX + side * 0.2]
    const box = (tone, y, Y, e = 0) =>
      quad(k, tone, [
        [c - side * e, y, zm],
        [c - side * e, Y, zm],
        [d + side * e, Y, zm],
        [d + side * e, y, zm],
      ])
    box(lit ? '#c8705c' : '#d88464', ridge - 1.2, ridge + 1.2)
    box('#fff6e6', ridge + 1.1, ridge + 1.4, 0.12)
  }
  quad(k, wall, [
    [x, 0, z0],
    [x, eave, z0],
    ...(gable ? [[x, ridge, zm]] : []),
    [x, eave, z1],
    [x, 0, z1],
  ])
  // The iron is ribbed.
  const rib = lit ? 'rgba(90,30,70,.13)' : 'rgba(12,16,60,.2)'
  for (let z = z0 + 0.3; z < z1; z += z < 20 ? 0.42 : 0.9) {
    const top = gable ? eave + (ridge - eave) * (1 - Math.abs(z - zm) / (zm - z0)) : eave
    quad(k, rib, [
      [x, 0, z],
      [x, top, z],
      [x, top, z + 0.14],
      [x, 0, z + 0.14],
    ])
  }
  // Boards at the corners and under the eaves, white.
  const trim = lit ? '#fff4e0' : '#a4a8d0'
  const board = (list) => quad(k, trim, list)
  if (gable)
    for (const z of [z0, z1])
      board([
        [x, eave, z],
        [x, ridge, zm],
        [x, ridge - 0.5, zm],
        [x, eave - 0.5, z],
      ])
  else
    board([
      [x, eave, z0],
      [x, eave, z1],
      [x, eave - 0.35, z1],
      [x, eave - 0.35, z0],
    ])
  quad(k, lit ? '#8c7484' : '#34386c', [
    [x, 0, z0],
    [x, 0.5, z0],
    [x, 0.5, z1],
    [x, 0, z1],
  ])
  const pane = (a, b, lo, hi, kind, bars) => {
    const [dark, pale, frame] = GLASS[kind]
    const box = (c, z, w, y, Y) =>
      quad(k, c, [
        [x, y, z],
        [x, Y, z],
        [x, Y, w],
        [x, y, w],
      ])
    box(lit ? '#fff4e0' : frame, a - 0.16, b + 0.16, lo - 0.16, hi + 0.16)
    box(dark, a, b, lo, hi)
    const m = (a + b) / 2
    // Each pane mirrors another piece of the sky.
    const way = Math.round(a * 7 + lo * 3 + seed) % 3
    const [p, q] = [
      [0.4, 0.75],
      [0.8, 0.5],
      [0.25, 0.25],
    ][way]
    quad(k, pale, [
      [x, hi, a],
      [x, hi, b],
      [x, hi - (hi - lo) * p, b],
      [x, hi - (hi - lo) * q, a],
    ])
    if (kind === 'warm' && !bars) {
      // Lamps over the counter.
      box('#c8743c', a, b, lo, lo + (hi - lo) * 0.22)
      for (const t of [[0.5], [0.3, 0.7], [0.24, 0.5, 0.76]][way]) {
        const c = a + (b - a) * t
        box('#8c4c3c', c - 0.02, c + 0.02, hi - 0.5, hi)
        box('#fff4cc', c - 0.14, c + 0.14, hi - 0.72, hi - 0.5)
      }
    }
    if (bars) {
      box(lit ? '#fff4e0' : frame, m - 0.05, m + 0.05, lo, hi)
      box(lit ? '#fff4e0' : frame, a, b, lo + (hi - lo) * 0.6, lo + (hi - lo) * 0.6 + 0.1)
    }
  }
  const storey = eave / floors
  const z = (t) => z0 + (z1 - z0) * t
  for (let f = 0; f < floors; f++)
    for (let i = 0; i < n; i++) {
      const shop = f === 0
      const kind = lit ? 'lit' : shop || (i * 5 + f * 3 + seed) % 4 === 0 ? 'warm' : 'dim'
      if (shop && i === seed % n) {
        // The door.
        const [a, b] = [z((i + 0.32) / n), z((i + 0.68) / n)]
        board([
          [x, 0.2, a - 0.15],
          [x, 2.75, a - 0.15],
          [x, 2.75, b + 0.15],
          [x, 0.2, b + 0.15],
        ])
        quad(k, lit ? '#2c4c74' : '#1c2448', [
          [x, 0.2, a],
          [x, 2.6, a],
          [x, 2.6, b],
          [x, 0.2, b],
        ])
        continue
      }
      const [u, v] = shop ? [0.1, 0.9] : [0.26, 0.74]
      pane(
        z((i + u) / n),
        z((i + v) / n),
        f * storey + (shop ? 0.8 : storey * 0.26),
        f * storey + storey * 0.82,
        kind,
        !shop,
      )
    }
  if (gable)
    pane(
      zm - 0.6,
      zm + 0.6,
      eave + 0.1,
      eave + Math.min(1.6, (ridge - eave) * 0.55),
      lit ? 'lit' : 'warm',
      true,
    )
}

/** The shade of the right row on the street: each house's outline laid away from the sun. */
export function shadeOf(houses) {
  const shape = new Path2D()
  const [ax, az] = [-0.98, 1.5]
  for (const { z0, z1, eave, ridge, gable } of houses) {
    const top = gable
      ? [
          [z0, eave],
          [(z0 + z1) / 2, ridge],
          [z1, eave],
        ]
      : [
          [z0, eave],
          [z1, eave],
        ]
    const part = new Path2D()
    // The row goes on behind us.
    const foot =
      z0 < 8
        ? [
            [4, 0],
            [4 - az * eave, eave],
          ]
        : [[z0, 0]]
    for (const [i, [z, y]] of [...foot, ...top, [z1, 0]].entries()) {
      const p = P(7 + ax * y, 0, Math.max(4, z + az * y))
      if (i) part.lineTo(...p)
      else part.moveTo(...p)
    }
    part.closePath()
    shape.addPath(part)
  }
  return shape
}

/** A woollen jumper with a patterned yoke, hung in a shop window on the left: its middle z, its hem y. */
export function jumper(k, z, y, [wool, deep, yoke]) {
  const put = (c, text) =>
    quad(
      k,
      c,
      points(text).map(([a, b]) => [-7, y + b, z + a]),
    )
  put(
    wool,
    '-0.380 0 0.380 0 0.380 0.620 0.620 0.100 0.800 0.160 0.560 0.940 0.300 1.120 0.140 1.180 -0.140 1.180 -0.300 1.120 -0.560 0.940 -0.800 0.160 -0.620 0.100 -0.380 0.620',
  )
  put(
    deep,
    '0.100 0 0.380 0 0.380 0.620 0.620 0.100 0.800 0.160 0.560 0.940 0.300 1.120 0.160 0.800',
  )
  put(
    yoke,
    '-0.500 0.860 -0.300 0.760 0 0.700 0.300 0.760 0.500 0.860 0.300 1.120 0.140 1.180 -0.140 1.180 -0.300 1.120',
  )
  put(wool, '-0.400 0.930 0 0.800 0.400 0.930 0.360 1 0 0.890 -0.360 1')
  put(yoke, '-0.380 0 0.380 0 0.380 0.100 -0.380 0.100')
}
