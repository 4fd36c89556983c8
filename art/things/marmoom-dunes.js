import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { needle } from './creek-bank.js'

const [LIT, WARM, ROSE, SHADE, DEEP] = ['#fcd898', '#f4b870', '#dc8c64', '#8c5468', '#54385c']

/** A dune: its sunny side, and right of its crest the slip face in shade. crest: path data; the rest closes it. */
function dune(k, sun, slip, lit, shade) {
  path(k, lit, sun)
  path(k, shade, slip)
}

/** Lines the wind has drawn on a sunny slope, closer together farther up. */
function ripples(k, c, x0, x1, y0, y1, n, bend, seed) {
  const r = random(seed)
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const y = y0 + (y1 - y0) * t ** 1.7
    const wide = 0.16 + 0.5 * t ** 1.7
    let x = x0 + r() * 14
    while (x < x1) {
      const l = 8 + r() * 26 * (0.4 + t)
      const e = Math.min(x + l, x1)
      const yy = (u) => y + bend * ((u - x0) / (x1 - x0)) ** 2 + Math.sin(u * 0.21 + i) * 0.5 * t
      path(
        k,
        c,
        `M${x} ${yy(x)}Q${(x + e) / 2} ${yy((x + e) / 2) - wide} ${e} ${yy(e)}Q${(x + e) / 2} ${yy((x + e) / 2) + wide} ${x} ${yy(x)}Z`,
      )
      x = e + 2 + r() * 10
    }
  }
}

/** A ghaf: a low trunk, its crown in loose clumps with light heads, its shadow on the sand. */
function ghaf(k, x, y, q) {
  path(
    k,
    '#b87460',
    `M${x} ${y}C${x + 6 * q} ${y - 0.8 * q} ${x + 14 * q} ${y - 0.4 * q} ${x + 19 * q} ${y + 0.4 * q}C${x + 14 * q} ${y + 1.4 * q} ${x + 6 * q} ${y + 1.2 * q} ${x} ${y}Z`,
  )
  stroke(
    k,
    '#5c3c50',
    0.7 * q,
    `M${x} ${y + 0.2 * q}C${x - 0.4 * q} ${y - 2 * q} ${x + 0.6 * q} ${y - 3 * q} ${x - 0.8 * q} ${y - 5 * q}M${x + 0.1 * q} ${y - 2.4 * q}C${x + 1.4 * q} ${y - 3.4 * q} ${x + 2 * q} ${y - 4.4 * q} ${x + 2.4 * q} ${y - 5.4 * q}`,
  )
  for (const [dx, dy, w] of points(
    '-2.600 -5 2 2.800 -5 2.100 -0.800 -6.400 2.400 1.400 -7.200 1.800 -3.600 -3.800 1.300 4.200 -3.900 1.200',
    3,
  )) {
    const [cx, cy, s] = [x + dx * q, y + dy * q, w * q]
    path(
      k,
      '#54606c',
      `M${cx - s} ${cy + s * 0.5}C${cx - s * 1.3} ${cy - s * 0.5} ${cx - s * 0.4} ${cy - s} ${cx} ${cy - s * 0.8}C${cx + s * 0.6} ${cy - s * 1.1} ${cx + s * 1.4} ${cy - s * 0.3} ${cx + s} ${cy + s * 0.4}C${cx + s * 0.4} ${cy + s * 0.8} ${cx - s * 0.4} ${cy + s * 0.7} ${cx - s} ${cy + s * 0.5}Z`,
    )
    path(
      k,
      '#9c9c64',
      `M${cx - s * 0.95} ${cy + s * 0.2}C${cx - s * 1.2} ${cy - s * 0.5} ${cx - s * 0.4} ${cy - s} ${cx} ${cy - s * 0.8}C${cx + s * 0.3} ${cy - s * 0.9} ${cx + s * 0.4} ${cy - s * 0.6} ${cx + s * 0.1} ${cy - s * 0.4}C${cx - s * 0.2} ${cy - s * 0.1} ${cx - s * 0.6} ${cy - s * 0.2} ${cx - s * 0.95} ${cy + s * 0.2}Z`,
    )
  }
}

/** An oryx seen from its side, its head to the left; one unit is about 30 cm. */
function oryx(k, x, y, q, flip) {
  k.save()
  k.translate(x, y)
  k.scale(flip ? -q : q, q)
  stroke(k, '#4c3850', 0.42, 'M-1.800 -2.400V0M-1 -2.200V0M2 -2.400V0M2.700 -2.600V0')
  path(
    k,
    '#fff4e0',
    'M-2.400 -4.400C-1 -4.200 1.600 -4.600 3 -4.200C3.600 -3.600 3.400 -2.400 2.600 -2.100C1 -1.800 -0.600 -1.700 -1.800 -2C-2.600 -2.600 -2.800 -3.600 -2.400 -4.400Z',
  )
  path(
    k,
    '#d8b0a0',
    'M0.800 -4.400L3 -4.200C3.600 -3.600 3.400 -2.400 2.600 -2.100C1.400 -1.900 0.400 -1.800 -0.600 -1.850C1 -2.400 1.400 -3.400 0.800 -4.400Z',
  )
  path(
    k,
    '#fff4e0',
    'M-1.400 -4.200L-2.800 -6.200L-4.200 -5.200L-4 -4.800L-2.600 -4.900L-2.200 -3Z',
  )
  path(k, '#4c3850', 'M-4.300 -5.200L-3.400 -5.700L-3.300 -5.100L-3.900 -4.800Z')
  stroke(k, '#4c3850', 0.16, 'M-2.800 -6.100L-1.200 -9.600M-2.600 -6.100L-0.800 -9.400')
  stroke(k, '#4c3850', 0.2, 'M3.200 -4L3.600 -2.400')
  k.restore()
}

/** A far dromedary with its load, walking to the left. */
function dromedary(k, x, y, q) {
  path(
    k,
    '#a4687c',
    `M${x - 2.6 * q} ${y - 3.6 * q}C${x - 2 * q} ${y - 4 * q} ${x - 1.4 * q} ${y - 4 * q} ${x - 0.8 * q} ${y - 3.9 * q}C${x - 0.4 * q} ${y - 5.4 * q} ${x + 0.5 * q} ${y - 5.4 * q} ${x + 0.9 * q} ${y - 3.9 * q}C${x + 1.6 * q} ${y - 3.8 * q} ${x + 2 * q} ${y - 3.4 * q} ${x + 2 * q} ${y - 2.4 * q}L${x + 2.3 * q} ${y}H${x + 1.9 * q}L${x + 1.4 * q} ${y - 1.8 * q}L${x + 1 * q} ${y}H${x + 0.6 * q}L${x + 0.9 * q} ${y - 2 * q}H${x - 1 * q}L${x - 0.9 * q} ${y}H${x - 1.3 * q}L${x - 1.7 * q} ${y - 1.9 * q}L${x - 2.1 * q} ${y}H${x - 2.5 * q}L${x - 2.2 * q} ${y - 2.6 * q}C${x - 3 * q} ${y - 2.6 * q} ${x - 3.6 * q} ${y - 3.2 * q} ${x - 3.8 * q} ${y - 4.8 * q}L${x - 4.8 * q} ${y - 4.7 * q}L${x - 4.9 * q} ${y - 5.2 * q}L${x - 3.7 * q} ${y - 5.6 * q}C${x - 3.2 * q} ${y - 5.3 * q} ${x - 3.2 * q} ${y - 4 * q} ${x - 2.6 * q} ${y - 3.6 * q}Z`,
  )
}

/** From the haze of the town to the great dune under our feet; the sun stands low on the left. */
export function dunes(k) {
  // The town, thirty kilometres away.
  const r = random(9)
  for (let x = 24; x < 66; x += 1.1 + r() * 2) {
    const h = 1 + r() * 4.2 * Math.exp(-(((x - 46) / 11) ** 2))
    fill(k, '#e8c0a0', [
      [x, 46],
      [x, 45 - h],
      [x + 0.7 + r() * 0.8, 45 - h + r() * 0.5],
      [x + 1.2, 46],
    ])
  }
  needle(k, '#e0b09c', 47, 46, 13)
  // Four tiers of dunes, each nearer one with deeper shade.
  path(
    k,
    '#f4c894',
    'M-8 45.500C10 43.500 24 45.600 44 44.400C64 43.400 84 45.500 108 43.500C130 42 150 44.500 170 43.500V60H-8Z',
  )
  for (const [d, c] of [
    [
      'M10 44.400C16 45.200 18 46.400 16 48.600C24 47 34 46 44 44.400C34 44.600 20 44.800 10 44.400Z',
      '#d09888',
    ],
    [
      'M108 43.500C114 44.600 118 46 116 49C126 46.400 140 45.400 150 44.400C136 43 122 42.600 108 43.500Z',
      '#d09888',
    ],
  ])
    path(k, c, d)
  dune(
    k,
    'M-8 50C6 46.500 20 47 32 50.500C50 55 70 50 92 48.500C112 47.400 140 50 170 47.500V80H-8Z',
    'M32 50.500C27 52.500 30 55 24 58.500C40 57.600 60 55 78 50C62 52.500 44 53.500 32 50.500Z',
    '#f8c484',
    '#b87470',
  )
  for (const [x, y, q] of points(
    '55 51.300 0.660 60.500 51 0.600 69 50.500 0.620 73 50.300 0.420',
    3,
  ))
    dromedary(k, x, y, q)
  dune(
    k,
    'M-8 62C8 56 22 55.500 36 58.500C52 62 66 61 84 57C112 52 140 56 170 54V90H-8Z',
    'M20 55.900C14 59 22 62 12 67.500C30 67 50 64.500 66 60.700C52 61.900 44 60.400 36 58.500C30 57 25 56 20 55.900Z',
    WARM,
    '#a0626c',
  )
  ripples(k, 'rgba(220,140,100,.5)', 40, 78, 62.5, 70, 7, -3, 3)
  ghaf(k, 9, 60.4, 0.95)
  oryx(k, 50, 62.2, 0.56)
  oryx(k, 55.5, 61.8, 0.5, true)
  // The great dune: its crest winds up to the right, where the falconer stands.
  path(
    k,
    LIT,
    'M-8 76C14 70 34 71 52 68.500C74 65 88 54 104 40.500C106 39 108 38.300 110 38.200L130 96H-8Z',
  )
  path(
    k,
    WARM,
    'M-8 84C16 77 40 80 58 76C74 72 88 58 104 40.500C100 52 92 64 84 72C76 80 70 88 70 96H-8Z',
  )
  ripples(k, 'rgba(224,144,96,.55)', -6, 76, 77, 94, 9, -4, 7)
  ripples(k, 'rgba(255,236,184,.6)', -6, 60, 75.6, 92, 8, -3, 11)
  const slip = k.createLinearGradient(84, 44, 150, 92)
  for (const [a, c] of [
    [0, '#a8606c'],
    [0.4, SHADE],
    [1, DEEP],
  ])
    slip.addColorStop(a, c)
  path(
    k,
    slip,
    'M110 38.200C107 44 99 49 101 56C103 62 92 67 94 75C96 82 84 86 84 96H170V52C150 50.500 134 47 124 42C118 39 113 37.900 110 38.200Z',
  )
  // Folds of the slip face, where sand has run.
  for (const d of [
    'M110 38.200C112 48 110 58 113 70C110 60 107 52 106 46.500C107 44 109 41 110 38.200Z',
    'M118 39.600C124 50 125 62 131 76C123 64 119 52 116 39Z',
    'M101.500 57.500C105 66 104 76 109 88C102 80 98 70 97.500 64C99 61.500 101.400 60 101.500 57.500Z',
  ])
    path(k, 'rgba(224,136,108,.3)', d)
  path(k, 'rgba(56,36,84,.4)', 'M124 42C134 56 144 62 170 68V52C150 50.500 134 47 124 42Z')
  path(
    k,
    '#f0a870',
    'M110 38.200C113 37.900 118 39 124 42C134 47 150 50.500 170 52V50C152 49 137 45.500 126.500 40.600C119 37.200 112 37 108 38.600Z',
  )
  stroke(k, ROSE, 0.4, 'M110 38.200C107 44 99 49 101 56C103 62 92 67 94 75C96 82 84 86 84 96')
  // Their steps along the crest.
  for (let i = 0; i < 46; i++) {
    const t = (i / 45) ** 0.8
    const y = 92 - t * 51
    const x =
      79 +
      Math.sin(t * 8.2 + 0.4) * 3.4 * (1 - t * 0.4) +
      t * 24 +
      (i % 2 ? 0.9 : -0.9) * (1.2 - t * 0.8) -
      4 * Math.sin(t * 3.1)
    const q = 0.9 - t * 0.62
    path(
      k,
      'rgba(176,96,84,.75)',
      `M${x - q} ${y}q${q} ${-q * 0.8} ${q * 2} 0q${-q} ${q * 0.7} ${-q * 2} 0Z`,
    )
  }
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
