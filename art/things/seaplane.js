/** A seaplane on a sightseeing flight, to the left: high wing, two floats, people at the windows. */
export const seaplane = ({ paint = '#d9432f', deep = '#a8322c' } = {}) => ({
  floats: true,
  width: 130,
  height: 62,
  draw(pen) {
    const white = '#fbf8f0'
    const shade = '#b7c2d2'
    // The far wing and float.
    pen.path('#9fb0c4', 'M-14 -42L34 -58L44 -57L4 -41Z')
    pen.path('#8fa2b8', 'M-40 -8Q-44 -3 -34 -2L14 -2Q20 -4 16 -8Z')
    pen
      .line(
        '#7a8698',
        [
          [-22, -20],
          [-26, -7],
        ],
        1.6,
      )
      .line(
        '#7a8698',
        [
          [2, -20],
          [4, -7],
        ],
        1.6,
      )
    // Body and tail.
    pen.path(
      white,
      'M-50 -28Q-48 -38 -34 -40L8 -40Q34 -36 58 -32L60 -27Q30 -22 6 -19L-38 -19Q-49 -21 -50 -28Z',
    )
    pen.path(shade, 'M-50 -28Q-10 -24 60 -28L60 -27Q30 -22 6 -19L-38 -19Q-49 -21 -50 -28Z')
    pen.path(paint, 'M-49 -30Q0 -27 59 -31L60 -28.500Q0 -24 -50 -27Z')
    pen.path(paint, 'M42 -33L54 -56L62 -56L60 -30Z').path(deep, 'M52 -34L57 -56L62 -56L60 -30Z')
    pen.path(white, 'M40 -31L52 -27L70 -26L62 -31Z')
    for (let i = 0; i < 5; i++) pen.rect('#3f5a78', -24 + i * 8, -37, 5.4, 5)
    pen.path('#3f5a78', 'M-46 -31L-38 -38L-32 -38L-32 -31Z')
    // The near wing crosses the body.
    pen.path(white, 'M-18 -40L10 -40L-30 -54L-66 -60Q-72 -60 -70 -57L-44 -48Z')
    pen.path(shade, 'M-18 -40L-44 -48L-70 -57L-68 -56L-40 -46L-14 -38.500L10 -40Z')
    pen.path(paint, 'M-66 -60Q-72 -60 -70 -57L-60 -53.500L-52 -57.600Z')
    pen.line(
      '#7a8698',
      [
        [-10, -22],
        [-38, -46.5],
      ],
      1.2,
    )
    // Floats.
    pen
      .line(
        '#8a94a4',
        [
          [-30, -20],
          [-36, -2],
        ],
        2,
      )
      .line(
        '#8a94a4',
        [
          [4, -20],
          [4, -2],
        ],
        2,
      )
    pen.path(white, 'M-54 -3Q-58 4 -46 6L12 6Q22 3 18 -3Z')
    pen.path(shade, 'M-55 0Q-20 4 19 0Q19 4 12 6L-46 6Q-56 5 -55 0Z')
    pen.path(paint, 'M-54.600 -1Q-20 2 18.800 -1L19 0.400Q-20 3.600 -55 0.400Z')
    // The turning propeller.
    pen.ellipse('rgba(255,255,255,.45)', -52.5, -28, 1.6, 12).ellipse('#c9a24a', -52, -28, 2, 2.6)
  },
})
