import { random } from '../core/random.js'

/** One clump of leaves: lobes in shade, the same towards the light, a bright head. */
export function clump(k, x, y, q, tones, turn, { flat = 0.8, side = -1 } = {}) {
  for (const [shift, size, tone] of [
    [0, 1, 0],
    [0.16, 0.78, 1],
    [0.34, 0.42, 2],
  ]) {
    k.fillStyle = tones[tone]
    k.beginPath()
    const [cx, cy] = [x + side * shift * q, y - shift * q * flat]
    k.ellipse(cx, cy, q * 0.62 * size, q * 0.62 * size * flat, 0, 0, 7)
    for (let i = 0; i < 5; i++) {
      const a = turn + (i / 5) * 6.283
      const reach = 0.5 + 0.16 * Math.sin(turn * 5 + i * 2.3)
      const px = cx + Math.cos(a) * reach * size * q
      const py = cy + Math.sin(a) * reach * size * q * flat
      const lobe = q * size * (0.4 + 0.12 * Math.sin(turn * 3 + i * 1.7))
      k.moveTo(px + lobe, py)
      k.ellipse(px, py, lobe, lobe * flat, 0, 0, 7)
    }
    k.fill()
  }
}

/**
 * A mass of leaves in clumps, the upper ones first so that the lower hang over them.
 * box: x0, y0, x1, y1; inside(x, y) says where leaves grow; light(x, y) 0..1 chooses among the rows of `tones`,
 * each of three colours (shade, leaf, head).
 */
export function leafMass(
  k,
  { box: [x0, y0, x1, y1], inside = () => true, light, size, tones, seed = 1, flat, side },
) {
  const r = random(seed)
  for (let y = y0; y < y1; y += size * 0.62)
    for (let x = x0; x < x1; x += size * 0.95) {
      const [px, py] = [x + (r() - 0.5) * size * 0.9, y + (r() - 0.5) * size * 0.6]
      const [q, turn, chance] = [size * (0.6 + r() * 0.5), r() * 6, r()]
      if (!inside(px, py)) continue
      const row = light ? light(px, py) + (chance - 0.5) * 0.25 : chance
      const own = tones[Math.max(0, Math.min(tones.length - 1, Math.floor(row * tones.length)))]
      clump(k, px, py, q, own, turn, { flat, side })
    }
}

/** A fern or palm-like leaf seen from its side: a bent rib with leaflets on both sides. */
export function frond(k, x, y, length, angle, tones, { bend = 0.7, n = 13, wide = 0.2 } = {}) {
  const [light, dark] = tones
  const at = (t) => {
    const a = angle + bend * t
    const l = length * t
    return [x + Math.cos(a) * l, y + Math.sin(a) * l, a]
  }
  for (const m of [-1, 1])
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const [px, py, a] = at(t)
      const l = length * wide * Math.sin(Math.PI * (0.12 + 0.86 * t)) + length * 0.03
      const d = a + bend * 0.6 + m * 0.95
      const [ex, ey] = [px + Math.cos(d) * l, py + Math.sin(d) * l]
      const [nx, ny] = [Math.cos(a) * length * 0.035, Math.sin(a) * length * 0.035]
      k.fillStyle = m < 0 ? light : dark
      k.beginPath()
      k.moveTo(px - nx, py - ny)
      k.quadraticCurveTo((px + ex) / 2 + nx, (py + ey) / 2 + ny, ex, ey)
      k.lineTo(px + nx, py + ny)
      k.fill()
    }
}
