// Who crosses at Shibuya in the rain, seen from above: legs that walk, a coat, an umbrella in eight gores; each mirrored in the wet road.
import { at, fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { P, WAYS } from './shibuya-above.js'

/** A tapered limb between two places, round at both ends; w in metres. */
function limb(k, c, a, b, wa, wb) {
  const [p, q] = [P(...a), P(...b)]
  const [ra, rb] = [(p[2] * wa) / 2, (q[2] * wb) / 2]
  const n = Math.atan2(q[1] - p[1], q[0] - p[0])
  k.fillStyle = c
  k.beginPath()
  k.arc(p[0], p[1], ra, n + Math.PI / 2, n - Math.PI / 2)
  k.arc(q[0], q[1], rb, n - Math.PI / 2, n + Math.PI / 2)
  k.fill()
}

const RED = ['#ff4c58', '#e02848', '#a81848']

/** The dome of an umbrella: eight gores, lit from the fronts across. */
function umbrella(k, x, y, z, turn, tones, m) {
  // The red one has room for two.
  const wide = tones === RED ? 0.84 : 0.62
  const rim = (i) => {
    const a = turn + (i * Math.PI) / 4
    return [x + Math.sin(a) * wide, (y - 0.34) * m, z + Math.cos(a) * wide, a]
  }
  const top = P(x, y * m, z)
  for (let i = 0; i < 8; i++) {
    const [a, b] = [rim(i), rim(i + 1)]
    const light = Math.cos(a[3] + Math.PI / 8 - 0.7)
    const mid = [(a[0] + b[0]) / 2, (y - 0.27) * m, (a[2] + b[2]) / 2]
    const inner = P(x + (mid[0] - x) * 0.94, mid[1], z + (mid[2] - z) * 0.94)
    fill(k, tones[light > 0.35 ? 0 : light > -0.5 ? 1 : 2], [
      top,
      P(...a.slice(0, 3)),
      inner,
      P(...b.slice(0, 3)),
    ])
  }
  const tip = P(x, (y + 0.14) * m, z)
  stroke(k, tones[2], 0.16, `M${top[0]} ${top[1]}L${tip[0]} ${tip[1]}`)
}

/** Somebody who walks towards (ux, uz) with one foot ahead; m: -1 in the mirror. */
function person(k, o, m = 1) {
  const { x, z, ux, uz, tall, step, coat, low, silk, hair } = o
  const h = tall * m
  const at = (on, side, y) => [x + ux * on - uz * side, y * h, z + uz * on + ux * side]
  for (const i of [0, 1]) {
    const on = i ? -step : step
    const side = i ? -0.1 : 0.1
    const lift = i && step ? 0.06 : 0
    limb(k, low[i], at(0, side * 0.8, 0.5), at(on * 0.55 + 0.04, side, 0.27), 0.2, 0.16)
    limb(k, low[i], at(on * 0.55 + 0.04, side, 0.27), at(on, side, 0.04 + lift), 0.16, 0.11)
    limb(k, '#14143c', at(on, side, 0.02 + lift), at(on + 0.13, side, 0.01), 0.12, 0.1)
  }
  limb(k, coat[1], at(0, 0, o.long ? 0.36 : 0.46), at(0.02, 0, 0.8), 0.42, 0.36)
  limb(k, coat[0], at(0.04, 0.06, o.long ? 0.38 : 0.48), at(0.05, 0.06, 0.79), 0.24, 0.24)
  limb(k, coat[1], at(0, 0.2, 0.78), at(0.2, 0.16, 0.62), 0.14, 0.1)
  limb(k, hair, at(0.03, 0, 0.93), at(0.05, 0, 0.96), 0.24, 0.22)
  // In the wet road only the red one is seen again; the others are lost in the rain.
  if (silk && (m > 0 || silk === RED))
    umbrella(k, x + ux * 0.12, tall * 1.24, z + uz * 0.12, o.turn, silk, m)
}

const SILK = [
  ['#f4f8ff', '#c4d0f0', '#9ca8d8'],
  ['#4450a0', '#30387c', '#242a64'],
  ['#e4ecff', '#b4c0e8', '#8c98cc'],
  ['#f4f8ff', '#c4d0f0', '#9ca8d8'],
  ['#343c88', '#272c6c', '#1d2054'],
  ['#5cc4cc', '#3494a8', '#24708c'],
  ['#f4f8ff', '#c4d0f0', '#9ca8d8'],
  ['#ffd05c', '#dc9c48', '#a87048'],
  ['#a890e8', '#7c68bc', '#584894'],
]
const COATS = [
  ['#3c4890', '#282f6c'],
  ['#e8dce8', '#a898c4'],
  ['#28306c', '#1a1e50'],
  ['#b88c7c', '#7c5870'],
  ['#48889c', '#2c5878'],
  ['#6c5ca4', '#443c78'],
]
/** Where two have stopped. */
const HEART = [6.2, 36.6]

export function crowd(k) {
  const r = random(11)
  const all = []
  const add = (o) => {
    if (Math.hypot(o.x - HEART[0], o.z - HEART[1]) < 3.4) return
    if (Math.hypot(o.x - 36.6, o.z - 43) < 2.6) return
    if (all.some((p) => Math.hypot(p.x - o.x, (p.z - o.z) * 0.9) < 1.4)) return
    const n = Math.floor(r() * 999)
    all.push({
      tall: 1.56 + (n % 6) * 0.05,
      step: 0.2 + (n % 4) * 0.04,
      coat: COATS[n % 6],
      low: n % 4 ? ['#2c306c', '#1c1f50'] : ['#5c5490', '#403a74'],
      silk: SILK[n % 9],
      hair: '#1c1840',
      long: n % 3 === 0,
      turn: n,
      ...o,
    })
  }
  const counts = [90, 110, 44, 30, 40]
  for (const [i, [x0, z0, x1, z1, wide]] of WAYS.entries()) {
    const l = Math.hypot(x1 - x0, z1 - z0)
    const [ux, uz] = [(x1 - x0) / l, (z1 - z0) / l]
    for (let j = 0; j < counts[i]; j++) {
      const t = r() * l
      const w = (r() - 0.5) * wide * 0.9
      const way = r() < 0.5 ? 1 : -1
      add({ x: x0 + ux * t - uz * w, z: z0 + uz * t + ux * w, ux: ux * way, uz: uz * way })
    }
  }
  for (let j = 0; j < 40; j++)
    add({ x: -12 + r() * 60, z: 55.4 + r() * 1.2, ux: r() - 0.5, uz: -1, step: 0.05 })
  for (let j = 0; j < 24; j++)
    add({ x: 34.4 + r() * 2.4, z: 22 + r() * 28, ux: -1, uz: r() - 0.5, step: 0.04 })
  // The two, close together, turned to each other.
  const pair = { tall: 1.7, step: 0, hair: '#1c1840', turn: 0.2 }
  all.push({
    ...pair,
    x: HEART[0] - 0.27,
    z: HEART[1],
    ux: 1,
    uz: 0,
    coat: ['#3c4890', '#282f6c'],
    low: ['#2c306c', '#1c1f50'],
  })
  all.push({
    ...pair,
    tall: 1.66,
    x: HEART[0] + 0.27,
    z: HEART[1] - 0.01,
    ux: -1,
    uz: 0,
    coat: ['#fff0e4', '#c8b0c8'],
    low: ['#5c5490', '#403a74'],
    silk: RED,
    long: true,
  })
  all.sort((a, b) => b.z - a.z)
  k.globalAlpha = 0.3
  for (const o of all) person(k, o, -1)
  k.globalAlpha = 1
  let dog = false
  for (const o of all) {
    if (!dog && o.z < 42.4) {
      dog = true
      hachiko(k)
    }
    const [x, y, q] = P(o.x, 0, o.z)
    k.fillStyle = 'rgba(14,14,56,.4)'
    k.beginPath()
    k.ellipse(x, y + q * 0.06, q * 0.3, q * 0.13, 0, 0, 7)
    k.fill()
    person(k, o)
  }
}

/** The bronze dog who waits on his stone before the station, wet, with a light from the fronts. */
function hachiko(k) {
  const [hx, hz] = [36.6, 43]
  const stone = (c, x0, x1, y0, y1, z0, z1) => {
    fill(k, c[1], [P(x0, y0, z0), P(x1, y0, z0), P(x1, y1, z0), P(x0, y1, z0)])
    fill(k, c[2], [P(x0, y0, z0), P(x0, y0, z1), P(x0, y1, z1), P(x0, y1, z0)])
    fill(k, c[0], [P(x0, y1, z0), P(x1, y1, z0), P(x1, y1, z1), P(x0, y1, z1)])
  }
  fill(k, 'rgba(16,16,60,.5)', [
    P(hx - 1.2, 0, hz - 1),
    P(hx + 1.9, 0, hz - 1.6),
    P(hx + 1.9, 0, hz + 0.6),
    P(hx - 1.2, 0, hz + 1),
  ])
  stone(['#a8a0d8', '#6c68ac', '#8a84c4'], hx - 1.2, hx + 1.2, 0, 0.3, hz - 1, hz + 1)
  stone(['#d8d0f0', '#8480bc', '#aca6dc'], hx - 0.75, hx + 0.75, 0.3, 1.5, hz - 0.6, hz + 0.6)
  const [x, y, q] = P(hx, 1.5, hz - 0.1)
  at(k, x, y, q * 0.72, (c) => {
    // Haunch and back in the dark, head up, ears pricked, one bent; the lights of the fronts on chest, muzzle and brow.
    path(
      c,
      '#34244c',
      'M-1.200 0.200C-1.500 -0.500 -1.150 -1.150 -0.500 -1.550C-0.450 -2 -0.480 -2.350 -0.340 -2.700L-0.260 -3.250L0.060 -2.920L0.420 -2.930L0.640 -3.260L0.800 -2.740C1 -2.520 1.400 -2.400 1.440 -2.180C1.440 -1.980 1.100 -1.860 0.860 -1.800C0.760 -1.400 0.800 -0.700 0.760 -0.020L1 0.200H0.360L0.260 -0.440L0 0.200Z',
    )
    path(
      c,
      '#7c4c64',
      'M-1.100 0.200C-1.300 -0.300 -1.050 -0.850 -0.500 -0.850C0 -0.800 0.060 -0.200 -0.100 0.200ZM-0.360 -1.500C-0.200 -1.900 -0.300 -2.400 -0.160 -2.700L0.500 -2.500L0.400 -1.900C0.200 -1.600 0 -1.500 -0.360 -1.500Z',
    )
    path(
      c,
      '#f0b078',
      'M0.300 -1.900C0.560 -1.760 0.700 -1.800 0.860 -1.800C0.760 -1.400 0.800 -0.700 0.760 -0.020L1 0.200H0.640L0.560 -0.500C0.300 -0.900 0.240 -1.400 0.300 -1.900ZM0.520 -2.600C0.700 -2.650 0.780 -2.740 0.800 -2.740C1 -2.520 1.400 -2.400 1.440 -2.180C1.200 -2.260 0.900 -2.200 0.620 -2.300Z',
    )
  })
}

export function rain(k) {
  const r = random(3)
  for (let i = 0; i < 90; i++) {
    const [x, y, l] = [r() * 176 - 8, r() * 96 - 6, 2 + r() * 3]
    stroke(k, `rgba(220,228,255,${0.12 + r() * 0.2})`, 0.14, `M${x} ${y}l${-l * 0.16} ${l}`)
  }
}
