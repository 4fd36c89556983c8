import { and, asc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import type { Db, Tx } from '../db/client.ts'
import { preparedInsert } from '../db/prepared.ts'
import { outbox } from '../db/schema/operations.ts'

export type Mail = {
  kind: MailKind
  /** A key is queued once, however often it is requested. */
  dedupeKey: string
  recipient: string
  subject: string
  html: string
  text: string
  bookingId?: string
  /** Put into html and text only when the mail is sent; see `secrets.ts`. */
  secrets?: Record<string, string>
  /** 'held': kept for staff, who may release it. */
  state?: 'held'
}

export type QueuedMail = typeof outbox.$inferSelect

const insertMails = preparedInsert('mails', outbox, (insert) =>
  insert.onConflictDoNothing({ target: outbox.dedupeKey }),
)

/** Queues each mail once, however often it is requested. */
export async function queueEmails(tx: Tx, mails: readonly Mail[]): Promise<void> {
  await insertMails(tx, mails)
}

/** True when the mail was not queued before. A delayed mail can be cancelled until it is due. */
export async function queueEmail(tx: Tx | Db, mail: Mail, delayMinutes = 0): Promise<boolean> {
  const rows = await tx
    .insert(outbox)
    .values({ ...mail, ...(delayMinutes > 0 ? { dueAt: minutesAhead(delayMinutes) } : {}) })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id })
  return rows.length > 0
}

/** Removes a booking's mails of this kind whose sending has not begun; false where there was none. */
export async function takeBackMails(tx: Tx, bookingId: string, kind: MailKind): Promise<boolean> {
  const taken = await tx
    .delete(outbox)
    .where(
      and(
        eq(outbox.bookingId, bookingId),
        eq(outbox.kind, kind),
        eq(outbox.state, 'queued'),
        isNull(outbox.claimedAt),
      ),
    )
    .returning({ id: outbox.id })
  return taken.length > 0
}

export const maxAttempts = 8

/**
 * Claims one due mail for this process; other processes skip the locked row. Due times and claims are
 * compared with the database's clock, because the clocks of two processes may differ. A claim expires after
 * five minutes, in case its process died.
 */
export async function claimMail(db: Db): Promise<QueuedMail | undefined> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.state, 'queued'),
          lte(outbox.dueAt, sql`now()`),
          or(isNull(outbox.claimedAt), lt(outbox.claimedAt, sql`now() - interval '5 minutes'`)),
        ),
      )
      .orderBy(asc(outbox.dueAt))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!due) return undefined
    const [claimed] = await tx
      .update(outbox)
      .set({ claimedAt: sql`now()`, attempts: due.attempts + 1 })
      .where(eq(outbox.id, due.id))
      .returning()
    return claimed
  })
}

export async function markSent(db: Db, id: string): Promise<void> {
  await db
    .update(outbox)
    .set({ state: 'sent', sentAt: sql`now()`, claimedAt: null, lastError: null })
    .where(eq(outbox.id, id))
}

/**
 * Retried after 1, 2, 4 … minutes; after the last try it stays where staff see it. A worker so slow that
 * another one has claimed the mail meanwhile may not change it any more.
 */
export async function markFailed(db: Db, mail: QueuedMail, reason: string) {
  const dead = mail.attempts >= maxAttempts
  await db
    .update(outbox)
    .set({
      state: dead ? 'failed' : 'queued',
      claimedAt: null,
      lastError: reason.slice(0, 500),
      dueAt: minutesAhead(2 ** (mail.attempts - 1)),
    })
    .where(
      and(eq(outbox.id, mail.id), eq(outbox.state, 'queued'), eq(outbox.attempts, mail.attempts)),
    )
}

/** Releases an unused claim, as if the mail had never been claimed. */
export async function giveBack(db: Db, mail: QueuedMail): Promise<void> {
  await db
    .update(outbox)
    .set({ claimedAt: null, attempts: mail.attempts - 1 })
    .where(
      and(eq(outbox.id, mail.id), eq(outbox.state, 'queued'), eq(outbox.attempts, mail.attempts)),
    )
}

function minutesAhead(minutes: number): SQL {
  return sql`now() + make_interval(secs => ${minutes * 60})`
}
