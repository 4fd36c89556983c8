// What stands along the road of the glaciers: the far wood, a tall fir, the bus of the group.
import { fill, path } from '../core/field.js'
import { random } from '../core/random.js'

/** A wood far off: one mass with tips of its own heights; from, to: points of its upper edge. */
export function wood(k, colour, edge, foot, { seed, tall = 2.4, gap = 0.9 }) {
  const r = random(seed)
  const out = []
  for (let i = 0; i < edge.length - 1; i++) {
    const [a, b] = [edge[i], edge[i + 1]]
    let x = a[0]
    while (x < b[0]) {
      const t = (x - a[0]) / (b[0] - a[0])
      const y = a[1] + (b[1] - a[1]) * t
      const h = tall * (r() < 0.2 ? 0.9 + r() * 0.5 : 0.2 + r() * 0.5)
      const w = gap * (0.6 + r() * 0.8)
      out.push(
        [x, y + 0.2],
        [x + w * 0.34, y - h * 0.45],
        [x + w * 0.5, y - h],
        [x + w * 0.66, y - h * 0.4],
      )
      x += w
    }
  }
  fill(k, colour, [[edge[0][0], foot], ...out, edge.at(-1), [edge.at(-1)[0], foot]])
}

/** A tall fir near us: boughs that hang, each of its own length; the tips on the right in the sun. */
export function tallFir(k, x, foot, high, [dark, lit], seed) {
  const r = random(seed)
  const rows = Math.round(8 + r() * 5)
  const slim = 0.13 + r() * 0.05
  const step = (high * 0.95) / rows
  const tips = [[], []]
  for (const [n, dir] of [-1, 1].entries())
    for (let i = 1; i <= rows; i++) {
      const t = (i - 0.3 + r() * 0.5) / rows
      const y = foot - high + high * 0.95 * t
      const w = high * (0.012 + slim * t ** 0.85) * (0.62 + r() * 0.55)
      tips[n].push([
        x + dir * w,
        y,
        x + dir * w * (0.34 + r() * 0.2),
        y - step * (0.1 + r() * 0.16),
      ])
    }
  const outline = [[x, foot - high]]
  for (const [tx, ty, ix, iy] of tips[1]) outline.push([tx, ty], [ix, iy])
  outline.push([x + high * 0.02, foot], [x - high * 0.02, foot])
  for (const [tx, ty, ix, iy] of [...tips[0]].reverse()) outline.push([ix, iy], [tx, ty])
  fill(k, dark, outline)
  let last = [x, foot - high]
  for (const [tx, ty, ix, iy] of tips[1]) {
    fill(k, lit, [
      last,
      [tx, ty],
      [ix - (ix - x) * 0.2, ty - step * 0.2],
      [x + (ix - x) * 0.35, iy - step * 0.3],
    ])
    last = [ix, iy]
  }
}

/** The bus of the group from the front, its lamps on; a metre is one unit. */
export function bus(k) {
  path(
    k,
    '#c8ccd0',
    'M-1.050 -0.350L-1.050 -1.500L-0.900 -2.400Q0 -2.650 0.900 -2.400L1.050 -1.500V-0.350Z',
  )
  path(k, '#fff8ea', 'M0.200 -0.350V-2.560Q0.600 -2.520 0.900 -2.400L1.050 -1.500V-0.350Z')
  path(k, '#2c5470', 'M-0.900 -1.450L-0.780 -2.250H0.780L0.900 -1.450Z')
  path(k, '#7cb4c4', 'M0.100 -1.450L0.400 -2.250H0.780L0.900 -1.450Z')
  path(k, '#d84c34', 'M-1.050 -0.900H1.050V-0.640H-1.050Z')
  path(
    k,
    '#20303c',
    'M-0.950 -0.360H-0.550V0H-0.950ZM0.550 -0.360H0.950V0H0.550ZM-1.050 -0.420H1.050V-0.250H-1.050Z',
  )
  path(k, '#fff0b0', 'M-0.950 -1.200H-0.550V-0.960H-0.950ZM0.550 -1.200H0.950V-0.960H0.550Z')
}
