import { fill, stroke } from '../core/field.js'

// A sailing catamaran seen from a low aeroplane: built in metres (forward, to the left, up), turned to its heading and looked at from
// `down` degrees above the horizon, so that hulls, deck and sails belong to one view.

/** The projection of one boat: heading in degrees from the right, anticlockwise as seen from above. */
export function boatView(heading, down) {
  const [h, d] = [heading, down].map((a) => (a * Math.PI) / 180)
  return ([a, b, c = 0]) => {
    const x = a * Math.cos(h) - b * Math.sin(h)
    const far = a * Math.sin(h) + b * Math.cos(h)
    return [x, -far * Math.sin(d) - c * Math.cos(d)]
  }
}

/** The deck line of a hull: sharp bow, square stern. */
const HULL = [
  [-6.5, 0.75],
  [-3, 0.95],
  [1.5, 0.95],
  [4.6, 0.6],
  [7, 0],
]

export function catamaran(k, { heading = 40, down = 34 } = {}) {
  const v = boatView(heading, down)
  const shape = (c, list) => fill(k, c, list.map(v))
  const outline = (b, up, grow = 1) => [
    ...HULL.map(([a, w]) => [a, b + w * grow, up]),
    ...[...HULL].reverse().map(([a, w]) => [a, b - w * grow, up]),
  ]
  // What it shades on the sea: sails and hulls in one, to the right of the light.
  shape('rgba(4,32,88,.55)', [
    [-6.5, -3.6],
    [6.8, -3],
    [3.4, -6.5],
    [-0.4, -11],
    [-4.5, -7.4],
    [-6.8, -6],
  ])
  for (const b of [3, -3]) {
    shape('#5c86b4', outline(b, 0))
    shape('#7ca4c8', [
      ...HULL.map(([a, w]) => [a, b - w, 0]),
      ...[...HULL].reverse().map(([a, w]) => [a, b - w, 1.3]),
    ])
    shape('#b4d0e0', [
      [-6.5, b + 0.75, 0],
      [-6.5, b - 0.75, 0],
      [-6.5, b - 0.75, 1.3],
      [-6.5, b + 0.75, 1.3],
    ])
    shape('#fffaf0', outline(b, 1.3))
  }
  // The net before the mast, the deck, the cabin with its dark glass and the open cockpit.
  shape('rgba(220,236,240,.75)', [
    [1.6, 2.4, 1.3],
    [5.4, 2.6, 1.3],
    [5.4, -2.6, 1.3],
    [1.6, -2.4, 1.3],
  ])
  shape('#e8eee8', [
    [-5.8, 2.6, 1.3],
    [1.8, 2.6, 1.3],
    [1.8, -2.6, 1.3],
    [-5.8, -2.6, 1.3],
  ])
  shape('#d8a468', [
    [-5.6, 2, 1.35],
    [-2.6, 2, 1.35],
    [-2.6, -2, 1.35],
    [-5.6, -2, 1.35],
  ])
  shape('#28487c', [
    [-2.6, 2, 1.3],
    [-2.6, -2, 1.3],
    [-2.4, -1.9, 2.6],
    [-2.4, 1.9, 2.6],
  ])
  shape('#3c6498', [
    [-2.6, -2, 1.3],
    [1.6, -1.8, 1.3],
    [1, -1.6, 2.6],
    [-2.4, -1.9, 2.6],
  ])
  shape('#ffffff', [
    [-2.4, 1.9, 2.6],
    [0.4, 1.8, 2.6],
    [1.1, 0, 2.6],
    [0.4, -1.7, 2.6],
    [-2.4, -1.9, 2.6],
  ])
  // Mast, mainsail with its boom let out to leeward, and the jib.
  const line = (c, w, list) => {
    const [p, q] = list.map(v)
    stroke(k, c, w, `M${p[0]} ${p[1]}L${q[0]} ${q[1]}`)
  }
  const curve = (c, a, b, top, belly) => {
    const side = []
    for (let i = 0; i <= 8; i++) {
      const t = i / 8
      side.push([
        top[0] + (b[0] - top[0]) * t - Math.sin(t * Math.PI) * belly,
        top[1] + (b[1] - top[1]) * t - Math.sin(t * Math.PI) * belly * 0.5,
        top[2] + (b[2] - top[2]) * t,
      ])
    }
    shape(c, [a, ...side])
  }
  curve('#fffdf4', [0.9, 0, 3.4], [-5, -1.5, 3.6], [0.9, 0, 17.5], 0.9)
  // The last cloth of the mainsail turns away from the sun.
  curve('#c8dcec', [-2.6, -0.9, 3.5], [-5, -1.5, 3.6], [0.7, -0.1, 16.6], 0.9)
  line('#f4ead4', 0.3, [
    [1, 0, 1.3],
    [1, 0, 17.8],
  ])
  curve('#dcecf4', [6.4, 0, 1.7], [1.5, -1.1, 2.6], [1.3, 0, 15.4], 0.35)
  curve('#ffffff', [6.4, 0, 1.7], [3.4, -0.6, 2.2], [1.3, 0, 15.4], 0.2)
}

/** Two straight paths of foam from the sterns, which widen and are lost. */
export function wake(k, { heading = 40, down = 34, length = 46 } = {}) {
  const v = boatView(heading, down)
  for (const b of [3, -3]) {
    const m = Math.sign(b)
    const g = k.createLinearGradient(...v([-6, b]), ...v([-6 - length, b + m * 6]))
    g.addColorStop(0, 'rgba(240,252,250,.95)')
    g.addColorStop(0.4, 'rgba(196,234,244,.7)')
    g.addColorStop(1, 'rgba(120,190,226,0)')
    fill(
      k,
      g,
      [
        [-5.6, b - m * 0.8],
        [-5.6, b + m * 0.8],
        [-6 - length * 0.5, b + m * 3],
        [-6 - length, b + m * 6.6],
        [-6 - length * 0.5, b + m * 1.4],
      ].map((p) => v(p)),
    )
  }
}
