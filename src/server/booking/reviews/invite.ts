import { and, asc, eq, gte, inArray, isNull, lt, lte, notExists, sql } from 'drizzle-orm'
import { adminToken } from '../../../domain/booking/links.ts'
import { publicName, reviewDays } from '../../../domain/booking/reviews.ts'
import { keptSince, retentionMonths } from '../../../domain/catalogue/retention.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import type { Tx } from '../../platform/db/client.ts'
import { midnightInRome } from '../../platform/db/rome-midnight.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { secureRandom } from '../../platform/random.ts'
import { type Booking, findBooking } from '../bookings/store.ts'
import { invitationMail, invitedName, reminderMail } from './mails.ts'
import { forgetOldLinks, insertReview } from './store.ts'

const perRun = 50
const dayMs = 86_400_000

/**
 * Invites travellers once after their return, and reminds them once a week later; links that are too old stop
 * working.
 */
export async function askForReviews(deps: Deps): Promise<number> {
  const since = keptSince(deps.now(), retentionMonths.reviewInvitations)
  await forgetOldLinks(deps.db, midnightInRome(since))
  return (await inviteReturned(deps)) + (await remindSilent(deps))
}

/** The day after the return. Trips that ended long before this feature existed are left out. */
async function inviteReturned(deps: Deps): Promise<number> {
  const { db, now } = deps
  const today = todayInRome(now())
  const returned = await db
    .select()
    .from(travelBookings)
    .where(
      and(
        inArray(travelBookings.status, ['confirmed', 'completed']),
        inArray(travelBookings.paymentStatus, ['deposit_paid', 'paid', 'not_required']),
        lt(travelBookings.endDate, today),
        gte(travelBookings.endDate, addDays(today, -reviewDays.oldest)),
        sql`${travelBookings.contactEmail} <> ''`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(travellerReviews)
            .where(eq(travellerReviews.bookingId, travelBookings.id)),
        ),
      ),
    )
    .orderBy(asc(travelBookings.endDate))
    .limit(perRun)
  for (const booking of returned) await db.transaction((tx) => invite(tx, deps, booking))
  return returned.length
}

async function invite(tx: Tx, deps: Deps, booking: Booking): Promise<void> {
  for (const { index, email } of addressesOf(booking)) {
    const person = booking.travelers[index]
    const review = await insertReview(tx, {
      source: 'collected',
      tripId: tripIdOf(booking.tripId),
      bookingId: booking.id,
      travellerIndex: index,
      token: adminToken(secureRandom),
      shownName: person ? publicName(person.firstName, person.lastName) : booking.contactName,
      startDate: booking.startDate,
      endDate: booking.endDate,
      invitedAt: deps.now(),
    })
    if (!review) continue
    const name = invitedName(booking, index)
    await queueEmail(tx, invitationMail(deps, { review, booking, recipient: email, name }))
  }
}

/** Each address once: the contact's, and those of companions who gave their own. */
function addressesOf(booking: Booking): { index: number; email: string }[] {
  const known = new Set<string>()
  return booking.travelers
    .map((person, index) => ({
      index,
      email: person.email || (index === 0 ? booking.contactEmail : ''),
    }))
    .filter(({ email }) => {
      const key = email.toLowerCase()
      if (email === '' || known.has(key)) return false
      known.add(key)
      return true
    })
}

async function remindSilent(deps: Deps): Promise<number> {
  const { db, now } = deps
  const due = await db
    .select()
    .from(travellerReviews)
    .where(
      and(
        eq(travellerReviews.state, 'invited'),
        isNull(travellerReviews.remindedAt),
        lte(travellerReviews.invitedAt, new Date(now().getTime() - reviewDays.reminder * dayMs)),
      ),
    )
    .limit(perRun)
  for (const review of due) {
    await db.transaction(async (tx) => {
      const [still] = await tx
        .update(travellerReviews)
        .set({ remindedAt: now() })
        .where(and(eq(travellerReviews.id, review.id), eq(travellerReviews.state, 'invited')))
        .returning()
      const booking = still?.bookingId ? await findBooking(tx, still.bookingId) : undefined
      // A traveller who has left the party is not reminded, nor is the new person in that seat.
      const index = review.travellerIndex
      if (index === null) return
      const recipient = booking && addressesOf(booking).find((one) => one.index === index)?.email
      if (!still || !booking || !recipient || booking.status === 'cancelled') return
      const name = invitedName(booking, index)
      await queueEmail(tx, reminderMail(deps, { review: still, booking, recipient, name }))
    })
  }
  return due.length
}
