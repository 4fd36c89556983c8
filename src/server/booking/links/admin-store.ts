import { and, count, desc, eq, gte, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { DateBasedReuse, IbanBasedReuse, LinkKind } from '../../../domain/booking/links.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import {
  bookingLinks,
  customerWords,
  isForCustomer,
  savedIbans,
} from '../../platform/db/schema/links.ts'
import { hasToken } from '../../platform/db/sealed-tokens.ts'
import { idRange, matchesWords, searchCondition } from '../../platform/db/search-words.ts'
import type { BookingLink, NewBookingLink } from './store.ts'

export type ListedLink = BookingLink & {
  bookingCount: number
  accountHolder: string | null
  iban: string | null
}

export type LinkFilters = {
  search?: string | undefined
  state: 'all' | 'active' | 'expired' | 'used' | 'unused'
  kind?: LinkKind | undefined
  tripId?: string | undefined
  ibanId?: string | undefined
}

const shown = {
  link: bookingLinks,
  accountHolder: savedIbans.accountHolder,
  iban: savedIbans.iban,
}

type ShownRow = { link: BookingLink } & Pick<ListedLink, 'accountHolder' | 'iban'>

/** Counts the bookings of the links on this page only, in one query. */
async function listed(db: Db | Tx, rows: ShownRow[]): Promise<ListedLink[]> {
  const ids = rows.map(({ link }) => link.id)
  if (ids.length === 0) return []
  const counts = await db
    .select({ id: travelBookings.bookingLinkId, total: count() })
    .from(travelBookings)
    .where(inArray(travelBookings.bookingLinkId, ids))
    .groupBy(travelBookings.bookingLinkId)
  const countOf = new Map(counts.map(({ id, total }) => [id, total]))
  return rows.map(({ link, ...account }) => ({
    ...link,
    ...account,
    bookingCount: countOf.get(link.id) ?? 0,
  }))
}

export async function insertLinks(tx: Tx, links: NewBookingLink[]): Promise<BookingLink[]> {
  return links.length === 0 ? [] : tx.insert(bookingLinks).values(links).returning()
}

/** A lock per key: two consultants who generate at the same moment get the same link. */
export async function lockLinkKey(tx: Tx, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`link:${key}`}))`)
}

/** A permanent link of price 0; the trip's aliases match too. */
export async function findFreeLink(tx: Tx, reuse: DateBasedReuse, now: Date) {
  const [row] = await tx
    .select()
    .from(bookingLinks)
    .where(
      and(
        inArray(bookingLinks.travelId, reuse.travelIds),
        eq(bookingLinks.startDate, reuse.startDate),
        eq(bookingLinks.price, reuse.price),
        eq(bookingLinks.kind, 'date'),
        gte(bookingLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
    .limit(1)
  return row
}

export async function findIbanLink(tx: Tx, reuse: IbanBasedReuse, now: Date) {
  const [row] = await tx
    .select()
    .from(bookingLinks)
    .where(
      and(
        inArray(bookingLinks.travelId, reuse.travelIds),
        eq(bookingLinks.startDate, reuse.startDate),
        eq(bookingLinks.ibanId, reuse.ibanId),
        eq(bookingLinks.paymentType, reuse.paymentType),
        reuse.instalments
          ? sql`${bookingLinks.instalments} = ${JSON.stringify(reuse.instalments)}::jsonb`
          : isNull(bookingLinks.instalments),
        // A link made for a customer is never reused.
        isNull(bookingLinks.customerName),
        isNull(bookingLinks.customerEmail),
        isNull(bookingLinks.customerPhone),
        gte(bookingLinks.expiresAt, now),
      ),
    )
    .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
    .limit(1)
  return row
}

export async function findListedLink(db: Db | Tx, id: string): Promise<ListedLink | undefined> {
  const [row] = await db
    .select(shown)
    .from(bookingLinks)
    .leftJoin(savedIbans, eq(savedIbans.id, bookingLinks.ibanId))
    .where(eq(bookingLinks.id, id))
  return row && (await listed(db, [row]))[0]
}

export async function expireLink(tx: Tx, id: string, now: Date) {
  await tx.update(bookingLinks).set({ expiresAt: now }).where(eq(bookingLinks.id, id))
}

export async function lockLink(tx: Tx, id: string): Promise<BookingLink | undefined> {
  const [row] = await tx.select().from(bookingLinks).where(eq(bookingLinks.id, id)).for('update')
  return row
}

/** The links still valid for a day, locked in a fixed order. */
export async function openLinksOf(
  tx: Tx,
  { tripIds, startDate }: { tripIds: readonly string[]; startDate: string },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .select({ id: bookingLinks.id })
    .from(bookingLinks)
    .where(
      and(
        inArray(bookingLinks.travelId, [...tripIds]),
        eq(bookingLinks.startDate, startDate),
        gte(bookingLinks.expiresAt, now),
      ),
    )
    .orderBy(bookingLinks.id)
  return rows.map(({ id }) => id)
}

export async function pageOfLinks(
  db: Db,
  filters: LinkFilters,
  page: PageRequest,
  now: Date,
): Promise<Page<ListedLink>> {
  const where = await linkConditions(db, filters, now)
  const [rows, counted] = await Promise.all([
    db
      .select(shown)
      .from(bookingLinks)
      .leftJoin(savedIbans, eq(savedIbans.id, bookingLinks.ibanId))
      .where(where)
      .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${bookingLinks} where ${where ?? sql`true`}`),
  ])
  return { ...page, ...counted, items: await listed(db, rows) }
}

async function linkConditions(db: Db, filters: LinkFilters, now: Date): Promise<SQL | undefined> {
  return and(
    filters.search ? await searchLinks(db, filters.search) : undefined,
    stateCondition(filters.state, now),
    filters.kind ? eq(bookingLinks.kind, filters.kind) : undefined,
    filters.tripId ? inArray(bookingLinks.travelId, storedIdsOf(filters.tripId)) : undefined,
    filters.ibanId ? eq(bookingLinks.ibanId, filters.ibanId) : undefined,
  )
}

function stateCondition(state: LinkFilters['state'], now: Date): SQL | undefined {
  if (state === 'active') return gte(bookingLinks.expiresAt, now)
  if (state === 'expired') return lt(bookingLinks.expiresAt, now)
  return state === 'all' ? undefined : eq(bookingLinks.used, state === 'used')
}

/** Searches words of the title or the customer's name, the whole token or address, or the reference. */
export function searchLinks(db: Db, typed: string): Promise<SQL> {
  const token = decodeURIComponentSafely(typed.replace(/^.*\/prenotazione\//, ''))
  const range = idRange(typed)
  return searchCondition(db, bookingLinks, [
    matchesWords(sql`${bookingLinks.searchWords}`, typed),
    sql`(${isForCustomer} and ${matchesWords(customerWords, typed)})`,
    hasToken(bookingLinks.token, token),
    range ? sql`${bookingLinks.id} between ${range.from} and ${range.to}` : undefined,
  ])
}

/**
 * A text that can't be decoded, or that would contain a NUL byte, which the database refuses, stays as typed.
 */
function decodeURIComponentSafely(text: string): string {
  try {
    const decoded = decodeURIComponent(text)
    return decoded.includes('\0') ? text : decoded
  } catch {
    return text
  }
}
