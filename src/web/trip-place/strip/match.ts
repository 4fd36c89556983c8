import { inkAt, print, signs } from './glyphs.ts'
import { type Grey, sample } from './image.ts'
import type { Line } from './layout.ts'

const columns = 12
const rows = 16
const size = columns * rows

/** Each character as the reader compares it: blurred like a photograph, with mean 0 and length 1. */
function templateOf(sign: string): Float32Array {
  const blur = [-0.9, 0, 0.9]
  const template = new Float32Array(size)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      let sum = 0
      for (const dy of blur)
        for (const dx of blur) {
          const weight = (dx === 0 ? 2 : 1) * (dy === 0 ? 2 : 1)
          sum += weight * inkAt(sign, column - 0.5 + dx, row - 0.5 + dy, print.pen)
        }
      template[row * columns + column] = sum
    }
  return normalised(template)
}

function normalised(values: Float32Array): Float32Array {
  let [sum, squares] = [0, 0]
  for (const value of values) sum += value
  const mean = sum / size
  for (let index = 0; index < size; index += 1) {
    const value = (values[index] ?? 0) - mean
    values[index] = value
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  for (let index = 0; index < size; index += 1) values[index] = (values[index] ?? 0) / length
  return values
}

let templates: Float32Array[] | undefined

export type Scored = { sign: string; score: number }
export type Cell = { scores: Scored[]; dx: number; dy: number }

/** How well each character fits into one cell, best first, and by how much the cell was off. */
export function matchCell(ink: Grey, line: Line, index: number, reach: number): Cell {
  const shifts = [-reach, 0, reach]
  templates ??= signs.map(templateOf)
  const best = signs.map((sign) => ({ sign, score: -1 }))
  let [top, dx, dy] = [-1, 0, 0]
  for (const shiftY of shifts)
    for (const shiftX of shifts) {
      const view = normalised(cellAt(ink, line, index, shiftX, shiftY))
      for (const [which, template] of templates.entries()) {
        let score = 0
        for (let at = 0; at < size; at += 1) score += (view[at] ?? 0) * (template[at] ?? 0)
        const known = best[which]
        if (known && score > known.score) known.score = score
        if (score > top) [top, dx, dy] = [score, shiftX, shiftY]
      }
    }
  return { scores: best.sort((one, other) => other.score - one.score), dx, dy }
}

function cellAt(
  ink: Grey,
  line: Line,
  index: number,
  shiftX: number,
  shiftY: number,
): Float32Array {
  const unit = line.pitch / print.pitch
  const high = line.cap / print.cap
  const left =
    line.x +
    index * line.pitch +
    line.stretch * index * index +
    ((print.pitch - 10) / 2 + shiftX) * unit
  const top = line.top + line.slope * index + shiftY * high
  const view = new Float32Array(size)
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      view[row * columns + column] = sample(
        ink,
        left + (column - 0.5) * unit,
        top + (row - 0.5) * high,
      )
  return view
}

/** The same line, moved to where its cells were found. */
export function refit(line: Line, cells: readonly Cell[]): Line {
  const sure = cells.flatMap(({ scores, dx, dy }, index) =>
    (scores[0]?.score ?? 0) > 0.6 ? [{ index, dx, dy }] : [],
  )
  if (sure.length < 6) return line
  const unit = line.pitch / print.pitch
  const high = line.cap / print.cap
  const [x, wide] = straight(sure.map(({ index, dx }) => [index, dx * unit]))
  const [top, slope] = straight(sure.map(({ index, dy }) => [index, dy * high]))
  return {
    ...line,
    x: line.x + x,
    pitch: line.pitch + wide,
    top: line.top + top,
    slope: line.slope + slope,
  }
}

/** Least squares: the value at the start, and how much it rises with each step. */
function straight(points: readonly (readonly [number, number])[]): [number, number] {
  const count = points.length
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / count
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / count
  let [up, down] = [0, 0]
  for (const [x, y] of points) {
    up += (x - meanX) * (y - meanY)
    down += (x - meanX) ** 2
  }
  const slope = down === 0 ? 0 : up / down
  return [meanY - slope * meanX, slope]
}
