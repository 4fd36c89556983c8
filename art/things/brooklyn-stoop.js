// A street of brownstones in snow, in metres: x to the right, y up, z away; the eye stands on the pavement.
// The lamp at the left lights it all.
import { fill, path, stroke } from '../core/field.js'
import { disc } from './profile.js'

const [VX, VY, FAR, EYE, WALL] = [42, 60, 130, 1.6, 5]
export const P = (x, y, z) => [VX + (x * FAR) / z, VY - ((y - EYE) * FAR) / z]
const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

const SNOW = { lit: '#fff4dc', mid: '#c4d0f0', shade: '#8494cc' }

/** An upright opening on the house wall. */
const onWall = (k, c, z0, z1, y0, y1, x = WALL) =>
  quad(k, c, [x, y0, z0], [x, y1, z0], [x, y1, z1], [x, y0, z1])

/** One house from z0: basement, three storeys of tall windows, cornice; lit ones by their number. */
export function house(k, z0, deep, [stone, dark, trim], lights, door) {
  const z1 = z0 + deep
  onWall(k, stone, z0, z1, 0, 12.4)
  onWall(k, dark, z0, z1, 0, 1.7)
  onWall(k, trim, z0, z1, 1.7, 1.95)
  for (const y of [5.1, 8.3]) onWall(k, dark, z0, z1, y, y + 0.14)
  let n = 0
  for (const [y, high] of [
    [2.5, 2.3],
    [5.8, 2.1],
    [9, 1.8],
  ])
    for (let i = 0; i < 3; i++) {
      const [a, b] = [z0 + deep * (0.1 + i * 0.31), z0 + deep * (0.1 + i * 0.31 + 0.18)]
      n++
      if (y < 3 && i === 0) continue
      const lit = lights.includes(n)
      onWall(k, trim, a - 0.16, b + 0.16, y - 0.12, y + high + 0.34)
      onWall(k, lit ? '#ffc860' : '#34407c', a, b, y, y + high)
      if (lit) onWall(k, '#ffe8a4', a, a + (b - a) * 0.45, y, y + high)
      onWall(k, dark, a, b, y + high * 0.5, y + high * 0.5 + 0.09)
      onWall(k, SNOW.mid, a - 0.2, b + 0.2, y - 0.24, y - 0.02, WALL - 0.16)
      onWall(k, SNOW.mid, a - 0.2, b + 0.2, y + high + 0.3, y + high + 0.44, WALL - 0.12)
    }
  // Cornice with its brackets, snow above.
  quad(
    k,
    dark,
    [WALL - 0.7, 12.2, z0],
    [WALL - 0.7, 13.1, z0],
    [WALL - 0.7, 13.1, z1],
    [WALL - 0.7, 12.2, z1],
  )
  quad(
    k,
    SNOW.mid,
    [WALL - 0.8, 13.1, z0],
    [WALL - 0.8, 13.5, z0],
    [WALL - 0.8, 13.5, z1],
    [WALL - 0.8, 13.1, z1],
  )
  // The door under its hood.
  const [d0, d1] = [z0 + deep * 0.06, z0 + deep * 0.3]
  onWall(k, trim, d0 - 0.4, d1 + 0.4, 1.9, 5.3)
  onWall(k, dark, d0 - 0.1, d1 + 0.1, 1.9, 4.9)
  onWall(k, door ? '#ffd070' : '#542c44', d0, d1, 1.9, 4.6)
  if (door) {
    // One leaf stands shut, the hall shines through the other and through the light above.
    const mid = d0 + (d1 - d0) * 0.42
    onWall(k, '#fff0b8', mid, d1, 1.9, 3.9)
    onWall(k, '#8c3048', d0, mid, 1.9, 3.9)
    for (const [y0, y1] of [
      [2.15, 2.8],
      [2.95, 3.7],
    ]) {
      onWall(k, '#5c2444', d0 + 0.12, mid - 0.12, y0, y1)
      onWall(k, '#a84858', d0 + 0.12, mid - 0.2, y0, y1 - 0.08)
    }
    onWall(k, dark, d0, d1, 3.9, 4.02)
  }
  quad(
    k,
    stone,
    [WALL - 0.15, 5, d0 - 0.5],
    [WALL - 0.15, 5.5, d0 - 0.5],
    [WALL - 0.15, 5.5, d1 + 0.5],
    [WALL - 0.15, 5, d1 + 0.5],
  )
  quad(
    k,
    SNOW.lit,
    [WALL - 0.2, 5.5, d0 - 0.5],
    [WALL - 0.15, 5.75, d0 - 0.2],
    [WALL - 0.15, 5.75, d1 + 0.2],
    [WALL - 0.2, 5.5, d1 + 0.5],
  )
}

const [STEPS, RISE, RUN, X0] = [9, 0.211, 0.355, 0.6]

/** A stoop between two depths; its steps under snow, its flank of stone. */
export function stoop(k, z0, z1, [stone, dark, trim]) {
  const top = STEPS * RISE
  for (let i = 0; i < STEPS; i++) {
    const [x, y] = [X0 + i * RUN, i * RISE]
    quad(
      k,
      i % 2 ? '#b88c94' : '#c0949a',
      [x, y, z0],
      [x, y + RISE, z0],
      [x, y + RISE, z1],
      [x, y, z1],
    )
    quad(
      k,
      SNOW.lit,
      [x - 0.05, y + RISE, z0],
      [x + RUN, y + RISE, z0],
      [x + RUN, y + RISE, z1],
      [x - 0.05, y + RISE, z1],
    )
    quad(
      k,
      SNOW.mid,
      [x - 0.05, y + RISE * 0.62, z0],
      [x - 0.05, y + RISE, z0],
      [x - 0.05, y + RISE, z1],
      [x - 0.05, y + RISE * 0.62, z1],
    )
  }
  const edge = []
  for (let i = 0; i < STEPS; i++)
    edge.push([X0 + i * RUN, i * RISE, z0], [X0 + i * RUN, (i + 1) * RISE, z0])
  quad(k, stone, ...edge, [WALL, top, z0], [WALL, 0, z0])
  quad(
    k,
    dark,
    [X0 + 5.4 * RUN, 0, z0],
    [X0 + 5.4 * RUN, 0.75, z0],
    [X0 + 6.2 * RUN, 1.1, z0],
    [X0 + 9 * RUN, 1.2, z0],
    [WALL, 1.2, z0],
    [WALL, 0, z0],
  )
  quad(
    k,
    trim,
    [X0 + 5.4 * RUN, 0.75, z0],
    [X0 + 5.4 * RUN, 0.85, z0],
    [X0 + 6.2 * RUN, 1.2, z0],
    [X0 + 9 * RUN, 1.3, z0],
    [WALL, 1.3, z0],
    [WALL, 1.2, z0],
    [X0 + 9 * RUN, 1.2, z0],
    [X0 + 6.2 * RUN, 1.1, z0],
  )
  // Snow that hangs over the edge of every step.
  const q = FAR / z0
  for (let i = 0; i < STEPS; i++) {
    const [x, y] = P(X0 + i * RUN - 0.05, (i + 1) * RISE, z0)
    const w = (i === STEPS - 1 ? WALL - X0 - i * RUN : RUN) * q + 0.05 * q
    path(
      k,
      SNOW.lit,
      `M${x - 0.02 * q} ${y + 0.08 * q}C${x - 0.03 * q} ${y - 0.06 * q} ${x + 0.05 * q} ${y - 0.07 * q} ${x + 0.1 * q} ${y - 0.06 * q}H${x + w}V${y + 0.05 * q}C${x + w * 0.8} ${y + 0.13 * q} ${x + w * 0.6} ${y + 0.02 * q} ${x + w * 0.42} ${y + 0.06 * q}C${x + w * 0.25} ${y + 0.1 * q} ${x + w * 0.12} ${y + 0.12 * q} ${x - 0.02 * q} ${y + 0.08 * q}Z`,
    )
  }
}

/** Iron rail along the far side of a stoop with its newel post. */
export function rail(k, z, c = '#342c54') {
  const high = 0.95
  const q = FAR / z
  const at = (i, up) => P(X0 + i * RUN, i * RISE + up, z)
  for (let i = 0.5; i <= STEPS; i += 0.5) stroke(k, c, 0.028 * q, `M${at(i, 0)}L${at(i, high)}`)
  stroke(k, c, 0.07 * q, `M${at(0.3, high)}L${at(STEPS, high)}L${P(WALL, STEPS * RISE + high, z)}`)
  stroke(
    k,
    SNOW.lit,
    0.045 * q,
    `M${at(0.3, high + 0.05)}L${at(STEPS, high + 0.05)}L${P(WALL, STEPS * RISE + high + 0.05, z)}`,
  )
  const [x, y] = P(X0 - 0.15, 0, z)
  path(k, c, `M${x - 0.11 * q} ${y}V${y - 1.15 * q}h${0.22 * q}V${y}Z`)
  disc(k, c, x, y - 1.25 * q, 0.15 * q)
  path(
    k,
    SNOW.lit,
    `M${x - 0.16 * q} ${y - 1.3 * q}C${x - 0.12 * q} ${y - 1.52 * q} ${x + 0.12 * q} ${y - 1.52 * q} ${x + 0.16 * q} ${y - 1.3 * q}Z`,
  )
}
