import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// What swims over the sand of a lagoon, in points; light from above left.

const FAR_WING =
  'M-9 -3.600C-6 -7.600 1 -14 12.500 -17.500C13.600 -17.700 13.800 -17 13.200 -16C11 -12 10.600 -7 13 -2.400L2 1Z'
const NEAR_WING =
  'M-10.500 3C-9 7.600 -3 15.600 8.500 21.600C9.800 22.200 10.300 21.600 10 20.400C9 15 11 8.600 15.500 3L4 -1Z'
const BACK =
  'M-12 -2.600C-8 -5.600 2 -6 9 -3.600C13 -2.400 17 -1 20 0.600C17 2 13 3.600 9 4.200C1 5 -8 4.600 -12.500 2.600Z'

/** An eagle ray that glides to the left, seen a little from above: white spots, a beak, a whip of a tail. 36 across. */
export function eagleRay(k) {
  // The whip, from a strong root to nothing; the two lobes of the pelvic fins, the small fin on the root.
  path(k, '#142a5c', 'M15 -1.200C24 -0.800 36 1.200 53 -0.600C38 2.400 24 1.800 15 1.600Z')
  path(k, '#1a3468', 'M12 1.600C15 2 19 3.400 21.500 5C21.800 3 20 1 17 0Z')
  path(k, '#234680', 'M12 -1.600C15 -2.400 18.600 -3.400 21 -3.800C20.800 -2 19.400 -0.400 17 0Z')
  path(k, '#234680', FAR_WING)
  path(k, '#1a3468', NEAR_WING)
  for (const wing of [FAR_WING, NEAR_WING]) {
    k.save()
    k.clip(new Path2D(wing))
    path(k, '#3a68a4', 'M-10 -3C-6 -9 2 -15 14 -19V-15.600C4 -12.600 -2 -8 -5 -3.600Z')
    path(
      k,
      '#2c5490',
      'M-11.500 3C-9 8.600 -3 16.600 9 22.600L10.500 21.600C1 16 -5 9.600 -7.600 3.600Z',
    )
    for (const [x, y, q] of points(
      '-3 -6 0.600 1 -8.600 0.550 5 -11.400 0.500 9 -14.200 0.420 3.400 -6.400 0.600 7 -8.400 0.500 9.400 -10.800 0.400 6.600 -4.600 0.500 10 -5.600 0.400 -5 6.600 0.650 -1.600 10.200 0.600 2 13.600 0.550 6 17.400 0.450 0.600 7 0.600 4.400 10.400 0.550 7.200 14.400 0.450 5.400 6.400 0.550 8.400 9.400 0.500 10.600 6 0.450',
      3,
    ))
      spot(k, x, y, q)
    k.restore()
  }
  path(k, '#1e3c74', BACK)
  path(
    k,
    '#34609c',
    'M-12 -2.600C-8 -5.600 2 -6 9 -3.600C13 -2.400 17 -1 20 0.600C12 -1 0 -2.600 -12 -1.400Z',
  )
  for (const [x, y, q] of points(
    '-8 0.400 0.600 -4.600 -2 0.550 -4 2.400 0.600 -0.600 0 0.700 2.400 -2.200 0.550 2.800 2.200 0.600 6 0.200 0.600 9.400 -1.200 0.450 9.600 1.900 0.450 13 0.500 0.400',
    3,
  ))
    spot(k, x, y, q)
  // The head from above: two brows over the eyes at its sides, the blunt bill before them.
  path(
    k,
    '#1e3c74',
    'M-10 -3.600C-12 -4.600 -14.400 -4.400 -15.800 -3C-18 -2.800 -20 -1.600 -20 0.200C-20 2 -18 3.200 -15.800 3.400C-14.400 4.800 -12 5 -9.800 4Z',
  )
  path(
    k,
    '#34609c',
    'M-10 -3.600C-12 -4.600 -14.400 -4.400 -15.800 -3C-18 -2.800 -20 -1.600 -20 0.200C-17 -1.400 -13 -1.800 -9.600 -1.600Z',
  )
  for (const [x, y] of [
    [-14.2, -3.3],
    [-14.2, 3.6],
  ]) {
    k.beginPath()
    k.ellipse(x, y, 0.75, 0.6, 0, 0, 7)
    k.fillStyle = '#0c1838'
    k.fill()
  }
  for (const [x, y, q] of points('-12.500 -0.600 0.5 -16 0.800 0.400 -11.500 1.800 0.450', 3))
    spot(k, x, y, q)
}

function spot(k, x, y, q) {
  k.beginPath()
  k.ellipse(x, y, q, q * 0.8, 0, 0, 7)
  k.fillStyle = '#eaf6f4'
  k.fill()
}

/** The same ray as a shadow on the sand. */
export function rayShadow(k, colour) {
  k.save()
  k.scale(0.9, 0.24)
  path(
    k,
    colour,
    'M-22 0L-15 -3L-9 -4C-4 -9 4 -15 13 -17C11 -11 11 -6 13 -2.400L20 -0.600C28 1 36 0.600 46 2C36 2.400 26 2.600 19 1.800L15 4C11 9 10 14 9 21C-1 16 -8 9 -10.500 4L-16 3Z',
  )
  k.restore()
}

/** A young blacktip shark that swims to the left; 22 long. */
export function blacktip(k, [back, flank, belly] = ['#5c8cac', '#84b4c8', '#d4f0ec']) {
  path(
    k,
    back,
    'M9 -0.600C11 -2.600 13 -4.600 15.600 -5.600C15 -3.600 14.400 -1.600 14.200 0C14.600 1.400 14.600 2.400 14.400 3.600C12.600 2.800 10.600 1.400 9 0.600Z',
  )
  path(
    k,
    flank,
    'M-12 0.600C-9 -2 -3 -2.900 2 -2.400C6 -2 9.600 -1 12 -0.200C9.600 0.900 5 2 0 2.200C-5 2.400 -9.600 2 -12 0.600Z',
  )
  path(
    k,
    belly,
    'M-12 0.600C-8 1.400 0 1 12 -0.200C9.600 0.900 5 2 0 2.200C-5 2.400 -9.600 2 -12 0.600Z',
  )
  path(
    k,
    back,
    'M-12 0.600C-9 -2 -3 -2.900 2 -2.400C6 -2 9.600 -1 12 -0.200C6 -0.600 -4 -1.200 -12 0.600Z',
  )
  path(
    k,
    back,
    'M-2.600 -2.500C-1 -4.400 0.600 -5.800 2.400 -6.400C2 -5 2.200 -3.600 2.800 -2.300ZM-5 1.600C-4.600 3.600 -3 5.200 -0.800 6C-1 4.400 -1.200 3 -1 1.800Z',
  )
  path(
    k,
    '#1c2c54',
    'M0.900 -5.600L2.400 -6.400C2.200 -5.700 2.200 -5.200 2.200 -4.600ZM14.200 -4.800L15.600 -5.600L15.100 -4ZM-1.900 5.500L-0.800 6L-0.900 5Z',
  )
  path(k, '#10203c', 'M-9.600 -0.700a0.300 0.300 0 1 0 0.010 0Z')
}

/** A Moorish idol, or a small butterflyfish when `fin` is 0, that looks to the left. */
export function bandedFish(k, x, y, q, fin = 1) {
  k.save()
  k.translate(x, y)
  k.scale(q, q)
  if (fin) stroke(k, '#fffbe4', 0.22, 'M0 -2C1.400 -4.400 3.600 -5 5.600 -4.600')
  path(
    k,
    '#ffe070',
    'M-2.400 0.100C-1.600 -1.200 -0.800 -2.200 0.400 -2.400C1.600 -2.200 2 -1.200 2.400 -0.300L3.400 -1V1.100L2.400 0.400C2 1.400 1.400 2.200 0.400 2.300C-0.800 2 -1.700 1.200 -2.400 0.100Z',
  )
  path(
    k,
    '#fffbe4',
    'M-0.700 -1.900C0 -2.300 0.600 -2.400 1 -2.200V2.100C0.400 2.300 0 2.100 -0.700 1.700Z',
  )
  path(
    k,
    '#2a2448',
    'M-1.500 -1.300L-0.600 -2V1.800L-1.500 1.200ZM1 -2.200L1.700 -1.600V1.500L1 2.100Z',
  )
  k.restore()
}
