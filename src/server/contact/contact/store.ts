import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../platform/db/client.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'

/** All columns but the search words, which only the database reads. */
export const messageColumns = {
  id: contactMessages.id,
  submissionId: contactMessages.submissionId,
  firstName: contactMessages.firstName,
  lastName: contactMessages.lastName,
  email: contactMessages.email,
  phone: contactMessages.phone,
  destination: contactMessages.destination,
  airport: contactMessages.airport,
  travelDate: contactMessages.travelDate,
  message: contactMessages.message,
  referralSource: contactMessages.referralSource,
  state: contactMessages.state,
  staffNote: contactMessages.staffNote,
  version: contactMessages.version,
  createdAt: contactMessages.createdAt,
  updatedAt: contactMessages.updatedAt,
}

export type ContactMessageRow = Omit<typeof contactMessages.$inferSelect, 'searchWords'>
export type NewContactMessage = typeof contactMessages.$inferInsert

/** Stores each submission once; undefined when it was stored before. */
export async function insertMessage(
  tx: Tx,
  message: NewContactMessage,
): Promise<ContactMessageRow | undefined> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .onConflictDoNothing({ target: contactMessages.submissionId })
    .returning(messageColumns)
  return row
}

export async function findMessage(db: Db | Tx, id: string): Promise<ContactMessageRow | undefined> {
  const [row] = await db
    .select(messageColumns)
    .from(contactMessages)
    .where(eq(contactMessages.id, id))
  return row
}

/** Undefined when another change was faster. */
export async function updateMessage(
  tx: Tx,
  id: string,
  version: number,
  change: Partial<NewContactMessage>,
): Promise<ContactMessageRow | undefined> {
  const [row] = await tx
    .update(contactMessages)
    .set({ ...change, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(contactMessages.id, id), eq(contactMessages.version, version)))
    .returning(messageColumns)
  return row
}

export const newestFirst = [desc(contactMessages.createdAt), desc(contactMessages.id)]
