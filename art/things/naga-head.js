import { fill, path, points, stroke } from '../core/field.js'
import { leaf, smooth } from './leaf-edge.js'

/** The raised neck and head in its own units, foot of the neck at 0, 0, looking right; about 40 high. */
export function nagaHead(k, { mossy = false } = {}) {
  const [deep, dark, mid, pale, light] = ['#0f343d', '#174850', '#26625e', '#5f9868', '#cfe094']
  // Mane of stone flames behind the head and down the neck.
  const flames = points(
    '-7.500 -34 -14.500 -41 4.200 -9 -31 -16.800 -35 4.400 -10.200 -27 -18 -28.500 4.200 -10.600 -23 -17.600 -22 4 -10 -19 -16 -16 3.600 -8.800 -15 -14 -10.500 3.400 -4 -37 -9 -46.500 4.200 0 -38 -2 -47 3.600',
    5,
  )
  for (const [x, y, tx, ty, w] of flames) {
    const a = Math.atan2(ty - y, tx - x)
    const [nx, ny] = [-Math.sin(a) * w * 0.5, Math.cos(a) * w * 0.5]
    const flame = (c, q, s) => {
      k.fillStyle = c
      k.beginPath()
      k.moveTo(x + nx * s, y + ny * s)
      k.quadraticCurveTo(
        x + (tx - x) * 0.6 + nx * 1.7 * s,
        y + (ty - y) * 0.45 + ny * 1.7 * s - 0.6,
        x + (tx - x) * q,
        y + (ty - y) * q,
      )
      k.quadraticCurveTo(
        x + (tx - x) * 0.4 - nx * s,
        y + (ty - y) * 0.4 - ny * s,
        x - nx * s,
        y - ny * s,
      )
      k.fill()
    }
    flame(dark, 1, 1)
    flame(mid, 0.78, 0.55)
  }
  // Neck: an S that comes out of the balustrade, rises and bends over the path.
  const back = smooth(points('-6 6 -8 0 -10 -6 -11 -12 -11 -18 -10.400 -24 -9 -30 -6.500 -35'), 6)
  const throat = smooth(
    points('-0.500 -29 1.400 -25 1.200 -20 1.400 -15 3 -10 5.600 -5 7 0 7.400 6'),
    6,
  )
  fill(k, mid, [...back, ...throat])
  fill(k, dark, [...back, ...smooth(points('-6 -30 -7 -24 -7 -18 -6 -12 -4 -6 -2 0 -1 6'), 6)])
  // Belly plates across the throat.
  for (let i = 2; i < throat.length - 8; i += 3) {
    const [x, y] = throat[i]
    const [x2, y2] = throat[i + 2]
    const inwards = [-3.6, 0.4 + i * 0.03]
    fill(k, pale, [
      [x, y],
      [x2, y2],
      [x2 + inwards[0], y2 + inwards[1]],
      [x + inwards[0], y + inwards[1]],
    ])
    fill(k, light, [
      [x, y],
      [x2, y2],
      [x2 + inwards[0] * 0.24, y2 + inwards[1] * 0.24],
      [x + inwards[0] * 0.24, y + inwards[1] * 0.24],
    ])
  }
  // Lower jaw, tongue, teeth, upper jaw with the rolled snout.
  path(
    k,
    mid,
    'M-4 -29.500C-1 -27.200 4 -26.600 8.500 -27.600C10.500 -28.100 12 -29.600 12.200 -31C9 -30.200 4 -30.600 0.500 -32.500Z',
  )
  path(
    k,
    deep,
    'M-0.500 -32.800C3.500 -30.600 8.500 -30.300 12.200 -31.200L12.800 -34.600L5 -35.400Z',
  )
  path(
    k,
    '#8c5c50',
    'M1 -32.200C4.500 -31 8.500 -31.600 11 -33.200C13 -34 14.600 -33 15.600 -34.400C14 -34.300 12.700 -35.200 10.700 -34.200C8 -32.900 4 -32.600 1 -33.400Z',
  )
  for (const [x, y, l] of points(
    '3 -31.300 -1.500 5.600 -30.900 -1.500 8.200 -30.900 -1.500 11.200 -31.100 -3',
    3,
  ))
    fill(k, '#dbe6b0', [
      [x - 0.6, y],
      [x + 0.6, y],
      [x + 0.3, y + l],
    ])
  path(
    k,
    dark,
    'M-9 -33C-9 -38.500 -4.500 -41.400 0.500 -41C3.500 -40.700 4.500 -39 6.500 -38.600C9 -38.200 11 -38.800 12.400 -40.400C14.200 -42.400 17.400 -41.600 17.600 -39.200C17.700 -37.800 16.600 -37 15.500 -37.300C15.800 -35.800 14.800 -34.300 13 -34.300C9 -34.300 5 -34.800 1 -33.200L-4 -29.400Z',
  )
  path(
    k,
    mid,
    'M-6 -34C-6 -38 -3 -40 0.500 -39.800C3 -39.600 4.200 -38 6.500 -37.600C9.500 -37.200 11.500 -37.800 13 -39.400C14 -40.400 15.800 -40.300 16.200 -39C16.400 -38 15.200 -38.300 14.600 -37.600C13.800 -36.700 14.800 -35.300 13 -35.300C9 -35.300 4.500 -35.900 0.500 -34.300Z',
  )
  path(
    k,
    light,
    'M-3 -40.400C0 -41.300 3 -40.900 4.600 -39.700C6.600 -38.200 9.600 -38.100 11.600 -39.500C13.400 -41.900 17 -41.800 17.600 -39.200C16.600 -40.600 14.400 -40.900 12.800 -39.300C10.400 -37.300 6.400 -37.100 4 -38.700C2 -40.100 -0.500 -40.500 -3 -40.400Z',
  )
  for (const [x, l] of points('4.600 1.500 6.800 1.500 9 1.500 11.800 3.200', 2))
    fill(k, '#dbe6b0', [
      [x - 0.65, -34.9],
      [x + 0.65, -34.9],
      [x + 0.25, -34.9 + l],
    ])
  // Brow, round eye, ear.
  path(k, '#dbe6b0', 'M-1.600 -37.400a1.900 1.900 0 1 0 3.800 0a1.900 1.900 0 1 0 -3.800 0Z')
  path(k, pale, 'M-0.200 -37.300a1.150 1.150 0 1 0 2.300 0a1.150 1.150 0 1 0 -2.300 0Z')
  path(k, deep, 'M0.500 -37.300a0.550 0.550 0 1 0 1.100 0a0.550 0.550 0 1 0 -1.100 0Z')
  path(
    k,
    dark,
    'M-2.600 -37.200C-2.200 -40.600 1.800 -41.400 3.600 -37.800C1.600 -39.300 -0.800 -39.100 -2.600 -37.200Z',
  )
  for (let i = 0; i < 5; i++) {
    k.fillStyle = i % 2 ? '#d8443c' : '#ec6448'
    leaf(k, -5.6, -35.4, 3, i * 1.257 + 0.4, 0.55)
  }
  stroke(k, '#f8cc5c', 0.4, 'M-5.600 -35.400L-4.200 -36.800')
  stroke(
    k,
    pale,
    0.5,
    'M-6.800 -31.500C-5.800 -33.600 -3.800 -33.600 -3.200 -31.800C-2.800 -30.600 -4.400 -29.900 -4.900 -31',
  )
  if (!mossy) return
  // The older twin: moss on brow and snout, a lost tooth, a fern in the crook of its neck.
  path(
    k,
    '#8cb064',
    'M-4.500 -40.300C-1 -41.800 3.200 -41.200 5 -39.500C4.200 -38.700 3.600 -39.400 2.800 -39.300C2.200 -38.300 1.400 -39.300 0.400 -39.600C-0.600 -38.800 -1.200 -39.800 -2 -39.500C-3 -38.400 -3.600 -39.500 -4.500 -40.300Z',
  )
  path(
    k,
    '#8cb064',
    'M11.600 -39.600C13.400 -42 17 -41.900 17.600 -39.200C16.900 -38.600 16.500 -39.600 15.800 -39.700C15.100 -38.700 14.400 -39.700 13.600 -39.300C13 -38.300 12.400 -38.900 11.600 -39.600Z',
  )
  path(k, deep, 'M5.900 -35.200H7.700V-33.200H5.900Z')
  for (const [i, a] of [-2.5, -2.1, -1.7, -1.2, -0.7].entries()) {
    k.fillStyle = i % 2 ? '#8cb064' : '#5f9868'
    leaf(k, -9.5, -13, 6.4 - Math.abs(i - 2) * 0.7, a - 0.5, 0.16)
  }
}
