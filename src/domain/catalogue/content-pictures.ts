import type { Catalogue } from './catalogue.ts'
import { pictureId } from './picture-document.ts'
import type { Picture } from './pictures.ts'

/** The pictures that the contents of pages name. */

export function pictureOf({ pictures }: Catalogue, id: string): Picture {
  const picture = pictures.get(id)
  // An edition with a picture that is not there can't be published.
  if (!picture) throw new Error(`No picture ${id}`)
  return picture
}

export function namedPicture(catalogue: Catalogue, name: string): Picture {
  return pictureOf(catalogue, pictureId(name))
}

export function bandOf(catalogue: Catalogue): Picture {
  return namedPicture(catalogue, catalogue.team.band ?? 'band-team')
}

/** A photograph of a person travels with them; painted faces are known to the page. */
export function withPortrait<Person extends { image: string }>(
  { pictures }: Catalogue,
  person: Person,
): Person & { portrait?: Picture } {
  const portrait = pictures.get(person.image)
  return portrait ? { ...person, portrait } : person
}
