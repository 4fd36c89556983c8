import { chofa, thaiGable } from './asia-roofs.js'

const GOLD = '#e9b440'

/** A bell-shaped chedi with its ringed spire. */
export const chedi = ({ colour = GOLD, base = '#efe3c8', lamp = 0.3 } = {}) => ({
  width: 84,
  height: 130,
  draw(pen) {
    const dark = pen.blend(colour, '#7a4a2a', 0.5)
    pen.poly(base, [
      [-40, 2],
      [40, 2],
      [38, -9],
      [-38, -9],
    ])
    pen.poly(pen.blend(base, '#6a5a6a', 0.25), [
      [-34, -9],
      [34, -9],
      [32, -17],
      [-32, -17],
    ])
    for (let i = 0; i < 4; i++)
      pen.rect(i % 2 ? dark : colour, -29 + i * 1.6, -21 - i * 4, 58 - i * 3.2, 4.4)
    pen.path(colour, 'M-24 -32Q-24 -50 -14 -62Q-9 -68 -8 -72L8 -72Q9 -68 14 -62Q24 -50 24 -32Z')
    pen.rect(dark, -24, -38, 48, 2.4)
    pen.rect(colour, -8, -78, 16, 7).rect(dark, -8, -73, 16, 1.4)
    for (let i = 0; i < 9; i++)
      pen.ellipse(i % 2 ? dark : colour, 0, -80 - i * 3, 6.4 - i * 0.55, 2)
    pen.poly(colour, [
      [-2, -104],
      [2, -104],
      [0, -130],
    ])
    pen.ellipse(colour, 0, -118, 1.6, 1.6)
    pen.round(-40, -130, 80, 132, { light: 0.4, shade: 0.42 })
    pen.light(
      'M-23 -36Q-24 -50 -14 -62Q-9 -68 -8 -72L0 -128L8 -72Q9 -68 14 -62Q24 -50 23 -36Z',
      '#ffd27a',
      lamp,
    )
  },
})

/** A temple hall with stacked gable roofs; white walls, gold doors. */
export const thaiTemple = ({
  colour = '#cc6a2e',
  border = '#2f7a52',
  face = '#a8242e',
  wall = '#f6efe2',
} = {}) => ({
  width: 130,
  height: 118,
  draw(pen) {
    pen.rect('#d8ccb6', -58, -6, 116, 8)
    pen.rect(wall, -46, -44, 92, 40)
    for (const x of [-46, -27, -9.5, 9.5, 27, 46]) {
      pen.rect('#ffffff', x - 2.6, -46, 5.2, 42)
      pen.rect(GOLD, x - 3.4, -48, 6.8, 4).rect(GOLD, x - 3.4, -8, 6.8, 3)
    }
    for (const x of [-36, -18, 18, 36])
      pen.window(x - 3, -34, 6, 20, { glass: '#8a5a2e', glow: '#ffc86a' })
    pen
      .path('#a3401f', 'M-6 -6L-6 -32L0 -40L6 -32L6 -6Z')
      .light('M-5 -6L-5 -31L0 -38L5 -31L5 -6Z', '#ffc86a')
    pen.both((m) => {
      pen.path(colour, `M${m * 22} -60L${m * 62} -40L${m * 56} -47L${m * 20} -74Z`)
      pen.stroke(GOLD, `M${m * 62} -40L${m * 20} -62`, 1.6)
      chofa(pen, m * 61, -41, 9, GOLD)
    })
    thaiGable(pen, { y: -46, half: 50, height: 62, colour, border, face })
    pen.light('M-46 -44h92v38h-92Z', '#ffcf80', 0.16)
  },
})
