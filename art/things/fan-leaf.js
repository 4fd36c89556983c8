import { path, stroke } from '../core/field.js'

/** One leaf of a fan palm: a stalk and a fan of narrow blades whose tips hang. `a` is where it points, r its length. */
export function fanLeaf(k, tone, x, y, a, stalk, r) {
  const [cx, cy] = [x + Math.cos(a) * stalk, y + Math.sin(a) * stalk]
  stroke(k, tone, r * 0.09, `M${x} ${y}L${cx} ${cy}`)
  for (let j = -4; j <= 4; j++) {
    const b = a + j * 0.27
    const l = r * (1 - 0.03 * j * j)
    const [ex, ey] = [cx + Math.cos(b) * l, cy + Math.sin(b) * l]
    const hang = l * 0.3 * (0.4 + Math.abs(Math.cos(b)))
    const [nx, ny] = [-Math.sin(b) * l * 0.2, Math.cos(b) * l * 0.2]
    path(
      k,
      tone,
      `M${cx} ${cy}Q${(cx + ex) / 2 + nx} ${(cy + ey) / 2 + ny} ${ex} ${ey + hang}Q${(cx + ex) / 2 - nx} ${(cy + ey) / 2 - ny} ${cx} ${cy}Z`,
    )
  }
}
