// The plain of the Tarangire an hour after sunrise from a balloon 20 metres up: in metres, the sun on the left.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'

const [VX, F, EYE] = [80, 112, 20]
export const SKYLINE = 31
/** A point: metres to the right, above the ground, away from us. */
export const P = (x, y, z) => [VX + (x * F) / z, SKYLINE + ((EYE - y) * F) / z]
export const metre = (z) => F / z
/** Where the shadow of one metre of height falls: to the right and a little towards us. */
export const [FALL, NEARER] = [0.9, -0.1]
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
  if (round) k.transform(0, EYE / z, -FALL, -0.03, 0, 0)
  else k.transform(1, 0, -FALL, -0.24, 0, 0)
  draw()
  k.restore()
}
export const SHADE = '#8a5a74'

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
/** The river and what lies along it: \`grow\` metres wider on each side. */
const band = (grow) => {
  const side = (m) =>
    COURSE.map(([x, z, w], i) => {
      const [p, q] = [COURSE[Math.max(0, i - 1)], COURSE[Math.min(COURSE.length - 1, i + 1)]]
      const l = Math.hypot(q[0] - p[0], q[1] - p[1])
      const far = m * (w * 0.75 + grow)
      return P(x + ((q[1] - p[1]) / l) * far, 0, z - ((q[0] - p[0]) / l) * far)
    })
  return [...side(1), ...side(-1).reverse()]
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
  ground(k, '#f6d488', '-90 84 -50 74 -10 78 24 74 60 62 40 56 4 62 -40 60 -80 66')
  ground(k, '#e4aa54', '-60 52 -34 48 -8 50 16 47 30 43 4 41 -26 42 -50 45')
  ground(k, '#f2c870', '-70 42 -40 40.500 0 39 26 39 40 36 20 35 -6 35 -60 36')
  ground(k, '#f4dca8', '-260 300 -120 250 -40 240 -60 210 -160 220 -300 250')
  ground(k, '#e0c08c', '40 420 180 400 340 360 300 300 160 320 70 360')
  ground(k, '#e8cc98', '90 150 160 140 240 132 220 116 150 118 96 128')
  fill(k, '#b8b460', band(6))
  fill(k, '#84985c', band(3.6))
  fill(k, '#f8e4b8', band(1.8))
  const w = k.createLinearGradient(0, SKYLINE, 0, 64)
  w.addColorStop(0, '#f8dcb8')
  w.addColorStop(0.4, '#94c4c4')
  w.addColorStop(1, '#3c94a8')
  fill(k, w, band(-0.6))
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
