import { ramp, rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, smooth, tread } from '../core/noise.js'

/** Calm water that mirrors what was painted above the horizon. */
export const lake = (s, o = {}) =>
  water(s, {
    body: s.mood.lake,
    wave: 0.5,
    freq: 7,
    stretch: 0.28,
    mirror: 0.95,
    mirrorFade: 0.75,
    glint: 0.35,
    ...o,
  })

/** Shallow tropical water: depth ramp, light nets on the sand, dark reef patches. */
export const lagoon = (s, o = {}) =>
  water(s, {
    body: s.mood.lagoon,
    wave: 0.9,
    freq: 9,
    stretch: 0.5,
    mirror: 0.6,
    mirrorFade: 5,
    glint: 0.55,
    shallow: 1,
    ...o,
  })

/**
 * Perspective water from row `top` to the lower edge.
 * @param {import('../core/scene.js').Scene} s
 * @param {{ body: [number, string][], top?: number, eye?: number, wave?: number, freq?: number,
 *   stretch?: number, mirror?: number, mirrorFade?: number, glint?: number, glintWidth?: number,
 *   shallow?: number, bottom?: number }} options
 *   top: fraction, default the horizon; wave: roughness 0..2; mirror: 0..1 at the horizon;
 *   mirrorFade: how fast it gives way to the water's own colour; glint: sun path;
 *   bottom: fraction where the water ends (default the lower edge)
 */
export function water(s, options) {
  const { w, h } = s
  const o = {
    top: s.horizon / h,
    eye: 0.24,
    wave: 0.8,
    freq: 7,
    stretch: 0.35,
    mirror: 0.9,
    mirrorFade: 1.5,
    glint: 0.5,
    glintWidth: 0.008,
    shallow: 0,
    bottom: 1,
    ...options,
  }
  const y0 = Math.round(o.top * h)
  const end = Math.round(o.bottom * h)
  const body = ramp(o.body)
  const rows = Math.max(2, y0)
  const above = s.pixels(0, 0, w, rows)
  const light = rgb(s.mood.light)
  const sx = s.sun[0]
  const px = h / 900
  const sample = [0, 0, 0]
  const mirrorAt = (fx, fy) => {
    fx = clamp(fx, 0, w - 1.001)
    fy = clamp(fy < 0 ? -fy * 0.6 : fy, 0, rows - 1.001)
    const xi = fx | 0
    const yi = fy | 0
    const u = fx - xi
    const v = fy - yi
    const i = (yi * w + xi) * 4
    const j = i + (xi < w - 1 ? 4 : 0)
    const k = yi < rows - 1 ? i + w * 4 : i
    const l = k + (j - i)
    for (let c = 0; c < 3; c++)
      sample[c] =
        ((above[i + c] * (1 - u) + above[j + c] * u) * (1 - v) +
          (above[k + c] * (1 - u) + above[l + c] * u) * v) /
        255
  }
  return s.shade([0, y0, w, end], (x, y, out) => {
    const t = (y - y0) / (h - y0)
    const z = o.eye / ((y - y0 + 0.6) / h)
    const X = ((x - w * 0.5) / h) * z
    const lod = clamp(1.4 / (z * 0.5 + 0.5), 0.1, 1)
    // Long flat wave shapes in three tones, smaller with distance, gone before they flicker.
    const fine = smooth(0.012, 0.07, (y - y0) / h)
    const wave = fbm(X * o.freq * o.stretch * 0.9, z * o.freq * 1.3, 2, 0.4)
    const flat = (tread(0.5 + wave * 0.9, 3, 0.1) - 0.5) * fine * Math.min(1.2, o.wave)
    const nx = flat * 0.25
    const nz = flat * 0.3

    const fresnel = clamp(o.mirror * (1 - t * 0.8) ** o.mirrorFade + flat * 0.16, 0.02, 0.97)
    mirrorAt(x + nx * h * 0.06 * (0.1 + t), rows - 1 - (y - y0) + nz * h * 0.16 * (0.12 + t))

    const bed = o.shallow ? fbm(X + 4, z * 1.5 + 2, 2) * 0.3 * o.shallow : 0
    const own = body(o.shallow ? tread(t + bed, 7, 0.1) : clamp(t + bed))
    let br = own[0]
    let bg = own[1]
    let bb = own[2]
    if (o.shallow) {
      const near = smooth(0.2, 0.9, t + bed)
      const wx = X * 4 + fbm(X * 2, z * 3, 2) * 1.6
      const wz = z * 7 + fbm(z * 2 + 5, X * 2, 2) * 1.6
      const net =
        smooth(0.86, 0.92, 1 - Math.abs(noise(wx, wz))) *
        0.09 *
        near *
        lod *
        (0.5 + t * 0.6) *
        o.shallow
      const reef =
        smooth(0.16, 0.19, fbm(X * 0.8 - 7, z * 1.1 + 9, 3)) *
        0.26 *
        o.shallow *
        smooth(0.05, 0.25, t) *
        (1 - t * 0.75)
      br = (br + net) * (1 - reef * 1.2)
      bg = (bg + net) * (1 - reef * 0.62)
      bb = (bb + net * 0.9) * (1 - reef * 0.36)
    }
    const up = flat * 0.09 * (1 - t * 0.3)
    let R = mix(br, sample[0], fresnel) + up * 0.35
    let G = mix(bg, sample[1], fresnel) + up * 0.35
    let B = mix(bb, sample[2], fresnel) + up * 0.32
    if (o.glint) {
      const dx = (x - sx) / h
      const path = Math.exp((-dx * dx) / (o.glintWidth * (1 + 3 * t) + 0.05 * t * t))
      if (path > 0.01) {
        const cell =
          noise(x / px / (3 + 26 * t) + nx * 6, y / px / (1.3 + 6.5 * t) + nz * 5) * 0.65 +
          noise(x / px / (1.6 + 9 * t) + 9, y / px / (0.9 + 2.6 * t) + nz * 7) * 0.55
        const spark =
          smooth(0.44, 0.5, cell + path * 0.42 * o.glint - 0.12 + nz * 0.3) * path * o.glint
        const e = spark * 0.85 * clamp(1 - t * (o.shallow ? 1.9 : 0.85)) ** 1.3
        R += light[0] * e
        G += light[1] * e
        B += light[2] * e
      }
    }
    out[0] = clamp(R)
    out[1] = clamp(G)
    out[2] = clamp(B)
    out[3] = 1
  })
}
