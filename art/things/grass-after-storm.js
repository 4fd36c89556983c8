import { fill, path, points, stroke } from '../core/field.js'
import { leafyHeads } from './leafy-heads.js'

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

/** A dome of cypresses, 42 wide and 14 high: the tallest stand in its middle, where the water is deepest; sun on the left. */
export function cypressDome(k, [lit, mid, dark, deep, trunk]) {
  path(
    k,
    deep,
    'M-20 0.200C-20.500 -2 -19 -4.500 -16 -4.600C-10 -7 8 -7.500 15 -5C19 -4.500 21.500 -2 21 0.200Z',
  )
  for (const [x, h, w] of points(
    '-17 4 0.300 -14.600 5 0.360 -12.200 5 0.300 -8.800 6 0.400 -6.900 6 0.300 -3.200 7 0.440 -0.800 7 0.300 1.200 7 0.360 5.400 6 0.400 7.200 6 0.300 11 5 0.360 12.600 5 0.300 16.400 4 0.340',
    3,
  ))
    stroke(k, trunk, w, `M${x} 0C${x + 0.1} ${-h * 0.3} ${x + 0.2} ${-h * 0.6} ${x + 0.3} ${-h}`)
  leafyHeads(
    k,
    points(
      '-12 -6.400 4 3 -1 -9.600 4.600 3.900 8 -8.400 3.800 3.200 -17.500 -4.200 3.300 2.300 -6.500 -8.400 4.400 3.600 4 -8.200 4.400 3.600 13 -5.600 3.600 2.700 17.600 -4 3 2 -11 -4.800 3.400 2.200 0 -5.800 4.400 2.800 9 -5 3.800 2.400',
      4,
    ),
    [dark, mid, lit],
    { size: 1.05, seed: 4 },
  )
}

/** A dome far off: one low shape and its sunny side. */
export function farDome(k, x, y, wide, high, [body, lit]) {
  const p = (u, v) => `${x + (u * wide) / 2} ${y - v * high}`
  path(
    k,
    body,
    `M${p(-1, 0)}C${p(-1, 0.5)} ${p(-0.7, 0.6)} ${p(-0.55, 0.62)}C${p(-0.4, 1)} ${p(0, 1.05)} ${p(0.16, 0.92)}C${p(0.4, 0.95)} ${p(0.6, 0.7)} ${p(0.62, 0.55)}C${p(0.9, 0.5)} ${p(1, 0.3)} ${p(1.04, 0)}Z`,
  )
  path(
    k,
    lit,
    `M${p(-1, 0.1)}C${p(-1, 0.5)} ${p(-0.7, 0.6)} ${p(-0.55, 0.62)}C${p(-0.4, 1)} ${p(0, 1.05)} ${p(0.16, 0.92)}C${p(-0.1, 0.8)} ${p(-0.3, 0.6)} ${p(-0.5, 0.42)}C${p(-0.7, 0.4)} ${p(-0.8, 0.2)} ${p(-1, 0.1)}Z`,
  )
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
