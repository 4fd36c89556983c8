import type { BookingStatus } from '../booking/bookings.ts'
import type { Cents } from '../money.ts'

type Paid = { status: BookingStatus; totalPrice: Cents; amountPaid: Cents }

/** What is to be given back: everything for a cancelled booking, what came in excess for any other. */
export function refundOwed({ status, totalPrice, amountPaid }: Paid): Cents {
  return Math.max(0, status === 'cancelled' ? amountPaid : amountPaid - totalPrice)
}

export const refundMethods = ['transfer', 'voucher'] as const
export type RefundMethod = (typeof refundMethods)[number]
