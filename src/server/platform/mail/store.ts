import { and, desc, eq, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import type { Db, Tx } from '../db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../db/paging.ts'
import { outbox } from '../db/schema/operations.ts'
import { prefixPattern } from '../db/search-words.ts'
import type { QueuedMail } from './outbox.ts'

const columns = {
  id: outbox.id,
  kind: outbox.kind,
  bookingId: outbox.bookingId,
  recipient: outbox.recipient,
  subject: outbox.subject,
  state: outbox.state,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  dueAt: outbox.dueAt,
  sentAt: outbox.sentAt,
  createdAt: outbox.createdAt,
}

type Row = Pick<typeof outbox.$inferSelect, keyof typeof columns>
export type ListedMail = Omit<Row, 'dueAt' | 'sentAt' | 'createdAt'> & {
  dueAt: string
  sentAt: string | null
  createdAt: string
}

export function mailView({ dueAt, sentAt, createdAt, ...row }: Row): ListedMail {
  return {
    ...row,
    dueAt: dueAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}

export async function mailsOfBooking(db: Db, bookingId: string): Promise<ListedMail[]> {
  const rows = await db
    .select(columns)
    .from(outbox)
    .where(eq(outbox.bookingId, bookingId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(100)
  return rows.map(mailView)
}

export async function findMail(db: Db | Tx, id: string) {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row
}

export async function pageOfMails(
  db: Db,
  filters: {
    search?: string | undefined
    state: 'all' | QueuedMail['state']
    hidden: readonly MailKind[]
  },
  page: PageRequest,
): Promise<Page<ListedMail>> {
  const where = and(
    filters.state === 'all' ? undefined : eq(outbox.state, filters.state),
    filters.search ? recipientBegins(filters.search) : undefined,
    filters.hidden.length > 0 ? notInArray(outbox.kind, [...filters.hidden]) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select(columns)
      .from(outbox)
      .where(where)
      .orderBy(desc(outbox.createdAt), desc(outbox.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${outbox} where ${where ?? sql`true`}`),
  ])
  return { ...page, ...counted, items: rows.map(mailView) }
}

function recipientBegins(typed: string): SQL {
  return sql`lower(${outbox.recipient}) like ${prefixPattern(typed.toLowerCase())}`
}

/** Requeues all mails that failed for good; those being sent at this moment are left alone. */
export async function requeueFailed(tx: Tx): Promise<string[]> {
  const rows = await tx
    .update(outbox)
    .set({ state: 'queued', attempts: 0, dueAt: sql`now()`, claimedAt: null })
    .where(and(eq(outbox.state, 'failed'), ne(outbox.recipient, '')))
    .returning({ id: outbox.id })
  return rows.map((row) => row.id)
}
