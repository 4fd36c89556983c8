import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, randomId } from '../columns.ts'
import { travelBookings } from './bookings.ts'

/**
 * One traveller's way into the place of a booking. The link itself is kept nowhere: it is made from the row, the
 * server's key and whom it is for, and only its hash is here. Whoever is somebody else than before has no way in.
 */
export const tripPasses = pgTable(
  'trip_passes',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    /** Which of the booking's travellers; 0 made the booking. */
    seat: integer().notNull(),
    /** Counted up by every new link, which ends the one before. */
    generation: integer().notNull().default(1),
    tokenHash: text().notNull().unique(),
    /** Of the calendar's private address, where one was asked for; a new link ends it. */
    feedHash: text().unique(),
    /** Staff, or who had invited, took it back; a new link opens again. */
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('trip_passes_seat').on(table.bookingId, table.seat),
    // Below zero while a party is being moved about.
    check('trip_passes_seats', sql`${table.seat} between -10 and 9`),
  ],
)

/** A browser that came in by a link, until the link ends. */
export const tripSessions = pgTable(
  'trip_sessions',
  {
    id: randomId(),
    passId: uuid()
      .notNull()
      .references(() => tripPasses.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** The link by which it came: another one, and the session is over. */
    passHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('trip_sessions_pass').on(table.passId, table.createdAt),
    index('trip_sessions_created').on(table.createdAt),
  ],
)

/** A device by which a traveller comes in without a link. Only what the device is asked with: its secret never leaves it. */
export const tripPasskeys = pgTable(
  'trip_passkeys',
  {
    id: randomId(),
    passId: uuid()
      .notNull()
      .references(() => tripPasses.id, { onDelete: 'cascade' }),
    /** Whose it is: of another address or another name in the seat it opens nothing. */
    holderHash: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Counted up by devices that count; one that goes back was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('trip_passkeys_pass').on(table.passId, table.createdAt)],
)

/** What a device was asked to sign, until it answers once or the time is over. */
export const tripChallenges = pgTable(
  'trip_challenges',
  {
    hash: text().primaryKey(),
    /** Who adds a passkey; nobody yet when somebody comes in. */
    passId: uuid().references(() => tripPasses.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('trip_challenges_expires').on(table.expiresAt)],
)
