// A stair of Oia that climbs between a house wall in the shade and a low parapet over the sea to a windmill on the brow.
// Metres: the eye 1.7 m above the foot of the stair, the sun high on the right.
import { fill, path, points, stroke } from '../core/field.js'
import { lens } from './curves.js'

export const HORIZON = 62
const [CX, F, EYE] = [72, 100, 1.7]
export const P = (X, Y, Z) => [CX + (F * X) / Z, HORIZON + (F * (EYE - Y)) / Z]
export const metre = (Z) => F / Z
const [FIRST, TREAD, RISE, STEPS] = [6, 0.62, 0.175, 26]
const LEFT = -1.9
const RIGHT = 2
/** The height of the ground on the lane. */
export const ground = (Z) =>
  Math.max(0, Math.min(STEPS, Math.floor((Z - FIRST) / TREAD) + 1)) * RISE
/** Houses along the lane: from, to, height of the roof. */
const HOUSES = [
  [1.2, 9.2, 4.7],
  [9.2, 14.6, 6.5],
  [14.6, 22.4, 7.7],
]
const C = {
  gleam: '#ffffff',
  lit: '#fff4e2',
  riser: '#f6dcc4',
  shade: '#8c9ad4',
  shadeTread: '#a6b2e2',
  shadeRiser: '#7c8ac8',
  wall: '#8492d0',
  wallFar: '#929fd8',
  wallFarther: '#a0ace0',
  deep: '#5a66b0',
}

export function view(k) {
  const g = k.createLinearGradient(0, 0, 0, HORIZON)
  for (const [t, c] of [
    [0, '#0d52ac'],
    [0.5, '#2f86d4'],
    [0.85, '#8cc8ea'],
    [1, '#d8eef2'],
  ])
    g.addColorStop(t, c)
  fill(k, g, points('-6 -6 168 -6 168 70 -6 70'))
  // The far rim of the caldera.
  path(
    k,
    '#86b4da',
    'M-6 58.200L4 57.400L14 57.600L22 56.400L30 57.200L38 59.400L46 61.400L60 62.500H-6Z',
  )
  path(
    k,
    '#a6cae4',
    'M-6 58.200L4 57.400L8 57.500L4 59L6 60.400L2 62.400H-6ZM22 56.400L30 57.200L33 58L28 59L29 61L26 62.400H20L23 59.400Z',
  )
  const sea = k.createLinearGradient(0, HORIZON, 0, 90)
  sea.addColorStop(0, '#4c9cd8')
  sea.addColorStop(0.25, '#1f6cc0')
  sea.addColorStop(1, '#123f8c')
  fill(k, sea, points(`-6 ${HORIZON} 80 ${HORIZON} 80 96 -6 96`))
  for (const [x, y, l] of points('8 64.200 7 30 65.400 5 3 67.600 6 20 69 8 9 73 9', 3))
    lens(k, '#6cb0e2', x, y, l, 0.14)
  path(k, '#ffffff', 'M7.900 65.400V58.800C6.600 61.400 5.800 63.600 5.300 65.300Z')
  path(k, '#c8dcf2', 'M8.300 65.400V59.600C9.400 61.800 10.200 63.800 10.600 65.300Z')
  path(k, '#17356e', 'M5.200 65.900H10.900L10.200 66.900H6Z')
}

/** The brow of the hill under the mill, in two terraces of whitewashed wall above the rust-red tuff. */
export function brow(k) {
  path(
    k,
    '#9c5244',
    'M4 84L9 76L14.500 70L21 65L26 62.400L31 59L36 56.400L40 51.800L46 48.600L54 46.400L74 44V84Z',
  )
  path(
    k,
    '#c87848',
    'M26 62.400L31 59L36 56.400L40 51.800L46 48.600L54 46.400V60L40 64L34 70L28 78H19L23 70Z',
  )
  path(k, '#743c4c', 'M4 84L9 76L14.500 70L21 65L18 72L16 84Z')
  // Small cubes lower on the slope.
  for (const [x, y, w, h] of points('27.500 61.600 4.200 3.200 32.500 59.400 3.400 4.400', 4)) {
    path(k, '#fff4e2', `M${x} ${y}v${-h}h${w}v${h}Z`)
    path(k, '#9ca8dc', `M${x} ${y}v${-h}h${w * 0.36}v${h}Z`)
    path(k, '#2a62b4', `M${x + w * 0.6} ${y}v${-h * 0.5}h${w * 0.2}v${h * 0.5}Z`)
  }
}

/** The white wall of the mill's terrace: the mill stands behind it. */
export function terrace(k) {
  path(k, '#9ca8dc', 'M45.500 50.600L50 46.400L52 60H45.500Z')
  path(k, '#fbeee0', 'M50 46.400L80 43V62H50Z')
  path(k, '#ffffff', 'M45.300 50.800L49.900 45.900L80 42.400V43.500L50.200 47L45.600 51.800Z')
}

/** A windmill of the islands in metres, foot at 0: tower, cap of thatch, twelve spars with their cloth. The sun on the right. */
export function windmill(k) {
  path(k, '#9eaade', 'M-3.100 0L-2.500 -6.600H2.500L3.100 0Z')
  path(k, '#d2d6ee', 'M-1.500 0L-1.200 -6.600H2.500L3.100 0Z')
  path(k, '#fff8ec', 'M-0.500 0L-0.300 -6.600H2.500L3.100 0Z')
  path(k, '#1f5cb0', 'M0.900 0V-1.500C0.900 -2.200 2 -2.200 2 -1.500V0Z')
  path(k, '#2c4c90', 'M0.900 -3.600h0.600v-0.800h-0.600Z')
  path(k, '#6a4644', 'M-3 -6.400L0 -10L3 -6.400C1.500 -5.900 -1.500 -5.900 -3 -6.400Z')
  path(k, '#c08850', 'M3 -6.400L0 -10L-0.700 -6.050C0.500 -5.950 2 -6.050 3 -6.400Z')
  path(k, '#e0ac68', 'M3 -6.400L0 -10L1.100 -6.080C1.800 -6.120 2.400 -6.200 3 -6.400Z')
  // The wheel looks to the left of us, into the wind of the sea.
  const [cx, cy, rx, ry] = [-0.9, -7.2, 4.5, 5.1]
  const on = (a, q) => [cx + Math.cos(a) * rx * q, cy + Math.sin(a) * ry * q]
  stroke(k, '#4c3440', 0.34, `M${cx} ${cy}L0.800 -7`)
  let ring = ''
  const furl = [0.25, 0.3, 0.12, 0.28, 0.3, 0.2, 0.3, 0.1, 0.26, 0.3, 0.16, 0.3]
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * Math.PI * 2 + 0.16
    const [tip, root, side] = [on(a, 0.97), on(a, 0.3), on(a + furl[i], 0.92)]
    fill(k, Math.cos(a) > 0 ? '#ffffff' : '#dfe2f4', [tip, root, side])
    stroke(k, '#5c4048', 0.13, `M${cx} ${cy}L${on(a, 1).join(' ')}`)
    ring += `${i ? 'L' : 'M'}${on(a, 1).join(' ')}`
  }
  stroke(k, '#5c4048', 0.06, `${ring}Z`)
  path(k, '#4c3440', `M${cx} ${cy - 0.34}a0.340 0.340 0 1 0 0.010 0Z`)
}

/** How far the shade of the houses reaches: one clean line along the lane. */
const shadeEdge = () => 0.36

/** Steps from the landing to the top, each with its tread and its riser, half in the sun, half in the shade. */
export function stair(k) {
  const quad = (c, x0, x1, y, z0, z1) =>
    fill(k, c, [P(x0, y, z0), P(x1, y, z0), P(x1, y, z1), P(x0, y, z1)])
  const riser = (c, x0, x1, y0, y1, z) =>
    fill(k, c, [P(x0, y0, z), P(x1, y0, z), P(x1, y1, z), P(x0, y1, z)])
  // The terrace at the top, then from far to near.
  for (let i = STEPS - 1; i >= 0; i--) {
    const [z0, z1] = [FIRST + i * TREAD, FIRST + (i + 1) * TREAD]
    const y = (i + 1) * RISE
    const e = shadeEdge(z0 + 0.01)
    if (y < EYE) {
      quad(C.gleam, LEFT, e, y, z0, z1)
      quad(C.shadeTread, e, RIGHT, y, z0, z1)
    }
    riser(C.riser, LEFT, e, y - RISE, y, z0)
    riser(C.shadeRiser, e, RIGHT, y - RISE, y, z0)
    riser(C.gleam, LEFT, e, y - RISE * 0.36, y + 0.012, z0)
    riser(C.shadeTread, e, RIGHT, y - RISE * 0.36, y + 0.012, z0)
  }
  // The landing before us, its shade one calm plane.
  const list = []
  for (const z of [FIRST, 5.4, 4.6, 3.8, 3]) list.push(P(shadeEdge(z), 0, z))
  fill(k, C.lit, [P(LEFT, 0, FIRST), P(RIGHT, 0, FIRST), P(RIGHT, 0, 2.6), P(LEFT, 0, 2.6)])
  fill(k, C.shade, [...list, P(shadeEdge(3), 0, 2.6), P(RIGHT, 0, 2.6), P(RIGHT, 0, FIRST)])
}

/** The parapet on the side of the sea: one wall that climbs with the stair, lit on its top and its inner face. */
export function parapet(k) {
  const slope = (z) => Math.max(0, Math.min(STEPS, (z - FIRST) / TREAD + 1)) * RISE
  const way = [2.2, 3, 4, 5, FIRST - TREAD, 8, 10, 12, 14.5, 17, 19.5, 22.2]
  const out = LEFT - 0.46
  const line = (x, up) => way.map((z) => P(x, slope(z) + up, z))
  const inner = line(LEFT, 0.72)
  fill(k, '#f7dfcb', [...inner, ...line(LEFT, -0.4).toReversed()])
  fill(k, C.gleam, [...inner, ...line(out, 0.72).toReversed()])
}

/** The houses on the right, all in their own shade. */
export function houses(k) {
  // The bright steps throw some of their light back on the wall.
  const near = k.createLinearGradient(0, 0, 0, 90)
  near.addColorStop(0, '#7684c8')
  near.addColorStop(0.55, '#8a97d2')
  near.addColorStop(1, '#b0b0dc')
  const faces = [near, C.wallFar, C.wallFarther]
  for (let i = 2; i >= 0; i--) {
    const [z0, z1, top] = HOUSES[i]
    // The front above the roof of the nearer house.
    if (i) fill(k, '#a9b4e4', [P(RIGHT, 2, z0), P(RIGHT, top, z0), P(9, top, z0), P(9, 2, z0)])
    fill(k, faces[i], [
      P(RIGHT, -0.6, z0),
      P(RIGHT, top, z0),
      P(RIGHT, top, z1),
      P(RIGHT, -0.6, z1),
    ])
    // The rim of the roof takes the sun.
    fill(k, C.gleam, [
      P(RIGHT - 0.05, top, z0),
      P(RIGHT - 0.05, top, z1),
      P(RIGHT - 0.05, top + 0.13, z1),
      P(RIGHT - 0.05, top + 0.13, z0),
    ])
    if (i)
      fill(k, C.gleam, [
        P(RIGHT - 0.05, top, z0),
        P(9, top, z0),
        P(9, top + 0.13, z0),
        P(RIGHT - 0.05, top + 0.13, z0),
      ])
  }
  const opening = (c, y0, y1, z0, z1, round = 0) => {
    const list = [P(RIGHT, y0, z0), P(RIGHT, y1, z0)]
    for (let j = 1; j < 8; j++) {
      const t = j / 8
      list.push(P(RIGHT, y1 + Math.sin(t * Math.PI) * round, z0 + (z1 - z0) * t))
    }
    fill(k, c, [...list, P(RIGHT, y1, z1), P(RIGHT, y0, z1)])
  }
  // A blue door on the second house, a window with its shutters on the first.
  opening('#b8c2ec', ground(11.2), ground(11.2) + 2.35, 10.5, 12.3, 0.55)
  opening('#1c4fa4', ground(11.2), ground(11.2) + 2.2, 10.7, 12.1, 0.45)
  opening('#143a84', ground(11.2), ground(11.2) + 2.2, 11.36, 11.44, 0.3)
  opening('#1c4fa4', 5.1, 6.1, 16.6, 17.6)
  opening('#b8c2ec', 1.5, 3.16, 3.5, 4.9)
  opening('#1a3a80', 1.6, 3.06, 3.62, 4.78)
  opening('#2460b4', 1.6, 3.06, 3.62, 4.17)
  opening('#1c4fa4', 1.6, 3.06, 4.23, 4.78)
}
