import { path, points, stroke } from '../core/field.js'
import { folk, POSES, SKINS } from './slender-folk.js'

const HAIR = ['#2c1c34', '#1c142c']

/** One who sits on the bench of an abra with the feet on the side deck: seat at x, y, `q` the size of a head. */
function passenger(k, x, y, q, o, flip) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -q : q, q)
  folk(k, {
    ...POSES.sit,
    near: [62, 62],
    far: [48, 50],
    armNear: [20, 50],
    armFar: [30, 46],
    hair: HAIR,
    shoe: '#3c2c44',
    light: flip ? 1 : -1,
    ...o,
  })
  k.restore()
}

/**
 * An abra seen from its side, bow to the right; one unit is about 18 cm, water at 0.
 * The benches run along its middle: the passengers sit back to back and look over the sides.
 */
export function abra(k, people) {
  const HULL =
    'M-25 -7.400C-24 -3 -21 0.400 -16 0.900H15C21 0.400 25.500 -4 28.500 -10.600L25.800 -9.600C20 -6.200 10 -5 0 -5C-10 -5 -18 -5.600 -25 -7.400Z'
  // Far posts, the engine box, the man at the wheel's back.
  stroke(k, '#5c3c50', 0.5, 'M-15 -5V-18.600M14 -5V-18.600')
  path(k, '#7c4c48', 'M-6 -5.400H7V-8.600H-6Z')
  path(k, '#a0644c', 'M-6 -8.600H7V-9.300H-6Z')
  for (const [x, o, flip, far] of people) if (far) passenger(k, x, -8.6, 1.32, o, flip)
  // The bench that runs along the boat.
  path(k, '#c8845c', 'M-17 -8.500H16.500V-7.500H-17Z')
  path(k, '#6c3c48', 'M-17 -7.500H16.500V-4.600H-17Z')
  for (const [x, o, flip, far] of people) if (!far) passenger(k, x, -8.2, 1.42, o, flip)
  path(k, '#5c3044', HULL)
  path(
    k,
    '#8c5048',
    'M-25 -7.400C-24.600 -5.600 -24 -4.200 -23 -3C-14 -1.800 8 -1.600 16 -2.200C21 -3 24 -5 26.400 -7.600L28.500 -10.600L25.800 -9.600C20 -6.200 10 -5 0 -5C-10 -5 -18 -5.600 -25 -7.400Z',
  )
  path(
    k,
    '#e4a868',
    'M-25.400 -8C-18 -6 -10 -5.500 0 -5.500C10 -5.500 20 -6.700 26 -10.200L28.700 -11.200L28.400 -10.300L25.800 -9.200C20 -5.900 10 -4.800 0 -4.800C-10 -4.800 -18 -5.300 -25.300 -7.200Z',
  )
  stroke(
    k,
    '#3c8c98',
    0.5,
    'M-23.200 -3.400C-14 -2.200 8 -2 16 -2.600C20.500 -3.300 23.400 -5 25.600 -7.200',
  )
  for (const x of [-13, 0.5, 13]) {
    path(k, '#241c38', `M${x - 1.3} -2.600a1.300 1.500 0 1 0 2.600 0a1.300 1.500 0 1 0 -2.600 0Z`)
    path(k, '#8c5048', `M${x - 0.5} -2.600a0.500 0.600 0 1 0 1 0a0.500 0.600 0 1 0 -1 0Z`)
  }
  // The flat roof on its posts: canvas in stripes, a fringe, its underside in shade.
  stroke(k, '#7c4c50', 0.62, 'M-16.500 -5V-19.400M-1 -5V-19.400M16 -5.400V-19.400')
  path(k, '#6c4a64', 'M-19 -19.200H19L17.600 -18H-17.600Z')
  path(k, '#fbeccc', 'M-19.400 -19C-10 -21.400 10 -21.400 19.600 -19Z')
  for (let i = 0; i < 6; i++) {
    const x = -18 + i * 6.2
    path(
      k,
      '#d8685c',
      `M${x} -19.200L${x + 1} ${-20.3 + Math.abs(i - 2.5) * 0.16}H${x + 3.6}L${x + 3.2} -19.200Z`,
    )
  }
  path(
    k,
    '#f4d4a4',
    'M-19.400 -19.200H19.600V-18.300Q18 -17.700 16.400 -18.300T13.200 -18.300T10 -18.300T6.800 -18.300T3.600 -18.300T0.400 -18.300T-2.800 -18.300T-6 -18.300T-9.200 -18.300T-12.400 -18.300T-15.600 -18.300T-19.400 -18.300Z',
  )
  stroke(k, '#7c4c50', 0.4, 'M-24 -7.600V-15')
  path(
    k,
    '#d8685c',
    'M-24 -15C-26 -14.400 -27 -15.300 -29 -14.600V-12.600C-27 -13.300 -26 -12.400 -24 -13Z',
  )
}

const wear = (top, low, n, more) => ({ skin: SKINS[n], top, low, ...more })
const WHITE = ['#fbf2dc', '#b4a4b8']
const INDIGO = ['#4c4c84', '#2c2c58']
export const CROWD = [
  [-12, wear(['#5c9c8c', '#34606c'], WHITE, 2, {}), false, true],
  [-4.5, wear(['#f0c05c', '#a8743c'], INDIGO, 1, { cut: 'long' }), true, true],
  [4, wear(['#b06494', '#6c3c68'], INDIGO, 0, { cut: 'long' }), false, true],
  [-14, wear(WHITE, WHITE, 2, { hat: ['cap', '#fff6e4'] }), true, false],
  [
    -8.4,
    wear(['#e8785c', '#94404c'], ['#7c6c9c', '#4c446c'], 0, {
      hat: ['brim', '#f8dca0', '#c8986c'],
      cut: 'bun',
    }),
    false,
    false,
  ],
  [-2.6, wear(['#4c94b4', '#2c5c84'], INDIGO, 1, {}), false, false],
  [
    5.4,
    wear(['#f4dcb0', '#b49484'], ['#7c5c6c', '#503c54'], 3, {
      armNear: [60, 70],
      armFar: [66, 66],
    }),
    false,
    false,
  ],
  [
    12,
    wear(['#843c64', '#542848'], ['#843c64', '#542848'], 2, {
      cut: 'long',
      hair: ['#843c64', '#542848'],
    }),
    true,
    false,
  ],
]

/** The bow of a cargo dhow at the quay, dark against the light; the picture's own points. */
export function dhowBow(k) {
  const [DARK, DIM, EDGE] = ['#241c40', '#3c2c54', '#8c5c64']
  // Bales on the fore deck, behind the rail; one under a cloth.
  path(k, DIM, 'M-6 38C-4 33.500 3 33 5.500 36L7 48H-6Z')
  path(k, '#5c4468', 'M-6 37.800C-4 33.500 1 33.200 3 34.600C-1 35.400 -4 37 -6 41Z')
  path(k, DARK, 'M5 41C6 37.500 9 36.600 12 37.400C15 36.400 18 38 18.500 41L19 47H4Z')
  path(k, DIM, 'M6 40C7 37.800 9 37 11 37.600C9.500 38.400 8 39.400 7.400 41.500Z')
  // Hull from the left edge, the long raked stem to the right.
  path(
    k,
    DARK,
    'M-6 46C8 47.500 22 44 37 30.500L42.500 22.500L44.600 23.600C42 34 36 52 29 64C25 71 20 78 15 95H-6Z',
  )
  path(k, DIM, 'M-6 55C10 56.500 24 52 36.500 41L33.500 50C24 58.500 10 62.500 -6 62Z')
  // The painted bands of the bow.
  path(k, '#3c7c94', 'M-6 50C9 51.500 23 48 37.800 36.400L36.900 39.400C24 50.400 9 54 -6 52.600Z')
  path(
    k,
    '#d8c8a8',
    'M-6 47.400C9 49 23 45.200 38.800 32.600L38.300 34.300C23 46.900 9 50.400 -6 49Z',
  )
  // The rail above, and its stanchions.
  stroke(k, DARK, 1.1, 'M-6 41.500C8 42.600 22 39.400 36.600 27.600')
  for (const [x, y0, y1] of points(
    '2 41.900 47 10 41.500 46 18 39.400 43.400 25 36 39.400 31 32 35',
    3,
  ))
    stroke(k, DARK, 0.8, `M${x} ${y0}V${y1}`)
  stroke(
    k,
    EDGE,
    0.35,
    'M-6 41C8 42.100 22 38.900 36.300 27.200M42.500 22.300L37 30.200C22 43.800 8 47.200 -6 45.800',
  )
  // Stem head: a carved knob, a rope wound round it.
  path(k, DARK, 'M41.500 24.500L46.600 15.600C47.600 14.600 49.300 15.400 49 17L45.300 26.600Z')
  stroke(k, EDGE, 0.35, 'M41.700 24L46.500 15.800')
  stroke(k, '#c49c74', 0.7, 'M43 22.500L46.400 24.100M43.800 21.200L46.900 22.700')
  // Seams of the planks.
  for (const [d] of [
    ['M-6 66C9 66.600 22 62 32.600 52.500'],
    ['M-6 72C7 72.400 19 68.600 29.600 60'],
    ['M-6 79C5 79.400 15 76 25 69'],
  ])
    stroke(k, '#34284c', 0.35, d)
  // What the water throws up on the planks.
  for (const [x, y, l] of points(
    '3 77 6 10 84 4 14.500 70 4.500 4 89 5 20 62.500 3.500 24.500 55.500 3',
    3,
  ))
    path(
      k,
      '#4c4478',
      `M${x - l} ${y + l * 0.34}q${l * 0.9} ${-l * 0.05} ${l * 2} ${-l * 0.8}q${-l * 0.7} ${l * 1.1} ${-l * 2} ${l * 0.8}Z`,
    )
}

/** A tern at rest, beak to the right; one unit is its body's half length. */
export function restingGull(k) {
  // Body and breast, the folded grey wing that reaches past the tail, a round head.
  path(
    k,
    '#fff4de',
    'M-1.500 -0.450C-0.800 -1.150 0.200 -1.150 0.700 -1.500C0.800 -2 1.350 -2.150 1.650 -1.850C1.850 -1.600 1.700 -1.250 1.450 -1C1.250 -0.400 0.700 0.100 0 0.120C-0.600 0.100 -1.100 -0.150 -1.500 -0.450Z',
  )
  path(
    k,
    '#8488a8',
    'M0.560 -1.050C0 -1.250 -0.700 -1 -1.300 -0.650L-2.500 -0.150L-1.350 -0.220C-0.600 -0.100 0.400 -0.300 0.560 -1.050Z',
  )
  path(k, '#241c40', 'M-1.500 -0.560L-2.700 -0.080L-1.600 -0.250Z')
  path(k, '#e89c4c', 'M1.720 -1.760L2.350 -1.480L1.700 -1.480Z')
  path(k, '#2c2444', 'M1.340 -1.720a0.090 0.090 0 1 0 0.180 0a0.090 0.090 0 1 0 -0.180 0Z')
  stroke(k, '#d88c54', 0.12, 'M-0.100 0.050V0.600M0.300 0V0.600')
}
