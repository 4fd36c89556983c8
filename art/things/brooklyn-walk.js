import { Path2D } from '@napi-rs/canvas'
import { fill, stroke } from '../core/field.js'
import { lens } from './lens.js'

// The Brooklyn Bridge along its walk, in metres: X across, Y above the boards, Z along; the tower stands at 0, we before it.

export const HORIZON = 73
export const P = lens({ eye: [0.7, 2.5, -112], yaw: -4.6, f: 150, cx: 80, cy: HORIZON })
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

/** What the towers of Manhattan leave in shade: their outline on the stone, from left to right in metres. */
const CITY = [
  [-30, 12],
  [-19.4, 12],
  [-19.4, 19],
  [-18.4, 19],
  [-18.4, 21.5],
  [-17.4, 24.4],
  [-16.4, 21.5],
  [-16.4, 19],
  [-15.2, 19],
  [-15.2, 14],
  [-3.4, 14],
  [-3.4, 20.4],
  [-0.6, 20.4],
  [-0.6, 17],
  [2.2, 17],
  [2.2, 22.6],
  [3.7, 22.6],
  [3.7, 15],
  [14.4, 15],
  [14.9, 15],
  [16.1, 31],
  [16.9, 31.4],
  [17.15, 37],
  [17.4, 31.4],
  [18.2, 31],
  [19.4, 15],
  [19.4, 11],
  [30, 11],
]
const SHADE = [...CITY, [30, -50], [-30, -50]]

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
const inShade = (k, z, draw) => clipped(k, [SHADE.map(([x, y]) => P(x, y, z))], draw)

/** Courses of the granite: few, so that it is stone and no pattern. */
const COURSES = [
  [-20, -16, 27],
  [-18.4, -14.6, 33.6],
  [-13, -9, 32.2],
  [-4.6, 0, 33.4],
  [5, 10, 34.4],
  [15, 16.6, 12],
  [-20.2, -17, 9],
  [-3, 1, 24.6],
  [12.5, 16, 26.6],
  [-16.4, -14.4, 4],
  [-1, 3, 6.6],
  [16, 20, 3.4],
]

function stone(k, t) {
  rect(k, t.front, [-20.8, 20.8], [-44, 36], Z0)
  for (const [x0, x1, y] of COURSES) rect(k, t.course, [x0, x1], [y, y + 0.7], Z0)
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

export function tower(k, sun, shade) {
  const front = [
    [-22.4, -44, Z0],
    [22.4, -44, Z0],
    [22.4, 43, Z0],
    [-22.4, 43, Z0],
  ].map((p) => P(...p))
  const gates = [-9.1, 9.1].map((m) => pointed(m, 5.2, Z0))
  // The inner walls of the gates: a shaded one at the left, one in the light at the right.
  for (const [i, gate] of gates.entries()) {
    const back = pointed([-9.1, 9.1][i], 5.2, Z1)
    for (let j = 0; j < gate.length - 1; j++) {
      const [a, b] = [gate[j], gate[j + 1]]
      const right = j > gate.length / 2
      const high = (a[1] + b[1]) / 2 > 14
      const tone = i && right ? (high ? sun.jamb : shade.jamb) : high ? sun.vault : shade.vault
      const wall = [a, b, back[j + 1], back[j]]
      if (i && right && j === gate.length - 2) {
        // The long straight jamb: the shade of the city ends in it.
        face(k, shade.jamb, wall)
        face(k, sun.jamb, [a, [a[0], 13, Z0], [a[0], 13, Z1], back[j]])
      } else face(k, tone, wall)
      stroke(k, tone, 0.12, way([a, back[j]]))
    }
  }
  clipped(
    k,
    [front, ...gates.map((g) => g.map((p) => P(...p)))],
    () => {
      stone(k, sun)
      // The four cables throw their lines on the stone.
      for (const x of PLANES) {
        const run = Math.min(24, 20.6 - x)
        stroke(
          k,
          sun.line,
          0.4,
          way([
            [x, 35.6, Z0 - 2],
            [x + run, 35.6 - run * 1.1, Z0 - 2],
          ]),
        )
      }
      inShade(k, Z0, () => stone(k, shade))
    },
    'evenodd',
  )
}

/** Cables, hangers and the fan of stays on our side, plane after plane from the outer ones inwards. */
export function web(k, { thin, sun, edge }) {
  for (const x of [-13, 13, -4.4, 4.4]) {
    const outer = Math.abs(x) > 5
    const foot = outer ? -1.4 : 0.1
    for (let d = outer ? 20 : 26; d < 86; d += outer ? 9 : 12)
      stroke(
        k,
        thin,
        0.13,
        way([
          [x, cableAt(-d), -d],
          [x, foot, -d],
        ]),
      )
    for (const d of outer ? [24, 38, 52, 66, 80] : [32, 50, 68])
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

/** The boards of the walk, its rails; before the tower it opens to both gates. */
export function walk(k, c) {
  const W = 2.7
  for (const m of [-1, 1])
    face(k, c.under, [
      [m * W, 0, NEAR],
      [m * W, -1.6, NEAR],
      [m * W, -1.6, -40],
      [m * W, 0, -40],
    ])
  // Its opening stands on girders of its own.
  for (const m of [-1, 1])
    face(k, c.under, [
      [m * W, 0, -40],
      [m * 6.6, 0, -18],
      [m * 6.6, -1.2, -18],
      [m * W, -1.2, -40],
    ])
  face(k, c.boards, [
    [-W, 0, NEAR],
    [W, 0, NEAR],
    [W, 0, -40],
    [6.6, 0, -18],
    [6.6, 0, 60],
    [-6.6, 0, 60],
    [-6.6, 0, -18],
    [-W, 0, -40],
  ])
  // Boards lie lengthwise; joints only where we see them.
  for (const x of [-1.8, -0.9, 0, 0.9, 1.8])
    face(k, c.joint, [
      [x, 0, NEAR],
      [x + 0.05, 0, NEAR],
      [x + 0.02, 0, -40],
      [x, 0, -40],
    ])
  for (const m of [-1, 1]) {
    for (let z = -88; z < -40; z += 6)
      face(k, c.post, [
        [m * W - 0.05, 0, z],
        [m * W + 0.05, 0, z],
        [m * W + 0.05, 1.15, z],
        [m * W - 0.05, 1.15, z],
      ])
    for (const [y, t] of [
      [1.15, 0.1],
      [0.62, 0.05],
    ])
      face(k, c.post, [
        [m * W, y, NEAR],
        [m * W, y - t, NEAR],
        [m * W, y - t, -40],
        [m * W, y, -40],
      ])
  }
}

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
