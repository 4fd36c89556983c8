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

/** A file of a bank, taken once per account. */
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
 * A line of a bank's list. It never changes but for `allocated`, which the database itself keeps: the
 * sum of what is booked from it, never more than the line (see the triggers in the migration).
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
    /** What left the account is negative. */
    amount: euroAmount().notNull(),
    /** Its place among the lines of the same account, day and amount. */
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

/** So much of a line for a booking, or set aside. Only added to: what is undone is a row of its own. */
export const entryAllocations = pgTable(
  'entry_allocations',
  {
    id: randomId(),
    entryId: uuid()
      .notNull()
      .references(() => statementEntries.id, { onDelete: 'restrict' }),
    /** 'booking' pays it, 'refund' went back to its customer, 'other' is none of our bookings. */
    kind: text({ enum: ['booking', 'refund', 'other'] }).notNull(),
    bookingId: uuid().references(() => travelBookings.id, { onDelete: 'set null' }),
    amount: euroAmount().notNull(),
    paymentId: uuid().references(() => bookingPayments.id, { onDelete: 'set null' }),
    /** The payment was written down for this line; false where staff had done it before by hand. */
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

/** The columns that staff chose for an account whose bank is unknown. */
export const columnMappings = pgTable('statement_column_mappings', {
  accountIban: text().primaryKey(),
  mapping: jsonb().notNull(),
  updatedAt: instant().notNull().defaultNow(),
})

/**
 * The double-entry ledger. Every payment is a posting of two lines that add up to nothing; the database
 * writes them itself for each row of `booking_payments`, and lets nobody change them.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postingId: uuid().notNull(),
    account: text({
      enum: ledgerAccounts,
    }).notNull(),
    /** The IBAN of a bank account, where it is known. */
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

/** A month that the accountant has closed: no payment may be dated into it any more. */
export const closedMonths = pgTable('closed_months', {
  month: text().primaryKey(),
  closedBy: text().notNull(),
  closedAt: createdAt(),
})

/** Movements with these words are none of our bookings: fees, taxes. Staff said so once. */
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

/** Every reminder that went out, by mail or by WhatsApp, by hand or by itself. */
export const paymentReminders = pgTable(
  'payment_reminders',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    channel: text({ enum: ['mail', 'whatsapp'] }).notNull(),
    /** 'hand', how many days before departure it went by itself, or for which instalment. */
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

/** What a departure costs the agency, for its margin. */
export const departureCosts = pgTable(
  'departure_costs',
  {
    id: randomId(),
    tripId: text().notNull(),
    startDate: date().notNull(),
    label: text().notNull(),
    amount: euroAmount().notNull(),
    /** Who is to be paid. */
    supplier: text(),
    /** What the invoice says, and at which rate it was written down; null: euro. */
    currency: text(),
    currencyAmount: numeric({ precision: 14, scale: 2 }),
    /** So much of the currency for one euro. */
    rate: numeric({ precision: 14, scale: 6 }),
    dueOn: date(),
    paidOn: date(),
    /** Whether the service is given inside the European Union; null: nobody has said. */
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
