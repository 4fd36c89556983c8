import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The market street in metres, seen from a first floor: x right, y above the ground, z away. */
const [LEVEL, EYE, F] = [50, 6.2, 101]
export const P = (x, y, z) => [80 + (F * x) / z, LEVEL - (F * (y - EYE)) / z]
export const metre = (z) => F / z
const mix = (a, b, t) => a + (b - a) * t

/** An office tower that leaves the picture: its two sides, rows of windows; lit: share of lamps. */
function tower(k, { x, w, top, foot = 54, split, light, shade, glass, lit, step = 1.5, seed }) {
  const r = random(seed)
  fill(k, light, [
    [x, foot],
    [x, top[0]],
    [x + split, top[1]],
    [x + split, foot],
  ])
  fill(k, shade, [
    [x + split, foot],
    [x + split, top[1]],
    [x + w, top[2]],
    [x + w, foot],
  ])
  const col = (a, b, ya, yb, n, tone) => {
    for (let y = Math.max(-2, Math.max(ya, yb) + 1.2); y < foot; y += step) {
      const t = (y - Math.min(ya, yb)) / (foot - Math.min(ya, yb))
      const d = (yb - ya) * (1 - t)
      for (let i = 0; i < n; i++) {
        const [u, v] = [mix(a, b, (i + 0.16) / n), mix(a, b, (i + 0.84) / n)]
        path(
          k,
          r() < lit ? ['#ffe0a0', '#fff0c8', '#ffc07c'][Math.floor(r() * 3)] : tone,
          `M${u} ${y + (d * (i + 0.16)) / n}L${v} ${y + (d * (i + 0.84)) / n}v${step * 0.52}L${u} ${y + (d * (i + 0.16)) / n + step * 0.52}Z`,
        )
      }
    }
  }
  col(x, x + split, top[0], top[1], Math.max(2, Math.round(split / 1.5)), glass[0])
  col(x + split, x + w, top[1], top[2], Math.max(2, Math.round((w - split) / 1.5)), glass[1])
}

export function quarter(k) {
  const far = {
    light: '#9cb0bc',
    shade: '#7c94b0',
    glass: ['#8ca4b8', '#7088a8'],
    lit: 0.16,
    step: 1.3,
  }
  const mid = {
    light: '#6c88a8',
    shade: '#4c6894',
    glass: ['#587898', '#405c8c'],
    lit: 0.15,
    step: 1.5,
  }
  const near = {
    light: '#34507c',
    shade: '#243c6c',
    glass: ['#2c4470', '#1c3060'],
    lit: 0.13,
    step: 1.9,
  }
  for (const o of [
    { ...far, x: 34, w: 8, split: 5, top: [24, 22, 23], seed: 3 },
    { ...far, x: 76, w: 8, split: 4, top: [29, 27, 29], seed: 5 },
    { ...far, x: 86, w: 9, split: 6, top: [14, 11, 14], seed: 6 },
    { ...mid, x: 21, w: 13, split: 9, top: [10, 7, 9], seed: 8 },
    { ...mid, x: 94, w: 13, split: 6, top: [-6, -8, -5], seed: 9 },
    { ...mid, x: 106, w: 9, split: 4, top: [22, 20, 22], seed: 12 },
    { ...near, x: -4, w: 24, split: 19, top: [-8, -8, -8], seed: 13 },
    { ...near, x: 114, w: 19, split: 5, top: [-8, -8, -8], seed: 14 },
    {
      ...near,
      light: '#2c4470',
      shade: '#1c3060',
      glass: ['#243c68', '#182858'],
      x: 134,
      w: 34,
      split: 8,
      top: [-9, -9, -9],
      seed: 15,
      step: 2.3,
    },
  ])
    tower(k, o)
}

const CENTRE = [-13, 60]
const ROOF = ['#f4a878', '#d87c60', '#a85458', '#7c4058']

/** The old market hall: eight sides of cast iron under a roof in two steps, a clock over the middle. */
export function market(k, guests) {
  const at = (i, q) => {
    const a = ((i + 0.5) * Math.PI) / 4 + 0.16
    return [CENTRE[0] + Math.cos(a) * q, CENTRE[1] + Math.sin(a) * q]
  }
  const side = (i) => {
    const [a, b] = [at(i - 1, 30), at(i, 30)]
    const n = Math.atan2((a[1] + b[1]) / 2 - CENTRE[1], (a[0] + b[0]) / 2 - CENTRE[0])
    const seen = -(Math.cos(n) * ((a[0] + b[0]) / 2) + Math.sin(n) * ((a[1] + b[1]) / 2)) > 0
    // The evening comes from the left.
    const tone = Math.max(0, Math.min(3, Math.round(1.5 + Math.cos(n) * 1.7 + Math.sin(n) * 0.3)))
    return { i, seen, tone, z: (a[1] + b[1]) / 2 }
  }
  const sides = Array.from({ length: 8 }, (_, i) => side(i)).sort((a, b) => b.z - a.z)
  const ring = (i, q, y) => {
    const [x, z] = at(i, q)
    return P(x, y, z)
  }
  const roof = ({ i, tone }, q0, y0, q1, y1, ribs) => {
    fill(k, ROOF[tone], [
      ring(i - 1, q0, y0),
      ring(i, q0, y0),
      ring(i, q1, y1),
      ring(i - 1, q1, y1),
    ])
    for (let j = 1; j < ribs; j++) {
      const t = j / ribs
      const p = (q, y) => {
        const [a, b] = [at(i - 1, q), at(i, q)]
        return P(mix(a[0], b[0], t), y, mix(a[1], b[1], t))
      }
      stroke(k, 'rgba(92,36,64,.2)', 0.16, `M${p(q0, y0).join(' ')}L${p(q1, y1).join(' ')}`)
    }
    stroke(
      k,
      ROOF[Math.max(0, tone - 1)],
      0.3,
      `M${ring(i, q0, y0).join(' ')}L${ring(i, q1, y1).join(' ')}`,
    )
  }
  for (const s of sides) {
    if (!s.seen) continue
    const [a, b] = [at(s.i - 1, 28.6), at(s.i, 28.6)]
    const on = (t, y) => P(mix(a[0], b[0], t), y, mix(a[1], b[1], t))
    fill(k, '#5c3454', [on(0, 0), on(1, 0), on(1, 6), on(0, 6)])
    fill(k, '#ffb45c', [on(0, 0.9), on(1, 0.9), on(1, 5), on(0, 5)])
    fill(k, '#ffdc94', [on(0, 2.4), on(1, 2.4), on(1, 4.4), on(0, 4.4)])
    // Those who eat and walk inside.
    guests(on, s)
    const iron = ['#fff4e0', '#f4dcd0', '#dcb8bc', '#b890ac'][s.tone]
    const bays = 5
    for (let j = 0; j < bays; j++) {
      const [t0, t1] = [j / bays, (j + 1) / bays]
      const tm = (t0 + t1) / 2
      // The web of iron over each arch.
      const [p, q, m] = [on(t0, 3.9), on(t1, 3.9), on(tm, 6.4)]
      const [p6, q6] = [on(t0, 6), on(t1, 6)]
      path(
        k,
        iron,
        `M${p.join(' ')}Q${m.join(' ')} ${q.join(' ')}L${q6.join(' ')}L${p6.join(' ')}Z`,
      )
      const [c0, c1] = [on(t0, 0), on(t0, 6)]
      const w = 0.36 * metre(mix(a[1], b[1], t0))
      path(k, iron, `M${c0[0] - w} ${c0[1]}V${c1[1]}h${2 * w}V${c0[1]}Z`)
      path(
        k,
        'rgba(124,64,96,.4)',
        `M${c0[0] + w * 0.2} ${c0[1]}V${c1[1] + 1.6}h${0.8 * w}V${c0[1]}Z`,
      )
      for (const u of [0.3, 0.5, 0.7]) {
        const [x, y] = on(mix(t0, t1, u), 5.62)
        const rr = w * 0.9
        path(k, '#ffc878', `M${x} ${y - rr}a${rr} ${rr} 0 1 0 0.010 0Z`)
      }
      const [lx, ly] = on(tm, 4.1)
      path(k, '#fff8dc', `M${lx} ${ly - w * 0.8}a${w} ${w} 0 1 0 0.010 0Z`)
    }
    const [b0, b1] = [on(1, 0), on(1, 6)]
    const w = 0.5 * metre(b[1])
    path(k, iron, `M${b0[0] - w} ${b0[1]}V${b1[1]}h${2 * w}V${b0[1]}Z`)
  }
  for (const s of sides) if (s.seen) roof(s, 31, 5.9, 13, 11.6, 7)
  for (const s of sides) {
    if (!s.seen) continue
    const [p, q] = [ring(s.i - 1, 31, 5.9), ring(s.i, 31, 5.9)]
    stroke(
      k,
      ['#fff0d8', '#f4d0c0', '#c898a0', '#9c7498'][s.tone],
      0.5,
      `M${p.join(' ')}L${q.join(' ')}`,
    )
    fill(k, ['#fff0dc', '#e8c8c4', '#b88ca0', '#8c688c'][s.tone], [
      ring(s.i - 1, 13.6, 11.2),
      ring(s.i, 13.6, 11.2),
      ring(s.i, 13.6, 13.4),
      ring(s.i - 1, 13.6, 13.4),
    ])
    fill(k, '#ffcc80', [
      ring(s.i - 1, 13.6, 11.9),
      ring(s.i, 13.6, 11.9),
      ring(s.i, 13.6, 13),
      ring(s.i - 1, 13.6, 13),
    ])
    const [u, v] = [at(s.i - 1, 13.6), at(s.i, 13.6)]
    for (let j = 0; j <= 6; j++) {
      const [x, z] = [mix(u[0], v[0], j / 6), mix(u[1], v[1], j / 6)]
      stroke(
        k,
        ['#fff0dc', '#e8c8c4', '#b88ca0', '#8c688c'][s.tone],
        0.3,
        `M${P(x, 11.2, z).join(' ')}L${P(x, 13.4, z).join(' ')}`,
      )
    }
  }
  for (const s of sides) if (s.seen) roof(s, 15.4, 13.2, 2.6, 17.6, 3)
  clock(k)
}

/** The clock tower: eight-sided shaft, four dials, a lantern, a vane. */
function clock(k) {
  const [x, z] = CENTRE
  const [px] = P(x, 0, z)
  const y = (h) => P(x, h, z)[1]
  const m = metre(z)
  const box = (w, a, b, [l, c, d], taper = 1) => {
    fill(k, c, [
      [px - w * m, y(a)],
      [px - w * m * taper, y(b)],
      [px + w * m * taper, y(b)],
      [px + w * m, y(a)],
    ])
    fill(k, l, [
      [px - w * m, y(a)],
      [px - w * m * taper, y(b)],
      [px - w * m * 0.42 * taper, y(b)],
      [px - w * m * 0.42, y(a)],
    ])
    fill(k, d, [
      [px + w * m * 0.42, y(a)],
      [px + w * m * 0.42 * taper, y(b)],
      [px + w * m * taper, y(b)],
      [px + w * m, y(a)],
    ])
  }
  const white = ['#fff8e8', '#f0d4cc', '#b48ca4']
  box(3, 17, 18.2, white)
  box(2.5, 18.2, 24, white)
  for (const h of [18.9, 23.5]) box(2.8, h, h + 0.45, ['#fffaf0', '#f8e0d4', '#c4a0b0'])
  const q = 1.25 * m
  path(k, '#8c5068', `M${px} ${y(21.3) - q * 1.16}a${q * 1.16} ${q * 1.16} 0 1 0 0.010 0Z`)
  path(k, '#fff4d0', `M${px} ${y(21.3) - q}a${q} ${q} 0 1 0 0.010 0Z`)
  stroke(
    k,
    '#3c2c54',
    0.24,
    `M${px} ${y(21.3)}L${px + q * 0.4} ${y(21.3) + q * 0.5}M${px} ${y(21.3)}L${px - q * 0.1} ${y(21.3) - q * 0.78}`,
  )
  box(3.1, 24, 24.6, white)
  box(2.9, 24.6, 26.4, [ROOF[0], ROOF[1], ROOF[3]], 0.42)
  box(1.1, 26.4, 28, white)
  box(1.3, 28, 30.4, [ROOF[0], ROOF[1], ROOF[3]], 0.06)
  stroke(k, '#5c3858', 0.22, `M${px} ${y(30)}V${y(32.4)}`)
  path(k, '#5c3858', `M${px - 1.2} ${y(32.4)}l1.300 -0.500l1.500 0.300l-1.500 0.500Z`)
}

/** A satay stall: counter, embers, awning with its lamps, seen from the street on its left. n: which awning. */
export function stall(k, x, z, n, cook) {
  const [a, b] = [
    [x, z - 1.7],
    [x + 0.3, z + 1.7],
  ]
  const deep = 2.4
  const p = (t, out, y) => P(mix(a[0], b[0], t) + out, y, mix(a[1], b[1], t))
  const cloth = [
    ['#e8645c', '#a83c54', '#fff0d8'],
    ['#4ca89c', '#2c6c80', '#fff0d8'],
    ['#f0b04c', '#b06c48', '#fff0d8'],
  ][n % 3]
  fill(k, '#7c3c54', [p(0, deep, 0), p(1, deep, 0), p(1, deep, 2.5), p(0, deep, 2.5)])
  fill(k, '#ffb868', [p(0, deep, 0.9), p(1, deep, 0.9), p(1, deep, 2.5), p(0, deep, 2.5)])
  fill(k, '#5c3054', [p(0, 0, 0), p(0, deep, 0), p(0, deep, 1), p(0, 0, 1)])
  cook(p)
  fill(k, '#a85858', [p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)])
  fill(k, cloth[1], [p(0, 0, 0.1), p(1, 0, 0.1), p(1, 0, 0.7), p(0, 0, 0.7)])
  fill(k, '#3c2444', [p(0.04, 0, 0.98), p(0.96, 0, 0.98), p(0.96, 0.5, 1.02), p(0.04, 0.5, 1.02)])
  fill(k, '#ff8c3c', [p(0.1, 0.05, 1.02), p(0.9, 0.05, 1.02), p(0.9, 0.4, 1.06), p(0.1, 0.4, 1.06)])
  for (let i = 0; i < 9; i++) {
    const [x0, y0] = p(0.12 + i * 0.09, -0.1, 1.08)
    const [x1, y1] = p(0.12 + i * 0.09, 0.42, 1.1)
    stroke(k, i % 2 ? '#fff0b8' : '#8c4434', 0.016 * metre(z) + 0.08, `M${x0} ${y0}L${x1} ${y1}`)
  }
  for (const t of [0, 1]) {
    const [x0, y0] = p(t, 0, 0)
    const [, y1] = p(t, 0, 2.5)
    stroke(k, '#4c2c50', 0.06 * metre(z), `M${x0} ${y0}V${y1}`)
  }
  // The awning in strips.
  for (let i = 0; i < 6; i++)
    fill(k, i % 2 ? cloth[2] : cloth[0], [
      p(i / 6, -0.5, 2.35),
      p((i + 1) / 6, -0.5, 2.35),
      p((i + 1) / 6, deep * 0.5, 3.1),
      p(i / 6, deep * 0.5, 3.1),
    ])
  fill(k, cloth[1], [p(0, -0.5, 2.35), p(0, deep * 0.5, 3.1), p(0, deep + 0.4, 2.4)])
  for (let i = 0; i < 6; i++) {
    const [x0, y0] = p((i + 0.5) / 6, -0.5, 2.35)
    const w = (p(1, -0.5, 2.35)[0] - p(0, -0.5, 2.35)[0]) / 12
    path(
      k,
      i % 2 ? '#dcbcb0' : cloth[1],
      `M${x0 - w} ${y0}h${2 * w}v${0.12 * metre(z)}q${-w} ${0.16 * metre(z)} ${-2 * w} 0Z`,
    )
  }
  for (const t of [0.2, 0.8]) {
    const [x0, y0] = p(t, 0.2, 2.2)
    path(
      k,
      '#fffbe4',
      `M${x0} ${y0 - 0.1 * metre(z)}a${0.13 * metre(z)} ${0.13 * metre(z)} 0 1 0 0.010 0Z`,
    )
  }
}

/** A round table with what stands on it; x, y: its foot; m: a metre there. */
export function table(k, x, y, m, top, seed) {
  const r = random(seed)
  path(
    k,
    'rgba(60,28,72,.5)',
    `M${x - 0.9 * m} ${y}q${0.9 * m} ${-0.26 * m} ${1.9 * m} 0q${-0.9 * m} ${0.3 * m} ${-1.9 * m} 0Z`,
  )
  path(
    k,
    '#5c2c50',
    `M${x - 0.06 * m} ${y}V${y - 0.7 * m}h${0.12 * m}V${y}ZM${x - 0.34 * m} ${y + 0.03 * m}L${x} ${y - 0.12 * m}L${x + 0.34 * m} ${y + 0.03 * m}Z`,
  )
  path(
    k,
    top[1],
    `M${x - 0.62 * m} ${y - 0.72 * m}a${0.62 * m} ${0.2 * m} 0 1 0 ${1.24 * m} 0a${0.62 * m} ${0.2 * m} 0 1 0 ${-1.24 * m} 0Z`,
  )
  path(
    k,
    top[0],
    `M${x - 0.62 * m} ${y - 0.77 * m}a${0.62 * m} ${0.2 * m} 0 1 0 ${1.24 * m} 0a${0.62 * m} ${0.2 * m} 0 1 0 ${-1.24 * m} 0Z`,
  )
  path(
    k,
    '#8c5c48',
    `M${x - 0.26 * m} ${y - 0.78 * m}a${0.26 * m} ${0.08 * m} 0 1 0 ${0.52 * m} 0a${0.26 * m} ${0.08 * m} 0 1 0 ${-0.52 * m} 0Z`,
  )
  for (let i = 0; i < 5; i++)
    stroke(
      k,
      '#fff0c4',
      0.02 * m + 0.04,
      `M${x - 0.2 * m + i * 0.1 * m} ${y - 0.8 * m}l${0.1 * m} ${-0.05 * m}`,
    )
  for (const dx of [-0.4, 0.36]) {
    const h = (0.16 + r() * 0.06) * m
    path(
      k,
      ['#ffd878', '#d8f0d0', '#ff9c7c'][Math.floor(r() * 3)],
      `M${x + dx * m} ${y - 0.76 * m}v${-h}h${0.09 * m}v${h}Z`,
    )
  }
}

/** Smoke of the grills, lit from below: strips that rise and lean to the left. */
export function smoke(k, list) {
  for (const [x, y, q, high] of points(list, 4))
    path(
      k,
      'rgba(255,220,176,.5)',
      `M${x} ${y}C${x - q * 2.4} ${y - high * 0.25} ${x + q * 1.4} ${y - high * 0.45} ${x - q * 1.4} ${y - high * 0.7}C${x - q * 3} ${y - high * 0.86} ${x - q * 2} ${y - high} ${x - q * 4} ${y - high * 1.08}C${x - q * 0.6} ${y - high * 1.02} ${x - q * 0.2} ${y - high * 0.8} ${x + q * 0.8} ${y - high * 0.62}C${x + q * 2.4} ${y - high * 0.4} ${x} ${y - high * 0.24} ${x + q * 1.4} ${y}Z`,
    )
}
