import type { Deps } from '../../platform/deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Reinstates a cancelled booking, if its departure still has the spots. Payments after the cancellation count
 * now; money refunded or reversed since does not.
 */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated')
}
