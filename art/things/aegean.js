import { random } from '../core/random.js'

/** A Cycladic windmill: round white body, straw cap, sails of bare spokes. */
export const windmill = ({ turn = 0.2, cap = '#a88a5c' } = {}) => ({
  width: 120,
  height: 118,
  draw(pen) {
    pen.path('#f7f5f0', 'M-26 2L-22 -62C-12 -66 12 -66 22 -62L26 2Z')
    pen.round(-26, -66, 52, 70, { light: 0.1, shade: 0.42 })
    pen.path(cap, 'M-26 -61C-18 -74 -8 -86 0 -92C8 -86 18 -74 26 -61C12 -56 -12 -56 -26 -61Z')
    for (let i = -6; i <= 6; i++)
      pen.stroke('rgba(60,40,40,.28)', `M0 -92Q${i * 2.4} -76 ${i * 4.2} -59`, 0.9)
    pen.path('#3f6fa0', 'M-5 1L-5 -17A5 5 0 0 1 5 -17L5 1Z').rect('#3f6fa0', -3.5, -44, 7, 8)
    const cx = -12
    const cy = -66
    for (let i = 0; i < 12; i++) {
      const a = turn + (i / 12) * 6.283
      const x = cx + Math.cos(a) * 46
      const y = cy + Math.sin(a) * 46
      pen.line(
        '#6b5040',
        [
          [cx, cy],
          [x, y],
        ],
        1.4,
      )
      const b = a + 0.16
      pen.poly('rgba(250,244,230,.85)', [
        [cx + Math.cos(a) * 20, cy + Math.sin(a) * 20],
        [x, y],
        [cx + Math.cos(b) * 42, cy + Math.sin(b) * 42],
      ])
    }
    const ring = Array.from({ length: 25 }, (_, i) => [
      cx + Math.cos((i / 24) * 6.283) * 45,
      cy + Math.sin((i / 24) * 6.283) * 45,
    ])
    pen.line('rgba(107,80,64,.7)', ring, 0.7).ellipse('#5a4038', cx, cy, 2.8)
  },
})

/** A clay pot of flowers beside a door. */
export const flowerPot = ({ bloom = '#e0527a', seed = 1 } = {}) => ({
  width: 50,
  height: 60,
  draw(pen) {
    const r = random(seed)
    for (let i = 0; i < 46; i++)
      pen.ellipse(
        i % 3 ? '#4f8448' : '#6fa552',
        -16 + r() * 32,
        -24 - r() * 26,
        3 + r() * 3,
        2 + r() * 2,
      )
    for (let i = 0; i < 40; i++)
      pen.ellipse(i % 4 ? bloom : '#f7a0b4', -18 + r() * 36, -26 - r() * 30, 2.2 + r() * 1.4)
    pen.path('#c9744a', 'M-12 -24L12 -24L9 0L-9 0Z').rect('#d98a5c', -14, -27, 28, 5)
    pen.round(-14, -27, 28, 28, { light: 0.25, shade: 0.4 })
  },
})
