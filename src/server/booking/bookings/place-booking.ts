import { initialState } from '../../../domain/booking/bookings.ts'
import { heldUntil } from '../../../domain/booking/holding.ts'
import { DomainError } from '../../../domain/errors.ts'
import { paymentWindowMs } from '../../../domain/money/payment-countdown.ts'
import { type PaymentPromise, paymentPromise } from '../../../domain/money/payment-promise.ts'
import { type BankAccount, bankAccountOf, savedAccount } from '../../accounts/bank-account.ts'
import { requireQuotedAccount } from '../../accounts/quoted-account.ts'
import { reportMissingAccount } from '../../accounts/report-missing-account.ts'
import { lockOpenAccount, type SavedIban } from '../../accounts/store.ts'
import {
  keepTexts,
  recordAcceptance,
  requireCurrentTerms,
} from '../../catalogue/legal/accept-terms.ts'
import { currentTerms, type Terms, termsText } from '../../catalogue/legal/terms.ts'
import { type Actor, traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { together } from '../../platform/db/together.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmails } from '../../platform/mail/outbox.ts'
import { withinAllowance } from '../../platform/mail/visitor-mail.ts'
import { keepFirstPack } from '../contract-pack/keep-pack.ts'
import { spotsForNew, takeForNew } from '../departures/spots.ts'
import { lockDeparture, type StoredDeparture } from '../departures/store.ts'
import { requireExtras } from '../extras/extras-taken.ts'
import { markLinkUsed } from '../links/store.ts'
import { openOfferOfLink, type WaitingEntry } from '../waiting-list/store.ts'
import { closeOffer, openOffer } from '../waiting-list/use-offer.ts'
import type { BookingRules } from './booking-rules.ts'
import { drawReference } from './draw-reference.ts'
import { lockGuest, requireFairShare } from './hold-spots.ts'
import { agencyBookingMail, bookingReceivedMail } from './mails.ts'
import { isBookedAlready } from './same-party.ts'
import { type Booking, insertBooking, type NewBooking } from './store.ts'

type Placed = 'status' | 'paymentStatus' | 'paymentReference' | 'paymentExpiresAt'

export type BookingDraft = Omit<NewBooking, Placed> & {
  wantedReference?: string | null | undefined
  /** The id of the legal texts that the page showed. */
  acceptedTerms?: string | null | undefined
  /** Confirms a second booking for the same people; in a trial this is the default. */
  again?: boolean | undefined
  /** Further agreements with the customer: part of contract and mail. */
  note?: string | undefined
  /**
   * The member of staff who booked for the traveller; the traveller may then agree to the texts later, on
   * their own page.
   */
  staff?: Actor | undefined
}

/**
 * Makes spots, booking, log and mail in one transaction. Three round trips, each with all queries that can
 * run by then: what the booking depends on, the booking itself, and what follows from it.
 */
export async function placeBooking(
  tx: Tx,
  deps: Deps,
  rules: BookingRules,
  draft: BookingDraft,
): Promise<Booking> {
  const { wantedReference, acceptedTerms, again = rules.isTrial, note, staff, ...values } = draft
  const terms =
    staff && !acceptedTerms ? undefined : requireCurrentTerms(deps, acceptedTerms, rules)
  if (!values.bookingLinkId) await lockGuest(tx, values)
  const held = await hold(tx, deps, values, wantedReference)
  const { account, offer, departure, paymentReference } = held
  const ibanId = account?.id ?? null
  const free = values.totalPrice === 0
  if (!again && (await isBookedAlready(tx, values))) throw new DomainError('ALREADY_BOOKED')
  const { bookingLinkId, startDate } = values
  const promise = free
    ? null
    : heldUntil(deps.now(), rules.holding, { viaLink: !!bookingLinkId, startDate })
  const spots = spotsForNew(departure, peopleOf(values), promise)
  if (departure) await requireExtras(tx, departure.id, values.extras ?? [])
  const quoted = offer && !ibanId ? await requireQuotedAccount(tx, deps, null) : { ibanId }
  const [booking] = await together([
    insertBooking(
      tx,
      {
        ...values,
        ...initialState(free),
        ...quoted,
        paymentReference,
        paymentExpiresAt: free ? null : new Date(deps.now().getTime() + paymentWindowMs),
      },
      spots,
    ),
    takeForNew(tx, spots),
    values.bookingLinkId && markLinkUsed(tx, values.bookingLinkId),
  ])
  if (!booking.bookingLinkId) await requireFairShare(tx, booking, booking.departureId)
  if (offer) await closeOffer(tx, offer, booking.id)
  await record(tx, deps, booking, {
    terms,
    account: await accountOf(tx, deps, booking, account),
    promise: paymentPromise(booking, rules.isTrial),
    note,
    staff,
  })
  return booking
}

function peopleOf({ adultCount, childCount }: Pick<NewBooking, 'adultCount' | 'childCount'>) {
  return adultCount + (childCount ?? 0)
}

type Held = {
  account: SavedIban | undefined
  offer: WaitingEntry | undefined
  departure: StoredDeparture | undefined
  paymentReference: string | null
}

/** Reads and locks everything the booking depends on, until the transaction ends. */
async function hold(
  tx: Tx,
  deps: Deps,
  values: Omit<NewBooking, Placed>,
  wantedReference: string | null | undefined,
): Promise<Held> {
  const { tripId, startDate, ibanId = null, bookingLinkId } = values
  const reference = (account: string | null) =>
    values.totalPrice === 0 ? null : drawReference(tx, account, wantedReference)
  const [account, offered, departure, drawn] = await together([
    // If the account was blocked since the link was read, its replacement is used.
    lockOpenAccount(tx, ibanId),
    bookingLinkId ? openOfferOfLink(tx, bookingLinkId) : undefined,
    lockDeparture(tx, tripId, startDate),
    reference(ibanId),
    keepTexts(tx, currentTerms(deps)),
  ])
  const offer = offered && (await openOffer(tx, offered))
  const paidInto = account?.id ?? null
  return {
    account,
    offer,
    // Locked again, because the spots set aside for the offer are free now.
    departure: offer ? await lockDeparture(tx, tripId, startDate) : departure,
    paymentReference: paidInto === ibanId ? drawn : await reference(paidInto),
  }
}

async function accountOf(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  held: SavedIban | undefined,
): Promise<BankAccount> {
  return held && held.id === booking.ibanId ? savedAccount(held) : bankAccountOf(tx, deps, booking)
}

type Made = {
  terms: Terms | undefined
  account: BankAccount
  promise: PaymentPromise
  note: string | undefined
  staff: Actor | undefined
}

/** Writes the contract, the log and the mail of the new booking. */
async function record(tx: Tx, deps: Deps, booking: Booking, made: Made) {
  const { terms, account, promise, note, staff } = made
  if (account.isDefault && booking.totalPrice > 0) {
    await reportMissingAccount(tx, deps, booking, account)
  }
  const acceptedAt = terms ? deps.now() : null
  const received = bookingReceivedMail(deps, booking, account, { promise, note })
  const mail = await withinAllowance(tx, deps, booking, received)
  await together([
    terms && acceptedAt && recordAcceptance(tx, booking.id, terms, acceptedAt),
    keepFirstPack(tx, deps, booking, { terms: terms ?? currentTerms(deps), acceptedAt, note }),
    writeAudit(tx, {
      actor: staff ?? traveller,
      action: 'created',
      entity: 'booking',
      entityId: booking.id,
      after: {
        status: booking.status,
        paymentStatus: booking.paymentStatus,
        ...(terms ? { terms: termsText(terms) } : {}),
      },
    }),
    queueEmails(tx, [mail, agencyBookingMail(deps, booking, staff?.name)]),
  ])
}
