// The soles of the reclining Buddha of Wat Pho: mother-of-pearl round the wheel of the law, toes graduated from the big one.
import { Path2D } from '@napi-rs/canvas'
import { fill, path } from '../core/field.js'
import { closed } from './curves.js'
import { line, list } from './wat-pho-view.js'

/** One foot: its sole in the shade, inlaid; its toes, their ends in the sun. */
const SOLE = { field: '#1f2a4c', edge: '#9c6236', rim: '#d08c3c', pad: '#b87434', low: '#8a5430' }
const PEARL = ['#86aeb4', '#9cbcb8', '#a9abc6', '#7497b0', '#b9ccc6']

export function foot(k, y0, t) {
  const h = 1.62
  const y = (v) => y0 + v * h
  // Toes: pads towards us in shade, their ends and upper sides in the sun of the doors.
  // The big toes lie side by side in the middle, as both feet are laid one on the other.
  const big = y0 > 1 ? 0 : 1
  const parts = [0.27, 0.2, 0.19, 0.17, 0.145]
  const reach = [-0.62, -0.6, -0.53, -0.43, -0.3]
  let from = 0.012
  for (let i = 0; i < 5; i++) {
    const [lo, hi] = [from, from + parts[i]]
    from = hi
    const [a, b] = big ? [y(1 - hi), y(1 - lo)] : [y(lo), y(hi)]
    const [c, h1, m] = [(a + b) / 2, (b - a) / 2, reach[i]]
    // A straight toe with a round end; dm and dy shift it.
    const toe = (k2, tone, g, dm = 0, dy = 0) =>
      fill(k2, tone, [
        ...list([
          [0, 0.6, c + h1 - g + dy],
          [0, 0.6, c - h1 + g + dy],
        ]),
        ...list(
          Array.from({ length: 19 }, (_, n) => {
            const turn = ((n - 9) / 9) * (Math.PI / 2)
            return [0, m + g + dm + 0.2 * (1 - Math.cos(turn)), c + dy + (h1 - g) * Math.sin(turn)]
          }),
        ),
      ])
    // In the shade towards us, the sun of the doors on its end and its upper side.
    toe(k, SOLE.low, 0)
    toe(k, t.face, 0.025)
    toe(k, SOLE.pad, 0.045, 0.13, -0.05)
  }
  // The gilded edge of the sole, round at the heel.
  const outline = (e) => [
    [0, 0.3 + e, y(0.02) + e],
    [0, 1.5, y(0.03) + e],
    [0, 3, y(0.09) + e],
    [0, 4.3 - e, y(0.13) + e],
    [0, 4.94 - e, y(0.3) + e * 0.5],
    [0, 5.1 - e, y(0.5)],
    [0, 4.94 - e, y(0.7) - e * 0.5],
    [0, 4.3 - e, y(0.87) - e],
    [0, 3, y(0.91) - e],
    [0, 1.5, y(0.97) - e],
    [0, 0.3 + e, y(0.98) - e],
    [0, 0.04 + e, y(0.86)],
    [0, 0 + e, y(0.5)],
    [0, 0.04 + e, y(0.14)],
  ]
  path(k, SOLE.edge, closed(list(outline(0)), 0.5))
  path(k, SOLE.rim, closed(list(outline(0.05)), 0.5))
  path(k, SOLE.field, closed(list(outline(0.14)), 0.5))
  k.save()
  k.clip(new Path2D(closed(list(outline(0.17)), 0.5)))
  const [rows, cols] = [4, 10]
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const m0 = 0.22 + c * 0.47
      const b0 = y(0.12 + r * 0.195)
      const [mm, yy] = [m0 + 0.2, b0 + 0.13]
      if (Math.hypot(mm - 2.4, (yy - y(0.5)) * 1.1) < 0.74) continue
      fill(
        k,
        PEARL[(r * 3 + c * 7 + ((r * c) % 4) + (y0 > 1 ? 2 : 0)) % 5],
        list([
          [0, m0, b0],
          [0, m0 + 0.39, b0],
          [0, m0 + 0.39, b0 + 0.25],
          [0, m0, b0 + 0.25],
        ]),
      )
    }
  // The wheel of the law in the middle.
  const wheel = (r, c) =>
    fill(
      k,
      c,
      list(
        Array.from({ length: 36 }, (_, i) => {
          const a = (i / 36) * Math.PI * 2
          return [0, 2.4 + Math.cos(a) * r, y(0.5) + Math.sin(a) * r]
        }),
      ),
    )
  wheel(0.6, PEARL[4])
  wheel(0.52, SOLE.field)
  wheel(0.44, PEARL[0])
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.2
    line(k, SOLE.field, 0.4, [
      [0, 2.4, y(0.5)],
      [0, 2.4 + Math.cos(a) * 0.44, y(0.5) + Math.sin(a) * 0.44],
    ])
  }
  wheel(0.15, PEARL[4])
  k.restore()
}
