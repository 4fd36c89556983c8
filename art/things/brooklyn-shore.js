import { Path2D } from '@napi-rs/canvas'
import { fill, stroke } from '../core/field.js'

// The Brooklyn Bridge from its eastern shore, in metres: X up the river, Y above the water, Z towards Manhattan;
// the near tower stands at 0, the far one at 486. The sun is low behind us on the left.

export const TOP = 83
export const way = (P, list) =>
  `M${list
    .map((p) =>
      P(...p)
        .slice(0, 2)
        .join(' '),
    )
    .join('L')}`
export const face = (k, P, c, list) =>
  fill(
    k,
    c,
    list.map((p) => P(...p)),
  )

/** A pointed opening in a plane across the bridge, as a list of points from its left foot over the tip to the right one. */
function pointed(mid, half, z, foot = 36, spring = 57, tip = 70) {
  const out = [[mid - half, foot, z]]
  for (let i = 0; i <= 10; i++) {
    const t = i / 10
    out.push([
      mid - half * Math.cos((t * Math.PI) / 2) ** 1.25,
      spring + (tip - spring) * Math.sin((t * Math.PI) / 2),
      z,
    ])
  }
  const left = out.slice(0, -1).map(([x, y]) => [2 * mid - x, y, z])
  return [...out, ...left.reverse()]
}

/** One tower of granite: light on the side of Brooklyn, shade up the river, two pointed gates. */
export function tower(k, P, at, c, fine = true) {
  const [Z0, Z1] = [at - 8, at + 8]
  // It narrows in steps: half its width and half its depth at a height.
  const steps = [
    [-1, 7, 24.5, 11],
    [7, 34, 22.6, 9.4],
    [34, 80, 20.8, 8],
  ]
  for (const [y0, y1, hw, hd] of steps) {
    const [a, b] = [at - hd, at + hd]
    face(k, P, c.shade, [
      [hw, y0, a],
      [hw, y0, b],
      [hw, y1, b],
      [hw, y1, a],
    ])
    if (y0 > 30) continue
    face(k, P, c.lit, [
      [-hw, y0, a],
      [hw, y0, a],
      [hw, y1, a],
      [-hw, y1, a],
    ])
    face(k, P, c.bright, [
      [-hw, y1 - 1.1, a],
      [hw, y1 - 1.1, a],
      [hw, y1, a],
      [-hw, y1, a],
    ])
    face(k, P, c.rib, [
      [hw, y1 - 1.1, a],
      [hw, y1 - 1.1, b],
      [hw, y1, b],
      [hw, y1, a],
    ])
  }
  // The front above the road with both gates cut out; their inner walls first.
  const gates = [-9.1, 9.1]
  const solid = new Path2D()
  const trace = (list) => {
    list.forEach((p, i) => {
      const [x, y] = P(...p)
      if (i) solid.lineTo(x, y)
      else solid.moveTo(x, y)
    })
    solid.closePath()
  }
  for (const m of gates) {
    const [near, back] = [pointed(m, 5.2, Z0), pointed(m, 5.2, Z1)]
    const n = near.length
    for (let i = 0; i < n - 1; i++) {
      const right = i >= n / 2
      if (right && i > n - 4) continue
      const wall = [near[i], near[i + 1], back[i + 1], back[i]]
      const tone = i < 1 ? c.jamb : c.vault
      face(k, P, tone, wall)
      // No slits between one stone of the vault and the next.
      if (i) stroke(k, tone, 0.14, way(P, [near[i], back[i]]))
    }
  }
  trace([
    [-20.8, 34, Z0],
    [20.8, 34, Z0],
    [20.8, 75, Z0],
    [-20.8, 75, Z0],
  ])
  for (const m of gates) trace(pointed(m, 5.2, Z0))
  k.fillStyle = c.lit
  k.fill(solid, 'evenodd')
  if (fine) {
    k.save()
    k.clip(solid, 'evenodd')
    // Some courses of the stone, where the light grazes them.
    for (const [x0, x1, y] of [
      [-20, -14, 44],
      [-19, -15, 50],
      [-20, -14.6, 61],
      [-3, 3, 47],
      [-2.6, 3.4, 58],
      [14.4, 20, 42],
      [15, 20, 55],
      [14.6, 19, 64],
      [-13, -5, 72.4],
      [5, 12, 72.4],
      [-4, 2, 66],
    ])
      face(k, P, c.course, [
        [x0, y, Z0],
        [x1, y, Z0],
        [x1, y + 0.9, Z0],
        [x0, y + 0.9, Z0],
      ])
    k.restore()
    for (const m of gates) {
      const list = pointed(m, 5.7, Z0)
      stroke(k, c.bright, 0.5, way(P, list))
    }
  }
  // Three buttresses that stand out of the front, each with its own shaded flank.
  for (const [x0, x1] of [
    [-20.8, -17.2],
    [-1.9, 1.9],
    [17.2, 20.8],
  ]) {
    const z = Z0 - 2
    for (const [y0, y1] of [[34, 73]]) {
      face(k, P, c.shade, [
        [x1, y0, z],
        [x1, y0, Z0],
        [x1, y1, Z0],
        [x1, y1, z],
      ])
      face(k, P, c.bright, [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ])
    }
    face(k, P, c.shade, [
      [x1, 1, Z0 - 3.4],
      [x1, 1, Z0 - 1.4],
      [x1, 34, Z0 - 1.4],
      [x1, 34, Z0 - 3.4],
    ])
    face(k, P, c.bright, [
      [x0, 1, Z0 - 3.4],
      [x1, 1, Z0 - 3.4],
      [x1, 34, Z0 - 3.4],
      [x0, 34, Z0 - 3.4],
    ])
  }
  if (fine) {
    for (const [x0, x1, y] of [
      [-16.8, -9, 24],
      [-8, -2.2, 17],
      [-14, -7, 11],
      [2.2, 9, 21],
      [10, 17, 26],
      [7, 16.8, 13],
    ])
      face(k, P, c.course, [
        [x0, y, Z0 - 1.4],
        [x1, y, Z0 - 1.4],
        [x1, y + 0.7, Z0 - 1.4],
        [x0, y + 0.7, Z0 - 1.4],
      ])
    // The road lays its shadow on the stone; the foot is wet.
    face(k, P, c.cast, [
      [-22.6, 34, Z0 - 3.5],
      [20.8, 34, Z0 - 3.5],
      [20.8, 31.4, Z0 - 3.5],
      [-22.6, 29, Z0 - 3.5],
    ])
    face(k, P, c.wet, [
      [-24.5, -1, at - 11],
      [24.5, -1, at - 11],
      [24.5, 1.6, at - 11],
      [-24.5, 1.6, at - 11],
    ])
    face(k, P, c.deep, [
      [24.5, -1, at - 11],
      [24.5, -1, at + 11],
      [24.5, 1.6, at + 11],
      [24.5, 1.6, at - 11],
    ])
  }
  // The crown: three ledges, each wider than that below it, shade under each.
  for (const [y0, y1, hw, hd] of [
    [74, 76.4, 21.8, 10.4],
    [76.4, 80, 20.9, 9.6],
    [80, TOP, 22.6, 11.2],
  ]) {
    const [a, b] = [at - hd, at + hd]
    face(k, P, c.vault, [
      [-hw, y0, a],
      [hw, y0, a],
      [hw, y0, Z0],
      [-hw, y0, Z0],
    ])
    face(k, P, c.vault, [
      [hw, y0, a],
      [hw, y0, b],
      [20.8, y0, b],
      [20.8, y0, a],
    ])
    face(k, P, c.rib, [
      [hw, y0, a],
      [hw, y0, b],
      [hw, y1, b],
      [hw, y1, a],
    ])
    face(k, P, hw < 21 ? c.lit : c.bright, [
      [-hw, y0, a],
      [hw, y0, a],
      [hw, y1, a],
      [-hw, y1, a],
    ])
    if (fine && hw > 21)
      face(k, P, c.course, [
        [-hw, y0 - 0.8, a],
        [hw, y0 - 0.8, a],
        [hw, y0, a],
        [-hw, y0, a],
      ])
  }
}
