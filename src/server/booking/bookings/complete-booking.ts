import type { Deps } from '../../platform/deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

export function completeBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'completed')
}
