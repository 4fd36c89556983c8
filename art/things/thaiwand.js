// The wall over the west beach of Railay at sunset: ribs of limestone in the low light, tufa that hangs.
import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { crowns } from './broad-crowns.js'

/** The beach: wet edge, foam, sand that rises to the wall. */
export function beach(k) {
  path(k, '#84c8b4', 'M-6 79C24 80 58 76 84 68C92 65.400 98 63.400 104 62.400L112 66V98H-6Z')
  path(
    k,
    '#fff4e0',
    'M-6 83.500C26 84 60 79.500 88 70.500C95 68.200 101 65.800 107 63.800L114 66V98H-6Z',
  )
  path(
    k,
    '#c89c94',
    'M-6 85C26 85.400 61 80.800 90 71.600C98 69 104 66.600 110 64.600L116 66V98H-6Z',
  )
  path(
    k,
    '#f4c898',
    'M-6 88.500C30 88.600 64 83.500 94 73.600C101 71.400 107 68.600 112.500 65.400C130 63.600 150 62.600 168 62.800V98H-6Z',
  )
  path(
    k,
    '#ffdcac',
    'M30 98C60 92 90 84 112 74C120 70.500 126 67 130 64H168V74C140 80 110 88 84 98Z',
  )
}

const EDGE = points(
  '70 -8 72 -2 76 3 75 8 79 11 84 13 83.500 18 87 21 92 22.500 93 27 96 29 97 34 95.500 38 98 42 101 45 102 50 105 54 108 60 112 66',
)
const OUTLINE = [...EDGE, [168, 70], [168, -8]]
const TONES = [
  ['#ffc878', '#f8a058', '#e87c4c', '#b4545c', '#743c64'],
  ['#ffd890', '#f4b06c', '#dc8454', '#a04c5c', '#683860'],
  ['#fff0cc', '#f4cc9c', '#d89c80', '#9c647c', '#5c3c68'],
]

/** The wall itself. Ribs from left to right, each with a side towards the sun and a side away from it, broken at ledges. */
export function wall(k) {
  k.save()
  const p = new Path2D()
  OUTLINE.forEach(([x, y], i) => (i ? p.lineTo(x, y) : p.moveTo(x, y)))
  p.closePath()
  k.clip(p)
  fill(k, '#c8685c', OUTLINE)
  const r = random(31)
  let n = 0
  for (let x = 66; x < 172; n++) {
    const wide = 3.4 + r() * 5.2
    const depth = Math.min(1, (x - 66) / 100)
    const set = TONES[n % 5 === 2 ? 2 : n % 2]
    const side = (dx, y) => x + dx + y * 0.24 + noise(x * 0.3 + dx, y * 0.06 + n) * 2.6
    const rows = []
    for (let y = -10; y < 76; y += 9 + r() * 15) rows.push(y)
    rows.push(78)
    for (let i = 0; i < rows.length - 1; i++) {
      const [y0, y1] = [rows[i], rows[i + 1]]
      const t = r()
      // Faces near the edge have the sun; deeper in the wall they turn away.
      const lit = Math.min(3, Math.max(0, Math.floor(t * 1.3 + depth * 1.9)))
      const mid = wide * (0.5 + r() * 0.14)
      fill(k, set[lit], [
        [side(0, y0), y0],
        [side(mid, y0), y0 + 1],
        [side(mid, y1), y1 + 1],
        [side(0, y1), y1],
      ])
      fill(k, set[Math.min(4, lit + 1 + (t > 0.8 ? 1 : 0))], [
        [side(mid, y0), y0 + 1],
        [side(wide, y0), y0 - 0.4],
        [side(wide, y1), y1 - 0.4],
        [side(mid, y1), y1 + 1],
      ])
      // A ledge casts a little shade.
      if (r() < 0.3) {
        fill(k, set[4], [
          [side(0, y1), y1],
          [side(mid, y1), y1 + 1],
          [side(wide, y1), y1 - 0.4],
          [side(wide * 0.7, y1), y1 + 1.6],
          [side(mid, y1), y1 + 2.2],
        ])
      }
    }
    x += wide
  }
  // A tall cleft, dark inside, its right lip in the shade.
  path(
    k,
    '#54305c',
    'M124 68C123 54 123.600 44 126 37L127.500 30.500L129 36C131 43 132 54 131.500 68Z',
  )
  path(k, '#94505c', 'M131.500 68C130 55 129.600 44 127.500 30.500L129 36C132 44 134 54 134 68Z')
  path(
    k,
    '#e88c58',
    'M124 68C123 54 123.600 44 126 37L125.400 43C124.200 49 124.600 57 125.400 68Z',
  )
  // Deeper in the bay the wall turns from the sun.
  const turn = k.createLinearGradient(112, 0, 168, 12)
  turn.addColorStop(0, 'rgba(108,52,100,0)')
  turn.addColorStop(1, 'rgba(108,52,100,.5)')
  k.fillStyle = turn
  k.fillRect(100, -8, 70, 80)
  k.restore()
  // Tufa: curtains and drops of every size that hang from the overhang.
  for (const [c, d] of [
    [
      '#e88850',
      'M73 -4C74 1 75.500 3 76.200 7C76.600 9 77.600 9.200 78 7.500C78.600 10.500 79.500 14.500 80.600 15.200C81.800 15.500 82 12.500 82.500 10.800L79 4L74 -5Z',
    ],
    [
      '#a85058',
      'M77 2C78 6 79.500 11 80.600 15.200C81.800 15.500 82 12.500 82.500 10.800L79.500 3Z',
    ],
    [
      '#f4a45c',
      'M82.600 12.500C83 16 84 18.500 85 24.500C85.400 26.800 86.600 26.600 86.900 24.400C87.200 22.800 87.500 22.500 88 24.800C88.300 26.500 89.200 26.300 89.500 24.500L91 20L85 11Z',
    ],
    [
      '#b45c5c',
      'M84.600 15C85.600 19 86 22.500 86.500 26C86.900 25.600 86.900 24.800 86.900 24.400C87.200 22.800 87.500 22.500 88 24.800C88.300 26.500 89.200 26.300 89.500 24.500L91 20L86 13Z',
    ],
    [
      '#f4a45c',
      'M91.500 21.500C92 24 93 25.500 93.600 30.500C94 34.500 94.600 38 95.800 38.200C96.800 38 96.600 34.800 96.700 32.500L97 26L93 20Z',
    ],
    [
      '#a85058',
      'M94 23C94.800 28 95 33 95.800 38.200C96.800 38 96.600 34.800 96.700 32.500L97 26Z',
    ],
  ])
    path(k, c, d)
}

/** Bushes on ledges, trees at the foot of the wall and on its shoulder. */
export function green(k) {
  path(
    k,
    '#74405c',
    'M117.800 32L125.200 31.300L126.200 33.600L124.400 37.600L121.400 34.800L119 34.200Z',
  )
  path(k, '#f4c088', 'M117.800 32L125.200 31.300L124.400 32.400L118.800 32.800Z')
  // What holds on to the brow; the wood at the foot.
  const scrub = ['#3c3c5c', '#5c6458', '#a89858']
  crowns(k, points('108 -1 9 7 126 -3 13 8 152 0 12 11 166 3 9 12 140 -3 8 6', 4), scrub, 14)
  crowns(
    k,
    points('166 66 14 22 148 66 12 13 134 66 8 8', 4),
    ['#342f54', '#4c4a60', '#84705c'],
    21,
  )
  crowns(
    k,
    points('120 66.500 6 5 140 67 9 6 154 68 10 8 168 69 10 9 128 67 6 4', 4),
    ['#2a2a4c', '#3c4458', '#8c7454'],
    31,
  )
}

/** A longtail on the sand: hull, roof, prow with its sashes; bow to the right, 20 long. */
export function longtail(k) {
  path(k, '#c08478', 'M-9 0.600C0 -0.400 12 0 22 1.600C12 2.600 -2 2.400 -9 0.600Z')
  path(
    k,
    '#5c2c44',
    'M-10 -2.600C-9.500 -0.600 -6 0.900 -1 0.900C5 0.900 9 -0.200 11.500 -5L13 -8.600C9 -4 5 -2.800 0 -2.600C-4 -2.400 -8 -2.400 -10 -2.600Z',
  )
  path(
    k,
    '#c8784c',
    'M-10 -2.600C-9.700 -1.600 -8 -0.800 -5 -0.700C2 -0.500 8 -1.400 11.200 -5L13 -8.600C9 -4 5 -2.800 0 -2.600C-4 -2.400 -8 -2.400 -10 -2.600Z',
  )
  path(k, '#fff0d0', 'M-7.500 -7.600C-3 -8.200 2 -8.200 6 -7.600L5.700 -6.900H-7.300Z')
  stroke(k, '#6c3c4c', 0.3, 'M-6.500 -7V-2.600M-2 -7.200V-2.600M2.500 -7.200V-2.800M5 -7V-3.400')
  stroke(k, '#f0506c', 0.9, 'M12.200 -7.400L11.900 -6.200')
  path(k, '#f0506c', 'M12.200 -7L13.600 -3.600L12.400 -4.200L11.900 -2.800L11.500 -6Z')
  path(k, '#fcd060', 'M11.700 -6L11.200 -2.600L10.700 -3.400L11.100 -5.800Z')
  stroke(k, '#4c2c44', 0.4, 'M-9 -2.800L-15 0.400')
}

/** A langur with pale rings round its eyes that sits on a ledge, its tail hanging; 5 high. */
export function langur(k) {
  stroke(k, '#4c4468', 0.5, 'M1.200 -0.300C2 1 1.400 3 2 5.600')
  path(
    k,
    '#5c5478',
    'M-1.500 0C-1.900 -1.500 -1.300 -2.800 -0.700 -3.200C-1.200 -3.900 -0.900 -5 0 -5C0.900 -5 1.200 -3.900 0.700 -3.200C1.500 -2.600 1.900 -1.300 1.500 0Z',
  )
  path(
    k,
    '#8c7c94',
    'M-1.500 0C-1.900 -1.500 -1.300 -2.800 -0.700 -3.200C-1.200 -3.900 -0.900 -5 0 -5C-0.500 -4.500 -0.500 -3.700 -0.300 -3.200C-0.800 -2.400 -0.900 -1.200 -0.700 0Z',
  )
  path(
    k,
    '#34304c',
    'M-0.600 -3.900C-0.600 -4.600 0.500 -4.600 0.500 -3.900C0.400 -3.300 -0.400 -3.300 -0.600 -3.900Z',
  )
  path(
    k,
    '#fff4e4',
    'M-0.340 -4.240a0.230 0.230 0 1 0 0.010 0ZM0.240 -4.240a0.230 0.230 0 1 0 0.010 0ZM-0.050 -3.700a0.180 0.140 0 1 0 0.010 0Z',
  )
  path(
    k,
    '#241c34',
    'M-0.340 -4.140a0.120 0.120 0 1 0 0.010 0ZM0.240 -4.140a0.120 0.120 0 1 0 0.010 0Z',
  )
  stroke(k, '#5c5478', 0.5, 'M-1 -2.400L-1.300 -0.400M0.800 -2.300L0.700 -0.300')
}
