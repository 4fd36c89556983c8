import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import { cancelBooking } from '../booking/bookings/cancel-booking.ts'
import { checkLedger } from '../money/ledger/check-ledger.ts'
import { confirmPayment } from '../money/payments/confirm-payment.ts'
import { issueVoucher } from '../money/vouchers/issue-voucher.ts'
import { spendVoucher } from '../money/vouchers/spend-voucher.ts'
import type { Voucher } from '../money/vouchers/store.ts'
import { system } from '../platform/audit/write-audit.ts'
import { vouchers } from '../platform/db/schema/vouchers.ts'
import type { Deps } from '../platform/deps.ts'
import { book } from './test-deps.ts'

/** What the tests of vouchers do again and again. */
export function voucherDesk(deps: Deps) {
  async function issue(change: Partial<Voucher> = {}): Promise<Voucher> {
    const voucher = await deps.db.transaction((tx) =>
      issueVoucher(tx, deps, {
        amount: change.amount ?? 50_000,
        expiresOn: change.expiresOn ?? addDays(todayInRome(deps.now()), 30),
        holderName: 'Giulia Rossi',
        holderEmail: 'giulia@example.com',
        submissionId: randomUUID(),
        actor: system,
      }),
    )
    if (!voucher) throw new Error('no voucher')
    return voucher
  }

  const spend = (bookingId: string, code: string, submissionId = randomUUID()) =>
    spendVoucher(deps, { bookingId, code, submissionId })

  async function left(id: string) {
    const [row] = await deps.db.select().from(vouchers).where(eq(vouchers.id, id))
    return row?.remaining
  }

  async function paidCancelled(amount: number) {
    const booking = await book(deps)
    const payment = { bookingId: booking.id, amount, externalId: randomUUID(), actor: system }
    await confirmPayment(deps, payment)
    await cancelBooking(deps, { bookingId: booking.id, actor: system })
    return booking
  }

  const sound = async () => {
    expect(await checkLedger(deps.db)).toMatchObject({ balanceCents: 0, differing: 0 })
  }

  return { issue, spend, left, paidCancelled, sound }
}
