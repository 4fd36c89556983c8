import type { RoomWishes } from '../../../domain/booking/room-wishes-schema.ts'
import { roomFields, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { type Booking, lockBooking, updateBooking } from '../bookings/store.ts'
import type { Arranging } from './arrange.ts'
import { type RoomBoard, roomsOf } from './board.ts'

type Wished = { departureId: string; bookingId: string; seat: number; wishes: RoomWishes }

/** Staff enter the wishes of a traveller. */
export async function saveWishes(
  deps: Arranging,
  { departureId, bookingId, seat, wishes }: Wished,
): Promise<RoomBoard> {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const isHere = booking?.departureId === departureId && booking.status !== 'cancelled'
    if (!booking?.travelers[seat] || !isHere || booking.personalDataRemovedAt) {
      throw new DomainError('ROOM_GUEST_GONE')
    }
    await keepWishes(tx, booking, { seat, wishes, actor: deps.actor, now: deps.now() })
  })
  return roomsOf(deps, departureId)
}

type Kept = { seat: number; wishes: RoomWishes; actor: Actor; now: Date }

/**
 * Stored with the traveller, so that they are deleted together with the passport data; the log names only the
 * fields.
 */
export async function keepWishes(
  tx: Tx,
  { id, travelers }: Booking,
  { seat, wishes, actor, now }: Kept,
): Promise<void> {
  const person = travelers[seat]
  const changed = person ? roomFields.filter((name) => wishes[name] !== person[name]) : []
  if (changed.length === 0) return
  const wished = travelers.map((one, at) => (at === seat ? { ...one, ...wishes } : one))
  await updateBooking(tx, id, { travelers: wished }, now)
  await writeAudit(tx, {
    actor,
    action: 'room_wishes_saved',
    entity: 'booking',
    entityId: id,
    after: {
      seat: seat + 1,
      fields: changed.map((name) => travellerFields[name].word).join(', '),
    },
  })
}
