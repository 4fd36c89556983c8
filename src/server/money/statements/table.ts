import { normaliseIban } from '../../../domain/accounts/iban.ts'
import { plainText, type StatementLine } from '../../../domain/money/statements.ts'
import { guessHeading } from './guess-columns.ts'
import { type Cell, cellText, isEuro, parseAmount, parseDay } from './italian-values.ts'
import { payerInText } from './payer-in-text.ts'
import { type ParsedStatement, UnreadableStatement } from './statement-file.ts'
import {
  accountCurrency,
  type Columns,
  currencyColumn,
  currencyIn,
  findHeading,
  headerName,
} from './table-columns.ts'

export type Row = readonly Cell[]

/** The columns that staff chose for an account of an unknown bank. */
export type ColumnMapping = Columns & { headerRow: number }

/** The lines of a bank's table, by its own headings or by the columns that staff chose. */
export function parseTable(rows: readonly Row[], mapping?: ColumnMapping): ParsedStatement {
  const heading = findHeading(rows) ?? (mapping ? undefined : guessHeading(rows))
  const columns = heading?.columns ?? mapping
  const first = heading?.row ?? mapping?.headerRow
  if (!columns || first === undefined) {
    if (isEmptyTable(rows)) throw new UnreadableStatement('no_movements')
    const sample = rows.slice(0, 30).map((row) => row.slice(0, 20).map(cellText))
    throw new UnreadableStatement('unknown_columns', sample)
  }
  const currency = columns.currency ?? currencyColumn(rows[first] ?? [])
  const heads = (rows[first] ?? []).map(headerName)
  const sums = [columns.amount, columns.credit, columns.debit].map((at) => heads[at ?? -1] ?? '')
  const isForeignAccount =
    sums.some((heading) => !isEuro(currencyIn(heading))) ||
    !isEuro(accountCurrency(rows.slice(0, first)))
  const body = rows.slice(first + 1).filter((row) => row.some((cell) => cellText(cell) !== ''))
  const lines = isForeignAccount
    ? []
    : body.map((row) => lineOf(row, { ...columns, currency })).filter((line) => line !== undefined)
  return {
    format: heading?.bank ?? 'Tabella',
    parts: [{ iban: null, lines }],
    skipped: body.length - lines.length,
  }
}

/** No rows follow the header, which is the first of the widest rows: there are no columns to choose. */
function isEmptyTable(rows: readonly Row[]): boolean {
  const widths = rows.map((row) => row.filter((cell) => cellText(cell) !== '').length)
  const heading = widths.indexOf(Math.max(0, ...widths))
  return !widths.slice(heading + 1).some((width) => width > 0)
}

/** Undefined for totals, pending lines and other currencies. */
function lineOf(row: Row, columns: Columns): StatementLine | undefined {
  const date = parseDay(row[columns.date])
  const amountCents = amountOf(row, columns)
  if (date === undefined || amountCents === undefined || amountCents === 0) return undefined
  if (isPending(said(row, columns.state)) || isForeign(row, columns)) return undefined
  const text = columns.texts
    .map((index) => said(row, index))
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(' ')
  const iban = normaliseIban(said(row, columns.payerIban))
  return {
    date,
    valueDate: (columns.valueDate === null ? undefined : parseDay(row[columns.valueDate])) ?? null,
    amountCents,
    bankId: null,
    payer: said(row, columns.payer) || payerInText(text),
    payerIban: /^[A-Z]{2}\d{2}/.test(iban) ? iban : null,
    text,
  }
}

function said(row: Row, index: number | null): string {
  return index === null ? '' : cellText(row[index])
}

function amountOf(row: Row, { amount, credit, debit }: Columns): number | undefined {
  const signed = amount === null ? undefined : parseAmount(row[amount])
  if (signed !== undefined) return signed
  const came = credit === null ? undefined : parseAmount(row[credit])
  const went = debit === null ? undefined : parseAmount(row[debit])
  if (came === undefined && went === undefined) return undefined
  return Math.abs(came ?? 0) - Math.abs(went ?? 0)
}

function isPending(state: string): boolean {
  return /^(?:NO|NON .*|AUTORIZZATO|IN ATTESA.*|IN CORSO.*|PRENOTATO|SOSPESO)$/.test(
    plainText(state),
  )
}

/** A column named 'Valuta' may contain days or currencies. */
function isForeign(row: Row, { currency, valueDate }: Columns): boolean {
  const [own, inDays] = [said(row, currency), said(row, valueDate)]
  const isDay = /\d[^\d]/.test(own)
  return (!isDay && !isEuro(own)) || (/^[A-Z]{3}$/i.test(inDays) && !isEuro(inDays))
}
