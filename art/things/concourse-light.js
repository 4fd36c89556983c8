import { fill } from '../core/field.js'
import { END, HALF, HIGH, LOW, outline, P, W, WINDOWS } from './concourse-hall.js'

// The sun in the main hall of Grand Central: it stands behind the tall windows and a little to the right.

const SUN = [-0.34, -0.6, -1]

/** Where the sun through a point of a window meets the floor, or the wall on the left. */
const onFloor = ([X, Y]) => {
  const t = -Y / SUN[1]
  return P(X + SUN[0] * t, 0, END + SUN[2] * t)
}
const onWall = ([X, Y]) => {
  const t = (-HALF - X) / SUN[0]
  return P(-HALF, Y + SUN[1] * t, END + SUN[2] * t)
}
/** Is this place of the floor in the sun? */
export function inSun(X, Z) {
  const t = END - Z
  const [x, y] = [X - SUN[0] * t, -SUN[1] * t]
  return WINDOWS.some(
    (w) =>
      Math.abs(x - w) < W && y > LOW && y < HIGH + Math.sqrt(Math.max(0, W * W - (x - w) ** 2)),
  )
}
/** Where the shadow of a point falls. */
export const fallen = (X, Y, Z) => P(X - (SUN[0] / SUN[1]) * Y, 0, Z - (SUN[2] / SUN[1]) * Y)

/** The sun of each window on the floor, with the shadows of its bars, and on the wall where it climbs. */
export function pools(k) {
  const clip = (list, draw) => {
    k.save()
    k.beginPath()
    for (const p of list) k.lineTo(...P(...p))
    k.clip()
    draw()
    k.restore()
  }
  const each = (to, light, bar) => {
    for (const X of WINDOWS) {
      fill(k, light, outline(X).map(to))
      for (let i = 1; i < 5; i++) {
        const x = X - W + (i * 2 * W) / 5
        const y = HIGH + Math.sqrt(W * W - (x - X) ** 2) - 0.1
        fill(k, bar, [to([x - 0.1, LOW]), to([x + 0.1, LOW]), to([x + 0.1, y]), to([x - 0.1, y])])
      }
      for (let y = LOW + 6.3; y < HIGH + 1; y += 6.3)
        fill(k, bar, [to([X - W, y]), to([X + W, y]), to([X + W, y + 0.3]), to([X - W, y + 0.3])])
    }
  }
  clip(
    [
      [-HALF, 0, END],
      [HALF, 0, END],
      [HALF, 0, 20],
      [-HALF, 0, 20],
    ],
    () => each(onFloor, '#ffdca0', '#d8a48c'),
  )
  for (let i = 0; i < 5; i++) {
    const z = END - i * 14
    clip(
      [
        [-HALF, 0, z - 14],
        [-HALF, 24, z - 14],
        [-HALF, 24, z - 10.6],
        [-HALF, 0, z - 10.6],
      ],
      () => each(onWall, '#f4b890', '#c88c84'),
    )
  }
}

function hull(list) {
  const s = [...list].sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (pts) => {
    const out = []
    for (const p of pts) {
      while (out.length > 1) {
        const [a, b] = [out.at(-2), out.at(-1)]
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break
        out.pop()
      }
      out.push(p)
    }
    return out.slice(0, -1)
  }
  return [...half(s), ...half(s.reverse())]
}

/** Draws only where the sun lies on the floor: shadows end where it ends. */
export function withinPools(k, draw) {
  k.save()
  k.beginPath()
  for (const X of WINDOWS) {
    outline(X).forEach((p, i) => (i ? k.lineTo(...onFloor(p)) : k.moveTo(...onFloor(p))))
    k.closePath()
  }
  k.clip()
  draw()
  k.restore()
}

/** The light in the air between each window and its place on the floor. */
export function beams(k) {
  for (const X of WINDOWS) {
    const o = outline(X)
    const g = k.createLinearGradient(...P(X, HIGH, END), ...onFloor([X, HIGH]))
    g.addColorStop(0, 'rgba(255,240,196,.5)')
    g.addColorStop(0.55, 'rgba(255,228,176,.24)')
    g.addColorStop(1, 'rgba(255,220,164,.06)')
    fill(k, g, hull([...o.map(([x, y]) => P(x, y, END)), ...o.map(onFloor)]))
  }
}
