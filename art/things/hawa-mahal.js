import { path, stroke } from '../core/field.js'

// The palace of the winds in Jaipur, and houses of the bazaar beside it; the sun stands on their right.

/** The pink of Jaipur: in the sun, full, in shade, deep; its white lines; the dark behind the lattice. */
const [SUN, PINK, SHADE, DEEP, LINE, DARK] = [
  '#f6b48c',
  '#e08a6c',
  '#bd6660',
  '#94495a',
  '#fff0dc',
  '#6a2f4c',
]

/** A pointed window with its lattice, foot at x, y. */
export function lattice(k, x, y, half, tall, open) {
  const d = `M${x - half} ${y}V${y - tall * 0.6}C${x - half} ${y - tall * 0.9} ${x - half * 0.3} ${y - tall * 0.9} ${x} ${y - tall}C${x + half * 0.3} ${y - tall * 0.9} ${x + half} ${y - tall * 0.9} ${x + half} ${y - tall * 0.6}V${y}Z`
  path(k, open ? DARK : DEEP, d)
  if (!open)
    stroke(
      k,
      'rgba(246,180,140,.75)',
      half * 0.16,
      `M${x} ${y}V${y - tall * 0.9}M${x - half} ${y - tall * 0.3}H${x + half}M${x - half} ${y - tall * 0.58}H${x + half}`,
    )
  stroke(k, LINE, half * 0.24, d.replace('Z', ''))
}

/** One bay that stands out from the wall in five sides: a curved roof with its spike, windows in two rows, a bracket. */
function bay(k, x, y, wide, tall, open) {
  const h = wide / 2
  const top = y - tall * 0.76
  path(k, DEEP, `M${x - h} ${y}H${x + h}L${x + h * 0.45} ${y + tall * 0.12}H${x - h * 0.45}Z`)
  path(k, PINK, `M${x - h} ${y}V${top}H${x + h}V${y}Z`)
  path(k, SUN, `M${x + h * 0.5} ${y}V${top}H${x + h}V${y}Z`)
  path(k, SHADE, `M${x - h} ${y}V${top}H${x - h * 0.5}V${y}Z`)
  stroke(
    k,
    LINE,
    wide * 0.025,
    `M${x - h * 0.5} ${y}V${top}M${x + h * 0.5} ${y}V${top}M${x - h} ${y - tall * 0.05}H${x + h}M${x - h} ${y - tall * 0.4}H${x + h}`,
  )
  lattice(k, x, y - tall * 0.07, h * 0.34, tall * 0.3, open)
  for (const m of [-0.75, 0.75])
    lattice(k, x + m * h, y - tall * 0.07, h * 0.15, tall * 0.28, false)
  lattice(k, x, y - tall * 0.43, h * 0.34, tall * 0.28, false)
  for (const m of [-0.75, 0.75])
    lattice(k, x + m * h, y - tall * 0.43, h * 0.15, tall * 0.26, false)
  // The bent roof.
  const roof = `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.9} ${top - tall * 0.05} ${x - h * 0.7} ${top - tall * 0.19} ${x} ${top - tall * 0.2}C${x + h * 0.7} ${top - tall * 0.19} ${x + h * 0.9} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}C${x + h * 0.5} ${top - tall * 0.05} ${x - h * 0.5} ${top - tall * 0.05} ${x - h * 1.14} ${top + tall * 0.015}Z`
  path(k, PINK, roof)
  path(
    k,
    SUN,
    `M${x + h * 0.1} ${top - tall * 0.2}C${x + h * 0.7} ${top - tall * 0.19} ${x + h * 0.9} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}C${x + h * 0.8} ${top - tall * 0.02} ${x + h * 0.55} ${top - tall * 0.03} ${x + h * 0.4} ${top - tall * 0.035}C${x + h * 0.5} ${top - tall * 0.1} ${x + h * 0.3} ${top - tall * 0.17} ${x + h * 0.1} ${top - tall * 0.2}Z`,
  )
  path(
    k,
    DEEP,
    `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.9} ${top - tall * 0.05} ${x - h * 0.7} ${top - tall * 0.19} ${x - h * 0.2} ${top - tall * 0.2}C${x - h * 0.5} ${top - tall * 0.15} ${x - h * 0.6} ${top - tall * 0.09} ${x - h * 0.62} ${top - tall * 0.03}Z`,
  )
  stroke(
    k,
    LINE,
    wide * 0.035,
    `M${x - h * 1.14} ${top + tall * 0.015}C${x - h * 0.5} ${top - tall * 0.05} ${x + h * 0.5} ${top - tall * 0.05} ${x + h * 1.14} ${top + tall * 0.015}`,
  )
  stroke(k, '#e8b84c', wide * 0.05, `M${x} ${top - tall * 0.2}V${top - tall * 0.3}`)
}

/** A storey: the wall behind, its cornice, the bays side by side. */
export function storey(k, x, y, n, unit, tall, r) {
  const half = (n * unit) / 2
  path(k, SHADE, `M${x - half} ${y}V${y - tall * 0.79}H${x + half}V${y}Z`)
  for (let i = 0; i < n; i++)
    bay(k, x - half + unit * (i + 0.5), y - tall * 0.1, unit * 0.84, tall * 0.9, r() < 0.12)
  path(k, PINK, `M${x - half - 0.6} ${y + 0.5}V${y - tall * 0.06}H${x + half + 0.6}V${y + 0.5}Z`)
  path(
    k,
    LINE,
    `M${x - half - 0.6} ${y - tall * 0.06}H${x + half + 0.6}V${y - tall * 0.06 + 0.35}H${x - half - 0.6}Z`,
  )
  path(k, DEEP, `M${x - half - 0.6} ${y + 0.5}H${x + half + 0.6}V${y + 1}H${x - half - 0.6}Z`)
}

/** A house of the bazaar beside the palace: arches above, a shop with its awning below. */
export function house(k, x0, x1, top, r, awning) {
  path(k, '#cf7c66', `M${x0} 74V${top}H${x1}V74Z`)
  path(k, '#b3625e', `M${x0} 74V${top}H${x0 + (x1 - x0) * 0.14}V74Z`)
  path(k, LINE, `M${x0 - 0.5} ${top}H${x1 + 0.5}V${top + 0.7}H${x0 - 0.5}Z`)
  for (let x = x0 + 0.6; x < x1 - 0.4; x += 1.9)
    path(k, '#cf7c66', `M${x} ${top}v-1.400c0.200 -0.900 1 -0.900 1.200 0v1.400Z`)
  for (let y = top + 9; y < 62; y += 10) {
    for (let x = x0 + 3; x < x1 - 2; x += 5) lattice(k, x, y, 1.3, 6, r() < 0.5)
    path(k, LINE, `M${x0} ${y + 1}H${x1}V${y + 1.4}H${x0}Z`)
  }
  path(k, '#5a2a44', `M${x0 + 1} 74V65H${x1 - 1}V74Z`)
  for (let i = 0; i < 7; i++)
    path(
      k,
      ['#f2b53c', '#e2573c', '#3f8f8a', '#d9688c'][i % 4],
      `M${x0 + 2 + (i / 7) * (x1 - x0 - 4)} 74v${-3 - r() * 4}h1.800v7Z`,
    )
  const n = Math.round((x1 - x0) / 2.2)
  for (let i = 0; i < n; i++) {
    const [a, b] = [x0 + ((x1 - x0) * i) / n, x0 + ((x1 - x0) * (i + 1)) / n]
    path(
      k,
      i % 2 ? '#fff3dc' : awning,
      `M${a} 63.500H${b}L${b - 1} 67.200C${b - 1.2} 67.900 ${a - 0.8} 67.900 ${a - 1} 67.200Z`,
    )
  }
}

/** The round turrets at both ends of the broad storeys, and the palace itself: five storeys, the upper ones step in to a crown. */
export function palace(k, X, r) {
  storey(k, X, 21, 3, 7, 11, r)
  storey(k, X, 31, 5, 7.2, 12, r)
  storey(k, X, 42, 9, 7.2, 13, r)
  for (const m of [-1, 1]) {
    const x = X + m * 46.5
    path(k, PINK, `M${x - 2.6} 55V40H${x + 2.6}V55Z`)
    path(k, m > 0 ? SUN : SHADE, `M${x + (m > 0 ? 0.8 : -2.6)} 55V40h1.800V55Z`)
    lattice(k, x, 48, 1.1, 5, true)
    path(
      k,
      PINK,
      `M${x - 3.2} 40C${x - 2.6} 36.500 ${x - 1} 35 ${x} 34.600C${x + 1} 35 ${x + 2.6} 36.500 ${x + 3.2} 40Z`,
    )
    path(
      k,
      SUN,
      `M${x} 34.600C${x + 1} 35 ${x + 2.6} 36.500 ${x + 3.2} 40H${x + 0.8}C${x + 1} 38 ${x + 0.6} 36 ${x} 34.600Z`,
    )
    stroke(k, '#e8b84c', 0.35, `M${x} 34.600V32.400`)
  }
  storey(k, X, 55, 13, 7.6, 14.5, r)
  path(k, PINK, 'M30 84V55.500H130V84Z')
  path(k, LINE, 'M29.500 55.500H130.500V56.100H29.500ZM30 64H130V64.400H30Z')
  for (let x = 34; x < 129; x += 5.1) lattice(k, x, 63.4, 1.5, 6, r() < 0.3)
}
