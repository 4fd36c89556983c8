import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf, randomId, searchableWords, searchVector } from '../columns.ts'

const messageStates = ['new', 'in_progress', 'answered', 'archived'] as const

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: randomId(),
    submissionId: uuid().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone: text(),
    destination: text(),
    airport: text(),
    travelDate: text(),
    message: text().notNull(),
    referralSource: text(),
    state: text({ enum: messageStates }).notNull().default('new'),
    staffNote: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** The sender and the message. A stored column, so that a long text costs the search nothing. */
    searchWords: searchVector().generatedAlwaysAs(
      searchableWords(
        sql`first_name || ' ' || last_name || ' ' || translate(email, '@._-', '    ') || ' ' || message`,
      ),
    ),
  },
  (table) => [
    oneOf('contact_messages_states', table.state, messageStates),
    index('contact_messages_state').on(table.state, table.createdAt),
    index('contact_messages_created').on(table.createdAt, table.id),
    index('contact_messages_words').using('gin', table.searchWords),
  ],
)

/** Never updated: a counted click stays as it was. */
export const whatsappClicks = pgTable(
  'whatsapp_clicks',
  {
    id: randomId(),
    phoneNumber: text().notNull(),
    message: text(),
    clickedAt: instant().notNull(),
    userAgent: text().notNull(),
    referrer: text(),
    destination: text(),
    referralSource: text(),
  },
  (table) => [
    index('whatsapp_clicks_time').on(table.clickedAt, table.phoneNumber, table.destination),
  ],
)

/** `handed_out` drives the fair rotation: the next number is the one with the smallest share per weight. */
export const whatsappNumbers = pgTable(
  'whatsapp_numbers',
  {
    id: randomId(),
    phoneNumber: text().notNull().unique(),
    label: text().notNull().default(''),
    weight: integer().notNull().default(1),
    paused: boolean().notNull().default(false),
    /** Visitors ever sent to this number. */
    handedOut: integer().notNull().default(0),
    /** Visitors since the shares last changed: the rotation counts from there. */
    turns: integer().notNull().default(0),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [check('whatsapp_numbers_weight', sql`${table.weight} between 1 and 100`)],
)

/** Visits and steps without any personal data, for the funnel by source. */
export const funnelEvents = pgTable(
  'funnel_events',
  {
    day: text().notNull(),
    source: text({ enum: ['ads', 'organic'] }).notNull(),
    step: text({ enum: ['visit', 'trip', 'dates', 'contact', 'whatsapp', 'booking'] }).notNull(),
    count: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.day, table.source, table.step] })],
)
