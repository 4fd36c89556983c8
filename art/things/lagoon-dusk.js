// Sky Lagoon at the blue hour: bay, edge, lava, the house of turf with its open door. Metres, eye 1.3 m above the warm water.
import { fill, path, points, stroke } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

export const SEA = 40
const [CX, F, EYE] = [64, 90, 1.3]
/** X to the right, Z away, Y above the water. */
export const P = (X, Z, Y = 0) => [CX + (F * X) / Z, SEA + (F * (EYE - Y)) / Z]
export const metre = (Z) => F / Z
const EDGE = 11.5
const HOUSE = 10
const MID = 7
/** Where the water stands at the front of the house. */
const FOOT = P(0, HOUSE)[1]
/** Where it stands at the lowest step, nearer to us. */
export const STEP_FOOT = P(0, HOUSE - 0.96)[1] + 0.3

export function bay(k) {
  // One cold blue from zenith to sea: the door is the only warm light.
  const g = k.createLinearGradient(0, 0, 0, SEA)
  for (const [t, c] of [
    [0, '#0f1c48'],
    [0.4, '#20437e'],
    [0.72, '#4a7fae'],
    [0.92, '#93b9cc'],
    [1, '#bcd4d8'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 60 -6 60'))
  // Far side of the bay: hills in their snow, the small cone of Keilir.
  path(
    k,
    '#7fa6c0',
    'M-6 36.800L10 35.600L24 36.200L38 34.400L48 33.600L58 35.200L70 36.400L80 37L86 36.600L90 34.600L91.500 34L93 34.800L97 36.800L112 37.200V40.500H-6Z',
  )
  path(
    k,
    '#bcd2dc',
    'M26 36L38 34.400L48 33.600L54 34.600L49 35L46 36.200L42 35.400L36 36.400L32 35.800ZM90 34.600L91.500 34L93 34.800L92.400 35.600L91.600 35.200L90.800 36Z',
  )
  path(k, '#567fa4', 'M-6 38.600L20 38.200L44 38.800L70 38.300L96 38.900L120 38.500V40.500H-6Z')
  const sea = k.createLinearGradient(0, SEA, 0, P(0, EDGE)[1])
  sea.addColorStop(0, '#86aec4')
  sea.addColorStop(0.3, '#4c7ea4')
  sea.addColorStop(1, '#234f7e')
  fill(k, sea, points(`-6 ${SEA} 168 ${SEA} 168 60 -6 60`))
  const r = random(8)
  for (let i = 0; i < 16; i++)
    lens(
      k,
      i % 3 ? 'rgba(22,62,100,.4)' : 'rgba(214,220,180,.45)',
      20 + r() * 80,
      SEA + 1 + r() * 7,
      2 + r() * 4,
      0.1,
    )
}

/** One headland of lava at the left. Its waterline runs from the edge towards us: y = SHORE.y + (SHORE.x - x) * SHORE.fall. */
const SHORE = { x: 31, y: 50.2, fall: 0.27 }
const shoreAt = (x) => SHORE.y + (SHORE.x - x) * SHORE.fall

export function headland(k) {
  path(
    k,
    '#182f5a',
    `M-8 ${shoreAt(-8)}V33C-2 31.400 5 32.600 10 35.600C14 38 18.600 39.600 22 43.400C25 46.400 26.600 48.600 31 50.200C27 52.400 22 51.600 17 54.200C12 56.800 6 56.600 -8 ${shoreAt(-8)}Z`,
  )
  // The side that looks at the door, faintly lit; it turns away from it in one soft border.
  path(
    k,
    '#34547e',
    'M22 43.400C25 46.400 26.600 48.600 31 50.200C27 52.400 22 51.600 17 54.200C16 51 18.600 48.600 17 45.600C16 43.600 13.600 42.600 12 40.400C15.600 40 19 40.800 22 43.400Z',
  )
  path(k, '#0f2148', 'M-8 61C2 57 6 56.600 9 56C7.600 52 3 50.600 2 47C1 44.600 -3 44 -8 44Z')
  path(
    k,
    '#a3c2d8',
    'M-8 33.600C-2 31 5 32 10.600 35C14.600 37.400 19 39.200 22.400 43.700C18.600 43.600 17.600 42 14 42C11 42 10.600 39.600 7 39.400C3.600 39.200 2 41.600 -1 40.600C-3.600 39.800 -5 38.800 -8 39Z',
  )
  path(
    k,
    '#7c9fc2',
    'M-8 37C-4 36.400 -1 38.400 2.600 37.800C6 37.200 8.600 37.600 11 39.200C13.600 41 17 40.600 22.400 43.700C18.600 43.600 17.600 42 14 42C11 42 10.600 39.600 7 39.400C3.600 39.200 2 41.600 -1 40.600C-3.600 39.800 -5 38.800 -8 39Z',
  )
}

/** The left bank ends in one kerb of cut stone: snow on top, a dark face, its image just under it. */
export function kerb(k) {
  const [a, b] = [-8, SHORE.x]
  // How far it rises over the water, and how broad it is: more towards us.
  const rise = (x) => 1.1 + (SHORE.x - x) * 0.045
  const line = (up) => [
    [a, shoreAt(a) - up * rise(a)],
    [b, shoreAt(b) - up * rise(b)],
  ]
  const band = (c, low, high) => fill(k, c, [...line(low), ...line(high).reverse()])
  // Its image breaks off in level strokes, the longer the nearer to us.
  fill(k, 'rgba(20,62,104,.85)', [...line(0), ...line(-0.8).reverse()])
  for (const [x, down, half] of points(
    '29 0.700 2.400 26 0.900 2.600 23.400 1 3 20 1.200 3 17.400 1.300 3.600 13.600 1.500 3.800 10.600 1.700 4.400 6 1.900 4.600 2.400 2.100 5.200 -3 2.300 6 16 2.900 3 8 3.300 4 0 3.800 5',
    3,
  ))
    lens(k, 'rgba(24,74,114,.7)', x, shoreAt(x) + down, half, 0.3)
  band('#20406e', 0, 1)
  band('#35598a', 0.62, 1)
  band('#a9c6da', 1, 1.75)
  band('#d3e3ea', 1, 1.2)
  // Joints between the stones.
  for (const x of [-3.4, 4.6, 11.6, 17.8, 23.2, 27.8])
    fill(k, '#142c58', [
      [x, shoreAt(x)],
      [x, shoreAt(x) - rise(x)],
      [x + 0.3, shoreAt(x + 0.3) - rise(x)],
      [x + 0.3, shoreAt(x + 0.3)],
    ])
}

/** The house in its own place: front at HOUSE, it runs back for 6 metres. */
const H = (X, Y, Z = HOUSE) => P(MID + X, Z, Y)
const BACK = 16.5

function house(k) {
  const poly = (c, list) => fill(k, c, list)
  // The snowy bank behind, then the ground the house stands on: one soft mound down to one shoreline.
  path(k, '#5a86b0', 'M100 47L118 42L140 38.600L152 35.400L160 33.600L168 33V52H100Z')
  path(
    k,
    '#2b4f80',
    `M82 50.200C86 48 88 45.600 91 44.800L108 46H150L168 43.800V${FOOT}H100C95 ${FOOT} 89 51 82 50.200Z`,
  )
  // Its long side, in the shade, and the great roof with its snow.
  poly('#16264a', [H(-2.3, 0.2, BACK), H(-2.3, 2.4, BACK), H(-2.3, 2.6), H(-2.3, 0.2)])
  poly('#24406a', [H(-2.3, 1.2, BACK), H(-2.3, 1.7, BACK), H(-2.3, 1.7), H(-2.3, 1.2)])
  poly('#4a70a0', [H(0, 4.6, BACK), H(-2.72, 1.95, BACK), H(-2.72, 1.95), H(0, 4.6)])
  poly('#7498c0', [H(0, 5.06, BACK), H(-2.72, 2.28, BACK), H(-2.72, 2.28), H(0, 5.06)])
  // Thick walls of turf on either side, boards between them.
  poly('#1e3a52', [H(-2.3, 0.3), H(-2.3, 2.6), H(0, 4.75), H(2.3, 2.6), H(2.3, 0.3)])
  // Courses of turf: upright walls, a few level seams, warmer next to the door.
  for (const m of [-1, 1]) {
    const turf = k.createLinearGradient(H(m * 2.3, 0)[0], 0, H(m * 1.15, 0)[0], 0)
    turf.addColorStop(0, m < 0 ? '#1f4454' : '#1a3c4e')
    turf.addColorStop(1, '#4f6058')
    poly(turf, [H(m * 2.3, 0.3), H(m * 2.3, 2.64), H(m * 1.15, 3.8), H(m * 1.15, 0.3)])
    for (const [y, x0, x1] of points('1 2.300 1.500 1.620 1.900 1.160 2.240 2.300 1.400', 3))
      poly('rgba(14,32,58,.5)', [
        H(m * x0, y),
        H(m * x0, y + 0.07),
        H(m * x1, y + 0.05),
        H(m * x1, y + 0.02),
      ])
  }
  poly('#7a4a4c', [H(-1.2, 0.5), H(-1.2, 3.4), H(0, 4.6), H(1.2, 3.4), H(1.2, 0.5)])
  poly('#5c3a4c', [H(0, 0.5), H(0, 4.6), H(1.2, 3.4), H(1.2, 0.5)])
  for (const x of [-0.9, 0.9])
    stroke(k, '#472f46', 0.2, `M${H(x, 0.55).join(' ')}L${H(x, 3.62).join(' ')}`)
  // Door and window, full of light.
  poly('#3c2840', [H(-0.66, 0.5), H(-0.66, 2.72), H(0.66, 2.72), H(0.66, 0.5)])
  const lit = k.createLinearGradient(0, H(0, 2.6)[1], 0, H(0, 0.5)[1])
  lit.addColorStop(0, '#ffc868')
  lit.addColorStop(1, '#fff2c0')
  poly(lit, [H(-0.54, 0.5), H(-0.54, 2.6), H(0.54, 2.6), H(0.54, 0.5)])
  poly('#3c2840', [H(-0.34, 3.06), H(-0.34, 3.74), H(0.34, 3.74), H(0.34, 3.06)])
  poly('#ffd27c', [H(-0.26, 3.14), H(-0.26, 3.66), H(0.26, 3.66), H(0.26, 3.14)])
  stroke(k, '#3c2840', 0.3, `M${H(0, 3.1).join(' ')}L${H(0, 3.7).join(' ')}`)
  // Snow along the verges, deep at the ridge; lit from below where it looks at the door.
  const verge = (m, c, a, b) =>
    poly(c, [
      H(0, 5.06 - a),
      H(m * 2.72, 2.28 - a),
      H(m * 2.68, 2.0 - a * 0.3 + b),
      H(0, 4.68 - a * 0.3 + b),
    ])
  verge(-1, '#cfe0e6', 0, 0)
  verge(1, '#9fbcd2', 0, 0)
  verge(-1, '#e8b890', 0.3, 0)
  verge(1, '#d8a488', 0.3, 0)
  // Snow on the ledge: one flat cover with an uneven lip.
  const warm = k.createLinearGradient(98, 0, 156, 0)
  for (const [t, c] of [
    [0, '#6f96bc'],
    [0.14, '#86a8c8'],
    [0.36, '#f0c49c'],
    [0.6, '#f0c49c'],
    [0.82, '#86a8c8'],
    [1, '#6f96bc'],
  ])
    warm.addColorStop(t, c)
  path(
    k,
    warm,
    'M82 50.100C85 49 86.600 46.200 90.500 44.800C96 44.600 102 46.700 107 47.300H120.500L119.600 49.300C112 50 107 50.700 101 50.600C95 50.600 89 50.800 82 50.100Z',
  )
  path(
    k,
    warm,
    'M134 47.300H148C155 46 161 44.200 168 43.200V49.400C158 50.200 146 49.800 134.600 49.300Z',
  )
}

/** Steps from the door into the water. */
function steps(k) {
  for (const [i, y] of [0.5, 0.32, 0.14].entries()) {
    const [z0, z1] = [HOUSE - i * 0.32, HOUSE - (i + 1) * 0.32]
    const half = 0.85 + i * 0.12
    const [a, b] = [MID - half, MID + half]
    fill(k, ['#ffdf9c', '#f4c484', '#dca878'][i], [
      P(a, z0, y),
      P(b, z0, y),
      P(b, z1, y),
      P(a, z1, y),
    ])
    fill(k, ['#8c5c58', '#74505c', '#5c4a60'][i], [
      P(a, z1, y),
      P(b, z1, y),
      P(b, z1, y - 0.18),
      P(a, z1, y - 0.18),
    ])
  }
}

export { house, steps }

/**
 * The whole house upside down in the water: level strokes from edge to edge of what they mirror,
 * one closed form at the shore, then wider apart and paler down to the tip of the gable.
 */
export function mirror(k) {
  const r = random(52)
  // A little shorter than the house, so that its gable has room before us.
  const squash = 0.76
  const mid = H(0, 0)[0]
  const run = (t, from, to) => from + (to - from) * Math.max(0, Math.min(1, t))
  for (let y = FOOT + 0.2; y < FOOT + 33.4; ) {
    const t = (y - FOOT) / 35
    // The height in the house that this stroke shows, as its line in the picture.
    const up = FOOT - (y - FOOT) / squash
    const tall = 0.66 + t * 0.34
    const sway = (r() - 0.5) * t * 3.4
    const draw = (c, x0, x1, power, high = tall) => {
      if (x1 - x0 < 0.6) return
      k.save()
      k.globalAlpha = power * (1 - t * 0.62)
      const e = (r() - 0.3) * (0.5 + t * 3)
      lens(k, c, (x0 + x1) / 2 + sway, y, (x1 - x0) / 2 + e + 0.5, high)
      k.restore()
    }
    if (up > 50.4) draw('#2b5a84', 86, 170, 0.8)
    else if (up > 47.2) {
      draw('#8fb6cc', 86, mid - 8, 0.85)
      draw('#8fb6cc', mid + 8, 172, 0.85)
    } else {
      const left =
        up > 36
          ? 89
          : up > 19.5
            ? run((36 - up) / 16.5, 87.5, 102)
            : run((19.5 - up) / 13.3, 102, 126)
      const verge = run((31.2 - up) / 25, 24.5, 0)
      if (up > 35) draw('#3f7ea2', 148 + (47 - up) * 0.5, 172, 0.7 - (47 - up) * 0.05)
      draw(
        up > 34 ? '#1b4676' : '#4c86ac',
        left,
        up > 31.2 ? mid - 18 : mid - verge + 3,
        up > 34 ? 0.4 + (up - 34) * 0.036 : 0.9,
      )
      if (up > 31.2) draw('#1d5066', mid - 20.7, mid + 20.7, 0.9)
      else {
        draw('#1d5066', mid - verge + 1.4, mid + verge - 1.4, 0.95)
        draw('#9cc4d2', mid - verge - 1.4, mid - verge + 3, 0.8, 0.26)
        draw('#86b0c4', mid + verge - 3, mid + verge + 1.4, 0.8, 0.26)
      }
      const boards = Math.min(10.6, verge - 2.4)
      draw('#6a4a5c', mid - boards, mid + boards, 0.9)
      if (up > 18.4 && up < 23.6) draw('#ffcf80', mid - 2.4, mid + 2.4, 1)
      if (up > 28.4) draw('#ffd890', mid - 4.8, mid + 4.8, 1)
    }
    y += 0.5 + t * 1.05
  }
}

/** The outline of the warm water: the edge, then the shore of the house. */
const WATER = [P(-8, EDGE), P(2.4, EDGE), [88, 51.1], [94, FOOT], [168, FOOT], [168, 96], [-8, 96]]

export function lagoon(k, mirrored) {
  const y0 = P(0, EDGE)[1]
  const g = k.createLinearGradient(0, y0, 0, 90)
  for (const [t, c] of [
    [0, '#b8dcd8'],
    [0.14, '#78bec6'],
    [0.45, '#3a8ca0'],
    [1, '#164a74'],
  ])
    g.addColorStop(t, c)
  k.save()
  k.beginPath()
  for (const p of WATER) k.lineTo(...p)
  k.closePath()
  k.fillStyle = g
  k.fill()
  k.clip()
  mirrored(k)
  // Level strokes of the water break what stands in it.
  for (const [x, y, half, c] of [
    [34, 60, 9, 'rgba(150,212,212,.3)'],
    [16, 66.5, 12, 'rgba(90,176,188,.35)'],
  ])
    lens(k, c, x, y, half, 0.3)
  k.restore()
  // The edge over which the water leaves.
  const [[x0, ya], [x1]] = [P(-8, EDGE), P(2.25, EDGE)]
  fill(
    k,
    '#1c3c6c',
    points(`${x0} ${ya - 0.9} ${x1 + 0.6} ${ya - 0.9} ${x1 + 0.6} ${ya} ${x0} ${ya}`),
  )
  fill(
    k,
    '#d4e6d4',
    points(`${x0} ${ya - 0.1} ${x1 + 0.4} ${ya - 0.1} ${x1 + 0.4} ${ya + 0.22} ${x0} ${ya + 0.22}`),
  )
}

/** The door's light on the water: its image just under it, then fewer, longer strokes towards us. */
export function lightPath(k) {
  const r = random(21)
  const x = H(0, 0)[0]
  for (let i = 0; i < 40; i++) {
    const t = (i / 39) ** 0.9
    const y = STEP_FOOT + 0.8 + t * 30
    const wide = (4 + t * 5) * (0.4 + r() * 0.8)
    lens(
      k,
      i % 3 ? `rgba(255,222,150,${0.9 - t * 0.4})` : `rgba(255,188,116,${0.8 - t * 0.4})`,
      x - t * 2 + (r() - 0.5) * (4 + t * 8),
      y,
      wide,
      0.22 + t * 0.36,
      0.16 + t * 0.2,
    )
  }
}

/** Flakes: they come in gusts, small far off, few and large near; warm where the door lights them. */
export function flakes(k) {
  const r = random(33)
  for (let i = 0; i < 420; i++) {
    const [x, y] = [r() * 166 - 3, r() * 88]
    const near = r()
    const size = r()
    // Gusts cross the sky on a slant; the warm water is left almost clean.
    const gust = noise(x * 0.045 + y * 0.03, y * 0.06 - x * 0.02)
    if (gust < 0.06 || (y > 50 && near < 0.86)) continue
    const q = near > 0.93 ? 0.34 + size * 0.2 : 0.08 + size * 0.12
    const warm = Math.hypot(x - 127, y - 40) < 26
    path(
      k,
      `rgba(${warm ? '255,232,184' : '226,238,246'},${near > 0.93 ? 0.85 : 0.6})`,
      `M${x - q} ${y}a${q} ${q} 0 1 0 ${q * 2} 0a${q} ${q} 0 1 0 ${-q * 2} 0Z`,
    )
  }
}
