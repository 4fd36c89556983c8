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

/** Roofless houses in a row: two pointed gables and the walls between them. */
export function houses(s, f, { from, to, y, size, count, seed }) {
  const r = random(seed)
  const wall = s.tone('#d6cbb6', 0.8)
  const shade = s.tone('#a89c8e', 0.3)
  const door = s.tone('#4a4658', 0.2)
  s.layer(
    (k) => {
      const fill = (c, pts) => {
        k.fillStyle = c
        k.beginPath()
        for (const p of pts) k.lineTo(...f.at(p))
        k.fill()
      }
      for (let i = 0; i < count; i++) {
        const a = size * (0.8 + r() * 0.4)
        const x = from + ((to - from) * (i + 0.2 + r() * 0.5)) / count
        const b = y + (r() - 0.5) * size * 0.3
        const long = a * (1.1 + r() * 0.7)
        fill(shade, [
          [x + long, b],
          [x + long, b - a * 0.6],
          [x + long + a * 0.32, b - a * 1.15],
          [x + long + a * 0.6, b - a * 0.6],
          [x + long + a * 0.6, b],
        ])
        fill(shade, [
          [x + a * 0.6, b],
          [x + a * 0.6, b - a * 0.56],
          [x + long + a * 0.4, b - a * 0.56],
          [x + long + a * 0.4, b],
        ])
        fill(wall, [
          [x, b],
          [x, b - a * 0.6],
          [x + a * 0.36, b - a * 1.2],
          [x + a * 0.72, b - a * 0.6],
          [x + a * 0.72, b],
        ])
        fill(door, [
          [x + a * 0.26, b],
          [x + a * 0.29, b - a * 0.42],
          [x + a * 0.45, b - a * 0.42],
          [x + a * 0.48, b],
        ])
        for (let j = 0; j < 2; j++) {
          const d = x + a * (0.95 + j * 0.45)
          if (d < x + long)
            fill(door, [
              [d, b],
              [d, b - a * 0.36],
              [d + a * 0.16, b - a * 0.36],
              [d + a * 0.16, b],
            ])
        }
      }
    },
    { lit: false },
  )
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
