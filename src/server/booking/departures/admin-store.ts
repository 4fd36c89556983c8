import { and, asc, desc, eq, gte, inArray, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  adminDepartureSchema,
  departureStates,
} from '../../../contract/admin/booking/departures.ts'
import { flightsText } from '../../../domain/booking/flights.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import {
  availabilityOf,
  barometerOfRow,
  fewSpotsLimit,
} from '../../../domain/catalogue/departures.ts'
import { endDate } from '../../../domain/catalogue/trips.ts'
import { addMonths } from '../../../domain/dates.ts'
import { storedIdsOf, tripIdOf } from '../../../domain/ids.ts'
import { tripTerms, tripTitle } from '../../catalogue/editions/trips.ts'
import type { Tx } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { roadEntries } from '../../platform/db/schema/road.ts'
import type { Deps } from '../../platform/deps.ts'
import { partiesWaiting, placesHeld } from '../waiting-list/store.ts'
import type { StoredDeparture } from './store.ts'

export type AdminDeparture = z.input<typeof adminDepartureSchema>
/** The columns that staff may change, without the spots. */
export type DepartureChange = Omit<
  Partial<typeof travelDates.$inferInsert>,
  'spotsAvailable' | 'totalSpots' | 'spotsElsewhere'
>

/** Rows come from the database, titles and prices from the edition. */
type Reading = Pick<Deps, 'db' | 'catalogue'>

export type DepartureFilters = {
  tripId?: string | undefined
  from?: string | undefined
  to?: string | undefined
  state: (typeof departureStates)[number]
  order: 'start_asc' | 'start_desc'
}

// Table names are written out, because in a query on one table the builder omits them.
const bookingCount = sql<number>`(select count(*)::int from travel_bookings b where b.departure_id = travel_dates.id and b.status <> 'cancelled')`

const hasHistory = sql<boolean>`exists (select 1 from travel_bookings b where b.departure_id = travel_dates.id)`

/** Travellers whose deposit was received, or who owe nothing. */
const peoplePaid = sql<number>`(select coalesce(sum(b.adult_count + b.child_count), 0)::int from travel_bookings b where b.departure_id = travel_dates.id and b.status in ('confirmed', 'completed') and b.payment_status in ('deposit_paid', 'paid', 'not_required'))`

const shown = {
  departure: travelDates,
  bookingCount,
  hasHistory,
  peoplePaid,
  placesHeld,
  partiesWaiting,
}

type CountedDeparture = {
  departure: StoredDeparture
  bookingCount: number
  hasHistory: boolean
  peoplePaid: number
  placesHeld: number
  partiesWaiting: number
}

function departureView(deps: Pick<Deps, 'catalogue'>, row: CountedDeparture): AdminDeparture {
  const { departure, bookingCount, hasHistory, ...people } = row
  const tripId = tripIdOf(departure.destinationId)
  const terms = tripTerms(deps, tripId)
  const { days } = terms
  const { startDate, spotsAvailable, totalSpots } = departure
  return {
    id: departure.id,
    tripId,
    tripTitle: tripTitle(deps, tripId),
    startDate,
    endDate: endDate(startDate, days),
    price: priceOfDay(terms, departure),
    ownPrice: departure.price,
    listPrice: priceOfDay(terms, { startDate }),
    totalSpots,
    spotsAvailable,
    spotsTaken: totalSpots - spotsAvailable,
    bookingCount,
    coordinator1: departure.coordinator1,
    coordinator2: departure.coordinator2,
    groupLink: departure.groupLink,
    flights: flightsText(departure.flights),
    availability: availabilityOf(spotsAvailable),
    sales: departure.sales,
    hasHistory,
    minimumGroup: departure.minimumGroup,
    ...people,
    barometer: barometerOfRow({ ...departure, placesHeld: people.placesHeld }, days),
    decision: departure.decision,
    decidedAt: departure.decidedAt?.toISOString() ?? null,
    decisionReason: departure.decisionReason,
    version: departure.version,
  }
}

export async function pageOfDepartures(
  deps: Reading,
  filters: DepartureFilters,
  page: PageRequest,
): Promise<Page<AdminDeparture>> {
  const { db } = deps
  const where = conditions(filters)
  const direction = filters.order === 'start_desc' ? desc : asc
  const [rows, counted] = await Promise.all([
    db
      .select(shown)
      .from(travelDates)
      .where(where)
      .orderBy(direction(travelDates.startDate), direction(travelDates.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${travelDates} where ${where ?? sql`true`}`),
  ])
  return { ...page, ...counted, items: rows.map((row) => departureView(deps, row)) }
}

/** Archived departures are left out, except where they are searched for. */
const notArchived = ne(travelDates.sales, 'archived')

/** Neither archived nor cancelled. */
export function stillLeaves(): SQL | undefined {
  return and(notArchived, sql`${travelDates.decision} is distinct from 'cancelled'`)
}

/** Departures on which staff have not decided yet. */
export function toDecide(): SQL | undefined {
  return and(isNull(travelDates.decision), notArchived)
}

function conditions(filters: DepartureFilters): SQL | undefined {
  return and(
    filters.tripId ? inArray(travelDates.destinationId, storedIdsOf(filters.tripId)) : undefined,
    filters.from ? gte(travelDates.startDate, filters.from) : undefined,
    filters.to ? lte(travelDates.startDate, filters.to) : undefined,
    filters.state === 'archived' ? eq(travelDates.sales, 'archived') : notArchived,
    filters.state === 'closed' ? eq(travelDates.sales, 'closed') : undefined,
    filters.state === 'to_decide' ? toDecide() : undefined,
    filters.state === 'few'
      ? and(lte(travelDates.spotsAvailable, fewSpotsLimit), gte(travelDates.spotsAvailable, 1))
      : undefined,
    filters.state === 'full' ? eq(travelDates.spotsAvailable, 0) : undefined,
    filters.state === 'empty' ? eq(travelDates.spotsAvailable, travelDates.totalSpots) : undefined,
  )
}

export async function departuresOfMonth(
  deps: Reading,
  month: string,
  tripId?: string,
): Promise<AdminDeparture[]> {
  const first = `${month}-01`
  const rows = await deps.db
    .select(shown)
    .from(travelDates)
    .where(
      and(
        gte(travelDates.startDate, first),
        lt(travelDates.startDate, addMonths(first, 1)),
        notArchived,
        tripId ? inArray(travelDates.destinationId, storedIdsOf(tripId)) : undefined,
      ),
    )
    .orderBy(asc(travelDates.startDate), asc(travelDates.destinationId))
    .limit(2000)
  return rows.map((row) => departureView(deps, row))
}

/** The next departures that match a condition, for the 'today' page. */
export async function nextDepartures(
  deps: Reading,
  range: { from: string; to?: string },
  limit: number,
  condition?: SQL,
): Promise<AdminDeparture[]> {
  const rows = await deps.db
    .select(shown)
    .from(travelDates)
    .where(
      and(
        gte(travelDates.startDate, range.from),
        notArchived,
        range.to ? lte(travelDates.startDate, range.to) : undefined,
        condition,
      ),
    )
    .orderBy(asc(travelDates.startDate), asc(travelDates.id))
    .limit(limit)
  return rows.map((row) => departureView(deps, row))
}

export async function findAdminDeparture(
  deps: Reading,
  id: string,
): Promise<AdminDeparture | undefined> {
  const [row] = await deps.db.select(shown).from(travelDates).where(eq(travelDates.id, id))
  return row && departureView(deps, row)
}

export async function hasBookings(tx: Tx, departureId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: travelBookings.id })
    .from(travelBookings)
    .where(eq(travelBookings.departureId, departureId))
    .limit(1)
  return rows.length > 0
}

/** Whether there are entries written during the trip: such a departure can't be moved or deleted. */
export async function hasDiary(tx: Tx, departureId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: roadEntries.id })
    .from(roadEntries)
    .where(eq(roadEntries.departureId, departureId))
    .limit(1)
  return rows.length > 0
}

/** Whether a booking that is not cancelled exists; cancelled ones hold no spots. */
export async function hasLiveBookings(tx: Tx, departureId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: travelBookings.id })
    .from(travelBookings)
    .where(and(eq(travelBookings.departureId, departureId), ne(travelBookings.status, 'cancelled')))
    .limit(1)
  return rows.length > 0
}

/** Matches the trip's aliases too. */
export async function findSameDay(
  tx: Tx,
  tripId: string,
  startDate: string,
  exceptId?: string,
): Promise<StoredDeparture | undefined> {
  const [row] = await tx
    .select()
    .from(travelDates)
    .where(
      and(
        inArray(travelDates.destinationId, storedIdsOf(tripId)),
        eq(travelDates.startDate, startDate),
        exceptId ? ne(travelDates.id, exceptId) : undefined,
      ),
    )
    .limit(1)
  return row
}

export async function updateDeparture(tx: Tx, id: string, change: DepartureChange) {
  const [row] = await tx
    .update(travelDates)
    .set({ ...change, version: sql`${travelDates.version} + 1`, updatedAt: sql`now()` })
    .where(eq(travelDates.id, id))
    .returning()
  return row
}

export async function deleteDeparture(tx: Tx, id: string) {
  await tx.delete(travelDates).where(eq(travelDates.id, id))
}
