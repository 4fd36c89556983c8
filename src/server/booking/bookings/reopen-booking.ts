import type { Deps } from '../../platform/deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** For a booking completed by mistake, before its trip. The payment is not touched. */
export function reopenBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reopened')
}
