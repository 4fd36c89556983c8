import type { Deps } from '../deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'
import { takeBackPayment } from './take-back-payment.ts'

/** A payment was declared or confirmed by mistake: the booking waits for it again. */
export function correctBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'corrected', {
    before: (tx, booking) => takeBackPayment(tx, deps, booking, change),
  })
}
