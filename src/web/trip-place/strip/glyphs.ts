/**
 * The 37 characters of a machine-readable strip as pen strokes on a grid of 10 by 14, along the centre
 * lines that the OCR-B standard gives them: capitals are lower than digits, and the 1 has no foot. `~`
 * begins a curve through its points.
 */
const strokes: Readonly<Record<string, string>> = {
  '0': '~5,0 3.4,0.5 1.7,3.5 0.9,7.5 1.9,11.9 3.6,13.7 5,14 6.4,13.7 8.1,11.9 9.1,7.5 8.3,3.5 6.6,0.5 5,0',
  '1': '1.5,3.2 5.2,0 5.9,0 5.9,14',
  '2': '~1.2,1.1 3.8,0.1 5,0 7.2,0.6 8.5,2.6 8,5 5,7.7 2,10.9 1.5,13.8|1.5,13.8 8.7,13.8',
  '3': '0.9,0.3 8.4,0.3 8.4,1 3.7,5.9|~3.7,5.9 5.6,6.2 8.2,7.7 8.9,10.1 8,12.5 5.2,14 3.5,14 0.9,13.4',
  '4': '5.3,0 0.9,9.6 0.9,10.4 9.1,10.4|7,7 7,14',
  '5': '8.2,0.3 2.1,0.3 1.8,5.4|~1.8,5.4 3.2,5.3 5.4,5.6 7.4,6.7 8.3,9.5 7.3,12 5,13.6 1.4,14',
  '6': '~6.5,0 5,1.7 2.2,5.4 1.1,8 0.9,10.2 1.6,12.5 3,13.7 5,14 7,13.7 8.4,12.5 9.1,10.2 8.6,7.8 7.3,6.4 5,5.9 2.4,6.6 1,9',
  '7': '0.9,0.3 9.1,0.3|~9.1,0.3 8,3.1 5,7.2 3.9,10.5 3.5,14',
  '8': '~5,6.1 2.2,4.3 1.6,2.5 2.5,0.8 5,0 7.5,0.8 8.4,2.5 7.8,4.3 5,6.1 2.6,7.6 1,10.7 2,13.1 5,14 8,13.1 9,10.7 7.4,7.6 5,6.1',
  '9': '~3.5,14 5.9,11.4 7.6,9 9.1,4.3 8.6,1.9 5,0 1.9,1.6 0.9,4.3 2.9,7.8 5,8.2 8.2,7.2 9.1,4.3',
  A: '1,14 4.3,1.3 5.7,1.3 9,14|2.3,9.7 7.7,9.7',
  B: '0.9,1.5 0.9,13.8|0.9,1.5 4.4,1.5|~4.4,1.5 7.3,1.9 8.8,4.3 7.8,6.6 5,7.3|0.9,7.3 5,7.3|~5,7.3 7.7,7.9 9.1,10.5 7.9,13 4.4,13.8|4.4,13.8 0.9,13.8',
  C: '~8.2,3 7.3,1.7 5.6,1.2 4.1,1.6 2.7,3.2 2.1,5.2 1.9,7.8 2.4,11.4 3.8,13.5 5.7,14 7.2,13.7 8.2,12.3',
  D: '2,1.5 2,13.8|~2,1.5 4.1,1.7 5.7,2.5 7.3,4.2 8.2,5.7 8.6,8 8.3,9.9 7.3,11.7 5.9,13 4.1,13.7 2,13.8',
  E: '8.9,1.5 1.8,1.5 1.8,13.8 8.9,13.8|1.8,7.3 7.9,7.3',
  F: '8.5,1.5 2.9,1.5 2.9,14|2.9,7.3 7.6,7.3',
  G: '~8.6,2.6 6.2,1.2 5,1.2 2.7,2.4 1.2,5.5 1.1,7.8 1.7,11.3 2.7,13 5,14 7.3,13.9 8.8,13.3|8.8,13.3 8.8,8.1 5.4,8.1',
  H: '1.5,1.2 1.5,14|8.5,1.2 8.5,14|1.5,7.4 8.5,7.4',
  I: '2.5,1.5 7.5,1.5|5,1.5 5,13.8|2.1,13.8 7.9,13.8',
  J: '6.6,1.2 6.6,11.3|~6.6,11.3 6.2,13 5,13.9 2.7,13.8 1.5,12.5 1.3,10.9',
  K: '1.2,1.2 1.2,14|8.6,1.2 2.7,7.3 9.1,14',
  L: '1.5,1.2 1.5,13.8 9.1,13.8',
  M: '0.9,14 0.9,1.2 2.5,1.2 5,9.6 7.5,1.2 9.1,1.2 9.1,14',
  N: '1.2,14 1.2,1.2 1.9,1.2 8.1,14 8.8,14 8.8,1.2',
  O: '~5,1.1 2.8,1.9 1.5,4.3 1,7.6 1.7,11.3 2.9,13.2 5,14 7.1,13.2 8.3,11.3 9,7.6 8.5,4.3 7.2,1.9 5,1.1',
  P: '1.5,14 1.5,1.5|1.5,1.5 5,1.5|~5,1.5 7.3,1.8 8.5,2.8 9.1,4.9 8.5,6.6 5,7.9|5,7.9 1.5,7.9',
  Q: '~4.6,1.2 2.7,1.9 1.5,3.6 1,5.5 1,6.6 1.5,10.7 3.8,13 5,13.1 6.2,12.8 8.1,10.1 8.5,7.8 8.4,5.5 7.3,2.6 6.2,1.5 4.6,1.2|4.8,8.5 9.1,14',
  R: '1.7,14 1.7,1.5|1.7,1.5 5,1.5|~5,1.5 7.3,2.2 8.5,3.7 8.3,5.7 7.3,7.2 5,7.9|5,7.9 1.7,7.9|5.2,7.9 8.6,14',
  S: '~8.2,3.2 7.3,1.9 6.2,1.3 5,1.2 3.8,1.3 2.7,2 1.7,3.8 2.2,5.5 3.8,6.7 6.2,7.9 8,9.4 8.4,11 7.3,13.3 5.5,14 2.7,13.4 1.6,11.6',
  T: '0.9,1.5 9.1,1.5|5,1.5 5,14',
  U: '1.2,1.2 1.2,10.5|~1.2,10.5 1.7,12.4 2.7,13.5 5,14 7.3,13.5 8.3,12.4 8.8,10.5|8.8,10.5 8.8,1.2',
  V: '0.9,1.2 4.3,14 5.7,14 9.1,1.2',
  W: '~0.9,1.2 1,4.3 1.4,9 2.2,14|2.2,14 2.8,14 4.8,6.9 5.2,6.9 7.2,14 7.8,14|~7.8,14 8.6,9 9,4.3 9.1,1.2',
  X: '1.4,1.2 4.9,7.4 1.3,14|8.6,1.2 5.1,7.4 8.7,14',
  Y: '1.4,1.2 5,8 8.6,1.2|5,8 5,14',
  Z: '1.5,1.5 7.8,1.5 1.5,13.8 8.5,13.8',
  '<': '9.1,1.6 0.9,7 9.1,12.5',
}

export const signs = Object.keys(strokes)

type Point = readonly [number, number]
/** A start point and a direction vector, with the square of the vector's length, which is needed everywhere. */
type Segment = { x: number; y: number; dx: number; dy: number; square: number }

function pointsOf(text: string): Point[] {
  return text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y] as const
  })
}

/** A curve through its points (Catmull-Rom), cut into short lines. */
function curved(points: readonly Point[]): Point[] {
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? [0, 0]
  const parts = 6
  return points.slice(0, -1).flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return Array.from({ length: parts + 1 }, (__, step): Point => {
      const t = step / parts
      const along = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t)
      return [along(0), along(1)]
    })
  })
}

function segmentsOf(sign: string): Segment[] {
  return (strokes[sign] ?? '').split('|').flatMap((stroke) => {
    const isCurve = stroke.startsWith('~')
    const points = pointsOf(isCurve ? stroke.slice(1) : stroke)
    const line = isCurve ? curved(points) : points
    return line.slice(1).map(([toX, toY], index): Segment => {
      const [x, y] = line[index] ?? [toX, toY]
      const dx = toX - x
      const dy = toY - y
      return { x, y, dx, dy, square: dx * dx + dy * dy }
    })
  })
}

const step = 0.25
const margin = 2
const fieldWidth = (10 + 2 * margin) / step
const fieldHeight = (14 + 2 * margin) / step

/** The distance of each grid point from the path of the pen, measured once. */
function fieldOf(sign: string): Float32Array {
  const segments = segmentsOf(sign)
  const field = new Float32Array(fieldWidth * fieldHeight)
  for (let at = 0; at < field.length; at += 1) {
    const x = (at % fieldWidth) * step - margin
    const y = Math.floor(at / fieldWidth) * step - margin
    let nearest = Number.POSITIVE_INFINITY
    for (const segment of segments) nearest = Math.min(nearest, squareTo(segment, x, y))
    field[at] = Math.sqrt(nearest)
  }
  return field
}

function squareTo({ x, y, dx, dy, square }: Segment, atX: number, atY: number): number {
  const along = square && Math.min(1, Math.max(0, ((atX - x) * dx + (atY - y) * dy) / square))
  return (x + along * dx - atX) ** 2 + (y + along * dy - atY) ** 2
}

const fields = new Map<string, Float32Array>()

/** How much ink a pen of that width leaves at a point of the sign's grid: 0 to 1. */
export function inkAt(sign: string, x: number, y: number, pen: number): number {
  const column = Math.round((x + margin) / step)
  const row = Math.round((y + margin) / step)
  if (column < 0 || row < 0 || column >= fieldWidth || row >= fieldHeight) return 0
  const field = fields.get(sign) ?? fieldOf(sign)
  fields.set(sign, field)
  const edge = pen / 2 - (field[row * fieldWidth + column] ?? margin)
  return Math.min(1, Math.max(0, edge / 0.6 + 0.5))
}

/** Measurements of the strip's print, in grid units: OCR-B at ten characters to the inch. */
export const print = { pitch: 14.9, cap: 14, lines: 37, pen: 2.1 } as const
