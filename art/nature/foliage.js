import { clamp } from '../core/noise.js'
import { random } from '../core/random.js'
import { LEAVES, lightDirection } from './leaves.js'

export { dabs, LEAVES, leafTones } from './leaves.js'
export { acacia, conifer } from './trees.js'

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
