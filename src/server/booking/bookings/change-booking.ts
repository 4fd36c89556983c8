import { eventAfterChange } from '../../../domain/booking/booking-changes.ts'
import { reachedByFacts } from '../../../domain/booking/booking-money.ts'
import { extraLine } from '../../../domain/booking/extras.ts'
import { numbersAfter } from '../../../domain/booking/traveller-numbers.ts'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { hasSpots } from '../departures/spots.ts'
import { seatsOfChange } from '../documents/reseat-documents.ts'
import { readFacts } from './booking-facts.ts'
import { type BookingDifference, bookingChangedMails } from './change-mails.ts'
import { mayMove, moveBooking } from './move-booking.ts'
import { type PlannedChange, planChange, type WantedChange } from './plan-change.ts'
import { reseatParty } from './reseat-party.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking, NewBooking } from './store.ts'

type Facts = Record<string, unknown>

export type Change = WantedChange & {
  /** Columns to change beside those of the plan. */
  columns?: Partial<NewBooking>
  /** Log facts for changes beyond day, party and amounts. */
  facts?: (before: Booking, plan: PlannedChange) => { before: Facts; after: Facts }
}

/**
 * Changes party, day and price of a booking, together with its spots, money, log and mail, in one
 * transaction.
 */
export function changeBooking(deps: Deps, staff: StaffChange, change: Change): Promise<Booking> {
  let difference: BookingDifference | undefined
  return staffMove(deps, staff, 'changed', {
    before: async (tx, booking) => {
      const plan = await planChange(tx, deps, booking, change)
      const more = change.facts?.(booking, plan)
      difference = { before: booking, toGiveBack: plan.amounts.toGiveBack }
      return {
        change: {
          ...plan.columns,
          ...change.columns,
          travellerNumbers: numbersAfter(booking, seatsOfChange(booking.travelers, plan.travelers)),
        },
        factsBefore: { ...factsOf(booking), ...more?.before },
        facts: { ...factsOf({ ...booking, ...plan.columns } as Booking), ...more?.after },
      }
    },
    after: async (tx, changed) => {
      if (!difference) return changed
      await reseatParty(tx, difference.before, changed, { actor: staff.actor, now: deps.now() })
      const booking = await settleDifference(tx, deps, staff, difference.before, changed)
      const account = await bankAccountOf(tx, deps, booking)
      for (const mail of bookingChangedMails(deps, booking, account, difference)) {
        await queueEmail(tx, mail)
      }
      return booking
    },
  })
}

function factsOf(booking: Booking): Facts {
  const { tripId, startDate, adultCount, childCount, price, totalPrice, depositAmount } = booking
  const extras = booking.extras.map((extra) => extraLine(extra).label).join('; ')
  return {
    tripId,
    startDate,
    adultCount,
    childCount,
    price,
    ...(extras ? { extras } : {}),
    totalPrice,
    depositAmount,
  }
}

/** After a change of the price, the money received may no longer be enough for 'paid', or may be enough now. */
async function settleDifference(
  tx: Tx,
  { now }: Deps,
  { actor }: StaffChange,
  before: Booking,
  changed: Booking,
): Promise<Booking> {
  const event = eventAfterChange(before, changed, reachedByFacts(await readFacts(tx, changed)))
  if (event === null || !mayMove(changed, event) || !(await hasSpots(tx, changed))) return changed
  const { amountPaid, totalPrice } = changed
  return moveBooking(tx, changed, { event, actor, now: now(), facts: { amountPaid, totalPrice } })
}
