// The gate of Doi Suthep at the head of the naga stairs, and the golden spire of the mountain behind it.
import { at, path, stroke } from '../core/field.js'
import { P, slope, TOP } from './naga-stair.js'

/** A gable of the north seen from its front: eaves that sweep down and out, gold along the edge, the field in its colour. */
function gable(k, half, foot, top, [lit, dark], [gold, deep], board) {
  const side = (m) =>
    `C${m * half * 0.3} ${foot + (top - foot) * 0.62} ${m * half * 0.62} ${foot + (top - foot) * 0.22} ${m * half} ${foot}`
  path(k, dark, `M0 ${top}${side(-1)}L${-half * 0.8} ${foot + 0.5}H0Z`)
  path(k, lit, `M0 ${top}${side(1)}L${half * 0.8} ${foot + 0.5}H0Z`)
  for (const [m, c] of [
    [-1, deep],
    [1, gold],
  ]) {
    stroke(k, c, board, `M0 ${top}${side(m)}`)
    // The end of the eave curls up, a horn stands on the ridge.
    path(
      k,
      c,
      `M${m * half} ${foot + 0.2}Q${m * (half + 0.9)} ${foot - 0.1} ${m * (half + 0.7)} ${foot - 1.1}Q${m * (half + 0.2)} ${foot - 0.3} ${m * (half - 0.5)} ${foot - 0.3}Z`,
    )
  }
  path(
    k,
    gold,
    `M-0.250 ${top + 0.3}Q-0.500 ${top - 0.9} 0.300 ${top - 1.9}Q0 ${top - 0.8} 0.350 ${top + 0.3}Z`,
  )
}

/** The gate at the head of the stairs: gable behind gable over a doorway; behind it the golden spire of the mountain. */
export function gate(k, { wall, door, pillar, orange, green, gold }) {
  const [x, y, q] = P(0, slope(TOP), TOP)
  at(k, x, y + 0.3, q * 0.82, (c) => {
    // The chedi, its umbrellas one over the other.
    c.save()
    c.translate(-2.4, 0)
    path(
      c,
      gold[1],
      'M3.600 -3L4.200 -6.200H4.800L5 -7.400C5.800 -8.200 5.900 -9.400 6.150 -10.600L6.700 -14.600L7.250 -10.600C7.500 -9.400 7.600 -8.200 8.400 -7.400L8.600 -6.200H9.200L9.800 -3Z',
    )
    path(
      c,
      gold[0],
      'M6.900 -3L7 -7.400C6.900 -9 6.850 -11 6.700 -14.600L7.250 -10.600C7.500 -9.400 7.600 -8.200 8.400 -7.400L8.600 -6.200H9.200L9.800 -3Z',
    )
    c.restore()
    path(c, wall, 'M-6.200 0.300V-4.800H6.200V0.300Z')
    gable(c, 7.8, -4.4, -11.2, orange, gold, 0.42)
    path(c, wall, 'M-4.200 0.300V-4.600H4.200V0.300Z')
    gable(c, 5.2, -4, -8.8, green, gold, 0.46)
    path(c, gold[0], 'M0 -7.200L2 -4.400H-2Z')
    path(c, door, 'M-1.700 0.300V-2.900Q0 -4.200 1.700 -2.900V0.300Z')
    for (const u of [-5.9, -3.7, -2.5, 1.9, 3.1, 5.3])
      path(c, pillar, `M${u} 0.300V-3.800H${u + 0.6}V0.300Z`)
  })
}
