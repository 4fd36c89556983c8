import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { freeSpots, setAsideForWaiting } from '../departures/spots.ts'
import { lockDepartureById } from '../departures/store.ts'
import { lockEntry, setState, type WaitingEntry } from './store.ts'

/**
 * Called before a booking through the link of an offer takes its spots: the places set aside become free for
 * this booking only, because the departure's lock is held until the booking is made.
 */
export async function openOffer(tx: Tx, found: WaitingEntry): Promise<WaitingEntry | undefined> {
  await lockDepartureById(tx, found.departureId)
  const entry = await lockEntry(tx, found.id)
  // Since the first read it may have expired, or another booking may have used it.
  if (entry?.state !== 'offered') return undefined
  await freeSpots(tx, entry.departureId, entry.people)
  return entry
}

/** Called after the booking: the entry is closed, and places it did not use go to the next party. */
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
