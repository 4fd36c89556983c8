// Under an arch of Samarkand: a baker with his cart of round loaves, the donkey that helps itself, those who see it; low light from the left, feet at 0.
import { path, points, stroke } from '../core/field.js'
import { fullBeard, head } from './near-heads.js'
import { arm, hand, solid } from './near-limbs.js'
import { disc } from './profile.js'

const SUN = [-1, -0.4]
const OLD = ['#c88460', '#ffb888', '#7c4848']

export const fall = (k, half, long) =>
  path(
    k,
    'rgba(44,20,64,.5)',
    `M${-half} 0.4C${-half * 0.4} -1.2 ${half} -1 ${half * 1.2} -0.6L${long} 0.800C${half * 1.6} 2.600 ${-half * 0.5} 2.400 ${-half} 0.4Z`,
  )

/** A round loaf seen a little from above, its stamp of dots in the middle. */
export function loaf(k, x, y, q, tilt = 0) {
  k.save()
  k.translate(x, y)
  k.rotate(tilt)
  k.scale(q, q)
  solid(k, ['#e8a04c', '#ffd88c', '#a05a38'], 'M-6 0C-6 -3 6 -3 6 0C6 3 -6 3 -6 0Z', {
    sun: SUN,
    a: 0.5,
    b: 0.7,
  })
  path(
    k,
    '#ffe4a8',
    'M-3.400 -0.300C-3.400 -1.800 3.400 -1.800 3.400 -0.300C3.400 1.200 -3.400 1.200 -3.400 -0.300Z',
  )
  for (const [px, py] of points(
    '0 -0.300 -1.800 -0.400 1.800 -0.400 -0.900 0.400 0.900 0.400 -0.900 -1 0.900 -1',
  ))
    disc(k, '#b8703c', px, py, 0.32, 0.24)
  k.restore()
}

/** The cart: a blue pram with a cloth, the loaves in a tower; its middle at 0, 44 tall. */
export function breadCart(k) {
  fall(k, 14, 40)
  for (const x of [-9, 10]) {
    stroke(k, '#3c2450', 1.2, `M${x - 4.5} -5a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0`)
    stroke(
      k,
      '#b08c9c',
      0.5,
      `M${x - 4} -5H${x + 4}M${x} -9V-1M${x - 3} -8L${x + 3} -2M${x + 3} -8L${x - 3} -2`,
    )
    disc(k, '#ffc85c', x, -5, 1)
  }
  solid(k, ['#2c88a8', '#74d0d0', '#1c4c7c'], 'M-15 -20H16L14 -9C12 -7 -11 -7 -13 -9Z', {
    sun: SUN,
    a: 0.9,
    b: 1.6,
  })
  for (const x of [-8, 0, 8]) path(k, '#ffc85c', `M${x} -17L${x + 2} -14L${x} -11L${x - 2} -14Z`)
  path(
    k,
    '#fff0d8',
    'M-16 -21.500H17V-19L13.500 -16.500L10 -19L6.500 -16.500L3 -19L-0.500 -16.500L-4 -19L-7.500 -16.500L-11 -19L-14 -16.800L-16 -19Z',
  )
  for (const [x, y, q, t] of points(
    '-9 -23 1 0.060 3 -23 1 -0.040 11.500 -22.800 0.900 0.100 -4 -26 1 -0.080 6.500 -26.200 1.050 0.050 -6.500 -29 0.950 0.100 4 -29.200 1 -0.100 -1 -32.200 1 0.060 1 -35.300 0.950 -0.060',
    4,
  ))
    loaf(k, x, y, q, t)
}

/** The baker: white beard, embroidered cap, striped coat; he praises his bread to the left and sees nothing; 52 tall. */
export function baker(k) {
  fall(k, 9, 34)
  for (const x of [-3, 3.5]) {
    path(
      k,
      '#4c2c3c',
      `M${x - 2} -4H${x + 2}V0.600H${x - 4.5}C${x - 5} -1.500 ${x - 3} -2 ${x - 2} -4Z`,
    )
    path(
      k,
      '#8c5c4c',
      `M${x - 2} -4H${x - 1}V-1.400L${x - 4} -0.600C${x - 4} -1.500 ${x - 3} -2 ${x - 2} -4Z`,
    )
  }
  arm(
    k,
    ['#8c2858', '#d85c7c', '#541c48'],
    OLD,
    [
      [5, -34, 5],
      [9, -27, 4.6],
      [3, -22, 3],
    ],
    { kind: 'flat', sun: SUN },
  )
  solid(
    k,
    ['#a83464', '#f07890', '#642050'],
    'M-9 -3C-9 -14 -9.500 -26 -6.500 -36C-3 -38.500 4 -38.500 7 -36C10 -26 10.500 -14 10.500 -3C5 -1.500 -4 -1.500 -9 -3Z',
    { sun: SUN, a: 1, b: 2.6 },
  )
  // Stripes of silk, each of its own width.
  for (const [x0, x1, w, c] of points(
    '-5 -7 1.400 0 -2.500 -3.500 1 1 3 3.500 1.500 0 5.500 7 0.900 1 0 0 0.700 2',
    4,
  ))
    stroke(
      k,
      ['#ffc85c', '#38a8b0', '#541c48'][c],
      w,
      `M${x0} -35C${x0 - 0.5} -24 ${x1} -14 ${x1} -3.500`,
    )
  path(k, '#fff0d8', 'M-2.500 -37.600L0 -29L3.500 -37.600Z')
  path(
    k,
    '#38a8b0',
    'M-9 -19.500C-3 -17.500 5 -17.500 10.300 -19.500V-16.500C5 -14.500 -3 -14.500 -9.200 -16.500Z',
  )
  path(k, '#ffc85c', 'M-3 -18.400L0.600 -17.800L-0.500 -11L-4 -11.600Z')
  k.save()
  k.translate(-0.5, -43.5)
  k.scale(1.12, 1.12)
  head(k, {
    skin: OLD,
    hair: ['#e8e0e8', '#ffffff', '#b4a4bc'],
    style: 'crop',
    turn: -0.65,
    tilt: 0.06,
    eyes: 'happy',
    mouth: 'laugh',
    nose: 1.4,
    neck: 6,
    sun: SUN,
    brow: 0.3,
    brows: '#fffaf0',
    beard: fullBeard('#f0e8ec', '#b4a4bc'),
    over: (q) => {
      solid(
        q,
        ['#243468', '#5474ac', '#161c48'],
        'M-5.200 -3.600C-5.600 -6 -4.800 -9 -4 -10L0 -11.500L4 -10C4.800 -9 5.600 -6 5.200 -3.600C2 -4.800 -2 -4.800 -5.200 -3.600Z',
        { sun: SUN, a: 0.5, b: 0.9 },
      )
      for (const x of [-3, 0.3, 3.5])
        path(
          q,
          '#fff0d8',
          `M${x} -9C${x + 1.4} -8 ${x + 1} -6.500 ${x} -6C${x - 1} -6.500 ${x - 1.2} -8 ${x} -9Z`,
        )
      path(
        q,
        '#fff0d8',
        'M-5.300 -5C-2 -6.200 2 -6.200 5.300 -5V-4.200C2 -5.400 -2 -5.400 -5.300 -4.200Z',
      )
    },
  })
  k.restore()
  // A loaf on his palm.
  arm(
    k,
    ['#a83464', '#f07890', '#642050'],
    OLD,
    [
      [-5.5, -34, 5.2],
      [-13, -28, 4.6],
      [-20, -31, 3],
    ],
    { kind: 'flat', sun: SUN, size: 1.15 },
  )
  loaf(k, -24, -34.5, 0.9, -0.15)
  hand(k, OLD, -21, -31.6, -2.8, { kind: 'flat', size: 1.1, thumb: -1 })
}
