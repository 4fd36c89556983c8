// A street of brownstones in snow, in metres: x to the right, y up, z away; the eye stands on the pavement.
// The lamp at the left lights it all. People have their feet at 0.
import { fill, path, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { disc, face } from './profile.js'

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

const mitten = (k, c, x, y) => disc(k, c, x, y, 1.15, 1.05)

/** Two on a sled that flies down to the left: a girl with her arms up, her brother who holds on to her. */
export function sled(k) {
  k.save()
  k.rotate(-0.5)
  // Sled: runners, boards.
  stroke(k, '#542c44', 0.8, 'M9 1.500H-8.500C-11 1.500 -11.600 -0.600 -10.400 -2.200')
  for (const x of [-6, 0, 6]) stroke(k, '#542c44', 0.7, `M${x} 1.400V-0.800`)
  path(k, '#e83c44', 'M-10.500 -2.200H10V-0.600H-9.600Z')
  path(k, '#a42850', 'M-9.800 -1.100H10V-0.600H-9.600Z')
  // Brother: legs, coat, head.
  limb(
    k,
    '#3c4c8c',
    bent([
      [6, -3.4, 3.2],
      [1, -5.6, 2.8],
      [-2.6, -2.8, 2.2],
    ]),
  )
  path(k, '#3ca08c', 'M3 -2.200C2.600 -7 4.400 -10.800 6.200 -12H9.600C11 -10 11 -6 9.900 -2.200Z')
  path(
    k,
    '#247080',
    'M8.200 -12H9.600C11 -10 11 -6 9.900 -2.200H7.600C8.600 -6 8.800 -9.600 8.200 -12Z',
  )
  k.save()
  k.translate(8, -14.8)
  k.rotate(0.2)
  face(k, { skin: '#a8683f', shade: '#7c4838', mouth: 'open' })
  path(
    k,
    '#f4b83c',
    'M-2.600 -1.200C-3 -5 3.600 -5.200 3.400 -0.800L3 0.800C2.200 0.400 1.900 -0.600 1.800 -1.400C0.400 -1.800 -1.400 -1.700 -2.600 -1.200Z',
  )
  path(
    k,
    '#fff0cc',
    'M-2.700 -1.900C-0.800 -2.700 1.800 -2.600 3.400 -1.700V-0.600C1.800 -1.500 -0.800 -1.700 -2.600 -1Z',
  )
  disc(k, '#fff0cc', 0.8, -4.6, 1.1)
  k.restore()
  path(
    k,
    '#fff0cc',
    'M5.400 -11.600C6.600 -12.800 9.400 -12.600 10.400 -11.200L10 -9.400C8.600 -8.600 6.400 -9 5.200 -10Z',
  )
  path(
    k,
    '#c8b0c0',
    'M9 -12.300C9.600 -12 10.100 -11.600 10.400 -11.200L10 -9.400C9.600 -9.100 9.100 -9 8.600 -8.950Z',
  )
  // Girl before him.
  limb(
    k,
    '#54307c',
    bent([
      [-2, -3.2, 3.2],
      [-7, -5.4, 2.6],
      [-9.4, -3, 2.1],
    ]),
  )
  path(
    k,
    '#342c54',
    'M-11.600 -4.800C-10 -5 -8.600 -4.400 -8.400 -2.200H-10.800C-11.800 -2.600 -12 -4 -11.600 -4.800Z',
  )
  path(
    k,
    '#ff6478',
    'M-4 -2.200C-4.600 -6.400 -3.600 -9.800 -2 -11H1.600C3 -9.400 3.400 -6 2.800 -2.200Z',
  )
  path(
    k,
    '#c83c64',
    'M0.200 -11H1.600C3 -9.400 3.400 -6 2.800 -2.200H0.600C1.400 -6 1.200 -9 0.200 -11Z',
  )
  limb(
    k,
    '#247080',
    bent([
      [6, -8.6, 2.6],
      [2.6, -4.6, 2.3],
      [-2.6, -5, 1.7],
    ]),
  )
  mitten(k, '#fff0cc', -3.2, -5)
  // Scarf behind her in the wind.
  path(
    k,
    '#5cc0d0',
    'M0.600 -11C2.400 -11.400 3.600 -9.600 6.400 -10L6.600 -7.800C4.400 -7.400 2.600 -8.400 0.800 -8.600Z',
  )
  limb(
    k,
    '#ff8490',
    bent([
      [-2, -9.4, 2.6],
      [-6, -11.4, 2.3],
      [-8, -15.6, 1.7],
    ]),
  )
  mitten(k, '#f4b83c', -8.3, -16.4)
  k.save()
  k.translate(-1, -13.8)
  k.rotate(0.25)
  face(k, { skin: '#f4c09c', shade: '#c88874', mouth: 'open' })
  path(
    k,
    '#5c2c34',
    'M1.400 2.600C2.600 1.400 2 -0.400 1.900 -1.600L3 -1.200C4.400 0.600 4.400 3.400 6.400 4.400C4.400 5.400 2.400 4.600 1.400 2.600Z',
  )
  path(
    k,
    '#7c48b0',
    'M-2.700 -1.200C-3 -5 3.600 -5.200 3.400 -1C1.600 -1.800 -0.800 -1.800 -2.700 -1.200Z',
  )
  path(
    k,
    '#b484dc',
    'M-2.700 -1.900C-0.800 -2.700 1.800 -2.600 3.400 -1.700V-0.600C1.800 -1.500 -0.800 -1.700 -2.700 -1Z',
  )
  disc(k, '#b484dc', 0.8, -4.6, 1.2)
  path(
    k,
    '#5cc0d0',
    'M-2 2.800C-0.600 3.800 1.400 3.600 2.600 2.600L2.800 4.400C1 5.400 -1 5.200 -2.200 4.200Z',
  )
  k.restore()
  k.restore()
}

/** The grandmother at her door, hands at her cheeks; 24 high, towards the left. */
export function grandmother(k) {
  path(
    k,
    '#543464',
    'M-2.400 -2.400H-0.200V0H-3.400C-3.400 -1 -3 -1.400 -2.400 -1.600ZM1 -2.400H3.200V0H0C0 -1 0.400 -1.400 1 -1.600Z',
  )
  path(
    k,
    '#3c8c9c',
    'M-4 -2C-3.800 -8 -3.600 -14 -2.400 -17.400H3C4.400 -14 4.800 -8 5 -2C2 -1.200 -1.600 -1.200 -4 -2Z',
  )
  path(
    k,
    '#28607c',
    'M1.600 -17.400H3C4.400 -14 4.800 -8 5 -2C4.200 -1.700 3.400 -1.600 2.400 -1.500C3 -7 3 -13 1.600 -17.400Z',
  )
  path(
    k,
    '#fff0d4',
    'M-3.700 -12H0.800C1.400 -9 1.600 -6 1.600 -3.600H-3.900C-3.900 -6 -3.800 -9 -3.700 -12Z',
  )
  k.save()
  k.translate(0.4, -20.4)
  face(k, { skin: '#9c5c3c', shade: '#6c4034', mouth: 'open' })
  path(
    k,
    '#e8e0ec',
    'M-2.600 -1.600C-3 -4.800 3.600 -5 3.400 -0.800C3.400 1 2.600 2.200 2 2.400C2 0.800 2.200 -0.800 1.200 -1.600C0 -2.200 -1.400 -2.100 -2.600 -1.600Z',
  )
  disc(k, '#e8e0ec', 3, -3.4, 1.6)
  disc(k, '#c0b0cc', 3.4, -3.1, 0.9)
  stroke(
    k,
    '#2c1830',
    0.3,
    'M-2.300 -0.400a0.850 0.800 0 1 0 1.700 0a0.850 0.800 0 1 0 -1.700 0M-0.600 -0.500L1.300 -0.700',
  )
  k.restore()
  limb(
    k,
    '#28607c',
    bent([
      [2, -16, 2.8],
      [3.6, -11.6, 2.4],
      [0.8, -15.4, 1.8],
    ]),
  )
  limb(
    k,
    '#54a8b4',
    bent([
      [-2, -16, 2.8],
      [-5.4, -13.4, 2.4],
      [-3.2, -17.6, 1.8],
    ]),
  )
  disc(k, '#9c5c3c', -2.9, -18.6, 1.05)
  disc(k, '#9c5c3c', 1, -17, 1.05)
}

/** A neighbour with a shovel who jumps out of the way, towards the right; 28 high. */
export function shoveller(k) {
  limb(
    k,
    '#28305c',
    bent([
      [-1, -11, 3.8],
      [-5, -7, 3.2],
      [-7.6, -2.4, 2.4],
    ]),
  )
  path(
    k,
    '#241c40',
    'M-9.400 -3.600L-6.600 -2.200C-5.600 -1.400 -4.800 -1 -4.600 0H-8.600C-9.600 -1 -9.800 -2.400 -9.400 -3.600Z',
  )
  limb(
    k,
    '#38447c',
    bent([
      [1, -11, 3.8],
      [4.4, -8, 3.2],
      [2.6, -3, 2.4],
    ]),
  )
  path(
    k,
    '#241c40',
    'M1.200 -3.600H4C4.600 -2.400 6.400 -2 6.600 -0.800H1C0.800 -1.600 1 -2.600 1.200 -3.600Z',
  )
  limb(
    k,
    '#a85034',
    bent([
      [2, -20, 3],
      [6, -17, 2.6],
      [9.6, -19, 2],
    ]),
  )
  path(
    k,
    '#ec8440',
    'M-4.400 -9.800C-4.600 -14.600 -3.800 -19 -2.600 -21.600H3C4.400 -18.600 4.800 -14 4.200 -9.600C1.600 -8.600 -2 -8.800 -4.400 -9.800Z',
  )
  path(
    k,
    '#a85034',
    'M1.600 -21.600H3C4.400 -18.600 4.800 -14 4.200 -9.600C3.400 -9.300 2.600 -9.100 1.800 -9.100C2.800 -13 2.800 -18 1.600 -21.600Z',
  )
  for (const y of [-18, -14.4]) path(k, '#7c4038', `M-4.300 ${y}H4.200V${y + 0.7}H-4.300Z`)
  // Shovel in both hands, its load in the air.
  stroke(k, '#c89058', 0.9, 'M-3 -13L14 -21.600')
  path(k, '#8494cc', 'M13 -23.400L18.600 -25.400L20.400 -22L15.600 -19.600Z')
  path(k, '#c4d0f0', 'M13 -23.400L18.600 -25.400L19 -24.600L13.600 -22.400Z')
  for (const [x, y, r] of [
    [17, -26.6, 1.7],
    [20.6, -28.6, 1.1],
    [15.4, -29.4, 0.8],
    [22.6, -25.4, 0.7],
    [19, -31.4, 0.6],
  ])
    disc(k, '#fff4dc', x, y, r, r * 0.85)
  disc(k, '#342c54', 9.8, -19.2, 1.2)
  limb(
    k,
    '#fca45c',
    bent([
      [-2.6, -19.6, 3.2],
      [-5.6, -15.6, 2.8],
      [-0.4, -14, 2.1],
    ]),
  )
  disc(k, '#342c54', 0.2, -14.4, 1.2)
  k.save()
  k.translate(0.8, -24.8)
  k.scale(-1, 1)
  face(k, { skin: '#ecb48c', shade: '#b87860', mouth: 'open' })
  path(
    k,
    '#4c2c34',
    'M1.900 0.400L2.800 -0.600C3.200 2 1.400 3.900 -0.400 3.600C-1.600 3.500 -2.200 3 -2.100 2.600C-0.600 2.700 1.400 2 1.900 0.400Z',
  )
  path(
    k,
    '#38447c',
    'M-2.700 -1.200C-3 -5 3.600 -5.200 3.400 -1C1.600 -1.800 -0.800 -1.800 -2.700 -1.200Z',
  )
  path(
    k,
    '#5c6cac',
    'M-2.700 -1.900C-0.800 -2.700 1.800 -2.600 3.400 -1.700V-0.600C1.800 -1.500 -0.800 -1.700 -2.700 -1Z',
  )
  k.restore()
}

/** A shaggy dog that leaps up at the sled, towards the right; 10 high. */
export function dog(k) {
  k.save()
  k.rotate(-0.35)
  limb(
    k,
    '#744044',
    bent([
      [-5, -5, 2.2],
      [-8, -3, 1.8],
      [-9, 0.4, 1.3],
    ]),
  )
  limb(
    k,
    '#744044',
    bent([
      [5, -5.4, 2],
      [8, -4.6, 1.6],
      [10.4, -6, 1.2],
    ]),
  )
  stroke(k, '#b4744c', 1.7, 'M-6.400 -7C-9 -8.400 -9.400 -11 -8 -12.600')
  path(
    k,
    '#b4744c',
    'M-7 -5C-7 -8.400 -3 -9 0 -8.600C3 -9 6 -9.600 7 -7C7 -4.400 5 -3 2.400 -3.400C-1 -3.600 -5 -2.400 -7 -5Z',
  )
  path(
    k,
    '#844c44',
    'M-7 -5C-5 -4.400 -1 -5 2.600 -4.800C4.600 -4.800 6.200 -5.400 7 -6.400C6.600 -4 4.600 -3.100 2.400 -3.400C-1 -3.600 -5 -2.400 -7 -5Z',
  )
  limb(
    k,
    '#b4744c',
    bent([
      [-4, -5, 2.6],
      [-6, -2.4, 2],
      [-5.4, 1, 1.4],
    ]),
  )
  limb(
    k,
    '#b4744c',
    bent([
      [4.4, -5.6, 2.2],
      [6, -2.6, 1.7],
      [9, -2.6, 1.3],
    ]),
  )
  path(
    k,
    '#b4744c',
    'M5 -8.600C4.800 -12 8 -13.400 10 -12L13.400 -11C14 -10.400 13.800 -9.600 13 -9.300C11.400 -8.600 10 -7.400 7.600 -7.200C6 -7.200 5 -7.600 5 -8.600Z',
  )
  path(
    k,
    '#5c3040',
    'M6.800 -12.400C5 -12.400 3.600 -10 4 -7.800C5.400 -7.600 6.800 -9 7.400 -10.800Z',
  )
  disc(k, '#2c1830', 13.4, -10.6, 0.65, 0.55)
  disc(k, '#2c1830', 9.6, -10.6, 0.5)
  path(k, '#ff7c8c', 'M11 -8.600L12.600 -9C12.800 -7.800 12 -6.800 11.400 -7.200Z')
  stroke(k, '#e83c44', 0.8, 'M5.400 -8.800Q6.600 -7.600 7.800 -7.400')
  k.restore()
}
