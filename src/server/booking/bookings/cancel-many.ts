import { isDomainError } from '../../../domain/errors.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { owedAsVoucherOf } from './booking-facts.ts'
import { leftNow } from './cancel-booking.ts'
import { bookingCancelledMail } from './mails.ts'
import { reinstateBooking } from './reinstate-booking.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** Long enough to notice a mistake before a hundred travellers are mailed. */
const mailDelayMinutes = 10

type Chosen = { id: string; version: number }
type Outcome = { changed: Chosen[]; leftAlone: number }

/** Cancels one after the other, each with its own entry in the log; bookings changed meanwhile are skipped. */
export function cancelMany(
  deps: Deps & { actor: Actor },
  { bookings, reason }: { bookings: Chosen[]; reason?: string | undefined },
): Promise<Outcome> {
  return each(deps, bookings, (change) =>
    staffMove(deps, { ...change, note: reason || undefined }, 'cancelled', {
      before: async (_tx, booking) => leftNow(deps, booking, {}),
      after: async (tx, booking) => {
        await queueEmail(
          tx,
          bookingCancelledMail(deps, booking, await owedAsVoucherOf(tx, booking)),
          mailDelayMinutes,
        )
        return booking
      },
    }),
  )
}

/** Possible until the booking changes again. */
export function undoCancelMany(
  deps: Deps & { actor: Actor },
  { bookings }: { bookings: Chosen[] },
): Promise<Outcome> {
  return each(deps, bookings, (change) => reinstateBooking(deps, change))
}

async function each(
  { actor }: { actor: Actor },
  bookings: Chosen[],
  change: (one: StaffChange) => Promise<Booking>,
): Promise<Outcome> {
  const changed: Chosen[] = []
  for (const { id, version } of bookings) {
    try {
      const booking = await change({ bookingId: id, actor, expectedVersion: version })
      changed.push({ id, version: booking.version })
    } catch (error) {
      if (!isDomainError(error)) throw error
    }
  }
  return { changed, leftAlone: bookings.length - changed.length }
}
