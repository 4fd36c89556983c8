import { inArray } from 'drizzle-orm'
import { DomainError } from '../../domain/errors.ts'
import type { Db, Tx } from '../db/client.ts'
import { bookingAcceptances, legalTexts } from '../db/schema/legal.ts'
import type { Deps } from '../deps.ts'
import { figuresMode } from '../figures/mode.ts'
import { currentTerms, type Terms } from './terms.ts'

/**
 * The texts that whoever sent the form has agreed to. They may have changed since the page was opened:
 * nobody is held to what they have not been shown. Undefined: the request says nothing about it, which
 * only a trial lets pass.
 */
export async function requireCurrentTerms(
  tx: Tx,
  deps: Pick<Deps, 'catalogue'>,
  accepted: string | null | undefined,
): Promise<Terms | undefined> {
  if (!accepted && (await figuresMode(tx)) === 'sample') return undefined
  const terms = currentTerms(deps)
  if (accepted !== terms.id) throw new DomainError('TERMS_CHANGED')
  return terms
}

/** A booking from before texts were recorded, or made by staff, gets them when its traveller agrees. */
export async function recordLaterAcceptance(
  tx: Tx,
  deps: Pick<Deps, 'catalogue' | 'now'>,
  bookingId: string,
  accepted: string | null | undefined,
): Promise<void> {
  const terms = currentTerms(deps)
  if (accepted === terms.id) await recordAcceptance(tx, bookingId, terms, deps.now())
}

/** In the transaction that makes the booking: there is no contract without the texts it stands on. What was agreed to first stays. */
export async function recordAcceptance(
  tx: Tx,
  bookingId: string,
  terms: Terms,
  acceptedAt: Date,
): Promise<void> {
  await keepTexts(tx, terms)
  await tx
    .insert(bookingAcceptances)
    .values(
      terms.documents.map(({ kind, hash }) => ({ bookingId, kind, textHash: hash, acceptedAt })),
    )
    .onConflictDoNothing()
}

/** Word for word, once each. They are long: those that are there already are not sent again. */
export async function keepTexts(db: Db | Tx, { documents }: Terms): Promise<void> {
  const hashes = documents.map(({ hash }) => hash)
  const kept = await db
    .select({ hash: legalTexts.hash })
    .from(legalTexts)
    .where(inArray(legalTexts.hash, hashes))
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
