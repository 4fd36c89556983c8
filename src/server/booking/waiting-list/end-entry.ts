import { holdsPlaces, isLive, type WaitingState } from '../../../domain/booking/waiting-list.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { freeSpots, setAsideForWaiting } from '../departures/spots.ts'
import { lockDepartureById } from '../departures/store.ts'
import { lockEntry, setState, type WaitingEntry } from './store.ts'

type End = Exclude<WaitingState, 'waiting' | 'held' | 'offered' | 'booked'>

/**
 * Takes a party off the list; its places go to the next party in the same transaction. Undefined where it had
 * ended before: repeating it changes nothing.
 */
export async function endEntry(
  tx: Tx,
  { id, departureId }: Pick<WaitingEntry, 'id' | 'departureId'>,
  {
    state,
    actor,
    isDue = () => true,
  }: { state: End; actor: Actor; isDue?: (entry: WaitingEntry) => boolean },
): Promise<WaitingEntry | undefined> {
  await lockDepartureById(tx, departureId)
  const entry = await lockEntry(tx, id)
  if (!entry || !isLive(entry.state) || !isDue(entry)) return undefined
  if (holdsPlaces(entry.state)) await freeSpots(tx, departureId, entry.people)
  await setState(tx, id, state)
  await writeAudit(tx, {
    actor,
    action: `waiting_${state}`,
    entity: 'waiting_entry',
    entityId: id,
    before: { state: entry.state, people: entry.people },
    after: { state },
  })
  await setAsideForWaiting(tx, departureId)
  return entry
}
