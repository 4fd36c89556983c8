import { blend } from '../core/colour.js'
import { fill, path, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** The bay in metres, seen by somebody who walks over the bridge: x to the right, y above the eye, z away; the water lies 8 m below. */
export const LEVEL = 64
const [VX, F] = [98, 84]
const WATER = -8
export const P = (x, y, z) => [VX + (F * x) / z, LEVEL - (F * y) / z]
export const metre = (z) => F / z
const line = (list) => `M${list.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}`
const mix = (a, b, t) => a + (b - a) * t

/** One tower of the hotel: its end like an A, its glass towards the bay. near, far: [x, z] of the edges of the glass. */
function tower(k, near, far, splay, r) {
  const [high, deep] = [190, 24]
  const hs = Array.from({ length: 15 }, (_, i) => i / 14)
  const edge = (h, u) => {
    const out = u * (deep + splay * (1 - h) ** 2.3)
    return P(near[0] - out, mix(WATER + 2, high, h), near[1])
  }
  fill(k, '#24407c', [...hs.map((h) => edge(h, 0)), ...hs.toReversed().map((h) => edge(h, 1))])
  fill(k, '#5878b0', [
    ...hs.map((h) => edge(h, 1)),
    ...hs.toReversed().map((h) => edge(h, 1 - 0.36 * (deep / (deep + splay * (1 - h) ** 2.3)))),
  ])
  // The hall between the two slabs.
  const gap = hs.filter((h) => h < 0.52)
  fill(k, '#ffc890', [
    ...gap.map((h) => edge(h, 0.4)),
    ...gap.toReversed().map((h) => edge(h, 0.4 + 0.26 * (1 - h / 0.5))),
  ])
  for (let i = 1; i < 7; i++)
    stroke(k, '#b46c6c', 0.12, line([edge(i * 0.06, 0.38), edge(i * 0.06, 0.68)]))
  const glass = (u, h) =>
    P(mix(near[0], far[0], u), mix(WATER + 2, high, h), mix(near[1], far[1], u))
  fill(k, '#3c64a8', [glass(0, 0), glass(1, 0), glass(1, 1), glass(0, 1)])
  fill(k, '#7094c8', [glass(0.62, 0), glass(1, 0), glass(1, 1), glass(0.5, 1)])
  fill(k, '#a8a8d0', [glass(0.86, 0), glass(1, 0), glass(1, 1), glass(0.8, 1)])
  for (let row = 1; row < 46; row++)
    for (let i = 0; i < 11; i++) {
      if (r() > 0.42) continue
      const [u, h] = [(i + 0.18) / 11, (row + 0.2) / 47]
      fill(k, ['#ffd890', '#fff0c4', '#ffb870'][Math.floor(r() * 3)], [
        glass(u, h),
        glass(u + 0.056, h),
        glass(u + 0.056, h + 0.011),
        glass(u, h + 0.011),
      ])
    }
  for (let row = 1; row < 16; row++)
    stroke(k, 'rgba(28,48,108,.35)', 0.1, line([glass(0, row / 16), glass(1, row / 16)]))
}

/** The hotel: three towers one behind the other, the garden on their heads like a ship that comes towards us. */
export function hotel(k) {
  const r = random(11)
  const west = [
    [-158, 292],
    [-149, 325],
    [-140, 360],
    [-130, 415],
    [-113, 475],
    [-100, 535],
    [-80, 590],
    [-62, 650],
    [-52, 690],
  ]
  tower(k, [-82, 592], [-66, 662], 16, r)
  tower(k, [-116, 476], [-104, 545], 22, r)
  tower(k, [-142, 362], [-134, 430], 34, r)
  const rim = (out, y, list = west) => list.map(([x, z]) => P(x - out, y, z))
  // Its belly, lit from below, round at the bow.
  const belly = [...rim(0, 192), ...rim(36, 192).toReversed(), P(-184, 195, 274), P(-176, 195, 270)]
  fill(k, '#6c5c98', belly)
  stroke(k, '#6c5c98', 0.3, line([...rim(0, 192), ...rim(0, 192).toReversed()]))
  fill(k, '#e89c88', [...rim(-1, 192), ...rim(14, 191).toReversed()])
  fill(k, '#a8709c', [...rim(14, 191.5), ...rim(25, 191.5).toReversed()])
  // Palms and trees on its deck.
  for (let i = 0; i < 46; i++) {
    const t = i / 45
    const n = Math.min(7, Math.floor(t * 8))
    const u = t * 8 - n
    const [a, b] = [west[n], west[n + 1]]
    const [x, z] = [mix(a[0], b[0], u) - 3 - r() * 5, mix(a[1], b[1], u)]
    const [px, py] = P(x, 202.6, z)
    const q = (F / z) * (3.4 + r() * 4.4)
    path(
      k,
      ['#1c4468', '#2c5c70', '#143458'][i % 3],
      `M${px - q * 0.8} ${py}C${px - q * 1.3} ${py - q} ${px - q * 0.5} ${py - q * 1.9} ${px} ${py - q * 1.6}C${px + q * 0.8} ${py - q * 2} ${px + q * 1.3} ${py - q * 0.8} ${px + q * 0.8} ${py}Z`,
    )
  }
  const bow = [P(-184, 195, 274), P(-176, 195, 270)]
  fill(k, '#e4e0ec', [
    ...bow,
    ...rim(-2, 192),
    ...rim(-2, 203).toReversed(),
    P(-174, 205, 268),
    P(-186, 205, 272),
  ])
  fill(k, '#a89cc8', [
    P(-196, 194, 292),
    ...bow,
    P(-174, 205, 268),
    P(-186, 205, 272),
    P(-198, 204, 292),
  ])
  stroke(k, '#fff2c8', 0.3, line([P(-186, 204.5, 272), P(-174, 204.5, 268), ...rim(-2, 203)]))
  // The halls at its feet, along the bay.
  const low = [
    [-134, 300],
    [-96, 330],
    [-70, 400],
    [-30, 520],
    [10, 660],
    [40, 800],
  ]
  fill(k, '#34508c', [
    ...low.map(([x, z]) => P(x, 24, z)),
    ...low.toReversed().map(([x, z]) => P(x, WATER, z)),
  ])
  fill(k, '#ffd08c', [
    ...low.map(([x, z]) => P(x, 9, z)),
    ...low.toReversed().map(([x, z]) => P(x, -2, z)),
  ])
  for (let i = 0; i < 30; i++) {
    const t = (i / 30) * 5
    const n = Math.floor(t)
    const [x, z] = [mix(low[n][0], low[n + 1][0], t - n), mix(low[n][1], low[n + 1][1], t - n)]
    stroke(k, '#b8687c', 0.22, line([P(x, 10, z), P(x, -2, z)]))
  }
}

/** The bridge bends to the right: how far its middle is from a straight way at z. */
export const bend = (z) => (z / 24) ** 2 * 0.55
const DECK = -1.6

/** The boards of the bridge between their lit edges. */
export function deck(k) {
  const zs = Array.from({ length: 40 }, (_, i) => 4 * 1.085 ** i)
  const strip = (c, a, b, y0 = DECK, y1 = DECK) =>
    fill(k, c, [
      ...zs.map((z) => P(bend(z) + a, y0, z)),
      ...zs.toReversed().map((z) => P(bend(z) + b, y1, z)),
    ])
  // The beam outside the railing: the tubes pass below it.
  strip('#14143c', -4.5, 4.5, DECK - 0.35, DECK - 0.35)
  strip('#2c2a64', -4.5, -3.2, DECK - 0.1, DECK - 0.1)
  strip('#2c2a64', 3.2, 4.5, DECK - 0.1, DECK - 0.1)
  strip('#e8a0a4', -4.5, -4.38, DECK - 0.1, DECK - 0.1)
  strip('#3c2f6c', -3.2, 3.2)
  strip('#54407e', -2.9, 2.9)
  strip('#ffc4a4', -2.98, -2.82)
  strip('#e890a8', 2.82, 2.96)
  for (let z = 5; z < 60; z += z < 16 ? 1.2 : 2.4)
    stroke(k, '#3c2f6c', 0.9 / z, line([P(bend(z) - 2.8, DECK, z), P(bend(z) + 2.8, DECK, z)]))
}

/** The railing on one side: posts, wires, a hand rail that takes the light. */
export function rail(k, side) {
  const zs = Array.from({ length: 60 }, (_, i) => 1.9 * 1.07 ** i)
  const at = (y, out = 3) => zs.map((z) => P(bend(z) + side * out, DECK + y, z))
  fill(k, 'rgba(150,140,210,.16)', [...at(0.08), ...at(1.12).toReversed()])
  for (const y of [0.3, 0.6, 0.9]) stroke(k, 'rgba(220,190,220,.35)', 0.1, line(at(y)))
  for (let z = 2.4; z < 110; z += 2)
    stroke(
      k,
      '#282460',
      4.6 / z,
      line([P(bend(z) + side * 3, DECK, z), P(bend(z) + side * 3.1, DECK + 1.15, z)]),
    )
  fill(k, '#282460', [...at(1.1), ...at(1.22).toReversed()])
  fill(k, side < 0 ? '#ffd0b0' : '#c898c8', [...at(1.17), ...at(1.23).toReversed()])
}

/** One family of tubes that wind round the walk: [dark, body, light] near, the same far away. */
const FAMILIES = {
  outer: {
    r: 5.5,
    n: 3,
    turn: 1,
    from: 0.2,
    wide: 0.34,
    near: ['#171744', '#2c2c68', '#f09c9c'],
    far: ['#54548c', '#6c6ca4', '#f0b0ac'],
  },
  inner: {
    r: 4.7,
    n: 3,
    turn: -1,
    from: 0.55,
    wide: 0.24,
    near: ['#4c3c84', '#8c78bc', '#f4d4e0'],
    far: ['#7c78b0', '#a098c8', '#f4d0d4'],
  },
}
const PITCH = 46
/** Tube i of a family at z: across and above the eye, before the bend of the bridge. */
const tube = (f, i, z) => {
  const a = f.turn * ((z / PITCH) * 2 * Math.PI) + ((i + f.from) / f.n) * 2 * Math.PI
  return [Math.cos(a) * f.r, 2 + Math.sin(a) * f.r]
}

/** The evening comes in low from the right: every tube lays a dark line over the boards, bent as the tube is. */
export function tubeShade(k) {
  const zs = Array.from({ length: 60 }, (_, i) => 3.6 * 1.05 ** i)
  k.save()
  k.beginPath()
  for (const z of zs) k.lineTo(...P(bend(z) - 2.9, DECK, z))
  for (const z of zs.toReversed()) k.lineTo(...P(bend(z) + 2.9, DECK, z))
  k.clip()
  for (const f of Object.values(FAMILIES))
    for (let i = 0; i < f.n; i++) {
      let run = []
      const lay = () => {
        if (run.length > 2)
          fill(k, f.r > 5 ? 'rgba(34,24,84,.5)' : 'rgba(34,24,84,.28)', [
            ...run.map(([x, z]) => P(bend(z) + x - f.wide, DECK, z)),
            ...run.toReversed().map(([x, z]) => P(bend(z) + x + f.wide, DECK, z)),
          ])
        run = []
      }
      for (let z = 3; z < 60; z += 0.25) {
        const [x, y] = tube(f, i, z)
        // Only what is above the boards, and thrown as far to the left as it is high.
        if (y < DECK) lay()
        else run.push([x - (y - DECK) * 1.15, z - (y - DECK) * 0.12])
      }
      lay()
    }
  k.restore()
}

/** The double helix: tubes of steel that wind one way, thinner ones the other way within, rows of small lamps. */
export function helix(k) {
  const pieces = []
  for (const f of Object.values(FAMILIES))
    for (let i = 0; i < f.n; i++) {
      const on = (z) => {
        const [x, y] = tube(f, i, z)
        return P(bend(z) + x, y, z)
      }
      for (let z = 1.9; z < 120; z *= 1.17) {
        // Hardly any overlap: a nearer piece must not cover the light on the one behind it.
        const zs = Array.from({ length: 27 }, (_, j) => z * mix(0.9994, 1.1706, (j - 1) / 24))
        // What passes below the walk is hidden by its beam: a tube comes out of the beam and goes back into it.
        const seen = zs.filter((v) => tube(f, i, v)[1] > DECK - 0.5)
        if (seen.length > 3)
          pieces.push({ z, f, list: seen.map((v) => [...on(v), (f.wide * F) / v]) })
      }
    }
  pieces.sort((a, b) => b.z - a.z || b.f.r - a.f.r)
  for (const { z, f, list } of pieces) {
    const t = Math.min(1, Math.max(0, (z - 12) / 60))
    /** A band along the piece: `shift` to the upper right, `wide` of its thickness. */
    const draw = (c, shift, wide) => {
      const side = (m) =>
        list.slice(1, -1).map(([x, y, w], i) => {
          const [p, q] = [list[i], list[i + 2]]
          const l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
          const [nx, ny] = [-(q[1] - p[1]) / l, (q[0] - p[0]) / l]
          // Across the tube, towards the light.
          const d = (m * Math.max(0.16, w * wide)) / 2 + (nx * 0.9 - ny * 0.45) * shift * w
          return [x + nx * d, y + ny * d]
        })
      fill(k, c, [...side(1), ...side(-1).reverse()])
    }
    const tone = (j) => blend(f.near[j], f.far[j], t)
    draw(tone(0), 0, 1)
    if (f.wide * F > 0.4 * z) draw(tone(1), 0.13, 0.56)
    if (f.wide * F > 0.7 * z) draw(tone(2), 0.27, 0.17)
  }
}
