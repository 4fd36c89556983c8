// The rings of Moray in metres: round terraces sunk in the plain, seen from the slope above; one low sun on the left.
import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const EYE = 31
export const HORIZON = 17
const FOCAL = 86
/** The middle of the rings: metres away. */
export const MIDDLE = 122

/** Where a place stands in the picture: x metres to the right, z away, y above the plain. */
export const P = (x, z, y = 0) => [76 + (x * FOCAL) / z, HORIZON + ((EYE - y) * FOCAL) / z]

/** The terraces from the plain down: radius, level of the floor inside it, how far the ring is drawn out towards one side. */
const RINGS = [
  [82, -3.6, 0.1],
  [71, -7, 0.085],
  [61.5, -10.6, 0.06],
  [52, -14, 0.03],
  [44.5, -17.6, 0.012],
  [37.5, -21, 0],
  [30, -24.4, 0],
  [23.5, -27.6, 0],
  [16, -30.4, 0],
]
/** The sun: where its light goes across the ground, and how far a shadow runs for each metre of height. */
const LIGHT = [0.94, -0.34]
const LENGTH = 1.75

const STEPS = 120
/** A ring as a closed line at one level, moved by some metres. */
function ring([radius, , drawn], level, dx = 0, dz = 0) {
  return Array.from({ length: STEPS }, (_, i) => {
    const a = (i / STEPS) * Math.PI * 2
    const own = 0.004 * Math.sin(a * 5 + radius) + 0.003 * Math.sin(a * 11 + radius * 2)
    const r = radius * (1 + own + drawn * Math.cos(a - 2.6) + drawn * 0.4 * Math.cos(3 * a + 1))
    return P(Math.cos(a) * r + dx, MIDDLE + Math.sin(a) * r + dz, level)
  })
}

function clipTo(k, line) {
  k.beginPath()
  for (const [x, y] of line) k.lineTo(x, y)
  k.clip()
}

/** Fills everything in the present clip but what lies inside a line. */
function fillOutside(k, colour, line) {
  k.fillStyle = colour
  k.beginPath()
  k.rect(-20, -20, 200, 130)
  line.forEach(([x, y], i) => {
    if (i) k.lineTo(x, y)
    else k.moveTo(x, y)
  })
  k.closePath()
  k.fill('evenodd')
}

/** How a wall at this angle faces the sun, 0..1. */
const facing = (a) => 0.5 + 0.5 * (Math.cos(a) * LIGHT[0] + Math.sin(a) * LIGHT[1])

/** The wall below a ring where it turns towards us; its tones change where its courses do, ring by ring elsewhere. */
function wall(k, [radius], level, tones, seed) {
  const place = (a, q, y) =>
    P(Math.cos(a) * radius * q, MIDDLE + Math.sin(a) * radius * q, level + y)
  const from = -0.5
  const to = Math.PI + 0.68
  for (let i = 0; i < STEPS; i++) {
    const [a, b] = [from + ((to - from) * i) / STEPS, from + ((to - from) * (i + 1.3)) / STEPS]
    const light = facing(a) + 0.035 * Math.sin(seed * 2.3 + 1)
    const tone = tones[Math.min(tones.length - 1, Math.floor(light * tones.length))]
    fill(k, tone, [place(a, 0.86, -6), place(a, 1.3, 6), place(b, 1.3, 6), place(b, 0.86, -6)])
  }
}

/** All terraces, each in the hole of the one above; walls: tones from shade to sun, floors: [lit, shade] of each. */
export function rings(k, { walls, floors, mark }) {
  k.save()
  RINGS.forEach((r, i) => {
    const above = i ? RINGS[i - 1][1] : 0
    const level = r[1]
    const [lit, shade] = floors[i]
    clipTo(k, ring(r, above))
    k.fillStyle = lit
    k.fillRect(-20, -20, 200, 130)
    wall(k, r, (above + level) / 2, walls, i)
    courses(k, r, above, level, mark, i)
    const floor = ring(r, level)
    fill(k, lit, floor)
    k.save()
    clipTo(k, floor)
    // In shade is what any wall above keeps from the sun.
    for (let j = 0; j <= i; j++) {
      const far = ((j ? RINGS[j - 1][1] : 0) - level) * LENGTH
      fillOutside(k, shade, ring(RINGS[j], level, LIGHT[0] * far, LIGHT[1] * far))
    }
    k.restore()
  })
  k.restore()
}

/** A few stones of the walls, where the sun grazes them. */
function courses(k, [radius], above, level, colour, seed) {
  const r = random(seed + 5)
  for (let n = 0; n < 6; n++) {
    const a = -0.3 + r() * 1.2
    const y = level + (above - level) * (0.25 + 0.5 * r())
    const [x, py] = P(Math.cos(a) * radius, MIDDLE + Math.sin(a) * radius, y)
    const [x1, y1] = P(
      Math.cos(a + 2.4 / radius) * radius,
      MIDDLE + Math.sin(a + 2.4 / radius) * radius,
      y,
    )
    stroke(k, colour, 0.16, `M${x} ${py}L${x1} ${y1}`)
  }
}

/** The grass bank that leads down to the first wall: its sunny and its shady side. */
export function bank(k, [lit, shade]) {
  const outer = [96, 0, 0.12]
  fill(k, shade, ring(outer, 1))
  k.save()
  clipTo(k, ring(outer, 1))
  fill(k, lit, ring(outer, 1, LIGHT[0] * 8, LIGHT[1] * 8))
  k.restore()
}

/** Trees of the plain with their shadows: 'x z height …' in metres. */
export function farTrees(k, [lit, dark, shade], list) {
  for (const [x, z, h] of points(list, 3)) {
    const [px, py] = P(x, z)
    const u = FOCAL / z
    const w = h * u * (0.3 + ((x * 0.37 + 9) % 1) * 0.14)
    const y = h * u
    fill(k, shade, [
      [px, py - 0.05],
      [px + y * 2, py + y * 0.34],
      [px + y * 1.9, py + y * 0.5],
      [px - w * 0.3, py + 0.08],
    ])
    path(
      k,
      dark,
      `M${px - w} ${py - y * 0.12}C${px - w * 1.2} ${py - y * 0.6} ${px - w * 0.5} ${py - y} ${px + w * 0.1} ${py - y}C${px + w * 0.9} ${py - y * 0.9} ${px + w * 1.2} ${py - y * 0.4} ${px + w} ${py - y * 0.06}Z`,
    )
    path(
      k,
      lit,
      `M${px - w} ${py - y * 0.12}C${px - w * 1.2} ${py - y * 0.6} ${px - w * 0.5} ${py - y} ${px + w * 0.1} ${py - y}C${px - w * 0.1} ${py - y * 0.6} ${px - w * 0.2} ${py - y * 0.4} ${px - w * 0.3} ${py - y * 0.1}Z`,
    )
  }
}

/** Fields of the plain: 'x0 z0 x1 z1 …' corners in metres, four to each. */
export function fields(k, list) {
  for (const [colour, text] of list)
    fill(
      k,
      colour,
      points(text).map(([x, z]) => P(x, z)),
    )
}

/** The range over the Sacred Valley: ridges of rock, then snow in sun and in shade. */
export function range(k, { rock, shade, snow, cool }) {
  fill(
    k,
    rock,
    rough(
      points(
        '-4 19 4 13 11 9.500 15 10.500 22 5.500 27 8.500 33 7 40 11.500 47 9 53 12 60 10.500 66 13 74 11.500 82 8 88 4 93 1.800 97 4.500 102 5.500 108 9 115 8 122 11.500 130 10 138 13 147 11.500 156 14 164 13 164 20 -4 20',
      ),
      0.3,
      4,
    ),
  )
  for (const d of [
    '22 5.500 27 8.500 30 8 29 12 31 15 28 18 23 19 24 14 21.500 10',
    '47 9 53 12 56 11.500 55 15 52 18 47 19 48 14',
    '93 1.800 97 4.500 102 5.500 108 9 111 9 109 13 112 18 98 19 100 13 95 10 96 6',
    '122 11.500 130 10 134 12 132 15 134 19 123 19 125 15',
    '147 11.500 156 14 158 19 148 19 149 15',
    '11 9.500 15 10.500 17 9.500 15 14 16 18 11 19 12 14',
  ])
    fill(k, shade, points(d))
  for (const d of [
    '13 10 15 10.500 22 5.500 24.200 7 22 8.200 21 11 18.500 10.500 16.500 12.500',
    '40 11.500 47 9 49 10.200 46.500 12 44.500 11.400 42.500 13',
    '80 9 82 8 88 4 93 1.800 94.500 3 92 6.500 93.500 10 90 8.500 88.500 12 86 9.500 83.500 11.500',
    '112 8.600 115 8 117.500 9.300 115.500 11 114 10',
  ])
    fill(k, snow, points(d))
  for (const d of [
    '24.200 7 27 8.500 33 7 36 9 32.500 10.500 30.500 9.500 27.500 12 25.500 10 22.500 11 22 8.200',
    '94.500 3 97 4.500 102 5.500 106 7.800 103 10 101 8.500 98.500 12 96 9 93.500 10 92 6.500',
    '117.500 9.300 122 11.500 119 12.500 117 11.400',
  ])
    fill(k, cool, points(d))
}
