import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The bay in metres, seen from its north bank: x to the right, y above the eye, z away; the water lies 6 m below the eye. */
export const LEVEL = 61
const F = 85
export const WATER = -6
export const P = (x, y, z) => [80 + (F * x) / z, LEVEL - (F * y) / z]
const foot = (z) => LEVEL - (F * WATER) / z
const line = (list) => `M${list.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
const mix = (a, b, t) => a + (b - a) * t

/** One tower of the hotel: its end like an A, its glass towards the bay. near, far: [x, z] of the edges of the glass. */
function tower(k, near, far, splay, r) {
  const [high, deep] = [190, 24]
  const hs = Array.from({ length: 15 }, (_, i) => i / 14)
  const edge = (h, u) => {
    const out = u * (deep + splay * (1 - h) ** 2.3)
    return P(near[0] - out, mix(WATER + 2, high, h), near[1])
  }
  fill(k, '#24407c', [...hs.map((h) => edge(h, 0)), ...hs.toReversed().map((h) => edge(h, 1))])
  fill(k, '#5878b0', [
    ...hs.map((h) => edge(h, 1)),
    ...hs.toReversed().map((h) => edge(h, 1 - 0.36 * (deep / (deep + splay * (1 - h) ** 2.3)))),
  ])
  // The hall between the two slabs.
  const gap = hs.filter((h) => h < 0.52)
  fill(k, '#ffc890', [
    ...gap.map((h) => edge(h, 0.4)),
    ...gap.toReversed().map((h) => edge(h, 0.4 + 0.26 * (1 - h / 0.5))),
  ])
  for (let i = 1; i < 7; i++)
    stroke(k, '#b46c6c', 0.12, line([edge(i * 0.06, 0.38), edge(i * 0.06, 0.68)]))
  const glass = (u, h) =>
    P(mix(near[0], far[0], u), mix(WATER + 2, high, h), mix(near[1], far[1], u))
  fill(k, '#3c64a8', [glass(0, 0), glass(1, 0), glass(1, 1), glass(0, 1)])
  fill(k, '#7094c8', [glass(0.62, 0), glass(1, 0), glass(1, 1), glass(0.5, 1)])
  fill(k, '#a8a8d0', [glass(0.86, 0), glass(1, 0), glass(1, 1), glass(0.8, 1)])
  for (let row = 1; row < 46; row++)
    for (let i = 0; i < 11; i++) {
      if (r() > 0.42) continue
      const [u, h] = [(i + 0.18) / 11, (row + 0.2) / 47]
      fill(k, ['#ffd890', '#fff0c4', '#ffb870'][Math.floor(r() * 3)], [
        glass(u, h),
        glass(u + 0.056, h),
        glass(u + 0.056, h + 0.011),
        glass(u, h + 0.011),
      ])
    }
  for (let row = 1; row < 16; row++)
    stroke(k, 'rgba(28,48,108,.35)', 0.1, line([glass(0, row / 16), glass(1, row / 16)]))
}

/** The hotel: three towers one behind the other, the garden on their heads like a ship that comes towards us. */
export function hotel(k) {
  const r = random(11)
  const west = [
    [-158, 292],
    [-149, 325],
    [-140, 360],
    [-130, 415],
    [-113, 475],
    [-100, 535],
    [-80, 590],
    [-62, 650],
    [-52, 690],
  ]
  tower(k, [-82, 592], [-66, 662], 16, r)
  tower(k, [-116, 476], [-104, 545], 22, r)
  tower(k, [-142, 362], [-134, 430], 34, r)
  const rim = (out, y, list = west) => list.map(([x, z]) => P(x - out, y, z))
  // Its belly, lit from below, round at the bow.
  const belly = [...rim(0, 192), ...rim(36, 192).toReversed(), P(-184, 195, 274), P(-176, 195, 270)]
  fill(k, '#6c5c98', belly)
  stroke(k, '#6c5c98', 0.3, line([...rim(0, 192), ...rim(0, 192).toReversed()]))
  fill(k, '#e89c88', [...rim(-1, 192), ...rim(14, 191).toReversed()])
  fill(k, '#a8709c', [...rim(14, 191.5), ...rim(25, 191.5).toReversed()])
  // Palms and trees on its deck.
  for (let i = 0; i < 46; i++) {
    const t = i / 45
    const n = Math.min(7, Math.floor(t * 8))
    const u = t * 8 - n
    const [a, b] = [west[n], west[n + 1]]
    const [x, z] = [mix(a[0], b[0], u) - 3 - r() * 5, mix(a[1], b[1], u)]
    const [px, py] = P(x, 202.6, z)
    const q = (F / z) * (3.4 + r() * 4.4)
    path(
      k,
      ['#1c4468', '#2c5c70', '#143458'][i % 3],
      `M${px - q * 0.8} ${py}C${px - q * 1.3} ${py - q} ${px - q * 0.5} ${py - q * 1.9} ${px} ${py - q * 1.6}C${px + q * 0.8} ${py - q * 2} ${px + q * 1.3} ${py - q * 0.8} ${px + q * 0.8} ${py}Z`,
    )
  }
  const bow = [P(-184, 195, 274), P(-176, 195, 270)]
  fill(k, '#e4e0ec', [
    ...bow,
    ...rim(-2, 192),
    ...rim(-2, 203).toReversed(),
    P(-174, 205, 268),
    P(-186, 205, 272),
  ])
  fill(k, '#a89cc8', [
    P(-196, 194, 292),
    ...bow,
    P(-174, 205, 268),
    P(-186, 205, 272),
    P(-198, 204, 292),
  ])
  stroke(k, '#fff2c8', 0.3, line([P(-186, 204.5, 272), P(-174, 204.5, 268), ...rim(-2, 203)]))
  // The halls at its feet, along the bay.
  const low = [
    [-134, 300],
    [-96, 330],
    [-70, 400],
    [-30, 520],
    [10, 660],
    [40, 800],
  ]
  fill(k, '#34508c', [
    ...low.map(([x, z]) => P(x, 24, z)),
    ...low.toReversed().map(([x, z]) => P(x, WATER, z)),
  ])
  fill(k, '#ffd08c', [
    ...low.map(([x, z]) => P(x, 9, z)),
    ...low.toReversed().map(([x, z]) => P(x, -2, z)),
  ])
  for (let i = 0; i < 30; i++) {
    const t = (i / 30) * 5
    const n = Math.floor(t)
    const [x, z] = [mix(low[n][0], low[n + 1][0], t - n), mix(low[n][1], low[n + 1][1], t - n)]
    stroke(k, '#b8687c', 0.22, line([P(x, 10, z), P(x, -2, z)]))
  }
}

/**
 * The museum like an open lotus: petals that grow together into one bowl, each cut off at its tip, where a window looks up.
 * A petal: where its tip is from the middle of the foot, its half width, how far its back bulges.
 */
export function lotus(k, x, y, q) {
  const petal = (tx, ty, w, [light, mid, dark]) => {
    const turn = Math.atan2(tx, ty * 1.25)
    const [cx, cy] = [Math.cos(turn) * w * q, Math.sin(turn) * w * q]
    const [px, py] = [x + tx * q, y - ty * q]
    const [bx, by] = [x + tx * 0.12 * q, y - 1 * q]
    const out = (u) => [
      x + (tx * 0.72 + u * w * 1.35) * q,
      y - (ty * 0.34 - u * Math.sign(tx) * 0.9) * q,
    ]
    const d = (a, b) => {
      const [l, m] = [out(a), out(b)]
      return `M${bx + a * 1.1 * q} ${by}Q${l[0]} ${l[1]} ${px + a * cx} ${py + a * cy}L${px + b * cx} ${py + b * cy}Q${m[0]} ${m[1]} ${bx + b * 1.1 * q} ${by}Z`
    }
    path(k, mid, d(-1, 1))
    path(k, dark, d(-1, -0.3))
    path(k, light, d(0.5, 1))
    k.save()
    k.translate(px, py)
    k.rotate(turn)
    const cap = (a, h, c) =>
      path(k, c, `M${-a} 0a${a} ${h} 0 1 0 ${2 * a} 0a${a} ${h} 0 1 0 ${-2 * a} 0Z`)
    cap(w * q * 1.02, w * 0.24 * q, '#fff0dc')
    cap(w * 0.7 * q, w * 0.12 * q, '#ffd8a0')
    k.restore()
  }
  const back = ['#b0a4d0', '#948cc4', '#7878b8']
  const left = ['#c4b8dc', '#9c98cc', '#7478b8']
  const right = ['#fff0e0', '#d0c4e0', '#a09ccc']
  const front = ['#fce4d8', '#d8cce4', '#a8a0d0']
  path(
    k,
    '#2c3c78',
    `M${x - 10 * q} ${y + 0.6 * q}Q${x} ${y - 1.4 * q} ${x + 10 * q} ${y + 0.6 * q}Z`,
  )
  for (const dx of [-5, -2.6, 2.8, 5.2])
    stroke(
      k,
      '#8480bc',
      0.3 * q,
      `M${x + dx * q} ${y - 3.6 * q}L${x + dx * 0.6 * q} ${y + 0.2 * q}`,
    )
  petal(-4.6, 16.4, 2.6, back)
  petal(2, 18.6, 2.7, back)
  petal(-10, 12.6, 2.6, left)
  petal(8.4, 17, 2.8, right)
  petal(-14, 8, 2.5, left)
  petal(14, 12.6, 2.8, right)
  petal(-8.6, 6.2, 2.7, front)
  petal(12, 7.4, 2.7, front)
  petal(-2.8, 8.6, 2.9, front)
  petal(5, 9.6, 3, front)
}

/** The towers of the old business quarter over the bay against the last light: x, foot, half width, height, kind of top. */
export function city(k) {
  const r = random(8)
  for (const [x, w, high, kind, t] of points(
    '119 2.200 15 0 0 123.500 2 18.500 1 0 128 2.400 21 2 1 132.800 1.700 16 0 0 136.600 2.300 24.500 3 1 141 1.600 18 0 0 144.600 2.100 26 4 1 149.200 2 21 1 0 153 2.500 27.500 2 1 158 1.900 20 0 0 161.600 2.200 23.500 3 1 165.400 2 17 0 0',
    5,
  )) {
    const y = LEVEL + 0.9
    const [body, lit] = t ? ['#5c64a0', '#d898a8'] : ['#7c7cb4', '#e0a8b0']
    const roof = [
      [
        [-1, 0],
        [1, 0],
      ],
      [
        [-1, 0],
        [1, 0.14],
      ],
      [
        [-1, 0.1],
        [-0.7, 0.1],
        [-0.7, 0],
        [0.7, 0],
        [0.7, 0.07],
        [1, 0.07],
      ],
      [
        [-1, 0.22],
        [-0.62, 0],
        [0.62, 0],
        [1, 0.22],
      ],
      [
        [-1, 0.16],
        [0.2, 0],
        [1, 0.05],
      ],
    ][kind].map(([u, d]) => [x + u * w, y - high * (1 - d)])
    fill(k, body, [[x - w, y], ...roof, [x + w, y]])
    const [a, b] = roof.slice(-2)
    const cut = x + w * 0.5
    const at = a[0] < cut ? mix(a[1], b[1], (cut - a[0]) / (b[0] - a[0])) : b[1]
    fill(k, lit, [[cut, y], [cut, at], b, [x + w, y]])
    for (let i = 0; i < high * 1.9; i++)
      path(
        k,
        ['#ffe0a0', '#ffc484'][i % 2],
        `M${x - w * 0.84 + Math.floor(r() * 4) * w * 0.36} ${y - 1 - Math.floor((r() * high * 0.76) / 0.8) * 0.8}h${w * 0.2}v0.360h${-w * 0.2}Z`,
      )
  }
  // Gardens on the left, the walk along the bay in the middle: trees and lamps.
  const g = random(21)
  for (let x = -6; x < 128; x += 1.3 + g() * 1.8) {
    if (x > 40 && x < 72) continue
    const q = (x < 50 ? 1.7 : 0.9) * (0.6 + g() * 0.8)
    path(
      k,
      ['#2c4484', '#3c5490', '#243878'][Math.floor(g() * 3)],
      `M${x - q * 1.4} 63C${x - q * 1.8} ${62.6 - q} ${x - q} ${62.4 - q * 2} ${x} ${62.4 - q * 1.7}C${x + q} ${62.4 - q * 2.2} ${x + q * 1.9} ${62.4 - q} ${x + q * 1.4} 63Z`,
    )
  }
  path(k, '#2c4080', 'M-6 61.800H128V63.400H-6Z')
  for (let x = -4; x < 126; x += 2.6)
    path(k, '#ffe0a8', `M${x + g()} ${61.7 + g() * 0.4}a0.280 0.280 0 1 0 0.010 0Z`)
  // The old post office, low and lit, and the bank of the bay.
  fill(k, '#3c4884', points('112 62 118 59.800 168 59.200 168 63.400 112 63.400'))
  fill(k, '#ffdca0', points('140 61.600 140 58.800 152 58.600 152 61.600'))
  for (let x = 140.6; x < 152; x += 1.1) stroke(k, '#c08088', 0.24, `M${x} 59.300V61.400`)
  for (let x = 114; x < 168; x += 1.7)
    path(k, '#ffe4a8', `M${x + r()} ${60.8 + r() * 0.6}h0.500v0.420h-0.500Z`)
}

/** The bridge of the double helix over the water's mouth; mirror: as the water shows it. */
export function helix(k, { mirror = false, people = () => {} }) {
  const axis = (t) => {
    const u = 1 - t
    const b = [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]
    const at = (p) => b[0] * p[0] + b[1] * p[1] + b[2] * p[2] + b[3] * p[3]
    return [at([-24, -40, -56, -22]), at([17, 70, 150, 236])]
  }
  const put = (x, y, z) => P(x, mirror ? 2 * WATER - y : y, z)
  const R = 5.2
  const mid = 5.6
  const on = (t, a, q = R) => {
    const [x, z] = axis(t)
    return put(x + Math.cos(a) * q, mid + Math.sin(a) * q, z)
  }
  const N = 420
  const deck = (t, out, y) => {
    const [x, z] = axis(t)
    return put(x + out, y, z)
  }
  const ts = Array.from({ length: 60 }, (_, i) => (i / 59) ** 1.6)
  const tones = mirror
    ? { back: '#2c4484', front: '#4c5c9c', lit: '#a87c98', deck: '#34447c', edge: '#c88c84' }
    : { back: '#34509c', front: '#a8a4d4', lit: '#ffd4b0', deck: '#2c3c78', edge: '#ffd498' }
  const strands = (front) => {
    for (let i = N - 1; i >= 0; i--) {
      const [t0, t1] = [(i / N) ** 1.6, ((i + 1.15) / N) ** 1.6]
      const [, z] = axis(t0)
      const w = Math.max(0.09, (0.3 * F) / z)
      for (const [turn, phase, q, thick] of [
        [0.27, 0, R, 1],
        [0.27, 2.094, R, 1],
        [0.27, 4.189, R, 1],
        [-0.27, 0.6, R * 0.86, 0.6],
        [-0.27, 3.742, R * 0.86, 0.6],
      ]) {
        const a = phase + turn * z
        if (Math.cos(a + 0.35) > 0 !== front) continue
        const b = phase + turn * axis(t1)[1]
        const tone = front ? (Math.sin(a) > 0.45 ? tones.lit : tones.front) : tones.back
        stroke(k, tone, w * thick, line([on(t0, a, q), on(t1, b, q)]))
      }
    }
  }
  for (const t of [0.3, 0.52, 0.7, 0.84])
    for (const dx of [-3, 3]) {
      const [x, z] = axis(t)
      stroke(
        k,
        tones.deck,
        (0.7 * F) / z,
        line([put(x + dx * 0.3, 0.6, z), put(x + dx * 1.2, WATER, z)]),
      )
    }
  strands(false)
  fill(k, tones.deck, [
    ...ts.map((t) => deck(t, -3, 1.5)),
    ...ts.toReversed().map((t) => deck(t, 3.2, 1.5)),
  ])
  fill(k, tones.deck, [
    ...ts.map((t) => deck(t, 3.2, 1.7)),
    ...ts.toReversed().map((t) => deck(t, 3.2, 0.3)),
  ])
  stroke(k, tones.edge, 0.2, line(ts.map((t) => deck(t, 3.2, 1.6))))
  if (!mirror) people((t, out, y) => [deck(t, out, y), F / axis(t)[1]])
  strands(true)
  if (!mirror)
    for (let i = 12; i < 44; i++) {
      const t = (i / 44) ** 1.6
      const [, z] = axis(t)
      const [x, y] = on(t, 0.9)
      path(
        k,
        '#fff4cc',
        `M${x} ${y - F * 0.0022}a${(F * 0.16) / z} ${(F * 0.16) / z} 0 1 0 0.010 0Z`,
      )
    }
}

export { foot }
