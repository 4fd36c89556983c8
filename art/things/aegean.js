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

/** A giant tortoise walking to the right. */
export const tortoise = () => ({
  width: 150,
  height: 88,
  draw(pen) {
    const skin = '#7d7468'
    pen.path(pen.blend(skin, '#241f38', 0.4), 'M-14 -28L-20 0L-4 0L0 -26ZM34 -28L38 0L52 0L46 -30Z')
    pen
      .path(
        skin,
        'M40 -42C54 -46 60 -58 62 -66C64 -74 72 -76 78 -72C83 -68 82 -60 76 -59C70 -50 62 -34 44 -28Z',
      )
      .ellipse('#241f38', 74, -67, 1.6)
    pen.stroke(
      'rgba(40,30,60,.4)',
      'M82 -63Q77 -61 74 -62M58 -52Q62 -46 60 -40M64 -58Q67 -52 65 -46',
      0.9,
    )
    pen.path(
      skin,
      'M-44 -26C-52 -14 -52 -6 -50 0L-30 0C-28 -8 -26 -18 -26 -26ZM20 -28C22 -14 22 -6 20 0L40 0C42 -10 44 -20 42 -30Z',
    )
    for (const x of [-47, -41, -35, 23, 29, 35]) pen.ellipse('#c9bda8', x, -1.5, 2, 1.6)
    const shell =
      'M-58 -26C-58 -62 -28 -86 0 -86C30 -86 54 -62 54 -32C50 -22 30 -20 0 -20C-30 -20 -52 -20 -58 -26Z'
    pen.path('#5f5a52', shell)
    pen.clip(shell, () => {
      for (const [x, y, q] of [
        [-34, -44, 17],
        [-4, -52, 19],
        [28, -46, 17],
        [-18, -76, 14],
        [14, -78, 14],
        [-52, -28, 11],
        [48, -28, 11],
      ]) {
        for (let i = 3; i > 0; i--)
          pen.poly(
            ['#8c8270', '#6f685c', '#7d7464'][i - 1],
            [
              [-0.9, 0.2],
              [-0.5, -0.8],
              [0.5, -0.8],
              [0.9, 0.2],
              [0.5, 0.9],
              [-0.5, 0.9],
            ].map(([a, b]) => [x + a * q * i * 0.33, y + b * q * i * 0.33]),
          )
      }
      for (let x = -56; x < 56; x += 13)
        pen.poly('#6f685c', [
          [x, -20],
          [x + 11, -20],
          [x + 10, -30],
          [x + 2, -30],
        ])
      pen.k.save()
      const g = pen.k.createLinearGradient(0, -86, 0, -18)
      g.addColorStop(0, 'rgba(255,240,205,.4)')
      g.addColorStop(0.5, 'rgba(30,20,60,0)')
      g.addColorStop(1, 'rgba(30,20,60,.5)')
      pen.k.fillStyle = g
      pen.k.fillRect(-60, -90, 120, 76)
      pen.k.restore()
    })
  },
})
