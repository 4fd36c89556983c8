// Strokkur against the low sun: hill and steaming valley, rings of sinter about the pool, the jet and its cloud.
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/** Steam along a line of [x, y, half width]: large heads and small ones between, the sides towards the sun bright. */
export function steam(k, line, seed, tones, way = [-1, -0.3]) {
  const r = random(seed)
  const heads = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < 2; j++) {
      const t = j / 2
      const [x, y, w] = [0, 1, 2].map((m) => line[i][m] + (line[i + 1][m] - line[i][m]) * t)
      heads.push([x, y, w])
      for (const side of [-1, 1]) {
        const q = w * (0.42 + r() * 0.34)
        heads.push([x + side * (w - q * 0.35), y + (r() - 0.5) * w * 0.7, q])
        if (r() < 0.5)
          heads.push([x + side * w * 1.15, y + (r() - 0.7) * w, w * (0.2 + r() * 0.16)])
      }
    }
  for (const [i, c] of tones.entries()) {
    k.fillStyle = c
    k.beginPath()
    const t = i / tones.length
    for (const [x, y, q] of heads) {
      // Where a head lies on the far side from the sun only its edge is lit.
      const s = q * (1 - t * (0.52 + 0.2 * Math.sin(x * 1.7 + y)))
      const [cx, cy] = [x + way[0] * q * t * 0.42, y + way[1] * q * t * 0.6]
      k.moveTo(cx + s, cy)
      k.arc(cx, cy, s, 0, 7)
    }
    k.fill()
  }
}

/** The jet: one torn column, streaks in it, drops that the wind takes. */
export function jet(k, x, y, high) {
  const r = random(5)
  const torn = (c, half, top, lean, dx, ends) => {
    const left = []
    const right = []
    for (let i = 0; i <= 16; i++) {
      const t = i / 16
      const w = half * (1 - t * 0.42) * (1 + 0.1 * Math.sin(t * 19 + dx) + (r() - 0.5) * 0.16)
      left.push([x + dx - w + lean * t * t, y - top * t])
      right.push([x + dx + w + lean * t * t, y - top * t])
    }
    // Its head breaks into tips of unlike length.
    const tips = []
    for (let i = 0; i < ends; i++) {
      const [a, b] = [left.at(-1), right.at(-1)]
      const m = (i + 0.5) / ends
      const px = a[0] + (b[0] - a[0]) * m
      tips.push(
        [px - 0.5, a[1] + 1.6 + r()],
        [
          px + (m - 0.5) * 2.4 + 0.3,
          a[1] - (1 - Math.abs(m - 0.45) * 1.6) * top * 0.12 * (0.5 + r()),
        ],
      )
    }
    fill(k, c, [...left, ...tips, ...right.reverse()])
  }
  torn('#7ca0c4', 6.6, high * 0.6, 3.6, 1.4, 6)
  torn('#a4c0d6', 5.2, high * 0.82, 4, 0.8, 5)
  torn('#dfe9ec', 4, high * 0.94, 3.6, -0.2, 5)
  torn('#fffdf2', 2.3, high * 0.9, 3.2, -1.4, 4)
  const streak = (c, dx, from, l, w) => {
    const lean = 3.6 * (from / high) ** 2
    path(
      k,
      c,
      `M${x + dx + lean} ${y - from - l}C${x + dx + lean + w} ${y - from - l * 0.6} ${x + dx + lean * 0.7 + w} ${y - from - l * 0.3} ${x + dx + lean * 0.6} ${y - from}C${x + dx + lean * 0.7 - w} ${y - from - l * 0.3} ${x + dx + lean - w} ${y - from - l * 0.6} ${x + dx + lean} ${y - from - l}Z`,
    )
  }
  for (let i = 0; i < 40; i++) {
    const t = r()
    streak(
      ['#fffdf2', '#8cb0cc', '#c4d8e4', '#fffdf2'][i % 4],
      (r() * 2 - 1) * 4.6 * (1 - t * 0.35),
      t * high * 0.7,
      high * (0.1 + r() * 0.16),
      0.22 + r() * 0.4,
    )
  }
  // The side towards the sun glows.
  for (let i = 0; i < 12; i++) {
    const t = r()
    streak(
      '#ffe4a4',
      -4.9 + t * 1.6 + r() * 0.8,
      t * high * 0.62,
      high * (0.1 + r() * 0.12),
      0.25 + r() * 0.3,
    )
  }
  // What falls back about the foot: short spears that lean outwards.
  for (let i = 0; i < 22; i++) {
    const m = i % 2 ? 1 : -1
    const d = 3 + r() * 5.5
    const h = high * (0.3 - d * 0.026) * (0.5 + r() * 0.6)
    const w = 0.5 + r() * 0.5
    const c = m < 0 && i % 3 ? '#ffe8b4' : i % 4 ? '#f0f4f0' : '#a4c0d6'
    path(
      k,
      c,
      `M${x + m * d - w} ${y}Q${x + m * d - w * 0.3} ${y - h * 0.5} ${x + m * (d + h * 0.16)} ${y - h}Q${x + m * d + w * 0.7} ${y - h * 0.5} ${x + m * d + w} ${y}Z`,
    )
  }
  for (let i = 0; i < 80; i++) {
    const t = r()
    const a = r() * 2 - 1
    const [px, py] = [x + a * (6 + t * 9) + t * 5, y - high * (0.12 + t * 0.86)]
    const q = 0.12 + r() * 0.26
    path(
      k,
      i % 3 ? '#fffaf0' : '#ffdc9c',
      `M${px} ${py - q * 2.2}C${px + q} ${py - q * 0.4} ${px + q} ${py + q} ${px} ${py + q}C${px - q} ${py + q} ${px - q} ${py - q * 0.4} ${px} ${py - q * 2.2}Z`,
    )
  }
  // Where it leaves the pool: a collar of foam.
  path(
    k,
    '#fffdf4',
    `M${x - 11} ${y + 0.6}C${x - 10} ${y - 1.4} ${x - 8} ${y - 1.2} ${x - 7} ${y - 2.6}C${x - 5} ${y - 2} ${x - 3.6} ${y - 3.8} ${x - 1} ${y - 2.8}C${x + 1} ${y - 4} ${x + 3} ${y - 2.4} ${x + 4.8} ${y - 3}C${x + 6.6} ${y - 1.6} ${x + 9.2} ${y - 1.6} ${x + 11} ${y + 0.5}C${x + 5} ${y + 1.6} ${x - 5} ${y + 1.6} ${x - 11} ${y + 0.6}Z`,
  )
  path(
    k,
    '#b4cce0',
    `M${x - 2} ${y + 1.3}C${x + 2} ${y - 0.6} ${x + 6} ${y - 0.4} ${x + 11} ${y + 0.5}C${x + 6} ${y + 1.4} ${x + 2} ${y + 1.5} ${x - 2} ${y + 1.3}Z`,
  )
}
