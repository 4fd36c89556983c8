import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PackFacts } from '../../../../domain/booking/contract-pack.ts'
import type { LegalText } from '../../../../domain/catalogue/legal.ts'
import { type TermsKind, termsKinds } from '../../../../domain/catalogue/terms.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { travelBookings } from './bookings.ts'

/** Every text that a customer agreed to, word for word and kept forever, so that it can be read years later. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    hash: text().primaryKey(),
    kind: text().$type<TermsKind>().notNull(),
    version: text().notNull(),
    inForceFrom: date().notNull(),
    document: jsonb().$type<LegalText>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [oneOf('legal_texts_kinds', table.kind, termsKinds)],
)

/** The texts a booking was made with, and when. Bookings made before this was recorded have none. */
export const bookingAcceptances = pgTable(
  'booking_acceptances',
  {
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    kind: text().$type<TermsKind>().notNull(),
    textHash: text()
      .notNull()
      .references(() => legalTexts.hash, { onDelete: 'restrict' }),
    acceptedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingId, table.kind] }),
    index('booking_acceptances_text').on(table.textHash),
    oneOf('booking_acceptances_kinds', table.kind, termsKinds),
  ],
)

/**
 * The facts of a contract, never changed: from them its PDF can be drawn again, byte for byte. A changed
 * booking gets a further contract; the earlier ones stay.
 */
export const contractPacks = pgTable(
  'contract_packs',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    facts: jsonb().$type<PackFacts>().notNull(),
    /** SHA-256 of the PDF, set when it is first drawn. */
    fileHash: text(),
    createdAt: instant().notNull(),
  },
  (table) => [uniqueIndex('contract_packs_number').on(table.bookingId, table.number)],
)
