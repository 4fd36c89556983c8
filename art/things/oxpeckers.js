import { path } from '../core/field.js'

/** Two or three birds that ride along; each 3 high at x, y. */
export function oxpeckers(k, list, c) {
  for (const [x, y, q] of list)
    path(
      k,
      c,
      `M${x} ${y}C${x - q * 0.4} ${y - q * 0.5} ${x - q * 0.2} ${y - q} ${x + q * 0.2} ${y - q * 1.1}L${x + q * 0.6} ${y - q * 1.05}L${x + q * 0.3} ${y - q * 0.85}C${x + q * 0.4} ${y - q * 0.5} ${x + q * 0.3} ${y - q * 0.2} ${x} ${y}L${x - q * 0.6} ${y + q * 0.4}Z`,
    )
}
