// The night of Yi Peng: a river of paper lanterns that winds away over a dark hill, and the jetty from which they go.
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { khom } from './yi-peng-lights.js'

export const SHORE = 60

/** Deep green night; where so many lights rise the air over the town is warm. */
export function lanternSky(k) {
  const g = k.createLinearGradient(0, -2, 0, SHORE)
  for (const [a, c] of [
    [0, '#04203c'],
    [0.42, '#0b4158'],
    [0.74, '#2f7470'],
    [0.9, '#b89c64'],
    [1, '#ffb464'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 76)
  const glow = k.createRadialGradient(104, 50, 2, 104, 50, 56)
  glow.addColorStop(0, 'rgba(255,196,110,.62)')
  glow.addColorStop(0.4, 'rgba(255,170,92,.24)')
  glow.addColorStop(1, 'rgba(255,160,84,0)')
  k.fillStyle = glow
  k.fillRect(40, -6, 130, 76)
  // The hill over the town with its lit temple, then the woods of the far bank.
  path(
    k,
    '#1c5a64',
    'M-6 45C6 42 16 36 28 33C40 30 50 32 60 37C72 43 84 48 100 49.500C116 51 132 47 146 46C156 45.400 162 47 168 48V64H-6Z',
  )
  path(k, '#ffe29c', 'M53.200 34.800L53.700 33.600L54.100 31.200L54.500 33.600L55 34.800Z')
  path(
    k,
    '#123f52',
    'M-6 52C4 49.500 12 50 18 52.500C22 50.500 28 51 32 53.500C42 52 62 54 74 56.500C82 55 90 56.500 96 57.500C106 56 112 54 118 55.500C124 52.500 132 52.500 136 55C142 50.500 152 50 158 53C162 51.500 166 52 168 52.500V64H-6Z',
  )
}

/** The way of the lanterns: off the jetty, up and to the left, back to the right and away over the hill. */
function spine(t) {
  const [p, u] =
    t < 0.5
      ? [[148, 42, 142, 8, 78, 0, 67, 18], t * 2]
      : [[67, 18, 59, 34, 110, 28, 104, 49.5], t * 2 - 1]
  const w = [(1 - u) ** 3, 3 * u * (1 - u) ** 2, 3 * u * u * (1 - u), u ** 3]
  return [0, 1].map((m) => w.reduce((s, v, i) => s + v * p[i * 2 + m], 0))
}

function one(k, x, y, q, turn, n) {
  const g = k.createRadialGradient(x, y, 0, x, y, q * 2.8)
  g.addColorStop(0, 'rgba(255,176,88,.4)')
  g.addColorStop(1, 'rgba(255,150,80,0)')
  k.fillStyle = g
  k.fillRect(x - q * 3, y - q * 3, q * 6, q * 6)
  k.save()
  k.translate(x, y)
  k.rotate(turn)
  k.scale(q, q)
  if (q > 0.62) khom(k, n)
  else {
    path(
      k,
      '#f8a458',
      'M-0.700 0.900C-0.900 0 -0.900 -0.800 0 -0.950C0.900 -0.800 0.900 0 0.700 0.900Z',
    )
    path(k, '#fff0b8', 'M-0.500 0.900C-0.600 0.300 -0.300 0 0 0C0.300 0 0.600 0.300 0.500 0.900Z')
  }
  k.restore()
}

export function lanternRiver(k) {
  const r = random(31)
  const list = []
  for (let i = 0; i < 4000 && list.length < 150; i++) {
    const t = r() ** 0.62
    const [sx, sy] = spine(t)
    const near = (1 - t) ** 1.7
    const q = (0.24 + 3.5 * near) * (0.78 + r() * 0.44)
    const wide = 1.6 + 13 * (1 - t) ** 1.1
    const [x, y] = [sx + (r() + r() - 1) * wide, sy + (r() + r() - 1) * wide * 0.62]
    if (
      list.every(([a, b, p]) => Math.hypot(x - a, y - b) > (p + q) * 1.12 + 0.4) &&
      y < (x > 116 ? 35 : SHORE - 5)
    )
      list.push([x, y, q, (r() - 0.5) * 0.34, Math.floor(r() * 3)])
  }
  list.sort((a, b) => a[2] - b[2])
  for (const l of list) one(k, ...l)
}

/** The jetty of planks at our feet: it runs from the right into the pond, its piles stand in the water. */
export function jetty(k) {
  for (const [x, y] of points('101 83 112 88 128 84.500')) {
    path(k, '#0c2238', `M${x} ${y}H${x + 1.6}V${y + 9}H${x}Z`)
    path(k, '#a8684c', `M${x} ${y}H${x + 0.5}V${y + 6}H${x}Z`)
  }
  fill(k, '#6c4440', points('98 80 168 80 168 87.500 108 87.500'))
  fill(k, '#c07c50', points('98 80 168 80 168 81.400 100 81.400'))
  for (let i = 1; i < 6; i++) {
    const t = i / 6
    stroke(k, '#482e38', 0.22, `M${98 + 10 * t} ${80 + 7.5 * t}H168`)
  }
  fill(k, '#2c2034', points('108 87.500 168 87.500 168 89.400 108 89.400'))
  const g = k.createRadialGradient(131, 82, 2, 131, 82, 30)
  g.addColorStop(0, 'rgba(255,190,100,.62)')
  g.addColorStop(1, 'rgba(255,160,90,0)')
  fill(k, g, points('98 80 168 80 168 87.500 108 87.500'))
}

export { one as lantern }
