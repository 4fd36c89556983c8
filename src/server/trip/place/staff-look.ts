import type { z } from 'zod'
import type { tripStatusSchema } from '../../../contract/admin/trip/trip.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { isPlaceOpen, leaderSeat, placeEndsOn } from '../../../domain/trip/place.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { openField } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { isHeldBy } from '../access/keys.ts'
import { findPass } from '../access/store.ts'
import { isDataOpen, partyOf } from '../party/party.ts'
import { placeFacts } from './facts.ts'
import { viewPlace } from './view.ts'

async function requireBooking({ db }: Pick<Deps, 'db'>, id: string): Promise<Booking> {
  const booking = await findBooking(db, id)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  return booking
}

export async function placeStatus(
  deps: Deps,
  bookingId: string,
): Promise<z.input<typeof tripStatusSchema>> {
  const booking = await requireBooking(deps, bookingId)
  const pass = await findPass(deps.db, booking.id, leaderSeat)
  const today = todayInRome(deps.now())
  const { passes } = await placeFacts(deps, booking, leaderSeat)
  const party = partyOf(deps, booking, leaderSeat, passes)
  const isValid = pass && pass.endedAt === null && isHeldBy(deps, pass, booking)
  return {
    endsOn: placeEndsOn(booking.endDate),
    isOpen: isPlaceOpen(booking, today),
    link: pass ? (isValid ? 'valid' : 'ended') : 'none',
    changedAt: pass?.updatedAt.toISOString() ?? null,
    party: party.map(({ seat, name, isDone, link }) => ({
      name,
      isDone,
      link,
      document: openField('documentMisfit', booking.travelers[seat]?.documentMisfit ?? ''),
    })),
    mayRemind: isDataOpen(booking, today) && party.some(({ isDone }) => !isDone),
  }
}

/** The pages as the contact sees them, without access to their links; who looked is logged. */
export async function seePlace(deps: Deps & { actor: Actor }, bookingId: string) {
  const booking = await requireBooking(deps, bookingId)
  const view = await viewPlace(deps, booking, leaderSeat)
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      actor: deps.actor,
      action: 'trip_place_seen',
      entity: 'booking',
      entityId: booking.id,
    }),
  )
  return { ...view, lead: view.lead && { ...view.lead, reviewToken: null } }
}
