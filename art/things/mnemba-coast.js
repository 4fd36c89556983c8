// The coast of Zanzibar as one sees it from over Mnemba: trade wind clouds, a shower, palms, a white beach.
import { at, fill, path, points } from '../core/field.js'
import { closed, lens } from './curves.js'

export const SKYLINE = 21

/** Sky of the trade wind: small clouds in a row over the coast, one that rains. */
export function heaven(k) {
  const g = k.createLinearGradient(0, -4, 0, SKYLINE)
  for (const [t, c] of [
    [0, '#2f86c8'],
    [0.6, '#84c4e0'],
    [1, '#e8f0e0'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points(`-6 -6 166 -6 166 ${SKYLINE + 1} -6 ${SKYLINE + 1}`))
  // The shower.
  fill(k, 'rgba(120,152,188,.5)', points('20 13 38 13 34 21 14 21'))
  fill(k, 'rgba(120,152,188,.35)', points('26 13 34 13 27 21 22 21'))
  const heap = (text, c) => path(k, c, closed(points(text), 0.9))
  heap(
    '8 13.500 10 10.500 14 10 16 6.500 20.500 5 24 2.800 29 3.600 32 6 36 5.600 39 8.400 43 9 45 12 49 13.400 38 14.200 22 14.400',
    '#b4c4dc',
  )
  heap(
    '9 12.500 11 10.400 14.500 10 16.400 6.700 20.500 5.200 24 3 28.500 3.800 29 6.500 25 8 24 10 19 10.400 16 12',
    '#fffaf0',
  )
  heap('30 9 33 6.600 36 6 38 8 35 9.500 32 10.500', '#f4f0ee')
  for (const [x, y, q, n] of points(
    '62 17.500 1 0 73 18.600 0.600 1 84 16.800 1.200 2 99 18.400 0.700 1 112 17.300 1 0 124 18.800 0.500 2',
    4,
  ))
    at(k, x, y, q, (c) => {
      path(
        c,
        '#c8d8e4',
        [
          'M-6 0C-5 -1.400 -4 -1.400 -3 -1.600C-2 -3.400 0.600 -3.600 1.600 -2.200C3 -2.600 4 -1.800 4.400 -1C5.400 -1 6 -0.500 6.500 0Q0 0.500 -6 0Z',
          'M-4 0C-3.400 -1.200 -2 -1.600 -1 -1.200C0 -2.600 2.400 -2 2.800 -0.800Q4 -0.800 4.600 0Q0 0.400 -4 0Z',
          'M-7 0C-6 -1 -5.400 -1 -4.600 -1C-4 -2.600 -2 -2.800 -1.200 -1.800C0 -4.600 3.400 -4 3.800 -2C5.400 -2.400 6.400 -1 7 0Q0 0.600 -7 0Z',
        ][n],
      )
      path(
        c,
        '#fff8ee',
        [
          'M-4.800 -0.600C-4 -1.200 -3.600 -1.300 -3 -1.600C-2 -3.400 0.600 -3.600 1.600 -2.200C0.400 -2 -0.400 -1 -1.400 -0.800Q-3 -0.400 -4.800 -0.600Z',
          'M-3.200 -0.600C-2.400 -1.500 -1.600 -1.400 -1 -1.200C-0.400 -2 0.600 -2.100 1.400 -1.800Q0 -0.600 -3.200 -0.600Z',
          'M-1.600 -0.800C-0.800 -4.200 2.400 -4.200 3.500 -2.600C2 -2.600 1 -1 -1.600 -0.800Z',
        ][n],
      )
    })
}

/** The coast of Zanzibar under the skyline: palms, a white beach, the line of its own reef. */
export function coast(k) {
  path(
    k,
    '#7ca4ac',
    closed(
      points(
        '-8 20 10 19.200 28 19.700 44 19.200 60 20 76 19.600 92 20.500 112 20.400 126 21.200 60 22.300 -8 22.600',
      ),
      0.7,
    ),
  )
  path(
    k,
    '#5c9498',
    closed(points('-8 21 14 20.400 40 21 62 20.800 84 21.400 100 21.700 60 22.400 -8 22.800'), 0.7),
  )
  lens(k, '#fff0d0', 40, 22.5, 46, 0.16, 0.1)
  lens(k, '#7cd0d0', 38, 23.2, 62, 0.4, 0.3)
  lens(k, 'rgba(255,255,255,.8)', 30, 23.9, 44, 0.1, 0.06)
  lens(k, 'rgba(255,255,255,.7)', 86, 23.5, 24, 0.08, 0.05)
}
