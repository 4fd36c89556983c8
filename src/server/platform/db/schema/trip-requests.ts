import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  type RequestQuote,
  requestKinds,
  requestStates,
  type WantedOfRequest,
} from '../../../../domain/trip/requests.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { travelBookings } from './bookings.ts'

/** What travellers ask for; the booking itself changes only when staff say yes. */
export const tripRequests = pgTable(
  'trip_requests',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    /** Who asked. */
    asker: integer().notNull(),
    /** Whom it is about. */
    seat: integer().notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    wanted: jsonb().$type<WantedOfRequest>().notNull(),
    /** Everybody's name when it was asked: seats may be other people's by now. */
    names: jsonb().$type<string[]>().notNull(),
    message: text().notNull().default(''),
    /** What the traveller was told it comes to; null for who is shown nothing of the money. */
    quote: jsonb().$type<RequestQuote>(),
    state: text({ enum: requestStates }).notNull().default('open'),
    /** What staff wrote last. */
    answer: text().notNull().default(''),
    answeredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('trip_requests_open')
      .on(table.bookingId, table.kind, table.seat)
      .where(sql`state = 'open'`),
    index('trip_requests_booking').on(table.bookingId, table.createdAt),
    index('trip_requests_waiting').on(table.createdAt).where(sql`state = 'open'`),
    oneOf('trip_requests_kinds', table.kind, requestKinds),
    oneOf('trip_requests_states', table.state, requestStates),
  ],
)
