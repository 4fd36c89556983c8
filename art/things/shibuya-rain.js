// The great crossing of Shibuya in the rain, from a window 16 m above it: the screen, the round tower at the fork, zebra lines, umbrellas. In metres.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './lens.js'
import { folk, POSES, SKINS } from './slender-folk.js'

export const P = lens({ eye: [0, 16, 0], yaw: -4, f: 92, cx: 78, cy: 23 })
export const M = (x, y, z) => P(x, -y, z)

/** Low clouds lit by the town. */
export function sky(k) {
  const g = k.createLinearGradient(0, -2, 0, 36)
  for (const [a, c] of [
    [0, '#141848'],
    [0.5, '#3c2f78'],
    [1, '#b85c94'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  path(
    k,
    'rgba(120,84,160,.5)',
    'M-6 6C20 2 50 5 84 1C60 8 20 11 -6 11ZM60 14C84 11 110 13 140 9C116 16 84 18 60 14Z',
  )
}

const flat = (k, p) => (c, z, x0, x1, y0, y1) =>
  fill(k, c, [p(x0, y0, z), p(x0, y1, z), p(x1, y1, z), p(x1, y0, z)])
const wall = (k, p) => (c, x, z0, z1, y0, y1) =>
  fill(k, c, [p(x, y0, z0), p(x, y1, z0), p(x, y1, z1), p(x, y0, z1)])

/** Rows of windows on a front, some lit. */
function windows(k, p, z, x0, x1, y0, y1, seed, [lit, dim]) {
  const r = random(seed)
  const f = flat(k, p)
  for (let y = y0; y < y1 - 2; y += 3.4)
    for (let x = x0 + 0.6; x < x1 - 1.6; x += 2.6) {
      const a = r()
      f(a < 0.34 ? lit : dim, z, x, x + 1.9, y + 0.6, y + 2.5)
    }
}

/** What a sign shows: a bowl, a cup, a fish, a note, a tree in flower; one unit is one. */
const ICONS = [
  'M-0.800 -0.100H0.800C0.760 0.440 0.400 0.700 0.300 0.760H-0.300C-0.400 0.700 -0.760 0.440 -0.800 -0.100ZM-0.460 -0.260C-0.600 -0.500 -0.300 -0.600 -0.460 -0.860H-0.300C-0.160 -0.600 -0.460 -0.500 -0.300 -0.260ZM0.200 -0.260C0.060 -0.500 0.360 -0.600 0.200 -0.860H0.360C0.500 -0.600 0.200 -0.500 0.360 -0.260Z',
  'M-0.600 -0.560H0.440V-0.360C0.900 -0.400 0.900 0.300 0.400 0.240C0.300 0.560 0.160 0.700 0 0.700H-0.200C-0.500 0.700 -0.600 0.300 -0.600 -0.560ZM-0.800 0.800H0.700V0.940H-0.800Z',
  'M-0.900 0C-0.500 -0.560 0.300 -0.560 0.560 -0.060L0.960 -0.440V0.440L0.560 0.060C0.300 0.560 -0.500 0.560 -0.900 0Z',
  'M-0.200 0.400V-0.800L0.700 -0.960V0.240A0.300 0.240 0 1 1 0.500 0V-0.560L0 -0.460V0.560A0.300 0.240 0 1 1 -0.200 0.340Z',
  'M0 -0.900C0.300 -0.900 0.400 -0.600 0.300 -0.400C0.600 -0.560 0.900 -0.300 0.800 0C0.700 0.300 0.400 0.300 0.240 0.200C0.400 0.500 0.200 0.800 0 0.800C-0.200 0.800 -0.400 0.500 -0.240 0.200C-0.400 0.300 -0.700 0.300 -0.800 0C-0.900 -0.300 -0.600 -0.560 -0.300 -0.400C-0.400 -0.600 -0.300 -0.900 0 -0.900Z',
]
/** A board of light on a front with a device and lines under it. */
function board(k, p, z, x0, x1, y0, y1, [back, ink], icon) {
  const f = flat(k, p)
  f(blend(back, '#ffffff', 0.35), z, x0 - 0.16, x1 + 0.16, y0 - 0.16, y1 + 0.16)
  f(back, z, x0, x1, y0, y1)
  const tall = y1 - y0 > x1 - x0
  const s = Math.min(x1 - x0, y1 - y0) * 0.36
  const put = (cx, cy, n, size) => {
    const [a, b, q] = p(cx, cy, z)
    const up = p(cx, cy + 1, z)[1] < b ? 1 : -1
    k.save()
    k.translate(a, b)
    k.scale(q * size, q * size * up)
    path(k, ink, ICONS[n % 5])
    k.restore()
  }
  if (tall) {
    const n = Math.max(1, Math.floor((y1 - y0) / (x1 - x0)))
    for (let i = 0; i < n; i++)
      put((x0 + x1) / 2, y1 - ((i + 0.5) * (y1 - y0)) / n, icon + i * 2, s)
  } else {
    put(x0 + (y1 - y0) * 0.55, (y0 + y1) / 2, icon, s)
    for (const [a, b] of [
      [0.62, 0.76],
      [0.28, 0.42],
    ])
      f(
        ink,
        z,
        x0 + (y1 - y0) * 1.1,
        x1 - 0.6 - (a < 0.5 ? (x1 - x0) * 0.14 : 0),
        y0 + (y1 - y0) * a,
        y0 + (y1 - y0) * b,
      )
  }
}

const NEON = {
  red: ['#f03c5c', '#fff0d8'],
  blue: ['#2c7ce0', '#e8fbff'],
  teal: ['#1cb0b0', '#f0fff4'],
  gold: ['#ffc038', '#7c2450'],
  pink: ['#f868b0', '#fff4fa'],
  white: ['#fff4e0', '#d83458'],
  violet: ['#8454e0', '#ffe8a0'],
}

/** All that stands round the crossing, drawn with p (the mirror draws it again). */
export function town(k, p) {
  const f = flat(k, p)
  const s = wall(k, p)
  // Far towers in the mist.
  for (const [x0, x1, z, h, c] of points(
    '-110 -80 260 90 0 -58 -34 240 70 1 -4 22 250 84 0 40 66 240 110 1 -150 -122 250 60 1',
    5,
  )) {
    f(['#4c3c84', '#54428c'][c], z, x0, x1, 0, h)
    windows(k, p, z, x0, x1, 30, h, x0 + 200, ['#c888a8', '#503f88'])
  }
  // The street to the fork: houses on both sides.
  for (const [x, z0, z1, h, c] of points('-36 118 150 34 0 -36 92 118 28 1 2 96 140 30 1', 5)) {
    s(['#34306c', '#3c3474'][c], x, z0, z1, 0, h)
    for (let z = z0 + 2; z < z1 - 2; z += 5) {
      s('#f8b870', x, z, z + 3.6, 0.4, 4)
      for (let y = 7; y < h - 3; y += 4)
        s((z * 7 + y * 3) % 5 < 2 ? '#f4a878' : '#28245c', x, z, z + 3, y, y + 2.2)
    }
  }
  // The round tower at the fork of the streets, a white band with its figures.
  const tower = (y0, y1, r, c) => {
    const left = p(-17 - r, y0, 150)
    const right = p(-17 + r, y1, 150)
    const mid = (left[0] + right[0]) / 2
    const w = (right[0] - left[0]) / 2
    const ya = Math.max(left[1], right[1])
    const yb = Math.min(left[1], right[1])
    path(
      k,
      c[1],
      `M${mid - w} ${ya}V${yb}H${mid + w}V${ya}Q${mid} ${ya + w * 0.16} ${mid - w} ${ya}Z`,
    )
    path(
      k,
      c[0],
      `M${mid - w} ${ya}V${yb}H${mid - w * 0.24}V${ya + w * 0.1}Q${mid - w * 0.6} ${ya + w * 0.08} ${mid - w} ${ya}Z`,
    )
    path(
      k,
      c[2],
      `M${mid + w * 0.5} ${ya + w * 0.06}V${yb}H${mid + w}V${ya}Q${mid + w * 0.8} ${ya + w * 0.05} ${mid + w * 0.5} ${ya + w * 0.06}Z`,
    )
    return [mid, (ya + yb) / 2, w]
  }
  f('#4c4088', 152, -34, -2, 0, 26)
  f('#ffd494', 151, -33, -2, 0.2, 4)
  windows(k, p, 152, -34, -2, 4, 26, 5, ['#f4b07c', '#3c3478'])
  tower(0, 36, 8.4, ['#c4b4dc', '#a494cc', '#7468ac'])
  for (let y = 6; y < 34; y += 4) tower(y, y + 0.7, 8.4, ['#fff0e0', '#e0c4d8', '#a488b8'])
  tower(0, 4.6, 8.6, ['#fff0c4', '#ffd890', '#d8a07c'])
  tower(36, 40, 9, ['#ffffff', '#fff0e8', '#d8c0dc'])
  const [mx, my, w] = tower(22, 31, 8.6, ['#ff6078', '#f03458', '#b82454'])
  const up = p(0, 1, 150)[1] < p(0, 0, 150)[1] ? 1 : -1
  k.save()
  k.translate(mx, my)
  k.scale(w * 0.24, w * 0.24 * up)
  stroke(
    k,
    '#fff8f0',
    0.5,
    'M-2.300 -0.900L-1.700 -1.300V1.200M0 -1.200C0.900 -1.200 0.900 1.200 0 1.200C-0.900 1.200 -0.900 -1.200 0 -1.200ZM2.600 -0.400C2.500 0.300 1.300 0.300 1.300 -0.500C1.300 -1.500 2.700 -1.500 2.700 -0.400C2.700 0.500 2.400 1.100 1.600 1.200',
  )
  k.restore()
  // The corner on the left: a tall front full of boards.
  s('#28265c', -37, 66, 92, 0, 46)
  for (let z = 68; z < 90; z += 5) {
    s('#ffd08c', -37, z, z + 3.6, 0.4, 4.4)
    for (let y = 8; y < 44; y += 4)
      s((z + y) % 3 < 1 ? '#f0a884' : '#1c1c50', -37, z, z + 3.4, y, y + 2.4)
  }
  f('#34306c', 66, -82, -37, 0, 46)
  windows(k, p, 66, -82, -37, 6, 46, 9, ['#f4b484', '#28265c'])
  f('#ffe0a4', 66, -81, -38, 0.3, 4.6)
  for (let x = -80; x < -39; x += 5) f('#5c3c74', 65.9, x, x + 0.6, 0, 4.8)
  board(k, p, 65.6, -47, -38, 34, 44, NEON.gold, 2)
  board(k, p, 65.6, -62, -49, 27, 32, NEON.red, 0)
  board(k, p, 65.6, -46.5, -38, 22, 32, NEON.blue, 3)
  board(k, p, 65.6, -58, -49, 8, 25, NEON.pink, 4)
  board(k, p, 65.6, -47, -38, 13, 19.5, NEON.white, 1)
  board(k, p, 65.6, -47, -38, 6, 11.5, NEON.teal, 2)
  // The glass front with its screen, on the right of the street.
  s('#3c3c84', 3, 64, 96, 0, 44)
  for (let z = 66; z < 94; z += 6) s('#8c6cb4', 3, z, z + 4.6, 6, 42)
  f('#484494', 64, 3, 36, 0, 44)
  f('#ffe4b0', 64, 4, 35, 0.3, 5)
  for (let x = 6; x < 35; x += 4.4) f('#5c4484', 63.9, x, x + 0.5, 0, 5.2)
  f('#6c64b4', 63.9, 3, 36, 5.4, 8)
  board(k, p, 63.7, 6, 33, 5.7, 7.8, NEON.violet, 4)
  screen(k, p)
  // The next front to the right, and one near us.
  f('#2c2a64', 66, 40, 92, 0, 40)
  windows(k, p, 66, 40, 92, 6, 40, 17, ['#e8a48c', '#242258'])
  f('#ffd894', 65.9, 41, 90, 0.3, 4.4)
  for (let x = 42; x < 90; x += 5) f('#5c3c74', 65.8, x, x + 0.6, 0, 4.6)
  board(k, p, 65.6, 42, 49, 8, 30, NEON.red, 0)
  board(k, p, 65.6, 52, 66, 22, 28, NEON.teal, 1)
  board(k, p, 65.6, 52, 62, 9, 19, NEON.gold, 3)
  board(k, p, 65.6, 51, 68, 31, 37, NEON.pink, 2)
}

/** A closed round line through points. */
function round(k, c, list) {
  k.fillStyle = c
  k.beginPath()
  const n = list.length
  k.moveTo((list[0][0] + list[1][0]) / 2, (list[0][1] + list[1][1]) / 2)
  for (let i = 1; i <= n; i++) {
    const [u, v] = [list[i % n], list[(i + 1) % n]]
    k.quadraticCurveTo(u[0], u[1], (u[0] + v[0]) / 2, (u[1] + v[1]) / 2)
  }
  k.fill()
}

/** On the screen: goldfish in green water. */
function screen(k, p) {
  const f = flat(k, p)
  f('#14143c', 63.6, 6, 33, 9.6, 30)
  const q = 63.5
  f('#0c7c98', q, 7, 32, 10.4, 29.2)
  f('#18a0a8', q, 7, 32, 17, 29.2)
  f('#48c4b8', q, 7, 32, 24, 29.2)
  const shape = (c, list) =>
    round(
      k,
      c,
      points(list).map(([x, y]) => p(x, y, 63.4)),
    )
  shape('#0c5c7c', '8.400 10 9.600 14 8.800 18 10.400 23 11.400 18 10.600 14 11.600 10')
  shape('#0c5c7c', '28.600 10 28 13 29 17 28 20.500 30.200 18 29.600 14 31 10')
  for (const [x, y, s, m] of points(
    '17.500 23.400 0.660 1 24 15.600 0.520 -1 13.600 14 0.360 1',
    4,
  )) {
    const at = (list) => points(list).map(([u, v]) => p(x + u * s * m, y + v * s, 63.4))
    round(
      k,
      '#ffb048',
      at(
        '-2 0.400 -4 1.600 -7 5 -11 5.400 -8.600 1.600 -8 0 -8.600 -2 -11 -5.600 -7 -4.600 -4 -1.400',
      ),
    )
    round(k, '#ffb048', at('3 2.600 1 5.800 -2.600 5.600 -1 2'))
    round(
      k,
      '#f4502c',
      at(
        '8 0 6.400 2.600 2.600 3.800 -1.400 3.200 -4.600 0.600 -4.600 -0.600 -1.400 -3 2.600 -3.600 6.400 -2.400',
      ),
    )
    round(k, '#ff8c48', at('7 0.800 5.600 2.400 2.600 3.300 -1 2.700 -3.400 0.800 0 0.900 4 1.400'))
    round(k, '#ffb048', at('2.400 -1 1.400 -4.800 -1.400 -5 0 -1.400'))
    round(k, '#fff4e0', at('5.400 1.500 6.400 1.500 6.400 0.500 5.400 0.500'))
    round(k, '#241c40', at('5.600 1.300 6.200 1.300 6.200 0.700 5.600 0.700'))
  }
}

/** The wet ground before it carries light. */
export function asphalt(k) {
  const g = k.createLinearGradient(0, 34, 0, 92)
  for (const [a, c] of [
    [0, '#6c4488'],
    [0.3, '#342c70'],
    [1, '#181a48'],
  ])
    g.addColorStop(a, c)
  fill(k, g, [P(-400, 0, 200), P(400, 0, 200), P(60, 0, 17), P(-60, 0, 17)])
}

/** Pavements and the zebra lines of five ways across, two of them aslant. */
export function zebra(k) {
  for (const list of [
    '-90 66 -37 66 -35 62 -36 58 -90 58',
    '3 64 92 66 92 57 8 57 4 59',
    '-36 66 -34 66 -34 150 -36 150',
    '1 64 3 64 3 140 1 140',
  ]) {
    fill(
      k,
      'rgba(120,100,176,.5)',
      points(list).map(([x, z]) => P(x, 0, z)),
    )
  }
  const way = (x0, z0, x1, z1, wide) => {
    const l = Math.hypot(x1 - x0, z1 - z0)
    const [ux, uz] = [(x1 - x0) / l, (z1 - z0) / l]
    for (let t = 0.4; t < l; t += 1.5) {
      const corner = (a, w) => P(x0 + ux * (t + a) - uz * w, 0, z0 + uz * (t + a) + ux * w)
      const z = z0 + uz * t
      k.globalAlpha = 0.86 - Math.min(0.3, Math.abs(z - 40) / 100)
      fill(k, blend('#d8dcf4', '#a48cc8', Math.min(1, Math.max(0, (z - 24) / 44))), [
        corner(0, -wide / 2),
        corner(0.72, -wide / 2),
        corner(0.72, wide / 2),
        corner(0, wide / 2),
      ])
    }
    k.globalAlpha = 1
  }
  way(-33, 58.5, 5, 58.5, 5)
  way(-36, 30, -36, 56, 6)
  way(21, 28, 10, 55, 6)
  way(-31, 25.5, 17, 25.5, 5)
  way(-30, 30, 5, 54, 7)
}

const WEAR = [
  ['#e85c6c', '#8c2c5c'],
  ['#3c7cb4', '#24447c'],
  ['#f0e4e8', '#9c8cb8'],
  ['#34346c', '#1c1c48'],
  ['#e0a858', '#8c5858'],
  ['#4ca498', '#245c70'],
  ['#5c4c84', '#342c5c'],
]
const SILK = [
  ['#e8f4ff', '#a8bce0'],
  ['#303470', '#1c1f50'],
  ['#c4d4f4', '#8494c8'],
  ['#a88ce0', '#6450a8'],
  ['#e8f4ff', '#a8bce0'],
  ['#fcc850', '#b8803c'],
  ['#5cb4c4', '#2c708c'],
  ['#303470', '#1c1f50'],
]

/** An umbrella over a hand, seen from a little above: ribs, scalloped rim, a light side. */
export function umbrella(k, [x, y], [lit, dark]) {
  stroke(k, '#1c1840', 0.16, `M${x} ${y}V${y - 3}`)
  const t = y - 2.2
  path(
    k,
    dark,
    `M${x - 2.7} ${t}C${x - 2.4} ${t - 1.5} ${x - 1} ${t - 2.3} ${x} ${t - 2.3}C${x + 1} ${t - 2.3} ${x + 2.4} ${t - 1.5} ${x + 2.7} ${t}Q${x + 2} ${t - 0.1} ${x + 1.6} ${t + 0.5}Q${x + 0.9} ${t + 0.2} ${x} ${t + 0.8}Q${x - 0.9} ${t + 0.2} ${x - 1.6} ${t + 0.5}Q${x - 2} ${t - 0.1} ${x - 2.7} ${t}Z`,
  )
  path(
    k,
    lit,
    `M${x - 2.7} ${t}C${x - 2.4} ${t - 1.5} ${x - 1} ${t - 2.3} ${x} ${t - 2.3}C${x - 0.5} ${t - 1.4} ${x - 0.4} ${t - 0.2} ${x} ${t + 0.8}Q${x - 0.9} ${t + 0.2} ${x - 1.6} ${t + 0.5}Q${x - 2} ${t - 0.1} ${x - 2.7} ${t}ZM${x} ${t - 2.3}C${x + 0.8} ${t - 1.9} ${x + 1.5} ${t - 0.8} ${x + 1.6} ${t + 0.5}Q${x + 1.2} ${t + 0.3} ${x + 0.8} ${t + 0.5}C${x + 0.8} ${t - 0.6} ${x + 0.5} ${t - 1.6} ${x} ${t - 2.3}Z`,
  )
}

/** All who cross, each way in its two streams; some wait. */
export function crowd(k) {
  const r = random(23)
  const all = []
  const stream = (x0, z0, x1, z1, wide, n) => {
    const l = Math.hypot(x1 - x0, z1 - z0)
    const [ux, uz] = [(x1 - x0) / l, (z1 - z0) / l]
    for (let i = 0; i < n; i++) {
      const t = ((i + r() * 0.9) / n) * l
      const w = (r() - 0.5) * wide
      all.push({
        x: x0 + ux * t - uz * w,
        z: z0 + uz * t + ux * w,
        way: (r() < 0.5 ? 1 : -1) * Math.sign(ux || 1),
        along: Math.abs(ux),
        n: Math.floor(r() * 999),
      })
    }
  }
  stream(-32, 58.5, 4, 58.5, 4, 22)
  stream(-36, 31, -36, 55, 5, 12)
  stream(21, 28, 10, 55, 5, 15)
  stream(-30, 25.5, 14, 25.5, 3.6, 11)
  stream(-29, 31, 4, 53, 6, 24)
  stream(-80, 62, -40, 62, 4, 16)
  stream(8, 61, 80, 61.5, 4, 22)
  stream(-34.5, 70, -34.5, 130, 1, 10)
  stream(-33, 144, -3, 142, 4, 12)
  all.sort((a, b) => b.z - a.z)
  let pair = false
  for (const { x, z, way, along, n } of all) {
    if (!pair && z < 40) {
      pair = true
      couple(k)
    }
    if (Math.hypot(x + 1, z - 39) < 4) continue
    const tall = 1.5 + (n % 7) * 0.05
    const side = along > 0.5
    person(k, x, z, tall, way < 0, {
      ...POSES[n % 2 ? 'walk' : 'walkOther'],
      armFar: [44, 78],
      view: side ? undefined : n % 3 ? 'back' : undefined,
      skin: SKINS[n % 2],
      top: WEAR[n % 7],
      low: n % 3 ? ['#34346c', '#1c1c48'] : WEAR[(n + 3) % 7],
      dress: n % 5 === 0 ? 'coat' : n % 7 === 0 ? 'skirt' : undefined,
      hair: n % 6 ? ['#2c2048', '#1c1438'] : ['#a8704c', '#70443c'],
      cut: ['short', 'bun', 'long'][n % 3],
      silk: n % 11 === 3 ? undefined : SILK[n % 8],
    })
  }
}

/** Two who have stopped in the middle of it all, under one red umbrella. */
function couple(k) {
  person(k, -1.35, 39, 1.74, false, {
    ...POSES.stand,
    skin: SKINS[1],
    top: WEAR[3],
    low: ['#28285c', '#181840'],
    dress: 'coat',
    hair: ['#2c2048', '#1c1438'],
    armFar: [80, 10],
    armNear: [60, 30],
  })
  person(k, -0.65, 39, 1.62, true, {
    ...POSES.stand,
    skin: SKINS[0],
    top: ['#fff4e8', '#b8a4c4'],
    low: ['#5c4c84', '#342c5c'],
    dress: 'coat',
    hair: ['#a8704c', '#70443c'],
    cut: 'long',
    armFar: [60, 96],
    silk: ['#ff5468', '#b02050'],
  })
}

function person(k, x, z, tall, flip, o) {
  const [px, py, q] = P(x, 0, z)
  const s = (tall * q) / 7
  // A dark mirror under the feet, with the colour of the umbrella in it.
  path(
    k,
    'rgba(12,12,48,.5)',
    `M${px - s * 1.2} ${py}C${px - s * 0.8} ${py + s * 3} ${px + s * 0.8} ${py + s * 3} ${px + s * 1.2} ${py}Z`,
  )
  if (o.silk)
    path(
      k,
      `${o.silk[0]}40`,
      `M${px - s * 2} ${py + s * 4.6}C${px - s} ${py + s * 6.6} ${px + s} ${py + s * 6.6} ${px + s * 2} ${py + s * 4.6}Q${px} ${py + s * 3.8} ${px - s * 2} ${py + s * 4.6}Z`,
    )
  k.save()
  k.translate(px, py)
  k.scale(flip ? -s : s, s)
  folk(k, {
    ...o,
    light: flip ? 1 : -1,
    after: (c, j) =>
      o.silk && umbrella(c, [j.armFar.hand[0] - 0.3, j.armFar.hand[1] - 0.6], o.silk),
  })
  k.restore()
}

/** Taxis that wait for the lights, their lamps on the wet road. */
export function taxis(k) {
  for (const [x, z, c] of points('-27 76 0 -20 74 1 -13 77 2 -6 75 0', 3)) {
    const [px, py, q] = P(x, 0, z)
    const [body, dark] = [
      ['#28285c', '#181840'],
      ['#f0b03c', '#a06c3c'],
      ['#3c8c7c', '#245860'],
    ][c]
    path(
      k,
      'rgba(255,236,180,.34)',
      `M${px - q} ${py}L${px - q * 1.3} ${py + q * 4}H${px - q * 0.3}L${px - q * 0.5} ${py}ZM${px + q} ${py}L${px + q * 1.3} ${py + q * 4}H${px + q * 0.3}L${px + q * 0.5} ${py}Z`,
    )
    path(
      k,
      dark,
      `M${px - q * 1.1} ${py}V${py - q * 0.9}L${px - q * 0.8} ${py - q * 1.6}H${px + q * 0.8}L${px + q * 1.1} ${py - q * 0.9}V${py}Z`,
    )
    path(
      k,
      body,
      `M${px - q * 1.1} ${py - q * 0.2}V${py - q * 0.8}H${px + q * 1.1}V${py - q * 0.2}Z`,
    )
    path(
      k,
      '#7c84b8',
      `M${px - q * 0.9} ${py - q * 0.9}L${px - q * 0.7} ${py - q * 1.5}H${px + q * 0.7}L${px + q * 0.9} ${py - q * 0.9}Z`,
    )
    path(
      k,
      '#fff8d8',
      `M${px - q * 1} ${py - q * 0.7}h${q * 0.5}v${q * 0.26}h${-q * 0.5}ZM${px + q * 0.5} ${py - q * 0.7}h${q * 0.5}v${q * 0.26}h${-q * 0.5}ZM${px - q * 0.3} ${py - q * 1.84}h${q * 0.6}v${q * 0.24}h${-q * 0.6}Z`,
    )
  }
}

export function rain(k) {
  const r = random(3)
  for (let i = 0; i < 110; i++) {
    const [x, y, l] = [r() * 176 - 8, r() * 96 - 6, 2.4 + r() * 3.6]
    stroke(k, `rgba(220,228,255,${0.14 + r() * 0.26})`, 0.16, `M${x} ${y}l${-l * 0.2} ${l}`)
  }
}
