import { desc, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { entrySchema } from '../../../contract/admin/money/cassa.ts'
import type { Db } from '../../platform/db/client.ts'
import { offsetOf, type PageRequest } from '../../platform/db/paging.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { statementEntries } from '../../platform/db/schema/cassa.ts'
import { loadDismissals } from './dismiss.ts'
import { planLines, plannable } from './plan-entries.ts'
import { withRefunds } from './propose-refunds.ts'
import { type Entry, latestFirst, type StoredAllocation, standingAllocations } from './store.ts'

type EntryView = z.input<typeof entrySchema>
type Summary = EntryView['candidates'][number]['booking']
type Proposal = Awaited<ReturnType<typeof planLines>>[number]['proposal']

/** Of more open lines than this, only the newest are planned at once: a new file is never out of sight. */
const planned = 2_000

const isOpen = sql`${statementEntries.allocated} <> ${statementEntries.amount}`

/** The open lines with proposals, or the finished ones. */
export async function pageOfLines(
  db: Db,
  view: 'open' | 'done',
  page: PageRequest,
  most = planned,
) {
  return view === 'open' ? openLines(db, page, most) : doneLines(db, page)
}

async function openLines(db: Db, page: PageRequest, most: number) {
  const newest = await db
    .select()
    .from(statementEntries)
    .where(isOpen)
    .orderBy(...latestFirst)
    .limit(most)
  const open = newest.toReversed()
  const plan = await withRefunds(
    db,
    await planLines(
      db,
      open.map((entry) => ({ ...plannable(entry), entry })),
    ),
  )
  const isDismissed = await loadDismissals(db)
  const dismissible = plan.filter(
    ({ proposal, line }) => proposal.ranked.length === 0 && isDismissed(line.entry),
  )
  const certain = plan.filter(({ proposal, line }) => proposal.automatic && isFree(line.entry))
  // Lines that can be booked with one press come first, then the newest of the others.
  const rest = plan.filter((one) => !certain.includes(one)).toReversed()
  const from = offsetOf(page)
  const shown = [...certain, ...rest].slice(from, from + page.pageSize)
  const proposals = new Map(shown.map(({ line, proposal }) => [line.entry.id, proposal]))
  return {
    ...page,
    total: plan.length,
    totalIsExact: open.length < most,
    items: await viewsOf(
      db,
      shown.map(({ line }) => line.entry),
      proposals,
    ),
    certain: certain.map(({ line }) => line.entry.id),
    certainCents: certain.reduce((sum, { line }) => sum + line.amountCents, 0),
    dismissible: dismissible.map(({ line }) => line.entry.id),
  }
}

const isFree = (entry: Entry) => entry.allocated === 0

async function doneLines(db: Db, page: PageRequest) {
  const rows = await db
    .select()
    .from(statementEntries)
    .where(sql`not (${isOpen})`)
    .orderBy(desc(statementEntries.bookedOn), desc(statementEntries.id))
    .limit(page.pageSize + 1)
    .offset(offsetOf(page))
  const items = rows.slice(0, page.pageSize)
  return {
    ...page,
    // Beyond the last page the total is unknown.
    total: rows.length > 0 ? offsetOf(page) + rows.length : 0,
    totalIsExact: rows.length <= page.pageSize,
    items: await viewsOf(db, items, new Map()),
    certain: [],
    certainCents: 0,
    dismissible: [],
  }
}

async function viewsOf(
  db: Db,
  entries: readonly Entry[],
  proposals: ReadonlyMap<string, Proposal>,
): Promise<EntryView[]> {
  const standing = await standingAllocations(
    db,
    entries.map(({ id }) => id),
  )
  const named = [...proposals.values()].flatMap(({ allocations, ranked }) => [
    ...allocations.map(({ bookingId }) => bookingId),
    ...ranked.map(({ bookingId }) => bookingId),
  ])
  const bookings = await summaries(db, [...named, ...standing.map(({ bookingId }) => bookingId)])
  return entries.map((entry) => viewOf(entry, standing, proposals.get(entry.id), bookings))
}

function viewOf(
  entry: Entry,
  standing: readonly StoredAllocation[],
  proposal: Proposal | undefined,
  bookings: ReadonlyMap<string, Summary>,
): EntryView {
  const named = <T extends { bookingId: string }>(items: readonly T[]) =>
    items.flatMap((item) => {
      const booking = bookings.get(item.bookingId)
      return booking ? [{ ...item, booking }] : []
    })
  return {
    id: entry.id,
    account: entry.accountIban,
    date: entry.bookedOn,
    amount: entry.amount,
    allocated: entry.allocated,
    payer: entry.payer,
    text: entry.text,
    allocations: standing
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ id, kind, amount, automatic, createdBy, createdAt, bookingId }) => ({
        id,
        kind,
        amount,
        automatic,
        createdBy,
        createdAt: createdAt.toISOString(),
        booking: (bookingId && bookings.get(bookingId)) || null,
      })),
    certain: proposal?.automatic === true && isFree(entry),
    reasons: proposal?.reasons ?? [],
    proposed: named(proposal?.allocations ?? []).map(({ booking, cents }) => ({ booking, cents })),
    candidates: named(proposal?.ranked ?? []).map(({ booking, score, reasons, allocation }) => ({
      booking,
      score: Math.round(score),
      reasons,
      cents: allocation.cents,
    })),
  }
}

export async function summaries(
  db: Db,
  ids: readonly (string | null)[],
): Promise<Map<string, Summary>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({
      id: travelBookings.id,
      contactName: travelBookings.contactName,
      contactPhone: travelBookings.contactPhone,
      destinationTitle: travelBookings.destinationTitle,
      startDate: travelBookings.startDate,
      paymentReference: travelBookings.paymentReference,
      totalPrice: travelBookings.totalPrice,
      amountPaid: travelBookings.amountPaid,
      status: travelBookings.status,
      paymentStatus: travelBookings.paymentStatus,
    })
    .from(travelBookings)
    .where(inArray(travelBookings.id, wanted))
  return new Map(rows.map((row) => [row.id, row]))
}
