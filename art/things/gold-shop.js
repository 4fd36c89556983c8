import { at, fill, path, points, stroke } from '../core/field.js'

/** A gold shop of Yaowarat seen square on at night, its neighbours asleep, the lit spire of the temple behind. */

// Characters within a square of 10 by 10: great, gold, mountain; the three Thai letters of gold.
const SIGNS = {
  great:
    'M0.800 3.400H9.200M5 0.400V3.400C4.800 6 3.200 8.400 0.800 9.600M5 3.800C5.600 6.400 7 8.400 9.300 9.600',
  gold: 'M5 0.400L0.600 4M5 0.400L9.400 4M2.800 4.600H7.200M1.800 6.500H8.200M5 4.600V9.400M3 7.400L3.500 8.600M7 7.400L6.500 8.600M0.800 9.500H9.200',
  mountain: 'M5 0.600V9M1.200 4V9H8.800V4',
  thor: 'M2.600 2.600a1 1 0 1 0 0.010 0ZM3.400 3.600V9.400M3.400 5.400C4.600 2.400 7.800 1.200 7.800 4.400V9.400',
  or: 'M3.400 4.800a1 1 0 1 0 0.010 0ZM2.400 5.800V9.200H7.600V4.400C7.600 1.200 3.200 0.800 2.200 3',
  ngor: 'M5.600 1.400a1 1 0 1 0 0.010 0ZM6.600 2.400V9.200L2.400 5.400',
}
const write = (k, names, x, y, size, step, ink, wide, down = false) =>
  names.forEach((n, i) =>
    at(k, x + (down ? 0 : i * step), y + (down ? i * step : 0), size / 10, (c) =>
      stroke(c, ink, wide, SIGNS[n]),
    ),
  )

/** An arched window with shutters: foot at 0, six wide and eleven high. */
function window(k, shutter, pane, frame) {
  path(k, frame, 'M-3.900 0.500V-7.500C-3.900 -13 3.900 -13 3.900 -7.500V0.500Z')
  path(k, pane, 'M-3 0V-7.500C-3 -11.600 3 -11.600 3 -7.500V0Z')
  path(k, shutter, 'M-3 0V-7.500H-0.200V0ZM0.200 0V-7.500H3V0Z')
  path(k, frame, 'M-3 -7.900H3V-7.200H-3ZM-4.300 0H4.300V0.900H-4.300Z')
}

/** The spire of white and gold far behind: woods and low roofs of other lanes stand between it and us. */
export function spire(k) {
  k.save()
  k.translate(3.5, 8.4)
  k.scale(0.82, 0.82)
  chedi(k)
  k.restore()
  // The violet air of the town lies over its foot.
  const haze = k.createLinearGradient(0, 14, 0, 33)
  haze.addColorStop(0, 'rgba(92,48,124,0)')
  haze.addColorStop(1, 'rgba(92,48,124,.62)')
  fill(k, haze, points('-6 14 50 14 50 40 -6 40'))
  path(
    k,
    '#3c2c70',
    'M-6 36V28.600C-4 27 -1 26.800 0.500 28.400L4 28L7.600 30.600H12.500V28.800L17 26.800L20.500 28.400C21.500 27.400 23 27.300 24 28C25.500 27 28 27.200 28.800 28.400C30.400 27.600 32.400 28.400 32.600 29.800C34 29.600 34.800 30 35 31H40L43.500 28.600L47 31H52V36Z',
  )
  path(
    k,
    '#2c2462',
    'M-6 36V31.600L-1 31.800L3 29.800L7 32H14C15 30.600 17.600 30.200 19 31.600C20.600 30.800 22.600 31.400 23 32.400H28L33 30.400L38 32.400H52V36Z',
  )
  for (const [x, y] of points(
    '15.400 29.900 17.600 29.900 42.400 30.700 2.400 31.600 33.600 31.700',
  ))
    fill(k, '#f0b868', [
      [x, y],
      [x + 0.7, y],
      [x + 0.7, y + 0.9],
      [x, y + 0.9],
    ])
}

function chedi(k) {
  fill(
    k,
    '#f0cc90',
    points(
      '12 60 12 33 15 31.500 15 27 18 26 18 22.500 20.500 21.500 21.500 16 22.500 10.500 23 4 23.500 10.500 24.500 16 25.500 21.500 28 22.500 28 26 31 27 31 31.500 34 33 34 60',
    ),
  )
  fill(
    k,
    '#a87080',
    points(
      '23.400 6 23.500 10.500 24.500 16 25.500 21.500 28 22.500 28 26 31 27 31 31.500 34 33 34 60 24 60',
    ),
  )
  fill(
    k,
    '#e8a840',
    points(
      '17.500 22.700 28.500 22.700 25.700 21 24.700 16 23.600 10.500 23 4 22.400 10.500 21.300 16 20.300 21',
    ),
  )
  fill(k, '#a05c48', points('28.500 22.700 25.700 21 24.700 16 23.600 10.500 23 4 23.200 22.700'))
  for (const [x, y, q] of points(
    '16.500 38.600 1 20.500 38.600 1.200 17.800 30.400 0.640 20.900 30.400 0.760',
    3,
  ))
    path(
      k,
      '#c87c5c',
      `M${x - q} ${y}V${y - 2.6 * q}C${x - q} ${y - 4.4 * q} ${x + q} ${y - 4.4 * q} ${x + q} ${y - 2.6 * q}V${y}Z`,
    )
  for (const [x, y, wide] of points('23 31.500 8.400 23 26.200 5.400', 3))
    fill(k, '#e8a840', [
      [x - wide, y + 0.6],
      [x - wide + 0.6, y - 0.5],
      [x, y - 0.5],
      [x, y + 0.6],
    ])
  for (const [x, y, wide] of points('23 31.500 8.400 23 26.200 5.400', 3))
    fill(k, '#a05c48', [
      [x, y + 0.6],
      [x, y - 0.5],
      [x + wide - 0.6, y - 0.5],
      [x + wide, y + 0.6],
    ])
}

/** The house on the left: low, its iron front folded shut. */
export function leftHouse(k) {
  fill(k, '#1c2858', points('-6 35 52 35 52 74 -6 74'))
  fill(k, '#2c3870', points('-6 33.500 53 33.500 53 35.600 -6 35.600'))
  fill(k, '#141c48', points('-6 35.600 53 35.600 53 36.600 -6 36.600'))
  glow(k, points('-6 36.600 52 36.600 52 54 -6 54'), 52, -4)
  for (const [x, lit] of points('4 0 18 1 32 1 45 0'))
    at(k, x, 50, 0.92, (c) =>
      window(c, lit ? '#e8b45c' : '#18406c', lit ? '#fce09c' : '#10184c', '#283468'),
    )
  // Somebody looks out of the one lit window.
  path(
    k,
    '#3c2c5c',
    'M29.800 50V47.800C29.900 46.600 30.600 46.200 31 46C30.500 45.300 30.600 44.100 31.400 44C32.300 44 32.500 45.300 31.900 46C32.400 46.200 33 46.600 33 47.800V50Z',
  )
  fill(k, '#10183c', points('0 56 48 56 48 73 0 73'))
  for (let x = 0; x < 48; x += 3.2)
    fill(k, '#182448', [
      [x, 56],
      [x + 1.7, 56],
      [x + 1.7, 73],
      [x, 73],
    ])
  // The light of the shop and of the cart on the folded iron.
  glow(k, points('0 56 48 56 48 73 0 73'), 50, 2)
  const bulb = k.createRadialGradient(26, 62, 1, 26, 62, 21)
  bulb.addColorStop(0, 'rgba(255,186,96,.75)')
  bulb.addColorStop(0.45, 'rgba(220,110,84,.38)')
  bulb.addColorStop(1, 'rgba(180,70,90,0)')
  fill(k, bulb, points('0 56 48 56 48 73 0 73'))
  fill(k, '#5c2c5c', points('48 56 50 56 50 73.600 48 73.600'))
  fill(k, '#283468', points('-6 54 52 54 52 56.200 -6 56.200'))
  glow(k, points('-6 54 52 54 52 56.200 -6 56.200'), 52, 6)
  // A line of washing between two windows.
  stroke(k, '#6c6498', 0.16, 'M6.500 43Q12 44.600 16 43')
  path(k, '#7c84bc', 'M7.800 43.400L10.400 43.900L10.200 47.600L8 47.200Z')
  path(k, '#a85c7c', 'M11.200 44L13.400 43.900L13.600 47L11.400 47.100Z')
}

/** Warm light from the open hall, strongest at x0 and gone at x1. */
function glow(k, shape, x0, x1) {
  const g = k.createLinearGradient(x0, 0, x1, 0)
  g.addColorStop(0, 'rgba(236,96,84,.5)')
  g.addColorStop(0.4, 'rgba(196,76,96,.26)')
  g.addColorStop(1, 'rgba(150,60,110,0)')
  fill(k, g, shape)
}

/** The house on the right: taller, with one board down its front. */
export function rightHouse(k) {
  fill(k, '#241c54', points('112 12 166 12 166 74 112 74'))
  fill(k, '#342868', points('111 10 166 10 166 12.600 111 12.600'))
  glow(k, points('112 12.600 166 12.600 166 53.600 112 53.600'), 112, 150)
  for (const [x, y, lit] of points('121 29 1 152 29 0 163 29 0 121 48 0 152 48 1 163 48 0', 3))
    at(k, x, y, 0.9, (c) =>
      window(c, lit ? '#e0a858' : '#1c3468', lit ? '#fce09c' : '#14103c', '#342868'),
    )
  fill(k, '#100c34', points('118 56 162 56 162 73 118 73'))
  for (let x = 118; x < 162; x += 3.4)
    fill(k, '#1a1444', [
      [x, 56],
      [x + 1.8, 56],
      [x + 1.8, 73],
      [x, 73],
    ])
  glow(k, points('118 56 162 56 162 73 118 73'), 114, 158)
  fill(k, '#6c3060', points('114 56 118 56 118 73.600 114 73.600'))
  fill(k, '#342868', points('112 53.600 166 53.600 166 56 112 56'))
  glow(k, points('112 53.600 166 53.600 166 56 112 56'), 112, 156)
  // The jade light of the board lies on the wall and on the iron below it.
  const jade = k.createRadialGradient(137, 48, 4, 137, 48, 26)
  jade.addColorStop(0, 'rgba(36,190,150,.34)')
  jade.addColorStop(1, 'rgba(36,150,150,0)')
  fill(k, jade, points('112 20 166 20 166 73 112 73'))
  // The board: jade with its light round it.
  fill(k, '#0c443c', points('131.600 15.600 143.600 15.600 143.600 52 131.600 52'))
  fill(k, '#0c9c84', points('131 15 142.600 15 142.600 51.400 131 51.400'))
  stroke(k, '#fce8a0', 0.5, 'M132.200 16.200H141.400V50.200H132.200Z')
  write(k, ['thor', 'or', 'ngor'], 133.2, 18, 7.4, 10.6, '#fff4c0', 1.25, true)
}

/** The gold shop itself: wine-red front lit from below, the great board, the open hall. */
export function shop(k) {
  const g = k.createLinearGradient(0, 12, 0, 52)
  g.addColorStop(0, '#481448')
  g.addColorStop(1, '#98283c')
  k.fillStyle = g
  k.fillRect(50, 17, 64, 57)
  fill(k, '#240c38', points('49.400 17 50.300 17 50.300 74 49.400 74'))
  fill(k, '#240c38', points('113.700 17 114.600 17 114.600 74 113.700 74'))
  path(
    k,
    '#5c1c4c',
    'M49 17.600H115V15.400H49ZM60 15.400V13H70C72 8.600 92 8.600 94 13H104V15.400Z',
  )
  path(k, '#e8b04c', 'M49 15.400H115V14.700H49Z')
  path(k, '#e8b04c', 'M70 13C72 8.600 92 8.600 94 13H93C91 9.800 73 9.800 71 13Z')
  for (const [x, lit] of points('58.500 0 70 1 94 0 105.500 1'))
    at(k, x, 35, 1.06, (c) =>
      window(c, lit ? '#f0b850' : '#14585c', lit ? '#fff0b0' : '#2c1040', '#b84444'),
    )
  at(k, 82, 35.6, 1.3, (c) => window(c, '#14585c', '#2c1040', '#b84444'))
  // The hall: velvet with chains of gold, the counters, the pillars.
  fill(k, '#fcc860', points('52 54 112 54 112 73 52 73'))
  for (const [x0, x1] of points('54.500 71 74 90 93 109.500')) {
    fill(k, '#d0303c', points(`${x0} 56 ${x1} 56 ${x1} 67 ${x0} 67`))
    path(k, '#fff0b8', `M${x0} 56H${x1}V57H${x0}Z`)
    for (let i = 0; i < 9; i++) {
      const x = x0 + 1.2 + (i * (x1 - x0 - 2.4)) / 8
      stroke(
        k,
        '#fcd468',
        0.36,
        `M${x - 0.5} 57.600Q${x} ${61.5 + (i % 3) * 0.9} ${x + 0.5} 57.600`,
      )
      stroke(
        k,
        '#fcd468',
        0.36,
        `M${x - 0.4} 62.600Q${x} ${65.4 - (i % 2) * 0.7} ${x + 0.4} 62.600`,
      )
    }
  }
}

export function counters(k) {
  for (const [x0, x1] of points('53 71.500 93 111')) {
    fill(k, '#fff4cc', points(`${x0} 68 ${x1} 68 ${x1} 68.700 ${x0} 68.700`))
    fill(k, '#e8a848', points(`${x0} 68.700 ${x1} 68.700 ${x1} 70.600 ${x0} 70.600`))
    for (let x = x0 + 2; x < x1 - 1.4; x += 2.3)
      stroke(k, '#fff4c0', 0.34, `M${x - 0.6} 69.200Q${x} 70.800 ${x + 0.6} 69.200`)
    fill(k, '#c86c34', points(`${x0} 70.600 ${x1} 70.600 ${x1} 73 ${x0} 73`))
  }
  for (const x of [50, 71.4, 90.4, 111.4]) {
    fill(k, '#b02c3c', points(`${x} 52 ${x + 2.6} 52 ${x + 2.6} 73.500 ${x} 73.500`))
    fill(
      k,
      '#e87850',
      points(
        x < 82
          ? `${x + 1.9} 54 ${x + 2.6} 54 ${x + 2.6} 73.500 ${x + 1.9} 73.500`
          : `${x} 54 ${x + 0.7} 54 ${x + 0.7} 73.500 ${x} 73.500`,
      ),
    )
    fill(
      k,
      '#e8b04c',
      points(`${x - 0.5} 72.400 ${x + 3.1} 72.400 ${x + 3.1} 73.800 ${x - 0.5} 73.800`),
    )
  }
  // The great board.
  fill(k, '#5c1438', points('50 53.600 114 53.600 112 55 52 55'))
  fill(k, '#e8b04c', points('49 38.400 115 38.400 115 53.600 49 53.600'))
  fill(k, '#dc2c3c', points('50 39.400 114 39.400 114 52.600 50 52.600'))
  write(k, ['great', 'gold', 'mountain'], 65, 40.8, 10.4, 12, '#ffe88c', 1.3)
  write(k, ['thor', 'or', 'ngor'], 52.4, 44.4, 3.6, 3.8, '#ffe88c', 1.3)
  write(k, ['thor', 'or', 'ngor'], 101, 44.4, 3.6, 3.8, '#ffe88c', 1.3)
}

/** A paper lantern that hangs from 0, 0. */
export function lantern(k) {
  stroke(k, '#3c1440', 0.16, 'M0 0V1')
  path(
    k,
    '#d8283c',
    'M-1 1.200C-3.400 1.800 -3.400 5.200 -1 5.800H1C3.400 5.200 3.400 1.800 1 1.200Z',
  )
  path(k, '#ff7850', 'M-0.900 1.300C-2 2 -2 5 -0.900 5.700H0.900C2 5 2 2 0.900 1.300Z')
  path(k, '#fcd468', 'M-1 0.800H1V1.400H-1ZM-1 5.600H1V6.200H-1ZM-0.250 6.200H0.250V8.200H-0.250Z')
}
