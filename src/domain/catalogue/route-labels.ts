/** The position of a place's name in SVG terms: its baseline and text anchor. */
export type Label = { x: number; y: number; anchor: 'start' | 'middle' | 'end' }

type Point = { readonly x: number; readonly y: number }
type Box = { left: number; top: number; right: number; bottom: number }

/** The average letter width, measured in the site's font at 13.5 units. */
const letterWidth = 7.4
const letterHeight = 13
const markerRadius = 11.5

/** The positions around a marker, best first. */
const around = [
  { x: 15, y: 5, anchor: 'start' },
  { x: -15, y: 5, anchor: 'end' },
  { x: 0, y: -16, anchor: 'middle' },
  { x: 0, y: 25, anchor: 'middle' },
  { x: 11, y: -10, anchor: 'start' },
  { x: 11, y: 20, anchor: 'start' },
  { x: -11, y: -10, anchor: 'end' },
  { x: -11, y: 20, anchor: 'end' },
] as const satisfies readonly Label[]

/**
 * Places each name on the side of its marker with the least overlap with other names, markers, the line and the
 * edge. Each is placed relative to the earlier ones, then once more when all are known.
 */
export function labelsOf(
  names: readonly string[],
  points: readonly Point[],
  line: readonly Point[],
  sheet: { readonly width: number; readonly height: number },
): Label[] {
  const chosen: (Label | undefined)[] = names.map(() => undefined)
  for (let round = 0; round < 3; round += 1) {
    for (const [at, name] of names.entries()) {
      const others = chosen.flatMap((label, one) =>
        label && one !== at ? [boxOf(label, names[one] ?? '')] : [],
      )
      const { x, y } = points[at] as Point
      const candidates = around.map((side) => ({ ...side, x: x + side.x, y: y + side.y }))
      const costs = candidates.map((label, preference) => {
        const box = boxOf(label, name)
        return preference * 3 + trouble(box, others, points, line, sheet)
      })
      chosen[at] = candidates[costs.indexOf(Math.min(...costs))]
    }
  }
  return chosen as Label[]
}

function boxOf({ x, y, anchor }: Label, name: string): Box {
  const width = name.length * letterWidth
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, top: y - letterHeight + 2, right: left + width, bottom: y + 3 }
}

function trouble(
  box: Box,
  others: readonly Box[],
  points: readonly Point[],
  line: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const outside = [4 - box.left, box.right - width + 4, 4 - box.top, box.bottom - height + 4]
  const over = outside.reduce((sum, one) => sum + Math.max(0, one), 0)
  const names = others.reduce((sum, one) => sum + shared(box, one), 0)
  const markers = points.filter((point) => distanceTo(box, point) < markerRadius).length
  return over * 40 + names * 2 + markers * 200 + crossed(box, line) * 1.5
}

function shared(one: Box, other: Box): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

function distanceTo({ left, top, right, bottom }: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}

/** The length of the line inside a box, sampled in steps of two units. */
function crossed(box: Box, line: readonly Point[]): number {
  let length = 0
  for (const [at, to] of line.entries()) {
    const from = line[at - 1]
    if (!from) continue
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 2)
    for (let step = 0; step < steps; step += 1) {
      const share = step / steps
      const on = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
      if (distanceTo(box, on) === 0) length += 2
    }
  }
  return length
}
