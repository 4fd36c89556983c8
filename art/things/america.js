import { ellipse } from '../core/shape.js'

export { brownstone, cab } from './new-york-street.js'

/** A Fifties convertible from the side, heading left. */
export const convertible = ({ colour = '#4fc0bc' } = {}) => ({
  width: 150,
  height: 44,
  draw(pen) {
    for (const x of [-42, 40])
      pen
        .ellipse('#231f36', x, -8, 10.5)
        .ellipse('#f7f1e4', x, -8, 6.5)
        .ellipse('#b8bcc8', x, -8, 3.4)
    pen.path(
      colour,
      'M-70 -10C-72 -20 -66 -25 -54 -26L-20 -28C4 -27 30 -28 56 -29C66 -30 72 -26 72 -14L70 -9L52 -9C50 -22 30 -22 28 -9L-30 -9C-32 -22 -52 -22 -54 -9Z',
    )
    pen
      .path('#fbf3e4', 'M-30 -19C0 -17 40 -19 71 -23L71 -18C40 -14 0 -13 -28 -14Z')
      .path('#8a2f3c', 'M-12 -27L-8 -33L10 -33L12 -27ZM22 -28L26 -34L44 -34L46 -29Z')
    pen.path('rgba(200,225,240,.75)', 'M-26 -28L-14 -42L-11 -42L-20 -28Z').line(
      '#dfe3ea',
      [
        [-26, -28],
        [-13, -43],
        [-9, -42],
      ],
      1.3,
    )
    pen
      .ellipse('#fff4d0', -69, -20, 2.4, 3)
      .light(ellipse(-69, -20, 2.4, 3), '#fff0c4', 1)
      .rect('#e4e8ee', -73, -13, 10, 3)
      .rect('#e4e8ee', 64, -13, 10, 3)
      .ellipse('#c8302c', 72, -24, 1.6, 3)
      .light(ellipse(72, -24, 1.6, 3), '#ff4a3a', 1)
    pen.path(
      'rgba(255,255,255,.35)',
      'M-64 -23C-50 -25 20 -26 66 -28L66 -26.500C20 -24 -50 -23 -65 -21Z',
    )
  },
})
