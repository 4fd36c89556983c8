import { type Cell, cellText, parseAmount, parseDay } from './italian-values.ts'
import { type Columns, type Heading, headerName } from './table-columns.ts'

/** Words in unknown headings that indicate the column's meaning. */
const wordsOf = {
  date: /\b(?:DATA|DATE|GIORNO|DT)\b/,
  valueDate: /\b(?:VALUTA|VAL|VALUE)\b/,
  credit: /\b(?:ENTRAT|ACCREDIT|AVERE|CREDIT|INCASS)/,
  debit: /\b(?:USCIT|ADDEBIT|DARE|DEBIT)/,
  amount: /\b(?:IMPORT|AMOUNT|AMMONTARE|SOMMA|MOVIMENTO EUR|EUR$|EURO$)/,
  balance: /\b(?:SALDO|BALANCE|PROGRESSIV|DISPONIBIL)/,
  payerIban: /\bIBAN\b/,
  payer:
    /\b(?:ORDINANTE|CONTROPARTE|MITTENTE|NOMINATIVO|INTESTATARIO|DEBITORE|PAYER|COUNTERPARTY)\b/,
  currency: /\b(?:DIVISA|CURRENCY)\b/,
  state: /\bSTATO\b/,
  texts:
    /\b(?:DESCR|CAUSAL|DETTAGL|OPERAZION|NOTE\b|NOTA\b|MOTIV|OGGETTO|MEMO|DETAIL|INFO|TESTO|COMUNICAZION|MESSAGGIO|TIPO)/,
} as const

type Row = readonly Cell[]

const searchedRows = 60
const triedRows = 20

/**
 * Guesses the columns of a table from an unknown bank, if their words are unambiguous and the rows below
 * match. Otherwise undefined: then staff are asked.
 */
export function guessHeading(rows: readonly Row[]): Heading | undefined {
  for (const [row, cells] of rows.slice(0, searchedRows).entries()) {
    const columns = columnsIn(cells.map(headerName))
    if (columns && isBorneOut(rows.slice(row + 1), columns)) {
      return { row, columns, bank: 'Tabella' }
    }
  }
  return undefined
}

function columnsIn(headers: readonly string[]): Columns | undefined {
  const taken = new Set<number>()
  const all = (wanted: RegExp, without?: RegExp) =>
    headers.flatMap((header, at) =>
      !taken.has(at) && wanted.test(header) && !without?.test(header) ? [at] : [],
    )
  const take = (places: readonly number[]) => {
    const [first] = places
    if (first === undefined) return null
    taken.add(first)
    return first
  }
  for (const at of all(wordsOf.balance)) taken.add(at)
  const date = take(all(wordsOf.date, wordsOf.valueDate))
  const valueDate = take(all(wordsOf.valueDate))
  const both = all(wordsOf.credit).filter((at) => wordsOf.debit.test(headers[at] ?? ''))
  const [signed] = both
  if (signed !== undefined) taken.add(signed)
  const credit = take(all(wordsOf.credit))
  const debit = take(all(wordsOf.debit))
  const amount = signed ?? take(all(wordsOf.amount))
  const isPair = credit !== null && debit !== null
  if (date === null || (amount === null && !isPair)) return undefined
  const columns = {
    date,
    valueDate,
    amount,
    credit: isPair ? credit : null,
    debit: isPair ? debit : null,
    payerIban: take(all(wordsOf.payerIban)),
    payer: take(all(wordsOf.payer)),
    currency: take(all(wordsOf.currency)),
    state: take(all(wordsOf.state)),
    texts: all(wordsOf.texts),
  }
  return columns.texts.length > 0 || columns.payer !== null ? columns : undefined
}

/** True when most rows below have a day and an amount in these columns. */
function isBorneOut(body: readonly Row[], { date, amount, credit, debit }: Columns): boolean {
  const tried = body.filter((row) => row.some((cell) => cellText(cell) !== '')).slice(0, triedRows)
  const good = tried.filter((row) => {
    const sums = [amount, credit, debit].map((at) => (at === null ? undefined : row[at]))
    return parseDay(row[date]) !== undefined && sums.some((cell) => parseAmount(cell) !== undefined)
  })
  return good.length > 0 && good.length * 2 >= tried.length
}
