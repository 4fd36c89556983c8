import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type WaitingState, waitingStates } from '../../../../domain/booking/waiting-list.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { sealedToken, tokenName } from '../sealed-tokens.ts'
import { travelDates } from './catalogue.ts'
import { bookingLinks } from './links.ts'

/**
 * A party that waits for places on a full departure. While it is 'held' or 'offered' its places are taken out
 * of `spots_available`, which changes only under the row lock of the departure.
 */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: randomId(),
    departureId: uuid()
      .notNull()
      .references(() => travelDates.id, { onDelete: 'cascade' }),
    /** Sent only to the party: it opens their page, accepts, declines and leaves the list. */
    token: sealedToken('waiting_entries').notNull(),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    people: integer().notNull(),
    state: text().$type<WaitingState>().notNull().default('waiting'),
    offeredAt: instant(),
    offerExpiresAt: instant(),
    /** The private link through which the offered places are booked. */
    bookingLinkId: uuid().references(() => bookingLinks.id, { onDelete: 'set null' }),
    bookingId: uuid(),
    endedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('waiting_entries_states', table.state, waitingStates),
    check('waiting_entries_people', sql`${table.people} between 1 and 10`),
    uniqueIndex('waiting_entries_token_name').on(tokenName(table.token)),
    // A second request with the same address makes no second entry.
    uniqueIndex('waiting_entries_once')
      .on(table.departureId, sql`lower(${table.contactEmail})`)
      .where(sql`${table.state} in ('waiting', 'held', 'offered')`),
    index('waiting_entries_queue').on(table.departureId, table.createdAt),
    index('waiting_entries_live')
      .on(table.state, table.offerExpiresAt)
      .where(sql`${table.state} in ('waiting', 'held', 'offered')`),
    index('waiting_entries_link').on(table.bookingLinkId),
    index('waiting_entries_email').on(sql`lower(${table.contactEmail})`),
    index('waiting_entries_ended').on(table.endedAt),
  ],
)
