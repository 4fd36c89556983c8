import { alpha, blend, multiply, rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, ridged, smooth, tread } from '../core/noise.js'

// Profiles: functions from a pixel column to the pixel row of the skyline.

/** One rocky peak, steep in the middle. power: 1 tent .. 2 bell. */
export function peak(
  s,
  { at, height, spread = 0.2, power = 1.5, rough = 1, seed = 0, base = s.horizon },
) {
  const cx = s.x(at)
  const ph = height * s.h * s.pick(1, 0.75)
  return Object.assign(
    (x) => {
      const d = Math.abs(x - cx) / s.h
      const jag = fbm((x / s.h) * 9 + seed * 5, seed + 3, 6) * s.h * 0.03 * rough
      return base - ph * Math.exp(-((d / spread) ** power)) + jag * Math.exp(-d * 2)
    },
    { peak: [cx, base - ph] },
  )
}

/** A range of hills or mountains. height in picture heights; detail: bumps per picture height. */
export function range(
  s,
  { height, base = s.horizon, detail = 1.5, rough = 0.5, seed = 1, lift = 0.45, shape },
) {
  return (x) => {
    const v = clamp(lift + fbm((x / s.h) * detail + seed * 13.7, seed * 1.3, 6, rough) * 1.2, 0, 2)
    return base - height * s.h * v * (shape ? shape(x / s.w) : 1)
  }
}

/**
 * Paints a mountain under a profile, with lit folds, snow and haze at its foot.
 * @param {import('../core/scene.js').Scene} s
 * @param {{ top: (x: number) => number, base?: number, rock?: string, snow?: string,
 *   snowLine?: number, snowRough?: number, haze?: number, footHaze?: number, hazeFrom?: number,
 *   scale?: number, rough?: number, seed?: number, from?: number, front?: number }} options
 *   rock: surface colour by daylight; snowLine: picture heights below the summit;
 *   haze: over everything; footHaze: extra at the foot; from: -1 light from the left, 1 right
 */
export function mountain(s, options) {
  const { mood, w, h } = s
  const o = {
    base: s.horizon + 3,
    rock: '#8a8490',
    snow: null,
    snowLine: 0.1,
    snowRough: 0.08,
    haze: 0.1,
    footHaze: 0.85,
    hazeFrom: 0.2,
    scale: 0.16,
    rough: 0.9,
    seed: 0,
    front: mood.front,
    from: s.sun[0] < (options.top.peak?.[0] ?? w / 2) ? -1 : 1,
    ...options,
  }
  const L = rgb(multiply(o.rock, mood.lit))
  const D = rgb(multiply(o.rock, mood.shade))
  // Snow catches more of the light than rock does.
  const S = o.snow && rgb(blend(multiply(o.snow, mood.lit), mood.light, 0.45))
  const SD = o.snow && rgb(multiply(o.snow, mood.shade)).map((v) => v * 0.5 + 0.5 * v ** 0.6)
  const Hz = rgb(mood.haze)
  const pk = o.top.peak
  const tops = new Float32Array(w + 8)
  let highest = 1e9
  for (let x = 0; x < w + 8; x++) {
    tops[x] = o.top(x)
    highest = Math.min(highest, tops[x])
  }
  const e = 0.03
  return s.shade([0, highest - 2, w, o.base], (x, y, out) => {
    const t = tops[x | 0]
    const a = clamp(y - t + 0.5)
    if (a <= 0) {
      out[3] = 0
      return
    }
    let u
    let v
    if (pk) {
      // Folds run down from the summit.
      const py = y - pk[1] + h * 0.05
      u =
        ((x - pk[0]) / (py + h * 0.1)) * 3.2 + o.seed * 9 + 0.25 * fbm((x / h) * 6, (y / h) * 6, 3)
      v = (py / h) * 1.7 + o.seed
    } else {
      u = x / h / o.scale + o.seed * 9.7
      v = (y / h / o.scale) * 0.75 + o.seed * 3.3
    }
    // Three octaves and four tones: faces of rock, not grain.
    const h0 = ridged(u + 0.3 * noise(u * 1.7, v * 1.7), v, 3, 0.5)
    const h1 = ridged(u + e * 1.5 + 0.3 * noise((u + e) * 1.7, v * 1.7), v - e, 3, 0.5)
    const slope = (h0 - h1) * -o.from * 3.4 * o.rough
    const side = pk ? (o.from * (x - pk[0])) / h : 0
    const li = tread(o.front * 0.7 + 0.15 + slope + side * 0.62, 4)
    let c0 = mix(D[0], L[0], li)
    let c1 = mix(D[1], L[1], li)
    let c2 = mix(D[2], L[2], li)
    if (S) {
      const line =
        o.snowLine +
        ridged(u * 1.6, v * 0.35 + 3, 3, 0.5) * o.snowRough +
        (h0 - 0.3) * o.snowRough * 0.5
      const sa = smooth(line + 0.003, line - 0.003, pk ? (y - pk[1]) / h : (y - highest) / h)
      const sl = clamp(li * 1.15)
      c0 = mix(c0, mix(SD[0], S[0], sl), sa)
      c1 = mix(c1, mix(SD[1], S[1], sl), sa)
      c2 = mix(c2, mix(SD[2], S[2], sl), sa)
    }
    const hz = clamp(
      o.haze +
        (1 - o.haze) * smooth(o.hazeFrom, 1, (y - highest) / (o.base - highest)) * o.footHaze,
    )
    out[0] = mix(c0, Hz[0], hz)
    out[1] = mix(c1, Hz[1], hz)
    out[2] = mix(c2, Hz[2], hz)
    out[3] = a
  })
}

/** A drifting band of mist. y fraction of its middle, thickness in picture heights. */
export function fog(s, { y, thickness = 0.04, power = 0.5, colour = s.mood.haze }) {
  const top = s.y(y - thickness)
  const low = s.y(y + thickness)
  const g = s.k.createLinearGradient(0, top, 0, low)
  g.addColorStop(0, alpha(colour, 0))
  g.addColorStop(0.5, alpha(colour, clamp(power * 0.8)))
  g.addColorStop(1, alpha(colour, 0))
  s.k.save()
  s.k.fillStyle = g
  s.k.fillRect(0, top, s.w, low - top)
  s.k.restore()
  return s
}
