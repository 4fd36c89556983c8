// Soft closed shapes and ribbons through a few points.
import { path } from '../core/field.js'

const n2 = (v) => Math.round(v * 1000) / 1000

/** SVG path of a soft closed outline through the points. */
export function closed(list, tension = 0.5) {
  const n = list.length
  const q = tension / 3
  let d = `M${n2(list[0][0])} ${n2(list[0][1])}`
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [list[(i + n - 1) % n], list[i], list[(i + 1) % n], list[(i + 2) % n]]
    d += `C${n2(b[0] + (c[0] - a[0]) * q)} ${n2(b[1] + (c[1] - a[1]) * q)} ${n2(c[0] - (e[0] - b[0]) * q)} ${n2(c[1] - (e[1] - b[1]) * q)} ${n2(c[0])} ${n2(c[1])}`
  }
  return `${d}Z`
}

/** The same as an open line. */
export function open(list, tension = 0.5) {
  const n = list.length
  const q = tension / 3
  let d = `M${n2(list[0][0])} ${n2(list[0][1])}`
  for (let i = 0; i < n - 1; i++) {
    const [a, b, c, e] = [
      list[Math.max(0, i - 1)],
      list[i],
      list[i + 1],
      list[Math.min(n - 1, i + 2)],
    ]
    d += `C${n2(b[0] + (c[0] - a[0]) * q)} ${n2(b[1] + (c[1] - a[1]) * q)} ${n2(c[0] - (e[0] - b[0]) * q)} ${n2(c[1] - (e[1] - b[1]) * q)} ${n2(c[0])} ${n2(c[1])}`
  }
  return d
}

/** A soft closed shape in one colour. */
export const soft = (k, colour, list, tension = 1) => path(k, colour, closed(list, tension))

/** A long lens: pointed at both ends, belly up by `up` and down by `down`. */
export const lens = (k, colour, x, y, half, up, down = up, lean = 0) =>
  path(
    k,
    colour,
    `M${n2(x - half)} ${n2(y + lean)}Q${n2(x)} ${n2(y - up * 2)} ${n2(x + half)} ${n2(y - lean)}Q${n2(x)} ${n2(y + down * 2)} ${n2(x - half)} ${n2(y + lean)}Z`,
  )
