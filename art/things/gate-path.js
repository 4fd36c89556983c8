import { fill, path, points, stroke } from '../core/field.js'

// The path of a thousand gates: metres in the round, seen from 1.5 m above the ground at its beginning.

const [CX, CY, FOCUS, EYE] = [74, 47, 78, 1.5]
const [STRAIGHT, RADIUS] = [2.6, 8]

/** A point of the picture: s along the path, d to the right of its middle, y above the path. */
export function along(s, d, y) {
  const turn = Math.max(0, s - STRAIGHT) / RADIUS
  const x = -RADIUS * (1 - Math.cos(turn)) + d * Math.cos(turn)
  const z = Math.min(s, STRAIGHT) + RADIUS * Math.sin(turn) + d * Math.sin(turn)
  const rise = Math.max(0, s - STRAIGHT) * 0.1
  const q = FOCUS / Math.max(0.35, z)
  return [CX + x * q, CY + (EYE - y - rise) * q, q]
}

const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => along(...p)),
  )

// Simple characters, each in a box of 1 × 1: great, day, tree, mountain, middle, king, field, above, well.
const SIGNS = [
  'M0.050 0.350H0.950M0.500 0.050V0.350Q0.450 0.750 0.080 0.950M0.520 0.400Q0.600 0.750 0.950 0.950',
  'M0.200 0.080H0.800V0.920H0.200ZM0.200 0.500H0.800',
  'M0.050 0.300H0.950M0.500 0.050V0.950M0.480 0.320Q0.350 0.650 0.080 0.750M0.520 0.320Q0.650 0.650 0.950 0.750',
  'M0.500 0.100V0.850M0.120 0.400V0.850H0.880V0.400',
  'M0.150 0.250H0.850V0.600H0.150ZM0.500 0.050V0.950',
  'M0.150 0.120H0.850M0.200 0.500H0.800M0.080 0.900H0.920M0.500 0.120V0.900',
  'M0.120 0.100H0.880V0.900H0.120ZM0.120 0.500H0.880M0.500 0.100V0.900',
  'M0.500 0.080V0.900M0.500 0.420H0.850M0.060 0.900H0.940',
  'M0.080 0.350H0.920M0.080 0.680H0.920M0.350 0.060Q0.350 0.750 0.150 0.950M0.680 0.060V0.950',
]

/** One gate: posts with black feet, the tie between them, the double lintel under its black cap. */
export function gate(k, s, { tones: [light, body, shade, deep], black, plinth, signs, seed }) {
  const HALF = 1.02
  const R = 0.115
  quad(k, shade, [s, -1.02, 2.02], [s, 1.02, 2.02], [s, 1.02, 2.16], [s, -1.02, 2.16])
  quad(k, deep, [s, -1.02, 2.02], [s, 1.02, 2.02], [s, 1.02, 2.06], [s, -1.02, 2.06])
  for (const side of [-1, 1]) {
    const [x, foot, q] = along(s, side * HALF, 0)
    const [, top] = along(s, side * HALF, 2.5)
    const w = R * q
    const t = side < 0 ? [shade, deep, deep] : [light, body, shade]
    path(k, t[1], `M${x - w} ${foot}V${top}H${x + w}V${foot}Z`)
    path(k, t[0], `M${x - w} ${foot}V${top}H${x - w * (side < 0 ? 0.72 : 0.25)}V${foot}Z`)
    path(k, t[2], `M${x + w * 0.5} ${foot}V${top}H${x + w}V${foot}Z`)
    if (side < 0) path(k, light, `M${x - w} ${foot}V${top}H${x - w * 0.84}V${foot}Z`)
    const sleeve = 0.36 * q
    path(k, black, `M${x - w * 1.12} ${foot}V${foot - sleeve}H${x + w * 1.12}V${foot}Z`)
    path(
      k,
      plinth,
      `M${x - w * 1.4} ${foot + 0.02 * q}L${x - w * 1.2} ${foot - 0.06 * q}H${x + w * 1.2}L${x + w * 1.4} ${foot + 0.02 * q}Z`,
    )
    if (signs && w > 1.4)
      for (let i = 0; i < (q > 44 ? 6 : 7); i++) {
        const size = w * 1.05
        k.save()
        k.translate(x - size * 0.5, foot - (1.86 - i * 0.2) * q)
        k.scale(size, 0.17 * q)
        stroke(
          k,
          side < 0 ? '#1c1024' : '#2c1428',
          0.11,
          SIGNS[(seed * 5 + i * (side < 0 ? 2 : 4)) % 9],
        )
        k.restore()
      }
  }
  quad(k, body, [s, -1.4, 2.4], [s, 1.4, 2.4], [s, 1.48, 2.62], [s, -1.48, 2.62])
  quad(k, deep, [s, -1.4, 2.4], [s, 1.4, 2.4], [s, 1.42, 2.46], [s, -1.42, 2.46])
  quad(k, black, [s, -1.5, 2.62], [s, 1.5, 2.62], [s, 1.56, 2.72], [s, -1.56, 2.72])
}

/** The paved path with its low steps, and the sun that falls across it from the left between the posts. */
export function paved(k, gates, [stone, joint, sun]) {
  const edge = (d) => Array.from({ length: 54 }, (_, i) => along(0.55 + i * 0.25, d, 0))
  fill(k, stone, [...edge(-0.94), ...edge(0.94).reverse()])
  for (let i = 0; i < gates.length - 1; i++) {
    const [a, b] = [gates[i], gates[i + 1]]
    const s = a + (b - a) * 0.3
    const e = a + (b - a) * 0.86
    quad(k, sun, [s, -0.94, 0], [e, -0.94, 0], [e + 0.42, 0.94, 0], [s + 0.42, 0.94, 0])
  }
  for (let s = STRAIGHT + 0.4; s < 12; s += 0.62) {
    quad(k, joint, [s, -0.94, 0], [s, 0.94, 0], [s, 0.94, 0.035], [s, -0.94, 0.035])
  }
}

/** A stone fox of the shrine on its plinth, a red bib, a key in its mouth; towards the right, 34 tall. */
export function stoneFox(k) {
  const [LIGHT, STONE, DARK] = ['#d4d0cc', '#a09ca8', '#686480']
  path(k, DARK, 'M-9 2V-9H9V2Z')
  path(k, STONE, 'M-9 2V-9H2V2Z')
  path(k, LIGHT, 'M-9 2V-9H-6V2Z')
  path(k, STONE, 'M-10.500 -8.500V-11H10.500V-8.500Z')
  path(k, LIGHT, 'M-10.500 -10.300V-11H10.500V-10.300Z')
  path(
    k,
    '#7c9c4c',
    'M-10.500 -11C-8 -12 -6 -10.800 -4 -11.300L-5 -10C-7 -9.400 -9 -9.800 -10.500 -9.600ZM-9.300 2C-8 -0.600 -5 0.400 -3 -0.200C-1 0.800 1 0 3 2Z',
  )
  // The tail rises behind like a flame.
  path(
    k,
    STONE,
    'M-4 -12C-8.500 -14 -10 -19 -8.600 -23C-8 -26 -8.800 -28 -10 -30C-5.500 -29 -3 -25 -3.600 -21C-4 -18 -3.400 -16 -2 -14Z',
  )
  path(
    k,
    LIGHT,
    'M-6 -13.400C-9 -16 -9.600 -19.600 -8.600 -23C-8 -26 -8.800 -28 -10 -30C-7.600 -28.400 -6.600 -26 -7 -23C-7.600 -19.600 -7.400 -16 -6 -13.400Z',
  )
  path(
    k,
    STONE,
    'M-5 -11C-6 -15 -4 -19 -1 -21.500C0 -24 1.600 -25 3.600 -24.600C5.400 -22 5.600 -18 5.200 -14L6.600 -11Z',
  )
  path(k, LIGHT, 'M-5 -11C-6 -15 -4 -19 -1 -21.500C-2.400 -18 -3 -15 -2 -11Z')
  path(k, DARK, 'M2.600 -11C3.200 -15 3 -18 4.800 -21C5.400 -18.500 5.500 -16 5.200 -14L6.600 -11Z')
  stroke(k, DARK, 0.4, 'M-2 -12C-1.500 -15 0 -16.500 1.600 -16')
  // Head, ears up.
  path(
    k,
    STONE,
    'M-1 -24.500C-2 -28 -1 -30 0 -31L-0.600 -36L2.400 -32L3.400 -32L5 -36L5.400 -31C6.800 -30 8 -28.500 10 -27.400C9.600 -26 7.500 -25.500 6 -25C4.500 -23.600 1 -23.400 -1 -24.500Z',
  )
  path(k, LIGHT, 'M-1 -24.500C-2 -28 -1 -30 0 -31L-0.600 -36L1.400 -33C0.600 -30 0.400 -27 1 -24Z')
  path(
    k,
    DARK,
    'M3.600 -32L5 -36L5.200 -32.600ZM10 -27.400C9.600 -26 7.500 -25.500 6 -25C5 -24.200 3.600 -23.900 2 -24C4.500 -25 6.500 -26.600 10 -27.400Z',
  )
  stroke(k, '#3c344c', 0.5, 'M4 -29.600Q5.200 -30.300 6 -29')
  stroke(
    k,
    '#e8b84c',
    0.7,
    'M7.600 -25.800L11.400 -23.600M10.300 -24.200L9.700 -23M11.400 -23.600L10.800 -22.400',
  )
  path(
    k,
    '#d82c38',
    'M-1.800 -23.500C0.600 -22.400 4 -22.600 5.400 -24C6.600 -21 6.400 -18 5.200 -16C2.600 -15.400 0 -16.400 -1.400 -18C-2.200 -20 -2.200 -22 -1.800 -23.500Z',
  )
  path(
    k,
    '#ff6450',
    'M-1.800 -23.500C-1 -23.100 -0.200 -22.900 0.600 -22.800C-0.200 -20.600 -0.200 -18.600 0.400 -16.800C-0.400 -17.100 -1 -17.500 -1.400 -18C-2.200 -20 -2.200 -22 -1.800 -23.500Z',
  )
  path(k, '#f4d04c', 'M3.600 -22.200a0.800 0.800 0 1 0 0.010 0Z')
}

/** A girl with a yellow satchel who counts gates on her fingers and has lost count; towards the left, 19 tall. */
export function counter(k) {
  path(k, 'rgba(40,20,50,.45)', 'M-3 0.200C0 -0.800 8 -0.400 13 1.400C8 2.200 -1 1.400 -3 0.200Z')
  for (const x of [-1.2, 1.1]) {
    path(k, '#d89c78', `M${x - 0.6} -5H${x + 0.6}V-1H${x - 0.6}Z`)
    path(k, '#f8f0e8', `M${x - 0.7} -3H${x + 0.7}V-1H${x - 0.7}Z`)
    path(
      k,
      '#2c2440',
      `M${x - 1.7} 0.200C${x - 1.6} -0.800 ${x - 0.8} -1.300 ${x + 0.7} -1.300V0.200Z`,
    )
  }
  // Satchel behind, then the dress.
  path(k, '#c88c2c', 'M1.400 -11.600H4.600V-6.400H1.400Z')
  path(k, '#f4c444', 'M1.400 -11.600H3.400V-6.400H1.400Z')
  path(
    k,
    '#2c4c84',
    'M-2 -11.800C-1 -12.800 1.200 -12.800 2.200 -11.800C2.400 -9 3 -6.500 3.600 -4.200C1.200 -3.500 -1.400 -3.500 -3.600 -4.200C-2.800 -6.500 -2.300 -9 -2 -11.800Z',
  )
  path(
    k,
    '#4c74b4',
    'M-2 -11.800C-1.600 -12.200 -1.100 -12.500 -0.500 -12.500C-1.200 -9.500 -1.400 -6.500 -1.500 -3.800C-2.200 -3.850 -2.900 -4 -3.600 -4.200C-2.800 -6.500 -2.300 -9 -2 -11.800Z',
  )
  path(k, '#fff4ec', 'M-1.900 -12C-0.800 -10.800 1 -10.800 2.100 -12L1.600 -12.600H-1.300Z')
  stroke(k, '#c88c2c', 0.5, 'M1.800 -12C1.200 -10 1.200 -8.600 1.600 -7')
  // One hand spread, the other counts on it.
  stroke(k, '#2c4c84', 1.5, 'M-1.400 -11L-3.400 -9.200L-4.600 -11.200')
  path(k, '#f0bc94', 'M-4.800 -12.900a0.950 0.950 0 1 0 0.010 0Z')
  stroke(
    k,
    '#f0bc94',
    0.42,
    'M-5.300 -12.300L-6.200 -13.400M-5 -12.600L-5.400 -14.100M-4.600 -12.600L-4.500 -14.200M-4.200 -12.400L-3.600 -13.800',
  )
  stroke(k, '#3c5c98', 1.5, 'M1.200 -11L-0.600 -8.600L-3 -9.800')
  stroke(k, '#f0bc94', 0.9, 'M-3 -9.800L-4 -11')
  k.save()
  k.translate(0, -14.6)
  k.rotate(0.08)
  path(k, '#2c1c28', 'M2.400 -2C4 -1 3.800 1.800 3 3.400C2.400 2.600 1 2.200 0.400 2Z')
  path(
    k,
    '#f0bc94',
    'M2 -0.800C2 -3.600 -2.300 -3.700 -2.400 -1L-3 -0.100L-2.400 0.300C-2.400 1.500 -1.600 2 -0.600 2C0.800 1.900 2 0.900 2 -0.800Z',
  )
  path(
    k,
    '#2c1c28',
    'M2.500 1.400C3.400 -3 0.800 -4.600 -1 -4.200C-2.200 -4.100 -2.900 -3 -2.600 -1.900C-1.400 -2 -0.200 -1.900 0.600 -1.300C0.800 0 1.400 1 2.500 1.400Z',
  )
  path(
    k,
    '#f4c444',
    'M-3.400 -2.200C-2.600 -5.400 2.200 -5.800 3 -1.700C1.500 -2.300 -1.500 -2.500 -3.400 -2.200Z',
  )
  path(k, '#2c2036', 'M-1.500 -0.700a0.280 0.340 0 1 0 0.010 0Z')
  path(k, '#a83c40', 'M-1.900 0.900a0.350 0.300 0 1 0 0.010 0Z')
  k.restore()
}

/** Cedars and light beyond the gates; trunks in three depths. */
export function wood(k) {
  path(k, '#dfe6a0', 'M-5 -5H165V95H-5Z')
  for (const [c, rx, ry] of [
    ['#e8eeb0', 60, 44],
    ['#f6f4c8', 40, 30],
  ]) {
    k.beginPath()
    k.ellipse(26, 26, rx, ry, 0, 0, 7)
    k.fillStyle = c
    k.fill()
  }
  for (const [c, list] of [
    ['#b4c880', '4 2 14 1.600 25 2 37 1.400 47 2 60 1.600 72 2 90 2'],
    ['#84a464', '9 3 31 2.600 54 3 80 3 100 3 118 3'],
    ['#4c7850', '-1 4.500 20 4 43 3.600 66 4 108 5 132 5 150 6'],
  ])
    for (const [x, q] of points(list))
      path(
        k,
        c,
        `M${x - q} 72C${x - q * 0.7} 60 ${x - q * 0.6} 20 ${x - q * 0.5} -5H${x + q * 0.5}C${x + q * 0.6} 20 ${x + q * 0.7} 60 ${x + q} 72Z`,
      )
  path(k, '#6c9450', 'M-5 50C20 46 40 50 60 48C90 50 130 44 165 48V95H-5Z')
  path(k, '#44703f', 'M-5 57C16 54 36 58 60 55C90 57 130 52 165 55V95H-5Z')
  path(k, '#2f5438', 'M-5 68C14 64 30 68 50 66C90 68 130 62 165 66V95H-5Z')
  for (const [x, y, q] of points('141 74 4.600 156 84 6 8 78 4', 3)) {
    path(
      k,
      '#2c4038',
      `M${x - q * 1.7} ${y + 1}C${x - q * 0.9} ${y - 3} ${x - q * 0.8} ${y - 30} ${x - q * 0.7} -5H${x + q * 0.7}C${x + q * 0.8} ${y - 30} ${x + q * 0.9} ${y - 3} ${x + q * 1.7} ${y + 1}C${x + q * 0.6} ${y - 0.6} ${x - q * 0.4} ${y + 1.6} ${x - q * 1.7} ${y + 1}Z`,
    )
    path(
      k,
      '#5c6c4c',
      `M${x - q * 1.7} ${y + 1}C${x - q * 0.9} ${y - 3} ${x - q * 0.8} ${y - 30} ${x - q * 0.7} -5H${x - q * 0.34}C${x - q * 0.4} ${y - 30} ${x - q * 0.5} ${y - 4} ${x - q * 1.1} ${y + 0.8}Z`,
    )
  }
  for (const [x, y, q] of points(
    '132 66 1 147 60 0.800 137 86 1.400 150 72 1 4 64 0.900 144 90 1.600 128 58 0.700 3 90 1.500',
    3,
  ))
    for (const [dx, dy] of points('-4 -1.500 -2.600 -3.600 0 -4.600 2.600 -3.600 4 -1.500'))
      path(
        k,
        dx > 0 ? '#4c8044' : '#84a850',
        `M${x} ${y}Q${x + dx * 0.3 * q} ${y + dy * 1.1 * q} ${x + dx * q} ${y + dy * q}Q${x + dx * 0.7 * q} ${y + dy * 0.4 * q} ${x} ${y}Z`,
      )
}
