import { randomUUID } from 'node:crypto'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { mailboxOf } from '../../../domain/mail-allowance.ts'
import { isPlaceOpen, leaderSeat, linkAllowance, sameAddress } from '../../../domain/trip/place.ts'
import { type Booking, findBooking, findBookingByCode } from '../../booking/bookings/store.ts'
import { type Actor, traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { linkMail } from './mails.ts'
import { endPass, renewPass } from './store.ts'

type Asked = { email: string; code: string }

/** The answer does not depend on whether such a booking exists, so that it reveals nothing about travellers. */
export async function askForLink(deps: Deps, asked: Asked, visitor: string): Promise<void> {
  const shares = [
    { what: 'trip-network', whose: visitor, amount: 1, limit: linkAllowance.network },
    {
      what: 'trip-mailbox',
      whose: mailboxOf(asked.email),
      amount: 1,
      limit: linkAllowance.mailbox,
    },
  ]
  for (const share of shares) {
    if (!(await takeOfDay(deps.db, deps.now(), share))) throw new DomainError('RATE_LIMITED')
  }
  const booking = await findBookingByCode(deps.db, asked.code.trim())
  if (!booking || !sameAddress(booking.contactEmail, asked.email)) return
  if (!isPlaceOpen(booking, todayInRome(deps.now()))) return
  await deps.db.transaction((tx) => sendNewLink(tx, deps, booking, traveller))
}

/** Called by staff: the old link ends, and a new one is mailed to the address of the booking. */
export async function sendLink(deps: Deps & { actor: Actor }, bookingId: string): Promise<void> {
  const booking = await requireBooking(deps, bookingId)
  if (!isPlaceOpen(booking, todayInRome(deps.now()))) throw new DomainError('TRIP_PLACE_CLOSED')
  await deps.db.transaction((tx) => sendNewLink(tx, deps, booking, deps.actor))
}

/** Called by staff: no link works until a new one is sent. */
export async function endLinks(
  deps: Pick<Deps, 'db' | 'now'> & { actor: Actor },
  bookingId: string,
): Promise<void> {
  const booking = await requireBooking(deps, bookingId)
  await deps.db.transaction(async (tx) => {
    for (const seat of booking.travelers.keys()) await endPass(tx, booking.id, seat, deps.now())
    await note(tx, booking, deps.actor, 'trip_link_ended')
  })
}

async function requireBooking({ db }: Pick<Deps, 'db'>, id: string): Promise<Booking> {
  const booking = await findBooking(db, id)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  return booking
}

async function sendNewLink(tx: Tx, deps: Deps, booking: Booking, actor: Actor): Promise<void> {
  await renewPass(tx, deps, booking, leaderSeat)
  await queueEmail(tx, linkMail(deps, booking, randomUUID()))
  await note(tx, booking, actor, 'trip_link_sent')
}

function note(tx: Tx, { id }: Booking, actor: Actor, action: string): Promise<void> {
  return writeAudit(tx, { actor, action, entity: 'booking', entityId: id })
}
