// The fall of Mae Wang between a wall in the sun and one in the shade, in points of the field.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { closed } from './curves.js'

/**
 * A block of granite before the others: its front edge by edge, the plane turned from the sun on its right (share of its width), the
 * worn top that takes the light.
 */
function block(k, [x0, x1, y0, y1, lean, turn], [top, face, half, shade]) {
  const [w, h] = [x1 - x0, y1 - y0]
  const p = (u, v) => [x0 + w * u + lean * (1 - v), y0 + h * v]
  const edge = 1 - turn
  fill(k, face, [
    p(0.02, 0.16),
    p(0.1, 0.03),
    p(edge * 0.7, 0),
    p(edge, 0.1),
    p(edge + 0.03, 0.5),
    p(edge - 0.03, 1),
    p(0, 1),
    p(-0.02, 0.55),
  ])
  fill(k, shade, [
    p(edge, 0.1),
    p(edge + turn * 0.7, 0.05),
    p(1, 0.2),
    p(1.02, 0.62),
    p(1, 1),
    p(edge - 0.03, 1),
    p(edge + 0.03, 0.5),
  ])
  fill(k, half, [
    p(edge * 0.62, 0.07),
    p(edge, 0.1),
    p(edge + 0.03, 0.5),
    p(edge - 0.03, 1),
    p(edge * 0.7, 1),
    p(edge * 0.78, 0.56),
  ])
  fill(k, top, [
    p(0.02, 0.16),
    p(0.1, 0.03),
    p(edge * 0.7, 0),
    p(edge + turn * 0.7, 0.05),
    p(edge, 0.1),
    p(edge * 0.6, 0.08),
    p(0.14, 0.1),
  ])
}

/** The wall on the right, turned to the sun: blocks of every size, bushes rooted behind the tops of those before them. */
export function sunnyWall(k, bush) {
  const tones = ['#fbe8b6', '#e6c68e', '#cba277', '#8a7272']
  fill(k, '#6c6064', points('104 13 112 8 166 8 166 70 99 70 98 50 102 34'))
  const rows = [
    '140 170 2 46 2 .3 104 121 9 36 1 .34 118 143 6 50 -1.500 .26',
    '100.500 115 30 56 1.500 .4 138 160 34 72 1 .22',
    '111 133 38 72 -1 .3',
    '98 113 50 72 1.400 .36 128 142 55 72 .8 .4 154 172 52 72 0 .3',
  ]
  for (const [i, row] of rows.entries()) {
    for (const b of points(row, 6)) block(k, b, tones)
    bush(i)
  }
}

/** The wall on the left, in its own shade: great blocks, the sides towards the sunny wall a little paler. */
export function shadyWall(k) {
  const tones = ['#2c6664', '#194850', '#153f49', '#215a5a']
  fill(k, '#0e2d39', points('-4 -4 57 -4 60 14 64 30 66 44 70 70 -4 70'))
  for (const b of points(
    '26 44 -6 46 1 .26 43 61 4 52 -1 .3 -6 14 -8 60 1 .24 52.500 66 27 72 1.500 .36 8 32 16 72 -1 .28 60 71.500 47 73 .6 .42 30 55 36 74 1 .3 -10 11 36 74 0 .26',
    6,
  ))
    block(k, b, tones)
}

/** The water: a slender leap, a shoulder of rock, a wider leap that opens towards the pool. */
export function leap(k, [white, pale, dim, rock]) {
  fill(k, rock, points('58 13 68 11.4 79 12.5 92 12.5 104 10 110 14 110 70 62 70'))
  fill(k, '#2c5c62', points('58 13 66 12 70 26 68 44 72 70 60 70'))
  fill(k, '#4c7c74', points('94 12 104 10 103 24 106 34 101 44 104 70 97 70 94 40'))
  // Both leaps in the shade of their own fold, then what the sun reaches; the ledge between them throws the water to the left.
  path(
    k,
    dim,
    'M78.600 12.400L85.400 11.600L92.600 12.600C93.800 19 94.200 25 94.400 31.500L96.800 35C98.600 42 99.600 50 100 57L101 69H69.600C69.800 62 70.600 52 72 45C73 40 75 36.500 77.400 34.500C77.400 27 77.600 19 78.600 12.400Z',
  )
  path(
    k,
    pale,
    'M80.600 12.200L92.200 12.600C93.200 19 93.400 26 93.200 32L95.400 36C97.200 44 98 54 98.600 69H75.400C75.200 62 74.800 55 75.600 48C76.200 42 77.600 38 79.800 35C80.600 28 80 19 80.600 12.200Z',
  )
  path(
    k,
    white,
    'M84.600 12L91 12.600C91.600 19 91.800 26 91.400 32.600L93.800 37C95.200 44 95.800 52 96 60L95.400 69H84.400C85 61 82.800 54 83.400 46C83.800 41 84.600 38 85.800 34C86.400 27 84.600 19 84.600 12Z',
  )
  for (const [c, d] of [
    // Strands that leave the fold and thin out, each of its own length.
    [white, 'M81.600 12.200C81.200 17 82.200 22 81.400 30C83 24 83 17 82.800 12.200Z'],
    [white, 'M78.200 38.400C76 44 76.400 53 74.600 62C78.600 55 78.400 46 80 38Z'],
    [white, 'M79.600 46C78.800 53 79.600 60 78.400 69H81.800C82 60 80.400 53 79.600 46Z'],
    [pale, 'M73.400 44C71.800 51 72.400 59 71.400 66C73.800 60 73.800 51 74.600 42.600Z'],
    [dim, 'M89.600 34C88.800 41 90.600 47 89.800 56C91.800 48 91.200 41 91 34Z'],
    [dim, 'M87.400 12.300C87.600 17 88.600 21 88 26C89.600 21 89.200 16 88.600 12.400Z'],
    [pale, 'M86.400 36C86.200 43 87.600 50 86.600 60L88.200 69C89 60 87.600 45 87.400 36Z'],
    // Where it breaks on the ledge.
    [
      white,
      'M77.600 35.200C79 33.600 80.400 34.200 81.600 33.800C83.400 32.800 85.400 33.600 87 32.800C89.400 32.200 91.600 33.200 93.600 32.600C94.800 33.400 95.600 34.600 96 36.200C94.600 35.600 93.800 36.600 93.600 39.600C92.600 37 91 36.600 90 38.600C89.400 36.400 87.600 36.400 86.600 40.600C85.800 37.400 84.400 36.800 83.400 38.400C82.200 36 81 36.200 79.800 41C79.600 37.600 78.600 35.800 77.600 35.200Z',
    ],
  ])
    path(k, c, d)
}

/** Spray at the foot of the leap: billows of three tones, each lower and wider. */
export function spray(k, tones) {
  for (const [i, text] of [
    '62 69 66 66.4 71 65.8 75 63.2 80 63.600 86 61.400 91 63 96 61.600 100 64.400 106 66 111 69 88 70',
    '67 69 72 67.2 78 66 84 64.6 90 65.8 96 64.600 101 67 106 69 88 70',
    '73 69.2 80 67.6 87 66.8 94 67.2 100 69.2 88 70',
  ].entries())
    path(k, tones[i], closed(points(text), 1))
}

/** A round boulder at the water, its lit cap and its dark foot in a ring of foam. */
export function boulder(k, x, y, w, h, [lit, body, shade], side = 1, foam = true) {
  k.save()
  k.translate(x, y)
  k.scale(side * w, h)
  if (foam)
    path(
      k,
      'rgba(232,250,236,.85)',
      closed(points('-1.12 0.02 -0.4 0.16 0.5 0.15 1.14 0 0.5 -0.1 -0.5 -0.1'), 1),
    )
  const d = closed(
    points('-1 0 -0.96 -0.5 -0.6 -0.9 -0.1 -1 0.5 -0.86 0.9 -0.46 1 0 0.4 0.08 -0.4 0.08'),
    0.9,
  )
  path(k, body, d)
  k.clip(new Path2D(d))
  fill(k, shade, points('-1.2 -1.2 -0.5 -1 -0.34 -0.5 -0.5 -0.14 0 0.2 -1.2 0.3'))
  fill(k, lit, points('-0.2 -1.2 -0.06 -0.74 0.5 -0.6 0.86 -0.3 1.3 -0.3 1.2 -1.2'))
  k.restore()
}

/** A great tree close to us at the left edge, on its roots in the dark bank; a liana hangs from it. */
export function nearTree(k) {
  path(k, '#071c28', 'M-6 96V78C0 79 4 80.500 10 81C18 81.400 26 84 32 87C38 89.600 44 91 50 96Z')
  path(
    k,
    '#123a44',
    'M-6 78C0 79 4 80.500 10 81C18 81.400 26 84 32 87C38 89.600 44 91 50 96H46C40 91.600 34 90 29 87.800C22 84.400 16 82.600 9 82.200C3 81.600 -2 80 -6 79.200Z',
  )
  path(
    k,
    '#071c28',
    'M-6 -6H11C10.400 14 10 32 10.600 48C11 62 13 72 20 80.500C24 84.600 27 86 30 88L-6 92Z',
  )
  path(
    k,
    '#12404a',
    'M11 -6C10.400 14 10 32 10.600 48C11 62 13 72 20 80.500C23 83.600 26 85.600 30 88C22 86.500 14 80 11 70C8.600 60 8.400 40 8.600 24C8.700 12 9 4 9.200 -6Z',
  )
  path(
    k,
    '#0c2c38',
    'M2 -6C2.600 20 2 44 3.400 60C4.200 72 7 84 14 98H8C3 84 0.600 70 0 56C-0.600 40 0.600 18 0 -6Z',
  )
  stroke(k, '#071c28', 0.8, 'M31 -6C33 14 24 26 20.500 40C18 50 14 56 10 59')
}
