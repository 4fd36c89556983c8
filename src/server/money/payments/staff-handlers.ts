import { randomUUID } from 'node:crypto'
import { bookingDetail } from '../../booking/bookings/admin-detail.ts'
import { changeOf } from '../../booking/bookings/staff-change.ts'
import { adminApi } from '../../http/admin-api.ts'
import { sendReceipt } from '../receipts/send-receipt.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { confirmPayment } from './confirm-payment.ts'
import { correctBooking } from './correct-booking.ts'

/** Staff actions on a booking's money, from the booking's page. */
export const bookingMoneyHandlers = {
  confirmPayment: adminApi.bookings.confirmPayment.handler(async ({ input, context }) => {
    await confirmPayment(context, {
      bookingId: input.id,
      amount: input.amount,
      covers: input.kind === 'part' ? undefined : input.kind,
      receivedOn: input.receivedOn,
      method: input.method,
      note: input.note,
      externalId: `staff:${input.submissionId ?? randomUUID()}`,
      expectedVersion: input.version,
      actor: context.actor,
    })
    return bookingDetail(context, input.id)
  }),
  correct: adminApi.bookings.correct.handler(async ({ input, context }) => {
    await correctBooking(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  refund: adminApi.bookings.refund.handler(async ({ input, context }) => {
    await refundBooking(context, changeOf(context, input))
    return bookingDetail(context, input.id)
  }),
  sendReceipt: adminApi.bookings.sendReceipt.handler(async ({ input, context }) => {
    const { id: bookingId, receiptId } = input
    await sendReceipt(context, { bookingId, receiptId, actor: context.actor })
    return bookingDetail(context, bookingId)
  }),
}
