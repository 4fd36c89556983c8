import { fill, path, points, stroke } from '../core/field.js'
import { soft } from './curves.js'

// The floor of the caldera from its rim: a level plane, its horizon at 38.
const [LEVEL, DEEP] = [38, 54]
const ground = ([x, y]) => [((x - 80) * 1) / (y - LEVEL), DEEP / (y - LEVEL)]
const seen = ([x, z]) => [80 + (x * DEEP) / z, LEVEL + DEEP / z]

/** A smooth line through points, many of them. */
function smoothLine(list, n = 14) {
  const out = []
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b, c, d] = [
      list[Math.max(0, i - 1)],
      list[i],
      list[i + 1],
      list[Math.min(list.length - 1, i + 2)],
    ]
    for (let j = 0; j < n; j++) {
      const t = j / n
      out.push(
        b.map(
          (_, q) =>
            0.5 *
            (2 * b[q] +
              (c[q] - a[q]) * t +
              (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
              (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t ** 3),
        ),
      )
    }
  }
  out.push(list.at(-1))
  return out
}

/** A band lying on the floor along a line of the picture: points x, y, half its width on the ground. */
function band(k, colour, list, wide, edge = 0) {
  const line = smoothLine(list.map(([x, y, w]) => [...ground([x, y]), w]))
  const side = (m) =>
    line.map(([x, z, w], i) => {
      const [a, b] = [line[Math.max(0, i - 1)], line[Math.min(line.length - 1, i + 1)]]
      const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
      const l = Math.hypot(dx, dz) || 1
      const d =
        (w * wide + Math.sin(i * 0.31 + m * 2 + wide) * Math.sin(i * 0.17 + wide * 3) * edge * w) *
        m
      return seen([x - (dz / l) * d, Math.max(0.6, z + (dx / l) * d)])
    })
  fill(k, colour, [...side(1), ...side(-1).reverse()])
}

const RIVER = points(
  '55 47.200 .2 58 48.600 .24 67 50.400 .28 79 52.200 .26 82 54.600 .22 70 57.500 .2 54 60.500 .2 46 64 .18 53 68.500 .17 66 73 .16 74 79 .15 71 88 .15 64 99 .15',
  3,
)

/** The river of fire on the black crust, from the fountain to our feet, and the light it throws beside it. */
export function river(k) {
  soft(
    k,
    '#452650',
    points(
      '40 51 62 47.500 84 49.500 95 54.500 84 59 66 62.500 74 67 86 73 92 80 90 95 50 95 48 86 50 78 42 72 30 67 33 61 48 57.500 58 54.500',
    ),
  )
  band(k, '#7c2a48', RIVER, 1.42, 0.14)
  band(k, '#e8502c', RIVER, 1, 0.22)
  band(k, '#ff9838', RIVER, 0.76, 0.2)
  band(k, '#ffd868', RIVER, 0.42, 0.16)
}

/** The ring of cinders the fountain has built, open towards us where the river leaves it. */
export function cone(k, x, y, front) {
  if (!front) {
    soft(
      k,
      '#5c2448',
      [
        [x - 13, y + 1],
        [x - 8, y - 3.4],
        [x - 3, y - 4.6],
        [x + 4, y - 4.4],
        [x + 9, y - 3],
        [x + 14, y + 1],
      ],
      0.8,
    )
    soft(
      k,
      '#c8442c',
      [
        [x - 7, y],
        [x - 5.5, y - 2.8],
        [x - 1, y - 3.6],
        [x + 4, y - 3.4],
        [x + 6.6, y - 2],
        [x + 7.6, y],
      ],
      0.8,
    )
    return
  }
  path(
    k,
    '#1c1438',
    `M${x - 26} ${y + 2.2}C${x - 20} ${y + 1.4} ${x - 16} ${y + 0.8} ${x - 13} ${y - 0.6}C${x - 11} ${y - 1.6} ${x - 9} ${y - 3} ${x - 7.4} ${y - 3.9}L${x - 6} ${y - 3}L${x - 5} ${y - 0.4}L${x - 2.4} ${y + 1}L${x - 1.6} ${y + 2.6}C${x - 6} ${y + 3.6} ${x - 10} ${y + 3} ${x - 14} ${y + 3.8}C${x - 18} ${y + 3.2} ${x - 22} ${y + 3.4} ${x - 26} ${y + 2.2}Z`,
  )
  fill(k, '#a83c38', [
    [x - 7.4, y - 3.9],
    [x - 6, y - 3],
    [x - 5, y - 0.4],
    [x - 2.4, y + 1],
    [x - 1.6, y + 2.6],
    [x - 4.2, y + 1.6],
    [x - 6.6, y - 0.2],
    [x - 7, y - 2.2],
  ])
  path(
    k,
    '#1c1438',
    `M${x + 28} ${y + 1.6}C${x + 22} ${y + 1} ${x + 18} ${y + 0.8} ${x + 15} ${y - 0.4}C${x + 13} ${y - 1.6} ${x + 11} ${y - 2.4} ${x + 9.4} ${y - 3.1}L${x + 8} ${y - 2}L${x + 6.8} ${y - 0.2}L${x + 8.4} ${y + 1.8}C${x + 13} ${y + 2.2} ${x + 16} ${y + 2.8} ${x + 20} ${y + 2.6}C${x + 23} ${y + 2.8} ${x + 26} ${y + 2.4} ${x + 28} ${y + 1.6}Z`,
  )
  fill(k, '#a83c38', [
    [x + 9.4, y - 3.1],
    [x + 8, y - 2],
    [x + 6.8, y - 0.2],
    [x + 8.4, y + 1.8],
    [x + 9, y + 0.4],
    [x + 9.8, y - 1.4],
  ])
}

/** The long back of the mountain, and the wall of the caldera before it: a few slumped faces, none alike. */
export function horizon(k) {
  path(
    k,
    '#5a4484',
    'M-5 40V33.500C20 33 44 30.500 66 26.400C84 23 98 21.200 112 21.400C130 21.800 146 26 166 30.500V42Z',
  )
  path(
    k,
    '#6c4c84',
    'M-5 40V33.500C20 33 44 30.500 66 26.400C76 24.500 86 22.900 95 22.100C80 26.500 66 31.500 40 36.500Z',
  )
  path(
    k,
    '#3a2a62',
    'M-5 44V36.800L14 36.200L26 36.800L48 36.400L70 37L96 36.600L118 37.400L140 36.800L166 37.600V46H-5Z',
  )
  // The fire lights the wall behind it; slopes of rubble lie at its foot.
  const g = k.createLinearGradient(8, 0, 112, 0)
  for (const [u, c] of [
    [0, 'rgba(176,70,80,0)'],
    [0.44, 'rgba(208,88,76,.9)'],
    [1, 'rgba(176,70,80,0)'],
  ])
    g.addColorStop(u, c)
  path(k, g, 'M8 44V36.600L14 36.200L26 36.800L48 36.400L70 37L96 36.600L112 37.200V44Z')
  path(
    k,
    '#40265c',
    'M-5 46V42L4 40.200L9 41.800L18 39.600L24 42L33 41L38 42.600L47 40.800L60 42.400L70 40.600L78 42.400L90 41.400L96 39.400L106 42.200L120 41.600L131 39.800L140 42L152 40.400L166 42.200V46Z',
  )
}

/** Vapour of the fountain, driven off by the trade wind in one long body, lit from below. */
export function plume(k) {
  const g = k.createLinearGradient(52, 40, 110, -6)
  for (const [a, c] of [
    [0, '#e87850'],
    [0.25, '#b85868'],
    [0.6, '#6c4480'],
    [1, '#3c3878'],
  ])
    g.addColorStop(a, c)
  path(
    k,
    g,
    'M51 45.500C47 39 47.500 31 43.500 25C41 17 49 13 53 11C54 4 63 0 70 1C74 -4 80 -7 86 -8H166V9C156 12 148 9.500 140 13C131 16.500 124 13 116 17C108 21 100 18.500 94 23C86 27 80 26 76 31C70 36 64 40 62 45.500Z',
  )
  // Its underside catches the fire.
  const u = k.createLinearGradient(60, 40, 104, 10)
  u.addColorStop(0, 'rgba(255,164,92,.95)')
  u.addColorStop(0.5, 'rgba(220,104,96,.7)')
  u.addColorStop(1, 'rgba(150,80,128,0)')
  path(
    k,
    u,
    'M57 45.500C61 37 62 29 70 25C77 21.500 82 23 88 18C95 12.500 104 14.500 112 11C122 7 130 10 140 7V13C131 16.500 124 13 116 17C108 21 100 18.500 94 23C86 27 80 26 76 31C70 36 64 40 62 45.500Z',
  )
}

/** The floor: plates of cooled lava, their upturned lips caught by the light. */
export function crust(k) {
  const g = k.createLinearGradient(0, 43, 0, 90)
  g.addColorStop(0, '#432a5c')
  g.addColorStop(0.35, '#2b1f4c')
  g.addColorStop(1, '#181438')
  k.fillStyle = g
  k.fillRect(-5, 43, 170, 50)
  for (const [c, d] of [
    ['#3a2658', 'M-5 50.500C10 49.200 22 49.800 34 51.200C28 53 12 53.600 -5 53Z'],
    [
      '#38255a',
      'M92 50.200C110 48.800 140 49 166 50.600V54.500C146 55.400 128 53.600 116 53C106 52.400 98 51.800 92 50.200Z',
    ],
    ['#241c46', 'M-5 62C8 60.600 26 61.400 36 64C30 68 14 71 -5 70.400Z'],
    [
      '#241b48',
      'M88 60.500C104 58.800 134 59.400 166 62.600V70C142 70.600 118 68 104 65.600C96 64.200 90 62.400 88 60.500Z',
    ],
    ['#130f30', 'M-5 80C8 77.600 26 78.600 40 83.500C46 86 50 89 52 93H-5Z'],
  ])
    path(k, c, d)
}

/** A nene, the goose of these islands: 10 high, walking left; `bent` when it feeds. */
export function nene(k, bent) {
  path(
    k,
    '#1c1434',
    'M-1.400 0H0L-0.300 -0.500L-0.500 -3.200H-1L-1 -0.400ZM1.300 0H2.700L2.400 -0.500L1.900 -3.200H1.400L1.700 -0.400Z',
  )
  path(
    k,
    '#4c3858',
    'M-3.400 -4.800C-3 -3 -1 -2.400 1.200 -2.500C4 -2.600 6 -4 7.600 -5.600C5.600 -6.600 2 -6.900 -0.400 -6.800C-2.400 -6.700 -3.500 -6 -3.400 -4.800Z',
  )
  path(
    k,
    '#c87858',
    'M-3.400 -4.800C-3.500 -6 -2.400 -6.700 -0.400 -6.800C1.400 -6.900 3.400 -6.700 5 -6.300C2.400 -5.900 -0.600 -5.600 -2.200 -3.300C-2.900 -3.600 -3.300 -4.100 -3.400 -4.800Z',
  )
  for (const x of [0.2, 1.8, 3.4])
    stroke(k, '#241a40', 0.26, `M${x} -5.900Q${x + 0.5} -4.600 ${x - 0.1} -3.300`)
  if (bent) {
    path(
      k,
      '#d89c6c',
      'M-3.300 -4.400C-4.400 -3.800 -5 -2.800 -5.200 -1.800L-4.300 -1.500C-3.800 -2.600 -3 -3.200 -2 -3.400L-1.600 -6Z',
    )
    path(
      k,
      '#181030',
      'M-5.300 -2.200C-5.900 -1.800 -6.100 -1.200 -5.900 -0.800L-6.300 0L-5.300 -0.500C-4.700 -0.700 -4.300 -1.200 -4.200 -1.700Z',
    )
    return
  }
  path(
    k,
    '#e8b07c',
    'M-3.400 -4.600C-3.700 -6 -3.500 -7.400 -3.700 -8.600H-2.500C-2.300 -7.800 -2 -7 -1 -6.500L-1.800 -4Z',
  )
  path(
    k,
    '#181030',
    'M-3.800 -8.200C-4.200 -9.400 -3.600 -10 -2.900 -10C-2 -10 -1.700 -9.200 -2.200 -8.300L-3 -8ZM-3.800 -9.200L-5 -8.700L-3.900 -8.500Z',
  )
}
