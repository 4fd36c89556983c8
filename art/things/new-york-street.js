import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

/** A yellow cab seen from behind; `front` shows its headlights instead. */
export const cab = ({ colour = '#f5b81c', front = false } = {}) => ({
  width: 64,
  height: 50,
  draw(pen) {
    pen.path('#1f2036', 'M-27 0L-27 -10L-17 -10L-17 0ZM17 0L17 -10L27 -10L27 0Z')
    pen.path(colour, 'M-29 -6C-30 -16 -29 -24 -26 -27L26 -27C29 -24 30 -16 29 -6Z')
    pen.path(colour, 'M-24 -26C-21 -36 -19 -42 -16 -44L16 -44C19 -42 21 -36 24 -26Z')
    pen
      .path('#2f3f5e', 'M-21 -27C-19 -35 -17 -40 -15 -41.500L15 -41.500C17 -40 19 -35 21 -27Z')
      .path('rgba(255,255,255,.25)', 'M-20 -28C-18 -36 -17 -40 -15 -41L-3 -41L-9 -28Z')
    pen.rect('#fff6d8', -6, -49, 12, 5).light(rect(-6, -49, 12, 5), '#fff6d0', 1)
    pen.rect('#2a2438', -29, -9, 58, 4).rect('#f4efe2', -6, -13, 12, 4)
    const lamp = front ? '#fff3cc' : '#ff3b30'
    for (const m of [-1, 1])
      pen
        .ellipse(front ? '#f7efe0' : '#c8302c', m * 23, -18, 4, 3.2)
        .light(ellipse(m * 23, -18, 4, 3.2), lamp, 1)
    pen.path('rgba(255,245,210,.4)', 'M-28 -24C-10 -26 10 -26 28 -24L28 -22.500L-28 -22.500Z')
  },
})

/** A brownstone: stoop, bow of windows, cornice. `snow` whitens its ledges. */
export const brownstone = ({ colour = '#9c6048', seed = 1, snow = false } = {}) => ({
  width: 74,
  height: 128,
  draw(pen) {
    const r = random(seed)
    const trim = pen.blend(colour, '#e8c8a8', 0.35)
    const dark = pen.blend(colour, '#2a1a3c', 0.45)
    pen.rect(colour, -35, -118, 70, 120).rect(dark, -35, -1, 70, 3)
    for (let i = 0; i < 3; i++)
      for (const x of [-22, 0, 22]) {
        const y = -108 + i * 28
        if (i === 2 && x === 22) continue
        pen
          .rect(trim, x - 7, y - 3, 14, 3)
          .rect(trim, x - 8, y + 18, 16, 2.4)
          .window(x - 5, y, 10, 18, { lit: r() < 0.6, glass: '#4a5a74' })
        pen.rect(trim, x - 5, y + 8.5, 10, 1)
        if (snow)
          pen.rect('#f7faff', x - 8.5, y + 16.4, 17, 2).rect('#f7faff', x - 7.5, y - 4.6, 15, 2)
      }
    // Front door at the top of the stoop, basement windows beside it.
    pen
      .rect(trim, 12, -58, 20, 38)
      .rect('#4a2c2c', 15, -53, 14, 33)
      .window(17, -50, 10, 7)
      .window(-27, -20, 10, 13)
      .window(-6, -20, 10, 13)
    pen.poly(trim, [
      [10, -60],
      [34, -60],
      [32, -64],
      [12, -64],
    ])
    for (let i = 0; i < 6; i++)
      pen.rect(
        pen.blend(trim, '#2a1a3c', i % 2 ? 0.12 : 0.3),
        11 - i * 1.2,
        -20 + i * 3.6,
        22 + i * 1,
        4,
      )
    if (snow)
      for (let i = 0; i < 6; i += 1) pen.rect('#f4f8ff', 11 - i * 1.2, -20.6 + i * 3.6, 22 + i, 1.5)
    pen
      .line(
        '#26243a',
        [
          [10, -34],
          [2, -12],
          [2, 2],
        ],
        1.2,
      )
      .line(
        '#26243a',
        [
          [34, -34],
          [36, -12],
          [36, 2],
        ],
        1.2,
      )
    pen.rect(dark, -37, -122, 74, 6).rect(trim, -38, -126, 76, 4.6)
    for (let x = -34; x < 34; x += 6) pen.rect(trim, x, -121, 2.4, 5)
    if (snow) pen.path('#f7faff', 'M-39 -126C-20 -130 18 -130 39 -126L38 -124.500L-38 -124.500Z')
  },
})
