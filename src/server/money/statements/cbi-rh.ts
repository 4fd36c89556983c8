import { ibanCheckDigits } from '../../../domain/accounts/iban.ts'
import { isoDate } from '../../../domain/dates.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'
import { isEuro, parseAmount } from './italian-values.ts'
import type { ParsedStatement, StatementPart } from './statement-file.ts'

/** Records of 120 characters: a blank, then two characters with the record type. */
export function isCbi(text: string): boolean {
  return /^ ?RH.{10,}/.test(text) && /^ ?6[12]/m.test(text)
}

/** The interbank 'rendicontazione' (RH): 61 opens an account, 62 is a movement, 63 its description. */
export function parseCbi(text: string): ParsedStatement {
  const parts: StatementPart[] = []
  let skipped = 0
  let currency = ''
  let last: StatementLine | undefined
  for (const raw of text.split(/\r\n|\n|\r/)) {
    const record = (raw.startsWith(' ') ? raw : ` ${raw}`).padEnd(120)
    const type = record.slice(1, 3)
    if (type === '61') {
      currency = field(record, 75, 77)
      parts.push({ iban: accountOf(record), lines: [] })
    } else if (type === '62') {
      last = isEuro(currency) ? lineOf(record) : undefined
      if (last) (parts.at(-1) ?? addPart(parts)).lines.push(last)
      else skipped += 1
    } else if (type === '63' && last) {
      addWords(last, record)
    } else {
      last = undefined
    }
  }
  return { format: 'CBI RH', parts, skipped }
}

function addPart(parts: StatementPart[]): StatementPart {
  const part = { iban: null, lines: [] }
  parts.push(part)
  return part
}

/** Positions as in the standard: counted from 1, both ends included. */
function field(record: string, from: number, to: number): string {
  return record.slice(from - 1, to).trim()
}

function accountOf(record: string): string | null {
  const bban = record.slice(51, 74).replace(/\s/g, '')
  if (!/^[A-Z]\d{10}[A-Z0-9]{12}$/.test(bban)) return null
  const country = field(record, 100, 101) || 'IT'
  return `${country}${field(record, 102, 103) || ibanCheckDigits(country, bban)}${bban}`
}

function dayOf(text: string) {
  if (!/^\d{6}$/.test(text)) return undefined
  return isoDate(2000 + Number(text.slice(4)), Number(text.slice(2, 4)), Number(text.slice(0, 2)))
}

function lineOf(record: string): StatementLine | undefined {
  const valueDate = dayOf(field(record, 14, 19))
  const date = dayOf(field(record, 20, 25)) ?? valueDate
  const cents = parseAmount(field(record, 27, 41))
  const sign = field(record, 26, 26)
  if (!date || cents === undefined || !/^[CD]$/.test(sign)) return undefined
  return {
    date,
    valueDate: valueDate ?? null,
    amountCents: sign === 'C' ? cents : -cents,
    bankId: null,
    payer: '',
    payerIban: null,
    text: field(record, 87, 120),
  }
}

/** Some 63 records are structured: payer, the payer's account, and the causale. */
function addWords(line: StatementLine, record: string): void {
  const kind = record.slice(13, 16)
  if (kind === 'YYY') line.payer = line.payer || field(record, 41, 80)
  else if (kind === 'YY2') line.payerIban = field(record, 67, 100).replace(/\s/g, '') || null
  else if (kind === 'RI1') add(line, field(record, 17, 120))
  else if (kind === 'RI2') add(line, field(record, 17, 52))
  else if (kind !== 'KKK' && kind !== 'ID1') add(line, field(record, 14, 120))
}

function add(line: StatementLine, words: string): void {
  line.text = `${line.text} ${words}`.trim()
}
