import { isUndeclared } from '../../../domain/booking/holding.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isHoldOver } from '../../../domain/money/payment-promise.ts'
import { hasMoney } from '../../accounts/amounts.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockGuest, requireFairShare } from './hold-spots.ts'
import { moveBooking, requireBooking } from './move-booking.ts'
import { promiseOf } from './payment-promise.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Takes released spots again for the traveller, as long as there is room. Repeating it changes nothing. */
export function retakeSpots(deps: Deps, bookingId: string): Promise<Booking> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const booking = await requireBooking(tx, bookingId)
      if (booking.status === 'cancelled') throw new DomainError('BOOKING_CANCELLED')
      const isOver = isHoldOver(await promiseOf(tx, booking), deps.now())
      if (!booking.spotsReleasedAt && !isOver) return booking
      if (hasDeparted(booking.startDate, todayInRome(deps.now())))
        throw new DomainError('TRIP_DEPARTED')
      if (!booking.bookingLinkId) await lockGuest(tx, booking)
      const moved = await moveBooking(tx, booking, {
        event: 'spots_retaken',
        actor: traveller,
        now: deps.now(),
      })
      if (!booking.bookingLinkId) await requireFairShare(tx, moved, moved.departureId)
      return moved
    }),
  )
}

/** A booking that is neither paid nor declared gets no spots of a departed trip: they would lapse within the hour, with a mail. */
export function mayRetake(booking: Booking, now: Date): boolean {
  if (!booking.spotsReleasedAt) return false
  const isWaitedFor = hasMoney(booking) || !isUndeclared(booking)
  return isWaitedFor || !hasDeparted(booking.startDate, todayInRome(now))
}

/** For staff who found room after all: payments received meanwhile count now. */
export function retakeSpotsByStaff(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'spots_retaken', {
    before: async (_tx: Tx, booking) => {
      if (!mayRetake(booking, deps.now())) {
        throw new DomainError('INVALID_TRANSITION', { event: 'spots_retaken' })
      }
      return {}
    },
  })
}
