import { blend, ramp, rgb } from '../core/colour.js'
import { clamp, fbm, mix, smooth } from '../core/noise.js'
import { random } from '../core/random.js'
import { highClouds } from './clouds.js'

/**
 * The whole sky down to the horizon: gradient, glow round the sun, disc, high clouds.
 * @param {import('../core/scene.js').Scene} s
 * @param {{ clouds?: number, cloudScale?: number, cloudPower?: number, stops?: [number, string][], disc?: number, glow?: string,
 *   glowPower?: number, glowSize?: number }} [options]
 *   clouds: cover, 0 clear .. 1 overcast (0.1 to 0.3 is pleasant); their places follow from the
 *   picture's name, so that no two skies are alike
 */
export function sky(s, options = {}) {
  const { mood, w, h } = s
  const o = {
    stops: mood.sky,
    glow: mood.glow,
    glowSize: mood.glowSize,
    glowPower: mood.glowPower,
    disc: mood.disc,
    clouds: 0.12,
    cloudScale: 1.5,
    cloudPower: 0.75,
    ...options,
  }
  const colour = ramp(o.stops)
  const glow = rgb(o.glow)
  const [sx, sy] = s.sun
  const hor = s.horizon
  // Below the horizon too, as a far shore: a gap under hills or water never shines white.
  s.k.fillStyle = blend(o.stops.at(-1)[1], mood.shade, 0.5)
  s.k.fillRect(0, hor - 1, w, h - hor + 1)
  s.shade(
    [0, 0, w, hor + 4],
    (x, y, out) => {
      const c = colour(clamp(y / hor))
      const dx = (x - sx) / h
      const dy = (y - sy) / h
      const r = Math.hypot(dx, dy * 1.15)
      const g =
        o.glowPower *
        (0.75 * Math.exp(((-r * r) / (o.glowSize * o.glowSize)) * 2.2) +
          0.25 * Math.exp((-r / o.glowSize) * 3.5))
      out[0] = clamp(c[0] + (glow[0] - c[0]) * g)
      out[1] = clamp(c[1] + (glow[1] - c[1]) * g)
      out[2] = clamp(c[2] + (glow[2] - c[2]) * g)
    },
    { step: 2 },
  )
  if (o.disc) sunDisc(s, o.disc)
  if (o.clouds > 0) highClouds(s, o)
  return s
}

function sunDisc(s, radius) {
  const [x, y] = s.sun
  s.k.save()
  s.k.beginPath()
  s.k.rect(0, 0, s.w, s.horizon + 2)
  s.k.clip()
  s.k.fillStyle = s.mood.discColour
  s.k.filter = `blur(${s.h / 900}px)`
  s.k.beginPath()
  s.k.arc(x, y, radius * s.h, 0, 7)
  s.k.fill()
  s.k.restore()
  s.glowAt(x, y, radius * s.h * 3, s.mood.discColour, 0.3)
}

/** Stars, denser near the top. `below` is the fraction of the height they reach. */
export function stars(s, { count = 500, seed = 1, below = 0.5 } = {}) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = r() * s.w
    const y = r() ** 1.6 * s.h * below
    const size = (r() ** 4 * 1.5 + 0.4) * (s.h / 900)
    s.k.fillStyle = `rgba(255,250,235,${0.25 + 0.6 * r()})`
    s.k.beginPath()
    s.k.arc(x, y, size, 0, 7)
    s.k.fill()
  }
  return s
}

/**
 * Curtains of northern light.
 * @param {{ bands?: [number, number, string, string, number][], seed?: number }} [options]
 *   bands: height of the lower edge (fraction), how wavy, low colour, high colour, power
 */
export function aurora(s, { bands, seed = 0 } = {}) {
  const list = bands ?? [
    [0.3, 0.55, '#4dffb0', '#3f6bff', 1],
    [0.2, 0.9, '#7dffc4', '#5a7bff', 0.75],
    [0.38, 0.4, '#38e6a0', '#3a7bff', 0.6],
  ]
  const { w, h } = s
  const curtains = list.map(([, , low, high]) => [rgb(low), rgb(high)])
  return s.shade(
    [0, 0, w, s.horizon],
    (x, y, out) => {
      let r = 0
      let g = 0
      let b = 0
      for (let i = 0; i < list.length; i++) {
        const [at, wave, , , power] = list[i]
        const n = i + seed * 3.7
        const foot =
          h *
          (at +
            0.16 * fbm((x / h) * wave + n * 5.1, n + 2, 4) +
            0.05 * Math.sin((x / w) * 4 + n * 2))
        const d = (foot - y) / h
        if (d <= 0) continue
        const folds = 0.7 + 0.88 * fbm((x / h) * 16 + n * 9 + (y / h) * 1.2, n, 4)
        const patch = smooth(0, 0.35, fbm((x / h) * 0.9 + n * 3, n + 7, 3) + 0.35)
        const v = Math.exp(-d * 5.2) * smooth(0, 0.03, d)
        const I = clamp(v * clamp(folds, 0.08, 1.3) * power * patch)
        const t = smooth(0.04, 0.34, d)
        const [A, B] = curtains[i]
        r += I * mix(A[0], B[0], t)
        g += I * mix(A[1], B[1], t)
        b += I * mix(A[2], B[2], t)
      }
      out[0] = clamp(r)
      out[1] = clamp(g)
      out[2] = clamp(b)
    },
    { step: 2, op: 'screen' },
  )
}

/** A few birds far away. x, y, spread in fractions; size in u. */
export function birds(s, { x, y, spread = 0.14, count = 7, size = 0.8, seed = 1, colour } = {}) {
  const r = random(seed)
  s.k.save()
  s.k.fillStyle = colour ?? blend(s.mood.shade, s.mood.haze, 0.2)
  for (let i = 0; i < count; i++) {
    const px = s.x(x + (r() - 0.5) * spread)
    const py = s.y(y + (r() - 0.5) * spread * 0.7)
    const b = size * s.u * (0.6 + r() * 0.7)
    const t = 0.45 + r() * 0.6
    s.k.beginPath()
    s.k.moveTo(px - b * 2, py - b * t)
    s.k.quadraticCurveTo(px - b * 0.8, py - b * t * 1.1, px, py)
    s.k.quadraticCurveTo(px + b * 0.8, py - b * t * 1.1, px + b * 2, py - b * t)
    s.k.quadraticCurveTo(px + b * 0.8, py - b * t * 0.65, px, py + b * 0.3)
    s.k.quadraticCurveTo(px - b * 0.8, py - b * t * 0.65, px - b * 2, py - b * t)
    s.k.fill()
  }
  s.k.restore()
  return s
}
