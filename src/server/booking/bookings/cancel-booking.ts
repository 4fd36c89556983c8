import { isAccepted } from '../../../domain/booking/contract-pack.ts'
import { type Leaver, leavingSums } from '../../../domain/booking/leaving.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import type { Cents } from '../../../domain/money.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { owedAsVoucherOf } from './booking-facts.ts'
import { bookingCancelledMail } from './mails.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'

/** A quarter: longer than 'Rimetti com’era' stays on the notice, which withdraws the mail. */
const mailDelayMinutes = 0.25

export type Cancellation = StaffChange & {
  /** Without an answer the agency counts as the one who cancelled, and keeps nothing. */
  who?: Leaver | undefined
  agreedPenalty?: Cents | undefined
  /** The day on which the cancellation was declared, where that was not today. */
  saidOn?: IsoDate | undefined
}

/** Returns the spots and mails the traveller the three sums; payments stay on record. */
export function cancelBooking(deps: Deps, change: Cancellation): Promise<Booking> {
  return staffMove(deps, change, 'cancelled', {
    before: async (_tx, booking) => leftNow(deps, booking, change),
    after: async (tx, booking) => {
      const mail = bookingCancelledMail(deps, booking, await owedAsVoucherOf(tx, booking))
      await queueEmail(tx, mail, mailDelayMinutes)
      return booking
    },
  })
}

/** The amount the agency keeps, computed in domain/booking/leaving.ts only. */
export async function leftNow(
  { now }: Pick<Deps, 'now'>,
  booking: Booking,
  { who = 'agency', agreedPenalty, saidOn }: Pick<Cancellation, 'who' | 'agreedPenalty' | 'saidOn'>,
) {
  const leftOn = saidOn ?? todayInRome(now())
  const { amountGivenBack: leftGivenBack } = booking
  const { penalty } = leavingSums({
    who,
    on: leftOn,
    startDate: booking.startDate,
    price: booking.totalPrice,
    paid: booking.amountPaid,
    isAccepted: isAccepted(booking),
    agreedPenalty,
  })
  return {
    change: {
      leavingPenalty: penalty,
      leftGivenBack,
      leftBy: who,
      leftOn,
    },
    facts: { leftBy: who, leavingPenalty: penalty },
  }
}
