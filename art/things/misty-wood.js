// A wood on a slope in morning mist: one flat tone for each plane, a lit left edge on the nearer ones, feet lost in mist.
import { points } from '../core/field.js'
import { random } from '../core/random.js'

/** A smooth closed line through the middles of its points. */
function smoothed(k, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const start = mid(list.at(-1), list[0])
  k.moveTo(start[0], start[1])
  for (const [i, p] of list.entries()) {
    const m = mid(p, list[(i + 1) % list.length])
    k.quadraticCurveTo(p[0], p[1], m[0], m[1])
  }
  k.closePath()
}

/** A spray of leaves: pointed to both sides, ragged above, nearly level below. */
function pad(k, x, y, w, h, r) {
  const list = []
  for (let i = 0; i < 30; i++) {
    const a = (i / 30) * Math.PI * 2
    const up = Math.sin(a) > 0
    const q = (i % 2 ? 1.16 : 0.8) + (r() - 0.5) * 0.5
    list.push([
      x + Math.cos(a) * w * (0.94 + r() * 0.12),
      y - Math.sin(a) * h * q * (up ? 1 : 0.62),
    ])
  }
  smoothed(k, list)
}

/** A tall straight tree of the hills: foot at x, y; boughs that fork upwards, sprays of leaves at their ends. */
function tall(k, [x, y, high, wide, seed], colour, lit) {
  const r = random(seed)
  const [w, lean] = [high * 0.016 + 0.25, (r() - 0.5) * high * 0.07]
  const bough = (x0, y0, x1, y1, a) => {
    k.beginPath()
    const mx = x0 + (x1 - x0) * 0.75
    const my = y0 + (y1 - y0) * 0.3
    k.moveTo(x0 - a, y0)
    k.quadraticCurveTo(mx - a * 0.7, my, x1 - a * 0.5, y1)
    k.lineTo(x1 + a * 0.5, y1)
    k.quadraticCurveTo(mx + a * 0.7, my + a, x0 + a, y0 + a)
    k.fill()
  }
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(x - w * 2.2, y)
  k.quadraticCurveTo(x - w, y - high * 0.08, x - w * 0.9 + lean * 0.4, y - high * 0.4)
  k.lineTo(x + lean - w * 0.35, y - high * 0.94)
  k.lineTo(x + lean + w * 0.35, y - high * 0.94)
  k.lineTo(x + w * 0.9 + lean * 0.4, y - high * 0.4)
  k.quadraticCurveTo(x + w, y - high * 0.08, x + w * 2.2, y)
  k.fill()
  const ends = [[x + lean, y - high, wide * 0.42]]
  const n = 4 + Math.floor(r() * 3)
  for (let i = 0; i < n; i++) {
    const t = 0.58 + (i / n) * 0.34
    const m = (i % 2 ? 1 : -1) * (0.45 + r() * 0.5)
    const [x0, y0] = [x + lean * t, y - high * t]
    const [x1, y1] = [x0 + m * wide * (0.66 - (t - 0.58) * 0.7), y0 - high * (0.06 + r() * 0.07)]
    bough(x0, y0, x1, y1, w * 0.5)
    ends.push([x1, y1, wide * (0.2 + r() * 0.28)])
  }
  ends.sort((a, b) => a[1] - b[1])
  for (const [ex, ey, ew] of ends) {
    k.fillStyle = colour
    k.beginPath()
    pad(k, ex, ey, ew, ew * (0.4 + r() * 0.3), r)
    pad(k, ex + ew * 0.4, ey + ew * 0.16, ew * 0.72, ew * 0.36, r)
    k.fill()
    if (!lit) continue
    k.fillStyle = lit
    k.beginPath()
    pad(k, ex - ew * 0.24, ey - ew * 0.24, ew * 0.64, ew * 0.15, r)
    pad(k, ex + ew * 0.3, ey - ew * 0.02, ew * 0.4, ew * 0.1, r)
    k.fill()
  }
  if (lit) {
    k.fillStyle = lit
    k.beginPath()
    k.moveTo(x - w * 2.1, y)
    k.quadraticCurveTo(x - w, y - high * 0.08, x - w * 0.9 + lean * 0.4, y - high * 0.4)
    k.lineTo(x + lean - w * 0.35, y - high * 0.9)
    k.lineTo(x - w * 0.3 + lean * 0.4, y - high * 0.4)
    k.quadraticCurveTo(x - w * 0.4, y - high * 0.08, x - w * 0.9, y)
    k.fill()
  }
}

/** Broad arching leaves from one root, as of wild banana; those to the left are in the light. */
export function blades(k, x, y, size, seed, [dark, lit]) {
  const r = random(seed)
  const n = 9
  for (let i = 0; i < n; i++) {
    // From the sides to the middle, so that the upright ones stand in front.
    const t = ((i % 2 ? 1 : -1) * (n - i)) / n
    const a = t * 1.25 + (r() - 0.5) * 0.2
    const l = size * (0.8 + r() * 0.4) * (1 - Math.abs(t) * 0.2)
    const [ex, ey] = [x + Math.sin(a) * l, y - Math.cos(a) * l + Math.abs(t) * l * 0.36]
    const [cx, cy] = [x + Math.sin(a) * l * 0.45, y - Math.cos(a) * l * 0.85]
    const w = size * 0.1
    k.fillStyle = dark
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(cx - w, cy - w, ex, ey)
    k.quadraticCurveTo(cx + w * 1.3, cy + w * 1.3, x, y)
    k.fill()
    k.fillStyle = t < 0.15 ? lit : dark
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(cx - w, cy - w, ex, ey)
    k.quadraticCurveTo(cx + w * 0.1, cy + w * 0.1, x, y)
    k.fill()
  }
}

/** A bough along [x0, y0] … [x1, y1] with pointed leaves that hang from it. */
export function hangingBough(k, [x0, y0, cx, cy, x1, y1], leaf, seed, [dark, lit]) {
  const r = random(seed)
  k.strokeStyle = dark
  k.lineCap = 'round'
  k.lineWidth = 1.1
  k.beginPath()
  k.moveTo(x0, y0)
  k.quadraticCurveTo(cx, cy, x1, y1)
  k.stroke()
  for (let i = 0; i < 34; i++) {
    const t = 0.12 + (i / 33) * 0.88
    const x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * cx + t * t * x1
    const y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * cy + t * t * y1
    const a = (i % 3 ? 0.25 : 2.5) + (r() - 0.5) * 1.5
    const l = leaf * (0.75 + r() * 0.5)
    const [ux, uy] = [-Math.sin(a), Math.cos(a)]
    k.fillStyle = i % 4 ? dark : lit
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(
      x + ux * l * 0.45 - uy * l * 0.26,
      y + uy * l * 0.45 + ux * l * 0.26,
      x + ux * l,
      y + uy * l,
    )
    k.quadraticCurveTo(x + ux * l * 0.45 + uy * l * 0.26, y + uy * l * 0.45 - ux * l * 0.26, x, y)
    k.fill()
  }
}

/** A plane of the wood: its slope, trees [x, y, height, width, seed], then mist that rises from y0. */
export function plane(k, { ground, trees, colour, lit, mist, y0, y1 }) {
  for (const t of points(trees, 5)) tall(k, t, colour, lit)
  // Undergrowth along the slope: ragged, never level.
  const r = random(ground.length)
  const line = points(ground)
  k.fillStyle = colour
  k.beginPath()
  k.moveTo(line[0][0], 99)
  for (let i = 0; i < line.length - 1; i++) {
    const [a, b] = [line[i], line[i + 1]]
    const n = Math.max(1, Math.round((b[0] - a[0]) / 15))
    for (let j = 0; j < n; j++) {
      const [u, v] = [j / n, (j + 1) / n]
      const [sx, sy] = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u]
      const [ex, ey] = [a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v]
      const up = 0.6 + r() * 2.2
      k.lineTo(sx, sy)
      k.bezierCurveTo(
        sx + (ex - sx) * 0.1,
        sy - up,
        sx + (ex - sx) * (0.5 + r() * 0.4),
        ey - up * 1.2,
        ex,
        ey,
      )
    }
  }
  k.lineTo(line.at(-1)[0], 99)
  k.fill()
  if (!mist) return
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, `rgba(${mist},0)`)
  g.addColorStop(1, `rgba(${mist},.9)`)
  k.fillStyle = g
  k.fillRect(-6, y0, 176, 99)
}
