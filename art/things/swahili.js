import { random } from '../core/random.js'

/** The House of Wonders in Stone Town: tiers of white verandas round a clock tower. */
export const houseOfWonders = () => ({
  width: 190,
  height: 120,
  draw(pen) {
    const wall = '#f2e6cf'
    pen.rect('#d8c6a6', -84, -70, 168, 72)
    pen
      .rect(wall, -20, -96, 40, 98)
      .path(wall, 'M-16 -96L-16 -110L16 -110L16 -96Z')
      .rect('#c9b592', -22, -97, 44, 3)
    pen.path('#b0553c', 'M-18 -110L0 -120L18 -110Z')
    pen
      .ellipse('#fbf6ea', 0, -102, 5.5)
      .ellipse('#6a5a50', 0, -102, 0.9)
      .line(
        '#4a3a3c',
        [
          [0, -102],
          [0, -106],
        ],
        0.8,
      )
      .line(
        '#4a3a3c',
        [
          [0, -102],
          [3, -101],
        ],
        0.8,
      )
    for (const y of [0, -23, -46]) {
      for (let x = -78; x < 80; x += 13)
        pen
          .path('#5f5660', `M${x} ${y - 2}L${x} ${y - 16}L${x + 9} ${y - 16}L${x + 9} ${y - 2}Z`)
          .light(
            `M${x} ${y - 2}L${x} ${y - 16}L${x + 9} ${y - 16}L${x + 9} ${y - 2}Z`,
            '#ffbf70',
            0.5,
          )
      pen.rect('#fffaf0', -92, y - 22, 184, 3.4).rect('#efe2c8', -92, y - 7, 184, 1.4)
      for (let x = -91; x <= 91; x += 9.1) pen.rect('#fffaf0', x - 1, y - 20, 2, 21)
      for (let x = -91; x < 91; x += 3) pen.rect('rgba(255,250,240,.8)', x, y - 6.5, 0.8, 6)
    }
    pen.path('#a8563e', 'M-96 -68L-84 -78L84 -78L96 -68Z')
    for (let x = -90; x < 90; x += 5)
      pen.line(
        'rgba(60,16,30,.3)',
        [
          [x, -69],
          [x * 0.94, -77],
        ],
        0.8,
      )
    pen.rect(wall, -12, -96, 24, 22)
    for (const x of [-8, 3]) pen.window(x, -92, 5, 13)
  },
})

/** A coral-stone house with shutters and a carved balcony. */
export const coralHouse = ({ seed = 1, wall = '#f0e2c8', floors = 3 } = {}) => ({
  width: 76,
  height: floors * 24 + 14,
  draw(pen) {
    const r = random(seed)
    const H = floors * 24
    pen.rect(wall, -32, -H, 64, H + 2)
    for (let i = 0; i < 16; i++)
      pen.ellipse('rgba(120,90,80,.1)', -30 + r() * 60, -r() * H, 2 + r() * 6, 1 + r() * 5)
    if (r() < 0.5)
      for (let x = -32; x < 30; x += 8)
        pen.path(
          wall,
          `M${x} -${H - 1}L${x} -${H + 7}L${x + 2.5} -${H + 11}L${x + 5} -${H + 7}L${x + 5} -${H - 1}Z`,
        )
    else pen.path('#9a8a86', `M-36 -${H - 2}L-28 -${H + 12}L28 -${H + 12}L36 -${H - 2}Z`)
    const shutter = ['#4f7f7a', '#6a4a36', '#3f6f8a', '#7a5a3c'][Math.floor(r() * 4)]
    for (let f = 1; f < floors; f++)
      for (const x of [-24, -5, 14]) {
        const y = -f * 24 - 19
        pen
          .rect(shutter, x - 3, y, 3.4, 15)
          .rect(shutter, x + 8.6, y, 3.4, 15)
          .window(x, y, 9, 15, { lit: r() < 0.6 })
      }
    if (floors > 2) {
      pen.rect('#7a5238', -28, -31, 56, 3).rect('#8a6042', -28, -41, 56, 2)
      for (let x = -28; x <= 27; x += 3.4) pen.rect('#8a6042', x, -40, 1, 10)
    }
    pen
      .path('#5a3826', 'M-8 2L-8 -16C-8 -21 8 -21 8 -16L8 2Z')
      .stroke('#c99a5a', 'M-9 2L-9 -16C-9 -23 9 -23 9 -16L9 2', 1.6)
    for (const x of [-25, 15]) pen.window(x, -17, 10, 11, { lit: r() < 0.7 })
  },
})

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
