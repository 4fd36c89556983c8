import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, smooth, tread } from '../core/noise.js'
import { range } from './mountains.js'

/**
 * A line across the picture for ground, as a function of the pixel column.
 * at: fraction of the height; bumps: uneven height in picture heights; tilt: rise to the right.
 */
export function groundLine(s, { at, bumps = 0.015, detail = 2, tilt = 0, bowl = 0, seed = 1 }) {
  return (x) => {
    const u = x / s.w
    return (
      s.h *
      (at -
        tilt * (u - 0.5) -
        bowl * (2 * u - 1) ** 2 -
        bumps * fbm((x / s.h) * detail + seed * 7.7, seed, 4))
    )
  }
}

/** Ground that would begin a hair under the horizon begins on it: no slit of sky between them. */
const closed = (s, row) => (row > s.horizon && row < s.horizon + s.h * 0.02 ? s.horizon - 1 : row)

/**
 * Ground under a line down to the lower edge, shaded by perspective noise.
 * colour: near surface by daylight; farColour: surface at the line; grain: patchiness 0..1;
 * ripple: wind ripples (sand); from/to: limit in x (fractions).
 */
export function ground(
  s,
  {
    top,
    colour = '#8a9a4f',
    farColour,
    haze = 0.25,
    grain = 0.5,
    ripple = 0,
    seed = 1,
    from = 0,
    to = 1,
    base,
    front,
  },
) {
  const { w, h, mood } = s
  const f = front ?? mood.front
  const near = [rgb(s.tone(colour, f * 0.45)), rgb(s.tone(colour, Math.min(1, f + 0.25)))]
  const far = [
    rgb(s.far(s.tone(farColour ?? colour, f * 0.6), haze)),
    rgb(s.far(s.tone(farColour ?? colour, Math.min(1, f + 0.25)), haze)),
  ]
  const x0 = s.x(from)
  const x1 = s.x(to)
  const end = base ? base * h : h
  const tops = new Float32Array(w + 8)
  let highest = 1e9
  for (let x = 0; x < w + 8; x++) {
    tops[x] = closed(s, top(x))
    if (x >= x0 && x <= x1) highest = Math.min(highest, tops[x])
  }
  return s.shade([x0, highest - 2, x1, end], (x, y, out) => {
    const t0 = tops[x | 0]
    const a = clamp(y - t0 + 0.5)
    if (a <= 0) {
      out[3] = 0
      return
    }
    const d = (y - t0) / h + 0.012
    const z = 0.2 / d
    const X = ((x - w * 0.5) / h) * z
    const t = smooth(0, 0.35, d)
    let li = 0.5 + grain * fbm(X * 1.1 + seed * 5, z * 1.5, 2) * 1.1 * smooth(0.012, 0.05, d)
    if (ripple) {
      const wave = Math.sin(z * 34 + fbm(X * 3 + 3, z * 3, 3) * 7 + X * 5)
      li += ripple * wave * 0.14 * clamp(d * 9) * clamp(0.5 + fbm(X * 1.3, z * 1.3 + 9, 3) * 1.6)
    }
    li = tread(li, 5)
    for (let j = 0; j < 3; j++)
      out[j] = mix(mix(far[0][j], far[1][j], li), mix(near[0][j], near[1][j], li), t)
    out[3] = a
  })
}

/** A sandy beach under an edge line (pixel rows); wet and darker at the water. */
export function beach(s, edge, { from = 0, to = 1, colour = '#f3dfb4', wet = '#d8bd8c' } = {}) {
  const { h } = s
  const f = s.mood.front
  const dry = [rgb(s.tone(colour, f * 0.85)), rgb(s.tone(colour, Math.min(1, f + 0.3)))]
  const damp = rgb(s.tone(wet, Math.min(1, f + 0.1)))
  const x0 = s.x(from)
  const x1 = s.x(to)
  const tops = new Float32Array(s.w + 8)
  let highest = h
  for (let x = 0; x < s.w + 8; x++) {
    tops[x] = edge(x)
    if (x >= x0 && x <= x1) highest = Math.min(highest, tops[x])
  }
  return s.shade([x0, highest - 2, x1, h], (x, y, out) => {
    const d = (y - tops[x | 0]) / h
    if (d * h < -0.5) {
      out[3] = 0
      return
    }
    const li = tread(0.6 + fbm((x / h) * 2, (y / h) * 7, 2) * 0.5, 4)
    const dryness = smooth(0.026, 0.03, d + fbm((x / h) * 3, 3, 2) * 0.018)
    for (let j = 0; j < 3; j++) out[j] = mix(damp[j], mix(dry[0][j], dry[1][j], li), dryness)
    out[3] = clamp(d * h + 0.5)
  })
}

/**
 * A sand dune: a winding crest, one face in the sun, the other in shade.
 * at: x fraction of the summit; y: fraction of its foot; height, width in picture heights.
 */
export function dune(
  s,
  { at, y, height, width = 0.9, colour = '#e2a765', seed = 1, haze = 0, from, ripple = 1 },
) {
  const { h, mood } = s
  const cx = s.x(at)
  const foot = s.y(y)
  const H = height * h
  const W = width * h
  const side = from ?? (s.sun[0] < cx ? -1 : 1)
  const bright = rgb(s.far(s.tone(colour, Math.min(1, mood.front + 0.4)), haze))
  const dark = rgb(s.far(s.tone(colour, mood.front * 0.15), haze))
  const crestAt = (x) => {
    const d = (x - cx) / W
    return (
      foot -
      H *
        Math.exp(-Math.abs(d) * 1.5 - d * d * 1.2) *
        (1 + 0.05 * noise((x / h) * 5 + seed * 9, seed))
    )
  }
  return s.shade([0, foot - H * 1.1, s.w, h], (x, py, out) => {
    const top = crestAt(x)
    if (py < top - 0.5) {
      out[3] = 0
      return
    }
    const down = Math.max(0, (py - top) / H)
    // The ridge line winds from the summit towards the viewer; beyond it lies the shaded face.
    const ridge =
      cx + side * -1 * (Math.sin(down * 2.6 + seed) * 0.16 - 0.06 + down * 0.12) * W * down ** 0.6
    // On the very crest both faces meet: a ridge that has no depth yet must not draw a seam.
    const face = smooth(-0.002, 0.004, (side * (x - ridge)) / h)
    const X = x / h
    const Y = py / h
    const rip =
      ripple *
      Math.sin(Y * 170 + X * 26 * side + fbm(X * 3, Y * 3, 2) * 7) *
      0.03 *
      clamp(0.4 + fbm(X * 3, Y * 5, 3) * 2)
    const li = clamp(face * (0.86 + rip) + (1 - face) * (0.14 + down * 0.16 + rip * 0.4))
    for (let j = 0; j < 3; j++) out[j] = mix(dark[j], bright[j], li)
    out[3] = clamp(py - top + 0.5)
  })
}

/** Snow-covered ground with blue hollows. */
export function snowfield(s, { top, from = 0, to = 1, seed = 1 }) {
  return ground(s, {
    top,
    from,
    to,
    colour: '#f3f8fc',
    farColour: '#e6eff6',
    haze: 0.1,
    grain: 0.42,
    seed,
  })
}

/** Soft rolling hills in one call: nearer ones darker and sharper. */
export function hills(
  s,
  {
    base,
    height = 0.08,
    layers = 3,
    colour = '#6f8f4a',
    seed = 1,
    haze = 0.6,
    spacing = 0.035,
    grain = 0.35,
  },
) {
  for (let i = 0; i < layers; i++) {
    const t = layers === 1 ? 1 : i / (layers - 1)
    const y = base + spacing * i
    ground(s, {
      top: range(s, { height, base: s.y(y), detail: 1.1 + i * 0.4, seed: seed + i, lift: 0.3 }),
      colour,
      haze: haze * (1 - t * 0.8),
      grain,
      seed: seed + i,
      base: Math.min(1, y + 0.16 + spacing),
    })
  }
  return s
}
