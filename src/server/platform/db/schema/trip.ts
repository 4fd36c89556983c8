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
 * One traveller's access to their booking's private pages. The link itself is not stored: it is computed from
 * the row, the server's key and the traveller, and only its hash is here. When the seat goes to another
 * person, the old link stops working.
 */
export const tripPasses = pgTable(
  'trip_passes',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    /** The seat of the traveller in the booking; 0 made the booking. */
    seat: integer().notNull(),
    /** Incremented by every new link, which ends the previous one. */
    generation: integer().notNull().default(1),
    tokenHash: text().notNull().unique(),
    /** Hash of the calendar's private address, if one was requested; a new link ends it. */
    feedHash: text().unique(),
    /** When staff, or the traveller who had invited, revoked it; a new link opens it again. */
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('trip_passes_seat').on(table.bookingId, table.seat),
    // Seats are negative while the travellers of a booking are being reordered.
    check('trip_passes_seats', sql`${table.seat} between -10 and 9`),
  ],
)

/** A browser that came in by a link; it lasts until the link ends. */
export const tripSessions = pgTable(
  'trip_sessions',
  {
    id: randomId(),
    passId: uuid()
      .notNull()
      .references(() => tripPasses.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    /** Hash of the link it came in by; when the link is replaced, the session ends. */
    passHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('trip_sessions_pass').on(table.passId, table.createdAt),
    index('trip_sessions_created').on(table.createdAt),
  ],
)

/**
 * A passkey by which a traveller signs in without a link. Only its public key is stored: the secret never
 * leaves the device.
 */
export const tripPasskeys = pgTable(
  'trip_passkeys',
  {
    id: randomId(),
    passId: uuid()
      .notNull()
      .references(() => tripPasses.id, { onDelete: 'cascade' }),
    /** Identifies the holder: with another address or another name in the seat, the passkey opens nothing. */
    holderHash: text().notNull(),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Incremented by devices that count their signatures; a lower number means a copied key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index('trip_passkeys_pass').on(table.passId, table.createdAt)],
)

/** A challenge that a device was asked to sign; valid once, until it expires. */
export const tripChallenges = pgTable(
  'trip_challenges',
  {
    hash: text().primaryKey(),
    /** The traveller who adds a passkey; null for a sign-in, where the traveller is not known yet. */
    passId: uuid().references(() => tripPasses.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
  },
  (table) => [index('trip_challenges_expires').on(table.expiresAt)],
)
