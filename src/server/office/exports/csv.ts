import { formatDate } from '../../../domain/dates.ts'

/** How Excel with Italian settings opens a file rightly: semicolons, CRLF, and a mark for UTF-8. */
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

/** A cell begins at its start, and after a comma or a tab for whoever opens the list with those. */
const beginning = /(^|[,;\t]\s{0,3})(\s*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫])/g

/** What a customer typed must never run as a formula on the office's computer; wide signs count too. */
function harmless(text: string): string {
  return text.replace(beginning, "$1'$2")
}

/**
 * A plus at the start would be taken for a sum, and digits alone for a number: with spaces between
 * its groups, and nothing else, a phone number is left as it is.
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

/** Sent while it is being read from the database. */
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
