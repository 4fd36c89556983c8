import { and, desc, eq, inArray, like } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import type { MailKind } from '../../../domain/mail-kinds.ts'
import { leaderSeat } from '../../../domain/trip/place.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import { takeOfDay } from '../../platform/day-allowance.ts'
import type { Db } from '../../platform/db/client.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Mail, queueEmails } from '../../platform/mail/outbox.ts'
import { passToken, placeAddress } from '../access/keys.ts'
import { placeFacts } from '../place/facts.ts'
import { leaderReminderMail, reminderMail } from './mails.ts'
import { isDataOpen, type PartyPass, partyOf } from './party.ts'

/** Reminds everyone whose data is missing: invited travellers directly, the contact about all others. */
export async function remindParty(
  deps: Deps & { actor: Actor },
  bookingId: string,
): Promise<{ mails: number }> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const today = todayInRome(deps.now())
  if (!isDataOpen(booking, today)) throw new DomainError('TRIP_DATA_CLOSED')
  const { passes } = await placeFacts(deps, booking, leaderSeat)
  const missing = partyOf(deps, booking, leaderSeat, passes).filter(({ isDone }) => !isDone)
  const mails: Mail[] = []
  const forLeader: string[] = []
  for (const { seat, name, link } of missing) {
    const pass = link === 'none' ? undefined : passes.find((one) => one.seat === seat)
    const mail = pass && (await companionMail(deps, booking, pass, today))
    if (mail) mails.push(mail)
    else forLeader.push(name)
  }
  if (forLeader.length > 0) mails.push(leaderReminderMail(deps, booking, forLeader, today))
  if (mails.length === 0) return { mails: 0 }
  await deps.db.transaction(async (tx) => {
    const share = { what: 'trip-reminders', whose: booking.id, amount: 1, limit: 1 }
    if (!(await takeOfDay(tx, deps.now(), share))) throw new DomainError('TRIP_REMINDED_TODAY')
    await queueEmails(tx, mails)
    await writeAudit(tx, {
      actor: deps.actor,
      action: 'trip_party_reminded',
      entity: 'booking',
      entityId: booking.id,
      after: { seats: missing.map(({ seat }) => seat + 1).join(', ') },
    })
  })
  return { mails: mails.length }
}

async function companionMail(deps: Deps, booking: Booking, pass: PartyPass, today: string) {
  const person = booking.travelers[pass.seat]
  const email = (await invitedAddress(deps.db, booking, pass)) ?? person?.email
  if (!person || !email) return undefined
  const token = passToken(deps, pass, booking)
  return reminderMail(deps, {
    booking,
    name: person.firstName,
    email,
    href: placeAddress(deps.publicUrl, token),
    token,
    id: `${pass.id}:${pass.generation}:${today}`,
  })
}

const withLink: MailKind[] = ['trip_invitation', 'trip_reminder']

/**
 * The address to which the valid link was mailed, or the one used for entering, which incremented the
 * generation by one. Older mails may have gone to another person.
 */
async function invitedAddress(db: Db, booking: Booking, pass: PartyPass) {
  const generation = pass.sessions > 0 ? pass.generation - 1 : pass.generation
  const [mail] = await db
    .select({ recipient: outbox.recipient })
    .from(outbox)
    .where(
      and(
        eq(outbox.bookingId, booking.id),
        inArray(outbox.kind, withLink),
        like(outbox.dedupeKey, `%:${pass.id}:${generation}:%`),
      ),
    )
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(1)
  return mail?.recipient
}
