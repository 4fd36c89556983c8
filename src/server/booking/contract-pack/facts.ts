import { bookingReference } from '../../../domain/booking/bookings.ts'
import type {
  AgreedFacts,
  PackText,
  PlannedPayment,
  SoldDetails,
  SoldTrip,
} from '../../../domain/booking/contract-pack.ts'
import { type BookedExtra, extraLine } from '../../../domain/booking/extras.ts'
import { planSteps } from '../../../domain/booking/payment-plan.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { unspecifiedAirport } from '../../../domain/catalogue/airports.ts'
import { smallestGroupText } from '../../../domain/catalogue/barometer.ts'
import type { Catalogue, Trip } from '../../../domain/catalogue/catalogue.ts'
import { mealsText } from '../../../domain/catalogue/meals.ts'
import { officialAdvice } from '../../../domain/catalogue/official-advice.ts'
import type { ItineraryDay } from '../../../domain/catalogue/shapes.ts'
import type { TripInfo } from '../../../domain/catalogue/trip-info.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { formatEuro } from '../../../domain/money.ts'
import type { acceptancesOf } from '../../catalogue/legal/store.ts'
import type { Terms } from '../../catalogue/legal/terms.ts'
import type { Booking } from '../bookings/store.ts'

export function agreedFacts(booking: Booking, note: string | undefined): AgreedFacts {
  const { airport, travelers } = booking
  return {
    reference: bookingReference(booking.id),
    bookedAt: booking.createdAt.toISOString(),
    tripTitle: booking.destinationTitle,
    startDate: booking.startDate,
    endDate: booking.endDate,
    tripDays: booking.tripDays,
    airport: airport === unspecifiedAirport ? null : airport,
    travellers: travelers
      .map((person) => travellerIn('paper', person))
      .map(({ firstName, lastName, type }) => ({
        name: `${firstName} ${lastName}`,
        child: type === 'child',
      })),
    contactName: booking.contactName,
    ...(note ? { note } : {}),
    pricePerPerson: booking.price,
    childDiscount: booking.childDiscountAmount,
    ...(booking.extras.length > 0 ? { extras: booking.extras.map(agreedExtra) } : {}),
    total: booking.totalPrice,
    plan: planOf(booking),
  }
}

function agreedExtra(extra: BookedExtra) {
  return { ...extraLine(extra), conditions: extra.conditions }
}

/** The agreed payments and their due dates, without what has been paid meanwhile. */
function planOf(booking: Booking): PlannedPayment[] {
  if (booking.totalPrice === 0) return []
  return planSteps({ ...booking, amountPaid: 0 }, false).map(({ name, amount, dueOn }) => ({
    name,
    amount,
    dueOn,
  }))
}

export function soldTrip({ trips }: Pick<Catalogue, 'trips'>, tripId: string): SoldTrip | null {
  const trip = trips.find(({ id }) => id === tripIdOf(tripId))
  if (!trip) return null
  return {
    flights: trip.flights,
    hotels: trip.hotels.map(hotelText),
    includes: [...trip.includes],
    itinerary: trip.itinerary.map(soldDay),
    ...(trip.info ? { details: soldDetails(trip, trip.info) } : {}),
  }
}

/** Optional activities with a price of their own are listed beside the day's text. */
function soldDay({ day, title, description, activities }: ItineraryDay) {
  const optional = activities.flatMap(({ title: what, cover, price }) =>
    cover === 'facoltativo' && price ? [`${what} (${formatEuro(price)})`] : [],
  )
  const free = activities.flatMap(({ title: what, cover }) => (cover === 'libero' ? [what] : []))
  const notes = [
    ...(optional.length > 0 ? [`Facoltativo: ${optional.join('; ')}.`] : []),
    ...(free.length > 0 ? [`Non compreso nella quota: ${free.join('; ')}.`] : []),
  ]
  return { day, title, description: [description, ...notes].join(' ') }
}

/** With its category, which the law requires, even for a hotel that has none. */
function hotelText(hotel: Trip['hotels'][number]): string {
  if (typeof hotel === 'string') return hotel
  const { name, stars, description } = hotel
  const category = stars === null ? 'senza classificazione' : `${stars} stelle`
  return `${name} (${category}): ${description}`
}

const onRequest = 'Te lo diciamo su richiesta, prima che tu concluda il contratto.'

function soldDetails(trip: Trip, info: TripInfo): SoldDetails {
  const { effort, group, entry } = info
  const advice = entry.countries.map(({ code }) => officialAdvice(code)).join(', ')
  return {
    meals: mealsText(trip),
    notIncluded: [...info.notIncluded],
    effort: effort.text,
    ages: info.ages,
    group: `${smallestGroupText(group.smallest, trip.days)} Il gruppo non supera i ${group.largest}.`,
    mobility: info.mobility ?? onRequest,
    language: info.language ?? onRequest,
    entry: [...entry.rules, `Notizie ufficiali e aggiornate: ${advice}`],
    insurance: info.insurance,
  }
}

export function acceptedTexts(accepted: Awaited<ReturnType<typeof acceptancesOf>>): PackText[] {
  return accepted.map(({ kind, hash, text, acceptedAt }) => ({
    kind,
    hash,
    title: text.title,
    version: text.version,
    acceptedAt: acceptedAt.toISOString(),
  }))
}

/** A booking from before acceptances were recorded gets the texts in force when its first contract is drawn. */
export function textsInForce({ documents }: Terms, acceptedAt: Date | null = null): PackText[] {
  return documents.map(({ kind, hash, text }) => ({
    kind,
    hash,
    title: text.title,
    version: text.version,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  }))
}
