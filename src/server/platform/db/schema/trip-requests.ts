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

/** Requests of travellers; the booking itself changes only when staff approve. */
export const tripRequests = pgTable(
  'trip_requests',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    /** The seat of the traveller who asked. */
    asker: integer().notNull(),
    /** The seat of the traveller it is about. */
    seat: integer().notNull(),
    kind: text({ enum: requestKinds }).notNull(),
    wanted: jsonb().$type<WantedOfRequest>().notNull(),
    /** All travellers' names at that time: by now the seats may belong to other people. */
    names: jsonb().$type<string[]>().notNull(),
    message: text().notNull().default(''),
    /** The price the traveller was quoted; null for travellers who are not shown any money. */
    quote: jsonb().$type<RequestQuote>(),
    state: text({ enum: requestStates }).notNull().default('open'),
    /** The latest answer of staff. */
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
