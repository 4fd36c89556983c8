import { ramp, rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, smooth, tread } from '../core/noise.js'

export { cliff, terraces } from './slopes.js'

const TROPICAL = [
  [0, '#e9f8ea'],
  [0.05, '#b5efe0'],
  [0.18, '#5fdacd'],
  [0.4, '#1fb2c0'],
  [0.7, '#0e82b0'],
  [1, '#0a4d8a'],
]

/**
 * Sea and islands seen from above. depth(X, Z) on the scene's plane: above 0 water (1 is deep),
 * below 0 land: a strip of beach, then green.
 * eye: height of the viewer as for s.plane(); beach: width of the sand; reef: dark patches 0..1.
 */
export function shallows(
  s,
  {
    depth,
    eye = 0.4,
    colours = TROPICAL,
    sand = '#f7e8c8',
    beach = 0.05,
    green = '#3c8446',
    reef = 0.5,
    haze = 0.5,
    hazeFrom = 3,
    scale = 1,
    glint = 0.03,
    surf = 0.9,
    canopy = 26,
  },
) {
  const { h, w } = s
  const squeeze = s.portrait ? 0.62 : 1
  const f = s.mood.front
  const lit = Math.min(0.95, f + 0.15)
  const water = ramp(colours.map(([at, hex]) => [at, s.tone(hex, lit)]))
  const dry = [rgb(s.tone(sand, f * 0.9)), rgb(s.tone(sand, Math.min(1, f + 0.22)))]
  const leaf = [rgb(s.tone(green, f * 0.05)), rgb(s.tone(green, Math.min(1, f + 0.2)))]
  const Hz = rgb(s.mood.haze)
  const white = rgb(s.tone('#ffffff', Math.min(1, f + 0.2)))
  const side = s.sun[0] < w / 2 ? 1 : -1
  const y0 = Math.max(0, s.horizon)
  // Tree crowns keep one size on the ground, about 2 % of the picture in its middle.
  const middle = (eye * h) / (0.6 * h - s.horizon)
  const crown = canopy / middle
  const crownZ = crown * Math.max(1, eye / middle)
  return s.shade([0, y0, w, h], (x, y, out) => {
    const z = (eye * h) / Math.max(0.5, y - s.horizon)
    const X = (((x - w * 0.5) / h) * z) / squeeze
    const d = depth(X, z)
    const fine = clamp(2.2 / z)
    let c
    if (d > 0) {
      const bed = fbm(X * 2.6 * scale + 3, z * 2.6 * scale, 3)
      c = water(tread(clamp(d + bed * 0.1 * clamp(d * 4)) ** 0.6, 8) ** 1.667)
      const patch =
        smooth(0.16, 0.19, fbm(X * 4 * scale + 8, z * 4 * scale + 2, 3)) *
        reef *
        smooth(0.05, 0.2, d) *
        smooth(0.75, 0.3, d)
      const net =
        (1 - Math.abs(noise(X * 34 * scale, z * 34 * scale + fbm(X * 9, z * 9, 2) * 3))) ** 7 *
        0.12 *
        fine *
        smooth(0.5, 0.1, d)
      const wave = fbm(X * 8, z * 20, 2) * glint
      const foam = surf * smooth(0.014, 0.002, d + noise(X * 22, z * 22) * 0.005)
      const edge =
        surf *
        0.7 *
        smooth(0.03, 0, Math.abs(d - 0.055 - noise(X * 9, z * 9) * 0.02)) *
        clamp(fbm(X * 12, z * 12, 3) * 2.5)
      const add = net + wave
      out[0] = mix((c[0] + add) * (1 - patch * 0.75), white[0], clamp(foam + edge))
      out[1] = mix((c[1] + add) * (1 - patch * 0.48), white[1], clamp(foam + edge))
      out[2] = mix((c[2] + add * 0.9) * (1 - patch * 0.3), white[2], clamp(foam + edge))
    } else {
      const depthIn = -d
      const grainy = tread(0.6 + fbm(X * 8, z * 8, 2) * 0.5, 3)
      const line = beach * (1 + 0.8 * fbm(X * 11 * scale, z * 11 * scale, 4))
      const jungle = smooth(line, line + 0.012, depthIn)
      const a = fbm(X * crown, z * crownZ, 2, 0.5)
      const b = fbm(X * crown + 0.3 * side, z * crownZ + 0.3, 2, 0.5)
      const leafLight = tread(0.45 + ((a - b) * 1.4 + a * 0.6) * clamp(2.6 / z, 0.25, 1), 4)
      const shade =
        1 - 0.35 * smooth(line + 0.02, line, depthIn) * smooth(line * 0.4, line, depthIn)
      const wet = mix(0.93, 1, smooth(0, 0.012, depthIn))
      for (let j = 0; j < 3; j++)
        out[j] = mix(
          mix(dry[0][j], dry[1][j], grainy) * wet * shade,
          mix(leaf[0][j], leaf[1][j], leafLight),
          jungle,
        )
    }
    const hz = haze * smooth(hazeFrom, hazeFrom * 7, z)
    for (let j = 0; j < 3; j++) out[j] = clamp(mix(out[j], Hz[j], hz))
  })
}

/** A rainbow: centre and radius in u, the arc stands on row y. */
export function rainbow(s, { x, y, radius, width = 4, power = 0.35 }) {
  const cx = s.x(x)
  const cy = s.y(y)
  const R = radius * s.u
  const W = width * s.u
  const band = ramp([
    [0, '#6f7fe0'],
    [0.25, '#4fb4e6'],
    [0.45, '#6fd48a'],
    [0.65, '#f7e36f'],
    [0.82, '#ff9d5c'],
    [1, '#f0605c'],
  ])
  return s.shade(
    [cx - R - W, cy - R - W, cx + R + W, cy],
    (px, py, out) => {
      const d = (Math.hypot(px - cx, py - cy) - R) / W + 0.5
      const c = band(d)
      out[0] = c[0]
      out[1] = c[1]
      out[2] = c[2]
      out[3] = power * smooth(0, 0.25, d) * smooth(1, 0.75, d) * smooth(cy, cy - R * 0.5, py)
    },
    { step: 2, op: 'screen' },
  )
}
