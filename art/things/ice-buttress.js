// A wall of old ice on Sólheimajökull, built from its plan: buttress after buttress, each year's ice a band that runs round every edge.
import { blend } from '../core/colour.js'
import { fill as flat } from '../core/field.js'
import { noise, smooth } from '../core/noise.js'
import { random } from '../core/random.js'

/** The eye stands on the bank, 1.7 m over the water; the wall goes away to the right. */
export const EYE = 73
const ZOOM = 100
const see = ([x, z], high) => [80 + (ZOOM * x) / z, EYE + (ZOOM * (1.7 - high)) / z]

/** A facet that covers its own seams. */
function fill(k, colour, list) {
  flat(k, colour, list)
  k.strokeStyle = colour
  k.lineWidth = 0.1
  k.lineJoin = 'round'
  k.stroke()
}

const HEIGHTS = [16.6, 17.4, 16.2, 17.6, 17.2, 18, 16.4, 12.5, 7.5, 2.2, 0.3]
const along = (list, t) => {
  const p = Math.min(0.9999, Math.max(0, t)) * (list.length - 1)
  const i = Math.floor(p)
  return list[i] + (list[i + 1] - list[i]) * (p - i)
}

/** The edges of the buttresses: hollow, one or two on the face, proud; never by the same step, each with its own lean and bend. */
const EDGES = (() => {
  const r = random(58)
  const out = []
  const add = (t, proud) => {
    const [x, z] = [-27 + t * 57, 26 + t * 36]
    const high = along(HEIGHTS, t) + (r() - 0.5) * 2.2 * smooth(1, 0.8, t)
    const [lean, bend, knee] = [(r() - 0.62) * 0.14, (r() - 0.5) * 1.5, 0.3 + r() * 0.4]
    out.push({ t, at: [x + proud * 0.55, z - proud * 0.84], high, lean, bend, knee })
  }
  for (let t = -0.05; t < 0.97; ) {
    const [wide, sunny] = [0.022 + r() ** 1.5 * 0.08, 0.016 + r() ** 1.4 * 0.04]
    const [from, to] = [-0.4 - r() * 2.2, 0.8 + r() * 1.8]
    add(t, to)
    if (wide > 0.05) add(t + wide * (0.35 + r() * 0.35), to + (from - to) * (0.3 + r() * 0.6))
    add(t + wide, from)
    t += wide + sunny
  }
  const last = out.filter((e) => e.t < 0.985)
  return [...last, { t: 1, at: [30.5, 62], high: 0.2, lean: 0, bend: 0, knee: 0.5 }]
})()

/** A point of an edge: it leans, and is bent at its knee. */
function point(e, high) {
  const u = Math.min(1, high / e.high)
  const out = u < e.knee ? u / e.knee : (1 - u) / (1 - e.knee)
  const shift = e.lean * high + e.bend * out * smooth(1, 0.9, e.t)
  return [e.at[0] + shift, e.at[1] + high * 0.06]
}

const AGE = ['#0f3a8c', '#14499e', '#1b5eb4', '#2c7dc6', '#55a4d8', '#93cbe6', '#c6e4ee']
const LIT = ['#3f8fd0', '#58a8dc', '#76c0e4', '#9cd6ea', '#c2e8ee', '#e4f4ec', '#fff6e2']
/** How high a year's ice ends at an edge; pushed up towards the left, bent as the glacier flowed. */
const year = (e, j) =>
  2.2 +
  j * 2.75 +
  noise(e.t * 5 + j * 0.35, 4.5 + j * 0.2) * 2.2 -
  e.t * 2.2 +
  noise(e.t * 21, j) * 0.3
const held = (e, high) => Math.max(0, Math.min(e.high, high))

/** One plane between two edges: its years, its ash; lit if it turns to the sun on the right. */
function panel(k, a, b, sign, deep) {
  const [dx, dz] = [b.at[0] - a.at[0], b.at[1] - a.at[1]]
  const long = Math.hypot(dx, dz)
  // Turned to the right of the wall's own way: in the sun.
  const light = smooth(0.45, 0.85, dz / long)
  const p = (e, high) => see(point(e, held(e, high)), held(e, high) * sign)
  for (let j = 0; j < 7; j++) {
    const [low, top] = [(e) => (j ? year(e, j - 1) : 0), (e) => (j === 6 ? 99 : year(e, j))]
    // A crevasse: the same years, lost in the blue of the depth.
    const colour = blend(blend(AGE[j], LIT[j], light), '#0b2f80', deep * (1 - j / 7))
    fill(k, colour, [p(a, low(a)), p(b, low(b)), p(b, top(b)), p(a, top(a))])
  }
  // Ash of old eruptions: thin, uneven, torn where the ice has moved.
  for (const [j, thick, off] of [
    [0, 0.16, 0.5],
    [2, 0.36, 0],
    [4, 0.22, 0.2],
  ]) {
    const mid = (e) => year(e, j) + off
    const half = (e) => thick * Math.max(0.04, 0.5 + 1.5 * noise(e.t * 13, j + off + 7))
    if (mid(a) > a.high && mid(b) > b.high) continue
    fill(k, blend(blend('#27306c', '#5c6a94', light), '#0b2f80', deep), [
      p(a, mid(a) - half(a)),
      p(b, mid(b) - half(b)),
      p(b, mid(b) + half(b)),
      p(a, mid(a) + half(a)),
    ])
  }
  // Water has hollowed the foot.
  const cut = (e) => 0.7 + 0.5 * noise(e.t * 31, 2)
  fill(k, blend('#0a2a6c', '#2a74bc', light), [p(a, 0), p(b, 0), p(b, cut(b)), p(a, cut(a))])
}

/** The ridge a few steps behind the edge, where one walks. */
const BACK = EDGES.map((e, i) => {
  const up = [0.9, 1.7, 1.2, 2][i % 4] * smooth(1, 0.85, e.t)
  return see([point(e, e.high)[0] + 0.9, e.at[1] + 2.2], e.high + up)
})

/** How high the ridge stands at x of the field. */
export function ridge(x) {
  const i = Math.max(
    1,
    BACK.findIndex(([px]) => px >= x),
  )
  const [[x0, y0], [x1, y1]] = [BACK[i - 1], BACK[i]]
  return y0 + ((y1 - y0) * (x - x0)) / (x1 - x0)
}

/** The planes that lie in a crevasse, and how deep. */
const DEEP = { 1: 0.25, 3: 0.62, 11: 0.5 }

/** The wall, or its mirror with `sign` -1. */
export function wall(k, sign = 1) {
  const order = EDGES.slice(1).map((b, i) => [EDGES[i], b])
  const flip = ([x, y]) => (sign > 0 ? [x, y] : [x, 2 * 76.6 - y])
  const top = EDGES.map((e) => see(point(e, e.high), e.high * sign))
  fill(k, '#f2ead8', [...top, ...BACK.map(flip).toReversed()])
  for (const [i, [a, b]] of [...order.entries()].toReversed()) panel(k, a, b, sign, DEEP[i] ?? 0)
}

/** Where the wall stands in the water. */
export const foot = EDGES.map((e) => see(e.at, 0))
