import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type ReviewState, reviewStates } from '../../../../domain/booking/reviews.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { sealedToken, tokenName } from '../sealed-tokens.ts'
import { travelBookings } from './bookings.ts'

/** One traveller's review of one trip: requested by us after the return, or found elsewhere. */
export const travellerReviews = pgTable(
  'traveller_reviews',
  {
    id: randomId(),
    source: text({ enum: ['collected', 'imported'] }).notNull(),
    /** Where an imported review was published: name and address. */
    sourceName: text(),
    sourceUrl: text(),
    tripId: text().notNull(),
    bookingId: uuid().references(() => travelBookings.id, { onDelete: 'set null' }),
    /** The seat of the traveller who was asked. */
    travellerIndex: integer(),
    /** The personal link; removed when it is no longer needed. */
    token: sealedToken('traveller_reviews'),
    /** The name as visitors see it: first name and initial. */
    shownName: text().notNull(),
    startDate: date(),
    endDate: date().notNull(),
    state: text().$type<ReviewState>().notNull().default('invited'),
    invitedAt: instant(),
    remindedAt: instant(),
    stars: integer(),
    text: text(),
    wentWell: text(),
    wentWrong: text(),
    /** The photograph, a JPEG in the storage. */
    filePath: text().unique(),
    receivedAt: instant(),
    publishedAt: instant(),
    hiddenReason: text(),
    answer: text(),
    answeredAt: instant(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    oneOf('traveller_reviews_states', table.state, reviewStates),
    uniqueIndex('traveller_reviews_token_name').on(tokenName(table.token)),
    uniqueIndex('traveller_reviews_once').on(table.bookingId, table.travellerIndex),
    index('traveller_reviews_state').on(table.state, table.createdAt, table.id),
    index('traveller_reviews_published')
      .on(table.tripId, table.publishedAt)
      .where(sql`${table.state} = 'published'`),
    check(
      'traveller_reviews_stars',
      sql`${table.stars} between 1 and 5 or (${table.stars} is null and ${table.state} = 'invited')`,
    ),
    check(
      'traveller_reviews_hidden',
      sql`${table.state} <> 'hidden' or ${table.hiddenReason} is not null`,
    ),
    check(
      'traveller_reviews_source',
      sql`${table.source} = 'collected' or ${table.sourceName} is not null`,
    ),
  ],
)
