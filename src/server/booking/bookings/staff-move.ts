import type { BookingEvent } from '../../../domain/booking/bookings.ts'
import { type Actor } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import { withFreeReference } from './draw-reference.ts'
import { type Move, moveBooking, requireBooking } from './move-booking.ts'
import type { Booking } from './store.ts'

/** The common fields of every change by a member of staff. */
export type StaffChange = {
  bookingId: string
  actor: Actor
  /** The version on the screen, so that a colleague's newer change is not overwritten. */
  expectedVersion?: number | undefined
  note?: string | undefined
  /** Further work in the same transaction; it may throw to refuse the whole change. */
  together?: ((tx: Tx, booking: Booking) => Promise<void>) | undefined
}

type Extra = Pick<Move, 'change' | 'facts' | 'factsBefore'>

/** Applies one event for a member of staff, with the work before and after it. */
export function staffMove(
  deps: Deps,
  staff: StaffChange,
  event: BookingEvent | ((tx: Tx, booking: Booking) => Promise<BookingEvent>),
  steps: {
    before?: (tx: Tx, booking: Booking) => Promise<Extra>
    /** May change the booking further: then its result is the current one. */
    after?: (tx: Tx, booking: Booking) => Promise<Booking>
  } = {},
): Promise<Booking> {
  return retrying(() =>
    withFreeReference(() =>
      deps.db.transaction(async (tx) => {
        const booking = await requireBooking(tx, staff.bookingId, staff.expectedVersion)
        await staff.together?.(tx, booking)
        const { change, facts, factsBefore } = (await steps.before?.(tx, booking)) ?? {}
        const moved = await moveBooking(tx, booking, {
          event: typeof event === 'string' ? event : await event(tx, booking),
          actor: staff.actor,
          now: deps.now(),
          change: { ...change, ...noteChange(booking, staff.note) },
          ...(factsBefore ? { factsBefore } : {}),
          facts: { ...facts, ...(staff.note ? { note: staff.note } : {}) },
        })
        return steps.after ? steps.after(tx, moved) : moved
      }),
    ),
  )
}

function noteChange(booking: Booking, note: string | undefined) {
  if (!note) return {}
  return { adminNotes: booking.adminNotes ? `${booking.adminNotes}\n${note}` : note }
}
