import { Path2D } from '@napi-rs/canvas'
import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'
import { along, limb } from '../core/shape.js'
import { dabs, leafTones, lightDirection } from './leaves.js'

export { conifer } from './conifers.js'

/** A flat-topped African acacia. height in u. Against the light it becomes a lace silhouette. */
export function acacia(
  s,
  {
    x,
    y,
    height = 30,
    width = 1.35,
    colour = '#6f7a3a',
    trunk = '#4a3026',
    seed = 1,
    haze = 0,
    front,
    flip = false,
    lean = 0,
    rim = 0.4,
    detail = 1,
  },
) {
  const r = random(seed)
  const px = s.x(x)
  const py = s.y(y)
  const H = height * s.u
  const m = flip ? -1 : 1
  const P = (a, b) => [px + m * a * H, py - b * H]
  const forkX = lean * 0.4
  const forkY = 0.36 + r() * 0.08
  const limbs = [
    limb(
      P(0, -0.03),
      P(lean * 0.1 + (r() - 0.5) * 0.04, forkY * 0.6),
      P(forkX, forkY),
      H * 0.07,
      H * 0.045,
    ),
  ]
  const plates = []
  const n = 6
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const ax = forkX + lean * 0.3 + (t - 0.5) * width * (0.86 + r() * 0.12)
    const ay = 0.8 + Math.sin(t * Math.PI) * 0.13 - r() * 0.06
    limbs.push(
      limb(
        P(forkX, forkY - 0.03),
        P(forkX + (ax - forkX) * 0.36, forkY + 0.2),
        P(ax, ay),
        H * 0.04,
        H * 0.01,
      ),
    )
    for (let b = 0; b < 4; b++) {
      const q = along(
        [forkX, forkY],
        [forkX + (ax - forkX) * 0.36, forkY + 0.2],
        [ax, ay],
        0.4 + b * 0.14,
      )
      const dx = (r() - 0.5) * 0.34
      limbs.push(
        limb(
          P(q.x, q.y),
          P(q.x + dx * 0.4, (q.y + ay) / 2 + 0.03),
          P(q.x + dx, ay - 0.005 + r() * 0.03),
          H * 0.012,
          H * 0.003,
        ),
      )
    }
    plates.push([ax, ay, width * (0.17 + r() * 0.07)])
  }
  const blobs = []
  for (const [ax, ay, aw] of plates) {
    const count = 9
    for (let i = 0; i < count; i++) {
      const v = ((i + 0.5) / count) * 2 - 1
      const bump = 0.016 * r()
      const [bx, by] = P(ax + v * aw, ay + 0.035 * (1 - v * v) + bump)
      blobs.push([bx, by, H * (0.034 + 0.03 * (1 - v * v)) * (0.75 + 0.5 * r())])
    }
  }
  const reach = H * (width * 0.85 + Math.abs(lean))
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(trunk, s.mood.front * 0.5)
      for (const d of limbs) k.fill(new Path2D(d))
      const tones = leafTones(s, colour, 9, front)
      const count = Math.round(clamp(H * 0.32 * detail, 26, 170))
      dabs(k, blobs, tones, {
        count,
        size: H > 300 ? 0.12 : 0.2,
        flat: 0.62,
        seed,
        from: lightDirection(s, px, py - H),
        leaf: H > 300,
      })
    },
    {
      box: [px - reach, py - H * 1.15, px + reach, py + H * 0.05],
      lit: false,
      haze,
      rim,
      rimWidth: 1.1,
    },
  )
}
