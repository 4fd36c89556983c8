import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// What stands in the lagoon under a villa on posts, and the coral at our side, in points.

/** Posts of the deck: x, width, where they stand in the sand; those behind are thinner. */
const POSTS = points(
  '103 2.600 83 112.500 1.700 79 121.500 2.700 84 132 1.700 79.500 141 2.700 84 150 1.700 79.500 159 2.800 84.500',
  3,
)

export function posts(k) {
  for (const [x, w] of POSTS) {
    path(k, w > 2 ? '#5c4460' : '#4c3c60', `M${x - w / 2} 38H${x + w / 2}V54H${x - w / 2}Z`)
    if (w > 2) path(k, '#a87c68', `M${x - w / 2} 40.600H${x - w / 4}V54H${x - w / 2}Z`)
  }
}

/** The same posts in the water, a little wider as water shows them, down to the sand they stand in. */
export function postsBelow(k) {
  for (const [x, w, foot] of POSTS) {
    const v = w * 1.16
    path(
      k,
      w > 2 ? '#3f7496' : '#5a9ab4',
      `M${x - v / 2} 48H${x + v / 2}L${x + v / 2 + 0.1} ${foot}H${x - v / 2 - 0.1}Z`,
    )
    if (w > 2) path(k, '#84bcc4', `M${x - v / 2} 48H${x - v * 0.22}V${foot}H${x - v / 2 - 0.1}Z`)
    if (w > 2)
      path(
        k,
        '#a8dcd4',
        `M${x - v * 2} ${foot + 1.2}C${x - v} ${foot - 0.7} ${x + v * 0.8} ${foot - 0.9} ${x + v * 1.7} ${foot + 1.2}Z`,
      )
  }
}

/** The deck, and its stair that goes down into the water. */
export function deck(k) {
  path(k, '#3c3058', 'M97 35H240V39.600H97Z')
  path(k, '#f0c490', 'M95 33.600H240V35.200H95Z')
  path(k, '#a87458', 'M95 35.200H240V36.800H95Z')
  for (let x = 99; x < 165; x += 3.4) stroke(k, '#8a5c50', 0.22, `M${x} 35.200V36.800`)
  landing(k)
  stair(k, ['#e4b480', '#805448', '#6c4a58', '#c8946c', '#8a5c50'])
}

/** The bathing landing at the foot of the stair, a hand above the sea, on two posts of its own. */
function landing(k) {
  for (const x of [73, 83.4]) path(k, '#5c4460', `M${x - 0.8} 49H${x + 0.8}V54H${x - 0.8}Z`)
  path(k, '#5c4460', 'M71 49.900H86.500V51H71Z')
  path(k, '#f0c490', 'M70.400 48.300H87V49.200H70.400Z')
  path(k, '#a87458', 'M70.400 49.200H87V50.100H70.400Z')
}

function stair(k, [tread, riser, beam, lit, rail]) {
  const line = (x, y, n) => `M${x} ${y}l${-n * 0.94} ${n}`
  stroke(k, riser, 0.8, line(97.6, 35, 13.6))
  for (let i = 0; i < 5; i++) {
    const [x, y] = [95 - i * 2.3, 36.8 + i * 2.45]
    path(k, tread, `M${x - 2.4} ${y}H${x + 2.4}V${y + 0.7}H${x - 2.4}Z`)
    path(k, riser, `M${x - 2.4} ${y + 0.7}H${x + 2.4}V${y + 1.2}H${x - 2.4}Z`)
  }
  stroke(k, beam, 1.1, line(94.6, 35.4, 13))
  stroke(k, lit, 0.35, line(94.2, 35.3, 12.8))
  // Its rail ends in a bow above the water.
  stroke(
    k,
    rail,
    0.7,
    'M96.400 34V27.600L83.500 41.300C82 43 81.500 45 81.400 48.500M88.900 41.500V35.600',
  )
}

/** Branching coral near to us, dark before the light. */
function staghorn(k, x, y, q, c, seed) {
  const r = random(seed)
  const grow = (x0, y0, a, l, w, n) => {
    const [x1, y1] = [x0 + Math.cos(a) * l, y0 + Math.sin(a) * l]
    const [nx, ny] = [-Math.sin(a) * w, Math.cos(a) * w]
    path(
      k,
      c,
      `M${x0 + nx} ${y0 + ny}L${x1 + nx * 0.62} ${y1 + ny * 0.62}Q${x1 + Math.cos(a) * w} ${y1 + Math.sin(a) * w} ${x1 - nx * 0.62} ${y1 - ny * 0.62}L${x0 - nx} ${y0 - ny}Z`,
    )
    if (!n) return
    grow(x1, y1, a - 0.2 - r() * 0.4, l * (0.6 + r() * 0.3), w * 0.72, n - 1)
    grow(x1, y1, a + 0.2 + r() * 0.4, l * (0.55 + r() * 0.3), w * 0.72, n - 1)
  }
  for (let i = 0; i < 5; i++)
    grow(
      x + (i - 2) * q * 0.16,
      y,
      -1.57 + (i - 2) * 0.34 + (r() - 0.5) * 0.2,
      q * (0.26 + r() * 0.12),
      q * 0.055,
      3,
    )
}

/** The bank of coral at our side: rounded masses of unlike size, one plate, branches that stand out against the pale sand. */
export function bank(k) {
  staghorn(k, 15, 80, 17, '#2c5c94', 4)
  path(
    k,
    '#24508a',
    'M-80 74C-30 72 -8 73 0 74.500C6 74 9 77 10.500 79.500C15 78 20 79 22 83C27 82.500 31 84.500 33 88C36 89 38 91 39 110H-80Z',
  )
  path(
    k,
    '#3f7cae',
    'M-80 74C-30 72 -8 73 0 74.500C5 74.200 8 76 9.500 78.500C4 77 -4 77.500 -8 79C-30 77 -60 78 -80 78ZM11 79.600C15 78 20 79 21.500 82C18 81.400 14 81.600 11.500 82.600ZM23 83.200C27 82.500 30.500 84.200 32.500 87C29 86 26 86 23.500 86.400Z',
  )
  path(
    k,
    '#c8688c',
    'M-2 80C1 76.500 8 77 9.500 81C9.800 84 7 86.500 3 86.500C-1 86.500 -4 83.500 -2 80Z',
  )
  path(
    k,
    '#f09ca0',
    'M-2 80C0 77.400 4.500 77 7 78.600C4 79 1 80.500 0 83C-1.500 82.500 -2.500 81.400 -2 80Z',
  )
  path(
    k,
    '#e0a04c',
    'M14 87.500C14.500 84.500 19 83.600 22 85C24 86 24.500 88.500 23 90H15C14 89.500 13.800 88.500 14 87.500Z',
  )
  path(
    k,
    '#f8d084',
    'M14 87.500C14.500 84.500 19 83.600 21.500 84.800C19 85.500 17 86.500 16.500 88.500C15.500 88.600 14.500 88.200 14 87.500Z',
  )
  stroke(
    k,
    '#a84c7c',
    0.4,
    'M-0.500 82q1.200 -1.800 2.800 -1.200t2.400 1.400M1.500 84.500q1.400 -1.400 2.800 -0.600t2.600 0.200M5 79.500q1.400 0.400 2 1.800',
  )
  path(k, '#1b3f78', 'M-80 84C-30 82 -10 84 0 86C10 86 18 89 26 89.500C32 90 37 93 40 110H-80Z')
}
