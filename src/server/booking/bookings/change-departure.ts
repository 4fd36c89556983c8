import type { Deps } from '../../platform/deps.ts'
import { changeBooking } from './change-booking.ts'
import type { NewDeparture } from './plan-change.ts'
import type { StaffChange } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Moves the booking to another day or another trip; spots and price follow. */
export function changeDeparture(
  deps: Deps,
  staff: StaffChange,
  departure: NewDeparture,
): Promise<Booking> {
  return changeBooking(deps, staff, { departure })
}
