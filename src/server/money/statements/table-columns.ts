import { plainText } from '../../../domain/money/statements.ts'
import { type Cell, cellText } from './italian-values.ts'

/** The position of each column. The amount is in one column or in two. */
export type Columns = {
  date: number
  valueDate: number | null
  amount: number | null
  credit: number | null
  debit: number | null
  payer: number | null
  payerIban: number | null
  currency: number | null
  state: number | null
  texts: number[]
}

/** The names that banks use, the most specific first. */
const names = {
  date: [
    'DATA CONTABILE',
    'DATA REGISTRAZIONE',
    'DATA CONTABILIZZAZIONE',
    'DATA CONT',
    'DATA OPERAZIONE',
    'DATA OPER',
    'DATA MOVIMENTO',
    'DATA ESECUZIONE',
    'DATA',
    'CONTABILE',
    'BOOKING DATE',
    'DATE',
  ],
  valueDate: ['DATA VALUTA', 'VALUTA', 'DATA VAL', 'VALUE DATE'],
  amount: [
    'IMPORTO',
    'IMPORTO EUR',
    'IMPORTO EURO',
    'IMPORTO IN EURO',
    'IMPORTO IN EUR',
    'IMPORTO MOVIMENTO',
    'IMPORTO OPERAZIONE',
    'AMOUNT',
  ],
  credit: ['ACCREDITI', 'ACCREDITO', 'ENTRATE', 'ENTRATA', 'AVERE', 'CREDITI', 'IMPORTO AVERE'],
  debit: ['ADDEBITI', 'ADDEBITO', 'USCITE', 'USCITA', 'DARE', 'DEBITI', 'IMPORTO DARE'],
  payer: [
    'ORDINANTE',
    'CONTROPARTE',
    'ORDINANTE BENEFICIARIO',
    'BENEFICIARIO ORDINANTE',
    'NOME CONTROPARTE',
    'MITTENTE',
    'NOMINATIVO',
  ],
  payerIban: ['IBAN ORDINANTE', 'IBAN CONTROPARTE', 'IBAN MITTENTE'],
  currency: ['DIVISA', 'VALUTA', 'CURRENCY', 'CODICE DIVISA', 'CCY', 'MONETA'],
  state: ['STATO', 'STATO OPERAZIONE', 'CONTABILIZZAZIONE'],
  texts: [
    'DESCRIZIONE',
    'DESCRIZIONE OPERAZIONE',
    'DESCRIZIONE OPERAZIONI',
    'DESCRIZIONE COMPLETA',
    'DESCRIZIONE ESTESA',
    'DESCRIZIONE MOVIMENTO',
    'CAUSALE',
    'CAUSALE DESCRIZIONE',
    'DESCRIZIONE CAUSALE',
    'OPERAZIONE',
    'DETTAGLI',
    'DETTAGLIO',
    'NOTE',
    'OGGETTO',
    'DESCRIPTION',
  ],
} as const

/** The column headings by which each bank is recognised. */
const banks: readonly [bank: string, headers: readonly string[]][] = [
  ['UniCredit', ['DATA REGISTRAZIONE', 'DATA VALUTA', 'DESCRIZIONE', 'IMPORTO EUR']],
  ['Intesa Sanpaolo', ['DATA', 'OPERAZIONE', 'DETTAGLI', 'CONTO O CARTA', 'IMPORTO']],
  [
    'Intesa Sanpaolo',
    ['DATA CONTABILE', 'DATA VALUTA', 'DESCRIZIONE', 'ACCREDITI', 'ADDEBITI', 'DESCRIZIONE ESTESA'],
  ],
  ['Fineco', ['ENTRATE', 'USCITE', 'DESCRIZIONE', 'DESCRIZIONE COMPLETA']],
  [
    'BancoPosta',
    ['DATA CONTABILE', 'DATA VALUTA', 'ADDEBITI', 'ACCREDITI', 'DESCRIZIONE OPERAZIONI'],
  ],
  ['ING', ['DATA CONTABILE', 'DATA VALUTA', 'CAUSALE', 'DESCRIZIONE OPERAZIONE']],
]

/** Treats `Importo (EUR)`, `IMPORTO €` and `Addebiti (euro)` alike. */
export function headerName(cell: Cell | undefined): string {
  return plainText(cellText(cell).replaceAll('_', ' ').replaceAll('€', ' EUR '))
}

const searchedRows = 60

export type Heading = { row: number; columns: Columns; bank: string }

/** Finds the header row; bank tables begin with a few lines about the account. */
export function findHeading(rows: readonly (readonly Cell[])[]): Heading | undefined {
  for (const [row, cells] of rows.slice(0, searchedRows).entries()) {
    const columns = columnsOf(cells.map(headerName))
    if (columns) return { row, columns, bank: bankOf(cells.map(headerName)) }
  }
  return undefined
}

function columnsOf(headers: readonly string[]): Columns | undefined {
  const taken = new Set<number>()
  const pick = (wanted: readonly string[]) => {
    for (const name of wanted) {
      const index = headers.findIndex((header, at) => !taken.has(at) && isNamed(header, name))
      if (index >= 0) {
        taken.add(index)
        return index
      }
    }
    return null
  }
  const date = pick(names.date)
  const credit = pick(names.credit)
  const debit = pick(names.debit)
  const amount = pick(names.amount)
  if (date === null || (amount === null && (credit === null || debit === null))) return undefined
  const valueDate = pick(names.valueDate)
  const columns = {
    date,
    valueDate,
    amount,
    credit: debit === null ? null : credit,
    debit: credit === null ? null : debit,
    payer: pick(names.payer),
    payerIban: pick(names.payerIban),
    currency: pick(names.currency),
    state: pick(names.state),
  }
  const texts = headers.flatMap((header, at) =>
    !taken.has(at) && names.texts.some((name) => isNamed(header, name)) ? [at] : [],
  )
  return texts.length > 0 || columns.payer !== null ? { ...columns, texts } : undefined
}

/** Many column names are followed by a currency. */
function isNamed(header: string, name: string): boolean {
  return header === name || header === `${name} EUR` || header === `${name} EURO`
}

function bankOf(headers: readonly string[]): string {
  const known = banks.find(([, own]) =>
    own.every((name) => headers.some((header) => isNamed(header, name) || header === name)),
  )
  return known?.[0] ?? 'Tabella'
}

/** With columns chosen by hand: the column that contains each line's currency. */
export function currencyColumn(headings: readonly Cell[]): number | null {
  const own = names.currency.filter((name) => name !== 'VALUTA')
  const index = headings.findIndex((cell) => own.some((name) => isNamed(headerName(cell), name)))
  return index < 0 ? null : index
}

const speaksOfMoney = /^(?:DIVISA|VALUTA|CURRENCY|MONETA)\b/

/** The account's currency, from `Divisa: USD` or `Divisa;USD` in the lines above the table. */
export function accountCurrency(above: readonly (readonly Cell[])[]): string {
  for (const row of above) {
    for (const [at, cell] of row.entries()) {
      const name = headerName(cell)
      if (!speaksOfMoney.test(name)) continue
      const own = [currencyIn(name), currencyIn(headerName(row[at + 1]))].find((one) => one !== '')
      if (own) return own
    }
  }
  return ''
}

/** `Importo (USD)`: the currency at the end of a heading. */
export function currencyIn(heading: string): string {
  const last = heading.split(' ').at(-1) ?? ''
  return currencies.has(last) ? last : ''
}

const currencies = new Set(
  'EUR USD GBP CHF JPY CAD AUD NZD SEK NOK DKK PLN CZK HUF RON BGN TRY RUB CNY HKD SGD THB INR BRL MXN ZAR AED SAR ILS EGP MAD TND KES ISK'.split(
    ' ',
  ),
)
