import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Roofs of Manhattan at sunrise in metres: across, away, up; the eye 46 above the street, the horizon at 37; the sun on the left. */
export const P = (X, Z, Y) => [80 + (X * 100) / Z, 37 - ((Y - 46) * 100) / Z]
export const metre = (Z) => 100 / Z
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** A block from x0 to x1, z0 to z1, as high as top. tones: front, left side in the sun, right side, roof, rim, window, sill. */
export function building(k, [x0, x1, z0, z1, top], tones, seed, { rows = 6, low = 0 } = {}) {
  const [FRONT, SUN, SHADE, ROOF, RIM, GLASS, SILL] = tones
  const r = random(seed)
  if (x1 < 0) quad(k, SHADE, [x1, z0, low], [x1, z1, low], [x1, z1, top], [x1, z0, top])
  if (x0 > 0) quad(k, SUN, [x0, z0, low], [x0, z1, low], [x0, z1, top], [x0, z0, top])
  quad(k, FRONT, [x0, z0, low], [x1, z0, low], [x1, z0, top], [x0, z0, top])
  const m = metre(z0)
  const bays = Math.max(2, Math.round((x1 - x0) / 3.1))
  for (let f = 0; f < rows; f++) {
    const y = top - 3.4 - f * 3.5
    for (let i = 0; i < bays; i++) {
      const x = x0 + ((i + 0.5) / bays) * (x1 - x0)
      const on = r() < 0.14
      quad(
        k,
        on ? '#ffd484' : GLASS,
        [x - 0.62, z0, y],
        [x + 0.62, z0, y],
        [x + 0.62, z0, y + 2],
        [x - 0.62, z0, y + 2],
      )
      if (m > 1.4) {
        quad(
          k,
          on ? '#fff0c0' : SILL,
          [x - 0.62, z0, y + 1.1],
          [x + 0.62, z0, y + 1.1],
          [x + 0.62, z0, y + 1.22],
          [x - 0.62, z0, y + 1.22],
        )
        quad(
          k,
          SILL,
          [x - 0.85, z0, y - 0.26],
          [x + 0.85, z0, y - 0.26],
          [x + 0.85, z0, y],
          [x - 0.85, z0, y],
        )
        quad(
          k,
          SILL,
          [x - 0.75, z0, y + 2],
          [x + 0.75, z0, y + 2],
          [x + 0.75, z0, y + 2.3],
          [x - 0.75, z0, y + 2.3],
        )
      }
    }
    if (x0 > 0)
      for (let z = z0 + 2; z < z1 - 2; z += 4)
        quad(k, GLASS, [x0, z, y], [x0, z + 1.3, y], [x0, z + 1.3, y + 2], [x0, z, y + 2])
    if (x1 < 0)
      for (let z = z0 + 2; z < z1 - 2; z += 4)
        quad(k, GLASS, [x1, z, y], [x1, z + 1.3, y], [x1, z + 1.3, y + 2], [x1, z, y + 2])
  }
  // Cornice, then the roof within its parapet: the far wall in the sun, the left one in its own shade.
  quad(
    k,
    SILL,
    [x0 - 0.3, z0, top - 0.9],
    [x1 + 0.3, z0, top - 0.9],
    [x1 + 0.3, z0, top],
    [x0 - 0.3, z0, top],
  )
  quad(k, RIM, [x0, z0, top], [x1, z0, top], [x1, z1, top], [x0, z1, top])
  const p = 0.5
  const d = 1
  quad(
    k,
    ROOF,
    [x0 + p, z0 + p, top],
    [x1 - p, z0 + p, top],
    [x1 - p, z1 - p, top],
    [x0 + p, z1 - p, top],
  )
  quad(
    k,
    SUN,
    [x0 + p, z1 - p, top - d],
    [x1 - p, z1 - p, top - d],
    [x1 - p, z1 - p, top],
    [x0 + p, z1 - p, top],
  )
  const t = (2.4 / (x1 - x0)) * 1
  quad(
    k,
    'rgba(72,36,88,.4)',
    [x0 + p, z0 + p, top],
    [x0 + p + (x1 - x0) * t, z0 + p, top],
    [x0 + p + (x1 - x0) * t, z1 - p, top],
    [x0 + p, z1 - p, top],
  )
}

/** What stands on roofs: a stair house, a vent with its hood, a skylight, pots with green. */
export function stairHouse(k, X, Z, Y, [LIT, MID, ROOF]) {
  quad(
    k,
    'rgba(72,36,88,.4)',
    [X + 3, Z, Y],
    [X + 8, Z + 0.6, Y],
    [X + 8, Z + 3.2, Y],
    [X + 3, Z + 3, Y],
  )
  quad(k, MID, [X, Z, Y], [X + 3, Z, Y], [X + 3, Z, Y + 2.8], [X, Z, Y + 2.8])
  quad(k, LIT, [X, Z, Y], [X + 0.9, Z, Y], [X + 0.9, Z, Y + 2.8], [X, Z, Y + 2.8])
  quad(k, '#5c3c64', [X + 1.2, Z, Y], [X + 2.4, Z, Y], [X + 2.4, Z, Y + 2.1], [X + 1.2, Z, Y + 2.1])
  quad(
    k,
    ROOF,
    [X - 0.2, Z - 0.2, Y + 2.8],
    [X + 3.2, Z - 0.2, Y + 2.8],
    [X + 3.2, Z + 3, Y + 2.8],
    [X - 0.2, Z + 3, Y + 2.8],
  )
}

export function vent(k, X, Z, Y) {
  const [x, y] = P(X, Z, Y)
  at(k, x, y, metre(Z), (c) => {
    path(c, 'rgba(72,36,88,.4)', 'M0 -0.100L2.600 0.100L2.600 0.300L-0.300 0.200Z')
    path(c, '#9c8cac', 'M-0.300 0.100V-1.300H0.300V0.100Z')
    path(c, '#f4d4c4', 'M-0.300 0.100V-1.300H-0.050V0.100Z')
    path(c, '#7c6c94', 'M-0.600 -1.300Q0 -2.200 0.600 -1.300Z')
    path(c, '#ffe4cc', 'M-0.600 -1.300Q-0.200 -2 0.050 -1.760L-0.100 -1.300Z')
  })
}

export function skylight(k, X, Z, Y) {
  quad(k, '#8c7494', [X, Z, Y], [X + 3, Z, Y], [X + 3, Z, Y + 0.4], [X, Z, Y + 0.4])
  quad(
    k,
    '#ffc878',
    [X, Z, Y + 0.4],
    [X + 3, Z, Y + 0.4],
    [X + 2.6, Z + 2, Y + 1.1],
    [X + 0.4, Z + 2, Y + 1.1],
  )
  for (const u of [0.75, 1.5, 2.25]) {
    const [a, b] = [P(X + u, Z, Y + 0.4), P(X + 0.4 + u * 0.733, Z + 2, Y + 1.1)]
    stroke(k, '#8c5c6c', 0.07 * metre(Z), `M${a.join(' ')}L${b.join(' ')}`)
  }
}

/**
 * A tank of cedar on its legs, 8.6 m to the point of its roof; staves, hoops, ladder. size: how large it is; kind: 0 in the
 * morning light, 1 far off in the haze, 2 close to us in its own shade.
 */
export function tank(k, X, Z, Y, size, kind = 0) {
  const [x, y] = P(X, Z, Y)
  const T = [
    ['#f0a868', '#c07454', '#84485c', '#54305c', '#ffd098', '#3c2450'],
    ['#f0b8a0', '#c88c90', '#a8748c', '#b07c8c', '#ffd4b0', '#9c6c88'],
    ['#d07c54', '#94505c', '#5c3460', '#2c1c44', '#ffb47c', '#2c1c44'],
  ][kind]
  const [LIT, MID, SHADE, LEG, GLEAM, HOOP] = T
  at(k, x, y, metre(Z) * size, (c) => {
    path(c, 'rgba(72,36,88,.4)', 'M-1.600 0L6 0.500L9 0.800L6 0.900L-1 0.300Z')
    stroke(c, LEG, 0.2, 'M-1.500 0V-3M1.500 0.100V-3M-0.700 -0.300V-3M0.800 -0.300V-3')
    stroke(
      c,
      LEG,
      0.1,
      'M-1.500 -0.200L1.500 -1.500M1.500 -0.100L-1.500 -1.500M-1.500 -1.500L1.500 -2.900M1.500 -1.500L-1.500 -2.900M-1.500 -1.500H1.500',
    )
    stroke(c, GLEAM, 0.07, 'M-1.570 0V-3M-0.770 -0.300V-3')
    path(c, LEG, 'M-2.100 -2.900H2.100V-3.200H-2.100Z')
    path(c, MID, 'M-1.900 -3.200L-1.780 -6.700H1.780L1.900 -3.200Z')
    path(c, LIT, 'M-1.900 -3.200L-1.780 -6.700H-0.700L-0.760 -3.200Z')
    path(c, GLEAM, 'M-1.760 -3.200L-1.650 -6.700H-1.250L-1.340 -3.200Z')
    path(c, SHADE, 'M0.760 -3.200L0.700 -6.700H1.780L1.900 -3.200Z')
    for (const u of [-1.5, -1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.3])
      stroke(c, u > 0.6 ? HOOP : SHADE, 0.04, `M${u * 1.03} -3.200L${u * 0.97} -6.700`)
    for (const v of [-3.6, -4.2, -5, -6])
      stroke(c, HOOP, 0.09, `M${-1.89 + (v + 3.2) * -0.034} ${v}H${1.89 + (v + 3.2) * 0.034}`)
    path(c, SHADE, 'M-2.050 -6.600L0 -8.500L2.050 -6.600Z')
    path(c, LIT, 'M-2.050 -6.600L0 -8.500L-0.300 -6.600Z')
    path(c, MID, 'M-0.900 -6.600L0 -8.500L0.600 -6.600Z')
    path(c, HOOP, 'M-0.200 -8.300L0 -8.900L0.200 -8.300Z')
    stroke(
      c,
      HOOP,
      0.07,
      'M2.050 0V-6.600M2.350 0V-6.600M2.050 -0.600H2.350M2.050 -1.300H2.350M2.050 -2H2.350M2.050 -2.700H2.350M2.050 -3.400H2.350M2.050 -4.100H2.350M2.050 -4.800H2.350M2.050 -5.500H2.350',
    )
  })
}

/** A pigeon on the wing that goes to the left; beat: -1 wings down to 1 wings up; 6 across. */
export function pigeon(k, beat, [LIT, DIM]) {
  const y = -5 * beat
  path(k, DIM, `M-0.700 -0.200Q0 ${y * 0.55} 2.900 ${y * 0.9}Q2.700 ${y * 0.36} 0.900 0Z`)
  path(
    k,
    LIT,
    'M-3.400 -0.200C-3.200 -0.800 -2.500 -1 -1.900 -0.700C-0.600 -1 1 -0.700 2.200 0L4.600 0.500L4.200 1L2 0.600C0.400 1 -1.400 0.800 -2.200 0.200C-2.800 0.200 -3.200 0.100 -3.400 -0.200Z',
  )
  path(
    k,
    DIM,
    'M-2.200 0.200C-1.400 0.800 0.400 1 2 0.600L4.200 1L4.400 0.700C2.400 0.300 0 0.400 -2.200 0.200Z',
  )
  path(k, LIT, `M-1.300 -0.300Q-1.400 ${y * 0.66} 1 ${y}Q1.300 ${y * 0.42} 0.900 0.100Z`)
}
