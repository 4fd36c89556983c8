import { date, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LegalText } from '../../../domain/legal.ts'
import { type TermsKind, termsKinds } from '../../../domain/terms.ts'
import { createdAt, instant, oneOf } from '../columns.ts'
import { travelBookings } from './bookings.ts'

/** Every text that somebody agreed to, word for word and for good: it can be read years later. */
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

/** Which texts a booking was made with, and when. Bookings from before this was kept have none. */
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
