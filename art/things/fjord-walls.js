// Walls of rock that fall into a fjord, the woods at their feet, the falls down their sides.
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/**
 * A wall of the fjord. crest: from its outer edge down to where it meets the water; facing: 1 when it looks left
 * (the right bank), -1 when it looks right; tones: body, light facet, dark facet.
 */
export function cliff(k, crest, { foot, facing, tones, seed, ribs = 9 }) {
  const [body, light, dark] = tones
  const outer = crest[0][0]
  const outline = [...crest, [outer, foot + 2], [outer, foot + 2]]
  fill(k, body, outline)
  k.save()
  k.beginPath()
  for (const p of outline) k.lineTo(p[0], p[1])
  k.clip()
  const r = random(seed)
  const inner = crest.at(-1)[0]
  /** The crest's height at x. */
  const top = (x) => {
    for (let i = 0; i < crest.length - 1; i++) {
      const [a, b] = [crest[i], crest[i + 1]]
      if ((x - a[0]) * (x - b[0]) <= 0 && a[0] !== b[0])
        return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
    }
    return foot
  }
  // Buttresses: bent facets that run down from the crest, each with a light and a dark side.
  for (let i = 0; i < ribs; i++) {
    const u = (i + 0.25 + r() * 0.5) / ribs
    let x = outer + (inner - outer) * u
    let y = top(x) - 0.5
    const depth = (foot - y) * (0.5 + r() * 0.4)
    const wide = (0.6 + r() * 0.9) * Math.abs(inner - outer) * 0.05
    const n = 5
    const line = [[x, y]]
    for (let j = 1; j <= n; j++) {
      x += facing * -(0.2 + r() * 0.9) * (depth / 22) + (r() - 0.5) * 1.6
      y += depth / n
      line.push([x, y])
    }
    const spread = (j) =>
      wide * (0.35 + Math.sin((j / n) * 2.6) * (0.7 + ((i * 7 + j * 3) % 5) * 0.16))
    const taper = (j) => (j === n ? 0 : spread(j))
    fill(k, light, [
      ...line,
      ...line.map(([px, py], j) => [px - taper(j) * 1.5, py + 0.6]).reverse(),
    ])
    fill(k, dark, [
      ...line,
      ...line.map(([px, py], j) => [px + taper(j) * 1.3, py + 0.4]).reverse(),
    ])
  }
  k.restore()
}

/** Woods on the lower slope: one flat mass with an edge of spruces, a lit rim, a paler meadow under it. */
export function woods(k, edge, foot, [lit, body, deep], seed, size = 1) {
  const r = random(seed)
  const teeth = (dx, dy, shrink) => {
    const out = []
    for (let i = 0; i < edge.length - 1; i++) {
      const [a, b] = [edge[i], edge[i + 1]]
      const n = Math.max(1, Math.round(Math.abs(b[0] - a[0]) / (size * 0.8)))
      for (let j = 0; j < n; j++) {
        const t = j / n
        const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
        const high = size * (0.5 + r() ** 2 * 1.9) * shrink
        const step = (b[0] - a[0]) / n
        out.push([x + dx, y + dy], [x + step * (0.35 + r() * 0.3) + dx, y - high + dy])
      }
    }
    const last = edge.at(-1)
    return [...out, [last[0] + dx, last[1] + dy], [last[0], foot], [edge[0][0], foot]]
  }
  fill(k, lit, teeth(-0.3, -0.3, 1.15))
  fill(k, body, teeth(0, 0.5, 1))
  if (deep) fill(k, deep, teeth(1.4, size * 3.2, 0.9))
}

/** A fall: one ribbon through [x, y, width], frayed at its edges, that ends in its own mist. */
export function fall(k, line, [white, shade, mist], seed = 1, fray = 0.34) {
  const r = random(seed)
  const fine = []
  for (let i = 0; i < line.length - 1; i++)
    for (let j = 0; j < 5; j++) {
      const t = j / 5
      const [a, b] = [line[i], line[i + 1]]
      fine.push([0, 1, 2].map((m) => a[m] + (b[m] - a[m]) * t))
    }
  fine.push(line.at(-1))
  const side = (m) =>
    fine.map(([x, y, w], i) => [
      x + m * w * (0.5 + (i && i < fine.length - 1 ? (r() - 0.5) * fray : 0)),
      y,
    ])
  fill(k, white, [...side(-1), ...side(1).reverse()])
  fill(k, shade, [
    ...fine.map(([x, y, w]) => [x + w * 0.12, y + 0.4]),
    ...fine.map(([x, y, w]) => [x + w * 0.46, y]).reverse(),
  ])
  const [fx, fy, fw] = line.at(-1)
  for (const [q, up] of [
    [3.4, 1.5],
    [2.2, 2.6],
  ])
    path(
      k,
      mist,
      `M${fx - fw * q} ${fy + 0.4}C${fx - fw * q * 0.5} ${fy - 0.1} ${fx - fw * 0.6} ${fy - fw * up * 0.5} ${fx - fw * 0.5} ${fy - fw * up}L${fx + fw * 0.5} ${fy - fw * up}C${fx + fw * 0.6} ${fy - fw * up * 0.5} ${fx + fw * q * 0.5} ${fy} ${fx + fw * q} ${fy + 0.5}C${fx + fw} ${fy + fw * 0.9} ${fx - fw} ${fy + fw * 0.9} ${fx - fw * q} ${fy + 0.4}Z`,
    )
}
