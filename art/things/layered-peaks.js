import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

/** An edge that goes down in ledges and walls, as layered limestone does. */
function stepped([x0, y0], [x1, y1], seed) {
  const n = Math.max(3, Math.round(Math.abs(y1 - y0) / 2.1))
  const out = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const x =
      x0 + (x1 - x0) * t ** 0.94 + noise(i * 1.3 + seed * 5, seed) * 1.5 * Math.min(1, t * 3)
    const y = y0 + (y1 - y0) * t
    out.push([x, y])
    if (i < n) out.push([x + (x1 - x0) * (0.22 / n), y + ((y1 - y0) * 0.5) / n])
  }
  return out
}

const acrossAt = (line, y) => {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if (y <= b[1]) return a[0] + ((b[0] - a[0]) * (y - a[1])) / Math.max(0.01, b[1] - a[1])
  }
  return line.at(-1)[0]
}

/**
 * A peak of layered rock, lit from the left: two faces, ledges that hold snow, gullies, a fan of scree.
 * All in points of the field. top: [x, y]; left, right: where its feet stand; base: their row.
 */
export function layeredPeak(
  k,
  { top, left, right, base, ridge = 0.12, haze = 0, air, snow = 0.34, seed = 1 },
) {
  const tone = (hex) => blend(hex, air, haze)
  const r = random(seed * 7 + 1)
  const l = stepped(top, [left, base], seed)
  const e = stepped(top, [right, base], seed + 3)
  const m = stepped(top, [top[0] + (right - left) * ridge, base], seed + 6)
  fill(k, tone('#c9b9a6'), [...l, ...[...m].reverse()])
  fill(k, tone('#6d7795'), [...m, ...[...e].reverse()])
  const high = base - top[1]
  // Walls between the ledges: darker bands on both faces.
  for (let i = 2; i < high / 2; i++) {
    const y = top[1] + i * 2 + r() * 0.7
    const [a, b, c] = [acrossAt(l, y), acrossAt(m, y), acrossAt(e, y)]
    for (const [from, to, wall, ledge] of [
      [a, b, '#a8978c', '#fdfaf2'],
      [b, c, '#58638a', '#b4c3de'],
    ]) {
      const x0 = from + (to - from) * (0.04 + r() * 0.3)
      const x1 = from + (to - from) * (0.55 + r() * 0.42)
      fill(k, tone(wall), [
        [x0, y],
        [x1, y + 0.2],
        [x1 - 0.5, y + 1.1],
        [x0 + 0.8, y + 0.8],
      ])
      if (r() < 0.75)
        fill(k, tone(ledge), [
          [x0 + 0.4, y - 0.3],
          [x0 + (x1 - x0) * 0.5, y - 0.1],
          [x1 - 0.3, y - 0.1],
          [x0 + (x1 - x0) * 0.6, y + 0.35],
        ])
    }
  }
  // The cap, with tongues that follow the gullies.
  const cap = (from, to, colour, deep) => {
    const tongues = []
    for (let i = 0; i <= 6; i++) {
      const y = top[1] + high * deep * (0.45 + 0.75 * r()) * (i % 2 ? 1.3 : 0.6)
      tongues.push([acrossAt(from, y) + ((acrossAt(to, y) - acrossAt(from, y)) * i) / 6, y])
    }
    fill(k, tone(colour), [top, ...tongues])
  }
  cap(l, m, '#fffdf6', snow)
  cap(m, e, '#c3d0e6', snow * 0.8)
  for (let i = 0; i < 3; i++) {
    const y0 = top[1] + high * (0.3 + 0.2 * r())
    const y1 = Math.min(base, y0 + high * (0.3 + 0.25 * r()))
    const u = 0.25 + 0.5 * r()
    const [line, far, colour] = i === 1 ? [m, e, '#b4c3de'] : [l, m, '#fdfaf2']
    const at = (y) => acrossAt(line, y) + (acrossAt(far, y) - acrossAt(line, y)) * u
    const kinks = Array.from({ length: 6 }, (_, j) => {
      const y = y0 + ((y1 - y0) * j) / 5
      return [at(y) + (j % 2 ? 0.5 : -0.4) * (1 - u), y, 0.16 + 0.09 * j]
    })
    fill(k, tone(colour), [
      ...kinks.map(([x, y, q]) => [x - q, y]),
      ...kinks.map(([x, y, q]) => [x + q, y]).reverse(),
    ])
  }
}

/** Scree: cones of grey stone that lean on the foot of the walls. */
export function screeFan(k, { x, y, half, high, haze = 0, air }) {
  fill(k, blend('#b5aaa2', air, haze), [
    [x - half, y],
    [x - half * 0.2, y - high * 0.72],
    [x, y - high],
    [x + half * 0.24, y - high * 0.7],
    [x + half, y],
  ])
  fill(k, blend('#8f8a98', air, haze), [
    [x + half * 0.1, y],
    [x, y - high],
    [x + half * 0.24, y - high * 0.7],
    [x + half, y],
  ])
}
