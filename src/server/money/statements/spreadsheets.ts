import { guessHeading } from './guess-columns.ts'
import { type Cell, cellText } from './italian-values.ts'
import { UnreadableStatement } from './statement-file.ts'
import type { Row } from './table.ts'
import { findHeading } from './table-columns.ts'

const delimiters = [';', ',', '\t', '|']

/** Uses the delimiter with which the header row is recognised, else the one that gives most columns. */
export async function csvRows(text: string): Promise<Row[]> {
  const { default: papa } = await import('papaparse')
  const parse = (delimiter: string, preview: number) =>
    papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' }).data
  const tried = delimiters.map((delimiter) => ({ delimiter, rows: parse(delimiter, 60) }))
  const known =
    tried.find(({ rows }) => findHeading(rows) !== undefined) ??
    tried.find(({ rows }) => guessHeading(rows) !== undefined)
  const widest = tried.toSorted((a, b) => widthOf(b.rows) - widthOf(a.rows))[0]
  return parse((known ?? widest)?.delimiter ?? ';', 0)
}

function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map((row) => row.length))
}

/** Old bank exports use `.xls`, which is another format; some of those are HTML tables. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

export function isOldExcel(bytes: Uint8Array): boolean {
  return bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11 && bytes[3] === 0xe0
}

/** The first sheet that is not empty. */
export async function xlsxRows(bytes: Uint8Array): Promise<Row[]> {
  const { default: readExcel } = await import('read-excel-file/node')
  try {
    const sheets = await readExcel(Buffer.from(bytes))
    const all = sheets.map(({ data }) => data as unknown as Cell[][])
    const known = all.find((rows) => findHeading(rows)) ?? all.find((rows) => guessHeading(rows))
    return known ?? all.find(hasContent) ?? []
  } catch (error) {
    throw new UnreadableStatement('unreadable', [], { cause: error })
  }
}

function hasContent(rows: readonly Row[]): boolean {
  return rows.some((row) => row.some((cell) => cellText(cell) !== ''))
}
