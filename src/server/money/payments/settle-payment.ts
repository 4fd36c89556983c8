import type { BookingEvent } from '../../../domain/booking/bookings.ts'
import { milestonesOf } from '../../../domain/booking/payment-plan.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { PaymentMethod } from '../../../domain/money/ledger-accounts.ts'
import type { Cents } from '../../../domain/money.ts'
import { eventReached } from '../../accounts/amounts.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import {
  mayMove,
  moveBooking,
  recountBooking,
  refusePayment,
  requireBooking,
} from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { hasSpots } from '../../booking/departures/spots.ts'
import { documentsReceived } from '../../booking/documents/store.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { requireOpenMonth } from '../ledger/months.ts'
import { isRecorded, type NewMovement, writeMovement } from '../movements/write-movement.ts'
import { unexpectedPaymentMail } from './mails.ts'
import { paymentConfirmedMail } from './received-mails.ts'

export type Settlement = {
  bookingId: string
  amount: Cents
  provider: PaymentMethod | 'stripe' | 'voucher'
  /** The payment's unique name: it is settled only once. Staff forms draw a fresh id per form. */
  externalId: string
  actor: Actor
  /** What the payment covers by decision of staff; otherwise the amount decides. */
  covers?: 'deposit' | 'full' | undefined
  receivedOn?: IsoDate | undefined
  note?: string | null | undefined
  expectedVersion?: number | undefined
  /** The day was chosen by staff: it must be in an open month. */
  isDayChosen?: boolean | undefined
  /** Seen on a bank statement: recorded even where the booking expects no payment. */
  isOnStatement?: boolean | undefined
  /** The seat of the traveller who pays, where everyone pays their own part. */
  shareSeat?: number | undefined
}

export type Settled = { booking: Booking; changed: boolean }

/**
 * The only way in which money reaches a booking: confirmations by staff, the card provider's notice and the
 * traveller's return all end here, in any order and any number of times.
 */
export async function settlePayment(tx: Tx, deps: Deps, settlement: Settlement): Promise<Settled> {
  const booking = await requireBooking(tx, settlement.bookingId)
  if (await isRecorded(tx, settlement.externalId)) return { booking, changed: false }
  if (settlement.expectedVersion !== undefined && settlement.expectedVersion !== booking.version) {
    throw new DomainError('VERSION_CONFLICT')
  }
  if (settlement.isDayChosen && settlement.receivedOn) {
    await requireOpenMonth(tx, settlement.receivedOn)
  }
  const event = eventFor(booking, settlement)
  if (!isExpected(booking, event)) {
    // Staff get an error and can decide again; money that has really arrived must be recorded.
    if (settlement.provider !== 'stripe' && !settlement.isOnStatement) refusePayment(booking)
    return recordUnexpected(tx, deps, booking, settlement)
  }
  // A late payment reactivates the booking while there are spots; otherwise staff must decide.
  if (!(await hasSpots(tx, booking))) {
    if (settlement.provider === 'voucher') throw new DomainError('SPOTS_RELEASED')
    return recordUnexpected(tx, deps, booking, settlement)
  }
  const settled = await (event ? settleEvent : settlePart)(tx, deps, booking, settlement, event)
  return { booking: settled, changed: true }
}

/** No payment is expected for a cancelled or refunded booking. */
function isExpected(booking: Booking, event: BookingEvent | null): boolean {
  if (event !== null) return mayMove(booking, event)
  return booking.status !== 'cancelled' && booking.paymentStatus !== 'refunded'
}

async function settleEvent(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  settlement: Settlement,
  event: BookingEvent | null,
): Promise<Booking> {
  if (event === null) return booking
  const amountPaid = booking.amountPaid + settlement.amount
  await recordPayment(tx, deps, settlement, {
    kind: kindOf(booking, event),
    acceptedFor: acceptedFor(booking, settlement, amountPaid),
  })
  const moved = await moveBooking(tx, booking, {
    event,
    actor: settlement.actor,
    now: deps.now(),
    change: { amountPaid, paymentProvider: settlement.provider },
    facts: {
      amount: settlement.amount,
      amountPaid,
      provider: settlement.provider,
      ...shareFact(settlement),
    },
  })
  await thank(tx, deps, moved, { amount: settlement.amount })
  return moved
}

/** A part payment below the deposit, or towards a balance that stays open. */
async function settlePart(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  settlement: Settlement,
): Promise<Booking> {
  const { amount, provider, actor } = settlement
  const amountPaid = booking.amountPaid + amount
  await recordPayment(tx, deps, settlement, { kind: kindOf(booking, null) })
  const updated = await recountBooking(tx, booking, {
    action: 'payment_recorded',
    actor,
    now: deps.now(),
    change: { amountPaid },
    facts: { amount, amountPaid, provider, ...shareFact(settlement) },
  })
  if (reachesInstalment(booking, amountPaid)) {
    await thank(tx, deps, updated, { amount, isInstalment: true })
  }
  return updated
}

/** For the log: whose part it was, by position in the party. */
function shareFact({ shareSeat }: Settlement) {
  return shareSeat === undefined ? {} : { share: shareSeat + 1 }
}

async function thank(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  received: { amount: Cents; isInstalment?: boolean },
): Promise<void> {
  const account = await bankAccountOf(tx, deps, booking)
  const hasDocuments = !(await documentsReceived(tx, booking)).includes(null)
  await queueEmail(tx, paymentConfirmedMail(deps, booking, account, { ...received, hasDocuments }))
}

/** Null: a part payment below the deposit, or towards a balance that stays open. */
function eventFor(booking: Booking, settlement: Settlement): BookingEvent | null {
  if (settlement.covers === 'full') return 'full_payment_confirmed'
  const event = eventReached(booking, booking.amountPaid + settlement.amount)
  if (settlement.covers === 'deposit') return depositEvent(booking, event)
  return event === 'deposit_confirmed' && booking.paymentStatus === 'deposit_paid' ? null : event
}

/** A deposit that covers the whole price leaves no balance, so it counts as full payment. */
function depositEvent(booking: Booking, reached: BookingEvent | null): BookingEvent {
  const isAll = booking.depositAmount >= booking.totalPrice || reached === 'full_payment_confirmed'
  return isAll && mayMove(booking, 'deposit_confirmed')
    ? 'full_payment_confirmed'
    : 'deposit_confirmed'
}

/** The sum that staff accept as paid, where less was received. */
function acceptedFor(booking: Booking, { covers }: Settlement, amountPaid: Cents) {
  if (!covers) return undefined
  const wanted = covers === 'full' ? booking.totalPrice : booking.depositAmount
  return amountPaid < wanted ? wanted : undefined
}

/** True when a payment completes an instalment, which is mailed like deposit and balance. */
function reachesInstalment(booking: Booking, amountPaid: Cents): boolean {
  if (!booking.paymentPlan || booking.paymentStatus !== 'deposit_paid') return false
  return milestonesOf(booking).some((sum) => sum > booking.amountPaid && sum <= amountPaid)
}

type PaymentKind = NewMovement['kind']

/** Whether the money pays the deposit or the rest of the price. */
function kindOf(booking: Booking, event: BookingEvent | null): PaymentKind {
  const beyondDeposit = event === null && booking.paymentStatus === 'deposit_paid'
  return event === 'full_payment_confirmed' || beyondDeposit ? 'full' : 'deposit'
}

function recordPayment(
  tx: Tx,
  deps: Deps,
  settlement: Settlement,
  more: Pick<NewMovement, 'kind' | 'acceptedFor'>,
) {
  const { bookingId, amount, provider, externalId, note, actor, shareSeat } = settlement
  return writeMovement(tx, deps, {
    bookingId,
    amount,
    provider,
    externalId,
    note,
    actor,
    shareSeat,
    day: settlement.receivedOn,
    ...more,
  })
}

/**
 * Records money that was not expected: staff see it in the booking, in a mail, and in the Cassa as to be
 * refunded.
 */
async function recordUnexpected(
  tx: Tx,
  deps: Deps,
  booking: Booking,
  settlement: Settlement,
): Promise<Settled> {
  await recordPayment(tx, deps, settlement, { kind: 'full' })
  const amountPaid = booking.amountPaid + settlement.amount
  const updated = await recountBooking(tx, booking, {
    action: 'payment_unexpected',
    actor: settlement.actor,
    now: deps.now(),
    change: { amountPaid },
    facts: { amount: settlement.amount, amountPaid },
  })
  await queueEmail(tx, unexpectedPaymentMail(deps, updated, settlement.amount))
  return { booking: updated, changed: true }
}
