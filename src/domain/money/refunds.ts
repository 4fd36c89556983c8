import type { BookingStatus } from '../booking/bookings.ts'
import type { Cents } from '../money.ts'

type Paid = {
  status: BookingStatus
  totalPrice: Cents
  amountPaid: Cents
  /** What the agency keeps of a cancelled booking; see domain/booking/leaving.ts. */
  leavingPenalty: Cents
}

/** The refund due: for a cancelled booking everything beyond its penalty, for any other the overpayment. */
export function refundOwed({ status, totalPrice, amountPaid, leavingPenalty }: Paid): Cents {
  return Math.max(0, amountPaid - (status === 'cancelled' ? leavingPenalty : totalPrice))
}

export const refundMethods = ['transfer', 'voucher'] as const
export type RefundMethod = (typeof refundMethods)[number]
