// The stone garden of Ryoan-ji: fifteen stones in five groups on raked gravel, walls of oiled clay; the sun from the left.
import { fill, points } from '../core/field.js'

/** The view from the eastern end of the veranda, in metres: across, away, up from the gravel; the deck lies 0.7 above it. */
const [VX, VY, FAR, EYE] = [114, 33, 95, 2.35]
export const on = (x, z, y = 0) => [VX + (FAR * x) / z, VY + (FAR * (EYE - y)) / z]
export const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => on(...p)),
  )

/** The five groups, from east to west: where they lie, their moss, their stones (across, away, wide, tall, form). */
export const GROUPS = [
  {
    moss: [-5.9, 8.4, 2.1, 1.4],
    stones:
      '-6.300 9.100 2.100 1.050 3 -7.500 8.500 0.800 0.620 1 -4.950 8.800 0.950 0.620 2 -6.300 7.900 0.800 0.340 1 -4.900 7.800 0.600 0.300 2',
  },
  {
    moss: [-10.4, 11.4, 1.1, 0.7],
    stones: '-10.700 11.600 1.400 0.500 2 -9.800 11.200 0.700 0.360 1',
  },
  {
    moss: [-9, 15.6, 1.4, 0.9],
    stones: '-9.200 15.900 1.300 1 1 -8.200 15.600 0.900 0.500 2 -9.700 15.200 0.700 0.340 0',
  },
  {
    moss: [-4.3, 18.6, 1.2, 0.8],
    stones: '-4.600 18.700 1.100 0.850 0 -3.700 18.400 0.800 0.350 2',
  },
  {
    moss: [-7.2, 22.6, 1.5, 1],
    stones: '-7.500 22.900 1.500 0.900 2 -6.400 22.700 0.800 1 1 -7.300 22 0.900 0.400 0',
  },
]

/** A ring on the gravel round a point, as points of the picture; it wavers with `uneven`. */
const ring = ([x, z], rx, rz, uneven = 0) =>
  Array.from({ length: 49 }, (_, i) => {
    const a = (i / 48) * 6.2832
    const d = 1 + uneven * (Math.sin(a * 3 + x) + 0.6 * Math.sin(a * 5 + z))
    return on(x + Math.cos(a) * rx * d, z + Math.sin(a) * rz * d)
  })

/** Furrows round something: gravel smoothed first, then ring after ring. */
export function rings(k, centre, rx, rz, count, uneven) {
  const step = 0.2
  fill(k, '#f3ecdc', ring(centre, rx + count * step, rz + count * step, uneven))
  for (let i = count; i > 0; i--) {
    const [a, b] = [i * step, i * step - 0.09]
    fill(k, '#d6cabf', ring(centre, rx + a, rz + a, uneven))
    fill(k, '#f3ecdc', ring(centre, rx + b, rz + b, uneven))
  }
}

/** A stone in facets, its foot at 0: half wide 1, tall 1 (down is positive); light from the left. */
function stone(k, form) {
  const [lit, mid, shade, top] = ['#b9b4b0', '#8f8d98', '#56587a', '#dcd6cc']
  if (form === 0) {
    fill(k, mid, points('-1 0 -0.86 -0.42 -0.5 -0.82 -0.08 -1 0.4 -0.74 0.82 -0.34 1 0'))
    fill(k, lit, points('-1 0 -0.86 -0.42 -0.5 -0.82 -0.3 -0.5 -0.42 0'))
    fill(k, top, points('-0.5 -0.82 -0.08 -1 0.06 -0.8 -0.3 -0.5'))
    fill(k, shade, points('0.06 -0.8 -0.08 -1 0.4 -0.74 0.82 -0.34 1 0 0.36 0 0.2 -0.4'))
  } else if (form === 1) {
    fill(k, mid, points('-1 0 -0.9 -0.5 -0.56 -0.96 0.1 -1 0.6 -0.8 0.86 -0.36 1 0'))
    fill(k, lit, points('-1 0 -0.9 -0.5 -0.56 -0.96 -0.4 -0.62 -0.5 0'))
    fill(k, top, points('-0.56 -0.96 0.1 -1 0.24 -0.78 -0.4 -0.62'))
    fill(k, shade, points('0.24 -0.78 0.1 -1 0.6 -0.8 0.86 -0.36 1 0 0.4 0'))
  } else if (form === 3) {
    // The great one: broad shoulders, its head to the left, a long back.
    fill(k, mid, points('-1 0 -0.94 -0.44 -0.7 -0.86 -0.3 -1 0.16 -0.9 0.6 -0.62 0.9 -0.3 1 0'))
    fill(k, lit, points('-1 0 -0.94 -0.44 -0.7 -0.86 -0.46 -0.66 -0.5 -0.3 -0.42 0'))
    fill(k, top, points('-0.7 -0.86 -0.3 -1 0.16 -0.9 0.04 -0.7 -0.46 -0.66'))
    fill(k, shade, points('0.04 -0.7 0.16 -0.9 0.6 -0.62 0.9 -0.3 1 0 0.3 0 0.2 -0.34'))
  } else {
    fill(k, mid, points('-1 0 -0.92 -0.5 -0.5 -0.9 0.44 -1 0.84 -0.6 1 0'))
    fill(k, lit, points('-1 0 -0.92 -0.5 -0.62 -0.46 -0.56 0'))
    fill(k, top, points('-0.92 -0.5 -0.5 -0.9 0.44 -1 0.3 -0.6 -0.62 -0.46'))
    fill(k, shade, points('0.3 -0.6 0.44 -1 0.84 -0.6 1 0 0.42 0'))
  }
}

export function stones(k, { moss, stones: text }) {
  const [x, z, rx, rz] = moss
  fill(k, '#5d7c3c', ring([x, z], rx, rz, 0.07))
  fill(k, '#86a648', ring([x - 0.05, z + 0.08], rx * 0.94, rz * 0.86, 0.07))
  const list = points(text, 5)
  // Their shadows lie to the right and a little away from us.
  k.fillStyle = 'rgba(60,56,108,.5)'
  k.beginPath()
  for (const [sx, sz, wide, tall] of list) {
    const outline = [
      [sx - wide * 0.4, sz - 0.05],
      [sx + wide * 0.5, sz - 0.16],
      [sx + wide * 0.5 + tall * 1.2, sz + tall * 0.1],
      [sx + wide * 0.4 + tall * 2.3, sz + tall * 0.42],
      [sx + wide * 0.2 + tall * 1.5, sz + tall * 0.62],
      [sx + wide * 0.1, sz + 0.6],
    ].map((p) => on(...p))
    k.moveTo(...outline[0])
    for (const p of outline) k.lineTo(...p)
    k.closePath()
  }
  k.fill('nonzero')
  for (const [sx, sz, wide, tall, form] of list) {
    const q = FAR / sz
    const [px, py] = on(sx, sz)
    k.save()
    k.translate(px, py)
    k.scale((wide / 2) * q, tall * q)
    stone(k, form)
    k.restore()
  }
}

/** Straight furrows along the garden, paler the farther they are. */
export function furrows(k) {
  const steps = [2, 5, 8, 12, 17, 23, 27]
  const tones = ['#ddd2c6', '#e0d6ca', '#e4dbce', '#e8e0d3', '#ece4d7', '#efe8da']
  for (let x = -12; x < -2.1; x += 0.36)
    for (let i = 0; i < 6; i++)
      quad(
        k,
        tones[i],
        [x, steps[i]],
        [x, steps[i + 1]],
        [x + 0.12 - i * 0.008, steps[i + 1]],
        [x + 0.12 - i * 0.008, steps[i]],
      )
}

/** The earthen walls under their roofs of bark: the southern in shade, the western in the sun. */
export function walls(k) {
  quad(k, '#a56a48', [-12.9, 6], [-12.9, 27.9], [-12.9, 27.9, 1.75], [-12.9, 6, 1.75])
  quad(k, '#8b5544', [-12.9, 6], [-12.9, 27.9], [-12.9, 27.9, 0.45], [-12.9, 6, 0.45])
  quad(k, '#e9b878', [-12.9, 27.9], [2, 27.9], [2, 27.9, 1.75], [-12.9, 27.9, 1.75])
  quad(k, '#d09a66', [-12.9, 27.9], [2, 27.9], [2, 27.9, 0.45], [-12.9, 27.9, 0.45])
  quad(
    k,
    'rgba(60,36,66,.45)',
    [-12.9, 6, 1.55],
    [-12.9, 27.9, 1.55],
    [-12.9, 27.9, 1.8],
    [-12.9, 6, 1.8],
  )
  quad(
    k,
    'rgba(110,60,60,.45)',
    [-12.9, 27.9, 1.6],
    [2, 27.9, 1.6],
    [2, 27.9, 1.8],
    [-12.9, 27.9, 1.8],
  )
  quad(k, '#6d5a63', [-12.2, 6, 1.75], [-12.2, 27.2, 1.75], [-13.2, 28.2, 2.5], [-13.2, 6, 2.5])
  for (const [u, c] of [
    [0.25, '#7d6a70'],
    [0.5, '#5e4c58'],
    [0.75, '#7d6a70'],
  ])
    quad(
      k,
      c,
      [-12.2 - u, 6, 1.75 + u * 0.75],
      [-12.2 - u, 27.2 + u, 1.75 + u * 0.75],
      [-12.28 - u, 27.28 + u, 1.81 + u * 0.75],
      [-12.28 - u, 6, 1.81 + u * 0.75],
    )
  quad(k, '#4a3c52', [-12.2, 6, 1.65], [-12.2, 27.2, 1.65], [-12.2, 27.2, 1.78], [-12.2, 6, 1.78])
  quad(k, '#a08c84', [-12.2, 27.2, 1.75], [2, 27.2, 1.75], [2, 28.2, 2.5], [-13.2, 28.2, 2.5])
  quad(k, '#5d4b58', [-12.2, 27.2, 1.65], [2, 27.2, 1.65], [2, 27.2, 1.8], [-12.2, 27.2, 1.8])
  quad(k, '#8f7c7d', [-13.3, 6, 2.45], [-13.3, 28.2, 2.45], [-13.3, 28.2, 2.68], [-13.3, 6, 2.68])
  quad(k, '#c4b2a2', [-13.3, 28.2, 2.45], [2, 28.2, 2.45], [2, 28.2, 2.68], [-13.3, 28.2, 2.68])
}
