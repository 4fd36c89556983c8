// The edge from which one looks down on Peyto Lake: its rock in the morning sun, and a goat on a boulder.
import { fill, path, points } from '../core/field.js'

/** The rim we stand on: a tongue of limestone on the left in the sun, a boulder on the right. */
export function nearRim(k, [top, face, dark, crack]) {
  fill(
    k,
    dark,
    points(
      '-8 78 10 79 30 80 48 81 60 82 66 84 62 87 66 91 78 92 100 90 116 89 124 86 140 84 152 85 168 83 168 98 -8 98',
    ),
  )
  fill(k, face, points('-8 82 14 83.4 34 84 52 84 60 85.4 57 88.5 60 91 54 98 -8 98'))
  fill(
    k,
    top,
    points(
      '-8 76.5 4 76 16 77.2 28 76.8 44 78.6 56 79.4 64 81.8 61 84.2 55 85.4 40 84.4 26 85 10 83.8 -8 84.6',
    ),
  )
  for (const text of [
    '16 84.2 18 84.4 17.4 89 19 94 16.6 98 15 92',
    '40 84.4 42.4 84.6 41 88 43.6 92 42 98 39.6 90',
    '55 85.4 61 84.2 58.6 87.6 60.4 90.6 56 98 53 98 54.6 90',
  ])
    fill(k, crack, points(text))
  fill(k, face, points('120 98 121 91 125 87.4 131 85.6 139 86 143 88 146 93 146 98'))
  fill(k, top, points('125 87.4 131 85 139 85.4 143 87.6 145 90.6 139 89.4 131 89.6'))
  fill(k, crack, points('121 91 125 87.4 131 89.6 129 93 130 98 119 98'))
}

/** A mountain goat that stands and looks to the left; 8 high. */
export function goat(k, [white, shade, dark]) {
  for (const d of [
    'M2.6 -3.4L3.4 -3.2L3.2 -1.6L3.5 -0.1H2.6L2.3 -1.6Z',
    'M-1.5 -3.4L-0.6 -3.2L-0.8 -1.5L-0.6 -0.1H-1.5L-1.6 -1.6Z',
  ])
    path(k, shade, d)
  path(
    k,
    shade,
    'M-3 -6.6C-2 -7.4 -0.6 -7.6 0.4 -7.1C2 -6.8 3.6 -6.8 4.2 -5.6C4.6 -4.4 4.2 -3.2 3.8 -2.4C3.2 -2.8 2.4 -2.9 1.4 -2.7C0 -2.3 -1.4 -2.2 -2.2 -2.8C-3 -3.8 -3.4 -5.4 -3 -6.6Z',
  )
  path(
    k,
    white,
    'M-2.6 -7C-1.6 -7.6 -0.6 -7.6 0.4 -7.1C2 -6.8 3.6 -6.8 4.2 -5.6C4.5 -4.7 4.3 -4 4.1 -3.3C3.2 -4.4 1.6 -4.2 0.4 -4.6C-0.8 -5 -1.8 -5.6 -2.6 -7Z',
  )
  for (const d of [
    'M3.2 -3.4L4.1 -3.2L3.9 -1.7L4.3 0H3.3L3.1 -1.5Z',
    'M-2.4 -3.4L-1.3 -3L-1.7 -1.5L-1.4 0H-2.4L-2.5 -1.6Z',
  ])
    path(k, white, d)
  for (const x of [-2.4, -1.5, 2.6, 3.3])
    fill(k, dark, [
      [x, -0.3],
      [x + 0.9, -0.3],
      [x + 1, 0.05],
      [x - 0.1, 0.05],
    ])
  path(
    k,
    white,
    'M-2 -6.2L-2.6 -8.2C-2.8 -8.8 -3.3 -8.9 -3.7 -8.5L-5 -7.2L-5.1 -6.6L-4.6 -6.4L-4.4 -5.2L-3.9 -6.3L-3.2 -6.6L-2.8 -5.2Z',
  )
  path(
    k,
    dark,
    'M-2.9 -8.6C-2.6 -9.3 -2.4 -9.8 -1.9 -10.2C-2.1 -9.4 -2.2 -8.9 -2.4 -8.4ZM-5.1 -6.9L-4.7 -6.9L-4.9 -6.5Z',
  )
  path(k, dark, 'M-3.5 -7.9a0.14 0.14 0 1 0 0.28 0a0.14 0.14 0 1 0 -0.28 0Z')
}
