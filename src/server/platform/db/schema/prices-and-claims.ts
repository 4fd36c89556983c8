import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ClaimKey, ProofType } from '../../../../domain/catalogue/claims.ts'
import type { PriceReason } from '../../../../domain/catalogue/price-history.ts'
import { euroAmount, instant, randomId } from '../columns.ts'

/** Every price that was on offer: one open row per trip, closed when the price changes. */
export const pricesOnOffer = pgTable(
  'prices_on_offer',
  {
    id: randomId(),
    tripId: text().notNull(),
    price: euroAmount().notNull(),
    from: instant().notNull(),
    to: instant(),
    reason: text().$type<PriceReason>().notNull(),
    /** The edition of the catalogue that introduced it. */
    edition: integer().notNull(),
  },
  (table) => [
    uniqueIndex('prices_on_offer_open').on(table.tripId).where(sql`${table.to} is null`),
    index('prices_on_offer_trip').on(table.tripId, table.from),
  ],
)

/** A claim the agency makes about itself, with its proof. */
export const agencyClaims = pgTable('agency_claims', {
  key: text().$type<ClaimKey>().primaryKey(),
  value: text().notNull(),
  proofUrl: text(),
  proofNote: text(),
  /** The proof itself, stored with the documents. */
  filePath: text(),
  fileName: text(),
  fileType: text().$type<ProofType>(),
  checkedBy: text(),
  checkedAt: instant(),
  validUntil: date(),
  version: integer().notNull().default(1),
})
