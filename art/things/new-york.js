import { random } from '../core/random.js'

/** The Empire State Building. */
export const empireState = () => ({
  width: 60,
  height: 150,
  draw(pen) {
    const r = random(5)
    const stone = '#b3a596'
    const steps = [
      [27, 28],
      [21, 44],
      [15, 104],
      [11, 112],
      [7.5, 119],
      [4.4, 126],
    ]
    let last = 0
    for (const [half, top] of steps) {
      pen.rect(stone, -half, -top, half * 2, top - last + 2)
      pen.round(-half, -top, half * 2, top - last + 2, { light: 0.22, shade: 0.42 })
      const columns = Math.max(3, Math.round(half * 0.62))
      const rows = Math.max(1, Math.round((top - last) / 3.6))
      pen.windows(-half + 1, -top + 1, half * 2 - 2, top - last - 2, columns, rows, r, {
        share: 0.55,
        fill: 0.46,
      })
      last = top
    }
    for (const x of [-9, -3, 3, 9]) pen.rect('rgba(255,240,215,.25)', x, -104, 1.4, 60)
    pen
      .path('#c9bda9', 'M-3 -126L-2 -134L2 -134L3 -126Z')
      .light('M-4.400 -126H4.400V-119H-4.400Z', '#fff0c8', 0.8)
    pen.line(
      '#8a8f98',
      [
        [0, -133],
        [0, -150],
      ],
      0.9,
    )
  },
})

/** The Chrysler Building with its steel crown. */
export const chrysler = () => ({
  width: 46,
  height: 140,
  draw(pen) {
    const r = random(9)
    const brick = '#a8a39c'
    for (const [half, top, from] of [
      [19, 34, 0],
      [14, 58, 34],
      [10, 96, 58],
    ]) {
      pen
        .rect(brick, -half, -top, half * 2, top - from + 2)
        .round(-half, -top, half * 2, top - from + 2)
      pen.windows(
        -half + 1,
        -top + 1,
        half * 2 - 2,
        top - from - 2,
        Math.round(half * 0.7),
        Math.round((top - from) / 3.6),
        r,
        { share: 0.5, fill: 0.45 },
      )
    }
    const steel = '#c9d2d8'
    pen
      .path(steel, 'M-10 -95C-10 -108 -5 -116 -2 -124L0 -140L2 -124C5 -116 10 -108 10 -95Z')
      .round(-10, -124, 20, 30, { light: 0.4, shade: 0.5 })
    for (let i = 0; i < 5; i++) {
      const w = 8.4 - i * 1.5
      const y = -97 - i * 4.6
      pen.stroke(
        'rgba(40,50,70,.4)',
        `M${-w} ${y}C${-w} ${y - 6} ${-w * 0.4} ${y - 8} 0 ${y - 9}C${w * 0.4} ${y - 8} ${w} ${y - 6} ${w} ${y}`,
        0.6,
      )
      for (let q = -2; q <= 2; q++)
        pen.light(`M${q * w * 0.36 - 0.7} ${y}l0.700 -3l0.700 3Z`, '#fff2cc', 1)
    }
  },
})

/** One World Trade Center. */
export const oneWorld = () => ({
  width: 44,
  height: 160,
  draw(pen) {
    pen.poly('#8fb0c4', [
      [-17, 2],
      [-11, -128],
      [11, -128],
      [17, 2],
    ])
    pen
      .poly('#6d93ad', [
        [17, 2],
        [11, -128],
        [0, -128],
        [4, 2],
      ])
      .poly('#a9c6d4', [
        [-17, 2],
        [-17, -16],
        [0, -128],
        [-11, -128],
      ])
    const r = random(4)
    for (let y = -122; y < -4; y += 4)
      for (let x = -13; x < 13; x += 3)
        if (r() < 0.4) pen.light(`M${x} ${y}h1.600v1.500h-1.600Z`, '#ffe0a8', 0.8)
    pen
      .line(
        '#c9d6dc',
        [
          [0, -128],
          [0, -160],
        ],
        1.1,
      )
      .rect('#b9ccd6', -11, -130, 22, 3)
  },
})

/** A plain Manhattan block with setbacks, a water tank or a slanted top. */
export const block = ({ seed = 1 } = {}) => ({
  width: 64,
  height: 100,
  draw(pen) {
    const r = random(seed)
    const wall = ['#a8927f', '#8f99a8', '#b8a890', '#7f8a9c', '#9c7f70', '#c0b09a'][
      Math.floor(r() * 6)
    ]
    const half = 14 + r() * 12
    const top = 62 + r() * 36
    const cut = top * (0.55 + r() * 0.25)
    const inset = half * (0.1 + r() * 0.3)
    pen
      .rect(wall, -half, -cut, half * 2, cut + 2)
      .rect(wall, -half + inset, -top, (half - inset) * 2, top - cut + 1)
    pen.round(-half, -top, half * 2, top + 2, { light: 0.2, shade: 0.4 })
    pen.windows(
      -half + 1,
      -cut + 2,
      half * 2 - 2,
      cut - 4,
      Math.round(half / 2.2),
      Math.round(cut / 4.6),
      r,
      { share: 0.45, fill: 0.5 },
    )
    pen.windows(
      -half + inset + 1,
      -top + 2,
      (half - inset) * 2 - 2,
      top - cut - 2,
      Math.round((half - inset) / 2.2),
      Math.max(1, Math.round((top - cut) / 4.6)),
      r,
      { share: 0.45, fill: 0.5 },
    )
    if (r() < 0.5) {
      const x = (r() - 0.5) * half
      pen
        .rect('#6a5040', x - 4, -top - 9, 8, 7)
        .poly('#54402f', [
          [x - 5, -top - 9],
          [x, -top - 13],
          [x + 5, -top - 9],
        ])
        .line(
          '#4a3a30',
          [
            [x - 3, -top - 2],
            [x - 3, -top],
          ],
          0.8,
        )
        .line(
          '#4a3a30',
          [
            [x + 3, -top - 2],
            [x + 3, -top],
          ],
          0.8,
        )
    }
  },
})
