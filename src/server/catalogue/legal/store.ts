import { eq } from 'drizzle-orm'
import { type TermsKind, termsKinds } from '../../../domain/catalogue/terms.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { bookingAcceptances, legalTexts } from '../../platform/db/schema/legal.ts'

/** The texts a booking was made with, in reading order; none for older bookings. */
export async function acceptancesOf(db: Db | Tx, bookingId: string) {
  const rows = await db
    .select({
      kind: bookingAcceptances.kind,
      hash: bookingAcceptances.textHash,
      acceptedAt: bookingAcceptances.acceptedAt,
      text: legalTexts.document,
    })
    .from(bookingAcceptances)
    .innerJoin(legalTexts, eq(legalTexts.hash, bookingAcceptances.textHash))
    .where(eq(bookingAcceptances.bookingId, bookingId))
  return rows.toSorted((a, b) => rank(a.kind) - rank(b.kind))
}

function rank(kind: TermsKind): number {
  return termsKinds.indexOf(kind)
}
