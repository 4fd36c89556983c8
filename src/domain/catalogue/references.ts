import { documentTitle, hasForm, kindName, sectionsOf, titleFieldOf } from './document-forms.ts'
import { type Documents, kindOf } from './documents.ts'
import { asList, asRecord, type FormField, fieldsOf, type NamedKind, textOf } from './form-shape.ts'
import { siteStateOf } from './site-kinds.ts'

/**
 * The documents that refer to this one, as text, to warn editors who hide or archive it: `Pacchetto «Isole»`.
 * References from archived documents do not count.
 */
export function referencesTo(key: string, documents: Documents): string[] {
  const known = kindOf(key)
  if (!known) return []
  const names = nameOf(key, known.id, documents[key])
  const found = Object.entries(documents).filter(
    ([other, document]) =>
      other !== key &&
      hasForm(other) &&
      siteStateOf(document) !== 'archived' &&
      namesIt(fieldsOf(sectionsOf(other)), document, { kind: known.kind, name: names }),
  )
  return inShort(found)
}

/** Departures and group trips refer to people by name; all other references use the id. */
function nameOf(key: string, id: string, document: unknown): string {
  return kindOf(key)?.kind === 'member' ? textOf(asRecord(document)[titleFieldOf(key)]) : id
}

type Named = { kind: string; name: string }

function namesIt(fields: readonly FormField[], document: unknown, named: Named): boolean {
  const source = asRecord(document)
  const isIt = (of: NamedKind | undefined, value: unknown) =>
    of === named.kind && textOf(value) === named.name && named.name !== ''
  return fields.some((field) => {
    const value = source[field.name]
    if (field.kind === 'group') return namesIt(field.fields, value, named)
    if (field.kind === 'list') {
      return asList(value).some((entry) => namesIt(field.fields, entry, named))
    }
    if (field.kind === 'line') return isIt(field.of, value)
    return field.kind === 'texts' && asList(value).some((text) => isIt(field.of, text))
  })
}

const namedAtMost = 3

/** The first few of each kind by title; if there are many, only their number. */
function inShort(found: readonly (readonly [string, unknown])[]): string[] {
  const kinds = [...new Set(found.map(([key]) => kindName(key)))]
  return kinds.map((kind) => {
    const ones = found.filter(([key]) => kindName(key) === kind)
    const titles = ones
      .slice(0, namedAtMost)
      .map(([key, value]) => `«${documentTitle(key, value)}»`)
    const more = ones.length - titles.length
    return `${kind} ${titles.join(', ')}${moreText(more)}`
  })
}

function moreText(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' e un altro documento' : ` e altri ${count} documenti`
}
