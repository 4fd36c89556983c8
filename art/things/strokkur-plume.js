// What bursts out of Strokkur: one column of water that turns to steam as it rises and leans into the wind. Points of the field, the sun low on the left.
import { path } from '../core/field.js'
import { random } from '../core/random.js'
import { lens, soft } from './curves.js'

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
    '79.500 37 .1 78.800 28 .3 84.500 12 .42 99 0 .4 112 -9 .3 128 -12 0 114 2 .34 103 6 .36 96 15 .4 87 22 .34 85 31 .2 83 37 .2',
  ],
]

/** The water: tongues that shoot up side by side, the shaded ones first. foot, half its width there, tip x, tip y, bend, how torn. */
const TONGUES = [
  ['#6f9fb6', 90.5, 3.4, 99.5, 44, 1.6, 1.2, 3],
  ['#5f92ae', 91, 3.6, 95.6, 32, -0.4, 1.3, 5],
  ['#86b2c4', 88.6, 4, 90.4, 21, -0.6, 1.2, 8],
  ['#b4d2d8', 85.4, 4, 86, 17, 0.4, 1.1, 13],
  ['#d8e6e2', 82.4, 3.6, 81.2, 22, 0.5, 1.2, 21],
  ['#fffaea', 79.6, 3.6, 76.4, 30, 0.9, 1.3, 34],
  ['#fff3d6', 79, 2.8, 70, 42, -1, 1.3, 55],
]

/** One tongue: wide at its foot, its flanks torn into licks that point upwards, more of them towards the tip. */
function tongue(k, [c, foot, half, tx, ty, bend, torn, seed]) {
  const r = random(seed)
  const y0 = 70.4
  const centre = (t) => foot + (tx - foot) * t ** 1.4 + bend * Math.sin(Math.PI * t)
  const wide = (t) => half * ((1 - t) ** 0.6 * 0.72 + 0.5 * (1 - t) ** 7)
  const flank = (m) => {
    const out = []
    for (let t = 0; t < 0.97; ) {
      const y = y0 + (ty - y0) * t
      const x = centre(t) + m * wide(t)
      out.push([x, y])
      if (t > 0.22) {
        const l = (3 + r() * 4) * (0.5 + t * 0.6)
        out.push([x + m * (0.2 + r() * 0.9) * torn * t * 1.15, y - l])
        out.push([centre(t) + m * wide(t) * 0.86, y - l * 0.5])
      }
      t += t > 0.22 ? 0.1 + r() * 0.14 : 0.07
    }
    return out
  }
  soft(k, c, [...flank(-1), [tx, ty], ...flank(1).reverse()], 0.75)
  // What has torn off its tip flies on, bends over and falls on its own side.
  const way = Math.sign(tx - foot)
  for (let i = 0; i < 7; i++) {
    const d = r() * 4
    path(k, c, BEAD(tx + way * d, ty - 2 + d * d * 0.5 + r() * 2, 0.14 + r() * 0.26))
  }
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
  for (const one of STEAM) drift(one)
  for (const one of TONGUES) tongue(k, one)
  // Fine drops on both sides of it.
  const r = random(23)
  for (let i = 0; i < 20; i++) {
    const t = r()
    const left = r() < 0.72
    const [x, y] = left
      ? [76 - t * 5 + r() * 5 - (1 - Math.abs(t - 0.4)) * 2, 28 + t * 32]
      : [94 + r() * 5, 42 + t * 22]
    path(k, left ? '#fff6dc' : '#8fb8c2', BEAD(x, y, 0.16 + r() * r() * 0.5))
  }
}

/** Where it breaks out the basin swells, blue as glass, and goes over into the column without a seam; foam runs off it. */
export function dome(k) {
  const blue = k.createLinearGradient(0, 56, 0, 71)
  for (const [t, c] of [
    [0, 'rgba(60,190,204,0)'],
    [0.4, 'rgba(40,178,196,.75)'],
    [0.75, '#14a0b8'],
    [1, '#1588a6'],
  ])
    blue.addColorStop(t, c)
  path(
    k,
    blue,
    'M66 69.800C71 68.600 74 65.400 75.800 61C77 58.200 78 57 80 56L91 56C92.400 58 93.400 60 94.600 62.400C96.600 66 99.600 68.800 104 69.800C96 73 74 73 66 69.800Z',
  )
  const shade = k.createLinearGradient(0, 57, 0, 71)
  shade.addColorStop(0, 'rgba(12,92,136,0)')
  shade.addColorStop(0.6, 'rgba(12,92,136,.8)')
  shade.addColorStop(1, 'rgba(12,92,136,1)')
  path(
    k,
    shade,
    'M88 57L91 56C92.400 58 93.400 60 94.600 62.400C96.600 66 99.600 68.800 104 69.800C100 71.400 94 72.200 88.600 72.200C90.600 68 90.400 62 88 57Z',
  )
  // Ragged foam: a low crown of splashes thrown outwards, white in the sun, blue in the shade.
  const crown = (c, x0, x1, y, high, seed) => {
    const r = random(seed)
    const mid = 84
    const list = [[x0, y]]
    for (let x = x0; x < x1; ) {
      const step = 1.4 + r() * 3
      const tall = high * (0.3 + r() ** 2 * 0.9)
      const out = ((x - mid) / 20) * (1 + tall * 0.5)
      const bow = (1 - ((x - mid) / 22) ** 2) * 1.6
      list.push([x + step * 0.45 + out, y + bow - tall], [x + step * 0.8, y + bow - tall * 0.2])
      x += step
    }
    list.push([x1, y])
    for (let x = x1; x > x0; x -= 3)
      list.push([x, y + (1 - ((x - mid) / 22) ** 2) * (2.1 + r() * 1.3)])
    soft(k, c, list, 0.8)
  }
  crown('#8cbccb', 80, 103, 69.8, 3, 4)
  crown('#d4e6e4', 68, 94, 69.8, 3.6, 9)
  crown('#fffaea', 63, 88, 69.7, 3.2, 6)
}

/** The film of water before the dome: its blue, then the white of the column, both lost in a few level strokes. */
export function gleam(k, film) {
  k.save()
  k.beginPath()
  for (const p of film) k.lineTo(...p)
  k.clip()
  // The blue of the swelling and the white of the column, upside down, dissolved towards us.
  const blue = k.createLinearGradient(0, 70, 0, 77)
  blue.addColorStop(0, 'rgba(20,120,150,.9)')
  blue.addColorStop(1, 'rgba(60,140,160,0)')
  path(k, blue, 'M64 70C70 73.400 76 77.500 84 77.500C92 77.500 98 73.400 104 70Z')
  const white = k.createLinearGradient(0, 70, 0, 76.5)
  white.addColorStop(0, 'rgba(255,252,238,.9)')
  white.addColorStop(1, 'rgba(255,252,238,.1)')
  path(
    k,
    white,
    'M70 70.500C75 72.400 77.600 74.400 78.400 77.400H84C84.200 74.600 85 72.600 86.400 70.500Z',
  )
  for (const [x, y, half, c] of [
    [77, 73.4, 5, '#7fb4b8'],
    [86, 74.2, 6, '#5aa6b4'],
    [80, 75.1, 5, '#7fb4b8'],
    [90, 73.2, 4, '#3c94a8'],
  ])
    lens(k, c, x, y, half, 0.2, 0.24)
  k.restore()
}
