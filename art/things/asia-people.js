import { random } from '../core/random.js'

/** A group of people from behind, heads and shoulders uneven: festival and market crowds. */
export const crowd = ({
  count = 9,
  seed = 1,
  colours = ['#3c5aa0', '#b8433c', '#e0c9a0', '#2f6a72', '#4a3a66'],
} = {}) => ({
  width: count * 15 + 20,
  height: 56,
  draw(pen) {
    const r = random(seed)
    const people = Array.from({ length: count }, (_, i) => ({
      x: (i - (count - 1) / 2) * 15 + (r() - 0.5) * 9,
      h: 44 + r() * 9,
      c: colours[Math.floor(r() * colours.length)],
      hair: r(),
    }))
    people.sort((a, b) => b.h - a.h)
    for (const { x, h, c, hair } of people) {
      pen.path(
        '#262748',
        `M${x - 4} 1L${x - 3.4} ${-h * 0.4}L${x - 0.4} ${-h * 0.4}L${x - 1} 1ZM${x + 1} 1L${x + 0.4} ${-h * 0.4}L${x + 3.4} ${-h * 0.4}L${x + 4} 1Z`,
      )
      pen.path(
        c,
        `M${x - 7.6} ${-h * 0.3}Q${x - 8.6} ${-h * 0.72} ${x - 5} ${-h * 0.8}L${x + 5} ${-h * 0.8}Q${x + 8.6} ${-h * 0.72} ${x + 7.6} ${-h * 0.3}Z`,
      )
      pen.ellipse('#c89a7c', x, -h * 0.83, 2, 2.6)
      pen.ellipse(hair < 0.6 ? '#221c30' : '#4a3040', x, -h * 0.9, 3.8, 4.6)
      if (hair < 0.25) pen.ellipse('#221c30', x, -h, 2, 1.8)
    }
  },
})

/** A conical-hatted vendor sitting in a boat or at a stall, facing left or right. */
export const vendor = ({ cloth = '#3f6fa8' } = {}) => ({
  width: 40,
  height: 40,
  draw(pen) {
    pen.path(cloth, 'M-11 1Q-12 -20 -5 -25L5 -25Q12 -20 11 1Z')
    pen.path(pen.blend(cloth, '#1c1a3c', 0.3), 'M6 -22Q15 -15 18 -7L15 -5Q8 -10 4 -14Z')
    pen.ellipse('#a8714f', 17, -6, 1.8, 1.6)
    pen.ellipse('#a8714f', 0, -28.5, 3.8, 4.6)
    pen.path('#e6cb8c', 'M-14 -29Q0 -26.6 14 -29Q6 -34 0 -40Q-6 -34 -14 -29Z')
    pen.stroke('#c09c58', 'M-14 -29Q0 -26.6 14 -29', 0.9)
  },
})

/** Someone paddling a small boat or kayak to the right. */
export const kayak = ({ colour = '#f0b02e' } = {}) => ({
  width: 90,
  height: 28,
  below: 3,
  draw(pen) {
    pen.path(colour, 'M-42 -7Q0 3 42 -7Q26 3 0 3Q-26 3 -42 -7Z')
    for (const [x, c] of [
      [-10, '#d8473a'],
      [12, '#2f6f9a'],
    ]) {
      pen.path(c, `M${x - 5} -2Q${x - 5} -14 ${x} -15Q${x + 5} -14 ${x + 5} -2Z`)
      pen.ellipse('#8a5a42', x, -19, 2.9, 3.4)
      pen.line(
        '#3a3550',
        [
          [x - 12, -16],
          [x + 14, -4],
        ],
        1,
      )
      pen.ellipse('#f4f0e6', x + 15, -3.4, 2.8, 1.6)
    }
  },
})
