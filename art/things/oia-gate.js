import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

// A white wall of Oia with a gate to the sea, in points of the field; the sun high on the right, in front of the wall.

const WHITE = {
  lit: '#fcf5ec',
  gleam: '#ffffff',
  soft: '#f2e4d6',
  shade: '#bcc4e6',
  deep: '#98a4d4',
}
const BLUE = { lit: '#2f80d0', body: '#2468b8', deep: '#1a4c94', dark: '#143a78' }

/** A windmill of the islands: round tower, cap of thatch, spokes with furled sails; 34 tall. */
export function mill(k) {
  path(k, '#c9d3ee', 'M-6.600 0L-5.200 -19C-3 -20 3 -20 5.200 -19L6.600 0Z')
  path(
    k,
    '#ffffff',
    'M-6.600 0L-5.200 -19C-3.600 -19.700 -1 -19.900 1 -19.800C2.200 -13 2.200 -6 1.800 0Z',
  )
  path(
    k,
    '#eef0f8',
    'M-1 0L-0.600 -19.900C0 -19.900 0.500 -19.900 1 -19.800C2.200 -13 2.200 -6 1.800 0Z',
  )
  path(k, '#2f7cc4', 'M-3.600 0V-4.500C-3.600 -6.500 -0.800 -6.500 -0.800 -4.500V0Z')
  path(k, '#1f5c9c', 'M-3.600 -12.500h1.800v-2.200h-1.800Z')
  path(k, '#8a6a4c', 'M-6.400 -18.600L0 -28.500L6.400 -18.600C3 -17.600 -3 -17.600 -6.400 -18.600Z')
  path(
    k,
    '#b9905c',
    'M-6.400 -18.600L0 -28.500L1.400 -17.900C-1.600 -17.700 -4.400 -18 -6.400 -18.600Z',
  )
  for (let i = 0; i < 6; i++) stroke(k, '#7a5a44', 0.2, `M${-4.6 + i * 1.9} -18.300L0 -28`)
  const [cx, cy] = [-1, -21]
  let ring = ''
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 6.2832 + 0.2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const [ex, ey] = [cx + c * 9.6, cy + s * 9.6]
    stroke(k, '#6a4c3e', 0.36, `M${cx} ${cy}L${ex} ${ey}`)
    path(
      k,
      i % 2 ? '#ffffff' : '#e4e6f2',
      `M${ex} ${ey}L${cx + c * 3.8} ${cy + s * 3.8}L${cx + Math.cos(a + 0.2) * 9.1} ${cy + Math.sin(a + 0.2) * 9.1}Z`,
    )
    ring += `${i ? 'L' : 'M'}${ex} ${ey}`
  }
  stroke(k, '#6a4c3e', 0.18, `${ring}Z`)
  stroke(k, '#5a3c34', 0.7, `M${cx} ${cy}L-3.400 -19.500`)
  path(k, '#5a3c34', `M${cx} ${cy - 0.9}a0.900 0.900 0 1 0 0.010 0Z`)
}

/** What the gate opens on: the brow of the steps, the sea with its far island, one sail. */
export function outlook(k) {
  const sea = k.createLinearGradient(0, 44, 0, 72)
  sea.addColorStop(0, '#5aa6da')
  sea.addColorStop(0.35, '#2f78c2')
  sea.addColorStop(1, '#1c539e')
  const sky = k.createLinearGradient(0, 20, 0, 45)
  sky.addColorStop(0, '#6ab4e4')
  sky.addColorStop(1, '#d3ebf2')
  fill(k, sky, points('34 18 70 18 70 46 34 46'))
  fill(
    k,
    '#9dc0de',
    points('34 44.4 40 43 45 42.4 50 41 57 40.6 62 41.8 66 42.2 70 43.4 70 45.4 34 45.4'),
  )
  fill(k, '#b9d3e6', points('50 41 57 40.6 62 41.8 58 43.2 56 45.4 48 45.4 51 43'))
  fill(k, sea, points('34 45 70 45 70 74 34 74'))
  for (const [x, y, l] of points('46 47.6 5 58 49.6 4 44 53 6 57 57 7', 3))
    path(
      k,
      '#79bbe4',
      `M${x - l} ${y}Q${x} ${y - 0.3} ${x + l} ${y}Q${x} ${y + 0.3} ${x - l} ${y}Z`,
    )
  path(k, '#ffffff', 'M50.800 51.600V45.400C49.800 47.600 49 49.600 48.700 51.500Z')
  path(k, '#e2ecf6', 'M51.100 51.600V46.200C52 48 52.600 49.800 53 51.500Z')
  path(k, '#1a3f7c', 'M48.700 52H53.300L52.700 52.900H49.300Z')
  // Two steps go down behind the sill; the low walls beside them.
  fill(k, WHITE.shade, points('36 62.4 43.400 64.400 43.400 76 36 76'))
  fill(k, WHITE.gleam, points('36 61.600 43.400 63.600 43.400 64.600 36 62.6'))
  fill(k, WHITE.soft, points('43.4 69.400 70 69.400 70 74 43.4 74'))
  fill(k, WHITE.gleam, points('43.4 68.800 70 68.800 70 69.600 43.4 69.600'))
  fill(k, WHITE.shade, points('43.4 71.200 70 71.200 70 74 43.4 74'))
}

/** The wall and the higher block with the gate. */
export function wall(k) {
  // The long wall on the right.
  fill(k, WHITE.lit, points('78 27 166 27 166 74 78 74'))
  fill(k, WHITE.gleam, points('78 25.6 166 25.6 166 27.6 78 27.6'))
  fill(k, WHITE.shade, points('78 27.6 166 27.6 166 28.5 78 28.5'))
  // The block, one opening cut through it.
  const d =
    'M-6 74V9H20C22 9 23 10 23 12V13.600H79.400C80.800 13.600 81.600 14.400 81.600 15.800V74ZM40 74V37A11.400 11.400 0 0 1 62.800 37V74Z'
  k.save()
  k.clip(new Path2D(d), 'evenodd')
  path(k, WHITE.lit, 'M-6 9H82V74H-6Z')
  k.restore()
  fill(k, WHITE.gleam, points('22 12.4 80.800 12.4 82.4 13.6 82.4 15 22 15'))
  fill(k, WHITE.shade, points('22 15 81.6 15 81.6 15.9 22 15.9'))
  fill(k, WHITE.gleam, points('-6 7.8 21.6 7.8 23.2 9 23.2 10.4 -6 10.4'))
  fill(k, WHITE.shade, points('-6 10.4 23.2 10.4 23.2 11.3 -6 11.3'))
  // The wall is half a metre thick: its left jamb faces the sun, the vault over it does not.
  path(k, WHITE.soft, 'M40 74V37L43.400 39V74Z')
  path(
    k,
    WHITE.deep,
    'M40 37A11.400 11.400 0 0 1 62.800 37C60.800 29.600 56.600 27.400 53 27.400C47.600 27.400 43.400 32 43.400 39Z',
  )
  path(
    k,
    WHITE.gleam,
    'M38.600 74V37A12.800 12.800 0 0 1 64.200 37V74H62.800V37A11.400 11.400 0 0 0 40 37V74Z',
  )
  // The foot of the walls, painted grey as everywhere here.
  fill(k, '#d8d3dc', points('-6 71.6 38.6 71.6 38.6 74.2 -6 74.2'))
  fill(k, '#d8d3dc', points('64.2 71.6 166 71.6 166 74.2 64.2 74.2'))
}

/** One leaf of the gate, folded back against the wall on the left: low at its hinge, high at its free edge; and its shade. */
export function leaf(k) {
  path(k, WHITE.shade, 'M13.400 72V28.600C17 28.600 24 30 30 36V72Z')
  path(k, BLUE.body, 'M17.400 72.400V26.200C26 26.800 34 31 38 38.400V72.400Z')
  for (const [x, y] of points('20.6 26.6 24 27.6 27.4 29.2 30.8 31.4 34.2 34.2'))
    fill(k, BLUE.deep, [
      [x, y],
      [x + 0.5, y + 0.3],
      [x + 0.5, 72.4],
      [x, 72.4],
    ])
  for (const y of [41, 54, 67]) {
    fill(k, BLUE.lit, [
      [17.4, y],
      [38, y],
      [38, y + 2.4],
      [17.4, y + 2.4],
    ])
    fill(k, BLUE.dark, [
      [17.4, y + 2.4],
      [38, y + 2.4],
      [38, y + 2.9],
      [17.4, y + 2.9],
    ])
  }
  path(
    k,
    BLUE.lit,
    'M17.400 26.200C26 26.800 34 31 38 38.400V40C33.600 32.400 26 28 17.400 27.400Z',
  )
  fill(k, BLUE.lit, points('37.2 38 38 38.400 38 72.4 37.2 72.4'))
  path(k, '#e9c27c', 'M19.600 53.200a1 1 0 1 0 0.010 0Z')
}

/** Slabs of grey stone in whitewashed joints, in perspective. */
export function paving(k) {
  fill(k, '#f7f0ea', points('-6 74 166 74 166 96 -6 96'))
  const r = random(12)
  const rows = [74.6, 76.4, 79, 82.6, 87.6, 95]
  for (let i = 0; i < rows.length - 1; i++) {
    const [y0, y1] = [rows[i], rows[i + 1] - 0.3 - i * 0.08]
    const q = (y) => (y - 52) / 22
    for (let X = -90 + r() * 10; X < 90; ) {
      const w = 9 + r() * 12
      const at = (u, y) => [80 + u * q(y), y]
      const b = 0.5
      fill(k, ['#d6cfd6', '#cdc7d2', '#dcd5d8'][Math.floor(r() * 3)], [
        at(X + b + r(), y0 + 0.1 * i),
        at(X + w - b - r(), y0),
        at(X + w - b, (y0 + y1) / 2),
        at(X + w - b - r(), y1),
        at(X + b + r(), y1),
        at(X + b, (y0 + y1) / 2),
      ])
      X += w
    }
  }
}
