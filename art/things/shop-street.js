import { blend } from '../core/colour.js'
import { fill, stroke } from '../core/field.js'
import { lens } from './lens.js'
import { lantern, WORDS } from './shophouses.js'

/**
 * A street of shophouses in metres, seen along it by a standing eye: the row on the right in the morning sun, the row on the left in its
 * own shade, which lies over the street as one long wedge.
 */
const F = 70
export const [VX, VY] = [57, 61]
export const P = lens({ eye: [0, 1.6, 0], f: F, cx: VX, cy: VY })
const p2 = (x, y, z) => P(x, y, z).slice(0, 2)
const [RIGHT, LEFT] = [7.6, -6.4]
/** What shade does to a colour; on the ground it is the same indigo. */
const DUSK = '#38327c'
const CREAM = '#fff2d6'

/** Where a house begins and ends, its height, wall, shutters, windows in a row, form of their heads, fascia, sign. */
const SUNNY = [
  [2.5, 9.4, 8.4, '#f7a08c', '#2a9490', 3, 'arch', '#d8503c', undefined],
  [9.4, 14.8, 10.6, '#ffd98a', '#3f78b8', 3, 'flat', '#c8603c', [0, '#d8403c']],
  [14.8, 20.6, 8.2, '#8fd8c4', '#e0584c', 3, 'arch', '#d8503c', [1, '#e89a34']],
  [20.6, 26, 8.6, '#f4b0c4', '#f8f0dc', 3, 'flat', '#c8603c', [2, '#2f9484']],
  [26, 32.4, 11, '#a4cdf0', '#3c6cae', 3, 'arch', '#d8503c', [3, '#d8403c']],
  [32.4, 40, 8.4, '#ffe2a4', '#2a9490', 3, 'flat', '#c8603c', undefined],
  [40, 50, 9, '#f7a08c', '#f8f0dc', 3, 'arch', '#d8503c', undefined],
]
const SHADY = [
  [2.5, 8.6, 8.8, '#8fd8c4', '#e0584c', 3, 'flat', '#c8603c', undefined],
  [8.6, 15, 8.4, '#f4b0c4', '#3f78b8', 3, 'arch', '#d8503c', [4, '#d8403c']],
  [15, 21, 10.8, '#ffd98a', '#2a9490', 3, 'flat', '#c8603c', undefined],
  [21, 27, 8.4, '#a4cdf0', '#f8f0dc', 3, 'arch', '#d8503c', [5, '#e89a34']],
  [27, 36, 9.4, '#f7a08c', '#3c6cae', 3, 'flat', '#c8603c', undefined],
  [36, 50, 8.4, '#8fd8c4', '#e0584c', 3, 'arch', '#d8503c', undefined],
]

function house(k, [z0, z1, top, wall, shut, n, head, fascia], m) {
  const X = m > 0 ? RIGHT : LEFT
  const far = Math.min(0.4, Math.max(0, (z0 - 12) / 80))
  // Farther houses are paler; those on the left have only the light of the sky.
  const c = (hex, dark = 0) => {
    const own = blend(hex, '#7a3c7c', dark)
    return blend(m > 0 ? own : blend(own, DUSK, 0.66), m > 0 ? '#fdeccc' : '#8c86b4', far)
  }
  const quad = (colour, a, b, y0, y1, out = 0) =>
    fill(k, colour, [
      p2(X - m * out, y0, a),
      p2(X - m * out, y0, b),
      p2(X - m * out, y1, b),
      p2(X - m * out, y1, a),
    ])
  quad(c(wall), z0, z1, 0, top)
  // The covered way at its foot: dark, the floor and the back wall a little lighter, columns in the sun.
  quad(c('#54305c', 0.1), z0, z1, 0.15, 3.2)
  quad(c('#8c5468'), z0 + 1.2, z1 - 0.7, 0.3, 2.4)
  if (z0 < 3 && m > 0) {
    // The nearest shop is still shut: leaves of wood as high as the front, a light over them.
    for (let i = 0; i < 4; i++) {
      const a = z0 + 0.9 + i * 1.42
      quad(c(shut, 0.4), a, a + 1.34, 0.3, 2.5)
      quad(c(shut, 0.54), a + 0.2, a + 1.14, 1.75, 2.3)
      // The sun reaches in under the arcade as high as the knee of the door.
      quad(c(shut, 0.04), a, a + 1.34, 0.3, 1.6)
      quad(c(shut, 0.2), a + 0.2, a + 1.14, 0.55, 1.4)
    }
  } else if (m < 0) {
    // In the shade the lamps are still lit: one warm window, a door, few dark goods on the sill.
    const lamp = (hex) => blend(blend(hex, DUSK, 0.16), '#8c86b4', far)
    const [a, b] = [z0 + 1.5, z1 - 3]
    quad(lamp('#c87a5c'), a, b, 0.75, 2.3)
    quad(lamp('#f0b064'), a, b, 1.15, 2.3)
    quad(lamp('#e8985c'), z1 - 2.5, z1 - 1.4, 0.3, 2.3)
    for (const [u0, u1, y] of [
      [0.08, 0.26, 0.5],
      [0.3, 0.42, 0.3],
      [0.66, 0.9, 0.42],
    ])
      quad(c('#7c3c5c'), a + (b - a) * u0, a + (b - a) * u1, 1.15, 1.15 + y)
  } else {
    // A door in the colour of the shutters, goods on two boards beside it.
    quad(c(shut, 0.45), z1 - 2.7, z1 - 1.3, 0.3, 2.4)
    quad(c(shut, 0.6), z1 - 2, z1 - 1.94, 0.3, 2.4)
    for (const [y, colours] of [
      [0.95, ['#d89a54', '#b05c58', '#5c8c8c', '#d89a54']],
      [1.65, ['#5c8c8c', '#e0b874', '#b05c58', '#c87c5c']],
    ])
      for (const [i, colour] of colours.entries()) {
        const a = z0 + 1.5 + i * ((z1 - z0 - 4.6) / 4)
        quad(
          c(colour, 0.3),
          a,
          a + (z1 - z0 - 5.2) / 4.6,
          y,
          y + 0.34 + 0.1 * ((i * 7 + Math.round(z0)) % 3),
        )
      }
  }
  quad(c('#a8707c'), z0, z1, 0, 0.2)
  for (const z of [z0, z1 - 0.55]) quad(c(wall), z, z + 0.55, 0, 3.2)
  quad(c(wall, 0.2), z0, z1, 3.05, 3.3)
  // Bands of plaster between the storeys.
  quad(c(CREAM), z0, z1, 3.9, 4.15)
  const storeys = top > 10 ? [4.5, 7.4] : [4.6]
  if (storeys.length > 1) quad(c(CREAM), z0, z1, 7, 7.2)
  for (const y of storeys) {
    const high = storeys.length > 1 ? 2 : 2.3
    for (let i = 0; i < n; i++) {
      const w = (z1 - z0 - 1) / n
      const a = z0 + 0.5 + w * (i + 0.2)
      const b = a + w * 0.6
      const outline = (grow) => {
        const list = [p2(X, y - grow, a - grow), p2(X, y - grow, b + grow)]
        if (head === 'arch')
          for (let j = 0; j <= 24; j++) {
            const q = (j / 24) * Math.PI
            const mid = (a + b) / 2
            list.push(
              p2(
                X,
                y + high * 0.76 + Math.sin(q) * (0.5 + grow),
                mid + Math.cos(q) * ((b - a) / 2 + grow),
              ),
            )
          }
        else list.push(p2(X, y + high + grow, b + grow), p2(X, y + high + grow, a - grow))
        return list
      }
      fill(k, c(CREAM), outline(0.16))
      // One window of the house stands open: dark inside, its leaves folded back against the wall.
      const open = (i + Math.round(z0)) % 4 === 1
      fill(k, open ? c('#4a2c60') : c(shut), outline(0))
      const mid = (a + b) / 2
      const up = y + high * (head === 'arch' ? 0.76 : 1)
      if (open) {
        quad(c(shut), a - 0.42, a - 0.02, y, up)
        quad(c(shut, 0.3), b + 0.02, b + 0.42, y, up)
      } else {
        quad(c(shut, 0.24), m > 0 ? a : mid, m > 0 ? mid : b, y, up)
        if (z0 < 16)
          for (let j = 1; j < 7; j++) {
            const v = y + ((up - y) * j) / 7
            for (const [u0, u1] of [
              [a + 0.1, mid - 0.08],
              [mid + 0.08, b - 0.1],
            ])
              quad(c(shut, 0.4), u0, u1, v - 0.05, v + 0.05)
          }
      }
      quad(c(CREAM, 0.1), a - 0.3, b + 0.3, y - 0.34, y - 0.14)
    }
  }
  // Under the eaves: their shade on the wall, then the eaves themselves.
  if (m > 0)
    fill(k, blend(c(wall), '#8c4c88', 0.42), [
      p2(X, top, z0),
      p2(X, top, z1),
      p2(X, top - 0.7, z1),
      p2(X, top - 0.7, z0),
    ])
  fill(k, c('#a8544c', 0.4), [
    p2(X, top, z0),
    p2(X, top, z1),
    p2(X - m * 0.9, top + 0.1, z1),
    p2(X - m * 0.9, top + 0.1, z0),
  ])
  quad(c(fascia), z0, z1, top + 0.1, top + 0.5, 0.9)
  // The wall between two houses stands out above the eaves.
  quad(c(wall, 0.06), z0 - 0.05, z0 + 0.5, 3.3, top + 1, 0.3)
  fill(k, c(wall, m > 0 ? 0.42 : 0.2), [
    p2(X, 3.3, z0 - 0.05),
    p2(X - m * 0.3, 3.3, z0 - 0.05),
    p2(X - m * 0.3, top + 1, z0 - 0.05),
    p2(X, top + 1, z0 - 0.05),
  ])
}

/** A board that stands out from the wall and faces us, its characters under each other. */
function board(k, z, [word, colour], m) {
  const X = m > 0 ? RIGHT : LEFT
  const signs = WORDS[word]
  const tone = (hex) => (m > 0 ? hex : blend(hex, DUSK, 0.55))
  const high = signs.length * 0.86 + 0.3
  const [x0, y0, q] = P(X - m * 1.35 - 0.5, 5.6, z)
  const w = q
  fill(k, tone('#5c2c50'), [
    [x0 + (m > 0 ? w : 0), y0 - 0.1 * q],
    [p2(X, 5.5, z)[0], y0 + 0.1 * q],
    [p2(X, 5.5, z)[0], y0 + 0.2 * q],
    [x0 + (m > 0 ? w : 0), y0 + 0.1 * q],
  ])
  fill(k, tone(CREAM), [
    [x0 - 0.07 * q, y0 - 0.07 * q],
    [x0 + w + 0.07 * q, y0 - 0.07 * q],
    [x0 + w + 0.07 * q, y0 + (high + 0.07) * q],
    [x0 - 0.07 * q, y0 + (high + 0.07) * q],
  ])
  fill(k, tone(colour), [
    [x0, y0],
    [x0 + w, y0],
    [x0 + w, y0 + high * q],
    [x0, y0 + high * q],
  ])
  for (const [i, lines] of signs.entries())
    for (const line of lines) {
      const s = 0.62 * q
      const d = line
        .map(([u, v]) => `${x0 + w * 0.19 + u * s} ${y0 + (0.25 + i * 0.86) * q + (1 - v) * s}`)
        .join('L')
      stroke(k, tone('#fff0cc'), Math.max(0.1, 0.09 * q), `M${d}`)
    }
}

export function rows(k) {
  for (const [list, m] of [
    [SHADY, -1],
    [SUNNY, 1],
  ])
    for (const h of list.toReversed()) {
      house(k, h, m)
      if (h[8]) board(k, h[0] + 0.8, h[8], m)
    }
}

/** The paving in the sun, the shade of the left row over it: the outline of its roofs, house by house, thrown across the street. */
export function paving(k) {
  const g = k.createLinearGradient(0, VY, 0, 90)
  g.addColorStop(0, '#ffeac0')
  g.addColorStop(1, '#f8d094')
  k.fillStyle = g
  k.fillRect(-5, VY, 170, 40)
  // The drain at the foot of the sunny row.
  fill(k, '#d8a884', [
    p2(RIGHT - 0.5, 0, 3),
    p2(RIGHT - 0.5, 0, 50),
    p2(RIGHT - 0.9, 0, 50),
    p2(RIGHT - 0.9, 0, 3),
  ])
  const edge = SHADY.flatMap(([z0, z1, top]) => {
    const reach = LEFT + 0.9 + (top + 0.5) * 0.86
    const turn = top * 0.2
    return [p2(reach, 0, z0 < 3 ? 1 : z0 + turn), p2(reach, 0, z1 + turn)]
  })
  fill(k, '#655aa4', [p2(LEFT, 0, 1), p2(LEFT, 0, 52), ...edge.toReversed()])
  // Where the street ends: the temple's shade on the ground before it, then the kerb of its court.
  const strip = (colour, za, zb) =>
    fill(k, colour, [p2(-14, 0, za), p2(14, 0, za), p2(14, 0, zb), p2(-14, 0, zb)])
  strip('#a8707c', 55.5, 59)
  strip('#ffe4b4', 52, 55.5)
  for (const x of [-4.6, -2.8, -1, 0.8, 2.6, 4.4]) {
    const [a, b] = [p2(x, 0, 40), p2(x, 0, 3.2)]
    stroke(
      k,
      x > 2 ? 'rgba(200,140,104,.4)' : 'rgba(76,64,140,.4)',
      0.16,
      `M${a.join(' ')}L${b.join(' ')}`,
    )
  }
}

/** Lanterns on wires from row to row; the nearest high over us. */
export function lanterns(k) {
  for (const [z, high, n, sag] of [
    [34, 7.4, 5, 0.8],
    [25, 7.2, 5, 1],
    [18, 7.4, 5, 1.1],
    [12.4, 7.3, 5, 1.2],
  ]) {
    const on = (u) => P(LEFT + 0.4 + (RIGHT - LEFT - 0.8) * u, high - sag * 4 * u * (1 - u), z)
    stroke(
      k,
      '#5c3c6c',
      Math.max(0.1, 1.2 / z),
      `M${Array.from({ length: 13 }, (_, i) =>
        on(i / 12)
          .slice(0, 2)
          .join(' '),
      ).join('L')}`,
    )
    for (let i = 0; i < n; i++) {
      // Not evenly: a wider gap here and there, some larger ones.
      const [x, y, q] = on((i + 0.5 + 0.16 * Math.sin(i * 2.3 + z)) / n)
      k.save()
      k.translate(x, y)
      const size = q * (0.95 + 0.35 * Math.abs(Math.sin(i * 1.7 + z)))
      k.scale(size, size)
      lantern(k, (i + Math.round(z)) % 4 === 2)
      k.restore()
    }
  }
}
