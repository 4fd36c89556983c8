/** A wooden fisherman's cabin on stilts, gable to the viewer, its long side to the right. */
export const rorbu = ({ colour = '#b23a2c', snow = true, stilts = true } = {}) => ({
  width: 150,
  height: 96,
  draw(pen) {
    const shade = pen.blend(colour, '#2a1838', 0.35)
    if (stilts)
      for (const x of [-50, -32, -14, 6, 26, 46, 60]) pen.rect('#4a3a38', x - 1.5, -24, 3, 26)
    pen
      .path(shade, 'M0 -22L0 -58L62 -58L62 -22Z')
      .path(colour, 'M-54 -22L-54 -56L-27 -88L0 -56L0 -22Z')
    for (let x = -50; x < 0; x += 5)
      pen.line(
        'rgba(40,10,30,.22)',
        [
          [x, -22],
          [x, -56],
        ],
        0.7,
      )
    for (let x = 5; x < 62; x += 5)
      pen.line(
        'rgba(40,10,30,.22)',
        [
          [x, -22],
          [x, -58],
        ],
        0.7,
      )
    const roof = snow ? '#f1f6fb' : '#5a6068'
    pen
      .path(pen.blend(roof, '#6a86b0', 0.25), 'M-27 -92L38 -92L68 -55L4 -55Z')
      .path(roof, 'M-27 -93L38 -93L41 -90L-24 -89Z')
    pen.path(roof, 'M-27 -94L-60 -53L-56 -51L-27 -86L2 -51L6 -53Z')
    pen.rect('#3a3038', 22, -100, 7, 12)
    for (const [x, y] of [
      [-46, -46],
      [-20, -46],
      [-33, -70],
    ])
      pen.rect('#f4efe4', x - 1.5, y - 1.5, 14, 14).window(x, y, 11, 11)
    for (const x of [10, 30, 48]) pen.rect('#f4efe4', x - 1.5, -47.5, 12, 13).window(x, -46, 9, 10)
    pen.rect('#f4efe4', -54, -24, 116, 2.4)
    pen.rect('#6a5448', -62, -22, 132, 3)
  },
})
