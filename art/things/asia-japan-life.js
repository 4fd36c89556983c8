import { random } from '../core/random.js'

/** A stone lantern of temple gardens. */
export const stoneLantern = () => ({
  width: 40,
  height: 60,
  draw(pen) {
    const c = '#8f908c'
    pen.poly(c, [
      [-13, 2],
      [13, 2],
      [10, -5],
      [-10, -5],
    ])
    pen.poly(c, [
      [-5, -5],
      [5, -5],
      [4, -28],
      [-4, -28],
    ])
    pen.poly(c, [
      [-11, -28],
      [11, -28],
      [8, -33],
      [-8, -33],
    ])
    pen
      .rect(c, -7.5, -44, 15, 11)
      .rect('#3c3c50', -4, -42.5, 8, 8)
      .light('M-4 -42.5h8v8h-8Z', '#ffcf7a')
    pen.path(c, 'M-17 -42Q-6 -48 -4 -54L4 -54Q6 -48 17 -42Z')
    pen.ellipse(c, 0, -56.5, 3.2, 3.4)
    pen.round(-17, -60, 34, 62)
  },
})

/** A paper lantern hanging from its top; drawn below y = 0. */
export const paperLantern = (pen, x, y, w, h, colour = '#e8462f', glow = '#ffb25e') => {
  pen.rect('#2b2438', x - w * 0.22, y, w * 0.44, h * 0.08)
  pen.ellipse(colour, x, y + h * 0.5, w * 0.5, h * 0.44)
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    const b = Math.sin(t * Math.PI) * w * 0.49
    pen.stroke(
      pen.blend(colour, '#5a1626', 0.4),
      `M${x - b} ${y + h * (0.06 + t * 0.88)}q${b} ${h * 0.05} ${b * 2} 0`,
      h * 0.012,
    )
  }
  pen.rect('#2b2438', x - w * 0.2, y + h * 0.92, w * 0.4, h * 0.07)
  pen.light(
    `M${x - w * 0.34} ${y + h * 0.5}a${w * 0.34} ${h * 0.36} 0 1 1 ${w * 0.68} 0a${w * 0.34} ${h * 0.36} 0 1 1 ${-w * 0.68} 0Z`,
    glow,
    0.62,
  )
}

/** A festival stall: striped curtain, counter, warm light inside. */
export const stall = ({
  cloth = '#d8473a',
  seed = 1,
  goods = ['#e0873a', '#f0c860', '#c9523c', '#8fae4a'],
} = {}) => ({
  width: 128,
  height: 90,
  draw(pen) {
    const r = random(seed)
    const wood = '#7a4f3a'
    pen.rect('#e0a05a', -54, -66, 108, 46).light('M-54 -66h108v46h-108Z', '#ffc878', 0.5)
    for (let i = 0; i < 3; i++) {
      const x = -34 + i * 32 + r() * 8
      pen.path(
        ['#3c5aa0', '#f1ead8', '#2f6a72'][i],
        `M${x - 9} -22Q${x - 10} -44 ${x} -45Q${x + 10} -44 ${x + 9} -22Z`,
      )
      pen.ellipse('#c89a7c', x, -50, 4.2, 5).path('#f4efe6', `M${x - 5} -52Q${x} -60 ${x + 5} -52Z`)
    }
    pen.rect(wood, -58, -24, 116, 26)
    pen.rect(pen.blend(wood, '#ffd9a0', 0.4), -60, -27, 120, 4)
    pen.rect(cloth, -50, -19, 100, 15)
    for (let i = 0; i < 4; i++) pen.ellipse('#f6ead4', -36 + i * 24, -11.5, 5, 5)
    for (let i = 0; i < 18; i++)
      pen.ellipse(goods[i % goods.length], -52 + i * 6.1, -29.4 - r() * 3, 3.2, 2.8)
    pen.both((m) => pen.rect(wood, m * 57 - 2, -74, 4, 76))
    pen.path(cloth, 'M-64 -72L-58 -90L58 -90L64 -72Z')
    for (let i = 0; i < 8; i++) {
      const x = -64 + i * 16
      if (i % 2)
        pen.path(
          '#f6ead4',
          `M${x} -72L${-58 + i * 14.5} -90L${-58 + (i + 1) * 14.5} -90L${x + 16} -72Z`,
        )
      pen.path(i % 2 ? '#f6ead4' : cloth, `M${x} -72h16v8q-8 6 -16 0Z`)
    }
    pen.light('M-64 -72h128v10h-128Z', '#ffb45c', 0.3)
    for (const x of [-44, 0, 44]) paperLantern(pen, x, -64, 10, 13)
  },
})
