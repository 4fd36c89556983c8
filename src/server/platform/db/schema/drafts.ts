import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'

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
