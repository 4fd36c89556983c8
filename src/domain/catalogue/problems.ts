import type { z } from 'zod'
import { italianMonths } from '../dates.ts'
import { type FormField, type FormSection, fieldsOf, sectionOf } from './form-shape.ts'
import { typedPath } from './typed-document.ts'

/** A reason not to publish, and where the form shows it. */
export type Problem = { path: string; section: string; where: string; message: string }

type Issue = z.core.$ZodIssue

/** The schema's issues, one per place, with the form's labels. */
export function problemsOf(sections: readonly FormSection[], issues: readonly Issue[]): Problem[] {
  const told = issues.flatMap(withinUnion)
  return placesOf(
    sections,
    told.map((issue) => ({ path: issue.path, message: sentence(issue) })),
  )
}

/** The place of each complaint in the form; only the first one at each place is kept. */
export function placesOf(
  sections: readonly FormSection[],
  complaints: readonly { path: readonly PropertyKey[]; message: string }[],
): Problem[] {
  const fields = fieldsOf(sections)
  const found = new Map<string, Problem>()
  for (const { path: inDocument, message } of complaints) {
    const path = typedPath(fields, inDocument)
    if (found.has(path)) continue
    const section = sectionOf(sections, inDocument)
    found.set(path, {
      path,
      section: section?.id ?? '',
      where: placeName(fields, inDocument),
      message,
    })
  }
  return [...found.values()]
}

/** If an entry may be a string or an object, reports the object's issues, because forms always write objects. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const inner = issue.errors.find((branch) => branch.some(({ path }) => path.length > 0))
  if (!inner) return [issue]
  return inner.flatMap((one) => withinUnion({ ...one, path: [...issue.path, ...one.path] }))
}

/** `Itinerario, giorno 3, titolo`: the place of a field, for readers who do not see the form. */
export function placeName(fields: readonly FormField[], path: readonly PropertyKey[]): string {
  const words: string[] = []
  let within = fields
  let isMonth = false
  for (const part of path) {
    if (typeof part === 'number') {
      words.push((isMonth && italianMonths[part]) || String(part + 1))
      continue
    }
    const field = within.find(({ name }) => name === part)
    if (!field) continue
    words.push(field.label)
    isMonth = field.kind === 'months'
    within = field.kind === 'group' || field.kind === 'list' ? field.fields : []
  }
  return words.join(' · ')
}

const formats: Readonly<Record<string, string>> = {
  email: 'Scrivi un indirizzo email completo',
  url: 'Scrivi un indirizzo completo, che comincia con https://',
  date: 'Scegli una data',
  datetime: 'Scegli data e ora',
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'custom':
      return issue.message
    case 'too_small':
      return issue.inclusive === false && issue.origin !== 'string' && issue.origin !== 'array'
        ? `Il numero deve essere più di ${issue.minimum}`
        : tooSmall(issue.origin, Number(issue.minimum), issue.exact === true)
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), issue.exact === true)
    case 'invalid_format':
      return formats[issue.format] ?? ownWords(issue.message)
    case 'invalid_type':
      return issue.expected === 'number' || issue.expected === 'int'
        ? 'Scrivi un numero'
        : 'Questo campo serve'
    case 'invalid_value':
      return 'Scegli una delle voci proposte'
    case 'invalid_union':
      return 'Il valore non è tra quelli previsti'
    default:
      return 'Controlla questo campo'
  }
}

/** Replaces zod's default messages, such as the one for a pattern; our own messages are kept. */
function ownWords(message: string): string {
  return message.startsWith('Invalid') ? 'Il formato non è quello previsto' : message
}

function tooSmall(origin: string, minimum: number, exact: boolean): string {
  if (origin === 'string') {
    return minimum <= 1 ? 'Scrivi qualcosa' : `Servono almeno ${minimum} caratteri`
  }
  if (origin === 'array') {
    const entries = minimum === 1 ? 'una voce' : `${minimum} voci`
    return exact
      ? `Qui servono esattamente ${entries}`
      : `Serve almeno ${entries}`.replace(/^Serve almeno (\d)/, 'Servono almeno $1')
  }
  return `Il numero più piccolo è ${minimum}`
}

function tooBig(origin: string, maximum: number, exact: boolean): string {
  if (origin === 'string') return `Al massimo ${maximum} caratteri`
  if (origin === 'array') {
    return exact ? `Qui servono esattamente ${maximum} voci` : `Al massimo ${maximum} voci`
  }
  return `Il numero più grande è ${maximum}`
}
