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

/** A seated Buddha of the Lanna kind: slender, the robe over one shoulder, a hand towards the earth. */
export const seatedBuddha = ({ colour = '#d8cdb8', cloth } = {}) => ({
  width: 116,
  height: 122,
  draw(pen) {
    const dark = pen.blend(colour, '#4f4560', 0.5)
    const dim = pen.blend(colour, '#6f6478', 0.28)
    const robe = cloth ?? pen.blend(colour, '#8a7a78', 0.16)
    const fold = pen.blend(robe, '#4a3050', 0.32)
    // Throne of lotus petals.
    pen.path(dim, 'M-56 4L-52 -5L52 -5L56 4Z').path(colour, 'M-50 -5L-47 -9L47 -9L50 -5Z')
    for (let i = 0; i < 11; i++)
      pen.path(i % 2 ? colour : dim, `M${-49.5 + i * 9} -9q0.4 -7.5 4.5 -9q4.1 1.5 4.5 9Z`)
    // Crossed legs under the robe, one sole upwards.
    pen.path(
      robe,
      'M-49 -17Q-52 -27 -40 -31Q-20 -37 0 -35Q20 -37 40 -31Q52 -27 49 -17Q26 -12 0 -13Q-26 -12 -49 -17Z',
    )
    pen.path(fold, 'M-46 -20Q-14 -30 30 -20Q0 -22 -46 -16Z')
    pen.path(colour, 'M18 -22Q30 -28 41 -22Q38 -17 28 -17Q20 -18 18 -22Z')
    // Body: broad shoulders, narrow waist.
    pen.path(
      colour,
      'M-15 -32Q-16 -46 -21 -57Q-25 -68 -19 -72Q-8 -75 -5 -79L5 -79Q8 -75 19 -72Q25 -68 21 -57Q16 -46 15 -32Z',
    )
    pen.path(
      robe,
      'M4 -77Q9 -75 19 -72Q25 -68 21 -57Q16 -46 15 -32L-15 -32Q-16 -42 -18 -49Q-4 -57 4 -77Z',
    )
    pen.path(fold, 'M10 -75L15 -73.6Q12 -54 9 -38L4 -40Q9 -58 10 -75Z')
    pen.stroke(fold, 'M-17.6 -48Q-3 -56 4.6 -76', 1)
    for (const y of [0, 5, 10]) pen.stroke(fold, `M-14 ${-36 - y}Q0 ${-33 - y} 13 ${-40 - y}`, 0.6)
    // The arm over the knee, the hand towards the earth; the other in the lap.
    pen.ellipse(colour, -19.6, -67, 5.4, 5).ellipse(robe, 19.6, -67, 5.6, 5.2)
    pen.limb(colour, [-21, -67], [-36, -54], [-31, -36], 9, 6.4)
    pen.limb(colour, [-31, -38], [-29, -30], [-29, -18], 6.4, 4.6)
    pen.path(colour, 'M-32 -21Q-33 -12 -29.5 -8Q-26 -12 -26.4 -21Z')
    pen.limb(robe, [21, -67], [35, -52], [25, -37], 9.4, 7.4)
    pen.limb(colour, [25, -38], [14, -34], [2, -33.5], 6.4, 4.4)
    pen.path(colour, 'M4 -37Q-6 -37 -9 -33Q-4 -30 5 -31Z')
    pen.stroke(dark, 'M-18.6 -58Q-22 -46 -25 -40', 0.8)
    // Head: long ears, lowered eyes, curls and a flame of insight.
    pen.path(dim, 'M-5 -82L5 -82L5.6 -75Q0 -72 -5.6 -75Z')
    pen.both((m) => pen.ellipse(colour, m * 10.6, -88, 1.9, 7).ellipse(dim, m * 10.8, -85, 0.8, 3))
    pen.path(colour, 'M-10 -92Q-10 -105 0 -105Q10 -105 10 -92Q9.4 -82 0 -78Q-9.4 -82 -10 -92Z')
    pen.path(
      dark,
      'M-10.8 -93Q-11 -106 -5 -108Q-4 -113 0 -113.4Q4 -113 5 -108Q11 -106 10.8 -93Q8 -101 0 -101.4Q-8 -101 -10.8 -93Z',
    )
    pen.path(cloth ? '#e9b64c' : dim, 'M-2.8 -112Q-3 -117 0 -122Q3 -117 2.8 -112Z')
    for (let i = 0; i < 7; i++)
      pen.ellipse(
        pen.blend(dark, colour, 0.3),
        -8.4 + i * 2.8,
        -103.6 - (3 - Math.abs(3 - i)) * 0.9,
        0.8,
      )
    pen.both((m) =>
      pen
        .stroke(dark, `M${m * 7} -94.4Q${m * 3.6} -96.8 ${m * 0.9} -93.4`, 0.7)
        .stroke(dark, `M${m * 6.4} -91.4Q${m * 4} -89.6 ${m * 1.9} -91.2`, 0.9),
    )
    pen.stroke(dark, 'M-0.9 -93.4L-1.5 -87.6Q0 -86.6 1.5 -87.6', 0.6)
    pen.path(dark, 'M-3 -83.9Q-1.4 -85 0 -84.3Q1.4 -85 3 -83.9Q0 -81.9 -3 -83.9Z')
    pen.round(-56, -122, 112, 126, { light: 0.3, shade: 0.42 })
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
