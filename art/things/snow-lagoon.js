// Sky Lagoon while it snows: the bay beyond the edge, walls of lava, the house of turf. Points of the field.
import { fill, path, points, rough } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

export const SEA = 37
export const EDGE = 47.5

const [NIGHT, DARK, MID, PALE] = ['#1f2a48', '#2d3b5c', '#47597a', '#6f829c']
const SNOW = ['#f4f6f4', '#b9cad8']

/** Sky and bay: the far side with its snowy hills and one small cone. */
export function bay(k) {
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#4d6d90'],
    [0.5, '#829db4'],
    [0.85, '#c3ced4'],
    [1, '#e3dfd8'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 60 -6 60'))
  fill(
    k,
    '#b4c2cc',
    rough(
      points(
        '-6 35 22 34.300 36 33 47 30.400 55 28.600 62 30.600 70 32.600 79 33.200 84 30.700 86.200 29.300 88 30.500 92 33.300 104 33.700 118 32 130 31 142 32.600 168 33.500 168 38 -6 38',
      ),
      0.25,
      3,
    ),
  )
  fill(
    k,
    '#dde1e0',
    rough(
      points('47 30.400 55 28.600 62 30.600 70 32.600 62 32.300 58 31 54 32.500 50 31.300'),
      0.2,
      4,
    ),
  )
  fill(
    k,
    '#dde1e0',
    rough(points('84 30.700 86.200 29.300 88 30.500 89.500 31.800 86.500 31.200'), 0.15, 5),
  )
  fill(
    k,
    '#8ea3b4',
    rough(
      points('-6 36.300 30 35.600 62 36 96 35.400 130 35.900 168 35.200 168 38 -6 38'),
      0.15,
      6,
    ),
  )
  const s = k.createLinearGradient(0, SEA, 0, EDGE)
  s.addColorStop(0, '#9fb2c0')
  s.addColorStop(0.35, '#6d88a2')
  s.addColorStop(1, '#4b6a8c')
  fill(k, s, points(`-6 ${SEA} 168 ${SEA} 168 60 -6 60`))
  const r = random(8)
  for (let i = 0; i < 22; i++) {
    const [x, y, l] = [20 + r() * 110, SEA + 1.4 + r() * 8, 1.5 + r() * 4]
    path(
      k,
      i % 2 ? 'rgba(200,214,222,.45)' : 'rgba(44,72,108,.4)',
      `M${x - l} ${y}q${l} -0.260 ${l * 2} 0q${-l} 0.260 ${-l * 2} 0Z`,
    )
  }
}

/** Where each wall meets the water. */
const leftFoot = (x) => EDGE + (31 - x) * 0.62 + Math.max(0, 12 - x) * 0.35
const rightFoot = (x) => EDGE + 0.4 + (x - 121) * 0.46

/** The lava on the left: broad blocks, light from the sky on their tops, snow on the ledges. */
const LEFT = [
  [
    NIGHT,
    '-8 16 4 18.500 9 24 15 26 19 32 23 34.500 26 40 29.500 42.500 31 47.700 24 52 14 60 4 69 -8 80',
  ],
  [DARK, '-8 16 4 18.500 9 24 6 33 -1 38 -8 36'],
  [MID, '9 24 15 26 13 35 17 43 10 48 4 45 6 33'],
  [DARK, '15 26 19 32 23 34.500 22 44 17 43 13 35'],
  [MID, '23 34.500 26 40 29.500 42.500 31 47.700 26 50.700 22 44'],
  [DARK, '17 43 22 44 26 50.700 18 56.500 10 48'],
  [DARK, '-8 42 -1 38 6 33 4 45 10 48 8 56 -2 60 -8 58'],
  [PALE, '4 45 10 48 18 56.500 13 58 7 52.500'],
  [MID, '-8 58 -2 60 8 56 13 58 9 65 -8 76'],
]
/** Ledges that hold snow: how deep it may lie, and the line it lies on. */
const LEFT_SNOW = [
  [2.6, '-8 16 4 18.500 9 24 15 26 19 32 23 34.500 26 40 29.500 42.500 31.300 47.300'],
  [1.5, '3.500 44.600 10 48 13 51.500 18 56.500'],
  [2, '-8 58 -2 60 3 58 8.500 55.600'],
  [1.2, '-8 42 -1 38 3 36'],
  [0.9, '17 43 20 43.500 22.300 44.500'],
]
/** On the right the wall under the house. */
const RIGHT = [
  [NIGHT, '121 48 123 43.500 128 41.500 134 38 146 38 168 36 168 72 150 61.500 136 55'],
  [MID, '123 43.500 128 41.500 131 46 128 51.300 121 48'],
  [DARK, '128 41.500 134 38 140 45 138 50 131 46'],
  [DARK, '128 51.300 131 46 138 50 141 57.500 136 55'],
  [MID, '138 50 140 45 149 44 153 52 150 61.500 141 57.500'],
  [DARK, '149 44 168 42 168 56 153 52'],
  [MID, '153 52 168 56 168 70 156 64.500 150 61.500'],
]
const RIGHT_SNOW = [
  [2.4, '120.700 47.700 122.800 43.600 128 41.500 134 38 141 37.400'],
  [2.3, '137.600 50.600 140 45 149 44 168 42'],
  [1.2, '128 51.300 131 46 134 47.400 136.500 49'],
  [1.3, '152.600 52.200 160 53.600 168 56'],
  [1.5, '134 38.700 145 38.600 152 38.200 172 36.800'],
]

/** Snow on a ledge: deep where it is level, thin where it is steep, its lower hem uneven, blue underneath. */
function drift(deep, line, seed) {
  const p = points(line)
  const [top, mid, low] = [[], [], []]
  for (let i = 0; i < p.length - 1; i++) {
    const [[x0, y0], [x1, y1]] = [p[i], p[i + 1]]
    const level = Math.abs(x1 - x0) / Math.hypot(x1 - x0, y1 - y0)
    const n = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / 1.1))
    for (let j = i ? 1 : 0; j <= n; j++) {
      const [x, y] = [x0 + ((x1 - x0) * j) / n, y0 + ((y1 - y0) * j) / n]
      const end = Math.min(1, (i + j / n) * 1.6, (p.length - 1 - i - j / n) * 1.6)
      const h = deep * end * (0.3 + 0.7 * level * level)
      const hem = Math.max(0, noise(x * 0.9, seed + 2)) * deep * 0.75 * end
      top.push([x, y - h * (0.75 + 0.2 * noise(x * 0.4, seed))])
      mid.push([x, y + 0.1 - h * 0.12 + hem * 0.35])
      low.push([x, y + 0.2 + h * 0.12 + hem])
    }
  }
  return { whole: [...top, ...low.toReversed()], lit: [...top, ...mid.toReversed()] }
}

/** All stones of a wall, once upright and once turned over along its own foot. */
function stones(k, list, snow, foot, over) {
  const turn = ([x, y]) => [x, over ? 2 * foot(x) - y : y]
  for (const [c, d] of list) {
    const p = rough(points(d), 0.25, d.length).map(turn)
    fill(k, c, p)
    k.strokeStyle = c
    k.lineWidth = 0.08
    k.stroke()
  }
  for (const [deep, d] of snow) {
    const { whole, lit } = drift(deep, d, d.length)
    fill(k, SNOW[1], whole.map(turn))
    fill(k, SNOW[0], lit.map(turn))
  }
}

/** The house: gable of stones and turf, a door and a window full of light, deep snow on the grass roof. */
function house(k, over) {
  k.save()
  if (over) {
    // Its front looks straight at us: turned over at the level of the water below it.
    k.translate(0, 109.5)
    k.scale(1, -1)
  }
  fill(k, '#3c4a44', points('133 40 133 26 137 20.500 141.500 15.500 146 20.500 150 26 150 40'))
  const r = random(12)
  for (let row = 0; row < 7; row++)
    for (let x = 133 + (row % 2) * 0.9; x < 149; x += 2 + r() * 0.7) {
      const y = 39.4 - row * 1.9
      fill(k, ['#566660', '#48564f', '#66726a'][Math.floor(r() * 3)], [
        [x, y],
        [x + 0.15, y - 1.5],
        [x + 1.7, y - 1.6],
        [x + 1.85, y - 0.1],
      ])
    }
  fill(k, '#8a5a44', points('133.500 26 141.500 16.800 149.500 26'))
  fill(k, '#6c4440', points('141.500 16.800 149.500 26 141.500 26'))
  fill(k, '#ffd68c', points('138 40 138 29.500 141.500 27.500 145 29.500 145 40'))
  fill(k, '#fff0c4', points('138.800 40 138.800 30.500 141.500 28.600 141.500 40'))
  fill(k, '#ffd68c', points('140 24.500 140 21.500 143 21.500 143 24.500'))
  fill(k, '#5a3a44', points('141.300 40 141.300 28 141.700 28 141.700 40'))
  // The roof runs back to the right; grass shows at its hem.
  fill(k, '#57684c', points('141.500 15.500 151 27.500 168 24 168 9.500 156 12'))
  fill(k, SNOW[1], points('141.500 14.500 151 25.500 168 22 168 7.500 156 10'))
  fill(
    k,
    SNOW[0],
    rough(
      points(
        '131.800 27.500 141.500 13.200 156 9.500 168 7 168 9.600 156.500 12 143 15.400 141.500 16.700 134 28',
      ),
      0.2,
      3,
    ),
  )
  fill(k, SNOW[0], rough(points('141.500 16.700 143 15.400 151.600 26.500 150 27.800'), 0.15, 4))
  fill(k, '#34424c', points('150 27.500 168 24 168 40 150 40'))
  fill(k, '#46565a', points('150 33 168 31 168 40 150 40'))
  k.restore()
}

export function walls(k) {
  stones(k, LEFT, LEFT_SNOW, leftFoot, false)
  house(k, false)
  stones(k, RIGHT, RIGHT_SNOW, rightFoot, false)
  fill(k, '#ffe2a4', points('138 37.700 145 37.600 147.400 39 137 39.300'))
}

/** Warm water up to the edge of the sea; walls, house and light stand in it upside down. */
export function lagoon(k) {
  const shape = () => {
    k.beginPath()
    for (const p of points(
      `31 ${EDGE} 121 ${EDGE} 136 55 150 61.500 168 72 168 98 -8 98 -8 80 4 69 14 60 24 52`,
    ))
      k.lineTo(...p)
    k.closePath()
  }
  const g = k.createLinearGradient(0, EDGE, 0, 90)
  for (const [t, c] of [
    [0, '#d2e4e0'],
    [0.12, '#a5d4d2'],
    [0.4, '#6dbabf'],
    [1, '#3a8fa2'],
  ])
    g.addColorStop(t, c)
  shape()
  k.fillStyle = g
  k.fill()
  k.save()
  shape()
  k.clip()
  stones(k, LEFT, LEFT_SNOW, leftFoot, true)
  house(k, true)
  stones(k, RIGHT, RIGHT_SNOW, rightFoot, true)
  const veil = k.createLinearGradient(0, EDGE, 0, 90)
  veil.addColorStop(0, 'rgba(140,206,206,.5)')
  veil.addColorStop(1, 'rgba(64,156,170,.66)')
  fill(k, veil, points('-8 40 168 40 168 98 -8 98'))
  const r = random(15)
  for (let i = 0; i < 34; i++) {
    const t = r()
    const [x, y, l] = [r() * 160, EDGE + 2 + t * 40, 2 + t * 7 * (0.5 + r())]
    path(
      k,
      i % 3 ? 'rgba(216,240,236,.4)' : 'rgba(40,120,140,.3)',
      `M${x - l} ${y}q${l} ${-0.2 - t * 0.3} ${l * 2} 0q${-l} ${0.2 + t * 0.3} ${-l * 2} 0Z`,
    )
  }
  k.restore()
  // The light of the house on the water.
  for (const [x, y, l] of points(
    '139.600 74.600 1.800 141.900 76.600 3 140.900 79 3.500 141.800 81.600 2.900 141.200 86.400 1.500',
    3,
  ))
    path(k, 'rgba(255,214,140,.8)', `M${x - l} ${y}q${l} -0.900 ${l * 2} 0q${-l} 1 ${-l * 2} 0Z`)
  // The edge over which the water leaves: one dark line under a bright one.
  fill(k, '#33506e', points(`30 ${EDGE - 0.7} 121.500 ${EDGE - 0.7} 121.500 ${EDGE} 30 ${EDGE}`))
  fill(
    k,
    '#f2f7f2',
    points(`30 ${EDGE - 0.05} 121.500 ${EDGE - 0.05} 121.700 ${EDGE + 0.24} 30 ${EDGE + 0.24}`),
  )
}

/** Steam lies on the warm water: a drifting edge above, nothing below. */
export function steam(k, text, y0, y1, strength) {
  const p = points(text)
  const m = (a, b) => `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
  const top = p
    .slice(1, -1)
    .map((q, i) => `Q${q.join(' ')} ${m(q, p[i + 2])}`)
    .join('')
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, `rgba(240,247,246,${strength})`)
  g.addColorStop(1, 'rgba(240,247,246,0)')
  path(k, g, `M${p[0].join(' ')}${top}L${p.at(-1).join(' ')}V${y1}H${p[0][0]}Z`)
}

/** Flakes: large near, small far. */
export function flakes(k) {
  const r = random(33)
  for (let i = 0; i < 260; i++) {
    const q = 0.1 + r() ** 3 * 0.36
    const [x, y] = [((i % 20) + r()) * 8.3 - 3, (Math.floor(i / 20) + r()) * 7]
    path(
      k,
      `rgba(255,255,255,${0.6 + r() * 0.4})`,
      `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}
