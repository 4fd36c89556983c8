import { random } from '../core/random.js'

/** An elephant walking to the right. `calf` has no tusk. */
export const elephant = ({ calf = false } = {}) => ({
  width: 170,
  height: 104,
  draw(pen) {
    const skin = '#8b7d78'
    pen.path(
      '#5c5152',
      'M8 -46C8 -28 4 -14 6 0L21 0C22 -14 22 -26 26 -44ZM-42 -48C-40 -30 -30 -22 -33 -12L-34 0L-20 0C-18 -12 -14 -24 -16 -42Z',
    )
    pen.path(
      skin,
      'M-55 -77C-51 -91 -38 -96 -26 -94C-12 -92 -2 -91 10 -96C20 -99.500 28 -97 33 -96C38 -103 50 -105 58 -99C65 -94 68 -83 69.500 -70C71.500 -54 76 -40 76 -26C76 -14 73 -6 67 -3C63 -1.500 60 -4 61.500 -6.500C66 -8 67.500 -16 67 -26C66 -40 62 -50 58 -60C55 -58 51 -58 48 -60C44 -54 42 -50 41 -44C39 -30 40 -14 42 -1.500L43 0L26 0C26 -14 25 -26 22 -38C10 -32 -8 -30 -22 -37C-25 -28 -27 -22 -27.500 -14C-27.800 -8 -27 -4 -26 0L-43.500 0C-43 -10 -45 -18 -49 -28C-54 -40 -59 -60 -55 -77Z',
    )
    pen.path(
      skin,
      'M-55 -76C-60 -70 -63 -58 -61.500 -44L-63.500 -34L-60 -33.500L-59.500 -44C-60.500 -56 -58 -64 -54.500 -70Z',
    )
    // Light on the back, shade under the belly.
    pen.k.save()
    pen.k.globalCompositeOperation = 'source-atop'
    const g = pen.k.createLinearGradient(0, -104, 0, 0)
    g.addColorStop(0, 'rgba(255,225,190,.34)')
    g.addColorStop(0.35, 'rgba(255,225,190,0)')
    g.addColorStop(0.6, 'rgba(30,20,50,.12)')
    g.addColorStop(1, 'rgba(30,20,50,.5)')
    pen.k.fillStyle = g
    pen.k.fillRect(-80, -106, 170, 108)
    pen.k.restore()
    const r = random(4)
    for (let i = 0; i < 26; i++) {
      const x = -48 + r() * 84
      const y = -88 + r() * 44
      pen.stroke(
        'rgba(40,26,40,.14)',
        `M${x} ${y}q4 ${3 + r() * 4} ${9 + r() * 6} ${r() * 6 - 3}`,
        0.6,
      )
    }
    pen.path(
      '#9c8d86',
      'M39 -93C30 -98 17 -93 13 -84C10 -74 15 -60 24 -49C29 -46 33 -51 35 -57C41 -60 45 -70 45 -80C45 -87 43 -91 39 -93Z',
    )
    pen.path(
      'rgba(50,30,46,.28)',
      'M24 -49C15 -60 10 -74 13 -84C15 -74 20 -60 29 -52C28 -49 26 -48 24 -49Z',
    )
    pen.ellipse('#2c2028', 56, -82, 1.5)
    if (!calf) pen.path('#f4e8cf', 'M58.500 -66C62 -56 70 -48 83 -50C74 -44 60 -48 54.500 -62Z')
  },
})

/** A giraffe facing right, with its patches. */
export const giraffe = () => ({
  width: 90,
  height: 123,
  draw(pen) {
    const outline =
      'M-22 -56C-20 -62 -12 -63 -4 -62C4 -61.500 10 -64 13 -70L24 -108C25 -114 27 -117 29 -117.500L29.500 -122L31 -122L31.500 -117.500L34 -117L43 -109C45 -107 43.500 -105 41 -105.500L33 -107C30 -100 24 -78 19 -62C18 -56 17 -52 16 -48L17 -26L16.500 0L13 0L12.500 -26L11 -42L9.500 -26L9 0L5.500 0L5.500 -26L5 -45L-9 -43L-12 -26L-12 0L-15.500 0L-15.500 -26L-16.500 -42L-19 -26L-20 0L-23.500 0L-22.500 -27C-23 -40 -25 -48 -22 -56Z'
    pen.path('#e3bd84', outline)
    pen.path('#b5834c', 'M-22 -57C-26 -52 -27 -42 -26 -36L-24.500 -36C-25 -44 -24 -50 -20 -55Z')
    pen.clip(outline, () => {
      const r = random(8)
      for (let row = 0; row < 13; row++)
        for (let col = 0; col < 9; col++) {
          const x = -26 + col * 6.4 + (row % 2) * 3.2 + r() * 1.6
          const y = -112 + row * 6.2 + r() * 1.6
          if (y > -34) continue
          const q = 2.1 + r() * 0.8
          pen.poly('#9a5f2f', [
            [x - q, y - q * 0.7],
            [x + q * 0.5, y - q],
            [x + q, y + q * 0.4],
            [x, y + q],
            [x - q * 1.1, y + q * 0.4],
          ])
        }
    })
  },
})

/** A zebra grazing or standing, facing left. */
export const zebra = () => ({
  width: 110,
  height: 86,
  draw(pen) {
    const body =
      'M-36 -52C-44 -58 -50 -64 -52 -70L-58 -62C-62 -58 -62 -54 -58 -53L-50 -54C-46 -48 -40 -42 -34 -38L-32 -20L-33 0L-28 0L-26 -20L-22 -34C-8 -30 8 -30 20 -34L24 -20L23 0L28 0L30 -20L34 -36C38 -42 39 -50 36 -55C32 -60 20 -60 8 -59C-8 -58 -20 -58 -30 -61L-46 -78L-50 -84L-51 -77L-54 -72Z'
    pen.path(
      '#8a8078',
      'M-26 -36L-22 -18L-22 0L-18 0L-16 -20L-14 -34ZM14 -34L18 -18L17 0L21 0L23 -20L26 -36Z',
    )
    pen.path('#f2ece2', body)
    pen.clip(body, () => {
      for (let i = 0; i < 17; i++) {
        const x = -34 + i * 4.4
        pen.line(
          '#2b2530',
          [
            [x + 3, -62],
            [x, -48],
            [x + (i > 11 ? -5 : 2), -32],
          ],
          1.7,
        )
      }
      for (let i = 0; i < 6; i++)
        pen.line(
          '#2b2530',
          [
            [-52 + i * 4, -74 + i * 3],
            [-46 + i * 4, -62 + i * 4],
          ],
          1.6,
        )
      for (let y = -28; y < -4; y += 4.2)
        pen
          .line(
            '#2b2530',
            [
              [-36, y],
              [-20, y + 1],
            ],
            1.2,
          )
          .line(
            '#2b2530',
            [
              [14, y],
              [34, y + 1],
            ],
            1.2,
          )
      pen.ellipse('#2b2530', -60, -55, 3, 2.4)
    })
    pen.path('#2b2530', 'M-30 -61L-47 -79L-44 -80L-26 -62Z')
    pen.path('#2b2530', 'M37 -53C41 -46 41 -36 40 -28L38 -28C39 -38 38 -46 34 -52Z')
  },
})

/** A dhow under its lateen sail. */
export const dhow = () => ({
  width: 120,
  height: 100,
  draw(pen) {
    pen.path(
      '#f0e2c4',
      'M-40 -22C-30 -50 -4 -84 30 -98C26 -66 30 -40 44 -17C16 -12 -18 -14 -40 -22Z',
    )
    pen.path(
      'rgba(90,60,40,.2)',
      'M10 -88C-2 -60 -6 -36 -4 -14C-18 -15 -30 -18 -40 -22C-30 -50 -4 -84 30 -98Z',
    )
    pen.line(
      '#5a3d2a',
      [
        [-44, -18],
        [32, -100],
      ],
      1.5,
    )
    pen.line(
      '#4a3224',
      [
        [-2, -6],
        [-1, -66],
      ],
      2,
    )
    pen.line(
      'rgba(60,40,30,.6)',
      [
        [-1, -64],
        [48, -9],
      ],
      0.5,
    )
    pen.path(
      '#7a4f32',
      'M-54 -14C-40 -8 34 -6 52 -16L58 -18C52 -6 44 2 36 5L-36 5C-44 1 -50 -6 -54 -14Z',
    )
    pen.path('#b98a58', 'M-54 -14C-40 -8 34 -6 52 -16L51 -13C34 -4 -40 -5 -53 -11Z')
    for (const [x, c] of [
      [-22, '#8a3f34'],
      [12, '#3f5f7a'],
      [22, '#c99a4a'],
    ]) {
      pen.path(c, `M${x - 3} -8C${x - 3} -15 ${x + 3} -15 ${x + 3} -8Z`)
      pen.ellipse('#3a2620', x, -16, 1.9)
    }
  },
})

/** A safari jeep with an open roof and travellers looking out. */
export const jeep = () => ({
  width: 130,
  height: 74,
  draw(pen) {
    for (const [x, c] of [
      [-14, '#c9744a'],
      [4, '#3f6a7a'],
      [20, '#d9b45a'],
    ]) {
      pen.path(c, `M${x - 6} -50C${x - 6} -61 ${x + 6} -61 ${x + 6} -50Z`)
      pen.ellipse('#8a5a40', x, -63, 3.6)
      pen.path('#cdb083', `M${x - 6} -65C${x - 5} -72 ${x + 5} -72 ${x + 6} -65Z`)
    }
    pen.path('#7f8458', 'M-58 -14L-58 -32L-40 -36L-34 -54L40 -54L46 -34L58 -30L58 -14Z')
    pen.path('#a7ab78', 'M-58 -32L-40 -36L-34 -54L40 -54L41 -51L-31 -51L-37 -34L-58 -29Z')
    for (const [a, b] of [
      [-30, -14],
      [-10, 12],
      [16, 38],
    ])
      pen.path('#4c6270', `M${a} -36L${a + 4} -49L${b} -49L${b} -36Z`)
    pen.rect('#5b5f42', -58, -18, 116, 5)
    pen.rect('#d9cfa8', 52, -28, 6, 6).rect('#3f4438', -62, -18, 6, 6)
    for (const x of [-34, 34]) pen.ellipse('#2c2a2e', x, -11, 12).ellipse('#8a8578', x, -11, 5.5)
  },
})
