import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { type EntryBodies, type EntryKind, entryKinds } from '../../../../domain/road/entries.ts'
import { createdAt, euroAmount, instant, oneOf } from '../columns.ts'
import { travelDates } from './catalogue.ts'
import { staffUsers } from './staff.ts'

/**
 * A phone on which the coordinator's pages were opened: the server tells it here that it must delete its
 * data.
 */
export const roadPhones = pgTable(
  'road_phones',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** The session it was last seen with. */
    sessionId: text().notNull(),
    /** When staff ended that session; a session that merely expired does not delete anything. */
    endedAt: instant(),
    seenAt: instant().notNull(),
  },
  (table) => [
    index('road_phones_user').on(table.userId),
    index('road_phones_seen').on(table.seenAt),
  ],
)

/** An entry written during the trip, with the phone's own id and counter. Rows are only added. */
export const roadEntries = pgTable(
  'road_entries',
  {
    id: uuid().primaryKey(),
    departureId: uuid()
      .notNull()
      .references(() => travelDates.id, { onDelete: 'cascade' }),
    phone: uuid().notNull(),
    counter: integer().notNull(),
    kind: text().$type<EntryKind>().notNull(),
    body: jsonb().$type<EntryBodies[EntryKind]>().notNull(),
    writtenAt: instant().notNull(),
    authorId: text(),
    author: text().notNull(),
    /** The order in which entries reached the server. */
    arrival: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    receivedAt: createdAt(),
  },
  (table) => [
    uniqueIndex('road_entries_counted').on(table.departureId, table.phone, table.counter),
    index('road_entries_kind').on(table.departureId, table.kind),
    oneOf('road_entries_kinds', table.kind, entryKinds),
    check('road_entries_counter', sql`${table.counter} > 0`),
  ],
)

/** The decision of staff about an expense of the trip; an approved one becomes a cost of the departure. */
export const roadExpenseDecisions = pgTable(
  'road_expense_decisions',
  {
    entryId: uuid()
      .primaryKey()
      .references(() => roadEntries.id, { onDelete: 'cascade' }),
    decision: text({ enum: ['approved', 'refused'] }).notNull(),
    amount: euroAmount().notNull(),
    reason: text(),
    decidedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [oneOf('road_expense_decisions_kinds', table.decision, ['approved', 'refused'])],
)

/** The photograph of a receipt, sealed and kept as long as documents are. */
export const roadReceipts = pgTable(
  'road_receipts',
  {
    /** Drawn by the phone. */
    id: uuid().primaryKey(),
    departureId: uuid()
      .notNull()
      .references(() => travelDates.id, { onDelete: 'cascade' }),
    filePath: text().notNull().unique(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    uploadedBy: text().notNull(),
    deleteAfter: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('road_receipts_departure').on(table.departureId),
    index('road_receipts_due').on(table.deleteAfter),
  ],
)

/**
 * The group's link to its shared kitty (cassa comune). The link is made anew each time; only its hash is
 * stored.
 */
export const kittyLinks = pgTable('kitty_links', {
  departureId: uuid()
    .primaryKey()
    .references(() => travelDates.id, { onDelete: 'cascade' }),
  /** Incremented by every new link, which ends the previous one. */
  generation: integer().notNull().default(1),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
})
