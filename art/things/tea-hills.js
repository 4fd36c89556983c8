// Rows of tea under Fuji, early in May: the slopes of Sasaba a little after sunrise. In metres; the sun low on the right.
import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { crowns } from './crowns.js'
import { heap } from './heaped-clouds.js'
import { lens } from './lens.js'

const P0 = lens({ eye: [0, 0, 0], f: 110, cx: 88, cy: 45 })
const ease = (a, b, x) => {
  const t = Math.max(0, Math.min(1, (x - a) / (b - a)))
  return t * t * (3 - 2 * t)
}
/** The lie of the land: it falls away from us, rises to a crest, and climbs on the left. */
export const land = (x, z) =>
  -3.3 -
  6 * ease(5, 46, z) +
  3.4 * ease(52, 104, z) +
  7 * ease(-6, -46, x) +
  0.9 * Math.sin(z * 0.11 + x * 0.06) * ease(10, 26, z) -
  1.6 * ease(16, 50, x)
const bend = (z) => -6.5 * Math.sin(z / 27 + 0.5) + 3.1
export const P = (x, y, z) => P0(x, land(x, z) + y, z)
/** The middle of a row at a distance; rows are 1.9 m apart. */
export const row = (i, z) => (i + 0.5) * 1.9 + bend(z)

/** Morning sky, Fuji from the south with the old crater on its right flank, hills in the mist. */
export function fuji(k) {
  const g = k.createLinearGradient(0, -2, 0, 52)
  for (const [a, c] of [
    [0, '#5ca4c8'],
    [0.45, '#a8d8dc'],
    [0.8, '#fdf0cc'],
    [1, '#ffe4b0'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
  path(k, 'rgba(255,252,236,.85)', 'M-6 10C14 8.400 34 9.600 54 7.400C36 12 12 12.800 -6 12.200Z')
  path(
    k,
    '#7c94bc',
    'M14 47C34 44 50 38.500 62 30C70 24.300 77 16.500 82.400 8.600L84.200 7.800L86 8.700L88 8L90 8.500L91.800 7.900L93.600 9C97 14.400 100 18.500 103.600 22L105.400 22.400L107.400 24.800L110 27.400L113.600 29.400C124 36.500 142 43.500 164 47Z',
  )
  // The side in the sun, ravines.
  path(
    k,
    '#b4a8bc',
    'M88 8L90 8.500L91.800 7.900L93.600 9C97 14.400 100 18.500 103.600 22L105.400 22.400L107.400 24.800L110 27.400L113.600 29.400C124 36.500 142 43.500 164 47H96L100 38L95 30L97 22L91 15Z',
  )
  path(
    k,
    '#d0bcbc',
    'M105.400 22.400L107.400 24.800L110 27.400L113.600 29.400C124 36.500 142 43.500 164 47H132L122 41L114 38L108 32L103 31L104.600 26Z',
  )
  path(k, '#8c94b8', 'M105.400 22.400L107.400 24.800L107 28L104 29.500L102.600 26.500L103.600 22Z')
  path(
    k,
    '#6c84b0',
    'M62 30C66 27.300 70 23.700 73.600 19.800L72 28L66 35L58 40L44 42.600C51 39.500 57 34.500 62 30ZM80 20L82 30L76 38L70 43L68 38L74 32Z',
  )
  // Snow: in the shade on the left, bright on the right, tongues in the ravines.
  path(
    k,
    '#d0dcf0',
    'M70.600 22.900C75 18.600 79 13.700 82.400 8.600L84.200 7.800L86 8.700L88 8L90 8.500L91.800 7.900L93.600 9C96 12.800 98.200 16 100.600 18.900L99.800 22.500L98 19.500L97 26L94.600 20.500L93 30L90.400 22.500L88 27.500L86 21L83 31L81 23L78.600 27.500L78 22L74.600 26.500L74.800 21.500Z',
  )
  path(
    k,
    '#fffaf0',
    'M88 8L90 8.500L91.800 7.900L93.600 9C96 12.800 98.200 16 100.600 18.900L99.800 22.500L98 19.500L97 26L94.600 20.500L93 30L90.600 22L91.400 16L88.600 13Z',
  )
  path(
    k,
    '#fffaf0',
    'M83 9.400L84.200 7.800L86 8.700L85 13L82.600 17L82 14ZM85.600 18L88 14.500L88 21L86.400 20Z',
  )
  for (const [x, y, w, h, n] of points(
    '48 40 40 6 3 132 39 36 7 5 152 42 30 6 8 24 42.500 30 6 9',
    5,
  ))
    heap(k, x, y, w, h, ['#fffaf0', '#f0e8e0', '#c8d0dc'], n, 1)
  const mist = (y0, y1, c, a) => {
    const m = k.createLinearGradient(0, y0, 0, y1)
    m.addColorStop(0, `rgba(${c},0)`)
    m.addColorStop(1, `rgba(${c},${a})`)
    k.fillStyle = m
    k.fillRect(-6, y0, 172, y1 - y0 + 0.1)
  }
  mist(34, 47, '255,240,206', 0.95)
  path(
    k,
    '#a4bcb4',
    'M-6 44C8 41 20 42.500 34 43.500C48 45 58 47 76 50V54H-6ZM104 50C120 46.500 134 43 146 42.500C156 42 162 41.500 168 42V54H104Z',
  )
  mist(43, 50, '255,244,214', 0.9)
}

const HAZE = '#e4ecc0'
const far = (c, z) => blend(c, HAZE, Math.min(0.72, Math.max(0, (z - 12) / 120) ** 0.85))

/** A line of cedars and two farm roofs on the far crest. */
export function crest(k) {
  const tones = [
    ['#5c8c7c', '#7ca884', '#c8cc94'],
    ['#548478', '#70a080', '#b4c490'],
  ]
  const [, y] = P(10, 0, 118)
  crowns(
    k,
    points(
      `-2 ${y - 5} 16 12 0 10 ${y - 5} 13 9 1 22 ${y - 4.4} 12 6 0 32 ${y - 3.4} 10 6 1 41 ${y - 2} 8 4 0 49 ${y - 0.6} 6 3 1 120 ${y + 1.6} 12 5 0 132 ${y + 1.4} 14 8 1 146 ${y + 1.2} 15 6 0 160 ${y + 1.4} 16 9 1`,
      5,
    ),
    tones,
    4,
    1,
  )
  for (const [x, h] of points('28 9 30.600 11 33 8 126 9 128.400 7 152 10 155 12 157.600 9', 2)) {
    const b = x < 80 ? y - 3 : y + 1.6
    path(
      k,
      '#4c7c74',
      `M${x} ${b - h}C${x + 1.2} ${b - h * 0.6} ${x + 1.8} ${b - h * 0.3} ${x + 1.5} ${b}H${x - 1.5}C${x - 1.8} ${b - h * 0.3} ${x - 1.2} ${b - h * 0.6} ${x} ${b - h}Z`,
    )
    path(
      k,
      '#9cb488',
      `M${x} ${b - h}C${x + 1.2} ${b - h * 0.6} ${x + 1.8} ${b - h * 0.3} ${x + 1.5} ${b}H${x + 0.4}C${x + 0.7} ${b - h * 0.4} ${x + 0.5} ${b - h * 0.7} ${x} ${b - h}Z`,
    )
  }
  for (const [x, b, q] of points(`112 ${y + 2} 1 139 ${y + 2.4} 1.300`, 3)) {
    path(k, '#e8d8c4', `M${x - 4 * q} ${b}V${b - 2.4 * q}H${x + 4 * q}V${b}Z`)
    path(k, '#fff4dc', `M${x + 1.6 * q} ${b}V${b - 2.4 * q}H${x + 4 * q}V${b}Z`)
    path(
      k,
      '#6c7c9c',
      `M${x - 5.2 * q} ${b - 2.2 * q}L${x - 3.6 * q} ${b - 4.8 * q}H${x + 3.4 * q}L${x + 5.2 * q} ${b - 2.2 * q}Z`,
    )
    path(
      k,
      '#a8acbc',
      `M${x + 1 * q} ${b - 2.2 * q}L${x + 1.2 * q} ${b - 4.8 * q}H${x + 3.4 * q}L${x + 5.2 * q} ${b - 2.2 * q}Z`,
    )
  }
}

const ZS = Array.from({ length: 112 }, (_, i) => 120 * 0.9695 ** i)
const MIDDLE = -1

/** The hedges from far to near in slices; between(z) draws what stands among them. */
export function tea(k, between = []) {
  const all = []
  for (let i = 0; i < ZS.length - 1; i++) {
    const [z1, z0] = [ZS[i], ZS[i + 1]]
    if (z0 < 4.4) break
    all.push([z0, () => slice(k, z1, z0)])
  }
  all.push(...between)
  all.sort((a, b) => b[0] - a[0])
  for (const [, draw] of all) draw()
}

/** Where the lane between the two fields runs: no hedge there. */
const laneRow = (i) => i === MIDDLE || i === 13 || i === -16

function slice(k, z1, z0) {
  const zz = Math.min(121, z1 * 1.012)
  const reach = z1 * 0.86 + 14
  const tone = ['#174c4c', '#2c7c54', '#5cac58', '#b4dc70', '#8ccc60'].map((c) => far(c, z0))
  const [i0, i1] = [Math.floor((-reach - bend(z0)) / 1.9), Math.ceil((reach - bend(z0)) / 1.9)]
  for (let i = i0; i <= i1; i++) {
    const at = (dx, y) => (z) => P(row(i, z) + dx, y, z)
    if (P(row(i, z0), 0, z0)[0] < -14 || P(row(i, z0), 0, z0)[0] > 174) continue
    const soil = far('#1c5c50', z0)
    fill(k, soil, [at(0.7, 0)(zz), at(1.2, 0)(zz), at(1.2, 0)(z0), at(0.7, 0)(z0)])
    if (laneRow(i)) {
      const strip = (a, b, c) =>
        fill(k, far(c, z0), [at(a, 0.02)(zz), at(b, 0.02)(zz), at(b, 0.02)(z0), at(a, 0.02)(z0)])
      strip(-0.9, 0.9, '#c8b47c')
      strip(-0.16, 0.16, '#8cb060')
      continue
    }
    const profile = [
      [-0.78, 0],
      [-0.72, 0.5],
      [-0.46, 0.78],
      [0, 0.88],
      [0.46, 0.78],
      [0.74, 0.5],
      [0.78, 0],
    ]
    for (const [a, c] of [
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
      [5, 2],
    ]) {
      const [p, q] = [at(...profile[a]), at(...profile[a + 1])]
      fill(k, tone[c], [p(zz), q(zz), q(z0), p(z0)])
    }
  }
}

/** New leaves on the hedges close to us. */
export function shoots(k) {
  const r = random(15)
  for (let z = 15; z > 5; z -= 0.22)
    for (let i = -12; i < 12; i++) {
      if (laneRow(i)) continue
      for (let n = 0; n < 2; n++) {
        const dx = (r() - 0.5) * 1.1
        const [px, py, q] = P(row(i, z) + dx, 0.88 - dx * dx * 0.5, z + r() * 0.2)
        if (px < -4 || px > 164 || py > 92) continue
        const l = q * (0.04 + r() * 0.035)
        const c = ['#d8f08c', '#8ccc5c', '#4ca054'][Math.floor(r() * 3)]
        path(
          k,
          c,
          `M${px} ${py + l * 0.4}Q${px - l * 1.1} ${py} ${px - l * 0.9} ${py - l * 1.1}Q${px} ${py - l * 0.7} ${px} ${py + l * 0.4}Q${px} ${py - l * 0.7} ${px + l} ${py - l * 0.9}Q${px + l} ${py} ${px} ${py + l * 0.4}Z`,
        )
      }
    }
}

/** A cock pheasant on a hedge, looking right; 4 high, feet at 0. */
export function pheasant(k) {
  path(
    k,
    '#8c6c4c',
    'M-2.400 -1.800C-5 -1 -7.600 0.600 -9.600 2.200C-7.600 1.400 -5 0.200 -2 -0.800Z',
  )
  stroke(
    k,
    '#54403c',
    0.16,
    'M-4.200 -0.700l-0.300 0.700M-5.600 0l-0.300 0.600M-7 0.800l-0.200 0.500',
  )
  stroke(k, '#6c5448', 0.22, 'M-0.300 -0.800V0.200M0.500 -0.800V0.200')
  path(
    k,
    '#1c5c54',
    'M-2.600 -1.700C-2 -2.900 0 -3.100 1 -3.200C1.200 -4 1.400 -4.600 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700C2.500 -2.400 2 -0.700 0.300 -0.600C-1 -0.500 -2 -0.800 -2.600 -1.700Z',
  )
  path(
    k,
    '#3c8c6c',
    'M1 -3.200C1.200 -4 1.400 -4.600 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700C2.500 -2.700 2.200 -1.700 1.500 -1.100C1.900 -2 1.700 -2.700 1 -3.200Z',
  )
  path(
    k,
    '#9cb0c0',
    'M-2.600 -1.700C-2 -2.700 -0.800 -3 0.200 -2.700C0.200 -1.900 -1.200 -1.300 -2.600 -1.700Z',
  )
  path(
    k,
    '#3c4c9c',
    'M1.300 -4.100C1.400 -4.500 1.600 -4.700 1.900 -4.700C2.500 -4.700 2.800 -4.200 2.600 -3.700L1.400 -3.500Z',
  )
  path(k, '#d83c40', 'M2 -4.500C2.500 -4.600 2.700 -4.200 2.600 -3.800L2 -3.900Z')
  path(k, '#f0dca8', 'M2.600 -4.250L3.200 -3.900L2.600 -3.850Z')
}
