import { random } from '../core/random.js'
import { rect } from '../core/shape.js'

/** Twin-spired gothic church over red roofs. */
export const tynChurch = () => ({
  width: 70,
  height: 150,
  draw(pen) {
    const stone = '#6f6a6e'
    pen.rect(stone, -26, -70, 52, 72).path('#4a4858', 'M-10 -70L0 -92L10 -70Z')
    pen.path('#2b2c48', 'M-6 -40L-6 -58Q0 -66 6 -58L6 -40Z')
    pen.both((m) => {
      pen
        .rect(stone, m * 20 - 8, -96, 16, 98)
        .path('#3a4258', `M${m * 20 - 9} -96L${m * 20} -140L${m * 20 + 9} -96Z`)
      pen.both((n) =>
        pen.path(
          '#3a4258',
          `M${m * 20 + n * 8 - 2.6} -98L${m * 20 + n * 8} -116L${m * 20 + n * 8 + 2.6} -98Z`,
        ),
      )
      pen
        .ellipse('#e0b85c', m * 20, -142, 1.6)
        .window(m * 20 - 2.4, -88, 4.8, 12)
        .window(m * 20 - 2.4, -62, 4.8, 12)
    })
    pen.round(-30, -144, 60, 146, { light: 0.22, shade: 0.36 })
  },
})

/** A town house with a coloured front and a tiled gable. */
export const townHouse = ({ seed = 1, colour = '#e2b878', roof = '#b0553c' } = {}) => ({
  width: 44,
  height: 70,
  draw(pen) {
    const r = random(seed)
    pen.rect(colour, -20, -46, 40, 48)
    pen.path(roof, 'M-22 -46L-12 -62L12 -62L22 -46Z').rect('#8f4a3a', 6, -68, 4, 9)
    for (let i = 0; i < 3; i++)
      for (let j = 0; j < 3; j++)
        pen
          .rect('#f6efe0', -15.6 + i * 12, -42.6 + j * 13.6, 7.2, 9.6)
          .window(-14.6 + i * 12, -41.6 + j * 13.6, 5.2, 7.6, { lit: r() < 0.55 })
    pen.path(roof, 'M-7 -46L0 -56L7 -46Z').window(-2, -51, 4, 4)
    pen.round(-22, -68, 44, 70, { light: 0.16, shade: 0.26 })
  },
})
