import { fill, stroke } from '../core/field.js'
import { metre, P } from './koutoubia-view.js'

// The tower stands corner first: half of its diagonal frame, one face to the sun, one in the shade.
const TOWER = { x: 33, z: 172, a: [-0.8, 0.6], b: [0.6, 0.8] }

/** A point of the tower: u along the lit face (0 outer left .. 1 near edge), v along the shaded one, half width `m`. */
function corner(m) {
  const near = [TOWER.x + (-TOWER.a[0] - TOWER.b[0]) * m, TOWER.z + (-TOWER.a[1] - TOWER.b[1]) * m]
  return {
    lit: (u, y) =>
      P(near[0] + TOWER.a[0] * 2 * m * (1 - u), near[1] + TOWER.a[1] * 2 * m * (1 - u), y),
    dark: (u, y) => P(near[0] + TOWER.b[0] * 2 * m * u, near[1] + TOWER.b[1] * 2 * m * u, y),
  }
}

/** A pointed opening on a face: u in the middle, half width, sill, spring, tip. */
function niche(k, c, face, u, w, y0, y1, y2) {
  const line = [face(u - w, y0), face(u - w, y1)]
  for (let i = 1; i < 8; i++) {
    const t = i / 8
    line.push(face(u - w * (1 - t) ** 0.7 * (1 + 0.5 * Math.sin(Math.PI * t)), y1 + (y2 - y1) * t))
  }
  line.push(face(u, y2))
  for (let i = 7; i > 0; i--) {
    const t = i / 8
    line.push(face(u + w * (1 - t) ** 0.7 * (1 + 0.5 * Math.sin(Math.PI * t)), y1 + (y2 - y1) * t))
  }
  fill(k, c, [...line, face(u + w, y1), face(u + w, y0)])
}

/** Merlons in steps along the head of a face. */
function merlons(k, c, face, n, y, high) {
  for (let i = 0; i < n; i++) {
    const [a, w] = [(i + 0.08) / n, 0.84 / n]
    fill(
      k,
      c,
      [
        [0, 0],
        [0, 0.36],
        [0.2, 0.36],
        [0.2, 0.7],
        [0.38, 0.7],
        [0.38, 1],
        [0.62, 1],
        [0.62, 0.7],
        [0.8, 0.7],
        [0.8, 0.36],
        [1, 0.36],
        [1, 0],
      ].map(([u, v]) => face(a + w * u, y + high * v)),
    )
  }
}

const LIT = {
  wall: '#eeb078',
  pale: '#f8cc94',
  frame: '#d08858',
  hole: '#6c3850',
  tile: '#4cb4a4',
  merlon: '#f4bc84',
}
const DARK = {
  wall: '#7c4468',
  pale: '#8c5070',
  frame: '#643660',
  hole: '#3c204c',
  tile: '#246c80',
  merlon: '#885070',
}

function side(k, t, face, shaft) {
  const band = (c, y0, y1, u0 = 0, u1 = 1) =>
    fill(k, c, [face(u0, y0), face(u1, y0), face(u1, y1), face(u0, y1)])
  if (!shaft) {
    band(t.wall, 54, 64.5)
    for (const u of [0.3, 0.7]) niche(k, t.frame, face, u, 0.15, 55.5, 59.5, 62.2)
    for (const u of [0.3, 0.7]) niche(k, t.hole, face, u, 0.1, 55.5, 59, 61.2)
    band(t.tile, 62.9, 64)
    merlons(k, t.merlon, face, 5, 64.4, 1.5)
    return
  }
  band(t.wall, 0, 54)
  band(t.pale, 0, 1.6)
  // Levels: a frame, arches within, windows in them.
  for (const [y, rows, w] of [
    [9, [[0.5, 0.15]], 0.3],
    [
      19.5,
      [
        [0.32, 0.12],
        [0.68, 0.12],
      ],
      0.4,
    ],
    [
      31,
      [
        [0.32, 0.12],
        [0.68, 0.12],
      ],
      0.4,
    ],
  ]) {
    band(t.frame, y - 0.8, y + 8.6, 0.5 - w, 0.5 + w)
    band(t.pale, y - 0.2, y + 8, 0.5 - w + 0.04, 0.5 + w - 0.04)
    for (const [u, q] of rows) {
      niche(k, t.frame, face, u, q, y, y + 4.2, y + 7.2)
      niche(k, t.hole, face, u, q * 0.56, y, y + 3.4, y + 5.6)
    }
  }
  // The net of lozenges over four arches, the band of blue tiles.
  band(t.frame, 41.4, 50.2, 0.06, 0.94)
  for (let i = 0; i < 4; i++) niche(k, t.hole, face, 0.17 + i * 0.22, 0.066, 41.8, 44, 46)
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 8 - (row % 2); i++) {
      const [u, y] = [0.12 + (i + (row % 2) / 2) * 0.109, 46.2 + row * 1.25]
      fill(k, t.pale, [face(u, y), face(u + 0.042, y + 1), face(u, y + 2), face(u - 0.042, y + 1)])
    }
  band(t.tile, 51, 52.8)
  merlons(k, t.merlon, face, 8, 53.9, 2.2)
}

export function koutoubia(k) {
  const [low, high] = [corner(6.4), corner(3.4)]
  side(k, DARK, low.dark, true)
  side(k, LIT, low.lit, true)
  side(k, DARK, high.dark, false)
  side(k, LIT, high.lit, false)
  // The ribbed dome and three globes of gilded copper.
  const [x, y] = P(TOWER.x, TOWER.z, 65)
  const m = metre(TOWER.z)
  const dome = (c, x0, x1) => {
    k.save()
    k.beginPath()
    k.rect(x + x0 * m, y - 8 * m, (x1 - x0) * m, 9 * m)
    k.clip()
    k.fillStyle = c
    k.beginPath()
    k.moveTo(x - 3 * m, y)
    k.bezierCurveTo(x - 3.3 * m, y - 3.6 * m, x - 1.2 * m, y - 4.6 * m, x, y - 5.4 * m)
    k.bezierCurveTo(x + 1.2 * m, y - 4.6 * m, x + 3.3 * m, y - 3.6 * m, x + 3 * m, y)
    k.fill()
    k.restore()
  }
  dome('#f8cc94', -4, 0.6)
  dome('#8c5070', 0.6, 4)
  stroke(k, '#8c5c48', 0.24, `M${x} ${y - 5 * m}V${y - 12 * m}`)
  for (const [up, q] of [
    [6.2, 1],
    [8.3, 0.8],
    [10, 0.58],
  ]) {
    k.fillStyle = '#b06c3c'
    k.beginPath()
    k.arc(x, y - up * m, q * m, 0, 7)
    k.fill()
    k.fillStyle = '#ffdc8c'
    k.beginPath()
    k.arc(x - q * m * 0.22, y - (up + q * 0.2) * m, q * m * 0.6, 0, 7)
    k.fill()
  }
}

/** The tower's shadow, away from us to the right: one metre up falls 1.1 across and 0.95 back. */
export function towerShadow(k) {
  const [ux, uz] = [-0.654, 0.757]
  const on = (side, up) => P(TOWER.x + ux * side + up * 1.1, TOWER.z + uz * side + up * 0.95)
  fill(k, '#b0606c', [
    on(-9, 0),
    on(-9, 54),
    on(-4.8, 54),
    on(-4.8, 65),
    on(0, 71),
    on(4.8, 65),
    on(4.8, 54),
    on(9, 54),
    on(9, 0),
  ])
}

/** Roofs of the prayer hall along its wall, in metres from the tower: where each begins and ends, its eaves and its ridge. */
const ROOFS = [
  [19, 37, 12, 16.4],
  [-7, 14, 9.6, 13.6],
  [14.6, 26, 9.6, 13],
  [26.4, 46, 9.6, 14.2],
  [46.6, 68, 9.6, 13.4],
]
/** Doors and blind arches of the wall: where, half as wide, how high. */
const DOORS = [
  [-2, 1.2, 5],
  [5, 1.2, 5],
  [14.5, 2, 7.4],
  [24, 1.2, 5],
  [30.5, 1.2, 5],
  [41, 2.2, 7.8],
  [52, 1.2, 5],
  [60.5, 1.4, 5.4],
]

/** The wall of the mosque runs off from the tower to the left, its roofs of green tiles above it. */
export function mosque(k) {
  const start = [TOWER.x - 13, TOWER.z - 1]
  const at = (d, y) => P(start[0] + TOWER.a[0] * d, start[1] + TOWER.a[1] * d, y)
  const wall = (c, d0, d1, y0, y1) => fill(k, c, [at(d0, y0), at(d1, y0), at(d1, y1), at(d0, y1)])
  for (const [d0, d1, eaves, ridge] of ROOFS) {
    const hip = (ridge - eaves) * 1.1
    if (eaves > 10) wall('#c88868', d0 + 1, d1 - 1, 8, eaves)
    fill(k, '#4f9c86', [at(d0, eaves), at(d0 + hip, ridge), at(d1 - hip, ridge), at(d1, eaves)])
    fill(k, '#2c6c6c', [at(d0, eaves), at(d0 + hip, ridge), at(d0 + hip * 1.3, eaves)])
    fill(k, '#8cc4a0', [
      at(d0 + hip, ridge),
      at(d1 - hip, ridge),
      at(d1 - hip, ridge + 0.4),
      at(d0 + hip, ridge + 0.4),
    ])
  }
  wall('#e4a070', -8, 68, 0, 10)
  wall('#f4c08c', -8, 68, 9.2, 10)
  wall('#cc8460', -8, 68, 8.8, 9.2)
  wall('#c88060', -8, 68, 0, 0.9)
  for (let d = -7.6; d < 67; d += 1.5) wall('#f4c08c', d, d + 0.8, 9.9, 10.8)
  for (const [d, w, high] of DOORS) {
    const face = (u, y) => at(d + u, y)
    if (w > 1.5) wall('#f4c08c', d - w * 1.7, d + w * 1.7, 0, high + 0.9)
    niche(k, '#b86c58', face, 0, w * 1.25, 0, high * 0.6, high)
    niche(k, '#6c3850', face, 0, w * 0.9, 0, high * 0.55, high * 0.86)
  }
}
