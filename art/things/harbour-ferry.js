import { at, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** The orange ferry of the harbour, alike at both ends, 60 units long, its water line at 0; those on board are tiny. */
export function ferry(k) {
  const [LIT, MID, DEEP, TRIM, GLASS] = ['#ffa04c', '#f07434', '#b44434', '#fff0d0', '#2c4c6c']
  // Hull with its raised ends.
  path(k, MID, 'M-30 -4.200C-29 -1.400 -27.500 0 -25 0.600H25C27.500 0 29 -1.400 30 -4.200Z')
  path(k, LIT, 'M-30 -4.200C-29.500 -3 -29 -2.400 -28.500 -2H28.500C29 -2.400 29.500 -3 30 -4.200Z')
  path(k, DEEP, 'M-27.600 -0.600C-27 0 -26 0.400 -25 0.600H25C26 0.400 27 0 27.600 -0.600Z')
  path(k, '#2c3860', 'M-28.800 -2.200H28.800L28.500 -1.800H-28.500Z')
  // Three decks, each shorter than the one below; open ends with rails.
  const deck = (half, y, h, n, open) => {
    path(k, MID, `M${-half} ${y}V${y - h}H${half}V${y}Z`)
    path(k, LIT, `M${-half} ${y}V${y - h}H${-half + 3}V${y}Z`)
    path(k, DEEP, `M${half - open - 0.6} ${y}V${y - h}H${half - open}V${y}Z`)
    for (const m of [-1, 1])
      path(
        k,
        m < 0 ? '#8c3c38' : '#6c2c3c',
        `M${m * half} ${y}V${y - h}H${m * (half - open)}V${y}Z`,
      )
    const from = -half + open + 1
    const wide = (2 * (half - open) - 2) / n
    for (let i = 0; i < n; i++) {
      const x = from + i * wide
      path(k, GLASS, `M${x} ${y - h * 0.78}H${x + wide * 0.62}V${y - h * 0.36}H${x}Z`)
      path(
        k,
        i % 4 === 1 ? '#ffd888' : '#6c98ac',
        `M${x} ${y - h * 0.78}H${x + wide * 0.3}L${x + wide * 0.12} ${y - h * 0.36}H${x}Z`,
      )
    }
    path(k, TRIM, `M${-half - 0.4} ${y - h}H${half + 0.4}V${y - h - 0.36}H${-half - 0.4}Z`)
    path(k, '#c87858', `M${-half} ${y - h}H${half}V${y - h + 0.3}H${-half}Z`)
  }
  deck(28.6, -4.2, 3, 19, 3.6)
  deck(27, -7.5, 3, 18, 4.2)
  deck(22, -10.8, 2.6, 14, 3)
  const coats = ['#f4e4cc', '#4c9cac', '#f4c454', '#e0586c', '#5c64a4', '#8cc49c']
  const r = random(4)
  for (const [x, y] of points(
    '-27.400 -4.300 -26.200 -4.300 26.600 -4.300 27.800 -4.300 -26 -7.600 -24.800 -7.600 24.200 -7.600 25.600 -7.600 -21 -10.900 20.400 -10.900 -19.600 -13.600 -15.800 -13.600 -14.600 -13.600 16.400 -13.600',
  )) {
    const c = coats[Math.floor(r() * 6)]
    at(
      k,
      x,
      y,
      0.26,
      (q) =>
        folk(q, {
          ...POSES[r() < 0.3 ? 'wave' : 'stand'],
          skin: SKINS[Math.floor(r() * 4)],
          top: [c, '#5c4468'],
          low: ['#3c4470', '#28305c'],
          hair: ['#3c2838', '#241c30'],
          light: -1,
        }),
      r() < 0.5,
    )
  }
  // Rails, pilot houses at both ends, the stack.
  for (const [a, b, y] of points(
    '-28.400 -24.800 -4.200 24.800 28.400 -4.200 -26.800 -22.600 -7.560 22.600 26.800 -7.560 -22 -13.200 -13.760 13.200 22 -13.760',
    3,
  )) {
    for (const up of [0.5, 0.95]) stroke(k, TRIM, 0.14, `M${a} ${y - up}H${b}`)
    for (let x = a; x <= b; x += 0.9) stroke(k, TRIM, 0.1, `M${x} ${y}V${y - 0.95}`)
  }
  for (const m of [-1, 1])
    at(k, m * 11, -13.76, 1, (c) => {
      path(c, MID, 'M-2.400 0V-3H2.200L2.600 0Z')
      path(c, m < 0 ? LIT : DEEP, m < 0 ? 'M-2.400 0V-3H-1V0Z' : 'M1 0V-3H2.200L2.600 0Z')
      path(c, GLASS, 'M-2 -1.300V-2.500H2L2.100 -1.300Z')
      path(c, '#8cb4c0', 'M-2 -1.300V-2.500H-0.800L-1.200 -1.300Z')
      path(c, TRIM, 'M-2.800 -3H2.700V-3.400H-2.800Z')
      stroke(c, '#4c4468', 0.2, 'M0 -3.400V-6')
    })
  path(k, '#3c4c84', 'M-3.400 -13.760L-2.900 -18.400H2.500L3.200 -13.760Z')
  path(k, '#6c84b8', 'M-3.400 -13.760L-2.900 -18.400H-1.400L-1.600 -13.760Z')
  path(k, '#ffa04c', 'M-3.100 -15.600L-2.950 -17H2.700L2.900 -15.600Z')
  path(k, '#242c58', 'M-2.950 -17.800L-2.900 -18.400H2.500L2.560 -17.800Z')
}

/** A pile of the old pier, its head worn; the foot stands in the water. */
export function pile(k, x, y, w, high) {
  path(
    k,
    '#2c2848',
    `M${x - w / 2} ${y}L${x - w * 0.46} ${y - high}Q${x} ${y - high - w * 0.34} ${x + w * 0.46} ${y - high}L${x + w / 2} ${y}Q${x} ${y + w * 0.3} ${x - w / 2} ${y}Z`,
  )
  path(
    k,
    '#6c5468',
    `M${x - w / 2} ${y}L${x - w * 0.46} ${y - high}Q${x - w * 0.3} ${y - high - w * 0.2} ${x - w * 0.12} ${y - high - w * 0.22}L${x - w * 0.14} ${y + w * 0.1}Z`,
  )
  path(
    k,
    '#e0b08c',
    `M${x - w * 0.46} ${y - high}Q${x} ${y - high - w * 0.34} ${x + w * 0.46} ${y - high}Q${x} ${y - high + w * 0.3} ${x - w * 0.46} ${y - high}Z`,
  )
  path(
    k,
    '#2c5458',
    `M${x - w / 2} ${y}L${x - w * 0.49} ${y - high * 0.26}Q${x} ${y - high * 0.16} ${x + w * 0.49} ${y - high * 0.28}L${x + w / 2} ${y}Q${x} ${y + w * 0.3} ${x - w / 2} ${y}Z`,
  )
  path(
    k,
    'rgba(232,244,232,.8)',
    `M${x - w * 0.8} ${y + w * 0.1}Q${x} ${y + w * 0.46} ${x + w * 0.9} ${y + w * 0.06}Q${x} ${y + w * 0.26} ${x - w * 0.8} ${y + w * 0.1}Z`,
  )
}

/** A cormorant that dries its wings; feet at 0, 9 units tall. */
export function cormorant(k) {
  path(
    k,
    '#1c1c38',
    'M-1 0L-0.600 -2.400C-1.600 -4 -1.400 -5.600 -0.400 -6.400C-1.800 -6.200 -3.800 -6.600 -5.600 -5.400L-6.400 -2.600L-5.200 -3.200L-4.900 -1.400L-3.900 -2.600L-3.400 -1L-2.500 -2.400L-1.400 -3.200Z',
  )
  path(
    k,
    '#2c2c50',
    'M1 0L0.800 -2.400C1.800 -4 1.600 -5.600 0.600 -6.400C2 -6.400 4 -6.800 5.800 -5.600L6.600 -2.800L5.400 -3.400L5.100 -1.600L4.100 -2.800L3.500 -1.200L2.700 -2.600L1.500 -3.300Z',
  )
  path(
    k,
    '#1c1c38',
    'M-1.100 -1.400C-1.600 -4 -1 -6 0 -6.800C0.500 -7.600 0.300 -8.600 0.900 -9.200C1.500 -9.600 2.100 -9.300 2.200 -8.800L3.900 -8.700L2.100 -8.200C1.600 -7.600 1.400 -6.900 1.200 -6C1.700 -4 1.400 -2.400 0.900 -1.400L0.400 0.600H-0.700Z',
  )
  path(k, '#e8b070', 'M2.100 -8.900L3.900 -8.700L2.100 -8.400Z')
  path(
    k,
    '#6c6478',
    'M-5.600 -5.400C-3.800 -6.600 -1.800 -6.200 -0.400 -6.400L-0.700 -6C-2.200 -5.700 -4 -5.900 -5.700 -5Z',
  )
}

/** A gull that stands, looking to the right; 6 units tall. */
export function gull(k) {
  stroke(k, '#e8a860', 0.26, 'M-0.300 -1.600V0M0.500 -1.600V0')
  path(
    k,
    '#8c94ac',
    'M-4.200 -1.900C-2.600 -3.600 0 -4.200 1.600 -3.800L1 -2C-0.600 -1.200 -2.600 -1.400 -4.200 -1.900Z',
  )
  path(
    k,
    '#fff4e0',
    'M-1.600 -1.700C0 -2 1 -2.600 1.300 -3.600C1.300 -4.600 1.600 -5.400 2.400 -5.500C3.300 -5.500 3.600 -4.800 3.400 -4.100C3.200 -2.600 2.200 -1.300 0.400 -1.200C-0.400 -1.200 -1.200 -1.400 -1.600 -1.700Z',
  )
  path(k, '#f0b040', 'M3.400 -4.900L4.600 -4.500L3.400 -4.300Z')
  path(
    k,
    '#2c2c4c',
    'M2.700 -4.900a0.180 0.180 0 1 0 0.360 0a0.180 0.180 0 1 0 -0.360 0ZM-4.200 -1.900L-2.200 -2.600L-2.600 -1.600Z',
  )
}
