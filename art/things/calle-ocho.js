import { at, fill, path, points, stroke } from '../core/field.js'

/** Calle Ocho in metres: x along the street to the west, z away, y up from the pavement; seen a little to the right. */
const [COS, SIN] = [Math.cos(0.21), Math.sin(0.21)]
const W = (x, z, y = 0) => {
  const [a, b] = [x * COS - z * SIN, x * SIN + z * COS]
  return [94 + (a * 88) / b, 66 - ((y - 1.75) * 88) / b]
}
/** How many units a metre has there. */
const metre = (x, z) => 88 / (x * SIN + z * COS)

const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => W(...p)),
  )
/** A flat piece of a front along the street. */
const front = (k, c, x0, x1, y0, y1, z) =>
  quad(k, c, [x0, z, y0], [x1, z, y0], [x1, z, y1], [x0, z, y1])
/** A flat piece of a side that runs away from us. */
const side = (k, c, z0, z1, y0, y1, x) =>
  quad(k, c, [x, z0, y0], [x, z1, y0], [x, z1, y1], [x, z0, y1])

const LETTERS = {
  T: 'M0.100 0.100H0.900M0.500 0.100V1',
  O: 'M0.500 0.080C0.980 0.080 0.980 1 0.500 1C0.020 1 0.020 0.080 0.500 0.080Z',
  W: 'M0.040 0.100L0.260 0.980L0.500 0.300L0.740 0.980L0.960 0.100',
  E: 'M0.860 0.100H0.160V0.980H0.860M0.160 0.520H0.720',
  H: 'M0.140 0.100V1M0.860 0.100V1M0.140 0.540H0.860',
  Y: 'M0.080 0.100L0.500 0.540L0.920 0.100M0.500 0.540V1',
  D: 'M0.160 0.100V1H0.460C1 1 1 0.100 0.460 0.100Z',
  M: 'M0.080 1V0.100L0.500 0.700L0.920 0.100V1',
  I: 'M0.500 0.100V1',
  N: 'M0.140 1V0.100L0.860 1V0.100',
  R: 'M0.160 1V0.100H0.560C0.940 0.100 0.940 0.560 0.560 0.560H0.160M0.520 0.560L0.880 1',
}

/** The Tower Theater: cream walls with bands of blue and coral, a marquee round its corner, the steel tower with its name. */
export function theatre(k) {
  const [LIT, EDGE, SHADE, DEEP] = ['#fff0d0', '#ffdcac', '#b48ca8', '#84649c']
  const Z = 25
  // The side along the avenue lies in shade.
  side(k, SHADE, Z, 52, 0, 8.6, 5)
  side(k, DEEP, Z, 52, 0, 0.9, 5)
  side(k, '#4c8ca4', Z, 52, 7.2, 7.6, 5)
  side(k, '#a05c84', Z, 52, 5.7, 6, 5)
  for (const z of [31, 35.5, 40, 44.5]) {
    side(k, '#5c4c84', z, z + 2, 2.2, 5, 5)
    side(k, '#84649c', z + 0.9, z + 1.1, 2.2, 5, 5)
  }
  // The front on the street, stepped up to its middle.
  front(k, LIT, 5, 44, 0, 8.6, Z)
  for (const [a, b, y] of points('16 34 9.400 19 31 10.100 22 28 10.800', 3))
    front(k, LIT, a, b, 8.4, y, Z)
  for (const [a, b, y] of points(
    '16 19 9.400 31 34 9.400 19 22 10.100 28 31 10.100 22 28 10.800',
    3,
  ))
    front(k, '#4cb0b4', a, b, y - 0.35, y, Z)
  front(k, '#4cb0b4', 5, 16, 8.25, 8.6, Z)
  front(k, '#4cb0b4', 34, 44, 8.25, 8.6, Z)
  front(k, '#f08468', 5, 44, 6.9, 7.15, Z)
  front(k, '#f08468', 5, 44, 6.4, 6.52, Z)
  front(k, EDGE, 5, 44, 0, 0.9, Z)
  // Flutes, windows with eyebrows, shop glass.
  for (let x = 22.4; x < 28; x += 0.7) front(k, EDGE, x, x + 0.3, 7.3, 10.3, Z)
  for (const x of [14.5, 18, 31.4, 35]) {
    front(k, '#34788c', x, x + 2.2, 4.2, 6, Z)
    front(k, '#64acb0', x, x + 1, 4.2, 6, Z)
    front(k, LIT, x + 1, x + 1.14, 4.2, 6, Z)
    front(k, '#f08468', x - 0.3, x + 2.5, 6.05, 6.25, Z)
    front(k, '#d8a890', x - 0.6, x + 2.2, 5.9, 6.05, Z)
  }
  front(k, '#2c5478', 14.6, 36, 0.5, 3, Z)
  for (let i = 0; i < 7; i++) {
    const x = 14.6 + i * 3.1
    front(k, LIT, x - 0.2, x + 0.3, 0, 3, Z)
    front(k, i % 3 === 1 ? '#f4c468' : '#4c88a0', x + 0.6, x + 1.7, 0.7, 2.7, Z)
  }
  quad(k, '#e86458', [14, Z, 3.7], [36, Z, 3.7], [36, Z - 1.6, 3], [14, Z - 1.6, 3])
  for (let i = 0; i < 11; i++)
    quad(
      k,
      '#fff0d8',
      [14 + i * 2, Z, 3.7],
      [15 + i * 2, Z, 3.7],
      [15 + i * 2, Z - 1.6, 3],
      [14 + i * 2, Z - 1.6, 3],
    )
  // The entrance under the marquee: dark glass, the ticket booth, two posters.
  front(k, '#3c3464', 5.6, 13.4, 0, 3.4, Z)
  for (const [x, c] of [
    [6, '#f08468'],
    [11.6, '#f4c468'],
  ]) {
    front(k, '#fff4dc', x, x + 1.3, 0.9, 2.8, Z)
    front(k, c, x + 0.12, x + 1.18, 1.05, 2.65, Z)
    front(k, '#3c3464', x + 0.3, x + 0.9, 1.2, 1.9, Z)
  }
  front(k, '#f4c468', 8.4, 10.6, 0, 2.6, Z)
  front(k, '#84506c', 8.7, 10.3, 1, 2.2, Z)
  front(k, '#c88c5c', 8.4, 10.6, 0, 0.8, Z)
  // The marquee.
  const M = [3.5, 22.4]
  quad(
    k,
    '#f8c878',
    [M[0], M[1], 3.5],
    [14, M[1], 3.5],
    [14, Z, 3.5],
    [5, Z, 3.5],
    [5, 32, 3.5],
    [M[0], 32, 3.5],
  )
  side(k, '#7c5c98', M[1], 32, 3.5, 4.9, M[0])
  side(k, '#a884b0', M[1], 32, 3.8, 4.6, M[0])
  front(k, '#e86458', M[0], 14, 3.5, 4.9, M[1])
  front(k, '#fff8e4', M[0] + 0.4, 13.6, 3.8, 4.6, M[1])
  ;[...'HOY DOMINO'].forEach((letter, i) => {
    if (!LETTERS[letter]) return
    const [x, y] = W(4.45 + i * 0.9, M[1], 4.5)
    k.save()
    k.translate(x, y)
    k.scale(2.2, 2.3)
    stroke(k, '#3c3464', 0.22, LETTERS[letter])
    k.restore()
  })
  for (let i = 0; i < 18; i++) {
    const [x, y] = W(M[0] + 0.3 + i * 0.6, M[1], 3.42)
    path(k, '#fff4b4', `M${x - 0.3} ${y}a0.300 0.300 0 1 0 0.600 0a0.300 0.300 0 1 0 -0.600 0Z`)
  }
  // The tower: stepped fins of steel on both sides of the name.
  const q = (x0, x1, y0, y1, c) => front(k, c, x0, x1, y0, y1, 24)
  quad(k, '#84649c', [6.4, 24, 4.9], [6.4, 26, 4.9], [6.4, 26, 14.4], [6.4, 24, 14.4])
  q(5.6, 11.8, 4.9, 8.8, '#fff0d0')
  q(5.6, 11.8, 8.5, 8.8, '#4cb0b4')
  quad(k, '#b48ca8', [7.4, 24, 8.8], [7.4, 26, 8.8], [7.4, 26, 17], [7.4, 24, 17])
  q(6.4, 11, 4.9, 14.4, '#e8e4d4')
  q(6.4, 6.8, 4.9, 14.4, '#a8b4bc')
  q(10.5, 11, 4.9, 14.4, '#fffaec')
  q(7.2, 10.2, 4.9, 17.2, '#2c7c94')
  q(7.2, 7.5, 4.9, 17.2, '#1c5c80')
  q(6.4, 11, 14.1, 14.4, '#f08468')
  q(7.2, 10.2, 16.9, 17.2, '#f08468')
  q(7.8, 9.6, 17.2, 18.2, '#e8e4d4')
  q(8.2, 9.2, 18.2, 19, '#f4c468')
  const spire = [W(8.7, 24, 19), W(8.7, 24, 22.4)]
  stroke(k, '#e8e4d4', 0.5, `M${spire[0].join(' ')}L${spire[1].join(' ')}`)
  ;[...'TOWER'].forEach((letter, i) => {
    const [x, y] = W(7.75, 24, 16.6 - i * 2.3)
    const m = metre(8, 24)
    k.save()
    k.translate(x, y)
    k.scale(m * 1.95, m * 1.86)
    stroke(k, '#143c64', 0.34, LETTERS[letter])
    stroke(k, '#fff4c8', 0.2, LETTERS[letter])
    k.restore()
  })
}
