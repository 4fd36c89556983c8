import { random } from '../core/random.js'
import { ellipse, rect } from '../core/shape.js'

const STONE = '#d0ad78'
const SLATE = '#4b5a70'

const dark = (pen, c, t = 0.4) => pen.blend(c, '#22265a', t)
const pale = (pen, c, t = 0.3) => pen.blend(c, '#fff4dc', t)

/** Two faces of a square tower: the lit one wide, the shaded one narrow. */
function block(pen, x, half, foot, top, colour = STONE) {
  const m = pen.fromLeft ? 1 : -1
  pen.rect(colour, x - half, -top, half * 2, top - foot)
  pen.rect(
    dark(pen, colour, 0.34),
    m > 0 ? x + half * 0.42 : x - half,
    -top,
    half * 0.58,
    top - foot,
  )
}

function pinnacle(pen, x, foot, w, h) {
  pen.rect(pale(pen, STONE, 0.15), x - w / 2, -foot - h * 0.4, w, h * 0.4)
  pen.poly(dark(pen, STONE, 0.2), [
    [x - w * 0.7, -foot - h * 0.4],
    [x, -foot - h],
    [x + w * 0.7, -foot - h * 0.4],
  ])
}

/** The clock tower in metres: 96 high, 12 wide, dials at 55. */
export function clockTower(pen, x = 0) {
  const s = dark(pen, STONE, 0.3)
  block(pen, x, 6, -2, 50)
  for (let i = 0; i < 4; i++) pen.rect(s, x - 4.6 + i * 2.7, -48, 0.8, 47)
  for (let y = 8; y < 50; y += 8.4) pen.rect(pale(pen, STONE), x - 6.3, -y, 12.6, 0.7)
  block(pen, x, 7, 49, 62)
  pen.rect(pale(pen, STONE, 0.4), x - 7.4, -50, 14.8, 1).rect('#e3b95a', x - 7.4, -62.6, 14.8, 1)
  pen.ellipse('#2b3358', x, -55.6, 4.6).ellipse('#fbf4dc', x, -55.6, 4)
  pen.light(ellipse(x, -55.6, 4), '#fff1c2')
  const hand = (dx, dy, w) =>
    pen.line(
      '#1f2650',
      [
        [x, -55.6],
        [x + dx, -55.6 + dy],
      ],
      w,
    )
  hand(0.2, -3.4, 0.5)
  hand(2.1, 1.1, 0.6)
  // Belfry, iron roof, lantern, spire.
  pen.rect(STONE, x - 6.2, -67, 12.4, 4.6)
  for (let i = 0; i < 6; i++) pen.rect('#232a56', x - 5.4 + i * 2, -66.4, 1, 3.6)
  for (let i = 0; i < 6; i++) pen.light(rect(x - 5.4 + i * 2, -66.4, 1, 3.6), '#8fd6a0', 0.5)
  pen.both((m) => pinnacle(pen, x + m * 6.6, 62, 1.4, 8))
  pen.poly(SLATE, [
    [x - 6.8, -67],
    [x - 3.4, -78],
    [x + 3.4, -78],
    [x + 6.8, -67],
  ])
  pen.poly(dark(pen, SLATE, 0.45), [
    [x + 2, -67],
    [x + 1, -78],
    [x + 3.4, -78],
    [x + 6.8, -67],
  ])
  pen.rect('#e3b95a', x - 3.2, -81.4, 6.4, 3.6).light(rect(x - 2.6, -81, 5.2, 3), '#fff0b0', 0.9)
  pen.poly(SLATE, [
    [x - 3.6, -81.4],
    [x, -95],
    [x + 3.6, -81.4],
  ])
  pen.poly(dark(pen, SLATE, 0.45), [
    [x + 0.8, -81.4],
    [x, -95],
    [x + 3.6, -81.4],
  ])
  pen.rect('#e3b95a', x - 0.25, -99, 0.5, 5)
}

/** The great square tower at the other end, with a flag at each corner turret. */
function royalTower(pen, x) {
  block(pen, x, 11.5, -2, 84)
  for (let y = 22; y < 80; y += 20)
    for (let i = 0; i < 3; i++) {
      pen.rect('#3b3f68', x - 8.2 + i * 5.8, -y - 14, 3.2, 13)
      pen.light(rect(x - 8.2 + i * 5.8, -y - 14, 3.2, 13), '#ffc878', 0.35)
    }
  for (let y = 16; y < 86; y += 20) pen.rect(pale(pen, STONE), x - 12, -y - 4, 24, 1)
  pen.both((m) => {
    pen.rect(pale(pen, STONE, 0.1), x + m * 11 - 2, -92, 4, 94)
    pinnacle(pen, x + m * 11, 90, 3, 10)
  })
  for (let i = 0; i < 6; i++) pen.rect(STONE, x - 9 + i * 3.4, -87, 1.8, 4)
  pen.rect('#cfd6e4', x - 0.35, -118, 0.7, 34)
  pen.poly('#c23b44', [
    [x + 0.4, -117.6],
    [x + 11, -116],
    [x + 10, -110.6],
    [x + 0.4, -111.6],
  ])
}

/** The parliament along the river in metres, from the royal tower to the clock tower. */
export const parliament = () => ({
  width: 320,
  height: 118,
  draw(pen) {
    const r = random(5)
    pen.rect(STONE, -140, -21, 250, 24)
    pen.poly(SLATE, [
      [-140, -21],
      [-137, -27],
      [104, -27],
      [108, -21],
    ])
    const centre = -22
    block(pen, centre, 6.5, 20, 48)
    for (let i = 0; i < 3; i++) pen.rect('#3b3f68', centre - 4.4 + i * 3.4, -45, 1.8, 14)
    pen.both((m) => pinnacle(pen, centre + m * 6, 47, 2, 10))
    pen.poly(pale(pen, STONE, 0.1), [
      [centre - 5, -48],
      [centre, -91],
      [centre + 5, -48],
    ])
    pen.poly(dark(pen, STONE, 0.34), [
      [centre + 1, -48],
      [centre, -91],
      [centre + 5, -48],
    ])
    for (let i = 0; i < 62; i++) {
      const x = -137 + i * 4
      for (const y of [-18, -11.4])
        pen.window(x - 0.7, y, 1.4, 4.6, { lit: r() < 0.75, glow: '#ffc46a', glass: '#3f4670' })
      pen.rect(pale(pen, STONE, 0.25), x + 1.6, -23, 0.7, 24)
      if (i % 3 === 0) pinnacle(pen, x + 2, 21, 1.1, 5)
    }
    pen
      .rect(dark(pen, STONE, 0.25), -140, -5.4, 250, 1)
      .rect(dark(pen, STONE, 0.45), -140, -2, 250, 5)
    for (const x of [-118, -70, 20, 66, 98]) {
      block(pen, x, 7, -2, 30)
      for (let i = 0; i < 3; i++)
        for (const y of [-27, -18, -10])
          pen.window(x - 4.6 + i * 3.6, y, 1.6, 5, {
            lit: r() < 0.8,
            glow: '#ffc46a',
            glass: '#3f4670',
          })
      pen.both((m) => pinnacle(pen, x + m * 6.4, 30, 1.8, 8))
      pen.poly(SLATE, [
        [x - 6, -30],
        [x - 3, -37],
        [x + 3, -37],
        [x + 6, -30],
      ])
    }
    royalTower(pen, -138)
    clockTower(pen, 124)
    pen.rect(STONE, 108, -16, 12, 18)
    pen.round(-152, -30, 280, 34, { light: 0.1, shade: 0.22 })
  },
})

/** The cast-iron lamp of the embankment: two fish round a post, one globe. */
export const fishLamp = ({ iron = '#20264c' } = {}) => ({
  width: 16,
  height: 52,
  draw(pen) {
    pen.rect('#3a3a58', -6, -6, 12, 8).rect(iron, -4.4, -8, 8.8, 2.4)
    pen.path(iron, 'M-1.2 -38L1.2 -38L1.8 -8L-1.8 -8Z')
    pen.stroke(iron, 'M-4 -8C-6 -14 4 -15 2 -20C1 -24 -3 -23 -2.4 -27', 2)
    pen.stroke(iron, 'M4 -8C6 -14 -4 -15 -2 -20C-1 -24 3 -23 2.4 -27', 2)
    pen.rect(iron, -2.6, -40, 5.2, 2)
    pen.ellipse('#fff4d6', 0, -44, 4.2).light(ellipse(0, -44, 4.2), '#ffe6b0')
    pen.path(iron, 'M-2 -48Q0 -51 2 -48Z').rect(iron, -0.4, -53, 0.8, 4)
  },
})
