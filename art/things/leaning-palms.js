import { Path2D } from '@napi-rs/canvas'
import { fill, path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'

/** One frond: a rib from the crown, bent by its weight, leaflets that hang from both sides of it. */
function frond(k, [x, y], [mx, my], [ex, ey], wide, [light, dark], n = 24) {
  const at = (t) => {
    const u = 1 - t
    return [u * u * x + 2 * u * t * mx + t * t * ex, u * u * y + 2 * u * t * my + t * t * ey]
  }
  for (const m of [-1, 1]) {
    const d = new Path2D()
    for (let i = 1; i <= n; i++) {
      const t = i / n
      const [px, py] = at(t)
      const [qx, qy] = at(Math.min(1, t + 0.02))
      const [dx, dy] = [qx - at(Math.max(0, t - 0.02))[0], qy - at(Math.max(0, t - 0.02))[1]]
      const l = Math.hypot(dx, dy) || 1
      const long = wide * Math.sin(Math.PI * (0.1 + 0.84 * t)) + wide * 0.16
      // Outwards from the rib, along it, and down.
      const [nx, ny] = [(-dy / l) * m, (dx / l) * m]
      const [vx, vy] = [nx * 0.62 + (dx / l) * 0.55, ny * 0.62 + (dy / l) * 0.55 + 0.42]
      const w = wide * 0.105
      d.moveTo(px - (dx / l) * w, py - (dy / l) * w)
      d.quadraticCurveTo(
        px + nx * long * 0.4 + (dx / l) * long * 0.2,
        py + ny * long * 0.4 + (dy / l) * long * 0.2,
        px + vx * long,
        py + vy * long,
      )
      d.quadraticCurveTo(
        px + nx * long * 0.24,
        py + ny * long * 0.24,
        px + (dx / l) * w,
        py + (dy / l) * w,
      )
    }
    k.fillStyle = m * (ex - x) > 0 ? dark : light
    k.fill(d)
  }
  stroke(k, light, wide * 0.05, `M${x} ${y}Q${mx} ${my} ${ex} ${ey}`)
}

/** A trunk from its swollen foot along a bend; rings, light on its left. */
function trunk(k, [[ax, ay], [bx, by], [cx, cy]], w0, w1) {
  const at = (t) => {
    const u = 1 - t
    return [u * u * ax + 2 * u * t * bx + t * t * cx, u * u * ay + 2 * u * t * by + t * t * cy]
  }
  const side = (t, m) => {
    const [x, y] = at(t)
    const [p, q] = [at(Math.max(0, t - 0.01)), at(Math.min(1, t + 0.01))]
    const l = Math.hypot(q[0] - p[0], q[1] - p[1])
    const w = (w0 + (w1 - w0) * t ** 0.6 + (t < 0.08 ? (0.08 - t) * w0 * 6 : 0)) * m
    return [x - ((q[1] - p[1]) / l) * w, y + ((q[0] - p[0]) / l) * w]
  }
  const run = (m, t0 = 0, t1 = 1) =>
    Array.from({ length: 31 }, (_, i) => side(t0 + ((t1 - t0) * i) / 30, m))
  fill(k, '#a87c6c', [...run(-1), ...run(1).reverse()])
  fill(k, '#f0cca0', [...run(-1), ...run(-0.3).reverse()])
  fill(k, '#6c4c60', [...run(0.35), ...run(1).reverse()])
  for (let i = 1; i < 24; i++) {
    const t = (i / 24) ** 1.1
    const [a, b, c] = [side(t, -1), side(t - 0.012, 0), side(t, 1)]
    stroke(k, 'rgba(84,52,72,.5)', w0 * 0.14, `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`)
  }
}

const GREEN = ['#b4d45c', '#5c9c4c']
const DEEP = ['#4c8c54', '#285c58']

/** A coconut palm: foot, bend, crown; the fronds behind first. */
export function coco(k, way, q, list, [w0, w1] = [1.5, 0.8]) {
  const [cx, cy] = way[2]
  const leaves = (rows, tones) => {
    for (const [mx, my, ex, ey] of rows)
      frond(k, [cx, cy], [cx + mx * q, cy + my * q], [cx + ex * q, cy + ey * q], 4.4 * q, tones)
  }
  leaves(
    list.filter((_, i) => i % 2),
    DEEP,
  )
  trunk(k, way, w0, w1)
  for (const [x, y, c] of points('-0.900 1 0 0.900 1.200 1 0 1.700 0 -1.500 2 1', 3)) {
    const r = 0.95 * q
    path(
      k,
      '#6c4c50',
      `M${cx + x * q - r} ${cy + y * q}a${r} ${r * 1.15} 0 1 0 ${r * 2} 0a${r} ${r * 1.15} 0 1 0 ${-r * 2} 0Z`,
    )
    path(
      k,
      c ? '#c8a05c' : '#a8c05c',
      `M${cx + x * q - r * 0.8} ${cy + y * q - r * 0.2}a${r * 0.6} ${r * 0.7} 0 1 0 ${r * 1.2} 0a${r * 0.6} ${r * 0.7} 0 1 0 ${-r * 1.2} 0Z`,
    )
  }
  leaves(
    list.filter((_, i) => !(i % 2)),
    GREEN,
  )
}

/** Fronds on the sand: the shadow of a crown that stands out of the picture. */
export function crownShade(k, x, y, q, c) {
  k.save()
  k.translate(x, y)
  k.scale(q, q * 0.26)
  for (const [mx, my, ex, ey] of points(
    '6 -5 14 -2 5 -8 9 -12 -3 -9 -8 -12 -7 -4 -15 -1 -6 4 -12 9 2 8 4 14 8 4 14 9',
    4,
  ))
    frond(k, [0, 0], [mx, my], [ex, ey], 4, [c, c], 16)
  k.restore()
}

/** A hammock between two points with somebody who reads in it; seven units are a metre. */
export function hammock(k, [ax, ay], [bx, by], sag) {
  const mid = [(ax + bx) / 2, (ay + by) / 2 + sag * 2]
  const at = (t, off = 0) => {
    const u = 1 - t
    return [
      u * u * ax + 2 * u * t * mid[0] + t * t * bx,
      u * u * ay + 2 * u * t * mid[1] + t * t * by + off,
    ]
  }
  stroke(k, '#6c4c60', 0.3, `M${ax} ${ay}L${at(0.13).join(' ')}M${at(0.87).join(' ')}L${bx} ${by}`)
  const edge = (off, t0 = 0.12, t1 = 0.88) =>
    Array.from({ length: 25 }, (_, i) => {
      const t = t0 + ((t1 - t0) * i) / 24
      return at(t, off * Math.sin(Math.PI * ((t - 0.12) / 0.76)) ** 0.7)
    })
  // The far rim of the cloth, then who lies in it.
  fill(k, '#b8607c', [...edge(-3.2), ...edge(0).reverse()])
  const p = (t, up) => at(t, -up)
  const [head, chest, hip, knee, foot] = [
    p(0.29, 2.2),
    p(0.42, 2),
    p(0.56, 1.6),
    p(0.66, 5.2),
    p(0.75, 1.6),
  ]
  const bone = (c, a, b, wa, wb) => {
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
    fill(k, c, [
      [a[0] + nx * wa, a[1] + ny * wa],
      [b[0] + nx * wb, b[1] + ny * wb],
      [b[0] - nx * wb, b[1] - ny * wb],
      [a[0] - nx * wa, a[1] - ny * wa],
    ])
    for (const [q, w] of [
      [a, wa],
      [b, wb],
    ])
      path(k, c, `M${q[0] - w} ${q[1]}a${w} ${w} 0 1 0 ${w * 2} 0a${w} ${w} 0 1 0 ${-w * 2} 0Z`)
  }
  bone('#a8664c', hip, [knee[0] - 0.7, knee[1] + 0.5], 0.8, 0.55)
  bone('#a8664c', [knee[0] - 0.7, knee[1] + 0.5], [foot[0] - 1.2, foot[1]], 0.5, 0.32)
  bone('#d8965c', hip, knee, 0.85, 0.55)
  bone('#d8965c', knee, foot, 0.52, 0.34)
  path(
    k,
    '#d8965c',
    `M${foot[0] - 0.3} ${foot[1] - 0.4}L${foot[0] + 0.9} ${foot[1] - 0.9}L${foot[0] + 1.1} ${foot[1] - 0.4}L${foot[0]} ${foot[1] + 0.4}Z`,
  )
  bone('#3c8c9c', chest, hip, 1.15, 0.95)
  bone('#f4e4c4', [chest[0] - 0.6, chest[1] - 0.3], [chest[0] + 0.9, chest[1]], 1.1, 1.1)
  const hand = [chest[0] + 2, chest[1] - 3]
  bone('#d8965c', chest, [chest[0] + 1.7, chest[1] - 1.1], 0.42, 0.36)
  bone('#d8965c', [chest[0] + 1.7, chest[1] - 1.1], hand, 0.34, 0.28)
  // The book, open over her.
  fill(k, '#c8485c', [
    [hand[0] - 1.1, hand[1] - 2],
    [hand[0] + 0.7, hand[1] - 1.5],
    [hand[0] + 0.6, hand[1] + 0.4],
    [hand[0] - 1.2, hand[1] - 0.1],
  ])
  fill(k, '#fff4dc', [
    [hand[0] - 1.3, hand[1] - 1.8],
    [hand[0] - 1, hand[1] - 1.95],
    [hand[0] - 1.15, hand[1] - 0.05],
    [hand[0] - 1.4, hand[1]],
  ])
  const [hx, hy] = head
  path(
    k,
    '#3c2c44',
    `M${hx - 1.3} ${hy + 0.2}C${hx - 1.5} ${hy - 1.1} ${hx - 0.2} ${hy - 1.6} ${hx + 0.5} ${hy - 1}L${hx + 0.2} ${hy + 0.7}C${hx - 0.4} ${hy + 1.5} ${hx - 1.2} ${hy + 1.3} ${hx - 1.3} ${hy + 0.2}Z`,
  )
  path(
    k,
    '#d8965c',
    `M${hx - 0.4} ${hy - 0.9}C${hx + 0.5} ${hy - 1.3} ${hx + 1.2} ${hy - 0.6} ${hx + 1.1} ${hy + 0.1}C${hx + 1} ${hy + 0.9} ${hx + 0.2} ${hy + 1.1} ${hx - 0.3} ${hy + 0.7}C${hx} ${hy + 0.1} ${hx} ${hy - 0.4} ${hx - 0.4} ${hy - 0.9}Z`,
  )
  // The near side of the cloth in stripes; its fringe.
  fill(k, '#e8785c', [...edge(-1.4), ...edge(1.5).reverse()])
  for (const [o0, o1, c] of [
    [-1.4, -0.8, '#fff0d0'],
    [-0.2, 0.3, '#fcc468'],
    [0.8, 1.2, '#fff0d0'],
  ])
    fill(k, c, [...edge(o0), ...edge(o1).reverse()])
  fill(k, 'rgba(84,44,88,.34)', [...edge(0.5, 0.2, 0.88), ...edge(1.5, 0.2, 0.88).reverse()])
  const r = random(3)
  for (let i = 0; i < 22; i++) {
    const t = 0.2 + (i / 21) * 0.6
    const [x, y] = at(t, 1.5 * Math.sin(Math.PI * ((t - 0.12) / 0.76)) ** 0.7)
    stroke(k, '#fff0d0', 0.14, `M${x} ${y}l${(r() - 0.5) * 0.4} ${0.8 + r() * 0.4}`)
  }
}
