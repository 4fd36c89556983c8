// The naga stairs of Doi Suthep from their foot, in metres: a serpent on each side, the left one near us, early sun from the right.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { closed } from './curves.js'
import { lens } from './lens.js'

export const TOP = 80
const [RISE, FOOT, EYE] = [0.27, 7.6, 2]
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
    const edges = []
    for (let z = FOOT; z < TOP; z += z < 26 ? 0.6 : z < 46 ? 1.2 : 2.4) edges.push(z)
    // The far ones first: over our eyes a step hides the foot of the next.
    for (const z of edges.toReversed()) {
      const y = slope(z)
      const t = Math.min(0.9, Math.max(0, (z - FOOT) / 60))
      const high = (z < 26 ? 0.6 : z < 46 ? 1.2 : 2.4) * RISE
      const strip = (c, y0, z0, y1, z1) =>
        fill(k, c, [P(a, y0, z0), P(b, y0, z0), P(b, y1, z1), P(a, y1, z1)])
      // Risers turn from the sun: near us, where we see them whole, they are the darker half of the stairs.
      strip(
        blend(blend(edge, '#8c4468', Math.max(0, 0.26 - t * 0.6)), lit, t * 0.3),
        y,
        z,
        y + high,
        z,
      )
      // The rim of the step in the light; its whole tread where we look down on it.
      strip(blend(lit, edge, t * 0.7), y + high * 0.8, z, y + high, z)
      if (y + 0.16 < EYE) strip(lit, y + high * 0.9, z, y + high, z + 0.61)
    }
  }
  plane(
    sun,
    () => -HALF,
    () => HALF,
  )
  rows(line, tread, -HALF, HALF)
  // The right serpent throws its own shade over the steps: the waves of its back, the flames of its crest.
  const cut = (z) => HALF - 1.7 - wave(z) * 2
  k.save()
  k.beginPath()
  k.lineTo(...P(cut(zs[0]), slope(zs[0]), zs[0]))
  for (let z = FOOT - 1.6; z < TOP; z += z < 34 ? 0.84 : 1.6) {
    const tip = z + (z < 34 ? 0.62 : 1.2)
    k.lineTo(...P(cut(z), slope(z), z))
    k.lineTo(...P(cut(tip) - 0.36, slope(tip), tip))
  }
  for (const z of zs.toReversed()) k.lineTo(...P(HALF, slope(z) - 0.3, z))
  k.clip()
  plane(
    shade,
    () => -HALF,
    () => HALF,
  )
  rows(shadeLine, shadeTread, -HALF, HALF)
  k.restore()
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
    const wide = z < 34 ? 1.15 : 1.9
    const a = P(x + m * 0.16, back(z) - 0.14, z + wide * 0.5)
    const b = P(x + m * 0.16, back(z) - 0.14, z - wide * 0.5)
    const tip = P(x + m * 0.16, back(z) + 0.3, z + wide * 0.7)
    fill(k, air(bronze, z), [a, b, tip])
    fill(k, air(gold, z), [b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], tip])
  }
  strip((z) => slope(z) - 0.3, base, wallFoot)
  strip((z) => slope(z) + 0.34, base, wall)
  strip(base, part(0.42), low)
  strip(part(0.4), part(0.8), mid)
  strip(part(0.78), part(1), high)
  // Rings of gold go round it, of bronze on the one in its own shade.
  for (let z = 9.4; z < 40; z += z < 24 ? 1.5 : 3) {
    const w = z < 24 ? 0.08 : 0.16
    const f = (t, d) => P(x, part(t)(z + d), z + d)
    const arc = [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [t, 0.3 * (2 * t - 0.9) ** 2])
    fill(k, air(m < 0 ? gold : bronze, z), [
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
export function serpent(k, { dark, skin, light, plate, plateShade, gold, bronze, red, stone }) {
  const neck = tube(
    points(
      '40 93 11 38 85 10.600 32.500 75 9.400 30.500 63 8 36 51.500 6.800 40 41 5.800 39.400 32 5.100 38 26 4.400',
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
  // Scales of glass, one row in the sun and one in the shade, smaller towards the head.
  for (let i = 1; i < neck.n - 1; i += 2)
    for (const [v, c, r] of [
      [-0.18, light, 1.25],
      [-0.74, skin, 1.05],
    ]) {
      const [x, y] = neck.spot(i, v)
      const q = r * (1.05 - i / 75)
      path(
        k,
        c,
        `M${x} ${y - q * 1.5}Q${x + q} ${y - q * 0.5} ${x + q} ${y}Q${x + q * 0.5} ${y + q * 1.1} ${x} ${y + q * 1.3}Q${x - q * 0.5} ${y + q * 1.1} ${x - q} ${y}Q${x - q} ${y - q * 0.5} ${x} ${y - q * 1.5}Z`,
      )
    }
  // A collar of gold where the neck rises.
  for (const i of [25, 12]) {
    fill(k, bronze, neck.band(-1, 1, i, i + 2))
    fill(k, gold, neck.band(-0.3, 1, i, i + 2))
  }
  // He rises from a lotus of stone on the block at the foot of the stairs.
  for (const [c, x0, x1] of [
    [bronze, 24, 42.8],
    [gold, 42.8, 54],
  ])
    for (let x = x0; x < x1; x += 4.7)
      path(
        k,
        c,
        `M${x - 0.2} 84.500C${x - 0.6} 81.500 ${x + 0.8} 80 ${x + 2.3} 78.600C${x + 3.9} 80 ${x + 5.2} 81.500 ${x + 4.8} 84.500Z`,
      )
  path(k, stone[1], 'M20 83.800H53V98H20Z')
  path(k, stone[0], 'M53 83.800L59 82.400V98H53Z')
  path(k, stone[2], 'M18.600 82.600L53.600 82.600V86H18.600Z')
  path(k, stone[3], 'M53.600 82.600L60 81.200V84.400L53.600 86Z')
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
  // The leaf of the crown over his brow, glass in each flame.
  path(
    k,
    bronze,
    'M3.600 -5.400C2.400 -9 3.800 -13.400 7.600 -16C6.800 -12.400 9 -9 10.600 -4.400Z',
  )
  path(k, gold, 'M5.400 -5.400C4.600 -9 5.200 -12.800 7.600 -16C6.800 -12.400 9 -9 10.600 -4.400Z')
  path(
    k,
    red,
    'M-4.600 -8.600C-5 -11.600 -4.800 -14 -4.200 -16C-3.600 -13 -2.800 -10.400 -1.400 -8Z',
  )
  path(
    k,
    red,
    'M-7.600 -6.600C-9 -8.200 -9.800 -9.400 -10.400 -10.800C-8.600 -8.800 -6.800 -7.200 -4.800 -6Z',
  )
  path(k, red, 'M6.400 -7C6 -9.400 6.200 -11 6.800 -12.400C7 -10.400 7.800 -8.600 8.600 -6.600Z')
  // The open throat, the tongue a flame.
  path(
    k,
    '#7c2440',
    'M5 6C6.600 3.600 8.600 2.200 11 1.200L14.600 0C13.200 3 13.200 6.600 15 10L8 9Z',
  )
  path(
    k,
    '#f06c54',
    'M8 6.600C11 6.200 14.400 5.800 16.800 3.800C18 2.800 18.400 1.600 18 0.200C20.200 2 20 5 17.800 6.600C15.200 8.400 11.400 8.600 8.400 8Z',
  )
  for (const d of [
    'M17 10.200L17.800 6.600L19 9.600Z',
    'M14 10.600L14.600 8.300L15.700 10.400Z',
    'M11.400 9.800L11.900 8L12.900 10Z',
  ])
    path(k, '#fff6dc', d)
  // Lower jaw.
  path(
    k,
    skin,
    'M-1.600 8.400C3 10.800 7 13.400 11.600 13.600C15.400 13.600 18.600 12.200 20.200 9C17.600 10.200 14.600 10.400 12 9.400C9.400 8.400 7.600 7.400 6.400 6.200L1 4Z',
  )
  path(
    k,
    dark,
    'M-1.600 8.400C3 10.800 7 13.400 11.600 13.600C15.400 13.600 18.600 12.200 20.200 9C18 11 15 12 11.600 11.600C7 11 3 8.600 0 6Z',
  )
  path(
    k,
    gold,
    'M6.400 6.200C7.600 7.400 9.400 8.400 12 9.400C14.600 10.400 17.600 10.200 20.200 9C18 11 14.600 11.400 11.600 10.400C8.800 9.400 6.800 8 5.600 6.800Z',
  )
  // A beard of two flames.
  path(k, bronze, 'M6 11.600C6.600 14.600 5.600 17 3.600 18.600C7.600 18 10.400 16 11 13.400Z')
  path(k, gold, 'M8.600 12.600C9.200 15 8.400 17.200 6.600 19.200C10.600 18 13 16 13.200 13.400Z')
  // Fangs of the upper jaw, the great one in front.
  for (const d of [
    'M17.400 -1.600L19 3.400L20.400 -2.200Z',
    'M14.300 -0.500L15.200 2.300L16.400 -1.100Z',
    'M11.400 0.800L12.300 3.100L13.500 0Z',
  ])
    path(k, '#fff6dc', d)
  // Skull and snout, lifted to roar; the nose turns up in one leaf of gold.
  path(
    k,
    bronze,
    'M18.800 -7.400C18 -10.200 19.600 -12.800 22.600 -13.200C21.200 -11.400 22.200 -9.600 23.400 -7Z',
  )
  path(
    k,
    gold,
    'M20 -8C19.600 -10.400 20.600 -12.400 22.600 -13.200C21.200 -11.400 22.200 -9.600 23.400 -7Z',
  )
  path(
    k,
    skin,
    'M-4.800 4C-5.600 -1 -3 -5.600 2 -6.200C5.600 -6.600 8.600 -5.600 10.600 -4C13.600 -4.400 16.400 -5.600 19 -7.800C20.600 -9 23 -8.800 23.800 -6.800C24.400 -5 23.400 -3.200 21.600 -2.400C17 -1.200 13 0 10 2C8.200 3.200 7.200 4.600 6.600 6.400C4.600 9 1 9.600 -1.600 8.800C-3.600 8 -4.600 6.400 -4.800 4Z',
  )
  path(
    k,
    dark,
    'M-4.800 4C-5.200 1.200 -4.600 -1.600 -3 -3.600C-2.600 0.800 0.600 4.200 6.800 5.600C4.600 9 1 9.600 -1.600 8.800C-3.600 8 -4.600 6.400 -4.800 4Z',
  )
  path(
    k,
    light,
    'M0 -5.700C0.600 -6 1.300 -6.100 2 -6.200C5.600 -6.600 8.600 -5.600 10.600 -4C13.600 -4.400 16.400 -5.600 19 -7.800C20.600 -9 23 -8.800 23.800 -6.800C24.200 -5.600 23.900 -4.400 23.200 -3.500C22.800 -5.400 21.400 -6 19.600 -5.200C16.600 -3.600 13.600 -2.500 10 -2.400C7.400 -4.600 4 -5.600 0 -5.700Z',
  )
  path(
    k,
    dark,
    'M20.400 -4.600C20.600 -5.600 21.800 -5.800 22.400 -5C22.200 -4.200 21.200 -4 20.400 -4.600Z',
  )
  path(
    k,
    gold,
    'M21.600 -2.400C17 -1.200 13 0 10 2C8.200 3.200 7.200 4.600 6.600 6.400L5.200 6.600C5.600 4.200 7 2 9.200 0.700C12.600 -1.200 17 -2.400 20.800 -3.400C22 -3.700 22.600 -3 21.600 -2.400Z',
  )
  // A round eye that stands out, ringed with gold, a flame for a brow.
  const ring = (c, x, y, r) =>
    path(k, c, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
  ring(bronze, 5, -1.2, 2.7)
  ring(gold, 5.2, -1.3, 2.4)
  ring('#fff6dc', 5.3, -1.2, 1.85)
  ring('#10283c', 5.9, -1, 1.1)
  ring('#fff6dc', 6.3, -0.9, 0.28)
  path(
    k,
    dark,
    'M2.900 -0.900C3 -3.800 7.200 -4.400 7.900 -1.900C6.400 -2.300 4.600 -2 2.900 -0.900Z',
  )
  path(
    k,
    gold,
    'M9.600 -2.200C8.600 -4.800 5 -5.800 2.400 -4C0.600 -3.200 -1.400 -4.200 -3 -6.800C-2.800 -3.600 -0.800 -1.400 2 -1.700C3.600 -3.700 7.200 -4 9.600 -2.200Z',
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
