import { blend } from '../core/colour.js'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { lens } from './curves.js'

// The Burj Khalifa from the edge of its lake, looking up: all in metres, X right, Y up, Z away from us, seen by a camera
// that is tilted upwards, so that plumb lines lean together.
const [CX, CY, FOCUS, TILT, EYE] = [92, 45, 52, 0.475, 2.2]
const [COS, SIN] = [Math.cos(TILT), Math.sin(TILT)]

const upright = (X, Y, Z) => {
  const up = Y - EYE
  const depth = Z * COS + up * SIN
  return [CX + (FOCUS * X) / depth, CY - (FOCUS * (up * COS - Z * SIN)) / depth]
}
export const see = upright
/** Where the ground meets the sky. */
export const HORIZON = CY + FOCUS * Math.tan(TILT)

const BASE = { x: 22, z: 420 }

/** Light of the afterglow, low on the left, on a wall that looks along `a` (0 right, -90° towards us). */
const tones = ['#fff0c4', '#f8d49c', '#b4ccc0', '#74aebc', '#3c80a4', '#1f5788', '#163f70']
const wall = (a) => {
  const l = Math.cos(a - Math.PI * 0.94)
  return tones[Math.max(0, Math.min(6, Math.round((1 - l) * 3.3 - 0.2)))]
}

/** One storey block of a wing: straight flanks and a round nose, from h0 to h1. */
function block(k, turn, length, half, h0, h1) {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  const plan = (u, v) => [BASE.x + u * c - v * s, BASE.z + u * s + v * c]
  const round = [-90, -54, -18, 18, 54, 90].map((d) => {
    const a = (d * Math.PI) / 180
    return plan(length - half + Math.cos(a) * half, Math.sin(a) * half)
  })
  const line = [plan(0, -half), ...round, plan(0, half)]
  for (let i = 0; i < line.length - 1; i++) {
    const [[x0, z0], [x1, z1]] = [line[i], line[i + 1]]
    const normal = Math.atan2(-(x1 - x0), z1 - z0)
    const [mx, mz] = [(x0 + x1) / 2, (z0 + z1) / 2]
    // Only what looks towards us.
    if (Math.cos(normal) * mx + Math.sin(normal) * mz > 0) continue
    const c0 = wall(normal)
    fill(k, c0, [see(x0, h0, z0), see(x0, h1, z0), see(x1, h1, z1), see(x1, h0, z1)])
    // A bright rim where it steps back.
    fill(k, blend(c0, '#fffbe4', 0.7), [
      see(x0, h1 - 3.4, z0),
      see(x0, h1, z0),
      see(x1, h1, z1),
      see(x1, h1 - 3.4, z1),
    ])
  }
}

/** Steps of a wing: it reaches out by `length` up to the height `top`. */
const STEPS = points('60 62 54 138 48 206 42 276 36 344 30 410 25 468 20 520')

export function tower(k) {
  const wing = (turn, later) => {
    let below = 0
    const list = STEPS.map(([length, top]) => {
      const block = [length, below, top + later]
      below = top + later
      return block
    })
    for (const [length, h0, h1] of list.reverse()) block(k, turn, length, 11.5, h0, h1)
  }
  // The spire first: it stands behind all that is nearer and lower.
  for (const [half, h0, h1] of points(
    '0.900 760 828 2.300 712 764 4.200 664 716 6.600 612 668 9.500 540 616',
    3,
  ))
    for (const [a, b, t] of [
      [-1, -0.3, 0],
      [-0.3, 0.35, 2],
      [0.35, 1, 5],
    ])
      fill(k, tones[t], [
        see(BASE.x + a * half, h0, BASE.z),
        see(BASE.x + a * half, h1, BASE.z),
        see(BASE.x + b * half, h1, BASE.z),
        see(BASE.x + b * half, h0, BASE.z),
      ])
  const DEG = Math.PI / 180
  wing(52 * DEG, 46)
  wing(172 * DEG, 22)
  wing(-68 * DEG, 0)
  const [x, y] = see(BASE.x, 829, BASE.z)
  path(k, '#ff6c54', `M${x} ${y - 0.8}a0.360 0.360 0 1 0 0.010 0Z`)
}

/** Towers of the centre against the glow, their upper ends leaning in; each a lit edge and a dark face, a few rooms lit. */
export function town(k) {
  const r = random(12)
  for (const [X, Z, wide, high, far, cut] of points(
    '-640 760 70 250 1 0 -500 700 60 330 1 30 -420 780 90 190 1 0 -300 800 60 280 1 0 -215 820 70 160 1 20 330 840 70 220 1 0 420 760 60 300 1 26 520 700 80 200 1 0 -560 560 74 160 0 22 -350 590 52 190 0 30 -140 640 80 84 0 0 330 600 56 150 0 24 450 560 90 96 0 0',
    6,
  )) {
    // So far to the side a lens would tip them over: they lean only a little.
    const see = (x, y, z) => {
      const [[px, py], [fx]] = [upright(x, y, z), upright(x, 0, z)]
      return [fx + (px - fx) * 0.16, py]
    }
    const [a, b, c] = far ? ['#56a490', '#84c4a0', '#f4f0b4'] : ['#2a7472', '#5aa48c', '#ffe49c']
    fill(k, a, [see(X, 0, Z), see(X, high - cut, Z), see(X + wide, high, Z), see(X + wide, 0, Z)])
    fill(k, b, [
      see(X, 0, Z),
      see(X, high - cut, Z),
      see(X + wide * 0.22, high - cut * 0.78, Z),
      see(X + wide * 0.22, 0, Z),
    ])
    // A crown set back on some, a mast on others.
    if (high > 210) {
      fill(k, a, [
        see(X + wide * 0.3, high - cut - 6, Z),
        see(X + wide * 0.34, high + 26, Z),
        see(X + wide * 0.66, high + 30, Z),
        see(X + wide * 0.7, high - cut - 6, Z),
      ])
      fill(k, b, [
        see(X + wide * 0.48, high + 20, Z),
        see(X + wide * 0.5, high + 74, Z),
        see(X + wide * 0.53, high + 20, Z),
      ])
    }
    // Storeys with light in them, some floors dark.
    for (let v = 16; v < high - 24; v += far ? 22 : 13) {
      if (r() < 0.34) continue
      for (let u = 0.3; u < 0.92; u += far ? 0.2 : 0.13) {
        if (r() < (far ? 0.84 : 0.72)) continue
        const [w0, w1] = [X + wide * u, X + wide * (u + 0.07)]
        fill(k, c, [see(w0, v, Z), see(w0, v + 4.6, Z), see(w1, v + 4.6, Z), see(w1, v, Z)])
      }
    }
  }
}

/** The low promenade of the other shore with its trees and its row of lamps. */
export function promenade(k) {
  const r = random(3)
  fill(k, '#0a3444', [see(-900, 0, 330), see(-900, 11, 330), see(900, 11, 330), see(900, 0, 330)])
  // One long wood whose top rises and sinks slowly, only a few crowns standing out of it.
  const top = []
  for (let X = -900; X <= 900; X += 6)
    top.push(
      see(
        X,
        14 +
          3.4 * Math.sin(X * 0.011 + 1) +
          2.2 * Math.sin(X * 0.027) +
          1.2 * Math.sin(X * 0.083 + 2) +
          0.5 * Math.sin(X * 0.21),
        331,
      ),
    )
  fill(k, '#0a3444', [...top, see(900, 0, 331), see(-900, 0, 331)])
  for (let i = 0; i < 60; i++) {
    const X = -460 + i * 14 + (r() - 0.5) * 5
    if (r() < 0.22) continue
    const [x, y] = see(X, 4.6, 329)
    path(k, '#ffd890', `M${x - 0.3} ${y + 0.5}V${y - 0.2}a0.300 0.360 0 0 1 0.600 0V${y + 0.5}Z`)
  }
}

/**
 * One jet of the fan: a thread of water that leaves its nozzle, climbs, turns over and is lost before it meets the lake again.
 * x, y: nozzle; high; reach: how far aside it stands at its highest; near: how thick.
 */
export function jet(k, x, y, high, reach, near) {
  const at = (t) => [x + reach * t, y - high * (1 - (1 - t) ** 2)]
  const ribbon = (t0, t1, half) => {
    const ts = Array.from({ length: 41 }, (_, i) => t0 + ((t1 - t0) * i) / 40)
    const side = (m) =>
      ts.map((t) => {
        const [[ax, ay], [bx, by]] = [at(t - 0.01), at(t + 0.01)]
        const l = Math.hypot(bx - ax, by - ay)
        const [px, py] = at(t)
        return [px + ((by - ay) / l) * half(t) * m, py - ((bx - ax) / l) * half(t) * m]
      })
    return [...side(-1), ...side(1).toReversed()]
  }
  const end = 1.56
  const low = y - high
  const g = k.createLinearGradient(0, y, 0, low)
  g.addColorStop(0, '#ffb45c')
  g.addColorStop(0.45, '#ffdc9c')
  g.addColorStop(1, '#fffae8')
  fill(
    k,
    g,
    ribbon(0, end, (t) => near * (t < 1 ? 0.2 + 0.16 * t : 0.36 * ((end - t) / (end - 1)) ** 0.8)),
  )
}

/** The lake between the far shore and the quay: the sky and the tower darker in it, gold under the jets. */
export function lake(k, from, to, jets) {
  const g = k.createLinearGradient(0, from, 0, to)
  g.addColorStop(0, '#4c9c8c')
  g.addColorStop(0.3, '#14606c')
  g.addColorStop(1, '#083444')
  fill(k, g, [
    [-6, from],
    [166, from],
    [166, to + 1],
    [-6, to + 1],
  ])
  // The tower stands on its head in the lake: gold on its left, blue on its right, in strokes that part towards us.
  const [tx] = see(BASE.x, 100, BASE.z)
  const r = random(6)
  const deep = to - from
  for (let y = from + 0.35; y < to - 0.3; y += 0.46) {
    const t = (y - from) / deep
    if (r() < t * 0.4) continue
    const half = (6.2 - 3.4 * t) * (0.75 + 0.5 * r())
    const sway = (r() - 0.5) * (0.8 + 3 * t)
    lens(
      k,
      `rgba(255,226,160,${0.95 - 0.5 * t})`,
      tx - half * 0.34 + sway,
      y,
      half * 0.8,
      0.17 + 0.1 * t,
      0.17,
    )
    lens(
      k,
      `rgba(92,172,180,${0.8 - 0.5 * t})`,
      tx + half * 0.75 + sway,
      y + 0.12,
      half * 0.5,
      0.14,
      0.14,
    )
  }
  // Under each jet its gold, longer under a higher one.
  for (const [x, y, high, , near] of jets) {
    const n = Math.round(3 + high * 0.22)
    for (let i = 0; i < n; i++) {
      const t = i / n
      const py = y + 0.2 + i * 0.62 * (0.8 + 0.4 * r())
      if (py > to - 0.4) break
      lens(
        k,
        `rgba(255,${224 - i * 6},${168 - i * 6},${0.85 * (1 - t)})`,
        x + (r() - 0.5) * (0.6 + i * 0.28),
        py,
        (0.8 + high * 0.045) * near * (0.7 + 0.6 * r()) * (1 - t * 0.5),
        0.14 + 0.03 * i,
        0.14,
      )
    }
  }
  for (let i = 0; i < 22; i++) {
    const t = r()
    lens(
      k,
      r() < 0.6 ? 'rgba(6,36,56,.4)' : 'rgba(140,204,180,.26)',
      r() * 160,
      from + 1 + t * (to - from - 1),
      3 + 7 * t,
      0.08 + 0.14 * t,
    )
  }
}

/** The quay at our feet: one pale slab in the light of the fountain, its joints running to the far shore. */
export function quay(k, top) {
  const g = k.createLinearGradient(0, top, 0, 92)
  g.addColorStop(0, '#d8b488')
  g.addColorStop(0.5, '#7c7484')
  g.addColorStop(1, '#3c4a70')
  fill(k, g, [
    [-6, top],
    [166, top],
    [166, 96],
    [-6, 96],
  ])
  fill(k, '#0e2c54', [
    [-6, top - 0.9],
    [166, top - 0.9],
    [166, top - 0.3],
    [-6, top - 0.3],
  ])
  fill(k, '#ffe4b0', [
    [-6, top - 0.35],
    [166, top - 0.35],
    [166, top + 0.25],
    [-6, top + 0.25],
  ])
  for (let i = -9.5; i < 10; i++)
    stroke(k, 'rgba(44,52,92,.4)', 0.16, `M${CX + i * 13} ${top + 0.3}L${CX + i * 19} 96`)
}
