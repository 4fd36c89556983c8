import { and, asc, eq, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '../../../domain/dates.ts'
import { type BookingRow, rowColumns } from '../../booking/bookings/admin-store.ts'
import { stillLeaves } from '../../booking/departures/admin-store.ts'
import type { Span } from '../../money/ledger/figures.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpTo } from '../../platform/db/paging.ts'
import { inRome, midnightInRome } from '../../platform/db/rome-midnight.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { documentUploads, travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { contactMessages, funnelEvents, whatsappClicks } from '../../platform/db/schema/contact.ts'
import { outbox } from '../../platform/db/schema/operations.ts'

function madeWithin({ from, to }: Span): SQL | undefined {
  return and(
    gte(travelBookings.createdAt, midnightInRome(from)),
    lt(travelBookings.createdAt, midnightInRome(addDays(to, 1))),
  )
}

export async function bookingsMade(db: Db, span: Span): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(travelBookings)
    .where(madeWithin(span))
  return row?.total ?? 0
}

export async function bookingsFromAds(db: Db, span: Span): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(travelBookings)
    .where(and(eq(travelBookings.referralSource, 'ads'), madeWithin(span)))
  return row?.total ?? 0
}

/** Total and taken spots of future departures: the same departures as in the bars below. */
export async function spotsSold(db: Db, from: IsoDate): Promise<{ sold: number; total: number }> {
  const [row] = await db
    .select({
      total: sql<number>`coalesce(sum(${travelDates.totalSpots}), 0)::int`,
      free: sql<number>`coalesce(sum(${travelDates.spotsAvailable}), 0)::int`,
    })
    .from(travelDates)
    .where(and(gte(travelDates.startDate, from), stillLeaves()))
  const { total, free } = row ?? { total: 0, free: 0 }
  return { total, sold: total - free }
}

/**
 * Counted month by month in the order of the index: converting every timestamp to a day takes four times as
 * long.
 */
export async function bookingsByMonth(db: Db, { from, to }: Span) {
  return selectRows<{ month: string; total: number }>(
    db,
    sql`select to_char(month, 'YYYY-MM') as month, (
        select count(*)::int from ${travelBookings}
        where ${travelBookings.createdAt} >= ${inRome(sql`month`)} and ${travelBookings.createdAt} < ${inRome(sql`month + interval '1 month'`)}
      ) as total
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 month') month`,
  )
}

export async function clicksBy(db: Db, what: 'phone_number' | 'destination', { from, to }: Span) {
  const column =
    what === 'phone_number' ? whatsappClicks.phoneNumber : sql`coalesce(destination, 'Altro')`
  return selectRows<{ name: string; clicks: number }>(
    db,
    sql`select ${column} as name, count(*)::int as clicks from ${whatsappClicks}
      where ${whatsappClicks.clickedAt} >= ${midnightInRome(from)} and ${whatsappClicks.clickedAt} < ${midnightInRome(addDays(to, 1))}
      group by 1 order by 2 desc, 1 limit 20`,
  )
}

export async function funnelCounts(db: Db, { from, to }: Span) {
  return db
    .select({
      source: funnelEvents.source,
      step: funnelEvents.step,
      total: sql<number>`sum(${funnelEvents.count})::int`,
    })
    .from(funnelEvents)
    .where(and(gte(funnelEvents.day, from), lte(funnelEvents.day, to)))
    .groupBy(funnelEvents.source, funnelEvents.step)
}

/** The first few rows of a list, and their total number (up to 1000). */
export async function firstBookings(
  db: Db,
  where: SQL | undefined,
  order: SQL,
): Promise<{ items: BookingRow[]; total: number }> {
  const [items, { total }] = await Promise.all([
    db
      .select(rowColumns)
      .from(travelBookings)
      .where(where)
      .orderBy(order, travelBookings.id)
      .limit(6),
    countUpTo(db, sql`select 1 from ${travelBookings} where ${where}`, 1000),
  ])
  return { items, total }
}

/** The deposit was paid and the balance is due by that day, or overdue. */
export function balanceDueBy(day: IsoDate): SQL | undefined {
  return and(
    sql`${travelBookings.paymentStatus} = 'deposit_paid' and ${travelBookings.status} = 'confirmed'`,
    lte(travelBookings.balanceDueDate, day),
  )
}

export async function documentsToView(db: Db) {
  const where = and(isNull(documentUploads.viewedAt), eq(documentUploads.documentType, 'passport'))
  const [items, { total }] = await Promise.all([
    db
      .select({
        batchId: documentUploads.batchId,
        bookingId: documentUploads.bookingId,
        contactName: travelBookings.contactName,
        uploadedAt: documentUploads.createdAt,
      })
      .from(documentUploads)
      .leftJoin(travelBookings, eq(travelBookings.id, documentUploads.bookingId))
      .where(where)
      .orderBy(asc(documentUploads.createdAt), asc(documentUploads.id))
      .limit(6),
    countUpTo(db, sql`select 1 from ${documentUploads} where ${where}`, 1000),
  ])
  return {
    total,
    items: items.map((item) => ({ ...item, uploadedAt: item.uploadedAt.toISOString() })),
  }
}

export async function countDepartures(db: Db, where: SQL | undefined): Promise<number> {
  return (await countUpTo(db, sql`select 1 from ${travelDates} where ${where}`, 1000)).total
}

export async function failedMails(db: Db): Promise<number> {
  const rows = sql`select 1 from ${outbox} where ${eq(outbox.state, 'failed')}`
  return (await countUpTo(db, rows, 1000)).total
}

export async function newMessages(db: Db): Promise<number> {
  const rows = sql`select 1 from ${contactMessages} where ${eq(contactMessages.state, 'new')}`
  return (await countUpTo(db, rows, 1000)).total
}
