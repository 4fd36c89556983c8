import { and, eq, isNotNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/client.ts'
import { travelBookings } from '../db/schema/bookings.ts'

export type Booking = typeof travelBookings.$inferSelect
export type NewBooking = typeof travelBookings.$inferInsert

export async function findBooking(db: Db | Tx, id: string): Promise<Booking | undefined> {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(id)) return undefined
  const [row] = await db.select().from(travelBookings).where(eq(travelBookings.id, id)).limit(1)
  return row
}

/** Until the transaction ends nobody else changes this booking. */
export async function lockBooking(tx: Tx, id: string): Promise<Booking | undefined> {
  const [row] = await tx
    .select()
    .from(travelBookings)
    .where(eq(travelBookings.id, id))
    .limit(1)
    .for('update')
  return row
}

export async function findBySubmission(db: Db | Tx, submissionId: string) {
  const [row] = await db
    .select()
    .from(travelBookings)
    .where(eq(travelBookings.submissionId, submissionId))
    .limit(1)
  return row
}

export async function insertBooking(tx: Tx, booking: NewBooking): Promise<Booking> {
  const [row] = await tx.insert(travelBookings).values(booking).returning()
  if (!row) throw new Error('The booking was not inserted')
  return row
}

/** The causali that open bookings of one bank account carry. */
export async function takenReferences(tx: Tx, ibanId: string | null): Promise<Set<string>> {
  // One writer at a time per account, or two could draw the same free code.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`causale:${ibanId ?? 'default'}`}))`)
  const rows = await tx
    .select({ reference: travelBookings.paymentReference })
    .from(travelBookings)
    .where(
      and(
        ibanId === null ? sql`${travelBookings.ibanId} is null` : eq(travelBookings.ibanId, ibanId),
        isNotNull(travelBookings.paymentReference),
        ne(travelBookings.status, 'cancelled'),
        notInArray(travelBookings.paymentStatus, ['paid', 'not_required', 'refunded']),
      ),
    )
  return new Set(rows.map((row) => row.reference ?? ''))
}
