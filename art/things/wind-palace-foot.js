import { box, face, lattice, line, T } from './wind-palace-wall.js'

/** The plain storey with its arched windows, the shops with their awnings, the gate. */
export function foot(k) {
  box(k, T.cream, -18.4, 18.4, 6.5, 6.75)
  box(k, T.cream, -18.4, 18.4, 3.7, 3.9)
  for (let x = -17; x <= 17; x += 1.7)
    // Beside the gate the wall is plain, so that shadows can be read on it.
    if (Math.abs(x) > 9) lattice(k, [x - 0.45, 0], [x + 0.45, 0], 4.3, 1.8, T.pane, T.cream)
  for (let i = 0; i < 10; i++) {
    const x = (i < 5 ? -17.6 : 2.6) + (i % 5) * 3.1
    box(k, T.dark, x + 0.2, x + 2.5, 0, 2.7)
    for (const [j, c] of T.goods.entries())
      if ((i + j) % 3) box(k, c, x + 0.4 + j * 0.5, x + 0.75 + j * 0.5, 0.7, 2 - (j % 2) * 0.4)
    face(k, T.awnings[(i * 3 + 1) % 4], [
      [x, 3.3, 0],
      [x + 2.7, 3.3, 0],
      [x + 2.8, 2.5, -1.6],
      [x - 0.1, 2.5, -1.6],
    ])
  }
  // The gate in the middle.
  box(k, T.sun, -1.9, 1.9, 0, 5.6)
  lattice(k, [-1.3, 0], [1.3, 0], 0, 4.9, T.dark, T.cream)
}

/** A house of the bazaar beside it. */
export function house(k, x0, x1, tall, seed) {
  box(k, T.house, x0, x1, 0, tall)
  box(k, T.houseTop, x0, x1, tall - 0.9, tall)
  line(k, T.trim, 0.26, [
    [x0, tall - 0.9],
    [x1, tall - 0.9],
  ])
  for (let x = x0 + 0.5; x < x1 - 0.3; x += 1)
    face(k, T.merlon, [
      [x - 0.36, tall],
      [x - 0.36, tall + 0.4],
      [x, tall + 0.85],
      [x + 0.36, tall + 0.4],
      [x + 0.36, tall],
    ])
  const n = Math.round((x1 - x0) / 2.6)
  for (let i = 0; i < n; i++) {
    const x = x0 + ((i + 0.5) * (x1 - x0)) / n
    for (let y = 4.2; y < tall - 2.6; y += 3)
      lattice(k, [x - 0.5, 0], [x + 0.5, 0], y, 1.9, (i + seed) % 3 ? T.pane : T.dark, T.trim)
    box(k, T.dark, x - 0.9, x + 0.9, 0, 2.7)
    for (const [j, c] of T.goods.entries())
      if ((i + j + seed) % 3)
        box(k, c, x - 0.8 + j * 0.42, x - 0.5 + j * 0.42, 0.7, 1.9 - (j % 2) * 0.4)
    face(k, T.awnings[(i * 3 + seed) % 4], [
      [x - 1.1, 3.3, 0],
      [x + 1.1, 3.3, 0],
      [x + 1.2, 2.5, -1.6],
      [x - 1.2, 2.5, -1.6],
    ])
  }
}
