import { at, path, points, stroke } from '../core/field.js'

// The Old Town Square of Prague in snow, the sun from the left.

const SNOW = '#fdfdff'
const SNOW_SHADE = '#b8c8ec'

/** One tower of the church in metres, 80 high: slate spire, four turrets at its foot, four half way up. */
function spire(k, x, w) {
  const [stone, shade] = ['#b49484', '#7c6880']
  path(k, stone, `M${x - w} 0V-48H${x + w}V0Z`)
  path(k, '#d8b498', `M${x - w} 0V-48H${x - w * 0.5}V0Z`)
  path(k, shade, `M${x + w * 0.35} 0V-48H${x + w}V0Z`)
  for (const y of [-34, -20]) {
    path(k, '#4c4468', `M${x - 1.8} ${y}V${y - 7}Q${x} ${y - 10} ${x + 1.8} ${y - 7}V${y}Z`)
    stroke(k, stone, 0.4, `M${x} ${y}V${y - 8}`)
  }
  for (const y of [-14, -28, -42])
    path(k, '#d8b498', `M${x - w - 0.3} ${y}h${w * 2 + 0.6}v-0.8h${-w * 2 - 0.6}Z`)
  const cone = (cx, foot, r, top) => {
    path(k, '#3c4470', `M${cx - r} ${foot}L${cx} ${top}L${cx + r} ${foot}Z`)
    path(k, '#5c6894', `M${cx - r} ${foot}L${cx} ${top}L${cx - r * 0.2} ${foot}Z`)
    path(
      k,
      SNOW,
      `M${cx - r} ${foot}L${cx - r * 0.55} ${foot + (top - foot) * 0.45}L${cx - r * 0.5} ${foot}Z`,
    )
    path(k, '#f4bc4c', `M${cx} ${top - 1}a0.600 0.600 0 1 0 0.010 0Z`)
  }
  cone(x, -47, w * 0.95, -78)
  for (const m of [-1, 1]) {
    path(k, m < 0 ? '#d8b498' : shade, `M${x + m * w - 1.3} -44h2.600v-6h-2.600Z`)
    cone(x + m * w, -50, 1.7, -62)
    cone(x + m * w * 0.5, -60, 1.1, -68)
  }
}

/** The church of Týn: its two towers (the right one stouter), the gable with the golden Madonna between. */
export function tyn(k) {
  path(k, '#a88880', 'M-9 0V-44L0 -58L9 -44V0Z')
  path(k, '#c8a48c', 'M-9 0V-44L0 -58V0Z')
  path(k, SNOW, 'M-10 -43L0 -59.500L10 -43L8.600 -42.600L0 -56.500L-8.600 -42.600Z')
  path(k, '#4c4468', 'M-4 -22V-36Q0 -44 4 -36V-22Z')
  stroke(k, '#c8a48c', 0.5, 'M0 -22V-40M-2 -22V-38M2 -22V-38')
  path(k, '#f4bc4c', 'M-1 -45.500C-1 -48 -0.700 -49.500 0 -50.500C0.700 -49.500 1 -48 1 -45.500Z')
  spire(k, -12.5, 5.4)
  spire(k, 12.5, 6.2)
}

/** A house of the square: front, gable or plain eaves, rows of windows, snow on top. */
export function gabled(k, x, foot, w, eaves, [lit, shade, trim], kind, rows = 2) {
  const rise = w * 0.5
  const top =
    kind === 'curved'
      ? `C${x + w * 0.1} ${eaves - rise * 0.2} ${x + w * 0.22} ${eaves - rise * 0.3} ${x + w * 0.22} ${eaves - rise * 0.6}C${x + w * 0.3} ${eaves - rise * 1.2} ${x + w * 0.7} ${eaves - rise * 1.2} ${x + w * 0.78} ${eaves - rise * 0.6}C${x + w * 0.78} ${eaves - rise * 0.3} ${x + w * 0.9} ${eaves - rise * 0.2} ${x + w} ${eaves}`
      : kind === 'steep'
        ? `L${x + w / 2} ${eaves - rise * 1.3}L${x + w} ${eaves}`
        : `L${x + w * 0.06} ${eaves - rise * 0.6}H${x + w * 0.94}L${x + w} ${eaves}`
  if (kind === 'roof') {
    path(k, '#c0604c', `M${x} ${eaves}${top}Z`)
    path(
      k,
      SNOW,
      `M${x} ${eaves}L${x + w * 0.06} ${eaves - rise * 0.6}H${x + w * 0.94}L${x + w * 0.97} ${eaves - rise * 0.3}Q${x + w * 0.6} ${eaves - rise * 0.1} ${x + w * 0.3} ${eaves - rise * 0.25}T${x} ${eaves}Z`,
    )
  } else {
    path(k, SNOW, `M${x - 0.5} ${eaves - 0.6}${top}L${x + w + 0.5} ${eaves - 0.6}Z`)
    k.save()
    k.translate(0, 0.9)
    path(k, lit, `M${x} ${eaves}${top}Z`)
    k.restore()
  }
  path(k, lit, `M${x} ${foot}V${eaves}H${x + w}V${foot}Z`)
  path(k, shade, `M${x + w * 0.86} ${foot}V${eaves}H${x + w}V${foot}Z`)
  path(k, trim, `M${x} ${eaves + 0.4}H${x + w}V${eaves + 1.1}H${x}Z`)
  const n = Math.max(2, Math.round(w / 4))
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < n; i++) {
      const [wx, wy] = [x + (w * (i + 0.5)) / n - 0.8, eaves + 2.4 + j * 5]
      path(k, trim, `M${wx - 0.35} ${wy - 0.35}h2.300v3.700h-2.300Z`)
      path(k, (i + j) % 3 ? '#5c5c84' : '#ffd890', `M${wx} ${wy}h1.600v3h-1.600Z`)
    }
}

/** A wooden stall of the market under its snow; 16 wide, 13 tall. */
export function stall(k, stripe) {
  path(
    k,
    'rgba(90,110,180,.4)',
    'M-8 0.300C0 -0.800 12 -0.600 15 0.400C10 1.500 -4 1.500 -8 0.300Z',
  )
  path(k, '#7c4c48', 'M-7 0V-9H7V0Z')
  path(k, '#a0685a', 'M-7 0V-4H7V0Z')
  path(k, '#ffd890', 'M-6 -4V-8H6V-4Z')
  for (const [x, c] of [
    [-4.5, '#e0504c'],
    [-2.5, '#f4bc4c'],
    [-0.5, '#5c9c6c'],
    [1.5, '#e0504c'],
    [3.5, '#f4bc4c'],
  ])
    path(k, c, `M${x} -5.500a0.700 0.700 0 1 0 0.010 0Z`)
  for (let i = 0; i < 6; i++)
    path(
      k,
      i % 2 ? '#fff4e4' : stripe,
      `M${-8 + i * 2.667} -9H${-5.333 + i * 2.667}L${-5.333 + i * 2.667} -7.200Q${-6.667 + i * 2.667} -6.400 ${-8 + i * 2.667} -7.200Z`,
    )
  path(k, SNOW_SHADE, 'M-8.600 -9L-6 -13H6L8.600 -9Z')
  path(
    k,
    SNOW,
    'M-8.800 -9C-8.500 -10.500 -7 -13.500 -5.500 -13.500H5C6 -13.400 5 -11.400 2 -10.600C-2 -9.600 -6 -9.800 -8.800 -9Z',
  )
}

/** The great fir of the square with its lights and star; 44 tall. */
export function fir(k) {
  path(k, 'rgba(90,110,180,.4)', 'M-8 0.400C2 -1 16 -0.600 20 0.400C12 2 -4 1.800 -8 0.400Z')
  path(k, '#6c4448', 'M-1.500 0V-5H1.500V0Z')
  for (const [y, w, t] of points('-4 12 13 -12 10 12 -20 7.800 11 -27.500 5.500 10', 3)) {
    path(k, '#1f5a58', `M${-w} ${y}Q0 ${y + 2.5} ${w} ${y}L0 ${y - t}Z`)
    path(k, '#3c8464', `M${-w} ${y}Q${-w * 0.5} ${y + 1.6} ${-w * 0.1} ${y + 1.2}L0 ${y - t}Z`)
    path(
      k,
      SNOW,
      `M${-w} ${y}L${-w * 0.45} ${y - t * 0.55}L${-w * 0.5} ${y - t * 0.2}L${-w * 0.7} ${y - t * 0.02}Z`,
    )
  }
  for (const [x, y] of points(
    '-7 -5.500 -2 -4.500 4 -4.600 8 -5.800 -4 -9.500 2 -9.800 -5.500 -13.500 0 -12.500 5 -13.800 -2 -17 3 -18 -4 -21.500 1 -20.800 4 -22.500 -1.500 -25.500 2 -28.500 -2 -29.500',
  ))
    path(
      k,
      (x + y) % 2 > 0.5 ? '#ffe08c' : '#ff8c64',
      `M${x} ${y - 0.7}a0.480 0.480 0 1 0 0.010 0Z`,
    )
  path(
    k,
    '#ffdc6c',
    'M0 -42L1 -39.200L4 -39L1.700 -37.200L2.500 -34.300L0 -36L-2.500 -34.300L-1.700 -37.200L-4 -39L-1 -39.200Z',
  )
}

/** A pigeon on the snow, towards the left; 5 tall. */
export function pigeonInSnow(k) {
  path(k, 'rgba(90,110,180,.4)', 'M-2 0.200H6L5 0.800H-1Z')
  at(k, 0, 0, 0.8, (q) => {
    stroke(q, '#e0705c', 0.4, 'M-0.600 0V-1.600M0.800 0V-1.600')
    path(
      q,
      '#8c94b8',
      'M-2.400 -4.400C-2 -6 -0.600 -4.800 1 -4.200L5.600 -1.800C3.600 -0.900 -1.400 -0.600 -2.400 -2.400Z',
    )
    path(q, '#5c6490', 'M0 -4C2 -3.600 4 -2.400 5.600 -1.800C3.600 -1.200 1 -1.600 0 -4Z')
    path(q, '#6c749c', 'M-1.900 -7a1.100 1.100 0 1 0 0.010 0ZM-2.800 -5.900H-1L-1 -4.400H-2.500Z')
    path(q, '#ffe0b0', 'M-2.900 -6L-4 -5.500L-2.800 -5.300Z')
    path(q, '#241a30', 'M-2.200 -6.300a0.240 0.240 0 1 0 0.010 0Z')
  })
}
