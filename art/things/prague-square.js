import { blend } from '../core/colour.js'
import { at, fill, path } from '../core/field.js'
import { random } from '../core/random.js'

// The Old Town Square of Prague from the gallery of the town hall's tower, in metres: across, up, away.
// The eye is 46 above the snow; the sun stands low behind us on the left.

const [EYE, F, CX, CY] = [46, 100, 72, 31]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
const HAZE = '#f2cdb6'
export const SHADE = '#8fa0d4'

/** Where the shadow of a point falls on the snow. */
export const fallen = (X, Y, Z) => P(X + 0.42 * Y, 0, Z + 1.92 * Y)
export const quad = (k, c, ...list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

const WALLS = [
  ['#f3c684', '#a890b4'],
  ['#eca084', '#9c7ca8'],
  ['#f6d8a8', '#b0a0c0'],
  ['#b8c490', '#8c98ac'],
  ['#e6a858', '#a4849c'],
  ['#dc8470', '#94749c'],
]
export const SNOW = '#fff6e6'
const SNOW_SHADE = '#a9b4e0'

/**
 * Windows of a front that faces us, in metres, from the eaves down; each house in one of four manners:
 * framed, with courses between the storeys, tall under small pediments, between pilasters.
 */
function windows(k, x, w, eaves, rows, trim, glass, manner = 0) {
  const n = Math.max(3, Math.round(w / [3.3, 3.9, 3.1, 3.7][manner]))
  const step = (eaves - 5) / rows
  const bay = w / n
  const box = (c, bx, by, bw, bh) => {
    k.fillStyle = c
    k.fillRect(bx, by, bw, bh)
  }
  for (let j = 0; j < rows; j++) {
    const high = step * ([0.6, 0.5, 0.68, 0.58][manner] - j * 0.03)
    const wide = [1.2, 1.5, 1.1, 1.3][manner]
    const y = -eaves + 1.2 + j * step
    if (manner === 1) box(trim, x, y + step * 0.72, w - 0.9, 0.36)
    for (let i = 0; i < n; i++) {
      const wx = x + bay * (i + 0.5) - wide / 2
      if (manner !== 1) box(trim, wx - 0.26, y - 0.26, wide + 0.52, high + 0.52)
      if (manner === 2)
        path(
          k,
          trim,
          `M${wx - 0.5} ${y - 0.3}L${wx + wide / 2} ${y - 0.9}L${wx + wide + 0.5} ${y - 0.3}Z`,
        )
      box((i * 3 + j * 5 + Math.round(x)) % 9 ? glass : '#ffd27c', wx, y, wide, high)
      if (manner === 1) box(trim, wx + wide / 2 - 0.09, y, 0.18, high)
    }
  }
  if (manner === 3)
    for (let i = 0; i <= n; i++) box(trim, x + bay * i - 0.22, -eaves + 0.6, 0.44, eaves - 5)
  // The arcade at the street, its arches of the house's own width.
  const arches = Math.max(2, Math.round(n * 0.66))
  for (let i = 0; i < arches; i++) {
    const wx = x + (w * (i + 0.5)) / arches
    const r = Math.min(1.5, (w / arches) * 0.34)
    path(k, glass, `M${wx - r} 0V-2.200Q${wx} ${-2.2 - r * 1.7} ${wx + r} -2.200V0Z`)
  }
}

const GABLES = {
  curved: (x, w, e, r) =>
    `C${x + w * 0.02} ${-e - r * 0.3} ${x + w * 0.2} ${-e - r * 0.2} ${x + w * 0.2} ${-e - r * 0.5}H${x + w * 0.28}C${x + w * 0.3} ${-e - r * 0.8} ${x + w * 0.38} ${-e - r} ${x + w * 0.5} ${-e - r}C${x + w * 0.62} ${-e - r} ${x + w * 0.7} ${-e - r * 0.8} ${x + w * 0.72} ${-e - r * 0.5}H${x + w * 0.8}C${x + w * 0.8} ${-e - r * 0.2} ${x + w * 0.98} ${-e - r * 0.3} ${x + w} ${-e}`,
  steep: (x, w, e, r) => `L${x + w / 2} ${-e - r}L${x + w} ${-e}`,
  stepped: (x, w, e, r) =>
    `${[1, 2, 3].map((i) => `V${-e - (r * i) / 3.4}H${x + w * 0.15 * i}`).join('')}V${-e - r}H${x + w * 0.55}${[3, 2, 1].map((i) => `V${-e - (r * i) / 3.4}H${x + w * (1 - 0.15 * (i - 1))}`).join('')}V${-e}`,
}

/** A house whose gable looks at us: roof running back under snow, then the front with its windows. */
export function house(k, X, Z, w, eaves, rise, kind, n, { rows = 4, deep = 24 } = {}) {
  const [m, ridge] = [X + w / 2, eaves + rise * 0.86]
  quad(k, SNOW, [X, eaves, Z], [m, ridge, Z], [m, ridge, Z + deep], [X, eaves, Z + deep])
  quad(
    k,
    SNOW_SHADE,
    [X + w, eaves, Z],
    [m, ridge, Z],
    [m, ridge, Z + deep],
    [X + w, eaves, Z + deep],
  )
  const [c, dim] = WALLS[n % WALLS.length]
  at(k, ...P(0, 0, Z), metre(Z), (q) => {
    const d = `M${X} 0V${-eaves}${GABLES[kind](X, w, eaves, rise)}V0Z`
    q.save()
    q.translate(0, -0.7)
    path(q, SNOW, d)
    q.restore()
    path(q, c, d)
    path(q, blend(c, dim, 0.55), `M${X + w - 0.9} 0V${-eaves}H${X + w}V0Z`)
    windows(q, X, w, eaves, rows, blend(c, '#ffffff', 0.55), '#64608c', (n * 3 + rows) % 4)
    q.fillStyle = '#64608c'
    q.fillRect(m - 0.7, -eaves - rise * 0.5, 1.4, 2.2)
    path(q, SNOW, `M${X} ${-eaves + 0.5}H${X + w}V${-eaves - 0.2}H${X}Z`)
  })
}

/** The rococo palace of the square: eaves to us, two small pediments. */
export function palace(k, X, Z, w) {
  const [e, r] = [17, 24]
  quad(k, SNOW, [X, e, Z], [X + w, e, Z], [X + w - 5, r, Z + 9], [X + 5, r, Z + 9])
  for (let i = 0; i < 5; i++) {
    const a = X + 6 + (i * (w - 12)) / 4
    quad(
      k,
      '#c98c8c',
      [a - 0.8, 19, Z + 2],
      [a + 0.8, 19, Z + 2],
      [a + 0.8, 21.4, Z + 2],
      [a - 0.8, 21.4, Z + 2],
    )
    quad(k, SNOW, [a - 1.2, 21.2, Z + 2], [a + 1.2, 21.2, Z + 2], [a, 22.6, Z + 2])
  }
  at(k, ...P(0, 0, Z), metre(Z), (q) => {
    const box = (c, x, y, a, b) => {
      q.fillStyle = c
      q.fillRect(x, y, a, b)
    }
    box('#efac98', X, -e, w, e)
    for (const a of [X, X + w * 0.27, X + w * 0.68, X + w - 1]) box('#fff0de', a, -e, 1, e)
    windows(q, X + 1, w - 2, e, 3, '#fff4e6', '#6c6490')
    for (const a of [0.14, 0.84]) {
      const x = X + w * a
      path(q, '#fff0de', `M${x - 5} ${-e}L${x} ${-e - 4.4}L${x + 5} ${-e}Z`)
      path(q, '#efac98', `M${x - 3.4} ${-e - 0.4}L${x} ${-e - 3.4}L${x + 3.4} ${-e - 0.4}Z`)
    }
    box('#fff6ea', X - 0.5, -e - 0.5, w + 1, 1.1)
  })
}

/** The row on one side: its fronts run away from us. side 1 looks to the right (in shade), -1 to the left (in the sun). */
export function row(k, X, Z0, widths, side, seed) {
  const r = random(seed)
  const far = widths.reduce((a, b) => a + b, Z0)
  let Z = far
  for (const w of [...widths].reverse()) {
    const [a, b] = [Z - w, Z]
    Z = a
    const e = 15 + r() * 5
    const [lit, dim] = WALLS[Math.floor(r() * 6)]
    const wall = side > 0 ? blend(dim, '#5c64a4', 0.4) : blend(lit, '#fff0d8', 0.1)
    const out = X - side * 9
    // The end of the house that looks at us, the roof, the front.
    quad(k, side > 0 ? '#c4a4b0' : '#dca888', [X, 0, a], [X, e, a], [out, e + 7, a], [out, 0, a])
    quad(k, side > 0 ? SNOW_SHADE : SNOW, [X, e, a], [X, e, b], [out, e + 8, b], [out, e + 8, a])
    quad(k, wall, [X, 0, a], [X, e, a], [X, e, b], [X, 0, b])
    const n = Math.max(2, Math.round(w / 3.6))
    for (let j = 0; j < 4; j++)
      for (let i = 0; i < n; i++) {
        const [z, y] = [a + (w * (i + 0.5)) / n, e - 2 - j * ((e - 3) / 4)]
        const glow = r() < (side > 0 ? 0.4 : 0.12)
        const c = glow ? '#ffcf7a' : side > 0 ? '#464a84' : '#7c6c94'
        quad(k, c, [X, y, z - 0.7], [X, y, z + 0.7], [X, y - 2.1, z + 0.7], [X, y - 2.1, z - 0.7])
      }
    quad(
      k,
      side > 0 ? '#b8c0e8' : '#fff6e8',
      [X, e, a],
      [X, e, b],
      [X, e - 0.7, b],
      [X, e - 0.7, a],
    )
  }
}

/** Roofs behind the square: gables and eaves in rows, the farther the paler; a few spires. */
export function roofs(k) {
  const r = random(21)
  for (let Z = 620; Z > 172; Z *= 0.9) {
    const pale = Math.min(0.86, 0.2 + (Z - 160) / 460)
    for (let X = -Z * 0.8; X < Z * 0.95; ) {
      const w = 14 + r() * 16
      const e = 15 + r() * 7
      const c = blend(WALLS[Math.floor(r() * 6)][0], HAZE, pale)
      const snow = blend(SNOW, HAZE, pale)
      const shade = blend(SNOW_SHADE, HAZE, pale * 0.9)
      const h = 6 + r() * 4
      if (r() < 0.45) {
        quad(k, snow, [X, e, Z], [X + w / 2, e + h, Z], [X + w / 2, e + h, Z + 26], [X, e, Z + 26])
        quad(
          k,
          shade,
          [X + w, e, Z],
          [X + w / 2, e + h, Z],
          [X + w / 2, e + h, Z + 26],
          [X + w, e, Z + 26],
        )
        quad(k, c, [X, 0, Z], [X, e, Z], [X + w / 2, e + h, Z], [X + w, e, Z], [X + w, 0, Z])
      } else {
        quad(k, snow, [X, e, Z], [X + 1, e + h, Z + 9], [X + w - 1, e + h, Z + 9], [X + w, e, Z])
        quad(k, c, [X, 0, Z], [X, e, Z], [X + w, e, Z], [X + w, 0, Z])
        quad(
          k,
          blend('#b88474', HAZE, pale),
          [X + w * 0.3, e + 3, Z + 4],
          [X + w * 0.3, e + h + 1, Z + 4],
          [X + w * 0.3 + 1.6, e + h + 1, Z + 4],
          [X + w * 0.3 + 1.6, e + 3, Z + 4],
        )
      }
      const g = blend('#8c84ac', HAZE, pale)
      for (let i = 0.2; i < 0.9; i += 0.22)
        quad(
          k,
          g,
          [X + w * i, e - 2, Z],
          [X + w * (i + 0.08), e - 2, Z],
          [X + w * (i + 0.08), e - 4.6, Z],
          [X + w * i, e - 4.6, Z],
        )
      X += w + (r() < 0.2 ? 5 : 0)
    }
    if (Z < 420)
      for (const [tx, tz, h] of [
        [-118, 300, 66],
        [-196, 400, 62],
        [250, 360, 70],
      ])
        if (Z <= tz && Z > tz * 0.9) spire(k, tx, tz, h, pale)
  }
}

function spire(k, X, Z, h, pale) {
  const [a, b] = [blend('#e8b890', HAZE, pale), blend('#a884a0', HAZE, pale)]
  const top = h * 0.58
  quad(k, a, [X - 5, 0, Z], [X - 5, top, Z], [X + 5, top, Z], [X + 5, 0, Z])
  quad(k, b, [X + 1.6, 0, Z], [X + 1.6, top, Z], [X + 5, top, Z], [X + 5, 0, Z])
  quad(k, blend('#7c94a8', HAZE, pale), [X - 5.6, top, Z], [X, h, Z], [X + 5.6, top, Z])
  quad(k, blend('#56628c', HAZE, pale), [X + 1, top, Z], [X, h, Z], [X + 5.6, top, Z])
}
