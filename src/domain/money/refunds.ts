import type { BookingStatus } from '../booking/bookings.ts'
import { type Cents, formatEuro } from '../money.ts'

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

type Moved = { provider: string; amount: Cents }

/** What vouchers have paid and nothing has returned yet, from the movements that make up the booking's money. */
export function paidByVouchers(open: readonly Moved[]): Cents {
  const byVoucher = open.filter(({ provider }) => provider === 'voucher')
  return Math.max(
    0,
    byVoucher.reduce((sum, { amount }) => sum + amount, 0),
  )
}

/**
 * The part of the refund due that goes back as a voucher: what vouchers paid never becomes money. A booking
 * that goes on keeps its vouchers spent up to its price.
 */
export function owedAsVoucher(booking: Paid, open: readonly Moved[]): Cents {
  const kept = booking.status === 'cancelled' ? 0 : booking.totalPrice
  return Math.max(0, Math.min(refundOwed(booking), paidByVouchers(open) - kept))
}

export const refundMethods = ['transfer', 'voucher'] as const
export type RefundMethod = (typeof refundMethods)[number]

/** The law requires a refund in money: a voucher in its place only where it was accepted in writing. */
export function needsAcceptance(
  { method, amount }: { method: RefundMethod; amount: Cents },
  asVoucher: Cents,
): boolean {
  return method === 'voucher' && amount > asVoucher
}

export const acceptanceMissing =
  'Scrivi come e quando il cliente ha accettato il buono per iscritto'

/** Why a transfer of more than the money part is refused. */
export function voucherNotMoney(owed: Cents, asVoucher: Cents): string {
  const money = owed - asVoucher
  const most =
    money > 0
      ? `Con bonifico si possono restituire al massimo ${formatEuro(money)}`
      : 'Qui non c’è denaro da restituire con bonifico'
  return `${most}: ${formatEuro(asVoucher)} erano stati pagati con un buono e tornano come buono viaggio`
}
