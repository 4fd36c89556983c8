import { fill, path, points, stroke } from '../core/field.js'
import { clamp, noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** The salt pans from the path above them, in metres: across, away, up; the eye 31 above the lowest pan, the horizon at 27. */
const EYE = 31
const HORIZON = 27
const STEPS = 32
/** Where each step begins and how high it lies: no two are equally deep. */
const LEVELS = []
{
  const r = random(17)
  let [run, up] = [-8, -2.4]
  for (let n = 0; n <= STEPS + 4; n++) {
    LEVELS.push([run, up])
    const deep = 0.55 + r() * 0.95
    run += 4.4 * deep
    up += 0.5 + r() * 0.44
  }
}
const P = (X, Z, Y) => [80 + (X * 100) / Z, HORIZON + ((EYE - Y) * 100) / Z]

/** Where the dam of step n runs: the slope comes towards us on the left, in spurs and hollows. */
const stepLine = (n) => (X) =>
  48 +
  LEVELS[n + 2][0] +
  0.5 * X +
  Math.sin(X * 0.058 + 0.5 + n * 0.05) * (10 + n * 0.16) +
  Math.sin(X * 0.15 + n * 0.13) * 1.6 +
  noise(X * 0.07 + n * 0.23, n * 0.21) * 1.7

/** A place on the dam of step n, in points of the field, and how large one metre is there. */
export const onDam = (n, X) => {
  const Z = stepLine(n)(X)
  return [...P(X, Z + 0.3, LEVELS[n + 2][1]), 100 / Z]
}

/** How far the pans reach on each side at step n. */
const reach = (n) => [
  -74 + noise(n * 0.4, 3) * 6 + Math.max(0, n - 9) * 1.2 + Math.max(0, n - 20) * 5,
  26 + n * 1.9 + noise(n * 0.42, 9) * 8 - Math.max(0, n - 14) * 2.6 - Math.max(0, n - 24) * 5,
]

/** The track of the carriers along the upper end of the steps. */
export function track(k, tone) {
  const out = []
  const back = []
  for (let n = 1; n <= STEPS; n++) {
    const X = reach(n)[0]
    const Z = stepLine(n)(X)
    out.push(P(X + 1, Z, LEVELS[n + 2][1]))
    back.unshift(P(X - 3.4, Z, LEVELS[n + 2][1]))
  }
  fill(k, tone, [...out, ...back])
}

/** A closed line with rounded corners. */
function soft(k, list, q) {
  const n = list.length
  k.beginPath()
  for (let i = 0; i < n; i++) {
    const [a, b, c] = [list[i], list[(i + 1) % n], list[(i + 2) % n]]
    const ab = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const bc = Math.hypot(c[0] - b[0], c[1] - b[1]) || 1
    const t = Math.min(q, 0.5)
    const r0 = 1 - Math.min(t, (q * bc) / ab)
    k.lineTo(a[0] + (b[0] - a[0]) * r0, a[1] + (b[1] - a[1]) * r0)
    k.quadraticCurveTo(b[0], b[1], b[0] + (c[0] - b[0]) * t, b[1] + (c[1] - b[1]) * t)
  }
  k.fill()
}

/** Every pan with its corners in metres, step by step from the far end; made once, painted in sun and in shade. */
export function pans() {
  const r = random(41)
  const steps = []
  for (let n = STEPS; n >= -2; n--) {
    const [left, right] = reach(n)
    const front = stepLine(n)
    const next = stepLine(n + 1)
    // At both ends a step runs out into the hillside.
    const taper = (X) => Math.sqrt(clamp((X - left) / 2.4)) * Math.sqrt(clamp((right - X) / 2.4))
    const back = (X) => front(X) + (next(X) - front(X)) * taper(X)
    const cells = []
    let x = left + 2
    while (x < right - 5) {
      const wide = 3.4 + r() * 4.4
      const end = Math.min(right - 3, x + wide)
      const tilt = (r() - 0.5) * 0.8
      // Brine is let in pan by pan, so neighbours are alike and the tone drifts over the field.
      const drift = 0.37 + noise(x * 0.036 + 5, n * 0.19) * 0.85 + (r() - 0.5) * 0.36
      cells.push({ a: x, b: end, tilt, tone: clamp(drift), heap: r() })
      x = end
    }
    steps.push({
      n,
      left,
      right,
      front,
      back,
      taper,
      cells,
      Y: LEVELS[n + 2][1],
      rise: LEVELS[n + 2][1] - LEVELS[Math.max(0, n + 1)][1],
    })
  }
  return steps
}

/** colours: { dam, crust, foot, water: [...] } */
export function paintPans(k, steps, colours) {
  for (const { n, left, right, front, back, taper, cells, Y, rise } of steps) {
    const line = (f, drop, dir) => {
      const out = []
      for (let i = 0; i <= 90; i++) {
        // Closer together at the ends, which are round.
        const t = (1 - Math.cos(((dir > 0 ? i : 90 - i) / 90) * Math.PI)) / 2
        const X = left + (right - left) * t
        out.push(P(X, f(X), Y - drop * rise * taper(X)))
      }
      return out
    }
    fill(k, colours.dam, [...line(front, 0, 1), ...line(back, 0, -1)])
    for (const c of cells) {
      const side = 0.34
      const at = (X, v) => {
        const z = front(X) + (back(X) - front(X)) * v
        return P(X + c.tilt * v, z, Y)
      }
      const w = c.b - c.a
      const m = c.a + w * 0.5
      const shape = (v0, v1, s0, s1) => [
        at(c.a + s0, v0),
        at(m, v0),
        at(c.b - s1, v0),
        at(c.b - s1, (v0 + v1) / 2),
        at(c.b - s1, v1),
        at(m, v1),
        at(c.a + s0, v1),
        at(c.a + s0, (v0 + v1) / 2),
      ]
      const water = colours.water
      k.fillStyle = colours.edge
      if (n < 17) soft(k, shape(0.1, 0.93, side, side), 0.5)
      k.fillStyle = water[Math.min(water.length - 1, Math.floor(c.tone * water.length))]
      soft(k, shape(0.1, 0.86, side + 0.16, side), 0.5)
    }
    // The dam's front: a crust of salt, and the damp foot of the wall.
    fill(k, colours.crust, [...line(front, 0, 1), ...line(front, 1.05, -1)])
    const damp = 0.68 + 0.1 * Math.sin(n * 2.1)
    fill(k, colours.foot, [...line(front, damp, 1), ...line(front, 1.05, -1)])
  }
}

/** A heap of salt one metre high that drains on its dam. */
export function saltHeap(k) {
  path(k, '#8c7098', 'M-2.600 0.340L-0.800 -0.100L1 0L0.600 0.200Z')
  path(k, '#d0b0c0', 'M-1 0C-0.700 -0.500 -0.400 -0.900 -0.100 -1C0.300 -0.900 0.700 -0.400 1 0Z')
  path(k, '#ffffff', 'M0.100 0L-0.150 -0.500L-0.100 -1C0.300 -0.900 0.700 -0.400 1 0Z')
}

/** An agave with its flower stalk, one unit is a tenth of its leaves' length; tones from dark to light. */
export function agave(k, [dark, mid, light], stalk = 0) {
  if (stalk) {
    stroke(k, dark, 1, `M0 -4C0.600 ${-stalk * 0.4} 0.400 ${-stalk * 0.7} 1.400 ${-stalk}`)
    path(k, mid, `M0.600 ${1.4 - stalk}L1.500 ${-stalk - 2}L2.300 ${1.2 - stalk}Z`)
    for (const [t, w] of points('0.560 2.600 0.680 3.400 0.790 2.800 0.900 1.800'))
      for (const side of [-1, 1]) {
        const y = -stalk * (t + side * 0.025)
        const x = 0.5 + t * 0.7
        stroke(k, dark, 0.5, `M${x} ${y}Q${x + side * w * 0.6} ${y} ${x + side * w} ${y - 0.9}`)
        fill(k, mid, [
          [x + side * (w - 0.9), y - 1.1],
          [x + side * w, y - 1.9],
          [x + side * (w + 1), y - 1.2],
          [x + side * w, y - 0.7],
        ])
      }
  }
  const leaves = '-84 9 -66 10.500 -46 11 -26 10 -6 11.500 14 10 34 11.500 56 10 78 9.500'
  points(leaves).forEach(([deg, l], i) => {
    const a = (deg * Math.PI) / 180
    const [x, y] = [Math.sin(a) * l, -Math.cos(a) * l]
    const [nx, ny] = [Math.cos(a) * 1.25, Math.sin(a) * 1.25]
    const bow = Math.abs(deg) / 60
    const tip = `${x} ${y + bow * 1.8}`
    const c = [x * 0.5, y * 0.55 - bow * 0.8]
    path(
      k,
      i % 2 ? mid : dark,
      `M${-nx * 0.6} 0.600Q${c[0] - nx} ${c[1] - ny} ${tip}Q${c[0] + nx} ${c[1] + ny} ${nx * 0.6} 0.600Z`,
    )
    path(
      k,
      light,
      `M${nx * 0.3} 0.200Q${c[0] + nx * 0.2} ${c[1] + ny * 0.2} ${tip}Q${c[0] + nx} ${c[1] + ny} ${nx * 0.6} 0.300Z`,
    )
  })
}
