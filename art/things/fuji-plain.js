// Fuji from the hill of the Chureito pagoda, and the plain before it under the mist of the morning.
import { fill, path, points } from '../core/field.js'
import { noise } from '../core/noise.js'

/** Fuji: the flank in the morning light, the flank in the shade, one line between them; snow that runs down its gullies. */
export function fuji(k) {
  // Whole cone, lit side.
  path(
    k,
    '#8fa4d4',
    'M-60 62C-20 57 8 52 28 40C40 32 50 21 57 14.500L59.500 15.200L61 14L64 14.600L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62Z',
  )
  // The foot of the light flank sinks in broad spurs.
  path(
    k,
    '#a4b8dc',
    'M-60 62C-20 57 8 52 28 40C34 36 40 31 45 26C43 36 36 46 26 53C20 58 8 61 -4 62Z',
  )
  // The shade: its border comes down from the rim, steps out over a spur, draws back into a gully, runs out wide.
  path(
    k,
    '#5a70b0',
    'M63.500 15.500L66.500 13.800L69 15C76 22 86 33 98 41C118 53 150 58 220 62H104C98 58 92 55 88 50C84 47.500 84 44.500 80.500 41.500C78 38 74.500 37 73 32.500C70.500 28.500 70 25.500 67.500 22.500C66 19.500 64.500 17.500 63.500 15.500Z',
  )
  path(
    k,
    '#4c60a4',
    'M86 33C90 35.800 94 38.500 98 41C118 53 150 58 220 62H150C136 58 118 53 106 47C98 43 91 38 86 33Z',
  )
  // A gully in each flank.
  path(k, '#7c90c8', 'M58 33C57 40 60 47 66 54C69 58 73 60.500 78 62H62C57 55 54 44 58 33Z')
  // Snow in the light: long tongues in the gullies, bare ribs between them, none like the next.
  const rim = 'M57 14.500L59.500 15.200L61 14L63.500 15'
  const lit = tongues(
    '71.4 32.6 68.6 29.4 67.2 36.8 63.6 28.6 58.8 43.4 57.2 30 51.600 37.6 53 31.2 40.4 44 44 33.4 32.4 37.6',
  )
  path(
    k,
    '#fff2e6',
    `${rim}C65.500 19 68.500 24 71.400 32.600${lit}C45 26.500 51 20.600 57 14.500Z`,
  )
  // A breath of rose on its outer side, towards the sun.
  path(
    k,
    '#ffdccc',
    `M57 14.500L58.600 15C57 20 52.500 25 49.800 34.600${tongues('49.8 34.6 40.4 44 44 33.4 32.4 37.6')}C45 26.500 51 20.600 57 14.500Z`,
  )
  // Snow in the shade.
  path(
    k,
    '#aeb6e4',
    `M63.500 15L66.500 13.800L69 15C76 22 86 32.600 95.400 39.200${tongues('95.4 39.2 87 35 89 40 82 33.4 85 43.4 75.6 32 75.2 37.2 71.4 32.6')}C68.500 24 65.500 19 63.500 15Z`,
  )
  path(
    k,
    '#c8ccf0',
    'M63.500 15L66.200 14C69 19 72.500 25 75.600 32L75.200 37.200L71.400 32.600C68.500 24 65.500 19 63.500 15Z',
  )
}

/** Tongues of snow along points: hollow, tip, hollow, tip …: round above, sharp below. */
function tongues(text) {
  const list = points(text)
  let d = ''
  for (let i = 0; i < list.length - 1; i++) {
    const [a, b] = [list[i], list[i + 1]]
    const down = b[1] > a[1]
    const t = down ? 0.36 : 0.56
    const c = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * (down ? 0.56 : 0.4)]
    d += `Q${c.join(' ')} ${b.join(' ')}`
  }
  return d
}

/** The top of a low wooded ridge that comes out of the mist between x0 and x1 and sinks back into it. */
function islandRidge(k, x0, x1, y, high, colour, seed) {
  const edge = []
  for (let x = x0; x <= x1; x += 0.4) {
    const t = (x - x0) / (x1 - x0)
    const swell = Math.sin(Math.PI * t) ** 0.7 * (0.75 + 0.5 * noise(x * 0.07 + seed, seed))
    const trees = Math.abs(noise(x * 0.42 + seed, 3)) * 0.9 + Math.abs(noise(x * 1.2, seed)) * 0.35
    edge.push([x, y - high * swell - trees * Math.min(1, 6 * t, 6 * (1 - t))])
  }
  const g = k.createLinearGradient(0, y - high, 0, y + 1.7)
  g.addColorStop(0, colour)
  g.addColorStop(0.36, colour)
  g.addColorStop(1, `${colour}00`)
  const under = edge
    .toReversed()
    .map(([x], i) => [x, y + 2.4 * Math.sin((Math.PI * i) / (edge.length - 1)) ** 0.6])
  fill(k, g, [...edge, ...under])
}

/** The plain: hills at the foot of Fuji, then mist from which only wooded ridges stand out. */
export function valley(k) {
  path(
    k,
    '#7c98cc',
    'M-60 56C-40 52 -14 51 6 56C16 58.500 26 59 34 59.500C66 60 90 60 120 58C140 52 168 49 220 55V90H-60Z',
  )
  const g = k.createLinearGradient(0, 54, 0, 79)
  for (const [a, c] of [
    [0, '#c4cce800'],
    [0.2, '#d4d6ec'],
    [0.55, '#f4e4e6'],
    [1, '#fdeee4'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-60, 54, 280, 40)
  // Three ridges rise towards the edges of the picture and sink into the mist in its middle.
  islandRidge(k, 108, 300, 62, 4.4, '#9cb0d6', 5)
  islandRidge(k, -150, 122, 66, 6.4, '#8aa6cc', 7)
  islandRidge(k, 108, 320, 69, 6, '#82a2c8', 16)
  islandRidge(k, -190, 66, 77, 7.4, '#6c98b4', 21)
}
