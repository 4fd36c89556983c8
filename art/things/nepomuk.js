// John of Nepomuk on his plinth on the Charles Bridge, near and dark, the low sun along his left side.
import { path, points, stroke } from '../core/field.js'
import { solid } from './near-limbs.js'
import { disc } from './profile.js'

const [BRONZE, RIM, DEEP, GOLD] = ['#544c6c', '#ffc088', '#34305c', '#ffd460']

/** 62 tall; the foot of the plinth at 0. */
export function nepomukNear(k) {
  // Plinth: base, die with its bronze tablet rubbed bright, cornice.
  solid(
    k,
    ['#746c80', '#f4c898', '#4c4868'],
    'M-12 0V-6H-9.500V-18H-11V-21H11V-18H9.500V-6H12V0Z',
    { sun: [-1, 0], a: 1.3, b: 3.5 },
  )
  path(k, BRONZE, 'M-5.500 -8V-16.500H5V-8Z')
  path(k, '#786c90', 'M-5.500 -8V-16.500H-4.500V-8ZM-5.500 -16.500H5V-15.800H-5.500Z')
  path(
    k,
    GOLD,
    'M-2 -11C-1.500 -13 0 -14.500 1.500 -14.300C1.700 -12.500 0.800 -10.500 -1 -9.500C-1.800 -9.500 -2.200 -10 -2 -11Z',
  )
  stroke(k, '#8c94b0', 0.5, 'M-10.500 -19.500H10.500')
  // Robe with lace rochet and fur cape.
  solid(
    k,
    [BRONZE, RIM, DEEP],
    'M-7.500 -21C-7 -30 -6.500 -36 -5.500 -42C-4 -46 -2 -47 0.500 -47C3.500 -46.500 5.500 -44.500 6 -41C7 -35 7.500 -28 8.500 -21Z',
    { sun: [-1, 0], a: 0.6, b: 2.6 },
  )
  for (const d of [
    'M-4 -21.500C-3.500 -27 -3.600 -32 -3 -36',
    'M0 -21.500C0 -27 -0.500 -31 0 -35',
    'M4 -21.500C4 -26 3 -30 3.400 -34',
  ])
    stroke(k, DEEP, 0.6, d)
  path(
    k,
    '#786c90',
    'M-6.500 -29L-4.500 -27.500L-2.500 -29L-0.500 -27.500L1.500 -29L3.500 -27.500L7 -29L6.800 -31H-6.400Z',
  )
  solid(
    k,
    ['#645878', RIM, DEEP],
    'M-6 -33C-7.500 -38 -6 -43 -3.500 -45.500C-1 -46.800 2 -46.600 4 -45.500C7 -42.500 8 -37.500 7 -33.500C3 -31.500 -2.500 -31.500 -6 -33Z',
    { sun: [-1, -0.2], a: 0.5, b: 1.8 },
  )
  // Crucifix in his arms, the palm of the martyr.
  stroke(k, DEEP, 1.2, 'M2.500 -32L-5 -45.500M-5.500 -40.500L0.500 -43')
  stroke(k, GOLD, 0.5, 'M2 -33L-4.600 -45M-5 -40.600L0.200 -42.600')
  stroke(k, BRONZE, 3, 'M6 -41L4 -36L-2 -38')
  stroke(k, '#786c90', 1, 'M6 -41.600L3.500 -37L-2 -38.800')
  path(k, '#6c8c7c', 'M5 -36C8 -42 11 -46 10.500 -51C8 -47.500 5.500 -43 4 -37Z')
  // Head bowed, beard, the four-cornered cap; five stars.
  solid(
    k,
    ['#645878', RIM, DEEP],
    'M-4.500 -48.500C-5 -52 -3 -54.500 0 -54.500C3 -54.500 4 -51.500 3.600 -49C3.300 -46.500 1 -44.500 -1.500 -44C-3.500 -44.500 -4.300 -46.500 -4.500 -48.500Z',
    { sun: [-1, 0], a: 0.5, b: 1.2 },
  )
  path(
    k,
    DEEP,
    'M-4.200 -47.500C-3 -46.500 -1 -46.500 1 -47.500C2 -45.500 0 -42.500 -1.800 -42C-3.500 -43 -4.300 -45.500 -4.200 -47.500Z',
  )
  path(
    k,
    DEEP,
    'M-4.800 -52L-5 -56.500L-1 -55.500L3.500 -57L4 -52.500C1 -53.500 -2 -53.500 -4.800 -52Z',
  )
  path(k, RIM, 'M-4.800 -52L-5 -56.500L-4 -56.200L-3.900 -52.400Z')
  stroke(k, DEEP, 0.4, 'M-3.800 -49.600L-2.600 -49.500M-1 -49.500L0.400 -49.700')
  k.strokeStyle = GOLD
  k.lineWidth = 0.5
  k.beginPath()
  k.ellipse(-0.6, -53, 9.5, 8.5, 0, 2.9, 6.5)
  k.stroke()
  for (const [x, y] of points(
    '-9.900 -53.500 -7.400 -58.600 -0.600 -61.600 6.200 -58.600 8.800 -53.500',
  )) {
    let d = ''
    for (let i = 0; i < 10; i++) {
      const [a, q] = [(i / 10) * 6.2832 - 1.57, i % 2 ? 0.9 : 2.1]
      d += `${i ? 'L' : 'M'}${x + Math.cos(a) * q} ${y + Math.sin(a) * q}`
    }
    path(k, GOLD, `${d}Z`)
    disc(k, '#fff4c0', x - 0.3, y - 0.3, 0.5)
  }
}
