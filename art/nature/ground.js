import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, smooth, tread } from '../core/noise.js'

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
