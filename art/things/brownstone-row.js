import { fill, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** A street of brownstones in metres: across, away, up; the eye 2.4 above the snow, the street ends at 50, 57. */
export const P = (X, Z, Y = 0) => [50 + (X * 100) / Z, 57 - ((Y - 2.4) * 100) / Z]
export const metre = (Z) => 100 / Z
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
const line = (k, c, w, a, b) => stroke(k, c, w, `M${P(...a).join(' ')}L${P(...b).join(' ')}`)
const WALL = 6

/** A piece of a front on the right side, from z0 to z1. */
const front = (k, c, z0, z1, y0, y1, x = WALL) =>
  quad(k, c, [x, z0, y0], [x, z1, y0], [x, z1, y1], [x, z0, y1])

/** One house of three storeys over its basement; lit: which windows have their lamps on, as a text of 0 and 1. */
export function house(k, z0, wide, [STONE, DARK, TRIM, GLOW], lit, high = 12.4) {
  const z1 = z0 + wide
  const SNOW = '#c8d4f4'
  front(k, STONE, z0, z1, 0, high)
  front(k, DARK, z0, z1, 0, 1.9)
  front(k, TRIM, z0, z1, 1.9, 2.1)
  front(k, DARK, z1 - wide * 0.05, z1, 0, high)
  for (let y = 2.7; y < 5.4; y += 0.6) front(k, DARK, z0, z1, y, y + 0.05)
  let n = 0
  for (const [y, h, w] of points('2.400 2.500 0.950 6 2.200 0.900 9.200 1.800 0.850', 3))
    for (const t of [0.2, 0.5, 0.8]) {
      const on = lit[n++] === '1'
      const door = y < 3 && t === 0.2
      const [a, b] = [z0 + wide * t - w / 2, z0 + wide * t + w / 2]
      if (door) {
        front(k, TRIM, a - 0.35, b + 0.35, 2, 5.6)
        front(k, DARK, a - 0.1, b + 0.1, 2.1, 5)
        front(k, on ? '#ffdc8c' : '#3c2c50', a, b, 4.3, 4.9)
        front(k, '#743448', a, b, 2.1, 4.2)
        front(k, on ? '#ffdc8c' : '#54304c', a + 0.16, b - 0.16, 3, 4)
        front(k, SNOW, a - 0.45, b + 0.45, 5.6, 5.76)
        continue
      }
      front(k, TRIM, a - 0.2, b + 0.2, y - 0.1, y + h + 0.34)
      front(k, on ? GLOW : '#34345c', a, b, y, y + h)
      if (on) {
        front(k, '#fff0bc', a, a + w * 0.4, y, y + h * 0.5)
        if (n % 3) front(k, '#e88c5c', b - w * 0.24, b, y, y + h)
      } else front(k, '#54548c', a, a + w * 0.3, y + h * 0.3, y + h)
      front(k, DARK, (a + b) / 2 - 0.03, (a + b) / 2 + 0.03, y, y + h)
      front(k, DARK, a, b, y + h * 0.5 - 0.04, y + h * 0.5 + 0.04)
      front(k, TRIM, a - 0.3, b + 0.3, y - 0.28, y - 0.1, WALL - 0.14)
      front(k, SNOW, a - 0.3, b + 0.3, y - 0.1, y + 0.04, WALL - 0.14)
      front(k, SNOW, a - 0.24, b + 0.24, y + h + 0.34, y + h + 0.46)
    }
  // Windows of the basement, behind their bars.
  for (const t of [0.52, 0.8])
    front(
      k,
      lit[n++] === '1' ? GLOW : '#2c2c54',
      z0 + wide * t - 0.5,
      z0 + wide * t + 0.5,
      0.5,
      1.6,
    )
  // The cornice with its brackets, and the snow on it.
  front(k, DARK, z0, z1, high - 1.1, high - 0.7)
  front(k, TRIM, z0, z1, high - 0.7, high - 0.1, WALL - 0.4)
  quad(
    k,
    DARK,
    [WALL, z0, high - 0.8],
    [WALL, z1, high - 0.8],
    [WALL - 0.4, z1, high - 0.7],
    [WALL - 0.4, z0, high - 0.7],
  )
  for (let i = 0; i < 7; i++)
    front(
      k,
      DARK,
      z0 + (wide * (i + 0.3)) / 7,
      z0 + (wide * (i + 0.55)) / 7,
      high - 1.2,
      high - 0.4,
      WALL - 0.3,
    )
  front(k, SNOW, z0, z1, high - 0.1, high + 0.3, WALL - 0.4)
}

/** The stoop of a house: steps under snow between low walls, rails of iron; its near side turned to us. */
export function stoop(k, z0, wide, [STONE, DARK, TRIM], seed) {
  const r = random(seed)
  const [a, b] = [z0 + wide * 0.2 - 0.95, z0 + wide * 0.2 + 0.95]
  const [x0, x1, top, n] = [2.7, WALL, 2.1, 8]
  const rail = (z, c) => {
    line(k, c, 0.05 * metre(z), [x1, z, top + 1], [x0, z, 1.1])
    for (let i = 0; i <= 6; i++) {
      const t = i / 6
      line(
        k,
        c,
        0.03 * metre(z),
        [x1 + (x0 - x1) * t, z, top * (1 - t) + 0.1],
        [x1 + (x0 - x1) * t, z, top * (1 - t) + 1.05],
      )
    }
    line(k, '#dce4fc', 0.07 * metre(z), [x1, z, top + 1.08], [x0, z, 1.18])
  }
  rail(b, '#241c3c')
  quad(k, TRIM, [x1, a, top], [x1, b, top], [x1 - 0.8, b, top], [x1 - 0.8, a, top])
  quad(
    k,
    '#dce4fc',
    [x1, a, top + 0.1],
    [x1, b, top + 0.1],
    [x1 - 0.8, b, top + 0.1],
    [x1 - 0.8, a, top + 0.1],
  )
  for (let i = 0; i < n; i++) {
    const y1 = top * (1 - i / n)
    const y0 = top * (1 - (i + 1) / n)
    const x = x1 - 0.8 - ((x1 - 0.8 - x0) * i) / n
    const xn = x1 - 0.8 - ((x1 - 0.8 - x0) * (i + 1)) / n
    quad(k, i % 2 ? STONE : TRIM, [x, a, y0], [x, b, y0], [x, b, y1], [x, a, y1])
    quad(k, '#c4d0f4', [x, a, y0 + 0.06], [x, b, y0 + 0.06], [xn, b, y0 + 0.06], [xn, a, y0 + 0.06])
    // A trodden way up the middle.
    if (r() < 0.8)
      quad(
        k,
        '#98a4d4',
        [x, a + 0.6, y0 + 0.06],
        [x, b - 0.7, y0 + 0.06],
        [xn, b - 0.7, y0 + 0.06],
        [xn, a + 0.6, y0 + 0.06],
      )
  }
  // The flank: a stepped wall with snow on each step.
  const flank = [P(x1, a, 0), P(x1, a, top + 0.3), P(x1 - 0.9, a, top + 0.3)]
  const snow = []
  for (let i = 0; i < n; i++) {
    const x = x1 - 0.9 - ((x1 - 0.9 - x0) * (i + 1)) / n
    const y = top * (1 - (i + 1) / n) + 0.3
    flank.push(P(x + (x1 - 0.9 - x0) / n, a, y), P(x, a, y))
    snow.push([x, y])
  }
  flank.push(P(x0, a, 0))
  fill(k, DARK, flank)
  for (const [x, y] of snow)
    quad(
      k,
      '#dce4fc',
      [x - 0.04, a, y - 0.04],
      [x + 0.4, a, y - 0.04],
      [x + 0.36, a, y + 0.1],
      [x, a, y + 0.12],
    )
  quad(
    k,
    '#dce4fc',
    [x1, a, top + 0.26],
    [x1 - 0.94, a, top + 0.26],
    [x1 - 0.9, a, top + 0.42],
    [x1, a, top + 0.42],
  )
  // Under the stoop: the small door of the basement.
  quad(
    k,
    '#2c2048',
    [x1 - 1.7, a - 0.01, 0],
    [x1 - 0.7, a - 0.01, 0],
    [x1 - 0.7, a - 0.01, 1.6],
    [x1 - 1.2, a - 0.01, 1.8],
    [x1 - 1.7, a - 0.01, 1.5],
  )
  rail(a, '#1c1838')
  for (const z of [b, a]) {
    quad(k, DARK, [x0 - 0.16, z, 0], [x0 + 0.2, z, 0], [x0 + 0.2, z, 1.25], [x0 - 0.16, z, 1.25])
    quad(
      k,
      '#dce4fc',
      [x0 - 0.2, z, 1.22],
      [x0 + 0.24, z, 1.22],
      [x0 + 0.14, z, 1.44],
      [x0 - 0.1, z, 1.44],
    )
  }
}
