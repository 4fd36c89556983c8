import type { FieldErrors, Resolver } from 'react-hook-form'
import { ibanTexts, parseIban } from '../../../domain/accounts/iban.ts'

type Texts = Record<string, string>
type Checks<Values extends Texts> = {
  [Name in keyof Values]?: (typed: string) => string | undefined
}

/** Each field shows a short error; a toast shows the full sentence of the rules besides. */
export function resolverOf<Values extends Texts>(checks: Checks<Values>): Resolver<Values> {
  return (values) => {
    const errors: Texts = {}
    for (const [name, check] of Object.entries(checks)) {
      const message = check?.(values[name] ?? '')
      if (message) errors[name] = message
    }
    if (Object.keys(errors).length === 0) return { values, errors: {} }
    const told = Object.entries(errors).map(([name, message]) => [name, { type: 'rule', message }])
    return { values: {}, errors: Object.fromEntries(told) as FieldErrors<Values> }
  }
}

export function checkHolder(typed: string): string | undefined {
  return typed.trim() ? undefined : "Inserisci l'intestatario"
}

export function checkIban(typed: string): string | undefined {
  if (!typed.trim()) return "Inserisci l'IBAN"
  const result = parseIban(typed)
  return result.ok ? undefined : ibanTexts[result.reason]
}
