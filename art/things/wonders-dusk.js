import { fill, path, stroke } from '../core/field.js'

// The sea front of Stone Town from a boat: metres, water at 0, the town on its wall at 2.4; `m` -1 is the mirror in the water.
const [F, EYE, HZ, CX] = [100, 4, 55, 78]
const [COS, SIN] = [0.866, 0.5]
export const GROUND = 2.4
/** u metres to the left along the front, y up, v metres inland from the near corner of the palace. */
export const Q = (u, y, v, m = 1) => {
  const [x, z] = [18 - u * COS + v * SIN, 62 + u * SIN + v * COS]
  return [CX + (x * F) / z, HZ - ((y * m - EYE) * F) / z]
}
export const metre = (u, v) => F / (62 + u * SIN + v * COS)

const FLOORS = [
  [2.4, 8.8],
  [9.3, 15],
  [15.5, 20.6],
]
const WIDE = 46
const DEEP = 28

/** One side of the palace: its verandas, lit from within; G(s, y, d) is a point s along it and d behind its front. */
function side(k, G, length, bays, tone) {
  const quad = (c, s0, s1, y0, y1, d) =>
    fill(k, c, [G(s0, y0, d), G(s0, y1, d), G(s1, y1, d), G(s1, y0, d)])
  const level = (c, y, d0, d1) =>
    fill(k, c, [G(0, y, d0), G(length, y, d0), G(length, y, d1), G(0, y, d1)])
  const step = length / bays
  for (const [n, [y0, y1]] of FLOORS.entries()) {
    level(tone.floor, y0, 0, 4.4)
    quad(tone.wall[n], 0, length, y0, y1, 4.4)
    // The gallery is closed at its far end, so that no sky shows between the posts.
    fill(k, tone.wall[n], [
      G(length, y0, 0),
      G(length, y1, 0),
      G(length, y1, 4.4),
      G(length, y0, 4.4),
    ])
    for (let i = 0; i < bays; i++) {
      const s = (i + 0.5) * step
      const [a, top] = [step * 0.2, y0 + (y1 - y0) * 0.66]
      const lit = (i * 5 + n * 3) % 7 > 1
      fill(k, lit ? tone.glow : tone.door, [
        G(s - a, y0, 4.4),
        G(s - a, top, 4.4),
        G(s - a * 0.7, top + 0.7, 4.4),
        G(s, top + 1, 4.4),
        G(s + a * 0.7, top + 0.7, 4.4),
        G(s + a, top, 4.4),
        G(s + a, y0, 4.4),
      ])
    }
    level(tone.soffit, y1, 0, 4.4)
    quad(tone.slab, 0, length, y1, y1 + 0.55, -0.15)
    quad(tone.edge, 0, length, y1, y1 + 0.16, -0.15)
    if (n) {
      quad(tone.rail, 0, length, y0, y0 + 1.15, 0)
      quad(tone.post, 0, length, y0 + 1, y0 + 1.2, 0)
    }
    for (let i = 0; i <= bays; i++) {
      const s = Math.min(length - 0.2, Math.max(0.2, i * step))
      quad(tone.post, s - 0.24, s + 0.24, y0, y1, 0)
      quad(tone.inner, s - 0.24, s - 0.06, y0, y1, 0)
      quad(tone.post, s - 0.42, s + 0.42, y1 - 0.5, y1, 0)
    }
  }
}

const FRONT = {
  wall: ['#e89a54', '#f0a858', '#f4b464'],
  floor: '#c87a50',
  glow: '#fff0b8',
  door: '#7c4450',
  soffit: '#ffd890',
  slab: '#e0e0e0',
  edge: '#fff0d0',
  rail: 'rgba(150,170,184,.75)',
  post: '#f0ece0',
  inner: '#ffd89c',
}
const END = {
  ...FRONT,
  wall: ['#c47850', '#cc8454', '#d08c58'],
  soffit: '#e8b478',
  slab: '#6c94a8',
  edge: '#d8b8b0',
  rail: 'rgba(84,124,150,.85)',
  post: '#8cacb8',
  inner: '#e8b484',
}

/** The House of Wonders: three tiers of verandas, a tin roof, the clock tower over its entrance. */
export function palace(k, m) {
  const end = (s, y, d) => Q(d, y, s, m)
  const front = (s, y, d) => Q(s, y, d, m)
  side(k, end, DEEP, 5, END)
  side(k, front, WIDE, 15, FRONT)
  const top = 21.1
  const eave = (u, v) => Q(u, top, v, m)
  const ridge = (u, v) => Q(u, top + 4.6, v, m)
  fill(k, '#1f3c68', [eave(-0.8, -0.8), eave(-0.8, DEEP + 0.8), ridge(11, 15)])
  fill(k, '#b8604c', [
    eave(-0.8, -0.8),
    eave(WIDE + 0.8, -0.8),
    ridge(WIDE - 11, 15),
    ridge(11, 15),
  ])
  fill(k, '#d8dce0', [
    eave(-0.8, -0.8),
    eave(WIDE + 0.8, -0.8),
    Q(WIDE + 0.8, top - 0.6, -0.8, m),
    Q(-0.8, top - 0.6, -0.8, m),
  ])
  fill(k, '#5c84a0', [
    eave(-0.8, -0.8),
    eave(-0.8, DEEP),
    Q(-0.8, top - 0.6, DEEP, m),
    Q(-0.8, top - 0.6, -0.8, m),
  ])
  tower(k, m)
}

/** The clock tower, standing a little before the front. */
function tower(k, m) {
  const [u0, u1, v0, v1] = [19.6, 26.4, -2.6, 4.2]
  const face = (c, a, b, y0, y1, v = v0) =>
    fill(k, c, [Q(a, y0, v, m), Q(a, y1, v, m), Q(b, y1, v, m), Q(b, y0, v, m)])
  const cheek = (c, y0, y1, a = v0, b = v1, u = u0) =>
    fill(k, c, [Q(u, y0, a, m), Q(u, y1, a, m), Q(u, y1, b, m), Q(u, y0, b, m)])
  const block = (y0, y1, o = 0) => {
    cheek('#3c6490', y0, y1, v0 - o, v1 + o, u0 - o)
    fill(k, '#dfe4e4', [
      Q(u0 - o, y0, v0 - o, m),
      Q(u0 - o, y1, v0 - o, m),
      Q(u1 + o, y1, v0 - o, m),
      Q(u1 + o, y0, v0 - o, m),
    ])
  }
  block(2.4, 35)
  // String courses with their narrow shade, right round the tower.
  for (const y of [9, 15.2, 21, 27.4]) {
    face('#a9b9c6', u0, u1, y - 0.5, y)
    cheek('#274f80', y - 0.5, y)
    block(y, y + 0.6, 0.5)
  }
  const arch = (y, high, half, c) => {
    const u = (u0 + u1) / 2
    fill(
      k,
      c,
      Array.from({ length: 9 }, (_, i) => [
        u - half * Math.cos((i * Math.PI) / 8),
        y + high + half * Math.sin((i * Math.PI) / 8),
      ])
        .concat([
          [u + half, y],
          [u - half, y],
        ])
        .map(([a, b]) => Q(a, b, v0, m)),
    )
  }
  arch(2.4, 3.4, 1.7, '#ffdf98')
  arch(10.4, 2.4, 1.2, '#ffe4a0')
  arch(16.6, 2, 1.1, '#ffe4a0')
  for (const u of [21.3, 24.7]) face('#4c7c9c', u - 0.6, u + 0.6, 22.6, 26.2)
  cheek('#24487c', 22.6, 26.2, -1, 2.6)
  // The clock, lit.
  const ring = (r, c) =>
    fill(
      k,
      c,
      Array.from({ length: 24 }, (_, i) =>
        Q(23 + r * Math.cos(i / 3.82), 31.4 + r * Math.sin(i / 3.82), v0, m),
      ),
    )
  ring(2.5, '#6c94a8')
  ring(2.1, '#fff2c4')
  const hand = (a, b) => [Q(23, 31.4, v0, m), Q(a, b, v0, m)]
  for (const h of [hand(23.1, 33.2), hand(21.8, 30.7)])
    stroke(k, '#1f3c68', 0.26, `M${h[0].join(' ')}L${h[1].join(' ')}`)
  block(35, 35.7, 0.7)
  // A small hipped roof with its mast.
  const tip = Q(23, 41, 0.8, m)
  const c = (u, v) => Q(u, 35.7, v, m)
  fill(k, '#1f3c68', [c(u0 - 0.5, v0 - 0.5), c(u0 - 0.5, v1 + 0.5), tip])
  fill(k, '#b8604c', [c(u0 - 0.5, v0 - 0.5), c(u1 + 0.5, v0 - 0.5), tip])
  stroke(k, '#3c5878', 0.3, `M${tip.join(' ')}L${Q(23, 43.4, 0.8, m).join(' ')}`)
}

/** The old fort to the right of the palace: a wall with a row of merlons, a round tower at its corner. */
export function fort(k, m) {
  const wall = (c, u0, u1, y0, y1, v = 6) =>
    fill(k, c, [Q(u0, y0, v, m), Q(u0, y1, v, m), Q(u1, y1, v, m), Q(u1, y0, v, m)])
  wall('#24507c', -60, -7, 0, 11)
  for (let u = -59; u < -8; u += 1.9) wall('#24507c', u, u + 1.2, 10.9, 12.1)
  wall('#3c6c90', -60, -7, 9.6, 10)
  // The tower is round: three strips of light across it.
  for (const [c, u0, u1] of [
    ['#2f6088', -17, -7],
    ['#6c98a8', -11.5, -7.5],
    ['#1c4470', -17, -14.5],
  ])
    wall(c, u0, u1, 0, 15, 4)
  for (let u = -16.8; u < -7.5; u += 1.9) wall('#2f6088', u, u + 1.2, 14.9, 16.2, 4)
  wall('#12305c', -17, -7, 12.6, 13, 4)
  for (const u of [-30, -24, -37]) wall('#12305c', u, u + 0.8, 5.5, 8, 6)
}

/** The wall of the front with the gardens behind it, from far left to beyond the right edge. */
export function quay(k, m) {
  const [a, b] = [130, -46]
  const line = (u, y, v) => Q(u, y, v, m)
  fill(k, '#14384c', [
    line(a, GROUND, 40),
    line(b, GROUND, 4),
    line(b, GROUND, -26),
    line(a, GROUND, -26),
  ])
  fill(k, '#4c6c84', [
    line(a, GROUND, -21),
    line(b, GROUND, -21),
    line(b, GROUND, -26),
    line(a, GROUND, -26),
  ])
  fill(k, '#2c4c70', [line(a, 0, -26), line(a, GROUND, -26), line(b, GROUND, -26), line(b, 0, -26)])
  // In the mirror the bright coping would only smear.
  fill(k, m < 0 ? '#2c4c70' : '#e0a878', [
    line(a, GROUND, -26),
    line(a, GROUND + 0.35, -26),
    line(b, GROUND + 0.35, -26),
    line(b, GROUND, -26),
  ])
  fill(k, '#12284c', [line(a, 0, -26), line(a, 0.7, -26), line(b, 0.7, -26), line(b, 0, -26)])
  for (let u = 126; u > b; u -= 5)
    fill(k, '#203c60', [
      line(u, 0.7, -26),
      line(u, 1.3, -26),
      line(u - 1.6, 1.3, -26),
      line(u - 1.6, 0.7, -26),
    ])
}

/** A rowing boat from its side: 40 long, waterline at 0, a lantern at the stern, its oar shipped. */
export function rowing(k) {
  const dark = '#10244c'
  path(
    k,
    dark,
    'M-20 -7.500C-12 -4.500 8 -4 22.500 -9.500L23.500 -9C20 -3 16 0.600 12 0.800H-14C-17.500 0.200 -19.500 -3.500 -20 -7.500Z',
  )
  path(
    k,
    '#c8845c',
    'M-20 -7.500C-12 -4.500 8 -4 22.500 -9.500L22.300 -8.600C8 -3 -12 -3.500 -19.900 -6.600Z',
  )
  path(
    k,
    '#1c3c68',
    'M-19 -5C-10 -2.600 8 -2.400 20.500 -6C18 -3 15.500 -1.400 13 -1C4 0 -8 -0.600 -17.500 -1.600C-18.300 -2.600 -18.700 -3.600 -19 -5Z',
  )
  // The boatman sits by his lantern and leans on the oar.
  path(
    k,
    '#e88c54',
    'M-12.600 -5.600C-12.800 -8.600 -12.200 -9.800 -11 -9.800C-9.800 -9.800 -9.300 -8.600 -9.300 -5.200Z',
  )
  path(
    k,
    '#7c3c4c',
    'M-10.600 -9.800C-9.600 -9.600 -9.300 -8.600 -9.300 -5.200L-6.400 -4.800L-6.200 -6L-8.400 -6.700Z',
  )
  path(k, '#4c2c3c', 'M-11.900 -11.200a1.050 1.200 0 1 1 2.100 0a1.050 1.200 0 1 1 -2.100 0Z')
  path(k, '#fff0d8', 'M-11.950 -11.500L-11.800 -12.600H-9.900L-9.800 -11.700Z')
  stroke(k, '#b4644c', 0.7, 'M-10.400 -8.600L-8.600 -7.200L-6.600 -7.400')
  stroke(k, '#8c6450', 0.4, 'M-6.800 -7.600L14 -6.200')
  path(k, '#fff4c0', 'M-5.400 -6.900H-3.800L-4 -4.700H-5.200Z')
  stroke(k, '#fff4c0', 0.2, 'M-5.200 -6.900Q-4.600 -8.300 -4 -6.900')
}
