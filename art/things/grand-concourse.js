import { fill, path, stroke } from '../core/field.js'

// The great hall along its length: 84 metres long, 37 wide, 38 high. One metre is z units at a depth.
const [EX, EY, EYE] = [96, 55, 7]
export const see = (X, Y, z) => [EX + X * z, EY + (EYE - Y) * z]
export const quad = (k, colour, ...list) =>
  fill(
    k,
    colour,
    list.map((p) => see(...p)),
  )
export const [FAR, NEAR] = [1.3, 9]
export const [HALF, CORNICE, RISE] = [18.5, 27, 11]
const round = (X, Y, z) => see(X, Y, z).join(' ')

/** The outline of the vault at one depth, closed along the cornice. */
export function vault(z) {
  const list = Array.from({ length: 31 }, (_, i) => {
    const a = (i / 30) * Math.PI
    return see(-HALF * Math.cos(a), CORNICE + RISE * Math.sin(a) ** 0.8, z)
  })
  return list
}

/** A tall window of the end wall: its outline `grow` metres larger. */
const tall = (X, grow) => {
  const half = 4 + grow
  const r = half * FAR
  return `M${round(X - half, 7.6 - grow, FAR)}L${round(X - half, 21.4, FAR)}A${r} ${r} 0 0 1 ${round(X + half, 21.4, FAR)}L${round(X + half, 7.6 - grow, FAR)}Z`
}

/** The end of the hall: three tall windows with the sun behind them, balcony and stairs below. */
export function endWall(k) {
  fill(k, '#a67a84', [...vault(FAR), see(HALF, 0, FAR), see(-HALF, 0, FAR)])
  fill(k, '#d8a88c', vault(FAR))
  const inner = (q) =>
    vault(FAR).map(([x, y]) => [
      EX + (x - EX) * q,
      EY + (EYE - CORNICE) * FAR + (y - EY - (EYE - CORNICE) * FAR) * q,
    ])
  fill(k, '#a67a84', inner(0.93))
  fill(k, '#c49084', inner(0.88))
  quad(
    k,
    '#f0cc9c',
    [-HALF, CORNICE + 0.4, FAR],
    [HALF, CORNICE + 0.4, FAR],
    [HALF, CORNICE - 1, FAR],
    [-HALF, CORNICE - 1, FAR],
  )
  quad(
    k,
    '#8a6484',
    [-HALF, CORNICE - 1, FAR],
    [HALF, CORNICE - 1, FAR],
    [HALF, CORNICE - 1.5, FAR],
    [-HALF, CORNICE - 1.5, FAR],
  )
  for (const X of [-11.6, 0, 11.6]) {
    path(k, '#8a6484', tall(X, 1))
    path(k, '#e4b890', tall(X, 0.7))
    path(k, '#fff6d4', tall(X, 0))
    for (let i = 1; i < 5; i++)
      stroke(
        k,
        '#dca868',
        i === 2 || i === 3 ? 0.3 : 0.2,
        `M${round(X - 4 + i * 1.6, 7.6, FAR)}L${round(X - 4 + i * 1.6, 24 - Math.abs(i - 2.5) * 0.5, FAR)}`,
      )
    for (let Y = 9.6; Y < 22; Y += 2)
      stroke(
        k,
        '#dca868',
        Math.round(Y) % 6 === 0 ? 0.4 : 0.16,
        `M${round(X - 4, Y, FAR)}L${round(X + 4, Y, FAR)}`,
      )
  }
  // Below the balcony: the deep shade of the passage, then two flights that flare towards us.
  quad(k, '#6c4c78', [-HALF, 0, FAR], [-HALF, 5.4, FAR], [HALF, 5.4, FAR], [HALF, 0, FAR])
  for (const X of [-14.5, 14.5])
    path(
      k,
      '#ffd07c',
      `M${round(X - 1.8, 0, FAR)}L${round(X - 1.8, 2.6, FAR)}A${1.8 * FAR} ${1.8 * FAR} 0 0 1 ${round(X + 1.8, 2.6, FAR)}L${round(X + 1.8, 0, FAR)}Z`,
    )
  path(
    k,
    '#3c2c5c',
    `M${round(-2.6, 0, FAR)}L${round(-2.6, 2.2, FAR)}A${2.6 * FAR} ${2 * FAR} 0 0 1 ${round(2.6, 2.2, FAR)}L${round(2.6, 0, FAR)}Z`,
  )
  for (const m of [-1, 1]) {
    const steps = 11
    for (let i = steps; i >= 0; i--) {
      const t = i / steps
      const z = FAR * (1 + (1 - t) * 0.17)
      const [a, b] = [3.2 + (1 - t) ** 2 * 1.2, 8 + (1 - t) ** 2 * 2.4]
      const [lo, hi] = [t * 5.4 - 0.5, t * 5.4]
      quad(
        k,
        i % 2 ? '#f0d4b0' : '#c8a09c',
        [m * a, lo, z],
        [m * a, hi, z],
        [m * b, hi, z],
        [m * b, lo, z],
      )
    }
    for (const e of [3.2, 8]) {
      const line = Array.from({ length: 9 }, (_, i) => {
        const t = i / 8
        return [m * (e + (1 - t) ** 2 * (e > 5 ? 2.4 : 1.2)), t * 5.4, FAR * (1 + (1 - t) * 0.17)]
      })
      fill(k, e > 5 ? '#f4dcb8' : '#a88090', [
        ...line.map(([X, Y, z]) => see(X, Y, z)),
        ...line.map(([X, Y, z]) => see(X, Y + 1.1, z)).reverse(),
      ])
    }
  }
  quad(k, '#f0cc9c', [-HALF, 5, FAR], [-HALF, 5.7, FAR], [HALF, 5.7, FAR], [HALF, 5, FAR])
  for (let X = -18; X <= 18; X += 0.9)
    if (Math.abs(X) < 3 || Math.abs(X) > 8)
      stroke(k, '#e0b898', 0.42, `M${round(X, 5.7, FAR)}L${round(X, 6.7, FAR)}`)
  for (const m of [-1, 1])
    quad(k, '#f4dcb8', [m * HALF, 6.6, FAR], [m * HALF, 7, FAR], [m * 8, 7, FAR], [m * 8, 6.6, FAR])
  quad(k, '#f4dcb8', [-3.2, 6.6, FAR], [-3.2, 7, FAR], [3.2, 7, FAR], [3.2, 6.6, FAR])
}

/** A long wall: great piers, tall latticed bays between them, lit arches at the foot, lunettes in the vault. */
export function longWall(k, side, c) {
  const X = side * HALF
  quad(k, c.wall, [X, 0, FAR], [X, CORNICE, FAR], [X, CORNICE, NEAR], [X, 0, NEAR])
  const bays = [1.36, 1.66, 2.1, 2.8, 4.1, 7.4]
  for (let i = 0; i < 5; i++) {
    // Even in depth: 1/z runs evenly along the wall.
    const z = (t) => 1 / (1 / bays[i] + (1 / bays[i + 1] - 1 / bays[i]) * t)
    const panel = (colour, t0, t1, lo, hi) =>
      quad(k, colour, [X, lo, z(t0)], [X, hi, z(t0)], [X, hi, z(t1)], [X, lo, z(t1)])
    panel(c.light, 0.06, 0.12, 0, 25)
    panel(c.recess, 0.12, 0.8, 0, 24.6)
    panel(c.deep, 0.12, 0.26, 0, 24.6)
    panel(c.glass, 0.32, 0.74, 9, 23)
    for (let n = 1; n < 4; n++)
      panel(c.recess, 0.32 + n * 0.105 - 0.012, 0.32 + n * 0.105 + 0.012, 9, 23)
    for (let Y = 11.6; Y < 23; Y += 2.8) panel(c.recess, 0.32, 0.74, Y, Y + 0.35)
    panel(c.light, 0.12, 0.8, 7, 7.7)
    const arch = (lo, inset) => [
      see(X, 0, z(0.32 + inset)),
      ...Array.from({ length: 21 }, (_, j) => {
        const t = (1 - Math.cos((j / 20) * Math.PI)) / 2
        return see(
          X,
          lo + Math.sqrt(1 - (2 * t - 1) ** 2) * 1.7,
          z(0.32 + inset + (0.42 - inset * 2) * t),
        )
      }),
      see(X, 0, z(0.74 - inset)),
    ]
    fill(k, c.deep, arch(3.8, -0.03))
    fill(k, '#ffd486', arch(3.4, 0.02))
    const lune = (grow) =>
      Array.from({ length: 17 }, (_, j) => {
        const t = j / 16
        const a = Math.sin(t * Math.PI) ** 0.6 * (0.3 + grow)
        return see(
          side * HALF * Math.cos(a),
          CORNICE + 0.6 + RISE * Math.sin(a) ** 0.8,
          z(0.14 - grow + (0.64 + grow * 2) * t),
        )
      })
    fill(k, c.frame, lune(0.045))
    fill(k, c.lune, lune(0))
  }
  quad(
    k,
    c.light,
    [X, 25.6, FAR],
    [X, CORNICE + 0.5, FAR],
    [X, CORNICE + 0.5, NEAR],
    [X, 25.6, NEAR],
  )
  quad(k, c.deep, [X, 25, FAR], [X, 25.6, FAR], [X, 25.6, NEAR], [X, 25, NEAR])
}

const [ZA, ZB] = [1.62, 3.1]

/** Where the sun of each window falls on the floor, and the blade of light on its way there. */
export function sunOnFloor(k) {
  k.save()
  k.beginPath()
  for (const p of [
    [-HALF, 0, FAR],
    [HALF, 0, FAR],
    [HALF, 0, NEAR],
    [-HALF, 0, NEAR],
  ])
    k.lineTo(...see(...p))
  k.clip()
  for (const X of [0, 11.6]) {
    const pool = [
      see(X - 8, 0, ZA),
      see(X, 0, ZA),
      see(X - 6.6, 0, 2.55),
      see(X - 9.4, 0, 2.98),
      see(X - 12, 0, ZB),
      see(X - 14, 0, 2.98),
      see(X - 14.8, 0, 2.55),
    ]
    fill(k, '#ffeabc', pool)
  }
  k.restore()
}

/** The light in the air: strong at the window, almost nothing where it meets the floor. */
function beam(k, X) {
  const g = k.createLinearGradient(...see(X, 18, FAR), ...see(X - 11, 0, 2.6))
  g.addColorStop(0, 'rgba(255,244,200,.62)')
  g.addColorStop(0.5, 'rgba(255,238,190,.34)')
  g.addColorStop(1, 'rgba(255,236,186,.12)')
  return g
}

export function blades(k) {
  for (const X of [0, 11.6])
    fill(k, beam(k, X), [
      see(X - 4, 23, FAR),
      see(X - 2, 25, FAR),
      see(X + 2, 25, FAR),
      see(X + 4, 23, FAR),
      see(X + 4, 7.6, FAR),
      see(X, 0, ZA),
      see(X - 6.6, 0, 2.55),
      see(X - 9.4, 0, 2.98),
      see(X - 12, 0, ZB),
      see(X - 14, 0, 2.98),
    ])
}
