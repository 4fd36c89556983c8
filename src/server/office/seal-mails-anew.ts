import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { MailKind } from '../../domain/mail-kinds.ts'
import type { Db } from '../platform/db/client.ts'
import { outbox } from '../platform/db/schema/operations.ts'
import { currentSeal, openSecrets } from '../platform/db/sealed-fields.ts'
import { hideSecrets } from '../platform/mail/secrets.ts'
import { firstId, unlessLost } from './seal-tokens-anew.ts'

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
  for (let after: string | undefined = firstId; after !== undefined; ) {
    const batch: { changed: number; last: string | undefined } = await sealBatch(db, after)
    changed += batch.changed
    after = batch.last
  }
  return changed
}

function sealBatch(db: Db, after: string) {
  const { id, secrets, kind, text } = outbox
  // A mail that hides nothing has an empty object: it is done.
  const hasOlderSeal = sql`${secrets}::text <> '{}' and not (${secrets}::text like ${`%${currentSeal()}%`})`
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(outbox)
      .where(
        and(
          gt(id, after),
          or(
            hasOlderSeal,
            and(isNull(secrets), inArray(kind, [...personal]), sql`${text} ~ ${link}`),
          ),
        ),
      )
      .orderBy(asc(id))
      .limit(perBatch)
      .for('update', { skipLocked: true })
    let changed = 0
    for (const row of rows) {
      const change = row.secrets
        ? unlessLost(() => ({ secrets: openSecrets(row.secrets ?? {}) }))
        : hidden(row.html, row.text)
      if (!change) continue
      await tx.update(outbox).set(change).where(eq(id, row.id))
      changed += 1
    }
    return { changed, last: rows.at(-1)?.id }
  })
}

function hidden(html: string, text: string) {
  const tokens = [...text.matchAll(new RegExp(link, 'g'))].map(([, token = '']) => token)
  const kept = { kind: 'waiting_joined', dedupeKey: '', recipient: '', subject: '' } as const
  const mail = hideSecrets({ ...kept, html, text }, [...new Set(tokens)])
  return { html: mail.html, text: mail.text, secrets: mail.secrets ?? {} }
}
