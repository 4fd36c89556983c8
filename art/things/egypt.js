import { random } from '../core/random.js'

/** A pyramid of stone courses, one face lit; `cap` leaves smooth casing at the top. */
export const pyramid = ({ cap = false, seed = 1, colour = '#dcb87c' } = {}) => ({
  width: 210,
  height: 124,
  draw(pen) {
    const r = random(seed)
    const left = pen.fromLeft
    const edge = left ? 34 : -34
    const dark = pen.blend(colour, '#3a3670', 0.42)
    pen.poly(left ? colour : dark, [
      [-100, 2],
      [0, -124],
      [edge, 2],
    ])
    pen.poly(left ? dark : colour, [
      [edge, 2],
      [0, -124],
      [100, 2],
    ])
    for (let j = 1; j < 30; j++) {
      const t = j / 30
      const y = -124 + t * 126
      const half = 100 * t
      pen.line(
        `rgba(60,40,70,${0.1 + r() * 0.12})`,
        [
          [-half + 1, y],
          [edge * t, y + r() * 0.8],
          [half - 1, y],
        ],
        0.7 + t * 0.5,
      )
      for (let i = 0; i < 5; i++)
        pen.rect('rgba(50,36,66,.14)', -half + r() * half * 2 * 0.96, y, 2 + r() * 3 * t, 1.4)
    }
    if (cap) {
      pen.poly(pen.blend(colour, '#fff3da', 0.5), [
        [-22, -97],
        [0, -124],
        [edge * 0.2, -95],
      ])
      pen.poly(pen.blend(colour, '#8a86a8', 0.3), [
        [edge * 0.2, -95],
        [0, -124],
        [22, -98],
      ])
    }
  },
})

/** The sphinx, lying in profile and facing right. */
export const sphinx = () => ({
  width: 170,
  height: 74,
  draw(pen) {
    const stone = '#d3ab70'
    const deep = pen.blend(stone, '#4a3566', 0.42)
    pen.path(
      stone,
      'M-78 2L-78 -22C-76 -34 -58 -38 -38 -36C-14 -34 2 -34 12 -40L34 -38C40 -28 42 -16 42 -10L80 -9C85 -8 86 2 82 2Z',
    )
    pen.path(
      deep,
      'M-78 -6C-60 -16 -44 -14 -34 -2L-34 2L-78 2ZM14 -36C20 -22 20 -10 18 -4L42 -4L42 -10C42 -18 40 -30 34 -38Z',
    )
    pen.path(
      stone,
      'M8 -32C4 -48 8 -66 20 -71C34 -74 44 -66 45 -54L47 -47L44 -45L44 -38C42 -34 34 -33 30 -34L36 -24L2 -24Z',
    )
    pen.path(deep, 'M8 -32C4 -48 8 -66 20 -71C16 -60 18 -44 22 -34L14 -24L2 -24Z')
    for (let i = 0; i < 6; i++)
      pen.stroke('rgba(60,40,70,.35)', `M${6 + i * 0.6} ${-30 - i * 6}q7 2 13 0`, 0.9)
    pen.path('#5a3f5c', 'M36 -57q4 -2 7 0q-3 2 -7 0Z').stroke('#7a5568', 'M38 -41q4 1 6 -1', 0.9)
    for (let i = 0; i < 4; i++)
      pen.stroke(
        'rgba(60,40,70,.3)',
        `M-74 ${-18 + i * 5}Q-20 ${-26 + i * 6} 20 ${-20 + i * 5}`,
        0.8,
      )
    pen.stroke('rgba(60,40,70,.4)', 'M46 -5L82 -4', 0.8)
  },
})

/** A head of coral; kind 0 branches, 1 a fan, 2 a dome. */
export const coral = ({ kind = 0, colour = '#e8705a', seed = 1 } = {}) => ({
  floats: true,
  width: 60,
  height: 50,
  draw(pen) {
    const r = random(seed)
    if (kind === 2) {
      pen.path(colour, 'M-26 4Q-28 -26 0 -30Q28 -26 26 4Z')
      for (let i = 0; i < 22; i++)
        pen.stroke('rgba(20,30,90,.25)', `M${-20 + r() * 38} ${-4 - r() * 20}q4 -3 8 0`, 1)
    } else
      for (let i = 0; i < (kind ? 15 : 11); i++) {
        const a = kind ? -1.25 + (i / 14) * 2.5 : -1 + r() * 2
        const len = (kind ? 42 : 30 + r() * 16) * (kind ? 1 - Math.abs(a) * 0.16 : 1)
        const x = Math.sin(a) * len
        const y = -Math.cos(a) * len
        pen.limb(colour, [0, 4], [x * 0.35, y * 0.55], [x, y], kind ? 3 : 6, kind ? 1.2 : 3.6)
        if (!kind) pen.ellipse(pen.blend(colour, '#ffffff', 0.3), x, y, 3)
      }
    pen.round(-30, -50, 60, 54, { light: 0.25, shade: 0.35 })
  },
})

/** A small fish swimming right. */
export const fish = ({ colour = '#f2a83a', stripe = '#fff3da' } = {}) => ({
  floats: true,
  width: 44,
  height: 24,
  draw(pen) {
    pen
      .path(colour, 'M18 -12Q6 -24 -8 -14L-20 -22L-16 -12L-20 -2L-8 -10Q6 0 18 -12Z')
      .rect(stripe, 3, -17, 3.4, 10)
      .ellipse('#1d2440', 12, -13, 1.4)
  },
})
