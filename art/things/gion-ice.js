import { path, points, stroke } from '../core/field.js'
import { arm, face, form, hand, set } from './japan-people.js'
import { disc } from './profile.js'

// Two maiko off duty at the counter of a sweet shop, and a cat that waits for what drips. The sun is high on the left.

const INK = '#241a34'
const FACE = ['#fff4ea', '#d8bcd0', '#f8b4b8']
const HAND = ['#f8d4b8', '#cc9088']

/** The great coiffure of a maiko, behind the face. */
const knot = (k) => {
  path(
    k,
    INK,
    'M-11.500 2C-15 -4 -12 -10 -8 -12C-9 -19 -4 -22 0 -22C4 -22 9 -19 8 -12C12 -10 15 -4 11.500 2C8 5 -8 5 -11.500 2Z',
  )
  path(k, '#e8404c', 'M-4 -18.500C-2 -20.500 2 -20.500 4 -18.500C3 -16.500 -3 -16.500 -4 -18.500Z')
  path(k, '#54446c', 'M-6 -17C-5 -20 -2 -21 0 -21C-2.500 -19.500 -4 -17.500 -4.500 -14.500Z')
}
/** That of the elder: a broad loop with a comb and a band of silk. */
const loop = (k) => {
  path(
    k,
    INK,
    'M-11.500 2C-14 -4 -12 -9 -9 -11C-14 -15 -11 -22 -4 -21C-2 -23 4 -23 6 -21C12 -21.500 14 -15 9 -11C12 -9 14 -4 11.500 2C8 5 -8 5 -11.500 2Z',
  )
  path(k, '#3c9c8c', 'M-8.500 -13.500C-4 -16 5 -16 9 -13.500L8.500 -11C5 -13 -4 -13 -8 -11Z')
  path(k, '#f8c050', 'M-4 -17.500C-3 -20 4 -20 5 -17.500L4.500 -15.500H-3.500Z')
  path(k, '#54446c', 'M-10 -16C-10 -19 -7 -20.500 -4.500 -19.600C-7 -18.600 -8.500 -17 -9 -14.500Z')
}
/** Its front, with a widow's peak, and flowers that hang from it. */
const front = (flowers, side) => (k) => {
  path(
    k,
    INK,
    'M-8.900 1.500C-13 -4 -10 -12.500 0 -12.500C10 -12.500 13 -4 8.900 1.500C8.800 -3 6 -7.500 0 -5.500C-6 -7.500 -8.800 -3 -8.900 1.500Z',
  )
  path(k, '#54446c', 'M-8 -6C-7 -10 -3 -11.600 1 -11.300C-2 -10.300 -5 -8.500 -6.300 -5.600Z')
  for (const [x, y, c] of flowers) {
    for (let a = 0; a < 5; a++)
      disc(k, c, side * x + Math.cos(a * 1.257) * 1.3, y + Math.sin(a * 1.257) * 1.3, 1.2)
    disc(k, '#fcd058', side * x, y, 0.8)
  }
  for (const [x, n] of points('8.600 4 10.200 5 11.800 3'))
    for (let i = 0; i < n; i++) disc(k, i % 2 ? '#fff4ea' : '#f8a0b4', side * x, -1 + i * 2.1, 0.85)
  stroke(k, '#d8dcec', 0.8, `M${-side * 6} -12L${-side * 13} -16`)
  disc(k, '#e8404c', -side * 13, -16, 1.2)
}
/** Red on the lips and at the corner of the eyes. */
const paint = (k, x) => {
  stroke(k, '#e8404c', 0.6, `M${x - 5.6} -1.800l-1.200 -0.700M${x + 5.4} -1.800l1.200 -0.700`)
}

/** Green ice cream in its cone, the point at 0; 17 tall. */
export function softIce(k) {
  form(k, '#e8a850', 'M0 0L-3.600 -8.500H3.600Z', [
    ['#b8743c', 'M-4 -6L2 -1M-4 -9L4 -2M0 -10L5 -5M4 -6L-2 -1M4 -9L-4 -2M0 -10L-5 -5', 0.4],
    ['#b8743c', 'M1 0L2 -9H5V0Z'],
  ])
  form(
    k,
    '#8cc04c',
    'M-4.600 -8.500C-5.500 -10.500 -4.500 -11.800 -3.500 -12C-3.800 -13.800 -2.500 -14.600 -1.500 -14.700C-1.500 -16.500 0.500 -17 1.500 -18C1.500 -16.500 2.200 -15.500 1.800 -14.600C3.200 -14.300 3.700 -13 3.200 -12C4.700 -11.600 5.300 -10 4.500 -8.500C2 -7.200 -2 -7.200 -4.600 -8.500Z',
    [
      ['#5c9438', 'M1.500 -19C2 -15 3 -11 1.500 -7H7V-19Z'],
      [
        '#c8e88c',
        'M-3.600 -11.600Q0 -10 3.400 -12M-1.600 -14.500Q0.500 -13.600 1.900 -14.700M-4.800 -9.300Q-1 -7.600 2 -8.300',
        0.5,
      ],
    ],
  )
}

/** A kimono from the shoulders to the waist: collar deep at the neck, sash; its tones and its flowers. */
function robe(k, [cloth, shade, lit], [sash, sashDark, cord], flowers) {
  form(k, cloth, 'M-16 26C-19 8 -18 -4 -12 -9C-8 -11.500 8 -11.500 12 -9C18 -4 19 8 16 26Z', [
    [shade, 'M5 -13C10 -4 9 12 11 28H20V-13Z'],
    [lit, 'M-20 26V-12H-9C-14 -4 -14 12 -13 26Z'],
    ...flowers.map(([x, y, c]) => [
      '',
      (q) => {
        for (let a = 0; a < 5; a++)
          disc(q, c, x + Math.cos(a * 1.257) * 1.7, y + Math.sin(a * 1.257) * 1.7, 1.5)
        disc(q, '#fff4ea', x, y, 0.9)
      },
    ]),
    ['#fff4ea', 'M-6.500 -13L0.500 3L7 -13H10.500L2 8H-1L-10 -13Z'],
    ['#e8404c', 'M-5 -13L0.600 0L5.500 -13H7L1 4.500H0L-6.500 -13Z'],
    [sash, 'M-20 9H20V22H-20Z'],
    [sashDark, 'M4 9H20V22H4Z'],
    [cord, 'M-20 14.500H20V16.300H-20Z'],
  ])
}

/** She bends far forward so that nothing falls on the silk: ice before her lips, a napkin under it. Middle of the waist at 0, 22; 46 tall. */
export function bentMaiko(k) {
  const cloth = ['#3478c0', '#20488c', '#74b0e4']
  arm(
    k,
    [cloth[1], '#183468'],
    [
      [10, -4, 9],
      [16, 8, 10],
      [6, 10, 6],
    ],
  )
  robe(
    k,
    cloth,
    ['#f8b840', '#c8782c', '#e8404c'],
    [
      [-12, 2, '#fff4ea'],
      [-9, 24, '#f8a0b4'],
      [9, 4, '#f8a0b4'],
      [13, 24, '#fff4ea'],
    ],
  )
  path(k, FACE[1], 'M-3.600 -15H4L5 -9L0.600 -0.500L-5 -9Z')
  set(k, -2.5, -20, 1, -0.3, (p) =>
    face(p, {
      skin: FACE,
      w: 7.8,
      jaw: 0.62,
      turn: -0.25,
      eyes: 'wide',
      gaze: [-0.2, 0.9],
      mouth: 'none',
      brows: 'up',
      nose: 'small',
      ears: false,
      ink: '#a8505c',
      back: knot,
      more: (q, x) => {
        paint(q, x)
        // The tip of the tongue on its way.
        path(
          q,
          '#e8404c',
          `M${x - 2} 5.200Q${x} 4.300 ${x + 2} 5.200C${x + 2} 7 ${x - 2} 7 ${x - 2} 5.200Z`,
        )
        path(q, '#f8889c', `M${x - 1.2} 6C${x - 1.6} 8.600 ${x + 1.2} 8.600 ${x + 1} 6Z`)
      },
      hair: front(
        [
          [7.5, -9.5, '#f8a0b4'],
          [9.6, -6.5, '#fff4ea'],
          [6, -12, '#e8404c'],
        ],
        1,
      ),
    }),
  )
  // Sleeve and hand with the cone; the other hand spreads a napkin below.
  set(k, -14.5, 6.5, 1, -0.12, softIce)
  path(
    k,
    '#8cc04c',
    'M-19.500 -1.500C-20.800 1.500 -20.600 3 -19.500 3C-18.400 3 -18.200 1.500 -19.500 -1.500Z',
  )
  form(
    k,
    cloth[0],
    'M-9 -7C-15 -4 -18 3 -16 8L-9 11C-7 18 -9 24 -14 27C-8 29 0 26 2 20C3 12 -2 2 -3 -5Z',
    [
      [cloth[1], 'M0 -6C-4 4 -2 14 -10 28H6V-6Z'],
      [cloth[2], 'M-10 -8C-16 -4 -19 3 -17 9L-14 9C-15 3 -12 -2 -7 -6Z'],
      [
        '',
        (q) => {
          for (const [x, y, c] of [
            [-7, 14, '#f8a0b4'],
            [-4, 23, '#fff4ea'],
            [-9, 2, '#fff4ea'],
          ]) {
            for (let a = 0; a < 5; a++)
              disc(q, c, x + Math.cos(a * 1.257) * 1.7, y + Math.sin(a * 1.257) * 1.7, 1.5)
            disc(q, '#e8404c', x, y, 0.8)
          }
        },
      ],
    ],
  )
  arm(k, HAND, [
    [-13.5, 8, 4.4],
    [-15, 3.5, 3.8],
  ])
  set(k, -15.2, 4, 0.95, -1.2, (q) => hand(q, 'hold', HAND))
}

/** Her friend laughs at her behind a round fan that does not hide it. Waist at 0, 22; 46 tall. */
export function fanMaiko(k) {
  const cloth = ['#e85c84', '#a83468', '#f8a0b0']
  arm(
    k,
    [cloth[1], '#842458'],
    [
      [-11, -4, 9],
      [-15, 8, 9],
      [-6, 13, 6],
    ],
  )
  robe(
    k,
    cloth,
    ['#3c9c8c', '#206468', '#fcd058'],
    [
      [-11, 4, '#fff4ea'],
      [11, 2, '#fcd058'],
      [-12, 24, '#fcd058'],
      [10, 24, '#fff4ea'],
    ],
  )
  path(k, FACE[1], 'M-3.600 -15H4L5 -9L0.600 -0.500L-5 -9Z')
  set(k, 1, -20.5, 1, 0.16, (p) =>
    face(p, {
      skin: FACE,
      w: 8.3,
      jaw: 0.7,
      turn: -0.32,
      eyes: 'laugh',
      mouth: 'laugh',
      brows: 'up',
      nose: 'small',
      ears: false,
      ink: '#a8505c',
      back: loop,
      more: paint,
      hair: front(
        [
          [7.5, -9.5, '#fcd058'],
          [9.6, -6.5, '#e8404c'],
          [5.6, -12, '#fff4ea'],
          [10.5, -3.5, '#fcd058'],
        ],
        1,
      ),
    }),
  )
  form(k, cloth[0], 'M9 -7C17 -4 22 4 21 12C20 20 17 25 12 27C8 24 8 18 11 13L4 -4Z', [
    [cloth[1], 'M14 -6C20 4 20 16 12 28H24V-6Z'],
    [
      '',
      (q) => {
        for (const [x, y, c] of [
          [14, 18, '#fcd058'],
          [15, 6, '#fff4ea'],
        ]) {
          for (let a = 0; a < 5; a++)
            disc(q, c, x + Math.cos(a * 1.257) * 1.7, y + Math.sin(a * 1.257) * 1.7, 1.5)
          disc(q, '#e8404c', x, y, 0.8)
        }
      },
    ],
  ])
  // The fan, beside the mouth.
  stroke(k, '#8c5c3c', 1.1, 'M13 0L14.500 9')
  form(
    k,
    '#fff4ea',
    'M3 -9C3 -17 8 -21 14 -20C20 -18.500 22 -12 20 -6C18 0 12 3 8 1C4.500 -1 3 -4.500 3 -9Z',
    [
      ['#c8b4cc', 'M14 -22C18 -14 17 -4 12 4H24V-22Z'],
      ['#e8404c', 'M8 -8a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0 -9 0Z'],
      ['#d8c0cc', 'M13 2L6 -17M13 2L11 -20M13 2L17 -20M13 2L21 -12', 0.3],
    ],
  )
  set(k, 14, 4.5, 1, -1.7, (q) => hand(q, 'hold', HAND))
}

/** A tabby on the counter's edge, seen from the side, its face lifted and its tongue out for the drop; 20 tall. It looks right. */
export function waitingCat(k) {
  const [fur, dark, pale] = ['#b89878', '#6c5058', '#f8ecd8']
  stroke(k, dark, 2.2, 'M-8 -2C-14 -1 -17 -5 -15 -9')
  stroke(k, fur, 1.6, 'M-8 -2.300C-13.600 -1.300 -16.600 -5 -14.800 -8.600')
  form(k, fur, 'M-9 0C-11 -6 -8 -13 -2 -15L4 -13C6 -9 6 -4 5.500 0Z', [
    [dark, 'M-10 1C-6 -2 0 -2 7 -5V2H-10Z'],
    [pale, 'M2 -15C5 -10 6 -4 4 1H9V-15Z'],
    [dark, 'M-9 -8q3 0.500 5 3M-7.500 -11q3 0.500 4.500 3M-4.500 -13.600q2 0.800 3 2.600', 0.8],
  ])
  path(k, pale, 'M1.500 0C1.500 -1.500 6 -1.500 6.800 0Z')
  set(k, 1.5, -16.5, 1, -0.5, (q) => {
    form(
      q,
      fur,
      'M-5.500 0C-6 -4 -3.500 -6 -1 -6L-2.600 -9.800L2 -6.500C5 -6 7 -3.500 7.800 -0.500C8.200 1.500 6.500 2.800 4.500 3.200C1 4.500 -5 4 -5.500 0Z',
      [
        [pale, 'M2.500 1.500C4 -0.500 6.500 -1 9 0V5H1Z'],
        [
          dark,
          'M-1.500 -6q1 1.500 0.800 3M0.800 -6q0.800 1.300 0.500 2.600M-5.500 -0.500q1.500 -0.500 2.600 0.200',
          0.6,
        ],
      ],
    )
    path(q, '#f0a0a0', 'M-2 -8.600L-1 -6.400L0.600 -6.600Z')
    disc(q, '#fcd058', 3.4, -2.2, 1.3, 1.4)
    disc(q, INK, 3.8, -2.5, 0.6, 1.1)
    path(q, '#d86878', 'M7.400 -1L8.300 -0.500L7.500 0.300Z')
    path(
      q,
      '#f0788c',
      'M6.500 2C8 1.500 9.600 1.800 9.800 2.800C8.800 3.600 7.300 3.400 6.300 2.900Z',
    )
    stroke(q, '#fff8ee', 0.22, 'M6 1L10.500 -1M6 1.400L10.800 0.800')
  })
}
