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
    const [a, b, c] = far ? ['#4c98a0', '#8cc0ac', '#f8e0a0'] : ['#246080', '#5c9ca4', '#ffd88c']
    fill(k, a, [see(X, 0, Z), see(X, high - cut, Z), see(X + wide, high, Z), see(X + wide, 0, Z)])
    fill(k, b, [
      see(X, 0, Z),
      see(X, high - cut, Z),
      see(X + wide * 0.22, high - cut * 0.78, Z),
      see(X + wide * 0.22, 0, Z),
    ])
    if (!far)
      for (let i = 0; i < 7; i++) {
        const [u, v] = [X + wide * (0.32 + 0.55 * r()), high * (0.14 + 0.62 * r())]
        fill(k, c, [see(u, v, Z), see(u, v + 7, Z), see(u + 5, v + 7, Z), see(u + 5, v, Z)])
      }
  }
}

/** The low promenade of the other shore with its trees and its row of lamps. */
export function promenade(k) {
  const r = random(3)
  fill(k, '#123c64', [
    see(-900, 0, 330),
    see(-900, 13, 330),
    see(-180, 13, 330),
    see(-180, 19, 330),
    see(-60, 19, 330),
    see(-60, 12, 330),
    see(120, 12, 330),
    see(120, 17, 330),
    see(260, 17, 330),
    see(260, 12, 330),
    see(900, 12, 330),
    see(900, 0, 330),
  ])
  for (let i = 0; i < 34; i++) {
    // Crowns of the trees along it, in twos and threes.
    const X = -480 + i * 28 + (r() - 0.5) * 22
    const [x, y] = see(X, 12, 331)
    const q = 0.7 + r() * 0.9
    path(
      k,
      '#123c64',
      `M${x - 1.7 * q} ${y + 0.3}C${x - 1.7 * q} ${y - 1.1 * q} ${x - 0.6 * q} ${y - 1.5 * q} ${x} ${y - 1.3 * q}C${x + 0.9 * q} ${y - 1.7 * q} ${x + 1.9 * q} ${y - 0.8 * q} ${x + 1.8 * q} ${y + 0.3}Z`,
    )
  }
  for (let i = 0; i < 60; i++) {
    const X = -460 + i * 14 + (r() - 0.5) * 5
    if (r() < 0.22) continue
    const [x, y] = see(X, 4.6, 329)
    path(k, '#ffd890', `M${x - 0.3} ${y + 0.5}V${y - 0.2}a0.300 0.360 0 0 1 0.600 0V${y + 0.5}Z`)
  }
}

/**
 * One jet: it leaves its nozzle thin, slows, bends outwards and opens into strands that fall as spray.
 * x, y: nozzle; high; lean: how far its head stands aside.
 */
export function jet(k, x, y, high, lean, near, seed) {
  if (lean < 0) {
    k.save()
    k.translate(2 * x, 0)
    k.scale(-1, 1)
    jet(k, x, y, high, -lean, near, seed)
    k.restore()
    return
  }
  const r = random(seed)
  const [tx, ty] = [x + lean, y - high]
  const glow = (c0, c1, c2) => {
    const g = k.createLinearGradient(x, y, tx, ty)
    g.addColorStop(0, c0)
    g.addColorStop(0.55, c1)
    g.addColorStop(1, c2)
    return g
  }
  // A straight jet falls to both sides, a leaning one outwards; the veil of spray sinks under its head.
  const side = 1
  const plumb = Math.abs(lean) < 1.6 ? 1 : 0
  const w = (0.8 + high * 0.03) * near
  const veil = k.createLinearGradient(0, ty, 0, ty + high * 0.8)
  veil.addColorStop(0, 'rgba(255,246,220,.3)')
  veil.addColorStop(0.5, 'rgba(255,236,200,.12)')
  veil.addColorStop(1, 'rgba(255,220,170,0)')
  const out = side * w * (plumb ? 0.7 : 1.5)
  path(
    k,
    veil,
    `M${tx - out * plumb} ${y}C${tx - out * plumb * 1.2} ${y - high * 0.6} ${tx - side * w * 0.4} ${ty + high * 0.06} ${tx} ${ty}C${tx + out * 0.5} ${ty + high * 0.05} ${tx + out} ${ty + high * 0.3} ${tx + out} ${y}Z`,
  )
  // Strands, each a little slower than the one before.
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const [hx, hy] = plumb
      ? [tx + w * (t - 0.5) * 0.8, ty + high * (0.02 + 0.5 * (t - 0.5) ** 2 + 0.05 * r())]
      : [tx + side * w * (t - 0.25) * 0.95, ty + high * (0.02 + 0.12 * t * t + 0.05 * r())]
    const bx = x + (t - 0.5) * 0.26 * near
    const m = (0.1 + 0.1 * (1 - t)) * near
    path(
      k,
      glow(
        '#ffc878',
        i < 3 ? '#ffe8bc' : 'rgba(255,232,188,.75)',
        i < 3 ? 'rgba(255,252,238,.95)' : 'rgba(255,250,232,.5)',
      ),
      `M${bx - m} ${y}C${bx - m + lean * 0.08} ${y - high * 0.55} ${hx - lean * 0.42 - m} ${hy + high * 0.1} ${hx} ${hy}C${hx - lean * 0.4 + m * 2.2} ${hy + high * 0.14} ${bx + m + lean * 0.1} ${y - high * 0.5} ${bx + m} ${y}Z`,
    )
  }
  for (let i = 0; i < 9; i++) {
    const t = r()
    const [dx, dy] = [
      plumb ? tx + w * (r() - 0.5) * 1.4 : tx + side * w * (0.2 + 1.5 * t),
      ty + high * (0.02 + 0.34 * t * r()) - 0.4 * r(),
    ]
    k.fillStyle = i % 3 ? 'rgba(255,250,230,.85)' : 'rgba(255,236,196,.8)'
    k.beginPath()
    const s = (0.07 + 0.1 * r()) * near
    k.ellipse(dx, dy, s, s * 1.5, side * 0.3, 0, 7)
    k.fill()
  }
}

/** The lake between the far shore and the quay: the sky and the tower darker in it, gold under the jets. */
export function lake(k, from, to, jets) {
  const g = k.createLinearGradient(0, from, 0, to)
  g.addColorStop(0, '#5ca0a0')
  g.addColorStop(0.3, '#24688c')
  g.addColorStop(1, '#103c68')
  fill(k, g, [
    [-6, from],
    [166, from],
    [166, to + 1],
    [-6, to + 1],
  ])
  // The tower's own light, broken by the small waves.
  const [tx] = see(BASE.x, 100, BASE.z)
  const r = random(6)
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const y = from + 1 + (to - from) * t
    lens(
      k,
      i % 3 ? 'rgba(180,216,208,.5)' : 'rgba(255,228,176,.6)',
      tx + (r() - 0.5) * 5,
      y,
      (7 - 3 * t) * (0.5 + r() * 0.7),
      0.1 + t * 0.12,
    )
  }
  for (const [x, y, high, , near] of jets)
    for (let i = 0; i < 4; i++) {
      const py = y + 0.25 + i * 0.85 * near * (0.8 + 0.4 * r())
      if (py < to)
        lens(
          k,
          `rgba(255,${222 - i * 16},${160 - i * 10},${0.75 - i * 0.15})`,
          x + (r() - 0.5) * 1.6,
          py,
          (0.9 + high * 0.05 - i * 0.3) * near,
          0.13 + 0.03 * i,
        )
    }
  for (let i = 0; i < 22; i++) {
    const t = r()
    lens(
      k,
      r() < 0.6 ? 'rgba(12,44,88,.4)' : 'rgba(140,196,190,.28)',
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
  for (let i = -9; i <= 9; i++)
    stroke(k, 'rgba(44,52,92,.4)', 0.16, `M${CX + i * 13} ${top + 0.3}L${CX + i * 19} 96`)
}
