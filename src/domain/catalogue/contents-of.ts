import { toEuros } from '../money.ts'
import { addressOf } from './addresses.ts'
import { bookingPictures } from './booking-pictures.ts'
import {
  type Catalogue,
  inCatalogueOrder,
  type LegalName,
  shownTrips,
  type Trip,
} from './catalogue.ts'
import { bandOf, namedPicture, pictureOf, withPortrait } from './content-pictures.ts'
import { completeDocument, type LegalText, legalValues } from './legal.ts'
import type {
  CheckoutContent,
  ContentName,
  HomeContent,
  MemberContent,
  PageContents,
  RelatedTrip,
  ShownCard,
  ShownInfo,
  ShownPackage,
  TripContent,
  TripsContent,
} from './page-contents.ts'
import type { TravelsTexts } from './page-documents.ts'
import type { Picture } from './pictures.ts'
import { shownDay, shownExperience, shownInfo } from './shown-day.ts'
import { smallestAge } from './smallest-age.ts'
import { withoutMarks } from './unseen-marks.ts'
import { withoutSamples } from './without-samples.ts'
import { firstZones, type Zone } from './zones.ts'

/** The trips whose pictures are the videos' preview images, in the order of the videos. */
const previewTrips = ['tokyo-kyoto', 'maldive-dubai', 'newyork-miami']

type Single = Exclude<ContentName, `${string}/${string}`> | `legal/${LegalName}`

const singles: { [Name in Single]: (catalogue: Catalogue) => PageContents[Name] } = {
  home: homeContent,
  trips: (catalogue) => ({
    texts: travelsTexts(catalogue.travels),
    cards: cardsOf(catalogue),
    ...ownZones(catalogue),
    packages: packagesOf(catalogue),
  }),
  about: (catalogue) => {
    const { image, ...texts } = catalogue.about
    return {
      ...texts,
      picture: namedPicture(catalogue, image ?? 'category-islands'),
      band: bandOf(catalogue),
    }
  },
  team: (catalogue) => {
    const { metaTitle, metaDescription, title, lead, closing } = catalogue.team
    return {
      texts: { metaTitle, metaDescription, title, lead, closing },
      members: catalogue.members.map((member) => withPortrait(catalogue, member)),
      band: bandOf(catalogue),
    }
  },
  contact: (catalogue) => ({
    texts: catalogue.contact,
    office: catalogue.brand.map,
    titles: Object.fromEntries(
      inCatalogueOrder(shownTrips(catalogue)).map(({ id, title }) => [id, title]),
    ),
  }),
  faq: ({ faq }) => faq,
  'group-trips': (catalogue) => ({
    texts: catalogue.groupTripsPage,
    trips: catalogue.groupTrips.map((trip) => ({
      ...trip,
      picture: namedPicture(catalogue, trip.image),
    })),
    band: bandOf(catalogue),
  }),
  checkout: checkoutContent,
  'legal/informationForm': (catalogue) => legalText(catalogue, 'informationForm'),
  'legal/conditions': (catalogue) => legalText(catalogue, 'conditions'),
  'legal/privacy': (catalogue) => legalText(catalogue, 'privacy'),
  'legal/cookies': (catalogue) => legalText(catalogue, 'cookies'),
  'legal/accessibility': (catalogue) => legalText(catalogue, 'accessibility'),
}

/** Null for a trip or person that this edition does not show; undefined for an unknown content name. */
export function contentOf<Name extends ContentName>(
  catalogue: Catalogue,
  name: Name,
): PageContents[Name]
export function contentOf(catalogue: Catalogue, name: string): unknown
export function contentOf(catalogue: Catalogue, name: string): unknown {
  if (Object.hasOwn(singles, name)) return singles[name as Single](catalogue)
  if (name.startsWith('trip/')) return tripContent(catalogue, name.slice('trip/'.length))
  if (name.startsWith('trip-info/')) return tripInfo(catalogue, name.slice('trip-info/'.length))
  if (name.startsWith('trip-route/')) {
    return shownTrips(catalogue).find(({ id }) => name === `trip-route/${id}`)?.route ?? null
  }
  if (name.startsWith('member/')) return memberContent(catalogue, name.slice('member/'.length))
  return undefined
}

/** The content as sent, without blurred copies: the first visit's HTML has them, elsewhere they only add size. */
export function contentJson(
  catalogue: Catalogue,
  name: string,
  isReal = false,
): string | undefined {
  const found = contentOf(catalogue, name)
  const value = isReal ? withoutSamples(found) : found
  return value === undefined ? undefined : JSON.stringify(value, withoutPlaceholders)
}

export function withoutPlaceholders(key: string, value: unknown): unknown {
  return key === 'placeholder' ? '' : value
}

/** Leaves out the order lists, because the content is already in that order. */
function travelsTexts(travels: TravelsTexts): TripsContent['texts'] {
  const { metaTitle, metaDescription, lead, packagesTitle, packagesLead } = travels
  return { metaTitle, metaDescription, lead, packagesTitle, packagesLead }
}

function ownZones({ zones }: Catalogue): { zones?: Catalogue['zones'] } {
  const said = withoutMarks(JSON.stringify(zones.map(told)))
  return said === JSON.stringify(firstZones.map(told)) ? {} : { zones }
}

function told({ id, title, words }: Zone): unknown {
  return [id, title, words]
}

function legalText({ legal, brand, organiser }: Catalogue, name: LegalName): LegalText {
  return completeDocument(legal[name], legalValues(brand, organiser))
}

function cardOf(catalogue: Catalogue, trip: Trip): ShownCard {
  const { id, title, description, tags, region, price, days } = trip
  return {
    id,
    title,
    description,
    tags,
    ...(region && { region }),
    price,
    days,
    picture: mainPicture(catalogue, trip),
  }
}

function mainPicture(catalogue: Catalogue, { pictures }: Trip): Picture {
  return pictureOf(catalogue, pictures.main)
}

function cardsOf(catalogue: Catalogue): ShownCard[] {
  return shownTrips(catalogue)
    .filter(({ hasCard }) => hasCard)
    .map((trip) => cardOf(catalogue, trip))
}

function relatedTo(
  catalogue: Catalogue,
  named: readonly { id: string; title: string; description: string }[],
): RelatedTrip[] {
  return named.flatMap(({ id, title, description }) => {
    const trip = shownTrips(catalogue).find((one) => one.id === id)
    if (!trip) return []
    const { price, days } = trip
    return [{ id, title, description, price, days, picture: mainPicture(catalogue, trip) }]
  })
}

function reviewsOf({ reviews }: Catalogue, wanted: string) {
  // Filter first, because there may be thousands of reviews; then drop the trip id.
  const own = reviews.filter(({ tripId }) => tripId === wanted)
  return own.map(({ tripId: _, ...review }) => review)
}

function homeContent(catalogue: Catalogue): HomeContent {
  const preview = (at: number) => {
    const trip = catalogue.trips.find(({ id }) => id === previewTrips[at])
    return trip && mainPicture(catalogue, trip)
  }
  const { hero, adsHero, ...texts } = catalogue.home
  return {
    texts,
    cards: cardsOf(catalogue),
    ...ownZones(catalogue),
    videos: catalogue.videos.map((video, at) => ({ ...video, preview: preview(at) })),
    reviews: reviewsOf(catalogue, catalogue.home.reviewsOf),
    hero: namedPicture(catalogue, hero ?? 'hero-home'),
    adsHero: namedPicture(catalogue, adsHero ?? 'hero-ads'),
    filmPoster: namedPicture(catalogue, 'film-poster'),
    trust: {
      licence: catalogue.organiser.registration,
      fund: catalogue.organiser.insolvencyCover.name,
    },
  }
}

function packagesOf(catalogue: Catalogue): ShownPackage[] {
  return catalogue.packages.map(
    ({ image, order: _, state: _state, destinations, ...category }) => ({
      ...category,
      picture: namedPicture(catalogue, image),
      destinations: destinations.flatMap(({ id, description }) => {
        const trip = shownTrips(catalogue).find((one) => one.id === id)
        return trip ? [{ id, title: trip.title, description, price: toEuros(trip.price) }] : []
      }),
    }),
  )
}

function tripInfo(catalogue: Catalogue, id: string): ShownInfo | null {
  return shownInfo(shownTrips(catalogue).find((trip) => trip.id === id))
}

function tripContent(catalogue: Catalogue, id: string): TripContent | null {
  const trip = shownTrips(catalogue).find((one) => one.id === id)
  if (!trip) return null
  const { title, description, flights, hotels, experiences, duration, includes, related } = trip
  const { main, extras, gallery } = trip.pictures
  return {
    id,
    price: trip.price,
    days: trip.days,
    seasons: catalogue.seasons,
    page: {
      trip: {
        id,
        title,
        description,
        flights,
        hotels,
        experiences: experiences.map(shownExperience),
        package: { duration, includes, destinations: [] },
        hasItinerary: trip.itinerary.length > 0,
      },
      itinerary: trip.itinerary.map(shownDay),
      reviews: reviewsOf(catalogue, id),
      pictures: [main, ...extras, ...gallery].map((name) => pictureOf(catalogue, name)),
      related: relatedTo(catalogue, related),
    },
    team: catalogue.members.map(({ id: memberId, name, image }) =>
      withPortrait(catalogue, { id: memberId, name, image }),
    ),
  }
}

function memberContent(catalogue: Catalogue, id: string): MemberContent | null {
  const member = catalogue.members.find((one) => one.id === id)
  if (!member) return null
  const { suggestedTrips, testimonials } = catalogue.team
  return {
    member: withPortrait(catalogue, member),
    trips: inCatalogueOrder(shownTrips(catalogue))
      .filter((trip) => trip.hasCard && member.destinations.includes(trip.id))
      .map((trip) => ({ id: trip.id, title: trip.title })),
    suggested: relatedTo(
      catalogue,
      suggestedTrips.map(({ reason, ...trip }) => ({ ...trip, description: reason })),
    ),
    testimonials,
  }
}

/** Public, so it must not contain trips that are hidden or archived. */
function checkoutContent(catalogue: Catalogue): CheckoutContent {
  return {
    seasons: catalogue.seasons,
    trips: inCatalogueOrder(shownTrips(catalogue)).map((trip) => ({
      id: trip.id,
      title: trip.title,
      price: trip.price,
      days: trip.days,
      smallestAge: smallestAge(trip.info?.ages) ?? null,
      pictures: bookingPictures(catalogue, trip),
    })),
  }
}

/** The address of every prerendered page, with the content it is rendered from. */
export function pageAddresses(catalogue: Catalogue): {
  trips: readonly { id: string; address: string }[]
  members: readonly string[]
} {
  return {
    trips: inCatalogueOrder(shownTrips(catalogue)).map((trip) => ({
      id: trip.id,
      address: addressOf(trip),
    })),
    members: catalogue.members.map(({ id }) => id),
  }
}
