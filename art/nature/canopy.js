import { random } from '../core/random.js'

/** A palm from above: fronds all round, those towards the sun brighter. */
function star(k, x, y, q, tones, turn, flat, side) {
  const fronds = 11
  for (let i = 0; i < fronds; i++) {
    const a = turn + (i / fronds) * 6.283
    const [c, s] = [Math.cos(a), Math.sin(a)]
    k.fillStyle = tones[c * side + -s * 0.6 > 0.15 ? 2 : i % 2]
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(
      x + (c * 0.55 - s * 0.22) * q,
      y + (s * 0.55 + c * 0.22) * q * flat,
      x + c * q,
      y + s * q * flat,
    )
    k.quadraticCurveTo(x + (c * 0.5 + s * 0.2) * q, y + (s * 0.5 - c * 0.2) * q * flat, x, y)
    k.fill()
  }
  k.fillStyle = tones[1]
  k.beginPath()
  k.ellipse(x, y, q * 0.16, q * 0.16 * flat, 0, 0, 7)
  k.fill()
}

/** A broad crown from above: lobes, then the same towards the sun. */
function dome(k, x, y, q, tones, turn, flat, side) {
  for (const [shift, size, tone] of [
    [0, 1, 0],
    [0.14, 0.8, 1],
    [0.3, 0.45, 2],
  ]) {
    k.fillStyle = tones[tone]
    k.beginPath()
    for (let i = 0; i < 5; i++) {
      const a = turn + (i / 5) * 6.283
      const px = x + (Math.cos(a) * 0.5 * size + side * shift) * q
      const py = y + (Math.sin(a) * 0.5 * size - shift) * q * flat
      k.moveTo(px + q * 0.5 * size, py)
      k.ellipse(px, py, q * 0.5 * size, q * 0.5 * size * flat, 0, 0, 7)
    }
    k.fill()
  }
}

/**
 * The roof of a wood seen from the air: palms and broad crowns, each with its light and its shadow.
 * Points on the scene's plane: inside(X, Z) says where trees stand; gap: between trunks; size: radius of a crown.
 * palms: their share; flat: how much the view presses the crowns (1 from straight above).
 */
export function canopy(
  s,
  {
    eye,
    inside,
    from,
    to,
    near,
    far,
    gap,
    size,
    palms = 0.5,
    flat = 0.6,
    greens = ['#2f6b3a', '#4f8f3f', '#74ad4a'],
    haze = () => 0,
    seed = 1,
  },
) {
  const r = random(seed)
  const P = s.plane(eye)
  const side = s.sun[0] < s.w / 2 ? -1 : 1
  const trees = []
  for (let Z = far; Z > near; Z -= gap * (0.85 + 0.1 * r()))
    for (let X = from; X < to; X += gap) {
      const [tx, tz] = [X + (r() - 0.5) * gap * 0.9, Z + (r() - 0.5) * gap * 0.8]
      if (!inside(tx, tz)) continue
      const [x, y, scale] = P(tx, tz)
      if (x < -s.w * 0.1 || x > s.w * 1.1 || y > s.h * 1.15) continue
      trees.push({
        x,
        y,
        q: scale * size * (0.75 + r() * 0.5),
        palm: r() < palms,
        turn: r() * 6,
        Z: tz,
      })
    }
  trees.sort((a, b) => a.y - b.y)
  for (const { x, y, q, palm, turn, Z } of trees) {
    const tones = greens.map((hex, i) => s.far(s.tone(hex, 0.3 + i * 0.3), haze(Z)))
    s.k.fillStyle = 'rgba(14,44,52,.4)'
    s.k.beginPath()
    s.k.ellipse(x - side * q * 0.4, y + q * flat * 0.35, q * 0.85, q * 0.85 * flat, 0, 0, 7)
    s.k.fill()
    if (palm) star(s.k, x, y, q * 1.15, tones, turn, flat, side)
    else dome(s.k, x, y, q, tones, turn, flat, side)
  }
  return s
}
