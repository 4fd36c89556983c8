import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The Museum of the Future and its neighbours, in points; the sun stands low on the left.

/** The ring stands 59 high: outer and inner edge as ellipses, each turned a little. */
const OUTER = { x: 0, y: -29, rx: 33.5, ry: 29, turn: -0.2 }
const INNER = { x: 2.6, y: -33, rx: 18.5, ry: 13.6, turn: -0.3 }

const edge = ({ x, y, rx, ry, turn }, a) => {
  const [c, s] = [Math.cos(a - turn) * rx, Math.sin(a - turn) * ry]
  return [x + c * Math.cos(turn) - s * Math.sin(turn), y + c * Math.sin(turn) + s * Math.cos(turn)]
}

/** A point of its skin: angle round the ring, 0 at the void .. 1 at the outside. */
const skin = (a, r) => {
  const [p, q] = [edge(INNER, a), edge(OUTER, a)]
  return [p[0] + (q[0] - p[0]) * r, p[1] + (q[1] - p[1]) * r]
}

const outline = (e) => Array.from({ length: 120 }, (_, i) => edge(e, (i / 120) * 6.2832))

const TONES = [
  [0.02, '#7c8cb8'],
  [0.28, '#a0aed0'],
  [0.5, '#c4cce0'],
  [0.7, '#e4e2e8'],
  [0.86, '#fff2dc'],
]

/** Steel in tones, by how the rounded ring turns to the light. */
function steel(k) {
  fill(k, '#5c6c9c', outline(OUTER))
  const N = 360
  for (const [t, colour] of TONES)
    for (let i = 0; i < N; i++) {
      const band = [i, i + 1.15].map((j) => {
        const a = (j / N) * 6.2832
        const towards = -Math.cos(a) * 0.66 - Math.sin(a) * 0.5
        const [R, phi] = [Math.hypot(towards, 0.56), Math.atan2(towards, 0.56)]
        if (R <= t) return null
        const d = Math.acos(t / R)
        return [phi - d, phi + d].map((v) =>
          skin(a, (1 + Math.sin(Math.max(-1.571, Math.min(1.571, v)))) / 2),
        )
      })
      if (band[0] && band[1]) fill(k, colour, [band[0][0], band[0][1], band[1][1], band[1][0]])
    }
}

const INK = '#34467c'

/** Strokes of letters: points, along the ring and from its outside (0) to the void (1). */
const LETTERS = [
  ['0.5 0.08 0.46 0.5 0.5 0.9'],
  ['0.75 0.06 0.7 0.5 0.72 0.74 0.5 0.88 0.2 0.8 0.08 0.6'],
  ['0.95 0.46 0.85 0.68 0.5 0.76 0.15 0.68 0.05 0.48'],
  ['0.9 0.4 0.84 0.58 0.72 0.6 0.66 0.42 0.6 0.6 0.48 0.62 0.42 0.44 0.34 0.68 0.2 0.92 0 0.86'],
  ['0.6 0.34 0.42 0.3 0.36 0.46 0.54 0.52 0.66 0.42 0.6 0.7 0.36 0.92 0.06 0.94'],
  ['0.9 0.14 0.6 0.34 0.4 0.3 0.3 0.44 0.5 0.56 0.84 0.6'],
  ['0.9 0.3 0.86 0.66 0.6 0.72', '0.6 0.1 0.56 0.7 0.3 0.78 0.1 0.66'],
]

/** A letter as a broad pen writes it: thick and thin by its direction. `place` puts its box on the skin. */
function pen(k, list, nib, place) {
  const line = []
  for (let i = 0; i < list.length - 1; i++) {
    const [p, q, r, s] = [
      list[Math.max(0, i - 1)],
      list[i],
      list[i + 1],
      list[Math.min(list.length - 1, i + 2)],
    ]
    for (let j = 0; j < 10; j++) {
      const t = j / 10
      line.push(
        [0, 1].map(
          (c) =>
            0.5 *
            (2 * q[c] +
              (r[c] - p[c]) * t +
              (2 * p[c] - 5 * q[c] + 4 * r[c] - s[c]) * t * t +
              (3 * q[c] - p[c] - 3 * r[c] + s[c]) * t ** 3),
        ),
      )
    }
  }
  line.push(list.at(-1))
  const edges = [-1, 1].map((m) =>
    line.map(([u, v]) => place(u + m * nib * 0.7, v - m * nib * 0.5)),
  )
  k.fillStyle = INK
  k.beginPath()
  for (let i = 0; i < line.length - 1; i++) {
    const quad = [edges[0][i], edges[0][i + 1], edges[1][i + 1], edges[1][i]]
    const [p, q, r] = quad
    if ((q[0] - p[0]) * (r[1] - p[1]) < (q[1] - p[1]) * (r[0] - p[0])) quad.reverse()
    k.moveTo(...quad[0])
    for (const point of quad.slice(1)) k.lineTo(...point)
    k.closePath()
  }
  k.fill()
  stroke(k, INK, 0.4, `M${line.map(([u, v]) => place(u, v).join(' ')).join('L')}`)
}

/** The windows: verses in flowing script, two lines round the ring. */
function script(k) {
  const r = random(11)
  for (const [from, to, step] of [
    [0.04, 0.5, 0.205],
    [0.54, 0.96, 0.27],
  ]) {
    let last = -1
    for (let a = 0; a < 6.2; a += step) {
      let n = Math.floor(r() * LETTERS.length)
      if (n === last) n = (n + 1) % LETTERS.length
      last = n
      const wide = step * (n === 0 ? 0.8 : 1.2)
      for (const text of LETTERS[n])
        pen(k, points(text), 0.125, (u, v) =>
          skin(a + wide * (1 - u), 1 - (from + (to - from) * v)),
        )
      for (let i = Math.floor(r() * 3); i > 0; i--) {
        const [x, y] = skin(
          a + step * (0.3 + i * 0.16),
          1 - (from + (to - from) * (r() < 0.5 ? 0.18 : 0.98)),
        )
        path(k, INK, `M${x} ${y - 0.8}l0.800 0.800l-0.800 0.800l-0.800 -0.800Z`)
      }
    }
  }
}

/** The ring; its foot at 0. What stands behind shows through its void. */
export function futureRing(k) {
  const whole = new Path2D()
  for (const list of [outline(OUTER), outline(INNER)]) {
    list.forEach((p, i) => (i ? whole.lineTo(...p) : whole.moveTo(...p)))
    whole.closePath()
  }
  k.save()
  k.clip(whole, 'evenodd')
  steel(k)
  script(k)
  k.restore()
  // The far wall of the void, which we see on its right and below.
  const lip = outline(INNER)
  k.save()
  const hole = new Path2D()
  lip.forEach((p, i) => (i ? hole.lineTo(...p) : hole.moveTo(...p)))
  hole.closePath()
  k.clip(hole)
  const rim = new Path2D()
  for (const [dx, dy] of [
    [0, 0],
    [-1.5, -1.7],
  ]) {
    lip.forEach(([x, y], i) => (i ? rim.lineTo(x + dx, y + dy) : rim.moveTo(x + dx, y + dy)))
    rim.closePath()
  }
  k.fillStyle = '#ffdcb0'
  k.fill(rim, 'evenodd')
  k.restore()
}

/** The Burj Khalifa far off, 42 high: a spiral of setbacks, the spire. */
export function farBurj(k, lit, shade) {
  // Half-width left and right, and where each step ends.
  let [left, right, y] = [4.2, 4.2, 0]
  const steps = points(
    '0.5 0 5 0 0.55 3.6 0.55 0 3.4 0 0.5 3.4 0.5 0 3.2 0 0.5 3 0.45 0 3 0 0.5 2.6 0.4 0 2.4 0 0.4 2.2 0.3 0 2 0 0.3 1.6',
    3,
  )
  for (const [dl, dr, up] of steps) {
    path(k, lit, `M${-left} ${y}V${y - up}H${right}V${y}Z`)
    path(k, shade, `M${right * 0.2} ${y}V${y - up}H${right}V${y}Z`)
    ;[left, right, y] = [left - dl, right - dr, y - up]
  }
  path(k, lit, `M-0.450 ${y}L-0.300 ${y - 3}L0 -43.500L0.300 ${y - 3}L0.450 ${y}Z`)
  path(k, shade, `M0.100 ${y}L0 -43.500L0.300 ${y - 3}L0.450 ${y}Z`)
}

/** One of the Emirates Towers: three-sided, its head cut aslant, a mast. `tall` to its head. */
export function emiratesTower(k, tall, flip, [lit, mid, shade]) {
  k.save()
  if (flip) k.scale(-1, 1)
  path(k, lit, `M-5 0V${-tall + 11}L-0.600 ${-tall}V0Z`)
  path(k, mid, `M-0.600 0V${-tall}L5 ${-tall + 8}V0Z`)
  path(k, shade, `M2.400 0V${-tall + 4.3}L5 ${-tall + 8}V0Z`)
  path(k, '#fff0d8', `M-5 ${-tall + 11}L-0.600 ${-tall}V${-tall + 7.5}Z`)
  path(k, shade, `M-0.600 ${-tall}L5 ${-tall + 8}L-0.600 ${-tall + 6.5}Z`)
  for (let y = -tall + 14; y < -2; y += 3.4) {
    stroke(k, mid, 0.3, `M-4.600 ${y}H-0.800`)
    stroke(k, shade, 0.3, `M-0.400 ${y}H4.800`)
  }
  stroke(k, mid, 0.4, `M-0.600 ${-tall}V${-tall - 7}`)
  k.restore()
}

/** A train of the metro that runs to the right, nose at 0, rails at 0; `cars` of 19. */
export function metro(k, cars) {
  for (let i = 0; i < cars; i++) {
    const x = -19 * (i + 1)
    const body = i
      ? `M${x + 0.3} 0V-5H${x + 18.7}V0Z`
      : `M${x + 0.3} 0V-5H-5C-2.400 -5 -0.600 -3.200 0 -1.200V0Z`
    path(k, '#f4f6fa', body)
    path(k, '#a8b8d4', `M${x + 0.3} 0V-1H${i ? x + 18.7 : -0.1}V0Z`)
    path(k, '#2c8cc8', `M${x + 0.3} -1V-1.700H${i ? x + 18.7 : -0.2}V-1Z`)
    for (let j = 0; j < (i ? 5 : 4); j++) {
      const u = x + 1.4 + j * 3.6
      path(k, '#33467a', `M${u} -2.100V-4.300H${u + 2.8}V-2.100Z`)
      path(k, '#ffd890', `M${u + 0.3} -2.100V-3.200H${u + 1.5}V-2.100Z`)
    }
    if (!i) path(k, '#33467a', 'M-4 -4.400H-3C-1.800 -4 -1 -3.200 -0.600 -2.100H-4Z')
    else stroke(k, '#5c6c9c', 0.5, `M${x + 18.9} -0.400V-4.600`)
  }
}

/** A flamingo on the wing to the left, 12 long; `up` turns its wings up. */
export function flamingo(k, x, y, q, up) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  stroke(k, '#f07c88', 0.45, 'M2 0.200L7 0.700')
  stroke(k, '#f8949c', 0.6, 'M-2 0C-3.500 0.400 -4.500 -0.200 -6 -0.100')
  path(k, '#2c2444', 'M-6.600 -0.200L-7.200 0.500L-6.300 0.300Z')
  path(
    k,
    '#ffb4b4',
    'M-6.300 -0.500a0.500 0.400 0 1 0 0.010 0ZM-2.600 0C-1.500 -0.900 1 -0.900 2.600 0.200C1 0.900 -1.500 0.800 -2.600 0Z',
  )
  const wing = up ? -1 : 0.8
  path(
    k,
    '#f07c88',
    `M-1 -0.200C-0.500 ${1.6 * wing} 0.500 ${3.6 * wing} 2.200 ${4.6 * wing}C2.400 ${3 * wing} 2 ${1.2 * wing} 1.400 0Z`,
  )
  path(
    k,
    '#2c2444',
    `M0.900 ${3.4 * wing}C1.300 ${4 * wing} 1.700 ${4.4 * wing} 2.200 ${4.6 * wing}C2.400 ${3 * wing} 2 ${1.6 * wing} 1.600 ${0.7 * wing}C1.700 ${1.8 * wing} 1.500 ${2.8 * wing} 0.900 ${3.4 * wing}Z`,
  )
  k.restore()
}
