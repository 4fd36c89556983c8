import type { Catalogue } from './catalogue.ts'
import { pictureId } from './picture-document.ts'
import type { Picture } from './pictures.ts'

/** The pictures used by page contents. */

export function pictureOf({ pictures }: Catalogue, id: string): Picture {
  const picture = pictures.get(id)
  // Should not happen: an edition with a missing picture can't be published.
  if (!picture) throw new Error(`No picture ${id}`)
  return picture
}

export function namedPicture(catalogue: Catalogue, name: string): Picture {
  return pictureOf(catalogue, pictureId(name))
}

export function bandOf(catalogue: Catalogue): Picture {
  return namedPicture(catalogue, catalogue.team.band ?? 'band-team')
}

/** Adds a person's photograph to their data; the page already knows the painted faces. */
export function withPortrait<Person extends { image: string }>(
  { pictures }: Catalogue,
  person: Person,
): Person & { portrait?: Picture } {
  const portrait = pictures.get(person.image)
  return portrait ? { ...person, portrait } : person
}
