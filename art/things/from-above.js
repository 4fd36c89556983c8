import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'

// The life of a lagoon straight from above, in points; the sun stands at the upper left.

/** Hipped thatch in four facets, 7.6 across. */
export function roof(k) {
  path(k, '#f0cc88', 'M-3.800 -3.400H3.800L0.600 -0.200H-0.600Z')
  path(k, '#e0b070', 'M-3.800 -3.400L-0.600 -0.200V0.200L-3.800 3.400Z')
  path(k, '#a8744c', 'M3.800 -3.400L0.600 -0.200V0.200L3.800 3.400Z')
  path(k, '#8a5c50', 'M-3.800 3.400L-0.600 0.200H0.600L3.800 3.400Z')
  path(k, '#f8dca4', 'M-0.600 -0.300H0.600V0.300H-0.600Z')
}

/** A villa on stilts with its deck and a small pool. `side`: -1 above the jetty, 1 below it. */
export function villaFromAbove(k, side) {
  path(k, 'rgba(20,90,140,.32)', 'M-2.400 -2H5.600V6H-2.400Z')
  k.save()
  k.scale(1, side)
  path(k, '#b8845c', 'M-0.700 -6.500H0.700V0H-0.700Z')
  path(k, '#e4b884', 'M-3.400 2H3.400V6.200H-3.400Z')
  path(k, '#4cb8dc', 'M0.200 3.800H2.800V5.600H0.200Z')
  path(k, '#fffaf0', 'M-2.600 4h0.800v1.700h-0.800ZM-1.400 4h0.800v1.700h-0.800Z')
  k.restore()
  roof(k)
}

/** A ray that glides to the right over its shadow. */
export function rayFromAbove(k) {
  const ray =
    'M9 0C8 -1.400 6.500 -1.900 5 -2.200C3.500 -5 1 -8.500 -2.500 -10.500C-3 -7 -2.500 -3.500 -4.500 -1.200C-9 -0.600 -14 -1.200 -20 0.200C-14 0.200 -9 0.600 -4.500 1.200C-2.500 3.500 -3 7 -2.500 10.500C1 8.500 3.500 5 5 2.200C6.500 1.900 8 1.400 9 0Z'
  k.save()
  k.translate(-1, -5)
  path(k, 'rgba(16,100,140,.34)', ray)
  k.restore()
  path(k, '#234680', ray)
  path(
    k,
    '#3a68a4',
    'M9 0C8 1.400 6.500 1.900 5 2.200C3.500 5 1 8.500 -2.500 10.500C-2 7 0 3 3 0.600Z',
  )
}

/** A swimmer face down, arms forward, fins together; head to the right. 4 long. */
export function bather(k, suit, fins) {
  stroke(k, '#d89a70', 0.5, 'M0.900 -0.500L2.200 -0.800M0.900 0.500L2.100 1')
  stroke(k, '#d89a70', 0.55, 'M-0.800 -0.300L-2 -0.400M-0.800 0.300L-2 0.500')
  path(
    k,
    fins,
    'M-1.900 -0.200L-3.300 -0.100L-3.400 -0.900L-1.900 -0.600ZM-1.900 0.300L-3.300 0.300L-3.200 1.100L-1.900 0.700Z',
  )
  path(
    k,
    suit,
    'M-1 -0.500C-0.400 -0.700 0.600 -0.800 1.100 -0.600V0.600C0.600 0.800 -0.400 0.700 -1 0.500Z',
  )
  path(k, '#3a2434', 'M1.600 -0.620a0.620 0.620 0 1 0 0.010 0Z')
}

const BODY =
  'M17 0C17 -2 15.600 -3.200 13 -3.600C8 -4.200 2 -3.800 -4 -2.400C-9 -1.400 -13 -0.800 -17 -0.500C-18.500 -1.800 -20 -4 -21.500 -4.600C-21.400 -2.600 -20.600 -1 -19.800 0C-20.600 1 -21.400 2.600 -21.500 4.600C-20 4 -18.500 1.800 -17 0.500C-13 0.800 -9 1.400 -4 2.400C2 3.800 8 4.200 13 3.600C15.600 3.200 17 2 17 0Z'

/** A whale shark that swims to the right: broad flat head, bars and rows of spots. 38 long. */
export function whaleShark(k) {
  path(
    k,
    '#2a5c94',
    'M8 -3.500C6 -7 3 -9.500 -1 -10.600C0 -7.600 1 -5 3 -3.400ZM8 3.500C6 7 3 9.500 -1 10.600C0 7.600 1 5 3 3.400ZM-8 -1.400L-11.500 -4L-11 -1.200ZM-8 1.400L-11.500 4L-11 1.200Z',
  )
  path(k, '#3468a0', BODY)
  k.save()
  k.clip(new Path2D(BODY))
  path(k, '#4c84b4', 'M18 -5H-22V-0.600C-10 -1.400 4 -2 12 -1.800C15 -1.600 17 -1 18 0Z')
  for (let x = 11; x > -17; x -= 2.6) {
    const half = 3.6 * (1 - (11 - x) / 34)
    stroke(k, '#bcdcec', 0.22, `M${x} ${-half}Q${x - 0.7} 0 ${x} ${half}`)
    for (const t of [-0.75, -0.25, 0.25, 0.75]) {
      k.beginPath()
      k.arc(x + 1.3, half * t, 0.34, 0, 7)
      k.fillStyle = '#e8f6fa'
      k.fill()
    }
  }
  for (const [x, y] of points('14.500 -1.800 14.800 0 14.500 1.800 15.800 -0.900 15.800 0.900')) {
    k.beginPath()
    k.arc(x, y, 0.26, 0, 7)
    k.fillStyle = '#e8f6fa'
    k.fill()
  }
  k.restore()
  path(k, '#1f4c80', 'M-4 -0.500C-5 -0.800 -6.500 -0.500 -7.500 0C-6.500 0.500 -5 0.500 -4 0.500Z')
}

/** A dhoni with its canvas roof, bow to the right; 22 long. */
export function boatFromAbove(k) {
  path(k, 'rgba(10,30,90,.4)', 'M-9 -1.500H8L14 2L9 5.500H-9Z')
  path(
    k,
    '#8a5034',
    'M-11 -2.800C-6 -3.600 4 -3.600 8 -2.400C10 -1.600 12 -0.600 13 0C12 0.600 10 1.600 8 2.400C4 3.600 -6 3.600 -11 2.800Z',
  )
  path(
    k,
    '#d49a64',
    'M-10.300 -2.100C-6 -2.800 4 -2.800 7.600 -1.800C9 -1.200 10.500 -0.500 11.300 0C10.500 0.500 9 1.200 7.600 1.800C4 2.800 -6 2.800 -10.300 2.100Z',
  )
  path(k, '#fff8e8', 'M-8 -2.900H4V0H-8Z')
  path(k, '#d8cce0', 'M-8 0H4V2.900H-8Z')
  path(k, '#f26c54', 'M-8 -1H4V1H-8Z')
}
