import { and, eq, inArray, isNotNull, isNull, not, or, sql } from 'drizzle-orm'
import type { MailKind } from '../../domain/mail-kinds.ts'
import type { Db } from '../platform/db/client.ts'
import { outbox } from '../platform/db/schema/operations.ts'
import { currentSeal, openSecrets } from '../platform/db/sealed-fields.ts'
import { hideSecrets } from '../platform/mail/secrets.ts'

const perBatch = 200
const personal: readonly MailKind[] = [
  'waiting_joined',
  'waiting_offer',
  'review_invitation',
  'review_reminder',
  'date_alert_asked',
]
const link = '(?:lista-attesa|recensione|nuove-date)/([A-Za-z0-9_-]{8,})'

/**
 * Seals the secrets of mails with the current key; in older mails without secrets, personal links are moved
 * out of the text and sealed. Rows already done are skipped.
 */
export async function sealMailsAnew(db: Db): Promise<number> {
  let changed = 0
  for (let batch = perBatch; batch === perBatch; changed += batch) batch = await sealBatch(db)
  return changed
}

function sealBatch(db: Db): Promise<number> {
  const { secrets, kind, text } = outbox
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(
        or(
          and(isNotNull(secrets), not(sql`${secrets}::text like ${`%${currentSeal()}%`}`)),
          and(isNull(secrets), inArray(kind, [...personal]), sql`${text} ~ ${link}`),
        ),
      )
      .limit(perBatch)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const change = row.secrets
        ? { secrets: openSecrets(row.secrets) }
        : hidden(row.html, row.text)
      await tx.update(outbox).set(change).where(eq(outbox.id, row.id))
    }
    return rows.length
  })
}

function hidden(html: string, text: string) {
  const tokens = [...text.matchAll(new RegExp(link, 'g'))].map(([, token = '']) => token)
  const kept = { kind: 'waiting_joined', dedupeKey: '', recipient: '', subject: '' } as const
  const mail = hideSecrets({ ...kept, html, text }, [...new Set(tokens)])
  return { html: mail.html, text: mail.text, secrets: mail.secrets ?? {} }
}
