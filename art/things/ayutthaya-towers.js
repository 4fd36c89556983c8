// Towers of brick at Ayutthaya, whole and fallen in; the light from the right.
import { fill, path, points } from '../core/field.js'

/** A bell of brick on its terraces, foot at 0, 40 high; `whole` keeps its spire. */
export function chedi(k, [light, body, shade], whole = true) {
  const tier = (w0, w1, y0, y1) => {
    fill(k, body, [
      [-w0, y0],
      [w0, y0],
      [w1, y1],
      [-w1, y1],
    ])
    fill(k, shade, [
      [-w0, y0],
      [-w0 * 0.25, y0],
      [-w1 * 0.25, y1],
      [-w1, y1],
    ])
    fill(k, light, [
      [w0 * 0.42, y0],
      [w0, y0],
      [w1, y1],
      [w1 * 0.42, y1],
    ])
  }
  tier(11, 11, 0, -3.4)
  tier(9.4, 9.2, -3.4, -6.4)
  tier(7.8, 7.6, -6.4, -9.6)
  tier(6.6, 6.4, -9.6, -11)
  const bell =
    'M-6 -11C-5.400 -13 -5.600 -16 -4.600 -18.600C-3.600 -20.600 -2.600 -21.400 -2.200 -21.600H2.200C2.600 -21.400 3.600 -20.600 4.600 -18.600C5.600 -16 5.400 -13 6 -11Z'
  path(k, body, bell)
  path(
    k,
    shade,
    'M-6 -11C-5.400 -13 -5.600 -16 -4.600 -18.600C-3.600 -20.600 -2.600 -21.400 -2.200 -21.600H-0.600C-1.600 -18 -1.700 -14 -1.600 -11Z',
  )
  path(
    k,
    light,
    'M2.600 -11C2.800 -14 2.600 -18 1.300 -21.600H2.200C2.600 -21.400 3.600 -20.600 4.600 -18.600C5.600 -16 5.400 -13 6 -11Z',
  )
  tier(2.6, 2.6, -21.6, -23.6)
  if (!whole) {
    fill(
      k,
      body,
      points('-1.700 -23.600 1.700 -23.600 1.300 -27 0.400 -27.800 -0.200 -26.800 -1.300 -26.400'),
    )
    return
  }
  // The core between the rings of the spire.
  fill(k, shade, points('-1.500 -23.600 1.500 -23.600 0.450 -34.200 -0.450 -34.200'))
  for (let i = 0; i < 7; i++) tier(1.8 - i * 0.2, 1.62 - i * 0.2, -23.6 - i * 1.5, -24.9 - i * 1.5)
  tier(0.5, 0.1, -34, -40)
}

/** The great tower, fallen in: stepped base, a stair, what is left of its shaft; foot at 0, 34 high. */
export function tower(k, [light, body, shade]) {
  fill(
    k,
    body,
    points(
      '-24 0 -24 -5 -20 -5 -20 -9.600 -16 -9.600 -16 -14 -11.500 -14 -11 -19 -9 -26 -6.500 -30 -4 -33 -2.400 -31.400 -0.600 -34 1.600 -30 4.600 -31 7 -26.600 9 -20 10 -14 16 -14 16 -9.600 20 -9.600 20 -5 24 -5 24 0',
    ),
  )
  fill(
    k,
    light,
    points(
      '9 0 9 -5 8 -5 8 -9.600 7 -9.600 6.600 -14 5 -14 4.600 -22 3.400 -27.500 4.600 -31 7 -26.600 9 -20 10 -14 16 -14 16 -9.600 20 -9.600 20 -5 24 -5 24 0',
    ),
  )
  fill(
    k,
    shade,
    points(
      '-24 0 -24 -5 -20 -5 -20 -9.600 -16 -9.600 -16 -14 -11.500 -14 -11 -19 -9 -26 -6.500 -30 -4 -33 -4.600 -26 -6 -20 -6.400 -14 -8 -14 -8 -9.600 -10 -9.600 -10 -5 -12 -5 -12 0',
    ),
  )
  path(
    k,
    shade,
    'M-2.400 0L-1.500 -14H2.500L3.600 0ZM-2 -14.600V-20C-2 -22.600 -0.600 -24.600 0.500 -25.600C1.600 -24.600 3 -22.600 3 -20V-14.600Z',
  )
  path(k, body, 'M-1.600 0L-0.800 -14H1.800L2.700 0Z')
}
