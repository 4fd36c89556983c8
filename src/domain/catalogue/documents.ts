import { z } from 'zod'
import { extraDocumentSchema } from './extra-document.ts'
import {
  aboutTextsSchema,
  brandDocumentSchema,
  campaignDocumentSchema,
  contactTextsSchema,
  faqTextsSchema,
  groupTripsTextsSchema,
  homeTextsSchema,
  teamTextsSchema,
  travelsTextsSchema,
} from './page-documents.ts'
import { pictureDocumentSchema } from './picture-document.ts'
import { airportDocumentSchema, zoneDocumentSchema } from './place-documents.ts'
import { seasonsDocumentSchema } from './seasons-document.ts'
import {
  groupTripSchema,
  legalDocumentSchema,
  organiserSchema,
  packageCategorySchema,
  prose,
  reviewSchema,
  teamMemberSchema,
  text,
  unshownState,
  videoTestimonialSchema,
} from './shapes.ts'
import { tripDocumentSchema } from './trip-document.ts'

/**
 * What visitors see is defined by a set of documents. Each has a key: `trip/grecia`, `page/home`, `brand`.
 * The part after the slash is the id; it is not stored in the document itself.
 */

const order = z.int().min(0)

const placed = { order, state: unshownState }

export const memberDocumentSchema = teamMemberSchema.omit({ id: true }).extend(placed)

export const reviewDocumentSchema = reviewSchema.omit({ id: true }).extend({
  /** The reviewed trip. */
  tripId: text,
  order,
})

export const videoDocumentSchema = videoTestimonialSchema
  .omit({ youtubeId: true })
  .extend({ order })

export const packageDocumentSchema = packageCategorySchema
  .omit({ id: true, destinations: true })
  .extend({
    ...placed,
    /** Titles and prices come from the trips. */
    destinations: z.array(z.object({ id: text, description: prose })),
  })

export const groupTripDocumentSchema = groupTripSchema.omit({ id: true }).extend(placed)

/** Kinds with many documents; the id is chosen when a document is created. */
export const documentKinds = {
  trip: tripDocumentSchema,
  member: memberDocumentSchema,
  review: reviewDocumentSchema,
  video: videoDocumentSchema,
  package: packageDocumentSchema,
  'group-trip': groupTripDocumentSchema,
  extra: extraDocumentSchema,
  zone: zoneDocumentSchema,
  airport: airportDocumentSchema,
  picture: pictureDocumentSchema,
} as const

/** Documents that exist exactly once. */
export const singleDocuments = {
  brand: brandDocumentSchema,
  organiser: organiserSchema,
  campaign: campaignDocumentSchema,
  seasons: seasonsDocumentSchema,
  'page/home': homeTextsSchema,
  'page/travels': travelsTextsSchema,
  'page/about': aboutTextsSchema,
  'page/team': teamTextsSchema,
  'page/contact': contactTextsSchema,
  'page/group-trips': groupTripsTextsSchema,
  'page/faq': faqTextsSchema,
  'legal/information-form': legalDocumentSchema,
  'legal/conditions': legalDocumentSchema,
  'legal/privacy': legalDocumentSchema,
  'legal/cookies': legalDocumentSchema,
  'legal/accessibility': legalDocumentSchema,
} as const

export type DocumentKind = keyof typeof documentKinds
export type SingleKey = keyof typeof singleDocuments

export type DocumentOf<Kind extends DocumentKind> = z.infer<(typeof documentKinds)[Kind]>
export type SingleOf<Key extends SingleKey> = z.infer<(typeof singleDocuments)[Key]>
export type PackageDocument = DocumentOf<'package'>

/** A whole edition: every document by its key. */
export type Documents = Readonly<Record<string, unknown>>

/** Allows the forms of existing ids: capitals (`losAngeles-lasVegas`), and a folder for pictures. */
const idPattern = /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)?$/

export function isSingleKey(key: string): key is SingleKey {
  return Object.hasOwn(singleDocuments, key)
}

/** `trip/grecia` is of the kind `trip`; undefined for single documents and invalid keys. */
export function kindOf(key: string): { kind: DocumentKind; id: string } | undefined {
  const slash = key.indexOf('/')
  const kind = key.slice(0, slash)
  const id = key.slice(slash + 1)
  const isKind = slash > 0 && Object.hasOwn(documentKinds, kind) && idPattern.test(id)
  return isKind ? { kind: kind as DocumentKind, id } : undefined
}

/** The schema that a document of this key must satisfy; undefined for an unknown key. */
export function schemaOf(key: string): z.ZodType | undefined {
  if (isSingleKey(key)) return singleDocuments[key]
  const known = kindOf(key)
  return known && documentKinds[known.kind]
}

/** An id for a new document from its title: `Perù e Bolivia` becomes `peru-e-bolivia`. */
export function idFromTitle(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
}
