import { formatDate, formatMoment } from '../../../domain/dates.ts'
import { formatAmountPlain, formatEuro } from '../../../domain/money.ts'
import type { EntryBodies, NewEntry } from '../../../domain/road/entries.ts'

/** One entry in a line of text, with everything that a person would have to write again. */
export function entryWords(entry: NewEntry): string {
  switch (entry.kind) {
    case 'roll_call':
      return `Appello: ${entry.body.title}`
    case 'presence':
      return 'Una presenza'
    case 'notice':
      return `Avviso: ${entry.body.text}`
    case 'incident':
      return `Fatto: ${entry.body.place}, ${formatMoment(entry.body.happenedAt)}. ${entry.body.text}`
    case 'expense':
      return `Spesa: ${entry.body.what}, ${formatDate(entry.body.paidOn)}, ${priceOf(entry.body)}`
    case 'kitty_in':
      return `Versamento in cassa: ${formatEuro(entry.body.amount)}`
    case 'kitty_out':
      return `Spesa della cassa: ${entry.body.what}, ${formatEuro(entry.body.amount)}`
    case 'struck':
      return `Annullamento: ${entry.body.reason}`
  }
}

function priceOf({ amount, currency, rate }: EntryBodies['expense']): string {
  if (currency === 'EUR') return formatEuro(amount)
  return `${formatAmountPlain(amount)} ${currency} a ${rate.replace('.', ',')}`
}
