import { ibansInText } from '../../domain/accounts/iban-in-text.ts'
import { wrongField } from '../../domain/errors.ts'

/**
 * Names are repeated in mails to addresses that nobody has proved: a stranger who books "for" somebody else has the
 * agency write a number to them that looks like its own.
 */
export function refuseIbanInNames(input: unknown, path: readonly string[] = []): void {
  if (typeof input !== 'object' || input === null) return
  const entries = Object.entries(input)
  const names = entries.filter(([key, value]) => /name$/i.test(key) && typeof value === 'string')
  const [first] = names
  // Half of it in the first name, half in the last, is one number to a reader.
  if (first && ibansInText(names.map(([, value]) => value).join(' ')).length > 0) {
    const field = [...path, first[0]].join('.')
    throw wrongField(field, 'Scrivi solo il nome, senza numeri di conto')
  }
  for (const [key, value] of entries) refuseIbanInNames(value, [...path, key])
}
