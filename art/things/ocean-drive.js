import { path, points, stroke } from '../core/field.js'
import { frond } from '../nature/leaf-mass.js'

// Ocean Drive when the neon comes on: the west still glows on the left. Feet at 0.

/** A neon tube: halo, colour, white heart. */
export function neon(k, colour, wide, d) {
  k.globalAlpha = 0.3
  stroke(k, colour, wide * 3.4, d)
  k.globalAlpha = 1
  stroke(k, colour, wide, d)
  stroke(k, '#fff4f0', wide * 0.34, d)
}

const LETTERS = {
  O: 'M5 1C1 1 1 9 5 9C9 9 9 1 5 1',
  C: 'M8.400 2.400C6 0 1.600 1 1.600 5C1.600 9 6 10 8.400 7.600',
  E: 'M8 1H2V9H8M2 5H7',
  A: 'M1.200 9L5 1L8.800 9M2.800 6.400H7.200',
  N: 'M1.800 9V1L8.200 9V1',
  L: 'M2 1V9H8',
  M: 'M1.400 9V1L5 6L8.600 1V9',
  R: 'M2 9V1H6C9 1 9 5.200 6 5.200H2M5.400 5.200L8.400 9',
}

/** A word in neon from top to bottom; one letter is `size` high. */
export function word(k, text, x, y, size, colour) {
  for (const [i, letter] of [...text].entries()) {
    k.save()
    k.translate(x - size / 2, y + i * size * 1.16)
    k.scale(size / 10, size / 10)
    neon(k, colour, 1.7, LETTERS[letter])
    k.restore()
  }
}

/**
 * A hotel of three to five floors: bands of windows under their ledges, a rounded corner in the light on the left,
 * a middle that rises in steps; the porch below with its columns. Foot at y, from x, `wide`.
 */
export function hotel(
  k,
  x,
  y,
  wide,
  floors,
  { lit, mid, shade, trim, tube },
  { name, round } = {},
) {
  const FLOOR = 8.4
  const top = y - 10 - floors * FLOOR
  const cx = x + wide / 2
  path(
    k,
    mid,
    `M${x} ${y}V${top + 1.4}Q${x} ${top} ${x + 1.4} ${top}H${x + wide - 1.4}Q${x + wide} ${top} ${x + wide} ${top + 1.4}V${y}Z`,
  )
  path(k, lit, `M${x} ${y}V${top + 1.4}Q${x} ${top} ${x + 1.4} ${top}H${x + wide * 0.16}V${y}Z`)
  path(
    k,
    shade,
    `M${x + wide * 0.86} ${y}V${top}H${x + wide - 1.4}Q${x + wide} ${top} ${x + wide} ${top + 1.4}V${y}Z`,
  )
  // Windows in bands round the corners, each with curtains and its ledge.
  for (let i = 0; i < floors; i++) {
    const wy = top + 2.6 + i * FLOOR
    for (const [from, share, on] of [
      [0.04, 0.28, (i + floors) % 2],
      [0.68, 0.28, (i + floors + 1) % 3],
    ]) {
      const [a, b] = [x + wide * from, wide * share]
      path(k, on ? '#ffd894' : '#5a5490', `M${a} ${wy}h${b}v4.200h${-b}Z`)
      path(k, on ? '#f0a868' : '#453f7c', `M${a + b * 0.7} ${wy}h${b * 0.3}v4.200h${-b * 0.3}Z`)
      stroke(k, shade, 0.35, `M${a + b / 3} ${wy}v4.200M${a + (b * 2) / 3} ${wy}v4.200`)
      path(k, trim, `M${a - 0.8} ${wy - 1.2}h${b + 1.6}v0.900h${-b - 1.6}Z`)
      path(k, 'rgba(70,30,90,.35)', `M${a} ${wy}h${b}v0.700h${-b}Z`)
    }
    neon(k, tube, 0.28, `M${x + 0.6} ${wy + 5.2}H${x + wide - 0.6}`)
  }
  // The middle: a bay that steps up over the roof.
  const half = wide * 0.15
  if (round) {
    path(
      k,
      mid,
      `M${cx - half} ${y}V${top}C${cx - half} ${top - 7} ${cx + half} ${top - 7} ${cx + half} ${top}V${y}Z`,
    )
    path(
      k,
      lit,
      `M${cx - half} ${y}V${top}C${cx - half} ${top - 4} ${cx - half * 0.6} ${top - 5} ${cx - half * 0.2} ${top - 5.2}V${y}Z`,
    )
    neon(
      k,
      tube,
      0.4,
      `M${cx - half} ${y - 11}V${top}C${cx - half} ${top - 7} ${cx + half} ${top - 7} ${cx + half} ${top}V${y - 11}`,
    )
    for (let i = 0; i < floors; i++) {
      path(k, '#ffe8b0', `M${cx} ${top + 2.4 + i * FLOOR}a2.100 2.100 0 1 0 0.010 0Z`)
      stroke(k, trim, 0.6, `M${cx} ${top + 2.4 + i * FLOOR}a2.100 2.100 0 1 0 0.010 0Z`)
    }
  } else {
    for (const [s, up] of points('1.500 2.400 1.240 4.800')) {
      path(k, mid, `M${cx - half * s} ${y - 10}V${top - up}H${cx + half * s}V${y - 10}Z`)
      path(k, lit, `M${cx - half * s} ${y - 10}V${top - up}h${half * 0.34}V${y - 10}Z`)
    }
    path(
      k,
      trim,
      `M${cx - half * 0.72} ${y - 10}V${top - 10}Q${cx} ${top - 12.4} ${cx + half * 0.72} ${top - 10}V${y - 10}Z`,
    )
    path(
      k,
      shade,
      `M${cx + half * 0.3} ${y - 10}V${top - 11}Q${cx + half * 0.6} ${top - 10.6} ${cx + half * 0.72} ${top - 10}V${y - 10}Z`,
    )
    neon(
      k,
      tube,
      0.4,
      `M${cx - half * 0.72} ${y - 11}V${top - 10}Q${cx} ${top - 12.4} ${cx + half * 0.72} ${top - 10}V${y - 11}`,
    )
  }
  if (name) word(k, name, cx, top - 7, Math.min(half * 1.1, 5.6), tube)
  // The porch: a slab with its neon, columns, warm light behind.
  path(k, '#ffcf8c', `M${x + 1} ${y}V${y - 8.4}H${x + wide - 1}V${y}Z`)
  path(k, '#ffe9b8', `M${x + wide * 0.36} ${y}V${y - 8.4}H${x + wide * 0.64}V${y}Z`)
  for (let i = 0; i <= 6; i++) {
    const c = x + 1 + ((wide - 3.4) * i) / 6
    path(k, mid, `M${c} ${y}V${y - 8.4}h1.400V${y}Z`)
    path(k, shade, `M${c + 0.9} ${y}V${y - 8.4}h0.500V${y}Z`)
  }
  path(
    k,
    trim,
    `M${x - 1} ${y - 8.2}V${y - 9.6}Q${x - 1} ${y - 10.2} ${x} ${y - 10.2}H${x + wide}Q${x + wide + 1} ${y - 10.2} ${x + wide + 1} ${y - 9.6}V${y - 8.2}Z`,
  )
  neon(k, tube, 0.4, `M${x - 0.6} ${y - 8.6}H${x + wide + 0.6}`)
}

/** A guest at a table under a parasol, small. */
export function table(k, [cloth, shirt, other]) {
  stroke(k, '#5c3c5c', 0.3, 'M0 0V-8')
  path(k, cloth, 'M-5 -6.600C-3 -9.200 3 -9.200 5 -6.600Z')
  path(k, 'rgba(255,255,255,.4)', 'M-5 -6.600C-4 -8.200 -2 -8.900 0 -8.900L-1.600 -6.600Z')
  path(k, '#fff4e4', 'M-2 -2.800H2V-2.200H-2Z')
  for (const [x, c] of [
    [-3.2, shirt],
    [3.2, other],
  ]) {
    path(k, c, `M${x - 1.2} 0V-3C${x - 1.2} -4 ${x + 1.2} -4 ${x + 1.2} -3V0Z`)
    path(k, '#c88a68', `M${x} -5.600a0.850 1 0 1 0 0.010 0Z`)
    path(k, '#3a2434', `M${x - 0.9} -4.800C${x - 1} -6.200 ${x + 1} -6.200 ${x + 0.9} -4.800Z`)
  }
}

/** A royal palm with the dusk on its left and neon on its right. */
export function royal(k, x, y, high, size, seed) {
  const w = size * 0.07
  path(
    k,
    '#5c3c68',
    `M${x - w} ${y}Q${x - w * 1.4} ${y - high * 0.5} ${x - w * 0.7} ${y - high}H${x + w * 0.7}Q${x + w * 1.2} ${y - high * 0.5} ${x + w} ${y}Z`,
  )
  path(
    k,
    '#c8808c',
    `M${x - w} ${y}Q${x - w * 1.4} ${y - high * 0.5} ${x - w * 0.7} ${y - high}H${x - w * 0.2}Q${x - w * 0.5} ${y - high * 0.5} ${x - w * 0.2} ${y}Z`,
  )
  stroke(
    k,
    '#ff8ab8',
    w * 0.24,
    `M${x + w * 0.9} ${y - 1}Q${x + w * 1.1} ${y - high * 0.5} ${x + w * 0.6} ${y - high + 1}`,
  )
  const LEAF = [
    ['#4a7c74', '#2c4c68'],
    ['#346468', '#223c60'],
    ['#284c60', '#1c2c54'],
  ]
  for (const [a, l, tone, bend] of points(
    '2.700 0.900 2 0.900 0.440 0.900 2 -0.900 3.450 1 1 -0.950 -0.350 1 1 0.950 3.900 0.950 0 -0.800 -0.750 0.950 0 0.800 4.400 0.850 1 -0.600 -1.250 0.850 1 0.600 3.100 1 0 -1.100 0.040 1 0 1.100',
    4,
  ))
    frond(k, x, y - high, size * l, a + (seed % 5) * 0.05 - 0.1, LEAF[tone], {
      bend,
      n: 15,
      wide: 0.24,
    })
}
