import { stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A bare tree: boughs that fork, each with its snow on the upper left; grows from x, y. */
export function bareTree(k, x, y, long, tones, seed, forks = 5) {
  const r = random(seed)
  const limbs = []
  const grow = (px, py, a, l, w, depth) => {
    const bend = (r() - 0.5) * 0.5
    const [mx, my] = [px + Math.cos(a) * l * 0.5, py + Math.sin(a) * l * 0.5]
    const [ex, ey] = [mx + Math.cos(a + bend) * l * 0.5, my + Math.sin(a + bend) * l * 0.5]
    limbs.push([px, py, mx, my, ex, ey, w])
    if (depth === 0 || w < 0.05) return
    const n = depth > 3 ? 2 : 2 + (r() < 0.4 ? 1 : 0)
    for (let i = 0; i < n; i++) {
      const side = n === 1 ? 0 : (i / (n - 1)) * 2 - 1
      grow(
        ex,
        ey,
        a + bend + side * (0.32 + r() * 0.3) + (r() - 0.5) * 0.16,
        l * (0.66 + r() * 0.16),
        w * 0.64,
        depth - 1,
      )
    }
  }
  grow(x, y, -Math.PI / 2 + (r() - 0.5) * 0.1, long, long * 0.09, forks)
  for (const [px, py, mx, my, ex, ey, w] of limbs)
    stroke(k, tones[0], w, `M${px} ${py}Q${mx} ${my} ${ex} ${ey}`)
  for (const [px, py, mx, my, ex, ey, w] of limbs)
    if (Math.abs(ex - px) > Math.abs(ey - py) * 0.35)
      stroke(
        k,
        tones[1],
        w * 0.5,
        `M${px} ${py - w * 0.42}Q${mx} ${my - w * 0.42} ${ex} ${ey - w * 0.36}`,
      )
}
