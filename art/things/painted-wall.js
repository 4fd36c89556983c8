// A painted wall in Wynwood in metres: u along the wall, v up; the street before it; the sun behind us on the right.
import { fill, points, stroke } from '../core/field.js'
import { smooth } from './leaf-edge.js'
import { lens } from './lens.js'

export const P = lens({ eye: [0, 2, 0], f: 110, cx: 80, cy: 61 })
const A = (21 * Math.PI) / 180
const [CA, SA] = [Math.cos(A), Math.sin(A)]
const START = [-13, 10.4]
/** A place on the wall; out: metres before it. */
const spot = (u, v, out = 0) => [START[0] + u * CA + out * SA, v, START[1] + u * SA - out * CA]
export const W = (u, v, out = 0) => P(...spot(u, v, out))
/** Where the light goes: to the left, down, into the wall. */
const LIGHT = [-0.72, -0.5, 0.5]
const HIGH = 7
const END = 25

const area = (k, c, list) =>
  fill(
    k,
    c,
    list.map(([u, v]) => W(u, v)),
  )
/** What is drawn stays on the painted wall. */
const onWall = (k, draw) => {
  k.save()
  k.beginPath()
  for (const p of [W(0, 0), W(0, HIGH), W(END, HIGH), W(END, 0)]) k.lineTo(p[0], p[1])
  k.clip()
  draw()
  k.restore()
}

const AXIS = 14.2
/** The outlines of a flamingo with its beak at the axis; m: -1 turns it round. */
const bird = (m) => {
  const at = ([u, v]) => [AXIS + (u - AXIS) * m, v]
  const line = smooth(
    points(
      '12.050 0.900 12.100 1.800 11.300 2.700 10.800 3.900 11.300 5.200 12.450 5.800 13.250 5.450',
    ),
    10,
  )
  // Thick where it leaves the breast, slender at the head.
  const half = (t) => 0.32 + 0.42 * (1 - t) ** 2.2
  const side = (m1) =>
    line.map((p, i) => {
      const [q, r] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
      const l = Math.hypot(r[0] - q[0], r[1] - q[1])
      const w = half(i / (line.length - 1)) * m1
      return [p[0] - ((r[1] - q[1]) / l) * w, p[1] + ((r[0] - q[0]) / l) * w]
    })
  // The shade under it begins as a point.
  const low = side(-1)
  const edge = (p, i) => {
    const t = Math.min(1, Math.max(0, (i - 14) / 12))
    return [low[i][0] + (p[0] - low[i][0]) * t, low[i][1] + (p[1] - low[i][1]) * t]
  }
  return {
    at,
    neck: [...side(1), ...side(-1).reverse()].map(at),
    under: [...side(-0.1).map((p, i) => edge(p, i)), ...side(-1).slice(14).reverse()]
      .slice(14)
      .map(at),
    sides: [side(1).slice(8, 56).map(at), side(-1).slice(14, 56).map(at)],
    first: [...side(1).slice(30, 40), ...side(-1).slice(29, 41).reverse()].map(at),
    body: smooth(
      points(
        '13.300 1.500 12.300 0.100 9.400 -0.500 6.600 0.500 4.800 2.100 6.800 2.350 8.800 2.900 11 2.750 12.600 2.300',
      ),
      8,
      true,
    ).map(at),
    wing: smooth(
      points(
        '12 1.900 11.200 0.700 8.800 0.500 6.400 1.200 4.400 2.300 6.600 2.250 8.600 2.650 10.600 2.600',
      ),
      8,
      true,
    ).map(at),
    plume: smooth(
      points('10.800 1.600 9.800 0.900 7.800 1 5.900 1.700 4.700 2.300 6.800 1.950 8.800 2.050'),
      8,
      true,
    ).map(at),
    head: smooth(
      points(
        '12.700 5.650 13.100 5.950 13.650 5.850 13.950 5.350 13.750 4.900 13.250 4.950 12.900 5.200',
      ),
      8,
      true,
    ).map(at),
    beak: smooth(
      points('13.900 5.500 14.150 5.100 14.200 4.600 14 4.150 13.750 4.300 13.600 4.700 13.550 5'),
      6,
      true,
    ).map(at),
    tip: smooth(
      points('14.190 4.750 14.200 4.500 14 4.150 13.750 4.300 13.680 4.620'),
      6,
      true,
    ).map(at),
    eye: at([13.4, 5.5]),
  }
}

function flamingo(k, m, c) {
  const b = bird(m)
  area(k, c.body, b.body)
  area(k, c.neck, b.neck)
  area(k, c.under, b.under)
  area(k, c.wing, b.wing)
  area(k, c.plume, b.plume)
  area(k, c.neck, b.head)
  area(k, c.beak, b.beak)
  area(k, c.ink, b.tip)
  const [x, y, q] = W(...b.eye)
  k.fillStyle = c.ink
  k.beginPath()
  k.ellipse(x, y, 0.1 * q, 0.11 * q, 0, 0, 7)
  k.fill()
}

/** The second one: still the white of the wall, its outline in chalk, one first stroke of pink. */
function sketch(k, c) {
  const b = bird(-1)
  for (const list of [b.body, b.neck, b.head, b.beak]) area(k, c.white, list)
  k.lineJoin = 'round'
  for (const [list, close] of [
    [b.body, true],
    [b.wing, true],
    [b.plume, true],
    [b.head, true],
    [b.beak, true],
  ]) {
    const d = `M${list
      .map((p) =>
        W(...p)
          .slice(0, 2)
          .join(' '),
      )
      .join('L')}${close ? 'Z' : ''}`
    stroke(k, c.chalk, 0.18, d)
  }
  for (const list of [b.neck, b.head]) area(k, c.white, list)
  for (const list of [...b.sides, [...b.head, b.head[0]], [...b.beak, b.beak[0]]])
    stroke(
      k,
      c.chalk,
      0.18,
      `M${list
        .map((p) =>
          W(...p)
            .slice(0, 2)
            .join(' '),
        )
        .join('L')}`,
    )
  // The first of the pink.
  area(k, c.neck, b.first)
}

const leafOf = (k, tones, u, v, len, deg, wide) => {
  const [co, si] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  const side = (m) =>
    Array.from({ length: 17 }, (_, i) => {
      const t = i / 16
      const w = m * wide * Math.sin(Math.PI * t ** 0.8) ** 0.9
      return [u + co * len * t - si * w, v + si * len * t + co * w]
    })
  area(k, tones[0], [...side(1), ...side(0).reverse()])
  area(k, tones[1], [...side(-1), ...side(0).reverse()])
}

/** Sun, sea, leaves, two flamingos: the picture on the wall. */
export function mural(k, c) {
  onWall(k, () => {
    area(k, c.prime, [
      [0, 0],
      [0, HIGH],
      [END, HIGH],
      [END, 0],
    ])
    // The ground colour, laid on with a roller: it ends in wide strokes of unlike length.
    const ends = points(
      '22.400 7 22.400 6.100 21.300 6.100 21.300 5 22.900 5 22.900 4.100 22 4.100 22 2.900 23.300 2.900 23.300 1.700 21.700 1.700 21.700 0',
    )
    area(k, c.ground, [[0, 0], [0, HIGH], ...ends])
    const disc = (tone, r) =>
      area(
        k,
        tone,
        Array.from({ length: 60 }, (_, i) => [
          AXIS + Math.cos((i / 30) * Math.PI) * r,
          3.5 + Math.sin((i / 30) * Math.PI) * r,
        ]),
      )
    disc(c.ring, 4.3)
    disc(c.sun, 3.35)
    // The sea before it, three swells.
    for (const [tone, y, d] of [
      [c.sea[0], 1.9, 0.2],
      [c.sea[1], 1.25, 0.9],
      [c.sea[2], 0.6, 0.1],
    ])
      area(k, tone, [
        [0, 0],
        ...Array.from({ length: 60 }, (_, i) => {
          const u = Math.min(21.7, i * 0.37)
          return [u, y + 0.2 * Math.sin(u * 0.9 + d * 7)]
        }),
        [21.7, 0],
      ])
    flamingo(k, 1, c)
    sketch(k, c)
    for (const [u, v, len, deg, wide] of [
      [3.2, -0.4, 5.6, 104, 0.95],
      [3.4, -0.4, 5, 66, 0.9],
      [3.2, -0.4, 4.6, 138, 0.85],
      [3.6, -0.6, 4, 34, 0.8],
    ])
      leafOf(k, c.leaf, u, v, len, deg, wide)
  })
}

/** The street: asphalt, the kerb, the pavement at the foot of the wall; the house behind us keeps our side in its shade. */
export function street(k, c) {
  fill(k, c.road, [
    [-6, 61],
    [166, 61],
    [166, 96],
    [-6, 96],
  ])
  const strip = (tone, o0, o1, y = 0) =>
    fill(k, tone, [W(-4, y, o0), W(70, y, o0), W(70, y, o1), W(-4, y, o1)])
  strip(c.walk, 0, 3.4)
  strip(c.kerb, 3.4, 3.6)
  strip(c.gutter, 3.6, 3.75)
  for (let u = 1; u < 40; u += 2.6)
    fill(k, c.joint, [W(u, 0, 0), W(u + 0.05, 0, 0), W(u + 0.05, 0, 3.4), W(u, 0, 3.4)])
}

/** Brick of the wall itself at its head: a coping in the sun; the next house down the street. */
export function houses(k, c) {
  fill(k, c.next[0], [W(END + 0.2, 0, -0.5), W(END + 0.2, 5, -0.5), W(60, 5, -0.5), W(60, 0, -0.5)])
  fill(k, c.next[1], [
    W(END + 0.2, 4.6, -0.5),
    W(END + 0.2, 5, -0.5),
    W(60, 5, -0.5),
    W(60, 4.6, -0.5),
  ])
  for (const [u0, u1, y0, y1] of points(
    '28.500 31.500 0 3 33.500 36 1.200 3.200 38 40.500 1.200 3.200 43 46 0 3',
    4,
  ))
    fill(k, c.next[2], [W(u0, y0, -0.5), W(u0, y1, -0.5), W(u1, y1, -0.5), W(u1, y0, -0.5)])
  // The end of the painted house turns away from the sun.
  fill(k, c.side, [W(END, 0), W(END, HIGH), W(END + 0.001, HIGH, -9), W(END + 0.001, 0, -9)])
}
export function coping(k, c) {
  fill(k, c.coping, [W(0, HIGH), W(0, HIGH + 0.28), W(END + 0.1, HIGH + 0.28), W(END + 0.1, HIGH)])
  fill(k, c.under, [W(0, HIGH), W(0, HIGH - 0.16), W(END, HIGH - 0.16), W(END, HIGH)])
}

/** Where the light throws a place on the wall: [u, v]. */
export function thrown([x, y, z]) {
  const [nx, nz] = [-SA, CA]
  const t = -((x - START[0]) * nx + (z - START[1]) * nz) / (LIGHT[0] * nx + LIGHT[2] * nz)
  const [wx, wz] = [x + LIGHT[0] * t, z + LIGHT[2] * t]
  return [(wx - START[0]) * CA + (wz - START[1]) * SA, y + LIGHT[1] * t]
}

/** A royal palm: a smooth grey stem, a green shaft, fronds that hang. In units of a metre, foot at 0; flat: its shadow. */
export function royal(k, tall, c, flat) {
  const t = flat ? [flat, flat, flat, flat, flat] : c
  fill(k, t[0], [
    [-0.26, 0],
    [-0.2, -tall * 0.3],
    [-0.24, -tall * 0.55],
    [-0.16, -tall + 1.2],
    [0.16, -tall + 1.2],
    [0.24, -tall * 0.55],
    [0.2, -tall * 0.3],
    [0.26, 0],
  ])
  fill(k, t[1], [
    [0.04, 0],
    [0.02, -tall * 0.5],
    [0.02, -tall + 1.2],
    [0.16, -tall + 1.2],
    [0.24, -tall * 0.55],
    [0.2, -tall * 0.3],
    [0.26, 0],
  ])
  fill(k, t[3], [
    [-0.17, -tall + 1.25],
    [-0.1, -tall],
    [0.1, -tall],
    [0.17, -tall + 1.25],
  ])
  for (const [deg, long, hang, tone] of [
    [168, 2.7, 1.3, 2],
    [20, 2.8, 1.4, 2],
    [140, 3, 1.1, 2],
    [112, 2.6, 0.6, 3],
    [44, 3, 1, 3],
    [72, 2.7, 0.5, 4],
    [196, 2.2, 1.2, 2],
    [-14, 2.2, 1.2, 3],
  ]) {
    const [co, si] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
    const spine = Array.from({ length: 15 }, (_, i) => {
      const s = i / 14
      return [co * long * s, -tall - si * long * s + hang * s * s * long * 0.5]
    })
    const up = spine.map(([x, y], i) => [
      x + co * 0.05,
      y - 0.2 * Math.sin((i / 14) * Math.PI) ** 0.7,
    ])
    const down = spine.flatMap(([x, y], i) => {
      const w = i < 13 ? 0.62 * Math.sin((0.1 + 0.86 * (i / 14)) * Math.PI) : 0
      return i % 2 && w ? [[x + co * 0.24, y + w]] : [[x, y + w * 0.42]]
    })
    fill(k, t[tone], [...up, ...down.reverse()])
  }
}
/** What the roofs behind us leave in shade on the road: u along the wall, metres before it. */
export function nearShade(k, c) {
  fill(k, c, [
    ...points('-8 4.700 11 4.700 11 5.900 70 5.900').map(([u, o]) => W(u, 0, o)),
    [170, 96],
    [-10, 96],
  ])
}

/** A ladder that leans on the wall, its shadow beside it. */
export function ladder(k, u, high, out, [lit, dark], shade) {
  const at = (v) => [u, v, out * (1 - v / high)]
  k.lineCap = 'round'
  const line = (c, w, p, q) =>
    stroke(k, c, w, `M${p.slice(0, 2).join(' ')}L${q.slice(0, 2).join(' ')}`)
  const draw = (c, d, du) => {
    for (const s of [-0.22, 0.22]) {
      const [a, b] = [at(0), at(high)]
      line(s < 0 ? d : c, 0.6, W(a[0] + s + du, a[1], a[2]), W(b[0] + s + du, b[1], b[2]))
    }
    for (let v = 0.35; v < high; v += 0.36) {
      const p = at(v)
      line(d, 0.34, W(p[0] - 0.22 + du, p[1], p[2]), W(p[0] + 0.22 + du, p[1], p[2]))
    }
  }
  // Shadow: from its feet to the wall, there up to the same rung.
  for (const s of [-0.22, 0.22]) {
    const foot = W(u + s, 0, out)
    const wall = W(u + s - out * 0.9, 0, 0)
    line(shade, 0.5, foot, wall)
    line(shade, 0.5, wall, W(u + s, high, 0))
  }
  draw(lit, dark, 0)
}

/** The palm's shadow: over the pavement, then up the wall. */
export function palmShadow(k, [x, z], tall, c) {
  const foot = [x, 0, z]
  const [u0, v0] = thrown(foot)
  fill(k, c.ground, [P(x - 0.24, 0, z), P(x + 0.24, 0, z), W(u0 + 0.2, 0), W(u0 - 0.2, 0)])
  onWall(k, () => {
    const [ox, oy] = W(u0, v0)
    const [ux, uy] = W(u0 + 1, v0 + tall * 0.6)
    const [bx, by] = W(u0, v0 + tall * 0.6)
    const [vx, vy] = W(u0, v0 + tall)
    k.save()
    k.globalAlpha = c.power
    k.transform(ux - bx, uy - by, (ox - vx) / tall, (oy - vy) / tall, ox, oy)
    royal(k, tall, null, c.wall)
    k.restore()
  })
}
