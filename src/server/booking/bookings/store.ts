import { and, between, eq, isNotNull, ne, type Placeholder, sql } from 'drizzle-orm'
import { nextDayOf } from '../../../domain/booking/payment-plan.ts'
import { isUuid } from '../../../domain/ids.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared, preparedInsert } from '../../platform/db/prepared.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { SpotColumn, Spots } from '../departures/spots.ts'

export type Booking = typeof travelBookings.$inferSelect
/** Without the spot columns, which only `departures/spots.ts` sets. */
export type NewBooking = Omit<typeof travelBookings.$inferInsert, SpotColumn>

export async function findBooking(db: Db | Tx, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(travelBookings).where(eq(travelBookings.id, id)).limit(1)
  return row
}

/** By the codes that travellers know: the whole id, or the eight characters on pages and in mails. */
export async function findBookingByCode(db: Db | Tx, code: string): Promise<Booking | undefined> {
  if (!/^[0-9a-f]{8}$/i.test(code)) return findBooking(db, code)
  const first = `${code}-0000-0000-0000-000000000000`
  const last = `${code}-ffff-ffff-ffff-ffffffffffff`
  const rows = await db
    .select()
    .from(travelBookings)
    .where(between(travelBookings.id, first, last))
    .limit(2)
  return rows.length === 1 ? rows[0] : undefined
}

/** Locks the booking until the transaction ends. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await tx
    .select()
    .from(travelBookings)
    .where(eq(travelBookings.id, id))
    .limit(1)
    .for('update')
  return row
}

const bookingBySubmission = prepared('booking by submission', ['id'], (db, { id }) =>
  db.select().from(travelBookings).where(eq(travelBookings.submissionId, id)).limit(1),
)

export async function findBySubmission(
  db: Db | Tx,
  submissionId: string,
): Promise<Booking | undefined> {
  const [row] = await bookingBySubmission(db, { id: submissionId })
  return row
}

const newBooking = preparedInsert('booking', travelBookings, (insert) => insert.returning())

export async function insertBooking(tx: Tx, booking: NewBooking, spots: Spots): Promise<Booking> {
  const [row] = await newBooking(tx, [{ ...booking, ...spots }])
  if (!row) throw new Error('The booking was not inserted')
  return row
}

/** Every change of a booking increments its version. */
export async function updateBooking(
  tx: Tx,
  id: string,
  change: Partial<NewBooking>,
  now: Date,
  spots?: Spots,
): Promise<Booking> {
  const [row] = await tx
    .update(travelBookings)
    .set({ ...change, ...spots, version: sql`${travelBookings.version} + 1`, updatedAt: now })
    .where(eq(travelBookings.id, id))
    .returning()
  if (!row) throw new Error('The booking was not updated')
  return withNextDay(tx, row)
}

/** With a plan, lists and reminders use the due date of the next instalment. */
async function withNextDay(tx: Tx, booking: Booking): Promise<Booking> {
  const { paymentPlan, depositAmount, amountPaid } = booking
  if (!paymentPlan || paymentPlan.length === 0) return booking
  const balanceDueDate = nextDayOf(paymentPlan, depositAmount, amountPaid)
  if (balanceDueDate === booking.balanceDueDate) return booking
  await tx.update(travelBookings).set({ balanceDueDate }).where(eq(travelBookings.id, booking.id))
  return { ...booking, balanceDueDate }
}

/** The same expression as in the unique index on open causali, so that the database can use it. */
function openReferencesOf(ibanId: Placeholder) {
  return and(
    sql`coalesce(${travelBookings.ibanId}, '00000000-0000-0000-0000-000000000000'::uuid) = coalesce(${ibanId}::uuid, '00000000-0000-0000-0000-000000000000'::uuid)`,
    isNotNull(travelBookings.paymentReference),
    ne(travelBookings.status, 'cancelled'),
    sql`${travelBookings.paymentStatus} not in ('paid', 'not_required', 'refunded')`,
  )
}

const carriedReferences = prepared(
  'carried references',
  ['ibanId', 'candidates'],
  (db, { ibanId, candidates }) =>
    db
      .select({ reference: travelBookings.paymentReference })
      .from(travelBookings)
      .where(
        and(openReferencesOf(ibanId), sql`${travelBookings.paymentReference} = any(${candidates})`),
      ),
)

/** Those of the candidates that open bookings of the bank account already have. */
export async function takenReferences(
  db: Db | Tx,
  ibanId: string | null,
  candidates: string[],
): Promise<Set<string>> {
  const rows = await carriedReferences(db, { ibanId, candidates })
  return new Set(rows.map((row) => row.reference ?? ''))
}
