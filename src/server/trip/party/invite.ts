import { randomUUID } from 'node:crypto'
import { isMinor } from '../../../domain/booking/minors.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { mailboxOf } from '../../../domain/mail-allowance.ts'
import { invitationAllowance } from '../../../domain/trip/own-part.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { type Booking, lockBooking } from '../../booking/bookings/store.ts'
import { traveller, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import type { Visit } from '../access/enter.ts'
import { passToken, placeAddress } from '../access/keys.ts'
import { endPass, renewPass } from '../access/store.ts'
import { invitationMail, invitationText } from './mails.ts'
import { isDataOpen } from './party.ts'

type Invited = { seat: number; email?: string | undefined }

/** Invites by mail, or by a text that the contact sends. A second invitation ends the first. */
export async function inviteTraveller(
  deps: Deps,
  visit: Visit,
  { seat, email }: Invited,
): Promise<{ message: string | null }> {
  return deps.db.transaction(async (tx) => {
    const { booking, name } = await requireSeat(tx, visit, seat)
    // An invitation is to complete one's own data.
    if (!isDataOpen(booking, todayInRome(deps.now()))) throw new DomainError('TRIP_DATA_CLOSED')
    await requireShare(tx, deps, booking, email)
    const pass = await renewPass(tx, deps, booking, seat)
    if (!pass) throw new DomainError('TRIP_SESSION_OVER')
    const token = passToken(deps, pass, booking)
    const href = placeAddress(deps.publicUrl, token)
    if (email) {
      await queueEmail(
        tx,
        invitationMail(deps, {
          booking,
          name,
          email,
          href,
          token,
          id: `${pass.id}:${pass.generation}:${randomUUID()}`,
        }),
      )
    }
    await note(tx, booking, seat, 'trip_invited')
    return { message: email ? null : invitationText(booking, name, href) }
  })
}

/** Ends the invitation and its sessions at once. */
export async function takeBackInvitation(deps: Deps, visit: Visit, seat: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { booking } = await requireSeat(tx, visit, seat)
    if (await endPass(tx, booking.id, seat, deps.now())) {
      await note(tx, booking, seat, 'trip_invitation_ended')
    }
  })
}

/** Only the contact may invite, and only adults: for minors they enter the data themselves. */
async function requireSeat(tx: Tx, { pass, booking: { id } }: Visit, seat: number) {
  const booking = await lockBooking(tx, id)
  const person = booking?.travelers[seat]
  const mayInvite = pass.seat === leaderSeat && seat !== leaderSeat
  if (!booking || !person || !mayInvite || isMinor(person, booking.startDate)) {
    throw new DomainError('FORBIDDEN')
  }
  if (booking.status === 'cancelled') throw new DomainError('TRIP_DATA_CLOSED')
  return { booking, name: person.firstName }
}

/** Limits mail to typed addresses, which may belong to strangers. */
async function requireShare(tx: Tx, { now }: Deps, { id }: Booking, email: string | undefined) {
  const { booking, mailbox } = invitationAllowance
  const shares = [
    { what: 'trip-invitations', whose: id, amount: 1, limit: booking },
    ...(email
      ? [{ what: 'trip-invited', whose: mailboxOf(email), amount: 1, limit: mailbox }]
      : []),
  ]
  for (const share of shares) {
    if (!(await takeOfDay(tx, now(), share))) throw new DomainError('RATE_LIMITED')
  }
}

function note(tx: Tx, { id }: Booking, seat: number, action: string): Promise<void> {
  return writeAudit(tx, {
    actor: traveller,
    action,
    entity: 'booking',
    entityId: id,
    after: { seat: seat + 1 },
  })
}
