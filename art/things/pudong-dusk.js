import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The far bank of the river. */
export const BANK = 63

const lamp = ['#ffe4a4', '#fff2cc', '#ffc890']

/** A plain tower: light side towards the west, shade side; roof: points of u (-1..1) and depth below its height. */
function block(
  k,
  {
    x,
    w,
    high,
    roof = [
      [-1, 0],
      [1, 0],
    ],
    tones: [light, shade, line],
    edge = 0.1,
    lit = 0.2,
    seed = 1,
    rows = 0.9,
  },
) {
  const r = random(seed)
  const top = roof.map(([u, d]) => [x + u * w, BANK - high + d])
  const all = [[x - w, BANK], ...top, [x + w, BANK]]
  fill(k, light, all)
  k.save()
  k.beginPath()
  for (const p of all) k.lineTo(p[0], p[1])
  k.clip()
  fill(k, shade, [
    [x + edge * w, 0],
    [x + w + 1, 0],
    [x + w + 1, 90],
    [x + edge * w, 90],
  ])
  for (let y = BANK - high + 1.2; y < BANK; y += rows * 2.1)
    stroke(k, line, 0.12, `M${x - w} ${y}H${x + w}`)
  for (let y = BANK - high + 1.4; y < BANK - 0.6; y += rows)
    for (let u = -0.86; u < 0.8; u += 0.62 / w)
      if (r() < lit * (u > edge ? 1.4 : 0.6))
        path(k, lamp[Math.floor(r() * 3)], `M${x + u * w} ${y}h${0.36}v${rows * 0.42}h${-0.36}Z`)
  k.restore()
}

/** Pale towers behind and beside, one row. */
export function behind(k) {
  const r = random(31)
  for (const [from, to, tall, light, shade] of [
    [-4, 168, 9, '#b4a8c4', '#9c9cc0'],
    [8, 168, 11, '#c0a4bc', '#8c90b8'],
  ])
    for (let x = from; x < to; ) {
      const w = 1 + r() * 1.6
      const high = tall * (0.35 + r() * 0.75) * (x < 30 ? 0.55 : x > 142 ? 0.7 : 1)
      block(k, {
        x: x + w,
        w,
        high,
        roof:
          r() < 0.3
            ? [
                [-1, 0.8],
                [0, 0],
                [1, 0.8],
              ]
            : [
                [-1, 0],
                [0.4, 0],
                [0.4, 0.7],
                [1, 0.7],
              ],
        tones: [light, shade, 'rgba(255,255,255,.12)'],
        lit: 0.05,
        seed: Math.round(x * 7),
      })
      x += w * 2 + r() * 2.6 - 0.5
    }
}

/** A ball of glass panes. */
function ball(k, x, y, q, lit) {
  path(k, '#c85c88', `M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`)
  k.save()
  k.clip(new Path2D(`M${x} ${y - q}a${q} ${q} 0 1 0 0.010 0Z`))
  path(k, '#f0909c', `M${x - q * 0.3} ${y - q * 1.25}a${q * 1.1} ${q * 1.1} 0 1 0 0.010 0Z`)
  path(k, '#ffc4b0', `M${x - q * 0.5} ${y - q * 1.1}a${q * 0.62} ${q * 0.62} 0 1 0 0.010 0Z`)
  for (let i = -3; i <= 3; i++) {
    stroke(
      k,
      'rgba(140,48,104,.32)',
      0.1,
      `M${x - q} ${y + (i * q) / 3.4 + q * 0.16}Q${x} ${y + (i * q) / 3.4 - q * 0.1} ${x + q} ${y + (i * q) / 3.4 + q * 0.16}`,
    )
    stroke(
      k,
      'rgba(140,48,104,.32)',
      0.1,
      `M${x + i * q * 0.1} ${y - q}Q${x + i * q * 0.42} ${y} ${x + i * q * 0.1} ${y + q}`,
    )
  }
  k.restore()
  path(
    k,
    '#fff0c4',
    `M${x - q * 0.99} ${y + lit}Q${x} ${y + lit + q * 0.26} ${x + q * 0.99} ${y + lit}L${x + q * 0.97} ${y + lit + 0.34}Q${x} ${y + lit + q * 0.26 + 0.4} ${x - q * 0.97} ${y + lit + 0.34}Z`,
  )
}

/** The Oriental Pearl, 468 m: three columns on six legs, eleven balls. q: one metre. */
export function pearl(k, x, q) {
  const y = (m) => BANK - m * q
  for (const [a, b, c, w] of [
    [-60, -12, '#9890b4', 8],
    [60, 12, '#6c70a4', 8],
    [-24, -6, '#b8a4bc', 7],
    [30, 8, '#787cac', 7],
  ])
    fill(k, c, [
      [x + (a - w / 2) * q, y(0)],
      [x + (a + w / 2) * q, y(0)],
      [x + (b + w / 2) * q, y(92)],
      [x + (b - w / 2) * q, y(92)],
    ])
  for (const [dx, light, shade] of [
    [0, '#a8a0c0', '#7c80b0'],
    [-12, '#f0d4cc', '#b4a4c0'],
    [12, '#c8b0c0', '#6c74a8'],
  ]) {
    path(k, light, `M${x + (dx - 4.5) * q} ${y(0)}V${y(262)}h${9 * q}V${y(0)}Z`)
    path(k, shade, `M${x + (dx + 0.6) * q} ${y(0)}V${y(262)}h${3.9 * q}V${y(0)}Z`)
  }
  for (let i = 0; i < 5; i++) ball(k, x, y(138 + i * 23), 6.6 * q, 0)
  for (const m of [126, 149, 172, 195, 218, 241])
    path(k, '#8c84b0', `M${x - 17 * q} ${y(m)}h${34 * q}v${1.6 * q}h${-34 * q}Z`)
  ball(k, x, y(93), 25 * q, 6 * q)
  path(
    k,
    '#dcc0c8',
    `M${x - 8 * q} ${y(290)}L${x - 5 * q} ${y(340)}H${x + 5 * q}L${x + 8 * q} ${y(290)}Z`,
  )
  path(
    k,
    '#8c84b0',
    `M${x + 1 * q} ${y(290)}L${x + 1 * q} ${y(340)}H${x + 5 * q}L${x + 8 * q} ${y(290)}Z`,
  )
  ball(k, x, y(272), 22.5 * q, 5 * q)
  ball(k, x, y(346), 8 * q, 2 * q)
  path(
    k,
    '#f0dcd4',
    `M${x - 3.4 * q} ${y(353)}L${x - 2.2 * q} ${y(400)}H${x + 2.2 * q}L${x + 3.4 * q} ${y(353)}Z`,
  )
  path(
    k,
    '#c88c9c',
    `M${x - 1.7 * q} ${y(400)}L${x - 0.7 * q} ${y(468)}H${x + 0.7 * q}L${x + 1.7 * q} ${y(400)}Z`,
  )
  path(k, '#7c80b0', `M${x + 0.5 * q} ${y(353)}V${y(440)}L${x + 3.4 * q} ${y(353)}Z`)
  path(
    k,
    '#8c84b4',
    `M${x - 74 * q} ${y(0)}C${x - 50 * q} ${y(16)} ${x + 50 * q} ${y(16)} ${x + 74 * q} ${y(0)}Z`,
  )
}

/** Shanghai Tower, 632 m: it turns as it rises, a notch runs round it, its rim is cut off at a slant. */
export function twisted(k, x, high) {
  const half = (t) => 3.9 - 1.95 * t ** 0.9
  const ts = Array.from({ length: 25 }, (_, i) => i / 24)
  const p = (t, u) => [
    x + 0.5 * Math.sin(t * 3.2) * (1 - t * 0.4) + u * half(t),
    BANK - high * t * (1 + u * 0),
  ]
  const cut = (t, u) => {
    const [a, b] = p(t, u)
    return [a, t > 0.955 ? b + (u + 1) * 1.5 : b]
  }
  const notch = (t) => -0.78 + 1.5 * t ** 1.15
  const side = (from, to, c) =>
    fill(k, c, [...ts.map((t) => cut(t, from(t))), ...ts.toReversed().map((t) => cut(t, to(t)))])
  side(
    () => -1,
    () => 1,
    '#7888bc',
  )
  side(() => -1, notch, '#f0c4bc')
  side(notch, (t) => Math.min(1, notch(t) + 0.24), '#5c68a4')
  side(
    (t) => Math.min(1, notch(t) + 0.24),
    (t) => Math.min(1, notch(t) + 0.62),
    '#a4a0c8',
  )
  for (let i = 1; i < 9; i++) {
    const t = i / 9
    const [a, b] = [p(t, -1), p(t, 1)]
    stroke(k, 'rgba(255,248,236,.55)', 0.16, `M${a.join(' ')}Q${x} ${a[1] + 0.6} ${b.join(' ')}`)
  }
  for (let i = 1; i < 44; i++) {
    const [a, b] = [p(i / 46, -1), p(i / 46, 1)]
    stroke(k, 'rgba(76,84,148,.16)', 0.1, `M${a.join(' ')}Q${x} ${a[1] + 0.5} ${b.join(' ')}`)
  }
  const [l, m] = [cut(1, -1), cut(1, 1)]
  fill(k, '#fff0d8', [l, m, [m[0], m[1] + 0.5], [l[0], l[1] + 0.7]])
}

/** The Financial Centre, 492 m: a wedge that ends in a blade with a window of sky. */
export function opener(k, x, high) {
  const y = BANK - high
  const body = `M${x - 3.3} ${BANK}C${x - 3.2} ${BANK - high * 0.5} ${x - 2.5} ${y + 6} ${x - 1.9} ${y}H${x + 1.9}C${x + 2.5} ${y + 6} ${x + 3.2} ${BANK - high * 0.5} ${x + 3.3} ${BANK}Z`
  path(k, '#8c98c8', body)
  k.save()
  k.clip(new Path2D(body))
  path(
    k,
    '#f0b8b4',
    `M${x - 4} ${BANK}V${y - 1}H${x - 1.8}C${x - 0.6} ${y + high * 0.3} ${x + 0.1} ${y + high * 0.6} ${x + 0.4} ${BANK}Z`,
  )
  path(
    k,
    '#5c70ac',
    `M${x + 4} ${BANK}V${y - 1}H${x + 1.9}C${x + 1.2} ${y + high * 0.4} ${x + 1.6} ${y + high * 0.7} ${x + 1.9} ${BANK}Z`,
  )
  for (let i = 1; i < 26; i++)
    stroke(k, 'rgba(64,72,140,.18)', 0.1, `M${x - 4} ${y + i * 1.2}H${x + 4}`)
  k.restore()
  path(k, '#ecb8bc', `M${x - 1.15} ${y + 0.9}H${x + 1.15}L${x + 0.82} ${y + 3.5}H${x - 0.82}Z`)
  path(k, '#fff0cc', `M${x - 1.9} ${y}H${x + 1.9}l0.050 0.450H${x - 1.95}Z`)
}

/** Jin Mao, 421 m: a pagoda of glass and steel, each set of storeys shorter and narrower. */
export function pagodaTower(k, x, high) {
  let y = BANK
  let w = 2.05
  let step = high * 0.165
  for (let i = 0; i < 13 && y - step > BANK - high * 0.9; i++) {
    fill(k, '#d8bcc0', [
      [x - w, y],
      [x - w * 0.985, y - step],
      [x + w * 0.985, y - step],
      [x + w, y],
    ])
    path(k, '#848cbc', `M${x + w * 0.15} ${y}V${y - step}H${x + w * 0.985}L${x + w} ${y}Z`)
    path(k, '#f4dcd0', `M${x - w * 0.55} ${y}V${y - step}h${w * 0.22}V${y}Z`)
    path(k, '#6c78ac', `M${x + w * 0.5} ${y}V${y - step}h${w * 0.2}V${y}Z`)
    path(
      k,
      '#fff0d4',
      `M${x - w * 1.08} ${y - step}H${x + w * 1.08}l-0.140 0.400H${x - w * 1.08 + 0.14}Z`,
    )
    y -= step
    w *= 0.945
    step *= 0.83
  }
  for (const [a, b, c] of [
    [0.72, 1.3, '#e8ccc8'],
    [0.46, 1.2, '#d4b8c0'],
  ]) {
    fill(k, c, [
      [x - w * a, y],
      [x - w * a * 0.7, y - b],
      [x + w * a * 0.7, y - b],
      [x + w * a, y],
    ])
    path(k, '#7c84b4', `M${x + 0.1} ${y}V${y - b}H${x + w * a * 0.7}L${x + w * a} ${y}Z`)
    y -= b
  }
  path(k, '#fff0d4', `M${x - 0.24} ${y}L${x} ${BANK - high}L${x + 0.24} ${y}Z`)
}

/** The others of the point, each with its own head. */
export function quarter(k) {
  const cool = ['#b8b0cc', '#7c88bc', 'rgba(255,240,230,.18)']
  const warm = ['#f0c8bc', '#a08cb4', 'rgba(120,70,110,.16)']
  const deep = ['#a08cb0', '#6070a8', 'rgba(255,240,230,.14)']
  for (const o of [
    {
      x: 62,
      w: 1.7,
      high: 13,
      roof: [
        [-1, 0],
        [1, 0],
      ],
      tones: cool,
    },
    {
      x: 66.4,
      w: 2,
      high: 16,
      roof: [
        [-1, 1.6],
        [-0.3, 0],
        [0.3, 0],
        [1, 1.6],
      ],
      tones: warm,
    },
    {
      x: 71,
      w: 1.5,
      high: 19,
      roof: [
        [-1, 0.8],
        [-0.5, 0],
        [0.5, 0],
        [1, 0.8],
      ],
      tones: deep,
    },
    {
      x: 75,
      w: 2.1,
      high: 22.5,
      roof: [
        [-1, 2],
        [0.2, 0],
        [1, 0.9],
      ],
      tones: cool,
    },
    {
      x: 80.2,
      w: 2.1,
      high: 24,
      roof: [
        [-1, 0.9],
        [-0.2, 0],
        [1, 2],
      ],
      tones: warm,
    },
    {
      x: 85.6,
      w: 1.8,
      high: 17,
      roof: [
        [-1, 0],
        [0.1, 0],
        [0.1, 1],
        [1, 1],
      ],
      tones: deep,
    },
    {
      x: 90,
      w: 2,
      high: 20,
      roof: [
        [-1, 1],
        [-0.75, 1],
        [-0.75, 0],
        [0.75, 0],
        [0.75, 1],
        [1, 1],
      ],
      tones: cool,
    },
    {
      x: 95,
      w: 1.7,
      high: 15,
      roof: [
        [-1, 0],
        [1, 1.6],
      ],
      tones: warm,
    },
    {
      x: 128.5,
      w: 2,
      high: 21,
      roof: [
        [-1, 0],
        [1, 0],
      ],
      tones: cool,
    },
    {
      x: 133.2,
      w: 1.7,
      high: 16.5,
      roof: [
        [-1, 2.2],
        [0, 0],
        [1, 2.2],
      ],
      tones: warm,
    },
    {
      x: 137.6,
      w: 2,
      high: 19,
      roof: [
        [-1, 0],
        [0, 1.6],
        [1, 0],
      ],
      tones: deep,
    },
    {
      x: 143,
      w: 1.8,
      high: 13.5,
      roof: [
        [-1, 0],
        [1, 0],
      ],
      tones: warm,
    },
    {
      x: 149,
      w: 2.3,
      high: 16,
      roof: [
        [-1, 0.6],
        [-0.6, 0],
        [0.6, 0],
        [1, 0.6],
      ],
      tones: cool,
    },
    {
      x: 155.6,
      w: 1.9,
      high: 12,
      roof: [
        [-1, 0],
        [1, 1],
      ],
      tones: deep,
    },
    {
      x: 162,
      w: 2.4,
      high: 14.5,
      roof: [
        [-1, 1.4],
        [0, 0],
        [1, 1.4],
      ],
      tones: warm,
    },
  ])
    block(k, { ...o, lit: 0.14, seed: Math.round(o.x * 3) })
}

/** The bank itself: low halls, the two globes of the congress hall, trees, lamps. */
export function shore(k) {
  const r = random(6)
  for (const [x, w, h, c, d] of points(
    '22 5 2.400 0 0 97 6 3 0 0 112 7 2.600 0 0 74 8 2.800 0 0 128 9 2.200 0 0 146 8 2.600 0 0',
    5,
  )) {
    path(k, '#e0b8b8', `M${x - w} ${BANK}V${BANK - h - c}H${x + w}V${BANK - d}Z`)
    path(k, '#8c88b4', `M${x} ${BANK}V${BANK - h}H${x + w}V${BANK}Z`)
    for (let i = 0; i < w * 1.6; i++)
      path(k, '#ffe8b0', `M${x - w + 0.5 + i * 1.2} ${BANK - h * 0.7}h0.600v${h * 0.3}h-0.600Z`)
  }
  for (const [x, q] of [
    [31, 3.1],
    [40.5, 2.5],
  ]) {
    path(k, '#8890c0', `M${x} ${BANK - q * 1.7}a${q} ${q} 0 1 0 0.010 0Z`)
    k.save()
    k.clip(new Path2D(`M${x} ${BANK - q * 1.7}a${q} ${q} 0 1 0 0.010 0Z`))
    path(k, '#c8b8d0', `M${x - q * 0.35} ${BANK - q * 2}a${q} ${q} 0 1 0 0.010 0Z`)
    path(k, '#f4d0c4', `M${x - q * 0.55} ${BANK - q * 1.6}a${q * 0.55} ${q * 0.55} 0 1 0 0.010 0Z`)
    k.restore()
  }
  path(k, '#dcb4b8', `M33 ${BANK}V${BANK - 3.2}H38.500V${BANK}Z`)
  for (let x = -6; x < 168; x += 1 + r() * 1.6) {
    const q = 0.7 + r() * 0.8
    path(
      k,
      ['#54689c', '#4c5c94', '#6c78a4'][Math.floor(r() * 3)],
      `M${x - q * 1.3} ${BANK + 0.3}C${x - q * 1.7} ${BANK - q} ${x - q * 0.8} ${BANK - q * 1.9} ${x} ${BANK - q * 1.5}C${x + q} ${BANK - q * 1.9} ${x + q * 1.7} ${BANK - q} ${x + q * 1.3} ${BANK + 0.3}Z`,
    )
  }
  path(k, '#48588f', `M-6 ${BANK - 0.3}H168V${BANK + 0.5}H-6Z`)
  for (let x = -4; x < 168; x += 2.1 + r())
    path(k, '#ffe8b4', `M${x} ${BANK - 0.5}a0.260 0.260 0 1 0 0.010 0Z`)
}

/** A boat for the evening tour: two decks of lamps under a roof of two tiers. */
export function tourBoat(k) {
  path(
    k,
    '#3c3468',
    'M-13 -0.500C-12.500 1.600 -11 2.500 -8 2.600H9C12 2.500 13.500 1 14.500 -1.600L11 -0.600H-12Z',
  )
  path(k, '#e0686c', 'M-13 -0.500L-12 -0.600H11L14.500 -1.600L14 -0.600L11.600 0.300H-12.800Z')
  for (const [x0, x1, y, h] of points('-11 10.500 -0.600 2.600 -9 8 -4.400 2.200', 4)) {
    path(k, '#ffd890', `M${x0} ${y}V${y - h}H${x1}V${y}Z`)
    for (let x = x0; x <= x1; x += 1.5) stroke(k, '#a8506c', 0.22, `M${x} ${y}V${y - h}`)
    path(k, '#fff0c0', `M${x0} ${y - h}H${x1}v0.400H${x0}Z`)
  }
  for (const [x0, x1, y] of points('-12 11.500 -3.200 -10 9 -6.600', 3)) {
    path(
      k,
      '#8c3c64',
      `M${x0 - 1.4} ${y - 0.6}Q${x0} ${y + 0.1} ${x0 + 0.4} ${y}H${x1 - 0.4}Q${x1} ${y + 0.1} ${x1 + 1.4} ${y - 0.6}L${x1 - 1.6} ${y - 1.5}H${x0 + 1.6}Z`,
    )
    path(
      k,
      '#f09c84',
      `M${x0 - 1.4} ${y - 0.6}Q${x0} ${y - 0.2} ${x0 + 0.6} ${y - 0.4}L${x0 + 2} ${y - 1.5}H${x0 + 1.6}Z`,
    )
  }
}

/** A string of low barges behind their tug. */
export function barges(k) {
  for (const x of [-20, -9.5, 1]) {
    path(
      k,
      '#4c4878',
      `M${x - 4.6} 0.300L${x - 4.2} -1H${x + 4.4}L${x + 4.9} -1.300L${x + 4.3} 0.300Z`,
    )
    path(
      k,
      '#b8848c',
      `M${x - 3.4} -1C${x - 2} -2 ${x - 1} -1.400 ${x} -1.900C${x + 1} -2.200 ${x + 2.6} -1.600 ${x + 3.4} -1Z`,
    )
  }
  path(k, '#4c4878', 'M8 0.400L7.600 -1.200H13L15 -1.900L14.200 0.400Z')
  path(k, '#e8c4b8', 'M8.600 -1.200V-3.600H11.600V-1.200Z')
  path(k, '#a88ca8', 'M10.400 -1.200V-3.600H11.600V-1.200Z')
  path(k, '#fff0c0', 'M9 -3h1.200v0.700h-1.200Z')
}
