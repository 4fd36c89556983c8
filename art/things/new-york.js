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
