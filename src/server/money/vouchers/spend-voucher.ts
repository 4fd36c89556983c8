import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { maskedVoucherCode, readVoucherCode, voucherPays } from '../../../domain/money/vouchers.ts'
import { amountDue, openBalance } from '../../accounts/amounts.ts'
import { refusePayment, requireBooking } from '../../booking/bookings/move-booking.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { isRecorded } from '../movements/write-movement.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { insertUse, lockVoucher } from './store.ts'

type Spending = { bookingId: string; code: string; submissionId: string }

const actor = { ...system, name: 'Buono viaggio' }

/** Pays as much of a booking as voucher and open amount allow; once per form. */
export function spendVoucher(deps: Deps, { bookingId, code, submissionId }: Spending) {
  const read = readVoucherCode(code)
  if (!read) throw new DomainError('VOUCHER_UNKNOWN')
  const externalId = `voucher:${submissionId}`
  return retrying(() =>
    deps.db.transaction(async (tx): Promise<Booking> => {
      const booking = await requireBooking(tx, bookingId)
      if (await isRecorded(tx, externalId)) return booking
      if (amountDue(booking) === 0) refusePayment(booking)
      const voucher = await lockVoucher(tx, { code: read })
      if (!voucher) throw new DomainError('VOUCHER_UNKNOWN')
      const amount = voucherPays(voucher, openBalance(booking), todayInRome(deps.now()))
      await insertUse(tx, voucher.id, bookingId, amount)
      const note = `Buono ${maskedVoucherCode(voucher.code)}`
      const payment = { bookingId, amount, provider: 'voucher', externalId, actor, note } as const
      const settled = await settlePayment(tx, deps, payment)
      await writeAudit(tx, {
        actor,
        action: 'voucher_spent',
        entity: 'ledger',
        entityId: voucher.id,
        before: { remaining: voucher.remaining },
        after: { remaining: voucher.remaining - amount, bookingId, amount },
      })
      return settled.booking
    }),
  )
}
