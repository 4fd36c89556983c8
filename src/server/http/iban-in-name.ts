import { ibansInText } from '../../domain/accounts/iban-in-text.ts'
import { wrongField } from '../../domain/errors.ts'

/**
 * Names are repeated in mails to unverified addresses: a stranger who books "for" another person could have
 * the agency mail them an IBAN that looks like its own.
 */
export function refuseIbanInNames(input: unknown, path: readonly string[] = []): void {
  if (typeof input !== 'object' || input === null) return
  const entries = Object.entries(input)
  const names = entries.filter(([key, value]) => /name$/i.test(key) && typeof value === 'string')
  const [first] = names
  // An IBAN split between first and last name reads as one number.
  if (first && ibansInText(names.map(([, value]) => value).join(' ')).length > 0) {
    const field = [...path, first[0]].join('.')
    throw wrongField(field, 'Scrivi solo il nome, senza numeri di conto')
  }
  for (const [key, value] of entries) refuseIbanInNames(value, [...path, key])
}
