import { path, stroke } from '../core/field.js'

/** A coconut leaf: a bent rib, slender leaflets that hang from both its sides. */
export function coconutLeaf(k, x, y, l, angle, bend, [lit, dark, rib], n = 46) {
  const at = (t) => {
    const a = angle + bend * t * 0.5
    return [x + Math.cos(a) * l * t, y + Math.sin(a) * l * t, angle + bend * t]
  }
  for (const m of [-1, 1])
    for (let i = 3; i <= n; i++) {
      const t = i / n
      const [px, py, a] = at(t)
      const long = l * 0.27 * Math.sin(Math.PI * (0.16 + 0.78 * t)) * (m > 0 ? 1 : 0.8)
      const out = a + m * (1.05 - t * 0.35)
      // Gravity turns the tips down.
      const [dx, dy] = [Math.cos(out), Math.sin(out)]
      const [mx, my] = [px + dx * long * 0.55, py + dy * long * 0.55 + long * 0.05]
      const [ex, ey] = [mx + dx * long * 0.3, my + dy * long * 0.3 + long * 0.26]
      const w = (l * 0.48 * (1.2 - t * 0.5)) / n
      const [ux, uy] = [Math.cos(a) * w, Math.sin(a) * w]
      path(
        k,
        m < 0 ? lit : dark,
        `M${px - ux} ${py - uy}Q${mx - ux * 0.8} ${my - uy * 0.8} ${ex} ${ey}Q${mx + ux * 1.4} ${my + uy * 1.4} ${px + ux} ${py + uy}Z`,
      )
    }
  const [mx, my] = at(0.5)
  const [ex, ey] = at(1)
  const [qx, qy] = [2 * mx - (x + ex) / 2, 2 * my - (y + ey) / 2]
  stroke(k, rib, l * 0.012, `M${x} ${y}Q${qx} ${qy} ${ex} ${ey}`)
}
