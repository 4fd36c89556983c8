import { sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { bookingAcceptances, legalTexts } from '../../platform/db/schema/legal.ts'
import type { Deps } from '../../platform/deps.ts'
import { currentTerms, type Terms } from './terms.ts'

/**
 * The texts that the sender of the form has agreed to. If they changed since the page was opened, the request
 * is refused, because only shown texts can be agreed to. Undefined: the request names none, which only a
 * trial allows.
 */
export function requireCurrentTerms(
  deps: Pick<Deps, 'catalogue'>,
  accepted: string | null | undefined,
  { isTrial }: { isTrial: boolean },
): Terms | undefined {
  if (!accepted && isTrial) return undefined
  const terms = currentTerms(deps)
  if (accepted !== terms.id) throw new DomainError('TERMS_CHANGED')
  return terms
}

/**
 * Records the texts when the traveller agrees, for a booking made before texts were recorded, or made by
 * staff.
 */
export async function recordLaterAcceptance(
  tx: Tx,
  deps: Pick<Deps, 'catalogue' | 'now'>,
  bookingId: string,
  accepted: string | null | undefined,
): Promise<void> {
  const terms = currentTerms(deps)
  if (accepted !== terms.id) return
  await keepTexts(tx, terms)
  await recordAcceptance(tx, bookingId, terms, deps.now())
}

/**
 * Called in the transaction that makes the booking, after the texts were stored. An earlier acceptance stays.
 */
export async function recordAcceptance(
  tx: Tx,
  bookingId: string,
  terms: Terms,
  acceptedAt: Date,
): Promise<void> {
  await tx
    .insert(bookingAcceptances)
    .values(
      terms.documents.map(({ kind, hash }) => ({ bookingId, kind, textHash: hash, acceptedAt })),
    )
    .onConflictDoNothing()
}

const keptTexts = prepared('kept texts', ['hashes'], (db, { hashes }) =>
  db
    .select({ hash: legalTexts.hash })
    .from(legalTexts)
    .where(sql`${legalTexts.hash} = any(${hashes})`),
)

/** Stores each text once, word for word. Texts are long, so those already stored are not sent again. */
export async function keepTexts(db: Db | Tx, { documents }: Terms): Promise<void> {
  const kept = await keptTexts(db, { hashes: documents.map(({ hash }) => hash) })
  const missing = documents.filter(({ hash }) => !kept.some((text) => text.hash === hash))
  if (missing.length === 0) return
  await db
    .insert(legalTexts)
    .values(
      missing.map(({ kind, hash, text }) => ({
        hash,
        kind,
        version: text.version,
        inForceFrom: text.inForceFrom,
        document: text,
      })),
    )
    .onConflictDoNothing()
}
