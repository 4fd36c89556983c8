// Grand Canyon West: spurs in layers of stone, the glass horseshoe over the void, a condor, a bighorn ram.
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** How the rock goes down from the rim to the river: run and fall, as shares; cliffs and slopes take turns. */
const STEPS = [
  [0, 0],
  [0.02, 0.1],
  [0.14, 0.2],
  [0.17, 0.44],
  [0.36, 0.55],
  [0.4, 0.76],
  [0.66, 0.87],
  [0.74, 1],
]

/**
 * One spur of the canyon. m: -1 comes in from the left, 1 from the right; rim and foot: heights; from: where its rim
 * ends; run: how far its foot goes out from there; tones: [rim, slope, cliff, ledge, wall, talus, gorge] and [dark].
 */
export function spur(
  k,
  { m, rim, foot, from, run, tones, dark, light, seed, outer = m < 0 ? -12 : 172 },
) {
  const r = random(seed)
  const edge = STEPS.map(([u, v], i) => [
    from - m * run * (u + (i > 1 ? (r() - 0.5) * 0.05 : 0)),
    rim + (foot - rim) * v,
  ])
  for (let i = 0; i < STEPS.length - 1; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    fill(k, tones[i], [[outer, a[1] - 0.05], a, b, [outer, b[1] + 0.05]])
    const high = b[1] - a[1]
    const cliff = i % 2 === 0
    // Cliffs are fluted; slopes spill in fans between the flutes.
    const size = (cliff ? 0.85 : 1.3) * high * (0.8 + (foot - rim) * 0.006)
    for (let x = a[0] + m * size * 0.3; m * (outer - x) > 0; x += m * size * (0.5 + r() * 1.3)) {
      const w = size * (0.3 + r() * 0.5)
      if (cliff) {
        fill(k, dark[i], [
          [x, a[1]],
          [x + m * w * 0.5, a[1]],
          [x + m * w * (0.5 + r() * 0.3), b[1]],
          [x - m * w * 0.16, b[1]],
          [x + m * w * 0.1, a[1] + high * (0.3 + r() * 0.3)],
        ])
        if (light && r() < 0.6)
          fill(k, light[i], [
            [x - m * w * 0.5, a[1]],
            [x, a[1]],
            [x + m * w * 0.1, a[1] + high * 0.6],
            [x - m * w * 0.2, b[1]],
            [x - m * w * 0.5, b[1]],
          ])
      } else
        fill(k, dark[i], [
          [x, a[1]],
          [x + m * w * 0.3, a[1]],
          [x + m * w * 1.1, b[1]],
          [x + m * w * 0.2, b[1]],
        ])
    }
  }
  // Scree below the last wall, in fans of unlike length: no spur ends in a line.
  const [tip, ground] = edge.at(-1)
  const high = foot - rim
  const fans = (share) => {
    const out = [
      [outer, ground - 0.1],
      [tip, ground - 0.1],
    ]
    for (let x = tip; m * (outer - x) > 0; x += m * high * (0.08 + r() * 0.16)) {
      out.push([x + m * high * 0.05, ground + high * share * (0.3 + r() * 0.8)])
      out.push([x + m * high * 0.09, ground + high * share * 0.12])
    }
    return [...out, [outer, ground]]
  }
  fill(k, dark[5], fans(0.15))
  fill(k, tones[5], fans(0.09))
}

const half = (cx, cy, rx, ry, from, to) => {
  const out = []
  for (let i = 0; i <= 24; i++) {
    const t = from + ((to - from) * i) / 24
    out.push([cx + Math.cos(t) * rx, cy + Math.sin(t) * ry])
  }
  return out
}

/** The horseshoe: an arc of glass held by two beams, seen from a little above; 0, 0 is where it leaves the rock, 20 long. */
export function skywalk(k) {
  const [cx, rx, ry] = [11, 9, 3]
  const [ix, iy] = [6.2, 1.7]
  const q = Math.PI / 2
  const outer = [[-2, -ry], ...half(cx, 0, rx, ry, -q, q), [-2, ry]]
  const inner = [[-2, iy], ...half(cx, 0, ix, iy, q, -q), [-2, -iy]]
  const ring = [...outer, ...inner]
  const low = (list, d) => list.map(([x, y]) => [x, y + d])
  // Its shadow side: the beam below the deck.
  fill(k, '#34305c', [
    ...half(cx, 0, rx, ry, 0, q),
    [-2, ry],
    [-2, ry + 1],
    ...low(half(cx, 0, rx, ry, 0, q), 1).reverse(),
  ])
  fill(k, '#4c4470', [
    ...half(cx, 0, rx, ry, -q, q),
    ...low(half(cx, 0, rx, ry, -q, q), 1).reverse(),
  ])
  fill(k, '#34305c', [
    [-2, ry],
    ...half(cx, 0, rx, ry, q, 0.4),
    ...low(half(cx, 0, rx, ry, q, 0.4), 1).reverse(),
    [-2, ry + 1],
  ])
  fill(k, '#2c2850', [
    [-2, -iy],
    ...half(cx, 0, ix, iy, -q, q * 0.1),
    ...low(half(cx, 0, ix, iy, -q, q * 0.1), 0.7).reverse(),
    [-2, -iy + 0.7],
  ])
  fill(k, '#b8dce4', ring)
  fill(k, '#fff4e0', [
    ...outer,
    ...[[-2, ry - 0.35], ...half(cx, 0, rx - 0.5, ry - 0.32, q, -q), [-2, -ry + 0.35]],
  ])
  fill(k, '#fff4e0', [
    [-2, iy + 0.22],
    ...half(cx, 0, ix + 0.36, iy + 0.22, q, -q),
    [-2, -iy - 0.22],
    [-2, -iy],
    ...half(cx, 0, ix, iy, -q, q),
    [-2, iy],
  ])
  /** Panes of the rail, first those behind, then those in front. */
  return (front) => {
    const rail = front ? half(cx, 0, rx, ry, 0.1, q) : half(cx, 0, rx, ry, -q, 0.1)
    const list = front ? [...rail, [-2, ry]] : [[-2, -ry], ...rail]
    fill(k, 'rgba(220,240,240,.35)', [...list, ...low(list, -1.5).reverse()])
    k.strokeStyle = '#fff8ec'
    k.lineWidth = 0.16
    k.beginPath()
    for (const [x, y] of low(list, -1.5)) k.lineTo(x, y)
    k.stroke()
    for (let i = 0; i < list.length; i += 4)
      stroke(k, '#e0e4e4', 0.1, `M${list[i][0]} ${list[i][1]}v-1.500`)
  }
}

/** One of those on the glass: 2.6 high. */
export function guest(k, x, y, [shirt, legs, skin], arms = '') {
  path(
    k,
    legs,
    `M${x - 0.3} ${y - 1.2}h0.650l-0.050 1.200h-0.230l-0.060 -0.800l-0.100 0.800h-0.230Z`,
  )
  path(
    k,
    shirt,
    `M${x - 0.34} ${y - 1.1}L${x - 0.4} ${y - 1.9}Q${x} ${y - 2.2} ${x + 0.42} ${y - 1.9}L${x + 0.36} ${y - 1.1}Z`,
  )
  path(k, skin, `M${x - 0.24} ${y - 2.32}a0.250 0.290 0 1 0 0.500 0a0.250 0.290 0 1 0 -0.500 0Z`)
  path(k, '#3c2840', `M${x - 0.26} ${y - 2.36}c0 -0.400 0.540 -0.400 0.540 0Z`)
  if (arms) {
    k.save()
    k.translate(x, y)
    stroke(k, skin, 0.2, arms)
    k.restore()
  }
}

/** A condor on the wing, seen from above at three quarters, going left; 20 from tip to tip. */
export function condor(k) {
  // Far wing, near wing with its white bar and open fingers, body, bald head, tail.
  path(
    k,
    '#3c3458',
    'M-0.800 -0.300C-1 -2.200 0 -4.300 1.600 -6L2 -7.600L2.500 -6.300L3.300 -7.600L3.300 -6L4.400 -7L4 -5.500L5.200 -6.100L4.500 -4.700L5.500 -4.900L4.500 -3.800C3.400 -2.600 2.600 -1.200 2.300 0Z',
  )
  path(
    k,
    '#e8dcd8',
    'M0 -1.400C0.200 -2.600 0.900 -3.900 1.900 -5L2.500 -4.700C1.600 -3.600 1.100 -2.400 1 -1.200Z',
  )
  path(
    k,
    '#2c2448',
    'M-1 0.200C-3 1 -5.600 2.200 -8 2L-10.400 1.400L-9 2.400L-10.900 2.600L-9.300 3.200L-10.900 3.900L-9 4.100L-10 5L-8.200 4.800L-8.600 5.700L-7 5.200C-4.600 4.600 -1.600 3.200 2.200 1.400Z',
  )
  path(
    k,
    '#f8ece0',
    'M-1.200 0.900C-3 1.800 -5.600 2.900 -7.600 3L-7.400 3.600C-5 3.500 -2.400 2.600 -0.200 1.500Z',
  )
  path(
    k,
    '#241c40',
    'M-2.600 -0.900C-1.600 -1.300 0.600 -1 2.200 -0.200C3.400 0.200 4.800 0.300 6 -0.100L5.600 0.700L6.400 1.200L5.400 1.500L5.700 2.200C4.400 2.200 3 1.800 2 1.400C0.400 1.400 -1.600 0.900 -2.600 0.100Z',
  )
  path(
    k,
    '#e87850',
    'M-2.500 -0.950C-3 -1.150 -3.600 -1 -3.700 -0.600L-4.200 -0.250L-3.600 -0.150C-3.300 0.150 -2.800 0.200 -2.500 0.050Z',
  )
}

/** A bighorn ram who stands and looks left; 7 high. */
export function ram(k) {
  path(
    k,
    '#7c4448',
    'M-1.600 -3.200L-1.500 0H-0.900L-0.900 -3ZM2.400 -3.200L2.800 -1.500L2.500 0H3.200L3.500 -1.500L3.400 -3.200Z',
  )
  path(
    k,
    '#b46c50',
    'M-2.300 -3L-2.400 0H-1.700L-1.300 -2.800ZM1.500 -3.400L1.900 -1.500L1.700 0H2.400L2.600 -1.500L2.700 -3.400Z',
  )
  path(
    k,
    '#c88058',
    'M-2.900 -5.900C-2.200 -5.300 -1.600 -5.100 -0.600 -5.100C0.800 -5.200 2.200 -5.300 3.200 -4.800C3.700 -4.300 3.700 -3.400 3.300 -2.600C2 -2.200 -0.600 -2.100 -2.200 -2.500C-2.900 -3.200 -3.200 -4.300 -3.400 -5.100Z',
  )
  path(
    k,
    '#8c5048',
    'M3.500 -3.300C3.500 -3 3.400 -2.800 3.300 -2.600C2 -2.200 -0.600 -2.100 -2.200 -2.500C-2.500 -2.900 -2.700 -3.300 -2.800 -3.700C-1 -3 1.600 -2.900 3.500 -3.300Z',
  )
  path(
    k,
    '#fff0dc',
    'M3.300 -4.700C3.800 -4.400 3.800 -3.600 3.400 -3C3.100 -3.500 3.100 -4.200 3.300 -4.700Z',
  )
  path(
    k,
    '#c88058',
    'M-2.600 -6.300C-3.200 -6.900 -3.900 -6.600 -4.400 -5.900L-5.300 -4.800C-5.300 -4.400 -4.900 -4.200 -4.500 -4.400L-3.300 -4.900C-2.700 -5.100 -2.400 -5.700 -2.600 -6.300Z',
  )
  path(
    k,
    '#fff0dc',
    'M-5.300 -4.800C-5.300 -4.400 -4.900 -4.200 -4.500 -4.400L-4.300 -4.800C-4.700 -4.900 -5 -5 -5.100 -5.100Z',
  )
  stroke(
    k,
    '#e8c498',
    0.75,
    'M-3.300 -6.300C-2.700 -7.200 -1.500 -7 -1.300 -6C-1.200 -5.100 -2 -4.500 -2.800 -4.700',
  )
  stroke(
    k,
    '#a87858',
    0.3,
    'M-2.900 -6.100C-2.400 -6.700 -1.700 -6.500 -1.600 -5.900C-1.600 -5.300 -2.100 -4.900 -2.700 -5',
  )
}
