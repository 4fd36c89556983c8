import { initialState } from '../../domain/bookings.ts'
import { paymentWindowMs } from '../../domain/payment-countdown.ts'
import { bankAccountOf } from '../accounts/bank-account.ts'
import { requireQuotedAccount } from '../accounts/quoted-account.ts'
import { reportMissingAccount } from '../accounts/report-missing-account.ts'
import { lockOpenAccount } from '../accounts/store.ts'
import { traveller, writeAudit } from '../audit/write-audit.ts'
import { keepFirstPack } from '../contract-pack/keep-pack.ts'
import type { Tx } from '../db/client.ts'
import { takeSpots } from '../departures/take-spots.ts'
import type { Deps } from '../deps.ts'
import { recordAcceptance, requireCurrentTerms } from '../legal/accept-terms.ts'
import { termsText } from '../legal/terms.ts'
import { markLinkUsed } from '../links/store.ts'
import { queueEmail } from '../mail/outbox.ts'
import { queueBookingMail } from '../mail/visitor-mail.ts'
import { closeOffer, openOffer } from '../waiting-list/use-offer.ts'
import { drawReference } from './draw-reference.ts'
import { lockGuest, requireFairShare, spotsHeldUntil } from './hold-spots.ts'
import { agencyBookingMail, bookingReceivedMail } from './mails.ts'
import { type Booking, insertBooking, type NewBooking } from './store.ts'

type Placed =
  | 'status'
  | 'paymentStatus'
  | 'departureId'
  | 'spotsTaken'
  | 'spotsHeldUntil'
  | 'paymentReference'
  | 'paymentExpiresAt'

export type BookingDraft = Omit<NewBooking, Placed> & {
  wantedReference?: string | null | undefined
  /** The id of the texts that the page has shown. */
  acceptedTerms?: string | null | undefined
}

/** Spots, booking, log and mail: together or not at all. */
export async function placeBooking(tx: Tx, deps: Deps, draft: BookingDraft): Promise<Booking> {
  const { wantedReference, acceptedTerms, ...values } = draft
  const terms = await requireCurrentTerms(tx, deps, acceptedTerms)
  // Blocked since the link was read: the booking is made with what has taken its place.
  const ibanId = (await lockOpenAccount(tx, values.ibanId ?? null))?.id ?? null
  const free = values.totalPrice === 0
  const people = values.adultCount + (values.childCount ?? 0)
  if (!values.bookingLinkId) await lockGuest(tx, values)
  const offer = values.bookingLinkId ? await openOffer(tx, values.bookingLinkId) : undefined
  const departureId = await takeSpots(tx, values.tripId, values.startDate, people)
  const booking = await insertBooking(tx, {
    ...values,
    ...initialState(free),
    ...(offer && !ibanId ? await requireQuotedAccount(tx, null) : { ibanId }),
    departureId,
    spotsTaken: departureId ? people : 0,
    spotsHeldUntil: free ? null : await spotsHeldUntil(tx, values, deps.now()),
    paymentReference: free ? null : await drawReference(tx, ibanId, wantedReference),
    paymentExpiresAt: free ? null : new Date(deps.now().getTime() + paymentWindowMs),
  })
  if (terms) await recordAcceptance(tx, booking.id, terms, deps.now())
  await keepFirstPack(tx, deps, booking)
  if (booking.bookingLinkId) await markLinkUsed(tx, booking.bookingLinkId)
  else await requireFairShare(tx, booking, departureId)
  if (offer) await closeOffer(tx, offer, booking.id)
  await writeAudit(tx, {
    actor: traveller,
    action: 'created',
    entity: 'booking',
    entityId: booking.id,
    after: {
      status: booking.status,
      paymentStatus: booking.paymentStatus,
      ...(terms ? { terms: termsText(terms) } : {}),
    },
  })
  const account = await bankAccountOf(tx, booking)
  if (account.isDefault && !free) await reportMissingAccount(tx, deps, booking, account)
  await queueBookingMail(tx, deps, booking, bookingReceivedMail(deps, booking, account))
  await queueEmail(tx, agencyBookingMail(deps, booking))
  return booking
}
