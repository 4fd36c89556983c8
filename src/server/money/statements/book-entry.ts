import { DomainError, wrongField } from '../../../domain/errors.ts'
import type { Allocation } from '../../../domain/money/matching-proposal.ts'
import { payerWords } from '../../../domain/money/payer-names.ts'
import { shareMeant } from '../../../domain/money/share-meant.ts'
import type { Cents } from '../../../domain/money.ts'
import { requireBooking } from '../../booking/bookings/move-booking.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { findMovement } from '../movements/write-movement.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { isShared, openSharesOf } from '../shares/open-shares.ts'
import { paidSharesOf } from '../shares/store.ts'
import { recordedByHand } from './candidates.ts'
import { type Entry, insertAllocation, lockEntry } from './store.ts'

export type ExpectedAllocation = Allocation & {
  /** The amount paid when the decision was made: if it has changed since, the decision is void. */
  paidBefore?: Cents | undefined
  /** The seat that staff chose; null: for the whole booking. */
  seat?: number | null | undefined
}

export type EntryBooking = {
  entryId: string
  allocations: readonly ExpectedAllocation[]
  actor: Actor
  automatic: boolean
  reasons: readonly string[]
  /** The allocated sum when the line was read, so that a colleague's newer work is not lost. */
  expectedAllocated: Cents
}

/** Assigns a line, or parts of it, to bookings, in one transaction. */
export function bookEntry(deps: Deps, booking: EntryBooking): Promise<Entry> {
  return retrying(() => deps.db.transaction((tx) => bookEntryIn(tx, deps, booking)))
}

export async function bookEntryIn(tx: Tx, deps: Deps, booking: EntryBooking): Promise<Entry> {
  const entry = await requireUntouched(tx, booking.entryId, booking.expectedAllocated)
  const total = booking.allocations.reduce((sum, { cents }) => sum + cents, 0)
  const isTooMuch = Math.abs(entry.allocated + total) > Math.abs(entry.amount)
  if (entry.amount <= 0 || booking.allocations.some(({ cents }) => cents <= 0) || isTooMuch) {
    throw new DomainError('ENTRY_AMOUNT')
  }
  // In a fixed order, so that two clerks with the same bookings can't deadlock.
  const ordered = booking.allocations.toSorted((a, b) => (a.bookingId < b.bookingId ? -1 : 1))
  for (const [index, allocation] of ordered.entries()) {
    await allocate(tx, deps, entry, booking, allocation, index)
  }
  await writeAudit(tx, {
    actor: booking.actor,
    action: 'entry_booked',
    entity: 'statement',
    entityId: entry.id,
    before: { allocated: entry.allocated },
    after: {
      allocated: entry.allocated + total,
      automatic: booking.automatic,
      bookings: ordered.map(({ bookingId, cents }) => ({ bookingId, cents })),
    },
  })
  return { ...entry, allocated: entry.allocated + total }
}

/** Locks the line; refuses if its allocations have changed since it was read. */
export async function requireUntouched(tx: Tx, id: string, expected: Cents): Promise<Entry> {
  const entry = await lockEntry(tx, id)
  if (!entry) throw new DomainError('NOT_FOUND')
  if (entry.allocated !== expected) throw new DomainError('ENTRY_CHANGED')
  return entry
}

async function allocate(
  tx: Tx,
  deps: Deps,
  entry: Entry,
  { actor, automatic, reasons }: EntryBooking,
  allocation: ExpectedAllocation,
  index: number,
) {
  const { bookingId, cents, paidBefore, seat } = allocation
  await requireUnchanged(tx, bookingId, paidBefore)
  const part = { actor, bookingId, cents, seat, index, isLateAllowed: !automatic }
  const recorded =
    allocation.paymentId ?? (automatic ? undefined : await recordedFor(tx, entry, part))
  const payment = recorded ?? (await settle(tx, deps, entry, part))
  await insertAllocation(tx, {
    entryId: entry.id,
    kind: 'booking',
    bookingId,
    amount: cents,
    paymentId: payment,
    madePayment: recorded === undefined,
    automatic,
    reasons: [...reasons],
    createdBy: actor.name,
  })
}

async function requireUnchanged(tx: Tx, bookingId: string, paidBefore: Cents | undefined) {
  if (paidBefore === undefined) return
  const booking = await requireBooking(tx, bookingId)
  if (booking.amountPaid !== paidBefore) throw new DomainError('ENTRY_CHANGED')
}

type Part = {
  actor: Actor
  bookingId: string
  cents: Cents
  seat: number | null | undefined
  index: number
  /** Only staff may assign money to a booking that no longer expects any. */
  isLateAllowed: boolean
}

/**
 * When staff assign the line to a booking where the same payment was recorded by hand, the line confirms that
 * payment instead of adding one. Checked under the booking's lock, so that a second line can't match the same
 * payment.
 */
async function recordedFor(tx: Tx, { bookedOn }: Entry, { bookingId, cents, seat }: Part) {
  if (typeof seat === 'number') return undefined
  await requireBooking(tx, bookingId)
  const recorded = await recordedByHand(tx, [{ date: bookedOn }])
  return recorded.get(bookingId)?.find((payment) => payment.cents === cents)?.paymentId
}

/**
 * The seat whose part it is, where everyone pays their own: as chosen by staff, or else found from the line.
 */
async function seatMeant(tx: Tx, { text, payer }: Entry, { bookingId, cents, seat }: Part) {
  const booking = await requireBooking(tx, bookingId)
  if (typeof seat === 'number' && !(isShared(booking) && booking.travelers[seat])) {
    throw wrongField('seat', 'Questa prenotazione non ha più questa quota: riapri il movimento')
  }
  if (!isShared(booking)) return undefined
  if (seat !== undefined) return seat ?? undefined
  const shares = openSharesOf(booking, await paidSharesOf(tx, [bookingId]))
  const told = { text, payer: payerWords(payer, text), cents }
  return shareMeant(shares, booking.paymentReference, told)?.seat
}

/** Goes through `settlePayment`; the id is new each time, because an undone line may be booked again. */
async function settle(tx: Tx, deps: Deps, entry: Entry, part: Part): Promise<string> {
  const shareSeat = await seatMeant(tx, entry, part)
  const externalId = `entry:${entry.id}:${crypto.randomUUID().slice(0, 8)}${part.index}`
  await settlePayment(tx, deps, {
    bookingId: part.bookingId,
    amount: part.cents,
    provider: 'bank_transfer',
    externalId,
    actor: part.actor,
    receivedOn: entry.bookedOn,
    note: [entry.payer, entry.text]
      .filter((word) => word !== '')
      .join(' · ')
      .slice(0, 300),
    isOnStatement: part.isLateAllowed,
    shareSeat,
  })
  const movement = await findMovement(tx, { externalId })
  if (!movement) throw new Error('The payment was not recorded')
  return movement.id
}
