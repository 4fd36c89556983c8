/**
 * A camera for places drawn in metres: X to the right, Y up, Z away. Uprights stay upright.
 * eye: where it stands; yaw: degrees turned to the right; f: field units for one metre at a distance of one;
 * cx, cy: where the middle of the view and the horizon lie in the field.
 * P(x, y, z) gives [x, y, units in a metre there].
 */
export function lens({ eye: [ex, ey, ez], yaw = 0, f, cx = 80, cy = 45 }) {
  const [s, c] = [Math.sin((yaw * Math.PI) / 180), Math.cos((yaw * Math.PI) / 180)]
  return (x, y, z) => {
    const [dx, dz] = [x - ex, z - ez]
    const deep = Math.max(0.05, dx * s + dz * c)
    const q = f / deep
    return [cx + (dx * c - dz * s) * q, cy - (y - ey) * q, q]
  }
}
