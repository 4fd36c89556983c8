import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// The court before the split gate, just before sunrise: the sun behind us has reached only the summit of the volcano.

/** Sky opposite the sun: night above, the rosy band, below it the blue shadow of the earth. */
export function firstLight(k) {
  const g = k.createLinearGradient(0, 0, 0, 62)
  for (const [a, c] of [
    [0, '#123468'],
    [0.3, '#2f6ba4'],
    [0.52, '#86b0cc'],
    [0.68, '#f0c4ba'],
    [0.8, '#e3b0b8'],
    [0.93, '#93a8cc'],
    [1, '#8ba6ca'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const r = random(21)
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 165, r() ** 1.4 * 24, 0.1 + r() * 0.16]
    path(
      k,
      `rgba(255,250,236,${(0.9 - y * 0.03).toFixed(2)})`,
      `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}

const LEFT = '-8 57 8 54.500 24 51 40 46.500 54 41.500 66 36 76 30 83 25 88 21.200 90.500 20'
const RIGHT =
  '91.500 21.200 94 20.600 96 22 99 21 101.500 20.400 104 22.600 110 27.400 118 33 128 38.500 140 43.500 154 48 170 52'

/** Agung: the crown in the sun, spur by spur, the flanks still in the night, a thread of lamps where people climb. */
export function agung(k) {
  const outline = [...points(LEFT), ...points(RIGHT)]
  /** The light fades out from the summit down: far below it is still night. */
  const run = (...tones) => {
    const g = k.createLinearGradient(0, 19, 0, 62)
    for (const [i, t] of [0, 0.16, 0.3, 0.44, 1].entries()) g.addColorStop(t, tones[i])
    return g
  }
  fill(k, run('#ffd49c', '#ffa068', '#c8708c', '#5474ac', '#4a6ea8'), [
    ...outline,
    [170, 70],
    [-8, 70],
  ])
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(...p)
  k.lineTo(170, 70)
  k.lineTo(-8, 70)
  k.clip()
  // One ridge comes down towards us: left of it the first sun, right of it the night still; a gully in the sunny side.
  for (const [tones, d] of [
    [
      ['#d8746c', '#a8587c', '#64548c', '#38548f', '#30508a'],
      'M96 21.500L98.800 26L97 31.500L100 37L97.400 44L99 51L95 58L96 64H174V16H101.500Z',
    ],
    [
      ['#c0687a', '#8c5484', '#585090', '#4462a0', '#3c5c98'],
      'M102 20L105.500 27L104 33L108.500 40L107.500 48L113 58V64H174V16Z',
    ],
    [
      ['#f49464', '#e07c6c', '#94648c', '#466aa4', '#4064a0'],
      'M90.600 21.500L92 27L90 33L91.400 40L87.600 49L88.400 57L84 64H70L79 54L83.500 44L85.500 35L88.600 28Z',
    ],
  ])
    path(k, run(...tones), d)
  // The rim of the crater: its far wall in shade.
  path(
    k,
    '#b8607c',
    'M91.500 21.200L94 20.600L96 22L99 21L101.500 20.400L99.500 22.800L96.500 23.600L93.500 22.800Z',
  )
  k.restore()
  for (const [i, [x, y]] of points(
    '107.2 57.5 105.1 56.4 104.1 55.2 101.9 54.4 102.5 53.0 101.1 51.6 99.1 51.0 98.7 49.6 99.7 48.4 98.3 46.9 96.9 46.2',
    2,
  ).entries()) {
    const q = 0.3 - i * 0.011
    path(
      k,
      '#7c7ca4',
      `M${x - q * 2} ${y}a${q * 2} ${q * 2} 0 1 0 ${q * 4} 0a${q * 2} ${q * 2} 0 1 0 ${-q * 4} 0Z`,
    )
    path(k, '#ffecc0', `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
  }
}

/** The sea of cloud in the valley: long swells, the farther the paler; hills stand out of it. */
export function valley(k) {
  /** Cloud has no upper edge: it thickens downwards. */
  const cloud = (y0, y1, rgb) => {
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, `rgba(${rgb},0)`)
    g.addColorStop(0.5, `rgba(${rgb},.55)`)
    g.addColorStop(1, `rgba(${rgb},.95)`)
    return g
  }
  path(k, cloud(49, 62, '158,184,216'), 'M-5 46V80H168V46Z')
  path(
    k,
    '#5478a4',
    'M-5 62L4 58.500L12 57L20 59.500L30 62.500L40 63V68H-5ZM126 62L138 58.500L150 57L160 58.500L168 58V70H126Z',
  )
  path(k, cloud(57.5, 68, '196,212,230'), 'M-5 57V80H168V57Z')
  path(
    k,
    '#38618c',
    'M-5 67C0 64 6 64.600 11 65.600C16 62.600 22 63 26 65.500C32 63.600 38 65 44 66.500H60V74H-5ZM128 68C134 64.600 140 65.400 144 66.400C150 63 158 63.600 168 65.600V76H128Z',
  )
}

/** The tiers of half a gate: height of the foot, how far out, height of the tier. */
const TIERS = points(
  '0 23 8.600 8.600 19.400 7.800 16.400 16.200 6.900 23.300 13.400 6.200 29.500 10.900 5.500 35 8.600 4.900 39.900 6.500 4.300 44.200 4.700 3.700 47.900 3.100 3',
  3,
)
const [FACE, DARK, SIDE, PALE, DEEP] = ['#2a4674', '#1d3259', '#4f739f', '#86a6c4', '#142244']

/** A flame of carved stone, curling outwards, dark against sky and cloud; lit: a thin light along its outer edge. */
const flame = (k, x, y, q, m, c, lit) => {
  const p = (u, v) => `${x + m * u * q} ${y + v * q}`
  path(
    k,
    c,
    `M${p(1.5, 0.3)}L${p(-1.1, 0.3)}C${p(-2.6, -0.8)} ${p(-2.9, -2.4)} ${p(-2.2, -4.2)}C${p(-1.7, -2.6)} ${p(-0.4, -2.4)} ${p(1.5, 0.3)}Z`,
  )
  if (lit)
    stroke(k, lit, 0.24 * q, `M${p(-1.3, 0)}C${p(-2.5, -0.9)} ${p(-2.75, -2.4)} ${p(-2.2, -4)}`)
}

/** Half of the gate, its cut at x = 0, stepped outwards: m = 1 to the left, -1 to the right. We stand a little to the left. */
export function half(k, m) {
  const box = (c, a, b, y0, y1) => path(k, c, `M${-m * a} ${-y0}H${-m * b}V${-y1}H${-m * a}Z`)
  for (const [i, [y, out, high]] of TIERS.entries()) {
    const top = y + high
    box(FACE, 0, out, y, top)
    if (m > 0) box(SIDE, out * 0.9, out, y, top)
    // Panel and its carved leaf, pilasters at its sides.
    const [a, b] = [out * 0.26, out * 0.7]
    box(DARK, a, b, y + high * 0.16, y + high * 0.66)
    box(
      SIDE,
      m > 0 ? a : b - out * 0.04,
      m > 0 ? a + out * 0.04 : b,
      y + high * 0.16,
      y + high * 0.66,
    )
    const [cx, cy, d] = [-m * (a + b) * 0.5, -(y + high * 0.41), high * 0.18]
    if (i < 6)
      path(
        k,
        SIDE,
        `M${cx} ${cy - d}C${cx + d * 0.3} ${cy - d * 0.4} ${cx + d * 1.1} ${cy - d * 0.3} ${cx + d * 1.3} ${cy}C${cx + d * 0.8} ${cy + d * 0.2} ${cx + d * 0.4} ${cy + d * 0.6} ${cx} ${cy + d}C${cx - d * 0.4} ${cy + d * 0.6} ${cx - d * 0.8} ${cy + d * 0.2} ${cx - d * 1.3} ${cy}C${cx - d * 1.1} ${cy - d * 0.3} ${cx - d * 0.3} ${cy - d * 0.4} ${cx} ${cy - d}Z`,
      )
    // Cornice: a dark throat, a course that leans out, the lip that takes the light of the sky.
    box(DEEP, 0, out + 0.3, top - 1.8, top - 1)
    box(FACE, 0, out + 1, top - 1, top - 0.4)
    box(DARK, 0, out + 1.7, top - 0.4, top + 0.1)
    box(PALE, 0, out + 2.1, top + 0.1, top + 0.7)
    for (const [x, q] of [
      [out + 1.3, 0.5 + out * 0.036],
      [out * 0.62, 0.34 + out * 0.022],
    ])
      flame(k, -m * x, -top - 0.6, q, m, m > 0 ? '#34568a' : DARK, m > 0 && PALE)
  }
  const tip = `M0 -50.500H${-m * 2.6}L${-m * 1.4} -55.500L0 -58.500Z`
  path(k, FACE, tip)
  if (m > 0) path(k, SIDE, 'M-2.600 -50.500H-1.800L-0.900 -56.600L-1.400 -55.500Z')
  // The cut: plain, tall, turned to us on the right half only.
  if (m < 0) {
    path(k, '#5c82ac', 'M0 0H3V-53.600L0 -58.500Z')
    path(k, '#7ba0c2', 'M0 0H0.700V-57.400L0 -58.500Z')
  } else path(k, DEEP, 'M0 0H-0.700V-57.300L0 -58.500Z')
}

/** The wall beside the gate with its pillars, between x0 and x1, its foot at y. */
export function sideWall(k, x0, x1, y) {
  path(k, FACE, `M${x0} ${y}V${y - 7.4}H${x1}V${y}Z`)
  path(k, DARK, `M${x0} ${y}V${y - 1.4}H${x1}V${y}Z`)
  path(k, PALE, `M${x0} ${y - 8.2}H${x1}V${y - 7.4}H${x0}Z`)
  path(k, DEEP, `M${x0} ${y - 7.4}H${x1}V${y - 6.8}H${x0}Z`)
  for (let x = x0 + 5; x < x1 - 3; x += 13) {
    path(k, DARK, `M${x + 2.6} ${y - 2.4}V${y - 5.6}H${x + 9}V${y - 2.4}Z`)
    path(k, SIDE, `M${x + 2.6} ${y - 2.4}V${y - 5.6}h0.500V${y - 2.4}Z`)
    path(k, FACE, `M${x - 1.8} ${y}V${y - 9.6}H${x + 1.8}V${y}Z`)
    path(k, SIDE, `M${x - 1.8} ${y}V${y - 9.6}H${x - 1.1}V${y}Z`)
    path(k, PALE, `M${x - 2.4} ${y - 10.2}H${x + 2.4}V${y - 9.4}H${x - 2.4}Z`)
    flame(k, x + 0.6, y - 10, 0.62, 1, '#34568a', PALE)
  }
}

/** A parasol of the temple in three tiers, on a stone foot; 30 high. */
export function parasol(k) {
  stroke(k, '#33324c', 0.55, 'M0 0V-25')
  for (const [y, w] of points('-18 5.200 -21.800 4.100 -25.200 3', 2)) {
    path(k, '#b58f5e', `M${-w} ${y}C${-w * 0.7} ${y - 2.6} ${w * 0.7} ${y - 2.6} ${w} ${y}Z`)
    path(
      k,
      '#ecc67e',
      `M${-w} ${y}C${-w * 0.7} ${y - 2.2} ${-w * 0.3} ${y - 2} 0 ${y - 1.95}L${-w * 0.15} ${y}Z`,
    )
    path(k, '#dfe6ea', `M${-w} ${y}H${-w * 0.1}V${y + 1.1}H${-w}Z`)
    path(k, '#94a6c0', `M${-w * 0.1} ${y}H${w}V${y + 1.1}H${-w * 0.1}Z`)
  }
  path(k, '#ecc67e', 'M-0.400 -27.200H0.400L0 -30Z')
  path(k, DARK, 'M-1.700 0.500L-1.100 -1.500H1.100L1.700 0.500Z')
  path(k, SIDE, 'M-1.700 0.500L-1.100 -1.500H-0.500L-0.800 0.500Z')
}

/** The stairs between their cheeks, from the foot of the gate down to the court. */
export function stairs(k, cx, foot, q) {
  for (let i = 0; i < 5; i++) {
    const [y, g] = [foot + i * 1.36 * q, i * 1.2]
    path(k, '#9dbad0', `M${cx - 13 * q - g} ${y}h${26 * q + g * 2}v${0.5 * q}h${-26 * q - g * 2}Z`)
    path(
      k,
      ['#4a6c98', '#446592', '#3e5e8b', '#395884', '#34527d'][i],
      `M${cx - 13 * q - g} ${y + 0.5 * q}h${26 * q + g * 2}v${0.9 * q}h${-26 * q - g * 2}Z`,
    )
  }
}

/** The raised pavement along the wall, wet and pale with sky: joints run towards us, its edge is a straight kerb. middle: where they meet. */
export function pavement(k, y, middle) {
  path(k, '#5f84b0', `M-6 ${y - 0.1}H168V${y + 2.5}H-6Z`)
  path(k, '#4c709e', `M-6 ${y - 0.1}H168V${y + 0.5}H-6Z`)
  for (let i = -12; i <= 10; i++) {
    const x = middle + 4.6 + i * 9.2
    stroke(k, '#456896', 0.18, `M${x} ${y + 0.3}L${middle + (x - middle) * 1.06} ${y + 2.4}`)
  }
  path(k, '#a9c6dc', `M-6 ${y + 2.2}H168V${y + 2.55}H-6Z`)
  path(k, '#14264e', `M-6 ${y + 2.55}H168V${y + 3.5}H-6Z`)
}

/** The dry end of the court at our feet: large slabs, their straight edge along the rain water. */
export function slabs(k) {
  path(k, '#8aa8cc', 'M-6 84.200H168V84.700H-6Z')
  path(k, '#16284f', 'M-6 84.700H168V96H-6Z')
  path(k, '#1e3560', 'M-6 84.700H168V85.900H-6Z')
  for (const d of [
    'M14 84.700L8 92',
    'M47 84.700L44 92',
    'M80 84.700L80 92',
    'M113 84.700L116 92',
    'M146 84.700L152 92',
    'M-6 87.900H168',
  ])
    stroke(k, '#0e1c3c', 0.3, d)
}

/** A lamp of clay with its flame; its light fades softly. */
export function lamp(k, x, y, q) {
  const g = k.createRadialGradient(x, y - q, 0, x, y - q, 9 * q)
  g.addColorStop(0, 'rgba(255,206,120,.7)')
  g.addColorStop(0.3, 'rgba(255,184,104,.28)')
  g.addColorStop(1, 'rgba(255,170,100,0)')
  k.fillStyle = g
  k.fillRect(x - 9 * q, y - 10 * q, 18 * q, 18 * q)
  path(
    k,
    '#a8605c',
    `M${x - q} ${y - 0.5 * q}H${x + q}L${x + 0.6 * q} ${y + 0.3 * q}H${x - 0.6 * q}Z`,
  )
  path(
    k,
    '#fff0c4',
    `M${x - 0.4 * q} ${y - 0.5 * q}C${x - 0.6 * q} ${y - 1.3 * q} ${x - 0.1 * q} ${y - 1.6 * q} ${x} ${y - 2.3 * q}C${x + 0.2 * q} ${y - 1.6 * q} ${x + 0.6 * q} ${y - 1.3 * q} ${x + 0.4 * q} ${y - 0.5 * q}Z`,
  )
}
