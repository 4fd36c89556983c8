import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

/** The Flatiron: a wedge between two avenues, its thin edge towards us. */
export const flatiron = () => ({
  width: 110,
  height: 132,
  draw(pen) {
    const r = random(8)
    // Two walls that run away from the rounded corner, the roof line falling in perspective.
    const wall = (m, far, top, colour) => {
      const at = (u, v) => [m * (4 + (far - 4) * u), -(v * (124 - (124 - top) * u))]
      pen.poly(colour, [[m * 4, 2], at(1, 0), at(1, 1), at(0, 1)])
      for (let j = 0; j < 20; j++)
        for (let i = 0; i < 9; i++) {
          const u0 = (i + 0.25) / 9
          const u1 = (i + 0.75) / 9
          const v0 = 0.1 + j * 0.043
          const quad = [at(u0, v0), at(u1, v0), at(u1, v0 + 0.026), at(u0, v0 + 0.026)]
          pen.poly('#5a5f78', quad)
          if (r() < 0.4)
            pen.light(
              `M${quad.map((p) => p.map((n) => n.toFixed(2)).join(' ')).join('L')}Z`,
              '#ffd596',
              0.9,
            )
        }
      for (const v of [0.08, 0.22, 0.78, 0.965])
        pen.poly('rgba(255,240,215,.55)', [at(0, v), at(1, v), at(1, v + 0.014), at(0, v + 0.014)])
      const q = (u, v, d) => [at(u, v)[0] + m * d, at(u, v)[1]]
      pen.poly('#e6d6bc', [at(0, 0.985), q(1, 0.985, 0), q(1, 1.03, 2), at(0, 1.03)])
    }
    wall(-1, 44, 96, '#c9b598')
    wall(1, 30, 88, '#a8937e')
    pen.rect('#d9c6a8', -4.5, -124, 9, 126).round(-4.5, -124, 9, 126, { light: 0.3, shade: 0.35 })
    for (let j = 0; j < 20; j++) pen.window(-1.6, -122 + j * 5.4, 3.2, 3, { lit: r() < 0.5 })
    pen.rect('#eadcc4', -6.5, -129, 13, 5).rect('#c2ae90', -5.5, -131, 11, 2)
  },
})

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

/** A wooden water tank on iron legs. */
export const waterTank = ({ colour = '#8f6a4c' } = {}) => ({
  width: 60,
  height: 100,
  draw(pen) {
    const iron = '#3a3a52'
    for (const x of [-18, -6, 6, 18])
      pen.line(
        iron,
        [
          [x, 2],
          [x * 0.94, -40],
        ],
        2,
      )
    pen
      .line(
        iron,
        [
          [-18, -4],
          [18, -36],
        ],
        1,
      )
      .line(
        iron,
        [
          [18, -4],
          [-18, -36],
        ],
        1,
      )
      .line(
        iron,
        [
          [-19, -20],
          [19, -20],
        ],
        1.4,
      )
      .rect(iron, -22, -42, 44, 3)
    pen.rect(colour, -20, -82, 40, 41)
    for (let x = -20; x < 20; x += 3.2)
      pen.line(
        'rgba(50,26,30,.3)',
        [
          [x, -82],
          [x, -41],
        ],
        0.7,
      )
    for (const y of [-46, -54, -63, -74]) pen.rect('rgba(50,40,60,.55)', -20.4, y, 40.8, 1.1)
    pen
      .round(-20, -82, 40, 41, { light: 0.4, shade: 0.55 })
      .poly('#6f5a54', [
        [-23, -81],
        [0, -98],
        [23, -81],
      ])
      .poly('rgba(255,225,180,.3)', [
        [-23, -81],
        [0, -98],
        [-5, -81],
      ])
      .line(
        iron,
        [
          [0, -98],
          [0, -101],
        ],
        1,
      )
    pen.rect(iron, 12, -82, 1, 82).rect(iron, 16, -82, 1, 82)
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
