import { todayInRome } from '../../domain/dates.ts'
import { DomainError } from '../../domain/errors.ts'
import type { Cents } from '../../domain/money.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import { mayMove, moveBooking, requireBooking } from '../bookings/move-booking.ts'
import { type Booking, updateBooking } from '../bookings/store.ts'
import type { Tx } from '../db/client.ts'
import { retrying } from '../db/retry.ts'
import { bookingPayments } from '../db/schema/bookings.ts'
import type { Deps } from '../deps.ts'
import { openDay } from '../ledger/months.ts'
import { requireUntouched } from './book-entry.ts'
import { type Entry, insertAllocation } from './store.ts'

type Decision = { entryId: string; expectedAllocated: Cents; actor: Actor }

/** What is left of a line is none of our bookings: a supplier, a fee, a stranger's money. */
export function setAside(deps: Deps, { entryId, expectedAllocated, actor }: Decision) {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const entry = await requireUntouched(tx, entryId, expectedAllocated)
      const amount = entry.amount - entry.allocated
      if (amount === 0) throw new DomainError('ENTRY_AMOUNT')
      await insertAllocation(tx, { entryId, kind: 'other', amount, createdBy: actor.name })
      const after = { amount }
      await writeAudit(tx, {
        actor,
        action: 'entry_set_aside',
        entity: 'statement',
        entityId: entryId,
        after,
      })
    }),
  )
}

/** Money that left the account for the customer of a booking. */
export function recordOutgoingRefund(deps: Deps, refund: Decision & { bookingId: string }) {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const entry = await requireUntouched(tx, refund.entryId, refund.expectedAllocated)
      if (entry.amount >= 0 || entry.allocated !== 0) throw new DomainError('ENTRY_AMOUNT')
      const booking = await requireBooking(tx, refund.bookingId)
      const paymentId = await takeOff(tx, deps, booking, entry, refund.actor)
      await insertAllocation(tx, {
        entryId: entry.id,
        kind: 'refund',
        bookingId: booking.id,
        amount: entry.amount,
        paymentId,
        madePayment: paymentId !== null,
        createdBy: refund.actor.name,
      })
      await writeAudit(tx, {
        actor: refund.actor,
        action: 'refund_sent',
        entity: 'booking',
        entityId: booking.id,
        after: { amount: -entry.amount },
      })
    }),
  )
}

/** Null where staff had already taken the money off the booking: then the line only shows that it left. */
async function takeOff(tx: Tx, deps: Deps, booking: Booking, entry: Entry, actor: Actor) {
  const amount = Math.min(-entry.amount, booking.amountPaid)
  if (amount === 0) return null
  const [payment] = await tx
    .insert(bookingPayments)
    .values({
      bookingId: booking.id,
      amount: -amount,
      kind: booking.paymentStatus === 'paid' ? 'full' : 'deposit',
      receivedOn: await openDay(tx, entry.bookedOn, deps.now()),
      provider: 'refund',
      externalId: `entry:${entry.id}:refund:${crypto.randomUUID().slice(0, 8)}`,
      note: `Rimborso uscito dal conto, registrato il ${todayInRome(deps.now())}`,
      recordedBy: actor.id,
    })
    .returning({ id: bookingPayments.id })
  const amountPaid = booking.amountPaid - amount
  const event = (['refunded', 'card_refunded'] as const).find((one) => mayMove(booking, one))
  if (amountPaid === 0 && event) {
    const change = { amountPaid }
    await moveBooking(tx, booking, { event, actor, now: deps.now(), change, facts: { amount } })
  } else {
    await updateBooking(tx, booking.id, { amountPaid }, deps.now())
  }
  return payment?.id ?? null
}
