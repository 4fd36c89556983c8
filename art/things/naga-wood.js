// The wooded hill that the naga stairs climb: rows of tall trees on the slope, paler and more golden the higher they stand.
import { blend } from '../core/colour.js'
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'
import { crown } from './broad-crowns.js'
import { P, slope } from './naga-way.js'

const MIST = '#f8d8a4'
const air = (c, z) => blend(c, MIST, Math.min(0.84, Math.max(0, (z - 14) / 78)))

/** Light that hangs in the mist, brightest at the left. */
export function haze(k) {
  const g = k.createLinearGradient(0, -2, 130, 60)
  for (const [a, c] of [
    [0, '#fff2cc'],
    [0.4, '#fde0ac'],
    [1, '#ecb890'],
  ])
    g.addColorStop(a, c)
  k.fillStyle = g
  k.fillRect(-6, -6, 172, 102)
}

/** The hill itself, in bands that grow paler with its height. */
export function hill(k) {
  fill(k, air('#3c6c58', 10.8), [
    [-6, 70],
    [168, 62],
    [168, 86],
    [-6, 86],
  ])
  const steps = [96, 80, 66, 54, 44, 36, 29, 23, 18, 14, 10.8]
  for (let i = 0; i < steps.length - 1; i++) {
    const [z1, z0] = [steps[i], steps[i + 1]]
    const edge = (z) => [P(-34, slope(z), z), P(160, slope(z), z)]
    const [a, b] = edge(z1)
    const [c, d] = edge(z0)
    fill(k, air('#3c6c58', z0), [a, b, [d[0], d[1] + 1], [c[0], c[1] + 1]])
  }
}

/** A tall tree on the slope: trunk and crown of its own form; the sun on its left. */
function tree(k, x, z, high, wide, seed) {
  const [px, py, q] = P(x, slope(z), z)
  const t = [air('#4c4c58', z), air('#8c8068', z)]
  const r = random(seed)
  const lean = (r() - 0.5) * 1.2 * q
  const w = q * (0.16 + high * 0.014)
  const top = py - high * q * 0.72
  // Its shadow on the slope, away from the sun.
  const [sx, sy] = P(x + high * 0.75, slope(z + 1.4), z + 1.4)
  path(
    k,
    air('#2f5c50', z),
    `M${px - w * 2} ${py + q * 0.45}L${sx} ${sy}L${sx + w} ${sy + w * 1.6}Q${px + w * 3} ${py + q * 0.5} ${px} ${py + q * 0.75}Z`,
  )
  for (const [c, a, b] of [
    [t[0], -1, 1],
    [t[1], -1, -0.2],
  ])
    path(
      k,
      c,
      `M${px + a * w * 2.6} ${py + q * 0.5}Q${px + a * w * 1.1} ${py - high * q * 0.06} ${px + lean + a * w * 0.6} ${top}H${px + lean + b * w * 0.6}Q${px + b * w * 1.1} ${py - high * q * 0.06} ${px + b * w * 2.6} ${py + q * 0.5}Q${px + (a + b) * w} ${py + q * 0.8} ${px + a * w * 2.6} ${py + q * 0.5}Z`,
    )
  const tones = [air('#1f4c4c', z), air('#3c7454', z), air('#98a858', z)]
  const n = 2 + Math.floor(r() * 2)
  for (let i = 0; i < n; i++) {
    const u = n === 2 ? [-0.4, 0.3][i] : [-0.5, 0.46, 0][i]
    const v = n === 2 ? [0.62, 0.74][i] : [0.6, 0.66, 0.8][i]
    crown(
      k,
      px + lean + u * wide * q,
      py - high * q * v,
      wide * q * (0.62 + r() * 0.25),
      high * q * (0.2 + r() * 0.07),
      seed * 3 + i,
      tones,
      { lobes: 4 + (seed % 2) },
    )
  }
}

/** One row of the wood at z: trees [x, height, half width], bushes between them where the stairs are cut through. */
export function row(k, z, trees, seed) {
  for (const [i, [x, high, wide]] of trees.entries())
    tree(k, x, z + (i % 3) * 0.8, high, wide, seed + i * 5)
  const tones = [air('#1c4448', z), air('#2a5a50', z), air('#6c9058', z)]
  const r = random(seed)
  const n = z > 60 ? 3 : z > 20 ? 5 : 4
  for (let i = 0; i < n; i++) {
    const x = (i % 2 ? 1 : -1) * (4.8 + (i >> 1) * (z > 40 ? 9 : 5.5) + r() * 3)
    const [px, py, q] = P(x, slope(z), z)
    const size = 0.7 + r() * 0.9
    crown(k, px, py + q * 0.4, q * 2.4 * size, q * 1.7 * size, seed + 40 + i, tones, {
      lobes: 4 + (i % 3),
    })
  }
}
