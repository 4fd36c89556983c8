import { inkAt } from './glyphs.ts'
import type { Grey } from './image.ts'

const table = 70
const paper = 200
const edge = 30
const words = 'COGNOME ROSSI NOME GIULIA REPUBBLICA ITALIANA 12 03 1990 ROMA '

/** The strip at the foot of its page, with a portrait and printed lines above it, on a dark table. */
export function putOnPage(strip: Grey): Grey {
  const { width } = strip
  const height = Math.round(width * 0.7)
  const page: Grey = { width, height, data: new Float32Array(width * height).fill(table) }
  fill(page, [edge, edge, width - edge, height - edge], () => paper)
  const top = height - edge - 10 - strip.height
  fill(page, [edge, top, width - edge, top + strip.height], (x, y) => {
    return strip.data[(y - top) * width + x] ?? paper
  })
  const portrait = width * 0.3
  fill(page, [edge * 2, edge * 3, portrait, top - 15], (x, y) => {
    return 90 + 40 * Math.sin(x / 20) * Math.cos(y / 17)
  })
  for (let line = 0; edge * 3 + line * 55 + 30 < top; line += 1)
    writeLine(page, portrait + 40, edge * 3 + line * 55, line)
  return page
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

function fill(page: Grey, box: Box, grey: (x: number, y: number) => number): void {
  const [left, top, right, bottom] = box.map(Math.round) as [number, number, number, number]
  for (let y = Math.max(0, top); y < bottom; y += 1)
    for (let x = left; x < right; x += 1) page.data[y * page.width + x] = grey(x, y)
}

function writeLine(page: Grey, left: number, top: number, line: number): void {
  const pitch = 21
  fill(page, [left, top, page.width - edge * 2, top + 26], (x, y) => {
    const cell = Math.floor((x - left) / pitch)
    const sign = words[(cell + line * 7) % words.length] ?? ' '
    if (sign === ' ') return paper
    const ink = inkAt(sign, (x - left - cell * pitch) / 1.5 - 1, (y - top) / 1.5 - 1, 2)
    return paper * (1 - ink * 0.7)
  })
}
