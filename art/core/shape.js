// Path strings for Path2D, in any units. All closed shapes turn the same way, so that
// overlapping ones in one path never punch holes.

const f = (n) => Math.round(n * 100) / 100

export function polygon(points) {
  let area = 0
  for (let i = 0; i < points.length; i++) {
    const a = points[i]
    const b = points[(i + 1) % points.length]
    area += a[0] * b[1] - b[0] * a[1]
  }
  const list = area < 0 ? [...points].reverse() : points
  return `M${list.map((p) => `${f(p[0])} ${f(p[1])}`).join('L')}Z`
}

export const rect = (x, y, w, h) =>
  polygon([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ])

export const ellipse = (x, y, rx, ry = rx) =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 1 ${f(2 * rx)} 0a${f(rx)} ${f(ry)} 0 1 1 ${f(-2 * rx)} 0Z`

/** Point and unit direction at `t` of a quadratic curve. */
export function along(p0, p1, p2, t) {
  const a = (1 - t) * (1 - t)
  const b = 2 * t * (1 - t)
  const c = t * t
  const dx = 2 * (1 - t) * (p1[0] - p0[0]) + 2 * t * (p2[0] - p1[0])
  const dy = 2 * (1 - t) * (p1[1] - p0[1]) + 2 * t * (p2[1] - p1[1])
  const l = Math.hypot(dx, dy) || 1
  return {
    x: a * p0[0] + b * p1[0] + c * p2[0],
    y: a * p0[1] + b * p1[1] + c * p2[1],
    dx: dx / l,
    dy: dy / l,
  }
}

/** A limb that narrows from w0 to w1 along a quadratic curve: trunks, branches, horns. */
export function limb(p0, p1, p2, w0, w1, n = 14) {
  const left = []
  const right = []
  for (let i = 0; i <= n; i++) {
    const t = i / n
    const { x, y, dx, dy } = along(p0, p1, p2, t)
    const w = (w0 + (w1 - w0) * t) / 2
    left.push([x - dy * w, y + dx * w])
    right.unshift([x + dy * w, y - dx * w])
  }
  return polygon([...left, ...right])
}
