import { blend } from '../core/colour.js'
import { fill, stroke } from '../core/field.js'

/** The lane in metres: X to the right of its middle, Y above the eye (1.6 m), Z away. Gives a point of the field and the size of a metre. */
export const lane = (X, Y, Z) => [78 + (X * 24) / Z, 45 - (Y * 24) / Z, 24 / Z]
const quad = (k, c, ...p) =>
  fill(
    k,
    c,
    p.map(([X, Y, Z]) => lane(X, Y, Z)),
  )

/** How warm dusk between the stalls takes colour away with distance. */
export const dim = (hex, Z, light = 0) =>
  blend(blend(hex, '#3a1f2c', Math.max(0, 0.3 - light)), '#ffdf9e', Math.min(0.55, Z * 0.05))

/** The roof of carved teak: rafters, a ridge, slots where the sky comes through. */
export function teakRoof(k, from, to) {
  quad(k, '#5a3428', [-4.4, 3.2, from], [0, 5.2, from], [0, 5.2, to], [-4.4, 3.2, to])
  quad(k, '#45262a', [4.4, 3.2, from], [0, 5.2, from], [0, 5.2, to], [4.4, 3.2, to])
  for (let Z = to; Z >= from; Z -= 0.75) {
    const slot = Math.round(Z / 0.75) % 3 === 0
    if (slot)
      quad(
        k,
        '#ffe9b4',
        [-1.7, 4.43, Z],
        [-0.3, 5.06, Z],
        [-0.3, 5.06, Z + 0.55],
        [-1.7, 4.43, Z + 0.55],
      )
    const wood = dim('#8a5534', Z, 0.2)
    quad(k, wood, [-4.4, 3.2, Z], [0, 5.2, Z], [0, 4.95, Z], [-4.4, 2.95, Z])
    quad(k, dim('#6a3c2c', Z), [4.4, 3.2, Z], [0, 5.2, Z], [0, 4.95, Z], [4.4, 2.95, Z])
    if (slot) {
      // A carved arch from wall to wall.
      const arch = (y, m) =>
        Array.from({ length: 13 }, (_, i) =>
          lane(m * 4.4 * Math.cos((i / 12) * 1.571), 2 + y * Math.sin((i / 12) * 1.571), Z),
        )
      for (const m of [-1, 1]) {
        fill(k, dim(m < 0 ? '#7a4630' : '#9a6038', Z, 0.15), [
          ...arch(2.9, m),
          lane(0, 5, Z),
          lane(m * 4.4, 3, Z),
        ])
        const edge = arch(2.9, m)
        stroke(
          k,
          dim('#d9a05c', Z, 0.3),
          lane(0, 0, Z)[2] * 0.07,
          `M${edge.map((p) => p.slice(0, 2).join(' ')).join('L')}`,
        )
      }
    }
  }
}
