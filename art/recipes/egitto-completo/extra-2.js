import { at, field, fill, path, points, rough, stroke } from '../../core/field.js'
import { finish } from '../../core/finish.js'
import { random } from '../../core/random.js'
import { Scene } from '../../core/scene.js'
import { moods } from '../../moods/moods.js'
import { sky } from '../../nature/sky.js'

const EYE = 60

const firstLight = {
  ...moods.dawn,
  sky: [
    [0, '#2d5f92'],
    [0.4, '#86adb8'],
    [0.72, '#f1cfa0'],
    [1, '#ffdf9e'],
  ],
  haze: '#f6d3a2',
  front: 0.6,
}

/** Six steps of unequal height: [foot, top, half the width at the foot, at the top]. */
const STEPS = points(
  '63 53.500 58 55.600 53.500 45.400 49.500 47.200 45.400 37.800 41.500 39.400 37.800 30.400 34 32 30.400 23.400 26.500 24.600 23.400 16.800 19 17.400',
  4,
)
const CENTRE = 86

/** Where the corner of a step stands that is `half` wide: it draws back towards the middle with every step. */
const arris = (half) => CENTRE + half * 0.24

/** A point of a face: u from the arris (0) to its far end (1), on a level y; far edges fall towards the eye. */
const onFace = (side, half, y, u) => {
  const corner = arris(half)
  return [corner + (CENTRE + side * half - corner) * u, y + (EYE - y) * u * 0.12]
}

/** Djoser's pyramid from its corner: gold to the sun, violet away from it; ledges, torn courses, fallen stone. */
function pyramid(k) {
  const r = random(31)
  const SIDES = [
    [1, ['#93677a', '#7f5870', '#a77a82', '#b98c88', '#6c4a66']],
    [-1, ['#eeb873', '#d79c5f', '#fbd796', '#ffe9b8', '#b97f58']],
  ]
  for (const [side, [wall, course, pale, ledge, deep]] of SIDES)
    for (const [i, [foot, top, wide, narrow]] of [...STEPS.entries()].toReversed()) {
      const p = (u, t) => onFace(side, wide + (narrow - wide) * t, foot + (top - foot) * t, u)
      const edge = rough([p(0, 1), p(0.34, 1), p(0.7, 1), p(1, 1)], 0.32, i * 5 + side + 9)
      fill(k, wall, [p(0, 0), ...edge, p(1, 0)])
      // Courses: a few long joints, broken off here and there.
      for (let j = 1; j < 7; j++) {
        let u = r() * 0.12
        while (u < 0.97) {
          const end = Math.min(0.99, u + 0.08 + r() * 0.26)
          const [a, b] = [p(u, j / 7), p(end, j / 7)]
          if (r() < 0.72) stroke(k, course, 0.2 + r() * 0.2, `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`)
          u = end + 0.02 + r() * 0.08
        }
      }
      // Blocks that catch the light, holes where stones fell out.
      for (let j = 0; j < 6 - i * 0.6; j++) {
        const [u, t] = [0.05 + r() * 0.84, (1 + Math.floor(r() * 5)) / 7]
        const v = u + 0.03 + r() * 0.05
        fill(k, j % 3 ? pale : deep, [p(u, t), p(v, t), p(v, t + 1 / 7), p(u, t + 1 / 7)])
      }
      // The ledge below hides its foot: stone in shade, heaps of rubble with the light on one side.
      if (i) {
        const shade = rough(
          [p(0, 0.26), p(0.3, 0.2), p(0.55, 0.28), p(0.8, 0.18), p(1, 0.24)],
          0.3,
          i * 3,
        )
        fill(k, course, [...shade, p(1, -0.1), p(0, -0.1)])
      }
      for (let j = 0; j < 5; j++) {
        const [x, y] = p(0.08 + r() * 0.84, i ? 0.1 : 0)
        const q = 0.9 + r() * 1.4
        path(
          k,
          pale,
          `M${x - q * 1.4} ${y + 0.6}L${x - q * 0.5} ${y - q * 0.5}L${x + q * 0.2} ${y - q * 0.3}L${x + q * 0.2} ${y + 0.6}Z`,
        )
        path(k, deep, `M${x + q * 0.2} ${y - q * 0.3}L${x + q * 1.3} ${y + 0.6}H${x + q * 0.2}Z`)
      }
      // The worn upper edge in the sun.
      const under = edge.toReversed().map(([x, y], j) => [x, y + 0.62 + (j % 3) * 0.14])
      fill(k, ledge, [...edge, ...under])
    }
  // The arris, worn.
  for (const [foot, top, wide, narrow] of STEPS)
    fill(
      k,
      '#ffe3a6',
      rough(
        [
          onFace(-1, wide, foot, 0),
          onFace(-1, narrow, top, 0),
          onFace(-1, narrow, top, 0.012),
          onFace(-1, wide, foot, 0.02),
        ],
        0.18,
        foot,
      ),
    )
}

/** A date palm far off, bent by the wind; 10 tall. */
function palmTree(k, lean) {
  stroke(k, '#7d6a5c', 0.5, `M0 0Q${lean * 0.3} -4 ${lean} -8`)
  for (const [dx, dy, bend] of points(
    '-3.600 -0.200 -1.800 -3 -2 -1.400 -1.200 -3 -0.800 1.400 -2.900 0.900 3.200 -1.800 1.500 3.600 0.200 1.900 -2.600 1.700 -1.500 2.600 1.800 1.600',
    3,
  ))
    stroke(
      k,
      dx < 0 ? '#8f9a62' : '#5f7a5a',
      0.62,
      `M${lean} -8Q${lean + bend} ${-9.4 + dy * 0.3} ${lean + dx} ${-8 + dy}`,
    )
}

/** A cobra of the frieze: hood, head and crown of stone; 12 tall, foot at 0. The sun comes from behind it on the left. */
function cobra(k) {
  path(
    k,
    '#8a5c62',
    'M-1.700 0C-1.900 -2.500 -3.700 -4.200 -3.600 -7C-3.500 -9 -2.300 -9.800 -1.400 -10.100C-2.100 -11.200 -1.700 -13 0 -13.100C1.700 -13 2.100 -11.200 1.400 -10.100C2.300 -9.800 3.500 -9 3.600 -7C3.700 -4.200 1.900 -2.500 1.700 0Z',
  )
  path(
    k,
    '#6b4560',
    'M0.500 0V-13C1.800 -12.700 2 -11.100 1.400 -10.100C2.300 -9.800 3.500 -9 3.600 -7C3.700 -4.200 1.900 -2.500 1.700 0Z',
  )
  path(
    k,
    '#f6c987',
    'M-1.700 0C-1.900 -2.500 -3.700 -4.200 -3.600 -7C-3.500 -9 -2.300 -9.800 -1.400 -10.100C-2.100 -11.200 -1.700 -13 0 -13.100C-0.900 -12.600 -1.200 -11.200 -0.800 -10C-1.800 -9.500 -2.700 -8.700 -2.800 -7C-2.900 -4.400 -1.300 -2.500 -1.100 0Z',
  )
  for (const y of [-2, -3.7, -5.4, -7.1])
    stroke(k, '#573650', 0.26, `M-1.300 ${y}Q0 ${y + 0.8} 1.400 ${y}`)
  stroke(k, '#573650', 0.26, 'M-1.600 -8.600C-0.600 -7.900 0.700 -7.900 1.700 -8.600')
  path(k, '#40283f', 'M-0.600 -12a0.320 0.320 0 1 0 0.010 0ZM0.800 -12a0.320 0.320 0 1 0 0.010 0Z')
}

/** A cat that sits as the cobras do; 12 tall. */
function cat(k) {
  stroke(
    k,
    '#2c2140',
    1,
    'M2.600 -0.600C4.600 -0.400 5.400 0.800 5 2.600C4.800 4 5.600 4.800 6.400 5',
  )
  path(
    k,
    '#2c2140',
    'M-2.700 0.200C-2.800 -1.600 -2 -3.200 -1.900 -5C-2 -6.400 -1.500 -7.300 -1.200 -8C-2.200 -8.600 -2.300 -9.600 -2.100 -10.400L-2.200 -12.600L-0.800 -11.500H0.700L2 -12.600L2 -10.400C2.200 -9.500 2 -8.700 1.200 -8C1.700 -7.200 2.300 -6.200 2.500 -4.600C3.300 -3.400 3.400 -1.400 2.900 0.200Z',
  )
  path(
    k,
    '#f6c987',
    'M-2.700 0.200C-2.800 -1.600 -2 -3.200 -1.900 -5C-2 -6.400 -1.500 -7.300 -1.200 -8C-2.200 -8.600 -2.300 -9.600 -2.100 -10.400L-2.200 -12.600L-1.700 -12.200L-1.600 -10.400C-1.800 -9.400 -1.500 -8.700 -0.700 -8.200C-1.100 -7.200 -1.500 -6.200 -1.400 -5C-1.500 -3.200 -2.200 -1.600 -2.100 0.200Z',
  )
}

/** Somebody on foot, seen from behind, with a hat and a pack; 10 tall. */
function walker(k, [coat, shade, pack]) {
  path(k, 'rgba(104,66,96,.5)', 'M-0.500 -0.200L19 3.200L20.500 4.800L-0.500 0.500Z')
  path(k, '#4a4468', 'M-1.200 0L-0.900 -4.600H1.100L1.900 -0.100H0.700L0.100 -3.400L-0.200 0Z')
  stroke(
    k,
    shade,
    0.75,
    'M1.300 -7.200C2 -6.200 2.100 -5.300 1.900 -4.500M-1.300 -7.200C-1.900 -6.200 -2.100 -5.300 -2 -4.500',
  )
  path(k, coat, 'M-1.500 -7.600C-0.800 -8.200 0.800 -8.200 1.500 -7.600L1.500 -4.200H-1.500Z')
  path(k, pack, 'M-1 -7.600H1V-5H-1Z')
  path(k, shade, 'M0.900 -8C1.200 -7.900 1.400 -7.800 1.500 -7.600V-4.200H0.900Z')
  path(k, '#c08a68', 'M0 -9.800a0.850 0.950 0 1 0 0.010 0Z')
  path(
    k,
    '#fbeecb',
    'M-1.800 -8.800C-1.600 -9.200 -1.100 -9.100 -0.950 -9.400C-0.900 -10.800 0.900 -10.800 0.950 -9.400C1.100 -9.100 1.600 -9.200 1.800 -8.800Z',
  )
}

export default {
  alt: 'La piramide a gradoni di Djoser a Saqqara nella prima luce, con un gatto sul fregio dei cobra e due viaggiatori',
  paint(w, h) {
    const s = new Scene(w, h, { mood: firstLight, sun: [0.02, 0.5], horizon: EYE / 90 })
    sky(s, { clouds: 0 })
    const f = field(s)
    f.draw(s.k, (k) => {
      // Streaks of cloud that the sun reaches from below.
      for (const [c, d] of [
        [
          '#a9bcc4',
          'M104 12C116 9.500 130 12.500 142 10.500C150 9.500 158 10.500 166 9V12.500C150 14.500 124 15 104 12Z',
        ],
        [
          '#ffdca8',
          'M112 13.400C126 14.600 148 13.400 166 12.500V13.300C148 15 126 16 112 13.400Z',
        ],
        ['#c2cac8', 'M4 20C14 18 26 20.500 38 18.800C34 21.500 16 22.800 4 20Z'],
        ['#ffe3b4', 'M10 21.500C20 22.300 30 21.600 38 18.800C34 22.600 20 24 10 21.500Z'],
        ['#d9c8b0', 'M128 27C138 25.600 150 27.500 162 26C154 28.800 138 29.300 128 27Z'],
      ])
        path(k, c, d)
      // The plateau and, far off, the two pyramids of Dahshur.
      path(k, '#e8bd92', 'M-6 61.500L10 56.200L26 61.500Z')
      path(k, '#cf9f8c', 'M10 56.200L26 61.500H14Z')
      path(k, '#e8bd92', 'M26 61.500L31.500 57.600L35 55.600L39 57.800L45 61.500Z')
      path(k, '#cf9f8c', 'M35 55.600L39 57.800L45 61.500H37Z')
      path(k, '#f3cd98', 'M-6 60.800C30 60 60 61 100 60.500C130 60.200 150 61 166 60.500V92H-6Z')
      // Palms of the valley at the edge of the sand.
      path(k, '#93a07a', 'M140 61C146 59.400 156 59.800 166 58.800V62.500H140Z')
      for (const [x, y, q, lean] of points(
        '143 61 0.620 -0.800 147.500 61.500 0.800 1 152 61 0.680 -0.500 156 62 0.950 1.200 161 61.500 0.800 -1',
        4,
      ))
        at(k, x, y, q, (c) => palmTree(c, lean))
      // The shadow of the pyramid reaches far to the right.
      fill(k, '#b98a86', points('96 63.500 140 61.800 166 63 166 70 128 68.500 100 66'))
      pyramid(k)
      // Sand that climbs its foot, the court before it.
      path(
        k,
        '#f0c288',
        'M-6 63C10 61.500 22 63.500 34 62C52 62.600 70 64.500 84 63.300C98 64.500 112 63 124 62.500C140 63.500 152 66 166 65V92H-6Z',
      )
      fill(
        k,
        '#b5848a',
        rough(points('98 64 124 62.500 146 63.800 166 65.600 166 71 134 70 110 67'), 0.2, 3),
      )
      path(k, '#e6b074', 'M-6 68C24 66 60 71 92 69.500C120 68.500 146 72 166 70.500V92H-6Z')
      for (const d of [
        'M60 72.500C76 71 92 73.500 108 72.200C94 74.600 74 74.600 60 72.500Z',
        'M100 78C116 76.500 136 79 152 77.500C138 80.500 114 80.500 100 78Z',
      ])
        path(k, '#f4cb8e', d)
      // Walls of the court in ruins.
      for (const [x, y, wide, tall] of points(
        '58 70 7 3 67 69.500 4 1.800 128 74.500 10 3.400 141 74 6 2',
        4,
      )) {
        path(
          k,
          'rgba(104,66,96,.45)',
          `M${x + wide} ${y}v${-tall * 0.4}l${tall * 3.4} ${tall * 0.6}l${-tall} ${tall * 0.15}Z`,
        )
        fill(
          k,
          '#f9d699',
          rough(
            [
              [x, y],
              [x, y - tall],
              [x + wide * 0.4, y - tall * 0.9],
              [x + wide * 0.72, y - tall],
              [x + wide * 0.72, y],
            ],
            0.2,
            x,
          ),
        )
        fill(
          k,
          '#9a6c74',
          rough(
            [
              [x + wide * 0.72, y],
              [x + wide * 0.72, y - tall],
              [x + wide, y - tall * 0.8],
              [x + wide, y],
            ],
            0.15,
            x + 1,
          ),
        )
        stroke(k, '#d79c5f', 0.22, `M${x + 0.3} ${y - tall * 0.5}h${wide * 0.66}`)
      }
      at(k, 100, 83, 1.02, (c) => walker(c, ['#d8553f', '#9c3c40', '#3f6f86']))
      at(k, 106.5, 84.5, 1.02, (c) => walker(c, ['#f2ead8', '#b9a8a8', '#d89a3c']))
      // The near wall in its own shade, niches and a row of cobras; one of them is no stone.
      fill(k, '#704a64', rough(points('-6 62 56 60 58 92 -6 96'), 0.25, 8))
      path(k, 'rgba(104,66,96,.5)', 'M58 84L96 91L92 96H56Z')
      for (const [x, q] of points('2 1 17 0.980 32 0.960')) {
        const y = 71 - x * 0.02
        path(k, '#553652', `M${x} 96V${y}h${8.4 * q}V96Z`)
        path(k, '#8a5c62', `M${x} 96V${y}h${1.7 * q}V96Z`)
      }
      path(k, '#553652', 'M47 96V70.400H52.600L53.800 96Z')
      for (const y of [67.4, 78, 86]) stroke(k, '#5f3d5a', 0.3, `M-6 ${y}L57 ${y - 0.8}`)
      path(k, '#9a6a68', 'M-6 62.600L56 60.500L56.300 64L-6 66.200Z')
      path(k, '#f6c987', 'M-6 62L56 60L56.200 61L-6 63.200Z')
      for (const [i, x] of [-2, 6, 14, 22, 30, 38, 46, 53].entries())
        if (i !== 5) at(k, x, 61.9 - x * 0.026, 1.06, cobra)
      at(k, 38, 61, 0.9, cat)
    })
    return finish(s)
  },
}
