import type Stripe from 'stripe'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { providerEvents } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { bookRefundNotice, bookWaitingRefunds, isRefundNotice } from './record-refunds.ts'
import { settlePayment } from './settle-payment.ts'
import { stripeClient } from './stripe-client.ts'

const stripe = { id: null, name: 'Stripe' }

/** The only notices of payments; apart from these and refunds, all are ignored. */
const paidEvents = ['checkout.session.completed', 'checkout.session.async_payment_succeeded']

/** The notice's signature must have been verified before; no further query goes to the provider. */
export async function settleFromNotice(deps: Deps, event: Stripe.Event): Promise<void> {
  if (isRefundNotice(event)) return bookRefundNotice(deps, event, stripe)
  const isPaid = paidEvents.includes(event.type)
  const session = event.data.object as Stripe.Checkout.Session
  await retrying(() =>
    deps.db.transaction(async (tx) => {
      // The event id is stored in the transaction of its effects.
      const isNew = await rememberEvent(tx, event)
      if (isNew && isPaid) await settleKnown(tx, deps, event.id, session)
    }),
  )
  if (isPaid) await bookWaitingRefunds(deps, paymentIdOf(session), stripe)
}

async function settleKnown(tx: Tx, deps: Deps, eventId: string, session: Stripe.Checkout.Session) {
  try {
    await settleSession(tx, deps, session)
  } catch (error) {
    // A booking that does not exist now never will: a retry of the notice would not help.
    if (!isDomainError(error, 'BOOKING_NOT_FOUND')) throw error
    deps.log.warn({ event: eventId }, 'card payment for an unknown booking')
  }
}

/** The traveller returns from the provider's page, possibly before its notice arrives. */
export async function settleFromReturn(
  deps: Deps,
  bookingId: string,
  sessionId: string,
): Promise<Booking> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const provider = await stripeClient(deps.env)
  const session = await provider.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
    throw new DomainError('CARD_PAYMENTS_UNAVAILABLE', {}, { cause: error })
  })
  if (bookingIdOf(session) !== booking.id) throw new DomainError('BOOKING_NOT_FOUND')
  await retrying(() => deps.db.transaction((tx) => settleSession(tx, deps, session)))
  return (await findBooking(deps.db, bookingId)) ?? booking
}

async function settleSession(tx: Tx, deps: Deps, session: Stripe.Checkout.Session) {
  if (session.payment_status !== 'paid' || !session.amount_total) return
  if (isForeign(session)) return refuseCurrency(tx, session)
  await settlePayment(tx, deps, {
    bookingId: bookingIdOf(session),
    amount: session.amount_total,
    provider: 'stripe',
    externalId: paymentIdOf(session),
    actor: stripe,
  })
}

/** Amounts are in euro cents: a hundred yen must never count as one euro. */
function isForeign({ currency }: Stripe.Checkout.Session): boolean {
  return Boolean(currency) && currency !== 'eur'
}

/** Staff must look at it, so it is added to the booking's history. */
async function refuseCurrency(tx: Tx, session: Stripe.Checkout.Session) {
  const { id } = await requireBooking(tx, bookingIdOf(session))
  await writeAudit(tx, {
    actor: stripe,
    action: 'payment_unexpected',
    entity: 'booking',
    entityId: id,
    after: { currency: session.currency, amount: session.amount_total },
  })
}

function bookingIdOf(session: Stripe.Checkout.Session): string {
  return session.metadata?.bookingId ?? session.client_reference_id ?? ''
}

/** The same id for the notice, its repetitions and the traveller's return. */
function paymentIdOf(session: Stripe.Checkout.Session): string {
  const intent = session.payment_intent
  return typeof intent === 'string' ? intent : (intent?.id ?? session.id)
}

async function rememberEvent(tx: Tx, event: Stripe.Event): Promise<boolean> {
  const rows = await tx
    .insert(providerEvents)
    .values({ id: event.id, provider: 'stripe', type: event.type })
    .onConflictDoNothing()
    .returning({ id: providerEvents.id })
  return rows.length > 0
}
