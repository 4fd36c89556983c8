// Nara from the grass of Mount Wakakusa at sunset: what lies below the brow, the two who bow on it, the plumes before us.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'
import { streak } from './streak.js'

export const SUN = [63, 45, 17]
const below = (line) => [...line, [170, 96], [-10, 96]]

/** The evening sky in one run, the sun as a disc whose foot sinks into the haze. */
export function eveningSky(k) {
  const g = k.createLinearGradient(0, -2, 0, 66)
  for (const [a, c] of [
    [0, '#2f6a7c'],
    [0.3, '#6f9a92'],
    [0.58, '#dcc48c'],
    [0.8, '#f9b664'],
    [1, '#f3925a'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const [x, y, r] = SUN
  const glow = k.createRadialGradient(x, y, r * 0.8, x, y, r * 4.2)
  glow.addColorStop(0, 'rgba(255,226,150,.75)')
  glow.addColorStop(0.4, 'rgba(255,206,124,.26)')
  glow.addColorStop(1, 'rgba(255,190,110,0)')
  k.fillStyle = glow
  k.fillRect(-5, -5, 170, 100)
  const disc = k.createLinearGradient(0, y - r, 0, y + r)
  disc.addColorStop(0, '#fff6d4')
  disc.addColorStop(0.6, '#ffe9a8')
  disc.addColorStop(1, '#ffc878')
  k.fillStyle = disc
  k.beginPath()
  k.arc(x, y, r, 0, 7)
  k.fill()
  streak(k, '#f7c98a', 128, 21, 24, 2, 3)
  streak(k, '#e9c894', 100, 13.6, 11, 1, 8)
  streak(k, '#f9bd78', 24, 33, 17, 1.5, 5)
  streak(k, '#ffcf86', 84, 37.4, 15, 0.9, 11)
}

/** The top of a wood from afar: broad swells, small crowns within them. */
function canopy(seed, y, high, wide) {
  const out = []
  for (let x = -8; x < 168; x += 0.35) {
    const broad = noise(x / (wide * 2.6) + seed, seed) * 0.9
    const crowns = Math.abs(noise(x / wide + seed * 3, 7 + seed)) ** 0.8 * 0.75
    const fine = Math.abs(noise((x * 3) / wide, 40 + seed)) * 0.22
    out.push([x, y - high * (broad + crowns + fine)])
  }
  return out
}

/** The plain: hills beyond, woods in paler planes, mist between them. */
export function plain(k) {
  fill(
    k,
    '#e3a070',
    below(
      smooth(
        points(
          '-10 53 8 50.500 22 51.500 38 49 50 50.500 66 51.500 84 50 98 47 112 44.500 124 45.500 140 49 170 51',
        ),
        8,
      ),
    ),
  )
  fill(
    k,
    '#d08a6a',
    below(
      smooth(
        points(
          '-10 55.500 12 54.500 30 53 52 55 74 55.500 92 53.500 112 52 132 50 148 51.500 170 55',
        ),
        8,
      ),
    ),
  )
  pagoda(k, 63.4, 62, 31, ['#5f3454', '#824a5c', '#c47a62'])
  fill(k, '#b87264', below(canopy(7, 61, 1.6, 4)))
  greatHall(k, 117, 66, 0.4)
  mist(k, 60.5, 66, '#f0ac74', 0.9)
  fill(k, '#945660', below(canopy(19, 65.4, 2.3, 7)))
  mist(k, 64.5, 71, '#d98c6a', 0.75)
  fill(k, '#6f4258', below(canopy(31, 70.4, 2.6, 12)))
  mist(k, 71, 78, '#a86460', 0.6)
}

/** A veil that lies in front of a plane and thins upwards. */
function mist(k, y0, y1, c, a) {
  const g = k.createLinearGradient(0, y0, 0, y1)
  const hex = (v) =>
    `${c}${Math.round(v * 255)
      .toString(16)
      .padStart(2, '0')}`
  g.addColorStop(0, hex(0))
  g.addColorStop(1, hex(a))
  k.fillStyle = g
  k.fillRect(-5, y0, 170, y1 - y0 + 20)
}

/** The pagoda of Kofuku-ji: five roofs with turned-up corners, a spire of nine rings; dark before the sun. */
function pagoda(k, x, foot, high, [dark, mid, edge]) {
  const u = high / 50
  const X = (v) => x + v * u
  const Y = (v) => foot - v * u
  for (let i = 0; i < 5; i++) {
    const y = 1 + i * 6.6
    const [w, b] = [8.7 - i * 0.5, 4.5 - i * 0.3]
    fill(k, mid, [
      [X(-b), Y(y)],
      [X(b), Y(y)],
      [X(b), Y(y + 5)],
      [X(-b), Y(y + 5)],
    ])
    // Brackets widen towards the eaves, in shade.
    fill(k, dark, [
      [X(-b), Y(y + 2.9)],
      [X(b), Y(y + 2.9)],
      [X(w * 0.86), Y(y + 4.5)],
      [X(-w * 0.86), Y(y + 4.5)],
    ])
    const top = y + (i === 4 ? 8.6 : 7.1)
    const t = i === 4 ? 0.9 : 4.3 - i * 0.3
    path(
      k,
      dark,
      `M${X(-w)} ${Y(y + 5)}Q${X(-w * 0.62)} ${Y(y + 5.1)} ${X(-t)} ${Y(top)}H${X(t)}Q${X(w * 0.62)} ${Y(y + 5.1)} ${X(w)} ${Y(y + 5)}Q${X(w * 0.6)} ${Y(y + 4.1)} ${X(0)} ${Y(y + 4.1)}Q${X(-w * 0.6)} ${Y(y + 4.1)} ${X(-w)} ${Y(y + 5)}Z`,
    )
    stroke(
      k,
      edge,
      0.26 * u,
      `M${X(-w * 0.97)} ${Y(y + 4.85)}Q${X(-w * 0.6)} ${Y(y + 4.1)} ${X(0)} ${Y(y + 4.1)}Q${X(w * 0.6)} ${Y(y + 4.1)} ${X(w * 0.97)} ${Y(y + 4.85)}`,
    )
  }
  const t = 36
  fill(k, dark, [
    [X(-1), Y(t - 1)],
    [X(1), Y(t - 1)],
    [X(0.7), Y(t + 1)],
    [X(0.25), Y(50)],
    [X(-0.25), Y(50)],
    [X(-0.7), Y(t + 1)],
  ])
  for (let i = 0; i < 9; i++) {
    const [w, y] = [1.25 - i * 0.07, t + 2 + i * 0.95]
    fill(k, dark, [
      [X(-w), Y(y)],
      [X(w), Y(y)],
      [X(w), Y(y + 0.5)],
      [X(-w), Y(y + 0.5)],
    ])
  }
}

/** The roofs of Todai-ji over the wood: 57 m wide, two roofs, the fish tails of gold on the ridge. q: points in a metre. */
function greatHall(k, x, foot, q) {
  const X = (v) => x + v * q
  const Y = (v) => foot - v * q
  const [roof, wall, lit] = ['#8d5264', '#b0705f', '#e9b27c']
  fill(k, wall, [
    [X(-26), Y(0)],
    [X(26), Y(0)],
    [X(26), Y(16)],
    [X(-26), Y(16)],
  ])
  path(
    k,
    roof,
    `M${X(-36)} ${Y(15.4)}Q${X(-30)} ${Y(16.4)} ${X(-23)} ${Y(23)}H${X(23)}Q${X(30)} ${Y(16.4)} ${X(36)} ${Y(15.4)}Q${X(30)} ${Y(13.6)} ${X(24)} ${Y(13.6)}H${X(8)}Q${X(0)} ${Y(18)} ${X(-8)} ${Y(13.6)}H${X(-24)}Q${X(-30)} ${Y(13.6)} ${X(-36)} ${Y(15.4)}Z`,
  )
  fill(k, wall, [
    [X(-21), Y(22.6)],
    [X(21), Y(22.6)],
    [X(21), Y(28)],
    [X(-21), Y(28)],
  ])
  path(
    k,
    roof,
    `M${X(-32)} ${Y(27.6)}Q${X(-24)} ${Y(29.4)} ${X(-17)} ${Y(38)}L${X(-15)} ${Y(46.6)}H${X(15)}L${X(17)} ${Y(38)}Q${X(24)} ${Y(29.4)} ${X(32)} ${Y(27.6)}Q${X(26)} ${Y(25.6)} ${X(20)} ${Y(25.6)}H${X(-20)}Q${X(-26)} ${Y(25.6)} ${X(-32)} ${Y(27.6)}Z`,
  )
  // The evening lies on the side of the roofs that looks to the sun.
  path(
    k,
    lit,
    `M${X(-32)} ${Y(27.6)}Q${X(-24)} ${Y(29.4)} ${X(-17)} ${Y(38)}L${X(-15)} ${Y(46.6)}H${X(-13.6)}L${X(-15)} ${Y(38)}Q${X(-19)} ${Y(30)} ${X(-24)} ${Y(26.4)}Z`,
  )
  path(
    k,
    lit,
    `M${X(-36)} ${Y(15.4)}Q${X(-30)} ${Y(16.4)} ${X(-23)} ${Y(23)}H${X(-20)}Q${X(-25)} ${Y(17)} ${X(-29)} ${Y(14.2)}Z`,
  )
  for (const m of [-1, 1])
    path(
      k,
      '#ffe0a0',
      `M${X(14.6 * m)} ${Y(46.4)}C${X(15.6 * m)} ${Y(48)} ${X(14.6 * m)} ${Y(49.4)} ${X(13 * m)} ${Y(50)}C${X(13.6 * m)} ${Y(48.6)} ${X(13 * m)} ${Y(47.4)} ${X(12 * m)} ${Y(46.6)}Z`,
    )
}

const CREST = smooth(
  points(
    '-6 77.600 10 74.800 28 72.600 46 71.400 66 71 86 71.600 106 73.400 126 76.400 146 80 166 84.500',
  ),
  8,
)
/** Height of the brow at x. */
export function brow(x) {
  const i = CREST.findIndex((p) => p[0] > x)
  const [a, b] = [CREST[i - 1], CREST[i]]
  return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
}

/** The cropped grass: its brow catches the sun, our side of it lies in its own shade. */
export function hill(k) {
  fill(k, '#f2b05c', below(CREST))
  const g = k.createLinearGradient(0, 70, 0, 92)
  for (const [a, c] of [
    [0, '#c9854c'],
    [0.4, '#a8664a'],
    [1, '#7c4a4e'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.beginPath()
  for (const [x, y] of below(CREST))
    k.lineTo(x, y + 0.42 + 0.25 * Math.exp(-(((x - 63) / 26) ** 2)))
  k.fill()
  // Folds of the slope, each in its own shade.
  for (const [c, text] of [
    [
      '#744650',
      '-10 79.500 8 78.800 30 80.500 56 84.500 84 88 112 88.600 140 91 170 97 170 100 -10 100',
    ],
    ['#573650', '-10 84 10 84 30 87 48 91.500 60 98 -10 98'],
    ['#46304c', '92 99 108 94 128 91.600 150 93 170 97 170 99'],
  ])
    fill(k, c, smooth(points(text), 7))
  const r = random(12)
  for (let i = 0; i < 34; i++) {
    const x = (i + r()) * 4.8 - 3
    if (r() < 0.45) continue
    const [n, y] = [2 + Math.floor(r() * 4), brow(Math.min(160, Math.max(0, x)))]
    for (let j = 0; j < n; j++) {
      const [h, dx] = [0.7 + r() * 1.3, (j - n / 2) * 0.34]
      fill(k, j % 2 ? '#f2b260' : '#a86a48', [
        [x + dx - 0.16, y + 0.5],
        [x + dx + (r() - 0.5) * 0.9, y - h],
        [x + dx + 0.16, y + 0.5],
      ])
    }
  }
}
