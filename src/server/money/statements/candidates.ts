import { and, eq, inArray, notInArray, or, sql } from 'drizzle-orm'
import { normaliseIban } from '../../../domain/accounts/iban.ts'
import { isOpen, stateOrPending } from '../../../domain/booking/bookings.ts'
import { milestonesOf } from '../../../domain/booking/payment-plan.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { readBookingCodes, readReferences } from '../../../domain/money/causale.ts'
import type { MatchedLine } from '../../../domain/money/matching.ts'
import {
  type Candidate,
  type RecordedPayment,
  recordedWithin,
} from '../../../domain/money/matching-evidence.ts'
import type { Person } from '../../../domain/money/payer-names.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { bookingLinks, savedIbans } from '../../platform/db/schema/links.ts'
import { isShared, openSharesOf } from '../shares/open-shares.ts'
import { paidSharesOf } from '../shares/store.ts'

const declared = ['bank_transfer_pending', 'pending_confirmation']

type Dated = Pick<MatchedLine, 'text' | 'date'>

/** All bookings that expect money, and closed ones whose causale occurs in these lines. */
export async function loadCandidates(db: Db | Tx, lines: readonly Dated[]): Promise<Candidate[]> {
  const open = await selectBookings(
    db,
    and(
      sql`${travelBookings.totalPrice} > 0`,
      inArray(travelBookings.status, ['pending', 'payment_initiated', 'confirmed']),
      notInArray(travelBookings.paymentStatus, ['paid', 'not_required', 'refunded']),
    ),
  )
  const closed = await closedOnes(db, lines)
  const found = [...new Map([...open, ...closed].map((row) => [row.id, row])).values()]
  const all = found.toSorted(oldestFirst)
  const recorded = await recordedByHand(db, lines)
  const shared = all.filter(isShared)
  const paid = await paidSharesOf(
    db,
    shared.map(({ id }) => id),
  )
  return all.map((row) => ({
    ...candidateOf(row, recorded.get(row.id) ?? []),
    ...(isShared(row) ? { shares: openSharesOf(row, paid) } : {}),
  }))
}

/**
 * A fixed order, so that a proposal always names the same booking; sorting this many rows is faster here than
 * in the database.
 */
function oldestFirst(one: Row, other: Row): number {
  return one.createdAt.getTime() - other.createdAt.getTime() || (one.id < other.id ? -1 : 1)
}

async function closedOnes(db: Db | Tx, lines: readonly Dated[]) {
  const texts = lines.map(({ text }) => text)
  const causali = new Set(
    texts.flatMap((text) => readReferences(text).map(({ digits }) => `Ricevuta ${digits}`)),
  )
  const codes = new Set(texts.flatMap(readBookingCodes).map((code) => code.toLowerCase()))
  const found: Row[] = []
  for (const part of inParts([...causali], 1_000)) {
    found.push(...(await selectBookings(db, inArray(travelBookings.paymentReference, part))))
  }
  for (const part of inParts([...codes], 200)) {
    const ways = part.map(
      (code) =>
        sql`${travelBookings.id} between ${`${code}-0000-0000-0000-000000000000`}::uuid and ${`${code}-ffff-ffff-ffff-ffffffffffff`}::uuid`,
    )
    found.push(...(await selectBookings(db, or(...ways))))
  }
  return found
}

function inParts<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
}

type Row = Awaited<ReturnType<typeof selectBookings>>[number]

function selectBookings(db: Db | Tx, where: ReturnType<typeof and>) {
  return db
    .select({
      id: travelBookings.id,
      reference: travelBookings.paymentReference,
      iban: savedIbans.iban,
      configured: travelBookings.configuredAccount,
      former: travelBookings.previousIban,
      contactName: travelBookings.contactName,
      travelers: travelBookings.travelers,
      travellerNumbers: travelBookings.travellerNumbers,
      destination: travelBookings.destinationTitle,
      createdAt: travelBookings.createdAt,
      price: travelBookings.price,
      totalPrice: travelBookings.totalPrice,
      depositAmount: travelBookings.depositAmount,
      amountPaid: travelBookings.amountPaid,
      paymentPlan: travelBookings.paymentPlan,
      balanceDueDate: travelBookings.balanceDueDate,
      childDiscountAmount: travelBookings.childDiscountAmount,
      extras: travelBookings.extras,
      paysByShare: travelBookings.paysByShare,
      status: travelBookings.status,
      paymentStatus: travelBookings.paymentStatus,
    })
    .from(travelBookings)
    .leftJoin(bookingLinks, eq(bookingLinks.id, travelBookings.bookingLinkId))
    .leftJoin(
      savedIbans,
      eq(savedIbans.id, sql`coalesce(${travelBookings.ibanId}, ${bookingLinks.ibanId})`),
    )
    .where(where)
}

function candidateOf(row: Row, recorded: readonly RecordedPayment[]): Candidate {
  const iban = row.iban ?? row.configured?.iban ?? null
  return {
    bookingId: row.id,
    reference: row.reference,
    account: iban === null ? null : normaliseIban(iban),
    formerAccount: row.former === null ? null : normaliseIban(row.former),
    people: peopleOf(row),
    destination: row.destination,
    bookedOn: todayInRome(row.createdAt),
    paidCents: row.amountPaid,
    milestones: milestonesOf(row),
    depositDone: row.paymentStatus === 'deposit_paid',
    isOpen:
      isOpen(stateOrPending(row.status, row.paymentStatus)) && row.totalPrice > row.amountPaid,
    isDeclared: declared.includes(row.paymentStatus),
    recorded,
  }
}

function peopleOf({ contactName, travelers }: Row): Person[] {
  const people = travelers.map(({ firstName, lastName }) => ({ firstName, lastName }))
  const isThere = people.some(
    ({ firstName, lastName }) => `${firstName} ${lastName}` === contactName,
  )
  if (isThere) return people
  const [firstName = '', ...rest] = contactName.split(' ')
  return [{ firstName, lastName: rest.join(' ') }, ...people]
}

/** Transfers that staff confirmed by hand and that no line was assigned to yet. */
export async function recordedByHand(
  db: Db | Tx,
  lines: readonly Pick<Dated, 'date'>[],
): Promise<Map<string, RecordedPayment[]>> {
  const days = lines.map(({ date }) => date).toSorted()
  const [from, to] = [days[0], days.at(-1)]
  if (!from || !to) return new Map()
  const rows = await selectRows<{ id: string; booking: string; cents: number; day: string }>(
    db,
    sql`select p.id, p.booking_id as booking, (p.amount * 100)::int as cents, p.received_on::text as day
      from booking_payments p
      where p.provider = 'bank_transfer' and p.amount > 0
        and p.received_on between ${addDays(from, -recordedWithin)} and ${addDays(to, recordedWithin)}
        and not exists (select 1 from booking_payments n where n.booking_id = p.booking_id and n.amount < 0)
        and not exists (select 1 from entry_allocations a where a.payment_id = p.id and a.reverses_id is null
          and not exists (select 1 from entry_allocations u where u.reverses_id = a.id))
      order by p.received_on, p.created_at, p.id`,
  )
  const byBooking = new Map<string, RecordedPayment[]>()
  for (const { id, booking, cents, day } of rows) {
    const payment = { paymentId: id, cents: Number(cents), receivedOn: day }
    byBooking.set(booking, [...(byBooking.get(booking) ?? []), payment])
  }
  return byBooking
}
