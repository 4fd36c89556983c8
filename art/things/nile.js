import { fill, path, points, stroke } from '../core/field.js'

/** Head, neck and shoulders above the gunwale; `arm` is where the near hand goes. About 4 high. */
function guest(k, x, y, { skin, shade, cloth, dark, hat, brim = 0, arm, far, look = 1 }) {
  if (far) stroke(k, dark, 0.62, `M${x + 0.5 * look} ${y - 2.3}L${far}`)
  path(
    k,
    cloth,
    `M${x - 1} ${y + 1.4}L${x - 0.95} ${y - 2}Q${x - 0.9} ${y - 2.6} ${x - 0.3} ${y - 2.7}H${x + 0.3}Q${x + 0.9} ${y - 2.6} ${x + 0.95} ${y - 2}L${x + 1} ${y + 1.4}Z`,
  )
  path(
    k,
    dark,
    `M${x + 0.25} ${y - 2.7}H${x + 0.3}Q${x + 0.9} ${y - 2.6} ${x + 0.95} ${y - 2}L${x + 1} ${y + 1.4}H${x + 0.4}Z`,
  )
  path(k, shade, `M${x - 0.22} ${y - 3.1}h0.5v0.6h-0.5Z`)
  const head = (c, a, b) =>
    path(
      k,
      c,
      `M${x + a} ${y - 3.5}C${x + a} ${y - 4.3} ${x + b} ${y - 4.3} ${x + b} ${y - 3.5}C${x + b} ${y - 3} ${x + 0.3} ${y - 2.8} ${x + 0.1 * look} ${y - 2.8}C${x - 0.3} ${y - 2.8} ${x + a} ${y - 3} ${x + a} ${y - 3.5}Z`,
    )
  head(skin, -0.5, 0.5)
  path(
    k,
    shade,
    `M${x + 0.15} ${y - 4}C${x + 0.5} ${y - 4} ${x + 0.5} ${y - 3.6} ${x + 0.5} ${y - 3.5}C${x + 0.5} ${y - 3} ${x + 0.3} ${y - 2.8} ${x + 0.1} ${y - 2.8}Z`,
  )
  path(k, skin, `M${x + 0.44 * look} ${y - 3.6}l${0.2 * look} 0.24l${-0.2 * look} 0.08Z`)
  path(
    k,
    hat,
    `M${x - 0.56} ${y - 3.5}C${x - 0.62} ${y - 4.5} ${x + 0.62} ${y - 4.5} ${x + 0.54} ${y - 3.7}L${x - 0.1 * look} ${y - 3.8}L${x - 0.3 * look} ${y - 3.3}Z`,
  )
  if (brim)
    path(
      k,
      hat,
      `M${x - brim} ${y - 3.6}Q${x} ${y - 4.3} ${x + brim} ${y - 3.66}Q${x} ${y - 3.4} ${x - brim} ${y - 3.6}Z`,
    )
  if (arm) {
    const [ex, ey, hx, hy] = arm
    stroke(k, cloth, 0.64, `M${x + 0.7 * look} ${y - 2.2}L${ex} ${ey}`)
    stroke(k, skin, 0.4, `M${ex} ${ey}L${hx} ${hy}`)
    path(k, skin, `M${hx - 0.26} ${hy}a0.260 0.260 0 1 0 0.520 0a0.260 0.260 0 1 0 -0.520 0Z`)
  }
}

/** The one who pays no fare: an egret on the stem, feet at 0, looking ahead (left). 4 high. */
export function egret(k) {
  stroke(k, '#4a4454', 0.14, 'M0.300 -1.400L0.100 0M-0.100 -1.400L-0.300 0')
  path(
    k,
    '#ffffff',
    'M-0.700 -2.300C-0.500 -2.900 0.500 -2.700 1 -2C1.500 -1.500 1.900 -1 2.100 -0.700C1.300 -0.900 0.300 -1 -0.200 -1.400C-0.600 -1.700 -0.800 -2 -0.700 -2.300Z',
  )
  path(
    k,
    '#b8c0d4',
    'M-0.200 -1.400C0.400 -1 1.300 -0.900 2.100 -0.700C1.500 -1.300 0.800 -1.600 0 -1.600Z',
  )
  stroke(k, '#ffffff', 0.34, 'M-0.500 -2.200C-1.100 -2.700 -0.200 -3.200 -0.600 -3.700')
  path(k, '#ffffff', 'M-0.960 -3.760a0.380 0.270 0 1 0 0.760 0a0.380 0.270 0 1 0 -0.760 0Z')
  path(k, '#e8a43c', 'M-0.900 -3.860L-1.800 -3.560L-0.880 -3.600Z')
}

/**
 * A felucca of the Nile, water at 0, bow to the left, 44 long and 52 high (ten metres of boat). The short mast
 * carries the long yard at its head; the sail hangs from the yard and its free corner is held by the sheet.
 */
export function felucca(k, { crew = true, sail = '#fff0d0', fold = '#d9b6a4' } = {}) {
  // Halyard and stay behind the sail.
  stroke(k, '#8c6c64', 0.16, 'M-5.500 -25.600L-19.800 -4.200')
  path(k, sail, 'M15.500 -52C13 -37 13.200 -22 16.600 -9.400C8 -7.800 -6 -7.200 -20.300 -6.600Z')
  path(
    k,
    fold,
    'M15.500 -52C13 -37 13.200 -22 16.600 -9.400C14.400 -9 12 -8.600 9.600 -8.400C7.400 -22 9 -38 15.500 -52Z',
  )
  path(k, '#ecd0b4', 'M-20.300 -6.600C-12 -7 -4 -7.200 3 -7.700C-5 -9.600 -12 -9 -19 -8.300Z')
  for (const d of [
    'M5.400 -39C2 -28 1.600 -17 3.200 -7.800',
    'M-4 -27C-6 -20 -6.200 -13 -5.400 -7.300',
  ])
    stroke(k, 'rgba(150,104,100,.4)', 0.14, d)
  // The mast before the cloth: it ends at the yard, with the block of the halyard.
  fill(k, '#6c4440', points('-6.500 -2 -5.500 -2 -5.250 -26.400 -5.750 -26.400'))
  fill(k, '#9c6c54', points('-6.500 -2 -6.050 -2 -5.550 -26.400 -5.750 -26.400'))
  path(k, 'rgba(130,84,90,.34)', 'M-5.300 -24.500L-2.600 -21L-3 -7.400L-5.300 -7.300Z')
  fill(k, '#5a3a38', points('-21 -5.700 -20.500 -5.400 16.300 -53.200 15.900 -53.500'))
  stroke(k, '#5a3a38', 0.34, 'M-6.400 -24.100L-4.700 -25.500M-6.200 -25.600L-4.800 -24')
  stroke(k, '#8c6c64', 0.16, 'M-5.500 -26L1.600 -3M16.600 -9.400L17.600 -3.600')
  if (crew) {
    const fair = ['#f0bc94', '#b87c64']
    const brown = ['#a8704c', '#74483c']
    const who = ([skin, shade], rest) => ({ skin, shade, ...rest })
    guest(
      k,
      -12.6,
      -3,
      who(fair, {
        cloth: '#d8604c',
        dark: '#98404c',
        hat: '#f6e0b0',
        brim: 1.1,
        look: -1,
        arm: [-14.2, -4, -15.2, -2.9],
      }),
    )
    guest(k, -9.4, -3, who(brown, { cloth: '#f4e4c8', dark: '#bca49c', hat: '#2e2430', look: 1 }))
    // She points at the dome; he has seen it and leans towards her.
    guest(
      k,
      0.6,
      -3,
      who(fair, {
        cloth: '#3f8490',
        dark: '#2a566c',
        hat: '#6c3c30',
        look: 1,
        arm: [2.3, -6.1, 3.4, -7.4],
      }),
    )
    guest(k, 5.4, -2.7, who(brown, { cloth: '#e8b04c', dark: '#a8743c', hat: '#3a2830', look: 1 }))
    guest(k, 9.2, -3.1, who(fair, { cloth: '#8a6a9c', dark: '#5c4674', hat: '#d8d4dc', look: -1 }))
    // The helmsman in his long shirt sits on the stern, one hand on the tiller.
    path(k, '#8c5c4c', 'M14.600 -4.900L22.300 -4.700L22.300 -4.200L14.600 -4.500Z')
    guest(
      k,
      17.6,
      -4.6,
      who(brown, {
        cloth: '#fbf4e4',
        dark: '#b8b0bc',
        hat: '#fffaf0',
        look: -1,
        arm: [16.1, -5.9, 15.1, -4.8],
      }),
    )
    path(k, '#d8604c', 'M17 -7.400L17.900 -7.500L18.200 -6.700L17.400 -7Z')
  }
  // Rudder, hull with its painted strake; the sun is on the bow.
  path(k, '#6c4440', 'M21.200 -4.700L22.600 -5L23 0H20.400Z')
  path(
    k,
    '#fbf0dc',
    'M-23 -5.400C-18 -3.300 -6 -2.600 4 -2.600C13 -2.600 18 -3.200 21.800 -4.700C21.600 -2.400 21 -1 20.200 0H-18C-20.400 -1 -22 -3 -23 -5.400Z',
  )
  path(
    k,
    '#c0a8ac',
    'M-18 0C-19 -0.500 -20 -1.200 -20.700 -2C-8 -0.700 8 -0.500 21.300 -2.200C21 -1.200 20.600 -0.500 20.200 0Z',
  )
  path(
    k,
    '#2f74a4',
    'M-23 -5.400C-18 -3.300 -6 -2.600 4 -2.600C13 -2.600 18 -3.200 21.800 -4.700L21.700 -3.800C17 -2.300 12 -1.700 4 -1.700C-6 -1.700 -17 -2.400 -22.400 -4.300Z',
  )
  path(
    k,
    '#d0543c',
    'M-22.400 -4.300C-17 -2.400 -6 -1.700 4 -1.700C12 -1.700 17 -2.300 21.700 -3.800L21.600 -3.400C17 -1.900 12 -1.300 4 -1.300C-6 -1.300 -17 -2 -22.200 -3.900Z',
  )
}
