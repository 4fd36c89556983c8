import { random } from '../core/random.js'

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

/** A white cruise ship heading left. */
export const cruiseShip = () => ({
  width: 240,
  height: 70,
  draw(pen) {
    pen
      .path('#22406a', 'M-112 -14L-104 3L104 3L110 -16Z')
      .path('#f7f5ee', 'M-120 -26L-108 -6L108 -6L114 -26Z')
    pen
      .rect('#fbf9f2', -88, -36, 190, 11)
      .rect('#f3f0e6', -80, -45, 172, 9)
      .rect('#fbf9f2', -72, -53, 150, 8)
      .rect('#f3f0e6', -62, -60, 40, 7)
    for (let x = -84; x < 98; x += 5) pen.window(x, -33, 3, 3.6)
    for (let x = -76; x < 88; x += 5) pen.window(x, -43, 3, 4)
    for (let x = -68; x < 74; x += 6) pen.window(x, -51, 4, 3.6)
    for (let x = -100; x < 106; x += 7) pen.ellipse('#4a6a8a', x, -17, 1.3)
    pen.path('#d9503c', 'M24 -53L28 -70L46 -70L50 -53Z').rect('#22406a', 27, -70, 20, 4)
    pen.line(
      '#8a94a0',
      [
        [-50, -60],
        [-50, -70],
      ],
      1,
    )
  },
})

/** A puffin standing, facing right. */
export const puffin = () => ({
  width: 52,
  height: 66,
  draw(pen) {
    pen.path('#e8762c', 'M-7 -4L-12 1L-2 1L-3 -5ZM4 -4L0 1L11 1L8 -5Z')
    pen.path('#fbf7ee', 'M-13 -8C-20 -26 -10 -44 2 -46C14 -42 18 -26 12 -8C6 -2 -8 -2 -13 -8Z')
    pen.path(
      '#26283c',
      'M-14 -4C-24 -22 -18 -42 -6 -50C0 -52 8 -50 12 -45C4 -46 -4 -38 -6 -26C-8 -16 -8 -10 -14 -4Z',
    )
    pen.path('#26283c', 'M-9 -48C-10 -60 -2 -66 6 -65C14 -64 17 -56 14 -48C8 -42 -4 -42 -9 -48Z')
    pen.path('#f4f0e8', 'M-2 -55C0 -61 8 -62 12 -57C14 -52 10 -46 5 -46C0 -46 -4 -50 -2 -55Z')
    pen.path('#e8762c', 'M11 -60C18 -61 23 -55 24 -50C19 -47 13 -47 10 -49C13 -52 13 -56 11 -60Z')
    pen.path('#3f5a84', 'M11 -60C14 -58 15 -52 12 -49L10 -49C13 -52 13 -56 11 -60Z').line(
      '#f7d36a',
      [
        [15.5, -59.5],
        [16, -48.5],
      ],
      1.3,
    )
    pen.ellipse('#d9482c', 6, -55, 2).ellipse('#1a1626', 6, -55, 1.2)
  },
})

/** A gabled wharf house of Bryggen. */
export const wharfHouse = ({ colour = '#b8442f', seed = 1 } = {}) => ({
  width: 64,
  height: 112,
  draw(pen) {
    const r = random(seed)
    pen.path(colour, 'M-27 2L-27 -76L0 -110L27 -76L27 2Z')
    for (let y = -104; y < 0; y += 3)
      pen.line(
        'rgba(30,10,40,.12)',
        [
          [-27, y],
          [27, y],
        ],
        0.6,
      )
    pen.path(pen.blend(colour, '#2a1838', 0.5), 'M-30 -73L0 -112L30 -73L27 -71L0 -105L-27 -71Z')
    for (const [y, n] of [
      [-22, 3],
      [-46, 4],
      [-70, 4],
    ])
      for (let i = 0; i < n; i++) {
        const x = -22 + (i + 0.5) * (44 / n) - 4
        pen.rect('#f4ece0', x - 1.2, y - 1.2, 10.4, 15.4).window(x, y, 8, 13, { lit: r() < 0.7 })
        pen.line(
          '#f4ece0',
          [
            [x + 4, y],
            [x + 4, y + 13],
          ],
          0.8,
        )
      }
    pen.rect('#f4ece0', -5.5, -94, 11, 12).window(-4, -92.5, 8, 9)
    pen.rect('#3f2f3c', -6, -20, 12, 22).light('M-5 -16L5 -16L5 2L-5 2Z', '#ffc67a', 0.7)
    pen
      .rect(pen.blend(colour, '#2a1838', 0.4), -27, -52, 54, 1.6)
      .rect(pen.blend(colour, '#2a1838', 0.4), -27, -28, 54, 1.6)
  },
})

/** A stout Icelandic lighthouse, white with orange bands. */
export const lighthouse = () => ({
  width: 60,
  height: 120,
  draw(pen) {
    pen.rect('#f4efe4', -24, -22, 48, 24).path('#c8502f', 'M-27 -20L0 -34L27 -20Z')
    pen
      .path('#f7f3ea', 'M-13 -20L-9 -92L9 -92L13 -20Z')
      .path('#e0742c', 'M-12.200 -36L-11 -56L11 -56L12.200 -36Z')
      .path('#e0742c', 'M-10 -74L-9.200 -88L9.200 -88L10 -74Z')
    pen
      .rect('#4a4450', -12, -94, 24, 3)
      .rect('#cfe0e4', -7, -106, 14, 12)
      .light('M-7 -106L7 -106L7 -94L-7 -94Z', '#fff0c0', 1)
    pen.path('#c8502f', 'M-9 -106C-8 -116 8 -116 9 -106Z').line(
      '#4a4450',
      [
        [0, -113],
        [0, -120],
      ],
      1.2,
    )
    for (const y of [-66, -46]) pen.window(-2, y, 4, 7)
    for (const x of [-18, -4, 11]) pen.window(x, -15, 7, 9)
    pen.round(-14, -94, 28, 74, { light: 0.25, shade: 0.4 })
  },
})
