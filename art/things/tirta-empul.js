import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { clump } from '../nature/leaf-mass.js'

/** The bath of the holy spring in metres, seen from its corner steps: x right, y above the water, z away. */
const [LEVEL, EYE, F] = [35, 3.3, 100]
export const P = (x, y, z) => [80 + (F * x) / z, LEVEL - (F * (y - EYE)) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t

/** Where the wall of the spouts stands: u from near to far. */
const [NEAR, FAR] = [
  [7.4, 8.4],
  [-2.4, 33],
]
export const wallAt = (u, out = 0) => {
  // Even steps along the ground, so that what is far stands closer together.
  const [x, z] = [mix(NEAR[0], FAR[0], u), mix(NEAR[1], FAR[1], u)]
  return [x - out * 0.93, z - out * 0.37]
}
const on = (u, y, out = 0) => {
  const [x, z] = wallAt(u, out)
  return P(x, y, z)
}

/** Half of a split gate, stepped outside, cut straight inside; q: one tenth of its height. m: which side. */
function half(k, x, y, q, m, [light, mid, dark, gold]) {
  const steps = points(
    '0 0 3.600 0 3.600 1.200 3.200 1.200 3.200 2.600 3.500 2.600 3.500 3 2.700 3.200 2.700 4.400 3 4.400 3 4.800 2.200 5 2.200 6 2.500 6 2.500 6.300 1.700 6.500 1.700 7.400 1.900 7.400 1.900 7.700 1.200 7.900 1.100 8.800 0.600 9.400 0 10',
  )
  fill(
    k,
    mid,
    steps.map(([a, b]) => [x + m * (0.5 + a) * q, y - b * q]),
  )
  const face = steps.map(([a, b]) => [x + m * (0.5 + (m < 0 ? a : a * 0.62)) * q, y - b * q])
  if (m > 0) fill(k, light, face)
  else
    fill(
      k,
      light,
      steps.map(([a, b]) => [x + m * (0.5 + Math.max(a * 0.45, 0)) * q, y - b * q]),
    )
  fill(k, dark, [
    [x + m * 0.5 * q, y],
    [x + m * 0.5 * q, y - 10 * q],
    [x + m * 0.95 * q, y - 9.1 * q],
    [x + m * 0.95 * q, y],
  ])
  for (const [b, w] of points('1.200 3.500 2.900 3.300 4.700 2.800 6.200 2.300 7.600 1.700'))
    path(k, gold, `M${x + m * 0.5 * q} ${y - b * q}h${m * w * q}v${-0.26 * q}h${-m * w * q}Z`)
  for (const [a, b] of points('3.500 3 3 4.800 2.500 6.300 1.900 7.700'))
    path(
      k,
      mid,
      `M${x + m * (0.5 + a) * q} ${y - b * q}l${m * 0.7 * q} ${-0.9 * q}l${-m * 0.9 * q} ${0.3 * q}Z`,
    )
}

export const gate = (k, x, y, q, tones) => {
  half(k, x, y, q, -1, tones)
  half(k, x, y, q, 1, tones)
  for (let i = 0; i < 4; i++)
    path(
      k,
      ['#d8b89c', '#b89488'][i % 2],
      `M${x - (2.4 - i * 0.45) * q} ${y + (0.9 - i * 0.3) * q}h${(4.8 - i * 0.9) * q}v${-0.34 * q}h${-(4.8 - i * 0.9) * q}Z`,
    )
}

/** A shrine on its base: red and gold body, one to five roofs of black palm fibre. */
export function shrine(k, x, y, q, roofs) {
  path(k, '#a88478', `M${x - 2.6 * q} ${y}V${y - 2 * q}H${x + 2.6 * q}V${y}Z`)
  path(k, '#dcb498', `M${x - 2.6 * q} ${y}V${y - 2 * q}H${x - 0.4 * q}V${y}Z`)
  path(k, '#e8c8a4', `M${x - 2.9 * q} ${y - 2 * q}h${5.8 * q}v${-0.5 * q}h${-5.8 * q}Z`)
  path(k, '#8c3c3c', `M${x - 1.8 * q} ${y - 2.5 * q}V${y - 5.4 * q}H${x + 1.8 * q}V${y - 2.5 * q}Z`)
  path(k, '#d8603c', `M${x - 1.8 * q} ${y - 2.5 * q}V${y - 5.4 * q}H${x}V${y - 2.5 * q}Z`)
  path(
    k,
    '#f4c45c',
    `M${x - 1 * q} ${y - 2.5 * q}V${y - 4.8 * q}H${x + 0.6 * q}V${y - 2.5 * q}ZM${x - 1.9 * q} ${y - 5.1 * q}h${3.8 * q}v${-0.3 * q}h${-3.8 * q}Z`,
  )
  path(k, '#7c2c34', `M${x - 0.6 * q} ${y - 2.5 * q}V${y - 4.5 * q}H${x + 0.2 * q}V${y - 2.5 * q}Z`)
  let [yy, w] = [y - 5.4 * q, 3.3]
  for (let i = 0; i < roofs; i++) {
    const h = (roofs === 1 ? 2.6 : 1.5) * q
    const t = roofs === 1 ? 0.12 : 0.5
    path(
      k,
      '#3c3840',
      `M${x - w * q} ${yy}Q${x - w * 0.62 * q} ${yy - h * 0.5} ${x - w * t * q} ${yy - h}H${x + w * t * q}Q${x + w * 0.62 * q} ${yy - h * 0.5} ${x + w * q} ${yy}Z`,
    )
    path(
      k,
      '#74685c',
      `M${x - w * q} ${yy}Q${x - w * 0.62 * q} ${yy - h * 0.5} ${x - w * t * q} ${yy - h}H${x - w * t * 0.2 * q}Q${x - w * 0.2 * q} ${yy - h * 0.5} ${x - w * 0.3 * q} ${yy}Z`,
    )
    yy -= h
    if (i < roofs - 1) {
      path(k, '#c8503c', `M${x - w * 0.42 * q} ${yy}v${-0.5 * q}h${w * 0.84 * q}v${0.5 * q}Z`)
      path(k, '#7c2c38', `M${x} ${yy}v${-0.5 * q}h${w * 0.42 * q}v${0.5 * q}Z`)
      yy -= 0.5 * q
    }
    w *= 0.8
  }
  path(k, '#f4c45c', `M${x - 0.3 * q} ${yy}L${x} ${yy - 1.3 * q}L${x + 0.3 * q} ${yy}Z`)
}

/** The wooded slope above the temple in the haze of the morning: three planes, crowns along their edges, a few large ones within. */
export function hill(k) {
  const r = random(5)
  const ridge = (x, base, wave, n) =>
    base + Math.sin(x * 0.045 + n) * wave + Math.sin(x * 0.11 + n * 2) * wave * 0.3
  for (const [base, wave, q, body, tones, n, some] of [
    [5, 4.5, 4.6, '#c0e0b0', ['#b0d8ac', '#c8e4b0', '#e4f0b8'], 1.2, 5],
    [14, 4, 5.6, '#90c494', ['#7cb890', '#98c890', '#cce49c'], 3.1, 9],
    [25, 3, 5, '#58a07c', ['#4c9474', '#70b074', '#b4d47c'], 5.4, 9],
  ]) {
    const edge = Array.from({ length: 60 }, (_, i) => [
      -8 + i * 3,
      ridge(-8 + i * 3, base, wave, n),
    ])
    fill(k, body, [...edge, [170, 60], [-8, 60]])
    for (let x = -8; x < 170; x += q * (0.7 + r() * 0.6))
      clump(k, x, ridge(x, base, wave, n) + r() * q * 0.5, q * (0.6 + r() * 0.7), tones, r() * 6)
    for (let i = 0; i < some; i++) {
      const x = ((i + r()) / some) * 164
      clump(
        k,
        x,
        ridge(x, base, wave, n) + q * (1.4 + r() * 0.8),
        q * (0.9 + r() * 0.5),
        [tones[0], body, tones[1]],
        r() * 6,
      )
    }
  }
  path(k, '#58a07c', 'M-6 37H168V46H-6Z')
}

/** A coconut palm far off. */
export function palm(k, x, y, high, lean, [light, dark]) {
  const [tx, ty] = [x + high * lean, y - high]
  stroke(k, dark, high * 0.04, `M${x} ${y}Q${x} ${y - high * 0.6} ${tx} ${ty}`)
  for (let i = 0; i < 11; i++) {
    const a = 0.4 - (i / 10) * 3.94
    const l = high * (0.36 + 0.07 * Math.sin(i * 2.4))
    const [ex, ey] = [tx + Math.cos(a) * l, ty + Math.sin(a) * l * 0.62 + l * 0.36]
    const [cx, cy] = [tx + Math.cos(a) * l * 0.6, ty + Math.sin(a) * l * 0.7 - l * 0.12]
    path(
      k,
      i % 2 || a > -1 ? dark : light,
      `M${tx} ${ty}Q${cx} ${cy - l * 0.1} ${ex} ${ey}Q${cx} ${cy + l * 0.2} ${tx} ${ty + high * 0.02}Z`,
    )
  }
}

const STONE = ['#f0dcb4', '#d0b49c', '#a08c84', '#6c6c70']

/** The long wall: courses, moss at its foot, pillars with guardians, a coping with offerings on it. */
export function wall(k) {
  const run = (y, out = 0) =>
    Array.from({ length: 24 }, (_, i) => on(-0.06 + (i / 23) * 1.06, y, out))
  const band = (y0, y1, c, out = 0) => fill(k, c, [...run(y0, out), ...run(y1, out).toReversed()])
  band(-0.2, 2.9, STONE[1])
  const r = random(6)
  for (let row = 0; row < 5; row++)
    for (let u = -0.06 + (row % 2) * 0.012; u < 0.985; ) {
      const w = 0.022 + r() * 0.014
      if (r() < 0.55) {
        const [y0, y1] = [0.34 + row * 0.46, 0.34 + row * 0.46 + 0.4]
        fill(k, ['#dcc4a4', '#c0a494', '#e0ccac'][Math.floor(r() * 3)], [
          on(u, y0),
          on(u + w, y0),
          on(u + w, y1),
          on(u, y1),
        ])
      }
      u += w + 0.004
    }
  // Moss climbs from the water, uneven.
  const moss = Array.from({ length: 60 }, (_, i) => {
    const u = -0.06 + (i / 59) * 1.06
    return on(u, 0.28 + 0.2 * Math.abs(Math.sin(i * 1.7)) + 0.12 * Math.sin(i * 0.6))
  })
  fill(k, '#5c8464', [...moss, ...run(-0.2).toReversed()])
  fill(k, '#3c6458', [...run(0.14), ...run(-0.2).toReversed()])
  // The coping throws its shade.
  band(2.3, 2.9, 'rgba(92,64,96,.45)')
  band(2.75, 3.1, STONE[2], 0.16)
  band(2.86, 3.1, STONE[0], 0.16)
  band(1.98, 2.1, STONE[2], 0.05)
  for (let i = 0; i < 12; i++) {
    const u = i / 11.6 - 0.012
    const w = 0.011
    fill(k, STONE[2], [
      on(u - w, 0, 0.1),
      on(u + w, 0, 0.1),
      on(u + w, 2.8, 0.1),
      on(u - w, 2.8, 0.1),
    ])
    fill(k, STONE[0], [on(u, 0.2, 0.1), on(u + w, 0.2, 0.1), on(u + w, 2.8, 0.1), on(u, 2.8, 0.1)])
    fill(k, '#5c8464', [
      on(u - w, -0.1, 0.1),
      on(u + w, -0.1, 0.1),
      on(u + w, 0.3, 0.1),
      on(u - w, 0.36, 0.1),
    ])
    guardian(k, ...on(u, 3.05, 0.06), metre(wallAt(u)[1]) * 0.13, i)
  }
}

/** A small stone guardian with its checked cloth, or a basket of offerings. */
function guardian(k, x, y, q, i) {
  if (i % 3 === 2) {
    path(
      k,
      '#c89454',
      `M${x - 2 * q} ${y}L${x - 2.4 * q} ${y - 1.2 * q}H${x + 2.4 * q}L${x + 2 * q} ${y}Z`,
    )
    for (const [dx, dy, c] of [
      [-1.3, -1.7, '#f4d45c'],
      [0, -2.3, '#f07c9c'],
      [1.2, -1.7, '#fff4e0'],
      [-0.4, -1.4, '#e8503c'],
    ])
      path(k, c, `M${x + dx * q} ${y + dy * q - 0.7 * q}a${0.8 * q} ${0.8 * q} 0 1 0 0.010 0Z`)
    return
  }
  path(
    k,
    '#8c807c',
    `M${x - 2 * q} ${y}L${x - 1.6 * q} ${y - 3.6 * q}C${x - 2 * q} ${y - 5 * q} ${x - 1.2 * q} ${y - 6 * q} ${x - 0.6 * q} ${y - 6 * q}L${x} ${y - 7.6 * q}L${x + 0.6 * q} ${y - 6 * q}C${x + 1.4 * q} ${y - 5.8 * q} ${x + 2 * q} ${y - 5 * q} ${x + 1.6 * q} ${y - 3.6 * q}L${x + 2 * q} ${y}Z`,
  )
  path(
    k,
    '#c8bca4',
    `M${x - 2 * q} ${y}L${x - 1.6 * q} ${y - 3.6 * q}C${x - 2 * q} ${y - 5 * q} ${x - 1.2 * q} ${y - 6 * q} ${x - 0.6 * q} ${y - 6 * q}L${x} ${y - 7.6 * q}V${y - 5 * q}L${x - 0.6 * q} ${y}Z`,
  )
  path(
    k,
    '#f4ecdc',
    `M${x - 1.85 * q} ${y - 1.4 * q}L${x - 1.7 * q} ${y - 3 * q}H${x + 1.7 * q}L${x + 1.85 * q} ${y - 1.4 * q}Z`,
  )
  for (const [dx, dy] of points('-1.700 -3 -0.300 -3 1 -3 -1 -2.200 0.400 -2.200'))
    path(k, '#3c3c48', `M${x + dx * q} ${y + dy * q}h${0.66 * q}v${0.8 * q}h${-0.66 * q}Z`)
}

/** A spout in its carved panel and the water that falls from it, to the height y1 (a head) or to the pool. */
export function spout(k, u, y1, bow = 0) {
  const [x, z] = wallAt(u)
  const m = metre(z)
  const w = 0.3 / 27
  const panel = (c, a, y0, y) =>
    fill(k, c, [on(u - w * a, y0), on(u + w * a, y0), on(u + w * a, y), on(u - w * a, y)])
  panel('#8c8078', 1.3, 0.75, 1.9)
  panel('#f4e4bc', 1, 0.85, 1.82)
  panel('#b89c88', 0.62, 1, 1.66)
  const p = (out, y) => {
    const [a, b] = wallAt(u, out)
    return P(a, y, b)
  }
  const [tip, back] = [p(0.5, 1.42), p(0, 1.4)]
  path(
    k,
    '#74706c',
    `M${back[0]} ${back[1] - 0.16 * m}L${tip[0]} ${tip[1] - 0.13 * m}V${tip[1] + 0.1 * m}L${back[0]} ${back[1] + 0.16 * m}Z`,
  )
  path(
    k,
    '#dccca8',
    `M${back[0]} ${back[1] - 0.16 * m}L${tip[0]} ${tip[1] - 0.13 * m}V${tip[1] - 0.03 * m}L${back[0]} ${back[1] - 0.02 * m}Z`,
  )
  const end = p(0.5 + 0.34 + bow, y1)
  const d = (a, b) =>
    `M${tip[0]} ${tip[1] - 0.09 * m}Q${end[0] - a * 0.1 * m} ${tip[1] - 0.06 * m} ${end[0] - a * 0.2 * m} ${end[1]}H${end[0] + b * 0.2 * m}Q${end[0] + b * 0.24 * m} ${tip[1] + 0.24 * m} ${tip[0]} ${tip[1] + 0.08 * m}Z`
  path(k, '#a8e4dc', d(0.6, 0.6))
  path(k, '#f4fff8', d(0.6, -0.05))
  // Where it breaks: drops and foam.
  for (let i = 0; i < 6; i++) {
    const a = -0.3 - (i / 5) * 2.6
    const l = (0.2 + (i % 3) * 0.06) * m
    path(
      k,
      '#f4fff8',
      `M${end[0] + Math.cos(a) * l} ${end[1] + Math.sin(a) * l * 0.6}a${0.03 * m} ${0.04 * m} 0 1 0 0.010 0Z`,
    )
  }
  path(
    k,
    'rgba(244,255,250,.85)',
    `M${end[0] - 0.2 * m} ${end[1]}q${0.2 * m} ${-0.16 * m} ${0.4 * m} 0q${-0.2 * m} ${0.12 * m} ${-0.4 * m} 0Z`,
  )
  return end
}

/** Rings where somebody stands in the water. */
export function rings(k, x, y, m) {
  for (const [q, c, w] of [
    [0.42, 'rgba(236,255,246,.75)', 0.035],
    [0.68, 'rgba(190,244,230,.45)', 0.03],
  ])
    stroke(
      k,
      c,
      w * m,
      `M${x - q * m} ${y}a${q * m} ${q * 0.2 * m} 0 1 0 ${q * 2 * m} 0a${q * m} ${q * 0.2 * m} 0 1 0 ${-q * 2 * m} 0`,
    )
}

/** A carp seen from above; 10 long. */
export function koi(k, body, spot) {
  path(
    k,
    body,
    'M-5 0C-3 -1.800 1 -1.900 3.600 0C1 1.900 -3 1.800 -5 0ZM3 0L6.500 -1.800C6 -0.600 6 0.600 6.500 1.800ZM-2 -1.400L-0.500 -3L0.500 -1.500ZM-2 1.400L-0.500 3L0.500 1.500Z',
  )
  path(
    k,
    spot,
    'M-3.600 -0.800C-2.600 -1.400 -1.600 -1.200 -1.400 -0.400C-2 0.400 -3.200 0.400 -3.600 -0.800ZM0 0.200C0.800 -0.600 2 -0.400 2.400 0.200C1.600 1 0.600 1 0 0.200Z',
  )
}

/** A Javan kingfisher that watches the carps, looking left; 10 high. */
export function kingfisher(k) {
  path(
    k,
    '#1c5c9c',
    'M0.500 -6.500C3 -5.800 4.200 -3.400 4 -1L5.600 2.600L4.200 2.400L2.600 0.200C0.600 0 -0.800 -1 -1.200 -3Z',
  )
  path(
    k,
    '#48c0dc',
    'M1.400 -5.800C3 -4.800 4 -3 3.900 -1L5.200 2.400L4.600 2.300L2.800 -0.400C1.800 -2 1.200 -4 1.400 -5.800Z',
  )
  path(
    k,
    '#74342c',
    'M-1.900 -6.600C-1.800 -8.800 -0.400 -9.800 1 -9.600C2.800 -9.300 3.200 -7.600 2.400 -6.200C1.400 -5 0.400 -4.600 -0.200 -3C-1.200 -3.800 -1.900 -5 -1.900 -6.600Z',
  )
  path(
    k,
    '#2c2444',
    'M-1.200 -5.200C-1.600 -3 -1 -0.800 1 -0.200L0.600 -3.600C0.400 -4.600 -0.400 -5.400 -1.200 -5.200Z',
  )
  path(k, '#e8482c', 'M-1.500 -8L-6.400 -6.900L-1.700 -6.300Z')
  path(k, '#a82c30', 'M-6.400 -6.900L-1.800 -7L-1.700 -6.300Z')
  path(k, '#fff4dc', 'M-0.200 -8.100a0.420 0.420 0 1 0 0.010 0Z')
  stroke(k, '#e8482c', 0.4, 'M0.600 -0.200V0.500M1.500 -0.100V0.500')
}
