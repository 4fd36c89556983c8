import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'

/** Where the sun comes up. */
export const SUN = [46, 36.4]
const RIM = '#ffcf86'

/** A shape whose colour runs out downwards: a far mountain whose foot is lost in the haze. */
function fading(k, d, y0, y1, colour, end) {
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, colour)
  g.addColorStop(1, end)
  path(k, g, d)
}

/** The sky of the first minute, the sun half up behind the far island, the strait full of light. */
export function east(k) {
  const g = k.createLinearGradient(0, -4, 0, 43)
  for (const [a, c] of [
    [0, '#3f7fa8'],
    [0.42, '#8fb8b4'],
    [0.72, '#f8dc98'],
    [1, '#ffc27c'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 60)
  k.fillStyle = '#fffbe0'
  k.beginPath()
  k.arc(...SUN, 4.6, 0, 7)
  k.fill()
  // The Rinjani: broad, its crater wall higher on the right.
  fading(
    k,
    'M8 46C20 44 30 41 38 38.400C42 37 44.600 35.400 47.500 35.800L51 34.900L54 36.200L57.500 33.200L61 30.600L63.500 31.400L67 34.800C72 38.400 80 42 94 46Z',
    31,
    42.8,
    '#d8957a',
    '#ffc27c',
  )
  fading(
    k,
    'M61 30.600L63.500 31.400L67 34.800C72 38.400 80 42 94 46H70C68 42 63 38 62.500 35Z',
    31,
    42.8,
    '#b87c7a',
    '#ffc27c',
  )
  const sea = k.createLinearGradient(0, 43, 0, 62)
  for (const [a, c] of [
    [0, '#ffc27c'],
    [0.3, '#f8cc94'],
    [1, '#a8a8ac'],
  ])
    sea.addColorStop(a, c)
  k.fillStyle = sea
  k.fillRect(-5, 43, 170, 30)
}

/** The Agung far behind, the Abang before it, the rim of the caldera that runs off to the left; lit on the side of the sun. */
export function mountains(k) {
  fading(
    k,
    'M104 50C116 42 128 30 138 17.500L141.500 12.800L144 13.600L147 12L150.500 14.600C158 24 164 30 172 35V56H104Z',
    12,
    52,
    '#7c8cac',
    '#c4a898',
  )
  fading(
    k,
    'M104 50C116 42 128 30 138 17.500L141.500 12.800L144 13.600L143 20L138.500 27L137 35L130 44L126 54H104Z',
    12,
    50,
    '#e0a88c',
    '#e8b890',
  )
  // The outer rim, low and long, its cliff in shade.
  path(
    k,
    '#8c7c8c',
    'M-5 50C4 48.600 12 49.400 20 50.400C30 51.400 40 51 50 52.400C60 53.600 70 53.600 80 54.600L96 58H-5Z',
  )
  path(
    k,
    '#6c6c8c',
    'M-5 53C6 51.400 14 53.200 24 53.400C36 53.600 46 55 58 55.400C70 55.800 82 57 96 60.500L60 61.500L-5 62Z',
  )
  // The Abang in its spurs.
  fill(
    k,
    '#40567c',
    points(
      '77.500 61.400 88 55 95 50 100 44.500 106 38 110.500 34.500 115 29 119.500 26.400 123 27.200 127.500 31 133 34.600 139 41 147 46.500 156 50 168 54 168 66 80 62',
    ),
  )
  for (const [c, list] of [
    [
      '#6a6884',
      '119.500 26.400 123 27.200 124.500 34 123 42 123.500 50 121 62 104 62 110 52 112.500 44 116 37 117.500 31',
    ],
    [
      '#c08878',
      '119.500 26.400 115 29 110.500 34.500 106 38 100 44.500 95 50 88 55 77.500 61.400 80 62 98 62 103.500 54 108 47 110 40 114.500 34.500',
    ],
    [
      '#866f80',
      '110.500 38 106.500 44.500 104 51 98.500 57.500 95 62 90.500 62 95.500 56 99.500 50 104 43.500',
    ],
    [
      '#54628a',
      '133 34.600 139 41 147 46.500 156 50 168 54 168 57 154 54.500 144 52.500 138 48 134.500 42',
    ],
    [
      '#866f80',
      '133 34.600 132.500 40 133.500 46 132.500 53 134 62 125 62 127 54 127.500 47 129.500 40',
    ],
    ['#866f80', '147 46.500 146.500 51 147.500 56 148 62 140.500 62 142 56 143.500 50.500'],
  ])
    fill(k, c, points(list))
}

const SHORE =
  'M20 63.500C34 60.900 52 60.900 70 61.100C96 61.300 122 61.200 146 61.400C156 61.500 162 61.500 168 61.600V74C140 73.500 96 74.500 70 72.600C48 71 30 67.500 20 63.500Z'

/** The lake in the caldera with its mirror of the mountain and the way of the sun, the black lava before it, villages with lights still on. */
export function lake(k) {
  const g = k.createLinearGradient(30, 0, 150, 0)
  for (const [a, c] of [
    [0, '#ffd894'],
    [0.4, '#f4c898'],
    [1, '#8c94ac'],
  ])
    g.addColorStop(a, c)
  path(k, g, SHORE)
  k.save()
  k.clip(new Path2D(SHORE))
  k.globalAlpha = 0.72
  k.translate(0, 122.6)
  k.scale(1, -1)
  mountains(k)
  k.restore()
  for (const [x, y, l, h] of points(
    '46.500 62 9 .3 45 63.300 7 .4 47.500 64.700 8 .45 46 66.100 5.500 .45 49 67.500 6.500 .45 51.500 68.800 4 .35',
    4,
  ))
    path(
      k,
      '#fff6d4',
      `M${x - l} ${y}Q${x - l * 0.3} ${y - h * 1.6} ${x + l * 0.2} ${y - h}Q${x + l * 0.7} ${y - h * 0.8} ${x + l} ${y}Q${x + l * 0.3} ${y + h * 1.4} ${x - l * 0.2} ${y + h}Q${x - l * 0.7} ${y + h * 0.9} ${x - l} ${y}Z`,
    )
  for (const [x, y] of points(
    '86 60.600 88.600 61 91 60.700 96 61.100 98 60.800 136 61.200 139 61.500 143 61.300 151 61.900',
  ))
    path(k, '#ffe4a0', `M${x} ${y - 0.25}h0.600v0.500h-0.600Z`)
  // The black lava of the last eruptions runs out into it.
  path(
    k,
    '#3c3c5c',
    'M-5 61C8 60 16 61 24 63.400C34 66 44 66.400 54 69.500C66 72 76 70.800 90 71.400C108 71.400 126 73 168 70.500V82H-5Z',
  )
  path(
    k,
    '#6c4c5c',
    'M-5 61C8 60 16 61 24 63.400C34 66 44 66.400 54 69.500C44 68 34 68.600 24 66.400C14 64 6 63.800 -5 64.600Z',
  )
}

/** The rim of the crater we have climbed: its worn crest in the light, the slope to us in shade, a bowl that falls away at the left. */
export function rim(k) {
  path(k, '#58405a', 'M-5 68C6 66.400 14 68.500 22 72C30 75.400 36 78.600 46 80.600L60 84H-5Z')
  path(k, '#33294c', 'M-5 72C4 70.600 12 72 18 75C24 78 32 82 44 84V94H-5Z')
  const crest =
    'M-5 83C8 82.500 20 84.500 34 83.600C48 82.600 58 79 72 78.600C86 78.200 96 80.200 108 79.400C122 78.400 132 74.400 146 73.600C154 73 160 73.600 168 71.500'
  path(k, '#e09a62', `${crest}V94H-5Z`)
  path(
    k,
    '#8c5858',
    'M-5 84.200C4 83.400 10 85.600 18 85C26 84.400 30 86 38 84.500C48 83.200 52 82.400 60 80.600C68 79.400 72 81.200 80 80.200C88 79.400 94 82.400 104 81.400C112 80.400 116 81 124 78.200C134 74.800 138 77 146 75C154 73.800 160 76 168 73V94H-5Z',
  )
  path(
    k,
    '#2a2345',
    'M-5 86.500C8 86 20 88 34 87C46 86 58 82.600 70 82.200C84 81.800 96 84 110 83.400C122 82.600 132 78.600 146 77.800C154 77.200 160 77.600 168 75.800V96H-5Z',
  )
  path(
    k,
    '#3a2c54',
    'M34 87C46 86 58 82.600 70 82.200C66 85.500 62 88 61 95H20C24 91 28 88.600 34 87Z',
  )
  path(
    k,
    '#3a2c54',
    'M110 83.400C122 82.600 132 78.600 146 77.800C138 82 130 85 126 95H96C99 90 103 86 110 83.400Z',
  )
}

/** The lamps of those who still come up the lava slope. */
export function lamps(k) {
  for (const [x, y, q] of points(
    '4 76.500 .26 8 75.600 .24 11.500 76.200 .26 19 78.400 .3 21.600 79.400 .3 29 81.400 .34 33 82 .34',
    3,
  )) {
    for (const [c, r] of [
      ['rgba(255,214,140,.22)', q * 2.2],
      ['#fff2c4', q],
    ]) {
      k.fillStyle = c
      k.beginPath()
      k.arc(x, y, r, 0, 7)
      k.fill()
    }
  }
}

/** A block of lava to sit on, broken, its top in the sun; x, y its foot in the middle. */
export function block(k, x, y, w, h) {
  const d = (list) => `M${list.map(([u, v]) => `${x + u * w} ${y - v * h}`).join('L')}Z`
  path(
    k,
    '#5c3850',
    d([
      [-0.9, -0.15],
      [1.3, 0.1],
      [2.3, -0.42],
      [1.7, -0.56],
      [0.2, -0.5],
    ]),
  )
  path(
    k,
    '#382a4e',
    d([
      [-1.15, -0.2],
      [-1.05, 0.4],
      [-0.8, 0.84],
      [-0.2, 1],
      [0.6, 0.94],
      [0.95, 0.5],
      [1.3, 0.1],
      [1.2, -0.2],
    ]),
  )
  path(
    k,
    '#8c5860',
    d([
      [-1.15, -0.2],
      [-1.05, 0.4],
      [-0.8, 0.84],
      [-0.5, 0.72],
      [-0.62, 0.3],
      [-0.5, -0.2],
    ]),
  )
  path(
    k,
    '#e8a46c',
    d([
      [-0.8, 0.84],
      [-0.2, 1],
      [0.6, 0.94],
      [0.5, 0.8],
      [-0.1, 0.82],
      [-0.5, 0.72],
    ]),
  )
}

/** A macaque that sits with its back to us and looks at the sun too; 10 high. */
export function watcher(k) {
  path(
    k,
    '#2c2246',
    'M2.600 0C4.600 0.400 6.600 0.100 7.400 -1C7.800 -1.800 7.200 -2.200 6.800 -1.600C6 -0.600 4.400 -0.600 3 -1Z',
  )
  path(
    k,
    '#6c4c60',
    'M-3 0.100C-3.800 -3 -2.600 -5.600 -1.200 -6.600C-2 -7.800 -1.500 -9.800 0.100 -9.800C1.700 -9.800 2.200 -7.800 1.300 -6.600C2.800 -5.600 3.800 -3 3 0.100Z',
  )
  path(
    k,
    '#45345a',
    'M0.400 -9.780C1.800 -9.600 2.200 -7.800 1.300 -6.600C2.800 -5.600 3.800 -3 3 0.100H0.600C1.600 -3 1.200 -5.600 0.200 -6.600Z',
  )
  path(
    k,
    '#6c4c60',
    'M-1.500 -8.800a0.600 0.700 0 1 0 0.010 0ZM1.700 -8.800a0.600 0.700 0 1 0 0.010 0Z',
  )
  stroke(
    k,
    RIM,
    0.4,
    'M-3 -0.300C-3.700 -3 -2.600 -5.500 -1.200 -6.500C-2 -7.800 -1.500 -9.700 0.100 -9.750',
  )
}
