import { stroke } from '../core/field.js'
import { foot } from './wind-palace-foot.js'
import { box, eye, face, lattice, line, metre, mix, T } from './wind-palace-wall.js'

// The bays of the palace of the winds in Jaipur: see wind-palace-wall.js for its measures and its light.

/** Windows in rows on one face of a bay: how many beside each other, two rows, the lower one taller. */
function windows(k, a, b, y, tall, count, tones) {
  for (let i = 0; i < count; i++) {
    const gap = count === 1 ? 0.2 : 0.13
    const p = mix(a, b, (i + gap) / count)
    const q = mix(a, b, (i + 1 - gap) / count)
    lattice(k, p, q, y + tall * 0.1, tall * 0.36, tones[0], tones[1])
    lattice(k, p, q, y + tall * 0.6, tall * 0.3, tones[0], tones[1])
  }
}

/**
 * One bay, half an octagon before the wall. A wide one has three windows and the bent roof of Bengal with three spikes,
 * a narrow one has one window under a small ribbed dome.
 */
function bay(k, { x, y, wide, tall, kind, sky, end }) {
  const h = wide / 2
  const deep = kind === 'wide' ? 1.3 : 0.85
  const inner = kind === 'wide' ? 0.62 : 0.5
  const plan = [
    [x - h, 0],
    [x - h * inner, -deep],
    [x + h * inner, -deep],
    [x + h, 0],
  ]
  const top = y + tall
  const tones = [T.sun, T.front, T.shade]
  // Its shadow falls to the right on the wall.
  const cast = Math.min(x + h + deep * 0.6, end)
  if (cast > x + h)
    face(k, T.shade, [
      [x + h, y, 0],
      [cast, y - 0.5, 0],
      [cast, top - 0.5, 0],
      [x + h, top, 0],
    ])
  // The corbel that carries it.
  const foot = plan.map(([a, z]) => [a, y, z])
  face(k, T.deep, [...foot, [x + h * 0.8, y - 0.75, 0], [x - h * 0.8, y - 0.75, 0]])
  face(k, T.shade, [foot[0], foot[1], [x - h * 0.55, y - 0.75, -0.3], [x - h * 0.8, y - 0.75, 0]])
  for (const i of [0, 2, 1]) {
    const [a, b] = [plan[i], plan[i + 1]]
    face(k, tones[i], [
      [a[0], y, a[1]],
      [b[0], y, b[1]],
      [b[0], top, b[1]],
      [a[0], top, a[1]],
    ])
    const open = sky && i === 1
    windows(k, a, b, y, tall, i === 1 && kind === 'wide' ? 3 : 1, [
      open ? sky : i === 2 ? T.dark : T.pane,
      i === 2 ? T.pale : T.cream,
    ])
  }
  const band = (t, width, c = T.cream) =>
    line(
      k,
      c,
      width,
      plan.map(([a, z]) => [a, y + tall * t, z]),
    )
  band(0.02, 0.3)
  band(0.53, 0.16)
  roof(k, x, top, plan, kind, tall)
}

/** The roof: the eave hangs down at both ends, above it a hog's back or a dome in three gores. */
function roof(k, x, top, plan, kind, tall) {
  const out = plan.map(([a, z]) => [x + (a - x) * (kind === 'wide' ? 1.07 : 1.14), z * 1.2])
  if (kind === 'wide') {
    const rise = tall * 0.34
    const bow = (t, up, z) => {
      const [a, b] = [out[0][0], out[3][0]]
      const u = t * 2 - 1
      return [a + (b - a) * t, top - 0.5 + up + (1 - u * u) * 0.75, z * (1 - Math.abs(u) ** 3)]
    }
    const ts = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    const eaveZ = out[1][1]
    const ridge = (t) => {
      const u = t * 2 - 1
      return [
        x + (out[3][0] - x) * u * 0.94,
        top - 0.35 + rise * (1 - Math.abs(u) ** 2.4),
        eaveZ * 0.4,
      ]
    }
    // Shade under the eave.
    face(k, T.shade, [
      ...ts.map((t) => bow(t, 0, eaveZ * 0.9)),
      ...ts.toReversed().map((t) => bow(t, -0.36, eaveZ * 0.9)),
    ])
    const skin = (c, from, to) => {
      const list = ts.filter((t) => t >= from && t <= to)
      face(k, c, [...list.map((t) => bow(t, 0, eaveZ)), ...list.toReversed().map(ridge)])
    }
    skin(T.front, 0, 1)
    skin(T.sun, 0, 0.3)
    skin(T.hood, 0.7, 1)
    line(
      k,
      T.cream,
      0.34,
      ts.map((t) => bow(t, 0.02, eaveZ)),
    )
    for (const t of [0.3, 0.5, 0.7]) {
      const [px, py, pz] = ridge(t)
      spike(k, px, py, pz, t === 0.5 ? 1.05 : 0.75)
    }
    return
  }
  const rise = tall * 0.36
  const rib = ([a, z]) => {
    const list = []
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      const s = 1.02 * Math.cos((t * Math.PI) / 2) ** 0.62 + 0.05 * Math.sin(t * Math.PI)
      list.push([x + (a - x) * s * 0.86, top + rise * t, z * s])
    }
    return list
  }
  const ribs = plan.map(rib)
  for (const i of [0, 2, 1])
    face(k, [T.sun, T.front, T.dome][i], [...ribs[i], ...ribs[i + 1].toReversed()])
  line(
    k,
    T.cream,
    0.3,
    out.map(([a, z]) => [a, top, z]),
  )
  spike(k, x, top + rise, 0, 0.8)
}

/** A gilded spike with its ball. */
function spike(k, x, y, z, tall) {
  const [px, py] = eye([x, y - 0.08, z])
  const q = tall * metre(z)
  stroke(k, T.gold, 0.16, `M${px} ${py}v${-q}`)
  k.fillStyle = T.gold
  k.beginPath()
  k.arc(px, py - q * 0.36, 0.34, 0, 7)
  k.fill()
}

const [W0, W, N] = [3.8, 3.2, 2.2]
/** The bays of a storey from the middle outwards. */
function row(count) {
  const list = [[0, W0, 'wide']]
  let x = W0 / 2
  for (let i = 1; i <= count; i++) {
    const wide = i % 2 ? N : W
    for (const side of [-1, 1]) list.push([side * (x + wide / 2), wide, i % 2 ? 'narrow' : 'wide'])
    x += wide
  }
  // Those farther from the middle first: the nearer ones stand before them.
  return { half: x, list: list.toSorted((a, b) => Math.abs(b[0]) - Math.abs(a[0])) }
}

/** An eight-sided turret at the end of the wall, with its open pavilion. */
function turret(k, x) {
  const h = 2
  const plan = [
    [x - h, 0],
    [x - h * 0.5, -1.5],
    [x + h * 0.5, -1.5],
    [x + h, 0],
  ]
  const part = (y0, y1, grow, open) => {
    for (const i of [0, 2, 1]) {
      const [a, b] = [plan[i], plan[i + 1]].map(([px, pz]) => [x + (px - x) * grow, pz * grow])
      face(k, [T.sun, T.front, T.shade][i], [
        [a[0], y0, a[1]],
        [b[0], y0, b[1]],
        [b[0], y1, b[1]],
        [a[0], y1, a[1]],
      ])
      if (open)
        lattice(k, mix(a, b, 0.16), mix(a, b, 0.84), y0 + 0.2, (y1 - y0) * 0.8, T.dark, T.cream)
      else
        for (let y = y0 + 0.6; y < y1 - 1; y += 2.5)
          lattice(
            k,
            mix(a, b, 0.24),
            mix(a, b, 0.76),
            y,
            1.6,
            i === 2 ? T.dark : T.pane,
            i === 2 ? T.pale : T.cream,
          )
    }
    line(
      k,
      T.cream,
      0.3,
      plan.map(([px, pz]) => [x + (px - x) * grow * 1.08, y1, pz * grow * 1.08]),
    )
  }
  part(0, 11, 1)
  part(11, 13.2, 0.8, true)
  roof(
    k,
    x,
    13.2,
    plan.map(([px, pz]) => [x + (px - x) * 0.92, pz * 0.92]),
    'narrow',
    5,
  )
}

/** The whole front: a plain foot with arches, four storeys of bays that narrow to a crown. `sky` shines through the top storey. */
export function palace(k, sky) {
  const storeys = [
    { y: 7.6, tall: 3.7, count: 6 },
    { y: 12.7, tall: 3.5, count: 4 },
    { y: 17.5, tall: 3.2, count: 2 },
    { y: 22, tall: 2.7, count: 1 },
  ]
  const all = storeys.map((s) => ({ ...s, ...row(s.count) }))
  // The wall behind, storey upon storey; the roofs of the bays make its outline.
  for (const s of all.toReversed()) box(k, T.wall, -s.half, s.half, s.y - 2, s.y + s.tall - 0.1)
  box(k, T.wall, -21, 21, 0, 10.6)
  for (const x of [-20, 20]) turret(k, x)
  box(k, T.front, -18.4, 18.4, 0, 7.2)
  for (const s of all.toReversed())
    for (const [x, wide, kind] of s.list)
      bay(k, {
        x,
        y: s.y,
        wide,
        tall: s.tall,
        kind,
        sky: s.count === 1 ? sky : undefined,
        end: s.half,
      })
  foot(k)
}
