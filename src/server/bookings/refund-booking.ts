import type { Deps } from '../deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'
import { takeBackPayment } from './take-back-payment.ts'

/** The agency has given back what had come in for a cancelled booking. */
export function refundBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'refunded', {
    before: (tx, booking) => takeBackPayment(tx, deps, booking, change),
  })
}
