// Lupins, as they stand along the home fields in June.
import { fill, path, stroke } from '../core/field.js'

/** A lupin: a tapering spike of florets over fingered leaves; x, y of its foot, height, lean. */
export function lupin(k, x, y, high, lean, tones, r) {
  const [lit, mid, dark] = tones
  const at = (t) => [x + lean * t * t, y - high * t]
  stroke(
    k,
    '#2c4c3c',
    high * 0.045,
    `M${x} ${y}Q${x} ${y - high * 0.5} ${at(0.5)[0]} ${at(0.5)[1]}`,
  )
  for (const a of [-1, -0.45, 0.5, 1]) {
    const [lx, ly] = at(0.16 + r() * 0.14)
    for (let i = -2; i <= 2; i++) {
      const d = a * 1.1 + i * 0.42 - 1.57
      const l = high * (0.17 - Math.abs(i) * 0.02)
      const [cx, cy] = [lx + a * high * 0.14, ly - high * 0.02]
      fill(k, i > 0 ? '#2c5844' : '#5c8c48', [
        [cx, cy],
        [cx + Math.cos(d - 0.16) * l * 0.6, cy + Math.sin(d - 0.16) * l * 0.6],
        [cx + Math.cos(d) * l, cy + Math.sin(d) * l],
        [cx + Math.cos(d + 0.16) * l * 0.6, cy + Math.sin(d + 0.16) * l * 0.6],
      ])
    }
  }
  // Florets stand round the stem in rings; those at the tip are still buds.
  const rows = 12
  for (let i = 0; i < rows; i++) {
    const t = 0.34 + (0.64 * i) / rows
    const [px, py] = at(t)
    const w = high * 0.082 * (1 - ((i + 0.2) / rows) ** 2) + high * 0.012
    const q = high * (0.03 - i * 0.0012)
    const turn = i % 2 ? 0.22 : 0
    for (const [dx, c] of [
      [0.95 - turn, dark],
      [-0.95 + turn, lit],
      [turn, mid],
      [-0.35 - turn, lit],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.ellipse(px + dx * w, py + (1 - Math.abs(dx)) * q * 0.7, w * 0.4, q, dx * 0.6, 0, 7)
      k.fill()
    }
  }
  const [tx, ty] = at(1)
  path(
    k,
    mid,
    `M${tx - high * 0.016} ${ty + high * 0.05}L${tx} ${ty - high * 0.03}L${tx + high * 0.016} ${ty + high * 0.05}Z`,
  )
}

export const LUPINS = [
  ['#b48cf0', '#7454c0', '#463488'],
  ['#c89cf0', '#8458bc', '#503080'],
  ['#94a0f4', '#5c60c4', '#383c88'],
  ['#f4c4e8', '#c880c0', '#804c90'],
]
