import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import { type Actor, writeAudit } from '../audit/write-audit.ts'
import { outbox } from '../db/schema/operations.ts'
import type { Deps } from '../deps.ts'
import { queueEmail } from './outbox.ts'

/**
 * A failed mail is tried again; a sent mail is queued once more as a new one, unless the caller allows only
 * mails not sent yet.
 */
export function resendMail(
  { db }: Pick<Deps, 'db'>,
  mailId: string,
  actor: Actor,
  { onlyUnsent = false } = {},
): Promise<void> {
  return db.transaction(async (tx) => {
    const [mail] = await tx.select().from(outbox).where(eq(outbox.id, mailId)).for('update')
    if (!mail) throw new DomainError('NOT_FOUND')
    if (mail.state === 'sent' && onlyUnsent) throw new DomainError('MAIL_ALREADY_SENT')
    if (mail.state === 'sent') {
      const { recipient, subject, html, text, bookingId, secrets } = mail
      await queueEmail(tx, {
        // The stored kind was one of these when the mail was queued.
        kind: mail.kind as MailKind,
        recipient,
        subject,
        html,
        text,
        ...(bookingId ? { bookingId } : {}),
        ...(secrets ? { secrets } : {}),
        dedupeKey: `${mail.dedupeKey}:again:${randomUUID()}`,
      })
    } else if (!mail.claimedAt) {
      // A claimed mail is being sent at this moment.
      await tx
        .update(outbox)
        .set({ state: 'queued', attempts: 0, dueAt: sql`now()` })
        .where(eq(outbox.id, mailId))
    }
    await writeAudit(tx, {
      actor,
      action: 'resent',
      entity: 'mail',
      entityId: mailId,
      before: { state: mail.state, attempts: mail.attempts },
    })
  })
}
