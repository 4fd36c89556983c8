/** A green turtle seen from the side and above, swimming to the right. */
export const turtle = () => ({
  floats: true,
  width: 150,
  height: 92,
  below: 12,
  draw(pen) {
    pen
      .path('#6f8a5c', 'M-34 -30C-48 -26 -58 -18 -62 -8C-50 -10 -38 -18 -28 -24Z')
      .path('#5b7650', 'M26 -52C34 -68 46 -82 58 -88C56 -74 48 -58 38 -46Z')
    pen
      .path('#8aa06a', 'M46 -46C56 -52 68 -52 73 -44C74 -38 66 -33 56 -33C50 -33 46 -36 44 -38Z')
      .ellipse('#23303a', 65, -46, 1.8)
    const shell =
      'M-44 -34C-40 -56 -10 -66 18 -60C40 -56 52 -46 50 -38C46 -26 20 -18 -8 -20C-28 -22 -42 -26 -44 -34Z'
    pen.path('#7a6a3c', shell)
    pen.clip(shell, () => {
      for (const [x, y] of [
        [-28, -42],
        [-8, -48],
        [14, -49],
        [34, -46],
        [-16, -31],
        [6, -33],
        [28, -34],
      ])
        pen
          .poly('#a08a4e', [
            [x - 10, y],
            [x - 5, y - 7.5],
            [x + 6, y - 7.5],
            [x + 10, y],
            [x + 5, y + 6],
            [x - 6, y + 6],
          ])
          .poly('#bfa862', [
            [x - 4, y - 1],
            [x, y - 5],
            [x + 5, y - 2],
            [x, y + 2],
          ])
      pen.path('rgba(20,40,80,.3)', 'M-46 -30C-20 -20 30 -22 52 -38L52 -16L-46 -16Z')
    })
    pen.path('#8aa06a', 'M22 -30C30 -14 28 2 16 12C8 2 6 -14 10 -26Z')
    for (const [x, y] of [
      [18, -10],
      [17, -2],
      [20, -18],
      [15, 4],
    ])
      pen.ellipse('#5f7a52', x, y, 3, 2.4)
    pen.path('#8aa06a', 'M-36 -28C-46 -18 -48 -8 -46 0C-38 -4 -30 -14 -28 -22Z')
  },
})
