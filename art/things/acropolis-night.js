import { fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Marble under the lamps: bright, gold, amber, brown, dark. */
const [BRIGHT, GOLD, AMBER, BROWN, DARK] = ['#fff0b4', '#fcc868', '#dc9048', '#94583c', '#54344c']

const mix = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]

/** A Doric column from its foot: shaft, capital, abacus; light on its left, a fluting line. */
function column(k, x, y, h, w) {
  const [b, t] = [w / 2, w * 0.39]
  const top = y - h
  fill(k, GOLD, [
    [x - b, y],
    [x - t, top + h * 0.1],
    [x + t, top + h * 0.1],
    [x + b, y],
  ])
  fill(k, BRIGHT, [
    [x - b, y],
    [x - t, top + h * 0.1],
    [x - t * 0.3, top + h * 0.1],
    [x - b * 0.3, y],
  ])
  fill(k, AMBER, [
    [x + b * 0.24, y],
    [x + t * 0.24, top + h * 0.1],
    [x + t, top + h * 0.1],
    [x + b, y],
  ])
  fill(k, BROWN, [
    [x + b * 0.7, y],
    [x + t * 0.7, top + h * 0.1],
    [x + t, top + h * 0.1],
    [x + b, y],
  ])
  fill(k, BRIGHT, [
    [x - t, top + h * 0.1],
    [x - b * 1.05, top + h * 0.045],
    [x + b * 1.05, top + h * 0.045],
    [x + t, top + h * 0.1],
  ])
  fill(k, GOLD, [
    [x - b * 1.12, top],
    [x + b * 1.12, top],
    [x + b * 1.12, top + h * 0.05],
    [x - b * 1.12, top + h * 0.05],
  ])
  fill(k, AMBER, [
    [x + b * 0.4, top],
    [x + b * 1.12, top],
    [x + b * 1.12, top + h * 0.05],
    [x + b * 0.3, top + h * 0.1],
  ])
}

/**
 * A run of columns from a to b (their feet), `high` at both ends, then the beam on them between `from` and `to` of its length:
 * architrave, triglyphs, cornice.
 */
function colonnade(k, a, b, [ha, hb], n, w, glow) {
  fill(k, glow[0], [a, b, [b[0], b[1] - hb], [a[0], a[1] - ha]])
  // The wall of the hall inside, in and out of the light.
  for (const [t0, t1, c] of glow[1]) {
    const [p, q] = [mix(a, b, t0), mix(a, b, t1)]
    fill(k, c, [
      p,
      q,
      [q[0], q[1] - (ha + (hb - ha) * t1) * 0.98],
      [p[0], p[1] - (ha + (hb - ha) * t0) * 0.98],
    ])
  }
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const [x, y] = mix(a, b, t)
    column(k, x, y, ha + (hb - ha) * t, w * (1 + (hb / ha - 1) * t))
  }
}

function beam(k, a, b, [ha, hb], t0, t1, parts, n, shade) {
  const at = (t, up) => {
    const [x, y] = mix(a, b, t)
    const q = ha + (hb - ha) * t
    return [x, y - q - up * q]
  }
  const band = (c, u0, u1, s0 = t0, s1 = t1) =>
    fill(k, c, [at(s0, u0), at(s1, u0), at(s1, u1), at(s0, u1)])
  if (parts > 0) {
    band(shade ? GOLD : BRIGHT, 0, 0.13)
    band(AMBER, 0.12, 0.14)
  }
  if (parts > 1) {
    band(shade ? AMBER : GOLD, 0.14, 0.27)
    for (let i = Math.ceil(t0 * n); i <= t1 * n; i++) {
      const t = i / n
      band(
        shade ? GOLD : BRIGHT,
        0.14,
        0.27,
        Math.max(t0, t - 0.16 / n),
        Math.min(t1, t + 0.16 / n),
      )
      band(BROWN, 0.15, 0.26, Math.max(t0, t + 0.16 / n), Math.min(t1, t + 0.26 / n))
    }
  }
  if (parts > 2) {
    band(BRIGHT, 0.27, 0.33)
    band(BROWN, 0.265, 0.28)
  }
}

/** The Parthenon from the south-west: the west front on the left, the long side running away to the right. */
export function parthenon(k) {
  const [A, B, C] = [
    [58, 41.6],
    [77.5, 44],
    [130, 41.2],
  ]
  const H = [10.4, 11.2, 9]
  // Steps.
  for (const [d, c, s] of [
    [1.8, AMBER, BROWN],
    [1.2, GOLD, AMBER],
    [0.6, BRIGHT, GOLD],
  ]) {
    fill(k, c, [
      [A[0] - d * 1.2, A[1] + d - 0.6],
      [B[0], B[1] + d - 0.6],
      [B[0], B[1] + d],
      [A[0] - d * 1.2, A[1] + d],
    ])
    fill(k, s, [
      [B[0], B[1] + d - 0.6],
      [C[0] + d * 1.2, C[1] + d - 0.6],
      [C[0] + d * 1.2, C[1] + d],
      [B[0], B[1] + d],
    ])
  }
  // The far row of the north side, seen through where the hall is open.
  fill(k, DARK, [
    [96, 43],
    [110, 42.4],
    [110, 33.6],
    [96, 33.4],
  ])
  for (let i = 0; i < 6; i++) column(k, 97.5 + i * 2.5, 42 - i * 0.1, 8.2, 1.1)
  colonnade(k, B, C, [H[1], H[2]], 17, 1.95, [
    'rgba(84,52,76,.72)',
    [
      [0.02, 0.3, '#b8703c'],
      [0.06, 0.16, '#dc9048'],
      [0.7, 0.97, '#a8643c'],
      [0.8, 0.9, '#c88044'],
    ],
  ])
  beam(k, B, C, [H[1], H[2]], -0.01, 0.4, 3, 16, true)
  beam(k, B, C, [H[1], H[2]], 0.4, 0.47, 2, 16, true)
  beam(k, B, C, [H[1], H[2]], 0.47, 0.68, 1, 16, true)
  beam(k, B, C, [H[1], H[2]], 0.68, 0.74, 2, 16, true)
  beam(k, B, C, [H[1], H[2]], 0.74, 1.01, 3, 16, true)
  colonnade(k, A, B, [H[0], H[1]], 8, 2.05, [
    '#94583c',
    [
      [0.16, 0.84, '#c87c44'],
      [0.4, 0.6, '#54344c'],
    ],
  ])
  beam(k, A, B, [H[0], H[1]], -0.03, 1.02, 3, 15, false)
  // The pediment, its left corner whole, its right one broken; behind it the slope of what was the roof.
  const [p, q] = [
    [A[0] - 0.6, A[1] - H[0] * 1.33],
    [B[0] + 0.4, B[1] - H[1] * 1.33],
  ]
  const top = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - 4]
  fill(k, BROWN, [
    p,
    mix(p, top, 0.94),
    mix(top, q, 0.1),
    mix(top, q, 0.5),
    mix(mix(top, q, 0.5), q, 0.3),
    q,
  ])
  fill(k, DARK, [
    mix(p, q, 0.16),
    mix(mix(p, top, 0.8), mix(p, q, 0.4), 0.3),
    mix(mix(top, q, 0.3), mix(p, q, 0.6), 0.3),
    mix(p, q, 0.74),
  ])
  fill(k, BRIGHT, [
    [p[0] - 0.4, p[1]],
    [top[0], top[1] - 0.6],
    mix(top, q, 0.16),
    mix(top, q, 0.14).map((n, i) => n + (i ? 0.8 : 0)),
    [top[0], top[1] + 0.3],
    [p[0] + 1.4, p[1] + 0.1],
  ])
  fill(k, GOLD, [
    mix(top, q, 0.2).map((n, i) => n + (i ? 0.3 : 0)),
    mix(top, q, 0.46).map((n, i) => n - (i ? 0.3 : 0)),
    mix(top, q, 0.46).map((n, i) => n + (i ? 0.7 : 0)),
    mix(top, q, 0.2).map((n, i) => n + (i ? 1.1 : 0)),
  ])
  fill(k, GOLD, [
    mix(top, q, 0.8),
    [q[0] + 0.5, q[1] - 0.2],
    [q[0] + 0.3, q[1] + 0.3],
    mix(top, q, 0.78).map((n, i) => n + (i ? 0.9 : 0)),
  ])
  for (const t of [0.36, 0.5, 0.6])
    fill(k, AMBER, [
      mix(p, q, t),
      mix(p, q, t).map((n, i) => n - (i ? 1.8 : -0.2)),
      mix(p, q, t + 0.06).map((n, i) => n - (i ? 1.2 : 0)),
      mix(p, q, t + 0.07),
    ])
}

/** The gate of the rock and the small temple beside it. */
export function propylaea(k) {
  fill(k, BROWN, points('13 47 46 47 46 44.800 44 44.600 44 36 22 36.500 22 45 13 46'))
  for (const [x, h] of points('24 7.600 27 7.700 30 7.800 33 7.900 36 8 39 8.100'))
    column(k, x, 45, h, 1.5)
  fill(k, GOLD, points('22.500 37.400 40.500 36.900 40.500 35.700 22.500 36.200'))
  fill(k, BRIGHT, points('22 36.200 41 35.700 41 35 22 35.600'))
  fill(k, AMBER, points('40.500 46 45 46 45 39 40.500 37'))
  fill(k, GOLD, points('14 46.500 22 46.500 22 39 14 40'))
  fill(k, BRIGHT, points('13.600 40 22.400 39 22.400 38.300 13.600 39.300'))
  for (const x of [15.5, 17.5, 19.5])
    fill(k, BROWN, points(`${x} 46 ${x + 1} 46 ${x + 1} 41.500 ${x} 41.600`))
  // The temple of Nike on its bastion.
  fill(k, AMBER, points('45 54 54 54 54 46 45 46'))
  fill(k, GOLD, points('45 54 47 54 47 46 45 46'))
  fill(k, BROWN, points('46.500 46 53 46 53 41.600 46.500 41.600'))
  for (const x of [47, 48.9, 50.8, 52.6]) column(k, x, 46, 4.4, 0.8)
  fill(k, BRIGHT, points('46.300 41.700 53.300 41.700 53.300 41 46.300 41'))
  fill(k, GOLD, points('46 41 53.600 41 49.800 39.600'))
}

/** The rock: walls of many hands on its rim, lit from their foot; cliffs in amber and blue shade; the arches of the Odeon. */
export function rock(k) {
  path(k, '#34386c', 'M-8 57H168V100H-8Z')
  const rim = points(
    '8 48 14 46.500 45 46 54 46.500 60 45.600 80 46.600 134 43.800 146 45.500 153 48',
  )
  const foot = points('8 58 24 60 44 62 64 61 84 60.500 104 61.500 124 59.500 142 58 156 58')
  fill(k, BROWN, [...rim, ...foot.toReversed()])
  // The ground of the rock under the temple, in its light.
  fill(
    k,
    '#a8663c',
    points('47 47 54 43.600 59 42.600 77 45.600 132 42.400 138 42.800 147 46 134 45 80 48 60 48'),
  )
  fill(k, '#d08c48', points('56 44 60 43.200 77.500 46.400 131 43 134 43.600 80 47.600'))
  // The western walls under the gate: courses, a corner turned from the light.
  fill(k, '#a86440', points('14 46.500 45 46 45 55 14 56'))
  fill(k, '#74484c', points('8 48 14 46.500 14 56 8 57.500'))
  for (const [x, y, w, c] of points(
    '15 47.500 7 0 24 47.400 9 1 35 47.200 8 0 18 50 9 1 29 49.800 7 0 38 49.600 6.500 1 15 52.600 8 0 25 52.400 10 1 37 52.200 7 0',
    4,
  ))
    fill(k, c ? '#c07c48' : '#94583c', [
      [x, y],
      [x + w, y - 0.1],
      [x + w, y + 2],
      [x, y + 2.1],
    ])
  // Masonry of the south wall with its buttresses.
  const faces = points(
    '54 46.500 66 46 60 0.400 66 46 79 46.500 60.500 1 79 46.500 92 46 59.500 0.200 92 46 106 45.300 60 1 106 45.300 120 44.600 60.500 0.400 120 44.600 134 43.800 59.500 1 134 43.800 146 45.500 58.500 0.300',
    6,
  )
  for (const [x0, y0, x1, y1, f, n] of faces) {
    const g = k.createLinearGradient(0, f - 2, 0, y0)
    g.addColorStop(0, n > 0.5 ? '#f4b054' : '#e09848')
    g.addColorStop(0.5, n > 0.5 ? '#b87044' : '#a86444')
    g.addColorStop(1, '#74484c')
    fill(k, g, [
      [x0, y0],
      [x1, y1],
      [x1, f - 5],
      [x0, f - 5],
    ])
    fill(k, '#54385c', [
      [x1 - 1.4, y1],
      [x1, y1],
      [x1 + 0.5, f - 5],
      [x1 - 1.9, f - 5],
    ])
    fill(k, '#f8c870', [
      [x1 - 2.3, f - 5],
      [x1 - 1.5, y1 + 1.5],
      [x1 - 1.2, y1 + 1.5],
      [x1 - 1.6, f - 5],
    ])
    for (const u of [0.32, 0.6])
      stroke(
        k,
        'rgba(84,52,76,.5)',
        0.2,
        `M${x0 + 0.6} ${y0 + (f - 5 - y0) * u}L${x1 - 2.4} ${y1 + (f - 5 - y1) * u}`,
      )
  }
  fill(k, '#fcd488', [
    [54, 46.5],
    [66, 46],
    [79, 46.5],
    [92, 46],
    [106, 45.3],
    [120, 44.6],
    [134, 43.8],
    [134, 44.4],
    [120, 45.2],
    [106, 45.9],
    [92, 46.6],
    [79, 47.1],
    [66, 46.6],
    [54, 47.1],
  ])
  // Cliffs below the walls.
  const r = random(9)
  for (let x = 6; x < 158; ) {
    const w = 3.5 + r() * 6
    const top = 54.5 + r() * 1.6 - (x > 120 ? 1 : 0)
    const low = 62 + r() * 3
    const m = x + w * (0.3 + 0.3 * r())
    const near = Math.exp(-(((x - 84) / 46) ** 2))
    fill(
      k,
      near > 0.5 ? '#c07c4c' : '#84545c',
      rough(
        [
          [x, top + 0.6],
          [m, top],
          [m + w * 0.1, low],
          [x - w * 0.2, low],
        ],
        0.3,
        x,
      ),
    )
    fill(
      k,
      near > 0.5 ? '#744858' : '#4c3c64',
      rough(
        [
          [m, top],
          [x + w, top + 0.6],
          [x + w + 0.6, low],
          [m + w * 0.1, low],
        ],
        0.3,
        x + 2,
      ),
    )
    x += w
  }
  // The Odeon of Herodes: three storeys of arches, the middle higher.
  fill(k, '#c8844c', points('34 66 72 66 72 58.500 63 58 63 56 43 56 43 58 34 58.500'))
  fill(
    k,
    '#f4bc64',
    points(
      '34 59.200 43 58.700 43 56.700 63 56.700 63 58.700 72 59.200 72 58.400 63 57.900 63 55.800 43 55.800 43 57.900 34 58.400',
    ),
  )
  for (const [x0, x1, y, h, n] of points(
    '35 71 65.600 3.400 13 35 43 61.300 2 3 43.500 62.500 61.300 2.900 7 63.500 71 61.300 2 3',
    5,
  )) {
    const step = (x1 - x0) / n
    for (let i = 0; i < n; i++) {
      const x = x0 + step * (i + 0.5)
      const w = step * 0.32
      path(k, '#5c3448', `M${x - w} ${y}V${y - h + w}a${w} ${w} 0 0 1 ${w * 2} 0V${y}Z`)
      fill(k, '#ffdc8c', [
        [x - w, y],
        [x - w * 0.5, y],
        [x - w * 0.5, y - h * 0.55],
        [x - w, y - h * 0.55],
      ])
    }
  }
}

/** Athens in the dusk: boxes with a light here and there; behind it the cone of Lycabettus with its chapel. */
export function town(k) {
  fill(
    k,
    '#5c5c94',
    rough(
      points(
        '112 54 122 46 130 39 137 32 142 27.500 145 26.500 148 28 153 34 160 41 172 49 172 60 112 60',
      ),
      0.4,
      3,
    ),
  )
  fill(
    k,
    '#7c709c',
    rough(
      points(
        '112 54 122 46 130 39 137 32 142 27.500 145 26.500 143 31 139 36 136 43 130 50 126 58 112 60',
      ),
      0.4,
      5,
    ),
  )
  fill(
    k,
    '#ffe8b0',
    points('143.600 26.700 143.600 25.200 144.700 24.200 145.800 25.200 145.800 26.700'),
  )
  fill(
    k,
    '#34406c',
    rough(points('118 60 126 51 134 47 142 48.500 150 46 160 49 172 47 172 62 118 62'), 0.6, 7),
  )
  for (const d of ['-8 40 8 38.500 24 40.500 40 39 62 41 62 60 -8 60'])
    fill(k, '#5c689c', rough(points(d), 0.4, 2))
  const r = random(31)
  const boxes = []
  for (let i = 0; i < 330; i++) {
    const left = r() < 0.42
    const x = left ? -6 + r() * 62 : 104 + r() * 62
    const y = 44 + r() ** 0.8 * 22
    boxes.push([x, y])
  }
  boxes.sort((a, b) => a[1] - b[1])
  for (const [x, y] of boxes) {
    const q = 0.5 + (y - 43) * 0.06
    const [w, h] = [q * (1.3 + r() * 1.3), q * (0.9 + r() * 0.9)]
    const far = y < 52
    fill(k, far ? '#8c90b8' : '#6c74a8', [
      [x, y - h],
      [x + w * 0.62, y - h],
      [x + w * 0.62, y],
      [x, y],
    ])
    fill(k, far ? '#6c74a8' : '#4c5488', [
      [x + w * 0.62, y - h],
      [x + w, y - h + q * 0.1],
      [x + w, y],
      [x + w * 0.62, y],
    ])
    if (r() < 0.5)
      fill(k, r() < 0.7 ? '#ffd88c' : '#ffb468', [
        [x + w * 0.16, y - h * 0.7],
        [x + w * 0.3, y - h * 0.7],
        [x + w * 0.3, y - h * 0.35],
        [x + w * 0.16, y - h * 0.35],
      ])
    if (r() < 0.2)
      fill(k, '#ffe4a8', [
        [x + w * 0.42, y - h * 0.7],
        [x + w * 0.54, y - h * 0.7],
        [x + w * 0.54, y - h * 0.4],
        [x + w * 0.42, y - h * 0.4],
      ])
  }
}

/** Pines and olives in the hollow between: rounded heads, a little amber towards the rock, dark below. */
export function grove(k) {
  path(k, '#2c3460', 'M-8 66C40 67 120 67 168 65V100H-8Z')
  const r = random(17)
  const list = []
  for (let i = 0; i < 120; i++) list.push([-6 + r() * 172, 63.5 + r() * 15])
  list.sort((a, b) => a[1] - b[1])
  for (const [x, y] of list) {
    const q = 1.6 + (y - 62) * 0.17 + r() * 1.2
    const far = Math.min(1, (y - 63) / 14)
    const body = far < 0.35 ? '#3c4468' : far < 0.7 ? '#28345c' : '#182450'
    const head =
      far < 0.35 ? (x > 30 && x < 140 ? '#94684c' : '#54587c') : far < 0.7 ? '#40507c' : '#28386c'
    if (r() < 0.16) {
      // A cypress.
      path(
        k,
        body,
        `M${x} ${y - q * 3.4}C${x + q * 0.7} ${y - q * 1.6} ${x + q * 0.6} ${y - q * 0.3} ${x + q * 0.3} ${y + q * 0.4}H${x - q * 0.3}C${x - q * 0.6} ${y - q * 0.3} ${x - q * 0.7} ${y - q * 1.6} ${x} ${y - q * 3.4}Z`,
      )
      continue
    }
    path(
      k,
      body,
      `M${x - q * 1.4} ${y + q}C${x - q * 1.9} ${y - q * 0.4} ${x - q * 0.9} ${y - q * 1.2} ${x - q * 0.2} ${y - q}C${x + q * 0.5} ${y - q * 1.5} ${x + q * 1.8} ${y - q * 0.7} ${x + q * 1.5} ${y + q}Z`,
    )
    path(
      k,
      head,
      `M${x - q * 1.2} ${y - q * 0.2}C${x - q * 1.1} ${y - q} ${x - q * 0.5} ${y - q * 1.05} ${x - q * 0.2} ${y - q * 0.9}C${x + q * 0.4} ${y - q * 1.35} ${x + q * 1.1} ${y - q * 0.9} ${x + q * 1.2} ${y - q * 0.3}C${x + q * 0.6} ${y - q * 0.7} ${x + q * 0.1} ${y - q * 0.5} ${x - q * 0.2} ${y - q * 0.4}C${x - q * 0.6} ${y - q * 0.6} ${x - q} ${y - q * 0.5} ${x - q * 1.2} ${y - q * 0.2}Z`,
    )
  }
  fill(
    k,
    '#141c44',
    rough(points('-8 78 20 80 60 81.500 100 80 140 81.500 170 79 170 100 -8 100'), 1, 3),
  )
}
