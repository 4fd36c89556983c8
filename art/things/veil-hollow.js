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
  for (const t of [
    '92 51.700 93.500 50.400 95.500 49.600 97.500 48.200 99 48.800 100 50 101.500 49 102.800 47.600 104.500 48.800 106 51.700',
    '108.500 51.700 109 50.300 111 50 112 51.700',
    '115 51.700 115.600 50.600 118.500 50.300 119.600 51 120 51.700',
    '86.500 51.700 87 51 88.500 50.900 89 51.700',
  ]) {
    fill(k, '#b27e80', points(t))
    fill(
      k,
      'rgba(190,130,116,.6)',
      points(t).map(([x, y]) => [x, 51.7 + (51.7 - y) * 0.35]),
    )
  }
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
  // The river comes down the plain in one long bend and carries the sky.
  path(
    k,
    '#ffe6a0',
    'M88 54.200C96 54 104 54.600 103 55.600C101 56.800 86 56.800 83 58.400C80.500 60 92 61.200 100 62.600C110 64.400 122 65.400 140 66V68.400C120 68 106 66.600 97 64.600C86 62.400 75 60.600 78 58.200C80.500 56.400 96 56 98 55.400C98.500 54.900 92 54.700 88 54.200Z',
  )
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
          x + m * (t * t * 1.6 + Math.sin(t * 7 + x) * 0.35 * t) + lean * t,
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
    '51 2.200 66 0.700 49.300 1.500 52 0.550 48 1.100 60 0.450 46.800 0.700 38 0.400 45.700 0.500 56 0.350 76 2.200 68 0.700 77.700 1.500 48 0.550 79 1 60 0.450 80.200 0.600 34 0.400 81.300 0.450 52 0.350 50.200 0.900 71 0.500 77 0.900 71 0.500',
    4,
  )) {
    const m = x < 63 ? -1 : 1
    const bow = m * (end / 71) ** 2 * 1.4
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
  const r = random(6)
  for (const [rx, ry, a] of points('27 3.400 0.300 22 2.500 0.450', 3))
    path(
      k,
      `rgba(255,240,200,${a})`,
      `M${63.5 - rx} 72a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0ZM${63.5 - rx * 0.95} 71.900a${rx * 0.95} ${ry * 0.86} 0 1 1 ${rx * 1.9} 0a${rx * 0.95} ${ry * 0.86} 0 1 1 ${-rx * 1.9} 0Z`,
    )
  for (const [c, n, tall, y] of [
    ['rgba(236,208,160,.7)', 19, 8.5, 71.6],
    ['rgba(255,242,204,.85)', 23, 5.5, 72],
    ['#fffbea', 17, 3.2, 72.5],
  ]) {
    const list = [[43 + r() * 3, y]]
    for (let i = 0; i < n; i++) {
      const u = -1 + (2 * (i + 0.5)) / n
      const x = 63.5 + u * 18.5
      const h = tall * (1 - u * u) ** 0.6 * (0.45 + r() * 0.75)
      list.push(
        [x - 1 + r() * 0.7, y - h * (0.3 + r() * 0.3)],
        [x + u * h * 0.6 + (r() - 0.5) * 1.4, y - h],
      )
    }
    list.push([82, y])
    for (let i = 12; i >= 0; i--) {
      const u = -1 + (2 * i) / 12
      list.push([63.5 + u * 18.5, y + 1.5 * (1 - u * u) ** 0.5 + r() * 0.3])
    }
    fill(k, c, list)
  }
}
