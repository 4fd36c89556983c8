// People as small elegant silhouettes: seven heads and a half tall, jointed, each part in light and shade; and the shadow they cast.
import { blend } from '../core/colour.js'

const turn = Math.PI / 180
/** From a joint, `length` along an angle: 0 hangs down, 90 points forward. */
const go = ([x, y], angle, length) => [
  x + Math.sin(angle * turn) * length,
  y + Math.cos(angle * turn) * length,
]

/** The outline round two discs: one segment of a limb. */
function segment(k, c, [x0, y0], r0, [x1, y1], r1) {
  const a = Math.atan2(y1 - y0, x1 - x0) + Math.PI / 2
  k.fillStyle = c
  k.beginPath()
  k.arc(x0, y0, r0, a, a + Math.PI)
  k.arc(x1, y1, r1, a + Math.PI, a + Math.PI * 2)
  k.fill()
}

/** Where the joints are; the lower foot (or the seat) decides how high the hips stand. */
function joints(o) {
  const [far, near] = o.legs
  const reach = (l) => go(go([0, 0], l[0], 1.8), l[0] - l[1], 1.75)[1]
  const hip = [0, -(o.seat ?? Math.max(reach(far), reach(near)) + 0.28)]
  const neck = go(hip, 180 - o.lean, 2.62)
  const head = go(neck, 180 - o.lean - (o.nod ?? 0), 0.98)
  return { hip, neck, head }
}

/**
 * A person with the feet at 0, 0, one unit a head high, looking to the right or, with `back`, away from us.
 * legs: [hip, knee] of the far and of the near one; arms: [shoulder, elbow]; wear: trousers, shorts, skirt, robe;
 * hair: short, bob, tail, bun, curls, none; hat: straw, cap, scarf; sun: -1 when the light comes from the left; tint: all in one colour.
 */
export function person(k, options) {
  const o = {
    legs: [
      [-22, 8],
      [20, 4],
    ],
    arms: [
      [20, 18],
      [-18, 14],
    ],
    lean: 2,
    wear: 'trousers',
    hair: 'short',
    skin: '#c88860',
    hairColour: '#38242c',
    top: '#e85c48',
    bottom: '#34508c',
    shoe: '#f4e8d8',
    sun: -1,
    wide: 1,
    dusk: '#30205c',
    ...options,
  }
  const lit = (c) => o.tint ?? c
  const dim = (c) => o.tint ?? blend(c, o.dusk, 0.42)
  const { hip, neck, head } = joints(o)
  const half = o.back ? 0.5 * o.wide : 0.1
  // A limb in shade, then its lit side a little towards the sun.
  const limb = (c, list, dark) => {
    for (const [tone, q, shift] of dark
      ? [[dim(c), 1, 0]]
      : [
          [dim(c), 1, 0],
          [lit(c), 0.7, 0.3],
        ])
      for (let i = 0; i + 1 < list.length; i++) {
        const [[x0, y0, r0], [x1, y1, r1]] = [list[i], list[i + 1]]
        segment(
          k,
          tone,
          [x0 + o.sun * r0 * shift, y0],
          r0 * q,
          [x1 + o.sun * r1 * shift, y1],
          r1 * q,
        )
      }
  }
  const leg = ([a, b], m, dark) => {
    const root = [hip[0] + m * half * 0.62, hip[1]]
    const knee = go(root, a, 1.8)
    const ankle = go(knee, a - b, 1.75)
    const long = o.wear === 'trousers'
    limb(
      long ? o.bottom : o.skin,
      [
        [...root, o.back ? 0.36 : 0.44],
        [...knee, 0.3],
        [...ankle, long ? 0.24 : 0.17],
      ],
      dark,
    )
    if (o.wear === 'shorts') {
      const mid = go(root, a, o.hem ?? 1.35)
      limb(
        o.bottom,
        [
          [...root, o.back ? 0.42 : 0.48],
          [...mid, o.hem ? 0.46 - o.hem * 0.06 : 0.42],
        ],
        dark,
      )
    }
    const toe = o.back
      ? [ankle[0] + m * 0.1, ankle[1] + 0.12]
      : go(ankle, 84 + (a - b) * 0.75, 0.52)
    limb(
      o.shoe,
      [
        [ankle[0], ankle[1] + 0.1, 0.18],
        [toe[0], toe[1] + 0.04, 0.13],
      ],
      dark,
    )
  }
  const arm = ([a, b], m, dark) => {
    const root = [neck[0] + m * (o.back ? 0.8 * o.wide : 0.12), neck[1] + 0.3]
    const elbow = go(root, a, 1.22)
    const wrist = go(elbow, a + b, 1.08)
    const hand = go(wrist, a + b, 0.26)
    limb(
      o.skin,
      [
        [...root, 0.24],
        [...elbow, 0.19],
        [...wrist, 0.14],
        [...hand, 0.17],
      ],
      dark,
    )
    const sleeve = o.sleeve ?? 0.6
    const cuff = sleeve > 1 ? go(elbow, a + b, 1.08 * (sleeve - 1)) : go(root, a, 1.22 * sleeve)
    limb(
      o.top,
      sleeve > 1
        ? [
            [...root, 0.3],
            [...elbow, 0.23],
            [...cuff, 0.2],
          ]
        : [
            [...root, 0.3],
            [...cuff, 0.26],
          ],
      dark,
    )
    return hand
  }
  const flip = o.back ? -1 : 0
  // Seen from behind, the arm away from the sun lies in shade; from the side, the far one.
  const hands = [arm(o.arms[0], flip || 0.6, !o.back || o.sun > 0)]
  leg(o.legs[0], flip || 0.6, !o.back)
  leg(o.legs[1], o.back ? 1 : -0.6, false)
  // Skirts hang from the hips over both knees.
  if (o.wear === 'skirt' || o.wear === 'robe') {
    const long = o.wear === 'robe' ? 3.45 : 1.75
    const knees = o.legs.map(([a]) => Math.sin(a * turn) * long * 0.8)
    const [l, r] = [
      Math.min(...knees, -0.3) - 0.38 - half * 0.4,
      Math.max(...knees, 0.3) + 0.38 + half * 0.4,
    ]
    for (const [c, q, shift] of [
      [dim(o.bottom), 1, 0],
      [lit(o.bottom), 0.62, o.sun * 0.38],
    ]) {
      k.fillStyle = c
      k.beginPath()
      const y = hip[1]
      const w = 0.5 + half * 0.5
      const x = (v) => hip[0] + v * q + shift * ((r - l) / 2)
      k.moveTo(x(-w), y - 0.4)
      k.quadraticCurveTo(x(l * 0.9), y + long * 0.4, x(l), y + long)
      k.quadraticCurveTo(x((l + r) / 2), y + long + 0.16, x(r), y + long)
      k.quadraticCurveTo(x(r * 0.9), y + long * 0.4, x(w), y - 0.4)
      k.fill()
    }
  }
  // Trunk: shoulders, waist, hips.
  const up = [neck[0] - hip[0], neck[1] - hip[1]]
  const p = (u, v) => [hip[0] + up[0] * v + u, hip[1] + up[1] * v]
  const w = o.back ? [0.7, 0.6, 0.88] : [0.5, 0.44, 0.52]
  const trunk = (c, q, shift) => {
    const x = (u) => (u * q + shift) * o.wide
    k.fillStyle = c
    k.beginPath()
    k.moveTo(...p(x(-w[0]), -0.14))
    k.quadraticCurveTo(...p(x(-w[1]), 0.45), ...p(x(-w[2]), 0.84))
    k.quadraticCurveTo(...p(x(-w[2] * 0.8), 1.02), ...p(x(0), 1.04))
    k.quadraticCurveTo(...p(x(w[2] * 0.8), 1.02), ...p(x(w[2]), 0.84))
    k.quadraticCurveTo(...p(x(w[1]), 0.45), ...p(x(w[0]), -0.14))
    k.fill()
  }
  limb(o.skin, [
    [neck[0], neck[1] + 0.1, 0.23],
    [...head, 0.22],
  ])
  trunk(dim(o.top), 1, 0)
  trunk(lit(o.top), 0.66, o.sun * w[1] * 0.34)
  if (o.bag) {
    const [x, y] = p(o.back ? 0 : -0.66, 0.62)
    for (const [c, q, dx] of [
      [dim(o.bag), 1, 0],
      [lit(o.bag), 0.66, o.sun * 0.16],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.ellipse(x + dx, y, (o.back ? 0.62 : 0.4) * q, 0.86 * (0.5 + q / 2), o.lean * turn, 0, 7)
      k.fill()
    }
  }
  hands.push(arm(o.arms[1], o.back ? 1 : -0.4, o.back && o.sun < 0))
  headOf(k, o, head, lit, dim)
  return { hands, head, neck, hip }
}

/** The head: skull, a profile's nose, hair and what is worn on it. */
function headOf(k, o, [x, y], lit, dim) {
  const oval = (c, dx, dy, rx, ry, a = 0, b = 7, t = 0) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(x + dx, y + dy, rx, ry, t, a, b)
    k.fill()
  }
  const hair = dim(o.hairColour)
  const shine = lit(o.hairColour)
  if (o.hair === 'tail') {
    oval(hair, -0.56, 0.3, 0.16, 0.5, 0, 7, 0.3)
    oval(shine, -0.36, 0, 0.18, 0.18)
  }
  if (o.hair === 'bun') oval(hair, o.back ? 0 : -0.4, -0.46, 0.25, 0.24)
  if (o.hair === 'curls') oval(hair, o.back ? 0 : -0.1, -0.1, 0.64, 0.62)
  if (o.hair === 'bob') oval(hair, o.back ? 0 : -0.14, 0.08, 0.5, 0.62)
  oval(dim(o.skin), 0, 0, 0.4, 0.5)
  if (!o.back) {
    k.beginPath()
    k.moveTo(x + 0.34, y - 0.1)
    k.lineTo(x + 0.54, y + 0.1)
    k.lineTo(x + 0.34, y + 0.16)
    k.fill()
  }
  oval(lit(o.skin), o.sun * 0.1, 0.02, 0.3, 0.44)
  if (o.hair !== 'none') {
    if (o.back) {
      oval(hair, 0, -0.08, 0.46, o.hair === 'short' ? 0.46 : 0.54)
      oval(shine, o.sun * 0.12, -0.14, 0.28, 0.36)
    } else {
      oval(hair, -0.06, -0.12, 0.46, 0.44, Math.PI * 0.56, Math.PI * 1.86)
      if (o.hair === 'curls') oval(shine, o.sun * 0.14 - 0.1, -0.3, 0.4, 0.34, Math.PI * 0.8, 6.2)
    }
  }
  if (o.hat === 'straw') {
    const c = o.hatColour ?? '#f4d898'
    oval(dim(c), 0, -0.2, 0.92, 0.17, 0, 7, -0.04)
    oval(dim(c), 0, -0.3, 0.44, 0.46, Math.PI, 7)
    oval(lit(c), o.sun * 0.12, -0.24, 0.7, 0.12, 0, 7, -0.04)
    oval(lit(c), o.sun * 0.1, -0.32, 0.3, 0.4, Math.PI, 7)
  }
  if (o.hat === 'cap') {
    const c = o.hatColour ?? '#f4d898'
    oval(dim(c), -0.02, -0.16, 0.47, 0.42, Math.PI, 6.3)
    oval(lit(c), o.sun * 0.1 - 0.02, -0.16, 0.34, 0.38, Math.PI, 6.3)
    if (!o.back) oval(dim(c), 0.46, -0.18, 0.34, 0.08, 0, 7, 0.1)
  }
  if (o.hat === 'scarf') {
    const c = o.hatColour ?? '#f4d898'
    oval(dim(c), -0.1, 0.04, 0.54, 0.64, o.back ? 0 : 1.3, o.back ? 7 : 5.2)
    oval(lit(c), o.sun * 0.14 - 0.06, -0.06, 0.36, 0.5, o.back ? 0 : 1.4, o.back ? 7 : 5)
  }
}

/** The shadow of a person on the ground: the same figure laid down, `shear` to the right and `flat` towards us. */
export function personShadow(k, colour, shear, flat, options) {
  k.save()
  k.transform(1, 0, -shear, -flat, 0, 0)
  person(k, { ...options, tint: colour })
  k.restore()
}

/** A person standing at x, y, `high` units tall, with the shadow in `shade: [colour, shear, flat]`. */
export function stand(k, x, y, high, options, shade, flip = false) {
  k.save()
  k.translate(x, y)
  k.scale(((flip ? -1 : 1) * high) / 7.5, high / 7.5)
  if (shade) personShadow(k, shade[0], flip ? -shade[1] : shade[1], shade[2], options)
  const out = person(k, flip ? { ...options, sun: -(options.sun ?? -1) } : options)
  k.restore()
  return out
}
