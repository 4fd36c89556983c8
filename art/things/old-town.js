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
      `M${x} ${y - 0.7}a0.700 0.700 0 1 0 0.010 0Z`,
    )
  path(
    k,
    '#ffdc6c',
    'M0 -42L1 -39.200L4 -39L1.700 -37.200L2.500 -34.300L0 -36L-2.500 -34.300L-1.700 -37.200L-4 -39L-1 -39.200Z',
  )
}

/** A head that looks up to the left, middle at 0, radius 3; hat is drawn over it. */
function upward(k, x, y, skin, draw, turn = 0.42) {
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  path(
    k,
    skin,
    'M2.800 0C2.800 -4 -3 -4 -3.100 -0.400L-4 1L-3.100 1.500C-3.200 3 -2.300 3.600 -1 3.500L-0.600 5H2.400V2C2.700 1.400 2.800 0.600 2.800 0Z',
  )
  path(k, '#ec8474', 'M-1.500 0.800a0.850 0.700 0 1 0 0.010 0Z')
  path(k, '#2a1c30', 'M-1.900 -0.700a0.400 0.480 0 1 0 0.010 0Z')
  draw(k)
  k.restore()
}

const smile = (k) => stroke(k, '#8c3440', 0.4, 'M-2.900 2.200q0.800 0.700 1.700 0.100')
const wonder = (k) => path(k, '#8c3440', 'M-2.700 1.700a0.600 0.750 0 1 0 0.010 0Z')

/** A cap of wool with a bobble. */
const cap = (c, lit) => (k) => {
  path(k, c, 'M-3.500 -1.200C-4 -5.400 3 -6.400 3.500 -1C1.500 -0.500 -1.500 -2 -3.500 -1.200Z')
  path(
    k,
    lit,
    'M-3.500 -1.200C-3.800 -4 -1.500 -5.500 0 -5.200C-1.500 -4 -2 -2.800 -1.800 -1.500C-2.500 -1.600 -3 -1.500 -3.500 -1.200Z',
  )
  path(
    k,
    '#fff4e4',
    'M-3.600 -0.900L3.600 -0.600L3.500 -2L-3.600 -2.300ZM0.300 -7.400a1.400 1.400 0 1 0 0.010 0Z',
  )
}

/** A father with his daughter on his shoulders; she points at the saints. From the hips up, 44 tall. */
export function pointing(k) {
  path(
    k,
    '#3c4c80',
    'M-7 0C-7.500 -8 -8 -15 -6 -20C-4 -22.500 4 -22.500 6.500 -20C8.500 -15 8.500 -8 8.500 0Z',
  )
  path(
    k,
    '#5c74a8',
    'M-7 0C-7.500 -8 -8 -15 -6 -20C-5 -21.200 -3.500 -21.800 -2 -22C-4.500 -16 -4.500 -7 -4 0Z',
  )
  path(
    k,
    '#28305c',
    'M4 -21.800C5 -21.400 6 -20.800 6.500 -20C8.500 -15 8.500 -8 8.500 0H4.500C5.500 -8 5.500 -15 4 -21.800Z',
  )
  stroke(k, '#28305c', 0.4, 'M-0.500 -19V0')
  // Her legs over his shoulders, his hands on her boots.
  upward(k, 0, -27, '#e8b08c', (q) => {
    path(
      q,
      '#6c3c30',
      'M-3 1.200C-1.800 1.600 -1 1.400 0 0L1.200 -1.500L2.800 -0.500C3.200 2 2 4.400 -0.600 4.300C-2 4.200 -3 3.200 -3 1.200Z',
    )
    path(q, '#8c3440', 'M-2.900 2q0.800 0.300 1.500 -0.100q-0.200 0.900 -0.900 0.900Z')
    path(
      q,
      '#3c2430',
      'M-3.100 -1C-3.400 -4.400 2.500 -5.200 3 -1C3.100 0.600 2.700 1.600 2.300 2L1.200 0.200C1.200 -0.800 0.600 -1.600 -0.400 -1.800Z',
    )
  })
  path(
    k,
    '#d8503c',
    'M-5.500 -23C-3 -21 3 -21 5.800 -23L6 -20.600C3 -18.600 -3 -18.600 -5.600 -20.600Z',
  )
  path(k, '#a83444', 'M2.500 -21.200L5 -20.200L4.500 -11H1.900Z')
  stroke(k, '#c89a3c', 2.4, 'M-3 -32L-6.600 -25L-6.600 -19M3.200 -32L5.600 -25L5.600 -19')
  path(k, '#7c4438', 'M-8 -19.500H-5.200L-5.300 -16.500H-9ZM4 -19.500H7L7.200 -16.500H3.600Z')
  stroke(k, '#3c4c80', 3, 'M-6.300 -17L-9 -13L-8 -16')
  path(k, '#28305c', 'M-7.600 -18.600a1.600 1.600 0 1 0 0.010 0Z')
  path(
    k,
    '#f4bc4c',
    'M-3.800 -32C-4.500 -36 -4 -39.500 -2 -41H2C4 -39.500 4.600 -36 4.200 -31.500Q0 -30 -3.800 -32Z',
  )
  path(
    k,
    '#ffdc84',
    'M-3.800 -32C-4.500 -36 -4 -39.500 -2 -41H-0.500C-2 -38 -2 -34.500 -1.600 -31.200Z',
  )
  stroke(k, '#f4bc4c', 2.2, 'M-2 -38.500L-6.500 -41.500L-10.500 -44.500')
  path(k, '#d8503c', 'M-11.300 -46.800a1.600 1.600 0 1 0 0.010 0Z')
  stroke(k, '#d8503c', 0.9, 'M-11.500 -45.500L-13.500 -47.500')
  stroke(k, '#e0a03c', 2.2, 'M2.600 -38.500L5 -34.500L2.500 -31.500')
  upward(k, 0, -45, '#f4c49c', (q) => {
    wonder(q)
    path(q, '#7c4430', 'M2.500 -1.500C4 0 4 2.500 3 4.500C2.400 3.500 1.600 2 1.600 0Z')
    cap('#3c8c98', '#74c4c4')(q)
  })
}

/** An old lady in a fur hat who warms her hands on a cup; 30 tall, from the hips up. */
export function warming(k) {
  path(k, '#8c3c5c', 'M-7 0C-7.500 -7 -7 -13 -5 -17C-3 -19 4 -19 6 -17C8 -13 8 -7 7.800 0Z')
  path(
    k,
    '#b8607c',
    'M-7 0C-7.500 -7 -7 -13 -5 -17C-4 -18 -3 -18.400 -1.800 -18.600C-4 -13 -4 -6 -3.600 0Z',
  )
  path(
    k,
    '#642c4c',
    'M4 -18.300C5 -18 5.500 -17.600 6 -17C8 -13 8 -7 7.800 0H4.500C5.200 -7 5 -13 4 -18.300Z',
  )
  upward(k, -0.4, -23.5, '#f0c0a0', (q) => {
    smile(q)
    stroke(
      q,
      '#4c4468',
      0.34,
      'M-2.900 -0.700a1.200 1.200 0 1 0 2.400 0a1.200 1.200 0 1 0 -2.400 0M-0.500 -0.700L2 -0.900',
    )
    path(
      q,
      '#e4e0ec',
      'M2.800 -1C3.600 0.500 3.400 2.500 2.600 3.600C1.800 3 1.400 1.500 1.500 -0.500Z',
    )
    path(
      q,
      '#7c5848',
      'M-3.700 -1.600C-4.400 -6 4 -6.800 4 -1.400C2 -2.400 -2 -2.600 -3.700 -1.600Z',
    )
    path(
      q,
      '#a07860',
      'M-3.700 -1.600C-4.200 -4.500 -2 -5.900 0 -5.700C-1.600 -4.500 -2 -3.200 -1.900 -2.200Z',
    )
  })
  path(
    k,
    '#e8dcd0',
    'M-5 -19C-2.500 -17 3 -17 5.500 -19L6 -16.500C3 -14.500 -3 -14.500 -5.400 -16.500Z',
  )
  stroke(k, '#8c3c5c', 3, 'M-5.600 -13.500L-6.800 -9L-4 -9.500M5.800 -13L5.600 -8.500L-0.500 -9')
  path(k, '#fff4e4', 'M-4.600 -13.500H0L-0.500 -8H-4.100Z')
  path(k, '#d8503c', 'M-4.500 -11.800H-0.100L-0.250 -10.200H-4.350Z')
  path(k, '#4c4468', 'M-4.800 -10a1.500 1.500 0 1 0 0.010 0ZM0.200 -10a1.500 1.500 0 1 0 0.010 0Z')
  stroke(
    k,
    'rgba(255,255,255,.75)',
    0.6,
    'M-4.600 -15C-5.600 -16.500 -4 -17.500 -5.600 -19.500M-3 -14.600C-4 -16 -3 -17 -4 -18',
  )
}

/** Two who stroll far off between the stalls; 7 tall. */
export function stroller(k, coat, hat) {
  path(k, 'rgba(90,110,180,.4)', 'M-1.500 0.200H6L5 0.900H-1Z')
  path(k, '#3c3454', 'M-1 0V-2.500H-0.100V0ZM0.200 0V-2.500H1.100V0Z')
  path(k, coat, 'M-1.400 -2.200L-1.100 -5H1.100L1.500 -2.200Z')
  path(k, '#f0c0a0', 'M0 -7a0.850 0.900 0 1 0 0.010 0Z')
  path(k, hat, 'M-0.950 -6.300C-1 -7.600 1 -7.600 0.950 -6.300Z')
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
