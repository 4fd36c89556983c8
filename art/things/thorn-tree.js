// Umbrella thorns on a plain: a leaning trunk that forks low, level pads of leaf of unlike width, the upper ones in the light.
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { closed } from './curves.js'
import { bent, limb } from './joints.js'

/** One level pad: flat and a little ragged beneath, uneven on top. */
function pad(x, y, half, tall, r) {
  const top = []
  const n = Math.max(4, Math.min(9, Math.round(half * 1.1)))
  for (let i = 0; i <= n; i++) {
    const u = -1 + (2 * i) / n + (i && i < n ? (r() - 0.5) * 0.16 : 0)
    top.push([x + u * half, y - tall * (1 - u * u * 0.86) * (0.8 + r() * 0.34)])
  }
  const low = []
  for (let i = 1; i < n; i++) {
    const u = 1 - (2 * i) / n
    low.push([x + u * half, y + tall * (0.12 + r() * 0.2) * (1 - u * u)])
  }
  return [...top, ...low]
}

/** Its foot at x, y; `high` to the crown, `wide` to one side; tones: bark, leaf, lit leaf, shade under the crown; the sun at `side`. */
export function thornTree(
  k,
  x,
  y,
  high,
  wide,
  [bark, leaf, lit, under],
  { seed = 1, side = 1 } = {},
) {
  const r = random(seed)
  const lean = (r() - 0.5) * high * 0.3
  const fork = [x + lean * 0.5, y - high * (0.28 + r() * 0.1)]
  const count = 3 + Math.round(r() * 2)
  const pads = Array.from({ length: count }, (_, i) => {
    const u = count === 1 ? 0 : -1 + (2 * i) / (count - 1)
    const half = wide * (0.42 + r() * 0.24) * (1 - Math.abs(u) * 0.3)
    return {
      px: x + lean + u * (wide - half) + (r() - 0.5) * wide * 0.1,
      py: y - high * (0.82 - Math.abs(u) * 0.1 + (r() - 0.5) * 0.12),
      half,
      tall: high * (0.13 + r() * 0.07),
    }
  })
  const w = high * 0.055
  for (const { px, py, half } of pads) {
    const mid = [fork[0] + (px - fork[0]) * 0.5, fork[1] + (py - fork[1]) * 0.62]
    limb(
      k,
      bark,
      bent([
        [...fork, w * 0.8],
        [...mid, w * 0.55],
        [px, py, w * 0.3],
      ]),
    )
    for (const m of [-0.55, 0.5])
      limb(k, bark, [
        [...mid, w * 0.4],
        [px + m * half, py - 0.1, w * 0.2],
      ])
  }
  const root = w * 1.5
  path(
    k,
    bark,
    `M${x - root} ${y + 0.15}Q${x - w * 0.5} ${y - high * 0.06} ${fork[0] - w * 0.5} ${fork[1]}L${fork[0] + w * 0.5} ${fork[1]}Q${x + w * 0.6} ${y - high * 0.06} ${x + root * 0.9} ${y + 0.15}Z`,
  )
  const order = [...pads].sort((a, b) => b.py - a.py)
  for (const { px, py, half, tall } of order) {
    path(k, under, closed(pad(px, py + tall * 0.1, half, tall * 0.7, r), 0.9))
    path(k, leaf, closed(pad(px, py - tall * 0.12, half * 0.97, tall, r), 0.9))
    path(
      k,
      lit,
      closed(pad(px + side * half * 0.16, py - tall * 0.5, half * 0.7, tall * 0.52, r), 0.9),
    )
  }
}

/** The same laid on the ground as a shadow: fall = where one unit of height goes. */
export function thornShade(k, x, y, high, wide, colour, fall, options) {
  k.save()
  k.translate(x, y)
  k.transform(1, 0, -fall[0], -fall[1], 0, 0)
  thornTree(k, 0, 0, high, wide, Array(4).fill(colour), options)
  k.restore()
}

/** A far line of bush: level, broken, its height never the same. */
export function bushLine(k, colour, y, seed, [from, to] = [-40, 200]) {
  const r = random(seed)
  let x = from
  while (x < to) {
    const [half, tall] = [1.5 + r() * 6, 0.3 + r() * 0.8]
    if (r() > 0.28) fill(k, colour, pad(x + half, y, half, tall, r))
    x += half * (1.2 + r() * 1.6)
  }
}
