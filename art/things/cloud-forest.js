import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump, frond } from '../nature/leaf-mass.js'

const mix = (a, b, t) => a + (b - a) * t

/** The shell of glass: daylight behind it, the garden outside in the haze, ribs of white steel that close over us. */
export function shell(k) {
  const g = k.createLinearGradient(0, 60, 120, 0)
  for (const [a, c] of [
    [0, '#fff4d0'],
    [0.35, '#dcf0e4'],
    [0.7, '#a8dce0'],
    [1, '#6cb4cc'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  // Outside: two steel trees, crowns of wood.
  for (const [x, y, q] of [
    [22, 66, 1],
    [42, 67, 0.66],
  ]) {
    path(
      k,
      '#b4d8d4',
      `M${x - 2.2 * q} ${y}L${x - 1.3 * q} ${y - 14 * q}Q${x - 2 * q} ${y - 19 * q} ${x - 8 * q} ${y - 23 * q}H${x + 8 * q}Q${x + 2 * q} ${y - 19 * q} ${x + 1.3 * q} ${y - 14 * q}L${x + 2.2 * q} ${y}Z`,
    )
    for (let i = -4; i < 5; i++)
      stroke(
        k,
        '#e4f0e0',
        0.2,
        `M${x + i * 0.26 * q} ${y - 14 * q}Q${x + i * 0.5 * q} ${y - 19 * q} ${x + i * 1.9 * q} ${y - 23 * q}`,
      )
  }
  const r = random(4)
  for (let x = -6; x < 84; x += 2.6 + r() * 2)
    clump(k, x, 66 + r() * 2, 3 + r() * 1.6, ['#9cd0bc', '#b8dcc0', '#d4ecc8'], r() * 6, {
      side: -1,
    })
  // Ribs from the ground on the left up over our heads; rings across them.
  const rib = (x, t) => {
    const u = 1 - t
    return [
      u * u * x + 2 * u * t * (x * 0.86 - 6) + t * t * 128,
      u * u * 72 + 2 * u * t * (-6 - (80 - x) * 0.1) + t * t * -34,
    ]
  }
  const line = (list) => `M${list.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`
  const ts = Array.from({ length: 19 }, (_, i) => i / 18)
  const xs = [
    -60, -44, -30, -18, -8, 1, 9.5, 17.5, 25, 32.5, 40, 47.5, 55, 63, 71, 80, 90, 101, 113, 126,
    140, 155, 171, 189, 210,
  ]
  // Panes that catch the sky.
  for (let i = 0; i < xs.length - 1; i++)
    for (let j = 0; j < ts.length - 1; j++)
      if ((i * 7 + j * 5) % 9 < 2)
        fill(k, 'rgba(255,255,244,.35)', [
          rib(xs[i], ts[j]),
          rib(xs[i + 1], ts[j]),
          rib(xs[i + 1], ts[j + 1]),
          rib(xs[i], ts[j + 1]),
        ])
  for (const t of ts.slice(1)) stroke(k, '#d8ecec', 0.2, line(xs.map((x) => rib(x, t))))
  for (const x of xs) {
    k.save()
    k.translate(0.34, 0.1)
    stroke(k, '#74acb8', 0.5, line(ts.map((t) => rib(x, t))))
    k.restore()
    stroke(k, '#fafff8', 0.5, line(ts.map((t) => rib(x, t))))
  }
}

const SIDES = [
  points('112 5 104 8 99 17 95 27 98 37 90 48 87 59 80 71 72 86'),
  points('126 4.500 134 8 139 18 143 30 140 40 148 52 152 64 160 76 172 86'),
]
const edge = (side, y) => {
  const list = SIDES[side]
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    if (y <= b[1]) return mix(a[0], b[0], Math.max(0, (y - a[1]) / (b[1] - a[1])))
  }
  return list.at(-1)[0]
}

const TONES = [
  ['#0f3c48', '#185454', '#2c7060'],
  ['#185454', '#28746a', '#4c9868'],
  ['#28746a', '#489860', '#98c868'],
  ['#3c8c68', '#80bc60', '#d8e47c'],
]

/** A rosette of stiff leaves, as those that sit on trees. */
function rosette(k, x, y, q, [a, b]) {
  for (let i = 0; i < 9; i++) {
    const d = -0.1 - (i / 8) * 2.94
    const [ex, ey] = [x + Math.cos(d) * q, y + Math.sin(d) * q * 0.9 + q * 0.1]
    path(
      k,
      i % 2 ? a : b,
      `M${x - q * 0.12} ${y}Q${x + Math.cos(d) * q * 0.6 - Math.sin(d) * q * 0.16} ${y + Math.sin(d) * q * 0.7} ${ex} ${ey}Q${x + Math.cos(d) * q * 0.4 + Math.sin(d) * q * 0.16} ${y + Math.sin(d) * q * 0.4} ${x + q * 0.12} ${y}Z`,
    )
  }
}

/** The mountain of plants, in ledges that overhang; light from the left. */
export function mountain(k) {
  const r = random(12)
  fill(k, TONES[0][0], [...SIDES[0], ...SIDES[1].toReversed()])
  fill(k, '#18585a', [...SIDES[0], ...points('104 86 108 70 112 56 114 40 116 26 118 10')])
  const ledges = points(
    '9 0.100 0.900 14 0 1 20 0 0.600 23.500 0.420 1 29 0 0.500 33 0.350 1 38 0 0.640 42.500 0.450 1 47 0 0.460 51 0.300 1 56.500 0 0.600 60.500 0.420 1 65 0 0.400 69 0.280 1 73.500 0 0.550 77.500 0.400 1 82 0 0.300 84 0.660 1',
    3,
  )
  // Its outline is overgrown too.
  for (let y = 14; y < 86; y += 2.2)
    for (const m of [0, 1])
      clump(
        k,
        edge(m, y) + (m ? -0.6 : 0.6),
        y,
        1.8 + r() * 1.2,
        TONES[m ? 0 : 2 + (r() < 0.4)],
        r() * 6,
      )
  for (const [y, u0, u1] of ledges) {
    const at = (u, dy = 0) => mix(edge(0, y + dy), edge(1, y + dy), u)
    // The hollow under the ledge, with what hangs into it.
    path(
      k,
      '#0c3040',
      `M${at(u0)} ${y + 1}C${at(mix(u0, u1, 0.3))} ${y + 4} ${at(mix(u0, u1, 0.7))} ${y + 4.6} ${at(u1)} ${y + 1.4}Z`,
    )
    for (let i = 0; i < 9; i++) {
      const [x, l] = [at(mix(u0, u1, (i + r()) / 9)), 2.4 + r() * 5]
      path(
        k,
        TONES[1 + (i % 2)][1],
        `M${x - 0.5} ${y}Q${x - 0.1} ${y + l * 0.7} ${x + 0.2} ${y + l}Q${x + 0.3} ${y + l * 0.6} ${x + 0.6} ${y}Z`,
      )
    }
    for (let row = 0; row < 2; row++)
      for (let u = u0; u <= u1; u += 0.055 + r() * 0.04) {
        const x = at(u) + (r() - 0.5)
        const light = 3.1 - u * 2.7 - row * 0.5 + (r() - 0.5) * 0.8
        clump(
          k,
          x,
          y + (row ? 0.6 : -1.6) + r() * 1.4,
          2.1 + r() * 1.7,
          TONES[Math.max(0, Math.min(3, Math.round(light)))],
          r() * 6,
        )
      }
    // Flowers in drifts, each drift of one kind.
    for (let i = 0; i < 2; i++) {
      const [u, c] = [
        mix(u0, u1, 0.15 + r() * 0.75),
        ['#f4648c', '#ffd45c', '#f88c5c', '#f4ecf4', '#c47cd0'][Math.floor(r() * 5)],
      ]
      for (let j = 0; j < 11; j++)
        path(
          k,
          c,
          `M${at(u) + (r() - 0.5) * 5.4} ${y - 2.2 + (r() - 0.5) * 3}a${0.34 + r() * 0.24} 0.400 0 1 0 0.010 0Z`,
        )
    }
    for (let i = 0; i < 3; i++) {
      const u = mix(u0, u1, r())
      const pair = [
        ['#e8505c', '#a83058'],
        ['#a8d468', '#4c9460'],
        ['#f4a05c', '#b85c54'],
      ][Math.floor(r() * 3)]
      if (u < 0.9) rosette(k, at(u), y - 1.6, 2 + r() * 1.1, pair)
    }
  }
  for (const [x, y, q, t] of points(
    '110 5.500 3 3 116 3.600 3.400 3 122 4 3.200 2 128 5.600 3 1 132 8 2.600 0 106 8.500 2.600 3',
    4,
  ))
    clump(k, x, y, q, TONES[t], r() * 6)
}

/** The fall out of the mountain's head: strands, their shade side, the mist at its foot. */
export function fallOf(k) {
  path(k, '#0c3040', 'M100 18.500C101 16 108 15.600 110 18L109 24H100.500Z')
  path(
    k,
    '#a4d8e4',
    'M101 18C104 16.600 107 16.600 109 18C109.600 34 109 56 109.600 76H97.500C99 56 99.600 34 101 18Z',
  )
  path(
    k,
    '#f4fffc',
    'M101 18C102.600 17 104 16.900 105 17C104.600 34 103.600 56 103 76H97.500C99 56 99.600 34 101 18Z',
  )
  path(
    k,
    '#f4fffc',
    'M106.500 17.100C107.600 17.400 108.400 17.700 109 18C109.300 28 109.200 38 109.100 48C108.200 38 107 28 106.500 17.100ZM106 40C107 52 108 64 108 76H105C105.600 64 106 52 106 40Z',
  )
  path(
    k,
    '#6cb4cc',
    'M104.600 24C105.200 36 104.800 44 104.300 54C104 44 104.300 34 104.600 24ZM107.600 52C108.200 60 108.500 68 108.400 74C107.800 66 107.600 60 107.600 52Z',
  )
}

/** A walk of white steel round the mountain, seen from below: middle, half width, half depth, from and to (of a turn), front or back. */
export function walk(k, { x, y, rx, ry, from, to, deep = 1.1 }, people = []) {
  const on = (a, dy = 0) => [x + Math.cos(a * 6.2832) * rx, y - Math.sin(a * 6.2832) * ry + dy]
  const as = Array.from({ length: 41 }, (_, i) => mix(from, to, i / 40))
  const run = (dy) => as.map((a) => on(a, dy))
  const line = (list) => `M${list.map((p) => p.map((v) => v.toFixed(2)).join(' ')).join('L')}`
  for (const [a, draw] of people) draw(on(a, 0.2))
  for (let i = 0; i <= 40; i += 2) stroke(k, '#e4f4f0', 0.14, line([on(as[i], 0), on(as[i], -1.9)]))
  stroke(k, '#f4fffa', 0.22, line(run(-1.9)))
  fill(k, '#5c98a8', [...run(0.5), ...run(0.5 + deep).toReversed()])
  fill(k, '#3c7488', [...run(0.5 + deep * 0.6), ...run(0.5 + deep).toReversed()])
  fill(k, '#f8fff8', [...run(-0.15), ...run(0.6).toReversed()])
}

/** Struts that hold a walk: pairs of points. */
export const struts = (k, list) => {
  for (const [x0, y0, x1, y1] of points(list, 4)) {
    stroke(k, '#3c7488', 0.8, `M${x0 + 0.2} ${y0}L${x1 + 0.2} ${y1}`)
    stroke(k, '#dcf0ec', 0.44, `M${x0} ${y0}L${x1} ${y1}`)
  }
}

/** The pool, wet paving, rocks at the foot of the fall. */
export function floor(k) {
  const r = random(6)
  path(k, '#5c8c8c', 'M-6 74C20 71.500 60 72 96 74L168 80V96H-6Z')
  path(k, '#84b0a4', 'M-6 74C20 71.500 50 71.800 80 73.400C60 75.500 20 77 -6 80Z')
  path(
    k,
    '#3c7480',
    'M62 79C74 74.500 104 74 130 77C142 79 140 84 124 86C100 88.500 68 87 60 83C58.600 81.500 59.600 80 62 79Z',
  )
  path(
    k,
    '#a8d8d8',
    'M82 78.500C92 76 110 76 118 78C122 80 116 83.500 104 84.500C92 85 80 82.500 79 80.500C79 79.600 80.500 79 82 78.500Z',
  )
  path(
    k,
    '#ecfff8',
    'M92 78C98 76.500 108 76.600 112 78.400C112 80.500 106 82 101 82C96 82 91 80 92 78Z',
  )
  for (const [x, y, l] of points('74 81 5 84 84.500 6 118 83 6 126 80 5 98 86 7', 3))
    path(
      k,
      'rgba(220,250,246,.5)',
      `M${x - l} ${y}q${l} -0.500 ${l * 2} 0q${-l} 0.600 ${-l * 2} 0Z`,
    )
  for (const [x, y, q] of points(
    '64 80 2.200 70 84.500 2.600 84 86.500 2 112 86.500 3 126 85 3.400 134 80.500 2.800 90 76.500 1.600 116 76.500 2 60 83 1.600',
    3,
  )) {
    fill(k, '#1c4c58', [
      [x - q * 1.2, y + 0.5],
      [x - q, y - q * 0.5],
      [x - q * 0.2, y - q * 0.95],
      [x + q * 0.8, y - q * 0.5],
      [x + q * 1.3, y + 0.5],
    ])
    fill(k, '#74a898', [
      [x - q, y - q * 0.5],
      [x - q * 0.2, y - q * 0.95],
      [x + q * 0.4, y - q * 0.7],
      [x - q * 0.3, y - q * 0.2],
    ])
  }
  for (let i = 0; i < 8; i++)
    stroke(
      k,
      'rgba(44,92,100,.3)',
      0.18,
      `M${-6} ${76 + i * 2.4 + r()}C20 ${75 + i * 2.2} 40 ${75.5 + i * 2} 60 ${76 + i * 1.6}`,
    )
}

/** Spray that drifts from the foot of the fall. */
export function spray(k) {
  for (const [d, c] of [
    [
      'M84 79C80 72 86 66 92 68C92 60 100 58 103 63C108 57 116 62 114 69C121 67 126 74 121 79C112 82 94 82 84 79Z',
      'rgba(240,255,250,.75)',
    ],
    [
      'M92 79C90 74 95 70 99 72C101 66 109 67 109 73C114 72 117 76 114 79C108 81 98 81 92 79Z',
      'rgba(255,255,255,.9)',
    ],
  ])
    path(k, c, d)
}

/** Large leaves close to us, dark. */
export function nearLeaves(k) {
  const r = random(9)
  const leaf = (x, y, l, a, tones) => {
    k.save()
    k.translate(x, y)
    k.rotate(a)
    const d = `M0 0C${l * 0.1} ${-l * 0.36} ${l * 0.5} ${-l * 0.46} ${l} 0C${l * 0.5} ${l * 0.46} ${l * 0.1} ${l * 0.36} 0 0Z`
    path(k, tones[0], d)
    k.save()
    k.clip(new Path2D(d))
    path(k, tones[1], `M0 0H${l}V${-l}H0Z`)
    for (let i = 1; i < 6; i++) {
      stroke(
        k,
        tones[2],
        0.16,
        `M${l * i * 0.15} 0Q${l * (i * 0.15 + 0.12)} ${-l * 0.2} ${l * (i * 0.15 + 0.2)} ${-l * 0.36}M${l * i * 0.15} 0Q${l * (i * 0.15 + 0.12)} ${l * 0.2} ${l * (i * 0.15 + 0.2)} ${l * 0.36}`,
      )
    }
    k.restore()
    stroke(k, tones[2], 0.3, `M${-l * 0.3} 0H${l * 0.94}`)
    k.restore()
  }
  const dark = ['#0c3440', '#14484c', '#2c6c60']
  const dark2 = ['#104048', '#1c5854', '#3c8468']
  for (const [x, y, l, a] of points(
    '-4 84 17 -1 4 92 18 -0.500 -3 70 14 -1.300 14 95 15 -0.900 -5 96 20 -0.200 26 97 13 -1.300',
    4,
  ))
    leaf(x, y, l, a + (r() - 0.5) * 0.1, r() < 0.5 ? dark : dark2)
  for (const [x, y, l, a] of points(
    '164 92 19 -2.500 168 80 16 -2.100 152 97 15 -2.200 138 98 13 -1.900 170 98 20 -2.800',
    4,
  ))
    leaf(x, y, l, a, r() < 0.5 ? dark : dark2)
  for (const a of [0.5, 0.85, 1.2, 1.6])
    frond(k, -4, -4, 26 + r() * 8, a - 0.1, ['#1c5854', '#0c3440'], {
      bend: 0.5,
      n: 17,
      wide: 0.16,
    })
}
