import { Path2D } from '@napi-rs/canvas'
import { blend } from '../core/colour.js'
import { random } from '../core/random.js'

/**
 * A poster cloud: a few round heads of unlike size on one flat base, a light side and a shade side.
 * x, y: middle of its base (fractions); width, height in u; the heads lean with the seed.
 */
export function flatCloud(s, { x, y, width, height, seed = 1, lit, dark, power = 1 }) {
  const r = random(seed * 17 + 3)
  const [cx, base] = [s.x(x), s.y(y)]
  const [W, H] = [width * s.u, height * s.u]
  const bright = lit ?? s.mood.clouds[0]
  const deep = dark ?? blend(s.mood.clouds[1], s.mood.haze, 0.35)
  const top = -0.5 + r()
  const path = new Path2D()
  const heads = 5 + Math.floor(r() * 3)
  const knots = Array.from({ length: heads }, (_, i) => {
    const u = ((i + 0.5) / heads) * 2 - 1
    const arch = Math.max(0.16, 1 - Math.abs(u - top * 0.5) ** 1.5)
    return { px: cx + u * W * 0.42, q: H * (0.3 + 0.7 * arch * (0.62 + 0.38 * r())) }
  })
  for (const { px, q } of knots) {
    const round = Math.min(q, (W / heads) * 0.82)
    const py = base - q + round
    path.moveTo(px + round, py)
    path.arc(px, py, round, 0, 7)
    path.rect(px - round, py, round * 2, base - py)
  }
  const [first, last] = [knots[0], knots.at(-1)]
  for (const [{ px, q }, way] of [
    [first, -1],
    [last, 1],
  ]) {
    const round = q * 0.42
    const ex = px + way * (W / heads) * 0.62
    path.moveTo(ex + round, base - round * 0.4)
    path.arc(ex, base - round * 0.4, round, 0, 7)
  }
  path.rect(first.px, base - first.q * 0.3, last.px - first.px, first.q * 0.3)
  const way = s.sun[0] < cx ? -1 : 1
  const { canvas, k } = s.sheet(W * 1.6, H * 1.5)
  const x0 = cx - W * 0.8
  const y0 = base - H * 1.4
  k.translate(-x0, -y0)
  k.beginPath()
  k.rect(x0, y0, W * 1.6, base - y0)
  k.clip()
  k.clip(path)
  k.fillStyle = deep
  k.fillRect(x0, y0, W * 1.6, H * 1.5)
  for (const [shift, share] of [
    [0.1, 0.45],
    [0.24, 0],
  ]) {
    k.save()
    k.translate(way * H * shift, -H * shift)
    k.fillStyle = blend(bright, deep, share)
    k.fill(path)
    k.restore()
  }
  s.k.save()
  s.k.globalAlpha = power
  s.k.drawImage(canvas, x0, y0)
  s.k.restore()
  return s
}
