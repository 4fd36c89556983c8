import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** After the storm over the river of grass: slate sky, the bow, cypress domes in the sun that stands behind us on the left. */
export const HORIZON = 37
/** The bow: 42 degrees round the point that lies as deep under the horizon as the sun stands over it. */
const BOW = { x: 86, y: 66, r: 63 }

/** Dark sky that clears towards the horizon; curtains of rain without an edge; brighter within the bow. */
export function stormSky(k) {
  const g = k.createLinearGradient(0, -4, 0, HORIZON)
  for (const [a, c] of [
    [0, '#283458'],
    [0.4, '#3c5074'],
    [0.75, '#5c7c94'],
    [1, '#94b0b0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const soft = (x, wide, lean, c, a) => {
    const l = k.createLinearGradient(x - wide, 0, x + wide, 0)
    for (const [t, q] of [
      [0, 0],
      [0.5, a],
      [1, 0],
    ])
      l.addColorStop(t, `rgba(${c},${q})`)
    k.save()
    k.transform(1, 0, -lean, 1, lean * 20, 0)
    k.fillStyle = l
    k.fillRect(x - wide, -6, wide * 2, HORIZON + 7)
    k.restore()
  }
  soft(128, 26, 0.3, '28,40,80', 0.5)
  soft(156, 20, 0.3, '28,40,80', 0.4)
  soft(100, 14, 0.3, '28,40,80', 0.2)
  soft(20, 30, 0.3, '220,220,180', 0.12)
  k.save()
  k.beginPath()
  k.rect(-5, -5, 170, HORIZON + 5)
  k.clip()
  k.fillStyle = 'rgba(200,220,220,.12)'
  k.beginPath()
  k.arc(BOW.x, BOW.y, BOW.r - 2, 0, 7)
  k.fill()
  const bands = ['#e8705c', '#f0a050', '#f4d868', '#84c07c', '#5ca0cc', '#7c78b8']
  bands.forEach((c, i) => {
    k.strokeStyle = c
    k.globalAlpha = 0.74
    k.lineWidth = 0.66
    k.beginPath()
    k.arc(BOW.x, BOW.y, BOW.r - i * 0.62, Math.PI, Math.PI * 2)
    k.stroke()
  })
  k.restore()
}

/** A closed shape whose corners are rounded away. */
function soft(k, c, list) {
  const mid = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  k.fillStyle = c
  k.beginPath()
  k.moveTo(...mid(list.at(-1), list[0]))
  list.forEach((p, i) => {
    k.quadraticCurveTo(...p, ...mid(p, list[(i + 1) % list.length]))
  })
  k.fill()
}

/** One bald cypress: a tall loose crown in a few tufts, each with its sunny side on the left. */
function cypress(k, x, y, h, w, [lit, mid, dark, trunk], r) {
  stroke(k, trunk, w * 0.15, `M${x} ${y}L${x + (r() - 0.5) * w * 0.3} ${y - h * 0.6}`)
  const n = 6 + Math.floor(r() * 3)
  const tufts = Array.from({ length: n }, (_, i) => {
    const t = (i + r() * 0.5) / n
    const wide = w * (0.45 + 0.6 * Math.sin(Math.PI * (0.08 + t * 0.7))) * (0.7 + r() * 0.5)
    return [
      x + (i % 2 ? 1 : -1) * r() * w * 0.75 * (0.3 + t),
      y - h * (0.95 - t * 0.5),
      wide,
      w * (0.42 + r() * 0.3),
    ]
  }).toReversed()
  const draw = (c, dx, dy, q) => {
    for (const [cx, cy, wide, high] of tufts)
      soft(
        k,
        c,
        points(
          '-1 0.400 -1.100 -0.100 -0.600 -0.700 0 -1.050 0.550 -0.800 1 -0.250 1.150 0.300 0.500 0.700 -0.300 0.500',
        ).map(([a, b]) => [cx + dx * wide + a * wide * q, cy + dy * high + b * high * q]),
      )
  }
  draw(dark, 0.1, 0.1, 1)
  draw(mid, -0.12, -0.16, 0.8)
  draw(lit, -0.34, -0.4, 0.42)
}

/** A dome of cypresses: the tallest stand in its middle, where the water is deepest. */
export function cypressDome(k, x, y, wide, high, tones, seed) {
  const r = random(seed)
  const n = Math.round((wide / high) * 8)
  const list = []
  for (let i = 0; i <= n; i++) {
    const u = ((i + (r() - 0.5) * 0.9) / n) * 2 - 1
    list.push([
      x + (u * wide) / 2,
      high * (0.36 + 0.64 * (1 - Math.abs(u) ** 1.8)) * (0.8 + r() * 0.26),
      r(),
    ])
  }
  list.sort((a, b) => b[1] - a[1])
  fill(k, tones[4], [
    [x - wide * 0.53, y + 0.2],
    [x - wide * 0.46, y - high * 0.24],
    [x, y - high * 0.6],
    [x + wide * 0.46, y - high * 0.24],
    [x + wide * 0.53, y + 0.2],
  ])
  for (const [cx, h, a] of list) cypress(k, cx, y, h, high * (0.085 + a * 0.05), tones, r)
}

/** Egrets that cross before the dark, each with its wings otherwise: x, y, size, lift of the wings. */
export function egrets(k) {
  for (const [x, y, q, up] of points(
    '52 21 1 1 60 18.500 0.900 0.300 67.500 20 0.820 -0.600 74 17.400 0.760 0.800',
    4,
  )) {
    k.save()
    k.translate(x, y)
    k.scale(q, q)
    k.rotate(-0.06)
    path(
      k,
      '#c8d0d8',
      `M-0.600 -0.200C-0.200 ${-1.4 * up - 0.3} 0.600 ${-2.4 * up - 0.2} 1.900 ${-3 * up}C1.500 ${-1.6 * up} 1 ${-0.6 * up} 0.700 0Z`,
    )
    path(
      k,
      '#fffaec',
      'M-3 -0.100C-2.700 -0.420 -2.300 -0.400 -2 -0.160C-1.400 -0.400 -0.400 -0.500 0.600 -0.260L2 0.060C1 0.400 -0.600 0.400 -1.500 0.140C-1.900 0.240 -2.500 0.160 -3 -0.100Z',
    )
    path(
      k,
      '#fffaec',
      `M-0.800 -0.100C-0.900 ${-1.6 * up - 0.4} -0.500 ${-3 * up - 0.2} 0.300 ${-3.9 * up}C0.500 ${-2.2 * up} 0.600 ${-1 * up} 0.600 0.050Z`,
    )
    path(k, '#f4b44c', 'M-2.900 -0.200L-3.900 0.060L-2.900 0.040Z')
    stroke(k, '#3c3450', 0.12, 'M1.800 0.060L3.300 0.240')
    k.restore()
  }
}

/** A small white heron that stands, looks to the right; 8 high. */
export function egret(k) {
  stroke(k, '#2c2848', 0.24, 'M-0.200 -2.800L-0.400 0M0.300 -2.800L0.500 -1.500L0.300 0')
  path(
    k,
    '#fffaec',
    'M-2.400 -1.900C-1.800 -3.400 -0.600 -4.300 0.700 -4.100C1.300 -4.600 1.100 -5.100 0.700 -5.800C0.300 -6.700 0.500 -7.600 1.300 -7.800C1.800 -7.900 2.100 -7.700 2.200 -7.400L1.600 -7.100C1.200 -6.900 1.300 -6.400 1.600 -5.800C2.100 -4.800 2 -3.700 1.300 -2.900C0.400 -2.100 -1.200 -2.300 -2.400 -1.900Z',
  )
  path(
    k,
    '#b8c0d0',
    'M-2.400 -1.900C-1.400 -2.900 0 -3.100 1.600 -3.300C0.900 -2.300 -1 -2.200 -2.400 -1.900Z',
  )
  path(k, '#f4b44c', 'M2.100 -7.600L4 -7.100L2 -7.120Z')
}
