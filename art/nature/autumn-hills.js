import { clamp, fbm, noise } from '../core/noise.js'
import { random } from '../core/random.js'

const AUTUMN = ['#6d7a3c', '#8f8c3c', '#c08a34', '#cf7430', '#b3502c', '#7f8238']

/** One crown of three lobes in two flat tones, the light on its left. */
export function crown(s, x, y, q, patch, haze) {
  const hue = AUTUMN[Math.floor(clamp(patch, 0, 0.99) * AUTUMN.length)]
  for (const [dx, dy, size, light] of [
    [0, 0, 1, 0.22],
    [-0.12, -0.16, 0.86, 0.56],
  ]) {
    s.k.fillStyle = s.far(s.tone(hue, light), haze)
    s.k.beginPath()
    for (const [lx, ly, l] of [
      [-0.5, 0.1, 0.62],
      [0.5, 0.14, 0.58],
      [0, -0.3, 0.7],
    ]) {
      s.k.moveTo(x + (dx + lx * size + l * size) * q, y + (dy + ly * size) * q)
      s.k.arc(x + (dx + lx * size) * q, y + (dy + ly * size) * q, l * size * q, 0, 7)
    }
    s.k.fill()
  }
}

/** Woods under a line: crowns in rows, of one colour where they stand together. size in u. */
export function woods(s, { top, to, from = 0, size, haze = 0, seed }) {
  const r = random(seed)
  const q = size * s.u
  s.k.fillStyle = s.far(s.tone('#565f34', 0.15), haze)
  s.k.beginPath()
  s.k.moveTo(s.x(from), to)
  for (let x = s.x(from); x <= s.w + 4; x += 4) s.k.lineTo(x, top(x))
  s.k.lineTo(s.w + 4, to)
  s.k.fill()
  for (let row = 0; row < 90; row++) {
    let any = false
    for (let x = s.x(from) - q + (row % 2) * q * 0.7; x < s.w + q; x += q * 1.35) {
      const px = x + (r() - 0.5) * q * 0.5
      const y = top(px) + row * q * 0.95 + (r() - 0.5) * q * 0.4
      const grow = q * (0.8 + r() * 0.5)
      if (y > to + q) continue
      any = true
      const patch = 0.5 + 0.62 * noise((px / s.h) * 2.6 + seed, (y / s.h) * 4.2) + (r() - 0.5) * 0.2
      crown(s, px, y, grow, clamp(patch, 0, 0.99), haze)
    }
    if (!any) break
  }
}

/** A far range: one tone that sinks into the mist of the valley before it. */
export function ridge(s, { at, high, seed, tone }) {
  const crest = (x) => {
    const u = x / s.h
    const saw = 1 - Math.abs(noise(u * 2.1 + seed * 3.7, seed)) * 1.7
    return s.y(at) - s.h * high * (0.2 + 0.62 * saw + 0.3 * fbm(u * 4 + seed, 2, 4))
  }
  const run = s.k.createLinearGradient(0, s.y(at - high * 0.7), 0, s.y(at + 0.1))
  run.addColorStop(0, tone)
  run.addColorStop(1, s.mood.haze)
  s.k.fillStyle = run
  s.k.beginPath()
  s.k.moveTo(-4, s.y(0.8))
  for (let x = -4; x <= s.w + 4; x += 4) s.k.lineTo(x, crest(x))
  s.k.lineTo(s.w + 4, s.y(0.8))
  s.k.fill()
}

/** A long flat cloud with a bright lower edge. */
export function bank(s, x, y, wide, high) {
  for (const [dy, colour] of [
    [0, '#ffe2ac'],
    [-0.3, '#8f9aa8'],
  ]) {
    s.k.fillStyle = colour
    s.k.beginPath()
    s.k.moveTo(s.x(x - wide / 2), s.y(y))
    s.k.quadraticCurveTo(
      s.x(x - wide * 0.1),
      s.y(y - high * (2.6 + dy)),
      s.x(x + wide * 0.1),
      s.y(y - high * 1.6),
    )
    s.k.quadraticCurveTo(
      s.x(x + wide * 0.3),
      s.y(y - high * 1.8),
      s.x(x + wide / 2),
      s.y(y + dy * high),
    )
    s.k.quadraticCurveTo(s.x(x), s.y(y + high * (0.5 + dy)), s.x(x - wide / 2), s.y(y))
    s.k.fill()
  }
}
