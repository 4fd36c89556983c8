import { fill, path, points, rough, stroke } from '../core/field.js'

/** Evening in a valley on a fiord: a pale sky, snow far off with the sun on its western side, a slope in shade, still water. */
export function eveningValley(k) {
  const sky = k.createLinearGradient(0, 0, 0, 60)
  for (const [a, c] of [
    [0, '#3f86a8'],
    [0.4, '#8cc0c0'],
    [0.75, '#f4e4bc'],
    [1, '#ffd8a0'],
  ])
    sky.addColorStop(a, c)
  k.fillStyle = sky
  k.fillRect(-5, -5, 170, 70)
  // The far ridge, snow above and blue rock below.
  const RIDGE =
    '66 60 74 50 82 44 90 37 97 32 103 24 108 20 113 15 117 19 122 18 128 26 134 29 140 38 148 44 158 52 170 56 170 62 66 62'
  fill(k, '#ffeccc', rough(points(RIDGE), 0.3, 3))
  for (const [c, t] of [
    [
      '#9cb8cc',
      '113 15 117 19 122 18 128 26 134 29 140 38 148 44 158 52 170 56 170 62 122 62 126 52 120 46 123 38 117 32 118 25',
    ],
    ['#b8ccd0', '97 32 103 24 105 30 102 36 106 42 98 50 100 42'],
    ['#7c9cb8', '122 18 128 26 134 29 131 36 136 44 130 50 128 40 124 32'],
    ['#7c9cb8', '140 38 148 44 158 52 150 56 144 50'],
    ['#dcd8c4', '82 44 90 37 91 43 87 50 80 56'],
  ])
    fill(k, c, rough(points(t), 0.3, 4))
  fill(
    k,
    '#8cb0b0',
    rough(points('58 62 70 54 84 55 96 49 108 53 122 50 138 54 152 52 170 56 170 62'), 0.3, 5),
  )
  // Mist on the far shore.
  const mist = k.createLinearGradient(0, 50, 0, 61)
  mist.addColorStop(0, 'rgba(255,232,192,0)')
  mist.addColorStop(1, 'rgba(255,232,192,.75)')
  k.fillStyle = mist
  k.fillRect(-6, 50, 176, 11)
  // The near slope on the right in shade, spruces on its edge.
  fill(
    k,
    '#3c7484',
    rough(points('170 16 164 22 158 26 154 34 147 39 143 47 136 52 132 57 126 61 170 62'), 0.4, 7),
  )
  fill(k, '#2c5c74', rough(points('170 28 163 34 160 42 153 47 150 54 142 61 170 62'), 0.4, 8))
  // On the left a lower slope, pale in the light that comes over it.
  fill(k, '#c4c8a8', rough(points('-6 22 4 27 10 34 18 38 24 46 33 50 40 56 52 61 -6 62'), 0.4, 9))
  fill(k, '#9cb4a4', rough(points('-6 34 2 38 8 45 17 48 24 55 34 58 42 61.500 -6 62'), 0.4, 10))
  // Still water with the snow and the slopes in it.
  fill(k, '#a4ccc8', points('-6 61 170 61 170 66 -6 66'))
  fill(k, '#ffecd0', points('82 61 126 61 124 62.400 118 64.400 108 65.500 98 63.800 88 62.200'))
  fill(k, '#8cb0a4', points('-6 61 50 61 42 61.800 30 63.400 16 65 -6 66'))
  fill(k, '#3c7484', points('126 61 170 61 170 66 158 65 144 63'))
  fill(k, '#84aca8', points('-6 60.850 126 60.850 126 61.100 -6 61.100'))
  for (const [x, y, l] of points('70 62.600 9 92 63.300 12 120 62.500 10 140 64 6', 3))
    path(k, '#c8e0d4', `M${x - l} ${y}q${l} -0.260 ${l * 2} 0q${-l} 0.260 ${-l * 2} 0Z`)
}

/** A lamb that walks after the bride; 6 high. */
export function lamb(k) {
  path(k, '#b89478', 'M-3 0.200C0 -0.800 6 -0.600 12 0.600C7 1.800 0 1.400 -3 0.200Z')
  stroke(
    k,
    '#4c4054',
    0.7,
    'M-2.200 -2L-2.900 -0.200M-1.300 -2L-0.900 -0.200M1.800 -2L1.400 -0.200M2.600 -2L3.300 -0.200',
  )
  path(
    k,
    '#b8b0c8',
    'M-3.600 -3.600C-3.800 -5.200 -2.400 -5.800 -1 -5.400C0.400 -6 2.600 -5.800 3.200 -4.600C3.800 -3.200 3.200 -1.900 2 -1.900C0.400 -1.500 -1.200 -1.500 -2.200 -1.900C-3.200 -2.100 -3.600 -2.800 -3.600 -3.600Z',
  )
  path(
    k,
    '#fffaf0',
    'M-3.600 -3.600C-3.800 -5.200 -2.400 -5.800 -1 -5.400C0.400 -6 2.600 -5.800 3.200 -4.600C3.300 -4.300 3 -3.700 2 -3.500C0 -3.100 -2 -2.900 -3.400 -2.800Z',
  )
  path(
    k,
    '#4c4054',
    'M2.600 -5.600C3.200 -6.800 4.400 -7 5 -6.200C5.600 -5.600 5.900 -5 5.600 -4.600C5 -4.200 3.800 -4 3 -4.200C2.600 -4.600 2.500 -5.200 2.600 -5.600Z',
  )
  path(k, '#4c4054', 'M3 -6.400L1.700 -6.200L2.200 -5.500L3.200 -5.600Z')
  path(k, '#fffaf0', 'M2.400 -5.400C2.400 -6.600 3.200 -7.200 4 -7L3.400 -5.600L3 -4.400Z')
  path(k, '#d8484c', 'M2.500 -4.900L3.600 -3.900L3.100 -3.500L2.200 -4.400Z')
}
