import { asc, desc, eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { bookingDetailSchema } from '../../../contract/admin/booking/booking-shapes.ts'
import {
  allowedEvents,
  type BookingEvent,
  stateOrPending,
} from '../../../domain/booking/bookings.ts'
import { holdEndsAt } from '../../../domain/booking/holding.ts'
import { bookingLinkAddress, linkReference } from '../../../domain/booking/links.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { fieldsIn } from '../../../domain/booking/traveller-fields.ts'
import { DomainError } from '../../../domain/errors.ts'
import { outstandingOf } from '../../../domain/money/money-figures.ts'
import { isReversal } from '../../../domain/money/receipts.ts'
import { amountDue, dueStep, hasMoney, plannedSteps } from '../../accounts/amounts.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import { acceptancesOf } from '../../catalogue/legal/store.ts'
import { entriesOf } from '../../platform/audit/store.ts'
import type { Db } from '../../platform/db/client.ts'
import { bookingPayments, cardPaymentAttempts } from '../../platform/db/schema/bookings.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { mailsOfBooking } from '../../platform/mail/store.ts'
import { findDepartureById, type StoredDeparture } from '../departures/store.ts'
import { batchesOfBooking } from '../documents/admin-store.ts'
import { extraView } from '../extras/extra-view.ts'
import { rowView } from './admin-list.ts'
import { owedAsVoucherOf } from './booking-facts.ts'
import { mayRetake } from './retake-spots.ts'
import { isDepositFixed } from './set-payment-plan.ts'
import { type Booking, findBooking } from './store.ts'

type Detail = z.input<typeof bookingDetailSchema>

/** All data for the page of a booking, read in a fixed number of parallel queries. */
export async function bookingDetail(deps: Deps, id: string): Promise<Detail> {
  const booking = await findBooking(deps.db, id)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const { db } = deps
  const [
    account,
    link,
    departure,
    payments,
    cardAttempts,
    documents,
    mails,
    timeline,
    accepted,
    asVoucher,
  ] = await Promise.all([
    bankAccountOf(db, deps, booking),
    linkOf(deps, booking),
    departureOf(db, booking),
    paymentsOf(db, id),
    cardAttemptsOf(db, id),
    batchesOfBooking(db, id),
    mailsOfBooking(db, id),
    entriesOf(db, 'booking', id),
    acceptancesOf(db, id),
    owedAsVoucherOf(db, booking),
  ])
  return {
    ...ownFields(booking),
    owedAsVoucher: asVoucher,
    allowedEvents: offeredEvents(booking, departure?.decision === 'cancelled', deps.now()),
    account,
    link,
    departure: departure && departureView(departure),
    payments,
    cardAttempts,
    documents,
    mails,
    timeline,
    acceptedTerms: acceptedTermsOf(accepted),
  }
}

function acceptedTermsOf(
  accepted: Awaited<ReturnType<typeof acceptancesOf>>,
): Detail['acceptedTerms'] {
  const [first] = accepted
  if (!first) return null
  const texts = accepted.map(({ text }) => `${text.title} ${text.version}`).join(', ')
  return { acceptedAt: first.acceptedAt.toISOString(), texts }
}

function ownFields(booking: Booking) {
  return {
    ...rowView(booking),
    amountGivenBack: booking.amountGivenBack,
    leavingPenalty: booking.leavingPenalty,
    leftGivenBack: booking.leftGivenBack,
    leftOn: booking.leftOn,
    tripDays: booking.tripDays,
    nights: booking.nights,
    airport: booking.airport,
    price: booking.price,
    paymentType: booking.paymentType,
    childDiscountAmount: booking.childDiscountAmount,
    extras: booking.extras.map(extraView),
    balance: outstandingOf(booking),
    amountDue: amountDue(booking),
    balanceDueDate: booking.balanceDueDate,
    next: dueStep(booking) ?? null,
    instalments: plannedSteps(booking),
    depositFixed: isDepositFixed(booking),
    paymentProvider: booking.paymentProvider,
    paymentExpiresAt: booking.paymentExpiresAt?.toISOString() ?? null,
    adminNotes: booking.adminNotes,
    declaration: booking.declaration,
    spotsHeldUntil: holdEndsAt(booking)?.toISOString() ?? null,
    spotsReleasedAt: booking.spotsReleasedAt?.toISOString() ?? null,
    travelers: booking.travelers.map((person) => ({
      ...travellerIn('list', person),
      hasDetails: fieldsIn('reveal').some((name) => Boolean(person[name])),
    })),
    personalDataRemovedAt: booking.personalDataRemovedAt?.toISOString() ?? null,
  }
}

/** The events that the state tables allow and that make sense for this booking. */
function offeredEvents(booking: Booking, isCalledOff: boolean, now: Date): BookingEvent[] {
  const isOffered: Partial<Record<BookingEvent, boolean>> = {
    refunded: hasMoney(booking),
    spots_retaken: mayRetake(booking, now) && !isCalledOff,
    // A booking can't be reinstated on a cancelled departure.
    reinstated: !isCalledOff,
  }
  return allowedEvents(stateOrPending(booking.status, booking.paymentStatus)).filter(
    (event) => isOffered[event] ?? true,
  )
}

async function linkOf({ db, publicUrl }: Deps, booking: Booking): Promise<Detail['link']> {
  if (!booking.bookingLinkId) return null
  const [row] = await db
    .select()
    .from(bookingLinks)
    .where(eq(bookingLinks.id, booking.bookingLinkId))
  if (!row) return null
  const { id, kind, createdBy, token } = row
  const url = bookingLinkAddress(publicUrl, token)
  return { id, reference: linkReference(id), url, kind, createdBy }
}

async function departureOf(db: Db, { departureId }: Booking) {
  return departureId ? ((await findDepartureById(db, departureId)) ?? null) : null
}

function departureView(departure: StoredDeparture): NonNullable<Detail['departure']> {
  const { id, spotsAvailable, totalSpots, coordinator1, coordinator2 } = departure
  const coordinators = [coordinator1, coordinator2].filter((name): name is string => !!name)
  return { id, spotsAvailable, totalSpots, coordinators }
}

async function paymentsOf(db: Db, bookingId: string): Promise<Detail['payments']> {
  const rows = await db
    .select({
      payment: bookingPayments,
      staffName: staffUsers.name,
      receipt: receipts,
      mailId: outbox.id,
    })
    .from(bookingPayments)
    .leftJoin(staffUsers, eq(staffUsers.id, bookingPayments.recordedBy))
    .leftJoin(receipts, eq(receipts.paymentId, bookingPayments.id))
    .leftJoin(outbox, eq(outbox.dedupeKey, sql`'receipt:' || ${receipts.id}`))
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  return rows.map(({ payment, staffName, receipt, mailId }) => ({
    ...payment,
    receipt: receipt && {
      ...receipt,
      isReversal: isReversal({ ...payment, kind: receipt.kind }),
      isMailed: mailId !== null,
    },
    // An author who is not a member of staff (the program, the sample agency) has no name: the id is never
    // shown.
    recordedBy: staffName,
    createdAt: payment.createdAt.toISOString(),
  }))
}

async function cardAttemptsOf(db: Db, bookingId: string): Promise<Detail['cardAttempts']> {
  const rows = await db
    .select()
    .from(cardPaymentAttempts)
    .where(eq(cardPaymentAttempts.bookingId, bookingId))
    .orderBy(desc(cardPaymentAttempts.createdAt), desc(cardPaymentAttempts.id))
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
