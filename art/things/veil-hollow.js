// What is seen from behind Seljalandsfoss at the end of a summer day: the plain, the pool, the veil with the sun in it.
import { fill, path, points } from '../core/field.js'
import { mix } from '../core/noise.js'
import { random } from '../core/random.js'

export const HORIZON = 53
export const SUN = [63, 41]

/** Sky, sea and islands, the plain with its river: what lies before the cave. */
export function outside(k) {
  const g = k.createLinearGradient(0, 6, 0, HORIZON)
  for (const [a, c] of [
    [0, '#2f6b93'],
    [0.35, '#86a9a4'],
    [0.66, '#f3c273'],
    [0.9, '#ffdc8c'],
    [1, '#ffe9ac'],
  ])
    g.addColorStop(a, c)
  path(k, g, 'M-8 -8H170V56H-8Z')
  glow(k, 60, 0.9)
  // The Westman Islands on the line of the sea.
  fill(k, '#e8b878', points('-8 51.600 170 51.600 170 54 -8 54'))
  // Heimaey with its two volcanoes and its cliffs, the small ones strewn about; their right sides turn from the sun.
  for (const [tone, t] of [
    [
      '#b98286',
      '91 51.700 91.600 50.600 93 50.300 94.200 49.500 95.600 47.500 96.800 47 98 48 99.600 49.700 101 50 102 49.600 103.400 47.900 104.600 47.300 105.500 47.500 107 49.400 108.600 50.500 110.400 50.700 111 51.700',
    ],
    ['#96687c', '96.800 47 98 48 99.600 49.700 101 50 100 51.700 98.600 51.700 97.800 50'],
    [
      '#96687c',
      '104.600 47.300 105.500 47.500 107 49.400 108.600 50.500 110.400 50.700 111 51.700 107 51.700 105.900 49.600',
    ],
    ['#b98286', '114.600 51.700 114.900 50.400 115.800 49.900 117.200 50.100 118 51.700'],
    ['#96687c', '116.600 50 117.200 50.100 118 51.700 116.900 51.700'],
    ['#c79488', '121.500 51.700 122 51 124.400 50.700 125.400 51.100 125.900 51.700'],
    ['#c79488', '84.700 51.700 85.200 50.900 86 50.800 86.600 51.700'],
  ])
    fill(k, tone, points(t))
  const p = k.createLinearGradient(0, HORIZON, 0, 76)
  for (const [a, c] of [
    [0, '#b9b060'],
    [0.3, '#81934c'],
    [1, '#31543f'],
  ])
    p.addColorStop(a, c)
  path(k, p, 'M-8 53C20 52.700 60 53.200 90 52.800C120 52.600 150 53 170 52.800V92H-8Z')
  for (const [c, t] of [
    ['#97994e', '-8 56 18 55.200 40 56 30 57.200 8 57.600 -8 58.200'],
    ['#5d7a45', '84 58.500 104 57.400 128 57.800 146 57 146 61 120 61.400 100 60.400'],
    ['#446648', '-8 62 16 61 36 62.500 44 64 20 65.500 -8 66'],
  ])
    fill(k, c, points(t))
  // The river comes down the plain in bends between banks of gravel, thin far off and wide near us, and carries the sky.
  for (const [tone, t] of [
    [
      '#c3ab6c',
      'M89 54.100C97 54 106 54.500 105 55.700C103.500 57 88 56.700 84.500 58.300C82 59.800 92 60.700 102 62C114 63.600 128 64 142 64.400V70C124 69.400 108 67.800 97 65.400C85 62.700 73.500 60.900 76.500 58.200C79.500 56.200 95 56.100 97 55.400C98 54.900 92 54.700 89 54.100Z',
    ],
    [
      '#ffe8a6',
      'M90 54.250C97 54.200 104 54.700 103 55.600C101 56.700 86.500 56.700 82.500 58.400C79.500 60 90 61.300 99 62.900C110 64.900 124 66 142 66.600V68.800C124 68.200 108 66.800 97.500 64.600C87 62.300 75.500 60.600 78.500 58.300C81 56.500 96 56.200 98.400 55.400C99 54.900 94 54.700 90 54.250Z',
    ],
    [
      '#c3ab6c',
      'M104 64.300C110 64.900 118 65.900 127 66.900C119 67 110 66.200 104 64.300ZM86 60.500C89 60.700 93 61.600 96 62.500C92 62.300 88 61.600 86 60.500Z',
    ],
  ])
    path(k, tone, t)
}

function glow(k, radius, power) {
  const g = k.createRadialGradient(...SUN, 1, ...SUN, radius)
  g.addColorStop(0, `rgba(255,250,220,${power})`)
  g.addColorStop(0.22, `rgba(255,230,160,${power * 0.62})`)
  g.addColorStop(1, 'rgba(255,214,130,0)')
  k.fillStyle = g
  k.fillRect(SUN[0] - radius, -8, radius * 2, HORIZON + 40)
}

/** The pool under the fall: dark near us, gold where the sun lies on it. */
export function pool(k) {
  const g = k.createLinearGradient(0, 66, 0, 84)
  for (const [a, c] of [
    [0, '#f5cf86'],
    [0.3, '#c9a877'],
    [0.7, '#5f7d80'],
    [1, '#2f5468'],
  ])
    g.addColorStop(a, c)
  path(
    k,
    g,
    'M-8 70C4 68.600 14 68.800 24 67.600C40 66 60 66.300 78 66.600C96 66.900 112 68.600 122 71C130 73 136 76 142 80V92H-8Z',
  )
  // A dark line of gravel round its far side.
  path(
    k,
    '#2c4a3e',
    'M-8 68.800C4 67.600 14 67.800 24 66.600C40 65.200 60 65.400 78 65.700C96 66 112 67.700 122 70.200C130 72.200 137 75.600 143 80L141 80.600C135 76.600 129 73.800 121 71.600C110 69 96 67.500 78 67.200C60 66.900 40 66.600 24 68.200C14 69.400 4 69.400 -8 71Z',
  )
  const r = random(41)
  for (let i = 0; i < 26; i++) {
    const y = 69 + r() ** 1.3 * 12
    const q = (y - 62) * 0.32
    const x = SUN[0] + (r() - 0.5) * (10 + (y - 66) * 3)
    path(
      k,
      `rgba(255,238,184,${0.75 - (y - 69) * 0.03})`,
      `M${x - q} ${y}Q${x} ${y - 0.3} ${x + q} ${y}Q${x} ${y + 0.34} ${x - q} ${y}Z`,
    )
  }
}

/** The veil: folds of unlike width that hang straight, brighter about the sun behind them. */
export function veil(k) {
  const r = random(17)
  const foot = 71
  const fold = (x0, x1, top, colour, lean = 0) => {
    const edge = (x, m) => {
      const out = []
      for (let i = 0; i <= 9; i++) {
        const t = i / 9
        out.push([
          x + m * (t ** 1.7 * 2.9 + Math.sin(t * 5 + x) * 0.6 * t) + lean * t,
          mix(top, foot, t),
        ])
      }
      return out
    }
    fill(k, colour, [...edge(x0, -1), ...edge(x1, 1).reverse()])
  }
  const body = k.createRadialGradient(...SUN, 2, ...SUN, 40)
  body.addColorStop(0, '#fffbe6')
  body.addColorStop(0.3, '#ffe9b6')
  body.addColorStop(0.65, '#e6cda4')
  body.addColorStop(1, '#a9bcc0')
  fold(51, 76, 6, body)
  const thin = (a) => {
    const g = k.createLinearGradient(0, 8, 0, foot)
    g.addColorStop(0, `rgba(214,226,222,${a})`)
    g.addColorStop(1, `rgba(255,240,204,${a * 0.75})`)
    return g
  }
  // At its sides it comes apart into threads that end at unlike heights.
  for (const [x, w, end, a] of points(
    '51 2.600 64 0.600 49 1.900 49 0.500 47.400 1.200 36 0.350 76 2.600 66 0.600 78.200 2 44 0.450 80 1 52 0.300 50.200 1.200 70 0.450 77 1.200 70 0.450',
    4,
  )) {
    const m = x < 63 ? -1 : 1
    const bow = m * (end / 71) ** 2 * 2.8
    path(
      k,
      thin(a),
      `M${x - w * 0.6} 4C${x - w * 0.7} ${end * 0.4} ${x - w * 0.6 + bow * 0.6} ${end * 0.75} ${x + bow} ${end}C${x + w * 0.6 + bow * 0.6} ${end * 0.75} ${x + w * 0.7} ${end * 0.4} ${x + w * 0.6} 4Z`,
    )
  }
  const shade = (a) => {
    const g = k.createLinearGradient(0, 8, 0, foot)
    g.addColorStop(0, `rgba(66,104,130,${a})`)
    g.addColorStop(0.5, `rgba(190,146,106,${a * 0.75})`)
    g.addColorStop(1, `rgba(150,150,140,${a * 0.5})`)
    return g
  }
  for (const [a, b, p] of [
    [52.5, 54.6, 0.55],
    [57.4, 58.4, 0.35],
    [66.8, 68.2, 0.4],
    [71, 74.4, 0.6],
    [61.2, 61.9, 0.3],
  ])
    fold(a, b, 6, shade(p))
  // The sun itself, seen through the water.
  k.fillStyle = 'rgba(255,253,238,.9)'
  k.beginPath()
  k.arc(...SUN, 3.6, 0, 7)
  k.fill()
  // Sheaves that fall faster: a full head below, a tail drawn out above.
  for (let i = 0; i < 54; i++) {
    const x = 47.5 + r() * 31
    const t = r()
    const y = 16 + t * 52
    const l = 6 + r() * 13
    const w = 0.28 + r() * 0.62
    const lean = (x - 63.5) * 0.02 * t
    const near = Math.hypot(x - SUN[0], y - SUN[1]) < 15
    const c = near ? 'rgba(255,253,240,.85)' : 'rgba(255,246,220,.6)'
    path(
      k,
      c,
      `M${x} ${Math.max(7, y - l)}C${x + w * 0.3} ${y - l * 0.5} ${x + w + lean} ${y - w * 3} ${x + w * 0.7 + lean} ${y - w}Q${x + w * 0.4 + lean} ${y + w * 0.4} ${x + lean} ${y + w * 2.2}Q${x - w * 0.4 + lean} ${y + w * 0.2} ${x - w * 0.8 + lean} ${y - w}C${x - w + lean} ${y - w * 3} ${x - w * 0.3} ${y - l * 0.5} ${x} ${Math.max(7, y - l)}Z`,
    )
  }
  for (let i = 0; i < 46; i++) {
    const m = i % 2 ? 1 : -1
    const t = r()
    const x = 63.5 + m * (14.6 + t * 3.4 + r() * 3)
    const [y, q] = [18 + t * 50, 0.12 + r() * 0.2]
    path(
      k,
      'rgba(255,246,220,.85)',
      `M${x} ${y - q * 3}Q${x + q * 1.2} ${y} ${x} ${y + q}Q${x - q * 1.2} ${y} ${x} ${y - q * 3}Z`,
    )
  }
}

/** Where it strikes the pool: spray thrown up in a low crown, and rings that go out. */
export function strike(k) {
  for (const [rx, ry, a] of points('27 3.400 0.300 22 2.500 0.450', 3))
    path(
      k,
      `rgba(255,240,200,${a})`,
      `M${63.5 - rx} 72a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0ZM${63.5 - rx * 0.95} 71.900a${rx * 0.95} ${ry * 0.86} 0 1 1 ${rx * 1.9} 0a${rx * 0.95} ${ry * 0.86} 0 1 1 ${-rx * 1.9} 0Z`,
    )
  // Mist in three planes, each with a rounded brow that thins out below.
  for (const [d, y0, y1, a] of [
    [
      'M36 75C40 69.500 45 68.500 48 65C51 59.500 58 58.500 62 61C67 56.500 75 58 78 63C83 63.500 88 69 92 75Z',
      58,
      75,
      0.5,
    ],
    [
      'M40 75.500C43 71.500 48 71 51 68C55 63.500 61 63.500 64.500 66.500C69 63.500 75 65.500 77 69C81 69.500 85 72.500 88 75.500Z',
      64,
      75.5,
      0.85,
    ],
    [
      'M43 75C45 72.500 50 73 53 71C57 69 61 69.400 64 71C68 68.600 73 70 76 72C79 72 82 73.500 84 75Z',
      69,
      75,
      1,
    ],
  ]) {
    const g = k.createLinearGradient(0, y0, 0, y1)
    g.addColorStop(0, `rgba(255,246,214,${a})`)
    g.addColorStop(0.6, `rgba(255,242,204,${a * 0.8})`)
    g.addColorStop(1, 'rgba(255,236,190,0)')
    path(k, g, d)
  }
}
