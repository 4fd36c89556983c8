import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, euroAmount, oneOf, randomId } from '../columns.ts'

export const receiptKinds = ['receipt', 'credit_note'] as const

/** The last number issued, per kind and year: its row lock makes concurrent payments wait for each other. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    kind: text({ enum: receiptKinds }).notNull(),
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

/**
 * A receipt for every payment and a credit note for every refund or reversal. A trigger writes them at the
 * end of the transaction that records the payment, and nothing may change them.
 */
export const receipts = pgTable(
  'receipts',
  {
    id: randomId(),
    kind: text({ enum: receiptKinds }).notNull(),
    year: integer().notNull(),
    number: integer().notNull(),
    paymentId: uuid().notNull(),
    bookingId: uuid().notNull(),
    /** Always positive: the kind tells receipts from credit notes. */
    amount: euroAmount().notNull(),
    issuedOn: date().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('receipts_number').on(table.kind, table.year, table.number),
    uniqueIndex('receipts_payment').on(table.paymentId),
    index('receipts_booking').on(table.bookingId),
    oneOf('receipts_kinds', table.kind, receiptKinds),
    check('receipts_amount', sql`${table.amount} > 0`),
  ],
)
