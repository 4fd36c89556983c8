// An African elephant of a herd in profile: 100 at the shoulder, the feet at 0, facing right. Each has its own step, ear, trunk and carriage of the head.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { polygon } from '../core/shape.js'
import { bent, limb } from './joints.js'
import { smooth } from './leaf-edge.js'

const round = (text) => {
  const list = points(text)
  return smooth([...list, list[0]], 5)
}

// High at the shoulder and the hip, hollow between; the belly falls towards the hind legs.
const BODY = round(
  '-54 -72 -51 -86 -44 -94 -34 -97 -20 -94 -6 -92 8 -96 20 -101 32 -99 40 -88 42 -70 37 -52 28 -44 10 -41 -8 -39 -26 -40 -40 -44 -50 -56',
)
const HEAD = round(
  '26 -92 31 -101 38 -105.500 45 -105 50 -100 53.500 -91 56 -80 58.500 -68 57 -60 51 -57 46 -52 40 -53 36 -60 30 -72',
)
const EARS = {
  rest: round(
    '34 -96 25 -99 14 -96 8 -88 8.500 -76 13 -65 18 -56 22.500 -49 25 -52 26 -60 30 -68 35 -76 37 -87',
  ),
  spread: round(
    '34 -98 24 -104 9 -103 -2 -95 -4 -82 2 -68 9 -57 17 -46 22 -44 25 -52 29 -62 33 -71 37 -78 38 -89',
  ),
  folded: round(
    '34 -95 27 -98 20 -95 16 -87 15 -77 17.500 -67 19 -58 23 -50 26 -54 27 -61 30 -69 34 -77 36 -87',
  ),
}
/** The veins of an ear, within its outline. */
const VEINS = {
  rest: 'M14 -90C18 -84 18 -76 20 -68M20 -92C25 -84 25 -76 25.500 -66',
  spread: 'M4 -94C12 -88 13 -78 16 -66M16 -97C22 -88 22 -76 23.500 -62',
  folded: 'M21 -90C24 -84 23 -76 24 -66',
}

const TRUNK = {
  down: '48.500 -80 13 50.500 -68 15 53 -57 13.500 54 -46 11.500 53.500 -35 10 52.500 -24 8.600 52 -14 7.200 54 -6.500 6.200 58.500 -5 5',
  reach:
    '48.500 -80 13 51 -69 14.500 56 -60.500 13 63.500 -55.500 11 73 -54.500 9.400 82 -58 8 89 -63.500 6.600 94.500 -67.500 5.400 98 -68.500 4.600',
  curl: '48.500 -80 13 51 -67 15 54.500 -55 13.500 58.500 -43 11 62 -32 9.400 62.500 -23 8 57.500 -18 6.800 51.500 -22 5.800 50 -29 4.800',
  swing:
    '48.500 -80 13 51 -68 15 55 -56 13.500 58.500 -44 11.500 61 -33 10 65 -22 8.600 71 -13.500 7 78 -10 6 82 -11.500 5',
}

const LEGS = {
  stand: {
    near: [
      '17 -62 26 22 -44 21 24 -28 17.500 24.500 -12 16 24.500 0 17.500',
      '-36 -72 30 -33 -54 28 -37 -38 19 -43 -24 15 -42 -8 14.500 -40.500 0 18',
    ],
    far: [
      '30 -58 20 35 -40 17.500 37.500 -26 15.500 38 -12 14.500 38 -2.500 16',
      '-28 -62 24 -22 -46 21 -24 -33 16 -29 -20 14 -27 -8 13.500 -25.500 -2.500 16',
    ],
  },
  stride: {
    near: [
      '17 -62 26 25 -45 21 31 -29 17 35 -12 15.500 36.500 0 17.500',
      '-36 -72 30 -37 -54 28 -44 -38 19 -54 -23 15 -57 -9 14 -54 0 17.500',
    ],
    far: [
      '30 -58 20 27 -42 17.500 21 -27 15 16 -12 14 14 -2.500 15.500',
      '-28 -62 24 -18 -47 21 -15 -33 16 -17.500 -20 14 -14 -8 13.500 -12 -2.500 16',
    ],
  },
  back: {
    near: [
      '17 -62 26 18 -45 21 14 -29 17 9 -12 15 8 0 17',
      '-36 -72 30 -28 -55 28 -26 -38 19.500 -31 -23 15.500 -28 -8 14.500 -26 0 18',
    ],
    far: [
      '30 -58 20 37 -42 17.500 43 -27 15 46 -12 14 47 -2.500 15.500',
      '-28 -62 24 -33 -48 21 -39 -34 16 -48 -21 14 -50 -9 13.500 -47 -2.500 16',
    ],
  },
}

/** A limb as an outline: both sides of its joints. */
function outline(text) {
  const joints = bent(bent(points(text, 3)))
  const [a, b] = [[], []]
  joints.forEach(([x, y, w], i) => {
    const [p, q] = [joints[Math.max(0, i - 1)], joints[Math.min(joints.length - 1, i + 1)]]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
    const [nx, ny] = [(-(q[1] - p[1]) / l) * w * 0.5, ((q[0] - p[0]) / l) * w * 0.5]
    a.push([x + nx, y + ny])
    b.unshift([x - nx, y - ny])
  })
  return [...a, ...b]
}

/** Light along the edges of a part that look at it, `wide` of it within the outline. */
function edgeLight(k, part, colour, wide, from = -200, side = 1) {
  const n = part.length
  let area = 0
  part.forEach(([x, y], i) => {
    const [a, b] = part[(i + 1) % n]
    area += x * b - a * y
  })
  const way = Math.sign(area)
  k.save()
  k.clip(new Path2D(polygon(part)))
  k.strokeStyle = colour
  k.lineWidth = wide * 2
  k.lineCap = 'butt'
  k.lineJoin = 'round'
  k.beginPath()
  let on = false
  for (let i = 0; i <= n; i++) {
    const [x, y] = part[i % n]
    const [a, b] = part[(i + 1) % n]
    const l = Math.hypot(a - x, b - y) || 1
    const facing = ((b - y) / l) * way * side
    if (facing > 0.42 && y > from) {
      if (!on) k.moveTo(x, y)
      k.lineTo(a, b)
    }
    on = facing > 0.42 && y > from
  }
  k.stroke()
  k.restore()
}

/** Head, ear, tusk and trunk: they nod together about the neck. */
function front(k, { trunk, ear, nod, calf, tusk }, t, flat, side) {
  const trunkLine = outline(TRUNK[trunk])
  const edge = (part, wide, narrow) => {
    if (flat) return
    edgeLight(k, part, t.lit, wide, -200, side)
    edgeLight(k, part, t.bright, narrow, -200, side)
  }
  k.save()
  k.translate(26, -82)
  k.rotate(nod)
  // A calf's head is large for its body, its ear and trunk short.
  if (calf) k.scale(1.14, 1.1)
  k.translate(-26, 82)
  fill(k, t.body, HEAD)
  edge(HEAD, 6.5, 2.2)
  fill(k, t.body, trunkLine)
  edge(trunkLine, 4.6, 1.8)
  if (!flat) fill(k, t.shade, smooth(points('38 -70 44 -66 49 -60 46 -53 40 -54 36 -61'), 4))
  if (!calf) {
    k.save()
    k.translate(50, -58)
    k.scale(tusk, tusk)
    k.translate(-50, 58)
    path(k, t.deep, 'M47 -60L54.500 -58.500L54 -54.500L47 -55Z')
    path(k, t.tusk, 'M50 -59.500C57 -57 65 -55.500 72.500 -60C67 -52 57 -52.500 50 -55.500Z')
    k.restore()
  }
  fill(
    k,
    t.deep,
    EARS[ear].map(([x, y]) => [x - 1.6, y + 1]),
  )
  fill(k, t.ear, EARS[ear])
  if (!flat) {
    edgeLight(k, EARS[ear], t.lit, 2.4, -200, side)
    stroke(k, t.deep, 0.8, VEINS[ear])
    path(
      k,
      t.ink,
      'M43.500 -84.500C44.500 -86.200 47 -86.200 48 -84.500C47 -83.200 44.500 -83.200 43.500 -84.500Z',
    )
    stroke(k, t.deep, 0.8, 'M42 -88.500Q45.500 -90 49 -87.500')
  }
  k.restore()
}

/**
 * tones: { body, shade, far, ear, deep, lit, bright, tusk, ink }; `flat`: one colour, for its shadow;
 * `side` -1 when the light stands behind it; `nod` turns the head down.
 */
export function herdElephant(
  k,
  {
    trunk = 'down',
    step = 'stand',
    ear = 'rest',
    nod = 0,
    tusk = 1,
    calf = false,
    side = 1,
    tones,
    flat,
  },
) {
  const t = flat ? Object.fromEntries(Object.keys(tones).map((key) => [key, flat])) : tones
  const [near, far] = [LEGS[step].near.map(outline), LEGS[step].far.map(outline)]
  for (const leg of far) {
    fill(k, t.far, leg)
    if (!flat) edgeLight(k, leg, t.shade, 3, -200, side)
  }
  // Tail with its brush.
  limb(
    k,
    t.shade,
    bent([
      [-52, -80, 4],
      [-57, -64, 2.6],
      [-58, -50, 1.8],
    ]),
  )
  path(k, t.ink, 'M-59.500 -52C-61.500 -46 -61 -40 -59 -35C-57 -39 -56 -46 -56.600 -52Z')
  fill(k, t.body, near[1])
  fill(k, t.body, BODY)
  if (!flat) {
    // The belly and the hollow behind the ribs lie in the dark.
    k.save()
    k.clip(new Path2D(polygon(BODY)))
    fill(k, t.shade, smooth(points('-18 -46 -8 -50 12 -52 26 -56 34 -30 -30 -30'), 5))
    if (side < 0) edgeLight(k, BODY, t.lit, 5, -200, side)
    if (side < 0) edgeLight(k, BODY, t.bright, 1.8, -200, side)
    k.restore()
    // The thigh before the flank, the fold of the knee.
    fill(k, t.body, near[1])
    edgeLight(k, near[1], side < 0 ? t.lit : t.shade, 4, -46, -1)
    stroke(k, t.shade, 1.2, 'M-22 -66C-19 -58 -20 -50 -25 -43')
  }
  fill(k, t.body, near[0])
  if (!flat) {
    edgeLight(k, near[0], t.lit, 5, -60, side)
    edgeLight(k, near[0], t.bright, 1.8, -60, side)
  }
  front(k, { trunk, ear, nod, calf, tusk }, t, flat, side)
}
