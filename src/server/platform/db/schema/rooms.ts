import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, randomId } from '../columns.ts'
import { travelBookings } from './bookings.ts'
import { travelDates } from './catalogue.ts'

/**
 * The nights of a departure in one hotel, counted from its first day; stored when staff first change its
 * rooms.
 */
export const hotelStays = pgTable(
  'hotel_stays',
  {
    id: randomId(),
    departureId: uuid()
      .notNull()
      .references(() => travelDates.id, { onDelete: 'cascade' }),
    hotel: text().notNull(),
    /** 1 is the night of the departure day. */
    firstNight: integer().notNull(),
    lastNight: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hotel_stays_first_night').on(table.departureId, table.firstNight),
    check(
      'hotel_stays_nights',
      sql`${table.firstNight} between 1 and 60 and ${table.lastNight} between ${table.firstNight} and 60`,
    ),
  ],
)

export const stayRooms = pgTable(
  'stay_rooms',
  {
    id: randomId(),
    stayId: uuid()
      .notNull()
      .references(() => hotelStays.id, { onDelete: 'cascade' }),
    /** The order in which the board numbers them. */
    position: integer().notNull(),
    beds: integer().notNull(),
    hasDoubleBed: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('stay_rooms_position').on(table.stayId, table.position),
    // The target of the places' foreign key, so that a place and its room belong to the same stay.
    unique('stay_rooms_of_stay').on(table.id, table.stayId),
    check('stay_rooms_beds', sql`${table.beds} between 1 and 4`),
  ],
)

/** Who sleeps where: one place per traveller and stay, one traveller per bed. */
export const roomPlaces = pgTable(
  'room_places',
  {
    stayId: uuid().notNull(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    /** The seat of the traveller in the booking. */
    seat: integer().notNull(),
    roomId: uuid().notNull(),
    bed: integer().notNull(),
    /**
     * A keyed hash of the traveller's name: it only shows whether the seat belongs to another person by now.
     */
    whom: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.stayId, table.bookingId, table.seat] }),
    foreignKey({
      name: 'room_places_room',
      columns: [table.roomId, table.stayId],
      foreignColumns: [stayRooms.id, stayRooms.stayId],
    }).onDelete('cascade'),
    uniqueIndex('room_places_bed').on(table.roomId, table.bed),
    index('room_places_booking').on(table.bookingId),
    check('room_places_beds', sql`${table.bed} between 1 and 4`),
    check('room_places_seats', sql`${table.seat} between 0 and 9`),
  ],
)
