import { bookingView } from '../../booking/bookings/view.ts'
import { publicApi, type RequestContext } from '../../http/context.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { spendVoucher } from '../vouchers/spend-voucher.ts'
import { type DirectPayment, declareDirectPayment } from './declare-direct-payment.ts'
import { declareTransfer } from './declare-transfer.ts'
import { recordCardAttempt } from './record-card-attempt.ts'
import { settleFromReturn } from './settle-checkout.ts'
import { startCheckout } from './start-checkout.ts'
import { viewPayment } from './view-payment.ts'

/** Adds the visitor's network, so that a booking made by the declaration counts in its limits. */
function withVisitor(context: RequestContext, payment: DirectPayment): DirectPayment {
  const visitorNetwork = visitorKey(context)
  return { ...payment, data: payment.data ? { ...payment.data, visitorNetwork } : null }
}

export const paymentHandlers = {
  view: publicApi.payments.view.handler(({ input, context }) => viewPayment(context, input.id)),
  declareTransfer: publicApi.payments.declareTransfer.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'declaration', input.id)
    return bookingView(context, await declareTransfer(context, input.id))
  }),
  declareDirect: publicApi.payments.declareDirect.handler(async ({ input, context }) => {
    if (input.bookingId) await requireWithinLimit(context, 'declaration', input.bookingId)
    return bookingView(context, await declareDirectPayment(context, withVisitor(context, input)))
  }),
  useVoucher: publicApi.payments.useVoucher.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'voucher', input.id)
    const { id: bookingId, code, submissionId } = input
    return bookingView(context, await spendVoucher(context, { bookingId, code, submissionId }))
  }),
  attemptCard: publicApi.payments.attemptCard.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'declaration', input.id)
    return bookingView(context, await recordCardAttempt(context, input))
  }),
  startCheckout: publicApi.payments.startCheckout.handler(async ({ input, context }) => {
    return startCheckout(context, input.id)
  }),
  returnFromCheckout: publicApi.payments.returnFromCheckout.handler(async ({ input, context }) => {
    return bookingView(context, await settleFromReturn(context, input.id, input.sessionId))
  }),
}
