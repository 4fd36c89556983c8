import { fill, stroke } from '../core/field.js'
import { stand } from './slender-folk.js'

// Kiyomizu-dera as one sees it from the Okuno-in: the hall under its roof of bark, the stage that juts out on pillars thirteen metres tall.

const TURN = (38 * Math.PI) / 180
const [SIN, COS] = [Math.sin(TURN), Math.cos(TURN)]
const [FAR, LENS, X0, EYE, HIGH] = [60, 150, 90, 39, 3]

/** Metres to points: a westwards and b northwards of the stage's near corner, y above its floor. */
export const P = (a, b, y) => {
  const z = FAR + a * SIN + b * COS
  return [X0 + ((b * SIN - a * COS) * LENS) / z, EYE - ((y - HIGH) * LENS) / z]
}
const scale = (a, b) => LENS / (FAR + a * SIN + b * COS)

const WOOD = { sun: '#d8945c', mid: '#a4634a', shade: '#6c3c48', deep: '#46283c', dark: '#2e1c34' }

/** An upright of wood, lit from the left; `shaded` when it stands behind others or on the side away from the sun. */
function pillar(k, a, b, from, to, wide, shaded) {
  const [x, y] = P(a, b, to)
  const foot = P(a, b, from)[1]
  const w = wide * scale(a, b)
  const bar = (c, l, r) =>
    fill(k, c, [
      [x + l * w, y],
      [x + r * w, y],
      [x + r * w, foot],
      [x + l * w, foot],
    ])
  bar(shaded ? WOOD.deep : WOOD.shade, -0.5, 0.5)
  bar(shaded ? WOOD.shade : WOOD.mid, -0.5, 0.22)
  if (!shaded) bar(WOOD.sun, -0.5, -0.12)
}

/** A beam between two places, `h` high under y. */
function beam(k, [a, b], [c, d], y, h, colour, top) {
  fill(k, colour, [P(a, b, y), P(c, d, y), P(c, d, y - h), P(a, b, y - h)])
  if (top) fill(k, top, [P(a, b, y), P(c, d, y), P(c, d, y - h * 0.4), P(a, b, y - h * 0.4)])
}

const WIDE = [0, 3, 6, 9, 12, 15, 18]
const DEEP = [10, 6.7, 3.35, 0]
const TIES = [-2.6, -5.8, -9]

/** The lattice under the floor: rows from the slope outwards, tied by beams that pass through them. */
function lattice(k) {
  fill(k, WOOD.dark, [P(18, 10, -0.4), P(0, 10, -0.4), P(0, 10, -14), P(18, 10, -14)])
  for (const b of DEEP) {
    const front = b === 0
    for (const y of TIES) {
      beam(k, [18.6, b], [-0.6, b], y, 0.62, front ? WOOD.mid : WOOD.deep, front ? WOOD.sun : null)
      if (!front)
        for (const a of WIDE.toReversed()) beam(k, [a, b], [a, b - 3.35], y, 0.5, WOOD.deep)
    }
    for (const a of WIDE.toReversed()) pillar(k, a, b, -15, -0.5, front ? 0.86 : 0.7, !front)
    if (front)
      for (const y of TIES)
        for (const a of WIDE) {
          // The end of a tie with its little roof, and the shade it throws on the pillar.
          const [x, py] = P(a, 0, y)
          const q = scale(a, 0)
          fill(k, WOOD.shade, [
            [x - 0.3 * q, py + 0.62 * q],
            [x + 0.5 * q, py + 0.62 * q],
            [x + 0.5 * q, py + 1.1 * q],
          ])
        }
  }
  // The side towards us, in shade.
  for (const y of TIES) beam(k, [0, -0.5], [0, 10], y, 0.6, WOOD.shade, '#84505a')
}

/** The floor of cypress boards, its edge, its rail; those who stand there look out to the west. */
function floor(k, people) {
  fill(k, '#f0c890', [P(18.5, -0.6, 0), P(-0.5, -0.6, 0), P(-0.5, 11, 0), P(18.5, 11, 0)])
  fill(k, '#b87c70', [P(18.5, 7.6, 0), P(-0.5, 6.4, 0), P(-0.5, 11, 0), P(18.5, 11, 0)])
  for (let a = 1; a < 18; a += 1.7) stroke(k, '#d8a474', 0.14, `M${P(a, -0.6, 0)}L${P(a, 6.8, 0)}`)
  people()
  beam(k, [18.6, -0.6], [-0.6, -0.6], 0, 0.75, WOOD.mid, '#f2bc80')
  beam(k, [-0.6, -0.6], [-0.6, 11], 0, 0.75, WOOD.shade)
  const rail = (from, to, n, [top, post]) => {
    for (let i = 0; i <= n; i++) {
      const [a, b] = [0, 1].map((j) => from[j] + ((to[j] - from[j]) * i) / n)
      stroke(k, post, 0.34, `M${P(a, b, 0)}L${P(a, b, 1.15)}`)
    }
    for (const [y, w] of [
      [1.12, 0.42],
      [0.62, 0.26],
    ])
      stroke(k, top, w, `M${P(...from, y)}L${P(...to, y)}`)
  }
  rail([-0.4, 10], [-0.4, -0.4], 5, ['#8c5458', WOOD.shade])
  rail([18.4, -0.4], [-0.4, -0.4], 12, ['#f4c088', WOOD.mid])
}

/** The dark underside of the eaves, from the walls out to their edge. */
const underside = (k, [w, e, s, n], low, out, rise) =>
  fill(k, '#241630', [
    P(w, s, low + rise),
    P(w - 5, s, low),
    P(e + 3, s, low + rise * 0.2),
    P(e, s, low + rise),
    P(e, s + 3, low + rise * 0.4),
    P(e, n, low + rise),
    P(e + out, n - out, low - 0.6),
    P(e + out, s + out, low - 0.6),
    P(w - out, s + out, low - 0.6),
  ])

/** A hipped roof: eaves [west, east, south, north], ridge [west, east, b], heights; it sags towards the eaves, its corners rise. */
function roof(k, [w, e, s, n], [rw, re, rb], [low, high], lift, [lit, band, shade, shadeBand]) {
  const N = 14
  const sag = (t) => low + (high - low) * (0.62 * t + 0.38 * t * t)
  const mix = (p, q, t) => p + (q - p) * t
  const hip = (a, b, ra) => (t) => P(mix(a, ra, t), mix(b, rb, t), sag(t) + lift * (1 - t) ** 4)
  const [sw, se, ne] = [hip(w, s, rw), hip(e, s, re), hip(e, n, re)]
  const run = (f, from = 0, to = 1) =>
    Array.from({ length: N + 1 }, (_, i) => f(mix(from, to, i / N)))
  // A line along a face at t of its height: it rises at both ends as the eaves do.
  const level = (a0, b0, a1, b1, ra0, ra1) => (t, drop) =>
    run((u) => {
      const rise = lift * Math.abs(2 * u - 1) ** 3 * (1 - t) ** 4
      const [p, q] = [mix(mix(a0, a1, u), mix(ra0, ra1, u), t), mix(mix(b0, b1, u), rb, t)]
      return P(p, q, sag(t) + rise - drop)
    })
  const [south, east] = [level(w, s, e, s, rw, re), level(e, s, e, n, re, re)]
  fill(k, shade, [...run(se), ...run(ne, 1, 0), ...east(0, 0).toReversed()])
  fill(k, lit, [...run(sw), ...run(se, 1, 0), ...south(0, 0).toReversed()])
  // Courses of bark; the lower third of each face takes the shade of the sag.
  for (const [face, c] of [
    [south, band],
    [east, shadeBand],
  ]) {
    fill(k, c, [...face(0, 0), ...face(0.17, 0).toReversed()])
    for (const t of [0.34, 0.52, 0.72]) stroke(k, c, 0.24, `M${face(t, 0).join('L')}`)
  }
  // The thick cut edge, dark rafters' line below it.
  fill(k, '#2c1a32', [...south(0, 0.2), ...south(0, 1.15).toReversed()])
  fill(k, '#241630', [...east(0, 0.2), ...east(0, 1.15).toReversed()])
  fill(k, '#d09a78', [...south(0, -0.05), ...south(0, 0.55).toReversed()])
  fill(k, '#6a4458', [...east(0, -0.05), ...east(0, 0.55).toReversed()])
  stroke(k, '#d8a488', 0.34, `M${run(se).join('L')}`)
  // The ridge with its cap.
  fill(k, '#5a3848', [
    P(rw + 1, rb, high - 0.2),
    P(re - 1, rb, high - 0.2),
    P(re - 1.3, rb, high + 1.3),
    P(rw + 1.3, rb, high + 1.3),
  ])
  fill(k, '#b88474', [
    P(re - 1.5, rb, high + 1.4),
    P(rw + 1.5, rb, high + 1.4),
    P(rw + 1.5, rb, high + 0.9),
    P(re - 1.5, rb, high + 0.9),
  ])
}

/** The hall: open to the stage between its columns, latticed shutters on the side away from the sun. */
function hall(k) {
  fill(k, '#3a2238', [P(27, 12, 6.6), P(-9, 12, 6.6), P(-9, 12, -6), P(27, 12, -6)])
  fill(k, '#54304a', [P(-9, 12, 6.6), P(-9, 41, 6.6), P(-9, 41, -9), P(-9, 12, -9)])
  // Low sun reaches in under the eaves.
  fill(k, '#8c5048', [P(27, 12, 3.4), P(-9, 12, 3.4), P(-9, 12, 0), P(27, 12, 0)])
  for (let a = 25; a > -8; a -= 3) {
    fill(k, '#4a2a3e', [P(a, 12, 3.4), P(a - 1.7, 12, 3.4), P(a - 1.7, 12, 0), P(a, 12, 0)])
    pillar(k, a + 0.7, 11.6, 0, 5.6, 0.62, false)
  }
  for (const a of [21, 15, 9, 3, -3]) {
    const [x, y] = P(a - 0.4, 11, 4.6)
    k.fillStyle = '#ffd27c'
    k.beginPath()
    k.ellipse(x, y, 0.62, 0.86, 0, 0, 7)
    k.fill()
  }
  for (let b = 13; b < 40; b += 4) {
    fill(k, '#6e4254', [P(-9, b, 4.6), P(-9, b + 2.8, 4.6), P(-9, b + 2.8, 0.9), P(-9, b, 0.9)])
    for (const y of [1.8, 2.75, 3.7])
      stroke(k, '#54304a', 0.2, `M${P(-9, b, y)}L${P(-9, b + 2.8, y)}`)
    for (const q of [0.7, 1.4, 2.1])
      stroke(k, '#54304a', 0.2, `M${P(-9, b + q, 0.9)}L${P(-9, b + q, 4.6)}`)
    pillar(k, -9, b - 0.6, -9, 5.6, 0.6, true)
  }
  beam(k, [-9.3, 11], [-9.3, 41], 0.3, 0.7, '#7c4a56')
}

/** The wing at the stage's side under a roof of its own. */
function wing(k) {
  fill(k, WOOD.dark, [P(-1, 4, 4), P(-9, 4, 4), P(-9, 4, -10), P(-1, 4, -10)])
  fill(k, '#3c2338', [P(-9, 4, 4), P(-9, 12, 4), P(-9, 12, -10), P(-9, 4, -10)])
  for (const y of [-2.6, -5.8]) beam(k, [-0.6, 4], [-9.4, 4], y, 0.6, WOOD.mid, WOOD.sun)
  for (const a of [-1, -3.7, -6.3, -9]) pillar(k, a, 4, -11, 4, 0.7, false)
  for (const b of [8, 12]) pillar(k, -9, b, -11, 4, 0.6, true)
  beam(k, [-0.5, 3.6], [-9.6, 3.6], 0, 0.7, WOOD.mid, '#f2bc80')
  beam(k, [-9.6, 3.6], [-9.6, 12], 0, 0.7, WOOD.shade)
  for (const y of [1.1, 0.6])
    stroke(k, '#e0a474', 0.34, `M${P(-0.5, 3.7, y)}L${P(-9.5, 3.7, y)}L${P(-9.5, 11, y)}`)
}

const BARK = ['#ac7266', '#8e5a5e', '#5c3a52', '#4a2e48']

/** All of it, far to near. `guests`: [a, b, height, looks, turned] of those on the stage. */
export function kiyomizu(k, guests) {
  hall(k)
  underside(k, [31, -13, 7.4, 45], 6.6, 4.4, 1.2)
  roof(k, [31, -13, 7.4, 45], [18, 2, 26], [6.6, 20], 1.5, BARK)
  lattice(k)
  wing(k)
  underside(k, [0.6, -11, 2, 13], 4.1, 1.8, 0.5)
  roof(k, [0.6, -11, 2, 13], [-3.2, -7, 8.5], [4.1, 7.6], 0.7, BARK)
  floor(k, () => {
    for (const [a, b, high, looks, flip] of guests)
      stand(k, ...P(a, b, 0), high * 1.2 * scale(a, b), looks, {
        flip,
        fall: [1.3, -0.16],
        shade: '#b07468',
      })
  })
}
