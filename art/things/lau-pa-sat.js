import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES } from './slender-folk.js'

// The street before the market in metres, by a standing eye: x right, y above the ground, z away.
const [VX, VY, F, EYE] = [66, 57, 87, 1.7]
/** A point of the street; a negative y is where the wet ground mirrors it. */
export const P = (x, y, z) => [VX + (x * F) / z, VY - ((y - EYE) * F) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t

const [CX, CZ] = [0, 59]
const corner = (i, r) => {
  const a = (-Math.PI * 3) / 8 - ((i - 1) * Math.PI) / 4
  return [CX + Math.cos(a) * r, CZ + Math.sin(a) * r]
}
/** The three sides that we see, the farther first: number of the corner on its right, tone. */
const SIDES = [
  [0, 1],
  [2, 2],
  [1, 0],
]
const IRON = ['#fff6e2', '#f6dcc0', '#e2b8a8', '#b890a4']
const ROOF = ['#b4646c', '#9c5468', '#7c4464', '#60385c']
const EDGE = ['#f8b884', '#d88c78', '#b06c78', '#7c4c70']

/** The market hall: eight sides of cast iron arches, a roof in two steps, the clock tower. m -1 draws its mirror in the wet street. */
export function market(k, m = 1) {
  const at = (i, r, y) => {
    const [x, z] = corner(i, r)
    return P(x, y * m, z)
  }
  const band = (i, c, r0, y0, r1, y1) =>
    fill(k, c, [at(i, r0, y0), at(i + 1, r0, y0), at(i + 1, r1, y1), at(i, r1, y1)])
  for (const [i, t] of SIDES) arcade(k, i, t, m)
  for (const [i, t] of SIDES) {
    band(i, ['#a86458', '#90545c', '#744460'][t], 31.6, 5.7, 28.8, 6)
    band(i, ROOF[t], 31.4, 6, 13, 11.8)
    for (let j = 1; j < 9; j++) rib(k, i, j / 9, [31.4, 6, 13, 11.8], m, ROOF[Math.min(3, t + 1)])
    band(i, EDGE[t], 31.6, 5.7, 31.4, 6.15)
  }
  for (const [i, t] of SIDES) {
    band(i, IRON[t], 13, 11.6, 13, 14)
    band(i, ['#ffd080', '#ffc070', '#f8a868', '#c07c68'][t], 13, 12.1, 13, 13.5)
    for (let j = 1; j < 8; j++) rib(k, i, j / 8, [13, 12.1, 13, 13.5], m, IRON[t])
  }
  for (const [i, t] of SIDES) {
    band(i, ['#a86458', '#90545c', '#744460'][t], 15.5, 13.6, 12.9, 14)
    band(i, ROOF[t], 15.4, 13.8, 2.6, 18.4)
    for (let j = 1; j < 5; j++)
      rib(k, i, j / 5, [15.4, 13.8, 2.6, 18.4], m, ROOF[Math.min(3, t + 1)])
    band(i, EDGE[t], 15.5, 13.6, 15.4, 14)
  }
  clock(k, m)
}

function rib(k, i, t, [r0, y0, r1, y1], m, c) {
  const p = (r, y) => {
    const [a, b] = [corner(i, r), corner(i + 1, r)]
    return P(mix(a[0], b[0], t), y * m, mix(a[1], b[1], t)).join(' ')
  }
  stroke(k, c, 0.16, `M${p(r0, y0)}L${p(r1, y1)}`)
}

/** Where along a side somebody stands: in twos and threes, with gaps. */
const GUESTS = [0.06, 0.1, 0.24, 0.37, 0.405, 0.45, 0.6, 0.72, 0.755, 0.91]

/** One side of the arcade: the bright hall behind it, six arches with a web of iron. */
function arcade(k, i, tone, m) {
  const [a, b] = [corner(i, 29), corner(i + 1, 29)]
  const on = (t, y) => P(mix(a[0], b[0], t), y * m, mix(a[1], b[1], t))
  const strip = (c, y0, y1) => fill(k, c, [on(0, y0), on(1, y0), on(1, y1), on(0, y1)])
  strip(['#ffce7c', '#ffc070', '#f4a864', '#d88c60'][tone], 0, 6)
  strip(['#f0a45c', '#e89858', '#d88854', '#b06c58'][tone], 0, 2.5)
  strip(['#fff0bc', '#ffe0a0', '#ffcc88', '#e8a878'][tone], 3.7, 4.6)
  // The counters of the hall and those who stand at them.
  strip('#a85c50', 0.1, 1.1)
  const r = random(i + 7)
  for (const [j, u] of GUESTS.entries()) {
    const t = u + (r() - 0.5) * 0.03
    const [x, y] = on(t, 0.3)
    const q = ((on(t, 0)[1] - on(t, 1.6 + r() * 0.3)[1]) * m) / 7
    const pose = ['stand', 'walk', 'hips', 'point', 'walkOther', 'stand', 'camera'][(j * 3 + i) % 7]
    k.save()
    k.translate(x, y)
    k.scale(r() < 0.5 ? -q : q, q * m)
    folk(k, {
      ...POSES[pose],
      flat: ['#8c4454', '#74385c', '#b05c50'][(j + i) % 3],
      cut: ['short', 'long', 'bun'][j % 3],
      dress: (j + i) % 4 === 1 ? 'skirt' : undefined,
    })
    k.restore()
  }
  strip('#54304c', -0.1, 0.14)
  const n = 6
  for (let j = 0; j < n; j++) {
    const [t0, t1] = [j / n, (j + 1) / n]
    const e = (t1 - t0) * 0.06
    const tm = (t0 + t1) / 2
    const q = (t, y) => on(t, y).join(' ')
    path(
      k,
      IRON[tone],
      `M${q(t0, 3.1)}L${q(t0 + e, 3.1)}C${q(t0 + e, 4.3)} ${q(t0 + e * 4, 5)} ${q(tm, 5.05)}C${q(t1 - e * 4, 5)} ${q(t1 - e, 4.3)} ${q(t1 - e, 3.1)}L${q(t1, 3.1)}L${q(t1, 5.9)}L${q(t0, 5.9)}Z`,
    )
    // Rings in the web let the light through.
    for (const [u, y, d] of [
      [0.12, 4.95, 0.3],
      [0.24, 5.42, 0.22],
      [0.76, 5.42, 0.22],
      [0.88, 4.95, 0.3],
    ]) {
      const t = mix(t0, t1, u)
      const z = mix(a[1], b[1], t)
      const [x, yy] = on(t, y)
      k.fillStyle = '#ffc878'
      k.beginPath()
      k.ellipse(x, yy, d * metre(z) * [1, 0.8, 0.8, 0.4][tone], d * metre(z), 0, 0, 7)
      k.fill()
    }
  }
  for (let j = 0; j <= n; j++) {
    const z = mix(a[1], b[1], j / n)
    const w = (j % n ? 0.17 : 0.3) * metre(z)
    const [x, y0] = on(j / n, 0)
    const y1 = on(j / n, 5.8)[1]
    fill(k, IRON[tone], [
      [x - w, y0],
      [x - w, y1],
      [x + w, y1],
      [x + w, y0],
    ])
    fill(k, 'rgba(124,60,92,.55)', [
      [x + w * 0.2, y0],
      [x + w * 0.2, y1],
      [x + w, y1],
      [x + w, y0],
    ])
  }
}

/** The clock tower: its shaft, dial, two small roofs, a vane. */
function clock(k, m) {
  const y = (h) => P(CX, h * m, CZ)[1]
  const q = metre(CZ)
  const x = P(CX, 0, CZ)[0]
  const box = (w, a, b, [l, c, d], taper = 1) => {
    const part = (colour, u, v) =>
      fill(k, colour, [
        [x + u * w * q, y(a)],
        [x + u * w * taper * q, y(b)],
        [x + v * w * taper * q, y(b)],
        [x + v * w * q, y(a)],
      ])
    part(c, -1, 1)
    part(l, -0.4, 0.4)
    part(d, 0.4, 1)
  }
  const white = ['#fff0d4', '#e8c4bc', '#9c7c9c']
  const red = ['#c8746c', '#a45c68', '#6c3c60']
  box(3.2, 17.6, 19, white)
  box(2.6, 19, 25.4, white)
  for (const h of [19.4, 24.9]) box(2.9, h, h + 0.5, ['#fffaf0', '#f4d4c8', '#b08ca4'])
  k.fillStyle = '#7c4464'
  k.beginPath()
  k.arc(x, y(22.4), 1.75 * q, 0, 7)
  k.fill()
  k.fillStyle = '#ffe49c'
  k.beginPath()
  k.arc(x, y(22.4), 1.45 * q, 0, 7)
  k.fill()
  // Nine o'clock.
  stroke(k, '#3c2450', 0.26, `M${x} ${y(22.4)}V${y(23.6)}M${x} ${y(22.4)}H${x - 0.95 * q}`)
  box(3.3, 25.4, 26, white)
  box(3.1, 26, 28, red, 0.42)
  box(1.15, 28, 29.6, white)
  box(1.4, 29.6, 32.4, red, 0.05)
  stroke(k, '#e8b490', 0.24, `M${x} ${y(32.2)}V${y(34.6)}M${x - 1.1} ${y(33.6)}H${x + 1}`)
}

/** An office tower in one calm tone with a side in another, a few lit floors; m -1 its mirror. */
export function tower(k, { x, w, top, split, light, shade, seed, n = 9, foot = 59.5 }, m = 1) {
  const y = (v) => (m > 0 ? v : foot * 2 - v)
  const r = random(seed)
  const box = (c, x0, x1, t0, t1) =>
    fill(k, c, [
      [x0, y(foot)],
      [x0, y(t0)],
      [x1, y(t1)],
      [x1, y(foot)],
    ])
  box(shade, x, x + w, top, top)
  box(light, x, x + split, top, top)
  // The bays of its front, then the rooms where somebody still works.
  for (let u = x + split + 1.2; u < x + w - 0.6; u += 2.4)
    fill(k, 'rgba(140,150,210,.12)', [
      [u, y(foot)],
      [u, y(top)],
      [u + 0.5, y(top)],
      [u + 0.5, y(foot)],
    ])
  for (let i = 0; i < n; i++) {
    const v = Math.round((3 + r() * 48) / 1.6) * 1.6
    const bay = Math.floor(r() * (w / 2.4))
    const many = r() < 0.3 ? 3 : 1
    if (v < top + 2 || v > foot - 8) continue
    for (let j = 0; j < many; j++) {
      const u = x + split + 1.9 + (bay + j) * 2.4
      if (u + 1.5 > x + w) break
      fill(k, ['#f4cc8c', '#d8a070', '#c08c7c'][(i + j) % 3], [
        [u, y(v)],
        [u + 1.5, y(v)],
        [u + 1.5, y(v + 0.7)],
        [u, y(v + 0.7)],
      ])
    }
  }
}

/** A grill for satay on its stand, two metres long, its left end at x, seen from the front. */
export function grill(k, x, z, m = 1) {
  const p = (dx, y, dz = 0) => P(x + dx, y * m, z + dz)
  const quad = (c, x0, x1, y0, y1, dz = 0) =>
    fill(k, c, [p(x0, y0, dz), p(x1, y0, dz), p(x1, y1, dz), p(x0, y1, dz)])
  for (const dx of [0.1, 1.96]) quad('#2c1840', dx, dx + 0.08, 0, 0.75)
  quad('#4c2c54', 0, 2.14, 0.66, 0.98)
  quad('#74405c', 0, 2.14, 0.9, 0.98)
  // From below nobody sees the embers.
  if (m < 0) return
  fill(k, '#ff7c34', [p(0, 0.98), p(2.14, 0.98), p(2.06, 1, 0.5), p(0.08, 1, 0.5)])
  fill(k, '#ffe08c', [p(0.3, 0.985), p(1.8, 0.985), p(1.74, 1, 0.4), p(0.36, 1, 0.4)])
  for (let i = 0; i < 13; i++) {
    const dx = 0.14 + i * 0.15
    const [a, b] = [p(dx, 1.03, -0.16), p(dx + 0.02, 1.05, 0.36)]
    stroke(k, '#f0c890', 0.14, `M${a.join(' ')}L${b.join(' ')}`)
    const c = [mix(a[0], b[0], 0.42), mix(a[1], b[1], 0.42)]
    stroke(k, i % 3 ? '#7c3430' : '#a84c34', 0.42, `M${c.join(' ')}L${b.join(' ')}`)
  }
}

/** The smoke of the grill in one rising ribbon, lit from below; x, y its foot. */
export function smoke(k, x, y) {
  const g = k.createLinearGradient(0, y, 0, y - 66)
  for (const [a, c] of [
    [0, 'rgba(255,208,140,.9)'],
    [0.16, 'rgba(240,170,140,.7)'],
    [0.5, 'rgba(168,136,180,.5)'],
    [1, 'rgba(124,128,192,.12)'],
  ])
    g.addColorStop(a, c)
  // The outer veil, then its bright heart.
  path(
    k,
    g,
    `M${x - 3} ${y}C${x - 7} ${y - 5} ${x - 1} ${y - 10} ${x - 3.5} ${y - 17}C${x - 7} ${y - 27} ${x + 6} ${y - 32} ${x + 2} ${y - 43}C${x - 1} ${y - 52} ${x + 12} ${y - 58} ${x + 10} ${y - 70}L${x + 33} ${y - 70}C${x + 34} ${y - 58} ${x + 17} ${y - 54} ${x + 18} ${y - 42}C${x + 19} ${y - 32} ${x + 6} ${y - 28} ${x + 8.5} ${y - 18}C${x + 10} ${y - 11} ${x + 2} ${y - 7} ${x + 5} ${y}Z`,
  )
  path(
    k,
    g,
    `M${x} ${y}C${x - 2} ${y - 6} ${x + 3} ${y - 10} ${x + 0.5} ${y - 18}C${x - 1.5} ${y - 27} ${x + 11} ${y - 31} ${x + 8} ${y - 42}C${x + 6} ${y - 52} ${x + 20} ${y - 56} ${x + 19} ${y - 70}L${x + 25} ${y - 70}C${x + 26} ${y - 58} ${x + 11} ${y - 52} ${x + 13} ${y - 42}C${x + 15} ${y - 31} ${x + 2} ${y - 27} ${x + 4.5} ${y - 18}C${x + 6} ${y - 10} ${x + 0.5} ${y - 6} ${x + 3} ${y}Z`,
  )
}
