import { isCamt, parseCamt } from './camt.ts'
import { isCbi, parseCbi } from './cbi-rh.ts'
import { decodeText } from './decode-text.ts'
import { isMt940, parseMt940 } from './mt940.ts'
import { csvRows, isOldExcel, isZip, xlsxRows } from './spreadsheets.ts'
import { type ParsedStatement, UnreadableStatement } from './statement-file.ts'
import { type ColumnMapping, parseTable } from './table.ts'
import { requireModestArchive } from './unpacked-size.ts'

/** A PDF or an image: no columns can be chosen in it. */
function isNoTable(text: string): boolean {
  return text.startsWith('%PDF-') || text.slice(0, 4096).includes('\0')
}

/** The format is detected from the content, not from the file name. */
export async function parseStatement(
  bytes: Uint8Array,
  mapping?: ColumnMapping,
): Promise<ParsedStatement> {
  if (isZip(bytes)) {
    requireModestArchive(bytes)
    return parseTable(await xlsxRows(bytes), mapping)
  }
  if (isOldExcel(bytes)) throw new UnreadableStatement('old_excel')
  const text = decodeText(bytes)
  if (isCamt(text)) return parseCamt(text)
  if (isMt940(text)) return parseMt940(text)
  if (isCbi(text)) return parseCbi(text)
  if (/^\s*</.test(text) || isNoTable(text)) throw new UnreadableStatement('unknown_format')
  return parseTable(await csvRows(text), mapping)
}
