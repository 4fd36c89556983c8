// The Tarangire at moonrise: the last rose of the sunset behind us lies on bark and hides, from the left; the shadow of the earth stands opposite.
import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { closed, lens } from './curves.js'

export const PLAIN = 63

/** Dusk: deep blue, the rose belt, the blue shadow of the earth under it, the moon that has just left it. */
export function dusk(k) {
  const g = k.createLinearGradient(0, -4, 0, PLAIN)
  for (const [t, c] of [
    [0, '#16285c'],
    [0.3, '#344c88'],
    [0.55, '#7c78a8'],
    [0.72, '#d898a4'],
    [0.82, '#eeb49c'],
    [0.9, '#a894b0'],
    [1, '#5c719c'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${PLAIN + 1} -6 ${PLAIN + 1}`))
  const r = random(6)
  for (let i = 0; i < 46; i++) {
    const [x, y, q] = [r() * 160, r() ** 1.4 * 34, 0.1 + r() * 0.16]
    path(
      k,
      `rgba(255,246,228,${0.85 - y / 50})`,
      `M${x - q} ${y}L${x} ${y - q}L${x + q} ${y}L${x} ${y + q}Z`,
    )
  }
}

export function moon(k, x, y, q) {
  const g = k.createRadialGradient(x, y, q, x, y, q * 3.4)
  g.addColorStop(0, 'rgba(255,226,186,.42)')
  g.addColorStop(1, 'rgba(255,206,170,0)')
  k.fillStyle = g
  k.beginPath()
  k.arc(x, y, q * 3.4, 0, 7)
  k.fill()
  k.fillStyle = '#fff0d0'
  k.beginPath()
  k.arc(x, y, q, 0, 7)
  k.fill()
  k.save()
  k.clip()
  for (const d of [
    '-0.560 -0.500 -0.200 -0.660 0.120 -0.500 0.160 -0.240 0.460 -0.260 0.600 0.040 0.400 0.240 0.160 0.080 -0.100 0 -0.300 0.100 -0.640 -0.100',
    '-0.620 0.160 -0.300 0.240 -0.200 0.520 -0.440 0.600 -0.720 0.400',
  ])
    path(
      k,
      '#f8dfba',
      closed(
        points(d).map(([u, v]) => [x + u * q, y + v * q]),
        0.7,
      ),
    )
  k.restore()
}

/** Hills beyond the river, and the plain in bands of straw; palms and thorn trees far off. */
export function plain(k) {
  fill(k, '#5c709c', [
    ...rough(
      points(
        '-8 61 6 59.500 18 57.500 30 58.300 44 56.500 58 58 70 59.800 84 59 98 57.800 112 58.600 130 57 146 58.400 168 57.500',
      ),
      0.3,
      4,
    ),
    [168, 66],
    [-8, 66],
  ])
  fill(k, '#4c6290', [
    ...rough(
      points('-8 62 12 60.800 34 61.400 52 60.400 74 61.600 100 60.800 126 61.300 168 60.400'),
      0.3,
      7,
    ),
    [168, 66],
    [-8, 66],
  ])
  fill(k, '#8c7c94', [
    ...rough(points('-8 63 40 62.600 90 63.200 168 62.700'), 0.2, 9),
    [168, 100],
    [-8, 100],
  ])
  fill(k, '#a88890', [
    ...rough(points('-8 66 30 65.500 80 66.300 168 65.700'), 0.25, 11),
    [168, 100],
    [-8, 100],
  ])
  // The river holds the sky.
  path(
    k,
    '#d8a4ac',
    closed(
      points(
        '-8 66.900 10 66.400 26 66.900 40 67.800 52 67.900 44 68.800 28 68.300 12 67.800 -8 68.200',
      ),
      0.7,
    ),
  )
  path(k, '#ffe0c0', closed(points('14 67.100 24 67.100 34 67.800 28 68 18 67.700'), 0.7))
  fill(k, '#b48c84', [
    ...rough(points('-8 70.500 26 70 60 71.200 110 70.300 168 71'), 0.3, 13),
    [168, 100],
    [-8, 100],
  ])
  path(
    k,
    '#c89c88',
    closed(points('-8 72.500 30 71.600 64 72.800 96 73 64 74.600 30 74 -8 74.500'), 0.8),
  )
  fill(k, '#947480', [
    ...rough(points('-8 77 30 76.200 70 77.600 120 76.600 168 77.400'), 0.35, 15),
    [168, 100],
    [-8, 100],
  ])
  path(k, '#a8847c', closed(points('-8 79 24 78 54 79.200 84 80 54 81.200 20 80.600 -8 81'), 0.8))
}

/** A doum palm or thorn tree far off, q high. */
export function farTree(k, x, y, q, kind) {
  if (kind) {
    path(
      k,
      '#54587c',
      `M${x - q * 0.05} ${y}L${x - q * 0.02} ${y - q * 0.6}H${x + q * 0.03}L${x + q * 0.06} ${y}Z`,
    )
    path(
      k,
      '#4c587c',
      closed(
        points(
          '-0.900 -0.620 -0.500 -0.860 0 -0.960 0.500 -0.880 0.950 -0.640 0.300 -0.580 -0.300 -0.600',
        ).map(([u, v]) => [x + u * q, y + v * q]),
        0.6,
      ),
    )
    return
  }
  path(
    k,
    '#54587c',
    `M${x - q * 0.05} ${y}L${x} ${y - q * 0.8}H${x + q * 0.05}L${x + q * 0.06} ${y}Z`,
  )
  for (const [u, v] of points('-0.420 -0.750 -0.300 -1.050 0 -1.180 0.300 -1.060 0.420 -0.760'))
    stroke(
      k,
      '#4c587c',
      q * 0.09,
      `M${x} ${y - q * 0.8}Q${x + u * q * 0.6} ${y + (v - 0.1) * q} ${x + u * q} ${y + v * q}`,
    )
}

/** Straw before us, in the shade, blade by blade. */
export function straw(k) {
  const r = random(17)
  const row = (y, n, high, tones, bump) => {
    fill(k, tones[0], [
      ...Array.from({ length: 45 }, (_, i) => [-8 + i * 4, y + noise(i * 0.5, bump) * 1.4]),
      [170, 100],
      [-8, 100],
    ])
    for (let i = 0; i < n; i++) {
      const x = -6 + (i / n) * 172 + r() * 2
      const l = high * (0.5 + r() * 0.8)
      const lean = (r() - 0.3) * l * 0.7
      path(
        k,
        tones[i % tones.length],
        `M${x - 0.2} ${y + 1.6}Q${x + lean * 0.2} ${y - l * 0.5} ${x + lean} ${y + 0.6 - l}Q${x + lean * 0.4 + 0.22} ${y - l * 0.4} ${x + 0.25} ${y + 1.6}Z`,
      )
    }
  }
  row(83.5, 190, 3, ['#6c5470', '#8c6c78', '#5c4868'], 3)
  row(87, 200, 4, ['#463a60', '#5c4868', '#745868'], 5)
  row(90, 150, 4.6, ['#2c2a50', '#3c3258', '#2c2a50'], 8)
}

export const shadeOf = (k, x, y, half, tall) =>
  at(k, x, y, 1, (c) => lens(c, 'rgba(60,44,92,.5)', half * 0.5, 0.2, half, tall))
