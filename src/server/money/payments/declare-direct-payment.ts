import { adminNotes } from '../../../domain/booking/booking-texts.ts'
import { paymentProviders } from '../../../domain/booking/bookings.ts'
import type { ExtraChoice } from '../../../domain/booking/extras.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { requireQuotedAccount, type StoredAccount } from '../../accounts/quoted-account.ts'
import { readBookingRules } from '../../booking/bookings/booking-rules.ts'
import {
  bookTrip,
  sameRequest,
  type TripBookingRequest,
} from '../../booking/bookings/create-trip-booking.ts'
import { drawReference, withFreeReference } from '../../booking/bookings/draw-reference.ts'
import {
  mayMove,
  moveBooking,
  refusePayment,
  requireBooking,
} from '../../booking/bookings/move-booking.ts'
import { type Booking, findBooking, type NewBooking } from '../../booking/bookings/store.ts'
import { submitOnce } from '../../booking/bookings/submit-once.ts'
import { recordLaterAcceptance } from '../../catalogue/legal/accept-terms.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueDeclarationMails, withNote } from './declare-transfer.ts'

export type DirectPayment = {
  bookingId?: string | null | undefined
  data?: TripBookingRequest | null | undefined
}

/**
 * 'Sì, ho completato il pagamento' in the direct checkout: updates the booking that the browser remembers;
 * without one, or if it is for another trip or party, makes a booking from the form data.
 */
export async function declareDirectPayment(deps: Deps, payment: DirectPayment): Promise<Booking> {
  const { bookingId, data } = payment
  const known = bookingId ? await findBooking(deps.db, bookingId) : undefined
  if (known && (!data || isOf(known, data))) return declareById(deps, known.id, data)
  if (!data) throw new DomainError('BOOKING_NOT_FOUND')
  // The money is on its way, so a repeated booking needs no confirmation.
  const sent = { ...data, again: true }
  const booking = await submitOnce(deps, {
    id: data.submissionId,
    accept: (existing) => sameRequest(existing, data),
    read: readBookingRules,
    work: async (tx, rules) => declare(tx, deps, await bookTrip(tx, deps, rules, sent)),
  })
  return isDeclared(booking) ? booking : declareById(deps, booking.id)
}

/** The same travellers on the same departure. Other names, or a cancelled booking, make a new request. */
function isOf(booking: Booking, data: TripBookingRequest): boolean {
  return (
    booking.status !== 'cancelled' &&
    booking.startDate === data.startDate &&
    booking.contactEmail === data.email &&
    tripIdOf(booking.tripId) === tripIdOf(data.tripId) &&
    namesOf(booking.travelers) === namesOf(data.travelers) &&
    unitsOf(booking.extras) === unitsOf(data.extras ?? [])
  )
}

function namesOf(people: readonly { firstName: string; lastName: string }[]): string {
  return JSON.stringify(people.map(({ firstName, lastName }) => [firstName, lastName]))
}

/** Compares chosen extras regardless of their order. */
function unitsOf(extras: readonly ExtraChoice[]): string {
  return JSON.stringify(extras.map(({ id, units }) => `${id} ${units}`).toSorted())
}

function isDeclared({ status, paymentStatus }: Booking): boolean {
  return status === 'payment_initiated' && paymentStatus === 'pending_confirmation'
}

function declareById(
  deps: Deps,
  bookingId: string,
  data?: TripBookingRequest | null,
): Promise<Booking> {
  const work = async (tx: Tx) => {
    // The account is locked before the booking, in the same order as when an account is blocked.
    const shown = data?.accountId ? await requireQuotedAccount(tx, deps, data.accountId) : undefined
    const booking = await requireBooking(tx, bookingId)
    await recordLaterAcceptance(tx, deps, booking.id, data?.acceptedTerms)
    const change = shown ? await asShown(tx, booking, shown, data?.paymentReference) : {}
    return declare(tx, deps, booking, change)
  }
  return retrying(() => withFreeReference(() => deps.db.transaction(work)))
}

/** The booking takes the account and the causale that the page showed, because the money is sent there. */
async function asShown(
  tx: Tx,
  booking: Booking,
  shown: StoredAccount,
  wanted: string | null | undefined,
): Promise<Partial<NewBooking>> {
  const isSame =
    shown.ibanId === booking.ibanId &&
    shown.configuredAccount?.iban === booking.configuredAccount?.iban
  if (isSame && (!wanted || wanted === booking.paymentReference)) return {}
  return { ...shown, paymentReference: await drawReference(tx, shown.ibanId, wanted) }
}

async function declare(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  change: Partial<NewBooking> = {},
): Promise<Booking> {
  if (isDeclared(booking)) return booking
  if (!mayMove(booking, 'older_payment_declared')) refusePayment(booking)
  const moved = await moveBooking(tx, booking, {
    event: 'older_payment_declared',
    actor: traveller,
    now: deps.now(),
    change: {
      ...change,
      paymentProvider: paymentProviders.bankTransfer,
      transferDeclaredAt: deps.now(),
      adminNotes: withNote(booking, adminNotes.directPaymentDeclared),
    },
  })
  await queueDeclarationMails(tx, deps, moved)
  return moved
}
