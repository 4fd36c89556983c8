import { isMinor } from '../../../domain/booking/minors.ts'
import { type Sharing, sharingOf } from '../../../domain/booking/room-sharing.ts'
import type { RoomWishes } from '../../../domain/booking/room-wishes-schema.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Booking, lockBooking } from '../../booking/bookings/store.ts'
import { singlesIn } from '../../booking/rooms/people.ts'
import { keepWishes } from '../../booking/rooms/save-wishes.ts'
import { traveller } from '../../platform/audit/write-audit.ts'
import { retrying } from '../../platform/db/retry.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Visit } from '../access/enter.ts'
import { isHeldBy } from '../access/keys.ts'
import { isDataOpen } from './party.ts'

export type RoomView = { sharing: Sharing; mayChange: boolean; wishes: RoomWishes }

/**
 * A traveller's own room wishes, visible only to them. Minors sleep with an adult of the party and are not
 * asked.
 */
export function roomOf(
  deps: Pick<Deps, 'catalogue' | 'now'>,
  booking: Booking,
  seat: number,
): RoomView | null {
  const person = booking.travelers[seat]
  if (!person || booking.status === 'cancelled' || isMinor(person, booking.startDate)) return null
  if (booking.personalDataRemovedAt !== null) return null
  return {
    sharing: sharingWith(deps, booking),
    mayChange: isDataOpen(booking, todayInRome(deps.now())),
    wishes: travellerIn('rooms', person),
  }
}

function sharingWith(deps: Pick<Deps, 'catalogue'>, { travelers, extras }: Booking): Sharing {
  return sharingOf({ people: travelers.length, singles: singlesIn(deps, extras) })
}

/** Each traveller saves their own wishes, and only those who share a room are asked. */
export async function saveRoomWishes(deps: Deps, visit: Visit, wishes: RoomWishes): Promise<void> {
  const { pass } = visit
  const save = () =>
    deps.db.transaction(async (tx) => {
      const booking = await lockBooking(tx, visit.booking.id)
      if (!booking || !isHeldBy(deps, pass, booking)) throw new DomainError('TRIP_SESSION_OVER')
      if (!isDataOpen(booking, todayInRome(deps.now()))) throw new DomainError('TRIP_DATA_CLOSED')
      const room = roomOf(deps, booking, pass.seat)
      if (!room || room.sharing === 'nobody') throw new DomainError('FORBIDDEN')
      await keepWishes(tx, booking, {
        seat: pass.seat,
        wishes,
        actor: traveller,
        now: deps.now(),
      })
    })
  await retrying(save)
}
