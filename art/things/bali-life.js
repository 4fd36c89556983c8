import { random } from '../core/random.js'

/** An outrigger boat of the fishermen, prow to the right, its lateen sail striped. */
export const jukung = ({ hull = '#f4efe4', trim = '#2f7fa8', sail = null } = {}) => ({
  width: 150,
  height: sail ? 120 : 44,
  draw(pen) {
    if (sail) {
      pen
        .line(
          '#7a5a40',
          [
            [4, -12],
            [14, -112],
          ],
          1.8,
        )
        .line(
          '#7a5a40',
          [
            [-52, -26],
            [22, -118],
          ],
          1.6,
        )
        .line(
          '#7a5a40',
          [
            [-52, -26],
            [52, -34],
          ],
          1.4,
        )
      const cloth = 'M-52 -27L22 -118L52 -35C20 -26 -16 -24 -52 -27Z'
      pen.path(sail[0], cloth)
      pen.clip(cloth, () => {
        for (let i = 0; i < 6; i++)
          pen.poly(sail[i % sail.length], [
            [22, -120],
            [-56 + i * 19, -20],
            [-56 + i * 19 + 19, -20],
          ])
        pen.path('rgba(60,50,110,.16)', 'M-52 -27L22 -118L4 -24Z')
      })
    }
    pen.stroke('#8a6a4c', 'M-36 -14C-34 -34 -30 -30 -28 -4M28 -14C30 -36 34 -32 36 -4', 2)
    pen.path(
      hull,
      'M-62 -22C-44 -10 40 -10 58 -20L74 -30C70 -12 56 2 42 5L-40 5C-52 2 -60 -8 -62 -22Z',
    )
    pen.path(trim, 'M-62 -22C-44 -10 40 -10 58 -20L74 -30L72 -23C56 -8 -48 -6 -60 -15Z')
    pen.path('#d9573f', 'M-56 -5C-40 0 44 0 58 -8L55 -4C44 4 -40 4 -52 0Z')
    pen.ellipse('#ffffff', 58, -15, 3).ellipse('#23283a', 59, -15, 1.4)
    pen.line(
      '#d6b988',
      [
        [-58, 3],
        [-30, 0],
        [48, 1],
        [66, -3],
      ],
      3.4,
    )
  },
})

/** A ceremonial parasol, fringed, on its leaning pole. */
export const parasol = ({ colour = '#f2c14a', fringe = '#fff6e0' } = {}) => ({
  width: 60,
  height: 120,
  draw(pen) {
    pen.line(
      '#8a5a34',
      [
        [0, 2],
        [0, -112],
      ],
      2,
    )
    pen.path(
      colour,
      'M-26 -90C-20 -106 -8 -113 0 -114C8 -113 20 -106 26 -90C14 -86 -14 -86 -26 -90Z',
    )
    pen
      .path(fringe, 'M-26 -91C-14 -87 14 -87 26 -91L26 -82C14 -78 -14 -78 -26 -82Z')
      .path(colour, 'M-26 -82C-14 -78 14 -78 26 -82L25 -78C14 -74 -14 -74 -25 -78Z')
    for (let x = -24; x <= 24; x += 6)
      pen.line(
        pen.blend(colour, '#8a3a2a', 0.35),
        [
          [x, -79 + Math.abs(x) * -0.1],
          [x, -72 + Math.abs(x) * -0.1],
        ],
        1,
      )
    for (const x of [-14, 0, 14])
      pen.stroke('rgba(110,50,30,.25)', `M0 -114Q${x * 0.8} -104 ${x} -87`, 0.9)
    pen.ellipse('#e8b23c', 0, -116, 2, 4)
  },
})

/** A woman in temple dress seen from behind, with an offering of fruit and flowers on her head. */
export const offeringBearer = ({
  blouse = '#f7f0e2',
  sarong = '#c98a2f',
  sash = '#e0b83c',
  seed = 1,
} = {}) => ({
  width: 50,
  height: 130,
  draw(pen) {
    const r = random(seed)
    pen
      .path(sarong, 'M-9 0C-11 -20 -12 -38 -8.500 -52L8.500 -52C12 -38 11 -20 9 0Z')
      .path('rgba(40,24,60,.2)', 'M1 0C3 -20 4 -38 3 -52L8.500 -52C12 -38 11 -20 9 0Z')
    for (let i = 0; i < 9; i++)
      pen.ellipse('rgba(255,236,190,.5)', -7 + r() * 14, -6 - r() * 40, 1.3)
    pen
      .path(blouse, 'M-8.500 -50C-10 -62 -11 -70 -9 -78L9 -78C11 -70 10 -62 8.500 -50Z')
      .rect(sash, -8.6, -58, 17.2, 6)
      .path(sash, 'M5 -56L9 -34L4 -34L2 -54Z')
    pen
      .limb(blouse, [-9, -77], [-16, -70], [-15, -60], 5, 4)
      .limb(blouse, [9, -77], [19, -82], [13, -100], 5, 3.6)
      .ellipse('#b97c54', 12, -102, 2.4)
    pen
      .rect('#b97c54', -2.4, -83, 4.8, 6)
      .ellipse('#26202e', 0, -88, 5.4, 6)
      .ellipse('#26202e', 0, -82, 3.8, 3.2)
      .ellipse('#fff2d0', 4.6, -86, 1.8)
    pen.path('#d8b25a', 'M-10 -95L10 -95L8 -99L-8 -99Z')
    const rows = [
      ['#d9573f', 8],
      ['#f0b73c', 7],
      ['#7fae3f', 6],
      ['#f0e0c0', 5],
      ['#e0637a', 3.6],
    ]
    rows.forEach(([c, half], i) => {
      for (let x = -half; x <= half; x += 4.2)
        pen
          .ellipse(c, x + (i % 2), -101 - i * 5.2, 3, 3)
          .ellipse('rgba(255,255,255,.3)', x - 0.8 + (i % 2), -102 - i * 5.2, 1)
    })
    pen.path('#f2e3a8', 'M-3 -126L0 -134L3 -126ZM-8 -120L-7 -128L-4 -122ZM8 -120L7 -128L4 -122Z')
  },
})

/** A bamboo pole bent by its own offering, hung with palm leaf, for the festival. */
export const penjor = ({ flip = 1 } = {}) => ({
  width: 110,
  height: 170,
  draw(pen) {
    const m = flip
    pen.stroke(
      '#b8a050',
      `M0 2C${m * -2} -80 0 -140 ${m * 22} -162C${m * 34} -172 ${m * 44} -160 ${m * 46} -140`,
      2.2,
    )
    const pts = [
      [0, -70],
      [0, -88],
      [1, -106],
      [4, -124],
      [9, -142],
      [18, -157],
      [30, -166],
      [40, -160],
    ]
    pts.forEach(([x, y], i) => {
      pen.path(
        i % 2 ? '#e9d98a' : '#cdbb5a',
        `M${m * x} ${y}C${m * (x - 12)} ${y + 4} ${m * (x - 15)} ${y + 14} ${m * (x - 13)} ${y + 20}C${m * (x - 9)} ${y + 12} ${m * (x - 4)} ${y + 8} ${m * x} ${y + 5}Z`,
      )
      pen.path(
        '#a9b84a',
        `M${m * x} ${y}C${m * (x + 11)} ${y + 5} ${m * (x + 13)} ${y + 14} ${m * (x + 10)} ${y + 20}C${m * (x + 7)} ${y + 12} ${m * (x + 4)} ${y + 8} ${m * x} ${y + 5}Z`,
      )
    })
    pen.line(
      '#d8c46a',
      [
        [m * 46, -140],
        [m * 46, -92],
      ],
      1.2,
    )
    for (let y = -138; y < -96; y += 9)
      pen.path(
        '#efe0a0',
        `M${m * 46 - 5} ${y}L${m * 46} ${y - 6}L${m * 46 + 5} ${y}L${m * 46} ${y + 7}Z`,
      )
    pen.path('#f4e8b8', `M${m * 46 - 7} -94L${m * 46 + 7} -94L${m * 46} -76Z`)
  },
})
