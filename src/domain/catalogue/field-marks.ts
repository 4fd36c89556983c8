import { assembleCatalogue, type Catalogue } from './catalogue.ts'
import { sectionsOf } from './document-forms.ts'
import type { Documents } from './documents.ts'
import { asList, asRecord, type FormField, fieldsOf, type Plain, textOf } from './form-shape.ts'
import { toDocument, toTyped } from './typed-document.ts'
import { firstTag, tags } from './unseen-marks.ts'

/**
 * A page rendered for the editor has, after every text of a document, the name of its field in invisible
 * characters.
 */
const apart = '#'

/** The source of a text on a page: the document and the name of its form field. */
export type FieldPlace = { key: string; path: string }

function markOf({ key, path }: FieldPlace): string {
  const letters = Array.from(key + apart + path, (letter) => letter.charCodeAt(0) + firstTag)
  return String.fromCodePoint(...letters)
}

/** The fields named by the marks in a text, in order. */
export function fieldsMarkedIn(text: string): FieldPlace[] {
  return (text.match(tags) ?? []).flatMap((mark) => {
    const letters = Array.from(mark, (letter) => (letter.codePointAt(0) ?? 0) - firstTag)
    const [key, path] = String.fromCharCode(...letters).split(apart)
    return key && path ? [{ key, path }] : []
  })
}

/** The catalogue with a mark in each text; logo, colours and meta data stay unmarked. */
export function markedCatalogue(documents: Documents): Catalogue {
  const { logo, colors, meta } = assembleCatalogue(documents).brand
  const catalogue = assembleCatalogue(
    Object.fromEntries(Object.entries(documents).map(([key, one]) => [key, markedOnce(key, one)])),
  )
  return { ...catalogue, brand: { ...catalogue.brand, logo, colors, meta } }
}

/** Cache: from one preview to the next, usually only one document changes. */
const known = new WeakMap<object, Plain>()

function markedOnce(key: string, document: unknown): Plain {
  const source = asRecord(document)
  const marks = known.get(source) ?? withMarks(key, document)
  known.set(source, marks)
  return marks
}

/** A copy of the document with a mark in each of its texts. */
export function withMarks(key: string, document: unknown): Plain {
  const fields = fieldsOf(sectionsOf(key))
  if (fields.length === 0) return asRecord(document)
  const typed = toTyped(fields, document)
  return toDocument(
    fields,
    marked(fields, typed, (path) => markOf({ key, path })),
    document,
  )
}

type MarkOf = (path: string) => string

function marked(fields: readonly FormField[], typed: unknown, mark: MarkOf): Plain {
  const source = asRecord(typed)
  return {
    ...source,
    ...Object.fromEntries(
      fields.map((field) => [
        field.name,
        markedValue(field, source[field.name], (path) => mark(`${field.name}${path}`)),
      ]),
    ),
  }
}

function markedValue(field: FormField, value: unknown, mark: MarkOf): unknown {
  switch (field.kind) {
    case 'line':
      return field.of ? value : markedText(textOf(value), mark(''))
    case 'text':
      return markedText(textOf(value), mark(''))
    case 'marked':
    case 'body':
      return textOf(value).replaceAll(/.+/g, (line) => markedText(line, mark('')))
    case 'texts':
      return field.of
        ? value
        : asList(value).map((one, index) => ({
            value: markedText(textOf(asRecord(one).value), mark(`.${index}.value`)),
          }))
    case 'group':
      return marked(field.fields, value, (path) => mark(`.${path}`))
    case 'list':
      return asList(value).map((entry, index) =>
        marked(field.fields, entry, (path) => mark(`.${index}.${path}`)),
      )
    default:
      return value
  }
}

/** Addresses are links, and `[[…]]` lines are placeholders for tables: a mark would break both. */
function isNotRead(text: string): boolean {
  const said = text.trim()
  const isAddress = said.includes('/') && !/\s/.test(said)
  return said === '' || isAddress || (said.startsWith('[[') && said.endsWith(']]'))
}

/** Puts the mark before the final full stop, because code checks whether texts end with one. */
function markedText(text: string, mark: string): string {
  if (isNotRead(text)) return text
  let end = text.trimEnd().length
  while (end > 0 && '.!?…'.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end) + mark + text.slice(end)
}
