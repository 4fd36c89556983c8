// Houses on stilts along a canal, seen straight on from the water. Water line at y = 0; a metre is 2.4 units. Sun from the left.
import { fill, path, stroke } from '../core/field.js'

const WOOD = { lit: '#d89c68', mid: '#a86a4c', shade: '#744650', deep: '#46304a' }

/** The posts, the landing, its stairs. */
function stilts(k, x0, x1) {
  for (let i = 0; i <= 4; i++) {
    const x = x0 + 1 + ((x1 - x0 - 2.6) * i) / 4
    path(k, WOOD.deep, `M${x} 1V-4H${x + 0.7}V1Z`)
    path(k, WOOD.mid, `M${x} 1V-4H${x + 0.22}V1Z`)
  }
  path(k, '#2e2440', `M${x0 + 0.6} -1.600H${x1 - 0.6}V-3.400H${x0 + 0.6}Z`)
  path(k, WOOD.lit, `M${x0} -4.200H${x1}V-3.500H${x0}Z`)
  path(k, WOOD.shade, `M${x0} -3.500H${x1}V-3H${x0}Z`)
}

/** Boards, doors and windows between x0 and x1, from the floor up to the eave. */
function wall(k, x0, x1, [lit, mid], doors) {
  path(k, lit, `M${x0} -10.600H${x1}V-4.200H${x0}Z`)
  path(k, mid, `M${x0} -10.600H${x1}V-9.400H${x0}Z`)
  for (const [t, wide, open] of doors) {
    const x = x0 + (x1 - x0) * t
    const foot = open ? -4.2 : -5.8
    path(k, '#4c3048', `M${x} -8.900H${x + wide}V${foot}H${x}Z`)
    path(
      k,
      mid,
      `M${x - 0.9} -8.900H${x}V${foot}H${x - 0.9}ZM${x + wide} -8.900h0.900V${foot}h-0.900Z`,
    )
    if (!open) path(k, WOOD.lit, `M${x - 1} ${foot}h${wide + 2}v0.400h${-wide - 2}Z`)
  }
}

/** A house whose roof falls towards the water. */
export function longHouse(k, x0, x1, tint, [lit, shade], doors, high = 8) {
  stilts(k, x0, x1)
  wall(k, x0 + 1.6, x1 - 1.6, tint, doors)
  const top = -9.8 - high
  const roof = `M${x0 - 0.6} -9.600C${x0 + 2.4} -11.600 ${x0 + 4} ${top + 3} ${x0 + 4.8} ${top}H${x1 - 4.8}C${x1 - 4} ${top + 3} ${x1 - 2.4} -11.600 ${x1 + 0.6} -9.600Z`
  path(k, lit, roof)
  path(
    k,
    shade,
    `M${x1 - 8.4} -9.600C${x1 - 6.6} -12.600 ${x1 - 6} ${top + 3} ${x1 - 5.9} ${top}H${x1 - 4.8}C${x1 - 4} ${top + 3} ${x1 - 2.4} -11.600 ${x1 + 0.6} -9.600Z`,
  )
  path(k, WOOD.deep, `M${x0 - 0.6} -9.600H${x1 + 0.6}L${x1 - 0.4} -9H${x0 + 0.4}Z`)
  path(k, '#ffe0a8', `M${x0 + 4.6} ${top - 0.4}H${x1 - 4.6}V${top + 0.1}H${x0 + 4.6}Z`)
}

/** A house with its steep gable to the water, bargeboards that curl at their ends. */
export function gableHouse(k, x0, x1, tint, [lit, shade], doors, high = 11) {
  stilts(k, x0, x1)
  wall(k, x0 + 1.6, x1 - 1.6, tint, doors)
  const m = (x0 + x1) / 2
  const top = -9.6 - high
  const side = (x, d) => `M${x} -9.600C${x + d * 2.4} -11.400 ${m - d * 2} ${top + 5} ${m} ${top}`
  path(
    k,
    tint[1],
    `${side(x0 + 0.4, 1)}C${m + 2} ${top + 5} ${x1 - 2.8} -11.400 ${x1 - 0.4} -9.600Z`,
  )
  // The panels of the gable: upright boards, lit on the left of the middle.
  fill(k, tint[0], [
    [m - (x1 - x0) * 0.24, -11],
    [m - 0.3, top + 4.4],
    [m - 0.3, -11],
  ])
  path(k, WOOD.deep, `M${x0 + 0.6} -10.600H${x1 - 0.6}V-9.600H${x0 + 0.6}Z`)
  stroke(
    k,
    lit,
    1.1,
    `M${x0 - 0.6} -10.400C${x0 + 0.2} -9 ${x0 + 1.6} -9.800 ${x0 + 2} -10.600C${x0 + 4} -12.600 ${m - 2} ${top + 5} ${m} ${top - 1.4}`,
  )
  stroke(
    k,
    shade,
    1.1,
    `M${x1 + 0.6} -10.400C${x1 - 0.2} -9 ${x1 - 1.6} -9.800 ${x1 - 2} -10.600C${x1 - 4} -12.600 ${m + 2} ${top + 5} ${m} ${top - 1.4}`,
  )
}

/** Banana plants between two houses: stems, and broad leaves that arch over, a pale rib in each. */
export function bananas(k, x, y, q, [lit, mid, deep]) {
  for (const d of [-1.6, 0.9])
    path(
      k,
      deep,
      `M${x + (d - 0.6) * q} ${y}L${x + (d * 0.5 - 0.3) * q} ${y - 7 * q}H${x + (d * 0.5 + 0.3) * q}L${x + (d + 0.6) * q} ${y}Z`,
    )
  for (const [ex, ey, up, c] of [
    [5.4, -3.4, 7.6, deep],
    [-5.8, -3.8, 8, mid],
    [4.6, -8.6, 6.4, mid],
    [-4.2, -9.6, 6, lit],
    [1.6, -12, 3, lit],
  ]) {
    const [fx, fy] = [x, y - 6 * q]
    const [tx, ty] = [x + ex * q, y + ey * q]
    const [mx, my] = [x + ex * 0.46 * q, fy - up * q * 0.86]
    const [nx, ny] = [x + ex * 0.72 * q, my + up * 0.86 * q]
    path(
      k,
      c,
      `M${fx} ${fy}C${mx - ex * 0.3 * q} ${my} ${mx + ex * 0.4 * q} ${my - 0.4 * q} ${tx} ${ty}C${nx} ${ny - up * 0.3 * q} ${nx - ex * 0.3 * q} ${ny - up * 0.2 * q} ${fx} ${fy}Z`,
    )
  }
}
