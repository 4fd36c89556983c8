import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, euroAmount, instant, randomId } from '../columns.ts'
import { sealedText } from '../sealed-fields.ts'

export const voucherCodes = 'vouchers.code'

/**
 * A voucher pays for a part of one or several bookings, until nothing is left of it. A trigger keeps
 * `remaining` from the uses, so that no amount can be spent twice.
 */
export const vouchers = pgTable(
  'vouchers',
  {
    id: randomId(),
    /** The code alone can be spent, so it is sealed: a copy of the database does not reveal it. */
    code: sealedText(voucherCodes).notNull(),
    /**
     * Keyed hash for finding the code; empty only until the first start after an update from unsealed codes.
     */
    codeName: text().unique(),
    amount: euroAmount().notNull(),
    remaining: euroAmount().notNull(),
    /** The last day on which it can be used. */
    expiresOn: date().notNull(),
    holderName: text().notNull(),
    holderEmail: text().notNull(),
    /** The booking whose money it refunds; null for a gift of the agency. */
    originBookingId: uuid(),
    note: text(),
    /** Drawn once per form, so that a form submitted twice issues one voucher. */
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

/** The part of a voucher used for a booking; a negative one gives it back. Rows are only added. */
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
