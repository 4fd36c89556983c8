import { path } from '../core/field.js'

export const NIGHT = '#3b3a7c'
const LAMP = '#ffd27a'

export const box = (k, c, x, y, w, h) => {
  k.fillStyle = c
  k.fillRect(x, y, w, h)
}

/** Windows of a front: `lit` names those with a lamp behind, as 'column row'. */
export function panes(k, w, { n, rows, top, step, wide, high, trim, lit = [], arched }) {
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < n; i++) {
      const x = (w * (i + 0.5)) / n - wide / 2
      const y = -top + j * step
      const tall = high * (1 - j * 0.06)
      const c = lit.includes(`${i} ${j}`) ? LAMP : NIGHT
      if (arched) {
        path(
          k,
          trim,
          `M${x - 0.3} ${y + tall}V${y}Q${x + wide / 2} ${y - wide * 1.3} ${x + wide + 0.3} ${y}V${y + tall}Z`,
        )
        path(
          k,
          c,
          `M${x} ${y + tall}V${y + 0.2}Q${x + wide / 2} ${y - wide} ${x + wide} ${y + 0.2}V${y + tall}Z`,
        )
      } else {
        box(k, trim, x - 0.25, y - 0.3, wide + 0.5, tall + 0.5)
        box(k, c, x, y, wide, tall)
      }
    }
}

/** Arches of the arcade at the street; some with a warm vault behind. */
export function arcade(k, w, n, high, warm = []) {
  for (let i = 0; i < n; i++) {
    const [x, r] = [(w * (i + 0.5)) / n, (w / n) * 0.36]
    path(
      k,
      warm.includes(i) ? '#f0a860' : '#2f2d6a',
      `M${x - r} 0V${-high + r}Q${x - r * 0.9} ${-high} ${x} ${-high - r * 0.3}Q${x + r * 0.9} ${-high} ${x + r} ${-high + r}V0Z`,
    )
  }
}
