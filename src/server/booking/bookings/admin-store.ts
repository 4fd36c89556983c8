import { and, asc, desc, eq, gte, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  bookingFiltersSchema,
  bookingSorts,
  bookingTabs,
} from '../../../contract/admin/booking/booking-shapes.ts'
import { countLimit, searchCountLimit } from '../../../contract/admin/values.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import {
  idRange,
  matchesWords,
  prefixPattern,
  searchCondition,
} from '../../platform/db/search-words.ts'

export type BookingFilters = z.output<typeof bookingFiltersSchema>
export type BookingTab = (typeof bookingTabs)[number]
type BookingSort = (typeof bookingSorts)[number]

/** The columns for lists: never the travellers with their passports. */
export const rowColumns = {
  id: travelBookings.id,
  contactName: travelBookings.contactName,
  contactEmail: travelBookings.contactEmail,
  contactPhone: travelBookings.contactPhone,
  tripId: travelBookings.tripId,
  destinationTitle: travelBookings.destinationTitle,
  startDate: travelBookings.startDate,
  endDate: travelBookings.endDate,
  adultCount: travelBookings.adultCount,
  childCount: travelBookings.childCount,
  spotsTaken: travelBookings.spotsTaken,
  totalPrice: travelBookings.totalPrice,
  depositAmount: travelBookings.depositAmount,
  amountPaid: travelBookings.amountPaid,
  status: travelBookings.status,
  paymentStatus: travelBookings.paymentStatus,
  paymentReference: travelBookings.paymentReference,
  balanceDueDate: travelBookings.balanceDueDate,
  paymentPlan: travelBookings.paymentPlan,
  bookingSource: travelBookings.bookingSource,
  bookingLinkId: travelBookings.bookingLinkId,
  referralSource: travelBookings.referralSource,
  createdAt: travelBookings.createdAt,
  updatedAt: travelBookings.updatedAt,
  version: travelBookings.version,
}

export type BookingRow = Pick<typeof travelBookings.$inferSelect, keyof typeof rowColumns>

const orders: Readonly<Record<BookingSort, SQL[]>> = {
  created_desc: [desc(travelBookings.createdAt), desc(travelBookings.id)],
  created_asc: [asc(travelBookings.createdAt), asc(travelBookings.id)],
  start_asc: [asc(travelBookings.startDate), asc(travelBookings.id)],
  start_desc: [desc(travelBookings.startDate), desc(travelBookings.id)],
  name_asc: [sql`lower(${travelBookings.contactName})`, asc(travelBookings.id)],
  name_desc: [sql`lower(${travelBookings.contactName}) desc`, desc(travelBookings.id)],
  total_asc: [asc(travelBookings.totalPrice), asc(travelBookings.id)],
  total_desc: [desc(travelBookings.totalPrice), desc(travelBookings.id)],
}

export async function pageOfBookings(
  db: Db,
  filters: BookingFilters,
  page: PageRequest,
): Promise<Page<BookingRow>> {
  const where = await bookingConditions(db, filters)
  const limit = countLimitOf(filters)
  const [items, counted] = await Promise.all([
    selectRows(db, where, filters.sort, page.pageSize, offsetOf(page, limit)),
    countBookings(db, where, limit),
  ])
  return { ...page, ...counted, items }
}

/** The first rows of a list, without counting the others. */
export async function firstBookingsOf(
  db: Db,
  filters: Parameters<typeof bookingConditions>[1] & Pick<BookingFilters, 'sort'>,
  limit: number,
): Promise<BookingRow[]> {
  return selectRows(db, await bookingConditions(db, filters), filters.sort, limit, 0)
}

function selectRows(
  db: Db,
  where: SQL | undefined,
  sort: BookingSort,
  limit: number,
  offset: number,
): Promise<BookingRow[]> {
  return db
    .select(rowColumns)
    .from(travelBookings)
    .where(where)
    .orderBy(...orders[sort])
    .limit(limit)
    .offset(offset)
}

export function countLimitOf({ search }: Pick<BookingFilters, 'search'>): number {
  return search ? searchCountLimit : countLimit
}

export function countBookings(db: Db, where: SQL | undefined, limit?: number) {
  return countUpTo(db, sql`select 1 from ${travelBookings} where ${where ?? sql`true`}`, limit)
}

/** The rows of an export in the order of the list, in parts, so that the whole list is never in memory. */
export async function* bookingParts(db: Db, filters: BookingFilters, size = 2000) {
  const where = await bookingConditions(db, filters)
  let after: BookingRow | undefined
  for (;;) {
    const rows = await db
      .select(rowColumns)
      .from(travelBookings)
      .where(and(where, after && behind(filters.sort, after)))
      .orderBy(...orders[filters.sort])
      .limit(size)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    after = rows.at(-1)
  }
}

const sortKeys = {
  created: travelBookings.createdAt,
  start: travelBookings.startDate,
  name: sql`lower(${travelBookings.contactName})`,
  total: travelBookings.totalPrice,
}

function behind(sort: BookingSort, row: BookingRow): SQL {
  if (sort === 'created_desc') return olderThan(row)
  const [field, direction] = sort.split('_') as [keyof typeof sortKeys, 'asc' | 'desc']
  const key = sql`(${sortKeys[field]}, ${travelBookings.id})`
  const last = sql`(select ${sortKeys[field]}, id from travel_bookings where id = ${row.id})`
  return direction === 'desc' ? sql`${key} < ${last}` : sql`${key} > ${last}`
}

/** Postgres stores microseconds and JavaScript milliseconds: rows of the same millisecond are ordered by id. */
function olderThan({ createdAt, id }: BookingRow): SQL {
  const end = new Date(createdAt.getTime() + 1)
  return sql`(${travelBookings.createdAt} < ${createdAt.toISOString()} or (${travelBookings.createdAt} < ${end.toISOString()} and (${travelBookings.createdAt}, ${travelBookings.id}) < (select created_at, id from travel_bookings where id = ${id})))`
}

const owesSomething = sql`${travelBookings.status} in ('pending', 'payment_initiated', 'confirmed') and ${travelBookings.paymentStatus} not in ('paid', 'not_required', 'refunded') and ${travelBookings.totalPrice} > ${travelBookings.amountPaid}`

export async function bookingConditions(
  db: Db,
  filters: Omit<BookingFilters, 'sort' | 'tab'> & { tab?: BookingTab },
): Promise<SQL | undefined> {
  const { search, tripId, departureId, linkId, source, referralSource } = filters
  const others = and(
    tabCondition(filters.tab ?? 'all'),
    filters.status ? eq(travelBookings.status, filters.status) : undefined,
    filters.paymentStatus ? eq(travelBookings.paymentStatus, filters.paymentStatus) : undefined,
    tripId ? inArray(travelBookings.tripId, storedIdsOf(tripId)) : undefined,
    departureId ? eq(travelBookings.departureId, departureId) : undefined,
    linkId ? eq(travelBookings.bookingLinkId, linkId) : undefined,
    source ? eq(travelBookings.bookingSource, source) : undefined,
    referralSource === 'ads' ? eq(travelBookings.referralSource, 'ads') : undefined,
    referralSource === 'organic'
      ? sql`${travelBookings.referralSource} is distinct from 'ads'`
      : undefined,
    filters.owing ? owesSomething : undefined,
    filters.startFrom ? gte(travelBookings.startDate, filters.startFrom) : undefined,
    filters.startTo ? lte(travelBookings.startDate, filters.startTo) : undefined,
  )
  return search ? and(others, await searchBookings(db, search, others)) : others
}

/** Bookings with a declared payment that was not found on the account yet. */
export const toVerify = and(
  inArray(travelBookings.paymentStatus, ['bank_transfer_pending', 'pending_confirmation']),
  inArray(travelBookings.status, ['pending', 'payment_initiated', 'confirmed']),
)

/** Bookings whose spots were released before a payment or a declaration came. */
export const withoutSpots = and(
  isNotNull(travelBookings.spotsReleasedAt),
  inArray(travelBookings.status, ['pending', 'payment_initiated']),
  sql`(${travelBookings.amountPaid} > 0 or ${travelBookings.paymentStatus} <> 'pending')`,
)

export const needsAssistance = and(
  eq(travelBookings.paymentStatus, 'requires_assistance'),
  inArray(travelBookings.status, ['pending', 'payment_initiated', 'confirmed']),
)

export function tabCondition(tab: BookingTab): SQL | undefined {
  if (tab === 'to_verify') return toVerify
  if (tab === 'assistance') return needsAssistance
  if (tab === 'waiting') {
    return and(eq(travelBookings.paymentStatus, 'pending'), eq(travelBookings.status, 'pending'))
  }
  if (tab === 'confirmed') return inArray(travelBookings.status, ['confirmed', 'completed'])
  return tab === 'cancelled' ? eq(travelBookings.status, 'cancelled') : undefined
}

/** Searches names by word prefixes, e-mails by prefix, and booking references and causali. */
function searchBookings(db: Db, typed: string, others?: SQL): Promise<SQL> {
  const range = idRange(typed)
  const code = /^(?:ricevuta\s*)?(\d{4,10})$/i.exec(typed)?.[1]
  const ways = [
    code ? eq(travelBookings.paymentReference, `Ricevuta ${code}`) : undefined,
    range ? sql`${travelBookings.id} between ${range.from} and ${range.to}` : undefined,
    typed.includes('@') || typed.includes('.')
      ? sql`lower(${travelBookings.contactEmail}) like ${prefixPattern(typed.toLowerCase())}`
      : undefined,
    matchesWords(sql`${travelBookings.searchWords}`, typed),
  ]
  return searchCondition(db, travelBookings, ways, others)
}
