import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { mostHeldSpots, mostSpotsOfNetwork, phoneKey } from '../../../domain/booking/holding.ts'
import { DomainError } from '../../../domain/errors.ts'
import { mailboxOf } from '../../../domain/mail-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { lockDepartureById } from '../departures/store.ts'

export type DirectGuest = {
  contactEmail: string
  contactPhone: string
  visitorNetwork: string | null
}

/** Serialises concurrent requests of the same person, also for different departures. */
export async function lockGuest(tx: Tx, guest: Omit<DirectGuest, 'visitorNetwork'>): Promise<void> {
  const keys = [`email ${mailboxOf(guest.contactEmail)}`, `phone ${phoneKey(guest.contactPhone)}`]
  for (const key of keys.toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  }
}

/** Called after the spots are taken, so that the new booking counts as well. */
export async function requireFairShare(
  tx: Tx,
  guest: DirectGuest,
  departureId: string | null,
): Promise<void> {
  if (!departureId) return
  if ((await spotsHeldBy(tx, guest)) > mostHeldSpots) throw new DomainError('HELD_SPOTS_LIMIT')
  if (!guest.visitorNetwork) return
  const departure = await lockDepartureById(tx, departureId)
  const held = await sumOfSpots(
    tx,
    and(
      eq(travelBookings.departureId, departureId),
      inArray(travelBookings.status, ['pending', 'payment_initiated']),
      eq(travelBookings.visitorNetwork, guest.visitorNetwork),
    ),
  )
  if (departure && held > mostSpotsOfNetwork(departure.totalSpots)) {
    throw new DomainError('DEPARTURE_SHARE_LIMIT')
  }
}

/** Compares e-mails as mailboxes and phone numbers by their last digits, like `mailboxOf` and `phoneKey`. */
function spotsHeldBy(tx: Tx, { contactEmail, contactPhone }: DirectGuest): Promise<number> {
  const host = sql`split_part(lower(${travelBookings.contactEmail}), '@', 2)`
  const name = sql`split_part(split_part(lower(${travelBookings.contactEmail}), '@', 1), '+', 1)`
  const mailbox = sql`(case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') else ${name} end) || '@' || ${host}`
  const phone = sql`right(regexp_replace(${travelBookings.contactPhone}, '[^0-9]', '', 'g'), 9)`
  return sumOfSpots(
    tx,
    and(
      eq(travelBookings.status, 'pending'),
      eq(travelBookings.paymentStatus, 'pending'),
      or(sql`${mailbox} = ${mailboxOf(contactEmail)}`, sql`${phone} = ${phoneKey(contactPhone)}`),
    ),
  )
}

async function sumOfSpots(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await tx
    .select({ spots: sql<number>`coalesce(sum(${travelBookings.spotsTaken}), 0)::int` })
    .from(travelBookings)
    .where(and(isNull(travelBookings.bookingLinkId), sql`${travelBookings.spotsTaken} > 0`, where))
  return row?.spots ?? 0
}
