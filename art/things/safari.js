/** A flamingo; `feeding` bows its neck to the water. */
export const flamingo = ({ feeding = false } = {}) => ({
  width: 52,
  height: 70,
  draw(pen) {
    pen
      .line(
        '#e0788a',
        [
          [-1, -34],
          [-2, -17],
          [-1, 1],
        ],
        1.2,
      )
      .line(
        '#d0687e',
        [
          [3, -34],
          [5, -17],
          [3, 1],
        ],
        1.2,
      )
    pen.path(
      '#f6a9ae',
      'M-15 -37C-12 -47 6 -49 11 -41C12 -35 4 -31 -4 -31C-10 -31 -18 -32 -19 -35Z',
    )
    pen.path('#e8677c', 'M-19 -35C-14 -43 -4 -43 2 -39C-4 -35 -12 -33 -19 -35Z')
    if (feeding)
      pen
        .stroke('#f6a9ae', 'M9 -40C20 -40 18 -28 15 -20C13 -13 15 -8 17 -5', 3)
        .ellipse('#f6a9ae', 17, -5, 3, 2.6)
        .path('#2f2430', 'M15 -4L19 -3L16.500 1Z')
    else
      pen
        .stroke('#f6a9ae', 'M9 -40C18 -42 8 -52 10 -60C11 -66 15 -67 17 -65', 3)
        .ellipse('#f6a9ae', 16.5, -65, 3.2, 2.6)
        .path('#2f2430', 'M18 -66.500L23 -64L19.500 -60.500Z')
  },
})

/** A safari tent with a wooden deck, lit from inside at night. */
export const lodgeTent = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen.rect('#6a4a36', -66, -6, 132, 8)
    pen.path('#d9c49a', 'M-54 -6L-50 -44L0 -66L50 -44L54 -6Z')
    pen.light('M-52 -6L-48 -44L0 -64L48 -44L52 -6Z', '#ffbe6c', 0.6)
    pen.path('#b89a6c', 'M-64 -38L0 -70L64 -38L50 -42L0 -64L-50 -42Z')
    pen
      .path('#5a4030', 'M-16 -6L-14 -40L14 -40L16 -6Z')
      .light('M-14 -6L-12 -39L12 -39L14 -6Z', '#ffe6b0', 1)
    pen
      .line(
        '#5a4030',
        [
          [-60, -6],
          [-62, -38],
        ],
        1.6,
      )
      .line(
        '#5a4030',
        [
          [60, -6],
          [62, -38],
        ],
        1.6,
      )
  },
})
