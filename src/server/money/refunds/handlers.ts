import { mayCall } from '../../../domain/access/rights.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { wrongField } from '../../../domain/errors.ts'
import { maskedVoucherCode, voucherState } from '../../../domain/money/vouchers.ts'
import { adminApi } from '../../http/admin-api.ts'
import { cancelVoucher } from '../vouchers/cancel-voucher.ts'
import { issueVoucher } from '../vouchers/issue-voucher.ts'
import { listVouchers } from '../vouchers/store.ts'
import { listOwed, requireNothingOwed } from './list-owed.ts'
import { recordRefund } from './record-refund.ts'

const ok = { ok: true } as const

export const refundHandlers = {
  refunds: adminApi.cassa.refunds.handler(async ({ context }) => ({
    items: await listOwed(context.db),
  })),
  refund: adminApi.cassa.refund.handler(async ({ input: { id, ...refund }, context }) => {
    await recordRefund(context, { ...refund, bookingId: id, actor: context.actor })
    return ok
  }),
  vouchers: adminApi.cassa.vouchers.handler(async ({ context }) => {
    const today = todayInRome(context.now())
    const mayIssue = mayCall(context.staff.role, 'cassa', 'issueVoucher', false)
    const items = (await listVouchers(context.db)).map((voucher) => ({
      ...voucher,
      code: mayIssue ? voucher.code : maskedVoucherCode(voucher.code),
      state: voucherState(voucher, today),
      createdAt: voucher.createdAt.toISOString(),
    }))
    return { items }
  }),
  issueVoucher: adminApi.cassa.issueVoucher.handler(async ({ input, context }) => {
    if (input.expiresOn < todayInRome(context.now())) {
      throw wrongField('expiresOn', 'La scadenza non può essere nel passato')
    }
    await context.db.transaction(async (tx) => {
      await requireNothingOwed(tx, input.holderEmail)
      await issueVoucher(tx, context, { ...input, actor: context.actor })
    })
    return ok
  }),
  cancelVoucher: adminApi.cassa.cancelVoucher.handler(async ({ input, context }) => {
    await cancelVoucher(context, input.id, context.actor)
    return ok
  }),
}
