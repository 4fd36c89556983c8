/** Sydney Opera House from the harbour: three groups of shells on their podium. */
export const operaHouse = () => ({
  width: 260,
  height: 76,
  draw(pen) {
    const tile = '#fbf3e6'
    // A shell is a sail: a round back, a tip that leans forward, glass in its mouth.
    const shell = (x, w, h, dir, y = -13) => {
      const at = (u, v) => `${(x + dir * w * u).toFixed(2)} ${(y - h * v).toFixed(2)}`
      const glass = `M${at(0.1, 0)}C${at(0.2, 0.4)} ${at(0.4, 0.72)} ${at(0.62, 1)}C${at(0.56, 0.66)} ${at(0.52, 0.3)} ${at(0.56, 0)}Z`
      pen.path('#8a7482', glass).light(glass, '#ffc890', 0.9)
      const body = `M${at(-1, 0)}C${at(-0.86, 0.52)} ${at(-0.2, 0.92)} ${at(0.62, 1)}C${at(0.36, 0.72)} ${at(0.16, 0.4)} ${at(0.18, 0)}Z`
      pen.path(tile, body)
      pen.clip(body, () => {
        pen.path(
          'rgba(90,84,140,.34)',
          dir > 0 === pen.fromLeft
            ? `M${at(0.7, 1)}L${at(0.16, 0.4)}L${at(0.2, 0)}L${at(-0.3, 0)}C${at(-0.2, 0.5)} ${at(0.1, 0.8)} ${at(0.7, 1)}Z`
            : `M${at(-1.1, 0)}C${at(-0.9, 0.6)} ${at(-0.2, 1)} ${at(0.62, 1)}C${at(-0.1, 0.82)} ${at(-0.6, 0.5)} ${at(-0.6, 0)}Z`,
        )
        for (let i = 1; i < 7; i++)
          pen.stroke(
            'rgba(150,128,140,.38)',
            `M${at(0.18, 0)}Q${at(-0.1 - i * 0.04, 0.5)} ${at(0.6 - i * 0.24, 1.02 - i * 0.05)}`,
            0.45,
          )
      })
      pen.stroke(
        '#d9c9b8',
        `M${at(0.62, 1)}C${at(0.36, 0.72)} ${at(0.16, 0.4)} ${at(0.18, 0)}`,
        0.9,
      )
    }
    pen.k.globalAlpha = 1
    for (const [x, w, h, d] of [
      [70, 13, 20, -1],
      [96, 13, 24, 1],
      [82, 20, 40, 1],
      [60, 20, 46, 1],
    ])
      shell(x, w, h, d)
    for (const [x, w, h, d] of [
      [-62, 20, 30, -1],
      [28, 15, 27, 1],
      [8, 22, 44, 1],
      [-22, 29, 60, 1],
    ])
      shell(x, w, h, d)
    for (const [x, w, h, d] of [
      [-102, 8, 14, -1],
      [-90, 10, 18, 1],
    ])
      shell(x, w, h, d, -11)
    pen
      .poly('#c39a86', [
        [-124, 2],
        [-118, -12],
        [116, -13],
        [126, 2],
      ])
      .rect('#dcbba4', -118, -13.5, 234, 2.4)
    for (let x = -112; x < 112; x += 7) pen.window(x, -8.5, 4.6, 3, { glass: '#6c5668' })
    pen.rect('#a98674', -124, -2, 250, 4)
  },
})

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
