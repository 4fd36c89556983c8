import type { Deps } from '../../platform/deps.ts'
import { countMoney } from './retake-spots.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Brings a cancelled booking back, as long as its departure still has the spots. Money that came by
 * card after the cancellation counts now.
 */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated', {
    after: (tx, booking) => countMoney(tx, deps, booking, change),
  })
}
