// The hall behind the sea door: tiles with the light that comes in, niches, a chest, a lamp.
import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { HALF, quad, ROOF, SIDE, scaleAt, see, THICK, WALL } from './sea-door.js'

/** How far the light that comes in drifts to the right, per metre. */
const DRIFT = 0.24

/** Black and white tiles, warm where the light of the door lies on them. */
export function tiles(k) {
  quad(k, '#2b2149', [
    [-SIDE, 0, WALL],
    [SIDE, 0, WALL],
    [SIDE, 0, 1.6],
    [-SIDE, 0, 1.6],
  ])
  const size = 0.46
  const lit = (Z) => [-HALF + (WALL - Z) * DRIFT, HALF + (WALL - Z) * DRIFT]
  for (let j = 0; j < 8; j++)
    for (let i = -9; i < 9; i++) {
      const [z1, z0] = [WALL - j * size, WALL - (j + 1) * size]
      const [x0, x1] = [i * size, (i + 1) * size]
      if (x0 < -SIDE || x1 > SIDE) continue
      const pale = (i + j) & 1
      quad(k, pale ? blend('#8376a4', '#5f5488', j / 8) : '#35295a', [
        [x0, 0, z1],
        [x1, 0, z1],
        [x1, 0, z0],
        [x0, 0, z0],
      ])
      // The part of the tile within the light.
      const cut = (x, Z) => Math.max(lit(Z)[0], Math.min(lit(Z)[1], x))
      const piece = [
        [cut(x0, z1), 0, z1],
        [cut(x1, z1), 0, z1],
        [cut(x1, z0), 0, z0],
        [cut(x0, z0), 0, z0],
      ]
      if (cut(x1, z1) - cut(x0, z1) > 0.004 || cut(x1, z0) - cut(x0, z0) > 0.004)
        quad(k, pale ? '#ffedc4' : '#c9824e', piece)
    }
  // The sill of stone.
  quad(k, '#ffdf9e', [
    [-HALF, 0.06, WALL + THICK],
    [HALF, 0.06, WALL + THICK],
    [HALF, 0.06, WALL],
    [-HALF, 0.06, WALL],
  ])
  quad(k, '#9a6a6c', [
    [-HALF, 0.06, WALL],
    [HALF, 0.06, WALL],
    [HALF, 0, WALL],
    [-HALF, 0, WALL],
  ])
}

/** Side walls with arched niches, the ceiling on its poles of mangrove. */
export function hall(k) {
  for (const m of [-1, 1]) {
    quad(k, m < 0 ? '#33284f' : '#2c2149', [
      [m * SIDE, 0, WALL],
      [m * SIDE, ROOF, WALL],
      [m * SIDE, ROOF, 1.2],
      [m * SIDE, 0, 1.2],
    ])
    quad(k, m < 0 ? '#251b40' : '#1f1738', [
      [m * SIDE, 0, WALL],
      [m * SIDE, 0.22, WALL],
      [m * SIDE, 0.22, 1.2],
      [m * SIDE, 0, 1.2],
    ])
  }
  quad(k, '#241a3e', [
    [-SIDE, ROOF, WALL],
    [SIDE, ROOF, WALL],
    [SIDE, ROOF, 1.6],
    [-SIDE, ROOF, 1.6],
  ])
  for (let i = 0; i < 7; i++) {
    const Z = WALL - 0.25 - i * 0.5
    quad(k, '#463660', [
      [-SIDE, ROOF - 0.13, Z + 0.06],
      [SIDE, ROOF - 0.13, Z + 0.06],
      [SIDE, ROOF - 0.02, Z + 0.1],
      [-SIDE, ROOF - 0.02, Z + 0.1],
    ])
    quad(k, '#19122f', [
      [-SIDE, ROOF - 0.13, Z + 0.06],
      [SIDE, ROOF - 0.13, Z + 0.06],
      [SIDE, ROOF - 0.06, Z - 0.08],
      [-SIDE, ROOF - 0.06, Z - 0.08],
    ])
  }
}

/** What stands in the hall: niches with a jar and a bowl beside the door, a chest with brass nails at the right. */
export function furniture(k) {
  for (const [X, m] of [
    [-2.55, -1],
    [2.5, 1],
  ]) {
    const [x, y] = see(X, 1.25, WALL)
    const w = scaleAt(WALL) * 0.36
    const arch = (q) =>
      `M${x - w * q} ${y}V${y - 13 * q}C${x - w * q} ${y - 16.5 * q} ${x - w * 0.5 * q} ${y - 18.5 * q} ${x} ${y - 20 * q}C${x + w * 0.5 * q} ${y - 18.5 * q} ${x + w * q} ${y - 16.5 * q} ${x + w * q} ${y - 13 * q}V${y}Z`
    path(k, '#4d3e70', arch(1.12))
    path(k, '#231a40', arch(1))
    // The cheek that looks at the door has a little of its light.
    path(k, '#5f4a74', `M${x + m * w} ${y}V${y - 13}L${x + m * w * 0.6} ${y - 12}V${y - 0.8}Z`)
    path(k, '#6a5280', `M${x - w * 1.2} ${y}H${x + w * 1.2}V${y + 1}H${x - w * 1.2}Z`)
  }
  const [jx, jy] = see(-2.58, 1.26, WALL)
  path(
    k,
    '#9a6c4c',
    `M${jx - 1.2} ${jy}C${jx - 3.2} ${jy - 1.8} ${jx - 2.8} ${jy - 4.6} ${jx - 0.9} ${jy - 5.4}V${jy - 7}H${jx - 1.5}V${jy - 7.7}H${jx + 1.5}V${jy - 7}H${jx + 0.9}V${jy - 5.4}C${jx + 2.8} ${jy - 4.6} ${jx + 3.2} ${jy - 1.8} ${jx + 1.2} ${jy}Z`,
  )
  path(
    k,
    '#e2ac6e',
    `M${jx + 0.6} ${jy}C${jx + 2} ${jy - 1.8} ${jx + 1.8} ${jy - 4.6} ${jx + 0.3} ${jy - 5.4}V${jy - 7.7}H${jx + 1.5}V${jy - 7}H${jx + 0.9}V${jy - 5.4}C${jx + 2.8} ${jy - 4.6} ${jx + 3.2} ${jy - 1.8} ${jx + 1.2} ${jy}Z`,
  )
  const bowl = see(2.5, 1.26, WALL)
  path(
    k,
    '#5d86a8',
    `M${bowl[0] - 3.4} ${bowl[1] - 3.4}H${bowl[0] + 3.4}Q${bowl[0] + 2.6} ${bowl[1] - 0.6} ${bowl[0] + 1.2} ${bowl[1]}H${bowl[0] - 1.2}Q${bowl[0] - 2.6} ${bowl[1] - 0.6} ${bowl[0] - 3.4} ${bowl[1] - 3.4}Z`,
  )
  path(
    k,
    '#a8cadc',
    `M${bowl[0] - 3.4} ${bowl[1] - 3.4}H${bowl[0] - 1}Q${bowl[0] - 1.4} ${bowl[1] - 1.2} ${bowl[0] - 1.2} ${bowl[1]}Q${bowl[0] - 2.6} ${bowl[1] - 0.6} ${bowl[0] - 3.4} ${bowl[1] - 3.4}Z`,
  )
  chest(k)
}

function chest(k) {
  const [x0, x1, zf, zb] = [2.05, 3.3, 4.35, 4.9]
  quad(k, '#1a1230', [
    [x0 - 0.06, 0, zf - 0.1],
    [x1 + 0.3, 0, zf - 0.1],
    [x1 + 0.3, 0, zb],
    [x0, 0, zb],
  ])
  quad(k, '#5d3a50', [
    [x0, 0.72, zf],
    [x1, 0.72, zf],
    [x1, 0.72, zb],
    [x0, 0.72, zb],
  ])
  quad(k, '#3d2647', [
    [x0, 0.08, zf],
    [x1, 0.08, zf],
    [x1, 0.72, zf],
    [x0, 0.72, zf],
  ])
  quad(k, '#a46a50', [
    [x0, 0.08, zf],
    [x0, 0.72, zf],
    [x0, 0.72, zb],
    [x0, 0.08, zb],
  ])
  quad(k, '#2a1a3a', [
    [x0, 0.3, zf],
    [x1, 0.3, zf],
    [x1, 0.33, zf],
    [x0, 0.33, zf],
  ])
  for (let i = 0; i < 9; i++)
    for (const [y, off] of [
      [0.2, 0],
      [0.42, 0],
      [0.52, 0.5],
      [0.62, 0],
    ]) {
      if (off && i === 8) continue
      const [x, py] = see(x0 + 0.1 + ((i + off) * (x1 - x0 - 0.2)) / 8, y, zf)
      k.fillStyle = i < 4 ? '#d8a468' : '#94705c'
      k.beginPath()
      k.arc(x, py, 0.42, 0, 7)
      k.fill()
    }
}

/** A lamp of brass on its chain in the middle of the hall, against the fanlight's glow. */
export function lamp(k) {
  const [x, y] = see(-1.9, 3.1, 3.4)
  stroke(k, '#120c26', 0.4, `M${x} -4V${y - 7}`)
  path(
    k,
    '#120c26',
    `M${x} ${y - 8}L${x + 3} ${y - 4.6}H${x - 3}ZM${x - 2.6} ${y + 3.4}H${x + 2.6}L${x + 1.4} ${y + 5.6}H${x - 1.4}Z`,
  )
  path(k, '#6e5060', `M${x - 2.6} ${y - 4.6}H${x + 2.6}L${x + 2.2} ${y + 3.4}H${x - 2.2}Z`)
  path(k, '#e8a860', `M${x + 0.9} ${y - 4.6}H${x + 2.6}L${x + 2.2} ${y + 3.4}H${x + 0.8}Z`)
  stroke(
    k,
    '#120c26',
    0.34,
    `M${x - 2.6} ${y - 4.6}L${x - 2.2} ${y + 3.4}M${x + 2.6} ${y - 4.6}L${x + 2.2} ${y + 3.4}M${x - 0.9} ${y - 4.6}V${y + 3.4}M${x + 0.9} ${y - 4.6}V${y + 3.4}`,
  )
}

/** Somebody's shadow on the tiles: outline in metres across and up, laid along the light. */
export function onTiles(k, X, Z, list, colour, stretch = 1.5) {
  fill(
    k,
    colour,
    list.map(([x, h]) => see(X + x + h * stretch * DRIFT, 0.004, Math.max(2, Z - h * stretch))),
  )
}
