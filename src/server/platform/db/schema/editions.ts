import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'

/**
 * One wording of one document, for ever. `json`, not `jsonb`: the order of the fields stays, so that
 * the same document always makes the same page.
 */
export const documentVersions = pgTable('document_versions', {
  /** Of key and value together. */
  hash: text().primaryKey(),
  key: text().notNull(),
  value: json().notNull(),
  createdAt: createdAt(),
})

/** What was published, when and by whom. Rows are added, never changed. */
export const editions = pgTable('editions', {
  number: integer().primaryKey(),
  publishedAt: createdAt(),
  actorId: text(),
  actorName: text().notNull(),
  note: text().notNull().default(''),
  /** The edition that it was made from; 0 is the one that comes with the release. */
  basedOn: integer().notNull(),
  /** Taken back to this one, where it was. */
  restores: integer(),
  /** Document key to version. */
  documents: json().$type<Record<string, string>>().notNull(),
  /** Keys that differ from the edition it was made from. */
  changed: json().$type<string[]>().notNull(),
})

/** One row: the edition that visitors are shown. Publishing locks it, so that two wait for each other. */
export const shownEdition = pgTable(
  'shown_edition',
  {
    id: integer().primaryKey().default(1),
    number: integer().notNull().default(0),
    /** Counts what staff have changed on the site without a publication. */
    touched: integer().notNull().default(0),
  },
  (table) => [check('shown_edition_once', sql`${table.id} = 1`)],
)

export const scheduleStates = ['waiting', 'published', 'failed', 'withdrawn'] as const

/** Changes that wait for their hour. They are laid over whatever is shown then. */
export const scheduledEditions = pgTable(
  'scheduled_editions',
  {
    id: randomId(),
    dueAt: instant().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    note: text().notNull().default(''),
    /** Document key to value; null takes the document away. */
    changes: json().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: scheduleStates }).notNull().default('waiting'),
    /** The edition it became. */
    number: integer(),
    reason: text(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('scheduled_editions_states', table.state, scheduleStates),
    index('scheduled_editions_due').on(table.dueAt).where(sql`${table.state} = 'waiting'`),
  ],
)
