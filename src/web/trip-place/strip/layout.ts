import { type StripKind, stripShapes } from '../../../domain/trip/strip/check-digits.ts'
import { print } from './glyphs.ts'
import type { Grey } from './image.ts'

type Band = { top: number; bottom: number; left: number; right: number }

/** Where the characters of one line are: `x` of the first cell, width of a cell, top and height of capitals. */
export type Line = {
  x: number
  pitch: number
  top: number
  cap: number
  slope: number
  stretch: number
}
export type Layout = { kind: StripKind; lines: Line[] }

/** Lower rows are dust and edges: characters this small could not be told apart. */
const leastHeight = 8

/** Rows of print, from top to bottom: a row that is too thin is dust, one that is too thick is a picture. */
function bandsOf({ width, height, data }: Grey): Band[] {
  const rows = new Float64Array(height)
  for (let y = 0; y < height; y += 1) rows[y] = printIn(data.subarray(y * width, (y + 1) * width))
  const smooth = rows.map(
    (value, y) => ((rows[y - 1] ?? value) + 2 * value + (rows[y + 1] ?? value)) / 4,
  )
  const limit =
    Math.max(width * 0.03, [...smooth].sort((a, b) => b - a)[Math.floor(height * 0.05)] ?? 0) * 0.35
  const bands: Band[] = []
  let top = -1
  for (let y = 0; y <= height; y += 1) {
    const isInk = y < height && (smooth[y] ?? 0) > limit
    if (isInk && top < 0) top = y
    if (!isInk && top >= 0) {
      if (y - top >= leastHeight)
        bands.push({ top, bottom: y, ...sidesOf({ width, height, data }, top, y) })
      top = -1
    }
  }
  return bands
}

/** How much of a row is ink; a run longer than any character is an edge or a table. */
function printIn(row: Float32Array): number {
  const longest = row.length / 25
  let [sum, run] = [0, 0]
  for (let x = 0; x <= row.length; x += 1) {
    if ((row[x] ?? 0) > 0.5) {
      run += 1
      continue
    }
    if (run <= longest) sum += run
    run = 0
  }
  return sum
}

/** The longest stretch of columns with about as much ink around them as is usual in the line. */
function sidesOf({ width, data }: Grey, top: number, bottom: number) {
  const darkness = new Float64Array(width)
  for (let x = 0; x < width; x += 1)
    for (let y = top; y < bottom; y += 1)
      if ((data[y * width + x] ?? 0) > 0.6) darkness[x] = (darkness[x] ?? 0) + 1
  const reach = bottom - top
  blot(darkness, reach)
  const before = new Float64Array(width + 1)
  for (let x = 0; x < width; x += 1) before[x + 1] = (before[x] ?? 0) + (darkness[x] ?? 0)
  const around = Array.from({ length: width }, (_, x) => {
    const [from, to] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
    return ((before[to] ?? 0) - (before[from] ?? 0)) / (2 * reach + 1)
  })
  const inked = around.filter((value) => value > 0).sort((one, other) => other - one)
  const usual = inked[Math.floor(inked.length * 0.5)] ?? 0
  let [left, right, begun] = [0, -1, -1]
  for (let x = 0; x <= width; x += 1) {
    const isPart = x < width && (around[x] ?? 0) >= usual * 0.45
    if (isPart && begun < 0) begun = x
    if (!isPart && begun >= 0) {
      if (x - 1 - begun > right - left) [left, right] = [begun, x - 1]
      begun = -1
    }
  }
  return { left, right }
}

/** A part that is dark from top to bottom and wider than a stroke is the table below, not print. */
function blot(darkness: Float64Array, height: number): void {
  let from = 0
  for (let x = 0; x <= darkness.length; x += 1) {
    if (x < darkness.length && (darkness[x] ?? 0) >= height * 0.8) continue
    if (x - from > height * 0.4) darkness.fill(0, from, x)
    from = x + 1
  }
}

/** Two or three bands of the same size, spaced as in the printed strip. */
export function layoutsOf(ink: Grey): Layout[] {
  const bands = bandsOf(ink)
  const found: (Layout & { fit: number })[] = []
  for (const kind of ['TD3', 'TD1'] as const) {
    const { lines: count, length } = stripShapes[kind]
    for (let first = 0; first + count <= bands.length; first += 1) {
      const group = bands.slice(first, first + count)
      const left = Math.min(...group.map((band) => band.left))
      const right = Math.max(...group.map((band) => band.right))
      const pitch = (right - left) / (length - 1 + 0.62)
      const gaps = group.slice(1).map((band, index) => centre(band) - centre(group[index] ?? band))
      const isEven = gaps.every((gap) => Math.abs(gap / pitch - print.lines / print.pitch) < 0.55)
      const isSized = group.every(
        ({ top, bottom }) => (bottom - top) / pitch > 0.35 && (bottom - top) / pitch < 1.5,
      )
      if (!isEven || !isSized || pitch < 6) continue
      const place = fitColumns(ink, group, { left, pitch, length })
      const lines = group.map((band) => {
        const cap = (place.pitch * print.cap) / print.pitch
        return {
          x: place.x,
          pitch: place.pitch,
          top: centre(band) - cap / 2,
          cap,
          slope: 0,
          stretch: 0,
        }
      })
      found.push({ kind, lines, fit: place.fit })
    }
  }
  return found.sort((one, other) => one.fit - other.fit)
}

const centre = ({ top, bottom }: Band) => (top + bottom - 1) / 2

/** Cells meet where there is no ink: finds the offset and width with the least ink on the cell borders. */
function fitColumns(
  ink: Grey,
  group: readonly Band[],
  { left, pitch, length }: { left: number; pitch: number; length: number },
) {
  const columns = new Float64Array(ink.width)
  for (const { top, bottom } of group) {
    for (let y = top; y < bottom; y += 1)
      for (let x = 0; x < ink.width; x += 1)
        columns[x] = (columns[x] ?? 0) + (ink.data[y * ink.width + x] ?? 0)
  }
  const mean = columns.reduce((sum, value) => sum + value, 0) / Math.max(1, pitch * length)
  const sums = new Float64Array(ink.width + 1)
  for (let x = 0; x < ink.width; x += 1) sums[x + 1] = (sums[x] ?? 0) + (columns[x] ?? 0)
  const between = (from: number, to: number) => {
    const [first, last] = [from, to].map((x) => Math.min(ink.width, Math.max(0, Math.round(x))))
    return ((sums[last ?? 0] ?? 0) - (sums[first ?? 0] ?? 0)) / (to - from)
  }
  let best = { x: left - pitch * 0.17, pitch, fit: Number.POSITIVE_INFINITY }
  for (let wide = pitch * 0.93; wide <= pitch * 1.07; wide += pitch * 0.0025) {
    for (let x = left - pitch * 1.2; x <= left + pitch * 1.2; x += pitch * 0.04) {
      let sum = 0
      for (let cell = 0; cell <= length; cell += 1) {
        const border = Math.round(x + cell * wide)
        sum += (columns[border] ?? 0) * 2 + (columns[border - 1] ?? 0) + (columns[border + 1] ?? 0)
      }
      const end = x + length * wide
      const inside = between(x, x + wide) + between(end - wide, end)
      const outside = between(x - wide, x) + between(end, end + wide)
      const fit = (sum / (4 * (length + 1)) + (outside - inside) / 2) / (mean || 1)
      if (fit < best.fit) best = { x, pitch: wide, fit }
    }
  }
  return best
}
