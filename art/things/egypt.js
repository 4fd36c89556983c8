import { random } from '../core/random.js'

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
