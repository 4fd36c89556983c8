import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { needle } from './creek-bank.js'

/** Dubai in the haze of the morning, thirty kilometres away: one needle, a low crowd about it. */
export function town(k, y) {
  const r = random(9)
  for (let x = 22; x < 62; x += 0.9 + r() * 1.8) {
    const h = 0.6 + r() * 3.6 * Math.exp(-(((x - 41) / 9) ** 2))
    fill(k, '#ecc4a0', [
      [x, y],
      [x, y - h],
      [x + 0.7 + r() * 0.8, y - h + r() * 0.5],
      [x + 1.2, y],
    ])
  }
  needle(k, '#e0b09c', 42, y, 12)
}

const lerp = (a, b, t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
const bow = (a, m, b, t) => lerp(lerp(a, m, t), lerp(m, b, t), t)

/** One wing from below: shoulder, wrist, tip, and where its hind edge meets the body; feathers end in small rounds. */
function wing(k, { shoulder, wrist, tip, root, hind }, [pale, covert, dark, line], turn) {
  const n = 12
  const ends = Array.from({ length: n + 1 }, (_, i) => bow(tip, hind, root, (i / n) ** 0.9))
  const front = Array.from({ length: 13 }, (_, i) =>
    i < 7
      ? bow(
          shoulder,
          lerp(shoulder, wrist, 0.6).map((v, j) => v + (j ? 0 : 0.5)),
          wrist,
          i / 6,
        )
      : bow(
          wrist,
          lerp(wrist, tip, 0.45).map((v, j) => v + (j ? 0 : 0.7)),
          tip,
          (i - 6) / 6,
        ),
  )
  let d = `M${front.map((p) => p.join(' ')).join('L')}`
  for (let i = 1; i <= n; i++) {
    const c = Math.hypot(ends[i][0] - ends[i - 1][0], ends[i][1] - ends[i - 1][1])
    d += `A${c * 0.62} ${c * 0.62} 0 0 ${turn} ${ends[i].join(' ')}`
  }
  const outline = new Path2D(`${d}Z`)
  k.fillStyle = pale
  k.fill(outline)
  k.save()
  k.clip(outline)
  // The tips of the hand and a narrow hem are dark, the front of the wing brown.
  fill(k, dark, [
    ...ends.slice(0, 5),
    ...ends
      .slice(0, 5)
      .reverse()
      .map((p, i) => lerp(p, wrist, 0.1 + i * 0.09)),
  ])
  fill(k, covert, [
    ...front,
    lerp(tip, hind, 0.12),
    ...[0.3, 0.5, 0.7, 0.86, 1].map((t) =>
      lerp(bow(tip, hind, root, t), lerp(front[9], shoulder, t), 0.58),
    ),
  ])
  for (let i = 2; i < n; i++) {
    const from = lerp(ends[i], lerp(front[8], shoulder, i / n), 0.46)
    stroke(k, line, 0.08, `M${ends[i].join(' ')}L${from.join(' ')}`)
  }
  k.restore()
}

/** A saker on the wing, banked so that we see it from below, flying to the right; its body is eight units long. */
export function saker(k) {
  wing(
    k,
    {
      shoulder: [1.7, -0.5],
      wrist: [3, -4.2],
      tip: [-1.4, -11.6],
      hind: [-3.9, -5.2],
      root: [-1.9, -0.4],
    },
    ['#e8c49c', '#9c6a5c', '#5c3c4c', 'rgba(108,68,80,.6)'],
    0,
  )
  // Tail, half spread, finely barred, a pale hem.
  path(
    k,
    '#c89c7c',
    'M-2.400 -0.700L-6.800 -1.500C-7.600 -0.900 -7.600 1 -6.800 1.600L-2.400 0.900Z',
  )
  stroke(
    k,
    '#8c5c58',
    0.14,
    'M-3.600 -0.850Q-3.800 0 -3.600 1M-4.200 -0.950Q-4.400 0 -4.200 1.150M-4.800 -1.050Q-5 0 -4.800 1.250M-5.400 -1.150Q-5.600 0 -5.400 1.350M-6 -1.250Q-6.250 0 -6 1.400',
  )
  path(
    k,
    '#fff0d4',
    'M-6.600 -1.450L-6.800 -1.500C-7.600 -0.900 -7.600 1 -6.800 1.600L-6.600 1.550C-7 0.800 -7 -0.700 -6.600 -1.450Z',
  )
  wing(
    k,
    { shoulder: [1.6, 0.7], wrist: [4, 4.2], tip: [1.2, 12], hind: [-2.3, 5.4], root: [-1.9, 0.8] },
    ['#fce8c4', '#bc8a6c', '#6c4854', 'rgba(124,84,88,.6)'],
    1,
  )
  // Body with streaks, the pale head with its moustache, feet tucked.
  path(
    k,
    '#fff0d8',
    'M-3 -0.600C-1.400 -1.500 1.600 -1.600 3 -1C3.900 -1.050 4.700 -0.600 4.700 0.050C4.700 0.700 4 1.050 3.200 1C1.600 1.700 -1.400 1.600 -3 0.900Z',
  )
  path(k, '#d8ac8c', 'M-3 -0.600C-1.400 -1.500 1.600 -1.600 3 -1C1.600 -0.700 -1 -0.500 -3 0Z')
  path(
    k,
    '#8c5c54',
    'M2.900 -1C3.900 -1.100 4.700 -0.600 4.700 -0.050C4.200 -0.450 3.500 -0.550 2.900 -0.450C2.700 -0.600 2.700 -0.850 2.900 -1Z',
  )
  path(
    k,
    '#6c4450',
    'M3.800 -0.250C4 0.200 3.800 0.500 3.600 0.700C3.500 0.400 3.500 0 3.600 -0.250Z',
  )
  path(k, '#4c3850', 'M4.620 -0.150C5 -0.150 5.200 0.100 5.150 0.450L4.660 0.250Z')
  path(k, '#e8b45c', 'M4.500 -0.120L4.720 -0.140L4.740 0.160L4.560 0.160Z')
  for (const [x, y] of points(
    '1.700 -0.300 0.900 0.100 1.700 0.500 -0.100 -0.200 -0.100 0.600 -1 0.100 0.600 0.900 -1.600 -0.400',
  ))
    stroke(k, '#8c5c54', 0.13, `M${x} ${y}l0.420 0.080`)
  path(k, '#e8a84c', 'M-2.400 0.500L-3.200 0.700L-3 0.300ZM-2.300 0L-3.100 0.050L-2.800 -0.250Z')
}
