import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, randomId } from '../columns.ts'
import { scheduledEditions } from './editions.ts'

/** A document as the editor last left it: finished or not, seen by nobody outside. */
export const catalogueDrafts = pgTable('catalogue_drafts', {
  key: text().primaryKey(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Counts the savings: who saves names the number that was read. */
  revision: integer().notNull().default(1),
  editorId: text(),
  editorName: text().notNull(),
  editedAt: instant().notNull(),
  createdAt: createdAt(),
})

/** Who has a document open, window by window; forgotten after a minute. */
export const cataloguePresence = pgTable(
  'catalogue_presence',
  {
    key: text().notNull(),
    window: text().notNull(),
    staffId: text(),
    name: text().notNull(),
    /** The field with the focus, in the words of the form; empty: only open. */
    place: text().notNull().default(''),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
)

/** Drafts that belong together: they have a name and are published, or taken back, as one. */
export const catalogueBundles = pgTable('catalogue_bundles', {
  id: randomId(),
  name: text().notNull(),
  keys: jsonb().$type<string[]>().notNull(),
  /** The publication that waits, or waited, for its hour. */
  scheduledId: uuid().references(() => scheduledEditions.id),
  /** The edition that it became, where it was published at once. */
  number: integer(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
})
