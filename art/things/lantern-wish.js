import { Path2D } from '@napi-rs/canvas'
import { at, path, points, stroke } from '../core/field.js'
import { bent, limb } from './joints.js'
import { face, hand } from './living-faces.js'

// Yi Peng in Chiang Mai: a paper lantern in the hands of three people, and the dog that howls at it. All light comes from the lantern.

const INK = '#0c2434'

/** The lantern, 36 wide; its ring lies at 0, its dome 46 above. A child has painted an elephant with wings on it. */
export function wishLantern(k) {
  const body =
    'M-11.500 0C-13 -10 -19 -22 -18.500 -33C-18 -43 -10 -46.500 0 -46.500C10 -46.500 18 -43 18.500 -33C19 -22 13 -10 11.500 0Z'
  path(k, '#f4943c', body)
  k.save()
  k.clip(new Path2D(body))
  path(k, '#ffb650', 'M-15 4C-16 -8 -16 -24 -12 -34C-6 -42 10 -42 13 -33C16 -22 15 -8 14 4Z')
  path(k, '#ffd27a', 'M-12 4C-13 -8 -11 -22 -6 -28C0 -33 8 -30 10 -23C12 -16 12 -6 12 4Z')
  path(k, '#fff0b4', 'M-9 4C-9 -6 -5 -14 0 -15C5 -14 9 -6 9 4Z')
  // Folds of the paper.
  stroke(
    k,
    '#e0762c',
    0.4,
    'M-10.500 -1C-12 -14 -15 -26 -12 -41M10.500 -1C12 -14 15.500 -26 12 -42',
  )
  stroke(k, '#e88c38', 0.3, 'M-5 -44C-7 -40 -8 -37 -8 -33M6 -45C8 -41 8.500 -38 8.500 -35')
  k.restore()
  const brush = '#a83c3c'
  // Body, legs, trunk raised, wings, a crown.
  path(
    k,
    brush,
    'M-8 -17C-9 -23 -5 -26 0 -25.500C1 -28 3.500 -29.500 6.500 -28.500C9.500 -27.500 10 -24.500 9.600 -22.500C9.600 -20.500 11.500 -20.500 12 -22.500L12.200 -26L14 -26C14.500 -21 13 -18 10 -18.500C8.500 -18.800 8 -20 7.600 -21C6.500 -19 5.500 -18 4.600 -17.500L5 -11.500H2.200L1.800 -15H-3L-3.600 -11.500H-6.400Z',
  )
  stroke(k, brush, 0.8, 'M-8 -19C-10.500 -19 -11 -16.500 -10.500 -15')
  path(k, '#ffd27a', 'M7.600 -25.600a0.700 0.800 0 1 0 1.400 0a0.700 0.800 0 1 0 -1.400 0Z')
  path(
    k,
    '#2c7c74',
    'M-1 -24C-4 -30 -8 -33 -12 -33C-11 -30.500 -10 -29.500 -8.500 -29C-9.500 -28.500 -10 -28 -10 -27C-7.500 -27 -6.500 -26.500 -5 -25.500C-5.500 -24.500 -5.500 -24 -5 -23Z',
  )
  path(
    k,
    '#2c7c74',
    'M2.500 -29.500L2 -33L4 -31.500L5.500 -34L6.500 -31.500L8.600 -32.600L8 -28.800Z',
  )
  // Ring, wire and flame.
  path(k, '#fffbe4', 'M-11.500 0C-8 -2.600 8 -2.600 11.500 0C8 2.600 -8 2.600 -11.500 0Z')
  stroke(k, '#b4582c', 0.6, 'M-11.500 0C-8 2.600 8 2.600 11.500 0M-11.500 0L11.500 0')
  path(k, '#ff8c2c', 'M-2.400 0.400C-3 -2.500 -0.500 -4 0 -7C1.500 -4.600 3 -2.600 2.200 0.400Z')
  path(
    k,
    '#fffbe4',
    'M-1.200 0.400C-1.500 -1.200 -0.300 -2 0.100 -3.800C0.900 -2.200 1.500 -1 1.100 0.400Z',
  )
}

/** A lantern far up: leaning, its belly lit; one unit is its half width. */
export function smallLantern(k, lean, tall) {
  k.rotate(lean)
  path(
    k,
    '#f08434',
    `M-0.600 0C-1.150 ${-tall * 0.5} -1.200 ${-tall} 0 ${-tall}C1.200 ${-tall} 1.150 ${-tall * 0.5} 0.600 0Z`,
  )
  path(
    k,
    '#ffc060',
    `M-0.520 0C-0.900 ${-tall * 0.4} -0.600 ${-tall * 0.8} 0.100 ${-tall * 0.72}C0.800 ${-tall * 0.6} 0.800 ${-tall * 0.3} 0.520 0Z`,
  )
  path(
    k,
    '#fff4c4',
    `M-0.450 0C-0.500 ${-tall * 0.25} 0 ${-tall * 0.42} 0.100 ${-tall * 0.4}C0.500 ${-tall * 0.3} 0.500 ${-tall * 0.1} 0.450 0Z`,
  )
}

/** The girl on the left: curls, a mustard jacket with a shoulder bag; chin at 0, a head 17 tall. */
export function curlyGirl(k) {
  const hair = '#3c1c2c'
  path(
    k,
    hair,
    'M-8 2C-16 0 -17 -9 -13 -12C-16 -18 -9 -24 -4 -22C0 -26 8 -24 9 -19C12 -17 11 -13 9 -12L2 2Z',
  )
  // Jacket and sleeves.
  path(
    k,
    '#8c4a2c',
    'M-6 1C-12 3 -17 6 -19 15C-21 27 -22 42 -22 52H12C13 40 12.500 24 12 16C12 9 9 4 3 1Z',
  )
  path(
    k,
    '#e0a03c',
    'M-2 2C-7 7 -9 18 -9 30C-8.500 40 -8 46 -7 52H12C13 40 12.500 24 12 16C12 9 9 4 3 1Z',
  )
  path(k, '#b8742c', 'M1 14C3 22 8 24 11 21C11 30 10 42 9 52H4C5 40 4 26 1 14Z')
  path(k, '#d88c5c', 'M-3.500 -4H3L4 3C2 6 -2 6 -4.500 3Z')
  stroke(k, '#6c2c34', 1.6, 'M-14 6C-6 20 2 34 8 52')
  limb(
    k,
    '#e0a03c',
    bent([
      [6, 11, 9],
      [15, 23, 6.4],
      [21, 9, 4.4],
    ]),
  )
  limb(
    k,
    '#ffcf6c',
    bent([
      [9, 9, 3],
      [16, 20, 2.4],
      [20, 8.5, 1.8],
    ]),
  )
  hand(k, 21.3, 8, -1.2, 1.75, ['#f4b07c', '#b8643c'], 'grip', 1)
  k.save()
  k.rotate(-0.1)
  k.scale(1.5, 1.5)
  face(k, {
    skin: ['#d88c5c', '#ffcc8c', '#984c48'],
    shape: 'heart',
    turn: 0.75,
    nod: -0.7,
    light: 1,
    eyes: 'open',
    look: [0.8, -0.8],
    brows: 0.3,
    browTone: hair,
    smile: 'laugh',
    blush: '#f08c60',
    ears: [-1],
  })
  k.restore()
  path(
    k,
    hair,
    'M-7.500 -2C-9 -8 -6 -11 -4 -12.500C0 -12 5 -13.500 8 -16.500C8 -20 2 -22 -3 -20.500C-8 -20 -13 -13 -11 -7C-12 -3 -9 -1 -7.500 -2Z',
  )
  for (const [x, y, q] of points(
    '-10 -8 3 -11 -2 2.600 -8 -15 3.200 -2 -19.500 3 4.500 -18.500 2.600 -7 2.500 2.200 8 -15.500 1.600',
    3,
  )) {
    path(k, hair, `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`)
    stroke(
      k,
      '#9c4c3c',
      0.6,
      `M${x} ${y - q * 0.55}A${q * 0.6} ${q * 0.6} 0 0 1 ${x + q * 0.5} ${y + q * 0.2}`,
    )
  }
}

/** The grandmother on the right: white bun with orchids, round glasses full of light, a cloth of the north over her shoulder. */
export function grandmother(k) {
  path(
    k,
    '#2c4c74',
    'M-5 2C-10 4 -13 9 -14 17C-15 30 -15 40 -15 52H21C21.500 38 20 20 15 9C11 4 6 2 3 2Z',
  )
  path(k, '#4c7ca4', 'M-5 2C-10 4 -13 9 -14 17C-15 30 -15 40 -15 52H-2C-3 34 -4 16 -1 6Z')
  path(k, '#d84c6c', 'M4 2C10 6 8 18 2 28C-4 36 -10 44 -12 52H2C8 40 14 26 13 8C10 5 7 3 4 2Z')
  path(k, '#ff9c8c', 'M4 2C7 5 7 14 3 22C-2 31 -10 42 -12 52H-8C-4 42 4 32 8 22C10 14 9 6 4 2Z')
  for (const [x, y] of points('7 12 4.500 20 -0.500 29 -5 38 -8 46', 2))
    path(k, '#ffe0a4', `M${x} ${y - 1.6}L${x + 1.3} ${y}L${x} ${y + 1.6}L${x - 1.3} ${y}Z`)
  path(k, '#c07c54', 'M-3.500 -4H4L5 3C2 6 -2 6 -5 3Z')
  path(k, '#24406a', 'M-12 22C-8 27 -4 24 -2 16C-1 26 -6 34 -11 36Z')
  limb(
    k,
    '#4c7ca4',
    bent([
      [-8, 13, 8],
      [-18, 24, 6],
      [-23, 7, 4.2],
    ]),
  )
  limb(
    k,
    '#7cacc4',
    bent([
      [-10.5, 12, 2.6],
      [-19, 21.5, 2.2],
      [-23.6, 7, 1.7],
    ]),
  )
  hand(k, -23.6, 5.5, -1.9, 1.7, ['#f0a870', '#a85c3c'], 'grip', -1)
  const [white, grey] = ['#f8e4c8', '#8c94a8']
  path(k, grey, 'M4 -19C6 -24 13 -25 15 -20C17 -15 12 -11 8 -12Z')
  path(k, white, 'M4 -19C6 -23 11 -24 12.500 -21C11 -18 9 -15 8 -13Z')
  path(k, grey, 'M-6 -10C-8 -19 0 -22 5 -19.500C10 -17 11 -10 8 -5L4 -12Z')
  k.save()
  k.rotate(0.08)
  k.scale(1.5, 1.5)
  face(k, {
    skin: ['#c88458', '#ffc88c', '#8c4c4c'],
    shape: 'square',
    turn: -0.7,
    nod: -0.6,
    light: -1,
    eyes: 'laugh',
    brows: 0.2,
    browTone: '#d8d0c8',
    smile: 'laugh',
    nose: 'broad',
    ears: [1],
  })
  // Wrinkles of laughter.
  stroke(
    k,
    '#8c4c4c',
    0.25,
    'M-3.200 -2.800Q-3.900 -1.800 -3.300 -0.800M0.800 -2.900Q1.500 -1.800 1.100 -0.900M2.500 -6.200L3.400 -6.600M2.500 -5.700L3.500 -5.600',
  )
  // Glasses: the lantern stands in each.
  for (const x of [-2.7, 0.9]) {
    path(
      k,
      'rgba(255,214,120,.55)',
      `M${x - 1.7} -6a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0 -3.400 0Z`,
    )
    stroke(k, INK, 0.35, `M${x - 1.7} -6a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0 -3.400 0`)
  }
  stroke(k, INK, 0.35, 'M-1 -6.200Q-0.900 -6.600 -0.800 -6.200M2.600 -6.200L4.600 -6')
  k.restore()
  path(
    k,
    white,
    'M-7 -11C-8 -18 -1 -21.500 4 -19.500C8 -18 10 -14 9 -9C7 -13 3 -15.500 -2 -15C-5 -14.500 -6 -13 -7 -11Z',
  )
  path(k, grey, 'M3 -19.800C8 -18 10 -14 9 -9C7.500 -12 5.500 -14 3 -15Z')
  for (const [x, y, c] of [
    [11, -22, '#ff9cb4'],
    [13.5, -18.5, '#e84c84'],
    [9, -19.5, '#ffc4cc'],
  ]) {
    for (let i = 0; i < 5; i++) {
      const a = i * 1.257 - 1.5
      path(
        k,
        c,
        `M${x} ${y}Q${x + Math.cos(a - 0.5) * 2.2} ${y + Math.sin(a - 0.5) * 2.2} ${x + Math.cos(a) * 2.4} ${y + Math.sin(a) * 2.4}Q${x + Math.cos(a + 0.5) * 2.2} ${y + Math.sin(a + 0.5) * 2.2} ${x} ${y}Z`,
      )
    }
    path(k, '#ffe8a0', `M${x - 0.5} ${y}a0.500 0.500 0 1 0 1 0a0.500 0.500 0 1 0 -1 0Z`)
  }
}

/** The boy below the ring, head back, brush still behind his ear; chin at 0. */
export function paintBoy(k) {
  path(k, '#a45c4c', 'M-3.500 -3H3.500V4H-3.500Z')
  path(k, '#8c2c3c', 'M-4 1C-9 2 -11 7 -11.500 16L-12 40H12L11.500 16C11 7 9 2 4 1Z')
  path(k, '#d84c3c', 'M-4 1C-8 3 -9.500 6 -9 10C-6 14 6 14 9 10C9.500 6 8 3 4 1C2 3 -2 3 -4 1Z')
  path(
    k,
    '#ff8c54',
    'M-5 2C-8 3.500 -8.500 5 -8 6.500C-5 9.500 5 9.500 8 6.500C8.500 5 8 3.500 5 2C2 4.500 -2 4.500 -5 2Z',
  )
  limb(
    k,
    '#a8343c',
    bent([
      [-8, 8, 7],
      [-15, -2, 5.6],
      [-9.5, -16, 4],
    ]),
  )
  limb(
    k,
    '#a8343c',
    bent([
      [8, 8, 7],
      [15, -2, 5.6],
      [9.5, -16, 4],
    ]),
  )
  limb(
    k,
    '#f0744c',
    bent([
      [-11, 0, 1.8],
      [-12.5, -4, 2],
      [-9, -15, 1.7],
    ]),
  )
  limb(
    k,
    '#f0744c',
    bent([
      [11, 0, 1.8],
      [12.5, -4, 2],
      [9, -15, 1.7],
    ]),
  )
  hand(k, -9.3, -16, -1.5, 1.6, ['#f0b07c', '#a8603c'], 'grip', 1)
  hand(k, 9.3, -16, -1.64, 1.6, ['#f0b07c', '#a8603c'], 'grip', -1)
  path(k, '#201828', 'M-7 -5C-8 -12 -4 -15 0 -15C4 -15 8 -12 7 -5Z')
  k.save()
  k.scale(1.4, 1.25)
  face(k, {
    skin: ['#e09c68', '#ffd89c', '#a45c4c'],
    shape: 'child',
    turn: 0,
    nod: -1.4,
    light: 'above',
    eyes: 'wide',
    look: [0, -1],
    brows: 0.4,
    smile: 'laugh',
    nose: 'soft',
    blush: '#f09060',
  })
  k.restore()
  path(
    k,
    '#201828',
    'M-6.800 -7.500C-7 -13 -4 -15.500 0 -15.500C4 -15.500 7 -13 6.800 -7.500C6 -9.500 5 -11 3.500 -11.800L2 -10.800L0.500 -12L-1.500 -10.800L-3.500 -11.800C-5 -11 -6 -9.500 -6.800 -7.500Z',
  )
  // The brush.
  stroke(k, '#e8b45c', 0.8, 'M8 -3.500L6 -12')
  stroke(k, '#a83c3c', 1.3, 'M6 -12L5.400 -14.500')
}

/** A small dog, sitting; it howls at the lantern as if it were the moon. Its feet at 0, 19 tall, facing left. */
export function howlingDog(k) {
  const [fur, lit, shade] = ['#e4cca8', '#fff4d4', '#8c7078']
  path(k, 'rgba(4,24,32,.5)', 'M-7 0C-2 -1.500 8 -1.500 14 0.500C10 2.500 -4 2.500 -7 0Z')
  stroke(k, shade, 2, 'M7 -1.500C11 -1 12.500 -4 12 -7')
  path(k, fur, 'M-3.500 -12C-5 -8 -5 -3 -4.500 0H6C9 -1 9 -6 6.500 -9C5 -11.500 2 -13 -0.500 -13Z')
  path(k, shade, 'M2 -12.500C3 -9 2 -4 0.500 0H6C9 -1 9 -6 6.500 -9C5.200 -11 3.600 -12 2 -12.500Z')
  path(k, lit, 'M-3.500 -12C-5 -8 -5 -3 -4.500 0H-2.500C-3 -4 -2.500 -8 -1.500 -12Z')
  path(
    k,
    lit,
    'M-5.500 0.300C-6 -1 -5 -1.600 -3.500 -1.500L-2.500 0.300ZM0 0.300C-0.500 -1 0.500 -1.600 2 -1.500L3 0.300Z',
  )
  // Head thrown back, muzzle to the sky.
  path(
    k,
    fur,
    'M-3.500 -10C-5 -13 -4.500 -15.500 -5.500 -18L-8 -22.500C-8.500 -24 -6.500 -24.800 -5.600 -23.500L-4 -21L-2.500 -22.500C-1.500 -23.500 -0.300 -22.500 -0.800 -21.300L-1 -18.500C1.500 -17 2.600 -14 2 -11Z',
  )
  path(
    k,
    lit,
    'M-5 -16L-8 -22.500C-8.500 -24 -6.500 -24.800 -5.600 -23.500L-4 -20C-4.500 -18 -4 -15 -3 -11.500C-4.500 -13 -4.600 -14.500 -5 -16Z',
  )
  path(k, '#7a1e3c', 'M-5.400 -23.100L-4 -20.500L-2.400 -22.500Z')
  path(k, INK, 'M-8.600 -23.400a1 0.900 0 1 0 2 0a1 0.900 0 1 0 -2 0Z')
  stroke(k, INK, 0.5, 'M-5.200 -18.800Q-4.200 -18.900 -3.900 -18')
  path(
    k,
    shade,
    'M-1 -18.600C1 -18.500 3.500 -16 4 -12.500C2.500 -12.500 0.500 -14.500 -0.500 -16.500Z',
  )
  stroke(k, '#d84c3c', 1, 'M-3.800 -11.500Q-1 -9.800 2 -11')
  at(k, -2.2, -9.6, 1, (q) =>
    path(q, '#ffd060', 'M-0.800 0a0.800 0.800 0 1 0 1.600 0a0.800 0.800 0 1 0 -1.600 0Z'),
  )
}
