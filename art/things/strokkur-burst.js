// What bursts out of Strokkur: the dome, the shaft of torn jets, the steam on the wind.
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/** One thrown jet: narrow, with barbs along its edges where the air tears it. */
function jet(k, c, [x, y], w, high, lean, r) {
  const side = (m) => {
    const out = []
    for (let t = 0.1 + r() * 0.1; t < 0.9; t += 0.1 + r() * 0.13) {
      const half = w * (1 - t) ** 0.75
      const at = (v) => x + lean * v ** 1.5
      out.push([at(t) + m * half, y - high * t])
      const u = Math.min(0.97, t + 0.05 + r() * 0.05)
      out.push([at(u) + m * (half + w * (0.1 + r() * 0.5)), y - high * u])
      out.push([at(t) + m * half * 0.86, y - high * (t + 0.03)])
    }
    return out
  }
  fill(k, c, [[x - w, y], ...side(-1), [x + lean, y - high], ...side(1).reverse(), [x + w, y]])
}

const BEAD = (x, y, q) =>
  `M${x} ${y - q * 2.2}C${x + q} ${y - q * 0.4} ${x + q} ${y + q} ${x} ${y + q}C${x - q} ${y + q} ${x - q} ${y - q * 0.4} ${x} ${y - q * 2.2}Z`

/** The shaft: jets of unlike height from one throat, in shade to the right, in the sun to the left. */
export function shaft(k) {
  const r = random(23)
  const foot = (u) => [84 + u * 4.2, 65.5]
  const TONES = ['#ffffff', '#fff4d6', '#e9efe2', '#bcd5d4', '#8fb6c2', '#6795ab']
  const all = []
  for (let i = 0; i < 34; i++) {
    const u = -1 + (2 * ((i * 13) % 34)) / 33
    const high = 60 * (1 - Math.abs(u - 0.1) ** 1.5 * 0.52) * (0.66 + r() * 0.34)
    all.push([u, high, 1 + r() * 1.3])
  }
  // The tall ones stand behind; each lower one a shade lighter than what is behind it.
  all.sort((a, b) => b[1] - a[1])
  all.unshift([0.05, 62, 3], [0.35, 55, 3.2], [-0.3, 53, 3])
  for (const [i, [u, high, w]] of all.entries()) {
    const side = (u + 1) / 2
    const tone =
      TONES[Math.max(0, Math.min(5, Math.round(side * 4.6 + (i < 3 ? 0.6 : (r() - 0.5) * 1.5))))]
    jet(k, tone, foot(u), w, high, u * 5.5 + 0.8, r)
    for (let n = 0; n < 4; n++) {
      const q = 0.14 + r() * 0.26
      path(
        k,
        tone,
        BEAD(
          foot(u)[0] + u * 5.5 + 0.8 + (r() - 0.5) * 3 + u * n,
          65.5 - high - 1 + n * 1.6 + r(),
          q,
        ),
      )
    }
  }
  // Water that falls back outside in arcs.
  for (let i = 0; i < 22; i++) {
    const m = i % 2 ? 1 : -1
    const d = 4 + r() * 5.5
    const top = 8 + r() * 15
    const [x0, y0] = [84 + m * 3.4, 65]
    const c = m < 0 ? (i % 3 ? '#fff4d6' : '#ffffff') : i % 3 ? '#8fb6c2' : '#bcd5d4'
    const wide = 0.3 + r() * 0.5
    path(
      k,
      c,
      `M${x0} ${y0}Q${x0 + m * d * 0.35} ${y0 - top * 1.7} ${x0 + m * d} ${y0 - top * 0.25}Q${x0 + m * d * 0.35} ${y0 - top * 1.5} ${x0 + m * wide * 2} ${y0}Z`,
    )
    for (let n = 0; n < 3; n++)
      path(
        k,
        c,
        BEAD(x0 + m * (d + n * 0.35 + r() * 0.5), y0 - top * 0.25 + 1 + n * 1.7, 0.16 + r() * 0.2),
      )
  }
}

/** Where the shaft breaks out the basin heaps up; torn white water runs down over it on every side. */
export function dome(k) {
  const [x, y] = [84, 69]
  const r = random(9)
  const swell = (c, half, high, foot) =>
    path(
      k,
      c,
      `M${x - half} ${y + 0.2}C${x - half * 0.8} ${y - high * 0.3} ${x - half * 0.62} ${y - high} ${x} ${y - high}C${x + half * 0.62} ${y - high} ${x + half * 0.8} ${y - high * 0.3} ${x + half} ${y + 0.2}C${x + half * 0.7} ${y + foot} ${x - half * 0.7} ${y + foot} ${x - half} ${y + 0.2}Z`,
    )
  swell('#2f8196', 17, 3.4, 2.2)
  swell('#1a8ea0', 13, 6.2, 2)
  path(
    k,
    '#0f6a86',
    `M${x + 2} ${y - 6.2}C${x + 8} ${y - 6} ${x + 10.4} ${y - 1.8} ${x + 13} ${y + 0.2}C${x + 10} ${y + 1.6} ${x + 5} ${y + 1.8} ${x + 3} ${y + 1.7}C${x + 6} ${y - 1} ${x + 5} ${y - 4} ${x + 2} ${y - 6.2}Z`,
  )
  // Water thrown over its shoulders, no two runs of one length.
  for (let i = 0; i < 24; i++) {
    const u = -1 + (2 * (i + r() * 0.7)) / 23.5
    const [px, py] = [x + u * 7.4, y - 5.6 + u * u * 1.6]
    const l = 2 + r() ** 1.5 * 6
    const w = 0.35 + r() * 0.7
    const out = u * (2.4 + l * 0.5)
    const low = Math.min(y + 1.5 - u * u, py + l)
    const c = u < -0.3 ? '#fff9e6' : u < 0.3 ? '#e2f0e8' : '#a5cbd0'
    path(
      k,
      c,
      `M${px - w * 1.6} ${py - 0.6}C${px - w + out * 0.3} ${py + 0.4} ${px - w * 0.5 + out * 0.8} ${py + l * 0.3} ${px + out} ${low}C${px + w * 0.7 + out * 0.9} ${py + l * 0.25} ${px + w + out * 0.3} ${py} ${px + w * 1.6} ${py - 0.6}Z`,
    )
  }
  // The ring of foam that runs outwards.
  for (const [from, to, dy, c] of [
    [-16.5, -8, 1.1, '#f4f4e4'],
    [-6, 3, 1.9, '#e2f0e8'],
    [5, 10, 1.6, '#a9cdd0'],
    [12, 17, 0.7, '#a9cdd0'],
  ])
    path(
      k,
      c,
      `M${x + from} ${y + dy}Q${x + (from + to) / 2} ${y + dy + 0.2} ${x + to} ${y + dy - 0.1}Q${x + (from + to) / 2} ${y + dy + 1} ${x + from} ${y + dy}Z`,
    )
}

/** The film of water before the dome carries its colour and the white of the shaft, torn by ripples. */
export function gleam(k, film) {
  k.save()
  k.beginPath()
  for (const p of film) k.lineTo(...p)
  k.clip()
  for (const [rgb, a, x0, x1, y1] of [
    ['40,132,150', 0.8, 70, 98, 78],
    ['250,250,236', 0.85, 78, 90.5, 86],
  ]) {
    const g = k.createLinearGradient(0, 70.5, 0, y1)
    g.addColorStop(0, `rgba(${rgb},${a})`)
    g.addColorStop(1, `rgba(${rgb},0)`)
    const r = random(x0)
    const left = []
    const right = []
    for (let y = 70.3; y < y1; y += 0.42) {
      const t = (y - 70.3) / (y1 - 70.3)
      left.push([x0 + (r() - 0.5) * 3.4 * t + t * 2.4, y])
      right.unshift([x1 + (r() - 0.5) * 3.4 * t - t * 2.4, y])
    }
    fill(k, g, [...left, ...right])
  }
  k.restore()
}
