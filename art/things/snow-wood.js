// Cedars of a snowy gorge in belts along its slopes, and the stones round a warm basin.
import { fill } from '../core/field.js'
import { noise } from '../core/noise.js'
import { random } from '../core/random.js'
import { smooth } from './leaf-edge.js'

/** A cedar from afar: a ragged spire, snow on the side of the sky, its own dark on the other. */
export function spire(k, x, y, h, [snow, body, dark], r) {
  const tiers = 3 + Math.floor(r() * 3) + (h > 14 ? 4 : 0)
  const lean = (r() - 0.5) * h * 0.04
  const wide = h * (0.13 + r() * 0.07)
  const side = (m, q) => {
    const out = []
    for (let i = 1; i <= tiers; i++) {
      const t = i / tiers
      const w = wide * t ** 0.85 * (0.85 + r() * 0.3) * q
      const py = y - h * (1 - t) * 0.94 - h * 0.03
      out.push([x + lean * (1 - t) + m * w, py + h * 0.02], [x + m * w * 0.52, py - h * 0.01])
    }
    return out
  }
  const left = side(-1, 1)
  const right = side(1, 1)
  const foot = [
    [x + wide * 0.3, y],
    [x - wide * 0.3, y],
  ]
  fill(k, body, [[x + lean, y - h], ...right, ...foot, ...left.toReversed()])
  fill(k, dark, [
    [x + lean, y - h],
    ...right,
    foot[0],
    [x + wide * 0.1, y - h * 0.1],
    [x + wide * 0.06, y - h * 0.6],
  ])
  fill(k, snow, [
    [x + lean, y - h],
    ...left.map(([px, py], i) => (i % 2 ? [px, py] : [px + wide * 0.1, py - h * 0.015])),
    [x - wide * 0.12, y - h * 0.3],
    [x - wide * 0.02, y - h * 0.7],
  ])
}

/** A belt of cedars along a line of [x, y, height]: close in places, open in others, those lower on the slope in front. shade: their shadow on the snow. */
export function belt(k, line, tones, seed, { shade, depth = 3, dense = 1 } = {}) {
  const r = random(seed)
  const pts = smooth(line, 14).map(([x, y], i) => [x, y, i])
  const tall = (i) => {
    const t = (i / (pts.length - 1)) * (line.length - 1)
    const n = Math.min(line.length - 2, Math.floor(t))
    return line[n][2] + (line[n + 1][2] - line[n][2]) * (t - n)
  }
  const all = []
  for (const [x, y, i] of pts) {
    const h = tall(i)
    const n = dense * (0.9 + noise(i * 0.23 + seed, seed) * 1.5)
    for (let j = 0; j < n * 2; j++) {
      const up = (r() - 0.5) * depth * (h / 8)
      all.push([x + (r() - 0.5) * h * 0.5, y + up, h * (0.5 + r() * 0.75)])
    }
  }
  all.sort((a, b) => a[1] - b[1])
  if (shade)
    for (const [x, y, h] of all)
      fill(k, shade, [
        [x - h * 0.05, y - h * 0.02],
        [x + h * 0.5, y + h * 0.26],
        [x + h * 0.08, y + h * 0.05],
      ])
  for (const [x, y, h] of all) spire(k, x, y, h, tones, r)
}

/**
 * A boulder of the basin's rim: facets that follow its build, snow that lies on its head and runs down its hollows.
 * wet: its foot stands in the water and is mirrored; else a drift lies before it.
 */
export function boulder(k, x, y, w, h, seed, { wet, drift } = {}) {
  const r = random(seed * 7 + 1)
  const n = 4 + Math.floor(r() * 3)
  const crest = Array.from({ length: n }, (_, i) => {
    const u = -1 + (2 * (i + 0.5)) / n + (r() - 0.5) * 0.26
    return [x + u * w * 0.92, y - h * (0.62 + r() * 0.42) * (1 - Math.abs(u) ** 2.6 * 0.5)]
  })
  const [l, m] = [
    [x - w, y + h * 0.06],
    [x + w * 0.985, y + h * 0.02],
  ]
  const rock = [
    l,
    [x - w * 0.98, y - h * (0.2 + r() * 0.2)],
    ...crest,
    [x + w * 0.97, y - h * (0.15 + r() * 0.2)],
    m,
  ]
  if (wet) {
    const mirror = rock.map(([px, py]) => [px + (px - x) * 0.02, y + (y - py) * 0.6])
    fill(k, 'rgba(44,84,120,.55)', mirror)
  }
  fill(k, '#59608a', rock)
  const knee = crest.map(([px], i) => [
    px + (r() - 0.5) * w * 0.14,
    y - h * (0.22 + r() * 0.22) + i * 0.01,
  ])
  for (let i = 0; i < n - 1; i++)
    fill(
      k,
      ['#7d86ac', '#6a7299', '#4b527c', '#3d446e', '#444b75'][
        Math.min(4, Math.floor(((i + r() * 0.8) / n) * 5))
      ],
      [crest[i], crest[i + 1], knee[i + 1], knee[i]],
    )
  fill(k, '#3a4068', [knee[n - 1], crest[n - 1], rock.at(-2), m, [x + w * 0.3, y + h * 0.05]])
  fill(k, '#8b94b8', [knee[0], crest[0], rock[1], l, [x - w * 0.55, y + h * 0.05]])
  // The load of snow: thick where the stone is level, its lower edge follows the hollows.
  const top = smooth(
    [
      [x - w * 0.97, y - h * 0.36],
      ...crest.map(([px, py]) => [px * 0.98 + x * 0.02, py - h * (0.24 + r() * 0.12)]),
      [x + w * 0.96, y - h * 0.32],
    ],
    8,
  )
  const under = (deep) =>
    top.toReversed().map(([px, py], i) => {
      const u = (px - x) / w
      return [
        px,
        py + h * deep * (1 - u * u * 0.7) * (0.8 + 0.6 * noise(i * 0.16 + seed, seed)) + h * 0.04,
      ]
    })
  fill(k, '#c4d3ec', [...top, ...under(0.52)])
  fill(
    k,
    '#f3f6fb',
    [...top, ...under(0.3)].map(([px, py]) => [px - w * 0.03, py]),
  )
  if (wet)
    fill(k, '#d4ecec', [
      [x - w * 1.06, y + h * 0.02],
      [x, y + h * 0.1],
      [x + w * 1.06, y],
      [x, y - h * 0.02],
    ])
  if (drift) {
    const d = smooth(
      [
        [x - w * 1.12, y + h * 0.16],
        [x - w * 0.8, y - h * 0.04],
        [x - w * 0.2, y + h * 0.06],
        [x + w * 0.5, y - h * 0.08],
        [x + w * 0.9, y],
        [x + w * 1.16, y + h * 0.14],
        [x + w * 0.3, y + h * 0.22],
        [x - w * 0.6, y + h * 0.22],
      ],
      8,
      true,
    )
    fill(k, drift, d)
  }
}
