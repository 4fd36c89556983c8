import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, euroAmount, instant, randomId } from '../columns.ts'
import { sealedText } from '../sealed-fields.ts'

export const voucherCodes = 'vouchers.code'

/**
 * A voucher pays for a part of a booking, or for several, until nothing is left of it. The database
 * keeps `remaining` from the uses: none can be spent twice.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: randomId(),
    /** Whoever has it can spend it: a copy of the database does not say it. */
    code: sealedText(voucherCodes).notNull(),
    /** Finds the code; empty only until the first start after codes were stored as they are. */
    codeName: text().unique(),
    amount: euroAmount().notNull(),
    remaining: euroAmount().notNull(),
    /** The last day on which it can be used. */
    expiresOn: date().notNull(),
    holderName: text().notNull(),
    holderEmail: text().notNull(),
    /** The booking whose money it gives back; null for a present of the agency. */
    originBookingId: uuid(),
    note: text(),
    /** Drawn once per form: pressing twice issues one. */
    submissionId: uuid().notNull(),
    issuedBy: text().notNull(),
    cancelledAt: instant(),
    cancelledBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('vouchers_submission').on(table.submissionId),
    index('vouchers_created').on(table.createdAt),
    check('vouchers_amount', sql`${table.amount} > 0`),
    check(
      'vouchers_not_overspent',
      sql`${table.remaining} >= 0 and ${table.remaining} <= ${table.amount}`,
    ),
  ],
)

/** So much of a voucher for a booking; a negative one gives it back. Only added to. */
export const voucherUses = pgTable(
  'voucher_uses',
  {
    id: randomId(),
    voucherId: uuid()
      .notNull()
      .references(() => vouchers.id, { onDelete: 'restrict' }),
    bookingId: uuid().notNull(),
    amount: euroAmount().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('voucher_uses_voucher').on(table.voucherId),
    index('voucher_uses_booking').on(table.bookingId),
    check('voucher_uses_amount', sql`${table.amount} <> 0`),
  ],
)
