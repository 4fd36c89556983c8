import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { ledgerAccounts } from '../../../../domain/money/ledger-accounts.ts'
import { createdAt, euroAmount, instant, randomId } from '../columns.ts'
import { bookingPayments, travelBookings } from './bookings.ts'

/** A bank statement file, imported once per account. */
export const statementImports = pgTable(
  'statement_imports',
  {
    id: randomId(),
    accountIban: text().notNull(),
    fileName: text().notNull(),
    fileHash: text().notNull(),
    format: text().notNull(),
    lines: integer().notNull(),
    newLines: integer().notNull(),
    skipped: integer().notNull(),
    importedBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('statement_imports_file').on(table.accountIban, table.fileHash),
    index('statement_imports_created').on(table.createdAt),
  ],
)

/**
 * A line of a bank statement. Only `allocated` ever changes, and only by triggers (see the migration): the
 * sum of what is booked from the line, never more than its amount.
 */
export const statementEntries = pgTable(
  'statement_entries',
  {
    id: randomId(),
    importId: uuid()
      .notNull()
      .references(() => statementImports.id, { onDelete: 'restrict' }),
    accountIban: text().notNull(),
    bookedOn: date().notNull(),
    valueOn: date(),
    /** Negative for money that left the account. */
    amount: euroAmount().notNull(),
    /** Its position among the lines with the same account, day and amount. */
    ordinal: integer().notNull(),
    bankId: text(),
    payer: text().notNull(),
    payerIban: text(),
    text: text().notNull(),
    allocated: euroAmount().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('statement_entries_once').on(
      table.accountIban,
      table.bookedOn,
      table.amount,
      table.ordinal,
    ),
    index('statement_entries_day').on(table.bookedOn, table.id),
    index('statement_entries_payer_iban').on(table.payerIban),
    index('statement_entries_open')
      .on(table.bookedOn, table.id)
      .where(sql`${table.allocated} <> ${table.amount}`),
    check(
      'statement_entries_not_overbooked',
      sql`(${table.amount} >= 0 and ${table.allocated} >= 0 and ${table.allocated} <= ${table.amount}) or (${table.amount} < 0 and ${table.allocated} <= 0 and ${table.allocated} >= ${table.amount})`,
    ),
  ],
)

/** The part of a line that belongs to a booking, or is set aside. Rows are only added: undoing adds a row. */
export const entryAllocations = pgTable(
  'entry_allocations',
  {
    id: randomId(),
    entryId: uuid()
      .notNull()
      .references(() => statementEntries.id, { onDelete: 'restrict' }),
    /** 'booking' pays the booking, 'refund' went back to its customer, 'other' belongs to no booking. */
    kind: text({ enum: ['booking', 'refund', 'other'] }).notNull(),
    bookingId: uuid().references(() => travelBookings.id, { onDelete: 'set null' }),
    amount: euroAmount().notNull(),
    paymentId: uuid().references(() => bookingPayments.id, { onDelete: 'set null' }),
    /** True where the payment was recorded from this line; false where staff had recorded it by hand before. */
    madePayment: boolean().notNull().default(false),
    reversesId: uuid(),
    automatic: boolean().notNull().default(false),
    reasons: jsonb().$type<string[]>().notNull().default([]),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('entry_allocations_entry').on(table.entryId, table.createdAt),
    index('entry_allocations_booking').on(table.bookingId),
    index('entry_allocations_payment').on(table.paymentId),
    uniqueIndex('entry_allocations_reversed_once').on(table.reversesId),
    check('entry_allocations_amount', sql`${table.amount} <> 0`),
  ],
)

/** The columns that staff chose for an account whose bank's format is unknown. */
export const columnMappings = pgTable('statement_column_mappings', {
  accountIban: text().primaryKey(),
  mapping: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

/**
 * The double-entry ledger. Every payment is a posting of two lines whose sum is zero; a trigger writes them
 * for each row of `booking_payments`, and nothing may change them.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid().notNull(),
    account: text({
      enum: ledgerAccounts,
    }).notNull(),
    /** The IBAN of a bank account, where known. */
    detail: text(),
    bookingId: uuid().notNull(),
    amount: euroAmount().notNull(),
    postedOn: date().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('ledger_entries_booking').on(table.bookingId, table.account),
    index('ledger_entries_day').on(table.postedOn, table.id),
    index('ledger_entries_posting').on(table.postingId),
  ],
)

/** A month closed by the accountant: no payment may be dated in it any more. */
export const closedMonths = pgTable('closed_months', {
  month: text().primaryKey(),
  closedBy: text().notNull(),
  closedAt: createdAt(),
})

/** Staff marked these words once: movements with them belong to no booking (fees, taxes). */
export const dismissalRules = pgTable(
  'dismissal_rules',
  {
    id: randomId(),
    words: text().notNull(),
    isOutgoing: boolean().notNull(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('dismissal_rules_words').on(table.words, table.isOutgoing)],
)

/** Every reminder that was sent, by mail or WhatsApp, by hand or automatically. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'whatsapp'] }).notNull(),
    /** 'hand', how many days before departure it was sent automatically, or for which instalment. */
    occasion: text().notNull(),
    /** A reminder is sent once per occasion; when the trip is moved it may be sent again. */
    departure: date(),
    amount: euroAmount().notNull(),
    sentBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('payment_reminders_booking').on(table.bookingId, table.createdAt),
    uniqueIndex('payment_reminders_once').on(table.bookingId, table.departure, table.occasion),
  ],
)

/** A cost of the agency for a departure, for computing its margin. */
export const departureCosts = pgTable(
  'departure_costs',
  {
    id: randomId(),
    tripId: text().notNull(),
    startDate: date().notNull(),
    label: text().notNull(),
    amount: euroAmount().notNull(),
    /** Who receives the payment. */
    supplier: text(),
    /** The currency of the invoice, with its amount and the rate used; null: euro. */
    currency: text(),
    currencyAmount: numeric({ precision: 14, scale: 2 }),
    /** Units of the currency for one euro. */
    rate: numeric({ precision: 14, scale: 6 }),
    dueOn: date(),
    paidOn: date(),
    /** Whether the service is provided inside the European Union; null: not entered yet. */
    isInUnion: boolean(),
    createdBy: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('departure_costs_departure').on(table.tripId, table.startDate),
    index('departure_costs_due').on(table.dueOn).where(sql`${table.paidOn} is null`),
    check(
      'departure_costs_currency',
      sql`(${table.currency} is null) = (${table.rate} is null) and (${table.currency} is null) = (${table.currencyAmount} is null)`,
    ),
  ],
)
