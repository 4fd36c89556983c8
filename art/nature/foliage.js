import { Path2D } from '@napi-rs/canvas'
import { clamp, fbm, noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { along, limb } from '../core/shape.js'

/** Leaf colours by daylight, for `tones` of trees and bushes. */
export const LEAVES = {
  green: '#5d9440',
  deep: '#2f6b3c',
  olive: '#8a8c4a',
  dry: '#b39a55',
  jungle: '#2f7d4a',
  pine: '#2c5c4a',
  autumn: '#c9762c',
  blossom: '#f2a9b8',
  jacaranda: '#8f86c9',
  bougainvillea: '#d9447a',
}

/**
 * Leafy masses: many dabs sorted from dark to light, so that light seems to fall on them.
 * @param {CanvasRenderingContext2D} k inside a layer
 * @param {[number, number, number][]} blobs x, y, radius in pixels
 * @param {string[]} colours dark to light
 * @param {{ count?: number, size?: number, seed?: number, flat?: number, from?: [number, number],
 *   leaf?: boolean, bias?: number }} [options] from: direction towards the light
 */
export function dabs(k, blobs, colours, options = {}) {
  const {
    count = 90,
    size = 0.16,
    seed = 1,
    flat = 1,
    from = [-0.5, -0.85],
    leaf = false,
    bias = 0,
  } = options
  const r = random(seed)
  const all = []
  // Few broad strokes: leaves in groups, not a grain of dots.
  const strokes = Math.max(10, Math.round(count * 0.5))
  for (const [bx, by, br] of blobs)
    for (let i = 0; i < strokes; i++) {
      const a = r() * 6.283
      const q = Math.sqrt(r()) * (0.92 + r() * 0.16)
      const nx = Math.cos(a) * q
      const ny = Math.sin(a) * q
      const light = clamp(0.42 + bias + (nx * from[0] + ny * from[1]) * 0.42 + (r() - 0.5) * 0.42)
      all.push([
        bx + nx * br,
        by + ny * br * flat,
        br * size * 1.45 * (0.5 + r()),
        light,
        r() * 3.14,
      ])
    }
  all.sort((a, b) => a[3] - b[3])
  for (const [x, y, d, light, a] of all) {
    k.fillStyle = colours[Math.min(colours.length - 1, Math.floor(light * colours.length))]
    k.beginPath()
    k.ellipse(x, y, d, d * (leaf ? 0.42 : 0.7), a, 0, 7)
    k.fill()
  }
}

function lightDirection(s, x, y) {
  const dx = s.sun[0] - x
  const dy = s.sun[1] - y
  const l = Math.hypot(dx, dy) || 1
  // Some light always comes from above, or trees against the sun lose their form.
  return [dx / l, Math.min(-0.25, dy / l)]
}

/** Dark to light tones of a leaf colour in the scene's light. */
export const leafTones = (s, colour, n = 7, front = s.mood.front) =>
  s.tones(colour, Math.min(n, 4), 0, clamp(0.55 + front * 0.6))

/**
 * A hedge, bush or far wood along a line. top(x) gives the pixel row of its upper edge.
 * from/to fractions; depth: how far it hangs below the line, in u; size of tree heads in u.
 */
export function grove(
  s,
  {
    top,
    from = 0,
    to = 1,
    depth = 6,
    size = 2.4,
    colour = LEAVES.green,
    accents = [],
    seed = 1,
    haze = 0,
    front,
    reflect,
    density = 1,
  },
) {
  const r = random(seed)
  const x0 = s.x(from)
  const x1 = s.x(to)
  const R = size * s.u
  const D = depth * s.u
  const rows = Math.max(2, Math.round((D / R) * 1.4))
  let high = 1e9
  let low = 0
  for (let x = x0; x <= x1; x += 8) {
    high = Math.min(high, top(x))
    low = Math.max(low, top(x))
  }
  const f = front ?? s.mood.front
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(colour, 0)
      k.beginPath()
      k.moveTo(x0, top(x0) + D)
      for (let x = x0; x <= x1; x += 4) k.lineTo(x, top(x) + R * 0.4)
      k.lineTo(x1, top(x1) + D)
      k.fill()
      for (let row = 0; row < rows; row++) {
        const groups = [[], ...accents.map(() => [])]
        const n = Math.ceil(((x1 - x0) / R) * 0.8 * density)
        for (let i = 0; i < n; i++) {
          const x = x0 + ((i + r()) / n) * (x1 - x0)
          const pick = r()
          let g = 0
          let sum = 0
          accents.forEach(([, share], j) => {
            if (g === 0 && pick < sum + share) g = j + 1
            sum += share
          })
          const y = top(x) + R * 0.5 + (row / rows) * D * 0.9 + (r() - 0.5) * R * 0.7
          groups[g].push([x, y, R * (0.6 + r() * 0.7)])
        }
        const from2 = lightDirection(s, (x0 + x1) / 2, high)
        groups.forEach((blobs, j) => {
          const c = j === 0 ? colour : accents[j - 1][0]
          const count = Math.round(clamp(R * 3.2, 18, 90))
          dabs(k, blobs, leafTones(s, c, 7, f), {
            count,
            size: R > 14 ? 0.13 : 0.2,
            seed: seed + row * 7 + j,
            from: from2,
            bias: 0.08 - row * 0.02,
          })
        })
      }
    },
    {
      box: [x0 - R * 2, high - R * 2, x1 + R * 2, low + D + R * 2],
      lit: false,
      haze,
      reflect,
    },
  )
}

/** A round bush or clump at a point. size in u. */
export function bush(
  s,
  { x, y, size = 5, colour = LEAVES.green, seed = 1, flat = 0.75, haze = 0, front, leaf = true },
) {
  const r = random(seed)
  const px = s.x(x)
  const py = s.y(y)
  const R = size * s.u
  const blobs = Array.from({ length: 9 }, (_, i) => {
    const t = (i + 0.5) / 9
    return [
      px + (t - 0.5) * R * 1.9,
      py - R * (0.25 + 0.4 * Math.sin(t * 3.14) * r()),
      R * (0.28 + 0.2 * r()),
    ]
  })
  return s.layer(
    (k) =>
      dabs(k, blobs, leafTones(s, colour, 7, front), {
        count: 70,
        size: 0.2,
        leaf,
        flat,
        seed,
        from: lightDirection(s, px, py),
      }),
    { box: [px - R * 1.6, py - R * 1.6, px + R * 1.6, py + R], lit: false, haze },
  )
}

/** A broad-leaved tree with its foot at x, y. height in u. */
export function tree(
  s,
  {
    x,
    y,
    height = 22,
    colour = LEAVES.green,
    trunk = '#6b4a36',
    spread = 0.5,
    seed = 1,
    haze = 0,
    front,
    bare = 0.42,
    reflect,
  },
) {
  const r = random(seed)
  const px = s.x(x)
  const py = s.y(y)
  const H = height * s.u
  const fork = py - H * bare
  const limbs = [
    limb(
      [px, py + H * 0.03],
      [px + (r() - 0.5) * H * 0.06, (py + fork) / 2],
      [px, fork],
      H * 0.055,
      H * 0.035,
    ),
  ]
  const blobs = []
  const n = 7
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1)
    const bx = px + (t - 0.5) * 2 * H * spread * 0.62 + (r() - 0.5) * H * 0.06
    const by = py - H * (bare + 0.12 + Math.sin(t * Math.PI) * (0.32 - bare * 0.1) + r() * 0.08)
    limbs.push(
      limb(
        [px, fork + H * 0.04],
        [px + (bx - px) * 0.3, (fork + by) / 2],
        [bx, by],
        H * 0.03,
        H * 0.006,
      ),
    )
    blobs.push(
      [bx, by, H * (0.13 + r() * 0.06)],
      [bx + (r() - 0.5) * H * 0.16, by - H * 0.07 * r(), H * 0.11],
    )
  }
  const reach = H * (spread + 0.35)
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(trunk, s.mood.front * 0.6)
      for (const d of limbs) k.fill(new Path2D(d))
      dabs(k, blobs, leafTones(s, colour, 8, front), {
        count: Math.round(clamp(H * 0.9, 60, 240)),
        size: H > 260 ? 0.1 : 0.15,
        seed,
        from: lightDirection(s, px, py - H * 0.7),
      })
    },
    {
      box: [px - reach, py - H * 1.2, px + reach, py + H * 0.06],
      lit: false,
      haze,
      reflect,
    },
  )
}

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

/** A fir or spruce. height in u; snow 0..1. */
export function conifer(
  s,
  {
    x,
    y,
    height = 16,
    colour = LEAVES.pine,
    seed = 1,
    haze = 0,
    snow = 0,
    front,
    rim = 0,
    reflect,
    slim = 1,
  },
) {
  const r = random(seed)
  const px = s.x(x)
  const py = s.y(y)
  const H = height * s.u
  const tones = leafTones(s, colour, 6, front)
  const white = s.tone('#f4f8ff', 0.8)
  const [lx] = lightDirection(s, px, py)
  return s.layer(
    (k) => {
      k.fillStyle = s.tone('#4a382e', 0.2)
      k.fillRect(px - H * 0.014, py - H * 0.12, H * 0.028, H * 0.13)
      // A dark heart, so that no sky shows between the two sides.
      k.fillStyle = tones[0]
      k.beginPath()
      k.moveTo(px, py - H * 0.97)
      k.lineTo(px + H * 0.12 * slim, py - H * 0.07)
      k.lineTo(px - H * 0.12 * slim, py - H * 0.07)
      k.fill()
      const rows = Math.round(clamp(H / 9, 8, 30))
      for (let i = 0; i < rows; i++) {
        const t = i / rows
        const w = H * 0.24 * slim * (1 - t) ** 0.85 + H * 0.012
        const by = py - H * (0.07 + t * 0.9)
        const n = 5 + Math.round((1 - t) * 6)
        for (let b = 0; b < n; b++) {
          const v = ((b + r() * 0.8) / n) * 2 - 1
          const len = w * (0.75 + r() * 0.4)
          const ex = px + v * len
          const ey = by + Math.abs(v) * H * 0.05 + r() * H * 0.012
          const light = clamp(0.35 + v * lx * 0.4 + (r() - 0.5) * 0.4)
          k.fillStyle = tones[Math.min(5, Math.floor(light * 6))]
          k.beginPath()
          k.moveTo(px + v * w * 0.1, by - H * 0.05)
          k.quadraticCurveTo((px + ex) / 2, by - H * 0.012, ex, ey)
          k.quadraticCurveTo((px + ex) / 2, by + H * 0.03, px + v * w * 0.08, by + H * 0.022)
          k.fill()
          if (snow && r() < snow) {
            k.fillStyle = white
            k.beginPath()
            k.ellipse(
              px + v * len * 0.6,
              (by + ey) / 2 - H * 0.01,
              len * 0.22,
              H * 0.008,
              v * 0.35,
              0,
              7,
            )
            k.fill()
          }
        }
      }
      k.fillStyle = tones[2]
      k.beginPath()
      k.moveTo(px, py - H)
      k.lineTo(px + H * 0.018, py - H * 0.9)
      k.lineTo(px - H * 0.018, py - H * 0.9)
      k.fill()
    },
    {
      box: [px - H * 0.34 * slim, py - H * 1.04, px + H * 0.34 * slim, py + H * 0.04],
      lit: false,
      haze,
      rim,
      reflect,
    },
  )
}

/** A row of far conifers along a line. */
export function forest(
  s,
  {
    top,
    from = 0,
    to = 1,
    height = 6,
    count = 60,
    colour = LEAVES.pine,
    seed = 1,
    haze = 0.2,
    snow = 0,
  },
) {
  const r = random(seed)
  const f = s.far(s.tone(colour, 0.25), haze)
  const g = s.far(s.tone(colour, 0.5), haze)
  const w = s.far('#eef4fa', haze)
  for (let i = 0; i < count; i++) {
    const x = s.x(from + (to - from) * ((i + r()) / count))
    const H = height * s.u * (0.6 + r() * 0.6)
    const y = top(x) + H * 0.12
    s.k.fillStyle = r() < 0.5 ? f : g
    s.k.beginPath()
    const rows = 5
    s.k.moveTo(x, y - H)
    for (let j = 1; j <= rows; j++) {
      const q = j / rows
      s.k.lineTo(x + H * 0.17 * q, y - H * (1 - q))
      s.k.lineTo(x + H * 0.09 * q, y - H * (1 - q) - H * 0.01)
    }
    for (let j = rows; j >= 1; j--) {
      const q = j / rows
      s.k.lineTo(x - H * 0.09 * q, y - H * (1 - q) - H * 0.01)
      s.k.lineTo(x - H * 0.17 * q, y - H * (1 - q))
    }
    s.k.fill()
    if (snow > r()) {
      s.k.fillStyle = w
      s.k.beginPath()
      s.k.moveTo(x, y - H)
      s.k.lineTo(x + H * 0.06, y - H * 0.62)
      s.k.lineTo(x - H * 0.03, y - H * 0.68)
      s.k.fill()
    }
  }
  return s
}

/** A flowering branch reaching in from a corner: a dark frame with bright dabs. angle in radians. */
export function branch(
  s,
  {
    x,
    y,
    angle = 2.9,
    length = 14,
    wood = '#4a3340',
    colour = LEAVES.blossom,
    seed = 12,
    depth = 6,
    petals = 11,
    leaf = false,
  },
) {
  const r = random(seed)
  const limbs = []
  const buds = []
  const grow = (bx, by, a, L, w, d) => {
    const nx = bx + Math.cos(a) * L
    const ny = by + Math.sin(a) * L
    const mid = [(bx + nx) / 2 + (r() - 0.5) * L * 0.25, (by + ny) / 2 + (r() - 0.5) * L * 0.25]
    limbs.push(limb([bx, by], mid, [nx, ny], w, w * 0.62, 8))
    if (d <= 2)
      for (let i = 0; i < 5; i++)
        buds.push([
          bx + (nx - bx) * r() + (r() - 0.5) * s.u * 3,
          by + (ny - by) * r() + (r() - 0.5) * s.u * 3,
          s.u * (0.6 + r() * 0.9),
        ])
    if (d <= 0) return
    grow(nx, ny, a + (r() - 0.5) * 0.5, L * (0.78 + r() * 0.12), w * 0.62, d - 1)
    if (r() < 0.85)
      grow(
        nx,
        ny,
        a + (r() < 0.5 ? -1 : 1) * (0.45 + r() * 0.5),
        L * (0.55 + r() * 0.2),
        w * 0.45,
        d - 1,
      )
    if (d > 2 && r() < 0.5)
      grow(
        (bx + nx) / 2,
        (by + ny) / 2,
        a + (r() < 0.5 ? -1 : 1) * (0.6 + r() * 0.4),
        L * 0.5,
        w * 0.4,
        d - 2,
      )
  }
  grow(s.x(x), s.y(y), angle, length * s.u, s.u * 1.9, depth)
  return s.layer(
    (k) => {
      k.fillStyle = s.tone(wood, 0.25)
      for (const d of limbs) k.fill(new Path2D(d))
      dabs(k, buds, s.tones(colour, 7, 0.1, 1), {
        count: petals,
        size: leaf ? 0.7 : 0.42,
        seed,
        leaf,
        from: lightDirection(s, s.x(x), s.y(y)),
        bias: 0.12,
      })
    },
    { lit: false },
  )
}

/**
 * Blades of grass along a line. top: pixel row or function of x; height in u; colours by daylight.
 */
export function grass(
  s,
  {
    top,
    from = 0,
    to = 1,
    height = 3,
    count = 500,
    colours = ['#7d8a3f', '#a9a35a', '#4f6b35'],
    seed = 1,
    jitter = 2,
    front,
  },
) {
  const r = random(seed)
  const k = s.k
  const f = front ?? s.mood.front
  const tones = colours.flatMap((c) => [
    s.tone(c, f * 0.4),
    s.tone(c, f),
    s.tone(c, Math.min(1, f + 0.35)),
  ])
  k.save()
  k.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const x = s.x(from + (to - from) * r())
    const y = (typeof top === 'function' ? top(x) : top) + r() * jitter * s.u
    const L = height * s.u * (0.35 + r())
    const bend = (r() - 0.5) * L * 0.9
    k.strokeStyle = tones[Math.floor(r() * tones.length)]
    k.lineWidth = Math.max(0.6, L * 0.035)
    k.beginPath()
    k.moveTo(x, y)
    k.quadraticCurveTo(x + bend * 0.2, y - L * 0.6, x + bend, y - L)
    k.stroke()
  }
  k.restore()
  return s
}

/** Far tree line as one soft dark edge: cheap background. */
export function treeLine(
  s,
  { top, colour = LEAVES.deep, haze = 0.4, height = 2, seed = 1, from = 0, to = 1, base },
) {
  const H = height * s.u
  const x0 = s.x(from)
  const x1 = s.x(to)
  s.k.save()
  s.k.fillStyle = s.far(s.tone(colour, s.mood.front * 0.7), haze)
  s.k.beginPath()
  s.k.moveTo(x0, base ?? s.horizon + 3)
  for (let x = x0; x <= x1; x += 2)
    s.k.lineTo(x, top(x) - H * (0.6 + fbm(x / H / 2.4, seed, 4) + 0.25 * noise(x / H / 0.5, seed)))
  s.k.lineTo(x1, base ?? s.horizon + 3)
  s.k.fill()
  s.k.restore()
  return s
}
