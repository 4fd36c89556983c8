import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, ridged, smooth, tread } from '../core/noise.js'
import { random } from '../core/random.js'

/**
 * A rounded boulder, lit like a solid: granite of the Seychelles, river stones, sea stacks.
 * x, y: middle of its foot (fractions); width, height in u; square: 2 round .. 5 blocky;
 * flutes: vertical rain grooves 0..1; moss: tint of the top.
 */
export function boulder(
  s,
  {
    x,
    y,
    width,
    height,
    colour = '#a8978a',
    seed = 1,
    square = 2.6,
    flutes = 0.5,
    haze = 0,
    wet = 0.2,
    tilt = 0,
    front,
  },
) {
  const W = (width * s.u) / 2
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const cy = foot - H * 0.42
  const f = front ?? s.mood.front
  const bright = rgb(s.far(s.tone(colour, Math.min(1, f + 0.35)), haze))
  const dark = rgb(s.far(s.tone(colour, f * 0.1), haze))
  const dx = s.sun[0] - cx
  const dy = s.sun[1] - cy
  const dl = Math.hypot(dx, dy) || 1
  const lx = dx / dl
  const ly = Math.min(-0.35, dy / dl)
  return s.shade([cx - W * 1.25, cy - H * 0.8, cx + W * 1.25, foot + 1], (px, py, out) => {
    const u0 = (px - cx) / W + tilt * ((py - cy) / H)
    const v0 = (py - cy) / (H * 0.58)
    const warp = fbm(u0 * 1.1 + seed * 7, v0 * 1.1 + seed, 4) * 0.3
    const u = u0 * (1 + warp * 0.5)
    const v = v0 * (1 + warp)
    const d = Math.abs(u) ** square + Math.abs(v) ** square
    const a = smooth(1.03, 0.97, d)
    if (a <= 0) {
      out[3] = 0
      return
    }
    const nx = Math.sign(u) * Math.abs(u) ** (square - 1)
    const ny = Math.sign(v) * Math.abs(v) ** (square - 1)
    const fl =
      flutes * ridged(u * 3.2 + seed * 3 + fbm(u * 2, v * 0.8, 3) * 0.5, v * 0.5 + seed, 2) * 0.42
    const rough = fbm(u * 2.6 + seed, v * 2.6, 2) * 0.3
    let li = 0.42 + (nx * lx + ny * ly) * 0.5 + rough - fl + 0.12
    li *= mix(1, 0.45, smooth(0.55, 1.05, v) * (0.6 + wet))
    li = tread(li, 5)
    for (let j = 0; j < 3; j++) out[j] = mix(dark[j], bright[j], li)
    out[3] = a * clamp(foot - py + 0.5)
  })
}

/** A pile of boulders, back to front. x, y: middle of the pile's foot; width in u. */
export function boulders(
  s,
  { x, y, width = 40, height = 22, count = 7, seed = 1, colour = '#a8978a', ...rest },
) {
  const r = random(seed)
  const list = Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1)
    return {
      dx: ((t - 0.5) * width + (r() - 0.5) * (width / count)) * s.u,
      size: 0.55 + 0.55 * Math.sin(t * Math.PI) + r() * 0.25,
      drop: r(),
    }
  }).sort((a, b) => b.size - a.size)
  list.forEach((b, i) => {
    boulder(s, {
      x: x + b.dx / s.w,
      y: y + (i / count) * 0.02 + b.drop * 0.006,
      width: (width / count) * 2.1 * b.size,
      height: height * b.size * (0.75 + r() * 0.35),
      seed: seed * 10 + i,
      colour,
      square: 2.2 + r() * 1.6,
      tilt: (r() - 0.5) * 0.5,
      ...rest,
    })
  })
  return s
}

/**
 * A limestone tower out of the sea or the fields (Thailand, Guilin): steep pale walls with rain
 * streaks, green where plants find a hold, dark where the water gnaws at its foot.
 * x, y: middle of its foot (fractions); width, height in u.
 */
export function karst(
  s,
  { x, y, width, height, seed = 1, haze = 0, rock = '#c9bda2', green = '#4f7d3c', lean = 0, front },
) {
  const { h } = s
  const W = (width * s.u) / 2
  const H = height * s.u
  const cx = s.x(x)
  const foot = s.y(y)
  const f = front ?? s.mood.front
  const lit = (hex, light) => rgb(s.far(s.tone(hex, light), haze))
  const stone = [lit(rock, f * 0.15), lit(rock, Math.min(1, f + 0.25))]
  const leaf = [lit(green, f * 0.05), lit(green, Math.min(0.95, f + 0.2))]
  const side = s.sun[0] < cx ? -1 : 1
  const halfAt = (v, left) => {
    // v: 0 foot .. 1 summit. Walls stand nearly straight, then close in a rough dome.
    const dome = (1 - Math.max(0, v) ** 3.2) ** 0.55
    const notch = 1 - 0.1 * Math.exp(-(((v - 0.03) / 0.035) ** 2))
    const rough = 1 + 0.34 * fbm(v * 5 + seed * 7 + (left ? 31 : 0), seed + (left ? 5 : 0), 5)
    return W * dome * rough * notch
  }
  return s.shade([cx - W * 1.6, foot - H * 1.05, cx + W * 1.6, foot + 1], (px, py, out) => {
    const bump = fbm((px / h) * 22 + seed * 5, (py / h) * 10, 4)
    const v = (foot - py) / H - bump * 0.035
    if (v > 1) {
      out[3] = 0
      return
    }
    const mid = cx + lean * W * v + fbm(v * 2.4 + seed, seed * 3, 3) * W * 0.3
    const half = halfAt(v, px < mid)
    const u = half > 0 ? (px - mid) / half : 9
    const a = clamp((1 - Math.abs(u)) * half * 0.8 + 0.5)
    if (a <= 0 || half <= 0) {
      out[3] = 0
      return
    }
    const X = (px / h) * 30 + seed * 9
    const Y = (py / h) * 9
    const streak = ridged(X * 0.9 + fbm(X * 0.4, Y, 3) * 0.8, Y * 0.32 + seed, 2, 0.5)
    const crack = fbm(X * 0.8, Y * 1.1 + 7, 2)
    let li = tread(0.48 + side * u * 0.4 + (streak - 0.3) * 0.8 + crack * 0.3, 4)
    const hold = fbm(X * 0.32 + 3, Y * 0.5 + seed, 3) * 1.5 + smooth(0.55, 1, v) * 0.8 + 0.06
    const plants = smooth(0.07, 0.1, hold + bump * 0.5) * smooth(0.06, 0.14, v)
    const leafLight = tread(0.42 + side * u * 0.35 + bump * 1.2, 3)
    const wet = smooth(0.05, 0, v)
    li *= 1 - wet * 0.6
    for (let j = 0; j < 3; j++)
      out[j] = mix(
        mix(stone[0][j], stone[1][j], li),
        mix(leaf[0][j], leaf[1][j], leafLight),
        plants * (0.92 - wet),
      )
    out[3] = a * clamp(foot - py + 0.5)
  })
}
