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
