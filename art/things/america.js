import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

/** The Statue of Liberty on her pedestal and star-shaped fort. */
export const liberty = () => ({
  width: 90,
  height: 124,
  draw(pen) {
    const stone = '#c8b496'
    const green = '#86b8a6'
    const dark = 'rgba(30,60,84,.42)'
    pen
      .poly('#a8957c', [
        [-42, 2],
        [-36, -9],
        [36, -9],
        [42, 2],
      ])
      .poly('#b9a488', [
        [-28, -9],
        [-25, -15],
        [25, -15],
        [28, -9],
      ])
    pen
      .poly(stone, [
        [-14, -15],
        [-10.5, -42],
        [10.5, -42],
        [14, -15],
      ])
      .rect('#dcc9a8', -12.5, -45, 25, 4)
      .rect('#dcc9a8', -13, -29, 26, 1.6)
    for (const x of [-6, -2, 2, 6]) pen.rect('#7a6a66', x - 0.9, -40, 1.8, 8)
    pen.rect(stone, -8.5, -49, 17, 5).round(-14, -50, 28, 36, { light: 0.25, shade: 0.4 })
    const robe =
      'M-8 -49C-9 -60 -8.500 -70 -7 -78C-6.500 -84 -5.500 -88 -3 -90L4 -90C7 -87 7.500 -82 7.500 -76C8.500 -66 9.500 -58 9 -49Z'
    pen.limb(green, [-4.5, -87], [-8.5, -93], [-8.2, -107], 4.6, 2.6).path(green, robe)
    pen.clip(robe, () => {
      for (const [x, b] of [
        [-6, -8],
        [-3.5, -4.5],
        [-1, 0],
        [1.5, 3],
        [4, 6],
        [6.5, 8.5],
      ])
        pen.stroke(dark, `M${x * 0.6} -84C${x} -72 ${b * 0.8} -62 ${b} -48`, 0.9)
      pen
        .stroke(dark, 'M-7 -72C-2 -66 4 -68 8 -76', 1.4)
        .stroke('rgba(235,255,240,.35)', 'M-7 -74C-2 -69 4 -71 8 -79', 0.8)
    })
    pen
      .poly('#78a898', [
        [5, -82],
        [11.5, -79],
        [9, -66],
        [3.5, -69],
      ])
      .limb(green, [6, -86], [10, -79], [5.5, -73], 4, 2.6)
    pen
      .rect(green, -1.2, -94, 3.4, 5)
      .ellipse(green, 0.5, -96, 3, 4)
      .path(dark, 'M0.500 -92C3 -93 4 -97 3 -99L3.600 -94Z')
    for (let i = 0; i < 7; i++) {
      const a = -2.75 + i * 0.393
      pen.line(
        green,
        [
          [0.5 + Math.cos(a) * 3, -98 + Math.sin(a) * 2.4],
          [0.5 + Math.cos(a) * 7.6, -98 + Math.sin(a) * 7],
        ],
        0.7,
      )
    }
    pen.path('#78a898', 'M-3 -98C-2 -101 3 -101 4 -98L3.600 -96.500L-2.600 -96.500Z')
    pen.rect('#78a898', -10.4, -109.5, 4.4, 1.2).rect('#78a898', -9.2, -109, 2, 4)
    pen
      .path(
        '#f2c452',
        'M-10 -110C-11 -114 -8.500 -115 -8.600 -119C-6 -116 -5.500 -113 -6.400 -110Z',
      )
      .light(
        'M-10 -110C-11 -114 -8.500 -115 -8.600 -119C-6 -116 -5.500 -113 -6.400 -110Z',
        '#ffd98a',
        1,
      )
    pen.round(-11, -110, 22, 62, { light: 0.2, shade: 0.28 })
  },
})

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

/** A Miami Beach hotel of the Thirties: eyebrows, a stepped centre, a lit fin. */
export const decoHotel = ({
  colour = '#f6d3c0',
  trim = '#4fb8b0',
  neon = '#ff5f7a',
  kind = 0,
  floors = 4,
} = {}) => ({
  width: 124,
  height: 112,
  draw(pen) {
    const top = -16 - floors * 15
    pen
      .rect(colour, -58, top, 116, -top + 2)
      .rect(pen.blend(colour, '#ffffff', 0.4), -20, top - 8, 40, -top + 10)
    if (kind === 0)
      pen
        .rect(trim, -4, top - 34, 8, 50)
        .path(trim, `M-12 ${top - 8}L-4 ${top - 24}L4 ${top - 24}L12 ${top - 8}Z`)
    if (kind === 1)
      pen
        .path(
          pen.blend(colour, '#ffffff', 0.4),
          `M-20 ${top - 7}C-20 ${top - 26} 20 ${top - 26} 20 ${top - 7}Z`,
        )
        .rect(trim, -1.5, top - 34, 3, 14)
    if (kind === 2)
      for (let i = 0; i < 3; i++)
        pen.rect(
          i % 2 ? trim : pen.blend(colour, '#ffffff', 0.5),
          -15 + i * 5,
          top - 14 - i * 6,
          30 - i * 10,
          8,
        )
    for (let f = 0; f < floors; f++) {
      const y = top + 5 + f * 15
      for (const x of [-52, -38, 26, 40])
        pen.window(x, y, 11, 8, {
          lit: (f * 7 + x * 3) % 5 !== 1,
          glow: '#ffd9a4',
          glass: '#6f8aa0',
        })
      // Eyebrows shade each row of windows and turn the corner.
      for (const x of [-59, 21])
        pen.rect(trim, x, y - 3, 38, 2).rect('rgba(50,30,80,.22)', x, y - 1, 38, 1.4)
      pen.window(-11, y, 9, 9, { glow: '#ffe4b8' }).window(2, y, 9, 9, { glow: '#ffe4b8' })
      for (const x of [-59, 21]) pen.light(rect(x, y - 1.2, 38, 0.9), neon, 0.85)
    }
    const fin = kind === 0 ? [top - 33, 46] : [top - 6, 34]
    for (const x of [-16, 15]) pen.light(rect(x - 0.6, fin[0] + 22, 1.4, fin[1]), neon, 1)
    if (kind === 0)
      pen.light(rect(-2.4, top - 32, 1.2, 44), neon, 1).light(rect(1.4, top - 32, 1.2, 44), neon, 1)
    if (kind === 1)
      pen.light(
        `M-20 ${top - 7}C-20 ${top - 27} 20 ${top - 27} 20 ${top - 7}L18.600 ${top - 7}C18.600 ${top - 24.5} -18.600 ${top - 24.5} -18.600 ${top - 7}Z`,
        neon,
        1,
      )
    pen
      .rect(trim, -60, -17, 120, 3)
      .rect(pen.blend(colour, '#4a3a6a', 0.25), -58, -14, 116, 14)
      .window(-50, -12, 30, 12, { glow: '#ffcf90' })
      .window(20, -12, 30, 12, { glow: '#ffcf90' })
      .rect('#6a4a4c', -8, -13, 16, 13)
      .light(rect(-8, -13, 16, 13), '#ffdca0', 0.8)
    pen
      .light(rect(-60, -15.2, 120, 1), neon, 1)
      .rect(pen.blend(trim, '#ffffff', 0.3), -26, -19, 52, 5)
    pen.round(-60, top - 10, 120, -top + 12, { light: 0.14, shade: 0.2 })
  },
})

/** A Miami lifeguard tower: a bright cabin on stilts with a ramp. */
export const lifeguard = ({ colours = ['#ff8a5c', '#4fc4bc', '#ffd35c'] } = {}) => ({
  width: 150,
  height: 112,
  draw(pen) {
    const [wall, roof, trim] = colours
    for (const x of [-34, -12, 12, 34])
      pen.line(
        '#c9a884',
        [
          [x, 2],
          [x, -30],
        ],
        3.4,
      )
    pen
      .line(
        '#a88a6c',
        [
          [-34, -2],
          [-12, -28],
        ],
        1.8,
      )
      .line(
        '#a88a6c',
        [
          [34, -2],
          [12, -28],
        ],
        1.8,
      )
    pen
      .poly('#d9bc94', [
        [38, -32],
        [72, -1],
        [66, 2],
        [34, -29],
      ])
      .line(
        '#f4efe4',
        [
          [38, -44],
          [72, -12],
          [72, 0],
        ],
        1.6,
      )
    pen.rect('#e8d2ac', -48, -34, 96, 5)
    pen.rect(wall, -28, -76, 56, 43).rect(trim, -28, -52, 56, 5).rect('#fff6e6', -28, -40, 56, 3)
    pen
      .window(-20, -70, 18, 15, { glass: '#3f5f80' })
      .rect('#fff6e6', -11.6, -70, 1.4, 15)
      .window(6, -72, 15, 38, { glass: '#34506e' })
      .rect('#fff6e6', 4.6, -73, 17.6, 1.6)
    pen
      .poly(roof, [
        [-44, -75],
        [-24, -94],
        [24, -94],
        [44, -75],
      ])
      .poly('rgba(255,255,255,.25)', [
        [-44, -75],
        [-24, -94],
        [-8, -94],
        [-16, -75],
      ])
      .rect(trim, -45, -77, 90, 3.4)
    for (let x = -46; x <= 46; x += 11.5)
      pen.line(
        '#f7f1e6',
        [
          [x, -34],
          [x, -47],
        ],
        1.4,
      )
    pen
      .line(
        '#f7f1e6',
        [
          [-47, -47],
          [47, -47],
        ],
        1.8,
      )
      .line(
        '#8a6a54',
        [
          [20, -94],
          [20, -112],
        ],
        1.2,
      )
      .path('#e8402c', 'M20 -112L36 -108L20 -103Z')
    pen.round(-30, -76, 60, 44, { light: 0.2, shade: 0.3 })
  },
})

/** An airboat with its great fan, heading left, one passenger row. */
export const airboat = () => ({
  width: 150,
  height: 70,
  draw(pen) {
    pen
      .path('#5f7a6a', 'M-66 -14L-52 -4L58 -4L60 -12L-40 -12Z')
      .path('#3f5a54', 'M-62 -10L-50 2L56 2L59 -8L-42 -8Z')
    for (const [x, c] of [
      [-26, '#d9573f'],
      [-12, '#f0e2c4'],
      [2, '#2f7d8a'],
    ])
      pen
        .path(c, `M${x - 5} -12L${x - 5} -24C${x - 4} -29 ${x + 4} -29 ${x + 5} -24L${x + 5} -12Z`)
        .ellipse('#c89470', x - 0.6, -33, 3.6, 4.2)
        .path('#e6d3a3', `M${x - 7} -34.500C${x - 3} -40 ${x + 3} -40 ${x + 6} -34.500Z`)
    pen
      .rect('#4a4a58', 12, -34, 12, 3)
      .line(
        '#4a4a58',
        [
          [14, -32],
          [12, -10],
        ],
        1.6,
      )
      .line(
        '#4a4a58',
        [
          [23, -32],
          [26, -10],
        ],
        1.6,
      )
    pen
      .path('#c9a24a', 'M13 -34L13 -48C14 -54 23 -54 24 -48L24 -34Z')
      .ellipse('#a8704c', 18, -57, 3.8, 4.4)
      .path('#f4efe4', 'M11 -58.500C14 -64 22 -64 24 -58.500Z')
    pen
      .stroke('#c8ccd4', ellipse(46, -36, 15, 30), 1.6)
      .ellipse('rgba(225,232,242,.35)', 46, -36, 15, 30)
    for (let i = -2; i <= 2; i++)
      pen.line(
        'rgba(90,96,120,.7)',
        [
          [46 + i * 6, -36 - 29 * Math.sqrt(1 - (i / 2.5) ** 2)],
          [46 + i * 6, -36 + 29 * Math.sqrt(1 - (i / 2.5) ** 2)],
        ],
        0.6,
      )
    pen
      .line(
        '#3a3a4a',
        [
          [46, -62],
          [46, -10],
        ],
        2,
      )
      .rect('#3a3f52', 34, -42, 13, 12)
      .rect('#e8a33d', 60, -62, 3, 44)
  },
})

/** An alligator lying at the water's edge, facing left. */
export const alligator = () => ({
  width: 150,
  height: 24,
  draw(pen) {
    const skin = '#78805c'
    pen.path(
      skin,
      'M-70 -5C-62 -10 -52 -9 -46 -11C-42 -16 -36 -16 -33 -13C-22 -18 0 -20 20 -15C40 -11 58 -6 74 -1C58 2 36 3 20 3L-30 3C-46 1 -62 1 -70 -1Z',
    )
    pen
      .path('#9a9a74', 'M-70 -2C-60 1 -40 2 -26 3L16 3C4 0 -24 0 -34 -3C-46 -5 -60 -4 -70 -2Z')
      .ellipse('#d9c46a', -38.5, -13, 1.5)
      .ellipse('#1a1626', -38.5, -13, 0.7)
    for (let x = -24; x < 62; x += 5)
      pen.poly('#454c38', [
        [x - 2.4, -15 + Math.abs(x) * 0.1],
        [x, -20 + Math.abs(x) * 0.14],
        [x + 2.4, -15 + Math.abs(x) * 0.1],
      ])
    pen
      .limb('#4d543e', [-22, -4], [-26, 0], [-32, 3], 6, 3)
      .limb('#4d543e', [18, -4], [24, 0], [18, 4], 7, 3)
      .line(
        '#3a4032',
        [
          [-68, -3.5],
          [-44, -4.5],
        ],
        0.8,
      )
  },
})

/** A great egret standing, facing left. */
export const egret = ({ feeding = false } = {}) => ({
  width: 56,
  height: 84,
  draw(pen) {
    pen
      .line(
        '#33304a',
        [
          [-2, -34],
          [-3, -16],
          [-2, 1],
        ],
        1.5,
      )
      .line(
        '#33304a',
        [
          [4, -34],
          [7, -17],
          [4, 1],
        ],
        1.5,
      )
    pen
      .path('#fbfaf4', 'M-12 -44C-6 -52 10 -48 24 -32C14 -28 0 -28 -8 -33C-12 -36 -14 -40 -12 -44Z')
      .path('rgba(110,120,170,.3)', 'M-6 -40C4 -42 14 -38 24 -32C14 -29 2 -29 -6 -34Z')
    if (feeding)
      pen
        .stroke('#fbfaf4', 'M-10 -42C-22 -46 -26 -34 -21 -26C-18 -20 -22 -16 -25 -13', 3.4)
        .path('#e8a82c', 'M-27 -14L-31 -1L-23.500 -11Z')
    else
      pen
        .stroke('#fbfaf4', 'M-10 -41C-20 -48 -6 -58 -9 -68C-10 -74 -14 -76 -17 -76', 3.4)
        .path('#e8a82c', 'M-16 -78.500L-29 -74L-16 -73.500Z')
        .ellipse('#1a1626', -16, -76.5, 0.7)
  },
})

/** A brown pelican on a post, facing left. */
export const pelican = ({ post = 40 } = {}) => ({
  width: 70,
  height: 60 + post,
  draw(pen) {
    pen
      .rect('#7a6456', -7, -post, 14, post + 3)
      .rect('#96806c', -7.6, -post, 15.2, 4)
      .round(-7, -post, 14, post + 3)
    pen.k.save()
    pen.k.translate(0, -post)
    pen
      .path(
        '#8a7a74',
        'M-10 -10C-14 -24 -4 -34 6 -31C18 -28 26 -14 30 -2C18 -1 8 -2 0 -3C-6 -4 -9 -7 -10 -10Z',
      )
      .path('#6a5c64', 'M2 -25C14 -24 24 -12 30 -2C18 -4 6 -8 2 -25Z')
    pen
      .stroke('#f4e9d6', 'M-6 -22C-14 -30 -2 -38 -6 -48', 6)
      .ellipse('#f7ecd4', -7, -50, 5.4, 4.8)
      .ellipse('#1a1626', -8.5, -51, 0.9)
    pen
      .path('#d9a05c', 'M-10 -52L-30 -30C-24 -28 -14 -34 -9 -44Z')
      .path('#b8745c', 'M-11 -48L-29 -30C-20 -24 -10 -34 -8 -43Z')
      .line(
        '#4a3a44',
        [
          [-3, -4],
          [-3, 0],
        ],
        2,
      )
      .line(
        '#4a3a44',
        [
          [4, -4],
          [4, 0],
        ],
        2,
      )
    pen.k.restore()
  },
})

/** A Fifties convertible from the side, heading left. */
export const convertible = ({ colour = '#4fc0bc' } = {}) => ({
  width: 150,
  height: 44,
  draw(pen) {
    for (const x of [-42, 40])
      pen
        .ellipse('#231f36', x, -8, 10.5)
        .ellipse('#f7f1e4', x, -8, 6.5)
        .ellipse('#b8bcc8', x, -8, 3.4)
    pen.path(
      colour,
      'M-70 -10C-72 -20 -66 -25 -54 -26L-20 -28C4 -27 30 -28 56 -29C66 -30 72 -26 72 -14L70 -9L52 -9C50 -22 30 -22 28 -9L-30 -9C-32 -22 -52 -22 -54 -9Z',
    )
    pen
      .path('#fbf3e4', 'M-30 -19C0 -17 40 -19 71 -23L71 -18C40 -14 0 -13 -28 -14Z')
      .path('#8a2f3c', 'M-12 -27L-8 -33L10 -33L12 -27ZM22 -28L26 -34L44 -34L46 -29Z')
    pen.path('rgba(200,225,240,.75)', 'M-26 -28L-14 -42L-11 -42L-20 -28Z').line(
      '#dfe3ea',
      [
        [-26, -28],
        [-13, -43],
        [-9, -42],
      ],
      1.3,
    )
    pen
      .ellipse('#fff4d0', -69, -20, 2.4, 3)
      .light(ellipse(-69, -20, 2.4, 3), '#fff0c4', 1)
      .rect('#e4e8ee', -73, -13, 10, 3)
      .rect('#e4e8ee', 64, -13, 10, 3)
      .ellipse('#c8302c', 72, -24, 1.6, 3)
      .light(ellipse(72, -24, 1.6, 3), '#ff4a3a', 1)
    pen.path(
      'rgba(255,255,255,.35)',
      'M-64 -23C-50 -25 20 -26 66 -28L66 -26.500C20 -24 -50 -23 -65 -21Z',
    )
  },
})

/** The thin tower with a round top at the end of the Strip. */
export const stratTower = () => ({
  width: 50,
  height: 160,
  draw(pen) {
    pen
      .path('#e9e2da', 'M-9 2L-3.500 -70L-3 -124L3 -124L3.500 -70L9 2Z')
      .path('#bfc4d4', 'M-14 2L-3 -60L-3 -46L-9 2ZM14 2L3 -60L3 -46L9 2Z')
    pen
      .path('#e6d8cc', 'M-13 -124L-16 -132L16 -132L13 -124Z')
      .rect('#c9b8b4', -13, -138, 26, 6)
      .path('#e6d8cc', 'M-13 -138L-5 -143L5 -143L13 -138Z')
      .rect('#d8dce4', -1.2, -158, 2.4, 16)
    pen
      .light(rect(-15, -131, 30, 2.4), '#ffb25c', 1)
      .light(rect(-12.5, -137, 25, 2.4), '#ff6fa0', 1)
      .light(rect(-0.9, -158, 1.8, 3), '#ff5a4a', 1)
      .light('M-2.500 -122L-3 -70L3 -70L2.500 -122Z', '#8fb8ff', 0.45)
  },
})

/** The big orange ferry of Staten Island, the same at both ends. */
export const orangeFerry = () => ({
  width: 210,
  height: 66,
  draw(pen) {
    const orange = '#f08428'
    pen
      .path('#2a3a5e', 'M-98 -8L-90 3L90 3L98 -8Z')
      .path(orange, 'M-102 -22L-98 -7L98 -7L102 -22Z')
      .rect('#f7a04a', -96, -36, 192, 14.4)
      .rect(orange, -86, -48, 172, 12.4)
    pen
      .rect('#fff0d8', -92, -22.6, 184, 1.4)
      .rect('#fff0d8', -88, -37, 176, 1.4)
      .rect('#fff0d8', -84, -49, 168, 1.6)
    for (let x = -92; x < 90; x += 7) pen.window(x, -33, 4.8, 7, { glass: '#3f4a68' })
    for (let x = -80; x < 78; x += 7) pen.window(x, -45, 4.8, 6.5, { glass: '#3f4a68' })
    for (let x = -84; x < 84; x += 14) pen.window(x, -17, 9, 6.5, { glass: '#4a3f5c' })
    pen.both((m) => {
      pen.rect('#fff0d8', m * 66 - 9, -57, 18, 9).window(m * 66 - 7, -55, 14, 4)
      pen.line(
        '#3a4460',
        [
          [m * 66, -57],
          [m * 66, -66],
        ],
        1,
      )
    })
    pen.path('#2a3a5e', 'M-12 -49L-10 -62L10 -62L12 -49Z').rect(orange, -11, -58, 22, 4)
  },
})
