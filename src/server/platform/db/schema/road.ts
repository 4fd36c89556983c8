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

/** A phone on which a coordinator's place was opened: it learns here that its data must go. */
export const roadPhones = pgTable(
  'road_phones',
  {
    id: uuid().primaryKey(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    /** The session that it was last seen with. */
    sessionId: text().notNull(),
    /** Staff ended that session: a session that merely grew old ends nothing. */
    endedAt: instant(),
    seenAt: instant().notNull(),
  },
  (table) => [
    index('road_phones_user').on(table.userId),
    index('road_phones_seen').on(table.seenAt),
  ],
)

/** What was written on the road, with the phone's own id and counter. Only added to. */
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
    /** In which order they reached the server. */
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

/** What staff said about an expense of the road; approved, it is a cost of the departure. */
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

/** The photograph of a receipt, kept sealed like documents and as long as they are. */
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

/** The way of a group to its kitty. The link is made anew each time; only its hash is here. */
export const kittyLinks = pgTable('kitty_links', {
  departureId: uuid()
    .primaryKey()
    .references(() => travelDates.id, { onDelete: 'cascade' }),
  /** Counted up by every new link, which ends the one before. */
  generation: integer().notNull().default(1),
  tokenHash: text().notNull().unique(),
  createdAt: createdAt(),
})
