import { rgb } from '../core/colour.js'
import { clamp, fbm, mix, ridged, smooth, tread } from '../core/noise.js'

/** Columns of a profile, computed once. */
function columns(s, profile) {
  const list = new Float32Array(s.w + 8)
  let high = 1e9
  let low = -1e9
  for (let x = 0; x < s.w + 8; x++) {
    list[x] = profile(x)
    high = Math.min(high, list[x])
    low = Math.max(low, list[x])
  }
  return { list, high, low }
}

/**
 * Rice terraces that follow the hill: steps under a profile `top`, lower ones nearer and larger.
 * water: share of flooded fields; bowl: how much the steps curve like an amphitheatre.
 */
export function terraces(
  s,
  {
    top,
    steps = 17,
    seed = 1,
    rice = '#8fc23c',
    bank = '#4a7f33',
    water = 0.22,
    bowl = 3,
    wave = 2.4,
    haze = 0.6,
    front = s.mood.front,
    bend = 0.5,
    close = 7,
  },
) {
  const { h, w } = s
  const { list, high } = columns(s, top)
  const sky = rgb(s.mood.sky.at(-1)[1])
  const high2 = rgb(s.mood.sky[1][1])
  const Hz = rgb(s.mood.haze)
  const field = [rgb(s.tone(rice, front * 0.35)), rgb(s.tone(rice, Math.min(1, front + 0.28)))]
  const riser = [rgb(s.tone(bank, 0)), rgb(s.tone(bank, Math.min(1, front + 0.12)))]
  const young = [
    rgb(s.tone('#c9d85a', front * 0.4)),
    rgb(s.tone('#dbe27a', Math.min(1, front + 0.28))),
  ]
  const hash = (n) => Math.abs(Math.sin(n * 127.1 + seed * 311.7) * 43758.5453) % 1
  return s.shade([0, high - 2, w, h], (x, y, out) => {
    const t = list[x | 0]
    const a = clamp(y - t + 0.5)
    if (a <= 0) {
      out[3] = 0
      return
    }
    const d = (y - t) / (h * 1.02 - t)
    const X = (x - w * bend) / h
    const depth = Math.log(1 + close * d) / Math.log(1 + close)
    const v =
      steps * depth +
      fbm(X * 1.5 + seed * 3, d * 1.3 + seed, 3) * wave -
      bowl * X * X * (1 - d * 0.5)
    const band = Math.floor(v)
    const fr = v - band
    const cell = Math.floor(
      X * (1.6 + hash(band) * 1.2) + hash(band * 3) * 9 + fbm(d * 6, band, 2) * 0.3,
    )
    const kind = hash(band * 7.3 + cell * 3.1)
    const hazed = haze * (1 - smooth(0, 0.75, d))
    // One pixel of softness where a field meets its bank.
    const pixel = (steps * close) / ((1 + close * d) * Math.log(1 + close)) / (h * 1.02 - t)
    const bankShare = smooth(0.6 - pixel, 0.6 + pixel, fr) * (1 - 0.8 * smooth(1 - pixel, 1, fr))
    if (bankShare < 1) {
      const tuft = fbm(X * 7, (y / h) * 16, 2) * 0.35
      const li = tread(0.62 + tuft - smooth(0.14, 0, fr) * 0.5 + smooth(0.48, 0.6, fr) * 0.3, 4)
      const palette = kind > 0.72 ? young : field
      const wet =
        kind < water
          ? smooth(0.03, 0.1, fr) * smooth(0.6, 0.54, fr) * (0.88 - 0.2 * clamp(tuft * 3))
          : 0
      const g = 0.72 - clamp(fr * 1.5) * 0.5
      for (let j = 0; j < 3; j++)
        out[j] = mix(mix(palette[0][j], palette[1][j], li), mix(high2[j], sky[j], g), wet)
    }
    if (bankShare > 0) {
      const q = clamp((fr - 0.6) / 0.4)
      const li = tread(0.55 - q * 0.5 + fbm(X * 9, band + q, 2) * 0.4, 3)
      for (let j = 0; j < 3; j++)
        out[j] = mix(bankShare < 1 ? out[j] : 0, mix(riser[0][j], riser[1][j], li), bankShare)
    }
    for (let j = 0; j < 3; j++) out[j] = mix(out[j], Hz[j], hazed)
    out[3] = a
  })
}

/**
 * A rocky massif between a skyline `top(x)` and a foot `foot(x)` (pixel rows): streaked walls,
 * green on its upper part. green: share of the height that is overgrown; from/to fractions.
 */
export function cliff(
  s,
  {
    top,
    foot,
    from = 0,
    to = 1,
    rock = '#cbb79a',
    leaf = '#4f8440',
    green = 0.35,
    haze = 0,
    seed = 1,
    side,
    front = s.mood.front,
    streak = 1,
    scale = 1,
    strata = 0,
    strataColour = '#b5674e',
  },
) {
  const { h } = s
  const t0 = columns(s, top)
  const f0 = columns(s, foot)
  const lit = (hex, light) => rgb(s.far(s.tone(hex, light), haze))
  const stone = [lit(rock, front * 0.05), lit(rock, Math.min(1, front + 0.25))]
  const red = [lit(strataColour, front * 0.05), lit(strataColour, Math.min(1, front + 0.25))]
  const plants = [lit(leaf, front * 0.02), lit(leaf, Math.min(0.98, front + 0.22))]
  const way = side ?? (s.sun[0] < s.w / 2 ? -1 : 1)
  return s.shade([s.x(from), t0.high - 2, s.x(to), f0.low + 2], (x, y, out) => {
    const a = t0.list[x | 0]
    const b = f0.list[x | 0]
    const cover = clamp(y - a + 0.5) * clamp(b - y + 0.5)
    if (cover <= 0) {
      out[3] = 0
      return
    }
    const v = (y - a) / Math.max(4, b - a)
    const X = (x / h) * 9 * scale + seed * 7
    const Y = (y / h) * 9 * scale
    const e = 0.06
    const ridge = (u) =>
      ridged(u * 1.1 + 0.5 * fbm(u * 0.6, Y * 0.35, 3), Y * 0.55 * (2 - streak) + seed, 3, 0.5)
    const slope = (ridge(X) - ridge(X + e)) * way * 2.2 + fbm(X * 0.5 + 5, Y * 1.3, 2) * 0.3
    const crack = fbm(X * 1.5, Y * 1.2, 2)
    const li = tread(0.5 * front + 0.22 + slope + crack * 0.2, 4)
    const grow = green * (1 + fbm(X * 0.9, Y * 0.9, 3) * 1.6)
    const leafy = smooth(grow + 0.012, grow - 0.012, v + crack * 0.2)
    const leafLight = tread(0.45 * front + 0.25 + slope * 0.75 + fbm(X * 0.8, Y * 1.6, 2) * 0.45, 4)
    const layer = strata
      ? smooth(-0.1, 0.35, Math.sin(v * 26 + fbm(X * 0.7, Y, 4) * 5)) * strata
      : 0
    const dark = 1 - 0.45 * smooth(0.93, 1, v)
    for (let j = 0; j < 3; j++) {
      const body = mix(mix(stone[0][j], stone[1][j], li), mix(red[0][j], red[1][j], li), layer)
      out[j] = mix(body, mix(plants[0][j], plants[1][j], leafLight), leafy) * dark
    }
    out[3] = cover
  })
}
