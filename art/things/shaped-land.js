import { ramp, rgb } from '../core/colour.js'
import { clamp, fbm, mix, noise, ridged, smooth, tread } from '../core/noise.js'

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

/** Falling water with mist at its foot. x, y: top (fractions); width, height in u. */
export function waterfall(
  s,
  { x, y, width, height, seed = 1, power = 0.92, spread = 0.3, mist = 1 },
) {
  const cx = s.x(x)
  const top = s.y(y)
  const W = width * s.u
  const H = height * s.u
  const bright = rgb(s.tone('#ffffff', Math.min(1, s.mood.front + 0.3)))
  const dim = rgb(s.tone('#a9c8d4', s.mood.front * 0.6))
  s.shade([cx - W * (1 + spread), top - 2, cx + W * (1 + spread), top + H], (px, py, out) => {
    const v = clamp((py - top) / H)
    const half = W * 0.5 * (0.75 + spread * v + 0.22 * fbm(v * 7 + seed, seed, 3))
    const u = (px - cx - fbm(v * 3 + seed * 5, 2, 3) * W * 0.16) / half
    const streaks = fbm(u * 4 + seed * 9, v * 1.6 - 2, 2, 0.5)
    const body = smooth(0.9, 0.8, Math.abs(u) - streaks * 0.4)
    const li = tread(0.62 + streaks * 1.1, 3)
    for (let j = 0; j < 3; j++) out[j] = mix(dim[j], bright[j], li)
    out[3] = clamp(body * power * smooth(0, 0.02, v))
  })
  if (!mist) return s
  const c = s.far(s.tone('#f4fbff', 0.9), 0.2)
  for (const [dx, r, a] of [
    [0, 1.5, 0.5],
    [-0.7, 1.1, 0.35],
    [0.8, 1.2, 0.35],
    [0.1, 2.4, 0.3],
  ])
    s.glowAt(cx + dx * W, top + H - W * 0.1, r * Math.max(W, H * 0.14), c, a * mist, 'source-over')
  return s
}

/** Open water seen from inside: light from above, shafts, sandy floor under row `floor`. */
export function underwater(
  s,
  { floor = 0.8, top = '#8fe6e0', mid = '#1f9fc4', deep = '#0b4a86', sand = '#cfe0c4', seed = 1 },
) {
  const { w, h } = s
  const column = ramp([
    [0, '#d9fbf2'],
    [0.1, top],
    [0.42, mid],
    [1, deep],
  ])
  const bed = rgb(sand)
  const [sx] = s.sun
  return s.shade([0, 0, w, h], (x, y, out) => {
    const t = y / h
    const base = column(clamp(t * 0.95 + (Math.abs(x - sx) / w) * 0.3))
    const angle = Math.atan2(x - sx, y + h * 0.5)
    const shafts =
      smooth(-0.05, 0.6, fbm(angle * 9 + seed, seed, 4) + fbm(angle * 26, 2, 3) * 0.6) *
      smooth(0.95, 0, t) *
      0.32
    const ceiling = smooth(0.16, 0, t) * clamp(0.3 + fbm((x / h) * 5, t * 40, 4) * 1.8) * 0.5
    const foot = h * (floor + 0.05 * fbm((x / h) * 1.4 + seed, 4, 4))
    const ground = smooth(foot - 2, foot + h * 0.03, y)
    const z = 0.14 / (Math.max(1, y - foot + h * 0.05) / h)
    const X = ((x - w / 2) / h) * z
    const net = (1 - Math.abs(noise(X * 9 + fbm(X * 3, z * 3, 2) * 2, z * 9))) ** 6 * 0.4
    const near = clamp((y - foot) / (h * (1.02 - floor)))
    for (let j = 0; j < 3; j++) {
      const open = base[j] + (shafts + ceiling) * [0.75, 1, 0.95][j]
      const low = mix(
        base[j],
        bed[j] * (0.62 + net + fbm(X * 6, z * 6, 4) * 0.22) * [0.62, 0.92, 1][j],
        0.25 + 0.6 * near,
      )
      out[j] = clamp(mix(open, low, ground))
    }
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
