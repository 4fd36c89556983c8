import { at, path, points, stroke } from '../core/field.js'

// A Brooklyn roof in the morning, the sun from the left: who keeps pigeons there, their loft, a cat.

/** A pigeon on the wing, towards the left; wings up or down; 7 across. */
function flying(k, [light, shade, tail], up) {
  path(
    k,
    shade,
    up
      ? 'M0.600 -0.6C0.4 -3 2 -5.500 4.800 -6.200C4.400 -3.600 3.600 -1.600 2.400 0Z'
      : 'M0.400 0C1 2.400 3 4.200 5.400 4.400C4.600 2.400 3.600 0.8 2.400 -0.4Z',
  )
  path(
    k,
    light,
    'M-3.600 -0.2C-3.300 -1.300 -2.200 -1.400 -1.500 -0.9C0 -1.300 2 -1 3.200 0L6 0.4L5.600 1.500L2.800 1.100C1 1.700 -1.300 1.400 -2.300 0.5C-2.800 0.500 -3.300 0.300 -3.600 -0.2Z',
  )
  path(k, tail, 'M4 0.100L6 0.4L5.600 1.500L3.800 1.200Z')
  path(
    k,
    light,
    up
      ? 'M-0.6 -0.4C-2 -3 -1.600 -6.200 0.8 -8C2 -5.400 2.400 -2.600 2 0Z'
      : 'M-0.6 0.200C-1 3 0.400 5.800 3 6.800C3.400 4.400 3 2 2 0Z',
  )
  path(k, '#2c2c4c', 'M-2.900 -0.700a0.220 0.220 0 1 0 0.010 0Z')
}

/** The keeper swings his flag on its long cane; 23 tall, feet at 0; the flag 46 up. */
export function keeper(k) {
  path(k, 'rgba(40,34,84,.42)', 'M-4 0.400C0 -0.800 20 -0.500 26 0.600C18 2 0 1.800 -4 0.400Z')
  path(k, '#2c5c8c', 'M-5.600 0.200L-2.600 -10.500H3.400L6 0.200H3.200L0.600 -6.800L-2.800 0.200Z')
  path(k, '#4c88b4', 'M-5.600 0.200L-2.600 -10.500H-0.8L-4 0.200Z')
  path(k, '#3c2c44', 'M-6.600 -0.8H-2.600V0.500H-7.200ZM3 -0.8H6.200L8 0.500H3Z')
  path(
    k,
    '#fff0d8',
    'M-2.900 -18.600C-1.400 -19.600 2 -19.600 3.400 -18.400C4 -15.500 3.700 -13 3.500 -10H-2.700C-3.200 -13 -3.300 -16 -2.900 -18.600Z',
  )
  path(
    k,
    '#c8b4c4',
    'M2 -19.200C2.600 -19 3 -18.800 3.400 -18.400C4 -15.500 3.700 -13 3.500 -10H1.700Z',
  )
  path(
    k,
    '#2c5c8c',
    'M-2.700 -14.500H3.600L3.500 -9.500H-2.700ZM-2.300 -14L-2 -19.200L-0.900 -19.400L-1 -14ZM2 -14L1.700 -19.300L2.700 -19L3 -14Z',
  )
  // The cane and its red flag.
  stroke(k, '#b8804c', 0.6, 'M2.500 -13L13 -44')
  path(
    k,
    '#e8443c',
    'M13.300 -45C17 -47.500 20 -43 24.500 -45.500C23.500 -42 22.500 -40 22 -37.500C18 -35.500 15.500 -39 11.300 -38.500Z',
  )
  path(
    k,
    '#b02c44',
    'M18 -45C20 -44.200 22 -44.200 24.500 -45.500C23.500 -42 22.500 -40 22 -37.500C20 -36.600 18.500 -36.900 17 -37.500C17.800 -40 18 -42.500 18 -45Z',
  )
  stroke(k, '#fff0d8', 1.9, 'M-1.600 -17.500L1.400 -14.800M2.600 -17.500L5 -18.200')
  stroke(k, '#d89a74', 1.4, 'M1.400 -14.800L3.200 -14.600M4.400 -18.200L4.400 -18.800')
  // He looks up: cap, white beard.
  k.save()
  k.translate(0.6, -22)
  k.rotate(-0.45)
  path(
    k,
    '#d89a74',
    'M-2 0C-2 -2.900 2.300 -2.900 2.400 -0.3L3.200 0.7L2.400 1.100C2.300 2.300 1.600 2.600 0.6 2.600V3.600H-1.700V1.500C-1.900 1 -2 0.500 -2 0Z',
  )
  path(
    k,
    '#f8f4f4',
    'M-0.8 0.2C0 1.200 1 1.300 2.300 1.100C2.600 2.400 1.900 3.900 0.4 3.900C-1 3.800 -1.500 1.800 -0.8 0.2Z',
  )
  path(k, '#2a1c30', 'M1.300 -0.5a0.280 0.340 0 1 0 0.010 0Z')
  path(
    k,
    '#3c7c6c',
    'M-2.400 -0.4C-2.600 -3.400 1.800 -3.900 2.600 -1.500L4.200 -0.9C3.400 -0.6 0.600 -1 -2.400 -0.4Z',
  )
  k.restore()
}

/** The loft: planks, a wire front, a landing board with birds; 26 wide, 22 tall. */
export function loft(k) {
  path(k, 'rgba(40,34,84,.42)', 'M13 0L34 1.500L13 2.500Z')
  path(k, '#2c7c78', 'M-13 1V-18H13V1Z')
  path(k, '#5cac9c', 'M-13 1V-18H-9V1Z')
  path(k, '#1f5868', 'M9.500 1V-18H13V1Z')
  path(k, '#1c2c4c', 'M-7 -3V-14H8V-3Z')
  path(k, '#e8c48c', 'M-7 -8.800H8V-8H-7Z')
  for (const [x, y, c] of [
    [-4.5, -8.9, '#c8ccdc'],
    [0, -8.9, '#fff4ec'],
    [5, -8.9, '#8c94b4'],
    [-2, -3, '#fff4ec'],
    [3.5, -3, '#b8a0a8'],
  ])
    path(
      k,
      c,
      `M${x - 1.6} ${y - 0.4}C${x - 1.6} ${y - 2} ${x - 0.5} ${y - 2.4} ${x} ${y - 2.8}C${x + 0.2} ${y - 3.9} ${x + 1.6} ${y - 3.9} ${x + 1.5} ${y - 2.6}C${x + 1.5} ${y - 1} ${x + 0.8} ${y - 0.1} ${x - 1.6} ${y - 0.4}Z`,
    )
  for (let x = -5.5; x < 8; x += 1.9) stroke(k, '#8cb4b4', 0.16, `M${x} -3V-14`)
  stroke(k, '#e8c48c', 0.8, 'M-7 -3V-14H8V-3Z')
  path(k, '#c85c4c', 'M-15 -17.500L-12 -22H14L16 -17.500Z')
  path(k, '#f08c64', 'M-15 -17.500L-12 -22H-6L-8 -17.500Z')
  path(k, '#7c2c44', 'M-15 -17.500H16V-16.600H-15Z')
  path(k, '#e8c48c', 'M-9 -2.600H10L11 -1.400H-10Z')
}

/** A ginger cat that crouches and watches, towards the left; 11 long. */
export function huntingCat(k) {
  stroke(k, '#c8642c', 1.1, 'M5.500 -1.200C8.500 -1.200 9.500 -2.500 9 -4.500')
  path(k, '#f09444', 'M-5 0C-5 -1.500 -4 -2.800 -2.500 -3C0 -4.500 4.500 -4.200 6 -1.500L6.300 0Z')
  path(
    k,
    '#c8642c',
    'M1 -3.900C3.500 -4.100 5.200 -3 6 -1.500L6.300 0H2.500C3.200 -1.500 2.500 -3 1 -3.900Z',
  )
  path(
    k,
    '#f09444',
    'M-5.500 -4.600L-5.700 -7L-4.200 -5.900H-2.400L-1 -7L-0.900 -4.600C-0.900 -2.900 -2 -2.200 -3.200 -2.200C-4.500 -2.200 -5.500 -2.900 -5.500 -4.600Z',
  )
  path(
    k,
    '#2a1c30',
    'M-4.400 -4.900a0.320 0.450 0 1 0 0.010 0ZM-2.300 -4.900a0.320 0.450 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#fff0d8',
    'M-4.200 -3.400Q-3.300 -2.900 -2.400 -3.400Q-2.500 -2.500 -3.300 -2.400Q-4.100 -2.500 -4.200 -3.400Z',
  )
  path(k, '#b0445c', 'M-3.600 -3.800H-3L-3.300 -3.400Z')
  for (const [x, y] of points('0.500 -4 2.500 -4.100 4.200 -3.400'))
    stroke(k, '#a84c2c', 0.5, `M${x} ${y}l-0.300 1.300`)
}

/** A house of brick seen from the roofs: front, side in the shade, cornice, windows with stone sills. */
export function brick(
  k,
  x,
  w,
  top,
  [wall, light, shade, sill],
  { side = 6, gap = 9, first = 6, rows = 3 } = {},
) {
  path(k, wall, `M${x} ${top}H${x + w}V96H${x}Z`)
  path(k, light, `M${x} ${top}H${x + w * 0.06 + 1}V96H${x}Z`)
  if (side) path(k, shade, `M${x + w} ${top}h${side}V96h${-side}Z`)
  path(k, sill, `M${x - 1} ${top - 1.4}H${x + w + 1}V${top + 0.6}H${x - 1}Z`)
  path(k, shade, `M${x} ${top + 0.6}H${x + w}V${top + 1.5}H${x}Z`)
  for (let j = 0; j < rows; j++)
    for (let wx = x + gap * 0.45; wx < x + w - gap * 0.5; wx += gap) {
      const wy = top + first + j * 11
      path(k, shade, `M${wx - 0.4} ${wy - 0.4}h${gap * 0.5}v7h${-gap * 0.5}Z`)
      path(k, '#34447c', `M${wx} ${wy}h${gap * 0.5 - 0.6}v6.400h${-gap * 0.5 + 0.6}Z`)
      path(k, '#8cc4c8', `M${wx} ${wy}h${gap * 0.24}L${wx} ${wy + 4.5}Z`)
      path(
        k,
        sill,
        `M${wx - 0.8} ${wy + 6.5}h${gap * 0.5 + 1}v0.900h${-gap * 0.5 - 1}ZM${wx - 0.6} ${wy - 1.2}h${gap * 0.5 + 0.6}v0.800h${-gap * 0.5 - 0.6}Z`,
      )
    }
}

/** Washing on a line between two points of the roof. */
export function washing(k) {
  stroke(k, '#4c3c5c', 0.3, 'M0 0Q14 3 28 0')
  for (const [x, c, d, w] of [
    [3, '#fff4ec', 8, 5],
    [9.5, '#f4b84c', 6, 4],
    [15, '#5cb4c0', 7, 5],
    [21.5, '#f08c84', 5.5, 3.6],
  ]) {
    const y = 1.5 - ((x - 14) / 14) ** 2 * 1.2
    path(
      k,
      c,
      `M${x} ${y}H${x + w}L${x + w + 1} ${y + d}Q${x + w * 0.5} ${y + d - 1} ${x + 0.8} ${y + d}Z`,
    )
  }
}

export const flock = (k, list, tones) => {
  for (const [i, [x, y, q]] of list.entries())
    at(k, x, y, q, (c) => {
      c.rotate(((i * 37) % 9) * 0.06 - 0.3)
      flying(c, tones[i % tones.length], i % 3 !== 1)
    })
}
