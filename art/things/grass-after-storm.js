import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'

/** After the storm over the river of grass: slate sky, the bow, cypress domes in the sun that stands behind us on the left. */
export const HORIZON = 37
/** The bow: 42 degrees round the point that lies as deep under the horizon as the low sun stands over it. */
const BOW = { x: 98, y: 47, r: 44 }

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
}

/**
 * The bow: soft rings of colour without an edge, air a little brighter within, that fade towards the crown on the left and where
 * they meet the plain. s: the scene, f: its field.
 */
export function bow(s, f) {
  const { canvas, k: m } = s.sheet(s.w, s.h)
  f.draw(m, (k) => {
    const g = k.createRadialGradient(BOW.x, BOW.y, 0, BOW.x, BOW.y, BOW.r + 2)
    const at = (r) => (BOW.r + r) / (BOW.r + 2)
    for (const [r, c] of [
      [-14, 'rgba(214,228,226,0)'],
      [-3.8, 'rgba(214,228,226,.16)'],
      [-3.2, 'rgba(140,124,200,.34)'],
      [-2.5, 'rgba(92,150,214,.62)'],
      [-1.7, 'rgba(118,196,140,.7)'],
      [-0.9, 'rgba(250,226,120,.82)'],
      [-0.1, 'rgba(244,160,88,.8)'],
      [0.6, 'rgba(232,104,92,.66)'],
      [1.3, 'rgba(200,80,100,0)'],
    ])
      g.addColorStop(at(r), c)
    k.fillStyle = g
    k.fillRect(-5, -5, 170, HORIZON + 5.4)
    k.globalCompositeOperation = 'destination-in'
    const fade = k.createLinearGradient(BOW.x - BOW.r, 16, BOW.x + BOW.r, 30)
    for (const [t, q] of [
      [0, 0.5],
      [0.3, 0.42],
      [0.62, 0.8],
      [1, 1],
    ])
      fade.addColorStop(t, `rgba(0,0,0,${q})`)
    k.fillStyle = fade
    k.fillRect(-5, -5, 170, 100)
    const foot = k.createLinearGradient(0, HORIZON - 9, 0, HORIZON)
    foot.addColorStop(0, 'rgba(0,0,0,1)')
    foot.addColorStop(1, 'rgba(0,0,0,.12)')
    k.fillStyle = foot
    k.fillRect(-5, -5, 170, 100)
  })
  s.k.drawImage(canvas, 0, 0)
}

/** An uneven round of leaves: its edge swells, never twice the same. */
function tuft(k, colour, [x, y, rx, ry], seed) {
  fill(
    k,
    colour,
    Array.from({ length: 56 }, (_, i) => {
      const a = (i / 56) * Math.PI * 2
      const q =
        1 +
        noise(Math.cos(a) * 1.6 + seed * 7.3, Math.sin(a) * 1.6 + seed) * 0.3 +
        noise(Math.cos(a) * 5 + seed * 3.1, Math.sin(a) * 5 + seed * 2) * 0.14
      return [x + Math.cos(a) * rx * q, y + Math.sin(a) * ry * q]
    }),
  )
}

/**
 * A dome of cypresses, 44 wide and 13 high: tallest where the water is deepest. Shade first, then the body of the
 * crowns, then the light that runs over their left shoulders; the foot lies deep in fern and grass.
 */
export function cypressDome(k, [lit, mid, dark, deep, trunk]) {
  fill(
    k,
    deep,
    points(
      '-19 0.600 -19 -3 -13 -5.500 -5 -7 6 -6.500 14 -4.500 20.500 -2 21 0.500 16 1 8 0.500 1 1.100 -8 0.700 -14 1.200',
    ),
  )
  for (const [x, h, w] of points(
    '-13.600 4.600 0.300 -9.200 5.600 0.420 -7.900 5.600 0.260 -2.600 6.600 0.460 0.600 6.600 0.300 1.700 6 0.240 7.600 5.600 0.380 13.400 4 0.280',
    3,
  ))
    stroke(k, trunk, w, `M${x} 0C${x + 0.1} ${-h * 0.3} ${x + 0.2} ${-h * 0.6} ${x + 0.3} ${-h}`)
  const pass = (colour, text, seed) => {
    for (const [i, blob] of points(text, 4).entries()) tuft(k, colour, blob, seed + i * 1.7)
  }
  pass(
    dark,
    '-18.500 -2.600 3.200 2 -14 -5 4 2.600 -8.500 -7.600 4.600 3.400 -2 -9.600 4.800 3.700 4.600 -8.200 4.600 3.300 10.600 -6.200 4.200 2.700 15.600 -4 3.600 2.200 20 -2 2.600 1.500 1.600 -5.600 4 1.700 -6 -4.600 3 1.400',
    2,
  )
  pass(
    mid,
    '-18.900 -3.100 2.300 1.300 -14.800 -5.900 3.100 1.700 -9.300 -8.600 3.800 2.300 -2.900 -10.900 3.900 2.400 4 -9.500 3.300 1.900 9.700 -7.200 2.900 1.600 15 -4.800 2.300 1.200 -4.400 -6.800 2.200 1 3.600 -6 1.800 0.700',
    31,
  )
  pass(
    lit,
    '-15.700 -6.700 1.900 0.800 -10.400 -9.700 2.600 1.100 -4 -12.100 2.700 1.100 3 -10.600 1.700 0.700 -19.400 -3.600 1.200 0.500 9 -7.900 1.300 0.500',
    57,
  )
  // Fern and young willow at the edge of the water hide where it stands.
  pass(
    deep,
    '-20 0.400 2.600 1.300 -15.400 0.700 3 0.900 -10 0.300 2.400 1.200 -4 0.800 3.400 0.900 2.600 0.500 2.600 1.200 8.400 0.700 3.200 0.900 14.400 0.400 2.600 1.200 19.400 0.500 3.200 0.900',
    83,
  )
  pass(
    mid,
    '-20.600 -0.200 1.400 0.500 -10.600 -0.300 1.300 0.450 2 -0.100 1.300 0.450 13.800 -0.200 1.300 0.400',
    97,
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
