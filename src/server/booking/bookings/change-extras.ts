import type { ExtraChoice } from '../../../domain/booking/extras.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Deps } from '../../platform/deps.ts'
import { extrasToChoose } from '../extras/take-extras.ts'
import { changeBooking } from './change-booking.ts'
import type { StaffChange } from './staff-move.ts'
import { type Booking, findBooking } from './store.ts'

/** Changes the extras of a booking: the price follows, and the limits of the departure hold. */
export function changeBookedExtras(
  deps: Deps,
  staff: StaffChange,
  extras: ExtraChoice[],
): Promise<Booking> {
  return changeBooking(deps, staff, { extras })
}

/** The extras that staff may add, with the units that the departure has left. */
export async function extrasForStaff(deps: Deps, bookingId: string) {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  return extrasToChoose(deps.db, deps, booking, { mayBeLate: true, bookingId })
}
