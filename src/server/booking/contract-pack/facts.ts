import { bookingReference } from '../../../domain/booking/bookings.ts'
import type {
  AgreedFacts,
  PackText,
  PlannedPayment,
  SoldTrip,
} from '../../../domain/booking/contract-pack.ts'
import { planSteps } from '../../../domain/booking/payment-plan.ts'
import { travellerIn } from '../../../domain/booking/traveller-fields.ts'
import { unspecifiedAirport } from '../../../domain/catalogue/airports.ts'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { tripIdOf } from '../../../domain/ids.ts'
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
    total: booking.totalPrice,
    plan: planOf(booking),
  }
}

/** What is to be paid and by when, as it was agreed; what has come in meanwhile is another paper's matter. */
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
    hotels: trip.hotels.map((hotel) =>
      typeof hotel === 'string' ? hotel : `${hotel.name}: ${hotel.description}`,
    ),
    includes: [...trip.includes],
    itinerary: trip.itinerary.map(({ day, title, description }) => ({ day, title, description })),
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

/** A booking from before acceptance was recorded stands on the texts of the day of its first paper. */
export function textsInForce({ documents }: Terms, acceptedAt: Date | null = null): PackText[] {
  return documents.map(({ kind, hash, text }) => ({
    kind,
    hash,
    title: text.title,
    version: text.version,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  }))
}
