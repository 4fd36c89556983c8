import { Path2D } from '@napi-rs/canvas'
import { fill, stroke } from '../core/field.js'
import { lens } from './lens.js'

// The Brooklyn Bridge along its walk, in metres: X across, Y above the boards, Z along; the tower stands at 0, we before it.

export const HORIZON = 73
export const P = lens({ eye: [0, 2.5, -112], f: 150, cx: 94, cy: HORIZON })
const TOP = 41.5
const ROAD = -5.5
const [Z0, Z1] = [-8, 8]
/** The four cables across the bridge. */
const PLANES = [-13, -4.4, 4.4, 13]

const face = (k, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
const rect = (k, c, [x0, x1], [y0, y1], z) =>
  face(k, c, [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ])
const way = (list) =>
  `M${list
    .map((p) =>
      P(...p)
        .slice(0, 2)
        .join(' '),
    )
    .join('L')}`

/** Height of the cable at z: down to the middle of the river on our side, straighter to the land behind. */
const cableAt = (z) =>
  z < 0
    ? 3.5 + (TOP - 5.5) * (1 + z / 243) ** 2
    : TOP - 2 - 41 * (z / 283) - 10 * (z / 283) * (1 - z / 283)

/** A pointed gate from its left foot over the tip to the right one. */
function pointed(mid, half, z, foot = ROAD, spring = 15.5, tip = 28.5) {
  const left = [[mid - half, foot, z]]
  for (let i = 0; i <= 14; i++) {
    const t = i / 14
    left.push([
      mid - half * Math.cos((t * Math.PI) / 2) ** 1.2,
      spring + (tip - spring) * Math.sin((t * Math.PI) / 2),
      z,
    ])
  }
  return [
    ...left,
    ...left
      .slice(0, -1)
      .map(([x, y]) => [2 * mid - x, y, z])
      .reverse(),
  ]
}

const clipped = (k, list, draw, rule) => {
  k.save()
  const d = new Path2D()
  for (const ring of list) {
    ring.forEach(([x, y], i) => (i ? d.lineTo(x, y) : d.moveTo(x, y)))
    d.closePath()
  }
  k.clip(d, rule)
  draw()
  k.restore()
}
function stone(k, t) {
  rect(k, t.front, [-20.8, 20.8], [-44, 36], Z0)
  for (const m of [-9.1, 9.1]) stroke(k, t.bright, 0.62, way(pointed(m, 5.65, Z0)))
  // Under the crown lies its own shade.
  rect(k, t.cast, [-20.8, 20.8], [32.9, 34.6], Z0)
  // Three piers stand out of the front; each leaves a strip of shade on its right.
  for (const [x0, x1] of [
    [-20.8, -18],
    [-1.5, 1.5],
    [17.8, 20.8],
  ]) {
    rect(k, t.cast, [x1, x1 + 1], [-44, 34], Z0)
    rect(k, t.bright, [x0, x1], [-44, 34.6], Z0 - 2)
  }
  for (const [y0, y1, hw, d, tone] of [
    [34.2, 36.2, 21.7, 2.4, t.bright],
    [36.2, 39, 20.9, 1.4, t.front],
    [39, TOP, 22.4, 3, t.bright],
  ]) {
    rect(k, tone, [-hw, hw], [y0, y1], Z0 - d)
    if (tone === t.bright) rect(k, t.cast, [-hw + 0.8, hw], [y0 - 0.7, y0], Z0 - d)
  }
  // Where the cables enter.
  for (const x of PLANES) rect(k, t.hole, [x - 0.8, x + 0.8], [35.7, 38], Z0 - 1.4)
}

/** The tower in the last sun from the left; the air over the water reddens its foot. */
export function tower(k, sun) {
  const front = [
    [-22.4, -44, Z0],
    [22.4, -44, Z0],
    [22.4, 43, Z0],
    [-22.4, 43, Z0],
  ].map((p) => P(...p))
  const gates = [-9.1, 9.1].map((m) => pointed(m, 5.2, Z0))
  // The inner walls of the gates: the left one in shade, the right one in the light.
  for (const [i, gate] of gates.entries()) {
    const back = pointed([-9.1, 9.1][i], 5.2, Z1)
    for (let j = 0; j < gate.length - 1; j++) {
      const [a, b] = [gate[j], gate[j + 1]]
      const tone = j > gate.length / 2 ? sun.jamb : sun.vault
      face(k, tone, [a, b, back[j + 1], back[j]])
      stroke(k, tone, 0.12, way([a, back[j]]))
    }
  }
  clipped(
    k,
    [front, ...gates.map((g) => g.map((p) => P(...p)))],
    () => {
      stone(k, sun)
      const [, y0] = P(0, 24, Z0)
      const [, y1] = P(0, -4, Z0)
      const g = k.createLinearGradient(0, y0, 0, y1)
      g.addColorStop(0, 'rgba(208,84,112,0)')
      g.addColorStop(1, 'rgba(208,84,112,.55)')
      k.fillStyle = g
      const [x0] = P(-20.8, 0, Z0)
      const [x1] = P(20.8, 0, Z0)
      k.fillRect(x0, y0, x1 - x0, 90)
    },
    'evenodd',
  )
}

/** Cables, hangers and the fan of stays on our side, plane after plane from the outer ones inwards. */
export function web(k, { thin, sun, edge }) {
  for (const x of [-13, 13, -4.4, 4.4]) {
    const outer = Math.abs(x) > 5
    const foot = outer ? -1.4 : 0.1
    // The stays fan out from the tower to points every few metres along the road.
    for (let d = outer ? 19 : 26; d < 100; d += outer ? 9 : 12) {
      stroke(
        k,
        thin,
        0.15,
        way([
          [x, TOP - 4.6, Z0 - 1.4],
          [x, foot, -d],
        ]),
      )
    }
  }
  for (const x of [-13, 13, -4.4, 4.4]) {
    // As a thick band, so that it tapers to the tower; the side away from the sun is darker.
    const zs = Array.from({ length: 32 }, (_, i) => Z0 - 1.2 - i * 2.9)
    const band = (y0, y1) => [
      ...zs.map((z) => [x, cableAt(z) + y0, z]),
      ...zs.map((z) => [x, cableAt(z) + y1, z]).reverse(),
    ]
    face(k, edge, band(-0.34, 0.3))
    face(k, sun, band(-0.08, 0.3))
  }
}
/** The same behind the tower, paler: seen through the gates and beside it. */
export function farWeb(k, c) {
  for (const x of PLANES) {
    for (let d = 20; d < 120; d += 20)
      stroke(
        k,
        c,
        0.1,
        way([
          [x, cableAt(d), d],
          [x, -2, d],
        ]),
      )
    stroke(
      k,
      c,
      0.34,
      way(Array.from({ length: 20 }, (_, i) => [x, cableAt(8 + i * 9), 8 + i * 9])),
    )
  }
}

const NEAR = -103
/** The two roads below us with their outer girders. */
export function roads(k, c, z0, z1) {
  for (const m of [-1, 1]) {
    face(k, c.road, [
      [m * 2.6, ROAD, z0],
      [m * 13, ROAD, z0],
      [m * 13, ROAD, z1],
      [m * 2.6, ROAD, z1],
    ])
    face(k, m < 0 ? c.dark : c.girder, [
      [m * 13, ROAD - 1.4, z0],
      [m * 13, -1.4, z0],
      [m * 13, -1.4, z1],
      [m * 13, ROAD - 1.4, z1],
    ])
    face(k, c.edge, [
      [m * 13, -1.4, z0],
      [m * 13, -1.9, z0],
      [m * 13, -1.9, z1],
      [m * 13, -1.4, z1],
    ])
  }
}

/** The boards of the walk and its rails: before the tower it divides, one way through each gate. */
export function walk(k, c) {
  const W = 2.7
  const [PART, NOSE] = [-62, -46]
  const both = (draw) => {
    for (const m of [-1, 1]) draw(m)
  }
  both((m) => {
    face(k, c.under, [
      [m * W, 0, NEAR],
      [m * W, -1.6, NEAR],
      [m * W, -1.6, PART],
      [m * 12.6, -1.2, Z0],
      [m * 12.6, 0, Z0],
      [m * W, 0, PART],
    ])
    face(k, c.boards, [
      [0, 0, NEAR],
      [m * W, 0, NEAR],
      [m * W, 0, PART],
      [m * 12.6, 0, Z0],
      [m * 12.6, 0, 40],
      [m * 5.2, 0, 40],
      [m * 5.2, 0, Z0],
      [0, 0, NOSE],
    ])
  })
  // Boards lie lengthwise; joints only where we see them.
  for (const x of [-1.8, -0.9, 0, 0.9, 1.8])
    face(k, c.joint, [
      [x, 0, NEAR],
      [x + 0.05, 0, NEAR],
      [x + 0.02, 0, PART],
      [x, 0, PART],
    ])
  // The sun comes low from the left: posts and rail lie across the boards as long bars.
  const inside = [
    [-W, 0, NEAR],
    [W, 0, NEAR],
    [W, 0, PART],
    [-W, 0, PART],
  ].map((p) => P(...p))
  clipped(k, [inside], () => {
    face(k, c.cast, [
      [-W + 1.15 * FALL[0], 0, NEAR],
      [-W + 1.3 * FALL[0], 0, NEAR],
      [-W + 1.3 * FALL[0], 0, PART],
      [-W + 1.15 * FALL[0], 0, PART],
    ])
    for (let z = -106; z < PART; z += 6)
      face(k, c.cast, [
        [-W, 0, z],
        [-W + 1.2 * FALL[0], 0, z + 1.2 * FALL[1]],
        [-W + 1.2 * FALL[0], 0, z + 0.3 + 1.2 * FALL[1]],
        [-W, 0, z + 0.3],
      ])
  })
  const rail = (line) => {
    for (const [y, t] of [
      [1.15, 0.12],
      [0.62, 0.06],
    ])
      face(k, c.post, [
        ...line.map(([x, z]) => [x, y, z]),
        ...line.map(([x, z]) => [x, y - t, z]).reverse(),
      ])
  }
  const post = (x, z) =>
    face(k, c.post, [
      [x - 0.06, 0, z],
      [x + 0.06, 0, z],
      [x + 0.06, 1.15, z],
      [x - 0.06, 1.15, z],
    ])
  both((m) => {
    rail([
      [m * W, NEAR],
      [m * W, PART],
      [m * 12.6, Z0],
    ])
    // The inner rail of each way starts at the point where they part.
    rail([
      [0, NOSE],
      [m * 5.2, Z0],
    ])
    for (let z = -88; z < PART; z += 6) post(m * W, z)
    for (let z = PART; z < Z0; z += 9) post(m * (W + ((z - PART) / (Z0 - PART)) * 9.9), z)
    for (let z = NOSE; z < Z0; z += 9) post(m * ((z - NOSE) / (Z0 - NOSE)) * 5.2, z)
  })
}
/** How far a thing one metre tall throws its shadow: aside and away. */
const FALL = [1.23, 4.2]

/** A lamp of the walk, just lit. */
export function lamp(k, x, z, c) {
  const [px, py, q] = P(x, 0, z)
  stroke(k, c.post, 0.11 * q, `M${px} ${py}V${py - 3.9 * q}`)
  const g = k.createRadialGradient(px, py - 4.1 * q, 0, px, py - 4.1 * q, 1.7 * q)
  g.addColorStop(0, 'rgba(255,220,140,.4)')
  g.addColorStop(1, 'rgba(255,220,140,0)')
  k.fillStyle = g
  k.fillRect(px - 2 * q, py - 6.1 * q, 4 * q, 4 * q)
  k.fillStyle = '#fff0c0'
  k.beginPath()
  k.ellipse(px, py - 4.1 * q, 0.24 * q, 0.3 * q, 0, 0, 7)
  k.fill()
}
export const [FROM, TOWER, TILL] = [NEAR, Z0, 160]
