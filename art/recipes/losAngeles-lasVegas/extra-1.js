import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky, stars } from '../../nature/sky.js'

const ROAD = 68

/** Strokes of the sign's letters in a box of 4 × 6. */
const LETTERS = {
  A: 'M0 6L2 0L4 6M0.800 4H3.200',
  C: 'M4 0.800C1 -0.800 0 1 0 3C0 5 1 6.800 4 5.200',
  D: 'M0 0V6H1.500C4.500 6 4.500 0 1.500 0Z',
  E: 'M4 0H0V6H4M0 3H3',
  G: 'M4 1C2 -1 0 0.500 0 3C0 5.500 2 7 4 5V3.200H2.400',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.500L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0C-0.700 0 -0.700 6 2 6C4.700 6 4.700 0 2 0Z',
  S: 'M4 0.800C2 -0.800 0 0 0 1.500C0 3.300 4 2.600 4 4.500C4 6.300 1.500 6.600 0 5',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.500L3 6L4 0',
}

function word(k, text, x, y, size, step, colour, weight) {
  for (const [i, letter] of [...text].entries())
    if (LETTERS[letter])
      at(k, x + i * step, y, size, (c) => stroke(c, colour, weight, LETTERS[letter]))
}

/** The sign of 1959 on its two poles: seven discs, the long lozenge with its bulbs, the star; foot at 0, 0, 62 units tall. */
function sign(k) {
  path(k, '#5b6a9c', 'M-15 0V-60H-12.400V0ZM12.400 0V-60H15V0Z')
  path(k, '#9aa8d0', 'M-15 0V-60H-14V0ZM12.400 0V-60H13.400V0Z')
  path(k, '#5b6a9c', 'M-15 -58H15V-60H-15Z')
  // The star over it all.
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * 6.283 + 0.2
    const q = i % 2 ? 4.4 : 7
    fill(k, i % 2 ? '#ffd25c' : '#ff7a4c', [
      [Math.cos(a) * q - 8, Math.sin(a) * q - 62],
      [Math.cos(a + 1.6) * 1.5 - 8, Math.sin(a + 1.6) * 1.5 - 62],
      [Math.cos(a - 1.6) * 1.5 - 8, Math.sin(a - 1.6) * 1.5 - 62],
    ])
  }
  path(k, '#fff3c8', 'M-8 -63.600a1.600 1.600 0 1 0 0.010 0Z')
  // The board: wider above than below, its sides bent.
  path(
    k,
    '#2b3a86',
    'M-29 -47C-20 -52.500 20 -52.500 29 -47C27 -38 22 -27 16 -17C8 -14.500 -8 -14.500 -16 -17C-22 -27 -27 -38 -29 -47Z',
  )
  path(
    k,
    '#f2c23c',
    'M-27.600 -46.300C-19 -51.300 19 -51.300 27.600 -46.300C25.800 -38 21 -27.500 15.200 -18C8 -15.800 -8 -15.800 -15.200 -18C-21 -27.500 -25.800 -38 -27.600 -46.300Z',
  )
  path(
    k,
    '#fdf6e4',
    'M-26 -45.500C-18 -50 18 -50 26 -45.500C24.200 -38 19.800 -28 14.300 -19C8 -17.200 -8 -17.200 -14.300 -19C-19.800 -28 -24.200 -38 -26 -45.500Z',
  )
  path(
    k,
    '#e6dcd8',
    'M4 -48.800C12 -48.600 20 -48 26 -45.500C24.200 -38 19.800 -28 14.300 -19C11 -18 8 -17.600 4 -17.500Z',
  )
  for (const [i, letter] of [...'WELCOME'].entries()) {
    const x = -18 + i * 6
    const y = -53 + Math.abs(i - 3) * 0.35
    path(k, '#2b3a86', `M${x} ${y - 3.4}a3.100 3.100 0 1 0 0.010 0Z`)
    path(k, '#fffdf4', `M${x} ${y - 2.9}a2.600 2.600 0 1 0 0.010 0Z`)
    at(k, x - 1.1, y - 1.95, 0.56, (c) => stroke(c, '#d8323c', 1.3, LETTERS[letter]))
  }
  stroke(
    k,
    '#2f6fb8',
    0.6,
    'M-15 -43.500C-14.200 -45.500 -13.500 -45 -13.600 -42.600M-15.200 -44.400H-12.400M-11.600 -43.200a0.800 0.700 0 1 0 0.010 0',
  )
  stroke(
    k,
    '#2f6fb8',
    0.7,
    'M-6.500 -45.500C-8 -46 -8.500 -44 -7.500 -42M-8.500 -44H-6M-5 -43.500C-6 -43.500 -6 -42 -5 -42C-4 -42 -4 -43.500 -3.900 -43.500V-42M-2.600 -45.500V-42C-1 -41.600 -1 -43.600 -2.500 -43.500M0 -43.500V-42.600C0 -41.800 1.300 -41.800 1.400 -43.500V-42M2.800 -45.500V-42M4 -43C4 -44 5.400 -44 5.400 -43C5.400 -41.600 4 -41.600 4 -43M6.400 -43.500V-42.600C6.400 -41.800 7.700 -41.800 7.800 -43.500V-42M10.200 -43.500C8.800 -43.800 8.800 -42.800 9.600 -42.700C10.600 -42.500 10.200 -41.700 8.900 -42',
  )
  word(k, 'LAS', -20.8, -39.4, 1.05, 5.1, '#d8323c', 1.25)
  word(k, 'VEGAS', -3.8, -39.4, 1.05, 5, '#d8323c', 1.25)
  word(k, 'NEVADA', -9.5, -28, 0.56, 3.4, '#2f6fb8', 1.5)
  // Bulbs along the yellow edge.
  for (let i = -9; i <= 9; i++) {
    const u = i / 9
    const y = Math.abs(u)
    for (const [bx, by] of [
      [u * 26.6, -46.8 - 3.1 * (1 - u * u)],
      [u * 14.4, -17.7 + 1.2 * (1 - u * u)],
      [Math.sign(u) * (26.4 - y * 11.4 + Math.sin(y * 3.14) * 0.9), -45.6 + y * 26.6],
    ])
      path(k, '#fffbe2', `M${bx} ${by - 0.5}a0.500 0.500 0 1 0 0.010 0Z`)
  }
}

/** A convertible from its side with fins, facing right; 40 units long. */
function cadillac(k) {
  path(k, 'rgba(16,10,40,.55)', 'M-22 0H22L18 2H-26Z')
  path(
    k,
    '#e8788c',
    'M-22 -10.500C-21 -8 -18 -8.500 -14 -8.500H-4C-2 -8.500 2 -8.700 6 -8.500C13 -8.500 19 -7.500 21 -5.500L21.500 -2H-21.500C-22.500 -5 -22.500 -8 -22 -10.500Z',
  )
  path(
    k,
    '#ffb3b4',
    'M-22 -10.500C-21 -8 -18 -8.500 -14 -8.500H-4C-2 -8.500 2 -8.700 6 -8.500C13 -8.500 19 -7.500 21 -5.500C10 -7.200 -10 -7 -21.500 -7C-22 -8 -22.200 -9.500 -22 -10.500Z',
  )
  path(k, '#b34a6c', 'M-22.200 -4H21.400L21.500 -2H-21.500Z')
  stroke(k, '#f4ecf0', 0.5, 'M-21 -5H20.500')
  stroke(k, '#dfe6f2', 0.6, 'M3 -8.600L6.500 -13.500')
  path(k, '#7a2f4c', 'M-12 -8.500C-10 -11 -7 -11 -6 -8.500ZM-4 -8.500C-2 -11 1 -11 2 -8.500Z')
  path(k, '#ff5a4c', 'M-22 -9.500h1.600v1.500h-1.600Z')
  path(k, '#fff3c8', 'M20.400 -5.600h1.400v1.600h-1.400Z')
  for (const x of [-13, 13]) {
    path(k, '#1e1a34', `M${x} -5.200a3.400 3.400 0 1 0 0.010 0Z`)
    path(k, '#f2ecea', `M${x} -4.200a2.300 2.300 0 1 0 0.010 0Z`)
    path(k, '#8a86a4', `M${x} -3a1.100 1.100 0 1 0 0.010 0Z`)
  }
}

/** A friend, arms as asked; 20 units tall, seen from behind. */
function friend(k, { coat, shade, hair, arms, dress }) {
  path(
    k,
    '#2c2c54',
    dress
      ? 'M-1.500 0V-6H-0.300V0ZM0.500 0V-6H1.700V0Z'
      : 'M-2 0L-1.700 -9H-0.100L-0.500 0ZM0.600 0L0.200 -9H1.800L2.200 0Z',
  )
  path(
    k,
    coat,
    `M-2.400 -15.500C-1 -16.400 1 -16.400 2.400 -15.500L${dress ? '3.600 -5H-3.600' : '2.300 -8H-2.300'}Z`,
  )
  path(k, shade, `M0.800 -16.100L2.400 -15.500L${dress ? '3.600 -5H1.400' : '2.300 -8H0.800'}Z`)
  stroke(k, '#d99a78', 1, arms)
  path(k, '#d99a78', 'M0 -20.200a1.600 1.800 0 1 0 0.010 0Z')
  path(
    k,
    hair,
    dress
      ? 'M-1.900 -18C-2.200 -21.400 2.200 -21.400 1.900 -18L2.200 -14.500H-2.200Z'
      : 'M-1.700 -18.200C-1.900 -21.200 1.900 -21.200 1.700 -18.200Z',
  )
}

export default {
  alt: 'L’insegna al neon di Las Vegas si accende al tramonto: tre amici si fotografano davanti, accanto a una cabriolet rosa, e in fondo brillano la torre, la ruota e la piramide',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.dusk,
        sky: [
          [0, '#1a1f5c'],
          [0.4, '#4a3f8c'],
          [0.7, '#c4609a'],
          [0.88, '#ff9a6c'],
          [1, '#ffcf84'],
        ],
      },
      sun: [0.2, 0.72],
      horizon: ROAD / 90,
    })
    sky(s, { clouds: 0 })
    stars(s, { count: 70, below: 0.35, seed: 5 })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, d] of [
        ['#7a4f94', 'M4 30C20 27.600 44 28 58 30.600C44 32.600 20 32.800 4 30Z'],
        ['#ff9a8c', 'M8 30.800C22 32 42 32 56 30.800C42 33.400 20 33.600 8 30.800Z'],
        ['#8a4f94', 'M128 42C140 40.400 156 40.600 168 42.400C156 44 140 44 128 42Z'],
        [
          '#ffab8c',
          'M131 42.600C142 43.600 156 43.600 166 42.600C156 44.600 142 44.600 131 42.600Z',
        ],
        [
          '#6a4488',
          'M-5 58L8 53L18 56L30 50L44 57L58 54L74 58L96 52L112 57L130 51L146 56L166 50V70H-5Z',
        ],
      ])
        path(k, c, d)
      // The Strip: pyramid with its beam, towers, the wheel, the needle with its pod.
      path(k, 'rgba(255,246,214,.4)', 'M15.600 54L10 -5H22L16.400 54Z')
      path(k, '#2a2454', 'M2 68L16 54L30 68Z')
      path(k, '#453a74', 'M2 68L16 54L18 68Z')
      stroke(k, '#ffd98a', 0.3, 'M2 68L16 54L30 68')
      const r = random(8)
      for (const [x, wide, high, c] of [
        [34, 8, 12, '#332c60'],
        [44, 6, 17, '#2c2658'],
        [52, 9, 10, '#382f66'],
        [112, 9, 13, '#332c60'],
        [136, 7, 18, '#2c2658'],
        [145, 10, 12, '#382f66'],
        [157, 9, 16, '#2c2658'],
      ]) {
        path(k, c, `M${x} 68V${68 - high}h${wide}V68Z`)
        path(k, 'rgba(255,150,130,.35)', `M${x} 68V${68 - high}h${wide * 0.25}V68Z`)
        for (let i = 0; i < wide * high * 0.3; i++)
          path(
            k,
            i % 3 ? '#ffd27c' : '#ff9ac4',
            `M${x + 0.8 + Math.floor(r() * (wide - 1.4))} ${67 - Math.floor(r() * (high - 2))}h0.450v0.550h-0.450Z`,
          )
      }
      stroke(k, '#e884c4', 0.6, 'M128 49.500a7.500 7.500 0 1 0 0.010 0')
      for (let i = 0; i < 14; i++) {
        const a = (i / 14) * 6.283
        path(
          k,
          i % 2 ? '#ffd2ec' : '#9ad4ff',
          `M${128 + Math.cos(a) * 7.5} ${56.4 + Math.sin(a) * 7.5}a0.600 0.600 0 1 0 0.010 0Z`,
        )
      }
      stroke(
        k,
        '#b86aa8',
        0.25,
        'M128 57L123 68M128 57L133 68M128 49.500V64.500M120.500 57H135.500',
      )
      path(k, '#2a2454', 'M63.400 68L64.600 40H65.800L67 68Z')
      path(
        k,
        '#2a2454',
        'M62 40L63.600 36.500H66.800L68.400 40L66.800 41.600H63.600ZM65 36.500V29H65.400V36.500Z',
      )
      stroke(k, '#ff7ab0', 0.45, 'M62.400 40H68')
      path(k, '#ffe08a', 'M65.200 28a0.500 0.500 0 1 0 0.010 0Z')
      // The median: grass, gravel, the road on both sides, warm under the lamps of the sign.
      path(k, '#3a2f5c', `M-5 ${ROAD}H165V96H-5Z`)
      path(k, '#54406c', `M-5 ${ROAD}H165V${ROAD + 1.4}H-5Z`)
      path(k, '#2f6a58', 'M56 69.500C80 67.500 112 67.500 132 69.500L150 82C130 85 60 85 34 82Z')
      path(k, '#4f9464', 'M58 69.800C80 68 112 68 130 69.800L132 71.500C110 70 80 70 55 71.500Z')
      for (const y of [74, 79, 86])
        for (let i = 0; i < 7; i++)
          path(k, '#f2d9a0', `M${-6 + i * 8 - (y - 74) * 1.6} ${y}h4l-1 0.700h-4Z`)
      path(k, '#262048', 'M-5 86C40 84 120 84 165 86V96H-5Z')
      stroke(k, '#8a7aa4', 0.5, 'M-5 86C40 84 120 84 165 86')
    })
    f.draw(s.k, (k) => {
      // Agaves at its foot, and palms.
      for (const [x, y, q] of points('74 75 1 84 76 0.800 116 75.500 0.900 124 74 1.100', 3))
        for (let i = -4; i <= 4; i++)
          path(
            k,
            i < 0 ? '#7fb48c' : '#2f5f5c',
            `M${x + i * 0.35 * q} ${y}Q${x + i * 0.7 * q} ${y - 3 * q} ${x + i * 1.2 * q} ${y - (5 - Math.abs(i) * 0.6) * q}Q${x + i * 0.9 * q + 0.5} ${y - 2 * q} ${x + i * 0.35 * q + 0.5} ${y}Z`,
          )
      path(k, 'rgba(20,14,50,.5)', 'M84 74.500H116L122 77H92Z')
      at(k, 100, 75, 1.07, sign)
      at(k, 33, 83, 0.9, cadillac)
      for (const [x, y] of points('70 82.500 77 83 84 82.500'))
        path(k, 'rgba(16,10,40,.5)', `M${x - 2} ${y}H${x + 2}L${x - 4} ${y + 2.6}H${x - 8}Z`)
      at(k, 70, 82.5, 0.78, (c) =>
        friend(c, {
          coat: '#f2c24a',
          shade: '#b8863c',
          hair: '#2c2233',
          arms: 'M-2 -15L-5.500 -19.500M2 -15L5.500 -20',
        }),
      )
      at(k, 77, 83, 0.76, (c) =>
        friend(c, {
          coat: '#e2506c',
          shade: '#a02f54',
          hair: '#6a3a30',
          dress: true,
          arms: 'M-2 -15L-3.600 -10M2 -15L5 -13.500',
        }),
      )
      at(k, 84, 82.5, 0.8, (c) =>
        friend(c, {
          coat: '#4fa8b8',
          shade: '#2f7084',
          hair: '#8a5a34',
          arms: 'M-2 -15L-5 -13.500M2 -15L6 -21',
        }),
      )
      path(k, '#1e1a34', 'M88 64.600h1.600v2.400h-1.600Z')
      path(k, '#bfe6ff', 'M88.200 64.900h1.200v1.800h-1.200Z')
    })
    s.glow(0.625, 0.86, 40, '#ffb45c', 0.22)
    s.glow(0.62, 0.24, 14, '#ffb05c', 0.4)
    return finish(s, { bloom: 0.18 })
  },
}
