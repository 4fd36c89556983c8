// A whale shark seen from straight above; a unit is the length of the body.
import { fill } from '../core/field.js'
import { random } from '../core/random.js'

/** Half width of the body along its length: a blunt broad mouth, the shoulders widest, a long taper. */
const WIDE = [
  [0, 0.018],
  [0.003, 0.029],
  [0.008, 0.0395],
  [0.016, 0.049],
  [0.03, 0.0585],
  [0.055, 0.0672],
  [0.1, 0.074],
  [0.18, 0.081],
  [0.26, 0.082],
  [0.36, 0.076],
  [0.48, 0.062],
  [0.6, 0.046],
  [0.7, 0.033],
  [0.8, 0.023],
  [0.88, 0.0165],
  [0.94, 0.012],
  [1, 0.004],
]
const half = (s) => {
  const i = Math.max(
    1,
    WIDE.findIndex(([p]) => p >= s),
  )
  const [a, b] = [WIDE[i - 1], WIDE[i]]
  const t = (s - a[0]) / (b[0] - a[0])
  return a[1] + (b[1] - a[1]) * t
}

// The spine: straight in head and shoulders, the hind body swings to one side and back.
const N = 120
const SPINE = [[0, 0, 0]]
for (let i = 1; i <= N * 1.2; i++) {
  const s = i / N
  const turn = 0.1 - 0.5 * Math.max(0, s - 0.25) ** 1.3 + 1.5 * Math.max(0, s - 0.72) ** 1.4
  const [x, y] = SPINE[i - 1]
  SPINE.push([x - Math.cos(turn) / N, y - Math.sin(turn) / N, turn])
}
/** A point s along the body (0 the mouth), v to its left hand. */
const at = (s, v) => {
  const f = Math.min(SPINE.length - 1.001, Math.max(0, s * N))
  const i = Math.floor(f)
  const [a, b] = [SPINE[i], SPINE[i + 1]]
  const [x, y, w] = a.map((n, j) => n + (b[j] - n) * (f - i))
  return [x - Math.sin(w) * v, y + Math.cos(w) * v]
}
const run = (f, from = 0, to = 1, n = 180) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const s = from + ((to - from) * i) / n
    return at(s, half(s) * (typeof f === 'function' ? f(s) : f))
  })

/** A closed shape without corners through the middles of its sides. */
function soft(k, c, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = c
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
  k.fill()
}

const [LIT, BACK, SIDE, DEEP, RIM, PALE] = [
  '#3f7ca4',
  '#2c608e',
  '#204c7a',
  '#173a66',
  '#86c8d4',
  '#e0f4ec',
]

/** The fins that lie flat on the water: breast fins swept back, the small ones behind. */
function fins(k) {
  for (const m of [-1, 1]) {
    const breast = (from, to) => [
      at(0.19, 0.05 * m),
      at(0.205, 0.085 * m),
      at(0.235, (0.12 + from) * m),
      at(0.3, (0.185 + from) * m),
      at(0.375, 0.228 * m),
      at(0.405, 0.232 * m),
      at(0.385, (0.2 - to) * m),
      at(0.335, (0.14 - to) * m),
      at(0.3, 0.085 * m),
      at(0.3, 0.05 * m),
    ]
    soft(k, m < 0 ? BACK : DEEP, breast(0, 0))
    if (m < 0)
      soft(k, RIM, [
        at(0.2, -0.07),
        at(0.235, -0.118),
        at(0.3, -0.183),
        at(0.385, -0.229),
        at(0.3, -0.174),
        at(0.24, -0.108),
      ])
    soft(k, m < 0 ? SIDE : DEEP, [
      at(0.57, 0.03 * m),
      at(0.59, 0.06 * m),
      at(0.635, 0.092 * m),
      at(0.645, 0.085 * m),
      at(0.635, 0.055 * m),
      at(0.65, 0.03 * m),
    ])
  }
}

/** Pale spots strewn over the back without rows: large on the body, small and close on the head; bars only hinted. */
function spots(k) {
  const r = random(41)
  const done = []
  const put = (s, v, q) => {
    const [x, y] = at(s, half(s) * v)
    if (done.some(([a, b, d]) => Math.hypot(a - x, b - y) < (d + q) * 1.32)) return
    done.push([x, y, q])
    // Near the flank a spot is seen aslant.
    k.save()
    k.translate(x, y)
    k.rotate(SPINE[Math.round(s * N)][2])
    k.beginPath()
    k.ellipse(0, 0, q, q * Math.sqrt(Math.max(0.2, 1 - v * v)), 0, 0, 7)
    k.restore()
    k.fillStyle = v > 0.45 ? '#9cc4d0' : PALE
    k.fill()
  }
  for (let i = 0; i < 900; i++) {
    const [s, v] = [0.19 + r() ** 1.15 * 0.72, (r() * 2 - 1) * 0.86]
    const big = r()
    put(s, v, (0.0018 + 0.0058 * big * big) * Math.min(1, half(s) / 0.05))
  }
  for (let i = 0; i < 420; i++) {
    const [s, v] = [0.03 + r() * 0.165, (r() * 2 - 1) * 0.86]
    put(s, v, 0.0012 + r() * 0.0016)
  }
}

/** The shark, its mouth at 0, 0 and looking to the right. The light comes from its left hand, which is up. */
export function sharkAbove(k) {
  fins(k)
  // The tail stands upright: from above a blade that leans with its stroke.
  soft(k, DEEP, [
    at(0.9, 0.012),
    at(0.97, 0.02),
    at(1.06, 0.05),
    at(1.15, 0.086),
    at(1.165, 0.08),
    at(1.1, 0.03),
    at(1.02, -0.008),
    at(0.9, -0.012),
  ])
  soft(k, BACK, [
    at(0.9, -0.01),
    at(1.0, -0.006),
    at(1.08, 0.02),
    at(1.165, 0.08),
    at(1.075, 0.032),
    at(0.98, 0.006),
  ])
  fill(k, SIDE, [...run(1), ...run(-1).toReversed()])
  fill(k, DEEP, [...run(1), ...run((s) => 0.5 + 0.1 * Math.sin(s * 9)).toReversed()])
  fill(k, BACK, [...run(-1), ...run((s) => 0.06 + 0.1 * Math.sin(s * 7)).toReversed()])
  fill(k, LIT, [
    ...run(-1, 0, 0.94),
    ...run((s) => -0.5 + 0.08 * Math.sin(s * 8), 0, 0.94).toReversed(),
  ])
  // Three ridges run down the back.
  for (const [v, c] of [
    [-0.46, RIM],
    [0.04, '#5a98b8'],
    [0.52, '#3c719a'],
  ])
    fill(k, c, [
      ...run((s) => v - 0.022 * Math.sin(Math.min(1, (s - 0.16) * 6) * 1.57), 0.16, 0.9),
      ...run(
        (s) => v + 0.022 * Math.sin(Math.min(1, (s - 0.16) * 6) * 1.57),
        0.16,
        0.9,
      ).toReversed(),
    ])
  spots(k)
  fill(k, RIM, [...run(-1, 0.012, 0.92), ...run(-0.93, 0.012, 0.92).toReversed()])
  // The wide mouth right across the front, an eye at each corner, five gills on each side.
  soft(k, '#0d2448', [
    at(0.036, -0.06),
    at(0.019, -0.05),
    at(0.006, -0.034),
    at(-0.003, -0.012),
    at(-0.003, 0.012),
    at(0.006, 0.034),
    at(0.019, 0.05),
    at(0.036, 0.06),
    at(0.026, 0.046),
    at(0.017, 0.028),
    at(0.013, 0),
    at(0.017, -0.028),
    at(0.026, -0.046),
  ])
  for (const m of [-1, 1]) {
    const [x, y] = at(0.05, 0.0635 * m)
    k.fillStyle = m < 0 ? LIT : SIDE
    k.beginPath()
    k.arc(x, y, 0.0062, 0, 7)
    k.fill()
    k.fillStyle = '#0a1c3c'
    k.beginPath()
    k.arc(x, y, 0.0038, 0, 7)
    k.fill()
    for (let i = 0; i < 5; i++) {
      const s = 0.142 + i * 0.0135
      soft(k, '#12305a', [
        at(s, half(s) * 0.6 * m),
        at(s + 0.0055, half(s) * 0.74 * m),
        at(s + 0.005, half(s) * 0.9 * m),
        at(s + 0.008, half(s) * 0.9 * m),
        at(s + 0.0085, half(s) * 0.74 * m),
      ])
    }
  }
  // Both fins of the back, seen on their edge, with their shade beside them.
  for (const [s, l, w] of [
    [0.43, 0.12, 0.02],
    [0.675, 0.05, 0.01],
  ]) {
    soft(k, DEEP, [at(s, 0), at(s + l * 0.5, w * 1.3), at(s + l, w * 2.4), at(s + l * 0.95, 0)])
    soft(k, LIT, [
      at(s, 0),
      at(s + l * 0.45, -w * 0.5),
      at(s + l * 1.15, w * 0.5),
      at(s + l * 0.5, w * 0.6),
    ])
    soft(k, RIM, [
      at(s, 0),
      at(s + l * 0.45, -w * 0.5),
      at(s + l * 1.1, w * 0.35),
      at(s + l * 0.5, w * 0.02),
    ])
  }
}
