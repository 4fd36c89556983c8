import { bookingReference } from '../../../domain/booking/bookings.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { erasureOf } from '../../../domain/privacy.ts'
import type { PersonData } from './store.ts'

/** The stored data about a person, and what erasing would do with it. */
export function describePerson(data: PersonData, now: Date) {
  const today = todayInRome(now)
  return {
    bookings: data.bookings.map((booking) => ({
      id: booking.id,
      reference: bookingReference(booking.id),
      destinationTitle: booking.destinationTitle,
      startDate: booking.startDate,
      status: booking.status,
      erasure: erasureOf(booking, today),
    })),
    messages: data.messages.length,
    mails: data.mails.length,
    documents: data.documents.length,
    cardAttempts: data.cardAttempts.length,
    reviews: data.reviews.length,
    waiting: data.waiting.length,
    dateAlerts: data.dateAlerts.length,
    links: data.links.length,
    vouchers: data.vouchers.length,
  }
}
