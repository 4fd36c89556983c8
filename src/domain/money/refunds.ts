import type { BookingStatus } from '../booking/bookings.ts'
import type { Cents } from '../money.ts'

type Paid = {
  status: BookingStatus
  totalPrice: Cents
  amountPaid: Cents
  /** What the agency keeps of a booking that was left; see domain/booking/leaving.ts. */
  leavingPenalty: Cents
}

/** What is to be given back: of a cancelled booking all but its penalty, of any other what came in excess. */
export function refundOwed({ status, totalPrice, amountPaid, leavingPenalty }: Paid): Cents {
  return Math.max(0, amountPaid - (status === 'cancelled' ? leavingPenalty : totalPrice))
}

export const refundMethods = ['transfer', 'voucher'] as const
export type RefundMethod = (typeof refundMethods)[number]
