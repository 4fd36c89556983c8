// Land in metres seen in perspective, column by column from near to far, with the shadows of one sun: x to the right, z away.
import { clamp, mix } from '../core/noise.js'

/** A net of places from `left` on, `cell` metres apart: maps of values on it. */
export function net({ left, cell, cols, rows }) {
  const map = (fn) => {
    const out = new Float32Array(cols * rows)
    for (let j = 0; j < rows; j++)
      for (let i = 0; i < cols; i++) out[j * cols + i] = fn(left + i * cell, j * cell)
    return out
  }
  const sample = (values, x, z) => {
    const u = clamp((x - left) / cell, 0, cols - 1.001)
    const v = clamp(z / cell, 0, rows - 1.001)
    const [i, j] = [Math.floor(u), Math.floor(v)]
    const n = j * cols + i
    return mix(
      mix(values[n], values[n + 1], u - i),
      mix(values[n + cols], values[n + cols + 1], u - i),
      v - j,
    )
  }
  const blurred = (values) => {
    const out = Float32Array.from(values)
    for (let n = cols + 1; n < values.length - cols - 1; n++) {
      let sum = 0
      for (const d of [-cols, 0, cols]) sum += values[n + d - 1] + values[n + d] + values[n + d + 1]
      out[n] = sum / 9
    }
    return out
  }
  /**
   * From each place the height under which it lies in shadow. side: -1 sun on the left, 1 on the right; it stands `back`
   * metres towards us in each metre across, and rises `rise`; under: how far below the ground the map starts.
   */
  const shadows = (high, { side = -1, back, rise, under = 60 }) => {
    const roof = high.map((h) => h - under)
    for (let n = 1; n < cols; n++)
      for (let j = 0; j < rows; j++) {
        const i = side < 0 ? n : cols - 1 - n
        const from = clamp(j - back, 0, rows - 1.001)
        const a = Math.floor(from)
        const at = (q) => Math.max(high[q], roof[q])
        const q = a * cols + i + side
        const m = j * cols + i
        roof[m] = Math.max(roof[m], mix(at(q), at(q + cols), from - a) - cell * rise)
      }
    // Softened a little, so that its edge does not show the cells.
    return blurred(blurred(roof))
  }
  return { left, cell, cols, rows, map, sample, shadows, deep: rows * cell }
}

/**
 * Paints what stands between from and to metres away. eye: [x, height, z]; yaw in radians; focal: in picture widths;
 * height(x, z); look(x, z, t) gives (h) => [r, g, b] for the rock at height h there, t metres away.
 */
export function landView(s, { eye, yaw, focal, from, to, step, deep, height, look }) {
  const W = s.w * 2
  const H = s.h * 2
  const f = focal * W
  const hy = s.horizon * 2
  const data = new Float32Array(s.w * s.h * 4)
  const [sa, ca] = [Math.sin(yaw), Math.cos(yaw)]
  for (let c = 0; c < W; c++) {
    const k = (c + 0.5 - W / 2) / f
    const [vx, vz] = [sa + ca * k, ca - sa * k]
    let low = H
    for (let t = from, now = step; t < to && low > 0; t *= now) {
      const [x, z] = [eye[0] + vx * t, eye[2] + vz * t]
      if (z < 0 || z > deep) continue
      const high = height(x, z)
      const row = Math.max(0, Math.ceil(hy - ((high - eye[1]) * f) / t))
      if (row >= low) continue
      // At the foot of a wall the steps are made short, so that its edge runs even.
      if (row < low - 2 && now > 1.0005) {
        t /= now
        now = 1.0003
        continue
      }
      if (row >= low - 1) now = step
      const tone = look(x, z, t)
      for (let y = row; y < low; y++) {
        const colour = tone(Math.min(high, eye[1] - ((y - hy) * t) / f))
        const n = ((y >> 1) * s.w + (c >> 1)) * 4
        for (let q = 0; q < 3; q++) data[n + q] += colour[q] / 4
        data[n + 3] += 0.25
      }
      low = row
    }
  }
  s.shade([0, 0, s.w, s.h], (x, y, out) => {
    const n = (Math.round(y) * s.w + Math.round(x)) * 4
    const a = data[n + 3]
    for (let q = 0; q < 3; q++) out[q] = a ? data[n + q] / a : 0
    out[3] = a
  })
}
