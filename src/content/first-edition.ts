import { bookableCatalogue, bookablePrice } from '../domain/catalogue/bookable-trips.ts'
import { checkDocuments } from '../domain/catalogue/check-documents.ts'
import type {
  Documents,
  GroupTripDocument,
  MemberDocument,
  PackageDocument,
  ReviewDocument,
  SingleKey,
  SingleOf,
  VideoDocument,
} from '../domain/catalogue/documents.ts'
import type { PictureDocument } from '../domain/catalogue/picture-document.ts'
import type { Picture } from '../domain/catalogue/pictures.ts'
import type { TripDocument } from '../domain/catalogue/trip-document.ts'
import { basePrice, durationDays, sortCards } from '../domain/catalogue/trips.ts'
import { type PublicTripId, publicTripIds } from '../domain/ids.ts'
import { about } from './about.ts'
import { brand } from './brand.ts'
import { contact, teamPage } from './contact.ts'
import { faq, faqPage } from './faq.ts'
import { groupTrips } from './group-trips.ts'
import { home, travels } from './home.ts'
import { generalConditions } from './legal/conditions.ts'
import { cookiePolicy } from './legal/cookies.ts'
import { informationForm } from './legal/information-form.ts'
import { privacyPolicy } from './legal/privacy.ts'
import { organiser } from './organiser.ts'
import { packageCategories } from './packages.ts'
import { mainPictures } from './pictures/main.ts'
import { sitePictures } from './pictures/site.ts'
import { seasons } from './seasons.ts'
import { profileTestimonials, suggestedTrips, team } from './team.ts'
import { videoTestimonials } from './testimonials.ts'
import { allTrips, tripPages } from './trips/all-trips.ts'
import { simpleTripCards, tripCards } from './trips/cards.ts'

/** What a new installation starts with: everything that stands in this folder, as documents. */

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T

type Entry<Value> = [key: string, value: Value]

const cards = [...tripCards, ...simpleTripCards]
const homeOrder = sortCards(publicTripIds.map((id) => ({ id }))).map(({ id }) => id)

function tripDocument(id: PublicTripId): Entry<TripDocument> {
  const { trip, info, itinerary, extras, gallery } = tripPages[id]
  const card = cards.find((one) => one.id === id)
  if (!card) throw new Error(`${id} has no card`)
  const price = basePrice(id)
  const linkPrice = bookablePrice(id) ?? null
  return [
    `trip/${id}`,
    {
      title: card.title,
      description: card.description,
      tags: [...card.tags],
      state: 'shown',
      order: homeOrder.indexOf(id),
      hasCard: tripCards.some((one) => one.id === id),
      price,
      ...(linkPrice === price ? {} : { linkPrice }),
      automaticLink: bookableCatalogue.some((one) => one.id === id),
      days: durationDays(id),
      duration: trip.package.duration,
      flights: trip.flights,
      hotels: trip.hotels.map((hotel) =>
        typeof hotel === 'string' ? hotel : { stars: 4, description: 'Hotel di qualità', ...hotel },
      ),
      experiences: trip.experiences,
      includes: trip.package.includes,
      info,
      related: trip.package.destinations,
      itinerary: [...itinerary],
      pictures: {
        main: mainPictures[id].id,
        extras: extras.map((picture) => picture.id),
        gallery: gallery.map((picture) => picture.id),
      },
    },
  ]
}

function withoutId<Value extends { id: string }>({ id: _id, ...rest }: Value) {
  return rest
}

function pictureDocument(picture: Picture): Entry<PictureDocument> {
  const { widths, portrait, ...rest } = withoutId(picture)
  return [
    `picture/${picture.id}`,
    {
      ...rest,
      widths: [...widths],
      ...(portrait && { portrait: { ...portrait, widths: [...portrait.widths] } }),
    },
  ]
}

const pictures: Picture[] = [
  ...Object.values(sitePictures),
  ...Object.values(mainPictures),
  ...allTrips.flatMap(({ extras, gallery }) => [...extras, ...gallery]),
]

const reviews = allTrips.flatMap(({ trip, reviews: ofTrip }) =>
  ofTrip.map(
    (review, order): Entry<ReviewDocument> => [
      `review/${review.id}`,
      { ...withoutId(review), tripId: trip.id, order },
    ],
  ),
)

const members = team.map(
  (member, order): Entry<MemberDocument> => [
    `member/${member.id}`,
    { ...withoutId(member), order },
  ],
)

const videos = videoTestimonials.map(
  ({ youtubeId, ...video }, order): Entry<VideoDocument> => [
    `video/${youtubeId}`,
    { ...video, order },
  ],
)

const packages = packageCategories.map(
  ({ destinations, ...category }, order): Entry<PackageDocument> => [
    `package/${category.id}`,
    {
      ...withoutId(category),
      order,
      destinations: destinations.map(({ id, description }) => ({ id, description })),
    },
  ],
)

const groups = groupTrips.map(
  (trip, order): Entry<GroupTripDocument> => [
    `group-trip/${trip.id}`,
    { ...withoutId(trip), order },
  ],
)

const { campaign, discountPercentage, ...agency } = brand

const singles = {
  brand: agency,
  organiser,
  campaign: { name: 'Ferragosto last-minute', ...campaign, discountPercentage },
  seasons,
  'page/home': { ...home, reviewsOf: 'tokyo-kyoto' },
  'page/travels': travels,
  'page/about': about,
  'page/team': { ...teamPage, testimonials: profileTestimonials, suggestedTrips },
  'page/contact': contact,
  'page/faq': { ...faqPage, questions: faq },
  'legal/information-form': informationForm,
  'legal/conditions': generalConditions,
  'legal/privacy': privacyPolicy,
  'legal/cookies': cookiePolicy,
} satisfies { [Key in SingleKey]: DeepReadonly<SingleOf<Key>> }

const written: Documents = {
  ...singles,
  ...Object.fromEntries<unknown>([
    ...publicTripIds.map(tripDocument),
    ...members,
    ...reviews,
    ...videos,
    ...packages,
    ...groups,
    ...pictures.map(pictureDocument),
  ]),
}

/** With its fields in the order of the schemas, as every edition that comes from the database. */
function inOrder(documents: Documents): Documents {
  const checked = checkDocuments(documents)
  if (checked.documents) return checked.documents
  throw new Error(`The first edition is not whole: ${JSON.stringify(checked.problems[0])}`)
}

export const firstEdition = inOrder(written)
