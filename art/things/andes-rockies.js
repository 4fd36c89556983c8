import { random } from '../core/random.js'

/** A llama facing right with a woven blanket and tassels in its ears. */
export const llama = ({ fleece = '#efe2cc', blanket = '#c8352f' } = {}) => ({
  width: 112,
  height: 114,
  draw(pen) {
    const shade = pen.blend(fleece, '#4a3a5c', 0.4)
    pen.path(
      shade,
      'M-30 -38L-28 -16L-29 0L-24 0L-21 -16L-18 -36ZM12 -36L15 -16L14 0L19 0L21 -16L24 -36Z',
    )
    pen.path(
      fleece,
      'M-40 -52C-42 -62 -30 -66 -16 -65C-4 -64 8 -66 16 -68L24 -90C25 -98 30 -101 36 -100L46 -95C50 -93 50 -88 46 -87L38 -86C36 -76 36 -64 32 -52C31 -44 28 -38 24 -34L25 -16L24 0L19 0L17 -18L12 -34C0 -30 -16 -30 -24 -34L-27 -16L-28 0L-33 0L-33 -18C-38 -32 -39 -42 -40 -52Z',
    )
    pen.path(
      fleece,
      'M28 -98L27 -110C31 -110 33 -104 33 -99ZM33 -99L35 -109C38 -107 38 -102 37 -99Z',
    )
    const r = random(3)
    for (let i = 0; i < 50; i++)
      pen.stroke('rgba(90,60,80,.16)', `M${-36 + r() * 66} ${-58 + r() * 14}q3 3 1 7`, 1)
    pen.path(blanket, 'M-26 -66C-14 -68 2 -67 10 -68L13 -44C2 -40 -16 -40 -28 -43Z')
    for (const [y, c] of [
      [-62, '#f2c14e'],
      [-56, '#2f7d8a'],
      [-50, '#f4ead0'],
      [-46, '#e0732f'],
    ])
      pen.line(
        c,
        [
          [-27, y],
          [12, y - 1.5],
        ],
        1.7,
      )
    for (let x = -27; x < 13; x += 3)
      pen.line(
        '#f2c14e',
        [
          [x, -43],
          [x, -38],
        ],
        0.9,
      )
    pen
      .stroke('#c8352f', 'M22 -82C26 -79 32 -79 37 -81', 2)
      .ellipse('#e0457a', 30, -110, 2.4, 3)
      .ellipse('#2f9a8a', 36, -108, 2, 2.6)
    pen.ellipse('#2a2030', 38, -94, 1.5).path('#5a4038', 'M46 -94C50 -93 50 -89 47 -88L44 -90Z')
  },
})
