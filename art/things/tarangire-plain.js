// The plain of the Tarangire an hour after sunrise from a balloon 16 metres up: in metres, the sun on the left.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const [VX, F, EYE] = [80, 112, 16]
export const SKYLINE = 41
/** A point: metres to the right, above the ground, away from us. */
export const P = (x, y, z) => [VX + (x * F) / z, SKYLINE + ((EYE - y) * F) / z]
export const metre = (z) => F / z
/** Where the shadow of one metre of height falls: to the right and away from us. */
export const [FALL, NEARER] = [0.9, 0.5]
/** The shadow of an umbrella thorn: a line and the flat round of the crown. */
export function thornShade(k, c, x, z, tall) {
  const [px, py] = P(x, 0, z)
  const [cx, cy] = P(x + FALL * tall * 0.85, 0, z + NEARER * tall)
  const m = metre(z) * tall
  stroke(k, c, m * 0.07, `M${px} ${py}L${cx} ${cy}`)
  k.fillStyle = c
  k.beginPath()
  k.ellipse(cx, cy, m * 0.9, (m * 0.9 * EYE) / z, 0, 0, 7)
  k.fill()
}
/** Lays the outline of what stands at x, y (units), z metres away, on the ground: a round thing shows the sun the same width. */
export function laid(k, x, y, z, draw, round = true) {
  k.save()
  k.translate(x, y)
  if (round) k.transform(0, EYE / z, -FALL, 0.1, 0, 0)
  else k.transform(1, 0, -FALL, 0.16, 0, 0)
  draw()
  k.restore()
}
/** A band of the ground between two lines of [x, z] metres. */
const ground = (k, c, list) =>
  path(
    k,
    c,
    closed(
      points(list).map(([x, z]) => P(x, 0, z)),
      1,
    ),
  )

/** The line of the river: middle, distance, half its width. */
const RIVER = points(
  '170 78 8 110 84 9.500 66 95 13 36 106 8 10 114 9 -8 124 13 -14 138 9 -4 154 7 20 172 10 46 196 14 48 230 9 4 270 10 -70 320 13 -150 390 12 -240 520 20',
  3,
)
const COURSE = RIVER.flatMap((b, i) => {
  const [a, c, d] = [RIVER[Math.max(0, i - 1)], RIVER[i + 1], RIVER[i + 2] ?? RIVER.at(-1)]
  if (!c) return [b]
  return Array.from({ length: 12 }, (_, n) => {
    const t = n / 12
    return b.map(
      (v, m) =>
        v +
        0.5 *
          t *
          (c[m] -
            a[m] +
            t * (2 * a[m] - 5 * v + 4 * c[m] - d[m] + t * (3 * (v - c[m]) + d[m] - a[m]))),
    )
  })
})
/** The river's bed: `grow` metres wider on each side, its edge as uneven as `wild` metres. */
const band = (grow, wild = 0, seed = 1) => {
  const side = (m) =>
    COURSE.map(([x, z, w], i) => {
      const [p, q] = [COURSE[Math.max(0, i - 1)], COURSE[Math.min(COURSE.length - 1, i + 1)]]
      const l = Math.hypot(q[0] - p[0], q[1] - p[1])
      const far = m * (w * 0.75 + grow + wild * (noise(i * 0.23 + m * 31, seed) - 0.25))
      return P(x + ((q[1] - p[1]) / l) * far, 0, z - ((q[0] - p[0]) / l) * far)
    })
  return [...side(1), ...side(-1).reverse()]
}

/** Bars of sand that the dry season leaves on the inner side of a bend, here wide and there none. */
function sandbars(k) {
  const bars = (m, seed) => {
    let run = []
    const flush = () => {
      if (run.length > 3) {
        const n = run.length - 1
        const edge = (share) =>
          run.map(([x, z, nx, nz, w], i) => {
            const far = m * (w * 0.75 - 0.8 + share * 5.5 * Math.sin((Math.PI * i) / n) ** 0.8)
            return P(x + nx * far, 0, z + nz * far)
          })
        fill(k, '#f8e4b8', [...edge(0.9), ...edge(-0.7).reverse()])
      }
      run = []
    }
    COURSE.forEach(([x, z, w], i) => {
      const [p, q] = [COURSE[Math.max(0, i - 1)], COURSE[Math.min(COURSE.length - 1, i + 1)]]
      const l = Math.hypot(q[0] - p[0], q[1] - p[1])
      if (noise(i * 0.13 + 9, seed) > 0.5)
        run.push([x, z, (q[1] - p[1]) / l, -(q[0] - p[0]) / l, w])
      else flush()
    })
    flush()
  }
  bars(-1, 17)
}

/** A grove on the bank: one mass of unlike crowns, the sun on their left shoulders. x0 to x1 at z metres, `high` metres. */
function grove(k, x0, x1, z, high, seed) {
  const r = random(seed)
  const pale = z > 150
  const heads = []
  for (let x = x0; x < x1; ) {
    const w = high * (0.9 + r() * 1.1)
    heads.push([
      x + w / 2,
      w,
      high * (0.5 + r() * 0.6) * Math.min(1, 0.5 + (2 * Math.min(x - x0, x1 - x)) / (x1 - x0)),
    ])
    x += w * 0.72
  }
  const top = heads.flatMap(([x, w, h]) => [
    P(x - w * 0.44, h * 0.55, z),
    P(x - w * 0.2, h * 0.95, z),
    P(x + w * 0.2, h, z),
    P(x + w * 0.44, h * 0.6, z),
  ])
  const [a, b] = [
    P(heads[0][0] - heads[0][1] * 0.6, 0, z),
    P(heads.at(-1)[0] + heads.at(-1)[1] * 0.6, 0, z),
  ]
  const mass = closed([a, ...top, b], 0.6)
  const [sx, sy] = P(x1 + high * 0.6, 0, z - high * 0.9)
  path(
    k,
    pale ? '#ccb080' : '#b08850',
    `M${a.join(' ')}L${b.join(' ')}L${sx} ${sy}L${a[0] + 1} ${a[1] + 0.3}Z`,
  )
  path(k, pale ? '#8ca07c' : '#4c784c', mass)
  k.save()
  k.clip(new Path2D(mass))
  for (const [x, w, h] of heads)
    path(
      k,
      pale ? '#b8c088' : '#94b054',
      closed(
        [
          P(x - w * 0.6, h * 0.2, z),
          P(x - w * 0.5, h * 1.1, z),
          P(x + w * 0.24, h * 1.2, z),
          P(x + w * 0.06, h * 0.74, z),
          P(x - w * 0.22, h * 0.6, z),
        ],
        0.6,
      ),
    )
  k.restore()
}

const GROVES = points(
  '12 66 246 6 5 -60 -30 172 4.500 9 -16 14 142 4.200 13 74 150 119 5 17 22 34 121 3 21 -30 -22 120 2.600 25',
  5,
)

/** The trail that the herds have trodden, from the river past us. */
function trail(k) {
  const line = points(
    '66 88 0.6 52 70 0.7 40 58 0.8 31 50 0.8 22 45 0.8 13 43.200 0.7 4 43.800 0.8 -5 41.500 0.8 -13 37 0.8 -20 32 0.9',
    3,
  )
  const edge = (m) =>
    line.map(([x, z, w], i) => P(x + m * w * 0.4, 0, z + m * w * (0.7 + 0.2 * (i % 3))))
  path(k, '#f8dca0', closed([...edge(1), ...edge(-1).reverse()], 0.9))
}

/** The plain in tones of dry grass, the river with its green banks and sand. */
export function plain(k) {
  const g = k.createLinearGradient(0, SKYLINE, 0, 90)
  for (const [a, c] of [
    [0, '#e8c89c'],
    [0.18, '#ecc078'],
    [0.5, '#eeb858'],
    [1, '#dc9a44'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, SKYLINE - 0.2, 170, 70)
  ground(k, '#f2c670', '-90 78 -60 70 -22 74 14 69 40 71 22 66 -6 64 -30 61 -52 64 -80 62')
  ground(
    k,
    '#e6ac56',
    '-70 50 -40 49 -20 50.500 4 47 24 48 38 44 18 42.500 -4 43 -22 41 -46 42 -60 40',
  )
  ground(k, '#d89a4c', '-40 37 -18 37.500 -4 36 12 37 34 35.500 60 36 40 30 -30 30')
  ground(k, '#f4dca8', '-260 300 -120 250 -40 240 -60 210 -160 220 -300 250')
  ground(k, '#e0c08c', '40 420 180 400 340 360 300 300 160 320 70 360')
  ground(k, '#e8cc98', '90 150 160 140 240 132 220 116 150 118 96 128')
  fill(k, '#ccb864', band(3.5, 9, 12))
  fill(k, '#98a05c', band(1.2, 5, 6))
  // The cut bank: bare earth above the water, all along.
  fill(k, '#a87c54', band(0.1, 3.1, 4))
  trail(k)
  // A cloud's shade drifts over the grass before us.
  ground(
    k,
    'rgba(172,104,52,.26)',
    '-76 49 -46 46 -26 47 -12 45 -4 42.500 -16 40.500 -34 39.800 -70 39',
  )
  const w = k.createLinearGradient(0, SKYLINE, 0, 70)
  w.addColorStop(0, '#f8dcb8')
  w.addColorStop(0.4, '#94c4c4')
  w.addColorStop(1, '#3c94a8')
  fill(k, w, band(-0.6, 2.4, 3))
  sandbars(k)
  for (const g of GROVES) grove(k, ...g)
}

/** Far ridges of the park and the mist that lies before them. */
export function ridges(k) {
  const ridge = (c, y, up, seed, step) =>
    fill(k, c, [
      [-6, SKYLINE + 1],
      ...Array.from({ length: 60 }, (_, i) => [
        -6 + i * 3,
        y - up * (0.5 + 0.5 * noise(i * step + seed * 7, seed)),
      ]),
      [172, SKYLINE + 1],
    ])
  const hazy = (c) => {
    const g = k.createLinearGradient(0, SKYLINE - 4, 0, SKYLINE + 0.4)
    g.addColorStop(0, c)
    g.addColorStop(1, '#e6cca8')
    return g
  }
  ridge(hazy('#b0bcd0'), SKYLINE - 1.4, 4.6, 3, 0.1)
  ridge(hazy('#8c98bc'), SKYLINE - 0.2, 3, 8, 0.14)
}

/** Tussocks before us, leaning blades; dark, with the sun along their left. */
export function tussocks(k) {
  const r = random(23)
  for (const [x, z, q] of points(
    '5 39.500 0.700 6.500 40.500 1 8.200 39.800 0.700 -1 45 0.600 -25 57 0.600 -24 56 0.800',
    3,
  )) {
    const [px, py] = P(x, 0, z)
    const m = metre(z) * q
    path(
      k,
      '#b4704c',
      `M${px - m * 0.5} ${py}L${px + m * 1.7} ${py + 0.6}L${px + m * 0.5} ${py + 0.7}Z`,
    )
    for (let i = 0; i < 15; i++) {
      const a = (i / 14 - 0.5) * 1.7 + (r() - 0.5) * 0.2
      const l = m * (0.8 + r() * 0.5) * (1 - Math.abs(a) * 0.25)
      const [tx, ty] = [px + Math.sin(a) * l * 1.1, py - Math.cos(a) * l]
      const b = px + a * m * 0.3
      path(
        k,
        i < 5 ? '#f8d88c' : i % 3 ? '#a0683c' : '#c88c44',
        `M${b - 0.34} ${py + 0.3}Q${b + (tx - b) * 0.3} ${py - l * 0.6} ${tx} ${ty}Q${b + (tx - b) * 0.4 + 0.3} ${py - l * 0.5} ${b + 0.34} ${py + 0.3}Z`,
      )
    }
  }
}
