import { isShown, mayBeShown, shownMark } from '../../../domain/booking/shown-to-group.ts'
import { DomainError } from '../../../domain/errors.ts'
import { lockBooking, updateBooking } from '../../booking/bookings/store.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'

/**
 * Whether the traveller may be shown to others of the departure. Each adult decides for themselves, for
 * minors nobody can; it can be revoked as long as the pages are open, also during the trip.
 */
export async function setShown(deps: Deps, { pass, booking: { id } }: Visit, wanted: boolean) {
  const set = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, id)
      if (!booking || !isHeldBy(deps, pass, booking)) throw new DomainError('TRIP_SESSION_OVER')
      if (booking.personalDataRemovedAt !== null) throw new DomainError('TRIP_DATA_CLOSED')
      const person = booking.travelers[pass.seat]
      if (!person || !mayBeShown(person, booking.startDate)) throw new DomainError('FORBIDDEN')
      if (isShown(person, booking.startDate) === wanted) return
      const shownToGroup = wanted ? shownMark : ''
      const travelers = booking.travelers.map((one, seat) =>
        seat === pass.seat ? { ...one, shownToGroup } : one,
      )
      await updateBooking(tx, id, { travelers }, deps.now())
      // Logged with its time, as proof of consent and of its withdrawal.
      await writeAudit(tx, {
        actor: traveller,
        action: wanted ? 'trip_shown_to_group' : 'trip_hidden_from_group',
        entity: 'booking',
        entityId: id,
        after: { seat: pass.seat + 1 },
      })
    })
  await retrying(set)
}
