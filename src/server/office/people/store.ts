import { and, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alertsOfPerson } from '../../booking/date-alerts/store.ts'
import { linksOfPerson } from '../../booking/links/store.ts'
import { reviewsOfBookings } from '../../booking/reviews/store.ts'
import { entriesOfPerson } from '../../booking/waiting-list/store.ts'
import { vouchersOfPerson } from '../../money/vouchers/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import {
  cardPaymentAttempts,
  documentUploads,
  travelBookings,
} from '../../platform/db/schema/bookings.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { requestsOf } from '../../trip/requests/store.ts'

export type PersonData = Awaited<ReturnType<typeof dataOf>>

/** All rows that contain the person's e-mail address, or belong to a booking that does. */
export async function dataOf(db: Db | Tx, email: string) {
  const bookings = await db
    .select()
    .from(travelBookings)
    .where(sql`lower(${travelBookings.contactEmail}) = ${email}`)
    .orderBy(desc(travelBookings.createdAt), desc(travelBookings.id))
  const ids = bookings.map(({ id }) => id)
  return {
    bookings,
    messages: await db
      .select()
      .from(contactMessages)
      .where(sql`lower(${contactMessages.email}) = ${email}`)
      .orderBy(desc(contactMessages.createdAt), desc(contactMessages.id)),
    mails: await db
      .select()
      .from(outbox)
      .where(mailsOf(email, ids))
      .orderBy(desc(outbox.createdAt), desc(outbox.id)),
    documents: ids.length
      ? await db
          .select()
          .from(documentUploads)
          .where(inArray(documentUploads.bookingId, ids))
          .orderBy(desc(documentUploads.createdAt), desc(documentUploads.id))
      : [],
    cardAttempts: ids.length
      ? await db
          .select()
          .from(cardPaymentAttempts)
          .where(inArray(cardPaymentAttempts.bookingId, ids))
          .orderBy(desc(cardPaymentAttempts.createdAt), desc(cardPaymentAttempts.id))
      : [],
    reviews: await reviewsOfBookings(db, ids),
    requests: await requestsOf(db, ids),
    waiting: await entriesOfPerson(db, email),
    dateAlerts: await alertsOfPerson(db, email),
    links: await linksOfPerson(db, email),
    vouchers: await vouchersOfPerson(db, email),
  }
}

function mailsOf(email: string, bookingIds: string[]): SQL | undefined {
  return or(
    sql`lower(${outbox.recipient}) = ${email}`,
    bookingIds.length ? inArray(outbox.bookingId, bookingIds) : undefined,
  )
}

export async function deleteMessagesAndMails(
  tx: Tx,
  email: string,
  bookings: { erased: string[]; kept: string[] },
): Promise<void> {
  await tx.delete(contactMessages).where(sql`lower(${contactMessages.email}) = ${email}`)
  const { erased, kept } = bookings
  await tx
    .delete(outbox)
    .where(
      and(
        mailsOf(email, erased),
        kept.length
          ? or(sql`${outbox.bookingId} is null`, notInArray(outbox.bookingId, kept))
          : undefined,
      ),
    )
}

export async function deleteAttempts(tx: Tx, bookingIds: string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await tx.delete(cardPaymentAttempts).where(inArray(cardPaymentAttempts.bookingId, bookingIds))
}

export async function updateErased(
  tx: Tx,
  id: string,
  change: Partial<typeof travelBookings.$inferInsert>,
): Promise<void> {
  await tx.update(travelBookings).set(change).where(eq(travelBookings.id, id))
}
