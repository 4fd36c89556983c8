import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'

/** The sun under the edge of a squall: layers of cloud that roll over us from the right. */
export function squall(k) {
  const g = k.createLinearGradient(0, 0, 0, 48)
  for (const [a, c] of [
    [0, '#5c6ca8'],
    [0.5, '#e8a890'],
    [0.8, '#ffd090'],
    [1, '#fff0b8'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-5, -5, 170, 100)
  const sun = k.createRadialGradient(30, 43, 2, 30, 43, 46)
  sun.addColorStop(0, 'rgba(255,248,208,.95)')
  sun.addColorStop(0.3, 'rgba(255,228,160,.5)')
  sun.addColorStop(1, 'rgba(255,220,150,0)')
  k.fillStyle = sun
  k.fillRect(-5, -5, 170, 56)
  path(k, '#fffbe4', 'M25.800 43.500a4.200 4.200 0 1 0 8.400 0a4.200 4.200 0 1 0 -8.400 0Z')
  // Rain over the sea on the right.
  const rain = k.createLinearGradient(0, 22, 0, 48)
  rain.addColorStop(0, 'rgba(76,76,128,.95)')
  rain.addColorStop(1, 'rgba(132,120,152,.75)')
  fill(k, rain, points('112 20 170 20 170 48.500 96 48.500'))
  fill(k, 'rgba(92,88,140,.4)', points('92 20 108 20 92 48.500 80 48.500'))
  fill(k, 'rgba(60,60,116,.35)', points('134 20 146 20 132 48.500 122 48.500'))
  // Each lip of the cloud hangs in rolls and is lit from below on its left.
  for (const [lip, body, edge, deep, n] of [
    ['#ffc898', '#b4889c', '-8 16 20 17 46 21 70 19 94 26 120 28.500 146 30 170 32', 1.7, 1],
    [
      '#f0a890',
      '#9474a0',
      '-8 11.500 18 12.500 44 15 68 13 92 19.500 118 22 146 24.500 170 25',
      1.5,
      2,
    ],
    ['#d0908c', '#705c98', '-8 6.500 20 8 46 9 70 7 94 13 120 15.500 146 17.500 170 18', 1.3, 3],
    ['#8c6894', '#4c4484', '-8 1 20 2 46 3.500 70 1 94 6 120 8.500 146 10 170 10.500', 1.1, 4],
  ]) {
    const line = rolls(points(edge), deep, n)
    fill(k, lip, [
      ...line.map(([x, y]) => [x - 0.8, y + deep * Math.max(0.22, 1.5 - x / 90)]),
      [170, -6],
      [-8, -6],
    ])
    fill(k, body, [...line, [170, -6], [-8, -6]])
  }
}

/** An edge of cloud that hangs in rolls of unlike width. */
function rolls(line, deep, seed) {
  const r = random(seed * 13)
  const out = []
  let x = line[0][0]
  while (x < 168) {
    const [wide, q] = [7 + r() * 13, deep * (0.5 + r() * 0.8)]
    for (let i = 0; i < 12; i++) {
      const u = x + (wide * i) / 12
      const n = line.findIndex(([a]) => a > u)
      if (n < 1) continue
      const [[a, b], [c, d]] = [line[n - 1], line[n]]
      const t = (u - a) / (c - a)
      const e = t * t * (3 - 2 * t)
      out.push([u, b + (d - b) * e + q * Math.sin((Math.PI * i) / 12)])
    }
    x += wide
  }
  return out
}

/** The sea in bands of green, the breakers, the wet sand that keeps the light. */
export function shore(k) {
  const g = k.createLinearGradient(0, 48, 0, 58)
  for (const [a, c] of [
    [0, '#5c9cac'],
    [0.4, '#3cacac'],
    [1, '#8cd4bc'],
  ])
    g.addColorStop(a, c)
  fill(k, g, points('-6 48 166 48 166 60 -6 60'))
  fill(k, 'rgba(60,64,120,.4)', points('84 48 166 48 166 51.500 120 51 96 49.500'))
  const r = random(6)
  for (let i = 0; i < 44; i++) {
    const t = r()
    const [y, l] = [48.4 + t * 7, 0.8 + t * 3.4]
    const x = 30 + (r() - 0.5) * (7 + t * 22)
    path(
      k,
      '#fff4c4',
      `M${x - l} ${y}q${l} ${-0.16 - t * 0.2} ${l * 2} 0q${-l} ${0.16 + t * 0.2} ${-l * 2} 0Z`,
    )
  }
  fill(k, '#e8b894', points('-6 57.500 40 57 90 57.800 166 56.600 166 94 -6 94'))
  // Three breakers, broken in places, with their green backs.
  for (const [y, q, seed] of [
    [51.6, 0.5, 1],
    [53.6, 0.8, 2],
    [56, 1.2, 3],
  ]) {
    const s = random(seed)
    for (let x = -10 + s() * 14; x < 168; ) {
      const l = 22 + s() * 44
      const yy = y + (s() - 0.5) * 0.7
      path(
        k,
        '#2c8c98',
        `M${x} ${yy}Q${x + l * 0.4} ${yy - q * 1.7} ${x + l} ${yy - q * 0.1}L${x + l} ${yy}Z`,
      )
      path(
        k,
        '#fffaec',
        `M${x} ${yy}Q${x + l * 0.2} ${yy - q * 0.9} ${x + l * 0.4} ${yy - q * 0.5}Q${x + l * 0.6} ${yy - q * 1.1} ${x + l * 0.76} ${yy - q * 0.4}Q${x + l * 0.9} ${yy - q * 0.5} ${x + l} ${yy}Q${x + l * 0.7} ${yy + q * 0.9} ${x + l * 0.44} ${yy + q * 0.5}Q${x + l * 0.2} ${yy + q} ${x} ${yy}Z`,
      )
      x += l * (0.9 + s() * 0.5)
    }
  }
  // The last thin sheet of water and the wet sand.
  path(
    k,
    '#fcdca8',
    'M-6 58.400C20 57.800 36 60 62 58.800C90 57.800 120 60 166 57.800V63C130 65 96 62.600 62 64.400C36 65.600 16 63.600 -6 65Z',
  )
  path(
    k,
    '#fff4dc',
    'M-6 58.200C20 57.600 36 59.800 62 58.500C90 57.500 120 59.600 166 57.400V58.200C120 60.600 92 58.600 62 59.600C36 60.900 20 58.800 -6 59.400Z',
  )
  path(k, '#fff0c0', 'M14 60.500C24 60 38 60.800 50 60.200C46 62.800 32 63.600 18 63Z')
  path(
    k,
    '#c89488',
    'M-6 64.800C16 63.600 36 65.600 62 64.400C96 62.600 130 65 166 63V65C130 67 100 64.600 64 66.200C36 67.400 14 65.400 -6 66.400Z',
  )
}
