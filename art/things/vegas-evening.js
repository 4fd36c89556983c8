// The south end of the Strip at the blue hour, in metres: eye 1.7 m above the lawn, all lines run to one point.
import { fill, path, points, stroke } from '../core/field.js'

export const HORIZON = 70
export const VX = 98
const FOCAL = 118
const EYE = 1.7

/** Where a place stands in the picture: x metres to the right, d away, y up. */
export const P = (x, d, y = 0) => [VX + (x * FOCAL) / d, HORIZON + ((EYE - y) * FOCAL) / d]

const flat = (k, c, x0, x1, d0, d1) => fill(k, c, [P(x0, d0), P(x1, d0), P(x1, d1), P(x0, d1)])

/** Lawn between two carriageways, lit in steps by the board that stands on it. */
export function ground(k, sign) {
  fill(k, '#241f54', [
    [-2, HORIZON],
    [162, HORIZON],
    [162, 92],
    [-2, 92],
  ])
  flat(k, '#4c356c', 11.4, 60, 8, 900)
  flat(k, '#3a2a60', -60, -26, 8, 900)
  flat(k, '#2c2860', -25.6, -12, 6, 900)
  flat(k, '#322c66', 0, 11, 6, 900)
  for (const d of [9, 13, 19, 29, 45, 70]) {
    flat(k, '#e4b884', 5.4, 5.56, d, d * 1.22)
    flat(k, '#8c74a0', -18.9, -18.74, d, d * 1.22)
  }
  flat(k, '#8c6c94', 11, 11.4, 8, 900)
  const lawn = [P(-11.6, 6), P(-0.4, 6), P(-0.4, 900), P(-11.6, 900)]
  flat(k, '#b48ca4', -0.4, 0, 6, 900)
  flat(k, '#5c4880', -12, -11.6, 6, 900)
  const [cx] = P(sign.x, sign.d)
  const pool = (c, rx, ry, y) => {
    k.fillStyle = c
    k.beginPath()
    k.ellipse(cx, y, rx, ry, 0, 0, 7)
    k.fill()
  }
  // The road takes a little of the light, the lawn most of it.
  k.save()
  k.beginPath()
  k.rect(-2, HORIZON + 1, 164, 22)
  k.clip()
  pool('#43336c', 64, 11.5, 82)
  k.restore()
  fill(k, '#1c4450', lawn)
  k.save()
  k.beginPath()
  for (const [x, y] of lawn) k.lineTo(x, y)
  k.clip()
  pool('#2c6454', 62, 11, 82)
  pool('#4c8858', 47, 7.6, 81.8)
  pool('#84ac60', 32, 4.9, 81.4)
  k.restore()
  flat(k, '#d8b0a4', -0.4, -0.2, 6, 900)
}

/** A body of the skyline: its outline, and the side towards the afterglow. */
const tower = (k, body, lit, d, side) => {
  path(k, body, d)
  path(k, lit, side)
}

/** The hotels far off: gold wings, the pyramid with its beam, the wheel, the needle; no two alike. */
export function skyline(k) {
  path(
    k,
    '#6c4488',
    'M-2 60L8 55.500L15 57L26 51.500L33 54.500L42 53L52 58L66 60.500L80 58L96 61.500L112 58.500L124 54L131 56L140 51.500L150 55.500L162 53V71H-2Z',
  )
  path(
    k,
    '#4c347c',
    'M-2 65L14 62.500L30 64.500L50 62.800L70 65.500L92 64L118 65.600L140 62.600L162 64.500V71H-2Z',
  )
  path(k, 'rgba(255,240,214,.5)', 'M20.850 58L20.200 -2H21.800L21.150 58Z')
  tower(
    k,
    '#241c54',
    '#463476',
    'M7 70.500L21 57.500L35 70.500Z',
    'M7 70.500L21 57.500L22.500 70.500Z',
  )
  tower(
    k,
    '#5c3a58',
    '#c48454',
    'M-2 70.500V49.500L5 51V70.500Z',
    'M-2 70.500V49.500L2.500 50.500V70.500Z',
  )
  for (let y = 52; y < 69; y += 1.5) stroke(k, '#8c5450', 0.18, `M-2 ${y}L2.500 ${y + 0.3}`)
  tower(
    k,
    '#2a2058',
    '#4a3878',
    'M84 70.500V63C85.500 61 88.500 61 90 63V70.500Z',
    'M84 70.500V63C84.600 62 85.500 61.600 86.500 61.500V70.500Z',
  )
  tower(
    k,
    '#241c54',
    '#463476',
    'M90.800 70.500V58.500L93.500 57.600V70.500Z',
    'M90.800 70.500V58.500L91.800 58.200V70.500Z',
  )
  // The needle at the road's end.
  path(
    k,
    '#1c174c',
    'M97.300 70.500L98.100 51H98.900L99.700 70.500ZM96.200 51.200L97.300 49.200H99.700L100.800 51.200L99.800 52.200H97.200ZM98.250 49.500L98.400 43.500H98.600L98.750 49.500Z',
  )
  stroke(k, '#ff8cb4', 0.3, 'M96.600 51.200H100.400')
  tower(
    k,
    '#2a2058',
    '#4a3878',
    'M102 70.500V64H106V66H108V70.500Z',
    'M102 70.500V64H103.200V70.500Z',
  )
  // The wheel stands between two low houses.
  stroke(k, '#9c5ca4', 0.28, 'M117 62.400L114.800 70.300M117 62.400L119.200 70.300')
  stroke(
    k,
    '#e888bc',
    0.5,
    'M111.400 62.400a5.600 5.600 0 1 0 11.200 0a5.600 5.600 0 1 0 -11.200 0',
  )
  tower(
    k,
    '#241c54',
    '#463476',
    'M109.500 70.500V66.500H114V70.500Z',
    'M109.500 70.500V66.500H110.600V70.500Z',
  )
  tower(
    k,
    '#2a2058',
    '#4a3878',
    'M125 70.500V59L127.500 58L130 59V70.500Z',
    'M125 70.500V59L127.500 58V70.500Z',
  )
  tower(
    k,
    '#241c54',
    '#3c2c6c',
    'M141 70.500V62H146V64.500H151V70.500Z',
    'M141 70.500V62H142.600V70.500Z',
  )
  for (const [x, y, w] of points(
    '86.800 62.500 2.200 92 59.400 1 103.400 65 2.200 127.700 60.400 1.600 127.700 62 1.600 142.800 63.200 2.800',
    3,
  ))
    stroke(k, '#ffc87c', 0.32, `M${x} ${y}h${w}`)
}

/** A fan palm on the far kerb: a slender trunk that swells at its foot, a skirt of dry leaves, a crown of fans. */
export function fanPalm(k, x, d, tall, lean) {
  const [bx, by] = P(x, d)
  const u = FOCAL / d
  const h = tall * u
  const [tx, ty] = [bx + lean * u, by - h]
  const w = 0.2 * u
  path(
    k,
    '#2c2058',
    `M${bx - u * 1.6} ${by}Q${bx} ${by - u * 0.5} ${bx + u * 1.8} ${by}Q${bx} ${by + u * 0.36} ${bx - u * 1.6} ${by}Z`,
  )
  path(
    k,
    '#251c50',
    `M${bx - w * 2} ${by}Q${bx - w} ${by - h * 0.06} ${bx - w * 0.9} ${by - h * 0.3}L${tx - w * 0.7} ${ty}H${tx + w * 0.7}L${bx + w * 0.9} ${by - h * 0.3}Q${bx + w} ${by - h * 0.06} ${bx + w * 2} ${by}Z`,
  )
  path(
    k,
    '#8c507c',
    `M${bx - w * 2} ${by}Q${bx - w} ${by - h * 0.06} ${bx - w * 0.9} ${by - h * 0.3}L${tx - w * 0.7} ${ty}H${tx - w * 0.2}L${bx - w * 0.3} ${by - h * 0.3}Q${bx - w * 0.4} ${by - h * 0.06} ${bx - w} ${by}Z`,
  )
  // Its skirt of dry leaves, of another length on each.
  const skirt = u * (0.9 + ((tall * 2.3) % 1) * 1.1)
  path(
    k,
    '#3c2858',
    `M${tx - u * 0.55} ${ty - u * 0.3}C${tx - u * 0.7} ${ty + skirt * 0.3} ${tx - u * 0.5} ${ty + skirt * 0.8} ${tx - w * 1.4} ${ty + skirt}L${tx} ${ty + skirt * 0.86}L${tx + w * 1.3} ${ty + skirt * 1.06}C${tx + u * 0.5} ${ty + skirt * 0.8} ${tx + u * 0.7} ${ty + skirt * 0.3} ${tx + u * 0.55} ${ty - u * 0.3}Z`,
  )
  path(
    k,
    '#6c4474',
    `M${tx - u * 0.55} ${ty - u * 0.3}C${tx - u * 0.7} ${ty + skirt * 0.3} ${tx - u * 0.5} ${ty + skirt * 0.8} ${tx - w * 1.4} ${ty + skirt}L${tx - w * 0.4} ${ty + skirt * 0.3}L${tx - u * 0.1} ${ty - u * 0.3}Z`,
  )
  crown(k, tx, ty - u * 0.25, u * (1.7 + ((tall * 3.7) % 1) * 0.3), x * 5.3 + d)
}

/** The crown: fans on bare stalks, the hanging ones first, those towards the afterglow a tone lighter. */
function crown(k, x, y, q, seed) {
  const list = [0.75, 2.4, 0.2, 2.95, -0.4, 3.55, -1, 4.2, -1.57, -0.7, 3.9, -1.3]
  list.forEach((a, i) => {
    const b = a + Math.sin(seed * 3 + i * 2.1) * 0.16
    const far = q * (0.62 + 0.16 * Math.sin(seed + i * 1.7)) * (i > 8 ? 0.5 : 1)
    const [cx, cy] = [x + Math.cos(b) * far * 0.6, y + Math.sin(b) * far * 0.6]
    const r = q * (0.56 + 0.08 * Math.sin(seed * 2 + i * 2.9))
    const left = Math.cos(b) < -0.1
    const tone = left ? (i % 3 ? '#6c4880' : '#50346c') : i % 4 === 1 ? '#40306c' : '#282052'
    stroke(k, tone, q * 0.06, `M${x} ${y}L${cx} ${cy}`)
    const fan = [[cx, cy]]
    for (let j = 0; j <= 12; j++) {
      const c = b - 1.25 + (j / 12) * 2.5
      const l = r * (j % 2 ? 1 : 0.72) * (1 - (0.22 * Math.abs(j - 6)) / 6)
      fan.push([cx + Math.cos(c) * l, cy + Math.sin(c) * l + Math.max(0, Math.sin(c)) * l * 0.2])
    }
    fill(k, tone, fan)
  })
}
