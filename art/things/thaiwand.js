import { Path2D } from '@napi-rs/canvas'
// The wall over the west beach of Railay at sunset: ribs of limestone in the low light, tufa that hangs, the islands off the coast.
import { blend } from '../core/colour.js'
import { at, fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'

export const SUN = [38, 39.5]

/** Sky and sea with the path of light; the island that looks like a hen, others behind. */
export function evening(k) {
  const g = k.createLinearGradient(0, -2, 0, 47)
  for (const [a, c] of [
    [0, '#3c5c9c'],
    [0.3, '#8484b4'],
    [0.58, '#f09c90'],
    [0.8, '#ffc080'],
    [1, '#ffe8a8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 56)
  const glow = k.createRadialGradient(...SUN, 2, ...SUN, 38)
  glow.addColorStop(0, 'rgba(255,248,204,.95)')
  glow.addColorStop(0.4, 'rgba(255,222,150,.45)')
  glow.addColorStop(1, 'rgba(255,190,130,0)')
  k.fillStyle = glow
  k.fillRect(-6, 0, 84, 47)
  path(k, '#fffbe4', `M${SUN[0]} ${SUN[1] - 4}a4 4 0 1 0 0.010 0Z`)
  for (const [c, d] of [
    ['rgba(108,104,172,.7)', 'M-6 9C16 6 40 8.600 66 5C46 11.600 18 13.400 -6 12.600Z'],
    ['rgba(244,148,140,.8)', 'M14 18C34 15.600 58 17.600 80 14.800C62 19.800 36 21 14 18Z'],
    ['rgba(255,206,150,.85)', 'M-6 25C8 23.400 26 24.600 42 22.600C28 26.600 8 27.600 -6 26.800Z'],
    ['rgba(255,214,160,.8)', 'M48 30C60 28.800 74 29.800 86 28.200C74 31.600 60 32 48 30Z'],
  ])
    path(k, c, d)
  const w = k.createLinearGradient(0, 46, 0, 84)
  for (const [a, c] of [
    [0, '#ffd898'],
    [0.12, '#e8a890'],
    [0.34, '#8c84b0'],
    [0.62, '#3c84a4'],
    [1, '#48b4a8'],
  ])
    w.addColorStop(a, c)
  k.fillStyle = w
  k.fillRect(-6, 46, 172, 50)
  // Islands against the light.
  path(
    k,
    '#c08890',
    'M-6 46V42L-2 39.500L2 40L5 42.500L8 46ZM14 46L15.500 43.800L18 43L20.500 44L22 46Z',
  )
  path(
    k,
    '#a46c84',
    'M56 46.200L57 44.600L59 43.400L60.600 42.800L61.600 41L61.200 39.600L61.800 38.400L63.200 38.200L64 39L65.200 39.400L64 39.900L63.600 41.200L64.600 42.800L67 43L70 44L73 43.400L75 44.800L76.500 46.200Z',
  )
  path(
    k,
    '#d89c90',
    'M56 46.200L57 44.600L59 43.400L60.600 42.800L61.600 41L61.200 39.600L61.800 38.400L62.200 41.200L61.200 43.600L59 45L58.500 46.200Z',
  )
  path(
    k,
    '#8c5c7c',
    'M80 46.400L81 41L82.500 38L85 36.500L88 37L89.500 39.500L92 38.600L94 41L96 46.400Z',
  )
  path(k, '#cc8c84', 'M80 46.400L81 41L82.500 38L85 36.500L84.500 40L83 43L83.500 46.400Z')
  // The path of light: lenses that widen towards us.
  const r = random(6)
  for (let y = 47; y < 72; y += 0.62 + (y - 47) * 0.03) {
    const half = 1.6 + (y - 47) * 0.26
    const n = 1 + Math.floor(r() * 2.4)
    for (let i = 0; i < n; i++) {
      const x = SUN[0] + (r() - 0.5) * half * 1.7
      const l = (0.6 + r() * 0.9) * half * 0.6
      path(
        k,
        `rgba(255,238,180,${0.9 - (y - 47) * 0.022})`,
        `M${x - l} ${y}Q${x} ${y - 0.34} ${x + l} ${y}Q${x} ${y + 0.34} ${x - l} ${y}Z`,
      )
    }
  }
  for (const [x, y, l] of points('8 54 5 66 53 6 84 56 7 16 62 7 70 62 8 4 69 7 60 68 6', 3))
    path(
      k,
      'rgba(255,214,180,.5)',
      `M${x - l} ${y}Q${x} ${y - 0.34} ${x + l} ${y}Q${x} ${y + 0.34} ${x - l} ${y}Z`,
    )
}

/** The beach: wet edge, foam, sand that rises to the wall. */
export function beach(k) {
  path(
    k,
    'rgba(148,220,196,.7)',
    'M-6 79C24 80 58 76 84 68C92 65.400 98 63.400 104 62.400L112 66V98H-6Z',
  )
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
  path(
    k,
    'rgba(172,104,116,.3)',
    'M116 66.500C130 65 150 65.500 168 66.500V78C150 75.500 132 70.500 116 66.500Z',
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
  // Streaks of water and lichen.
  for (const [x, y, l, w, c] of points(
    '92 26 22 1.200 0 101 12 26 1 1 108 4 34 1.400 0 117 20 30 1 1 124 -4 30 1.600 0 133 10 36 1.200 1 141 2 28 1.400 0 150 16 34 1.200 1 86 -2 16 1 0',
    5,
  ))
    path(
      k,
      ['rgba(255,240,208,.8)', 'rgba(92,52,92,.5)'][c],
      `M${x} ${y}C${x + w} ${y + l * 0.2} ${x + w * 1.4 + l * 0.1} ${y + l * 0.7} ${x + l * 0.2 + w} ${y + l}C${x + l * 0.14} ${y + l * 0.7} ${x + w * 0.2} ${y + l * 0.4} ${x - w * 0.6} ${y + l * 0.1}Z`,
    )
  // A tall cleft, dark inside, its right lip in the shade.
  path(
    k,
    '#54305c',
    'M124 60C123 52 123.600 44 126 37L127.500 30.500L129 36C131 43 132 52 131.500 60Z',
  )
  path(k, '#94505c', 'M131.500 60C130 53 129.600 44 127.500 30.500L129 36C132 44 134 52 134 60Z')
  path(
    k,
    '#e88c58',
    'M124 60C123 52 123.600 44 126 37L125.400 43C124.200 49 124.600 55 125.400 60Z',
  )
  // Deeper in the bay the wall turns from the sun.
  const turn = k.createLinearGradient(112, 0, 168, 12)
  turn.addColorStop(0, 'rgba(108,52,100,0)')
  turn.addColorStop(1, 'rgba(108,52,100,.5)')
  k.fillStyle = turn
  k.fillRect(100, -8, 70, 80)
  k.restore()
  // Tufa that hangs from the overhangs of the edge.
  for (const [x, y, l, w] of points(
    '76 3.500 5 1.300 79.500 11 4 1.100 83 13 6.500 1.500 86 20.500 4 1 89 21.800 7 1.600 91.500 22.500 5 1.100 94.500 28.400 4 1 72.500 -2 4 1.100 81.300 12 3 0.800 96 29 3.400 0.900',
    4,
  )) {
    path(
      k,
      '#f8a058',
      `M${x - w} ${y - 1}C${x - w * 0.8} ${y + l * 0.4} ${x - w * 0.2} ${y + l * 0.8} ${x} ${y + l}C${x + w * 0.3} ${y + l * 0.7} ${x + w * 0.9} ${y + l * 0.3} ${x + w} ${y - 1}Z`,
    )
    path(
      k,
      '#a04c5c',
      `M${x + w * 0.1} ${y - 1}C${x + w * 0.2} ${y + l * 0.4} ${x + w * 0.1} ${y + l * 0.8} ${x} ${y + l}C${x + w * 0.3} ${y + l * 0.7} ${x + w * 0.9} ${y + l * 0.3} ${x + w} ${y - 1}Z`,
    )
  }
  stroke(k, 'rgba(255,232,176,.7)', 0.3, `M${EDGE.map((e) => e.join(' ')).join('L')}`)
}

/** Bushes on ledges, trees at the foot of the wall and on its shoulder. */
export function green(k) {
  const tones = [
    ['#3c3c5c', '#5c6458', '#c8a458'],
    ['#34385c', '#4c5c5c', '#a89858'],
  ]
  path(
    k,
    '#74405c',
    'M117.800 32L125.200 31.300L126.200 33.600L124.400 37.600L121.400 34.800L119 34.200Z',
  )
  path(k, '#f4c088', 'M117.800 32L125.200 31.300L124.400 32.400L118.800 32.800Z')
  // Bushes in the joints of the stone, in runs that follow its lean.
  crowns(
    k,
    points(
      '85.500 14.500 4 2.200 0 88 16.600 3 1.800 1 116.400 21.600 3.600 2.200 1 118.400 24 5 3 0 120.600 26.600 3.600 2.200 1 136 14.600 3.600 2 1 138 17.500 5.600 3.200 0 140.600 21 4.600 2.600 1 142 23.600 3 1.800 0 145 46 3.600 2.200 0 147 49.500 6 3.600 1 149.500 52.600 4.600 2.600 0 158.600 22 3.600 2.200 0 160.600 25.600 5.600 3.200 1 163 29 4 2.400 0 110 2 8 5 0 114 4.500 5 3 1 132 -1 12 6 1 156 4 14 8 0 163 8 8 4.600 1',
      5,
    ),
    tones,
    3,
    -1,
  )
  crowns(
    k,
    points(
      '114 67.500 7 4 1 116 66 10 6 0 124 67 12 9 1 135 67.500 14 10 0 147 68 15 13 1 160 68.500 18 15 0 130 69 10 5 1 141 70 12 5 0 153 71 14 7 1 166 72 14 8 0',
      5,
    ),
    [
      ['#2c3050', '#44505c', '#a88c54'],
      ['#282c4c', '#3c4858', '#8c8054'],
    ],
    9,
    -1,
  )
}

/** A longtail on the sand: hull, roof, prow with its sashes; bow to the right, 20 long. */
export function longtail(k) {
  path(k, 'rgba(132,76,100,.5)', 'M-9 0.600C0 -0.400 12 0 22 1.600C12 2.600 -2 2.400 -9 0.600Z')
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
