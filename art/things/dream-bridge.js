import { blend } from '../core/colour.js'
import { fill, path } from '../core/field.js'

// The stone bridge over the moat, in metres from our eye: across, up from the water, away. It runs from the near bank on
// the left to the gate of the castle, 80 away; the light comes from there.

const [EYE, F, CX, CY] = [5.4, 90, 102, 61]
const [DECK, TOP, HALF, END] = [2, 2.95, 2.6, 79]
export const P = (X, Y, Z) => [CX + (X * F) / Z, CY + ((EYE - Y) * F) / Z]
export const metre = (Z) => F / Z
/** The middle line of the bridge. */
const middle = (Z) => (-6.6 * (80 - Z)) / 70
/** A point of the bridge: `side` from -1 to 1 across it, height, distance. */
export const on = (side, Y, Z) => P(middle(Z) + side * HALF, Y, Z)
export const FLOOR = DECK

const NEAR = 4.6
const STONE = { lit: '#e79aa4', deck: '#a9669a', mid: '#7a4a8c', dark: '#46306f', deep: '#2a2257' }

const band = (k, c, a, b, from = NEAR, to = END) =>
  fill(k, c, [on(...a, from), on(...b, from), on(...b, to), on(...a, to)])

/** Arches in the side that looks at us, and their mirror: half rounds between piers, in perspective. */
function arches(k, colour, rim, turn) {
  for (let a = 12; a < 74; a += 10.4) {
    const [from, to] = [a + 1, a + 9.2]
    const arc = (grow) => {
      const out = []
      for (let i = 0; i <= 20; i++) {
        const t = Math.PI * (i / 20)
        const Z = (from + to) / 2 - (Math.cos(t) * (to - from + grow)) / 2
        out.push(on(1, turn * Math.sin(t) * (1.62 + grow / 2), Z))
      }
      return out
    }
    fill(k, rim, arc(0.5))
    fill(k, colour, arc(0))
  }
}

/** What the water shows of the side that looks at us. */
export function bridgeMirror(k) {
  fill(k, '#32295f', [on(1, 0, NEAR), on(1, -TOP, 12), on(1, -TOP, END), on(1, 0, END)])
  arches(k, '#221b50', '#54386f', -1)
}

/** A lamp on the parapet: slender post, round glass. */
function lamp(k, side, Z) {
  const [x, y] = on(side, TOP, Z)
  const q = metre(Z)
  const c = blend(STONE.deep, STONE.mid, Math.min(1, Z / 90))
  fill(k, c, [
    [x - 0.26 * q, y + 0.1 * q],
    [x - 0.2 * q, y - 0.4 * q],
    [x - 0.07 * q, y - 0.55 * q],
    [x - 0.06 * q, y - 2.42 * q],
    [x + 0.06 * q, y - 2.42 * q],
    [x + 0.07 * q, y - 0.55 * q],
    [x + 0.2 * q, y - 0.4 * q],
    [x + 0.26 * q, y + 0.1 * q],
  ])
  const g = k.createRadialGradient(x, y - 2.6 * q, 0.1 * q, x, y - 2.6 * q, 1.25 * q)
  g.addColorStop(0, 'rgba(255,214,150,.6)')
  g.addColorStop(1, 'rgba(255,200,150,0)')
  path(
    k,
    g,
    `M${x - 1.25 * q} ${y - 2.6 * q}a${1.25 * q} ${1.25 * q} 0 1 0 ${2.5 * q} 0a${1.25 * q} ${1.25 * q} 0 1 0 ${-2.5 * q} 0Z`,
  )
  path(
    k,
    '#fff0c0',
    `M${x - 0.25 * q} ${y - 2.6 * q}a${0.25 * q} ${0.25 * q} 0 1 0 ${0.5 * q} 0a${0.25 * q} ${0.25 * q} 0 1 0 ${-0.5 * q} 0Z`,
  )
  path(k, c, `M${x - 0.2 * q} ${y - 2.82 * q}L${x} ${y - 3.06 * q}L${x + 0.2 * q} ${y - 2.82 * q}Z`)
}

const LAMPS = [70, 57, 46, 36, 27, 19, 12.4]

/** Left parapet, the floor and the lamps of that side; then come the people; then `nearSide`. */
export function farSide(k) {
  const floor = k.createLinearGradient(100, 65, 50, 90)
  floor.addColorStop(0, '#f2aea4')
  floor.addColorStop(0.35, STONE.deck)
  floor.addColorStop(1, '#52367c')
  band(k, floor, [-1, DECK], [1, DECK])
  // Courses of the paving across the bridge, closer with distance.
  for (let Z = 6; Z < 60; Z *= 1.17)
    band(k, 'rgba(60,34,100,.28)', [-0.9, DECK], [0.9, DECK], Z, Z * 1.012)
  band(k, STONE.mid, [-0.9, DECK], [-0.9, TOP])
  for (let Z = 6.4, i = 0; Z < 66; Z *= 1.2, i++)
    band(
      k,
      '#663c80',
      [-0.9, DECK + (i % 2 ? 0.48 : 0)],
      [-0.9, TOP - (i % 2 ? 0 : 0.46)],
      Z,
      Z * 1.008,
    )
  band(k, '#663c80', [-0.9, DECK + 0.46], [-0.9, DECK + 0.49])
  band(k, STONE.lit, [-1.06, TOP], [-0.86, TOP])
  for (const Z of LAMPS) lamp(k, -0.96, Z)
}

export function nearSide(k) {
  const wall = k.createLinearGradient(100, 66, 70, 90)
  wall.addColorStop(0, '#8a5490')
  wall.addColorStop(1, STONE.deep)
  band(k, wall, [1.06, 0], [1.06, TOP])
  arches(k, '#1d1a4a', '#9a5f98', 1)
  band(k, '#6a4286', [1.06, 2.05], [1.06, 2.2])
  band(k, STONE.lit, [0.86, TOP], [1.06, TOP])
  for (const Z of LAMPS.slice(0, 6)) lamp(k, 0.96, Z)
}
