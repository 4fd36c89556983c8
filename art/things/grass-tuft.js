import { path } from '../core/field.js'

/** A tuft of near grass in the colours c, q high; r is the picture's chance. */
export function tuft(k, x, y, q, c, r) {
  for (let i = 0; i < 7; i++) {
    const lean = (i - 3) * 0.42 + (r() - 0.5) * 0.5
    const tall = q * (1 - Math.abs(i - 3) * 0.13) * (0.8 + r() * 0.3)
    path(
      k,
      c[i % c.length],
      `M${x + lean * 0.5 - q * 0.06} ${y}Q${x + lean * 0.6} ${y - tall * 0.6} ${x + lean * q * 0.42} ${y - tall}Q${x + lean * 0.8 + q * 0.1} ${y - tall * 0.5} ${x + lean * 0.5 + q * 0.08} ${y}Z`,
    )
  }
}
