/** Sydney Harbour Bridge from the side: a steel arch between pairs of stone pylons. */
export const harbourBridge = () => ({
  width: 460,
  height: 100,
  draw(pen) {
    const steel = '#5f6a80'
    const low = (x) => -24 - 50 * (1 - (x / 140) ** 2)
    const high = (x) => -48 - 44 * (1 - (x / 140) ** 2)
    const chord = (f) => Array.from({ length: 41 }, (_, i) => [-140 + i * 7, f(-140 + i * 7)])
    pen.rect(steel, -228, -36, 456, 4.4).rect('#8a94a6', -228, -36, 456, 1.2)
    for (let x = -133; x <= 133; x += 7) {
      if (low(x) < -36)
        pen.line(
          steel,
          [
            [x, low(x)],
            [x, -33],
          ],
          0.8,
        )
      pen
        .line(
          steel,
          [
            [x, low(x)],
            [x, high(x)],
          ],
          0.8,
        )
        .line(
          steel,
          [
            [x, high(x)],
            [x + (x < 0 ? 7 : -7), low(x + (x < 0 ? 7 : -7))],
          ],
          0.7,
        )
    }
    pen
      .line(steel, chord(low), 2.2)
      .line(steel, chord(high), 2.4)
      .line('rgba(255,240,215,.35)', chord(high), 0.6)
    for (const x of [-214, -190, 190, 214]) pen.rect('#8a8078', x - 3, -33, 6, 36)
    for (let x = -222; x < 224; x += 9)
      pen.light(`M${x} -37.500h1.200v1.200h-1.200Z`, '#ffe0a0', 0.9)
    pen.both((m) => {
      pen.poly('#d6c0a2', [
        [m * 162, 3],
        [m * 160, -58],
        [m * 145, -58],
        [m * 143, 3],
      ])
      pen.rect('#e6d4b8', m * 152.5 - 9, -61, 18, 4).rect('#a88f78', m * 152.5 - 3, -54, 6, 13)
      pen.round(m * 152.5 - 10, -61, 20, 64, { light: 0.25, shade: 0.4 })
    })
    pen.light('M-0.700 -97h1.400v4h-1.400Z', '#ff6a5a', 0.9).line(
      steel,
      [
        [0, -92],
        [0, -98],
      ],
      0.7,
    )
  },
})

/** A small harbour ferry, green below, cream above. */
export const harbourFerry = () => ({
  width: 110,
  height: 36,
  draw(pen) {
    pen
      .path('#2f6a58', 'M-50 -9L-44 3L44 3L52 -10Z')
      .path('#f4e6c2', 'M-48 -20L-50 -9L52 -9L48 -20Z')
    pen
      .rect('#f7ecd2', -36, -29, 70, 9.4)
      .rect('#e6d3a4', -39, -30.5, 76, 2)
      .rect('#2f6a58', -8, -36, 12, 6)
    for (let x = -42; x < 42; x += 6) pen.window(x, -17.5, 4, 5)
    for (let x = -32; x < 30; x += 6) pen.window(x, -27, 4, 5)
  },
})
