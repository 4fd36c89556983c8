import { fill, path, points } from '../core/field.js'
import { random } from '../core/random.js'
import { leaf, leafEdge, smooth } from './leaf-edge.js'

/** The glen from a knoll inside the curve of the viaduct: metres to points of the field, the eye 9 m over the meadow. */
const [CX, HY, F, EYE] = [80, 57, 112, 9]
export const P = (x, y, z) => [CX + (F * x) / z, HY - (F * (y - EYE)) / z]
export const metre = (z) => F / z

// Twenty-one arches of fifteen metres on a curve of 241 m, thirty metres high.
const [AX, AZ, R] = [-166, -16, 241]
const STEP = 15 / R
const [FIRST, LAST] = [0.27, 0.27 + 22 * STEP]
export const DECK = 30
const HALF = 2.75
const at = (th, off, y) => P(AX + (R + off) * Math.cos(th), y, AZ + (R + off) * Math.sin(th))
const STONE = {
  face: '#5c5880',
  low: '#4c4874',
  lit: '#f4bc84',
  soffit: '#c88878',
  edge: '#ffe2ac',
}

/** The opening of one span between pier th0 and th1: up one side, round the arch, down the other. */
function opening(th0, ground = -1) {
  const pier = 1.45 / R
  const [a, b] = [th0 + pier, th0 + STEP - pier]
  const r = ((b - a) * R) / 2
  const spring = DECK - 2.4 - r
  const out = [
    [a + 0.5 / R, ground],
    [a, spring],
  ]
  for (let i = 1; i < 14; i++) {
    const q = (i / 14) * Math.PI
    out.push([(a + b) / 2 - (Math.cos(q) * r) / R, spring + Math.sin(q) * r])
  }
  out.push([b, spring], [b - 0.5 / R, ground])
  return out
}

/** The arches, far ones first: reveals in the sun, then the face in its own shade, then the parapet's edge. */
export function arches(k) {
  for (let n = 21; n >= 0; n--) {
    const th = FIRST + n * STEP
    const hole = opening(th)
    for (let i = 0; i < hole.length - 1; i++) {
      const [a, b] = [hole[i], hole[i + 1]]
      const rising = i / (hole.length - 2)
      const c = rising > 0.62 ? STONE.lit : rising > 0.45 ? STONE.soffit : '#3c3864'
      fill(k, c, [
        at(a[0], -HALF, a[1]),
        at(b[0], -HALF, b[1]),
        at(b[0], HALF, b[1]),
        at(a[0], HALF, a[1]),
      ])
      // A hair of the same tone closes the joint to the next stone.
      k.strokeStyle = c
      k.lineWidth = 0.09
      k.stroke()
    }
    // The face between the crowns, and half a pier on each side.
    const [l, r] = [th - 0.02 / R, th + STEP + 0.02 / R]
    const face = [
      at(l, -HALF, -1),
      at(l, -HALF, DECK + 1),
      at((l + r) / 2, -HALF, DECK + 1),
      at(r, -HALF, DECK + 1),
      at(r, -HALF, -1),
      ...hole.toReversed().map(([t, y]) => at(t, -HALF, y)),
    ]
    fill(k, STONE.face, face)
    // Piers darken towards the meadow; a course where the arch springs.
    const s = hole[1][1]
    for (const [t0, t1] of [
      [l, hole[1][0]],
      [hole.at(-2)[0], r],
    ]) {
      // The pier is a little broader at its foot, on the side of the opening.
      const [in0, in1] = t0 === l ? [0, 0.32 / R] : [-0.32 / R, 0]
      const foot = t0 === l ? [0, 0.5 / R] : [-0.5 / R, 0]
      fill(k, STONE.low, [
        at(t0 + foot[0], -HALF, -1),
        at(t0 + in0, -HALF, s * 0.34),
        at(t1 + in1, -HALF, s * 0.34),
        at(t1 + foot[1], -HALF, -1),
      ])
      fill(k, '#7c7494', [
        at(t0, -HALF - 0.3, s),
        at(t0, -HALF - 0.3, s + 0.7),
        at(t1, -HALF - 0.3, s + 0.7),
        at(t1, -HALF - 0.3, s),
      ])
    }
  }
  const ths = Array.from({ length: 90 }, (_, i) => FIRST + ((LAST - FIRST) * i) / 89)
  const line = (off, y) => ths.map((t) => at(t, off, y))
  fill(k, '#4c4874', [...line(-HALF - 0.4, DECK - 0.4), ...line(-HALF - 0.4, DECK + 0.1).reverse()])
  fill(k, '#8c84a0', [...line(-HALF - 0.4, DECK + 0.1), ...line(-HALF - 0.4, DECK + 1).reverse()])
  fill(k, STONE.edge, [...line(-HALF - 0.4, DECK + 1), ...line(-HALF, DECK + 1.25).reverse()])
}

/** What the viaduct keeps from the sun: face and openings laid on the meadow along the light. */
export function shade(k, c) {
  const S = [-1.7, -0.42]
  const lay = (th, y) => {
    const [x, z] = [AX + R * Math.cos(th), AZ + R * Math.sin(th)]
    return P(x + S[0] * y, 0, Math.max(9, z + S[1] * y))
  }
  k.fillStyle = c
  // One path, so that nothing lies twice where two spans meet.
  k.beginPath()
  for (let n = 21; n >= -4; n--) {
    const th = FIRST + n * STEP
    const hole = opening(th, 0)
    const [l, r] = [th - 0.06 / R, th + STEP + 0.06 / R]
    const outline = [
      lay(l, 0),
      lay(l, DECK + 1),
      lay((l + r) / 2, DECK + 1),
      lay(r, DECK + 1),
      lay(r, 0),
      ...hole.toReversed().map(([t, y]) => lay(t, y)),
    ]
    k.moveTo(...outline[0])
    for (const p of outline) k.lineTo(...p)
    k.closePath()
  }
  k.fill()
}

/** The ben: one great mass in facets, light from the right; ridges before it in clearer tones. */
export function ben(k) {
  fill(
    k,
    '#8ca0b4',
    points(
      '-6 50 10 38 20 34 30 24 37 20 41 14 46 11 49 13.500 55 22 62 26 70 34 84 41 100 47 120 50 120 60 -6 60',
    ),
  )
  for (const [c, t] of [
    [
      '#ecc09c',
      '46 11 49 13.500 55 22 62 26 70 34 84 41 100 47 104 56 74 56 66 48 60 39 53 33 51 24 47 18',
    ],
    ['#d4a898', '51 24 53 33 60 39 66 48 74 56 62 56 55 47 48 40 47 30'],
    ['#dcb09c', '37 20 41 14 43 19 41 26 44 33 38 30'],
    [
      '#7088a4',
      '46 11 47 18 51 24 47 30 48 40 55 47 62 56 40 56 36 46 42 38 44 33 41 26 43 19 41 14',
    ],
    ['#dcb09c', '20 34 30 24 32 31 29 38 34 46 27 43'],
  ])
    fill(k, c, points(t))
  const ridge = (c, t) => fill(k, c, [...smooth(points(t), 6), [170, 64], [-8, 64]])
  ridge('#b09c94', '-8 46 8 45 22 50 40 51 60 49 80 51 104 46 124 38 146 34 170 30')
  ridge('#7c8884', '-8 49 10 50 26 54 48 53 66 55 88 53 112 51 134 46 152 45 170 42')
}

/** The meadow, its burn in perspective, grass in two tones. */
export function meadow(k) {
  const g = k.createLinearGradient(0, HY, 0, 90)
  for (const [a, c] of [
    [0, '#d8b478'],
    [0.3, '#d8a04c'],
    [1, '#b4782c'],
  ])
    g.addColorStop(a, c)
  const rim = smooth(points('-8 57 12 58 34 59.500 60 60.300 90 60 120 58.800 146 57 170 55'), 6)
  fill(k, g, [...rim, [170, 100], [-8, 100]])
  const far = smooth(
    points(
      '-8 58 20 60 50 61.400 84 61 120 60 170 57.500 170 60 130 63 90 64.300 50 64 16 62.500 -8 61',
    ),
    6,
  )
  fill(k, '#a8a45c', far)
}

/** The burn: it comes out under an arch and winds to us, as wide in metres at every bend. */
export function burn(k, sky, shadeTone) {
  const way = smooth(
    points('-40 230 -30 180 -34 150 -24 126 -16 104 -20 84 -10 68 -2 56 -6 45 2 36 9 30 13 24'),
    10,
  )
  const bank = (c, w, y = 0) => {
    const side = (m) => way.map(([x, z], i) => P(x + m * (w + Math.sin(i * 0.4) * 0.5), y, z))
    fill(k, c, [...side(-1), ...side(1).reverse()])
  }
  bank(shadeTone, 3.6)
  bank(sky, 2.8)
  const shine = (m) => way.map(([x, z], i) => P(x + m + Math.sin(i * 0.45) * 0.5, 0, z))
  fill(k, '#fff0cc', [...shine(1.7), ...shine(2.4).reverse()])
}

/** Engine and coaches on the curve, each a short straight box; th grows towards the tail. */
export function train(k, th) {
  const red = ['#8c2c3c', '#c4483c', '#5c2440']
  const box = (u0, u1, y0, y1, c, off = -1.4) =>
    fill(k, c, [
      at(th + u0 / R, off, DECK + y0),
      at(th + u0 / R, off, DECK + y1),
      at(th + u1 / R, off, DECK + y1),
      at(th + u1 / R, off, DECK + y0),
    ])
  for (let i = 6; i >= 1; i--) {
    const [a, b] = [3 + i * 20, 22.2 + i * 20]
    box(a, b, 1, 2.6, red[0])
    box(a, b, 2.6, 3.9, '#ecd0a4')
    for (let w = 0; w < 8; w++) box(a + 1 + w * 2.3, a + 2.4 + w * 2.3, 2.8, 3.6, '#3c3458')
    box(a, b, 3.9, 4.5, '#54486c')
    box(a, b, 4.5, 4.75, '#ffe2ac')
    box(b, b + 0.8, 1.2, 3.9, '#3c3054')
  }
  // Tender, cab, boiler with its bands, chimney, buffer beam.
  box(15.4, 21.8, 1, 3.4, red[0])
  box(15.4, 21.8, 3.4, 3.9, '#2c2848')
  box(11.4, 15, 1, 4.5, red[0])
  box(12.2, 14.2, 3, 4, '#3c3458')
  box(11, 15.4, 4.5, 4.8, '#ffe2ac')
  box(0.6, 11.4, 1.5, 3.9, red[0])
  box(0.6, 11.4, 3.5, 3.9, red[1])
  box(0, 2.4, 1.5, 4, '#34304c')
  for (const u of [4.4, 7.4, 10]) box(u, u + 0.3, 1.5, 3.9, '#ecc070')
  box(0.7, 1.7, 4, 5.3, '#2c2848')
  box(6, 7, 3.9, 4.5, '#ecc070')
  box(-0.6, 0.2, 1, 2, '#c4483c')
  for (const u of [3.4, 5.8, 8.2]) {
    const [x, y] = at(th + u / R, -1.5, DECK + 1.05)
    path(k, '#2c2848', `M${x - 0.9 * 1.1} ${y}a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z`)
  }
  const [x0, y0] = at(th + 1.2 / R, -1.4, DECK + 5.2)
  return [x0, y0]
}

/** The steam: one long plume that swells and thins out back over the coaches; the sun on its upper right. */
export function steam(k, th) {
  const spine = Array.from({ length: 30 }, (_, i) => {
    const t = i / 29
    const [x, y] = at(th + (1.2 + 104 * t) / R, -1, DECK + 5.4 + 12 * t ** 0.6 + 10 * t)
    return [
      x,
      y,
      0.5 + 5.2 * Math.sin(Math.min(1, t * 0.97) ** 0.5 * Math.PI) ** 0.9 * (1 - 0.35 * t),
    ]
  })
  const edge = (m, grow, seed) =>
    spine.map(([x, y, w], i) => [
      x + Math.sin(i * 1.1 + seed) * w * 0.16,
      y + m * w * grow * (0.62 + 0.26 * Math.abs(Math.sin(i * 0.62 + seed))),
    ])
  for (const [c, up, down] of [
    ['#a89cb4', 1, 0.95],
    ['#e4c8bc', 1, 0.45],
    ['#fff2dc', 1, -0.1],
  ]) {
    const outline = [...smooth(edge(-1, up, 1), 4), ...smooth(edge(1, down, 3), 4).reverse()]
    fill(k, c, outline)
  }
}

/** Heather on the knoll at our side, dark, its heads in the light. */
export function knoll(k) {
  const r = random(7)
  const top = smooth(points('-8 70 6 69 20 70.500 36 73 50 77 64 82.500 80 88 92 93'), 8)
  leafEdge(k, '#5c2c5c', [...top, [92, 100], [-8, 100]], {
    size: 1.5,
    seed: 6,
    from: 0,
    to: top.length - 1,
  })
  const low = top.map(([x, y]) => [x - 3, y + 5 + 1.2 * Math.sin(x * 0.3)])
  leafEdge(k, '#3c2450', [...low, [88, 102], [-12, 102]], {
    size: 1.6,
    seed: 9,
    from: 0,
    to: low.length - 1,
  })
  for (const [x, y] of top) {
    if (r() < 0.4) continue
    k.fillStyle = r() < 0.5 ? '#c45c8c' : '#9c447c'
    const [px, py] = [x + r() * 2, y + r() * 3.4]
    const turn = -1.57 + (r() - 0.5) * 0.5
    for (let i = 0; i < 5; i++)
      leaf(
        k,
        px + Math.cos(turn) * i * 0.5,
        py + Math.sin(turn) * i * 0.5,
        1.1 - i * 0.12,
        turn + (i % 2 ? 0.8 : -0.8) * (1 - i * 0.18),
        0.5,
      )
  }
}
