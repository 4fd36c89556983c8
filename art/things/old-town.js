import { at, path, stroke } from '../core/field.js'

// The Old Town Square of Prague in snow, the sun from the left.

const SNOW = '#fdfdff'

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
