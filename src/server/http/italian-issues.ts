import type { StandardHandlerOptions } from '@orpc/server/standard'
import { z } from 'zod'
import { errorCatalogue } from '../../contract/errors.ts'

/** The unit of a limit's number, by the type it limits. */
const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['carattere', 'caratteri'],
  array: ['elemento', 'elementi'],
  set: ['elemento', 'elementi'],
  map: ['elemento', 'elementi'],
  file: ['byte', 'byte'],
}

const types: Readonly<Record<string, string>> = {
  string: 'Scrivi un testo',
  number: 'Inserisci un numero',
  int: 'Inserisci un numero intero',
  bigint: 'Inserisci un numero intero',
  boolean: 'Rispondi sì o no',
  date: 'Inserisci una data',
  array: 'Qui serve un elenco',
  file: 'Scegli un file',
}

const formats: Readonly<Record<string, string>> = {
  email: 'Inserisci un indirizzo email valido',
  url: 'Inserisci un indirizzo web valido',
  date: 'Data non valida',
  datetime: 'Data e ora non valide',
  time: 'Ora non valida',
  uuid: 'Codice non valido',
}

const invalid = 'Valore non valido'

function counted(limit: number | bigint, origin: string): string {
  const [one, many] = units[origin] ?? ['', '']
  return `${limit.toLocaleString('it-IT')} ${Number(limit) === 1 ? one : many}`.trimEnd()
}

/** The message for an issue without one of its own: messages written in the schemas take precedence. */
export function italianIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Manca questo dato' : (types[issue.expected] ?? invalid)
    case 'invalid_value':
      return 'Scegli uno dei valori ammessi'
    case 'too_big':
      if (issue.origin === 'date') return 'La data è troppo lontana'
      return `Al massimo ${counted(issue.maximum, issue.origin)}`
    case 'too_small':
      if (issue.origin === 'date') return 'La data è troppo indietro'
      return `Almeno ${counted(issue.minimum, issue.origin)}`
    case 'invalid_format':
      return formats[issue.format] ?? 'Formato non valido'
    case 'not_multiple_of':
      return `Inserisci un multiplo di ${issue.divisor}`
    case 'unrecognized_keys':
      return 'Ci sono dati in più, che qui non servono'
    default:
      return invalid
  }
}

/** Server only: the browser's forms have messages of their own and don't load these. */
z.config({ localeError: italianIssue })

type Handling = NonNullable<StandardHandlerOptions<object>['rootInterceptors']>[number]

/** The library refuses an unreadable body before any call; here that response gets our own message. */
export const inOurWords: Handling = async (handling) => {
  const result = await handling.next()
  if (!result.matched || result.response.status < 400 || result.response.status >= 500)
    return result
  const { code = '' } = (result.response.body ?? {}) as { code?: string }
  if (code in errorCatalogue) return result
  const { status, message } = errorCatalogue.VALIDATION
  const body = { defined: false, code: 'VALIDATION', status, message }
  return { matched: true, response: { ...result.response, status, body } }
}
