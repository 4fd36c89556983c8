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

/** The last number given out, per kind and year: the row lock makes two payments come one by one. */
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
 * A receipt for every payment and a credit note for whatever was given or taken back. The database
 * writes them itself at the end of the transaction that records the payment, and lets nobody change them.
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
    /** Always positive: what it is says the kind. */
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
