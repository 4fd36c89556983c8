// Whom and what the songthaew carries: riders on its benches, a boy on the step, sugar cane on the roof.
import { at, path, stroke } from '../core/field.js'
import { closed } from './curves.js'
import { metre, mirror, poly, see, side, spot, T } from './paddy-view.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const HAIR = ['#38242e', '#22182a']

/** Somebody on a bench: shoulders and head, turned to the right (1) or the left (-1). */
export function rider(k, [U, V, facing, top, skin, cut, q = 1]) {
  const [X, Z] = spot(U, V)
  const [x, y] = see(X, 0.82 * mirror.up, Z)
  at(
    k,
    x,
    y,
    metre(Z) * q,
    (c) => {
      c.scale(1, mirror.up)
      path(
        c,
        top[1],
        'M-0.200 0C-0.230 -0.300 -0.210 -0.480 -0.060 -0.530H0.060C0.180 -0.500 0.200 -0.360 0.230 0Z',
      )
      path(
        c,
        top[0],
        facing > 0
          ? 'M-0.200 0C-0.230 -0.300 -0.210 -0.480 -0.060 -0.530H0C-0.020 -0.340 -0.020 -0.160 0.020 0Z'
          : 'M0.060 0C0.040 -0.200 0.030 -0.400 0.040 -0.530H0.060C0.180 -0.500 0.200 -0.360 0.230 0Z',
      )
      // The arm that lies in the lap.
      stroke(c, top[1], 0.1, 'M0.100 -0.420L0.150 -0.180L0.280 -0.090')
      path(c, skin[1], 'M-0.050 -0.600H0.060V-0.500H-0.050Z')
      path(
        c,
        skin[facing > 0 ? 0 : 1],
        'M-0.120 -0.700a0.125 0.140 0 1 0 0.250 0a0.125 0.140 0 1 0 -0.250 0ZM0.115 -0.690L0.142 -0.655L0.110 -0.635Z',
      )
      path(
        c,
        HAIR[0],
        cut
          ? 'M0.110 -0.760C0.020 -0.770 -0.020 -0.700 -0.030 -0.600L-0.050 -0.380C-0.120 -0.360 -0.180 -0.420 -0.160 -0.560C-0.200 -0.860 0.080 -0.900 0.110 -0.760Z'
          : 'M0.120 -0.770C0.060 -0.790 -0.010 -0.740 -0.030 -0.640C-0.060 -0.600 -0.100 -0.600 -0.120 -0.620C-0.200 -0.860 0.100 -0.920 0.120 -0.770Z',
      )
    },
    facing < 0,
  )
}

const boy = {
  ...POSES.stand,
  near: [8, 10],
  far: [-8, 4],
  armNear: [-128, -30],
  armFar: [20, 34],
  lean: -9,
  skin: SKINS[1],
  top: ['#fff4da', '#c4b4b8'],
  low: ['#3f66a8', '#2a3f74'],
  shorts: true,
  bare: true,
  hair: HAIR,
  light: -1,
}

/** He stands on the step behind and holds on to the rail. */
export function onStep(k) {
  const [X, Z] = spot(0.34, -0.24)
  const [x, y] = see(X, 0.39 * mirror.up, Z)
  at(k, x, y, (metre(Z) * 1.42) / 7, (c) => {
    c.scale(1, mirror.up)
    folk(c, boy)
  })
}

/** Sugar cane for the elephants: cut ends towards us, the green tops over the cab. */
export function load(k) {
  const leaf = (pts, c) => path(k, c, closed(pts, 0.9))
  const [tx, ty] = T(0.1, 2.9, 2.4)
  for (const [dx, dy, c] of [
    [9, 5, '#2f6e4c'],
    [10.5, 1.5, '#4c9454'],
    [8, 8, '#3a7f4e'],
    [9.5, -1.6, '#7cb85a'],
  ])
    leaf(
      [
        [tx - 1, ty - 0.6],
        [tx + dx * 0.5, ty + dy * 0.15 - 1.8],
        [tx + dx, ty + dy],
        [tx + dx * 0.5, ty + dy * 0.3 + 0.2],
        [tx - 1, ty + 1],
      ],
      c,
    )
  // Two bundles, one on the other: their long sides in shade, a few canes apart, bound twice.
  for (const [u, y0, y1, c] of [
    [0.62, 2.14, 2.42, '#7c7448'],
    [0.42, 2.42, 2.66, '#94884c'],
  ]) {
    side(k, c, u, [
      [-0.3, y0],
      [3.1, y0],
      [3.1, y1 - 0.02],
      [-0.3, y1],
    ])
    for (const t of [0.34, 0.68]) {
      const y = y0 + (y1 - y0) * t
      const [a, b] = [T(u, -0.3, y), T(u, 3.1, y - 0.01)]
      stroke(k, '#5c5040', 0.2, `M${a}L${b}`)
    }
    const [a, b] = [T(u, -0.3, y1 - 0.02), T(u, 3.1, y1 - 0.03)]
    stroke(k, '#c8b868', 0.4, `M${a}L${b}`)
    for (const v of [0.5, 2.1])
      side(k, '#e0d2b8', u + 0.01, [
        [v, y0],
        [v + 0.08, y0],
        [v + 0.08, y1],
        [v, y1],
      ])
  }
  const [, Z] = spot(0, -0.3)
  const q = metre(Z)
  poly(k, '#5c3c40', [
    [-0.66, -0.3, 2.14],
    [0.62, -0.3, 2.14],
    [0.62, -0.3, 2.42],
    [0.42, -0.3, 2.44],
    [0.42, -0.3, 2.66],
    [-0.44, -0.3, 2.66],
    [-0.46, -0.3, 2.44],
    [-0.66, -0.3, 2.42],
  ])
  // The cut ends, each in the gap of two below it, none over another.
  const row = (n, y) => {
    for (let i = 0; i < n; i++) {
      const [x, py] = T((i - (n - 1) / 2) * 0.15 - 0.02, -0.31, y)
      const r = q * (0.062 + ((i * 5 + n) % 3) * 0.004)
      k.fillStyle = '#d8a860'
      k.beginPath()
      k.arc(x, py, r, 0, 7)
      k.fill()
      k.fillStyle = '#fff0c4'
      k.beginPath()
      k.arc(x - 0.1, py - 0.06, r * 0.76, 0, 7)
      k.fill()
    }
  }
  row(8, 2.215)
  row(7, 2.345)
  row(6, 2.475)
  row(5, 2.6)
}
