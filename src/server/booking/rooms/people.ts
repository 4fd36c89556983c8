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

/** Somebody who travels, with the booking in whose name they do. */
export type Guest = RoomPerson & {
  bookingId: string
  seat: number
  contactName: string
  /** Single rooms that the booking has bought. */
  singles: number
  /** As they are stored. */
  wishes: Pick<StoredTraveller, RoomField>
}

export function guestId(bookingId: string, seat: number): string {
  return `${bookingId}:${seat}`
}

/** Everybody whose booking holds a place on the departure, in the order of booking. */
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

/** Single rooms among what a booking takes along. */
export function singlesIn(deps: Pick<Deps, 'catalogue'>, extras: readonly BookedExtra[]): number {
  const singles = catalogueExtras(deps).filter(({ kind }) => kind === 'single-room')
  return extras
    .filter(({ id }) => singles.some((single) => single.id === id))
    .reduce((sum, { units }) => sum + units, 0)
}

export function groupOf(guests: readonly Guest[]): Group {
  return { people: guests, singles: new Map(guests.map(({ party, singles }) => [party, singles])) }
}

/** The same for the same name however it is written, and nothing that could be read. */
export function whomOf(
  { signingKey }: Pick<Deps, 'signingKey'>,
  bookingId: string,
  name: string,
): string {
  const text = `camera ${bookingId} ${name.trim().toLowerCase()}`
  return createHmac('sha256', signingKey).update(text).digest('base64url')
}
