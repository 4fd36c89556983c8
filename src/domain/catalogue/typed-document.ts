import { italianMonths } from '../dates.ts'
import { type Body, readBody, writeBody } from '../rich-text.ts'
import { centsFromText, textFromCents } from '../typed-money.ts'
import { hexColour } from './colours.ts'
import { idFromTitle } from './documents.ts'
import {
  asList,
  asRecord,
  type FormField,
  type ListField,
  type Plain,
  textOf,
} from './form-shape.ts'

/** A document in the form's representation: field values as text, every list entry an object. */
export type Typed = Record<string, unknown>

/** Converts a complete or partial document to form values. */
export function toTyped(fields: readonly FormField[], document: unknown): Typed {
  const source = asRecord(document)
  return Object.fromEntries(
    fields.map((field) => [field.name, typedValue(field, source[field.name])]),
  )
}

function typedValue(field: FormField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true
    case 'body':
      return typeof value === 'string' ? value : writeBody(asList(value) as Body)
    case 'money':
      return typeof value === 'number' ? textFromCents(value) : textOf(value)
    case 'texts':
    case 'pictures':
      return asList(value).map((text) => ({ value: textOf(text) }))
    case 'order':
      return asList(value)
    case 'months':
      return italianMonths.map((_, month) => textOf(asList(value)[month]).replace('.', ','))
    case 'group':
      return toTyped(field.fields, value)
    case 'list':
      return asList(value).map((entry) => toTypedEntry(field, entry))
    default:
      return textOf(value)
  }
}

/** A plain string entry becomes its title. The id is kept beside the fields. */
function toTypedEntry(field: ListField, entry: unknown): Typed {
  const source = typeof entry === 'string' ? { [field.titleOf]: entry } : asRecord(entry)
  const typed = toTyped(field.fields, source)
  return field.idOf ? { ...typed, [field.idOf]: textOf(source[field.idOf]) } : typed
}

/**
 * Converts form values to a document. Properties without a field are taken from the document the form was
 * opened with, so that a form never loses data it does not know.
 */
export function toDocument(fields: readonly FormField[], typed: unknown, before: unknown): Plain {
  const source = asRecord(typed)
  const result: Typed = { ...asRecord(before) }
  for (const field of fields) {
    const value = documentValue(field, source[field.name], asRecord(before)[field.name])
    // A field that was explicitly null and is still empty stays null.
    if (value === undefined && result[field.name] === null) continue
    if (value === undefined && field.emptyAsNull) result[field.name] = null
    else if (value === undefined) delete result[field.name]
    else result[field.name] = value
  }
  return result
}

function documentValue(field: FormField, typed: unknown, before: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return typed === true || (field.optional ? undefined : false)
    case 'body':
      return readBody(textOf(typed))
    case 'money':
      return centsFromText(textOf(typed)) ?? emptyOr(field, textOf(typed))
    case 'euro':
    case 'number':
      return numberOr(field, textOf(typed))
    case 'choice':
      return field.numeric ? numberOr(field, textOf(typed)) : emptyOr(field, textOf(typed).trim())
    case 'colour':
      return hexColour(textOf(typed)) ?? emptyOr(field, textOf(typed).trim())
    case 'texts':
    case 'pictures':
      return asList(typed).map((entry) => textOf(asRecord(entry).value).trim())
    case 'order':
      return before
    case 'months':
      return asList(typed).map((text) => numberOr(field, textOf(text)))
    case 'group': {
      const part = toDocument(field.fields, typed, before)
      return field.optional && isEmpty(part) ? undefined : part
    }
    case 'list': {
      const entries = entriesOf(field, asList(typed), asList(before))
      return field.optional && entries.length === 0 ? undefined : entries
    }
    default:
      return emptyOr(field, textOf(typed).trim())
  }
}

/** Whether nothing is filled in, at any depth. */
function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isEmpty)
  return value === undefined || value === null || value === '' || value === false
}

function emptyOr(field: FormField, text: string): string | undefined {
  return text === '' && (field.optional || field.emptyAsNull) ? undefined : text
}

function numberOr(field: FormField, text: string): unknown {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return field.optional || field.emptyAsNull ? undefined : ''
  const value = Number(plain)
  return Number.isFinite(value) ? value : text
}

function entriesOf(
  field: ListField,
  typed: readonly unknown[],
  before: readonly unknown[],
): unknown[] {
  const taken = new Set(typed.map((entry) => textOf(asRecord(entry)[field.idOf ?? ''])))
  return typed.map((entry, index) => {
    const own = field.idOf ? textOf(asRecord(entry)[field.idOf]) : ''
    const known = own
      ? before.find((other) => asRecord(other)[field.idOf ?? ''] === own)
      : undefined
    const document: Typed = { ...toDocument(field.fields, entry, known) }
    if (field.numbered) document[field.numbered] = index + 1
    if (field.idOf) {
      document[field.idOf] = own || freeId(textOf(document[field.titleOf]), taken)
      taken.add(textOf(document[field.idOf]))
    }
    return document
  })
}

/** `Perù e Machu Picchu` → `peru-e-machu-picchu`; with a number if that is taken. */
export function freeId(title: string, taken: ReadonlySet<string>): string {
  const base = idFromTitle(title) || 'voce'
  if (!taken.has(base)) return base
  let number = 2
  while (taken.has(`${base}-${number}`)) number += 1
  return `${base}-${number}`
}

/** The form path for a path in the document. */
export function typedPath(fields: readonly FormField[], path: readonly PropertyKey[]): string {
  const [head, ...rest] = path
  const field = fields.find(({ name }) => name === head)
  if (!field || rest.length === 0) return path.map(String).join('.')
  if (field.kind === 'texts' || field.kind === 'pictures')
    return [head, rest[0], 'value'].map(String).join('.')
  if (field.kind === 'body') return field.name
  if (field.kind === 'group') return `${field.name}.${typedPath(field.fields, rest)}`
  if (field.kind !== 'list') return path.map(String).join('.')
  const [index, ...inner] = rest
  // The issue is about the entry itself, so it is shown at its title.
  const place = inner.length ? typedPath(field.fields, inner) : field.titleOf
  return `${field.name}.${String(index)}.${place}`
}
