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

/** The dome of turquoise glass that the shaft breaks through, and the step of water about it. */
export function dome(k) {
  const [x, y] = [84, 68.8]
  path(
    k,
    '#2f6f86',
    `M${x - 19} ${y}C${x - 17} ${y - 2.6} ${x + 17} ${y - 2.6} ${x + 19} ${y}C${x + 17} ${y + 3} ${x - 17} ${y + 3} ${x - 19} ${y}Z`,
  )
  path(
    k,
    '#9fd6cf',
    `M${x - 18.4} ${y + 0.3}C${x - 15} ${y + 2.5} ${x - 5} ${y + 2.5} ${x + 1} ${y + 2.1}C${x - 6} ${y + 1.9} ${x - 13} ${y + 1.5} ${x - 18.4} ${y + 0.3}Z`,
  )
  const body = `M${x - 13.5} ${y + 0.6}C${x - 12.4} ${y - 3.6} ${x - 8} ${y - 7.4} ${x} ${y - 7.4}C${x + 8} ${y - 7.4} ${x + 12.4} ${y - 3.6} ${x + 13.5} ${y + 0.6}C${x + 9} ${y + 2.1} ${x - 9} ${y + 2.1} ${x - 13.5} ${y + 0.6}Z`
  path(k, '#1b93a4', body)
  path(
    k,
    '#0e6884',
    `M${x + 4} ${y - 7.1}C${x + 9} ${y - 6} ${x + 12.4} ${y - 3.4} ${x + 13.5} ${y + 0.6}C${x + 10.6} ${y + 1.6} ${x + 6} ${y + 1.8} ${x + 3.4} ${y + 1.8}C${x + 7.4} ${y - 0.6} ${x + 7.6} ${y - 4.4} ${x + 4} ${y - 7.1}Z`,
  )
  path(
    k,
    '#48c2c2',
    `M${x - 12.9} ${y - 0.4}C${x - 11.4} ${y - 4.2} ${x - 8} ${y - 6.6} ${x - 3} ${y - 7.2}C${x - 6.6} ${y - 5} ${x - 8} ${y - 2} ${x - 7.6} ${y + 1.6}C${x - 10} ${y + 1.4} ${x - 12.6} ${y + 0.8} ${x - 12.9} ${y - 0.4}Z`,
  )
  path(
    k,
    '#c8f4e4',
    `M${x - 12.2} ${y - 0.9}C${x - 10.8} ${y - 4} ${x - 8.4} ${y - 5.8} ${x - 5} ${y - 6.8}C${x - 8} ${y - 4.8} ${x - 9.8} ${y - 2.8} ${x - 10.6} ${y - 0.3}C${x - 11.2} ${y} ${x - 12.2} ${y} ${x - 12.2} ${y - 0.9}Z`,
  )
  // The skin tears into tongues where the shaft comes out.
  const r = random(4)
  for (let i = 0; i < 15; i++) {
    const u = -1 + (2 * i) / 14
    const [px, py] = [x + u * 6.4, y - 6.2 + u * u * 1.4]
    const l = 2.2 + r() * 2.6 - Math.abs(u) * 0.6
    const w = 0.5 + r() * 0.45
    const c = u < -0.25 ? '#fff9e6' : u < 0.4 ? '#e6f2e8' : '#a9cdd0'
    // Up and out, and down over the dome.
    path(
      k,
      c,
      `M${px - w} ${py}Q${px - w * 0.4 + u} ${py - l * 0.6} ${px + u * 2.6} ${py - l * 1.2}Q${px + w + u * 0.6} ${py - l * 0.5} ${px + w} ${py}L${px + w * 0.3 + u * 1.7} ${py + l * (0.5 + r() * 0.7)}Z`,
    )
  }
}

/** Steam that leans away on the wind: its body, to be laid soft on the sky. */
export function breath(k) {
  const g = k.createLinearGradient(88, 44, 156, 2)
  g.addColorStop(0, 'rgba(176,204,204,.95)')
  g.addColorStop(0.5, 'rgba(160,194,200,.75)')
  g.addColorStop(1, 'rgba(140,180,194,0)')
  path(
    k,
    g,
    'M82 64C84 50 86 36 91 26C95 17 103 11 113 9C128 6 144 0 168 -10V22C150 24 134 25 122 30C110 36 104 48 98 66Z',
  )
}

/** The edge of the steam that faces the sun, in unlike swells, lost to the right. */
export function litBreath(k) {
  for (const [a, d] of [
    [
      0.5,
      'M84 62C84 48 86 34 91 25C93.500 20 97.500 17 101.500 15.800C104 12 110 9.800 118 10.200C122.500 6.800 133 5 141 6C149 1.800 158 -1 168 -5V2C150 8 134 12.500 121 19C107 27 98 42 92 58Z',
    ],
    [
      0.95,
      'M84 62C84 48 86 34 91 25C93.500 20 97.500 17 101.500 15.800C104 12 110 9.800 118 10.200C122.500 6.800 133 5 141 6C149 1.800 158 -1 168 -5C157 3 147 8 138 9.500C130 10.200 125 12.500 119 14.500C112 15.800 105 19.500 101.500 23C96 29.500 92.500 43 88 60Z',
    ],
  ]) {
    const g = k.createLinearGradient(90, 34, 150, 2)
    g.addColorStop(0, `rgba(252,244,220,${a})`)
    g.addColorStop(0.55, `rgba(252,244,220,${a * 0.75})`)
    g.addColorStop(1, 'rgba(252,244,220,0)')
    path(k, g, d)
  }
}

/** The wet stone before the dome carries its colour and the white of the shaft, torn by dry ripples. */
export function gleam(k) {
  for (const [rgb, a, x0, x1, y1] of [
    ['64,168,174', 0.75, 71, 97, 76.5],
    ['250,250,236', 0.8, 78.5, 90.5, 83],
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
}
