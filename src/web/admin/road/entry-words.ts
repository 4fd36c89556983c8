import { formatEuro } from '../../../domain/money.ts'
import type { NewEntry } from '../../../domain/road/entries.ts'

/** One entry in a few words. */
export function entryWords(entry: NewEntry): string {
  switch (entry.kind) {
    case 'roll_call':
      return `Appello: ${entry.body.title}`
    case 'presence':
      return 'Una presenza'
    case 'notice':
      return `Avviso: ${entry.body.text}`
    case 'incident':
      return `Fatto: ${entry.body.text}`
    case 'expense':
      return `Spesa: ${entry.body.what}`
    case 'kitty_in':
      return `Versamento in cassa: ${formatEuro(entry.body.amount)}`
    case 'kitty_out':
      return `Spesa della cassa: ${entry.body.what}`
    case 'struck':
      return `Annullamento: ${entry.body.reason}`
  }
}
