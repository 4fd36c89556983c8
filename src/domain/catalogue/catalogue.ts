import { publicTripIds } from '../ids.ts'
import type { Brand } from './brand.ts'
import { dressed, reachable } from './brand-look.ts'
import type { Seasons } from './day-price.ts'
import {
  type DocumentKind,
  type DocumentOf,
  type Documents,
  documentKinds,
  kindOf,
  type PackageDocument,
  type SingleKey,
  type SingleOf,
} from './documents.ts'
import type { Extra } from './extra-document.ts'
import type {
  AboutTexts,
  CampaignDocument,
  ContactTexts,
  FaqTexts,
  GroupTripsTexts,
  HomeTexts,
  TeamTexts,
  TravelsTexts,
} from './page-documents.ts'
import type { Picture } from './pictures.ts'
import type {
  GroupTrip,
  LegalDocument,
  Organiser,
  Review,
  TeamMember,
  VideoTestimonial,
} from './shapes.ts'
import { inChosenOrder, isShown, type SiteKind, siteKinds } from './site-kinds.ts'
import type { TripDocument } from './trip-document.ts'
import type { Zone } from './zones.ts'

export type Trip = TripDocument & { readonly id: string }
export type TripReview = Review & { readonly tripId: string }
export type Package = PackageDocument & { readonly id: string }

/** An edition in assembled form: the source of pages, links, mails and lists. */
export type Catalogue = {
  readonly brand: Brand
  readonly organiser: Organiser
  readonly campaign: CampaignDocument
  readonly seasons: Seasons
  /** Trips of every state, in the order of the cards. */
  readonly trips: readonly Trip[]
  /** The members that visitors see. */
  readonly members: readonly TeamMember[]
  /** All coordinators that departures may name, including hidden but not archived members. */
  readonly coordinators: readonly string[]
  readonly reviews: readonly TripReview[]
  readonly videos: readonly VideoTestimonial[]
  /** Packages, zones, airports and group trips: only those that visitors see. */
  readonly packages: readonly Package[]
  readonly zones: readonly Zone[]
  /** Names of airports, without 'Altro'. */
  readonly airports: readonly string[]
  readonly groupTrips: readonly GroupTrip[]
  /** The extras of bookings, in the order of the forms. */
  readonly extras: readonly Extra[]
  readonly pictures: ReadonlyMap<string, Picture>
  readonly home: HomeTexts
  readonly travels: TravelsTexts
  readonly about: AboutTexts
  readonly team: TeamTexts
  readonly contact: ContactTexts
  readonly groupTripsPage: GroupTripsTexts
  readonly faq: FaqTexts
  readonly legal: Readonly<Record<LegalName, LegalDocument>>
}

export type LegalName = 'informationForm' | 'conditions' | 'privacy' | 'cookies' | 'accessibility'

type Ordered = { order: number }

type Shelves = { readonly [Kind in DocumentKind]: (DocumentOf<Kind> & { id: string })[] }

/** Groups the documents by kind in one pass, because a large catalogue has thousands. */
function onShelves(documents: Documents): Shelves {
  const shelves = Object.fromEntries(
    Object.keys(documentKinds).map((kind) => [kind, [] as unknown[]]),
  )
  for (const [key, value] of Object.entries(documents)) {
    const known = kindOf(key)
    // Already parsed with the schema of its key.
    if (known) shelves[known.kind]?.push({ ...(value as object), id: known.id })
  }
  return shelves as unknown as Shelves
}

function inOrder<Value extends Ordered & { id: string }>(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1))
}

function withoutOrder<Value extends Ordered>({ order: _order, ...rest }: Value) {
  return rest
}

/** Removes order and state, which are used only while the catalogue is assembled. */
function withoutPlace<Value extends Ordered & { state?: unknown }>({
  order: _order,
  state: _state,
  ...rest
}: Value) {
  return rest
}

/** `documents` have passed their schemas; references between them are checked before publishing. */
export function assembleCatalogue(documents: Documents): Catalogue {
  const shelves = onShelves(documents)
  const single = <Key extends SingleKey>(key: Key) => documents[key] as SingleOf<Key>
  const placed = <Kind extends SiteKind>(kind: Kind) => {
    const { orderedIn, orderedAs } = siteKinds[kind]
    const chosen = (documents[orderedIn] as Partial<Record<string, string[]>>)[orderedAs]
    return inChosenOrder(inOrder<Shelves[Kind][number]>(shelves[kind]), chosen)
  }
  const shown = <Kind extends SiteKind>(kind: Kind) => placed(kind).filter(isShown)
  const campaign = single('campaign')
  const { discountPercentage, headline, validity, urgency, validHours, banner } = campaign
  const brand = dressed({
    ...single('brand'),
    discountPercentage,
    campaign: { headline, validity, urgency, validHours, ...(banner && { banner }) },
  })
  return {
    brand,
    organiser: single('organiser'),
    campaign,
    seasons: single('seasons').factors,
    trips: placed('trip'),
    members: shown('member').map((member) => ({
      ...withoutPlace(member),
      email: reachable(member.email, brand),
    })),
    coordinators: placed('member')
      .filter(({ state }) => state !== 'archived')
      .map(({ name }) => name),
    // In the order of the trip's own list.
    reviews: inOrder(shelves.review).map(withoutOrder),
    videos: inOrder(shelves.video).map(({ id, order: _order, ...video }) => ({
      ...video,
      youtubeId: id,
    })),
    packages: shown('package'),
    zones: shown('zone').map(withoutPlace),
    airports: shown('airport').map(({ name }) => name),
    groupTrips: shown('group-trip').map(withoutPlace),
    extras: inOrder(shelves.extra),
    pictures: new Map(shelves.picture.map((picture) => [picture.id, picture as Picture])),
    home: single('page/home'),
    travels: single('page/travels'),
    about: single('page/about'),
    team: single('page/team'),
    contact: single('page/contact'),
    groupTripsPage: single('page/group-trips'),
    faq: single('page/faq'),
    legal: {
      informationForm: single('legal/information-form'),
      conditions: single('legal/conditions'),
      privacy: single('legal/privacy'),
      cookies: single('legal/cookies'),
      accessibility: single('legal/accessibility'),
    },
  }
}

/** The trips that visitors see. */
export function shownTrips({ trips }: Catalogue): readonly Trip[] {
  return trips.filter(({ state }) => state === 'shown')
}

/** Lists without an editorial order (forms, sitemaps) keep the order in which the trips were created. */
export function inCatalogueOrder(trips: readonly Trip[]): readonly Trip[] {
  const rank = (id: string) => {
    const known = (publicTripIds as readonly string[]).indexOf(id)
    return known < 0 ? publicTripIds.length : known
  }
  return trips.toSorted((a, b) => rank(a.id) - rank(b.id))
}
