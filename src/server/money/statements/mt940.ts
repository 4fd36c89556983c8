import { isValidIban, normaliseIban } from '../../../domain/accounts/iban.ts'
import { diffDays, type IsoDate, isoDate } from '../../../domain/dates.ts'
import type { StatementLine } from '../../../domain/money/statements.ts'
import { isEuro, parseAmount } from './italian-values.ts'
import { payerInText } from './payer-in-text.ts'
import type { ParsedStatement, StatementPart } from './statement-file.ts'

export function isMt940(text: string): boolean {
  return /^:20:/m.test(text) && /^:(?:61|25|60[FM]):/m.test(text)
}

type Field = { tag: string; lines: string[] }

export function parseMt940(text: string): ParsedStatement {
  const messages = messagesOf(fieldsOf(text)).map(readMessage)
  return {
    format: 'MT940',
    parts: messages.map(({ iban, lines }) => ({ iban, lines })),
    skipped: messages.reduce((sum, { skipped }) => sum + skipped, 0),
  }
}

/** Each account of a file is a message of its own, which begins with its reference (tag 20). */
function messagesOf(fields: readonly Field[]): Field[][] {
  const messages: Field[][] = []
  for (const field of fields) {
    if (field.tag === '20' || messages.length === 0) messages.push([])
    messages.at(-1)?.push(field)
  }
  return messages
}

function readMessage(fields: readonly Field[]): StatementPart & { skipped: number } {
  const currency = currencyOf(fields)
  const lines: StatementLine[] = []
  let iban: string | null = null
  let skipped = 0
  let last: StatementLine | undefined
  for (const { tag, lines: said } of fields) {
    if (tag === '25' || tag === '25P') {
      iban = ibanIn(said.join(''))
    } else if (tag === '61') {
      last = lineOf(said, currency)
      if (last) lines.push(last)
      else skipped += 1
    } else if (tag === '86' && last) {
      Object.assign(last, describe(said, last.text))
      last = undefined
    } else if (tag.startsWith('62')) {
      last = undefined
    }
  }
  return { iban, lines, skipped }
}

/** `:60F:C261115EUR1234,56`: a message uses the currency of its balances. */
function currencyOf(fields: readonly Field[]): string {
  const balances = fields.filter(({ tag }) => /^6[0245][FM]?$/.test(tag))
  const codes = balances.map(({ lines }) => /^[CD]\d{6}([A-Z]{3})/.exec(lines[0] ?? '')?.[1])
  return codes.find((code) => code !== undefined) ?? ''
}

/** Some banks append the currency directly to the account. */
function ibanIn(text: string): string | null {
  const found = /[A-Z]{2}\d{2}[A-Z0-9]{11,30}/.exec(normaliseIban(text))?.[0] ?? null
  return found !== null && !isValidIban(found) && isValidIban(found.slice(0, -3))
    ? found.slice(0, -3)
    : found
}

/** A field begins with its tag at the start of a line and continues until the next tag. */
function fieldsOf(text: string): Field[] {
  const fields: Field[] = []
  for (const line of text.split(/\r\n|\n|\r/)) {
    const start = /^:(\d{2}[A-Z]?):(.*)$/.exec(line)
    if (start) fields.push({ tag: start[1] ?? '', lines: [start[2] ?? ''] })
    else if (/^-\}?$|^\{/.test(line.trim())) continue
    else fields.at(-1)?.lines.push(line)
  }
  return fields
}

const movement =
  /^(\d{2})(\d{2})(\d{2})(\d{2}\d{2})?(R?[CD])([A-Z])?(\d[\d.]*,\d*)([A-Z][A-Z0-9]{3})?(.*)$/

/** `2611151116CR960,00NTRFNONREF//8811`: value day, booking day, mark, last letter of the currency, amount, kind, references. */
function lineOf(lines: readonly string[], currency: string): StatementLine | undefined {
  const match = movement.exec(lines[0] ?? '')
  if (!match) return undefined
  const [, year, month, day, booked, mark, letter = '', amount, , references = ''] = match
  if (!isEuro(currency) || (letter !== '' && letter !== 'R')) return undefined
  const valueDate = isoDate(2000 + Number(year), Number(month), Number(day))
  const cents = parseAmount(amount)
  if (!valueDate || cents === undefined) return undefined
  const bankId = /\/\/(.*)$/.exec(references)?.[1]?.trim() || null
  // A reversed credit takes money away, a reversed debit returns it.
  const isCredit = mark === 'C' || mark === 'RD'
  return {
    date: booked ? bookingDay(valueDate, booked) : valueDate,
    valueDate,
    amountCents: isCredit ? cents : -cents,
    bankId,
    payer: '',
    payerIban: null,
    text: [references.replace(/\/\/.*$/, ''), ...lines.slice(1)]
      .map((part) => part.trim())
      .filter((part) => part !== '' && part !== 'NONREF')
      .join(' '),
  }
}

/** The booking day has no year: the year closest to the value day is used. */
function bookingDay(valueDate: IsoDate, monthDay: string): IsoDate {
  const year = Number(valueDate.slice(0, 4))
  const [month, day] = [Number(monthDay.slice(0, 2)), Number(monthDay.slice(2))]
  const days = [year, year - 1, year + 1]
    .map((candidate) => isoDate(candidate, month, day))
    .filter((candidate) => candidate !== undefined)
  const distance = (date: IsoDate) => Math.abs(diffDays(valueDate, date))
  return days.toSorted((a, b) => distance(a) - distance(b))[0] ?? valueDate
}

type Described = Pick<StatementLine, 'payer' | 'payerIban' | 'text'>

function describe(lines: readonly string[], before: string): Described {
  const joined = lines.join('')
  if (/\?(?:00|2\d|32)/.test(joined)) return byNumbers(joined, '?', before)
  if (/<(?:00|2\d|32)/.test(joined)) return byNumbers(joined, '<', before)
  if (/\/(?:NAME|REMI|ORDP|USTD|CNTP)\//.test(joined)) return byWords(joined, before)
  const text = joinText([before, ...lines])
  return { payer: payerInText(text), payerIban: null, text }
}

/** `166?00BONIFICO?20RICEVUTA 12?2134?31IT60…?32ROSSI?33MARIO`. */
function byNumbers(text: string, sign: '?' | '<', before: string): Described {
  const fields = text.split(sign === '?' ? /\?(?=\d\d)/ : /<(?=\d\d)/).slice(1)
  const of = (wanted: RegExp) =>
    fields.filter((field) => wanted.test(field.slice(0, 2))).map((field) => field.slice(2))
  const account = normaliseIban(of(/^31$/).join(''))
  const free = of(/^(?:2\d|6[0-3])$/)
  const [name = '', more = ''] = of(/^3[23]$/)
  return {
    // A long name continues in the next field without a space.
    payer: (name.length >= 27 ? name + more : `${name} ${more}`).trim(),
    payerIban: /^[A-Z]{2}\d{2}/.test(account) ? account : null,
    text: joinText([before, ...of(/^00$/), ...free]),
  }
}

/** `/ORDP//NAME/ROSSI MARIO/REMI//USTD/RICEVUTA 1234`. */
function byWords(text: string, before: string): Described {
  const pieces = text.split(/\/([A-Z]{3,4})\//)
  let [payer, iban] = ['', '']
  const free: string[] = [pieces[0] ?? '']
  for (let index = 1; index < pieces.length; index += 2) {
    const [word, value] = [pieces[index], (pieces[index + 1] ?? '').replace(/^\/|\/$/g, '').trim()]
    if (value === '') continue
    // `/CNTP/IT60…/UNCRITMM/ROSSI MARIO//`: account, bank, name and place in one field.
    const [account = '', , name = ''] = word === 'CNTP' ? value.split('/') : []
    if (word === 'CNTP') [payer, iban] = [name.trim(), normaliseIban(account)]
    else if (word === 'NAME' || ((word === 'ORDP' || word === 'BENM') && payer === ''))
      payer = value
    else if (word === 'IBAN') iban = normaliseIban(value)
    else if (!['EREF', 'ADDR', 'BIC', 'KREF', 'MREF', 'TRCD', 'MARF'].includes(word ?? '')) {
      free.push(value)
    }
  }
  return {
    payer,
    payerIban: /^[A-Z]{2}\d{2}/.test(iban) ? iban : null,
    text: joinText([before, ...free]).replace(/\bUSTD\/+/g, ''),
  }
}

function joinText(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}
