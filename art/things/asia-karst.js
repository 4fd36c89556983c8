import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, ridged, smooth } from '../core/noise.js'

/**
 * A limestone tower of the Andaman Sea: sheer, streaked, green where a ledge holds soil,
 * undercut where the tide eats it. x, y: middle of its foot (fractions); width, height in u;
 * lean: how far the top hangs over; waist: narrower foot (0 .. 0.6); green: 0 bare .. 1 overgrown.
 */
export function karst(
  s,
  {
    x,
    y,
    width,
    height,
    seed = 1,
    haze = 0,
    lean = 0,
    waist = 0.06,
    green = 0.5,
    rock = '#cdbfa6',
    leaf = '#3f7a3c',
    square = 4,
    tide = true,
    front,
  },
) {
  const W = (width * s.u) / 2
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const f = front ?? s.mood.front
  const colours = (c, lo, hi) => [rgb(s.far(s.tone(c, lo), haze)), rgb(s.far(s.tone(c, hi), haze))]
  const [rd, rl] = colours(rock, f * 0.05, Math.min(1, f + 0.3))
  const [gd, gl] = colours(leaf, 0, Math.min(1, f + 0.3))
  const stain = rgb(s.far(s.tone('#b3703f', f), haze))
  const side = s.sun[0] < cx ? -1 : 1
  const skyline = (u) => {
    const body = (1 - Math.min(1, Math.abs(u)) ** square) ** (1 / (square * 0.62))
    return (
      H *
      body *
      (0.9 + 0.34 * fbm(u * 0.9 + seed * 9.1, seed, 3) + 0.035 * noise(u * 6 + seed * 3, seed))
    )
  }
  const grain = s.u * 0.3
  return s.shade(
    [
      cx - W * 1.5 - Math.abs(lean) * W,
      foot - H * 1.35,
      cx + W * 1.5 + Math.abs(lean) * W,
      foot + 1,
    ],
    (px, py, out) => {
      const up = foot - py
      const v = up / H
      const shrink =
        1 - waist * (1 - smooth(0, 0.5, v)) - (tide ? 0.1 * (1 - smooth(0, 0.045, v)) : 0)
      const u = ((px - cx) / W - lean * v * v) / shrink + fbm(v * 2.6 + seed * 3, seed * 5, 4) * 0.2
      const top = skyline(u)
      const leafy = noise(px / grain, py / grain) * 0.5 + noise(px / grain / 2.3, py / grain / 2.3)
      const edge = top + (leafy > 0 ? leafy * grain * 1.1 : 0)
      const a = clamp(edge - up + 0.5) * clamp((1 - Math.abs(u)) * W * 0.5)
      if (a <= 0 || up < 0) {
        out[3] = 0
        return
      }
      const folds = ridged(u * 3.1 + seed * 5 + 0.4 * noise(u * 3, v * 4), v * 0.75 + seed, 5, 0.55)
      const ahead = ridged(
        (u + 0.05) * 3.1 + seed * 5 + 0.4 * noise((u + 0.05) * 3, v * 4),
        v * 0.75 + seed,
        5,
        0.55,
      )
      let li =
        0.36 +
        f * 0.16 +
        u * side * 0.42 +
        (folds - ahead) * -side * 1.4 +
        (folds - 0.35) * 0.3 +
        noise(px / grain / 0.8, py / grain / 3) * 0.05
      const depth = (top - up) / H
      const plant = fbm(u * 4.2 + seed * 11, v * 2.6 + seed * 7, 5) * 1.5 - (folds - 0.36) * 0.5
      const g =
        smooth(0.0, 0.2, plant + green * 0.9 - 0.42 + smooth(0.16, 0, depth) * 0.7 + leafy * 0.12) *
        smooth(0.03, 0.12, v)
      li = clamp(li)
      const shadow = tide ? smooth(0.035, 0.008, v) * 0.55 : 0
      const rust = 0.3 * smooth(0.1, 0.4, fbm(u * 6 + 3, v * 1.4 + seed, 3))
      const gli = clamp(
        0.32 +
          u * side * 0.36 +
          leafy * 0.24 +
          (folds - 0.36) * 0.5 +
          smooth(0.12, 0, depth) * 0.28,
      )
      for (let j = 0; j < 3; j++) {
        const stone = mix(mix(rd[j], rl[j], li), stain[j], rust * li)
        out[j] = mix(stone, mix(gd[j], gl[j], gli), g) * (1 - shadow)
      }
      out[3] = a
    },
  )
}
