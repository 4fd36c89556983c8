import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { bookingLinks, type savedIbans } from '../../platform/db/schema/links.ts'
import { tokenName, tokenNames } from '../../platform/db/sealed-tokens.ts'

export type BookingLink = typeof bookingLinks.$inferSelect
export type NewBookingLink = typeof bookingLinks.$inferInsert
export type SavedIban = typeof savedIbans.$inferSelect

const linkByToken = prepared('link by token', ['names'], (db, { names }) =>
  db
    .select()
    .from(bookingLinks)
    .where(sql`${tokenName(bookingLinks.token)} = any(${names}::text[])`)
    .limit(1),
)

export async function findLinkByToken(
  db: Db | Tx,
  token: string,
): Promise<BookingLink | undefined> {
  const [row] = await linkByToken(db, { names: tokenNames('booking_links', token) })
  return row
}

export async function findLink(db: Db | Tx, id: string): Promise<BookingLink | undefined> {
  const [row] = await db.select().from(bookingLinks).where(eq(bookingLinks.id, id)).limit(1)
  return row
}

const useLink = prepared('use link', ['id'], (db, { id }) =>
  db
    .update(bookingLinks)
    .set({ used: true })
    .where(and(eq(bookingLinks.id, id), eq(bookingLinks.used, false))),
)

/** Only the first booking writes the row, so that later ones don't wait for its lock. */
export async function markLinkUsed(tx: Tx, id: string): Promise<void> {
  await useLink(tx, { id })
}

/** When the newest live booking was made through the link. */
export async function lastBookedBy(db: Db | Tx, linkId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: travelBookings.createdAt })
    .from(travelBookings)
    .where(and(eq(travelBookings.bookingLinkId, linkId), ne(travelBookings.status, 'cancelled')))
    .orderBy(desc(travelBookings.createdAt))
    .limit(1)
  return row?.at
}

export async function insertLink(db: Db | Tx, link: NewBookingLink): Promise<BookingLink> {
  const [row] = await db.insert(bookingLinks).values(link).returning()
  if (!row) throw new Error('The link was not inserted')
  return row
}

/** The links made for a customer with this e-mail address, which must be in lower case. */
export async function linksOfPerson(db: Db | Tx, email: string): Promise<BookingLink[]> {
  return db
    .select()
    .from(bookingLinks)
    .where(sql`lower(${bookingLinks.customerEmail}) = ${email}`)
    .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
}

export const noCustomer = { customerName: null, customerEmail: null, customerPhone: null } as const

/** The link stays, because bookings refer to it; its customer's data is removed. */
export async function forgetCustomer(tx: Tx, email: string): Promise<void> {
  await tx
    .update(bookingLinks)
    .set(noCustomer)
    .where(sql`lower(${bookingLinks.customerEmail}) = ${email}`)
}
