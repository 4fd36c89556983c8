// The naga stairs of Doi Suthep from their foot, in metres: a serpent on each side, the left one near us, early sun from the right.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { closed } from './curves.js'
import { lens } from './lens.js'

const [RISE, FOOT, TOP, EYE] = [0.27, 7.6, 80, 2]
export const HALF = 3.4
export const P = lens({ eye: [-0.6, EYE, 0], yaw: -8, f: 150, cx: 70, cy: 57 })
export const slope = (z) => Math.max(0, Math.min(TOP, z) - FOOT) * RISE
const AIR = '#ffe6ac'
const air = (c, z) => blend(c, AIR, Math.min(0.6, Math.max(0, (z - 14) / 110)))
const wave = (z) => 0.34 * Math.sin((z - FOOT) * 0.8 + 0.9)
/** Height of a naga's back. */
export const back = (z) => slope(z) + 1.5 + wave(z)
const steps = (from, to) => {
  const out = []
  for (let z = from; z < to; z += z < 20 ? 0.25 : z < 40 ? 0.6 : 1.5) out.push(z)
  return [...out, to]
}

/** The flight of steps: one lit plane, its edges fine lines that fade; landings; the wave of the right naga's shade. */
export function flight(k, { sun, line, tread, shade, shadeLine, shadeTread }) {
  const zs = steps(FOOT - 2.4, TOP)
  const plane = (c, a, b) =>
    fill(k, c, [
      ...zs.map((z) => P(a(z), slope(z), z)),
      ...zs.map((z) => P(b(z), slope(z), z)).reverse(),
    ])
  const rows = (edge, lit, a, b) => {
    for (let z = FOOT; z < 46; z += z < 22 ? 0.6 : 1.2) {
      const [y, t] = [slope(z), Math.min(0.85, Math.max(0, (z - FOOT) / 40))]
      const strip = (c, y0, z0, y1, z1) =>
        fill(k, c, [P(a(z), y0, z0), P(b(z), y0, z0), P(b(z1), y1, z1), P(a(z1), y1, z1)])
      strip(blend(edge, lit, t), y, z, y + 0.6 * RISE, z)
      if (y + 0.16 < EYE) strip(lit, y + 0.6 * RISE, z, y + 0.6 * RISE, z + 0.6)
    }
  }
  plane(
    sun,
    () => -HALF,
    () => HALF,
  )
  rows(
    line,
    tread,
    () => -HALF,
    () => HALF,
  )
  // The shade of the far serpent lies over the right part, wave after wave.
  const cut = (z) => HALF - 2.1 - wave(z + 1.4) * 2
  plane(shade, cut, () => HALF)
  rows(shadeLine, shadeTread, cut, () => HALF)
}

/** The long body upon its wall. m: -1 the left one, lit on the side we see; 1 the right one, in its own shade. */
export function body(k, m, { wall, wallFoot, low, mid, high, gold, bronze }) {
  const x = HALF * m
  const zs = steps(m < 0 ? 6.9 : FOOT - 1, TOP)
  const base = (z) => slope(z) + 0.5
  const part = (t) => (z) => base(z) + (back(z) - base(z)) * t
  const strip = (a, b, c, xx = x) => {
    for (let i = 0; i < zs.length - 1; i++) {
      const [u, v] = [zs[i], zs[i + 1] + 0.03]
      fill(k, air(c, u), [P(xx, a(u), u), P(xx, b(u), u), P(xx, b(v), v), P(xx, a(v), v)])
    }
  }
  // The crest: one gilded ribbon cut in flames.
  for (let z = TOP - 1; z > zs[0] + 0.3; z -= z < 34 ? 0.84 : 1.6) {
    const wide = z < 34 ? 0.95 : 1.7
    const a = P(x + m * 0.16, back(z) - 0.14, z + wide * 0.5)
    const b = P(x + m * 0.16, back(z) - 0.14, z - wide * 0.5)
    const tip = P(x + m * 0.16, back(z) + 0.34, z + wide * 0.62)
    fill(k, air(bronze, z), [a, b, tip])
    fill(k, air(gold, z), [b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], tip])
  }
  strip((z) => slope(z) - 0.3, base, wallFoot)
  strip((z) => slope(z) + 0.34, base, wall)
  strip(base, part(0.42), low)
  strip(part(0.4), part(0.8), mid)
  strip(part(0.78), part(1), high)
  // Rings of gold that go round the one we see in the light.
  if (m > 0) return
  for (let z = 9.4; z < 40; z += z < 24 ? 1.5 : 3) {
    const w = z < 24 ? 0.08 : 0.16
    const f = (t, d) => P(x, part(t)(z + d), z + d)
    const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [t, 0.3 * (2 * t - 0.9) ** 2])
    fill(k, air(gold, z), [
      ...arc.map(([t, d]) => f(t, d)),
      ...arc.map(([t, d]) => f(t, d + w)).reverse(),
    ])
  }
}

/** A tube along [x, y, half width]: the points of its sides at parts of its width, -1 left, 1 right. */
function tube(line, n = 34) {
  const get = (i) => line[Math.max(0, Math.min(line.length - 1, i))]
  const pts = Array.from({ length: n + 1 }, (_, i) => {
    const u = (i / n) * (line.length - 1)
    const j = Math.min(line.length - 2, Math.floor(u))
    const t = u - j
    return [0, 1, 2].map(
      (q) =>
        0.5 *
        (2 * get(j)[q] +
          (get(j + 1)[q] - get(j - 1)[q]) * t +
          (2 * get(j - 1)[q] - 5 * get(j)[q] + 4 * get(j + 1)[q] - get(j + 2)[q]) * t * t +
          (3 * get(j)[q] - get(j - 1)[q] - 3 * get(j + 1)[q] + get(j + 2)[q]) * t ** 3),
    )
  })
  const spot = (i, s) => {
    const [a, b] = [pts[Math.max(0, i - 1)], pts[Math.min(n, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [x, y, w] = pts[Math.max(0, Math.min(n, i))]
    return [x - ((b[1] - a[1]) / l) * w * s, y + ((b[0] - a[0]) / l) * w * s]
  }
  const band = (p, q, from = 0, to = n) => {
    const out = []
    for (let i = from; i <= to; i++) out.push(spot(i, p))
    for (let i = to; i >= from; i--) out.push(spot(i, q))
    return out
  }
  return { n, spot, band }
}

/** The near serpent's neck and head, looking to the right over the stairs; in points of the field. */
export function serpent(k, { dark, skin, light, plate, plateShade, gold, bronze, red }) {
  const neck = tube(
    points(
      '53 99 11 41 88 11 32 76 9.600 30.500 63 8 36 51.500 6.800 40 41 5.800 39.400 32 5.100 38 26 4.400',
      3,
    ),
  )
  // The mane: flames down the back of the neck, smaller as they go down.
  for (let i = 31; i > 13; i -= 3) {
    const [a, b] = [neck.spot(i + 1, -0.86), neck.spot(i - 3, -0.86)]
    const m = neck.spot(i - 1, -0.86)
    const tip = neck.spot(i + 0.6 > 33 ? 33 : i, -1.75 - (i / 34) * 0.3)
    tip[1] -= 2.4
    path(
      k,
      bronze,
      `M${a[0]} ${a[1]}Q${(a[0] + tip[0]) / 2} ${a[1] - 0.4} ${tip[0]} ${tip[1]}Q${tip[0] - 0.6} ${b[1] - 1} ${b[0]} ${b[1]}Z`,
    )
    path(
      k,
      gold,
      `M${a[0]} ${a[1]}Q${(a[0] + tip[0]) / 2} ${a[1] - 0.4} ${tip[0]} ${tip[1]}Q${(tip[0] + m[0]) / 2} ${m[1] - 0.6} ${m[0]} ${m[1]}Z`,
    )
  }
  fill(k, skin, neck.band(-1, 1))
  fill(k, dark, neck.band(-1, -0.5))
  fill(k, light, neck.band(0.12, 0.46))
  // Broad plates of the belly, in the sun.
  fill(k, plate, neck.band(0.42, 1))
  for (let i = 1; i < neck.n; i += 2) {
    const [a, b, c] = [neck.spot(i, 0.42), neck.spot(i + 0, 1), neck.spot(i, 0.7)]
    stroke(k, plateShade, 0.42, `M${a[0]} ${a[1]}Q${c[0]} ${c[1] + 1} ${b[0]} ${b[1]}`)
  }
  // A collar of gold where the neck rises.
  for (const i of [25, 8]) {
    fill(k, bronze, neck.band(-1.04, 1.04, i, i + 2))
    fill(k, gold, neck.band(-0.3, 1.04, i, i + 2))
  }
  at(k, 39.6, 25, 1, (c) => head(c, { dark, skin, light, gold, bronze, red }))
}

/** Head in profile to the right, its nape at 0, 0; some 26 long. */
function head(k, { dark, skin, light, gold, bronze, red }) {
  // The crest: three great flames, one behind the other.
  path(
    k,
    bronze,
    closed(points('-3.500 3 -9 -1 -12 -7 -11.500 -13 -8.600 -8.600 -5 -6 -1 -3'), 0.7),
  )
  path(k, gold, 'M-2 1C-6 -1.500 -9.600 -5.600 -11.500 -13C-8.600 -8.200 -4.600 -5.200 0 -3.600Z')
  path(
    k,
    bronze,
    closed(points('-3 -1 -7 -7 -7.400 -14 -3.600 -21 -3.800 -14.500 -0.600 -9.500 3.500 -5'), 0.7),
  )
  path(k, gold, 'M-1 -2C-4.600 -7 -6 -13 -3.600 -21C-3.600 -14 -0.400 -8.400 4 -4.600Z')
  path(k, bronze, closed(points('1 -3 -0.600 -8 1.600 -14 4.600 -9 7.500 -4.500'), 0.7))
  path(k, gold, 'M2 -3.400C0.600 -7.200 0.400 -10 1.600 -14C3 -9.800 5.400 -6.600 8 -4.400Z')
  path(k, gold, 'M8.600 5.800C9.600 9.600 9.400 12 7.600 13.800C11 13 13 10.400 13 5Z')
  // Lower jaw, the mouth nearly closed.
  path(k, dark, 'M0 5C5 7.400 10 8 14.600 7C17 6.400 18.600 5 19.400 3.200L11 2.400L2 0Z')
  path(
    k,
    skin,
    'M8 7.500C10.400 7.900 12.600 7.500 14.600 7C17 6.400 18.600 5 19.400 3.200C16 4.800 12 5.800 8 7.500Z',
  )
  path(k, red, 'M5 3.600C9.400 4.500 14.400 4.300 19 2.700L12 1.600Z')
  // Skull and long snout, its tip curled up.
  path(
    k,
    skin,
    'M-4.600 3.500C-5.400 -1 -2.400 -5 2.400 -5.200C5.800 -5.300 8.400 -4.200 10.400 -2.600C13.400 -1.900 16.400 -1.700 18.800 -2.300C20.400 -2.800 21.600 -3.900 22.200 -5.600C22.600 -6.800 22.200 -7.800 21.200 -8.200C23.800 -8.600 25.400 -6.600 25 -4C24.600 -1.200 23.200 1.400 20.800 2.400C18.600 3.100 16.400 2.500 14 2.600C11 2.700 8.400 3 5.600 3.800C4.400 6.400 2 8.400 -1.400 8.600Z',
  )
  path(
    k,
    dark,
    'M-4.600 3.500C-5 1 -4.400 -1.200 -3 -3C-2.600 0.600 0.600 3.800 5.600 3.800C4.400 6.400 2 8.400 -1.400 8.600Z',
  )
  path(
    k,
    light,
    'M-0.600 -4.600C0.400 -5 1.400 -5.200 2.400 -5.200C5.800 -5.300 8.400 -4.200 10.400 -2.600C13.400 -1.900 16.400 -1.700 18.800 -2.300C20.400 -2.800 21.600 -3.900 22.200 -5.600C22.600 -6.800 22.200 -7.800 21.200 -8.200C23.800 -8.600 25.400 -6.600 25 -4C24.700 -2 23.900 -0.200 22.600 1.100C22.200 -0.700 20.400 -1.300 17.600 -0.700C14.400 -0.100 11.200 -0.600 8.600 -2.100C5.600 -3.800 2.600 -4.500 -0.600 -4.600Z',
  )
  path(
    k,
    dark,
    'M19.400 0.300C20 -0.500 21.100 -0.600 21.800 0.100C21.100 0.700 20.100 0.800 19.400 0.300Z',
  )
  path(k, '#fff6dc', 'M16.800 2.600L17.300 4.600L18.200 2.700Z')
  // The eye under its heavy lid, a golden brow over it.
  path(k, '#fff6dc', 'M3 0C4.600 -1.300 7.200 -1.600 9.200 -0.500C7.400 0.400 5 0.700 3 0Z')
  path(
    k,
    '#10283c',
    'M5.200 -0.900C6 -1.300 7.200 -1.200 7.600 -0.500C7.400 0.100 6.400 0.450 5.600 0.350C5 0.100 4.900 -0.500 5.200 -0.900Z',
  )
  path(
    k,
    dark,
    'M2.200 0.300C3.800 -2.100 7.400 -2.500 10 -0.500C7.600 -1.300 4.800 -1.200 2.200 0.300Z',
  )
  path(
    k,
    gold,
    'M1.600 -1.400C3.600 -3.600 7.400 -3.700 10.400 -1.700C7.600 -2.500 4.400 -2.500 1.600 -1.400Z',
  )
  path(
    k,
    gold,
    'M3.400 3.900C7.600 2.500 12.400 2.200 16.600 2.500C18 2.600 19.400 2.700 20.400 2.500C18 3.500 15.600 3.300 13.400 3.300C10 3.400 6.600 3.900 4 5Z',
  )
  // The fin of the cheek, and a curl of beard.
  path(
    k,
    bronze,
    'M3.600 5C-1 2.200 -6.600 3.400 -9.400 2.200C-8.800 4.800 -7 6.200 -4.800 6.400C-6 7.800 -7.800 8.600 -9.600 8.400C-6.800 11 -1 10.400 3.600 5Z',
  )
  path(
    k,
    gold,
    'M3.600 5C-1 2.200 -6.600 3.400 -9.400 2.200C-8 4.400 -5.600 5 -2.600 4.600C-4.200 6.400 -6.600 8 -9.600 8.400C-5.600 9.200 -0.600 8 3.600 5Z',
  )
}

/** One tier of a roof of the north, its eaves swept out, lit on the right. */
function tier(k, half, y, high, hip, [lit, dark]) {
  const d = `M${-half} ${y}C${-half * 0.7} ${y - high * 0.16} ${-half * 0.5} ${y - high * 0.5} ${-hip} ${y - high}H${hip}C${half * 0.5} ${y - high * 0.5} ${half * 0.7} ${y - high * 0.16} ${half} ${y}L${half * 0.9} ${y + 0.5}H${-half * 0.9}Z`
  path(k, dark, d)
  path(
    k,
    lit,
    `M${hip} ${y - high}C${half * 0.5} ${y - high * 0.5} ${half * 0.7} ${y - high * 0.16} ${half} ${y}L${half * 0.9} ${y + 0.5}H${-half * 0.3}L${-hip * 0.3} ${y - high}Z`,
  )
}

/** The gate at the head of the stairs: a doorway between pillars under three roofs. */
export function gate(k, { wall, door, pillar, orange, green, spire }) {
  const [x, y, q] = P(0, slope(TOP), TOP)
  at(k, x, y + 0.3, q * 0.82, (c) => {
    path(c, wall, 'M-5.400 0.300V-4.600H5.400V0.300Z')
    path(c, door, 'M-1.800 0.300V-3.200Q0 -4.600 1.800 -3.200V0.300Z')
    for (const u of [-5, -2.7, 2.1, 4.4]) path(c, pillar, `M${u} 0.300V-4.600H${u + 0.6}V0.300Z`)
    tier(c, 7.8, -4.2, 2.4, 3.6, orange)
    tier(c, 5.6, -6.2, 2.2, 2.4, green)
    tier(c, 3.8, -8, 3, 0.3, orange)
    path(c, spire, 'M-0.300 -10.600L-0.060 -14.400H0.060L0.300 -10.600Z')
  })
}
