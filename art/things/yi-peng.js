// The hall of teak at the pond of Wat Phan Tao in Chiang Mai, by night.
import { path, stroke } from '../core/field.js'

/** One tier of the hall: eaves that sweep down, gold along the gable, finials that curl. */
function gable(k, half, y, high, [wood, lit]) {
  path(
    k,
    '#141f2e',
    `M${-half} ${y}C${-half * 0.56} ${y - high * 0.34} ${-half * 0.2} ${y - high * 0.74} 0 ${y - high}C${half * 0.2} ${y - high * 0.74} ${half * 0.56} ${y - high * 0.34} ${half} ${y}L${half * 0.9} ${y + 0.9}H${-half * 0.9}Z`,
  )
  path(
    k,
    wood,
    `M${-half * 0.82} ${y + 0.7}C${-half * 0.5} ${y - high * 0.2} ${-half * 0.2} ${y - high * 0.56} 0 ${y - high * 0.84}C${half * 0.2} ${y - high * 0.56} ${half * 0.5} ${y - high * 0.2} ${half * 0.82} ${y + 0.7}Z`,
  )
  stroke(
    k,
    lit,
    0.5,
    `M${-half} ${y}C${-half * 0.56} ${y - high * 0.34} ${-half * 0.2} ${y - high * 0.74} 0 ${y - high}C${half * 0.2} ${y - high * 0.74} ${half * 0.56} ${y - high * 0.34} ${half} ${y}`,
  )
  stroke(
    k,
    lit,
    0.5,
    `M${-half} ${y}C${-half - 0.6} ${y - 0.2} ${-half - 1.2} ${y - 0.8} ${-half - 1} ${y - 2}M${half} ${y}C${half + 0.6} ${y - 0.2} ${half + 1.2} ${y - 0.8} ${half + 1} ${y - 2}M0 ${y - high}C-0.200 ${y - high - 1.2} 0.500 ${y - high - 2} 0.200 ${y - high - 3.2}`,
  )
}

/** Wat Phan Tao: dark teak, three roofs one over another, a peacock in gold above the door full of light. Foot at 0; 32 high. */
export function hall(k) {
  // The long side runs back to the left under its roofs.
  path(k, '#1a2c3c', 'M-34 -1V-9H-12V-1Z')
  for (let x = -32; x < -13; x += 4) {
    path(k, '#ffc878', `M${x} -2.500V-7.500H${x + 1.8}V-2.500Z`)
    path(k, '#a85c4c', `M${x + 0.8} -2.500V-7.500H${x + 1}V-2.500Z`)
  }
  path(k, '#1d3448', 'M-39 -7.500L-34 -13H-10L-13 -7Z')
  path(k, '#2f4f5c', 'M-39 -7.500L-34 -13H-22L-26 -7.300Z')
  stroke(k, '#c88c5c', 0.4, 'M-39.600 -7.600L-34 -13M-39.600 -7.600H-14')
  path(k, '#1d3448', 'M-33 -12.500L-26 -20H-6L-10 -12Z')
  path(k, '#2f4f5c', 'M-33 -12.500L-26 -20H-17L-22 -12.300Z')
  stroke(k, '#c88c5c', 0.4, 'M-33.600 -12.600L-26 -20H-4')
  path(k, '#1d3448', 'M-24 -19.500L-16 -28.500H0L-4 -18Z')
  path(k, '#2f4f5c', 'M-24 -19.500L-16 -28.500H-8L-14 -19Z')
  stroke(k, '#c88c5c', 0.4, 'M-24.600 -19.600L-16 -28.500H0')
  // Front: walls of panels, pillars, the door.
  path(k, '#4c303c', 'M-12 -1V-12H12V-1Z')
  for (const x of [-10.5, -6.2, 4.4, 8.7]) {
    path(k, '#7c4c44', `M${x} -1.600V-9.500H${x + 2}V-1.600Z`)
    path(k, '#ffb868', `M${x + 0.4} -4V-8.800H${x + 1.6}V-4Z`)
  }
  path(k, '#a86848', 'M-3.400 -1V-10.500H3.400V-1Z')
  path(k, '#ffe8a8', 'M-2.400 -1V-9.500H2.400V-1Z')
  path(
    k,
    '#e09848',
    'M-1 -1.600C-1.100 -2.800 -0.600 -3.200 -0.500 -4C-0.900 -4.800 -0.500 -5.800 0 -6.200C0.500 -5.800 0.900 -4.800 0.500 -4C0.600 -3.200 1.100 -2.800 1 -1.600Z',
  )
  gable(k, 15.5, -10, 9, ['#4c303c', '#d89c5c'])
  gable(k, 11.5, -16, 10, ['#5c3840', '#e8ac64'])
  gable(k, 7, -22.5, 10, ['#643c40', '#f4bc6c'])
  // The peacock over the door, rays of gold.
  stroke(
    k,
    '#f4bc6c',
    0.3,
    'M-4.500 -12.800C-3 -14 -1.600 -15 0 -15.200C1.600 -15 3 -14 4.500 -12.800M-2.800 -12.600L-1.600 -14.600M2.800 -12.600L1.600 -14.600M0 -12.400V-15',
  )
  path(k, '#ffd084', 'M-0.700 -12.200C-0.900 -13.400 0.900 -13.400 0.700 -12.200Z')
  stroke(
    k,
    '#e8ac64',
    0.26,
    'M-3 -19.500Q0 -22.500 3 -19.500M-1.800 -26.500Q0 -28.600 1.800 -26.500',
  )
  // Steps with two serpents.
  for (let i = 0; i < 3; i++)
    path(
      k,
      i % 2 ? '#a8705c' : '#d8a074',
      `M${-4 - i * 0.6} ${-1 + i * 0.5}H${4 + i * 0.6}V${-0.5 + i * 0.5}H${-4 - i * 0.6}Z`,
    )
  path(k, '#54384c', 'M-36 0.500V-1.200H-5.200V0.500ZM5.200 0.500V-1.200H14V0.500Z')
}
