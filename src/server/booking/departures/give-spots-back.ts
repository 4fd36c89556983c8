import type { Tx } from '../../platform/db/client.ts'
import { holdForWaiting } from '../waiting-list/hold-places.ts'
import { changeSpots, lockDepartureById } from './store.ts'

/**
 * What a cancelled booking held is free again, for those who wait for it first; a departure never
 * gets more than it has in all.
 */
export async function giveSpotsBack(
  tx: Tx,
  booking: { departureId: string | null; spotsTaken: number },
): Promise<void> {
  if (!booking.departureId || booking.spotsTaken === 0) return
  const departure = await lockDepartureById(tx, booking.departureId)
  if (!departure) return
  const room = departure.totalSpots - departure.spotsAvailable
  await changeSpots(tx, departure.id, -Math.min(booking.spotsTaken, room))
  await holdForWaiting(tx, departure.id)
}
