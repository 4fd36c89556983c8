import { and, asc, eq, gt, lte } from 'drizzle-orm'
import { isUndeclared } from '../../../domain/booking/holding.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueBookingMail } from '../../platform/mail/visitor-mail.ts'
import { findDeparture } from '../departures/store.ts'
import { spotsReleasedMail } from './mails.ts'
import { moveBooking, requireBooking } from './move-booking.ts'
import type { Booking } from './store.ts'

const perRun = 200

/** Releases spots whose payment did not come in time; the traveller is mailed and may take them again. */
export async function releaseUnpaidSpots(deps: Deps): Promise<number> {
  const due = await deps.db
    .select({ id: travelBookings.id })
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.status, 'pending'),
        eq(travelBookings.paymentStatus, 'pending'),
        eq(travelBookings.amountPaid, 0),
        lte(travelBookings.spotsHeldUntil, deps.now()),
        gt(travelBookings.spotsTaken, 0),
      ),
    )
    .orderBy(asc(travelBookings.spotsHeldUntil))
    .limit(perRun)
  let released = 0
  for (const { id } of due) if (await release(deps, id)) released += 1
  return released
}

/** Read again under the lock, because a payment or a declaration may have come meanwhile. */
function release(deps: Deps, id: string): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const booking = await requireBooking(tx, id)
    if (!isDue(booking, deps.now())) return false
    const moved = await moveBooking(tx, booking, {
      event: 'spots_released',
      actor: system,
      now: deps.now(),
      facts: { spots: booking.spotsTaken },
    })
    if (moved.startDate <= todayInRome(deps.now())) return true
    const departure = await findDeparture(tx, moved.tripId, moved.startDate)
    const mail = spotsReleasedMail(deps, moved, departure?.spotsAvailable ?? 0)
    await queueBookingMail(tx, deps, moved, mail)
    return true
  })
}

function isDue(booking: Booking, now: Date): boolean {
  const { spotsHeldUntil, spotsTaken, amountPaid } = booking
  const isOver = spotsHeldUntil !== null && spotsHeldUntil <= now
  return isOver && isUndeclared(booking) && spotsTaken > 0 && amountPaid === 0
}
