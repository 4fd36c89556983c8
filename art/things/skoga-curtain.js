// Skógafoss seen straight on: the curtain, 60 m by 25, from its lip to the spray and the film of water at our feet.
import { fill, path } from '../core/field.js'
import { mix } from '../core/noise.js'
import { random } from '../core/random.js'

/** Where the curtain hangs: its sides, lip and foot. */
export const FALL = { x0: 50, x1: 75, top: 15, foot: 73 }

/** The sheet of water: folds of unlike width, clefts of shade, falling heads. */
export function curtain(k) {
  const { x0, x1, top, foot } = FALL
  const r = random(52)
  const edge = (x, m, a = 0, b = 1) => {
    const out = []
    for (let i = 0; i <= 10; i++) {
      const t = mix(a, b, i / 10)
      const spread = ((x - 62.5) / 12.5) * t * t * 1.4
      out.push([x + spread + m * Math.sin(t * 9 + x * 1.7) * 0.22 * t, mix(top, foot, t)])
    }
    return out
  }
  const band = (a, b, colour, from = 0, to = 1) =>
    fill(k, colour, [...edge(a, -1, from, to), ...edge(b, 1, from, to).reverse()])
  const body = k.createLinearGradient(0, top, 0, foot)
  for (const [a, c] of [
    [0, '#fdfdf2'],
    [0.4, '#eef4ee'],
    [1, '#dfeae8'],
  ])
    body.addColorStop(a, c)
  // Both sides are torn: strands leave the mass, hang out and end in a tip, each of another length.
  const torn = (x, m) => {
    const out = [[x, top]]
    let y = top + 3
    while (y < foot - 3) {
      const l = 5 + r() * 7
      const t = (y - top) / (foot - top)
      const base = x + m * (t * 1.4 + Math.sin(y * 0.21 + x) * 0.5)
      out.push([base, y], [base + m * (0.2 + (r() * 0.5 + 0.35) * t), Math.min(foot, y + l)])
      out.push([base + m * 0.05, Math.min(foot, y + l * 0.86)])
      y += l * (0.75 + r() * 0.35)
    }
    out.push([x + m * 1.6, foot])
    return out
  }
  fill(k, body, [...torn(x0, -1), ...torn(x1, 1).reverse()])
  // Clefts: the water is thin over the ribs of the rock, and the right side turns from the light.
  for (const [a, b, c] of [
    [51.2, 53.6, '#c3dadb'],
    [55.8, 57, '#d3e4e2'],
    [59.8, 60.7, '#c9dddd'],
    [64.4, 66.4, '#c3dadb'],
    [65, 65.9, '#9fc1c9'],
    [68.6, 69.5, '#c9dddd'],
    [70.8, 74.4, '#b3cfd4'],
    [72.6, 74.2, '#93b7c3'],
  ])
    band(a, b, c)
  // Heads of water that fall together: full below, drawn out above.
  for (let i = 0; i < 40; i++) {
    const x = x0 + 0.6 + r() * (x1 - x0 - 1.2)
    const t = r()
    const y = top + 9 + t * 49
    const l = 9 + r() * 16
    const w = 0.4 + r() * 0.75
    const lean = ((x - 62.5) / 12.5) * t * t * 1.4
    const up = Math.max(top, y - l)
    const c = x > 70 ? '#d9e8e8' : i % 5 === 0 ? '#b4d0d6' : '#ffffff'
    path(
      k,
      c,
      `M${x + lean * 0.6} ${up}C${x + w * 0.3 + lean * 0.8} ${y - l * 0.5} ${x + w + lean} ${y - w * 3} ${x + w * 0.7 + lean} ${y - w}Q${x + w * 0.4 + lean} ${y + w * 0.4} ${x + lean} ${y + w * 2.2}Q${x - w * 0.4 + lean} ${y + w * 0.2} ${x - w * 0.8 + lean} ${y - w}C${x - w + lean} ${y - w * 3} ${x - w * 0.3 + lean * 0.8} ${y - l * 0.5} ${x + lean * 0.6} ${up}Z`,
    )
  }
  // Threads that leave the sides.
  for (let i = 0; i < 16; i++) {
    const m = i % 2 ? 1 : -1
    const x = (m < 0 ? x0 + 0.7 : x1 - 0.7) + m * r() * 0.5
    const y = top + 2 + r() * 18
    const l = 14 + r() * 26
    const w = 0.25 + r() * 0.4
    path(
      k,
      m < 0 ? 'rgba(240,246,240,.85)' : 'rgba(174,204,210,.8)',
      `M${x} ${y}C${x + w + m * 0.3} ${y + l * 0.3} ${x + w + m * 0.9} ${y + l * 0.7} ${x + m * 1.5} ${y + l}C${x - w + m * 0.8} ${y + l * 0.7} ${x - w} ${y + l * 0.3} ${x} ${y}Z`,
    )
  }
}

/** The river at the lip: it slides over the brim between two shoulders of rock and breaks into threads at once. */
export function lip(k) {
  const white = k.createLinearGradient(0, 14, 0, 21)
  white.addColorStop(0, 'rgba(255,253,240,1)')
  white.addColorStop(1, 'rgba(255,253,240,0)')
  // The river bends over a hollow brim: thin and blue where it turns, white at once below.
  path(
    k,
    white,
    'M49.600 22V12.800C52 12.500 54 14 57 14.400C60 14.900 64 14.500 67 14.700C70 14.700 72.500 12.900 75.400 12.800V22Z',
  )
  path(
    k,
    '#9ccbe0',
    'M49.600 12.800C52 12.500 54 14 57 14.400C60 14.900 64 14.500 67 14.700C70 14.700 72.500 12.900 75.400 12.800C74 15.600 70 16.300 67 15.900C64 16.400 60 15.800 57 16.200C53.500 16.200 51 15.400 49.600 12.800Z',
  )
  // Shoulders of rock that hold it, turf on them.
  for (const [c, d] of [
    [
      '#15353c',
      'M44 12.400L49.600 12.500L51 14.400L50.400 18L51.200 22L49.800 27L50.300 34L49.600 44L47.500 36L45.500 27L43.500 20Z',
    ],
    ['#2d655a', 'M44 12.400L49.600 12.500L51 14.400L49.400 16.400L46.500 15.200Z'],
    [
      '#1b4144',
      'M80 11.900L75.400 12.700L74.200 14.600L74.800 19L74.200 23L75 28L74.700 34L75.700 46L77.500 36L79 28Z',
    ],
    ['#47804c', 'M80 11.900L75.400 12.700L74.200 14.600L76 17L78.500 15.500Z'],
    ['#c3cf6c', 'M40 10.900L49.400 12.300L50.400 13.200L48 13.300L40 12Z'],
    ['#c3cf6c', 'M84 11.200L75.600 12.400L74.800 13.300L78 13.500L84 12.700Z'],
  ])
    path(k, c, d)
}
