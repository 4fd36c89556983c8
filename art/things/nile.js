/** A felucca of the Nile: a shallow white hull, one short mast, the long yard and its tall curved sail. */
export const felucca = ({ sail = '#fffaf0', crew = 2 } = {}) => ({
  floats: true,
  width: 96,
  height: 110,
  below: 6,
  draw(pen) {
    const dark = '#b9a894'
    // The yard crosses the mast; the sail hangs from it and fills to the right.
    pen.path(sail, 'M34 -108C30 -76 31 -42 37 -14C12 -12 -8 -14 -31 -22C-12 -54 10 -84 34 -108Z')
    pen.path(
      dark,
      'M34 -108C30 -76 31 -42 37 -14C32 -13 27 -12.700 22 -12.700C20 -44 23 -78 34 -108Z',
    )
    for (const [a, b] of [
      [-16, -10],
      [-2, 8],
      [12, 18],
    ])
      pen.stroke(
        'rgba(120,104,110,.35)',
        `M${a} ${-44 - (a + 16) * 1.3}Q${(a + b) / 2 + 3} ${-36 - (a + 16) * 0.3} ${b} -13`,
        0.5,
      )
    pen.line(
      '#5a4038',
      [
        [3, -4],
        [4.4, -60],
      ],
      2,
    )
    pen.line(
      '#6e4c3c',
      [
        [-33, -20],
        [36, -110],
      ],
      1.5,
    )
    pen.line(
      '#8a7468',
      [
        [-33, -20],
        [-42, -9],
      ],
      0.4,
    )
    pen.line(
      '#8a7468',
      [
        [37, -14],
        [41, -10],
      ],
      0.4,
    )
    const seats = [-18, -8, 14, 24].slice(0, crew)
    for (const [i, x] of seats.entries()) {
      const cloth = ['#c4543c', '#f2d08a', '#3f7a94', '#8a5a86'][i % 4]
      pen.path(cloth, `M${x - 3} -7Q${x - 3.4} -16 ${x} -16.400Q${x + 3.4} -16 ${x + 3} -7Z`)
      pen.path('rgba(40,30,70,.3)', `M${x} -16.400Q${x + 3.4} -16 ${x + 3} -7L${x + 0.6} -7Z`)
      pen.ellipse('#8a5a44', x, -18.6, 2.1, 2.4)
      pen.path(
        i % 2 ? '#f2e6cc' : '#4a3230',
        `M${x - 2.2} -18.800Q${x - 2} -22 ${x} -22Q${x + 2} -22 ${x + 2.2} -18.800Z`,
      )
    }
    // The helmsman stands in the stern in his long white shirt.
    pen.path('#f4efe4', 'M31.500 -9L32.500 -24Q35 -27 37.500 -24L38.500 -9Z')
    pen.path('#b8b0b8', 'M35.500 -26Q37 -25.600 37.500 -24L38.500 -9L35.500 -9Z')
    pen
      .ellipse('#6a4434', 35, -28.6, 2.1, 2.5)
      .path('#fbf4e6', 'M32.600 -29Q33 -32.600 35 -32.600Q37 -32.600 37.400 -29Z')
    pen.path('#f8f1e2', 'M-43 -10Q-38 1 -24 3.600L30 3.600Q42 1 46 -11Q20 -5 -43 -10Z')
    pen.path('#c8bcb4', 'M-36 -1.500Q0 1.600 44 -4Q40 2 30 3.600L-24 3.600Q-32 2 -36 -1.500Z')
    pen.path('#3f7fb0', 'M-43 -10Q20 -5 46 -11L45.300 -8.600Q20 -2.600 -41.800 -7.600Z')
    pen.path('#c4543c', 'M-41.800 -7.600Q20 -2.600 45.300 -8.600L45 -7.600Q20 -1.400 -41 -6.400Z')
  },
})

/** A white egret on one spot, waiting for a fish; it looks left. */
export const egret = () => ({
  floats: true,
  width: 60,
  height: 70,
  draw(pen) {
    pen
      .line(
        '#3a3448',
        [
          [1, -24],
          [0, -12],
          [1, 0],
        ],
        1.2,
      )
      .line(
        '#3a3448',
        [
          [5, -24],
          [6, -12],
          [5, 0],
        ],
        1.2,
      )
    pen.path(
      '#ffffff',
      'M-8 -34C-6 -42 4 -44 12 -38C20 -32 26 -26 30 -18C22 -20 6 -20 0 -24C-6 -26 -9 -30 -8 -34Z',
    )
    pen.path('#bcc6d8', 'M0 -24C6 -20 22 -20 30 -18C24 -24 14 -26 4 -27Z')
    pen.limb('#ffffff', [-3, -34], [-16, -44], [-8, -56], 7, 3.6)
    pen.limb('#ffffff', [-8, -55], [-4, -64], [-12, -65], 3.6, 3.4)
    pen.ellipse('#ffffff', -12, -65, 4, 2.8)
    pen.path('#f0b43c', 'M-15 -66.500L-27 -63.500L-15 -63.500Z')
    pen.ellipse('#2c2838', -13, -65.8, 0.7)
  },
})
