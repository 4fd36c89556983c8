// What bursts out of Strokkur: one column of water that turns to steam as it rises and leans into the wind. Points of the field, the sun low on the left.
import { path } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

const VENT = [84, 68.6]

/** A closed shape whose upper edge runs through swellings of unlike size; `list` clockwise, every third number its bulge. */
function billow(list) {
  const n = list.length / 3
  const at = (i) => [list[(i % n) * 3], list[(i % n) * 3 + 1], list[(i % n) * 3 + 2]]
  let d = `M${list[0]} ${list[1]}`
  for (let i = 0; i < n; i++) {
    const [[x0, y0, out], [x1, y1]] = [at(i), at(i + 1)]
    const [dx, dy] = [x1 - x0, y1 - y0]
    // A cubic keeps a swelling round where a quadratic would make it pointed.
    d += `C${x0 + dx * 0.06 + dy * out} ${y0 + dy * 0.06 - dx * out} ${x1 - dx * 0.06 + dy * out} ${y1 - dy * 0.06 - dx * out} ${x1} ${y1}`
  }
  return `${d}Z`
}
const numbers = (text) => text.trim().split(/\s+/).map(Number)

/** The steam, the farther part first: colour near the column, where it starts to thin and where it is gone. */
const STEAM = [
  [
    '#587c96',
    [112, 172],
    '82 52 .1 84 30 .3 96 18 .34 114 10 .3 128 -2 .4 152 -8 .2 182 -14 0 182 24 .16 160 27 .3 138 35 .24 122 36 .34 106 47 .24 96 52 .2 90 60 .1',
  ],
  [
    '#8eb0b8',
    [104, 158],
    '80 50 .1 82 30 .34 92 16 .36 112 6 .3 126 -4 .4 146 -10 .2 172 -14 0 160 12 .26 140 20 .3 124 24 .36 106 33 .3 98 41 .26 90 54 .1',
  ],
  [
    '#cfdcd2',
    [102, 150],
    '79 48 .1 80 30 .36 88 13 .4 106 2 .36 122 -8 .3 150 -14 0 138 4 .3 120 10 .34 108 18 .38 97 27 .3 92 38 .24 87 50 .1',
  ],
  [
    '#fffae8',
    [96, 134],
    '78.500 46 .1 78.500 30 .4 84.500 12 .42 99 0 .4 112 -9 .3 128 -12 0 114 2 .34 103 6 .36 96 15 .4 87 22 .34 85 34 .2 82 46 .1',
  ],
]

/** Tongues of the column: foot, half width, tip, colour; the tall ones behind, in the sun to the left. */
const TONGUES = [
  [3, 3.6, 92, 27, '#5f92aa'],
  [0, 4.4, 84.5, 9, '#a8c8cc'],
  [1.8, 3, 88, 18, '#7fabba'],
  [-1.6, 3.4, 81, 14, '#dfe9dc'],
  [3.8, 2, 95, 44, '#4f86a2'],
  [-0.4, 2.6, 83.5, 24, '#c6dad4'],
  [-2.4, 2.8, 80.4, 24, '#fffaea'],
  [4, 1.5, 92.5, 53, '#6fa3b6'],
  [2, 2, 88.6, 39, '#8fb8c2'],
  [-4.2, 1.7, 72.8, 43, '#fff4d8'],
  [-2.2, 1.9, 80, 33, '#ffffff'],
  [0.4, 1.7, 84.6, 48, '#e6efe4'],
]

const tongue = ([u, w, tx, ty, c]) => {
  const x = VENT[0] + u
  const y = VENT[1]
  const h = y - ty
  // Each rises straight and falls outwards at its tip.
  const out = Math.sign(tx - 83.5) * Math.min(w * 0.5, Math.abs(tx - 83.5) * 0.2)
  return [
    c,
    `M${x - w} ${y}C${x - w * 1.05} ${y - h * 0.4} ${tx - out - w * 0.95} ${ty + h * 0.3} ${tx - out * 0.2 - w * 0.2} ${ty + 0.6}Q${tx} ${ty - 0.4} ${tx + out * 0.5 + w * 0.2} ${ty + 1}C${tx - out * 0.6 + w * 0.75} ${ty + h * 0.3} ${x + w * 1.1} ${y - h * 0.4} ${x + w} ${y}Z`,
  ]
}

const BEAD = (x, y, q) =>
  `M${x} ${y - q * 2}C${x + q} ${y - q * 0.4} ${x + q} ${y + q} ${x} ${y + q}C${x - q} ${y + q} ${x - q} ${y - q * 0.4} ${x} ${y - q * 2}Z`

export function plume(k) {
  const drift = ([c, [x0, x1], text]) => {
    const g = k.createLinearGradient(x0, 0, x1, -14)
    g.addColorStop(0, c)
    g.addColorStop(1, `${c}00`)
    path(k, g, billow(numbers(text)))
  }
  drift(STEAM[0])
  drift(STEAM[1])
  for (const t of TONGUES.slice(0, 3)) path(k, ...tongue(t))
  drift(STEAM[2])
  for (const t of TONGUES.slice(3, 6)) path(k, ...tongue(t))
  drift(STEAM[3])
  for (const t of TONGUES.slice(6)) path(k, ...tongue(t))
  // The steam thins the column towards its head: water below, cloud above.
  const r = random(23)
  for (let i = 0; i < 46; i++) {
    const t = r()
    const left = r() < 0.72
    const [x, y] = left
      ? [76 - t * 5 + r() * 5 - (1 - Math.abs(t - 0.4)) * 2, 28 + t * 32]
      : [94 + r() * 5, 42 + t * 22]
    path(k, left ? '#fff6dc' : '#8fb8c2', BEAD(x, y, 0.16 + r() * r() * 0.5))
  }
}

/** Where the column breaks out the basin heaps up, blue as glass; thin white sheets run down over it. */
export function dome(k) {
  const [x, y] = [84, 69]
  const swell = (c, half, high, foot) =>
    path(
      k,
      c,
      `M${x - half} ${y + 0.2}C${x - half * 0.8} ${y - high * 0.3} ${x - half * 0.62} ${y - high} ${x} ${y - high}C${x + half * 0.62} ${y - high} ${x + half * 0.8} ${y - high * 0.3} ${x + half} ${y + 0.2}C${x + half * 0.7} ${y + foot} ${x - half * 0.7} ${y + foot} ${x - half} ${y + 0.2}Z`,
    )
  swell('#2f8ca4', 17, 3.4, 2.2)
  swell('#12a0b4', 13, 7, 2)
  path(
    k,
    '#0c6c90',
    `M${x + 1} ${y - 7}C${x + 8} ${y - 6.8} ${x + 10.4} ${y - 1.8} ${x + 13} ${y + 0.2}C${x + 10} ${y + 1.6} ${x + 5} ${y + 1.8} ${x + 2} ${y + 1.7}C${x + 5} ${y - 1} ${x + 4} ${y - 4.4} ${x + 1} ${y - 7}Z`,
  )
  path(
    k,
    '#7fe0dc',
    `M${x - 9.5} ${y - 0.6}C${x - 8} ${y - 3} ${x - 6.5} ${y - 5} ${x - 4} ${y - 6}C${x - 5.5} ${y - 3.6} ${x - 6.5} ${y - 1.6} ${x - 7} ${y + 0.4}Z`,
  )
  // A collar of froth where the column leaves it, and three sheets that slide down over it.
  path(
    k,
    '#e4f0e6',
    `M${x - 3.6} ${y - 6.4}C${x - 6.5} ${y - 5.4} ${x - 9} ${y - 2.8} ${x - 10.6} ${y + 0.4}C${x - 8.6} ${y - 1} ${x - 6.2} ${y - 3.6} ${x - 1.8} ${y - 5.4}Z`,
  )
  path(
    k,
    '#7fb8c8',
    `M${x + 4} ${y - 6.2}C${x + 7.5} ${y - 4.8} ${x + 9.6} ${y - 2.4} ${x + 11} ${y + 0.2}C${x + 8.6} ${y - 1.6} ${x + 6} ${y - 3.8} ${x + 2.4} ${y - 5.2}Z`,
  )
  path(
    k,
    '#c8e4e0',
    `M${x - 1.4} ${y - 5.6}C${x - 1.8} ${y - 3} ${x - 2.4} ${y - 0.6} ${x - 2.2} ${y + 1.6}C${x - 1} ${y - 0.4} ${x + 0.2} ${y - 3} ${x + 1} ${y - 5.6}Z`,
  )
  path(
    k,
    '#8fbccb',
    billow(
      numbers(
        `${x - 6} ${y - 4.6} .4 ${x - 2.5} ${y - 7.4} .3 ${x + 3} ${y - 7.6} .4 ${x + 6.2} ${y - 5} .5 ${x + 4} ${y - 4.4} .4 ${x + 0.5} ${y - 4.8} .4 ${x - 3} ${y - 4.2} .4`,
      ),
    ),
  )
  path(
    k,
    '#fffaea',
    billow(
      numbers(
        `${x - 6.4} ${y - 5} .4 ${x - 3.5} ${y - 7.6} .3 ${x + 1} ${y - 8} .3 ${x + 2.6} ${y - 6} .4 ${x - 0.4} ${y - 5.4} .4 ${x - 3.6} ${y - 4.8} .4`,
      ),
    ),
  )
  for (const [dx, dy, half, c] of [
    [-11, 1.2, 5, '#fffaea'],
    [-1, 2.1, 5, '#e2f0e8'],
    [8, 1.7, 3.4, '#b4d6d8'],
    [14, 0.8, 3, '#a9cdd0'],
  ])
    lens(k, c, x + dx, y + dy, half, 0.22, 0.3)
}

/** The film of water before the dome: its blue, then the white of the column, both lost in a few level strokes. */
export function gleam(k, film) {
  k.save()
  k.beginPath()
  for (const p of film) k.lineTo(...p)
  k.clip()
  const g = k.createLinearGradient(0, 70, 0, 77)
  g.addColorStop(0, 'rgba(24,130,156,.85)')
  g.addColorStop(1, 'rgba(60,140,160,0)')
  path(k, g, 'M68 70C72 74 77 77.500 84 77.500C91 77.500 96 74 100 70Z')
  for (const [x, y, half, a] of [
    [84, 71.4, 6.4, 0.95],
    [82.6, 72.3, 5.6, 0.9],
    [85, 73.3, 6, 0.8],
    [82, 74.5, 4.4, 0.66],
    [85.4, 75.7, 4.2, 0.5],
    [82.4, 77.2, 3.6, 0.36],
  ])
    lens(k, `rgba(255,252,238,${a})`, x, y, half, 0.24, 0.3)
  k.restore()
}
