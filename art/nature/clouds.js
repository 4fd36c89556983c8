import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { clamp, mix } from '../core/noise.js'
import { random } from '../core/random.js'

const between = (r, a, b) => a + (b - a) * r()

/** Round heads on a flat base, large in the middle, small at the ends: the path of a cumulus. */
function heap(r, cx, base, width, height) {
  const path = new Path2D()
  const heads = Math.max(7, Math.round((width / height) * 2.6))
  const lean = between(r, -0.3, 0.3)
  let top = base
  let left = cx
  let right = cx
  for (let i = 0; i < heads; i++) {
    const u = ((i + between(r, 0.2, 0.8)) / heads) * 2 - 1
    const arch = Math.max(0, 1 - Math.abs(u - lean * (1 - u * u)) ** 1.6)
    const R = height * (0.2 + 0.2 * arch * between(r, 0.6, 1.2))
    const x = cx + u * width * 0.42
    const y = base - R * 0.5 - arch * height * between(r, 0, 0.5)
    path.moveTo(x + R, y)
    path.arc(x, y, R, 0, 7)
    path.rect(x - R * 0.8, y, R * 1.6, base - y)
    top = Math.min(top, y - R)
    left = Math.min(left, x - R * 0.8)
    right = Math.max(right, x + R * 0.8)
  }
  // One foot for all heads: between two of them the sky would show as a slit.
  path.rect(left, base - height * 0.2, right - left, height * 0.2)
  return { path, top }
}

/** A long flat cloud with pointed ends, bulging more above than below. */
function lens(path, cx, y, width, height, skew = 0) {
  const l = cx - width / 2
  const r = cx + width / 2
  const m = cx + skew * width
  path.moveTo(l, y)
  path.bezierCurveTo(mix(l, m, 0.45), y - height * 0.2, mix(l, m, 0.6), y - height, m, y - height)
  path.bezierCurveTo(mix(m, r, 0.4), y - height, mix(m, r, 0.55), y - height * 0.2, r, y)
  path.bezierCurveTo(mix(m, r, 0.5), y + height * 0.28, mix(l, m, 0.5), y + height * 0.28, l, y)
}

/**
 * A cumulus in three tones: shaded underside, body, a head in the light. x, y: middle of its flat
 * base (fractions); width and height in u.
 */
export function cumulus(s, { x, y, width, height, seed = 1, lit, dark, power = 0.95 }) {
  const r = random(seed * 31 + s.seed)
  const cx = s.x(x)
  const base = s.y(y)
  const W = width * s.u
  const H = height * s.u
  return heapOf(s, r, { cx, base, W, H, power, lit, dark })
}

function heapOf(s, r, { cx, base, W, H, power, lit, dark }) {
  const { path, top } = heap(r, cx, base, W, H)
  const bright = lit ?? s.mood.clouds[0]
  const deep = blend(dark ?? s.mood.clouds[1], s.mood.haze, 0.25)
  const way = s.sun[0] < cx ? -1 : 1
  const x0 = Math.floor(cx - W)
  const y0 = Math.floor(top - H * 0.2)
  const { canvas, k } = s.sheet(W * 2, base - y0 + 2)
  k.translate(-x0, -y0)
  k.beginPath()
  k.rect(x0, y0, W * 2, base - y0)
  k.clip()
  k.clip(path)
  const tone = k.createLinearGradient(0, top, 0, base)
  tone.addColorStop(0, blend(bright, deep, 0.5))
  tone.addColorStop(1, blend(deep, s.mood.haze, 0.45))
  k.fillStyle = tone
  k.fillRect(x0, y0, W * 2, base - y0)
  k.save()
  k.translate(way * H * 0.06, -H * 0.09)
  k.fillStyle = blend(bright, deep, 0.18)
  k.fill(path)
  k.restore()
  k.save()
  k.translate(way * H * 0.15, -H * 0.22)
  k.fillStyle = bright
  k.fill(path)
  k.restore()
  s.k.save()
  s.k.globalAlpha = power
  s.k.drawImage(canvas, x0, y0)
  s.k.restore()
  return s
}

/** A flat bank seen against a low sun: dark body, the edge towards the sun alight. */
function streakOf(s, r, { cx, y, W, H, power }) {
  const path = new Path2D()
  const parts = 3 + Math.floor(r() * 3)
  for (let i = 0; i < parts; i++)
    lens(
      path,
      cx + between(r, -0.3, 0.3) * W,
      y + between(r, -0.5, 0.5) * H,
      W * between(r, 0.45, 0.9),
      H * between(r, 0.35, 0.7),
      between(r, -0.2, 0.2),
    )
  const [sx, sy] = s.sun
  const near = Math.exp(-Math.hypot((cx - sx) / s.h, (y - sy) / s.h) * 2.2)
  const body = blend(s.mood.clouds[1], s.mood.haze, 0.25 + 0.35 * near)
  const bright = blend(s.mood.clouds[0], s.mood.light, near)
  const above = sy < y
  const { canvas, k } = s.sheet(W * 2, H * 5)
  const x0 = cx - W
  const y0 = y - H * 2.5
  k.translate(-x0, -y0)
  k.clip(path)
  k.fillStyle = bright
  k.fillRect(x0, y0, W * 2, H * 5)
  k.translate(((cx - sx) / s.h) * H * 0.12, (above ? 1 : -1) * H * 0.16)
  k.fillStyle = body
  k.fill(path)
  s.k.save()
  s.k.globalAlpha = power
  s.k.drawImage(canvas, x0, y0)
  s.k.restore()
}

/**
 * The clouds of a whole sky: heaps by day, flat banks when the sun is low; smaller and closer
 * together towards the horizon. Their places follow from the picture's name.
 */
export function highClouds(s, { clouds, cloudScale = 1.5, cloudPower = 0.75 }) {
  const r = random(s.seed)
  const heaps = s.mood.front >= 0.6
  const size = 1.5 / cloudScale
  const count = Math.round((heaps ? 2.5 : 4) + clouds * (heaps ? 22 : 26))
  const list = Array.from({ length: count }, (_, i) => ({
    far: clamp((i + r()) / count) ** 0.7,
    x: r(),
    big: between(r, 0.6, 1.25),
  }))
  // Farther ones first: the near clouds, high in the picture, hang before them.
  list.sort((a, b) => b.far - a.far)
  s.k.save()
  s.k.beginPath()
  s.k.rect(0, 0, s.w, s.horizon)
  s.k.clip()
  for (const { far, x, big } of list) {
    const y = s.horizon * (0.1 + 0.83 * far)
    const near = mix(1, 0.22, far)
    const W = s.h * 0.52 * near * big * size * s.pick(1, 0.7)
    const power = clamp(cloudPower + 0.1) * mix(1, 0.75, far)
    const cx = s.w * (x * 1.1 - 0.05)
    const H = W * 0.36 * mix(1, 0.7, far)
    // A whole head below the upper edge: a cloud cut by it looks like a pasted bar.
    if (heaps) heapOf(s, r, { cx, base: Math.max(y, s.h * 0.03 + H * 1.12), W, H, power })
    else streakOf(s, r, { cx, y, W: W * 1.7, H: W * 0.12, power })
  }
  s.k.restore()
  return s
}
