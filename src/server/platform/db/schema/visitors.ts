import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  deviceKinds,
  measuredKinds,
  pageKinds,
  vitalNames,
} from '../../../../domain/office/vitals.ts'
import { instant, randomId } from '../columns.ts'

/** Page speed as real visitors measured it: counts per bucket, no row per visitor. */
export const pageVitals = pgTable(
  'page_vitals',
  {
    day: text().notNull(),
    page: text({ enum: measuredKinds }).notNull(),
    device: text({ enum: deviceKinds }).notNull(),
    build: text().notNull(),
    name: text({ enum: vitalNames }).notNull(),
    bucket: integer().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.day, table.page, table.device, table.build, table.name, table.bucket],
    }),
  ],
)

/** Errors in visitors' browsers, one row per error and build: counts only, no visitor data. */
export const pageErrors = pgTable(
  'page_errors',
  {
    id: randomId(),
    fingerprint: text().notNull(),
    build: text().notNull(),
    /** The page where it was last seen. */
    page: text({ enum: pageKinds }).notNull(),
    message: text().notNull(),
    places: jsonb().$type<string[]>().notNull(),
    /** Browser family → count. */
    browsers: jsonb().$type<Record<string, number>>().notNull(),
    count: integer().notNull(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    resolvedAt: instant(),
    resolvedBy: text(),
  },
  (table) => [
    uniqueIndex('page_errors_same').on(table.fingerprint, table.build),
    index('page_errors_seen').on(table.lastSeenAt),
  ],
)
