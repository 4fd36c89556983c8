import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf } from '../columns.ts'

export const sampleStates = ['filling', 'filled'] as const

/** One row while the sample agency is present, or being created. */
export const sampleAgency = pgTable(
  'sample_agency',
  {
    id: integer().primaryKey().default(1),
    state: text({ enum: sampleStates }).notNull().default('filling'),
    /** In percent. */
    progress: integer().notNull().default(0),
    /** Updated while the sample is being filled: an old timestamp belongs to a process that died. */
    aliveAt: instant().notNull().defaultNow(),
    actorName: text().notNull(),
    startedAt: createdAt(),
    /** Bank statement files for the sample, to be dropped into the Cassa. */
    bankFiles: jsonb().$type<{ name: string; base64: string }[]>().notNull().default([]),
  },
  (table) => [
    check('sample_agency_once', sql`${table.id} = 1`),
    oneOf('sample_agency_states', table.state, sampleStates),
  ],
)

/** Every row that came with the sample; rows that depend on these are deleted with them. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    tableName: text().notNull(),
    rowId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowId] })],
)
