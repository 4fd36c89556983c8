import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { freeSpots, setAsideForWaiting } from '../departures/spots.ts'
import { lockDepartureById } from '../departures/store.ts'
import { lockEntry, setState, type WaitingEntry } from './store.ts'

/**
 * Before a booking through the link of an offer takes its spots: what was set aside is free for it,
 * and for it alone, because the lock of the departure is held until the booking stands.
 */
export async function openOffer(tx: Tx, found: WaitingEntry): Promise<WaitingEntry | undefined> {
  await lockDepartureById(tx, found.departureId)
  const entry = await lockEntry(tx, found.id)
  // Between the look and the lock its time may have run out, or another booking may have used it.
  if (entry?.state !== 'offered') return undefined
  await freeSpots(tx, entry.departureId, entry.people)
  return entry
}

/** After it: the party has what it waited for, and what it did not take goes to the next. */
export async function closeOffer(tx: Tx, entry: WaitingEntry, bookingId: string): Promise<void> {
  await setState(tx, entry.id, 'booked', { bookingId })
  await writeAudit(tx, {
    actor: traveller,
    action: 'waiting_booked',
    entity: 'waiting_entry',
    entityId: entry.id,
    after: { bookingId },
  })
  await setAsideForWaiting(tx, entry.departureId)
}
