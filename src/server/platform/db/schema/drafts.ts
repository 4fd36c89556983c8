import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, randomId } from '../columns.ts'
import { scheduledEditions } from './editions.ts'

/** A document as the editor last saved it: finished or not, and never public. */
export const catalogueDrafts = pgTable('catalogue_drafts', {
  key: text().primaryKey(),
  document: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Incremented with every save; a save names the revision it was based on, so that conflicts are noticed. */
  revision: integer().notNull().default(1),
  editorId: text(),
  editorName: text().notNull(),
  editedAt: instant().notNull(),
  createdAt: createdAt(),
})

/** Who has a document open, one row per window; removed after a minute. */
export const cataloguePresence = pgTable(
  'catalogue_presence',
  {
    key: text().notNull(),
    window: text().notNull(),
    staffId: text(),
    name: text().notNull(),
    /** The focused field, as the form names it; empty: the document is only open. */
    place: text().notNull().default(''),
    seenAt: instant().notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window] })],
)

/** Drafts that belong together: they have a name and are published, or reverted, as one. */
export const catalogueBundles = pgTable('catalogue_bundles', {
  id: randomId(),
  name: text().notNull(),
  keys: jsonb().$type<string[]>().notNull(),
  /** The scheduled publication of this bundle. */
  scheduledId: uuid().references(() => scheduledEditions.id),
  /** The number of the edition, where it was published at once. */
  number: integer(),
  createdBy: text().notNull(),
  createdAt: createdAt(),
})
