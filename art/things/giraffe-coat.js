// The coat of a giraffe: patches that fit each other like tiles, a shaded belly, light along the edges that face the sun.
import { Path2D } from '@napi-rs/canvas'
import { fill, points } from '../core/field.js'
import { polygon } from '../core/shape.js'

export const turn = ([x, y], deg) => {
  const a = (deg * Math.PI) / 180
  return [x * Math.cos(a) - y * Math.sin(a), x * Math.sin(a) + y * Math.cos(a)]
}

/** The forehand lowered by a turn about the croup. */
export const bend = ([x, y], deg) => {
  const [a, b] = turn([x + 18, y + 45], deg)
  return [a - 18, b - 45]
}

/** Points of a soft closed outline. */
export function softly(list, steps = 5) {
  const n = list.length
  const at = (i) => list[(i + n) % n]
  const out = []
  for (let i = 0; i < n; i++)
    for (let j = 0; j < steps; j++)
      out.push(spline(at(i - 1), at(i), at(i + 1), at(i + 2), j / steps))
  return out
}

export function spline(a, b, c, d, t) {
  return b.map((_, m) => {
    const [p, q, r, s] = [a[m], b[m], c[m], d[m]]
    return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  })
}

/** The field of points that are nearest to one of many sites, drawn in a little: a patch of the coat. */
function cell(sites, i, gap) {
  const [x, y, q] = sites[i]
  let poly = [
    [x - q, y - q],
    [x + q, y - q],
    [x + q, y + q],
    [x - q, y + q],
  ]
  for (let j = 0; j < sites.length && poly.length; j++) {
    if (j === i) continue
    const [a, b] = sites[j]
    if (Math.hypot(a - x, b - y) > q * 3) continue
    const [nx, ny] = [a - x, b - y]
    const side = (p) => (p[0] - (x + a) / 2) * nx + (p[1] - (y + b) / 2) * ny
    const next = []
    poly.forEach((p, m) => {
      const o = poly[(m + 1) % poly.length]
      const [u, v] = [side(p), side(o)]
      if (u <= 0) next.push(p)
      if (u * v < 0)
        next.push([p[0] + ((o[0] - p[0]) * u) / (u - v), p[1] + ((o[1] - p[1]) * u) / (u - v)])
    })
    poly = next
  }
  return poly.map(([px, py]) => {
    const l = Math.hypot(px - x, py - y) || 1
    return [px - ((px - x) / l) * gap, py - ((py - y) / l) * gap]
  })
}

function sitesOf(neck, r, bent) {
  const sites = []
  for (let j = 0; j < 5; j++)
    for (let i = 0; i < 7; i++)
      sites.push([
        -23 + i * 6.6 + (j % 2) * 3.3 + (r() - 0.5) * 2.6,
        -60 + j * 6 + (r() - 0.5) * 2.4 + (i < 3 ? 3 - i : 0),
        5,
      ])
  for (const site of sites) [site[0], site[1]] = bend(site, bent)
  // Along the neck smaller and smaller, two or three abreast.
  for (let j = 1; j < 9; j++) {
    const t = j / 9
    const f = Math.min(3.999, t * 4) + 1
    const [a, b] = [neck[Math.floor(f)], neck[Math.min(5, Math.floor(f) + 1)]]
    const m = f % 1
    const [cx, cy, w] = a.map((v, n) => v + (b[n] - v) * m)
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    const [nx, ny] = [-(b[1] - a[1]) / l, (b[0] - a[0]) / l]
    const n = t < 0.3 ? 3 : 2
    for (let i = 0; i < n; i++) {
      const o = ((i + 0.5) / n - 0.5 + (j % 2 ? 0.1 : -0.1)) * w
      sites.push([cx + nx * o + (r() - 0.5), cy + ny * o + (r() - 0.5) * 1.4, 4 - t * 1.6])
    }
  }
  for (const [x, y, q] of points(
    '-15 -34 3.600 -13 -29.500 2.600 -14.500 -25.500 1.800 12.500 -35 3 13.500 -30.500 2.400 15 -26 1.700',
    3,
  ))
    sites.push([x, y, q])
  return sites
}

/** Patches, the shaded belly and the light along the edge, all within the outline. */
export function coat(k, { whole, body, joints, patch, shade, deep, lit, r, sun, bent }) {
  k.save()
  k.clip(whole)
  const sites = sitesOf(joints, r, bent)
  // The belly and the inside of the legs turn away from the light.
  const under = points(
    '-17 -38.600 -11 -39.600 -4 -39 3 -38.600 9 -38.400 8 -34 0 -33 -12 -33',
  ).map((p) => bend(p, bent))
  const cells = sites.map((_, i) => cell(sites, i, 0.62))
  for (const c of cells) if (c.length > 2) fill(k, patch, c)
  k.save()
  k.clip(new Path2D(polygon(softly(under))))
  k.fillStyle = shade
  k.fillRect(-40, -60, 80, 80)
  for (const c of cells) if (c.length > 2) fill(k, deep, c)
  k.restore()
  // What the sun meets first.
  k.globalAlpha = 0.9
  k.strokeStyle = lit
  k.lineJoin = 'round'
  for (const part of body) {
    k.lineWidth = 1.5
    edgeTowards(k, part, sun, body)
  }
  k.restore()
}

/** Strokes the stretches of an outline that face the sun and are not inside another part. */
function edgeTowards(k, part, sun, body) {
  const others = body.filter((b) => b !== part).map((b) => new Path2D(polygon(b)))
  const n = part.length
  let area = 0
  part.forEach(([x, y], i) => {
    const [a, b] = part[(i + 1) % n]
    area += x * b - a * y
  })
  const way = Math.sign(area)
  k.beginPath()
  part.forEach(([x, y], i) => {
    const [a, b] = part[(i + 1) % n]
    const l = Math.hypot(a - x, b - y)
    if (l < 0.01) return
    const facing = ((b - y) / l) * way * sun * 0.9 + ((x - a) / l) * -way * 0.4
    const [mx, my] = [(x + a) / 2, (y + b) / 2]
    // The root of a leg lies within the body.
    if (body.indexOf(part) > 2 && my < -33) return
    if (facing > 0.45 && !others.some((o) => k.isPointInPath(o, ...screen(k, mx, my)))) {
      k.moveTo(x, y)
      k.lineTo(a, b)
    }
  })
  k.stroke()
}

const screen = (k, x, y) => {
  const m = k.getTransform()
  return [m.a * x + m.c * y + m.e, m.b * x + m.d * y + m.f]
}
