import { type IsoDate, isoDate, italianMonths } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'

export type Cell = string | number | boolean | Date | null

/** `1.980,00`, `-1980.00`, `+ 960 €`, `960,00-`, `(960,00)` or a number from a spreadsheet. */
export function parseAmount(cell: Cell | undefined): Cents | undefined {
  if (typeof cell === 'number') return Number.isFinite(cell) ? Math.round(cell * 100) : undefined
  if (typeof cell !== 'string') return undefined
  const text = cell.replace(/[\s\u00a0'’€]|EUR/gi, '').replace(/[−–]/g, '-')
  const isNegative = /^-|-$|^\(.*\)$/.test(text)
  const bare = text.replace(/^[+-]|[+-]$|[()]/g, '')
  const match = /^(\d[\d.,]*|[.,]\d+)$/.exec(bare)
  if (!match) return undefined
  const cents = centsOf(bare)
  return cents === undefined ? undefined : isNegative ? -cents : cents
}

/** The currency's code, number or symbol; a file that names none is in euro. */
export function isEuro(currency: string): boolean {
  return /^(?:EUR|EURO|€|978)?$/i.test(currency.trim())
}

/** The last separator is the decimal one if one or two digits follow it; all others separate thousands. */
function centsOf(text: string): Cents | undefined {
  const match = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(text)
  const whole = (match?.[1] ?? '').replace(/[.,]/g, '').replace(/^0+(?=\d)/, '')
  if (!/^\d*$/.test(whole) || whole.length > 10) return undefined
  return Number(whole || '0') * 100 + Number((match?.[2] ?? '').padEnd(2, '0'))
}

/** Spreadsheets count days from the last day of 1899. */
const firstSerial = 20_000
const lastSerial = 80_000
const dayMs = 86_400_000

/** `15/11/2026`, `15.11.2026`, `15-11-26`, `2026-11-15`, `15 nov 2026`, or a spreadsheet's day number. */
export function parseDay(cell: Cell | undefined): IsoDate | undefined {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  if (typeof cell === 'number') {
    if (cell < firstSerial || cell > lastSerial) return undefined
    return new Date(Date.UTC(1899, 11, 30) + Math.floor(cell) * dayMs).toISOString().slice(0, 10)
  }
  if (typeof cell !== 'string') return undefined
  const text = cell.trim()
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/.exec(text)
  if (iso) return isoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const day = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?!\d)/.exec(text)
  if (day) return isoDate(fullYear(day[3] ?? ''), Number(day[2]), Number(day[1]))
  return wordedDay(text)
}

function wordedDay(text: string): IsoDate | undefined {
  const match = /^(\d{1,2})[-/. ]+([a-z]{3,9})\.?[-/. ]+(\d{4}|\d{2})(?!\d)/i.exec(text)
  const word = match?.[2]?.toLowerCase()
  const month = word ? italianMonths.findIndex((name) => name.startsWith(word)) + 1 : 0
  return match && month > 0 ? isoDate(fullYear(match[3] ?? ''), month, Number(match[1])) : undefined
}

export function fullYear(text: string): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ''
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return String(cell).replace(/\s+/g, ' ').trim()
}
