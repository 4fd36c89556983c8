import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

const [LIT, FACE, SIDE, DARK] = ['#f4fbf4', '#a4cdd6', '#5c94ac', '#2c5c80']

/**
 * Burj Khalifa at night, foot at 0, 62 high: one wing towards us, one to each side, each steps back in its
 * turn so that the terraces wind up round the core to the spire.
 */
export function tower(k) {
  // Half widths and heights of the steps; 828 m are 62.
  const wing = (m, steps, light, dark) => {
    for (const [wide, high] of steps) {
      fill(k, light, [
        [0, 0],
        [0, -high],
        [m * (wide - 0.35), -high],
        [m * wide, -high + 0.6],
        [m * wide, 0],
      ])
      fill(k, dark, [
        [m * (wide - 0.75), 0],
        [m * (wide - 0.75), -high + 0.1],
        [m * (wide - 0.35), -high],
        [m * wide, -high + 0.6],
        [m * wide, 0],
      ])
      stroke(k, LIT, 0.2, `M0 ${-high}H${m * (wide - 0.35)}`)
    }
  }
  wing(
    -1,
    points(
      '7.200 7 6.500 13.500 5.800 19.500 5.100 25.500 4.300 31 3.600 36.500 2.800 41.500 2.100 45.500',
    ),
    '#8cbccb',
    FACE,
  )
  wing(
    1,
    points(
      '7.200 9.500 6.500 16 5.800 22 5.100 28 4.300 33.500 3.600 38.500 2.800 43 2.100 46.500',
    ),
    SIDE,
    DARK,
  )
  // The spire in its sections.
  for (const [half, high] of points('1.500 49 1 52.500 0.650 55.500 0.360 58.500 0.160 62')) {
    path(k, FACE, `M${-half} 0V${-high}H${half}V0Z`)
    path(k, LIT, `M${-half} 0V${-high}H${-half * 0.3}V0Z`)
    path(k, SIDE, `M${half * 0.4} 0V${-high}H${half}V0Z`)
  }
  // The wing that comes towards us, rounded: its own steps.
  for (const [half, high] of points(
    '1.300 44.500 1.600 39 1.900 33 2.200 27 2.500 21 2.800 14.500 3.100 8.500',
  )) {
    path(k, '#c8e4e4', `M${-half} 0V${-high}Q0 ${-high - 0.9} ${half} ${-high}V0Z`)
    path(k, LIT, `M${-half} 0V${-high}L${-half * 0.55} ${-high - 0.4}V0Z`)
    path(k, SIDE, `M${half * 0.45} 0V${-high - 0.4}L${half} ${-high}V0Z`)
    stroke(k, '#fffdf0', 0.24, `M${-half} ${-high}Q0 ${-high - 0.9} ${half} ${-high}`)
  }
  // Warm rooms here and there.
  const r = random(5)
  for (let y = -1.4; y > -40; y -= 0.9) {
    const half = 6.1 + y * 0.105
    for (let x = -half; x < half; x += 0.62)
      if (r() < 0.16) path(k, x < 0 ? '#fff2c4' : '#ffd48c', `M${x} ${y}h0.300v0.360h-0.300Z`)
  }
  path(k, '#ff5c4c', 'M0 -62.600a0.350 0.350 0 1 0 0.010 0Z')
}
