import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { metre, P } from './brownstone-row.js'

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

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

/** A street lamp with snow on its hat; its light. */
export function lamp(k, X, Z) {
  const [x, y] = P(X, Z)
  const m = metre(Z)
  const g = k.createRadialGradient(x, y - 4.1 * m, 0.2, x, y - 4.1 * m, 3.4 * m)
  g.addColorStop(0, 'rgba(255,228,160,.85)')
  g.addColorStop(0.3, 'rgba(255,208,132,.35)')
  g.addColorStop(1, 'rgba(255,200,120,0)')
  k.fillStyle = g
  k.fillRect(x - 4 * m, y - 8 * m, 8 * m, 8 * m)
  fill(k, '#241c3c', [
    [x - 0.16 * m, y],
    [x - 0.06 * m, y - 0.9 * m],
    [x - 0.06 * m, y - 3.7 * m],
    [x + 0.06 * m, y - 3.7 * m],
    [x + 0.06 * m, y - 0.9 * m],
    [x + 0.16 * m, y],
  ])
  fill(k, '#fff4c8', [
    [x - 0.16 * m, y - 3.75 * m],
    [x - 0.26 * m, y - 4.4 * m],
    [x + 0.26 * m, y - 4.4 * m],
    [x + 0.16 * m, y - 3.75 * m],
  ])
  fill(k, '#241c3c', [
    [x - 0.34 * m, y - 4.4 * m],
    [x, y - 4.75 * m],
    [x + 0.34 * m, y - 4.4 * m],
  ])
  path(
    k,
    '#e8ecfc',
    `M${x - 0.34 * m} ${y - 4.42 * m}Q${x - 0.1 * m} ${y - 4.9 * m} ${x + 0.02 * m} ${y - 4.86 * m}Q${x + 0.2 * m} ${y - 4.8 * m} ${x + 0.34 * m} ${y - 4.42 * m}Q${x} ${y - 4.7 * m} ${x - 0.34 * m} ${y - 4.42 * m}Z`,
  )
}

/** A parked car that sleeps under the snow, from z0 to z1 at the left kerb. */
export function snowedCar(k, x0, x1, z0, z1, [BODY, DARK]) {
  quad(
    k,
    'rgba(44,44,108,.4)',
    [x0, z0 - 0.4, 0],
    [x1 + 0.5, z0 - 0.4, 0],
    [x1 + 0.5, z1, 0],
    [x0, z1, 0],
  )
  quad(k, DARK, [x1, z0, 0.3], [x1, z1, 0.3], [x1, z1, 0.95], [x1, z0, 0.95])
  quad(k, BODY, [x0, z0, 0.3], [x1, z0, 0.3], [x1, z0, 1], [x0, z0, 1])
  quad(
    k,
    '#2c2c54',
    [x0 + 0.2, z0 + 0.6, 1],
    [x1 - 0.2, z0 + 0.6, 1],
    [x1 - 0.35, z0 + 1.1, 1.45],
    [x0 + 0.35, z0 + 1.1, 1.45],
  )
  quad(
    k,
    '#3c3c6c',
    [x1 - 0.06, z0 + 0.7, 1],
    [x1 - 0.06, z1 - 1, 1],
    [x1 - 0.3, z1 - 1.6, 1.45],
    [x1 - 0.3, z0 + 1.1, 1.45],
  )
  for (const [a, b, y] of points('0 0.700 1', 3))
    quad(
      k,
      '#d4dcf8',
      [x0 - 0.02, z0 + a, y],
      [x1 + 0.02, z0 + a, y],
      [x1 - 0.1, z0 + b, y + 0.16],
      [x0 + 0.1, z0 + b, y + 0.16],
    )
  const [ax, ay] = P(x0 + 0.26, z0 + 1, 1.42)
  const [bx] = P(x1 - 0.26, z0 + 1, 1.42)
  const m = metre(z0 + 1)
  path(
    k,
    '#e4eafc',
    `M${ax} ${ay}Q${ax + 0.1 * m} ${ay - 0.36 * m} ${(ax + bx) / 2} ${ay - 0.36 * m}Q${bx - 0.1 * m} ${ay - 0.36 * m} ${bx} ${ay}Q${(ax + bx) / 2} ${ay + 0.14 * m} ${ax} ${ay}Z`,
  )
  for (const x of [x0 + 0.06, x1 - 0.34])
    quad(
      k,
      '#e85c54',
      [x, z0 - 0.01, 0.62],
      [x + 0.28, z0 - 0.01, 0.62],
      [x + 0.28, z0 - 0.01, 0.82],
      [x, z0 - 0.01, 0.82],
    )
  for (const x of [x0 + 0.1, x1 - 0.4])
    quad(k, '#1c1838', [x, z0, 0], [x + 0.3, z0, 0], [x + 0.3, z0, 0.36], [x, z0, 0.36])
}

/** A snowman with a red cap and scarf. */
export function snowman(k, X, Z) {
  const [x, y] = P(X, Z)
  const m = metre(Z)
  for (const [d, q] of points('0.300 0.380 0.840 0.280 1.240 0.190')) {
    k.fillStyle = '#a4b4e4'
    k.beginPath()
    k.arc(x, y - d * m, q * m, 0, 7)
    k.fill()
    k.fillStyle = '#f0f4ff'
    k.beginPath()
    k.arc(x + q * 0.16 * m, y - (d + q * 0.12) * m, q * 0.82 * m, 0, 7)
    k.fill()
  }
  path(
    k,
    '#f08c44',
    `M${x - 0.06 * m} ${y - 1.24 * m}L${x - 0.4 * m} ${y - 1.2 * m}L${x - 0.06 * m} ${y - 1.16 * m}Z`,
  )
  stroke(
    k,
    '#4c3044',
    0.05 * m,
    `M${x - 0.24 * m} ${y - 0.9 * m}L${x - 0.62 * m} ${y - 1.16 * m}M${x + 0.24 * m} ${y - 0.9 * m}L${x + 0.58 * m} ${y - 1.06 * m}`,
  )
  path(
    k,
    '#e0485c',
    `M${x - 0.26 * m} ${y - 1 * m}Q${x} ${y - 0.9 * m} ${x + 0.26 * m} ${y - 1.02 * m}L${x + 0.22 * m} ${y - 1.12 * m}Q${x} ${y - 1.02 * m} ${x - 0.22 * m} ${y - 1.1 * m}ZM${x - 0.2 * m} ${y - 1.34 * m}Q${x} ${y - 1.62 * m} ${x + 0.2 * m} ${y - 1.34 * m}Z`,
  )
}

/** The far side of the street in the blue of the evening, with its trees. */
export function farSide(k) {
  for (const [z0, z1, c, top, lit] of [
    [74, 110, '#6c6ca8', 12.6, 1],
    [60, 74, '#5c5898', 12, 2],
    [47, 60, '#64548c', 13, 0],
    [36, 47, '#50488c', 12.2, 1],
    [26, 36, '#544080', 13.2, 2],
    [17, 26, '#403878', 12.4, 0],
  ]) {
    quad(k, c, [-12.5, z0, 0], [-12.5, z1, 0], [-12.5, z1, top], [-12.5, z0, top])
    quad(
      k,
      '#c0ccf0',
      [-12.3, z0, top],
      [-12.3, z1, top],
      [-12.3, z1, top + 0.5],
      [-12.3, z0, top + 0.5],
    )
    for (let i = 0; i < 4; i++)
      for (let j = 0; j < 3; j++) {
        const [a, y] = [z0 + ((z1 - z0) * (i + 0.3)) / 4, 2.4 + j * 3.4]
        const b = a + (z1 - z0) * 0.09
        quad(
          k,
          (i * 2 + j + lit) % 3 ? '#383468' : '#ffc870',
          [-12.5, a, y],
          [-12.5, b, y],
          [-12.5, b, y + 2.1],
          [-12.5, a, y + 2.1],
        )
      }
    quad(k, '#34306c', [-12.5, z0 + 1, 0], [-10.6, z0 + 1, 0], [-12.5, z0 + 1, 2])
    quad(
      k,
      '#c0ccf0',
      [-12.5, z0 + 1, 2],
      [-10.6, z0 + 1, 0.1],
      [-10.6, z0 + 2.4, 0.1],
      [-12.5, z0 + 2.4, 2],
    )
  }
  for (const [x, z, q] of points('-9.600 60 7 -9.600 44 7 -9.400 30 7', 3)) {
    const [px, py] = P(x, z)
    bareTree(k, px, py, 2.6 * metre(z), ['#3c3468', '#b4c0e8'], x * z)
  }
}
