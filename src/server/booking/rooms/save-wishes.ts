import type { RoomWishes } from '../../../domain/booking/room-wishes-schema.ts'
import { roomFields, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { DomainError } from '../../../domain/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import { lockBooking, updateBooking } from '../bookings/store.ts'
import type { Arranging } from './arrange.ts'
import { type RoomBoard, roomsOf } from './board.ts'

type Wished = { departureId: string; bookingId: string; seat: number; wishes: RoomWishes }

/** Stored with the traveller, so that they go when the passport goes; the log says only what was spoken of. */
export async function saveWishes(
  deps: Arranging,
  { departureId, bookingId, seat, wishes }: Wished,
): Promise<RoomBoard> {
  await deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    const person = booking?.travelers[seat]
    const isHere = booking?.departureId === departureId && booking.status !== 'cancelled'
    if (!booking || !person || !isHere || booking.personalDataRemovedAt) {
      throw new DomainError('ROOM_GUEST_GONE')
    }
    const changed = roomFields.filter((name) => wishes[name] !== person[name])
    if (changed.length === 0) return
    const travelers = booking.travelers.map((one, at) =>
      at === seat ? { ...one, ...wishes } : one,
    )
    await updateBooking(tx, bookingId, { travelers }, deps.now())
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'room_wishes_saved',
      entity: 'booking',
      entityId: bookingId,
      after: {
        seat: seat + 1,
        fields: changed.map((name) => travellerFields[name].word).join(', '),
      },
    })
  })
  return roomsOf(deps, departureId)
}
