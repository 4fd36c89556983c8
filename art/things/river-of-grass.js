import { at, fill, path, points, rough, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { folk, POSES, SKINS } from './slender-folk.js'

/** The Everglades: saw grass, an airboat, an alligator. */

/** Blades that rise from a line: box [x0, x1], foot(x), how long, how many; tones from back to front. */
export function sawgrass(k, { x0, x1, foot, long, count, tones, seed, lean = 0.2, thick = 0.5 }) {
  const r = random(seed)
  for (let i = 0; i < count; i++) {
    const x = x0 + r() * (x1 - x0)
    const y = foot(x) + (r() - 0.3) * 0.6
    const l = long * (0.55 + r() * 0.6)
    const a = (r() - 0.5) * 0.9 + lean
    const w = thick * (0.6 + r() * 0.6)
    const bend = (r() - 0.3) * l * 0.34
    const [tx, ty] = [x + a * l + bend, y - l]
    const [mx, my] = [x + a * l * 0.45, y - l * 0.58]
    path(
      k,
      tones[Math.floor(r() * tones.length)],
      `M${x - w} ${y}Q${mx - w * 0.7} ${my} ${tx} ${ty}Q${mx + w * 0.8} ${my} ${x + w} ${y}Z`,
    )
  }
}

/** A strip of grass far off: a plain shape whose upper edge swells a little. */
export function strip(k, colour, edge, deep, seed) {
  fill(k, colour, [
    ...rough(edge, 0.18, seed),
    [edge.at(-1)[0], edge.at(-1)[1] + deep],
    [edge[0][0], edge[0][1] + deep],
  ])
}

const rider = (n, top, more) => ({
  ...POSES.sit,
  skin: SKINS[n],
  top,
  low: ['#3c4470', '#24284c'],
  hair: ['#3c2438', '#20182c'],
  light: -1,
  ...more,
})

/** The airboat from its side, heading left: a flat hull, two benches, the driver on his high seat, the fan in its cage. */
export function airboat(k) {
  // The fan: cage, blades as a pale disc, rudders behind.
  path(k, '#2c2848', 'M10.200 -9.800h0.700v8.600h-0.700ZM13.600 -9.300h2.600v7.800h-2.600Z')
  path(k, '#e0584c', 'M14 -9h1.900v3.200h-1.900ZM14 -5.200h1.900v3.200h-1.900Z')
  k.fillStyle = 'rgba(255,236,200,.4)'
  k.beginPath()
  k.ellipse(11.8, -5.6, 1.3, 4.6, 0, 0, 7)
  k.fill()
  for (const [q, w] of points('1 0.360 0.660 0.140 0.330 0.140')) {
    k.strokeStyle = q === 1 ? '#e8b04c' : '#b88048'
    k.lineWidth = w
    k.beginPath()
    k.ellipse(11.8, -5.6, 1.6 * q + 0.2, 4.9 * q, 0, 0, 7)
    k.stroke()
  }
  stroke(
    k,
    '#b88048',
    0.14,
    'M11.800 -10.500V-0.700M10.200 -5.600H13.400M10.600 -9L13 -2.200M13 -9L10.600 -2.200',
  )
  path(k, '#4c4468', 'M7.600 -4.800h3.600v2.600h-3.600ZM7.200 -2.600h4.600v1.400h-4.600Z')
  path(k, '#8c7c8c', 'M7.600 -4.800h3.600v0.700h-3.600Z')
  // Seat of the driver on its frame.
  stroke(k, '#2c2848', 0.3, 'M4.800 -1.400L5.800 -5.200H8.200L8.600 -1.400M5.300 -3.200H8.400')
  path(k, '#2c2848', 'M5.200 -5.500h2.900v0.500h-2.900ZM7.600 -8.200h0.600v3h-0.600Z')
  at(
    k,
    6.9,
    -5.5,
    0.72,
    (c) =>
      folk(
        c,
        rider(1, ['#f4dcb0', '#b0888c'], {
          hat: ['brim', '#f0d09c', '#a47c6c'],
          low: ['#6c6450', '#443c44'],
          armNear: [60, 30],
          armFar: [70, 20],
          light: 1,
        }),
      ),
    true,
  )
  // Two benches with three heads each; those behind a little higher.
  path(
    k,
    '#2c2848',
    'M-6.600 -2.400h0.400v1.600h-0.400ZM-1.200 -2.400h0.400v1.600h-0.400ZM2.400 -4.300h0.440v3h-0.440ZM-3.200 -4.100h0.440v3h-0.440Z',
  )
  const seats = [
    [1.5, -2.5, 0, ['#e8604c', '#8c3450'], { hat: ['cap', '#fff0d4', '#c8a48c'] }],
    [-0.2, -2.3, 3, ['#f4bc4c', '#a8604c'], { cut: 'bun' }],
    [-3.9, -2.2, 2, ['#4cb0a8', '#28607c'], { cut: 'long', armNear: [96, 12] }],
    [-5.6, -2.1, 0, ['#fff0d8', '#b894a0'], { cut: 'bun', hair: ['#a8643c', '#6c3c38'] }],
  ]
  for (const [x, y, n, top, more] of seats)
    at(k, x, y, 0.6, (c) => folk(c, rider(n, top, { light: 1, ...more })), true)
  path(k, '#4c4468', 'M0.200 -2.500h2.500v0.460h-2.500ZM-5.200 -2.300h2.300v0.460h-2.300Z')
  // The hull, its bow turned up.
  path(
    k,
    '#c44844',
    'M-11.800 -3.200L-10.600 -2.100H13.400L13.600 0.200H-6.800C-9 0 -10.800 -1.400 -11.800 -3.200Z',
  )
  path(k, '#f0744c', 'M-11.800 -3.200L-10.600 -2.100H13.400V-1.500H-10.200Z')
  path(k, '#fff0d4', 'M-9.600 -1.300H13.500V-0.860H-9Z')
  path(k, '#7c2c48', 'M-8 -0.300H13.600V0.200H-6.800Z')
  stroke(k, '#2c2848', 0.2, 'M-10.600 -2.200V-3.400H-6.800V-2.200')
}

/** An alligator that lies in the water, its head to the left: snout, eye, ridge of scutes, tail. */
export function alligator(k, flat) {
  const c = (x) => flat ?? x
  path(
    k,
    c('#2c3448'),
    'M-13 -0.200C-12.600 -0.900 -11.800 -1.100 -11 -0.900C-9.600 -0.800 -8.400 -1 -7.200 -1.300C-6.900 -2 -6.200 -2.100 -5.800 -1.600C-5.200 -1.500 -4.600 -1.200 -4 -0.800L-3 -0.700C-1 -1.700 2 -2 5 -1.700C8 -1.500 10.600 -0.900 13 -0.400C15.500 0 17.500 -0.100 19.500 0.200H-13Z',
  )
  if (flat) return
  path(
    k,
    '#8c8468',
    'M-12.900 -0.400C-12.400 -0.900 -11.800 -1.100 -11 -0.900C-9.600 -0.800 -8.400 -1 -7.200 -1.300C-6.900 -2 -6.200 -2.100 -5.900 -1.600L-6.600 -1.100C-8.500 -0.600 -11 -0.500 -12.900 -0.400Z',
  )
  for (let i = 0; i < 13; i++) {
    const x = -1.6 + i * 1.12
    const y = -1.4 - Math.sin((Math.min(i, 12) / 12) * 2.6) * 0.5
    path(k, i < 5 ? '#a89468' : '#5c5c60', `M${x} ${y + 0.4}l${0.4} ${-0.62}l0.500 0.560Z`)
  }
  path(k, '#f4c858', 'M-6.700 -1.600a0.200 0.200 0 1 0 0.400 0a0.200 0.200 0 1 0 -0.400 0Z')
}
