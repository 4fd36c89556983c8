import { createHmac } from 'node:crypto'
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { BookedExtra } from '../../../domain/booking/extras.ts'
import { isMinor } from '../../../domain/booking/minors.ts'
import type { Group, RoomPerson } from '../../../domain/booking/rooms.ts'
import { travellerIn } from '../../../domain/booking/stored-traveller.ts'
import type { RoomField, StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import { catalogueExtras } from '../../catalogue/editions/trips.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'

/** A traveller with the booking they belong to. */
export type Guest = RoomPerson & {
  bookingId: string
  seat: number
  contactName: string
  /** Single rooms that the booking has paid for. */
  singles: number
  /** The stored wishes. */
  wishes: Pick<StoredTraveller, RoomField>
}

export function guestId(bookingId: string, seat: number): string {
  return `${bookingId}:${seat}`
}

/** All travellers whose booking holds spots on the departure, in order of booking. */
export async function guestsOf(
  db: Db | Tx,
  deps: Pick<Deps, 'catalogue'>,
  departureId: string,
): Promise<Guest[]> {
  const bookings = await db
    .select()
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.departureId, departureId),
        ne(travelBookings.status, 'cancelled'),
        gt(travelBookings.spotsTaken, 0),
      ),
    )
    .orderBy(asc(travelBookings.createdAt), asc(travelBookings.id))
  return bookings.flatMap(({ id, travelers, contactName, extras, startDate }) =>
    travelers.map(
      (person, seat): Guest => ({
        id: guestId(id, seat),
        party: id,
        bookingId: id,
        seat,
        contactName,
        singles: singlesIn(deps, extras),
        wishes: travellerIn('rooms', person),
        name: fullName(person),
        isMinor: isMinor(person, startDate),
        sex: person.sex === 'sesso-f' ? 'f' : person.sex === 'sesso-m' ? 'm' : null,
        acceptsMixed: person.mixedRoom !== '',
        mate: person.roomMate,
        bed:
          person.bed === 'letto-matrimoniale'
            ? 'double'
            : person.bed === 'letti-separati'
              ? 'single'
              : null,
      }),
    ),
  )
}

export function fullName({ firstName, lastName }: Pick<StoredTraveller, 'firstName' | 'lastName'>) {
  return `${firstName} ${lastName}`.trim()
}

/** The number of single rooms among a booking's extras. */
export function singlesIn(deps: Pick<Deps, 'catalogue'>, extras: readonly BookedExtra[]): number {
  const singles = catalogueExtras(deps).filter(({ kind }) => kind === 'single-room')
  return extras
    .filter(({ id }) => singles.some((single) => single.id === id))
    .reduce((sum, { units }) => sum + units, 0)
}

export function groupOf(guests: readonly Guest[]): Group {
  return { people: guests, singles: new Map(guests.map(({ party, singles }) => [party, singles])) }
}

/** A keyed hash of the name, equal for different spellings of the same name and not reversible. */
export function whomOf(
  { signingKey }: Pick<Deps, 'signingKey'>,
  bookingId: string,
  name: string,
): string {
  const text = `camera ${bookingId} ${name.trim().toLowerCase()}`
  return createHmac('sha256', signingKey).update(text).digest('base64url')
}
