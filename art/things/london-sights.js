import { rect } from '../core/shape.js'

/** The two-towered drawbridge over the Thames. */
export const towerBridge = () => ({
  width: 760,
  height: 130,
  below: 8,
  draw(pen) {
    const stone = '#c4b59c'
    const blue = '#5f8fb0'
    pen.rect('#8a9aa8', -380, -34, 760, 5).rect(blue, -380, -38, 760, 4)
    pen.both((m) => {
      for (let i = 0; i < 6; i++)
        pen.path(
          stone,
          `M${m * (178 + i * 36)} 6L${m * (180 + i * 36)} -30L${m * (190 + i * 36)} -30L${m * (192 + i * 36)} 6Z`,
        )
      pen
        .rect(stone, m * 166 - 8, -74, 16, 80)
        .path('#56657a', `M${m * 166 - 9} -74L${m * 166} -92L${m * 166 + 9} -74Z`)
    })
    pen.both((m) => {
      pen.stroke(blue, `M${m * 56} -92Q${m * 100} -36 ${m * 162} -62`, 4)
      for (let i = 0; i < 9; i++) {
        const x = 66 + i * 11
        const t = (x - 56) / 106
        const y = -92 * (1 - t) ** 2 - 72 * t * (1 - t) - 62 * t * t
        pen.line(
          blue,
          [
            [m * x, y],
            [m * x, -36],
          ],
          1.2,
        )
      }
      pen.path(stone, `M${m * 26} 8L${m * 30} -14L${m * 70} -14L${m * 74} 8Z`)
      pen.rect(stone, m * 50 - 17, -98, 34, 86)
      pen.both((n) =>
        pen
          .rect(stone, m * 50 + n * 16 - 3.6, -104, 7.2, 92)
          .path('#56657a', `M${m * 50 + n * 16 - 4.4} -104l4.4 -14l4.4 14Z`),
      )
      pen
        .path('#56657a', `M${m * 50 - 15} -98L${m * 50} -126L${m * 50 + 15} -98Z`)
        .rect('#e0b85c', m * 50 - 0.5, -132, 1, 8)
      pen.path(
        '#3d4668',
        `M${m * 50 - 8} -30L${m * 50 - 8} -42Q${m * 50} -52 ${m * 50 + 8} -42L${m * 50 + 8} -30Z`,
      )
      for (let j = 0; j < 3; j++)
        for (let i = -1; i <= 1; i++) pen.window(m * 50 + i * 9 - 2, -92 + j * 15, 4, 9)
      pen.round(m * 50 - 21, -130, 42, 122, { light: 0.2, shade: 0.34 })
    })
    pen.rect(blue, -33, -92, 66, 7)
    for (let i = 0; i < 9; i++)
      pen.line(
        '#dfe8ee',
        [
          [-33 + i * 7.4, -92],
          [-29 + i * 7.4, -85],
        ],
        0.9,
      )
    for (let i = 0; i < 48; i++) pen.light(rect(-360 + i * 15, -41, 1.8, 1.8), '#ffd890')
  },
})

/** A red double-decker seen from its side. */
export const redBus = () => ({
  width: 80,
  height: 46,
  draw(pen) {
    pen.path('#c9252c', 'M-36 -4L-36 -40Q-36 -45 -30 -45L32 -45Q37 -44 37 -36L38 -4Z')
    for (let i = 0; i < 6; i++) pen.window(-31 + i * 11, -41, 9, 9)
    for (let i = 0; i < 5; i++) pen.window(-31 + i * 11, -24, 9, 10)
    pen.rect('#8f1a26', 25, -25, 9, 21).rect('#f4e6c4', -36, -30, 73, 2)
    pen
      .ellipse('#22243c', -22, -3, 6)
      .ellipse('#22243c', 20, -3, 6)
      .ellipse('#9aa0ac', -22, -3, 2.4)
      .ellipse('#9aa0ac', 20, -3, 2.4)
  },
})

/** A steam locomotive with its red coaches, coming from the left. */
export const steamTrain = ({ coaches = 4 } = {}) => ({
  width: 90 + coaches * 92,
  height: 46,
  draw(pen) {
    const right = (90 + coaches * 92) / 2
    for (let i = 0; i < coaches; i++) {
      const x = right - 92 - 88 - i * 88
      pen
        .rect('#8f2430', x, -26, 84, 22)
        .rect('#3a2c3c', x - 1, -29, 86, 4)
        .rect('#e8c78a', x, -12, 84, 1.2)
      for (let j = 0; j < 7; j++) pen.window(x + 5 + j * 11.4, -23, 7, 8)
      for (const wx of [14, 24, 60, 70]) pen.ellipse('#20223a', x + wx, -2, 4)
    }
    const x = right - 92
    pen
      .rect('#8f2430', x, -32, 26, 28)
      .rect('#3a2c3c', x - 2, -35, 30, 4)
      .window(x + 6, -28, 12, 9)
    pen
      .rect('#7a1f2c', x + 24, -24, 52, 17)
      .ellipse('#2a2434', x + 78, -15.5, 4, 9)
      .rect('#20223a', x + 66, -37, 6, 14)
      .rect('#20223a', x + 64, -39, 10, 3)
    pen
      .ellipse('#e0b85c', x + 44, -24, 5, 5)
      .ellipse('#f7e6b0', x + 84, -16, 2.4)
      .light(`M${x + 81} -16a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`)
    for (const wx of [10, 30, 44, 58, 72])
      pen.ellipse('#20223a', x + wx, -3, wx > 20 && wx < 60 ? 6 : 4)
    pen.line(
      '#b9bfc8',
      [
        [x + 30, -3],
        [x + 58, -3],
      ],
      1.6,
    )
    pen.path('#20223a', `M${x + 82} -6L${x + 92} 1L${x + 82} 1Z`)
    pen.round(x + 24, -24, 54, 17, { light: 0.2, shade: 0.3 })
  },
})
