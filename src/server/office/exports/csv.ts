import { formatDate } from '../../../domain/dates.ts'

/** Excel with Italian settings needs semicolons, CRLF, and a byte order mark for UTF-8. */
export const csvMark = '\uFEFF'
const separator = ';'
const lineEnd = '\r\n'

export type CsvCell =
  | string
  | number
  | null
  | { cents: number }
  | { day: string | null }
  | { phone: string }

export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(cellText).join(separator)}${lineEnd}`
}

function cellText(cell: CsvCell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (typeof cell === 'object') {
    if ('cents' in cell) return (cell.cents / 100).toFixed(2).replace('.', ',')
    if ('phone' in cell) return quoted(phoneText(cell.phone))
    return cell.day ? formatDate(cell.day) : ''
  }
  return quoted(harmless(cell))
}

/** The beginning of a cell, also after a comma or a tab, for programs that use those as separators. */
const beginning = /(^|[,;\t]\s{0,3})(\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫])/g

/** A customer's text must never run as a formula on the office's computer; full-width signs count too. */
function harmless(text: string): string {
  return text.replace(beginning, "$1'$2")
}

/**
 * Spreadsheets would read a leading plus as a sum, and digits alone as a number: written with spaces between
 * its groups, and nothing else, a phone number stays text.
 */
function phoneText(phone: string): string {
  const digits = phone
    .replace(/[()./-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/^\+?[\d ]+$/.test(digits)) return harmless(phone)
  return digits.includes(' ') ? digits : digits.replace(/^(\+?\d{2,3}?)(?=\d{6})/, '$1 ')
}

function quoted(text: string): string {
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Streams the lines while they are being read from the database. */
export function csvStream(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const iterator = lines[Symbol.asyncIterator]()
  let isFirst = true
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) return controller.close()
      controller.enqueue(encoder.encode(isFirst ? csvMark + value : value))
      isFirst = false
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}
