// Bergen as it lies below Mount Fløyen, in metres west and north of the lookout, seen in true perspective on a field of 160 × 90.
import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

const EYE = 360
const TURN = (10 * Math.PI) / 180
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)]
const ZOOM = 150
export const HORIZON = 20

/** Where a point of the map is seen: west, north, height. */
export function see([w, n, z = 0]) {
  const depth = w * COS + n * SIN
  return [80 + (ZOOM * (n * COS - w * SIN)) / depth, HORIZON + (ZOOM * (EYE - z)) / depth, depth]
}

/** The last light comes from the north-west, low. */
const LIGHT = [0.42, 0.86, 0.16]

/** A flat face in the light of the evening: its tone between shade and glow by how it is turned; paler with distance. */
function face(k, corners, normal, [shade, glow]) {
  const middle = corners[0]
  const towards = normal[0] * middle[0] + normal[1] * middle[1] + normal[2] * (middle[2] - EYE)
  if (towards > 0) return
  const light = Math.max(0, normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2])
  const seen = corners.map(see)
  const far = Math.min(1, Math.max(0, (seen[0][2] - 1000) / 2000))
  const colour = blend(blend(shade, glow, light), '#6f9cb0', far * 0.62)
  fill(k, colour, seen)
  k.strokeStyle = colour
  k.lineWidth = 0.05
  k.stroke()
}

/** A house with a gable roof; `turn` is the way its ridge runs. */
export function house(k, { w, n, ground = 2, turn, long, wide, eave, ridge, wall, roof, lamps }) {
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)]
  const p = (a, b, z) => [w + ax * a - ay * b, n + ay * a + ax * b, ground + z]
  const [l, v] = [long / 2, wide / 2]
  const slope = Math.hypot(v, ridge - eave)
  for (const d of [1, -1]) {
    const end = [p(d * l, -v, 0), p(d * l, v, 0), p(d * l, v, eave), p(d * l, 0, ridge)]
    face(k, [...end, p(d * l, -v, eave)], [ax * d, ay * d, 0], wall)
    const side = [p(-l, d * v, 0), p(l, d * v, 0), p(l, d * v, eave), p(-l, d * v, eave)]
    face(k, side, [-ay * d, ax * d, 0], wall)
  }
  for (const d of [1, -1]) {
    const [out, up] = [(ridge - eave) / slope, v / slope]
    const plane = [p(-l, d * v, eave), p(l, d * v, eave), p(l, 0, ridge), p(-l, 0, ridge)]
    face(k, plane, [-ay * d * out, ax * d * out, up], roof)
  }
  for (const [a, b, z] of lamps ?? []) window(k, p, a * l, b * v, z * eave, Math.abs(a) === 1)
}

/** A lit window on a side (or on a gable end) of the house. */
function window(k, p, a, b, z, end) {
  const q = 2
  const at = (d, e) => see(end ? p(a, b + d, z + e) : p(a + d, b, z + e))
  fill(k, '#ffd27c', [at(-q, 0), at(q, 0), at(q, 5), at(-q, 5)])
}

/** Is a point inside the outline? */
export function inside(outline) {
  return (x, y) => {
    let odd = false
    for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
      const [[x0, y0], [x1, y1]] = [outline[i], outline[j]]
      if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) odd = !odd
    }
    return odd
  }
}

const WALLS = [
  ['#20376c', '#385684'],
  ['#233a6e', '#3c5a86'],
  ['#1e3468', '#345280'],
]
const ROOFS = [
  ['#2b4678', '#4c6e92'],
  ['#2e4a7a', '#587a96'],
  ['#294474', '#46688e'],
  ['#43406f', '#7c6c84'],
  ['#34436f', '#6c8494'],
]

/**
 * A quarter as it is read from above at dusk: long terraces with one roof each, lanes between them, few lit rooms.
 * @returns list of things to draw, each with its depth
 */
export function quarter({ land, turn, from, to, seed, keep = () => true, rise = () => 2 }) {
  const r = random(seed)
  const within = inside(land)
  const [ax, ay] = [Math.cos(turn), Math.sin(turn)]
  const things = []
  let row = 0
  for (let b = from[1]; b < to[1]; b += row % 2 ? 66 : 40, row++) {
    for (let a = from[0] + r() * 60; a < to[0]; ) {
      const long = 17 + r() ** 1.8 * 62
      const [w, n] = [ax * (a + long / 2) - ay * b, ay * (a + long / 2) + ax * b]
      a += long + (r() < 0.25 ? 22 : 4)
      const ends = [-0.46, 0, 0.46].map((t) => [w + ax * long * t, n + ay * long * t])
      if (!keep(w, n) || !ends.every(([x, y]) => within(x, y))) continue
      if (park(w, n)) {
        for (const d of [-26, -9, 9, 26])
          if (within(w + d, n - d)) things.push(tree(r, w + d, n - d, rise(w, n)))
        continue
      }
      const eave = 7 + r() ** 1.6 * 15
      const depth = see([w, n])[2]
      const o = {
        w,
        n,
        ground: rise(w, n),
        turn: turn + (r() - 0.5) * 0.16 + (r() < 0.14 ? Math.PI / 2 : 0),
        long,
        wide: 19 + r() * 8,
        eave,
        ridge: eave + 8 + r() * 4,
        wall: WALLS[Math.floor(r() * 3)],
        roof: ROOFS[Math.floor(r() * 5)],
        lamps: r() < 0.55 && depth < 2300 ? rooms(r, 13, false) : [],
      }
      things.push({ depth, draw: (k) => house(k, o) })
    }
  }
  return things
}

/** Where the town leaves room for trees: squares, a churchyard, the park at the point of Nordnes. */
const park = (w, n) => noise(w / 170 + 3.4, n / 130) > 0.3 || (w > 2190 && n > 300)

/** A crown of the park, its side to the north-west in the last light. */
export function tree(r, w, n, ground) {
  const [x, y, depth] = see([w, n, ground])
  const q = ZOOM / depth
  const [wide, high, lean] = [(5 + r() * 7) * q, (10 + r() * 8) * q, r() * 7]
  const ring = (size, dx, dy) =>
    Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2
      const reach = size * (0.92 + 0.13 * Math.sin(a * 3 + lean))
      return [
        x + dx + Math.cos(a) * wide * reach,
        y - high / 2 + dy + (Math.sin(a) * high * reach) / 2,
      ]
    })
  return {
    depth,
    draw: (k) => {
      fill(k, '#1b3868', ring(1.1, 0, 0))
      if (lean > 3.5) fill(k, '#33587e', ring(0.5, wide * 0.4, -high * 0.16))
    },
  }
}

/** One to three lit windows on the side that looks up to us. */
function rooms(r, long, across) {
  const n = 1 + Math.floor((r() * long) / 11)
  return Array.from({ length: n }, (_, i) => {
    const t = ((i + 0.5) / n) * 1.4 - 0.7
    const z = r() < 0.5 ? 0.12 : 0.52
    return across ? [-1, t * 0.6, z] : [t, 1, z]
  })
}

/** Draws things the farthest first. */
export function draw(k, things) {
  for (const t of things.toSorted((a, b) => b.depth - a.depth)) t.draw(k)
}
