import { rough, shape } from '../../core/field.js'
import { random } from '../../core/random.js'

/** One mountain: a sunlit face, a shaded face, gullies on both. */
export function crag(s, f, { left, ridge, right, colour, haze = 0, seed = 1, gullies = 6 }) {
  const tone = (light) => s.far(s.tone(colour, light), haze)
  const l = rough(left, 0.9, seed)
  const m = rough(ridge, 1.6, seed + 4)
  const r = rough(right, 0.9, seed + 8)
  shape(s, f, tone(0.78), [...l, ...[...m].reverse()])
  shape(s, f, tone(0.16), [...m, ...[...r].reverse()])
  const rand = random(seed * 3)
  for (let i = 0; i < gullies; i++) {
    const t = (i + 0.6) / gullies
    const side = i % 2 ? r : l
    const from = m[Math.floor(m.length * t * 0.75)]
    const edge = side[Math.min(side.length - 1, Math.floor(side.length * (t * 0.75 + 0.22)))]
    const mid = [from[0] + (edge[0] - from[0]) * (0.35 + rand() * 0.3), from[1] + 3 + rand() * 4]
    const end = [from[0] + (edge[0] - from[0]) * (0.75 + rand() * 0.2), edge[1] + 3 + rand() * 5]
    shape(
      s,
      f,
      tone(i % 2 ? 0.34 : 0.5),
      rough([from, mid, end, [mid[0] - 1.6, mid[1] + 4.5], from], 0.6, seed + i),
    )
  }
}

/**
 * One house without its roof, seen from above: four walls of cut stone round a floor of grass, the wall that
 * looks at the morning is bright. Some keep their gables.
 */
function ruin(k, tones, { x, y, a, long, gable }) {
  const fill = (c, pts) => {
    k.fillStyle = c
    k.beginPath()
    for (const p of pts) k.lineTo(p[0], p[1])
    k.fill()
  }
  const [dx, dy] = [a * 0.3, -a * 0.46]
  const wall = a * 0.46
  const peak = gable ? a * 0.5 : 0
  const thick = a * 0.1
  const end = (left) => [
    [left, y],
    [left, y - wall],
    [left + dx / 2, y + dy / 2 - wall - peak],
    [left + dx, y + dy - wall],
    [left + dx, y + dy],
  ]
  fill(tones.cast, [
    [x + long, y],
    [x + long + dx, y + dy],
    [x + long + dx + a * 0.7, y + dy + a * 0.1],
    [x + long + a * 0.7, y + a * 0.1],
  ])
  fill(tones.wall, [
    [x + dx, y + dy],
    [x + dx, y + dy - wall],
    [x + long + dx, y + dy - wall],
    [x + long + dx, y + dy],
  ])
  for (let d = x + dx + a * 0.4; d < x + long + dx - a * 0.3; d += a * 0.42)
    fill(tones.hole, [
      [d, y + dy - wall * 0.35],
      [d, y + dy - wall * 0.75],
      [d + a * 0.12, y + dy - wall * 0.75],
      [d + a * 0.12, y + dy - wall * 0.35],
    ])
  fill(tones.floor, [
    [x, y],
    [x + dx, y + dy],
    [x + long + dx, y + dy],
    [x + long, y],
  ])
  fill(tones.lit, end(x + long))
  fill(tones.dim, end(x))
  fill(
    tones.rim,
    end(x)
      .slice(1, 4)
      .concat(
        end(x)
          .slice(1, 4)
          .map(([px, py]) => [px + thick, py])
          .reverse(),
      ),
  )
  fill(tones.front, [
    [x, y],
    [x, y - wall * 0.8],
    [x + long, y - wall * 0.8],
    [x + long, y],
  ])
  fill(tones.rim, [
    [x, y - wall * 0.8],
    [x + thick, y - wall * 0.8 - thick],
    [x + long + thick, y - wall * 0.8 - thick],
    [x + long, y - wall * 0.8],
  ])
  for (let d = x + long * 0.22; d < x + long * 0.9; d += Math.max(a * 0.6, long * 0.36))
    fill(tones.hole, [
      [d, y],
      [d + a * 0.03, y - wall * 0.62],
      [d + a * 0.17, y - wall * 0.62],
      [d + a * 0.2, y],
    ])
}

/** Houses side by side on a terrace between two ends; `line(x)` is where they stand. */
export function houses(s, f, { from, to, line, size, seed, haze = 0 }) {
  const r = random(seed)
  const tone = (hex, light) => s.far(s.tone(hex, light), haze)
  const tones = {
    lit: tone('#e8dcc4', 0.95),
    wall: tone('#c9bda6', 0.62),
    front: tone('#b3a894', 0.42),
    dim: tone('#a3988a', 0.25),
    rim: tone('#efe6d2', 0.9),
    floor: tone('#6f8a4a', 0.4),
    cast: tone('#5c7440', 0.2),
    hole: tone('#4a4658', 0.15),
  }
  f.draw(s.k, (k) => {
    for (let x = from; x < to; ) {
      const a = size * (0.85 + r() * 0.35)
      const long = a * (1 + r() * 1.3)
      if (x + long > to) break
      ruin(k, tones, { x, y: line(x + long / 2), a, long, gable: r() < 0.42 })
      x += long + a * (0.35 + r() * 0.5)
    }
  })
}

/** Terraces: lawns of one green between walls of cut stone, curving with the slope. */
export function terraces(s, f, { steps, lawn, wall, edge }) {
  for (let i = 0; i < steps; i++) {
    const top = []
    const low = []
    const t = i / (steps - 1)
    const thick = 0.9 + t * 1.9
    for (let x = -4; x <= 164; x += 2) {
      top.push([x, edge(x, t)])
      low.push([x, edge(x, t) + thick])
    }
    const lit = 0.86 - (i % 2) * 0.14
    shape(s, f, s.tone(lawn, lit), [...top, [164, 94], [-4, 94]])
    const under = top.map(([x, y]) => [x, y + (edge(x, Math.min(1.2, t + 1 / steps)) - y) - thick])
    shape(s, f, s.tone(wall, 0.62), [...under, ...under.map(([x, y]) => [x, y + thick]).reverse()])
    shape(s, f, s.tone(wall, 0.22), [
      ...under.map(([x, y]) => [x, y + thick * 0.62]),
      ...under.map(([x, y]) => [x, y + thick]).reverse(),
    ])
  }
}
