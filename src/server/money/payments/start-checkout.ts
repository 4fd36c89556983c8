import type Stripe from 'stripe'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { amountDue } from '../../accounts/amounts.ts'
import { refusePayment } from '../../booking/bookings/move-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { stripeClient } from './stripe-client.ts'

/** Opens the provider's payment page for the amount due now. */
export async function startCheckout(deps: Deps, bookingId: string): Promise<{ url: string }> {
  const stripe = await stripeClient(deps.env)
  const booking = await findBooking(deps.db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  if (amountDue(booking) === 0) refusePayment(booking)
  if (booking.spotsReleasedAt) throw new DomainError('SPOTS_RELEASED')
  try {
    const session = await stripe.checkout.sessions.create(sessionFor(deps, booking), {
      // Pressing the button again opens the same page, so that the traveller can't pay twice.
      idempotencyKey: `card-${booking.id}-${booking.version}-${amountDue(booking)}`,
    })
    if (!session.url) throw new Error('The checkout has no address')
    return { url: session.url }
  } catch (error) {
    deps.log.error({ type: error instanceof Error ? error.name : 'unknown' }, 'checkout failed')
    throw new DomainError('CARD_PAYMENTS_UNAVAILABLE', {}, { cause: error })
  }
}

function sessionFor({ publicUrl }: Deps, booking: Booking): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    // Only what pays at once: who returns after a method that takes days would be asked to pay again.
    allowed_payment_method_types: ['card'],
    locale: 'it',
    client_reference_id: booking.id,
    customer_email: booking.contactEmail,
    metadata: { bookingId: booking.id },
    success_url: `${publicUrl}/#/booking-confirmation/${booking.id}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${publicUrl}/#/payment-custom/${booking.id}`,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: amountDue(booking),
          product_data: {
            name: `${booking.destinationTitle}, partenza ${formatDate(booking.startDate)}`,
            description: `Prenotazione ${bookingReference(booking.id)}`,
          },
        },
      },
    ],
  }
}
