// The naga stairs of Doi Suthep from their foot, in metres: 2.9 to each side of the middle, a serpent along each edge. Early, the sun from the left.
import { blend } from '../core/colour.js'
import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'

const [RISE, FOOT, TOP, HALF, EYE] = [0.42, 11, 80, 2.9, 2.3]
export const P = lens({ eye: [-0.4, EYE, 0], yaw: 14, f: 110, cx: 80, cy: 59 })
export const slope = (z) => Math.max(0, Math.min(TOP, z) - FOOT) * RISE
const air = (c, z) => blend(c, '#f8dca4', Math.min(0.72, Math.max(0, (z - 16) / 96)))
const wave = (z) => 0.3 * Math.sin((z - FOOT) * 0.72 + 0.6)
/** Height of a naga's back. */
export const back = (z) => slope(z) + 1.4 + wave(z)
/** How far the shade of the left naga reaches over the stairs. */
const SHADE_TO = -HALF + 1.3

/** Each step: a riser, a tread where we look down on it, an edge worn bright; the left part in the naga's shade. */
export function steps(k) {
  const list = []
  for (let z = FOOT; z < TOP; ) {
    const n = z < 34 ? 1 : z < 56 ? 2 : 3
    list.push([z, n * 0.46])
    z += n * 0.46
  }
  for (const [z, run] of list.toReversed()) {
    const [y0, y1] = [slope(z), slope(z) + run * RISE]
    const cut = SHADE_TO
    const quad = (c, a, b, u, zu, v, zv) =>
      fill(k, air(c, z), [P(a, u, zu), P(b, u, zu), P(b, v, zv), P(a, v, zv)])
    for (const [a, b, tread, riser, edge, seam] of [
      [-HALF, cut, '#a07c94', '#6c4c78', '#b890a0', '#543c68'],
      [cut, HALF, '#ffe6b8', '#cc9486', '#fff2d0', '#a46c74'],
    ]) {
      quad(riser, a, b, y0, z, y1, z)
      quad(seam, a, b, y0, z, y0 + (y1 - y0) * 0.26, z)
      if (y1 < EYE) quad(tread, a, b, y1, z, y1, z + run)
      quad(edge, a, b, y1 - (y1 - y0) * 0.26, z, y1, z)
    }
  }
}

/** The serpent's long body: a low wall, the scaled round of the body in slow waves, a crest of gilded flames. m: -1 left, 1 right. */
export function body(k, m) {
  const x = HALF * m
  const sun = m > 0
  const zs = []
  for (let z = FOOT - 0.3; z < TOP; z += z < 30 ? 0.3 : 1) zs.push(z)
  const base = (z) => slope(z) + 0.42
  const part = (t) => (z) => base(z) + (back(z) - base(z)) * t
  const strip = (low, high, c, xx = x) => {
    for (let i = 0; i < zs.length - 1; i++) {
      const [a, b] = [zs[i], zs[i + 1] + 0.04]
      fill(k, air(c, a), [P(xx, low(a), a), P(xx, high(a), a), P(xx, high(b), b), P(xx, low(b), b)])
    }
  }
  // Crest first: it stands behind the round of the back.
  const r = random(m + 8)
  for (let z = TOP - 1; z > FOOT; z -= z < 30 ? 0.72 : 1.3) {
    const [px, py, q] = P(x + m * 0.2, back(z) - 0.16, z)
    const [half, high] = [q * (z < 30 ? 0.24 : 0.36), q * (0.4 + r() * 0.16)]
    const tip = [px - half * 0.7, py - high]
    fill(k, air('#b8743c', z), [[px - half, py], [px + half, py], tip])
    fill(k, air('#ffd678', z), [[px - half, py], [px + half * 0.1, py], tip])
  }
  const [wall, cap, low, mid, high, rim] = sun
    ? ['#e8b490', '#fff0cc', '#2c7c70', '#48a080', '#94cc90', '#f4f0b4']
    : ['#6c4c74', '#a48098', '#123f50', '#1c5660', '#2c7470', '#e8d890']
  strip((z) => Math.max(0, slope(z) - 0.4), base, wall)
  strip((z) => base(z) - 0.12, base, cap)
  strip(base, part(0.34), low)
  strip(part(0.3), part(0.72), mid)
  strip(part(0.68), part(0.97), high)
  strip(part(0.94), part(1.02), rim)
  // Scales in staggered rows, each a scallop that points down the stairs.
  for (let z = 44; z > FOOT; z -= z < 22 ? 0.36 : 0.6) {
    const w = z < 22 ? 0.36 : 0.6
    const odd = Math.round(z / w) % 2
    for (let row = 0; row < 4; row++) {
      const t = 0.16 + row * 0.2 + odd * 0.1
      const f = (zz, d) => P(x, part(t + d)(zz), zz)
      const [a, tip, b] = [f(z + w * 0.5, 0.1), f(z - w * 0.5, 0), f(z + w * 0.5, -0.1)]
      const c = sun
        ? ['#1c6464', '#2c7c70', '#50a480', '#68b084']
        : ['#0c3448', '#123f50', '#164c58', '#1c5660']
      stroke(
        k,
        air(c[row], z),
        Math.max(0.1, a[2] * 0.026),
        `M${a[0]} ${a[1]}Q${tip[0]} ${tip[1]} ${b[0]} ${b[1]}`,
      )
    }
  }
}

/** A tube along a line of points with half widths [x, y, w]; gives the polygon between two parts of its width, -1 front, 1 back. */
function tube(line) {
  const pts = []
  const n = 26
  const at3 = (j, t) => {
    const g = (i) => line[Math.max(0, Math.min(line.length - 1, i))]
    const [a, b, c, d] = [g(j - 1), g(j), g(j + 1), g(j + 2)]
    return [0, 1, 2].map(
      (q) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3),
    )
  }
  for (let i = 0; i <= n; i++) {
    const u = (i / n) * (line.length - 1)
    const j = Math.min(line.length - 2, Math.floor(u))
    pts.push(at3(j, u - j))
  }
  const spot = (i, s) => {
    const [a, b] = [pts[Math.max(0, i - 1)], pts[Math.min(n, i + 1)]]
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [x, y, w] = pts[i]
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

/** One neck and head that looks to the left; foot at 0, 0; 30 high to the brow. c: [shade, skin, light], front: the front is lit. */
function serpent(k, [dark, skin, light], front, size = 1) {
  const neck = tube([
    [4, 2, 4.6],
    [0, -3, 4.7],
    [-3.4, -9, 4.1],
    [-0.8, -15.5, 3.5],
    [2.8, -20.5, 3],
    [1.8, -26, 2.7],
    [-0.6, -28.6, 2.5],
  ])
  const [gold, bronze] = front ? ['#ffd878', '#b06c3c'] : ['#f4c468', '#9c5c3c']
  // Flames of the mane down the back of the neck.
  for (let i = 6; i < 24; i += 3) {
    const [a, b] = [neck.spot(i, 0.7), neck.spot(i + 2, 0.7)]
    const tip = neck.spot(i + 2, 2.1 + (i % 2) * 0.4)
    tip[1] -= 1.2
    fill(k, bronze, [a, b, tip])
    fill(k, gold, [b, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], tip])
  }
  fill(k, skin, neck.band(-1, 1))
  fill(k, front ? dark : light, neck.band(0.42, 1))
  // Scales, then the plates of the belly.
  for (let i = 1; i < neck.n; i += 2)
    for (const s of i % 4 === 1 ? [0.02, 0.5] : [0.26, 0.74]) {
      const [a, t, b] = [
        neck.spot(i + 1, s - 0.2),
        neck.spot(Math.max(0, i - 1), s),
        neck.spot(i + 1, s + 0.2),
      ]
      stroke(
        k,
        front ? (s > 0.4 ? '#0c3848' : dark) : s > 0.4 ? skin : dark,
        0.3,
        `M${a[0]} ${a[1]}Q${t[0]} ${t[1]} ${b[0]} ${b[1]}`,
      )
    }
  fill(k, front ? '#f8d894' : '#b07c64', neck.band(-1, -0.34))
  for (let i = 1; i < neck.n; i += 2) {
    const [a, b] = [neck.spot(i, -1), neck.spot(i, -0.34)]
    stroke(k, front ? '#c08050' : '#784c54', 0.36, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
  }
  k.save()
  k.translate(-1.8, -30.4)
  k.scale(0.98 * size, 0.98 * size)
  // Crest of flames that sweeps back, the middle one a spire.
  path(
    k,
    bronze,
    'M-1.600 -4.200C-1.200 -7 0.600 -8.600 0.800 -14C3 -11 3.600 -8.600 3 -6.400C4.600 -7.400 5.800 -8.800 7.400 -9.400C7.200 -6.800 6.200 -5 4.800 -3.600C6.200 -3.900 7.200 -4.300 8.600 -4.100C7.800 -1.800 6 -0.200 3.600 1Z',
  )
  path(
    k,
    gold,
    'M-1.600 -4.200C-1.200 -7 0.600 -8.600 0.800 -14C1.600 -10.400 1.600 -7.400 0.900 -4.600ZM2.400 -4.400C4.200 -6 5.600 -8.200 7.400 -9.400C6.200 -6.600 5 -4.400 3.200 -2.800ZM3.600 -1.800C5.400 -2.800 7 -3.900 8.600 -4.100C7 -2.400 5.400 -0.900 3.800 0Z',
  )
  path(
    k,
    '#5c2c48',
    'M1 1.200L-2.600 -0.400C-4.600 -0.800 -7 -0.600 -8.200 -1.200L-6.600 0.500C-3.600 1.500 -1 1.400 1 1.200Z',
  )
  path(
    k,
    dark,
    'M1.200 0.500C-1 1.300 -3.600 1.500 -6.700 0.300C-6.900 1.600 -5.700 2.700 -4 3C-2 3.300 0 3.800 2 5.200L4 3Z',
  )
  path(
    k,
    front ? light : skin,
    'M-6.700 0.300C-6.900 1.600 -5.700 2.700 -4 3C-3.400 3.100 -2.600 3.200 -2 3.300C-3.600 2.600 -5.600 1.800 -6.700 0.300Z',
  )
  path(
    k,
    skin,
    'M4 4C5.200 0 4.500 -3.500 1.500 -4.600C0 -5.200 -1.200 -4.800 -2 -4C-3.400 -3.200 -5 -3 -6.600 -3.400C-7.600 -3.700 -8.200 -4.600 -8.400 -6C-9.800 -4.600 -10 -2.400 -8.800 -1.200C-7.200 -0.300 -4.600 -0.600 -2.600 -0.200C-1.400 0 -0.600 0.600 0 1.400L1.500 4.600Z',
  )
  path(
    k,
    front ? light : dark,
    front
      ? 'M1.500 -4.600C0 -5.200 -1.200 -4.800 -2 -4C-3.400 -3.200 -5 -3 -6.600 -3.400C-7.600 -3.700 -8.200 -4.600 -8.400 -6C-9.800 -4.600 -10 -2.400 -8.800 -1.200C-8.600 -2 -7.800 -2.400 -6.600 -2.300C-4.600 -2.100 -2.800 -2.400 -1.600 -3.100C-0.600 -3.800 0.600 -4 1.500 -4.600Z'
      : 'M0 1.400C-0.600 0.600 -1.400 0 -2.600 -0.200C-4.600 -0.600 -7.200 -0.300 -8.800 -1.200C-9.400 -1.800 -9.600 -2.600 -9.500 -3.400C-8 -1.600 -5 -1.800 -2.600 -1.400C-0.600 -1 0.800 0.600 1.500 4.600Z',
  )
  path(k, '#fff4d0', 'M-7.400 -0.900L-7 0.300L-6.600 -0.800Z')
  path(k, '#0c2c3c', 'M-3 -2C-2 -3 -0.600 -3.300 0.900 -3C0 -2.100 -1.600 -1.600 -3 -2Z')
  path(
    k,
    gold,
    'M-3.200 -2.900C-2 -3.900 -0.400 -4.100 1.300 -3.500C0 -3.500 -1.800 -3.300 -3.200 -2.900ZM-1.700 -2.300L-0.900 -2.700L-0.500 -2.300L-1.100 -2Z',
  )
  // The fin behind the jaw.
  path(
    k,
    gold,
    'M2 0.400C3.600 0.600 4.800 1.800 6.600 2C5.600 3.200 4.600 3.600 3.400 3.500C4 4.400 4.800 5 5.600 5.400C3.800 6 2.200 5.200 1.400 3.600Z',
  )
  path(
    k,
    bronze,
    'M1.400 3.600C2.200 5.200 3.800 6 5.600 5.400C4.800 5 4 4.400 3.400 3.500C2.600 3.600 2 3 1.700 2Z',
  )
  k.restore()
}

/** The heads at the foot of the stairs upon their pedestal; way -1 looks left. One unit is a metre. */
export function heads(k, way) {
  const front = way < 0
  k.save()
  k.scale(0.081 * -way, 0.081)
  const far = front ? ['#0e3a4a', '#1f6a68', '#6cb088'] : ['#0e3a4a', '#1a5a60', '#58a080']
  const near = front ? ['#14505c', '#3a9480', '#b4e09c'] : ['#124654', '#24706c', '#8cc890']
  const one = (x, y, q, turn, c) => {
    k.save()
    k.translate(x, y)
    k.rotate((turn * Math.PI) / 180)
    k.scale(q, q)
    serpent(k, c, front)
    k.restore()
  }
  k.save()
  k.beginPath()
  k.rect(-60, -80, 120, 71.8)
  k.clip()
  one(5.6, -6, 0.8, 24, far)
  one(-3, -6, 0.72, -17, far)
  one(1, -8, 1.1, 1, near)
  k.restore()
  // Pedestal: a moulded block of stone, one side in the sun.
  const [lit, shade] = ['#f0c49c', '#84587c']
  path(k, front ? lit : shade, 'M-8 0L-7 -8H7V0Z')
  path(k, front ? shade : lit, 'M4.500 0V-8H9.500L10 0Z')
  path(k, front ? '#fff0cc' : '#a47890', 'M-9 -7.200L-8.400 -9.400H4.500V-7.200Z')
  path(k, front ? '#a47890' : '#fff0cc', 'M4.500 -7.200V-9.400H10L10.600 -7.200Z')
  path(k, front ? '#ffdcb0' : '#74506f', 'M-10 0.600L-9.400 -1.600H4.500V0.600Z')
  path(k, front ? '#74506f' : '#ffdcb0', 'M4.500 0.600V-1.600H11L11.600 0.600Z')
  k.restore()
}

/** One tier of a roof of the north, its eaves swept out, lit on the left. */
function tier(k, half, y, high, hip, [lit, dark]) {
  path(
    k,
    dark,
    `M${-half} ${y}C${-half * 0.7} ${y - high * 0.16} ${-half * 0.5} ${y - high * 0.5} ${-hip} ${y - high}H${hip}C${half * 0.5} ${y - high * 0.5} ${half * 0.7} ${y - high * 0.16} ${half} ${y}L${half * 0.9} ${y + 0.5}H${-half * 0.9}Z`,
  )
  path(
    k,
    lit,
    `M${-half} ${y}C${-half * 0.7} ${y - high * 0.16} ${-half * 0.5} ${y - high * 0.5} ${-hip} ${y - high}H${hip * 0.3}L${half * 0.3} ${y + 0.4}H${-half * 0.9}Z`,
  )
  stroke(k, '#fff0bc', 0.34, `M${-half} ${y}L${-half * 0.9} ${y + 0.4}H${half * 0.9}L${half} ${y}`)
}

/** The gate at the head of the stairs: a doorway between pillars under three roofs. */
export function gate(k) {
  const [x, y, q] = P(0, slope(TOP), TOP)
  at(k, x, y + 0.2, q * 0.92, (c) => {
    path(c, '#c87c60', 'M-5 0.300V-4.600H5V0.300Z')
    path(c, '#6c3c58', 'M-1.800 0.300V-3.200Q0 -4.600 1.800 -3.200V0.300Z')
    for (const u of [-4.6, -2.6, 2, 4]) path(c, '#ffe0a8', `M${u} 0.300V-4.600H${u + 0.6}V0.300Z`)
    tier(c, 7.4, -4.2, 2.4, 3.6, ['#f49c58', '#b45c50'])
    tier(c, 5.4, -6.2, 2.2, 2.4, ['#a4b468', '#5c7c5c'])
    tier(c, 3.6, -8, 3, 0.3, ['#f49c58', '#b45c50'])
    path(c, '#fff0bc', 'M-0.300 -10.600L-0.060 -13.800H0.060L0.300 -10.600Z')
  })
}
