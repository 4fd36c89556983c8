import { Path2D } from '@napi-rs/canvas'
import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** Where the sun comes up. */
export const SUN = [46, 36.4]

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
  // Mist of the strait between the Agung and the Abang.
  const veil = k.createLinearGradient(0, 34, 0, 58)
  veil.addColorStop(0, 'rgba(255,214,164,0)')
  veil.addColorStop(1, 'rgba(255,214,164,.85)')
  path(k, veil, 'M92 62C104 52 118 40 134 34H172V62Z')
  abang(k)
}

/** The Abang: one flank towards the sun, one in the shade; the ridge between them comes down to the water in front of us. */
function abang(k) {
  const run = (y0, y1, a, b) => {
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, a)
    g.addColorStop(1, b)
    return g
  }
  const outline = points(
    '76 61.400 86 56.600 93 51.600 98.500 46 104 39.400 109 34.600 113.500 29.600 117 26.600 119.500 25.200 122.400 25.600 126.500 29.400 132 33.600 138 40 146 46 155 50.400 168 54.500 168 62 76 62',
  )
  fill(k, run(26, 62, '#3d5482', '#56688e'), outline)
  // The far shoulder on the right is a little farther, so a little paler.
  fill(
    k,
    run(33, 62, '#506690', '#7480a0'),
    points(
      '132 33.600 138 40 146 46 155 50.400 168 54.500 168 62 141 62 138.500 56 139.500 50 135.500 43 134.500 38',
    ),
  )
  fill(
    k,
    run(26, 62, '#f0a67c', '#eab288'),
    points(
      '76 62 76 61.400 86 56.600 93 51.600 98.500 46 104 39.400 109 34.600 113.500 29.600 117 26.600 119.500 25.200 120.600 25.600 119.400 29 120.600 32.600 117.600 37 118.800 41.400 114.600 46.400 115.400 50.600 110.600 55.400 111 58.600 107.400 62',
    ),
  )
  // Two gullies in the lit flank: narrow above, wide below.
  for (const list of [
    '114 30.400 114.800 33.500 111.600 38.500 110.500 43 105.500 49 103.500 54 98.500 58.500 97 62 104 62 105.400 57 110 51.600 110.600 47.400 114.800 41.600 114.200 37 117 32',
    '103.600 41 104 44.500 99.600 50 97 54 92 57.500 89.500 62 83.500 62 88 57.600 94.500 53 98.600 47.500',
  ])
    fill(k, run(30, 62, '#c97f74', '#d69a84'), points(list))
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
  k.save()
  k.globalAlpha = 0.8
  k.translate(0, 123.2)
  k.scale(1, -1)
  mountains(k)
  k.restore()
  // Water keeps some of the light, and more of it towards us.
  const deep = k.createLinearGradient(0, 61, 0, 73)
  deep.addColorStop(0, 'rgba(84,80,124,.12)')
  deep.addColorStop(1, 'rgba(72,76,120,.5)')
  k.fillStyle = deep
  k.fillRect(-5, 60, 177, 16)
  // Breaths of wind lay long strokes of sky across the mirror.
  for (const [x, y, l] of points(
    '96 66.600 15 134 65 17 112 69.200 20 150 68.600 14 84 68.400 9 128 71 18',
    3,
  ))
    path(
      k,
      y < 67 ? 'rgba(240,190,150,.5)' : 'rgba(196,160,160,.5)',
      `M${x - l} ${y}Q${x} ${y - 0.5} ${x + l} ${y}Q${x} ${y + 0.5} ${x - l} ${y}Z`,
    )
  k.restore()
  // The way of the sun: close short strokes far off, fewer and looser ones towards us.
  const r = random(14)
  for (let i = 0; i < 34; i++) {
    const t = (i / 33) ** 1.2
    const [x, y] = [SUN[0] + (r() - 0.5) * (3 + t * 9), 61.2 + t * 9]
    const [l, h] = [(2.6 + t * 2.6) * (0.4 + r() * 0.9), 0.1 + t * 0.2]
    path(
      k,
      i % 4 ? '#fff4cc' : '#ffdca0',
      `M${x - l} ${y}Q${x} ${y - h * 1.8} ${x + l} ${y}Q${x} ${y + h * 1.8} ${x - l} ${y}Z`,
    )
  }
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
    'M-5 61C8 60 16 61 24 63.400C34 66 44 66.400 54 69.500C44 67.600 34 67.200 24 64.800C14 62.400 6 61.900 -5 62.600Z',
  )
}

/** The rim of the crater we have climbed: its worn crest in the light, the slope towards us in the shade. */
export function rim(k) {
  const crest =
    'M-5 79.500C6 78.600 14 80 26 81C40 82 52 80.400 66 79.200C80 78.200 96 80.200 108 79.400C122 78.400 132 74.400 146 73.600C154 73 160 73.600 168 71.500'
  path(k, '#f0ac6c', `${crest}V94H-5Z`)
  path(
    k,
    '#a0605c',
    'M-5 80.700C4 80 12 81.400 22 82.200C34 83.200 46 82.800 58 81.400C66 80.400 72 81.200 80 80.400C88 79.800 94 82.400 104 81.400C112 80.400 116 81 124 78.200C134 74.800 138 77 146 75C154 73.800 160 76 168 73V94H-5Z',
  )
  path(
    k,
    '#30264c',
    'M-5 83C8 82.600 20 85.400 34 85C46 84.600 58 82.600 70 82.200C84 81.800 96 84 110 83.400C122 82.600 132 78.600 146 77.800C154 77.200 160 77.600 168 75.800V96H-5Z',
  )
  path(
    k,
    '#241c40',
    'M-5 87C12 86.600 26 89.400 44 88.600C62 87.800 76 85.600 94 87C112 88.400 132 84.400 168 82V96H-5Z',
  )
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
