import type { Names } from './changes.ts'
import { titleFieldOf } from './document-forms.ts'
import type { Documents } from './documents.ts'
import { asList, asRecord, type FormField, textOf } from './form-shape.ts'
import { pictureId } from './picture-document.ts'

/** A picture that a document refers to: its form field, label and id. */
export type NamedPicture = { path: string; label: string; id: string }

/** All pictures that a document refers to, in the order of the form. */
export function picturesIn(
  fields: readonly FormField[],
  document: unknown,
  prefix = '',
): NamedPicture[] {
  const source = asRecord(document)
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    const value = source[field.name]
    if (field.kind === 'group') return picturesIn(field.fields, value, `${path}.`)
    if (field.kind === 'picture') {
      const name = textOf(value) || field.painted
      return name ? [{ path, label: field.label, id: pictureId(name) }] : []
    }
    if (field.kind !== 'pictures') return []
    return asList(value).map((name, at) => ({
      path: `${path}.${at}`,
      label: `${field.label} ${at + 1}`,
      id: textOf(name),
    }))
  })
}

/** Looks up names in these sets of documents; the first set that has a name wins. */
export function namesIn(...sources: readonly Documents[]): Names {
  const said = (key: string, name: string) =>
    sources.map((documents) => textOf(asRecord(documents[key])[name])).find((text) => text !== '')
  return {
    picture: (name) => said(`picture/${pictureId(name)}`, 'alt'),
    titled: (kind, id) => said(`${kind}/${id}`, titleFieldOf(`${kind}/${id}`)),
  }
}
