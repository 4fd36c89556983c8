import type { Deps } from '../../platform/deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/**
 * Brings a cancelled booking back, as long as its departure still has the spots. Money that came after
 * the cancellation counts now, and what went back or was undone since does not.
 */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated')
}
