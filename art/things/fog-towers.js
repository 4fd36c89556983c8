import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

export const HORIZON = 30
/** Where all shadows run to: the point of the horizon that lies opposite the sun. */
const AWAY = [60, HORIZON + 1.6]

/** The shadow of something that stands at x, y, over the fog towards the horizon; `long` 0..1 of the way. */
export function cast(k, c, x, y, wide, long) {
  const to = (px, py) => [px + (AWAY[0] - px) * long, py + (AWAY[1] - py) * long]
  fill(k, c, [[x - wide / 2, y], [x + wide / 2, y], to(x + wide / 2, y), to(x - wide / 2, y)])
}

/**
 * One bank of fog: mounds of unlike width that roll over each other, each with its head in the sun, its left side and its foot in
 * blue shade; below them the bank runs level.
 */
export function fog(k, y, size, seed, [light, middle, shade]) {
  const r = random(seed)
  const g = k.createLinearGradient(0, y, 0, y + size * 1.6)
  g.addColorStop(0, middle)
  g.addColorStop(1, shade)
  k.fillStyle = g
  k.fillRect(-20, y + size * 0.2, 200, 130)
  const mounds = []
  for (let x = -18; x < 178; ) {
    const wide = size * (1.5 + r() * 3.6)
    mounds.push([
      x + wide / 2,
      y + size * (r() - 0.3) * 0.5,
      wide * (0.62 + r() * 0.16),
      size * (0.3 + 0.5 * r()),
    ])
    x += wide * 0.86
  }
  mounds.sort((m, n) => m[1] - n[1])
  for (const [x, base, w, up] of mounds) {
    const lean = (r() - 0.5) * 0.5
    const d = new Path2D(
      `M${x - w} ${base + size * 0.85}C${x - w * 0.8} ${base - up * 0.1} ${x + w * (lean - 0.4)} ${base - up} ${x + w * lean} ${base - up}C${x + w * (lean + 0.42)} ${base - up} ${x + w * 0.8} ${base - up * 0.1} ${x + w} ${base + size * 0.85}Z`,
    )
    k.save()
    k.clip(d)
    k.fillStyle = light
    k.fill(d)
    for (const [c, dx, dy] of [
      [middle, -0.14, 0.3],
      [g, -0.26, 0.78],
    ]) {
      k.save()
      k.translate(dx * w, dy * up)
      k.fillStyle = c
      k.fill(d)
      k.restore()
    }
    k.restore()
  }
}

/** A shaft with two faces: glass in shade on the left, the right one in the sun, lines of floors and piers. */
function shaft(k, x, w, top, foot, { edge = 0.42, tones: [shade, lit, line, glint], drop = 0 }) {
  const m = x + w * edge
  fill(k, shade, [
    [x, top + drop],
    [m, top],
    [m, foot],
    [x, foot],
  ])
  fill(k, lit, [
    [m, top],
    [x + w, top + drop * 0.6],
    [x + w, foot],
    [m, foot],
  ])
  for (let i = 1; i < 4; i++) {
    const u = m + ((x + w - m) * i) / 4
    fill(k, line, [
      [u - w * 0.012, top + drop * 0.3],
      [u + w * 0.012, top + drop * 0.3],
      [u + w * 0.012, foot],
      [u - w * 0.012, foot],
    ])
  }
  for (let y = top + w * 0.34, i = 0; y < foot; y += w * 0.3, i++)
    fill(k, i % 4 === 2 ? shade : line, [
      [m, y],
      [x + w, y + w * 0.02],
      [x + w, y + w * 0.06],
      [m, y + w * 0.04],
    ])
  fill(k, glint, [
    [x + w * 0.9, top + drop * 0.6],
    [x + w, top + drop * 0.6],
    [x + w, foot],
    [x + w * 0.9, foot],
  ])
}

export const NEAR = ['#4868a4', '#f4bc8c', '#e09c80', '#fff0c8']
export const MID = ['#6c88b8', '#f8cca0', '#ecb494', '#fff0cc']
export const FAR = ['#98acc8', '#fbdcb4', '#f0c8a8', '#fff4d8']

/** The Emirates Towers: slanted, pointed crowns and masts. */
export function emirates(k, x, foot, q, tones) {
  for (const [dx, w, h, mast] of points('0 6.400 33 8 10.500 6 25.500 7', 4)) {
    const [a, w1, top] = [x + dx * q, w * q, foot - h * q]
    shaft(k, a, w1, top + 3 * q, foot, { tones, edge: 0.4 })
    fill(k, tones[0], [
      [a, top + 5 * q],
      [a + w1 * 0.4, top - 3.6 * q],
      [a + w1 * 0.4, top + 4 * q],
      [a, top + 6 * q],
    ])
    fill(k, tones[3], [
      [a + w1 * 0.4, top - 3.6 * q],
      [a + w1, top + 4.4 * q],
      [a + w1, top + 6 * q],
      [a + w1 * 0.4, top + 5 * q],
    ])
    fill(k, tones[1], [
      [a + w1 * 0.4, top - 1 * q],
      [a + w1 * 0.86, top + 4.6 * q],
      [a + w1 * 0.4, top + 5.6 * q],
    ])
    stroke(k, tones[0], 0.26 * q, `M${a + w1 * 0.4} ${top - 3 * q}V${top - (3 + mast) * q}`)
  }
}

/** The two hotels with crowns like the heart of a palm. */
export function marquis(k, x, foot, q, tones) {
  for (const [dx, h] of points('0 30 7.500 28.500')) {
    const [a, top] = [x + dx * q, foot - h * q]
    shaft(k, a, 5.2 * q, top, foot, { tones })
    for (const [u, v, c] of points('0 2.500 0 0.220 5 0 0.420 6.600 1 0.640 5 1 0.860 2.500 1', 3))
      fill(k, tones[c], [
        [a + u * 5.2 * q - 0.5 * q, top + 0.2],
        [a + u * 5.2 * q + 0.1 * q, top - v * 0.8 * q],
        [a + u * 5.2 * q + 0.9 * q, top + 0.2],
      ])
    stroke(k, tones[0], 0.24 * q, `M${a + 2.2 * q} ${top - 5 * q}V${top - 8 * q}`)
  }
}

/** A tower that closes like a bud under its ball. */
export function bud(k, x, foot, q, tones) {
  const top = foot - 27 * q
  const d = (m) =>
    `M${x} ${foot}H${x + m * 3.6 * q}V${top + 16 * q}C${x + m * 3.8 * q} ${top + 9 * q} ${x + m * 2.4 * q} ${top + 4 * q} ${x} ${top}Z`
  path(k, tones[0], d(-1))
  path(k, tones[1], d(1))
  path(
    k,
    tones[3],
    `M${x + 2.9 * q} ${foot}H${x + 3.6 * q}V${top + 16 * q}C${x + 3.8 * q} ${top + 9 * q} ${x + 2.4 * q} ${top + 4 * q} ${x} ${top}C${x + 2 * q} ${top + 5 * q} ${x + 3 * q} ${top + 10 * q} ${x + 2.9 * q} ${top + 16 * q}Z`,
  )
  for (let i = 0; i < 6; i++)
    stroke(
      k,
      tones[2],
      0.16 * q,
      `M${x} ${top + (8 + i * 2.6) * q}H${x + Math.min(3.3, 2.2 + i * 0.4) * q}`,
    )
  path(
    k,
    tones[1],
    `M${x - 1.2 * q} ${top - 0.6 * q}a${1.2 * q} ${1.2 * q} 0 1 0 ${2.4 * q} 0a${1.2 * q} ${1.2 * q} 0 1 0 ${-2.4 * q} 0Z`,
  )
  path(k, tones[0], `M${x} ${top - 1.8 * q}a${1.2 * q} ${1.2 * q} 0 0 0 0 ${2.4 * q}Z`)
  stroke(k, tones[0], 0.24 * q, `M${x} ${top - 1.8 * q}v${-4.4 * q}`)
}

/** A shaft under a pyramid. */
export function pyramid(k, x, foot, q, tones, high = 17) {
  const top = foot - high * q
  shaft(k, x - 3 * q, 6 * q, top, foot, { tones, edge: 0.45 })
  fill(k, tones[0], [
    [x - 3.3 * q, top],
    [x - 0.3 * q, top - 8 * q],
    [x - 0.3 * q, top],
  ])
  fill(k, tones[3], [
    [x - 0.3 * q, top - 8 * q],
    [x + 3.3 * q, top],
    [x - 0.3 * q, top],
  ])
  stroke(k, tones[0], 0.22 * q, `M${x - 0.3 * q} ${top - 7.6 * q}v${-3 * q}`)
}

/** A broad slab of piers with a gap near its top. */
export function slab(k, x, foot, q, tones, high = 22) {
  const top = foot - high * q
  fill(k, tones[0], [
    [x, top + 0.8 * q],
    [x + 3.4 * q, top],
    [x + 3.4 * q, foot],
    [x, foot],
  ])
  fill(k, tones[1], [
    [x + 3.4 * q, top],
    [x + 13 * q, top + 0.6 * q],
    [x + 13 * q, foot],
    [x + 3.4 * q, foot],
  ])
  for (const u of [5.6, 8, 10.4])
    fill(k, tones[2], [
      [x + u * q, top + 0.2 * q],
      [x + (u + 0.36) * q, top + 0.2 * q],
      [x + (u + 0.36) * q, foot],
      [x + u * q, foot],
    ])
  fill(k, tones[0], [
    [x + 3.4 * q, top + 6 * q],
    [x + 13 * q, top + 6.3 * q],
    [x + 13 * q, top + 8 * q],
    [x + 3.4 * q, top + 7.8 * q],
  ])
  fill(k, tones[3], [
    [x + 12.3 * q, top + 0.5 * q],
    [x + 13 * q, top + 0.6 * q],
    [x + 13 * q, foot],
    [x + 12.3 * q, foot],
  ])
  for (let y = top + 9.6 * q; y < foot; y += 2.2 * q)
    fill(k, tones[2], [
      [x + 3.4 * q, y],
      [x + 13 * q, y + 0.2 * q],
      [x + 13 * q, y + 0.5 * q],
      [x + 3.4 * q, y + 0.3 * q],
    ])
}

/** The hotel like a sail, ten kilometres away by the sea. */
export function sail(k, x, foot, q) {
  path(
    k,
    '#b8c0d0',
    `M${x} ${foot}V${foot - 7 * q}C${x - 1.6 * q} ${foot - 5 * q} ${x - 2.4 * q} ${foot - 2.6 * q} ${x - 2.5 * q} ${foot}Z`,
  )
  path(
    k,
    '#fff4d8',
    `M${x} ${foot}V${foot - 7 * q}C${x + 0.5 * q} ${foot - 4 * q} ${x + 0.6 * q} ${foot - 2 * q} ${x + 0.5 * q} ${foot}Z`,
  )
  stroke(k, '#b8c0d0', 0.24 * q, `M${x} ${foot - 6.8 * q}V${foot - 8.8 * q}`)
}

/** The blade of our own tower's shadow on the fog, with its steps; from under our feet to the horizon. */
export function blade(k, c) {
  const list = []
  const side = (m, steps) => {
    for (const [t, w] of steps) {
      const y = 100 + (AWAY[1] - 100) * t
      const x = 96 + (AWAY[0] - 96) * t
      list.push([x + m * w * (1 - t), y])
    }
  }
  side(
    1,
    points(
      '0 27 0.240 25.500 0.242 21.500 0.420 21 0.422 16.800 0.560 16.400 0.562 12.400 0.690 12 0.692 8 0.800 7.600 0.802 4.400 0.900 4 1 0',
    ),
  )
  side(
    -1,
    points(
      '0.900 4 0.860 4 0.858 6.800 0.760 7.200 0.758 11 0.640 11.400 0.638 15 0.500 15.400 0.498 19 0.340 19.500 0.338 24 0.140 25 0 27',
    ),
  )
  fill(k, c, list)
}
