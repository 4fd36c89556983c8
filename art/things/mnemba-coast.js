// The coast of Zanzibar as one sees it from over Mnemba.
import { path, points } from '../core/field.js'
import { closed, lens } from './curves.js'

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
