import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import {
  deviceKinds,
  measuredKinds,
  pageKinds,
  vitalNames,
} from '../../../../domain/office/vitals.ts'
import { instant, randomId } from '../columns.ts'

/** How quick pages were for real visitors: counts per bucket, nobody's row. */
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

/** Errors in visitors' browsers, one row per error and build: how often, never whose. */
export const pageErrors = pgTable(
  'page_errors',
  {
    id: randomId(),
    fingerprint: text().notNull(),
    build: text().notNull(),
    /** Where it was seen last. */
    page: text({ enum: pageKinds }).notNull(),
    message: text().notNull(),
    places: jsonb().$type<string[]>().notNull(),
    /** Family of browser → how often. */
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
