import { random } from '../core/random.js'
import { rect } from '../core/shape.js'

/** A street front of pale stone with balconies and a zinc roof. */
export const parisHouse = ({ seed = 1, stone = '#e6d8bf' } = {}) => ({
  width: 74,
  height: 110,
  draw(pen) {
    const r = random(seed)
    pen.rect(stone, -36, -84, 72, 86)
    pen.path('#6f7f92', 'M-37 -84L-32 -104Q0 -108 32 -104L37 -84Z')
    for (let i = 0; i < 4; i++) {
      const x = -27 + i * 18
      for (let j = 0; j < 4; j++) {
        const y = -76 + j * 19
        pen
          .window(x - 3.4, y, 6.8, 12, { lit: r() < 0.55 })
          .rect('#4a5368', x - 5.4, y + 10, 10.8, 1.6)
      }
      pen
        .path('#8a97a8', `M${x - 4} -86L${x - 4} -95Q${x} -100 ${x + 4} -95L${x + 4} -86Z`)
        .window(x - 2.2, -95, 4.4, 8, { lit: r() < 0.5 })
    }
    pen.rect('#c9b898', -37, -85, 74, 2).rect('#b9a98c', -37, -46, 74, 1.4)
    for (let i = 0; i < 3; i++) pen.rect('#c0694c', -26 + i * 22, -112, 6, 9)
    pen.round(-37, -112, 74, 114, { light: 0.14, shade: 0.26 })
  },
})

/** A boat of the Seine with a glass roof. */
export const riverBoat = () => ({
  width: 120,
  height: 22,
  draw(pen) {
    pen
      .path('#f4f0e8', 'M-56 -8L56 -8L60 -6Q54 2 44 2L-48 2Q-58 0 -56 -8Z')
      .rect('#b8443a', -56, -5, 112, 1.6)
    pen.path('#7fa3b8', 'M-50 -8Q-46 -20 -30 -20L34 -20Q46 -19 50 -8Z')
    for (let i = 0; i < 10; i++) pen.rect('#f4f0e8', -44 + i * 9.6, -20, 1.2, 12)
    pen.light('M-46 -9Q-42 -18 -30 -18L34 -18Q44 -17 47 -9Z', '#ffd08a', 0.7)
  },
})

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
