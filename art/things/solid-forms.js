// The forms that animals are built of, as distances: y up, z to the viewer.
const { hypot, max, min } = Math
const clamp = (v) => (v < 0 ? 0 : v > 1 ? 1 : v)

/** Two solids that flow into each other over `q`. */
export const melt = (a, b, q) => {
  const t = clamp(0.5 + (0.5 * (b - a)) / q)
  return b + (a - b) * t - q * t * (1 - t)
}

/** An egg with three radii. */
export const egg = (x, y, z, rx, ry, rz) => {
  const a = hypot(x / rx, y / ry, z / rz)
  const b = hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz))
  return b < 1e-6 ? -min(rx, ry, rz) : (a * (a - 1)) / b
}

/** A round limb from a to b that changes its thickness. */
export const capsule = (x, y, z, a, b, ra, rb) => {
  const [dx, dy, dz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
  const t = clamp(
    ((x - a[0]) * dx + (y - a[1]) * dy + (z - a[2]) * dz) / max(1e-6, dx * dx + dy * dy + dz * dz),
  )
  return hypot(x - a[0] - dx * t, y - a[1] - dy * t, z - a[2] - dz * t) - ra - (rb - ra) * t
}
