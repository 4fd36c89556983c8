import type { Deps } from '../deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Brings a cancelled booking back, as long as its departure still has the spots. */
export function reinstateBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'reinstated')
}
