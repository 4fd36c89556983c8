// Wat Mahathat at Ayutthaya in the morning: the bodhi, its roots, the head of stone they hold, towers of brick behind; the sun low on the right.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** Where the head rests, and the hollow the roots leave for it (half wide, half high). */
export const HEAD = [67, 63]
const HOLLOW = [5.4, 8]

/** A root along its line of x, y, width; lit on its right, a dark gap on both sides. */
export function strand(k, line, tones) {
  // The left of the tree lies in its own shade.
  const [sx] = line[Math.floor(line.length * 0.6)]
  const dim = Math.max(0, Math.min(0.62, (66 - sx) / 44))
  const [gap, shade, wood, light] = tones.map((c, i) => blend(c, '#38243f', i ? dim : 0))
  const part = (colour, a, b, more = 0) => {
    const edge = (share, m) =>
      line.map(([x, y, w], i) => {
        const [p, q] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
        const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
        const d = w * share + m
        return [x + ((q[1] - p[1]) / l) * d, y - ((q[0] - p[0]) / l) * d]
      })
    fill(k, colour, [...edge(a, -more), ...edge(b, more).reverse()])
  }
  part(gap, -0.5, 0.5, 0.28)
  part(shade, -0.5, 0.5)
  part(wood, -0.22, 0.5)
  part(light, 0.2, 0.42)
}

/** Half the width of the tree at a height of the picture. */
const half = (y) =>
  21 +
  2.4 * Math.cos(y * 0.11 + 1) +
  1.2 * Math.sin(y * 0.31) +
  30 * Math.max(0, (y - 34) / 48) ** 2.7 +
  5 * Math.max(0, (16 - y) / 20) ** 2
const middle = (y) => 62 + (y - 40) * 0.06

/** One root down the tree: u across it from -1 to 1. */
function down(u, width, from, to, r) {
  const [a, b, c] = [r() * 6, 0.6 + r() * 1.6, 0.07 + r() * 0.05]
  const out = []
  for (let i = 0; i <= 46; i++) {
    const t = i / 46
    const y = from + (to - from) * t
    let x = middle(y) + u * half(y) + Math.sin(y * c + a) * b
    const [dx, dy] = [x - HEAD[0], (y - HEAD[1]) / (HOLLOW[1] * 1.5)]
    // They part above the head and close again under the chin.
    if (Math.abs(dy) < 1) {
      const open = (HOLLOW[0] + width * 0.45) * Math.sqrt(1 - dy * dy)
      const side = u < 0.1 ? -1 : 1
      if (dx * side < open + Math.abs(dx) * 0.3) x = HEAD[0] + side * (open + Math.abs(dx) * 0.3)
    }
    out.push([
      x,
      y,
      width *
        (0.72 + 0.34 * Math.sin(t * 5 + a) ** 2) *
        (t > 0.8 ? 1 - ((t - 0.8) / 0.2) * 0.9 : 1),
    ])
  }
  return out
}

const TONES = [
  ['#2c1c38', '#3c2844', '#4c344c', '#5c4050'],
  ['#2c1c38', '#5c3c4c', '#8c6058', '#b88868'],
  ['#38203c', '#7c5050', '#c4906c', '#fcdca0'],
]

/** The tree: its dark heart, roots behind, the hollow; `front` draws those before the head. */
export function bodhi(k) {
  const left = Array.from({ length: 40 }, (_, i) => -6 + i * 2.32)
  fill(k, '#2c1c38', [
    ...left.map((y) => [middle(y) - half(y) * 0.9, Math.min(y, 80)]),
    ...left.map((y) => [middle(y) + half(y) * 0.9, Math.min(y, 80)]).reverse(),
  ])
  const r = random(5)
  for (let i = 0; i < 17; i++)
    strand(k, down(-0.98 + (i / 16) * 1.96, 3 + r() * 2.4, -8, 78 + r() * 3, r), TONES[0])
  for (const [i, u] of [-0.94, -0.72, -0.6, -0.4, -0.3, 0.34, 0.42, 0.62, 0.74, 0.9].entries())
    strand(k, down(u, 2.6 + r() * 2.6, -8, 79 + ((i * 3) % 5), r), TONES[1])
  const [x, y] = HEAD
  path(
    k,
    '#24162f',
    `M${x} ${y - 11.5}C${x + 6.6} ${y - 9} ${x + 6.4} ${y + 6} ${x} ${y + 11}C${x - 6.4} ${y + 6} ${x - 6.6} ${y - 9} ${x} ${y - 11.5}Z`,
  )
}

export function front(k) {
  const r = random(11)
  for (const [i, u] of [-0.84, -0.5, -0.2, -0.06, 0.12, 0.26, 0.5, 0.82].entries())
    strand(k, down(u, 2.7 + r() * 2, -8, 81 + ((i * 2) % 5), r), TONES[2])
  // Thin ones that cross, and those that hold the chin.
  const curve = (text) => {
    const n = points(text, 3)
    const out = []
    for (let i = 0; i < n.length - 1; i++)
      for (let j = 0; j < 14; j++) {
        const [a, b, c, d] = [-1, 0, 1, 2].map((m) => n[Math.min(n.length - 1, Math.max(0, i + m))])
        const t = j / 14
        out.push(
          [0, 1, 2].map(
            (m) =>
              0.5 *
              (2 * b[m] +
                (c[m] - a[m]) * t +
                (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t +
                (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t ** 3),
          ),
        )
      }
    return [...out, n.at(-1)]
  }
  for (const text of [
    '58.500 58 0.300 60.500 68 2.200 64 72.500 2.300 70 75 2.200 77 80 1.800 82 84 0.600',
    '76 57 0.300 74 68 2.200 70 72 2.400 64 75.500 2.200 57 80 1.700 51 84.500 0.600',
    '56 26 0.150 59 38 1.500 63 45 1.600 66 51 1.400 72 55 1.100',
    '81 18 0.150 78 32 1.500 73 42 1.600 68 49 1.400 61.500 55 1',
    '84 22 0.200 88.500 40 1.600 88 52 1.900 93 64 2 99 73 1.700 108 80 1.300 117 83 0.400',
    '41 14 0.200 38.500 36 1.600 40 50 1.900 34 63 2 29 72 1.700 20 79 1.300 9 82.500 0.400',
    '84 -8 3 90 6 2.600 92.500 22 2 91 40 1.700 95 58 1.500 94 70 1.300 97 79 1',
    '44 53 0.200 48 66 1.600 45 75 1.500 38 82 1.200 31 85.500 0.400',
    '88 50 0.200 87 66 1.800 92 75 1.600 100 81 1.200 108 84.500 0.400',
  ])
    strand(k, curve(text), TONES[2])
}

/** Earth and grass heaped between the feet of the roots. */
export function mound(k) {
  path(
    k,
    '#54384c',
    'M12 84C20 80 27 81.500 33 78.600C39 80.400 43 77.600 48 79C54 76.600 58 79 64 77.200C70 78.800 76 76.800 82 79C88 77.600 94 80 100 79.400C106 80.400 112 82 118 84C104 86.200 84 85.600 62 86C40 86.200 22 86 12 84Z',
  )
  path(
    k,
    '#80545a',
    'M16 84.600C26 81.600 32 83.200 40 80.600C46 82.200 52 79.800 58 81.400C66 79.400 72 81.800 80 80.200C88 81.800 98 80.800 118 84C104 86.200 84 85.600 62 86C40 86.200 26 86 16 84.600Z',
  )
  path(
    k,
    '#b8845f',
    'M62 84.600C68 82.600 74 83.600 80 82C87 83.400 96 81.800 105 82.800C110 83.200 114 83.600 118 84C104 86.200 84 85 72 85.300C68 85.300 64 85.100 62 84.600Z',
  )
  for (const [x, y, h] of points(
    '14 84 2.600 21 85 2 33 85.600 2.400 47 86 1.800 60 86.200 1.500 72 85.800 1.600 96 85.600 1.300',
    3,
  ))
    path(
      k,
      x > 60 ? '#7ca850' : '#4c6c4c',
      `M${x - 2} ${y}L${x - 2.4} ${y - h * 0.7}L${x - 1.1} ${y - h * 0.35}L${x - 0.5} ${y - h}L${x + 0.2} ${y - h * 0.4}L${x + 1.3} ${y - h * 0.85}L${x + 1.3} ${y - h * 0.3}L${x + 2.4} ${y - h * 0.5}L${x + 2} ${y}Q${x} ${y + 0.5} ${x - 2} ${y}Z`,
    )
}

/** The head of sandstone, its middle at 0, 0, 26 high: worn curls, joined brows, lids cast down, a smile; turned a little aside. */
export function head(k) {
  const [light, stone, shade, deep] = ['#f4dcb0', '#cca888', '#947068', '#5c4050']
  const face =
    'M-8.800 -4C-9 2 -7.600 8 -4.400 11.600C-2 13.800 2 13.800 4.400 11.600C7.600 8 9 2 8.800 -4C7 -9 -7 -9 -8.800 -4Z'
  path(k, stone, face)
  path(
    k,
    shade,
    'M-8.800 -4C-9 2 -7.600 8 -4.400 11.600C-3.400 12.600 -2.200 13.100 -1 13.200C-4.400 9.600 -6 4 -5.600 -2C-5.500 -4.500 -5 -6.200 -4 -7.300C-6.400 -6.800 -8.200 -5.600 -8.800 -4Z',
  )
  path(
    k,
    light,
    'M0.900 -7.600C4.600 -7.600 8 -6.300 8.800 -4C9 2 7.600 8 4.400 11.600C3.600 12.400 2.600 12.900 1.500 13.200C3.600 11.600 2.800 10 1.900 9.400C4.200 8.300 4.400 6.800 3 5.600C2.600 4.400 1.500 2 1.300 -1C3.400 1.200 6.200 0.900 7.600 -1.200C6.600 -4 3.400 -4.600 1 -2.400C0.700 -4 0.700 -6 0.900 -7.600Z',
  )
  // Nose: broad wings, a long ridge that the brows run into.
  path(
    k,
    shade,
    'M-0.900 -3C-1 0 -1.500 3 -2.500 4.700C-2.300 5.900 -1 6.100 0.300 5.700C-0.900 5 -0.600 1 -0.300 -3Z',
  )
  path(
    k,
    light,
    'M-0.300 -3C-0.500 1 -0.800 4.300 0.100 5.400C1.200 5.800 2.300 5.700 2.500 4.700C1.400 3 0.900 0 0.800 -3Z',
  )
  stroke(
    k,
    deep,
    0.5,
    'M-2.300 5.300Q-1.500 5.900 -0.700 5.500M0.900 5.600Q1.700 5.900 2.300 5.200',
  )
  stroke(
    k,
    deep,
    0.55,
    'M-7.600 -2.300C-6 -4.900 -2.400 -5 -0.600 -2.600M7.600 -2.300C6 -4.900 2.600 -5 0.900 -2.600',
  )
  for (const [m, lid] of [
    [-1, '#b08c7c'],
    [1, '#f0d4a8'],
  ]) {
    path(
      k,
      lid,
      `M${m * 7.2} -0.300C${m * 5.6} -2.400 ${m * 3} -2.300 ${m * 1.7} -0.200C${m * 3.2} 1.300 ${m * 5.8} 1.200 ${m * 7.2} -0.300Z`,
    )
    stroke(k, deep, 0.6, `M${m * 7.4} -0.300C${m * 5.8} 1.300 ${m * 3.2} 1.400 ${m * 1.5} -0.200`)
  }
  path(
    k,
    shade,
    'M-3.700 8.300C-2.400 7.500 -0.800 7.400 0 7.700C0.800 7.400 2.400 7.500 3.700 8.300C2 9 -2 9 -3.700 8.300Z',
  )
  path(k, '#dcb890', 'M-3 8.700C-1 9 1 9 3 8.700C2 10.300 -2 10.300 -3 8.700Z')
  stroke(k, deep, 0.45, 'M-4.100 8C-2.600 8.700 -1 8.300 0 8.600C1 8.300 2.600 8.700 4.100 8')
  path(k, shade, 'M-1.900 10.700Q0 10.200 1.900 10.700Q0 11.300 -1.900 10.700Z')
  // Curls down to a hairline that dips between the brows.
  k.save()
  k.beginPath()
  k.moveTo(-9.2, -2.6)
  k.bezierCurveTo(-10.6, -16, 10.6, -16, 9.2, -2.6)
  k.bezierCurveTo(8, -6.6, 3.6, -8.6, 0, -7.2)
  k.bezierCurveTo(-3.6, -8.6, -8, -6.6, -9.2, -2.6)
  k.clip()
  path(k, deep, 'M-12 -18H12V0H-12Z')
  for (let row = 0; row < 8; row++)
    for (let i = -7; i < 8; i++) {
      const x = (i + (row % 2) / 2) * 1.5
      const y = -13.6 + row * 1.42 + Math.abs(x) * 0.1
      const tone = x < -4 ? 0 : x < 2 ? 1 : 2
      path(
        k,
        ['#7c5c60', '#a8887c', '#d4b08c'][tone],
        `M${x - 0.66} ${y}a0.660 0.660 0 1 0 1.320 0a0.660 0.660 0 1 0 -1.320 0Z`,
      )
      path(
        k,
        ['#94746c', '#ccac8c', '#fce8bc'][tone],
        `M${x - 0.1} ${y - 0.2}a0.320 0.320 0 1 0 0.640 0a0.320 0.320 0 1 0 -0.640 0Z`,
      )
    }
  k.restore()
}
