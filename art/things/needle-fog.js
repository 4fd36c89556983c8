import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Where far things meet the sky: the height of our eyes, some 220 m above the streets. */
export const HORIZON = 57

const mix = (a, b, t) => a + (b - a) * t
const hex = (c) => [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16))
const blend = (c, to, t) =>
  `#${hex(c)
    .map((v, i) =>
      Math.round(mix(v, hex(to)[i], t))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** Glass from shade (0) to the morning sun (1). */
const GLASS = ['#46549a', '#5a68ac', '#8580b6', '#cb8f98', '#efae80', '#ffdca4']

/** The tallest of all, in metres above the streets: tubes of three wings that end one after another. */
export function burj(k, x, q) {
  const Y = (m) => HORIZON - (m - 220) * q
  const foot = Y(120)
  // [middle, half its width, top, tone] from the sides to the middle; the sun is on the right.
  for (const [m, w, top, tone] of points(
    '-47 6 232 0 47 6 196 4 -38 6 318 0 38 6 286 4 -29 6 402 0 29 6 372 4 -20 6 492 1 20 6 458 4 -10.500 7 584 1 10.500 7 548 5 0 6.500 628 3 -24 6 196 1 24 6 168 5 -13 7 262 1 13 7 340 5 -4 5 430 2 5 5 240 4',
    4,
  )) {
    const [a, b, t] = [x + (m - w) * q, x + (m + w) * q, Y(top)]
    const r = w * q
    k.fillStyle = GLASS[tone]
    k.beginPath()
    k.moveTo(a, foot)
    k.lineTo(a, t + r * 0.5)
    k.quadraticCurveTo(a, t, (a + b) / 2, t)
    k.quadraticCurveTo(b, t, b, t + r * 0.5)
    k.lineTo(b, foot)
    k.fill()
    // The round side of each tube: a shade on its left, a glint on its right.
    fill(k, blend(GLASS[Math.max(0, tone - 1)], GLASS[tone], 0.3), [
      [a, foot],
      [a, t + r * 0.5],
      [a + r * 0.6, t + r * 0.2],
      [a + r * 0.6, foot],
    ])
    if (tone > 3)
      fill(k, GLASS[5], [
        [b - r * 0.3, foot],
        [b - r * 0.3, t + r * 0.25],
        [b, t + r * 0.5],
        [b, foot],
      ])
  }
  for (const [m, left, right] of points('178 53 53 300 44 35 436 26 26 570 17.500 6.500', 3))
    path(
      k,
      'rgba(62,62,120,.5)',
      `M${x - left * q} ${Y(m)}H${x + right * q}V${Y(m - 7)}H${x - left * q}Z`,
    )
  for (const [w, y0, y1] of points('5 600 690 3.400 690 742 1.900 742 790 0.900 790 830', 3)) {
    fill(k, GLASS[1], [
      [x - w * q, Y(y0)],
      [x - w * 0.8 * q, Y(y1)],
      [x, Y(y1)],
      [x, Y(y0)],
    ])
    fill(k, GLASS[5], [
      [x, Y(y0)],
      [x, Y(y1)],
      [x + w * 0.8 * q, Y(y1)],
      [x + w * q, Y(y0)],
    ])
  }
}

/** Another tower: where, its width and height in points, what it ends in, how much of the air lies before it. */
export function tower(k, x, foot, wide, high, crown, far) {
  const tone = (n) => blend(GLASS[n], '#f6d3bd', far)
  const [a, b, t, m] = [x, x + wide, foot - high, x + wide * 0.46]
  const y1 = foot + 0.4
  fill(k, tone(0), [
    [a, y1],
    [a, t],
    [m, t],
    [m, y1],
  ])
  fill(k, tone(4), [
    [m, y1],
    [m, t],
    [b, t],
    [b, y1],
  ])
  fill(k, tone(5), [
    [b - wide * 0.12, y1],
    [b - wide * 0.12, t],
    [b, t],
    [b, y1],
  ])
  for (let y = t + wide * 0.5; y < foot; y += wide * 0.52) {
    fill(k, tone(1), [
      [a, y],
      [m, y],
      [m, y + wide * 0.1],
      [a, y + wide * 0.1],
    ])
    fill(k, tone(3), [
      [m, y],
      [b, y],
      [b, y + wide * 0.1],
      [m, y + wide * 0.1],
    ])
  }
  if (crown === 1) {
    // Slanted like a chisel.
    fill(k, tone(0), [
      [a, t],
      [m, t - wide * 1.5],
      [m, t],
    ])
    fill(k, tone(4), [
      [m, t],
      [m, t - wide * 1.5],
      [b, t],
    ])
    stroke(k, tone(1), wide * 0.07, `M${m} ${t - wide * 1.3}V${t - wide * 2.6}`)
  } else if (crown === 2) {
    // A smaller storey and a mast.
    fill(k, tone(1), [
      [a + wide * 0.22, t],
      [a + wide * 0.22, t - wide * 0.7],
      [m, t - wide * 0.7],
      [m, t],
    ])
    fill(k, tone(5), [
      [m, t],
      [m, t - wide * 0.7],
      [b - wide * 0.22, t - wide * 0.7],
      [b - wide * 0.22, t],
    ])
    stroke(k, tone(1), wide * 0.08, `M${m} ${t - wide * 0.6}V${t - wide * 1.9}`)
  } else if (crown === 3) {
    // Two blades that bow to each other.
    path(
      k,
      tone(0),
      `M${a} ${t}C${a} ${t - wide * 0.9} ${a + wide * 0.2} ${t - wide * 1.3} ${m} ${t - wide * 1.6}V${t}Z`,
    )
    path(
      k,
      tone(5),
      `M${b} ${t}C${b} ${t - wide * 0.6} ${b - wide * 0.2} ${t - wide * 0.9} ${m} ${t - wide * 1.1}V${t}Z`,
    )
  } else if (crown === 4)
    fill(k, tone(4), [
      [m, t],
      [m, t - wide * 0.5],
      [b, t - wide * 0.15],
      [b, t],
    ])
}

/** The fog closes round the foot of a tower. */
export function hem(k, x, y, wide) {
  swell(k, x + wide * 0.3, y + wide * 0.16, wide * 5, wide * 0.5, 0.05, 0.3)
  swell(k, x - wide * 0.7, y + wide * 0.42, wide * 4, wide * 0.5, -0.1, 0.5)
}

/** A level bank of fog: paler where it meets the air, bluer towards us. */
export function bank(k, y, deep, [top, foot]) {
  const g = k.createLinearGradient(0, y, 0, y + deep)
  g.addColorStop(0, top)
  g.addColorStop(1, foot)
  k.fillStyle = g
  k.fillRect(-6, y, 180, 120)
}

/** One long swell of fog: a clear crest in the sun, a blue side away from it, no foot. */
function swell(k, x, y, w, h, lean, blue) {
  const [a, b, m] = [x - w / 2, x + w / 2, x + w * lean]
  const d = new Path2D(
    `M${a} ${y + h}C${a + w * 0.16} ${y + h * 0.2} ${m - w * 0.24} ${y - h * 0.7} ${m - w * 0.06} ${y - h * 0.96}C${m} ${y - h * 1.03} ${m + w * 0.07} ${y - h} ${m + w * 0.12} ${y - h * 0.88}C${m + w * 0.24} ${y - h * 0.5} ${b - w * 0.2} ${y + h * 0.1} ${b} ${y + h}Z`,
  )
  k.save()
  k.clip(d)
  const g = k.createLinearGradient(0, y - h, 0, y + h)
  g.addColorStop(0, 'rgba(255,242,208,1)')
  g.addColorStop(0.35, 'rgba(252,218,186,.75)')
  g.addColorStop(1, 'rgba(250,206,184,0)')
  k.fillStyle = g
  k.fillRect(a, y - h * 1.2, w, h * 2.4)
  // The blue side, soft to all its edges but the crest.
  k.translate(m - w * 0.24, y - h * 0.16)
  k.scale(1, (h * 1.15) / (w * 0.27))
  const side = k.createRadialGradient(0, 0, 0, 0, 0, w * 0.27)
  side.addColorStop(0, `rgba(120,132,206,${blue})`)
  side.addColorStop(0.5, `rgba(128,138,206,${blue * 0.72})`)
  side.addColorStop(1, 'rgba(140,146,206,0)')
  k.fillStyle = side
  k.fillRect(-w, -w, w * 2, w * 2)
  k.restore()
}

/** Swells between two heights of the picture, larger towards us. */
export function swells(k, y0, y1, n, seed, blue = 0.6) {
  const r = random(seed)
  const list = Array.from({ length: n }, (_, i) => {
    const t = (i + r() * 0.8) / n
    const y = y0 + (y1 - y0) * t
    const near = (y - HORIZON) / 20
    return [
      ((i * 0.618 + r() * 0.2) % 1) * 190 - 12,
      y,
      (22 + 44 * near) * (0.6 + r() * 0.8),
      (0.5 + 3.2 * near) * (0.6 + r() * 0.7),
      (r() - 0.45) * 0.2,
    ]
  })
  for (const [x, y, w, h, lean] of list) swell(k, x, y, w, h, lean, blue)
}
