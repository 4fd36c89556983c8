import { fill, points } from '../core/field.js'

/** The hall of ocean life in metres, seen from its gallery: X to the right, Y up, Z away from us. */
const EYE = [0, 7.5, 0]
const [F, CX, CY] = [100, 80, 47]
export const P = ([x, y, z]) => [CX + (F * (x - EYE[0])) / z, CY - (F * (y - EYE[1])) / z]
export const metre = (z) => F / z
const [LEFT, RIGHT, BACK, ROOF, FLOOR2] = [-22, 27, 40, 17.5, 6]

const mix = (a, b, t) => a + (b - a) * t
const add = (a, b, q = 1) => a.map((v, i) => v + b[i] * q)
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a) => a.map((v) => v / Math.hypot(...a))
/** Where the light comes from: the glass of the roof, a little from the left and from our side. */
const LIGHT = unit([-0.34, 0.9, -0.3])

/** A blue whale of 28 m: from snout to tail the heights above and below its line and half its breadth. */
const FORM = points(
  '0 .1 .3 .2 .012 .26 .75 .75 .03 .4 1.05 1.15 .06 .62 1.45 1.55 .1 .86 1.8 1.85 .16 1.2 2.1 2.1 .24 1.5 2.28 2.22 .34 1.7 2.2 2.2 .45 1.72 1.95 2 .56 1.58 1.62 1.72 .67 1.3 1.25 1.36 .77 1.02 .94 1 .86 .74 .66 .66 .93 .52 .46 .36 .98 .36 .3 .2 1 .26 .2 .14',
  4,
)
/** The line of its back in the dive: it comes down towards us from the right. */
const LINE = [
  [-9.8, 4.9, 15.6],
  [-4.2, 6.9, 17.2],
  [5.6, 8.6, 22.4],
  [13.4, 13.4, 28],
]
const bez = (t) =>
  [0, 1, 2].map(
    (i) =>
      (1 - t) ** 3 * LINE[0][i] +
      3 * t * (1 - t) ** 2 * LINE[1][i] +
      3 * t * t * (1 - t) * LINE[2][i] +
      t ** 3 * LINE[3][i],
  )

function section(t) {
  let i = 0
  while (i < FORM.length - 2 && FORM[i + 1][0] < t) i++
  const [a, b] = [FORM[i], FORM[i + 1]]
  const q = (t - a[0]) / (b[0] - a[0])
  const s = i < 3 ? Math.sqrt(q) : q
  // Between the given sections the outline is a curve, so that the back has no corners.
  const [o, n] = [FORM[Math.max(0, i - 1)], FORM[Math.min(FORM.length - 1, i + 2)]]
  const round = (j) => {
    if (i < 3) return mix(a[j], b[j], s)
    const w = b[0] - a[0]
    const [m0, m1] = [((b[j] - o[j]) / (b[0] - o[0])) * w, ((n[j] - a[j]) / (n[0] - a[0])) * w]
    return (
      (2 * q ** 3 - 3 * q ** 2 + 1) * a[j] +
      (q ** 3 - 2 * q ** 2 + q) * m0 +
      (3 * q ** 2 - 2 * q ** 3) * b[j] +
      (q ** 3 - q ** 2) * m1
    )
  }
  const d = unit(add(bez(Math.max(0, t - 0.01)), bez(Math.min(1, t + 0.01)), -1))
  const r = unit(cross([0, 1, 0], d))
  return {
    c: bez(t),
    d,
    // r points to our side.
    r: r[2] > 0 ? r.map((v) => -v) : r,
    u: cross(d, r)[1] > 0 ? cross(d, r) : cross(r, d),
    up: round(1),
    down: round(2),
    wide: round(3),
  }
}
/** A point of the skin: 0° our side, 90° the back, -90° the belly. */
function skin(g, deg) {
  const [co, si] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  const tall = si > 0 ? g.up : g.down
  const p = add(add(g.c, g.r, g.wide * co), g.u, tall * si)
  const n = unit(
    add(
      g.r.map((v) => (v * co) / g.wide),
      g.u,
      si / tall,
    ),
  )
  return { p, n }
}
const N = 160
const SECTIONS = Array.from({ length: N + 1 }, (_, i) => section(i / N))

/** The part of the skin that we see and whose light passes a test, as one band along the body with smooth edges. */
function band(k, colour, test) {
  const [over, under] = [[], []]
  for (const g of SECTIONS) {
    const inside = (deg) => {
      const { p, n } = skin(g, deg)
      return dot(add(p, EYE, -1), n) < 0 && test(n)
    }
    const border = (out, into) => {
      let [a, b] = [out, into]
      for (let i = 0; i < 9; i++) {
        const m = (a + b) / 2
        if (inside(m)) b = m
        else a = m
      }
      return b
    }
    let [a, b] = [null, null]
    for (let deg = -140; deg <= 180; deg += 2)
      if (inside(deg)) {
        a ??= deg
        b = deg
      }
    if (a === null) continue
    under.push(P(skin(g, border(a - 2, a)).p))
    over.push(P(skin(g, border(b + 2, b)).p))
  }
  if (over.length > 2) fill(k, colour, [...over, ...under.reverse()])
}

/** All the skin in one colour, patch by patch, so that no slit stays between two sections. */
function solid(k, colour, to) {
  const rings = SECTIONS.map((g) => outline(g, to))
  rings.forEach((ring, i) => {
    fill(k, colour, ring)
    const next = rings[i + 1]
    if (next)
      ring.forEach((p, j) => {
        const m = (j + 1) % ring.length
        fill(k, colour, [p, ring[m], next[m], next[j]])
      })
  })
}

const outline = (g, to) => Array.from({ length: 60 }, (_, i) => to(skin(g, i * 6).p))

/** Flukes and flippers: points [aside, back, up] from a place of the body. */
function blade(g, base, list, side = 1) {
  return list.map(([x, b, y]) => add(add(add(base, g.r, x * side), g.d, -b), g.u, y))
}
/** One half of the fluke: aside, and back beyond the end of the spine. */
const FLUKE = points(
  '0 -1.4 .4 -1.1 .8 -.5 1.5 .1 2.5 .7 3.5 1.3 4.3 2.2 4.5 2.9 3.7 2.75 2.8 2.6 1.9 2.55 1.1 2.6 .4 2.5 0 1.9',
)
const FLIPPER = points(
  '-.9 -.6 .9 -.7 2.2 -.2 3.4 .7 4.1 1.7 4.2 2.1 3.7 2 2.5 1.45 1.2 .95 -.9 .5',
)
function limbs(to) {
  const end = SECTIONS[N]
  // The animal rolls a little: so we see its fluke spread to both sides of the spine alike.
  const aside = unit(
    add(
      end.r.map((v) => v * 0.46),
      end.u,
      -0.89,
    ),
  )
  const fluke = (side) =>
    FLUKE.map(([x, b]) => to(add(add(end.c, aside, x * side), end.d, -b - x * 0.2)))
  const g = section(0.27)
  const flipper = (side) => {
    const base = add(add(g.c, g.r, g.wide * 0.86 * side), g.u, -g.down * 0.5)
    return blade(
      g,
      base,
      FLIPPER.map(([l, b]) => [l * 0.6, b * 1.05 + l * 0.34, -l * 0.62]),
      side,
    ).map(to)
  }
  const f = section(0.76)
  const fin = [
    [-0.7, 0],
    [0.1, 0.42],
    [0.62, 0.5],
    [0.5, 0.2],
    [0.9, -0.04],
  ].map(([b, y]) => to(add(add(f.c, f.d, -b), f.u, f.up * 0.97 + y)))
  return { fluke, flipper, fin }
}

/** Everything of the animal in one flat colour through any lens: for its shadow. */
export function whaleShape(k, colour, to) {
  const { fluke, flipper } = limbs(to)
  for (const side of [-1, 1]) {
    fill(k, colour, fluke(side))
    fill(k, colour, flipper(side))
  }
  solid(k, colour, to)
}
/** Where the light throws a point on the floor. */
export const onFloor = (p) => P(add(p, LIGHT, -p[1] / LIGHT[1]))

export function whale(k, c) {
  const { fluke, flipper, fin } = limbs(P)
  fill(k, c.side, fin)
  solid(k, c.deep, P)
  const lit = (v) => (n) => dot(n, LIGHT) > v
  band(k, c.shade, lit(-0.46))
  band(k, c.mid, lit(0.1))
  band(k, c.side, lit(0.5))
  band(k, c.lit, lit(0.66))
  // Both halves of the fluke grow over the end of the spine and meet in one line.
  fill(k, c.tail, fluke(-1))
  fill(k, c.lit, fluke(1))
  // The throat is paler and pleated from the chin to the navel.
  const edge = (t) => -8 - 22 * Math.min(1, t / 0.2)
  k.lineCap = 'round'
  for (let j = 0; j < 8; j++) {
    const [over, under] = [[], []]
    const end = 0.5 - Math.abs(j - 3) * 0.016
    for (let t = 0.02 + j * 0.004; t <= end; t += 0.006) {
      const g = section(t)
      const deg = edge(t) - 5 - j * 9
      const { p, n } = skin(g, deg)
      if (dot(add(p, EYE, -1), n) > -0.4) continue
      const wide = 1.5 * Math.min(1, (t - 0.01) / 0.05, (end - t) / 0.12)
      over.push(P(skin(g, deg + wide).p))
      under.push(P(skin(g, deg - wide).p))
    }
    if (over.length > 3) fill(k, c.pleat, [...over, ...under.reverse()])
  }
  // The long mouth, a little lifted at its corner, and the small eye above it.
  const mouth = []
  for (let t = 0.004; t < 0.185; t += 0.004)
    mouth.push([t, 2 - 14 * (t / 0.185) + 4 * Math.max(0, (t - 0.12) / 0.065) ** 1.5])
  const slit = (t) => Math.min(1, (0.19 - t) / 0.05)
  fill(k, c.line, [
    ...mouth.map(([t, a]) => P(skin(section(t), a + 1.1 * slit(t)).p)),
    ...mouth.map(([t, a]) => P(skin(section(t), a - 1.3 * slit(t)).p)).reverse(),
  ])
  const [ex, ey] = P(skin(section(0.2), 1).p)
  k.fillStyle = c.line
  k.beginPath()
  k.ellipse(ex, ey, 0.75, 0.55, -0.3, 0, 7)
  k.fill()
  k.fillStyle = c.lit
  k.beginPath()
  k.arc(ex - 0.2, ey - 0.16, 0.16, 0, 7)
  k.fill()
  // Our flipper, its front edge in the light.
  const f = flipper(1)
  fill(k, c.shade, f)
  fill(k, c.side, [
    ...f.slice(1, 6),
    f[5],
    ...[4, 3, 2, 1].map((i) => [
      mix(f[i][0], f[9 - i]?.[0] ?? f[i][0], 0.34),
      mix(f[i][1], f[9 - i]?.[1] ?? f[i][1], 0.34),
    ]),
  ])
}

const quad = (k, c, list) => fill(k, c, list.map(P))

/** Roof of glass, walls with their galleries and lit windows into the sea, floor. */
export function hall(k) {
  const roof = k.createRadialGradient(64, 8, 4, 64, 8, 110)
  for (const [t, c] of [
    [0, '#d8f8e0'],
    [0.25, '#8fe0d4'],
    [0.6, '#3fa4b8'],
    [1, '#1c5c8c'],
  ])
    roof.addColorStop(t, c)
  k.fillStyle = roof
  k.fillRect(-5, -5, 170, 100)
  // Few ribs of iron carry the glass.
  for (let x = LEFT; x <= RIGHT; x += 7)
    quad(k, 'rgba(24,84,128,.4)', [
      [x - 0.12, ROOF, 6],
      [x + 0.12, ROOF, 6],
      [x + 0.12, ROOF, BACK],
      [x - 0.12, ROOF, BACK],
    ])
  for (const z of [17, 21.5, 26, 30.5, 35])
    quad(k, 'rgba(24,84,128,.4)', [
      [LEFT, ROOF, z],
      [RIGHT, ROOF, z],
      [RIGHT, ROOF, z + 0.3],
      [LEFT, ROOF, z + 0.3],
    ])
  const wall = k.createLinearGradient(0, 20, 0, 66)
  wall.addColorStop(0, '#2a7ca0')
  wall.addColorStop(1, '#174a78')
  quad(k, wall, [
    [LEFT, ROOF, BACK],
    [RIGHT, ROOF, BACK],
    [RIGHT, 0, BACK],
    [LEFT, 0, BACK],
  ])
  for (const [x, c] of [
    [LEFT, '#123c68'],
    [RIGHT, '#2678a0'],
  ])
    quad(k, c, [
      [x, ROOF, 12],
      [x, ROOF, BACK],
      [x, 0, BACK],
      [x, 0, 12],
    ])
  floor(k)
  galleries(k)
}

function floor(k) {
  const g = k.createLinearGradient(0, 64, 0, 92)
  for (const [t, c] of [
    [0, '#3f98ac'],
    [0.4, '#5cb8b8'],
    [1, '#2f84a0'],
  ])
    g.addColorStop(t, c)
  quad(k, g, [
    [LEFT, 0, 10],
    [LEFT, 0, BACK],
    [RIGHT, 0, BACK],
    [RIGHT, 0, 10],
  ])
}

/** One window into the sea: a warm or a green light, rocks or weed dark before it; the upper ones end in an arch. */
function pane(k, at, [x0, x1, y0, y1], [top, foot, dark], kind, arch) {
  const corner = (u, v) => P(at(mix(x0, x1, u), mix(y0, y1, v)))
  const list = (t) => points(t).map(([u, v]) => corner(u, v))
  const g = k.createLinearGradient(0, corner(0.5, 1)[1], 0, corner(0.5, 0)[1])
  g.addColorStop(0, top)
  g.addColorStop(1, foot)
  const bow = (v) =>
    Array.from({ length: 13 }, (_, i) => corner(i / 12, v + arch * Math.sin((i / 12) * Math.PI)))
  fill(k, g, [corner(0, 0), ...bow(1), corner(1, 0)])
  if (kind === 0)
    fill(k, dark, list('0 0 0 .26 .1 .34 .2 .3 .3 .14 .46 .1 .6 .16 .74 .1 .86 .22 1 .2 1 0'))
  if (kind === 1) fill(k, dark, list('0 0 0 .1 .24 .14 .42 .36 .54 .42 .66 .34 .8 .12 1 .08 1 0'))
  if (kind === 4)
    // Two dolphins that leap one behind the other.
    for (const [x, y, q] of [
      [0.06, 0.34, 1],
      [0.5, 0.16, 0.8],
    ])
      fill(
        k,
        dark,
        points(
          '0 0 .04 .14 .1 .24 .17 .28 .2 .4 .24 .29 .32 .24 .38 .14 .45 .16 .41 .08 .42 -.04 .37 .04 .3 .13 .22 .17 .19 .08 .16 .17 .1 .14 .05 .05',
        ).map(([u, v]) => corner(x + u * q, y + v * q)),
      )
  if (kind === 2) {
    // A school of fish over a bank of sand.
    fill(k, dark, list('0 0 0 .14 .3 .08 .62 .18 1 .1 1 0'))
    for (const [x, y, q] of points('.2 .62 1 .42 .74 .8 .44 .5 .9 .66 .6 .7 .68 .38 .8', 3))
      fill(
        k,
        dark,
        points('0 0 .05 .05 .1 .04 .13 .01 .17 .05 .16 0 .17 -.05 .13 -.01 .1 -.04 .05 -.05').map(
          ([u, v]) => corner(x + u * q, y + v * q),
        ),
      )
  }
}
const LIGHTS = [
  ['#fff0a8', '#f4b860', '#b4685c'],
  ['#c8f4c0', '#58c0a0', '#23747c'],
  ['#ffd890', '#f4986c', '#a8506c'],
  ['#b8f0e8', '#54b0c8', '#246494'],
  ['#6cc4cc', '#3c9cb8', '#2c84a8'],
]

/** What a lit window lays on the polished floor: wide and soft at its sides, fading towards us. */
function gleam(k, [x0, x1], c) {
  const [[a, y0], [b]] = [P([x0, 0, BACK]), P([x1, 0, BACK])]
  const y1 = y0 + 13
  const g = k.createLinearGradient(0, y0, 0, y1)
  g.addColorStop(0, `${c}30`)
  g.addColorStop(0.35, `${c}18`)
  g.addColorStop(1, `${c}00`)
  for (let i = 0; i < 6; i++) {
    const grow = (i - 3) * 0.5
    fill(k, g, [
      [a - grow, y0],
      [b + grow, y0],
      [b + grow * 1.6, y1],
      [a - grow * 1.6, y1],
    ])
  }
}

function galleries(k) {
  const back = (x, y) => [x, y, BACK]
  const upper = points(
    '-20.500 4.600 4 3 -13.600 4.600 4 2 -6.600 4.600 4 3 0.400 4.600 4 3 7.400 4.600 4 3 14.200 4.600 4 2 21 4.600 4 3',
    4,
  )
  for (const [x, w, c, kind] of upper)
    pane(k, back, [x, x + w, FLOOR2 + 1.6, FLOOR2 + 5], LIGHTS[c], kind, 0.34)
  const [front, in0, in1] = [BACK - 4, LEFT + 4, RIGHT - 4]
  // Below the gallery it is dark, but for the windows.
  quad(k, '#0f3360', [
    [LEFT, FLOOR2, BACK],
    [RIGHT, FLOOR2, BACK],
    [RIGHT, 0, BACK],
    [LEFT, 0, BACK],
  ])
  const lower = points(
    '-20 5.200 0 0 -12.600 6 1 2 -4.600 5.600 0 1 3.200 5.600 2 2 11 6 0 4 19 5.600 2 0',
    4,
  )
  for (const [x, w, c, kind] of lower) {
    pane(k, back, [x, x + w, 0.6, 4.6], LIGHTS[c], kind, 0)
    gleam(k, [x, x + w], LIGHTS[c][1])
  }
  for (const [x, c, tone] of [
    [LEFT, 0, '#0c2a54'],
    [RIGHT, 2, '#174a78'],
  ]) {
    quad(k, tone, [
      [x, FLOOR2, 12],
      [x, FLOOR2, BACK],
      [x, 0, BACK],
      [x, 0, 12],
    ])
    for (const [z, kind] of [
      [31, 0],
      [22, 2],
    ]) {
      const side = (u, y) => [x, y, u]
      pane(k, side, [z + 6, z, 0.6, 4.6], LIGHTS[(c + kind) % 4], kind, 0)
    }
  }
  // Floor of the gallery, its edge in the light, a rail of glass.
  quad(k, '#2b7c9c', [
    [LEFT, FLOOR2, 12],
    [LEFT, FLOOR2, BACK],
    [RIGHT, FLOOR2, BACK],
    [RIGHT, FLOOR2, 12],
    [in1, FLOOR2, 12],
    [in1, FLOOR2, front],
    [in0, FLOOR2, front],
    [in0, FLOOR2, 12],
  ])
  const strip = (c, y0, y1) => {
    for (const [a, b] of [
      [
        [in0, 12],
        [in0, front],
      ],
      [
        [in0, front],
        [in1, front],
      ],
      [
        [in1, front],
        [in1, 12],
      ],
    ])
      quad(k, c, [
        [a[0], y0, a[1]],
        [b[0], y0, b[1]],
        [b[0], y1, b[1]],
        [a[0], y1, a[1]],
      ])
  }
  strip('#3c98b0', FLOOR2 - 0.8, FLOOR2)
  strip('rgba(160,232,224,.28)', FLOOR2, FLOOR2 + 1.05)
  strip('#a4e4d8', FLOOR2 + 1, FLOOR2 + 1.14)
}

/** Two slings of steel hold the back of the animal to the ribs of the roof. */
export function rods(k, c) {
  for (const [t, rib] of [
    [0.36, 17.1],
    [0.62, 21.6],
  ]) {
    const g = section(t)
    const [x, y, z] = add(g.c, g.u, g.up * 0.9)
    for (const m of [-3, 3])
      fill(k, c, [
        P([x - 0.035, y, z]),
        P([x + 0.035, y, z]),
        P([x + m + 0.035, ROOF, rib]),
        P([x + m - 0.035, ROOF, rib]),
      ])
  }
}
