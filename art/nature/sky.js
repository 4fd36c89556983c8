import { blend, ramp, rgb } from '../core/colour.js'
import { clamp, fbm, mix, smooth } from '../core/noise.js'
import { random } from '../core/random.js'

const density = (u, v) =>
  fbm(u + 0.5 * fbm(u * 0.7 + 9, v * 0.7, 3), v + 0.35 * fbm(u * 0.6, v * 0.6 + 4, 3), 6, 0.52)

/**
 * The whole sky down to the horizon: gradient, glow round the sun, disc, high clouds.
 * @param {import('../core/scene.js').Scene} s
 * @param {{ clouds?: number, cloudScale?: number, cloudSoft?: number, cloudPower?: number,
 *   seed?: number, stops?: [number, string][], disc?: number, glow?: string,
 *   glowPower?: number, glowSize?: number }} [options]
 *   clouds: cover, 0 clear .. 1 overcast (0.1 to 0.3 is pleasant)
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
    cloudSoft: 0.32,
    cloudPower: 0.75,
    seed: 1,
    ...options,
  }
  const colour = ramp(o.stops)
  const glow = rgb(o.glow)
  const lit = rgb(mood.clouds[0])
  const dark = rgb(mood.clouds[1])
  const [sx, sy] = s.sun
  const hor = s.horizon
  const edge = 0.18 - o.clouds * 0.4
  // Below the horizon too, so that no gap ever shows under hills or water.
  s.k.fillStyle = o.stops.at(-1)[1]
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
      let R = c[0] + (glow[0] - c[0]) * g
      let G = c[1] + (glow[1] - c[1]) * g
      let B = c[2] + (glow[2] - c[2]) * g
      if (o.clouds > 0) {
        const height = Math.max(0, hor - y) / h + 0.045
        const u = (((x - w * 0.5) / h / height) * 0.55 + 0) * o.cloudScale + o.seed * 7.3
        const v = (0.62 / height) * o.cloudScale + o.seed * 3.1
        const d0 = density(u, v)
        const a =
          smooth(edge, edge + o.cloudSoft, d0) *
          o.cloudPower *
          smooth(0, 0.06, Math.max(0, hor - y) / h + 0.015)
        if (a > 0.004) {
          const ll = Math.hypot(dx, dy) + 0.05
          const d1 = density(u - (dx / ll) * 0.18, v + (dy / ll) * 0.216)
          const li = clamp(0.55 + (d0 - d1) * 3.2 - d0 * 0.55 + 0.35 * Math.exp(-r * 2.2))
          const edgeLight = Math.exp(-r * 3) * 0.6 * (1 - a) * a
          R = mix(R, mix(dark[0], lit[0], li), a) + edgeLight * 0.4
          G = mix(G, mix(dark[1], lit[1], li), a) + edgeLight * 0.35
          B = mix(B, mix(dark[2], lit[2], li), a) + edgeLight * 0.2
        }
      }
      out[0] = clamp(R)
      out[1] = clamp(G)
      out[2] = clamp(B)
    },
    { step: 2 },
  )
  if (o.disc) sunDisc(s, o.disc)
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

/** A moon with a soft halo. Radius in u. */
export function moon(s, { x = 0.75, y = 0.2, radius = 4, phase = 0 } = {}) {
  const px = s.x(x)
  const py = s.y(y)
  const r = radius * s.u
  s.glowAt(px, py, r * 7, s.mood.glow, 0.35)
  const { canvas, k } = s.sheet(r * 4, r * 4)
  k.fillStyle = '#fdf6e0'
  k.beginPath()
  k.arc(r * 2, r * 2, r, 0, 7)
  k.fill()
  if (phase) {
    k.globalCompositeOperation = 'destination-out'
    k.beginPath()
    k.arc(r * 2 + phase * r, r * 2 - r * 0.25, r, 0, 7)
    k.fill()
  }
  s.k.drawImage(canvas, px - r * 2, py - r * 2)
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

/**
 * A bank of lit cumulus clouds. x, y: middle of its flat base (fractions);
 * width and height in u.
 */
export function cumulus(
  s,
  { x, y, width, height, seed = 1, lit, dark, warm, power = 0.95, count = 26 },
) {
  const cx = s.x(x)
  const cy = s.y(y)
  const cw = width * s.u
  const ch = height * s.u
  const r = random(seed)
  const puffs = []
  for (let i = 0; i < count; i++) {
    const u = r() * 2 - 1
    const k = Math.sqrt(1 - u * u)
    const radius = ch * (0.16 + 0.34 * r()) * (0.35 + 0.65 * k)
    puffs.push([
      cx + u * cw * 0.5,
      cy - ch * 0.08 - r() * r() * k * ch * 0.85 + radius * 0.1,
      radius,
    ])
  }
  const L = rgb(lit ?? s.mood.clouds[0])
  const D = rgb(dark ?? s.mood.clouds[1])
  const W = rgb(warm ?? s.mood.haze)
  const dl = Math.hypot(s.sun[0] - cx, s.sun[1] - cy) || 1
  const lx = (s.sun[0] - cx) / dl
  const ly = (s.sun[1] - cy) / dl
  const body = (px, py) => {
    let m = 0
    for (const [bx, by, br] of puffs) {
      const d = ((px - bx) ** 2 + (py - by) ** 2) / (br * br)
      if (d < 1.6) {
        const v = 1 - d / 1.6
        m += v * v * (1 - m * 0.35)
      }
    }
    return m
  }
  const e = ch * 0.11
  return s.shade(
    [cx - cw * 0.75, cy - ch * 1.7, cx + cw * 0.75, cy + ch * 0.5],
    (px, py, out) => {
      const wx = px + fbm((px / ch) * 2 + 3, (py / ch) * 2, 3) * ch * 0.22
      const wy = py + fbm((px / ch) * 2, (py / ch) * 2 + 8, 3) * ch * 0.22
      const f = body(wx, wy)
      if (f < 0.02) {
        out[3] = 0
        return
      }
      const ero = fbm((px / ch) * 3.2 + seed * 9, (py / ch) * 3.2, 6, 0.55)
      const flat = smooth(cy + ch * 0.14, cy - ch * 0.1, py + ero * ch * 0.12)
      const a = smooth(0.12, 0.55, f + ero * 0.75) * flat * smooth(0.02, 0.3, f)
      if (a < 0.004) {
        out[3] = 0
        return
      }
      const ahead =
        body(wx + lx * e, wy + ly * e) +
        fbm(((px + lx * e) / ch) * 3.2 + seed * 9, ((py + ly * e) / ch) * 3.2, 6, 0.55) * 0.75
      const li = clamp(0.6 + (f + ero * 0.75 - ahead) * 0.55 + ((cy - ch * 0.28 - py) / ch) * 0.38)
      const base = smooth(cy - ch * 0.25, cy + ch * 0.1, py) * 0.35
      for (let j = 0; j < 3; j++) out[j] = mix(mix(D[j], L[j], li), W[j], base)
      out[3] = a * power
    },
    { step: 2 },
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
