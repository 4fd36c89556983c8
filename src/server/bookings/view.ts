import type { z } from 'zod'
import type { bookingSchema } from '../../contract/bookings.ts'
import { bookingReference } from '../../domain/bookings.ts'
import type { Booking } from './store.ts'

/** What the traveller's pages show: never passport numbers, addresses or birth dates. */
export function bookingView(booking: Booking): z.input<typeof bookingSchema> {
  return {
    ...booking,
    reference: bookingReference(booking.id),
    amountDue: booking.depositAmount,
    travelers: booking.travelers.map(({ firstName, lastName }) => ({ firstName, lastName })),
    paymentExpiresAt: booking.paymentExpiresAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
  }
}
