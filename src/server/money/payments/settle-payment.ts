import { eq } from 'drizzle-orm'
import type { BookingEvent } from '../../../domain/booking/bookings.ts'
import { milestonesOf } from '../../../domain/booking/payment-plan.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PaymentMethod } from '../../../domain/money/ledger-accounts.ts'
import type { Cents } from '../../../domain/money.ts'
import { eventReached } from '../../accounts/amounts.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import {
  mayMove,
  moveBooking,
  refusePayment,
  requireBooking,
} from '../../booking/bookings/move-booking.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { hasSpots } from '../../booking/departures/spots.ts'
import { documentsReceivedAt } from '../../booking/documents/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { requireOpenMonth } from '../ledger/months.ts'
import { unexpectedPaymentMail } from './mails.ts'
import { paymentConfirmedMail } from './received-mails.ts'

export type Settlement = {
  bookingId: string
  amount: Cents
  provider: PaymentMethod | 'stripe' | 'voucher'
  /** Names the payment: the same one settles once. Staff screens draw a fresh id per form. */
  externalId: string
  actor: Actor
  /** What staff decide that the money covers; without it the amount decides. */
  covers?: 'deposit' | 'full' | undefined
  receivedOn?: IsoDate | undefined
  note?: string | null | undefined
  expectedVersion?: number | undefined
  /** Seen on the bank's own list: it is written down even where the booking waits for nothing. */
  isOnStatement?: boolean | undefined
}

export type Settled = { booking: Booking; changed: boolean }

/**
 * The one way in which money reaches a booking: a member of staff who saw the transfer, the card
 * provider's notice and the traveller's return from it all end here, in any order, any number of times.
 */
export async function settlePayment(tx: Tx, deps: Deps, settlement: Settlement): Promise<Settled> {
  const booking = await requireBooking(tx, settlement.bookingId)
  if (await isRecorded(tx, settlement.externalId)) return { booking, changed: false }
  if (settlement.expectedVersion !== undefined && settlement.expectedVersion !== booking.version) {
    throw new DomainError('VERSION_CONFLICT')
  }
  const event = eventFor(booking, settlement)
  const amountPaid = booking.amountPaid + settlement.amount
  if (event !== null && !mayMove(booking, event)) {
    // Staff can think again; money that has really come must be written down.
    if (settlement.provider !== 'stripe' && !settlement.isOnStatement) refusePayment(booking)
    return recordUnexpected(tx, deps, booking, settlement)
  }
  // Late money brings the booking back while there is room; otherwise staff have to decide.
  if (!(await hasSpots(tx, booking))) {
    if (settlement.provider === 'voucher') throw new DomainError('SPOTS_RELEASED')
    return recordUnexpected(tx, deps, booking, settlement)
  }
  await recordPayment(tx, deps, settlement, kindOf(booking, event))
  const facts = { amount: settlement.amount, amountPaid, provider: settlement.provider }
  const now = deps.now()
  const hasDocuments = (await documentsReceivedAt(tx, booking.id)) !== null
  if (event === null) {
    const updated = await updateBooking(tx, booking.id, { amountPaid }, now)
    await auditPart(tx, settlement, facts)
    if (reachesInstalment(booking, amountPaid)) {
      const account = await bankAccountOf(tx, updated)
      const received = { amount: settlement.amount, isInstalment: true, hasDocuments }
      await queueEmail(tx, paymentConfirmedMail(deps, updated, account, received))
    }
    return { booking: updated, changed: true }
  }
  const moved = await moveBooking(tx, booking, {
    event,
    actor: settlement.actor,
    now,
    change: { amountPaid, paymentProvider: settlement.provider },
    facts,
  })
  const account = await bankAccountOf(tx, moved)
  const received = { amount: settlement.amount, hasDocuments }
  await queueEmail(tx, paymentConfirmedMail(deps, moved, account, received))
  return { booking: moved, changed: true }
}

/** Null: a part that does not yet reach the deposit, or more towards a balance still open. */
function eventFor(booking: Booking, settlement: Settlement): BookingEvent | null {
  if (settlement.covers === 'full') return 'full_payment_confirmed'
  if (settlement.covers === 'deposit') return 'deposit_confirmed'
  const event = eventReached(booking, booking.amountPaid + settlement.amount)
  return event === 'deposit_confirmed' && booking.paymentStatus === 'deposit_paid' ? null : event
}

/** One more instalment of a plan is complete: worth a word, as the deposit and the balance are. */
function reachesInstalment(booking: Booking, amountPaid: Cents): boolean {
  if (!booking.paymentPlan || booking.paymentStatus !== 'deposit_paid') return false
  return milestonesOf(booking).some((sum) => sum > booking.amountPaid && sum <= amountPaid)
}

export async function isRecorded(tx: Tx, externalId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: bookingPayments.id })
    .from(bookingPayments)
    .where(eq(bookingPayments.externalId, externalId))
    .limit(1)
  return rows.length > 0
}

type PaymentKind = (typeof bookingPayments.$inferInsert)['kind']

/** What the money goes towards: the deposit, or the rest of the price. */
function kindOf(booking: Booking, event: BookingEvent | null): PaymentKind {
  const beyondDeposit = event === null && booking.paymentStatus === 'deposit_paid'
  return event === 'full_payment_confirmed' || beyondDeposit ? 'full' : 'deposit'
}

async function recordPayment(tx: Tx, { now }: Deps, settlement: Settlement, kind: PaymentKind) {
  const receivedOn = settlement.receivedOn ?? todayInRome(now())
  await requireOpenMonth(tx, receivedOn)
  await tx.insert(bookingPayments).values({
    bookingId: settlement.bookingId,
    amount: settlement.amount,
    receivedOn,
    provider: settlement.provider,
    kind,
    externalId: settlement.externalId,
    note: settlement.note ?? null,
    recordedBy: settlement.actor.id,
  })
}

async function auditPart(tx: Tx, settlement: Settlement, after: Record<string, unknown>) {
  const { actor, bookingId: entityId } = settlement
  await writeAudit(tx, { actor, action: 'payment_recorded', entity: 'booking', entityId, after })
}

async function recordUnexpected(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  settlement: Settlement,
): Promise<Settled> {
  await recordPayment(tx, deps, settlement, 'full')
  const amountPaid = booking.amountPaid + settlement.amount
  const updated = await updateBooking(tx, booking.id, { amountPaid }, deps.now())
  await writeAudit(tx, {
    actor: settlement.actor,
    action: 'payment_unexpected',
    entity: 'booking',
    entityId: booking.id,
    after: { amount: settlement.amount, amountPaid, status: booking.status },
  })
  await queueEmail(tx, unexpectedPaymentMail(deps, updated, settlement.amount))
  return { booking: updated, changed: true }
}
