// The court of the palace temple in Bangkok in metres, the eye on a terrace 4.5 m up; early sun from the left, a little ahead of us.
import { fill, path, points, stroke } from '../core/field.js'

const [VX, VY, F, EYE] = [56, 49, 150, 4.5]
/** A point of the court: metres to the right, above the pavement, away from us. */
export const court = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
/** How large a metre is at a distance. */
export const metre = (z) => F / z
/** Where the shadow of one metre of height goes: to the right, and towards us. */
export const FALL = [1.1, -0.72]
/** The shadow of a point on the pavement. */
export const cast = (x, y, z) => court(x + y * FALL[0], 0, z + y * FALL[1])

const [COS, SIN] = [Math.cos(0.8), Math.sin(0.8)]
const [HX, HZ] = [19.5, 81]
const ground = (u, v) => [HX + u * COS - v * SIN, HZ + u * SIN + v * COS]
/** A point of the hall: metres along it, across it (plus is the far side), up. */
const hall = (u, v, y) => {
  const [x, z] = ground(u, v)
  return court(x, y, z)
}
const hallShadow = (u, v, y) => {
  const [x, z] = ground(u, v)
  return cast(x, y, z)
}

/** Half the section of its roof, tier by tier: inner and outer edge. */
const TIERS = [
  [6.6, 14.6, 10, 11],
  [4.2, 19, 7, 15],
  [0, 27.5, 4.6, 19.6],
]
const TONES = {
  gable: '#ff9c48',
  gableDeep: '#e07838',
  field: ['#a84434', '#b44c36', '#c05438'],
  border: '#1c5c5c',
  rimShade: '#c88c44',
  rim: '#ffe08c',
  rimDeep: '#f4b83c',
  under: '#4c2444',
}

/** The shade of the hall on the pavement: its gable lies far out on the right. */
export function hallShade(k, colour) {
  fill(k, colour, [
    hall(-3, -10.4, 0),
    hallShadow(-3, -10.4, 1.7),
    hallShadow(-1.6, -11, 8.4),
    hallShadow(-1.6, -7, 12.4),
    hallShadow(-1.6, -4.6, 17),
    hallShadow(-1.6, 0, 25),
    hallShadow(45, 0, 27.5),
    hall(60, -10, 0),
  ])
}

/** One length of the roof from u0 to u1, `drop` lower than the ridge, with its gable at u0. */
function roof(k, u0, u1, drop) {
  const quad = (c, ...pts) =>
    fill(
      k,
      c,
      pts.map((p) => hall(p[0], p[1], p[2] - drop)),
    )
  quad(
    TONES.under,
    [u0, -10, 11],
    [u1, -10, 11],
    [u1, -7, 14.8],
    [u1, -4.6, 19.4],
    [u1, 0, 27],
    [u0, 0, 27],
    [u0, -4.6, 19.4],
    [u0, -7, 14.8],
  )
  for (const [i, [vi, yi, vo, yo]] of TIERS.entries()) {
    const at = (u, t) => [u, -(vo + (vi - vo) * t), yo + (yi - yo) * t]
    const inset = Math.min(1.6, (u1 - u0) * 0.2)
    quad(TONES.border, at(u0, 0), at(u1, 0), at(u1, 1), at(u0, 1))
    quad(
      TONES.field[i],
      at(u0 + inset, 0.16),
      at(u1 - inset * 0.6, 0.16),
      at(u1 - inset * 0.6, 0.94),
      at(u0 + inset, 0.94),
    )
    quad(TONES.rimShade, at(u0, 0), at(u1, 0), at(u1, 0.05), at(u0, 0.05))
  }
  // The gable: one wall of boards in the sun, a gold rim along each tier, its end curled up.
  quad(
    TONES.gableDeep,
    ...points(
      '-10 11 -6.600 14.600 -7 15 -4.200 19 -4.600 19.600 0 27.500 4.600 19.600 4.200 19 7 15 6.600 14.600 10 11',
    ).map(([v, y]) => [u0, v, y]),
  )
  for (const m of [1, -1])
    for (const [vi, yi, vo, yo] of TIERS) {
      const steep = (t, d) => [u0 - 0.02, m * (vo + (vi - vo) * t), yo + (yi - yo) * t - d]
      quad('#1f6c60', steep(0, 0), steep(1, 0), steep(1, 1.7), steep(0.05, 1.2))
      quad(
        m > 0 ? TONES.rim : TONES.rimDeep,
        steep(0, -0.25),
        steep(1, -0.25),
        steep(1, 0.55),
        steep(0, 0.4),
      )
      const [x, y] = hall(u0, m * vo, yo - drop)
      const q = 1.5
      path(
        k,
        m > 0 ? TONES.rim : TONES.rimDeep,
        `M${x + m * 0.5 * q} ${y - 0.6 * q}Q${x - m * 1 * q} ${y + 0.2 * q} ${x - m * 1.1 * q} ${y - 1.7 * q}Q${x - m * 1.9 * q} ${y + 0.7 * q} ${x + m * 0.2 * q} ${y + 0.5 * q}Z`,
      )
    }
  const [rx, ry] = hall(u0, 0, 27.5 - drop)
  path(
    k,
    TONES.rimDeep,
    `M${rx - 0.7} ${ry + 0.8}C${rx - 2.2} ${ry - 1.6} ${rx - 0.2} ${ry - 3} ${rx - 1.5} ${ry - 6}C${rx + 1.2} ${ry - 3.4} ${rx + 0.1} ${ry - 1.4} ${rx + 0.9} ${ry + 0.5}Z`,
  )
  path(
    k,
    TONES.rim,
    `M${rx - 0.7} ${ry + 0.8}C${rx - 2.2} ${ry - 1.6} ${rx - 0.2} ${ry - 3} ${rx - 1.5} ${ry - 6}C${rx + 0.3} ${ry - 3.2} ${rx - 0.9} ${ry - 1.4} ${rx} ${ry + 0.5}Z`,
  )
}

/** A flame of carved gold on the gable wall: its foot at v, y; it leans to `lean`; size in metres. */
function flame(k, colour, u, v, y, high, wide, lean) {
  const pts = []
  const side = (s) => {
    for (let i = 0; i <= 6; i++) {
      const t = s > 0 ? i / 6 : 1 - i / 6
      const w = wide * Math.sin(Math.PI * (t * 0.86 + 0.14) ** 0.8) * (1 - t * 0.2)
      pts.push(hall(u, v + lean * t * t + s * w, y + high * t))
    }
  }
  side(1)
  side(-1)
  fill(k, colour, pts)
}

/** The great hall of the palace temple from its corner: the gable in the first sun, the long side in the shade. */
export function greatHall(k) {
  const quad = (c, ...pts) =>
    fill(
      k,
      c,
      pts.map((p) => hall(...p)),
    )
  // Terrace and stairs.
  quad('#dcb4ac', [-3, 10.4, 0], [-3, 10.4, 1.7], [-3, -10.4, 1.7], [-3, -10.4, 0])
  quad('#fff4dc', [-3, 10.4, 1.7], [1, 10.4, 1.7], [1, -10.4, 1.7], [-3, -10.4, 1.7])
  quad('#fff4dc', [-3.1, 10.4, 1.38], [-3.1, 10.4, 1.7], [-3.1, -10.4, 1.7], [-3.1, -10.4, 1.38])
  quad('#b88c9c', [-3, 10.4, 0], [-3, 10.4, 0.35], [-3, -10.4, 0.35], [-3, -10.4, 0])
  quad('#a894bc', [-3, -10.4, 1.38], [-3, -10.4, 1.7], [50, -10.4, 1.7], [50, -10.4, 1.38])
  quad('#8c7cac', [-3, -10.4, 0], [-3, -10.4, 1.7], [50, -10.4, 1.7], [50, -10.4, 0])
  for (let i = 0; i < 4; i++) {
    const u = -5.4 + i * 0.6
    quad(
      '#e8c4b4',
      [u, 2.8, i * 0.42],
      [u, 2.8, 0.42 + i * 0.42],
      [u, -2.8, 0.42 + i * 0.42],
      [u, -2.8, i * 0.42],
    )
    // The tread in the sun.
    quad(
      '#fffaf0',
      [u, 2.8, 0.42 + i * 0.42],
      [u + 0.6, 2.8, 0.42 + i * 0.42],
      [u + 0.6, -2.8, 0.42 + i * 0.42],
      [u, -2.8, 0.42 + i * 0.42],
    )
    quad(
      '#9c8cb4',
      [u, -2.8, i * 0.42],
      [u, -2.8, 0.42 + i * 0.42],
      [-3, -2.8, 0.42 + i * 0.42],
      [-3, -2.8, i * 0.42],
    )
  }
  // The long wall deep under its eaves; pillars before it.
  quad('#64284c', [1, -7, 1.7], [1, -7, 11.4], [48, -7, 11.4], [48, -7, 1.7])
  quad('#3c1c40', [1, -7, 8.4], [1, -7, 11.4], [48, -7, 11.4], [48, -7, 8.4])
  for (let u = 43; u > 4; u -= 6.2)
    quad(
      '#a87848',
      [u, -7, 2.4],
      [u, -7, 6.2],
      [u + 1.1, -7, 8],
      [u + 2.2, -7, 6.2],
      [u + 2.2, -7, 2.4],
    )
  quad('#3c1c40', [4, -9.6, 9.8], [4, -9.6, 11.3], [45, -9.6, 11.3], [45, -9.6, 9.8])
  for (let u = 43.2; u > 0; u -= 6) {
    const top = u < 5 ? 8.2 : 10.8
    quad('#8c7cac', [u, -9, 1.7], [u, -9, top], [u + 1.2, -9, top], [u + 1.2, -9, 1.7])
    quad('#d8bcb8', [u, -8.2, 1.7], [u, -8.2, top - 0.4], [u, -9, top - 0.4], [u, -9, 1.7])
  }
  // The front: door in gold, six pillars, under the eaves a band of shade.
  quad('#d8503c', [1, 7.4, 1.7], [1, 7.4, 11.4], [1, -7.4, 11.4], [1, -7.4, 1.7])
  quad('#ffd868', [1, 2.2, 1.7], [1, 2.2, 5.6], [1, 0, 8.2], [1, -2.2, 5.6], [1, -2.2, 1.7])
  quad('#34264c', [1, 1.4, 1.7], [1, 1.4, 5.2], [1, 0, 6.8], [1, -1.4, 5.2], [1, -1.4, 1.7])
  quad('#8c2c44', [1, 7.4, 7.6], [1, 7.4, 8.6], [1, -7.4, 8.6], [1, -7.4, 7.6])
  for (const v of [8.6, 5.9, 3.4, -3.4, -5.9, -8.6]) {
    quad('#fffaec', [0, v + 0.55, 1.7], [0, v + 0.55, 9], [0, v - 0.55, 9], [0, v - 0.55, 1.7])
    quad('#c8a8bc', [0, v - 0.2, 1.7], [0, v - 0.2, 9], [0, v - 0.55, 9], [0, v - 0.55, 1.7])
    quad('#f0b840', [0, v + 0.75, 8], [0, v + 0.75, 9], [0, v - 0.75, 9], [0, v - 0.75, 8])
  }
  quad('#3c1c40', [4, -9.8, 10.2], [4, -9.8, 11.4], [45, -9.8, 11.4], [45, -9.8, 10.2])
  roof(k, 5, 45, 0)
  roof(k, -1.6, 5, 2.6)
  // The pediment: a field of blue glass in a gold frame, flames of gold that lean to its point.
  const u = -1.66
  quad('#ffd460', [u, 6.8, 9.6], [u, 0, 22.4], [u, -6.8, 9.6])
  quad('#24488c', [u, 5.4, 10.3], [u, 0, 20.4], [u, -5.4, 10.3])
  for (const m of [1, -1]) {
    flame(k, m > 0 ? '#ffe898' : '#f4b83c', u, m * 3.9, 10.5, 2, 0.45, -m * 0.5)
    flame(k, m > 0 ? '#ffe898' : '#f4b83c', u, m * 2.6, 10.5, 4.1, 0.62, -m * 0.8)
  }
  flame(k, '#f4b83c', u, 0, 10.4, 8.6, 1.5, 0)
  flame(k, '#ffe898', u, 0.3, 10.5, 7.6, 0.9, -0.1)
  flame(k, '#d85040', u, 0, 10.5, 4.2, 0.5, 0)
  // The beam over the pillars and its shade.
  quad('#ffd460', [u, 10.4, 8.5], [u, 10.4, 9.7], [u, -10.4, 9.7], [u, -10.4, 8.5])
  quad('#e89c3c', [u, 10.4, 8.5], [u, 10.4, 8.9], [u, -10.4, 8.9], [u, -10.4, 8.5])
  quad('#a86838', [u, -10.4, 8.5], [u, -10.4, 9.7], [5, -10.4, 9.7], [5, -10.4, 8.5])
}

/** The golden bell behind, the sun on its left. 68 high, feet at 0. */
export function goldBell(k, [light, mid, shade, line]) {
  const profile = points(
    '19 0 19 -3 17 -3 17 -6 15 -6 15 -9 13.600 -9 13.600 -12 14 -13 12.800 -18 11.400 -24 9.600 -29 7 -32.500 4 -34 4.600 -34.500 4.600 -38 3.200 -38 3 -42 2.500 -46 1.900 -50 1.500 -54 1 -58 0.500 -63 0.150 -68',
  )
  const part = (c, a, b) =>
    fill(k, c, [
      ...profile.map(([r, y]) => [r * a, y]),
      ...profile.toReversed().map(([r, y]) => [r * b, y]),
    ])
  part(mid, -1, 1)
  part(light, -0.9, -0.3)
  part(shade, 0.3, 1)
  stroke(k, line, 0.4, 'M-17 -6H17M-15 -9H15M-13.600 -12.400H13.600M-4.600 -36H4.600')
}
