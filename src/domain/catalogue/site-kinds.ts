/**
 * Kinds of documents that an agency creates itself: all are created, sorted, hidden and archived in the same way.
 * The order of a kind is a list in one document, so that moving entries needs only one draft.
 */
export const siteKinds = {
  trip: { orderedIn: 'page/travels', orderedAs: 'tripOrder' },
  member: { orderedIn: 'page/team', orderedAs: 'memberOrder' },
  package: { orderedIn: 'page/travels', orderedAs: 'packageOrder' },
  'group-trip': { orderedIn: 'page/travels', orderedAs: 'groupTripOrder' },
  zone: { orderedIn: 'page/travels', orderedAs: 'zoneOrder' },
  airport: { orderedIn: 'page/travels', orderedAs: 'airportOrder' },
} as const

export type SiteKind = keyof typeof siteKinds
export const siteKindNames = Object.keys(siteKinds) as readonly SiteKind[]

/** `shown`: visible to visitors. `hidden`: visible to staff only. `archived`: kept, but no longer selectable. */
export const siteStates = ['shown', 'hidden', 'archived'] as const
type SiteState = (typeof siteStates)[number]

/** `trip/grecia` is of the kind `trip`; undefined for documents that have no such state. */
export function siteKindOf(key: string): SiteKind | undefined {
  const kind = key.slice(0, Math.max(0, key.indexOf('/')))
  return Object.hasOwn(siteKinds, kind) ? (kind as SiteKind) : undefined
}

export function siteStateOf(document: unknown): SiteState {
  const said = (document as { state?: unknown } | null | undefined)?.state
  return siteStates.find((state) => state === said) ?? 'shown'
}

export function isShown(document: unknown): boolean {
  return siteStateOf(document) === 'shown'
}

export const noticeable = ['seen', 'gone', 'nothing'] as const
export type Noticed = (typeof noticeable)[number]

/** What visitors notice of a publication: they see the document, no longer find it, or notice nothing. */
export function noticedByVisitors(key: string, before: unknown, after: unknown): Noticed {
  if (!siteKindOf(key) || isShown(after)) return 'seen'
  return before !== undefined && isShown(before) ? 'gone' : 'nothing'
}

/** The document with another state, stored in the form of its kind. */
export function withSiteState<Document extends object>(
  key: string,
  document: Document,
  state: SiteState,
): Document {
  if (siteKindOf(key) === 'trip' || state !== 'shown') return { ...document, state }
  return { ...document, state: undefined }
}

/** In the agency's order; documents not listed follow, sorted by their own `order`. */
export function inChosenOrder<Value extends { id: string }>(
  values: readonly Value[],
  chosen: readonly string[] = [],
): Value[] {
  const ranks = new Map(chosen.map((id, rank) => [id, rank]))
  const rank = ({ id }: Value) => ranks.get(id) ?? chosen.length
  return values.toSorted((a, b) => rank(a) - rank(b))
}
