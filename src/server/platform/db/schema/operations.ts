import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { auditEntities } from '../../../../contract/admin/audit.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'
import { sealedSecrets } from '../sealed-fields.ts'

/** Who changed what, when, before and after. Insert only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: randomId(),
    at: createdAt(),
    actorId: text(),
    actorName: text().notNull(),
    action: text().notNull(),
    entity: text({ enum: auditEntities }).notNull(),
    entityId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('audit_log_at').on(table.at, table.id),
    index('audit_log_entity').on(table.entity, table.entityId, table.at),
    index('audit_log_actor').on(table.actorId, table.at),
    index('audit_log_action').on(table.action, table.at),
  ],
)

const mailStates = ['queued', 'sent', 'failed', 'held'] as const

/**
 * Mail waiting to be sent, written in the transaction that causes it. `dedupe_key` keeps it from being queued
 * twice.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: randomId(),
    kind: text().notNull(),
    dedupeKey: text().notNull(),
    bookingId: uuid(),
    recipient: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Links that open something for their holder: they are put into the mail only when it is sent. */
    secrets: sealedSecrets(),
    state: text({ enum: mailStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    lastError: text(),
    dueAt: instant().notNull().defaultNow(),
    claimedAt: instant(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('outbox_states', table.state, mailStates),
    uniqueIndex('outbox_dedupe').on(table.dedupeKey),
    index('outbox_due').on(table.dueAt).where(sql`${table.state} = 'queued'`),
    index('outbox_booking').on(table.bookingId),
    index('outbox_state').on(table.state, table.createdAt),
    index('outbox_created').on(table.createdAt, table.id),
    index('outbox_recipient').on(sql`lower(${table.recipient}) text_pattern_ops`),
  ],
)

/** Requests per key and window, shared by all processes. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowStart)],
)

/**
 * Updated every second where lists are read from a replica: the age of the replica's copy shows how far it
 * lags.
 */
export const replicaHeartbeat = pgTable('replica_heartbeat', {
  id: integer().primaryKey(),
  at: instant().notNull(),
})

/** The agency's own settings (campaign, bank defaults, retention): one row each. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  updatedAt: instant().notNull().defaultNow(),
})

/** Files to be removed from storage: written when a row is deleted or an upload breaks off half-way. */
export const fileRemovals = pgTable('file_removals', {
  filePath: text().primaryKey(),
  dueAt: instant().notNull().defaultNow(),
  attempts: integer().notNull().default(0),
})
