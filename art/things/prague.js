import { random } from '../core/random.js'
import { ellipse } from '../core/shape.js'

const dark = (pen, c, t = 0.4) => pen.blend(c, '#232a5a', t)
const pale = (pen, c, t = 0.3) => pen.blend(c, '#fff2d8', t)

/** One of the bridge's statues: a saint on a plinth, each a little different. */
function saint(pen, x, foot, kind, colour) {
  const y = -foot
  pen
    .rect(pale(pen, colour, 0.12), x - 3, y - 3.4, 6, 3.4)
    .rect(dark(pen, colour, 0.2), x - 3.6, y - 4, 7.2, 0.8)
  const body = (dx, h, w) => {
    pen.path(
      colour,
      `M${x + dx - w} ${y - 4}Q${x + dx - w * 1.1} ${y - 4 - h * 0.6} ${x + dx - w * 0.5} ${y - 4 - h * 0.82}L${x + dx + w * 0.5} ${y - 4 - h * 0.82}Q${x + dx + w * 1.1} ${y - 4 - h * 0.5} ${x + dx + w} ${y - 4}Z`,
    )
    pen.ellipse(colour, x + dx, y - 4 - h * 0.92, w * 0.42)
  }
  if (kind === 0) {
    body(0, 10, 2)
    pen.line(
      colour,
      [
        [x + 1.6, y - 10],
        [x + 3.2, y - 15.6],
      ],
      0.6,
    )
  } else if (kind === 1) {
    pen.rect(colour, x - 0.45, y - 19, 0.9, 15).rect(colour, x - 3, y - 15.6, 6, 0.9)
    body(-2.2, 6.4, 1.4)
    body(2.2, 6.4, 1.4)
  } else if (kind === 2) {
    body(-2, 8, 1.6)
    body(0.4, 11, 1.8)
    body(2.8, 7.4, 1.5)
  } else {
    body(0, 10.4, 2.1)
    pen.stroke('#e8bd5c', `M${x - 1.7} ${y - 14.4}a1.8 1.8 0 1 1 3.4 0`, 0.4)
  }
}

/** The stone bridge of saints: round arches between pointed piers, a statue over each pier. */
export const bridgeOfSaints = ({ spans = 9, stone = '#a98f6c' } = {}) => ({
  width: spans * 36 + 20,
  height: 48,
  below: 5,
  draw(pen) {
    const half = spans * 18
    const inside = dark(pen, stone, 0.62)
    const saintly = dark(pen, stone, 0.55)
    pen.rect(stone, -half - 10, -25, half * 2 + 20, 30)
    for (let i = 0; i < spans; i++) {
      const x = -half + i * 36 + 18
      // The vault seen from below, then the ring of cut stones round it.
      pen.path(inside, `M${x - 13} 5L${x - 13} -5A13 13 0 0 1 ${x + 13} -5L${x + 13} 5Z`)
      pen.path(
        pen.blend(inside, '#f0b890', 0.4),
        `M${x - 9} 5L${x - 9} -4A10.6 11.4 0 0 1 ${x + 13} -5L${x + 13} 5Z`,
      )
      pen.stroke(
        pale(pen, stone, 0.3),
        `M${x - 13.8} 4L${x - 13.8} -5A13.8 13.8 0 0 1 ${x + 13.8} -5L${x + 13.8} 4`,
        1.6,
      )
    }
    pen.rect(dark(pen, stone, 0.22), -half - 10, -20.4, half * 2 + 20, 0.9)
    pen.rect(pale(pen, stone, 0.35), -half - 10, -26, half * 2 + 20, 1.6)
    for (let i = 0; i <= spans; i++) {
      const x = -half + i * 36
      pen.poly(pale(pen, stone, 0.2), [
        [x - 4.6, 5],
        [x - 4.6, -9],
        [x, -13],
        [x, 5],
      ])
      pen.poly(dark(pen, stone, 0.28), [
        [x, 5],
        [x, -13],
        [x + 4.6, -9],
        [x + 4.6, 5],
      ])
      saint(pen, x, 26, i % 4, saintly)
      const l = x + 18
      if (i < spans) {
        pen.rect(saintly, l - 0.35, -33, 0.7, 8).ellipse('#ffe6ae', l, -34, 1.1)
        pen.light(ellipse(l, -34, 1.3), '#ffd68a')
      }
    }
  },
})

/** The gate at the bridge's town end: sooty stone, gallery, steep wedge roof with four turrets. */
export const bridgeGate = ({ stone = '#8a765e', roof = '#37415e' } = {}) => ({
  width: 60,
  height: 140,
  draw(pen) {
    const m = pen.fromLeft ? 1 : -1
    pen.rect(stone, -18, -78, 36, 82)
    pen.rect(dark(pen, stone, 0.36), m > 0 ? 6 : -18, -78, 12, 82)
    pen.path('#232848', 'M-9 4L-9 -16Q-8 -26 0 -30Q8 -26 9 -16L9 4Z')
    pen.stroke(pale(pen, stone, 0.3), 'M-9.6 4L-9.6 -16Q-8 -27 0 -31Q8 -27 9.6 -16L9.6 4', 1.4)
    for (const y of [-36, -58, -76]) pen.rect(pale(pen, stone, 0.3), -18.8, y, 37.6, 1.3)
    for (let i = 0; i < 5; i++) {
      const x = -13 + i * 6.5
      pen.path(
        dark(pen, stone, 0.5),
        `M${x - 1.8} -40L${x - 1.8} -50Q${x} -55 ${x + 1.8} -50L${x + 1.8} -40Z`,
      )
      if (i === 1 || i === 3) pen.ellipse('#d8b96a', x, -45, 0.9, 2.4)
    }
    pen.window(-3, -72, 6, 11).window(-13, -71, 4, 9).window(9, -71, 4, 9)
    for (let i = 0; i < 7; i++) pen.rect(stone, -18 + i * 5.4, -82, 3.2, 5)
    pen.poly(roof, [
      [-17, -80],
      [-5, -124],
      [5, -124],
      [17, -80],
    ])
    pen.poly(dark(pen, roof, 0.4), [
      [m * 6, -80],
      [m * 2, -124],
      [m * 5, -124],
      [m * 17, -80],
    ])
    pen.both((n) => {
      pen.rect('#e0b85c', n * 5 - 0.5, -134, 1, 11).ellipse('#e0b85c', n * 5, -134, 1.3)
      pen.rect(stone, n * 17 - 3, -94, 6, 16)
      pen.poly(roof, [
        [n * 17 - 4, -94],
        [n * 17, -116],
        [n * 17 + 4, -94],
      ])
      pen.ellipse('#e0b85c', n * 17, -117, 1)
    })
  },
})

/** The castle on its hill: long palace, cathedral with two western spires and the green-capped great tower. */
export const castleHill = () => ({
  width: 330,
  height: 130,
  draw(pen) {
    const r = random(9)
    const wall = '#ecd9b6'
    const stone = '#8c8072'
    const slate = '#4d5a70'
    const copper = '#5d9484'
    pen.rect(stone, -34, -76, 92, 44)
    pen.poly(slate, [
      [-36, -76],
      [-30, -90],
      [50, -90],
      [60, -76],
    ])
    for (let i = 0; i < 12; i++) {
      const x = -30 + i * 7.4
      pen.path('#3a4064', `M${x - 1.6} -46L${x - 1.6} -66Q${x} -71 ${x + 1.6} -66L${x + 1.6} -46Z`)
      pen.poly(stone, [
        [x + 3, -40],
        [x + 3, -84],
        [x + 3.8, -92],
        [x + 4.6, -84],
        [x + 4.6, -40],
      ])
    }
    for (const x of [-42, -30]) {
      pen.rect(stone, x - 4.6, -104, 9.2, 72)
      pen.rect(dark(pen, stone, 0.3), x + 1.6, -104, 3, 72)
      pen.poly(slate, [
        [x - 5.2, -104],
        [x, -134],
        [x + 5.2, -104],
      ])
      pen.both((m) =>
        pen.poly(stone, [
          [x + m * 4.6 - 1, -102],
          [x + m * 4.6, -112],
          [x + m * 4.6 + 1, -102],
        ]),
      )
    }
    pen.rect(stone, -2, -108, 15, 76).rect(dark(pen, stone, 0.3), 8, -108, 5, 76)
    pen.window(3, -100, 5, 10).window(3, -82, 5, 10)
    pen.path(
      copper,
      'M-3 -108Q-2 -118 2.4 -119L2.4 -123Q5.5 -131 8.6 -123L8.6 -119Q13 -118 14 -108Z',
    )
    pen.rect('#e0b85c', 5, -142, 1, 15)
    pen.both((m) =>
      pen.path(
        copper,
        `M${5.5 + m * 7.4 - 1.6} -108Q${5.5 + m * 7.4} -118 ${5.5 + m * 7.4 + 1.6} -108Z`,
      ),
    )
    pen.rect(wall, -160, -34, 320, 40)
    pen.poly('#b9614a', [
      [-162, -34],
      [-154, -45],
      [154, -45],
      [162, -34],
    ])
    pen.poly(dark(pen, '#b9614a', 0.25), [
      [-162, -34],
      [-160, -37],
      [160, -37],
      [162, -34],
    ])
    for (let i = 0; i < 52; i++)
      for (let j = 0; j < 3; j++)
        pen.window(-156 + i * 6.05, -30 + j * 10, 2.2, 5, { lit: r() < 0.3, glass: '#7a7488' })
    for (const x of [-120, 96]) {
      pen.rect(pale(pen, wall, 0.3), x - 9, -48, 18, 52)
      pen.poly('#b9614a', [
        [x - 10, -48],
        [x, -62],
        [x + 10, -48],
      ])
    }
    pen.round(-162, -48, 324, 54, { light: 0.12, shade: 0.24 })
  },
})

/** A swan on the water. */
export const swan = () => ({
  floats: true,
  width: 50,
  height: 34,
  draw(pen) {
    pen.path('#ffffff', 'M-20 -2Q-24 -12 -14 -14Q-2 -17 8 -12L14 -6Q12 0 0 1Q-14 2 -20 -2Z')
    pen.path('#cfd6e8', 'M-20 -2Q-10 0 0 -1Q10 -1 14 -6Q12 0 0 1Q-14 2 -20 -2Z')
    pen.path('#e2e6f2', 'M-24 -12Q-12 -20 4 -13Q-2 -6 -12 -5Q-20 -6 -24 -12Z')
    pen.stroke('#ffffff', 'M10 -6Q18 -10 13 -20Q10 -28 16 -29', 4)
    pen.path('#e8813a', 'M17 -31L25 -27L17 -26.6Z').ellipse('#232848', 17, -30, 0.9)
  },
})
