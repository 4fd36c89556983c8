// Ol Doinyo Lengai in the evening: the broad cone with its white ash and forked ravines, steam, clouds, hills, the plain.
import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'

const FOOT = 65
const TOP = [106, 19]
const H = FOOT - TOP[1]
const N = 40

/** Half the width of the cone at t (0 the rim, 1 the plain): forty degrees below the crater, then ever flatter to a broad foot. */
const half = (t, way) =>
  (way < 0 ? 4 : 4.6) +
  H * (1.12 * t + 0.62 * t ** 3.4) * (way < 0 ? 1.04 : 0.98) +
  (way > 0
    ? 2.6 * Math.exp(-(((t - 0.2) / 0.1) ** 2))
    : 1.6 * Math.exp(-(((t - 0.5) / 0.1) ** 2))) +
  noise(t * 13 + way * 5, 9) * 0.7 * t
/** A point of the cone: u across (-1 the left edge, 1 the right), t down. */
const on = (u, t) => [
  TOP[0] + u * half(t, u),
  TOP[1] + H * t + (1 - u * u) * (0.6 + t * 1.2) + (t < 0.02 && Math.abs(u) > 0.5 ? -0.3 * u : 0),
]
const line = (u, t0, t1, n = N) =>
  Array.from({ length: n + 1 }, (_, i) => {
    const t = t0 + ((t1 - t0) * i) / n
    return on(u(t), t)
  })

/** The ravines: each winds down on its own way, and smaller ones run into it from the side. */
function ravines() {
  const r = random(41)
  const out = []
  for (const [u, t0, t1, w, drift] of points(
    '-0.860 0.100 0.820 0.050 -0.060 -0.660 0.030 0.900 0.075 0.030 -0.470 0.140 0.700 0.050 -0.060 -0.280 0.020 0.940 0.085 0.050 -0.060 0.090 0.780 0.060 -0.050 0.120 0.020 0.920 0.080 0.070 0.360 0.060 0.820 0.065 -0.040 0.520 0.020 0.930 0.075 0.060 0.760 0.100 0.840 0.060 0.020 0.900 0.200 0.900 0.040 0.020',
    5,
  )) {
    const seed = r() * 60
    const at = (t) =>
      u + drift * (t - t0) * 1.6 + (noise(t * 5 + seed, 3) * 0.05 + noise(t * 15 + seed, 5) * 0.011)
    out.push([at, t0, t1, w])
    for (let i = 0; i < 4; i++) {
      const join = t0 + (t1 - t0) * (0.28 + i * 0.2 + r() * 0.1)
      const from = Math.max(0.02, join - 0.14 - r() * 0.16)
      const side = (i + out.length) % 2 ? 1 : -1
      const du = side * (0.05 + r() * 0.06)
      out.push([
        (t) => at(t) + du * Math.max(0, (join - t) / (join - from)) ** 0.8,
        from,
        join,
        w * (0.42 + r() * 0.2),
      ])
    }
  }
  return out
}

/** One side of the mountain in its tones: ground, grass at the foot, ash at the head, ravines with a dark and a bright wall. */
function side(k, list, [rock, grass, ash, ashShade, dark, bright, grassDark]) {
  fill(k, rock, [
    [-60, 10],
    [240, 10],
    [240, 70],
    [-60, 70],
  ])
  const edge = (base, amp, seed) =>
    Array.from({ length: 81 }, (_, i) => {
      const u = -1 + i / 40
      return on(u, base + noise(u * 5 + seed, 7) * amp + noise(u * 17 + seed, 8) * amp * 0.6)
    })
  fill(k, grassDark, [...edge(0.6, 0.1, 3), [240, 72], [-60, 72]])
  fill(k, grass, [...edge(0.72, 0.09, 9), [240, 72], [-60, 72]])
  fill(k, ashShade, [...edge(0.36, 0.16, 5), [TOP[0] + 6, 12], [TOP[0] - 6, 12]])
  fill(k, ash, [...edge(0.23, 0.14, 15), [TOP[0] + 6, 12], [TOP[0] - 6, 12]])
  for (const [at, t0, t1, w] of list) {
    const swell = (t) => {
      const q = (t - t0) / (t1 - t0)
      return w * Math.min(1, q * 2.2) * (q > 0.75 ? Math.max(0, (1 - q) / 0.25) : 1)
    }
    const rag = (t) => 0.7 + Math.abs(noise(t * 34 + w * 300, 11)) * 1.1
    const mid = line(at, t0, t1)
    fill(k, bright, [...mid, ...line((t) => at(t) + swell(t) * 0.4 * rag(t + 3), t0, t1).reverse()])
    fill(k, dark, [...mid, ...line((t) => at(t) - swell(t) * rag(t), t0, t1).reverse()])
  }
}

/** The mountain of god in the last sun from the left: its right half lies in its own shade. */
export function lengai(k) {
  const left = line(() => -1, 0, 1)
  const right = line(() => 1, 0, 1)
  const rim = points(
    `${TOP[0] - 4} ${TOP[1] + 0.3} ${TOP[0] - 2.8} ${TOP[1] - 0.7} ${TOP[0] - 1} ${TOP[1] + 0.1} ${TOP[0] + 1} ${TOP[1] - 0.2} ${TOP[0] + 2.6} ${TOP[1] - 1.1} ${TOP[0] + 4.6} ${TOP[1] - 0.3}`,
  )
  const body = [...[...left].reverse(), ...rim, ...right]
  const list = ravines()
  const within = (shape, draw) => {
    k.save()
    k.beginPath()
    for (const p of shape) k.lineTo(p[0], p[1])
    k.clip()
    draw()
    k.restore()
  }
  within(body, () => {
    side(k, list, ['#dca482', '#d8b274', '#fff0dc', '#f0cdb0', '#a5798a', '#f6c496', '#cba574'])
    const crest = line(
      (t) => 0.02 + t * 0.14 + noise(t * 6 + 4, 3) * 0.09 + noise(t * 21, 5) * 0.04,
      0,
      1,
    )
    within([[TOP[0] + 0.6, 10], ...crest, [240, 72], [240, 10]], () =>
      side(k, list, ['#8d7496', '#948878', '#c9bacb', '#a996b0', '#655a86', '#aa8ca0', '#807888']),
    )
    // Thorn scrub on the fans at the foot, closer towards the plain.
    const r = random(6)
    for (let i = 0; i < 110; i++) {
      const [u, t] = [-0.95 + r() * 1.9, 0.8 + r() ** 0.6 * 0.2]
      const [x, y] = on(u, t)
      const q = 0.25 + r() ** 2 * 0.6
      lens(k, u < 0.14 ? '#a58f66' : '#6c6878', x, y, q * (0.7 + t), 0.16 + q * 0.3, 0.08)
    }
    const air = k.createLinearGradient(0, FOOT - 20, 0, FOOT)
    air.addColorStop(0, 'rgba(255,222,176,0)')
    air.addColorStop(1, 'rgba(255,222,176,.5)')
    fill(k, air, [
      [-60, FOOT - 20],
      [240, FOOT - 20],
      [240, FOOT + 3],
      [-60, FOOT + 3],
    ])
  })
}

/** Steam that leans away with the wind: it curls over the rim, then thins out. */
export function steam(k) {
  const [x, y] = TOP
  for (const [c, list] of [
    [
      'rgba(236,206,196,.8)',
      '-1.500 0.400 -1 -2.600 1.600 -4.400 4 -4.600 6 -6.400 10 -6.300 14 -8 22 -8.800 34 -11.200 24 -8 17 -5.800 13 -4.800 9 -3.800 6 -1.800 3.600 0',
    ],
    [
      'rgba(255,244,226,.95)',
      '-1.400 0.300 -0.900 -2.500 1.600 -4.300 3.900 -4.500 5.900 -6.200 9.800 -6.100 14 -7.700 20 -8.300 13.500 -6.500 9 -5 6 -4.600 4 -3 2 -2.200 1.200 0.200',
    ],
  ])
    path(
      k,
      c,
      closed(
        points(list).map(([a, b]) => [x + a, y + b]),
        0.9,
      ),
    )
}

/** The evening's clouds: a bank with a flat base far over the hills, and long streaks high up. */
export function clouds(k) {
  for (const [x, y, half, up, lean, a] of points(
    '26 13 34 0.800 1.600 0.550 58 10.200 20 0.450 1 0.500 12 20.500 22 0.550 1 0.500 50 22.600 15 0.350 0.600 0.400 144 28 18 0.450 -0.600 0.450 150 33 24 0.400 -0.500 0.400',
    6,
  )) {
    lens(k, `rgba(206,178,188,${a})`, x + 1, y + 0.5, half, up, up * 0.6, lean)
    lens(k, `rgba(255,236,208,${a + 0.2})`, x, y, half * 0.9, up * 0.8, up * 0.2, lean)
  }
  // Heads on one flat base, bright towards the sun.
  const heads = (list, dx, dy, q) => {
    k.beginPath()
    for (const [x, y, r] of list) {
      k.moveTo(x + dx + r * q, y + dy)
      k.arc(x + dx, y + dy, r * q, 0, 7)
    }
  }
  for (const [base, list] of [
    [
      50,
      '-4 48 3 0.500 46.400 3.400 5.500 44.600 4.200 10.500 45.800 3.600 14.500 47.600 2.800 18.500 48.200 2.400 22 49.200 2 25 49.900 1.300',
    ],
    [
      52.6,
      '33.600 52.500 1.200 35.600 51.600 1.600 38.600 51 2.100 41.600 51.900 1.600 43.400 52.500 1',
    ],
  ]) {
    const puffs = points(list, 3)
    k.save()
    k.beginPath()
    k.rect(-10, 0, 180, base)
    k.clip()
    k.fillStyle = '#d8b2b0'
    heads(puffs, 0, 0, 1)
    k.fill()
    heads(puffs, 0, 0, 1)
    k.clip()
    k.fillStyle = '#f8d4b4'
    heads(puffs, -0.8, -0.9, 0.95)
    k.fill()
    k.fillStyle = '#fff0d4'
    heads(puffs, -1.1, -1.7, 0.8)
    k.fill()
    k.restore()
  }
}

/** The plain in bands, hills far to both sides. */
export function plain(k) {
  for (const [c, y, amp, ph] of [
    ['#e8c08e', 65, 0.15, 0],
    ['#deb074', 66.6, 0.25, 2],
    ['#d09c5c', 70, 0.4, 4],
    ['#be854e', 75.4, 0.5, 1],
    ['#a56e46', 82, 0.7, 3],
    ['#84503f', 88.4, 0.5, 5],
  ])
    fill(k, c, [
      ...Array.from({ length: 36 }, (_, i) => {
        const x = -8 + i * 5
        return [x, y + Math.sin(x * 0.05 + ph) * amp + Math.sin(x * 0.15 + ph * 2) * amp * 0.3]
      }),
      [168, 98],
      [-8, 98],
    ])
  for (const [x, y, half, up, c] of [
    [46, 67.6, 22, 0.25, '#eccb90'],
    [126, 68.4, 30, 0.3, '#eccb90'],
    [66, 73, 26, 0.3, '#b88850'],
    [136, 74.4, 22, 0.35, '#b88850'],
    [22, 79, 22, 0.5, '#d09a5e'],
    [122, 81, 32, 0.5, '#b07848'],
    [134, 86.5, 26, 0.5, '#945c44'],
    [58, 86, 20, 0.45, '#965f45'],
  ])
    lens(k, c, x, y, half, up, up * 0.7, 0.2)
}

/** Far hills: the wall of the Rift on the left. */
export function hills(k) {
  fill(
    k,
    '#bda6b6',
    points('-8 66 -8 54.500 6 53.600 16 54.800 27 54.200 38 56.400 48 57 60 60 76 63 92 66'),
  )
  fill(k, '#a58fa8', points('6 54 9 56 14 57 20 59.500 14 58.600 10 60 7 57.500 -8 58 -8 54.500'))
  fill(k, '#a58fa8', points('27 54.200 31 56.500 37 58 40 60.500 33 59 29 60.500 26 57'))
  fill(k, '#d2b2ac', points('-8 66 -8 60 12 60.400 30 61.600 52 63.600 70 66'))
}
