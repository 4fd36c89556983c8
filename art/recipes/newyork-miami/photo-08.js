import { at, field, fill, path, points, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { flatCloud } from '../../nature/flat-clouds.js'
import { sky } from '../../nature/sky.js'

const SEA = 46

/** The guards' hut of South Beach on its stilts: coral boards, a turquoise roof; light from the left. Sand at 0; 52 high. */
function hut(k) {
  path(k, 'rgba(84,58,110,.38)', 'M-20 1C0 -3 40 -2 62 4C70 7 60 10 44 9C20 8 -12 6 -20 1Z')
  // Stilts and their braces, the ramp behind.
  for (const [x, y, c] of [
    [-20, 2, '#e8c8a0'],
    [-4, 1, '#e8c8a0'],
    [12, 2, '#e8c8a0'],
    [26, -1, '#b8949c'],
    [20, -3, '#a9848e'],
  ])
    path(k, c, `M${x - 0.9} ${y}V-15h1.800V${y}Z`)
  stroke(k, '#e2c49c', 0.9, 'M-20 1L-4 -14M12 1L-4 -14')
  stroke(k, '#a9848e', 0.8, 'M12 1L26 -14')
  path(k, '#cfa58c', 'M26 -16L52 2L47 3L22 -15Z')
  path(k, '#f6e2c0', 'M24 -16L50 2L47 3L21 -15.600Z')
  for (let i = 0; i < 7; i++)
    stroke(k, '#b8907c', 0.4, `M${25 + i * 3.6} ${-14.6 + i * 2.56}l-2.600 0.700`)
  stroke(k, '#ffffff', 0.8, 'M27 -22L52 -4M38 -14.400V-7M51 -4.600V2')
  // The deck.
  path(k, '#fff2d4', 'M-25 -15L14 -15L30 -18L-8 -18Z')
  path(k, '#f0c898', 'M-25 -15H14V-13H-25Z')
  path(k, '#b8869a', 'M14 -15L30 -18V-16L14 -13Z')
  // The house: front in the sun, side in the shade.
  path(k, '#f2785c', 'M-16 -16.500H10V-36H-16Z')
  path(k, '#b0485c', 'M10 -16.500L24 -18.500V-36H10Z')
  for (let y = -20; y > -36; y -= 3.2) {
    stroke(k, '#d85c4c', 0.4, `M-16 ${y}H10`)
    stroke(k, '#8f3a54', 0.4, `M10 ${y}L24 ${y - 1.4}`)
  }
  path(k, '#ffd05c', 'M-16 -20H10V-21.600H-16Z')
  path(k, '#c98a5c', 'M10 -20L24 -21.600V-23L10 -21.600Z')
  path(k, '#fff6e4', 'M-13 -24H-4V-33H-13Z')
  path(k, '#3f9ab0', 'M-12 -25H-5V-32H-12Z')
  path(k, '#8fd4d8', 'M-12 -25L-7 -32H-5V-30L-8.600 -25Z')
  path(k, '#fff6e4', 'M-0.500 -16.500H7.500V-33H-0.500Z')
  path(k, '#5a3450', 'M0.500 -16.500H6.500V-32H0.500Z')
  path(k, '#6a3450', 'M13 -24.500L20 -25.300V-32H13Z')
  // Roof: the near slope, the hip, the far one; a flag.
  path(k, '#3cb8b4', 'M-22 -34.500L-12 -46H14L12 -34.500Z')
  path(k, '#7fdcd0', 'M-22 -34.500L-12 -46H-4L-10 -34.500Z')
  path(k, '#247f92', 'M12 -34.500L14 -46L29 -36.500L28 -35Z')
  path(k, '#fff6e4', 'M-22.600 -34.500H12.500V-33H-22.600Z')
  path(k, '#c9a4ac', 'M12.500 -34.500L28.500 -35.500V-34.200L12.500 -33Z')
  stroke(k, '#8a7080', 0.7, 'M2 -46V-58')
  path(
    k,
    '#e2483c',
    'M2 -58C6 -59.500 9 -56.500 14 -57.500C12 -55.500 12 -54 14 -52C9 -51 6 -53.500 2 -52Z',
  )
  path(
    k,
    '#b0343c',
    'M8 -57.300C10 -57 12 -57 14 -57.500C12 -55.500 12 -54 14 -52C12 -51.600 10.200 -51.900 8.400 -52.300Z',
  )
  // Railing of the deck.
  stroke(
    k,
    '#ffffff',
    0.9,
    'M-25 -21.500H-16M-25 -21.500V-15M-20.500 -21.500V-15M-25 -18.300H-16M10 -21.500H14M14 -21.500V-15M14 -21.500L29 -24M29 -24V-18M21.500 -22.800V-16.500',
  )
}

/** The guard on the deck: red shorts, whistle, a hand over the eyes. Feet at 0, 0; 22 high; to the left. */
function guard(k) {
  path(k, '#b87850', 'M-2.200 0V-8H-0.300V0ZM0.600 0V-8H2.500V0Z')
  path(k, '#e2342f', 'M-2.800 -6.500V-11H3V-6.500H0.600L0.200 -8.500L-0.400 -6.500Z')
  path(
    k,
    '#c98a5c',
    'M-2.800 -11C-3.400 -14 -3.200 -16.500 -2 -17.200H2.200C3.400 -16.500 3.600 -14 3 -11Z',
  )
  path(
    k,
    '#a4683f',
    'M3 -11C3.600 -14 3.400 -16.500 2.200 -17.200H0.800C1.600 -15 1.600 -13 1.400 -11Z',
  )
  path(
    k,
    '#c98a5c',
    'M-1.600 -19.200C-1.600 -22.300 2.300 -22.300 2.300 -19.200C2.300 -17.600 1.400 -16.600 0.300 -16.600C-0.900 -16.600 -1.600 -17.600 -1.600 -19.200Z',
  )
  path(
    k,
    '#e8c05c',
    'M-1.800 -19.600C-2 -23 2.800 -23 2.700 -19C2 -20.600 0 -20.900 -1.800 -19.600Z',
  )
  path(
    k,
    '#2c1c28',
    'M-0.700 -19.200a0.300 0.350 0 1 0 0.010 0ZM0.800 -19.200a0.300 0.350 0 1 0 0.010 0Z',
  )
  stroke(k, '#8a4038', 0.3, 'M-0.600 -17.800q0.700 0.500 1.400 0')
  stroke(k, '#c98a5c', 1.3, 'M-2 -16.300L-4.600 -17.500L-1.800 -20')
  stroke(k, '#a4683f', 1.3, 'M2.600 -16.300L4.200 -13.500L3 -10.600')
  stroke(k, '#2c2c44', 0.3, 'M-0.400 -16.800L0.400 -14.200L1.200 -16.800')
}

/** A runner on the wet sand, to the left. 20 high. */
function runner(k, { top, shade, legs, skin, hair }) {
  path(k, 'rgba(60,50,110,.35)', 'M-4 0.600C2 -0.600 10 0.400 15 1.600C8 2.400 0 2 -4 0.600Z')
  stroke(k, skin, 1.7, 'M1 -9.500L4.600 -6L8 -7.600')
  stroke(k, skin, 1.8, 'M0 -9.500L-3.600 -6.400L-3 -0.800')
  path(k, legs, 'M-1.800 -10.500H2.600L4 -7L1.600 -6.600L0 -8L-2.600 -6.400L-3.400 -7.800Z')
  path(
    k,
    shade,
    'M-2 -10C-2.800 -13 -2.800 -15.500 -1.800 -16.600C-0.600 -17.200 1 -17 1.800 -16C2.600 -14 2.600 -12 2.400 -10Z',
  )
  path(
    k,
    top,
    'M-2 -10C-2.800 -13 -2.800 -15.500 -1.800 -16.600C-1.200 -16.900 -0.600 -17 0 -16.900C-0.800 -14.500 -0.800 -12 -0.400 -10Z',
  )
  stroke(k, skin, 1.3, 'M1 -15.500L4 -13L2.600 -10.800M-1.500 -15.500L-4 -12.800L-6.600 -14')
  path(
    k,
    skin,
    'M-2.900 -18.600C-2.900 -21.400 1 -21.400 1 -18.600C1 -17 0.200 -16.200 -0.900 -16.200C-2.200 -16.200 -2.900 -17 -2.900 -18.600Z',
  )
  path(
    k,
    hair,
    'M-2.600 -19.600C-2 -21.800 1.200 -22 1.400 -18.600C3 -18.800 4.400 -19.800 5.400 -19C4.600 -17.400 2.600 -17 1.200 -17.400C0.800 -19 -0.600 -19.800 -2.600 -19.600Z',
  )
}

/** A parasol with its owner in the shade; foot at 0, 0; 14 high. */
function parasol(k, light, dark, shirt) {
  path(k, 'rgba(84,58,110,.34)', 'M-4 0.600C4 -1 16 0 20 1.800C12 3.400 0 3 -4 0.600Z')
  path(k, shirt, 'M-1 0.600C-1 -2 0.400 -3.600 2.200 -3.600C4 -3.600 4.600 -2 4.600 0.600Z')
  path(k, '#d99a70', 'M2.300 -6.600a1.300 1.500 0 1 0 0.010 0Z')
  path(k, '#5a3430', 'M1 -5.200C0.800 -7.200 3.800 -7.200 3.600 -5.200Z')
  stroke(k, '#f6ead0', 0.5, 'M0 0.600V-12')
  path(k, dark, 'M-8 -8C-7 -13 7 -13 8 -8C5.500 -9 3 -9 0 -8C-3 -9 -5.500 -9 -8 -8Z')
  path(
    k,
    light,
    'M-8 -8C-7 -11.500 -3 -12.200 0 -12C-2.400 -11 -3 -9.500 -3 -8.700C-4.800 -9 -6.600 -8.700 -8 -8ZM0 -12C2 -11.200 3 -9.600 3 -8.700C1.800 -8.700 1 -8.400 0 -8Z',
  )
}

/** A brown pelican that has taken the roof for its own; to the left. 9 high. */
function pelican(k) {
  path(
    k,
    '#6a5a70',
    'M-3 -1C-3.400 -4 -1 -5.500 2 -5C4.600 -4.500 6 -2 7.500 0C4 0.600 -1 0.800 -3 -1Z',
  )
  path(
    k,
    '#a08c94',
    'M-3 -1C-3.400 -4 -1 -5.500 2 -5C0 -4 -1 -2 -0.600 0.200C-1.600 0 -2.500 -0.400 -3 -1Z',
  )
  path(
    k,
    '#fff0d8',
    'M-2.600 -3C-3.600 -5.500 -3.600 -8 -2 -8.600C-0.600 -8.800 0 -7.500 -0.400 -6.400C-1 -5.200 -0.600 -4.400 0 -4Z',
  )
  path(k, '#f0a04c', 'M-2.600 -8.200C-5 -8 -7 -6 -8 -3.600C-6 -3.600 -3.600 -4.400 -2.600 -6.400Z')
}

export default {
  alt: 'Una torretta dei bagnini color corallo e turchese sulla spiaggia di South Beach al mattino, con il mare calmo',
  paint(w, h) {
    const s = new Scene(w, h, {
      mood: {
        ...moods.day,
        sky: [
          [0, '#3f94cc'],
          [0.45, '#8accdc'],
          [0.8, '#fde6c8'],
          [1, '#fff0d0'],
        ],
        disc: 0.055,
        discColour: '#fffbe8',
      },
      sun: [0.2, 0.34],
      horizon: SEA / 90,
    })
    sky(s, { clouds: 0 })
    for (const [x, y, width, height, seed] of points(
      '0.44 0.2 38 8 5 0.08 0.16 24 5 3 0.42 0.44 30 4 9',
      5,
    ))
      flatCloud(s, { x, y, width, height, seed, lit: '#fffaf2', dark: '#ecd2cc' })
    const f = field(s)
    f.draw(s.k, (k) => {
      for (const [c, y] of [
        ['#2f9cb4', SEA],
        ['#44b2bc', SEA + 2.6],
        ['#68c8c4', SEA + 6],
        ['#9adcd0', SEA + 10],
      ])
        fill(k, c, points(`-6 ${y} 50 ${y + 0.5} 110 ${y - 0.4} 168 ${y + 0.5} 168 97 -6 97`))
      for (const [x, y, l] of points(
        '24 48 16 30 50.500 12 26 53.500 18 60 49 10 10 52 8 74 52 12',
        3,
      ))
        stroke(k, '#fff4d8', 0.45, `M${x} ${y}h${l}`)
      path(k, '#ffffff', 'M58 47.500L64 34L65 47.500ZM65.600 47.500V36L71 47.500Z')
      path(k, '#c4d8e0', 'M65.600 47.500V36L71 47.500Z')
      path(k, '#e2583c', 'M56 48.300H73L70 50.800H59Z')
      // Foam, wet sand with the sky in it, dry sand in folds.
      path(
        k,
        '#ffffff',
        'M-6 61C14 58 34 63 54 60C78 57 100 60 120 58C140 56.600 154 58 168 57V97H-6Z',
      )
      path(
        k,
        '#d2ccc4',
        'M-6 63C14 60 34 65 54 62C78 59 100 62 120 60C140 58.600 154 60 168 59V97H-6Z',
      )
      path(
        k,
        '#f4dcc0',
        'M-6 66C20 64 40 68 60 65.500C84 62.500 110 65 130 63C146 62 156 63 168 62V97H-6Z',
      )
      path(k, '#fff0d4', 'M-6 72C24 69 50 74 80 71C110 68 140 72 168 69V97H-6Z')
      path(k, '#f0d2b0', 'M-6 84C20 80 44 86 74 85C60 90 30 92 -6 92Z')
      at(k, 33, 67.5, 0.92, (c) =>
        runner(c, {
          top: '#f4c33c',
          shade: '#c9882c',
          legs: '#34508c',
          skin: '#c98a5c',
          hair: '#3a2430',
        }),
      )
      at(k, 45, 68, 0.88, (c) =>
        runner(c, {
          top: '#6fa8e0',
          shade: '#3f6cb0',
          legs: '#2c2c4c',
          skin: '#8a5638',
          hair: '#241a24',
        }),
      )
      at(k, 70, 71, 0.8, (c) => parasol(c, '#ffffff', '#e2583c', '#3f9aa8'))
      at(k, 14, 77, 1.1, (c) => parasol(c, '#fff0c8', '#3f9aa8', '#e86a5c'))
      at(k, 113, 81, 1.18, hut)
      at(k, 89.3, 61.6, 0.92, guard)
      at(k, 106, 26.8, 0.9, pelican)
      // Sea oats on the near dune.
      path(k, '#e2bc90', 'M-6 97V91C10 87.500 30 89 46 93L52 97ZM140 97C150 92 160 91 168 91V97Z')
      for (const [x, y, high, lean] of points(
        '2 92 13 2 6 92 17 3 10 91 14 -2 15 91 16 3 20 91 12 2 25 91 14 -1 31 92 11 2 150 94 12 -2 156 93 15 -3 161 93 12 2',
        4,
      )) {
        stroke(k, '#8a9a58', 0.5, `M${x} ${y}Q${x} ${y - high * 0.6} ${x + lean} ${y - high}`)
        path(
          k,
          '#d8b060',
          `M${x + lean - 0.6} ${y - high + 3}Q${x + lean * 1.2} ${y - high - 2} ${x + lean * 1.6} ${y - high - 1}Q${x + lean + 1} ${y - high + 1} ${x + lean - 0.6} ${y - high + 3}Z`,
        )
      }
    })
    return finish(s, { rays: 0.06 })
  },
}
