import type { IsoDate } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { Tx } from '../../platform/db/client.ts'
import { changeSpots, lockDeparture, type StoredDeparture } from './store.ts'

type Taking = { mayBeClosed?: boolean }

/**
 * Takes spots of the stored departure behind a booking, if there is one: lock, check, write.
 * Generated sample departures have no row and no limit. Staff may still use what is closed to
 * new bookings: they bring one back, or add a friend.
 */
export async function takeSpots(
  tx: Tx,
  tripId: string,
  startDate: IsoDate,
  people: number,
  taking: Taking = {},
): Promise<string | null> {
  const departure = await lockDeparture(tx, tripId, startDate)
  if (!departure) return null
  requireSpots(departure, people, taking)
  await changeSpots(tx, departure.id, people)
  return departure.id
}

/** Of a departure that is locked: whether so many may be taken. */
export function requireSpots(
  departure: StoredDeparture,
  people: number,
  { mayBeClosed = false }: Taking = {},
): void {
  if (departure.decision === 'cancelled') throw new DomainError('DEPARTURE_CANCELLED')
  if (departure.sales !== 'open' && !mayBeClosed) throw new DomainError('DEPARTURE_CLOSED')
  if (departure.spotsAvailable < people) {
    throw new DomainError('DEPARTURE_FULL', { left: departure.spotsAvailable, wanted: people })
  }
}

/** Under the lock, so that what it says holds until the transaction ends. */
export async function hasRoom(
  tx: Tx,
  booking: { tripId: string; startDate: IsoDate; adultCount: number; childCount: number },
): Promise<boolean> {
  const departure = await lockDeparture(tx, booking.tripId, booking.startDate)
  return !departure || departure.spotsAvailable >= booking.adultCount + booking.childCount
}
