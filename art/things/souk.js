import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'

/** The lane in metres: X to the right of its middle, Y above the eye (1.6 m), Z away. Gives a point of the field and the size of a metre. */
export const lane = (X, Y, Z) => [78 + (X * 24) / Z, 45 - (Y * 24) / Z, 24 / Z]
const quad = (k, c, ...p) =>
  fill(
    k,
    c,
    p.map(([X, Y, Z]) => lane(X, Y, Z)),
  )

/** How warm dusk between the stalls takes colour away with distance. */
export const dim = (hex, Z, light = 0) =>
  blend(blend(hex, '#3a1f2c', Math.max(0, 0.3 - light)), '#ffdf9e', Math.min(0.55, Z * 0.05))

/** The roof of carved teak: rafters, a ridge, slots where the sky comes through. */
export function teakRoof(k, from, to) {
  quad(k, '#5a3428', [-4.4, 3.2, from], [0, 5.2, from], [0, 5.2, to], [-4.4, 3.2, to])
  quad(k, '#45262a', [4.4, 3.2, from], [0, 5.2, from], [0, 5.2, to], [4.4, 3.2, to])
  for (let Z = to; Z >= from; Z -= 0.75) {
    const slot = Math.round(Z / 0.75) % 3 === 0
    if (slot)
      quad(
        k,
        '#ffe9b4',
        [-1.7, 4.43, Z],
        [-0.3, 5.06, Z],
        [-0.3, 5.06, Z + 0.55],
        [-1.7, 4.43, Z + 0.55],
      )
    const wood = dim('#8a5534', Z, 0.2)
    quad(k, wood, [-4.4, 3.2, Z], [0, 5.2, Z], [0, 4.95, Z], [-4.4, 2.95, Z])
    quad(k, dim('#6a3c2c', Z), [4.4, 3.2, Z], [0, 5.2, Z], [0, 4.95, Z], [4.4, 2.95, Z])
    if (slot) {
      // A carved arch from wall to wall.
      const arch = (y, m) =>
        Array.from({ length: 13 }, (_, i) =>
          lane(m * 4.4 * Math.cos((i / 12) * 1.571), 2 + y * Math.sin((i / 12) * 1.571), Z),
        )
      for (const m of [-1, 1]) {
        fill(k, dim(m < 0 ? '#7a4630' : '#9a6038', Z, 0.15), [
          ...arch(2.9, m),
          lane(0, 5, Z),
          lane(m * 4.4, 3, Z),
        ])
        const edge = arch(2.9, m)
        stroke(
          k,
          dim('#d9a05c', Z, 0.3),
          lane(0, 0, Z)[2] * 0.07,
          `M${edge.map((p) => p.slice(0, 2).join(' ')).join('L')}`,
        )
      }
    }
  }
}

/** A cloth that hangs from its rail: folds with a light and a shade, a border and a fringe. */
export function cloth(k, X, Z, wide, top, long, colours, seed) {
  const [ground, border] = colours
  const folds = 5
  const side = X < 0 ? 1 : -1
  const z = (u) => Z + u * wide
  const at = (u, y) => lane(X + side * (0.08 * Math.sin(u * folds * 6.283 + seed)), y, z(u))
  const hem = (u) => top - long + noise(u * 6 + seed, 3) * 0.06 - 0.12 * Math.sin(u * 3.1)
  const strip = (u0, u1, y0, y1, c) => fill(k, c, [at(u0, y0), at(u1, y0), at(u1, y1), at(u0, y1)])
  for (let i = 0; i < folds * 2; i++) {
    const [u0, u1] = [i / (folds * 2), (i + 1) / (folds * 2)]
    const light = i % 2 === (side > 0 ? 0 : 1)
    const c = dim(
      light ? blend(ground, '#fff0cc', 0.2) : blend(ground, '#2c1838', 0.34),
      z(u0),
      0.22,
    )
    const e = dim(light ? border : blend(border, '#2c1838', 0.34), z(u0), 0.22)
    const low = hem((u0 + u1) / 2)
    strip(u0, u1, top, low, c)
    strip(u0, u1, low + 0.36, low + 0.14, e)
    strip(u0, u1, low + 0.46, low + 0.42, e)
    strip(u0, u1, top - 0.12, top - 0.2, e)
    const [fx, fy, q] = at((u0 + u1) / 2, low)
    stroke(k, e, q * 0.03, `M${fx} ${fy}v${q * 0.14}`)
  }
}

/** A sack of spice: rolled rim, a cone that stands above it. */
export function sack(k, X, Z, q, colour, y = -1.6) {
  const [x, foot, m] = lane(X, y, Z)
  const s = m * q
  path(
    k,
    'rgba(50,22,30,.5)',
    `M${x - s * 0.9} ${foot}C${x - s * 0.2} ${foot - s * 0.16} ${x + s * 1.3} ${foot - s * 0.14} ${x + s * 1.5} ${foot + s * 0.04}C${x + s} ${foot + s * 0.22} ${x - s * 0.4} ${foot + s * 0.2} ${x - s * 0.9} ${foot}Z`,
  )
  const jute = dim('#c9a06a', Z, 0.2)
  path(
    k,
    jute,
    `M${x - s * 0.72} ${foot - s * 1.1}C${x - s * 0.95} ${foot - s * 0.6} ${x - s * 0.85} ${foot} ${x - s * 0.6} ${foot + s * 0.06}H${x + s * 0.6}C${x + s * 0.85} ${foot} ${x + s * 0.95} ${foot - s * 0.6} ${x + s * 0.72} ${foot - s * 1.1}Z`,
  )
  path(
    k,
    dim('#8f6844', Z),
    `M${x + s * 0.2} ${foot - s}C${x + s * 0.4} ${foot - s * 0.5} ${x + s * 0.3} ${foot} ${x + s * 0.1} ${foot + s * 0.06}H${x + s * 0.6}C${x + s * 0.85} ${foot} ${x + s * 0.95} ${foot - s * 0.6} ${x + s * 0.72} ${foot - s * 1.1}Z`,
  )
  path(
    k,
    dim('#e6c48c', Z, 0.3),
    `M${x - s * 0.8} ${foot - s * 1.1}a${s * 0.8} ${s * 0.26} 0 1 0 ${s * 1.6} 0a${s * 0.8} ${s * 0.26} 0 1 0 ${-s * 1.6} 0Z`,
  )
  path(
    k,
    dim(colour, Z, 0.3),
    `M${x - s * 0.66} ${foot - s * 1.1}L${x - s * 0.08} ${foot - s * 1.86}L${x + s * 0.08} ${foot - s * 1.86}L${x + s * 0.66} ${foot - s * 1.1}C${x + s * 0.5} ${foot - s * 0.88} ${x - s * 0.5} ${foot - s * 0.88} ${x - s * 0.66} ${foot - s * 1.1}Z`,
  )
  path(
    k,
    dim(blend(colour, '#3a1430', 0.36), Z, 0.2),
    `M${x + s * 0.08} ${foot - s * 1.86}L${x + s * 0.66} ${foot - s * 1.1}C${x + s * 0.5} ${foot - s * 0.96} ${x + s * 0.3} ${foot - s * 0.94} ${x + s * 0.14} ${foot - s * 0.93}Z`,
  )
}

/** A lamp of brass and coloured glass. */
export function brassLamp(k, X, Y, Z, q, glass) {
  const [x, y, m] = lane(X, Y, Z)
  const s = m * q
  stroke(k, '#3a2220', s * 0.06, `M${x} ${y - s * 3}V${y - s}`)
  path(
    k,
    '#8a5a2c',
    `M${x - s * 0.16} ${y - s}H${x + s * 0.16}L${x + s * 0.5} ${y - s * 0.5}H${x - s * 0.5}Z`,
  )
  path(
    k,
    glass,
    `M${x - s * 0.5} ${y - s * 0.5}H${x + s * 0.5}L${x + s * 0.36} ${y + s * 0.5}H${x - s * 0.36}Z`,
  )
  path(
    k,
    '#fff0bc',
    `M${x - s * 0.26} ${y - s * 0.4}H${x + s * 0.04}L${x} ${y + s * 0.4}H${x - s * 0.18}Z`,
  )
  path(
    k,
    '#8a5a2c',
    `M${x - s * 0.36} ${y + s * 0.5}H${x + s * 0.36}L${x + s * 0.1} ${y + s * 0.8}H${x - s * 0.1}ZM${x - s * 0.07} ${y + s * 0.8}H${x + s * 0.07}V${y + s * 1.1}H${x - s * 0.07}Z`,
  )
}

/** People of the lane, from behind, in units of a metre: foot at 0. */
export const kandura = (k) => {
  path(
    k,
    '#f6ead6',
    'M-0.300 0C-0.320 -0.600 -0.300 -1.100 -0.280 -1.440C-0.200 -1.540 0.200 -1.540 0.280 -1.440C0.300 -1.100 0.320 -0.600 0.300 0Z',
  )
  path(
    k,
    '#c9b0a8',
    'M0.060 -1.500C0.200 -1.540 0.260 -1.500 0.280 -1.440C0.300 -1.100 0.320 -0.600 0.300 0H0.100C0.140 -0.500 0.140 -1 0.060 -1.500Z',
  )
  path(
    k,
    '#f6ead6',
    'M-0.300 -1.420C-0.420 -1.200 -0.420 -0.900 -0.380 -0.760L-0.280 -0.780L-0.240 -1.200ZM0.300 -1.420C0.420 -1.200 0.420 -0.900 0.380 -0.760L0.280 -0.780L0.240 -1.200Z',
  )
  path(k, '#fffaf0', 'M-0.160 -1.720C-0.160 -1.880 0.160 -1.880 0.160 -1.720L0.220 -1.360H-0.220Z')
  path(k, '#2a1c20', 'M-0.160 -1.760H0.160V-1.710H-0.160Z')
}
export const abaya = (k) => {
  path(
    k,
    '#2a1f34',
    'M-0.360 0C-0.340 -0.600 -0.260 -1.100 -0.240 -1.320C-0.180 -1.560 -0.140 -1.660 0 -1.660C0.140 -1.660 0.180 -1.560 0.240 -1.320C0.260 -1.100 0.340 -0.600 0.360 0Z',
  )
  path(
    k,
    '#56405c',
    'M-0.360 0C-0.340 -0.600 -0.260 -1.100 -0.240 -1.320C-0.180 -1.560 -0.140 -1.640 -0.060 -1.650C-0.140 -1.300 -0.200 -0.600 -0.180 0Z',
  )
  path(k, '#d9a04a', 'M-0.360 -0.060H0.360V0H-0.360Z')
  path(k, '#e0552f', 'M0.300 -0.700H0.560V-0.360H0.300Z')
}
export const visitor = (coat, hair) => (k) => {
  path(k, '#3a4a6a', 'M-0.220 -0.820L-0.240 0H-0.040L0 -0.640L0.040 0H0.240L0.220 -0.820Z')
  path(
    k,
    coat,
    'M-0.260 -0.760C-0.280 -1.100 -0.280 -1.360 -0.220 -1.440H0.220C0.280 -1.360 0.280 -1.100 0.260 -0.760Z',
  )
  path(k, 'rgba(40,16,40,.32)', 'M0.080 -1.440H0.220C0.280 -1.360 0.280 -1.100 0.260 -0.760H0.120Z')
  path(
    k,
    '#c9956f',
    'M-0.220 -1.400L-0.380 -1.060L-0.330 -0.800L-0.260 -0.820L-0.280 -1.060L-0.200 -1.200ZM0.220 -1.400L0.380 -1.060L0.330 -0.800L0.260 -0.820L0.280 -1.060L0.200 -1.200Z',
  )
  path(
    k,
    hair,
    'M0 -1.760a0.140 0.170 0 1 0 0.010 0ZM-0.130 -1.620L-0.100 -1.360H0.100L0.130 -1.620Z',
  )
}
