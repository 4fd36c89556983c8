// An African baobab at dusk, its folds, boughs and pods, the light on the left.
import { Path2D } from '@napi-rs/canvas'
import { path, points, stroke } from '../core/field.js'
import { random } from '../core/random.js'
import { limb } from './joints.js'

/**
 * An African baobab in the dry season: a swollen stem with deep folds, roots that grip the ground, few thick boughs that end in
 * crooked twigs; pods hang on threads. h high, foot at 0; light on the left. tones: body, light, rim, dark, deep.
 */
export function baobab(
  k,
  h,
  seed,
  [body, light, rim, dark, deep],
  { depth = 4, pods = 0, wide = 1 } = {},
) {
  const r = random(seed)
  const W = h * 0.135 * wide
  const tips = []
  const late = []
  const bough = (x, y, a, l, w, d) => {
    const turn = (r() - 0.5) * 0.9
    const m = [x + Math.cos(a) * l * 0.52, y + Math.sin(a) * l * 0.52]
    const b = a + turn
    const e = [m[0] + Math.cos(b) * l * 0.48, m[1] + Math.sin(b) * l * 0.48]
    limb(k, body, [
      [x, y, w],
      [...m, w * 0.72],
      [...e, w * 0.46],
    ])
    if (d > 0 && w > h * 0.008) {
      const s = w * 0.24
      const strips = () => {
        limb(k, dark, [
          [x + s, y + s * 0.7, w * (d === depth ? 0.04 : 0.5)],
          [m[0] + s * 0.8, m[1] + s * 0.7, w * 0.36],
          [e[0] + s * 0.4, e[1] + s * 0.4, w * 0.22],
        ])
        limb(k, light, [
          [x - s * 1.2, y - s * 0.6, w * (d === depth ? 0.03 : 0.3)],
          [m[0] - s, m[1] - s * 0.6, w * 0.22],
          [e[0] - s * 0.6, e[1] - s * 0.4, w * 0.12],
        ])
      }
      // Those of the great boughs run on into the folds of the stem.
      if (d === depth) {
        late.push(() => {
          limb(k, body, [
            [x + (m[0] - x) * 0.1, y + (m[1] - y) * 0.1, w * 0.7],
            [x + (m[0] - x) * 0.6, y + (m[1] - y) * 0.6, w * 0.84],
            [...m, w * 0.7],
          ])
          strips()
        })
      } else strips()
    }
    if (d === 0) {
      tips.push(e)
      return
    }
    const n = d === depth ? 2 : 2 + Math.round(r())
    for (let i = 0; i < n; i++) {
      const f = (i - (n - 1) / 2) * (0.72 + r() * 0.4) + (r() - 0.5) * 0.3
      bough(
        ...e,
        b + f - Math.sin(b + f + 1.57) * 0.12,
        l * (0.56 + r() * 0.22),
        w * (0.46 + r() * 0.08),
        d - 1,
      )
    }
  }
  for (const [x, up, a, l, w] of points(
    '-0.560 0.450 -2.720 0.230 0.620 0.620 0.440 -0.360 0.230 0.600 -0.440 0.490 -2.180 0.250 0.640 0.420 0.490 -0.980 0.260 0.640 0.020 0.500 -1.540 0.250 0.580',
    5,
  ))
    bough(x * W, -h * up, a + (r() - 0.5) * 0.24, h * l * (0.9 + r() * 0.24), W * w, depth)
  // The stem: out at the roots, in, out again under the boughs.
  const stem = `M${-W * 1.75} ${h * 0.012}C${-W * 1.28} ${-h * 0.012} ${-W * 1.12} ${-h * 0.08} ${-W * 1.08} ${-h * 0.17}C${-W * 1.02} ${-h * 0.28} ${-W * 1.2} ${-h * 0.38} ${-W * 1.06} ${-h * 0.46}C${-W * 0.98} ${-h * 0.52} ${-W * 0.8} ${-h * 0.555} ${-W * 0.5} ${-h * 0.56}C${-W * 0.2} ${-h * 0.53} ${W * 0.1} ${-h * 0.54} ${W * 0.3} ${-h * 0.57}C${W * 0.7} ${-h * 0.56} ${W * 1.04} ${-h * 0.52} ${W * 1.1} ${-h * 0.45}C${W * 1.2} ${-h * 0.36} ${W * 1.0} ${-h * 0.26} ${W * 1.1} ${-h * 0.16}C${W * 1.18} ${-h * 0.07} ${W * 1.36} ${-h * 0.01} ${W * 1.8} ${h * 0.014}C${W * 1.2} ${h * 0.022} ${W * 0.9} ${h * 0.006} ${W * 0.6} ${h * 0.024}C${W * 0.2} ${h * 0.01} ${-W * 0.2} ${h * 0.03} ${-W * 0.6} ${h * 0.018}C${-W * 1} ${h * 0.01} ${-W * 1.3} ${h * 0.024} ${-W * 1.75} ${h * 0.012}Z`
  path(k, body, stem)
  k.save()
  k.clip(new Path2D(stem))
  const fold = (c, x0, x1, x2, x3, w, top = 0.6) =>
    path(
      k,
      c,
      `M${x0 * W} ${-h * top}C${x1 * W} ${-h * 0.42} ${x1 * W} ${-h * 0.32} ${x2 * W} ${-h * 0.2}C${(x2 + (x3 - x2) * 0.2) * W} ${-h * 0.1} ${x3 * W} ${-h * 0.04} ${x3 * W} ${h * 0.03}L${(x3 + w * 1.5) * W} ${h * 0.03}C${(x3 + w) * W} ${-h * 0.05} ${(x2 + w * 1.1) * W} ${-h * 0.1} ${(x2 + w * 0.8) * W} ${-h * 0.2}C${(x1 + w * 1.2) * W} ${-h * 0.32} ${(x1 + w * 0.9) * W} ${-h * 0.42} ${(x0 + w * 0.2) * W} ${-h * top}Z`,
    )
  fold(dark, 0.3, 0.42, 0.36, 0.6, 1.4)
  fold(deep, 0.86, 0.86, 0.8, 1, 0.8)
  fold(light, -1.3, -1.3, -1.2, -1.9, 0.52)
  fold(rim, -1.35, -1.3, -1.24, -2, 0.3)
  fold(light, -0.5, -0.42, -0.46, -0.8, 0.24)
  fold(light, 0.02, 0.06, 0, -0.1, 0.18, 0.5)
  fold(dark, -0.72, -0.66, -0.68, -1.02, 0.14, 0.54)
  fold(dark, -0.2, -0.14, -0.2, -0.36, 0.12, 0.56)
  fold(body, 0.5, 0.62, 0.56, 0.84, 0.14, 0.5)
  fold(deep, 0.26, 0.3, 0.24, 0.34, 0.12, 0.52)
  // Knees of the bark, the hollow of the bees.
  for (const [u, v, q, c] of points('-0.300 0.110 0.180 0 0.640 0.140 0.160 1', 4))
    path(
      k,
      c ? deep : dark,
      `M${(u - q) * W} ${-h * v}Q${u * W} ${-h * v - W * q * 1.1} ${(u + q) * W} ${-h * v}Q${u * W} ${-h * v - W * q * 0.3} ${(u - q) * W} ${-h * v}Z`,
    )
  path(
    k,
    deep,
    `M${W * 0.62} ${-h * 0.35}C${W * 0.62} ${-h * 0.4} ${W * 0.84} ${-h * 0.41} ${W * 0.86} ${-h * 0.35}C${W * 0.84} ${-h * 0.3} ${W * 0.66} ${-h * 0.3} ${W * 0.62} ${-h * 0.35}Z`,
  )
  k.restore()
  for (const draw of late) draw()
  for (let i = 0; i < pods; i++) {
    const [x, y] = tips[Math.floor(r() * tips.length)]
    const l = h * (0.015 + r() * 0.03)
    stroke(k, dark, h * 0.0022, `M${x} ${y}V${y + l}`)
    path(
      k,
      dark,
      `M${x} ${y + l}C${x - h * 0.008} ${y + l + h * 0.008} ${x - h * 0.006} ${y + l + h * 0.024} ${x} ${y + l + h * 0.026}C${x + h * 0.006} ${y + l + h * 0.024} ${x + h * 0.008} ${y + l + h * 0.008} ${x} ${y + l}Z`,
    )
    path(
      k,
      rim,
      `M${x} ${y + l}C${x - h * 0.008} ${y + l + h * 0.008} ${x - h * 0.006} ${y + l + h * 0.024} ${x} ${y + l + h * 0.026}Q${x - h * 0.002} ${y + l + h * 0.012} ${x} ${y + l}Z`,
    )
  }
}
