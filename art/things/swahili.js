import { random } from '../core/random.js'

/** A carved Zanzibar door with brass studs, in its frame. */
export const carvedDoor = () => ({
  width: 134,
  height: 170,
  draw(pen) {
    const wood = '#7a4a2c'
    const light = '#b07a48'
    const dark = '#4a2a1e'
    pen.path('#c9b08c', 'M-58 2L-58 -128C-58 -166 58 -166 58 -128L58 2Z')
    pen.path(dark, 'M-52 2L-52 -126C-52 -160 52 -160 52 -126L52 2Z')
    pen.path(wood, 'M-50 2L-50 -126C-50 -157 50 -157 50 -126L50 2L38 2L38 -112L-38 -112L-38 2Z')
    for (let y = -6; y > -110; y -= 9)
      pen.both((m) =>
        pen
          .ellipse(light, m * 44, y, 4, 3.6)
          .ellipse(dark, m * 44, y, 2, 1.8)
          .ellipse('#d9a862', m * 44, y, 0.9),
      )
    for (let i = 0; i <= 12; i++) {
      const a = Math.PI * (1 - i / 12)
      pen
        .ellipse(light, Math.cos(a) * 41, -124 - Math.sin(a) * 18, 3.4)
        .ellipse(dark, Math.cos(a) * 41, -124 - Math.sin(a) * 18, 1.5)
    }
    // The lunette: a fan of petals.
    for (let i = 0; i < 9; i++) {
      const a = Math.PI * (1 - (i + 0.5) / 9)
      pen.limb(
        i % 2 ? light : '#946038',
        [0, -116],
        [Math.cos(a) * 16, -116 - Math.sin(a) * 9],
        [Math.cos(a) * 32, -116 - Math.sin(a) * 20],
        2,
        8,
      )
    }
    pen.ellipse('#d9a862', 0, -117, 5, 4).rect(light, -40, -114, 80, 5)
    for (let x = -36; x < 38; x += 6) pen.ellipse(dark, x + 3, -111.5, 1.8)
    pen.both((m) => {
      const x = m < 0 ? -37 : 1.5
      pen.rect('#6a3f26', x, -108, 35.5, 110)
      for (let r = 0; r < 4; r++) {
        pen
          .rect('#8a5632', x + 3, -104 + r * 27, 29.5, 23)
          .rect('#744528', x + 5.5, -101.5 + r * 27, 24.5, 18)
        for (let c = 0; c < 3; c++)
          pen
            .ellipse('#3a2018', x + 9.5 + c * 8.5, -91.5 + r * 27, 3.6)
            .ellipse('#e0b45c', x + 9.5 + c * 8.5, -92.5 + r * 27, 2.8)
            .path(
              '#f7dc94',
              `M${x + 8.5 + c * 8.5} -93L${x + 9.5 + c * 8.5} -98L${x + 10.5 + c * 8.5} -93Z`,
            )
      }
    })
    pen.rect('#946038', -3, -110, 6, 112)
    for (let y = -104; y < 0; y += 7) pen.ellipse('#d9a862', 0, y, 1.3)
    pen.stroke('#e0b45c', 'M-9 -50C-9 -42 -17 -42 -17 -50', 1.6)
    pen.rect('#d8c6a6', -64, -2, 128, 5)
  },
})

/** A basket heaped with ground spice. */
export const spiceHeap = ({ colour = '#d98a2c' } = {}) => ({
  width: 60,
  height: 44,
  draw(pen) {
    pen.path(colour, 'M-25 -18C-14 -24 -5 -38 0 -44C5 -38 14 -24 25 -18Z')
    pen
      .path('rgba(255,240,200,.3)', 'M-25 -18C-14 -24 -5 -38 0 -44C-2 -34 -6 -24 -8 -18Z')
      .path('rgba(60,20,60,.25)', 'M0 -44C5 -38 14 -24 25 -18L9 -18C7 -28 4 -36 0 -44Z')
    pen.path('#b98a52', 'M-28 -19L28 -19L22 2L-22 2Z')
    for (let i = -24; i < 25; i += 5)
      pen.line(
        'rgba(70,36,30,.35)',
        [
          [i * 1.06, -18],
          [i * 0.84, 2],
        ],
        1.1,
      )
    pen.rect('#d6aa6c', -29, -21, 58, 4).rect('rgba(70,36,30,.3)', -26, -9, 52, 1.2)
  },
})
