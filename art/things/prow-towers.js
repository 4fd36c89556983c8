import { fill, path } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'

// Limestone towers in the first sun, which stands low on the left: hung with drapery, cut away at the sea.

const mix = (a, b, t) => a + (b - a) * t

/** Where an edge given as [x, y] from top to foot runs at height y. */
function edgeAt(edge, y) {
  for (let i = 1; i < edge.length; i++) {
    const [a, b] = [edge[i - 1], edge[i]]
    if (y <= b[1]) return mix(a[0], b[0], Math.max(0, (y - a[1]) / (b[1] - a[1] || 1)))
  }
  return edge.at(-1)[0]
}

/**
 * One tower. left, right: its edges from top to foot; tones: lit, half lit, shade, deep, rust.
 * Its front is made of pillars of stone, each with a side in the sun and one in the shade, which end in points
 * above the part that the sea has hollowed.
 */
export function limestone(k, { left, right, roof, sea, tones, ribs, turn = 0.56, seed }) {
  const [lit, half, shade, deep, rust] = tones
  const r = random(seed)
  const top = Math.min(left[0][1], right[0][1])
  const at = (f, y) => {
    const [a, b] = [edgeAt(left, y), edgeAt(right, y)]
    const bend = (noise(y * 0.11 + f * 9, seed) - 0.5) * Math.min(3, (b - a) * 0.09)
    return mix(a, b, f) + (f > 0.02 && f < 0.98 ? bend : bend * 0.3)
  }
  const run = (f, y0, y1, n = 26) =>
    Array.from({ length: n + 1 }, (_, i) => {
      const y = mix(y0, y1, i / n)
      return [at(f, y), y]
    })
  k.save()
  k.beginPath()
  for (const p of [...run(0, top, sea, 60), ...run(1, top, sea, 60).reverse()]) k.lineTo(...p)
  k.clip()
  if (roof) {
    k.beginPath()
    for (const p of [
      ...roof,
      [roof.at(-1)[0], sea + 2],
      [roof[0][0] - 9, sea + 2],
      [roof[0][0] - 9, roof[0][1]],
    ])
      k.lineTo(...p)
    k.clip()
  }
  // The hollow at the foot lies in the shade of what hangs over it.
  fill(k, half, [...run(-0.1, top, sea), ...run(1.1, top, sea).reverse()])
  fill(k, shade, [...run(0.3, top, sea), ...run(1.1, top, sea).reverse()])
  fill(k, deep, [...run(turn + 0.06, top, sea), ...run(1.1, top, sea).reverse()])
  const tall = sea - top
  let f = -0.03
  for (const [wide, foot] of ribs) {
    const g = f + wide
    const end = top + tall * foot
    const sun = f + wide * 0.5 < turn
    const tip = end + tall * (0.05 + r() * 0.07)
    const mid = f + wide * (0.4 + r() * 0.2)
    const body = [
      ...run(f, top - 1, end),
      [at(mid, tip), tip],
      ...run(g, top - 1, end - tall * 0.05).reverse(),
    ]
    // What it shades below.
    fill(
      k,
      sun ? shade : deep,
      body.map(([x, y]) => [x + wide * 5, y + (y > end - 1 ? tall * 0.035 : 0)]),
    )
    fill(k, sun ? lit : shade, body)
    const fold = f + wide * (sun ? 0.62 + r() * 0.12 : 0.5)
    fill(k, sun ? half : deep, [
      ...run(fold, top - 1, end),
      [at(mid, tip), tip],
      ...run(g, top - 1, end - tall * 0.05).reverse(),
    ])
    if (rust && sun && wide > 0.1) {
      const [y0, y1] = [top + tall * (0.12 + r() * 0.2), end - tall * r() * 0.2]
      const p = f + wide * (0.2 + r() * 0.2)
      fill(k, rust, [
        ...run(p, y0, y1, 10),
        ...run(p + wide * 0.2, y0 + tall * 0.06, y1 - tall * 0.08, 10).reverse(),
      ])
    }
    f = g
  }
  path(
    k,
    deep,
    `M${left.at(-1)[0] - 6} ${sea + 1}V${sea - tall * 0.035}Q${mix(left.at(-1)[0], right.at(-1)[0], 0.4)} ${sea - tall * 0.07} ${right.at(-1)[0] + 6} ${sea - tall * 0.03}V${sea + 1}Z`,
  )
  k.restore()
}

/** The outline of a tree's crown: uneven and low, its edge in small points of leaf. */
function crownOf(w, h, r) {
  const [p, q] = [r() * 6, r() * 6]
  const n = 40
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * Math.PI * 2
    const low =
      1 + 0.2 * Math.sin(a * 2 + p) + 0.14 * Math.sin(a * 3 + q) + 0.07 * Math.sin(a * 7 + p)
    const leaf = i % 2 ? 1.03 : 0.93 - r() * 0.05
    return [
      Math.cos(a) * w * low * leaf,
      Math.sin(a) * h * low * leaf * (Math.sin(a) > 0 ? 0.6 : 1),
    ]
  })
}

/** Wood on a head of rock: trees along a line [x, y], and what climbs down from it in tongues [x, y, width, length]. */
export function cap(k, { line, tongues = [], size, rows = 2, tones, seed }) {
  const r = random(seed)
  const [x0, x1] = [line[0][0], line.at(-1)[0]]
  const trees = []
  for (let row = 0; row < rows; row++)
    for (let x = x0; x <= x1; x += size * (0.6 + r() * 0.7)) {
      const t = (x - x0) / (x1 - x0 || 1)
      let i = 1
      while (i < line.length - 1 && line[i][0] < x) i++
      const [a, b] = [line[i - 1], line[i]]
      const y = mix(a[1], b[1], (x - a[0]) / (b[0] - a[0] || 1))
      const big = (0.45 + r() * 0.85) * (0.7 + 0.5 * Math.sin(Math.PI * t))
      const [w, h] = [size * big * (0.9 + r() * 0.5), size * big * (0.55 + r() * 0.4)]
      trees.push([
        x + (r() - 0.5) * size * 0.5,
        y + size * (row * 0.42 - 0.5) + (r() - 0.5) * size * 0.4,
        w,
        h,
        crownOf(w, h, r),
        r(),
      ])
    }
  for (const [x, y, w, l] of tongues)
    for (let i = 0; i < 10; i++) {
      const t = i / 9
      const q = w * (0.55 - t * 0.38)
      trees.push([
        x + (r() - 0.5) * w * 0.5,
        y + t * l,
        q,
        q * 1.15,
        crownOf(q, q * 1.15, r),
        0.7 - t * 0.4,
      ])
    }
  // One tone after the other, so that the crowns are one mass with the light along its upper left.
  const lay = (tone, dx, dy, s, chosen = () => true) => {
    for (const [x, y, w, h, ring, luck] of trees)
      if (chosen(luck))
        fill(
          k,
          tone,
          ring.map(([a, b]) => [x + dx * w + a * s, y + dy * h + b * s]),
        )
  }
  lay(tones[0], 0, 0, 1)
  lay(tones[1], -0.16, -0.26, 0.66, (luck) => luck > 0.16)
  lay(tones[2], -0.3, -0.5, 0.36, (luck) => luck > 0.5)
}
