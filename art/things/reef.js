/** A white boat for divers: sharp bow, two decks, a ladder at the stern. */
export const diveBoat = () => ({
  floats: true,
  width: 150,
  height: 56,
  below: 6,
  draw(pen) {
    pen.path('#fbf7ee', 'M-62 -13L70 -17Q64 -4 52 5L-54 5Q-62 -2 -62 -13Z')
    pen.path('#c9d3de', 'M-60 -3L61 -6Q57 0 52 5L-54 5Q-59 1 -60 -3Z')
    pen.path('#2f6fa8', 'M-62 -11L69 -15L68 -13L-62 -9Z')
    pen.path('#fffdf6', 'M-50 -13L-48 -29L26 -30L44 -15Z')
    pen.path('#35506c', 'M-44 -17L-43 -26L22 -27L33 -17.5Z')
    for (let i = 0; i < 6; i++) pen.rect('#fffdf6', -34 + i * 10, -27, 1.6, 11)
    pen
      .path('#fffdf6', 'M-40 -29L-38 -43L10 -43L18 -30Z')
      .path('#35506c', 'M-22 -32L-21 -40L8 -40L13 -32Z')
    pen
      .rect('#e9e2d2', -46, -45, 62, 2.4)
      .rect('#8a94a4', -6, -56, 1, 12)
      .rect('#d9473c', -5, -56, 8, 4.6)
    pen
      .line(
        '#8a94a4',
        [
          [46, -16],
          [68, -21],
        ],
        0.9,
      )
      .line(
        '#8a94a4',
        [
          [-62, -10],
          [-62, 6],
        ],
        1,
      )
  },
})

/** Someone diving with a bottle, head to the right, a string of bubbles. */
export const diver = ({ suit = '#20305c', fins = '#f2b632' } = {}) => ({
  floats: true,
  width: 90,
  height: 50,
  draw(pen) {
    pen
      .path(fins, 'M-44 -30L-30 -22L-27 -25L-38 -36Z')
      .path(fins, 'M-46 -14L-31 -17L-30 -13L-44 -6Z')
    pen
      .limb(suit, [-30, -23], [-16, -25], [-4, -25], 4, 7)
      .limb(suit, [-31, -15], [-18, -15], [-4, -22], 4, 7)
    pen.limb(suit, [-5, -24], [6, -28], [16, -30], 9, 9)
    pen.limb('#e8a33c', [-3, -32], [4, -35], [11, -36], 6, 6)
    pen.limb(suit, [12, -28], [20, -20], [30, -20], 4, 3)
    pen
      .ellipse('#d9a07a', 22, -32, 5)
      .path('#20305c', 'M17 -36Q22 -40 27 -35L24 -33Z')
      .ellipse('#8fe0ee', 25, -32.6, 2.6, 2.4)
    for (const [x, y, q] of [
      [30, -38, 1.4],
      [33, -43, 1.8],
      [31, -48, 2.2],
    ])
      pen.ellipse('#e8fbff', x, y, q)
  },
})

/** A fan of coral, a brain of coral, or a bush of fingers, in two tones. */
export const reefCoral = ({ kind = 0, colour = '#e8705a' } = {}) => ({
  floats: true,
  width: 70,
  height: 60,
  below: 6,
  draw(pen) {
    const deep = pen.blend(colour, '#23306a', 0.4)
    const pale = pen.blend(colour, '#fff2dc', 0.4)
    if (kind === 0) {
      for (let i = -4; i <= 4; i++) {
        const x = i * 7
        const top = -56 + Math.abs(i) * 5
        pen.limb(i % 2 ? deep : colour, [i * 1.2, 4], [x * 0.5, top * 0.45], [x, top], 5, 3)
        pen.limb(
          i % 2 ? colour : pale,
          [x * 0.6, top * 0.55],
          [x * 0.9, top * 0.75],
          [x + 5, top + 4],
          3,
          2,
        )
      }
    } else if (kind === 1) {
      pen
        .path(deep, 'M-32 6Q-36 -28 -4 -36Q32 -34 33 6Z')
        .path(colour, 'M-30 2Q-33 -27 -6 -35Q20 -34 24 -8Q8 0 -30 2Z')
      for (let i = 0; i < 5; i++)
        pen.stroke(pale, `M${-24 + i * 8} ${-6 - (i % 2) * 5}q4 -8 8 -2t8 -4`, 2)
    } else {
      pen.path(
        deep,
        'M-5 6Q-12 -6 -26 -14Q-38 -30 -28 -46Q-16 -58 0 -54Q18 -60 29 -45Q38 -28 25 -14Q12 -6 5 6Z',
      )
      pen.path(
        colour,
        'M-4 4Q-10 -8 -23 -16Q-32 -30 -24 -42Q-14 -53 0 -49Q12 -54 20 -42Q26 -26 15 -15Q6 -8 3 4Z',
      )
      for (let i = -2; i <= 2; i++) pen.stroke(pale, `M0 4Q${i * 6} -16 ${i * 9} -38`, 1.6)
    }
  },
})
