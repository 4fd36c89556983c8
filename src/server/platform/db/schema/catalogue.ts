import { sql } from 'drizzle-orm'
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Flight } from '../../../../domain/booking/flights.ts'
import {
  type DepartureDecision,
  defaultMinimumGroup,
} from '../../../../domain/catalogue/barometer.ts'
import type { DepartureSales } from '../../../../domain/catalogue/departures.ts'
import { createdAt, euroAmount, instant, randomId } from '../columns.ts'
import { openOrNothing, sealedText } from '../sealed-fields.ts'

export const groupLinks = 'travel_dates.group_link'

/**
 * A stored departure. Its spots are free, taken by bookings, set aside for the waiting list, or sold
 * elsewhere: at the end of a transaction the database refuses spots that don't add up to the total. Only
 * `departures/spots.ts` changes them, under a row lock.
 */
export const travelDates = pgTable(
  'travel_dates',
  {
    id: randomId(),
    destinationId: text().notNull(),
    startDate: date().notNull(),
    spotsAvailable: integer().notNull(),
    totalSpots: integer().notNull().default(10),
    /**
     * Sold by other agencies. For a new departure the database fills in the spots that are missing from the
     * total.
     */
    spotsElsewhere: integer().notNull().default(0),
    /** Per person, for this departure alone; null: the trip's base price by season. */
    price: euroAmount(),
    coordinator1: text(),
    coordinator2: text(),
    /** The invitation to the WhatsApp group; shown to travellers whose booking is confirmed. */
    groupLink: sealedText(groupLinks, openOrNothing),
    /** As staff typed them; shown to travellers whose booking is confirmed. */
    flights: jsonb().$type<Flight[]>().notNull().default([]),
    sales: text().$type<DepartureSales>().notNull().default('open'),
    /** With fewer people the agency may cancel the departure, until the day set by law. */
    minimumGroup: integer().notNull().default(defaultMinimumGroup),
    /** Null until staff have decided whether the departure takes place. */
    decision: text().$type<DepartureDecision>(),
    decidedAt: instant(),
    decisionReason: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('travel_dates_trip_day').on(table.destinationId, table.startDate),
    index('travel_dates_start').on(table.startDate),
    check(
      'travel_dates_decision',
      sql`${table.decision} is null or ${table.decision} in ('confirmed', 'cancelled')`,
    ),
    check('travel_dates_price', sql`${table.price} is null or ${table.price} > 0`),
    check('travel_dates_minimum', sql`${table.minimumGroup} between 1 and 10`),
    check('travel_dates_sales', sql`${table.sales} in ('open', 'closed', 'archived')`),
    check(
      'travel_dates_spots',
      sql`${table.spotsAvailable} >= 0 and ${table.spotsAvailable} <= ${table.totalSpots} and ${table.totalSpots} between 1 and 10`,
    ),
  ],
)
