import { fill, path, points } from '../core/field.js'

// One of the steel eagles of the Chrysler Building in profile, looking to the left, where the sun is: planes of metal
// with their upper edges in the light. Its beak is about 24 over the lower edge of the picture, in points of the field.

const [DEEP, DARK, BODY, PALE, EDGE] = ['#171440', '#231d57', '#332b70', '#4f4390', '#ffb183']

/** The neck runs back into the wall in long flutes, like feathers swept by wind. */
function neck(k) {
  fill(k, BODY, points('128 33.3 138 31.7 172 33.2 172 92 150 92 134 76 123 62 117 52 113 46'))
  const flutes = [
    ['133 40.4 172 42.6 172 48.6 131.500 44.7', DARK],
    ['131 46.500 172 51.6 172 58 129.500 50.4', DARK],
    ['129 52.300 172 61.6 172 68 129.800 56.5', DARK],
    ['128 58.400 172 72 172 78 132 63', DARK],
    ['132 65.600 172 82 172 88 137 70.6', DARK],
  ]
  for (const [d, c] of flutes) fill(k, c, points(d))
  for (const d of [
    '133 39.8 172 42 172 42.7 133 40.4',
    '131.200 45.8 172 51 172 51.7 131 46.5',
    '129.200 51.7 172 61 172 61.7 129 52.3',
    '128 57.8 172 71.4 172 72.1 128 58.4',
    '132 65 172 81.4 172 82.1 132 65.6',
  ])
    fill(k, PALE, points(d))
  // The breast, turned from the sky.
  fill(k, DEEP, points('113 46 117 47 121 55 129 66 140 79 154 92 144 92 132 79 121 65 115.500 54'))
}

function head(k) {
  path(
    k,
    BODY,
    'M128 33C119 31.200 112 32 108 35.400L103 38.200C99.600 39.800 98 42.600 98.400 46.600L99.400 49.400L102 46.400C104 45.600 107 46 109.600 47.400L113.600 52L120.400 55L125 51C128.600 46 130 39 128 33Z',
  )
  // Under the brow and the jaw.
  path(
    k,
    DARK,
    'M102 46.400C104 45.600 107 46 109.600 47.400L113.600 52L120.400 55L125 51C126 49.600 127 47.800 127.600 46L120 47.200L114 44.600L107 43.400L101.400 44.400L99.200 48.800L99.400 49.400Z',
  )
  path(
    k,
    DEEP,
    'M103.600 43.900C107 43.300 111 43.900 114 45.300L113.600 45.900C110.600 44.900 107 44.500 103.400 44.700Z',
  )
  // The brow lies over the eye like a visor.
  path(
    k,
    PALE,
    'M104.600 39.400C109 37 115 36.600 120 38.600L123.600 41.400L118 41.200C113.600 40.800 109 40.800 104.200 42.200Z',
  )
  path(
    k,
    DEEP,
    'M106.800 41.500C110 40.700 114 40.600 117.400 41.200C116 43 113.600 43.600 111.400 43.200C109.600 43 108 42.400 106.800 41.500Z',
  )
  path(
    k,
    EDGE,
    'M110.400 41.200C111.400 41 112.600 41 113.400 41.200C113 42 111.400 42.200 110.400 41.200Z',
  )
  path(
    k,
    DARK,
    'M101.400 41.600C102.400 40.800 103.400 40.600 104 40.900C103.400 41.700 102.400 42 101.400 41.600Z',
  )
}

/** One fine line of light, brightest on the beak that is nearest the sun and lost along the neck. */
function edges(k) {
  const g = k.createLinearGradient(97, 0, 168, 0)
  g.addColorStop(0, '#ffd9a0')
  g.addColorStop(0.4, '#f0a084')
  g.addColorStop(0.75, '#8c5c94')
  g.addColorStop(1, '#4f4390')
  path(
    k,
    g,
    'M172 33C158 31.800 146 31.200 138 31.600C134 31.800 130.600 32.300 128 33C119 31.200 112 32 108 35.400L103 38.200C99.600 39.800 98 42.600 98.400 46.600L99.400 49.400L99.200 46.500C98.900 43 100.200 40.400 103.300 38.700L108.300 35.900C112.200 32.700 119 31.900 128 33.650C130.600 32.900 134 32.350 138 32.150C146 31.800 158 32.400 172 33.550Z',
  )
}

export function eagle(k) {
  neck(k)
  head(k)
  // The collar, where the head is riveted to the neck.
  path(
    k,
    PALE,
    'M128 33C130 39 128.600 46 125 51L120.400 55L121.300 55.800L125.800 51.700C129.600 46.400 131 39 129.200 32.900Z',
  )
  edges(k)
}

/** A pigeon that rests on the eagle's neck, towards the left; 5 high, its feet at 0. */
export function pigeon(k) {
  path(
    k,
    '#2a2160',
    'M-2.700 -3.700C-2.400 -4.600 -1.900 -5.050 -1.200 -5C-0.500 -4.900 -0.150 -4.400 -0.100 -3.800C1.300 -3.300 2.700 -2.300 3.700 -1.200L6.200 0.500L5.300 1L2.700 -0.100C1.700 0.050 0.100 0 -0.800 -0.500C-1.900 -1.100 -2.200 -2.200 -1.850 -3.200L-2.100 -3.500Z',
  )
  path(
    k,
    '#43398a',
    'M-0.200 -2.900C1.200 -2.900 2.800 -1.900 4.400 -0.500C2.800 -0.300 1.200 -0.600 0.300 -1.300C-0.200 -1.700 -0.500 -2.400 -0.200 -2.900Z',
  )
  path(
    k,
    '#ffb183',
    'M-2.100 -3.200C-2.500 -2.100 -2 -1 -0.900 -0.450C-1.500 -1.200 -1.700 -2.200 -1.500 -3.100ZM-2.300 -4.200C-2 -4.800 -1.600 -5.050 -1.200 -5C-1.500 -4.700 -1.700 -4.300 -1.700 -3.900Z',
  )
  path(k, '#e06a6a', 'M-0.300 0.300V-0.500H0V0.300ZM0.800 0.300V-0.300H1.100V0.300Z')
}
