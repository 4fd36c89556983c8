import { addressClashes } from './addresses.ts'
import { assembleCatalogue, type Catalogue } from './catalogue.ts'
import { type Documents, schemaOf, singleDocuments } from './documents.ts'
import { pictureId, uploadIdOf } from './picture-document.ts'

/** A reason not to publish: the document, the place in it, and an Italian message. */
export type DocumentProblem = { key: string; path: string; message: string }

export type CheckedDocuments =
  | { documents: Documents; problems: [] }
  | { documents: undefined; problems: DocumentProblem[] }

/** Cache of valid documents with their key; safe because documents are replaced, never mutated. */
const letThrough = new WeakMap<object, string>()

/** Parses one document with its schema, filling in defaults. */
export function parseDocument(
  key: string,
  value: unknown,
): { value: unknown; problems: DocumentProblem[] } {
  // Usually one document of an edition is new: the other thousands are not parsed again.
  if (isObject(value) && letThrough.get(value) === key) return { value, problems: [] }
  const schema = schemaOf(key)
  if (!schema) {
    const message = 'Documento sconosciuto: il catalogo non ne prevede con questo nome.'
    return { value, problems: [{ key, path: '', message }] }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) {
    if (isObject(parsed.data)) letThrough.set(parsed.data, key)
    return { value: parsed.data, problems: [] }
  }
  const problems = parsed.error.issues.map(({ path, message }) => ({
    key,
    path: path.map(String).join('.'),
    message,
  }))
  return { value, problems }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Checks a whole edition: first each document alone, then the references between them. */
export function checkDocuments(documents: Documents): CheckedDocuments {
  const parsed = Object.entries(documents).map(([key, value]) => ({
    key,
    ...parseDocument(key, value),
  }))
  const problems = [...parsed.flatMap((one) => one.problems), ...missingSingles(documents)]
  if (problems.length > 0) return { documents: undefined, problems }
  const whole = Object.fromEntries(parsed.map(({ key, value }) => [key, value]))
  const broken = brokenReferences(assembleCatalogue(whole))
  return broken.length > 0
    ? { documents: undefined, problems: broken }
    : { documents: whole, problems: [] }
}

function missingSingles(documents: Documents): DocumentProblem[] {
  const missing = Object.keys(singleDocuments).filter((key) => !Object.hasOwn(documents, key))
  return missing.map((key) => ({ key, path: '', message: 'Questo documento non può mancare.' }))
}

/**
 * A page that refers to a missing trip or picture would be half empty. Lists of suggested trips leave out
 * hidden trips by themselves, so a trip can be hidden without editing every other page.
 */
export function brokenReferences(catalogue: Catalogue): DocumentProblem[] {
  const sold = new Set(catalogue.trips.flatMap(({ id, state }) => (state === 'shown' ? [id] : [])))
  const known = new Set(catalogue.trips.map(({ id }) => id))
  const trip = (key: string, path: string, id: string, ids: ReadonlySet<string>) =>
    ids.has(id) ? [] : [{ key, path, message: `Il viaggio «${id}» non c'è o non è pubblicato.` }]
  const picture = (key: string, path: string, id: string | undefined) =>
    id === undefined || catalogue.pictures.has(id)
      ? []
      : [{ key, path, message: missingPicture(id) }]
  const named = (key: string, path: string, name: string | undefined) =>
    picture(key, path, name === undefined ? undefined : pictureId(name))
  return [
    ...addressClashes(catalogue.trips).map(({ id, message }) => ({
      key: `trip/${id}`,
      path: 'address',
      message,
    })),
    ...catalogue.trips.flatMap(({ id, related, pictures, state }) => {
      const key = `trip/${id}`
      return [
        ...(state === 'shown'
          ? related.flatMap((other, at) => trip(key, `related.${at}.id`, other.id, known))
          : []),
        ...picture(key, 'pictures.main', pictures.main),
        ...pictures.extras.flatMap((name, at) => picture(key, `pictures.extras.${at}`, name)),
        ...pictures.gallery.flatMap((name, at) => picture(key, `pictures.gallery.${at}`, name)),
      ]
    }),
    ...catalogue.reviews.flatMap(({ id, tripId }) => trip(`review/${id}`, 'tripId', tripId, known)),
    ...catalogue.packages.flatMap(({ id, destinations, image }) => [
      ...named(`package/${id}`, 'image', image),
      ...destinations.flatMap((one, at) =>
        trip(`package/${id}`, `destinations.${at}.id`, one.id, known),
      ),
    ]),
    ...catalogue.extras.flatMap(({ id, trips }) =>
      trips.flatMap((tripId, at) => trip(`extra/${id}`, `trips.${at}`, tripId, known)),
    ),
    ...catalogue.groupTrips.flatMap(({ id, image }) => named(`group-trip/${id}`, 'image', image)),
    ...catalogue.members.flatMap(({ id, image }) =>
      // The faces of the first edition are not picture documents.
      uploadIdOf(image) ? picture(`member/${id}`, 'image', image) : [],
    ),
    ...named('page/home', 'hero', catalogue.home.hero),
    ...named('page/home', 'adsHero', catalogue.home.adsHero),
    ...named('page/about', 'image', catalogue.about.image),
    ...named('page/team', 'band', catalogue.team.band),
    ...catalogue.team.suggestedTrips.flatMap(({ id }, at) =>
      trip('page/team', `suggestedTrips.${at}.id`, id, known),
    ),
    ...trip('page/home', 'reviewsOf', catalogue.home.reviewsOf, sold),
  ]
}

function missingPicture(id: string): string {
  return uploadIdOf(id)
    ? 'La foto scelta non ha ancora un testo alternativo, o non viene pubblicata insieme.'
    : `L'immagine «${id}» non c'è.`
}
