import { partiesThatFit } from '../../../domain/booking/waiting-list.ts'
import type { Tx } from '../../platform/db/client.ts'
import { changeSpots, lockDepartureById } from '../departures/store.ts'
import { queueOf, setState } from './store.ts'

/**
 * Places that are free go to those who wait for them before anybody else sees them: in the same
 * transaction that frees them, under the lock of the departure. The mail follows within seconds.
 */
export async function holdForWaiting(tx: Tx, departureId: string): Promise<void> {
  const departure = await lockDepartureById(tx, departureId)
  if (departure?.sales !== 'open' || departure.decision === 'cancelled') return
  if (departure.spotsAvailable === 0) return
  const queue = await queueOf(tx, departureId)
  for (const { id, people } of partiesThatFit(queue, departure.spotsAvailable)) {
    await changeSpots(tx, departureId, people)
    await setState(tx, id, 'held')
  }
}
