import type { Cents } from '../money.ts'
import type { Brand } from './brand.ts'
import type { LegalName } from './catalogue.ts'
import type { Seasons } from './day-price.ts'
import type { LegalText } from './legal.ts'
import type {
  AboutTexts,
  ContactTexts,
  FaqTexts,
  GroupTripsTexts,
  HomeTexts,
  TeamTexts,
  TravelsTexts,
} from './page-documents.ts'
import type { Picture } from './pictures.ts'
import type {
  Destination,
  GroupTrip,
  ItineraryDay,
  PackageCategory,
  Review,
  SampleTestimonial,
  TeamMember,
  VideoTestimonial,
} from './shapes.ts'
import type { TripInfo } from './trip-info.ts'
import type { Stop } from './trip-route.ts'
import type { Zone } from './zones.ts'

/** The content of each page; the browser gets it with the HTML or as a file of the edition. */

/** A person with their photograph, if they have one instead of a painted face. */
export type WithPortrait<Person> = Person & { readonly portrait?: Picture }

/** The data on a trip's card. */
export type ShownCard = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly tags: readonly string[]
  readonly region?: string
  readonly price: Cents
  readonly days: number
  readonly picture: Picture
}

/** A related trip: picture, title, price and one line. */
export type RelatedTrip = Omit<ShownCard, 'tags' | 'region'>

export type HomeContent = {
  readonly texts: Omit<HomeTexts, 'hero' | 'adsHero'>
  readonly cards: readonly ShownCard[]
  /** Left out if they are the same as in the first edition. */
  readonly zones?: readonly Zone[]
  readonly videos: readonly (VideoTestimonial & { readonly preview: Picture | undefined })[]
  readonly reviews: readonly Review[]
  readonly hero: Picture
  readonly adsHero: Picture
  readonly filmPoster: Picture
  /** Always shown to build trust: the agency's licence, and the fund that pays if the agency fails. */
  readonly trust: { readonly licence: string; readonly fund: string }
}

export type ShownPackage = Omit<PackageCategory, 'image' | 'id'> & {
  readonly id: string
  readonly picture: Picture
}

export type TripsContent = {
  readonly texts: Pick<
    TravelsTexts,
    'metaTitle' | 'metaDescription' | 'lead' | 'packagesTitle' | 'packagesLead'
  >
  readonly cards: readonly ShownCard[]
  readonly zones?: readonly Zone[]
  readonly packages: readonly ShownPackage[]
}

/** The trip's information, with the meals counted from the days. */
export type ShownInfo = TripInfo & { readonly meals: string }

/** All data on a trip's page. */
export type TripPage = {
  readonly trip: Destination
  /** Empty for the trips without a public itinerary. */
  readonly itinerary: readonly ItineraryDay[]
  readonly reviews: readonly Review[]
  readonly pictures: readonly Picture[]
  readonly related: readonly RelatedTrip[]
}

export type TripContent = {
  readonly id: string
  readonly price: Cents
  readonly days: number
  readonly seasons: Seasons
  readonly page: TripPage
  /** The faces for the coordinators' names beside a departure. */
  readonly team: readonly WithPortrait<Pick<TeamMember, 'id' | 'name' | 'image'>>[]
}

export type AboutContent = Omit<AboutTexts, 'image'> & {
  readonly picture: Picture
  readonly band: Picture
}

export type TeamContent = {
  readonly texts: Omit<TeamTexts, 'testimonials' | 'suggestedTrips' | 'band' | 'memberOrder'>
  readonly members: readonly WithPortrait<TeamMember>[]
  readonly band: Picture
}

export type MemberContent = {
  readonly member: WithPortrait<TeamMember>
  readonly trips: readonly { readonly id: string; readonly title: string }[]
  readonly suggested: readonly RelatedTrip[]
  readonly testimonials: readonly SampleTestimonial[]
}

export type ContactContent = {
  readonly texts: ContactTexts
  readonly office: Brand['map']
  /** The titles, by id, of all trips that visitors can ask about. */
  readonly titles: Readonly<Record<string, string>>
}

export type GroupTripsContent = {
  readonly texts: GroupTripsTexts
  readonly trips: readonly (GroupTrip & { readonly picture: Picture })[]
  readonly band: Picture
}

/** The trip data needed for booking and payment: names, pictures and terms. */
export type CheckoutContent = {
  readonly seasons: Seasons
  readonly trips: readonly {
    readonly id: string
    readonly title: string
    readonly price: Cents
    readonly days: number
    /** In whole years on the day of departure; null: no age limit. */
    readonly smallestAge: number | null
    /** The first is the trip's main picture; more only where the booking form shows a gallery. */
    readonly pictures: readonly Picture[]
  }[]
}

export type PageContents = {
  home: HomeContent
  trips: TripsContent
  about: AboutContent
  team: TeamContent
  contact: ContactContent
  faq: FaqTexts
  'group-trips': GroupTripsContent
  checkout: CheckoutContent
} & Record<`legal/${LegalName}`, LegalText> &
  Record<`trip/${string}`, TripContent | null> &
  Record<`trip-info/${string}`, ShownInfo | null> &
  Record<`trip-route/${string}`, readonly Stop[] | null> &
  Record<`member/${string}`, MemberContent | null>

export type ContentName =
  | 'home'
  | 'trips'
  | 'about'
  | 'team'
  | 'contact'
  | 'faq'
  | 'group-trips'
  | 'checkout'
  | `legal/${LegalName}`
  | `trip/${string}`
  | `trip-info/${string}`
  | `trip-route/${string}`
  | `member/${string}`
