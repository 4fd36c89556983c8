import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/** Washington Street in Brooklyn, in metres: across, away, up; the eye 1.7 above the stones, all lines meet at 92, 64. */
const F = 120
export const P = (X, Z, Y = 0) => [92 + (X * F) / Z, 64 - ((Y - 1.7) * F) / Z]
export const metre = (Z) => F / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** How far the fronts stand from the middle of the street. */
export const WALL = 9.5

/**
 * A brick warehouse along the street, side -1 left or 1 right, from z0 to z1, `top` metres high; drawn from the far end so that
 * a near pier covers the jamb of the next window. tones: brick, pier, cornice, cornice shade, glass, lit glass, lintel, jamb.
 * shade: [from, to, height] in the tones `dark`.
 */
export function warehouse(
  k,
  side,
  [z0, z1, top],
  tones,
  { seed, bay = 3.6, lit = 0.1, shade = [], dark },
) {
  const [BRICK, PIER, CORNICE, UNDER, GLASS, LAMP, LINTEL, JAMB] = tones
  const X = side * WALL
  const wall = (c, a, b, y0, y1) => quad(k, c, [X, a, y0], [X, b, y0], [X, b, y1], [X, a, y1])
  wall(BRICK, z0, z1, 0, top)
  const r = random(seed)
  const bays = Math.round((z1 - z0) / bay)
  const step = (z1 - z0) / bays
  const floors = Math.floor((top - 5.4) / 3.7)
  for (let i = bays - 1; i >= 0; i--) {
    const a = z0 + i * step
    wall(PIER, a - 0.3, a + 0.36, 0, top - 1.6)
    for (let f = 0; f < floors; f++) {
      const y = 5.6 + f * 3.7
      const [w0, w1] = [a + step * 0.27, a + step * 0.86]
      const m = (w0 + w1) / 2
      const arch = (c, d0, d1, dy) => {
        const [b, e] = [w0 + d0, w1 - d1]
        const top = []
        for (let j = 0; j <= 8; j++) {
          const u = j / 8
          top.push([X, e + (b - e) * u, y + 2 + dy + 0.42 * Math.sin(u * Math.PI)])
        }
        quad(k, c, [X, b, y], [X, e, y], ...top)
      }
      arch(LINTEL, -0.18, -0.18, 0.3)
      arch(JAMB, 0, 0, 0)
      // The thick wall hides the near edge of the glass.
      arch(r() < lit ? LAMP : GLASS, 0.24, 0, -0.08)
      wall(JAMB, m - 0.05, m + 0.06, y, y + 2.3)
      wall(LINTEL, w0 - 0.2, w1 + 0.2, y - 0.3, y)
    }
    // Ground floor: wide openings of shops.
    const [s0, s1] = [a + step * 0.2, a + step * 0.92]
    wall(JAMB, s0, s1, 0.4, 3.7)
    wall(r() < lit * 3 ? LAMP : GLASS, s0 + 0.3, s1, 0.6, 3.3)
  }
  wall(LINTEL, z0, z1, 4.2, 4.55)
  wall(UNDER, z0, z1, top - 1.5, top - 0.6)
  const out = X - side * 0.7
  quad(k, UNDER, [X, z0, top - 0.7], [X, z1, top - 0.7], [out, z1, top - 0.7], [out, z0, top - 0.7])
  quad(k, CORNICE, [out, z0, top - 0.7], [out, z1, top - 0.7], [out, z1, top], [out, z0, top])
  // What the houses across the street leave in the shade: the same wall again in its darker tones.
  for (const [a, b, y] of shade) {
    k.save()
    k.beginPath()
    for (const p of [
      [X, a, 0],
      [X, b, 0],
      [X, b, y],
      [X, a, y],
    ])
      k.lineTo(...P(...p))
    k.clip()
    warehouse(k, side, [z0, z1, top], dark, { seed, bay, lit })
    k.restore()
  }
}

/** The stones of the street: courses in a running bond, some stones darker or paler than the ground. */
export function cobbles(k, half, z0, z1, tones, seed) {
  const r = random(seed)
  let z = z0
  for (let row = 0; z < z1; row++) {
    const deep = 0.3 + z * 0.02
    const wide = 0.4 + z * 0.02
    for (let x = -half + (row % 2 ? wide / 2 : 0); x < half - wide; x += wide) {
      const pick = r()
      if (pick < 0.34)
        quad(
          k,
          tones[pick < 0.18 ? 0 : 1],
          [x + 0.03, z, 0],
          [x + wide - 0.03, z, 0],
          [x + wide - 0.03, z + deep * 0.84, 0],
          [x + 0.03, z + deep * 0.84, 0],
        )
    }
    z += deep
  }
}

/** A fire escape on the front at z: balconies with rails, ladders between them; flat and lower it is its own shadow. */
export function fireEscape(k, z, floors, c, side = -1, deep = 1.1, drop = 0) {
  const X = side * WALL
  const out = X - side * deep
  const [a, b] = [z, z + 4.4]
  for (let f = 0; f < floors; f++) {
    const y = 5.3 + f * 3.7 - drop
    quad(k, c, [X, a, y], [out, a, y], [out, b, y], [X, b, y])
    quad(k, c, [out, a, y - 0.12], [out, b, y - 0.12], [out, b, y + 0.06], [out, a, y + 0.06])
    quad(k, c, [out, a, y + 0.95], [out, b, y + 0.95], [out, b, y + 1.05], [out, a, y + 1.05])
    for (let i = 0; i <= 8; i++) {
      const q = a + ((b - a) * i) / 8
      quad(
        k,
        c,
        [out, q - 0.03, y],
        [out, q + 0.03, y],
        [out, q + 0.03, y + 1],
        [out, q - 0.03, y + 1],
      )
    }
    if (f)
      for (const d of [0, 0.5]) {
        const [p0, p1] = [P(out, a + 0.6 + d, y - 3.7), P(out, b - 1.2 + d, y)]
        const w = 0.09 * metre(a)
        fill(k, c, [p0, [p0[0] + w, p0[1]], [p1[0] + w, p1[1]], p1])
      }
  }
}

/** A small dog that sits up for its picture, facing right; feet at 0, one unit a metre. */
export function poser(k) {
  const p = (c, d) => path(k, c, d)
  p(
    '#d8b49c',
    'M-0.300 0C-0.420 -0.140 -0.400 -0.300 -0.260 -0.400C-0.160 -0.500 -0.100 -0.560 -0.060 -0.640L0.140 -0.600C0.180 -0.440 0.160 -0.200 0.160 0Z',
  )
  p(
    '#fff4e4',
    'M-0.340 -0.020C-0.400 -0.160 -0.360 -0.300 -0.240 -0.380C-0.140 -0.460 -0.100 -0.540 -0.060 -0.640L0.040 -0.620C0.060 -0.400 0 -0.200 0.020 0H-0.300Z',
  )
  p(
    '#fff4e4',
    'M-0.280 -0.040C-0.460 -0.060 -0.520 -0.200 -0.480 -0.340C-0.430 -0.240 -0.380 -0.180 -0.280 -0.160Z',
  )
  p(
    '#fff4e4',
    'M-0.120 -0.600C-0.140 -0.780 -0.040 -0.880 0.100 -0.860C0.180 -0.850 0.220 -0.780 0.340 -0.740C0.360 -0.660 0.280 -0.600 0.160 -0.600C0.060 -0.560 -0.060 -0.540 -0.120 -0.600Z',
  )
  p(
    '#a85c48',
    'M-0.080 -0.860C-0.180 -0.860 -0.220 -0.720 -0.200 -0.600C-0.120 -0.600 -0.060 -0.700 -0.020 -0.820ZM0.300 -0.760a0.040 0.040 0 1 0 0.080 0a0.040 0.040 0 1 0 -0.080 0Z',
  )
  p('#e8505c', 'M-0.110 -0.580L0.140 -0.560L0.140 -0.500L-0.110 -0.520Z')
}
