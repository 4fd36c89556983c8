import { addressClashes } from './addresses.ts'
import { assembleCatalogue, type Catalogue } from './catalogue.ts'
import { type Documents, schemaOf, singleDocuments } from './documents.ts'
import { pictureId, uploadIdOf } from './picture-document.ts'

/** What stands in the way of publishing: which document, where in it, and why in Italian. */
export type DocumentProblem = { key: string; path: string; message: string }

export type CheckedDocuments =
  | { documents: Documents; problems: [] }
  | { documents: undefined; problems: DocumentProblem[] }

/** What a schema has let through, with its key: documents are never changed, only replaced. */
const letThrough = new WeakMap<object, string>()

/** One document by its own schema, with its defaults filled in. */
export function parseDocument(
  key: string,
  value: unknown,
): { value: unknown; problems: DocumentProblem[] } {
  // Of a whole edition one document is new: the other thousands are not read again.
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

/** A whole edition: every document alone, then what they say of each other. */
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
 * A page that names a trip or a picture that is not there would be half empty. Where trips are proposed,
 * one that is hidden drops out by itself: it can be hidden without a tour through every other page.
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
      // A face of the first edition is no picture document.
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
