import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant, oneOf } from '../columns.ts'

export const sampleStates = ['filling', 'filled'] as const

/** One row while an agency full of samples is here, or on its way. */
export const sampleAgency = pgTable(
  'sample_agency',
  {
    id: integer().primaryKey().default(1),
    state: text({ enum: sampleStates }).notNull().default('filling'),
    /** In per cent. */
    progress: integer().notNull().default(0),
    /** Marked again and again while it is being filled: an older mark is that of a process that died. */
    aliveAt: instant().notNull().defaultNow(),
    actorName: text().notNull(),
    startedAt: createdAt(),
    /** The bank's lists that go with it, to be dropped into the Cassa. */
    bankFiles: jsonb().$type<{ name: string; base64: string }[]>().notNull().default([]),
  },
  (table) => [
    check('sample_agency_once', sql`${table.id} = 1`),
    oneOf('sample_agency_states', table.state, sampleStates),
  ],
)

/** What came with it, row by row; what belongs to these rows goes with them. */
export const sampleRows = pgTable(
  'sample_rows',
  {
    tableName: text().notNull(),
    rowId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tableName, table.rowId] })],
)
