import { ellipse } from '../core/shape.js'

export { airboat, alligator, egret, pelican } from './everglades.js'
export { brownstone, cab, flatiron, waterTank } from './new-york-street.js'

/** A Miami lifeguard tower: a bright cabin on stilts with a ramp. */
export const lifeguard = ({ colours = ['#ff8a5c', '#4fc4bc', '#ffd35c'] } = {}) => ({
  width: 150,
  height: 112,
  draw(pen) {
    const [wall, roof, trim] = colours
    for (const x of [-34, -12, 12, 34])
      pen.line(
        '#c9a884',
        [
          [x, 2],
          [x, -30],
        ],
        3.4,
      )
    pen
      .line(
        '#a88a6c',
        [
          [-34, -2],
          [-12, -28],
        ],
        1.8,
      )
      .line(
        '#a88a6c',
        [
          [34, -2],
          [12, -28],
        ],
        1.8,
      )
    pen
      .poly('#d9bc94', [
        [38, -32],
        [72, -1],
        [66, 2],
        [34, -29],
      ])
      .line(
        '#f4efe4',
        [
          [38, -44],
          [72, -12],
          [72, 0],
        ],
        1.6,
      )
    pen.rect('#e8d2ac', -48, -34, 96, 5)
    pen.rect(wall, -28, -76, 56, 43).rect(trim, -28, -52, 56, 5).rect('#fff6e6', -28, -40, 56, 3)
    pen
      .window(-20, -70, 18, 15, { glass: '#3f5f80' })
      .rect('#fff6e6', -11.6, -70, 1.4, 15)
      .window(6, -72, 15, 38, { glass: '#34506e' })
      .rect('#fff6e6', 4.6, -73, 17.6, 1.6)
    pen
      .poly(roof, [
        [-44, -75],
        [-24, -94],
        [24, -94],
        [44, -75],
      ])
      .poly('rgba(255,255,255,.25)', [
        [-44, -75],
        [-24, -94],
        [-8, -94],
        [-16, -75],
      ])
      .rect(trim, -45, -77, 90, 3.4)
    for (let x = -46; x <= 46; x += 11.5)
      pen.line(
        '#f7f1e6',
        [
          [x, -34],
          [x, -47],
        ],
        1.4,
      )
    pen
      .line(
        '#f7f1e6',
        [
          [-47, -47],
          [47, -47],
        ],
        1.8,
      )
      .line(
        '#8a6a54',
        [
          [20, -94],
          [20, -112],
        ],
        1.2,
      )
      .path('#e8402c', 'M20 -112L36 -108L20 -103Z')
    pen.round(-30, -76, 60, 44, { light: 0.2, shade: 0.3 })
  },
})

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
