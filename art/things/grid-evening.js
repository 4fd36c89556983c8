import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { EMPIRE, empire } from './empire-corner.js'
import { away, C, CX, EYE, F, grid, ROOF, S, tone } from './grid-view.js'

// The blocks of Manhattan, its bay and its downtown, seen as in grid-view.

const FRONTS = [
  ['#6d4a8a', '#523a7c'],
  ['#7d5088', '#5e3d7a'],
  ['#5f4a92', '#473a80'],
  ['#8a5580', '#684074'],
]

/** One box: front that looks uptown, side that looks east, roof; pilasters and lamps when it is near. */
function box(k, [u0, u1, v0, v1], from, to, [front, side], r) {
  const Z = away(u0, v0)
  fill(k, tone(side, Z), [
    grid(u0, v0, from),
    grid(u0, v0, to),
    grid(u1, v0, to),
    grid(u1, v0, from),
  ])
  fill(k, tone(front, Z), [
    grid(u0, v0, from),
    grid(u0, v0, to),
    grid(u0, v1, to),
    grid(u0, v1, from),
  ])
  if (Z < 1300 && r) {
    const n = Math.max(2, Math.round((v1 - v0) / 13))
    const bay = (v1 - v0) / n
    for (let i = 0; i < n; i++) {
      const a = v0 + (i + 0.28) * bay
      fill(k, tone(side, Z), [
        grid(u0, a, from),
        grid(u0, a, to - 7),
        grid(u0, a + bay * 0.46, to - 7),
        grid(u0, a + bay * 0.46, from),
      ])
      if (r() < 0.3) {
        const y = to - 14 - r() * 60
        fill(k, '#ffd684', [
          grid(u0, a, y),
          grid(u0, a, y + 7),
          grid(u0, a + bay * 0.46, y + 7),
          grid(u0, a + bay * 0.46, y),
        ])
      }
    }
  }
  if (to < EYE)
    fill(k, tone(ROOF, Z * 0.9), [
      grid(u0, v0, to),
      grid(u1, v0, to),
      grid(u1, v1, to),
      grid(u0, v1, to),
    ])
  // The far edges of the roof burn in the sun.
  fill(k, tone('#ffd9a0', Z * 0.5), [
    grid(u1, v0, to),
    grid(u1, v1, to),
    grid(u1, v1, to + 1.6),
    grid(u1, v0, to + 1.6),
  ])
}

/** A water tank on its legs. */
function tank(k, u, v, y) {
  const [x, foot] = grid(u, v, y)
  const Z = away(u, v)
  const q = F / Z
  const c = tone('#4a2f66', Z)
  for (const m of [-2.4, 2])
    fill(k, c, [
      [x + m * q, foot],
      [x + (m + 0.6) * q, foot],
      [x + (m + 0.6) * q, foot - 5 * q],
      [x + m * q, foot - 5 * q],
    ])
  fill(k, c, [
    [x - 3 * q, foot - 4.6 * q],
    [x + 3 * q, foot - 4.6 * q],
    [x + 3 * q, foot - 10 * q],
    [x, foot - 13 * q],
    [x - 3 * q, foot - 10 * q],
  ])
  fill(k, tone('#ff9c80', Z), [
    [x + 1.8 * q, foot - 4.6 * q],
    [x + 3 * q, foot - 4.6 * q],
    [x + 3 * q, foot - 10 * q],
    [x + 1.8 * q, foot - 11 * q],
  ])
}

/** Blocks between streets and avenues, cut into lots of unlike width and height; far ones stay whole. */
function lots() {
  const r = random(61)
  const all = []
  for (let u = 60; u < 5600; u += 80)
    for (let v = -1500; v < 2640; v += 165) {
      const Z = away(u, v)
      const x = CX + ((-S * u + C * v) * F) / Z
      if (Z < 330 || x < -24 || x > 184) continue
      const parts = Z > 2300 ? 1 : Z > 1300 ? 2 : 2 + Math.floor(r() * 3)
      let a = v
      for (let i = 0; i < parts; i++) {
        const w = i === parts - 1 ? v + 135 - a : (135 / parts) * (0.6 + r() * 0.8)
        const tall = r()
        const mid = Math.exp(-(((u - 700) / 1500) ** 2))
        let h =
          26 + r() * 46 + (tall > 0.72 ? 60 * mid + r() * 50 : 0) + (tall > 0.94 ? 60 * mid : 0)
        if (Z < 640) h = Math.min(h, 150)
        const hitsEmpire =
          Math.abs(u + 30 - EMPIRE[0]) < 62 && a < EMPIRE[1] + 84 && a + w > EMPIRE[1] - 84
        if (!hitsEmpire)
          all.push({
            u0: u,
            u1: u + 62,
            v0: a,
            v1: a + w - 2,
            h,
            kind: Math.floor(r() * 4),
            set: r(),
            seed: 1 + Math.floor(r() * 9999),
          })
        a += w
      }
    }
  return all
}

function lot(k, o) {
  const r = random(o.seed)
  const { u0, u1, v0, v1, h } = o
  const [du, dv] = [u1 - u0, v1 - v0]
  if (h > 88 && o.set < 0.75) {
    box(k, [u0, u1, v0, v1], 0, h * 0.5, FRONTS[o.kind], r)
    const [a, b] = [0.14 + r() * 0.1, 0.1 + r() * 0.14]
    box(
      k,
      [u0 + du * a, u1 - du * a, v0 + dv * b, v1 - dv * b],
      h * 0.5,
      h * 0.86,
      FRONTS[o.kind],
      r,
    )
    box(
      k,
      [u0 + du * 0.32, u1 - du * 0.32, v0 + dv * 0.3, v1 - dv * 0.3],
      h * 0.86,
      h,
      FRONTS[o.kind],
      r,
    )
  } else {
    box(k, [u0, u1, v0, v1], 0, h, FRONTS[o.kind], r)
    const Z = away(u0, v0)
    if (Z < 1700 && o.set > 0.55) tank(k, u0 + du * 0.5, v0 + dv * (0.3 + r() * 0.4), h)
    else if (Z < 2300 && dv > 30)
      box(
        k,
        [u0 + du * 0.3, u1 - du * 0.3, v0 + dv * 0.5, v0 + dv * 0.78],
        h,
        h + 7,
        FRONTS[o.kind],
      )
  }
}

/** Downtown in the haze: towers of unlike width, the tallest with its tapered edges and its mast. */
function downtown(k) {
  for (const [u, v, wide, high] of [
    [5600, 330, 50, 150],
    [5300, 520, 64, 210],
    [5500, 610, 44, 283],
    [5250, 680, 70, 190],
    [5500, 740, 40, 241],
    [5300, 960, 62, 226],
    [5500, 1030, 46, 300],
    [5300, 1090, 80, 170],
    [5400, 1290, 50, 140],
  ]) {
    const [x, y] = grid(u, v, high)
    const q = F / away(u, v)
    fill(k, '#d58a8c', [
      [x - (wide / 2) * q, y],
      [x + (wide / 2) * q, y],
      [x + (wide / 2) * q, y + 22],
      [x - (wide / 2) * q, y + 22],
    ])
    fill(k, '#ffc793', [
      [x + wide * 0.36 * q, y],
      [x + (wide / 2) * q, y],
      [x + (wide / 2) * q, y + 22],
      [x + wide * 0.36 * q, y + 22],
    ])
  }
  const [x, y] = grid(5400, 880, 417)
  const q = F / away(5400, 880)
  fill(k, '#cf8089', [
    [x - 31 * q, y + 20],
    [x - 22 * q, y],
    [x + 22 * q, y],
    [x + 31 * q, y + 20],
  ])
  fill(k, '#ffc793', [
    [x + 8 * q, y + 20],
    [x + 22 * q, y],
    [x + 31 * q, y + 20],
  ])
  path(k, '#cf8089', `M${x - 3 * q} ${y}L${x} ${y - 124 * q}L${x + 3 * q} ${y}Z`)
}

/** Bay and river in the sun, the other shore, the island with all its blocks. */
export function city(k) {
  fill(k, '#e9a08e', [
    [-8, 56.6],
    [-8, 54.9],
    [20, 54.5],
    [40, 55.2],
    [70, 54.8],
    [100, 55.3],
    [130, 54.4],
    [168, 53.9],
    [168, 57.6],
  ])
  fill(k, '#ffdf9f', [
    [-8, 56.4],
    [168, 56.4],
    [168, 92],
    [-8, 92],
  ])
  fill(k, '#eda78d', [
    [168, 57.2],
    [118, 57.6],
    [96, 58.6],
    [120, 58.9],
    [168, 61],
  ])
  fill(k, '#eda78d', [
    [-8, 57],
    [24, 57.6],
    [8, 58.8],
    [-8, 59.6],
  ])
  const land = [
    [-200, 120],
    grid(1600, -1500, 0),
    grid(5600, -900, 0),
    grid(6500, 300, 0),
    grid(6300, 1000, 0),
    grid(4200, 2300, 0),
    grid(1500, 2700, 0),
    [360, 120],
  ]
  fill(k, '#d78b86', land)
  downtown(k)
  const all = lots().sort((a, b) => b.u0 + b.v0 - (a.u0 + a.v0))
  const mark = EMPIRE[0] + EMPIRE[1] - 90
  let done = false
  for (const o of all) {
    if (!done && o.u0 + o.v0 < mark) {
      empire(k)
      done = true
    }
    lot(k, o)
  }
}
