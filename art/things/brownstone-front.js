import { blend } from '../core/colour.js'
import { fill } from '../core/field.js'

/** A row of brownstones seen from across the street, in metres: across, up, away; the fronts stand 30 away, the eye 2.2 above the snow, all runs to 128, 66. */
export const P = (X, Y, Z = 30) => [128 + (X * 162) / Z, 66 - ((Y - 2.2) * 162) / Z]
export const metre = (Z) => 162 / Z
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )
const box = (k, c, x0, y0, x1, y1, Z = 30) =>
  quad(k, c, [x0, y0, Z], [x1, y0, Z], [x1, y1, Z], [x0, y1, Z])
const SNOW = '#d4def8'
const SHADE = '#8c9cd4'

/** A window with its frame, sill and hood; arch: how high its round head rises. */
function pane(k, x, y, w, h, { TRIM, DARK }, lit, arch, Z = 30) {
  const head = (grow, up) => {
    const out = [
      [x - w / 2 - grow, y - up, Z],
      [x + w / 2 + grow, y - up, Z],
    ]
    for (let i = 0; i <= 10; i++) {
      const a = (i / 10) * Math.PI
      out.push([
        x + Math.cos(a) * (w / 2 + grow),
        y + h + up + (arch ? Math.sin(a) * (arch + up) : 0),
        Z,
      ])
    }
    return out
  }
  quad(k, TRIM, ...head(0.2, 0.16))
  quad(k, lit ? '#ffc868' : '#3c4478', ...head(0, 0))
  if (lit) {
    // Curtains to both sides, the brightest in the middle.
    quad(
      k,
      '#ffe8ac',
      [x - w * 0.22, y, Z],
      [x + w * 0.22, y, Z],
      [x + w * 0.3, y + h, Z],
      [x - w * 0.3, y + h, Z],
    )
  } else
    quad(
      k,
      '#5460a0',
      [x - w / 2, y + h * 0.3, Z],
      [x + w / 2, y + h * 0.75, Z],
      [x + w / 2, y + h, Z],
      [x - w / 2, y + h, Z],
    )
  box(k, DARK, x - w / 2, y + h * 0.5 - 0.05, x + w / 2, y + h * 0.5 + 0.05, Z)
  box(k, TRIM, x - w / 2 - 0.28, y - 0.26, x + w / 2 + 0.28, y - 0.06, Z)
  box(k, SNOW, x - w / 2 - 0.26, y - 0.08, x + w / 2 + 0.26, y + 0.1, Z)
  if (!arch) box(k, SNOW, x - w / 2 - 0.24, y + h + 0.16, x + w / 2 + 0.24, y + h + 0.3, Z)
}

/** One house of three storeys over its basement, 6.4 wide, its left wall at x. */
export function house(k, x, tones, lit, { arch = 0, bay = false, high = 12.4 } = {}) {
  const { STONE, DARK, TRIM } = tones
  const W = 6.4
  box(k, STONE, x, 0, x + W, high)
  box(k, blend(STONE, DARK, 0.55), x, 0, x + W, 2)
  box(k, TRIM, x, 1.96, x + W, 2.14)
  box(k, DARK, x + W - 0.1, 0, x + W, high)
  let n = 0
  const on = () => lit[n++] === '1'
  for (const u of [3.4, 5.2]) {
    box(k, on() ? '#f0a858' : '#2c3060', x + u - 0.5, 0.7, x + u + 0.5, 1.6)
    for (let i = 1; i < 4; i++)
      box(k, DARK, x + u - 0.54 + i * 0.25, 0.6, x + u - 0.46 + i * 0.25, 1.7)
  }
  const us = bay ? [1.4] : [1.4, 3.4, 5.2]
  for (const [y, h, list] of [
    [2.7, 2.3, us.slice(1)],
    [6.2, 2, us],
    [9.1, 1.6, bay ? [1.4, 3.4, 5.2] : us],
  ])
    for (const u of list) pane(k, x + u, y, 0.95, h - arch * 0.4, tones, on(), arch)
  if (bay) {
    // A bay of two storeys: its front nearer, its right flank turned away.
    const [a, b, Z] = [x + 2.9, x + 5.5, 29.3]
    quad(k, DARK, [b, 2, Z], [b + 0.6, 2, 30], [b + 0.6, 8.6, 30], [b, 8.6, Z])
    for (const y of [2.9, 6.2]) {
      const side = [b + 0.15, b + 0.45].map((X, i) => [X, 29.475 + i * 0.35])
      quad(
        k,
        y < 3 ? '#e8a058' : '#2c3060',
        [side[0][0], y, side[0][1]],
        [side[1][0], y, side[1][1]],
        [side[1][0], y + 1.9, side[1][1]],
        [side[0][0], y + 1.9, side[0][1]],
      )
    }
    box(k, STONE, a, 2, b, 8.6, Z)
    box(k, TRIM, a, 5.3, b, 5.7, Z)
    box(k, TRIM, a, 2, b, 2.3, Z)
    for (const [y, h] of [
      [2.9, 2.1],
      [6.2, 1.8],
    ])
      for (const u of [a + 0.7, b - 0.7]) pane(k, u, y, 0.8, h, tones, on(), 0, Z)
    quad(k, TRIM, [a - 0.1, 8.4, Z], [b + 0.1, 8.4, Z], [b + 0.1, 8.7, Z], [a - 0.1, 8.7, Z])
    quad(k, SNOW, [a - 0.1, 8.7, Z], [b + 0.1, 8.7, Z], [b + 0.5, 8.95, 30], [a + 0.1, 8.95, 30])
  }
  // The cornice on its brackets, the snow on the roof.
  box(k, DARK, x, high - 1.05, x + W, high - 0.75)
  for (let i = 0; i < 8; i++)
    box(k, DARK, x + 0.25 + i * 0.8, high - 1.2, x + 0.5 + i * 0.8, high - 0.4, 29.8)
  box(k, TRIM, x - 0.02, high - 0.5, x + W + 0.02, high, 29.6)
  box(k, SNOW, x - 0.02, high, x + W + 0.02, high + 0.32, 29.6)
}

/** The door over its stoop; open: light falls out and down the steps. */
export function stoop(k, x, { STONE, DARK, TRIM }, open) {
  const [m, w, top, n, z0, z1] = [x + 1.4, 0.95, 2.1, 8, 29.3, 26.7]
  box(k, TRIM, m - 1, top, m + 1, 5.5)
  box(k, DARK, m - 0.8, top, m + 0.8, 5.1)
  box(k, open ? '#ffdc90' : '#4c2c48', m - 0.6, top, m + 0.6, 4.5)
  box(k, open ? '#fff0c0' : '#ffc868', m - 0.6, 4.6, m + 0.6, 5)
  if (open)
    quad(
      k,
      '#94384c',
      [m - 0.6, top, 30],
      [m - 1, top, 29.3],
      [m - 1, 4.55, 29.3],
      [m - 0.6, 4.5, 30],
    )
  else {
    box(k, '#743c50', m - 0.45, 2.4, m - 0.06, 4.3)
    box(k, '#743c50', m + 0.06, 2.4, m + 0.45, 4.3)
  }
  quad(
    k,
    TRIM,
    [m - 1.2, 5.4, 29.7],
    [m + 1.2, 5.4, 29.7],
    [m + 1.2, 5.7, 29.7],
    [m - 1.2, 5.7, 29.7],
  )
  quad(
    k,
    SNOW,
    [m - 1.2, 5.7, 29.7],
    [m + 1.2, 5.7, 29.7],
    [m + 1.1, 5.95, 29.8],
    [m - 1.1, 5.95, 29.8],
  )
  const cheek = (X, c) => {
    quad(
      k,
      c,
      [X, 0, 30],
      [X, top + 0.75, 30],
      [X, top + 0.75, z0],
      [X, 0.85, z1],
      [X, 0.85, z1 - 0.3],
      [X, 0, z1 - 0.3],
    )
  }
  const coping = (X, X1) => {
    quad(
      k,
      SNOW,
      [X, top + 0.75, 30],
      [X1, top + 0.75, 30],
      [X1, top + 0.75, z0],
      [X1, 0.85, z1],
      [X, 0.85, z1],
      [X, top + 0.75, z0],
    )
    // The post at the foot, with its cap of snow.
    box(k, STONE, X - 0.04, 0, X1 + 0.04, 1.15, z1 - 0.3)
    quad(
      k,
      DARK,
      [X1 + 0.04, 0, z1 - 0.3],
      [X1 + 0.04, 0, z1],
      [X1 + 0.04, 1.15, z1],
      [X1 + 0.04, 1.15, z1 - 0.3],
    )
    quad(
      k,
      SNOW,
      [X - 0.1, 1.12, z1 - 0.34],
      [X1 + 0.1, 1.12, z1 - 0.34],
      [X1 + 0.04, 1.4, z1 - 0.2],
      [(X + X1) / 2, 1.5, z1 - 0.2],
      [X - 0.04, 1.4, z1 - 0.2],
    )
  }
  cheek(m - w, DARK)
  for (let i = 0; i <= n; i++) {
    const y = top * (1 - i / (n + 1))
    const [z, zn] = [z0 + ((z1 - z0) * i) / n, z0 + ((z1 - z0) * (i + 1)) / n]
    const back = i ? z : 30
    quad(k, SNOW, [m - w, y, back], [m + w, y, back], [m + w, y, zn], [m - w, y, zn])
    if (open)
      quad(
        k,
        '#ffe4b4',
        [m - 0.6, y, back],
        [m + 0.6, y, back],
        [m + 0.64, y, zn],
        [m - 0.64, y, zn],
      )
    box(k, i % 2 ? SHADE : '#8490cc', m - w, y - top / (n + 1), m + w, y, zn)
    if (open) box(k, '#dcb0a0', m - 0.62, y - top / (n + 1), m + 0.62, y, zn)
    box(k, open ? '#ecd8d4' : SNOW, m - w, y - 0.07, m + w, y, zn)
  }
  coping(m - w - 0.28, m - w)
  cheek(m + w + 0.28, DARK)
  coping(m + w, m + w + 0.28)
}

/** The wall at the end of the row, that runs away from us to the river. */
export function endWall(k, x, c, high = 12.4) {
  quad(k, c, [x, 0, 30], [x, 0, 43], [x, high - 0.5, 43], [x, high - 0.2, 30])
  quad(k, SNOW, [x, high - 0.2, 30], [x, high - 0.5, 43], [x, high - 0.2, 43], [x, high + 0.1, 30])
  for (const [z, y, lit] of [
    [34, 6.2, 1],
    [38.5, 6.2, 0],
    [34, 9.2, 0],
    [38.5, 9.2, 1],
    [36.5, 2.8, 0],
  ])
    quad(
      k,
      lit ? '#ffc868' : '#2c3060',
      [x, y, z],
      [x, y, z + 1.2],
      [x, y + 1.7, z + 1.2],
      [x, y + 1.7, z],
    )
}
