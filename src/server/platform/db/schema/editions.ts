import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'

/**
 * One version of one document, never changed. `json`, not `jsonb`, because it keeps the order of the fields:
 * the same document always makes the same page.
 */
export const documentVersions = pgTable('document_versions', {
  /** Hash of key and value together. */
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
  /** The edition it was made from; 0 is the one shipped with the release. */
  basedOn: integer().notNull(),
  /** The older edition that this one restores, if it does. */
  restores: integer(),
  /** Document key → hash of its version. */
  documents: json().$type<Record<string, string>>().notNull(),
  /** Keys that differ from the edition it was made from. */
  changed: json().$type<string[]>().notNull(),
})

/**
 * One row: the edition that visitors are shown. Publishing locks it, so that two publications run one after
 * the other.
 */
export const shownEdition = pgTable(
  'shown_edition',
  {
    id: integer().primaryKey().default(1),
    number: integer().notNull().default(0),
    /** Counts the changes of the site that staff made without a publication. */
    touched: integer().notNull().default(0),
  },
  (table) => [check('shown_edition_once', sql`${table.id} = 1`)],
)

export const scheduleStates = ['waiting', 'published', 'failed', 'withdrawn'] as const

/** Changes scheduled for a time. They are applied on top of the edition shown then. */
export const scheduledEditions = pgTable(
  'scheduled_editions',
  {
    id: randomId(),
    dueAt: instant().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    note: text().notNull().default(''),
    /** Document key → value; null removes the document. */
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
